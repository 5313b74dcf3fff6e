"""What a game is played with, as a client is told it once: characters, their kits, card numbers."""

from collections.abc import Sequence

from lastcall.engine import zones as z
from lastcall.engine.cards import Box, CardDef, Character, Tracker
from lastcall.engine.table import Table
from lastcall.server import outgoing as out
from lastcall.server.languages import narrator
from lastcall.text.narrator import Narrator
from lastcall.text.phrases import large


def game_view(table: Table, lang: str) -> out.GameInfo:
    """What never changes during a game: who sits there with what, and what card numbers mean."""
    game = table.game
    tell = narrator(lang or "en")
    return out.GameInfo(
        characters=[character.id for character in game.characters],
        names=tell.seat_names(game),
        kits=[
            kit_view(character, game.trackers[seat], game.boxes[seat], tell)
            for seat, character in enumerate(game.characters)
        ],
        cards=[definition.id for definition in game.defs],
        owners=game.home_seat,
        zones=[out.Zone(zone.name, zone.seat, zone.sight == z.EVERYBODY) for zone in game.zones],
        parties=[seat.party for seat in table.seats],
        decks=[out.SideKit(name, tell.deck(name)) for name in game.stocks],
        counters=[
            out.CounterKit(name, tell.say("counter-name", counter=name))
            for name in sorted(table.shown_counters())
        ],
        places=[tell.phrases.title(card.title) for card in game.defs if card.back == "place"],
        factions=factions_of(table),
    )


def factions_of(table: Table) -> list[str]:
    """Those whose cards make up the deck of whoever turns them over."""
    cards = [
        card
        for card, seat in zip(table.game.defs, table.game.home_seat, strict=True)
        if seat >= 0 and (table.game.bare >> seat) & 1
    ]
    return list(dict.fromkeys(tag for card in cards for tag in card.tags))


def kit_of(character: Character, tell: Narrator) -> out.Kit:
    """What a character brings to any table."""
    return kit_view(character, character.trackers, character.boxes, tell)


def kit_view(
    character: Character, trackers: Sequence[Tracker], boxes: Sequence[Box], tell: Narrator
) -> out.Kit:
    return out.Kit(
        trackers=[
            out.TrackerKit(
                name=tracker.name,
                label=tracker_label(tracker.name, 2, tell),
                most=tracker.most,
                start=tracker.start,
                fires=tracker.fires is not None,
                everybody=tracker.everybody,
            )
            for tracker in trackers
        ],
        boxes=[
            out.BoxKit(
                name=box.name,
                label=large(tell.say("place-name", box=box.name)),
                capacity=box.capacity,
                hidden=box.hidden,
                treatable=box.treatable,
                everybody=box.before_anybody,
            )
            for box in boxes
        ],
        side=[out.SideKit(deck.name, tell.deck(deck.name)) for deck in character.side_decks],
    )


def needs_view(card: CardDef, tell: Narrator) -> list[out.Need]:
    """What it takes to bring a card of a box into hand, tracker by tracker."""
    if card.kit is None:
        return []
    return [
        out.Need(tracker.name, tracker_label(tracker.name, need, tell), need)
        for tracker, need in zip(card.kit.trackers, card.needs, strict=False)
        if need
    ]


def tracker_label(name: str, amount: int, tell: Narrator) -> str:
    return large(tell.say("tracker-name", tracker=name, amount=amount))
