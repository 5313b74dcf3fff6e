"""Random evenings in teams: nothing is lost, leaked or misread, whoever plays and whatever else."""

import os
import random

import pytest

from lastcall.bots import ask, make_bot
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import save as saving
from lastcall.engine import terms as w
from lastcall.engine.audit import audit
from lastcall.engine.setup import deal
from lastcall.games import Record, cast, replay, restore, setup_for
from lastcall.testing import as_data
from lastcall.variants.catalogue import TEAMS

NAMES = [variant.name for variant in TEAMS]
MORE = [(), ("sea",), ("prizes",), ("pub",), ("sea", "prizes"), ("pub", "prizes")]
GAMES = int(os.environ.get("LASTCALL_GAMES", "0")) // 10 or 6


def evening(variant, number):
    """A table with chance in everything but the variant; over all numbers everybody sits down."""
    dice = random.Random(f"{variant}{number}")
    players = dice.choice([3, 4, 5] if variant == "boss" else [4, 4, 6])
    everybody = list(CHARACTERS)
    first = 4 * number
    drawn = [everybody[(first + i) % len(everybody)] for i in range(players)]
    return setup_for(
        cast(drawn, [variant]),
        seed=number,
        variants=[variant, *dice.choice(MORE)],
        bar_deck=dice.random() < 0.3,
        drinks=dice.sample(["drinks-rdi2", "drinks-rdi4", "drinks-rdi7", "drinks-rdi9"], 2),
    ), dice


@pytest.mark.parametrize("variant", NAMES)
@pytest.mark.parametrize("number", range(GAMES))
def test_random_evenings(variant, number):
    setup, dice = evening(variant, number)
    t = deal(setup)
    for step in range(20_000):
        if t.decision is None:
            break
        assert audit(t) == []
        if step % 31 == 0:
            check_copies(t, setup, dice)
        if step % 7 == 0:
            check_seats(t, dice)
        t.answer(dice.choice(t.decision.options))
    assert t.over
    sides = {t.seats[seat].party for seat in t.winners}
    assert sides
    assert sum(t.returns()) == pytest.approx(len(t.winners) / len(sides))


def check_copies(t, setup, dice):
    """In the middle of a shared turn, too."""
    again = saving.restore(t.save(), setup)
    assert again.fingerprint() == t.clone().fingerprint() == t.fingerprint()
    assert restore(t.save()).fingerprint() == t.fingerprint()
    for seat in range(-1, len(t.seats)):
        other = t.imagine(seat, dice.randrange(1 << 30))
        assert audit(other) == []
        assert as_data(other.view(seat)) == as_data(t.view(seat))
    option = dice.choice(t.decision.options)
    copy = t.clone()
    copy.answer(option)
    again.answer(option)
    assert again.fingerprint() == copy.fingerprint()


def check_seats(t, dice):
    """Hands are open to teammates and to nobody else; joint choices to all who may answer."""
    for seat in range(len(t.seats)):
        view = t.view(seat)
        for other in view.seats:
            mine = t.allied(seat, other.seat)
            assert other.cards == (tuple(t.seats[other.seat].hand) if mine else ())
        assert bool(view.options) == t.decision.may_answer(seat)
    assert not t.view(-1).options
    assert t.decision.helpers & ~t.side_of(t.decision.seat) == 0
    joint = (w.ASK_MEMBER, w.ASK_CHAMPION, w.ASK_ORDER, w.ASK_CRAWL)
    assert not t.decision.helpers or t.decision.kind in joint
    for option in dice.sample(t.decision.options, min(3, len(t.decision.options))):
        t.preview(option)
    for seat, chair in enumerate(t.seats):
        for card in chair.hand:
            t.why_not(seat, card)


@pytest.mark.parametrize("variant", NAMES)
def test_a_record_of_bots_plays_again(variant):
    setup, _ = evening(variant, 1)
    t = deal(setup)
    players = ["house"] * len(t.seats)
    bots = [make_bot(name, seat) for seat, name in enumerate(players)]
    record = Record(setup, players)
    while t.decision is not None:
        record.answer(t, ask(bots[t.decision.seat], t))
    again = replay(record.text(t))
    assert again.fingerprint() == t.fingerprint()
    assert again.winners == t.winners


def test_everybody_plays_in_teams():
    """Over the games above every character sits down."""
    seated = {c.id for number in range(GAMES) for c in evening("two-headed", number)[0].characters}
    assert seated == set(CHARACTERS)


def test_the_house_bot_spends_potions_only_in_need_and_then_does():
    setup = setup_for(["gog", "eve", "dimli", "fleck"], seed=3, variants=["two-headed"])
    spent = 0
    for seed in range(6):
        setup.seed = seed
        t = deal(setup)
        bots = [make_bot("house", seat) for seat in range(4)]
        while t.decision is not None:
            option = ask(bots[t.decision.seat], t)
            if option.kind == w.SPEND:
                spent += 1
                assert t.decision.kind == w.ASK_LAST_CALL
            t.answer(option)
    assert spent >= 6


def test_the_house_bot_does_not_hurt_its_own_team():
    """Offered a blow that may be aimed at anybody, it never aims at a teammate or itself."""
    for seed in range(6):
        t = deal(setup_for(["eve", "gog", "dimli", "fleck"], seed=seed, variants=["two-headed"]))
        bots = [make_bot("house", seat) for seat in range(4)]
        while t.decision is not None:
            seat = t.decision.seat
            option = ask(bots[seat], t)
            if option.kind == w.PLAY and t.title(option.card) == "Gold? What Gold?":
                assert not any(t.allied(seat, other) for other in option.seats())
            t.answer(option)
