"""Timing: when a window opens, who is asked, in what order, and who goes first (TIME; OP-2)."""

from itertools import permutations

import pytest

from lastcall.engine.cards import Character
from lastcall.engine.view import events_for
from lastcall.engine.words import (
    a_drink,
    action,
    another_collects_pot,
    another_player,
    another_wins_round,
    anytime,
    each_other_player,
    halve_winnings,
    lost_fortitude,
    me,
    my_drink,
    redirect,
    share_loss,
    sometimes,
    strengthen,
    take_pot,
    that_player,
    toast,
    would_lose_fortitude,
)
from lastcall.testing import as_data, table

GIM = "Gambling? I'm in!"
IDTS = "I don't think so!"
GOG_IDTS = "Gog not think so!"
TIP = "Tip the Wench."
DANCE = "Dance with Gog!"
LOVE = "Gog loves everyone!"
OUCH = "Gog forget about ouch!"
STOP_POKING = "Stop poking Gog"
YUCKY = "This taste yucky!"
THIS_HURT = "That not hurt! This hurt!"
COUNTING_TOES = "Gog busy! Gog counting toes!"
DISBELIEVE = "I attempt to disbelieve."
NOT_EVE = "I'm not Eve! She's over there!"
SHARE_PAIN = "I've been working on a new spell. It's called Share Pain!"
EMPTY = "Drink what? This is empty."
DRAGON = "Actually, that's Dragon Breath Ale."
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
SPIKE = "Spike it with Firewater"
DRINK_UP = "Drink up, friend!"
WATERED_DOWN = "I don't want this watered-down stuff!"
HELMET = "Good thing I was wearing my great-grandfather's helmet!"
BEARD = "Hey! You almost damaged the beard!"
PRIEST = "Who knew? One of my fans is a priest!"
TOAST = "A toast! To my friends!"
FIGURE = "You know, I should take better care of my dainty figure!"
BIGGEST_FAN = "Allow me to introduce you to my biggest fan."

# Cards of other boxes, in the words of the vocabulary.
shout = anytime("Shout", me.gains(alcohol=1))
heckle = anytime("Heckle", each_other_player.loses(fortitude=1))
kick = anytime("Kick", another_player.loses(fortitude=2))
spores = sometimes("Mushroom spores", when=a_drink, do=strengthen(1))
halves = sometimes("Halves!", when=would_lose_fortitude, do=share_loss)
deflect = sometimes("Deflect", when=would_lose_fortitude, do=redirect)
hit_back = sometimes("Take that!", when=lost_fortitude, do=that_player.loses(fortitude=2))


def stranger(*cards, name="tess"):
    """A character of our own with these cards."""
    filler = 30 * action("Filler", another_player.loses(fortitude=1))
    return Character(name, name.title(), race="human", box="test", deck=[*cards, filler])


def asked_in_turn(t):
    """Whom the open window asks, one after the other, while everybody declines."""
    order = []
    depth = len(t.table.frames)
    while t.asked_for == "respond" and len(t.table.frames) == depth:
        order.append(t.asked)
        t.player(t.asked).passes()
    return order


def played(t):
    """Who has played what so far, in order."""
    return [(t.names[e.seat], t.table.title(e.card)) for e in t.happened("played")]


# Windows open -------------------------------------------------------------------------------------


def announce(kind):
    """A table where something of this kind has just been played or revealed, and Tess may answer.

    Also a question whose answer becomes true when that thing has resolved.
    """
    tess = stranger(shout)
    if kind == "Action":
        t = table("gog", "eve", tess).hand("gog", DANCE).hand("tess", "Shout")
        t.tess.passes()
        t.gog.plays(DANCE, at="eve")
        return t, lambda: t.eve.fortitude == 16
    if kind == "Anytime":
        t = table("gog", "eve", tess).stats("gog", fortitude=10).hand("gog", OUCH)
        t.hand("tess", "Shout")
        t.tess.passes()
        t.gog.plays(OUCH)
        return t, lambda: t.gog.fortitude == 12
    if kind == "Sometimes":
        t = table("gog", "eve", tess).turn("gog", "drink").pile("gog", "Wine").hand("gog", YUCKY)
        t.hand("tess", "Shout")
        t.tess.passes()
        t.gog.responds(YUCKY)
        t.tess.passes()  # on the Wine: she could go before his Sometimes Card
        return t, lambda: bool(t.happened("drink-ignored"))
    if kind == "Gambling":
        t = table("gog", "eve", tess).hand("gog", GIM).hand("eve", "I raise!").hand("tess", "Shout")
        t.tess.passes()
        t.gog.plays(GIM)
        t.until("gamble", "eve")
        t.eve.gambles("I raise!")
        return t, lambda: t.controller == "eve"
    if kind == "Cheating":
        t = table("gog", "eve", tess).hand("gog", GIM).hand("tess", "Shout")
        t.hand("eve", "My word, what could that be?")
        t.tess.passes()
        t.gog.plays(GIM)
        t.until("gamble", "eve")
        t.eve.gambles("My word, what could that be?")
        return t, lambda: t.controller == "eve"
    title = "Wine" if kind == "Drink" else "Fine Ambrosia"
    t = table("gog", "eve", tess).turn("gog", "drink").pile("gog", title).hand("tess", "Shout")
    t.tess.passes()
    return t, lambda: t.gog.alcohol > 0


@pytest.mark.rule("TIME-1", "TIME-3")
@pytest.mark.parametrize(
    "kind", ["Action", "Anytime", "Sometimes", "Gambling", "Cheating", "Drink", "Event"]
)
def test_everything_played_or_revealed_opens_a_window(kind):
    """Tess, who can shout any time, is asked each time; nothing happens until she has passed."""
    t, resolved = announce(kind)
    assert (t.asked, t.asked_for) == ("tess", "respond")
    assert not resolved()
    t.tess.passes()
    assert resolved()


@pytest.mark.rule("TIME-3")
def test_a_card_that_nobody_answers_resolves():
    """Eve could have disbelieved the dance; she lets it happen."""
    t = table("gog", "eve", "dimli").hand("gog", DANCE).hand("eve", DISBELIEVE)
    t.gog.plays(DANCE, at="eve")
    assert t.fortitude == dict(gog=20, eve=20, dimli=20)
    t.eve.passes()
    assert t.fortitude == dict(gog=20, eve=16, dimli=20)
    assert t.gog.discard == [DANCE]
    assert t.eve.hand == [DISBELIEVE]


# The order of asking ------------------------------------------------------------------------------


FOUR_DIMLIS = ["dimli", "dimli_2", "dimli_3", "dimli_4"]


@pytest.mark.rule("TIME-2", "OP-2")
@pytest.mark.parametrize(("active", "player"), list(permutations(range(4), 2)))
def test_wishes_are_gathered_from_whoever_played_the_card(active, player):
    """In the Drink Phase of one Dimli another calls for more: he is asked first, then clockwise."""
    t = table(*4 * ["dimli"]).turn(FOUR_DIMLIS[active], "drink")
    t.hand(FOUR_DIMLIS[player], DRINK_UP)
    for name in FOUR_DIMLIS:
        t.hand(name, IDTS)
    t.player(FOUR_DIMLIS[player]).responds(DRINK_UP)
    assert asked_in_turn(t) == FOUR_DIMLIS[player:] + FOUR_DIMLIS[:player]


@pytest.mark.rule("TIME-2")
@pytest.mark.parametrize("active", range(4))
def test_wishes_are_gathered_from_whoever_revealed_the_drink(active):
    """A Dimli turns up a Wine that all four could spike: he is asked first, then clockwise."""
    t = table(*4 * ["dimli"]).turn(FOUR_DIMLIS[active], "drink")
    t.pile(FOUR_DIMLIS[active], "Wine")
    for name in FOUR_DIMLIS:
        t.hand(name, SPIKE)
    assert asked_in_turn(t) == FOUR_DIMLIS[active:] + FOUR_DIMLIS[:active]
    assert t.player(FOUR_DIMLIS[active]).alcohol == 2


@pytest.mark.rule("TIME-2")
def test_only_those_with_an_applicable_card_are_asked():
    """Gog dances with Eve: Dimli and Fleck hold Sometimes Cards for other occasions."""
    t = table("gog", "dimli", "eve", "fleck").hand("gog", DANCE, YUCKY)
    t.hand("dimli", HELMET, SPIKE).hand("eve", DISBELIEVE).hand("fleck", FIGURE, IDTS)
    t.gog.plays(DANCE, at="eve")
    assert asked_in_turn(t) == ["eve"]


# Responses ----------------------------------------------------------------------------------------


@pytest.mark.rule("TIME-4")
def test_a_response_has_its_own_window_and_resolves_first():
    """Gog dances with Eve, and Dimli tips in her name: first that resolves, then the dance."""
    t = table("gog", "dimli", "eve").hand("gog", DANCE).hand("dimli", TIP)
    t.hand("eve", DISBELIEVE).stats("eve", gold=5)
    t.dimli.passes()
    t.gog.plays(DANCE, at="eve")
    t.dimli.responds(TIP, at="eve")
    assert t.asked == "eve"
    assert t.gold == dict(gog=10, dimli=10, eve=5)
    t.eve.passes()  # on the tip, which resolves
    assert t.gold == dict(gog=10, dimli=10, eve=4)
    assert t.fortitude == dict(gog=20, dimli=20, eve=20)
    t.eve.passes()  # on the dance
    assert t.fortitude == dict(gog=20, dimli=20, eve=16)


@pytest.mark.rule("TIME-4")
def test_responses_to_responses_resolve_from_the_top():
    """The hit-back is Negated before it hits, and the Negate before that."""
    t = table("gog", "dimli", "eve").hand("gog", DANCE, GOG_IDTS).hand("dimli", BEARD, IDTS)
    t.gog.plays(DANCE, at="dimli")
    t.dimli.responds(BEARD)
    t.dimli.passes()  # he could Negate his own card
    t.gog.responds(GOG_IDTS)
    t.dimli.responds(IDTS)
    assert t.fortitude == dict(gog=18, dimli=16, eve=20)
    assert t.gog.discard == [GOG_IDTS, DANCE]
    assert t.dimli.discard == [IDTS, BEARD]


@pytest.mark.rule("TIME-5", "TIME-6")
def test_a_resolved_response_gives_everybody_a_new_chance_in_the_same_order():
    """All four decline the Wine once; the last one spikes it, and all four are asked again."""
    t = table(*4 * ["dimli"]).turn("dimli", "drink").pile("dimli", "Wine")
    for name in FOUR_DIMLIS:
        t.hand(name, SPIKE)
    t.hand("dimli_4", SPIKE)
    for player in (t.dimli, t.dimli_2, t.dimli_3):
        player.passes()
    t.dimli_4.responds(SPIKE)
    assert asked_in_turn(t) == FOUR_DIMLIS
    assert t.alcohol == dict(dimli=4, dimli_2=0, dimli_3=0, dimli_4=0)


@pytest.mark.rule("TIME-6", "TIME-5")
@pytest.mark.parametrize("ignores", [True, False])
@pytest.mark.parametrize(
    ("drinker", "ignore", "spike", "total"),
    [
        pytest.param("fleck", FIGURE, "Mushroom spores", 2, id="EX-RDI5-timing-1"),
        pytest.param("eve", EMPTY, SPIKE, 3, id="EX-RDI2-timing-1"),
        pytest.param("gog", COUNTING_TOES, SPIKE, 3, id="EX-RDI4-timing-1"),
        pytest.param("gog", YUCKY, "Mushroom spores", 2, id="EX-RDI9-timing-1"),
        pytest.param("fleck", FIGURE, SPIKE, 3, id="EX-RDI7-timing-1"),
    ],
)
@pytest.mark.first_chair
def test_who_declined_the_ale_may_ignore_it_once_it_is_spiked(
    drinker, ignore, spike, total, ignores
):
    """The drinker passes, the ale is spiked, and the drinker is asked again.

    EX-RDI5-timing-1, EX-RDI2-timing-1, EX-RDI4-timing-1, EX-RDI9-timing-1, EX-RDI7-timing-1.

    Whoever Ignores it then takes nothing; whoever passes again takes all of it.
    """
    spiker = "dimli" if spike == SPIKE else stranger(spores, name="dale")
    t = table(drinker, spiker, "eve" if drinker != "eve" else "fleck").turn(drinker, "drink")
    t.pile(drinker, "Light Ale").hand(drinker, ignore)
    t.hand("dimli" if spike == SPIKE else "dale", spike)
    t.player(drinker).passes()
    t.player(t.names[1]).responds(spike)
    assert t.drinks[0]["alcohol"] == total
    assert t.asked == drinker
    if ignores:
        t.player(drinker).responds(ignore)
    else:
        t.player(drinker).passes()
    assert t.player(drinker).alcohol == (0 if ignores else total)
    assert [t.player(name).alcohol for name in t.names[1:]] == [0, 0]


@pytest.mark.rule("TIME-17", "TIME-6")
def test_a_negated_response_leaves_the_window_open_to_all():
    """Dimli's spike is Negated; he may spike again, and Eve, who had declined, may Ignore."""
    t = table("eve", "dimli", "fleck").turn("eve", "drink").pile("eve", "Wine")
    t.hand("eve", EMPTY).hand("dimli", SPIKE, SPIKE).hand("fleck", IDTS)
    t.eve.passes()
    t.dimli.responds(SPIKE)
    t.fleck.responds(IDTS)
    assert t.drinks[0]["alcohol"] == 2
    assert t.asked == "eve"
    assert t.eve.may(EMPTY)
    assert t.dimli.may(SPIKE)
    t.eve.passes()
    t.dimli.responds(SPIKE)
    t.eve.responds(EMPTY)
    assert t.alcohol == dict(eve=0, dimli=0, fleck=0)


@pytest.mark.rule("TIME-17", "CARD-9")
def test_after_a_negated_ignore_the_same_player_may_try_another():
    """Gog Negates Eve's Ignore of his dance, but not her second answer."""
    t = table("gog", "eve", "dimli").hand("gog", DANCE, GOG_IDTS).hand("eve", DISBELIEVE, NOT_EVE)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(DISBELIEVE)
    t.gog.responds(GOG_IDTS)
    t.eve.responds(NOT_EVE, to="dimli")
    assert t.fortitude == dict(gog=20, eve=20, dimli=16)


# Drinking together --------------------------------------------------------------------------------


@pytest.mark.rule("TIME-7")
def test_all_drinks_and_chasers_are_up_before_any_response():
    """Fleck toasts: three Drinks with their Chasers lie there when the first question comes."""
    t = table("fleck", "gog", "eve").hand("fleck", TOAST, FIGURE).hand("gog", YUCKY)
    t.hand("eve", EMPTY)
    t.drink_deck("Wine with a Chaser", "Dark Ale", "Light Ale", "Elven Wine with a Chaser", "Wine")
    t.fleck.plays(TOAST)
    assert t.asked == "fleck"
    assert [d["cards"] for d in t.drinks] == [
        ["Wine with a Chaser", "Dark Ale"],
        ["Light Ale"],
        ["Elven Wine with a Chaser", "Wine"],
    ]
    assert t.alcohol == dict(fleck=0, gog=0, eve=0)
    assert asked_in_turn(t) == ["fleck", "gog", "eve"]
    assert t.alcohol == dict(fleck=3, gog=1, eve=5)


@pytest.mark.rule("TIME-8")
@pytest.mark.parametrize(("active", "toaster"), [(0, 1), (0, 2), (2, 1), (1, 0)])
def test_the_window_starts_with_whoever_caused_the_drinking(active, toaster):
    """A toast out of turn: the one who called it is asked first, whoever's turn it is."""
    called = anytime("Cheers!", toast)
    water = sometimes("No thanks", when=my_drink, do=strengthen(-1))
    seats = [stranger(called, water, shout, name=name) for name in ("ann", "bob", "cat")]
    t = table(*seats).drink_deck("Wine", "Wine", "Elven Wine").turn(t_name(active), "order")
    t.hand(t_name(toaster), "Cheers!")
    for i in range(3):
        t.hand(t_name(i), "No thanks")
    t.player(t_name(toaster)).responds("Cheers!")
    order = [t_name((toaster + i) % 3) for i in range(3)]
    assert [d["drinker"] for d in t.drinks] == order
    assert asked_in_turn(t) == order


def t_name(i):
    return ("ann", "bob", "cat")[i]


@pytest.mark.rule("TIME-8")
def test_in_that_window_drinks_can_be_altered_and_anytime_cards_played():
    """After a toast Dimli spikes Gog's Drink, and Gog forgets his ouch before they drink."""
    t = table("fleck", "dimli", "gog").hand("fleck", TOAST).hand("dimli", SPIKE).hand("gog", OUCH)
    t.drink_deck("Wine", "Dark Ale", "Light Ale").stats("gog", fortitude=10)
    t.gog.passes()
    t.fleck.plays(TOAST)
    t.gog.passes()  # on the toast itself
    t.dimli.responds(SPIKE, on="gog")
    t.gog.responds(OUCH)  # an Anytime Card goes before the spike he was waiting for
    assert t.fortitude["gog"] == 12
    t.dimli.responds(SPIKE, on="gog")
    t.nobody_responds()
    assert t.alcohol == dict(fleck=2, dimli=1, gog=3)


@pytest.mark.rule("TIME-9")
def test_they_drink_at_the_same_moment():
    """Fleck and Eve both drink themselves under the table: both are out together, and Gog wins."""
    t = table("fleck", "gog", "eve").hand("fleck", TOAST).drink_deck("Wine", "Dark Ale", "Wine")
    t.stats("fleck", fortitude=5, alcohol=3).stats("eve", fortitude=5, alcohol=3)
    t.fleck.plays(TOAST)
    assert t.alcohol == dict(fleck=5, gog=1, eve=5)
    assert t.winners == ["gog"]
    assert [e.amount for e in t.happened("divided")] == [10, 10]


@pytest.mark.rule("TIME-9")
@pytest.mark.first_chair
def test_drinking_at_the_same_moment_can_end_in_a_tie():
    """If the toast is too much for everybody, nobody went down before the others."""
    t = table("fleck", "gog", "eve").hand("fleck", TOAST).drink_deck("Wine", "Dark Ale", "Wine")
    for name in t.names:
        t.stats(name, fortitude=4, alcohol=3)
    t.fleck.plays(TOAST)
    assert t.over
    assert t.winners == ["fleck", "gog", "eve"]


# Who goes first -----------------------------------------------------------------------------------


def everybody_insists(t, wishes):
    """Everyone answers what lies on top with their card as soon as they are asked; the order."""
    window = t.table.frames[-1]
    before = len(played(t))
    while window in t.table.frames and t.asked_for == "respond":
        name = t.asked
        card, how = wishes[name]
        if t.table.frames[-1] is window and t.player(name).may(card):
            t.player(name).responds(card, **how)
        else:
            t.player(name).passes()
    return [name for name, _ in played(t)[before:]]


@pytest.mark.rule("TIME-10", "TIME-11", "OP-2")
@pytest.mark.parametrize("seats", list(permutations(["eve", "dimli", "fleck", "bard"])))
def test_anytime_before_sometimes_each_in_turn_order_from_the_active_player(seats):
    """In Gog's turn a heckler hurts everybody, and four want to answer, two of each kind.

    Wherever they sit: first the Anytime Cards in turn order from Gog, then the Sometimes Cards.
    """
    bard = stranger(heckle, name="bard")
    t = table("gog", *[bard if name == "bard" else name for name in seats]).turn("gog", "order")
    t.hand("bard", "Heckle").hand("gog", STOP_POKING).hand("eve", DISBELIEVE)
    t.hand("dimli", TIP).hand("fleck", PRIEST).stats("fleck", fortitude=10)
    while t.asked != "bard":
        t.player(t.asked).passes()
    t.bard.responds("Heckle")
    wishes = dict(
        gog=(STOP_POKING, {}),
        eve=(DISBELIEVE, {}),
        dimli=(TIP, dict(at="bard")),
        fleck=(PRIEST, {}),
    )
    anytimes = [name for name in seats if name in ("dimli", "fleck")]
    assert everybody_insists(t, wishes) == [*anytimes, "gog", "eve"]
    assert t.fortitude == dict(gog=20, eve=20, dimli=19, fleck=11, bard=20)
    assert t.gold == dict(gog=10, eve=10, dimli=10, fleck=10, bard=9)


@pytest.mark.rule("TIME-10")
@pytest.mark.parametrize("active", ["ann", "bob", "cat", "dan"])
def test_anytime_cards_are_ordered_from_the_active_player_not_from_the_card(active):
    """Bob heckles and all others shout: the shouts come clockwise from whoever's turn it is."""
    names = ["ann", "bob", "cat", "dan"]
    seats = [stranger(heckle, shout, name=name) for name in names]
    t = table(*seats).turn(active, "order").hand("bob", "Heckle")
    for name in names:
        t.hand(name, "Shout")
    while t.asked != "bob":
        t.player(t.asked).passes()
    t.bob.responds("Heckle")
    start = names.index(active)
    order = everybody_insists(t, dict.fromkeys(names, ("Shout", {})))
    assert order == names[start:] + names[:start]


@pytest.mark.rule("TIME-11", "OP-2")
@pytest.mark.parametrize("active", range(4))
@pytest.mark.parametrize("player", range(4))
def test_sometimes_cards_are_ordered_from_the_active_player_not_from_the_card(active, player):
    """Somebody heckles; all the others share their pain with him, clockwise from the active one."""
    names = ["ann", "bob", "cat", "dan"]
    cap = sometimes("Cap", when=would_lose_fortitude, do=share_loss)
    seats = [stranger(heckle, cap, name=name) for name in names]
    t = table(*seats).turn(names[active], "order").hand(names[player], "Heckle")
    for name in names:
        t.hand(name, "Cap")
    t.player(names[player]).responds("Heckle")
    order = everybody_insists(t, dict.fromkeys(names, ("Cap", {})))
    clockwise = names[active:] + names[:active]
    assert order == [name for name in clockwise if name != names[player]]


@pytest.mark.rule("OP-2")
def test_a_single_volunteer_just_plays():
    """Three could answer the heckler, only the last asked wants to, and nobody is asked twice."""
    names = ["ann", "bob", "cat", "dan"]
    seats = [stranger(heckle, shout, name=name) for name in names]
    t = table(*seats).turn("ann", "order").hand("bob", "Heckle")
    for name in ("cat", "dan", "ann"):
        t.hand(name, "Shout")
    t.ann.passes()
    t.bob.responds("Heckle")
    t.cat.passes()
    t.dan.passes()
    t.ann.responds("Shout")
    assert played(t) == [("bob", "Heckle"), ("ann", "Shout")]


@pytest.mark.rule("TIME-10", "OP-2")
def test_plays_are_withdrawn_when_somebody_else_goes_first():
    """Eve wants to turn Gog's Wine into Dragon Breath Ale; Dimli's tip goes first.

    Her card is back in her hand, she is asked again, and she need not play it any more.
    """
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Wine")
    t.hand("eve", DRAGON).hand("dimli", TIP)
    t.dimli.passes()
    t.eve.responds(DRAGON)
    t.dimli.responds(TIP, at="eve")
    assert played(t) == [("dimli", TIP)]
    assert t.gold == dict(gog=10, eve=9, dimli=10)
    assert t.eve.hand == [DRAGON]
    assert t.asked == "eve"
    t.eve.passes()
    assert t.alcohol == dict(gog=2, eve=0, dimli=0)
    assert t.eve.hand == [DRAGON]


@pytest.mark.rule("TIME-10", "OP-2")
def test_a_wish_stands_when_nobody_goes_before_it():
    """Dimli keeps his tip to himself, and so Eve's wish becomes her play."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Wine")
    t.hand("eve", DRAGON).hand("dimli", TIP)
    t.dimli.passes()
    t.eve.responds(DRAGON)
    assert played(t) == []
    t.dimli.passes()
    assert played(t) == [("eve", DRAGON)]
    t.nobody_responds()
    assert t.alcohol == dict(gog=4, eve=0, dimli=0)


@pytest.mark.rule("TIME-10", "TIME-11", "OP-2")
def test_a_later_wish_without_precedence_changes_nothing():
    """Eve and Dimli both want to change Gog's Wine while Fleck might heal: Eve is nearer to Gog."""
    t = table("gog", "eve", "dimli", "fleck").turn("gog", "drink").pile("gog", "Wine")
    t.hand("eve", DRAGON).hand("dimli", SPIKE).hand("fleck", PRIEST)
    t.fleck.passes()
    t.eve.responds(DRAGON)
    t.dimli.responds(SPIKE)
    assert played(t) == []
    t.fleck.passes()
    assert played(t) == [("eve", DRAGON)]
    assert t.dimli.hand == [SPIKE]


# What the others see of a wish --------------------------------------------------------------------


def seen(t, seat):
    """Everything this seat can see, as plain data."""
    view = as_data(t.table.view(seat))
    events = [as_data(event) for event in events_for(t.table, seat)]
    return view, events


@pytest.mark.rule("OP-2", "SETUP-16")
def test_a_wish_not_yet_committed_is_visible_to_nobody():
    """Whether Eve wishes to play or passes, everybody sees the same until the wish is committed."""
    tables = []
    for wishes in (True, False):
        t = table("gog", "eve", "dimli", "fleck").turn("gog", "drink").pile("gog", "Wine")
        t.hand("eve", DRAGON).hand("dimli", TIP).hand("fleck", PRIEST)
        t.dimli.passes()
        t.fleck.passes()
        assert t.asked == "eve"
        if wishes:
            t.eve.responds(DRAGON)
        else:
            t.eve.passes()
        assert t.asked == "dimli"
        tables.append(t)
    for seat in (-1, 0, 1, 2, 3):
        assert seen(tables[0], seat) == seen(tables[1], seat)
    for t in tables:
        t.dimli.passes()
        t.fleck.passes()
    assert played(tables[0]) == [("eve", DRAGON)]
    assert played(tables[1]) == []
    for seat in (-1, 0, 1, 2, 3):  # now it lies on the table for all to see
        assert seen(tables[0], seat) != seen(tables[1], seat)


@pytest.mark.rule("OP-2", "SETUP-16")
def test_a_withdrawn_wish_was_never_seen():
    """Eve's wish gives way to Dimli's tip; if she then passes, nobody ever learns of it."""
    tables = []
    for wishes in (True, False):
        t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Wine")
        t.hand("eve", DRAGON).hand("dimli", TIP)
        t.dimli.passes()
        if wishes:
            t.eve.responds(DRAGON)
        else:
            t.eve.passes()
        t.dimli.responds(TIP, at="gog")
        t.eve.passes()
        tables.append(t)
    assert tables[0].alcohol["gog"] == 2
    for seat in (-1, 0, 1, 2):
        assert seen(tables[0], seat) == seen(tables[1], seat)


# Standoffs ----------------------------------------------------------------------------------------

STANDOFFS = [
    pytest.param(("eve", "dimli", "fleck"), EMPTY, id="EX-RDI5-timing-2"),
    pytest.param(("gog", "eve", "dimli"), COUNTING_TOES, id="EX-RDI4-timing-2"),
    pytest.param(("fleck", "gog", "eve"), FIGURE, id="EX-RDI9-timing-2"),
    pytest.param(("dimli", "fleck", "gog"), WATERED_DOWN, id="EX-RDI7-timing-2"),
]


def standoff(seats, ignore):
    """The drinker is about to be saved by an Ignore that both others could Negate."""
    drinker = seats[0]
    t = table(*seats).turn(drinker, "drink").pile(drinker, "Elven Wine")
    t.stats(drinker, fortitude=12, alcohol=10).hand(drinker, ignore)
    for name in seats[1:]:
        t.hand(name, no_of(name))
    t.player(drinker).responds(ignore)
    return t


def no_of(name):
    return GOG_IDTS if name == "gog" else IDTS


@pytest.mark.rule("TIME-12", "TIME-13")
@pytest.mark.parametrize(("seats", "ignore"), STANDOFFS)
def test_choices_are_stated_in_turn_order_and_refusal_lets_it_resolve(seats, ignore):
    """Both decline, and the drinker is saved.

    EX-RDI5-timing-2, EX-RDI4-timing-2, EX-RDI9-timing-2, EX-RDI7-timing-2 (a).

    They declare from the active player on, and there is no coming back.
    """
    t = standoff(seats, ignore)
    assert asked_in_turn(t) == list(seats[1:])
    drinker = t.player(seats[0])
    assert (drinker.fortitude, drinker.alcohol) == (12, 10)
    assert drinker.alive
    assert t.active == seats[1]  # the turn is over
    for name in seats[1:]:
        assert no_of(name) in t.player(name).hand


@pytest.mark.rule("TIME-12")
@pytest.mark.parametrize(("seats", "ignore"), STANDOFFS)
@pytest.mark.first_chair
def test_the_second_in_turn_order_has_the_last_word(seats, ignore):
    """The first declines, the second Negates, and the drinker is out.

    EX-RDI5-timing-2, EX-RDI4-timing-2, EX-RDI9-timing-2, EX-RDI7-timing-2 (b).
    """
    t = standoff(seats, ignore)
    t.player(seats[1]).passes()
    t.player(seats[2]).responds(no_of(seats[2]))
    t.player(seats[1]).passes()  # who could still Negate the Negate
    assert t.player(seats[0]).alcohol == 13
    assert t.alive == list(seats[1:])
    assert no_of(seats[1]) in t.player(seats[1]).hand


@pytest.mark.rule("TIME-12")
@pytest.mark.parametrize(("seats", "ignore"), STANDOFFS)
@pytest.mark.first_chair
def test_the_first_in_turn_order_may_act_and_the_second_keeps_the_card(seats, ignore):
    """The first Negates, and the second keeps the card.

    EX-RDI5-timing-2, EX-RDI4-timing-2, EX-RDI9-timing-2, EX-RDI7-timing-2 (c).
    """
    t = standoff(seats, ignore)
    t.player(seats[1]).responds(no_of(seats[1]))
    t.player(seats[2]).passes()
    assert t.player(seats[0]).alcohol == 13
    assert t.alive == list(seats[1:])
    assert no_of(seats[2]) in t.player(seats[2]).hand
    assert no_of(seats[1]) in t.player(seats[1]).discard


@pytest.mark.rule("TIME-13")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_player_with_nothing_to_decide_is_not_asked(place):
    """A bystander without an answer sits somewhere among them; only the two others are asked."""
    seats = ["eve", "dimli", "fleck"]
    seats.insert(place, "gog")
    t = table(*seats).turn("eve", "drink").pile("eve", "Elven Wine").hand("eve", EMPTY)
    t.hand("dimli", IDTS).hand("fleck", IDTS).hand("gog", YUCKY, "Shut up!")
    t.eve.responds(EMPTY)
    assert asked_in_turn(t) == ["dimli", "fleck"]
    assert t.alcohol == dict(eve=0, dimli=0, fleck=0, gog=0)


# Events in succession -----------------------------------------------------------------------------


@pytest.mark.rule("TIME-14", "GAMB-17")
@pytest.mark.parametrize("seats", list(permutations(["gerki", "captain", "fleck"])))
def test_earlier_events_are_answered_first_whatever_the_seats(seats):
    """EX-RDI5-timing-3: Gerki answers the win, the Captain the collecting; so Gerki goes first."""
    people = dict(
        gerki=stranger(sometimes("Um...", when=another_wins_round, do=take_pot), name="gerki"),
        captain=stranger(
            sometimes("Same hand!", when=another_collects_pot, do=halve_winnings), name="captain"
        ),
        fleck="fleck",
    )
    t = table("gog", *[people[name] for name in seats]).hand("gog", GIM)
    t.hand("gerki", "Um...").hand("captain", "Same hand!")
    t.gog.plays(GIM)
    assert t.pot == 4
    assert t.asked == "gerki"
    assert not t.captain.may("Same hand!")
    t.gerki.responds("Um...")
    assert t.asked == "captain"
    t.captain.responds("Same hand!")
    assert t.gold == dict(gog=9, gerki=11, captain=11, fleck=9)


@pytest.mark.rule("TIME-14", "TIME-15")
def test_a_hit_back_cannot_be_played_too_soon():
    """Gog hits everybody: Eve's Ignore answers the card, Dimli's hit-back waits for the loss."""
    t = table("gog", "dimli", "eve", "fleck").hand("gog", LOVE).hand("dimli", BEARD)
    t.hand("eve", DISBELIEVE)
    t.gog.plays(LOVE)
    assert t.asked == "eve"
    assert t.dimli.why_not(BEARD).rule == "TIME-16"
    t.eve.responds(DISBELIEVE)
    assert t.fortitude == dict(gog=20, dimli=19, eve=20, fleck=19)
    t.dimli.responds(BEARD)
    assert t.fortitude == dict(gog=18, dimli=19, eve=20, fleck=19)


@pytest.mark.rule("TIME-15")
def test_answers_to_the_card_come_before_the_loss_and_answers_to_the_loss_after():
    """While the dance is announced Tess may redirect, share or Ignore; once hurt, only hit back."""
    tess = stranger(halves, deflect, hit_back)
    t = (
        table("gog", tess, "eve")
        .hand("gog", DANCE)
        .hand("tess", "Halves!", "Deflect", "Take that!")
    )
    t.gog.plays(DANCE, at="tess")
    assert t.tess.may("Halves!")
    assert t.tess.may("Deflect")
    assert not t.tess.may("Take that!")
    t.tess.passes()
    assert t.fortitude == dict(gog=20, tess=16, eve=20)
    assert t.asked == "tess"
    assert t.tess.may("Take that!")
    assert not t.tess.may("Halves!")
    assert not t.tess.may("Deflect")
    t.tess.passes()
    assert t.fortitude == dict(gog=20, tess=16, eve=20)
    assert t.asked_for == "order"


@pytest.mark.rule("TIME-11", "TIME-15")
def test_several_hit_back_in_turn_order():
    """Gog loves everyone, and Dimli and Fleck, both hurt, hit back one after the other."""
    t = table("fleck", "gog", "eve", "dimli").turn("gog").hand("gog", LOVE)
    t.hand("fleck", BIGGEST_FAN).hand("dimli", BEARD)
    t.gog.plays(LOVE)
    t.dimli.responds(BEARD)
    t.fleck.responds(BIGGEST_FAN)
    assert played(t)[1:] == [("dimli", BEARD), ("fleck", BIGGEST_FAN)]
    assert t.fortitude == dict(gog=16, dimli=19, eve=19, fleck=19)


@pytest.mark.rule("TIME-14", "CARD-3")
def test_right_after_a_loss_every_other_card_says_what_it_waits_for_itself():
    """Dimli may hit back now. What has nothing to do with a loss does not ask for one."""
    t = table("gog", "dimli", "eve").hand("gog", DANCE)
    rules = {
        "Spike it with Firewater": "NEG-7",
        "Stop using my head as a table!": "CARD-2",
        "Winning Hand!": "CARD-5",
        "Dwarves always have money.": "CARD-3",
        "Good thing I was wearing my great-grandfather's helmet!": "STAT-6",
        "I don't think so!": "NEG-12",
    }
    t.hand("dimli", BEARD, "Tip the Wench.", *rules)
    t.until("action").gog.plays(DANCE, at="dimli")
    while not t.dimli.may(BEARD):
        t.player(t.asked).passes()
    for title, rule in rules.items():
        assert t.dimli.why_not(title).rule == rule, title
    assert t.dimli.why_not("Tip the Wench.").rule == "TIME-14"


@pytest.mark.rule("TIME-14")
def test_right_after_a_loss_a_card_of_the_phase_waits():
    """It is Fleck's Drink Phase, but first Dimli's beard is settled."""
    more = "Drink up, friend!"
    t = table("fleck", "dimli", "lizwick").turn("fleck", "drink").pile("fleck", "Wine")
    t.hand("dimli", BEARD, more).box("lizwick", "bag", "Wind-up Beetle")
    t.until("respond", "lizwick")
    t.lizwick.responds("Wind-up Beetle", at="dimli")
    while not t.dimli.may(BEARD):
        assert t.dimli.may(more)
        t.player(t.asked).passes()
    assert t.dimli.why_not(more).key == "under-way"
    t.dimli.passes()
    assert t.dimli.may(more)


@pytest.mark.rule("TIME-15", "TIME-16")
def test_a_hit_back_is_a_blow_that_can_be_hit_back():
    """Dimli hits back at Gog, who hits back for that; Dimli has no third card."""
    t = table("gog", "dimli", "eve").hand("gog", DANCE, THIS_HURT).hand("dimli", BEARD)
    t.gog.plays(DANCE, at="dimli")
    t.dimli.responds(BEARD)
    t.gog.responds(THIS_HURT)
    assert t.fortitude == dict(gog=18, dimli=14, eve=20)


# A real loss --------------------------------------------------------------------------------------


@pytest.mark.rule("TIME-16")
def test_an_ignored_blow_is_no_loss():
    """Dimli's helmet saves him, so there is nothing to hit back for."""
    t = table("gog", "dimli", "eve").hand("gog", DANCE).hand("dimli", HELMET, BEARD)
    t.gog.plays(DANCE, at="dimli")
    t.dimli.responds(HELMET)
    assert t.asked_for == "order"
    assert t.dimli.hand == [BEARD]
    assert t.fortitude == dict(gog=20, dimli=20, eve=20)


@pytest.mark.rule("TIME-16")
def test_a_shared_blow_is_a_reduced_one():
    """Tess shares the loss and loses Fortitude, but for a reduced loss she may not hit back."""
    t = table("gog", stranger(halves, hit_back), "eve").hand("gog", DANCE)
    t.hand("tess", "Halves!", "Take that!")
    t.gog.plays(DANCE, at="tess")
    t.tess.responds("Halves!")
    assert t.asked_for == "order"
    assert t.fortitude == dict(gog=18, tess=18, eve=20)
    assert t.tess.hand == ["Take that!"]


@pytest.mark.rule("TIME-15", "TIME-16")
def test_who_took_the_whole_blow_hits_back_whoever_else_shared_it():
    """Bob sweeps them all away: Tess bears her blow, Ann, who sits after her, half of hers."""
    sweep = action("Sweep", each_other_player.loses(fortitude=2))
    tess, ann = stranger(hit_back), stranger(halves, hit_back, name="ann")
    t = table(stranger(sweep, name="bob"), tess, ann).hand("bob", "Sweep")
    t.hand("tess", "Take that!").hand("ann", "Halves!", "Take that!")
    t.until("action", "bob").bob.plays("Sweep")
    t.ann.responds("Halves!")
    t.tess.responds("Take that!")
    t.nobody_responds()
    assert t.fortitude == dict(bob=17, tess=18, ann=19)
    assert t.ann.hand == ["Take that!"]


@pytest.mark.rule("TIME-16")
def test_a_shared_loss_gives_its_source_nobody_to_hit_back():
    """Gog's own dance costs him 2 when Eve shares it: no other player's card did that."""
    t = table("gog", "eve", "dimli").hand("gog", DANCE, THIS_HURT).hand("eve", SHARE_PAIN)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(SHARE_PAIN)
    assert t.asked_for == "order"
    assert t.fortitude == dict(gog=18, eve=18, dimli=20)
    assert t.gog.hand == [THIS_HURT]


@pytest.mark.rule("CARD-16")
@pytest.mark.parametrize("attack", ["Knock", "Shakedown", "Spill"])
def test_a_loss_once_shared_can_be_neither_ignored_nor_shared_again(attack):
    """Eve shares the loss; what is left is hers, says that card, whatever else the blow does."""
    ruff = stranger(
        action("Knock", another_player.loses(fortitude=4)),
        action("Shakedown", another_player.pays(1), another_player.loses(fortitude=4)),
        action("Spill", another_player.gains(alcohol=1), another_player.loses(fortitude=4)),
        name="ruff",
    )
    t = table(ruff, "eve", "dimli").hand("ruff", attack).hand("dimli", TIP)
    t.hand("eve", SHARE_PAIN, DISBELIEVE)
    t.dimli.passes()
    t.ruff.plays(attack, at="eve")
    t.eve.responds(SHARE_PAIN)
    t.dimli.passes()  # he could have gone before her
    t.dimli.passes()  # on her card
    assert t.asked == "dimli"  # and now on the blow again, shared as it is
    assert t.eve.why_not(DISBELIEVE).rule == "CARD-16"
    t.dimli.passes()
    assert t.fortitude == dict(ruff=18, eve=18, dimli=20)
    assert t.eve.gold == (9 if attack == "Shakedown" else 10)
    assert t.eve.alcohol == (1 if attack == "Spill" else 0)
    assert t.eve.hand == [DISBELIEVE]


@pytest.mark.rule("CARD-16")
def test_a_loss_is_shared_once():
    """Tess has two cards to share a loss with, and only one of them is of use."""
    t = table("gog", stranger(2 * halves), "dimli").hand("gog", DANCE)
    t.hand("tess", "Halves!", "Halves!")
    t.gog.plays(DANCE, at="tess")
    t.tess.responds("Halves!")
    assert t.asked_for == "order"
    assert t.fortitude == dict(gog=18, tess=18, dimli=20)
    assert t.tess.hand == ["Halves!"]


@pytest.mark.rule("CARD-16")
def test_in_a_duel_a_shared_loss_cannot_be_ignored_by_not_being_eve():
    """With two players that card Ignores, and Ignoring is what Share Pain rules out."""
    t = table("gog", "eve").hand("gog", DANCE).hand("eve", SHARE_PAIN, NOT_EVE)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(SHARE_PAIN)
    assert t.fortitude == dict(gog=18, eve=18)
    assert NOT_EVE in t.eve.hand


@pytest.mark.rule("NEG-1", "CARD-16")
def test_a_loss_whose_sharing_was_negated_can_be_ignored():
    """Gog Negates Eve's Share Pain: nothing of it happens, its ban included."""
    t = (
        table("gog", "eve", "dimli")
        .hand("gog", DANCE, GOG_IDTS)
        .hand("eve", SHARE_PAIN, DISBELIEVE)
    )
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(SHARE_PAIN)
    t.gog.responds(GOG_IDTS)
    t.eve.responds(DISBELIEVE)
    assert t.fortitude == dict(gog=20, eve=20, dimli=20)


@pytest.mark.rule("TIME-16")
def test_getting_drunker_is_no_loss_of_fortitude():
    """Eve makes Dimli drunker: that is not what his beard is about."""
    t = table("eve", "dimli", "gog").hand("eve", DRUNKER).hand("dimli", BEARD)
    t.eve.plays(DRUNKER, at="dimli")
    assert t.asked_for == "order"
    assert t.alcohol == dict(eve=0, dimli=2, gog=0)


@pytest.mark.rule("TIME-16")
def test_a_drink_is_no_player():
    """Dirty Dishwater costs Dimli 1 Fortitude, and there is nobody to hit for it."""
    t = table("dimli", "eve", "gog").turn("dimli", "drink").pile("dimli", "Dirty Dishwater")
    t.hand("dimli", BEARD).hand("eve", TIP)
    t.until("discard", "eve")
    assert t.fortitude == dict(dimli=19, eve=20, gog=20)
    assert t.dimli.hand == [BEARD]


@pytest.mark.rule("TIME-16")
def test_a_bystander_has_lost_nothing():
    """Gog dances with Eve; Dimli and Fleck keep their hit-backs."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", DANCE)
    t.hand("dimli", BEARD).hand("fleck", BIGGEST_FAN)
    t.gog.plays(DANCE, at="eve")
    assert t.asked_for == "order"
    assert t.fortitude == dict(gog=20, eve=16, dimli=20, fleck=20)


@pytest.mark.rule("TIME-16", "LOSE-4")
@pytest.mark.first_chair
def test_the_last_point_of_fortitude_is_a_loss_too():
    """Dimli had 1 Fortitude left to lose: hit to 0, he hits back before he goes down."""
    t = table("gog", "dimli", "eve").hand("gog", DANCE).hand("dimli", BEARD)
    t.stats("dimli", fortitude=1)
    t.gog.plays(DANCE, at="dimli")
    assert t.dimli.fortitude == 0
    t.dimli.responds(BEARD)
    assert t.fortitude == dict(gog=18, dimli=0, eve=20)
    assert t.alive == ["gog", "eve"]


@pytest.mark.rule("TIME-16", "STAT-7")
@pytest.mark.first_chair
def test_at_fortitude_0_there_is_nothing_left_to_lose():
    """Tess kicks Dimli, who is at 0 as she is: he could Ignore the kick, but not hit back."""
    ruff = stranger(action("Brawl", each_other_player.loses(fortitude=2)), name="ruff")
    t = table(ruff, stranger(kick), "dimli", "gog").hand("ruff", "Brawl").hand("tess", "Kick")
    t.stats("tess", fortitude=2).stats("dimli", fortitude=2).hand("dimli", BEARD, HELMET)
    t.tess.passes()
    t.ruff.plays("Brawl")
    t.tess.passes()
    t.dimli.passes()  # he could put his helmet on
    assert t.asked == "dimli"
    assert t.dimli.may(BEARD)
    t.dimli.passes()
    assert (t.asked, t.asked_for) == ("tess", "last-call")
    t.tess.responds("Kick", at="dimli")
    assert t.asked == "dimli"
    assert t.dimli.may(HELMET)
    assert not t.dimli.may(BEARD)
    t.dimli.passes()
    assert t.alive == ["ruff", "gog"]
    assert t.dimli.hand == sorted([HELMET, BEARD])
    assert not any(card == BEARD for _, card in played(t))
