"""Every language says everything English does, with the same variables, and in its own letters."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.engine.reasons import all_reasons
from lastcall.server.languages import languages
from lastcall.text import rules
from lastcall.text.declension import CASES
from lastcall.text.messages import Messages
from lastcall.text.phrases import Phrases, title_key
from lastcall.variants.catalogue import TABLE_DECKS

ROOT = files("lastcall.text")
# English has these from the cards and from the engine; other languages have files of their own.
TITLES = "titles.ftl"
REASONS = "reasons.ftl"

GRAMMAR = {*CASES, "gender"}

Entry = ast.Message | ast.Term


def folders() -> list[str]:
    return sorted(
        folder.name
        for folder in ROOT.iterdir()
        if folder.is_dir() and any(entry.name.endswith(".ftl") for entry in folder.iterdir())
    )


def parsed(lang: str) -> dict[str, ast.Resource]:
    """The files of a language."""
    parser = FluentParser(with_spans=False)
    return {
        entry.name: parser.parse(entry.read_text(encoding="utf-8"))
        for entry in (ROOT / lang).iterdir()
        if entry.name.endswith(".ftl")
    }


REPOSITORY = Path(__file__).parents[2]
SOURCES = [*REPOSITORY.glob("src/**/*.py"), *REPOSITORY.glob("web/src/**/*.ts*")]
FILES = {lang: parsed(lang) for lang in folders()}
TRANSLATIONS = [lang for lang in FILES if lang != "en"]


def name_of(entry: Entry) -> str:
    return entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"


def entries(lang: str, only: str = "", without: tuple[str, ...] = ()) -> dict[str, Entry]:
    """The messages and terms of a language, by name."""
    return {
        name_of(entry): entry
        for file, resource in FILES[lang].items()
        if file not in without and only in ("", file)
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Term)
    }


def patterns(entry: Entry) -> dict[str, ast.Pattern]:
    """What an entry says: its own text, by "", and its attributes by their names."""
    said = {"": entry.value} if entry.value is not None else {}
    return said | {attribute.id.name: attribute.value for attribute in entry.attributes}


def parts(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node and everything in it."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from parts(each)


def references(entry: Entry) -> set[str]:
    """The messages and terms an entry refers to."""
    found: set[str] = set()
    for pattern in patterns(entry).values():
        for part in parts(pattern):
            if isinstance(part, ast.MessageReference):
                found.add(part.id.name)
            elif isinstance(part, ast.TermReference):
                found.add(f"-{part.id.name}")
    return found


def variables(
    entry: Entry, among: dict[str, Entry], seen: frozenset[str] = frozenset()
) -> set[str]:
    """The variables an entry needs, those of the messages it refers to included."""
    found = {
        part.id.name
        for pattern in patterns(entry).values()
        for part in parts(pattern)
        if isinstance(part, ast.VariableReference)
    }
    for name in references(entry) & set(among) - seen:
        found |= variables(among[name], among, seen | {name})
    return found


def text_of(node: ast.BaseNode) -> str:
    """What a person may read of it: all variants, without keys and arguments."""
    if isinstance(node, ast.TextElement):
        return node.value
    if isinstance(node, ast.StringLiteral):
        return str(node.parse()["value"])
    if isinstance(node, ast.Pattern):
        return "".join(map(text_of, node.elements))
    if isinstance(node, ast.Placeable):
        return text_of(node.expression)
    if isinstance(node, ast.SelectExpression):
        return " ".join(text_of(variant.value) for variant in node.variants)
    return ""


def told(lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a language, with the name of its message or attribute."""
    for name, entry in entries(lang).items():
        for attribute, pattern in patterns(entry).items():
            yield f"{name}.{attribute}" if attribute else name, pattern


# The files ---------------------------------------------------------------------------------------


def test_the_languages_are_the_folders():
    """Also the rules are told in each, and the server offers it."""
    assert set(folders()) == set(rules.LANGUAGES) == set(languages())
    assert TRANSLATIONS


@pytest.mark.parametrize("lang", FILES)
def test_every_file_is_fluent(lang):
    for file, resource in FILES[lang].items():
        junk = [part.content for part in resource.body if isinstance(part, ast.Junk)]
        assert not junk, f"{lang}/{file}"


@pytest.mark.parametrize("lang", FILES)
def test_nothing_is_said_twice(lang):
    names = Counter(
        name_of(entry)
        for resource in FILES[lang].values()
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Term)
    )
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("lang", FILES)
def test_every_message_can_be_said(lang):
    """With one, a few or many of everything; nothing refers to what is not there."""
    messages = Messages(lang)
    among = entries(lang)
    for name, entry in among.items():
        if isinstance(entry, ast.Term):
            continue
        for attribute in patterns(entry):
            for number in (0, 1, 2, 5, 21):
                given = dict.fromkeys(variables(entry, among), number)
                messages.format(f"{name}.{attribute}" if attribute else name, **given)


# Beside English ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_the_same_messages(lang):
    """Only what a language puts its own messages together with is its own affair."""
    english, own = entries("en"), entries(lang, without=(TITLES, REASONS))
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    in_english = {name for name in building_blocks(english) if f'"{name}"' not in code}
    assert sorted(set(english) - set(own) - in_english) == []
    assert sorted(set(own) - set(english) - building_blocks(own)) == []


def building_blocks(among: dict[str, Entry]) -> set[str]:
    """What other messages refer to."""
    return set().union(*map(references, among.values()))


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_the_same_attributes(lang):
    """A translation may add the cases and the gender of a name, and nothing else."""
    english = entries("en")
    for name, entry in entries(lang).items():
        if name in english:
            missing = set(patterns(english[name])) - set(patterns(entry))
            added = set(patterns(entry)) - set(patterns(english[name])) - GRAMMAR
            assert (missing, added) == (set(), set()), name


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_variable_that_english_does_not_have(lang):
    """It has those it uses, and those that its comments tell of."""
    english, own = entries("en"), entries(lang)
    declared = set(re.findall(r"\$(\w+)", " ".join(comments("en"))))
    for name in set(english) & set(own):
        known = variables(english[name], english) | declared
        assert variables(own[name], own) - known == set(), name
    for file in (TITLES, REASONS):
        for name, entry in entries(lang, only=file).items():
            assert variables(entry, own) == set(), name


def comments(lang: str) -> Iterator[str]:
    for resource in FILES[lang].values():
        for part in resource.body:
            if isinstance(part, ast.Comment | ast.GroupComment | ast.ResourceComment):
                yield part.content
            elif isinstance(part, ast.Message | ast.Term) and part.comment:
                yield part.comment.content


# In a language of its own -------------------------------------------------------------------------

# What stays as it is: the game's name, what is typed, keys, rules by number, numerals, a format.
LATIN = re.compile(
    r"Last Call|\b[IVX]+\b|lastcall [a-z-]+|--[a-z-]+|\beve,fleck(?:,dimli)?\b|\b[A-Z]+-\d+\b"
    r"|\bJSON\b|\bNumPy\b|\bTOML\b|\bParquet\b|docs/lab\.md"
    r"|\[\[tables\]\]|\bchunk\b|\btrue или false\b"
    r"|\bEsc\b|\bEnter\b|\bTab\b|\b[PABC]\b|\((?:y|n|b|l|q|r|s)\)|\bQR\b"
    r"|(?:https?|postgresql)://\S*|/healthz|/metrics|PostgreSQL|SQLite|Prometheus|Ctrl-C|SIGTERM"
    r"|LASTCALL_SECRET|\bLinux\b|\bhttps\b|\blocalhost\b|mailto:\S*"
    r"|\bDIR\b|\bpetra(?:,[a-z]+){0,3}|\bhouse,random\b|\brdi\d(?:,rdi\d)?\b|\bgog\b|\bfull:|\ben\b"
)


@pytest.mark.parametrize("lang", ["ru"])
def test_no_latin_letters_in_russian(lang):
    for name, pattern in told(lang):
        if name.endswith(".gender"):
            continue  # a key, m or f
        left = re.findall(r"[A-Za-z]+", LATIN.sub("", text_of(pattern)))
        assert left == [], name


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_nothing_is_left_in_english(lang):
    """A text with words in it that is the same in both was forgotten."""
    serializer = FluentSerializer()

    def source(pattern: ast.Pattern) -> str:
        message = ast.Message(ast.Identifier("x"), pattern)
        return serializer.serialize_entry(message)

    english = {name: source(pattern) for name, pattern in told("en")}
    forgotten = [
        name
        for name, pattern in told(lang)
        if source(pattern) == english.get(name)
        and re.search(r"[^\W\d_]", LATIN.sub("", text_of(pattern)))
    ]
    assert forgotten == []


def card_titles() -> set[str]:
    decks = [deck for c in CHARACTERS.values() for deck in c.decks()]
    decks += [*DRINK_DECKS.values(), *TABLE_DECKS.values()]
    return {card.title for deck in decks for card, _ in deck.kinds}


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_card_has_a_title_of_its_own(lang):
    """And no title is left over from a card that is gone."""
    titles = entries(lang, only=TITLES)
    assert set(titles) == {title_key(title) for title in card_titles()}
    said = Counter(Messages(lang).format(name) for name in titles)
    assert [title for title, count in said.items() if count > 1] == []


# Titles as a Russian box prints them: they are names, and stay as long as they are.
PRINTED = {
    "Приберегу это исцеление для прогулок в подземелье!",
    "Эй, девка, неси ещё выпивки, пока я тут рассказываю!",
    "Этот магический напиток навёл меня кое на какую мысль...",
    "А я вам рассказывал о Паладинских испытаниях Серены?",
    "А я вам рассказывал, как я в одиночку защитил таверну от разбойников?",
    "А я вам рассказывал про эпичный взрыв на кухне?",
    "А я вам рассказывал о моих гениальных идеях в области механики?",
    "В таверне „Красный дракон“ шулеров не любят! (Обычно.)",
    "Погодите-ка! Чувствую, кто-то играет с выпивкой!",
}


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_title_fits_on_a_card_and_brings_no_quotation_marks(lang):
    for title in card_titles():
        own = Phrases(lang).title(title)
        assert 2 < len(own) <= (70 if own in PRINTED else 42), own
        assert not set('«»”"') & set(own), own


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_the_rules_call_the_cards_by_the_same_titles(lang):
    """Where a rule names a card in English, its translation has the translated title."""
    named = 0
    for rule in rules.all_rules():
        translated = rules.rule(rule.id, lang).text
        for title in card_titles():
            bare = title.rstrip(".!?")
            if " " in bare and bare in rule.text:
                own = Phrases(lang).title(title).rstrip(".!?")
                assert own in translated, (rule.id, title)
                named += 1
    assert named > 30


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_reason_is_given(lang):
    assert set(entries(lang, only=REASONS)) == {f"reason-{why.key}" for why in all_reasons()}
