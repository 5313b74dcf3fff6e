"""LIZWICK: the Item Deck and the Bag, which nobody else looks into."""

import pytest

import lastcall
from lastcall.bots import ask, make_bot
from lastcall.cards.catalogue import character
from lastcall.engine import words as v
from lastcall.engine.view import events_for
from lastcall.testing import stranger, table

STRAW = "Loopy Straw"
STRING = "Gold on a String"
TOFFEE = "Everlasting Toffee"
BEETLE = "Wind-up Beetle"
GRABBER = "Folding Grabber"
SALTS = "Smelling Salts"
HELMET = "Collapsible Helmet"
SNAPPY = "Hold this for a sec. Be careful, it's snappy!"
PACKED = "I know I packed one of those."
SAVE = "I'll save this for next time!"
NO = "I don't think so!"
WENCH = "The Wench thinks you should stop playing with the drinks."
DISBELIEVE = "I attempt to disbelieve."
NOT_EVE = "I'm not Eve! She's over there!"
BEARD = "Hey! You almost damaged the beard!"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"


def begins(*items, deck=()):
    """Lizwick's turn begins with these in the Bag, and these on top of the Item Deck."""
    t = table("lizwick", "gog", "eve").turn("lizwick", "discard").box("lizwick", "bag", *items)
    return t.side_deck("lizwick", *deck).hand("lizwick", TIP)


# The deck and the Bag ----------------------------------------------------------------------------


@pytest.mark.rule("LIZWICK-1", "LIZWICK-4", "LIZWICK-6")
def test_the_table_is_set_with_one_item_in_the_bag():
    (items,) = character("lizwick").side_decks
    assert len(items.cards) == 12
    t = lastcall.new_game("gog", "lizwick", "eve", seed=4, first=0)
    seat = t.seats[1]
    assert len(seat.boxes[0].cards) == 1
    assert len(t.zones[seat.side[0].deck]) == 11
    assert all(t.game.defs[card].deck != "items" for card in seat.hand)
    assert len(seat.hand) == 7


@pytest.mark.rule("LIZWICK-7")
def test_an_item_when_her_turn_begins():
    """And none when anybody else's does."""
    t = begins(STRAW, deck=[SALTS])
    assert t.lizwick.box("bag") == [STRAW, SALTS]
    t = table("gog", "lizwick", "eve").turn("gog", "discard").box("lizwick", "bag", STRAW)
    t.hand("gog", IM_IN)
    assert t.lizwick.box("bag") == [STRAW]


@pytest.mark.rule("LIZWICK-8")
@pytest.mark.parametrize("thrown", [STRAW, SALTS])
@pytest.mark.first_chair
def test_a_fourth_item_pushes_one_of_the_four_out(thrown):
    """An old one or the new one, as she likes, before anything else."""
    t = begins(STRAW, TOFFEE, BEETLE, deck=[SALTS])
    assert (t.asked, t.asked_for, len(t.options())) == ("lizwick", "box", 4)
    t.lizwick.picks(thrown)
    assert sorted(t.lizwick.box("bag")) == sorted({STRAW, TOFFEE, BEETLE, SALTS} - {thrown})
    discard = t.table.zones[t.table.seats[0].side[0].discard]
    assert [t.table.title(card) for card in discard] == [thrown]


@pytest.mark.rule("LIZWICK-8", "LIZWICK-12")
def test_two_items_for_a_full_bag_come_one_after_the_other():
    t = table("gog", "lizwick", "eve").box("lizwick", "bag", STRAW, TOFFEE, BEETLE)
    t.hand("lizwick", PACKED).side_deck("lizwick", SALTS, HELMET)
    t.lizwick.responds(PACKED)
    t.everyone.passes()
    assert {t.table.title(o.card) for o in t.options()} == {STRAW, TOFFEE, BEETLE, SALTS}
    t.lizwick.picks(STRAW)
    assert {t.table.title(o.card) for o in t.options()} == {TOFFEE, BEETLE, SALTS, HELMET}
    t.lizwick.picks(HELMET)
    assert t.lizwick.box("bag") == [TOFFEE, BEETLE, SALTS]


@pytest.mark.rule("LIZWICK-4")
@pytest.mark.first_chair
def test_an_empty_item_deck_is_made_anew():
    """The last Item is taken, and the discarded ones are shuffled at once."""
    t = table("lizwick", "gog", "eve").turn("lizwick", "discard").box("lizwick", "bag")
    t.side_deck("lizwick", SALTS, only=True)  # the others lie on the discard pile
    t.hand("lizwick", TIP)
    assert t.lizwick.box("bag") == [SALTS]
    side = t.table.seats[0].side[0]
    assert (len(t.table.zones[side.deck]), t.table.zones[side.discard]) == (11, [])


# Hidden ------------------------------------------------------------------------------------------


@pytest.mark.rule("LIZWICK-5")
@pytest.mark.first_chair
def test_only_she_sees_what_is_in_the_bag():
    """Others see how many there are; what they imagine is any Items at all."""
    t = begins(STRAW, deck=[SALTS])
    mine = [card for card, _ in t.table.view(0).seats[0].boxes[0]]
    assert [t.table.title(card) for card in mine] == [STRAW, SALTS]
    for seat in (1, 2, -1):
        assert [card for card, _ in t.table.view(seat).seats[0].boxes[0]] == [-1, -1]
    assert all(t.table.imagine(0, n).seats[0].boxes[0].cards == mine for n in range(5))
    assert len({tuple(t.table.imagine(1, n).seats[0].boxes[0].cards) for n in range(9)}) > 1


@pytest.mark.rule("LIZWICK-5")
@pytest.mark.first_chair
def test_the_log_does_not_tell():
    t = begins(deck=[SALTS])
    told = {
        seat: [e.card for e in events_for(t.table, seat) if e.kind == "set-out"] for seat in (0, 1)
    }
    (card,) = t.table.seats[0].boxes[0].cards
    assert told == {0: [-1, card], 1: [-1]}


@pytest.mark.rule("LIZWICK-5", "LIZWICK-10")
def test_the_bag_is_no_hand():
    """Discarding from hand and hand size leave it alone; a card that strips a hand, too."""
    t = begins(STRAW, TOFFEE, deck=[SALTS])
    assert len(t.lizwick.box("bag")) == 3
    t.until("discard", "lizwick")
    assert {t.table.title(o.card) for o in t.options() if o.card >= 0} == {TIP}
    t.lizwick.done()
    assert len(t.lizwick.hand) == 7
    strip = stranger(2 * v.action("Empty your pockets!", v.another_player.discards(5)))
    t = table(strip, "lizwick", "gog").box("lizwick", "bag", STRAW).hand("lizwick", TIP, IM_IN)
    t.hand("tess", "Empty your pockets!")
    t.until("action", "tess").tess.plays("Empty your pockets!", at="lizwick")
    t.until("lose-card", "lizwick").lizwick.discards(TIP, IM_IN)
    assert (t.lizwick.hand, t.lizwick.box("bag")) == ([], [STRAW])


# Items in play -----------------------------------------------------------------------------------


@pytest.mark.rule("LIZWICK-9")
def test_every_item_is_a_sometimes_or_an_anytime_card():
    (items,) = character("lizwick").side_decks
    for card, _ in items.kinds:
        assert card.types() in (v.w.SOMETIMES, v.w.ANYTIME), card.title
        assert all(mode.place is not None for mode in card.modes), card.title


@pytest.mark.rule("LIZWICK-11")
def test_the_numbers_on_items_are_ones():
    (items,) = character("lizwick").side_decks
    for card, _ in items.kinds:
        for mode in card.modes:
            assert all(abs(word.number()) <= 1 for word in mode.words), card.title


@pytest.mark.rule("LIZWICK-9", "NEG-12")
@pytest.mark.first_chair
def test_an_item_is_answered_like_the_card_it_is():
    """Her straw is Negated, by Eve's veto or by Gog's Wench, and is used up all the same."""
    for who, title in (("eve", NO), ("gog", WENCH)):
        t = table("lizwick", "gog", "eve").turn("lizwick", "drink").pile("lizwick", "Wine")
        t.box("lizwick", "bag", STRAW).hand("gog", IM_IN)
        t.hand(who, *([IM_IN] if who == "gog" else []), title)
        t.lizwick.responds(STRAW)
        t.until("respond", who).player(who).responds(title)
        t.until("discard", "gog")
        assert (t.alcohol["lizwick"], t.lizwick.box("bag")) == (2, [])
        discard = t.table.zones[t.table.seats[0].side[0].discard]
        assert [t.table.title(card) for card in discard] == [STRAW]


@pytest.mark.rule("LIZWICK-9", "NEG-2", "REDR-1", "REDR-2")
@pytest.mark.parametrize("answer", [DISBELIEVE, NOT_EVE])
def test_a_beetle_is_ignored_or_sent_on(answer):
    """Sent on, it bites Dimli, who hits back at Lizwick and not at Eve."""
    t = table("lizwick", "eve", "dimli").box("lizwick", "bag", BEETLE).hand("eve", answer)
    t.hand("dimli", BEARD)
    t.lizwick.plays(BEETLE, at="eve")
    t.eve.responds(answer, **({"to": "dimli"} if answer == NOT_EVE else {}))
    if answer == NOT_EVE:
        t.until("respond", "dimli").dimli.responds(BEARD)
    t.nobody_responds()
    hurt = dict(lizwick=18, eve=20, dimli=19) if answer == NOT_EVE else {}
    assert t.fortitude == (hurt or dict(lizwick=20, eve=20, dimli=20))


@pytest.mark.rule("LIZWICK-9", "CARD-3")
def test_two_helmets_are_better_than_one():
    """Eve's fire is answered twice: of 3 there is 1 left, and nobody else is hurt."""
    helmets = stranger(
        2 * v.sometimes(HELMET, when=v.would_lose_fortitude, do=v.reduce_loss(1)),
    )
    t = table("eve", helmets, "lizwick").hand("eve", FIRE).hand("tess", HELMET, HELMET)
    t.box("lizwick", "bag", HELMET)
    t.eve.plays(FIRE, at="tess")
    t.tess.responds(HELMET)
    t.tess.responds(HELMET)
    t.nobody_responds()
    assert t.fortitude == dict(eve=20, tess=19, lizwick=20)
    assert t.lizwick.box("bag") == [HELMET]


@pytest.mark.rule("LIZWICK-9", "LOSE-5")
def test_an_item_at_last_call():
    """Salts bring her back from the brink."""
    t = table("lizwick", "gog", "eve").turn("lizwick", "drink").pile("lizwick", "Wine")
    t.box("lizwick", "bag", SALTS).stats("lizwick", fortitude=10, alcohol=8).hand("gog", IM_IN)
    t.until("last-call", "lizwick").lizwick.responds(SALTS)
    t.until("discard", "gog")
    assert t.alive == ["lizwick", "gog", "eve"]
    assert t.alcohol["lizwick"] == 9


@pytest.mark.rule("LIZWICK-3", "CONT-9", "CONT-13")
def test_a_straw_in_a_contest():
    """EX-RDI5-contest-1: her Wine becomes 1 and ties Zakhan's Light Ale; the two drink again."""
    t = table("lizwick", "zakhan", "gog").turn("lizwick", "drink")
    t.pile("lizwick", "Drinking Contest!").box("lizwick", "bag", STRAW).hand("zakhan", IM_IN)
    t.drink_deck("Wine", "Light Ale", "The Challenge!", "Dragon Breath Ale", "Dark Ale", "Mead")
    t.until("respond", "lizwick").lizwick.responds(STRAW)
    t.until("dare", "zakhan")
    assert t.alcohol == dict(lizwick=1, zakhan=1, gog=0)
    t.zakhan.declines()
    assert t.gold == dict(lizwick=10, zakhan=10, gog=10), "no Gold moves yet"
    t.until("dare", "zakhan").zakhan.declines()
    t.until("discard", "zakhan")
    assert t.alcohol == dict(lizwick=5, zakhan=2, gog=0)
    assert t.gold == dict(lizwick=12, zakhan=9, gog=9)


@pytest.mark.rule("LIZWICK-2", "GAMB-36", "GAMB-37")
@pytest.mark.parametrize("string", [False, True])
def test_gold_on_a_string_pays_a_raise(string):
    """EX-RDI5-noante-1: she takes control and nobody antes, unless her Gold is on a string."""
    t = table("gog", "lizwick", "eve").hand("gog", IM_IN).hand("lizwick", RAISE)
    t.hand("eve", IM_IN).stats("lizwick", gold=1).box("lizwick", "bag", *([STRING] * string))
    t.gog.plays(IM_IN)
    while t.asked_for != "gamble":
        t.player(t.asked).passes()
    t.lizwick.gambles(RAISE)
    if string:
        t.until("respond", "lizwick").lizwick.responds(STRING)
    t.until("gamble", "eve")
    assert (t.controller, t.pot) == ("lizwick", 5 if string else 3)
    assert t.gold == dict(gog=8 if string else 9, lizwick=0, eve=8 if string else 9)


# Cards that draw Items ---------------------------------------------------------------------------


@pytest.mark.rule("LIZWICK-12", "NEG-2")
def test_whoever_ignores_the_snap_does_not_take_her_item():
    """The Item is hers, whatever becomes of the blow."""
    t = table("lizwick", "eve", "gog").hand("lizwick", SNAPPY).hand("eve", DISBELIEVE)
    t.box("lizwick", "bag").side_deck("lizwick", SALTS)
    t.lizwick.plays(SNAPPY, at="eve")
    t.eve.responds(DISBELIEVE)
    t.nobody_responds()
    assert (t.fortitude["eve"], t.lizwick.box("bag")) == (20, [SALTS])


@pytest.mark.rule("LIZWICK-12", "NEG-1")
def test_negated_it_draws_none():
    """No card Negates an Action or an Anytime Card but a stranger's."""
    veto = stranger(2 * v.sometimes("Stop.", when=v.numbers_played, do=v.negate), name="tess")
    t = table("lizwick", veto, "gog").hand("lizwick", SNAPPY).hand("tess", "Stop.")
    t.box("lizwick", "bag").side_deck("lizwick", SALTS)
    t.lizwick.plays(SNAPPY, at="gog")
    t.tess.responds("Stop.")
    t.nobody_responds()
    assert (t.fortitude["gog"], t.lizwick.box("bag")) == (20, [])


@pytest.mark.rule("LIZWICK-13")
def test_her_deck_is_shaped_as_it_should_be():
    cards = character("lizwick").deck.cards
    words = [word for card in cards for mode in card.modes for word in mode.words]
    names = [word.name for word in words]
    assert names.count("set-out") == 3
    assert (names.count("ignore"), names.count("ignore-drink")) == (2, 2)
    assert (names.count("strengthen"), names.count("give-drink")) == (2, 1)
    assert (names.count("leave-round"), names.count("from-the-inn")) == (2, 2)


# The house bot -----------------------------------------------------------------------------------


def test_the_house_bot_throws_the_least_useful_item_out():
    """Of a grabber and others it keeps the better ones, and never asks for their names."""
    t = begins(STRAW, GRABBER, STRING, deck=[SALTS])
    thrown = t.table.title(ask(make_bot("house", 1), t.table).card)
    assert thrown == STRAW


def test_the_house_bot_uses_what_it_has():
    """At last call it takes its salts."""
    t = table("lizwick", "gog", "eve").turn("lizwick", "drink").pile("lizwick", "Wine")
    t.box("lizwick", "bag", SALTS).stats("lizwick", fortitude=10, alcohol=8).hand("gog", IM_IN)
    t.until("last-call", "lizwick")
    option = ask(make_bot("house", 1), t.table)
    assert (option.kind, t.table.title(option.card)) == ("play", SALTS)
