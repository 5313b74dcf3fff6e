"""Plans as TOML: read, with whatever is wrong named by its line, and written as understood."""

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from lastcall.bots import BOTS, UnknownBot
from lastcall.bots.contract import UnfitBot
from lastcall.engine.setup import SetupError
from lastcall.lab.change import Change, ChangeError
from lastcall.lab.content import CATALOGUE
from lastcall.lab.experiment import ALONE, DRAWN, Arm, Experiment
from lastcall.lab.plan import Plan, PlanError
from lastcall.lab.schema import ON_REQUEST

# What a table may say; all but its name may also stand at the top, for every table.
NUMBER, FLAG, NAMES, CHANGE = "number", "flag", "names", "change"
OF_A_TABLE: Final = {
    "characters": NAMES,
    "players": NUMBER,
    "bots": NAMES,
    "games": NUMBER,
    "seed": NUMBER,
    "drinks": NAMES,
    "bar_deck": FLAG,
    "doppelgangers": FLAG,
    "variants": NAMES,
    "change": CHANGE,
}
TABLES: Final = "tables"
NAME: Final = "name"
AT_THE_TOP: Final = {**OF_A_TABLE, "record": NAMES, "chunk": NUMBER}
NAME_OF_ARM: Final = re.compile(r"[\w+.-][\w +.-]{0,39}")
LARGEST_CHUNK: Final = 100_000
USUAL_PLAYERS: Final = 4
USUAL_BOTS: Final = ("house",)

# Which field a refusal is about, where it is about one.
ABOUT: Final = {
    "plan-games": "games",
    "table-seed": "seed",
    "table-players": "players",
    "table-draw": "players",
    "plan-characters": "characters",
    "plan-bots": "bots",
    "table-seated-twice": "characters",
    "table-few-drinks": "drinks",
    "table-without-drinks": "drinks",
}
AT_THE_END: Final = re.compile(r" \(at line (?P<line>\d+), column \d+\)$| \(at end of document\)$")
HEADER: Final = re.compile(r"\s*\[{1,2}\s*(?P<name>[^\[\]]+?)\s*\]{1,2}\s*(#.*)?$")
KEY: Final = re.compile(r"""\s*(?P<quote>["']?)(?P<key>[\w-]+)(?P=quote)\s*[.=]""")
TOP: Final = -1  # instead of the number of a table


class Lines:
    """Where everything stands in a plan; `tomllib` does not say."""

    def __init__(self, text: str) -> None:
        self.text = text.splitlines()
        self.keys: dict[tuple[int, str], int] = {}
        self.headers: dict[int, int] = {}
        table = TOP
        inside = False  # a table that belongs to another
        for number, line in enumerate(self.text, 1):
            if header := HEADER.match(line):
                name = header["name"]
                inside = name != TABLES
                if name == TABLES and line.lstrip().startswith("[["):
                    table += 1
                    self.headers[table] = number
                else:
                    first, _, rest = name.partition(".")
                    belongs = table if first == TABLES else TOP
                    key = (rest or TABLES).partition(".")[0] if first == TABLES else first
                    self.keys.setdefault((belongs, key), number)
            elif not inside and (key := KEY.match(line)):
                self.keys.setdefault((table, key["key"]), number)

    def of(self, table: int, key: str = "", value: str = "") -> int:
        """The line of a field, or of one of its names; or else of its table."""
        found = self.keys.get((table, key)) or self.keys.get((TOP, key))
        if found is None:
            return self.headers.get(table) or self.keys.get((TOP, TABLES), 1)
        for number in range(found, len(self.text) + 1):
            line = self.text[number - 1]
            if number > found and (KEY.match(line) or HEADER.match(line)):
                break
            if value and value in line:
                return number
        return found


def at_line(line: int, error: Exception) -> PlanError:
    """The same refusal, with the line of the plan that it is about."""
    return PlanError(f"Line {line}: {error}", "plan-line", line=line, problem=error)


def read(text: str) -> Experiment:
    """The experiment that a plan describes; nothing that is in doubt is guessed."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        end = AT_THE_END.search(str(error))
        what = str(error)[: end.start()] if end else str(error)
        line = int(end["line"] or 0) if end else 0
        refused = PlanError(f"This is not TOML: {what}.", "plan-toml", problem=what)
        raise at_line(line or max(1, len(text.splitlines())), refused) from None
    return Reader(data, Lines(text)).experiment()


class Reader:
    """A plan being read."""

    def __init__(self, data: Mapping[str, Any], lines: Lines) -> None:
        self.data = data
        self.lines = lines

    def experiment(self) -> Experiment:
        tables = self.data.get(TABLES, [{}])
        self.fields(TOP, self.data, [*AT_THE_TOP, TABLES])
        if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
            raise self.wrong(
                TOP,
                TABLES,
                PlanError("Tables are written as [[tables]], one for each.", "plan-tables"),
            )
        top = self.values(TOP, {k: v for k, v in self.data.items() if k != TABLES}, AT_THE_TOP)
        record = tuple(dict.fromkeys(top.pop("record", ())))
        for name in record:
            if name not in ON_REQUEST:
                raise self.wrong(
                    TOP, "record", no_such("plan-record", name, ON_REQUEST), f'"{name}"'
                )
        chunk = top.pop("chunk", 0)
        if not 0 <= chunk <= LARGEST_CHUNK:
            refused = PlanError(
                f"chunk is {chunk}; it can be 1 to {LARGEST_CHUNK}, or 0 for what suits.",
                "plan-chunk",
                chunk=chunk,
                most=LARGEST_CHUNK,
            )
            raise self.wrong(TOP, "chunk", refused)
        arms: list[Arm] = []
        for number, table in enumerate(tables):
            arms.append(self.arm(number, table, top, {arm.name for arm in arms}, len(tables)))
        if not arms:
            refused = PlanError("The plan has no table.", "plan-no-table")
            raise self.wrong(TOP, TABLES, refused)
        return Experiment(tuple(arms), record, chunk)

    def arm(
        self,
        number: int,
        table: Mapping[str, Any],
        top: Mapping[str, Any],
        taken: set[str],
        tables: int,
    ) -> Arm:
        self.fields(number, table, [NAME, *OF_A_TABLE])
        name = table.get(NAME, ALONE if tables == 1 else f"{ALONE} {number + 1}")
        if not isinstance(name, str) or not NAME_OF_ARM.fullmatch(name):
            refused = PlanError(
                f"{name!r} is no name for a table: 1 to 40 letters, digits and + . - _ are one.",
                "plan-name",
                name=str(name),
            )
            raise self.wrong(number, NAME, refused)
        if name in taken:
            refused = PlanError(
                f"Two tables are called {name!r}; give each a name of its own.",
                "plan-name-twice",
                name=name,
            )
            raise self.wrong(number, NAME, refused)
        own = self.values(number, {k: v for k, v in table.items() if k != NAME}, OF_A_TABLE)
        plan = self.plan(number, {**top, **own})
        try:
            plan.check()
        except (PlanError, SetupError, UnknownBot) as error:
            about = ABOUT.get(error.code, "")
            if about == "players" and about not in {**top, **own}:
                about = "characters"
            raise self.wrong(number, about, error) from None
        return Arm(name, plan)

    def plan(self, number: int, told: dict[str, Any]) -> Plan:
        """The table with its names as the catalogue spells them."""
        drawn = told.pop("characters", (DRAWN,))
        named = [] if drawn == (DRAWN,) else self.named(number, "characters", drawn)
        variants = self.named(number, "variants", told.pop("variants", ()))
        usual = max([CATALOGUE.variant(name).people for name in variants], default=0)
        players = told.pop("players", len(named) or usual or USUAL_PLAYERS)
        bots = self.named(number, "bots", told.pop("bots", USUAL_BOTS))
        drinks = self.named(number, "drinks", told.pop("drinks", Plan.drinks))
        return Plan(
            characters=tuple(named),
            players=players,
            bots=tuple(bots),
            drinks=tuple(drinks),
            variants=tuple(variants),
            **told,
        )

    def named(self, table: int, field: str, names: Iterable[str]) -> list[str]:
        found: list[str] = []
        for name in names:
            try:
                found.append(spelled(field, name))
            except (PlanError, SetupError, UnfitBot) as error:
                raise self.wrong(table, field, error, f'"{name}"') from None
        return found

    # What is there at all ------------------------------------------------------------------------

    def fields(self, table: int, there: Iterable[str], allowed: list[str]) -> None:
        for name in there:
            if name not in allowed:
                raise self.wrong(table, name, no_such("plan-field", name, allowed))

    def values(
        self, table: int, there: Mapping[str, Any], kinds: Mapping[str, str]
    ) -> dict[str, Any]:
        """The fields, each of the kind it must be; one name is a list of one."""
        found: dict[str, Any] = {}
        for name, value in there.items():
            kind = kinds[name]
            if kind == NAMES and isinstance(value, str):
                value = [value]
            fits = {
                NUMBER: type(value) is int,
                FLAG: type(value) is bool,
                NAMES: isinstance(value, list) and all(isinstance(each, str) for each in value),
                CHANGE: isinstance(value, dict),
            }
            if not fits[kind]:
                refused = PlanError(
                    f"{name} must be {KINDS[kind]}.", "plan-kind", field=name, kind=kind
                )
                raise self.wrong(table, name, refused)
            if kind == CHANGE:
                found[name] = self.change(table, value)
            else:
                found[name] = tuple(each.strip() for each in value) if kind == NAMES else value
        return found

    def change(self, table: int, value: Mapping[str, Any]) -> Change:
        try:
            return Change.read(value)
        except ChangeError as error:
            raise self.wrong(table, CHANGE, error) from None

    def wrong(self, table: int, field: str, error: Exception, value: str = "") -> PlanError:
        return at_line(self.lines.of(table, field, value), error)


KINDS: Final = {
    NUMBER: "a whole number",
    FLAG: "true or false",
    NAMES: "a name or a list of names",
    CHANGE: "a table",
}


def spelled(field: str, name: str) -> str:
    """A name as the catalogue has it, or an error that says which there are."""
    if field == "characters":
        return CATALOGUE.character(name).id
    if field == "drinks":
        return CATALOGUE.drink_deck(name).name
    if field == "variants":
        return CATALOGUE.variant(name).name
    if name.lower() not in BOTS:
        raise no_such("plan-bot", name, BOTS)
    return name.lower()


SAID: Final = {
    "plan-field": "There is no field {name!r} here{near} Allowed are {names}.",
    "plan-record": "{name!r} cannot be recorded{near} These can: {names}.",
    "plan-bot": "There is no bot {name!r}{near} The bots are {names}.",
}


def no_such(code: str, name: str, names: Iterable[str]) -> PlanError:
    names = list(names)
    close = difflib.get_close_matches(name.lower(), names, 1)
    near = f"; did you mean {close[0]}?" if close else "."
    listed = ", ".join(names)
    text = SAID[code].format(name=name, near=near, names=listed)
    return PlanError(text, code, name=name, near=close[0] if close else "none", names=listed)


def written(experiment: Experiment) -> str:
    """The plan as it is understood, as TOML: read again it is the same experiment."""
    import tomli_w

    return str(tomli_w.dumps(experiment.told()))
