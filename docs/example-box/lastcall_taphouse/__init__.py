"""The Taphouse: Tess the Cellarer, who evens things out."""

from typing import TYPE_CHECKING, ClassVar

from lastcall.bots.worth import SHIELD, WORTH, Plain
from lastcall.cards.gamebox import GameBox
from lastcall.cards.shared import GAMBLING_BASICS, drinks_for_my_friends, i_dont_think_so
from lastcall.engine import terms as w
from lastcall.engine.cards import Character
from lastcall.engine.word import Word
from lastcall.engine.words import (
    TO_ME,
    a_player,
    action,
    another_player,
    anytime,
    cheating,
    ignore_drink,
    me,
    my_drink,
    sometimes,
)

if TYPE_CHECKING:
    from lastcall.engine.play import Play
    from lastcall.engine.preview import Layer, Paper
    from lastcall.engine.table import Table


class Settle(Word):
    """Its player's Alcohol Content becomes what that of the soberest player is, but 3 at most."""

    __slots__ = ()

    name: ClassVar[str] = "taphouse:settle"
    most: ClassVar[int] = 3

    def resolve(self, t: "Table", play: "Play") -> None:
        mine = t.parties[t.seats[play.owner].party].alcohol
        soberest = min(t.parties[seat.party].alcohol for seat in t.seats if seat.alive)
        t.change(play.owner, w.ALCOHOL, -min(self.most, mine - soberest), play.owner)

    def preview(self, paper: "Paper", layer: "Layer") -> None:
        soberest = min(paper.alcohol[seat] for seat in paper.present)
        paper.drink(layer.owner, -min(self.most, paper.alcohol[layer.owner] - soberest))


WORTH[Settle] = Plain(1.5, SHIELD)

TESS = Character(
    "taphouse:tess",
    "Tess the Cellarer",
    race="human",
    box="taphouse",
    deck=[
        *GAMBLING_BASICS,
        2 * i_dont_think_so(),
        2 * drinks_for_my_friends(),
        3 * anytime("A breath of cellar air", Settle(), provenance="house"),
        4 * anytime("Count the barrels", me.gains(fortitude=1), provenance="house"),
        4 * action("Mind the trapdoor", another_player.loses(fortitude=2), provenance="house"),
        4 * action("Taste this one", another_player.gains(alcohol=1), provenance="house"),
        3 * anytime("On the slate", a_player.pays(1, TO_ME), provenance="house"),
        3 * sometimes("Back into the barrel", when=my_drink, do=ignore_drink, provenance="house"),
        2 * cheating("Marked barrels, marked cards", provenance="house"),
    ],
)

TAPHOUSE = GameBox(
    "taphouse",
    characters=[TESS],
    messages="lastcall_taphouse",
    art={"taphouse:tess": {"colour": "#5b7f4a", "sign": "barrel"}},
)
