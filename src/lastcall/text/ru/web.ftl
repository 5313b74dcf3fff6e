# Интерфейс веб-стола. Слова – по глоссарию, раздел 20.

title = Last Call
tagline = Пей, играй, дерись – и останься последним на ногах за столом таверны.
loading = Загрузка…
skip = Сразу к столу
menu = Меню
home = Last Call: на главную
close = Закрыть
cancel = Передумать
search = Поиск
table = Стол
lobby = Лобби
rules = Правила
cards-page = Карты
how-to-play = Как играть
statistics = Статистика
replay = Повтор партии
no-page = Такой страницы нет
nothing-found = Ничего не нашлось.
fan-project = Неофициальный проект поклонников игры.

## Лобби

your-name = Твоё имя
any-name = подойдёт любое
choose-character = Выбери персонажа
random-character = Наугад
play-now = { $n ->
    [one] Сыграть с { $n } ботом
   *[other] Сыграть с { $n } ботами
}
bots = Ботов
play-with-friends = Сыграть с друзьями
open-tables = Открытые столы
running-tables = Идут партии
no-open-tables = Никто не ждёт. Создай стол и отправь ссылку друзьям.
no-running-tables = Открытых партий сейчас нет.
join = Присоединиться
watch = Наблюдать
come-back = Вернуться
table-of = Хозяин стола: { $name }
with-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
seats-free = Свободных мест: { $n }
turn-number = ход { $n }
table-title = Название
seats = Мест
clock = Время
clock-none = Без ограничения
clock-fast = Быстро: 10 с, запас 2 мин
clock-normal = Обычно: 20 с, запас 5 мин
clock-slow = Медленно: 60 с, запас 15 мин
boxes = Наборы в игре
public-table = Открытый стол: виден всем в лобби
bar-deck = Вариант «Барная колода»
doppelgangers = Персонажи могут повторяться
create-table = Создать стол

## Стол ждёт

table-waiting = Стол накрыт
free-seat = Свободное место
take-seat = Сесть за стол
host = хозяин стола
bot-house = обычный
bot-random = случайный
bot-named = Бот ({ $name })
add-bot = Добавить бота ({ $name })
remove = Убрать
start-game = Начать партию
wait-for-host = Партию начинает хозяин стола.
leave-table = Встать из-за стола
copy-link = Скопировать ссылку
link-copied = Ссылка скопирована
go-on = Продолжить
no-table = Такого стола нет
left-table = Твоё место за столом свободно
reconnecting = Восстанавливаем связь… партия сохранена.

## Партия

your-decision = Решение за тобой
waiting = Ждём
waiting-responses = Любой может ответить…
waiting-seat = Думает { $name }: { $what }
asks- = решение
asks-discard = сброс и добор карт
asks-action = этап действия
asks-respond = ответ
asks-gamble = черёд в раунде
asks-order = кому выпивка
asks-split = с кем разделить выпивку
asks-dare = принять ли вызов
asks-last-call = последний шанс
asks-lose-card = какую карту сбросить
asks-effect-order = порядок эффектов
asks-choice = выбор
asks-target = выбор цели
asks-cost = чем заплатить за карту
asks-tracker = что получить
asks-box = выбор карты на планшете
asks-lay-down = какую карту выложить
asks-fetch = какую карту взять
asks-sacrifice = какой картой пожертвовать
actions = Твой выбор
play = Сыграть
choose-target = Выбери цель:
dont-respond = Не отвечать
pass-on-this = Не отвечать на всё это
passing-on-this = Не отвечаешь на это: спрашивать снова
pass-until-my-turn = Молчать до моего хода
passing-until-my-turn = Молчишь до своего хода: спрашивать снова
nothing-to-answer = Ответить нечем.
let-it-go-on = Дальше
answer-waits = Ответ уйдёт, как только вернётся связь.
answer-given = Решение принято…
you-coming = Тебе: { $what }
for-you = Тебе: { $what }
coming-fortitude = { $n } к стойкости
coming-alcohol = { $n } к опьянению
coming-gold = { $n } { $amount ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
skip-steps = Пропустить
discard-none = Ничего не сбрасывать, добрать
discard-some = { $n ->
    [one] Сбросить { $n } карту и добрать
    [few] Сбросить { $n } карты и добрать
   *[many] Сбросить { $n } карт и добрать
}
why-playable = можно сыграть сейчас.
why-not-now = сейчас не сыграть.
rule = Правило { $id }
watching = Ты наблюдаешь.
take-bot-seat = Сесть на место бота
asking = Когда спрашивать меня об ответе
asking-label = Спрашивать: { $when }
asking-always = Всегда
asking-able = Когда есть чем ответить
asking-reply = Только ответы
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-instant = Сразу
sound-on = Включить звук
sound-off = Выключить звук
keys = Клавиши
key-cards = 1–9, 0
key-cards-does = выбрать карту; ещё раз – сыграть
key-hand = ← →
key-hand-does = пройти по картам на руке
key-targets = A, B, C…
key-targets-does = выбрать цель, по порядку кнопок
key-enter = Enter
key-enter-does = сыграть выбранное
key-pass = P
key-pass-does = спасовать, не отвечать, дальше; сбросить выбранное и добрать
key-cancel = Esc
key-cancel-does = снять выбор, закрыть подсказку
key-skip = Пробел
key-skip-does = сразу показать всё, что ещё не показано
key-tab = Tab
key-tab-does = перейти ко всему остальному
key-help = ?
key-help-does = этот список
game-over = Партия окончена
you-won = Победа за тобой!
you-lost = Увы, поражение. Ещё партию?
wins = Побеждает { $name }
tie = Ничья: { $names }
rematch = Реванш
rematch-join = Присоединиться к реваншу
rematch-watch = Смотреть реванш
standings = Итоги
stood = до конца на ногах
stood-tie = ничья
went-passed-out = в отключке
went-passed-out-turn = в отключке, ход { $n }
went-out-of-gold = без гроша
went-out-of-gold-turn = без гроша, ход { $n }
watch-replay = Посмотреть повтор
time-left = Осталось времени: { $n } с

## Планшеты

mat-track = Стойкость { $fortitude }, опьянение { $alcohol }
mat-summary = { $name }: стойкость { $fortitude }, опьянение { $alcohol }, золото { $gold }, «Выпей меня!» { $pile }, на руке { $hand }
mat-target = Выбрать: { $summary }
mat-you = ты
mat-bot = Бот
mat-active = Активный игрок
mat-gold = Золото: { $n }
mat-pile = «Выпей меня!»: { $n }
mat-pile-short = выпивка
mat-hand = На руке: { $n }
mat-hand-short = рука
mat-deck = Колода: { $n }
mat-deck-short = колода
mat-discard = Сброс: { $n }
mat-discard-short = сброс
mat-side = Дополнительная колода: { $n }
mat-winner = Победа!
mat-broke = Без гроша
mat-passed-out = В отключке
mat-away = Нет на связи
mat-brink = На волоске
mat-outside-round = Вне раунда
mat-control = Перевес
mat-passed = Пас

## Середина стола

middle = Середина стола
drink-deck = Колода выпивки: осталось { $n }
drink-deck-short = Колода выпивки
drink-discard = Сброс выпивки: { $n }
drink-discard-short = Сброс
pot = На кону: { $n }
pot-control = Перевес: { $name }
pot-nobody = Перевеса нет ни у кого
pot-cheating = Побить можно только шулерством
stack = Что происходит, последнее внизу
negated = Отменено
layer-ignored = Игнорируется
layer-nothing = без последствий
at-you = На тебя
phases = Ходит { $name }
phase-discard = Сброс, добор
phase-action = Действие
phase-order = Заказ
phase-drink = Кутёж
hand = На руке: { $n }
hand-empty = На руке пусто.
card-playable = Можно сыграть.
card-chosen = Выбрана.
card-not-playable = Сейчас не сыграть; нажми, чтобы узнать почему.

## Журнал и чат

side = Журнал и чат
log = Журнал партии
log-short = Журнал
chat = Чат
chat-unread = Чат ({ $n })
chat-empty = Пока все молчат.
chat-say = Сказать
chat-send = Отправить
chat-watching = В чат пишут только те, кто сидит за столом.
chat-muted = Хозяин стола отключил тебе чат: можно читать, но не писать.
chat-hidden = Скрыто сообщений: { $n }.
people = Игроки
muted = без чата
mute-for-me = Не читать
mute-for-all = Отключить чат
remove-sure = Точно? Доиграет бот
time-bank = запас { $time }
watchers = Наблюдают: { $n }
copy-table-link = Скопировать ссылку на стол
handed-over = Открой эту ссылку на другом устройстве. Она действует один раз, десять минут.
handed-over-copied = Ссылка скопирована: открой её на другом устройстве. Она действует один раз, десять минут.

## Настройки

settings = Настройки
language = Язык
ask-before-playing = Переспрашивать, прежде чем сыграть карту
reduce-motion = Меньше движения
large-text = Крупный текст
sound = Звук
hand-over = Перенести место на другое устройство
take-over = Место для этого устройства
take-over-text = Эта ссылка переносит место за столом на это устройство. Она действует один раз.
take-over-do = Занять место

## Справочники

sections = Разделы
search-rules = Поиск по правилам
search-cards = Поиск по картам
card-type = Тип карты
all-types = Все типы
deck = Колода
all-decks = Все колоды
deck-named = Колода выпивки ({ $id })
type-action = Действие
type-sometimes = Иногда
type-anytime = Всегда
type-gambling = Азартная игра
type-cheating = Шулерство
type-drink = Выпивка
type-event = Попойка
from-rulebook = из книги правил
from-public = из открытых источников
from-ours = наша карта
replay-play = Пуск
replay-pause = Пауза
replay-back = Шаг назад
replay-step = Шаг вперёд
replay-position = Место в партии
speed = Скорость
stat-games = Сыграно партий: { $games }. В среднем ходов: { $turns }, минут: { $minutes }.
stat-character = Персонаж
stat-played = Партий
stat-won = Побед
stat-recent = Недавние партии

## Как играть

how-lead = Ты и твои друзья-приключенцы вернулись из подземелья с золотом. Побеждает последний, кто не отключился и не остался без гроша.
how-lose-title = Не отключайся и не разоряйся
how-lose = На планшете два жетона. Стойкость начинается с 20 и снижается, когда тебе достаётся; опьянение начинается с 0 и растёт, когда пьёшь. Когда они встретятся, ты в отключке. Без золота тоже проигрывают. Попробуй:
how-still-in = До отключки делений: { $n }
how-ale = Эль
how-wine = Вино
how-dragon = Эль «Дыхание дракона»
how-holy = Святая вода
how-dish = Помои
how-punch = Удар
how-again = Протрезветь
how-turn-title = В ходе четыре этапа
how-phase-1-title = Сброс и добор карт.
how-phase-1 = Сбрось лишнее и добери до семи карт.
how-phase-2-title = Действие.
how-phase-2 = Сыграй одну карту действия: ударь кого-нибудь, забери золото, начни раунд азартных игр.
how-phase-3-title = Заказ выпивки.
how-phase-3 = Верхняя карта колоды выпивки, не глядя, ложится в чужую стопку «Выпей меня!».
how-phase-4-title = Кутёж.
how-phase-4 = Раскрой верхнюю карту своей стопки «Выпей меня!» и выпей. Если стопка пуста, трезвеешь на одно деление.
how-cards-title = Пять типов карт
how-type-action = – одна на своём этапе действия.
how-type-sometimes = – когда наступил момент, названный на карте: игнорировать выпивку, увернуться, сказать «Ну уж нет!».
how-type-anytime = – когда угодно.
how-type-gambling = – получить перевес в раунде, когда в нём твой черёд.
how-type-cheating = – то же самое, и единственный ответ на «Козырную руку!».
how-gambling-title = Азартные игры
how-gambling = Каждый ставит на кон 1 золотой. По кругу каждый играет карту, чтобы получить перевес, или пасует. Когда остальные спасовали, кон забирает тот, у кого перевес.
how-pot-start = Никто не играет.
how-pot-ante = Флэк начинает раунд: четверо ставят по 1 золотому.
how-pot-cheat = Ева роняет карты… и у неё перевес.
how-pot-raise = Гог повышает: все ставят ещё раз.
how-pot-won = Все спасовали: кон забирает тот, у кого был перевес.
how-gamble = Начать раунд
how-cheat = Шулерство
how-raise = Повысить
how-all-pass = Все пасуют
how-respond-title = Ответы
how-respond = Когда карта или выпивка касается тебя, стол останавливается и спрашивает. Карты, которые можно сыграть, выделены; нажми на любую другую, чтобы узнать, почему её не сыграть, и по какому правилу. Сыгранное последним применяется первым.
how-keys-title = Клавиатура
how-keys = 1–9 – выбрать карту, Enter – сыграть, Tab – перейти к целям, P – не отвечать или спасовать, Esc – снять выбор, стрелки – по руке.
how-start = В таверну
