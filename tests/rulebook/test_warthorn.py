"""WARTHORN: a card with a pipe and its Story are one card; some Stories stay before a player."""

import pytest

import lastcall
from lastcall.bots import ask, make_bot
from lastcall.cards.catalogue import character
from lastcall.cards.warthorn import story
from lastcall.engine import words as v
from lastcall.engine.cards import Character, Deck
from lastcall.engine.rules import Rule
from lastcall.testing import stranger, table

HEY = "Hey! I'm telling you a story!"
SIT = "Sit, sit! You'll like this one."
TAB = "About your tab. That reminds me..."
WHERE = "Where was I? Ah, yes."
MORE = "Hey, Wench, more drinks while I tell this one!"
MAGICAL = "This magical drink puts me in mind of something..."
HELMET = "Good helmet, Dimli! Sturdy!"
RILE = "Don't rile a dwarf!"
FINISH = "Here, finish this!"
REGULARS = "I know what my regulars like!"
SERENA = "Did I ever tell you about Serena's paladin trials?"
BANDITS = "Did I ever tell you how I defended the inn from bandits single-handed?"
KITCHEN = "Did I ever tell you about the epic kitchen explosion?"
MECHANICS = "Did I ever tell you about my brilliant ideas in mechanics?"
CHAIR = "Did I ever tell you who sat in that chair before you?"
MUG = "Did I ever tell you about the mug that bites?"
BARREL = "Did I ever tell you what was in the last barrel?"
GRANDMOTHER = "Did I ever tell you how my grandmother cured a hangover?"
ALREADY = "Did I ever tell you that one already?"
FORCES = "The stable's forces are loose!"
NO = "I don't think so!"
GOG_NO = "Gog not think so!"
WENCH = "The Wench thinks you should stop playing with the drinks."
DISBELIEVE = "I attempt to disbelieve."
NOT_EVE = "I'm not Eve! She's over there!"
BEARD = "Hey! You almost damaged the beard!"
BUCKLERS = "Good thing I was wearing my great-grandmother's bucklers!"
SPIKE = "Spike it with Firewater"
FIRE = "Whoa! Careful! That's real fire!"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
GNOMISH = "Gnomish Inspirational Ale"


def tells(story, *seats, card=HEY):
    """Warthorn is about to play a card with a pipe; this Story comes up."""
    return table("warthorn", *seats).hand("warthorn", card).side_deck("warthorn", story)


# The Story Deck ----------------------------------------------------------------------------------


@pytest.mark.rule("WARTHORN-1", "RDI7-6", "RDI7-2")
def test_the_table_is_set_with_fifteen_stories():
    t = lastcall.new_game("gog", "warthorn", "eve", seed=4, first=0)
    seat = t.seats[1]
    assert len(t.zones[seat.side[0].deck]) == 15
    assert t.zones[seat.side[0].discard] == []
    assert all(t.game.defs[card].deck == "warthorn" for card in [*seat.hand, *seat.deck])
    assert len(seat.hand) == 7


@pytest.mark.rule("WARTHORN-11", "RDI7-3", "RDI7-4", "WARTHORN-10")
def test_the_last_story_is_used_and_the_deck_is_made_anew():
    """T7-8: at once, for nothing; the Story in play is not among them yet."""
    t = tells(GRANDMOTHER, "gog", "eve").side_deck("warthorn", GRANDMOTHER, only=True)
    t.warthorn.plays(HEY, at="gog")
    t.nobody_responds()
    assert t.warthorn.side_discard() == [GRANDMOTHER]
    assert len(t.warthorn.side_deck()) == 14
    assert t.gold == dict(warthorn=10, gog=10, eve=10)


@pytest.mark.rule("RDI7-5")
def test_a_story_before_a_player_stays_there_when_the_deck_is_made_anew():
    t = tells(GRANDMOTHER, "gog", "eve").box("eve", "told")
    t.side_deck("warthorn", CHAIR, GRANDMOTHER, only=True).hand("warthorn", SIT, WHERE)
    t.warthorn.plays(HEY, at="gog")
    t.until("target", "warthorn").warthorn.names("eve")
    t.until("respond", "warthorn").warthorn.responds(WHERE)
    t.everyone.passes()
    assert t.eve.box("told") == [CHAIR]
    assert len(t.warthorn.side_deck()) == 13
    assert t.warthorn.side_discard() == [GRANDMOTHER]


# One card ----------------------------------------------------------------------------------------


@pytest.mark.rule("WARTHORN-3", "WARTHORN-4", "WARTHORN-7", "WARTHORN-8")
def test_the_story_is_told_and_aimed_before_anybody_responds():
    """T7-1, T7-6, EX-RDI7-warthorn-1: Gog and Eve have answers, and nobody asks them yet."""
    t = tells(SERENA, "gog", "eve").hand("gog", "Stop poking Gog").hand("eve", DISBELIEVE, NOT_EVE)
    t.warthorn.plays(HEY, at="gog")
    assert [event.card for event in t.happened("attached")]
    assert (t.asked, t.asked_for) == ("warthorn", "target")
    assert t.eve.why_not(DISBELIEVE).rule == "TIME-14"
    assert {option.targets for option in t.options()} == {1, 2, 4}, "himself, too"
    t.warthorn.names("eve")
    assert (t.asked, t.asked_for) == ("gog", "respond")
    t.nobody_responds()
    assert t.fortitude == dict(warthorn=20, gog=18, eve=18)
    assert len(t.eve.hand) == 4


@pytest.mark.rule("WARTHORN-8")
def test_where_a_story_can_name_only_one_player_nobody_is_asked_whom():
    """With two at the table "another player" is the other one."""
    stories = Deck("tales", "test", [9 * story("A tale", v.another_player.loses(fortitude=2))])
    tells_one = v.action("Listen!", v.me.gains(fortitude=1), v.attach(stories))
    bard = Character(
        "bard", "Bard", race="human", box="test", deck=[30 * tells_one], side_decks=[stories]
    )
    t = table(bard, "gog").stats("bard", fortitude=10).hand("bard", "Listen!")
    t.bard.plays("Listen!")
    assert t.fortitude == dict(bard=11, gog=18)


@pytest.mark.rule("WARTHORN-8", "WARTHORN-9")
def test_both_halves_on_one_player_add_up():
    """T7-2: Eve loses 4 and draws 2, Gog nothing."""
    t = tells(SERENA, "gog", "eve")
    t.warthorn.plays(HEY, at="eve")
    t.warthorn.names("eve")
    t.nobody_responds()
    assert t.fortitude == dict(warthorn=20, gog=20, eve=16)
    assert (len(t.eve.hand), len(t.gog.hand)) == (2, 0)


@pytest.mark.rule("WARTHORN-9")
def test_together_they_are_one_loss_to_reduce():
    """Of 4 Ygella's bucklers take 2; and for a reduced loss one does not hit back."""
    t = tells(SERENA, "ygella", "eve").hand("ygella", BUCKLERS)
    t.warthorn.plays(HEY, at="ygella")
    t.warthorn.names("ygella")
    t.ygella.responds(BUCKLERS)
    t.nobody_responds()
    assert t.fortitude == dict(warthorn=20, ygella=18, eve=20)


@pytest.mark.rule("WARTHORN-9", "TIME-15")
def test_together_they_are_one_loss_to_hit_back_for():
    """Dimli has two such cards and plays one."""
    back = stranger(
        2 * v.sometimes("Ow!", when=v.lost_fortitude, do=v.that_player.loses(fortitude=1))
    )
    t = tells(SERENA, back, "gog").hand("tess", "Ow!")
    t.warthorn.plays(HEY, at="tess")
    t.warthorn.names("tess")
    t.until("respond", "tess")
    assert t.fortitude["tess"] == 16
    t.tess.responds("Ow!")
    t.nobody_responds()
    assert t.fortitude == dict(warthorn=19, tess=16, gog=20)


@pytest.mark.rule("WARTHORN-9", "REDR-1", "REDR-2")
def test_both_halves_are_sent_on_together():
    """Eve sends all 4 to Dimli, who hits back at Warthorn; the cards drawn are still hers."""
    t = tells(SERENA, "eve", "dimli").hand("eve", NOT_EVE).hand("dimli", BEARD)
    t.warthorn.plays(HEY, at="eve")
    t.warthorn.names("eve")
    t.eve.responds(NOT_EVE, to="dimli")
    t.until("respond", "dimli").dimli.responds(BEARD)
    t.nobody_responds()
    assert t.fortitude == dict(warthorn=18, eve=20, dimli=16)
    assert (len(t.eve.hand), len(t.dimli.hand)) == (2, 0)


@pytest.mark.rule("WARTHORN-13", "REDR-7")
def test_what_is_sent_on_to_whoever_ignored_it_is_gone():
    """Ann Ignores the pipe's half; then Eve sends the Story's half to her."""
    ann = stranger(
        v.either("Helmet", v.ignore_card(types=v.ACTION_SOMETIMES_ANYTIME, affecting=v.FORTITUDE)),
        name="ann",
    )
    t = tells(SERENA, ann, "eve").hand("ann", "Helmet").hand("eve", NOT_EVE)
    t.warthorn.plays(HEY, at="ann")
    t.warthorn.names("eve")
    t.ann.responds("Helmet")
    t.until("respond", "eve").eve.responds(NOT_EVE, to="ann")
    t.nobody_responds()
    assert t.fortitude == dict(warthorn=20, ann=20, eve=20)


@pytest.mark.rule("WARTHORN-5", "WARTHORN-6", "TURN-9")
def test_an_action_with_a_story_is_one_action():
    t = tells(GRANDMOTHER, "gog", "eve").hand("warthorn", SIT, TIP)
    t.until("action", "warthorn").warthorn.plays(HEY, at="gog")
    t.until("action", "warthorn")
    assert t.warthorn.why_not(SIT).rule == "TURN-9"


@pytest.mark.rule("WARTHORN-5")
def test_nothing_answers_the_story_alone():
    """A Sometimes Card would be Negated; his Action is none, whatever Story comes with it."""
    t = tells(BANDITS, "gog", "eve").hand("eve", NO, TIP)
    t.until("action", "warthorn").warthorn.plays(HEY, at="gog")
    assert t.eve.why_not(NO).rule == "NEG-12"


@pytest.mark.first_chair
def test_the_words_of_a_story_come_in_their_order_after_the_cards():
    """The pipe's blow, the Story's blow, then the cards drawn."""
    t = tells(SERENA, "gog", "eve").deck("eve", RAISE, IM_IN)
    t.warthorn.plays(HEY, at="gog")
    t.warthorn.names("eve")
    t.nobody_responds()
    kinds = [e.kind for e in t.table.events if e.kind in ("fortitude", "drew")]
    seats = [e.seat for e in t.table.events if e.kind in ("fortitude", "drew")]
    assert (kinds, seats) == (["fortitude", "fortitude", "drew"], [1, 2, 2])


# Negated, Ignored --------------------------------------------------------------------------------


@pytest.mark.rule("WARTHORN-12")
def test_a_negated_card_takes_its_story_along():
    """T7-3, EX-RDI7-warthorn-2: no more Drinks, and nobody pays; both cards are discarded."""
    t = tells(BANDITS, "gog", "eve", card=MORE).turn("warthorn", "order").hand("gog", GOG_NO)
    t.warthorn.responds(MORE)
    t.gog.responds(GOG_NO)
    t.nobody_responds()
    assert t.asked_for == "order"
    t.warthorn.orders_for("eve")
    assert (len(t.gog.pile), len(t.eve.pile)) == (0, 1)
    assert t.gold == dict(warthorn=10, gog=10, eve=10)
    assert t.warthorn.side_discard() == [BANDITS]


@pytest.mark.rule("WARTHORN-12", "CHNG-6")
def test_the_wench_stops_a_magical_drink_and_its_story():
    t = tells(BANDITS, "gog", "eve", card=MAGICAL).turn("warthorn", "drink")
    t.pile("warthorn", "Wine").hand("gog", IM_IN, WENCH)
    t.warthorn.responds(MAGICAL)
    t.gog.responds(WENCH)
    t.until("discard", "gog")
    assert t.alcohol["warthorn"] == 2
    assert t.gold == dict(warthorn=10, gog=10, eve=10)


@pytest.mark.rule("WARTHORN-13")
@pytest.mark.parametrize(("pipe", "left"), [("eve", 20), ("gog", 18)])
def test_an_ignored_card_spares_one_player_both_halves(pipe, left):
    """Eve Ignores it all, her two cards included; whoever else is hit stays hit."""
    t = tells(SERENA, "gog", "eve").hand("eve", DISBELIEVE)
    t.warthorn.plays(HEY, at=pipe)
    t.warthorn.names("eve")
    t.until("respond", "eve").eve.responds(DISBELIEVE)
    t.nobody_responds()
    assert t.fortitude == dict(warthorn=20, gog=left, eve=20)
    assert t.eve.hand == []


@pytest.mark.rule("WARTHORN-14", "WARTHORN-15", "RDI7-7")
def test_a_story_makes_a_card_that_only_orders_one_to_ignore():
    """T7-4, EX-RDI7-warthorn-3: Molly is spared the kitchen, and gets a Drink all the same."""
    feeding = "Not now! It's feeding time!"
    t = tells(KITCHEN, "molly", "eve", card=MORE).turn("warthorn", "order").hand("molly", feeding)
    t.warthorn.responds(MORE)
    t.warthorn.names("molly")
    t.molly.responds(feeding)
    t.nobody_responds()
    t.warthorn.orders_for("molly")
    t.warthorn.orders_for("eve")
    assert (len(t.molly.pile), len(t.eve.pile)) == (1, 1)
    assert t.fortitude == dict(warthorn=18, molly=20, eve=20)
    t = tells(GRANDMOTHER, "molly", "eve", card=MORE).turn("warthorn", "order")
    t.hand("molly", feeding, TIP).warthorn.responds(MORE)
    assert t.molly.why_not(feeding).rule == "STAT-6", "that Story does nothing to her"


@pytest.mark.rule("WARTHORN-15", "WARTHORN-16")
def test_he_orders_though_he_ignores_his_own_card():
    t = tells(KITCHEN, "gog", "eve", card=MORE).turn("warthorn", "order").hand("warthorn", HELMET)
    t.warthorn.responds(MORE)
    t.warthorn.names("eve")
    t.warthorn.responds(HELMET)
    t.nobody_responds()
    for _ in range(3):
        t.warthorn.orders_for("gog")
    assert len(t.gog.pile) == 3
    assert t.fortitude == dict(warthorn=20, gog=20, eve=18)


@pytest.mark.rule("WARTHORN-16", "RDI7-8")
def test_a_drink_stays_ignored_though_he_ignores_the_rest():
    """T7-5: the Dragon Breath Ale is gone, the kitchen hurts Eve alone."""
    t = tells(KITCHEN, "gog", "eve", card=MAGICAL).turn("warthorn", "drink")
    t.pile("warthorn", "Dragon Breath Ale").hand("warthorn", HELMET).hand("gog", IM_IN)
    t.warthorn.responds(MAGICAL)
    t.warthorn.names("eve")
    t.warthorn.responds(HELMET)
    t.until("discard", "gog")
    assert t.alcohol["warthorn"] == 0
    assert t.fortitude == dict(warthorn=20, gog=20, eve=18)


@pytest.mark.rule("WARTHORN-23", "CARD-17")
@pytest.mark.parametrize(
    ("card", "found"),
    [(HEY, (20, 17, 10)), (TAB, (20, 20, 8))],
)
def test_his_ideas_in_mechanics(card, found):
    """3 instead of 2 Fortitude, 2 instead of 1 Gold: on the card it is told with."""
    t = tells(MECHANICS, "gog", "eve", card=card)
    t.warthorn.plays(card, at="eve")
    t.nobody_responds()
    assert (t.fortitude["gog"], t.fortitude["eve"], t.gold["eve"]) == found


@pytest.mark.rule("WARTHORN-23")
def test_his_ideas_make_him_better_too():
    t = table("gog", "warthorn", "eve").hand("warthorn", WHERE).stats("warthorn", fortitude=10)
    t.side_deck("warthorn", MECHANICS)
    t.warthorn.responds(WHERE)
    t.everyone.passes()
    assert t.fortitude == dict(gog=20, warthorn=12, eve=20)


@pytest.mark.rule("WARTHORN-23", "CARD-17")
def test_there_is_nothing_mechanical_about_a_magical_drink():
    """EX-RDI7-story-2."""
    t = tells(MECHANICS, "gog", "eve", card=MAGICAL).turn("warthorn", "drink")
    t.pile("warthorn", "Wine").hand("gog", IM_IN)
    t.warthorn.responds(MAGICAL)
    t.until("discard", "gog")
    assert t.fortitude == dict(warthorn=20, gog=20, eve=20)
    assert t.alcohol == dict(warthorn=0, gog=0, eve=0)


# Stories that stay -------------------------------------------------------------------------------


@pytest.mark.rule("WARTHORN-17", "WARTHORN-18", "WARTHORN-29")
@pytest.mark.first_chair
def test_it_is_put_before_whomever_he_likes_also_before_whoever_ignored_the_card():
    """T7-7, EX-RDI7-story-1: said only after Eve has Ignored the blow."""
    t = tells(CHAIR, "gog", "eve").hand("eve", DISBELIEVE)
    t.warthorn.plays(HEY, at="eve")
    assert (t.asked, t.asked_for) == ("eve", "respond"), "no target is named beforehand"
    t.eve.responds(DISBELIEVE)
    t.nobody_responds()
    assert (t.asked, t.asked_for) == ("warthorn", "target")
    assert {option.targets for option in t.options()} == {2, 4}, "he must, and not before himself"
    t.warthorn.names("eve")
    assert (t.gog.box("told"), t.eve.box("told")) == ([], [CHAIR])
    assert t.fortitude["eve"] == 20


class Outside(Rule):
    """Seat 2 is reached by nothing, and nobody may name it."""

    def touches(self, t, seat):
        return seat != 2

    def names(self, t, seat, by):
        return seat != 2


@pytest.mark.rule("WARTHORN-18", "WARTHORN-30")
@pytest.mark.first_chair
def test_a_story_finds_a_player_who_is_outside_and_a_drink_does_not():
    t = table("warthorn", "gog", "eve", rules=[Outside]).hand("warthorn", HEY, REGULARS)
    t.side_deck("warthorn", CHAIR).pile("warthorn", "Wine")
    assert {option.targets for option in t.warthorn.options(REGULARS)} == {2}
    t.warthorn.plays(HEY, at="gog")
    t.nobody_responds()
    t.warthorn.names("eve")
    assert t.eve.box("told") == [CHAIR]


@pytest.mark.rule("WARTHORN-30")
@pytest.mark.first_chair
def test_whoever_is_out_of_reach_gets_no_drink():
    """Named before, reached no more: the Wine stays where it is."""

    class Away(Rule):
        def touches(self, t, seat):
            return seat != 2

    t = table("warthorn", "gog", "eve", rules=[Away]).hand("warthorn", REGULARS)
    t.pile("warthorn", "Wine", "Mead")
    t.warthorn.plays(REGULARS, at=("gog", "eve"))
    t.nobody_responds()
    assert (t.gog.pile, t.eve.pile, t.warthorn.pile) == (["Wine"], [], ["Mead"])


@pytest.mark.rule("WARTHORN-19")
def test_a_negated_card_puts_no_story_anywhere():
    t = tells(CHAIR, "gog", "eve", card=MORE).turn("warthorn", "order").hand("gog", GOG_NO)
    t.warthorn.responds(MORE)
    t.gog.responds(GOG_NO)
    t.nobody_responds()
    assert t.asked_for == "order"
    assert (t.gog.box("told"), t.eve.box("told")) == ([], [])
    assert t.warthorn.side_discard() == [CHAIR]


@pytest.mark.rule("WARTHORN-20")
def test_a_story_goes_with_its_listener():
    """Eve passes out when her turn begins: the chair goes to the Story discard pile."""
    t = tells(CHAIR, "eve", "gog").stats("eve", fortitude=6, alcohol=5).hand("warthorn", IM_IN)
    t.hand("gog", IM_IN)
    t.warthorn.plays(HEY, at="gog")
    t.nobody_responds()
    t.warthorn.names("eve")
    t.until("discard", "gog")
    assert t.alive == ["warthorn", "gog"]
    assert t.warthorn.side_discard() == [CHAIR]


@pytest.mark.rule("WARTHORN-20")
def test_his_stories_go_with_him():
    """OPEN-22: two before two players, and neither does anything any more."""
    t = table("warthorn", "gog", "eve").hand("warthorn", HEY, MORE).turn("warthorn", "action")
    t.side_deck("warthorn", CHAIR, MUG, KITCHEN).stats("warthorn", fortitude=8, alcohol=7)
    t.hand("warthorn", WHERE).hand("gog", IM_IN).hand("eve", IM_IN)
    t.warthorn.plays(HEY, at="gog")
    t.nobody_responds()
    t.warthorn.names("gog")
    t.until("respond", "warthorn").warthorn.responds(WHERE)
    t.everyone.passes()
    t.warthorn.names("eve")
    assert (t.gog.box("told"), t.eve.box("told")) == ([CHAIR], [MUG])
    t.until("respond", "warthorn")
    while not t.warthorn.may(MORE):
        t.player(t.asked).passes()
    t.warthorn.responds(MORE)  # the kitchen: he falls by it himself
    t.warthorn.names("eve")
    t.until("discard", "gog")
    assert t.alive == ["gog", "eve"]
    assert (t.gog.box("told"), t.eve.box("told")) == ([], [])
    assert sorted(t.warthorn.side_discard()) == sorted([CHAIR, MUG, KITCHEN])
    assert t.fortitude["gog"] == 18


@pytest.mark.first_chair
def test_what_a_story_costs_its_listener_comes_from_nobody():
    """R-71: Dimli cannot hit back for the chair, nor is he asked to Ignore it."""
    t = tells(CHAIR, "dimli", "gog").hand("dimli", BEARD, "Good thing I was wearing my "
                                          "great-grandfather's helmet!")  # fmt: skip
    t.hand("gog", IM_IN)
    t.warthorn.plays(HEY, at="gog")
    t.nobody_responds()
    t.warthorn.names("dimli")
    t.until("discard", "dimli")
    assert t.fortitude == dict(warthorn=20, dimli=19, gog=18)
    (loss,) = [e for e in t.happened("fortitude") if e.seat == 1]
    assert loss.cause == -1


@pytest.mark.rule("WARTHORN-20")
def test_two_warthorns_keep_their_stories_apart():
    """Each one's chair goes only for a Drink that is ordered for him, to his own discards."""
    t = table("warthorn", "warthorn", "eve").hand("warthorn", HEY).hand("warthorn_2", IM_IN)
    t.side_deck("warthorn", CHAIR).hand("eve", IM_IN)
    t.warthorn.plays(HEY, at="eve")
    t.nobody_responds()
    t.warthorn.names("eve")
    t.until("order", "eve").eve.orders_for("warthorn_2")
    assert t.eve.box("told") == [CHAIR]
    t.until("discard", "warthorn_2").until("order", "eve").eve.orders_for("warthorn")
    assert t.eve.box("told") == []
    assert (t.warthorn.side_discard(), t.player("warthorn_2").side_discard()) == ([CHAIR], [])


# Other cards of his ------------------------------------------------------------------------------


@pytest.mark.rule("WARTHORN-25", "RDI7-9", "STAT-6")
def test_a_drink_handed_over_changes_no_attribute():
    """Eve cannot disbelieve it."""
    t = table("warthorn", "gog", "eve").hand("warthorn", REGULARS).pile("warthorn", "Wine")
    t.hand("eve", DISBELIEVE, TIP)
    t.until("action", "warthorn").warthorn.plays(REGULARS, at="eve")
    assert t.eve.why_not(DISBELIEVE).rule == "STAT-6"
    t.nobody_responds()
    assert t.eve.pile == ["Wine"]


@pytest.mark.rule("WARTHORN-25", "WENCH-6")
@pytest.mark.parametrize("chairs", ["wdeg", "gwde"])
def test_of_two_regulars_the_next_in_turn_order_gets_the_top_drink(chairs):
    """Dimli on his left and Gog on his right: whoever sits on the first chair."""
    sits = dict(w="warthorn", d="dimli", e="eve", g="gog")
    t = table(*[sits[c] for c in chairs], first=chairs.index("w")).hand("warthorn", REGULARS)
    t.pile("warthorn", "Wine", "Mead")
    t.warthorn.plays(REGULARS, at=["dimli", "gog"]).everyone.passes()
    assert (t.dimli.pile, t.gog.pile, t.eve.pile) == (["Wine"], ["Mead"], [])


@pytest.mark.rule("WARTHORN-26", "SPLT-1")
@pytest.mark.parametrize(("first", "mine", "hers"), [("split", 2, 4), ("spike", 3, 3)])
def test_split_and_spiked(first, mine, hers):
    """T7-30, T7-31: Elven Wine is split and one half spiked, or the other way round."""
    t = table("warthorn", "eve", "dimli").turn("warthorn", "drink").pile("warthorn", "Elven Wine")
    t.hand("warthorn", FINISH).hand("dimli", SPIKE).hand("eve", IM_IN)
    if first == "spike":
        t.warthorn.passes()
        t.dimli.responds(SPIKE)
        t.until("respond", "warthorn")
    t.warthorn.responds(FINISH, to="eve", mode=0)
    if first == "split":
        t.until("respond", "dimli").dimli.responds(SPIKE, on="eve")
    t.until("discard", "eve")
    assert t.alcohol == dict(warthorn=mine, eve=hers, dimli=0)


@pytest.mark.rule("WARTHORN-26", "CHSR-12")
def test_a_split_drink_with_its_chaser():
    """T7-32: 3 and a 2 that lets one draw 2 make 3 and a card for each."""
    t = table("warthorn", "molly", "eve", drinks=["drinks-rdi7"]).turn("warthorn", "drink")
    t.pile("warthorn", "Elven Wine with a Chaser", GNOMISH).hand("warthorn", FINISH)
    t.hand("eve", IM_IN)
    t.warthorn.responds(FINISH, to="molly", mode=0)
    t.until("discard", "molly")
    assert (t.alcohol["warthorn"], t.alcohol["molly"]) == (3, 3)
    assert len(t.happened("drew")) >= 2
    assert len(t.warthorn.hand) == 1


@pytest.mark.rule("WARTHORN-26", "CONT-10")
def test_a_contest_drink_handed_over_whole():
    """EX-RDI7-contest-2: Molly drinks 5, and Warthorn wins."""
    t = table("warthorn", "molly", "eve").turn("warthorn", "drink")
    t.pile("warthorn", "Drinking Contest!").hand("warthorn", FINISH).hand("molly", IM_IN)
    t.drink_deck("Dragon Breath Ale", "Dark Ale", "Light Ale")
    t.warthorn.responds(FINISH, to="molly", mode=1)
    t.until("discard", "molly")
    assert t.alcohol == dict(warthorn=0, molly=5, eve=1)
    assert t.gold == dict(warthorn=12, molly=9, eve=9)


@pytest.mark.rule("WARTHORN-27", "TIME-16", "MOLLY-31")
def test_whoever_ignores_comes_before_whoever_hits_back():
    """T7-33: the Stranger Ignores, the attack resolves and is paid for, then Warthorn hits back."""
    jasper = stranger(
        v.either("Snore", v.ignore_card(types=v.ACTION_SOMETIMES_ANYTIME, affecting=v.FORTITUDE)),
        name="jasper",
    )
    t = table("molly", "warthorn", jasper, "eve").hand("molly", FORCES).hand("warthorn", RILE)
    t.hand("jasper", "Snore")
    t.molly.plays(FORCES, at=("warthorn", "jasper", "eve"))
    assert t.asked == "jasper", "nothing is lost yet that Warthorn could hit back for"
    t.jasper.responds("Snore")
    t.until("respond", "warthorn")
    assert t.gold["molly"] == 7
    t.warthorn.responds(RILE)
    t.nobody_responds()
    assert t.fortitude == dict(molly=18, warthorn=18, jasper=20, eve=18)


@pytest.mark.rule("WARTHORN-27", "NEG-12")
def test_a_hit_back_is_negated():
    """EX-RDI7-negate-1."""
    t = table("eve", "warthorn", "gog").hand("eve", FIRE, NO).hand("warthorn", RILE)
    t.eve.plays(FIRE, at="warthorn")
    t.warthorn.responds(RILE)
    t.until("respond", "eve").eve.responds(NO)
    t.nobody_responds()
    assert t.fortitude == dict(eve=20, warthorn=17, gog=20)


# What is seen of it ------------------------------------------------------------------------------


@pytest.mark.first_chair
def test_what_will_happen_counts_both_halves():
    """Everybody sees the Story; naming Eve is previewed with the pipe's blow at Gog."""
    t = tells(SERENA, "gog", "eve").hand("eve", DISBELIEVE)
    t.warthorn.plays(HEY, at="gog")
    (option,) = [o for o in t.options() if o.targets == 1 << t.seat("eve")]
    after = {each.seat: each.fortitude for each in t.table.preview(option).after}
    assert after == {1: 18, 2: 18}
    t.warthorn.names("eve")
    layer = t.table.view(1).stack[-1]
    ((story, at),) = layer.attached
    assert (t.table.title(story), at) == (SERENA, (2,))
    assert {(c.seat, c.amount) for c in layer.coming} == {(1, -2), (2, -2)}
    (ignore,) = [o for o in t.options() if o.card >= 0]
    after = {each.seat: each.fortitude for each in t.table.preview(ignore).after}
    assert after == {1: 18}


@pytest.mark.parametrize("story", [KITCHEN, SERENA, BARREL])
@pytest.mark.first_chair
def test_the_house_bot_aims_a_story_at_somebody_else(story):
    t = tells(story, "gog", "eve").stats("gog", fortitude=8, alcohol=5)
    t.warthorn.plays(HEY, at="eve")
    option = ask(make_bot("house", 1), t.table)
    assert option.targets in (2, 4)


def test_his_deck_is_told_with_eleven_pipes():
    pipes = sum(
        copies
        for card, copies in character("warthorn").deck.kinds
        if any(mode.announces for mode in card.modes)
    )
    assert pipes == 11
