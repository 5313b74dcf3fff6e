"""`lastcall cards`: every card there is, what it does, and how we know."""

import difflib
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lastcall.cards.catalogue import BOXES, CHARACTERS, DRINK_DECKS
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, Deck
from lastcall.text.narrator import Narrator
from lastcall.text.phrases import Phrases
from lastcall.variants.catalogue import TABLE_DECKS
from lastcall.variants.otto import OTTO_DECK

# Cards that nobody plays as a type of card: Prizes and Tavern Cards.
OF_THE_TABLE = ("prize", "place")

# The types by the names the rules give them: the same in every language.
TYPES = {
    w.ACTION: "Action",
    w.SOMETIMES: "Sometimes",
    w.ANYTIME: "Anytime",
    w.GAMBLING: "Gambling",
    w.CHEATING: "Cheating",
    w.DRINK: "Drink",
}


@dataclass(frozen=True)
class Row:
    """A card as `--json` prints it; the fields are a promise."""

    id: str
    title: str
    box: str
    deck: str
    type: str
    copies: int
    text: str
    provenance: str
    completed: str  # what of a documented card is ours


@click.command(
    "cards",
    cls=Spoken,
    examples=(
        ("lastcall cards", "help-cards-everything"),
        ("lastcall cards --character gog", "help-cards-one-deck"),
        ("lastcall cards --box rdi2 --json", "help-cards-as-data"),
    ),
)
@click.option("--box", metavar="BOX")
@click.option("--character", metavar="NAME")
@click.option("--json", "as_json", is_flag=True)
@lang_option
def command(box: str | None, character: str | None, as_json: bool, lang: str | None) -> None:
    """Show the cards."""
    narrator = Narrator(language(lang, data=as_json))
    decks = _choose(box, character, narrator.phrases)
    if as_json:
        rows = [asdict(row) for deck in decks for row in _rows(deck, narrator)]
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
    else:
        _show(decks, narrator)


def _choose(box: str | None, character: str | None, phrases: Phrases) -> list[Deck]:
    """The decks asked for, or a refusal that says what there is."""
    wanted_box = _known(box, BOXES, "cards-no-box", phrases)
    wanted = _known(character, [*CHARACTERS, OTTO_DECK.name], "cards-no-character", phrases)
    if wanted == OTTO_DECK.name and wanted_box in (None, OTTO_DECK.box):
        return [OTTO_DECK]
    seated = [each for each in CHARACTERS.values() if wanted_box in (None, each.box)]
    if wanted is not None:
        chosen = CHARACTERS.get(wanted)
        if chosen is None or chosen not in seated:
            names = ", ".join(each.id for each in seated)
            raise click.UsageError(
                phrases.say(
                    "cards-not-in-box",
                    character=wanted,
                    box=wanted_box,
                    names=names,
                    count=len(seated),
                )
            )
        return _decks_of(chosen)
    drinks = [deck for deck in DRINK_DECKS.values() if wanted_box in (None, deck.box)]
    others = [deck for deck in TABLE_DECKS.values() if wanted_box in (None, deck.box)]
    return [deck for each in seated for deck in _decks_of(each)] + drinks + others


def _known(name: str | None, names: Iterable[str], refusal: str, phrases: Phrases) -> str | None:
    if name is None:
        return None
    wanted = name.strip().lower()
    known = list(names)
    if wanted in known:
        return wanted
    close = difflib.get_close_matches(wanted, known, 1)
    hint = phrases.say("hint", name=close[0]) if close else phrases.say("no-hint")
    raise click.UsageError(phrases.say(refusal, name=name, hint=hint, names=", ".join(known)))


def _decks_of(character: Character) -> list[Deck]:
    return character.decks()


def _rows(deck: Deck, narrator: Narrator) -> list[Row]:
    english = Narrator("en")  # types are for programs, whatever the language
    return [
        Row(
            id=card.id,
            title=narrator.title(card),
            box=deck.box,
            deck=deck.name,
            type=_type(card, english),
            copies=copies,
            text=narrator.card_text(card),
            provenance=card.provenance,
            completed=card.completed,
        )
        for card, copies in deck.kinds
    ]


def _type(card: CardDef, narrator: Narrator) -> str:
    """ "Action-Gambling", "Action-Pet"; a card that only grows in a box is of its own kind."""
    if card.is_event or card.back in OF_THE_TABLE:
        return narrator.type_line(card)
    if card.modes and card.modes[0].loose:
        return "-".join(["Otto", *narrator.cards.subtypes(card)])
    names = [name for bit, name in TYPES.items() if card.types() & bit and not card.ladder]
    return "-".join(names + narrator.cards.subtypes(card))


def _show(decks: Sequence[Deck], narrator: Narrator) -> None:
    console = Console(highlight=False)
    say = narrator.say
    copies = kinds = house = 0
    for deck in decks:
        box = say("box-name", box=deck.box)
        drinks = deck.name in DRINK_DECKS
        name = narrator.deck(deck.name)
        title = say("cards-drink-deck" if drinks else "cards-deck", name=name, box=box)
        console.print(Text(f"\n{title}", style="bold"))
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        table.add_column(no_wrap=True, justify="right")
        table.add_column(ratio=2)
        table.add_column(ratio=3)
        for card, number in deck.kinds:
            copies += number
            kinds += 1
            house += card.provenance == "house"
            known = say("provenance", provenance=card.provenance)
            table.add_row(
                Text(say("cards-copies", count=number), style="dim"),
                Text.assemble(
                    (narrator.title(card), "cyan"),
                    (f"\n{narrator.type_line(card)} · ", "dim"),
                    (known, "yellow" if card.provenance == "house" else "dim"),
                ),
                Text(narrator.card_text(card)),
            )
        console.print(table)
    summary = say("cards-count", count=copies, kinds=kinds, house=house)
    console.print(Text(f"\n{summary}", style="dim"))
