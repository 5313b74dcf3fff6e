"""Beastsergeant Ygella (RDI9): her Pets do the biting, and always come back.

14 of her 40 cards are Pets; three refer to Pets (YGELLA-7).
"""

from lastcall.cards.shared_rdi9 import GAMBLING_BASICS_RDI9, more_drinks
from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Mode
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    a_drink,
    action,
    another_player,
    anytime,
    each_other_player,
    either,
    fetch,
    from_the_inn,
    ignore_card,
    ignore_drink,
    ignoring_an_event,
    keep_gold,
    leaving_the_round,
    lost_fortitude,
    me,
    must_ante,
    my_drink,
    reduce_loss,
    responding,
    reveal_until,
    sometimes,
    split_drink,
    strengthen,
    take_control,
    that_player,
    would_lose_fortitude,
    would_lose_gold,
)

PET = ("pet",)

YGELLA = Character(
    "ygella",
    "Beastsergeant Ygella",
    race="dwarf",
    box="rdi9",
    deck=[
        *GAMBLING_BASICS_RDI9,
        3
        * action("Someone's got ants in their pants!", another_player.loses(fortitude=2), tags=PET),
        2 * action("Ooh, he's taken a lichen to you!", another_player.gains(alcohol=2), tags=PET),
        2
        * either(
            "Uh-oh! Time to dig our way out of trouble!",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
            tags=PET,
        ),
        # That it is a Pet is ours.
        action(
            "Group hug!",
            each_other_player.loses(fortitude=1),
            tags=PET,
            provenance="rulebook",
            completed="that it is a Pet",
        ),
        # The amount is ours, and that they are Pets.
        2
        * sometimes(
            "Careful! They swarm when threatened",
            when=lost_fortitude,
            do=that_player.loses(fortitude=2),
            tags=PET,
            provenance="rulebook",
            completed="the amount, and that they are Pets",
        ),
        2
        * sometimes(
            "I've drunk stronger stuff running down cavern walls!", when=my_drink, do=ignore_drink
        ),
        sometimes("This'll curl your whiskers!", when=my_drink, do=split_drink),
        sometimes("How 'bout a fancy rock instead?", when=would_lose_gold, do=keep_gold),
        sometimes(
            "Good thing I was wearing my great-grandmother's bucklers!",
            when=would_lose_fortitude,
            do=reduce_loss(2),
        ),
        # When it may be played is ours.
        anytime("Wanna hold one?", fetch("pet"), provenance="rulebook", completed="the type"),
        # Ours: out of a game as well.
        either(
            "Sorry, I'm on patrol duty",
            ignoring_an_event,
            leaving_the_round,
            provenance="rulebook",
            completed="the type, and leaving a Round",
        ),
        # Ours, by YGELLA-8.
        anytime(
            "Who wants a Spelunker Snack?",
            reveal_until("pet"),
            provenance="rulebook",
            completed="the type, and what is looked for",
        ),
        # The exact form is ours.
        sometimes(
            "How did this get in my snack pouch?",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="rulebook",
            completed="the type and the exact form",
        ),
        # Known: Cheating in one way, Sometimes in the other. Both effects and the owner are ours.
        either(
            "I guess I'll stick with this hand",
            Mode(w.CHEATING, w.MY_GAMBLING_TURN, (take_control,)),
            responding(must_ante, keep_gold),
            provenance="house",
            completed="both effects and the owner",
        ),
        more_drinks("Double rations for the whole table!"),
        # House: the bite, the purse, the purr and the drool.
        action(
            "Release the badgers!",
            another_player.loses(fortitude=2),
            tags=PET,
            provenance="house",
        ),
        action(
            "Good boy! Now fetch the purse!",
            another_player.pays(2, TO_ME),
            tags=PET,
            provenance="house",
        ),
        anytime(
            "Nothing heals like a purring mole-kitten.",
            me.gains(fortitude=1),
            tags=PET,
            provenance="house",
        ),
        sometimes(
            "Oh, he drools in everything.",
            when=a_drink,
            do=strengthen(2),
            tags=PET,
            provenance="house",
        ),
        # House: a nip, and another one is already at her heels.
        action(
            "Come back here, you!",
            another_player.loses(fortitude=1),
            fetch("pet"),
            provenance="house",
        ),
    ],
)
