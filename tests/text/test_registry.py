"""Every word of the vocabulary and every event has its messages, in every language."""

import inspect

import pytest

from lastcall.engine import events
from lastcall.engine import terms as w
from lastcall.engine import words as vocabulary
from lastcall.engine.cards import CardDef, Deck, Mode, Tracker
from lastcall.engine.events import Event
from lastcall.engine.word import Amount, Cost, Word
from lastcall.engine.words import (
    action,
    another_player,
    each_player,
    for_each,
    if_at_least,
    me,
    per_pick,
    points_of,
)
from lastcall.testing import stranger, table
from lastcall.text.messages import Messages
from lastcall.text.narrator import Narrator
from lastcall.text.rules import LANGUAGES
from lastcall.text.telling import UNTOLD
from lastcall.variants.catalogue import VARIANTS

# Words that no card says, and why nobody ever reads them.
NEVER_SAID = {"make-room": "a question of the rules: it is asked (question-box), never played"}


def of(kind, package):
    """Every named class of a kind that a package declares, however deep below it."""
    found = {}
    todo = [kind]
    while todo:
        each = todo.pop()
        todo.extend(each.__subclasses__())
        name = getattr(each, "name", "") or getattr(each, "kind", "")
        if name and each.__module__.startswith(package):
            found.setdefault(name, []).append(each)
    return found


# Otto's words stand in his variant; prizes and the pub have events of their own.
OURS = ("lastcall.engine", "lastcall.cards", "lastcall.variants")
EFFECTS = "lastcall.engine.effects."
WORDS = of(Word, OURS)
EVENTS = of(Event, OURS)
COSTS = of(Cost, OURS)
AMOUNTS = of(Amount, OURS)


# Words that the rules themselves say.
OF_THE_RULES = {"make-room": "where a box is full", "new-drinks": "a Drink Deck is paid for"}


def missing(names, lang):
    messages = Messages(lang)
    return sorted(name for name in set(names) if not messages.own(name))


def test_no_two_share_a_name():
    assert vocabulary  # it imports every family of words
    assert VARIANTS  # ... and every variant
    assert len(WORDS) > 50
    assert len(EVENTS) > 60
    assert {"prize-staked", "crawled", "turned-over"} <= set(EVENTS)
    assert len(COSTS) == 2
    for found in (WORDS, EVENTS, COSTS, AMOUNTS):
        assert {name: classes for name, classes in found.items() if len(classes) > 1} == {}


@pytest.mark.parametrize("name", WORDS)
def test_every_word_does_something(name):
    (word,) = WORDS[name]
    owner = next(kind for kind in word.__mro__ if "resolve" in vars(kind))
    assert owner is not Word, f"{name} does not resolve"


def test_every_word_of_the_vocabulary_can_be_said_by_cards():
    """`engine/words.py` has it; what only one card or variant says stands with that."""
    ours = {name: word for name, (word,) in WORDS.items() if word.__module__.startswith(EFFECTS)}
    unsaid = {name for name, word in ours.items() if word not in vars(vocabulary).values()}
    assert unsaid == set(OF_THE_RULES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_can_be_said_on_a_card(lang):
    assert missing([f"effect-{name}" for name in WORDS if name not in NEVER_SAID], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_can_be_said_on_the_stack(lang):
    """Numbers are told by attribute, with whom they touch."""
    told = [name for name, (word,) in WORDS.items() if not word.numeric]
    assert missing([f"will-{name}" for name in told if name not in NEVER_SAID], lang) == []
    assert missing([f"outcome-{name}" for name in w.ATTRIBUTE_NAMES.values()], lang) == []


@pytest.mark.parametrize("moment", w.MOMENT_NAMES, ids=w.MOMENT_NAMES.get)
@pytest.mark.parametrize("kind", [w.SOMETIMES, w.ANYTIME])
def test_of_every_moment_it_is_said_why_it_is_not_now(kind, moment):
    """In a quiet moment of somebody else's turn, when nothing is asked of its player."""
    card = CardDef("Ahem", (Mode(kind, moment, (me.draws(1),)),))
    t = table(stranger(card), "gog", "eve").turn("gog").hand("tess", "Ahem").until("action", "gog")
    why = t.table.why_not(0, t.card_of(0, "Ahem"))
    assert why is not None
    assert why.rule


def test_words_that_are_never_said_are_words():
    assert set(NEVER_SAID) <= set(WORDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cost_has_its_words(lang):
    """As a card prints it, and as a play is told."""
    assert missing([f"{kind}-{name}" for name in COSTS for kind in ("cost", "how")], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_count_has_its_words(lang):
    assert missing([f"counted-{name}" for name in AMOUNTS], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_line_or_is_left_untold_on_purpose(lang):
    told = {kind for kind, (event,) in EVENTS.items() if not issubclass(event, UNTOLD)}
    assert missing([f"log-{kind}" for kind in told], lang) == []
    assert missing([f"log-{kind}" for kind in set(EVENTS) - told], lang) == sorted(
        f"log-{kind}" for kind in set(EVENTS) - told
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_gives_its_message_what_that_needs(kind, lang):
    """Seat 0 is Terci, who has trackers and a box, and card 0 is Terci's."""
    game = table("terci", "dale").table.game
    (event,) = EVENTS[kind]
    fields = list(inspect.signature(event).parameters)
    card = next(i for i, each in enumerate(game.defs) if each.needs) if kind == "treated" else 0
    for value in (0, 1):
        values = {"card": card, "seat": 0, "box": 0, "mode": 0, "track": 0}
        happened = event(*(values.get(field, value) for field in fields))
        line = Narrator(lang).event(happened, game, ["Terci", "Dale"])
        assert line is None or ("{" not in line and "  " not in line), line


def test_every_event_class_is_told_by_name():
    """What a module of events declares is found here: none without a kind but the shapes."""
    shapes = {"Event", "OfASeat", "OfACard", "Moved", "InABox", "BetweenSeats"}
    shapes |= {"AnswerBetweenSeats", "ToADrink", "StrengthOfADrink", "Changed", "Counted"}
    shapes |= {"GoldMoved", "OfATrack"}
    declared = {
        name
        for name, each in vars(events).items()
        if inspect.isclass(each) and issubclass(each, Event)
    }
    assert declared - {event.__name__ for (event,) in EVENTS.values()} == shapes


# Words that no card says yet ---------------------------------------------------------------------

MOMENTUM = Tracker("momentum", 3)
SALVE = Tracker("salve", 3)


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        (
            action("", another_player.loses(fortitude=points_of(MOMENTUM))),
            "Another player loses 1 Fortitude for every 1 Momentum you have.",
            "Другому игроку −1 к стойкости за 1 разгон.",
        ),
        (
            action("", another_player.loses(fortitude=points_of(SALVE, base=2, every=3))),
            "Another player loses 2 Fortitude, and 1 more for every 3 Salves you have.",
            "Другому игроку −2 к стойкости и ещё −1 за 3 мази.",
        ),
        (
            action("", me.pays(per_pick(1)), another_player.loses(fortitude=1), picks=2),
            "You pay 1 Gold to the Inn for each player named. "
            "Two other players each lose 1 Fortitude.",
            "Заплати таверне 1 золотой за каждого выбранного игрока. "
            "Каждому из 2 других игроков по твоему выбору −1 к стойкости.",
        ),
        (
            action("", for_each(points_of(MOMENTUM, every=2), me.draws(1)), each_player.draws(1)),
            "For every 2 Momentum you have, you draw 1 card. "
            "Each player, you included, draws 1 card.",
            "По разу за 2 разгона: возьми 1 карту. Каждый игрок, включая тебя, берёт 1 карту.",
        ),
        (
            action("", for_each(Amount(2), me.draws(1))),
            "Twice: you draw 1 card.",
            "Дважды: возьми 1 карту.",
        ),
        (
            action("", if_at_least(MOMENTUM, 2, me.draws(1)), another_player.discards(1)),
            "If you then have 2 or more Momentum, you also draw 1 card. "
            "Another player discards 1 card.",
            "Если после этого твой разгон не меньше 2, вдобавок возьми 1 карту. "
            "Другой игрок сбрасывает 1 карту.",
        ),
    ],
)
def test_numbers_that_are_counted_and_words_that_hold_others(card, english, russian):
    """What follows a word that holds others begins a sentence of its own."""
    printed = Deck("test", "test", [card]).cards[0]
    assert Narrator("en").card_text(printed) == english
    said = Narrator("ru").card_text(printed).replace("\u00a0", " ")
    assert said == russian


def test_a_card_that_repeats_itself_is_told_on_the_stack():
    """What is repeated follows what it is repeated for."""
    repeated = for_each(points_of(MOMENTUM), me.draws(1))
    for lang, said in (
        ("en", "for every 1 Momentum of Jett,"),
        ("ru", "по разу за 1 разгон у Jett:"),
    ):
        narrator = Narrator(lang)
        line = narrator.say("will-for-each", player="Jett", **narrator.cards.meant(repeated))
        assert line.replace("\u00a0", " ") == said


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_word_that_brought_no_message_is_told_all_the_same(lang):
    """A box of another package that forgot its messages spoils no table."""

    class Juggle(Word):
        name = "juggle"

        def resolve(self, t, play):
            pass

        def preview(self, paper, layer):
            pass

    person = stranger(action("Watch this!", another_player.loses(fortitude=1), Juggle()))
    t = table(person, "gog", "eve").hand("tess", "Watch this!").hand("gog", "Stop poking Gog")
    t.tess.plays("Watch this!", at="gog")
    narrator = Narrator(lang)
    names = narrator.seat_names(t.table.game)
    view = t.table.view(1)
    assert narrator.stack_line(view.stack[-1], view, names)
    assert narrator.question(view, names)
    (card,) = [c for c in person.deck.cards if c.title == "Watch this!"]
    assert narrator.card_text(card)
