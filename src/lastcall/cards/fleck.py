"""Fleck the Bard (RDI2): songs for everybody, luck at cards, drinks paid for with a verse."""

from lastcall.cards.shared import GAMBLING_BASICS, i_dont_think_so
from lastcall.engine import terms as w
from lastcall.engine.cards import Character
from lastcall.engine.words import (
    TO_ME,
    TO_THE_INN,
    action,
    another_gambler,
    another_player,
    anytime,
    cheating,
    each_other_player,
    each_player,
    either,
    from_the_inn,
    ignore_drink,
    ignoring_a_drink,
    keep_gold,
    leave_round,
    leaving_the_round,
    lost_fortitude,
    me,
    mode,
    must_ante,
    my_drink,
    my_order_phase,
    new_drinks_payment,
    order_drinks,
    sometimes,
    split_drink,
    that_player,
    toast,
    would_lose_gold,
)

FLECK = Character(
    "fleck",
    "Fleck the Bard",
    race="human",
    box="rdi2",
    deck=[
        *GAMBLING_BASICS,
        i_dont_think_so(),
        2
        * either(
            "Wench, please allow me to pay for these drinks with a song!",
            mode(w.SOMETIMES, my_order_phase, order_drinks(2)),
            mode(w.SOMETIMES, new_drinks_payment, keep_gold),
            provenance="reported",
        ),
        cheating(
            "What's that up your sleeve?", another_gambler.leaves_round(), provenance="reported"
        ),
        cheating("Oops... I dropped my cards...", provenance="reported"),
        cheating("Look at these cards! This must be my lucky day!", provenance="reported"),
        cheating(
            "Fortunately, I had this card up my sleeve! Ha ha, just kidding!", provenance="reported"
        ),
        cheating("It seems that Lady Luck is smiling on me!", provenance="reported"),
        sometimes(
            "You know, I should take better care of my dainty figure!",
            when=my_drink,
            do=ignore_drink,
            provenance="reported",
        ),
        sometimes(
            "I may be a fop, but I can hold my liquor!",
            when=my_drink,
            do=ignore_drink,
            provenance="reported",
        ),
        2
        * sometimes(
            "I do so hate to drink alone...", when=my_drink, do=split_drink, provenance="reported"
        ),
        either(
            "Leave me be! I'm trying to read lore here!",
            leaving_the_round,
            ignoring_a_drink,
            provenance="reported",
        ),
        sometimes(
            "Oh, Hey! This looks like a serious game.",
            when=must_ante,
            do=leave_round,
            provenance="reported",
        ),
        action("A toast! To my friends!", toast, provenance="reported"),
        sometimes(
            "Appreciative listeners! How nice!",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="reported",
        ),
        sometimes(
            "I got this from playing in the Town Square.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="reported",
        ),
        action(
            "I've composed a poem about our most recent adventure.",
            each_other_player.pays(1, TO_ME),
            provenance="reported",
        ),
        anytime(
            "Who knew? One of my fans is a priest!", me.gains(fortitude=2), provenance="reported"
        ),
        sometimes(
            "Allow me to introduce you to my biggest fan.",
            when=lost_fortitude,
            do=that_player.loses(fortitude=2),
        ),
        action(
            "Excuse me... I think you're sitting on my tuning fork.",
            another_player.loses(fortitude=1),
            provenance="reported",
        ),
        2
        * action(
            "Oh, I hate it when the strings break!",
            another_player.loses(fortitude=2),
            provenance="reported",
        ),
        2
        * action(
            "How about a rowdy drinking song?",
            each_other_player.loses(fortitude=1),
            each_player.gains(alcohol=1),
            me.pays(1, TO_THE_INN),
            provenance="reported",
        ),
        action(
            "And now I'm going to play something really sad.",
            each_player.loses(alcohol=1),
            each_other_player.pays(1, TO_ME),
        ),
        action(
            "This is in payment for that heroic ballad I wrote about you!",
            another_player.pays(2, TO_ME),
            provenance="reported",
        ),
    ],
)
