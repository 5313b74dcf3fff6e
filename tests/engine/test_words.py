"""What words do in ways that no card of the boxes shows: three of something, the second of two."""

import pytest

from lastcall.engine import terms as w
from lastcall.engine.cards import Box, Character, Deck, Tracker
from lastcall.engine.words import (
    a_drink,
    a_player,
    action,
    another_player,
    anytime,
    attach,
    drink,
    drink_event,
    drink_to_fortitude,
    each_may_buy,
    each_player,
    each_puts_back,
    foresee_drinks,
    fortitude_instead,
    gain,
    gain_one_of,
    may_set_out_from_discard,
    me,
    points_of_theirs,
    replace_drink,
    set_out,
    sometimes,
    strengthen,
    weaken,
    weaken_to,
)
from lastcall.testing import stranger, table
from lastcall.variants.two_headed import TWO_HEADED


@pytest.mark.parametrize(
    ("word", "kind", "amount", "after"),
    [
        (drink_to_fortitude, "turned-to-fortitude", 0, 0),
        (fortitude_instead(2), "turned-to-fortitude", 0, 0),
        (weaken_to(1), "strengthened", -2, 1),
        (weaken(2), "strengthened", -2, 1),
        (strengthen(2), "strengthened", 2, 5),
        (replace_drink(2), "replaced", 2, 2),
    ],
    ids=lambda it: getattr(it, "name", ""),
)
def test_what_is_told_of_a_changed_drink(word, kind, amount, after):
    """By whom, whose it is, by the number on the card, and its strength before and after."""
    t = table("gog", stranger(sometimes("Sleeve", when=a_drink, do=word)), "eve")
    t.turn("gog", "drink").pile("gog", "Elven Wine").hand("tess", "Sleeve")
    t.until("respond", "tess").tess.plays("Sleeve")
    t.nobody_responds()
    (told,) = t.happened(kind)
    assert (told.seat, told.drinker, told.drink) == (1, 0, 0)
    assert (told.amount, told.before, told.after) == (amount, 3, after)


def test_three_cards_are_put_back_one_by_one():
    """Each time one of those that are left, until the last has but one place; or they lie so."""
    seer = stranger(action("Look", foresee_drinks(3)), name="seer")
    t = (
        table(seer, "gog", "eve")
        .hand("seer", "Look")
        .drink_deck("Wine", "Mead", "Water", "Dark Ale")
    )
    t.seer.plays("Look")
    for titles, taken in ((["Wine", "Mead", "Water"], "Water"), (["Wine", "Mead"], "Mead")):
        t.until("arrange", "seer")
        cards = {t.table.title(o.card): o for o in t.options() if o.card >= 0}
        assert sorted(cards) == sorted(titles)
        assert t.table.decision.due == len(titles)
        t.table.answer(cards[taken])
    assert t.asked_for != "arrange"
    assert t.drink_deck_titles[:4] == ["Water", "Mead", "Wine", "Dark Ale"]


def test_of_three_offers_each_may_be_taken_once():
    """And nobody pays their last Gold for one."""
    offers = each_may_buy((1, me.gains(fortitude=1)), (1, me.gains(alcohol=1)), (2, me.draws(1)))
    deck = Deck("drinks-test", "test", [drink_event("Market", offers), 30 * drink("Sip", 1)])
    t = table("gog", "eve", drinks=[deck]).turn("gog", "drink").pile("gog", "Market")
    t.stats("gog", fortitude=10, gold=9).stats("eve", gold=2)
    asked = []
    for taken in (2, 1, 0):
        t.until("offer", "gog")
        asked.append([o.number for o in t.options() if o.kind == w.CHOOSE])
        t.table.answer(next(o for o in t.options() if o.number == taken))
    assert asked == [[0, 1, 2], [0, 1], [0]]
    t.until("offer", "eve")
    assert [o.number for o in t.options() if o.kind == w.CHOOSE] == [0, 1]
    t.table.answer(t.options()[0])
    assert t.asked_for != "offer"
    assert (t.gold, t.fortitude["gog"], t.alcohol["gog"]) == (dict(gog=5, eve=1), 11, 1)


def test_two_cards_are_exchanged_for_two():
    swap = action("Swap", me.exchanges(2))
    t = (
        table(stranger(5 * swap), "gog")
        .hand("tess", "Swap", *3 * ["Filler"])
        .deck("tess", "Swap", "Swap")
    )
    t.until("action", "tess").tess.plays("Swap")
    for due in (2, 1):
        assert (t.asked, t.asked_for, t.table.decision.due) == ("tess", "lose-card", due)
        t.table.answer(t.options()[0])
    assert t.asked_for != "lose-card"
    assert sorted(t.tess.hand) == ["Filler", "Swap", "Swap"]


TOOLS = Deck("tools", "test", [5 * action("Hammer", me.gains(fortitude=1))])
MAPS = Deck("maps", "test", [5 * action("Map", me.gains(fortitude=1))])


def with_two_side_decks(*cards, decks=(TOOLS, MAPS), **kit):
    return Character(
        *("tess", "Tess"),
        race="human",
        box="test",
        deck=[10 * card for card in cards],
        side_decks=decks,
        **kit,
    )


@pytest.mark.parametrize(
    ("decks", "title"), [((TOOLS, MAPS), "Map"), ((MAPS, TOOLS), "Hammer")], ids=["maps", "tools"]
)
def test_a_part_comes_from_the_deck_that_is_meant(decks, title):
    """The second of two, and that is told."""
    look = action("Look it up", attach(decks[1]))
    t = table(with_two_side_decks(look, decks=decks), "gog").hand("tess", "Look it up")
    t.stats("tess", fortitude=10).until("action", "tess").tess.plays("Look it up")
    (told,) = t.happened("attached")
    assert t.table.title(told.card) == title
    assert told.origin == t.table.seats[0].side[1].deck
    assert t.fortitude["tess"] == 11


def test_a_box_is_filled_from_the_discards_of_its_own_deck():
    case = Box("case", 3, deck=MAPS)
    find = anytime("Find", may_set_out_from_discard(case))
    unroll = action("Unroll", set_out(case))
    t = table(with_two_side_decks(find, unroll, boxes=[case]), "gog").hand("tess", "Find", "Unroll")
    t.side_discarded("tess", "Map", "Map", number=2).side_discarded("tess", "Hammer")
    t.until("action", "tess").tess.plays("Find")
    assert t.asked_for == "fetch"
    assert [t.table.title(o.card) for o in t.options() if o.card >= 0] == ["Map", "Map"]
    t.table.answer(t.options()[0])
    assert t.tess.box("case") == ["Map"]
    t.tess.plays("Unroll")
    assert t.tess.box("case") == ["Map", "Map"]
    assert [e.origin for e in t.happened("set-out")] == [
        t.table.seats[0].side[1].discard,
        t.table.seats[0].side[1].deck,
    ]


def test_a_box_that_one_does_not_have_is_not_filled():
    """Nor is another that one has, though cards of the same deck go there."""
    case, shelf = Box("case", 3, deck=MAPS), Box("shelf", 3, deck=MAPS)
    tess = with_two_side_decks(action("Unroll", set_out(shelf)), boxes=[case])
    t = table(tess, "gog").hand("tess", "Unroll").box("tess", "case", "Map")
    t.until("action", "tess").tess.plays("Unroll")
    assert t.tess.box("case") == ["Map"]
    assert not t.happened("set-out")
    assert len(t.tess.side_deck(2)) == 4


@pytest.mark.rule("NEG-10")
def test_whoever_ignores_the_event_puts_nothing_back():
    """Dale sharpens his tools; Gog before him and Eve after him are asked."""
    tools = "Can'tcha see I'm sharpenin' my tools?"
    moles = Deck("moles", "test", [drink_event("Moles", each_puts_back(1)), 30 * drink("Sip", 1)])
    t = table("gog", "dale", "eve", drinks=[moles]).turn("gog", "drink").pile("gog", "Moles")
    for name in t.names:
        t.hand(name, "Gambling? I'm in!", "I raise!", *[tools] * (name == "dale"))
    t.until("respond", "dale").dale.responds(tools)
    t.nobody_responds()
    asked = []
    while t.asked_for == "put-back":
        asked.append(t.asked)
        t.player(t.asked).picks("I raise!")
    assert asked == ["gog", "eve"]
    assert [t.player(name).deck[0] == "I raise!" for name in t.names] == [True, False, True]


@pytest.mark.parametrize("active", ["ann", "ben", "cat"])
@pytest.mark.parametrize("player", ["ann", "ben", "cat"])
def test_what_touches_everybody_begins_with_whoever_played_it(player, active):
    """Clockwise from there, whoever's turn it is."""
    names = ["ann", "ben", "cat"]
    drop = anytime("Drop", each_player.discards(1))
    t = table(*(stranger(drop, name=name) for name in names)).turn(active)
    for name in names:
        t.hand(name, "Filler", *["Drop"] * (name == player))
    t.until("action" if player == active else "respond", player).player(player).plays("Drop")
    asked = []
    while t.asked_for == "lose-card":
        asked.append(t.asked)
        t.player(t.asked).discards("Filler")
    first = names.index(player)
    assert asked == names[first:] + names[:first]


@pytest.mark.rule("TEAM-14")
def test_nobody_is_the_cause_of_a_potion():
    t = table("gog", "eve", "dimli", "fleck", variants=[TWO_HEADED])
    t.stats("gog", fortitude=10, potions=1).hand("gog", "Dance with Gog!").until("action", "gog")
    t.gog.drinks_potion("fortitude")
    assert [(e.before, e.after, e.cause) for e in t.happened("fortitude")] == [(10, 16, -1)]


@pytest.mark.rule("TEAM-53", "TEAM-75")
def test_a_part_about_everybody_calls_for_champions():
    """The card itself names nobody; what is turned up with it is about everybody."""
    tales = Deck("tales", "test", [9 * action("Tale", each_player.loses(fortitude=2))])
    deck = [20 * action("Tell", attach(tales))]
    tess = Character("tess", "Tess", race="human", box="test", deck=deck, side_decks=[tales])
    t = table(tess, "eve", "dimli", "fleck", variants=[TWO_HEADED])
    for name in t.names:
        t.stats(name, potions=0)
    t.hand("tess", "Tell").until("action", "tess").tess.plays("Tell")
    assert (t.asked, t.asked_for) == ("dimli", "champion")
    t.fleck.makes_champion("fleck")
    assert [event.seat for event in t.happened("championed")] == [3]
    assert t.fortitude == dict(tess=18, eve=18, dimli=18, fleck=18)


MORALS = Deck("morals", "test", [9 * action("Moral", a_player.loses(fortitude=2))])
TALES = Deck("tales", "test", [9 * action("Tale", attach(MORALS))])


def test_a_part_that_joins_another_names_whom_it_touches():
    """The first part names nobody, the second does, and only that one is hurt by it."""
    tell = action("Tell", another_player.loses(fortitude=1), attach(TALES))
    tess = Character(
        *("tess", "Tess"), race="human", box="test", deck=[20 * tell], side_decks=[TALES, MORALS]
    )
    t = table("gog", "eve", tess, first=2).hand("tess", "Tell")
    t.until("action", "tess").tess.plays("Tell", at="gog")
    assert (t.asked, t.asked_for) == ("tess", "target")
    t.tess.names("eve")
    assert t.fortitude == dict(tess=20, gog=19, eve=18)
    told = [(t.table.title(e.card), e.targets) for e in t.happened("named")]
    assert told == [("Moral", 0b010)]


@pytest.mark.rule("TEAM-53", "TEAM-75")
def test_a_part_that_joins_another_calls_for_champions_too():
    """What is turned up with the card turns up another, and only that is about everybody."""
    morals = Deck("morals", "test", [9 * action("Moral", each_player.loses(fortitude=2))])
    tales = Deck("tales", "test", [9 * action("Tale", attach(morals))])
    deck = [20 * action("Tell", another_player.loses(fortitude=1), attach(tales))]
    tess = Character(
        *("tess", "Tess"), race="human", box="test", deck=deck, side_decks=[tales, morals]
    )
    t = table("dimli", "fleck", tess, "eve", variants=[TWO_HEADED], first=2)
    for name in t.names:
        t.stats(name, potions=0)
    t.hand("tess", "Tell").until("action", "tess").tess.plays("Tell", at="dimli")
    assert (t.asked, t.asked_for) == ("dimli", "champion")
    t.fleck.makes_champion("fleck")
    assert [event.seat for event in t.happened("championed")] == [1]
    assert t.fortitude == dict(tess=18, eve=18, dimli=17, fleck=17)


def test_points_that_nobody_keeps_are_none():
    """What the card counts stands on nobody's mat, though another number stands on Zoe's."""
    owed = points_of_theirs(Tracker("debts", 5), base=1)
    tess = stranger(5 * action("Collect", another_player.loses(fortitude=owed)))
    zoe = Character(
        *("zoe", "Zoe"),
        race="human",
        box="test",
        deck=[20 * action("Nod", me.gains(fortitude=1))],
        trackers=[Tracker("zeal", 5, start=3)],
    )
    for whom in ("zoe", "gog"):
        t = table(tess, zoe, "gog").hand("tess", "Collect").until("action", "tess")
        t.tess.plays("Collect", at=whom)
        assert t.fortitude == dict(tess=20, zoe=20, gog=20) | {whom: 19}


def test_a_tracker_of_choice_that_one_does_not_have_stays_where_it_is():
    """One of two that Tess has not: hers goes up by itself, and nothing else does."""
    wit, luck = Tracker("wit", 5, start=1), Tracker("luck", 5)
    tess = with_two_side_decks(action("Learn", gain_one_of(luck, wit)), trackers=[wit])
    t = table(tess, "gog").hand("tess", "Learn").until("action", "tess")
    t.tess.plays("Learn")
    assert t.asked_for != "tracker"
    assert t.tess.tracker("wit") == 2


def test_points_for_a_tracker_that_one_does_not_have_are_lost():
    """On the table and on paper: what Tess does have stays as it is."""
    wit, luck = Tracker("wit", 5, start=1), Tracker("luck", 5)
    tess = with_two_side_decks(action("Hope", gain(luck, 1)), trackers=[wit])
    t = table(tess, "gog", "eve").hand("tess", "Hope").until("action", "tess")
    t.tess.plays("Hope")
    assert t.tess.tracker("wit") == 1
    assert t.tess.hand == []
