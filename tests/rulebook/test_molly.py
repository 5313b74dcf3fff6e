"""MOLLY: three slots, visits, Enemies, and animals whom nobody can answer."""

import pytest

import lastcall
from lastcall.bots import ask, make_bot
from lastcall.cards.catalogue import character
from lastcall.cards.molly import A_VISIT, SLOTS, STABLE
from lastcall.cards.shared import GAMBLING_BASICS, i_dont_think_so
from lastcall.engine import terms as w
from lastcall.engine import words as v
from lastcall.engine.cards import Character
from lastcall.engine.rules import Rule
from lastcall.testing import stranger, table

FORCES = "The stable's forces are loose!"
FEED = "Don't feed the animals!"
BITES = "She only bites people she likes."
STRAW = "Shh. Something's in the straw."
FEEDING_TIME = "Not now! It's feeding time!"
OATS = "That's what the oat money's for."
LATER = "We'll save this for later, won't we, buddy?"
BERT = "Bert the Donkey"
POOKY = "Pooky!"
PANTHER = "Hariz Mu the Panther"
GOOSE = "Gertrude the Goose"
BISCUIT = "Biscuit the Pony"
FLASHIE = "Flashie"
UNICORN = "Elandral the Unicorn"
TRUFFLE = "Truffle the Pig"
GOAT = "Nibbles the Goat"
MOSQUITO = "Smooches the Rabid Mosquito"
THUNDER = "Thunder the Carthorse"
WHISKERS = "Whiskers the Barn Cat"
PIP = "Pip the Field Mouse"
NAMES = ("arrived", "resting", "packed")
NO = "I don't think so!"
GOG_NO = "Gog not think so!"
WENCH = "The Wench thinks you should stop playing with the drinks."
DISBELIEVE = "I attempt to disbelieve."
NOT_EVE = "I'm not Eve! She's over there!"
BEARD = "Hey! You almost damaged the beard!"
DIMLI_HELMET = "Good thing I was wearing my great-grandfather's helmet!"
HEALING = "I'll save that healing for a dungeon trip!"
FIRE = "Whoa! Careful! That's real fire!"
HEY = "Hey! I'm telling you a story!"
SERENA = "Did I ever tell you about Serena's paladin trials?"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."


def begins(*seats, deck=(), slots=("", "", "")):
    """Molly's turn begins with these animals in her slots, and these on the Stable Deck."""
    t = table("molly", *(seats or ("eve", "gog"))).turn("molly", "discard").hand("molly", TIP)
    for name, title in zip(NAMES, slots, strict=True):
        t.box("molly", name, *([title] if title else []))
    return t.side_deck("molly", *deck)


def standing(t):
    return ["".join(t.molly.box(name)) for name in NAMES]


# The deck, the slots, the visit ------------------------------------------------------------------


@pytest.mark.rule("MOLLY-1", "MOLLY-2", "RDI7-6")
def test_the_table_is_set_with_an_empty_stable():
    t = lastcall.new_game("gog", "molly", "eve", seed=4, first=0)
    seat = t.seats[1]
    assert [box.name for box in t.game.boxes[1]] == list(NAMES)
    assert [box.cards for box in seat.boxes] == [[], [], []]
    assert len(t.zones[seat.side[0].deck]) == 14
    assert len(seat.hand) == 7


@pytest.mark.rule("MOLLY-5", "MOLLY-6", "MOLLY-20")
def test_she_visits_when_her_turn_begins():
    """Before she discards; and not when Eve's turn begins."""
    t = begins(deck=[TRUFFLE]).hand("eve", IM_IN)
    t.until("discard", "molly")
    assert standing(t) == [TRUFFLE, "", ""]
    t.until("discard", "eve")
    assert standing(t) == [TRUFFLE, "", ""]


@pytest.mark.rule("MOLLY-4", "RDI7-3", "RDI7-4")
def test_the_last_animal_comes_and_the_deck_is_made_anew():
    """T7-35: of the others those in slots stay there (RDI7-5)."""
    t = begins(slots=("", GOAT, "")).side_deck("molly", TRUFFLE, only=True)
    t.until("discard", "molly")
    assert standing(t) == [TRUFFLE, GOAT, ""]
    assert (len(t.molly.side_deck()), t.molly.side_discard()) == (12, [])
    assert t.gold == dict(molly=10, eve=10, gog=10)


@pytest.mark.rule("MOLLY-13", "CARD-16")
@pytest.mark.parametrize("animal", [BERT, UNICORN])
def test_nobody_plays_an_animal_that_acts_by_itself(animal):
    """On arrival, or whenever its moment comes."""
    t = table("molly", "eve", "gog").box("molly", "arrived", animal).hand("molly", TIP)
    assert (t.asked, t.phase) == ("molly", "action")
    assert t.molly.why_not(animal).key == "by-itself"


@pytest.mark.rule("MOLLY-7", "MOLLY-8", "MOLLY-9", "MOLLY-13")
def test_a_horseshoe_comes_last():
    """T7-9, EX-RDI7-molly-1: Eve has lost 1 when Bert looks round; then he is placed."""
    t = table("molly", "eve", "gog").hand("molly", FEED).side_deck("molly", BERT)
    t.molly.plays(FEED, at="eve")
    t.nobody_responds()
    assert (t.asked, t.asked_for) == ("molly", "target")
    assert t.fortitude == dict(molly=20, eve=19, gog=20)
    assert standing(t) == ["", "", ""]
    t.molly.names("gog")
    assert t.fortitude == dict(molly=20, eve=19, gog=19)
    assert standing(t) == [BERT, "", ""]


def groom():
    """Somebody who has her stable, and a Sometimes Card with a horseshoe."""
    whistle = v.sometimes("Whistle", when=v.my_drink, do=[v.ignore_drink, A_VISIT])
    filler = v.action("Filler", v.another_player.loses(fortitude=1))
    return Character(
        "molly",
        "Groom",
        race="human",
        box="test",
        side_decks=[STABLE],
        boxes=SLOTS,
        deck=[*GAMBLING_BASICS, i_dont_think_so(), 2 * whistle, 20 * filler],
    )


@pytest.mark.rule("MOLLY-11", "MOLLY-28")
@pytest.mark.parametrize("negated", [True, False])
def test_a_negated_horseshoe_brings_nobody(negated):
    t = table(groom(), "gog", "eve").turn("molly", "drink").pile("molly", "Wine")
    t.hand("molly", "Whistle").hand("gog", IM_IN, GOG_NO).side_deck("molly", TRUFFLE)
    t.molly.responds("Whistle")
    if negated:
        t.gog.responds(GOG_NO)
    t.until("discard", "gog")
    assert standing(t) == ["" if negated else TRUFFLE, "", ""]
    assert t.alcohol["molly"] == (2 if negated else 0)


@pytest.mark.rule("MOLLY-11", "MOLLY-28")
def test_an_ignored_horseshoe_brings_an_animal():
    t = table("molly", "eve", "gog").hand("molly", FEED).side_deck("molly", TRUFFLE)
    t.hand("eve", DISBELIEVE)
    t.molly.plays(FEED, at="eve")
    t.eve.responds(DISBELIEVE)
    t.nobody_responds()
    assert t.fortitude == dict(molly=20, eve=20, gog=20)
    assert standing(t) == [TRUFFLE, "", ""]


@pytest.mark.rule("MOLLY-28", "REDR-1", "REDR-2")
def test_a_horseshoe_is_sent_on_and_hit_back_for_like_any_card():
    """Eve sends it to Dimli, Dimli hits back at Molly; the Goose's bite nobody can return."""
    t = table("molly", "eve", "dimli").hand("molly", FEED).side_deck("molly", GOOSE)
    t.hand("eve", NOT_EVE).hand("dimli", BEARD)
    t.molly.plays(FEED, at="eve")
    t.eve.responds(NOT_EVE, to="dimli")
    t.nobody_responds()
    t.molly.names("eve")
    t.until("respond", "dimli").dimli.responds(BEARD)
    t.nobody_responds()
    assert t.fortitude == dict(molly=18, eve=19, dimli=19)


# Kinds -------------------------------------------------------------------------------------------


@pytest.mark.rule("MOLLY-12")
def test_every_animal_is_of_one_kind():
    for card in STABLE.cards:
        sometimes = [mode for mode in card.modes if mode.type == w.SOMETIMES]
        kinds = ["instant" in card.tags, "constant" in card.tags, bool(sometimes)]
        assert sum(kinds) == 1, card.title
        assert ("constant" in card.tags) == bool(card.rules), card.title


@pytest.mark.rule("MOLLY-14")
def test_what_is_constant_holds_from_arriving_to_leaving():
    """Two turns of Eve's, one with Flashie and one without."""
    t = table("eve", "molly", "gog").hand("eve", FIRE).box("molly", "packed", FLASHIE)
    t.box("molly", "resting", GOAT).box("molly", "arrived", TRUFFLE)
    t.hand("molly", STRAW).side_deck("molly", MOSQUITO)
    t.until("action", "eve").eve.plays(FIRE, at="molly")
    t.until("respond", "molly")
    assert [c.amount for c in t.table.view(1).stack[-1].coming] == [-2], "and all can see it"
    t.molly.responds(STRAW)
    t.nobody_responds()
    assert standing(t) == [MOSQUITO, TRUFFLE, GOAT]
    assert t.fortitude == dict(eve=20, molly=17, gog=20)


@pytest.mark.rule("MOLLY-14", "WARTHORN-9")
def test_flashie_takes_one_off_a_loss_not_off_each_half():
    t = table("warthorn", "molly", "eve").hand("warthorn", HEY).side_deck("warthorn", SERENA)
    t.box("molly", "arrived", FLASHIE)
    t.warthorn.plays(HEY, at="molly")
    t.warthorn.names("molly")
    t.nobody_responds()
    assert t.fortitude == dict(warthorn=20, molly=17, eve=20)


@pytest.mark.rule("MOLLY-14", "REDR-1")
def test_what_is_sent_on_to_molly_meets_flashie():
    """Eve's 2 become 1 when they are Molly's, and Molly may still hit back for that."""
    kick = "Kicks like a mule!"
    t = table(stranger(v.action("Hit", v.another_player.loses(fortitude=2))), "eve", "molly")
    t.hand("tess", "Hit").hand("eve", NOT_EVE).hand("molly", kick)
    t.box("molly", "resting", FLASHIE)
    t.tess.plays("Hit", at="eve")
    t.eve.responds(NOT_EVE, to="molly")
    t.until("respond", "molly").molly.responds(kick)
    t.nobody_responds()
    assert t.fortitude == dict(tess=18, eve=20, molly=19)


@pytest.mark.rule("MOLLY-14", "WARTHORN-9", "REDR-7")
@pytest.mark.parametrize(("halves", "left"), [((2, 2), 17), ((1, 1), 19), ((1, 2), 18)])
def test_flashie_takes_one_off_the_sum_of_molly_s_share_and_one_that_was_sent(halves, left):
    """Everybody is struck, and Joran sends his share on to Molly; or a card strikes her twice."""
    portals = "Playing with portals"
    tess = stranger(v.action("Sweep", v.each_other_player.loses(fortitude=halves[0])))
    if halves[0] == halves[1]:
        t = table(tess, "molly", "joran").hand("tess", "Sweep").hand("joran", portals)
        t.box("molly", "resting", FLASHIE)
        t.tess.plays("Sweep")
        t.joran.responds(portals, at="molly")
    else:
        twice = [v.another_player.loses(fortitude=half) for half in halves]
        t = table(stranger(v.action("Twice", *twice)), "molly", "joran").hand("tess", "Twice")
        t.box("molly", "resting", FLASHIE)
        t.tess.plays("Twice", at="molly")
    t.nobody_responds()
    assert t.molly.fortitude == left


@pytest.mark.rule("MOLLY-14", "PETRA-35")
@pytest.mark.parametrize(("hellfire", "left"), [(0, 20), (3, 19)])
def test_flashie_is_not_kept_waiting_for_a_part_that_may_not_come(hellfire, left):
    """Petra costs everybody 1, and Molly 1 more if there is Hellfire: 1 less of what comes."""
    t = table("petra", "molly", "eve").hand("petra", "This is fine.")
    t.tracker("petra", "hellfire", hellfire).box("molly", "resting", FLASHIE)
    t.petra.plays("This is fine.", at="molly")
    t.nobody_responds()
    assert t.fortitude == dict(petra=20, molly=left, eve=19)


@pytest.mark.rule("MOLLY-14", "REDR-1", "CARD-16")
def test_a_half_meets_flashie_too():
    """Of 4 that Eve shares she sends Molly 2; of 2 that Eve shares with Molly 1 is hers."""
    share = "I've been working on a new spell. It's called Share Pain!"
    t = table("gog", "eve", "molly").hand("gog", "Dance with Gog!").hand("eve", share, NOT_EVE)
    t.box("molly", "resting", FLASHIE)
    t.gog.plays("Dance with Gog!", at="eve")
    t.eve.responds(share)
    t.eve.responds(NOT_EVE, to="molly")
    t.nobody_responds()
    assert t.fortitude == dict(gog=18, eve=20, molly=19)
    t = table("molly", "eve", "gog").hand("molly", "Mind the pitchfork!").hand("eve", share)
    t.box("molly", "resting", FLASHIE)
    t.molly.plays("Mind the pitchfork!", at="eve")
    t.eve.responds(share)
    t.nobody_responds()
    assert t.fortitude == dict(molly=20, eve=19, gog=20)


@pytest.mark.first_chair
def test_on_paper_flashie_counts_too():
    """Eve weighs her blow: 2 for Molly, 3 for Gog."""
    t = table("eve", "molly", "gog").hand("eve", FIRE).box("molly", "arrived", FLASHIE)
    after = {}
    for option in t.eve.options(FIRE):
        for each in t.table.preview(option).after:
            after[each.seat] = each.fortitude
    assert after == {1: 18, 2: 17}
    t = table("eve", "molly", "gog").hand("eve", FIRE)
    (option,) = [o for o in t.eve.options(FIRE) if o.targets == 2]
    (each,) = t.table.preview(option).after
    assert each.fortitude == 17


@pytest.mark.rule("MOLLY-15", "MOLLY-22", "MOLLY-21")
def test_a_used_animal_leaves_a_gap():
    """T7-11: A, B and C; B is used; then D comes: D, A, C, and nobody is discarded for it."""
    t = table("eve", "molly", "gog").turn("eve", "drink").hand("gog", IM_IN)
    t.box("molly", "arrived", TRUFFLE).box("molly", "resting", MOSQUITO)
    t.box("molly", "packed", GOAT).side_deck("molly", FLASHIE).hand("molly", TIP)
    t.molly.responds(MOSQUITO)
    assert standing(t) == [TRUFFLE, "", GOAT]
    assert t.molly.side_discard() == [MOSQUITO]
    t.until("discard", "molly")
    assert standing(t) == [FLASHIE, TRUFFLE, GOAT]
    assert t.molly.side_discard() == [MOSQUITO]


@pytest.mark.rule("MOLLY-16")
def test_animals_are_no_hand():
    strip = stranger(v.action("Empty your pockets!", v.another_player.discards(5)))
    t = table(strip, "molly", "gog").box("molly", "arrived", THUNDER).hand("molly", TIP, IM_IN)
    t.hand("tess", "Empty your pockets!")
    t.until("action", "tess").tess.plays("Empty your pockets!", at="molly")
    t.until("lose-card", "molly").molly.discards(TIP, IM_IN)
    assert (t.molly.hand, standing(t)) == ([], [THUNDER, "", ""])


# Enemies -----------------------------------------------------------------------------------------


@pytest.mark.rule("MOLLY-17", "MOLLY-18")
def test_only_the_newcomers_enemies_count():
    """Bert comes to the Panther, who would have chased him: nothing happens."""
    t = begins(deck=[BERT], slots=(PANTHER, "", ""))
    t.molly.names("eve")
    assert standing(t) == [BERT, PANTHER, ""]
    t = begins(deck=[WHISKERS], slots=("", "", ""))
    t.until("discard", "molly")
    assert standing(t) == [WHISKERS, "", ""], "no Enemy there, nothing to do"


@pytest.mark.rule("MOLLY-10", "MOLLY-9")
def test_a_newcomer_that_goes_itself_moves_nobody():
    t = begins(deck=[PIP], slots=(TRUFFLE, WHISKERS, GOAT))
    t.until("discard", "molly")
    assert standing(t) == [TRUFFLE, WHISKERS, GOAT]
    assert t.molly.side_discard() == [PIP]


@pytest.mark.rule("MOLLY-19", "MOLLY-33", "MOLLY-24")
@pytest.mark.parametrize(("comes", "left"), [(POOKY, 19), (GOOSE, 20)])
def test_enemies_before_what_is_instant(comes, left):
    """T7-14: thrown out, Flashie helps no more; only about to be pushed out, she still does."""
    t = begins(deck=[comes], slots=(TRUFFLE, GOAT, FLASHIE))
    if comes == GOOSE:
        t.molly.names("molly")
    t.until("discard", "molly")
    assert t.fortitude["molly"] == left
    assert standing(t) == ([POOKY, "", ""] if comes == POOKY else [GOOSE, TRUFFLE, GOAT])


# Movement ----------------------------------------------------------------------------------------


@pytest.mark.rule("MOLLY-3", "MOLLY-20", "MOLLY-21", "MOLLY-23")
@pytest.mark.parametrize(
    ("before", "after", "gone"),
    [
        ((TRUFFLE, GOAT, THUNDER), [FLASHIE, TRUFFLE, GOAT], [THUNDER]),  # T7-10
        (("", GOAT, THUNDER), [FLASHIE, GOAT, THUNDER], []),  # T7-12
        ((TRUFFLE, "", THUNDER), [FLASHIE, TRUFFLE, THUNDER], []),
        ((TRUFFLE, GOAT, ""), [FLASHIE, TRUFFLE, GOAT], []),
        (("", "", THUNDER), [FLASHIE, "", THUNDER], []),
    ],
)
def test_a_newcomer_pushes_as_far_as_the_first_gap(before, after, gone):
    t = begins(deck=[FLASHIE], slots=before)
    t.until("discard", "molly")
    assert standing(t) == after
    assert t.molly.side_discard() == gone


# What others can do about them -------------------------------------------------------------------


@pytest.mark.rule("MOLLY-25", "MOLLY-26")
def test_nobody_answers_an_animal():
    """T7-13: Dimli has a helmet and a fist, and is asked for neither; the loss has no cause."""
    t = begins("dimli", "eve", deck=[GOOSE]).hand("dimli", BEARD, DIMLI_HELMET).hand("eve", NOT_EVE)
    t.molly.names("dimli")
    assert t.asked == "molly"
    assert t.fortitude == dict(molly=20, dimli=19, eve=20)
    (loss,) = t.happened("fortitude")
    assert loss.cause == -1
    assert standing(t) == [GOOSE, "", ""]


@pytest.mark.rule("MOLLY-26")
def test_nobody_stops_what_an_animal_gives_her():
    """Joran's card answers cards."""
    t = begins("joran", "eve", deck=[BISCUIT]).hand("joran", HEALING).stats("molly", fortitude=10)
    t.until("discard", "molly")
    assert t.fortitude["molly"] == 11


@pytest.mark.rule("MOLLY-27", "MOLLY-26", "NEG-12")
def test_a_sometimes_animal_cannot_be_negated():
    """Neither Eve's veto against the mosquito nor Gog's Wench against the cat."""
    t = table("eve", "molly", "gog").turn("eve", "drink").hand("eve", NO).hand("gog", TIP)
    t.box("molly", "arrived", MOSQUITO)
    t.molly.responds(MOSQUITO)
    t.gog.passes()
    assert t.fortitude["eve"] == 19
    assert not t.happened("negated")
    t = table("molly", "gog", "eve").turn("molly", "drink").pile("molly", "Elven Wine")
    t.box("molly", "packed", WHISKERS).hand("gog", IM_IN, WENCH).hand("eve", NO)
    t.molly.responds(WHISKERS)
    t.until("discard", "gog")
    assert t.alcohol["molly"] == 1


@pytest.mark.rule("MOLLY-15", "MOLLY-26")
def test_thunder_answers_twice_with_a_card():
    """Of Eve's 3 the carthorse takes 2; then the rest is Ignored, and Eve keeps her veto."""
    t = table("eve", "molly", "gog").hand("eve", FIRE, FIRE).hand("molly", FEEDING_TIME)
    t.box("molly", "resting", THUNDER)
    t.eve.plays(FIRE, at="molly")
    t.molly.responds(THUNDER)
    t.molly.responds(FEEDING_TIME)
    t.nobody_responds()
    assert t.fortitude == dict(eve=20, molly=20, gog=20)
    assert standing(t) == ["", "", ""]


class Outside(Rule):
    """Seat 2 is reached by nothing, and nobody may name it."""

    def touches(self, t, seat):
        return seat != 2

    def names(self, t, seat, by):
        return seat != 2


@pytest.mark.rule("MOLLY-34")
@pytest.mark.first_chair
def test_no_animal_reaches_a_player_who_is_outside():
    t = table("molly", "eve", "gog", rules=[Outside]).turn("molly", "discard").hand("molly", STRAW)
    t.side_deck("molly", POOKY, BERT)
    t.until("respond", "molly")
    assert t.fortitude == dict(molly=19, eve=19, gog=20)
    t.molly.responds(STRAW)
    t.everyone.passes()
    assert {option.targets for option in t.options()} == {1, 2}


@pytest.mark.rule("MOLLY-14", "LOSE-10")
def test_the_stable_is_empty_when_she_is_out():
    t = table("eve", "molly", "gog").hand("eve", FIRE).stats("molly", fortitude=8, alcohol=5)
    t.box("molly", "arrived", GOAT).box("molly", "packed", TRUFFLE).hand("gog", IM_IN)
    t.eve.plays(FIRE, at="molly")
    t.until("discard", "gog")
    assert t.alive == ["eve", "gog"]
    assert standing(t) == ["", "", ""]
    assert sorted(t.molly.side_discard()) == sorted([GOAT, TRUFFLE])


def test_she_can_fall_by_her_own_animal():
    """Pooky takes her last Fortitude, and Eve's turn begins."""
    t = begins(deck=[POOKY]).stats("molly", fortitude=6, alcohol=5).hand("eve", IM_IN)
    t.until("discard", "eve")
    assert t.alive == ["eve", "gog"]
    assert t.fortitude == dict(molly=5, eve=19, gog=19)


# Cards of hers -----------------------------------------------------------------------------------


@pytest.mark.rule("MOLLY-30", "RDI7-30", "RDI7-31")
def test_forces_beyond_her_means():
    """T7-15, EX-RDI7-ignore-1: three are named, Eve Ignores it, and Molly's 1 Gold is gone."""
    t = table("molly", "eve", "gog", "dimli").hand("molly", FORCES).stats("molly", gold=1)
    t.hand("eve", DISBELIEVE).hand("gog", IM_IN)
    t.molly.plays(FORCES, at=("eve", "gog", "dimli"))
    t.eve.responds(DISBELIEVE)
    t.nobody_responds()
    assert (t.fortitude["eve"], t.fortitude["gog"], t.fortitude["dimli"]) == (20, 18, 18)
    assert t.gold["molly"] == 0
    assert t.alive == ["eve", "gog", "dimli"]


@pytest.mark.rule("RDI7-30")
def test_an_ignored_pick_is_paid_for():
    t = table("molly", "eve", "gog").hand("molly", FORCES).hand("eve", DISBELIEVE)
    t.molly.plays(FORCES, at=("eve", "gog"))
    t.eve.responds(DISBELIEVE)
    t.nobody_responds()
    assert t.gold == dict(molly=8, eve=10, gog=10)


@pytest.mark.rule("RDI7-31", "NEG-8", "STAT-12")
def test_her_own_price_is_not_ignored_but_the_inn_may_pay_it():
    """T7-36."""
    ignore = v.either(
        "Shrug",
        v.ignore_card(types=v.ACTION_SOMETIMES_ANYTIME, affecting=v.FORTITUDE_ALCOHOL_GOLD),
    )
    price = v.either(
        FORCES,
        v.Mode(
            w.ACTION,
            w.MY_ACTION,
            (v.another_player.loses(fortitude=2), v.me.pays(v.per_pick(1), v.TO_THE_INN)),
            least=1,
            most=3,
        ),
    )
    inn = v.sometimes(OATS, when=v.would_lose_gold, do=v.from_the_inn)
    t = table(stranger(ignore, price, inn), "eve", "gog").hand("tess", FORCES, "Shrug", OATS)
    t.tess.plays(FORCES, at=("eve", "gog"))
    assert t.tess.why_not("Shrug").rule == "NEG-8"
    t.tess.responds(OATS)
    t.nobody_responds()
    assert (t.gold["tess"], t.inn) == (10, 0)
    assert t.fortitude == dict(tess=20, eve=18, gog=18)


@pytest.mark.rule("MOLLY-31")
def test_she_has_paid_before_anybody_hits_back():
    t = table("molly", "dimli", "gog").hand("molly", FORCES).hand("dimli", BEARD)
    t.molly.plays(FORCES, at=("dimli", "gog"))
    t.until("respond", "dimli")
    assert t.gold["molly"] == 8
    t.dimli.responds(BEARD)
    t.nobody_responds()
    assert t.fortitude == dict(molly=18, dimli=18, gog=18)


@pytest.mark.rule("MOLLY-32")
def test_the_unicorn_heals_once_a_turn_whatever_else_ends():
    """No card answers it: Joran is not asked."""
    t = table("molly", "joran", "eve").turn("molly", "drink").hand("molly", *[IM_IN] * 4)
    t.box("molly", "packed", UNICORN).hand("joran", HEALING).stats("molly", fortitude=10)
    t.until("dare", "molly").molly.accepts()
    t.molly.discards(IM_IN, IM_IN)
    t.until("discard", "joran")
    assert (t.fortitude["molly"], t.molly.hand) == (11, [IM_IN, IM_IN])


@pytest.mark.rule("TIME-2")
def test_saved_for_later_after_a_spike():
    """EX-RDI7-timing-1: she waits, Dimli spikes, and she Ignores it then."""
    t = table("molly", "dimli", "eve").turn("molly", "drink").pile("molly", "Light Ale")
    t.hand("molly", LATER).hand("dimli", "Spike it with Firewater", IM_IN)
    t.molly.passes()
    t.dimli.responds("Spike it with Firewater")
    t.until("respond", "molly").molly.responds(LATER)
    t.until("discard", "dimli")
    assert t.alcohol["molly"] == 0


# What is seen of it ------------------------------------------------------------------------------


def test_the_house_bot_is_kind_to_her():
    """Bert's kick, the horn of healing, and the carthorse at the right moment."""
    bot = make_bot("house", 1)
    t = begins(deck=[BERT])
    assert ask(bot, t.table).targets in (2, 4)
    t = table("molly", "eve", "gog").turn("molly", "drink").hand("molly", *[IM_IN] * 4)
    t.box("molly", "packed", UNICORN).stats("molly", fortitude=10).until("dare", "molly")
    assert ask(bot, t.table).kind == w.ACCEPT
    t = table("eve", "molly", "gog").hand("eve", FIRE).box("molly", "packed", THUNDER)
    t.stats("molly", fortitude=9, alcohol=6)
    t.eve.plays(FIRE, at="molly")
    assert t.table.title(ask(bot, t.table).card) == THUNDER


def test_her_deck_has_five_horseshoes():
    visits = sum(
        copies
        for card, copies in character("molly").deck.kinds
        if any(word is A_VISIT for mode in card.modes for word in mode.words)
    )
    assert visits == 5


@pytest.mark.rule("MOLLY-14")
def test_what_a_constant_animal_spares_her_is_shown_with_the_card():
    """Of a blow of 1 nothing is left, and everybody sees why."""
    gus = stranger(v.anytime("Breather", v.me.gains(fortitude=1)), name="gus")
    t = table(stranger(), "molly", gus).box("molly", "arrived", "Flashie")
    t.hand("tess", "Filler").hand("gus", "Breather").until("action", "tess")
    t.tess.plays("Filler", at="molly")
    assert (t.asked, t.asked_for) == ("gus", "respond")
    (coming,) = t.table.view(-1).stack[-1].coming
    assert (coming.amount, coming.added) == (0, 1)
    t.gus.passes()
    assert t.fortitude == dict(tess=20, molly=20, gus=20)
