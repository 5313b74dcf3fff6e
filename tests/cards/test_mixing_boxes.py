"""Characters of both boxes at one table, with either Drink Deck or both through the Bar Deck.

`LASTCALL_GAMES` sets how many evenings the random tables see.
"""

import os
import random

import pytest

import lastcall
from lastcall.cards.catalogue import BOXES, CHARACTERS
from lastcall.engine import terms as w
from lastcall.engine.audit import audit, zones
from lastcall.engine.frames import responses
from lastcall.engine.options import Option
from lastcall.engine.save import fields_of
from lastcall.engine.table import WINDOWS, Game
from lastcall.engine.view import events_for
from lastcall.games import restore
from lastcall.testing import table

EVENINGS = max(4, int(os.environ.get("LASTCALL_GAMES", "60")) // 8)
LONGEST = 20_000
NINE = tuple(CHARACTERS)
CELLARS = {
    "rdi2": dict(drinks=["drinks-rdi2"]),
    "rdi9": dict(drinks=["drinks-rdi9"]),
    "both": dict(drinks=["drinks-rdi2", "drinks-rdi9"]),
    "bar": dict(drinks=["drinks-rdi2", "drinks-rdi9"], bar_deck=True),
}
each_cellar = pytest.mark.parametrize("cellar", list(CELLARS))

IM_IN = "Gambling? I'm in!"
TIP = "Tip the Barkeep"


# Setting the table -------------------------------------------------------------------------------


def test_all_nine_sit_down_together():
    """Each with their own deck and kit, from both boxes."""
    t = lastcall.new_game(*NINE, seed=9, first=0)
    assert {CHARACTERS[name].box for name in NINE} == set(BOXES)
    assert [seat.character for seat in t.view(-1).seats] == list(NINE)
    for seat, name in enumerate(NINE):
        view = t.view(seat)
        assert (view.seats[seat].hand, view.seats[seat].gold) == (7, 12)
        assert {t.game.defs[card].deck for card in view.hand} == {name}
        assert len(view.seats[seat].side) == len(CHARACTERS[name].side_decks)
    assert audit(t) == []


@each_cellar
@pytest.mark.rule("SETUP-2", "SETUP-3", "BAR-2")
def test_the_drinks_come_from_the_decks_chosen(cellar):
    """One Drink Deck is served whole; of two, 30 cards are, and the Bar Deck holds the rest."""
    t = lastcall.new_game("gog", "terci", "petra", seed=3, **CELLARS[cellar])
    served = t.cellars[0]
    piles = sum(len(seat.pile) for seat in t.seats)
    assert len(served.deck) + piles == 30
    assert len(served.bar) == (30 if cellar == "bar" else 0)
    assert len(t.set_aside) == (30 if cellar == "both" else 0)
    cards = [*served.deck, *served.bar, *t.set_aside, *(c for s in t.seats for c in s.pile)]
    boxes = {t.game.defs[card].deck for card in cards}
    assert boxes == set(CELLARS[cellar]["drinks"])
    if len(boxes) > 1:
        assert {t.game.defs[card].deck for card in served.deck} == boxes, "they are shuffled"


# Cards of one box meet those of the other --------------------------------------------------------


@pytest.mark.rule("NEG-12", "NEG-13")
def test_i_dont_think_so_by_any_name():
    """Gog's version stops Jett's, and Ygella's Ignore lives again."""
    cavern = "I've drunk stronger stuff running down cavern walls!"
    t = table("ygella", "jett", "gog").turn("ygella", "drink").pile("ygella", "Wine")
    t.hand("ygella", cavern).hand("jett", "I don't think so!", IM_IN)
    t.hand("gog", "Gog not think so!")
    t.ygella.responds(cavern)
    t.jett.responds("I don't think so!")
    t.gog.responds("Gog not think so!")
    t.until("discard", "jett")
    assert t.alcohol == dict(ygella=0, jett=0, gog=0)


@pytest.mark.rule("CHNG-9")
def test_the_wench_stops_what_an_rdi9_card_does_to_a_drink():
    """Dale's spores are Negated by the Wench, Eve's illusion by the Barkeep."""
    spores = "Mushroom spores, pixie dust, same difference!"
    wench = "The Wench thinks you should stop playing with the drinks."
    t = table("eve", "gog", "dale").turn("eve", "drink").pile("eve", "Wine")
    t.hand("gog", wench, IM_IN).hand("dale", spores)
    t.dale.responds(spores)
    t.gog.responds(wench)
    t.until("discard", "gog")
    assert t.alcohol == dict(eve=2, gog=0, dale=0)

    barkeep = "The Barkeep thinks you should stop playing with the drinks."
    illusion = "Actually, that's Dragon Breath Ale."
    t = table("dale", "gog", "eve", "jett").turn("dale", "drink").pile("dale", "Wine")
    t.hand("eve", illusion).hand("jett", barkeep).hand("gog", IM_IN)
    t.eve.responds(illusion)
    t.jett.responds(barkeep)
    t.until("discard", "gog")
    assert t.alcohol == dict(dale=2, gog=0, eve=0, jett=0)


def test_gog_catches_a_doctor_and_a_schemer():
    """His card against cheaters knows no box; nobody is forced out by a card that is Negated."""
    catch = "Gog think you cheating! Gog no like cheaters!"
    scheme = "Of course I'm cheating. Who isn't?"
    for who, card in (("terci", "I'm a doctor, not a cheater"), ("petra", scheme)):
        t = table("jett", who, "gog", "eve").hand("jett", IM_IN).hand(who, card).hand("gog", catch)
        t.jett.plays(IM_IN)
        t.until("gamble", who)
        t.player(who).gambles(card, **({"at": "eve"} if who == "petra" else {}))
        t.gog.responds(catch)
        t.until("order", "jett")
        assert t.gold == {"jett": 9, who: 9, "gog": 13, "eve": 9}
        assert [event.seat for event in t.happened("left-round")] == []


def test_races_count_for_everybody():
    """Dwarven Firewater is as kind to Ygella, a dwarf, as to Dimli; Terci only gets drunk."""
    for who, fortitude in (("ygella", 11), ("dimli", 11), ("terci", 10)):
        t = table(who, "gog").turn(who, "drink").pile(who, "Dwarven Firewater").hand("gog", IM_IN)
        t.stats(who, fortitude=10)
        t.until("discard", "gog")
        assert (t.player(who).fortitude, t.player(who).alcohol) == (fortitude, 3)


def test_a_share_of_pain_and_a_hand_that_is_too_hot():
    """Petra answers Eve's fire, Eve answers Petra's Hellfire, as if they knew each other's box."""
    fire, hot = "Whoa! Careful! That's real fire!", "Too hot to handle"
    t = table("eve", "petra", "gog").hand("eve", fire).hand("petra", hot)
    t.eve.plays(fire, at="petra")
    t.petra.responds(hot)
    t.nobody_responds()
    assert t.fortitude == dict(eve=19, petra=20, gog=20)

    t = (
        table("petra", "eve", "gog")
        .turn("petra", "discard")
        .hand("eve", "I attempt to disbelieve.")
    )
    t.tracker("petra", "hellfire", 3).box("petra", "plots", IM_IN)
    t.petra.names("eve")
    t.eve.responds("I attempt to disbelieve.")
    t.nobody_responds()
    assert t.fortitude == dict(petra=20, eve=20, gog=20)


def test_fleck_toasts_with_the_drinks_of_rdi9():
    """Everybody drinks off the deck; what draws, draws, and what stays, stays."""
    toast = "A toast! To my friends!"
    t = table("fleck", "gog", "ygella", drinks=["drinks-rdi9"]).hand("fleck", toast)
    t.drink_deck("Thimble of Thick Skin", "Glowcap Cordial", "Wine").hand("gog", IM_IN)
    t.fleck.plays(toast)
    t.until("order", "fleck")
    assert t.fleck.kept == ["Thimble of Thick Skin"]
    assert len(t.gog.hand) == 3
    assert t.alcohol == dict(fleck=2, gog=1, ygella=2)


@pytest.mark.rule("TIME-10", "TIME-11")
def test_the_barkeeps_tip_goes_before_a_sometimes_card():
    """Eve, asked first, wants to Ignore the dance; Terci's Anytime Card is played before that."""
    t = table("gog", "eve", "terci").hand("gog", "Dance with Gog!").hand("terci", TIP)
    t.hand("eve", "I attempt to disbelieve.")
    t.until("action", "gog")
    t.gog.plays("Dance with Gog!", at="eve")
    t.eve.responds("I attempt to disbelieve.")
    t.terci.responds(TIP, at="gog")
    assert (t.gold, t.asked) == (dict(gog=9, eve=10, terci=10), "eve")
    t.eve.responds("I attempt to disbelieve.")
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, eve=20, terci=20)


# Random tables -----------------------------------------------------------------------------------


class Evening:
    """A mixed table, and somebody who answers at random, now bold, now timid."""

    def __init__(self, cellar, seed, guest=None):
        self.chance = random.Random(f"{cellar}/{seed}")
        players = 2 + seed % 9
        names = self.chance.sample(NINE, min(players, len(NINE)))
        if players > len(NINE):
            names.append(self.chance.choice(NINE))
        if guest is not None and guest not in names:
            names[0] = guest
        self.table = lastcall.new_game(*names, seed=seed, doppelgangers=True, **CELLARS[cellar])
        self.passing = self.chance.choice([0.0, 0.2, 0.5, 0.8])

    def choose(self, t, chance):
        offered = t.decision.options
        return offered[-1] if chance.random() < self.passing else chance.choice(offered)

    def decisions(self):
        for number in range(LONGEST):
            if self.table.decision is None:
                return
            yield number, self.table
            self.table.answer(self.choose(self.table, self.chance))
        raise AssertionError(f"still no end after {LONGEST} decisions")

    def play_out(self, t, seed):
        chance = random.Random(seed)
        for _ in range(LONGEST):
            if t.decision is None:
                return t.fingerprint()
            t.answer(self.choose(t, chance))
        raise AssertionError(f"still no end after {LONGEST} decisions")


def plain(thing):
    """A view, or anything in it, as data that can be compared."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return tuple(plain(item) for item in thing)
    if isinstance(thing, Option):
        return ("option", thing.code)
    if isinstance(thing, Game):
        return "game"
    fields = fields_of(type(thing))
    assert fields, f"{type(thing).__name__} has no fields to compare"
    return (type(thing).__name__, *((field, plain(getattr(thing, field))) for field in fields))


def knowledge(t, seat):
    """A seat's view, what it could do, and why its cards may not be played."""
    offered = ()
    if t.decision.kind in WINDOWS and t.seats[seat].alive:
        top = t.frames[-1]
        offered = tuple(responses(t, seat, top, top.moments(t)))
    owner = t.seats[seat]
    cards = [*owner.hand, *owner.kept, *(card for box in owner.boxes for card in box.cards)]
    reasons = [t.why_not(seat, card) for card in cards]
    return plain(t.view(seat)), plain(offered), [why and why.key for why in reasons]


@each_cellar
def test_nothing_gets_lost_and_the_evening_ends(cellar):
    """At every decision all cards and all Gold are there, and there are two answers or more."""
    for seed in range(2 * EVENINGS):
        evening = Evening(cellar, seed)
        for _, t in evening.decisions():
            assert audit(t) == []
            assert t.seats[t.decision.seat].alive
            offered = t.decision.options
            assert len(set(offered)) == len(offered)
            assert len(offered) >= 2 or t.decision.kind == w.ASK_LOSE_CARD, t.decision
        t = evening.table
        assert t.over
        assert t.winners
        assert audit(t) == []


@each_cellar
@pytest.mark.rule("SETUP-14", "SETUP-16", "OP-37")
def test_nothing_hidden_shows(cellar):
    """Deal anew what a seat cannot see, Plotted Cards included: it notices no difference."""
    plots = 0
    for seed in range(EVENINGS):
        for number, t in Evening(cellar, seed, guest="petra").decisions():
            if number % 11:
                continue
            before = t.fingerprint()
            for seat in range(len(t.seats)):
                other = t.imagine(seat, number)
                assert audit(other) == []
                assert knowledge(other, seat) == knowledge(t, seat)
                if t.decision.seat == seat:
                    assert other.decision.options == t.decision.options
            assert plain(t.imagine(-1, number).view(-1)) == plain(t.view(-1))
            assert t.fingerprint() == before
            plots += sum(len(box.cards) for _, box in hidden_boxes(t))
    assert plots, "no evening had a Plotted Card: the property was not tested"


def hidden_boxes(t):
    """(seat, box) of everything that lies face down on a mat."""
    for seat, character in enumerate(t.game.characters):
        for rule, box in zip(character.boxes, t.seats[seat].boxes, strict=True):
            if rule.hidden:
                yield seat, box


def hidden_from(t, seat):
    """The cards whose faces this seat cannot see."""
    kinds = ("deck", "pile", "side deck", "drink deck", "bar deck", "set aside")
    cards = set()
    for zone, contents in zones(t).items():
        if zone.startswith(kinds) or (zone.startswith("hand") and zone != f"hand {seat}"):
            cards.update(contents)
    for owner, box in hidden_boxes(t):
        if owner != seat:
            cards.update(box.cards)
    return cards


TURNED_UP = {
    "played",
    "revealed",
    "chaser",
    "event",
    "event-skipped",
    "discarded",
    "showed",
    "drew-card",
    "set-out",
    "burned",
}


@each_cellar
@pytest.mark.rule("SETUP-16", "TURN-13", "PETRA-13")
def test_events_name_no_hidden_card(cellar):
    """What a seat hears of names a card it could not see only when that card is turned up."""
    for seed in range(EVENINGS):
        evening = Evening(cellar, seed, guest="petra")
        t = evening.table
        seats = range(-1, len(t.seats))
        while t.decision is not None:
            hidden = {seat: hidden_from(t, seat) for seat in seats}
            t.events.clear()
            t.answer(evening.choose(t, evening.chance))
            for seat in seats:
                for event in events_for(t, seat):
                    assert event.kind not in ("drew-card", "laid-down-card") or event.seat == seat
                    if event.kind in TURNED_UP:
                        hidden[seat].discard(event.card)
                    assert event.card not in hidden[seat], event


@each_cellar
def test_clones_and_saves_play_on_to_the_identical_end(cellar):
    """Cloned, or saved and restored, with every kit in the middle of something."""
    kinds = set()
    for seed in range(EVENINGS):
        evening = Evening(cellar, seed, guest="petra")
        for number, t in evening.decisions():
            rare = t.decision.kind not in kinds
            if not rare and number % 60:
                continue
            kinds.add(t.decision.kind)
            before = t.fingerprint()
            clone, restored = t.clone(), restore(t.save())
            assert clone.fingerprint() == restored.fingerprint() == before
            assert plain(restored.decision) == plain(t.decision)
            end = evening.play_out(clone, number)
            assert t.fingerprint() == before
            assert evening.play_out(restored, number) == end
            assert restored.winners == clone.winners
    assert {w.ASK_LAY_DOWN, w.ASK_RESPOND, w.ASK_ACTION, w.ASK_GAMBLE} <= kinds
