"""Finished games: told again from setup and answers, and counted."""

from collections.abc import Sequence
from typing import Final

import msgspec

from lastcall.engine.setup import deal
from lastcall.engine.view import SeatView
from lastcall.games import setup_from
from lastcall.server.asking import option_of
from lastcall.server.booking import PLAYER
from lastcall.server.gameinfo import game_view
from lastcall.server.languages import narrator
from lastcall.server.sight import Json, Storyteller, boxes_view, public_view
from lastcall.server.storage import Finished, StoredAnswer
from lastcall.text.chronicle import Standings

MOST_STEPS: Final = 100

encode: Final = msgspec.json.encode


def replay(game: Finished, answers: Sequence[StoredAnswer], lang: str) -> bytes:
    """The whole game: setup, players, answers, winners, and every event in words."""
    table = deal(setup_from(game.setup))
    numbers: list[int] = []
    marks: list[int] = [len(table.events)]  # how many events there were after each answer
    for answer in answers:
        decision = table.decision
        assert decision is not None
        option = option_of(decision, answer.option)
        numbers.append(decision.options.index(option))
        table.answer(option)
        marks.append(len(table.events))
    teller = Storyteller(lang, table.game)
    standings = Standings(table.game)
    events: list[Json] = []
    for event in table.events:
        standings.take(event)
        # The evening is over: everybody may see everything.
        [told] = teller.events([event], event.seen.bit_length() - 1 if event.seen >= 0 else -1)
        if event.kind == "turn":
            told["standings"] = [
                {"fortitude": s.fortitude, "alcohol": s.alcohol, "gold": s.gold, "alive": s.alive}
                for s in standings.seats
            ]
        events.append(told)
    return encode(
        {
            "id": game.id,
            "lang": lang,
            "started": game.started,
            "ended": game.ended,
            "setup": game.setup,
            "players": game.players,
            "names": narrator(lang).seat_names(table.game),
            "answers": numbers,
            "givers": [answer.giver for answer in answers],
            "seats": [answer.seat for answer in answers],
            "winners": game.winners,
            "turns": game.turns,
            "game": game_view(table.game, lang),
            "events": events,
            "marks": marks,
        }
    )


def steps(
    game: Finished, answers: Sequence[StoredAnswer], first: int, count: int, lang: str
) -> bytes:
    """The table after `first`, `first + 1`… answers, all hands open."""
    table = deal(setup_from(game.setup))
    shown: list[Json] = []
    last = min(len(answers), first + min(count, MOST_STEPS) - 1)
    teller: Storyteller | None = None
    for number in range(last + 1):
        if number:
            decision = table.decision
            assert decision is not None
            table.answer(option_of(decision, answers[number - 1].option))
        if number >= first:
            teller = teller or Storyteller(lang, table.game)
            view = table.view(-1)
            public = public_view(view)
            for seat, open_ in enumerate(public["seats"]):
                open_["boxes"] = boxes_view(SeatView(table, seat, seat))
            shown.append(
                {
                    "step": number,
                    "view": public,
                    "hands": [list(seat.hand) for seat in table.seats],
                    "stack_text": teller.stack(view),
                    "asked": {"seat": view.asked, "kind": view.asked_for},
                    "events": len(table.events),
                }
            )
    return encode({"id": game.id, "steps": shown, "of": len(answers)})


# Statistics --------------------------------------------------------------------------------------


class Count:
    """Games and wins of somebody."""

    __slots__ = ("games", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0  # a tie is shared

    def view(self) -> Json:
        return {"games": self.games, "wins": round(self.wins, 3)}


def statistics(games: Sequence[Finished]) -> bytes:
    """What finished games add up to: by character, by who decided, by number of players."""
    characters: dict[str, Count] = {}
    kinds: dict[str, Count] = {}
    sizes: dict[int, int] = {}
    turns = answers = length = 0
    for game in games:
        sizes[len(game.players)] = sizes.get(len(game.players), 0) + 1
        turns += game.turns
        answers += game.answers
        length += game.ended - game.started
        for seat, player in enumerate(game.players):
            won = 1 / len(game.winners) if seat in game.winners else 0.0
            for count in (
                characters.setdefault(player.character, Count()),
                kinds.setdefault(player.kind, Count()),
            ):
                count.games += 1
                count.wins += won
    number = len(games)
    recent = [game for game in games if game.public][-20:]
    return encode(
        {
            "games": number,
            "turns": round(turns / number, 1) if number else 0,
            "answers": round(answers / number, 1) if number else 0,
            "seconds": round(length / number / 1000) if number else 0,
            "characters": {name: c.view() for name, c in sorted(characters.items())},
            "players": {name: c.view() for name, c in sorted(kinds.items())},
            "sizes": {str(size): n for size, n in sorted(sizes.items())},
            "recent": [
                {
                    "id": game.id,
                    "ended": game.ended,
                    "turns": game.turns,
                    "players": [
                        {
                            "name": p.name,
                            "kind": p.kind,
                            "character": p.character,
                            "won": seat in game.winners,
                        }
                        for seat, p in enumerate(game.players)
                    ],
                }
                for game in reversed(recent)
            ],
            "player_kind": PLAYER,
        }
    )
