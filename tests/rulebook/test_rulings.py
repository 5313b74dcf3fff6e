"""Doubtful points that docs/rulings.md decides (R-36 to R-40), each seen in play."""

import pytest
from chairs import first

from lastcall.testing import table

GIM = "Gambling? I'm in!"
DANCE = "Dance with Gog!"
TIP = "Tip the Wench."
IDTS = "I don't think so!"
GOG_IDTS = "Gog not think so!"
SPIKE = "Spike it with Firewater"
WAITING = "You have this. I'm waiting for the good stuff!"
ALONE = "I do so hate to drink alone..."
YUCKY = "This taste yucky!"
EMPTY = "Drink what? This is empty."
ALE = "Actually, that's Dragon Breath Ale."
DROP = "It's better with a drop of this!"
PARTIES = "This spell livened up the late-night parties at the Collegium!"
FORGETS = "Whoever drinks this forgets who poured it."
ASSISTANT = "A knife-thrower's assistant"
BARD = "A bard who lost his voice"


def answers(t, name, title, **how):
    """Everybody else lets this player answer what lies open; then the answer lies there itself."""
    played = len(t.happened("played"))
    while t.asked != name:
        t.player(t.asked).passes()
    t.player(name).responds(title, **how)
    while len(t.happened("played")) == played:
        t.player(t.asked).passes()
    return t


# who states a choice first ------------------------------------------------------------------


def spiked(*hands):
    """Gog, whose turn it is, has a Wine that Dimli spikes; these players could Negate that."""
    t = table("gog", "eve", "dimli", "fleck").turn("gog", "drink").pile("gog", "Wine")
    t.hand("dimli", SPIKE)
    for name in hands:
        t.hand(name, GOG_IDTS if name == "gog" else IDTS)
    return answers(t, "dimli", SPIKE)


@pytest.mark.rule("TIME-2", "TIME-12", "TIME-13", "OP-2")
def test_wishes_are_asked_for_from_the_player_of_the_card():
    """Dimli's card, so Fleck on his left is asked first, then Gog, whose turn it is, then Eve.

    A refusal is a choice that was stated: all three refuse, and the card resolves (R-36).
    """
    t = spiked("gog", "eve", "fleck")
    order = []
    while t.asked_for == "respond" and len(order) < 3:
        order.append(t.asked)
        t.player(t.asked).passes()
    assert order == ["fleck", "gog", "eve"]
    assert t.alcohol == dict(gog=4, eve=0, dimli=0, fleck=0)
    assert (t.gog.hand, t.eve.hand[-1], t.fleck.hand[-1]) == ([GOG_IDTS], IDTS, IDTS)


@pytest.mark.rule("TIME-11", "OP-2")
def test_of_two_who_wish_to_the_one_next_from_the_active_player_goes_first():
    """Fleck is asked first and would; Eve, nearer to Gog, would too: hers is played, not his."""
    t = spiked("eve", "fleck")
    assert t.asked == "fleck"
    t.fleck.responds(IDTS)
    assert (t.asked, t.happened("played")[-1].seat) == ("eve", t.seat("dimli"))
    t.eve.responds(IDTS)
    assert t.happened("played")[-1].seat == t.seat("eve")
    assert IDTS in t.fleck.hand
    while t.alcohol["gog"] == 0:
        t.player(t.asked).passes()
    assert t.alcohol == dict(gog=2, eve=0, dimli=0, fleck=0)


@pytest.mark.rule("TIME-12", "OP-2")
def test_one_who_wishes_alone_is_not_kept_waiting_for_the_others():
    """Gog, whose turn it is, can be preceded by nobody: his card is played without asking Eve."""
    t = spiked("gog", "eve")
    assert t.asked == "gog"
    t.gog.responds(GOG_IDTS)
    assert t.happened("played")[-1].seat == t.seat("gog")


# weakened and then replaced -----------------------------------------------------------------


@pytest.mark.rule("CHNG-2", "CARD-16")
@pytest.mark.parametrize("first", ["weaken", "replace"])
@pytest.mark.parametrize("title", ["Wine", "Light Ale", "Water", "We're Cutting You Off!"])
def test_a_weakened_drink_that_is_replaced_is_a_weakened_dragon_breath_ale(title, first):
    """Petra takes 2 out of Gog's Drink, Eve makes it 4: 2 are left, whichever came first (R-37)."""
    t = table("gog", "eve", "petra").turn("gog", "drink").pile("gog", title)
    t.stats("gog", alcohol=5).hand("eve", ALE).hand("petra", DROP)
    steps = [("petra", DROP), ("eve", ALE)]
    for name, card in steps if first == "weaken" else reversed(steps):
        answers(t, name, card)
    assert t.alcohol == dict(gog=7, eve=0, petra=0)


@pytest.mark.rule("CHNG-2", "CARD-16")
def test_what_was_taken_out_and_put_in_counts_for_the_new_drink():
    """A Light Ale loses 2, which it does not have, and gains 2: as Dragon Breath Ale it is 4."""
    t = table("gog", "eve", "petra", "dimli").turn("gog", "drink").pile("gog", "Light Ale")
    t.hand("eve", ALE).hand("petra", DROP).hand("dimli", SPIKE)
    answers(t, "petra", DROP)
    answers(t, "dimli", SPIKE)
    assert t.drinks[0]["alcohol"] == 2
    answers(t, "eve", ALE)
    assert t.alcohol == dict(gog=4, eve=0, petra=0, dimli=0)


@pytest.mark.rule("CHNG-2", "SPLT-3")
def test_weakened_split_and_then_replaced():
    """Of the 2 that Petra took out, half belongs to either half: the replaced one is 3 (R-9)."""
    t = table("fleck", "eve", "petra", "gog").turn("fleck", "drink").pile("fleck", "Elven Wine")
    t.hand("eve", ALE).hand("petra", DROP).hand("fleck", ALONE)
    answers(t, "petra", DROP)
    answers(t, "fleck", ALONE, to="gog")
    answers(t, "eve", ALE, on="fleck")
    assert t.alcohol == dict(fleck=3, eve=0, petra=0, gog=1)


@pytest.mark.rule("CHNG-2", "CONT-9", "OP-30")
def test_a_contest_counts_it_the_same_way():
    """Gog's Light Ale, weakened and replaced, is worth 2, and Petra's Wine ties with it."""
    t = contest("gog", "eve", "petra", drinks=["Light Ale", "Water", "Wine"])
    t.hand("eve", ALE).hand("petra", DROP)
    answers(opened(t), "petra", DROP, on="gog")
    answers(t, "eve", ALE, on="gog")
    while not t.happened("contest-tied"):
        t.player(t.asked).passes()
    assert t.happened("contest-tied")[0].amount == 2
    drunk = [(t.names[event.seat], event.amount) for event in t.happened("drank")]
    assert drunk[:3] == [("gog", 2), ("eve", 0), ("petra", 2)]


# a contest Drink that was Ignored -----------------------------------------------------------


def contest(*seats, drinks):
    """The first seat is about to turn up a contest; these Drinks will be revealed."""
    t = table(*seats)
    for name in t.names:
        t.stats(name, hand_size=0).hand(name, GIM)
    t.turn(first(t), "drink").pile(first(t), "Drinking Contest!")
    return t.drink_deck(*drinks, "Dark Ale", "Dark Ale")


def opened(t):
    while len(t.drinks) < len(t.names):
        t.player(t.asked).passes()
    return t


def winners(t):
    return [t.names[event.seat] for event in t.happened("contest-won")]


@pytest.mark.rule("CONT-9", "CONT-10", "OP-30")
def test_an_ignored_contest_drink_can_still_be_lowered():
    """Gog does not drink his Elven Wine, but leads with it, until Petra puts a drop into it."""
    t = contest("gog", "eve", "petra", drinks=["Elven Wine", "Wine", "Water"])
    t.hand("gog", YUCKY).hand("petra", DROP)
    answers(opened(t), "gog", YUCKY)
    answers(t, "petra", DROP, on="gog")
    t.until("discard")
    assert winners(t) == ["eve"]
    assert t.alcohol == dict(gog=0, eve=2, petra=0)
    assert t.gold == dict(gog=9, eve=12, petra=9)


@pytest.mark.rule("CONT-9", "CONT-10", "OP-30")
@pytest.mark.parametrize(("who", "card"), [("dimli", SPIKE), ("eve", ALE)])
def test_an_ignored_contest_drink_can_still_be_raised_or_replaced(who, card):
    """Gog Ignores his Light Ale; made stronger it wins all the same, and he drinks none of it."""
    t = contest("gog", "eve", "dimli", drinks=["Light Ale", "Wine", "Water"])
    t.hand("gog", YUCKY).hand(who, card)
    answers(opened(t), "gog", YUCKY)
    answers(t, who, card, on="gog")
    t.until("discard")
    assert winners(t) == ["gog"]
    assert t.alcohol == dict(gog=0, eve=2, dimli=0)
    assert t.gold == dict(gog=12, eve=9, dimli=9)


@pytest.mark.rule("CONT-10", "NEG-5")
@pytest.mark.parametrize(
    ("who", "cards"),
    [
        ("dimli", ["I don't want this watered-down stuff!", WAITING]),
        ("dimli", ["I don't want this watered-down stuff!", "Uuurp! That hit the spot!"]),
        ("fleck", ["I may be a fop, but I can hold my liquor!", ALONE]),
        ("eve", [EMPTY, EMPTY]),
    ],
)
def test_an_ignored_contest_drink_cannot_be_given_split_or_ignored_again(who, cards):
    """Nobody is going to drink it, so there is nothing to hand on or to be spared (R-14)."""
    ignore, more = cards
    t = contest(who, "gog", "petra", drinks=["Elven Wine", "Wine", "Water"])
    t.hand(who, *cards).hand("gog", YUCKY)
    answers(opened(t), who, ignore)
    assert t.asked == "gog"
    assert not t.player(who).may(more)


@pytest.mark.rule("CONT-9", "OP-30", "CHNG-2")
def test_what_changes_no_value_has_no_business_in_an_ignored_contest_drink():
    """Joran could liven up Gog's Drink, which is worth 1 more then; to make somebody forget by it
    is for Drinks that are drunk (R-14)."""
    t = contest("gog", "eve", "joran", drinks=["Elven Wine", "Wine", "Water"])
    t.hand("gog", YUCKY).hand("joran", PARTIES, FORGETS)
    answers(opened(t), "gog", YUCKY)
    t.until("respond", "joran")
    assert {option.on for option in t.joran.options(PARTIES)} == {0, 1, 2}
    assert {option.on for option in t.joran.options(FORGETS)} == {1, 2}


@pytest.mark.rule("NEG-2", "ROTH-5")
def test_outside_a_contest_an_ignored_drink_is_left_alone():
    """Gog has Ignored his copy of a Round on the House; Petra's drop is for the others (R-14)."""
    t = table("gog", "eve", "petra").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Elven Wine").hand("gog", YUCKY).hand("petra", DROP)
    answers(opened(t), "gog", YUCKY)
    assert t.asked == "petra"
    assert {option.on for option in t.petra.options(DROP)} == {1, 2}


# after a declined Action --------------------------------------------------------------------


@pytest.mark.rule("TURN-20", "TURN-9")
def test_others_have_a_moment_when_the_action_was_declined():
    """Dimli waits whether Gog will dance; Gog does not; then, before the order, Dimli tips."""
    t = table("gog", "dimli", "eve").hand("gog", DANCE).hand("dimli", TIP)
    t.dimli.passes()
    assert (t.asked, t.asked_for) == ("gog", "action")
    t.gog.passes()
    assert (t.asked, t.asked_for) == ("dimli", "respond")
    t.dimli.responds(TIP, at="gog")
    assert t.gold == dict(gog=9, dimli=10, eve=10)
    assert (t.asked, t.asked_for) == ("gog", "order")


@pytest.mark.rule("TURN-20")
def test_it_is_one_moment_and_the_active_player_is_not_asked_again():
    """After the Action and before the order is one moment; Gog has just said that he will not."""
    t = table("gog", "dimli", "eve").hand("gog", DANCE, TIP).hand("dimli", TIP)
    t.dimli.passes()
    t.gog.passes()
    t.dimli.passes()
    assert (t.asked, t.asked_for) == ("gog", "order")


@pytest.mark.rule("TURN-20")
def test_what_somebody_plays_in_that_moment_opens_it_to_everybody_again():
    """Dimli tips him, and now Gog, who had declined, may tip him back."""
    t = table("gog", "dimli", "eve").hand("gog", DANCE, TIP).hand("dimli", TIP)
    t.dimli.passes()
    t.gog.passes()
    t.dimli.responds(TIP, at="gog")
    t.gog.passes()  # on Dimli's tip
    assert (t.asked, t.asked_for) == ("gog", "respond")
    t.gog.responds(TIP, at="dimli")
    assert t.gold == dict(gog=9, dimli=9, eve=10)


@pytest.mark.rule("TURN-20")
def test_the_moment_is_there_when_no_action_could_be_played():
    """Gog has nothing to play; that he plays no Action the others learn only now, and may act."""
    t = table("gog", "dimli", "eve").hand("dimli", TIP)
    assert (t.asked, t.asked_for) == ("dimli", "respond")
    t.dimli.passes()
    assert (t.asked, t.asked_for, t.phase) == ("dimli", "respond", "action")
    t.dimli.passes()
    assert (t.asked, t.asked_for) == ("gog", "order")


@pytest.mark.rule("TURN-20")
def test_after_an_action_nobody_is_asked_the_same_twice():
    """Gog has danced: Dimli is asked once more before the order, not twice (R-7)."""
    t = table("gog", "dimli", "eve").hand("gog", DANCE, TIP).hand("dimli", TIP)
    t.dimli.passes()
    t.gog.plays(DANCE, at="eve")
    t.everyone.passes()
    assert (t.asked, t.asked_for) == ("dimli", "respond")
    t.dimli.passes()
    assert (t.asked, t.asked_for) == ("gog", "action")
    t.gog.passes()
    assert (t.asked, t.asked_for) == ("gog", "order")


@pytest.mark.rule("TURN-20", "TERCI-9")
def test_whoever_treated_a_patient_and_then_played_no_action_is_not_asked_again():
    """To treat is no play: Terci was the last to say that he does nothing; it is Gog's moment."""
    t = table("terci", "gog", "eve").box("terci", "waiting", BARD).tracker("terci", "bandage", 1)
    t.hand("terci", "Physician, heal thyself.").hand("gog", TIP)
    t.gog.passes()
    t.terci.treats(BARD)
    t.terci.passes()
    assert (t.asked, t.asked_for) == ("gog", "respond")
    t.gog.passes()
    assert (t.asked, t.asked_for) == ("terci", "order")


# a Patient right after a loss ---------------------------------------------------------------


def danced(*patients, **supplies):
    """Gog has danced with Terci, who let it happen; these Patients wait."""
    t = table("gog", "terci", "eve").hand("gog", DANCE).box("terci", "waiting", *patients)
    for kind, number in supplies.items():
        t.tracker("terci", kind, number)
    while t.asked_for != "action":
        t.player(t.asked).passes()
    t.gog.plays(DANCE, at="terci")
    while t.terci.fortitude == 20:
        t.player(t.asked).passes()
    return t


@pytest.mark.rule("TERCI-8", "TERCI-20", "CARD-4")
def test_a_patient_that_answers_the_loss_can_be_treated_right_after_it():
    """The knife-thrower's assistant hits back for a loss: her moment is then or never (R-40)."""
    t = danced(ASSISTANT, BARD, bandage=2)
    assert (t.asked, t.asked_for) == ("terci", "respond")
    assert not t.terci.may_treat(BARD)  # he can wait for the next moment
    t.terci.treats(ASSISTANT)
    t.terci.responds(ASSISTANT)
    assert t.fortitude == dict(gog=18, terci=16, eve=20)
    assert t.terci.tracker("bandage") == 0


@pytest.mark.rule("TERCI-8", "TIME-14")
def test_a_patient_that_does_not_answer_the_loss_waits_for_the_next_moment():
    """The bard can wait: nobody is asked about him until the dance is over (R-6)."""
    t = danced(BARD, bandage=3)
    assert t.happened("played")[-1].seat == t.seat("gog")
    assert DANCE in t.gog.discard
    t.until("respond", "terci")
    assert t.terci.may_treat(BARD)


@pytest.mark.rule("TERCI-8", "TIME-16")
def test_a_patient_that_answers_a_loss_needs_one():
    """Gog dances with Eve: Terci has lost nothing, and is not asked about his Patient after it."""
    t = table("gog", "terci", "eve").hand("gog", DANCE).box("terci", "waiting", ASSISTANT)
    t.tracker("terci", "bandage", 2)
    while t.asked_for != "action":
        t.player(t.asked).passes()
    t.gog.plays(DANCE, at="eve")
    t.terci.passes()  # while it was open he could have treated her
    assert t.fortitude == dict(gog=20, terci=20, eve=16)
    assert DANCE in t.gog.discard
