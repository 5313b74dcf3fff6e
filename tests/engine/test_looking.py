"""A hand that held nothing for a moment is not looked through again before a card comes in."""

from lastcall.engine import terms as w
from lastcall.engine.frames import responses
from lastcall.games import new_game


def test_what_has_left_a_hand_is_remembered_until_a_card_comes_in():
    t = new_game("gog", "eve", "dimli", "fleck", seed=1)
    owner = t.seats[t.active]
    anytime = [card for card in owner.deck if t.game.moments[card] & w.ANY_MOMENT]
    for card in [*owner.hand]:
        if t.game.moments[card] & w.ANY_MOMENT:
            owner.hand.remove(card)
            t.discard(card)
    owner.could |= w.ANY_MOMENT
    assert responses(t, t.active, t.frames[-1], w.ANY_MOMENT) == []
    assert not owner.could & w.ANY_MOMENT
    owner.deck.remove(anytime[0])
    t.hold(t.active, anytime[0])
    assert responses(t, t.active, t.frames[-1], w.ANY_MOMENT)
    assert owner.could & w.ANY_MOMENT


def test_a_team_that_has_potions_is_looked_at_all_the_same():
    t = new_game("gog", "eve", "dimli", "fleck", seed=1, variants=["two-headed"])
    owner = t.seats[t.active]
    owner.could = w.ANY_MOMENT
    owner.hand.clear()
    responses(t, t.active, t.frames[-1], w.ANY_MOMENT)
    assert t.parties[owner.party].potions
    assert owner.could & w.ANY_MOMENT
