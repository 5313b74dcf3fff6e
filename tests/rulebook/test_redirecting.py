"""Redirecting damage: what moves, who is to blame, and how often (REDR; OP-29)."""

import pytest

from lastcall.engine import terms as w
from lastcall.engine.cards import Character
from lastcall.engine.rules import Rule
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    action,
    another_player,
    either,
    ignore_card,
    lost_fortitude,
    redirect,
    redirect_to,
    redirect_to_attacker,
    share_loss,
    sometimes,
    that_player,
    would_lose_fortitude,
)
from lastcall.testing import table

DANCE = "Dance with Gog!"
FIRE = "Whoa! Careful! That's real fire!"
LOVE = "Gog loves everyone!"
NOT_EVE = "I'm not Eve! She's over there!"
SHARE_PAIN = "I've been working on a new spell. It's called Share Pain!"
DISBELIEVE = "I attempt to disbelieve."
BEARD = "Hey! You almost damaged the beard!"
HELMET = "Good thing I was wearing my great-grandfather's helmet!"
BIGGEST_FAN = "Allow me to introduce you to my biggest fan."
THIS_HURT = "That not hurt! This hurt!"
STOP_POKING = "Stop poking Gog"
IDTS = "I don't think so!"

# Cards of other boxes, in the words of the vocabulary.
PORTALS = "Playing with portals"
STOP_HITTING = "Stop hitting yourself!"
portals = sometimes(PORTALS, when=would_lose_fortitude, do=redirect_to(another_player))
deflect = sometimes("Deflect", when=would_lose_fortitude, do=redirect)
stop_hitting_yourself = sometimes(STOP_HITTING, when=would_lose_fortitude, do=redirect_to_attacker)
share_pain = sometimes("Halves!", when=would_lose_fortitude, do=share_loss)
hit_back = sometimes("Take that!", when=lost_fortitude, do=that_player.loses(fortitude=2))
duck = either(
    "Duck!", ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD)
)


def stranger(*cards, name="tess"):
    """A character of our own with these cards."""
    filler = 30 * action("Filler", another_player.loses(fortitude=1))
    return Character(name, name.title(), race="human", box="test", deck=[*cards, filler])


BRYN = stranger(stop_hitting_yourself, hit_back, name="bryn")
JORAN = stranger(portals, action("Warp Wood", another_player.loses(fortitude=2)), name="joran")


@pytest.mark.rule("REDR-1")
def test_redirecting_moves_the_loss_from_one_player_to_another():
    """Gog dances with Eve, who is over there: Dimli loses the 4 Fortitude, and she loses none."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", DANCE).hand("eve", NOT_EVE)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(NOT_EVE, to="dimli")
    assert t.fortitude == dict(gog=20, eve=20, dimli=16, fleck=20)
    assert t.eve.discard == [NOT_EVE]
    assert t.gog.discard == [DANCE]


@pytest.mark.rule("REDR-1")
@pytest.mark.parametrize("attack", ["Bottle", "Bill"])
def test_only_a_loss_of_fortitude_is_damage(attack):
    """What makes Eve drunker or poorer is no damage, so she cannot redirect it."""
    ruff = stranger(
        action("Bottle", another_player.gains(alcohol=2)),
        action("Bill", another_player.pays(2)),
        name="ruff",
    )
    t = table(ruff, "eve", "dimli").hand("ruff", attack).hand("eve", NOT_EVE, DISBELIEVE)
    t.ruff.plays(attack, at="eve")
    assert t.asked == "eve"
    assert t.eve.may(DISBELIEVE)
    assert not t.eve.may(NOT_EVE)


@pytest.mark.rule("REDR-1")
def test_a_gain_of_fortitude_is_no_damage():
    """Healing cannot be redirected either."""
    healer = stranger(action("Heal", another_player.gains(fortitude=2)), name="healer")
    t = table(healer, "eve", "dimli").stats("eve", fortitude=10).hand("healer", "Heal")
    t.hand("eve", NOT_EVE)
    t.healer.plays("Heal", at="eve")
    assert t.fortitude == dict(healer=20, eve=12, dimli=20)
    assert t.eve.hand == [NOT_EVE]


@pytest.mark.rule("REDR-1")
def test_eve_names_neither_herself_nor_the_attacker():
    """Four sit at the table: Gog's dance can be sent to Dimli or Fleck, to nobody else."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", DANCE).hand("eve", NOT_EVE)
    t.gog.plays(DANCE, at="eve")
    named = {t.names[option.seats()[0]] for option in t.eve.options(NOT_EVE)}
    assert named == {"dimli", "fleck"}


# The source ---------------------------------------------------------------------------------------


@pytest.mark.rule("REDR-2")
@pytest.mark.parametrize(
    ("attacker", "attack", "victim", "card", "target", "counter", "lost"),
    [
        pytest.param("gog", DANCE, "eve", NOT_EVE, "dimli", BEARD, 4, id="EX-RDI2-redirect-1"),
        pytest.param(
            "dimli",
            "That's it! No more short jokes!",
            JORAN,
            PORTALS,
            "fleck",
            BIGGEST_FAN,
            2,
            id="EX-RDI5-redirect-1",
        ),
        pytest.param(
            "eve", FIRE, stranger(deflect), "Deflect", "gog", THIS_HURT, 3, id="EX-RDI4-redirect-1"
        ),
    ],
)
def test_a_counter_attack_aims_at_the_source(attacker, attack, victim, card, target, counter, lost):
    """Whoever ends up hurt hits back at the attacker.

    EX-RDI2-redirect-1, EX-RDI5-redirect-1, EX-RDI4-redirect-1.
    """
    name = victim if isinstance(victim, str) else victim.id
    t = table(attacker, victim, target).hand(attacker, attack).hand(name, card)
    t.hand(target, counter)
    t.player(attacker).plays(attack, at=name)
    t.player(name).responds(card, to=target)
    assert t.player(target).fortitude == 20 - lost
    t.player(target).responds(counter)
    assert t.fortitude == {attacker: 18, name: 20, target: 20 - lost}


@pytest.mark.rule("REDR-2")
def test_whoever_redirected_cannot_hit_back_and_is_not_hit():
    """The one who redirected has lost nothing, so her own hit-back stays in hand."""
    t = table("gog", stranger(deflect, hit_back), "dimli").hand("gog", DANCE)
    t.hand("tess", "Deflect", "Take that!").hand("dimli", BEARD)
    t.gog.plays(DANCE, at="tess")
    t.tess.responds("Deflect", to="dimli")
    assert t.asked == "dimli"
    assert t.tess.why_not("Take that!").rule == "TIME-16"
    t.dimli.responds(BEARD)
    assert t.fortitude == dict(gog=18, tess=20, dimli=16)
    assert t.tess.hand == ["Take that!"]


@pytest.mark.rule("REDR-2")
def test_the_source_hurt_by_its_own_blow_has_nobody_to_hit_back():
    """Bryn makes Gog hit himself: no other player made him lose Fortitude."""
    t = table("gog", BRYN, "eve").hand("gog", DANCE, THIS_HURT).hand("bryn", STOP_HITTING)
    t.gog.plays(DANCE, at="bryn")
    t.bryn.responds(STOP_HITTING)
    assert t.fortitude == dict(gog=16, bryn=20, eve=20)
    assert t.asked_for == "order"  # nobody was asked to hit back
    assert t.gog.hand == [THIS_HURT]


# What moves ---------------------------------------------------------------------------------------


WARNING = "Take this as a warning!"
remy = stranger(
    action(
        WARNING,
        another_player.loses(fortitude=2),
        another_player.gains(alcohol=1),
        another_player.pays(1),
    ),
    duck,
    name="remy",
)


@pytest.mark.rule("REDR-3")
def test_only_the_fortitude_loss_moves():
    """EX-RDI4-redirect-2: Bryn sends the blow back to Remy; the rest of the card stays with her."""
    t = table(remy, BRYN, "eve").hand("remy", WARNING).hand("bryn", STOP_HITTING)
    t.remy.plays(WARNING, at="bryn")
    t.bryn.responds(STOP_HITTING)
    assert t.fortitude == dict(remy=18, bryn=20, eve=20)
    assert t.alcohol == dict(remy=0, bryn=1, eve=0)
    assert t.gold == dict(remy=10, bryn=9, eve=10)


@pytest.mark.rule("REDR-3", "STAT-6")
def test_the_rest_can_still_be_ignored_by_the_player_first_chosen():
    """Eve sends the blow to Dimli and Ignores what is left for her; Dimli's blow is still his."""
    t = table(remy, "eve", "dimli").hand("remy", WARNING).hand("eve", NOT_EVE, DISBELIEVE)
    t.remy.plays(WARNING, at="eve")
    t.eve.responds(NOT_EVE, to="dimli")
    t.eve.responds(DISBELIEVE)
    assert t.fortitude == dict(remy=20, eve=20, dimli=18)
    assert t.alcohol == dict(remy=0, eve=0, dimli=0)
    assert t.gold == dict(remy=10, eve=10, dimli=10)


@pytest.mark.rule("REDR-3")
def test_ignoring_before_redirecting_leaves_nothing_to_redirect():
    """Once Eve has Ignored the card there is no loss of hers that she could send on."""
    t = table(remy, "eve", "dimli").hand("remy", WARNING).hand("eve", NOT_EVE, DISBELIEVE)
    t.hand("dimli", IDTS)
    t.remy.plays(WARNING, at="eve")
    t.eve.responds(DISBELIEVE)
    t.dimli.passes()
    assert t.asked_for == "order"
    assert t.fortitude == dict(remy=20, eve=20, dimli=20)
    assert t.eve.hand == [NOT_EVE]


@pytest.mark.rule("REDR-3", "NEG-4")
def test_one_of_many_victims_sends_a_share_to_another():
    """Gog loves everyone; Eve's share goes to Dimli, who loses his own and hers."""
    t = table("gog", "eve", "dimli", "fleck").hand("gog", LOVE).hand("eve", NOT_EVE)
    t.hand("dimli", BEARD)
    t.gog.plays(LOVE)
    t.eve.responds(NOT_EVE, to="dimli")
    assert t.fortitude == dict(gog=20, eve=20, dimli=18, fleck=19)
    t.dimli.responds(BEARD)
    assert t.fortitude == dict(gog=18, eve=20, dimli=18, fleck=19)
    assert t.asked_for == "order"  # one card, one loss of Fortitude, one chance to hit back


# Several redirections -----------------------------------------------------------------------------


@pytest.mark.rule("REDR-4", "REDR-5", "REDR-6")
@pytest.mark.first_chair
def test_each_redirection_applies_once_in_the_order_played():
    """EX-RDI5-redirect-3: Joran hits Bryn, she sends it back, he sends it to her: she is hurt."""
    t = table(JORAN, BRYN, "eve").hand("joran", "Warp Wood", PORTALS).hand("bryn", STOP_HITTING)
    t.joran.plays("Warp Wood", at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.joran.responds(PORTALS, to="bryn")
    assert t.fortitude == dict(joran=20, bryn=18, eve=20)
    assert [(e.seat, e.other) for e in t.happened("redirected")] == [(1, 0), (0, 1)]


@pytest.mark.rule("REDR-4", "REDR-6")
def test_a_player_redirects_again_only_with_another_card():
    """With a second copy Bryn sends the same blow back a second time, and there it stays."""
    bryn = stranger(2 * stop_hitting_yourself, name="bryn")
    t = table(JORAN, bryn, "eve").hand("joran", "Warp Wood", PORTALS)
    t.hand("bryn", STOP_HITTING, STOP_HITTING)
    t.joran.plays("Warp Wood", at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.joran.responds(PORTALS, to="bryn")
    t.bryn.responds(STOP_HITTING)
    assert t.fortitude == dict(joran=18, bryn=20, eve=20)
    assert t.asked_for == "order"


@pytest.mark.rule("REDR-5", "OP-29")
def test_damage_travels_along_the_redirections():
    """Gog to Eve, Eve to Joran, Joran to Dimli: only Dimli is hurt, and he hits back at Gog."""
    t = table("gog", "eve", JORAN, "dimli").hand("gog", DANCE).hand("eve", NOT_EVE)
    t.hand("joran", PORTALS).hand("dimli", BEARD)
    t.gog.plays(DANCE, at="eve")
    assert not t.joran.may(PORTALS)  # not hit yet
    t.eve.responds(NOT_EVE, to="joran")
    t.joran.responds(PORTALS, to="dimli")
    t.dimli.responds(BEARD)
    assert t.fortitude == dict(gog=18, eve=20, joran=20, dimli=16)


@pytest.mark.rule("REDR-6", "NEG-4")
def test_damage_may_return_to_someone_who_redirected_it():
    """Tess sends Gog's blow to Eve, who sends it back: Tess is hurt, and may hit back at Gog.

    She did not reduce or Ignore the loss; she only redirected it.
    """
    t = table("gog", stranger(deflect, hit_back), "eve").hand("gog", DANCE)
    t.hand("tess", "Deflect", "Take that!").hand("eve", NOT_EVE)
    t.gog.plays(DANCE, at="tess")
    t.tess.responds("Deflect", to="eve")
    t.eve.responds(NOT_EVE, to="tess")
    assert t.fortitude == dict(gog=20, tess=16, eve=20)
    t.tess.responds("Take that!")
    assert t.fortitude == dict(gog=18, tess=16, eve=20)


@pytest.mark.rule("REDR-6")
def test_eve_as_the_source_may_send_her_own_fire_on():
    """Bryn turns Eve's fire on Eve; Eve is not Eve, and Dimli is burnt."""
    t = table("eve", BRYN, "dimli").hand("eve", FIRE, NOT_EVE).hand("bryn", STOP_HITTING)
    t.eve.plays(FIRE, at="bryn")
    assert not t.eve.may(NOT_EVE)
    t.bryn.responds(STOP_HITTING)
    t.eve.responds(NOT_EVE, to="dimli")
    assert t.fortitude == dict(eve=20, bryn=20, dimli=17)


@pytest.mark.rule("REDR-6")
def test_the_source_cannot_share_a_blow_with_itself():
    """Bryn turns Eve's fire on Eve: no other player makes her lose it, so there is no sharing."""
    t = table("eve", BRYN, "dimli").hand("eve", FIRE, SHARE_PAIN, DISBELIEVE)
    t.hand("bryn", STOP_HITTING)
    t.eve.plays(FIRE, at="bryn")
    t.bryn.responds(STOP_HITTING)
    assert t.asked == "eve"
    assert not t.eve.may(SHARE_PAIN)
    t.eve.responds(DISBELIEVE)  # her own Action, but it affects her Fortitude
    assert t.fortitude == dict(eve=20, bryn=20, dimli=20)


@pytest.mark.rule("REDR-7")
def test_the_new_recipient_need_not_have_been_a_legal_choice():
    """Dance with Gog! names another player, never Gog himself; redirected it may well hit Gog."""
    t = table("gog", BRYN, "eve").hand("gog", DANCE).hand("bryn", STOP_HITTING)
    named = {t.names[option.seats()[0]] for option in t.gog.options(DANCE)}
    assert named == {"bryn", "eve"}
    t.gog.plays(DANCE, at="bryn")
    t.bryn.responds(STOP_HITTING)
    assert t.fortitude == dict(gog=16, bryn=20, eve=20)


# The new recipient --------------------------------------------------------------------------------


@pytest.mark.rule("OP-29", "TIME-5")
def test_the_new_recipient_may_respond_as_if_chosen_at_first():
    """Eve sends the dance to Dimli, and now, not before, he may put on his helmet."""
    t = table("gog", "eve", "dimli").hand("gog", DANCE).hand("eve", NOT_EVE)
    t.hand("dimli", HELMET, BEARD)
    t.gog.plays(DANCE, at="eve")
    assert not t.dimli.may(HELMET)
    t.eve.responds(NOT_EVE, to="dimli")
    assert t.asked == "dimli"
    t.dimli.responds(HELMET)
    assert t.fortitude == dict(gog=20, eve=20, dimli=20)
    assert t.dimli.hand == [BEARD]  # nothing lost, nothing to hit back for


@pytest.mark.rule("OP-29")
def test_the_source_as_new_recipient_may_ignore_its_own_card():
    """Bryn turns Gog's dance on Gog: it is an Action that affects his Fortitude, so he may."""
    t = table("gog", BRYN, "eve").hand("gog", DANCE, STOP_POKING).hand("bryn", STOP_HITTING)
    t.gog.plays(DANCE, at="bryn")
    assert not t.gog.may(STOP_POKING)
    t.bryn.responds(STOP_HITTING)
    t.gog.responds(STOP_POKING)
    assert t.fortitude == dict(gog=20, bryn=20, eve=20)


@pytest.mark.rule("OP-29")
def test_reductions_apply_in_the_order_of_play():
    """Eve shares a dance of 4 with Gog, sends her half to Tess, and Tess shares that half again."""
    t = table("gog", "eve", stranger(share_pain), "dimli").hand("gog", DANCE)
    t.hand("eve", SHARE_PAIN, NOT_EVE).hand("tess", "Halves!")
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(SHARE_PAIN)
    t.eve.responds(NOT_EVE, to="tess")
    t.tess.responds("Halves!")
    assert t.fortitude == dict(gog=17, eve=20, tess=19, dimli=20)


@pytest.mark.rule("OP-29")
def test_redirected_first_and_shared_second():
    """The other way round Tess shares the whole 4: 2 for her and 2 for Gog."""
    t = table("gog", "eve", stranger(share_pain), "dimli").hand("gog", DANCE)
    t.hand("eve", SHARE_PAIN, NOT_EVE).hand("tess", "Halves!")
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(NOT_EVE, to="tess")
    assert not t.eve.may(SHARE_PAIN)
    t.tess.responds("Halves!")
    assert t.fortitude == dict(gog=18, eve=20, tess=18, dimli=20)


@pytest.mark.rule("OP-29", "CARD-16")
def test_a_shared_loss_that_comes_back_is_still_a_shared_loss():
    """Tess shares a blow, sends her half to Eve and gets it back: she may not Ignore it now."""
    tess = stranger(share_pain, portals, duck, hit_back)
    t = table("gog", tess, "eve").hand("gog", DANCE).hand("eve", NOT_EVE)
    t.hand("tess", "Halves!", PORTALS, "Duck!", "Take that!")
    t.gog.plays(DANCE, at="tess")
    t.tess.responds("Halves!")
    assert t.tess.why_not("Duck!").rule == "CARD-16"
    t.tess.responds(PORTALS, to="eve")
    t.eve.responds(NOT_EVE, to="tess")
    assert t.fortitude == dict(gog=18, tess=18, eve=20)
    assert t.asked_for == "order"  # she could neither Ignore it nor hit back for it
    assert t.tess.hand == ["Duck!", "Take that!"]


@pytest.mark.rule("OP-29")
def test_the_recipient_of_a_shared_half_is_free_to_answer():
    """The ban on Ignoring binds Eve, who shared, and not Dimli, to whom she sent her half."""
    t = table("gog", "eve", "dimli").hand("gog", DANCE).hand("eve", SHARE_PAIN, NOT_EVE)
    t.hand("dimli", HELMET)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(SHARE_PAIN)
    t.eve.responds(NOT_EVE, to="dimli")
    t.dimli.responds(HELMET)
    assert t.fortitude == dict(gog=18, eve=20, dimli=20)


@pytest.mark.rule("OP-29", "CARD-16")
def test_the_recipient_of_a_shared_half_may_share_it_again():
    """Eve's half is 2, and Tess, who sits before her, sees to it that Gog bears 1 of these."""
    t = table("gog", stranger(share_pain), "eve").hand("gog", DANCE).hand("tess", "Halves!")
    t.hand("eve", SHARE_PAIN, NOT_EVE)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(SHARE_PAIN)
    t.eve.responds(NOT_EVE, to="tess")
    t.tess.responds("Halves!")
    assert t.fortitude == dict(gog=17, tess=19, eve=20)


@pytest.mark.rule("OP-29", "REDR-2")
def test_the_recipient_of_a_shared_half_may_hit_back():
    """Dimli did not reduce the half that Eve sent him: he hits back at Gog, who is hurt twice."""
    t = table("gog", "eve", "dimli").hand("gog", DANCE).hand("eve", SHARE_PAIN, NOT_EVE)
    t.hand("dimli", BEARD)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(SHARE_PAIN)
    t.eve.responds(NOT_EVE, to="dimli")
    assert t.fortitude == dict(gog=18, eve=20, dimli=18)
    t.dimli.responds(BEARD)
    assert t.fortitude == dict(gog=16, eve=20, dimli=18)


class Hide(Rule):
    """Each loss of its owner is 1 less."""

    def modifies(self, t, play, change, amount):
        loss = change.attribute == w.FORTITUDE and amount < 0
        return 1 if loss and change.seat == self.seat else 0


@pytest.mark.rule("REDR-1")
def test_what_a_hide_keeps_off_is_not_sent_on():
    """Of two blows only one gets through to her: that one is Gog's, with all its force."""
    blows = action("Blows", another_player.loses(fortitude=1), another_player.loses(fortitude=2))
    send_on = sometimes("Send on", when=would_lose_fortitude, do=redirect_to(another_player))
    hare = Character("hare", "Hare", race="human", box="test", deck=[9 * send_on], rules=[Hide])
    t = table(stranger(blows), hare, "gog").hand("tess", "Blows").hand("hare", "Send on")
    t.until("action", "tess").tess.plays("Blows", at="hare")
    t.hare.responds("Send on", to="gog").nobody_responds()
    assert t.fortitude == dict(tess=20, hare=20, gog=18)


# Stopped, and with two players --------------------------------------------------------------------


@pytest.mark.rule("REDR-1", "NEG-1", "TIME-17")
def test_a_negated_redirection_leaves_the_loss_where_it_was():
    """Dimli Negates Eve's redirection: the loss is hers again, and she may Ignore it instead."""
    t = table("gog", "eve", "dimli").hand("gog", DANCE).hand("eve", NOT_EVE, DISBELIEVE)
    t.hand("dimli", IDTS)
    t.gog.plays(DANCE, at="eve")
    t.eve.responds(NOT_EVE, to="dimli")
    t.dimli.responds(IDTS)
    assert t.asked == "eve"
    t.eve.passes()
    assert t.fortitude == dict(gog=20, eve=16, dimli=20)
    assert t.eve.hand == [DISBELIEVE]


@pytest.mark.rule("REDR-1", "NEG-2")
@pytest.mark.first_chair
def test_with_two_players_eve_ignores_instead():
    """There is nobody else to be taken for Eve, so the card Ignores the dance."""
    t = table("gog", "eve").hand("gog", DANCE).hand("eve", NOT_EVE)
    t.gog.plays(DANCE, at="eve")
    assert [option.targets for option in t.eve.options(NOT_EVE)] == [0]
    t.eve.responds(NOT_EVE)
    assert t.fortitude == dict(gog=20, eve=20)
    assert [e.seat for e in t.happened("ignored")] == [1]


@pytest.mark.rule("REDR-6")
def test_with_two_players_eve_ignores_her_own_fire_too():
    """Bryn turns Eve's fire on her in a duel: she may not throw it back, only Ignore it."""
    t = table("eve", BRYN).hand("eve", FIRE, NOT_EVE).hand("bryn", STOP_HITTING)
    t.eve.plays(FIRE, at="bryn")
    t.bryn.responds(STOP_HITTING)
    assert [option.targets for option in t.eve.options(NOT_EVE)] == [0]
    t.eve.responds(NOT_EVE)
    assert t.fortitude == dict(eve=20, bryn=20)
