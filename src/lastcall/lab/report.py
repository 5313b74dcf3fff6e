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
        "sides",
        "ties",
        "turns",
        "wins",
        "wins_by_bot",
        "wins_by_side",
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
        self.wins_by_side: Counter[str] = Counter()  # where teams play, by who is in them
        self.sides: Counter[str] = Counter()  # how often each team sat down and somebody won
        self.messages: list[Failure] = []  # one for each error

    def finished(
        self,
        seated: Sequence[str],
        deciding: Sequence[str],
        winners: Sequence[int],
        turns: int,
        parties: Sequence[int] = (),
    ) -> None:
        """Count a game that was played to its end; `parties` says who plays with whom."""
        self.games += 1
        self.turns += turns
        self.characters.update(seated)
        sides = {parties[seat] if parties else seat for seat in winners}
        if len(sides) > 1:
            self.ties += 1
            return
        for seat in winners:
            self.wins[seated[seat]] += 1
            self.wins_by_bot[deciding[seat]] += 1
        if parties:
            self.wins_by_side[side_of(seated, parties, winners[0])] += 1
            for party in dict.fromkeys(parties):
                self.sides[side_of(seated, parties, parties.index(party))] += 1

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
        self.wins_by_side += other.wins_by_side
        self.sides += other.sides
        self.messages += other.messages


def side_of(seated: Sequence[str], parties: Sequence[int], seat: int) -> str:
    """A team by who is in it: "dimli+gog", whoever sits first."""
    team = [name for name, party in zip(seated, parties, strict=True) if party == parties[seat]]
    return "+".join(sorted(team))


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
    if tally.sides:
        fields["teams"] = {
            name: {"wins": tally.wins_by_side[name], "games": tally.sides[name]}
            for name in sorted(tally.sides)
        }
    if plan.draws_tables:
        fields["characters"] = {
            name: {"wins": tally.wins[name], "games": tally.characters[name]} for name in names
        }
    return fields
