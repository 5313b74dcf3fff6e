"""What can be looked up: the cards, the rules, the options of a table. Encoded once, then kept."""

from functools import cache
from typing import Final

import msgspec

from lastcall.bots import BOTS
from lastcall.cards.catalogue import BOXES, CHARACTERS, DRINK_DECKS
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Deck
from lastcall.engine.reasons import all_reasons
from lastcall.engine.setup import FEWEST, MOST
from lastcall.server import PROTOCOL
from lastcall.server.doings import mode_does
from lastcall.server.kits import kit_view, needs_view
from lastcall.server.languages import languages, narrator
from lastcall.server.messages import CHAT_LENGTH, NAME_LENGTH, TITLE_LENGTH, TableOptions
from lastcall.server.sight import Json
from lastcall.text.rules import LANGUAGES, proved, sections

encode: Final = msgspec.json.encode


@cache
def cards(lang: str) -> bytes:
    """Every card of every deck, with its text."""
    decks = [deck for c in CHARACTERS.values() for deck in (c.deck, *c.side_decks)]
    decks += DRINK_DECKS.values()
    tell = narrator(lang)
    return encode(
        {
            "lang": lang,
            "characters": [
                {
                    "id": c.id,
                    "name": tell.character(c.id),
                    "short": tell.short(c),
                    "race": c.race,
                    "box": c.box,
                    "decks": [c.deck.name, *(deck.name for deck in c.side_decks)],
                    "kit": kit_view(c, tell),
                }
                for c in CHARACTERS.values()
            ],
            "cards": [
                card_view(card, copies, deck, lang) for deck in decks for card, copies in deck.kinds
            ],
        }
    )


def card_view(card: CardDef, copies: int, deck: Deck, lang: str) -> Json:
    tell = narrator(lang)
    shown: Json = {
        "id": card.id,
        "title": tell.title(card),
        "box": deck.box,
        "deck": deck.name,
        "types": [name for bit, name in w.TYPE_NAMES.items() if card.types() & bit],
        "type_line": tell.type_line(card),
        "text": tell.card_text(card),
        "copies": copies,
        "provenance": card.provenance,
        "modes": [
            {
                "type": w.TYPE_NAMES.get(mode.type, ""),
                "text": tell.cards.mode(mode, card.kit),
                "does": mode_does(mode),
            }
            for mode in card.modes
        ],
        "ladder": card.ladder,
        "evergreen": card.evergreen,
        "needs": needs_view(card, tell),
    }
    if card.drink is not None:
        face = card.drink
        shown["drink"] = {
            "alcohol": face.alcohol,
            "fortitude": face.fortitude,
            "chaser": face.chaser,
            "splits": face.splits,
            "races": [
                {"race": race, "alcohol": alcohol, "fortitude": fortitude}
                for race, alcohol, fortitude in face.races
            ],
        }
    shown["event"] = card.is_event
    return shown


@cache
def rules(lang: str) -> bytes:
    """The rulebook, section by section, and the reasons that name its rules."""
    tested = proved()
    tell = narrator(lang)
    return encode(
        {
            "lang": lang,
            "sections": [
                {
                    "name": section.name,
                    "prefix": section.prefix,
                    "rules": [
                        {
                            "id": rule.id,
                            "text": rule.text,
                            "boxes": rule.boxes,
                            "basis": rule.basis,
                            "note": rule.note,
                            "tested": rule.id in tested,
                        }
                        for rule in section.rules
                    ],
                }
                for section in sections(lang if lang in LANGUAGES else "en")
            ],
            "reasons": {r.key: {"rule": r.rule, "text": tell.reason(r)} for r in all_reasons()},
        }
    )


@cache
def about() -> bytes:
    """What a client needs to know before it asks for a table."""
    from lastcall import __version__

    return encode(
        {
            "protocol": PROTOCOL,
            "version": __version__,
            "languages": languages(),
            "bots": list(BOTS),
            "boxes": BOXES,
            "characters": {c.id: c.box for c in CHARACTERS.values()},
            "drinks": {d.name: d.box for d in DRINK_DECKS.values()},
            "seats": {"least": FEWEST, "most": MOST},
            "lengths": {"name": NAME_LENGTH, "title": TITLE_LENGTH, "chat": CHAT_LENGTH},
            "defaults": TableOptions(),
        }
    )
