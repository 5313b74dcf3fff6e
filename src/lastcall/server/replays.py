"""Finished games: written down as they were told, told again from that, and counted.

A replay asks no card of today: when a game ends, its events and its table after every answer are
kept, with the words for them in every language.
"""

import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct

from lastcall.engine.cards import Deck
from lastcall.engine.setup import Setup, SetupError, deal
from lastcall.engine.table import Table
from lastcall.engine.view import SeatView
from lastcall.games import setup_from
from lastcall.server import outgoing as out
from lastcall.server.asking import option_of
from lastcall.server.booking import PLAYER
from lastcall.server.eventwire import told
from lastcall.server.gameinfo import game_view
from lastcall.server.languages import languages
from lastcall.server.library import deck_view
from lastcall.server.refusals import MadeWithOthers
from lastcall.server.sight import Storyteller, boxes_view, public_view
from lastcall.server.storage import Finished, StoredAnswer
from lastcall.text.chronicle import Standings
from lastcall.variants import boss
from lastcall.variants.automaton import TOP
from lastcall.variants.catalogue import TEAMS
from lastcall.variants.teams import PAIR

MOST_STEPS: Final = 100

encode: Final = msgspec.json.encode


# Writing down ------------------------------------------------------------------------------------


class Frame(Struct):
    """The table after an answer, all hands open."""

    view: out.GameView | Raw
    hands: list[list[int]]
    asked: out.Asked
    events: int


class InWords(Struct):
    """What of a game is said in a language."""

    game: out.GameInfo
    lines: list[str | None]  # one for each event
    stack: list[list[str]]  # for each frame its layers
    cards: list[out.Card]


class Told(Struct):
    """A whole game as it was told."""

    numbers: list[int]  # the answers, by position among the options
    givers: list[str]
    seats: list[int]
    events: list[Raw]
    standings: list[out.TurnStandings]
    frames: list[Raw]
    words: dict[str, InWords]


class ReadTold(Told):
    """The same, read only as far as a client is told it again."""

    words: dict[str, Raw]  # type: ignore[assignment]


class ReadWords(Struct):
    game: Raw
    lines: list[str | None]
    stack: list[list[str]]
    cards: Raw


def setup_of(game: Finished) -> Setup:
    """A Refusal if its cards are others now."""
    try:
        return setup_from(game.setup)
    except SetupError as error:
        raise MadeWithOthers("old-replay", error) from None


def told_again(game: Finished, answers: Sequence[StoredAnswer]) -> bytes:
    """A finished game, played again and written down."""
    setup = setup_of(game)
    table = deal(setup)
    tellers = {lang: Storyteller(lang, table.game) for lang in languages()}
    stacks: dict[str, list[list[str]]] = {lang: [] for lang in tellers}
    numbers: list[int] = []
    frames: list[Raw] = []

    seen = b""  # the table as it was put into words last

    def look() -> None:
        nonlocal seen
        frame = frame_of(table)
        frames.append(Raw(encode(frame)))
        same, seen = seen, encode(frame.view)
        view = table.view(-1)
        for lang, teller in tellers.items():
            told_before = stacks[lang]
            told_before.append(told_before[-1] if same == seen else teller.stack(view))

    look()
    for answer in answers:
        decision = table.decision
        assert decision is not None
        option = option_of(decision, answer.option)
        numbers.append(decision.options.index(option))
        table.answer(option)
        look()
    whole = Told(
        numbers=numbers,
        givers=[answer.giver for answer in answers],
        seats=[answer.seat for answer in answers],
        events=[Raw(encode(told(event))) for event in table.events],
        standings=standings_of(table),
        frames=frames,
        words={
            lang: InWords(
                game=game_view(table, lang),
                lines=[teller.line(event) for event in table.events],
                stack=stacks[lang],
                cards=cards_of(setup, lang),
            )
            for lang, teller in tellers.items()
        },
    )
    return zlib.compress(encode(whole), 6)


def frame_of(table: Table) -> Frame:
    view = table.view(-1)
    public = public_view(view)
    for seat, shown in enumerate(public.seats):
        assert isinstance(shown, out.SeatView)
        shown.boxes = boxes_view(SeatView(table, seat, seat))
    return Frame(
        view=public,
        hands=[list(seat.hand) for seat in table.seats],
        asked=out.Asked(view.asked, view.asked_for),
        events=len(table.events),
    )


def standings_of(table: Table) -> list[out.TurnStandings]:
    """Where everybody stood as each turn began."""
    found: list[out.TurnStandings] = []
    standings = Standings(table.game)
    for number, event in enumerate(table.events):
        standings.take(event)
        if event.kind == "turn":
            seats = [
                out.SeatStanding(
                    *(s.fortitude, s.alcohol, s.gold, s.alive),
                    [out.TrackView(*track, TOP) for track in s.tracks] or UNSET,
                )
                for s in standings.seats
            ]
            found.append(out.TurnStandings(number, seats))
    return found


def cards_of(setup: Setup, lang: str) -> list[out.Card]:
    """Every card of the game as it was printed then."""
    decks: dict[str, Deck] = {}
    for character in setup.characters:
        for deck in character.decks():
            decks[deck.name] = deck
    for deck in (*setup.drinks, *setup.taverns, *setup.table_decks):
        decks[deck.name] = deck
    return [card for deck in decks.values() for card in deck_view(deck, lang)]


# Telling -----------------------------------------------------------------------------------------


def read(telling: bytes, lang: str) -> tuple[ReadTold, ReadWords]:
    whole = msgspec.json.decode(zlib.decompress(telling), type=ReadTold)
    words = whole.words.get(lang) or whole.words["en"]
    return whole, msgspec.json.decode(words, type=ReadWords)


def replay(game: Finished, telling: bytes, lang: str) -> bytes:
    """The whole game: setup, players, answers, winners, and every event in words."""
    whole, words = read(telling, lang)
    names: list[str] = msgspec.json.decode(words.game, type=Names).names
    return encode(
        out.Replay(
            id=game.id,
            lang=lang,
            started=game.started,
            ended=game.ended,
            setup=game.setup,
            players=[out.Replayed(p.name, p.kind, p.character) for p in game.players],
            names=names,
            answers=whole.numbers,
            givers=whole.givers,
            seats=whole.seats,
            winners=game.winners,
            turns=game.turns,
            game=words.game,
            cards=words.cards,
            events=[spoken(raw, line) for raw, line in zip(whole.events, words.lines, strict=True)],
            standings=whole.standings,
            marks=[msgspec.json.decode(raw, type=Mark).events for raw in whole.frames],
        )
    )


class Names(Struct):
    names: list[str]


class Mark(Struct):
    events: int


def answers(telling: bytes) -> list[int]:
    """What was answered, by position among the options."""
    return msgspec.json.decode(zlib.decompress(telling), type=Answers).numbers


class Answers(Struct):
    numbers: list[int]


def spoken(event: Raw, line: str | None) -> Raw:
    """An event with its line of the log."""
    if line is None:
        return event
    return Raw(bytes(event)[:-1] + b',"text":' + encode(line) + b"}")


def steps(game: Finished, telling: bytes, first: int, count: int, lang: str) -> bytes:
    """The table after `first`, `first + 1`… answers, all hands open."""
    whole, words = read(telling, lang)
    last = min(len(whole.numbers), first + min(count, MOST_STEPS) - 1)
    shown: list[Any] = []
    for number in range(first, last + 1):
        frame = msgspec.json.decode(whole.frames[number], type=ReadFrame)
        shown.append(
            out.ReplayStep(
                step=number,
                view=frame.view,
                hands=frame.hands,
                stack_text=words.stack[number],
                asked=frame.asked,
                events=frame.events,
            )
        )
    return encode(out.ReplaySteps(game.id, shown, len(whole.numbers)))


class ReadFrame(Struct):
    view: Raw
    hands: list[list[int]]
    asked: out.Asked
    events: int


# Statistics --------------------------------------------------------------------------------------


def statistics(games: Sequence[Finished]) -> bytes:
    """What finished games add up to: by character, by who decided, by number of players."""
    characters: dict[str, out.Count] = {}
    kinds: dict[str, out.Count] = {}
    sizes: dict[int, int] = {}
    turns = answers = length = 0
    for game in games:
        sizes[len(game.players)] = sizes.get(len(game.players), 0) + 1
        turns += game.turns
        answers += game.answers
        length += game.ended - game.started
        sides = winning_sides(game)
        for seat, player in enumerate(game.players):
            won = 1 / sides if seat in game.winners else 0.0
            for count in (
                characters.setdefault(player.character, out.Count(0, 0.0)),
                kinds.setdefault(player.kind, out.Count(0, 0.0)),
            ):
                count.games += 1
                count.wins += won
    number = len(games)
    recent = [game for game in games if game.public][-20:]
    return encode(
        out.Statistics(
            games=number,
            turns=round(turns / number, 1) if number else 0,
            answers=round(answers / number, 1) if number else 0,
            seconds=round(length / number / 1000) if number else 0,
            characters=rounded(characters),
            players=rounded(kinds),
            sizes={str(size): n for size, n in sorted(sizes.items())},
            recent=[
                out.RecentGame(
                    id=game.id,
                    ended=game.ended,
                    turns=game.turns,
                    players=[
                        out.RecentPlayer(p.name, p.kind, p.character, seat in game.winners)
                        for seat, p in enumerate(game.players)
                    ],
                )
                for game in reversed(recent)
            ],
            player_kind=PLAYER,
        )
    )


def winning_sides(game: Finished) -> int:
    """How many share a win: more than one only in a tie, since a team wins as one."""
    variants = game.setup.get("variants", ())
    if boss.NAME in variants:
        return 1 if len(game.winners) < len(game.players) else 2
    in_pairs = any(each.name in variants for each in TEAMS)
    return len(game.winners) // (PAIR if in_pairs else 1)


def rounded(counts: dict[str, out.Count]) -> dict[str, out.Count]:
    """By name; a tie is a win shared."""
    return {name: out.Count(c.games, round(c.wins, 3)) for name, c in sorted(counts.items())}
