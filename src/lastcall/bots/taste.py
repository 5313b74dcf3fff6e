"""What a house bot weighs by: numbers, and nothing else. Other numbers make another player.

They are learned: games of four in which two play with each number a little higher and two a little
lower say which way it should go (docs/bots.md). What they mean stands beside them.
"""

from collections.abc import Mapping
from typing import Final

NUMBERS: Final[dict[str, float]] = {
    # What an ordinary turn costs an ordinary player, drinks, blows and payments together.
    "margin_per_turn": 3.44,
    "gold_per_turn": 0.64,
    # Being in the game at all is worth this many turns: something always turns up.
    "foothold": 1.52,
    # How much more a longer stay is worth than a shorter one. Above 1 it pays to hurt the leader
    # rather than those who will fall without help.
    "steepness": 2.68,
    # Part of the chance goes by heads alone: whoever is still in may win, and the fewer they are
    # the better for each of them. It makes a rival who falls, or staying in oneself, worth a card.
    "by_heads": 0.36,
    # How much the nearer of the two ends, passing out and poverty, counts more than the other.
    "nearer_end": 1.64,
    # A card stays in hand if it is worth this many times what the deck gives on average: a hand is
    # refilled for nothing, so waiting for better cards is cheap.
    "keep_above": 1.53,
    # What it costs to play a card, as a part of its worth. Actions and gambling cards are for
    # using. A response waits for its moment, which may not come before something better is drawn;
    # an Anytime Card loses nothing by waiting, and saves its player when all seems lost.
    "cost_of_action": 0.13,
    "cost_of_gambling": 0.33,
    "cost_of_response": 0.26,
    "cost_of_anytime": 1.47,
    "cost_of_a_rare_moment": 0.1,  # one that may not come again tonight
    # In a Round every control card is a ticket; so is holding control, and more so under a
    # Winning Hand!. Whoever passed comes back only if somebody else takes control.
    "in_control": 0.89,
    "under_winning_hand": 1.5,
    "outside_chance": 0.2,
    "after_passing": 0.39,
    "a_ticket_of_mine": 0.65,
    # How likely a Drink on an empty pile, on one Drink, two or more is to be drunk in the end.
    "on_an_empty_pile": 0.86,
    "on_one_drink": 0.31,
    "on_two_drinks": 0.14,
    "on_more_drinks": 0.1,
    # One point of another player's margin, or one Gold of theirs, is worth less than one of mine.
    "harm": 0.33,
    "a_gold": 0.76,
    # A point more or less of Alcohol Content in a Drink.
    "a_drop": 0.51,
    # The second, third and fourth card of a sort in hand are worth less than the first.
    "second_attack": 0.53,
    "third_attack": 0.28,
    "fourth_attack": 0.1,
    "second_gamble": 0.95,
    "third_gamble": 0.78,
    "fourth_gamble": 0.62,
    "second_drink": 0.93,
    "third_drink": 0.8,
    "fourth_drink": 0.66,
    "second_shield": 0.89,
    "third_shield": 0.7,
    "fourth_shield": 0.48,
    "second_purse": 0.76,
    "third_purse": 0.5,
    "fourth_purse": 0.3,
    "second_other": 0.9,
    "third_other": 0.81,
    "fourth_other": 0.7,
}
SORTS: Final = ("attack", "gamble", "drink", "shield", "purse", "other")  # as `worth` counts them


class Taste:
    """The numbers by name; `words` says what a word is worth in hand where `worth` says otherwise.

    A name that is not in NUMBERS is refused.
    """

    __slots__ = (
        "a_drop",
        "a_gold",
        "a_ticket_of_mine",
        "after_passing",
        "by_heads",
        "cost_of_a_rare_moment",
        "cost_of_action",
        "cost_of_anytime",
        "cost_of_gambling",
        "cost_of_response",
        "enough",
        "foothold",
        "gold_per_turn",
        "harm",
        "heights",
        "in_control",
        "keep_above",
        "margin_per_turn",
        "nearer_end",
        "outside_chance",
        "steepness",
        "under_winning_hand",
        "words",
    )

    def __init__(
        self,
        numbers: Mapping[str, float] | None = None,
        words: Mapping[str, float] | None = None,
    ) -> None:
        n = dict(NUMBERS)
        for name, number in (numbers or {}).items():
            if name not in n:
                raise ValueError(f"A house bot weighs nothing called {name!r}.")
            n[name] = number
        self.words = dict(words or {})
        self.margin_per_turn = n["margin_per_turn"]
        self.gold_per_turn = n["gold_per_turn"]
        self.foothold = n["foothold"]
        self.steepness = n["steepness"]
        self.by_heads = n["by_heads"]
        self.nearer_end = n["nearer_end"]
        self.keep_above = n["keep_above"]
        self.cost_of_action = n["cost_of_action"]
        self.cost_of_gambling = n["cost_of_gambling"]
        self.cost_of_response = n["cost_of_response"]
        self.cost_of_anytime = n["cost_of_anytime"]
        self.cost_of_a_rare_moment = n["cost_of_a_rare_moment"]
        self.in_control = n["in_control"]
        self.under_winning_hand = n["under_winning_hand"]
        self.outside_chance = n["outside_chance"]
        self.after_passing = n["after_passing"]
        self.a_ticket_of_mine = n["a_ticket_of_mine"]
        self.heights = (
            n["on_an_empty_pile"],
            n["on_one_drink"],
            n["on_two_drinks"],
            n["on_more_drinks"],
        )
        self.harm = n["harm"]
        self.a_gold = n["a_gold"]
        self.a_drop = n["a_drop"]
        self.enough = [
            (1.0, n["second_" + sort], n["third_" + sort], n["fourth_" + sort]) for sort in SORTS
        ]


HOUSE: Final = Taste()
