"""The game in Russian: every card, line, question and answer, in the right case and number."""

import random
import re
from importlib.resources import files

import pytest

import lastcall
from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.cards.dale import MUSHROOMS
from lastcall.engine import events as ev
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Deck, Mode
from lastcall.engine.words import (
    TO_ME,
    a_player,
    action,
    another_collects_pot,
    another_player,
    anytime,
    drink,
    each_player,
    halve_winnings,
    me,
    more_actions,
    must_ante,
    my_drink,
    numbers_played,
    raise_numbers,
    sometimes,
    the_active_player,
)
from lastcall.testing import table
from lastcall.text.declension import Declension
from lastcall.text.messages import Messages
from lastcall.text.narrator import Narrator
from lastcall.text.phrases import tidy

NARRATOR = Narrator("ru")
MESSAGES = Messages("ru")
DECKS = [
    *(deck for c in CHARACTERS.values() for deck in c.decks()),
    *DRINK_DECKS.values(),
]
CARDS = {card.id: card for deck in DECKS for card in deck.cards}
# Second copies of a character have a numeral, rules their ids; anything else Latin is a slip.
LATIN = re.compile(r"(?!\b[IVX]+\b)\b[A-Za-z]+")
SLIPS = re.compile(
    r"[{}]|\?\?\?|  |\s[.,:;!?»)]|[«(]\s|\.\.(?!\.)(?<!\.\.\.)|,[.,]|\bNone\b|^\s|\s$"
)


def plain(text):
    """With ordinary spaces for no-break ones, as the tables below are written."""
    return text.replace("\u00a0", " ")


def said(id, /, **args):
    return plain(tidy(MESSAGES.format(id, **args)))


# Names in cases -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "case", "form"),
    [
        ("Ева", "gen", "Евы"),
        ("Ева", "ins", "Евой"),
        ("Гог", "acc", "Гога"),
        ("Гог II", "dat", "Гогу II"),
        ("Флэк", "pre", "Флэке"),
        ("Димли", "gen", "Димли"),
        ("Терси", "dat", "Терси"),
        ("Джетт, Петра и Димли", "acc", "Джетта, Петру и Димли"),
        ("себя и Игелла", "ins", "собой и Игеллой"),
        ("твоя выпивка «Вино»", "acc", "твою выпивку «Вино»"),
        ("выпивка Гога «Вино»", "acc", "выпивку Гога «Вино»"),
        ("каждый другой игрок", "gen", "каждого другого игрока"),
        ("адское пламя", "gen", "адского пламени"),
        ("«Гог всех любить!»", "acc", "«Гог всех любить!»"),  # a title keeps its form
        ("Магога и Евгений", "dat", "Магога и Евгений"),  # no whole word of these is known
        ("Anna", "gen", "Anna"),
    ],
)
def test_names_in_cases(name, case, form):
    """Through a message that uses the case."""
    id, variable, before, after = {
        "gen": ("will-end-turn", "player", "ход ", " заканчивается"),
        "dat": ("will-take-pot", "player", "кон достаётся ", ""),
        "acc": ("will-from-the-inn", "player", "за ", " платит таверна"),
        "ins": ("option-give", "targets", "Разделить с ", ""),
        "pre": ("", "", "", ""),
    }[case]
    if id:
        more = {"kind": "split"} if id == "option-give" else {}
        assert said(id, **{variable: name}, **more) == before + form + after
    else:  # no message needs this case yet
        declension = Declension()
        declension.learn("Флэк", {"pre": "Флэке"})
        assert declension(name, case) == form


def test_an_unknown_case_is_an_error():
    with pytest.raises(ValueError, match="voc"):
        Declension()("Ева", "voc")


def test_seats_are_called_by_their_russian_names():
    t = lastcall.new_game("gog", "eve", "gog", doppelgangers=True)
    assert NARRATOR.seat_names(t.game) == ["Гог", "Ева", "Гог II"]
    assert NARRATOR.character("ygella") == "Сержант-зверовод Игелла"
    assert NARRATOR.deck("patients") == "Колода пациентов Терси"


# What is missing is said in English --------------------------------------------------------------


def test_a_message_that_is_missing_is_said_in_english(monkeypatch):
    messages = Messages("ru")
    own = messages._bundle()._messages
    monkeypatch.delitem(own, "option-keep")
    monkeypatch.delitem(own, "effect-share")
    assert messages.format("option-keep") == "Drink it alone"
    assert messages.format("option-accept") == "Согласиться"
    assert messages.has("effect-share.note")
    with pytest.raises(KeyError, match="no-such-message"):
        messages.format("no-such-message")


def test_a_title_that_is_missing_is_the_english_one():
    assert NARRATOR.title(action("Never heard of it!")) == "Never heard of it!"
    assert NARRATOR.title(CARDS["gog/gambling-im-in"]) == "Играете? Я с вами!"
    assert NARRATOR.quoted(CARDS["gog/gambling-im-in"]) == "«Играете? Я с вами!»"


@pytest.mark.parametrize(
    ("text", "tidied"),
    [
        ("Гог играет «Ну уж нет!».", "Гог играет «Ну уж нет!»."),
        ("Гог играет «Ловкость рук...».", "Гог играет «Ловкость рук...»."),
        ("Гог играет «Всё в порядке.».", "Гог играет «Всё в порядке.»"),
        ("Ещё  2\u00a0карты .", "Ещё 2\u00a0карты ."),
    ],
)
def test_stops_after_titles_and_spaces(text, tidied):
    assert tidy(text) == tidied


# Cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_every_card_reads_as_russian(card):
    """Whole sentences, in Russian letters, without loose ends."""
    text, title, types = (
        NARRATOR.card_text(card),
        NARRATOR.title(card),
        NARRATOR.type_line(card),
    )
    assert re.match(r"[А-ЯЁ+−]", text)
    assert text.endswith(".")
    assert types[0].isupper()
    for each in (text, title, types):
        assert not LATIN.search(each)
        assert not SLIPS.search(each)
    assert not re.search(r"\d [а-яё]*(золот|карт|порци)", text)  # a number keeps its word


@pytest.mark.parametrize(
    ("card", "types", "text"),
    [
        (
            "gog/gambling-im-in",
            "Действие — азартная игра",
            "Как действие: начни раунд азартных игр. Каждый ставит на кон 1 золотой, и перевес "
            "у тебя. — ИЛИ — В раунде азартных игр: получи перевес.",
        ),
        (
            "gog/i-raise",
            "Азартная игра",
            "Получи перевес. Все в раунде, включая тебя, ставят на кон по 1 золотому. Если тебе "
            "нечего поставить, не ставит никто.",
        ),
        (
            "gog/oh-i-guess-the-wench-thought-that-was-her-tip",
            "Иногда",
            "Во время раунда азартных игр прекрати его: никто не выигрывает, и кон достаётся "
            "таверне. Нельзя сыграть в ответ на карту, которая требует ставок или завершает "
            "раунд. Можно сыграть, даже если ты уже вне раунда.",
        ),
        (
            "gog/the-wench-thinks-you-should-stop-playing-with-the-drinks",
            "Иногда",
            "Отмени карту «иногда», которая изменяет эффект выпивки. На эту карту действует "
            "только «Ну уж нет!».",
        ),
        ("gog/tip-the-wench", "Всегда", "Игрок по твоему выбору платит таверне 1 золотой."),
        (
            "gog/sorry-gog-not-see-you-sitting-there",
            "Действие",
            "Другому игроку −3 к стойкости. Заплати таверне 1 золотой.",
        ),
        (
            "gog/gog-think-you-cheating-gog-no-like-cheaters",
            "Иногда",
            "Отмени карту «шулерство» и выиграй раунд. Только пока ты в раунде.",
        ),
        (
            "gog/shut-up",
            "Иногда",
            "Игнорируй карту «действие», «иногда» или «всегда», которая влияет на твою стойкость, "
            "опьянение или золото. Раунд азартных игр игнорировать нельзя.",
        ),
        (
            "gog/that-not-hurt-this-hurt",
            "Иногда",
            "Когда другой игрок только что снизил твою стойкость, ему −2 к стойкости. Нельзя "
            "сыграть, если твоя карта уменьшила эту потерю или не дала ей случиться.",
        ),
        (
            "dimli/wench-bring-some-drinks-for-my-friends",
            "Иногда",
            "На своём этапе заказа выпивки заплати таверне 1 золотой и закажи ещё 2 порции "
            "выпивки.",
        ),
        (
            "dimli/cant-you-see-im-talking-to-this-pretty-bearded-lass-here",
            "Иногда",
            "Когда надо поставить на кон, вместо этого выйди из раунда. — ИЛИ — Игнорируй выпивку.",
        ),
        (
            "dimli/drink-up-friend",
            "Иногда",
            "На этапе кутежа другого игрока тот пьёт ещё одну карту из своей стопки «Выпей меня!».",
        ),
        (
            "dimli/spike-it-with-firewater",
            "Иногда",
            "Увеличь крепость чьей-нибудь выпивки на 2.",
        ),
        (
            "dimli/uuurp-that-hit-the-spot",
            "Иногда",
            "Прибавь крепость своей выпивки к стойкости, а не к опьянению.",
        ),
        (
            "dimli/you-have-this-im-waiting-for-the-good-stuff",
            "Иногда",
            "Передай свою выпивку другому игроку.",
        ),
        (
            "dimli/lemme-check-the-money-belt",
            "Иногда",
            "Когда у тебя забирают золото, расплатись золотом таверны вместо своего.",
        ),
        (
            "dimli/now-this-stuff-is-actually-good-try-some",
            "Иногда",
            "Раздели свою выпивку с другим игроком: каждому половина, округляя вверх.",
        ),
        (
            "eve/whats-that-up-your-sleeve",
            "Шулерство",
            "Получи перевес. Вынуди другого участника раунда выйти из него.",
        ),
        (
            "eve/actually-thats-dragon-breath-ale",
            "Иногда",
            "После того как другой игрок раскрыл выпивку, замени её эффект на «+4 к опьянению». "
            "Карты, меняющие эту выпивку иначе, по-прежнему действуют.",
        ),
        (
            "fleck/how-about-a-rowdy-drinking-song",
            "Действие",
            "Каждому другому игроку −1 к стойкости. Каждому игроку, включая тебя, +1 к "
            "опьянению. Заплати таверне 1 золотой.",
        ),
        (
            "dale/nosiree-those-arent-edible",
            "Действие",
            "Другому игроку −2 к стойкости. Урожай 3: вдобавок ему +1 к опьянению.",
        ),
        (
            "dale/heres-a-tough-row-to-hoe",
            "Действие",
            "Посади гриб или расти один из своих грибов. Другому игроку −2 к стойкости.",
        ),
        (
            "dale/that-tears-it",
            "Иногда",
            "Игнорируй карту «действие», «иногда» или «всегда», которая влияет на твою "
            "стойкость. Урожай 3: вдобавок тому, кто её сыграл, −2 к стойкости.",
        ),
        (
            "mushrooms/thunderstool",
            "Гриб",
            "Урожайность 0 · 1 · 3 · 5. Сбор: другому игроку −2 к стойкости.",
        ),
        (
            "jett/sign-right-here-and-there-you-go",
            "Действие",
            "Другой игрок платит тебе 1 золотой. В этот ход можешь сыграть ещё одно действие. "
            "Потрать 2 разгона: вдобавок этот игрок получает верхнюю карту твоей стопки «Выпей "
            "меня!».",
        ),
        (
            "petra/its-not-hot-in-here-it-is-me",
            "Всегда",
            "Возьми 3 карты. Можешь отложить карту с руки в замыслы. Если сделаешь это, повысь "
            "адское пламя на 1.",
        ),
        (
            "petra/call-it-protection-money",
            "Действие — козни",
            "Другой игрок платит тебе 1 золотой. Козни: вместо этого каждый другой игрок платит "
            "тебе 1 золотой; повысь адское пламя на 1.",
        ),
        (
            "petra/its-better-with-a-drop-of-this",
            "Иногда — козни",
            "Снизь крепость чьей-нибудь выпивки на 2. Ниже 0 крепость так не опускается. Козни: "
            "вместо этого увеличь её крепость на 2.",
        ),
        (
            "petra/this-is-fine",
            "Действие",
            "Каждому другому игроку −1 к стойкости. Если после этого твоё адское пламя не меньше "
            "2, вдобавок другому игроку −1 к стойкости.",
        ),
        (
            "terci/back-to-the-clinic",
            "Действие",
            "Возьми 2 карты и получи 1 мазь или 1 бинт.",
        ),
        (
            "terci/emergency-triage",
            "Всегда",
            "Можешь сбросить из очереди до 2 пациентов. Получи 1 мазь или 1 бинт.",
        ),
        (
            "patients/half-a-dragon-slayer",
            "Действие — пациент",
            "Нужно: 1 мазь, 1 шина и 1 бинт. Другому игроку −4 к стойкости.",
        ),
        (
            "ygella/who-wants-a-spelunker-snack",
            "Всегда",
            "Раскрывай карты своей колоды, пока не появится карта питомца; возьми её на руку, а "
            "остальные сбрось.",
        ),
        (
            "drinks-rdi2/wine-with-a-chaser",
            "Выпивка с запивоном",
            "+2 к опьянению. Добавь запивон: следующая карта оттуда же становится частью этой "
            "выпивки.",
        ),
        (
            "drinks-rdi2/ogre-brew",
            "Выпивка",
            "+2 к опьянению и −1 к стойкости. Для огра или полуогра вместо этого +3 к опьянению.",
        ),
        (
            "drinks-rdi2/fine-ambrosia",
            "Попойка",
            "Тебе +1 к опьянению, +4 к стойкости; заплати таверне 2 золотых.",
        ),
        (
            "drinks-rdi2/the-challenge",
            "Попойка",
            "Можешь отказаться. Если соглашаешься, раскрой из колоды выпивки 2 порции с "
            "запивонами и выпей обе. Если после этого ты в сознании, каждый другой игрок платит "
            "тебе 1 золотой. Раскрытые при этом попойки сбрасываются.",
        ),
        (
            "drinks-rdi9/the-monsters-kicked-open-the-door",
            "Попойка",
            "Каждый игрок, включая тебя, сбрасывает с руки карту «действие» или получает −2 к "
            "стойкости.",
        ),
        (
            "drinks-rdi9/thimble-of-thick-skin",
            "Выпивка",
            "+2 к опьянению. Оставь эту карту перед собой. Позже её можно сыграть как карту "
            "«иногда»: игнорируй карту «действие», «иногда» или «всегда», которая влияет на твою "
            "стойкость.",
        ),
    ],
)
def test_what_a_card_says(card, types, text):
    assert plain(NARRATOR.card_text(CARDS[card])) == text
    assert NARRATOR.type_line(CARDS[card]) == types


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            action("", another_player.loses(fortitude=1), another_player.pays(1, TO_ME)),
            "Другому игроку −1 к стойкости; он платит тебе 1 золотой.",
        ),
        (
            action("", another_player.pays(2, TO_ME), another_player.gains(alcohol=1)),
            "Другой игрок платит тебе 2 золотых; ему +1 к опьянению.",
        ),
        (
            action("", me.loses(fortitude=1), me.gains(alcohol=2)),
            "Тебе −1 к стойкости и +2 к опьянению.",
        ),
        (
            action("", another_player.loses(fortitude=1), picks=2),
            "Каждому из 2 других игроков по твоему выбору −1 к стойкости.",
        ),
        (
            CardDef(
                "",
                (
                    Mode(
                        w.ACTION,
                        w.MY_ACTION,
                        (a_player.draws(1), me.pays(5), a_player.discards(2)),
                        least=1,
                        most=3,
                    ),
                ),
            ),
            "Каждый из игроков по твоему выбору (не больше 3) берёт 1 карту. Заплати таверне 5 "
            "золотых. Каждый из этих игроков сбрасывает 2 карты.",
        ),
        (
            action(
                "",
                *another_player.chooses(another_player.loses(fortitude=2), another_player.pays(1)),
            ),
            "Другой игрок выбирает одно: −2 к стойкости, или он платит таверне 1 золотой.",
        ),
        (
            action("", *me.chooses(me.draws(5), me.pays(1))),
            "Выбери одно: возьми 5 карт или заплати таверне 1 золотой.",
        ),
        (
            action("", me.draws(2, deck=MUSHROOMS), more_actions(2)),
            "Возьми 2 карты из своей дополнительной колоды. В этот ход можешь сыграть ещё 2 "
            "действия.",
        ),
        (
            action("", me.may_discard(3)),
            "Можешь сбросить до 3 карт: +1 к стойкости за каждую.",
        ),
        (
            anytime("", the_active_player.loses(fortitude=1)),
            "Игроку, чей сейчас ход, −1 к стойкости.",
        ),
        (
            anytime("", each_player.reveals(5)),
            "Каждый игрок, включая тебя, раскрывает и сбрасывает 5 верхних карт своей колоды.",
        ),
        (
            sometimes("", when=numbers_played, do=raise_numbers(1)),
            "Когда сыграна карта с числом, прибавь 1 к каждому числу на ней.",
        ),
        (
            sometimes("", when=another_collects_pot, do=halve_winnings),
            "Сразу после того, как другой игрок забрал кон, он отдаёт тебе половину, округляя "
            "вниз.",
        ),
        (
            sometimes("", when=my_drink, do=me.draws(21)),
            "Когда тебе пить, возьми 21 карту.",
        ),
        (
            sometimes("", when=must_ante, do=me.draws(1)),
            "Когда надо поставить на кон, возьми 1 карту.",
        ),
        (drink("", one_piece=True), "Без эффекта. Картами её не разделить."),
    ],
)
def test_words_that_no_card_of_ours_puts_together_so(card, text):
    assert plain(NARRATOR.card_text(Deck("test", "test", [card]).cards[0])) == text


# The log -----------------------------------------------------------------------------------------


GAME = lastcall.new_game("eve", "gog", "dimli", "petra", "terci", seed=1).game
NAMES = NARRATOR.seat_names(GAME)
EVE, GOG, DIMLI, PETRA, TERCI = range(5)


def card_of(title, seat=None):
    return next(
        card
        for card, each in enumerate(GAME.defs)
        if each.title == title and seat in (None, GAME.home_seat[card])
    )


DANCE = card_of("Dance with Gog!")
WINE = card_of("Wine")
FINE = card_of("This is fine.")
BURN = card_of("Burn first, gloat later.")


@pytest.mark.parametrize(
    ("happened", "line"),
    [
        (ev.TurnBegan(EVE, 3), "Ход 3: Ева"),
        (ev.Played(GOG, DANCE, 0, 1 << EVE, GOG, 0), "Гог играет «Танцевать с Гог!» на Еву."),
        (
            ev.Played(PETRA, FINE, 0, 1 << DIMLI | 1 << GOG, PETRA, 0),
            "Петра играет «Всё в порядке.» на Гога и Димли.",
        ),
        (
            ev.Played(PETRA, BURN, 1, 1 << EVE, PETRA, 0),
            "Петра играет «Сначала жги, потом злорадствуй.» на Еву (из замыслов).",
        ),
        (ev.Negated(GOG, DANCE), "Отменено: «Танцевать с Гог!» (Гог)."),
        (ev.Ignored(EVE, FINE), "«Всё в порядке.» не действует на Еву."),
        (ev.Redirected(EVE, GOG, DANCE), "Ева перенаправляет потерю стойкости на Гога."),
        (ev.Shared(EVE, PETRA, DANCE), "Ева делит потерю стойкости с Петрой."),
        (ev.FortitudeChanged(EVE, 20, 18, -1), "Ева: −2 к стойкости (теперь 18)."),
        (ev.AlcoholChanged(GOG, 1, 4, -1), "Гог: +3 к опьянению (теперь 4)."),
        (ev.Paid(EVE, GOG, 1, 5, 5), "Ева платит Гогу 1 золотой."),
        (ev.Paid(EVE, w.INN, 2, 5, 5), "Ева платит таверне 2 золотых."),
        (ev.Paid(EVE, w.POT, 5, 5, 5), "Ева ставит на кон 5 золотых."),
        (ev.InnPaid(GOG, EVE, 1, 5, 5), "За Гога таверна платит Еве 1 золотой."),
        (ev.Drew(DIMLI, 1), "Димли берёт 1 карту."),
        (ev.Drew(DIMLI, 3), "Димли берёт 3 карты."),
        (ev.Drew(DIMLI, 7), "Димли берёт 7 карт."),
        (ev.Ordered(GOG, PETRA), "Гог заказывает выпивку Петре."),
        (ev.Revealed(EVE, WINE, 0, -1), "Ева раскрывает «Вино»."),
        (ev.Drank(GOG, EVE, 1), "Гог пьёт выпивку, раскрытую Евой."),
        (ev.Drank(EVE, EVE, 1), "Ева пьёт."),
        (ev.Given(EVE, GOG, 0), "Ева передаёт выпивку Гогу."),
        (ev.Split(EVE, GOG, 0), "Ева делит выпивку с Гогом."),
        (ev.Strengthened(GOG, EVE, 0, 2, 1, 3), "Выпивка Евы: крепость +2."),
        (ev.Replaced(EVE, GOG, 0, 4, 1, 4), "Теперь эффект выпивки Гога: +4 к опьянению."),
        (ev.Restocked(21), "В новой колоде выпивки 21 карта."),
        (ev.Restocked(24), "В новой колоде выпивки 24 карты."),
        (ev.Restocked(25), "В новой колоде выпивки 25 карт."),
        (ev.Collected(EVE, EVE, 21, 0, 30), "Ева забирает с кона 21 золотой."),
        (
            ev.Divided(GOG, 5, 1),
            "Золото Гога (5) делят: каждому, кто ещё в игре, по 1, остаток таверне.",
        ),
        (ev.TrackerChanged(PETRA, 0, 1, 2, -1), "Теперь у Петры адское пламя 2."),
        (ev.TrackerChanged(TERCI, 0, 1, 2, -1), "Теперь у Терси 2 мази."),
        (ev.Fired(PETRA, 0), "Адское пламя Петры вырывается наружу!"),
        (ev.LaidDown(PETRA, 0, -1, 0, 0), "Петра откладывает карту в замыслы."),
        (ev.PassedOut(EVE), "Ева отключается и выбывает из игры."),
        (ev.Won(EVE), "Ева побеждает: больше на ногах никого!"),
    ],
)
def test_a_line_of_the_log(happened, line):
    assert plain(NARRATOR.event(happened, GAME, NAMES)) == line


# Questions, answers, the stack -------------------------------------------------------------------


def test_a_question_its_answers_and_the_stack():
    """Gog dances with Eve, and Eve thinks about an answer."""
    s = table("gog", "eve").hand("gog", "Dance with Gog!", "Tip the Wench.")
    s.hand("eve", "I attempt to disbelieve.").turn("gog", "action")
    view, names = s.table.view(0), NARRATOR.seat_names(s.table.game)
    assert NARRATOR.question(view, names) == "Гог, сыграй действие или пропусти этап"
    assert [NARRATOR.option(option, view, names) for option in view.options] == [
        "Сыграть «Танцевать с Гог!» на Еву",
        "Сыграть «Чаевые» на себя",
        "Сыграть «Чаевые» на Еву",
        "Пропустить этап",
    ]
    s.gog.plays("Dance with Gog!", at="eve")
    s.gog.passes()
    view = s.table.view(1)
    asked = "Ева, «Танцевать с Гог!»: тебе −4 к стойкости. Ответишь?"
    assert plain(NARRATOR.question(view, names)) == asked
    assert NARRATOR.question(s.table.view(0), names) == "Думает Ева: отвечать или нет"
    [line] = [NARRATOR.stack_line(layer, view, names) for layer in view.stack]
    assert plain(line) == "Гог: «Танцевать с Гог!» на Еву → Ева: −4 к стойкости"
    assert [NARRATOR.option(option, view, names) for option in view.options] == [
        "Сыграть «Попробую в это не поверить.»",
        "Не отвечать",
    ]


def test_drinks_on_the_table():
    """Dimli is about to drink and may hand it on; Eve may make something else of it."""
    s = table("dimli", "eve").turn("dimli", "drink")
    s.pile("dimli", "Wine with a Chaser", "Mead")
    s.hand("dimli", "You have this. I'm waiting for the good stuff!")
    s.hand("eve", "Actually, that's Dragon Breath Ale.")
    names = NARRATOR.seat_names(s.table.game)

    def told(seat):
        view = s.table.view(seat)
        lines = [NARRATOR.question(view, names)]
        lines += [NARRATOR.option(option, view, names) for option in view.options]
        lines += [NARRATOR.stack_line(layer, view, names) for layer in view.stack]
        return [plain(line) for line in lines]

    assert told(0) == [
        "Димли, твоя выпивка «Вино с запивоном + Медовуха»: тебе +5 к опьянению. Ответишь?",
        "Сыграть «Пей ты. Я жду чего получше!»: передать свою выпивку «Вино с запивоном + "
        "Медовуха» Еве",
        "Не отвечать",
        "На столе → твоя выпивка «Вино с запивоном + Медовуха»: +5 к опьянению",
    ]
    assert told(1) == [
        "Думает Димли: отвечать или нет",
        "На столе → выпивка Димли «Вино с запивоном + Медовуха»: +5 к опьянению",
    ]
    s.dimli.passes()
    assert told(1)[1] == (
        "Сыграть «Вообще-то это Драконья горелка.» на выпивку Димли «Вино с запивоном + Медовуха»"
    )


def test_a_loss_that_no_card_caused_is_told_by_its_name():
    """Eve shares what Petra's Hellfire does; the stack says what of, in either language."""
    s = table("petra", "eve", "gog")
    s.hand("petra", "Pick your poison", "Hot five!").tracker("petra", "hellfire", 3)
    s.hand("eve", "I've been working on a new spell. It's called Share Pain!")
    s.hand("gog", "Gog not think so!")  # or nothing would wait for an answer
    s.petra.plays("Pick your poison", at="gog").petra.plots("Hot five!")
    s.petra.names("eve")
    s.eve.responds("I've been working on a new spell. It's called Share Pain!")
    for narrator, line in (
        (Narrator("en"), "Eve and Petra share the loss from Hellfire"),
        (NARRATOR, "Ева и Петра делят потерю стойкости от адского пламени"),
    ):
        view, names = s.table.view(1), narrator.seat_names(s.table.game)
        assert narrator.stack_line(view.stack[-1], view, names).endswith(f"→ {line}")


@pytest.mark.parametrize(
    ("id", "args", "text"),
    [
        (
            "question-gamble",
            {"player": "Ева", "pot": 4, "controlled": "yes", "controller": "Гог"},
            "Ева, твой черёд в раунде: на кону 4 золотых, перевес у Гога",
        ),
        (
            "question-respond-turn",
            {
                "player": "Ева",
                "own": "no",
                "active": "Гог",
                "stage": "drink",
                "phase": "этап кутежа",
            },
            "Ева, ход Гога, этап кутежа: сыграешь карту?",
        ),
        (
            "question-respond-aftermath",
            {"player": "Ева", "attacker": "Петра", "when": "lost-fortitude"},
            "Ева, тебе досталось от Петры. Дашь сдачи?",
        ),
        ("waiting-for", {"player": "Ева", "kind": "order"}, "Думает Ева: кому заказать выпивку"),
        ("option-pass", {"kind": "gamble", "answers": "no"}, "Спасовать"),
        ("option-pass", {"kind": "respond", "answers": "no"}, "Ничего не играть"),
        ("option-give", {"kind": "order", "targets": "Ева"}, "Заказать выпивку Еве"),
        (
            "option-play-on-at",
            {
                "word": "split-drink",
                "card": "«Вот»",
                "drink": "своя выпивка «Вино»",
                "targets": "Гог",
            },
            "Сыграть «Вот»: разделить свою выпивку «Вино» с Гогом",
        ),
        (
            "would-receive",
            {"players": "Ева и Гог", "count": 2, "amount": 1},
            "Ева и Гог заплатят тебе по 1 золотому",
        ),
        ("would-fortitude", {"amount": 0, "direction": "gains"}, "твоя стойкость не изменится"),
        (
            "outcome-gold",
            {"players": "Гог", "count": 1, "amount": 2, "place": "player", "payee": "Ева"},
            "Гог платит Еве 2 золотых",
        ),
        (
            "outcome-gold-from-inn",
            {"players": "Гог и Ева", "count": 2, "amount": 1, "place": "pot", "payee": ""},
            "за Гога и Еву таверна ставит на кон по 1 золотому",
        ),
        (
            "will-redirect",
            {"answered": "ставка", "targets": "Гог", "player": "Ева"},
            "потеря стойкости от ставки достаётся Гогу вместо Евы",
        ),
        (
            "option-from-box",
            {"word": "grow", "box": "planter", "card": "«Вечногриб»", "value": 2},
            "Растить гриб «Вечногриб» (сейчас урожайность 2)",
        ),
    ],
)
def test_a_message_of_the_table(id, args, text):
    assert said(id, **args) == text


# Whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("characters", "drinks"),
    [
        (["dimli", "eve", "fleck", "gog"], "drinks-rdi2"),
        (["dale", "jett", "petra", "terci", "ygella"], "drinks-rdi9"),
        (["petra", "eve", "petra", "dale"], "drinks-rdi2"),
    ],
)
def test_whole_games_are_told_in_russian(characters, drinks):
    """Everything that can be read in games played at random: Russian, and nothing loose in it."""
    t = lastcall.new_game(
        *characters,
        seed=7,
        drinks=[drinks],
        doppelgangers=len(set(characters)) < len(characters),
    )
    names = NARRATOR.seat_names(t.game)
    chance = random.Random(7)
    texts = set()
    while not t.over:
        view = t.view(t.decision.seat)
        texts.add(NARRATOR.question(view, names))
        texts.update(NARRATOR.option(option, view, names) for option in view.options)
        texts.update(NARRATOR.stack_line(layer, view, names) for layer in view.stack)
        onlooker = t.view(-1)
        texts.add(NARRATOR.question(onlooker, names))
        t.answer(chance.choice(t.decision.options))
    lines = {NARRATOR.event(each, t.game, names) for each in t.events} - {None}
    assert all(line.endswith((".", "!", "»")) or line.startswith("Ход ") for line in lines)
    texts |= lines
    assert len(texts) > 300
    assert [text for text in texts if LATIN.search(text)] == []
    assert [text for text in texts if SLIPS.search(text)] == []


# The web table ------------------------------------------------------------------------------------


def test_the_web_table_has_russian_dashes_and_keeps_numbers_with_their_words():
    lines = (files(lastcall) / "text" / "ru" / "web.ftl").read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if not line.startswith("#")]
    slips = re.compile(r" – | —|\{ \$n \} [а-яё]|\d (золот|карт|мин|к )")
    assert [line for line in said if slips.search(line) and " = — " not in line] == []
