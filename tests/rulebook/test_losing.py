"""LOSE: who is losing, the last call before they are out, their Gold, ties and victory."""

import pytest

from lastcall.engine.cards import Character, Deck
from lastcall.engine.words import (
    action,
    another_player,
    anytime,
    drink,
    each_player,
    gambling,
    me,
)
from lastcall.testing import table

FILLER = action("Filler", another_player.loses(fortitude=1))
GIM = "Gambling? I'm in!"
TIP = "Tip the Wench."
PRIEST = "Who knew? One of my fans is a priest!"
SONG = "How about a rowdy drinking song?"
POEM = "I've composed a poem about our most recent adventure."
COIN = "Gold? What Gold?"
SPIKE = "Spike it with Firewater"


def person(name, *cards, **kit):
    deck = [*cards, 30 * FILLER]
    return Character(name, name.title(), race="human", box="test", deck=deck, **kit)


def people(number):
    return [person(name) for name in ("ann", "bob", "cyd", "dot", "eli", "fay")[:number]]


def seats(t, kind):
    return [t.names[event.seat] for event in t.happened(kind)]


# Losing ------------------------------------------------------------------------------------------


@pytest.mark.rule("LOSE-1")
@pytest.mark.parametrize(("gold", "out"), [(1, True), (2, False)])
def test_no_gold_is_losing(gold, out):
    """Eve tips the Wench with her last Gold and is out; with one Gold left she is not."""
    t = table("gog", "eve", "dimli").stats("eve", gold=gold).hand("gog", TIP)
    t.gog.plays(TIP, at="eve")
    assert t.eve.gold == gold - 1
    assert t.alive == (["gog", "dimli"] if out else ["gog", "eve", "dimli"])
    assert seats(t, "out-of-gold") == (["eve"] if out else [])
    assert t.gold["gog"] == t.gold["dimli"] == 10


@pytest.mark.rule("LOSE-2")
@pytest.mark.parametrize(("alcohol", "out"), [(15, False), (16, True), (17, True)])
def test_alcohol_at_or_above_fortitude_is_passing_out(alcohol, out):
    """Gog dances Eve down to 16: with 15 she stands, with 16 or more she passes out."""
    t = table("gog", "eve", "dimli").stats("eve", alcohol=alcohol).hand("gog", "Dance with Gog!")
    t.gog.plays("Dance with Gog!", at="eve")
    assert t.fortitude["eve"] == 16
    assert t.eve.alive is not out
    assert seats(t, "passed-out") == (["eve"] if out else [])


@pytest.mark.rule("LOSE-2")
@pytest.mark.parametrize(("fortitude", "out"), [(9, False), (8, True)])
def test_drinking_can_make_one_pass_out(fortitude, out):
    """Gog drinks himself from 6 to 8: with Fortitude 9 he stands, with 8 he passes out."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Wine")
    t.stats("gog", fortitude=fortitude, alcohol=6).hand("eve", "I raise!")
    t.until("discard", "eve")
    assert t.gog.alive is not out


@pytest.mark.rule("LOSE-2")
def test_passing_out_is_looked_for_on_other_peoples_turns_too():
    """On Eve's turn Dimli is made drunker than he can stand: he is out before she orders."""
    t = table("eve", "gog", "dimli").stats("dimli", fortitude=10, alcohol=8)
    t.hand("eve", "Look in to my eyes... you are getting... Drunker!")
    t.eve.plays("Look in to my eyes... you are getting... Drunker!", at="dimli")
    assert t.alive == ["eve", "gog"]
    kinds = [event.kind for event in t.table.events]
    assert kinds.index("passed-out") < kinds.index("ordered")


@pytest.mark.rule("LOSE-3")
def test_no_fortitude_is_passing_out_like_any_other():
    """Sober Eve falls to Fortitude 0: that is passing out, and her Gold is divided."""
    t = (
        table("gog", "eve", "dimli")
        .stats("eve", fortitude=4, gold=8)
        .hand("gog", "Dance with Gog!")
    )
    t.gog.plays("Dance with Gog!", at="eve")
    assert (t.fortitude["eve"], t.alcohol["eve"]) == (0, 0)
    assert seats(t, "passed-out") == ["eve"]
    assert t.gold == dict(gog=12, eve=0, dimli=12)
    assert t.inn == 4


# The last call -----------------------------------------------------------------------------------


@pytest.mark.rule("LOSE-4")
def test_a_card_still_unresolved_can_save():
    """Fleck loses his last Gold while his poem waits; the poem pays him, and he is not out."""
    t = table("fleck", "eve", "gog").stats("fleck", gold=1).hand("fleck", POEM).hand("eve", TIP)
    t.eve.passes()
    t.fleck.plays(POEM)
    t.eve.responds(TIP, at="fleck")
    assert t.happened("last-call") == []
    assert t.gold == dict(fleck=2, eve=9, gog=9)
    assert t.alive == ["fleck", "eve", "gog"]


@pytest.mark.rule("LOSE-4")
def test_the_losing_player_still_pays_takes_part_and_responds_until_all_is_resolved():
    """Eve has no Gold any more but Gog's blow at her is unresolved: she may still ward it off."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1).hand("gog", "Dance with Gog!")
    t.hand("eve", "I attempt to disbelieve.").hand("dimli", TIP)
    t.dimli.passes()
    t.gog.plays("Dance with Gog!", at="eve")
    t.eve.passes()
    t.dimli.responds(TIP, at="eve")
    t.eve.passes()  # she does not answer the tip
    assert t.gold["eve"] == 0
    assert t.eve.alive
    assert (t.asked, t.asked_for) == ("eve", "respond")
    assert t.where("Dance with Gog!") == ["in play 1"]
    t.eve.responds("I attempt to disbelieve.")
    assert t.fortitude["eve"] == 20
    assert seats(t, "out-of-gold") == ["eve"]  # now that nothing is pending


@pytest.mark.rule("LOSE-5", "LOSE-6")
@pytest.mark.parametrize(("fortitude", "alive"), [(7, True), (6, False)])
def test_a_last_window_for_rescue(fortitude, alive):
    """Fleck is down; his priest brings 2 Fortitude: enough above 4, not enough at 4."""
    t = table("gog", "fleck", "eve").stats("fleck", fortitude=fortitude, alcohol=4)
    t.hand("gog", "Dance with Gog!").hand("fleck", PRIEST)
    t.fleck.passes()
    t.gog.plays("Dance with Gog!", at="fleck")
    t.fleck.passes()
    assert (t.asked, t.asked_for) == ("fleck", "last-call")
    assert t.fleck.alive
    t.fleck.responds(PRIEST)
    assert t.fortitude["fleck"] == fortitude - 2
    assert t.fleck.alive is alive
    assert t.gold["fleck"] == (10 if alive else 0)


@pytest.mark.rule("LOSE-5", "LOSE-6")
def test_a_last_window_left_unused():
    """Fleck could save himself, declines, and is out; the card stays in his hand."""
    t = table("gog", "fleck", "eve").stats("fleck", fortitude=6, alcohol=2)
    t.hand("gog", "Dance with Gog!").hand("fleck", PRIEST)
    t.fleck.passes()
    t.gog.plays("Dance with Gog!", at="fleck")
    t.fleck.passes()
    t.fleck.passes()
    assert t.alive == ["gog", "eve"]
    assert t.fleck.hand == [PRIEST]


@pytest.mark.rule("LOSE-5", "LOSE-6")
def test_a_last_window_can_bring_gold_back():
    """Eve lost her last Gold, takes one from Gog in her last window, and carries on."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1).hand("gog", TIP).hand("eve", COIN)
    t.eve.passes()
    t.gog.plays(TIP, at="eve")
    t.eve.passes()
    assert t.asked_for == "last-call"
    t.eve.responds(COIN, at="gog")
    assert t.gold == dict(gog=9, eve=1, dimli=10)
    assert t.alive == ["gog", "eve", "dimli"]
    assert (t.active, t.phase) == ("gog", "order")


@pytest.mark.rule("LOSE-5")
def test_the_last_window_is_also_for_attacks():
    """Dimli passes out in Gog's Drink Phase, and first makes Gog drink one more."""
    t = table("gog", "dimli", "eve").turn("gog", "drink").pile("gog", "Round on the House!", "Wine")
    t.drink_deck("Dark Ale").stats("dimli", alcohol=19, gold=1).hand("eve", "I raise!")
    t.hand("dimli", "Drink up, friend!", "That's it! No more short jokes!", SPIKE)
    while t.asked_for != "last-call":
        t.player(t.asked).passes()
    assert t.asked == "dimli"
    assert t.alcohol == dict(gog=1, dimli=20, eve=1)
    for title in ("That's it! No more short jokes!", SPIKE):
        assert not t.dimli.may(title)  # an Action is no Sometimes Card, and there is no Drink
    t.dimli.responds("Drink up, friend!")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=3, dimli=20, eve=1)
    assert t.alive == ["gog", "eve"]


@pytest.mark.rule("LOSE-5")
def test_there_is_no_last_window_for_those_who_do_not_lose():
    """Fleck gets through with one Fortitude to spare: nobody is asked for a last card."""
    t = table("gog", "fleck", "eve").stats("fleck", fortitude=7, alcohol=2)
    t.hand("gog", "Dance with Gog!").hand("fleck", PRIEST)
    t.fleck.passes()
    t.gog.plays("Dance with Gog!", at="fleck")
    t.fleck.passes()
    assert t.asked_for != "last-call"
    assert t.happened("last-call") == []


@pytest.mark.rule("OP-9")
def test_several_in_the_last_window_are_asked_in_turn_order_from_the_active_player():
    """Eve, Fleck and Dimli all go down at once: asked are Dimli, Eve, Fleck, left of Gog first."""
    t = table("eve", "fleck", "gog", "dimli").turn("gog").hand("gog", "Gog loves everyone!")
    for name in ("eve", "fleck", "dimli"):
        t.stats(name, fortitude=6, alcohol=5).hand(name, TIP)
    for name in ("dimli", "eve", "fleck"):
        t.player(name).passes()
    t.gog.plays("Gog loves everyone!")
    asked = []
    while t.asked_for == "respond":
        t.player(t.asked).passes()
    while t.asked_for == "last-call":
        asked.append(t.asked)
        t.player(t.asked).passes()
    assert asked == ["dimli", "eve", "fleck"]
    assert t.winners == ["gog"]


@pytest.mark.rule("OP-9")
def test_whoever_is_endangered_out_of_the_last_window_joins_it_and_all_is_settled_at_once():
    """Dimli, passing out, ruins Fleck: Fleck joins, all may play again, then all are judged."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", "Gog loves everyone!")
    t.stats("eve", fortitude=6, alcohol=5, gold=9).hand("eve", COIN)
    t.stats("dimli", fortitude=6, alcohol=5, gold=2).hand("dimli", TIP)
    t.stats("fleck", gold=1).hand("fleck", PRIEST)
    while t.asked != "gog":
        t.player(t.asked).passes()
    t.gog.plays("Gog loves everyone!")
    while t.asked_for == "respond":
        t.player(t.asked).passes()
    assert (t.asked, t.asked_for) == ("eve", "last-call")
    t.eve.passes()
    assert t.asked == "dimli"
    assert not t.happened("passed-out")  # Eve declined, but nobody is out yet
    t.dimli.responds(TIP, at="fleck")
    while t.asked_for == "respond":  # the others may only respond to it
        t.player(t.asked).passes()
    assert t.gold["fleck"] == 0
    asked = []
    while t.asked_for == "last-call":
        asked.append(t.asked)
        assert t.alive == ["gog", "eve", "dimli", "fleck"]
        t.player(t.asked).passes()
    assert asked == ["eve", "fleck"]
    # Eve's 9 give 2 each to Gog and Fleck, Dimli's 2 nothing: Fleck is saved by it.
    assert t.alive == ["gog", "fleck"]
    assert t.gold == dict(gog=12, eve=0, dimli=0, fleck=2)


@pytest.mark.rule("OP-9")
def test_others_may_only_respond_in_the_last_window():
    """Eve holds an Anytime Card too, but is asked only once Fleck has played something."""
    t = table("gog", "fleck", "eve").stats("fleck", fortitude=6, alcohol=4)
    t.hand("gog", "Dance with Gog!").hand("fleck", PRIEST, TIP).hand("eve", TIP)
    t.fleck.passes()
    t.eve.passes()
    t.gog.plays("Dance with Gog!", at="fleck")
    while t.asked_for == "respond":
        t.player(t.asked).passes()
    assert (t.asked, t.asked_for) == ("fleck", "last-call")
    t.fleck.responds(TIP, at="gog")
    while t.asked != "eve":
        t.player(t.asked).passes()
    assert t.asked_for == "respond"
    t.eve.passes()
    assert t.gold == dict(gog=9, fleck=10, eve=10)
    assert (t.asked, t.asked_for) == ("fleck", "last-call")
    t.fleck.passes()
    assert t.alive == ["gog", "eve"]
    assert t.eve.hand == [TIP]


# Their Gold and their Drinks ---------------------------------------------------------------------


@pytest.mark.rule("LOSE-7", "LOSE-8", "LOSE-9")
@pytest.mark.parametrize(
    ("gold", "others", "inn", "share"),
    [
        (10, 2, 6, 2),
        (9, 2, 5, 2),
        (8, 2, 4, 2),
        (7, 3, 4, 1),
        (8, 3, 5, 1),
        (13, 3, 7, 2),
        (13, 4, 9, 1),
        (5, 3, 5, 0),
        (1, 2, 1, 0),
        (12, 1, 6, 6),
        (13, 1, 7, 6),
        (21, 5, 11, 2),
    ],
)
def test_half_goes_to_the_inn_and_the_rest_is_shared(gold, others, inn, share):
    """Half, rounded up, is the Inn's; what cannot be shared equally of the rest too."""
    slap = action("Slap", another_player.loses(fortitude=9))
    cast = [*people(others), person("victim")]
    cast[0] = person("ann", slap)
    t = table(*cast).stats("victim", fortitude=9, gold=gold).hand("ann", "Slap")
    for who in cast[:-1]:
        t.stats(who.id, gold=4)
    t.ann.plays("Slap", at="victim")
    assert seats(t, "passed-out") == ["victim"]
    assert t.gold == {**{who.id: 4 + share for who in cast[:-1]}, "victim": 0}
    assert t.inn == inn


@pytest.mark.rule("LOSE-10")
def test_the_pile_of_a_player_who_is_out_goes_to_the_drink_discard():
    """Eve's three Drinks are discarded, everybody else's stay."""
    t = (
        table("gog", "eve", "dimli", "fleck")
        .stats("eve", fortitude=4)
        .hand("gog", "Dance with Gog!")
    )
    t.pile("eve", "Wine", "Mead", "Round on the House!").pile("dimli", "Water").drink_discard(
        "Wine"
    )
    t.gog.plays("Dance with Gog!", at="eve")
    assert t.eve.pile == []
    assert sorted(t.drink_discard_titles) == ["Mead", "Round on the House!", "Wine", "Wine"]
    assert t.dimli.pile == ["Water"]
    assert t.happened("event") == t.happened("revealed") == []


@pytest.mark.rule("LOSE-10")
def test_each_drink_goes_back_to_where_it_came_from():
    """Eve drank in two taverns: her Drinks go to the discard pile of the tavern they are from."""
    swamp = Deck("swamp", "test", [30 * drink("Swamp Ale", 2)])
    t = table("gog", "eve", "dimli", taverns=[swamp]).hand("gog", TIP).stats("eve", gold=1)
    t.pile("eve", "Swamp Ale", "Wine", "Swamp Ale")
    t.gog.plays(TIP, at="eve")
    assert t.eve.pile == []
    inn, tavern = t.table.cellars
    assert [t.table.title(card) for card in inn.discard] == ["Wine"]
    assert [t.table.title(card) for card in tavern.discard] == ["Swamp Ale", "Swamp Ale"]


@pytest.mark.rule("LOSE-11", "LOSE-12")
def test_those_who_pass_out_together_divide_separately_and_get_nothing_of_each_other():
    """Eve and Dimli have 7 each: 4 to the Inn, 1 each to the two others, 1 to the Inn, twice."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", "Gog loves everyone!")
    t.stats("eve", fortitude=6, alcohol=5, gold=7).stats("dimli", fortitude=6, alcohol=5, gold=7)
    t.gog.plays("Gog loves everyone!")
    assert seats(t, "passed-out") == ["eve", "dimli"]
    assert t.gold == dict(gog=12, eve=0, dimli=0, fleck=12)
    assert t.inn == 10  # pooled, it would have been 3 each and 8 to the Inn


@pytest.mark.rule("LOSE-11")
def test_the_set_is_fixed_before_any_gold_moves():
    """Eve, penniless, passes out with rich Dimli: his Gold does not come too early for her."""
    t = table("gog", "eve", "dimli").hand("gog", "Gog loves everyone!")
    t.stats("eve", fortitude=6, alcohol=5, gold=1).stats("dimli", fortitude=6, alcohol=5, gold=20)
    t.gog.plays("Gog loves everyone!")
    assert t.gold == dict(gog=20, eve=0, dimli=0)
    assert t.inn == 11
    assert t.winners == ["gog"]


@pytest.mark.rule("LOSE-12", "LOSE-13")
def test_a_penniless_player_counts_and_is_saved_by_a_share():
    """Fleck pays his last Gold for the song that fells Eve: her Gold goes three ways, he stays."""
    t = table("fleck", "eve", "gog", "dimli").stats("fleck", gold=1).hand("fleck", SONG)
    t.stats("eve", fortitude=6, alcohol=4)
    t.fleck.plays(SONG)
    assert seats(t, "passed-out") == ["eve"]
    assert t.happened("out-of-gold") == []
    assert t.gold == dict(fleck=1, eve=0, gog=11, dimli=11)
    assert t.inn == 1 + 5 + 2
    assert t.alive == ["fleck", "gog", "dimli"]


@pytest.mark.rule("LOSE-13")
def test_a_penniless_player_whom_no_share_reaches_is_out():
    """Eve had only 3 Gold: there is nothing to share, and Fleck goes with her."""
    t = table("fleck", "eve", "gog", "dimli").stats("fleck", gold=1).hand("fleck", SONG)
    t.stats("eve", fortitude=6, alcohol=4, gold=3)
    t.fleck.plays(SONG)
    assert seats(t, "passed-out") == ["eve"]
    assert seats(t, "out-of-gold") == ["fleck"]
    assert t.gold == dict(fleck=0, eve=0, gog=10, dimli=10)
    assert t.inn == 1 + 3


@pytest.mark.rule("LOSE-14")
def test_whoever_is_penniless_and_passing_out_gets_no_share():
    """Fleck, out of Gold and drunk, falls with Eve: he is one of those who pass out."""
    t = table("fleck", "eve", "gog", "dimli").hand("fleck", SONG)
    t.stats("fleck", gold=1, fortitude=6, alcohol=5).stats("eve", fortitude=6, alcohol=4)
    t.fleck.plays(SONG)
    assert sorted(seats(t, "passed-out")) == ["eve", "fleck"]
    assert t.happened("out-of-gold") == []
    assert t.gold == dict(fleck=0, eve=0, gog=12, dimli=12)
    assert t.inn == 1 + 6


@pytest.mark.rule("LOSE-7", "LOSE-8", "LOSE-9", "LOSE-13")
def test_passing_out_is_settled_before_poverty():
    """EX-RDI5-lose-1, EX-RDI2-lose-1, EX-RDI4-lose-1, EX-RDI9-lose-1, EX-RDI7-lose-1.

    One song makes A (Eve) pass out and B (Fleck) pay his last Gold; Eve's Gold saves Fleck. Her
    leftover Drinks go to the discard pile.
    """
    t = table("fleck", "eve", "gog").stats("fleck", gold=1).hand("fleck", SONG)
    t.stats("eve", fortitude=5, alcohol=4).pile("eve", "Wine")
    t.fleck.plays(SONG)
    assert t.gold == dict(fleck=2, eve=0, gog=12)
    assert t.inn == 1 + 5 + 1
    assert t.alive == ["fleck", "gog"]
    assert t.drink_discard_titles == ["Wine"]


# Ties and victory --------------------------------------------------------------------------------


@pytest.mark.rule("LOSE-15", "OP-35")
def test_if_everybody_left_goes_down_at_once_they_tie():
    """The end of EX-RDI5-lose-1: one song fells all three, nobody is left to share with."""
    t = table("fleck", "eve", "gog").hand("fleck", SONG)
    t.stats("fleck", fortitude=6, alcohol=5)
    t.stats("eve", fortitude=6, alcohol=5, gold=7).stats("gog", fortitude=6, alcohol=5, gold=3)
    t.fleck.plays(SONG)
    assert t.over
    assert t.winners == ["fleck", "eve", "gog"]
    assert t.gold == dict(fleck=0, eve=0, gog=0)
    assert t.inn == 10 + 7 + 3  # OP-35: all of it, not only the larger half
    assert t.alive == []


@pytest.mark.first_chair
def test_nobody_is_asked_when_the_evening_is_over():
    """Not even whoever sits first, and no onlooker is told that anybody is."""
    t = table("fleck", "eve").hand("fleck", SONG).stats("eve", fortitude=6, alcohol=5)
    asked = t.table.current_player
    t.fleck.plays(SONG)
    assert asked == 0
    assert (t.over, t.table.is_over) == (True, True)
    assert t.table.decision is None
    assert t.table.current_player == -1
    assert t.table.view(-1).asked == -1


@pytest.mark.rule("LOSE-15")
@pytest.mark.parametrize(("gold", "winners"), [(1, ["fleck", "eve"]), (2, ["fleck"])])
def test_passing_out_and_poverty_at_once_can_tie(gold, winners):
    """Eve passes out as Fleck pays his last Gold: a share would make him the winner."""
    t = table("fleck", "eve").stats("fleck", gold=1).hand("fleck", SONG)
    t.stats("eve", fortitude=6, alcohol=4, gold=gold)
    t.fleck.plays(SONG)
    assert t.over
    assert t.winners == winners
    assert t.gold == dict(fleck=gold - 1, eve=0)


@pytest.mark.rule("LOSE-15")
def test_whoever_was_out_before_has_no_part_in_the_tie():
    """Dimli fell a moment earlier: the tie is Fleck's and Eve's."""
    t = table("fleck", "dimli", "eve").stats("dimli", gold=1).hand("fleck", TIP, SONG)
    t.stats("fleck", fortitude=6, alcohol=5).stats("eve", fortitude=6, alcohol=5)
    t.fleck.plays(TIP, at="dimli")
    assert t.alive == ["fleck", "eve"]
    t.fleck.plays(SONG)
    assert t.winners == ["fleck", "eve"]


@pytest.mark.rule("LOSE-16", "OP-1")
def test_the_last_player_in_the_game_wins_and_it_stops():
    """Gog fells Eve in his Action Phase: he has won, nobody orders or drinks any more."""
    t = table("gog", "eve").stats("eve", fortitude=4).hand("gog", "Dance with Gog!", TIP)
    t.pile("gog", "Wine")
    t.gog.plays("Dance with Gog!", at="eve")
    t.everyone.passes()
    assert t.over
    assert t.winners == ["gog"]
    assert t.table.decision is None
    assert t.gog.pile == ["Wine"]
    assert t.happened("ordered") == []
    assert t.gold == dict(gog=12, eve=0)


@pytest.mark.rule("LOSE-16", "OP-1")
def test_with_two_players_left_the_game_goes_on():
    """Eve is out, Gog and Dimli are not done with each other."""
    t = table("gog", "eve", "dimli").stats("eve", fortitude=4).hand("gog", "Dance with Gog!")
    t.gog.plays("Dance with Gog!", at="eve")
    assert not t.over
    assert t.winners == []


@pytest.mark.rule("OP-1")
def test_the_win_waits_for_the_last_window():
    """Fleck, the only other player, gets his last window before Gog has won, and uses it."""
    t = table("gog", "fleck").stats("fleck", fortitude=6, alcohol=3).hand("gog", "Dance with Gog!")
    t.hand("fleck", PRIEST)
    t.fleck.passes()
    t.gog.plays("Dance with Gog!", at="fleck")
    t.fleck.passes()
    assert (t.asked, t.asked_for) == ("fleck", "last-call")
    assert not t.over
    t.fleck.responds(PRIEST)
    assert not t.over
    assert t.alive == ["gog", "fleck"]


@pytest.mark.rule("OP-1")
def test_a_win_in_the_middle_of_a_round_of_gambling_is_a_win_at_once():
    """Ann knocks out the only other player during a Round: the game stops, whatever the pot."""
    slap = anytime("Slap", another_player.loses(fortitude=20))
    t = table("gog", person("ann", slap)).hand("gog", GIM).hand("ann", "Slap")
    t.ann.passes()
    t.gog.plays(GIM)
    while t.pot == 0:
        t.ann.passes()
    t.ann.plays("Slap", at="gog")
    assert t.over
    assert t.winners == ["ann"]


# Out of the game ---------------------------------------------------------------------------------


@pytest.fixture
def without_eve():
    """Eve has just run out of Gold, with cards in her hand; Gog is in his Action Phase."""
    t = table("gog", "eve", "dimli", "fleck").stats("eve", gold=0)
    t.hand("eve", COIN, "I attempt to disbelieve.", GIM)
    t.hand("gog", TIP, "Dance with Gog!", "Gog loves everyone!", GIM)
    assert t.asked_for == "last-call"
    t.eve.passes()
    assert t.alive == ["gog", "dimli", "fleck"]
    return t


@pytest.mark.rule("LOSE-17")
@pytest.mark.first_chair
def test_a_player_who_is_out_cannot_be_chosen(without_eve):
    """Neither a blow nor a tip nor a Drink can be meant for Eve any more."""
    t = without_eve
    for title in (TIP, "Dance with Gog!"):
        assert all(t.seat("eve") not in option.seats() for option in t.gog.options(title))
    assert len(t.gog.options(TIP)) == 3
    assert len(t.gog.options("Dance with Gog!")) == 2
    t.gog.plays("Gog loves everyone!")
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, eve=20, dimli=19, fleck=19)
    t.until("order", "gog")
    assert [option.seats() for option in t.options()] == [[2], [3]]


@pytest.mark.rule("LOSE-17")
def test_a_player_who_is_out_plays_nothing_and_takes_no_turn(without_eve):
    """Eve is asked nothing more, though she holds cards for every occasion."""
    t = without_eve
    assert not t.eve.may(COIN)
    assert t.eve.why_not(COIN).rule == "LOSE-17"
    turns = set()
    for _ in range(60):
        if t.over:
            break
        assert t.asked != "eve"
        turns.add(t.active)
        t.table.answer(t.options()[-1])
    assert turns == {"gog", "dimli", "fleck"}


@pytest.mark.rule("LOSE-17")
@pytest.mark.first_chair
def test_a_player_who_is_out_owes_nothing(without_eve):
    """The Round Gog opens is his, Dimli's and Fleck's; Eve does not ante and is not in it."""
    t = without_eve
    t.gog.plays(GIM)
    t.nobody_responds()
    started = t.happened("round-started")
    assert len(started) == 1
    assert {event.seat for event in t.happened("paid")} == {0, 2, 3}
    assert t.gold["eve"] == 0


@pytest.mark.rule("LOSE-18")
def test_poverty_is_suspended_during_a_round():
    """Eve antes her last Gold and stays; when Gog has won the Round she is out."""
    t = table("gog", "eve", "dimli").stats("eve", gold=1).hand("gog", GIM).hand("eve", GIM)
    t.gog.plays(GIM)
    assert t.gold == dict(gog=9, eve=0, dimli=9)
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.alive == ["gog", "eve", "dimli"]
    assert t.happened("last-call") == []
    t.eve.passes()
    assert not t.gambling
    assert seats(t, "out-of-gold") == ["eve"]
    assert t.alive == ["gog", "dimli"]


@pytest.mark.rule("LOSE-18")
def test_passing_out_is_not_suspended_during_a_round():
    """Ann fells Gog in the middle of the Round: he is out at once, the Round goes on."""
    slap = anytime("Slap", another_player.loses(fortitude=20))
    t = table("gog", person("ann", slap), "eve", "dimli").hand("gog", GIM).hand("ann", "Slap")
    t.hand("eve", GIM)
    t.ann.passes()
    t.gog.plays(GIM)
    while t.pot == 0:
        t.ann.passes()
    t.ann.plays("Slap", at="gog")
    assert t.alive == ["ann", "eve", "dimli"]
    assert seats(t, "passed-out") == ["gog"]
    assert t.gambling
    assert t.in_round == ["ann", "eve", "dimli"]


@pytest.mark.rule("LOSE-18")
def test_in_a_contest_poverty_is_suspended_and_passing_out_is_not():
    """Before the tie-break Fleck, passed out, is gone; penniless Dimli stays to its end."""
    t = table("gog", "eve", "dimli", "fleck").turn("gog", "drink").pile("gog", "Drinking Contest!")
    t.drink_deck("Wine", "Wine", "Dark Ale", "Light Ale", "Elven Wine", "Dark Ale")
    t.stats("dimli", gold=1).stats("fleck", alcohol=19, gold=1)
    t.hand("eve", TIP).hand("dimli", SPIKE)
    while not t.drinks:
        t.player(t.asked).passes()
    t.eve.responds(TIP, at="dimli")
    assert t.gold["dimli"] == 0
    t.dimli.passes()
    assert [drink["cards"] for drink in t.drinks] == [["Elven Wine"], ["Dark Ale"]]  # the tie-break
    assert t.asked == "dimli"
    assert t.alive == ["gog", "eve", "dimli"]
    assert seats(t, "passed-out") == ["fleck"]
    t.dimli.passes()
    assert t.gold == dict(gog=12, eve=9, dimli=0, fleck=0)
    assert seats(t, "out-of-gold") == ["dimli"]
    assert t.alive == ["gog", "eve"]


# The active player goes down ---------------------------------------------------------------------


@pytest.mark.rule("OP-10")
def test_the_turn_of_a_player_who_goes_down_is_over():
    """Gog pays his last Gold for his Action: he neither orders nor drinks, and Eve is next."""
    title = "Sorry, Gog not see you sitting there..."
    t = table("gog", "eve", "dimli").stats("gog", gold=1).hand("gog", title).hand("eve", "I raise!")
    t.pile("gog", "Wine")
    t.gog.plays(title, at="dimli")
    assert t.fortitude == dict(gog=20, eve=20, dimli=17)  # the card is carried out first
    assert t.alive == ["eve", "dimli"]
    assert (t.active, t.phase, t.asked) == ("eve", "discard", "eve")
    assert t.happened("ordered") == t.happened("revealed") == []


@pytest.mark.rule("OP-10")
def test_the_turn_goes_to_the_left_past_others_who_went_down():
    """Fleck's song fells himself and Eve on his left: it is Gog's turn."""
    t = table("fleck", "eve", "gog", "dimli").hand("fleck", SONG).hand("gog", "I raise!")
    t.stats("fleck", fortitude=6, alcohol=5).stats("eve", fortitude=6, alcohol=5)
    t.fleck.plays(SONG)
    assert t.alive == ["gog", "dimli"]
    assert (t.active, t.phase) == ("gog", "discard")


@pytest.mark.rule("OP-10")
def test_a_round_is_finished_before_the_turn_of_its_fallen_starter_is_over():
    """Gog starts a Round and is felled in it; Eve wins the pot, and then it is Ann's turn."""
    slap = anytime("Slap", another_player.loses(fortitude=20))
    t = table("gog", person("ann", slap, gambling("Fair hand")), "eve").hand("gog", GIM)
    t.hand("ann", "Slap", "Fair hand").hand("eve", GIM)
    t.ann.passes()
    t.gog.plays(GIM)
    while t.pot == 0:
        t.ann.passes()
    t.ann.plays("Slap", at="gog")
    assert t.alive == ["ann", "eve"]
    assert t.gambling
    assert (t.active, t.pot, t.controller) == ("gog", 3, None)
    assert (t.asked, t.asked_for) == ("ann", "gamble")
    t.ann.passes()
    t.eve.gambles(GIM)
    assert t.gambling
    t.ann.passes()
    assert not t.gambling
    # Gog's 9 Gold: 5 to the Inn, 2 each; and the pot of 3 is Eve's.
    assert t.gold == dict(gog=0, ann=11, eve=14)
    assert (t.active, t.phase) == ("ann", "discard")


@pytest.mark.rule("LOSE-4", "LOSE-2")
def test_a_card_is_carried_out_whole_before_anybody_is_out():
    """A card that makes each player drunker and then fresher fells nobody in between."""
    binge = action("Binge", each_player.gains(alcohol=10), each_player.loses(alcohol=5), me.pays(1))
    t = table(person("ann", binge), "gog", "eve", "dimli").hand("ann", "Binge")
    t.stats("gog", fortitude=8).stats("eve", fortitude=5)
    t.ann.plays("Binge")
    assert t.alcohol == dict(ann=5, gog=5, eve=5, dimli=5)
    assert t.alive == ["ann", "gog", "dimli"]


@pytest.mark.rule("LOSE-6", "LOSE-16")
def test_places_while_the_evening_goes_on():
    """Those still in the game share the best place; whoever is out has theirs, and keeps it."""
    t = (
        table("gog", "eve", "dimli", "fleck")
        .hand("gog", "Dance with Gog!")
        .stats("eve", fortitude=4)
    )
    t.stats("dimli", fortitude=3, alcohol=2).pile("dimli", "Wine").turn("gog", "action")
    place = dict.fromkeys(t.names, 1)

    def places():
        return dict(zip(t.names, t.table.placements(), strict=True))

    assert places() == place
    t.gog.plays("Dance with Gog!", at="eve").nobody_responds()
    assert places() == place | {"eve": 4}
    t.until("action", "dimli").until("discard", "fleck")
    assert places() == place | {"eve": 4, "dimli": 3}
