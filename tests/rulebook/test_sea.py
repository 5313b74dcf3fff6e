"""SEA: counters, encounters and what they do; nobody's card, and nobody hits back."""

import random

import pytest
from chairs import first

import lastcall
from lastcall.engine import save as saving
from lastcall.engine import words as v
from lastcall.engine.audit import audit
from lastcall.engine.cards import Character
from lastcall.engine.setup import SetupError
from lastcall.games import Record, replay, setup_for
from lastcall.lab.plan import Plan
from lastcall.testing import as_data, stranger
from lastcall.testing.scenario import Scenario
from lastcall.variants.sea import DANGEROUS, MEDIUM, MILD, SEA, SEA_DECK

IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
EXCUSE = "Excuse me, I have more important matters to attend to."
HIT_BACK = "You wanna play, huh?"
DEFLECT = "Deflect"
ADVICE = "A word of advice... don't"
BEST_NOT = "I best not. Someone needs to keep a level head"
ENOUGH = v.anytime("Enough.", v.end_turn)


class Voyage(Scenario):
    """A table at sea; `sea` says what lies on the Sea Deck, `counters` how many lie on it."""

    def __init__(self, *seats, counters=1, sea=(), **setup):
        super().__init__(*seats, variants=[SEA], **setup)
        self._table.counters["progress"] = counters
        deck = self._table.zones[self._table.game.stocks["sea"].deck]
        top = [self._take(title, [deck], "the Sea Deck") for title in sea]
        deck.extend(reversed(top))
        self._table.counters["_sailed"] = 0

    @property
    def progress(self):
        return dict(self.table.view(-1).counters)["progress"]

    def encounter(self):
        """Quietly on, until the Event lies on the table and somebody may respond, or is over."""
        while not self.happened("event"):
            self.table.answer(self.options()[-1 if self.asked_for != "order" else 0])
        return self


def voyage(*seats, **setup):
    """The first player's Drink Phase, with an empty pile; one counter is left."""
    t = Voyage(*seats, **setup)
    return t.turn(first(t), "drink")


# Counters ----------------------------------------------------------------------------------------


@pytest.mark.rule("SEA-1", "SEA-2")
def test_the_deck_lies_there_with_two_counters():
    """20 cards that nobody sees, and no more than 7 counters are ever called for."""
    t = lastcall.new_game("gog", "eve", "bryn", variants=["sea"], seed=3)
    assert dict(t.view(0).counters) == {"progress": 2}
    assert t.view(0).decks == ((20, ()),)
    assert len(SEA_DECK.cards) == 20
    assert max(card.level for card in SEA_DECK.cards) <= 7
    orders = set()
    for seed in range(3):
        other = lastcall.new_game("gog", "eve", variants=["sea"], seed=seed)
        orders.add(tuple(other.zones[other.game.stocks["sea"].deck]))
    assert len(orders) == 3


@pytest.mark.rule("SEA-3", "SEA-4", "SEA-5", "SEA-16")
def test_each_turn_takes_a_counter_off_and_the_last_one_turns_up_an_event():
    """Gog takes the first of two, Eve the second: fish for all, and two new counters."""
    t = Voyage("gog", "eve", "bryn", counters=2, sea=["Flying fish!"]).turn("gog", "drink")
    t.hand("eve", IM_IN).hand("bryn", IM_IN)
    t.until("discard", "eve")
    assert t.progress == 1
    assert t.fortitude == dict(gog=20, eve=20, bryn=20)
    t.until("discard", "bryn")
    assert t.fortitude == dict(gog=19, eve=19, bryn=19)
    assert t.progress == 2
    assert t.table.view(0).decks[0][0] == 19
    (card,) = t.table.view(0).decks[0][1]
    assert t.table.title(card) == "Flying fish!"


@pytest.mark.rule("SEA-5", "SEA-17")
@pytest.mark.parametrize("card", [card for card, _ in SEA_DECK.kinds], ids=lambda card: card.title)
def test_every_encounter_takes_place_and_leaves_its_level(card):
    """Random answers carry it to its end; then its level lies on the deck, 1 to 7."""
    assert 1 <= card.level <= 7
    t = voyage("gog", "eve", "bryn", sea=[card.title])
    for name in t.names:
        t.hand(name, IM_IN, TIP)
    t.encounter()
    chance = random.Random(1)
    while t.progress == 0:
        assert audit(t.table) == []
        again = saving.restore(t.table.save(), t.setup)
        assert again.fingerprint() == t.table.fingerprint()
        t.table.answer(chance.choice(t.options()))
    assert t.progress == card.level


@pytest.mark.rule("SEA-5", "EVNT-8")
def test_the_counters_come_when_it_is_over():
    """While merfolk are asked there is none."""
    t = voyage("gog", "eve", sea=["Voices under the keel"]).encounter()
    assert (t.asked_for, t.progress) == ("offer", 0)


@pytest.mark.rule("SEA-12")
def test_marks_come_home_before_the_counter_does():
    """Gog's good conduct is told before the sea is heard of."""
    t = Voyage("gog", "eve", "remy", counters=2).turn("gog", "drink").tracker("gog", "mark", 1)
    t.hand("eve", IM_IN)
    t.until("discard", "eve")
    kinds = [event.kind for event in t.table.events]
    assert kinds.index("tracker") < kinds.index("sailed")
    assert (t.gog.tracker("mark"), t.progress) == (0, 1)


@pytest.mark.rule("SEA-13")
def test_a_turn_that_ends_early_takes_a_counter_off():
    tess = stranger(2 * ENOUGH)
    t = Voyage(tess, "eve", "gog", counters=2).hand("tess", "Enough.").hand("eve", IM_IN)
    t.until("action", "tess").tess.plays("Enough.")
    t.until("discard", "eve")
    assert t.progress == 1


@pytest.mark.rule("SEA-11", "SEA-14", "OP-10")
def test_whoever_is_put_out_leaves_the_counter_to_the_next():
    """Gog passes out on his Drink; Eve takes the last counter, and the lightning strikes her."""
    t = voyage("gog", "eve", "bryn", sea=["Lightning in the rigging"])
    t.stats("gog", fortitude=3, alcohol=2).pile("gog", "Wine")
    t.hand("eve", IM_IN)
    t.until("discard", "eve")
    assert t.alive == ["eve", "bryn"]
    assert t.fortitude == dict(gog=3, eve=16, bryn=20)
    assert (t.active, t.progress) == ("eve", 5)


def brittle(name):
    """Somebody whose turn begins with a fall."""
    falls = v.by_the_rules(v.me.loses(fortitude=1))
    deck = [30 * v.anytime("Bandage", v.me.gains(fortitude=1)), 10 * ENOUGH]
    return Character(name, name.title(), race="human", box="test", deck=deck, at_turn_start=[falls])


@pytest.mark.rule("SEA-14", "SEA-3")
@pytest.mark.parametrize(("counters", "sea"), [(3, "-"), (2, "Flying fish!"), (1, "Flying fish!")])
def test_of_two_who_are_put_out_in_a_row_both_counters_come_off(counters, sea):
    """Gog passes out on his Drink, Ruff as his turn begins: Eve takes his counter and Gog's."""
    t = Voyage("gog", brittle("ruff"), "eve", "bryn", counters=counters, sea=[sea][counters > 2 :])
    t.turn("gog", "drink").stats("gog", fortitude=3, alcohol=2).pile("gog", "Wine")
    t.stats("ruff", fortitude=1).hand("eve", IM_IN)
    t.until("discard", "eve")
    assert t.alive == ["eve", "bryn"]
    assert t.progress == {3: 1, 2: 2, 1: 1}[counters]
    assert t.fortitude["eve"] == t.fortitude["bryn"] == (20 if counters > 2 else 19)


@pytest.mark.rule("SEA-14", "OP-10")
def test_whoever_is_put_out_by_the_first_of_them_leaves_the_second():
    """What Gog's counter turns up is too much for Eve: Ruff's and hers are left to Bryn."""
    shock = "Lightning in the rigging"
    t = Voyage("gog", brittle("ruff"), "eve", "bryn", "fleck", counters=1, sea=[shock])
    t.turn("gog", "drink").stats("gog", fortitude=3, alcohol=2).pile("gog", "Wine")
    t.stats("ruff", fortitude=1).stats("eve", fortitude=4).hand("bryn", IM_IN)
    t.until("discard", "bryn")
    assert t.alive == ["bryn", "fleck"]
    assert (t.active, t.progress) == ("bryn", 5 - 2)


@pytest.mark.rule("SEA-13", "SEA-14")
def test_a_turn_that_ends_as_it_begins_takes_both_off():
    """Ruff has had enough before Gog's counter is off the deck."""
    t = Voyage("gog", brittle("ruff"), "eve", counters=3).turn("gog", "drink")
    t.stats("gog", fortitude=3, alcohol=2).pile("gog", "Wine").hand("ruff", "Enough.")
    t.hand("eve", IM_IN)
    while t.active == "gog":
        t.table.answer(t.options()[-1])
    t.until("respond", "ruff").ruff.responds("Enough.")
    t.until("discard", "eve")
    assert (t.alive, t.progress) == (["ruff", "eve"], 1)


@pytest.mark.rule("SEA-16")
def test_an_empty_deck_is_shuffled_anew():
    """One card is left; when it is turned up the others come back, and it joins their discards."""
    t = voyage("gog", "eve", sea=["Flying fish!"])
    stock = t._table.game.stocks["sea"]
    deck, spent = t._table.zones[stock.deck], t._table.zones[stock.discard]
    spent.extend(deck[:-1])
    del deck[:-1]
    t.hand("eve", IM_IN)
    t.until("discard", "eve")
    assert (len(deck), len(spent)) == (19, 1)


# An Event like others ----------------------------------------------------------------------------


@pytest.mark.rule("SEA-6", "SEA-18", "EVNT-5")
def test_whoever_ignores_it_is_passed_over():
    """EX-RDI4-ignore-event-1: Remy has other matters; the level counts all the same."""
    t = voyage("gog", "remy", "bryn", sea=["Hold on to something!"]).hand("remy", EXCUSE, IM_IN)
    t.encounter()
    t.remy.responds(EXCUSE, mode=1)
    t.until("discard", "remy")
    assert t.fortitude == dict(gog=18, remy=20, bryn=18)
    assert t.progress == 3


@pytest.mark.rule("SEA-7", "EVNT-4")
def test_nothing_of_it_is_ignored_once_it_has_begun():
    """The merfolk have asked Gog; Remy can no longer say that he is busy."""
    t = voyage("gog", "remy", "bryn", sea=["Voices under the keel"]).hand("remy", EXCUSE)
    t.encounter()
    t.remy.passes()
    assert (t.asked, t.asked_for) == ("gog", "offer")
    assert not t.remy.may(EXCUSE)
    t.table.answer(t.options()[0])
    assert (t.asked, t.asked_for) == ("remy", "offer")


@pytest.mark.rule("SEA-8", "NEG-7")
def test_it_is_no_drink():
    t = voyage("gog", "remy", "bryn", sea=["All hands, sing!"]).hand("remy", BEST_NOT, TIP)
    t.encounter()
    assert t.remy.why_not(BEST_NOT).rule == "NEG-7"


@pytest.mark.rule("SEA-4")
def test_nobody_hits_back_deflects_or_ignores_it_as_a_card():
    """It is nobody's card."""
    t = voyage("gog", "bryn", "remy", sea=["Hold on to something!"])
    t.hand("bryn", HIT_BACK, TIP).hand("remy", DEFLECT, TIP)
    t.encounter()
    assert t.bryn.why_not(HIT_BACK).rule == "TIME-16"
    assert t.remy.why_not(DEFLECT).rule == "CARD-3"
    t.until("action", "bryn")
    assert t.fortitude == dict(gog=18, bryn=18, remy=18)
    assert t.bryn.hand.count(HIT_BACK) == 1
    t = voyage("gog", "whitehawk", "remy", sea=["Hold on to something!"])
    t.hand("whitehawk", ADVICE, TIP)
    t.encounter()
    assert t.whitehawk.why_not(ADVICE).rule == "NEG-14"


@pytest.mark.rule("SEA-11")
def test_you_are_who_took_the_last_counter():
    t = voyage("gog", "eve", "bryn", sea=["Man overboard!"]).stats("gog", alcohol=4)
    t.hand("eve", IM_IN)
    t.until("discard", "eve")
    assert t.fortitude == dict(gog=18, eve=20, bryn=20)
    assert t.alcohol == dict(gog=2, eve=0, bryn=0)  # 1 for sobering up, 1 for the cold water


# Encounters --------------------------------------------------------------------------------------


def trading(**gold):
    t = voyage("gog", "eve", "bryn", sea=["Ahoy! Anything to trade?"]).hand("eve", IM_IN)
    for name in t.names:
        t.stats(name, fortitude=10, alcohol=4, gold=gold.get(name, 10))
    t.pile("eve", "Wine", "Mead")
    return t.encounter()


def offers(t):
    return [option.number for option in t.options()]


@pytest.mark.rule("SEA-19", "SEA-21")
def test_the_merchant_ship_has_four_things_each_of_them_once():
    """Gog buys Fortitude, then cards, then nothing; Eve, who is next, has her own choice."""
    t = trading()
    assert (t.asked, offers(t)) == ("gog", [0, 1, 2, -1])  # his pile is empty
    t.table.answer(t.options()[0])
    assert (t.asked, offers(t)) == ("gog", [1, 2, -1])
    t.table.answer(t.options()[1])
    t.table.answer(t.options()[-1])
    assert (t.asked, offers(t)) == ("eve", [0, 1, 2, 3, -1])
    t.table.answer(t.options()[3])
    t.table.answer(t.options()[1])
    t.until("discard", "eve")
    assert t.fortitude == dict(gog=12, eve=10, bryn=10)
    assert t.alcohol == dict(gog=3, eve=2, bryn=4)
    assert t.gold == dict(gog=8, eve=7, bryn=10)
    assert (len(t.gog.hand), t.eve.pile, t.inn) == (2, ["Mead"], 5)
    assert t.drink_discard_titles == ["Wine"]


@pytest.mark.rule("SEA-21")
def test_nobody_pays_their_last_gold_to_a_merchant():
    """With 1 Gold Gog is not even asked, with 2 Eve can afford what costs 1, once."""
    t = trading(gog=1, eve=2)
    assert (t.asked, offers(t)) == ("eve", [0, 1, 2, -1])
    t.table.answer(t.options()[1])
    assert t.asked == "bryn"
    assert t.alcohol["eve"] == 2


@pytest.mark.rule("SEA-21")
def test_what_a_purchase_would_do_is_foretold():
    t = trading()
    found = {o.number: [(s.fortitude, s.alcohol, s.gold) for s in t.table.preview(o).after]
             for o in t.options()}  # fmt: skip
    assert found == {0: [(12, 3, 9)], 1: [(10, 1, 9)], 2: [(10, 3, 9)], -1: []}


@pytest.mark.rule("SEA-22")
def test_the_leviathan_takes_less_from_whoever_throws_it_an_action():
    """Gog gives a card up and loses 1; Eve keeps hers and loses 3; Bryn has none to give."""
    t = voyage("gog", "eve", "bryn", sea=["The Leviathan wakes"])
    t.hand("gog", IM_IN, TIP).hand("eve", IM_IN).hand("bryn", TIP)
    t.encounter().until("sacrifice", "gog")
    assert [t.table.title(o.card) for o in t.options() if o.card >= 0] == [IM_IN]
    t.gog.sacrifices(IM_IN)
    assert not t.gambling
    t.eve.sacrifices_nothing()
    t.until("discard", "eve")
    assert t.fortitude == dict(gog=19, eve=17, bryn=17)
    assert (t.gog.hand, t.gog.discard) == ([TIP], [IM_IN])


@pytest.mark.rule("SEA-23")
def test_merfolk_grant_one_of_two_wishes():
    t = voyage("gog", "eve", "bryn", sea=["Voices under the keel"]).hand("eve", IM_IN)
    for name in t.names:
        t.stats(name, fortitude=10, alcohol=4)
    t.encounter()
    for name, wish in (("gog", 0), ("eve", 1), ("bryn", 0)):
        assert (t.asked, offers(t)) == (name, [0, 1])
        t.table.answer(t.options()[wish])
    t.until("discard", "eve")
    assert t.fortitude == dict(gog=11, eve=10, bryn=11)
    assert t.alcohol == dict(gog=3, eve=3, bryn=4)


@pytest.mark.rule("SEA-24", "OP-15")
def test_a_calm_is_for_gambling():
    """Gog, whose turn it was, is the starter; then the turn ends as it was about to."""
    t = voyage("gog", "eve", "remy", sea=["Not a breath of wind"])
    t.hand("remy", EXCUSE).hand("eve", IM_IN)
    t.encounter()
    t.remy.responds(EXCUSE)
    t.until("gamble", "eve")
    assert (t.controller, t.pot, t.in_round) == ("gog", 2, ["gog", "eve"])
    t.eve.passes()
    t.until("discard", "eve")
    assert t.gold == dict(gog=11, eve=9, remy=10)
    assert (t.progress, len(t.happened("turn"))) == (3, 2)


# The deck ----------------------------------------------------------------------------------------


def listed(cards):
    return [(c.card, c.number) if hasattr(c, "number") else (c, 1) for c in cards]


@pytest.mark.rule("SEA-19", "SEA-20")
@pytest.mark.parametrize(
    ("cards", "number", "worst", "levels"),
    [(MILD, 8, 1, {2, 3}), (MEDIUM, 8, 2, {3, 4}), (DANGEROUS, 4, 4, {5, 6, 7})],
    ids=["mild", "medium", "dangerous"],
)
def test_danger_is_followed_by_calm(cards, number, worst, levels):
    """8 mild, 8 medium and 4 dangerous ones, none worse than it may be."""
    assert sum(copies for _, copies in listed(cards)) == number
    for card, _ in listed(cards):
        assert card.level in levels
        for word in card.modes[0].words:
            if word.numeric:
                bad = word.attribute_meant() != v.FORTITUDE and word.number() > 0
                bad = bad or (word.attribute_meant() == v.FORTITUDE and word.number() < 0)
                assert not bad or abs(word.number()) <= worst


def test_nobody_is_at_sea_without_asking():
    t = lastcall.new_game("gog", "eve")
    assert (t.view(0).decks, t.view(0).counters) == ((), ())


# Setting it up -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "code"),
    [
        (dict(variants=["see"]), "table-variant"),
        (dict(variants=["sea", "sea"]), "table-variant-twice"),
        (dict(variants=["sea"], taverns=["drinks-rdi9"]), "table-variant-taverns"),
    ],
)
def test_what_does_not_go_together_is_refused_by_name(how, code):
    with pytest.raises(SetupError) as refused:
        setup_for(["gog", "eve"], **how).check()
    assert refused.value.code == code
    assert "sea" in str(refused.value)


def test_a_voyage_can_be_saved_recorded_and_told_again():
    """Random answers at a table of four boxes; save, restore, clone, imagine, replay."""
    for seed in range(3):
        setup = setup_for(["tara", "remy", "gog", "dale"], seed=seed, variants=["sea"])
        t = lastcall.new_game("tara", "remy", "gog", "dale", seed=seed, variants=["sea"])
        record = Record(setup, ["random"] * 4)
        chance = random.Random(seed)
        for number in range(6000):
            if t.over:
                break
            if number % 60 == 0:
                assert audit(t) == []
                again = lastcall.restore(t.save())
                assert again.fingerprint() == t.clone().fingerprint() == t.fingerprint()
                for seat in range(4):
                    other = t.imagine(seat, number)
                    assert as_data(other.view(seat)) == as_data(t.view(seat))
            record.answer(t, chance.choice(t.decision.options))
        assert t.over
        assert any(event.kind == "sailed" for event in t.events)
        assert replay(record.text(t)).fingerprint() == t.fingerprint()


def test_the_lab_sails_too():
    plan = Plan(characters=("gog", "eve"), players=2, variants=("sea",))
    assert plan.setup(0).table_decks == [SEA_DECK]
