"""Doctor Terci (RDI9): collects supplies, treats whoever is waiting, and sends the bill.

18 of the 40 cards carry a supply, six of each kind; a choice of two counts half for each
(TERCI-19).
"""

from lastcall.cards.shared_rdi9 import GAMBLING_BASICS_RDI9, more_drinks
from lastcall.engine.cards import Box, Character, Deck, Tracker
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    a_drink,
    action,
    another_player,
    anytime,
    by_the_rules,
    cheating,
    each_other_player,
    either,
    fill_up,
    from_the_inn,
    gain,
    gain_one_of,
    guest,
    ignore_card,
    ignore_drink,
    ignoring_a_drink,
    leaving_the_round,
    lost_fortitude,
    may_discard_from_box,
    me,
    my_drink,
    redirect,
    sometimes,
    strengthen,
    that_player,
    weaken,
    would_lose_fortitude,
    would_lose_gold,
)

SALVE, SPLINT, BANDAGE = Tracker("salve", 3), Tracker("splint", 3), Tracker("bandage", 3)

# What a Patient needs: Salves, Splints, Bandages (TERCI-18). Only the first one is documented.
PATIENTS = Deck(
    "patients",
    "rdi9",
    [
        guest(sometimes("A hung-over adventurer", when=a_drink, do=strengthen(1)), 1, 0, 0),
        guest(
            anytime("A bard who lost his voice", me.gains(fortitude=1), provenance="house"),
            0, 0, 1,
        ),
        guest(
            action(
                "A goblin with a stubbed toe",
                another_player.loses(fortitude=1),
                provenance="house",
            ),
            0, 1, 0,
        ),
        guest(
            action("A blistered barmaid", another_player.pays(1, TO_ME), provenance="house"),
            1, 0, 0,
        ),
        guest(
            sometimes("A singed apprentice", when=a_drink, do=weaken(1), provenance="house"),
            0, 0, 1,
        ),
        guest(
            action(
                "A knight with a broken arm",
                another_player.loses(fortitude=2),
                provenance="house",
            ),
            0, 2, 0,
        ),
        guest(
            action(
                "A squire with the other broken arm",
                another_player.loses(fortitude=2),
                provenance="house",
            ),
            0, 1, 1,
        ),
        guest(
            sometimes(
                "A sleepless night watchman", when=my_drink, do=ignore_drink, provenance="house"
            ),
            1, 0, 1,
        ),
        guest(
            action(
                "A merchant with gout", each_other_player.pays(1, TO_ME), provenance="house"
            ),
            1, 1, 0,
        ),
        guest(
            sometimes(
                "A knife-thrower's assistant",
                when=lost_fortitude,
                do=that_player.loses(fortitude=2),
                provenance="house",
            ),
            0, 0, 2,
        ),
        guest(
            anytime("A priest with a fever", me.gains(fortitude=1), provenance="house"), 2, 0, 0
        ),
        guest(
            action(
                "Half a dragon slayer", another_player.loses(fortitude=3), provenance="house"
            ),
            1, 1, 1,
        ),
        guest(
            action(
                "The mayor's mother",
                each_other_player.pays(1, TO_ME),
                me.gains(fortitude=1),
                provenance="house",
            ),
            2, 0, 1,
        ),
        guest(
            action(
                "An ogre with a toothache",
                each_other_player.loses(fortitude=1),
                provenance="house",
            ),
            0, 2, 1,
        ),
    ],
)  # fmt: skip

WAITING = Box("waiting", 2, deck=PATIENTS, treatable=True, starts_with=2)

TERCI = Character(
    "terci",
    "Doctor Terci",
    race="gnome",
    box="rdi9",
    side_decks=[PATIENTS],
    trackers=[SALVE, SPLINT, BANDAGE],
    boxes=[WAITING],
    at_turn_start=[by_the_rules(fill_up(WAITING))],
    deck=[
        *GAMBLING_BASICS_RDI9,
        2
        * sometimes(
            "Sometimes, my patients actually pay me!",
            when=would_lose_gold,
            do=[from_the_inn, gain(SALVE, 1)],
        ),
        # The kind of supply is ours.
        2
        * sometimes(
            "Oh hey, alcohol is sterile!",
            when=my_drink,
            do=[ignore_drink, gain(BANDAGE, 1)],
            provenance="rulebook",
            completed="the kind of supply",
        ),
        # The supply is ours: a swept room has something left in the drawers.
        anytime(
            "Emergency triage!",
            may_discard_from_box(WAITING, 2),
            gain_one_of(SALVE, BANDAGE),
            provenance="rulebook",
            completed="the supply",
        ),
        # The kind of supply is ours.
        2
        * cheating(
            "I'm a doctor, not a cheater",
            gain(SPLINT, 1),
            provenance="rulebook",
            completed="the kind of supply",
        ),
        # The amount is ours, as on its sisters in other decks.
        2
        * sometimes(
            "Take that and call me in the morning",
            when=lost_fortitude,
            do=that_player.loses(fortitude=2),
            provenance="rulebook",
            completed="the amount",
        ),
        # House: the doctor's attacks leave something in the bag.
        2
        * action(
            "This may sting a little.",
            another_player.loses(fortitude=1),
            gain(SALVE, 1),
            provenance="house",
        ),
        2
        * action(
            "Does it hurt when I do this?",
            another_player.loses(fortitude=1),
            gain(SPLINT, 1),
            provenance="house",
        ),
        # House: and one that does not.
        action("We're out of anaesthetic.", another_player.loses(fortitude=2), provenance="house"),
        # House: everybody pays the doctor.
        action(
            "That will be one Gold, each.",
            each_other_player.pays(1, TO_ME),
            gain(BANDAGE, 1),
            provenance="house",
        ),
        # House: the healer heals.
        2
        * anytime(
            "Physician, heal thyself.",
            me.gains(fortitude=1),
            gain(BANDAGE, 1),
            provenance="house",
        ),
        # House: the perfect excuse.
        2 * either("Sorry, I'm on call.", leaving_the_round, ignoring_a_drink, provenance="house"),
        # House: a doctor knows where it would hurt.
        2
        * either(
            "First, do no harm. To me.",
            ignore_card(
                gain(SPLINT, 1), types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD
            ),
            provenance="house",
        ),
        2 * more_drinks("A round for the waiting room!"),
        # House: what the doctor orders.
        anytime(
            "Take two with plenty of water.",
            me.loses(alcohol=1),
            gain(SALVE, 1),
            provenance="house",
        ),
        # House: restocking the bag.
        action(
            "Back to the clinic!",
            me.draws(2),
            gain_one_of(SALVE, BANDAGE),
            provenance="house",
        ),
        # House: somebody else's case.
        sometimes("Let me refer that.", when=would_lose_fortitude, do=redirect, provenance="house"),
    ],
)
