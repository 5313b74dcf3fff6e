# The web table as it is played at: seats, rail, slips, big moments.

## Seats

tab-turn = ходит
tab-control = ведёт
tab-passed = спасовал
tab-not-in = не играет
tab-would-pass-out = вот-вот упадёт
tab-passed-out = спит, ход { $n }
tab-passed-out-plain = спит
tab-out-of-gold = без золота, ход { $n }
tab-out-of-gold-plain = без золота
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
bar-turn-of = Ходит { $name }
bar-over = Вечер окончен
bar-round = идёт игра
bar-discard = Сброс
bar-action = Действие
bar-order = Заказ
bar-drink = Питьё

## The rail

rail-turn = { $whose } (ход { $n }).
rail-my-turn = Твой ход, { $phase }
rail-turn-of = Ходит { $name }, { $phase }
rail-holding = { $n ->
    [one] У тебя есть { $n } карта для ответа.
    [few] У тебя есть { $n } карты для ответа.
   *[many] У тебя есть { $n } карт для ответа.
}
rail-hit-fortitude = { $name } бьёт тебя на { $n }. Ответишь?
rail-hit-alcohol = { $name } спаивает тебя на { $n }. Ответишь?
rail-hit-gold = { $name } хочет твоё золото: { $n }. Ответишь?
rail-plays-at-you = { $name } играет «{ $card }» против тебя. Ответишь?
rail-plays = { $name } играет «{ $card }». Ответишь?
rail-own = Ты играешь «{ $card }». Добавишь что-нибудь?
rail-my-drink = Ты пьёшь: { $drink }. Изменишь?
rail-drink = { $name } пьёт: { $drink }. Изменишь?
rail-contest = Кто кого перепьёт: изменишь напиток?
rail-contest-lead = Ты впереди, твой напиток: { $n }. Изменишь?
rail-round-won = { $name } забирает банк: { $n }. Помешаешь?
rail-gamble = Перебей, или пас: впереди { $name }. Банк: { $n }.
rail-gamble-open = Твоё слово в игре. Банк: { $n }.
rail-discard = Твой ход. Сбрось всё лишнее.
rail-discard-why = Потом доберёшь до семи карт.
rail-action = Твоё действие: выбери карту.
rail-action-why = Одно действие за ход. На него могут ответить.
rail-order = Кому закажешь выпить?
rail-order-why = Напиток ляжет рубашкой вверх в стопку этого игрока.
rail-last-call-why = Последний шанс устоять на ногах.
rail-anybody = За столом могут ответить.
rail-may-respond = { $whose }. За столом могут ответить.
rail-at-whom = «{ $card }»: против кого?
rail-play = Играешь «{ $card }»?
rail-with = { $name }: и кто ещё?
rail-asleep = Ты спишь под столом.
rail-passing-for-you = Пас за тебя: { $what }
rail-could-play = Можно было сыграть: { $cards }. Никто не видит, спросили ли тебя.
rail-passing-until = Пас до твоего хода
rail-passing-this = Пас на всё это
rail-woken = Тебя разбудят, если это свалит тебя с ног или заберёт последнее золото.
stays = остаётся { $n }
passes-out = под стол
pick-who = выбери кого
drinks-waiting = { $n ->
    [0] напитков нет
    [one] { $n } напиток ждёт
    [few] { $n } напитка ждут
   *[many] { $n } напитков ждут
}
note-negate = ничего не выйдет
note-control = ты ведёшь
let-it-happen = Пусть будет так
no-action = Без действия
go-under = Под стол
hold = Стой
holding = Стой: спросят и меня
ask-me-again = Спрашивать снова
finish-quickly = Доиграть побыстрее

## The middle

slip-left = { $n ->
    [one] остался { $n } шаг
    [few] осталось { $n } шага
   *[many] осталось { $n } шагов
}
slip-passes-out = { $you ->
    [yes] ты валишься под стол
   *[no] валится под стол
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
gist-take-control = Вести
gist-start-round = Игра
gist-leave-round = Уйти
gist-end-round = Конец
gist-win-round = Победа
gist-resume-round = Дальше
gist-keep-gold = Моё
gist-from-the-inn = За счёт
gist-reduce = Слабее
gist-draw = Добор
gist-toast = Тост
gist-only-cheating-next = Вести
gist-more-actions = +{ $n } действ.
bell-about-me = Колокольчик: спросить, когда дело касается тебя
bell-stop = Колокольчик: спросить всегда, когда карту можно сыграть
bell-asleep = Колокольчик спит: об этой карте не спрашивать

## Big moments

piece-contest = Кто кого перепьёт!
piece-round = Всем за счёт заведения!
piece-pot = Банк забирает { $name }: { $n }
piece-pot-mine = Банк твой: { $n }!
piece-last-call = Последний шанс: { $name }!
piece-last-call-mine = Последний шанс: это о тебе!
piece-last-call-why = Опьянение { $alcohol } догнало стойкость { $fortitude }.
piece-last-call-gold = Не осталось ни монеты.
piece-out = { $name } валится под стол
piece-out-mine = Ты валишься под стол
piece-out-why = Опьянение { $alcohol } догнало стойкость { $fortitude }.
piece-broke = { $name } без гроша
piece-broke-mine = Ты без гроша
piece-broke-why = Золото кончилось: за дверь.
piece-inn = таверне { $n }
piece-each = каждому из остальных { $n }
contest-reveal = Вскрытие
contest-change = Перемены
contest-drink = Пьём
contest-pay = Расчёт
contest-leads = впереди
over-why = Последний, кто не спит: золото { $gold }, { $n ->
    [one] в запасе { $n } шаг
    [few] в запасе { $n } шага
   *[many] в запасе { $n } шагов
}.

## Short forms, where a card of the hand has no room for its whole text

short-ignore = Тебя эта карта не касается.
short-negate = Отмени только что сыгранную карту.
short-ignore-drink = Не пей этот напиток.
short-end-round = Конец игре; банк уходит таверне.
short-redirect = Твою потерю получит третий.
short-share = Раздели потерю с обидчиком.
short-leave-round = Выйди из игры на деньги.
short-resume-round = Игра продолжается, ты ведёшь.
short-take-control = Теперь ведёшь ты.
short-start-round = Начни игру на деньги.
short-keep-gold = Золото остаётся у тебя.
short-from-the-inn = За тебя платит таверна.
short-split-drink = Раздели напиток с другим.
short-give-drink = Отдай свой напиток другому.
short-replace-drink = Напиток становится крепостью { $n }.
short-strengthen = Напиток крепче на { $n }.
short-drink-to-fortitude = Напиток прибавит стойкости.
short-win-round = Банк сразу твой.
short-steal-from-pot = Возьми из банка { $n }.
short-toast = Пьют все.
short-reduce = Потеря меньше на { $n }.
short-drinking-contest = Пьют все; побеждает крепчайший напиток.
short-round-on-the-house = Все пьют одно и то же.

## Teams, bosses, Otto, the sea, Prizes

tab-mate = с тобой
tab-boss = босс
tab-action = действие { $n } из { $most }
track-against = против: { $name }
mat-team = ваша команда
table-deck = { $label }: в колоде { $n }, открыто { $used }
counted = { $label }: { $n }
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
   *[no] Золото игрока { $name }
}, { $n }:
