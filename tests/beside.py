"""What every answer of every scenario is held to, besides what its test says.

Whatever a test plays, a second table plays it too, silently: it must come to the same state and
tell nothing. And what the answer was said to do must be what it does, if nobody does anything more.
"""

from itertools import pairwise

import pytest

from lastcall.engine import terms as w
from lastcall.engine.contest import Contest
from lastcall.engine.drinking import ON_A_DRINK, Drinking
from lastcall.engine.effects import boxes, hands, rounds, serving, trackers, turned
from lastcall.engine.events import ON_THE_TABLE, GoldMoved, Moved, OfATrack, TrackerChanged
from lastcall.engine.gambling import Gambling
from lastcall.engine.options import bits
from lastcall.engine.play import Play
from lastcall.engine.preview import Paper
from lastcall.engine.turn import Ordering
from lastcall.engine.word import PICK_NOBODY
from lastcall.testing import Scenario

# What comes of these lies in cards that nobody has seen, or in a whole Round.
UNSEEN = (
    *(serving.OffTheDeck, serving.Order, serving.DrinkMore, serving.DrinkFromDeck),
    *(turned.Arrive, hands.DiscardOrLose, hands.DiscardForLess, rounds.ResumeRound),
)
KIT = (boxes.ClearBox, boxes.Gather)
ASKED = (w.ASK_RESPOND, w.ASK_ACTION, w.ASK_TARGET, w.ASK_CHOICE, w.ASK_GAMBLE, w.ASK_CHAMPION)
ON_PAPER = ("fortitude", "alcohol", "gold", "piles", "trackers", "tracks", "extra")
ON_PAPER += ("pot", "inside", "passed", "controller", "strict", "present", "reached", "mates")
QUIET = (Gambling, Ordering)  # what may come next, and changes nothing by itself
CHOICES = (w.ASK_BOX, w.ASK_FETCH, w.ASK_COST, w.ASK_TRACKER)


def first_play(t):
    return next((i for i, frame in enumerate(t.frames) if isinstance(frame, Play)), len(t.frames))


def foreseeable(t, option):
    """Whether everything on the stack is a card whose effect everybody can see."""
    plays = t.frames[first_play(t) :]
    if t.decision.kind not in ASKED:
        return False
    rules = t.game.rules
    if not {type(rule) for rule in rules.modifies} <= {type(rule) for rule in rules.foretells}:
        return False  # a rule changes numbers and does not foretell it
    if any(isinstance(frame, Drinking) for frame in t.frames) or t.frames[-1].wish is not None:
        return False  # Drinks are drunk besides, or somebody else's card comes first
    if not all(isinstance(frame, Play) for frame in plays):
        return False
    if option.kind == w.PLAY and t.game.defs[option.card].modes[option.mode].announces:
        return False  # a card goes with it that nobody has seen yet
    words = words_at_work(t, option)
    return bool(words) and not any(isinstance(word, (*UNSEEN, *KIT)) for word in words)


def words_at_work(t, option):
    """What stands on all cards on the stack and on the one that is being played."""
    plays = [frame for frame in t.frames if isinstance(frame, Play)]
    modes = [frame.mode for frame in plays]
    modes += [part.mode for frame in plays for part in frame.parts]
    if option.kind == w.PLAY:
        modes.append(t.game.defs[option.card].modes[option.mode])
    return [word for mode in modes for word in mode.words]


def going_on(t, base):
    """Whether a card is still on the stack, or a Round that was decided by it."""
    above = t.frames[base:]
    return any(not isinstance(frame, QUIET) for frame in above) or any(r.over for r in t.rounds)


def sit_still(t, base):
    """Everybody passes until the stack is gone; whether nothing else came up."""
    if not t.over and t.frames[-1].wish is not None:
        return False  # somebody may go first
    while not t.over and going_on(t, base):
        options = t.decision.options
        if t.decision.kind == w.ASK_RESPOND:
            if options[-1].kind != w.PASS:
                return False  # a Prize that has to be used
            t.answer(options[-1])
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


def quiet_frames(t, number=None):
    return [type(frame) for frame in t.frames[:number] if not isinstance(frame, QUIET)]


def same_evening(t, other):
    """Whether nobody went out, the turn is not over, and nothing else has come up since: whoever
    survives a last call, say, goes on to turn up a Drink."""
    below, now = quiet_frames(t, first_play(t)), quiet_frames(other)
    if now != below or other.turn != t.turn:
        return False
    if other.phase != t.phase and other.decision.kind != w.ASK_ORDER:
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
    """Piles, trackers and the Round are counted as they turn out, and on a copy the same."""
    view = t.view(t.decision.seat)
    first = Paper(view)
    first.take(option)
    paper = Paper(view, first)
    paper.settle()
    first.settle()
    assert all(getattr(paper, field) == getattr(first, field) for field in ON_PAPER)
    about = (t.game.setup_text(t.seed), option)
    for i, seat in enumerate(other.seats):
        if seat.alive:
            assert paper.piles[i] == len(seat.pile), about
            if not chosen_later(t, option):
                assert paper.trackers[i] == tuple(seat.trackers), about
    if not other.rounds:
        assert (paper.pot, paper.inside) == (0, 0), about
    elif len(t.rounds) < 2 and len(other.rounds) == 1:
        assert (paper.pot, paper.inside, paper.controller, paper.strict) == round_of(other), about
        assert not paper.passed & ~other.rounds[0].passed, about  # others may have passed since


def chosen_later(t, option):
    """Whether a tracker goes up that its owner has yet to choose, or a kit is at work."""
    words = words_at_work(t, option)
    return option.kind == w.USE or any(isinstance(word, trackers.TrackOfChoice) for word in words)


def decided_by_itself(t, option, other):
    """Whether a Round is over that no card has ended: nobody had anything to play in it."""
    words = words_at_work(t, option)
    begun = sum(isinstance(word, rounds.StartRound) for word in words)
    ended = any(word.ends_round for word in words)
    return not ended and len(other.rounds) < len(t.rounds) + begun


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
    if decided_by_itself(t, option, other):
        return False
    changed = dict(numbers(other).items() - numbers(t).items())
    assert said == changed, (t.game.setup_text(t.seed), option)
    on_paper(t, option, other)
    return True


# Views -------------------------------------------------------------------------------------------


def holds(seen, **fields):
    found = {field: getattr(seen, field) for field in fields}
    assert found == fields


def shows_what_is_there(t, me):
    """What somebody sees, or an onlooker (-1), is what lies on the table."""
    view = t.view(me)
    zones = t.game.zones
    holds(
        view,
        me=me,
        hand=tuple(t.seats[me].hand) if me >= 0 else (),
        **{field: getattr(t, field) for field in ("active", "phase", "turn", "inn", "tavern")},
        taverns=tuple((len(c.deck), tuple(c.discard)) for c in t.cellars[1:]),
        drink_deck=len(t.cellars[0].deck),
        drink_discard=tuple(t.cellars[0].discard),
        bar_deck=len(t.cellars[0].bar),
        counters=tuple(sorted(t.shown_counters().items())),
        decks=tuple(
            (len(t.zones[s.deck]), tuple(t.zones[s.discard])) for s in t.game.stocks.values()
        ),
        open=tuple(shown(t, s.deck, me) for s in t.game.stocks.values()),
        over=t.over,
        winners=tuple(t.winners),
        asked=t.decision.seat if t.decision else -1,
        asked_for=t.decision.kind if t.decision else "",
    )
    mine = t.decision is not None and t.decision.may_answer(me)
    assert view.options == (t.decision.options if mine else ())
    assert view.about is (t.decision if mine else None)
    for i, (seen, seat) in enumerate(zip(view.seats, t.seats, strict=True)):
        party = t.party(i)
        holds(
            seen,
            seat=i,
            character=t.game.characters[i].id,
            alive=seat.alive,
            **{f: getattr(party, f) for f in ("fortitude", "alcohol", "gold", "potions")},
            party=seat.party,
            reached=bool(t.reached([i])),
            hand=len(seat.hand),
            cards=shown(t, seat.zone, me),
            deck=len(seat.deck),
            pile=len(seat.pile),
            discard=tuple(seat.discard),
            kept=tuple(seat.kept),
            trackers=tuple(seat.trackers),
            actions=seat.actions,
            tracks=tuple((t.parties[p].fortitude, t.parties[p].alcohol) for p in seat.tracks),
            tops=tuple(t.parties[p].top for p in seat.tracks),
            side=tuple((len(t.zones[s.deck]), tuple(t.zones[s.discard])) for s in seat.side),
        )
        for box, pairs in zip(seat.boxes, seen.boxes, strict=True):
            backs = shown(t, box.zone, me) or [-1] * len(box.cards)
            assert pairs == tuple(zip(backs, box.marks, strict=True))
    assert (view.round is not None) == bool(t.rounds)
    if t.rounds:
        rnd = t.rounds[-1]
        holds(
            view.round,
            **{f: getattr(rnd, f) for f in ("starter", "controller", "seat", "pot", "bound")},
            inside=tuple(bits(rnd.inside)),
            passed=tuple(bits(rnd.passed)),
            prizes=tuple(rnd.prizes),
            only_cheating=rnd.strict,
            winner=rnd.winner if rnd.over else -1,
        )
    for below, play in pairwise(t.frames):
        if isinstance(play, Play) and not isinstance(below, Play):
            assert play.source == -1  # it answers nobody
    layers = [frame for frame in t.frames if isinstance(frame, (Play, Drinking))]
    for frame, seen in zip(layers, view.stack, strict=True):
        if isinstance(frame, Play):
            shows_a_play(t, frame, seen)
        else:
            shows_drinks(t, frame, seen)
    kinds = {Play: "play", Drinking: "drinks", Contest: "drinks", Gambling: "round"}
    assert view.top == kinds.get(type(t.frames[-1]), "turn")
    for card, zone, depth in view.known:
        assert not zones[zone].seen_by(me)
        assert card in t.zones[zone]
        assert depth == (-1 if zones[zone].held else t.zones[zone][::-1].index(card))


def shown(t, zone, me):
    return tuple(t.zones[zone]) if t.game.zones[zone].seen_by(me) else ()


def shows_a_play(t, play, seen):
    if play.origin in (w.OF_AN_ANTE, w.OF_NEW_DRINKS, w.OF_A_CONTEST):
        assert play.card == -1  # a demand of the rules: nobody's, but for an ante somebody asks
        assert (play.owner >= 0) == (play.origin == w.OF_AN_ANTE)
    same = ("owner", "behalf", "source", "card", "number", "mode", "type", "origin", "on", "at")
    same += ("negated", "ignored", "tips")
    holds(
        seen,
        kind="play",
        **{field: getattr(play, field) for field in same},
        targets=tuple(bits(play.targets)),
        champions=tuple(bits(play.champions)),
        todo=tuple(play.todo),
        parts=tuple((p.mode, tuple(bits(p.targets))) for p in play.parts),
        attached=tuple((p.card, tuple(bits(p.targets))) for p in play.parts if p.card >= 0),
        aftermath=play.afterwards(),
        drinks=(),
        queue=(),
        drunk=False,
    )
    for coming, c in zip(seen.coming, play.consequences, strict=True):
        same = ("number", "seat", "attribute", "payee", "from_inn", "prevented")
        anew = play.word(c.number).counted(t, play) if c.counted and not c.settled else None
        holds(
            coming,
            **{field: getattr(c, field) for field in same},
            amount=play.amount_of(t, c),
            added=play.added_to(t, c),
            counted=anew,
        )
        if not c.cut and not c.settled:
            assert coming.amount == c.amount + (anew or 0) + coming.added


def shows_drinks(t, drinking, seen):
    holds(
        seen,
        kind="contest" if isinstance(drinking, Contest) else "drinks",
        owner=drinking.first,
        **dict(behalf=drinking.first, source=-1, card=-1, number=0, mode=None, type=0, origin=0),
        **dict(on=-1, at=-1, negated=False, ignored=0, tips=0, aftermath=False),
        **dict.fromkeys(("targets", "champions", "todo", "parts", "attached", "coming"), ()),
        queue=tuple(drinking.queue),
        drunk=drinking.drunk(),
    )
    for each, drink in zip(seen.drinks, drinking.drinks, strict=True):
        alcohol, fortitude = drink.effect(t)
        holds(
            each,
            cards=tuple(drink.cards),
            **{field: getattr(drink, field) for field in ("revealer", "drinker", "ignored")},
            alcohol=alcohol,
            fortitude=fortitude,
            added=tuple(drink.extras(t)) if drink.added() else (),
            giver=drinking.cause if drink.giver < 0 else drink.giver,
        )


# What may be played ------------------------------------------------------------------------------


def explains_what_it_offers(t):
    """Of every way to play a card in hand: either it is offered, or there is a reason why not."""
    top = t.frames[-1]
    for i, seat in enumerate(t.seats):
        for card in seat.hand if seat.alive else ():
            for number, mode in enumerate(t.game.defs[card].modes):
                if mode.when and mode.place is None:
                    found = []
                    why = top.offers(t, i, i, card, number, mode, found)
                    assert bool(why) != bool(found), (t.title(card), number, why)


def names_what_it_is_about(t):
    """A play names a Drink where it answers one, players where it touches some, else neither."""
    for option in t.decision.options if t.decision else ():
        if option.kind == w.PLAY:
            mode = t.game.defs[option.card].modes[option.mode]
            about = (t.title(option.card), option)
            assert (option.on >= 0) == bool(mode.when & ON_A_DRINK), about
            assert bool(option.targets) == (mode.pick != PICK_NOBODY), about
            assert option.number == -1, about
            mate = option.behalf
            assert mate == -1 or (mate != t.decision.seat and t.allied(mate, t.decision.seat)), (
                about
            )


# What is told ------------------------------------------------------------------------------------

SHUFFLED = ("reshuffled", "restocked")


def lying(t):
    """Where each card lies."""
    return {card: number for number, cards in enumerate(t.zones) for card in cards}


def tells_every_way(t, before, news):
    """A card's first way begins where it was, its last ends where it is; how many were told."""
    ways = {}
    for event in news:
        if isinstance(event, Moved) and event.card >= 0:
            ways.setdefault(event.card, []).append(event)
    mixed = any(event.kind in SHUFFLED for event in news)
    after = lying(t)
    for card, way in ways.items():
        about = (t.title(card), [(e.kind, e.origin, e.to) for e in way])
        if mixed or not t.seats[way[-1].seat].alive:
            continue  # decks are made anew; what lay before whoever is out is gone with them
        # What is being played, or waits for room, is on its way already.
        assert way[0].origin == before.get(card, way[0].origin), about
        assert way[-1].to in (after.get(card, way[-1].to), ON_THE_TABLE), about
        for one, next in pairwise(way):
            assert one.to in (next.origin, ON_THE_TABLE), about
    return len(ways)


def tells_who_was_named(t, asked, option, news):
    """Whoever names players for a card is heard by everybody, and never names nobody."""
    told = [event.targets for event in news if event.kind == "named"]
    assert all(told)
    if asked == w.ASK_TARGET and option.targets not in told:
        assert not any(event.kind == "named" for event in news)


def counts(t):
    """Everything that is told as before and after: of mats and trackers."""
    found = {}
    for number, party in enumerate(t.parties):
        found["fortitude", number] = party.fortitude
        found["alcohol", number] = party.alcohol
        found["gold", number] = party.gold
        found["potions", number] = party.potions
    for i, seat in enumerate(t.seats):
        for number, points in enumerate(seat.trackers):
            found["tracker", i, number] = points
    return found


def tells_every_number(t, before, news):
    """From before to after, step by step, of everybody who is still there."""
    now = dict(before)

    def step(key, was, after):
        assert was != after or key[0] == "gold", key
        if key in now:
            assert now[key] == was, (key, now[key], was, after)
            now[key] = after

    def purse(seat):
        return ("gold", t.seats[seat].party if seat >= 0 else None)

    for event in news:
        if event.kind in ("fortitude", "alcohol"):
            step((event.kind, t.seats[event.seat].party), event.before, event.after)
        elif event.kind == "track-reset":
            number = t.seats[event.seat].tracks[event.track]
            now["fortitude", number], now["alcohol", number] = t.parties[number].top, 0
        elif isinstance(event, OfATrack):
            of = {w.FORTITUDE: "fortitude", w.ALCOHOL: "alcohol"}[event.attribute]
            step((of, t.seats[event.seat].tracks[event.track]), event.before, event.after)
        elif isinstance(event, TrackerChanged):
            step(("tracker", event.seat, event.tracker), event.before, event.after)
        elif event.kind == "potion":
            step(("potions", t.seats[event.seat].party), event.left + 1, event.left)
        elif isinstance(event, GoldMoved):
            assert event.amount > 0 or event.kind == "collected"  # a pot may be empty
            if event.kind == "paid":
                step(purse(event.seat), event.payer_after + event.amount, event.payer_after)
            step(purse(event.payee), event.payee_after - event.amount, event.payee_after)
    told = {key: number for key, number in now.items() if number != before[key]}
    gone = {seat.party for seat in t.seats if not seat.alive}
    after = {key: number for key, number in counts(t).items() if number != before[key]}
    for key in told.keys() | after.keys():
        if key[-1] not in gone:
            assert told.get(key, before[key]) == after.get(key, before[key]), key


@pytest.fixture(autouse=True)
def a_second_table(monkeypatch):
    """Each answer a scenario gives is given to a silent copy of its table as well."""
    give = Scenario.give

    def twice(self, option):
        t = self.table
        holds_what_it_says(t, option)
        other = t.clone()
        other.answer(option)
        shows_what_is_there(t, -1)
        shows_what_is_there(t, t.decision.seat)
        explains_what_it_offers(t)
        names_what_it_is_about(t)
        before, first, numbers = lying(t), len(t.events), counts(t)
        asked = t.decision.kind
        give(self, option)
        tells_every_way(t, before, t.events[first:])
        tells_every_number(t, numbers, t.events[first:])
        tells_who_was_named(t, asked, option, t.events[first:])
        if t.over:
            shows_what_is_there(t, -1)
        assert other.fingerprint() == t.fingerprint()
        assert not other.events

    monkeypatch.setattr(Scenario, "give", twice)
