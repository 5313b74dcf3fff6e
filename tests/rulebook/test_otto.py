"""Otto, the automaton, in a game for two (OTTO)."""

import pytest

from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS, drink_deck
from lastcall.cards.jasper import OUTSIDE, FreshAir
from lastcall.engine import terms as w
from lastcall.engine.audit import audit
from lastcall.engine.cards import CardDef, Character, Deck, Mode
from lastcall.engine.effects.turned import StayBefore
from lastcall.engine.setup import Setup, SetupError, Variant, deal, lay_out
from lastcall.engine.words import (
    a_drink,
    a_player,
    action,
    another_player,
    anothers_drink_phase,
    anytime,
    drink_event,
    each_chooses,
    each_may_buy,
    each_other_player,
    each_player,
    event,
    give_drink,
    ignore_drink,
    lost_fortitude,
    me,
    my_drink,
    redirect,
    redirect_to_attacker,
    send_to_pile,
    share_loss,
    sometimes,
    start_round,
    step_outside,
    strengthen,
    that_player,
    toast,
    would_lose_fortitude,
)
from lastcall.games import setup_for
from lastcall.testing import stranger, table
from lastcall.variants.automaton import RESPONSE_BOX, REWARD, Automaton
from lastcall.variants.otto import FACTIONS, OTTO_DECK, acts, answers, gambles, order, otto
from lastcall.variants.prizes import PRIZES
from lastcall.variants.pub import PUB
from lastcall.variants.sea import SEA, Voyage

PELT = "Otto needs a new chicken pelt!"
ANGRY = "OTTO ANGRY NOW!"
SMASH = "OTTO SMASH TABLE!"  # answers Drinks: Ignore
BUCKET = "WHO CALLED OTTO A BUCKET?"
ACES = "OTTO HAS ALL THE ACES! OTTO BIT THEM!"
PROSPECTING = "Prospecting Mode Online!"
SPIKES = "Otto deploys climbing spikes!"
CHANGE = "Scanning for loose change!"  # answers Drinks: +1 on the affected track
ROCKS = "Falling rocks detected!"
EMPTIES = "Empties, please! Deposit is on you!"  # answers cards: +1 on the affected track
VEIN = "Otto has found a vein!"
LUCK = "New cards, new luck!"

HIT = action("Hit", another_player.loses(fortitude=2))
SWEEP = action("Sweep", each_other_player.loses(fortitude=1))
SPIKED = action("Spiked mug", another_player.gains(alcohol=2))
BEG = action("Beg", another_player.pays(2, w.PLAYER))
TAX = action("Tax", another_player.pays(1, w.INN))
CHEERS = action("Cheers!", toast)
DARTS = action("Darts", start_round)
QUICK = anytime("Quick shove", another_player.loses(fortitude=1))
AVENGE = sometimes("Avenge", when=lost_fortitude, do=that_player.loses(fortitude=2))
DEFLECT = sometimes("Deflect", when=would_lose_fortitude, do=redirect)
BACK_AT_YOU = sometimes("Back at you", when=would_lose_fortitude, do=redirect_to_attacker)
SHARE = sometimes("Share", when=would_lose_fortitude, do=share_loss)
HAND_OVER = sometimes("You have it", when=my_drink, do=give_drink)
SPIKE = sometimes("Make it a double", when=a_drink, do=strengthen(2))
DRINK_UP = sometimes("Drink up!", when=anothers_drink_phase, do=another_player.drinks_one_more())
TOWEL = sometimes("Later, thanks", when=my_drink, do=send_to_pile)
CARDS = [HIT, SWEEP, SPIKED, BEG, TAX, CHEERS, DARTS, QUICK, AVENGE, DEFLECT, BACK_AT_YOU, SHARE]
CARDS += [HAND_OVER, SPIKE, DRINK_UP, TOWEL]
WAIT = action("Wait", me.gains(fortitude=1))  # so that whoever holds it is asked what to discard

TESS = stranger(WAIT, *(2 * card for card in CARDS), name="tess")
ANN = stranger(WAIT, *(2 * card for card in CARDS), name="ann")


def evening(*seats, factions=("berserker", "spelunker"), variants=(), **setup):
    """Two players and Otto; Tess and Ann hold a card that stops the table at their next turn."""
    t = table(*(seats or (TESS, ANN)), variants=[*variants, otto(*factions)], **setup)
    for seat in seats or (TESS, ANN):
        if seat in (TESS, ANN):
            t.hand(seat.id, "Wait")
    return t


def turned(t):
    """The cards Otto has turned over: title, box, and whether it was followed."""
    return [(t.table.title(e.card), e.box, e.followed) for e in t.happened("turned-over")]


def even(fortitude=6, alcohol=0):
    return dict(tess=(fortitude, alcohol), ann=(fortitude, alcohol))


# Setup and status --------------------------------------------------------------------------------


@pytest.mark.rule("OTTO-1", "OTTO-2", "OTTO-5", "OTTO-12", "OTTO-13", "OTTO-7", "OTTO-8", "OTTO-9")
def test_otto_makes_a_third_and_begins():
    """10 Gold each, and of Otto nothing but two tracks at 6 and 0, and a deck of ten."""
    setup = Setup([TESS, ANN], [drink_deck("rdi2")], variants=[otto("berserker", "spelunker")])
    t = lay_out(setup)
    view = t.view(0)
    mat = view.seats[2]
    assert [seat.gold for seat in view.seats] == [10, 10, 0]
    assert (mat.hand, mat.pile, mat.kept, mat.deck) == (0, 0, (), 10)
    assert (mat.tops, mat.tracks) == ((6, 6), ((6, 0), (6, 0)))
    assert [len(seat.hand) for seat in t.seats] == [7, 7, 0]
    assert [len(seat.pile) for seat in t.seats] == [1, 1, 0]
    assert deal(setup).events[0].seat == 2
    fresh = evening().otto
    assert fresh.tracks == even()
    assert len(fresh.deck) == 10


@pytest.mark.rule("OTTO-1")
@pytest.mark.parametrize("names", [["gog"], ["gog", "eve", "dimli"]])
def test_otto_is_for_two(names):
    with pytest.raises(SetupError, match="exactly 2 players") as refused:
        setup_for(names, otto=["berserker", "spelunker"]).check()
    assert refused.value.code == "table-variant-people"


@pytest.mark.rule("OTTO-11")
def test_no_teams_with_otto():
    setup = setup_for(["gog", "eve"], otto=["berserker", "spelunker"])
    setup.parties = [0, 1, 2]
    with pytest.raises(SetupError, match="teams"):
        setup.check()


@pytest.mark.rule("OTTO-5")
def test_nobody_else_can_begin():
    for first, fine in ((0, False), (1, False), (2, True), (-1, True)):
        setup = setup_for(["gog", "eve"], otto=["brewer", "croupier"], first=first)
        if fine:
            assert deal(setup).events[0].seat == 2
        else:
            with pytest.raises(SetupError, match="nobody else begins"):
                setup.check()


@pytest.mark.rule("OTTO-1", "OTTO-5")
def test_what_is_asked_of_a_guest_is_asked_beside_other_variants():
    """Whatever was named before Otto; and one guest is enough."""
    quiet, guest = Variant("quiet"), otto("brewer", "croupier")
    another = otto("berserker", "spelunker")
    for variants, code in (
        ([quiet, guest], "table-guest-begins"),
        ([guest, quiet], "table-guest-begins"),
        ([guest, another], "table-guest-twice"),
    ):
        with pytest.raises(SetupError) as refused:
            Setup([TESS, ANN], [drink_deck("rdi2")], variants=variants, first=0).check()
        assert refused.value.code == code


@pytest.mark.rule("OP-6", "OTTO-34")
def test_otto_finds_nothing_in_an_empty_cellar():
    t = evening().turn("otto", "drink").drink_deck(rest="aside")
    t.until("discard", "tess")
    assert t.otto.tracks == even()
    assert {event.kind for event in t.table.events} == {"turn"}


@pytest.mark.rule("OTTO-3", "OTTO-4")
def test_two_factions_of_five_make_his_deck():
    """In whatever order they are named; the others stay out of the game."""
    t = evening(factions=("spelunker", "berserker"))
    game = t.table.game
    tags = [tag for card in t.table.seats[2].deck for tag in game.defs[card].tags]
    assert sorted(tags) == 5 * ["berserker"] + 5 * ["spelunker"]
    assert otto("spelunker", "berserker") is otto("Berserker", " spelunker ")


@pytest.mark.rule("OTTO-3")
@pytest.mark.parametrize(
    ("factions", "code"),
    [
        (["berserker"], "table-otto-factions"),
        (["berserker", "berserker"], "table-otto-factions"),
        (["berserker", "spelunker", "brewer"], "table-otto-factions"),
        (["berserker", "pirate"], "table-otto-faction"),
    ],
)
def test_other_numbers_of_factions_are_refused(factions, code):
    with pytest.raises(SetupError, match="berserker, spelunker, croupier, brewer") as refused:
        setup_for(["gog", "eve"], otto=factions)
    assert refused.value.code == code


@pytest.mark.rule("OTTO-6", "OTTO-19")
def test_when_one_player_is_out_the_other_wins():
    t = evening().hand("tess", "Hit").stats("ann", fortitude=2)
    t.tess.plays("Hit", at="ann")
    t.nobody_responds()
    assert t.over
    assert t.winners == ["tess"]
    assert t.alive == ["tess", "otto"]
    assert t.table.returns() == [1.0, 0.0, 0.0]
    assert t.table.placements() == [1, 2, 0]


@pytest.mark.rule("OTTO-75")
def test_both_out_at_once_is_a_tie():
    t = evening().turn("otto").deck("otto", SPIKES)
    t.stats("tess", fortitude=3, alcohol=2).stats("ann", fortitude=3, alcohol=2)
    t.nobody_responds()
    assert t.over
    assert t.winners == ["tess", "ann"]
    assert t.table.returns() == [0.5, 0.5, 0.0]


@pytest.mark.rule("OTTO-76")
def test_ottos_share_of_a_players_gold_goes_to_the_inn():
    """Ann passes out with 9 Gold: half is 4, 2 for Tess and 2 that would be Otto's."""
    t = evening().hand("tess", "Hit").stats("ann", fortitude=2, gold=9).stats("tess", gold=1)
    t.tess.plays("Hit", at="ann")
    t.nobody_responds()
    assert t.gold == dict(tess=3, ann=0, otto=0)
    assert t.inn == 7


@pytest.mark.rule("OTTO-7", "OTTO-58")
def test_otto_neither_draws_nor_discards():
    """A card that makes each player discard and one that lets each draw pass him by."""
    t = evening(stranger(action("Shuffle up", each_player.discards(1), each_player.draws(2)),
                         name="tess"), ANN)  # fmt: skip
    t.hand("tess", "Shuffle up").hand("ann", "Hit").deck("otto", SMASH)
    t.tess.plays("Shuffle up")
    while t.asked_for == w.ASK_LOSE_CARD:
        assert t.asked != "otto"
        t.table.answer(t.options()[0])
    assert t.otto.hand == []
    assert len(t.otto.deck) == 10
    assert (len(t.tess.hand), len(t.ann.hand)) == (2, 3)


@pytest.mark.rule("OTTO-58")
def test_a_drink_turns_up_no_card_of_his():
    """It has its drinker reveal a card and draw two: he does neither."""
    t = evening(drinks=["rdi4"]).turn("otto", "drink").drink_deck("Message in a Bottle")
    t.deck("otto", SPIKES)
    t.nobody_responds()
    assert t.otto.tracks == even(6, 1)
    assert turned(t) == [(SPIKES, 1, False)]
    assert t.happened("showed") == []
    assert len(t.otto.deck) == 9
    assert t.otto.hand == []


@pytest.mark.rule("OTTO-8", "OTTO-49")
def test_the_inn_pays_for_otto_and_is_paid_for_him():
    """Begged for 2 Gold Otto has the Inn pay them; what is paid to him stays there."""
    t = evening().hand("tess", "Beg", "Tax").deck("otto", SMASH, CHANGE)
    t.tess.plays("Beg", at="otto")
    t.nobody_responds()
    assert t.gold == dict(tess=12, ann=10, otto=0)
    assert t.inn == -2
    assert turned(t) == [(SMASH, 1, False)], "it would change his Gold"
    assert t.otto.tracks == even()


@pytest.mark.rule("OTTO-10")
def test_nothing_is_ordered_for_otto():
    """There is only Ann to order for, so nobody is asked."""
    t = evening().turn("tess", "order")
    t.until("discard", "ann")
    assert (len(t.ann.pile), t.otto.pile) == (1, [])
    assert [(e.seat, e.other) for e in t.happened("ordered")] == [(0, 1)]


@pytest.mark.rule("OTTO-83")
def test_nothing_comes_onto_ottos_pile():
    """Tess waves her Drink on to Otto: she is rid of it, and it is discarded."""
    t = evening().turn("tess", "drink").pile("tess", "Light Ale").hand("tess", "Later, thanks")
    t.tess.responds("Later, thanks", at="otto")
    t.nobody_responds()
    assert (t.tess.alcohol, t.otto.pile) == (0, [])
    assert t.drink_discard_titles[-1] == "Light Ale"
    assert t.happened("sent-on") == []


# Tracks ------------------------------------------------------------------------------------------


@pytest.mark.rule("OTTO-14", "OTTO-38", "OTTO-16")
def test_a_blow_counts_on_the_track_of_whoever_strikes():
    t = evening().hand("tess", "Hit", "Spiked mug").deck("otto", SMASH, CHANGE)
    t.tess.plays("Hit", at="otto")
    t.nobody_responds()
    assert t.otto.tracks == dict(tess=(4, 0), ann=(6, 0))
    (moved,) = t.happened("track")
    assert (moved.seat, moved.track, moved.attribute) == (2, 0, w.FORTITUDE)
    assert (moved.before, moved.after, moved.cause) == (6, 4, 0)
    assert (t.fortitude["tess"], t.fortitude["ann"]) == (20, 20)


@pytest.mark.rule("OTTO-15", "OTTO-34", "OTTO-27", "OTTO-28")
def test_the_drink_of_his_own_turn_counts_on_both():
    """Action, then Drink, and the next player's turn: no phase besides."""
    t = evening().turn("otto", "discard").deck("otto", ANGRY, SPIKES).drink_deck("Dark Ale")
    t.until("discard", "tess")
    assert t.otto.tracks == even(6, 1)
    assert turned(t) == [(ANGRY, 0, True), (SPIKES, 1, False)]
    assert t.happened("ordered") == t.happened("drew") == t.happened("sobers-up") == []


@pytest.mark.rule("OTTO-17", "OTTO-18", "OTTO-77", "OTTO-19")
@pytest.mark.parametrize("choice", [0, 1])
def test_passing_out_on_a_track_is_a_reward(choice):
    """EX-RDI9-otto-passout-1: 1 Gold or 2 cards; the other track and Otto stay as they are."""
    t = evening().hand("tess", "Quick shove", "Hit").deck("otto", SMASH)
    t.track("otto", "tess", 1).track("otto", "ann", 5, 2)
    t.tess.plays("Quick shove", at="otto")
    t.nobody_responds()
    assert (t.asked, t.asked_for) == ("tess", w.ASK_CHOICE)
    assert t.otto.tracks == dict(tess=(6, 0), ann=(5, 2))
    (reset,) = t.happened("track-reset")
    assert (reset.player, reset.fortitude_before, reset.passed_out) == (0, 0, True)
    t.tess.chooses(choice)
    assert t.gold == dict(tess=10 + (choice == 0), ann=10, otto=0)
    assert t.inn == (-1 if choice == 0 else 0)
    assert len(t.tess.hand) == 2 + 2 * choice
    assert "otto" in t.alive
    assert not t.happened("last-call")


@pytest.mark.rule("OTTO-17")
def test_alcohol_that_reaches_fortitude_is_enough():
    t = evening().hand("tess", "Spiked mug").deck("otto", SMASH).track("otto", "tess", 3, 1)
    t.tess.plays("Spiked mug", at="otto")
    t.nobody_responds()
    assert t.asked_for == w.ASK_CHOICE
    assert t.otto.tracks["tess"] == (6, 0)


@pytest.mark.rule("OTTO-16")
def test_a_track_ends_at_six_and_at_nothing():
    """10 Fortitude lost are as many as there are; a Drink of 9 leaves 6 of Alcohol Content."""
    bash = stranger(action("Bash", another_player.loses(fortitude=10)),
                    action("Cure", a_player.gains(fortitude=3)), name="tess")  # fmt: skip
    t = evening(bash, ANN).hand("tess", "Bash").deck("otto", SMASH)
    t.tess.plays("Bash", at="otto")
    (moved,) = t.happened("track")
    assert (moved.before, moved.after) == (6, 0)
    assert audit(t.table) == []
    t = evening(bash, ANN).hand("tess", "Cure").deck("otto", SMASH).track("otto", "tess", 5)
    t.tess.plays("Cure", at="otto")
    assert t.otto.tracks == even()


@pytest.mark.rule("OTTO-77")
def test_the_test_waits_for_the_whole_card_but_not_for_the_card_beneath():
    """A hit-back that ends Otto's track is rewarded before his own card is through."""
    t = evening().turn("otto").deck("otto", SPIKES, SMASH).hand("tess", "Avenge")
    t.hand("ann", "Avenge").track("otto", "tess", 2)
    t.tess.responds("Avenge")
    assert (t.asked, t.asked_for) == ("tess", w.ASK_CHOICE)
    assert t.otto.tracks == dict(tess=(6, 0), ann=(6, 0))
    t.tess.chooses(0)
    assert t.ann.may("Avenge"), "his spikes still wait for whoever else hits back"


@pytest.mark.rule("OTTO-77")
def test_a_card_that_hits_twice_passes_him_out_once():
    """The track is looked at when all of the card has happened."""
    twice = stranger(action("One, two", another_player.loses(fortitude=1),
                            another_player.gains(alcohol=2)), name="tess")  # fmt: skip
    t = evening(twice, ANN).hand("tess", "One, two").deck("otto", SMASH).track("otto", "tess", 1)
    t.tess.plays("One, two", at="otto")
    t.nobody_responds()
    assert t.otto.tracks["tess"] == (6, 0)
    assert len(t.happened("track-reset")) == 1
    t.tess.chooses(0)
    assert t.asked_for != w.ASK_CHOICE


@pytest.mark.rule("OTTO-20", "OTTO-37")
def test_both_tracks_at_once_are_rewarded_from_his_left():
    t = evening().turn("otto", "drink").drink_deck("Dark Ale").deck("otto", SPIKES)
    t.track("otto", "tess", 1).track("otto", "ann", 1)
    t.nobody_responds()
    assert t.otto.tracks == even()
    assert (t.asked, t.asked_for) == ("tess", w.ASK_CHOICE)
    t.tess.chooses(0)
    assert (t.asked, t.asked_for) == ("ann", w.ASK_CHOICE)
    t.ann.chooses(1)
    assert t.gold == dict(tess=11, ann=10, otto=0)


@pytest.mark.rule("OTTO-21", "OTTO-23")
def test_his_own_reset_brings_no_reward():
    t = evening().turn("otto").deck("otto", ANGRY, SPIKES).drink_deck("Light Ale", "Light Ale")
    t.track("otto", "tess", 1).track("otto", "ann", 4, 3)
    t.nobody_responds()
    resets = t.happened("track-reset")
    assert [(e.player, e.passed_out) for e in resets] == [(0, False), (1, False)]
    assert [(e.fortitude_before, e.alcohol_before) for e in resets] == [(1, 0), (4, 3)]
    assert not t.happened("took-from-inn")


# The deck ----------------------------------------------------------------------------------------


@pytest.mark.rule("OTTO-22", "OTTO-45", "OTTO-72", "OTTO-73", "OTTO-74")
def test_every_card_has_three_boxes():
    assert len(OTTO_DECK.cards) == 20
    for faction, cards in FACTIONS.items():
        assert len(cards) == 5
        documented = [card for card in cards if card.provenance == "rulebook"]
        assert len(documented) == (2 if faction in ("berserker", "spelunker") else 0)
        assert sum(card.modes[2].type == w.CHEATING for card in cards) == 1
        assert any(card.modes[1].types == w.DRINK for card in cards)
        for card in cards:
            upper, middle, lower = card.modes
            assert (upper.type, middle.type) == (w.ACTION, w.SOMETIMES)
            assert lower.type in (w.GAMBLING, w.CHEATING)
            assert middle.types in (w.DRINK, 7, 7 | w.DRINK)
            for mode in card.modes:
                assert mode.loose
                numbers = [abs(word.number()) for word in mode.words if word.numeric]
                assert sum(numbers) <= 2
    track_words = ("mend-tracks", "reset-affected")
    speaking = [c for c in OTTO_DECK.cards if any(m.name in track_words for m in c.modes[1].words)]
    assert {tag for card in speaking for tag in card.tags} == set(FACTIONS)


@pytest.mark.rule("OTTO-24", "OTTO-23")
def test_a_card_turned_over_lies_on_his_discard_pile_while_it_is_followed():
    t = evening().turn("otto").deck("otto", SPIKES, SMASH).hand("tess", "Deflect")
    assert t.asked == "tess"
    assert t.otto.discard == [SPIKES]
    top = t.table.view(0).stack[-1]
    assert (t.table.title(top.card), top.number, top.owner) == (SPIKES, 0, 2)
    t.nobody_responds()
    assert t.otto.discard[0] == SPIKES


@pytest.mark.rule("OTTO-25", "OTTO-78")
def test_the_last_card_outside_a_round_begins_the_new_discard_pile():
    """Nine cards are shuffled before the tenth is followed."""
    t = evening().turn("otto").deck("otto", SPIKES, only=True).hand("tess", "Deflect")
    assert t.asked == "tess"
    assert t.otto.discard == [SPIKES]
    assert len(t.otto.deck) == 9
    assert len(t.happened("reshuffled")) == 1


@pytest.mark.rule("OTTO-26", "OTTO-46", "OTTO-54")
def test_no_shuffling_during_a_round():
    """EX-RDI9-otto-deck-1: one card left; he plays it, then passes and does not answer."""
    t = evening().hand("tess", "Darts", "I raise!", "Quick shove").deck("otto", ROCKS, only=True)
    t.tess.plays("Darts")
    t.until("gamble", "tess")
    assert t.controller == "otto", "Falling rocks: he takes control"
    assert t.otto.deck == []
    t.tess.gambles("I raise!")
    t.until("respond", "tess")
    t.tess.responds("Quick shove", at="otto")
    assert t.otto.tracks["tess"] == (5, 0)
    while t.gambling:
        assert t.otto.deck == []
        t.table.answer(t.options()[-1])
    assert len(t.otto.deck) == 10
    assert turned(t) == [(ROCKS, 2, True)]
    assert [e.seat for e in t.happened("passed")].count(2) == 1


# His turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("OTTO-29", "OTTO-30")
@pytest.mark.parametrize(("gold", "left"), [((9, 7), (7, 7)), ((7, 9), (7, 7)), ((8, 8), (6, 6))])
def test_whoever_has_most_pays_and_if_even_both(gold, left):
    t = evening().turn("otto").deck("otto", PROSPECTING, SPIKES).drink_deck("Light Ale")
    t.stats("tess", gold=gold[0]).stats("ann", gold=gold[1])
    t.nobody_responds()
    assert (t.gold["tess"], t.gold["ann"]) == left
    assert t.inn == sum(gold) - sum(left)


@pytest.mark.rule("OTTO-29", "OTTO-30")
@pytest.mark.parametrize(("ours", "left"), [((12, 9), (10, 9)), ((9, 9), (7, 7))])
def test_most_fortitude_is_asked_of_players_alone(ours, left):
    t = evening().turn("otto").deck("otto", BUCKET, SPIKES).drink_deck("Light Ale")
    t.stats("tess", fortitude=ours[0]).stats("ann", fortitude=ours[1])
    t.nobody_responds()
    assert (t.fortitude["tess"], t.fortitude["ann"]) == left


@pytest.mark.rule("OTTO-31", "OTTO-32", "OTTO-80")
def test_an_action_box_is_answered_like_an_action_card():
    """Gog Ignores the spikes, Ann does not; and Otto gives himself no answer."""
    t = evening("gog", ANN).turn("otto").deck("otto", SPIKES, SMASH).hand("gog", "Stop poking Gog")
    t.hand("gog", "Dance with Gog!")
    t.gog.responds("Stop poking Gog")
    t.nobody_responds()
    assert (t.fortitude["gog"], t.fortitude["ann"]) == (20, 19)
    assert turned(t)[0] == (SPIKES, 0, True)


@pytest.mark.rule("OTTO-33")
def test_hitting_back_lowers_ones_own_track():
    t = evening().turn("otto").deck("otto", SPIKES, SMASH).hand("ann", "Avenge")
    t.drink_deck("Dark Ale")
    t.ann.responds("Avenge")
    t.nobody_responds()
    assert t.otto.tracks["tess"][0] == 6
    assert t.otto.tracks["ann"][0] == 4


@pytest.mark.rule("OTTO-31")
@pytest.mark.parametrize(
    ("card", "left"), [("Deflect", (6, 6)), ("Back at you", (5, 5)), ("Share", (5, 5))]
)
def test_what_comes_back_out_of_his_own_box_counts_on_both_tracks(card, left):
    """R-133: no player caused it. Redirected to Ann it is Ann's."""
    t = evening().turn("otto").deck("otto", SPIKES, SMASH).hand("tess", card)
    if card == "Deflect":
        t.tess.responds(card)
        t.nobody_responds()
        assert (t.fortitude["tess"], t.fortitude["ann"]) == (20, 18)
    else:
        t.tess.responds(card)
        t.nobody_responds()
    fortitude = tuple(f for f, _ in t.otto.tracks.values())
    assert fortitude == left
    assert turned(t)[0][0] == SPIKES
    assert [e.cause for e in t.happened("track") if e.attribute == w.FORTITUDE] in ([], [2, 2])


@pytest.mark.rule("OTTO-35", "OTTO-56")
def test_a_drink_that_a_player_strengthened_counts_on_both():
    t = evening().turn("otto", "drink").drink_deck("Light Ale").hand("tess", "Make it a double")
    t.deck("otto", SPIKES)
    t.tess.responds("Make it a double")
    t.nobody_responds()
    assert t.otto.tracks == even(6, 3)
    assert turned(t)[0] == (SPIKES, 1, False), "he answers his own Drink"


@pytest.mark.rule("OTTO-34")
@pytest.mark.parametrize("variants", [[], [PUB]], ids=["", "in town"])
def test_his_chasers_come_off_the_drink_deck(variants):
    """In town, too: it is the deck of the Inn, and the taverns keep theirs."""
    t = evening(variants=variants).turn("otto", "drink")
    t.drink_deck("Dark Ale with a Chaser", "Dark Ale").deck("otto", SPIKES)
    left = t.table.view(-1).taverns
    t.nobody_responds()
    assert t.otto.tracks == even(6, 2)
    assert t.otto.pile == []
    ways = [
        (t.table.title(e.card), e.origin) for e in t.happened("revealed") + t.happened("chaser")
    ]
    deck = t.table.cellars[0].zone
    assert ways[:2] == [("Dark Ale with a Chaser", deck), ("Dark Ale", deck)]
    assert t.table.view(-1).taverns == left


@pytest.mark.rule("OTTO-36", "OTTO-40")
@pytest.mark.parametrize("variants", [[], [PUB]], ids=["", "in town"])
def test_an_event_is_revealed_by_otto_and_counts_on_both_tracks(variants):
    t = evening(drinks=[with_draughts()], variants=variants)
    t.turn("otto", "drink").drink_deck("Draught").deck("otto", SPIKES)
    t.nobody_responds()
    assert t.otto.tracks == even(4, 0)
    assert (t.fortitude["tess"], t.fortitude["ann"]) == (18, 18)
    assert turned(t) == [], "an Event is none of the types he answers"
    (event,) = t.happened("event")
    assert (event.seat, event.origin) == (2, t.table.cellars[0].zone)


def with_draughts():
    """A Drink Deck in which an Event costs everybody 2 Fortitude."""
    draught = drink_event("Draught", each_player.loses(fortitude=2))
    return Deck("drinks-test", "test", [2 * draught, *drinks_of("rdi2")])


def drinks_of(box):
    return [copies * card for card, copies in drink_deck(box).kinds]


# Being targeted ----------------------------------------------------------------------------------


@pytest.mark.rule("OTTO-39")
def test_a_toast_counts_on_the_track_of_whoever_gave_it():
    """EX-RDI9-otto-event-1: only the toaster's track changes."""
    t = evening().hand("tess", "Cheers!").drink_deck("Light Ale", "Light Ale", "Dark Ale")
    t.deck("otto", SPIKES)
    t.tess.plays("Cheers!")
    t.nobody_responds()
    assert t.otto.tracks == dict(tess=(6, 1), ann=(6, 0))
    assert turned(t) == [(SPIKES, 1, False)]


@pytest.mark.rule("OTTO-39", "TIME-9")
def test_whoever_drinks_after_otto_drinks_as_well():
    """Ann toasts: Otto's Drink comes before Tess's."""
    t = evening().turn("ann").hand("ann", "Cheers!").deck("otto", SPIKES)
    t.drink_deck("Light Ale", "Light Ale", "Dark Ale")
    t.hand("tess", "Quick shove").until("action", "ann")
    t.ann.plays("Cheers!")
    while len(t.happened("drank")) < 3:
        t.tess.passes()
    assert t.otto.tracks == dict(tess=(6, 0), ann=(6, 1))
    assert (t.tess.alcohol, t.ann.alcohol) == (1, 1)


@pytest.mark.rule("OTTO-39", "OTTO-9")
def test_one_more_by_a_players_card_counts_on_that_players_track():
    """His own Drink counts on both, the one that Ann's card makes him drink on hers alone."""
    t = evening().turn("otto", "drink").drink_deck("Dark Ale", "Dark Ale").hand("ann", "Drink up!")
    t.deck("otto", SPIKES, ROCKS)
    t.ann.responds("Drink up!", at="otto")
    t.nobody_responds()
    assert t.otto.tracks == dict(tess=(6, 1), ann=(6, 2))


@pytest.mark.rule("OTTO-39")
def test_an_event_that_a_players_card_brings_about_counts_on_that_players_track():
    t = evening(drinks=[with_draughts()])
    t.turn("otto", "drink").drink_deck("Draught", "Light Ale").hand("ann", "Drink up!")
    t.deck("otto", SPIKES, ROCKS)
    t.ann.responds("Drink up!", at="otto")
    t.nobody_responds()
    assert t.otto.tracks["ann"][0] == 4
    assert t.otto.tracks["tess"][0] == 6


@pytest.mark.rule("OTTO-39", "OTTO-9", "OTTO-55")
def test_a_drink_handed_to_otto_is_taken_as_it_is_and_answered():
    t = evening().turn("tess", "drink").pile("tess", "Dark Ale").hand("tess", "You have it")
    t.deck("otto", SPIKES)
    t.tess.responds("You have it", at="otto")
    t.nobody_responds()
    assert t.otto.tracks == dict(tess=(6, 1), ann=(6, 0))
    assert t.tess.alcohol == 0
    assert turned(t) == [(SPIKES, 1, False)]


@pytest.mark.rule("OTTO-82", "OTTO-57")
def test_a_drink_shared_with_otto_is_caused_by_whoever_shares_it():
    """And one that he turns up himself he keeps whole."""
    t = evening(drinks=["rdi9"]).turn("tess", "drink").pile("tess", splitting())
    t.deck("otto", SPIKES)
    t.nobody_responds()
    t.tess.splits_with("otto")
    t.nobody_responds()
    assert t.otto.tracks["tess"][1] > 0
    assert t.otto.tracks["ann"] == (6, 0)
    t = evening(drinks=["rdi9"]).turn("otto", "drink").drink_deck(splitting()).deck("otto", SPIKES)
    t.nobody_responds()
    assert t.asked_for != w.ASK_SPLIT
    assert t.otto.tracks["tess"] == t.otto.tracks["ann"] != (6, 0)
    assert not t.happened("split")


def splitting():
    """A Drink that splits itself and has something in it."""
    deck = drink_deck("rdi9")
    return next(
        c.title
        for c in deck.cards
        if c.drink is not None and c.drink.splits and c.drink.alcohol > 1
    )


@pytest.mark.rule("OTTO-38", "OTTO-40", "OTTO-14")
def test_each_other_player_and_each_player_include_otto():
    t = evening().hand("ann", "Sweep", "Quick shove").turn("ann").deck("otto", SMASH)
    t.ann.plays("Sweep")
    t.until("action", "ann")
    assert t.otto.tracks == dict(tess=(6, 0), ann=(5, 0))
    assert (t.fortitude["tess"], t.fortitude["ann"]) == (19, 20)


@pytest.mark.rule("OTTO-41")
def test_new_drinks_cost_otto_nothing():
    """The last Drink is drunk by Otto: the players pay 1 each, and Otto's 1 is the Inn's own."""
    t = evening().turn("otto", "drink").drink_deck("Light Ale", rest="discard").deck("otto", SPIKES)
    t.nobody_responds()
    assert t.gold == dict(tess=9, ann=9, otto=0)
    assert t.inn == 2
    assert t.happened("restocked")


# Gambling ----------------------------------------------------------------------------------------


@pytest.mark.rule("OTTO-42", "OTTO-43", "OTTO-47")
def test_otto_antes_and_wins_for_the_inn():
    t = evening().hand("tess", "Darts").deck("otto", PELT)
    t.tess.plays("Darts")
    while t.gambling:
        t.table.answer(t.options()[-1])
    assert t.gold == dict(tess=9, ann=9, otto=0)
    assert t.inn == 2, "3 won by him, 1 paid for him"
    assert turned(t)[0] == (PELT, 2, True)
    (collected,) = t.happened("collected")
    assert (collected.seat, collected.payee) == (2, w.INN)


@pytest.mark.rule("OTTO-42", "OTTO-31")
def test_a_round_that_otto_starts_is_anted_for():
    t = evening().turn("otto").deck("otto", PELT, SPIKES).hand("tess", "I raise!")
    t.until("gamble", "tess")
    assert (t.pot, t.controller) == (3, "otto")
    assert t.gold == dict(tess=9, ann=9, otto=0)


@pytest.mark.rule("OTTO-44", "OTTO-48", "OTTO-61")
@pytest.mark.parametrize("box", [ROCKS, ANGRY])
def test_under_a_winning_hand_a_gambling_box_is_a_pass(box):
    """He does not even leave the Round."""
    t = (
        evening()
        .hand("tess", "Darts", "Winning Hand!")
        .hand("ann", "I raise!")
        .deck("otto", SPIKES, box)
    )
    t.tess.plays("Darts")
    t.until("gamble", "ann")
    t.ann.gambles("I raise!")
    t.until("gamble", "tess")
    t.tess.gambles("Winning Hand!")
    t.nobody_responds()
    seen = turned(t)
    assert seen[0] == (SPIKES, 2, False)
    assert seen[1] == (box, 2, False)
    assert t.happened("left-round") == []
    assert not t.gambling
    assert t.gold["tess"] > 10


@pytest.mark.rule("OTTO-48")
def test_leaving_is_no_control():
    t = evening().hand("tess", "Darts", "I raise!").hand("ann", "I raise!").deck("otto", ANGRY)
    t.tess.plays("Darts")
    t.until("gamble", "ann")
    t.ann.gambles("I raise!")
    t.until("gamble", "tess")
    assert t.in_round == ["tess", "ann"]
    assert t.controller == "ann"


@pytest.mark.rule("OTTO-45", "OTTO-79")
def test_a_cheating_box_goes_after_a_winning_hand_and_can_be_caught():
    """Gog sees through the aces and wins the Round."""
    t = evening("gog", ANN).hand(
        "gog", "Gambling? I'm in!", "Gog think you cheating! Gog no like cheaters!"
    )
    t.hand("gog", "Winning Hand!").hand("ann", "I raise!").deck("otto", SPIKES, ACES)
    t.gog.plays("Gambling? I'm in!", mode=0)
    t.until("gamble", "ann")
    t.ann.gambles("I raise!")
    t.until("gamble", "gog")
    t.gog.gambles("Winning Hand!")
    while not t.gog.may("Gog think you cheating! Gog no like cheaters!"):
        t.table.answer(t.options()[-1])
    assert turned(t)[-1] == (ACES, 2, True)
    t.gog.responds("Gog think you cheating! Gog no like cheaters!")
    t.nobody_responds()
    assert not t.gambling
    assert t.gold["gog"] > 10


@pytest.mark.rule("OTTO-45")
def test_prospecting_ends_the_round_for_the_inn():
    t = evening().hand("tess", "Darts").deck("otto", PROSPECTING)
    t.tess.plays("Darts")
    while t.gambling:
        t.table.answer(t.options()[-1])
    assert t.gold == dict(tess=9, ann=9, otto=0)
    assert t.inn == 2


# Responses ---------------------------------------------------------------------------------------


@pytest.mark.rule("OTTO-49", "OTTO-50")
def test_the_box_answers_only_the_types_it_names():
    """EX-RDI9-otto-target-1: turned over, discarded, and the blow lands on Petra's track."""
    t = evening("petra", "jett").hand("petra", "This is fine.").deck("otto", SMASH)
    t.tracker("petra", "hellfire", 0)
    t.petra.plays("This is fine.", at="jett")
    t.nobody_responds()
    assert t.fortitude["jett"] == 19
    assert t.otto.tracks == dict(petra=(5, 0), jett=(6, 0))
    assert t.otto.discard == [SMASH]


@pytest.mark.rule("OTTO-49", "OTTO-51")
@pytest.mark.parametrize(
    ("box", "mine", "gold", "track"),
    [(PELT, 20, 10, 6), (ANGRY, 18, 10, 4), (SPIKES, 19, 10, 4), (PROSPECTING, 20, 9, 4)],
)
def test_the_documented_answers(box, mine, gold, track):
    """Ignored; 2 or 1 Fortitude or a Gold of whoever played it, and the card still takes effect."""
    t = evening().hand("tess", "Hit").deck("otto", box)
    t.tess.plays("Hit", at="otto")
    t.nobody_responds()
    assert (t.fortitude["tess"], t.gold["tess"]) == (mine, gold)
    assert t.otto.tracks == dict(tess=(track, 0), ann=(6, 0))
    assert (t.fortitude["ann"], t.gold["ann"]) == (20, 10)


@pytest.mark.rule("OTTO-49", "JASPER-4")
def test_he_answers_as_ever_where_somebody_could_be_outside():
    """Jasper is at the table, but has taken nobody out for some air."""
    t = evening("jasper", TESS).turn("tess", "action").hand("tess", "Hit").deck("otto", PELT)
    t.tess.plays("Hit", at="otto")
    t.nobody_responds()
    assert turned(t)[:1] == [(PELT, RESPONSE_BOX, True)]


@pytest.mark.rule("OTTO-43", "JASPER-4")
@pytest.mark.parametrize(("whom", "cards"), [("tess", [ACES]), ("otto", [])])
def test_outside_he_does_not_gamble_on(whom, cards):
    """In a Round of its own the bull takes him out for some air; or Tess, and he gambles."""
    out = anytime("Out!", another_player.drops_top_drink(), step_outside(OUTSIDE))
    kit = dict(race="human", box="test", trackers=[OUTSIDE], rules=[FreshAir])
    bull = Character("bull", "Bull", deck=[9 * out, 9 * DARTS], **kit)
    t = evening(bull, TESS).turn("bull", "action").hand("bull", "Darts", "Out!").deck("otto", ACES)
    t.until("action", "bull").bull.plays("Darts")
    while not t.pot:
        t.player(t.asked).passes()
    t.until("respond", "bull").bull.responds("Out!", at=whom)
    t.until("discard", "tess")
    assert [title for title, _, _ in turned(t)] == cards


@pytest.mark.rule("OTTO-51")
def test_his_answer_can_be_negated():
    t = evening("gog", ANN).hand("gog", "Dance with Gog!", "Gog not think so!").deck("otto", PELT)
    t.gog.plays("Dance with Gog!", at="otto")
    t.gog.responds("Gog not think so!")
    t.nobody_responds()
    assert t.otto.tracks["gog"] == (2, 0)


@pytest.mark.rule("OTTO-52")
@pytest.mark.parametrize(
    ("play", "at", "box", "tracks"),
    [
        ("Hit", "otto", BUCKET, ((4, 0), (3, 0))),  # reset first, then hit
        ("Tax", "otto", BUCKET, ((3, 0), (3, 0))),  # only his Gold: neither track
    ],
)
def test_the_affected_track(play, at, box, tracks):
    t = evening().hand("tess", play).deck("otto", box)
    t.track("otto", "tess", 3).track("otto", "ann", 3)
    t.tess.plays(play, at=at)
    t.nobody_responds()
    assert tuple(t.otto.tracks.values()) == tracks


@pytest.mark.rule("OTTO-52", "OTTO-56")
def test_both_tracks_are_affected_by_his_own_drink():
    t = evening().turn("otto", "drink").drink_deck("Dark Ale").deck("otto", CHANGE)
    t.track("otto", "tess", 3).track("otto", "ann", 5)
    t.nobody_responds()
    assert t.otto.tracks == dict(tess=(4, 1), ann=(6, 1))
    assert turned(t) == [(CHANGE, 1, True)]


@pytest.mark.rule("OTTO-52")
@pytest.mark.parametrize(("box", "left"), [(BUCKET, (2, 0)), (EMPTIES, (1, 0))])
def test_what_his_answer_does_for_the_affected_track_is_said_before(box, left):
    """Gog, who could Negate it, is told how the track that faces him stands after both cards."""
    t = evening("gog", ANN, factions=("berserker", "brewer")).deck("otto", box)
    t.hand("gog", "Dance with Gog!", "Gog not think so!").track("otto", "gog", 4).track(
        "otto", "ann", 3
    )
    t.gog.plays("Dance with Gog!", at="otto")
    assert t.asked == "gog"
    passing = t.table.decision.options[-1]
    (otto,) = t.table.preview(passing).after
    assert (otto.seat, otto.tracks) == (2, (left, (3, 0)))
    t.nobody_responds()
    assert t.otto.tracks == dict(gog=left, ann=(3, 0))


@pytest.mark.rule("OTTO-52")
def test_a_card_that_costs_him_gold_affects_no_track():
    """It is said so before, too: nothing comes of Otto's answer."""
    t = evening(TESS, "gog").hand("tess", "Tax").hand("gog", "Gog not think so!")
    t.deck("otto", BUCKET).track("otto", "tess", 3).track("otto", "gog", 4)
    t.tess.plays("Tax", at="otto")
    assert t.asked == "gog"
    assert t.table.preview(t.table.decision.options[-1]).after == ()
    t.nobody_responds()
    assert t.otto.tracks == dict(tess=(3, 0), gog=(4, 0))


@pytest.mark.rule("OTTO-52", "OTTO-56")
def test_what_his_answer_does_for_his_drink_is_said_before():
    t = evening("gog", ANN).turn("otto", "drink").drink_deck("Dark Ale").deck("otto", CHANGE)
    t.hand("gog", "Gog not think so!").track("otto", "gog", 3).track("otto", "ann", 5)
    assert t.asked == "gog"
    (otto,) = t.table.preview(t.table.decision.options[-1]).after
    assert (otto.seat, otto.tracks) == (2, ((4, 1), (6, 1)))
    t.nobody_responds()
    assert t.otto.tracks == dict(gog=(4, 1), ann=(6, 1))


@pytest.mark.rule("OTTO-15", "MOLLY-15")
def test_what_no_player_does_moves_both_tracks():
    """An animal bites by itself: it is said so before, too."""
    t = evening("molly", ANN).turn("otto", "drink").drink_deck("Dark Ale").deck("otto", BUCKET)
    t.box("molly", "arrived", "Smooches the Rabid Mosquito")
    t.until("respond", "molly")
    (bite,) = [o for o in t.options() if o.card >= 0]
    (otto,) = t.table.preview(bite).after
    assert (otto.seat, otto.tracks) == (2, ((5, 0), (5, 0)))
    t.molly.plays("Smooches the Rabid Mosquito", at="otto", out_of="arrived")
    assert [(e.track, e.after) for e in t.happened("track")][:2] == [(0, 5), (1, 5)]


@pytest.mark.rule("OTTO-49", "OTTO-56")
def test_a_drink_he_ignores():
    t = evening().turn("otto", "drink").drink_deck("Dark Ale").deck("otto", SMASH)
    t.nobody_responds()
    assert t.otto.tracks == even()
    assert t.happened("drink-ignored")


@pytest.mark.rule("OTTO-53")
def test_a_step_like_an_action_is_answered_like_one():
    """Petra's Hellfire fires at Otto."""
    t = evening("petra", ANN).turn("petra", "discard").deck("otto", SPIKES)
    most = CHARACTERS["petra"].trackers[0].most
    t.tracker("petra", "hellfire", most).hand("petra", "Do you smell burning?")
    t.until("action", "petra")
    t.petra.plays("Do you smell burning?", mode=0)
    for _ in range(40):
        if t.asked_for == w.ASK_TARGET:
            t.petra.names("otto")
            break
        t.table.answer(t.options()[-1])
    assert [card for card, box, _ in turned(t) if box == 1], "he answered"


@pytest.mark.rule("OTTO-55")
def test_he_answers_each_card_once_and_also_one_redirected_to_him():
    """Ann sends Tess's blow on to Otto, and he answers then; a second answer does not follow."""
    t = evening().hand("tess", "Hit").hand("ann", "Deflect").deck("otto", SPIKES, ROCKS)
    t.tess.plays("Hit", at="ann")
    assert turned(t) == []
    t.ann.responds("Deflect")
    t.nobody_responds()
    assert turned(t) == [(SPIKES, 1, True)]
    assert t.otto.tracks == dict(tess=(4, 0), ann=(6, 0)), "the first source counts (REDR-2)"
    assert t.fortitude["tess"] == 19, "whoever played it, not who sent it on"


@pytest.mark.rule("OTTO-55", "OTTO-80")
def test_a_card_played_in_answer_to_his_answer_is_a_card_of_its_own():
    """Tess is struck by his answer and hits back: he answers that too, once."""
    t = evening().hand("tess", "Hit", "Avenge").deck("otto", SPIKES, PROSPECTING, ROCKS)
    t.tess.plays("Hit", at="otto")
    t.tess.responds("Avenge")
    t.nobody_responds()
    assert turned(t) == [(SPIKES, 1, True), (PROSPECTING, 1, True)]
    assert t.otto.tracks["tess"] == (2, 0)
    assert (t.fortitude["tess"], t.gold["tess"]) == (19, 9)


@pytest.mark.rule("OTTO-55")
@pytest.mark.parametrize(
    ("box", "track", "mine"),
    [
        (SPIKES, (4, 0), 19),  # his own part and Ann's; one answer for both
        (ROCKS, (6, 0), 20),  # he Ignores the card: what is sent on to him is gone
    ],
)
def test_what_is_sent_on_to_him_after_his_answer_is_the_same_card(box, track, mine):
    """Tess sweeps both; whoever answers first, Otto turns over one card for all of it."""
    t = evening().hand("tess", "Sweep").hand("ann", "Deflect").deck("otto", box, ANGRY)
    t.turn("tess")
    t.tess.plays("Sweep")
    while not t.ann.may("Deflect"):
        t.table.answer(t.options()[-1])
    t.ann.responds("Deflect")
    t.until("discard", "ann")
    answered = [card for card, number, _ in turned(t) if number == 1]
    assert answered == [box]
    assert t.otto.tracks == dict(tess=track, ann=(6, 0))
    assert (t.fortitude["tess"], t.fortitude["ann"]) == (mine, 20)


@pytest.mark.rule("OTTO-55", "OTTO-39")
def test_a_second_drink_is_answered_too_and_counts_where_it_comes_from():
    """Tess toasts; Otto Ignores his Drink, and Ann hands him hers, which he answers and drinks."""
    t = evening().hand("tess", "Cheers!").hand("ann", "You have it").deck("otto", SMASH, SPIKES)
    t.drink_deck("Light Ale", "Dark Ale", "Wine")
    t.tess.plays("Cheers!")
    t.ann.responds("You have it", at="otto")
    t.until("discard", "ann")
    assert sorted(turned(t)) == sorted([(SMASH, 1, True), (SPIKES, 1, False)])
    assert t.alcohol["ann"] == 0
    drunk = t.otto.tracks
    assert drunk["tess"] == (6, 0) or drunk["ann"] == (6, 0), "one of the two he Ignored"
    assert drunk != even()


# Choices and special cases -----------------------------------------------------------------------


@pytest.mark.rule("OTTO-57", "OTTO-59")
def test_he_buys_nothing_and_takes_the_first_of_a_choice():
    offer = drink_event("Market", each_may_buy((1, me.gains(fortitude=2)), (1, me.draws(2))))
    choice = drink_event("Crossroads", each_chooses(me.loses(fortitude=1), me.gains(alcohol=1)))
    deck = Deck("drinks-test", "test", [2 * offer, 2 * choice, *drinks_of("rdi2")])
    t = evening(drinks=[deck]).turn("otto", "drink").drink_deck("Market").deck("otto", SPIKES)
    t.track("otto", "tess", 3)
    t.nobody_responds()
    while t.asked_for == w.ASK_OFFER:
        assert t.asked != "otto"
        t.table.answer(t.options()[-1])
    assert t.otto.tracks["tess"] == (3, 0)
    t = evening(drinks=[deck]).turn("otto", "drink").drink_deck("Crossroads").deck("otto", SPIKES)
    t.nobody_responds()
    while t.asked_for == w.ASK_OFFER:
        t.table.answer(t.options()[-1])
    assert t.otto.tracks == even(5, 0)


@pytest.mark.rule("OTTO-57")
def test_he_declines_a_challenge():
    """R-132: more Drinks are more Alcohol Content."""
    deck = next(d for d in DRINK_DECKS.values() if "The Challenge!" in [c.title for c in d.cards])
    t = evening(drinks=[deck]).turn("otto", "drink").drink_deck("The Challenge!")
    t.deck("otto", SPIKES)
    t.nobody_responds()
    assert t.otto.tracks == even()
    assert t.gold == dict(tess=10, ann=10, otto=0)
    assert t.happened("declined")


def automaton_with(*cards):
    """A game with an automaton of the same kind whose deck is these cards."""
    guest = Character(
        *("otto", "Otto"),
        race="automaton",
        box="test",
        deck=[5 * card for card in cards],
        rules=[Automaton],
        steps=[REWARD],
        bare=True,
    )
    t = table(TESS, ANN, variants=[Variant("test", guest=guest, people=2)])
    return t.hand("tess", "Wait").hand("ann", "Wait").drink_deck("Dark Ale").turn("otto")


@pytest.mark.rule("OTTO-81", "OTTO-37")
def test_whom_he_must_choose_is_the_player_on_his_left():
    point = order("test", "You there!", acts(another_player.loses(fortitude=1)),
                  answers(w.DRINK, ignore_drink), gambles())  # fmt: skip
    t = automaton_with(point)
    t.nobody_responds()
    assert (t.fortitude["tess"], t.fortitude["ann"]) == (19, 20)
    assert t.asked != "otto"


@pytest.mark.rule("OTTO-59", "OTTO-60")
def test_of_numbers_he_takes_the_lowest_which_comes_first():
    """Of several numbers in a row he takes number 0."""
    ladder = me.chooses(*(each_other_player.loses(fortitude=n) for n in (1, 2)))
    card = order("test", "Zero!", acts(*ladder), answers(w.DRINK, ignore_drink), gambles())
    t = automaton_with(card)
    t.nobody_responds()
    assert (t.fortitude["tess"], t.fortitude["ann"]) == (19, 19)
    (chose,) = t.happened("chose")
    assert (chose.seat, chose.number) == (2, 0)


@pytest.mark.rule("OTTO-71", "OTTO-70")
def test_an_extra_action_is_none_of_his():
    """Elixir of Speed gives whoever keeps it another Action; Otto drinks it, and that is that."""
    t = evening("wench", ANN, drinks=["rdi7"]).turn("otto", "drink").pile("otto", "Elixir of Speed")
    t.hand("wench", "Gambling? I'm in!").deck("otto", SPIKES, ANGRY, ROCKS, BUCKET)
    t.until("discard", "wench")
    assert t.otto.kept == []
    acted = len([1 for _, box, _ in turned(t) if box == 0])
    t.until("discard", "ann")
    t.until("discard", "wench")
    assert len([1 for _, box, _ in turned(t) if box == 0]) == acted + 1


@pytest.mark.rule("OTTO-62", "WENCH-31", "OTTO-10", "OTTO-70")
def test_special_reserve_is_the_top_of_the_drink_deck_for_him():
    """EX-RDI9-otto-misc-1: given, drunk in his Drink Phase, and an Elixir does not stay."""
    t = evening("wench", ANN, drinks=["rdi7"]).turn("otto", "drink").deck("otto", SPIKES, ROCKS)
    elixir = next(c for c in CHARACTERS["wench"].side_decks[0].cards if c.drink.keeps)
    t.pile("otto", elixir.title)
    t.nobody_responds()
    assert t.otto.pile == t.otto.kept == []
    assert elixir.title in t.wench.side_discard()
    up, firm = elixir.drink.strength("automaton")
    assert t.otto.tracks["ann"] == (min(6, 6 + firm), max(0, up))


@pytest.mark.rule("OTTO-62")
def test_reserve_does_not_count_in_somebody_elses_turn():
    t = evening("wench", TESS, drinks=["rdi7"]).turn("tess").hand("tess", "Cheers!", "Quick shove")
    name = CHARACTERS["wench"].side_decks[0].cards[0].title
    t.pile("otto", name).deck("otto", SPIKES)
    t.tess.plays("Cheers!")
    t.until("action", "tess")
    assert t.otto.pile == [name]


@pytest.mark.rule("OTTO-64", "REMY-8", "REMY-17")
def test_a_mark_adds_to_remys_track_alone():
    """Remy's blow costs a marked Otto 1 more; and he never returns the Mark."""
    hit = next(c.title for c in CHARACTERS["remy"].deck.cards
               if len(c.modes) == 1 and [type(x).__name__ for x in c.modes[0].words] == ["Change"]
               and c.modes[0].words[0].number() < 0 and c.modes[0].type == w.ACTION)  # fmt: skip
    loss = (
        -next(c for c in CHARACTERS["remy"].deck.cards if c.title == hit).modes[0].words[0].number()
    )
    t = evening("remy", ANN).hand("remy", hit).tracker("otto", "mark", 1).deck("otto", SMASH)
    t.remy.plays(hit, at="otto")
    t.nobody_responds()
    assert t.otto.tracks == dict(remy=(6 - loss - 1, 0), ann=(6, 0))
    t = evening("remy", ANN).tracker("otto", "mark", 1).turn("otto").deck("otto", ANGRY, SPIKES)
    t.until("discard", "remy")
    assert t.otto.tracker("mark") == 1


@pytest.mark.rule("OTTO-68", "WARTHORN-22")
def test_no_story_is_put_before_otto():
    """There is only Ann to put it before: nobody is asked."""
    story = next(c for c in CHARACTERS["warthorn"].side_decks[0].cards
                 if any(isinstance(x, StayBefore) for m in c.modes for x in m.words))  # fmt: skip
    pipe = next(c for c in CHARACTERS["warthorn"].deck.cards if c.modes[0].announces)
    t = evening("warthorn", ANN).hand("warthorn", pipe.title).side_deck("warthorn", story.title)
    t.deck("otto", SMASH, CHANGE)
    t.table.answer(next(p for p in t.warthorn.options(pipe.title)))
    for _ in range(20):
        if t.asked_for not in (w.ASK_RESPOND, w.ASK_TARGET):
            break
        assert not (t.asked_for == w.ASK_TARGET and any(p.targets == 4 for p in t.options()))
        t.table.answer(t.options()[-1])
    assert story.title in t.ann.box("told")
    assert t.otto.box("told") == []


@pytest.mark.rule("OTTO-63", "PRIZE-14")
def test_no_prize_for_otto():
    t = evening(variants=[PRIZES]).turn("otto").deck("otto", PELT, SPIKES).hand("tess", "I raise!")
    t.until("gamble")
    assert t.table.rounds[-1].prizes == []
    t = evening(variants=[PRIZES]).hand("tess", "Darts").hand("ann", "I raise!").deck("otto", PELT)
    before = len(t.table.zones[t.table.game.stocks["prizes"].deck])
    t.tess.plays("Darts")
    t.table.answer(t.options()[0])
    assert len(t.table.rounds[-1].prizes) == 1
    while t.gambling:
        t.table.answer(t.options()[-1])
    assert t.table.seats[2].kept == []
    assert len(t.table.zones[t.table.game.stocks["prizes"].deck]) == before


@pytest.mark.rule("PRIZE-8", "PRIZE-14")
def test_a_prize_that_tess_wins_is_hers_though_otto_is_at_the_table():
    t = evening(variants=[PRIZES]).hand("tess", "Darts").deck("otto", SPIKES)
    before = len(t.table.zones[t.table.game.stocks["prizes"].deck])
    t.tess.plays("Darts")
    t.table.answer(t.options()[0])
    while t.gambling:
        t.table.answer(t.options()[-1])
    assert [event.seat for event in t.happened("prize-won")] == [0]
    assert len(t.table.zones[t.table.game.stocks["prizes"].deck]) == before - 1


@pytest.mark.rule("PUB-24")
def test_otto_never_crawls():
    t = evening(variants=[PUB]).turn("otto", "discard").deck("otto", ANGRY, SPIKES)
    while t.table.turn < 8:
        assert t.asked != "otto"
        t.table.answer(t.options()[-1])
    assert t.table.tavern == 0


@pytest.mark.rule("SEA-15", "OTTO-40")
def test_ottos_turn_takes_a_counter_and_the_sea_finds_both_tracks():
    t = evening(variants=[SEA]).turn("otto", "discard").deck("otto", ANGRY, SPIKES, ROCKS)
    t.drink_deck("Dark Ale")
    t.until("discard", "tess")
    assert dict(t.table.view(0).counters) == {"progress": 1}


@pytest.mark.rule("SEA-15", "OTTO-40")
def test_a_sea_event_for_everybody_finds_otto_on_both_tracks():
    deck = Deck(
        "sea", "test", [5 * event("Spray", each_player.loses(fortitude=1), back="sea", level=3)]
    )
    at_sea = Variant("sea", rules=[Voyage], table_decks=[deck], one_tavern=True)
    t = evening(variants=[at_sea]).turn("otto", "discard").deck("otto", ANGRY, SPIKES, ROCKS)
    t.drink_deck("Dark Ale")
    t.until("discard", "tess")
    before = t.otto.tracks
    t.until("discard", "ann")
    assert [f for f, _ in t.otto.tracks.values()] == [f - 1 for f, _ in before.values()]
    assert (t.fortitude["tess"], t.fortitude["ann"]) == (19, 19)


@pytest.mark.rule("OTTO-61")
def test_a_card_that_cannot_be_ignored_is_not():
    sure = CardDef("Sure thing", (Mode(w.ACTION, w.MY_ACTION, (another_player.loses(fortitude=2),),
                                       unignorable=True),))  # fmt: skip
    t = evening(stranger(sure, name="tess"), ANN).hand("tess", "Sure thing").deck("otto", PELT)
    t.tess.plays("Sure thing", at="otto")
    t.nobody_responds()
    assert t.otto.tracks["tess"] == (4, 0)


def test_the_rewards_are_a_word_of_the_vocabulary():
    assert [word.name for word in REWARD.words] == ["choose-one", "take-gold", "draw"]


@pytest.mark.rule("TURN-8", "OTTO-7")
def test_who_sits_before_otto_reveals_cards_and_he_has_none_to_reveal():
    """Of the three only those with a deck of their own turn up two cards each."""
    show = action("Show", each_player.loses(fortitude=1), each_player.reveals(2))
    t = evening(stranger(show), ANN).hand("tess", "Show", "Filler").until("action", "tess")
    t.tess.plays("Show")
    t.nobody_responds()
    assert [event.seat for event in t.happened("showed")] == [0, 0, 1, 1]
    assert t.fortitude == dict(tess=19, ann=19, otto=20)
