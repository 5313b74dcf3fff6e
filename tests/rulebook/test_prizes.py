"""PRIZE: the Inn, the pot, the Prize Bin; who wins a Prize, and what it makes them do."""

import random

import pytest

import lastcall
from lastcall.bots import ask, make_bot
from lastcall.engine import save as saving
from lastcall.engine import words as v
from lastcall.engine.audit import audit
from lastcall.engine.cards import Deck
from lastcall.engine.setup import deal
from lastcall.games import Record, replay, setup_for
from lastcall.testing import stranger
from lastcall.testing.scenario import Scenario
from lastcall.text.narrator import Narrator
from lastcall.variants.prizes import PRIZES, PRIZES_DECK
from lastcall.variants.sea import SEA

MUSHROOM = "Dale's Finest Mushroom"
STOPWATCH = "Speedy Runner's Stopwatch"
STRAW = "Straw of Misdirection"
TOWEL = "Terry Towel"
ALL = [MUSHROOM, STOPWATCH, STRAW, TOWEL]
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
NO = "I don't think so!"
HER_TIP = "Oh, I guess the Wench thought that was her tip..."
MY_TIP = "Oh, I thought that was my tip..."
SAME_HAND = "What a coincidence, I happen to have the same hand!"
SLEIGHT = "Sleight of hand..."
STOP = "The Wench thinks you should stop playing with the drinks."
TOAST = "A toast! To my friends!"
EMPTY = "Drink what? This is empty."
DUNGEON = "I'll save that healing for a dungeon trip!"
TONIC = "Bitter Tonic"
VIGOR = "Elixir of Vigor"


class Fair(Scenario):
    """A table with Prizes; `inn` says which lie there, the others are in the Prize Bin."""

    def __init__(self, *seats, inn=ALL, **setup):
        super().__init__(*seats, variants=[PRIZES, *setup.pop("variants", [])], **setup)
        stock = self._table.game.stocks["prizes"]
        self._inn, self._bin = self._table.zones[stock.deck], self._table.zones[stock.discard]
        for card in self._inn[:]:
            if self._table.title(card) not in inn:
                self._inn.remove(card)
                self._bin.append(card)

    def wins(self, name, title):
        """Somebody has won this Prize before."""
        self._table.keep(self.seat(name), self._take(title, [self._inn, self._bin], "the Inn"))
        return self

    @property
    def at_the_inn(self):
        return sorted(self.table.title(card) for card in self.table.view(-1).open[0])

    @property
    def prize_bin(self):
        return sorted(self.table.title(card) for card in self.table.view(-1).decks[0][1])

    @property
    def staked(self):
        return [self.table.title(card) for rnd in self.table.rounds for card in rnd.prizes]

    def round(self, title):
        """The first player starts a Round for this Prize."""
        first = self.names[0]
        self.until("action", first).player(first).plays(IM_IN)
        if len(self._inn) > 1:
            self.until("prize", first).player(first).picks(title)
        return self

    def play_out(self):
        while self.gambling:
            self.table.answer(self.options()[-1])
        return self


def fair(*seats, **setup):
    t = Fair(*(seats or ("gog", "eve", "dimli")), **setup)
    return t.hand(t.names[0], IM_IN)


# The Inn, the pot, the Prize Bin -----------------------------------------------------------------


@pytest.mark.rule("PRIZE-1", "PRIZE-2")
def test_the_prizes_lie_in_the_inn_for_all_to_see():
    t = lastcall.new_game("gog", "eve", variants=["prizes"], seed=3)
    for seat in (-1, 0, 1):
        (lying,) = t.view(seat).open
        assert sorted(t.title(card) for card in lying) == sorted(ALL)
        assert t.view(seat).decks == ((4, ()),)
    assert len({card.title for card in PRIZES_DECK.cards}) == len(PRIZES_DECK.cards)
    assert lastcall.new_game("gog", "eve").view(0).open == ()


@pytest.mark.rule("PRIZE-3")
def test_whoever_starts_a_round_picks_the_prize_before_anybody_antes():
    t = fair().hand("eve", IM_IN)
    t.gog.plays(IM_IN)
    assert (t.asked, t.asked_for, t.pot) == ("gog", "prize", 0)
    assert sorted(t.table.title(o.card) for o in t.options()) == sorted(ALL)
    t.gog.picks(STRAW)
    assert (t.staked, t.at_the_inn) == ([STRAW], sorted(set(ALL) - {STRAW}))
    assert t.gold == dict(gog=9, eve=9, dimli=9)


@pytest.mark.rule("PRIZE-3")
def test_a_single_prize_is_not_asked_for():
    """R-8."""
    t = fair(inn=[TOWEL]).hand("eve", IM_IN).round(TOWEL)
    assert (t.staked, t.prize_bin) == ([TOWEL], sorted(set(ALL) - {TOWEL}))


@pytest.mark.rule("PRIZE-4", "PRIZE-16")
def test_whoever_wins_the_pot_takes_the_prize():
    """It lies before Gog, face up, and is no card in hand."""
    t = fair().round(TOWEL).play_out()
    assert (t.gog.kept, t.eve.kept, t.dimli.kept, t.staked) == ([TOWEL], [], [], [])
    assert TOWEL not in t.gog.hand
    assert t.table.view(1).seats[0].kept == tuple(t.table.seats[0].kept)
    assert t.prize_bin == []


@pytest.mark.rule("PRIZE-6", "PRIZE-5")
def test_the_bin_comes_back_when_the_inn_has_none():
    """Gog holds the Towel; the other three are used, and are put out again."""
    t = fair(inn=[]).wins("gog", TOWEL)
    t.gog.plays(IM_IN)
    assert (t.asked_for, t.prize_bin) == ("prize", [])
    assert sorted(t.table.title(o.card) for o in t.options()) == sorted(set(ALL) - {TOWEL})
    assert t.happened("prizes-back")[0].amount == 3


@pytest.mark.rule("PRIZE-7")
def test_with_none_anywhere_there_is_none():
    t = fair(inn=[]).hand("eve", IM_IN)
    for name, title in zip(("gog", "eve", "dimli", "gog"), ALL, strict=True):
        t.wins(name, title)
    t.gog.plays(IM_IN)
    t.until("gamble", "eve")
    assert (t.staked, t.pot) == ([], 3)


@pytest.mark.rule("PRIZE-8", "RDI7-35")
def test_a_pot_for_the_inn_takes_its_prize_home():
    t = fair().hand("eve", HER_TIP).round(STRAW)
    while not t.eve.may(HER_TIP):
        t.table.answer(t.options()[-1])
    t.eve.plays(HER_TIP)
    t.play_out()
    assert (t.at_the_inn, t.prize_bin) == (sorted(ALL), [])
    assert t.gold == dict(gog=9, eve=9, dimli=9)


@pytest.mark.rule("PRIZE-9", "RDI7-35")
def test_ex_rdi7_prize_1_gold_out_of_the_pot_brings_no_prize():
    """Eve takes a Gold, even the last; the Prize is for whoever takes the pot."""
    t = fair().stats("dimli", gold=0).hand("eve", SLEIGHT).round(TOWEL)
    while not t.eve.may(SLEIGHT):
        t.table.answer(t.options()[-1])
    t.eve.plays(SLEIGHT)
    t.play_out()
    assert (t.gog.kept, t.eve.kept) == ([TOWEL], [])
    assert t.gold == dict(gog=10, eve=10, dimli=0)


@pytest.mark.rule("PRIZE-10", "WENCH-24", "RDI7-35")
def test_ex_rdi7_prize_2_whoever_takes_the_pot_takes_the_prize():
    t = fair("gog", "wench", "eve").hand("wench", MY_TIP).round(TOWEL)
    while not t.wench.may(MY_TIP):
        t.table.answer(t.options()[-1])
    t.wench.plays(MY_TIP)
    t.play_out()
    assert (t.wench.kept, t.gog.kept) == ([TOWEL], [])
    assert t.gold == dict(gog=9, wench=12, eve=9)


@pytest.mark.rule("PRIZE-17", "WENCH-24")
@pytest.mark.parametrize(("prize", "fortitude"), [(MUSHROOM, 16), (TOWEL, 15)])
def test_what_a_prize_does_at_once_is_said_of_the_card_that_takes_it(prize, fortitude):
    """The Mushroom heals with the pot; the Towel waits for a Drink."""
    t = fair("gog", "wench", "eve").hand("wench", MY_TIP).stats("wench", fortitude=15)
    t.round(prize)
    while not t.wench.may(MY_TIP):
        t.table.answer(t.options()[-1])
    (tip,) = [option for option in t.options() if option.card >= 0]
    (wench,) = t.table.preview(tip).after
    assert (wench.seat, wench.fortitude, wench.gold) == (1, fortitude, 12)
    t.wench.plays(MY_TIP)
    t.play_out()
    assert (t.fortitude["wench"], t.gold["wench"]) == (fortitude, 12)


@pytest.mark.rule("PRIZE-11", "WENCH-32", "WHITEHAWK-14")
@pytest.mark.parametrize("taker", ["gog", "wench"])
@pytest.mark.parametrize("heir", ["taker", "whitehawk"])
def test_ex_rdi9_prize_2_half_a_pot_and_a_whole_prize(taker, heir):
    """Whoever collected it says who of the two has it, the Captain or they themselves."""
    t = fair("gog", "wench", "whitehawk").hand("whitehawk", SAME_HAND).hand("wench", MY_TIP)
    t.round(TOWEL)
    if taker == "wench":
        while not t.wench.may(MY_TIP):
            t.table.answer(t.options()[-1])
        t.wench.plays(MY_TIP)
    while not t.whitehawk.may(SAME_HAND):
        t.table.answer(t.options()[-1])
    t.whitehawk.responds(SAME_HAND)
    t.until("award", taker)
    heir = taker if heir == "taker" else heir
    t.player(taker).awards(heir)
    assert t.player(heir).kept == [TOWEL]
    assert t.gold[taker] == 9 + 3 - 1
    assert t.gold["whitehawk"] == 9 + 1


@pytest.mark.rule("PRIZE-11", "NEG-12")
def test_a_share_that_is_negated_is_no_share():
    """The second play: the Captain's card is Negated, and nobody asks Gog."""
    t = fair("gog", "eve", "whitehawk").hand("whitehawk", SAME_HAND).hand("eve", NO)
    t.round(TOWEL)
    while not t.whitehawk.may(SAME_HAND):
        t.table.answer(t.options()[-1])
    t.whitehawk.responds(SAME_HAND)
    t.eve.responds(NO)
    t.play_out()
    assert t.gog.kept == [TOWEL]


@pytest.mark.rule("PRIZE-12", "SEA-10")
def test_for_a_round_of_an_event_the_active_player_picks():
    """Becalmed: Gog took the last counter, and picks."""
    t = Fair("gog", "eve", "dimli", variants=[SEA]).turn("gog", "drink").pile("gog", "Water")
    t.hand("eve", IM_IN)
    t._table.counters["progress"] = 1
    deck = t._table.zones[t._table.game.stocks["sea"].deck]
    deck.append(t._take("Not a breath of wind", [deck], "the Sea Deck"))
    t.until("prize", "gog").gog.picks(STRAW)
    assert t.staked == [STRAW]


@pytest.mark.rule("PRIZE-15")
def test_whoever_is_out_leaves_theirs_to_the_bin():
    t = fair().wins("eve", STRAW).stats("eve", gold=1).hand("gog", TIP)
    t.until("action", "gog").gog.plays(TIP, at="eve")
    t.nobody_responds()
    assert (t.alive, t.prize_bin) == (["gog", "dimli"], [STRAW])


# What they make one do ---------------------------------------------------------------------------


@pytest.mark.rule("PRIZE-17", "PRIZE-4")
def test_the_mushroom_is_eaten_at_once():
    t = fair().stats("gog", fortitude=19).round(MUSHROOM).play_out()
    assert (t.gog.fortitude, t.gog.kept, t.prize_bin) == (20, [], [MUSHROOM])


@pytest.mark.rule("PRIZE-17", "JORAN-5")
def test_its_good_can_be_stopped_like_any_other():
    """Joran saves it for a dungeon; it is eaten all the same."""
    t = fair("gog", "joran", "eve").stats("gog", fortitude=15).hand("joran", DUNGEON)
    t.round(MUSHROOM)
    while not t.joran.may(DUNGEON):
        t.table.answer(t.options()[-1])
    t.joran.responds(DUNGEON)
    t.play_out()
    assert (t.gog.fortitude, t.prize_bin) == (15, [MUSHROOM])


@pytest.mark.rule("PRIZE-18", "PRIZE-19")
def test_the_stopwatch_waits_for_the_owners_next_action_phase():
    """Eve wins it in Gog's turn: nothing happens to his; hers ends after her Action Phase."""
    t = fair().hand("eve", RAISE, IM_IN).pile("eve", "Wine").hand("dimli", TIP).round(STOPWATCH)
    t.until("gamble", "eve").eve.gambles(RAISE)
    t.play_out()
    assert (t.eve.kept, t.active) == ([STOPWATCH], "gog")
    t.until("order", "gog").gog.orders_for("dimli")
    t.until("action", "eve")
    assert t.eve.kept == [STOPWATCH]
    t.until("discard", "dimli")
    assert (t.eve.kept, t.prize_bin, t.eve.pile) == ([], [STOPWATCH], ["Wine"])
    assert [event.seat for event in t.happened("ordered")] == [0]


@pytest.mark.rule("PRIZE-19")
def test_won_in_ones_own_round_it_ends_ones_own_turn():
    t = fair().hand("gog", TIP).hand("eve", IM_IN).round(STOPWATCH).play_out()
    assert t.gog.kept == [STOPWATCH]
    t.until("discard", "eve")
    assert (t.prize_bin, t.happened("ordered")) == ([STOPWATCH], [])


def toasted(*hands, **setup):
    """Fleck toasts in his turn; Gog holds the Straw and drinks Wine, Eve Light Ale."""
    t = Fair("fleck", "gog", "eve", **setup).wins("gog", STRAW).hand("fleck", TOAST)
    for name, *titles in hands:
        t.hand(name, *titles)
    t.drink_deck("Water", "Wine", "Light Ale")
    t.until("action", "fleck").fleck.plays(TOAST)
    return t


@pytest.mark.rule("PRIZE-20", "PRIZE-22", "PRIZE-21")
def test_the_straw_leaves_no_choice_but_to_whom():
    """Also to Fleck, whose turn it is; Gog cannot keep his Wine."""
    t = toasted(("gog", "This taste yucky!", TIP))
    t.until("respond", "gog")
    while not t.drinks:
        t.table.answer(t.options()[-1])
    t.until("respond", "gog")
    assert {(t.table.title(p.card), p.targets) for p in t.options()} == {(STRAW, 1), (STRAW, 4)}
    t.gog.responds(STRAW, to="fleck")
    t.until("order", "fleck")
    assert t.alcohol == dict(fleck=2, gog=0, eve=1)
    assert t.prize_bin == [STRAW]


@pytest.mark.rule("PRIZE-29")
def test_the_straw_comes_before_any_other_card_of_its_owner():
    t = toasted(("gog", "This taste yucky!"))
    t.until("respond", "gog")
    assert not t.gog.may("This taste yucky!")


@pytest.mark.rule("PRIZE-20", "PRIZE-21")
def test_with_a_single_way_it_is_played_by_itself():
    """R-8: for two, the Drink goes to the other, a good one too."""
    cellar = Deck("test", "test", [30 * v.drink("Soup", 0, 2)])
    t = Fair("fleck", "gog", drinks=[cellar]).wins("gog", STRAW).hand("fleck", TOAST)
    t.stats("fleck", fortitude=10).stats("gog", fortitude=10)
    t.fleck.plays(TOAST)
    t.nobody_responds()
    assert t.fortitude == dict(fleck=14, gog=10)
    assert t.prize_bin == [STRAW]


@pytest.mark.rule("PRIZE-20")
def test_the_straw_does_nothing_in_its_owners_own_turn():
    t = Fair("gog", "eve", "dimli").wins("gog", STRAW).turn("gog", "drink").pile("gog", "Wine")
    t.hand("eve", IM_IN)
    t.until("discard", "eve")
    assert (t.gog.alcohol, t.gog.kept) == (2, [STRAW])


@pytest.mark.rule("PRIZE-23", "PRIZE-24", "CHNG-6")
@pytest.mark.parametrize("card", [STOP, NO])
def test_the_straw_can_be_negated_and_is_used_all_the_same(card):
    """Gog drinks his Wine after all; with the second play on it, he does not."""
    t = toasted(("eve", card))
    t.until("respond", "gog").gog.responds(STRAW, to="eve")
    t.eve.responds(card)
    t.until("order", "fleck")
    assert t.alcohol == dict(fleck=0, gog=2, eve=1)
    assert (t.gog.kept, t.prize_bin) == ([], [STRAW])


def dried(*pile, seats=("gog", "eve", "wench"), **hands):
    t = Fair(*seats).wins("gog", TOWEL).turn("gog", "drink").pile("gog", *pile)
    for name, titles in hands.items():
        t.hand(name, *titles)
    return t.hand(t.names[1], IM_IN)


@pytest.mark.rule("PRIZE-25", "PRIZE-28", "RDI7-36")
def test_the_towel_waits_for_the_drink_its_owner_likes():
    """The Wine is drunk, though Gog was asked; the Dragon Breath Ale after it goes to Eve."""
    more = stranger(2 * v.sometimes("More!", when=v.anothers_drink_phase,
                                    do=v.the_active_player.drinks_one_more()))  # fmt: skip
    t = dried("Wine", "Dragon Breath Ale", seats=("gog", more, "eve")).hand("tess", "More!")
    t.tess.passes()
    assert t.gog.may(TOWEL)
    t.gog.passes()
    t.until("respond", "tess").tess.responds("More!")
    t.until("respond", "gog").gog.responds(TOWEL, to="eve")
    t.until("discard", "tess")
    assert (t.gog.alcohol, t.eve.pile, t.prize_bin) == (2, ["Dragon Breath Ale"], [TOWEL])


@pytest.mark.rule("PRIZE-25", "PRIZE-26", "RDI7-36", "CHSR-5")
def test_t7_38_an_event_that_was_a_chaser_is_discarded():
    t = dried("Light Ale with a Chaser", "Round on the House!").pile("eve", "Mead")
    t.gog.responds(TOWEL, to="eve")
    t.until("discard", "eve")
    assert sorted(t.eve.pile) == ["Light Ale with a Chaser", "Mead"]
    assert t.drink_discard_titles == ["Round on the House!"]
    assert (t.prize_bin, t.alcohol) == ([TOWEL], dict(gog=0, eve=0, wench=0))


@pytest.mark.rule("PRIZE-25", "RDI7-36", "WENCH-8")
def test_the_towel_keeps_the_reserve_on_top():
    """A Tonic with a Chaser beneath it: all go into Gog's own pile, the Tonic on top."""
    t = dried("Cask Whiskey with a Chaser", "Wine", "Mead", "Water")
    t.gog.responds(TOWEL, to="gog")
    t.until("discard", "eve")
    assert t.gog.pile[0] == "Cask Whiskey with a Chaser"
    assert sorted(t.gog.pile[1:]) == ["Mead", "Water", "Wine"]


@pytest.mark.rule("PRIZE-25", "SPLT-3", "RDI7-24")
def test_a_drink_that_somebody_else_shares_is_sent_on_when_it_is_drunk():
    """Of one Round on the House for three, Gog has none; the Wine goes into Eve's pile after."""
    t = dried("Round on the House!").drink_deck("Wine")
    t.gog.responds(TOWEL, to="eve", on="gog")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=0, eve=2, wench=2)
    assert t.eve.pile == ["Wine"]


@pytest.mark.rule("PRIZE-25", "RDI7-26")
def test_an_elixir_that_somebody_else_drinks_is_kept_by_them():
    """Fleck splits it with Gog, who dries himself: Fleck has it, and no pile does."""
    alone = "I do so hate to drink alone..."
    t = Fair("fleck", "gog", "wench").wins("gog", TOWEL).turn("fleck", "drink")
    t.pile("fleck", VIGOR).hand("fleck", alone).hand("gog", IM_IN)
    t.fleck.responds(alone, to="gog")
    t.until("respond", "gog").gog.responds(TOWEL, to="wench", on="gog")
    t.until("discard", "gog")
    assert (t.fleck.kept, t.wench.pile) == ([VIGOR], [])


@pytest.mark.rule("PRIZE-25", "RDI7-11")
def test_a_shot_that_nobody_drinks_leaves_a_pile_as_it_lies():
    """There is no card that could be shuffled in (R-90), nor one where somebody keeps it (R-93)."""
    lying = ["Wine", "Dark Ale", "Mead", "Water", "Coffee", "Kitchen Sherry"]
    t = Fair("gog", "eve", "wench", drinks=["drinks-rdi7"]).turn("gog", "drink")
    t.wins("gog", TOWEL).pile("gog", "Firewater shots!").pile("eve", *lying).hand("eve", IM_IN)
    t.until("respond", "gog").gog.responds(TOWEL, to="eve", on="gog")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=0, eve=2, wench=2)
    assert t.eve.pile == lying
    assert not t.happened("sent-on")
    alone = "I do so hate to drink alone..."
    t = Fair("fleck", "gog", "wench", drinks=["drinks-rdi7"]).turn("fleck", "drink")
    t.wins("gog", TOWEL).pile("fleck", VIGOR).hand("fleck", alone).hand("gog", IM_IN)
    t.pile("wench", *lying)
    t.fleck.responds(alone, to="gog")
    t.until("respond", "gog").gog.responds(TOWEL, to="wench", on="gog")
    t.until("discard", "gog")
    assert (t.fleck.kept, t.wench.pile) == ([VIGOR], lying)


@pytest.mark.rule("RDI7-36", "CONT-13")
def test_what_was_sent_on_out_of_a_contest_is_shuffled_in_once():
    """Eve's Mead goes into Dimli's pile; that she and Gog then break their tie moves nothing."""
    t = Fair("gog", "eve", "dimli").turn("gog", "drink").wins("eve", TOWEL)
    t.pile("gog", "Drinking Contest!").hand("gog", TIP).hand("eve", TIP)
    t.pile("dimli", "Wine", "Dark Ale", "Holy Water", "Ogre Brew", "Troll Swill")
    t.drink_deck("Elven Wine", "Mead", "Water", "Dragon Breath Ale", "Dirty Dishwater")
    while not t.drinks:
        t.until("respond", "gog").gog.passes()
    t.until("respond", "eve").eve.responds(TOWEL, to="dimli")
    while len(t.drinks) == 3:
        t.player(t.asked).passes()
    shuffled = t.dimli.pile
    assert len(shuffled) == 6
    assert "Mead" in shuffled
    t.until("discard", "eve")
    assert t.gold == dict(gog=12, eve=9, dimli=9)
    assert t.dimli.pile == shuffled


@pytest.mark.rule("PRIZE-27", "RDI7-12", "NEG-5")
def test_the_towel_is_for_ones_own_drink():
    t = Fair("eve", "gog", "dimli").wins("gog", TOWEL).turn("eve", "drink").pile("eve", "Wine")
    t.hand("gog", TIP).hand("eve", TIP)
    t.until("respond", "gog")
    while not t.drinks:
        t.table.answer(t.options()[-1])
    assert t.gog.why_not(TOWEL).rule == "NEG-5"


@pytest.mark.rule("PRIZE-28", "PRIZE-23")
def test_the_towel_can_be_negated_and_is_used_all_the_same():
    t = dried("Wine", eve=[STOP])
    t.gog.responds(TOWEL, to="eve")
    t.eve.responds(STOP)
    t.until("discard", "eve")
    assert (t.gog.alcohol, t.eve.pile, t.prize_bin) == (2, [], [TOWEL])


# Everywhere --------------------------------------------------------------------------------------


def test_it_is_told_and_asked_in_both_languages():
    t = fair()
    t.gog.plays(IM_IN)
    names = ["Gog", "Eve", "Dimli"]
    for lang, asks, offers in (
        ("en", "Gog, which Prize goes into the pot?", "“Straw of Misdirection” goes into the pot"),
        ("ru", "Gog, выбери приз на кон", "На кон: «Обманная соломинка»"),
    ):
        narrator = Narrator(lang)
        view = t.table.view(0)
        assert narrator.question(view, names) == asks
        options = [narrator.option(option, view, names) for option in view.options]
        assert offers in options
    t.gog.picks(STRAW)
    told = [Narrator("en").event(e, t.table.game, names) for e in t.happened("prize-staked")]
    assert told == ["Straw of Misdirection lies in the pot."]


@pytest.mark.parametrize("asked", ["prize", "award"])
def test_it_can_be_saved_while_somebody_is_asked(asked):
    t = fair("gog", "eve", "whitehawk").hand("whitehawk", SAME_HAND)
    if asked == "prize":
        t.gog.plays(IM_IN)
    else:
        t.round(TOWEL)
        while not t.whitehawk.may(SAME_HAND):
            t.table.answer(t.options()[-1])
        t.whitehawk.responds(SAME_HAND)
        t.until("award", "gog")
    assert t.asked_for == asked
    again = saving.restore(t.table.save(), t.setup)
    assert again.fingerprint() == t.table.clone().fingerprint() == t.table.fingerprint()


def test_whole_evenings_are_recorded_and_played_again():
    setup = setup_for(["whitehawk", "gog", "fleck", "eve"], variants=["prizes"], seed=5)
    table = deal(setup)
    bots = [make_bot("house" if i % 2 else "random", i) for i in range(4)]
    record = Record(setup, ["house"] * 4)
    while not table.over:
        record.answer(table, ask(bots[table.decision.seat], table))
    again = replay(record.text(table))
    assert again.fingerprint() == table.fingerprint()


def test_nothing_is_lost_in_random_evenings():
    chance = random.Random(1)
    won = set()
    for seed in range(8):
        t = lastcall.new_game("whitehawk", "wench", "fleck", "eve", variants=["prizes"], seed=seed)
        while not t.over:
            assert audit(t) == []
            t.answer(chance.choice(t.decision.options))
        won |= {t.title(e.card) for e in t.events if e.kind == "prize-won"}
    assert won == set(ALL)


def test_a_stranger_may_start_a_round_too():
    """Whatever card starts it."""
    ann = stranger(v.anytime("Cards on the table!", v.start_round), name="ann")
    t = Fair("gog", ann, "eve").hand("ann", "Cards on the table!").hand("eve", IM_IN)
    t.ann.responds("Cards on the table!")
    t.until("prize", "ann").ann.picks(STRAW)
    assert t.staked == [STRAW]
