"""Otto: the automaton of the Inn, who makes a third where only two have come.

Two factions of five cards each make his deck (OTTO-3). Four cards are known; the rest are ours. Of
each faction one bottom box is a Cheating Card, and one response at least is for Drinks (OTTO-73).
Berserkers hit and shake off blows, spelunkers are after Gold (OTTO-74); the croupier keeps the pot
going, and the brewer keeps the glasses full. No box of ours costs a player more than 2.

Whoever sits on his left plays before the other all evening, which counts most where glasses are
full or Gold is short. So a spelunker's and a brewer's card name a player, which is the one on his
left (OTTO-81); what that comes to is measured in docs/balance.md.
"""

import difflib
from collections.abc import Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, Deck, Mode
from lastcall.engine.setup import SetupError, Variant
from lastcall.engine.word import Word
from lastcall.engine.words import (
    TO_THE_INN,
    another_player,
    each_other_player,
    end_round,
    everyone_antes,
    ignore,
    ignore_drink,
    leave_round,
    only_cheating_next,
    start_round,
    take_control,
    that_player,
    the_firmest,
    the_richest,
    toast,
)
from lastcall.variants.automaton import REWARD, Automaton, MendTracks, ResetAffected, ResetTracks

NAME: Final = "otto"
PEOPLE: Final = 2  # OTTO-1
EACH: Final = 5  # OTTO-3
PLAYED: Final = w.ACTION | w.SOMETIMES | w.ANYTIME

reset_tracks: Final = ResetTracks()
reset_affected: Final = ResetAffected()


def mend_tracks(fortitude: int) -> Word:
    return MendTracks(fortitude)


def acts(*do: Word) -> Mode:
    """The upper box: what he does in his Action Phase."""
    return Mode(w.ACTION, w.MY_ACTION, do, loose=True)


def answers(types: int, *do: Word) -> Mode:
    """The middle box: what he does about a card of these types that would change him."""
    return Mode(w.SOMETIMES, 0, do, types=types, loose=True)


def gambles(*do: Word) -> Mode:
    """The lower box, as a Gambling Card; with nothing in it he passes."""
    return Mode(w.GAMBLING, w.MY_GAMBLING_TURN, do, loose=True)


def cheats(*do: Word) -> Mode:
    return Mode(w.CHEATING, w.MY_GAMBLING_TURN, do, loose=True)


def order(
    faction: str,
    cry: str,
    upper: Mode,
    middle: Mode,
    lower: Mode,
    *,
    provenance: str = "house",
    completed: str = "",
) -> CardDef:
    """A card of his: an order for each occasion."""
    return CardDef(
        cry,
        (upper, middle, lower),
        tags=(faction,),
        provenance=provenance,
        completed=completed,
    )


BERSERKER: Final = [
    order(
        "berserker",
        "Otto needs a new chicken pelt!",
        acts(start_round),
        answers(PLAYED, ignore),
        gambles(take_control, only_cheating_next),
        provenance="rulebook",
    ),
    order(
        "berserker",
        "OTTO ANGRY NOW!",
        acts(reset_tracks),
        answers(PLAYED, that_player.loses(fortitude=2)),
        gambles(leave_round),
        provenance="rulebook",
    ),
    # House: what a berserker does about furniture and about drinks.
    order(
        "berserker",
        "OTTO SMASH TABLE!",
        acts(each_other_player.loses(fortitude=1)),
        answers(w.DRINK, ignore_drink),
        gambles(take_control),
    ),
    # House: whoever still stands tallest has said it.
    order(
        "berserker",
        "WHO CALLED OTTO A BUCKET?",
        acts(the_firmest.loses(fortitude=2)),
        answers(PLAYED, reset_affected),
        gambles(),
    ),
    # House: his one trick, and everybody sees through it.
    order(
        "berserker",
        "OTTO HAS ALL THE ACES! OTTO BIT THEM!",
        acts(each_other_player.loses(fortitude=1)),
        answers(PLAYED, that_player.loses(fortitude=1)),
        cheats(take_control),
    ),
]
SPELUNKER: Final = [
    order(
        "spelunker",
        "Prospecting Mode Online!",
        acts(the_richest.pays(2, TO_THE_INN)),
        answers(PLAYED, that_player.pays(1, TO_THE_INN)),
        cheats(end_round),
        provenance="rulebook",
    ),
    order(
        "spelunker",
        "Otto deploys climbing spikes!",
        acts(each_other_player.loses(fortitude=1)),
        answers(PLAYED, that_player.loses(fortitude=1)),
        gambles(),
        provenance="rulebook",
        completed="that its bottom box is a Gambling one",
    ),
    # House: he goes through everybody's pockets, for science.
    order(
        "spelunker",
        "Scanning for loose change!",
        acts(each_other_player.pays(1, TO_THE_INN)),
        answers(w.DRINK, mend_tracks(1)),
        gambles(take_control),
    ),
    # House: the helmet was made for this.
    order(
        "spelunker",
        "Falling rocks detected!",
        acts(another_player.loses(fortitude=1)),
        answers(PLAYED, ignore),
        gambles(take_control),
    ),
    # House: everybody is welcome to dig along, for a fee.
    order(
        "spelunker",
        "Otto has found a vein!",
        acts(start_round),
        answers(PLAYED, that_player.pays(1, TO_THE_INN)),
        gambles(take_control, everyone_antes),
    ),
]
# House: the box has two factions; with these two there is something to choose.
CROUPIER: Final = [
    # A table is opened, and closed again in the same breath.
    order(
        "croupier",
        "Place your bets, please!",
        acts(start_round),
        answers(PLAYED, that_player.pays(1, TO_THE_INN)),
        gambles(take_control, only_cheating_next),
    ),
    # It has drawers for this sort of thing.
    order(
        "croupier",
        "The house always wins!",
        acts(the_richest.pays(2, TO_THE_INN)),
        answers(PLAYED, ignore),
        cheats(take_control),
    ),
    # Staff do not drink at the table.
    order(
        "croupier",
        "Table charge, everybody!",
        acts(each_other_player.pays(1, TO_THE_INN)),
        answers(w.DRINK, ignore_drink),
        gambles(take_control, everyone_antes),
    ),
    # The rake has a handle, and the handle has reach.
    order(
        "croupier",
        "Hands off the table!",
        acts(each_other_player.loses(fortitude=1)),
        answers(PLAYED, that_player.loses(fortitude=1)),
        gambles(take_control),
    ),
    # Whatever has been played so far is swept away.
    order(
        "croupier",
        "New cards, new luck!",
        acts(reset_tracks),
        answers(PLAYED, mend_tracks(2)),
        gambles(leave_round),
    ),
]
BREWER: Final = [
    # The tap is his left arm.
    order(
        "brewer",
        "Otto taps a fresh keg!",
        acts(another_player.gains(alcohol=1)),
        answers(w.DRINK, ignore_drink),
        gambles(take_control),
    ),
    # Whoever stands firm stands closest to the valve.
    order(
        "brewer",
        "Pressure rising! Please stand back!",
        acts(the_firmest.loses(fortitude=2)),
        answers(PLAYED, that_player.gains(alcohol=1)),
        gambles(),
    ),
    # He joins in, which is the trouble with it.
    order(
        "brewer",
        "Otto proposes a toast!",
        acts(toast),
        answers(PLAYED, that_player.loses(fortitude=1)),
        gambles(take_control),
    ),
    # He pours back what he is given, and keeps the deposit.
    order(
        "brewer",
        "Empties, please! Deposit is on you!",
        acts(each_other_player.pays(1, TO_THE_INN)),
        answers(w.DRINK | PLAYED, mend_tracks(1)),
        cheats(take_control),
    ),
    # Steam comes out of both ears, and he is as good as new.
    order(
        "brewer",
        "Cleaning cycle started!",
        acts(reset_tracks),
        answers(PLAYED, ignore),
        gambles(leave_round),
    ),
]

FACTIONS: Final[dict[str, list[CardDef]]] = {
    "berserker": BERSERKER,
    "spelunker": SPELUNKER,
    "croupier": CROUPIER,
    "brewer": BREWER,
}

# All his cards, for whoever wants to see them.
OTTO_DECK: Final = Deck(NAME, "rdi9", [card for cards in FACTIONS.values() for card in cards])

_made: Final[dict[str, Variant]] = {}


def otto(*factions: str) -> Variant:
    """The game for two with Otto and these two factions, in whatever order; SetupError if not."""
    names = [known(faction) for faction in factions]
    if len(names) != 2 or names[0] == names[1]:
        raise SetupError(
            f"Otto's deck is made of two different factions, not of "
            f"{', '.join(factions) or 'none'}. The factions are {', '.join(FACTIONS)}.",
            "table-otto-factions",
            count=len(names),
            given=", ".join(factions) or "–",
            names=", ".join(FACTIONS),
        )
    names.sort(key=list(FACTIONS).index)
    name = f"{NAME}:{'+'.join(names)}"
    found = _made.get(name)
    if found is None:
        found = _made[name] = Variant(name, guest=seated(names), people=PEOPLE)
    return found


def seated(factions: Sequence[str]) -> Character:
    """Otto himself, with a deck of these factions."""
    return Character(
        NAME,
        "Otto",
        race="automaton",
        box="rdi9",
        deck=[card for faction in factions for card in FACTIONS[faction]],
        rules=[Automaton],
        steps=[REWARD],
        bare=True,
    )


def known(faction: str) -> str:
    """A faction by its name, or an error that says which there are."""
    name = faction.strip().lower()
    if name not in FACTIONS:
        close = difflib.get_close_matches(name, list(FACTIONS), 1)
        hint = f"; did you mean {close[0]}?" if close else "."
        raise SetupError(
            f"There is no faction {faction!r}{hint} The factions are {', '.join(FACTIONS)}.",
            "table-otto-faction",
            name=faction,
            near=close[0] if close else "none",
            names=", ".join(FACTIONS),
        )
    return name


def factions_of(variant: Variant) -> list[str]:
    """The factions of a variant with Otto; nothing for any other."""
    name, _, rest = variant.name.partition(":")
    return rest.split("+") if name == NAME else []
