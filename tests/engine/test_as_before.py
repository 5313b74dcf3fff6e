"""Evenings that go as they went: what is stored under a revision of the rules is played on with it.

A stored table, a record and a seed mean the same evening as long as `RULES_REVISION` and the cards
are the same. So whoever changes what happens, what is asked, told or shown learns it here. If that
was meant, raise `RULES_REVISION`, or say why it need not be, and write the evenings down anew:

    python tests/engine/test_as_before.py
"""

import hashlib
import json
import random
from pathlib import Path

import pytest

from lastcall.engine.cards import Mode
from lastcall.engine.content import RULES_REVISION, fields_of
from lastcall.engine.state import Game
from lastcall.engine.word import Word
from lastcall.games import new_game

WRITTEN = Path(__file__).with_name("as_before.json")
ANSWERS = 250
TIMES = 2  # each company sits down

RDI = {box: [f"drinks-rdi{box}"] for box in (2, 4, 5, 7, 9)}
EVENINGS = {
    "four": dict(characters="gog eve dimli fleck"),
    "two": dict(characters="fleck gog", drinks=RDI[4]),
    "sailors": dict(characters="whitehawk remy bryn tara", drinks=RDI[4], variants=["sea"]),
    "smiths": dict(characters="sera joran lizwick zakhan", drinks=RDI[5]),
    "guests": dict(characters="warthorn molly wench jasper", drinks=RDI[7], bar_deck=True),
    "town": dict(characters="dale jett petra terci ygella", drinks=RDI[9], variants=["pub"]),
    "prizes": dict(characters="eve zakhan jasper ygella", variants=["prizes"]),
    "twins": dict(characters="molly petra molly petra", drinks=RDI[9], doppelgangers=True),
    "elsewhere": dict(characters="remy dale wench", taverns=["drinks-rdi9"], tavern=1),
    "crowd": dict(characters="tara jett lizwick warthorn sera gog joran bryn terci whitehawk"),
    "teams": dict(characters="gog eve dimli fleck", variants=["two-headed"]),
    "heads": dict(characters="warthorn petra wench zakhan jett joran", variants=["two-headed"]),
    "pairs": dict(characters="molly ygella dale remy", variants=["two-headed", "prizes"]),
    "boss": dict(characters="petra tara gog whitehawk", variants=["boss"]),
    "bosses": dict(characters="petra petra petra petra", variants=["two-headed-boss"]),
    "lackeys": dict(characters="gog petra eve petra", variants=["lackeys"]),
    "brewers": dict(characters="gog eve", otto=["brewer", "croupier"]),
    "caves": dict(characters="zakhan jett", otto=["berserker", "spelunker"], variants=["prizes"]),
}


def written(thing):
    """A view, a preview or an event as plain data; of cards and words only what they are."""
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [written(item) for item in thing]
    if isinstance(thing, (Game, Mode, Word)):
        return type(thing).__name__
    return {field: written(getattr(thing, field)) for field in fields_of(type(thing))}


class Digest:
    """A short name for everything that was noted, in its order."""

    def __init__(self):
        self.sum = hashlib.sha256()

    def note(self, *things):
        self.sum.update(json.dumps(written(things), sort_keys=True).encode())

    def __str__(self):
        return self.sum.hexdigest()[:16]


def evening(name, time):
    """Plays it at random, and says what came of it."""
    setup = dict(EVENINGS[name])
    chance = random.Random(f"{name} {time}")
    t = new_game(*setup.pop("characters").split(), seed=chance.randrange(1 << 30), **setup)
    went, told, shown = Digest(), Digest(), Digest()
    for answer in range(ANSWERS):
        if t.over:
            break
        asked = t.decision
        went.note(asked.seat, asked.kind, asked.due, asked.helpers, [o.code for o in asked.options])
        option = chance.choice(asked.options)
        shown.note(t.preview(option))
        for seat, owner in enumerate(t.seats):
            for card in owner.hand[:2]:
                shown.note(getattr(t.why_not(seat, card), "key", ""))
        if answer % 6 == 0:
            went.note(t.fingerprint())
            shown.note([t.view(seat) for seat in (-1, asked.seat, answer % len(t.seats))])
            shown.note(t.imagine(asked.seat, answer).fingerprint())
        t.answer(option)
    went.note(t.fingerprint())
    for event in t.events:
        told.note(event.kind, event)
    return {"went": str(went), "told": str(told), "shown": str(shown)}


@pytest.mark.parametrize("time", range(TIMES))
@pytest.mark.parametrize("name", EVENINGS)
def test_an_evening_goes_as_it_went(name, time):
    before = json.loads(WRITTEN.read_text(encoding="utf-8"))
    assert before["rules"] == RULES_REVISION
    assert evening(name, time) == before[name][time]


if __name__ == "__main__":
    found = {name: [evening(name, time) for time in range(TIMES)] for name in EVENINGS}
    text = json.dumps({"rules": RULES_REVISION, **found}, indent=1)
    WRITTEN.write_text(text + "\n", encoding="utf-8")
