"""JORAN: portals, what he puts into a Drink, and healing that he saves for later."""

import pytest

import lastcall
from lastcall.bots import ask, make_bot
from lastcall.cards.catalogue import character
from lastcall.engine import words as v
from lastcall.testing import stranger, table
from lastcall.text.narrator import Narrator

PORTALS = "Playing with portals"
COLLEGIUM = "This spell livened up the late-night parties at the Collegium!"
FORGETS = "Whoever drinks this forgets who poured it."
SAVE_IT = "I'll save that healing for a dungeon trip!"
MINOR = "Transmutation was my minor."
CHAIR = "No! I would never cast Warp Wood on a friend's chair!"
STOP_HITTING = "Stop hitting yourself!"
SKIES = "Let's drink to clear skies and strong winds!"
WATCH = "I've got watch duty."
SHADOWS = "Hide in shadows"
CREW = "I don't drink until my crew drinks!"
BELCH = "Uuurp! That hit the spot!"
DRAGON = "Actually, that's Dragon Breath Ale."
MY_BAG = "You were going through my bag again, weren't you?"
SWIFT = "Swift counterattack"
WENCH = "The Wench thinks you should stop playing with the drinks."
NO = "I don't think so!"
PRIEST = "Who knew? One of my fans is a priest!"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"
DANCE = "Dance with Gog!"


@pytest.mark.rule("JORAN-1", "JORAN-9")
def test_he_brings_nothing_but_his_cards():
    kit = character("joran")
    assert (kit.trackers, kit.boxes, kit.side_decks, kit.rules) == ((), (), (), ())
    assert (kit.at_turn_start, kit.after_draw, kit.at_turn_end) == ((), (), ())


@pytest.mark.rule("JORAN-10")
def test_his_deck_is_shaped_as_it_should_be():
    """Six blows, three things to put into a Drink, nothing that takes anybody's Gold."""
    cards = character("joran").deck.cards
    words = [word for card in cards for mode in card.modes for word in mode.words]
    names = [word.name for word in words]
    assert (names.count("redirect"), names.count("lace-drink")) == (2, 3)
    assert (names.count("stop-gain"), names.count("spoil-drink")) == (1, 1)
    assert (names.count("replace-drink"), names.count("give-drink")) == (1, 1)
    own = [c for c in cards if c.title != TIP]
    assert not any(w.payee_meant() == v.w.PLAYER for c in own for m in c.modes for w in m.words)


# Portals -----------------------------------------------------------------------------------------


@pytest.mark.rule("JORAN-2", "REDR-3")
def test_only_the_loss_goes_through_a_portal():
    """The other example of redirecting: Lizwick gets her Gold from him, Zakhan gets the blow."""
    t = table("lizwick", "joran", "zakhan").hand("lizwick", MY_BAG).hand("joran", PORTALS)
    t.lizwick.plays(MY_BAG, at="joran")
    t.joran.responds(PORTALS, to="zakhan")
    t.nobody_responds()
    assert t.fortitude == dict(lizwick=20, joran=20, zakhan=19)
    assert t.gold == dict(lizwick=11, joran=9, zakhan=10)


@pytest.mark.rule("JORAN-3", "REDR-4", "REDR-5", "REDR-6")
def test_back_to_whoever_sent_it():
    """EX-RDI5-redirect-3: Joran hits Bryn, she sends it back, he sends it to her again."""
    t = table("joran", "bryn", "gog").hand("joran", CHAIR, PORTALS).hand("bryn", STOP_HITTING)
    t.joran.plays(CHAIR, at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.joran.responds(PORTALS, to="bryn")
    t.nobody_responds()
    assert t.fortitude == dict(joran=20, bryn=18, gog=20)


@pytest.mark.rule("JORAN-3")
def test_two_portals_and_a_loss_that_comes_round():
    """Gog dances with Joran, it comes out at Remy, who deflects it to him; the second helps."""
    t = table("gog", "joran", "remy").hand("gog", DANCE).hand("joran", PORTALS, PORTALS)
    t.hand("remy", "Deflect")
    t.gog.plays(DANCE, at="joran")
    t.joran.responds(PORTALS, to="remy")
    t.until("respond", "remy").remy.responds("Deflect", to="joran")
    t.until("respond", "joran").joran.responds(PORTALS, to="remy")
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, joran=20, remy=16)


# What he puts into a Drink -----------------------------------------------------------------------


def poured(*seats, pile=("Wine",), hands=()):
    """The first of these has a Drink before them, Joran a spell; Gog's turn comes next."""
    t = table(seats[0], "gog", *seats[1:]).turn(seats[0], "drink").pile(seats[0], *pile)
    t.hand("gog", IM_IN).hand("joran", COLLEGIUM)
    for who, *titles in hands:
        t.hand(who, *titles)
    while not t.drinks:
        t.table.answer(t.options()[-1])
    return t


def livened(*seats, on=None, **setting):
    t = poured(*seats, **setting)
    t.until("respond", "joran")
    t.joran.responds(COLLEGIUM, **({"on": on} if on else {}))
    return t


def losses(t):
    """Who has to discard until Gog's turn, and how many cards."""
    found = {}
    while (t.asked_for, t.asked) != ("discard", "gog"):
        if t.asked_for == "lose-card":
            found[t.asked] = found.get(t.asked, 0) + 1
        quiet = t.asked_for in ("respond", "lose-card", "last-call")
        t.table.answer(t.options()[-1 if quiet else 0])
    return found


@pytest.mark.rule("JORAN-4", "STAT-9")
def test_it_changes_the_drink_and_not_the_drinker():
    """EX-RDI5-affects-2: Sera may not hide from it; she takes 3 and loses a card."""
    t = livened("sera", "joran", hands=[("sera", SHADOWS, RAISE)])
    assert not t.sera.may(SHADOWS)
    assert losses(t) == {"sera": 1}
    assert t.alcohol == dict(sera=3, gog=0, joran=0)


@pytest.mark.rule("JORAN-4", "JORAN-7", "TIME-5")
def test_whoever_ignores_the_drink_is_rid_of_all_of_it():
    """EX-RDI5-timing-1: Bryn passed on the Wine and may Ignore what has become of it."""
    t = livened("bryn", "joran", hands=[("bryn", WATCH, RAISE)])
    t.until("respond", "bryn").bryn.responds(WATCH)
    assert losses(t) == {}
    assert (t.alcohol["bryn"], t.bryn.hand) == (0, [RAISE])


@pytest.mark.rule("JORAN-4", "CHNG-1", "CHNG-6")
@pytest.mark.parametrize(("who", "title"), [("sera", WENCH), ("sera", NO)])
def test_it_is_answered_as_what_changes_a_drink(who, title):
    t = livened("sera", "joran", hands=[(who, title, RAISE)])
    t.until("respond", who).player(who).responds(title)
    assert losses(t) == {}
    assert t.alcohol["sera"] == 2


@pytest.mark.rule("JORAN-4", "JORAN-7")
def test_it_travels_with_the_drink():
    """The Captain hands it to Remy: he drinks 3 and discards; she does neither."""
    t = livened("whitehawk", "joran", "remy", hands=[("whitehawk", CREW, RAISE), ("remy", RAISE)])
    t.until("respond", "whitehawk").whitehawk.responds(CREW, to="remy")
    assert losses(t) == {"remy": 1}
    assert t.alcohol == dict(whitehawk=0, gog=0, joran=0, remy=3)


@pytest.mark.rule("JORAN-4", "SPLT-3", "SPLT-4")
def test_it_is_halved_with_the_drink():
    """Two cards to forget become one for each half; 2 become 1 and 1."""
    t = table("bryn", "gog", "joran", "eve").turn("bryn", "drink").pile("bryn", "Wine")
    t.hand("gog", IM_IN).hand("joran", FORGETS).hand("bryn", SKIES, RAISE, RAISE)
    t.hand("eve", RAISE, RAISE)
    t.bryn.passes()
    t.until("respond", "joran").joran.responds(FORGETS)
    t.until("respond", "bryn").bryn.responds(SKIES, to="eve")
    assert losses(t) == {"bryn": 1, "eve": 1}
    assert t.alcohol == dict(bryn=1, gog=0, joran=0, eve=1)


@pytest.mark.rule("JORAN-4", "SPLT-2")
def test_only_one_half_is_livened_up_after_a_split():
    t = poured("bryn", "joran", "eve", hands=[("bryn", SKIES, RAISE), ("eve", RAISE)])
    t.until("respond", "bryn").bryn.responds(SKIES, to="eve")
    t.until("respond", "joran").joran.responds(COLLEGIUM, on="eve")
    assert losses(t) == {"eve": 1}
    assert t.alcohol == dict(bryn=1, gog=0, joran=0, eve=2)


@pytest.mark.rule("JORAN-4", "CHSR-12")
def test_it_adds_up_with_what_the_drink_says():
    """Graduation Punch and the spell: 4, and two cards to discard, not twice one by one."""
    t = table("eve", "gog", "joran", drinks=["drinks-rdi5"]).turn("eve", "drink")
    t.pile("eve", "Graduation Punch").hand("gog", IM_IN).hand("joran", COLLEGIUM)
    t.hand("eve", RAISE, RAISE, IM_IN)
    t.until("respond", "joran").joran.responds(COLLEGIUM)
    assert losses(t) == {"eve": 2}
    assert (t.alcohol["eve"], len(t.eve.hand)) == (4, 1)


@pytest.mark.rule("JORAN-4")
def test_another_drink_in_its_place_still_has_it_in():
    """R-67: Eve says it was Dragon Breath Ale: 4 and 1, and the card is lost all the same."""
    t = livened("dimli", "joran", "eve", hands=[("dimli", RAISE), ("eve", DRAGON)])
    t.until("respond", "eve").eve.responds(DRAGON)
    assert losses(t) == {"dimli": 1}
    assert t.alcohol["dimli"] == 5


@pytest.mark.rule("JORAN-7", "DRNK-15")
def test_without_a_card_there_is_nothing_to_lose():
    """R-68."""
    t = livened("eve", "joran")
    assert losses(t) == {}
    assert t.alcohol["eve"] == 3


@pytest.mark.rule("JORAN-4", "CONT-9", "CONT-10")
def test_it_counts_in_a_contest():
    """Joran's own Light Ale becomes 2 and ties Gog's Wine no more than it must."""
    t = table("joran", "gog", "eve").turn("joran", "drink").pile("joran", "Drinking Contest!")
    t.drink_deck("Wine", "Wine", "Light Ale").hand("joran", COLLEGIUM, RAISE).hand("gog", IM_IN)
    t.until("respond", "joran").joran.responds(COLLEGIUM, on="joran")
    assert losses(t) == {"joran": 1}
    assert t.gold == dict(joran=12, gog=9, eve=9)


@pytest.mark.rule("JORAN-4")
def test_everybody_sees_what_is_in_it():
    """The Drink says so wherever it is told of, in both languages."""
    t = livened("eve", "joran", hands=[("eve", RAISE, TIP)])
    t.everyone.passes()
    t.until("respond", "eve")
    view = t.table.view(0)
    ((word, amount),) = view.stack[-1].drinks[0].added
    assert (word.name, amount) == ("discard", 1)
    for lang, said in (("en", "discards 1 card"), ("ru", "сбрасывает 1")):
        narrator = Narrator(lang)
        names = narrator.seat_names(t.table.game)
        line = narrator.stack_line(t.table.view(1).stack[-1], t.table.view(1), names)
        assert said in line.replace("\xa0", " ")
        assert narrator.question(view, names)


@pytest.mark.rule("JORAN-4")
def test_a_livened_drink_can_be_saved_and_imagined():
    t = livened("eve", "joran", hands=[("eve", RAISE, TIP)])
    t.everyone.passes()
    game = lastcall.new_game("eve", "joran", "gog", seed=3)
    bot = make_bot("random", 2)
    while not game.over:
        assert lastcall.restore(game.save()).fingerprint() == game.fingerprint()
        game.answer(ask(bot, game))
        if len(game.events) > 400:
            break
    copy = t.table.imagine(0, 4)
    assert copy.frames[-1].drinks[0].extras(copy)[0][1] == 1


# Healing, saved for later ------------------------------------------------------------------------


def cure(*words, title="Cure", **more):
    return stranger(2 * v.action(title, *words, **more), name="tess")


@pytest.mark.rule("JORAN-5", "JORAN-8")
def test_only_the_gain_is_lost():
    """Tess heals Gog for a Gold: Joran stops it, and Gog pays all the same."""
    t = table(cure(v.a_player.gains(fortitude=2), v.a_player.pays(1, v.TO_ME)), "gog", "joran")
    t.hand("tess", "Cure").hand("joran", SAVE_IT).stats("gog", fortitude=10)
    t.tess.plays("Cure", at="gog")
    t.joran.responds(SAVE_IT)
    t.nobody_responds()
    assert t.fortitude == dict(tess=20, gog=10, joran=20)
    assert t.gold == dict(tess=11, gog=9, joran=10)


@pytest.mark.rule("JORAN-8")
def test_the_whole_gain_of_one_card():
    """R-65: everybody was to gain 2; only Joran does."""
    t = table(cure(v.each_player.gains(fortitude=2)), "gog", "joran").hand("tess", "Cure")
    t.hand("joran", SAVE_IT)
    for name in ("tess", "gog", "joran"):
        t.stats(name, fortitude=10)
    t.tess.plays("Cure")
    t.joran.responds(SAVE_IT)
    t.nobody_responds()
    assert t.fortitude == dict(tess=10, gog=10, joran=12)


@pytest.mark.rule("JORAN-5", "NEG-1")
def test_it_is_a_sometimes_card_itself():
    t = table("gog", "joran", "fleck").hand("joran", SAVE_IT).hand("fleck", PRIEST, NO)
    t.stats("fleck", fortitude=10)
    t.until("respond", "fleck").fleck.responds(PRIEST)
    t.joran.responds(SAVE_IT)
    t.fleck.responds(NO)
    t.everyone.passes()
    assert t.fortitude["fleck"] == 12


@pytest.mark.rule("JORAN-5", "LOSE-5", "LOSE-6")
def test_at_last_call_it_is_fatal():
    """Fleck is about to pass out and calls for his priest; Joran saves that for later."""
    t = table("fleck", "joran", "gog").turn("fleck", "drink").pile("fleck", "Wine")
    t.stats("fleck", fortitude=10, alcohol=9).hand("fleck", PRIEST).hand("joran", SAVE_IT)
    t.until("last-call", "fleck").fleck.responds(PRIEST)
    t.joran.responds(SAVE_IT)
    t.nobody_responds()
    assert t.alive == ["joran", "gog"]


BARGAIN = cure(v.me.may_discard(3), title="A bargain")


@pytest.mark.rule("JORAN-6")
def test_before_the_choice_is_made():
    """R-64: stopped in time, Tess is not even asked what she would discard."""
    t = table(BARGAIN, "joran", "gog").hand("tess", "A bargain", RAISE, RAISE)
    t.hand("joran", SAVE_IT).stats("tess", fortitude=10)
    t.tess.plays("A bargain")
    t.joran.responds(SAVE_IT)
    t.until("order", "tess")
    assert (t.fortitude["tess"], t.tess.hand) == (10, [RAISE, RAISE])


@pytest.mark.rule("JORAN-6", "TIME-14")
def test_not_once_it_has_been_asked():
    """While she is choosing it is too late."""
    t = table(BARGAIN, "joran", "gog").hand("tess", "A bargain", RAISE, RAISE)
    t.hand("joran", SAVE_IT).stats("tess", fortitude=10)
    t.tess.plays("A bargain")
    t.joran.passes()
    assert t.asked_for == "lose-card"
    assert t.joran.why_not(SAVE_IT).rule == "TIME-14"
    t.tess.discards(RAISE, RAISE)
    t.until("order", "tess")
    assert t.fortitude["tess"] == 12


@pytest.mark.rule("JORAN-6", "OP-25")
def test_before_one_of_two_things_is_chosen():
    """Gain 2 or draw 2: with the gain gone she may still choose it, for nothing."""
    healer = cure(*v.me.chooses(v.me.gains(fortitude=2), v.me.draws(2)), title="One of them")
    t = table(healer, "joran", "gog").hand("tess", "One of them").hand("joran", SAVE_IT)
    t.stats("tess", fortitude=10)
    t.tess.plays("One of them")
    t.joran.responds(SAVE_IT)
    t.until("choice", "tess")
    t.table.answer(t.options()[0])
    t.until("order", "tess")
    assert (t.fortitude["tess"], t.tess.hand) == (10, [])


@pytest.mark.rule("JORAN-5", "JORAN-8", "ROTH-3")
def test_of_a_round_on_the_house_one_copy():
    """Wizard's Brew for all: Gog alone gets none of its Fortitude."""
    t = table("eve", "gog", "joran").turn("eve", "drink").pile("eve", "Round on the House!")
    t.drink_deck("Wizard's Brew").hand("joran", SAVE_IT).hand("gog", IM_IN)
    for name in ("eve", "gog", "joran"):
        t.stats(name, fortitude=10)
    t.until("respond", "joran").joran.responds(SAVE_IT, on="gog")
    t.until("discard", "gog")
    assert t.fortitude == dict(eve=12, gog=10, joran=12)
    assert t.alcohol == dict(eve=2, gog=2, joran=2)


@pytest.mark.rule("JORAN-8", "SPLT-3")
def test_what_is_stopped_stays_stopped_wherever_the_drink_goes():
    """R-66: split with Eve afterwards, neither half heals."""
    t = table("bryn", "gog", "joran", "eve").turn("bryn", "drink").pile("bryn", "Wizard's Brew")
    t.hand("joran", SAVE_IT).hand("bryn", SKIES).hand("gog", IM_IN)
    for name in ("bryn", "eve"):
        t.stats(name, fortitude=10)
    t.bryn.passes()
    t.until("respond", "joran").joran.responds(SAVE_IT)
    t.until("respond", "bryn").bryn.responds(SKIES, to="eve")
    t.until("discard", "gog")
    assert t.fortitude == dict(bryn=10, gog=20, joran=20, eve=10)
    assert t.alcohol == dict(bryn=1, gog=0, joran=0, eve=1)


@pytest.mark.rule("JORAN-8")
@pytest.mark.parametrize("first", ["joran", "dimli"])
def test_a_belch_that_hits_no_spot(first):
    """R-66: Alcohol Content that would become Fortitude is neither, whichever came first."""
    t = table("dimli", "gog", "joran").turn("dimli", "drink").pile("dimli", "Wizard's Brew")
    t.hand("joran", SAVE_IT).hand("dimli", BELCH).hand("gog", IM_IN)
    t.stats("dimli", fortitude=10)
    if first == "dimli":
        t.until("respond", "dimli").dimli.responds(BELCH)
        t.until("respond", "joran").joran.responds(SAVE_IT)
    else:
        t.dimli.passes()
        t.until("respond", "joran").joran.responds(SAVE_IT)
        t.until("respond", "dimli").dimli.responds(BELCH)
    t.until("discard", "gog")
    assert (t.fortitude["dimli"], t.alcohol["dimli"]) == (10, 0)


@pytest.mark.rule("JORAN-5", "CHNG-1", "CHNG-6")
def test_on_a_drink_it_changes_the_drink():
    """So the Wench can stop it there, and not where it stops a card."""
    t = table("eve", "gog", "joran").turn("eve", "drink").pile("eve", "Holy Water")
    t.hand("eve", WENCH).hand("joran", SAVE_IT).hand("gog", IM_IN).stats("eve", fortitude=10)
    t.until("respond", "joran").joran.responds(SAVE_IT)
    t.until("respond", "eve").eve.responds(WENCH)
    t.until("discard", "gog")
    assert t.fortitude["eve"] == 12
    t = table("gog", "joran", "fleck").hand("joran", SAVE_IT).hand("fleck", PRIEST, WENCH)
    t.stats("fleck", fortitude=10)
    t.until("respond", "fleck").fleck.responds(PRIEST)
    t.joran.responds(SAVE_IT)
    assert not t.fleck.may(WENCH)


@pytest.mark.rule("JORAN-5", "EVNT-1")
def test_an_event_heals_nobody_either():
    """Fine Ambrosia: Eve pays and gets drunker, and that is all."""
    t = table("eve", "gog", "joran").turn("eve", "drink").pile("eve", "Fine Ambrosia")
    t.hand("joran", SAVE_IT).hand("gog", IM_IN).stats("eve", fortitude=10)
    t.until("respond", "joran").joran.responds(SAVE_IT)
    t.until("discard", "gog")
    assert (t.fortitude["eve"], t.alcohol["eve"], t.gold["eve"]) == (10, 1, 8)


# The house bot -----------------------------------------------------------------------------------


def test_the_house_bot_saves_healing_that_matters():
    """Its last rival calls for a priest at last call."""
    t = table("fleck", "joran").turn("fleck", "drink").pile("fleck", "Wine")
    t.stats("fleck", fortitude=10, alcohol=9).hand("fleck", PRIEST).hand("joran", SAVE_IT)
    t.until("last-call", "fleck").fleck.responds(PRIEST)
    option = ask(make_bot("house", 1), t.table)
    assert (option.kind, t.table.title(option.card)) == ("play", SAVE_IT)


def test_the_house_bot_livens_up_somebody_elses_drink_to_finish_them():
    t = table("eve", "joran").turn("eve", "drink").pile("eve", "Wine").hand("joran", COLLEGIUM)
    t.stats("eve", fortitude=10, alcohol=7)
    t.until("respond", "joran")
    while not t.drinks:
        t.player(t.asked).passes()
    option = ask(make_bot("house", 1), t.table)
    assert (option.kind, t.table.title(option.card)) == ("play", COLLEGIUM)


@pytest.mark.rule("JORAN-8")
def test_a_gain_that_hangs_on_a_choice_is_stopped_once_and_only_anothers():
    """Tess may discard for Fortitude: stopped, that is over. What she stops herself is not hers."""
    rest = v.action("Rest", v.me.may_discard(2))
    stop = v.sometimes("No rest", when=v.another_would_gain, do=v.stop_gain)
    tess = stranger(2 * rest, 2 * stop)
    ann = stranger(2 * stop, name="ann")
    t = table(tess, ann, "gog").stats("tess", fortitude=10)
    t.hand("tess", "Rest", "No rest", "Filler").hand("ann", "No rest", "No rest")
    t.until("action", "tess").tess.plays("Rest")
    assert not t.tess.may("No rest")  # it is her own
    t.ann.responds("No rest")
    assert not t.ann.may("No rest")
    t.nobody_responds()
    assert t.fortitude == dict(tess=10, ann=20, gog=20)
    assert t.ann.hand == ["No rest"]


@pytest.mark.rule("JORAN-8")
@pytest.mark.parametrize("stopped", [False, True])
def test_whoever_stopped_a_gain_for_all_others_may_be_stopped_next(stopped):
    """Ann keeps the rest of the table from resting, but not herself: Ben may see to that."""
    rest = v.action("Rest", v.each_player.may_discard(1))
    stop = v.sometimes("No rest", when=v.another_would_gain, do=v.stop_gain)
    tess, ann, ben = (stranger(2 * rest, 2 * stop, name=name) for name in ("tess", "ann", "ben"))
    t = table(tess, ann, ben).hand("tess", "Rest", "Filler").hand("ann", "No rest", "Filler")
    t.hand("ben", "No rest", "No rest")
    for name in t.names:
        t.stats(name, fortitude=10)
    t.until("action", "tess").tess.plays("Rest")
    t.ann.responds("No rest")
    assert t.ben.may("No rest")
    if stopped:
        t.ben.responds("No rest")
    t.nobody_responds()
    if not stopped:
        t.ann.discards("Filler")
    assert t.asked_for != "lose-card"
    assert t.fortitude == dict(tess=10, ann=10 if stopped else 11, ben=10)


@pytest.mark.rule("JORAN-8", "STAT-6")
def test_a_loss_that_was_reduced_to_nothing_is_no_gain_to_stop():
    """0 is neither: Joran's card waits for somebody who gains."""
    shrug = v.sometimes("Shrug", when=v.would_lose_fortitude, do=v.reduce_loss(3))
    blow = v.action("Blow", v.another_player.loses(fortitude=2))
    t = table(stranger(blow), stranger(shrug, name="ann"), "joran")
    t.hand("tess", "Blow").hand("ann", "Shrug").hand("joran", SAVE_IT)
    t.until("action", "tess").tess.plays("Blow", at="ann")
    assert not t.joran.may(SAVE_IT)
    t.until("respond", "ann").ann.responds("Shrug")
    assert not t.joran.may(SAVE_IT)
    t.nobody_responds()
    assert t.fortitude == dict(tess=20, ann=20, joran=20)
    assert t.joran.hand == [SAVE_IT]


@pytest.mark.rule("JORAN-8")
def test_a_loss_that_was_reduced_to_nothing_is_no_gain_that_is_stopped():
    """Gog bears all of it, Joran saves the healing, and then every number grows: by 1 he loses."""
    brawl = v.action("Brawl", v.me.gains(fortitude=2), v.another_player.loses(fortitude=2))
    louder = v.sometimes("Louder", when=v.numbers_played, do=v.raise_numbers(1))
    shrug = v.sometimes("Shrug", when=v.would_lose_fortitude, do=v.reduce_loss(3))
    tess, ann = stranger(brawl, louder), stranger(shrug, name="ann")
    t = table(tess, ann, "joran", "gog").stats("tess", fortitude=10)
    t.hand("tess", "Brawl", "Louder").hand("ann", "Shrug").hand("joran", SAVE_IT)
    t.until("action", "tess").tess.plays("Brawl", at="ann")
    t.until("respond", "ann").ann.responds("Shrug")
    t.until("respond", "joran").joran.responds(SAVE_IT)
    t.until("respond", "tess").tess.responds("Louder")
    t.nobody_responds()
    assert t.fortitude == dict(tess=10, ann=19, joran=20, gog=20)
