"""A few words at the press of a button, in the voice of one's character."""

from typing import Final, Literal, get_args

from lastcall.server.languages import words

Kind = Literal["cheers", "boast", "ouch", "hurry", "respect"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ANYBODY: Final = "anybody"  # whose words those have who have none


def named(character: str, kind: Kind) -> str:
    """How a quip is stored: who says it, and what."""
    return f"{character or ANYBODY}.{kind}"


def spoken(quip: str, lang: str) -> str:
    """A stored quip in words; one of somebody who is not among our characters any more, too."""
    _, _, kind = quip.rpartition(".")
    known = words(lang if lang else "en")
    return known.format(f"quip-{quip}" if known.has(f"quip-{quip}") else f"quip-{ANYBODY}.{kind}")


def quips_of(character: str, lang: str) -> dict[str, str]:
    """Everything a character has to say."""
    return {kind: spoken(named(character, kind), lang) for kind in KINDS}
