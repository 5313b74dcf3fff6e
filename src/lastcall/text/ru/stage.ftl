# The web table as it is played at: seats, rail, slips, big moments.

## Seats

tab-turn = ходит
tab-control = перевес
tab-passed = пас
tab-not-in = вне раунда
tab-would-pass-out = отключится
tab-would-pass-out-short = падает
tab-passed-out = спит, ход { $n }
tab-passed-out-plain = спит
tab-out-of-gold = без гроша, ход { $n }
tab-out-of-gold-plain = без гроша
steps-left = { $n ->
    [one] ещё { $n } шаг
    [few] ещё { $n } шага
   *[many] ещё { $n } шагов
}
steps-left-change = ещё { $before } → { $n }
mat-used-short = сброс
stat-fortitude = Стойкость
stat-alcohol = Опьянение
stat-gold = Золото

## The bar

bar-turn = Ход { $n }
bar-my-turn = Твой ход
bar-turn-of = { $several ->
    [yes] Ходят
   *[no] Ходит
} { $name }
bar-over = Вечер окончен
bar-round = азартные игры
bar-discard = Сброс
bar-action = Действие
bar-order = Заказ
bar-drink = Кутёж

## The rail

rail-turn = { $whose } (ход { $n }).
rail-my-turn = Твой ход, { $phase }
rail-turn-of = Ходит { $name }, { $phase }
rail-holding = { $n ->
    [one] У тебя есть { $n } карта для ответа.
    [few] У тебя есть { $n } карты для ответа.
   *[many] У тебя есть { $n } карт для ответа.
}
rail-hit-fortitude = { $name } бьёт тебя: −{ $n } к стойкости. Ответишь?
rail-hit-alcohol = { $name } спаивает тебя: +{ $n } к опьянению. Ответишь?
rail-hit-gold = { $name } метит на твоё золото: { $n }. Ответишь?
rail-plays-at-you = { $name } играет «{ $card }» на тебя. Ответишь?
rail-plays = { $name } играет «{ $card }». Ответишь?
rail-own = Ты играешь «{ $card }». Добавишь что-нибудь?
rail-my-drink = Тебе пить: { $drink }. Вмешаешься?
rail-drink = { $name } пьёт: { $drink }. Вмешаешься?
rail-contest = Кто кого перепьёт! Вмешаешься?
rail-contest-lead = Ты впереди: крепость { $n }. Вмешаешься?
rail-round-won = { $name } забирает кон: { $n }. Помешаешь?
rail-gamble = Перевес: { $name }, на кону { $n }. Перебьёшь?
rail-gamble-open = Твой черёд в раунде. На кону { $n }.
rail-discard = Твой ход. Сбрось всё лишнее.
rail-discard-why = Потом доберёшь до семи карт.
rail-action = Твоё действие: выбери карту.
rail-action-why = Одно действие за ход. На него могут ответить.
rail-actions-why = За ход у тебя до { $n } действий. На каждое могут ответить.
rail-order = Кому закажешь выпивку?
rail-order-why = Она ляжет рубашкой вверх в стопку этого игрока.
rail-last-call-why = Последний шанс устоять на ногах.
rail-anybody = Ответить может любой.
rail-may-respond = { $whose }. Ответить может любой.
rail-at-whom = «{ $card }»: на кого?
rail-play = Играешь «{ $card }»?
rail-with = { $name }: и кто ещё?
rail-asleep = Ты спишь под столом.
rail-passing-for-you = Пропускаем за тебя: { $what }
rail-could-play = Можно было сыграть: { $cards }. Никто не видит, спросили ли тебя.
rail-passing-until = До твоего хода не спрашиваем
rail-passing-this = Всё это пропускаем
rail-woken = Спросим, если это свалит тебя с ног или заберёт последнее золото.
stays = остаётся { $n }
passes-out = отключка
pick-who = выбери, кому
drinks-waiting = { $n ->
    [0] напитков нет
    [one] { $n } напиток ждёт
    [few] { $n } напитка ждут
   *[many] { $n } напитков ждут
}
note-negate = не подействует
note-control = перевес твой
let-it-happen = Пусть будет так
no-action = Без действия
go-under = Отключиться
hold = Погоди
holding = Погоди: меня спросят
ask-me-again = Спрашивать снова
finish-quickly = Доиграть побыстрее

## The middle

slip-left = { $n ->
    [one] остался { $n } шаг
    [few] осталось { $n } шага
   *[many] осталось { $n } шагов
}
slip-passes-out = { $you ->
    [yes] ты отключаешься
   *[no] отключается
}
slip-more = и ещё { $n }
ticket-title = Только что
ticket-again = Показать ещё раз
log-discards = { $n ->
    [one] { $name }: в сброс { $n } карта:
    [few] { $name }: в сброс { $n } карты:
   *[many] { $name }: в сброс { $n } карт:
}

## Cards

gist-ignore = Мимо
gist-ignore-drink = Мимо
gist-negate = Отмена
gist-negate-drink = Отмена
gist-take-control = Перевес
gist-start-round = Раунд
gist-leave-round = Уйти
gist-end-round = Конец
gist-win-round = Выигрыш
gist-resume-round = Дальше
gist-keep-gold = Моё
gist-from-the-inn = Таверна
gist-reduce = Меньше
gist-draw = Добор
gist-toast = Тост
gist-only-cheating-next = Перевес
gist-more-actions = +{ $n } действ.
bell-about-me = Колокольчик: спросить, когда дело касается тебя
bell-stop = Колокольчик: спросить всегда, когда карту можно сыграть
bell-asleep = Колокольчик спит: об этой карте не спрашивать

## Big moments

piece-contest = Кто кого перепьёт!
piece-round = За счёт заведения!
piece-pot = Кон забирает { $name }: { $n }
piece-pot-mine = Кон твой: { $n }!
piece-last-call = Последний шанс: { $name }!
piece-last-call-mine = Твой последний шанс!
piece-last-call-team = Последний шанс твоей команды!
piece-last-call-why = Опьянение { $alcohol } догнало стойкость { $fortitude }.
piece-last-call-gold = Не осталось ни монеты.
piece-out = { $name } отключается
piece-out-mine = Ты отключаешься
piece-out-team = Твоя команда отключается
piece-out-together = { $name } отключаются
piece-out-why = Опьянение { $alcohol } догнало стойкость { $fortitude }.
piece-broke = { $name } без гроша
piece-broke-mine = Ты без гроша
piece-broke-team = Твоя команда без гроша
piece-broke-together = { $name } без гроша
piece-broke-why = Золото кончилось: за дверь.
piece-inn = таверне { $n }
piece-event = В море: { $what }
piece-crawled = { $you ->
    [yes] Ты ведёшь всех в заведение «{ $what }»
   *[no] { $name } ведёт всех в заведение «{ $what }»
}
piece-last-orders = Заказывать нечего: все назад в таверну!
piece-prize-won = { $you ->
    [yes] Приз твой: «{ $what }»!
   *[no] { $name } выигрывает приз: «{ $what }»
}
piece-each = каждому из остальных { $n }
contest-reveal = Раскрытие
contest-change = Ответы
contest-drink = Пьём
contest-pay = Расчёт
contest-leads = впереди
over-why = Больше на ногах никого: золото { $gold }, { $n ->
    [one] в запасе { $n } шаг
    [few] в запасе { $n } шага
   *[many] в запасе { $n } шагов
}.

## Short forms, where a card of the hand has no room for its whole text

short-ignore = Тебя эта карта не касается.
short-negate = Отмени только что сыгранную карту.
short-ignore-drink = Не пей эту выпивку.
short-end-round = Конец раунду; кон уходит таверне.
short-redirect = Твою потерю получит третий.
short-share = Раздели потерю с обидчиком.
short-leave-round = Выйди из раунда.
short-resume-round = Раунд продолжается, перевес у тебя.
short-take-control = Получи перевес.
short-start-round = Начни раунд азартных игр.
short-keep-gold = Золото остаётся у тебя.
short-from-the-inn = За тебя платит таверна.
short-split-drink = Раздели выпивку с другим.
short-give-drink = Передай свою выпивку другому.
short-replace-drink = Крепость выпивки теперь { $n }.
short-strengthen = Выпивка крепче на { $n }.
short-drink-to-fortitude = Выпивка пойдёт в стойкость.
short-win-round = Выиграй раунд сразу.
short-steal-from-pot = Укради с кона { $n }.
short-toast = Пьют все.
short-reduce = Потеря меньше на { $n }.
short-drinking-contest = Пьют все; побеждает самое крепкое.
short-round-on-the-house = Все пьют одно и то же.

## Teams, bosses, Otto, the sea, Prizes

tab-mate = с тобой
tab-boss = босс
tab-action = действие { $n } из { $most }
tab-action-short = действие { $n }/{ $most }
track-against = { $you ->
    [yes] против тебя
   *[no] против { $name }
}
mat-team = твоя команда
mat-with = вместе с { $names }
names-joined = { $first } и { $last }
table-deck = { $label }: в колоде { $n }, открыто { $used }
counted = { $label }: { $n }
tavern-deck = Все сейчас здесь: { $place }, заказать можно ещё карт: { $n }
prize = Приз
pot-prizes = { $n ->
    [one] и приз
    [few] и { $n } приза
   *[many] и { $n } призов
}

## The bench: out of the game, and still at the table

rail-bench = Ты спишь под столом. Кто устоит?
rail-bench-why = Ставки ради чести; счёт ведётся от партии к партии.
rail-bet-made = Твоя ставка: { $name }. Ещё можно передумать.
bet-on = Ставлю: { $name }
bet-right = Твоя ставка: { $name }. Верно!
bet-wrong = Твоя ставка: { $name }.
bet-score = Угадано: { $right } из { $made }.
bench-fell = Как это было
bench-again = Посмотреть ещё раз
bench-pace = Твой темп
bench-pace-text = Остальные играют дальше. Можно ускорить или сразу увидеть конец.
bench-fast = Вдвое быстрее
bench-leave = Уйти
bench-leave-text = Остальные доиграют без тебя. О реванше узнаешь в лобби.
bench-leave-replay-text = Боты доиграют сразу, а ты посмотришь всё с начала.
bench-replay = Смотреть повтор
bench-cheer = Будем!
rematch-in = за столом { $n } из { $of }

## The middle, more

slip-one-of = Ты → кому-то одному
till = Таверна
contest-prize = Самый крепкий напиток берёт с каждого по 1 золотому
contest-knocks-out = { $you ->
    [yes] ты падаешь
   *[no] { $name } падает
}
contest-ignored = не считается
contest-waits = ждёт
piece-gold = { $you ->
    [yes] Твоё золото
   *[no] Золото { $name }
}, { $n }:

# Команды

tab-part = играет
tab-champion = представитель
bar-team-turn = Ходит твоя команда
potions = { $n ->
    [one] { $n } зелье
    [few] { $n } зелья
   *[other] { $n } зелий
}
potions-press = { $n ->
    [one] { $n } зелье команды: выпить
    [few] { $n } зелья команды: выпить одно
   *[other] { $n } зелий команды: выпить одно
}
potion = Выпить зелье
potion-heart = Зелье стойкости
potion-sober = Зелье трезвости
potion-gold = Обменять на золото
answer-for = за { $name }
hand-of = Рука: { $name }
slip-shared = { $you ->
    [yes] на вашем общем планшете
   *[no] на их общем планшете
}
rail-team = Планшет у вас общий: ответь за команду.
rail-plays-at-mate = { $name } играет «{ $card }» на { $mate } из твоей команды. Ответишь?
rail-mate-turn = Ходит твоя команда, играет { $name }: { $phase }
rail-last-call-team = { $gold ->
    [0] Последний шанс: у твоей команды не осталось золота
   *[other] Последний шанс: твоя команда отключается
}
rail-member = Кто из твоей команды следующий?
rail-member-why = Решить может любой из вас: в счёт идёт первый ответ.
rail-champion = Кто выступит за твою команду?
rail-champion-why = Решить может любой из вас: в счёт идёт первый ответ.
asks-member = кто следующий
asks-champion = кто выступит за команду
team-won = Твоя команда победила!
team-wins = { $names } побеждают вместе!
team-number = Команда { $n }

# Отто

turned-over = Раскрыта карта: { $card }
turned-missed = (не в этот раз)

chat-team = Только своей команде
chat-team-said = команде:
track-summary = против { $name }: стойкость { $fortitude }, опьянение { $alcohol }
