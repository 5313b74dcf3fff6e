"""Characters, Prizes, the sea and the town, where teams play."""

import pytest
from company import people, teams

from lastcall.engine.words import action, another_player, each_other_player
from lastcall.testing import stranger, table
from lastcall.variants.prizes import PRIZES
from lastcall.variants.pub import PUB
from lastcall.variants.sea import PROGRESS, SEA
from lastcall.variants.two_headed import TWO_HEADED

IM_IN = "Gambling? I'm in!"
CHAIR = "Did I ever tell you who sat in that chair before you?"


def with_more(variant, *seats):
    t = table(*(seats or people(4)), variants=[TWO_HEADED, variant])
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    return t


@pytest.mark.rule("WARTHORN-21")
def test_a_story_is_about_the_one_it_lies_before():
    """It costs the team 1 as Eve's part of the turn begins, and nothing for Gog's."""
    t = teams("warthorn", "dimli", "gog", "eve").side_deck("warthorn", CHAIR)
    t.hand("warthorn", "Hey! I'm telling you a story!").hand("gog", "Shut up!")
    t.until("action", "warthorn").warthorn.plays("Hey! I'm telling you a story!", at="gog")
    t.nobody_responds()
    t.warthorn.names("eve")
    assert t.eve.box("told") == [CHAIR]
    before = t.eve.fortitude
    t.until("discard", "gog")
    assert t.gog.fortitude == before - 1


@pytest.mark.rule("WARTHORN-20", "TEAM-32", "TEAM-37")
@pytest.mark.parametrize("listener", ["gog", "eve"])
def test_a_drink_of_the_team_ends_a_story_before_any_member(listener):
    """R-113: not one for Dimli, but one for Warthorn, whoever of them names him."""
    t = teams("warthorn", "dimli", "gog", "eve").side_deck("warthorn", CHAIR)
    t.hand("warthorn", "Hey! I'm telling you a story!").hand("gog", "Shut up!")
    t.until("action", "warthorn").warthorn.plays("Hey! I'm telling you a story!", at="gog")
    t.nobody_responds()
    t.warthorn.names(listener)
    t.until("discard", "gog")
    before = t.gog.fortitude
    t.until("order").eve.orders_for("dimli")
    assert t.player(listener).box("told") == [CHAIR]
    t.gog.orders_for("warthorn")
    assert t.player(listener).box("told") == []
    assert t.warthorn.side_discard() == [CHAIR]
    t.until("order", "warthorn").until("discard", "gog")
    assert t.gog.fortitude == before


@pytest.mark.rule("MOLLY-29")
@pytest.mark.parametrize(("at", "left"), [("molly", 20), ("gog", 19)])
def test_a_constant_animal_helps_molly_alone(at, left):
    t = teams("eve", "fleck", "molly", "gog").box("molly", "arrived", "Flashie")
    t.hand("eve", "That's odd. Illusions aren't supposed to actually hurt.")
    t.eve.plays("That's odd. Illusions aren't supposed to actually hurt.", at=at)
    t.nobody_responds()
    assert t.molly.fortitude == left


@pytest.mark.rule("PRIZE-19", "TURN-21", "TEAM-84")
@pytest.mark.parametrize("company", [("dale", "gog"), ("dale", "dimli", "gog", "eve")])
@pytest.mark.first_chair
def test_an_action_phase_cut_short_leaves_the_stopwatch_running(company):
    """Out in the field Dale's turn is over on the spot, alone or in a team: no phase of it ends."""
    watch, field = "Speedy Runner's Stopwatch", "Folks say I'm outstanding in my field!"
    variants = [PRIZES, TWO_HEADED] if len(company) > 2 else [PRIZES]
    t = table(*company, variants=variants)
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    inn = t._table.zones[t._table.game.stocks["prizes"].deck]
    t._table.keep(0, t._take(watch, [inn], "the Inn"))
    t.hand("dale", field).hand("gog", "Shut up!")
    t.answer(0, t.dale.options(field)[0])
    t.until("discard", "gog")
    assert t.dale.kept == [watch]


@pytest.mark.rule("MOLLY-32", "TEAM-84", "TEAM-98")
@pytest.mark.first_chair
def test_the_unicorn_heals_though_mollys_part_was_over():
    """R-105: her Stopwatch took her away; what ends the turn comes all the same."""
    watch, idle = "Speedy Runner's Stopwatch", "Mind the pitchfork!"
    t = with_more(PRIZES, "molly", "dimli", "gog", "eve").stats("molly", fortitude=10)
    t.box("molly", "arrived", "Elandral the Unicorn").hand("molly", *[idle] * 3)
    inn = t._table.zones[t._table.game.stocks["prizes"].deck]
    t._table.keep(0, t._take(watch, [inn], "the Inn"))
    t.until("order", "molly")
    assert (t.molly.kept, t.table.frames[0].is_away(0)) == ([], True)
    t.until("dare", "molly").molly.accepts()
    t.molly.discards(idle, idle)
    assert (t.molly.fortitude, t.molly.hand) == (11, [idle])


@pytest.mark.rule("MOLLY-14", "CARD-16")
@pytest.mark.first_chair
def test_the_half_of_a_loss_of_which_flashie_spares_a_whole_part():
    """1 and 2, less 1, are 2: shared by her teammate that is 1 for Molly and 1 for Tess."""
    share = "I've been working on a new spell. It's called Share Pain!"
    both = action("Both", each_other_player.loses(fortitude=1), another_player.loses(fortitude=2))
    tess = stranger(both)
    t = teams(tess, "gog", "molly", "eve").hand("tess", "Both").hand("eve", share)
    t.box("molly", "resting", "Flashie")
    t.tess.plays("Both", at="molly")
    t.until("respond", "eve").eve.responds(share, instead_of="molly")
    t.nobody_responds()
    assert t.tess.fortitude == 19
    assert t.molly.fortitude == 18  # Eve's own 1 as well


@pytest.mark.rule("REMY-16")
@pytest.mark.parametrize(("marked", "extra"), [("gog", 1), ("eve", 0)])
@pytest.mark.first_chair
def test_a_mark_is_one_players_own(marked, extra):
    t = teams("remy", "dimli", "gog", "eve").tracker(marked, "mark", 1)
    blow = next(
        card
        for card, _ in t.table.game.characters[0].deck.kinds
        if card.modes[0].type == 1 and card.modes[0].words[0].name == "change"
        and len(card.modes[0].words) == 1 and card.modes[0].most == 1
    )  # fmt: skip
    t = teams("remy", "dimli", "gog", "eve").tracker(marked, "mark", 1).hand("remy", blow.title)
    t.remy.plays(blow.title, at="gog", mode=0)
    t.nobody_responds()
    assert t.gog.fortitude == 20 + blow.modes[0].words[0].number() - extra


@pytest.mark.rule("WHITEHAWK-7", "TEAM-59")
@pytest.mark.first_chair
def test_nobody_leaves_the_captains_round_and_nobody_else_is_in_it():
    t = teams("whitehawk", "dimli", "gog", "eve").hand("whitehawk", "Ante up or walk the plank!")
    t.hand("gog", "This game stupid!").hand("eve", IM_IN)
    t.whitehawk.plays("Ante up or walk the plank!")
    t.gog.makes_champion("eve")
    t.until("gamble", "eve")
    assert t.in_round == ["whitehawk", "eve"]
    assert not t.gog.may("This game stupid!")


@pytest.mark.rule("ZAKHAN-4", "ZAKHAN-13")
def test_only_what_zakhan_drinks_raises_his_chi():
    t = teams("gog", "zakhan", "eve", "fleck").turn("gog", "drink")
    t.pile("gog", "Wine").pile("zakhan", "Dark Ale")
    t.gog.sends("gog")
    assert t.zakhan.tracker("chi") == 0
    t.until("dare", "zakhan").zakhan.accepts()
    assert t.zakhan.tracker("chi") == 1
    t = (
        teams("eve", "fleck", "gog", "zakhan")
        .turn("eve", "drink")
        .pile("eve", "Round on the House!")
    )
    t.drink_deck("Wine").eve.sends("eve")
    t.gog.makes_champion("zakhan")
    t.until("dare", "zakhan").zakhan.accepts()
    assert t.zakhan.tracker("chi") == 1


@pytest.mark.rule("SEA-9", "SEA-24", "TEAM-48")
def test_one_counter_for_a_shared_turn_and_champions_for_what_comes():
    t = with_more(SEA).turn("ann", "drink")
    t.until("champion")
    assert t.table.turn == 2
    assert t.table.counters[PROGRESS] == 0
    assert [(e.before, e.after) for e in t.happened("sailed")] == [(2, 1), (1, 0)]
    assert t.asked in ("ann", "cat")
    assert t.asked == t.names[t.table.active]  # the active team comes first
    mate = {"ann": "ben", "cat": "dan"}[t.asked]
    t.player(t.asked).makes_champion(mate)
    assert t.active == mate


@pytest.mark.rule("PUB-6", "TEAM-49")
def test_every_team_chooses_freely_after_a_crawl():
    t = with_more(PUB)
    asked = t.until("crawl").asked
    t.player({"ann": "ben", "cat": "dan"}[asked]).picks("Under the Anvil")  # anybody of the team
    assert (t.asked, t.asked_for) == (asked, "champion")
    mate = {"ann": "ben", "cat": "dan"}[asked]
    t.player(mate).makes_champion(mate)
    other = "cat" if asked == "ann" else "ann"
    t.player(other).makes_champion(other)
    assert (t.asked, t.asked_for) == (mate, "offer")


@pytest.mark.rule("PUB-27", "TEAM-16")
def test_an_old_fae_shioned_protects_a_teammate():
    t = with_more(PUB).turn("ann", "drink").pile("ann", "Old Fae-shioned").hand("cat", "Shove")
    t.ann.sends("ann")
    t.until("action", "cat").cat.plays("Shove", at="ben")
    assert t.ann.kept == ["Old Fae-shioned"]
    t.ann.responds("Old Fae-shioned", instead_of="ben").everyone.passes()
    t.nobody_responds()
    assert t.ben.fortitude == 20


def prize_won(title):
    t = with_more(PRIZES).hand("ann", IM_IN).hand("cat", "Winning Hand!")
    t.ann.plays(IM_IN)
    t.cat.makes_champion("dan")
    t.ann.picks(title)
    t.nobody_responds()
    assert t.ann.kept == [title]
    return t


@pytest.mark.rule("PRIZE-30", "TEAM-95", "TEAM-39")
def test_the_straw_waits_for_another_teams_turn():
    straw = "Straw of Misdirection"
    t = with_more(PRIZES).hand("ann", IM_IN).hand("cat", "Winning Hand!", "Toast")
    t.pile("ann", "Wine").pile("ben", "Dark Ale")
    t.ann.plays(IM_IN)
    t.cat.makes_champion("dan")
    t.ann.picks(straw)
    t.nobody_responds()
    t.until("member")
    t.ann.sends("ben").nobody_responds()
    assert t.ann.kept == [straw]  # her own team's turn, whoever drinks
    t.until("action", "cat").cat.plays("Toast")
    t.ann.makes_champion("ann")
    t.until("respond", "ann")
    ways = {tuple(t.names[i] for i in option.seats()) for option in t.options()}
    assert ways == {("cat",), ("dan",)}  # she must, and to no teammate


@pytest.mark.rule("PRIZE-27")
def test_the_towel_is_for_a_teammates_drink_too():
    t = with_more(PRIZES).hand("ann", IM_IN).hand("cat", "Winning Hand!").pile("ben", "Wine")
    t.ann.plays(IM_IN)
    t.cat.makes_champion("dan")
    t.ann.picks("Terry Towel")
    t.until("member").ann.sends("ben")
    t.ann.responds("Terry Towel", to="cat", on="ben").everyone.passes()
    t.nobody_responds()
    assert "Wine" in t.cat.pile
    assert t.ann.alcohol == 0
