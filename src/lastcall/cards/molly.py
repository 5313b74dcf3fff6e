"""Molly the Stablehand (RDI7): whoever comes in by the stable comes in by her.

She wins by company: an animal a turn, and one more for every horseshoe, each of which nobody can
answer, because it is only an animal. Her weakness is that they come as they please, hers is the
first foot they step on, those that stay are gone after three more, and her own hand is light.
"""

from lastcall.cards.shared import GAMBLING_BASICS, i_dont_think_so
from lastcall.cards.shared_rdi4 import more_drinks
from lastcall.engine import terms as w
from lastcall.engine.cards import Box, CardDef, Character, Deck, Enemy, Mode
from lastcall.engine.consequences import Consequence
from lastcall.engine.drinks import Drink
from lastcall.engine.play import Play, step_of_kit
from lastcall.engine.preview import Blow, Layer, Paper
from lastcall.engine.rules import Rule
from lastcall.engine.table import Table
from lastcall.engine.word import Word
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    TO_THE_INN,
    a_player,
    action,
    another_player,
    anothers_drink_phase,
    anytime,
    arrive,
    at_once,
    by_the_rules,
    cheating,
    each_player,
    either,
    from_the_inn,
    from_the_row,
    give_drink,
    if_they_dare,
    ignore_card,
    ignore_drink,
    in_a_round,
    leave_round,
    lost_fortitude,
    me,
    must_ante,
    my_drink,
    per_pick,
    reduce_loss,
    sometimes,
    steal_from_pot,
    take_place,
    that_player,
    the_active_player,
    weaken,
    would_lose_fortitude,
    would_lose_gold,
)

# MOLLY-2: three slots in a row, and whoever comes takes the first.
ARRIVED = Box("arrived", 1, live=True, row="stable")
RESTING = Box("resting", 1, live=True, row="stable")
PACKED = Box("packed", 1, live=True, row="stable")
SLOTS = (ARRIVED, RESTING, PACKED)

# Constant animals (MOLLY-14): they are in force in any slot ---------------------------------------


class ThickCoat(Rule):
    """Her keeper loses 1 Fortitude less to every card and animal."""

    def modifies(self, t: Table, play: Play, change: Consequence, amount: int) -> int:
        if change.seat != self.seat or change.attribute != w.FORTITUDE or amount >= 0:
            return 0
        if (play.eased >> self.seat) & 1:
            return 0  # a part of it has taken place
        return 1 if play.comes_first(change) else 0  # of one card it is one loss

    def foretells(self, paper: Paper, layer: Layer, blow: Blow) -> int:
        if blow.seat != self.seat or blow.attribute != w.FORTITUDE or blow.amount >= 0:
            return 0
        if not lies_in_a_slot(paper, self.seat, self.card):
            return 0
        return 1 if layer.comes_first(blow) else 0


def lies_in_a_slot(paper: Paper, seat: int, card: int) -> bool:
    return any(card == each for box in paper.view.seats[seat].boxes for each, _ in box)


class HornOfHealing(Rule):
    """MOLLY-32: at the end of her turn, once."""

    def turn_ended(self, t: Table, seat: int) -> None:
        if seat == self.seat and len(t.seats[seat].hand) >= 2:
            t.frames.append(step_of_kit(t, seat, -1, t.game.defs[self.card].modes[0]))


class GoodNose(Rule):
    """A card more when her turn ends."""

    def turn_ended(self, t: Table, seat: int) -> None:
        if seat == self.seat:
            t.draw(seat, 1)


class EatsAnything(Rule):
    """After a strong Drink of hers there is less of it than there was."""

    def drank(self, t: Table, drink: Drink, alcohol: int) -> None:
        if drink.drinker == self.seat and alcohol >= 2:
            t.change(self.seat, w.ALCOHOL, -1)


# The Stable Deck ---------------------------------------------------------------------------------

INTO_THE_STABLE = take_place(*SLOTS)
HOOFED = "hoofed"
CAT = "cat"
MOUSE = "mouse"


def animal(
    title: str,
    *modes: Mode,
    kind: str = "",
    species: str = "",
    enemy: Enemy | None = None,
    rule: type[Rule] | None = None,
    provenance: str = "house",
    completed: str = "",
) -> CardDef:
    return CardDef(
        title,
        modes,
        tags=tuple(tag for tag in (kind, species) if tag),
        enemy=enemy,
        rules=(rule,) if rule is not None else (),
        provenance=provenance,
        completed=completed,
    )


def instant(
    title: str,
    *do: Word,
    species: str = "",
    enemy: Enemy | None = None,
    provenance: str = "house",
    completed: str = "",
) -> CardDef:
    """MOLLY-13: once, on arrival."""
    return animal(
        title,
        at_once(*do, INTO_THE_STABLE),
        kind="instant",
        species=species,
        enemy=enemy,
        provenance=provenance,
        completed=completed,
    )


STABLE = Deck(
    "stable",
    "rdi7",
    [
        instant(
            "Bert the Donkey", a_player.loses(fortitude=1), species=HOOFED, provenance="rulebook"
        ),
        instant(
            "Pooky!",
            each_player.loses(fortitude=1),
            enemy=Enemy(),
            provenance="rulebook",
            completed="that every animal is its Enemy",
        ),
        # Only the name is known: whatever runs on hooves runs from it.
        instant(
            "Hariz Mu the Panther",
            a_player.loses(fortitude=2),
            species=CAT,
            enemy=Enemy(HOOFED),
            completed="everything but the title",
        ),
        # House: geese are the best watchdogs, and know it.
        instant("Gertrude the Goose", a_player.loses(fortitude=1)),
        # House: everybody feels better for a look at that face.
        instant("Biscuit the Pony", each_player.gains(fortitude=1), species=HOOFED),
        # House: whatever glitters.
        instant("Pilfer the Magpie", another_player.pays(1, TO_THE_INN)),
        # That it protects from such a loss is to be read between the lines.
        animal("Flashie", kind="constant", rule=ThickCoat, completed="the kind and the effect"),
        animal(
            "Elandral the Unicorn",
            Mode(
                w.RULE,
                0,
                (if_they_dare(me.discards(2), me.gains(fortitude=1)),),
                by_nobody=True,
            ),
            kind="constant",
            species=HOOFED,
            rule=HornOfHealing,
            provenance="rulebook",
            completed="the kind, and how much",
        ),
        # House: finds things.
        animal("Truffle the Pig", kind="constant", rule=GoodNose),
        # House: labels, corks, and what comes after them.
        animal("Nibbles the Goat", kind="constant", species=HOOFED, rule=EatsAnything),
        # When it bites is known, not how badly.
        animal(
            "Smooches the Rabid Mosquito",
            from_the_row(anothers_drink_phase, the_active_player.loses(fortitude=1), place=ARRIVED),
            completed="the effect",
        ),
        # House: nobody hits her through two thousand pounds of horse.
        animal(
            "Thunder the Carthorse",
            from_the_row(would_lose_fortitude, reduce_loss(2), place=ARRIVED),
            species=HOOFED,
        ),
        # House: puts her face into every mug.
        animal(
            "Whiskers the Barn Cat",
            from_the_row(my_drink, weaken(2), place=ARRIVED),
            species=CAT,
            enemy=Enemy(MOUSE),
        ),
        # House: small enough to get under any pot, and gone as soon as there is a cat.
        animal(
            "Pip the Field Mouse",
            from_the_row(in_a_round, steal_from_pot(1), place=ARRIVED),
            species=MOUSE,
            enemy=Enemy(CAT, goes_itself=True),
        ),
    ],
)
for slot in SLOTS:
    slot.deck = STABLE

A_VISIT = arrive(*SLOTS)  # the horseshoe on the card

MOLLY = Character(
    "molly",
    "Molly the Stablehand",
    race="halfling",
    box="rdi7",
    side_decks=[STABLE],
    boxes=SLOTS,
    at_turn_start=[by_the_rules(A_VISIT)],
    deck=[
        *GAMBLING_BASICS,
        i_dont_think_so(),
        2 * more_drinks("Water for the horses, ale for the rest!"),
        2
        * either(
            "The stable's forces are loose!",
            Mode(
                w.ACTION,
                w.MY_ACTION,
                (another_player.loses(fortitude=2), me.pays(per_pick(1), TO_THE_INN)),
                least=1,
                most=3,
            ),
            completed="the type",
        ),
        # Five cards with a horseshoe.
        3
        * action(
            "Don't feed the animals!",
            another_player.loses(fortitude=1),
            A_VISIT,
            completed="the type",
        ),
        # House: with all due affection, and whatever they held is on the floor.
        action(
            "She only bites people she likes.",
            another_player.loses(fortitude=1),
            another_player.discards(1),
            A_VISIT,
            provenance="house",
        ),
        # House: at any hour.
        anytime("Shh. Something's in the straw.", A_VISIT, provenance="house"),
        # House: a tool of the trade.
        3 * action("Mind the pitchfork!", another_player.loses(fortitude=2), provenance="house"),
        2
        * sometimes("We'll save this for later, won't we, buddy?", when=my_drink, do=ignore_drink),
        2
        * either(
            "Not now! It's feeding time!",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE),
            completed="the types of card it answers",
        ),
        3 * cheating("Eddie, stop peeking!"),
        # House: oats do not buy themselves.
        2
        * sometimes(
            "That's what the oat money's for.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        # House: there is always somebody who has to.
        2
        * sometimes(
            "Can't. Somebody has to muck out.", when=must_ante, do=leave_round, provenance="house"
        ),
        # House: she learnt it where everybody kicks.
        sometimes(
            "Kicks like a mule!",
            when=lost_fortitude,
            do=that_player.loses(fortitude=2),
            provenance="house",
        ),
        # House: nobody says no to being fed.
        sometimes(
            "There's a good boy. Drink up.", when=my_drink, do=give_drink, provenance="house"
        ),
        # House: the best bed in the house is not in the house.
        anytime("Hay is softer than it looks.", me.gains(fortitude=2), provenance="house"),
    ],
)
