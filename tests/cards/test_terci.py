"""Terci's own cards, each played through the table; his Patients are in test_patients."""

import pytest

from lastcall.testing import table

DECK = "terci"
TRIAGE = "Emergency triage!"
MORNING = "Take that and call me in the morning"
STING = "This may sting a little."
DOES_IT_HURT = "Does it hurt when I do this?"
PLAIN = "We're out of anaesthetic."
BILL = "That will be one Gold, each."
HEAL = "Physician, heal thyself."
NO_HARM = "First, do no harm. To me."
WATER = "Take two with plenty of water."
CLINIC = "Back to the clinic!"
REFER = "Let me refer that."
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Barkeep"
FIRE = "Whoa! Careful! That's real fire!"
WRESTLE = "Let's try some Dwarven wrist wrestling!"
BARD = "A bard who lost his voice"
KNIGHT = "A knight with a broken arm"

# Actions -----------------------------------------------------------------------------------------

ATTACKS = [
    (STING, 1, {"salve": 1}),
    (DOES_IT_HURT, 1, {"splint": 1}),
    (PLAIN, 2, {}),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "loss", "more"), ATTACKS)
def test_attacks_hurt_the_player_named_and_fill_the_bag(title, loss, more, watch, ways):
    """Another player loses Fortitude; Terci has the supply the card shows."""
    t = table("terci", "gog", "eve").hand("terci", title)
    assert ways(t.terci, title) == ["eve", "gog"]
    seen = watch(t)
    t.terci.plays(title, at="gog")
    t.everyone.passes()
    assert seen.changes == {"terci": {"spent": [title], **more}, "gog": {"fortitude": -loss}}


@pytest.mark.plays(BILL)
def test_everybody_pays_the_doctor(watch):
    """Each other player pays Terci 1 Gold, and there is a Bandage in it."""
    t = table("terci", "gog", "eve", "dimli").hand("terci", BILL)
    seen = watch(t)
    t.terci.plays(BILL)
    t.everyone.passes()
    assert seen.changes == {
        "terci": {"gold": 3, "bandage": 1, "spent": [BILL]},
        "gog": {"gold": -1},
        "eve": {"gold": -1},
        "dimli": {"gold": -1},
    }


@pytest.mark.plays(CLINIC)
@pytest.mark.parametrize("kind", ["salve", "bandage"])
@pytest.mark.rule("TERCI-3", "TERCI-4")
def test_back_to_the_clinic(kind, watch):
    """Two cards, and then a Salve or a Bandage."""
    t = table("terci", "gog", "eve").hand("terci", CLINIC).deck("terci", TIP, IM_IN, STING)
    seen = watch(t)
    t.terci.plays(CLINIC)
    t.terci.raises(kind)
    assert seen.changes == {"terci": {kind: 1, "drew": sorted([IM_IN, TIP]), "spent": [CLINIC]}}


@pytest.mark.refused
@pytest.mark.parametrize("title", [*[title for title, _, _ in ATTACKS], BILL, CLINIC])
@pytest.mark.rule("CARD-2", "TURN-9")
def test_actions_wait_for_tercis_action_phase(title, only_in_my_action_phase):
    """Not on another's turn, not in another phase, not as a second Action."""
    only_in_my_action_phase("terci", title)


# At any time -------------------------------------------------------------------------------------


@pytest.mark.plays(TRIAGE)
@pytest.mark.rule("TERCI-14", "TERCI-3")
def test_triage_sends_patients_home(watch):
    """On Gog's turn: the knight goes to the Patients' discard pile, and a Salve comes."""
    t = table("gog", "terci", "eve").hand("terci", TRIAGE).box("terci", "waiting", KNIGHT, BARD)
    seen = watch(t)
    t.terci.responds(TRIAGE)
    t.terci.picks(KNIGHT).terci.picks_nothing()
    t.terci.raises("salve")
    assert seen.changes == {
        "terci": {"salve": 1, "spent": [TRIAGE], "waiting": {"spent": [KNIGHT]}},
    }
    assert t.terci.side_discard() == [KNIGHT]
    assert t.terci.discard == [TRIAGE]


@pytest.mark.plays(TRIAGE)
def test_triage_in_an_empty_waiting_room(watch):
    """There is nobody to send home; the Bandage comes all the same."""
    t = table("gog", "terci", "eve").hand("terci", TRIAGE)
    seen = watch(t)
    t.terci.responds(TRIAGE)
    t.terci.raises("bandage")
    assert seen.changes == {"terci": {"bandage": 1, "spent": [TRIAGE]}}


@pytest.mark.plays(HEAL)
@pytest.mark.parametrize(("before", "gain"), [(10, 1), (19, 1), (20, 0)])
@pytest.mark.rule("STAT-1", "STAT-4")
def test_the_physician_heals_himself(before, gain, watch):
    """1 Fortitude, up to 20, and a Bandage in any case."""
    t = table("gog", "terci", "eve").stats("terci", fortitude=before).hand("terci", HEAL)
    seen = watch(t)
    t.terci.responds(HEAL)
    t.everyone.passes()
    healed = {"fortitude": gain} if gain else {}
    assert seen.changes == {"terci": {**healed, "bandage": 1, "spent": [HEAL]}}


@pytest.mark.plays(WATER)
@pytest.mark.parametrize(("before", "loss"), [(5, -1), (0, 0)])
@pytest.mark.rule("STAT-1", "STAT-4")
def test_plenty_of_water(before, loss, watch):
    """1 Alcohol Content less, not below 0, and a Salve in any case."""
    t = table("gog", "terci", "eve").stats("terci", alcohol=before).hand("terci", WATER)
    seen = watch(t)
    t.terci.responds(WATER)
    t.everyone.passes()
    sober = {"alcohol": loss} if loss else {}
    assert seen.changes == {"terci": {**sober, "salve": 1, "spent": [WATER]}}


@pytest.mark.refused
@pytest.mark.parametrize("title", [TRIAGE, HEAL, WATER])
@pytest.mark.rule("TURN-5")
def test_nothing_is_played_while_terci_discards(title):
    """In the middle of discarding and drawing no card is played."""
    t = table("terci", "gog", "eve").turn("terci", "discard").hand("terci", title)
    t.terci.passes()
    assert t.asked_for == "discard"
    assert t.terci.why_not(title).rule == "TURN-5"


# Answers -----------------------------------------------------------------------------------------


@pytest.mark.plays(MORNING)
@pytest.mark.rule("TIME-15")
def test_take_that(watch):
    """Dimli hits Terci for 2; only once it has landed, Terci hits Dimli for 2."""
    t = table("dimli", "terci", "eve").hand("dimli", WRESTLE).hand("terci", MORNING, TIP)
    t.until("action", "dimli")
    seen = watch(t)
    t.dimli.plays(WRESTLE, at="terci")
    assert t.terci.why_not(MORNING).rule == "TIME-16"
    t.terci.passes()
    t.terci.responds(MORNING)
    t.everyone.passes()
    assert seen.changes == {
        "dimli": {"fortitude": -2, "spent": [WRESTLE]},
        "terci": {"fortitude": -2, "spent": [MORNING]},
    }


@pytest.mark.refused(MORNING)
@pytest.mark.rule("TIME-16")
def test_nobody_is_called_in_the_morning_for_nothing():
    """Eve's loss is not his, and an Ignored blow was no loss."""
    t = table("dimli", "terci", "eve").hand("dimli", WRESTLE).hand("terci", MORNING, TIP)
    t.until("action", "dimli")
    t.dimli.plays(WRESTLE, at="eve")
    assert t.terci.why_not(MORNING).rule == "TIME-16"
    t = table("dimli", "terci", "eve").hand("dimli", WRESTLE).hand("terci", MORNING, NO_HARM)
    t.dimli.plays(WRESTLE, at="terci")
    t.terci.responds(NO_HARM)
    t.until("order", "dimli")
    assert t.terci.hand == [MORNING]
    assert t.fortitude == dict(dimli=20, terci=20, eve=20)


@pytest.mark.plays(NO_HARM)
@pytest.mark.parametrize(
    "attack", [FIRE, "Gold? What Gold?", "Look in to my eyes... you are getting... Drunker!"]
)
@pytest.mark.rule("NEG-2")
def test_no_harm_is_done_to_the_doctor(attack, watch):
    """Fortitude, Gold or Alcohol Content: nothing of it reaches Terci, and he has a Splint."""
    t = table("eve", "terci", "gog").hand("eve", attack).hand("terci", NO_HARM)
    seen = watch(t)
    t.eve.plays(attack, at="terci")
    t.terci.responds(NO_HARM)
    t.nobody_responds()
    assert seen.changes["terci"] == {"splint": 1, "spent": [NO_HARM]}
    assert "gog" not in seen.changes


@pytest.mark.refused(NO_HARM)
@pytest.mark.rule("STAT-6", "GAMB-7", "NEG-14")
def test_what_does_terci_no_harm_is_not_ignored():
    """A blow at Gog, a Round of Gambling with its antes, a Drink Event: none of them."""
    t = table("eve", "terci", "gog").hand("eve", FIRE).hand("terci", NO_HARM, TIP)
    t.until("action", "eve")
    t.eve.plays(FIRE, at="gog")
    assert t.terci.why_not(NO_HARM).rule == "STAT-6"
    t = table("eve", "terci", "gog").hand("eve", IM_IN).hand("terci", NO_HARM, TIP)
    t.until("action", "eve")
    t.eve.plays(IM_IN)
    assert not t.terci.may(NO_HARM)
    t.everyone.passes()
    assert t.terci.why_not(NO_HARM).rule == "GAMB-7"
    t = table("terci", "eve", "gog").turn("terci", "drink").pile("terci", "Fine Ambrosia")
    t.hand("terci", NO_HARM, TIP)
    t.terci.passes()
    assert t.happened("event")
    assert t.terci.why_not(NO_HARM).rule == "NEG-14"


@pytest.mark.plays(REFER)
@pytest.mark.rule("REDR-1", "REDR-3")
def test_terci_refers_a_blow_to_a_colleague(watch, ways):
    """Dimli's grip is for Gog now; Dimli himself cannot be named."""
    t = table("dimli", "terci", "gog", "eve").hand("dimli", WRESTLE).hand("terci", REFER)
    seen = watch(t)
    t.dimli.plays(WRESTLE, at="terci")
    assert ways(t.terci, REFER) == ["eve", "gog"]
    t.terci.responds(REFER, to="gog")
    t.nobody_responds()
    assert seen.changes == {
        "dimli": {"spent": [WRESTLE]},
        "terci": {"spent": [REFER]},
        "gog": {"fortitude": -2},
    }


@pytest.mark.refused(REFER)
@pytest.mark.rule("CARD-3")
def test_nothing_is_referred_that_is_not_his_blow():
    """Not Eve's blow, and not a payment."""
    t = table("dimli", "terci", "eve").hand("dimli", WRESTLE, "Tip the Wench.")
    t.hand("terci", REFER, TIP)
    t.until("action", "dimli")
    t.dimli.plays("Tip the Wench.", at="terci")
    assert t.terci.why_not(REFER).rule == "CARD-3"
    t.until("action", "dimli")
    t.dimli.plays(WRESTLE, at="eve")
    assert t.terci.why_not(REFER).rule == "CARD-3"
