"""SETUP: what lies on the table before the first turn, and who may see it."""

from collections import Counter

import pytest

from lastcall.cards.catalogue import CHARACTERS, character, drink_deck
from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Deck
from lastcall.engine.content import fields_of
from lastcall.engine.setup import Setup, SetupError, deal, lay_out
from lastcall.engine.view import events_for
from lastcall.engine.words import TO_ME, action, another_player, anytime, drink, me
from lastcall.games import new_game
from lastcall.testing import table

NAMES = ("dimli", "eve", "fleck", "gog")
FILLER = action("Filler", another_player.loses(fortitude=1))
POTION = anytime("Potion", me.gains(fortitude=1))
BREW = action("Brew", me.draws(1, deck=Deck("potions", "test", [])))


def person(name, *cards, **kit):
    return Character(
        name, name.title(), race="human", box="test", deck=[*cards, 30 * FILLER], **kit
    )


def laid_out(*names, **options):
    """The table as the deal leaves it, before anybody is asked."""
    options.setdefault("doppelgangers", True)
    drinks = options.pop("drinks", [drink_deck("rdi2")])
    return lay_out(Setup([character(name) for name in names], drinks, **options))


def players(number):
    return [NAMES[i % 4] for i in range(number)]


def titles(t, cards):
    return [t.title(card) for card in cards]


def dump(thing):
    """Everything a view holds, as plain data; what cards are printed is no secret."""
    if isinstance(thing, (list, tuple)):
        return [dump(item) for item in thing]
    if thing is None or isinstance(thing, (int, str)):
        return thing
    return {name: dump(getattr(thing, name)) for name in fields_of(type(thing)) if name != "game"}


def sees(t, seat):
    """All that a seat can know: its view, and what it was told."""
    return dump(t.table.view(seat)), dump(events_for(t.table, seat))


# Players -----------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7, 8, 9, 10])
def test_any_number_of_players_from_two_up_can_play(number):
    """Two to ten players sit down and the first of them is asked something."""
    t = new_game(*players(number), doppelgangers=True)
    assert len(t.seats) == len(t.parties) == number
    assert t.decision is not None
    assert 0 <= t.decision.seat < number


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("number", [0, 1])
def test_nobody_plays_alone(number):
    """Fewer than two players are refused with the number that can play."""
    with pytest.raises(SetupError, match=f"{number} players cannot play; 2 to 10 can"):
        new_game(*players(number))


def test_the_house_seats_ten():
    """No box prints an upper limit; this table has ten chairs, and says so to the eleventh."""
    with pytest.raises(SetupError, match="11 players cannot play; 2 to 10 can"):
        new_game(*players(11), doppelgangers=True)


@pytest.mark.rule("SETUP-4")
def test_everybody_gets_the_things_of_their_character():
    """Each seat holds its own character's deck, side deck and mat, and nobody else's."""
    brewer = person("brewer", BREW, side_decks=[Deck("potions", "test", [5 * POTION])])
    cast = [character("gog"), brewer, character("eve")]
    t = lay_out(Setup(cast, [drink_deck("rdi2")]))
    for i, who in enumerate(cast):
        own = [*t.seats[i].hand, *t.seats[i].deck]
        assert Counter(titles(t, own)) == Counter(card.title for card in who.deck.cards)
        assert {t.game.home_seat[card] for card in own} == {i}
        assert t.seats[i].discard == []
    assert [len(seat.side) for seat in t.seats] == [0, 1, 0]
    assert titles(t, t.zones[t.seats[1].side[0].deck]) == 5 * ["Potion"]
    assert len({seat.party for seat in t.seats}) == 3


@pytest.mark.rule("SETUP-17")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_table_may_say_who_starts(seat):
    """Whoever the table picks takes the first turn."""
    t = new_game(*NAMES, first=seat)
    assert t.active == seat
    assert t.turn == 1


@pytest.mark.rule("SETUP-17")
@pytest.mark.parametrize("seat", [-2, 4])
def test_a_starting_player_has_to_sit_at_the_table(seat):
    """A seat nobody sits in cannot start; with -1 it is left to chance."""
    with pytest.raises(SetupError, match=f"There is no seat {seat}; the first player is 0 to 3"):
        new_game(*NAMES, first=seat)
    assert new_game(*NAMES, first=-1).active in range(4)


@pytest.mark.rule("OP-38")
def test_unless_somebody_is_picked_chance_says_who_starts():
    """Over many seeds everybody starts about equally often; one seed always picks the same one."""
    starts = Counter(laid_out(*NAMES, seed=seed).active for seed in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 25
    assert laid_out(*NAMES, seed=5).active == laid_out(*NAMES, seed=5).active


@pytest.mark.rule("OP-38")
def test_each_character_sits_down_once():
    """A second Gog is refused, unless doppelgangers are asked for."""
    with pytest.raises(SetupError, match="gog is seated twice"):
        new_game("gog", "eve", "gog")
    t = new_game("gog", "eve", "gog", doppelgangers=True)
    assert [who.id for who in t.game.characters] == ["gog", "eve", "gog"]


# The Drink Deck ----------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-2")
def test_one_drink_deck_of_thirty_shuffled():
    """All 30 Drinks lie in one deck, in another order for every seed."""
    orders = set()
    for seed in range(20):
        t = laid_out("gog", "eve", seed=seed)
        assert len(t.cellars) == 1
        cellar = t.cellars[0]
        cards = [*cellar.deck, *t.seats[0].pile, *t.seats[1].pile]
        assert Counter(titles(t, cards)) == Counter(c.title for c in drink_deck("rdi2").cards)
        assert len(cards) == 30
        assert cellar.discard == []
        orders.add(tuple(cellar.deck))
    assert len(orders) == 20


@pytest.mark.rule("SETUP-2")
def test_the_drink_deck_lies_face_down():
    """Two tables whose Drink Decks differ look the same to everybody, onlookers included."""
    one = table("gog", "eve").drink_deck("Wine", "Mead")
    other = table("gog", "eve").drink_deck("Mead", "Wine")
    assert one.drink_deck_titles != other.drink_deck_titles
    for seat in (-1, 0, 1):
        assert sees(one, seat) == sees(other, seat)


@pytest.mark.rule("SETUP-2")
def test_one_drink_deck_and_one_drink_discard_serve_everybody():
    """Two players order off the same deck, and what both drink lands on the same discard pile."""
    t = table(person("ann"), person("bob"), person("cyd")).drink_deck("Water", "Mead")
    t.pile("ann", "Wine").pile("bob", "Dark Ale").hand("cyd", "Filler")
    t.until("order", "ann").ann.orders_for("cyd")
    t.until("order", "bob").bob.orders_for("cyd")
    t.until("discard", "cyd")
    assert t.cyd.pile == ["Mead", "Water"]
    assert t.drink_discard_titles == ["Wine", "Dark Ale"]


@pytest.mark.rule("SETUP-3")
def test_of_more_than_thirty_drinks_thirty_are_played_with():
    """Of 42 Drinks 30 become the Drink Deck, chosen by chance out of all of them."""
    extra = Deck("extra", "test", [12 * drink("Cider", 1)])
    left_out = set()
    ciders = Counter()
    for seed in range(40):
        t = laid_out("gog", "eve", seed=seed, drinks=[drink_deck("rdi2"), extra])
        in_play = [*t.cellars[0].deck, *t.seats[0].pile, *t.seats[1].pile]
        assert len(in_play) == 30
        assert len(t.set_aside) == 12
        assert not set(in_play) & set(t.set_aside)
        left_out.add(tuple(sorted(t.set_aside)))
        ciders[titles(t, t.set_aside).count("Cider")] += 1
    assert len(left_out) == 40
    assert 0 not in ciders
    assert 12 not in ciders


@pytest.mark.rule("SETUP-3")
@pytest.mark.parametrize(("more", "aside"), [(0, 0), (1, 1)])
def test_only_what_exceeds_thirty_is_left_out(more, aside):
    """Thirty Drinks are all played with; of thirty-one, one stays in the box."""
    decks = [drink_deck("rdi2")]
    if more:
        decks.append(Deck("extra", "test", [drink("Cider", 1)]))
    t = laid_out("gog", "eve", drinks=decks)
    assert len(t.cellars[0].deck) + 2 == 30
    assert len(t.set_aside) == aside


@pytest.mark.rule("SETUP-3")
def test_what_was_left_out_stays_out():
    """The Drink Deck runs out and is shuffled anew, but the cards left out do not come back."""
    extra = Deck("extra", "test", [12 * drink("Cider", 1)])
    t = table(person("ann"), person("bob"), drinks=[drink_deck("rdi2"), extra])
    t.drink_deck("Cider", rest="discard").hand("bob", "Filler")
    out = sorted(t.table.set_aside)
    t.until("discard", "bob")
    assert t.happened("restocked")[0].amount == 29
    assert sorted(t.table.set_aside) == out
    assert len(out) == 12


@pytest.mark.rule("SETUP-3")
def test_what_was_left_out_is_nobodys():
    """It lies beside the table, and nobody may look at it."""
    zone = laid_out("gog", "eve", "dimli").game.zones[-1]
    assert (zone.where(), zone.seat) == ("set aside", -1)
    assert not any(zone.seen_by(seat) for seat in range(-1, 3))


@pytest.mark.rule("SETUP-13")
@pytest.mark.parametrize("number", [2, 5, 10])
def test_each_pile_begins_with_one_drink(number):
    """Everybody has exactly one card of the Drink Deck in front of them."""
    t = laid_out(*players(number))
    assert [len(seat.pile) for seat in t.seats] == number * [1]
    assert {t.game.home_seat[seat.pile[0]] for seat in t.seats} == {w.NOBODY}
    assert len(t.cellars[0].deck) == 30 - number


@pytest.mark.rule("SETUP-13", "SETUP-14")
@pytest.mark.first_chair
def test_nobody_knows_what_is_in_a_pile_before_it_is_revealed():
    """Whether Eve has Wine or Water in front of her looks the same to all, Eve included."""
    people = ("eve", "gog", "dimli")
    wine = table(*people).turn("eve", "order").pile("eve", "Wine").drink_deck("Water")
    water = table(*people).turn("eve", "order").pile("eve", "Water").drink_deck("Wine")
    for seat in (-1, 0, 1, 2):
        assert sees(wine, seat) == sees(water, seat)
        assert wine.table.view(seat).seats[0].pile == 1
    for t in (wine, water):
        t.eve.orders_for("gog")  # the Drink Phase follows: now the card is turned up
    for seat in (-1, 0, 1, 2):
        assert sees(wine, seat) != sees(water, seat)


# Character Decks ---------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_deck_holds_forty_cards(name):
    """Hand and deck together are 40 cards when the game begins."""
    assert len(character(name).deck.cards) == 40
    t = laid_out(name, "gog")
    assert len(t.seats[0].hand) + len(t.seats[0].deck) == 40


@pytest.mark.rule("SETUP-5")
def test_side_decks_do_not_count_towards_the_forty():
    """A brewer with 40 cards and 12 potions has 40 cards in deck and hand, and 12 apart."""
    brewer = person("brewer", 10 * BREW, side_decks=[Deck("potions", "test", [12 * POTION])])
    t = lay_out(Setup([brewer, character("gog")], [drink_deck("rdi2")]))
    seat = t.seats[0]
    assert len(seat.hand) + len(seat.deck) == len(brewer.deck.cards) == 40
    assert len(t.zones[seat.side[0].deck]) == 12
    assert "Potion" not in titles(t, [*seat.hand, *seat.deck])


@pytest.mark.rule("SETUP-6")
def test_everybody_shuffles_their_own_deck():
    """Decks lie in another order for every seed, and never in the order they are printed in."""
    orders = set()
    for seed in range(20):
        t = laid_out("gog", "gog", seed=seed)
        for seat in t.seats:
            order = titles(t, [*seat.deck, *reversed(seat.hand)])
            assert order != [card.title for card in character("gog").deck.cards]
            orders.add(tuple(order))
    assert len(orders) == 40


@pytest.mark.rule("SETUP-6")
@pytest.mark.first_chair
def test_everybody_has_a_discard_pile_of_their_own():
    """What two Gogs play and discard lands on each one's own pile, and shuffles back to it."""
    t = table("gog", "gog").hand("gog", "Dance with Gog!").hand("gog_2", "Gog loves everyone!")
    t.gog.plays("Dance with Gog!")
    t.nobody_responds().until("discard", "gog_2")
    t.gog_2.discards("Gog loves everyone!")
    assert t.gog.discard == ["Dance with Gog!"]
    assert t.gog_2.discard == ["Gog loves everyone!"]
    assert t.where("Dance with Gog!", owner="gog") == ["discard 0"]
    assert t.where("Gog loves everyone!", owner="gog_2") == ["discard 1"]


@pytest.fixture
def brewery():
    """A brewer with three potions beside her deck, and somebody to drink with."""
    brewer = person("brewer", 2 * BREW, side_decks=[Deck("potions", "test", [3 * POTION])])
    return table(brewer, person("bob"))


@pytest.mark.rule("SETUP-7")
@pytest.mark.first_chair
def test_a_side_deck_card_that_was_played_goes_to_its_own_pile(brewery):
    """A potion drunk goes to the potions' discard pile, the Action to the Character Deck's."""
    t = brewery.stats("brewer", fortitude=10).hand("brewer", "Potion", "Brew")
    t.brewer.plays("Potion")
    t.brewer.plays("Brew")
    assert t.fortitude == dict(brewer=11, bob=20)
    assert sorted(t.where("Potion")) == ["hand 0", "side deck 0.0", "side discard 0.0"]
    assert t.brewer.discard == ["Brew"]


@pytest.mark.rule("SETUP-7")
@pytest.mark.first_chair
def test_a_side_deck_card_that_was_discarded_goes_to_its_own_pile(brewery):
    """In phase 1 a potion is thrown away: it does not join the Character Deck's discards."""
    t = brewery.turn("brewer", "discard").hand("brewer", "Potion", "Filler")
    t.brewer.passes()
    t.brewer.discards("Potion", "Filler")
    assert sorted(t.where("Potion")) == 2 * ["side deck 0.0"] + ["side discard 0.0"]
    assert t.brewer.discard == ["Filler"]


@pytest.mark.rule("SETUP-7")
@pytest.mark.first_chair
def test_side_deck_cards_are_shuffled_back_into_the_side_deck(brewery):
    """Brewing the last potion shuffles the used ones back; the Character Deck never has them."""
    t = brewery.hand("brewer", "Potion", "Potion", "Brew")
    t.brewer.plays("Potion")
    t.brewer.plays("Potion")
    assert sorted(t.where("Potion")) == ["side deck 0.0"] + 2 * ["side discard 0.0"]
    t.brewer.plays("Brew")
    assert sorted(t.where("Potion")) == ["hand 0"] + 2 * ["side deck 0.0"]
    assert "Potion" not in t.brewer.deck + t.brewer.discard


@pytest.mark.rule("SETUP-15")
@pytest.mark.parametrize("number", [2, 4, 10])
def test_the_opening_hand_is_seven_of_ones_own_cards(number):
    """Everybody starts with seven cards of their own deck, and 33 left in it."""
    t = laid_out(*players(number))
    for i, seat in enumerate(t.seats):
        assert len(seat.hand) == 7
        assert {t.game.home_seat[card] for card in seat.hand} == {i}
        assert len(seat.deck) == 33


@pytest.mark.rule("SETUP-16")
@pytest.mark.first_chair
def test_a_hand_is_seen_by_its_owner_alone():
    """What Eve holds shows in her own view and in nobody else's."""
    one = table("gog", "eve", "dimli").hand("eve", "Gold? What Gold?", "Illusionary Coin")
    other = table("gog", "eve", "dimli").hand("eve", "Gold? What Gold?", "Sleight of hand...")
    for seat in (-1, 0, 2):
        assert sees(one, seat) == sees(other, seat)
        assert one.table.view(seat).seats[1].hand == 2
    assert sees(one, 1) != sees(other, 1)
    hand = one.table.view(1).hand
    assert sorted(titles(one.table, hand)) == ["Gold? What Gold?", "Illusionary Coin"]


@pytest.mark.rule("SETUP-16")
@pytest.mark.first_chair
def test_cards_drawn_are_seen_by_their_owner_alone():
    """Which cards Eve draws in phase 1 is told to her only; the others learn how many."""
    one, other = (table("eve", "gog", "dimli").turn("eve", "discard") for _ in range(2))
    one.deck("eve", "I raise!", "Tip me, I'm the Wench.")
    other.deck("eve", "Winning Hand!", "Tip me, I'm the Wench.")
    for t in (one, other):
        t.until("action")
    for seat in (-1, 1, 2):
        assert sees(one, seat) == sees(other, seat)
        assert one.table.view(seat).seats[0].hand == 7
    assert sees(one, 0) != sees(other, 0)


# Gold, Fortitude, Alcohol Content ----------------------------------------------------------------


@pytest.mark.rule("SETUP-8")
@pytest.mark.parametrize(
    ("number", "gold"),
    [(2, 8), (3, 10), (4, 10), (5, 10), (6, 10), (7, 12), (8, 12), (9, 12), (10, 12)],
)
def test_the_starting_stash_depends_on_the_number_of_players(number, gold):
    """8 Gold for two, 10 for three to six, 12 for seven and more."""
    t = laid_out(*players(number))
    assert [party.gold for party in t.parties] == number * [gold]
    assert t.inn == 0


@pytest.mark.rule("SETUP-9")
@pytest.mark.first_chair
def test_every_stash_can_be_counted_by_everybody():
    """Each player, and an onlooker, sees how much Gold everybody has, at once when it changes."""
    t = table("gog", "eve", "dimli").stats("eve", gold=3).stats("dimli", gold=17)
    t.hand("gog", "Gog crush beer stein on head")
    for seat in (-1, 0, 1, 2):
        assert [s.gold for s in t.table.view(seat).seats] == [10, 3, 17]
    t.gog.plays("Gog crush beer stein on head")
    for seat in (-1, 0, 1, 2):
        assert [s.gold for s in t.table.view(seat).seats] == [12, 2, 16]


@pytest.mark.rule("SETUP-10")
def test_the_inn_is_no_player():
    """The Inn takes Gold and gives it, but nobody can name it and it pays no one's demands."""
    t = table("gog", "eve", "dimli").hand("gog", "Tip the Wench.", "Gog crush beer stein on head")
    named = {option.targets for option in t.gog.options("Tip the Wench.")}
    assert named == {0b001, 0b010, 0b100}
    t.gog.plays("Tip the Wench.", at="eve")
    assert (t.gold, t.inn) == (dict(gog=10, eve=9, dimli=10), 1)
    t.gog.plays("Gog crush beer stein on head")  # each other player, and not the Inn
    assert (t.gold, t.inn) == (dict(gog=12, eve=8, dimli=9), 1)


@pytest.mark.rule("SETUP-10")
def test_the_inn_has_what_was_not_handed_out():
    """Nobody has paid the Inn yet, and still it covers what Dimli would lose."""
    t = table("eve", "dimli", "gog").hand("eve", "Gold? What Gold?")
    t.hand("dimli", "Dwarves always have money.")
    t.eve.plays("Gold? What Gold?", at="dimli")
    t.dimli.responds("Dwarves always have money.")
    t.everyone.passes()
    assert t.gold == dict(eve=11, dimli=10, gog=10)
    assert t.inn == -1
    assert t.alive == ["eve", "dimli", "gog"]


@pytest.mark.rule("SETUP-11")
@pytest.mark.parametrize("price", range(1, 13))
def test_gold_is_a_plain_count_and_any_sum_can_be_paid(price):
    """Whatever pieces of five a Stash might lie in, each price from 1 to all of it goes exactly."""
    toll = action("Toll", another_player.pays(price, TO_ME))
    t = table(person("ann", toll), "gog", "eve").hand("ann", "Toll").stats("gog", gold=13)
    assert type(t.gold["gog"]) is int
    t.ann.plays("Toll", at="gog")
    assert t.gold == dict(ann=10 + price, gog=13 - price, eve=10)
    assert t.inn == 0


@pytest.mark.rule("SETUP-12")
@pytest.mark.parametrize("number", [2, 6, 10])
def test_everybody_begins_fresh_and_sober(number):
    """Fortitude 20 and Alcohol Content 0 for everyone, whoever they are."""
    t = laid_out(*players(number))
    assert [(party.fortitude, party.alcohol) for party in t.parties] == number * [(20, 0)]


# What everybody sees -----------------------------------------------------------------------------


@pytest.mark.rule("OP-37")
@pytest.mark.first_chair
def test_everything_in_plain_sight_is_public():
    """Markers, hand counts, deck sizes, pile heights and discard piles are the same for all."""
    t = (
        table("gog", "eve", "dimli")
        .stats("eve", fortitude=12, alcohol=5)
        .pile("eve", "Wine", "Mead")
    )
    t.hand("dimli", "I raise!", "Winning Hand!").discarded("dimli", "Drink up, friend!")
    t.drink_discard("Water")
    for seat in (-1, 0, 1, 2):
        view = t.table.view(seat)
        assert [s.fortitude for s in view.seats] == [20, 12, 20]
        assert [s.alcohol for s in view.seats] == [0, 5, 0]
        assert [s.hand for s in view.seats] == [0, 0, 2]
        assert [s.deck for s in view.seats] == [40, 40, 37]
        assert [s.pile for s in view.seats] == [0, 2, 0]
        assert [titles(t.table, s.discard) for s in view.seats] == [[], [], ["Drink up, friend!"]]
        assert titles(t.table, view.drink_discard) == ["Water"]
        assert view.drink_deck == 27


@pytest.mark.rule("OP-37")
def test_a_whole_deal_hides_only_faces():
    """In a real deal nobody's view changes when all that is hidden from them is dealt anew."""
    t = deal(Setup([character(name) for name in NAMES], [drink_deck("rdi2")], seed=11))
    for seat in range(4):
        for seed in range(5):
            other = t.imagine(seat, seed)
            assert dump(other.view(seat)) == dump(t.view(seat))
            assert other.seats[(seat + 1) % 4].hand != t.seats[(seat + 1) % 4].hand


def test_too_few_drinks_or_a_missing_tavern_are_refused():
    """A Drink each must be dealt, and the evening begins in a tavern that is there."""
    thimble = Deck("thimble", "test", [2 * drink("Sip", 1)])
    with pytest.raises(SetupError, match="2 Drink Cards are too few for 3 players"):
        table("gog", "eve", "dimli", drinks=[thimble])
    table("gog", "eve", drinks=[thimble])  # one each
    with pytest.raises(SetupError, match="There is no tavern 2; they are 0 to 1"):
        table("gog", "eve", taverns=[thimble], tavern=2)
