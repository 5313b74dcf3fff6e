"""The worked examples of the RDI9 rulebook, played with the cards they name."""

import pytest

from lastcall.engine.cards import Deck
from lastcall.engine.view import events_for
from lastcall.engine.words import ACTION_SOMETIMES_ANYTIME, FORTITUDE, drink, ignore_card
from lastcall.testing import table

IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING_HAND = "Winning Hand!"
IDTS = "I don't think so!"
TIP = "Tip the Barkeep"
BARKEEP = "The Barkeep thinks you should stop playing with the drinks."

EDIBLE = "Nosiree, those aren't edible."
TOOLS = "Can'tcha see I'm sharpenin' my tools?"
VERMIN = "This'll keep the vermin offa my crops!"
SPORES = "Mushroom spores, pixie dust, same difference!"

SIGN = "Sign right here and there you go!"
PARKOUR = "Parkour!"
RISE = "Rise above adversity"
CLAWS = "Sorry 'bout the claws"
FLEXIBLE = "Ridiculously flexible"

DASTARDLY = "Look. Dastardly schemes don't plan themselves"

PAY = "Sometimes, my patients actually pay me!"
CHEAT = "I'm a doctor, not a cheater"
ADVENTURER = "A hung-over adventurer"

ANTS = "Someone's got ants in their pants!"
DIG = "Uh-oh! Time to dig our way out of trouble!"
HUG = "Group hug!"
SWARM = "Careful! They swarm when threatened"
CAVERN = "I've drunk stronger stuff running down cavern walls!"
WHISKERS = "This'll curl your whiskers!"
HOLD = "Wanna hold one?"
PATROL = "Sorry, I'm on patrol duty"
SNACK = "Who wants a Spelunker Snack?"
POUCH = "How did this get in my snack pouch?"
STICK = "I guess I'll stick with this hand"

CONTEST = "Drinking Contest!"
HOUSE_ROUND = "Round on the House!"
ROCKS = "Something on the Rocks"
MONSTERS = "The monsters kicked open the door!"
DBA = "Dragon Breath Ale"


def inn(*seats, **setup):
    """A table with the Drink Deck of RDI9."""
    setup.setdefault("drinks", ["drinks-rdi9"])
    return table(*seats, **setup)


# Gambling ----------------------------------------------------------------------------------------


@pytest.mark.rule("GAMB-5", "GAMB-12", "GAMB-13", "GAMB-14", "GAMB-19", "GAMB-22", "GAMB-24")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_round_with_a_leaver_a_raise_and_a_doctor_who_cheats(place):
    """EX-RDI9-gambling-1: Jett wins 6 Gold, whichever chair Dale left it from."""
    cycle = ["jett", "terci", "ygella"]
    cycle.insert(place, "dale")
    t = inn(*cycle).hand("jett", IM_IN, IM_IN, WINNING_HAND).hand("dale", TOOLS, RAISE)
    t.hand("terci", CHEAT, IM_IN, RAISE, WINNING_HAND).hand("ygella", RAISE)
    t.jett.plays(IM_IN)
    t.until("respond", "dale")
    t.dale.responds(TOOLS)
    t.until("gamble", "terci")
    assert (t.pot, t.controller, t.in_round) == (3, "jett", [n for n in cycle if n != "dale"])
    assert t.dale.why_not(RAISE).rule == "GAMB-23"
    t.terci.passes()
    t.ygella.gambles(RAISE)
    t.until("gamble", "jett")
    assert (t.pot, t.controller) == (6, "ygella")
    t.jett.gambles(WINNING_HAND)
    t.until("gamble", "terci")
    for title in (IM_IN, RAISE, WINNING_HAND):
        assert t.terci.why_not(title).rule == "GAMB-21"
    t.terci.gambles(CHEAT)
    t.until("gamble", "jett")
    assert t.controller == "terci"
    t.jett.gambles(IM_IN)
    t.until("gamble", "terci")
    assert (t.controller, t.pot) == ("jett", 6)
    t.terci.passes()
    t.until("order", "jett")
    assert t.gold == dict(jett=14, terci=8, ygella=8, dale=10)
    assert (t.inn, t.phase) == (0, "order")


@pytest.mark.rule("GAMB-26", "GAMB-27", "GAMB-28")
def test_the_starter_leaves_and_nobody_takes_control():
    """EX-RDI9-leave-1: Dale starts a Round and leaves it; the pot goes to the Inn."""
    t = (
        inn("dale", "jett", "terci", "ygella")
        .hand("dale", IM_IN, TOOLS, RAISE)
        .hand("terci", RAISE)
    )
    t.dale.plays(IM_IN)
    t.dale.responds(TOOLS)
    t.until("gamble", "terci")
    assert (t.controller, t.pot, t.in_round) == (None, 3, ["jett", "terci", "ygella"])
    assert t.dale.why_not(RAISE).rule == "GAMB-23"
    t.terci.passes()
    t.until("order", "dale")
    assert t.gold == dict(dale=10, jett=9, terci=9, ygella=9)
    assert t.inn == 3


@pytest.mark.rule("GAMB-27")
def test_the_starter_leaves_and_somebody_takes_control():
    """EX-RDI9-leave-1: from then on the Round is like any other, and Terci wins it."""
    t = inn("dale", "jett", "terci", "ygella").hand("dale", IM_IN, TOOLS).hand("terci", IM_IN)
    t.dale.plays(IM_IN)
    t.dale.responds(TOOLS)
    t.until("gamble", "terci")
    t.terci.gambles(IM_IN)
    t.until("order", "dale")
    assert t.gold == dict(dale=10, jett=9, terci=12, ygella=9)
    assert t.inn == 0


def broke_ygella(*hand):
    """Ygella has anted her last Gold in Jett's Round, and it is her gambling turn."""
    t = (
        inn("jett", "ygella", "terci", "dale")
        .hand("jett", IM_IN, WINNING_HAND)
        .hand("ygella", RAISE, *hand)
    )
    t.stats("ygella", gold=1).hand("terci", IM_IN)
    t.jett.plays(IM_IN)
    t.until("gamble", "ygella")
    assert (t.gold, t.pot) == (dict(jett=9, ygella=0, terci=9, dale=9), 4)
    t.ygella.gambles(RAISE)
    return t


@pytest.mark.rule("GAMB-31", "GAMB-33", "GAMB-35", "GAMB-37")
def test_nobody_antes_for_a_raise_that_its_player_cannot_pay():
    """EX-RDI9-noante-1: Ygella takes control, nobody antes; beaten, she is out after the Round."""
    t = broke_ygella()
    t.until("gamble", "jett")
    assert (t.controller, t.pot) == ("ygella", 4)
    assert t.gold == dict(jett=9, ygella=0, terci=9, dale=9)
    assert "ygella" in t.alive
    t.jett.gambles(WINNING_HAND)
    t.until("order", "jett")
    assert t.alive == ["jett", "terci", "dale"]
    assert t.gold == dict(jett=13, ygella=0, terci=9, dale=9)


@pytest.mark.rule("GAMB-36", "STAT-12")
def test_a_snack_pouch_makes_a_broke_player_able_to_ante():
    """EX-RDI9-noante-1: the Inn pays for her, so everybody in the Round antes."""
    t = broke_ygella(POUCH)
    t.until("respond", "ygella")
    t.ygella.responds(POUCH)
    t.until("gamble", "jett")
    assert (t.controller, t.pot, t.inn) == ("ygella", 8, -1)
    assert t.gold == dict(jett=8, ygella=0, terci=8, dale=8)


# Drinks and Chasers ------------------------------------------------------------------------------


@pytest.mark.rule("CHSR-9", "CHSR-10", "CHSR-11")
@pytest.mark.parametrize(("ignores", "alcohol"), [(True, 0), (False, 6)])
def test_a_drink_and_its_chaser_are_ignored_together(ignores, alcohol):
    """EX-RDI9-chaser-1: nobody responds before the last Chaser; then all 6 AC or nothing."""
    t = inn("dale", "jett", "terci").turn("dale", "drink").pile("dale", "Wine with a Chaser", DBA)
    t.hand("dale", VERMIN).hand("jett", IM_IN)
    assert (t.asked, t.drinks[0]["cards"]) == ("dale", ["Wine with a Chaser", DBA])
    assert t.drinks[0]["alcohol"] == 6
    if ignores:
        t.dale.responds(VERMIN)
    t.until("discard", "jett")
    assert t.alcohol == dict(dale=alcohol, jett=0, terci=0)
    assert (t.dale.pile, t.drink_discard_titles) == ([], ["Wine with a Chaser", DBA])


@pytest.mark.rule("CHSR-2", "CHSR-5", "CHSR-6", "CONT-3")
def test_an_event_as_a_chaser_is_discarded():
    """EX-RDI9-chaser-2: Terci's ale counts 1 in the contest, and nobody gets a Drink for it."""
    t = inn("terci", "jett", "dale").turn("terci", "drink").pile("terci", CONTEST)
    t.drink_deck("Light Ale with a Chaser", HOUSE_ROUND, "Spring Water", "Moss Tea", "Wine")
    t.hand("jett", IM_IN)
    t.until("discard", "jett")
    assert t.alcohol == dict(terci=1, jett=0, dale=0)
    assert t.gold == dict(terci=12, jett=9, dale=9)
    assert HOUSE_ROUND in t.drink_discard_titles
    assert t.drink_deck_titles[0] == "Wine"
    assert len(t.happened("drank")) == 3


@pytest.mark.rule("CHSR-1", "CHSR-3", "CHSR-7")
@pytest.mark.parametrize(
    ("beneath", "cards", "alcohol"),
    [
        (["Wine", "Mead"], [ROCKS, "Wine"], 2),
        ([ROCKS, "Wine"], [ROCKS, ROCKS, "Wine"], 2),
        ([], [ROCKS], 0),
    ],
)
def test_something_on_the_rocks_always_has_a_chaser(beneath, cards, alcohol):
    """EX-RDI9-drink-1: the icon is enough, the title need not say so."""
    plainly = inn("dale", "jett").turn("dale", "drink").pile("dale", ROCKS).hand("dale", VERMIN)
    own = plainly.drinks[0]["alcohol"]
    t = inn("dale", "jett").turn("dale", "drink").pile("dale", ROCKS, *beneath).hand("dale", VERMIN)
    assert t.drinks[0]["cards"] == cards
    assert t.drinks[0]["alcohol"] == own * cards.count(ROCKS) + alcohol
    assert t.dale.pile == beneath[len(cards) - 1 :]
    assert "Chaser" not in ROCKS


@pytest.mark.rule("CHSR-1", "CHSR-2")
def test_something_on_the_rocks_off_the_deck_has_a_chaser_off_the_deck():
    """EX-RDI9-drink-1: in a contest as well."""
    t = inn("dale", "jett").turn("dale", "drink").pile("dale", CONTEST, "Mead")
    t.drink_deck(ROCKS, "Light Ale", "Moss Tea").hand("jett", PARKOUR)
    t.until("respond", "jett")
    assert [d["cards"] for d in t.drinks] == [[ROCKS, "Light Ale"], ["Moss Tea"]]
    assert t.dale.pile == ["Mead"]


# What a card affects -----------------------------------------------------------------------------


@pytest.mark.rule("STAT-1", "STAT-4")
def test_the_sad_song_sobers_nobody_below_zero():
    """EX-RDI9-minmax-1: Petra stands at AC 0 and pays Fleck all the same."""
    song = "And now I'm going to play something really sad."
    t = inn("fleck", "petra", "jett").hand("fleck", song)
    t.stats("jett", alcohol=3)
    t.fleck.plays(song)
    t.everyone.passes()
    assert t.alcohol == dict(fleck=0, petra=0, jett=2)
    assert t.gold == dict(fleck=12, petra=9, jett=9)


@pytest.mark.rule("STAT-6")
def test_a_tip_affects_gold():
    """EX-RDI9-affects-1: Ygella digs her way out of Terci's tip."""
    t = inn("terci", "ygella", "jett").hand("terci", TIP).hand("ygella", DIG)
    t.terci.plays(TIP, at="ygella")
    t.ygella.responds(DIG)
    t.nobody_responds()
    assert t.gold == dict(terci=10, ygella=10, jett=10)
    assert t.inn == 0


@pytest.mark.rule("STAT-8")
def test_spores_in_a_drink_do_not_affect_the_drinker():
    """EX-RDI9-affects-2: no digging out of that; Ygella's Wine gives her 3 AC."""
    t = inn("ygella", "dale", "jett").turn("ygella", "drink").pile("ygella", "Wine")
    t.hand("ygella", DIG, TIP).hand("dale", SPORES, IM_IN)
    t.until("respond", "dale")
    t.dale.responds(SPORES)
    t.until("respond", "ygella")
    assert t.ygella.why_not(DIG).rule == "STAT-6"
    t.until("discard", "dale")
    assert t.alcohol == dict(ygella=3, dale=0, jett=0)


@pytest.mark.rule("STAT-9", "NEG-1")
def test_negating_an_ignore_does_not_affect_the_drinker():
    """EX-RDI9-affects-3: Jett Negates Ygella's card; she cannot dig out and gains 4 AC."""
    t = inn("ygella", "jett", "dale").turn("ygella", "drink").pile("ygella", DBA)
    t.hand("ygella", CAVERN, DIG, TIP).hand("jett", IDTS, IM_IN)
    t.ygella.passes()  # the tip, before the reveal
    t.ygella.responds(CAVERN)
    t.until("respond", "jett")
    t.jett.responds(IDTS)
    assert t.asked == "ygella"
    assert t.ygella.why_not(DIG).rule == "STAT-6"
    t.until("discard", "jett")
    assert t.alcohol == dict(ygella=4, jett=0, dale=0)
    assert t.ygella.discard == [CAVERN]


# Negate and Ignore -------------------------------------------------------------------------------


@pytest.mark.rule("NEG-1", "TIME-15")
def test_a_negated_hit_back():
    """EX-RDI9-negate-1: Ygella has lost her 2 Fortitude when the swarm is stopped."""
    t = inn("jett", "ygella", "dale").hand("jett", CLAWS, IDTS).hand("ygella", SWARM)
    t.jett.plays(CLAWS, at="ygella")
    assert (t.asked, t.fortitude["ygella"]) == ("ygella", 18)
    t.ygella.responds(SWARM)
    t.jett.responds(IDTS)
    t.nobody_responds()
    assert t.fortitude == dict(jett=20, ygella=18, dale=20)
    assert (t.jett.discard, t.ygella.discard) == ([IDTS, CLAWS], [SWARM])


@pytest.mark.rule("NEG-2")
def test_an_ignored_hug_reaches_everybody_else():
    """EX-RDI9-ignore-1: Jett rises above it, the others lose 1 Fortitude."""
    t = inn("ygella", "jett", "dale", "terci").hand("ygella", HUG).hand("jett", RISE)
    t.ygella.plays(HUG)
    t.jett.responds(RISE)
    t.nobody_responds()
    assert t.fortitude == dict(ygella=20, jett=20, dale=19, terci=19)


@pytest.mark.rule("NEG-8", "NEG-9", "OP-26")
@pytest.mark.parametrize("title", [TIP, "Double rations for the whole table!"])
def test_ones_own_price_cannot_be_ignored_but_the_inn_may_pay_it(title):
    """EX-RDI9-ownpay-1: no digging out of her own tip or order; the snack pouch may pay."""
    t = inn("ygella", "jett", "dale").turn("ygella", "order").hand("ygella", title, DIG, POUCH)
    t.ygella.responds(title, **({"at": "ygella"} if title == TIP else {}))
    assert t.asked == "ygella"
    assert t.ygella.why_not(DIG).rule == "NEG-8"
    t.ygella.responds(POUCH)
    t.until("order", "ygella")
    assert t.gold == dict(ygella=10, jett=10, dale=10)
    assert t.inn == 0


IGNORES_EVENTS = [("dale", TOOLS), ("petra", DASTARDLY), ("jett", FLEXIBLE), ("ygella", PATROL)]


def contest_of(who, title):
    """Gog reveals a Drinking Contest; `who` sits to his left and Terci to his right."""
    t = inn("gog", who, "terci").turn("gog", "drink").pile("gog", CONTEST).hand(who, title, TIP)
    t.drink_deck(DBA, "Wine", "Light Ale", "Wine").hand("terci", IM_IN)
    t.until("respond", who).player(who).passes()  # the tip, before the reveal
    assert t.happened("event")
    return t, t.player(who)


@pytest.mark.rule("EVNT-3", "CONT-24", "CONT-25")
@pytest.mark.parametrize(("who", "title"), IGNORES_EVENTS)
def test_a_contest_ignored_as_it_is_revealed(who, title):
    """EX-RDI9-eventignore-1 (a): no Drink, no payment; the others drink and Gog wins 1 Gold."""
    t, me = contest_of(who, title)
    me.responds(title)
    t.until("discard", who)
    assert t.alcohol == {"gog": 4, who: 0, "terci": 2}
    assert t.gold == {"gog": 11, who: 10, "terci": 9}
    assert t.drink_deck_titles[:2] == ["Light Ale", "Wine"]


@pytest.mark.rule("EVNT-4", "CONT-24")
@pytest.mark.parametrize(("who", "title"), IGNORES_EVENTS)
def test_a_contest_under_way_cannot_be_ignored(who, title):
    """EX-RDI9-eventignore-1 (b): neither the Drink nor the payment can be dodged with it."""
    t, me = contest_of(who, title)
    me.passes()
    assert t.drinks
    assert (t.asked, me.may(title)) == (who, False)
    me.passes()
    assert t.happened("contest-won")
    assert (t.asked, me.may(title)) == (who, False)
    t.until("discard", who)
    assert t.gold == {"gog": 12, who: 9, "terci": 9}


@pytest.mark.rule("CARD-7")
@pytest.mark.first_chair
def test_the_hand_played_as_a_cheating_card():
    """EX-RDI9-cardtype-1: taking control it is Cheating: Gog may catch it, no IDTS answers it."""
    catch = "Gog think you cheating! Gog no like cheaters!"
    t = inn("jett", "ygella", "gog").hand("jett", IM_IN, IDTS).hand("ygella", STICK)
    t.hand("gog", catch, "Gog not think so!")
    t.jett.plays(IM_IN)
    t.until("gamble", "ygella")
    assert [option.mode for option in t.ygella.options(STICK)] == [0]
    t.ygella.gambles(STICK)
    assert t.gog.may(catch)
    assert t.gog.why_not("Gog not think so!").rule == "NEG-12"
    assert t.jett.why_not(IDTS).rule == "NEG-12"
    t.gog.passes()
    assert t.happened("control")[-1].seat == 1


@pytest.mark.rule("CARD-7")
def test_the_hand_played_as_a_sometimes_card():
    """EX-RDI9-cardtype-1: in its other way it is Sometimes: IDTS stops it, Gog catches nobody."""
    catch = "Gog think you cheating! Gog no like cheaters!"
    t = inn("jett", "ygella", "gog").hand("jett", IM_IN, IDTS).hand("ygella", STICK)
    t.hand("gog", catch)
    t.jett.plays(IM_IN)
    t.until("respond", "ygella")
    assert [option.mode for option in t.ygella.options(STICK)] == [1]
    t.ygella.responds(STICK)
    assert t.asked == "jett"
    assert t.gog.why_not(catch).rule == "CARD-3"
    t.jett.responds(IDTS)
    t.nobody_responds()
    assert not t.happened("control")
    assert t.ygella.discard == [STICK]


# Timing ------------------------------------------------------------------------------------------


@pytest.mark.rule("TIME-5", "TIME-6")
@pytest.mark.parametrize(("ignores", "alcohol"), [(True, 0), (False, 2)])
def test_spores_give_jett_a_second_chance(ignores, alcohol):
    """EX-RDI9-timing-1: he passed on the ale of 1, and may Ignore the ale of 2."""
    t = inn("jett", "dale", "terci").turn("jett", "drink").pile("jett", "Light Ale")
    t.hand("jett", PARKOUR).hand("dale", SPORES, IM_IN)
    t.jett.passes()
    t.dale.responds(SPORES)
    assert (t.asked, t.drinks[0]["alcohol"]) == ("jett", 2)
    if ignores:
        t.jett.responds(PARKOUR)
    t.until("discard", "dale")
    assert t.alcohol == dict(jett=alcohol, dale=0, terci=0)


@pytest.mark.rule("TIME-12", "TIME-13", "LOSE-2")
@pytest.mark.parametrize(
    ("willing", "alcohol"), [((), 10), (("dale",), 13), (("terci",), 13), (("terci", "dale"), 13)]
)
def test_a_standoff_is_declared_in_turn_order(willing, alcohol):
    """EX-RDI9-timing-2: Terci declares before Dale; if both pass, Jett stays at 12 against 10."""
    t = inn("jett", "terci", "dale").turn("jett", "drink").pile("jett", "Elven Wine")
    t.stats("jett", fortitude=12, alcohol=10).hand("jett", PARKOUR)
    t.hand("terci", IDTS, IM_IN).hand("dale", IDTS, IM_IN)
    t.jett.responds(PARKOUR)
    spent = None
    for name in ("terci", "dale"):
        assert (t.asked, t.asked_for) == (name, "respond")
        if name in willing:
            t.player(name).responds(IDTS)
            spent = name
            break
        t.player(name).passes()
    t.nobody_responds()
    t.until("discard", "terci")
    assert t.alcohol["jett"] == alcohol
    assert ("jett" in t.alive) == (alcohol < 12)
    for name in ("terci", "dale"):
        assert (IDTS in t.player(name).hand) == (name != spent)


# Splitting ---------------------------------------------------------------------------------------


def elven_wine():
    """Ygella's Elven Wine lies face up; she can split it, and Dale has spores for it."""
    t = inn("ygella", "dale", "jett").turn("ygella", "drink").pile("ygella", "Elven Wine")
    return t.hand("ygella", WHISKERS).hand("dale", SPORES, IM_IN)


@pytest.mark.rule("SPLT-1", "SPLT-2", "SPLT-6")
@pytest.mark.parametrize(("half", "ygella", "jett"), [("jett", 2, 3), ("ygella", 3, 2)])
def test_spores_in_one_half_of_a_split_drink(half, ygella, jett):
    """EX-RDI9-split-1: the halves have 2 AC each, and the spores go into just one of them."""
    t = elven_wine()
    t.ygella.responds(WHISKERS, to="jett")
    assert [d["alcohol"] for d in t.drinks] == [2, 2]
    t.dale.responds(SPORES, on=half)
    t.until("discard", "dale")
    assert t.alcohol == dict(ygella=ygella, dale=0, jett=jett)


@pytest.mark.rule("SPLT-3", "SPLT-4")
def test_spores_before_the_split_are_split():
    """EX-RDI9-split-2: 4 AC become 2 and 2."""
    t = elven_wine()
    t.ygella.passes()
    t.dale.responds(SPORES)
    assert [d["alcohol"] for d in t.drinks] == [4]
    t.ygella.responds(WHISKERS, to="jett")
    t.until("discard", "dale")
    assert t.alcohol == dict(ygella=2, dale=0, jett=2)


@pytest.mark.rule("SPLT-9", "SPLT-10", "SPLT-11")
def test_mead_is_shared_between_two_windows():
    """EX-RDI9-selfsplit-1: Jett shares his Mead with Terci, and Dale spices Terci's half."""
    t = inn("jett", "terci", "dale").turn("jett", "drink").pile("jett", "Mead")
    t.hand("dale", SPORES).hand("terci", IM_IN)
    t.dale.passes()
    t.jett.splits_with("terci")
    t.dale.responds(SPORES, on="terci")
    t.until("discard", "terci")
    assert t.alcohol == dict(jett=2, terci=3, dale=0)


OLD_FAE_SHIONED = Deck(
    "star-mole",
    "test",
    [
        5
        * drink(
            "Old Fae-shioned",
            3,
            keep=[ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE)],
        ),
        35 * drink("Water"),
    ],
)


@pytest.mark.rule("DRNK-16", "DRNK-17", "DRNK-20")
def test_a_drink_that_stays_is_kept_by_one_of_its_drinkers():
    """EX-RDI9-nondiscard-1: both halves give 2 AC; the card lies before Ygella, not Petra."""
    t = inn("ygella", "petra", "jett", drinks=[OLD_FAE_SHIONED]).turn("ygella", "drink")
    t.pile("ygella", "Old Fae-shioned").hand("ygella", WHISKERS).hand("petra", IM_IN)
    t.ygella.responds(WHISKERS, to="petra")
    t.until("discard", "petra")
    assert t.alcohol == dict(ygella=2, petra=2, jett=0)
    assert (t.ygella.kept, t.petra.kept) == (["Old Fae-shioned"], [])
    assert t.drink_discard_titles == []
    t.until("action", "petra")


@pytest.mark.rule("DRNK-16", "NEG-14")
def test_a_kept_drink_is_played_later():
    """EX-RDI9-nondiscard-1: only Ygella can Ignore a blow with it, once; then it is discarded."""
    t = inn("ygella", "jett", "petra", drinks=[OLD_FAE_SHIONED]).turn("ygella", "drink")
    t.pile("ygella", "Old Fae-shioned").hand("ygella", WHISKERS).hand("jett", CLAWS, SIGN)
    t.deck("jett", *5 * [IM_IN])
    t.ygella.responds(WHISKERS, to="petra")
    t.until("action", "jett")
    t.jett.plays(SIGN, at="ygella", mode=0)
    assert t.asked == "jett", "her Gold is none of its business"
    t.jett.plays(CLAWS, at="ygella")
    t.ygella.responds("Old Fae-shioned")
    t.nobody_responds()
    assert t.fortitude == dict(ygella=20, jett=20, petra=20)
    assert (t.ygella.kept, t.drink_discard_titles) == ([], ["Old Fae-shioned"])


# Drinking Contests -------------------------------------------------------------------------------


@pytest.mark.rule("CONT-9", "CONT-13")
def test_spores_make_a_tie():
    """EX-RDI9-contest-1: Jett's ale counts 2 like Petra's Wine; the two of them drink again."""
    t = inn("petra", "jett", "dale").turn("petra", "drink").pile("petra", CONTEST)
    t.drink_deck("Wine", "Light Ale", "Light Ale", "Dark Ale", "Elven Wine").hand("dale", SPORES)
    t.hand("jett", IM_IN)
    t.until("respond", "dale")
    assert [d["alcohol"] for d in t.drinks] == [2, 1, 1]
    t.dale.responds(SPORES, on="jett")
    t.until("discard", "jett")
    assert len(t.happened("contest-tied")) == 1
    assert t.alcohol == dict(petra=2 + 1, jett=2 + 3, dale=1)
    assert t.gold == dict(petra=9, jett=12, dale=9)


@pytest.mark.rule("CONT-10", "CONT-6")
def test_a_split_leaves_the_contest_value_where_it_was():
    """EX-RDI9-contest-2: Ygella shares her Dragon Breath Ale with Terci and wins with it."""
    t = inn("ygella", "terci", "dale").turn("ygella", "drink").pile("ygella", CONTEST)
    t.drink_deck(DBA, "Dark Ale", "Elven Wine").hand("ygella", WHISKERS).hand("terci", IM_IN)
    t.until("respond", "ygella")
    t.ygella.responds(WHISKERS, to="terci")
    t.until("discard", "terci")
    assert t.alcohol == dict(ygella=2, terci=3, dale=3)
    assert t.gold == dict(ygella=12, terci=9, dale=9)


@pytest.mark.rule("CONT-7", "CONT-21", "CONT-23")
@pytest.mark.parametrize("first", [DBA, "Spring Water"])
def test_out_of_gold_in_the_middle_of_a_contest(first):
    """EX-RDI9-contest-3: Petra's last Gold pays for new Drinks; she wins, or is out afterwards."""
    t = inn("petra", "jett", "dale", "terci").turn("petra", "drink").pile("petra", CONTEST)
    t.stats("petra", gold=1).drink_deck(first, "Wine", rest="aside").hand("jett", IM_IN, PARKOUR)
    t.drink_discard("Dark Ale", "Dark Ale", "Light Ale", "Light Ale")
    t.until("respond", "jett")
    assert t.gold == dict(petra=0, jett=9, dale=9, terci=9)
    assert "petra" in t.alive
    assert len(t.drinks) == 4
    t.until("discard", "jett")
    if first == DBA:
        assert t.gold == dict(petra=3, jett=8, dale=8, terci=8)
        assert t.alcohol["petra"] == 4
    else:
        assert t.alive == ["jett", "dale", "terci"]
        assert t.gold == dict(petra=0, jett=11, dale=8, terci=8)
    assert t.inn == 4


@pytest.mark.rule("CONT-12")
@pytest.mark.first_chair
def test_tea_counts_nothing_in_a_contest_but_sobers():
    """EX-RDI9-contest-4: Pot of Tea ties the Events at 0, and Dale's AC goes down."""
    t = inn("dale", "jett").turn("dale", "drink").pile("dale", CONTEST).stats("dale", alcohol=5)
    t.drink_deck("Pot of Tea", HOUSE_ROUND, "Wine", "Light Ale").hand("jett", IM_IN)
    t.until("discard", "jett")
    assert [event.amount for event in t.happened("contest-tied")] == [0]
    drunk = [event.amount for event in t.happened("drank") if event.seat == 0]
    assert len(drunk) == 2
    assert drunk[0] < 0
    assert t.alcohol == dict(dale=5 + drunk[0] + 2, jett=1)
    assert t.gold == dict(dale=9, jett=7)


# Changing Drinks ---------------------------------------------------------------------------------


@pytest.mark.rule("CHNG-1", "CHNG-9")
@pytest.mark.parametrize("title", [CAVERN, WHISKERS])
def test_the_barkeep_stops_what_changes_a_drink(title):
    """EX-RDI9-changedrink-1: an Ignore and a split are Negated, and Ygella gains all 3 AC."""
    t = inn("ygella", "dale", "jett").turn("ygella", "drink").pile("ygella", "Elven Wine")
    t.hand("ygella", title).hand("dale", BARKEEP, IM_IN)
    t.ygella.responds(title, **({"to": "jett"} if title == WHISKERS else {}))
    t.dale.responds(BARKEEP)
    t.until("discard", "dale")
    assert t.alcohol == dict(ygella=3, dale=0, jett=0)


@pytest.mark.rule("CHNG-3", "CHNG-5", "CHNG-7", "CHNG-8", "CHNG-9")
def test_the_barkeep_stops_nothing_else():
    """EX-RDI9-changedrink-1: not itself, not IDTS, not the Wench; only IDTS stops the Barkeep."""
    wench = "The Wench thinks you should stop playing with the drinks."
    t = inn("ygella", "dale", "jett", "gog").turn("ygella", "drink").pile("ygella", "Elven Wine")
    t.hand("ygella", CAVERN).hand("dale", BARKEEP, IDTS, IM_IN).hand("jett", BARKEEP)
    t.hand("gog", wench, "Gog not think so!")
    t.ygella.responds(CAVERN)
    t.dale.responds(BARKEEP)
    assert t.jett.why_not(BARKEEP).rule == "NEG-12"
    assert t.gog.why_not(wench).rule == "NEG-12"
    t.dale.responds(IDTS)
    assert t.asked == "gog"
    assert t.jett.why_not(BARKEEP).rule == "NEG-12"
    assert t.gog.why_not(wench).rule == "NEG-12"
    t.until("discard", "dale")
    assert t.alcohol == dict(ygella=0, dale=0, jett=0, gog=0)

    t = (
        inn("gog", "dale", "jett")
        .turn("gog", "drink")
        .pile("gog", "Wine")
        .hand("dale", BARKEEP, IDTS)
    )
    t.hand("gog", "Shut up!").hand("jett", TIP).until("respond", "jett")
    t.jett.responds(TIP, at="gog")
    t.gog.responds("Shut up!")
    assert (t.asked, t.dale.why_not(BARKEEP).rule) == ("dale", "CHNG-6")


# The characters ----------------------------------------------------------------------------------


@pytest.mark.rule("JETT-9", "JETT-10", "JETT-11")
@pytest.mark.parametrize("ignored", [False, True])
def test_jett_spends_before_anybody_responds(ignored):
    """EX-RDI9-jett-1 (b): not for 1 Momentum; for 2 it is spent, whether Gog Ignores it or not."""
    t = inn("jett", "gog", "terci").hand("jett", SIGN).tracker("jett", "momentum", 1)
    assert {option.mode for option in t.jett.options(SIGN)} == {0}
    t = inn("jett", "gog", "terci").hand("jett", SIGN).tracker("jett", "momentum", 2)
    t.pile("jett", "Mead").hand("gog", "Shut up!")
    t.jett.plays(SIGN, at="gog", mode=1)
    assert (t.asked, t.jett.tracker("momentum")) == ("gog", 0)
    if ignored:
        t.gog.responds("Shut up!")
    t.nobody_responds()
    assert t.jett.tracker("momentum") == 0
    assert t.gold == (
        dict(jett=10, gog=10, terci=10) if ignored else dict(jett=11, gog=9, terci=10)
    )
    assert t.gog.pile == ([] if ignored else ["Mead"])


@pytest.mark.rule("JETT-6")
@pytest.mark.parametrize("negated", [False, True])
def test_jett_gains_with_the_effect_of_the_card(negated):
    """EX-RDI9-jett-1 (a): what a card says of Momentum is its effect, and gone if it is Negated."""
    t = inn("jett", "terci", "dale").turn("jett", "drink").pile("jett", "Wine")
    t.hand("jett", PARKOUR).hand("terci", IDTS, IM_IN).tracker("jett", "momentum", 1)
    t.jett.responds(PARKOUR)
    if negated:
        t.terci.responds(IDTS)
    t.until("discard", "terci")
    assert (t.jett.tracker("momentum") > 1) == (not negated)
    assert t.alcohol["jett"] == (2 if negated else 0)


@pytest.mark.rule("TERCI-3", "TERCI-8", "TERCI-9", "TERCI-10", "TERCI-13", "STAT-12", "GAMB-5")
@pytest.mark.first_chair
def test_terci_is_paid_and_treats_a_hung_over_adventurer():
    """EX-RDI9-terci-1: the Inn antes, a Salve comes; the Salve goes, a card comes to hand."""
    t = inn("jett", "terci", "dale").hand("jett", IM_IN).hand("terci", PAY, TIP)
    t.box("terci", "waiting", ADVENTURER, "A knight with a broken arm")
    t.until("action", "jett")
    t.jett.plays(IM_IN)
    t.everyone.passes()
    assert not t.terci.may_treat(ADVENTURER)
    t.terci.responds(PAY)
    assert t.terci.tracker("salve") == 0
    t.everyone.passes()
    assert (t.terci.tracker("salve"), t.pot) == (1, 0)
    t.until("gamble", "terci")
    assert (t.gold["terci"], t.pot, t.inn) == (10, 3, -1)
    assert not t.terci.may(ADVENTURER)
    assert t.terci.why_not(ADVENTURER, out_of="waiting").key == "not-from-here"
    t.terci.treats(ADVENTURER)
    assert (t.asked, t.asked_for) == ("terci", "gamble")
    assert t.terci.tracker("salve") == 0
    assert t.terci.hand == sorted([ADVENTURER, TIP])
    assert t.terci.box("waiting") == ["A knight with a broken arm"]
    assert [event.seat for event in t.happened("played")] == [0, 1]
    t.until("discard", "terci")
    assert len(t.terci.box("waiting")) == 2
    t.terci.discards(ADVENTURER)
    assert t.terci.side_discard() == [ADVENTURER]


@pytest.mark.rule("TERCI-10", "STAT-8")
def test_the_leftovers_strengthen_a_drink():
    """EX-RDI9-terci-1: as a card in hand the adventurer adds 1 AC to Jett's Wine."""
    t = inn("jett", "terci", "dale").turn("jett", "drink").pile("jett", "Wine")
    t.hand("terci", ADVENTURER, IM_IN)
    t.terci.responds(ADVENTURER)
    t.until("discard", "terci")
    assert t.alcohol == dict(jett=3, terci=0, dale=0)


@pytest.mark.rule("YGELLA-4", "YGELLA-5")
def test_ygella_reveals_on_and_shows_what_she_fetches():
    """EX-RDI9-ygella-1: the deck runs out and is rebuilt; the Pet fetched is seen by everybody."""
    t = (
        inn("ygella", "jett", "dale")
        .hand("ygella", SNACK, HOLD, TIP)
        .deck("ygella", RAISE, only=True)
    )
    t.ygella.plays(SNACK)
    t.until("action", "ygella")
    assert [event.amount for event in t.happened("reshuffled")] == [36]
    showed = [t.table.title(event.card) for event in t.happened("showed")]
    assert (showed[0], len(t.ygella.hand)) == (RAISE, 3)
    assert "pet" in t.table.game.defs[t.happened("showed")[-1].card].tags

    t = inn("ygella", "jett", "dale").hand("ygella", HOLD).discarded("ygella", ANTS, TIP)
    t.ygella.plays(HOLD)
    t.nobody_responds()
    (event,) = t.happened("fetched")
    assert t.ygella.hand == [ANTS]
    assert all(event in events_for(t.table, seat) for seat in (-1, 0, 1, 2))


@pytest.mark.rule("CARD-14", "TERCI-17")
def test_the_monsters_take_cards_in_hand_only():
    """EX-RDI9-discardcost-1: no Plotted Card, Mushroom or Waiting Patient; nothing is played."""
    knight, goblin = "A knight with a broken arm", "A goblin with a stubbed toe"
    t = inn("petra", "dale", "terci").turn("petra", "drink").pile("petra", MONSTERS)
    t.hand("petra", "This is fine.", IDTS).box("petra", "plots", "Pick your poison")
    t.hand("dale", EDIBLE).box("dale", "planter", "Yer Classic Tallcap")
    t.hand("terci", knight, ADVENTURER).box("terci", "waiting", goblin)
    t.until("sacrifice", "petra")
    offered = {}
    for name, card in (
        ("petra", "This is fine."),
        ("dale", EDIBLE),
        ("terci", knight),
    ):
        assert (t.asked, t.asked_for) == (name, "sacrifice")
        offered[name] = [t.table.title(o.card) for o in t.options() if o.card >= 0]
        t.player(name).sacrifices(card)
    assert offered == dict(petra=["This is fine."], dale=[EDIBLE], terci=[knight])
    assert t.fortitude == dict(petra=20, dale=20, terci=20)
    assert not t.happened("played")
    assert (t.petra.discard, t.dale.discard) == (["This is fine."], [EDIBLE])
    assert (t.terci.discard, t.terci.side_discard()) == ([], [knight])
