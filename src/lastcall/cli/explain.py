"""`lastcall explain`: what a regular would have weighed in a saved game, and what cost most."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from lastcall.bots import Budget
from lastcall.bots.explain import Game, Moment, Weighed
from lastcall.bots.search import RegularBot
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.cli.replay import Unreadable, read
from lastcall.text.hinting import because
from lastcall.text.narrator import Narrator
from lastcall.text.problems import problem

WORLDS = 32
WIDTH = len("99.9 % ± 0.9")


@click.command(
    "explain",
    cls=Spoken,
    examples=(
        ("lastcall explain game.json", "help-explain-whole"),
        ("lastcall explain game.json --turn 12", "help-explain-one-turn"),
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--turn", type=click.IntRange(min=1), metavar="N")
@click.option(
    "--worlds", type=click.IntRange(1, 4096), default=WORLDS, show_default=True, metavar="N"
)
@click.option("--json", "as_json", is_flag=True)
@lang_option
def command(file: Path, turn: int | None, worlds: int, as_json: bool, lang: str | None) -> None:
    """Say what was weighed."""
    narrator = Narrator(language(lang, data=as_json))
    record, data, table = read(file, narrator.phrases)
    unfit = RegularBot.unfit()
    if unfit is not None:
        raise Unreadable(problem(unfit, narrator.phrases.messages))
    game = Game(record.setup, record.answers)
    turns = game.turns()
    if turn is not None and turn > table.turn:
        wrong = narrator.say("explain-no-turn", turn=turn, turns=table.turn)
        raise click.BadParameter(wrong, param_hint="--turn")
    told = Told(narrator, narrator.seat_names(table.game))
    wanted = list(turns) if turn is None else [turn]
    moments: list[Moment] = []
    with click.progressbar(
        wanted, label=narrator.say("explain-thinking"), file=sys.stderr, hidden=turn is not None
    ) as bar:
        for number in bar:
            moments += game.moments(Budget(worlds), set(turns.get(number, ())))
    biggest = game.again(moments, Budget(worlds)) if turn is None else []
    if as_json:
        result = {
            "setup": data["setup"],
            "players": data["players"],
            "winners": table.winners,
            "worlds": worlds,
            "moments": [told.data(each) for each in moments],
            **({"biggest": [told.data(each) for each in biggest]} if turn is None else {}),
        }
        click.echo(json.dumps(result, ensure_ascii=False, indent=2))
    elif turn is None:
        told.whole(moments, biggest)
    else:
        told.turn(turn, moments)


class Told:
    """Moments in words."""

    def __init__(self, narrator: Narrator, names: list[str]) -> None:
        self._narrator = narrator
        self._say = narrator.say
        self._names = names
        self._console = Console(highlight=False, soft_wrap=True)

    def data(self, moment: Moment) -> dict[str, Any]:
        """The fields are a promise."""
        return {
            "step": moment.step,
            "turn": moment.turn,
            "seat": moment.seat,
            "question": self._question(moment),
            "taken": moment.taken,
            "cost": round(moment.cost, 4),
            "reason": self._reason(moment),
            "options": [
                {
                    "text": self._narrator.option(each.option, moment.view, self._names),
                    "chance": round(each.chance, 4),
                    "error": round(each.error, 4),
                    "worlds": each.worlds,
                }
                for each in moment.options
            ],
        }

    def turn(self, number: int, moments: Sequence[Moment]) -> None:
        """Every decision of a turn with everything that was weighed."""
        self._console.print(Text(self._say("explain-turn", turn=number), "bold"))
        if not moments:
            self._console.print(Text(self._say("explain-nothing"), "dim"))
        for moment in moments:
            self._console.print()
            self._one(moment)

    def whole(self, moments: Sequence[Moment], biggest: Sequence[Moment]) -> None:
        """What each seat could have done better."""
        say, print = self._say, self._console.print
        for seat, name in enumerate(self._names):
            own = [each for each in moments if each.seat == seat]
            if not own:
                continue
            best = sum(not each.taken for each in own)
            print(Text(say("explain-of", name=name, count=len(own), best=best), "bold"))
            mine = [each for each in biggest if each.seat == seat]
            if not mine:
                print(Text("  " + say("explain-no-moments"), "dim"))
            for moment in mine:
                print(Text("  " + say("explain-turn", turn=moment.turn), "dim"))
                self._one(moment, "  ")
            print()

    def _one(self, moment: Moment, indent: str = "") -> None:
        print = self._console.print
        print(Text(indent + self._question(moment)))
        for number, each in enumerate(moment.options):
            text = self._narrator.option(each.option, moment.view, self._names)
            line = f"{self._chance(each):<{WIDTH}} {text}"
            mark = "→" if number == moment.taken else " "
            print(Text(f"{indent}  {mark} {line}", "" if number == moment.taken else "dim"))
        if moment.cost:
            cost = self._say("explain-cost", cost=f"{100 * moment.cost:.1f}")
            print(Text(f"{indent}  {cost} {self._reason(moment)}", "red"))

    def _chance(self, each: Weighed) -> str:
        """With the error of the difference to the usual answer, which has none itself."""
        chance, error = f"{100 * each.chance:.1f}", f"{100 * each.error:.1f}"
        told = self._say(
            "explain-option" if each.error else "explain-usual", chance=chance, error=error
        )
        return told.rjust(len(told) + len("99.9") - len(chance))

    def _question(self, moment: Moment) -> str:
        return self._narrator.question(moment.view, self._names)

    def _reason(self, moment: Moment) -> str:
        return because(self._narrator, moment.best().option, moment.view, self._names)
