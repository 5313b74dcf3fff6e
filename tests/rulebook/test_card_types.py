"""CARD: what kinds of cards there are, when each may be played, and what happens to it."""

import pytest

from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Mode
from lastcall.engine.words import (
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    action,
    another_player,
    another_would_gain,
    anytime,
    each_other_player,
    each_player,
    either,
    gambling,
    ignore_card,
    ignore_drink,
    leave_round,
    me,
    mode,
    must_ante,
    my_drink,
    numbers_played,
    raise_numbers,
    sometimes,
    stop_gain,
    take_control,
)
from lastcall.testing import table

FILLER = action("Filler", another_player.loses(fortitude=1))
HURRAH = anytime("Hurrah!", me.gains(alcohol=1))
GIM = "Gambling? I'm in!"
SPIKE = "Spike it with Firewater"
IDTS = "I don't think so!"


def person(name, *cards, **kit):
    deck = [*cards, 30 * FILLER]
    return Character(name, name.title(), race="human", box="test", deck=deck, **kit)


def named(options):
    """The ways to name players, as lists of seats."""
    return sorted(option.seats() for option in options)


# Types -------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-1")
@pytest.mark.parametrize("name", CHARACTERS)
def test_the_types_of_cards_in_a_character_deck(name):
    """Every card is an Action, Sometimes, Anytime, Gambling, Cheating or combined card."""
    types = [card.types() for card in CHARACTERS[name].deck.cards]
    plain = {w.ACTION, w.SOMETIMES, w.ANYTIME, w.GAMBLING}
    assert plain <= set(types)
    combined = {w.ACTION | w.GAMBLING, w.CHEATING | w.SOMETIMES}
    assert set(types) <= plain | {w.CHEATING} | combined
    assert types.count(w.ACTION | w.GAMBLING) == 6
    # One card of one deck is Cheating in one way and Sometimes in the other (EX-RDI9-cardtype-1).
    assert types.count(w.CHEATING | w.SOMETIMES) == (name == "ygella")
    assert all(card.drink is None and not card.is_event for card in CHARACTERS[name].deck.cards)


@pytest.mark.rule("CARD-1")
@pytest.mark.parametrize("name", DRINK_DECKS)
def test_the_types_of_cards_in_a_drink_deck(name):
    """Every card is a Drink or a Drink Event, and there are both."""
    cards = DRINK_DECKS[name].cards
    assert {card.types() for card in cards} == {w.DRINK, w.EVENT}
    assert all((card.drink is not None) != card.is_event for card in cards)


@pytest.mark.rule("CARD-2")
@pytest.mark.parametrize("phase", ["discard", "order", "drink"])
def test_an_action_card_waits_for_the_action_phase(phase):
    """In the other phases of his own turn Gog is asked for cards, but not for his Action."""
    t = table("gog", "eve").turn("gog", phase).hand("gog", "Dance with Gog!", "Tip the Wench.")
    assert (t.asked, t.phase) == ("gog", phase)
    assert t.gog.may("Tip the Wench.")
    assert not t.gog.may("Dance with Gog!")
    assert t.gog.why_not("Dance with Gog!").rule == "CARD-2"


@pytest.mark.rule("CARD-2")
def test_an_action_card_waits_for_ones_own_turn():
    """In Eve's Action Phase Eve may play an Action Card, and Gog may not, even in response."""
    t = table("eve", "gog", "dimli").hand("eve", "Whoa! Careful! That's real fire!")
    t.hand("gog", "Dance with Gog!", "Tip the Wench.")
    assert t.asked == "gog"
    assert not t.gog.may("Dance with Gog!")
    assert t.gog.why_not("Dance with Gog!").rule == "CARD-2"
    t.gog.passes()
    assert t.eve.may("Whoa! Careful! That's real fire!")
    t.eve.plays("Whoa! Careful! That's real fire!", at="gog")
    assert t.asked == "gog"
    assert not t.gog.may("Dance with Gog!")


@pytest.mark.rule("CARD-3")
def test_a_sometimes_card_needs_its_condition():
    """Gog's cards against Drinks and blows are playable while a Drink or a blow comes at him."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Wine")
    t.hand("gog", "This taste yucky!", "Stop poking Gog", "Tip the Wench.")
    assert t.asked == "gog"  # nothing is revealed yet
    for title in ("This taste yucky!", "Stop poking Gog"):
        assert not t.gog.may(title)
    t.gog.passes()
    assert t.drinks[0]["drinker"] == "gog"
    assert t.gog.may("This taste yucky!")
    assert not t.gog.may("Stop poking Gog")
    assert t.gog.why_not("Stop poking Gog").rule == "STAT-6"


@pytest.mark.rule("CARD-3")
def test_a_sometimes_card_is_offered_to_whom_its_condition_fits():
    """Eve hits Gog: he may ward it off; Dimli, who is not hit, may not."""
    helmet = "Good thing I was wearing my great-grandfather's helmet!"
    t = table("eve", "gog", "dimli").hand("eve", "Whoa! Careful! That's real fire!")
    t.hand("gog", "Stop poking Gog", "Wench, bring some drinks for my friends!")
    t.hand("dimli", helmet, "Dwarves always have money.")
    t.eve.plays("Whoa! Careful! That's real fire!", at="gog")
    assert t.gog.may("Stop poking Gog")
    assert not t.gog.may("Wench, bring some drinks for my friends!")
    assert t.gog.why_not("Wench, bring some drinks for my friends!").rule == "CARD-3"
    assert not t.dimli.may(helmet)
    assert not t.dimli.may("Dwarves always have money.")
    assert t.dimli.why_not("Dwarves always have money.").rule == "CARD-3"


@pytest.mark.rule("CARD-4")
@pytest.mark.parametrize("phase", ["discard", "action", "order", "drink"])
def test_an_anytime_card_needs_no_condition(phase):
    """On Gog's turn, in every phase, Fleck may play his Anytime Card."""
    t = table("gog", "fleck", "eve").turn("gog", phase).stats("fleck", fortitude=10)
    t.hand("fleck", "Who knew? One of my fans is a priest!")
    assert (t.asked, t.phase) == ("fleck", phase)
    t.fleck.responds("Who knew? One of my fans is a priest!")
    assert t.fortitude == dict(gog=20, fleck=12, eve=20)


@pytest.mark.rule("CARD-4")
def test_an_anytime_card_cuts_into_something_under_way():
    """With Gog's blow about to fall on him Fleck heals first: 15 + 2, and then the 4 are lost."""
    t = table("gog", "fleck", "eve").stats("fleck", fortitude=15).hand("gog", "Dance with Gog!")
    t.hand("fleck", "Who knew? One of my fans is a priest!")
    t.fleck.passes()
    t.gog.plays("Dance with Gog!", at="fleck")
    t.fleck.responds("Who knew? One of my fans is a priest!")
    assert t.happened("fortitude")[0].amount == 2
    t.everyone.passes()
    assert [event.amount for event in t.happened("fortitude")] == [2, -4]
    assert t.fortitude == dict(gog=20, fleck=13, eve=20)


@pytest.mark.rule("CARD-4")
def test_an_anytime_card_fits_into_a_round_of_gambling():
    """On Gog's gambling turn Eve, who is not being asked to gamble, may take a coin off him."""
    t = table("dimli", "gog", "eve").hand("dimli", GIM).hand("eve", "Gold? What Gold?")
    t.hand("gog", "Winning Hand!")
    t.eve.passes()
    t.dimli.plays(GIM)
    t.until("respond", "eve")
    while t.pot == 0:
        t.eve.passes()
    assert t.asked == "eve"
    t.eve.responds("Gold? What Gold?", at="gog")
    assert t.gold == dict(dimli=9, gog=8, eve=10)
    assert t.pot == 3


@pytest.mark.rule("CARD-4")
def test_an_anytime_card_waits_for_the_last_chaser():
    """While Chasers are turned up nobody can play; Eve is asked when the whole Drink lies there."""
    t = table("gog", "eve").turn("gog", "drink").hand("eve", "Gold? What Gold?")
    t.pile("gog", "Wine with a Chaser", "Dark Ale with a Chaser", "Light Ale")
    t.eve.passes()
    assert t.asked == "eve"
    assert t.drinks[0]["cards"] == ["Wine with a Chaser", "Dark Ale with a Chaser", "Light Ale"]


@pytest.mark.rule("CARD-4")
def test_an_anytime_card_does_not_fit_between_the_last_pass_and_the_pot():
    """The last pass ends the Round; before the pot is collected Eve cannot take a coin."""
    t = table("dimli", "gog", "eve").hand("dimli", GIM).hand("gog", GIM)
    t.hand("eve", "Gold? What Gold?", "Illusionary Coin")
    t.eve.passes()
    t.dimli.plays(GIM)
    while t.asked != "gog":
        t.player(t.asked).passes()
    t.gog.passes()
    t.until("gamble", "eve")
    t.eve.passes()
    assert not t.gambling
    kinds = [event.kind for event in t.table.events]
    assert kinds.index("collected") == kinds.index("round-won") + 1
    assert t.gold == dict(dimli=12, gog=9, eve=9)


@pytest.mark.rule("CARD-5")
def test_gambling_and_cheating_cards_need_a_round_of_gambling():
    """With no Round going on Eve cannot play them, not even in her own Action Phase."""
    t = table("eve", "gog").hand(
        "eve", "Winning Hand!", "I raise!", "This time, let's use my cards."
    )
    t.hand("eve", "Gold? What Gold?")
    assert (t.asked, t.asked_for) == ("eve", "action")
    for title in ("Winning Hand!", "I raise!", "This time, let's use my cards."):
        assert not t.eve.may(title)
        assert t.eve.why_not(title).rule == "CARD-5"


@pytest.mark.rule("CARD-5")
def test_gambling_and_cheating_cards_need_ones_own_gambling_turn():
    """On Gog's gambling turn Eve must wait with hers; on her own she may play them."""
    t = table("dimli", "gog", "eve").hand("dimli", GIM).hand("gog", "Winning Hand!")
    t.hand("eve", "I raise!", "This time, let's use my cards.")
    t.dimli.plays(GIM)
    assert (t.asked, t.asked_for) == ("gog", "gamble")
    for title in ("I raise!", "This time, let's use my cards."):
        assert not t.eve.may(title)
        assert t.eve.why_not(title).rule == "CARD-5"
    t.gog.passes()
    assert (t.asked, t.asked_for) == ("eve", "gamble")
    assert t.eve.may("I raise!")
    t.eve.gambles("This time, let's use my cards.")
    assert t.controller == "eve"


@pytest.mark.rule("CARD-6")
def test_gambling_im_in_as_an_action_opens_a_round():
    """Gog plays it as his Action: everyone antes, he has control, and his Action is spent."""
    t = table("gog", "eve", "dimli").hand("gog", GIM, "Dance with Gog!")
    t.hand("eve", "I raise!")
    assert not t.gambling
    t.gog.plays(GIM)
    assert t.gambling
    assert (t.pot, t.controller) == (3, "gog")
    assert t.gold == dict(gog=9, eve=9, dimli=9)
    t.eve.passes()
    assert t.gold == dict(gog=12, eve=9, dimli=9)
    assert (t.asked, t.asked_for) == ("gog", "order")


@pytest.mark.rule("CARD-6")
def test_gambling_im_in_within_a_round_takes_control():
    """Eve plays it on her gambling turn: she takes control, and nobody antes again."""
    t = table("gog", "eve", "dimli").hand("gog", GIM).hand("eve", GIM).hand("dimli", "I raise!")
    t.gog.plays(GIM)
    assert t.controller == "gog"
    t.eve.gambles(GIM)
    assert t.controller == "eve"
    assert t.pot == 3
    assert len(t.table.rounds) == 1
    assert t.gold == dict(gog=9, eve=9, dimli=9)


@pytest.fixture
def sticker():
    """Somebody with a card that is Cheating or Sometimes, as in EX-RDI9-cardtype-1."""
    return person(
        "ann",
        either(
            "I guess I'll stick with this hand",
            mode(w.CHEATING, w.MY_GAMBLING_TURN, take_control),
            mode(w.SOMETIMES, must_ante, leave_round),
        ),
    )


ANTI_CHEAT = "Gog think you cheating! Gog no like cheaters!"


@pytest.mark.rule("CARD-7")
def test_the_first_mode_of_a_combined_card_makes_it_a_cheating_card(sticker):
    """EX-RDI9-cardtype-1: played to take control it is Cheating and nothing else."""
    t = table("gog", sticker, "dimli").hand("gog", GIM, ANTI_CHEAT, "Gog not think so!")
    t.hand("ann", "I guess I'll stick with this hand").hand("dimli", IDTS)
    t.gog.plays(GIM)
    t.ann.passes()  # the ante
    t.ann.gambles("I guess I'll stick with this hand", mode=0)
    assert t.gog.may(ANTI_CHEAT)
    assert not t.gog.may("Gog not think so!")
    assert not t.dimli.may(IDTS)
    assert t.dimli.why_not(IDTS).rule == "NEG-12"
    t.everyone.passes()
    assert t.gold == dict(gog=9, ann=12, dimli=9)  # she kept control and won


@pytest.mark.rule("CARD-7")
def test_the_second_mode_of_a_combined_card_makes_it_a_sometimes_card(sticker):
    """EX-RDI9-cardtype-1: played to leave the Round it is Sometimes and nothing else."""
    t = table("gog", sticker, "dimli").hand("gog", GIM, ANTI_CHEAT, "Gog not think so!")
    t.hand("ann", "I guess I'll stick with this hand").hand("dimli", IDTS)
    t.gog.plays(GIM)
    t.ann.responds("I guess I'll stick with this hand", mode=1)
    assert not t.gog.may(ANTI_CHEAT)
    assert t.gog.may("Gog not think so!")
    assert t.dimli.may(IDTS)
    t.dimli.responds(IDTS)
    t.nobody_responds()
    assert t.gold == dict(gog=12, ann=9, dimli=9)  # Negated: Ann did not get away, and anted


@pytest.mark.rule("CARD-8")
@pytest.mark.parametrize("chosen", [0, 1])
@pytest.mark.first_chair
def test_of_effects_with_or_between_them_exactly_one_happens(chosen):
    """Ann hurts Bob or takes his Gold, never both and never neither."""
    demand = either(
        "Your money or your life!",
        mode(w.ACTION, w.MY_ACTION, another_player.loses(fortitude=3)),
        mode(w.ACTION, w.MY_ACTION, another_player.pays(2, TO_ME)),
    )
    t = table(person("ann", demand), person("bob"), person("cyd"))
    t.hand("ann", "Your money or your life!")
    ways = t.ann.options("Your money or your life!")
    assert sorted((option.mode, *option.seats()) for option in ways) == [
        (0, 1),
        (0, 2),
        (1, 1),
        (1, 2),
    ]
    t.ann.plays("Your money or your life!", at="bob", mode=chosen)
    assert t.fortitude == dict(ann=20, bob=17 if chosen == 0 else 20, cyd=20)
    assert t.gold == dict(ann=12 if chosen else 10, bob=8 if chosen else 10, cyd=10)


@pytest.mark.rule("CARD-2", "CARD-8")
def test_why_not_is_said_of_the_side_whose_moment_is_nearest():
    """While Gog chooses his Action it is about Actions; before and after it is about Drinks."""
    duck = either(
        "Duck",
        mode(w.SOMETIMES, my_drink, ignore_drink),
        mode(w.ACTION, w.MY_ACTION, another_player.loses(fortitude=1)),
    )
    t = table("gog", person("ann", duck, HURRAH)).hand("gog", "Dance with Gog!")
    t.hand("ann", "Duck", "Hurrah!")
    said = []
    for asked, name in (("respond", "ann"), ("action", "gog"), ("respond", "ann")):
        t.until(asked, name)
        said.append(t.ann.why_not("Duck").key)
        t.player(name).passes()
    assert said == ["no-drink", "only-my-action", "no-drink"]


@pytest.mark.rule("CARD-8")
@pytest.mark.parametrize(
    ("does", "key"), [(me.draws(1), "no-drink"), (another_player.loses(fortitude=1), "no-gain")]
)
def test_a_card_that_changes_nobody_is_far_from_healing_anybody(does, key):
    """Of the two sides the one about Drinks comes first, where neither moment is near."""
    spoil = either(
        "Spoil",
        mode(w.SOMETIMES, my_drink, ignore_drink),
        mode(w.SOMETIMES, another_would_gain, stop_gain),
    )
    t = table(person("bob", action("Do", does)), person("ann", spoil, HURRAH))
    t.hand("bob", "Do").hand("ann", "Spoil", "Hurrah!")
    t.until("action", "bob").bob.plays("Do")
    assert (t.asked, t.ann.why_not("Spoil").key) == ("ann", key)


@pytest.mark.rule("CARD-8")
def test_only_the_side_of_an_or_that_fits_is_offered():
    """Dimli's excuse leaves a Round when he must ante, and Ignores a Drink when he must drink."""
    excuse = "Can't you see I'm talking to this pretty, bearded lass here?"
    t = table("gog", "dimli", "eve").hand("gog", GIM).hand("dimli", excuse)
    t.gog.plays(GIM)
    assert [option.mode for option in t.dimli.options(excuse)] == [0]
    t.dimli.responds(excuse)
    t.nobody_responds()
    assert t.gold == dict(gog=11, dimli=10, eve=9)  # Gog won what he and Eve had anted

    t = table("dimli", "gog", "eve").turn("dimli", "drink").pile("dimli", "Wine")
    t.hand("dimli", excuse)
    assert [option.mode for option in t.dimli.options(excuse)] == [1]
    t.dimli.responds(excuse)
    assert t.alcohol == dict(dimli=0, gog=0, eve=0)


# Many cards on one event -------------------------------------------------------------------------


@pytest.mark.rule("CARD-9", "CARD-10")
def test_two_copies_may_be_used_on_one_drink_one_after_the_other():
    """Dimli spikes Gog's Wine twice, and Eve may answer each spike by itself."""
    t = table("gog", "dimli", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("dimli", SPIKE, SPIKE).hand("eve", IDTS)
    t.dimli.responds(SPIKE)
    assert (t.asked, t.eve.may(IDTS)) == ("eve", True)
    assert t.drinks[0]["alcohol"] == 2
    t.eve.passes()
    assert t.drinks[0]["alcohol"] == 4
    assert t.asked == "dimli"
    t.dimli.responds(SPIKE)
    assert (t.asked, t.eve.may(IDTS)) == ("eve", True)
    assert t.drinks[0]["alcohol"] == 4
    t.eve.passes()
    assert t.alcohol == dict(gog=6, dimli=0, eve=0)
    assert t.dimli.discard == [SPIKE, SPIKE]


@pytest.mark.rule("CARD-10")
def test_answering_the_second_copy_leaves_the_first_one_alone():
    """Eve Negates Dimli's second spike only: the first has resolved already."""
    t = table("gog", "dimli", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("dimli", SPIKE, SPIKE).hand("eve", IDTS)
    t.dimli.responds(SPIKE)
    t.eve.passes()
    t.dimli.responds(SPIKE)
    t.eve.responds(IDTS)
    t.nobody_responds()
    assert t.alcohol == dict(gog=4, dimli=0, eve=0)


@pytest.mark.rule("CARD-9")
def test_different_cards_may_be_used_on_one_event():
    """Dimli spikes his own Dark Ale and then lets it strengthen him: two cards, one Drink."""
    t = table("dimli", "gog", "eve").turn("dimli", "drink").pile("dimli", "Dark Ale")
    t.stats("dimli", fortitude=10).hand("dimli", SPIKE, "Uuurp! That hit the spot!")
    t.dimli.responds(SPIKE)
    t.everyone.passes()
    assert t.asked == "dimli"
    t.dimli.responds("Uuurp! That hit the spot!")
    t.nobody_responds()
    assert t.fortitude == dict(dimli=13, gog=20, eve=20)
    assert t.alcohol == dict(dimli=0, gog=0, eve=0)


# Who ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-11")
@pytest.mark.first_chair
def test_a_player_includes_oneself_and_another_player_does_not():
    """Eve may name herself for her tip, but not for her fire."""
    t = table("eve", "gog", "dimli")
    t.hand("eve", "Tip the Wench.", "Whoa! Careful! That's real fire!")
    assert named(t.eve.options("Tip the Wench.")) == [[0], [1], [2]]
    assert named(t.eve.options("Whoa! Careful! That's real fire!")) == [[1], [2]]
    t.eve.plays("Tip the Wench.", at="eve")
    assert t.gold == dict(eve=9, gog=10, dimli=10)


@pytest.mark.rule("CARD-11")
def test_each_other_player_excludes_oneself():
    """Gog loves everyone: all but him lose 1 Fortitude."""
    t = table("gog", "eve", "dimli").hand("gog", "Gog loves everyone!")
    t.gog.plays("Gog loves everyone!")
    assert t.fortitude == dict(gog=20, eve=19, dimli=19)


@pytest.mark.rule("CARD-11")
def test_each_player_includes_oneself():
    """Fleck's song: each other player loses 1 Fortitude, each player gains 1 Alcohol Content."""
    t = table("fleck", "eve", "dimli").hand("fleck", "How about a rowdy drinking song?")
    t.fleck.plays("How about a rowdy drinking song?")
    assert t.fortitude == dict(fleck=20, eve=19, dimli=19)
    assert t.alcohol == dict(fleck=1, eve=1, dimli=1)


@pytest.mark.rule("CARD-12")
@pytest.mark.first_chair
def test_several_picks_are_different_players():
    """Ann's card hits two players: any two others, never one of them twice."""
    double = action("Double", another_player.loses(fortitude=2), picks=2)
    t = table(person("ann", double), person("bob"), person("cyd"), person("dot"))
    t.hand("ann", "Double")
    assert named(t.ann.options("Double")) == [[1, 2], [1, 3], [2, 3]]
    t.ann.plays("Double", at=["bob", "dot"])
    assert t.fortitude == dict(ann=20, bob=18, cyd=20, dot=18)


@pytest.mark.rule("CARD-12")
@pytest.mark.first_chair
def test_with_too_few_players_nobody_is_picked_twice():
    """In a duel Bob is hit once, not two times."""
    double = action("Double", another_player.loses(fortitude=2), picks=2)
    t = table(person("ann", double), person("bob")).hand("ann", "Double")
    assert named(t.ann.options("Double")) == [[1]]
    t.ann.plays("Double", at="bob")
    assert t.fortitude == dict(ann=20, bob=18)


# Spent and discarded -----------------------------------------------------------------------------


@pytest.mark.rule("CARD-13")
def test_a_card_that_resolved_goes_to_its_owners_discard_pile():
    """Gog's Action and the card with which Eve Ignored it end on two different piles."""
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    t.hand("eve", "I attempt to disbelieve.")
    t.gog.plays("Dance with Gog!", at="eve")
    assert t.gog.discard == []
    t.eve.responds("I attempt to disbelieve.")
    t.everyone.passes()
    assert t.gog.discard == ["Dance with Gog!"]
    assert t.eve.discard == ["I attempt to disbelieve."]
    assert t.dimli.discard == []


@pytest.mark.rule("CARD-13")
def test_a_card_that_was_negated_goes_to_its_owners_discard_pile():
    """Dimli's spike is Negated by Eve: each card goes home, and the Wine stays as it was."""
    t = table("gog", "dimli", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("dimli", SPIKE).hand("eve", IDTS)
    t.dimli.responds(SPIKE)
    t.eve.responds(IDTS)
    t.nobody_responds()
    assert t.dimli.discard == [SPIKE]
    assert t.eve.discard == [IDTS]
    assert t.gog.discard == []
    assert t.alcohol == dict(gog=2, dimli=0, eve=0)


@pytest.mark.rule("CARD-14")
def test_a_card_discarded_in_phase_one_has_no_effect():
    """Gog throws away a blow, a healing and an invitation: nothing happens, nobody may answer."""
    t = table("gog", "eve").turn("gog", "discard").stats("gog", fortitude=10)
    t.hand("gog", "Gog loves everyone!", "Gog forget about ouch!", GIM)
    t.hand("eve", "I attempt to disbelieve.")
    t.gog.passes()
    for title in ("Gog loves everyone!", "Gog forget about ouch!"):
        t.gog.discards(title)
        assert (t.asked, t.asked_for) == ("gog", "discard")
    t.gog.discards(GIM)
    assert t.happened("played") == []
    assert not t.gambling
    assert t.fortitude == dict(gog=10, eve=20)
    assert t.gog.discard == ["Gog loves everyone!", "Gog forget about ouch!", GIM]


@pytest.mark.rule("CARD-14")
def test_a_card_discarded_because_an_effect_says_so_has_no_effect():
    """Ann makes Bob discard two cards; he chooses a cheer, and is not cheered."""
    rob = action("Empty your pockets", another_player.discards(2))
    t = table(person("ann", rob), person("bob", HURRAH), person("cyd"))
    t.hand("ann", "Empty your pockets").hand("bob", "Filler", "Hurrah!", "Filler")
    t.bob.passes()
    t.ann.plays("Empty your pockets", at="bob")
    t.bob.passes()
    t.bob.discards("Hurrah!", "Filler")
    assert t.bob.hand == ["Filler"]
    assert t.bob.discard == ["Hurrah!", "Filler"]
    assert t.alcohol == dict(ann=0, bob=0, cyd=0)
    assert t.fortitude == dict(ann=20, bob=20, cyd=20)
    assert len(t.happened("played")) == 1


# Exceptions --------------------------------------------------------------------------------------

ANSWERS = [
    ("eve", "I attempt to disbelieve.", 20),
    ("eve", "I've been working on a new spell. It's called Share Pain!", 19),
    ("gog", "Stop poking Gog", 20),
    ("gog", "Shut up!", 20),
]


@pytest.mark.rule("CARD-15")
@pytest.mark.parametrize(("name", "title", "left"), ANSWERS)
def test_an_effect_answered_like_an_action_card_takes_every_answer_to_one(name, title, left):
    """Ann's turn begins with a kick at everybody; what helps against an Action helps against it."""
    kick = Mode(w.ACTION, 0, (each_other_player.loses(fortitude=2),))
    t = table(person("ann", at_turn_start=[kick]), name, "dimli").turn("ann", "discard")
    t.hand(name, title)
    assert t.asked == name
    t.player(name).responds(title)
    t.nobody_responds()
    assert t.fortitude["dimli"] == 18
    assert t.fortitude[name] == left
    assert t.fortitude["ann"] == (19 if left == 19 else 20)


@pytest.mark.rule("CARD-15")
def test_an_effect_answered_like_an_action_card_can_be_hit_back_for():
    """Dimli's beard was damaged by the kick: the player who kicked loses 2 Fortitude."""
    kick = Mode(w.ACTION, 0, (each_other_player.loses(fortitude=2),))
    t = table(person("ann", at_turn_start=[kick]), "dimli", "eve").turn("ann", "discard")
    t.hand("dimli", "Hey! You almost damaged the beard!")
    t.dimli.responds("Hey! You almost damaged the beard!")
    assert t.fortitude == dict(ann=18, dimli=18, eve=18)


@pytest.mark.rule("CARD-15")
def test_an_effect_that_does_not_say_so_is_not_answered_like_an_action_card():
    """The same kick by the rules alone: a card against Action Cards does not stop it."""
    kick = Mode(w.RULE, 0, (each_other_player.loses(fortitude=2),))
    duck = either("Duck", ignore_card(types=w.ACTION, affecting=FORTITUDE_ALCOHOL_GOLD))
    t = table(person("ann", at_turn_start=[kick]), person("bob", duck, HURRAH))
    t.turn("ann", "discard").hand("bob", "Duck", "Hurrah!")
    assert t.asked == "bob"
    assert not t.bob.may("Duck")
    assert t.bob.why_not("Duck").rule == "NEG-14"
    t.everyone.passes()
    assert t.fortitude == dict(ann=20, bob=18)


@pytest.mark.rule("CARD-16")
def test_a_cards_own_text_overrides_the_general_rule():
    """A Gambling Card that says it beats Winning Hand! takes control of it; another does not."""
    better = gambling("This one's got you beat", beats_winning_hand=True)
    t = table("gog", person("ann", better, gambling("Fair hand")), "eve")
    t.hand("gog", GIM, "Winning Hand!").hand("ann", "This one's got you beat", "Fair hand")
    t.hand("eve", GIM)
    t.gog.plays(GIM)
    t.ann.passes()
    t.eve.gambles(GIM)
    t.gog.gambles("Winning Hand!")
    assert t.asked == "ann"
    assert not t.ann.may("Fair hand")
    assert t.ann.why_not("Fair hand").rule == "GAMB-21"
    t.ann.gambles("This one's got you beat")
    assert t.gold == dict(gog=9, ann=12, eve=9)  # nobody can top it: she has won


STRENGTH = sometimes("Strength Potion", when=numbers_played, do=raise_numbers(2))


@pytest.mark.rule("CARD-17")
def test_a_number_changing_card_changes_the_numbers_of_the_chosen_effect():
    """EX-RDI9-numeric-1: the first effect has a number, and the potion raises it."""
    race = either(
        "A race? You're on!",
        mode(w.ACTION, w.MY_ACTION, another_player.loses(fortitude=2)),
        mode(w.ACTION, w.MY_ACTION, another_player.drinks_one_more()),
    )
    t = table(person("ann", race, STRENGTH), "gog", "eve").pile("gog", "Wine")
    t.hand("ann", "A race? You're on!", "Strength Potion")
    t.ann.plays("A race? You're on!", at="gog", mode=0)
    t.ann.responds("Strength Potion")
    assert t.fortitude == dict(ann=20, gog=16, eve=20)
    assert t.gog.pile == ["Wine"]


@pytest.mark.rule("CARD-17")
def test_a_number_changing_card_does_nothing_where_no_number_stands():
    """EX-RDI9-numeric-1: the second effect has no number, so the potion finds nothing to change."""
    race = either(
        "A race? You're on!",
        mode(w.ACTION, w.MY_ACTION, another_player.loses(fortitude=2)),
        mode(w.ACTION, w.MY_ACTION, another_player.drinks_one_more()),
    )
    t = table(person("ann", race, STRENGTH, HURRAH), "gog", "eve").pile("gog", "Wine", "Mead")
    t.hand("ann", "A race? You're on!", "Strength Potion", "Hurrah!")
    t.ann.plays("A race? You're on!", at="gog", mode=1)
    assert t.asked == "ann"
    assert not t.ann.may("Strength Potion")
    assert t.ann.why_not("Strength Potion").rule == "CARD-17"
    t.everyone.passes()
    t.nobody_responds()
    assert t.alcohol == dict(ann=0, gog=2, eve=0)
    assert t.gog.pile == ["Mead"]
    assert t.fortitude == dict(ann=20, gog=20, eve=20)


@pytest.mark.rule("CARD-17")
def test_of_a_mixed_card_only_the_numbers_change():
    """A card that hurts everybody and makes Gog drink: the hurt grows, he still drinks once."""
    brawl = action(
        "Brawl",
        each_player.loses(fortitude=1),
        another_player.pays(1, TO_ME),
        another_player.drinks_one_more(),
    )
    t = table(person("ann", brawl, STRENGTH), "gog", "eve").pile("gog", "Wine", "Mead")
    t.hand("ann", "Brawl", "Strength Potion")
    t.ann.plays("Brawl", at="gog")
    t.ann.responds("Strength Potion")
    t.nobody_responds()
    assert t.fortitude == dict(ann=17, gog=17, eve=17)
    assert t.gold == dict(ann=13, gog=7, eve=10)
    assert t.alcohol == dict(ann=0, gog=2, eve=0)
    assert t.gog.pile == ["Mead"]
