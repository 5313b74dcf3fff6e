"""What a game is played with, as a client is told it once: characters, their kits, card numbers."""

from lastcall.engine.cards import CardDef, Character
from lastcall.engine.table import Game
from lastcall.server.languages import narrator
from lastcall.server.sight import Json
from lastcall.text.narrator import Narrator
from lastcall.text.phrases import large


def game_view(game: Game, lang: str) -> Json:
    """What never changes during a game: who sits there with what, and what card numbers mean."""
    tell = narrator(lang or "en")
    return {
        "characters": [character.id for character in game.characters],
        "names": tell.seat_names(game),
        "kits": [kit_view(character, tell) for character in game.characters],
        "cards": [definition.id for definition in game.defs],
        "owners": game.home_seat,
    }


def kit_view(character: Character, tell: Narrator) -> Json:
    return {
        "trackers": [
            {
                "name": tracker.name,
                "label": tracker_label(tracker.name, 2, tell),
                "most": tracker.most,
                "start": tracker.start,
                "fires": tracker.fires is not None,
            }
            for tracker in character.trackers
        ],
        "boxes": [
            {
                "name": box.name,
                "label": large(tell.say("place-name", box=box.name)),
                "capacity": box.capacity,
                "hidden": box.hidden,
                "treatable": box.treatable,
            }
            for box in character.boxes
        ],
        "side": [
            {"name": deck.name, "label": tell.deck(deck.name)} for deck in character.side_decks
        ],
    }


def needs_view(card: CardDef, tell: Narrator) -> list[Json]:
    """What it takes to bring a card of a box into hand, tracker by tracker."""
    if card.kit is None:
        return []
    return [
        {"tracker": tracker.name, "label": tracker_label(tracker.name, need, tell), "amount": need}
        for tracker, need in zip(card.kit.trackers, card.needs, strict=False)
        if need
    ]


def tracker_label(name: str, amount: int, tell: Narrator) -> str:
    return large(tell.say("tracker-name", tracker=name, amount=amount))
