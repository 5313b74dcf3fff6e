"""What a regular weighs, and looking back at a finished game with it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from lastcall.bots import Budget
from lastcall.bots.explain import Game, Moment
from lastcall.games import setup_from
from lastcall.server import outgoing as out
from lastcall.server.booking import PLAYER
from lastcall.server.languages import languages
from lastcall.server.sight import Storyteller
from lastcall.server.storage import Finished

WHOLE: Final = -1  # in place of a step: the biggest moments of the game
WORLDS: Final = 64  # for one decision
QUICKLY: Final = 16  # for each of many
A_MOMENT: Final = 0.5  # seconds for one decision
A_WHILE: Final = 10.0  # seconds for a whole game, more or less


class Thought(NamedTuple):
    """An option by its code, and the chance to win that it leaves; None where none was weighed."""

    code: int
    chance: float | None


class LookBack(NamedTuple):
    """A finished game, its answers by position, and where to look."""

    table: str
    setup: dict[str, object]
    answers: Sequence[int]
    seats: Sequence[int]  # whose moments are told of a whole game
    step: int


def wish_for(game: Finished, answers: Sequence[int], step: int) -> LookBack:
    """People want to know about themselves; where nobody played, about everybody."""
    everybody = range(len(game.players))
    people = [seat for seat in everybody if game.players[seat].kind == PLAYER]
    return LookBack(game.id, game.setup, answers, people or list(everybody), step)


def looked_back(wish: LookBack) -> dict[str, bytes]:
    """What is told of it in every language."""
    game = Game(setup_from(wish.setup), wish.answers)
    if wish.step == WHOLE:
        moments = game.biggest(QUICKLY, A_WHILE, wish.seats)
    else:
        moments = game.moments(Budget(WORLDS, A_MOMENT), {wish.step})
    return {lang: msgspec.json.encode(told(wish, moments, lang)) for lang in languages()}


def told(wish: LookBack, moments: Sequence[Moment], lang: str) -> out.LookedBack:
    return out.LookedBack(wish.table, lang, [moment_view(each, lang) for each in moments])


def moment_view(moment: Moment, lang: str) -> out.Moment:
    view = moment.view
    teller = Storyteller(lang, view.game)
    _, reason = teller.hint(moment.best().option, view)
    return out.Moment(
        step=moment.step,
        turn=moment.turn,
        seat=moment.seat,
        question=teller.question(view),
        reason=reason,
        taken=moment.taken,
        cost=round(moment.cost, 3),
        options=[
            out.Weighed(
                teller.hint(each.option, view)[0],
                round(each.chance, 3),
                round(each.error, 3),
            )
            for each in moment.options
        ],
    )
