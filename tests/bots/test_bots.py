"""Bots: the contract they keep, and the good sense of the house bot."""

import pytest

from lastcall.bots import BOTS, UnknownBot, ask, make_bot
from lastcall.bots.contract import BlindBot
from lastcall.cards.catalogue import CHARACTERS, drink_deck
from lastcall.engine import terms as w
from lastcall.engine import words as v
from lastcall.engine.cards import CardDef, Character, Deck
from lastcall.engine.setup import Setup, deal
from lastcall.engine.words import TO_ME, action, another_player, me, sometimes
from lastcall.games import new_game
from lastcall.lab.plan import Plan
from lastcall.lab.simulate import simulate
from lastcall.testing import stranger, table

BOX = ("dimli", "eve", "fleck", "gog")
AT_ONCE = ("random", "newcomer", "house")  # who tries things out first is in test_levels


def play(t, bots):
    """Play to the end; the codes of the answers."""
    answers = []
    while t.decision is not None:
        option = ask(bots[t.decision.seat], t)
        assert option in t.decision.options
        t.answer(option)
        answers.append(option.code)
    return answers


def bots_named(*names, seed=1):
    return [make_bot(name, seed + i) for i, name in enumerate(names)]


def house_says(scenario, name=None):
    """What the house bot does at this decision, in the scenario's words."""
    if name is not None:
        assert scenario.asked == name, scenario.situation()
    return scenario.describe(ask(make_bot("house", 1), scenario.table))


# The contract ------------------------------------------------------------------------------------


def test_bots_by_name():
    assert list(BOTS) == ["random", "newcomer", "house", "regular", "champion"]
    for name in BOTS:
        assert make_bot(name, 3).name == name
    assert make_bot(" House ", 3).name == "house"


def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(UnknownBot, match=r"no bot 'hosue'.*random, newcomer, house, regular"):
        make_bot("hosue", 1)


@pytest.mark.parametrize("name", AT_ONCE)
def test_the_same_seed_decides_the_same_way(name):
    first = play(new_game(*BOX, seed=5), bots_named(*[name] * 4))
    again = play(new_game(*BOX, seed=5), bots_named(*[name] * 4))
    assert first == again


def test_another_seed_plays_another_random_game():
    first = play(new_game(*BOX, seed=5), bots_named(*["random"] * 4, seed=1))
    other = play(new_game(*BOX, seed=5), bots_named(*["random"] * 4, seed=100))
    assert first != other


def test_random_uses_every_option_about_equally_often():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    t.until("action")
    bot = make_bot("random", 11)
    counts = dict.fromkeys(t.options(), 0)
    for _ in range(3000):
        counts[bot.choose(t.table.view(0))] += 1
    assert len(counts) == 3
    assert all(900 < count < 1100 for count in counts.values())


def test_random_is_asked_without_a_view_and_answers_as_with_one():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    t.until("action")
    blind, seeing = make_bot("random", 4), make_bot("random", 4)
    assert isinstance(blind, BlindBot)
    for _ in range(50):
        assert ask(blind, t.table) is seeing.choose(t.table.view(0))


def test_a_bot_that_is_not_blind_is_a_bot_all_the_same():
    assert not isinstance(make_bot("house", 1), BlindBot)
    assert BOTS.usable("house")


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("name", AT_ONCE)
def test_games_of_any_size_come_to_an_end(name, players):
    seats = [BOX[i % 4] for i in range(players)]
    t = new_game(*seats, seed=players, doppelgangers=True, bar_deck=players % 2 == 0)
    play(t, bots_named(*[name] * players))
    assert t.over
    assert t.winners


def test_house_decides_by_its_view_alone():
    """Dealing anew whatever a seat cannot see changes none of its answers."""
    t = new_game(*BOX, seed=12)
    bots = bots_named(*["house"] * 4)
    while t.decision is not None:
        seat = t.decision.seat
        imagined = t.imagine(seat, seed=99)
        there = make_bot("house", 7).choose(t.view(seat))
        assert there is make_bot("house", 7).choose(imagined.view(seat))
        t.answer(ask(bots[seat], t))


def nameless(character):
    """The same character with titles that say nothing."""
    deck = []
    for number, (card, copies) in enumerate(character.deck.kinds):
        blank = CardDef(f"card {number}", card.modes, provenance=card.provenance)
        deck.append(copies * blank)
    return Character(character.id, "?", race=character.race, box="test", deck=deck)


def test_house_reads_effects_and_never_titles():
    drinks = [drink_deck("drinks-rdi2")]
    known = deal(Setup([CHARACTERS[name] for name in BOX], drinks, seed=3))
    blank = deal(Setup([nameless(CHARACTERS[name]) for name in BOX], drinks, seed=3))
    assert play(known, bots_named(*["house"] * 4)) == play(blank, bots_named(*["house"] * 4))


def test_house_plays_a_character_it_has_never_seen():
    """A house bot uses the strong card of a stranger and leaves the foolish one alone."""
    brawler = stranger(
        action("Strong", another_player.loses(fortitude=5)),
        action("Foolish", me.loses(fortitude=5)),
        30 * action("Filler", another_player.loses(fortitude=1)),
    )
    t = table(brawler, "eve").hand("tess", "Foolish", "Strong").until("action")
    assert "Strong" in house_says(t, "tess")


def test_house_copes_with_every_word_of_the_vocabulary():
    """Characters and Drinks made of the words that RDI2 does not use: every game ends."""
    deck = [
        2 * action("Choose", *another_player.chooses(me.pays(1), another_player.pays(2, TO_ME))),
        2 * action("More", v.more_actions(1), me.draws(2), another_player.discards(2)),
        2 * action("Show", another_player.reveals(2), v.a_player.gains(alcohol=1)),
        action("Home", v.end_turn),
        2 * sometimes("Boost", when=v.numbers_played, do=v.raise_numbers(2)),
        2 * sometimes("Spill", when=v.a_drink, do=v.negate_drink),
        2 * sometimes("Pocket", when=v.in_a_round, do=v.pocket_the_pot),
        2 * sometimes("Halve", when=v.another_collects_pot, do=v.halve_winnings),
        2 * sometimes("Take", when=v.another_wins_round, do=v.take_pot),
        2 * sometimes("Return", when=v.would_lose_fortitude, do=v.redirect_to_attacker),
        2 * sometimes("Stay out", when=v.event_affects_me, do=v.ignore),
    ]
    drinks = [
        10 * v.drink("Tonic", 2, extras=[me.draws(2), me.discards(1), me.may_discard(3)]),
        10 * v.drink("Keepsake", 1, keep=[v.mode(w.ANYTIME, w.ANY_MOMENT, me.gains(fortitude=1))]),
        5 * v.drink("Sweat", 3, splits=True),
        5 * v.drink_event("House", v.round_on_the_house),
        5 * v.drink_event("Contest", v.drinking_contest),
    ]
    asked = set()
    for seed in range(30):
        seats = [stranger(*deck, name=name) for name in ("tess", "tom", "tim")]
        t = deal(Setup(seats, [Deck("odd", "test", drinks)], seed=seed))
        bots = bots_named("house", "house", "random", seed=seed)
        while t.decision is not None:
            asked.add((bots[t.decision.seat].name, t.decision.kind))
            t.answer(ask(bots[t.decision.seat], t))
        assert t.winners
    kinds = ("discard", "action", "respond", "gamble", "order", "split", "lose-card", "choice")
    assert asked >= {("house", kind) for kind in (*kinds, "effect-order", "last-call")}


def test_of_two_evils_house_chooses_the_lesser():
    """Tess may lose 2 Fortitude or pay 2 Gold: with 2 Gold left she does not pay, and so on."""
    evil = action(
        "Evil", *another_player.chooses(another_player.loses(fortitude=2), another_player.pays(2))
    )
    for stats, lesser in ((dict(gold=2), 0), (dict(fortitude=7, alcohol=5), 1)):
        t = table(stranger(evil, name="tom"), stranger(name="tess"), "gog").hand("tom", "Evil")
        t.stats("tess", **stats).until("action").tom.plays("Evil", at="tess")
        t.until("choice", "tess")
        assert ask(make_bot("house", 1), t.table) is t.options()[lesser]


# Good sense --------------------------------------------------------------------------------------


def test_house_beats_random_clearly():
    """200 games against three random bots, each character as often: luck would win 50."""
    plan = Plan(characters=BOX, bots=("house", "random", "random", "random"), games=200, seed=1)
    tally = simulate(plan)
    assert tally.errors == 0
    assert tally.wins_by_bot["house"] >= 140


def drinking(title, hand, **stats):
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", title).hand("gog", *hand)
    t.stats("gog", **stats)
    return t.until("respond")


def test_a_strong_drink_is_ignored():
    t = drinking("Dragon Breath Ale", ["This taste yucky!"], alcohol=8)
    assert "This taste yucky!" in house_says(t, "gog")


@pytest.mark.parametrize("title", ["Water", "Holy Water", "We're Cutting You Off!"])
def test_a_harmless_drink_is_drunk(title):
    assert house_says(drinking(title, ["This taste yucky!"], alcohol=8)) == "pass"


def test_a_drink_is_handed_on_rather_than_drunk():
    t = table("dimli", "eve", "gog").turn("dimli", "drink").pile("dimli", "Dragon Breath Ale")
    t.hand("dimli", "You have this. I'm waiting for the good stuff!").until("respond")
    assert "You have this." in house_says(t, "dimli")


def attacked(fortitude, title="Dance with Gog!"):
    t = table("gog", "eve", "dimli").hand("gog", title).hand("eve", "I attempt to disbelieve.")
    t.stats("eve", fortitude=fortitude, alcohol=6)
    return t.until("action").gog.plays(title, at="eve")


def test_a_big_hit_is_ignored():
    assert "I attempt to disbelieve." in house_says(attacked(15), "eve")


def test_a_hit_that_would_end_the_game_is_ignored():
    assert "I attempt to disbelieve." in house_says(attacked(10), "eve")


def test_healing_waits_for_danger():
    t = table("fleck", "eve", "dimli").hand("fleck", "Who knew? One of my fans is a priest!")
    t.stats("fleck", fortitude=17).until("action")
    assert house_says(t, "fleck") == "pass"


def test_healing_comes_when_all_would_be_lost():
    t = table("gog", "fleck", "dimli").hand("gog", "Why you laugh at Gog?")
    t.hand("fleck", "Who knew? One of my fans is a priest!")
    t.stats("fleck", fortitude=8, alcohol=6)
    t.until("action").gog.plays("Why you laugh at Gog?", at="fleck")
    t.fleck.passes()
    assert t.asked_for == "last-call"
    assert "One of my fans" in house_says(t, "fleck")


def test_nobody_tips_the_wench_out_of_their_own_purse():
    t = table("gog", "eve", "dimli").hand("gog", "Tip the Wench.").turn("gog", "discard")
    t.until("respond", "gog")
    assert "gog" not in house_says(t)


def test_a_blow_does_not_go_where_it_leaves_one_alone_with_the_stronger():
    """Eve would fall, and Dimli, who has lost nothing yet, would have nobody but Gog to hit."""
    t = table("gog", "eve", "dimli").hand("gog", "Why you laugh at Gog?")
    t.stats("eve", fortitude=8, alcohol=6).until("action")
    assert "dimli" in house_says(t, "gog")


def test_a_drink_is_ordered_where_the_pile_is_empty():
    t = table("gog", "eve", "dimli").turn("gog", "order").pile("eve", "Wine", "Wine")
    t.stats("dimli", alcohol=3).stats("eve", alcohol=3).until("order")
    assert "dimli" in house_says(t, "gog")


def test_the_challenge_is_declined_by_one_about_to_fall():
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "The Challenge!")
    t.stats("gog", fortitude=10, alcohol=7)
    assert house_says(t.until("dare", "gog")) == "decline"


def test_the_challenge_is_taken_by_a_sober_one_among_the_poor():
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "The Challenge!")
    t.stats("eve", gold=1).stats("dimli", gold=1).stats("gog", gold=3)
    assert house_says(t.until("dare", "gog")) == "accept"


def test_a_hand_full_of_gambling_cards_is_played():
    t = table("gog", "eve", "dimli").hand("gog", "Gambling? I'm in!")
    t.hand("eve", "Winning Hand!", "Gambling? I'm in!")
    t.until("action").gog.plays("Gambling? I'm in!", mode=0).until("gamble", "eve")
    assert house_says(t, "eve") != "pass"


def test_a_negate_is_not_wasted_on_a_trifle():
    """Eve, one of five rivals, shrugs off a small blow; Dimli keeps his Negate for a better one."""
    fork = "Excuse me... I think you're sitting on my tuning fork."
    t = table("fleck", "eve", "dimli", "gog", "bryn", "sera").hand("fleck", fork)
    t.hand("eve", "I attempt to disbelieve.").hand("dimli", "I don't think so!")
    t.until("action").fleck.plays(fork, at="eve")
    t.eve.responds("I attempt to disbelieve.")
    assert house_says(t, "dimli") == "pass"


def test_a_negate_takes_away_what_saves_a_rival():
    """Eve would pass out but for her Ignore: Dimli Negates it."""
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    t.hand("eve", "I attempt to disbelieve.").hand("dimli", "I don't think so!")
    t.stats("eve", fortitude=8, alcohol=5)
    t.until("action").gog.plays("Dance with Gog!", at="eve")
    t.eve.responds("I attempt to disbelieve.")
    assert "I don't think so!" in house_says(t, "dimli")


def test_good_cards_stay_and_bad_cards_go():
    t = table("dimli", "eve", "gog").turn("dimli", "discard")
    t.hand("dimli", "Uuurp! That hit the spot!", "Stop using my head as a table!")
    t.until("discard")
    assert "Stop using my head" in house_says(t, "dimli")
    t.dimli.discards("Stop using my head as a table!")
    assert house_says(t, "dimli") == "done"


# Kits --------------------------------------------------------------------------------------------


def test_house_beats_random_with_every_kit():
    """Tables drawn from all boxes, one house bot among random ones: luck would win 50."""
    plan = Plan(players=4, bots=("house", "random", "random", "random"), games=200, seed=2)
    tally = simulate(plan)
    assert tally.errors == 0, tally.messages
    assert tally.wins_by_bot["house"] >= 130


def test_house_decides_about_kits_by_its_view_alone():
    """Neither the plots of another nor any side deck changes an answer."""
    t = new_game("petra", "dale", "terci", "ygella", seed=4)
    bots = bots_named(*["house"] * 4)
    while t.decision is not None:
        seat = t.decision.seat
        there = make_bot("house", 7).choose(t.view(seat))
        assert there is make_bot("house", 7).choose(t.imagine(seat, seed=99).view(seat))
        t.answer(ask(bots[seat], t))


def test_a_harvest_is_for_more_than_it_costs():
    """A Tallcap that would go tonight anyway pays for the harder blow; who tries it ends Eve."""
    title = "Nosiree, those aren't edible."
    t = table("dale", "eve", "gog").hand("dale", title).stats("eve", fortitude=10, alcohol=7)
    t.stats("gog", fortitude=14, alcohol=6)
    t.box("dale", "planter", ("Yer Classic Tallcap", 3)).until("action")
    assert ask(make_bot("house", 1), t.table).mode == 1
    assert t.describe(ask(make_bot("regular", 1), t.table)).endswith("mode 1 at eve")


def test_a_harvest_is_paid_with_what_is_worth_least():
    """The ripe Tallcap, which would be gathered for nothing, goes before the Inkcap."""
    title = "Nosiree, those aren't edible."
    t = table("dale", "eve", "gog").hand("dale", title)
    t.box("dale", "planter", ("Weepin' Inkcap", 4), ("Yer Classic Tallcap", 3)).until("action")
    t.dale.plays(title, mode=1, at="eve")
    assert t.asked_for == "cost"
    assert "Tallcap" in house_says(t, "dale")


def test_a_harvest_is_paid_as_if_it_had_been_thought_through():
    """The small Tallcap and the Evershroom pay 3 exactly: with one paid, only the rest is due."""
    title = "Nosiree, those aren't edible."
    t = table("dale", "eve", "gog").hand("dale", title)
    tallcap = "Yer Classic Tallcap"
    t.box("dale", "planter", (tallcap, 2), (tallcap, 1), ("The Evershroom", 2))
    t.until("action").dale.plays(title, mode=1, at="eve")
    while t.asked_for == "cost":
        t.table.answer(ask(make_bot("house", 1), t.table))
    left = t.table.view(0).seats[0].boxes[0]
    assert [(t.table.game.defs[card].title, mark) for card, mark in left] == [(tallcap, 1)]


def test_momentum_is_spent_where_it_ends_somebody():
    t = table("jett", "eve", "gog").hand("jett", "Special delivery!").tracker("jett", "momentum", 2)
    t.stats("eve", fortitude=10, alcohol=7).stats("gog", fortitude=14, alcohol=6).until("action")
    assert ask(make_bot("house", 1), t.table).mode == 1
    assert t.describe(ask(make_bot("regular", 1), t.table)).endswith("mode 1 at eve")


def test_a_scheme_is_plotted_rather_than_anything_else():
    """The attack that is stronger out of the plot is laid down, and then played from there."""
    scheme = "Burn first, gloat later."
    t = table("petra", "eve", "gog").turn("petra", "discard")
    t.hand("petra", scheme, "Too hot to handle", "I only drink what I've poisoned myself.")
    t.until("lay-down", "petra")
    assert scheme in house_says(t, "petra")
    t.petra.plots(scheme)
    t.until("action", "petra")
    chosen = ask(make_bot("house", 1), t.table)
    assert (t.table.game.defs[chosen.card].title, chosen.mode) == (scheme, 1)


def test_hellfire_goes_where_it_ends_somebody():
    t = table("petra", "eve", "gog").hand("petra", "Pick your poison", "Hot five!")
    t.tracker("petra", "hellfire", 3).stats("gog", fortitude=9, alcohol=7).until("action")
    t.petra.plays("Pick your poison", at="eve").nobody_responds()
    t.petra.plots("Hot five!")
    t.until("target", "petra")
    assert "gog" in house_says(t, "petra")


def test_a_patient_is_treated_after_the_draw():
    t = table("terci", "eve", "gog").tracker("terci", "salve", 1).tracker("terci", "splint", 1)
    t.tracker("terci", "bandage", 1).box("terci", "waiting", "Half a dragon slayer").until("action")
    assert ask(make_bot("house", 1), t.table).kind == w.USE


def test_the_supply_that_a_patient_waits_for_is_taken():
    t = table("terci", "eve", "gog").hand("terci", "Back to the clinic!")
    t.box("terci", "waiting", "A knife-thrower's assistant").tracker("terci", "bandage", 1)
    t.until("action").terci.plays("Back to the clinic!")
    t.until("tracker", "terci")
    assert ask(make_bot("house", 1), t.table).number == 2


def test_the_mushroom_worth_least_makes_room():
    t = table("dale", "eve", "gog").hand("dale", "Here's a tough row to hoe")
    crop = [("Weepin' Inkcap", 2), ("The Evershroom", 0), ("Sober Sally", 2), ("Thunderstool", 3)]
    t.box("dale", "planter", *crop).until("action")
    t.dale.plays("Here's a tough row to hoe", mode=0, at="eve").nobody_responds()
    t.until("box", "dale")
    chosen = ask(make_bot("house", 1), t.table)
    assert t.table.game.defs[chosen.card].title not in ("Weepin' Inkcap", "Thunderstool")


def test_nothing_is_laid_down_for_nothing():
    """A good card stays in hand, unless what follows on the card that asks is worth it."""
    t = table("petra", "eve", "gog").turn("petra", "discard")
    shield, drink = "Too hot to handle", "I only drink what I've poisoned myself."
    others = ("Not now. I'm monologuing.", "My minions will cover it.", "Winning Hand!")
    t.hand("petra", shield, shield, drink, drink, *others).until("discard", "petra")
    t.petra.discards().until("lay-down", "petra")
    assert house_says(t, "petra") == "done"


def test_the_best_pet_is_fetched():
    t = table("ygella", "eve", "gog").hand("ygella", "Come back here, you!")
    dig = "Uh-oh! Time to dig our way out of trouble!"
    t.discarded("ygella", "Oh, he drools in everything.", dig, "Group hug!").until("action")
    t.ygella.plays("Come back here, you!", at="eve")
    t.until("fetch", "ygella")
    assert dig in house_says(t, "ygella")


def test_a_spare_action_is_given_rather_than_fortitude():
    door = "The monsters kicked open the door!"
    t = table("gog", "eve", "dimli", drinks=[drink_deck("drinks-rdi9")])
    t.turn("gog", "drink").pile("gog", door).hand("gog", "Why you laugh at Gog?")
    t.until("sacrifice", "gog")
    assert "Why you laugh" in house_says(t, "gog")
