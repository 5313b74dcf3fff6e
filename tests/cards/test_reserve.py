"""The Special Reserve, each card served by Olivia and met by Gog or Eve."""

import pytest

from lastcall.testing import table

DECK = "reserve"
SPEED = "Elixir of Speed"
VIGOR = "Elixir of Vigor"
CLEAR = "Elixir of a Clear Head"
STONE = "Elixir of Stone"
LUCK = "Elixir of Luck"
TONIC = "Bitter Tonic"
WITCH = "Witch's Wine"
AGED = "Aged Dwarven Firewater"
CASK = "Cask Whiskey with a Chaser"
POTION = "Energy Potion with a Chaser"
BREATH = "Dragon Breath Ale with a Chaser"
DARES = "The Wench dares you..."
SHOTS = "Firewater shots!"
AGAIN = "Another round, hero?"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"
MORE = "I do so hate to drink alone..."  # Fleck splits his Drink
YUCKY = "This taste yucky!"


def gog_drinks(*pile, seats=("gog", "wench", "eve")):
    """Gog's Drink Phase at F 15, AC 5; Olivia's turn comes next."""
    t = table(*seats).turn("gog", "drink").pile("gog", *pile)
    return t.stats("gog", fortitude=15, alcohol=5).hand("wench", IM_IN)


ELIXIRS = [(SPEED, 2), (VIGOR, 3), (CLEAR, 3), (STONE, 3), (LUCK, 2)]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), ELIXIRS)
@pytest.mark.rule("WENCH-16", "DRNK-16")
def test_an_elixir_is_drunk_and_stays(title, alcohol, watch):
    t = gog_drinks(title)
    seen = watch(t.hand("gog", TIP))
    t.until("discard", "wench")
    assert seen.changes == {"gog": {"alcohol": alcohol, "pile": {"spent": [title]}}}
    assert (t.gog.kept, t.wench.kept, t.eve.kept) == ([title], [], [])


@pytest.mark.rule("WENCH-20", "WENCH-10")
@pytest.mark.parametrize(
    ("title", "fortitude", "alcohol"), [(VIGOR, 3, 0), (CLEAR, 0, -2)], ids=[VIGOR, CLEAR]
)
def test_an_elixir_is_used_whenever_its_holder_likes(title, fortitude, alcohol):
    """Two turns later, on Eve's turn; then it lies on the Reserve's discard pile."""
    t = gog_drinks(title).hand("eve", TIP)
    t.until("discard", "wench")
    now = t.gog.fortitude, t.gog.alcohol
    t.until("action", "eve")
    while not t.gog.asked:
        t.table.answer(t.options()[-1])
    t.gog.responds(title)
    t.everyone.passes()
    assert (t.gog.fortitude - now[0], t.gog.alcohol - now[1]) == (fortitude, alcohol)
    assert (t.gog.kept, t.wench.side_discard()) == ([], [title])


@pytest.mark.rule("WENCH-20", "NEG-2")
def test_an_elixir_of_stone():
    t = gog_drinks(STONE, seats=("gog", "eve", "wench")).hand("eve", FIRE).hand("gog", IM_IN)
    t.until("action", "eve").eve.plays(FIRE, at="gog")
    t.until("respond", "gog").gog.responds(STONE)
    t.nobody_responds()
    assert t.gog.fortitude == 15


@pytest.mark.rule("WENCH-20", "GAMB-20")
def test_an_elixir_of_luck():
    t = gog_drinks(LUCK).hand("eve", IM_IN, "Winning Hand!")
    t.until("action", "wench").wench.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles("Winning Hand!")
    t.until("gamble", "gog").gog.gambles(LUCK)
    t.nobody_responds()
    assert t.controller == "gog"


@pytest.mark.plays(SPEED)
@pytest.mark.rule("WENCH-21")
def test_an_elixir_of_speed():
    """Two Actions in Gog's next Action Phase, not three."""
    belly = "Gog make funny? Why you not laugh?"
    t = gog_drinks(SPEED).hand("gog", TIP, *3 * [belly])
    t.until("action", "gog")
    for _ in range(2):
        t.gog.plays(belly, at="eve")
        t.until("action", "gog")
    assert t.gog.why_not(belly).rule == "TURN-9"
    assert (t.gog.kept, t.wench.side_discard()) == ([], [SPEED])


@pytest.mark.plays(TONIC)
@pytest.mark.rule("RDI7-22")
def test_bitter_tonic():
    """4, and three of Gog's cards for 3 Fortitude."""
    t = gog_drinks(TONIC).hand("gog", *4 * [IM_IN])
    t.until("lose-card", "gog").gog.discards(IM_IN, IM_IN, IM_IN).gog.done()
    assert (t.gog.alcohol, t.gog.fortitude, len(t.gog.hand)) == (9, 18, 1)


@pytest.mark.rule("RDI7-22", "SPLT-4")
def test_ex_rdi7_drinks_1_half_a_tonic():
    """Each 2, and each up to 3 cards."""
    t = table("fleck", "wench", "eve").turn("fleck", "drink").pile("fleck", TONIC)
    t.stats("fleck", fortitude=10).stats("eve", fortitude=10)
    t.hand("fleck", MORE, *4 * [IM_IN]).hand("eve", *4 * [IM_IN]).hand("wench", IM_IN)
    t.fleck.responds(MORE, to="eve")
    t.until("lose-card", "fleck").fleck.discards(IM_IN, IM_IN, IM_IN)
    assert (t.asked, t.fleck.fortitude, t.fleck.alcohol) == ("eve", 13, 2)
    t.eve.discards(IM_IN, IM_IN, IM_IN)
    assert (t.eve.fortitude, t.eve.alcohol, len(t.eve.hand)) == (13, 2, 1)


@pytest.mark.plays(WITCH)
@pytest.mark.rule("RDI7-16")
def test_ex_rdi7_drinks_3_witchs_wine():
    """One card is left: it is turned up, the discards are shuffled, and one more is."""
    t = gog_drinks(WITCH).deck("gog", TIP, only=True)
    t.until("discard", "wench")
    shown = [t.table.title(e.card) for e in t.happened("showed")]
    assert (shown[0], len(shown), t.gog.alcohol) == (TIP, 2, 8)
    assert len(t.gog.discard) == 2


@pytest.mark.plays(AGED)
@pytest.mark.rule("RDI7-18", "CHSR-13", "SPLT-13")
@pytest.mark.parametrize("pile", [[AGED], ["Wine with a Chaser", AGED]], ids=["alone", "chaser"])
def test_ex_rdi7_drinks_2_aged_firewater_is_never_split(pile):
    """Also where it is only the Chaser of a Wine; with anything else in it, the Wine is."""
    t = table("fleck", "wench", "eve").turn("fleck", "drink").pile("fleck", *pile)
    t.hand("fleck", MORE, TIP).hand("wench", IM_IN)
    t.fleck.passes()
    assert t.drinks
    assert t.fleck.why_not(MORE).rule == "SPLT-13"
    t.until("discard", "wench")
    assert t.fleck.alcohol == (3 if len(pile) == 1 else 5)


@pytest.mark.plays(CASK)
@pytest.mark.rule("RDI7-14")
@pytest.mark.parametrize("cards", [0, 2])
def test_ex_rdi7_drinks_3_cask_whiskey(cards):
    """A card goes, where there is one; the Ale is its Chaser."""
    t = gog_drinks(CASK, "Light Ale").hand("gog", *cards * [IM_IN])
    if cards:
        t.until("lose-card", "gog").gog.discards(IM_IN)
    t.until("discard", "wench")
    assert (t.gog.alcohol, len(t.gog.hand)) == (8, max(0, cards - 1))


@pytest.mark.plays(POTION)
@pytest.mark.rule("RDI7-15")
def test_ex_rdi7_drinks_3_energy_potion():
    """Both cards that Gog has go, and three come."""
    t = gog_drinks(POTION).hand("gog", IM_IN, RAISE).deck("gog", TIP, YUCKY, "Shut up!")
    t.until("lose-card", "gog").gog.discards(IM_IN, RAISE)
    assert t.gog.hand == sorted([TIP, YUCKY, "Shut up!"])
    assert t.gog.alcohol == 6


@pytest.mark.plays(BREATH)
@pytest.mark.rule("CHSR-1", "WENCH-33")
def test_dragon_breath_with_a_chaser(watch):
    """4, and the Wine beneath it."""
    t = gog_drinks(BREATH, "Wine", "Light Ale")
    seen = watch(t.hand("gog", TIP))
    t.until("discard", "wench")
    spent = {"spent": sorted([BREATH, "Wine"])}
    assert seen.changes == {"gog": {"alcohol": 6, "pile": spent}}


@pytest.mark.plays(DARES)
@pytest.mark.rule("RDI7-19", "RDI7-37")
def test_a_dare(watch):
    """Gog turns up Wine, Olivia Water, Eve Dragon Breath Ale: Olivia drinks that too."""
    t = gog_drinks(DARES).drink_deck("Wine", "Water", "Dragon Breath Ale")
    seen = watch(t.hand("gog", TIP))
    t.until("discard", "wench")
    assert seen.changes == {
        "gog": {"alcohol": 2, "pile": {"spent": [DARES]}},
        "wench": {"alcohol": 4},
    }


@pytest.mark.plays(SHOTS)
@pytest.mark.rule("RDI7-11")
def test_shots_for_everybody(watch):
    t = gog_drinks(SHOTS)
    seen = watch(t.hand("gog", TIP))
    t.until("discard", "wench")
    assert seen.changes == {
        "gog": {"alcohol": 2, "pile": {"spent": [SHOTS]}},
        "wench": {"alcohol": 2},
        "eve": {"alcohol": 2},
    }
    assert t.wench.side_discard() == [SHOTS]


@pytest.mark.plays(AGAIN)
@pytest.mark.rule("WENCH-28")
def test_another_round(watch):
    """Gog pays Olivia 2 Gold and drinks what comes."""
    t = gog_drinks(AGAIN).drink_deck("Wine")
    seen = watch(t.hand("gog", TIP))
    t.until("discard", "wench")
    assert seen.changes == {
        "gog": {"alcohol": 2, "gold": -2, "pile": {"spent": [AGAIN]}},
        "wench": {"gold": 2},
    }
