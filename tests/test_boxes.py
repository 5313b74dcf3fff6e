"""A box from another package: installed beside Last Call, it plays like one of our own."""

import json
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from lastcall.cards.gamebox import GameBox
from lastcall.engine.cards import Character, Deck, Tracker
from lastcall.engine.word import Cost, Word
from lastcall.engine.words import acting, anytime, drink, either, if_they_dare

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"


@pytest.fixture(scope="module")
def installed(example_box):
    """An environment that sees the example."""
    return {**os.environ, "PYTHONPATH": f"{example_box}{os.pathsep}{SOURCE}"}


def run(environment, code):
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def command(environment, *arguments):
    done = subprocess.run(
        [sys.executable, "-c", "from lastcall.cli import main; main()", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_plays_saves_and_restores(installed):
    """Random and house players to the end; saved, restored, recorded and replayed on the way."""
    run(
        installed,
        """
        import random
        import lastcall
        from lastcall.bots import ask, make_bot

        played = 0
        for seed in range(12):
            setup = lastcall.setup_for(["taphouse:tess", "gog", "eve"], seed=seed)
            record = lastcall.Record(setup)
            table = lastcall.deal(setup)
            bots = [make_bot(("house", "random")[(seat + seed) % 2], seat) for seat in range(3)]
            while not table.is_over:
                option = ask(bots[table.current_player], table)
                for each in table.decision.options:
                    table.preview(each)
                if len(record.answers) % 25 == 0:
                    again = lastcall.restore(table.save())
                    assert again.fingerprint() == table.fingerprint()
                if option.card >= 0 and option.kind == "play":
                    played += table.game.defs[option.card].title == "A breath of cellar air"
                record.answer(table, option)
            assert sum(table.returns()) == 1
            assert min(table.placements()) == 1
            told = lastcall.replay(record.text(table))
            assert told.fingerprint() == table.fingerprint()
        assert played > 3, played
        """,
    )


def test_its_word_does_what_it_says(installed):
    run(
        installed,
        """
        from lastcall.cards.catalogue import character
        from lastcall.engine import words
        import lastcall

        tess = character("taphouse:tess")
        card = next(c for c, _ in tess.deck.kinds if c.title == "A breath of cellar air")
        table = lastcall.new_game("taphouse:tess", "gog", seed=1)
        for seed in range(200):
            table = lastcall.new_game("taphouse:tess", "gog", seed=seed)
            table.parties[0].alcohol, table.parties[1].alcohol = 5, 1
            while not table.over and table.decision is not None:
                plays = [
                    o for o in table.decision.options
                    if o.kind == "play" and table.game.defs[o.card] is card
                ]
                if plays and table.parties[0].alcohol >= 4 and not table.view(0).stack:
                    was = [party.alcohol for party in table.parties]
                    [mine] = [s for s in table.preview(plays[0]).after if s.seat == 0]
                    assert mine.alcohol == was[0] - min(3, was[0] - min(was))
                    raise SystemExit
                table.answer(table.decision.options[-1])
        raise AssertionError("she never held it")
        """,
    )


def test_it_is_listed(installed):
    rows = json.loads(command(installed, "cards", "--box", "taphouse", "--json"))
    assert sum(row["copies"] for row in rows) == 40
    assert {row["deck"] for row in rows} == {"taphouse:tess"}
    air = next(row for row in rows if row["title"] == "A breath of cellar air")
    assert air["id"] == "taphouse:tess/a-breath-of-cellar-air"
    assert air["text"] == (
        "Your Alcohol Content goes down by up to 3, to that of the soberest player."
    )
    rows = json.loads(command(installed, "cards", "--box", "taphouse", "--json", "--lang", "ru"))
    assert "Глоток подвального воздуха" in [row["title"] for row in rows]
    shown = command(installed, "cards", "--character", "taphouse:tess", "--lang", "ru")
    assert "Ключница Тесс" in shown
    assert "Пивоварня" in shown
    everything = json.loads(command(installed, "cards", "--json"))
    assert {"rdi2", "rdi4", "rdi5", "rdi7", "rdi9", "taphouse"} == {
        row["box"] for row in everything
    }


def test_without_it_its_games_are_refused_by_name(installed):
    """A save of a game with Tess, where nobody knows her: it says whom it misses."""
    save = run(
        installed,
        """
        import lastcall, sys
        sys.stdout.write(lastcall.new_game("taphouse:tess", "gog").save().decode())
        """,
    )
    import lastcall

    with pytest.raises(lastcall.DamagedSave, match="no character 'taphouse:tess'"):
        lastcall.restore(save.encode())


def test_another_tess_is_refused_by_name(installed, tmp_path):
    save = run(
        installed,
        """
        import lastcall, sys
        sys.stdout.write(lastcall.new_game("taphouse:tess", "gog").save().decode())
        """,
    )
    (tmp_path / "save").write_text(save)
    said = run(
        installed,
        f"""
        import lastcall
        from lastcall.cards.catalogue import character
        from lastcall.text.messages import Messages
        from lastcall.text.problems import problem

        character("taphouse:tess").deck.kinds.pop()
        try:
            lastcall.restore(open({str(tmp_path / "save")!r}, "rb").read())
        except lastcall.DamagedSave as error:
            print(error)
            print(problem(error, Messages("en")))
            print(problem(error, Messages("ru")))
        """,
    )
    plain, english, russian = said.splitlines()
    assert "another taphouse:tess" in plain
    assert "made with another Tess." in english
    assert "с другой Тесс." in russian


def test_a_box_that_cannot_be_opened_closes_no_other(tmp_path):
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[lastcall.boxes]\nbroken = broken_box:BOX\nwrong = wrong_box:BOX\nnothing = wrong_box:N\n"
        "marked = wrong_box:MARKED\nheaped = wrong_box:HEAPED\n"
        "rdi2 = wrong_box:TAKEN\nloud = wrong_box:LOUD\ntwice = wrong_box:TWICE\n"
    )
    (tmp_path / "broken_box.py").write_text("raise RuntimeError('spilled')\n")
    (tmp_path / "wrong_box.py").write_text(
        "from lastcall.cards.gamebox import GameBox\n"
        "from lastcall.cards.gog import GOG\n"
        "from lastcall.engine.cards import Box, Character, Tracker\n"
        "def one(id, box, **kit):\n"
        "    return Character(id, 'X', race='human', box=box, deck=[], **kit)\n"
        "MARKS, HEAPS = [Tracker('mark', 2)], [Box('heap', 2)]\n"
        "MARKED = GameBox('marked', characters=[one('marked:x', 'marked', trackers=MARKS)])\n"
        "HEAPED = GameBox('heaped', characters=[one('heaped:x', 'heaped', boxes=HEAPS)])\n"
        "BOX = GameBox('wrong', characters=[GOG])\n"
        "TAKEN = GameBox('rdi2')\n"
        "LOUD = GameBox('loud', characters=[one('loud:Ann', 'loud')])\n"
        "TWICE = GameBox('twice', characters=2 * [one('twice:ann', 'twice')])\n"
        "N = 5\n"
    )
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{SOURCE}"}
    said = run(
        environment,
        """
        from lastcall.cards.catalogue import BOXES, CHARACTERS
        from lastcall.cards.gamebox import BROUGHT
        assert list(BOXES) == ["rdi2", "rdi4", "rdi5", "rdi7", "rdi9"], list(BOXES)
        assert CHARACTERS["gog"].box == "rdi2"
        for name, why in BROUGHT.broken.items():
            print(name, why)
        """,
    )
    assert "spilled" in said
    assert "'gog' has to be called 'wrong:gog'" in said
    assert "is no GameBox" in said
    assert "rdi2 ValueError: there is another box of this name" in said
    assert "'mark' has to be called 'marked:mark'" in said
    assert "'heap' has to be called 'heaped:heap'" in said
    assert "'loud:Ann' has to be in lower case" in said
    assert "'twice:ann' is in it twice" in said


def test_of_two_boxes_of_one_name_the_first_is_played_with(tmp_path):
    for number, name in enumerate(("one", "two")):
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[lastcall.boxes]\ninn = inn_{name}:BOX\n")
        (tmp_path / f"inn_{name}.py").write_text(
            "from lastcall.cards.gamebox import GameBox\n"
            "from lastcall.engine.cards import Character\n"
            "X = Character('inn:x', 'X', race='human', box='inn', deck=[])\n"
            f"BOX = GameBox('inn', characters=[X][:{number}])\n"
        )
    said = run(
        {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{SOURCE}"},
        """
        from lastcall.cards.gamebox import BROUGHT
        assert list(BROUGHT.all()) == ["inn"]
        assert BROUGHT.bring("inn") is BROUGHT.all()["inn"]
        print(BROUGHT.broken)
        """,
    )
    assert "another box of this name" in said


class Mute(Word):
    name = "inn:mute"


class Hushed(Mute):
    def resolve(self, t, play):
        pass


class Said(Hushed):
    def preview(self, paper, layer):
        pass


class Nameless(Said):
    name = ""


class Ours(Said):
    """It would be told in the words of another."""

    name = "draw"


class Toll(Cost):
    name = "toll"


BROKEN = [
    (Mute(), "the word Mute has no `resolve` of its own"),
    (Hushed(), "the word Hushed has no `preview` of its own"),
    (Nameless(), "the name of Nameless has to be 'inn:nameless', not ''"),
    (Ours(), "the name of Ours has to be 'inn:draw', not 'draw'"),
    (if_they_dare(Mute()), "the word Mute has no `resolve`"),
    (Said(), ""),
]


@pytest.mark.parametrize("where", ["deck", "side_decks", "at_turn_start", "steps", "trackers"])
@pytest.mark.parametrize(("word", "said"), BROKEN)
def test_a_word_that_does_not_say_what_it_has_to_keeps_its_box_closed(where, word, said):
    """And not the evening from going on, when somebody plays it."""
    card = anytime("Say", word)
    kit = {
        "deck": [card],
        "side_decks": [Deck("inn:side", "inn", [card])],
        "trackers": [Tracker("inn:steam", 2, fires=card.modes[0])],
    }.get(where, card.modes)
    made = {"race": "human", "box": "inn", "deck": [], where: kit}
    box = GameBox("inn", characters=[Character("inn:ann", "Ann", **made)])
    if not said:
        return box.check("inn")
    with pytest.raises(ValueError, match=re.escape(said)):
        box.check("inn")


@pytest.mark.parametrize(
    ("made", "said"),
    [
        ({"drinks": [drink("Sip", 1, extras=[Said()])]}, "Said has no `carry_out` of its own"),
        ({"deck": [either("Say", acting(Said(), cost=Toll()))]}, "has to be 'inn:toll', not"),
    ],
    ids=["on a Drink", "a cost"],
)
def test_so_does_one_on_a_drink_and_a_cost_without_a_name(made, said):
    ann = Character("inn:ann", "Ann", race="human", box="inn", deck=made.get("deck", []))
    drinks = Deck("inn:drinks", "inn", made.get("drinks", []))
    with pytest.raises(ValueError, match=re.escape(said)):
        GameBox("inn", characters=[ann], drinks=[drinks]).check("inn")


# A box made with little care ---------------------------------------------------------------------

LOFT = """
from typing import ClassVar
from lastcall.cards.gamebox import GameBox
from lastcall.engine.cards import Character, Deck, Tracker
from lastcall.engine.events import Counted, OfASeat
from lastcall.engine import options as o
from lastcall.engine.word import Amount, Cost, Word
from lastcall.engine.words import acting, action, another_player, either

TAR = Tracker("loft:tar", 1, everybody=True)

class Pluck(Word):
    __slots__ = ()
    name: ClassVar[str] = "loft:pluck"

    def resolve(self, t, play):
        pass

    def preview(self, paper, layer):
        pass

class Shed(Cost):
    name: ClassVar[str] = "loft:shed"

    def amount(self):
        return 1

    def affordable(self, t, seat):
        return True

    def pay(self, t, play):
        return True

class Hatched(OfASeat):
    # Its fields are told by their names.
    __slots__ = ("eggs", "where")
    kind: ClassVar[str] = "loft:hatched"

    def __init__(self, seat, eggs, where):
        super().__init__(seat)
        self.eggs, self.where = eggs, where

class Flown(Counted):
    kind: ClassVar[str] = "loft:flown"

    def __init__(self, seat, amount, far):
        super().__init__(seat, amount)
        self.far = far

class PerEgg(Amount):
    name: ClassVar[str] = "loft:per-egg"

    def times(self, sign):
        return PerEgg(sign * self.printed)

class Forage(Word):
    __slots__ = ()
    name: ClassVar[str] = "loft:forage"

    def resolve(self, t, play):
        t.ask_about(play.owner, "loft:forage", [o.FINISHED], self)

    def preview(self, paper, layer):
        pass

SHEDS = acting(another_player.loses(fortitude=PerEgg(1)), cost=Shed())
EGGS = Deck("loft:eggs", "loft", [2 * action("Hatch", Pluck())])
BIRD = Character("loft:bird", "Bird of the Loft", race="human", box="loft", trackers=[TAR],
    side_decks=[EGGS], deck=[
    10 * action("Pluck", Pluck()), 10 * action("Tar", another_player.gets(TAR)),
    10 * either("Dive", acting(another_player.loses(fortitude=1)), SHEDS),
    10 * action("Forage", Forage())])
LOFT = GameBox("loft", characters=[BIRD], messages=MESSAGES)
"""
TAR_ALONE = "box-loft = The Loft\ntracker-loft-tar = Tar\n"


@pytest.fixture
def loft(tmp_path):
    """An environment with a box of such messages."""

    def installed_with(messages, package="loft_box"):
        info = tmp_path / "loft-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: loft\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text("[lastcall.boxes]\nloft = loft_box:LOFT\n")
        folder = tmp_path / "loft_box" / "en"
        folder.mkdir(parents=True)
        (folder / "loft.ftl").write_bytes(messages.encode())
        (folder.parent / "__init__.py").write_text(LOFT.replace("MESSAGES", repr(package)))
        return {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{SOURCE}"}

    return installed_with


def texts(environment, lang="en"):
    rows = json.loads(command(environment, "cards", "--box", "loft", "--json", "--lang", lang))
    return {row["title"]: row["text"] for row in rows}


def test_messages_may_be_written_with_any_editor(loft):
    """Some begin a file with a mark, and end its lines in their own way."""
    environment = loft("\ufeff" + TAR_ALONE.replace("\n", "\r\n"))
    assert texts(environment)["Tar"] == "Another player gains 1 Tar."
    assert "The Loft" in command(environment, "cards", "--character", "loft:bird")


def test_what_one_language_does_not_call_is_called_as_in_the_other(loft):
    """Neither its id, nor that of the character, whom the module names."""
    environment = loft(TAR_ALONE)
    assert texts(environment)["Tar"] == "Another player gains 1 Tar."
    assert texts(environment, "ru")["Tar"] == "Другой игрок получает 1\u00a0Tar."
    shown = command(environment, "cards", "--character", "loft:bird", "--lang", "ru")
    assert "Bird of the Loft (The Loft)" in shown


def test_a_side_deck_nobody_named_goes_by_its_own_name(loft):
    shown = command(loft(TAR_ALONE), "cards", "--box", "loft")
    assert "Eggs (The Loft)" in shown
    assert "oft:eggs" not in shown


def test_an_event_is_told_with_what_it_says_besides_its_shape(loft):
    said = run(
        loft(
            "log-loft-hatched = { $player } finds { $eggs } eggs { $where }.\n"
            "log-loft-flown = { $player } { $direction } { $amount }, so far: { $far }.\n"
        ),
        """
        import lastcall
        from loft_box import Flown, Hatched
        from lastcall.text.narrator import Narrator

        narrator = Narrator("en")
        game = lastcall.new_game("loft:bird", "gog").game
        for event in (Hatched(0, 2, "in the hay"), Flown(1, -3, 7)):
            print(narrator.event(event, game, ["Bird", "Gog"]))
        """,
    )
    assert said.splitlines() == ["Bird finds 2 eggs in the hay.", "Gog loses 3, so far: 7."]


def test_why_a_rule_of_its_own_bars_somebody_is_said_in_its_own_words(loft):
    said = run(
        loft("reason-loft-moulting = You have no feathers to fly with.\n"),
        """
        import lastcall
        from lastcall.engine.reasons import learn_reason, reason
        from lastcall.text.narrator import Narrator

        lastcall.new_game("loft:bird", "gog")
        why = reason(learn_reason("loft:moulting", "LOFT-1", "No feathers."))
        other = reason(learn_reason("loft:asleep", "LOFT-2", "You are asleep."))
        for each in (why, other):
            print(Narrator("en").reason(each))
        """,
    )
    first, second = said.splitlines()
    assert "You have no feathers to fly with" in first
    assert "LOFT-1" in first
    assert "You are asleep" in second


@pytest.mark.parametrize(
    ("messages", "package"),
    [
        (TAR_ALONE + "\nthis is no Fluent {\n", "loft_box"),
        (TAR_ALONE, "no_such_package"),
    ],
    ids=["no-fluent", "no-package"],
)
def test_a_box_whose_messages_cannot_be_read_silences_no_other(loft, messages, package):
    environment = loft(messages, package)
    assert texts(environment)["Pluck"] == "Something of its own happens."
    assert "Dance with Gog!" in command(environment, "cards", "--character", "gog")


@pytest.mark.parametrize(
    ("lang", "tar", "dive", "question"),
    [
        (
            "en",
            "Another player gains 1 tar.",
            "Another player loses 1 Fortitude. For a price of its own: that player loses 1 "
            "Fortitude, counted in a way of its own instead.",
            "Bird, choose one",
        ),
        (
            "ru",
            "Другой игрок получает 1 tar.",
            "Другому игроку −1 к стойкости. За особую плату: вместо этого ему −1 к стойкости по "
            "особому счёту.",
            "Bird, выбери одно",
        ),
    ],
)
def test_a_box_without_any_messages_can_be_read_and_played(loft, lang, tar, dive, question):
    """Trackers, costs, counts and questions, as well as words."""
    environment = loft("")
    told = {title: text.replace("\u00a0", " ") for title, text in texts(environment, lang).items()}
    assert (told["Tar"], told["Dive"]) == (tar, dive)
    said = run(
        environment,
        f"""
        import lastcall
        from lastcall.text.narrator import Narrator

        narrator = Narrator({lang!r})
        table = lastcall.new_game("loft:bird", "gog", first=0, seed=3)
        while table.decision.kind != "loft:forage":
            played = [o for o in table.decision.options if o.kind == "play"]
            named = [o for o in played if table.title(o.card) == "Forage"]
            table.answer(named[0] if named else table.decision.options[-1])
        print(narrator.question(table.view(0), narrator.seat_names(table.game)))
        """,
    )
    assert said.strip() == question


def test_a_character_without_messages_is_refused_by_its_name(loft):
    said = run(
        loft(""),
        """
        import lastcall
        from lastcall.text.messages import Messages
        from lastcall.text.problems import another
        lastcall.new_game("loft:bird", "gog")
        print(another("loft:bird", Messages("en")), another("loft:bird", Messages("ru")))
        """,
    )
    assert said.strip() == "another Bird с другим Bird"


def test_a_message_that_asks_for_what_it_does_not_get_is_said_without(loft):
    environment = loft(TAR_ALONE + "effect-loft-pluck = Pluck { $feathers } out.\n")
    assert texts(environment)["Pluck"] == "Pluck feathers out."
