"""What a player of the tests decides to click."""

import random


class Mind:
    """What a player clicks next: something sensible, by the dice of a seed."""

    def __init__(self, seed, lively=0.8, wish=""):
        self.dice = random.Random(seed)
        self.lively = lively  # how often a card is played rather than passed
        self.wish = wish  # titles played whenever they may be

    def choose(self, seen):
        """One thing to click, as its kind and its number among them."""
        chosen = any(card["pressed"] for card in seen["hand"] + seen["tray"])
        cards = [
            (kind, i)
            for kind in ("hand", "tray")
            for i, card in enumerate(seen[kind])
            if card["playable"] and not card["pressed"]
        ]
        mats = [("mats", i) for i, mat in enumerate(seen["mats"]) if not mat["pressed"]]
        looks = seen["buttons"]
        buttons = [("buttons", i) for i, button in enumerate(looks) if not button["off"]]
        primary = [(kind, i) for kind, i in buttons if looks[i]["primary"]]
        if chosen:
            # A card is chosen: now at whom, or what it is to do.
            return self.dice.choice(primary or mats or buttons)
        wished = [(k, i) for k, i in cards if self.wish and self.wish in seen[k][i]["title"]]
        if wished:
            return self.dice.choice(wished)
        if cards and self.dice.random() < self.lively:
            return self.dice.choice(cards)
        return self.dice.choice(mats or buttons or cards)
