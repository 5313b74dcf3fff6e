"""The Drinks and Drink Events of RDI9, each revealed and drunk at the table."""

import pytest

from lastcall.testing import table

DECK = "drinks-rdi9"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Barkeep"
CLAWS = "Sorry 'bout the claws"
IGNORES = "I've drunk stronger stuff running down cavern walls!"
SPLITS = "This'll curl your whiskers!"
GIVES = "Return to sender!"
REPLACES = "Actually, that's Dragon Breath Ale."
WEAKENS = "It's better with a drop of this!"

TEA = "Pot of Tea"
ROCKS = "Something on the Rocks"
UNDERCIDER = "The Undercider"
GLOWCAP = "Glowcap Cordial"
SPOREFIZZ = "Sporefizz"
DREGS = "Seer's Dregs"
THIMBLE = "Thimble of Thick Skin"
FLASK = "Hip Flask of Second Wind"
HOUSE_ROUND = "Round on the House!"
CONTEST = "Drinking Contest!"
MONSTERS = "The monsters kicked open the door!"


def inn(*seats, **setup):
    return table(*seats, drinks=["drinks-rdi9"], **setup)


def ygella_drinks(*pile):
    """Ygella's Drink Phase at F 15, AC 5, her pile top first; Gog's turn comes next."""
    t = inn("ygella", "gog", "eve").turn("ygella", "drink").pile("ygella", *pile)
    t.hand("gog", IM_IN).deck("gog", *5 * [IM_IN])
    return t.stats("ygella", fortitude=15, alcohol=5)


def moved(alcohol=0, fortitude=0):
    found = {"alcohol": alcohol, "fortitude": fortitude}
    return {field: amount for field, amount in found.items() if amount}


# Plain Drinks ------------------------------------------------------------------------------------

PLAIN = [
    ("Light Ale", 1, 0),
    ("Dark Ale", 1, 0),
    ("Wine", 2, 0),
    ("Elven Wine", 3, 0),
    ("Dragon Breath Ale", 4, 0),
    (TEA, -1, 0),
    ("Cavern Stout", 2, 1),
    ("Spring Water", 0, 0),
    ("Moss Tea", 0, 2),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol", "fortitude"), PLAIN)
@pytest.mark.rule("DRNK-3", "DRNK-4")
def test_plain_drinks(title, alcohol, fortitude, watch):
    """The drinker's markers move by the printed figures; nobody else is touched."""
    t = ygella_drinks(title).hand("ygella", TIP)
    seen = watch(t)
    t.until("discard", "gog")
    assert seen.changes == {"ygella": {**moved(alcohol, fortitude), "pile": {"spent": [title]}}}
    assert t.drink_discard_titles == [title]


@pytest.mark.plays(TEA)
@pytest.mark.rule("OP-19", "STAT-1")
def test_tea_split_sobers_both(watch):
    """Half of -1 is -1: Ygella and Eve both sober up, nobody below 0."""
    t = ygella_drinks(TEA).hand("ygella", SPLITS).stats("eve", alcohol=0)
    seen = watch(t)
    t.ygella.responds(SPLITS, to="eve")
    t.until("discard", "gog")
    assert seen.changes == {"ygella": {"alcohol": -1, "spent": [SPLITS]}}


WITH_A_CHASER = [
    ("Light Ale with a Chaser", 1),
    ("Wine with a Chaser", 2),
    ("Deep Dark Ale with a Chaser", 2),
    (ROCKS, 2),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), WITH_A_CHASER)
@pytest.mark.rule("CHSR-1", "CHSR-3")
def test_a_chaser_comes_along(title, alcohol, watch):
    """The Cavern Stout beneath is drunk with it, the Mead stays."""
    t = ygella_drinks(title, "Cavern Stout", "Mead").hand("ygella", TIP)
    seen = watch(t)
    t.until("discard", "gog")
    spent = {"spent": sorted([title, "Cavern Stout"])}
    assert seen.changes == {"ygella": {"alcohol": alcohol + 2, "fortitude": 1, "pile": spent}}


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), WITH_A_CHASER)
@pytest.mark.rule("CHSR-5", "CHSR-6")
def test_the_monsters_as_a_chaser_stay_outside(title, alcohol, watch):
    """An Event as a Chaser adds nothing: nobody is asked for an Action Card."""
    t = ygella_drinks(title, MONSTERS, "Wine").hand("ygella", TIP)
    seen = watch(t)
    t.until("discard", "gog")
    spent = {"spent": sorted([title, MONSTERS])}
    assert seen.changes == {"ygella": {"alcohol": alcohol, "pile": spent}}
    assert sorted(t.drink_discard_titles) == sorted([title, MONSTERS])


@pytest.mark.plays("Mead")
@pytest.mark.rule("SPLT-10", "SPLT-13")
@pytest.mark.parametrize("shared", [True, False])
def test_mead_may_be_shared(shared, watch):
    """2 AC each, or 3 for Ygella alone; no card splits it."""
    t = ygella_drinks("Mead").hand("ygella", SPLITS, TIP)
    t.ygella.passes()  # before the reveal
    seen = watch(t)
    assert t.ygella.why_not(SPLITS).rule == "SPLT-13"
    t.ygella.passes()
    if shared:
        t.ygella.splits_with("eve")
    else:
        t.ygella.keeps_it_whole()
    t.until("discard", "gog")
    halves = {"ygella": {"alcohol": 2}, "eve": {"alcohol": 2}}
    assert seen.changes == (halves if shared else {"ygella": {"alcohol": 3}})


# Drinks that draw, discard and reveal ------------------------------------------------------------


@pytest.mark.plays(UNDERCIDER)
@pytest.mark.parametrize("hand", [[RAISE, TIP], [RAISE], []])
@pytest.mark.rule("DRNK-15")
def test_the_undercider_clouds_the_mind(hand):
    """3 AC, and a card of her choice is discarded, if she has one."""
    t = ygella_drinks(UNDERCIDER).hand("ygella", *hand)
    if hand:
        t.until("lose-card", "ygella")
        assert t.alcohol == dict(ygella=8, gog=0, eve=0)
        t.ygella.discards(RAISE)
    t.until("discard", "gog")
    assert t.alcohol == dict(ygella=8, gog=0, eve=0)
    assert t.ygella.hand == [title for title in hand if title != RAISE]
    assert t.ygella.discard == ([RAISE] if hand else [])
    assert (t.gog.hand, t.eve.hand) == ([IM_IN], [])


@pytest.mark.plays(GLOWCAP)
def test_a_glowcap_cordial_gives_ideas(watch):
    """1 AC and two cards."""
    t = ygella_drinks(GLOWCAP).hand("ygella", TIP).deck("ygella", RAISE, IM_IN, SPLITS)
    seen = watch(t)
    t.until("discard", "gog")
    assert seen.changes == {
        "ygella": {"alcohol": 1, "drew": [IM_IN, RAISE], "pile": {"spent": [GLOWCAP]}}
    }


@pytest.mark.plays(SPOREFIZZ)
@pytest.mark.rule("DRNK-13", "DRNK-14")
def test_sporefizz_discards_first():
    """Two of her old cards go, both before the three new ones come."""
    t = ygella_drinks(SPOREFIZZ).hand("ygella", TIP, RAISE)
    t.deck("ygella", IM_IN, SPLITS, IGNORES)
    t.until("effect-order", "ygella")
    assert len(t.options()) == 2
    t.ygella.takes_effect(0)
    t.ygella.discards(TIP)
    assert (t.asked_for, t.ygella.hand) == ("lose-card", [RAISE])
    t.ygella.discards(RAISE)
    assert t.ygella.hand == sorted([IM_IN, SPLITS, IGNORES])
    assert t.ygella.alcohol == 6


@pytest.mark.plays(SPOREFIZZ)
@pytest.mark.rule("DRNK-13", "DRNK-14")
def test_sporefizz_draws_first():
    """Three new cards come, and then two of all five go."""
    t = ygella_drinks(SPOREFIZZ).hand("ygella", TIP, RAISE).deck("ygella", IM_IN, SPLITS, IGNORES)
    t.until("effect-order", "ygella")
    t.ygella.takes_effect(1)
    assert t.asked_for == "lose-card"
    assert t.ygella.hand == sorted([TIP, RAISE, IM_IN, SPLITS, IGNORES])
    t.ygella.discards(SPLITS, IM_IN)
    assert t.ygella.hand == sorted([TIP, RAISE, IGNORES])
    assert t.ygella.discard == [SPLITS, IM_IN]


@pytest.mark.plays(SPOREFIZZ)
@pytest.mark.rule("DRNK-15")
def test_sporefizz_with_one_card_in_hand():
    """She discards what she has, and the rest of the effect goes ahead."""
    t = ygella_drinks(SPOREFIZZ).hand("ygella", RAISE).deck("ygella", IM_IN, SPLITS, IGNORES)
    t.until("effect-order", "ygella")
    t.ygella.takes_effect(0)
    t.until("discard", "gog")
    assert t.ygella.discard == [RAISE]
    assert t.ygella.hand == sorted([IM_IN, SPLITS, IGNORES])


@pytest.mark.plays(SPOREFIZZ)
@pytest.mark.rule("SPLT-4", "SPLT-7", "DRNK-13")
def test_sporefizz_split():
    """Each half: 1 AC, one card discarded, two drawn; each drinker in an order of their own."""
    t = ygella_drinks(SPOREFIZZ).hand("ygella", SPLITS, TIP).hand("eve", IM_IN)
    t.until("respond", "ygella").ygella.passes()  # the tip, before the reveal
    t.ygella.responds(SPLITS, to="eve")
    t.until("effect-order", "ygella")
    assert t.alcohol == dict(ygella=6, gog=0, eve=1)
    t.ygella.takes_effect(0).ygella.discards(TIP)
    assert len(t.ygella.hand) == 2
    t.until("effect-order", "eve")
    t.eve.takes_effect(1)
    assert (t.asked, t.asked_for, len(t.eve.hand)) == ("eve", "lose-card", 3)
    t.eve.discards(IM_IN)
    assert len(t.eve.hand) == 2
    assert (t.asked, t.asked_for) != ("eve", "lose-card")


@pytest.mark.plays(SPOREFIZZ)
@pytest.mark.rule("NEG-2", "DRNK-2")
def test_sporefizz_ignored_discards_and_draws_nothing(watch):
    """Nothing of it happens, and nobody is asked for an order."""
    t = ygella_drinks(SPOREFIZZ).hand("ygella", IGNORES, RAISE)
    seen = watch(t)
    t.ygella.responds(IGNORES)
    t.until("discard", "gog")
    assert seen.changes == {"ygella": {"spent": [IGNORES]}}
    assert not t.happened("drew")


@pytest.mark.plays(SPOREFIZZ)
@pytest.mark.rule("CHNG-2")
def test_sporefizz_turned_into_something_else_discards_and_draws_nothing(watch):
    """Eve makes it Dragon Breath Ale: 4 AC and no more."""
    t = ygella_drinks(SPOREFIZZ).hand("ygella", RAISE).hand("eve", REPLACES)
    seen = watch(t)
    t.eve.responds(REPLACES)
    t.until("discard", "gog")
    assert seen.changes == {"ygella": {"alcohol": 4}, "eve": {"spent": [REPLACES]}}


@pytest.mark.plays(DREGS)
@pytest.mark.parametrize(
    ("first", "drawn", "shown"), [(0, IGNORES, [RAISE, SPLITS]), (1, RAISE, [SPLITS, IGNORES])]
)
@pytest.mark.rule("DRNK-13", "DRNK-14")
def test_the_dregs_show_what_is_to_come(first, drawn, shown, watch):
    """Two cards are turned up for all and discarded, one is drawn, in the drinker's order."""
    t = ygella_drinks(DREGS).deck("ygella", RAISE, SPLITS, IGNORES, IM_IN)
    t.until("effect-order", "ygella")
    t.ygella.takes_effect(first)
    assert [t.table.title(event.card) for event in t.happened("showed")] == shown
    assert t.ygella.hand == [drawn]
    assert t.ygella.discard == shown
    assert t.alcohol == dict(ygella=6, gog=0, eve=0)


@pytest.mark.plays(GLOWCAP, ROCKS)
@pytest.mark.rule("CHSR-3", "CHSR-12")
def test_a_cordial_as_a_chaser_brings_its_cards(watch):
    """On the Rocks with a Glowcap Cordial: 3 AC and two cards."""
    t = ygella_drinks(ROCKS, GLOWCAP).hand("ygella", TIP).deck("ygella", RAISE, IM_IN)
    seen = watch(t)
    t.until("discard", "gog")
    assert seen.changes["ygella"]["alcohol"] == 3
    assert seen.changes["ygella"]["drew"] == [IM_IN, RAISE]


@pytest.mark.plays(GLOWCAP, HOUSE_ROUND)
@pytest.mark.rule("ROTH-3")
def test_a_round_of_cordials(watch):
    """Everybody gains 1 AC and draws two cards; one physical card is discarded."""
    t = ygella_drinks(HOUSE_ROUND).drink_deck(GLOWCAP).hand("ygella", TIP)
    t.until("discard", "gog")
    assert t.alcohol == dict(ygella=6, gog=1, eve=1)
    assert (len(t.ygella.hand), len(t.gog.hand), len(t.eve.hand)) == (3, 3, 2)
    assert t.drink_discard_titles.count(GLOWCAP) == 1


# Drinks that stay --------------------------------------------------------------------------------

KEPT = [(THIMBLE, 2), (FLASK, 1)]


@pytest.mark.first_chair
@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), KEPT)
@pytest.mark.rule("DRNK-16")
def test_it_stays_in_front_of_its_drinker(title, alcohol, watch):
    """Ygella drinks and keeps the card, face up for all."""
    t = ygella_drinks(title).hand("ygella", RAISE, TIP)
    seen = watch(t)
    t.until("discard", "gog")
    assert seen.changes == {"ygella": {"alcohol": alcohol, "pile": {"spent": [title]}}}
    assert (t.ygella.kept, t.drink_discard_titles) == ([title], [])
    assert t.ygella.hand == sorted([RAISE, TIP]), "it is no card in hand"
    kept = t.table.view(1).seats[0].kept
    assert [t.table.title(card) for card in kept] == [title]


@pytest.mark.plays(THIMBLE)
@pytest.mark.rule("DRNK-16", "NEG-14")
def test_the_thimble_wards_off_a_blow():
    """Gog dances with Ygella: she Ignores it, and the Thimble goes to the Drink discard pile."""
    t = ygella_drinks(THIMBLE).hand("gog", "Dance with Gog!", "Gog loves everyone!")
    t.until("action", "gog")
    t.gog.plays("Dance with Gog!", at="ygella")
    assert t.asked == "ygella"
    t.ygella.responds(THIMBLE)
    t.nobody_responds()
    assert t.fortitude == dict(ygella=15, gog=20, eve=20)
    assert (t.ygella.kept, t.ygella.discard) == ([], [])
    assert t.drink_discard_titles[-1] == THIMBLE


@pytest.mark.plays(THIMBLE)
@pytest.mark.rule("STAT-6", "LOSE-17")
def test_the_thimble_wards_off_nothing_else():
    """Not a tip, and not a blow at Eve, who does not have it."""
    t = ygella_drinks(THIMBLE).hand("gog", "Dance with Gog!", "Tip the Wench.").hand("ygella", TIP)
    t.until("action", "gog")
    t.gog.plays("Tip the Wench.", at="ygella")
    t.until("respond", "ygella")
    assert t.ygella.why_not(THIMBLE).rule == "STAT-6"
    t.until("action", "gog")
    t.gog.plays("Dance with Gog!", at="eve")
    t.until("respond", "ygella")
    assert t.ygella.why_not(THIMBLE).rule == "STAT-6"


@pytest.mark.plays(THIMBLE)
@pytest.mark.rule("NEG-12", "NEG-1")
def test_the_thimble_is_a_sometimes_card_when_it_is_played():
    """ "I don't think so!" stops it; it is gone and the blow lands."""
    t = ygella_drinks(THIMBLE).hand("gog", "Dance with Gog!", "Gog not think so!")
    t.until("action", "gog")
    t.gog.plays("Dance with Gog!", at="ygella")
    t.ygella.responds(THIMBLE)
    t.gog.responds("Gog not think so!")
    t.nobody_responds()
    assert t.fortitude == dict(ygella=11, gog=20, eve=20)
    assert (t.ygella.kept, t.drink_discard_titles[-1]) == ([], THIMBLE)


@pytest.mark.plays(FLASK)
@pytest.mark.rule("CARD-4")
def test_the_flask_gives_a_second_wind():
    """At any time, once: 2 Fortitude."""
    t = ygella_drinks(FLASK)
    t.until("respond", "ygella")
    t.ygella.responds(FLASK)
    t.everyone.passes()
    assert t.fortitude == dict(ygella=17, gog=20, eve=20)
    assert (t.ygella.kept, t.drink_discard_titles) == ([], [FLASK])


@pytest.mark.first_chair
@pytest.mark.plays(FLASK)
@pytest.mark.rule("LOSE-5", "LOSE-6", "OP-18")
def test_the_flask_saves_whom_it_has_knocked_out():
    """At 6 against 6 it is kept already, and played on last call."""
    t = ygella_drinks(FLASK).stats("ygella", fortitude=6)
    t.until("last-call", "ygella")
    t.ygella.responds(FLASK)
    t.until("discard", "gog")
    assert t.alive == ["ygella", "gog", "eve"]
    assert (t.ygella.fortitude, t.ygella.alcohol) == (8, 6)


@pytest.mark.first_chair
@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), KEPT)
@pytest.mark.rule("LOSE-10")
def test_whoever_is_out_keeps_no_drink(title, alcohol):
    """Ygella passes out on it: the card goes to the Drink discard pile."""
    t = inn("ygella", "gog", "eve").turn("ygella", "drink").pile("ygella", title)
    t.stats("ygella", fortitude=alcohol).hand("gog", IM_IN)
    t.until("discard", "gog")
    assert t.alive == ["gog", "eve"]
    assert (t.ygella.kept, t.drink_discard_titles) == ([], [title])


@pytest.mark.plays(THIMBLE)
@pytest.mark.rule("DRNK-17", "DRNK-18", "DRNK-20")
@pytest.mark.parametrize("ignores", [False, True])
def test_a_split_thimble_has_one_keeper(ignores):
    """1 AC each; Ygella keeps the card, or Jett if she Ignores her half."""
    t = inn("ygella", "gog", "jett").turn("ygella", "drink").pile("ygella", THIMBLE)
    t.hand("ygella", SPLITS, IGNORES).hand("gog", IM_IN)
    t.ygella.responds(SPLITS, to="jett")
    if ignores:
        t.ygella.responds(IGNORES)
    t.until("discard", "gog")
    assert t.alcohol == dict(ygella=0 if ignores else 1, gog=0, jett=1)
    assert (t.ygella.kept, t.jett.kept) == (([], [THIMBLE]) if ignores else ([THIMBLE], []))


@pytest.mark.plays(THIMBLE)
@pytest.mark.rule("DRNK-17", "DRNK-18")
def test_a_thimble_given_away_is_kept_by_its_drinker():
    """Jett returns it to Ygella: she drinks, and she has it."""
    t = inn("jett", "gog", "ygella").turn("jett", "drink").pile("jett", THIMBLE)
    t.hand("jett", GIVES).hand("gog", IM_IN)
    t.jett.responds(GIVES, to="ygella")
    t.until("discard", "gog")
    assert t.alcohol == dict(jett=0, gog=0, ygella=2)
    assert (t.jett.kept, t.ygella.kept) == ([], [THIMBLE])


@pytest.mark.plays(THIMBLE)
@pytest.mark.rule("DRNK-17", "SPLT-7")
def test_whoever_controls_the_thimble_claims_it_first():
    """Jett gave it to Ygella, who shares it with Gog: she comes before Gog, who sits before her."""
    t = inn("jett", "gog", "ygella").turn("jett", "drink").pile("jett", THIMBLE)
    t.hand("jett", GIVES).hand("ygella", SPLITS).hand("gog", IM_IN)
    t.jett.responds(GIVES, to="ygella")
    t.ygella.responds(SPLITS, to="gog")
    t.until("discard", "gog")
    assert t.alcohol == dict(jett=0, gog=1, ygella=1)
    assert (t.gog.kept, t.ygella.kept) == ([], [THIMBLE])


@pytest.mark.plays(THIMBLE)
@pytest.mark.rule("DRNK-19")
def test_a_thimble_ignored_by_its_only_drinker_is_discarded():
    """Nobody qualifies."""
    t = ygella_drinks(THIMBLE).hand("ygella", IGNORES)
    t.ygella.responds(IGNORES)
    t.until("discard", "gog")
    assert (t.ygella.kept, t.drink_discard_titles) == ([], [THIMBLE])


@pytest.mark.plays(THIMBLE)
@pytest.mark.rule("DRNK-21")
def test_a_thimble_weakened_to_nothing_is_kept():
    """Petra takes 2 AC out of it, and Ygella still has the card."""
    t = inn("ygella", "gog", "petra").turn("ygella", "drink").pile("ygella", THIMBLE)
    t.hand("petra", WEAKENS).hand("gog", IM_IN)
    t.petra.responds(WEAKENS)
    t.until("discard", "gog")
    assert t.alcohol == dict(ygella=0, gog=0, petra=0)
    assert t.ygella.kept == [THIMBLE]


@pytest.mark.plays(THIMBLE)
@pytest.mark.rule("CHNG-2")
def test_a_thimble_turned_into_something_else_is_not_kept():
    """Eve makes it Dragon Breath Ale: that it stays was one of the effects replaced."""
    t = ygella_drinks(THIMBLE).hand("eve", REPLACES)
    t.eve.responds(REPLACES)
    t.until("discard", "gog")
    assert t.alcohol == dict(ygella=9, gog=0, eve=0)
    assert (t.ygella.kept, t.drink_discard_titles) == ([], [THIMBLE])


@pytest.mark.plays(THIMBLE, HOUSE_ROUND)
@pytest.mark.rule("DRNK-16", "DRNK-17", "DRNK-18")
@pytest.mark.parametrize("ignores", [False, True])
def test_a_round_of_thimbles_has_one_keeper(ignores):
    """First the active player, then the next in turn order who drank."""
    t = ygella_drinks(HOUSE_ROUND).drink_deck(THIMBLE).hand("ygella", IGNORES)
    t.until("respond", "ygella")
    assert len(t.drinks) == 3
    if ignores:
        t.ygella.responds(IGNORES)
    t.until("discard", "gog")
    assert t.alcohol == dict(ygella=5 if ignores else 7, gog=2, eve=2)
    kept = {name: t.player(name).kept for name in t.names}
    assert kept == {"ygella": [], "gog": [], "eve": [], "gog" if ignores else "ygella": [THIMBLE]}


@pytest.mark.plays(THIMBLE, HOUSE_ROUND)
@pytest.mark.rule("DRNK-17", "DRNK-18")
def test_a_round_of_thimbles_of_which_the_active_player_gave_his_away():
    """Dimli's copy goes to Eve: the claim moves on from Dimli, and Gog sits next to him."""
    give = "You have this. I'm waiting for the good stuff!"
    t = inn("dimli", "gog", "eve").turn("dimli", "drink").pile("dimli", HOUSE_ROUND)
    t.drink_deck(THIMBLE).hand("dimli", give).hand("gog", IM_IN)
    t.dimli.responds(give, to="eve")
    t.until("discard", "gog")
    assert t.alcohol == dict(dimli=0, gog=2, eve=4)
    assert (t.dimli.kept, t.gog.kept, t.eve.kept) == ([], [THIMBLE], [])


@pytest.mark.plays(THIMBLE, FLASK, CONTEST)
@pytest.mark.rule("DRNK-16", "CONT-5")
def test_contestants_keep_what_they_drank():
    """Ygella her Thimble, Gog his Flask; Eve's Wine is discarded."""
    t = ygella_drinks(CONTEST).drink_deck(THIMBLE, FLASK, "Dragon Breath Ale").hand("ygella", TIP)
    t.until("discard", "gog")
    assert (t.ygella.kept, t.gog.kept, t.eve.kept) == ([THIMBLE], [FLASK], [])
    assert sorted(t.drink_discard_titles) == sorted([CONTEST, "Dragon Breath Ale"])
    assert t.gold == dict(ygella=9, gog=9, eve=12)


@pytest.mark.plays(THIMBLE, ROCKS)
@pytest.mark.rule("DRNK-16", "CHSR-3")
def test_a_thimble_as_a_chaser_stays_and_the_rocks_go():
    """Only the card that says so is kept."""
    t = ygella_drinks(ROCKS, THIMBLE).hand("ygella", TIP)
    t.until("discard", "gog")
    assert t.ygella.alcohol == 9
    assert (t.ygella.kept, t.drink_discard_titles) == ([THIMBLE], [ROCKS])


# Events ------------------------------------------------------------------------------------------


@pytest.mark.plays(HOUSE_ROUND)
@pytest.mark.rule("ROTH-1", "ROTH-2", "ROTH-3")
def test_a_round_on_the_house(watch):
    """The monsters turned up first stay outside; everybody has a copy of the Wine."""
    t = ygella_drinks(HOUSE_ROUND).drink_deck(MONSTERS, "Wine").hand("ygella", TIP)
    t.until("respond", "ygella")
    seen = watch(t)
    t.until("discard", "gog")
    changes = seen.changes
    assert {name: changes[name]["alcohol"] for name in changes} == dict(ygella=2, gog=2, eve=2)
    assert not t.happened("discarded")


@pytest.mark.plays(CONTEST)
@pytest.mark.rule("CONT-6")
def test_a_drinking_contest(watch):
    """Gog's Elven Wine is the strongest, and he has 1 Gold from each."""
    t = ygella_drinks(CONTEST).drink_deck("Wine", "Elven Wine", "Light Ale").hand("ygella", TIP)
    t.until("discard", "gog")
    assert t.alcohol == dict(ygella=7, gog=3, eve=1)
    assert t.gold == dict(ygella=9, gog=12, eve=9)


@pytest.mark.plays(MONSTERS)
@pytest.mark.rule("EVNT-1", "EVNT-8", "CARD-14")
def test_the_monsters_want_an_action_card_or_blood(watch):
    """Each in turn order: Ygella discards her Action Card, Gog keeps his, Eve has none."""
    t = ygella_drinks(MONSTERS).hand("ygella", "Group hug!", IGNORES).hand("eve", REPLACES)
    t.until("sacrifice", "ygella")
    seen = watch(t)
    assert [t.table.title(o.card) for o in t.options() if o.card >= 0] == ["Group hug!"]
    t.ygella.sacrifices("Group hug!")
    assert [t.table.title(o.card) for o in t.options() if o.card >= 0] == [IM_IN]
    t.gog.sacrifices_nothing()
    assert seen.changes == {
        "ygella": {"spent": ["Group hug!"]},
        "gog": {"fortitude": -2},
        "eve": {"fortitude": -2},
    }
    assert not t.happened("played")
    assert t.drink_discard_titles == [MONSTERS]


@pytest.mark.plays(MONSTERS)
@pytest.mark.rule("EVNT-3", "EVNT-4", "NEG-2")
def test_the_monsters_ignored():
    """Whoever Ignores them in time is not asked for anything; the others are."""
    patrol = "Sorry, I'm on patrol duty"
    t = ygella_drinks(MONSTERS).hand("ygella", patrol, "Group hug!")
    t.ygella.responds(patrol)
    t.until("sacrifice", "gog")
    t.gog.sacrifices(IM_IN)
    assert t.fortitude == dict(ygella=15, gog=20, eve=18)
    assert t.ygella.hand == ["Group hug!"]


@pytest.mark.plays(MONSTERS)
@pytest.mark.rule("LOSE-4", "LOSE-11", "LOSE-15")
def test_the_monsters_can_end_the_evening():
    """Nobody passes out before everybody has faced them; two fall together, and Eve is left."""
    t = ygella_drinks(MONSTERS).stats("ygella", fortitude=7).stats("gog", fortitude=2)
    t.until("sacrifice", "gog")
    assert (t.ygella.fortitude, t.ygella.alcohol) == (5, 5)
    assert "ygella" in t.alive
    t.gog.sacrifices_nothing()
    t.nobody_responds()
    assert t.over
    assert t.winners == ["eve"]
