"""What the card tests share: bystanders are watched, and a test that names a card really plays it.

`@pytest.mark.plays("Title")` says that the test plays that card of its deck through the table;
`@pytest.mark.refused("Title")` says that it asks for the card where it may not be played. Without
a title they mean the test's parameter `title`; the deck is the module's `DECK` or the parameter
`who`. Both are checked when the test has run, and test_decks.py finds the cards that no test names.
"""

import sys
from collections import Counter
from pathlib import Path

import pytest

from lastcall.cards.catalogue import character
from lastcall.testing import Player, Scenario

sys.path.insert(0, str(Path(__file__).parent))  # documented.py
sys.path.insert(0, str(Path(__file__).parents[1]))  # beside.py, chairs.py

from beside import a_second_table
from chairs import move_up, twice

__all__ = ["a_second_table"]

SEEN = ("played", "revealed", "chaser", "event", "gathered", "set-out", "attached", "turned-up")
SEEN += ("prize-used", "crawled")


def pytest_configure(config):
    config.addinivalue_line("markers", "plays(*titles): the cards this test really plays")
    config.addinivalue_line("markers", "refused(*titles): the cards this test sees refused")


# Chairs ------------------------------------------------------------------------------------------


def pytest_generate_tests(metafunc):
    twice(metafunc, 1)


@pytest.fixture(autouse=True)
def chair(request, monkeypatch):
    """Teams and guests stay where they are put."""
    move_up(monkeypatch, getattr(request, "param", 0), lambda setup: not setup.get("variants"))


class Watch:
    """Everything a card could change, so that a test can say what it did and nothing else."""

    def __init__(self, scenario):
        self.scenario = scenario
        self.before = self.look()

    def look(self):
        s = self.scenario
        whole = {"inn": s.inn, "pot": s.pot, "in_round": s.in_round, "controller": s.controller}
        for name in s.names:
            player = s.player(name)
            whole[name] = {
                "fortitude": player.fortitude,
                "alcohol": player.alcohol,
                "gold": player.gold,
                "hand": player.hand,
                "pile": player.pile,
                "alive": player.alive,
            }
            kit = s.table.game.characters[s.seat(name)]
            for tracker in kit.trackers:
                whole[name][tracker.name] = player.tracker(tracker.name)
            for box in kit.boxes:
                whole[name][box.name] = contents(player, box)
        return whole

    @property
    def changes(self):
        """What is different, and only that: numbers by how much, cards by which came and went."""
        found = {}
        now = self.look()
        for key, old in self.before.items():
            difference = apart(old, now[key])
            if difference:
                found[key] = difference
        return found


def contents(player, box):
    """The cards of a box by title, those that grow with the value they have grown to."""
    if box.deck and box.deck.cards[0].ladder:
        return [f"{title} {value}" for title, value in player.values(box.name)]
    return player.box(box.name)


def apart(old, new):
    if isinstance(old, dict):
        each = {field: apart(old[field], new[field]) for field in old}
        each |= each.pop("hand", None) or {}
        return {field: difference for field, difference in each.items() if difference}
    if old == new:
        return None
    if isinstance(old, bool):
        return "yes" if new else "no"
    if not isinstance(old, (int, list)):
        return new or "nobody"
    if isinstance(old, int):
        return new - old
    gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
    lists = {"spent": sorted(gone.elements()), "drew": sorted(come.elements())}
    return {field: cards for field, cards in lists.items() if cards}


@pytest.fixture
def watch():
    """`seen = watch(t)` before, `seen.changes` after: everything that is different, by player."""
    return Watch


@pytest.fixture
def ways():
    """The players a card may be aimed at now, by name; one entry for each way to play it."""

    def look(player, title):
        names = player._scenario.names
        return sorted("+".join(names[i] for i in o.seats()) for o in player.options(title))

    return look


@pytest.fixture
def only_in_my_action_phase():
    """An Action Card waits for its owner's Action Phase, and only one is played (TURN-9)."""

    def check(who, title):
        others = [name for name in ("dimli", "eve", "fleck", "gog") if name != who]
        tip = "Tip the Barkeep" if character(who).box == "rdi9" else "Tip the Wench."
        t = Scenario(others[0], who, others[1])
        t.hand(others[0], "Tip the Wench.").hand(who, title)
        assert t.asked_for == "action"
        assert t.player(who).why_not(title).rule == "CARD-2"

        for phase in ("order", "drink"):
            t = Scenario(who, *others[:2]).turn(who, phase).hand(who, title, tip)
            assert t.asked == who
            assert t.player(who).why_not(title).rule == "CARD-2"

        t = Scenario(who, *others[:2]).hand(who, title, "Gambling? I'm in!", tip)
        t.player(who).plays("Gambling? I'm in!")
        t.everyone.passes()
        while t.gambling:
            t.player(t.asked).passes()
        assert (t.asked, t.asked_for) == (who, "action")
        assert t.player(who).why_not(title).rule == "TURN-9"

    return check


# Which cards a test names ------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def named_cards(request, monkeypatch):
    """Fails a test that names a card it did not play, or did not see refused."""
    scenarios, refused = [], set()
    set_up, why_not = Scenario.__init__, Player.why_not

    def remember(self, *args, **kwargs):
        set_up(self, *args, **kwargs)
        scenarios.append(self)

    def overhear(self, title, out_of=None):
        reason = why_not(self, title, out_of)
        card = self._scenario.card_of(self._seat, title, out_of)
        refused.add(self._scenario.table.game.defs[card].id)
        return reason

    monkeypatch.setattr(Scenario, "__init__", remember)
    monkeypatch.setattr(Player, "why_not", overhear)
    yield
    played = {
        s.table.game.defs[event.card].id
        for s in scenarios
        for kind in SEEN
        for event in s.happened(kind)
    }
    parameters = getattr(getattr(request.node, "callspec", None), "params", {})
    deck = parameters.get("who") or getattr(request.module, "DECK", "")
    for mark, really in (("plays", played), ("refused", refused)):
        for title in titles_of(request.node, mark, parameters):
            ids = {
                card.id
                for s in scenarios
                for card in s.table.game.defs
                if card.title == title and card.deck == deck
            }
            assert ids, f"there is no {title!r} in the deck {deck!r}"
            assert ids & really, f"the test says {mark!r} of {title!r}, but that did not happen"


def titles_of(node, mark, parameters):
    for marker in node.iter_markers(mark):
        yield from marker.args or (parameters["title"],)
