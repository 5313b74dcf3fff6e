"""Terci's Patients: each is treated for what it needs, and then played as a card in hand."""

import pytest

from lastcall.cards.catalogue import CHARACTERS
from lastcall.testing import table

DECK = "patients"
SUPPLIES = ("salve", "splint", "bandage")
ADVENTURER = "A hung-over adventurer"
BARD = "A bard who lost his voice"
GOBLIN = "A goblin with a stubbed toe"
BARMAID = "A blistered barmaid"
SINGED = "A singed apprentice"
KNIGHT = "A knight with a broken arm"
SQUIRE = "A squire with the other broken arm"
WATCHMAN = "A sleepless night watchman"
MERCHANT = "A merchant with gout"
ASSISTANT = "A knife-thrower's assistant"
PRIEST = "A priest with a fever"
SLAYER = "Half a dragon slayer"
MOTHER = "The mayor's mother"
OGRE = "An ogre with a toothache"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Barkeep"

NEEDS = {
    ADVENTURER: (1, 0, 0),
    BARD: (0, 0, 1),
    GOBLIN: (0, 1, 0),
    BARMAID: (1, 0, 0),
    SINGED: (0, 0, 1),
    KNIGHT: (0, 2, 0),
    SQUIRE: (0, 1, 1),
    WATCHMAN: (1, 0, 1),
    MERCHANT: (1, 1, 0),
    ASSISTANT: (0, 0, 2),
    PRIEST: (2, 0, 0),
    SLAYER: (1, 1, 1),
    MOTHER: (2, 0, 1),
    OGRE: (0, 2, 1),
}
ACTIONS = [GOBLIN, BARMAID, KNIGHT, SQUIRE, MERCHANT, SLAYER, MOTHER, OGRE]


def waiting(title, salve=0, splint=0, bandage=0):
    """Terci's Action Phase; one Patient waits, and these tokens are on the mat."""
    t = table("terci", "gog", "eve").box("terci", "waiting", title).hand("terci", TIP)
    t.tracker("terci", "salve", salve).tracker("terci", "splint", splint)
    return t.tracker("terci", "bandage", bandage)


def test_no_patient_is_missing_here():
    """Every Patient of the deck stands in the list above."""
    deck = CHARACTERS["terci"].side_decks[0]
    assert {card.title for card, _ in deck.kinds} == set(NEEDS)


@pytest.mark.parametrize("title", list(NEEDS))
@pytest.mark.rule("TERCI-8", "TERCI-9")
def test_a_patient_is_treated_for_exactly_this(title, watch):
    """With just these tokens it comes to hand and the mat is bare; with one less it waits on."""
    need = dict(zip(SUPPLIES, NEEDS[title], strict=True))
    t = waiting(title, **need)
    assert t.terci.why_not(title, out_of="waiting").key == "not-from-here"
    seen = watch(t)
    t.terci.treats(title)
    given = {kind: -number for kind, number in need.items() if number}
    assert seen.changes == {"terci": {**given, "waiting": {"spent": [title]}, "drew": [title]}}
    for kind, number in need.items():
        if number:
            t = waiting(title, **{**dict.fromkeys(SUPPLIES, 3), kind: number - 1})
            assert not t.terci.may_treat(title)


# Actions -----------------------------------------------------------------------------------------


@pytest.mark.plays
@pytest.mark.parametrize(("title", "loss"), [(GOBLIN, 1), (KNIGHT, 2), (SQUIRE, 2), (SLAYER, 3)])
def test_some_patients_are_grateful_with_their_fists(title, loss, watch, ways):
    """Another player loses Fortitude."""
    t = table("terci", "gog", "eve").hand("terci", title)
    assert ways(t.terci, title) == ["eve", "gog"]
    seen = watch(t)
    t.terci.plays(title, at="eve")
    t.everyone.passes()
    assert seen.changes == {"terci": {"spent": [title]}, "eve": {"fortitude": -loss}}
    assert t.terci.side_discard() == [title]


@pytest.mark.plays
@pytest.mark.parametrize("title", [BARMAID])
def test_the_barmaid_knows_who_owes(title, watch, ways):
    """Another player pays Terci 1 Gold."""
    t = table("terci", "gog", "eve").hand("terci", title)
    assert ways(t.terci, title) == ["eve", "gog"]
    seen = watch(t)
    t.terci.plays(title, at="gog")
    t.everyone.passes()
    assert seen.changes == {"terci": {"gold": 1, "spent": [title]}, "gog": {"gold": -1}}


@pytest.mark.plays
@pytest.mark.parametrize(("title", "healed"), [(MERCHANT, 0), (MOTHER, 1)])
def test_some_patients_make_everybody_pay(title, healed, watch):
    """Each other player pays Terci 1 Gold; the mayor's mother brings soup as well."""
    t = table("terci", "gog", "eve", "dimli").stats("terci", fortitude=10).hand("terci", title)
    seen = watch(t)
    t.terci.plays(title)
    t.everyone.passes()
    soup = {"fortitude": healed} if healed else {}
    assert seen.changes == {
        "terci": {"gold": 3, "spent": [title], **soup},
        "gog": {"gold": -1},
        "eve": {"gold": -1},
        "dimli": {"gold": -1},
    }


@pytest.mark.plays
@pytest.mark.parametrize("title", [OGRE])
def test_the_ogre_storms_out(title, watch):
    """Each other player loses 1 Fortitude."""
    t = table("terci", "gog", "eve").hand("terci", title)
    seen = watch(t)
    t.terci.plays(title)
    t.everyone.passes()
    assert seen.changes == {
        "terci": {"spent": [title]},
        "gog": {"fortitude": -1},
        "eve": {"fortitude": -1},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", ACTIONS)
@pytest.mark.rule("TERCI-10", "CARD-2", "TURN-9")
def test_action_patients_wait_for_tercis_action_phase(title, only_in_my_action_phase):
    """Not on another's turn, not in another phase, not as a second Action."""
    only_in_my_action_phase("terci", title)


# At any time -------------------------------------------------------------------------------------


@pytest.mark.plays
@pytest.mark.parametrize(("title", "gain"), [(BARD, 1), (PRIEST, 1)])
def test_some_patients_do_the_doctor_good(title, gain, watch):
    """On Gog's turn Terci gains Fortitude."""
    t = table("gog", "terci", "eve").stats("terci", fortitude=10).hand("terci", title)
    seen = watch(t)
    t.terci.responds(title)
    t.everyone.passes()
    assert seen.changes == {"terci": {"fortitude": gain, "spent": [title]}}


@pytest.mark.refused
@pytest.mark.parametrize("title", [BARD, PRIEST])
@pytest.mark.rule("TURN-5")
def test_no_patient_is_played_while_terci_discards(title):
    """In the middle of discarding and drawing no card is played."""
    t = table("terci", "gog", "eve").turn("terci", "discard").hand("terci", title)
    t.terci.passes()
    assert t.asked_for == "discard"
    assert t.terci.why_not(title).rule == "TURN-5"


# Answers -----------------------------------------------------------------------------------------


@pytest.mark.plays
@pytest.mark.parametrize(
    ("title", "drink", "alcohol"),
    [(ADVENTURER, "Wine", 3), (SINGED, "Wine", 1), (SINGED, "Water", 0), (ADVENTURER, "Water", 1)],
)
@pytest.mark.rule("STAT-8")
def test_some_patients_alter_a_drink(title, drink, alcohol, watch):
    """The adventurer adds 1 AC to anybody's Drink, the apprentice takes 1, not below 0."""
    t = table("gog", "eve", "terci").turn("gog", "drink").pile("gog", drink).hand("eve", IM_IN)
    t.hand("terci", title)
    seen = watch(t)
    t.terci.responds(title)
    t.until("discard", "eve")
    drunk = {"gog": {"alcohol": alcohol}} if alcohol else {}
    assert seen.changes == {**drunk, "terci": {"spent": [title]}}


@pytest.mark.plays(ADVENTURER)
def test_the_adventurer_picks_one_of_several_drinks(watch, ways):
    """In a Round on the House just one copy is altered, Terci's own if he likes."""
    t = table("gog", "eve", "terci").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").hand("terci", ADVENTURER).hand("eve", IM_IN)
    assert len(t.terci.options(ADVENTURER)) == 3
    t.terci.responds(ADVENTURER, on="eve")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=2, eve=3, terci=2)


@pytest.mark.refused
@pytest.mark.parametrize("title", [ADVENTURER, SINGED, WATCHMAN])
@pytest.mark.rule("NEG-7", "EVNT-2")
def test_no_drink_is_altered_before_it_is_revealed(title):
    """Nor does an Event count as a Drink."""
    t = table("gog", "terci", "eve").turn("gog", "drink").pile("gog", "Fine Ambrosia")
    t.hand("terci", title, TIP)
    assert t.terci.why_not(title).rule == "NEG-7"
    t.terci.passes()
    assert t.happened("event")
    assert t.terci.why_not(title).rule == "NEG-7"


@pytest.mark.plays
@pytest.mark.parametrize("title", [WATCHMAN])
def test_the_watchman_keeps_terci_awake(title, watch):
    """Terci Ignores his Wine; Gog's he cannot."""
    t = table("terci", "gog", "eve").turn("terci", "drink").pile("terci", "Wine").hand("gog", IM_IN)
    t.hand("terci", title)
    seen = watch(t)
    t.terci.responds(title)
    t.until("discard", "gog")
    assert seen.changes == {"terci": {"spent": [title]}}
    t = table("gog", "terci", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("terci", title, TIP)
    t.terci.passes()
    assert t.drinks
    assert t.terci.why_not(title).rule == "NEG-5"


@pytest.mark.plays(ASSISTANT)
@pytest.mark.rule("TIME-15")
def test_the_assistant_throws_back(watch):
    """After Dimli's blow has landed, Dimli loses 2 Fortitude."""
    wrestle = "Let's try some Dwarven wrist wrestling!"
    t = table("dimli", "terci", "eve").hand("dimli", wrestle).hand("terci", ASSISTANT)
    seen = watch(t)
    t.dimli.plays(wrestle, at="terci")
    t.terci.responds(ASSISTANT)
    t.everyone.passes()
    assert seen.changes == {
        "dimli": {"fortitude": -2, "spent": [wrestle]},
        "terci": {"fortitude": -2, "spent": [ASSISTANT]},
    }


@pytest.mark.refused(ASSISTANT)
@pytest.mark.rule("TIME-16")
def test_the_assistant_throws_nothing_for_others():
    """Eve's loss is not Terci's."""
    wrestle = "Let's try some Dwarven wrist wrestling!"
    t = table("dimli", "terci", "eve").hand("dimli", wrestle).hand("terci", ASSISTANT, TIP)
    t.until("action", "dimli")
    t.dimli.plays(wrestle, at="eve")
    assert t.terci.why_not(ASSISTANT).rule == "TIME-16"
