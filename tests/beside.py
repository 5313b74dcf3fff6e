"""What every answer of every scenario is held to, besides what its test says.

Whatever a test plays, a second table plays it too, silently: it must come to the same state and
tell nothing. And what the answer was said to do must be what it does, if nobody does anything more.
"""

import pytest

from lastcall.engine import terms as w
from lastcall.engine.drinking import Drinking
from lastcall.engine.effects import boxes, hands, rounds, serving, trackers, turned
from lastcall.engine.play import Play
from lastcall.engine.preview import Paper
from lastcall.testing import Scenario

# What comes of these lies in cards that nobody has seen, or in a whole Round.
UNSEEN = (
    *(serving.OffTheDeck, serving.Order, serving.DrinkMore, serving.DrinkFromDeck),
    *(turned.Arrive, hands.DiscardOrLose, hands.DiscardForLess),
)
ROUND = (rounds.StartRound, rounds.EndRound, rounds.WinRound, rounds.AfterTheRound)
KIT = (boxes.ClearBox, boxes.Gather)
CHOICES = (w.ASK_BOX, w.ASK_FETCH, w.ASK_COST, w.ASK_TRACKER)


def first_play(t):
    return next((i for i, frame in enumerate(t.frames) if isinstance(frame, Play)), len(t.frames))


def foreseeable(t, option):
    """Whether everything on the stack is a card whose effect everybody can see."""
    plays = t.frames[first_play(t) :]
    if t.decision.kind not in (w.ASK_RESPOND, w.ASK_ACTION, w.ASK_TARGET, w.ASK_CHOICE):
        return False
    if any(isinstance(frame, Drinking) for frame in t.frames) or t.frames[-1].wish is not None:
        return False  # Drinks are drunk besides, or somebody else's card comes first
    if not all(isinstance(frame, Play) and frame.type != w.RULE for frame in plays):
        return False
    modes = [frame.mode for frame in plays]
    modes += [part.mode for frame in plays for part in frame.parts]
    if option.kind == w.PLAY:
        modes.append(t.game.defs[option.card].modes[option.mode])
        if modes[-1].announces:
            return False  # a card goes with it that nobody has seen yet
    words = [word for mode in modes for word in mode.words]
    return bool(words) and not any(isinstance(word, (*UNSEEN, *ROUND, *KIT)) for word in words)


def sit_still(t, base):
    """Everybody passes until the stack is gone; whether nothing else came up."""
    if not t.over and t.frames[-1].wish is not None:
        return False  # somebody may go first
    while not t.over and len(t.frames) > base:
        options = t.decision.options
        if t.decision.kind == w.ASK_RESPOND:
            t.answer(next(option for option in options if option.kind == w.PASS))
        elif t.decision.kind == w.ASK_LAY_DOWN:
            t.answer(options[-1])
        elif t.decision.kind in CHOICES:
            t.answer(options[0])
        else:
            return False
    return not t.over


def numbers(t):
    found = {}
    for i, seat in enumerate(t.seats):
        party = t.party(i)
        if seat.alive:
            tracks = tuple((t.parties[p].fortitude, t.parties[p].alcohol) for p in seat.tracks)
            found[i] = (party.fortitude, party.alcohol, party.gold, tracks)
    return found


def said_of(t, option):
    """What a player reads of it: seats with Fortitude, Alcohol Content, Gold and further tracks."""
    return {s.seat: (s.fortitude, s.alcohol, s.gold, s.tracks) for s in t.preview(option).after}


def same_evening(t, other):
    """Whether nobody went out, neither the turn, the phase nor a Round is over, and nothing else
    has come up since: whoever survives a last call, say, goes on to turn up a Drink."""
    below = [type(frame) for frame in t.frames[: first_play(t)]]
    if [type(frame) for frame in other.frames] != below:
        return False
    if len(t.rounds) != len(other.rounds) or (other.rounds and other.rounds[-1].over):
        return False
    if (other.turn, other.phase) != (t.turn, t.phase):
        return False
    if any(
        len(s.deck) != len(o.deck) for s, o in zip(t.seats, other.seats, strict=True) if s.tracks
    ):
        return False  # Otto has done something about it
    return numbers(other).keys() == numbers(t).keys()


def round_of(t):
    """The Round under way: who is in it, who controls it, what lies in the pot."""
    rnd = t.rounds[-1]
    return rnd.pot, rnd.inside, rnd.controller, rnd.strict


def on_paper(t, option, other):
    """Piles, trackers and the Round are counted as they turn out."""
    paper = Paper(t.view(t.decision.seat))
    paper.take(option)
    paper.settle()
    about = (t.game.setup_text(t.seed), option)
    for i, seat in enumerate(other.seats):
        if seat.alive:
            assert paper.piles[i] == len(seat.pile), about
            if not chosen_later(t, option):
                assert paper.trackers[i] == tuple(seat.trackers), about
    if other.rounds:
        assert (paper.pot, paper.inside, paper.controller, paper.strict) == round_of(other), about


def chosen_later(t, option):
    """Whether a tracker goes up that its owner has yet to choose, or a kit is at work."""
    modes = [frame.mode for frame in t.frames if isinstance(frame, Play)]
    if option.kind == w.PLAY:
        modes.append(t.game.defs[option.card].modes[option.mode])
    later = trackers.TrackOfChoice
    return option.kind == w.USE or any(isinstance(word, later) for m in modes for word in m.words)


def holds_what_it_says(t, option):
    """Whether it could be seen what this answer does, which then must be what was said of it."""
    if not foreseeable(t, option):
        return False
    said = said_of(t, option)
    other = t.clone()
    base = first_play(t)
    other.answer(option)
    if not sit_still(other, base) or not same_evening(t, other):
        return False
    changed = dict(numbers(other).items() - numbers(t).items())
    assert said == changed, (t.game.setup_text(t.seed), option)
    on_paper(t, option, other)
    return True


@pytest.fixture(autouse=True)
def a_second_table(monkeypatch):
    """Each answer a scenario gives is given to a silent copy of its table as well."""
    give = Scenario.give

    def twice(self, option):
        t = self.table
        holds_what_it_says(t, option)
        other = t.clone()
        other.answer(option)
        give(self, option)
        assert other.fingerprint() == t.fingerprint()
        assert not other.events

    monkeypatch.setattr(Scenario, "give", twice)
