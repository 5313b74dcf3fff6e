"""What to simulate: who plays, who decides for them, how often, from which seed."""

from dataclasses import dataclass

from lastcall.bots import make_bot
from lastcall.cards.catalogue import CHARACTERS
from lastcall.cards.gamebox import BROUGHT
from lastcall.engine.dice import seeded
from lastcall.engine.problem import Problem
from lastcall.engine.setup import FEWEST, LARGEST_SEED, MOST, Setup
from lastcall.games import cast
from lastcall.lab.change import NOTHING, Change, content_of, open_box
from lastcall.lab.content import Content
from lastcall.lab.seeds import derive

# Where a game needs chance of its own; after these come the bots, one place for each seat.
DEAL, DRAW, FIRST_BOT = 0, 1, 2


class PlanError(Problem):
    """A plan that cannot be carried out; the message says what is wrong and what is allowed."""


@dataclass(frozen=True)
class Plan:
    """A number of games.

    Characters move one seat on after every game (pairs two), bots after every full round of
    characters. So each bot plays each character equally often, and after players × players games
    everyone has sat everywhere. With a table drawn anew for each game only the bots move, after
    every game.
    """

    characters: tuple[str, ...] = ()  # none: drawn anew for each game
    players: int = 4
    bots: tuple[str, ...] = ("random",)  # one for all, or one for each player
    games: int = 1
    seed: int = 0
    drinks: tuple[str, ...] = ("drinks-rdi2",)
    bar_deck: bool = False
    doppelgangers: bool = False
    variants: tuple[str, ...] = ()
    change: Change = NOTHING

    @property
    def content(self) -> Content:
        """What its names stand for; everything a game is set up with comes from here."""
        return content_of(self.change)

    @property
    def company(self) -> list[str]:
        """Whom a table is drawn from: everybody, but only those of borrowed boxes that it names."""
        boxes = [open_box(name).name for name in self.change.boxes]
        away = BROUGHT.borrowed - set(boxes)
        return [name for name in CHARACTERS if name.partition(":")[0] not in away]

    @property
    def draws_tables(self) -> bool:
        return not self.characters

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if self.games < 1:
            raise PlanError(
                f"{self.games} games cannot be played; 1 or more can.",
                "plan-games",
                games=self.games,
            )
        if not 0 <= self.seed <= LARGEST_SEED:
            raise PlanError(
                f"The seed {self.seed} is not a whole number from 0 to {LARGEST_SEED}.",
                "table-seed",
                seed=str(self.seed),
                largest=str(LARGEST_SEED),
            )
        if not FEWEST <= self.players <= MOST:
            raise PlanError(
                f"{self.players} players cannot play; {FEWEST} to {MOST} can.",
                "table-players",
                count=self.players,
                fewest=FEWEST,
                most=MOST,
            )
        if self.draws_tables:
            if len(self.company) < self.players and not self.doppelgangers:
                raise PlanError(
                    f"{self.players} players cannot be drawn from {len(self.company)} characters "
                    f"({', '.join(self.company)}) unless doppelgangers are allowed.",
                    "table-draw",
                    players=self.players,
                    characters=len(self.company),
                    names=", ".join(self.company),
                )
        elif len(self.characters) != self.players:
            raise PlanError(
                f"{self.players} players were asked for, "
                f"but {len(self.characters)} characters were named.",
                "plan-characters",
                players=self.players,
                characters=len(self.characters),
            )
        for name in self.bots:
            make_bot(name, 0)
        if len(self.bots) not in (1, self.players):
            raise PlanError(
                f"{len(self.bots)} bots were named for {self.players} players; "
                f"name one for all of them, or {self.players}.",
                "plan-bots",
                bots=len(self.bots),
                players=self.players,
            )
        self.setup(0).check()

    # Game by game, counted from 0 ----------------------------------------------------------------

    def setup(self, number: int) -> Setup:
        content = self.content
        return Setup(
            [content.character(name) for name in self.seated(number)],
            [content.drink_deck(name) for name in self.drinks],
            seed=derive(self.seed, number, DEAL),
            bar_deck=self.bar_deck,
            doppelgangers=self.doppelgangers,
            variants=[content.variant(name) for name in self.variants],
        )

    def seated(self, number: int) -> list[str]:
        """The characters by seat."""
        if self.draws_tables:
            return self.drawn(number)
        together = [self.content.variant(name).together for name in self.variants]
        moved = number * max([1, *together])
        return [self.characters[(seat + moved) % self.players] for seat in range(self.players)]

    def drawn(self, number: int) -> list[str]:
        dice = seeded(derive(self.seed, number, DRAW))
        names = self.company
        if self.doppelgangers:
            drawn = [names[dice.below(len(names))] for _ in range(self.players)]
        else:
            order = list(range(len(names)))
            dice.shuffle(order)
            drawn = [names[i] for i in order[: self.players]]
        return cast(drawn, self.variants)

    def deciding(self, number: int) -> list[str]:
        """The bots by seat."""
        moved = number if self.draws_tables else number // self.players
        return [self.bots[(seat + moved) % len(self.bots)] for seat in range(self.players)]

    def bot_seed(self, number: int, seat: int) -> int:
        return derive(self.seed, number, FIRST_BOT + seat)
