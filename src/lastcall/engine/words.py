"""The vocabulary cards are written in. A card is one expression: a type, a title, what it does.

action("Mind the chandelier!", another_player.loses(fortitude=4))
2 * sometimes("Not for me, thanks.", when=my_drink, do=ignore_drink)
"""

from collections.abc import Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, DrinkFace, Effect, Mode

Effects = Effect | Sequence[Effect]


class Who:
    """Somebody an effect happens to."""

    __slots__ = ("pick", "who")

    def __init__(self, who: int, pick: int = w.PICK_NOBODY) -> None:
        self.who = who
        self.pick = pick

    def loses(self, *, fortitude: int = 0, alcohol: int = 0) -> Effect:
        return self.gains(fortitude=-fortitude, alcohol=-alcohol)

    def gains(self, *, fortitude: int = 0, alcohol: int = 0) -> Effect:
        stat = w.FORTITUDE if fortitude else w.ALCOHOL
        return Effect(w.CHANGE, self.who, fortitude or alcohol, stat, pick=self.pick)

    def pays(self, gold: int, to: int = w.INN) -> Effect:
        return Effect(w.PAY, self.who, gold, payee=to, pick=self.pick)

    def leaves_round(self) -> Effect:
        return Effect(w.LEAVE_ROUND, self.who, pick=self.pick)

    def draws(self, cards: int, *, side_deck: int = 0) -> Effect:
        return Effect(w.DRAW, self.who, cards, side_deck, pick=self.pick)

    def discards(self, cards: int) -> Effect:
        return Effect(w.DISCARD, self.who, cards, pick=self.pick)

    def may_discard(self, cards: int) -> Effect:
        """Up to so many cards, and 1 Fortitude gained for each."""
        return Effect(w.CARDS_FOR_FORTITUDE, self.who, cards, pick=self.pick)

    def reveals(self, cards: int) -> Effect:
        return Effect(w.REVEAL, self.who, cards, pick=self.pick)

    def gets_my_top_drink(self) -> Effect:
        return Effect(w.PASS_TOP_DRINK, self.who, 1, pick=self.pick)

    def drinks_one_more(self) -> Effect:
        return Effect(w.DRINK_MORE, self.who, 1, pick=self.pick)

    def chooses(self, *alternatives: Effect) -> tuple[Effect, ...]:
        """One of these attribute changes or payments happens, chosen on resolution (OP-25)."""
        return (Effect(w.CHOOSE_ONE, self.who, len(alternatives), pick=self.pick), *alternatives)


me: Final = Who(w.ME)
another_player: Final = Who(w.PICKED, w.PICK_ANOTHER)
a_player: Final = Who(w.PICKED, w.PICK_ANYONE)
another_gambler: Final = Who(w.PICKED, w.PICK_GAMBLER)
the_active_player: Final = Who(w.PICKED, w.PICK_ACTIVE)
each_other_player: Final = Who(w.EACH_OTHER)
each_player: Final = Who(w.EACH)
that_player: Final = Who(w.SOURCE)  # whoever played the card that is being answered
the_revealer: Final = Who(w.PICKED)  # of a Drink Event

TO_ME: Final = w.ME
TO_THE_INN: Final = w.INN

# Moments, for `when=`.
my_drink: Final = w.MY_DRINK
a_drink: Final = w.A_DRINK
anothers_drink: Final = w.ANOTHERS_DRINK
must_ante: Final = w.MUST_ANTE
would_lose_gold: Final = w.WOULD_LOSE_GOLD
would_lose_fortitude: Final = w.WOULD_LOSE_FORTITUDE
lost_fortitude: Final = w.LOST_FORTITUDE
my_order_phase: Final = w.MY_ORDER_PHASE
anothers_drink_phase: Final = w.ANOTHERS_DRINK_PHASE
in_a_round: Final = w.IN_A_ROUND
another_wins_round: Final = w.ANOTHER_WINS_ROUND
another_collects_pot: Final = w.ANOTHER_COLLECTS_POT
cheating_played: Final = w.CHEATING_PLAYED
new_drinks_payment: Final = w.NEW_DRINKS_PAYMENT
numbers_played: Final = w.NUMBERS_PLAYED
event_affects_me: Final = w.EVENT_AFFECTS_ME

# Effects without arguments.
negate: Final = Effect(w.NEGATE)
ignore: Final = Effect(w.IGNORE)
redirect: Final = Effect(w.REDIRECT, w.PICKED, pick=w.PICK_BYSTANDER)
redirect_to_attacker: Final = Effect(w.REDIRECT, w.SOURCE)
share_loss: Final = Effect(w.SHARE)
from_the_inn: Final = Effect(w.FROM_THE_INN)
keep_gold: Final = Effect(w.KEEP_GOLD)
start_round: Final = Effect(w.START_ROUND)
take_control: Final = Effect(w.TAKE_CONTROL)
only_cheating_next: Final = Effect(w.ONLY_CHEATING_NEXT)
everyone_antes: Final = Effect(w.ANTE)
leave_round: Final = me.leaves_round()
end_round: Final = Effect(w.END_ROUND)
pocket_the_pot: Final = Effect(w.END_ROUND, payee=w.ME)  # end the Round, take the pot, win nothing
win_round: Final = Effect(w.WIN_ROUND)
resume_round: Final = Effect(w.RESUME_ROUND)
take_pot: Final = Effect(w.TAKE_POT)
halve_winnings: Final = Effect(w.HALVE_WINNINGS)
toast: Final = Effect(w.TOAST, w.EACH)
ignore_drink: Final = Effect(w.IGNORE_DRINK)
negate_drink: Final = Effect(w.NEGATE_DRINK)
give_drink: Final = Effect(w.GIVE_DRINK, w.PICKED, pick=w.PICK_ANOTHER)
split_drink: Final = Effect(w.SPLIT_DRINK, w.PICKED, pick=w.PICK_ANOTHER)
drink_to_fortitude: Final = Effect(w.DRINK_TO_FORTITUDE)
end_turn: Final = Effect(w.END_TURN)
if_they_dare: Final = Effect(w.MAY, w.PICKED)
if_conscious: Final = Effect(w.IF_CONSCIOUS, w.PICKED)
round_on_the_house: Final = Effect(w.ROUND_ON_THE_HOUSE, w.EACH)
drinking_contest: Final = Effect(w.DRINKING_CONTEST, w.EACH)


def order_drinks(number: int) -> Effect:
    return Effect(w.ORDER, w.ME, number)


def strengthen(alcohol: int) -> Effect:
    return Effect(w.STRENGTHEN, w.ME, alcohol)


def replace_drink(alcohol: int) -> Effect:
    return Effect(w.REPLACE_DRINK, w.ME, alcohol)


def steal_from_pot(gold: int) -> Effect:
    return Effect(w.STEAL_FROM_POT, w.ME, gold)


def raise_numbers(by: int) -> Effect:
    return Effect(w.BOOST, w.ME, by)


def more_actions(number: int) -> Effect:
    return Effect(w.MORE_ACTIONS, w.ME, number)


def drink_from_deck(number: int) -> Effect:
    return Effect(w.DRINK_FROM_DECK, w.PICKED, number)


def each_other_then_pays(gold: int) -> Effect:
    """A payment that falls due only now, with a window of its own: Gold to the revealer."""
    return Effect(w.DEMAND, w.EACH_OTHER, gold)


def reduce_loss(by: int) -> Effect:
    return Effect(w.REDUCE, w.ME, by)


def weaken(alcohol: int) -> Effect:
    """Take Alcohol Content out of a Drink, not below 0."""
    return Effect(w.STRENGTHEN, w.ME, -alcohol)


# Words for kits; trackers and boxes are named by their position in the character's kit ------------


def gain(tracker: int, points: int) -> Effect:
    return Effect(w.TRACK, w.ME, points, tracker)


def lose(tracker: int, points: int) -> Effect:
    return Effect(w.TRACK, w.ME, -points, tracker)


def gain_one_of(*trackers: int) -> Effect:
    return Effect(w.TRACK_OF_CHOICE, w.ME, 1, sum(1 << tracker for tracker in trackers))


def if_at_least(tracker: int, points: int) -> Effect:
    """What follows on the card happens only with so many points when it resolves."""
    return Effect(w.IF_TRACK, w.ME, points, tracker)


def set_out(box: int) -> Effect:
    return Effect(w.SET_OUT, w.ME, 1, box)


def may_set_out_from_discard(box: int) -> Effect:
    return Effect(w.SET_OUT_FROM_DISCARD, w.ME, 1, box)


def fill_up(box: int) -> Effect:
    return Effect(w.FILL_UP, w.ME, 1, box)


def grow(box: int, number: int = 1) -> Effect:
    return Effect(w.GROW, w.ME, number, box)


def grow_all(box: int) -> Effect:
    return Effect(w.GROW_ALL, w.ME, 1, box)


def gather(box: int) -> Effect:
    return Effect(w.GATHER, w.ME, 1, box)


def may_lay_down(box: int) -> Effect:
    """A card from hand may go into a box; what follows on the card happens only if it does."""
    return Effect(w.LAY_DOWN, w.ME, 1, box)


def clear_box(box: int, points_per_card: int) -> Effect:
    return Effect(w.CLEAR_BOX, w.ME, points_per_card, box)


def may_discard_from_box(box: int, number: int) -> Effect:
    return Effect(w.DISCARD_FROM_BOX, w.ME, number, box)


def reveal_until(tag: str) -> Effect:
    return Effect(w.REVEAL_UNTIL, w.ME, 1, tag=tag)


def fetch(tag: str) -> Effect:
    return Effect(w.FETCH, w.ME, 1, tag=tag)


def discard_or_lose(type: int, fortitude: int) -> Effect:
    """Each player discards a card of this type from hand or loses Fortitude."""
    return Effect(w.DISCARD_OR_LOSE, w.EACH, fortitude, type)


def spend(tracker: int, points: int) -> tuple[int, int, int]:
    return (w.SPEND, tracker, points)


def harvest(box: int, value: int) -> tuple[int, int, int]:
    return (w.HARVEST, box, value)


# Modes -------------------------------------------------------------------------------------------


def effects_of(do: Effects) -> tuple[Effect, ...]:
    return (do,) if isinstance(do, Effect) else tuple(do)


def mode(type: int, when: int, do: Effects, *, inside_only: bool = False) -> Mode:
    return Mode(type, when, effects_of(do), inside_only=inside_only)


def acting(*do: Effect, cost: tuple[int, int, int] = (0, 0, 0), place: int = 0) -> Mode:
    """As an Action, for an extra cost or out of a box of the kit (`place`)."""
    return Mode(w.ACTION, w.MY_ACTION, do, cost=cost, place=place)


def responding(
    when: int, *do: Effect, cost: tuple[int, int, int] = (0, 0, 0), place: int = 0
) -> Mode:
    """As a Sometimes Card."""
    return Mode(w.SOMETIMES, when, do, cost=cost, place=place)


def at_any_time(*do: Effect, cost: tuple[int, int, int] = (0, 0, 0), place: int = 0) -> Mode:
    return Mode(w.ANYTIME, w.ANY_MOMENT, do, cost=cost, place=place)


def by_the_rules(*do: Effect) -> Mode:
    """A step of a kit that is simply done; nobody can respond to it."""
    return Mode(w.RULE, 0, do)


def ignore_card(
    *then: Effect, types: int, affecting: int, cost: tuple[int, int, int] = (0, 0, 0)
) -> Mode:
    """Ignore a card of these types that affects one of these attributes of mine."""
    return Mode(
        w.SOMETIMES, w.CARD_AFFECTS_ME, (ignore, *then), scope=affecting, types=types, cost=cost
    )


FORTITUDE: Final = w.FORTITUDE
FORTITUDE_ALCOHOL: Final = w.FORTITUDE | w.ALCOHOL
FORTITUDE_ALCOHOL_GOLD: Final = w.FORTITUDE | w.ALCOHOL | w.GOLD
ACTION_SOMETIMES_ANYTIME: Final = w.ACTION | w.SOMETIMES | w.ANYTIME

ignoring_a_drink: Final = mode(w.SOMETIMES, my_drink, ignore_drink)
leaving_the_round: Final = mode(w.SOMETIMES, must_ante, leave_round)
ignoring_an_event: Final = mode(w.SOMETIMES, event_affects_me, ignore)


# Cards -------------------------------------------------------------------------------------------


def action(
    title: str,
    *do: Effect,
    provenance: str = "rulebook",
    picks: int = 1,
    tags: tuple[str, ...] = (),
) -> CardDef:
    return CardDef(
        title,
        (Mode(w.ACTION, w.MY_ACTION, do, least=picks, most=picks),),
        provenance=provenance,
        tags=tags,
    )


def anytime(
    title: str, *do: Effect, provenance: str = "rulebook", tags: tuple[str, ...] = ()
) -> CardDef:
    return CardDef(title, (at_any_time(*do),), provenance=provenance, tags=tags)


def gambling(
    title: str, *do: Effect, beats_winning_hand: bool = False, provenance: str = "rulebook"
) -> CardDef:
    """A Gambling Card takes control and then does what else it says (GAMB-10)."""
    face = Mode(
        w.GAMBLING,
        w.MY_GAMBLING_TURN,
        (take_control, *do),
        beats_winning_hand=beats_winning_hand,
    )
    return CardDef(title, (face,), provenance=provenance)


def cheating(title: str, *do: Effect, provenance: str = "rulebook") -> CardDef:
    """A Cheating Card takes control too, whatever lies there (GAMB-20)."""
    return CardDef(
        title,
        (Mode(w.CHEATING, w.MY_GAMBLING_TURN, (take_control, *do)),),
        provenance=provenance,
    )


def sometimes(
    title: str,
    *,
    when: int,
    do: Effects,
    inside_only: bool = False,
    provenance: str = "rulebook",
    tags: tuple[str, ...] = (),
) -> CardDef:
    face = mode(w.SOMETIMES, when, do, inside_only=inside_only)
    return CardDef(title, (face,), provenance=provenance, tags=tags)


def either(
    title: str, *modes: Mode, provenance: str = "rulebook", tags: tuple[str, ...] = ()
) -> CardDef:
    """A card with OR on it: one of its modes is chosen as it is played (CARD-8)."""
    return CardDef(title, modes, provenance=provenance, tags=tags)


def boxed(
    title: str,
    ladder: Sequence[int],
    *gather: Effect,
    evergreen: bool = False,
    provenance: str = "rulebook",
) -> CardDef:
    """A card that grows in a box; `gather` is what it does when it leaves the box ripe."""
    faces = (Mode(w.ACTION, 0, gather),) if gather else ()
    return CardDef(title, faces, ladder=tuple(ladder), evergreen=evergreen, provenance=provenance)


def guest(card: CardDef, *needs: int) -> CardDef:
    """A card that waits in a box until what it needs has been spent, tracker by tracker."""
    return CardDef(
        card.title, card.modes, provenance=card.provenance, tags=card.tags, needs=tuple(needs)
    )


def drink(
    title: str,
    alcohol: int = 0,
    fortitude: int = 0,
    *,
    chaser: bool = False,
    splits: bool = False,
    one_piece: bool = False,
    races: Sequence[tuple[str, int, int]] = (),
    extras: Sequence[Effect] = (),
    keep: Sequence[Mode] = (),
    back: str = "drink",
    provenance: str = "rulebook",
) -> CardDef:
    """A Drink Card. `keep` are the modes in which it can be played once it stays with a player."""
    face = DrinkFace(
        alcohol,
        fortitude,
        chaser=chaser,
        splits=splits,
        one_piece=one_piece,
        races=tuple(races),
        extras=tuple(extras),
        keeps=bool(keep),
    )
    return CardDef(title, tuple(keep), drink=face, back=back, provenance=provenance)


def drink_event(title: str, *do: Effect, provenance: str = "rulebook") -> CardDef:
    return CardDef(title, (Mode(w.EVENT, 0, do),), provenance=provenance)
