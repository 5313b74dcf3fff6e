"""Words that hold other words: alternatives, "you may", "if", "for each"."""

from typing import ClassVar

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import Tracker
from lastcall.engine.events import Chose
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.play import Play
from lastcall.engine.preview import Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.word import Amount, Who, Word


@mypyc_attr(allow_interpreted_subclasses=True)
class Holds(Word):
    __slots__ = ("words",)

    def __init__(self, words: tuple[Word, ...]) -> None:
        self.words = words

    def inner(self) -> tuple[Word, ...]:
        return self.words


class ChooseOne(Holds):
    """One of several words happens, chosen on resolution (OP-25)."""

    __slots__ = ("who",)
    name: ClassVar[str] = "choose-one"

    def __init__(self, who: Who, words: tuple[Word, ...]) -> None:
        super().__init__(words)
        self.who = who

    def whom(self) -> Who:
        return self.who

    def number(self) -> int:
        return len(self.words)

    def resolve(self, t: Table, play: Play) -> None:
        held = play.held_by(play.at)
        numeric = all(word.numeric for word in self.words)
        if numeric and not any(c.number in held for c in play.consequences):
            return  # whoever chooses Ignores it: there is nothing left to choose
        chooser = play.touched(t, self.who, play.at)[0]
        if not t.seats[chooser].alive:  # LOSE-17
            play.drop()
            return
        options = [o.choose_number(i) for i in range(len(self.words))]
        t.ask_about(chooser, w.ASK_CHOICE, options, self)
        if t.decision is not None:
            t.decision.words = self.words

    def chosen(self, t: Table, play: Play, number: int) -> None:
        if t.logging:
            t.events.append(Chose(t.answering, play.card, number))
        play.follow_only(number)

    def preview(self, paper: Paper, layer: Layer) -> None:
        """Not chosen yet: as good as any is the first."""
        layer.follow_only(paper, layer.chosen)


class May(Holds):
    """Whoever it is about may, or may not."""

    __slots__ = ()
    name: ClassVar[str] = "may"

    def resolve(self, t: Table, play: Play) -> None:
        host = play.host(t)
        # No way off is too far for one's own.
        mine = play.owner == host and not (play.ignored >> host) & 1
        if (mine and t.seats[host].alive) or (play.present(t) >> host) & 1:
            t.ask_about(host, w.ASK_DARE, [o.ACCEPTING, o.DECLINING], self)
        else:
            play.drop()

    def preview(self, paper: Paper, layer: Layer) -> None:
        """It has yet to be asked: as if declined."""
        layer.drop()


class IfConscious(Holds):
    __slots__ = ()
    name: ClassVar[str] = "if-conscious"

    def resolve(self, t: Table, play: Play) -> None:
        if t.conscious(play.host(t)):
            play.follow()
        else:
            play.drop()

    def preview(self, paper: Paper, layer: Layer) -> None:
        if paper.conscious(paper.host(layer)):
            layer.follow(paper)
        else:
            layer.drop()


class IfTrack(Holds):
    """What it holds happens only with so many points when it resolves."""

    __slots__ = ("points", "tracker")
    name: ClassVar[str] = "if-track"

    def __init__(self, tracker: Tracker, points: int, words: tuple[Word, ...]) -> None:
        super().__init__(words)
        self.tracker = tracker
        self.points = points

    def number(self) -> int:
        return self.points

    def tracker_meant(self) -> Tracker:
        return self.tracker

    def resolve(self, t: Table, play: Play) -> None:
        if t.points(play.owner, self.tracker) >= self.points:
            play.follow()
        else:
            play.drop()

    def preview(self, paper: Paper, layer: Layer) -> None:
        if paper.points(layer.owner, self.tracker) >= self.points:
            layer.follow(paper)
        else:
            layer.drop()


class ForEach(Holds):
    """What it holds happens so many times over. Numbers that can be answered are counted instead:
    an `Amount` says so, and everybody sees what is coming.
    """

    __slots__ = ("times",)
    name: ClassVar[str] = "for-each"

    def __init__(self, times: Amount, words: tuple[Word, ...]) -> None:
        super().__init__(words)
        self.times = times
        if any(word.numeric for word in words):
            raise ValueError("changes and payments are counted by their Amount, not repeated")

    def number(self) -> int:
        return self.times.printed

    def tracker_meant(self) -> Tracker | None:
        return self.times.tracker_meant()

    def amount_meant(self) -> Amount:
        return self.times

    def resolve(self, t: Table, play: Play) -> None:
        play.follow(self.times.value(t, play))

    def preview(self, paper: Paper, layer: Layer) -> None:
        for _ in range(self.times.expected(paper, layer)):
            layer.follow(paper)
