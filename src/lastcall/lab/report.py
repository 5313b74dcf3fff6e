"""What came of it: counts that add up in any order, and the numbers made from them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from lastcall.lab.plan import Plan


class Failure(NamedTuple):
    """A game that broke off: which, who sat where, from which seed, and what happened."""

    game: int
    seated: str
    seed: int
    problem: str

    def __str__(self) -> str:
        return f"Game {self.game} ({self.seated}; seed {self.seed}): {self.problem}"


class Tally:
    """Counts over some of the games of a plan."""

    __slots__ = (
        "characters",
        "decisions",
        "errors",
        "games",
        "messages",
        "ties",
        "turns",
        "wins",
        "wins_by_bot",
    )

    def __init__(self) -> None:
        self.games = 0
        self.errors = 0
        self.ties = 0
        self.turns = 0
        self.decisions = 0
        self.wins: Counter[str] = Counter()  # a tie is nobody's win
        self.wins_by_bot: Counter[str] = Counter()
        self.characters: Counter[str] = Counter()  # how often each sat down
        self.messages: list[Failure] = []  # one for each error

    def finished(
        self, seated: Sequence[str], deciding: Sequence[str], winners: Sequence[int], turns: int
    ) -> None:
        """Count a game that was played to its end."""
        self.games += 1
        self.turns += turns
        self.characters.update(seated)
        if len(winners) > 1:
            self.ties += 1
        else:
            self.wins[seated[winners[0]]] += 1
            self.wins_by_bot[deciding[winners[0]]] += 1

    def failed(self, message: Failure) -> None:
        """Count a game that broke off."""
        self.games += 1
        self.errors += 1
        self.messages.append(message)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.errors += other.errors
        self.ties += other.ties
        self.turns += other.turns
        self.decisions += other.decisions
        self.wins += other.wins
        self.wins_by_bot += other.wins_by_bot
        self.characters += other.characters
        self.messages += other.messages


def report(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result as plain data with stable fields."""
    played = tally.games - tally.errors
    names = sorted(tally.characters) if plan.draws_tables else dict.fromkeys(plan.characters)
    fields: dict[str, Any] = {
        "games": tally.games,
        "errors": tally.errors,
        "ties": tally.ties,
        "wins": {name: tally.wins[name] for name in names},
        "wins_by_bot": {name: tally.wins_by_bot[name] for name in dict.fromkeys(plan.bots)},
        "turns_mean": round(tally.turns / played, 3) if played else 0.0,
        "decisions": tally.decisions,
        "decisions_per_s": round(tally.decisions / seconds, 1),
        "games_per_s": round(tally.games / seconds, 1),
    }
    if plan.draws_tables:
        fields["characters"] = {
            name: {"wins": tally.wins[name], "games": tally.characters[name]} for name in names
        }
    return fields
