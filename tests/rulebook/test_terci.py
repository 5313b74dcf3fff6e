"""Doctor Terci: supplies, the two Waiting Patients, and treating them at any time (TERCI)."""

import pytest

import lastcall
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine.cards import Box, Character, Deck, Tracker
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    a_drink,
    action,
    another_player,
    anytime,
    either,
    gain,
    gain_one_of,
    guest,
    ignore_card,
    may_lay_down,
    me,
    sometimes,
    strengthen,
)
from lastcall.testing import WrongStep, table

TERCI = CHARACTERS["terci"]
PATIENTS = TERCI.side_decks[0]
SUPPLIES = ("salve", "splint", "bandage")
SALVE, SPLINT, BANDAGE = TERCI.trackers

# Documented cards of his.
PAY = "Sometimes, my patients actually pay me!"
STERILE = "Oh hey, alcohol is sterile!"
TRIAGE = "Emergency triage!"
CHEAT = "I'm a doctor, not a cheater"
ADVENTURER = "A hung-over adventurer"

# The rest of his deck is ours and may change; the rules are proved with cards of the test's own.
STING = "A sting and a Salve"
HURT = "A blow and a Splint"
HEAL = "A cure and a Bandage"
NO_HARM = "No harm and a Splint"
CLINIC = "Two cards, and a Salve or a Bandage"
PLAIN = "A blow"
CARDS = [
    action(STING, another_player.loses(fortitude=2), gain(SALVE, 1)),
    action(HURT, another_player.loses(fortitude=2), gain(SPLINT, 1)),
    anytime(HEAL, me.gains(fortitude=2), gain(BANDAGE, 1)),
    either(
        NO_HARM,
        ignore_card(gain(SPLINT, 1), types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE),
    ),
    action(CLINIC, me.draws(2), gain_one_of(SALVE, BANDAGE)),
    2 * action(PLAIN, another_player.loses(fortitude=3)),
]

BARD = "A bard for a Bandage"
GOBLIN = "A goblin for a Splint"
SINGED = "An apprentice for a Bandage"
KNIGHT = "A knight for two Splints"
SLAYER = "A slayer for one of each"
PRIEST = "A priest for two Salves"
WAITING = Deck(
    "patients",
    "test",
    [
        guest(sometimes(ADVENTURER, when=a_drink, do=strengthen(1)), 1, 0, 0),
        guest(anytime(BARD, me.gains(fortitude=1)), 0, 0, 1),
        guest(action(GOBLIN, another_player.loses(fortitude=1)), 0, 1, 0),
        guest(sometimes(SINGED, when=a_drink, do=strengthen(1)), 0, 0, 1),
        guest(action(KNIGHT, another_player.loses(fortitude=2)), 0, 2, 0),
        guest(action(SLAYER, another_player.loses(fortitude=4)), 1, 1, 1),
        guest(anytime(PRIEST, me.gains(fortitude=2)), 2, 0, 0),
        7 * guest(anytime("A patient patient", me.gains(fortitude=1)), 3, 3, 3),
    ],
)


def doctor(*cards, **more):
    """Terci with his kit, our Patients, and cards of our own besides his deck."""
    kit = {"trackers": TERCI.trackers, "boxes": TERCI.boxes, **more}
    return Character(
        "terci",
        "Terci",
        race="gnome",
        box="test",
        side_decks=[WAITING],
        at_turn_start=TERCI.at_turn_start,
        deck=[*cards, *TERCI.deck.cards],
        **kit,
    )


DOCTOR = doctor(*CARDS)

IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Barkeep"
WENCH_TIP = "Tip the Wench."
NO = "Gog not think so!"
POKE = "Stop poking Gog"


def stock(t, **tokens):
    for kind, number in tokens.items():
        t.tracker("terci", kind, number)
    return t


def tokens(t):
    return {kind: t.terci.tracker(kind) for kind in SUPPLIES}


# Setup -------------------------------------------------------------------------------------------


@pytest.mark.rule("TERCI-1")
def test_the_patient_deck_and_the_nine_tokens():
    """14 Patients; three Salves, three Splints and three Bandages, and no other piece."""
    assert len(TERCI.side_decks) == 1
    assert len(PATIENTS.cards) == 14
    assert {tracker.name: tracker.most for tracker in TERCI.trackers} == dict.fromkeys(SUPPLIES, 3)
    assert [(box.name, box.capacity) for box in TERCI.boxes] == [("waiting", 2)]


@pytest.mark.rule("TERCI-2")
def test_two_patients_wait_from_the_beginning():
    """They lie face up for all to see, the other twelve are hidden, and the mat is bare."""
    t = lastcall.new_game("gog", "terci", "jett", seed=11, first=0)
    for seat in (-1, 0, 1, 2):
        doctor = t.view(seat).seats[1]
        (waiting,) = doctor.boxes
        assert len(waiting) == 2
        assert {t.game.defs[card].deck for card, _ in waiting} == {"patients"}
        assert doctor.side == ((12, ()),)
        assert doctor.trackers == (0, 0, 0)
        assert doctor.hand == 7
    others = {
        lastcall.new_game("gog", "terci", seed=seed).view(1).seats[1].boxes for seed in range(20)
    }
    assert len(others) > 10, "the deck is shuffled"


# Supplies ----------------------------------------------------------------------------------------


@pytest.mark.rule("TERCI-3")
@pytest.mark.parametrize(("title", "kind"), [(STING, "salve"), (HURT, "splint")])
def test_an_icon_gives_one_token_of_its_kind(title, kind):
    """The attack lands and one token comes to the mat, not before the card resolves."""
    t = table(DOCTOR, "gog", "eve").hand("terci", title).hand("gog", POKE)
    t.terci.plays(title, at="gog")
    assert t.asked == "gog"
    assert tokens(t) == dict.fromkeys(SUPPLIES, 0)
    t.everyone.passes()
    assert t.fortitude == dict(terci=20, gog=18, eve=20)
    assert tokens(t) == {**dict.fromkeys(SUPPLIES, 0), kind: 1}


@pytest.mark.rule("TERCI-3")
def test_the_token_comes_after_all_other_effects():
    """Two cards are drawn first, then Terci chooses the token; every icon stands last."""
    t = table(DOCTOR, "gog", "eve").hand("terci", CLINIC).deck("terci", TIP, RAISE)
    t.terci.plays(CLINIC)
    assert (t.asked, t.asked_for) == ("terci", "tracker")
    assert t.terci.hand == sorted([TIP, RAISE])
    for card in TERCI.deck.cards:  # and so it is on his own cards
        for mode in card.modes:
            icons = [word.name in ("track", "track-of-choice") for word in mode.words]
            assert icons.count(True) <= 1
            assert True not in icons[:-1], card.title


@pytest.mark.rule("TERCI-4")
@pytest.mark.parametrize("kind", ["salve", "bandage"])
def test_a_split_icon_is_a_choice(kind):
    """Salve or Bandage, as Terci likes; not both, and no Splint."""
    t = table(DOCTOR, "gog", "eve").hand("terci", CLINIC)
    t.terci.plays(CLINIC)
    assert t.asked_for == "tracker"
    assert len(t.options()) == 2
    with pytest.raises(WrongStep):
        t.terci.raises("splint")
    t.terci.raises(kind)
    assert tokens(t) == {**dict.fromkeys(SUPPLIES, 0), kind: 1}


@pytest.mark.rule("TERCI-5")
def test_a_negated_card_gives_no_token():
    """Terci's Ignore is Negated: 2 AC and no Bandage."""
    t = table(DOCTOR, "gog", "eve").turn("terci", "drink").pile("terci", "Wine")
    t.hand("terci", STERILE).hand("gog", NO, IM_IN)
    t.terci.responds(STERILE)
    t.gog.responds(NO)
    t.until("discard", "gog")
    assert t.alcohol == dict(terci=2, gog=0, eve=0)
    assert tokens(t) == dict.fromkeys(SUPPLIES, 0)


@pytest.mark.rule("TERCI-5")
def test_a_negated_cheating_card_gives_no_token():
    """Gog catches the doctor who is not a cheater."""
    t = table("gog", DOCTOR, "eve").hand("gog", IM_IN).hand("terci", CHEAT)
    t.hand("gog", "Gog think you cheating! Gog no like cheaters!")
    t.gog.plays(IM_IN)
    t.until("gamble", "terci")
    t.terci.gambles(CHEAT)
    t.gog.responds("Gog think you cheating! Gog no like cheaters!")
    t.nobody_responds()
    assert tokens(t) == dict.fromkeys(SUPPLIES, 0)


@pytest.mark.rule("TERCI-5")
def test_an_ignored_card_gives_its_token():
    """Gog Ignores the sting; Terci has the Salve all the same."""
    t = table(DOCTOR, "gog", "eve").hand("terci", STING).hand("gog", POKE)
    t.terci.plays(STING, at="gog")
    t.gog.responds(POKE)
    t.nobody_responds()
    assert t.fortitude == dict(terci=20, gog=20, eve=20)
    assert tokens(t) == dict(salve=1, splint=0, bandage=0)


@pytest.mark.rule("TERCI-5")
def test_an_altered_card_gives_its_token():
    """Eve sends the sting on to Gog, and the Salve comes to the mat."""
    t = table(DOCTOR, "eve", "gog").hand("terci", STING)
    t.hand("eve", "I'm not Eve! She's over there!")
    t.terci.plays(STING, at="eve")
    t.eve.responds("I'm not Eve! She's over there!", to="gog")
    t.nobody_responds()
    assert t.fortitude == dict(terci=20, eve=20, gog=18)
    assert tokens(t) == dict(salve=1, splint=0, bandage=0)


@pytest.mark.rule("TERCI-5")
def test_a_card_that_terci_ignores_himself_gives_its_token():
    """He Ignores his own cure and stays as he was, but has the tokens of both cards."""
    t = table(DOCTOR, "gog", "eve").stats("terci", fortitude=10).hand("terci", HEAL, NO_HARM)
    t.terci.plays(HEAL)
    t.terci.responds(NO_HARM)
    t.nobody_responds()
    assert t.fortitude == dict(terci=10, gog=20, eve=20)
    assert tokens(t) == dict(salve=0, splint=1, bandage=1)


@pytest.mark.rule("TERCI-6")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_with_all_three_on_the_mat_nothing_is_gained(before, after):
    """The fourth Salve does not exist; the rest of the card happens."""
    t = stock(table(DOCTOR, "gog", "eve"), salve=before).hand("terci", STING)
    t.terci.plays(STING, at="gog")
    t.everyone.passes()
    assert tokens(t) == dict(salve=after, splint=0, bandage=0)
    assert t.fortitude == dict(terci=20, gog=18, eve=20)


@pytest.mark.rule("TERCI-7")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (dict(salve=3, splint=0, bandage=1), dict(salve=3, splint=0, bandage=2)),
        (dict(salve=0, splint=1, bandage=3), dict(salve=1, splint=1, bandage=3)),
        (dict(salve=3, splint=0, bandage=3), dict(salve=3, splint=0, bandage=3)),
    ],
)
def test_a_split_icon_gives_what_the_supply_still_has(before, after):
    """With three of one kind on the mat it must be the other; with all six there is none."""
    t = stock(table(DOCTOR, "gog", "eve"), **before).hand("terci", CLINIC, TIP)
    t.terci.plays(CLINIC)
    t.nobody_responds()
    assert (t.asked, t.asked_for) == ("terci", "action")
    assert tokens(t) == after


@pytest.mark.rule("TERCI-19")
def test_eighteen_icons_six_of_each_kind():
    """A choice of two kinds counts half for each; the documented Salve is where it belongs."""
    count = dict.fromkeys(SUPPLIES, 0.0)
    carrying = 0
    for card in TERCI.deck.cards:
        icons = [e for e in card.modes[0].words if e.name in ("track", "track-of-choice")]
        carrying += bool(icons)
        for icon in icons:
            if icon.name == "track":
                assert icon.points == 1
                count[icon.tracker.name] += 1
                continue
            kinds = [tracker.name for tracker in icon.trackers]
            assert len(kinds) == 2
            for kind in kinds:
                count[kind] += 0.5
        if card.title == PAY:
            assert [(e.name, e.tracker.name) for e in icons] == [("track", "salve")]
    assert carrying == 18
    assert count == dict.fromkeys(SUPPLIES, 6.0)


# Treating ----------------------------------------------------------------------------------------


@pytest.mark.rule("TERCI-8")
def test_treating_takes_the_patient_into_hand():
    """The tokens go back to the supply, the Patient goes to hand, the slot is empty."""
    t = stock(table(DOCTOR, "gog", "eve"), salve=2, splint=2, bandage=1)
    t.box("terci", "waiting", SLAYER, ADVENTURER)
    t.terci.treats(SLAYER)
    assert tokens(t) == dict(salve=1, splint=1, bandage=0)
    assert t.terci.hand == [SLAYER]
    assert t.terci.box("waiting") == [ADVENTURER]


@pytest.mark.rule("TERCI-8")
@pytest.mark.parametrize(
    ("have", "enough"),
    [
        (dict(splint=2), True),
        (dict(splint=3, salve=3), True),
        (dict(splint=1, salve=3, bandage=3), False),
        ({}, False),
    ],
)
def test_treating_takes_just_the_tokens_the_patient_needs(have, enough):
    """A knight needs two Splints; other tokens do not stand in for them."""
    t = stock(table(DOCTOR, "gog", "eve"), **have)
    t.box("terci", "waiting", KNIGHT).hand("terci", TIP)
    assert t.terci.may_treat(KNIGHT) == enough


@pytest.mark.rule("TERCI-8")
def test_both_patients_can_be_treated_one_after_the_other():
    """If there are tokens for both; the second only if the first left enough."""
    t = stock(table(DOCTOR, "gog", "eve"), splint=3, salve=1, bandage=1)
    t.box("terci", "waiting", KNIGHT, SLAYER)
    t.terci.treats(KNIGHT)
    t.terci.treats(SLAYER)
    assert tokens(t) == dict.fromkeys(SUPPLIES, 0)
    assert t.terci.box("waiting") == []
    t = stock(table(DOCTOR, "gog", "eve"), splint=2, salve=1, bandage=1)
    t.box("terci", "waiting", KNIGHT, SLAYER).hand("terci", TIP)
    t.terci.treats(KNIGHT)
    assert not t.terci.may_treat(SLAYER)


@pytest.mark.rule("TERCI-9")
@pytest.mark.first_chair
def test_treating_is_no_play_and_nobody_responds():
    """No card was played, no Action is used up, and Terci goes straight on."""
    t = stock(table(DOCTOR, "gog", "eve"), splint=1).box("terci", "waiting", GOBLIN)
    t.hand("terci", PLAIN, TIP).hand("gog", WENCH_TIP, NO).hand("eve", WENCH_TIP)
    t.until("action", "terci")
    t.terci.treats(GOBLIN)
    assert (t.asked, t.asked_for) == ("terci", "action")
    assert not t.happened("played")
    (event,) = t.happened("treated")
    assert (event.seat, t.table.title(event.card)) == (0, GOBLIN)
    t.terci.plays(PLAIN, at="gog")
    t.until("action", "terci")
    assert t.fortitude == dict(terci=20, gog=17, eve=20)
    assert t.terci.why_not(GOBLIN).rule == "TURN-9"


@pytest.mark.rule("TERCI-8", "TERCI-10")
def test_treated_in_a_window_and_played_there():
    """Gog's ale lies face up: Terci treats the adventurer and adds 1 AC to it, all at once."""
    t = stock(table("gog", DOCTOR, "eve"), salve=1).turn("gog", "drink").pile("gog", "Light Ale")
    t.box("terci", "waiting", ADVENTURER, KNIGHT).hand("eve", IM_IN)
    assert not t.drinks
    t.terci.passes()  # before it is revealed
    assert t.drinks[0]["alcohol"] == 1
    assert not t.terci.may(ADVENTURER)
    t.terci.treats(ADVENTURER)
    assert (t.asked, t.asked_for) == ("terci", "respond")
    t.terci.responds(ADVENTURER)
    t.everyone.passes()
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=2, terci=0, eve=0)
    assert t.terci.side_discard() == [ADVENTURER]


@pytest.mark.rule("TERCI-8")
def test_treated_with_the_token_that_has_just_come():
    """The card that answers the ante brings the Salve; in the same window it treats."""
    t = table("gog", DOCTOR, "eve").hand("gog", IM_IN).hand("terci", PAY)
    t.box("terci", "waiting", ADVENTURER)
    t.gog.plays(IM_IN)
    assert not t.terci.may_treat(ADVENTURER)
    t.terci.responds(PAY)
    assert (t.asked, t.pot) == ("terci", 0)
    t.terci.treats(ADVENTURER)
    t.nobody_responds()
    assert t.gold["terci"] == 10
    assert t.terci.hand == [ADVENTURER]


@pytest.mark.rule("TERCI-8", "TERCI-20", "LOSE-5")
def test_treated_on_last_call():
    """At 2 against 2 Terci treats the priest with his last Salves and is saved."""
    t = stock(table(DOCTOR, "gog", "eve"), salve=2).turn("terci", "drink")
    t.box("terci", "waiting", PRIEST).pile("terci", "Wine").stats("terci", fortitude=2)
    t.hand("gog", IM_IN)
    t.until("last-call", "terci")
    t.terci.treats(PRIEST)
    assert (t.asked, t.asked_for) == ("terci", "last-call")
    t.terci.responds(PRIEST)
    t.until("discard", "gog")
    assert t.alive == ["terci", "gog", "eve"]
    assert (t.terci.fortitude, t.terci.alcohol) == (4, 2)


@pytest.mark.rule("TERCI-8", "TERCI-20")
def test_treated_on_a_gambling_turn():
    """It does not use up the turn: Terci may gamble, treat again, or pass."""
    t = stock(table("gog", DOCTOR, "eve"), salve=1, bandage=1).hand("gog", IM_IN)
    t.hand("terci", RAISE).box("terci", "waiting", ADVENTURER, BARD).hand("eve", IM_IN)
    t.until("action", "gog").gog.plays(IM_IN)
    t.until("gamble", "terci")
    t.terci.treats(ADVENTURER)
    assert (t.asked, t.asked_for) == ("terci", "gamble")
    t.terci.treats(BARD)
    t.terci.gambles(RAISE)
    t.until("gamble", "eve")
    assert (t.controller, t.terci.hand) == ("terci", [BARD, ADVENTURER])


@pytest.mark.rule("TERCI-20", "TIME-10")
@pytest.mark.first_chair
def test_a_patient_within_reach_goes_before_a_sometimes_card():
    """Eve wants to Ignore Gog's tip; it is Terci's turn, and his Anytime Patient comes first."""
    t = stock(table(DOCTOR, "gog", "eve"), bandage=1).stats("terci", fortitude=10)
    t.box("terci", "waiting", BARD).hand("gog", WENCH_TIP).hand("eve", "I attempt to disbelieve.")
    t.gog.responds(WENCH_TIP, at="eve")
    t.eve.responds("I attempt to disbelieve.")
    assert not [e for e in t.happened("played") if e.seat == 2], "Eve's card waits"
    assert t.asked == "terci"
    t.terci.treats(BARD)
    t.terci.responds(BARD)
    assert t.fortitude == dict(terci=11, gog=20, eve=20)
    assert (t.asked, t.asked_for) == ("eve", "respond")
    t.eve.responds("I attempt to disbelieve.")
    t.nobody_responds()
    assert t.gold == dict(terci=10, gog=10, eve=10)


# The limits of an Anytime Card -------------------------------------------------------------------


@pytest.mark.rule("TERCI-20", "TURN-5", "TURN-6")
def test_nobody_is_treated_while_terci_discards():
    """Before the discard and after the refill, but not in between."""
    t = stock(table(DOCTOR, "gog", "eve"), salve=1).turn("terci", "discard")
    t.box("terci", "waiting", ADVENTURER, KNIGHT).hand("terci", PLAIN, RAISE)
    assert (t.asked, t.asked_for, t.phase) == ("terci", "respond", "discard")
    assert t.terci.may_treat(ADVENTURER)
    t.terci.passes()
    assert t.asked_for == "discard"
    assert not t.terci.may_treat(ADVENTURER)
    t.terci.discards(RAISE)
    assert not t.terci.may_treat(ADVENTURER)
    t.terci.done()
    assert (t.asked_for, t.phase) == ("action", "action")
    assert t.terci.may_treat(ADVENTURER)


@pytest.mark.rule("TERCI-20", "CHSR-11", "OP-17")
def test_nobody_is_treated_while_drinks_are_being_revealed():
    """The Drink Deck runs out in the middle of a Chaser: Terci may answer the payment only."""
    t = stock(table("gog", DOCTOR, "eve"), salve=1).turn("gog", "drink").stats("terci", gold=3)
    t.box("terci", "waiting", ADVENTURER).hand("terci", PAY)
    t.pile("gog", "Round on the House!").drink_deck("Wine with a Chaser", rest="discard")
    t.terci.passes()  # before the reveal
    t.terci.passes()  # on the Event
    assert [e.kind for e in t.table.events][-1] == "deck-exhausted"
    assert t.asked == "terci"
    assert t.terci.may(PAY)
    assert not t.terci.may_treat(ADVENTURER)
    t.terci.passes()
    assert t.drinks
    assert t.asked == "terci"
    assert t.terci.may_treat(ADVENTURER)


@pytest.mark.rule("TERCI-20", "GAMB-15")
def test_nobody_is_treated_between_the_last_pass_and_the_pot():
    """Dimli may resume the Round; Terci is asked for nothing in that moment."""
    t = stock(table("gog", DOCTOR, "dimli"), salve=1).hand("gog", IM_IN)
    t.box("terci", "waiting", ADVENTURER).hand("dimli", "Best two out of three?")
    t.until("action", "gog").gog.plays(IM_IN)
    while not t.dimli.may("Best two out of three?"):
        t.player(t.asked).passes()
    assert t.happened("round-won")
    assert (t.asked, t.pot) == ("dimli", 3)
    t.dimli.passes()
    assert t.happened("collected"), "Terci was not asked before that"
    assert not t.gambling
    t.until("respond", "terci")
    assert t.terci.may_treat(ADVENTURER)


@pytest.mark.rule("TERCI-20", "TIME-14")
def test_nobody_is_treated_right_after_a_blow():
    """After the loss only hit-back cards are asked for, as for Anytime Cards."""
    back = "Take that and call me in the morning"
    t = stock(table("gog", DOCTOR, "eve"), bandage=1).hand("gog", "Dance with Gog!")
    t.hand("terci", back).box("terci", "waiting", BARD)
    t.until("action", "gog").gog.plays("Dance with Gog!", at="terci")
    assert t.terci.may_treat(BARD)
    t.terci.passes()
    assert t.fortitude["terci"] == 16
    assert t.terci.may(back)
    assert not t.terci.may_treat(BARD)


# A Patient in hand -------------------------------------------------------------------------------


@pytest.mark.rule("TERCI-10")
def test_a_patient_in_hand_is_a_card_of_its_type():
    """An Action Patient uses the Action play, in Terci's Action Phase only."""
    t = table(DOCTOR, "gog", "eve").hand("terci", KNIGHT, PLAIN, TIP).hand("gog", POKE)
    t.terci.plays(KNIGHT, at="gog")
    t.terci.passes()
    assert t.gog.may(POKE)
    t.gog.passes()
    assert t.fortitude == dict(terci=20, gog=18, eve=20)
    assert t.terci.why_not(PLAIN).rule == "TURN-9"
    t = table("gog", DOCTOR, "eve").hand("terci", KNIGHT, TIP)
    assert t.terci.why_not(KNIGHT).rule == "CARD-2"


@pytest.mark.rule("TERCI-10", "NEG-12")
def test_a_patient_that_is_a_sometimes_card_can_be_negated():
    """ "I don't think so!" answers the leftovers, and Gog drinks plain ale."""
    t = table("gog", DOCTOR, "eve").turn("gog", "drink").pile("gog", "Light Ale")
    t.hand("terci", ADVENTURER).hand("gog", NO).hand("eve", IM_IN)
    t.terci.responds(ADVENTURER)
    t.gog.responds(NO)
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=1, terci=0, eve=0)
    assert t.terci.side_discard() == [ADVENTURER]


@pytest.mark.rule("TERCI-10", "TERCI-11")
def test_a_patient_counts_for_the_hand_and_can_be_discarded():
    """With five other cards Terci draws one; a discarded Patient goes to the Patients' pile."""
    t = table(DOCTOR, "gog", "eve").turn("terci", "discard")
    t.hand("terci", KNIGHT, BARD, PLAIN, STING, HURT, RAISE, IM_IN).deck("terci", TIP)
    t.until("discard", "terci")
    t.terci.discards(KNIGHT)
    t.terci.done()
    assert t.terci.hand == sorted([BARD, PLAIN, STING, HURT, RAISE, IM_IN, TIP])
    assert t.terci.side_discard() == [KNIGHT]
    assert t.terci.discard == []


@pytest.mark.rule("TERCI-11", "SETUP-7")
def test_a_played_patient_goes_to_the_patients_discard_pile():
    """The doctor's own cards go to his own pile, a Patient never."""
    t = table(DOCTOR, "gog", "eve").hand("terci", KNIGHT, TIP)
    t.terci.plays(KNIGHT, at="gog")
    t.until("action", "terci")
    t.terci.plays(TIP, at="eve")
    t.until("order", "terci")
    assert t.terci.side_discard() == [KNIGHT]
    assert t.terci.discard == [TIP]


@pytest.mark.rule("TERCI-10", "TERCI-11")
def test_a_patient_is_discarded_to_a_drink():
    """The Undercider clouds the mind: Terci may give up a Patient for it."""
    t = table(DOCTOR, "gog", "eve", drinks=["drinks-rdi9"]).turn("terci", "drink")
    t.pile("terci", "The Undercider").hand("terci", KNIGHT, RAISE)
    t.until("lose-card", "terci")
    t.terci.discards(KNIGHT)
    assert t.terci.hand == [RAISE]
    assert t.terci.side_discard() == [KNIGHT]


@pytest.mark.rule("TERCI-16")
def test_a_patient_in_hand_is_no_character_card():
    """What takes a Character Card from hand does not take a Patient."""
    files, drawer = Tracker("files", 3), Box("drawer", 9, hidden=True)
    clerk = doctor(
        anytime("File it.", may_lay_down(drawer, gain(files, 1))),
        trackers=[*TERCI.trackers, files],
        boxes=[*TERCI.boxes, drawer],
    )
    t = table(clerk, "gog").hand("terci", "File it.", KNIGHT, RAISE)
    t.terci.plays("File it.")
    t.nobody_responds()
    assert t.asked_for == "lay-down"
    assert [t.table.title(o.card) for o in t.options() if o.card >= 0] == [RAISE]
    t = table(clerk, "gog").hand("terci", "File it.", KNIGHT)
    t.terci.plays("File it.")
    t.nobody_responds()
    assert (t.asked_for, t.terci.hand) == ("action", [KNIGHT]), "nothing else to file, so nothing"


@pytest.mark.rule("TERCI-17")
def test_an_action_patient_in_hand_can_be_discarded_as_an_action_card():
    """The monsters take a Patient of type Action; no other Patient, and none that waits."""
    t = table("gog", DOCTOR, "eve", drinks=["drinks-rdi9"]).turn("gog", "drink")
    t.pile("gog", "The monsters kicked open the door!")
    t.hand("terci", KNIGHT, ADVENTURER, BARD).box("terci", "waiting", GOBLIN, SLAYER)
    t.until("sacrifice", "terci")
    assert [t.table.title(o.card) for o in t.options() if o.card >= 0] == [KNIGHT]
    t.terci.sacrifices(KNIGHT)
    assert t.terci.side_discard() == [KNIGHT]
    assert not [e for e in t.happened("played") if e.seat == 1], "discarding is not playing"
    assert t.fortitude["terci"] == 20
    assert t.terci.box("waiting") == [GOBLIN, SLAYER]


@pytest.mark.rule("TERCI-17")
def test_a_waiting_patient_pays_for_nothing():
    """Terci holds no Action Card; the goblin who waits does not help, and it costs Fortitude."""
    t = table("gog", DOCTOR, "eve", drinks=["drinks-rdi9"]).turn("gog", "drink")
    t.pile("gog", "The monsters kicked open the door!").hand("eve", IM_IN)
    t.hand("terci", ADVENTURER).box("terci", "waiting", GOBLIN)
    t.until("sacrifice", "eve")
    assert t.terci.fortitude < 20
    assert t.terci.box("waiting") == [GOBLIN]


@pytest.mark.rule("TERCI-8", "TERCI-17")
def test_a_patient_treated_in_answer_to_the_event_can_pay_for_it():
    """Treated while the Event lies face up, the goblin is a card in hand when it resolves."""
    t = stock(table("gog", DOCTOR, "eve", drinks=["drinks-rdi9"]), splint=1).turn("gog", "drink")
    t.pile("gog", "The monsters kicked open the door!").box("terci", "waiting", GOBLIN)
    t.terci.passes()  # before the reveal
    assert t.happened("event")
    t.terci.treats(GOBLIN)
    t.until("sacrifice", "terci")
    t.terci.sacrifices(GOBLIN)
    assert t.terci.fortitude == 20


# The Waiting Patients ----------------------------------------------------------------------------


@pytest.mark.rule("TERCI-12")
@pytest.mark.parametrize("waiting", [[], [KNIGHT], [KNIGHT, BARD]])
def test_empty_slots_are_filled_at_the_beginning_of_the_turn(waiting):
    """Off the top of the Patient Deck, before Terci discards, and only where a slot is empty."""
    t = table(DOCTOR, "gog", "eve").turn("terci", "discard").hand("terci", PLAIN)
    t.box("terci", "waiting", *waiting).side_deck("terci", GOBLIN, SINGED, SLAYER)
    t.until("discard", "terci")
    come = [GOBLIN, SINGED][: 2 - len(waiting)]
    assert t.terci.box("waiting") == [*waiting, *come]
    assert t.terci.side_deck()[0] == [GOBLIN, SINGED, SLAYER][len(come)]
    assert not t.happened("drew")


@pytest.mark.rule("TERCI-12", "TERCI-13")
def test_slots_are_not_filled_at_any_other_time():
    """The slot of a treated Patient stays empty all through the turn and everybody else's."""
    t = stock(table(DOCTOR, "gog", "eve"), splint=2).box("terci", "waiting", KNIGHT, BARD)
    t.hand("gog", IM_IN).hand("eve", IM_IN)
    t.terci.treats(KNIGHT)
    for name in ("gog", "eve"):
        t.until("discard", name)
        assert t.terci.box("waiting") == [BARD]
    t.until("discard", "terci")
    assert len(t.terci.box("waiting")) == 2


@pytest.mark.rule("TERCI-14")
@pytest.mark.parametrize("gone", [[], [KNIGHT], [BARD, KNIGHT]])
def test_waiting_patients_are_discarded_when_a_card_says_so(gone):
    """Triage sends home none, one or both; their slots stay empty for now."""
    t = table(DOCTOR, "gog", "eve").hand("terci", TRIAGE).box("terci", "waiting", KNIGHT, BARD)
    t.terci.plays(TRIAGE)
    assert (t.asked, t.asked_for) == ("terci", "box")
    t.terci.picks(*gone)
    if len(gone) < 2:
        t.terci.picks_nothing()
    assert t.asked_for != "box"
    assert t.terci.box("waiting") == [p for p in (KNIGHT, BARD) if p not in gone]
    assert t.terci.side_discard() == gone


@pytest.mark.rule("TERCI-14")
def test_waiting_patients_are_not_discarded_otherwise():
    """In phase 1 and to a Drink only cards in hand can go."""
    t = table(DOCTOR, "gog", "eve", drinks=["drinks-rdi9"]).turn("terci", "discard")
    t.hand("terci", PLAIN).box("terci", "waiting", KNIGHT, BARD).pile("terci", "The Undercider")
    t.until("discard", "terci")
    assert [t.table.title(o.card) for o in t.options() if o.card >= 0] == [PLAIN]
    t.terci.done()
    t.until("lose-card", "terci")
    assert {t.table.title(o.card) for o in t.options()} == set(t.terci.hand)
    assert t.terci.box("waiting") == [KNIGHT, BARD]


@pytest.mark.rule("TERCI-15")
def test_the_patient_deck_is_rebuilt_from_its_discard_pile():
    """Its last card fills one slot; the discards are shuffled, and one of them fills the other."""
    t = table(DOCTOR, "gog", "eve").turn("terci", "discard").hand("terci", PLAIN)
    t.side_deck("terci", GOBLIN, only=True)
    t.until("discard", "terci")
    assert t.terci.box("waiting")[0] == GOBLIN
    assert len(t.terci.box("waiting")) == 2
    assert (len(t.terci.side_deck()), t.terci.side_discard()) == (12, [])
    assert [event.amount for event in t.happened("reshuffled")] == [13]


@pytest.mark.rule("TERCI-15", "OP-4")
def test_with_no_patient_left_anywhere_the_slot_stays_empty():
    """Thirteen are in hand and one waits: the other chair remains free."""
    everybody = [card.title for card in WAITING.cards]
    t = table(DOCTOR, "gog", "eve").turn("terci", "discard")
    t.hand("terci", *everybody[1:]).box("terci", "waiting", everybody[0])
    t.until("discard", "terci")
    assert t.terci.box("waiting") == [everybody[0]]


@pytest.mark.rule("TERCI-18")
def test_what_the_patients_need():
    """Five need one token, six need two, three need three; the adventurer a Salve."""
    needs = {card.title: card.needs for card in PATIENTS.cards}
    assert len(needs) == 14
    totals = [sum(need) for need in needs.values()]
    assert [totals.count(number) for number in (1, 2, 3)] == [5, 6, 3]
    assert needs[ADVENTURER] == (1, 0, 0)
    assert all(number <= 3 for need in needs.values() for number in need)
    assert [card.title for card in PATIENTS.cards if card.provenance == "rulebook"] == [ADVENTURER]
