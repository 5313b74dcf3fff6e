"""The vocabulary cards are written in. A card is one expression: a type, a title, what it does.

action("Mind the chandelier!", another_player.loses(fortitude=4))
2 * sometimes("Not for me, thanks.", when=my_drink, do=ignore_drink)
"""

from collections.abc import Callable, Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import Box, CardDef, Deck, DrinkFace, Mode, Tracker
from lastcall.engine.effects.answers import (
    Boost,
    CannotBeNegated,
    FromTheInn,
    Ignore,
    KeepGold,
    Negate,
    Redirect,
    Reduce,
    Share,
    StopGain,
    TakeTips,
)
from lastcall.engine.effects.boxes import (
    ClearBox,
    DiscardFromBox,
    FillUp,
    Gather,
    Grow,
    GrowAll,
    Harvest,
    LayDown,
    PassTopDrink,
    SetOutFromDiscard,
    SetOutTop,
)
from lastcall.engine.effects.changes import Change, Pay, TakeGold
from lastcall.engine.effects.drinks import (
    DrinkToFortitude,
    FortitudeInstead,
    GiveDrink,
    IgnoreDrink,
    LaceDrink,
    NegateDrink,
    ReplaceDrink,
    SendToPile,
    SplitDrink,
    SpoilDrink,
    Strengthen,
    WeakenTo,
)
from lastcall.engine.effects.flow import ChooseOne, ForEach, IfConscious, IfTrack, May
from lastcall.engine.effects.hands import (
    CardsForFortitude,
    Discard,
    DiscardAndDraw,
    DiscardForLess,
    DiscardOrLose,
    Draw,
    Exchange,
    Fetch,
    PutBack,
    Reveal,
    RevealUntil,
)
from lastcall.engine.effects.leaving import StepOutside
from lastcall.engine.effects.looking import ForeseeDeck, ForeseePile
from lastcall.engine.effects.offers import DropTopDrink, EachChooses, Offers
from lastcall.engine.effects.rounds import (
    Ante,
    EndRound,
    HalveWinnings,
    LeaveRound,
    OnlyCheatingNext,
    ResumeRound,
    StartBoundRound,
    StartRound,
    StealFromPot,
    TakeControl,
    TakePot,
    WinRound,
)
from lastcall.engine.effects.serving import (
    Dare,
    Demand,
    DrinkFromDeck,
    DrinkingContest,
    DrinkMore,
    EndTurn,
    GiveReserve,
    LeaveTurn,
    MoreActions,
    Order,
    RoundOnTheHouse,
    Shots,
    Toast,
)
from lastcall.engine.effects.trackers import MayTrack, Spend, Track, TrackOfChoice
from lastcall.engine.effects.turned import Arrive, Attach, BoostWhole, StayBefore, TakePlace
from lastcall.engine.rules import Rule
from lastcall.engine.word import Amount, Cost, PerPick, PerPoint, PerPointOfTheirs, Who, Word

Words = Word | Sequence[Word]
Number = int | Amount


def counted(number: Number, sign: int = 1) -> Amount:
    """A number as printed, or one that is counted."""
    return (Amount(number) if isinstance(number, int) else number).times(sign)


class Somebody(Who):
    """Somebody a word happens to, as cards speak of them."""

    __slots__ = ()

    def loses(self, *, fortitude: Number = 0, alcohol: Number = 0) -> Word:
        return self._changes(fortitude, alcohol, -1)

    def gains(self, *, fortitude: Number = 0, alcohol: Number = 0) -> Word:
        return self._changes(fortitude, alcohol, 1)

    def _changes(self, fortitude: Number, alcohol: Number, sign: int) -> Word:
        if fortitude:
            return Change(self, w.FORTITUDE, counted(fortitude, sign))
        return Change(self, w.ALCOHOL, counted(alcohol, sign))

    def pays(self, gold: Number, to: int = w.INN) -> Word:
        return Pay(self, counted(gold), to)

    def leaves_round(self) -> Word:
        return LeaveRound(self)

    def draws(self, cards: int, *, deck: Deck | None = None) -> Word:
        return Draw(self, cards, deck)

    def discards(self, cards: int) -> Word:
        return Discard(self, cards)

    def may_discard(self, cards: int) -> Word:
        """Up to so many cards, and 1 Fortitude gained for each."""
        return CardsForFortitude(self, cards)

    def exchanges(self, cards: int) -> Word:
        """Discard so many cards, then draw so many."""
        return Exchange(self, cards)

    def discards_and_draws(self) -> Word:
        """As at the beginning of a turn."""
        return DiscardAndDraw(self)

    def reveals(self, cards: int) -> Word:
        return Reveal(self, cards)

    def gets_my_top_drink(self) -> Word:
        return PassTopDrink(self)

    def gets_reserve(self, deck: Deck) -> Word:
        """The top card of this side deck of mine goes on top of their Drink Me! pile."""
        return GiveReserve(self, deck)

    def drops_top_drink(self) -> Word:
        return DropTopDrink(self)

    def has_their_pile_foreseen(self, cards: int) -> Word:
        """Look at the top cards of their Drink Me! pile and put them back in any order."""
        return ForeseePile(self, cards)

    def drinks_one_more(self) -> Word:
        return DrinkMore(self)

    def gets(self, tracker: Tracker, points: int = 1) -> Word:
        """Points of a tracker that stands on everybody's mat."""
        return Track(self, tracker, points)

    def chooses(self, *alternatives: Word) -> tuple[Word, ...]:
        """One of these words happens, chosen on resolution (OP-25)."""
        return (ChooseOne(self, alternatives),)


me: Final = Somebody(wd.ME)
another_player: Final = Somebody(wd.PICKED, wd.PICK_ANOTHER)
a_player: Final = Somebody(wd.PICKED, wd.PICK_ANYONE)
another_gambler: Final = Somebody(wd.PICKED, wd.PICK_GAMBLER)
the_active_player: Final = Somebody(wd.PICKED, wd.PICK_ACTIVE)
each_other_player: Final = Somebody(wd.EACH_OTHER)
each_player: Final = Somebody(wd.EACH)
that_player: Final = Somebody(wd.SOURCE)  # whoever played the card that is being answered
the_revealer: Final = Somebody(wd.PICKED)  # of a Drink Event
the_drinker: Final = Somebody(wd.DRINKER)  # of a Drink that something is added to
a_bystander: Final = Somebody(wd.PICKED, wd.PICK_BYSTANDER)
the_richest: Final = Somebody(wd.RICHEST)  # of the other players; several, if they are even
the_firmest: Final = Somebody(wd.FIRMEST)
the_drunkest: Final = Somebody(wd.DRUNKEST)

TO_ME: Final = w.PLAYER
TO_THE_INN: Final = w.INN
TO_ITS_OWNER: Final = w.OWNER  # of a card that anybody may turn up: whoever's deck it is of

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
gained_alcohol: Final = w.GAINED_ALCOHOL
lost_gold: Final = w.LOST_GOLD
another_would_gain: Final = w.ANOTHER_WOULD_GAIN
drink_heals_another: Final = w.DRINK_HEALS_ANOTHER
somebody_lost_fortitude: Final = w.SOMEBODY_LOST_FORTITUDE
inn_robbed: Final = w.INN_ROBBED
inn_paid: Final = w.INN_PAID
my_drink_abroad: Final = w.MY_DRINK_ABROAD

# Words without arguments.
negate: Final = Negate()
cannot_be_negated: Final = CannotBeNegated()
ignore: Final = Ignore()
redirect: Final = Redirect(a_bystander)
redirect_to_attacker: Final = Redirect(that_player)
share_loss: Final = Share()
stop_gain: Final = StopGain()
from_the_inn: Final = FromTheInn()
keep_gold: Final = KeepGold()
take_tips: Final = TakeTips()  # what the Inn has just been paid goes to me
start_round: Final = StartRound()
start_bound_round: Final = StartBoundRound()  # nobody may leave it of their own will
take_control: Final = TakeControl()
only_cheating_next: Final = OnlyCheatingNext()
everyone_antes: Final = Ante()
leave_round: Final = LeaveRound(me)
end_round: Final = EndRound()
pocket_the_pot: Final = EndRound(takes_pot=True)  # end the Round, take the pot, win nothing
win_round: Final = WinRound()
resume_round: Final = ResumeRound()
take_pot: Final = TakePot()
halve_winnings: Final = HalveWinnings()
toast: Final = Toast()
ignore_drink: Final = IgnoreDrink()
negate_drink: Final = NegateDrink()
spoil_drink: Final = SpoilDrink()
give_drink: Final = GiveDrink(another_player)
split_drink: Final = SplitDrink(another_player)
send_to_pile: Final = SendToPile(a_player)  # Ignore it, and let somebody have it later
drink_to_fortitude: Final = DrinkToFortitude()
end_turn: Final = EndTurn()
leave_turn: Final = LeaveTurn()
drop_top_drink: Final = DropTopDrink()
round_on_the_house: Final = RoundOnTheHouse()
drinking_contest: Final = DrinkingContest()
dare: Final = Dare()


def cannot_be_negated_if(tracker: Tracker) -> Word:
    """Its card cannot be Negated where whoever played what it answers has a point of this."""
    return CannotBeNegated(tracker)


def take_gold(gold: int) -> Word:
    """Gold from the Inn."""
    return TakeGold(gold)


def redirect_to(who: Who) -> Word:
    return Redirect(who)


def if_they_dare(*words: Word) -> Word:
    """Whoever it is about may choose to let these happen, or not."""
    return May(words)


def if_conscious(*words: Word) -> Word:
    return IfConscious(words)


def for_each(times: Amount, *words: Word) -> Word:
    """These happen so many times over."""
    return ForEach(times, words)


def points_of(tracker: Tracker, *, base: int = 0, every: int = 1, each: int = 1) -> Amount:
    """A number that is counted when it resolves: `base`, and `each` for every so many points."""
    return PerPoint(base, tracker, every, each)


def points_of_theirs(tracker: Tracker, *, base: int = 0, each: int = 1) -> Amount:
    """`base`, and `each` for every point that whoever was named has when it resolves."""
    return PerPointOfTheirs(base, tracker, each)


def per_pick(number: int) -> Amount:
    """So much for every player named (RDI7-30)."""
    return PerPick(number)


def order_drinks(number: int) -> Word:
    return Order(number)


def strengthen(alcohol: int) -> Word:
    return Strengthen(alcohol)


def lace_drink(alcohol: int, word: Word) -> Word:
    """Alcohol Content, and what `the_drinker` draws, discards or reveals, are put into a Drink."""
    return LaceDrink(alcohol, word)


def weaken(alcohol: int) -> Word:
    """Take Alcohol Content out of a Drink, not below 0."""
    return Strengthen(-alcohol)


def weaken_to(alcohol: int) -> Word:
    """Take Alcohol Content out of a Drink until no more than this is left."""
    return WeakenTo(alcohol)


def replace_drink(alcohol: int) -> Word:
    return ReplaceDrink(alcohol)


def fortitude_instead(fortitude: int) -> Word:
    """Fortitude in place of whatever Alcohol Content a Drink has, if it has any."""
    return FortitudeInstead(fortitude)


def steal_from_pot(gold: int) -> Word:
    return StealFromPot(gold)


def raise_numbers(by: int) -> Word:
    return Boost(by)


def reduce_loss(by: int) -> Word:
    return Reduce(by)


def more_actions(number: int) -> Word:
    return MoreActions(number)


def shots(alcohol: int) -> Word:
    """Everybody has a Drink of this Alcohol Content."""
    return Shots(alcohol)


def toast_with_less(alcohol: int) -> Word:
    """A toast, and one's own Drink has so much less in it."""
    return Toast(alcohol)


def drink_from_deck(number: int) -> Word:
    return DrinkFromDeck(number)


def each_other_then_pays(gold: int) -> Word:
    """A payment that falls due only now, with a window of its own: Gold to the revealer."""
    return Demand(gold)


def foresee_drinks(cards: int) -> Word:
    """Look at the top cards of the Drink Deck and put them back in any order."""
    return ForeseeDeck(cards)


def reveal_until(tag: str) -> Word:
    return RevealUntil(tag)


def step_outside(tracker: Tracker) -> Word:
    """Its player and whoever is named leave the table; `tracker` says so on their mats."""
    return StepOutside(tracker)


def fetch(tag: str) -> Word:
    return Fetch(tag)


def discard_or_lose(type: int, fortitude: int) -> Word:
    """Each player discards a card of this type from hand or loses Fortitude."""
    return DiscardOrLose(each_player, type, fortitude)


def discard_for_less(type: int, fortitude: int, least: int) -> Word:
    """Each player loses Fortitude, or less of it for a card of this type from hand."""
    return DiscardForLess(each_player, type, fortitude, least)


def each_puts_back(cards: int) -> Word:
    """Everybody in turn order puts cards from hand on top of their own deck."""
    return PutBack(cards)


def each_may_buy(*offers: tuple[int, Word]) -> Word:
    """Everybody in turn order may have these, each once, for so much Gold to the Inn."""
    return Offers(tuple(price for price, _ in offers), tuple(word for _, word in offers))


def each_chooses(*words: Word) -> Word:
    """Everybody in turn order chooses one of these."""
    return EachChooses((0,) * len(words), words)


# Words for kits ----------------------------------------------------------------------------------


def gain(tracker: Tracker, points: int) -> Word:
    return Track(me, tracker, points)


def may_gain(tracker: Tracker, points: int) -> Word:
    """Points one may take or leave."""
    return MayTrack(tracker, points)


def lose(tracker: Tracker, points: int) -> Word:
    return Track(me, tracker, -points)


def gain_one_of(*trackers: Tracker) -> Word:
    return TrackOfChoice(trackers)


def if_at_least(tracker: Tracker, points: int, *words: Word) -> Word:
    """These happen only with so many points when the card resolves."""
    return IfTrack(tracker, points, words)


def set_out(box: Box) -> Word:
    return SetOutTop(box)


def may_set_out_from_discard(box: Box) -> Word:
    return SetOutFromDiscard(box)


def fill_up(box: Box) -> Word:
    return FillUp(box)


def grow(box: Box, number: int = 1) -> Word:
    return Grow(box, number)


def grow_all(box: Box) -> Word:
    return GrowAll(box)


def gather(box: Box) -> Word:
    return Gather(box)


def may_lay_down(box: Box, *if_you_do: Word) -> Word:
    """A card from hand may go into a box; if it does, these happen."""
    return LayDown(box, if_you_do)


def clear_box(box: Box, tracker: Tracker, points_per_card: int) -> Word:
    """Discard everything in a box, for points of a tracker."""
    return ClearBox(box, tracker, points_per_card)


def may_discard_from_box(box: Box, number: int) -> Word:
    return DiscardFromBox(box, number)


def attach(deck: Deck) -> Word:
    """The top card of a side deck becomes part of this one, before anybody responds."""
    return Attach(deck)


def raise_whole(by: int) -> Word:
    """On a card that is attached: every number of the card it joins grows."""
    return BoostWhole(by)


def stay_before_another(box: Box) -> Word:
    """It is put before another player, into this box, and stays there."""
    return StayBefore(box)


def arrive(*row: Box) -> Word:
    """The top card of the side deck that fills a row of boxes comes into it."""
    return Arrive(row)


def take_place(*row: Box) -> Word:
    """On a card that does something as it arrives: after that it takes its place in the row."""
    return TakePlace(row)


def spend(tracker: Tracker, points: int) -> Cost:
    return Spend(tracker, points)


def harvest(box: Box, value: int) -> Cost:
    return Harvest(box, value)


# Modes -------------------------------------------------------------------------------------------


def words_of(do: Words) -> tuple[Word, ...]:
    return (do,) if isinstance(do, Word) else tuple(do)


def mode(type: int, when: int, do: Words, *, inside_only: bool = False) -> Mode:
    return Mode(type, when, words_of(do), inside_only=inside_only)


def acting(*do: Word, cost: Cost | None = None, place: Box | None = None) -> Mode:
    """As an Action, for an extra cost or out of a box of the kit (`place`)."""
    return Mode(w.ACTION, w.MY_ACTION, do, cost=cost, place=place)


def responding(when: int, *do: Word, cost: Cost | None = None, place: Box | None = None) -> Mode:
    """As a Sometimes Card."""
    return Mode(w.SOMETIMES, when, do, cost=cost, place=place)


def at_any_time(*do: Word, cost: Cost | None = None, place: Box | None = None) -> Mode:
    return Mode(w.ANYTIME, w.ANY_MOMENT, do, cost=cost, place=place)


def at_once(*do: Word) -> Mode:
    """What a card does as it arrives: nobody can answer it, and no player does it."""
    return Mode(w.RULE, 0, do, by_nobody=True)


def from_the_row(when: int, *do: Word, place: Box) -> Mode:
    """As a Sometimes Card out of a row of boxes, which nobody can answer."""
    return Mode(w.SOMETIMES, when, do, place=place, by_nobody=True)


def by_the_rules(*do: Word) -> Mode:
    """A step of a kit that is simply done; nobody can respond to it."""
    return Mode(w.RULE, 0, do)


def ignore_card(*then: Word, types: int, affecting: int, cost: Cost | None = None) -> Mode:
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
    *do: Word,
    provenance: str = "rulebook",
    completed: str = "",
    picks: int = 1,
    tags: tuple[str, ...] = (),
) -> CardDef:
    return CardDef(
        title,
        (Mode(w.ACTION, w.MY_ACTION, do, least=picks, most=picks),),
        provenance=provenance,
        completed=completed,
        tags=tags,
    )


def anytime(
    title: str,
    *do: Word,
    provenance: str = "rulebook",
    completed: str = "",
    tags: tuple[str, ...] = (),
) -> CardDef:
    return CardDef(
        title, (at_any_time(*do),), provenance=provenance, completed=completed, tags=tags
    )


def gambling(
    title: str,
    *do: Word,
    beats_winning_hand: bool = False,
    provenance: str = "rulebook",
    completed: str = "",
) -> CardDef:
    """A Gambling Card takes control and then does what else it says (GAMB-10)."""
    face = Mode(
        w.GAMBLING,
        w.MY_GAMBLING_TURN,
        (take_control, *do),
        beats_winning_hand=beats_winning_hand,
    )
    return CardDef(title, (face,), provenance=provenance, completed=completed)


def cheating(title: str, *do: Word, provenance: str = "rulebook", completed: str = "") -> CardDef:
    """A Cheating Card takes control too, whatever lies there (GAMB-20)."""
    return CardDef(
        title,
        (Mode(w.CHEATING, w.MY_GAMBLING_TURN, (take_control, *do)),),
        provenance=provenance,
        completed=completed,
    )


def sometimes(
    title: str,
    *,
    when: int,
    do: Words,
    inside_only: bool = False,
    provenance: str = "rulebook",
    completed: str = "",
    tags: tuple[str, ...] = (),
) -> CardDef:
    face = mode(w.SOMETIMES, when, do, inside_only=inside_only)
    return CardDef(title, (face,), provenance=provenance, completed=completed, tags=tags)


def either(
    title: str,
    *modes: Mode,
    provenance: str = "rulebook",
    completed: str = "",
    tags: tuple[str, ...] = (),
) -> CardDef:
    """A card with OR on it: one of its modes is chosen as it is played (CARD-8)."""
    return CardDef(title, modes, provenance=provenance, completed=completed, tags=tags)


def boxed(
    title: str,
    ladder: Sequence[int],
    *gather: Word,
    evergreen: bool = False,
    provenance: str = "rulebook",
    completed: str = "",
) -> CardDef:
    """A card that grows in a box; `gather` is what it does when it leaves the box ripe."""
    faces = (Mode(w.ACTION, 0, gather),) if gather else ()
    return CardDef(
        title,
        faces,
        ladder=tuple(ladder),
        evergreen=evergreen,
        provenance=provenance,
        completed=completed,
    )


def guest(card: CardDef, *needs: int) -> CardDef:
    """A card that waits in a box until what it needs has been spent, tracker by tracker."""
    return CardDef(
        card.title,
        card.modes,
        provenance=card.provenance,
        completed=card.completed,
        tags=card.tags,
        needs=tuple(needs),
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
    extras: Sequence[Word] = (),
    keep: Sequence[Mode] = (),
    rules: Sequence[Callable[[int], Rule]] = (),
    back: str = "drink",
    provenance: str = "rulebook",
    completed: str = "",
    tags: tuple[str, ...] = (),
) -> CardDef:
    """A Drink Card. `keep` are the modes in which it can be played once it stays with a player,
    `rules` what joins in while it lies there.
    """
    face = DrinkFace(
        alcohol,
        fortitude,
        chaser=chaser,
        splits=splits,
        one_piece=one_piece,
        races=tuple(races),
        extras=tuple(extras),
        keeps=bool(keep) or bool(rules),
    )
    return CardDef(
        title,
        tuple(keep),
        drink=face,
        back=back,
        rules=rules,
        provenance=provenance,
        completed=completed,
        tags=tags,
    )


def drink_event(
    title: str,
    *do: Word,
    back: str = "drink",
    provenance: str = "rulebook",
    completed: str = "",
) -> CardDef:
    return CardDef(
        title, (Mode(w.EVENT, 0, do),), back=back, provenance=provenance, completed=completed
    )


def event(
    title: str,
    *do: Word,
    back: str,
    level: int = 0,
    provenance: str = "rulebook",
    completed: str = "",
) -> CardDef:
    """An Event of another deck than the Drink Deck, known by its back (SEA-4, EVNT-5)."""
    return CardDef(
        title,
        (Mode(w.EVENT, 0, do),),
        back=back,
        level=level,
        provenance=provenance,
        completed=completed,
    )
