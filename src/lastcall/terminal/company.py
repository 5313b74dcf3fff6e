"""Who sits down: characters, bots and seed from what a person typed, or a refusal that helps."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from secrets import randbelow
from typing import Final

from lastcall.cards.catalogue import CHARACTERS, character, drink_deck
from lastcall.engine.setup import FEWEST, LARGEST_SEED, MOST, Setup, SetupError
from lastcall.games import cast, setup_for
from lastcall.variants.catalogue import variant
from lastcall.variants.otto import factions_of

DRINKS: Final = ("drinks-rdi2",)


@dataclass(frozen=True)
class Seating:
    """A table as it can be asked for again: the person has the first seat."""

    characters: tuple[str, ...]
    bots: tuple[str, ...]  # one for each seat after the person's
    seed: int
    bar_deck: bool = False
    doppelgangers: bool = False
    drinks: tuple[str, ...] = DRINKS
    lang: str = ""  # the language that was asked for, if any
    variants: tuple[str, ...] = ()

    def setup(self) -> Setup:
        return setup_for(
            self.characters,
            seed=self.seed,
            drinks=self.drinks,
            bar_deck=self.bar_deck,
            doppelgangers=self.doppelgangers,
            variants=self.variants,
        )

    def command(self) -> str:
        """The command that sets this very table again."""
        words = ["lastcall play", f"--seat {self.characters[0]}"]
        words.append(f"--against {','.join(self.characters[1:])}")
        bots = self.bots[:1] if len(set(self.bots)) == 1 else self.bots
        words.append(f"--bots {','.join(bots)}")
        words.append(f"--seed {self.seed}")
        if self.drinks != DRINKS:
            words.append(f"--drinks {','.join(self.drinks)}")
        if self.bar_deck:
            words.append("--bar-deck")
        if self.doppelgangers:
            words.append("--doppelgangers")
        for name in self.variants:
            factions = factions_of(variant(name))
            if factions:
                words.append(f"--otto {','.join(factions)}")
            elif variant(name).arrange is not None:
                words.append(f"--variant {name}")
            else:
                words.append(f"--{name}")
        if self.lang:
            words.append(f"--lang {self.lang}")
        return " ".join(words)

    def with_seed(self, seed: int) -> "Seating":
        return replace(self, seed=seed)


def seat_players(
    seat: str | None,
    against: Sequence[str],
    players: int | None,
    bots: Sequence[str],
    seed: int,
    *,
    bar_deck: bool = False,
    doppelgangers: bool = False,
    drinks: Sequence[str] = DRINKS,
    lang: str = "",
    variants: Sequence[str] = (),
) -> Seating:
    """A seating from what was asked for; the seed draws whoever was not named."""
    if not 0 <= seed <= LARGEST_SEED:
        raise bad_seed(str(seed))
    if players is not None and not FEWEST <= players <= MOST:
        raise SetupError(
            f"{players} players cannot play; {FEWEST} to {MOST} can.",
            "table-players",
            count=players,
            fewest=FEWEST,
            most=MOST,
        )
    named = [character(name).id for name in ([seat] if seat else []) + list(against)]
    people = max((variant(name).people for name in variants), default=0)
    wanted = len(against) + 1 if against else players or people or min(4, len(CHARACTERS))
    if players is not None and players != wanted:
        raise SetupError(
            f"--players {players} does not fit --against with {len(against)} "
            f"{'name' if len(against) == 1 else 'names'}: that makes {wanted} players. "
            "Leave out one of the two.",
            "table-against",
            players=players,
            against=len(against),
            wanted=wanted,
        )
    drawn = draw(named, wanted, seed, doppelgangers)
    known = len(named) if seat else 0
    seated = cast([named.pop(0) if seat else drawn.pop(0), *named, *drawn], variants, known)
    seating = Seating(
        tuple(seated),
        bots_for(bots, len(seated) - 1),
        seed,
        bar_deck,
        doppelgangers,
        tuple(drink_deck(name).name for name in drinks),
        lang,
        tuple(variants),
    )
    seating.setup().check()
    return seating


def draw(named: Sequence[str], wanted: int, seed: int, doppelgangers: bool) -> list[str]:
    """Characters nobody named, each once before any comes again."""
    dice = Random(seed)
    missing = wanted - len(named)
    free = [id for id in CHARACTERS if id not in named]
    dice.shuffle(free)
    if missing > len(free) and not doppelgangers:
        raise SetupError(
            f"{wanted} players need {wanted} characters and there are {len(CHARACTERS)}: "
            f"{', '.join(CHARACTERS)}. With --doppelgangers a character may sit down twice.",
            "table-draw",
            players=wanted,
            characters=len(CHARACTERS),
            names=", ".join(CHARACTERS),
        )
    while missing > len(free):
        again = list(CHARACTERS)
        dice.shuffle(again)
        free.extend(again)
    return free[:missing]


def bots_for(names: Sequence[str], seats: int) -> tuple[str, ...]:
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        raise SetupError(
            f"--bots names {len(names)} bots for {seats} "
            f"{'opponent' if seats == 1 else 'opponents'}; name one for all, or one for each.",
            "table-bots",
            bots=len(names),
            seats=seats,
        )
    return tuple(names)


def bad_seed(seed: str) -> SetupError:
    return SetupError(
        f"The seed {seed} is not a whole number from 0 to {LARGEST_SEED}.",
        "table-seed",
        seed=seed,
        largest=str(LARGEST_SEED),
    )


def any_seed() -> int:
    """A seed nobody chose, short enough to be typed again."""
    return randbelow(1_000_000)
