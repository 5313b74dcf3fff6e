"""TEAM: what every team variant has in common, shown with Two-Headed Dragon."""

import pytest

from lastcall.cards.catalogue import drink_deck
from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Deck, Mode
from lastcall.engine.rules import Rule
from lastcall.engine.setup import SetupError, Variant, deal, lay_out
from lastcall.engine.turn import begin_event
from lastcall.engine.word import Word, each
from lastcall.engine.words import (
    action,
    another_player,
    by_the_rules,
    drink_event,
    drinking_contest,
    each_player,
    event,
    me,
    start_round,
)
from lastcall.games import setup_for
from lastcall.testing import WrongStep, stranger, table
from lastcall.variants.prizes import PRIZES
from lastcall.variants.sea import SEA
from lastcall.variants.teams import AWAY
from lastcall.variants.two_headed import TWO_HEADED

from company import CARDS, NAMES, people, teams  # isort: skip


def hand(t, **hands):
    for name, titles in hands.items():
        t.hand(name, *([titles] if isinstance(titles, str) else titles))
    return t


# Membership and shared state ----------------------------------------------------------------------


@pytest.mark.rule("TEAM-1", "TEAM-11", "TEAM-8")
@pytest.mark.first_chair
def test_a_team_leaves_and_wins_as_one():
    t = hand(teams().stats("cat", fortitude=2), ann="Shove", cat="Duck")
    t.ann.plays("Shove", at="dan").everyone.passes()
    t.nobody_responds()
    assert t.over
    assert t.alive == ["ann", "ben"] == t.winners
    assert t.table.returns() == [1.0, 1.0, 0.0, 0.0]
    assert t.table.placements() == [1, 1, 2, 2]


@pytest.mark.rule("TEAM-2", "TEAM-38", "THD-7")
def test_cards_stay_everybodys_own():
    t = table(*people(4), variants=[TWO_HEADED])
    seats = t.table.seats
    assert len({seat.zone for seat in seats}) == 4
    dealt = lay_out(t.setup)
    assert [len(seat.pile) for seat in dealt.seats] == [1, 1, 1, 1]
    assert [len(seat.hand) for seat in dealt.seats] == [7, 7, 7, 7]


@pytest.mark.rule("TEAM-3", "TEAM-99")
@pytest.mark.first_chair
def test_teammates_see_hands_and_nothing_else_that_is_hidden():
    t = teams("petra", "lizwick", "gog", "eve").pile("lizwick", "Wine")
    hand(t, petra="This is fine.", lizwick="Gambling? I'm in!", gog="Shut up!")
    t.box("petra", "plots", "Hot five!")
    view = t.table.view(1)
    held = [[t.table.title(card) for card in seat.cards] for seat in view.seats]
    assert held == [["This is fine."], ["Gambling? I'm in!"], [], []]
    assert [seat.hand for seat in view.seats] == [1, 1, 1, 0]
    assert view.seats[0].boxes[0] == ((-1, 0),)
    assert t.table.view(0).seats[0].boxes[0][0][0] >= 0
    assert t.table.view(2).seats[0].cards == () == t.table.view(-1).seats[0].cards


@pytest.mark.rule("TEAM-4", "TEAM-5", "TEAM-6", "THD-6")
def test_one_mat_for_all_of_a_team():
    t = table(*people(4), variants=[TWO_HEADED])
    assert set(t.fortitude.values()) == {20}
    assert set(t.gold.values()) == {10}
    assert set(t.alcohol.values()) == {0}
    assert set(t.potions.values()) == {2}
    assert len(t.table.parties) == 2
    six = table(*people(6), variants=[TWO_HEADED])
    assert set(six.gold.values()) == {10}
    t = hand(teams(), ann="Shove", cat="Duck")
    t.ann.plays("Shove", at="cat").everyone.passes()
    assert t.fortitude == dict(ann=20, ben=20, cat=18, dan=18)


@pytest.mark.rule("TEAM-7", "TEAM-15")
def test_the_limits_of_the_track_hold_for_teams():
    t = teams(potions=1).stats("ann", fortitude=16).stats("cat", alcohol=3)
    hand(t, ann="Poison", cat="Wave off")
    t.ann.drinks_potion("fortitude")
    assert t.fortitude["ben"] == 20
    t.ann.plays("Poison", at="dan")
    t.cat.drinks_potion("alcohol")  # 3 go to 0, and 3 come
    t.cat.passes()
    assert [(e.before, e.after) for e in t.happened("alcohol")] == [(3, 0), (0, 3)]
    assert t.alcohol == dict(ann=0, ben=0, cat=3, dan=3)


@pytest.mark.rule("TEAM-9")
@pytest.mark.first_chair
def test_every_member_answers_the_last_call():
    t = hand(teams().stats("cat", fortitude=2), ann="Shove", cat="Breather", dan="Breather")
    t.until("action").ann.plays("Shove", at="cat")
    t.everyone.passes()
    assert (t.asked_for, t.asked) == ("last-call", "cat")
    t.cat.passes()
    t.dan.responds("Breather").everyone.passes()
    assert t.fortitude["cat"] == 1
    assert t.alive == list(NAMES[:4])


@pytest.mark.rule("TEAM-10")
@pytest.mark.first_chair
def test_the_gold_of_a_team_is_divided_by_teams():
    t = teams(*people(6)).stats("cat", fortitude=2, gold=11).stats("eli", gold=3)
    hand(t, ann="Shove")
    t.ann.plays("Shove", at="cat").everyone.passes()
    t.nobody_responds()
    assert t.alive == ["ann", "ben", "eli", "fay"]
    assert t.gold == dict(ann=12, ben=12, cat=0, dan=0, eli=5, fay=5)  # 6 to the Inn, 5 // 2 each
    assert t.inn == 7


@pytest.mark.rule("TEAM-10")
@pytest.mark.first_chair
def test_a_share_can_save_a_team_without_gold():
    t = teams(*people(6)).stats("cat", fortitude=2, gold=9).stats("eli", gold=1)
    hand(t, ann=["Fine", "Once more", "Shove"])
    t.ann.plays("Once more").everyone.passes()
    t.ann.plays("Shove", at="cat").everyone.passes()
    t.nobody_responds()
    assert t.gold["eli"] == 1 + 2
    assert t.alive == ["ann", "ben", "eli", "fay"]


@pytest.mark.rule("TEAM-11")
@pytest.mark.first_chair
def test_teams_that_leave_last_and_together_tie():
    t = hand(teams().stats("ann", fortitude=2).stats("cat", fortitude=2), ann="Storm")
    t.ann.plays("Storm")
    t.cat.makes_champion("dan")
    t.everyone.passes()
    t.nobody_responds()
    assert t.over
    assert t.winners == list(NAMES[:4])
    assert t.table.returns() == [0.5] * 4
    assert t.table.placements() == [1] * 4


# Potions -----------------------------------------------------------------------------------------


@pytest.mark.rule("TEAM-12", "TEAM-13", "TEAM-14")
@pytest.mark.parametrize(
    ("what", "numbers"),
    [("fortitude", (20, 8, 10)), ("alcohol", (14, 2, 10)), ("gold", (14, 8, 13))],
)
def test_what_a_potion_does_nobody_can_answer(what, numbers):
    t = teams(potions=1).stats("cat", fortitude=14, alcohol=8)
    hand(t, ann=["Shove", "Wave off"], ben="I don't think so!", cat="Breather")
    t.until("action").ann.plays("Shove", at="cat")
    t.cat.drinks_potion(what)
    assert t.asked == "cat"  # nobody was asked in between, and the same seat goes on
    assert (t.fortitude["dan"], t.alcohol["dan"], t.gold["dan"]) == numbers
    assert t.potions == dict(ann=1, ben=1, cat=0, dan=0)
    assert t.inn == (-3 if what == "gold" else 0)
    assert len(t.happened("potion")) == 1
    assert not t.cat.may_drink_potion()
    t.cat.passes()
    t.nobody_responds()
    assert t.fortitude["cat"] == numbers[0] - 2


@pytest.mark.rule("TEAM-97")
@pytest.mark.first_chair
def test_potions_save_a_team_at_the_last_call_and_any_member_may_spend_them():
    t = teams(potions=2).stats("cat", fortitude=2, alcohol=7)
    hand(t, ann="Shove")
    assert t.asked_for == "last-call"  # 7 to 2 already
    t.cat.passes()
    t.dan.drinks_potion("fortitude")
    assert t.until("action").potions["cat"] == 1
    t.ann.plays("Shove", at="cat").everyone.passes()
    t.cat.drinks_potion("alcohol")
    t.nobody_responds()
    assert (t.fortitude["cat"], t.alcohol["cat"], t.potions["cat"]) == (6, 1, 0)
    assert t.alive == list(NAMES[:4])


@pytest.mark.rule("TEAM-13")
def test_ex_team_potion_1():
    """EX-RDI9-team-potion-1: an attack is coming, and 16 Fortitude become 20."""
    t = teams(potions=1).stats("cat", fortitude=16)
    hand(t, ann="Shove", cat="Duck")
    t.ann.plays("Shove", at="cat")
    t.cat.drinks_potion("fortitude")
    t.cat.passes()
    assert [(e.before, e.after) for e in t.happened("fortitude")] == [(16, 20), (20, 18)]
    with pytest.raises(WrongStep):
        t.cat.drinks_potion("gold")


@pytest.mark.rule("TEAM-13", "TEAM-97")
def test_potions_may_be_spent_where_one_is_asked_anyway_but_nobody_is_asked_for_them_alone():
    t = teams(potions=1)
    hand(t, ann=["Breather", "Shove"], dan="Breather")
    t.until("action")
    assert t.ann.may_drink_potion()
    t.ann.plays("Breather")
    asked = set()
    while t.asked_for == "respond":
        asked.add(t.asked)
        t.player(t.asked).passes()
    assert "ben" not in asked - {"ben"}
    assert "cat" not in asked


@pytest.mark.rule("TEAM-13", "TEAM-97")
@pytest.mark.parametrize(("fortitude", "asked"), [(2, True), (3, False)])
def test_a_team_in_danger_is_asked_for_its_potions(fortitude, asked):
    """R-100: also where none of them holds a card; the last call comes in any case."""
    t = teams(potions=1).stats("cat", fortitude=fortitude).turn("cat", "drink").pile("cat", "Wine")
    t.cat.sends("cat")
    assert (t.asked_for == "respond" and t.cat.may_drink_potion()) == asked
    t = teams(potions=1).stats("cat", fortitude=fortitude)
    hand(t, ann="Shove")
    t.ann.plays("Shove", at="dan")
    assert (t.asked_for == "respond" and t.cat.may_drink_potion()) == asked


@pytest.mark.rule("TEAM-13", "TEAM-97")
@pytest.mark.parametrize(
    ("card", "numbers", "asked"),
    [
        ("Shove", dict(fortitude=5, alcohol=3), True),
        ("Shove", dict(fortitude=6, alcohol=3), False),
        ("Poison", dict(fortitude=8, alcohol=5), True),
        ("Poison", dict(fortitude=9, alcohol=5), False),
        ("Fine", dict(gold=1), True),
        ("Fine", dict(gold=2), False),
    ],
)
def test_danger_is_what_would_put_the_team_out(card, numbers, asked):
    t = hand(teams(potions=1).stats("cat", **numbers), ann=card).until("action", "ann")
    t.ann.plays(card, at="dan")
    assert (t.asked_for == "respond" and t.asked == "cat") == asked
    assert t.asked == "cat" or not t.happened("last-call")


@pytest.mark.rule("TEAM-13", "TEAM-97")
@pytest.mark.parametrize(("fortitude", "asked"), [(5, True), (6, False)])
def test_a_drink_endangers_the_team_of_its_drinker(fortitude, asked):
    """With 3 Alcohol Content already, Wine is as much as 5 Fortitude bear; the others need none."""
    t = teams(potions=1).stats("ann", fortitude=2).turn("cat", "drink").pile("cat", "Wine")
    t.stats("cat", fortitude=fortitude, alcohol=3)
    t.cat.sends("cat")
    assert (t.asked_for == "respond" and t.cat.may_drink_potion()) == asked
    if asked:
        t.cat.passes()
        assert t.asked != "ann"


@pytest.mark.rule("TEAM-13", "TEAM-97")
def test_an_attack_on_one_team_endangers_no_other():
    t = hand(teams(potions=1).stats("ann", fortitude=2), ann="Shove").until("action", "ann")
    t.ann.plays("Shove", at="cat")
    assert t.asked_for != "respond"
    assert t.fortitude == dict(ann=2, ben=2, cat=18, dan=18)


@pytest.mark.rule("TEAM-97")
def test_no_potion_right_after_a_loss():
    """As an Anytime Card: what answers the loss comes first (CARD-4, R-6)."""
    t = teams(potions=1)
    hand(t, ann="Shove", cat="Hit back")
    t.ann.plays("Shove", at="cat")
    assert t.cat.may("Hit back")
    assert not t.cat.may_drink_potion()


# Shared defence ----------------------------------------------------------------------------------


@pytest.mark.rule("TEAM-16", "TEAM-19")
def test_ex_team_defense_1():
    t = teams("ygella", "gog", "terci", "jett")
    hand(t, ygella="Ooh, he's taken a lichen to you!", jett="Rise above adversity", gog="Shut up!")
    t.ygella.plays("Ooh, he's taken a lichen to you!", at="terci")
    t.jett.responds("Rise above adversity", instead_of="terci").everyone.passes()
    t.nobody_responds()
    assert set(t.alcohol.values()) == {0}


@pytest.mark.rule("TEAM-17")
def test_ex_team_defense_2():
    t = teams("terci", "gog", "petra", "ygella")
    hand(t, terci="Tip the Barkeep", ygella="How 'bout a fancy rock instead?")
    t.until("action").terci.plays("Tip the Barkeep", at="petra")
    t.ygella.responds("How 'bout a fancy rock instead?").everyone.passes()
    t.nobody_responds()
    assert t.gold == dict(terci=10, gog=10, petra=10, ygella=10)
    assert t.inn == 0


@pytest.mark.rule("TEAM-18")
def test_ex_team_defense_3():
    t = teams().stats("ann", fortitude=12).pile("ann", "Dragon Breath Ale").turn("ann", "drink")
    hand(t, ben="Courage")
    t.ann.sends("ann")
    t.ben.responds("Courage", on="ann").everyone.passes()
    t.nobody_responds()
    assert (t.fortitude["ann"], t.alcohol["ann"]) == (16, 0)


@pytest.mark.rule("TEAM-17", "TEAM-19")
@pytest.mark.parametrize(
    ("attack", "answer", "left"),
    [
        ("Shove", "Duck", (20, 10)),
        ("Shove", "Wave off", (20, 10)),
        ("Fine", "On the house", (20, 10)),
        ("Fine", "Empty purse", (20, 10)),
        ("Fine", "Wave off", (20, 10)),
    ],
)
def test_a_teammate_answers_for_whoever_is_meant(attack, answer, left):
    t = hand(teams(), ann=attack, dan=answer)
    t.ann.plays(attack, at="cat")
    assert not t.cat.may(answer)
    t.dan.responds(answer, instead_of="cat").everyone.passes()
    t.nobody_responds()
    assert (t.fortitude["cat"], t.gold["cat"]) == left
    assert (t.fortitude["ann"], t.gold["ann"]) == (20, 10)


@pytest.mark.rule("TEAM-20")
def test_hitting_back_for_a_teammate():
    t = hand(teams(), ann="Shove", dan="Hit back", ben="Hit back")
    t.ann.plays("Shove", at="cat")
    t.dan.responds("Hit back", instead_of="cat")
    assert t.fortitude == dict(ann=19, ben=19, cat=18, dan=18)
    t.ben.responds("Hit back", instead_of="ann")  # and so on, from the other side
    t.nobody_responds()
    assert t.fortitude == dict(ann=19, ben=19, cat=17, dan=17)


@pytest.mark.rule("TEAM-21")
def test_actions_are_not_played_for_a_teammate():
    t = hand(teams(), ann="Shove", ben="Shove", dan="Shove")
    t.ann.sends("ann")
    assert t.ann.may("Shove")
    assert not t.ben.may("Shove")
    assert t.ben.why_not("Shove").rule == "CARD-2"
    assert all(option.behalf < 0 for option in t.options())


@pytest.mark.rule("TEAM-102")
def test_a_ban_on_the_endangered_player_binds_teammates_too():
    t = hand(teams(), ann="Shove", cat="Duck", dan="Hit back")
    t.stats("cat", fortitude=20)
    t.ann.plays("Shove", at="cat")
    t.cat.responds("Duck").everyone.passes()
    t.nobody_responds()
    assert not t.dan.may("Hit back")
    # NEG-8: nobody gets out of the price of their own card, nor do teammates for them.
    price = action("Pricey", me.pays(1, w.INN))
    seats = [stranger(*CARDS, price, name=name) for name in NAMES[:4]]
    t = hand(teams(*seats), ann="Pricey", ben=["Wave off", "On the house"])
    t.ann.plays("Pricey")
    assert t.ben.may("On the house")
    assert not t.ben.may("Wave off")


# The shared turn ----------------------------------------------------------------------------------


@pytest.mark.rule("TEAM-22", "TEAM-23", "TEAM-26", "TEAM-27", "TEAM-28", "TEAM-34", "THD-10")
@pytest.mark.first_chair
def test_a_shared_turn_from_beginning_to_end():
    t = teams().turn("ann", "discard").pile("ann", "Wine").pile("ben", "Dark Ale")
    hand(t, ann=["Shove", "Quake"], ben=["Shove", "Toll"])
    for name in ("ann", "ben"):
        t.stats(name, hand_size=3)
    t.deck("ann", "Poison", "Storm").deck("ben", "Toast", "Nap")
    assert (t.asked, t.asked_for) == ("ann", "discard")
    t.ann.discards("Quake").ann.done()
    assert len(t.ann.hand) == 1  # nothing drawn before ben has settled his discards
    t.ben.done()
    assert sorted(t.ann.hand) == ["Poison", "Shove", "Storm"]
    assert len(t.ben.hand) == 3
    assert (t.asked, t.asked_for, t.phase) == ("ann", "member", "action")
    t.ben.sends("ben")  # any of them may say so
    t.ben.plays("Shove", at="cat").everyone.passes()
    assert t.ben.why_not("Toll").rule == "TURN-9"
    t.until("action", "ann")
    t.ann.plays("Poison", at="dan").everyone.passes()
    t.until("order")
    assert t.asked == "ann"
    t.ann.orders_for("cat").ben.orders_for("dan")
    t.until("member")
    assert t.phase == "drink"
    t.ann.sends("ben")
    t.nobody_responds()
    assert t.alcohol["ann"] == 3  # one after the other: both have drunk by now
    assert t.table.turn == 2
    assert t.active == "cat"
    assert [e.seat for e in t.happened("part")][:2] == [1, 0]


@pytest.mark.rule("TEAM-24")
@pytest.mark.first_chair
def test_the_team_chooses_whose_steps_come_first():
    note = action("Note", another_player.loses(fortitude=1))
    kits = [
        Character(
            name, name, race="human", box="test", deck=[20 * note],
            at_turn_start=[by_the_rules(me.loses(alcohol=1))] if name != "cat" else [],
            at_turn_end=[by_the_rules(me.gains(fortitude=1))] if name != "cat" else [],
        )
        for name in NAMES[:4]
    ]  # fmt: skip
    t = teams(*kits).turn("ann", "discard").stats("ann", alcohol=5, fortitude=10)
    assert (t.asked, t.asked_for) == ("ann", "member")
    t.ben.sends("ben")
    assert [e.seat for e in t.happened("alcohol")][:2] == [1, 0]
    t.until("member")
    assert t.alcohol["ann"] == 5 - 2 - 2
    assert t.phase == ""
    t.ann.sends("ben")
    assert [e.seat for e in t.happened("fortitude")][:2] == [1, 0]


@pytest.mark.rule("TEAM-25")
@pytest.mark.first_chair
def test_turns_go_from_team_to_team():
    t = teams(*people(6))
    hand(t, **dict.fromkeys(NAMES, "Shove"))
    for name in ("cat", "eli", "ann", "cat", "eli"):
        t.until("discard", name)
    assert [e.seat for e in t.happened("turn")][:6] == [0, 2, 4, 0, 2, 4]


@pytest.mark.rule("TEAM-29", "TEAM-30")
def test_one_action_after_the_other_and_none_is_handed_on():
    t = hand(teams(), ann=["Shove", "Quake"], ben=["Shove"], cat="Duck")
    t.ann.sends("ann")
    t.ann.plays("Shove", at="cat")
    assert not t.ben.may("Shove")  # not before it is over
    t.everyone.passes()
    assert t.ann.why_not("Quake").rule == "TURN-9"
    t = hand(teams(), ann=["Shove", "Quake"], ben=["Shove"], cat="Duck")
    t.ann.sends("ben")
    t.ben.passes()
    t.until("action", "ann")
    t.ann.plays("Shove", at="cat").everyone.passes()
    assert not t.ann.may("Quake")
    t.until("order")
    assert t.fortitude["cat"] == 18


@pytest.mark.rule("TEAM-22", "TURN-20")
def test_that_nobody_of_a_team_can_act_the_others_learn_when_nobody_has():
    """R-39: Cat waits for what Ann and Ben will do; they do nothing, and now she may still tap."""
    t = hand(teams(), cat="Tap")
    assert (t.asked, t.asked_for, t.phase) == ("cat", "respond", "action")
    t.cat.passes()
    assert (t.asked, t.asked_for, t.phase) == ("cat", "respond", "action")
    t.cat.responds("Tap", at="ann").everyone.passes()
    assert t.fortitude["ann"] == 19
    assert t.asked_for == "order"


@pytest.mark.rule("TEAM-31")
def test_after_a_round_the_others_still_act():
    t = hand(teams(), ann="Gambling? I'm in!", ben="Shove", cat="Winning Hand!")
    t.ann.sends("ann")
    t.ann.plays("Gambling? I'm in!")
    t.cat.makes_champion("dan")
    t.nobody_responds()
    assert t.gold == dict(ann=11, ben=11, cat=9, dan=9)
    t.until("action", "ben")
    t.ben.plays("Shove", at="cat").everyone.passes()
    assert t.fortitude["cat"] == 18


@pytest.mark.rule("TEAM-32", "TEAM-33", "TEAM-37", "TEAM-101", "THD-8")
@pytest.mark.first_chair
def test_a_team_orders_for_opponents():
    t = teams().turn("ann", "order")
    assert (t.asked, t.asked_for) == ("ann", "order")
    assert [t.names[o.seats()[0]] for o in t.options()] == ["cat", "dan"]
    assert t.table.decision.helpers == 0b0010
    t.ben.orders_for("dan")
    t.ann.orders_for("dan")
    assert [len(seat.pile) for seat in t.table.seats] == [0, 0, 0, 2]


@pytest.mark.rule("THD-9")
@pytest.mark.parametrize("to", [("cat", "cat"), ("cat", "dan"), ("cat", "eli")])
def test_where_the_two_drinks_may_go(to):
    t = teams(*people(6)).turn("ann", "order")
    for name in to:
        t.ann.orders_for(name)
    piles = {name: len(t.table.seats[i].pile) for i, name in enumerate(t.names)}
    assert sum(piles.values()) == 2
    assert all(piles[name] for name in to)


@pytest.mark.rule("TEAM-35")
def test_a_drink_is_over_before_the_next_is_revealed():
    t = teams().turn("ann", "drink").pile("ann", "Wine").pile("ben", "Dragon Breath Ale")
    hand(t, ben="Spit", dan="Breather")
    t.nobody_responds().ann.sends("ann")
    assert [drink["cards"] for drink in t.drinks] == [["Wine"]]
    assert t.ben.pile == ["Dragon Breath Ale"]
    t.ben.passes()
    t.nobody_responds()
    assert t.alcohol["ann"] == 6  # what was kept for the stronger one came too late to be sure


@pytest.mark.rule("TEAM-36")
def test_an_empty_pile_sobers_up_the_team_member_by_member():
    t = teams().turn("ann", "drink").stats("ann", alcohol=5)
    t.nobody_responds()
    assert t.alcohol["ann"] == 3
    t = teams().turn("ann", "drink").stats("ann", alcohol=5).pile("ben", "Wine")
    t.ann.sends("ann")
    t.nobody_responds()
    assert t.alcohol["ann"] == 6


@pytest.mark.rule("TEAM-100")
def test_the_active_player_is_whoever_acts():
    t = hand(teams(), ann="Shove", ben="Shove", cat="Breather", dan="Breather")
    t.ben.sends("ben")
    assert t.active == "ben"
    t.until("action", "ben").ben.plays("Shove", at="cat")
    assert [t.asked] == ["cat"]  # by seat, clockwise from ben
    t.cat.passes()
    assert t.asked == "dan"


@pytest.mark.rule("TEAM-101")
def test_no_drinks_are_ordered_by_a_team_nobody_of_which_takes_part():
    t = hand(teams(), ann=["Nap"], ben=["Nap"], cat="Shove")
    t.ann.sends("ann").ann.plays("Nap").everyone.passes()
    t.until("action", "ben").ben.plays("Nap").everyone.passes()
    t.nobody_responds()
    assert t.active == "cat"
    assert not t.happened("ordered")
    t = hand(teams(), ann=["Nap"], ben=["Shove"], cat="Shove")
    t.ann.sends("ann").ann.plays("Nap").everyone.passes()
    t.until("order")
    t.ben.orders_for("cat").ben.orders_for("cat")
    assert len(t.happened("ordered")) == 2


# Drinks -------------------------------------------------------------------------------------------


@pytest.mark.rule("TEAM-39", "TEAM-40")
@pytest.mark.parametrize("title", ["Hand it on", "Halve it"])
def test_a_drink_goes_to_no_teammate(title):
    t = hand(teams().turn("ann", "drink").pile("ann", "Wine"), ann=title)
    t.ann.sends("ann")
    assert {t.names[o.seats()[0]] for o in t.ann.options(title)} == {"cat", "dan"}


@pytest.mark.rule("TEAM-40")
def test_a_drink_that_splits_itself_is_not_shared_with_a_teammate():
    t = teams().turn("ann", "drink").pile("ann", "Mead")
    t.ann.sends("ann")
    t.until("split")
    assert [t.names[o.seats()[0]] for o in t.options()[:-1]] == ["cat", "dan"]


@pytest.mark.rule("TEAM-41")
def test_ex_team_deck_1():
    t = teams().turn("ann", "order").drink_deck("Wine", "Water", rest="discard")
    t.ann.orders_for("cat").ann.orders_for("dan")
    t.nobody_responds()
    assert t.gold == dict(ann=9, ben=9, cat=9, dan=9)
    assert t.inn == 2


# Champions ----------------------------------------------------------------------------------------


def party_events(*cards):
    """A Drink Deck with these Events besides the usual Drinks."""
    usual = drink_deck("drinks-rdi2")
    return Deck("party", "test", [*[copies * card for card, copies in usual.kinds], *cards])


FLOOD = drink_event("Flood", each_player.loses(fortitude=2))


@pytest.mark.rule("TEAM-42", "TEAM-45", "TEAM-53", "TEAM-37")
@pytest.mark.first_chair
def test_an_event_about_everybody_is_the_champions():
    t = teams(*people(6), drinks=[party_events(FLOOD)]).turn("ann", "drink").pile("ben", "Flood")
    t.ann.sends("ben")
    assert (t.asked, t.asked_for) == ("cat", "champion")  # ann's team has ben, who revealed it
    assert t.table.decision.may_answer(3)
    assert not t.table.decision.may_answer(4)
    t.dan.makes_champion("dan")
    t.eli.makes_champion("fay")
    t.nobody_responds()
    assert t.fortitude == dict(ann=18, ben=18, cat=18, dan=18, eli=18, fay=18)
    hurt = [e.seat for e in t.happened("fortitude")]
    assert hurt == [1, 3, 5]
    assert [e.seat for e in t.happened("championed")] == [3, 5]


@pytest.mark.rule("TEAM-54", "TEAM-17")
def test_teammates_defend_a_champion():
    t = teams(drinks=[party_events(FLOOD)]).turn("ann", "drink").pile("ann", "Flood")
    hand(t, cat="Not for us")
    t.ann.sends("ann")
    t.cat.makes_champion("dan")
    t.cat.responds("Not for us", instead_of="dan")
    t.nobody_responds()
    assert t.fortitude == dict(ann=18, ben=18, cat=20, dan=20)
    t = teams(drinks=[party_events(FLOOD)]).turn("ann", "drink").pile("ann", "Flood")
    hand(t, ben="Not for us", cat="Not for us")
    t.ann.sends("ann")
    t.cat.makes_champion("dan")
    t.ben.responds("Not for us").everyone.passes()
    t.nobody_responds()
    assert t.fortitude["ann"] == 20


@pytest.mark.rule("TEAM-52")
def test_an_event_about_its_revealer_needs_no_champions():
    t = teams().turn("ann", "drink").pile("ann", "Fine Ambrosia")
    t.ann.sends("ann")
    assert not t.happened("championed")
    assert t.asked_for != "champion"


@pytest.mark.rule("TEAM-55")
def test_round_on_the_house_is_one_drink_for_each_champion():
    t = teams().turn("ann", "drink").pile("ann", "Round on the House!").drink_deck("Wine")
    hand(t, dan="Spit", cat="Breather")
    t.nobody_responds().ann.sends("ann")
    t.cat.makes_champion("cat")
    t.until("respond", "dan")
    assert [d["drinker"] for d in t.drinks] == ["ann", "cat"]
    t.dan.responds("Spit", on="cat").everyone.passes()
    t.nobody_responds()
    assert t.alcohol == dict(ann=2 - 1, ben=2 - 1, cat=0, dan=0)  # ben's pile is empty


@pytest.mark.rule("TEAM-56")
def test_a_contest_is_between_champions():
    t = teams(*people(6)).turn("ann", "drink").pile("ann", "Drinking Contest!")
    t.drink_deck("Wine", "Dark Ale", "Dragon Breath Ale")
    t.ann.sends("ann")
    t.cat.makes_champion("dan").eli.makes_champion("fay")
    t.nobody_responds()
    assert t.gold == dict(ann=9, ben=9, cat=9, dan=9, eli=12, fay=12)
    assert t.alcohol["fay"] == 4
    assert t.alcohol["cat"] == 1


@pytest.mark.rule("TEAM-57", "TEAM-48", "TEAM-50")
def test_ex_team_event_3():
    """EX-RDI9-team-event-3: what happens hangs on the character, and the team chooses freely."""

    class Feats(Word):
        name = "change"
        concerns_all = True

        def whom(self):
            return each

        def resolve(self, t, play):
            for seat in play.reaches(t, each):
                farmer = t.game.characters[seat].id == "dale"
                t.change(seat, w.ALCOHOL if farmer else w.FORTITUDE, 1 if farmer else -1)

        def preview(self, paper, layer):
            pass

    deck = Deck("dungeon", "test", [2 * event("Feats of Heroism", Feats(), back="dungeon")])

    class Dungeon(Rule):
        def turn_ended(self, t, seat):
            begin_event(t, seat, t.take_top(t.game.stocks["dungeon"].deck), free=True)

    dungeon = Variant("dungeon", rules=[Dungeon], table_decks=[deck])
    t = table("petra", "dale", "gog", "eve", variants=[TWO_HEADED, dungeon])
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    t.turn("petra", "drink").stats("petra", alcohol=5).pile("petra", "Water").pile(
        "dale", "Holy Water"
    )
    t.until("champion", "petra")
    t.dale.makes_champion("dale").gog.makes_champion("eve")
    assert (t.alcohol["petra"], t.fortitude["petra"]) == (6, 20)
    assert t.fortitude["gog"] == 19
    t.until("champion", "gog").gog.makes_champion("gog")  # the next time anybody, anew
    t.petra.makes_champion("petra")
    assert (t.alcohol["petra"], t.fortitude["petra"], t.fortitude["gog"]) == (6, 19, 18)


@pytest.mark.rule("TEAM-43", "TEAM-46", "TEAM-58", "TEAM-60", "TEAM-61", "TEAM-62")
@pytest.mark.first_chair
def test_ex_team_gambling_1():
    t = teams("jett", "terci", "dale", "ygella")
    hand(t, jett=["Gambling? I'm in!"], terci="Winning Hand!", dale="Winning Hand!",
         ygella="Gambling? I'm in!")  # fmt: skip
    t.until("action").jett.plays("Gambling? I'm in!")
    assert (t.asked, t.asked_for) == ("dale", "champion")
    t.ygella.makes_champion("ygella")
    t.until("gamble")
    assert t.in_round == ["jett", "ygella"]
    assert t.pot == 2
    assert t.gold == dict(jett=9, terci=9, dale=9, ygella=9)
    assert t.dale.why_not("Winning Hand!").rule == t.terci.why_not("Winning Hand!").rule
    t.ygella.plays("Gambling? I'm in!")
    t.until("order")
    assert not t.gambling
    assert t.gold == dict(jett=9, terci=9, dale=11, ygella=11)


@pytest.mark.rule("TEAM-51")
def test_the_active_team_names_its_champion_first():
    t = table(*people(6), variants=[TWO_HEADED, SEA])
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    t.turn("cat", "drink")
    asked = []
    for _ in range(400):
        if t.asked_for == "champion":
            asked.append(t.asked)
            if len(asked) == 3:
                break
        t.answer(0, t.options()[0])
    assert asked == {"cat": ["cat", "eli", "ann"], "eli": ["eli", "ann", "cat"],
                     "ann": ["ann", "cat", "eli"]}[asked[0]]  # fmt: skip


@pytest.mark.rule("TEAM-104")
@pytest.mark.first_chair
def test_a_round_that_an_event_starts_has_its_champions():
    bet = drink_event("A bet", start_round)
    t = teams(drinks=[party_events(bet)]).turn("ann", "drink").pile("ben", "A bet")
    hand(t, ann="Winning Hand!", ben="Winning Hand!", cat="Winning Hand!", dan="Winning Hand!")
    t.ann.sends("ben")
    t.cat.makes_champion("dan")
    t.until("gamble")
    assert t.in_round == ["ben", "dan"]
    assert len(t.happened("championed")) == 1
    assert t.table.rounds[-1].starter == 1


@pytest.mark.rule("TEAM-59")
@pytest.mark.first_chair
def test_a_round_nobody_may_leave_draws_nobody_else_in():
    t = hand(teams(), ann="Locked doors", dan="Not playing", cat="Winning Hand!")
    t.ann.plays("Locked doors")
    t.cat.makes_champion("cat")
    assert t.dan.why_not("Not playing").rule
    t.until("gamble")
    assert t.in_round == ["ann", "cat"]


@pytest.mark.rule("TEAM-64")
def test_ex_team_gambling_2():
    t = hand(teams(), ann="Gambling? I'm in!", ben="Grab", cat="Winning Hand!")
    t.ann.plays("Gambling? I'm in!")
    t.cat.makes_champion("cat")
    t.until("respond", "ben").until("respond", "ben")
    while t.pot == 0:
        t.player(t.asked).passes()
    t.until("respond", "ben").ben.plays("Grab").everyone.passes()
    assert (t.pot, t.gold["ann"]) == (1, 10)


@pytest.mark.rule("TEAM-64")
def test_ex_team_gambling_3():
    tip = "Oh, I guess the Wench thought that was her tip..."
    t = hand(teams(), ann="Gambling? I'm in!", ben=tip, cat="Winning Hand!")
    t.ann.plays("Gambling? I'm in!")
    t.cat.makes_champion("cat")
    t.until("respond", "ben").ben.plays(tip).everyone.passes()
    assert not t.gambling
    assert t.inn == 2
    assert t.gold["ann"] == 9 == t.gold["cat"]


@pytest.mark.rule("TEAM-63")
def test_what_is_for_those_inside_is_not_for_teammates():
    t = hand(teams(), ann="Gambling? I'm in!", ben="Grab inside", dan="Grab inside",
             cat="Winning Hand!")  # fmt: skip
    t.ann.plays("Gambling? I'm in!")
    t.cat.makes_champion("dan")
    t.until("gamble", "dan")
    assert t.dan.may("Grab inside")
    assert not t.ben.may("Grab inside")


@pytest.mark.rule("TEAM-65", "TEAM-17")
@pytest.mark.first_chair
def test_a_team_whose_champion_is_out_is_out():
    t = hand(teams(*people(6)), ann="Gambling? I'm in!", dan="Not playing", cat="Winning Hand!",
             eli="Winning Hand!")  # fmt: skip
    t.ann.plays("Gambling? I'm in!")
    t.cat.makes_champion("cat").eli.makes_champion("eli")
    t.until("respond", "dan").dan.responds("Not playing", instead_of="cat").everyone.passes()
    t.until("gamble")
    assert t.in_round == ["ann", "eli"]
    assert not t.cat.may("Winning Hand!")
    assert t.gold == dict(ann=9, ben=9, cat=10, dan=10, eli=9, fay=9)


@pytest.mark.rule("TEAM-66")
def test_a_pot_goes_into_the_stash():
    t = hand(teams(), ann="Gambling? I'm in!", cat="Winning Hand!")
    t.ann.plays("Gambling? I'm in!")
    t.cat.makes_champion("cat").cat.gambles("Winning Hand!")
    t.nobody_responds()
    assert t.gold == dict(ann=9, ben=9, cat=11, dan=11)


@pytest.mark.rule("TEAM-44", "TEAM-47", "TEAM-75")
@pytest.mark.first_chair
def test_ex_team_eachplayer_1():
    t = teams(*people(6)).drink_deck("Wine", "Dark Ale", "Elven Wine")
    hand(t, ann="Toast", ben="Toast")
    t.ann.sends("ann").ann.plays("Toast")
    assert (t.asked, t.asked_for) == ("cat", "champion")  # ann is hers
    t.cat.makes_champion("cat").eli.makes_champion("fay")
    t.nobody_responds()
    assert t.alcohol == dict(ann=2, ben=2, cat=1, dan=1, eli=3, fay=3)
    # Whoever plays it, in whosever turn: a card about each player takes one of each team.
    t = hand(teams(), ann="Storm", ben="Storm")
    t.ann.sends("ben").until("action", "ben").ben.plays("Storm")
    t.cat.makes_champion("dan")
    assert t.fortitude == dict(ann=18, ben=18, cat=18, dan=18)
    assert [e.seat for e in t.happened("fortitude")] == [1, 3]


# Targeting ----------------------------------------------------------------------------------------


@pytest.mark.rule("TEAM-67", "TEAM-68", "TEAM-69", "TEAM-70")
@pytest.mark.first_chair
def test_ex_team_pick_1():
    t = hand(teams(*people(6)), ann=["Tap", "Shove", "Pair"])
    t.until("action")
    named = {title: {tuple(t.names[i] for i in o.seats()) for o in t.ann.options(title)}
             for title in ("Tap", "Shove", "Pair")}  # fmt: skip
    assert named["Tap"] == {(name,) for name in NAMES}
    assert named["Shove"] == {(name,) for name in ("cat", "dan", "eli", "fay")}
    assert ("cat", "dan") in named["Pair"]
    assert ("cat", "eli") in named["Pair"]
    assert len(named["Pair"]) == 6
    assert not any("ben" in pair for pair in named["Pair"])
    t.ann.plays("Pair", at=["cat", "dan"]).everyone.passes()
    assert t.fortitude["cat"] == 16
    assert t.fortitude["eli"] == 20


@pytest.mark.rule("TEAM-71", "TEAM-82")
def test_ex_team_target_1():
    t = teams("petra", "gog", "jett", "ygella")
    hand(t, petra="This is fine.")
    t.until("action").petra.plays("This is fine.", at="jett")
    t.nobody_responds()
    assert t.fortitude["jett"] == 18
    assert t.fortitude["petra"] == 20


@pytest.mark.rule("TEAM-72", "TEAM-19")
def test_ex_team_target_2():
    buckler = "Good thing I was wearing my great-grandmother's bucklers!"
    t = teams("petra", "gog", "jett", "ygella")
    hand(t, petra="This is fine.", ygella=buckler)
    t.until("action").petra.plays("This is fine.", at="jett")
    t.ygella.responds(buckler).everyone.passes()
    t.nobody_responds()
    assert t.fortitude["jett"] == 20


@pytest.mark.rule("TEAM-73")
def test_one_ignore_is_the_whole_teams():
    t = hand(teams(), ann="Quake", dan="Wave off", cat="Hit back")
    t.ann.plays("Quake")
    assert len(t.dan.options("Wave off")) == 1  # for one is for all: there is nothing to choose
    t.dan.responds("Wave off").everyone.passes()
    t.nobody_responds()
    assert t.fortitude == dict(ann=20, ben=20, cat=20, dan=20)
    assert not t.cat.may("Hit back")


@pytest.mark.rule("TEAM-19", "TEAM-73", "REDR-7")
@pytest.mark.parametrize(("card", "left"), [("Pair", 18), ("Storm", 18), ("Quake", 20)])
def test_an_ignore_for_one_is_not_for_a_teammate_whom_the_card_did_not_mean(card, left):
    """Cat Ignores what would have come to her alone, and then Eli sends his share on to Dan: it has
    an effect on Dan. What would have come to both of them both have Ignored."""
    t = hand(teams(*people(6)), ann=card, cat="Wave off", eli="Send on")
    if card == "Pair":
        t.ann.plays(card, at=["cat", "eli"])
    else:
        t.ann.plays(card)
    if card == "Storm":
        t.cat.makes_champion("cat")
        t.eli.makes_champion("eli")
    t.until("respond", "cat").cat.responds("Wave off")
    t.until("respond", "eli")
    t.eli.responds("Send on", to="dan")
    t.nobody_responds()
    assert t.fortitude["cat"] == t.fortitude["dan"] == left


@pytest.mark.rule("TEAM-74")
def test_payments_add_up():
    t = hand(teams(), ann="Toll", dan="On the house")
    t.ann.plays("Toll")
    t.dan.responds("On the house", instead_of="cat")
    t.nobody_responds()
    assert t.gold == dict(ann=12, ben=12, cat=9, dan=9)
    assert t.inn == -1


# Redirecting --------------------------------------------------------------------------------------


@pytest.mark.rule("TEAM-76", "TEAM-77", "TEAM-78")
def test_a_loss_is_sent_to_the_attackers_teammate():
    t = hand(teams(), ann="Shove", cat="Deflect", ben="Duck")
    t.ann.plays("Shove", at="cat")
    assert {t.names[o.seats()[0]] for o in t.cat.options("Deflect")} == {"ben"}
    t.cat.responds("Deflect", to="ben").everyone.passes()
    t.nobody_responds()
    assert t.fortitude == dict(ann=18, ben=18, cat=20, dan=20)
    t = hand(teams(), ann="Shove", cat="Send on")
    t.ann.plays("Shove", at="cat")
    assert {t.names[o.seats()[0]] for o in t.cat.options("Send on")} == {"ann", "ben"}


@pytest.mark.rule("TEAM-67", "TEAM-78", "TEAM-20")
def test_what_a_teammates_card_did_is_no_other_players_doing():
    """A blow that was sent on to the attacker's teammate stays where it is: on one mat nobody hits
    back, nor shares it (R-103)."""
    t = hand(teams(), ann="Shove", cat="Deflect", ben=["Hit back", "Halves"], dan="Hit back")
    t.ann.plays("Shove", at="cat")
    t.cat.responds("Deflect", to="ben")
    assert t.fortitude == dict(ann=18, ben=18, cat=20, dan=20)  # nobody could say a word
    assert t.asked_for == "order"
    # Not so where an opponent struck.
    t = hand(teams(), ann="Shove", dan="Hit back")
    t.ann.plays("Shove", at="cat")
    t.until("respond", "dan").dan.responds("Hit back", instead_of="cat")
    assert t.fortitude == dict(ann=19, ben=19, cat=18, dan=18)


@pytest.mark.rule("TEAM-67", "JASPER-15")
@pytest.mark.parametrize(("on", "heard"), [(None, True), ("ben", False)])
def test_a_blow_on_one_mat_is_no_commotion(on, heard):
    """Any player makes any other player lose Fortitude: an opponent of theirs, that is."""
    seats = [*people(3), "jasper"]
    t = hand(teams(*seats), ann="Shove", cat="Deflect", jasper="Enough commotion!")
    t.ann.plays("Shove", at="cat")
    if on:
        t.cat.responds("Deflect", to=on)
    while t.fortitude == dict(ann=20, ben=20, cat=20, jasper=20):
        t.player(t.asked).passes()
    assert bool(t.jasper.may("Enough commotion!")) is heard


@pytest.mark.rule("TEAM-103")
def test_redirecting_moves_one_share():
    t = hand(teams(), ann="Quake", dan=["Deflect", "Halves"])
    t.ann.plays("Quake")
    t.dan.responds("Deflect", to="ben", instead_of="cat").everyone.passes()
    t.nobody_responds()
    assert t.fortitude == dict(ann=19, ben=19, cat=19, dan=19)


# Static effects -----------------------------------------------------------------------------------


class Thick(Rule):
    """Its owner loses 1 less, and what its owner deals is 1 more."""

    def modifies(self, t, play, change, amount):
        if change.attribute != w.FORTITUDE or amount >= 0:
            return 0
        return (1 if change.seat == self.seat else 0) - (1 if play.owner == self.seat else 0)


def with_thick_hide(name):
    base = stranger(*CARDS, name=name)
    deck = [copies * card for card, copies in base.deck.kinds]
    return Character(name, name.title(), race="human", box="test", deck=deck, rules=[Thick])


@pytest.mark.rule("TEAM-79", "TEAM-80", "TEAM-81", "TEAM-82", "TEAM-83")
@pytest.mark.parametrize(
    ("card", "at", "left"), [("Shove", "cat", 19), ("Shove", "dan", 18), ("Quake", None, 19)]
)
def test_ex_team_static_1(card, at, left):
    """EX-RDI9-team-static-1: what lies before one of a team protects that one."""
    seats = [*people(2), with_thick_hide("cat"), stranger(*CARDS, name="dan")]
    t = hand(teams(*seats), ann=card)
    t.ann.plays(card, **({"at": at} if at else {})).everyone.passes()
    assert t.fortitude["cat"] == left


@pytest.mark.rule("TEAM-83")
def test_ex_team_static_2():
    seats = [stranger(*CARDS, name="ann"), with_thick_hide("ben"), *people(4)[2:]]
    t = hand(teams(*seats), ann="Shove", ben="Shove")
    t.ann.sends("ann").ann.plays("Shove", at="cat").everyone.passes()
    assert t.fortitude["cat"] == 18
    t.until("action", "ben").ben.plays("Shove", at="cat").everyone.passes()
    assert t.fortitude["cat"] == 15


# The turn ends for one ----------------------------------------------------------------------------


@pytest.mark.rule("TEAM-84", "TEAM-85", "TEAM-86")
@pytest.mark.first_chair
def test_whoever_is_away_is_out_of_reach_and_the_others_go_on():
    t = teams().pile("ann", "Wine").pile("ben", "Dark Ale")
    hand(t, ann=["Vanish", "Breather", "Wave off"], ben=["Shove"], dan="Tap", cat="One for you")
    t.nobody_responds().ann.sends("ann")
    t.until("action", "ann").ann.plays("Vanish").everyone.passes()
    t.until("action", "ben")
    assert t.ann.why_not("Breather").rule == "TEAM-85"
    assert t.table.barred(0) == AWAY
    t.ben.plays("Shove", at="cat").everyone.passes()
    t.until("respond", "dan")
    assert {t.names[o.seats()[0]] for o in t.dan.options("Tap")} == {"ben", "cat", "dan"}
    t.dan.responds("Tap", at="ben").everyone.passes()
    assert t.fortitude["ann"] == 19  # ben is in reach, and ann is no shield
    t.until("order").ben.orders_for("cat").ben.orders_for("cat")
    t.until("respond", "cat")
    while t.phase != "drink":
        t.player(t.asked).passes()
    t.until("respond", "cat")
    assert [t.names[o.seats()[0]] for o in t.cat.options("One for you")] == ["ben"]
    t.nobody_responds()
    assert t.ann.pile == ["Wine"]
    assert t.alcohol["ann"] == 1
    assert t.active == "cat"
    assert not t.table.barred(0)


@pytest.mark.rule("TEAM-85", "TEAM-98", "TURN-22")
def test_nobody_hits_back_at_whoever_is_away():
    """Dale's Stopwatch has run down; when the turn ends his toadstool bursts at Cat all the same
    (R-105). What she gives back does not find him."""
    t = table("dale", *people(4)[1:], variants=[TWO_HEADED, PRIZES])
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    inn = t._table.zones[t._table.game.stocks["prizes"].deck]
    stopwatch = next(card for card in inn if t._table.title(card) == "Speedy Runner's Stopwatch")
    inn.remove(stopwatch)
    t._table.keep(t.seat("dale"), stopwatch)
    hand(t, dale="Gambling? I'm in!", cat="Hit back").box("dale", "planter", ("Thunderstool", 5))
    while t.asked_for != "target":
        t.table.answer(t.options()[-1])
    assert t.table.barred(t.seat("dale")) == AWAY
    t.dale.names("cat")
    t.until("respond", "cat").cat.responds("Hit back")
    t.nobody_responds()
    assert t.fortitude == dict(dale=20, ben=20, cat=18, dan=18)


@pytest.mark.rule("TEAM-87", "TEAM-88")
@pytest.mark.first_chair
def test_ex_team_turnend_1():
    """EX-RDI9-team-turnend-1: whoever is away may be Champion, and nothing comes of it."""
    t = at_the_fair(event("A contest", drinking_contest, back="fair"))
    t.drink_deck("Water", "Holy Water", "Wine", "Dark Ale")  # two are ordered before the contest
    hand(t, ann=["Vanish"], ben=["Shove"])
    t.ann.sends("ann").ann.plays("Vanish").everyone.passes()
    t.until("champion")
    t.ann.makes_champion("ann").cat.makes_champion("cat").eli.makes_champion("eli")
    assert [e.seat for e in t.happened("revealed")] == [2, 4]
    assert t.gold == dict(ann=10, ben=10, cat=11, dan=11, eli=9, fay=9)
    assert t.alcohol["ann"] == 0


@pytest.mark.rule("TEAM-34", "TEAM-36", "TURN-20")
@pytest.mark.first_chair
def test_after_each_drink_everybody_is_asked_once_from_its_drinker_on():
    """After the last one too, though the phase is over for the team by then."""
    t = teams().turn("ann", "drink")
    for name in t.names:
        t.hand(name, "Breather")
    asked = []
    while t.phase == "drink":
        asked.append((t.names[t.table.active], t.asked))
        t.player(t.asked).passes()
    around = ["ann", "ben", "cat", "dan", "ann"]
    anns, bens = ([(who, name) for name in around[i:][:4]] for i, who in enumerate(around[:2]))
    assert asked == anns + anns + bens  # before she drinks, after it, and after he has


@pytest.mark.rule("TEAM-87", "TEAM-105", "TEAM-48")
@pytest.mark.first_chair
def test_an_absent_champion_takes_no_part_in_a_round():
    t = at_the_fair(event("A bet", start_round, back="fair"))
    hand(t, ann=["Vanish"], ben=["Shove"], eli="Winning Hand!", cat="Winning Hand!")
    t.ann.sends("ann").ann.plays("Vanish").everyone.passes()
    t.until("champion")
    t.ann.makes_champion("ann").cat.makes_champion("cat").eli.makes_champion("eli")
    t.until("gamble")
    assert t.in_round == ["cat", "eli"]
    assert (t.pot, t.controller) == (2, None)
    assert t.gold == dict(ann=10, ben=10, cat=9, dan=9, eli=9, fay=9)
    t.cat.passes()
    t.eli.passes()
    assert not t.gambling
    assert t.gold == dict(ann=10, ben=10, cat=9, dan=9, eli=9, fay=9), "nobody has won it"
    assert t.inn == 2


@pytest.mark.rule("TEAM-87")
@pytest.mark.first_chair
@pytest.mark.parametrize("champion", ["ann", "ben"])
def test_nobody_ignores_an_event_for_an_absent_champion(champion):
    """It does not reach her; where her teammate is the Champion, he may Ignore it."""
    t = at_the_fair(event("Storm", each_player.loses(fortitude=2), back="fair"))
    hand(t, ann="Vanish", ben=["Shove", "Not for us"])
    t.ann.sends("ann").ann.plays("Vanish").everyone.passes()
    t.until("champion")
    t.ann.makes_champion(champion).cat.makes_champion("cat").eli.makes_champion("eli")
    assert t.ben.may("Not for us") == (champion == "ben")
    while t.asked_for == "respond":
        assert t.asked == "ben"
        t.ben.passes()
    left = 20 if champion == "ann" else 18
    assert t.fortitude == dict(ann=left, ben=left, cat=18, dan=18, eli=18, fay=18)


def at_the_fair(card):
    """Three teams; this Event comes at the end of the first shared turn."""
    deck = Deck("fair", "test", [card])

    class Fair(Rule):
        def turn_ended(self, t, seat):
            if t.zones[t.game.stocks["fair"].deck]:
                begin_event(t, seat, t.zones[t.game.stocks["fair"].deck].pop(), free=True)

    t = table(*people(6), variants=[TWO_HEADED, Variant("fair", rules=[Fair], table_decks=[deck])])
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    return t


def kicker(name):
    """Whose turn begins with two kicks."""
    deck = [copies * card for card, copies in stranger(*CARDS, name=name).deck.kinds]
    kick = Mode(w.ACTION, 0, (another_player.loses(fortitude=1),))
    return Character(
        name, name.title(), race="human", box="test", deck=deck, at_turn_start=[kick] * 2
    )


@pytest.mark.rule("TEAM-85")
@pytest.mark.first_chair
def test_whose_teammate_is_away_is_at_the_table():
    """Ben vanishes; Ann, who sits before him, can be hit and plays her cards."""
    t = hand(teams(), ben=["Vanish at once"], ann=["Shove", "Breather"], cat="Tap")
    t.until("respond", "ben").ben.responds("Vanish at once").everyone.passes()
    t.until("respond", "cat")
    assert [bool(t.table.barred(seat)) for seat in range(4)] == [False, True, False, False]
    assert "ann" in {t.names[o.seats()[0]] for o in t.cat.options("Tap")}
    t.until("action", "ann").ann.plays("Shove", at="dan").everyone.passes()
    assert t.fortitude["dan"] == 18


@pytest.mark.rule("TEAM-37")
@pytest.mark.first_chair
def test_a_joint_choice_is_answered_by_nobody_else():
    """Where Cat's team orders, neither Ann nor Ben, who sit before it, has anything to say."""
    t = hand(teams().turn("cat", "order"), ann=["Breather"])
    t.until("order", "cat")
    assert [t.table.decision.may_answer(seat) for seat in range(-1, 4)] == [
        *3 * [False],
        True,
        True,
    ]
    assert [len(t.table.view(seat).options) for seat in range(-1, 4)] == [0, 0, 0, 2, 2]


@pytest.mark.rule("TEAM-84")
@pytest.mark.parametrize("ben_kicks", [False, True])
@pytest.mark.parametrize("naps", [False, True])
def test_whose_turn_ends_at_its_start_takes_no_further_step(naps, ben_kicks):
    """Ann falls asleep during her first kick; Ben goes on, with kicks of his own if he has any."""
    ben = kicker("ben") if ben_kicks else people(2)[1]
    t = teams(kicker("ann"), ben, *people(4)[2:]).turn("ann", "discard")
    hand(t, ann=["Nap at once", "Shove"], ben=["Shove"], cat="Duck")
    if ben_kicks:
        t.ann.sends("ann")
    t.ann.names("dan")
    if naps:
        t.ann.plays("Nap at once")
    while t.asked_for != "action" and (t.asked_for != "member" or t.phase != "action"):
        if t.asked_for == "target":
            t.player(t.asked).names("dan")
        elif t.asked_for == "discard":
            t.player(t.asked).done()
        else:
            t.player(t.asked).passes()
    left = 20 - (1 if naps else 2) - 2 * ben_kicks
    assert t.fortitude == dict(ann=20, ben=20, cat=left, dan=left)
    assert (t.asked_for, t.asked) == (("action", "ben") if naps else ("member", "ann"))


@pytest.mark.rule("TEAM-84", "TEAM-85")
def test_whoever_goes_on_is_the_active_player_from_then_on():
    """Ann vanishes before she drinks; one more can be poured for Ben, and at once."""
    t = teams().turn("ann", "drink").pile("ann", "Wine").pile("ben", "Dark Ale")
    hand(t, ann="Vanish at once", cat="One for you")
    t.until("respond", "ann").ann.responds("Vanish at once").everyone.passes()
    assert (t.active, t.asked, t.drinks) == ("ben", "cat", [])
    assert [t.names[o.seats()[0]] for o in t.cat.options("One for you")] == ["ben"]


@pytest.mark.rule("TEAM-84", "TEAM-30")
@pytest.mark.first_chair
@pytest.mark.parametrize("goes", ["ben", "ann"])
@pytest.mark.parametrize("more", [False, True])
def test_who_goes_neither_takes_nor_gives_a_teammate_actions(goes, more):
    """In the middle of the other's part: what is spent is spent, and what is left is left."""
    stays = {"ann": "ben", "ben": "ann"}[goes]
    t = hand(teams(), **{stays: ["Once more", "Shove", "Poison", "Nap"], goes: "Vanish at once"})
    t.nobody_responds()
    t.player(stays).sends(stays)
    if more:
        t.until("action", stays).player(stays).plays("Once more").everyone.passes()
    t.until("action", stays).player(stays).plays("Shove", at="cat")
    t.until("respond", goes).player(goes).responds("Vanish at once")
    t.nobody_responds()
    if more:
        t.player(stays).plays("Poison", at="cat").nobody_responds()
    assert not t.player(stays).may("Nap")
    t.until("order")
    assert (t.fortitude["cat"], t.alcohol["cat"]) == (18, 3 if more else 0)


@pytest.mark.rule("TEAM-89")
def test_outstanding_in_my_field_takes_nobody_away():
    field = "Folks say I'm outstanding in my field!"
    t = teams("dale", "gog", "eve", "fleck").pile("dale", "Wine").pile("gog", "Dark Ale")
    hand(t, dale=[field, "I don't think so!"], gog="Shut up!")
    t.until("action", "dale")
    t.answer(0, t.dale.options(field)[0])
    t.until("order")
    assert t.table.reached([0]) == [0]
    assert not t.table.barred(0)
    t.dale.orders_for("eve").dale.orders_for("eve")
    t.nobody_responds()
    assert t.dale.pile == ["Wine"]
    assert t.alcohol["dale"] == 1


@pytest.mark.rule("TEAM-98", "TEAM-95", "PRIZE-13")
@pytest.mark.first_chair
def test_the_stopwatch_ends_its_owners_part():
    watch = "Speedy Runner's Stopwatch"
    t = table(*people(4), variants=[TWO_HEADED, PRIZES])
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    t.pile("ann", "Wine").pile("ben", "Dark Ale")
    hand(t, ann=["Gambling? I'm in!"], ben=["Gambling? I'm in!", "Shove"], cat="Winning Hand!")
    t.ann.sends("ann").ann.plays("Gambling? I'm in!")
    t.cat.makes_champion("dan")
    t.ann.picks(watch)
    t.nobody_responds()
    assert t.ann.kept == [watch]
    assert t.ben.kept == []
    t.until("action", "ben").ben.plays("Shove", at="cat").everyone.passes()
    t.until("order")
    turn = t.table.frames[0]
    assert turn.is_away(0)
    assert not turn.is_away(1)
    t.ben.orders_for("cat").ben.orders_for("cat")
    t.nobody_responds()
    assert t.ann.pile == ["Wine"]
    assert t.alcohol["ann"] == 1


# Phases skipped and repeated ----------------------------------------------------------------------


@pytest.mark.rule("TEAM-90", "TEAM-91", "TEAM-92")
def test_ex_team_phase_1():
    t = hand(teams(), ann=["Shove", "Quake", "Once more"], ben=["Shove", "Quake"])
    t.ann.sends("ben").until("action", "ben").ben.plays("Shove", at="cat").everyone.passes()
    t.until("action", "ann").ann.plays("Shove", at="cat").everyone.passes()
    t.until("action", "ann").ann.plays("Once more").everyone.passes()
    t.until("action", "ann")
    assert t.ann.may("Quake")
    assert not t.ben.may("Quake")
    t.ann.plays("Quake").everyone.passes()
    assert t.ann.hand == []
    assert t.fortitude["cat"] == 14
    t.until("order")


@pytest.mark.rule("TEAM-92")
def test_a_phase_repeated_when_all_have_acted():
    """In the moment after the last Action, when nobody's part is left."""
    t = hand(teams(), ann=["Shove"], ben=["Shove", "Once more", "Quake"], dan="Breather")
    t.nobody_responds().ann.sends("ben")
    t.until("action", "ben").ben.plays("Shove", at="cat").everyone.passes()
    t.until("action", "ben").ben.passes()
    t.until("action", "ann").ann.plays("Shove", at="cat").everyone.passes()
    t.until("respond", "ben").ben.plays("Once more").everyone.passes()
    t.until("action", "ben").ben.plays("Quake").everyone.passes()
    t.until("order")
    assert t.fortitude["cat"] == 14


@pytest.mark.rule("TEAM-92", "TURN-20")
def test_a_phase_repeated_when_the_last_has_declined():
    """Ben does nothing with his part; in the moment after it Ann, who has acted, begins again."""
    t = hand(teams(), ann=["Shove", "Quake", "Once more"], ben=["Shove"])
    t.ann.sends("ann").ann.plays("Shove", at="cat").everyone.passes()
    t.until("action", "ann").ann.passes()
    t.until("action", "ben").ben.passes()
    assert (t.asked, t.asked_for) == ("ann", "respond")
    t.ann.plays("Once more").everyone.passes()
    t.until("action", "ann").ann.plays("Quake").everyone.passes()
    t.until("order")
    assert t.ben.hand == ["Shove"]
    assert t.fortitude["cat"] == 16


@pytest.mark.rule("TEAM-92", "TEAM-29", "TEAM-30")
def test_more_actions_for_a_teammate_leave_the_part_that_goes_on():
    """Ben cannot wait while Ann is to act: she acts first, then he does, twice."""
    t = hand(teams(), ann="Shove", ben=["Shove", "Quake", "Once more"])
    t.ann.sends("ann")
    t.until("respond", "ben").ben.responds("Once more").everyone.passes()
    assert (t.asked, t.asked_for) == ("ann", "action")
    t.ann.plays("Shove", at="cat").everyone.passes()
    t.until("action", "ben").ben.plays("Quake").everyone.passes()
    t.until("action", "ben").ben.plays("Shove", at="cat").everyone.passes()
    t.until("order")
    assert t.fortitude == dict(ann=20, ben=20, cat=14, dan=14)


@pytest.mark.rule("TEAM-93")
def test_ex_team_phase_2():
    t = teams().turn("ann", "order")
    hand(t, ben="Round two")
    t.until("respond", "ben").ben.plays("Round two").everyone.passes()
    for _ in range(3):
        assert t.asked_for == "order"
        t.player(t.asked).orders_for("cat")
    assert len(t.cat.pile) == 3


@pytest.mark.rule("TEAM-94", "TEAM-90")
def test_ex_team_phase_3():
    t = teams().turn("ann", "drink").pile("ann", "Wine", "Dark Ale").pile("ben", "Dark Ale")
    hand(t, cat="One for you")
    assert {t.names[o.seats()[0]] for o in t.cat.options("One for you")} == {"ann", "ben"}
    t.cat.plays("One for you", at="ann").everyone.passes()
    t.nobody_responds()
    t.ann.sends("ann").nobody_responds()
    assert t.ann.pile == [] == t.ben.pile
    assert t.alcohol["ann"] == 4


# Compatibility ------------------------------------------------------------------------------------


@pytest.mark.rule("THD-2", "THD-3", "THD-1", "THD-4", "THD-5")
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_wrong_numbers_are_refused(players):
    names = ["gog", "eve", "dimli", "fleck", "dale", "jett", "terci"][:players]
    with pytest.raises(SetupError, match="teams of two") as refused:
        setup_for(names, variants=["two-headed"])
    assert refused.value.code == "table-pairs"


@pytest.mark.rule("TEAM-96")
def test_otto_does_not_play_where_teams_do():
    with pytest.raises(SetupError, match="two-headed and otto") as refused:
        table(*people(4), variants=[TWO_HEADED, Variant("otto")])
    assert refused.value.code == "table-variants-apart"


@pytest.mark.rule("THD-11")
def test_chance_says_which_team_begins():
    first = {
        deal(setup_for(["gog", "eve", "dimli", "fleck"], seed=seed, variants=["two-headed"])).active
        for seed in range(20)
    }
    assert first == {0, 2}


class Listening(Rule):
    """Hears of the end of every phase, which then is a step of its own."""

    def phase_ended(self, t, seat, phase): ...


@pytest.mark.rule("TURN-22", "TEAM-24")
@pytest.mark.parametrize("rules", [(), (Listening,)], ids=["alone", "heard"])
def test_a_step_at_the_end_of_a_shared_turn_is_taken_once(rules):
    """Not at the end of each phase; for the one whose step it is."""
    dues = Mode(w.ACTION, 0, (me.pays(3),))
    deck = [copies * card for card, copies in stranger(*CARDS, name="ben").deck.kinds]
    ben = Character(
        *("ben", "Ben"), race="human", box="test", deck=deck, at_turn_end=[dues], rules=rules
    )
    ann, _, cat, dan = people(4)
    t = hand(teams(ann, ben, cat, dan), cat="Shove").turn("ann", "discard")
    t.until("discard", "cat")
    assert t.gold == dict(ann=7, ben=7, cat=10, dan=10)


@pytest.mark.rule("TURN-20", "TEAM-32")
def test_once_a_team_has_ordered_everybody_has_a_moment_again():
    """Dan declined as they came to order; now that there are Drinks he is asked anew."""
    t = hand(teams(), dan="Breather").turn("ann", "order")
    t.dan.passes()
    t.ann.orders_for("dan").ann.orders_for("dan")
    assert (t.asked, t.asked_for, t.phase) == ("dan", "respond", "order")
    t.dan.plays("Breather")
    assert t.active == "cat"
