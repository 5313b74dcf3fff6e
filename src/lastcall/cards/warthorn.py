"""Warthorn Redbeard (RDI7): the innkeeper, who has a story for everything.

He wins by doing two things at a time: every card with a pipe on it brings a Story along, and nobody
can say a word before it is told. His weakness is the same: he does not choose which Story comes,
some of them he does not come out of well himself, and whoever answers the card answers both.
"""

from lastcall.cards.shared import GAMBLING_BASICS, i_dont_think_so
from lastcall.engine import terms as w
from lastcall.engine.cards import Box, CardDef, Character, Deck, Mode
from lastcall.engine.drinks import Drink
from lastcall.engine.effects.boxes import sweep
from lastcall.engine.rules import Rule
from lastcall.engine.table import Table
from lastcall.engine.word import Word
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    TO_ME,
    a_player,
    action,
    another_player,
    anytime,
    attach,
    cheating,
    cheating_played,
    each_other_player,
    each_player,
    either,
    from_the_inn,
    give_drink,
    ignore_card,
    ignore_drink,
    leave_round,
    lost_fortitude,
    me,
    must_ante,
    my_drink,
    my_order_phase,
    negate,
    order_drinks,
    raise_whole,
    responding,
    sometimes,
    split_drink,
    stay_before_another,
    that_player,
    toast_with_less,
    would_lose_gold,
)

# Stories that stay (WARTHORN-17 to WARTHORN-20) --------------------------------------------------

TOLD = Box("told", 30, live=True, before_anybody=True)


class Staying(Rule):
    """What a Story does while it lies before a player."""

    def listener(self, t: Table) -> int:
        return t.game.zones[t.lies_live(self.card)].seat

    def is_over(self, t: Table) -> None:
        seat = self.listener(t)
        sweep(t, seat, t.box_number(seat, TOLD), self.card)


class SameChair(Staying):
    """The listener loses 1 Fortitude when their turn begins, until they buy Warthorn a Drink."""

    def turn_started(self, t: Table, seat: int) -> None:
        if seat == self.listener(t):
            t.change(seat, w.FORTITUDE, -1)

    def ordered(self, t: Table, seat: int, receiver: int) -> None:
        if t.allied(seat, self.listener(t)) and receiver == self.seat:  # TEAM-32
            self.is_over(t)


class BitingMug(Staying):
    """The listener's next Drink with Alcohol Content costs them 2 Fortitude as well."""

    def drank(self, t: Table, drink: Drink, alcohol: int) -> None:
        if drink.drinker == self.listener(t) and alcohol > 0:
            t.change(drink.drinker, w.FORTITUDE, -2)
            self.is_over(t)


class LastWord(Rule):
    """OPEN-22: with Warthorn his Stories go."""

    def eliminated(self, t: Table, seat: int) -> None:
        if seat != self.seat:
            return
        for other in t.everyone():
            number = t.box_number(other, TOLD)
            for card in t.seats[other].boxes[number].cards[:]:
                if t.game.home_seat[card] == seat:
                    sweep(t, other, number, card)


# The Story Deck ----------------------------------------------------------------------------------


def story(
    title: str,
    *do: Word,
    provenance: str = "rulebook",
    completed: str = "",
    rule: type[Rule] | None = None,
) -> CardDef:
    """It becomes part of the card it is told with; one with a rule stays before a player."""
    return CardDef(
        title,
        (Mode(w.RULE, 0, do),),
        provenance=provenance,
        completed=completed,
        tags=("story",),
        rules=(rule,) if rule is not None else (),
    )


STORIES = Deck(
    "stories",
    "rdi7",
    [
        2
        * story(
            "Did I ever tell you about Serena's paladin trials?",
            a_player.loses(fortitude=2),
            a_player.draws(2),
        ),
        2
        * story(
            "Did I ever tell you how I defended the inn from bandits single-handed?",
            each_other_player.pays(1, TO_ME),
        ),
        2
        * story(
            "Did I ever tell you about the epic kitchen explosion?",
            a_player.loses(fortitude=2),
            me.loses(fortitude=2),
            completed="how much he loses himself",
        ),
        # That it changes the numbers is known, not how.
        story(
            "Did I ever tell you about my brilliant ideas in mechanics?",
            raise_whole(1),
            completed="by how much, and that they grow",
        ),
        # House: of those that stay the box says no more than that there are some.
        story(
            "Did I ever tell you who sat in that chair before you?",
            stay_before_another(TOLD),
            provenance="house",
            rule=SameChair,
        ),
        story(
            "Did I ever tell you about the mug that bites?",
            stay_before_another(TOLD),
            provenance="house",
            rule=BitingMug,
        ),
        # House: the sign over the door has to come from somewhere.
        story(
            "Did I ever tell you about the dragon on the sign?",
            each_other_player.loses(fortitude=1),
            provenance="house",
        ),
        # House: some barrels are better left alone.
        story(
            "Did I ever tell you what was in the last barrel?",
            a_player.gains(alcohol=1),
            provenance="house",
        ),
        # House: the family recipe.
        story(
            "Did I ever tell you how my grandmother cured a hangover?",
            me.loses(alcohol=1),
            provenance="house",
        ),
        # House: it reminds him of another one.
        story(
            "Did I ever tell you that one already?",
            me.draws(2),
            provenance="house",
        ),
        # House: the sort that nobody should have asked for.
        2
        * story(
            "Did I ever tell you how the roof came down?",
            each_player.loses(fortitude=1),
            provenance="house",
        ),
    ],
)

A_STORY = attach(STORIES)  # the pipe on the card

WARTHORN = Character(
    "warthorn",
    "Warthorn Redbeard",
    race="dwarf",
    box="rdi7",
    side_decks=[STORIES],
    boxes=[TOLD],
    rules=[LastWord],
    deck=[
        *GAMBLING_BASICS,
        i_dont_think_so(),
        # Eleven cards with a pipe.
        2
        * action(
            "Hey! I'm telling you a story!",
            another_player.loses(fortitude=2),
            A_STORY,
            completed="the type",
        ),
        2
        * sometimes(
            "Hey, Wench, more drinks while I tell this one!",
            when=my_order_phase,
            do=[order_drinks(2), A_STORY],
            completed="how many Drinks",
        ),
        2
        * sometimes(
            "This magical drink puts me in mind of something...",
            when=my_drink,
            do=[ignore_drink, A_STORY],
        ),
        # House: he pulls up a stool, and there is no way past him.
        3
        * action(
            "Sit, sit! You'll like this one.",
            another_player.loses(fortitude=1),
            A_STORY,
            provenance="house",
        ),
        # House: whoever stays till closing time hears about the tab.
        action(
            "About your tab. That reminds me...",
            another_player.pays(1, TO_ME),
            A_STORY,
            provenance="house",
        ),
        # House: a pipe, a stool, and all the time in the world.
        anytime(
            "Where was I? Ah, yes.",
            me.gains(fortitude=1),
            A_STORY,
            provenance="house",
        ),
        either(
            "Good helmet, Dimli! Sturdy!",
            ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE),
            completed="the types of card it answers",
        ),
        2
        * sometimes("Don't rile a dwarf!", when=lost_fortitude, do=that_player.loses(fortitude=2)),
        2
        * either(
            "Here, finish this!",
            responding(my_drink, split_drink),
            responding(my_drink, give_drink),
        ),
        # What it does is not known, only against whom, and from where.
        sometimes(
            "Thought you'd fool us, did you?",
            when=cheating_played,
            do=[negate, that_player.leaves_round()],
            completed="the type and the effect",
        ),
        either(
            "I know what my regulars like!",
            Mode(w.ACTION, w.MY_ACTION, (another_player.gets_my_top_drink(),), least=1, most=2),
            completed="the type, and how many Drinks",
        ),
        action(
            "A toast to the Red Dragon Inn!",
            toast_with_less(1),
            completed="the owner and the type",
        ),
        # House: it is his till, after all.
        2
        * sometimes(
            "It's my own till I'm robbing.",
            when=would_lose_gold,
            do=from_the_inn,
            provenance="house",
        ),
        # House: the bar does not mind itself.
        3
        * sometimes(
            "Somebody has to mind the bar.", when=must_ante, do=leave_round, provenance="house"
        ),
        # House: and if it is not in the rules, it is now.
        2 * cheating("House rules. I wrote them.", provenance="house"),
    ],
)
