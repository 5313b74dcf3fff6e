"""The narrator: every card, event, question and answer has words, and the words are right."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import lastcall
from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.cards.dale import MUSHROOMS
from lastcall.engine import events as ev
from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Character, Deck, Mode
from lastcall.engine.reasons import all_reasons, reason
from lastcall.engine.words import (
    FORTITUDE,
    TO_ME,
    a_drink,
    a_player,
    action,
    another_collects_pot,
    another_gambler,
    another_player,
    another_wins_round,
    anothers_drink,
    anytime,
    drink,
    drink_event,
    each_other_player,
    each_player,
    end_turn,
    event_affects_me,
    gambling,
    halve_winnings,
    ignore,
    ignore_card,
    ignore_drink,
    in_a_round,
    me,
    mode,
    more_actions,
    my_drink,
    negate_drink,
    numbers_played,
    pocket_the_pot,
    raise_numbers,
    redirect_to_attacker,
    sometimes,
    start_round,
    strengthen,
    take_pot,
    the_active_player,
    would_lose_fortitude,
)
from lastcall.testing import stranger, table
from lastcall.text.chronicle import chronicle
from lastcall.text.messages import Messages
from lastcall.text.narrator import Narrator
from lastcall.text.phrases import tidy
from lastcall.text.telling import UNTOLD

NARRATOR = Narrator("en")
MESSAGES = Messages("en")
SOURCE = Path(lastcall.__file__).parent
ENGLISH = sorted((SOURCE / "text" / "en").glob("*.ftl"))
DECKS = [
    *(deck for c in CHARACTERS.values() for deck in c.decks()),
    *DRINK_DECKS.values(),
]
CARDS = {card.id: card for deck in DECKS for card in deck.cards}


def text_of(card):
    """The text of a card as a deck prints it."""
    return NARRATOR.card_text(Deck("test", "test", [card]).cards[0])


# Every term has a message ------------------------------------------------------------------------


def constants(prefix):
    return [value for name, value in vars(w).items() if name.startswith(prefix)]


@pytest.mark.parametrize("kit", CHARACTERS.values(), ids=list(CHARACTERS))
def test_every_tracker_box_and_subtype_has_a_name(kit):
    """A name of its own, not the word the code uses."""
    for tracker in kit.trackers:
        name = MESSAGES.format("tracker-name", tracker=tracker.name, amount=1)
        assert name != tracker.name
    for box in kit.boxes:
        assert MESSAGES.format("place-name", box=box.name) != box.name
        assert MESSAGES.format("boxed-card", box=box.name) != "card"
    for deck in kit.decks():
        assert any(MESSAGES.has(f"{kind}-{deck.name}") for kind in ("deck", "character"))
        for tag in {tag for card in deck.cards for tag in card.tags}:
            assert MESSAGES.format("tag-name", tag=tag) != tag


@pytest.mark.parametrize("moment", w.MOMENT_NAMES.values())
def test_every_moment_can_be_said(moment):
    assert MESSAGES.format(f"moment-{moment}")


@pytest.mark.parametrize("kind", constants("ASK_"))
def test_every_kind_of_decision_has_a_question(kind):
    """For the player who is asked, and for those who wait."""
    assert kind == w.ASK_RESPOND or MESSAGES.has(f"question-{kind}")
    waiting = MESSAGES.format("waiting-for", player="Eve", kind=kind)
    assert waiting.startswith("Waiting for Eve ")
    default = MESSAGES.format("waiting-for", player="Eve", kind="no such kind")
    assert (waiting == default) == (kind == w.ASK_RESPOND)


@pytest.mark.parametrize("kind", [k for k in o.KINDS if k != w.CHOOSE])
def test_every_kind_of_answer_has_words(kind):
    assert MESSAGES.has(f"option-{kind}")


@pytest.mark.parametrize("each", all_reasons(), ids=lambda each: each.key)
def test_every_reason_is_given_with_its_rule(each):
    assert NARRATOR.reason(each) == tidy(f"{each.text} ({each.rule})")


@pytest.mark.parametrize("bit", w.TYPE_NAMES)
def test_every_card_type_has_a_name_of_its_own(bit):
    name = MESSAGES.format("type-name", type=w.TYPE_NAMES[bit])
    others = [MESSAGES.format("type-name", type=n) for b, n in w.TYPE_NAMES.items() if b != bit]
    assert name not in others


@pytest.mark.parametrize("race", sorted({c.race for c in CHARACTERS.values()}))
def test_every_race_has_a_name(race):
    assert race in MESSAGES.format("race-name", race=race)


def test_a_reason_in_the_locale_comes_before_the_engines_english(monkeypatch):
    """A translation is used by key; the rule stays."""
    own = Narrator("en")
    said = Messages.filled_in

    def filled_in(self, id, args):
        return "Nicht jetzt." if id == "reason-not-now" else said(self, id, args)

    monkeypatch.setattr(Messages, "has", lambda self, id: id == "reason-not-now" or "." not in id)
    monkeypatch.setattr(Messages, "filled_in", filled_in)
    assert own.reason(reason("not-now")) == "Nicht jetzt. (TIME-2)"


# The Fluent files --------------------------------------------------------------------------------


class References(Visitor):
    """Gathers the messages that messages refer to."""

    def __init__(self):
        self.names = set()

    def visit_MessageReference(self, node):
        self.names.add(node.id.name)


def test_the_english_files_are_well_formed():
    """No junk, no message twice, no reference to a message that is not there."""
    names = []
    references = References()
    for path in ENGLISH:
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        assert not [part.content for part in resource.body if isinstance(part, ftl.Junk)], path
        names += [part.id.name for part in resource.body if isinstance(part, ftl.Message)]
        references.visit(resource)
    assert len(names) == len(set(names)), {name for name in names if names.count(name) > 1}
    assert references.names <= set(names)


def test_everything_a_person_reads_comes_from_the_messages(monkeypatch):
    """With every message replaced by a mark, nothing but marks is left: no English in the code."""
    monkeypatch.setattr(Messages, "filled_in", lambda self, id, args: "¤")
    narrator = Narrator("en")
    t = lastcall.new_game("gog", "eve", "dale", "jett", "petra", "terci", "ygella", seed=3)
    names = narrator.seat_names(t.game)
    said = [narrator.character("gog"), *names, narrator.phase(2), narrator.reason(reason("out"))]
    said += [narrator.card_text(card) for card in CARDS.values()]
    said += [narrator.type_line(card) for card in CARDS.values()]
    chance = random.Random(3)
    while not t.over:
        view = t.view(t.decision.seat)
        said.append(narrator.question(view, names))
        said += [narrator.option(option, view, names) for option in view.options]
        said += [narrator.stack_line(layer, view, names) for layer in view.stack]
        t.answer(chance.choice(t.decision.options))
    said += [narrator.event(event, t.game, names) or "¤" for event in t.events]
    assert {text.replace("¤", "").strip() for text in said} == {""}


# Cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_every_card_has_a_text(card):
    """Whole sentences: a large letter or a number first, a full stop last, no loose ends."""
    text = NARRATOR.card_text(card)
    assert re.match(r"[A-Z+−]", text)
    assert text.endswith(".")
    assert not re.search(r"[{}]|\?\?\?|  |\s[.,:;]|\.\.|\bNone\b", text)
    assert NARRATOR.type_line(card)


@pytest.mark.parametrize(
    ("card", "types", "text"),
    [
        (
            "gog/gambling-im-in",
            "Action – Gambling",
            "As your Action: start a Round of Gambling. Everyone antes 1 Gold, and you are in "
            "control. — OR — In a Round of Gambling: take control of the Round.",
        ),
        (
            "gog/i-raise",
            "Gambling",
            "Take control of the Round. Everyone in the Round, you included, antes 1 Gold. "
            "If you cannot ante, nobody does.",
        ),
        (
            "gog/winning-hand",
            "Gambling",
            "Take control of the Round. The next card to take control must be a Cheating Card.",
        ),
        (
            "gog/oh-i-guess-the-wench-thought-that-was-her-tip",
            "Sometimes",
            "During a Round of Gambling: end it; nobody wins, and the pot goes to the Inn. Not in "
            "answer to a card that calls for antes or that would end the Round. You may play it "
            "even after leaving the Round.",
        ),
        (
            "gog/the-wench-thinks-you-should-stop-playing-with-the-drinks",
            "Sometimes",
            "Negate a Sometimes Card that changes the effects of a Drink. "
            "Only “I don't think so!” can affect it.",
        ),
        ("gog/tip-the-wench", "Anytime", "A player of your choice pays 1 Gold to the Inn."),
        (
            "gog/gog-not-think-so",
            "Sometimes",
            "Negate a Sometimes Card. Only another “I don't think so!” can affect it.",
        ),
        ("gog/dance-with-gog", "Action", "Another player loses 4 Fortitude."),
        (
            "gog/sorry-gog-not-see-you-sitting-there",
            "Action",
            "Another player loses 3 Fortitude. You pay 1 Gold to the Inn.",
        ),
        (
            "gog/gog-think-you-cheating-gog-no-like-cheaters",
            "Sometimes",
            "Negate a Cheating Card and win the Round. Only while you are in the Round.",
        ),
        (
            "gog/shut-up",
            "Sometimes",
            "Ignore an Action, Sometimes or Anytime Card that affects your Fortitude, Alcohol "
            "Content or Gold. It does not stop a Round of Gambling.",
        ),
        (
            "gog/stop-poking-gog",
            "Sometimes",
            "Ignore an Action, Sometimes or Anytime Card that affects your Fortitude.",
        ),
        (
            "gog/that-not-hurt-this-hurt",
            "Sometimes",
            "Right after another player makes you lose Fortitude: that player loses 2 Fortitude. "
            "Not if you played a card to reduce or Ignore that loss.",
        ),
        (
            "dimli/wench-bring-some-drinks-for-my-friends",
            "Sometimes",
            "In your Order a Drink Phase: you pay 1 Gold to the Inn and order 2 more Drinks.",
        ),
        (
            "dimli/cant-you-see-im-talking-to-this-pretty-bearded-lass-here",
            "Sometimes",
            "When you must ante: leave the Round instead. — OR — Ignore a Drink.",
        ),
        (
            "dimli/drink-up-friend",
            "Sometimes",
            "In another player's Drink Phase: that player drinks one more card from their "
            "Drink Me! pile.",
        ),
        (
            "dimli/spike-it-with-firewater",
            "Sometimes",
            "Add 2 Alcohol Content to a Drink that is about to be drunk.",
        ),
        (
            "dimli/uuurp-that-hit-the-spot",
            "Sometimes",
            "The Drink you are about to drink adds its Alcohol Content to your Fortitude instead.",
        ),
        (
            "dimli/you-have-this-im-waiting-for-the-good-stuff",
            "Sometimes",
            "Give the Drink you are about to drink to another player.",
        ),
        (
            "dimli/lemme-check-the-money-belt",
            "Sometimes",
            "When you would lose Gold: it comes from the Inn instead of your Stash.",
        ),
        (
            "dimli/best-two-out-of-three",
            "Sometimes",
            "When another player wins a Round of Gambling: the Round is not over. The pot stays, "
            "everyone still in the Round antes 1 Gold, and you are in control. Not once another "
            "card has claimed the pot. Only while you are in the Round.",
        ),
        (
            "eve/whats-that-up-your-sleeve",
            "Cheating",
            "Take control of the Round. Force another player in the Round to leave it.",
        ),
        (
            "eve/actually-thats-dragon-breath-ale",
            "Sometimes",
            "After another player reveals a Drink: its effects become “gain 4 Alcohol Content”. "
            "Cards that change the Drink in other ways still count.",
        ),
        (
            "eve/im-not-eve-shes-over-there",
            "Sometimes",
            "When another player would make you lose Fortitude: a player of your choice, but not "
            "the attacker, loses it instead. — OR — When another player would make you lose "
            "Fortitude: Ignore that card. Only with a single other player left in the game.",
        ),
        (
            "eve/ive-been-working-on-a-new-spell-its-called-share-pain",
            "Sometimes",
            "When another player would make you lose Fortitude: you and that player each lose "
            "half of it, rounded up. You may play no other card to reduce or Ignore that loss.",
        ),
        (
            "fleck/wench-please-allow-me-to-pay-for-these-drinks-with-a-song",
            "Sometimes",
            "In your Order a Drink Phase: order 2 more Drinks. — OR — "
            "When everyone pays for a new Drink Deck: you do not pay.",
        ),
        (
            "fleck/how-about-a-rowdy-drinking-song",
            "Action",
            "Each other player loses 1 Fortitude. Each player, you included, gains 1 Alcohol "
            "Content. You pay 1 Gold to the Inn.",
        ),
        ("fleck/who-knew-one-of-my-fans-is-a-priest", "Anytime", "You gain 2 Fortitude."),
        (
            "drinks-rdi2/wine-with-a-chaser",
            "Drink with a Chaser",
            "+2 Alcohol Content. Add a Chaser: the next card from the same place is part of "
            "this Drink.",
        ),
        (
            "drinks-rdi2/mead",
            "Drink",
            "+3 Alcohol Content. You may split it with another player before drinking: half "
            "each, rounded up. No other card can split it.",
        ),
        ("drinks-rdi2/water", "Drink", "No effect."),
        ("drinks-rdi2/were-cutting-you-off", "Drink", "−1 Alcohol Content."),
        (
            "drinks-rdi2/ogre-brew",
            "Drink",
            "+2 Alcohol Content and −1 Fortitude. For an ogre or a half-ogre: +3 Alcohol "
            "Content instead.",
        ),
        (
            "drinks-rdi2/fine-ambrosia",
            "Drink Event",
            "You gain 1 Alcohol Content, gain 4 Fortitude and pay 2 Gold to the Inn.",
        ),
        (
            "drinks-rdi2/the-challenge",
            "Drink Event",
            "You may decline. If you accept, reveal 2 Drinks from the Drink Deck, with Chasers, "
            "and drink both. If you are still conscious then, each other player pays you 1 Gold. "
            "Drink Events that come up are discarded.",
        ),
    ],
)
def test_what_a_card_says(card, types, text):
    """A text composed from the card's effects reads like a card."""
    assert NARRATOR.card_text(CARDS[card]) == text
    assert NARRATOR.type_line(CARDS[card]) == types


@pytest.mark.parametrize(
    ("card", "types", "text"),
    [
        (
            "dale/nosiree-those-arent-edible",
            "Action",
            "Another player loses 2 Fortitude. Harvest 3: that player also gains 1 Alcohol "
            "Content.",
        ),
        (
            "dale/git-offa-my-land",
            "Action",
            "Another player loses 1 Fortitude. Harvest 4: that player loses 3 Fortitude instead.",
        ),
        (
            "dale/mushroom-spores-pixie-dust-same-difference",
            "Sometimes",
            "Add 1 Alcohol Content to a Drink that is about to be drunk. "
            "Harvest 3: add 2 Alcohol Content to it instead.",
        ),
        (
            "dale/that-tears-it",
            "Sometimes",
            "Ignore an Action, Sometimes or Anytime Card that affects your Fortitude. "
            "Harvest 3: whoever played it also loses 2 Fortitude.",
        ),
        (
            "dale/nobody-here-but-us-mushrooms",
            "Sometimes",
            "Ignore an Action, Sometimes or Anytime Card that affects your Fortitude, Alcohol "
            "Content or Gold. It does not stop a Round of Gambling. You may Plant a Mushroom "
            "from your Mushroom discard pile.",
        ),
        (
            "dale/heres-a-tough-row-to-hoe",
            "Action",
            "Plant a Mushroom or Grow a Mushroom. Another player loses 2 Fortitude.",
        ),
        (
            "dale/a-little-rain-never-hurt-nobody",
            "Anytime",
            "Grow every Mushroom in your Planter Box.",
        ),
        ("mushrooms/yer-classic-tallcap", "Mushroom", "Grows 1 · 2 · 3. Gather: nothing."),
        (
            "mushrooms/thunderstool",
            "Mushroom",
            "Grows 0 · 1 · 3 · 5. Gather: another player loses 2 Fortitude.",
        ),
        ("mushrooms/the-evershroom", "Mushroom", "Grows 0 · 1 · 2. It is never Gathered."),
        (
            "jett/sign-right-here-and-there-you-go",
            "Action",
            "Another player pays you 1 Gold. You may play 1 more Action Card this turn. Spend 2 "
            "Momentum: that player also gets the top card of your Drink Me! pile.",
        ),
        (
            "jett/out-of-breath-never-heard-of-it",
            "Anytime",
            "You gain 1 Fortitude. Spend 2 Momentum: you gain 3 Fortitude instead.",
        ),
        ("jett/parkour", "Sometimes", "Ignore a Drink. You gain 1 Momentum."),
        (
            "petra/its-not-hot-in-here-it-is-me",
            "Anytime",
            "You draw 3 cards. You may Plot a card from your hand. If you do, you gain 1 Hellfire.",
        ),
        (
            "petra/of-course-im-cheating-who-isnt",
            "Cheating – Scheme",
            "Take control of the Round. Force another player in the Round to leave it. "
            "Scheme: you may name one more player.",
        ),
        (
            "petra/its-better-with-a-drop-of-this",
            "Sometimes – Scheme",
            "Take 2 Alcohol Content off a Drink that is about to be drunk. No Drink gets below 0 "
            "this way. Scheme: add 2 Alcohol Content to it instead.",
        ),
        (
            "petra/burn-first-gloat-later",
            "Action – Scheme",
            "Another player loses 2 Fortitude. Scheme: that player loses 3 Fortitude instead, "
            "and you gain 1 Hellfire.",
        ),
        (
            "petra/call-it-protection-money",
            "Action – Scheme",
            "Another player pays you 1 Gold. Scheme: each other player pays you 1 Gold instead, "
            "and you gain 1 Hellfire.",
        ),
        (
            "petra/this-is-fine",
            "Action",
            "Each other player loses 1 Fortitude. If you then have 2 or more Hellfire, another "
            "player also loses 1 Fortitude.",
        ),
        (
            "petra/too-hot-to-handle",
            "Sometimes",
            "Ignore an Action, Sometimes or Anytime Card that affects your Fortitude. Whoever "
            "played it loses 1 Fortitude.",
        ),
        (
            "terci/emergency-triage",
            "Anytime",
            "You may discard up to 2 Patients from your waiting room. You gain 1 Salve or 1 "
            "Bandage.",
        ),
        (
            "terci/sometimes-my-patients-actually-pay-me",
            "Sometimes",
            "When you would lose Gold: it comes from the Inn instead of your Stash. You gain 1 "
            "Salve.",
        ),
        (
            "patients/a-knight-with-a-broken-arm",
            "Action – Patient",
            "Needs 2 Splints. Another player loses 2 Fortitude.",
        ),
        (
            "patients/half-a-dragon-slayer",
            "Action – Patient",
            "Needs 1 Salve, 1 Splint and 1 Bandage. Another player loses 3 Fortitude.",
        ),
        ("ygella/group-hug", "Action – Pet", "Each other player loses 1 Fortitude."),
        (
            "ygella/good-thing-i-was-wearing-my-great-grandmothers-bucklers",
            "Sometimes",
            "When another player would make you lose Fortitude: you lose 2 less.",
        ),
        (
            "ygella/who-wants-a-spelunker-snack",
            "Anytime",
            "Reveal cards of your deck until a Pet Card comes up, take it into your hand and "
            "discard the others.",
        ),
        (
            "ygella/wanna-hold-one",
            "Anytime",
            "Take a Pet Card from your discard pile into your hand.",
        ),
        (
            "ygella/i-guess-ill-stick-with-this-hand",
            "Sometimes – Cheating",
            "In a Round of Gambling: take control of the Round. — OR — When you must ante: you "
            "pay nothing and stay in the Round.",
        ),
        (
            "drinks-rdi9/the-monsters-kicked-open-the-door",
            "Drink Event",
            "Each player, you included, discards an Action Card from hand or loses 2 Fortitude.",
        ),
        (
            "drinks-rdi9/thimble-of-thick-skin",
            "Drink",
            "+2 Alcohol Content. Keep this card in front of you. Later, as a Sometimes Card: "
            "Ignore an Action, Sometimes or Anytime Card that affects your Fortitude.",
        ),
    ],
)
def test_what_a_card_with_a_kit_says(card, types, text):
    """A text composed from the card's effects reads like a card."""
    assert NARRATOR.card_text(CARDS[card]) == text
    assert NARRATOR.type_line(CARDS[card]) == types


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            action("", another_player.loses(fortitude=1), another_player.pays(1, TO_ME)),
            "Another player loses 1 Fortitude and pays you 1 Gold.",
        ),
        (
            action("", another_player.loses(fortitude=1), me.draws(1), another_player.pays(2)),
            "Another player loses 1 Fortitude. You draw 1 card. "
            "That player pays 2 Gold to the Inn.",
        ),
        (
            action("", another_player.loses(fortitude=1), picks=2),
            "Two other players each lose 1 Fortitude.",
        ),
        (
            CardDef(
                "",
                (
                    Mode(
                        w.ACTION,
                        w.MY_ACTION,
                        (a_player.draws(1), me.pays(1), a_player.discards(2)),
                        least=1,
                        most=3,
                    ),
                ),
            ),
            "Up to 3 players each draw 1 card. You pay 1 Gold to the Inn. "
            "Those players each discard 2 cards.",
        ),
        (
            action(
                "",
                *another_player.chooses(another_player.loses(fortitude=2), another_player.pays(1)),
            ),
            "Another player either loses 2 Fortitude or pays 1 Gold to the Inn, as they choose.",
        ),
        (
            action("", *me.chooses(me.gains(fortitude=1), another_player.loses(fortitude=2))),
            "You choose one: you gain 1 Fortitude or another player loses 2 Fortitude.",
        ),
        (
            action("", me.draws(2, deck=MUSHROOMS), more_actions(1)),
            "You draw 2 cards from your side deck. You may play 1 more Action Card this turn.",
        ),
        (
            action("", each_other_player.discards(2), more_actions(2), end_turn),
            "Each other player discards 2 cards. You may play 2 more Action Cards this turn. "
            "Your turn ends at once.",
        ),
        (
            action("", me.may_discard(3)),
            "You may discard up to 3 cards and gain 1 Fortitude for each.",
        ),
        (
            anytime("", the_active_player.loses(fortitude=1)),
            "The player whose turn it is loses 1 Fortitude.",
        ),
        (
            anytime("", each_player.reveals(2)),
            "Each player, you included, reveals and discards the top 2 cards of their deck.",
        ),
        (
            sometimes("", when=numbers_played, do=raise_numbers(1)),
            "When a card with a number on it is played: add 1 to each number on it.",
        ),
        (
            sometimes("", when=another_wins_round, do=take_pot),
            "When another player wins a Round of Gambling: the pot goes to you instead.",
        ),
        (
            sometimes("", when=another_collects_pot, do=halve_winnings),
            "Right after another player collects a pot: they pay you half of it, rounded down.",
        ),
        (
            sometimes("", when=would_lose_fortitude, do=redirect_to_attacker),
            "When another player would make you lose Fortitude: the attacker loses it instead.",
        ),
        (
            sometimes("", when=in_a_round, do=pocket_the_pot, inside_only=True),
            "During a Round of Gambling: end it and take the pot, though nobody has won. Not in "
            "answer to a card that calls for antes or that would end the Round. Only while you "
            "are in the Round.",
        ),
        (sometimes("", when=a_drink, do=negate_drink), "Negate a Drink."),
        (
            sometimes("", when=my_drink, do=[ignore_drink, me.gains(fortitude=1)]),
            "Ignore a Drink. You gain 1 Fortitude.",
        ),
        (
            sometimes("", when=my_drink, do=me.draws(1)),
            "When you are about to drink: you draw 1 card.",
        ),
        (
            sometimes("", when=a_drink, do=strengthen(-2)),
            "Take 2 Alcohol Content off a Drink that is about to be drunk. "
            "No Drink gets below 0 this way.",
        ),
        (
            sometimes("", when=anothers_drink, do=strengthen(1)),
            "After another player reveals a Drink: add 1 Alcohol Content to it.",
        ),
        (sometimes("", when=event_affects_me, do=ignore), "Ignore an Event."),
        (
            CardDef("", (ignore_card(types=w.CHEATING, affecting=FORTITUDE),)),
            "Ignore a Cheating Card that affects your Fortitude.",
        ),
        (
            gambling("", another_gambler.pays(1, TO_ME), beats_winning_hand=True),
            "Take control of the Round. Another player in the Round pays you 1 Gold. "
            "Winning Hand! does not stop it.",
        ),
        (
            drink("", 1, extras=[me.draws(1), me.discards(2)]),
            "+1 Alcohol Content. You draw 1 card and discard 2 cards.",
        ),
        (
            drink("", 0, 1, keep=[mode(w.ANYTIME, w.ANY_MOMENT, me.gains(fortitude=1))]),
            "+1 Fortitude. Keep this card in front of you. "
            "Later, as an Anytime Card: you gain 1 Fortitude.",
        ),
        (
            drink("", 1, keep=[mode(w.SOMETIMES, w.MUST_ANTE, me.leaves_round())]),
            "+1 Alcohol Content. Keep this card in front of you. "
            "Later, as a Sometimes Card, when you must ante: leave the Round instead.",
        ),
        (drink("", 2, one_piece=True), "+2 Alcohol Content. No card can split it."),
        (
            drink_event("", start_round),
            "Start a Round of Gambling. Everyone antes 1 Gold, and you are in control.",
        ),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else "",
)
def test_cards_of_other_boxes_need_no_new_text(card, text):
    """Words that no RDI2 card uses compose as well."""
    assert text_of(card) == text


def test_one_card_may_have_words_of_its_own(monkeypatch):
    """A message by the card's id comes before the composed text, for that card only."""
    said, has = Messages.filled_in, Messages.has
    own = "card-gog--dance-with-gog"

    def filled_in(self, id, args):
        return "Gog leads." if id == own else said(self, id, args)

    monkeypatch.setattr(Messages, "has", lambda self, id: id == own or has(self, id))
    monkeypatch.setattr(Messages, "filled_in", filled_in)
    narrator = Narrator("en")
    assert narrator.card_text(CARDS["gog/dance-with-gog"]) == "Gog leads."
    assert narrator.card_text(CARDS["gog/why-you-laugh-at-gog"]) == (
        "Another player loses 2 Fortitude."
    )


# Names and phases --------------------------------------------------------------------------------


def test_characters_by_their_full_name():
    assert NARRATOR.character("gog") == "Gog the Half-Ogre"
    assert NARRATOR.character("tess") == "Tess"
    assert {NARRATOR.character(id) for id in CHARACTERS} == {c.name for c in CHARACTERS.values()}


def test_seats_by_first_names_numbered_when_a_character_sits_twice():
    tess = Character("tess", "Tess the Tinker", race="gnome", box="test", deck=[drink("Tea")])
    t = table("gog", "eve", "gog", tess, "gog")
    assert NARRATOR.seat_names(t.table.game) == ["Gog", "Eve", "Gog II", "Tess", "Gog III"]


def test_phases():
    assert [NARRATOR.phase(n) for n in range(1, 5)] == [
        "Discard and Draw Phase",
        "Action Phase",
        "Order a Drink Phase",
        "Drink Phase",
    ]


def test_a_missing_locale_is_named():
    with pytest.raises(LookupError, match="tlh"):
        Narrator("tlh")


# The log -----------------------------------------------------------------------------------------


class Told:
    """A scenario as it is told."""

    def __init__(self, scenario):
        self.scenario = scenario
        self.names = NARRATOR.seat_names(scenario.table.game)

    def log(self):
        t = self.scenario.table
        lines = [NARRATOR.event(event, t.game, self.names) for event in t.events]
        return [line for line in lines if line is not None][1:]  # without the heading of the turn

    def view(self, name=None):
        t = self.scenario.table
        return t.view(self.scenario.seat(name) if name else t.decision.seat)

    def question(self, name=None):
        return NARRATOR.question(self.view(name), self.names)

    def options(self):
        view = self.view()
        return [NARRATOR.option(option, view, self.names) for option in view.options]

    def stack(self, name=None):
        view = self.view(name)
        return [NARRATOR.stack_line(layer, view, self.names) for layer in view.stack]


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("Turn 3: Eve", ev.TurnBegan(1, 3)),
        ("Gog draws 1 card.", ev.Drew(0, 1)),
        ("Gog draws 3 cards.", ev.Drew(0, 3)),
        ("Gog loses 2 Fortitude (now 14).", ev.FortitudeChanged(0, 16, 14, 1)),
        ("Gog gains 2 Alcohol Content (now 2).", ev.AlcoholChanged(0, 0, 2, -1)),
        ("Gog pays 2 Gold to the Inn.", ev.Paid(0, w.INN, 2, 8, 2)),
        ("Gog antes 1 Gold.", ev.Paid(0, w.POT, 1, 9, 1)),
        ("Gog pays Dimli 1 Gold.", ev.Paid(0, 2, 1, 9, 11)),
        ("The Inn antes 1 Gold for Gog.", ev.InnPaid(0, w.POT, 1, 10, 1)),
        ("The Inn pays Eve 1 Gold for Gog.", ev.InnPaid(0, 1, 1, 10, 11)),
        ("Gog drinks up.", ev.Drank(0, 0, 2)),
        ("Eve drinks what Gog revealed.", ev.Drank(1, 0, 2)),
        ("The Drink of Eve gets 2 Alcohol Content weaker.", ev.Strengthened(0, 1, 0, -2, 3, 1)),
        ("Gog Negates the Drink of Eve.", ev.DrinkNegated(0, 1, 0)),
        ("There is no Gold in the pot for Gog.", ev.Collected(0, 0, 0, 0, 10)),
        ("The 1 Gold of Gog goes to the Inn.", ev.Divided(0, 1, 0)),
        (
            "Of the 9 Gold of Gog each player left gets 2; the rest goes to the Inn.",
            ev.Divided(0, 9, 2),
        ),
        (None, ev.Divided(0, 0, 0)),
        ("Last call for Gog!", ev.LastCallRang(0)),
        ("Gog passes out and is out of the game.", ev.PassedOut(0)),
        ("Gog has no Gold left and is out of the game.", ev.OutOfGold(0)),
        ("Gog is the last one standing and wins!", ev.Won(0)),
        ("Gog plays “Gambling? I'm in!”", ev.Played(0, 0, 0, 0, 0, 0)),
        ("Gog plays “Gambling? I'm in!” on Eve and Dimli.", ev.Played(0, 0, 0, 0b110, 0, 0)),
        ("“Gambling? I'm in!” by Gog is Negated.", ev.Negated(0, 0)),
        ("What Gog did is Negated.", ev.Negated(0, -1)),
        ("Gog turns up “Gambling? I'm in!”, which goes with it.", ev.Attached(0, 0, 1, -1)),
        ("Gog looks at the top card of a deck.", ev.Looked(0, 1, 1)),
        ("Gog looks at the top 3 cards of a deck.", ev.Looked(0, 1, 3)),
        (None, ev.DrewCard(0, 0, 1, 0)),
    ],
)
def test_a_line_of_the_log(line, event):
    t = table("gog", "eve", "dimli").table
    assert NARRATOR.event(event, t.game, ["Gog", "Eve", "Dimli"]) == line


def test_a_drink_is_told_as_drunk_once_it_is():
    """What else it does is still to come: its drinker says in which order."""
    t = table("bryn", "gog", drinks=["drinks-rdi4"]).turn("bryn", "drink")
    t.pile("bryn", "Message in a Bottle")
    told = Told(t)
    t.until("effect-order", "bryn")
    assert told.stack("bryn") == ["your Message in a Bottle: drunk"]


def test_a_card_that_is_set_out_face_down_is_seen_by_its_owner_alone():
    """Two events tell it: that there is one for everybody, and which for one pair of eyes."""
    game = table("petra", "eve").table.game
    seen = ev.SetOut(0, 0, -1, 1, 5)
    known = ev.SetOut(0, 0, 0, 1, 5).only_for(0)
    told = [NARRATOR.event(event, game, ["Petra", "Eve"]) for event in (seen, known)]
    assert told == [
        "Petra puts a card into the Plotted Cards.",
        "It is “Gambling? I'm in!”, for Petra's eyes only.",
    ]


def test_a_played_card_is_told_from_the_play_to_the_loss():
    """The title as it stands, whom it is aimed at, what came of it; a stop only where one lacks."""
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    t.hand("eve", "I'm not Eve! She's over there!")
    t.hand("dimli", "Hey! You almost damaged the beard!")
    t.gog.plays("Dance with Gog!", at="eve")
    t.eve.responds("I'm not Eve! She's over there!", to="dimli")
    t.everyone.passes()
    t.dimli.responds("Hey! You almost damaged the beard!")
    t.everyone.passes()
    assert Told(t).log()[:6] == [
        "Gog plays “Dance with Gog!” on Eve.",
        "Eve plays “I'm not Eve! She's over there!” on Dimli.",
        "Eve sends the loss on to Dimli.",
        "Dimli loses 4 Fortitude (now 16).",
        "Dimli plays “Hey! You almost damaged the beard!”",
        "Gog loses 2 Fortitude (now 18).",
    ]


def test_a_drink_with_a_chaser_is_told():
    t = table("gog", "eve").turn("gog", "drink").pile("gog", "Wine with a Chaser", "Mead")
    t.hand("gog", "This taste yucky!")
    t.gog.responds("This taste yucky!")
    t.everyone.passes()
    assert Told(t).log()[:4] == [
        "Gog reveals Wine with a Chaser.",
        "Gog adds a Chaser: Mead.",
        "Gog plays “This taste yucky!”",
        "Gog Ignores the Drink.",
    ]


# Questions, answers and the stack ----------------------------------------------------------------


def test_an_attack_is_asked_about_with_what_it_would_do():
    """To the one it is aimed at, to somebody else, to those who wait."""
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    t.hand("eve", "I attempt to disbelieve.", "I don't think so!")
    t.hand("dimli", "I don't think so!")
    told = Told(t)
    assert told.question() == "Gog, play an Action Card, or pass"
    assert told.question("dimli") == "Waiting for Gog to play an Action Card or pass"
    assert told.options() == [
        "Play “Dance with Gog!” on Eve",
        "Play “Dance with Gog!” on Dimli",
        "Pass",
    ]
    t.gog.plays("Dance with Gog!", at="eve")
    assert told.question() == "Eve, respond to “Dance with Gog!”: you would lose 4 Fortitude"
    assert told.question("dimli") == "Waiting for Eve to respond"
    assert told.stack() == ["Gog: “Dance with Gog!” on Eve → Eve loses 4 Fortitude"]
    assert told.options() == ["Play “I attempt to disbelieve.”", "Pass"]
    t.eve.responds("I attempt to disbelieve.")
    assert told.question() == (
        "Eve, respond to your own “I attempt to disbelieve.”: Eve Ignores “Dance with Gog!”"
    )
    t.eve.passes()
    assert told.question() == (
        "Dimli, respond to “I attempt to disbelieve.”: Eve Ignores “Dance with Gog!”"
    )
    t.dimli.responds("I don't think so!")
    assert told.stack()[-1] == "Dimli: “I don't think so!” → “I attempt to disbelieve.” is Negated"


def test_a_card_that_hits_everybody():
    """Players to whom the same happens share a clause; each is asked about their own part."""
    t = table("fleck", "gog", "eve").hand("fleck", "How about a rowdy drinking song?")
    t.hand("gog", "Shut up!")
    t.fleck.plays("How about a rowdy drinking song?")
    told = Told(t)
    assert told.stack() == [
        "Fleck: “How about a rowdy drinking song?” → Gog and Eve each lose 1 Fortitude; Fleck, "
        "Gog and Eve each gain 1 Alcohol Content; Fleck pays 1 Gold to the Inn"
    ]
    assert told.question() == (
        "Gog, respond to “How about a rowdy drinking song?”: you would lose 1 Fortitude and you "
        "would gain 1 Alcohol Content"
    )


def test_gold_that_would_come_to_the_one_who_is_asked():
    t = table("dimli", "eve", "fleck")
    t.hand("dimli", "Impressive Dwarven War Belch!", "Tip the Wench.")
    t.hand("fleck", "Appreciative listeners! How nice!")
    t.dimli.plays("Impressive Dwarven War Belch!")
    told = Told(t)
    assert told.question() == (
        "Dimli, respond to your own “Impressive Dwarven War Belch!”: Eve and Fleck would each "
        "pay you 1 Gold"
    )
    assert told.options() == [
        "Play “Tip the Wench.” on yourself",
        "Play “Tip the Wench.” on Eve",
        "Play “Tip the Wench.” on Fleck",
        "Pass",
    ]
    t.dimli.passes()
    assert told.question().endswith("!”: you would pay 1 Gold to Dimli")
    t.fleck.responds("Appreciative listeners! How nice!")
    t.everyone.passes()
    t.until("order")
    assert "The Inn pays Dimli 1 Gold for Fleck." in told.log()


def test_an_ante_and_the_ways_out_of_it():
    t = table("gog", "eve", "dimli").hand("gog", "Gambling? I'm in!", "Winning Hand!")
    t.hand("eve", "Illusionary Coin").hand("dimli", "Gambling? I'm in!")
    told = Told(t)
    assert told.options() == ["Play “Gambling? I'm in!” – start a Round of Gambling", "Pass"]
    t.gog.plays("Gambling? I'm in!")
    assert told.question() == "Eve, respond to the ante: you would pay 1 Gold into the pot"
    assert told.stack() == ["Ante → Gog, Eve and Dimli each pay 1 Gold into the pot"]
    t.eve.responds("Illusionary Coin")
    t.everyone.passes()
    assert told.question() == ("Dimli, your gambling turn: 2 Gold in the pot, Gog is in control")
    assert told.options() == ["Play “Gambling? I'm in!” – take control of the Round", "Pass"]


def test_a_window_before_a_gambling_turn_and_after_the_win():
    t = table("gog", "eve", "dimli").hand("gog", "Gambling? I'm in!")
    t.hand("eve", "Sleight of hand...").hand("dimli", "Best two out of three?")
    told = Told(t)
    t.gog.plays("Gambling? I'm in!")
    t.until("gamble", "eve")
    assert told.question() == "Eve, your gambling turn: 3 Gold in the pot, Gog is in control"
    t.eve.passes()
    assert told.question() == "Eve, play a card before Dimli gambles?"
    t.eve.passes()
    assert told.question() == "Dimli, respond: Gog wins the Round"


def test_a_window_in_a_quiet_moment_names_the_phase():
    t = table("gog", "eve").turn("gog", "drink").hand("gog", "Tip the Wench.")
    t.hand("eve", "Tip the Wench.").pile("gog", "Wine")
    told = Told(t)
    assert told.question() == "Gog, play a card in your Drink Phase?"
    t.gog.passes()
    assert told.question() == "Eve, play a card in Gog's Drink Phase?"


def test_a_drink_is_named_by_its_drinker():
    """Yours, somebody's; with its Chasers; where there are two alike, by number."""
    t = table("dimli", "eve", "gog").turn("dimli", "drink")
    t.pile("dimli", "Wine with a Chaser", "Dark Ale")
    t.hand("dimli", "You have this. I'm waiting for the good stuff!", "Spike it with Firewater")
    t.hand("eve", "Actually, that's Dragon Breath Ale.")
    told = Told(t)
    assert told.question() == (
        "Dimli, respond to your Wine with a Chaser + Dark Ale: you would gain 3 Alcohol Content"
    )
    assert told.stack() == ["your Wine with a Chaser + Dark Ale: +3 Alcohol Content"]
    title = "You have this. I'm waiting for the good stuff!"
    mine = "your Wine with a Chaser + Dark Ale"
    assert told.options() == [
        f"Play “{title}”: {mine} goes to Eve",
        f"Play “{title}”: {mine} goes to Gog",
        f"Play “Spike it with Firewater” on {mine}",
        "Pass",
    ]
    t.dimli.passes()
    assert told.question() == (
        "Eve, respond to Dimli's Wine with a Chaser + Dark Ale: +3 Alcohol Content"
    )
    assert told.options() == [
        "Play “Actually, that's Dragon Breath Ale.” on Dimli's Wine with a Chaser + Dark Ale",
        "Pass",
    ]


def test_a_round_on_the_house_is_told_once_for_all():
    t = table("dimli", "eve", "gog").turn("dimli", "drink").pile("dimli", "Round on the House!")
    t.drink_deck("Ogre Brew").hand("eve", "Drink what? This is empty.")
    told = Told(t)
    assert told.stack() == [
        "Dimli revealed “Round on the House!” → under way",
        "Ogre Brew for everyone → Dimli and Eve: +2 Alcohol Content and −1 Fortitude; "
        "Gog: +3 Alcohol Content",
    ]
    assert told.question() == (
        "Eve, respond to the Drinks: you would gain 2 Alcohol Content and "
        "you would lose 1 Fortitude"
    )
    t.eve.responds("Drink what? This is empty.")
    t.everyone.passes()
    assert "Eve Ignores the Drink." in told.log()


def test_sharing_mead_and_taking_a_dare():
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "Mead", "Wine")
    told = Told(t)
    assert told.question() == "Gog, with whom do you share your Mead?"
    assert told.options() == ["Share it with Eve", "Share it with Dimli", "Drink it alone"]
    t = table("gog", "eve").turn("gog", "drink").pile("gog", "The Challenge!")
    told = Told(t)
    assert told.question() == "Gog, “The Challenge!”: do you accept?"
    assert told.question("eve") == "Waiting for Gog to accept or decline"
    assert told.options() == ["Accept", "Decline"]


def test_an_event_on_the_stack_says_what_it_will_do():
    t = table("gog", "eve").turn("gog", "drink").pile("gog", "The Challenge!")
    t.hand("eve", "Gold? What Gold?")
    told = Told(t)
    t.eve.passes()
    assert told.stack() == [
        "Gog revealed “The Challenge!” → if Gog accepts, Gog drinks 2 Drinks from the deck; "
        "if Gog is still conscious then, every other player pays Gog 1 Gold"
    ]


def test_two_drinks_alike_are_numbered():
    t = table("gog", "eve").turn("gog", "drink").pile("gog", "The Challenge!")
    t.drink_deck("Wine", "Wine").hand("gog", "This taste yucky!")
    t.gog.accepts()
    assert Told(t).options() == [
        "Play “This taste yucky!” on your Wine (1 of 2)",
        "Play “This taste yucky!” on your Wine (2 of 2)",
        "Pass",
    ]


def test_discarding_and_ordering():
    t = table("gog", "eve", "dimli").turn("gog", "discard").hand("gog", "Shut up!")
    told = Told(t)
    assert told.question() == "Gog, discard what you do not want to keep; then you draw"
    assert told.options() == ["Discard “Shut up!”", "Done discarding"]
    t = table("gog", "eve", "dimli").turn("gog", "order")
    told = Told(t)
    assert told.question() == "Gog, choose who gets the Drink you order"
    assert told.question("eve") == "Waiting for Gog to order a Drink"
    assert told.options() == ["Order a Drink for Eve", "Order a Drink for Dimli"]


@pytest.mark.parametrize(
    ("stats", "question"),
    [
        (dict(fortitude=3, alcohol=3), "Gog, last call: you are passing out"),
        (dict(gold=0), "Gog, last call: you have no Gold left"),
        (
            dict(fortitude=3, alcohol=5, gold=0),
            "Gog, last call: you are passing out and have no Gold left",
        ),
    ],
)
def test_last_call_says_why(stats, question):
    t = table("gog", "eve", "dimli").stats("gog", **stats).hand("gog", "Gog forget about ouch!")
    assert Told(t).question() == question


def test_hitting_back():
    t = table("gog", "dimli", "eve").hand("gog", "Dance with Gog!")
    t.hand("dimli", "Hey! You almost damaged the beard!")
    t.gog.plays("Dance with Gog!", at="dimli")
    told = Told(t)
    assert told.question() == "Dimli, you have lost Fortitude to Gog: hit back?"
    assert told.stack() == ["Gog: “Dance with Gog!” on Dimli → done; whoever it hurt may hit back"]


def test_effects_to_choose_among_are_named():
    """Of a Drink by the drinker, of a card by whoever it makes choose."""
    brew = drink("Brew", 1, extras=[me.draws(2), me.discards(1)])
    cellar = Deck("cellar", "test", [30 * brew])
    t = table("gog", "eve", drinks=[cellar]).turn("gog", "drink")
    t.hand("gog", "Shut up!").pile("gog", "Brew")
    told = Told(t)
    assert told.question() == "Gog, choose which effect of your Drink comes next"
    assert told.options() == ["You draw 2 cards", "You discard 1 card"]
    your_choice = action(
        "Pick!", *another_player.chooses(another_player.loses(fortitude=2), another_player.pays(1))
    )
    t = table(stranger(your_choice), "eve").hand("tess", "Pick!")
    t.tess.plays("Pick!")
    told = Told(t)
    assert told.question() == "Eve, choose one for “Pick!”"
    assert told.options() == ["You lose 2 Fortitude", "You pay 1 Gold to the Inn"]


def test_losing_cards():
    t = table(stranger(action("Swipe", another_player.discards(1))), "eve")
    t.hand("tess", "Swipe").hand("eve", "Illusionary Coin", "Winning Hand!")
    t.tess.plays("Swipe")
    told = Told(t)
    assert told.question() == "Eve, choose a card to discard"
    assert told.options() == ["Discard “Illusionary Coin”", "Discard “Winning Hand!”"]
    t = table(stranger(action("Swap", me.may_discard(2))), "eve")
    t.hand("tess", "Swap", "Winning Hand!").stats("tess", fortitude=10)
    t.tess.plays("Swap")
    told = Told(t)
    assert told.question() == "Tess, discard a card, or be done"
    assert told.options() == ["Discard “Winning Hand!”", "Done discarding"]


def test_the_end_of_the_evening():
    t = table("gog", "eve").stats("eve", gold=0)
    assert t.over
    assert Told(t).question("gog") == "The evening is over: Gog wins."
    t = table("gog", "eve").stats("eve", gold=0).stats("gog", gold=0)
    assert Told(t).question("gog") == "The evening is over: a tie of Gog and Eve."


# Kits --------------------------------------------------------------------------------------------


def test_a_harvest_is_asked_for_paid_and_told():
    """Both ways to play it, each Mushroom with what it is worth, and what came of it."""
    t = table("dale", "eve").hand("dale", "Git offa my land!")
    t.box("dale", "planter", ("Thunderstool", 3), ("Weepin' Inkcap", 2), ("Sober Sally", 2))
    told = Told(t)
    assert told.options() == [
        "Play “Git offa my land!” on Eve",
        "Play “Git offa my land!” on Eve (Harvest 4)",
        "Pass",
    ]
    t.dale.plays("Git offa my land!", at="eve", mode=1)
    assert told.question() == "Dale, Harvest Mushrooms for “Git offa my land!”: choose one"
    assert told.question("eve") == "Waiting for Dale to pay for a card"
    assert told.options() == [
        "Harvest “Thunderstool” (worth 3)",
        "Harvest “Weepin' Inkcap” (worth 2)",
        "Harvest “Sober Sally” (worth 2)",
    ]
    t.dale.harvests("Thunderstool", "Sober Sally")
    assert told.log()[:3] == [
        "Dale plays “Git offa my land!” on Eve, Harvesting 4.",
        "Dale Harvests “Thunderstool” for 3.",
        "Dale Harvests “Sober Sally” for 2.",
    ]


def test_plots_are_told_to_their_owner_only():
    """Everybody hears that a card was Plotted, Petra alone which; a Scheme is played by name."""
    t = table("petra", "eve").hand("petra", "Pick your poison", "Burn first, gloat later.")
    told = Told(t)
    t.petra.plays("Pick your poison", at="eve")
    assert told.question() == "Petra, Plot a card face down, or not"
    assert told.question("eve") == "Waiting for Petra to lay a card face down, or not"
    assert told.options() == ["Plot “Burn first, gloat later.”", "Plot nothing"]
    t.petra.plots("Burn first, gloat later.")
    assert told.log()[2:5] == [
        "Petra Plots a card face down.",
        "It is “Burn first, gloat later.”, for Petra's eyes only.",
        "Petra now has 1 Hellfire.",
    ]
    public = [line.text for line in chronicle(t.table, NARRATOR, told.names)]
    assert "Petra Plots a card face down." in public
    assert not [line for line in public if "Burn first" in line]


def test_a_scheme_is_offered_beside_the_card_in_hand():
    t = table("petra", "eve").hand("petra", "Burn first, gloat later.")
    t.box("petra", "plots", "Burn first, gloat later.")
    told = Told(t)
    assert told.options() == [
        "Play “Burn first, gloat later.” on Eve",
        "Play “Burn first, gloat later.” on Eve (Scheme)",
        "Pass",
    ]
    t.petra.plays("Burn first, gloat later.", at="eve", out_of="plots")
    assert told.log()[0] == (
        "Petra plays “Burn first, gloat later.” on Eve, out of the Plotted Cards."
    )


def test_a_patient_is_treated():
    t = table("terci", "eve").box("terci", "waiting", "Half a dragon slayer")
    for supply in ("salve", "splint", "bandage"):
        t.tracker("terci", supply, 1)
    told = Told(t)
    assert told.options()[0] == "Treat “Half a dragon slayer” (1 Salve, 1 Splint and 1 Bandage)"
    t.terci.treats("Half a dragon slayer")
    assert told.log() == ["Terci treats “Half a dragon slayer” (1 Salve, 1 Splint and 1 Bandage)."]


def test_hellfire_flares_up():
    """No card: the question, the stack and the answer speak of the tracker."""
    t = table("petra", "eve", "gog").hand("petra", "Pick your poison", "I raise!")
    t.hand("gog", "Shut up!").tracker("petra", "hellfire", 3)
    told = Told(t)
    t.petra.plays("Pick your poison", at="eve").petra.plots("I raise!")
    assert told.question() == "Petra, whom does your Hellfire burn?"
    assert told.options() == ["Name Eve", "Name Gog"]
    assert told.stack()[-1] == "Petra: Hellfire → another player loses 2 Fortitude"
    t.petra.names("gog")
    assert told.question() == "Gog, respond to Petra's Hellfire: you would lose 2 Fortitude"
    assert told.stack()[-1] == "Petra: Hellfire → Gog loses 2 Fortitude"
    assert "Petra's Hellfire flares up!" in told.log()


def test_planting_growing_and_gathering():
    t = table("dale", "eve", "gog").hand("dale", "Here's a tough row to hoe")
    t.box("dale", "planter", ("Butterbutton", 1), ("Thunderstool", 3))
    told = Told(t)
    play = "Play “Here's a tough row to hoe” on"
    assert told.options() == [
        f"{play} Eve – Plant a Mushroom",
        f"{play} Gog – Plant a Mushroom",
        f"{play} Eve – Grow a Mushroom",
        f"{play} Gog – Grow a Mushroom",
        "Pass",
    ]
    t.dale.plays("Here's a tough row to hoe", at="eve", mode=1)
    assert told.question() == "Dale, choose a Mushroom to Grow"
    assert told.options() == [
        "Grow “Butterbutton” (now worth 1)",
        "Grow “Thunderstool” (now worth 3)",
    ]
    t.dale.picks("Thunderstool")
    assert "“Thunderstool” grows to 5." in told.log()
    t.until("target", "dale")
    assert told.question() == "Dale, whom does “Thunderstool” touch?"
    assert told.stack()[-1] == "Dale: “Thunderstool” → another player loses 2 Fortitude"
    assert "Dale Gathers “Thunderstool”." in told.log()


def test_pets_are_fetched_and_found():
    t = table("ygella", "eve").hand("ygella", "Wanna hold one?", "Who wants a Spelunker Snack?")
    t.discarded("ygella", "Group hug!", "Release the badgers!", "Winning Hand!")
    t.deck("ygella", "I raise!", "Good boy! Now fetch the purse!")
    told = Told(t)
    t.ygella.plays("Wanna hold one?")
    t.everyone.passes()
    assert told.question() == "Ygella, choose a Pet Card to take into your hand"
    assert told.options() == ["Take “Group hug!”", "Take “Release the badgers!”"]
    t.ygella.picks("Group hug!")
    t.ygella.plays("Who wants a Spelunker Snack?")
    t.everyone.passes()
    assert told.log() == [
        "Ygella plays “Wanna hold one?”",
        "Ygella takes “Group hug!” into hand.",
        "Ygella plays “Who wants a Spelunker Snack?”",
        "Ygella turns up “I raise!”",
        "Ygella turns up “Good boy! Now fetch the purse!”",
        "Ygella takes “Good boy! Now fetch the purse!” into hand.",
    ]


# Whole games -------------------------------------------------------------------------------------


def every_line(t, narrator, names):
    """All that can be said about a table at a decision, from every chair and from none."""
    for seat in range(-1, len(names)):
        view = t.view(seat)
        yield narrator.question(view, names)
        yield from (narrator.option(option, view, names) for option in view.options)
        yield from (narrator.stack_line(layer, view, names) for layer in view.stack)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told_without_a_missing_word(players, seed):
    """Every question, answer and layer of the stack from every chair, and every event."""
    chance = random.Random(seed * 10 + players)
    cast = [chance.choice(list(CHARACTERS)) for _ in range(players)]
    t = lastcall.new_game(*cast, seed=seed, doppelgangers=True)
    names = NARRATOR.seat_names(t.game)
    loose = re.compile(r"[{}]|\?\?\?|  |\s[.,;]|^\s|\s$|^$")
    told = 0
    while not t.over:
        if told < 600:
            for line in every_line(t, NARRATOR, names):
                assert not loose.search(line), line
            told += 1
        t.answer(chance.choice(t.decision.options))
    for event in t.events:
        line = NARRATOR.event(event, t.game, names)
        nothing_left = isinstance(event, ev.Divided) and event.amount == 0
        assert (line is None) == (isinstance(event, UNTOLD) or nothing_left)
        assert line is None or not loose.search(line), line


def test_two_words_of_an_effect_do_not_share_a_cache():
    """Equal ids of different decks are different cards."""
    one = Deck("test", "test", [action("Same", another_player.loses(fortitude=1))]).cards[0]
    two = Deck("test", "test", [action("Same", another_player.loses(fortitude=2))]).cards[0]
    assert one.id == two.id
    assert NARRATOR.card_text(one) != NARRATOR.card_text(two)


def test_numbers_by_themselves():
    """A word taken out of a card is a clause."""
    word = me.draws(1)
    assert NARRATOR.cards.word(word, Mode(w.DRINK, 0, (word,))) == "you draw 1 card"
