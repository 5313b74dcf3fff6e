"""A server whose tables have one small case of everything to come, for its places to be seen.

A box of its own brings the characters; what belongs to a whole table (teams, a Sea Deck, Prizes) is
named when the server is started: `main("teams", "sea")`.
"""

from lastcall.cards.gamebox import BROUGHT, GameBox
from lastcall.cards.shared import GAMBLING_BASICS, i_dont_think_so
from lastcall.engine.cards import Box, CardDef, Character, Deck, Tracker
from lastcall.engine.pieces import Party
from lastcall.engine.rules import Rule
from lastcall.engine.setup import deal
from lastcall.engine.turn import begin_event
from lastcall.engine.words import action, another_player, drink_event, each_player

HIT = action("A shove", another_player.loses(fortitude=2))
ROUND = action("Spiked mug", another_player.gains(alcohol=2))


def person(name, *, cards=(), **kit):
    deck = [*GAMBLING_BASICS, 2 * i_dont_think_so(), *cards, 10 * HIT, 10 * ROUND]
    return Character(f"den:{name}", name.title(), race="human", box="den", deck=deck, **kit)


# A Mark on the seat to the left, and chi of one's own.

MARK = Tracker("mark", 1, everybody=True)
CHI = Tracker("chi", 8, start=3)


class Marks(Rule):
    def set_up(self, t):
        other = (self.seat + 1) % len(t.seats)
        t.set_tracker(other, t.tracker_number(other, MARK), 1)


MARKER = person("marker", trackers=[MARK, CHI], rules=[Marks])

# Animals in slots, one of them free.

SLOTS = [Box(name, 1, live=True) for name in ("arrived", "resting", "packed")]
STABLE = Deck("den:stable", "den", [CardDef(name, ()) for name in ("Goat", "Hen", "Mule")])


class Stabled(Rule):
    def set_up(self, t):
        for box in (0, 2):
            t.seats[self.seat].boxes[box].put(t.next_card(self.seat, 1))


GROOM = person("groom", side_decks=[STABLE], boxes=SLOTS, rules=[Stabled])

# Stories that stay before whomever they were told of.

TOLD = Box("told", 2, before_anybody=True)
STORIES = Deck("den:stories", "den", [3 * action("Ogre story", another_player.loses(fortitude=1)),
                                      2 * CardDef("Sad story", ())])  # fmt: skip


class Tells(Rule):
    def set_up(self, t):
        other = (self.seat + 1) % len(t.seats)
        t.seats[other].boxes[-1].put(t.next_card(self.seat, 1))


TELLER = person("teller", side_decks=[STORIES], boxes=[TOLD], rules=[Tells])

# A boss: three Actions a turn, nine cards in hand.


class Boss(Rule):
    def set_up(self, t):
        seat = t.seats[self.seat]
        seat.actions, seat.orders, seat.hand_size = 3, 2, 9


VILLAIN = person("villain", rules=[Boss])

# A seat that answers by itself, with one track for each opponent and nothing else.


class Automaton(Rule):
    def set_up(self, t):
        seat = t.seats[self.seat]
        seat.deck.extend(seat.hand)
        seat.hand.clear()
        seat.hand_size = seat.orders = 0
        t.cellars[0].deck[:0] = seat.pile
        seat.pile.clear()
        party = t.party(self.seat)
        t.inn += party.gold
        party.gold, party.mortal = 0, False
        for number, _ in enumerate(t.others(self.seat)):
            track = Party(6 - number, number, 0)
            track.top, track.mortal = 6, False
            seat.tracks.append(len(t.parties))
            t.parties.append(track)

    def serves(self, t, seat, by):
        return seat != self.seat

    def moves(self, t, seat, attribute, amount, cause):
        if seat != self.seat:
            return False
        facing = [other for other in range(len(t.seats)) if other != seat]
        for track, player in zip(t.seats[seat].tracks, facing, strict=True):
            if cause < 0 or cause == player:
                t.move_marker(seat, track, attribute, amount, cause)
        return True

    def decides(self, t, decision):
        return decision.options[-1] if decision.seat == self.seat else None


OTTO = person("otto", rules=[Automaton])

# A Sea Deck with a counter, and Prizes in the pot.

STORM = drink_event("Storm", each_player.loses(fortitude=1))
SEA = Deck("den:sea", "den", [9 * STORM])


class AtSea(Rule):
    def set_up(self, t):
        t.counters["den:progress"] = 2

    def turn_ended(self, t, seat):
        t.counters["den:progress"] -= 1
        if not t.counters["den:progress"]:
            t.counters["den:progress"] = 3
            begin_event(t, seat, t.take_top(t.game.stocks["den:sea"].deck))


PRIZES = Deck("den:prizes", "den", [CardDef("Stopwatch", ()), CardDef("Lucky straw", ())])


class Prizes(Rule):
    def round_started(self, t, rnd):
        cards = t.zones[t.game.stocks["den:prizes"].deck]
        if cards:
            rnd.prizes.append(cards.pop())

    def pot_collected(self, t, rnd, seat):
        for card in rnd.prizes:
            if seat >= 0:
                t.keep(seat, card)
            else:
                t.zones[t.game.stocks["den:prizes"].deck].append(card)
        rnd.prizes.clear()


class Frail(Rule):
    """The first seat is one step from the end."""

    def set_up(self, t):
        t.parties[t.seats[0].party].alcohol = 19


def put_on_the_first_pile(t, title):
    """The first seat begins, and drinks this first, wherever it was dealt."""
    t.active = 0
    mine = t.seats[0].pile
    for pile in (t.cellars[0].deck, *(seat.pile for seat in t.seats)):
        for i, card in enumerate(pile):
            if title in t.title(card):
                pile[i], mine[-1] = mine[-1], card
                return
    raise AssertionError(f"no {title} among the Drinks")


class Challenged(Rule):
    def set_up(self, t):
        put_on_the_first_pile(t, "Drinking Contest")


class Dared(Rule):
    def set_up(self, t):
        put_on_the_first_pile(t, "The Challenge!")


class Telling(Rule):
    """The first seat begins, with a card that tells a Story, and the Story names a player."""

    def set_up(self, t):
        t.active = 0
        me = t.seats[0]
        for pile, title in (
            (me.hand, "Hey!"),
            (t.zones[me.side[0].deck], "Did I ever tell you about Ser"),
        ):
            for cards in (me.deck, me.hand, t.zones[me.side[0].deck]):
                for card in cards:
                    if t.title(card).startswith(title):
                        cards.remove(card)
                        pile.append(card)
                        break
                else:
                    continue
                break


DEN = GameBox(
    "den",
    characters=[MARKER, GROOM, TELLER, VILLAIN, OTTO],
    drinks=[SEA, PRIZES],  # so that their cards are in the library
    messages="den",
)


def main(*variants):
    from lastcall.cli import main as serve
    from lastcall.server import asking, replays, thinking

    # Unchecked: its trackers and boxes are called like ours, as the page draws places by name.
    BROUGHT.all()["den"] = DEN

    rules = {"sea": AtSea, "prizes": Prizes, "frail": Frail, "dared": Dared, "contest": Challenged}
    rules["telling"] = Telling
    decks = {"sea": SEA, "prizes": PRIZES}

    def deal_with(setup):
        if "teams" in variants:
            setup.parties = [seat // 2 for seat in range(len(setup.characters))]
        setup.rules = [rule for name, rule in rules.items() if name in variants]
        setup.table_decks = [deck for name, deck in decks.items() if name in variants]
        return deal(setup)

    asking.deal = replays.deal = thinking.deal = deal_with
    serve()
