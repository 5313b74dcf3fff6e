"""The rulebook as data: load, look up and search the numbered rules."""

import json
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from lastcall.engine.problem import Problem

_FOLDER = files("lastcall.text") / "rules"
_WORD = re.compile(r"[\w'+]+")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, in our words."""

    id: str
    section: str
    text: str
    boxes: tuple[str, ...]
    """The boxes whose rulebooks state it, oldest first; empty for what is only derived or ruled."""
    basis: str
    """How it is known: rulebook, card, example, note, derived, or ruling (an open point)."""
    variant: str
    """The variant it waits for, if that is not built yet: the ledger does not ask for its test."""
    note: str
    """What differs between the boxes, or why an open point is ruled so; often empty."""


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rulebook."""

    name: str
    prefix: str
    must_be_tested: bool
    """Whether the ledger fails when one of its rules has no passing test."""
    rules: tuple[Rule, ...]


class UnknownRule(Problem):
    """No rule has this ID; the message names the nearest that exist."""


LANGUAGES = ("en", "ru")


@cache
def sections(lang: str = "en") -> tuple[Section, ...]:
    """All sections in the order of the rulebook, in one of the LANGUAGES."""
    tables = _tables(_FOLDER)
    tables.sort(key=lambda table: (table["order"], table["prefix"]))
    told = {} if lang == "en" else _translation(lang)
    found: list[Section] = []
    for table in tables:
        name = told.get(table["prefix"], {"section": table["section"]})["section"]
        rows = [{**row, **told.get(row["id"], {})} for row in table["rule"]]
        found.append(
            Section(
                name=name,
                prefix=table["prefix"],
                must_be_tested=table["must_be_tested"],
                rules=tuple(
                    Rule(
                        id=row["id"],
                        section=name,
                        text=row["text"],
                        boxes=tuple(row["boxes"]),
                        basis=row["basis"],
                        variant=row.get("variant", ""),
                        note=row.get("note", ""),
                    )
                    for row in rows
                ),
            )
        )
    return tuple(found)


def _tables(folder: Traversable) -> list[dict[str, Any]]:
    return [
        tomllib.loads(entry.read_text(encoding="utf-8"))
        for entry in folder.iterdir()
        if entry.name.endswith(".toml")
    ]


def _translation(lang: str) -> dict[str, dict[str, str]]:
    """What a language says: by prefix the section's name, by ID the rule's text and note."""
    told: dict[str, dict[str, str]] = {}
    for table in _tables(_FOLDER / lang):
        told[table["prefix"]] = {"section": table["section"]}
        for row in table["rule"]:
            told[row["id"]] = {field: row[field] for field in ("text", "note") if field in row}
    return told


def all_rules(lang: str = "en") -> tuple[Rule, ...]:
    """Every rule, section by section."""
    return tuple(rule for section in sections(lang) for rule in section.rules)


@cache
def _by_id(lang: str = "en") -> dict[str, Rule]:
    return {rule.id: rule for rule in all_rules(lang)}


@cache
def proved() -> frozenset[str]:
    """IDs of the rules that have a passing test, as `make ledger` last found them."""
    return frozenset(json.loads((_FOLDER / "tested.json").read_text(encoding="utf-8")))


def rule(id: str, lang: str = "en") -> Rule:
    """The rule with this ID, in upper or lower case."""
    wanted = id.strip().upper()
    found = _by_id(lang).get(wanted)
    if found is None:
        raise _unknown(wanted, lang)
    return found


def _unknown(wanted: str, lang: str) -> UnknownRule:
    said = f"No rule {wanted}."
    prefix = wanted.partition("-")[0]
    for section in sections(lang):
        if section.prefix == prefix:
            first, last = section.rules[0].id, section.rules[-1].id
            return UnknownRule(
                f"{said} {section.name} has {first} to {last}.",
                "rules-unknown-in-section",
                id=wanted,
                section=section.name,
                first=first,
                last=last,
            )
    near = ", ".join(get_close_matches(wanted, _by_id(), n=3, cutoff=0.5))
    if near:
        return UnknownRule(f"{said} Nearest: {near}.", "rules-unknown-nearest", id=wanted, ids=near)
    prefixes = ", ".join(section.prefix for section in sections())
    return UnknownRule(
        f"{said} IDs begin with {prefixes}.", "rules-unknown", id=wanted, prefixes=prefixes
    )


def search(words: str | Iterable[str], lang: str = "en") -> tuple[Rule, ...]:
    """Rules in which every word occurs (or begins a word), best match first.

    A word in the section's name or the ID's prefix counts more than one in the text.
    """
    wanted = _tokens(words if isinstance(words, str) else " ".join(words))
    if not wanted:
        return ()
    ranked: list[tuple[int, int, Rule]] = []
    for place, candidate in enumerate(all_rules(lang)):
        heading = _tokens(f"{candidate.section} {candidate.id}")
        body = _tokens(candidate.text)
        scores = [
            3 * sum(token.startswith(word) for token in heading)
            + sum(token.startswith(word) for token in body)
            for word in wanted
        ]
        if all(scores):
            ranked.append((-sum(scores), place, candidate))
    return tuple(candidate for _, _, candidate in sorted(ranked, key=lambda row: row[:2]))


def _tokens(text: str) -> list[str]:
    return _WORD.findall(text.lower())
