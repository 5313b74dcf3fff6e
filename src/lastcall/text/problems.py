"""What is wrong, in a language: errors that carry the name of their message."""

from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.engine.problem import Problem
from lastcall.text.messages import Messages


def problem(error: Problem, messages: Messages) -> str:
    """The error in this language; its own English text if it names no message.

    A detail may itself be such an error: a damaged record tells what is wrong with its table.
    """
    if not messages.has(error.code):
        return str(error)
    details = {
        name: problem(value, messages) if isinstance(value, Problem) else value
        for name, value in error.details.items()
    }
    content = details.pop("content", None)
    if isinstance(content, list):
        details["what"] = others(content, messages)
    return messages.format(error.code, **details)


def others(content: list[str], messages: Messages) -> str:
    """What a table was made with that is different now: "another Gog and other rules"."""
    named = [another(name, messages) for name in content]
    text = named[0]
    for one in named[1:-1]:
        text = messages.format("list-comma", head=text, tail=one)
    return messages.format("list-and", head=text, tail=named[-1]) if named[1:] else text


def another(name: str, messages: Messages) -> str:
    who = f"character-{name.replace(':', '-')}"
    if name == "rules":
        return messages.format("content-another", kind="rules", name="", gender="m")
    if not messages.has(f"{who}.short"):
        if messages.has(f"deck-{name}"):  # of a variant
            deck = messages.format(f"deck-{name}")
            return messages.format("content-another", kind="deck", name=deck, gender="f")
        seated = CHARACTERS.get(name)
        if seated is not None:  # of another package, which does not say it in any language
            short = seated.name.split()[0]
            return messages.format("content-another", kind="character", name=short, gender="m")
        if name not in DRINK_DECKS:  # it lay on the table then, and nothing is called so now
            deck = name.rpartition(":")[2]
            return messages.format("content-another", kind="deck", name=deck, gender="f")
        box = messages.format("box-name", box=name.removeprefix("drinks-"))
        return messages.format("content-another", kind="drinks", name=box, gender="f")
    female = messages.has(f"{who}.gender")
    return messages.format(
        "content-another",
        kind="character",
        name=messages.format(f"{who}.short"),
        gender=messages.format(f"{who}.gender") if female else "m",
    )
