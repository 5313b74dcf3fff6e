"""Olivia, the Wench (RDI7): she knows what you drink next, because she has just put it there.

She wins by what she pours: her Special Reserve lies on top of every pile, is stronger than what
the Inn sells and cannot be sent away as an order can, while whatever the Inn is paid finds its way
into her apron. Her weakness is that a third of the Reserve does whoever drinks it good, and that
she hardly ever strikes anybody herself.
"""

from lastcall.cards.shared import (
    gambling_im_in,
    i_dont_think_so,
    i_raise,
    stop_playing_with_the_drinks,
    tip_the_wench,
    winning_hand,
)
from lastcall.cards.shared_rdi4 import more_drinks
from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Deck
from lastcall.engine.events import Discarded
from lastcall.engine.rules import Rule
from lastcall.engine.table import Table
from lastcall.engine.turn import Turn
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    FORTITUDE_ALCOHOL,
    TO_ITS_OWNER,
    TO_ME,
    a_drink,
    a_player,
    action,
    another_player,
    anothers_drink_phase,
    anytime,
    at_any_time,
    cheating,
    dare,
    drink,
    drink_event,
    drink_from_deck,
    each_other_player,
    either,
    ignore_card,
    ignore_drink,
    in_a_round,
    inn_paid,
    leave_round,
    me,
    mode,
    must_ante,
    my_drink,
    my_order_phase,
    pocket_the_pot,
    shots,
    sometimes,
    take_control,
    take_tips,
    the_active_player,
    the_revealer,
    weaken,
)


class QuickHands(Rule):
    """WENCH-21: one more Action in its holder's next Action Phase, wanted or not."""

    def phase_ended(self, t: Table, seat: int, phase: int) -> None:
        turn = t.frames[0]
        if phase != w.DISCARD_PHASE or self.card not in t.seats[seat].kept:
            return
        if isinstance(turn, Turn):
            turn.grant(t, seat, 1)
        origin = t.take_from_seat(seat, self.card)
        to = t.discard(self.card)
        if t.logging:
            t.events.append(Discarded(seat, self.card, origin, to))


RESERVE = Deck(
    "reserve",
    "rdi7",
    [
        # The five Elixirs (WENCH-16): they stay with whoever drinks them.
        drink(
            "Elixir of Speed",
            2,
            rules=[QuickHands],
            back="reserve",
            tags=("elixir",),
            completed="its strength",
        ),
        # House: what a sore head would order, if it could choose.
        drink(
            "Elixir of Vigor",
            3,
            keep=[at_any_time(me.gains(fortitude=3))],
            back="reserve",
            tags=("elixir",),
            provenance="house",
        ),
        drink(
            "Elixir of a Clear Head",
            3,
            keep=[at_any_time(me.loses(alcohol=2))],
            back="reserve",
            tags=("elixir",),
            provenance="house",
        ),
        # House: one skin more than one was born with.
        drink(
            "Elixir of Stone",
            3,
            keep=[ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE)],
            back="reserve",
            tags=("elixir",),
            provenance="house",
        ),
        # House: every card is the right one, just this once.
        drink(
            "Elixir of Luck",
            2,
            keep=[mode(w.CHEATING, w.MY_GAMBLING_TURN, take_control)],
            back="reserve",
            tags=("elixir",),
            provenance="house",
        ),
        # What its halves do is known.
        drink(
            "Bitter Tonic",
            4,
            extras=[me.may_discard(6)],
            back="reserve",
            completed="its strength, and how many cards",
        ),
        drink(
            "Witch's Wine",
            3,
            extras=[me.reveals(2)],
            back="reserve",
            completed="its strength, and what becomes of the cards",
        ),
        # That it speaks for the whole Drink is known, not what it says.
        drink(
            "Aged Dwarven Firewater",
            3,
            one_piece=True,
            back="reserve",
            completed="that it cannot be split",
        ),
        2
        * drink(
            "Cask Whiskey with a Chaser",
            2,
            chaser=True,
            extras=[me.discards(1)],
            back="reserve",
            completed="its strength, and how many cards",
        ),
        drink(
            "Energy Potion with a Chaser",
            1,
            chaser=True,
            extras=[me.exchanges(3)],
            back="reserve",
            completed="its strength",
        ),
        drink("Dragon Breath Ale with a Chaser", 4, chaser=True, back="reserve"),
        # That Drinks are turned up and compared is known, not who drinks which.
        drink_event(
            "The Wench dares you...", dare, back="reserve", completed="who drinks which Drink"
        ),
        drink_event(
            "Firewater shots!",
            shots(2),
            back="reserve",
            completed="the strength, and who drinks",
        ),
        drink_event(
            "Another round, hero?",
            the_revealer.pays(2, TO_ITS_OWNER),
            drink_from_deck(1),
            back="reserve",
            completed="who pays, and what for",
        ),
    ],
)

WENCH = Character(
    "wench",
    "Olivia, the Wench",
    race="human",
    box="rdi7",
    side_decks=[RESERVE],
    deck=[
        6 * gambling_im_in,
        2 * i_raise,
        2 * winning_hand,
        stop_playing_with_the_drinks,
        tip_the_wench,
        i_dont_think_so(),
        2 * more_drinks("On a tray, all at once. Watch this."),
        # Gifts.
        3
        * action(
            "How clumsy of me! Drink's on the house",
            another_player.loses(fortitude=2),
            another_player.drops_top_drink(),
            another_player.gets_reserve(RESERVE),
            completed="the type, and how much",
        ),
        # House: nothing but the gift, and so nothing that could be Ignored (WENCH-13).
        2
        * sometimes(
            "From the shelf behind the shelf.",
            when=my_order_phase,
            do=another_player.gets_reserve(RESERVE),
            provenance="house",
        ),
        # House: she has them all to herself for a moment.
        action(
            "A little something for everybody!",
            each_other_player.gets_reserve(RESERVE),
            provenance="house",
        ),
        # House: what is good costs money, and this is very good.
        action(
            "That one isn't on the menu, dear.",
            another_player.pays(2, TO_ME),
            another_player.gets_reserve(RESERVE),
            provenance="house",
        ),
        2
        * sometimes(
            "Drink up before the head settles!",
            when=anothers_drink_phase,
            do=the_active_player.drinks_one_more(),
            completed="the type and the moment",
        ),
        3
        * sometimes(
            "Playing with the drinks is MY job!",
            when=a_drink,
            do=weaken(1),
            completed="the type, and that any Drink will do",
        ),
        # Gold.
        2
        * sometimes(
            "Oh, I thought that was my tip...",
            when=in_a_round,
            do=pocket_the_pot,
            completed="the type",
        ),
        2
        * sometimes(
            "Oh, really, you shouldn't have!",
            when=inn_paid,
            do=take_tips,
            completed="the type, and how much",
        ),
        2
        * sometimes(
            "Hold on! I sense someone's playing with the drinks!",
            when=must_ante,
            do=leave_round,
            completed="the type",
        ),
        anytime(
            "How do you like my cocktail?",
            a_player.discards_and_draws(),
            completed="the owner, the type, and that it may be herself",
        ),
        # House: somebody has to stay sober here.
        2 * sometimes("Never on duty, love.", when=my_drink, do=ignore_drink, provenance="house"),
        # House: behind a tray of full mugs nobody dares to push.
        2
        * either(
            "Careful! Full tray!",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL),
            provenance="house",
        ),
        # House: whoever clears the tables shuffles the cards.
        cheating("I only straightened the deck.", provenance="house"),
        anytime("My feet! Five minutes.", me.gains(fortitude=3), provenance="house"),
    ],
)
