"""What an answer is said to do is what it does, if nobody does anything more."""

import random

import pytest
from beside import holds_what_it_says, numbers, sit_still

from lastcall.bots import lore
from lastcall.bots.forecast import Forecast
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import terms as w
from lastcall.engine.cards import Box, Character, Deck, Tracker
from lastcall.engine.options import PASSING
from lastcall.engine.preview import Paper
from lastcall.engine.rules import Rule
from lastcall.engine.setup import Variant
from lastcall.engine.turn import begin_event
from lastcall.engine.words import (
    TO_ME,
    a_drink,
    acting,
    action,
    another_collects_pot,
    another_player,
    another_wins_round,
    another_would_gain,
    anytime,
    discard_for_less,
    discard_or_lose,
    drink_from_deck,
    drink_to_fortitude,
    drop_top_drink,
    each_other_player,
    each_player,
    each_puts_back,
    either,
    event,
    event_affects_me,
    for_each,
    fortitude_instead,
    from_the_inn,
    give_drink,
    halve_winnings,
    if_at_least,
    if_they_dare,
    ignore,
    ignore_drink,
    keep_gold,
    me,
    more_actions,
    negate_drink,
    numbers_played,
    order_drinks,
    per_pick,
    points_of,
    raise_numbers,
    redirect,
    redirect_to,
    redirect_to_attacker,
    reduce_loss,
    replace_drink,
    resume_round,
    send_to_pile,
    set_out,
    share_loss,
    sometimes,
    spend,
    split_drink,
    spoil_drink,
    start_round,
    step_outside,
    stop_gain,
    strengthen,
    take_gold,
    take_pot,
    the_drinker,
    the_drunkest,
    the_firmest,
    the_richest,
    toast,
    weaken,
    weaken_to,
    would_lose_fortitude,
    would_lose_gold,
)
from lastcall.games import new_game
from lastcall.testing import stranger, table
from lastcall.variants.two_headed import TWO_HEADED


@pytest.mark.parametrize("seed", range(6))
def test_what_is_previewed_is_what_happens(seed):
    """Fortitude, Alcohol Content and Gold as the player reads them; the rest as bots count it."""
    dice = random.Random(seed)
    compared = 0
    for game in range(8):
        seats = dice.sample(list(CHARACTERS), 3 + game % 4)
        t = new_game(*seats, seed=100 * seed + game)
        t.logging = False
        while t.decision is not None:
            options = t.decision.options
            plays = [option for option in options if option.kind == w.PLAY]
            option = dice.choice(plays if plays and dice.random() < 0.5 else options)
            compared += holds_what_it_says(t, option)
            t.answer(option)
    assert compared > 20


@pytest.mark.first_chair
def test_counted_numbers_are_counted_on_paper_too():
    rage = Tracker("rage", 5)
    deck = (
        10 * action("Rage", another_player.loses(fortitude=points_of(rage, each=2))),
        10
        * action(
            "Spread", another_player.loses(fortitude=1), me.gains(alcohol=per_pick(2)), picks=2
        ),
    )
    tess = Character("tess", "Tess", race="human", box="test", deck=deck, trackers=[rage])
    t = table(tess, "eve", "gog").tracker("tess", "rage", 3)
    t.hand("tess", "Rage", "Spread").until("action")
    after = {}
    for option in t.table.decision.options:
        if option.kind == w.PLAY:
            title = t.table.game.defs[option.card].title
            after[title] = {s.seat: (s.fortitude, s.alcohol) for s in t.table.preview(option).after}
    assert after["Rage"] == {2: (14, 0)}
    assert after["Spread"] == {0: (20, 4), 1: (19, 0), 2: (19, 0)}


@pytest.mark.first_chair
def test_what_a_card_costs_is_paid_on_paper_too():
    """Two of three points are spent: the blow counts the one that is left."""
    rage = Tracker("rage", 5)
    blow = acting(another_player.loses(fortitude=points_of(rage, each=2)), cost=spend(rage, 2))
    tess = Character(
        "tess", "Tess", race="human", box="test", deck=(20 * either("Go", blow),), trackers=[rage]
    )
    t = table(tess, "eve").tracker("tess", "rage", 3).hand("tess", "Go").until("action")
    (play,) = [o for o in t.table.decision.options if o.kind == w.PLAY]
    assert [(s.seat, s.fortitude) for s in t.table.preview(play).after] == [(1, 18)]
    t.table.answer(play)
    assert sit_still(t.table, 1)
    assert t.table.party(1).fortitude == 18
    assert t.table.seats[0].trackers == [1]


def after(t, option):
    """What an answer is said to change: name to what of Fortitude, Alcohol Content and Gold."""
    said = t.table.preview(option).after
    return {t.names[s.seat]: (s.fortitude, s.alcohol, s.gold) for s in said}


def told_and_true(t, option):
    """What it said, once it has turned out so."""
    said = after(t, option)
    before = numbers(t.table)
    t.table.answer(option)
    now = numbers(t.table)
    assert said == {t.names[i]: now[i][:3] for i in now if now[i] != before[i]}
    return said


@pytest.mark.parametrize(("number", "left"), [(0, (16, 8, 10)), (1, (10, 2, 10)), (2, (10, 8, 13))])
def test_what_a_potion_does_it_does_on_paper_too(number, left):
    """To the whole team."""
    t = table("gog", "eve", "dimli", "fleck", variants=[TWO_HEADED])
    t.stats("gog", fortitude=10, alcohol=8, gold=10, potions=1)
    t.hand("gog", "Dance with Gog!").until("action", "gog")
    (spend,) = [o for o in t.options() if o.kind == w.SPEND and o.number == number]
    assert told_and_true(t, spend) == dict(gog=left, eve=left)


def test_an_event_of_the_sea_is_that_of_whom_the_active_team_sends():
    """Until the team has said so nobody knows whom it takes; then the one who is sent."""
    deck = Deck("fair", "test", [event("Dare", each_other_player.loses(fortitude=2), back="fair")])

    class Fair(Rule):
        def turn_ended(self, t, seat):
            if t.zones[t.game.stocks["fair"].deck]:
                begin_event(t, seat, t.zones[t.game.stocks["fair"].deck].pop(), free=True)

    fair = Variant("fair", rules=[Fair], table_decks=[deck])
    t = table("gog", "eve", "dimli", "fleck", variants=[TWO_HEADED, fair])
    for name in t.names:
        t.stats(name, potions=0, hand_size=0)
    t.until("champion", "gog")
    for option in t.options():
        assert after(t, option) == dict(dimli=(18, 0, 10), fleck=(18, 0, 10))
    t.table.answer(t.options()[1])
    assert t.asked_for == "champion"
    assert told_and_true(t, t.options()[1]) == dict(dimli=(18, 0, 10), fleck=(18, 0, 10))


@pytest.mark.parametrize("sent", ["gog", "eve"])
def test_whoever_is_sent_has_it_on_paper_and_of_the_other_teams_the_first(sent):
    """The top Drink is lost by one of each team: as long as nothing else is said by their first."""
    deck = Deck("fair", "test", [event("Spill", each_player.drops_top_drink(), back="fair")])

    class Fair(Rule):
        def turn_ended(self, t, seat):
            if t.zones[t.game.stocks["fair"].deck]:
                begin_event(t, seat, t.zones[t.game.stocks["fair"].deck].pop(), free=True)

    fair = Variant("fair", rules=[Fair], table_decks=[deck])
    piles = dict(gog=["Light Ale", "Dark Ale"], eve=["Elven Wine", "Holy Water"], dimli=["Wine"])
    piles |= dict(fleck=["Mead"], zakhan=["Ogre Brew"], tara=["Troll Swill"])
    seats = tuple(piles)
    t = table(*seats, variants=[TWO_HEADED, fair])
    for name, titles in piles.items():
        t.stats(name, potions=0, hand_size=0).pile(name, *titles)
    t.until("champion", "gog")
    was = [len(seat.pile) for seat in t.table.seats]
    option = t.options()[seats.index(sent)]
    paper = Paper(t.table.view(0))
    paper.take(option)
    paper.settle()
    lost = [name for name, pile, left in zip(seats, was, paper.piles, strict=True) if left < pile]
    assert lost == [sent, "dimli", "zakhan"]
    t.table.answer(option)
    for name in ("dimli", "zakhan"):
        t.until("champion", name).player(name).makes_champion(name)
    assert [len(seat.pile) for seat in t.table.seats] == paper.piles


def test_what_is_laced_into_a_drink_finds_its_drinker_on_paper_too():
    """It is the first Drink that is being drunk, and the card speaks of whoever drinks it."""
    pinch = sometimes("Pinch", when=a_drink, do=the_drinker.loses(fortitude=3))
    t = table("gog", stranger(pinch), "eve").turn("gog", "drink").pile("gog", "Water")
    t.hand("tess", "Pinch").until("respond", "tess")
    while not t.drinks:
        t.tess.passes()
    (play,) = [o for o in t.options() if o.kind == w.PLAY]
    assert after(t, play) == dict(gog=(17, 0, 10))


def test_what_a_dare_is_worth_is_said_of_everybody():
    """The Challenge!: if the revealer dares and stays conscious, each other player pays."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "The Challenge!")
    t.until("dare", "gog")
    said = {option.kind: after(t, option) for option in t.options()}
    assert said[w.DECLINE] == {}
    assert said[w.ACCEPT] == dict(gog=(20, 0, 12), eve=(20, 0, 9), dimli=(20, 0, 9))


CHANGES_OF_A_DRINK = [
    *(ignore_drink, negate_drink, spoil_drink, give_drink, split_drink, send_to_pile),
    *(drink_to_fortitude, fortitude_instead(3), replace_drink(1), weaken_to(1)),
    *(strengthen(2), weaken(1)),
]


@pytest.mark.parametrize("drink", ["Wizard's Brew", "Dragon Breath Ale", "Dirty Dishwater"])
@pytest.mark.parametrize("word", CHANGES_OF_A_DRINK, ids=lambda word: word.name)
def test_what_is_done_to_a_drink_is_done_on_paper_too(word, drink):
    """Whoever it then finds, nobody else is moved."""
    t = table("gog", stranger(sometimes("Sleeve", when=a_drink, do=word)), "eve")
    t.turn("gog", "drink").pile("gog", drink).hand("tess", "Sleeve")
    for name in t.names:
        t.stats(name, fortitude=15, alcohol=4)
    t.until("respond", "tess")
    while not t.drinks:
        t.tess.passes()
    told_and_true(t, next(o for o in t.options() if o.kind == w.PLAY))


@pytest.mark.first_chair
def test_one_more_off_an_empty_pile_sobers_up_on_paper_too():
    """OP-45; what lies on a pile nobody can foretell."""
    another = action("Another!", another_player.drinks_one_more())
    t = table(stranger(another), "gog", "eve").stats("gog", alcohol=5).hand("tess", "Another!")
    t.pile("eve", "Wine")
    for play in [o for o in t.options() if o.kind == w.PLAY]:
        at_gog = play.seats() == [1]
        assert after(t, play) == (dict(gog=(20, 4, 10)) if at_gog else {})


def guesses(t, option):
    """What a bot counts besides: whose cards, as margin, and whose Drinks that nobody has seen."""
    view = t.table.view(t.table.decision.seat)
    known = lore.of(view.game)
    paper = Forecast(view, known).after(option)
    found = [("cards", i, round(worth, 2)) for i, worth in enumerate(paper.extra) if worth]
    for seat in view.seats:
        drunk = paper.alcohol[seat.seat] - seat.alcohol
        if drunk and paper.piles[seat.seat] == seat.pile:
            found.append(("drink", seat.seat, round(drunk / known.average_drink)))
    piled = sum(paper.piles) - sum(seat.pile for seat in view.seats)
    return [*found, ("piled", piled)] if piled else found


RAGE = Tracker("rage", 5)
GUESSED = [
    (me.draws(2), [("cards", 0, 0.8)]),
    (another_player.discards(3), [("cards", 2, -1.2)]),
    (me.may_discard(2), [("cards", 0, 1.2)]),
    (me.discards_and_draws(), [("cards", 0, 0.8)]),
    (me.reveals(2), [("cards", 0, -0.8)]),
    (more_actions(2), [("cards", 0, 2)]),
    (order_drinks(2), [("piled", 2)]),
    (drink_from_deck(2), [("drink", 0, 2)]),
    (toast, [("drink", 0, 1), ("drink", 1, 1), ("drink", 2, 1)]),
    (each_puts_back(2), [("cards", 0, -0.8), ("cards", 1, -0.8), ("cards", 2, -0.8)]),
    (discard_or_lose(w.ACTION, 2), [("cards", 0, -1), ("cards", 1, -1), ("cards", 2, -1)]),
    (discard_for_less(w.ACTION, 4, 1), [("cards", seat, -2.5) for seat in range(3)]),
]


@pytest.mark.parametrize(("word", "guessed"), GUESSED, ids=lambda it: getattr(it, "name", ""))
@pytest.mark.first_chair
def test_what_nobody_can_know_is_left_to_whoever_guesses(word, guessed):
    """Cards drawn and lost, Drinks nobody has seen: so much, and of whom."""
    card = action("Try", word)
    tess = Character(
        *("tess", "Tess"),
        race="human",
        box="test",
        deck=[30 * card],
    )
    t = table(tess, "gog", "eve").hand("tess", "Try").until("action", "tess")
    play = [o for o in t.options() if o.kind == w.PLAY][-1]
    assert guesses(t, play) == guessed


@pytest.mark.parametrize(
    ("event", "deck", "guessed"),
    [
        ("Round on the House!", "drinks-rdi2", [("drink", 1, 1), ("drink", 2, 1)]),
        ("The monsters kicked open the door!", "drinks-rdi9", [("cards", 1, -1), ("cards", 2, -1)]),
    ],
)
@pytest.mark.rule("NEG-10")
@pytest.mark.first_chair
def test_whoever_ignores_an_event_takes_no_part_on_paper_either(event, deck, guessed):
    tools = "Can'tcha see I'm sharpenin' my tools?"
    t = table("dale", "gog", "eve", drinks=[deck]).turn("dale", "drink").pile("dale", event)
    t.hand("dale", tools).hand("gog", "Tip the Wench.").drink_deck("Wine", "Elven Wine")
    t.until("respond", "dale")
    everybody = guesses(t, t.options()[-1])
    assert everybody == [(guessed[0][0], 0, guessed[0][2]), *guessed]
    t.dale.responds(tools)
    t.until("respond", "gog")
    while not t.happened("ignored"):
        t.gog.passes()
    assert guesses(t, t.options()[-1]) == guessed


@pytest.mark.rule("RDI7-11", "NEG-10")
def test_shots_are_drunk_on_paper_too():
    """Two by everybody, but for whoever Ignores the Event."""
    excuse = "Excuse me, I have more important matters to attend to."
    t = table("gog", "remy", "eve", "wench").turn("gog", "drink").pile("gog", "Firewater shots!")
    t.hand("remy", excuse).until("respond", "remy")
    while not t.remy.may(excuse):
        t.remy.passes()
    two = (20, 2, 10)
    others = dict(gog=two, eve=two, wench=two)
    said = [after(t, option) for option in t.options()]
    assert said == [others, dict(remy=two, **others)]


@pytest.mark.rule("NEG-10")
@pytest.mark.first_chair
def test_whoever_sits_before_one_who_ignores_a_card_is_touched_on_paper_all_the_same():
    lesson = action("Lesson", each_other_player.loses(fortitude=1), each_other_player.discards(1))
    t = table(stranger(lesson), "gog", "eve").hand("tess", "Lesson")
    t.hand("gog", "Stop poking Gog").hand("eve", "I attempt to disbelieve.")
    t.until("action", "tess").tess.plays("Lesson")
    assert guesses(t, PASSING) == [("cards", 1, -0.4), ("cards", 2, -0.4)]
    t.until("respond", "eve").eve.responds("I attempt to disbelieve.")
    assert (t.asked, guesses(t, PASSING)) == ("gog", [("cards", 1, -0.4)])


MIX = action(
    "Mix",
    *(each_player.gains(fortitude=2), each_other_player.loses(fortitude=5)),
    *(each_other_player.pays(2, TO_ME), each_other_player.gains(alcohol=1)),
)
ANSWERS = [
    (another_would_gain, stop_gain),
    (numbers_played, raise_numbers(1)),
    (would_lose_gold, from_the_inn),
    (would_lose_gold, keep_gold),
    (would_lose_fortitude, share_loss),
    (would_lose_fortitude, reduce_loss(3)),
    (would_lose_fortitude, redirect),
    (would_lose_fortitude, redirect_to_attacker),
]


@pytest.mark.parametrize(("when", "word"), ANSWERS, ids=lambda it: getattr(it, "name", ""))
def test_what_is_done_to_a_card_is_done_on_paper_too(when, word):
    """To all it should touch and to nobody else, whatever the card does besides."""
    t = table(stranger(MIX, name="ann"), "gog", stranger(sometimes("Sleeve", when=when, do=word)))
    for name in t.names:
        t.stats(name, fortitude=12, alcohol=2)
    t.hand("ann", "Mix").hand("tess", "Sleeve").until("action", "ann")
    t.ann.plays("Mix")
    t.until("respond", "tess")
    plays = [o for o in t.options() if o.kind == w.PLAY]
    assert plays
    for play in plays:
        assert holds_what_it_says(t.table, play)


@pytest.mark.first_chair
def test_a_half_that_is_sent_on_stays_a_half_on_paper():
    """One card does both; Remy, whose Marks make losses larger, only looks on."""
    both = sometimes(
        "Both", when=would_lose_fortitude, do=(share_loss, redirect_to(another_player))
    )
    t = table("gog", stranger(both), "eve", "remy").hand("gog", "Dance with Gog!")
    t.hand("tess", "Both").until("action", "gog").gog.plays("Dance with Gog!", at="tess")
    t.until("respond", "tess")
    (play,) = [o for o in t.options() if o.kind == w.PLAY and o.seats() == [2]]
    assert told_and_true(t, play) == dict(gog=(18, 0, 10), eve=(18, 0, 10))


def test_what_goes_on_as_often_as_something_is_counted_does_so_on_paper():
    """Three points of Rage: three times, and what needs four of them does not happen."""
    card = action(
        "Go",
        for_each(points_of(RAGE), another_player.drops_top_drink()),
        another_player.loses(fortitude=points_of(RAGE, each=2)),
        if_at_least(RAGE, 4, me.gains(alcohol=3)),
        if_at_least(RAGE, 3, me.gains(alcohol=1)),
    )
    tess = Character(*("tess", "Tess"), race="human", box="test", deck=[30 * card], trackers=[RAGE])
    t = table(tess, "gog", "eve").hand("tess", "Go").tracker("tess", "rage", 3)
    t.pile("gog", "Wine", "Mead", "Water").until("action", "tess")
    for play in [o for o in t.options() if o.kind == w.PLAY]:
        assert holds_what_it_says(t.table, play)
        struck = t.names[play.seats()[0]]
        assert after(t, play) == {"tess": (20, 1, 10), struck: (14, 0, 10)}


@pytest.mark.parametrize("word", [another_player.drops_top_drink(), drop_top_drink])
def test_a_drink_that_goes_from_a_pile_is_gone_on_paper(word):
    card = action("Drop", word, another_player.loses(fortitude=1))
    t = table(stranger(card), "gog", "eve").hand("tess", "Drop")
    t.pile("tess", "Wine").pile("gog", "Wine", "Mead").until("action", "tess")
    for play in [o for o in t.options() if o.kind == w.PLAY]:
        assert holds_what_it_says(t.table, play)


def test_gold_out_of_the_inn_is_the_whole_teams_on_paper_too():
    t = table(stranger(action("Dip", take_gold(3))), "eve", "dimli", "fleck", variants=[TWO_HEADED])
    t.hand("tess", "Dip").until("action", "tess")
    (play,) = [o for o in t.options() if o.kind == w.PLAY]
    assert after(t, play) == dict(tess=(20, 0, 13), eve=(20, 0, 13))


@pytest.mark.rule("JASPER-3", "JASPER-10")
@pytest.mark.first_chair
def test_who_steps_outside_is_away_on_paper():
    """The one who plays it and the one it names; nobody, in another's turn."""
    out = Tracker("outside", 1, everybody=True)
    card = anytime("Out!", another_player.loses(fortitude=1), step_outside(out))
    tess = Character("tess", "Tess", race="human", box="test", deck=[30 * card], trackers=[out])
    for active, away in (("tess", (1, 1, 0)), ("eve", (0, 0, 0))):
        t = table(tess, "gog", "eve").turn(active, "order").hand("tess", "Out!")
        while t.asked != "tess" or t.asked_for != "respond":
            t.table.answer(t.options()[-1])
        play = next(o for o in t.options() if o.kind == w.PLAY and o.targets == 2)
        paper = Paper(t.table.view(0))
        paper.take(play)
        paper.settle()
        assert tuple(points[0] for points in paper.trackers) == away


@pytest.mark.parametrize("who", [the_richest, the_firmest, the_drunkest])
@pytest.mark.first_chair
def test_whoever_has_most_has_most_on_paper_too(who):
    """Several, if they are even; nobody, where the one who has is out of reach."""
    card = action("Top", who.loses(fortitude=1), who.gains(alcohol=1))

    class Away(Rule):
        def touches(self, t, seat):
            return seat != 3

    for rules, each in (
        ((), (5, 5, 3)),
        ([Away], (3, 3, 5)),
        ([Away], (5, 5, 5)),
        ((), (0, 0, 0)),
    ):
        t = table(stranger(card), "gog", "eve", "dimli", rules=rules).hand("tess", "Top")
        for name, number in zip(t.names[1:], each, strict=True):
            t.stats(name, fortitude=10 + number, alcohol=number, gold=3 + number)
        t.stats("tess", fortitude=20, alcohol=12, gold=20).until("action", "tess")
        (play,) = [o for o in t.options() if o.kind == w.PLAY]
        assert holds_what_it_says(t.table, play)
        struck = [] if each == (3, 3, 5) else ["gog", "eve"] + ["dimli"] * (each == (0, 0, 0))
        assert sorted(after(t, play)) == sorted(struck)


@pytest.mark.rule("CARD-15")
def test_whom_a_step_of_a_kit_will_touch_is_named_on_paper_first():
    """Petra's Hellfire fires: whoever she names would be burnt, and nobody else."""
    t = table("petra", "gog", "eve").turn("petra", "discard").hand("petra", "Gambling? I'm in!")
    t.box("petra", "plots", "Do you smell burning?").tracker("petra", "hellfire", 3)
    t.until("target", "petra")
    said = {t.names[option.seats()[0]]: after(t, option) for option in t.options()}
    assert said == dict(gog=dict(gog=(18, 0, 10)), eve=dict(eve=(18, 0, 10)))


@pytest.mark.rule("WARTHORN-17")
@pytest.mark.first_chair
def test_before_whom_a_story_stays_is_named_on_paper_first():
    """It is worth something to be rid of, to whoever is named and to nobody else."""
    t = table("warthorn", "gog", "eve").hand("warthorn", "Hey! I'm telling you a story!")
    t.side_deck("warthorn", "Did I ever tell you who sat in that chair before you?")
    t.warthorn.plays("Hey! I'm telling you a story!", at="gog")
    t.until("target", "warthorn")
    said = {t.names[option.seats()[0]]: guesses(t, option) for option in t.options()}
    assert said == dict(gog=[("cards", 1, -1.0)], eve=[("cards", 2, -1.0)])


@pytest.mark.rule("WHITEHAWK-10")
def test_half_of_the_antes_is_paid_on_paper():
    """Four are at the table, and each has anted 1: 2 of it are hers."""
    t = table("gog", "whitehawk", "eve", "dimli").hand("gog", "Gambling? I'm in!")
    t.hand("whitehawk", "What a coincidence, I happen to have the same hand!")
    t.gog.plays("Gambling? I'm in!")
    t.until("respond", "whitehawk")
    (play,) = [o for o in t.options() if o.kind == w.PLAY]
    assert told_and_true(t, play) == dict(gog=(20, 0, 11), whitehawk=(20, 0, 11))


@pytest.mark.first_chair
def test_whoever_passes_has_passed_on_paper():
    """Dimli, after Eve: they and nobody else."""
    t = table("gog", "eve", "dimli").hand("gog", "Gambling? I'm in!", "I raise!")
    t.hand("eve", "I raise!").hand("dimli", "I raise!").until("action", "gog")
    t.gog.plays("Gambling? I'm in!")
    t.eve.passes()
    paper = Paper(t.table.view(2))
    assert (t.asked_for, paper.passed) == ("gamble", 0b010)
    paper.take(PASSING)
    assert paper.passed == 0b110


def test_whoever_is_not_in_it_begins_a_round_in_which_nobody_has_passed_on_paper():
    """Gog Ignores the Event that would make it his: the others play for it, and nobody leads."""
    bet = Deck("fair", "test", [event("A bet", start_round, back="fair")])

    class Fair(Rule):
        def turn_ended(self, t, seat):
            if t.zones[t.game.stocks["fair"].deck]:
                begin_event(t, seat, t.zones[t.game.stocks["fair"].deck].pop(), free=True)

    fair = Variant("fair", rules=[Fair], table_decks=[bet])
    out = sometimes("Not for us", when=event_affects_me, do=ignore)
    t = table(stranger(out), stranger(out, name="eve"), "dimli", variants=[fair])
    t.hand("tess", "Not for us").hand("eve", "Not for us").until("respond", "tess")
    t.tess.responds("Not for us")
    t.until("respond", "eve")
    while not t.happened("ignored"):
        t.eve.passes()
    paper = Paper(t.table.view(1))
    paper.take(PASSING)
    paper.settle()
    assert (paper.inside, paper.controller, paper.passed, paper.pot) == (0b110, -1, 0, 2)


def test_a_dare_of_the_card_on_top_is_answered_on_paper():
    """Tess shrugs a blow off and may drink to it, before the rest of it falls."""
    shrug = sometimes(
        "Shrug",
        when=would_lose_fortitude,
        do=(reduce_loss(1), if_they_dare(me.gains(alcohol=2))),
    )
    t = table("gog", stranger(shrug), "eve").hand("gog", "Dance with Gog!").hand("tess", "Shrug")
    t.until("action", "gog").gog.plays("Dance with Gog!", at="tess")
    t.tess.responds("Shrug")
    t.until("dare", "tess")
    said = {option.kind: after(t, option) for option in t.options()}
    assert said == {w.DECLINE: dict(tess=(17, 0, 10)), w.ACCEPT: dict(tess=(17, 2, 10))}


@pytest.mark.first_chair
def test_what_is_chosen_later_is_the_first_on_paper_whatever_is_answered_before():
    """She keeps her cards, and only then chooses how much she drinks."""
    sips = me.chooses(me.gains(alcohol=1), me.gains(alcohol=3))
    deck = [30 * action("Try", me.may_discard(2), *sips)]
    tess = Character("tess", "Tess", race="human", box="test", deck=deck)
    t = table(tess, "gog").hand("tess", "Try", "Try").until("action", "tess")
    t.tess.plays("Try")
    assert t.asked_for == "lose-card"
    for option in t.options():
        paper = Paper(t.table.view(0))
        paper.take(option)
        paper.settle()
        assert (option.kind in (w.CHOOSE, w.DONE), paper.alcohol) == (True, [1, 0])


@pytest.mark.parametrize(
    ("do", "when", "left", "pot"),
    [
        (halve_winnings, another_collects_pot, dict(tess=11, gog=11, eve=9, dimli=9), 0),
        (take_pot, another_wins_round, dict(tess=13, gog=9, eve=9, dimli=9), 0),
        (resume_round, another_wins_round, dict(tess=8, gog=8, eve=8, dimli=8), 8),
    ],
    ids=lambda it: getattr(it, "name", ""),
)
@pytest.mark.first_chair
def test_what_answers_the_end_of_a_round_does_so_on_paper_too(do, when, left, pot):
    """Half of four Gold, all of it, or once more around, with the pot as it is and all in it."""
    tess = stranger(sometimes("Oh no", when=when, do=do))
    t = table(tess, "gog", "eve", "dimli", first=1).hand("gog", "Gambling? I'm in!")
    t.hand("tess", "Oh no", "I raise!").hand("eve", "I raise!").until("action", "gog")
    t.gog.plays("Gambling? I'm in!")
    while not t.tess.may("Oh no"):
        t.player(t.asked).passes()
    (answer,) = [o for o in t.options() if o.card >= 0]
    paper = Paper(t.table.view(0))
    paper.take(answer)
    paper.settle()
    was = t.gold
    said = told_and_true(t, answer)
    assert said == {name: (20, 0, left[name]) for name in left if left[name] != was[name]}
    assert (paper.gold, paper.pot, t.pot) == (list(left.values()), pot, pot)
    if pot:
        assert (paper.inside, paper.controller, paper.passed, paper.strict) == (0b1111, 0, 0, False)
        assert (t.in_round, t.controller) == (list(left), "tess")


@pytest.mark.parametrize("ended", ["by raising", "by taking the pot"])
def test_half_of_a_pot_is_half_of_what_was_collected_and_from_whoever_collected_it(ended):
    """Gog started the Round; Dimli raises and wins it, or Ann takes the pot from Gog."""
    tess = stranger(sometimes("Half", when=another_collects_pot, do=halve_winnings))
    ann = stranger(sometimes("Mine", when=another_wins_round, do=take_pot), name="ann")
    t = table("gog", tess, ann, "dimli").hand("gog", "Gambling? I'm in!").hand("tess", "Half")
    if ended == "by raising":
        t.hand("dimli", "I raise!")
        collected, left = dict(tess=8, dimli=16), dict(tess=12, dimli=12)
    else:
        t.hand("ann", "Mine")
        collected, left = dict(tess=9, ann=13), dict(tess=11, ann=11)
    t.gog.plays("Gambling? I'm in!")
    while not t.tess.may("Half"):
        t.table.answer(t.options()[0])
    (answer,) = [o for o in t.options() if o.card >= 0]
    assert {name: t.gold[name] for name in left} == collected
    assert told_and_true(t, answer) == {name: (20, 0, gold) for name, gold in left.items()}


def test_a_choice_that_comes_second_on_a_card_does_what_it_says():
    """What was done before it is done, and what comes after it is still to come."""
    pick = action(
        "Pick",
        another_player.loses(fortitude=1),
        *me.chooses(me.loses(fortitude=2), another_player.loses(fortitude=3)),
        me.gains(alcohol=1),
    )
    for number, after_it in enumerate((dict(tess=(18, 1, 10)), dict(gog=(16, 0, 10)))):
        t = table(stranger(pick), "gog", "eve").hand("tess", "Pick").until("action", "tess")
        t.tess.plays("Pick", at="gog")
        assert (t.asked, t.asked_for, t.fortitude["gog"]) == ("tess", "choice", 19)
        assert told_and_true(t, t.options()[number]) == dict(tess=(20, 1, 10)) | after_it


def test_only_where_a_choice_is_asked_the_word_that_asks_is_still_to_be_done_on_paper():
    """A question about a full box is asked by the box: its word has done what it does."""
    maps = Deck("maps", "test", [9 * action("Map", me.gains(fortitude=1))])
    bag = Box("bag", 1, deck=maps)
    pick = action("Pick", me.chooses(me.gains(alcohol=1), me.loses(fortitude=1))[0], set_out(bag))
    deck = [20 * pick]
    tess = Character(
        "tess", "Tess", race="human", box="test", deck=deck, side_decks=[maps], boxes=[bag]
    )
    t = table(tess, "gog").hand("tess", "Pick").box("tess", "bag", "Map").until("action", "tess")
    t.tess.plays("Pick")
    for asked, to_do in (("choice", 2), ("box", 0)):
        assert t.asked_for == asked
        assert len(Paper(t.table.view(0)).layers[-1].todo) == to_do
        t.table.answer(t.options()[0])
