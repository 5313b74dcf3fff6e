"""A game that was left at the terminal table: kept as a record until somebody goes on with it."""

import os
from pathlib import Path
from typing import Final

from platformdirs import user_state_path

from lastcall.engine.setup import Setup
from lastcall.engine.table import Table
from lastcall.games import DamagedRecord, Record, read_record, replay
from lastcall.terminal.company import Seating

PERSON: Final = "person"  # who decides for the first seat, in a record


class Keeper:
    """The place for one game, the last that was left."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or user_state_path("lastcall", appauthor=False) / "table.json"
        self.problem = ""  # why it could not be kept

    def keep(self, record: Record, table: Table) -> None:
        """All of it or nothing: a machine that stops meanwhile leaves the last one whole."""
        fresh = self.file.with_suffix(".new")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(record.text(table), encoding="utf-8")
            os.replace(fresh, self.file)
            self.problem = ""
        except OSError as error:
            self.problem = error.strerror or type(error).__name__

    def forget(self) -> None:
        try:
            self.file.unlink(missing_ok=True)
        except OSError as error:
            self.problem = error.strerror or type(error).__name__

    def left(self) -> tuple[Seating, Table, Record] | None:
        """The game that was left; None if there is none. DamagedRecord says what is wrong."""
        try:
            text = self.file.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError) as error:
            raise DamagedRecord(str(error)) from None
        record, _ = read_record(text)
        if len(record.players) != len(record.setup.characters) or record.players[0] != PERSON:
            raise DamagedRecord(
                "The record is damaged: 'players' is missing or wrong.",
                "record-part",
                part="players",
            )
        return seating_of(record.setup, record.players[1:]), replay(text), record


def seating_of(setup: Setup, bots: list[str]) -> Seating:
    """The seating that sets this table."""
    return Seating(
        tuple(character.id for character in setup.characters),
        tuple(bots),
        setup.seed,
        setup.bar_deck,
        setup.doppelgangers,
        tuple(deck.name for deck in setup.drinks),
        variants=tuple(variant.name for variant in setup.variants),
    )
