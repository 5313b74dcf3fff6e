"""What can be looked up: the cards, the rules, the options of a table. Encoded once, then kept."""

from functools import cache
from typing import Final

import msgspec

from lastcall.bots import BOTS, seated
from lastcall.cards.catalogue import BOXES, CHARACTERS, DRINK_DECKS, art_of
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Deck
from lastcall.engine.reasons import all_reasons
from lastcall.engine.setup import FEWEST, MOST
from lastcall.server import PROTOCOL
from lastcall.server import outgoing as out
from lastcall.server.doings import mode_does
from lastcall.server.gameinfo import kit_of, needs_view
from lastcall.server.incoming import CHAT_LENGTH, NAME_LENGTH, TITLE_LENGTH, TableOptions
from lastcall.server.languages import languages, narrator
from lastcall.server.quips import quips_of
from lastcall.text.rules import LANGUAGES, proved, sections
from lastcall.variants.catalogue import TABLE_DECKS, TEAMS
from lastcall.variants.otto import FACTIONS, OTTO_DECK

encode: Final = msgspec.json.encode


@cache
def cards(lang: str) -> bytes:
    """Every card of every deck, with its text."""
    decks = [deck for c in CHARACTERS.values() for deck in c.decks()]
    decks += DRINK_DECKS.values()
    decks += TABLE_DECKS.values()
    tell = narrator(lang)
    return encode(
        out.CardsAnswer(
            lang=lang,
            boxes={box: tell.say("box-name", box=box) for box in BOXES},
            characters=[
                out.Character(
                    id=c.id,
                    name=tell.character(c.id),
                    short=tell.short(c),
                    race=c.race,
                    box=c.box,
                    decks=[deck.name for deck in c.decks()],
                    kit=kit_of(c, tell),
                    art=art_of(c.id),
                    quips=quips_of(c.id, lang),
                )
                for c in CHARACTERS.values()
            ],
            cards=[card for deck in decks for card in deck_view(deck, lang)],
        )
    )


@cache
def deck_view(deck: Deck, lang: str) -> list[out.Card]:
    """The cards of a deck, each once."""
    return [card_view(card, copies, deck, lang) for card, copies in deck.kinds]


def card_view(card: CardDef, copies: int, deck: Deck, lang: str) -> out.Card:
    tell = narrator(lang)
    shown = out.Card(
        id=card.id,
        title=tell.title(card),
        box=deck.box,
        deck=deck.name,
        types=[name for bit, name in w.TYPE_NAMES.items() if card.types() & bit],
        type_line=tell.type_line(card),
        text=tell.card_text(card),
        copies=copies,
        provenance=card.provenance,
        modes=[
            out.ModeText(w.TYPE_NAMES.get(mode.type, ""), tell.cards.mode(mode), mode_does(mode))
            for mode in card.modes
        ],
        event=card.is_event,
        ladder=card.ladder,
        evergreen=card.evergreen,
        needs=needs_view(card, tell),
    )
    if card.drink is not None:
        face = card.drink
        shown.drink = out.DrinkFace(
            alcohol=face.alcohol,
            fortitude=face.fortitude,
            chaser=face.chaser,
            splits=face.splits,
            races=[out.RaceDrink(*race) for race in face.races],
        )
    return shown


@cache
def rules(lang: str) -> bytes:
    """The rulebook, section by section, and the reasons that name its rules."""
    tested = proved()
    tell = narrator(lang)
    return encode(
        out.RulesAnswer(
            lang=lang,
            sections=[
                out.RuleSection(
                    section.name,
                    section.prefix,
                    [
                        out.Rule(
                            id=rule.id,
                            text=rule.text,
                            boxes=rule.boxes,
                            basis=rule.basis,
                            note=rule.note,
                            tested=rule.id in tested,
                        )
                        for rule in section.rules
                    ],
                )
                for section in sections(lang if lang in LANGUAGES else "en")
            ],
            reasons={r.key: out.ReasonText(r.rule, tell.reason(r)) for r in all_reasons()},
        )
    )


@cache
def about(network: str, push: str = "") -> bytes:
    """What a client needs to know before it asks for a table."""
    from lastcall import __version__

    return encode(
        out.About(
            protocol=PROTOCOL,
            version=__version__,
            languages=list(languages()),
            bots=list(BOTS),
            boxes=list(BOXES),
            characters={c.id: c.box for c in CHARACTERS.values()},
            drinks={d.name: d.box for d in DRINK_DECKS.values()},
            teams=[each.name for each in TEAMS],
            villains=[c.id for c in CHARACTERS.values() if c.villain is not None],
            factions=dict.fromkeys(FACTIONS, OTTO_DECK.box),
            seats=out.SeatLimits(FEWEST, MOST),
            lengths=out.Lengths(NAME_LENGTH, TITLE_LENGTH, CHAT_LENGTH),
            defaults=TableOptions(),
            network=network,
            push=push,
            stand_ins=stand_ins(),
        )
    )


def stand_ins() -> dict[str, str]:
    """Bots that cannot sit down here, each with the one that plays instead."""
    playing = {name: seated(name).name for name in BOTS if BOTS.usable(name)}
    return {name: who for name, who in playing.items() if who != name}
