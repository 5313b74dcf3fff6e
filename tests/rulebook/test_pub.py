"""PUB: where the party is, who leads the way, what is ordered where, and last call at a tavern."""

import random

import pytest

import lastcall
from lastcall.bots import ask, make_bot
from lastcall.engine import save as saving
from lastcall.engine import words as v
from lastcall.engine.audit import audit
from lastcall.engine.setup import SetupError, deal
from lastcall.engine.view import events_for
from lastcall.games import Record, replay, setup_for
from lastcall.lab.plan import Plan
from lastcall.testing import as_data, stranger
from lastcall.testing.scenario import Scenario
from lastcall.text.messages import Messages
from lastcall.text.narrator import Narrator
from lastcall.text.problems import problem
from lastcall.variants.prizes import PRIZES
from lastcall.variants.pub import PLACES, PUB, TAVERNS

INN = "The Good Old Red Dragon"
STAR_MOLE = "The Star Mole Drinking Hole"
PURSE = "The Velvet Purse"
ANVIL = "Under the Anvil"
EVERYWHERE = [INN, STAR_MOLE, PURSE, ANVIL]
GIN = "Glowworm Gin"
FAE = "Old Fae-shioned"
MILK = "Mole's Milk"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
BELT = "Lemme check the money belt..."
EXCUSE = "Excuse me, I have more important matters to attend to."
FRIENDS = "Wench, bring some drinks for my friends!"
STOPWATCH = "Speedy Runner's Stopwatch"


class Crawl(Scenario):
    """A table in town: everybody has had a turn, unless `been` says who has."""

    def __init__(self, *seats, at=INN, been=None, **setup):
        super().__init__(*seats, variants=[PUB, *setup.pop("variants", [])], **setup)
        n = len(self.names)
        self._table.counters["_been"] = (1 << n) - 1 if been is None else been
        self._table.tavern = EVERYWHERE.index(at)

    def tavern_deck(self, place, *titles, rest="deck"):
        """These lie on a tavern's deck, top first; the rest beneath, discarded or on a pile."""
        cellar = self._table.cellars[EVERYWHERE.index(place)]
        top = [self._take(title, [cellar.deck, cellar.discard], place) for title in titles]
        if rest == "discard":
            cellar.discard.extend(cellar.deck)
        elif rest != "deck":
            self._table.seats[self.seat(rest)].pile.extend(cellar.deck)
        if rest != "deck":
            cellar.deck.clear()
        cellar.deck.extend(reversed(top))
        return self

    @property
    def place(self):
        return EVERYWHERE[self.table.view(-1).tavern]

    def offered(self):
        return [self.table.title(o.card) for o in self.options() if o.card >= 0]

    def left(self, place):
        return self.table.view(-1).taverns[EVERYWHERE.index(place) - 1]


def town(*seats, **setup):
    t = Crawl(*(seats or ("gog", "eve", "dimli")), **setup)
    return t.hand(t.names[0], TIP)


# The town ----------------------------------------------------------------------------------------


@pytest.mark.rule("PUB-1", "PUB-2", "PUB-12", "PUB-13")
def test_the_evening_begins_at_the_inn_and_there_are_three_other_places():
    t = lastcall.new_game("gog", "eve", "bryn", variants=["pub"], seed=3)
    assert t.view(0).tavern == 0
    assert [len(deck.cards) for deck in TAVERNS] == [6, 6, 6]
    assert [n for n, _ in t.view(0).taverns] == [6, 6, 6]
    assert [t.title(card) for card in t.view(-1).open[0]] == EVERYWHERE
    assert len(t.cellars[0].deck) == 27
    orders = {tuple(lastcall.new_game("gog", "eve", variants=["pub"], seed=n).cellars[1].deck)
              for n in range(4)}  # fmt: skip
    assert len(orders) == 4
    assert len(PLACES.cards) == 4


@pytest.mark.rule("PUB-3", "BAR-6", "BAR-7")
def test_with_a_bar_deck_only_the_inn_is_fed_by_it():
    t = lastcall.new_game(
        "gog", "eve", drinks=["drinks-rdi2", "drinks-rdi9"], bar_deck=True, variants=["pub"], seed=3
    )
    assert [len(c.bar) for c in t.cellars] == [30, 0, 0, 0]
    assert all(t.game.defs[c].back == "drink" for c in (*t.cellars[0].deck, *t.cellars[0].bar))
    assert all(t.game.defs[c].back == "tavern" for cellar in t.cellars[1:] for c in cellar.deck)


# Crawling ----------------------------------------------------------------------------------------


@pytest.mark.rule("PUB-14", "PUB-4", "PUB-17", "PUB-13")
def test_whoever_is_about_to_order_may_lead_the_way():
    """Gog pays a Gold, all are Under the Anvil, its Event comes; then he orders there."""
    t = town()
    t.until("crawl", "gog")
    assert t.offered() == [STAR_MOLE, PURSE, ANVIL]
    t.gog.picks(ANVIL)
    assert (t.place, t.gold) == (ANVIL, dict(gog=9, eve=10, dimli=10))
    t.until("offer", "gog")
    for _ in range(3):
        t.table.answer(t.options()[0])
    t.until("order", "gog").gog.orders_for("eve")
    assert t.left(ANVIL)[0] == 5
    assert t.alcohol == dict(gog=1, eve=1, dimli=1)
    assert [t.table.title(card) for card in t.table.view(-1).open[0]] == EVERYWHERE


@pytest.mark.rule("TURN-20", "PUB-14")
def test_in_town_nobody_is_asked_the_same_twice_either():
    """R-7: between the order and the Drink nothing has happened; each is asked once."""
    t = town().turn("gog", "order").hand("eve", TIP).stats("gog", alcohol=3)
    t.until("order", "gog").gog.orders_for("eve")
    assert (t.asked, t.asked_for, t.phase) == ("gog", "respond", "order")
    t.gog.passes().eve.passes()
    assert (t.alcohol["gog"], t.phase) == (2, "drink")  # he had nothing to drink


@pytest.mark.rule("PUB-14")
def test_nobody_has_to():
    t = town()
    t.until("crawl", "gog").gog.picks_nothing()
    t.until("order", "gog")
    assert (t.place, t.gold["gog"]) == (INN, 10)


@pytest.mark.rule("PUB-15")
@pytest.mark.parametrize(
    ("been", "gold", "asked"), [(0b111, 10, True), (0b110, 10, False), (0b111, 1, False)]
)
def test_not_before_everybody_had_a_turn_nor_with_the_last_gold(been, gold, asked):
    t = town(been=been).stats("gog", gold=gold)
    while t.asked_for not in ("crawl", "order"):
        t.table.answer(t.options()[-1])
    assert (t.asked_for == "crawl") is asked


@pytest.mark.rule("PUB-15")
def test_nobody_waits_for_a_first_turn_of_whoever_is_out():
    """Gog left without having had one; everybody who is still there has."""
    t = Crawl("gog", "eve", "dimli", been=0b110).stats("gog", gold=0).turn("eve", "action")
    t.hand("eve", TIP).until("crawl", "eve")
    assert t.alive == ["eve", "dimli"]


@pytest.mark.rule("PUB-15")
def test_in_a_whole_evening_it_is_first_asked_in_the_second_round():
    t = lastcall.new_game("gog", "eve", "bryn", variants=["pub"], seed=6)
    while t.decision.kind != "crawl":
        t.answer(t.decision.options[0 if t.decision.kind == "order" else -1])
    assert (t.turn, t.phase) == (4, 3)
    turns = set()
    while t.turn < 9:
        if t.decision.kind == "crawl":
            assert t.turn not in turns
            turns.add(t.turn)
        t.answer(t.decision.options[0 if t.decision.kind == "order" else -1])
    assert turns == {4, 5, 6, 7, 8}


@pytest.mark.rule("PUB-16")
def test_the_gold_for_the_way_cannot_be_avoided():
    """Dimli's belt is no help, and nobody is asked about it."""
    t = Crawl("dimli", "eve", "gog").hand("dimli", BELT)
    t.until("crawl", "dimli").dimli.picks(PURSE)
    assert not [e for e in t.table.events if e.kind == "played"]
    assert t.happened("paid")[0].payee == -1
    assert t.inn == 1


@pytest.mark.rule("PUB-16", "WENCH-25")
def test_nor_is_it_a_tip():
    t = (
        Crawl("gog", "wench", "eve")
        .hand("gog", TIP)
        .hand("wench", "Oh, really, you shouldn't have!")
    )
    t.until("crawl", "gog").gog.picks(ANVIL)
    assert not t.wench.may("Oh, really, you shouldn't have!")


@pytest.mark.rule("PUB-17", "PUB-5", "EVNT-5")
def test_a_tavern_event_can_be_ignored_before_it_begins():
    """Remy has other matters; Gog, who led the way, is asked first, and Dimli after him."""
    t = town("gog", "remy", "dimli").hand("remy", EXCUSE)
    t.until("crawl", "gog").gog.picks(ANVIL)
    t.until("respond", "remy").remy.responds(EXCUSE, mode=1)
    t.until("offer", "gog")
    assert not t.remy.may(EXCUSE)
    t.table.answer(t.options()[0])
    assert (t.asked, t.asked_for) == ("dimli", "offer")
    t.table.answer(t.options()[0])
    assert t.alcohol == dict(gog=1, remy=0, dimli=1)


@pytest.mark.rule("PUB-17", "LOSE-4")
def test_whoever_passes_out_on_arrival_is_out_before_anybody_orders():
    t = town().stats("eve", fortitude=1, alcohol=0)
    t.until("crawl", "gog").gog.picks(ANVIL)
    t.until("offer", "gog")
    t.table.answer(t.options()[0])
    t.table.answer(t.options()[1])
    t.table.answer(t.options()[0])
    t.nobody_responds()
    assert t.alive == ["gog", "dimli"]


@pytest.mark.rule("PUB-14", "PRIZE-18")
def test_a_turn_that_is_over_leads_nowhere():
    """Gog's Stopwatch ends his turn: nobody asks him where to go."""
    t = town(variants=[PRIZES]).hand("eve", IM_IN)
    deck = t._table.zones[t._table.game.stocks["prizes"].deck]
    t._table.keep(0, t._take(STOPWATCH, [deck], "the Inn"))
    t.until("discard", "eve")
    assert not [e for e in t.table.events if e.kind in ("ordered", "crawled")]


# What is ordered where ---------------------------------------------------------------------------


@pytest.mark.rule("PUB-18")
def test_orders_come_from_the_place_additional_ones_too():
    """Gog's usual Drink and two more: all from the Star Mole."""
    t = town(at=STAR_MOLE).hand("gog", FRIENDS).tavern_deck(STAR_MOLE, GIN, FAE, MILK)
    t.drink_deck("Wine", "Mead").until("crawl", "gog").gog.picks_nothing()
    t.until("respond", "gog").gog.responds(FRIENDS)
    t.until("order", "gog")
    for name in ("eve", "dimli", "eve"):
        t.until("order", "gog").player("gog").orders_for(name)
    assert sorted(t.eve.pile + t.dimli.pile) == sorted([GIN, FAE, MILK])
    assert t.drink_deck_titles[:2] == ["Wine", "Mead"]
    assert t.left(STAR_MOLE)[0] == 3


@pytest.mark.rule("PUB-19")
def test_everything_else_comes_from_the_inn():
    """A toast, a Round on the House, a contest, and an order in another phase."""
    toast = "A toast! To my friends!"
    t = Crawl("fleck", "gog", "eve", at=STAR_MOLE).hand("fleck", toast)
    t.drink_deck("Wine", "Light Ale", "Water")
    t.fleck.plays(toast)
    t.nobody_responds()
    assert t.alcohol == dict(fleck=2, gog=1, eve=0)
    for event, drunk in (("Round on the House!", dict(gog=2, eve=2, dimli=2)),
                         ("Drinking Contest!", dict(gog=2, eve=1, dimli=0))):  # fmt: skip
        t = Crawl("gog", "eve", "dimli", at=STAR_MOLE).turn("gog", "drink").pile("gog", event)
        t.drink_deck("Wine", "Light Ale", "Water").hand("eve", IM_IN)
        t.until("discard", "eve")
        assert t.alcohol == drunk
        assert t.left(STAR_MOLE)[0] == 6
    ann = stranger(v.anytime("Waiter!", v.order_drinks(1)), name="ann")
    t = Crawl("gog", ann, "eve", at=STAR_MOLE).hand("ann", "Waiter!").drink_deck("Wine")
    t.ann.responds("Waiter!")
    t.until("order", "ann").ann.orders_for("gog")
    assert (t.gog.pile, t.left(STAR_MOLE)[0]) == (["Wine"], 6)


@pytest.mark.rule("PUB-19", "TARA-3")
def test_foresight_looks_at_the_inns_deck():
    seer = stranger(v.action("Look", v.foresee_drinks(2)), name="seer")
    t = Crawl(seer, "gog", "eve", at=STAR_MOLE).hand("seer", "Look").drink_deck("Wine", "Mead")
    t.seer.plays("Look")
    t.until("arrange", "seer")
    assert {t.table.title(o.card) for o in t.options() if o.card >= 0} == {"Wine", "Mead"}


@pytest.mark.rule("PUB-20", "PUB-8")
def test_each_drink_goes_back_where_it_came_from():
    """Also those of whoever is out."""
    t = town(at=PURSE).pile("eve", GIN, "Wine", "Slag").stats("eve", gold=1)
    t.until("action", "gog").gog.plays(TIP, at="eve")
    t.nobody_responds()
    assert t.alive == ["gog", "dimli"]
    titles = [[t.table.title(card) for card in cellar.discard] for cellar in t.table.cellars]
    assert titles == [["Wine"], [GIN], [], ["Slag"]]


@pytest.mark.rule("PUB-7", "PUB-26", "LOSE-10")
def test_an_old_fae_shioned_goes_home_with_whoever_is_out():
    t = town().stats("eve", gold=1)
    t._table.keep(1, t._take(FAE, [t._table.cellars[1].deck], "the Star Mole"))
    t.until("action", "gog").gog.plays(TIP, at="eve")
    t.nobody_responds()
    assert [t.table.title(card) for card in t.left(STAR_MOLE)[1]] == [FAE]


# Last call ---------------------------------------------------------------------------------------


@pytest.mark.rule("PUB-21")
def test_last_call_at_a_tavern():
    """One is left, three are due: two come from the Inn; then all go home, and nobody pays."""
    t = town(at=STAR_MOLE).hand("gog", FRIENDS).hand("eve", IM_IN)
    t.tavern_deck(STAR_MOLE, GIN, rest="discard").drink_deck("Wine", "Mead")
    t.until("crawl", "gog").gog.picks_nothing()
    t.until("respond", "gog").gog.responds(FRIENDS)
    for name in ("dimli", "dimli", "dimli"):
        t.until("order", "gog").gog.orders_for(name)
    t.until("discard", "eve")
    assert sorted(t.dimli.pile) == sorted([GIN, "Mead", "Wine"])
    assert (t.place, t.left(STAR_MOLE)) == (INN, (5, ()))
    assert t.gold == dict(gog=9, eve=10, dimli=10)
    assert t.happened("last-orders")


@pytest.mark.rule("PUB-21", "OP-10")
def test_a_tavern_with_nothing_left_is_left_though_whoever_ordered_last_is_out():
    """Ann orders the last Gin and drops dead before the phase is over: nobody waits for her."""
    drop_dead = v.anytime("Drop dead", v.me.loses(fortitude=20))
    t = town(stranger(drop_dead, name="ann"), "eve", "gog", at=STAR_MOLE)
    t.tavern_deck(STAR_MOLE, GIN, rest="discard").turn("ann", "order")
    t.hand("ann", "Drop dead").hand("eve", TIP)
    t.until("order", "ann").ann.orders_for("eve")
    assert (t.place, t.left(STAR_MOLE)[0]) == (STAR_MOLE, 0)
    t.until("respond", "ann").ann.responds("Drop dead").nobody_responds()
    t.until("discard", "eve")
    assert (t.place, t.left(STAR_MOLE)[0]) == (INN, 5)


@pytest.mark.rule("PUB-22")
def test_a_tavern_with_nothing_to_shuffle_is_closed():
    """All of its Drinks lie before Dimli; when he has drunk one, it opens again."""
    t = town(at=STAR_MOLE).hand("eve", TIP).tavern_deck(STAR_MOLE, GIN, rest="dimli")
    t.until("crawl", "gog").gog.picks_nothing()
    t.until("order", "gog").gog.orders_for("dimli")
    t.until("crawl", "eve")
    assert (t.place, t.left(STAR_MOLE)) == (INN, (0, ()))
    assert t.offered() == [PURSE, ANVIL]
    t.eve.picks_nothing()
    t.until("crawl", "dimli").dimli.picks_nothing()
    t.until("order", "dimli").dimli.orders_for("eve")
    t.until("crawl", "gog")
    assert t.offered() == [STAR_MOLE, PURSE, ANVIL]
    t.gog.picks(STAR_MOLE)
    assert t.left(STAR_MOLE)[0] >= 1


# The Star Mole -----------------------------------------------------------------------------------


@pytest.mark.rule("PUB-23", "PUB-9", "PUB-11")
def test_everybody_puts_a_card_on_their_deck_unseen():
    """Gog first; Dimli has none. Only its owner knows which it is, until it is drawn."""
    t = town().hand("gog", IM_IN).hand("eve", IM_IN, TIP)
    t.until("crawl", "gog").gog.picks(STAR_MOLE)
    t.until("put-back", "gog").gog.picks(IM_IN)
    assert (t.asked, t.asked_for) == ("eve", "put-back")
    t.eve.picks(TIP)
    assert (t.gog.deck[0], t.eve.deck[0]) == (IM_IN, TIP)
    gog = t.table.seats[0].deck[-1]
    assert [card for card, _, _ in t.table.view(0).known] == [gog]
    assert [card for card, _, _ in t.table.view(1).known] == [t.table.seats[1].deck[-1]]
    told = [e.kind for e in events_for(t.table, 2)]
    assert told.count("put-on-deck") == 2
    assert told.count("put-on-deck-card") == 0
    assert {t.table.imagine(2, n).seats[0].deck[-1] for n in range(12)} != {gog}
    assert as_data(t.table.imagine(2, 4).view(2)) == as_data(t.table.view(2))


@pytest.mark.rule("PUB-10", "PUB-11")
def test_a_patient_does_not_do():
    """Terci holds a Patient and nothing else: he is not asked."""
    t = town("gog", "terci", "eve").hand("terci", "A hung-over adventurer").hand("eve", TIP)
    t.until("crawl", "gog").gog.picks(STAR_MOLE)
    t.until("order", "gog")
    assert t.terci.hand == ["A hung-over adventurer"]
    assert (t.gog.hand, t.eve.hand) == ([], [])


# Together with others ----------------------------------------------------------------------------


@pytest.mark.rule("PUB-25")
@pytest.mark.parametrize("variants", [["sea", "pub"], ["pub", "sea"]])
def test_sea_and_pub_are_refused_by_name(variants):
    with pytest.raises(SetupError, match="sea cannot be combined with a Pub Crawl") as refused:
        lastcall.new_game("gog", "eve", variants=variants)
    assert refused.value.code == "table-variant-taverns"
    assert "«По кабакам»" in problem(refused.value, Messages("ru"))


def test_whole_evenings_are_recorded_saved_and_played_again():
    setup = setup_for(["wench", "gog", "terci", "jasper"], variants=["pub", "prizes"], seed=11)
    table = deal(setup)
    bots = [make_bot("house" if i % 2 else "random", i) for i in range(4)]
    record = Record(setup, ["house"] * 4)
    number = 0
    while not table.over:
        number += 1
        record.answer(table, ask(bots[table.decision.seat], table))
        if number % 60 == 0:
            assert lastcall.restore(table.save()).fingerprint() == table.fingerprint()
    assert any(e.kind == "crawled" for e in table.events)
    assert replay(record.text(table)).fingerprint() == table.fingerprint()


def test_nothing_is_lost_in_random_evenings():
    chance = random.Random(2)
    kinds = set()
    for seed in range(8):
        t = lastcall.new_game("dale", "gog", "terci", "tara", variants=["pub"], seed=seed)
        while not t.over:
            assert audit(t) == []
            t.answer(chance.choice(t.decision.options))
        kinds |= {e.kind for e in t.events}
    assert {"crawled", "last-orders", "put-on-deck"} <= kinds


def test_what_the_way_costs_is_foreseen():
    t = town()
    t.until("crawl", "gog")
    go, *_, stay = t.options()
    assert [(s.seat, s.gold) for s in t.table.preview(go).after] == [(0, 9)]
    assert t.table.preview(stay).after == ()


def test_the_house_bot_does_not_spend_its_gold_on_the_way():
    """It leads now and then, while it is rich."""
    ways = []
    for seed in range(30):
        t = town().stats("gog", gold=10 if seed % 2 else 5)
        t.until("crawl", "gog")
        ways.append((t.gold["gog"], ask(make_bot("house", seed), t.table).card >= 0))
    assert {went for gold, went in ways if gold == 5} == {False}
    assert {went for gold, went in ways if gold == 10} == {True, False}


@pytest.mark.parametrize("asked", ["crawl", "put-back"])
def test_it_can_be_saved_while_somebody_is_asked(asked):
    t = town().hand("gog", IM_IN)
    t.until("crawl", "gog")
    if asked == "put-back":
        t.gog.picks(STAR_MOLE).until("put-back", "gog")
    again = saving.restore(t.table.save(), t.setup)
    assert again.fingerprint() == t.table.clone().fingerprint() == t.table.fingerprint()


def test_it_is_asked_and_told_in_both_languages():
    t = town()
    t.until("crawl", "gog")
    names = ["Gog", "Eve", "Dimli"]
    said = {}
    for lang in ("en", "ru"):
        narrator, view = Narrator(lang), t.table.view(0)
        said[lang] = [narrator.option(o, view, names) for o in view.options]
        assert "Gog" in narrator.question(view, names)
    assert said["en"][0] == "Off to “The Star Mole Drinking Hole” (1 Gold)"
    assert said["en"][-1] == "Stay here"
    assert said["ru"][-1] == "Остаёмся"
    t.gog.picks(PURSE)
    for lang, told in (("en", "Gog leads everybody to The Velvet Purse."),
                       ("ru", "Gog ведёт всех в заведение «Бархатный кошель».")):  # fmt: skip
        lines = [Narrator(lang).event(e, t.table.game, names) for e in t.happened("crawled")]
        assert lines == [told]


def test_the_lab_knows_the_way():
    plan = Plan(characters=("gog", "eve"), players=2, variants=("pub", "prizes"))
    assert plan.setup(0).taverns == list(TAVERNS)
