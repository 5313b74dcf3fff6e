"""Four strangers in two teams, who can do all that the rules about teams speak of."""

from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    TO_THE_INN,
    a_player,
    action,
    another_player,
    anothers_drink_phase,
    anytime,
    drink_to_fortitude,
    each_other_player,
    each_player,
    either,
    end_turn,
    event_affects_me,
    from_the_inn,
    give_drink,
    ignore,
    ignore_card,
    ignore_drink,
    in_a_round,
    keep_gold,
    leave_round,
    leave_turn,
    lost_fortitude,
    me,
    more_actions,
    must_ante,
    my_drink,
    my_order_phase,
    order_drinks,
    redirect,
    redirect_to,
    reduce_loss,
    share_loss,
    sometimes,
    split_drink,
    start_bound_round,
    steal_from_pot,
    that_player,
    the_active_player,
    toast,
    would_lose_fortitude,
    would_lose_gold,
)
from lastcall.testing import stranger, table
from lastcall.variants.two_headed import TWO_HEADED

CARDS = [
    2 * action("Shove", another_player.loses(fortitude=2)),
    2 * action("Quake", each_other_player.loses(fortitude=1)),
    action("Pair", another_player.loses(fortitude=2), picks=2),
    action("Storm", each_player.loses(fortitude=2)),
    action("Toast", toast),
    action("Toll", each_other_player.pays(1, TO_ME)),
    action("Fine", another_player.pays(1, TO_THE_INN)),
    action("Poison", another_player.gains(alcohol=3)),
    action("Locked doors", start_bound_round),
    action("Nap", end_turn),
    action("Vanish", leave_turn),
    anytime("Nap at once", end_turn),
    anytime("Vanish at once", leave_turn),
    anytime("Once more", more_actions(1)),
    anytime("Breather", me.gains(fortitude=1)),
    anytime("Tap", a_player.loses(fortitude=1)),
    sometimes("Round two", when=my_order_phase, do=order_drinks(1)),
    sometimes("Duck", when=would_lose_fortitude, do=reduce_loss(2)),
    sometimes("Deflect", when=would_lose_fortitude, do=redirect),
    sometimes("Send on", when=would_lose_fortitude, do=redirect_to(another_player)),
    sometimes("Halves", when=would_lose_fortitude, do=share_loss),
    either(
        "Wave off",
        ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE_ALCOHOL_GOLD),
    ),
    sometimes("Hit back", when=lost_fortitude, do=that_player.loses(fortitude=1)),
    sometimes("On the house", when=would_lose_gold, do=from_the_inn),
    sometimes("Empty purse", when=would_lose_gold, do=keep_gold),
    sometimes("Not playing", when=must_ante, do=leave_round),
    sometimes("Spit", when=my_drink, do=ignore_drink),
    sometimes("Courage", when=my_drink, do=drink_to_fortitude),
    sometimes("Halve it", when=my_drink, do=split_drink),
    sometimes("Hand it on", when=my_drink, do=give_drink),
    sometimes("Not for us", when=event_affects_me, do=ignore),
    sometimes("Grab", when=in_a_round, do=steal_from_pot(1)),
    sometimes("Grab inside", when=in_a_round, do=steal_from_pot(1), inside_only=True),
    sometimes("One for you", when=anothers_drink_phase, do=the_active_player.drinks_one_more()),
]
NAMES = ("ann", "ben", "cat", "dan", "eli", "fay")


def people(number):
    return [stranger(*CARDS, name=name) for name in NAMES[:number]]


def teams(*seats, potions=0, variant=TWO_HEADED, **setup):
    """Neighbours share a mat; nobody has a Potion unless the test is about them."""
    t = table(*(seats or people(4)), variants=[variant], **setup)
    for name in t.names:
        t.stats(name, potions=potions, hand_size=0)
    return t
