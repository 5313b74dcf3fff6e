"""PETRA: Plotted Cards, Schemes from hand and from the plot, and the Hellfire track."""

import pytest

from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import terms as w
from lastcall.engine.audit import audit
from lastcall.engine.cards import Character, Deck, Mode
from lastcall.engine.content import fields_of
from lastcall.engine.view import events_for
from lastcall.engine.words import (
    FORTITUDE,
    acting,
    action,
    another_player,
    drink,
    each_other_player,
    either,
    gain,
    ignore_card,
    me,
    numbers_played,
    raise_numbers,
    sometimes,
)
from lastcall.games import new_game
from lastcall.testing import stranger, table

PETRA = CHARACTERS["petra"]
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Barkeep"
WENCH_TIP = "Tip the Wench."
NO = "I don't think so!"
HOT = "It's not hot in here. It is me."
CHEAT = "Of course I'm cheating. Who isn't?"
DROP = "It's better with a drop of this!"
FINE = "This is fine."
SHARP = "Hot and sharp, just like me!"
POISON = "Pick your poison"
SMELL = "Do you smell burning?"
HANDLE = "Too hot to handle"
LOOK = "Look. Dastardly schemes don't plan themselves"
FIVE = "Hot five!"
SKIN = "Brimstone does wonders for the skin."
# A Scheme of our own, so that nothing here hangs on the numbers of house cards: another player
# loses 2 Fortitude; Plotted, each other player loses 3 instead, and 1 Hellfire is gained.
BURN = "Burn it all"
OWN_SCHEME = either(
    BURN,
    acting(another_player.loses(fortitude=2)),
    acting(each_other_player.loses(fortitude=3), gain(PETRA.trackers[0], 1), place=PETRA.boxes[0]),
    tags=("scheme",),
)
HIT_BACK = "That not hurt! This hurt!"  # Gog: whoever made him lose Fortitude loses 2
DISBELIEVE = "I attempt to disbelieve."  # Eve: Ignores a card that affects F, AC or Gold
NOT_EVE = "I'm not Eve! She's over there!"  # Eve: redirects Fortitude loss


def villain(**kit):
    """Petra with a Scheme of our own."""
    return Character(
        "petra",
        "Petra",
        race="tiefling",
        box="test",
        trackers=PETRA.trackers,
        boxes=PETRA.boxes,
        at_turn_start=PETRA.at_turn_start,
        after_draw=PETRA.after_draw,
        deck=[2 * OWN_SCHEME, *[number * card for card, number in PETRA.deck.kinds]],
        **kit,
    )


def at_the_beginning(*plots, hellfire=0, others=("gog", "eve")):
    """Petra's turn is about to begin with these cards Plotted."""
    t = table(villain(), *others).turn("petra", "discard").hand("petra", IM_IN)
    return t.box("petra", "plots", *plots).tracker("petra", "hellfire", hellfire)


def titles(t):
    """The cards that the table lets somebody choose from."""
    return [t.table.title(option.card) for option in t.options() if option.card >= 0]


def nameable(t):
    return sorted(t.names[seat] for option in t.options() for seat in option.seats())


def kinds(t, *wanted):
    return [event.kind for event in t.table.events if event.kind in wanted]


def dump(thing):
    if isinstance(thing, (list, tuple)):
        return [dump(item) for item in thing]
    if thing is None or isinstance(thing, (int, str)):
        return thing
    return {name: dump(getattr(thing, name)) for name in fields_of(type(thing)) if name != "game"}


def sees(t, seat):
    """All that a seat can know: its view, and what it was told."""
    return dump(t.table.view(seat)), dump(events_for(t.table, seat))


# Setup and Schemes -------------------------------------------------------------------------------


@pytest.mark.rule("PETRA-1", "PETRA-2", "PETRA-23")
def test_petra_has_a_hellfire_track_that_begins_on_its_lowest_space():
    """One tracker with the spaces 0 to 3 and fire, beside her 40 cards; everybody sees it at 0."""
    t = new_game("gog", "petra", "eve", first=0)
    assert [(x.name, x.start, x.most) for x in PETRA.trackers] == [("hellfire", 0, 3)]
    assert PETRA.trackers[0].fires is not None
    assert len(t.seats[1].hand) + len(t.seats[1].deck) == 40
    assert [t.view(seat).seats[1].trackers for seat in (-1, 0, 1, 2)] == 4 * [(0,)]
    assert [t.view(1).seats[seat].trackers for seat in (0, 2)] == [(), ()]


@pytest.mark.rule("PETRA-3", "PETRA-11")
@pytest.mark.parametrize("card", [card for card, _ in PETRA.deck.kinds], ids=lambda c: c.title)
def test_only_schemes_have_a_second_effect_for_the_plot(card):
    """A Scheme is played from either place, each with its own effect; no other card is."""
    scheme = "scheme" in card.tags
    assert {mode.place for mode in card.modes} == ({None, PETRA.boxes[0]} if scheme else {None})
    assert scheme or card.title not in (CHEAT, DROP)


@pytest.mark.rule("PETRA-4")
def test_a_scheme_from_hand_has_only_its_base_effect():
    """Gog loses 2 Fortitude, not 3, Eve nothing, and no Hellfire is gained."""
    t = table(villain(), "gog", "eve").hand("petra", BURN).tracker("petra", "hellfire", 1)
    assert {option.mode for option in t.petra.options(BURN)} == {0}
    t.petra.plays(BURN, at="gog")
    t.everyone.passes()
    assert t.fortitude == dict(petra=20, gog=18, eve=20)
    assert t.petra.tracker("hellfire") == 1


@pytest.mark.rule("PETRA-5", "PETRA-15")
def test_a_plotted_scheme_may_act_instead_of_its_base_effect():
    """ "A drop of this" weakens a Drink by 2 from hand; Plotted it strengthens it by 2 instead."""
    for place, alcohol in (("hand", 1), ("plots", 5)):
        t = table("gog", "eve", "petra").turn("gog", "drink").pile("gog", "Elven Wine")
        if place == "hand":
            t.hand("petra", DROP)
        else:
            t.box("petra", "plots", DROP)
        t.petra.responds(DROP)
        t.everyone.passes()
        assert t.alcohol == dict(gog=alcohol, eve=0, petra=0)
        assert t.petra.discard == [DROP]


@pytest.mark.rule("PETRA-5")
def test_a_plotted_scheme_may_act_in_addition_to_its_base_effect():
    """Cheating from the plot she takes control and may force out one more player than from hand."""
    for place, most in (("hand", 1), ("plots", 2)):
        t = table("gog", "petra", "eve", "fleck").hand("gog", IM_IN).hand("eve", IM_IN)
        if place == "hand":
            t.hand("petra", CHEAT)
        else:
            t.box("petra", "plots", CHEAT)
        t.gog.plays(IM_IN)
        t.until("gamble", "petra")
        options = t.petra.options(CHEAT)
        assert {len(option.seats()) for option in options} == set(range(1, most + 1))
        out = ["gog", "fleck"][:most]
        t.petra.gambles(CHEAT, at=out)
        t.until("gamble", "eve")
        assert t.controller == "petra"
        assert t.in_round == [name for name in ("gog", "petra", "eve", "fleck") if name not in out]


@pytest.mark.rule("PETRA-6")
def test_a_plotted_scheme_is_negated_like_a_card_from_hand():
    """Eve thinks not: Gog's Wine keeps its 2 AC, and the drop is spent."""
    t = table("gog", "petra", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.box("petra", "plots", DROP).hand("eve", NO).hand("petra", IM_IN)
    t.petra.responds(DROP)
    t.eve.responds(NO)
    t.until("discard", "petra")
    assert t.alcohol == dict(gog=2, petra=0, eve=0)
    assert t.petra.discard == [DROP]
    assert t.petra.box("plots") == []


@pytest.mark.rule("PETRA-6")
def test_a_plotted_scheme_is_ignored_and_hit_back_like_a_card_from_hand():
    """Eve Ignores her part of it; Gog takes his and hits back."""
    t = table(villain(), "eve", "gog").box("petra", "plots", BURN).hand("eve", DISBELIEVE)
    t.hand("gog", HIT_BACK)
    t.petra.plays(BURN)
    t.eve.responds(DISBELIEVE)
    t.everyone.passes()
    t.gog.responds(HIT_BACK)
    t.everyone.passes()
    assert t.fortitude == dict(petra=18, eve=20, gog=17)
    assert t.petra.tracker("hellfire") == 1


# Plotting ----------------------------------------------------------------------------------------


@pytest.mark.rule("PETRA-7", "PETRA-8")
def test_petra_may_plot_one_card_right_after_drawing():
    """It leaves her hand for the plots, and she is not asked for a second one."""
    t = at_the_beginning().hand("petra", BURN, SHARP)
    t.petra.done()
    assert (t.asked, t.asked_for) == ("petra", "lay-down")
    assert len(t.petra.hand) == 7
    t.petra.plots(SHARP)
    assert t.petra.box("plots") == [SHARP]
    assert len(t.petra.hand) == 6
    assert t.asked_for != "lay-down"
    assert t.phase == "action"


@pytest.mark.rule("PETRA-8")
def test_petra_need_not_plot():
    """She keeps all seven cards and goes on to her Action."""
    t = at_the_beginning().hand("petra", BURN)
    t.petra.done()
    t.petra.plots_nothing()
    assert t.petra.box("plots") == []
    assert len(t.petra.hand) == 7
    assert t.phase == "action"


@pytest.mark.rule("PETRA-8")
def test_nothing_comes_between_drawing_and_plotting():
    """Gog holds a card that is good at any time and is asked before the discard and after it."""
    t = at_the_beginning().hand("gog", WENCH_TIP)
    t.until("discard", "petra")
    t.petra.done()
    assert (t.asked, t.asked_for) == ("petra", "lay-down")
    assert t.gog.why_not(WENCH_TIP).rule == "TIME-14"
    t.petra.plots_nothing()
    assert (t.asked, t.asked_for) == ("gog", "respond")


@pytest.mark.rule("PETRA-8")
def test_petra_plots_only_in_her_own_turn_unless_a_card_says_so():
    """Gog draws, and Petra is not asked; on his turn a card of hers lets her Plot."""
    t = table("gog", villain(), "eve").turn("gog", "discard").hand("gog", IM_IN, WENCH_TIP)
    t.hand("petra", HOT, BURN)
    t.until("discard", "gog")
    t.gog.done()
    assert t.asked_for != "lay-down"
    t.until("respond", "petra")
    t.petra.responds(HOT)
    t.everyone.passes()
    assert (t.asked, t.asked_for) == ("petra", "lay-down")
    assert len(t.petra.hand) == 4
    t.petra.plots(BURN)
    assert t.petra.box("plots") == [BURN]
    assert t.petra.tracker("hellfire") == 1


@pytest.mark.rule("PETRA-9")
def test_petra_may_plot_any_of_her_character_cards():
    """Scheme or not, Gambling, Anytime or Sometimes: all seven are offered."""
    hand = [BURN, RAISE, TIP, NO, SMELL, CHEAT, IM_IN]
    t = table(villain(), "gog", "eve").turn("petra", "discard").hand("petra", *hand)
    t.until("discard", "petra")
    t.petra.done()
    assert titles(t) == hand
    assert [option.kind for option in t.options()] == 7 * [w.CHOOSE] + [w.DONE]


@pytest.mark.rule("PETRA-10")
def test_petra_may_not_plot_a_card_that_is_not_hers():
    """A Blessing in her hand comes from a side deck; of two cards she may Plot one."""
    blessings = [5 * action("Blessing", another_player.pays(1))]
    blessed = villain(side_decks=[Deck("blessings", "test", blessings)])
    t = table(blessed, "gog", "eve").turn("petra", "discard").stats("petra", hand_size=2)
    t.hand("petra", "Blessing", SHARP)
    t.petra.done()
    assert titles(t) == [SHARP]
    t = table(blessed, "gog", "eve").turn("petra", "discard").stats("petra", hand_size=1)
    t.hand("petra", "Blessing")
    t.petra.done()
    assert t.asked_for == "action"  # nothing could be Plotted


@pytest.mark.rule("PETRA-11")
@pytest.mark.parametrize("title", [SHARP, SKIN, IM_IN])
def test_other_plotted_cards_cannot_be_played(title):
    """An Action, an Anytime and a Gambling Card lie there in vain; in hand they could be played."""
    t = table("petra", "gog", "eve").hand("petra", TIP).box("petra", "plots", title)
    assert (t.asked, t.asked_for) == ("petra", "action")
    assert t.petra.why_not(title, out_of="plots").key == "not-from-here"
    t = table("petra", "gog", "eve").hand("petra", TIP, title)
    assert t.petra.may(title, out_of="hand")


@pytest.mark.rule("PETRA-12")
def test_there_is_no_limit_to_plotted_cards():
    """With 32 cards Plotted she may Plot another."""
    everything = [card.title for card in PETRA.deck.cards if card.title not in (HOT, TIP)]
    t = table("petra", "gog", "eve").hand("petra", HOT, TIP)
    t.box("petra", "plots", *everything[:32])
    t.petra.plays(HOT)
    t.everyone.passes()
    t.petra.plots(TIP)
    assert len(t.petra.box("plots")) == 33


@pytest.mark.rule("PETRA-13", "PETRA-7")
@pytest.mark.first_chair
def test_nobody_else_sees_what_is_plotted():
    """Whatever she Plots, the others see the same: one more back, and nothing else."""
    seen = []
    for title in (SHARP, BURN):
        t = table(villain(), "gog", "eve").turn("petra", "discard").stats("petra", hand_size=3)
        t.hand("petra", IM_IN, SHARP, BURN)
        t.until("discard", "petra")
        t.petra.done()
        t.petra.plots(title)
        assert t.petra.box("plots") == [title]
        seen.append([sees(t, seat) for seat in (1, 2, -1)])
        ((card, _),) = t.table.view(0).seats[0].boxes[0]
        assert t.table.title(card) == title  # she may look herself
        ((back, _),) = t.table.view(1).seats[0].boxes[0]
        assert back == -1
    assert seen[0] == seen[1]


@pytest.mark.rule("PETRA-13")
@pytest.mark.first_chair
def test_the_news_of_a_plot_do_not_name_the_card():
    """Petra is told which card it was; the others and onlookers only that there was one."""
    t = at_the_beginning().hand("petra", SHARP)
    t.petra.done()
    t.petra.plots(SHARP)
    (card,) = t.table.seats[0].boxes[0].cards
    assert [e.kind for e in events_for(t.table, 0) if getattr(e, "card", -1) == card] == [
        "laid-down-card"
    ]
    for seat in (1, 2, -1):
        news = events_for(t.table, seat)
        assert [event.kind for event in news if getattr(event, "card", -1) == card] == []
        assert [event.seat for event in news if event.kind == "laid-down"] == [0]


@pytest.mark.rule("PETRA-13")
@pytest.mark.first_chair
def test_imagining_the_table_deals_her_plots_anew():
    """Seen from Gog her plots may be any of her cards; seen from herself they are what they are."""
    t = table(villain(), "gog", "eve").hand("petra", TIP, FINE).box("petra", "plots", BURN, SHARP)
    t.discarded("petra", SMELL)
    real = t.petra.box("plots")
    guesses = set()
    for seed in range(40):
        other = t.table.imagine(1, seed)
        assert audit(other) == []
        cards = other.seats[0].boxes[0].cards
        assert len(cards) == 2
        assert all(other.game.home_seat[card] == 0 for card in cards)
        guesses |= {other.title(card) for card in cards}
        assert SMELL not in guesses  # it lies face up on her discard pile
        mine = t.table.imagine(0, seed)
        assert [mine.title(card) for card in mine.seats[0].boxes[0].cards] == real
        assert sees(t, 1)[0] == dump(other.view(1))
    assert len(guesses) > 8


@pytest.mark.rule("PETRA-13")
@pytest.mark.first_chair
def test_what_she_may_plot_is_offered_to_her_alone():
    """While she chooses, the others see that she is asked and not what for."""
    t = at_the_beginning().hand("petra", SHARP)
    t.petra.done()
    assert len(t.table.view(0).options) == 8
    for seat in (1, 2, -1):
        view = t.table.view(seat)
        assert (view.asked, view.asked_for, view.options) == (0, "lay-down", ())
        assert t.table.imagine(seat, 1).decision.options == ()


@pytest.mark.rule("PETRA-14")
@pytest.mark.first_chair
def test_plotted_cards_do_not_count_for_the_hand():
    """Having Plotted in her turn she goes on with six; the next refill is to seven again."""
    t = at_the_beginning(BURN, SHARP, SMELL)
    t.petra.done()
    assert len(t.petra.hand) == 7
    t.petra.plots_nothing()
    assert t.table.view(1).seats[0].hand == 7


@pytest.mark.rule("PETRA-14")
def test_plotted_cards_cannot_be_discarded_from_hand():
    """A Drink makes her discard a card: only those in hand are offered, or none."""
    fog = Deck("fog", "test", [30 * drink("Fog", 1, extras=[me.discards(1)])])
    t = table("petra", "gog", "eve", drinks=[fog]).turn("petra", "drink").pile("petra", "Fog")
    t.hand("petra", IM_IN, RAISE).box("petra", "plots", SHARP, DROP)
    t.petra.passes()  # she does not put a drop into it
    assert (t.asked_for, titles(t)) == ("lose-card", [IM_IN, RAISE])
    t.petra.discards(RAISE)
    assert t.petra.box("plots") == [SHARP, DROP]
    t = table("petra", "gog", "eve", drinks=[fog]).turn("petra", "drink").pile("petra", "Fog")
    t.box("petra", "plots", SHARP).hand("gog", IM_IN)
    assert (t.asked, t.asked_for) == ("gog", "discard")  # she was not asked
    assert t.petra.box("plots") == [SHARP]
    assert t.petra.discard == []
    assert t.alcohol["petra"] == 1


@pytest.mark.rule("PETRA-14", "CARD-14", "DALE-27")
def test_the_monsters_take_action_cards_from_hands_only():
    """EX-RDI9-discardcost-1: no Plotted Card, no Mushroom, no Waiting Patient; one in hand does."""
    terci = CHARACTERS["terci"]
    patient = next(c.title for c in terci.side_decks[0].cards if c.types() == w.ACTION)
    other = next(
        c.title for c in terci.side_decks[0].cards if c.types() == w.ACTION and c.title != patient
    )
    t = table(villain(), "gog", "dale", "terci", drinks=["drinks-rdi9"]).turn("petra", "drink")
    t.pile("petra", "The monsters kicked open the door!").hand("gog", RAISE, "Dance with Gog!")
    t.box("petra", "plots", SHARP, BURN).hand("petra", NO).box("dale", "planter", "Thunderstool")
    t.box("terci", "waiting", other).hand("terci", patient, NO)
    t.until("sacrifice")
    assert (t.asked, titles(t)) == ("gog", ["Dance with Gog!"])
    t.gog.sacrifices("Dance with Gog!")
    assert (t.asked, titles(t)) == ("terci", [patient])  # Petra and Dale had nothing to discard
    t.terci.sacrifices(patient)
    lost = {name for name, left in t.fortitude.items() if left < 20}
    assert lost == {"petra", "dale"}
    assert t.terci.side_discard() == [patient]
    assert t.petra.box("plots") == [SHARP, BURN]
    assert t.dale.box("planter") == ["Thunderstool"]
    assert t.terci.box("waiting") == [other]
    assert not t.happened("played")
    assert t.terci.tracker("salve") == t.terci.tracker("splint") == t.terci.tracker("bandage") == 0


@pytest.mark.rule("PETRA-15")
def test_a_plotted_card_that_was_played_is_discarded():
    """It lies on her Character discard pile, not in the plots, and not in her hand."""
    t = table(villain(), "gog", "eve").box("petra", "plots", BURN, SHARP)
    t.petra.plays(BURN)
    t.everyone.passes()
    assert t.petra.discard == [BURN]
    assert t.petra.box("plots") == [SHARP]
    assert t.petra.hand == []
    assert t.fortitude["eve"] == 17


@pytest.mark.rule("PETRA-16")
def test_a_plotted_action_scheme_takes_the_action_of_the_turn():
    """Only in her own Action Phase, and only one Action."""
    t = table("gog", villain(), "eve").hand("gog", WENCH_TIP).box("petra", "plots", BURN)
    assert t.petra.why_not(BURN, out_of="plots").rule == "CARD-2"
    t = table(villain(), "gog", "eve").box("petra", "plots", BURN).hand("petra", BURN, TIP)
    assert t.petra.may(BURN, out_of="plots")
    assert t.petra.may(BURN, out_of="hand")
    t.petra.plays(BURN, out_of="plots")
    t.everyone.passes()
    assert (t.asked, t.asked_for) == ("petra", "action")
    assert t.petra.why_not(BURN, out_of="hand").rule == "TURN-9"


@pytest.mark.rule("PETRA-16")
def test_a_plotted_sometimes_scheme_needs_its_moment():
    """ "A drop of this" waits for a Drink on the table, from either place."""
    t = table("petra", "gog", "eve").hand("petra", DROP, TIP).box("petra", "plots", DROP)
    for place in ("hand", "plots"):
        assert t.petra.why_not(DROP, out_of=place).rule == "NEG-7"
    t = table("gog", "petra", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("petra", DROP).box("petra", "plots", DROP)
    for place in ("hand", "plots"):
        assert t.petra.may(DROP, out_of=place)


@pytest.mark.rule("PETRA-16")
@pytest.mark.first_chair
def test_a_plotted_cheating_scheme_needs_her_gambling_turn():
    """Not outside a Round, not on Eve's gambling turn; on hers it beats Winning Hand!."""
    t = table("petra", "gog", "eve").hand("petra", TIP).box("petra", "plots", CHEAT)
    assert t.petra.why_not(CHEAT, out_of="plots").rule == "CARD-5"
    t = table("gog", "eve", "petra").hand("gog", IM_IN).box("petra", "plots", CHEAT)
    t.hand("eve", "Winning Hand!")
    t.gog.plays(IM_IN)
    t.until("gamble", "eve")
    assert not t.petra.may(CHEAT)
    t.eve.gambles("Winning Hand!")
    t.until("gamble", "petra")
    assert t.petra.options(CHEAT)
    t.petra.gambles(CHEAT, at="eve")
    assert t.happened("control")[-1].seat == 2
    assert [event.seat for event in t.happened("left-round")] == [1]


# Hellfire ----------------------------------------------------------------------------------------


@pytest.mark.rule("PETRA-17", "PETRA-18")
@pytest.mark.parametrize(
    ("plots", "hellfire", "after"),
    [([], 1, 1), ([BURN], 0, 1), ([BURN, SHARP], 1, 3), ([BURN, SHARP, SMELL], 0, 3)],
)
def test_at_the_beginning_of_her_turn_plotted_cards_become_hellfire(plots, hellfire, after):
    """All are discarded, Scheme or not, and each moves the token one space, before phase 1."""
    t = at_the_beginning(*plots, hellfire=hellfire)
    assert (t.asked, t.asked_for) == ("petra", "discard")
    assert t.petra.box("plots") == []
    assert t.petra.discard == plots
    assert t.petra.tracker("hellfire") == after
    assert not t.happened("fired")
    assert kinds(t, "burned", "tracker", "drew") == len(plots) * ["burned"] + (
        (after - hellfire) * ["tracker"]
    )
    assert t.fortitude == dict(petra=20, gog=20, eve=20)


@pytest.mark.rule("PETRA-17")
def test_plots_are_burned_at_the_beginning_of_her_own_turn_only():
    """Gog's turn begins, and they still lie there; Petra's begins, and they are gone."""
    t = (
        table("gog", villain(), "eve")
        .turn("gog", "discard")
        .hand("gog", IM_IN)
        .hand("petra", IM_IN)
    )
    t.box("petra", "plots", BURN, SHARP)
    assert t.petra.box("plots") == [BURN, SHARP]
    t.until("discard", "petra")
    assert t.petra.box("plots") == []
    assert t.petra.tracker("hellfire") == 2


@pytest.mark.rule("PETRA-19", "PETRA-21", "PETRA-23")
def test_the_fourth_point_from_zero_sets_it_off():
    """Four plots: she names Eve, who loses 2 Fortitude; the token is back on 0."""
    t = at_the_beginning(BURN, SHARP, SMELL, FINE)
    assert (t.asked, t.asked_for) == ("petra", "target")
    assert nameable(t) == ["eve", "gog"]
    t.petra.names("eve")
    assert t.fortitude == dict(petra=20, gog=20, eve=18)
    assert t.petra.tracker("hellfire") == 0
    assert len(t.happened("fired")) == 1
    assert t.asked_for == "discard"


@pytest.mark.rule("PETRA-20")
def test_a_gain_past_the_fire_stops_there_first():
    """EX-RDI9-petra-1: on the 3 she gains 2: fire, its effect, back to 0, and on to 1."""
    t = at_the_beginning(BURN, SHARP, hellfire=3)
    assert (t.asked, t.asked_for) == ("petra", "target")
    t.petra.names("gog")
    assert t.fortitude == dict(petra=20, gog=18, eve=20)
    assert t.petra.tracker("hellfire") == 1
    assert kinds(t, "fired", "fortitude", "tracker") == ["fired", "tracker", "fortitude", "tracker"]


@pytest.mark.rule("PETRA-20")
def test_hellfire_can_fire_twice_in_one_gain():
    """From 3 she gains 5: Gog burns, is answered for, then Eve; the token ends on 0."""
    t = at_the_beginning(BURN, SHARP, SMELL, FINE, FIVE, hellfire=3).hand("gog", HIT_BACK)
    t.petra.names("gog")
    assert (t.asked, t.asked_for) == ("gog", "respond")
    assert t.petra.tracker("hellfire") == 0
    t.gog.responds(HIT_BACK)
    assert (t.asked, t.asked_for) == ("petra", "target")
    assert t.fortitude == dict(petra=18, gog=18, eve=20)
    t.petra.names("eve")
    assert t.fortitude == dict(petra=18, gog=18, eve=18)
    assert t.petra.tracker("hellfire") == 0
    assert len(t.happened("fired")) == 2
    assert t.asked_for == "discard"


@pytest.mark.rule("PETRA-20")
def test_a_gain_while_the_fire_burns_goes_on_from_the_first_space():
    """In the window on her own Hellfire she stokes it: the token ends on 1, and it fired once."""
    t = at_the_beginning(SHARP, hellfire=3).hand("petra", HOT, SMELL)
    t.until("target", "petra")
    t.petra.names("gog")
    t.petra.responds(HOT)
    t.petra.plots(SMELL)
    t.until("discard", "petra")
    assert t.petra.tracker("hellfire") == 1
    assert len(t.happened("fired")) == 1
    assert t.fortitude == dict(petra=20, gog=18, eve=20)


@pytest.mark.rule("PETRA-20", "LOSE-4")
def test_whoever_burns_to_death_is_not_there_for_the_second_fire():
    """Eve passes out by the first one and is out; only Gog and Fleck can be named then."""
    t = at_the_beginning(
        BURN, SHARP, SMELL, FINE, FIVE, hellfire=3, others=("gog", "eve", "fleck")
    ).stats("eve", fortitude=2)
    t.petra.names("eve")
    assert t.alive == ["petra", "gog", "fleck"]
    assert (t.asked, t.asked_for) == ("petra", "target")
    assert nameable(t) == ["fleck", "gog"]


@pytest.mark.rule("PETRA-19")
def test_between_two_players_the_other_one_burns():
    """Gog takes it unasked; if it is his last Fortitude, Petra has won before she drew a card."""
    t = at_the_beginning(BURN, hellfire=3, others=("gog",))
    assert t.asked_for == "discard"
    assert t.fortitude == dict(petra=20, gog=18)
    t = at_the_beginning(BURN, SHARP, hellfire=3, others=("gog",)).stats("gog", fortitude=2)
    assert t.over
    assert t.winners == ["petra"]
    assert not t.happened("drew")


@pytest.mark.rule("PETRA-21", "CARD-15")
def test_hellfire_can_be_ignored_like_an_action():
    """Eve disbelieves it; and "I don't think so!" is no answer to it."""
    t = at_the_beginning(BURN, hellfire=3, others=("eve", "gog")).hand("eve", DISBELIEVE)
    t.hand("gog", "Gog not think so!")
    t.petra.names("eve")
    assert (t.asked, t.asked_for) == ("eve", "respond")
    assert t.gog.why_not("Gog not think so!").rule == "NEG-12"
    t.eve.responds(DISBELIEVE)
    t.until("discard", "petra")
    assert t.fortitude == dict(petra=20, eve=20, gog=20)
    assert t.petra.tracker("hellfire") == 0


@pytest.mark.rule("PETRA-21", "CARD-15")
def test_hellfire_counts_as_an_action_and_nothing_else():
    """A card against Actions answers it; one against Sometimes and Anytime Cards does not."""
    other = w.SOMETIMES | w.ANYTIME
    tess = stranger(
        either("Duck", ignore_card(types=w.ACTION, affecting=FORTITUDE)),
        either("Hush", ignore_card(types=other, affecting=FORTITUDE)),
    )
    t = at_the_beginning(SHARP, hellfire=3, others=("gog", tess)).hand("tess", "Duck", "Hush")
    t.petra.names("tess")
    assert t.tess.why_not("Hush").rule == "NEG-14"
    t.tess.responds("Duck")
    t.until("discard", "petra")
    assert t.fortitude == dict(petra=20, gog=20, tess=20)


@pytest.mark.rule("PETRA-21")
def test_only_the_player_named_is_touched_by_hellfire():
    """Gog was named; Eve has nothing to Ignore."""
    t = at_the_beginning(BURN, hellfire=3).hand("eve", DISBELIEVE, WENCH_TIP)
    t.until("target", "petra")
    t.petra.names("gog")
    assert t.eve.may(WENCH_TIP)
    assert t.eve.why_not(DISBELIEVE).rule == "STAT-6"


@pytest.mark.rule("PETRA-21", "PETRA-22")
def test_hellfire_can_be_redirected_and_comes_from_petra_all_the_same():
    """Eve sends it to Gog; he hits back at Petra."""
    t = at_the_beginning(BURN, hellfire=3, others=("eve", "gog")).hand("eve", NOT_EVE)
    t.hand("gog", HIT_BACK)
    t.petra.names("eve")
    t.eve.responds(NOT_EVE, to="gog")
    t.until("respond", "gog")
    t.gog.responds(HIT_BACK)
    t.until("discard", "petra")
    assert t.fortitude == dict(petra=18, eve=20, gog=18)


@pytest.mark.rule("PETRA-22")
def test_hellfire_is_petras_doing():
    """Dale Ignores it and makes her lose 2 for it."""
    t = at_the_beginning(BURN, hellfire=3, others=("dale", "eve")).hand("dale", "That tears it!")
    t.box("dale", "planter", ("Sober Sally", 3))
    t.petra.names("dale")
    t.dale.responds("That tears it!", mode=1)
    t.until("discard", "petra")
    assert t.fortitude == dict(petra=18, dale=20, eve=20)


@pytest.mark.rule("PETRA-20", "PETRA-22", "OP-10")
def test_petra_passes_out_by_the_hit_back_for_her_own_hellfire():
    """With 2 Fortitude left she is out before the rest of the gain; Gog's turn is next."""
    t = at_the_beginning(BURN, SHARP, SMELL, FINE, FIVE, hellfire=3).stats("petra", fortitude=2)
    t.hand("gog", HIT_BACK)
    t.petra.names("gog")
    t.gog.responds(HIT_BACK)
    assert t.alive == ["gog", "eve"]
    assert t.fortitude == dict(petra=0, gog=18, eve=20)
    assert len(t.happened("fired")) == 1
    assert t.active == "gog"
    assert not [event for event in t.happened("drew") if event.seat == 0]


@pytest.mark.rule("PETRA-22", "LOSE-5", "LOSE-6")
def test_petra_saves_herself_from_her_own_fire():
    """In her last call she soothes her skin, and goes on with the rest of the gain."""
    t = at_the_beginning(BURN, SHARP, hellfire=3).stats("petra", fortitude=2).hand("petra", SKIN)
    t.hand("gog", HIT_BACK)
    t.until("target", "petra")
    t.petra.names("gog")
    t.until("respond", "gog")
    t.gog.responds(HIT_BACK)
    t.until("last-call", "petra")
    assert t.fortitude["petra"] == 0
    t.petra.responds(SKIN)
    assert "petra" in t.alive
    t.until("discard", "petra")
    assert t.petra.tracker("hellfire") == 1


@pytest.mark.rule("PETRA-19", "LOSE-4")
def test_hellfire_set_off_by_a_card_is_resolved_within_it():
    """On Gog's turn her Anytime Card makes the fourth point; Gog burns and passes out after it."""
    t = table("gog", villain(), "eve").hand("gog", WENCH_TIP).hand("petra", HOT, BURN)
    t.tracker("petra", "hellfire", 3).stats("gog", fortitude=2)
    t.until("respond", "petra")
    t.petra.responds(HOT)
    t.everyone.passes()
    t.petra.plots(BURN)
    assert (t.asked, t.asked_for) == ("petra", "target")
    t.petra.names("gog")
    t.until("last-call", "gog")
    assert t.petra.tracker("hellfire") == 0
    assert t.petra.discard == [HOT]  # the card has resolved first
    assert t.fortitude == dict(gog=0, petra=20, eve=20)


@pytest.mark.rule("PETRA-24")
def test_hellfire_stays_where_it_is():
    """Neither other players' turns nor an empty plot take it away."""
    t = table("petra", "gog", "eve").turn("petra", "discard").hand("petra", IM_IN)
    t.tracker("petra", "hellfire", 2)
    t.until("discard", "petra")
    t.petra.done()
    t.petra.plots_nothing()
    for _ in range(2):
        t.until("order", "petra")
        t.petra.orders_for("gog")
        t.until("lay-down", "petra")  # her next turn
        t.petra.plots_nothing()
        assert t.petra.tracker("hellfire") == 2
    assert not t.happened("tracker")


@pytest.mark.rule("PETRA-30")
def test_there_are_no_boss_cards_at_an_ordinary_table():
    """Her deck has 40 cards and there is no other; the tracker shows its Hellfire side."""
    t = new_game("petra", "gog", "eve", "dimli", first=1)
    seat = t.seats[0]
    own = [t.title(card) for card in range(len(t.game.defs)) if t.game.home_seat[card] == 0]
    assert len(own) == 40
    assert seat.side == []
    assert "First rule of villainy: Burn it with fire" not in own
    (tracker,) = PETRA.trackers
    assert (tracker.fires.most, [e.number() for e in tracker.fires.words]) == (1, [-2])


# Card notes --------------------------------------------------------------------------------------


def bully(**kind):
    """Somebody whose blow cannot be Ignored, or not hit back for."""
    blow = Mode(w.ACTION, w.MY_ACTION, (another_player.loses(fortitude=3),), **kind)
    return stranger(either("Blow", blow))


@pytest.mark.rule("PETRA-31")
def test_too_hot_to_handle_burns_whoever_cannot_be_ignored():
    """Petra loses her 3 all the same, and Tess loses 1."""
    t = table(bully(unignorable=True), "petra", "gog").hand("tess", "Blow").hand("petra", HANDLE)
    t.tess.plays("Blow", at="petra")
    t.petra.responds(HANDLE)
    t.everyone.passes()
    assert not t.happened("ignored")
    assert t.fortitude == dict(tess=19, petra=17, gog=20)


@pytest.mark.rule("PETRA-32")
def test_too_hot_to_handle_only_ignores_what_cannot_be_hit_back():
    """Petra loses nothing, and neither does Tess."""
    t = table(bully(no_hit_back=True), "petra", "gog").hand("tess", "Blow").hand("petra", HANDLE)
    t.tess.plays("Blow", at="petra")
    t.petra.responds(HANDLE)
    t.everyone.passes()
    assert t.happened("ignored")
    assert t.fortitude == dict(tess=20, petra=20, gog=20)


@pytest.mark.rule("PETRA-31", "PETRA-32")
def test_too_hot_to_handle_does_both_where_it_can():
    """An ordinary blow is Ignored, and Tess loses 1."""
    t = table(bully(), "petra", "gog").hand("tess", "Blow").hand("petra", HANDLE)
    t.tess.plays("Blow", at="petra")
    t.petra.responds(HANDLE)
    t.everyone.passes()
    assert t.fortitude == dict(tess=19, petra=20, gog=20)


def potion():
    """Somebody who raises every number on a card by 1."""
    return stranger(sometimes("Strength Potion", when=numbers_played, do=raise_numbers(1)))


@pytest.mark.rule("PETRA-33", "JETT-14", "CARD-17")
@pytest.mark.parametrize(("who", "title"), [("petra", FIVE), ("jett", "A race? You're on!")])
def test_a_number_can_be_changed_and_the_lack_of_one_cannot(who, title):
    """EX-RDI9-numeric-1: the potion raises the first effect; the second gives it nothing to do."""
    left = {}
    for drunk in (False, True):
        t = table(who, potion(), "gog").hand(who, title).hand("tess", "Strength Potion")
        t.player(who).plays(title, at="gog", mode=0)
        if drunk:
            t.tess.responds("Strength Potion")
        t.everyone.passes()
        left[drunk] = t.fortitude
    assert left[False]["gog"] < 20
    assert left[True] == left[False] | {"gog": left[False]["gog"] - 1}

    t = table(who, potion(), "gog").hand(who, title, TIP).hand("tess", "Strength Potion")
    t.player(who).plays(title, mode=1)
    assert not t.tess.may("Strength Potion")
    t.until("order", who)
    assert t.tess.hand == ["Strength Potion"]
    assert t.fortitude == {who: 20, "tess": 20, "gog": 20}


EVENTS = [
    ("Round on the House!", "drinks-rdi2"),
    ("Drinking Contest!", "drinks-rdi2"),
    ("Fine Ambrosia", "drinks-rdi2"),
    ("The Challenge!", "drinks-rdi2"),
    ("The monsters kicked open the door!", "drinks-rdi9"),
]


@pytest.mark.rule("PETRA-34", "EVNT-5")
@pytest.mark.parametrize(("event", "deck"), EVENTS)
@pytest.mark.first_chair
def test_dastardly_schemes_come_before_any_event(event, deck):
    """She reveals it and Ignores it: nothing of it touches her."""
    t = table("petra", "gog", "eve", drinks=[deck]).turn("petra", "drink").pile("petra", event)
    t.hand("petra", LOOK).drink_deck("Wine", "Elven Wine").hand("gog", WENCH_TIP)
    t.until("respond", "petra")
    t.petra.responds(LOOK)
    t.until("discard", "gog")
    (ignored,) = t.happened("ignored")
    assert (ignored.seat, t.table.title(ignored.card)) == (0, event)
    assert (t.fortitude["petra"], t.alcohol["petra"], t.gold["petra"]) == (20, 0, 10)


@pytest.mark.rule("PETRA-35", "PETRA-36")
@pytest.mark.parametrize(("hellfire", "gog"), [(0, 19), (1, 19), (2, 18), (3, 18)])
@pytest.mark.first_chair
def test_this_is_fine_burns_one_more_with_two_hellfire(hellfire, gog):
    """Everybody else loses 1; Gog, who had to be named in any case, one more from 2 Hellfire on."""
    t = table("petra", "gog", "eve").hand("petra", FINE).tracker("petra", "hellfire", hellfire)
    assert sorted(o.targets for o in t.petra.options(FINE)) == [2, 4]
    t.petra.plays(FINE, at="gog")
    t.everyone.passes()
    assert t.fortitude == dict(petra=20, gog=gog, eve=19)
    assert t.petra.tracker("hellfire") == hellfire


@pytest.mark.rule("PETRA-35")
@pytest.mark.parametrize(("before", "gog"), [(1, 18), (0, 19)])
def test_this_is_fine_looks_at_hellfire_when_it_resolves(before, gog):
    """In the window on it she stokes the fire by 1: from 1 that is enough, from 0 it is not."""
    t = table("petra", "gog", "eve").hand("petra", FINE, HOT, SMELL)
    t.tracker("petra", "hellfire", before)
    t.petra.plays(FINE, at="gog")
    t.petra.responds(HOT)
    t.petra.plots(SMELL)
    t.nobody_responds()
    assert t.petra.tracker("hellfire") == before + 1
    assert t.fortitude == dict(petra=20, gog=gog, eve=19)


@pytest.mark.rule("PETRA-35", "PETRA-19")
def test_this_is_fine_may_find_the_fire_gone_out():
    """She overdoes it: from 3 the fire breaks out over Eve, the token is on 0, no extra for Gog."""
    t = table("petra", "gog", "eve").hand("petra", FINE, HOT, SMELL).tracker("petra", "hellfire", 3)
    t.petra.plays(FINE, at="gog")
    t.petra.responds(HOT)
    t.petra.plots(SMELL)
    t.petra.names("eve")
    t.nobody_responds()
    assert t.petra.tracker("hellfire") == 0
    assert t.fortitude == dict(petra=20, gog=19, eve=17)


@pytest.mark.rule("PETRA-36", "NEG-10")
def test_ignoring_this_is_fine_ignores_all_of_it():
    """Eve was named and Ignores the card: neither the 1 nor the 1 more touches her."""
    t = table("petra", "eve", "gog").hand("petra", FINE).hand("eve", DISBELIEVE)
    t.tracker("petra", "hellfire", 2)
    t.petra.plays(FINE, at="eve")
    t.eve.responds(DISBELIEVE)
    t.everyone.passes()
    assert t.fortitude == dict(petra=20, eve=20, gog=19)
