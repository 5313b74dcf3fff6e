"""WENCH: the Special Reserve on top of every pile, the Elixirs, and what comes into her apron."""

import random

import pytest

import lastcall
from lastcall.bots import ask, make_bot
from lastcall.cards.catalogue import character
from lastcall.engine import save as saving
from lastcall.engine import words as v
from lastcall.engine.audit import audit
from lastcall.engine.cards import Deck
from lastcall.testing import as_data, stranger, table
from lastcall.text.narrator import Narrator

CLUMSY = "How clumsy of me! Drink's on the house"
SHELF = "From the shelf behind the shelf."
EVERYBODY = "A little something for everybody!"
MENU = "That one isn't on the menu, dear."
MY_TIP = "Oh, I thought that was my tip..."
SHOULDNT = "Oh, really, you shouldn't have!"
MY_JOB = "Playing with the drinks is MY job!"
DRINK_UP = "Drink up before the head settles!"
COCKTAIL = "How do you like my cocktail?"
MORE = "On a tray, all at once. Watch this."
TONIC = "Bitter Tonic"
WITCH = "Witch's Wine"
AGED = "Aged Dwarven Firewater"
SPEED = "Elixir of Speed"
VIGOR = "Elixir of Vigor"
STONE = "Elixir of Stone"
DARES = "The Wench dares you..."
SHOTS = "Firewater shots!"
AGAIN = "Another round, hero?"
AIR = "I think you need some fresh air"
NO_STEALING = "No stealing on my shift!"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
NO = "I don't think so!"
DISBELIEVE = "I attempt to disbelieve."
NOT_EVE = "I'm not Eve! She's over there!"
EMPTY = "Drink what? This is empty."
ALONE = "I do so hate to drink alone..."
SHINY = "Gog find shiny in loincloth!"
YUCKY = "This taste yucky!"
SAME_HAND = "What a coincidence, I happen to have the same hand!"
EXCUSE = "Excuse me, I have more important matters to attend to."
SPIKE = "Spike it with Firewater"


def gift(card, *reserve, **hands):
    """Olivia's Action Phase, with this in hand and this on top of her Reserve."""
    t = table("wench", "gog", "eve").hand("wench", card).side_deck("wench", *reserve)
    for name, titles in hands.items():
        t.hand(name, *titles)
    return t


# The deck ----------------------------------------------------------------------------------------


@pytest.mark.rule("WENCH-1", "RDI7-6", "WENCH-16")
def test_the_table_is_set_with_a_reserve_of_fifteen():
    (reserve,) = character("wench").side_decks
    assert len(reserve.cards) == 15
    elixirs = [card.title for card in reserve.cards if "elixir" in card.tags]
    assert len(elixirs) == len(set(elixirs)) == 5
    assert all(card.drink.keeps for card in reserve.cards if card.title in elixirs)
    t = lastcall.new_game("gog", "wench", "eve", seed=4, first=0)
    assert len(t.zones[t.seats[1].side[0].deck]) == 15
    assert all(len(seat.hand) == 7 for seat in t.seats)


@pytest.mark.rule("WENCH-2", "RDI7-5")
def test_it_holds_drinks_and_drink_events():
    (reserve,) = character("wench").side_decks
    assert {card.is_event for card in reserve.cards} == {True, False}
    assert all(card.is_event != (card.drink is not None) for card in reserve.cards)


@pytest.mark.rule("WENCH-2", "CHSR-5", "CHSR-6")
def test_an_event_of_hers_as_a_chaser_is_nothing():
    """EX-RDI7-chaser-2 with her own Event: 1, and nobody else drinks."""
    t = table("gog", "wench", "eve").turn("gog", "drink")
    t.pile("gog", "Light Ale with a Chaser", SHOTS).hand("wench", IM_IN)
    t.until("discard", "wench")
    assert t.alcohol == dict(gog=1, wench=0, eve=0)
    assert t.wench.side_discard() == [SHOTS]


@pytest.mark.rule("WENCH-4")
def test_what_she_orders_comes_from_the_inn():
    t = table("wench", "gog", "eve").turn("wench", "order").hand("wench", MORE)
    t.drink_deck("Wine", "Mead", "Water").side_deck("wench", TONIC)
    t.wench.responds(MORE)
    t.until("order", "wench")
    for name in ("gog", "eve", "gog"):
        t.wench.orders_for(name)
    assert sorted(t.gog.pile + t.eve.pile) == ["Mead", "Water", "Wine"]
    assert t.wench.side_deck()[0] == TONIC


@pytest.mark.rule("WENCH-3")
@pytest.mark.first_chair
def test_nobody_sees_what_she_gives():
    """Others see a card of her Reserve from its back, Olivia as well."""
    t = gift(EVERYBODY, TONIC, WITCH)
    t.wench.plays(EVERYBODY)
    t.nobody_responds()
    assert (t.gog.pile, t.eve.pile) == ([TONIC], [WITCH])
    for seat in range(3):
        assert t.table.view(seat).known == ()
        seen = {tuple(t.table.imagine(seat, n).seats[1].pile) for n in range(12)}
        assert len(seen) > 1
        reserve = {c for c, d in enumerate(t.table.game.defs) if d.deck == "reserve"}
        assert all(set(pile) <= reserve for pile in seen)
        imagined = t.table.imagine(seat, 3)
        assert as_data(imagined.view(seat)) == as_data(t.table.view(seat))
    served = [(e.seat, e.other) for e in t.happened("served")]
    assert served == [(0, 1), (0, 2)]
    names = ["Olivia", "Gog", "Eve"]
    for lang, said in (("en", "serves Gog"), ("ru", "подаёт")):
        told = [Narrator(lang).event(e, t.table.game, names) or "" for e in t.table.events]
        assert any(said in line for line in told)


@pytest.mark.rule("WENCH-5")
@pytest.mark.first_chair
def test_she_serves_herself_nothing_but_may_be_handed_it():
    """A card that hands on what lies on one's pile brings it to her."""
    t = gift(CLUMSY, TONIC)
    assert {p.targets for p in t.wench.options(CLUMSY)} == {2, 4}
    sign = "Sign right here and there you go!"
    t = table("jett", "wench", "gog").hand("jett", sign).pile("jett", TONIC, "Wine")
    t.tracker("jett", "momentum", 3)
    t.jett.plays(sign, at="wench", mode=1)
    t.nobody_responds()
    assert (t.wench.pile, t.jett.pile) == ([TONIC], ["Wine"])


@pytest.mark.rule("WENCH-6", "RDI7-7")
def test_t7_16_an_ordered_drink_goes_beneath():
    """EX-RDI7-reserve-1: the Witch's Wine, then the ordered Mead, then the Wine."""
    t = table("gog", "eve", "wench").turn("gog", "order").pile("eve", WITCH, "Wine")
    t.drink_deck("Mead", "Water").hand("gog", TIP)
    t.until("order", "gog").gog.orders_for("eve")
    assert t.eve.pile == [WITCH, "Mead", "Wine"]


@pytest.mark.rule("WENCH-6")
def test_what_is_handed_on_keeps_to_that():
    """Jett's Wine goes beneath the Tonic that lies on Eve's pile."""
    sign = "Sign right here and there you go!"
    t = table("jett", "eve", "wench").hand("jett", sign).pile("jett", "Wine")
    t.pile("eve", TONIC, "Mead").tracker("jett", "momentum", 3)
    t.jett.plays(sign, at="eve", mode=1)
    t.nobody_responds()
    assert t.eve.pile == [TONIC, "Wine", "Mead"]


@pytest.mark.rule("WENCH-7")
@pytest.mark.first_chair
def test_the_newest_gift_lies_on_top():
    t = gift(CLUMSY, TONIC).pile("eve", "Wine", WITCH, "Mead")
    t._table.settle_pile(2)
    t.wench.plays(CLUMSY, at="eve")
    t.nobody_responds()
    assert t.eve.pile == [TONIC, "Wine", "Mead"]  # the Witch's Wine was discarded first


@pytest.mark.rule("WENCH-8", "TARA-5")
def test_t7_17_a_rearranged_pile_has_them_on_top_again():
    """Tara puts the Wine first; both cards of the Reserve come up, in no order."""
    look = "I'll read the foam for you."
    found = set()
    for seed in range(12):
        t = foresight(seed, TONIC, WITCH, "Wine", "Mead")
        t.seer.plays(look, at="gog")
        t.until("arrange", "seer").seer.arranges("Wine", TONIC)
        assert t.gog.pile[2:] == ["Wine", "Mead"]
        found.add(tuple(t.gog.pile[:2]))
    assert found == {(TONIC, WITCH), (WITCH, TONIC)}
    for seed in range(6):
        t = foresight(seed, TONIC, WITCH, "Wine", "Mead")
        t.seer.plays(look, at="gog")
        t.until("arrange", "seer").seer.leaves_them_so()
        assert t.gog.pile == [TONIC, WITCH, "Wine", "Mead"], "what is left as it lies stays so"


@pytest.mark.rule("WENCH-8", "TARA-5")
@pytest.mark.parametrize("seed", range(6))
def test_a_drink_deck_that_is_rearranged_leaves_the_piles_as_they_lie(seed):
    """Whoever's they are: the next Drinks of the house are one thing, gifts another."""
    t = foresight(seed, TONIC, WITCH, "Wine").pile("seer", AGED, SPEED)
    t.pile("wench", VIGOR, STONE).drink_deck("Mead", "Water", "Dark Ale")
    t.until("action", "seer").seer.plays("I see...")
    t.until("arrange", "seer").seer.arranges("Dark Ale", "Mead")
    assert t.drink_deck_titles[:3] == ["Dark Ale", "Mead", "Water"]
    assert (t.seer.pile, t.wench.pile) == ([AGED, SPEED], [VIGOR, STONE])
    assert t.gog.pile == [TONIC, WITCH, "Wine"]


def foresight(seed, *pile):
    seer = stranger(
        v.action("I'll read the foam for you.", v.another_player.has_their_pile_foreseen(3)),
        v.action("I see...", v.foresee_drinks(3)),
        name="seer",
    )
    t = table(seer, "gog", "wench", seed=seed)
    return t.hand("seer", "I'll read the foam for you.", "I see...").pile("gog", *pile)


@pytest.mark.rule("WENCH-9", "WENCH-10", "RDI7-2", "RDI7-27")
def test_it_never_gets_into_the_drink_deck():
    """Gog Ignores the Tonic; it lies with the Reserve, and new Drinks are made without it."""
    t = table("gog", "wench", "eve").turn("gog", "drink").pile("gog", TONIC).hand("gog", YUCKY)
    t.hand("wench", TIP).drink_deck("Wine", rest="discard")
    t.until("respond", "gog").gog.responds(YUCKY)
    t.until("discard", "wench")
    assert t.wench.side_discard() == [TONIC]
    t.until("order", "wench").wench.orders_for("gog")
    t.nobody_responds()
    assert TONIC not in t.drink_deck_titles + t.drink_discard_titles


@pytest.mark.rule("WENCH-10", "LOSE-10", "RDI7-38", "PUB-8")
@pytest.mark.first_chair
def test_whoever_is_out_leaves_her_cards_to_her():
    """Eve's pile and her Elixir go where they came from."""
    t = table("gog", "eve", "wench").hand("gog", TIP).stats("eve", gold=1)
    t.pile("eve", TONIC, "Wine")
    t._table.keep(1, t._take(VIGOR, [t._table.zones[t._table.seats[2].side[0].deck]], "hers"))
    t.until("action", "gog").gog.plays(TIP, at="eve")
    t.nobody_responds()
    assert t.alive == ["gog", "wench"]
    assert sorted(t.wench.side_discard()) == [TONIC, VIGOR]
    assert "Wine" in t.drink_discard_titles


@pytest.mark.rule("WENCH-11", "RDI7-3", "RDI7-4")
def test_t7_22_the_last_card_brings_the_discards_back_for_nothing():
    """EX-RDI7-reserve-1: the deck is never seen empty, what lies on piles stays there."""
    t = gift(CLUMSY, TONIC).pile("gog", WITCH)
    t.side_deck("wench", TONIC, only=True)
    t.wench.plays(CLUMSY, at="eve")
    t.nobody_responds()
    assert (t.eve.pile, t.gog.pile) == ([TONIC], [WITCH])
    assert (len(t.wench.side_deck()), t.wench.side_discard()) == (13, [])
    assert t.gold == dict(wench=10, gog=10, eve=10)


@pytest.mark.rule("WENCH-34")
@pytest.mark.first_chair
def test_nothing_left_nothing_given():
    t = gift(CLUMSY).pile("gog", "Wine")
    seat = t._table.seats[0]
    t._table.seats[2].pile.extend(t._table.zones[seat.side[0].deck])
    t._table.zones[seat.side[0].deck].clear()
    t.wench.plays(CLUMSY, at="gog")
    t.nobody_responds()
    assert (t.fortitude["gog"], t.gog.pile) == (18, [])


@pytest.mark.rule("WENCH-34", "WENCH-3")
def test_the_last_of_the_reserve_goes_to_the_next_in_turn_order():
    """One Elixir is left for three: the first on Olivia's left has it, on any chair."""
    t = table("gog", "eve", "wench", "dimli", first=2).hand("wench", EVERYBODY)
    t.side_deck("wench", VIGOR)
    side = t._table.zones[t._table.seats[2].side[0].deck]
    t._table.seats[0].pile.extend(side[:-1])
    del side[:-1]
    t.wench.plays(EVERYBODY).everyone.passes()
    assert (len(t.gog.pile), t.eve.pile, t.dimli.pile) == (14, [], [VIGOR])


def test_whoever_has_no_reserve_gives_nothing_of_it():
    """Not even with a card that says so; Olivia's own Reserve stays where it is."""
    (reserve,) = character("wench").side_decks
    borrowed = v.action("Borrowed", v.another_player.gets_reserve(reserve))
    t = table(stranger(borrowed), "wench", "gog").hand("tess", "Borrowed")
    t.until("action", "tess").tess.plays("Borrowed", at="gog")
    t.nobody_responds()
    assert (t.gog.pile, len(t.wench.side_deck())) == ([], 15)


@pytest.mark.rule("WENCH-33", "EVNT-6")
def test_what_comes_off_the_drink_deck_is_the_inns():
    """A Round on the House never turns up the Reserve."""
    t = table("gog", "wench", "eve").turn("gog", "drink").pile("gog", "Round on the House!")
    t.drink_deck("Wine").side_deck("wench", TONIC).hand("wench", IM_IN)
    t.until("discard", "wench")
    assert t.alcohol == dict(gog=2, wench=2, eve=2)
    assert t.wench.side_deck()[0] == TONIC


# Ignoring her ------------------------------------------------------------------------------------


@pytest.mark.rule("WENCH-12", "WENCH-14", "NEG-10")
def test_t7_18_whoever_ignores_the_card_gets_nothing_of_it():
    """EX-RDI7-wench-1: no loss, no discard, no gift."""
    t = gift(CLUMSY, TONIC, eve=[DISBELIEVE]).pile("eve", "Wine")
    t.wench.plays(CLUMSY, at="eve")
    t.eve.responds(DISBELIEVE)
    t.nobody_responds()
    assert (t.fortitude["eve"], t.eve.pile) == (20, ["Wine"])
    assert t.wench.side_deck()[0] == TONIC


@pytest.mark.rule("WENCH-12", "REDR-1", "WENCH-14")
def test_the_gift_stays_with_whoever_sends_the_blow_on():
    """The second play: Eve's loss goes to Gog, the Tonic is still hers."""
    t = gift(CLUMSY, TONIC, eve=[NOT_EVE]).pile("eve", "Wine").pile("gog", "Mead")
    t.wench.plays(CLUMSY, at="eve")
    t.eve.responds(NOT_EVE, to="gog")
    t.nobody_responds()
    assert t.fortitude == dict(wench=20, gog=18, eve=20)
    assert (t.eve.pile, t.gog.pile) == ([TONIC], ["Mead"])


@pytest.mark.rule("WENCH-13", "RDI7-9")
def test_t7_19_a_mere_gift_cannot_be_ignored():
    t = gift(EVERYBODY, TONIC, WITCH, eve=[DISBELIEVE, TIP])
    t.until("action", "wench").wench.plays(EVERYBODY)
    assert t.eve.why_not(DISBELIEVE).rule == "STAT-6"
    t.nobody_responds()
    assert t.eve.pile == [WITCH]


@pytest.mark.rule("WENCH-15", "JASPER-5")
def test_nothing_for_whoever_is_outside():
    """EX-RDI7-air-1: Eve and Jasper are away; nobody but Gog can be served."""
    t = table("jasper", "wench", "gog", "eve").hand("jasper", AIR).hand("wench", CLUMSY, EVERYBODY)
    t.side_deck("wench", TONIC, WITCH)
    t.until("action", "jasper").jasper.plays(AIR, at="eve")
    t.until("action", "wench")
    assert {p.targets for p in t.wench.options(CLUMSY)} == {1 << t.seat("gog")}
    t.wench.plays(EVERYBODY)
    t.nobody_responds()
    assert (t.gog.pile, t.eve.pile, t.jasper.pile) == ([TONIC], [], [])


# Elixirs -----------------------------------------------------------------------------------------


@pytest.mark.rule("WENCH-17", "WENCH-18", "RDI7-26", "DRNK-20")
@pytest.mark.parametrize(("card", "kept"), [(YUCKY, []), (MY_JOB, [VIGOR])])
def test_t7_21_an_elixir_is_kept_by_whoever_drinks_it(card, kept):
    """EX-RDI7-elixir-1: Ignored it is gone; three times lowered, to 0, it is kept."""
    t = table("gog", "wench", "eve").turn("gog", "drink").pile("gog", VIGOR)
    if card == YUCKY:
        t.hand("gog", YUCKY).hand("wench", IM_IN)
        t.gog.responds(YUCKY)
    else:
        t.hand("wench", *3 * [MY_JOB], IM_IN)
        for _ in range(3):
            t.wench.responds(MY_JOB)
    t.until("discard", "wench")
    assert (t.gog.kept, t.gog.alcohol) == (kept, 0)
    assert t.wench.side_discard() == ([] if kept else [VIGOR])


@pytest.mark.rule("WENCH-17", "NEG-12")
def test_an_excuse_that_is_negated_excuses_nobody():
    """The second play: Gog's Ignore is Negated; he drinks and keeps it."""
    t = table("gog", "wench", "eve").turn("gog", "drink").pile("gog", VIGOR).hand("gog", YUCKY)
    t.hand("eve", NO).hand("wench", IM_IN)
    t.gog.responds(YUCKY)
    t.eve.responds(NO)
    t.until("discard", "wench")
    assert (t.gog.kept, t.gog.alcohol) == ([VIGOR], 3)


@pytest.mark.rule("WENCH-19", "RDI7-24", "RDI7-25", "RDI7-28")
def test_t7_20_one_elixir_for_two_drinkers():
    """EX-RDI7-nondiscard-1: Fleck splits it with Gog: 1 each, and it is Fleck's."""
    t = table("fleck", "gog", "wench").turn("fleck", "drink").pile("fleck", SPEED)
    t.hand("fleck", ALONE).hand("gog", IM_IN)
    t.fleck.responds(ALONE, to="gog")
    t.until("discard", "gog")
    assert t.alcohol == dict(fleck=1, gog=1, wench=0)
    assert (t.fleck.kept, t.gog.kept) == ([SPEED], [])


@pytest.mark.rule("RDI7-26", "WENCH-19")
def test_the_claim_moves_on_to_whoever_drinks():
    """Fleck splits it and Ignores his half: it is Gog's."""
    t = table("fleck", "gog", "wench").turn("fleck", "drink").pile("fleck", SPEED)
    hold = "I may be a fop, but I can hold my liquor!"
    t.hand("fleck", ALONE, hold).hand("gog", IM_IN)
    t.fleck.responds(ALONE, to="gog")
    t.until("respond", "fleck").fleck.responds(hold, on="fleck")
    t.until("discard", "gog")
    assert (t.fleck.kept, t.gog.kept) == ([], [SPEED])
    assert t.alcohol == dict(fleck=0, gog=1, wench=0)


@pytest.mark.rule("WENCH-20")
def test_an_elixir_is_no_card_in_hand():
    """It may wait for turns, is discarded by nobody, and counts for no hand."""
    t = table("gog", "wench", "eve").turn("gog", "drink").pile("gog", STONE).hand("gog", IM_IN)
    t.until("discard", "gog")
    assert {t.table.title(o.card) for o in t.options() if o.card >= 0} == {IM_IN}
    t.gog.done()
    assert (len(t.gog.hand), t.gog.kept) == (7, [STONE])
    assert t.table.view(-1).seats[0].kept == tuple(t.table.seats[0].kept)


@pytest.mark.rule("WENCH-21")
def test_t7_34_an_elixir_of_speed_does_not_wait():
    """EX-RDI7-elixir-2: one Action only, and it is gone; a turn later there is one again."""
    funny = "Gog make funny? Why you not laugh?"
    t = table("gog", "wench", "eve").turn("gog", "drink").pile("gog", SPEED)
    t.hand("gog", funny, TIP).hand("wench", TIP)
    t.until("action", "gog").gog.plays(funny, at="eve")
    t.until("action", "gog").gog.passes()
    assert (t.gog.kept, t.wench.side_discard()) == ([], [SPEED])
    t.until("order", "gog")
    t.gog.orders_for("eve")
    t.until("action", "gog")
    assert t.table.frames[0].actions == 1


@pytest.mark.rule("WENCH-21")
def test_an_elixir_of_speed_drunk_amid_ones_own_action_is_for_the_next():
    """Gog toasts in his Action Phase: the Elixir he drinks then waits for his next turn."""
    ann = stranger(v.action("Cheers!", v.me.drinks_one_more()), name="ann")
    t = table(ann, "wench", "eve").pile("ann", SPEED).hand("ann", "Cheers!", TIP)
    t.until("action", "ann").ann.plays("Cheers!")
    t.until("order", "ann")
    assert t.ann.kept == [SPEED]
    t.ann.orders_for("eve")
    t.until("action", "ann")
    assert (t.ann.kept, t.table.frames[0].actions) == ([], 2)


# Pots and tips -----------------------------------------------------------------------------------


@pytest.mark.rule("WENCH-22", "GAMB-15", "TIP-4")
def test_t7_29_not_once_the_last_player_has_passed():
    """EX-RDI7-tipout-1: the Round is decided, she can only look on."""
    t = table("gog", "wench", "eve").hand("gog", IM_IN).hand("wench", MY_TIP)
    t.hand("eve", RAISE, IM_IN).until("action", "gog").gog.plays(IM_IN)
    asked = set()
    while t.gambling:
        asked.add((t.asked, t.asked_for))
        t.table.answer(t.options()[-1])
    assert ("wench", "respond") in asked
    assert t.gold == dict(gog=12, wench=9, eve=9)


@pytest.mark.rule("WENCH-22", "TIP-2")
def test_nor_in_answer_to_an_ante():
    t = table("gog", "wench", "eve").hand("gog", IM_IN).hand("wench", MY_TIP, TIP)
    t.until("action", "gog").gog.plays(IM_IN)
    assert t.wench.why_not(MY_TIP).rule in ("TIP-2", "CARD-3")
    t.until("respond", "wench")
    assert t.wench.why_not(MY_TIP).rule == "TIP-2"


@pytest.mark.rule("WENCH-23", "WHITEHAWK-11")
def test_ex_rdi7_tipout_2_the_captain_takes_half_of_it():
    t = table("gog", "wench", "whitehawk").hand("gog", IM_IN).hand("wench", MY_TIP)
    t.hand("whitehawk", SAME_HAND).until("action", "gog").gog.plays(IM_IN)
    t.until("respond", "wench")
    while not t.wench.may(MY_TIP):
        t.wench.passes()
        t.until("respond", "wench")
    t.wench.responds(MY_TIP)
    t.until("respond", "whitehawk").whitehawk.responds(SAME_HAND)
    t.nobody_responds()
    assert t.gold == dict(gog=9, wench=11, whitehawk=10)


def no_tip_until(t, question):
    """Everybody does as little as they can; Olivia is never offered what was paid."""
    while t.asked_for != question:
        assert not t.wench.may(SHOULDNT)
        t.table.answer(t.options()[-1])


@pytest.mark.rule("WENCH-25", "GAMB-3", "DRNK-10")
def test_t7_27_only_what_is_paid_because_of_a_card():
    """EX-RDI7-gold-1 (b): not an Event's price, not an ante, not the price of new Drinks."""
    fine = v.drink_event("Fine", v.the_revealer.pays(1, v.TO_THE_INN))
    cellar = Deck("test", "test", [9 * fine, 20 * v.drink("W")])
    t = table("gog", "wench", "eve", drinks=[cellar]).turn("gog", "drink").pile("gog", "Fine")
    t.hand("wench", SHOULDNT, IM_IN)
    no_tip_until(t, "discard")
    assert t.gold == dict(gog=9, wench=10, eve=10)
    t = table("gog", "wench", "eve").hand("gog", IM_IN).hand("wench", SHOULDNT)
    t.hand("eve", "Sleight of hand...").until("action", "gog").gog.plays(IM_IN)
    while t.gambling:
        assert not t.wench.may(SHOULDNT)
        t.table.answer(t.options()[-1])
    t = table("gog", "wench", "eve").turn("gog", "order").hand("gog", TIP).hand("wench", SHOULDNT)
    t.drink_deck("Wine", rest="discard")
    t.until("order", "gog").gog.orders_for("eve")
    no_tip_until(t, "discard")
    assert t.gold == dict(gog=9, wench=9, eve=9)


@pytest.mark.rule("WENCH-26", "RDI7-29")
def test_t7_28_also_what_the_inn_pays_itself():
    """EX-RDI7-gold-1 (c): Gog's shiny is the Inn's; Olivia gets hers."""
    t = table("eve", "gog", "wench").hand("eve", TIP).hand("gog", SHINY).hand("wench", SHOULDNT)
    t.eve.plays(TIP, at="gog")
    t.gog.responds(SHINY)
    t.wench.responds(SHOULDNT)
    t.nobody_responds()
    assert t.gold == dict(eve=10, gog=10, wench=11)
    assert t.inn == -1


@pytest.mark.rule("WENCH-25")
def test_what_one_player_pays_another_is_no_tip():
    """Everybody pays Dimli, and nobody the Inn: she is not even asked."""
    belch = "Impressive Dwarven War Belch!"
    t = table("dimli", "gog", "wench").hand("dimli", belch).hand("wench", SHOULDNT)
    t.dimli.plays(belch)
    no_tip_until(t, "order")
    assert t.gold == dict(dimli=12, gog=9, wench=9)


@pytest.mark.rule("WENCH-25")
def test_what_was_not_paid_was_not_paid():
    """Eve does not pay at all, or there is no Gold: nothing to take."""
    t = table("gog", "lizwick", "wench").hand("gog", TIP).box("lizwick", "bag", "Gold on a String")
    t.hand("wench", SHOULDNT)
    t.gog.plays(TIP, at="lizwick")
    t.lizwick.responds("Gold on a String")
    t.nobody_responds()
    assert t.gold == dict(gog=10, lizwick=10, wench=10)


@pytest.mark.rule("WENCH-25")
def test_her_own_payments_count_too():
    """OPEN-21: she pays for more Drinks and has it back; of two payments she gets both."""
    t = table("wench", "gog", "eve").turn("wench", "order").hand("wench", MORE, SHOULDNT)
    t.wench.responds(MORE)
    t.until("order", "wench")
    for _ in range(2):
        t.wench.orders_for("gog")
    t.wench.responds(SHOULDNT)
    t.nobody_responds()
    assert t.gold["wench"] == 10
    tess = stranger(v.action("Taxes!", v.each_other_player.pays(1, v.TO_THE_INN)))
    t = table(tess, "wench", "gog").hand("tess", "Taxes!").hand("wench", SHOULDNT)
    t.tess.plays("Taxes!")
    t.wench.responds(SHOULDNT)
    t.nobody_responds()
    assert t.gold == dict(tess=10, wench=11, gog=9)


@pytest.mark.rule("WENCH-27", "JASPER-16")
def test_jasper_catches_her_at_it():
    """And when he is Negated himself, she has it after all."""
    for stopped in (True, False):
        t = table("gog", "wench", "jasper", "eve").hand("gog", TIP).hand("wench", SHOULDNT)
        t.hand("jasper", NO_STEALING).hand("eve", NO)
        t.gog.plays(TIP, at="eve")
        t.wench.responds(SHOULDNT)
        t.jasper.responds(NO_STEALING)
        if not stopped:
            t.eve.responds(NO)
        t.nobody_responds()
        assert t.gold["wench"] == (10 if stopped else 11)
        assert t.fortitude["wench"] == (19 if stopped else 20)


@pytest.mark.rule("WENCH-28")
@pytest.mark.first_chair
def test_her_gold_is_hers_or_the_inns():
    """She is paid wherever the card turns up; once she is out, the Inn is."""
    t = table("gog", "wench", "eve").turn("gog", "drink").pile("gog", AGAIN).drink_deck("Water")
    t.hand("wench", IM_IN)
    t.until("discard", "wench")
    assert (t.gold["gog"], t.gold["wench"]) == (8, 12)
    t = table("gog", "wench", "eve").turn("gog", "drink").pile("gog", AGAIN).drink_deck("Water")
    t._table.seats[1].alive = False
    t.hand("gog", IM_IN).hand("eve", IM_IN)
    t.until("discard", "eve")
    assert (t.gold["gog"], t.gold["wench"], t.inn) == (8, 10, 2)


@pytest.mark.rule("EVNT-6", "NEG-10", "RDI7-11")
@pytest.mark.parametrize("ignored", [False, True])
def test_whoever_ignores_another_round_neither_pays_nor_drinks(ignored):
    """The Event makes a Drink for Remy alone; if he Ignores it in time, none is turned up."""
    t = table("remy", "wench", "eve").turn("remy", "drink").pile("remy", AGAIN).drink_deck("Wine")
    t.hand("remy", EXCUSE).hand("wench", IM_IN).hand("eve", IM_IN)
    if ignored:
        t.remy.responds(EXCUSE, mode=1)
    t.until("discard", "wench")
    assert (t.alcohol["remy"], t.gold["remy"]) == ((0, 10) if ignored else (2, 8))
    assert len(t.happened("revealed")) == (0 if ignored else 1)


@pytest.mark.rule("WENCH-29")
def test_the_cocktail_fills_a_hand_as_large_as_it_is():
    t = table("wench", "gog", "eve").hand("wench", COCKTAIL).hand("eve", IM_IN)
    t.stats("eve", hand_size=9)
    t.wench.plays(COCKTAIL, at="eve")
    t.until("discard", "eve").eve.done()
    assert len(t.eve.hand) == 9


@pytest.mark.rule("WENCH-30", "CONT-9", "CONT-11")
@pytest.mark.first_chair
def test_ex_rdi7_contest_1_and_4_what_she_does_in_a_contest():
    """She lowers the Wine to 1: a tie; another Drink that she forces counts for nothing."""
    t = table("gog", "eve", "wench").turn("gog", "drink").pile("gog", "Drinking Contest!", "Mead")
    t.drink_deck("Wine", "Light Ale", "Water", "Elven Wine", "Dark Ale")
    t.hand("wench", MY_JOB, DRINK_UP)
    t.hand("eve", IM_IN)
    t.until("respond", "wench")
    while not t.drinks:
        t.wench.passes()
        t.until("respond", "wench")
    t.wench.responds(MY_JOB, on="gog")
    t.until("respond", "wench").wench.responds(DRINK_UP)
    t.until("split", "gog").gog.keeps_it_whole()
    t.until("discard", "eve")
    assert t.happened("contest-tied")
    assert t.happened("contest-won")[0].seat == 0
    assert t.alcohol["gog"] == 1 + 3 + 3


# Her Events --------------------------------------------------------------------------------------


@pytest.mark.rule("RDI7-37", "RDI7-10")
@pytest.mark.parametrize(
    ("busy", "drunk"),
    [
        ("remy", dict(remy=0, gog=0, wench=0, eve=0)),
        ("other", dict(gog=2, remy=0, wench=1, eve=0)),
    ],
)
def test_t7_37_whoever_ignores_a_dare(busy, drunk):
    """EX-RDI7-dare-1: the revealer, and nothing is turned up; somebody else, and the rest go on."""
    seats = ("remy", "gog", "wench", "eve") if busy == "remy" else ("gog", "remy", "wench", "eve")
    t = table(*seats).turn(seats[0], "drink").pile(seats[0], DARES).hand("remy", EXCUSE)
    t.drink_deck("Wine", "Light Ale", "Light Ale").hand(seats[1], IM_IN)
    t.remy.responds(EXCUSE, mode=1)
    t.until("discard", seats[1])
    if busy == "other":  # Wine for Gog; of the two Light Ales Olivia's came first: she has both
        drunk = dict(gog=0, remy=0, wench=3, eve=1)
    assert t.alcohol == drunk


@pytest.mark.rule("RDI7-10", "EVNT-4")
def test_t7_37_once_drinks_are_shown_only_they_can_be_ignored():
    t = table("gog", "eve", "wench", "remy").turn("gog", "drink").pile("gog", DARES)
    t.drink_deck("Wine", "Water", "Light Ale", "Light Ale").hand("eve", EMPTY, IM_IN)
    t.hand("remy", EXCUSE, TIP)
    t.until("respond", "remy").remy.passes()
    t.until("respond", "eve")
    assert {option.mode for option in t.remy.options(EXCUSE)} == {0}, "only his Drink"
    t.eve.responds(EMPTY, on=0)
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=0, eve=0, wench=1, remy=1)


@pytest.mark.rule("RDI7-19", "CONT-12")
def test_ex_rdi7_contest_5_coffee_is_weaker_than_water():
    """By what is printed: the Coffee drinker gets the Wine, not the one with the Water."""
    cellar = Deck("test", "test", [9 * v.drink("Coffee", -1), 9 * v.drink("Water"),
                                   9 * v.drink("Wine", 2)])  # fmt: skip
    t = table("gog", "eve", "wench", drinks=[cellar]).turn("gog", "drink").pile("gog", DARES)
    t.drink_deck("Water", "Coffee", "Wine").hand("eve", IM_IN).stats("eve", alcohol=5)
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=0, eve=6, wench=0)


@pytest.mark.rule("RDI7-11", "RDI7-12")
@pytest.mark.parametrize("way", ["event", "drink"])
def test_ex_rdi7_drinks_5_two_ways_past_a_shot(way):
    t = table("gog", "remy", "eve", "wench").turn("gog", "drink").pile("gog", SHOTS)
    t.hand("remy", EXCUSE if way == "event" else "I best not. Someone needs to keep a level head")
    t.hand("remy", IM_IN)
    if way == "event":
        t.remy.responds(EXCUSE, mode=1)
    else:
        t.remy.responds("I best not. Someone needs to keep a level head", on="remy")
    t.until("discard", "remy")
    assert t.alcohol == dict(gog=2, remy=0, eve=2, wench=2)


@pytest.mark.rule("RDI7-11", "CHNG-1")
def test_a_shot_is_a_drink_like_others():
    """It is spiked, split and handed on; the card itself is discarded once."""
    t = table("fleck", "dimli", "wench").turn("fleck", "drink").pile("fleck", SHOTS)
    t.hand("fleck", ALONE).hand("dimli", SPIKE, IM_IN)
    t.fleck.responds(ALONE, to="wench", on="fleck")
    t.until("respond", "dimli").dimli.responds(SPIKE, on="dimli")
    t.until("discard", "dimli")
    assert t.alcohol == dict(fleck=1, dimli=4, wench=3)
    assert t.wench.side_discard() == [SHOTS]


@pytest.mark.rule("RDI7-8")
def test_ignoring_an_ignore_changes_nothing():
    """Fleck's story: the helmet holds, whatever becomes of the card that asked for it."""
    t = table("wench", "gog", "eve").hand("wench", CLUMSY).side_deck("wench", TONIC)
    t.hand("eve", DISBELIEVE).hand("gog", "Stop poking Gog")
    t.wench.plays(CLUMSY, at="eve")
    t.eve.responds(DISBELIEVE)
    assert not t.gog.may("Stop poking Gog")
    t.nobody_responds()
    assert t.eve.pile == []


@pytest.mark.rule("RDI7-13", "CHSR-12")
def test_several_instructions_come_in_the_drinkers_order():
    """Cask Whiskey with an Energy Potion: Gog exchanges first, then discards."""
    t = table("gog", "wench", "eve").turn("gog", "drink")
    t.pile("gog", "Cask Whiskey with a Chaser", "Energy Potion with a Chaser", "Water")
    t.hand("gog", IM_IN, RAISE).deck("gog", TIP, YUCKY, SHINY)
    t.until("effect-order", "gog").gog.takes_effect(1)
    t.gog.discards(IM_IN, RAISE)
    assert t.gog.hand == sorted([TIP, YUCKY, SHINY])
    t.gog.discards(TIP)
    assert t.gog.hand == sorted([YUCKY, SHINY])


@pytest.mark.rule("RDI7-17")
def test_what_transforms_a_drink_takes_the_whole_of_it():
    """Uuurp: the Tonic with nothing else, 4 Fortitude and the cards besides."""
    t = (
        table("dimli", "wench", "eve")
        .turn("dimli", "drink")
        .pile("dimli", "Wine with a Chaser", AGED)
    )
    t.stats("dimli", fortitude=10).hand("dimli", "Uuurp! That hit the spot!").hand("wench", IM_IN)
    t.dimli.responds("Uuurp! That hit the spot!")
    t.until("discard", "wench")
    assert (t.dimli.fortitude, t.dimli.alcohol) == (15, 0)


@pytest.mark.rule("RDI7-23", "JORAN-9")
def test_joran_speaks_before_the_cards_are_chosen():
    t = table("gog", "joran", "wench").turn("gog", "drink").pile("gog", TONIC)
    t.hand("gog", *3 * [IM_IN]).hand("joran", "I'll save that healing for a dungeon trip!", IM_IN)
    t.joran.responds("I'll save that healing for a dungeon trip!", mode=1)
    t.until("discard", "joran")
    assert (t.gog.alcohol, len(t.gog.hand)) == (4, 3)


@pytest.mark.rule("RDI7-20", "RDI7-21", "SPLT-10")
def test_t7_39_a_mead_need_not_be_shared():
    t = table("gog", "wench", "eve").turn("gog", "drink").pile("gog", "Mead").hand("wench", IM_IN)
    t.until("split", "gog").gog.keeps_it_whole()
    t.until("discard", "wench")
    assert t.gog.alcohol == 3


# Everywhere --------------------------------------------------------------------------------------


def test_she_can_be_saved_and_played_to_the_end():
    chance = random.Random(3)
    for seed in range(5):
        t = lastcall.new_game("wench", "wench", "jasper", "tara", doppelgangers=True, seed=seed)
        number = 0
        while not t.over:
            number += 1
            assert audit(t) == []
            if number % 40 == 0:
                again = lastcall.restore(t.save())
                assert again.fingerprint() == t.clone().fingerprint() == t.fingerprint()
            t.answer(chance.choice(t.decision.options))


def test_a_dare_under_way_can_be_saved():
    t = table("gog", "eve", "wench").turn("gog", "drink").pile("gog", DARES)
    t.drink_deck("Wine", "Water", "Light Ale").hand("eve", EMPTY)
    t.until("respond", "eve")
    again = saving.restore(t.table.save(), t.setup)
    assert again.fingerprint() == t.table.clone().fingerprint() == t.table.fingerprint()


def test_the_house_bot_serves_and_collects():
    played = set()
    for seed in range(8):
        t = lastcall.new_game("wench", "gog", "eve", "jasper", seed=seed)
        bots = [make_bot("house", seed + i) for i in range(4)]
        while not t.over:
            t.answer(ask(bots[t.decision.seat], t))
        played |= {t.title(e.card) for e in t.events if e.kind == "played"}
    assert {CLUMSY, MENU, SHELF, SHOULDNT, MY_TIP} <= played
