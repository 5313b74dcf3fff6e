"""DALE: the Planter Box, Plant and Grow, Harvest as a cost, Gather at the end of the turn."""

from collections import Counter

import pytest

from lastcall.cards.catalogue import CHARACTERS
from lastcall.cards.dale import MUSHROOMS
from lastcall.engine import terms as w
from lastcall.engine.cards import Box, Character, Deck, Mode
from lastcall.engine.rules import Rule
from lastcall.engine.words import (
    FORTITUDE,
    acting,
    another_player,
    anytime,
    boxed,
    either,
    grow_all,
    harvest,
    ignore_card,
    me,
)
from lastcall.games import new_game
from lastcall.testing import stranger, table

DALE = CHARACTERS["dale"]
(PLANTER,) = DALE.boxes
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Barkeep"
WENCH_TIP = "Tip the Wench."
NO = "I don't think so!"
EDIBLE = "Nosiree, those aren't edible."
HIDE = "Nobody here but us mushrooms!"
TOOLS = "Can'tcha see I'm sharpenin' my tools?"
SPORES = "Mushroom spores, pixie dust, same difference!"
ROW = "Here's a tough row to hoe"
FIELD = "Folks say I'm outstanding in my field!"
TEARS = "That tears it!"
HIT_BACK = "That not hurt! This hurt!"  # Gog: whoever made him lose Fortitude loses 2
DISBELIEVE = "I attempt to disbelieve."  # Eve: Ignores a card that affects F, AC or Gold
NOT_EVE = "I'm not Eve! She's over there!"  # Eve: redirects Fortitude loss
PLANT, GROW = 0, 1  # the two ways to play "Here's a tough row to hoe"
BASE, HARVEST = 0, 1  # the two ways to play a card with a Harvest cost
# Cards of our own, so that nothing here hangs on the numbers of house cards.
CROP = "Take the crop"  # 2 Fortitude; Harvest 4: 5 instead
RAIN = "Rain"  # Anytime: Grow every Mushroom
CARDS = [
    either(
        CROP,
        acting(another_player.loses(fortitude=2)),
        acting(another_player.loses(fortitude=5), cost=harvest(PLANTER, 4)),
    ),
    anytime(RAIN, grow_all(PLANTER)),
]
FOUR = ["Yer Classic Tallcap", "Butterbutton", "Sober Sally", "The Evershroom"]


def farmer(*mushrooms):
    """Dale with some cards of our own, and a Mushroom Deck of our own if there is one."""
    deck = Deck("mushrooms", "test", mushrooms) if mushrooms else MUSHROOMS
    return Character(
        "dale",
        "Dale",
        race="human",
        box="test",
        deck=[*CARDS, *[number * card for card, number in DALE.deck.kinds]],
        side_decks=[deck],
        boxes=DALE.boxes if not mushrooms else [Box("planter", 4, deck=deck)],
        at_turn_start=DALE.at_turn_start,
        at_turn_end=DALE.at_turn_end,
    )


def harvest_everything(t):
    """Dale pays with whatever he has, until it is enough."""
    while t.asked_for == "cost":
        t.table.answer(t.options()[0])


def at_the_beginning(*mushrooms, others=("gog", "eve")):
    """Dale's turn is about to begin with these Mushrooms in the box."""
    t = table("dale", *others).turn("dale", "discard").hand("dale", IM_IN)
    return t.box("dale", "planter", *mushrooms)


def at_the_end(*mushrooms, others=("gog", "eve")):
    """Dale's turn is almost over with these Mushrooms in the box; the next player waits."""
    t = table(farmer(), *others).turn("dale", "drink").hand(others[0], IM_IN)
    return t.box("dale", "planter", *mushrooms)


def kinds(t, *wanted):
    return [event.kind for event in t.table.events if event.kind in wanted]


def titles(t):
    """The cards that the table lets somebody choose from."""
    return [t.table.title(option.card) for option in t.options() if option.card >= 0]


def nameable(t):
    return sorted(t.names[seat] for option in t.options() for seat in option.seats())


def modes(player, title):
    return {option.mode for option in player.options(title)}


# Components and setup ----------------------------------------------------------------------------


@pytest.mark.rule("DALE-1")
def test_dale_has_a_deck_of_mushrooms_and_a_box_for_four():
    """15 Mushrooms lie apart from his 40 Character Cards; each of four places has a rake."""
    t = new_game("dale", "gog", "eve", first=1)
    seat = t.seats[0]
    assert len(seat.hand) + len(seat.deck) == 40
    assert len(seat.side) == 1
    assert len(t.zones[seat.side[0].deck]) + len(seat.boxes[0].cards) == 15
    assert [(box.name, box.capacity) for box in DALE.boxes] == [("planter", 4)]
    assert [(len(s.side), len(s.boxes)) for s in t.seats[1:]] == [(0, 0), (0, 0)]


@pytest.mark.rule("DALE-2")
def test_one_mushroom_is_in_the_box_from_the_start():
    """The top of the shuffled Mushroom Deck lies face up with its rake on the topmost number."""
    seen = Counter()
    for seed in range(40):
        t = new_game("dale", "gog", seed=seed, first=1)
        seat = t.seats[0]
        (card,) = seat.boxes[0].cards
        assert t.boxed_value(0, 0, card) == t.game.defs[card].ladder[0]
        assert t.view(1).seats[0].boxes == (((card, 0),),)
        assert len(t.zones[seat.side[0].deck]) == 14
        assert not t.zones[seat.side[0].discard]
        seen[t.title(card)] += 1
    assert len(seen) > 3  # the Mushroom Deck is shuffled


@pytest.mark.rule("DALE-3")
@pytest.mark.parametrize("value", [0, 1, 3, 5])
def test_a_mushroom_is_worth_the_number_its_rake_points_to(value):
    """A Thunderstool pays Harvest 4 only when its rake is on the 5."""
    t = table(farmer(), "gog").hand("dale", CROP).box("dale", "planter", ("Thunderstool", value))
    assert t.dale.values("planter") == [("Thunderstool", value)]
    assert modes(t.dale, CROP) == ({BASE, HARVEST} if value >= 4 else {BASE})


@pytest.mark.rule("DALE-3")
def test_a_mushroom_may_lack_a_gather_effect():
    """Tallcap and Evershroom do nothing when they leave the box; every one has its numbers."""
    silent = {card.title for card, _ in MUSHROOMS.kinds if not card.modes}
    assert silent == {"Yer Classic Tallcap", "The Evershroom"}
    assert all(card.ladder for card in MUSHROOMS.cards)


@pytest.mark.rule("DALE-4")
def test_mushrooms_have_their_own_discard_pile():
    """A harvested Mushroom is never among Dale's discarded Character Cards."""
    t = table(farmer(), "gog", "eve").hand("dale", CROP).box("dale", "planter", ("Thunderstool", 5))
    t.dale.plays(CROP, at="gog", mode=HARVEST)
    t.everyone.passes()
    assert t.dale.side_discard() == ["Thunderstool"]
    assert t.dale.discard == [CROP]


@pytest.mark.rule("DALE-4")
def test_an_empty_mushroom_deck_is_rebuilt_from_its_discards():
    """Dale Plants the last Mushroom: the 14 discarded ones become the new deck, it does not."""
    t = at_the_beginning().side_deck("dale", "Butterbutton", only=True)
    assert t.asked_for == "discard"
    assert t.dale.box("planter") == ["Butterbutton"]
    assert len(t.dale.side_deck()) == 14
    assert t.dale.side_deck().count("Butterbutton") == 2
    assert t.dale.side_discard() == []
    assert t.dale.discard == []


@pytest.mark.rule("DALE-4")
def test_the_discards_are_shuffled_when_planting_finds_the_deck_empty():
    """He has two Mushrooms in all: one was discarded, and is Planted again out of its pile."""
    two = farmer(boxed("Puff", (1, 2)), boxed("Huff", (0, 1, 2)))
    t = table(two, "gog").turn("dale", "discard").hand("dale", IM_IN).box("dale", "planter", "Huff")
    t.side_discarded("dale", "Puff")
    assert t.asked_for == "discard"
    assert t.dale.values("planter") == [("Huff", 1), ("Puff", 1)]
    assert t.dale.side_discard() == []


@pytest.mark.rule("DALE-5")
def test_planting_with_no_mushroom_left_does_nothing():
    """His single Mushroom is in the box: it Grows, and nothing is Planted, then or by a card."""
    one = farmer(boxed("Puff", (1, 2, 3)))
    t = table(one, "gog").turn("dale", "discard").hand("dale", ROW).box("dale", "planter", "Puff")
    assert t.asked_for == "discard"
    assert t.dale.values("planter") == [("Puff", 2)]
    t.dale.done()
    t.until("action", "dale")
    t.dale.plays(ROW, at="gog", mode=PLANT)
    t.nobody_responds()
    assert t.dale.values("planter") == [("Puff", 2)]
    assert t.fortitude == dict(dale=20, gog=18)


# Plant and Grow ----------------------------------------------------------------------------------


@pytest.mark.rule("DALE-6")
@pytest.mark.first_chair
def test_planting_puts_the_top_mushroom_face_up_into_the_box():
    """The top Mushroom, not another, lies for all to see with its rake on the topmost number."""
    t = table("dale", "gog", "eve").hand("dale", ROW).box("dale", "planter", ("Thunderstool", 3))
    t.side_deck("dale", "Sober Sally", "Butterbutton")
    t.dale.plays(ROW, at="gog", mode=PLANT)
    t.everyone.passes()
    assert t.dale.values("planter") == [("Thunderstool", 3), ("Sober Sally", 2)]
    assert t.dale.side_deck()[0] == "Butterbutton"
    for seat in (1, 2, -1):
        ((_, old), (sally, new)) = t.table.view(seat).seats[0].boxes[0]
        assert (t.table.title(sally), old, new) == ("Sober Sally", 2, 0)


@pytest.mark.rule("DALE-7", "DALE-8")
def test_planting_into_a_full_box_dale_may_discard_an_old_one():
    """Dale sees the Thunderstool, throws out the Tallcap, and it takes the place."""
    t = table("dale", "gog", "eve").hand("dale", ROW).box("dale", "planter", *FOUR)
    t.side_deck("dale", "Thunderstool")
    t.dale.plays(ROW, at="gog", mode=PLANT)
    t.everyone.passes()
    assert (t.asked, t.asked_for) == ("dale", "box")
    assert titles(t) == [*FOUR, "Thunderstool"]
    shown = t.happened("set-out")[-1]
    assert (t.table.title(shown.card), shown.seen) == ("Thunderstool", -1)
    t.dale.picks("Yer Classic Tallcap")
    assert t.dale.values("planter") == [
        ("Butterbutton", 1),
        ("Sober Sally", 2),
        ("The Evershroom", 0),
        ("Thunderstool", 0),
    ]
    assert t.dale.side_discard() == ["Yer Classic Tallcap"]
    assert t.fortitude == dict(dale=20, gog=18, eve=20)


@pytest.mark.rule("DALE-7", "DALE-8")
def test_planting_into_a_full_box_dale_may_discard_the_new_one():
    """The Thunderstool goes straight to the Mushroom discard pile, the four stay as they were."""
    t = table("dale", "gog", "eve").hand("dale", ROW).box("dale", "planter", *FOUR)
    t.side_deck("dale", "Thunderstool")
    t.dale.plays(ROW, at="gog", mode=PLANT)
    t.everyone.passes()
    t.dale.picks("Thunderstool")
    assert t.dale.box("planter") == FOUR
    assert t.dale.side_discard() == ["Thunderstool"]
    assert t.fortitude == dict(dale=20, gog=18, eve=20)


@pytest.mark.rule("DALE-7")
def test_a_fourth_mushroom_still_fits():
    """With three in the box nothing has to go."""
    t = at_the_beginning(*FOUR[:3]).side_deck("dale", "The Evershroom")
    assert t.asked_for == "discard"
    assert t.dale.box("planter") == FOUR
    assert t.dale.side_discard() == []


@pytest.mark.rule("DALE-9")
def test_nobody_acts_between_the_reveal_and_the_choice():
    """Everybody holds a card that is good at any time, Dale too; only his choice is asked for."""
    t = at_the_beginning(*FOUR).side_deck("dale", "Thunderstool").hand("dale", TIP)
    t.hand("gog", WENCH_TIP).hand("eve", WENCH_TIP)
    assert (t.asked, t.asked_for) == ("dale", "box")
    assert {option.kind for option in t.options()} == {w.CHOOSE}
    for player, title in ((t.dale, TIP), (t.gog, WENCH_TIP), (t.eve, WENCH_TIP)):
        assert player.why_not(title).rule == "TIME-14"
    t.dale.picks("Thunderstool")
    assert t.dale.may(TIP)
    assert t.gog.may(WENCH_TIP)
    assert t.eve.may(WENCH_TIP)


@pytest.mark.rule("DALE-10", "DALE-11")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 3), (3, 5), (5, 5)])
def test_growing_moves_the_rake_one_step_down_and_never_past_the_bottom(before, after):
    """0, 1, 3, 5, and then the Thunderstool stays at 5."""
    t = table(farmer(), "gog", "eve").hand("dale", RAIN)
    t.box("dale", "planter", ("Thunderstool", before), ("The Evershroom", 2))
    t.dale.plays(RAIN)
    t.everyone.passes()
    grown = [t.table.title(event.card) for event in t.happened("grew")]
    assert grown == (["Thunderstool"] if before != after else [])
    if after == 5:  # ripe: it is Gathered at the end of the turn, which is what is asked for now
        t.until("target", "dale")
    else:
        assert t.dale.values("planter") == [("Thunderstool", after), ("The Evershroom", 2)]


@pytest.mark.rule("DALE-12")
def test_growing_may_lower_what_a_mushroom_is_worth():
    """A ladder of 3, 1, 4: grown once it is worth less and pays no Harvest 3 any more."""
    odd = farmer(boxed("Odd", (3, 1, 4)), 5 * boxed("Puff", (0, 1)))
    t = table(odd, "gog").hand("dale", EDIBLE, RAIN).box("dale", "planter", "Odd")
    assert modes(t.dale, EDIBLE) == {BASE, HARVEST}
    t.dale.plays(RAIN)
    t.everyone.passes()
    assert t.dale.values("planter") == [("Odd", 1)]
    assert modes(t.dale, EDIBLE) == {BASE}


@pytest.mark.rule("DALE-13")
def test_at_the_beginning_of_the_turn_all_grow_and_then_one_is_planted():
    """Before he discards: both go one step down, and the new Mushroom stays on its top number."""
    t = at_the_beginning("Thunderstool", ("Butterbutton", 2)).side_deck("dale", "Weepin' Inkcap")
    assert (t.asked, t.asked_for) == ("dale", "discard")
    assert t.dale.values("planter") == [
        ("Thunderstool", 1),
        ("Butterbutton", 3),
        ("Weepin' Inkcap", 0),
    ]
    assert kinds(t, "turn", "grew", "set-out", "drew") == ["turn", "grew", "grew", "set-out"]


@pytest.mark.rule("DALE-13")
def test_mushrooms_grow_only_at_the_beginning_of_dales_own_turn():
    """On Gog's turn nothing Grows and nothing is Planted."""
    t = table("gog", "dale", "eve").turn("gog", "discard").hand("gog", IM_IN).hand("dale", IM_IN)
    t.box("dale", "planter", "Thunderstool")
    assert (t.asked, t.asked_for) == ("gog", "discard")
    assert t.dale.values("planter") == [("Thunderstool", 0)]
    t.until("discard", "dale")
    assert t.dale.values("planter")[0] == ("Thunderstool", 1)
    assert len(t.dale.box("planter")) == 2


@pytest.mark.rule("DALE-8", "DALE-9", "DALE-11", "DALE-13", "DALE-20", "DALE-23")
def test_a_turn_with_a_full_box():
    """EX-RDI9-dale-2: all Grow, he reveals and chooses; in the end the ripe ones are Gathered."""
    t = at_the_beginning("Thunderstool", ("Sober Sally", 3), ("The Evershroom", 2), "Butterbutton")
    t.side_deck("dale", "Yer Classic Tallcap").hand("gog", WENCH_TIP).stats("dale", alcohol=4)
    assert (t.asked, t.asked_for) == ("dale", "box")
    assert not t.gog.may(WENCH_TIP)
    t.dale.picks("Butterbutton")
    assert t.dale.values("planter") == [
        ("Thunderstool", 1),
        ("Sober Sally", 3),  # on its last number already: the rake did not move
        ("The Evershroom", 2),
        ("Yer Classic Tallcap", 1),
    ]
    assert t.dale.side_discard() == ["Butterbutton"]
    t.until("discard", "gog")
    assert t.dale.box("planter") == ["Thunderstool", "The Evershroom", "Yer Classic Tallcap"]
    assert t.dale.side_discard() == ["Butterbutton", "Sober Sally"]
    assert t.alcohol["dale"] == 2  # sobered up by the empty pile, and by the Sally


# Harvest -----------------------------------------------------------------------------------------


@pytest.mark.rule("DALE-14")
@pytest.mark.parametrize(
    ("mushrooms", "enough"),
    [
        ([], False),
        ([("Sober Sally", 2)], False),
        ([("Sober Sally", 2), "Thunderstool"], False),
        ([("Sober Sally", 2), "Butterbutton"], True),
        ([("Sober Sally", 3)], True),
        ([("Thunderstool", 5)], True),
        (["Butterbutton", "Butterbutton", "Butterbutton"], True),
    ],
)
def test_a_harvest_needs_mushrooms_worth_at_least_its_number(mushrooms, enough):
    """Harvest 3 is offered exactly if the box adds up to 3 or more; without it the card is fine."""
    t = table("dale", "gog").hand("dale", EDIBLE).box("dale", "planter", *mushrooms)
    assert modes(t.dale, EDIBLE) == ({BASE, HARVEST} if enough else {BASE})


@pytest.mark.rule("DALE-14")
def test_dale_may_leave_the_harvest_be():
    """He could pay and does not: Gog loses 2 Fortitude, gains nothing, and the box stays full."""
    t = table("dale", "gog", "eve").hand("dale", EDIBLE)
    t.box("dale", "planter", ("Butterbutton", 2), ("Sober Sally", 2))
    t.dale.plays(EDIBLE, at="gog", mode=BASE)
    t.everyone.passes()
    assert t.dale.values("planter") == [("Butterbutton", 2), ("Sober Sally", 2)]
    assert t.fortitude == dict(dale=20, gog=18, eve=20)
    assert t.alcohol == dict(dale=0, gog=0, eve=0)


@pytest.mark.rule("DALE-14")
def test_a_worthless_mushroom_pays_nothing():
    """Of a 0, a 2 and a 2 only the twos are taken for Harvest 3."""
    t = table("dale", "gog").hand("dale", EDIBLE)
    t.box("dale", "planter", "Thunderstool", ("Weepin' Inkcap", 2), ("Tipsy Bluebell", 2))
    t.dale.plays(EDIBLE, at="gog", mode=HARVEST)
    assert titles(t) == ["Weepin' Inkcap", "Tipsy Bluebell"]
    t.dale.harvests("Tipsy Bluebell")  # then only the other one is left to pay with
    assert t.dale.box("planter") == ["Thunderstool"]
    assert t.alcohol["gog"] == 1


@pytest.mark.rule("DALE-15", "DALE-16", "DALE-17", "DALE-19")
def test_a_harvest_that_is_ignored():
    """EX-RDI9-dale-1: 2 and 2 for Harvest 3; Eve Ignores the card, and the Mushrooms are gone."""
    t = table("dale", "eve", "gog").hand("dale", EDIBLE).hand("eve", DISBELIEVE)
    t.box("dale", "planter", ("Weepin' Inkcap", 2), ("Tipsy Bluebell", 2))
    t.dale.plays(EDIBLE, at="eve", mode=HARVEST)
    assert (t.asked, t.asked_for) == ("dale", "cost")
    assert not t.eve.may(DISBELIEVE)
    t.dale.harvests("Weepin' Inkcap")
    assert t.dale.box("planter") == []
    assert (t.asked, t.asked_for) == ("eve", "respond")
    t.eve.responds(DISBELIEVE)
    t.until("order", "dale")
    assert t.dale.box("planter") == []
    assert t.dale.side_discard() == ["Weepin' Inkcap", "Tipsy Bluebell"]
    assert not t.happened("gathered")
    assert t.fortitude == dict(dale=20, eve=20, gog=20)
    assert t.alcohol == dict(dale=0, eve=0, gog=0)


@pytest.mark.rule("DALE-15")
def test_the_harvest_is_decided_before_anyone_responds():
    """Played without it, Dale is not asked for Mushrooms once Eve has let the card pass."""
    t = table("dale", "eve", "gog").hand("dale", EDIBLE, TIP).hand("eve", DISBELIEVE)
    t.box("dale", "planter", ("Sober Sally", 2), ("Butterbutton", 2))
    t.dale.plays(EDIBLE, at="eve", mode=BASE)
    asked = []
    while t.phase == "action":
        asked.append((t.asked, t.asked_for))
        t.player(t.asked).passes()
    assert asked[:2] == [("dale", "respond"), ("eve", "respond")]
    assert {kind for _, kind in asked} <= {"respond", "action"}
    assert t.dale.values("planter") == [("Sober Sally", 2), ("Butterbutton", 2)]
    assert t.alcohol == dict(dale=0, eve=0, gog=0)


@pytest.mark.rule("DALE-16")
def test_a_harvest_is_not_refunded_if_the_card_is_negated():
    """Dale's spiked spores are Negated: the Wine stays at 2 AC, and the Thunderstool stays gone."""
    t = table("gog", "eve", "dale").turn("gog", "drink").pile("gog", "Wine")
    t.hand("dale", SPORES).hand("eve", NO).box("dale", "planter", ("Thunderstool", 5))
    t.dale.responds(SPORES, mode=HARVEST)
    assert t.dale.box("planter") == []
    t.eve.responds(NO)
    assert t.happened("negated")
    assert t.alcohol == dict(gog=2, eve=0, dale=0)
    assert t.dale.box("planter") == []
    assert t.dale.side_discard() == ["Thunderstool"]


@pytest.mark.rule("DALE-17")
def test_paying_more_than_asked_gives_nothing_extra():
    """A Thunderstool of 5 for Harvest 3 buys exactly what 3 would have bought."""
    t = table("dale", "gog", "eve").hand("dale", EDIBLE).box("dale", "planter", ("Thunderstool", 5))
    t.dale.plays(EDIBLE, at="gog", mode=HARVEST)
    t.everyone.passes()
    assert t.fortitude == dict(dale=20, gog=18, eve=20)
    assert t.alcohol == dict(dale=0, gog=1, eve=0)
    assert t.dale.side_discard() == ["Thunderstool"]


@pytest.mark.rule("DALE-17")
def test_a_harvest_is_paid_only_once():
    """A 1 and a 3 are paid for Harvest 3; nothing more is asked for, though a 3 is left."""
    t = table("dale", "gog", "eve").hand("dale", EDIBLE).hand("gog", IM_IN)
    t.box("dale", "planter", ("Sober Sally", 3), ("Thunderstool", 3), "Butterbutton")
    t.dale.plays(EDIBLE, at="gog", mode=HARVEST)
    t.dale.harvests("Butterbutton")
    assert t.asked_for == "cost"  # that was the small one
    t.dale.harvests("Sober Sally")
    assert t.asked_for == "order"
    assert t.dale.values("planter") == [("Thunderstool", 3)]
    assert t.alcohol == dict(dale=0, gog=1, eve=0)


@pytest.mark.rule("DALE-15")
@pytest.mark.first_chair
def test_a_card_lies_on_the_table_before_it_is_paid_for():
    """Whoever looks up as it is played still sees the Mushroom in the Planter Box."""
    seen = []

    class Onlooker(Rule):
        def card_played(self, t, play):
            seen.append(len(t.seats[0].boxes[0].cards))

    t = table("dale", "gog", "eve", rules=[Onlooker]).hand("dale", EDIBLE)
    t.box("dale", "planter", ("Thunderstool", 3)).dale.plays(EDIBLE, at="gog", mode=HARVEST)
    assert (set(seen), t.dale.box("planter")) == ({1}, [])


@pytest.mark.rule("DALE-18")
@pytest.mark.parametrize(
    ("title", "price", "after"),
    [(EDIBLE, ("Sober Sally", 3), (18, 1)), (CROP, ("Thunderstool", 5), (15, 0))],
    ids=["added", "instead"],
)
def test_a_harvest_effect_is_added_or_stands_instead(title, price, after):
    """ "Nosiree" adds 1 AC to its 2 Fortitude; the other card costs 5 instead of 2."""
    t = table(farmer(), "gog", "eve").hand("dale", title).box("dale", "planter", price)
    t.dale.plays(title, at="gog", mode=HARVEST)
    t.everyone.passes()
    assert (t.fortitude["gog"], t.alcohol["gog"]) == after
    assert (t.fortitude["eve"], t.alcohol["eve"]) == (20, 0)


@pytest.mark.rule("DALE-19")
def test_a_harvested_mushroom_is_not_gathered():
    """From its last number too: nobody loses 2 Fortitude for the Thunderstool, then or later."""
    t = table(farmer(), "gog", "eve").hand("dale", CROP).hand("gog", IM_IN)
    t.box("dale", "planter", ("Thunderstool", 5))
    t.dale.plays(CROP, at="gog", mode=HARVEST)
    t.until("discard", "gog")
    assert t.fortitude == dict(dale=20, gog=15, eve=20)
    assert not t.happened("gathered")


# Gather ------------------------------------------------------------------------------------------


@pytest.mark.rule("DALE-20")
def test_ripe_mushrooms_leave_at_the_end_of_dales_turn():
    """Those on their last number must go; one step above it they stay."""
    t = at_the_end(("Yer Classic Tallcap", 3), ("Yer Classic Tallcap", 2), ("Thunderstool", 3))
    t.until("discard", "gog")
    assert t.dale.values("planter") == [("Yer Classic Tallcap", 2), ("Thunderstool", 3)]
    assert t.dale.side_discard() == ["Yer Classic Tallcap"]
    assert t.dale.discard == []


@pytest.mark.rule("DALE-20")
def test_nothing_is_gathered_at_the_end_of_other_turns():
    """Gog's turn ends, and Dale's ripe Tallcap is still there when Dale's own turn begins."""
    t = table("gog", "dale", "eve").turn("gog", "drink").hand("dale", IM_IN)
    t.box("dale", "planter", ("Yer Classic Tallcap", 3))
    t.until("discard", "dale")
    assert t.dale.values("planter")[0] == ("Yer Classic Tallcap", 3)


@pytest.mark.rule("DALE-20", "DALE-21", "TURN-22")
def test_gathering_follows_the_drink():
    """Dale drinks his Wine first; then Gog loses 2 Fortitude to the Thunderstool."""
    t = at_the_end(("Thunderstool", 5)).pile("dale", "Wine")
    assert (t.asked, t.asked_for) == ("dale", "target")
    assert t.alcohol["dale"] == 2
    assert t.fortitude == dict(dale=20, gog=20, eve=20)
    t.dale.names("gog")
    assert t.fortitude == dict(dale=20, gog=18, eve=20)
    assert t.dale.box("planter") == []
    assert t.dale.side_discard() == ["Thunderstool"]
    assert t.active == "gog"


@pytest.mark.rule("DALE-22", "CARD-15")
def test_a_gather_effect_can_be_ignored_like_an_action():
    """Eve's Ignore names Actions; and "I don't think so!" is no answer to one."""
    t = at_the_end(("Thunderstool", 5), others=("eve", "gog")).hand("eve", DISBELIEVE)
    t.hand("gog", "Gog not think so!")
    t.dale.names("eve")
    assert t.gog.why_not("Gog not think so!").rule == "NEG-12"
    t.eve.responds(DISBELIEVE)
    t.until("discard", "eve")
    assert t.fortitude == dict(dale=20, eve=20, gog=20)
    assert t.dale.side_discard() == ["Thunderstool"]


@pytest.mark.rule("DALE-22", "CARD-15")
def test_a_gather_effect_counts_as_an_action_and_nothing_else():
    """A card against Actions answers it; one against Sometimes and Anytime Cards does not."""
    other = w.SOMETIMES | w.ANYTIME
    tess = stranger(
        either("Duck", ignore_card(types=w.ACTION, affecting=FORTITUDE)),
        either("Hush", ignore_card(types=other, affecting=FORTITUDE)),
    )
    t = at_the_end(("Thunderstool", 5), others=("gog", tess)).hand("tess", "Duck", "Hush")
    t.dale.names("tess")
    assert t.tess.why_not("Hush").rule == "NEG-14"
    t.tess.responds("Duck")
    t.until("discard", "gog")
    assert t.fortitude == dict(dale=20, gog=20, tess=20)


@pytest.mark.rule("DALE-22")
def test_a_gather_effect_can_be_hit_back():
    """The loss comes from Dale: Gog, who took it, makes him lose 2 Fortitude."""
    t = at_the_end(("Thunderstool", 5)).hand("gog", HIT_BACK)
    t.dale.names("gog")
    t.gog.responds(HIT_BACK)
    t.until("discard", "gog")
    assert t.fortitude == dict(dale=18, gog=18, eve=20)


@pytest.mark.rule("DALE-22")
def test_a_gather_effect_can_be_redirected():
    """Eve sends it on to Gog, who hits back at Dale and not at Eve."""
    t = at_the_end(("Thunderstool", 5), others=("eve", "gog")).hand("eve", NOT_EVE)
    t.hand("gog", HIT_BACK)
    t.dale.names("eve")
    t.eve.responds(NOT_EVE, to="gog")
    t.until("respond", "gog")
    t.gog.responds(HIT_BACK)
    t.until("discard", "eve")
    assert t.fortitude == dict(dale=18, eve=20, gog=18)


@pytest.mark.rule("TURN-22")
def test_the_end_of_the_turn_is_no_longer_the_drink_phase():
    """ "Gog say you drink MORE!" needs Dale's Drink Phase; while he Gathers it is too late."""
    more = "Gog say you drink MORE!"
    t = at_the_end(("Thunderstool", 5)).hand("gog", more, WENCH_TIP)
    assert t.gog.may(more)
    t.until("target", "dale")
    t.dale.names("eve")
    assert (t.asked, t.asked_for) == ("gog", "respond")
    assert t.gog.may(WENCH_TIP)
    assert t.gog.why_not(more).rule == "CARD-3"


@pytest.mark.rule("DALE-23")
def test_the_evershroom_is_never_gathered():
    """On its last number it stays, turn after turn of his, while a ripe Tallcap goes."""
    t = at_the_end(("The Evershroom", 2), ("Yer Classic Tallcap", 3)).hand("dale", IM_IN)
    t.side_deck("dale", "Thunderstool")
    t.until("discard", "gog")
    assert t.dale.values("planter") == [("The Evershroom", 2)]
    t.until("discard", "dale")
    assert t.dale.values("planter") == [("The Evershroom", 2), ("Thunderstool", 0)]
    t.until("discard", "gog")
    assert ("The Evershroom", 2) in t.dale.values("planter")


@pytest.mark.rule("DALE-23", "DALE-14")
def test_the_evershroom_can_be_harvested():
    """It pays 2 like any other, and is gone."""
    t = table("dale", "gog").hand("dale", EDIBLE)
    t.box("dale", "planter", ("The Evershroom", 2), "Butterbutton", "Yer Classic Tallcap")
    t.dale.plays(EDIBLE, at="gog", mode=HARVEST)
    t.dale.harvests("The Evershroom", "Butterbutton")
    assert t.dale.side_discard() == ["The Evershroom", "Butterbutton"]
    assert t.dale.box("planter") == ["Yer Classic Tallcap"]


@pytest.mark.rule("DALE-24")
def test_a_mushroom_discarded_to_make_room_does_nothing():
    """A ripe Thunderstool goes for a Tallcap, and nobody is hurt."""
    t = at_the_beginning(("Thunderstool", 5), *FOUR[1:]).side_deck("dale", "Yer Classic Tallcap")
    t.dale.picks("Thunderstool")
    assert t.asked_for == "discard"
    assert not t.happened("gathered")
    assert t.dale.side_discard() == ["Thunderstool"]
    assert t.fortitude == dict(dale=20, gog=20, eve=20)


@pytest.mark.rule("DALE-25")
@pytest.mark.parametrize(
    ("first", "second"),
    [("Thunderstool", "Weepin' Inkcap"), ("Weepin' Inkcap", "Thunderstool")],
)
def test_dale_chooses_the_order_and_each_resolves_before_the_next(first, second):
    """He picks one of two ripe ones; Gog's answer to it comes before the other is Gathered."""
    loss = {"Thunderstool": 2, "Weepin' Inkcap": 1}
    t = at_the_end(("Thunderstool", 5), ("Weepin' Inkcap", 4)).hand("gog", HIT_BACK)
    assert (t.asked, t.asked_for) == ("dale", "box")
    assert titles(t) == ["Thunderstool", "Weepin' Inkcap"]
    t.dale.picks(first)
    t.dale.names("gog")
    assert (t.asked, t.asked_for) == ("gog", "respond")
    assert t.fortitude == dict(dale=20, gog=20 - loss[first], eve=20)
    assert t.dale.box("planter") == [second]
    t.gog.responds(HIT_BACK)
    assert t.fortitude["dale"] == 18
    assert (t.asked, t.asked_for) == ("dale", "target")
    t.dale.names("eve")
    assert t.fortitude == dict(dale=18, gog=20 - loss[first], eve=20 - loss[second])


@pytest.mark.rule("DALE-25", "LOSE-4")
def test_whoever_passes_out_by_the_first_gather_is_out_before_the_second():
    """Eve's 2 Fortitude are gone: her Gold is divided, and she cannot be named again."""
    t = at_the_end(("Thunderstool", 5), ("Thunderstool", 5), others=("gog", "eve", "fleck"))
    t.stats("eve", fortitude=2, gold=12)
    t.dale.picks("Thunderstool")
    t.dale.names("eve")
    assert t.alive == ["dale", "gog", "fleck"]
    assert t.gold == dict(dale=12, gog=12, eve=0, fleck=12)
    assert (t.asked, t.asked_for) == ("dale", "target")
    assert nameable(t) == ["fleck", "gog"]
    t.dale.names("fleck")
    assert t.fortitude["fleck"] == 18


@pytest.mark.rule("DALE-25", "LOSE-4", "OP-10")
def test_dale_passes_out_by_a_hit_back_for_his_own_gather():
    """Gog strikes back and Dale is out; his second Thunderstool hurts nobody, and Gog goes on."""
    t = at_the_end(("Thunderstool", 5), ("Thunderstool", 5)).stats("dale", fortitude=2)
    t.hand("gog", HIT_BACK)
    t.dale.picks("Thunderstool")
    t.dale.names("gog")
    t.gog.responds(HIT_BACK)
    assert t.alive == ["gog", "eve"]
    assert t.fortitude == dict(dale=0, gog=18, eve=20)
    assert len(t.happened("gathered")) == 1
    assert (t.active, t.asked_for) == ("gog", "discard")


@pytest.mark.rule("DALE-21")
def test_between_two_players_there_is_nobody_to_choose():
    """Gog is the only other player and takes it unasked; if that is too much, Dale has won."""
    t = at_the_end(("Thunderstool", 5), others=("gog",))
    assert (t.asked, t.asked_for) == ("gog", "discard")
    assert t.fortitude == dict(dale=20, gog=18)
    t = at_the_end(("Thunderstool", 5), others=("gog",)).stats("gog", fortitude=2)
    assert t.over
    assert t.winners == ["dale"]


@pytest.mark.rule("DALE-26", "TURN-21")
def test_gathering_takes_place_when_the_turn_ends_early():
    """In the field: no Order, no Drink, but the ripe Mushroom is Gathered, once."""
    t = table("dale", "gog", "eve").hand("dale", FIELD).hand("gog", IM_IN).pile("dale", "Wine")
    t.box("dale", "planter", ("Thunderstool", 5), ("Yer Classic Tallcap", 2))
    t.dale.plays(FIELD)
    t.until("target", "dale")
    t.dale.names("eve")
    assert (t.active, t.asked, t.asked_for) == ("gog", "gog", "discard")
    assert not t.happened("ordered")
    assert not t.happened("revealed")
    assert t.dale.pile == ["Wine"]
    assert (t.fortitude["gog"], t.fortitude["eve"]) == (20, 18)
    assert "Thunderstool" not in t.dale.box("planter")
    assert ("Yer Classic Tallcap", 2) in t.dale.values("planter")
    assert len(t.happened("gathered")) == 1


@pytest.mark.rule("DALE-20", "OP-10")
def test_a_dale_who_has_passed_out_gathers_nothing():
    """His last Wine is too much for him; his Thunderstool hurts nobody."""
    t = at_the_end(("Thunderstool", 5)).stats("dale", fortitude=2).pile("dale", "Wine")
    t.until("discard", "gog")
    assert t.alive == ["gog", "eve"]
    assert t.fortitude == dict(dale=2, gog=20, eve=20)
    assert not t.happened("gathered")


@pytest.mark.rule("DALE-20")
def test_what_ripens_while_dale_gathers_is_gathered_too():
    """He lets it rain in the window on his own Gather: the Tallcap is ripe now, and leaves."""
    t = at_the_end(("Thunderstool", 5), ("Yer Classic Tallcap", 2)).hand("dale", RAIN)
    t.until("target", "dale")
    t.dale.names("gog")
    t.dale.responds(RAIN)
    t.until("discard", "gog")
    assert t.dale.box("planter") == []
    assert t.fortitude == dict(dale=20, gog=18, eve=20)


# Other -------------------------------------------------------------------------------------------


@pytest.mark.rule("DALE-27", "CARD-14")
def test_mushrooms_cannot_be_discarded_in_place_of_cards_in_hand():
    """EX-RDI9-discardcost-1: with the monsters at the door Dale has no Action Card in hand."""
    t = table("dale", "gog", "eve", drinks=["drinks-rdi9"]).turn("dale", "drink")
    t.pile("dale", "The monsters kicked open the door!").hand("dale", HIDE)
    t.box("dale", "planter", ("Thunderstool", 3), ("Weepin' Inkcap", 2))
    t.hand("gog", WENCH_TIP, "Dance with Gog!")
    t.until("sacrifice")
    assert t.asked == "gog"  # Dale had nothing to discard and lost Fortitude instead
    assert t.fortitude["dale"] < 20
    assert titles(t) == ["Dance with Gog!"]
    t.gog.sacrifices("Dance with Gog!")
    assert t.fortitude["gog"] == 20
    assert t.gog.discard == ["Dance with Gog!"]
    assert not t.happened("played")
    assert t.dale.values("planter") == [("Thunderstool", 3), ("Weepin' Inkcap", 2)]


@pytest.mark.rule("DALE-27")
def test_mushrooms_do_not_count_for_the_hand():
    """With four Mushrooms in the box Dale still refills to seven, from his Character Deck alone."""
    t = at_the_beginning(*FOUR[:3]).side_deck("dale", "The Evershroom")
    assert titles(t) == [IM_IN]  # what he may discard
    t.dale.done()
    assert len(t.dale.hand) == 7
    assert set(t.dale.hand) <= {card.title for card in DALE.deck.cards}
    assert len(t.dale.box("planter")) == 4


@pytest.mark.rule("DALE-28", "TURN-21")
def test_outstanding_in_the_field_ends_the_turn_and_nothing_else():
    """EX-RDI9-dale-5: play goes on with Gog, who can hit Dale as ever; Dale's turn comes again."""
    t = table("dale", "gog", "eve").hand("dale", FIELD).hand("gog", "Dance with Gog!")
    t.stats("dale", fortitude=15)
    t.dale.plays(FIELD)
    assert t.active == "gog"
    assert t.alive == ["dale", "gog", "eve"]
    before = t.fortitude["dale"]
    t.gog.done()
    t.until("action", "gog")
    t.gog.plays("Dance with Gog!", at="dale")
    t.until("order", "gog")
    assert t.fortitude["dale"] == before - 4
    assert nameable(t) == ["dale", "eve"]
    t.until("discard", "dale")
    assert t.active == "dale"


@pytest.mark.rule("DALE-29", "TURN-11")
@pytest.mark.parametrize("mode", [PLANT, GROW])
@pytest.mark.first_chair
def test_a_tough_row_is_announced_before_anyone_responds(mode):
    """EX-RDI9-dale-3: Plant or Grow and the victim are fixed while Eve still has her answer."""
    t = table("dale", "eve", "gog").hand("dale", ROW).hand("eve", DISBELIEVE)
    t.box("dale", "planter", "Thunderstool").side_deck("dale", "Butterbutton")
    ways = {(option.mode, option.targets) for option in t.dale.options(ROW)}
    assert ways == {(PLANT, 2), (PLANT, 4), (GROW, 2), (GROW, 4)}
    t.dale.plays(ROW, at="eve", mode=mode)
    assert (t.asked, t.asked_for) == ("eve", "respond")
    (layer,) = t.table.view(2).stack
    assert (layer.number, layer.targets) == (mode, (1,))
    assert t.dale.values("planter") == [("Thunderstool", 0)]
    t.eve.responds(DISBELIEVE)
    t.until("order", "dale")
    assert t.fortitude == dict(dale=20, eve=20, gog=20)
    assert t.dale.values("planter") == (  # only Eve Ignores it
        [("Thunderstool", 0), ("Butterbutton", 1)] if mode == PLANT else [("Thunderstool", 1)]
    )


@pytest.mark.rule("DALE-30")
def test_a_tough_row_grows_one_mushroom_of_dales_choice():
    """Of three he picks the Thunderstool; the others stay as they are."""
    t = table("dale", "gog", "eve").hand("dale", ROW)
    t.box("dale", "planter", "The Evershroom", "Thunderstool", "Butterbutton")
    t.dale.plays(ROW, at="eve", mode=GROW)
    assert (t.asked, t.asked_for) == ("dale", "box")
    t.dale.picks("Thunderstool")
    assert t.dale.values("planter") == [
        ("The Evershroom", 0),
        ("Thunderstool", 1),
        ("Butterbutton", 1),
    ]
    assert t.fortitude == dict(dale=20, gog=20, eve=18)


@pytest.mark.rule("DALE-11", "DALE-30")
def test_dale_may_choose_a_mushroom_that_grows_no_more():
    """He would rather not have the Sally ripen, and picks the Evershroom at its end."""
    t = table("dale", "gog", "eve").hand("dale", ROW)
    t.box("dale", "planter", ("The Evershroom", 2), "Sober Sally")
    t.dale.plays(ROW, at="eve", mode=GROW)
    t.dale.picks("The Evershroom")
    assert t.dale.values("planter") == [("The Evershroom", 2), ("Sober Sally", 2)]
    assert t.fortitude == dict(dale=20, gog=20, eve=18)


@pytest.mark.rule("DALE-30")
def test_a_tough_row_with_an_empty_box_grows_nothing():
    """Dale may announce Grow all the same, and Eve loses her 2 Fortitude."""
    t = table("dale", "gog", "eve").hand("dale", ROW)
    t.dale.plays(ROW, at="eve", mode=GROW)
    t.everyone.passes()
    assert t.dale.box("planter") == []
    assert t.fortitude == dict(dale=20, gog=20, eve=18)


def bully(**kind):
    """Somebody whose blow cannot be Ignored, or not hit back for."""
    blow = Mode(w.ACTION, w.MY_ACTION, (another_player.loses(fortitude=3),), **kind)
    return stranger(either("Blow", blow))


@pytest.mark.rule("DALE-31")
def test_that_tears_it_hits_back_at_a_card_that_cannot_be_ignored():
    """With its Harvest it may be played: Dale loses his 3, and Tess loses 2."""
    t = table(bully(unignorable=True), "dale", "gog").hand("tess", "Blow").hand("dale", TEARS, HIDE)
    t.box("dale", "planter", ("Thunderstool", 5), ("Weepin' Inkcap", 4))
    t.tess.plays("Blow", at="dale")
    assert modes(t.dale, TEARS) == {HARVEST}
    assert t.dale.why_not(HIDE).key == "unignorable"
    t.dale.responds(TEARS)
    harvest_everything(t)
    t.nobody_responds()
    assert not t.happened("ignored")
    assert t.fortitude == dict(tess=18, dale=17, gog=20)
    assert t.dale.side_discard()


@pytest.mark.rule("DALE-31")
def test_that_tears_it_without_a_harvest_cannot_answer_such_a_card():
    """With nothing to harvest it could only Ignore, and that is not possible."""
    t = table(bully(unignorable=True), "dale", "gog").hand("tess", "Blow").hand("dale", TEARS, TIP)
    t.box("dale", "planter", "Thunderstool")
    t.until("action", "tess")
    t.tess.plays("Blow", at="dale")
    assert t.asked == "dale"
    t.dale.why_not(TEARS)
    t.everyone.passes()
    assert t.fortitude == dict(tess=20, dale=17, gog=20)


@pytest.mark.rule("DALE-32")
@pytest.mark.parametrize("mode", [BASE, HARVEST])
def test_that_tears_it_ignores_a_loss_that_cannot_be_hit_back(mode):
    """Paid for or not, Dale loses nothing, and neither does Tess."""
    t = table(bully(no_hit_back=True), "dale", "gog").hand("tess", "Blow").hand("dale", TEARS)
    t.box("dale", "planter", ("Thunderstool", 5), ("Weepin' Inkcap", 4))
    t.tess.plays("Blow", at="dale")
    t.dale.responds(TEARS, mode=mode)
    harvest_everything(t)
    t.nobody_responds()
    assert t.happened("ignored")
    assert t.fortitude == dict(tess=20, dale=20, gog=20)
    assert bool(t.dale.side_discard()) == (mode == HARVEST)


@pytest.mark.rule("DALE-31")
def test_that_tears_it_ignores_and_hits_back_where_both_are_possible():
    """Dale loses nothing and Tess loses 2."""
    t = table(bully(), "dale", "gog").hand("tess", "Blow").hand("dale", TEARS)
    t.box("dale", "planter", ("Thunderstool", 5), ("Weepin' Inkcap", 4))
    t.tess.plays("Blow", at="dale")
    t.dale.responds(TEARS, mode=HARVEST)
    harvest_everything(t)
    t.nobody_responds()
    assert t.happened("ignored")
    assert t.fortitude == dict(tess=18, dale=20, gog=20)


@pytest.mark.rule("DALE-32")
def test_a_plain_hit_back_is_no_answer_to_a_loss_that_cannot_be_hit_back():
    """Gog, who took the same blow, may not strike back for it."""
    t = table(bully(no_hit_back=True), "gog", "dale").hand("tess", "Blow").hand("gog", HIT_BACK)
    t.tess.plays("Blow", at="gog")
    assert t.asked_for == "order"  # nobody was asked for anything
    assert t.fortitude == dict(tess=20, gog=17, dale=20)
    t = table(bully(), "gog", "dale").hand("tess", "Blow").hand("gog", HIT_BACK)
    t.tess.plays("Blow", at="gog")
    assert t.gog.may(HIT_BACK)  # an ordinary blow


EVENTS = [
    ("Round on the House!", "drinks-rdi2"),
    ("Drinking Contest!", "drinks-rdi2"),
    ("Fine Ambrosia", "drinks-rdi2"),
    ("The Challenge!", "drinks-rdi2"),
    ("The monsters kicked open the door!", "drinks-rdi9"),
]


@pytest.mark.rule("DALE-33", "EVNT-5")
@pytest.mark.parametrize(("event", "deck"), EVENTS)
@pytest.mark.first_chair
def test_dale_sharpens_his_tools_whatever_the_event(event, deck):
    """He reveals it and Ignores it: nothing of it touches him."""
    t = table("dale", "gog", "eve", drinks=[deck]).turn("dale", "drink").pile("dale", event)
    t.hand("dale", TOOLS).drink_deck("Wine", "Elven Wine").hand("gog", WENCH_TIP)
    t.until("respond", "dale")
    t.dale.responds(TOOLS)
    t.until("discard", "gog")
    (ignored,) = t.happened("ignored")
    assert (ignored.seat, t.table.title(ignored.card)) == (0, event)
    assert (t.fortitude["dale"], t.alcohol["dale"], t.gold["dale"]) == (20, 0, 10)


@pytest.mark.rule("DALE-33", "CONT-24", "CONT-25")
def test_dale_sits_a_drinking_contest_out_or_is_in_it():
    """EX-RDI9-eventignore-1: on the reveal he may Ignore it; once Drinks are up he may not."""
    t = table("gog", "dale", "eve").turn("gog", "drink").pile("gog", "Drinking Contest!")
    t.drink_deck("Wine", "Light Ale", "Dark Ale").hand("dale", TOOLS, IM_IN)
    t.dale.responds(TOOLS)
    t.until("discard", "dale")
    assert t.gold == dict(gog=11, dale=10, eve=9)
    assert t.alcohol == dict(gog=2, dale=0, eve=1)

    t = table("gog", "dale", "eve").turn("gog", "drink").pile("gog", "Drinking Contest!")
    t.drink_deck("Wine", "Light Ale", "Dark Ale").hand("dale", TOOLS, TIP)
    t.dale.passes()  # before the Event is revealed
    assert t.dale.may(TOOLS)
    t.dale.passes()
    assert len(t.drinks) == 3
    assert t.dale.may(TIP)
    t.dale.why_not(TOOLS)


@pytest.mark.rule("DALE-34")
def test_dale_hides_and_plants_a_discarded_mushroom_of_his_choice():
    """He Ignores Gog's blow and takes the Thunderstool, not the one discarded last."""
    t = table("gog", "dale", "eve").hand("gog", "Dance with Gog!").hand("dale", HIDE)
    t.side_discarded("dale", "Thunderstool", "Butterbutton", "Sober Sally")
    t.gog.plays("Dance with Gog!", at="dale")
    t.dale.responds(HIDE)
    assert (t.asked, t.asked_for) == ("dale", "fetch")
    assert titles(t) == ["Thunderstool", "Butterbutton", "Sober Sally"]
    t.dale.picks("Thunderstool")
    assert t.dale.values("planter") == [("Thunderstool", 0)]
    assert t.dale.side_discard() == ["Butterbutton", "Sober Sally"]
    assert t.fortitude == dict(gog=20, dale=20, eve=20)


@pytest.mark.rule("DALE-34")
def test_dale_hides_and_plants_nothing():
    """He may Plant; he need not, and with an empty discard pile he is not even asked."""
    t = table("gog", "dale", "eve").hand("gog", "Dance with Gog!").hand("dale", HIDE)
    t.side_discarded("dale", "Thunderstool")
    t.gog.plays("Dance with Gog!", at="dale")
    t.dale.responds(HIDE)
    t.dale.picks_nothing()
    assert t.dale.side_discard() == ["Thunderstool"]
    assert t.dale.box("planter") == []
    t = table("gog", "dale", "eve").hand("gog", "Dance with Gog!").hand("dale", HIDE)
    t.gog.plays("Dance with Gog!", at="dale")
    t.dale.responds(HIDE)
    assert t.asked_for == "order"
    assert t.dale.box("planter") == []
    assert t.fortitude == dict(gog=20, dale=20, eve=20)


@pytest.mark.rule("DALE-34", "DALE-8")
@pytest.mark.parametrize("gone", ["Thunderstool", "Butterbutton"])
def test_hiding_with_a_full_box_makes_room_first(gone):
    """The Thunderstool from the pile or one of the four is discarded."""
    t = table("gog", "dale", "eve").hand("gog", "Dance with Gog!").hand("dale", HIDE)
    t.box("dale", "planter", *FOUR).side_discarded("dale", "Thunderstool")
    t.gog.plays("Dance with Gog!", at="dale")
    t.dale.responds(HIDE)
    t.dale.picks("Thunderstool")
    assert (t.asked, t.asked_for) == ("dale", "box")
    assert titles(t) == [*FOUR, "Thunderstool"]
    t.dale.picks(gone)
    assert sorted(t.dale.box("planter")) == sorted({*FOUR, "Thunderstool"} - {gone})
    assert t.dale.side_discard() == [gone]


@pytest.mark.rule("DALE-35")
def test_the_ladders_of_the_mushroom_deck():
    """Fifteen Mushrooms: six, four, two, two and the Evershroom."""
    ladders = Counter(card.ladder for card in MUSHROOMS.cards)
    assert ladders == {(1, 2, 3): 6, (0, 2, 4): 4, (2, 3): 2, (0, 1, 3, 5): 2, (0, 1, 2): 1}
    by_title = {card.title: card for card in MUSHROOMS.cards}
    assert by_title["Yer Classic Tallcap"].ladder == (1, 2, 3)
    assert by_title["The Evershroom"].ladder == (0, 1, 2)
    assert [card.title for card in MUSHROOMS.cards if card.evergreen] == ["The Evershroom"]


def word(effect):
    return effect and (effect.name, effect.who.who, effect.attribute, effect.number())


BUDGET = {
    (1, 2, 3): [None, word(me.gains(fortitude=1))],
    (0, 2, 4): [word(another_player.loses(fortitude=1)), word(another_player.gains(alcohol=1))],
    (2, 3): [word(me.loses(alcohol=1))],
    (0, 1, 3, 5): [word(another_player.loses(fortitude=2))],
    (0, 1, 2): [None],
}


@pytest.mark.rule("DALE-36")
@pytest.mark.parametrize("card", [card for card, _ in MUSHROOMS.kinds], ids=lambda card: card.title)
def test_what_a_gather_is_worth_goes_with_the_ladder(card):
    """No Mushroom does anything when Gathered but what its ladder allows."""
    effects = card.modes[0].words if card.modes else (None,)
    assert len(effects) == 1
    assert word(effects[0]) in BUDGET[card.ladder]
