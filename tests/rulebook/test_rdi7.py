"""RDI7: what the seventh box says besides what its characters do, and its examples.

Those about one character stand with its rules: EX-RDI7-warthorn-1 to -3, story-1, story-2, split-1
to -3, contest-2, negate-1 (test_warthorn), molly-1, ignore-1, timing-1 (test_molly).
"""

import pytest

from lastcall.cards.catalogue import CHARACTERS
from lastcall.cards.drinks_rdi7 import DRINKS_RDI7
from lastcall.engine import terms as w
from lastcall.engine import words as v
from lastcall.engine.cards import Deck
from lastcall.engine.rules import Rule
from lastcall.testing import table

IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING_HAND = "Winning Hand!"
TIP = "Tip the Wench."
NO = "I don't think so!"
EXCUSE = "Excuse me, I have more important matters to attend to."  # Remy: a Drink or an Event
FLEXIBLE = "Ridiculously flexible"  # Jett: an Event
EMPTY = "Drink what? This is empty."
UURP = "Uuurp! That hit the spot!"
FRIENDS = "I do so hate to drink alone..."
SLEEVE = "What's that up your sleeve?"
CHEATERS = "Gog think you cheating! Gog no like cheaters!"
CHEAT = "Oops, I dropped my cards..."
HEALING = "I'll save that healing for a dungeon trip!"
FINISH = "Here, finish this!"
MORE = "Hey, Wench, more drinks while I tell this one!"
EDDIE = "Eddie, stop peeking!"
LEAVES = "I cloak myself in shadow."
TILL = "It's my own till I'm robbing."
TAKES_GOLD = "Gold? What Gold?"
GRANDMOTHER = "Did I ever tell you how my grandmother cured a hangover?"
BANDITS = "Did I ever tell you how I defended the inn from bandits single-handed?"
TONIC = "Bitter Tonic"
SWEAT = "Fermented Orc Sweat"
DARE = "The Wench dares you..."
THIMBLE = "Thimble of Thick Skin"
DANCE = "Dance with Gog!"


def inn(*seats, **setup):
    return table(*seats, drinks=["drinks-rdi7"], **setup)


def drinks(*pile, seats=("gog", "eve", "dimli"), deck="drinks-rdi7"):
    """The first seat's Drink Phase; the second seat's turn comes next."""
    t = table(*seats, drinks=[deck]).turn(seats[0], "drink").pile(seats[0], *pile)
    return t.hand(seats[1], IM_IN)


# The components ----------------------------------------------------------------------------------


@pytest.mark.rule("RDI7-1", "RDI7-2")
def test_a_side_deck_has_a_discard_pile_of_its_own():
    assert len(DRINKS_RDI7.cards) == 30
    t = table("warthorn", "molly", "eve").hand("warthorn", "Sit, sit! You'll like this one.")
    t.side_deck("warthorn", GRANDMOTHER)
    t.warthorn.plays("Sit, sit! You'll like this one.", at="eve")
    t.nobody_responds()
    assert t.warthorn.side_discard() == [GRANDMOTHER]
    assert t.warthorn.discard == ["Sit, sit! You'll like this one."]
    assert t.molly.side_discard() == []


# Ignoring ----------------------------------------------------------------------------------------


@pytest.mark.rule("RDI7-7", "DRNK-12")
def test_a_drink_ordered_by_an_ignored_card_can_be_ignored_itself():
    """Eve Ignores the bandits with the order; she gets a Drink, and Ignores that, too."""
    shrug = "Hide in shadows"
    t = inn("warthorn", "sera", "eve").turn("warthorn", "order").hand("warthorn", MORE)
    t.side_deck("warthorn", BANDITS).hand(
        "sera", shrug, "One too many and my feet won't be so fleet!"
    )
    t.drink_deck("Wine", "Water", "Water").hand("eve", IM_IN)
    t.warthorn.responds(MORE)
    t.sera.responds(shrug)
    t.nobody_responds()
    t.warthorn.orders_for("sera")
    assert (t.gold["sera"], t.gold["eve"], t.sera.pile) == (10, 10, ["Wine"])
    t.warthorn.orders_for("eve").warthorn.orders_for("eve")
    t.until("respond", "sera")
    while not t.drinks:
        t.player(t.asked).passes() if t.asked_for == "respond" else t.until("respond", "sera")
    t.until("respond", "sera").sera.responds("One too many and my feet won't be so fleet!")
    t.until("discard", "eve")
    assert t.alcohol["sera"] == 0
    assert t.gold["eve"] == 9


@pytest.mark.rule("RDI7-10", "RDI7-11", "EVNT-4")
@pytest.mark.parametrize("late", [False, True])
def test_an_event_is_ignored_before_a_drink_is_revealed(late):
    """EX-RDI7-drinks-5: Remy lets the Event go by; then only the Drink can be Ignored."""
    t = inn("gog", "remy", "eve").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").hand("remy", EXCUSE, IM_IN)
    t.until("respond", "remy")
    while not t.remy.may(EXCUSE):
        t.player(t.asked).passes()
    if late:
        t.remy.passes()
        assert t.drinks
        assert {option.mode for option in t.remy.options(EXCUSE)} == {0}, "the Drink, not the Event"
    t.remy.responds(EXCUSE)
    t.until("discard", "remy")
    assert t.alcohol == dict(gog=2, remy=0, eve=2)


@pytest.mark.rule("RDI7-12", "NEG-5")
def test_a_drink_is_ignored_by_whoever_is_about_to_drink_it():
    t = drinks("Wine").hand("eve", EMPTY, TIP)
    t.eve.passes()
    assert t.drinks
    assert t.eve.why_not(EMPTY).rule == "NEG-5"


# Drinks that say more ----------------------------------------------------------------------------


POTIONS = Deck(
    "potions",
    "test",
    [
        2 * v.drink("Potion", 1, extras=[v.me.discards(3), v.me.draws(3)]),
        2 * v.drink("Whiskey with a Chaser", 1, chaser=True, extras=[v.me.discards(2)]),
        2 * v.drink("Sorcery", 0, extras=[v.me.reveals(2)]),
        24 * v.drink("Water"),
    ],
)


@pytest.mark.rule("RDI7-13", "RDI7-15", "RDI7-14")
@pytest.mark.parametrize("first", [0, 1])
def test_the_drinker_says_what_comes_first(first):
    """EX-RDI7-drinks-3: discard what there is and draw 3, or draw 3 and discard 3."""
    t = table("gog", "eve", "dimli", drinks=[POTIONS]).turn("gog", "drink").pile("gog", "Potion")
    t.hand("eve", IM_IN).hand("gog", TIP, IM_IN).deck("gog", RAISE, RAISE, WINNING_HAND)
    t.until("effect-order", "gog").gog.takes_effect(first)
    if first == 0:
        t.gog.discards(TIP, IM_IN)
        assert t.gog.hand == [RAISE, RAISE, WINNING_HAND]
    else:
        assert len(t.gog.hand) == 5
        t.gog.discards(TIP, IM_IN, RAISE)
        assert t.gog.hand == [RAISE, WINNING_HAND]


@pytest.mark.rule("RDI7-14", "DRNK-15")
def test_an_empty_hand_discards_nothing():
    t = table("gog", "eve", "dimli", drinks=[POTIONS]).turn("gog", "drink")
    t.pile("gog", "Whiskey with a Chaser", "Water").hand("eve", IM_IN)
    t.until("discard", "eve")
    assert (t.alcohol["gog"], t.gog.hand) == (1, [])


@pytest.mark.rule("RDI7-16", "TURN-8")
def test_a_reveal_goes_on_in_the_new_deck():
    """One card is left: it is revealed, the discards are shuffled, and one of them follows."""
    t = table("gog", "eve", "dimli", drinks=[POTIONS]).turn("gog", "drink").pile("gog", "Sorcery")
    t.hand("eve", IM_IN).deck("gog", RAISE, only=True)
    t.until("discard", "eve")
    shown = [t.table.title(event.card) for event in t.happened("showed")]
    assert (shown[0], len(shown)) == (RAISE, 2)
    assert len(t.gog.deck) + len(t.gog.discard) == 40


@pytest.mark.rule("RDI7-17", "CHSR-12")
def test_what_turns_a_drink_works_on_the_sum():
    """Dimli's Elven Wine with Coffee behind it: 2 Fortitude, and no sobering by itself."""
    t = drinks("Elven Wine with a Chaser", "Coffee", seats=("dimli", "eve", "gog"))
    t.hand("dimli", UURP).stats("dimli", fortitude=10, alcohol=5)
    t.dimli.responds(UURP)
    t.until("discard", "eve")
    assert (t.fortitude["dimli"], t.alcohol["dimli"]) == (12, 5)


@pytest.mark.rule("RDI7-18", "CHSR-13")
def test_a_chaser_speaks_for_the_whole_drink():
    """Mead behind the Wine: no card splits any of it."""
    t = drinks("Wine with a Chaser", "Mead", seats=("fleck", "eve", "gog"))
    t.hand("fleck", FRIENDS, TIP)
    t.fleck.passes()
    assert t.drinks
    assert t.fleck.why_not(FRIENDS).rule == "SPLT-13"


@pytest.mark.rule("RDI7-20", "SPLT-11")
@pytest.mark.parametrize(("title", "mine", "theirs"), [("Mead", 2, 4), (SWEAT, 3, 5)])
def test_three_steps_of_sharing(title, mine, theirs):
    """EX-RDI7-selfsplit-1: nobody answers the whole; it is shared; Dimli spikes Eve's half."""
    spike = "Spike it with Firewater"
    t = drinks(title, seats=("warthorn", "eve", "dimli")).hand("dimli", spike)
    t.dimli.passes()
    t.warthorn.splits_with("eve")
    t.dimli.responds(spike, on="eve")
    t.until("discard", "eve")
    assert t.alcohol == dict(warthorn=mine, eve=theirs, dimli=0)


@pytest.mark.rule("RDI7-22")
def test_half_a_tonic_is_half_an_offer():
    """EX-RDI7-drinks-1: 2 Alcohol Content and up to 3 cards for each."""
    t = drinks(TONIC, seats=("warthorn", "eve", "dimli")).hand("warthorn", FINISH, *[IM_IN] * 4)
    t.hand("eve", *[IM_IN] * 4).stats("warthorn", fortitude=10).stats("eve", fortitude=10)
    t.warthorn.responds(FINISH, to="eve", mode=0)
    t.until("lose-card", "warthorn").warthorn.discards(*[IM_IN] * 3)
    assert (t.asked, t.asked_for) == ("eve", "lose-card")
    t.eve.discards(IM_IN).eve.done()
    t.until("discard", "eve")
    assert (t.fortitude["warthorn"], t.fortitude["eve"]) == (13, 11)
    assert (t.alcohol["warthorn"], t.alcohol["eve"]) == (2, 2)


@pytest.mark.rule("RDI7-23")
def test_joran_speaks_before_a_card_is_given():
    """Then there is nothing to give one for."""
    t = drinks(TONIC, seats=("gog", "joran", "eve")).hand("gog", *[IM_IN] * 3)
    t.hand("joran", HEALING).stats("gog", fortitude=10)
    t.until("respond", "joran").joran.responds(HEALING)
    t.until("discard", "joran")
    assert (t.fortitude["gog"], t.alcohol["gog"], len(t.gog.hand)) == (10, 4, 3)


# Drinks that are kept ----------------------------------------------------------------------------


@pytest.mark.rule("RDI7-24", "RDI7-25", "RDI7-28", "DRNK-17")
def test_one_keeps_it_however_many_drank():
    """Warthorn splits it with Eve: the card is his, she has only what it does at once."""
    t = drinks(THIMBLE, seats=("warthorn", "eve", "gog"), deck="drinks-rdi9")
    t.hand("warthorn", FINISH)
    t.warthorn.responds(FINISH, to="eve", mode=0)
    t.until("discard", "eve")
    assert (t.warthorn.kept, t.eve.kept) == ([THIMBLE], [])
    assert t.alcohol["eve"] > 0


@pytest.mark.rule("RDI7-26", "RDI7-25")
def test_whoever_passed_it_on_does_not_keep_it():
    t = drinks(THIMBLE, seats=("warthorn", "eve", "gog"), deck="drinks-rdi9")
    t.hand("warthorn", FINISH)
    t.warthorn.responds(FINISH, to="eve", mode=1)
    t.until("discard", "eve")
    assert (t.warthorn.kept, t.eve.kept) == ([], [THIMBLE])


@pytest.mark.rule("RDI7-25", "RDI7-26")
@pytest.mark.parametrize(("ignores", "keeper"), [(False, "eve"), (True, "gog")])
def test_a_copy_for_everybody_is_kept_by_the_active_player(ignores, keeper):
    """Unless she Ignores hers: then it is the next one's."""
    t = table("eve", "gog", "dimli", drinks=["drinks-rdi9"]).turn("eve", "drink")
    t.pile("eve", "Round on the House!").drink_deck(THIMBLE).hand("gog", IM_IN)
    t.hand("eve", EMPTY)
    if ignores:
        t.eve.responds(EMPTY)
    t.until("discard", "gog")
    assert [name for name in t.names if t.player(name).kept] == [keeper]


@pytest.mark.rule("RDI7-27", "RDI7-38")
def test_what_nobody_drinks_and_what_a_loser_kept_is_discarded():
    t = drinks(THIMBLE, seats=("eve", "gog", "dimli"), deck="drinks-rdi9").hand("eve", EMPTY)
    t.eve.responds(EMPTY)
    t.until("discard", "gog")
    assert t.eve.kept == []
    assert THIMBLE in t.drink_discard_titles
    t = drinks(THIMBLE, seats=("eve", "gog", "dimli"), deck="drinks-rdi9").hand("gog", DANCE)
    t.stats("eve", fortitude=8, alcohol=3).hand("dimli", IM_IN)
    t.until("discard", "gog")
    assert t.eve.kept == [THIMBLE]
    t.until("action", "gog").gog.plays(DANCE, at="eve")
    t.until("discard", "dimli")
    assert t.alive == ["gog", "dimli"]
    assert THIMBLE in t.drink_discard_titles


# Gold and Rounds ---------------------------------------------------------------------------------


@pytest.mark.rule("RDI7-29", "STAT-12")
@pytest.mark.first_chair
def test_what_the_inn_pays_for_somebody_they_have_paid():
    """A rule that looks at who paid is told of Warthorn, though it was the Inn's Gold."""
    paid = []

    class Clerk(Rule):
        def paid(self, t, payer, payee, amount, cause):
            if t.logging:
                paid.append((payer, payee, amount, cause))

    t = table("eve", "warthorn", "gog", rules=[Clerk]).hand("eve", TAKES_GOLD)
    t.hand("warthorn", TILL)
    t.eve.plays(TAKES_GOLD, at="warthorn")
    t.warthorn.responds(TILL)
    t.nobody_responds()
    assert paid == [(1, 0, 1, 0)]
    assert t.gold == dict(eve=11, warthorn=10, gog=10)


@pytest.mark.rule("RDI7-32", "GAMB-30")
@pytest.mark.parametrize("answered", [True, False])
def test_the_one_who_is_forced_out_may_still_answer(answered):
    """EX-RDI7-forceout-1: Eve would be alone in the Round, unless Gog speaks up first."""
    t = table("eve", "gog").hand("eve", IM_IN, SLEEVE).hand("gog", IM_IN, CHEATERS)
    t.eve.plays(IM_IN)
    t.until("gamble", "gog").gog.gambles(IM_IN)
    t.until("gamble", "eve").eve.gambles(SLEEVE, at="gog")
    assert (t.asked, t.in_round) == ("gog", ["eve", "gog"])
    if answered:
        t.gog.responds(CHEATERS)
    t.nobody_responds()
    assert t.gold == (dict(eve=7, gog=9) if answered else dict(eve=9, gog=7))


@pytest.mark.rule("RDI7-33")
def test_most_cards_against_cheats_are_for_those_in_the_round():
    """Gog has left it, and may say what he likes."""
    stupid = "This game stupid!"
    t = table("eve", "gog", "dimli").hand("eve", IM_IN, CHEAT).hand("gog", stupid, CHEATERS)
    t.hand("dimli", IM_IN, TIP)
    t.until("action", "eve").eve.plays(IM_IN)
    while not (t.asked == "gog" and t.gog.may(stupid)):
        t.player(t.asked).passes()
    t.gog.responds(stupid)
    t.until("gamble", "dimli").dimli.gambles(IM_IN)
    t.until("gamble", "eve").eve.gambles(CHEAT)
    assert t.gog.why_not(CHEATERS).rule == "GAMB-23"


@pytest.mark.rule("RDI7-33")
@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize(
    ("who", "leaves", "against"),
    [
        ("bryn", "I've got watch duty.", "I think it's time to stop foolin' around, don't you?"),
        ("remy", "Not while I am in uniform.", "Both hands on the table."),
        (
            "zakhan",
            "The master is meditating. Hush.",
            "One shouldn't need to cheat to beat a drunkard!",
        ),
    ],
)
def test_also_of_those_that_are_completed_by_us(who, leaves, against, left):
    t = table("eve", who, "dimli").hand("eve", IM_IN, CHEAT).hand(who, leaves, IM_IN, against)
    t.hand("dimli", IM_IN, TIP)
    t.until("action", "eve").eve.plays(IM_IN)
    while left and not (t.asked == who and t.player(who).may(leaves)):
        t.player(t.asked).passes()
    if left:
        t.player(who).responds(leaves)
    else:
        t.until("gamble", who).player(who).gambles(IM_IN)
    t.until("gamble", "dimli").dimli.gambles(IM_IN)
    t.until("gamble", "eve").eve.gambles(CHEAT)
    if left:
        assert t.player(who).why_not(against).rule == "GAMB-23"
    else:
        t.until("respond", who).player(who).responds(against)
        while t.asked_for == "respond":
            t.player(t.asked).passes()
        assert len(t.happened("negated")) == 1
        assert t.controller != "eve"


@pytest.mark.rule("RDI7-33", "WARTHORN-24")
def test_only_warthorn_watches_from_outside():
    outside = {
        card.id
        for character in CHARACTERS.values()
        for card in character.deck.cards
        for mode in card.modes
        if mode.when == w.CHEATING_PLAYED and not mode.inside_only
    }
    assert outside == {"warthorn/thought-youd-fool-us-did-you"}


@pytest.mark.rule("RDI7-34", "GAMB-35")
def test_nobody_antes_for_somebody_who_cannot():
    t = table("gog", "molly", "eve").hand("gog", IM_IN).hand("molly", RAISE).hand("eve", IM_IN)
    t.stats("molly", gold=1)
    t.gog.plays(IM_IN)
    t.until("gamble", "molly").molly.gambles(RAISE)
    t.until("gamble", "eve")
    assert (t.controller, t.pot) == ("molly", 3)


@pytest.mark.rule("GAMB-19", "GAMB-20", "GAMB-26")
def test_a_round_with_a_peeking_friend():
    """EX-RDI7-gambling-1: Molly's friend beats Winning Hand!, and Warthorn takes it back."""
    t = table("warthorn", "eve", "molly", "gog").hand("warthorn", IM_IN, IM_IN, WINNING_HAND)
    t.hand("eve", LEAVES).hand("molly", EDDIE).hand("gog", RAISE)
    t.warthorn.plays(IM_IN)
    t.until("respond", "eve").eve.responds(LEAVES)
    t.until("gamble", "molly").molly.passes()
    t.until("gamble", "gog").gog.gambles(RAISE)
    t.until("gamble", "warthorn").warthorn.gambles(WINNING_HAND)
    t.until("gamble", "molly").molly.gambles(EDDIE)
    t.until("gamble", "warthorn").warthorn.gambles(IM_IN)
    t.until("order", "warthorn")
    assert t.gold == dict(warthorn=14, eve=10, molly=8, gog=8)


# The dare ----------------------------------------------------------------------------------------


def dared(**hands):
    """Gog reveals the dare: Wine for him, Light Ale for Jett, Elven Wine for Remy."""
    t = inn("gog", "jett", "remy").turn("gog", "drink").pile("gog", DARE)
    for name, titles in hands.items():
        t.hand(name, *titles)
    t.drink_deck("Wine", "Light Ale", "Elven Wine")
    return t.hand("jett", IM_IN)


@pytest.mark.rule("RDI7-37", "RDI7-19")
def test_the_strongest_goes_to_whoever_has_the_weakest():
    """Jett drinks Remy's Elven Wine with her Light Ale, Gog his own Wine, Remy nothing."""
    t = dared()
    t.until("discard", "jett")
    assert t.alcohol == dict(gog=2, jett=4, remy=0)


@pytest.mark.rule("RDI7-37")
def test_whoever_revealed_it_calls_it_off():
    """T7-37a, EX-RDI7-dare-1: nothing is revealed, nobody drinks."""
    t = inn("remy", "gog", "jett").turn("remy", "drink").pile("remy", DARE).hand("remy", EXCUSE)
    t.drink_deck("Wine", "Light Ale", "Elven Wine").hand("gog", IM_IN)
    t.remy.responds(EXCUSE)
    t.until("discard", "gog")
    assert t.alcohol == dict(remy=0, gog=0, jett=0)
    assert t.drink_deck_titles[:3] == ["Wine", "Light Ale", "Elven Wine"]


@pytest.mark.rule("RDI7-37", "RDI7-10")
def test_anybody_else_is_left_out():
    """T7-37b: without Jett the Light Ale is Remy's, and Gog's Wine goes to him, too."""
    t = dared(jett=[FLEXIBLE])
    while not t.jett.may(FLEXIBLE):
        t.player(t.asked).passes()
    t.jett.responds(FLEXIBLE)
    t.until("discard", "jett")
    assert t.alcohol == dict(gog=0, jett=0, remy=3)


@pytest.mark.rule("RDI7-37", "RDI7-10", "RDI7-12")
def test_once_the_drinks_are_shown_only_a_drink_can_be_ignored():
    """T7-37c: Remy has the Light Ale, and Jett's Elven Wine reaches him; he Ignores that one."""
    t = inn("gog", "jett", "remy").turn("gog", "drink").pile("gog", DARE).hand("jett", IM_IN)
    t.drink_deck("Wine", "Elven Wine", "Light Ale").hand("remy", EXCUSE).hand("jett", FLEXIBLE)
    while not t.drinks:
        t.player(t.asked).passes()
    assert not t.jett.may(FLEXIBLE)
    assert [t.drinks[option.on]["revealer"] for option in t.remy.options(EXCUSE)] == [
        "jett",
        "remy",
    ]
    t.until("respond", "remy").remy.responds(EXCUSE, on=1)
    t.until("discard", "jett")
    assert t.alcohol == dict(gog=2, jett=0, remy=1)


@pytest.mark.rule("RDI7-37", "RDI7-21")
def test_a_dare_brings_no_sharing():
    """Mead stays whole, and the numbers printed count, Chasers included."""
    t = inn("gog", "jett", "remy").turn("gog", "drink").pile("gog", DARE).hand("jett", IM_IN)
    t.drink_deck("Mead", "Wine with a Chaser", "Wine", "Coffee")
    t.until("discard", "jett")
    assert t.alcohol == dict(gog=3, jett=0, remy=3), "Jett's 4 go to Remy and his Coffee"
