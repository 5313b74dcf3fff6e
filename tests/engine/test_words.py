"""What words do in ways that no card of the boxes shows: three of something, the second of two."""

import pytest

from lastcall.cards.catalogue import character, drink_deck
from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.engine import words as v
from lastcall.engine.cards import Box, Character, Deck, Tracker
from lastcall.engine.setup import Setup, lay_out
from lastcall.engine.word import Amount, Word
from lastcall.engine.words import (
    a_drink,
    a_player,
    action,
    another_player,
    anytime,
    at_any_time,
    attach,
    drink,
    drink_event,
    drink_to_fortitude,
    each_may_buy,
    each_player,
    each_puts_back,
    either,
    foresee_drinks,
    fortitude_instead,
    gain,
    gain_one_of,
    may_set_out_from_discard,
    me,
    numbers_played,
    points_of,
    points_of_theirs,
    raise_numbers,
    raise_whole,
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
@pytest.mark.first_chair
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
@pytest.mark.first_chair
def test_a_part_comes_from_the_deck_that_is_meant(decks, title):
    """The second of two, and that is told."""
    look = action("Look it up", attach(decks[1]))
    t = table(with_two_side_decks(look, decks=decks), "gog").hand("tess", "Look it up")
    t.stats("tess", fortitude=10).until("action", "tess").tess.plays("Look it up")
    (told,) = t.happened("attached")
    assert t.table.title(told.card) == title
    assert told.origin == t.table.seats[0].side[1].deck
    assert t.fortitude["tess"] == 11


@pytest.mark.first_chair
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
@pytest.mark.first_chair
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


SONGS = Deck("songs", "test", [5 * action("Song", me.gains(fortitude=1))])


@pytest.mark.parametrize("which", range(3))
def test_each_of_three_side_decks_is_one_of_its_own(which):
    """It fills its box, a card comes out of it, another joins, and its discards are its own."""
    decks = [TOOLS, MAPS, SONGS]
    deck = decks[which]
    case = Box("case", 3, deck=deck)
    cards = [action("Unroll", set_out(case)), action("Look it up", attach(deck))]
    cards.append(action("Take", me.draws(1, deck=deck)))
    tess = with_two_side_decks(*cards, decks=decks, boxes=[case])
    title = deck.cards[0].title
    for card, where in (("Unroll", "case"), ("Look it up", ""), ("Take", "hand")):
        t = table(tess, "gog").hand("tess", card).turn("tess").until("action", "tess")
        t.tess.plays(card)
        left = [5 - (number == which) for number in range(3)]
        assert [len(t.tess.side_deck(number)) for number in (1, 2, 3)] == left
        assert t.tess.box("case") == [title] * (where == "case")
        assert (title in t.tess.hand) == (where == "hand")
        gone = [[title] * (number == which and not where) for number in range(3)]
        assert [t.tess.side_discard(number) for number in (1, 2, 3)] == gone


@pytest.mark.parametrize(
    "decks",
    [(TOOLS, MAPS), (MAPS, TOOLS), (SONGS, TOOLS, MAPS)],
    ids=["maps", "tools", "third"],
)
def test_a_box_begins_with_cards_of_the_deck_that_fills_it(decks):
    """The last of two or three, and the others keep all of their own."""
    case = Box("case", 3, deck=decks[-1], starts_with=2)
    tess = with_two_side_decks(action("Rest", me.gains(fortitude=1)), decks=decks, boxes=[case])
    t = lay_out(Setup([tess, character("gog")], [drink_deck("rdi2")]))
    held = [t.title(card) for card in t.seats[0].boxes[0].cards]
    assert held == 2 * [decks[-1].cards[0].title]
    assert [len(t.zones[side.deck]) for side in t.seats[0].side] == [*[5] * (len(decks) - 1), 3]


@pytest.mark.parametrize(("grit", "lost"), [(0, 1), (2, 3)])
@pytest.mark.parametrize("joins", [True, False], ids=["joins", "answers"])
@pytest.mark.rule("CARD-17")
def test_a_counted_loss_grows_also_where_it_counts_nothing(joins, grit, lost):
    """Whether what makes it grow joins the card or answers it."""
    tracker = Tracker("grit", 5, start=grit)
    tales = Deck("tales", "test", [5 * action("Tall tale", raise_whole(1))])
    tell = action("Tell it", another_player.loses(fortitude=points_of(tracker)))
    if joins:
        tell = action("Tell it", another_player.loses(fortitude=points_of(tracker)), attach(tales))
    ann = Character(
        *("ann", "Ann"),
        race="human",
        box="test",
        deck=[30 * tell],
        side_decks=[tales],
        trackers=[tracker],
    )
    potion = stranger(sometimes("Potion", when=numbers_played, do=raise_numbers(1)))
    t = table(ann, "gog", potion).hand("ann", "Tell it").hand("tess", "Potion", "I raise!")
    t.until("action", "ann").ann.plays("Tell it", at="gog")
    if not joins:
        t.tess.responds("Potion")
    t.nobody_responds()
    assert t.fortitude == dict(ann=20, gog=20 - lost, tess=20)


@pytest.mark.rule("CARD-17")
def test_what_joins_a_card_changes_the_numbers_of_that_card_and_not_its_own():
    """Nor of what has joined it as well."""
    tales = Deck("tales", "test", [9 * action("Tale", me.gains(alcohol=2), raise_whole(1))])
    tell = action("Tell", another_player.loses(fortitude=1), attach(tales))
    tess = Character("tess", "Tess", race="human", box="test", deck=[20 * tell], side_decks=[tales])
    t = table(tess, "gog", "eve").hand("tess", "Tell").until("action", "tess")
    t.tess.plays("Tell", at="gog")
    t.nobody_responds()
    assert t.fortitude == dict(tess=20, gog=18, eve=20)
    assert t.alcohol == dict(tess=2, gog=0, eve=0)


@pytest.mark.parametrize(
    ("row", "others", "may"), [("", "", False), ("a", "b", False), ("a", "a", True)]
)
def test_boxes_of_one_row_are_one_place_to_play_from(row, others, may):
    """And those of none, or of different ones, are not."""
    bag, shelf = Box("bag", 2, row=row), Box("shelf", 2, row=others)
    snack = either("Snack", at_any_time(me.gains(fortitude=1), place=bag))
    tess = Character(
        "tess", "Tess", race="human", box="test", deck=[20 * snack], boxes=[bag, shelf]
    )
    t = table("gog", tess, "eve").hand("gog", "Dance with Gog!").box("tess", "shelf", "Snack")
    t.until("action", "gog").gog.plays("Dance with Gog!", at="tess")
    assert (t.asked == "tess") == may
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, tess=16, eve=20)
    assert t.tess.box("shelf") == ["Snack"]


def test_what_is_paid_out_of_a_box_that_one_does_not_have_cannot_be_paid():
    """Though there is another one, and it is full."""
    planter, case = Box("planter", 3), Box("case", 3)
    soup = either("Soup", v.acting(me.gains(fortitude=1), cost=v.harvest(planter, 1)))
    seed = v.boxed("Seed", [2])
    deck = [10 * soup, 10 * seed, action("Rest", me.gains(fortitude=1))]
    tess = Character("tess", "Tess", race="human", box="test", deck=deck, boxes=[case])
    t = table(tess, "gog").hand("tess", "Soup", "Rest").box("tess", "case", "Seed")
    t.until("action", "tess")
    assert t.tess.may("Rest")
    assert not t.tess.may("Soup")
    assert t.tess.why_not("Soup").key == r.reason(r.CANNOT_PAY).key


GRIT, WIT = Tracker("grit", 5), Tracker("wit", 5)
CASE, SHELF = Box("case", 3), Box("shelf", 3)
FIVE = points_of(GRIT, base=5, every=3, each=2)
THEIRS = points_of_theirs(WIT, base=1, each=2)
ABOUT = ("number", "attribute", "payee", "tracker", "box", "trackers", "deck")
ABOUT += ("choices", "prices", "tag", "types")
NOTHING = dict(
    number=0,
    attribute=0,
    payee=w.INN,
    tracker=None,
    box=None,
    trackers=(),
    deck=None,
    choices=(),
    prices=(),
    tag="",
    types=0,
)


@pytest.mark.parametrize(
    ("word", "about"),
    [
        (v.negate, {}),
        (v.another_player.loses(fortitude=3), dict(number=-3, attribute=w.FORTITUDE)),
        (v.me.gains(alcohol=2), dict(number=2, attribute=w.ALCOHOL)),
        (v.me.loses(fortitude=FIVE), dict(number=-5, attribute=w.FORTITUDE)),
        (v.me.pays(2, v.TO_ME), dict(number=2, attribute=w.GOLD, payee=w.PLAYER)),
        (v.me.pays(THEIRS), dict(number=1, attribute=w.GOLD)),
        (v.take_gold(3), dict(number=3)),
        (v.me.draws(2), dict(number=2)),
        (v.me.draws(2, deck=MAPS), dict(number=2, deck=MAPS)),
        (v.me.may_discard(3), dict(number=3)),
        (v.another_player.gets_reserve(MAPS), dict(number=1, deck=MAPS)),
        (v.another_player.gets_my_top_drink(), dict(number=1)),
        (v.another_player.drinks_one_more(), dict(number=1)),
        (v.another_player.gets(WIT, 2), dict(number=2, tracker=WIT)),
        (v.cannot_be_negated_if(WIT), dict(tracker=WIT)),
        (v.step_outside(WIT), dict(tracker=WIT)),
        (v.for_each(FIVE, v.me.draws(1)), dict(number=5, tracker=GRIT)),
        (v.if_at_least(GRIT, 4, v.me.draws(1)), dict(number=4, tracker=GRIT)),
        (v.gain(GRIT, 2), dict(number=2, tracker=GRIT)),
        (v.may_gain(GRIT, 2), dict(number=2, tracker=GRIT)),
        (v.lose(GRIT, 2), dict(number=-2, tracker=GRIT)),
        (v.gain_one_of(GRIT, WIT), dict(number=1, trackers=(GRIT, WIT))),
        (v.order_drinks(2), dict(number=2)),
        (v.strengthen(2), dict(number=2)),
        (v.weaken(2), dict(number=-2)),
        (v.weaken_to(2), dict(number=2)),
        (v.replace_drink(2), dict(number=2)),
        (v.fortitude_instead(2), dict(number=2)),
        (v.lace_drink(2, v.the_drinker.draws(1)), dict(number=2)),
        (v.steal_from_pot(2), dict(number=2)),
        (v.end_round, {}),
        (v.pocket_the_pot, dict(payee=w.PLAYER)),
        (v.raise_numbers(2), dict(number=2)),
        (v.raise_whole(2), dict(number=2)),
        (v.reduce_loss(2), dict(number=2)),
        (v.more_actions(2), dict(number=2)),
        (v.shots(2), dict(number=2)),
        (v.toast, {}),
        (v.toast_with_less(2), dict(number=2)),
        (v.drink_from_deck(2), dict(number=2)),
        (v.each_other_then_pays(2), dict(number=2)),
        (v.foresee_drinks(2), dict(number=2)),
        (v.fetch("animal"), dict(tag="animal")),
        (v.reveal_until("animal"), dict(tag="animal")),
        (v.discard_or_lose(w.ACTION, 3), dict(number=3, types=w.ACTION)),
        (v.discard_for_less(w.ANYTIME, 3, 1), dict(number=3, types=w.ANYTIME)),
        (v.each_puts_back(2), dict(number=2)),
        (v.grow(CASE), dict(number=1, box=CASE)),
        (v.grow(CASE, 2), dict(number=2, box=CASE)),
        (v.set_out(SHELF), dict(box=SHELF)),
        (v.may_lay_down(CASE), dict(number=1, box=CASE)),
        (v.may_discard_from_box(CASE, 2), dict(number=2, box=CASE)),
        (v.clear_box(CASE, GRIT, 2), dict(number=2, tracker=GRIT, box=CASE)),
        (v.attach(MAPS), dict(deck=MAPS)),
        (v.arrive(CASE, SHELF), dict(box=CASE)),
    ],
    ids=lambda it: it.name if isinstance(it, Word) else "",
)
def test_a_word_says_what_it_is_about(word, about):
    """Questions, texts and bots go by it; of all else it says nothing."""
    said = dict(number=word.number())
    said |= {of: getattr(word, f"{of}_meant")() for of in ABOUT[1:]}
    assert said == {**NOTHING, **about}


def test_offers_say_what_they_cost_and_a_choice_costs_nothing():
    draw, heal = v.me.draws(1), v.me.gains(fortitude=1)
    offers, choice = v.each_may_buy((1, draw), (3, heal)), v.each_chooses(draw, heal)
    assert (offers.number(), offers.choices_meant(), offers.prices_meant()) == (
        2,
        (draw, heal),
        (1, 3),
    )
    assert (choice.choices_meant(), choice.prices_meant()) == ((draw, heal), (0, 0))


def test_a_counted_number_says_what_it_counts():
    """So much for every so many, and the same the other way round where it is lost."""
    assert (FIVE.per(), FIVE.tracker_meant(), FIVE.printed) == ((2, 3), GRIT, 5)
    assert (THEIRS.per(), THEIRS.tracker_meant(), THEIRS.printed) == ((2, 1), WIT, 1)
    lost = FIVE.times(-1)
    assert (lost.per(), lost.tracker_meant(), lost.printed) == ((-2, 3), GRIT, -5)
    lost = THEIRS.times(-1)
    assert (lost.per(), lost.tracker_meant(), lost.printed) == ((-2, 1), WIT, -1)
    lost = v.per_pick(2).times(-1)
    assert (lost.per(), lost.tracker_meant(), lost.printed) == ((-2, 1), None, -2)
    assert Amount(3).times(-1).per() == (-3, 1)
    assert (v.me.loses(fortitude=FIVE).amount_meant().per(), v.negate.amount_meant()) == (
        (-2, 3),
        None,
    )


@pytest.mark.parametrize("hidden", [True, False])
def test_a_card_that_waits_for_room_is_hidden_where_its_box_is(hidden):
    """From everybody but the one whose box it is."""
    bag = Box("bag", 1, hidden=hidden, deck=MAPS)
    tess = with_two_side_decks(action("Unroll", set_out(bag)), boxes=[bag])
    t = table("gog", tess, first=1).hand("tess", "Unroll").box("tess", "bag", "Map")
    t.until("action", "tess").tess.plays("Unroll")
    assert (t.asked, t.asked_for) == ("tess", "box")
    top = t.table.frames[-1]
    assert [top.hidden_from(t.table, seat) for seat in (-1, 0, 1)] == [hidden, hidden, False]
    assert not any(frame.hidden_from(t.table, 0) for frame in t.table.frames[:-1])


@pytest.mark.first_chair
def test_a_number_is_counted_when_it_resolves():
    """What the same card has added by then counts, and that is said before it is played."""
    grit = Tracker("grit", 5, start=1)
    hit = action("Hit", gain(grit, 2), another_player.loses(fortitude=points_of(grit)))
    ann = Character("ann", "Ann", race="human", box="test", deck=[30 * hit], trackers=[grit])
    t = table(ann, "gog", "eve").hand("ann", "Hit").until("action", "ann")
    at_gog = next(o for o in t.options() if o.seats() == [1])
    said = [(s.seat, s.fortitude) for s in t.table.preview(at_gog).after]
    t.ann.plays("Hit", at="gog")
    t.nobody_responds()
    assert t.fortitude == dict(ann=20, gog=17, eve=20)
    assert said == [(1, 17)]


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


@pytest.mark.rule("TEAM-53", "TEAM-75")
@pytest.mark.parametrize("first", [0, 2])
def test_a_card_about_somebody_and_everybody_calls_for_champions_too(first):
    """Whoever was named loses by it whether they are sent or not."""
    both = action("Both", another_player.loses(fortitude=3), each_player.gains(alcohol=1))
    tess = Character("tess", "Tess", race="human", box="test", deck=[20 * both])
    seats = [tess, "eve", "dimli", "fleck"]
    t = table(*seats[-first:], *seats[:-first], variants=[TWO_HEADED], first=first)
    for name in t.names:
        t.stats(name, potions=0)
    t.hand("tess", "Both").until("action", "tess").tess.plays("Both", at="dimli")
    assert (t.asked, t.asked_for) == ("dimli", "champion")
    t.fleck.makes_champion("fleck")
    t.nobody_responds()
    assert t.fortitude == dict(tess=20, eve=20, dimli=17, fleck=17)
    assert t.alcohol == dict(tess=1, eve=1, dimli=1, fleck=1)


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


@pytest.mark.parametrize("parts", [1, 2])
@pytest.mark.parametrize("points", [0, 1, 2])
def test_what_a_word_of_a_part_holds_is_the_parts_own(parts, points):
    """So many times over what stands in the part itself, not in the card that it joined."""
    luck = Tracker("luck", 3)
    moral = action("Moral", v.for_each(points_of(luck), me.draws(1)), me.gains(alcohol=1))
    decks = [Deck("morals", "test", [9 * moral])]
    if parts == 2:
        decks.insert(0, Deck("tales", "test", [9 * action("Tale", attach(decks[0]))]))
    tell = action("Tell", v.for_each(points_of(luck), another_player.draws(1)), attach(decks[0]))
    tess = Character(
        *("tess", "Tess"),
        race="human",
        box="test",
        deck=[30 * tell],
        side_decks=decks,
        trackers=[luck],
    )
    t = table(tess, "gog", "eve").hand("tess", "Tell").tracker("tess", "luck", points)
    t.until("action", "tess").tess.plays("Tell", at="gog")
    t.nobody_responds()
    assert [len(t.player(name).hand) for name in ("tess", "gog", "eve")] == [points, points, 0]
    assert t.alcohol == dict(tess=1, gog=0, eve=0)


def test_a_part_that_joins_another_stays_where_it_is_put():
    """Of two that were turned up the second stays before Gog; the first is done."""
    shelf = v.Box("shelf", 3, live=True, before_anybody=True)
    morals = Deck("morals", "test", [9 * action("Moral", v.stay_before_another(shelf))])
    tales = Deck("tales", "test", [9 * action("Tale", attach(morals))])
    tell = action("Tell", another_player.loses(fortitude=1), attach(tales))
    tess = Character(
        *("tess", "Tess"),
        race="human",
        box="test",
        deck=[20 * tell],
        side_decks=[tales, morals],
        boxes=[shelf],
    )
    t = table("gog", tess, first=1).hand("tess", "Tell")
    t.until("action", "tess").tess.plays("Tell", at="gog")
    t.nobody_responds()
    assert t.gog.box("shelf") == ["Moral"]
    assert (t.tess.side_discard(1), t.tess.side_discard(2)) == (["Tale"], [])


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
