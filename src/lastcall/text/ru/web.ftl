# Интерфейс веб-стола. Слова – по глоссарию, раздел 20.

tagline = Пей, играй и дерись в таверне, полной искателей приключений, и останься последним, кто на ногах и при деньгах.
free-to-play = В браузере, с друзьями или ботами. Без установки и регистрации.
subtitle = карточная игра в таверне, с друзьями или ботами
loading = Загрузка…
skip = Сразу к содержанию
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
no-page-text = По этому адресу ничего нет. Возможно, в нём опечатка.
nothing-found = Ничего не нашлось.
fan-project = Неофициальный проект поклонников игры.

## Лобби

your-name = Твоё имя
any-name = подойдёт любое
suggested-names = Весёлый Барсук, Храбрая Выдра, Удачливый Ворон, Жаждущий Гусь, Смелый Чайник, Хитрый Бочонок, Золотой Ёжик, Сонный Медведь, Громкий Воробей, Честный Лис, Скромная Жаба, Ясный Фонарь
choose-character = Твой персонаж
random-character = Наугад
play-now = { $n ->
    [one] Играть с { $n } ботом
   *[other] Играть с { $n } ботами
}
bots = Ботов
play-with-friends = Сыграть с друзьями
play-with-friends-text = Накрой стол, отправь ссылку друзьям – и они сядут рядом. Пустые места займут боты.
new-table = Накрыть стол
new-table-text = Выбери, как будете играть. Ты получишь ссылку для друзей; изменить накрытый стол уже нельзя.
first-time = Впервые здесь? Хватит пяти минут:
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
table-title = Название стола
table-title-any = можно не заполнять
seats-text = Пустые места убирают, когда партия начинается.
seats = Мест за столом
clock = Время на раздумья
clock-none = Без ограничения
clock-slow = Медленно
clock-normal = Обычно
clock-fast = Быстро
clock-is = { $window } с на решение, запас { $bank } мин
boxes = Наборы в игре
who-may-come = Кто может прийти
public-short = Открытый стол
public-text = Виден всем в лобби; любой может сесть или наблюдать.
private-short = Закрытый стол
private-text = Найдут только те, у кого есть ссылка.
options = Как накрыт стол
more-options = Ещё настройки
drinks = Колода выпивки
drinks-of-boxes = Из выбранных наборов
drinks-of = Колода выпивки из { box-name }
bar-deck = Барная колода
bar-deck-text = Вся выпивка перемешивается, и колоду выпивки берут из неё по 30 карт.
doppelgangers = Двойники
doppelgangers-text = Один и тот же персонаж может сидеть за столом не один раз.
drop-in = Вход по ходу партии
drop-in-text = Опоздавшие могут занять место бота, пока партия идёт.
drop-in-short = Можно войти по ходу партии
create-table = Создать стол
need-box = Выбери хотя бы один набор.
need-characters = Персонажей в этих наборах: { $number }, а мест: { $seats }. Добавь набор, убавь мест или разреши двойников.
need-drinks = В этих наборах нет колоды выпивки: выбери её или добавь набор, в котором она есть.
need-players = Нужны хотя бы двое: пригласи кого-нибудь или посади бота.

## Стол ждёт

table-waiting = Стол накрыт
invite = Пригласи друзей
invite-text = Кто откроет эту ссылку, сможет сесть за стол, пока есть свободные места.
invite-here-only = Этот адрес работает только на этом компьютере. Чтобы пришли другие, запусти сервер с --host 0.0.0.0 и открой страницу по адресу этого компьютера в вашей сети.
link = Ссылка
share = Поделиться
chairs = Места (занято { $n } из { $of })
free-seat = Свободное место
table-full = Все места заняты. Когда партия начнётся, за ней можно будет наблюдать.
character-taken = уже занято
take-seat = Сесть за стол
host = хозяин стола
bot-house = Обычный бот
bot-house-text = знает игру и хочет победить
bot-random = Случайный бот
bot-random-text = играет что в голову взбредёт
bot-kind = Каких ботов добавлять
seat-bot = Добавить бота
fill-with-bots = { $n ->
    [one] Добавить бота на свободное место
    [few] Добавить ботов на все { $n } свободных места
   *[many] Добавить ботов на все { $n } свободных мест
}
remove = Убрать
remove-seat = Освободить место { $n }
start-game = Начать партию
wait-for-host = Партию начинает хозяин стола.
leave-table = Встать из-за стола
copy-link = Скопировать ссылку
link-copied = Ссылка скопирована
link-marked = Ссылка выделена: скопируй её (Ctrl+C или долгое нажатие).
no-table = Такого стола нет
no-table-text = Возможно, его уже убрали или ссылка неполная.
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
pass-until-my-turn = Не спрашивать до моего хода
passing-until-my-turn = До твоего хода не спрашиваем: спрашивать снова
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
key-pass-does = спасовать, не отвечать, дальше
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
mat-winner = Победа!
mat-broke = Без гроша
mat-passed-out = В отключке
mat-away = Нет на связи
mat-brink = На волоске
mat-outside-round = Вне раунда
mat-control = Перевес
mat-passed = Пас

## Снаряжение персонажей

mat-look = Рассмотреть: { $name }
discard-of = { $name }, сброс: { $n }
drink-discard-open = Просмотреть сброс выпивки: { $n }
pile-empty = Здесь пусто.
look-cards = Все карты этой колоды
look-rules = Правила этого персонажа
kit-of = Снаряжение: { $name }. { $what }
kit-tracker = { $label }: { $n } из { $most }
kit-fires = { $label }: { $n }, вырывается на делении после { $most }
kit-value = { $n } из { $most }
kit-box = { $label }: { $cards }
kit-nothing = пусто
kit-back = Карта рубашкой вверх
kit-face-down = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[many] { $n } карт рубашкой вверх
}
kit-grows = { $title }, урожайность { $value } из { $ladder }
kit-needs = { $title }, нужно: { $needs }
kit-need = { $label } { $n }
kit-places = { $n } из { $most }
kit-side = { $label }: осталось { $n }
kit-side-discard = Её сброс, верхняя карта первой: { $n }
kit-kept = Несбрасываемая выпивка: { $titles }
kit-kept-title = Несбрасываемая выпивка
kit-about-momentum = Повышается на 1 в начале каждого хода. За разгон некоторые карты дают эффект посильнее.
kit-about-hellfire = Каждый замысел, сброшенный в начале хода, добавляет 1. Очко после последнего язычка вырывается наружу: другой игрок теряет 2 стойкости, и счёт начинается с 0.
kit-about-supplies = Медикаменты приходят с картами и уходят на лечение пациентов.
kit-about-planter = В начале хода каждый гриб подрастает на деление и сажается новый. Карты с «урожаем» забирают грибы, чья урожайность в сумме покрывает цену; созревшие идут в сбор в конце хода.
kit-about-plots = Лежат рубашкой вверх, смотреть может только хозяйка. Козни, сыгранные отсюда, действуют сильнее. Остальные замыслы в начале хода разжигают адское пламя.
kit-about-waiting = Вылечить пациента можно в любой момент: отдай нужные медикаменты и возьми карту на руку.
ladder = Урожайность: { $values }.
ladder-now = Сейчас { $n }.
evergreen = Остаётся и после созревания
tray = Карты не с твоей руки
place-planted = В ящике
place-plotted = Замысел
place-waiting = В очереди
place-discarded = Из сброса
place-kept = Хранится
place-new = Новая

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
drink-ignored = Игнорируется
drink-nothing = без последствий
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
asking-always-more = Стол останавливается для тебя всегда, когда кто угодно мог бы ответить, даже если тебе ответить нечем.
asking-able-more = Стол останавливается для тебя, когда у тебя есть подходящая карта.
asking-reply-more = Спрашивать, только когда на столе карта или выпивка, но не в тихом начале хода.
ask-before-playing = Переспрашивать, прежде чем сыграть карту
reduce-motion = Меньше движения
large-text = Крупный текст
sound = Звук
hand-over = Перенести место на другое устройство
hand-over-text = Открой эту ссылку на другом устройстве в течение десяти минут. Она действует один раз.
take-over = Место для этого устройства
take-over-text = Эта ссылка переносит место за столом на это устройство. Она действует один раз. На прежнем устройстве места больше не будет.
take-over-do = Занять место
take-over-none = Ссылка неполная. Возьми новую в настройках стола на том устройстве, где есть место.

## Справочники

sections = Разделы
search-rules = Поиск по правилам
no-rule = Правила { $id } нет.
search-cards = Поиск по картам
card-type = Тип карты
all-types = Все типы
deck = Колода
all-decks = Все колоды
box = Набор
box-of = { $box ->
    [RDI2] Вторая часть
    [RDI9] Девятая часть
   *[other] { $box }
}
all-boxes = Все наборы
drinks-of-box = Колода выпивки: { $box }
provenance = Откуда
all-provenances = Откуда угодно
copies = ×{ $n }
copies-title = Экземпляров
ways = Как можно сыграть
cards-found = Разных карт: { $kinds }, всего: { $n }.
clear-filters = Показать все
type-action = Действие
type-sometimes = Иногда
type-anytime = Всегда
type-gambling = Азартная игра
type-cheating = Шулерство
type-drink = Выпивка
type-growing = Гриб
type-event = Попойка
from-rulebook = из книги правил
from-reported = из открытых источников
from-house = наша карта
replay-controls = Управление повтором
replay-play = Пуск
replay-pause = Пауза
replay-back = Шаг назад
replay-step = Шаг вперёд
replay-turn-back = К предыдущему ходу
replay-turn-on = К следующему ходу
replay-turn = Ход
replay-turn-of = Ход { $n }: { $name }
replay-at = { $n } из { $of }
replay-of = Повтор: { $names }
replay-played = Сыграно { $when }, ходов: { $turns }.
no-replay = Такого повтора нет
replay-position = Место в партии
speed = Скорость
stat-character = Персонаж
stat-none = Здесь ещё не сыграно ни одной партии. Сыграй – и страница начнёт заполняться.
stat-games = партий сыграно
stat-turns = ходов за партию
stat-answers = решений за партию
stat-minutes = минут за партию
stat-by-character = По персонажам
stat-by-player = По игрокам
stat-player = Кто
stat-people = Люди
stat-by-size = По числу игроков
stat-size = Стол
stat-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
stat-length = Ходов: { $n }
stat-no-recent = Здесь появятся партии за столами, открытыми для всех.
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
