# Тексты карт, составленные из эффектов; что значат переменные, сказано в en/cards.ftl.
# К игроку карта обращается на «ты» и в повелительном наклонении («возьми 2 карты»), о прочих
# говорит в настоящем времени. Момент несёт свой знак препинания: «когда надо поставить на кон,».
# Между числом и словом при нём – неразрывный пробел.

card-or = { $first } — ИЛИ — { $second }
if-you-do = если сделаешь это,
with-moment = { $moment } { $clause }
with-label = { $label }: { $clause }

## Типы

type-name = { $type ->
    [action] действие
    [sometimes] иногда
    [anytime] всегда
    [gambling] азартная игра
    [cheating] шулерство
    [event] попойка
    [rule] правило
   *[drink] выпивка
}
event-name = { $back ->
    [sea] морское событие
   *[drink] попойка
}
type-both = { $first } — { $second }
tag-name = { $tag ->
    [pet] питомец
    [scheme] козни
    [story] история
    [instant] немедленно
    [constant] постоянно
    [hoofed] копытное
    [cat] кошка
    [mouse] мышь
    [elixir] эликсир
    [berserker] берсерк
    [spelunker] спелеолог
    [croupier] крупье
    [brewer] пивовар
   *[other] { $tag }
}
# «Карта питомца»: кто-что и кого-что.
tag-card = { $tag ->
    [pet] карта питомца
    [scheme] карта козней
   *[other] карта «{ $tag }»
}
tag-card-acc = { $tag ->
    [pet] карту питомца
    [scheme] карту козней
   *[other] карту «{ $tag }»
}
type-drink-with-chaser = Выпивка с запивоном
type-prize = Приз
type-place = Заведение
type-order = Отто

# Поля карты, которую открывает и исполняет Отто.
box-label = { $box ->
    [action] Действие
    [answer-card] В ответ на карту «действие», «иногда» или «всегда»
    [answer-drink] В ответ на выпивку
    [answer-any] В ответ на выпивку или на карту «действие», «иногда» или «всегда»
    [gambling] Азартная игра
   *[cheating] Шулерство
}
box-pass = пасуй

provenance = { $provenance ->
    [rulebook] книга правил
    [reported] открытые источники
    [house] наша карта
   *[other] { $provenance }
}

## Кого это касается

who = { $who ->
    [me] ты
    [another] { $when ->
        [followed] игрок слева от него
       *[other] другой игрок
    }
    [anyone] игрок по твоему выбору
    [gambler] другой участник раунда
    [bystander] другой игрок, кроме нападавшего,
    [active] { $when ->
        [anothers-drink-phase] тот
       *[other] игрок, чей сейчас ход,
    }
    [others] { $most ->
        [many] каждый из других игроков по твоему выбору (не больше { $picks })
       *[exactly] каждый из { $picks } других игроков по твоему выбору
    }
    [players] { $most ->
        [many] каждый из игроков по твоему выбору (не больше { $picks })
       *[exactly] каждый из { $picks } разных игроков по твоему выбору
    }
    [those] каждый из этих игроков
    [source] { $when ->
        [card-affects-me] тот, кто её сыграл,
        [followed] тот, кто её сыграл,
       *[other] этот игрок
    }
    [drinker] пьющий
    [richest] самый богатый
    [firmest] самый стойкий
    [drunkest] самый пьяный
    [each-other] каждый другой игрок
    [each] { $when ->
        [followed] каждый игрок
       *[other] каждый игрок, включая тебя,
    }
   *[picked] этот игрок
}
who-gen = { $who ->
    [me] тебя
    [another] { $when ->
        [followed] игрока слева от него
       *[other] другого игрока
    }
    [anyone] игрока по твоему выбору
    [gambler] другого участника раунда
    [bystander] другого игрока, кроме нападавшего,
    [active] { $when ->
        [anothers-drink-phase] этого игрока
       *[other] игрока, чей сейчас ход,
    }
    [others] { $most ->
        [many] каждого из других игроков по твоему выбору (не больше { $picks })
       *[exactly] каждого из { $picks } других игроков по твоему выбору
    }
    [players] { $most ->
        [many] каждого из игроков по твоему выбору (не больше { $picks })
       *[exactly] каждого из { $picks } разных игроков по твоему выбору
    }
    [those] каждого из этих игроков
    [source] { $when ->
        [card-affects-me] того, кто её сыграл,
        [followed] того, кто её сыграл,
       *[other] этого игрока
    }
    [drinker] пьющего
    [richest] самого богатого
    [firmest] самого стойкого
    [drunkest] самого пьяного
    [each-other] каждого другого игрока
    [each] каждого игрока, включая тебя,
   *[picked] этого игрока
}
who-dat = { $who ->
    [me] себе
    [another] { $when ->
        [followed] игроку слева от него
       *[other] другому игроку
    }
    [anyone] игроку по твоему выбору
    [gambler] другому участнику раунда
    [bystander] другому игроку, кроме нападавшего
    [active] { $when ->
        [anothers-drink-phase] этому игроку
       *[other] игроку, чей сейчас ход
    }
    [others] { $most ->
        [many] другим игрокам по твоему выбору (не больше { $picks })
       *[exactly] каждому из { $picks } других игроков по твоему выбору
    }
    [players] { $most ->
        [many] игрокам по твоему выбору (не больше { $picks })
       *[exactly] каждому из { $picks } разных игроков по твоему выбору
    }
    [those] этим игрокам
    [source] { $when ->
        [card-affects-me] тому, кто её сыграл
        [followed] тому, кто её сыграл
       *[other] этому игроку
    }
    [drinker] пьющему
    [richest] самому богатому
    [firmest] самому стойкому
    [drunkest] самому пьяному
    [each-other] каждому другому игроку
    [each] каждому игроку, включая себя
   *[picked] этому игроку
}
who-ins = { $who ->
    [me] собой
    [another] { $when ->
        [followed] игроком слева от него
       *[other] другим игроком
    }
    [anyone] игроком по твоему выбору
    [gambler] другим участником раунда
    [bystander] другим игроком, кроме нападавшего
    [active] { $when ->
        [anothers-drink-phase] этим игроком
       *[other] игроком, чей сейчас ход
    }
    [others] { $most ->
        [many] другими игроками по твоему выбору (не больше { $picks })
       *[exactly] каждым из { $picks } других игроков по твоему выбору
    }
    [players] { $most ->
        [many] игроками по твоему выбору (не больше { $picks })
       *[exactly] каждым из { $picks } разных игроков по твоему выбору
    }
    [those] этими игроками
    [source] { $when ->
        [card-affects-me] тем, кто её сыграл
        [followed] тем, кто её сыграл
       *[other] этим игроком
    }
    [richest] самым богатым
    [firmest] самым стойким
    [drunkest] самым пьяным
    [each-other] каждым другим игроком
    [each] каждым игроком, включая себя
   *[picked] этим игроком
}
on-top = { $also ->
    [yes] вдобавок
   *[no] { "" }
}
# Подлежащее. «Ты» при повелительном наклонении лишнее; названного раньше заменяет «он», но только
# после изменения: «другой игрок платит тебе 1 золотой и сбрасывает 1 карту».
subject = { $who ->
    [me] { on-top }
   *[other] { $again ->
        [yes] { $after ->
            [change] он
            [choose-one] он
           *[other] { "" }
        }
       *[no] { on-top } { who }
    }
}
verb-pay = { $person ->
    [you] заплати
   *[other] платит
}
verb-stake = { $person ->
    [you] поставь
   *[other] ставит
}
verb-draw = { $person ->
    [you] возьми
   *[other] берёт
}
verb-discard = { $person ->
    [you] сбрось
   *[other] сбрасывает
}
verb-reveal = { $person ->
    [you] раскрой
   *[other] раскрывает
}
verb-drink = { $person ->
    [you] выпей
   *[other] пьёт
}
verb-leave = { $person ->
    [you] выйди
   *[other] выходит
}
verb-get = { $person ->
    [you] получи
   *[other] получает
}
verb-choose = { $person ->
    [you] выбери
   *[other] выбирает
}
verb-win = { $person ->
    [you] выиграй
   *[other] выигрывает
}

stat-name = { $stat ->
    [fortitude] стойкость
    [alcohol] опьянение
   *[gold] золото
}
stat-dat = { $stat ->
    [fortitude] стойкости
    [alcohol] опьянению
   *[gold] золоту
}
# Кому прибавится или убавится; после другого изменения это уже сказано.
whose-change = { $again ->
    [yes] { $after ->
        [change] { "" }
        [choose-one] { "" }
       *[other] { $who ->
            [me] { "" }
           *[other] ему
        }
    }
   *[no] { on-top } { $who ->
        [me] тебе
        [each] каждому игроку, включая тебя,
        [source] { $when ->
            [card-affects-me] тому, кто её сыграл,
            [followed] тому, кто её сыграл,
           *[other] ему
        }
        [picked] ему
        [active] { $when ->
            [anothers-drink-phase] { who-dat }
           *[other] { who-dat },
        }
       *[other] { who-dat }
    }
}
signed-amount = { $direction ->
    [gains] +
   *[loses] −
}{ $amount }
how-many-cards = { $amount } { $amount ->
    [one] карту
    [few] карты
   *[many] карт
}
how-many-drinks = { $amount } { $amount ->
    [one] порцию
    [few] порции
   *[many] порций
} выпивки
how-many-actions = { $amount ->
    [1] одно действие
    [one] { $amount } действие
    [few] { $amount } действия
   *[many] { $amount } действий
}

## Моменты

moment-my-action = как действие:
moment-my-gambling-turn = в раунде азартных игр:
moment-any-moment = когда угодно:
moment-card-affects-me = когда на тебя действует карта,
moment-sometimes-played = когда сыграна карта «иногда»,
moment-drink-changer-played = когда карта «иногда» меняет эффект выпивки,
moment-cheating-played = когда другой игрок играет карту «шулерство»,
moment-would-lose-fortitude = когда другой игрок снижает твою стойкость,
moment-lost-fortitude = когда другой игрок только что снизил твою стойкость,
    .note = Нельзя сыграть, если твоя карта уменьшила эту потерю или не дала ей случиться.
moment-would-lose-gold = когда у тебя забирают золото,
moment-must-ante = когда надо поставить на кон,
moment-my-drink = когда тебе пить,
moment-my-drink-abroad = когда тебе пить в чужой ход,
moment-a-drink = когда кому-нибудь пить,
moment-anothers-drink = после того как другой игрок раскрыл выпивку,
moment-my-order-phase = на своём этапе заказа выпивки
moment-anothers-drink-phase = на этапе кутежа другого игрока
moment-in-a-round = во время раунда азартных игр
moment-another-wins-round = когда другой игрок выигрывает раунд азартных игр,
moment-another-collects-pot = сразу после того, как другой игрок забрал кон,
moment-new-drinks-payment = когда все платят за новую колоду выпивки,
moment-event-affects-me = когда на тебя действует событие,
moment-numbers-played = когда сыграна карта с числом,
moment-gained-alcohol = сразу после того, как твоё опьянение повысилось из-за карты другого игрока,
moment-another-would-gain = когда карта повысила бы стойкость другого игрока,
moment-drink-heals-another = когда выпивка повысила бы стойкость другого игрока,
moment-somebody-lost-fortitude = сразу после того, как другой игрок снизил чью угодно стойкость,
moment-inn-robbed = когда карта другого игрока берёт золото у таверны,
moment-inn-paid = сразу после того, как кто угодно заплатил таверне из-за карты «действие», «иногда» или «всегда»,
moment-lost-gold = сразу после того, как карта другого игрока стоила тебе золота,

## Что происходит с игроками

effect-change = { whose-change } { signed-amount } к { stat-dat }
effect-pay = { subject } { $payee ->
    [me] { verb-pay } тебе
    [pot] { verb-stake } на кон
    [owner] { verb-pay } тому, чья это колода,
   *[inn] { verb-pay } таверне
} { gold-amount }
effect-draw = { subject } { verb-draw } { how-many-cards } { $deck ->
    [0] { "" }
   *[side] из своей дополнительной колоды
}
effect-discard = { subject } { verb-discard } { how-many-cards }
effect-exchange = { subject } { verb-discard } { how-many-cards }, потом { verb-draw } { how-many-cards }
effect-discard-and-draw = { subject } { verb-discard } любые карты с руки и { verb-draw } карты до полной руки
effect-cards-for-fortitude = { subject } { $person ->
    [you] можешь
   *[other] может
} сбросить до { $amount } { $amount ->
    [one] карты
   *[other] карт
}: +1 к стойкости за каждую
effect-reveal = { subject } { verb-reveal } и { verb-discard } { $amount ->
    [1] верхнюю карту
    [one] { $amount } верхнюю карту
    [few] { $amount } верхние карты
   *[many] { $amount } верхних карт
} своей колоды
effect-choose-one = { subject } { verb-choose } одно: { $choices }

times-over = { $amount ->
    [2] дважды
    [one] { $amount } раз
    [few] { $amount } раза
   *[many] { $amount } раз
}
effect-for-each = { $counted ->
    [per-point] по разу за { $counting }:
    [per-pick] по разу за каждого выбранного игрока:
   *[printed] { times-over }:
}

# Числа, которые считают.

counted-per-point = { $based ->
    [yes] { $clause } и ещё { $direction ->
        [gains] +
       *[loses] −
    }{ $each }
   *[no] { $clause }
} за { $counting }
counted-of-another-package = { $clause } по особому счёту
counted-per-pick = { $clause } за каждого выбранного игрока
counted-per-point-of-theirs = { $based ->
    [yes] { $clause } и ещё { $each }
   *[no] { $clause }
}, { $tracker ->
    [mark] если он с меткой
   *[other] за { $counting } у него
}

## Что происходит с картой, на которую отвечают

effect-negate = отмени { $when ->
    [sometimes-played] карту «иногда»
    [drink-changer-played] карту «иногда», которая изменяет эффект выпивки
    [cheating-played] карту «шулерство»
   *[other] ту карту
}
effect-cannot-be-negated = эту карту нельзя отменить{ $tracker ->
    [none] { "" }
    [mark] , если сыгравший ту карту с меткой
   *[other] , если у сыгравшего ту карту есть { tracker-name }
}
effect-ignore = игнорируй { $when ->
    [card-affects-me] { $types }, которая влияет на { $scope }
    [event-affects-me] событие
   *[other] ту карту
}
    .note = { $gold ->
        [yes] Раунд азартных игр игнорировать нельзя.
       *[no] { "" }
    }
effect-redirect = перенаправь потерю на { $who ->
    [source] него же
    [bystander] третьего игрока
   *[picked] { who-gen }
}
effect-stop-gain = ничья стойкость, кроме твоей, от неё не повышается
    .note = Всё остальное на ней остаётся в силе.
effect-share = раздели потерю с ним пополам, округляя вверх
    .note = Другими картами её уже не уменьшить и не игнорировать.
effect-reduce = уменьши потерю на { $amount }
effect-boost = прибавь { $amount } к каждому числу на { $when ->
    [numbers-played] ней
   *[other] той карте
}
effect-take-gold = возьми у таверны { gold-amount }
effect-take-tips = возьми у таверны столько же золота
effect-from-the-inn = расплатись золотом таверны вместо своего
effect-keep-gold = { $when ->
    [new-drinks-payment] ты не платишь
    [must-ante] ничего не плати и оставайся в раунде
   *[other] оно остаётся у тебя и никому не достаётся
}
    .note = { $when ->
        [would-lose-gold] Если это ставка, она считается сделанной.
       *[other] { "" }
    }

## Что происходит с раундом азартных игр

effect-start-round = начни раунд азартных игр
    .note = Каждый ставит на кон 1 золотой, и перевес у тебя.
effect-start-bound-round = начни раунд азартных игр, из которого никому нельзя выйти по своей воле
    .note = Каждый ставит на кон 1 золотой, и перевес у тебя. Вынудить выйти из него можно.
effect-take-control = получи перевес
effect-only-cheating-next = следующей получить перевес может только карта «шулерство»
effect-ante = все в раунде, включая тебя, ставят на кон по 1 золотому
    .note = Если тебе нечего поставить, не ставит никто.
effect-leave-round = { $who ->
    [me] { $when ->
        [must-ante] вместо этого выйди из раунда
       *[other] выйди из раунда
    }
    [gambler] вынуди другого участника раунда выйти из него
   *[other] { subject } { verb-leave } из раунда
}
effect-end-round = { $payee ->
    [me] прекрати его и забери кон, хотя никто не выиграл
   *[inn] прекрати { $when ->
        [followed] раунд
       *[other] его
    }: никто не выигрывает, и кон достаётся таверне
}
effect-win-round = { subject } { verb-win } раунд
effect-resume-round = раунд продолжается
    .note = Кон остаётся на месте, все, кто ещё в раунде, ставят по 1 золотому, и перевес у тебя. Нельзя сыграть, если на кон уже претендует другая карта.
effect-reset-tracks = верни обе шкалы в начало
effect-mend-tracks = +{ $amount } к стойкости на затронутой шкале, а если затронуты обе, то на обеих
effect-reset-affected = сначала верни в начало затронутую шкалу, а если затронуты обе, то обе
effect-of-another-package = происходит нечто особенное
effect-take-pot = вместо этого кон достаётся тебе
effect-halve-winnings = он отдаёт тебе половину, округляя вниз
effect-steal-from-pot = укради с кона { gold-amount }

## Что происходит с выпивкой

which-drink = { $named ->
    [yes] её
   *[no] { $when ->
        [my-drink] свою выпивку
        [a-drink] чью-нибудь выпивку
        [anothers-drink] её
       *[other] ту выпивку
    }
}
effect-ignore-drink = игнорируй { $when ->
    [my-drink] выпивку
    [a-drink] выпивку
    [anothers-drink] её
   *[other] ту выпивку
}
effect-negate-drink = отмени { $when ->
    [my-drink] выпивку
    [a-drink] выпивку
    [anothers-drink] её
   *[other] ту выпивку
}
effect-give-drink = передай { which-drink } { who-dat }
effect-send-to-pile = игнорируй { which-drink }: она с запивонами замешивается в стопку «Выпей меня!» { who-gen }
effect-split-drink = раздели { which-drink } с { who-ins }: каждому половина, округляя вверх
effect-strengthen = { $direction ->
    [gains] увеличь
   *[loses] снизь
} { $named ->
    [yes] её крепость на { $amount }
   *[no] { $when ->
        [my-drink] крепость своей выпивки на { $amount }
        [a-drink] крепость чьей-нибудь выпивки на { $amount }
        [anothers-drink] её крепость на { $amount }
       *[other] крепость той выпивки на { $amount }
    }
}
    .note = { $direction ->
        [gains] { "" }
       *[loses] Ниже 0 крепость так не опускается.
    }
effect-lace-drink = { $amount ->
    [0] добавь в { $when ->
        [my-drink] выпивку, которую собираешься выпить
        [a-drink] выпивку, которую кто-нибудь собирается выпить
       *[other] ту выпивку
    }:
   *[other] { effect-strengthen }, а
}
effect-spoil-drink = она её не повышает
    .note = Всё остальное в ней остаётся в силе.
effect-weaken-to = снизь до { $amount } { $when ->
    [my-drink] крепость выпивки, которую собираешься выпить
    [a-drink] крепость выпивки, которую кто-нибудь собирается выпить
    [anothers-drink] её крепость
   *[other] крепость той выпивки
}, если она больше
effect-drink-to-fortitude = прибавь { $when ->
    [my-drink] крепость своей выпивки к стойкости
    [a-drink] крепость чьей-нибудь выпивки к стойкости пьющего
    [anothers-drink] её крепость к стойкости пьющего
   *[other] крепость той выпивки к стойкости пьющего
}, а не к опьянению
effect-fortitude-instead = если { $when ->
    [my-drink] крепость твоей выпивки
   *[other] крепость той выпивки
} со всеми запивонами больше 0, вместо неё +{ $amount } к стойкости { $when ->
    [my-drink] { "" }
   *[other] пьющего
}
    .note = Всё остальное в ней остаётся в силе.
effect-replace-drink = замени { $when ->
    [my-drink] эффект своей выпивки
    [a-drink] эффект чьей-нибудь выпивки
    [anothers-drink] её эффект
   *[other] эффект той выпивки
} на «{ $direction ->
    [gains] +
   *[loses] −
}{ $amount } к опьянению»
    .note = Карты, меняющие эту выпивку иначе, по-прежнему действуют.

## Что происходит с питьём, заказом и ходом

effect-pass-top-drink = { subject } { verb-get } верхнюю карту твоей стопки «Выпей меня!»
effect-foresee-deck = посмотри { top-cards } колоды выпивки и верни их в любом порядке
effect-foresee-pile = посмотри { top-cards } стопки «Выпей меня!» { who-gen } и верни их в любом порядке
top-cards = { $amount ->
    [1] верхнюю карту
    [one] { $amount } верхнюю карту
    [few] { $amount } верхние карты
   *[many] { $amount } верхних карт
}
effect-reveal-until = раскрывай карты своей колоды, пока не появится { tag-card }; возьми её на руку, а остальные сбрось
effect-fetch = возьми на руку { tag-card-acc } из своего сброса
effect-discard-or-lose = { subject } { verb-discard } с руки { $type } или { verb-get } −{ $amount } к стойкости
effect-discard-for-less = { subject } { $person ->
    [you] получи
   *[other] получает
} −{ $amount } к стойкости или сбрасывает с руки { $type }, и тогда −{ $each }
effect-drop-top-drink = { $who ->
    [me] сбрось
   *[other] { subject } { verb-discard }
} верхнюю карту своей стопки «Выпей меня!»
effect-put-back = каждый игрок по очереди кладёт { how-many-cards } своей колоды с руки на её верх
effect-offers = каждый игрок по очереди может купить у таверны любое из этого по одному разу, но не на последний золотой: { $choices }
effect-each-chooses = каждый игрок по очереди выбирает одно: { $choices }
offer-priced = { $price } { $price ->
    [one] золотой
    [few] золотых
   *[many] золотых
} — { $clause }
offers-and = { $first }; { $second }
card-level = Уровень встречи { $level }.
effect-give-reserve = { subject } { verb-get } верхнюю карту твоего особого погребца на свою стопку «Выпей меня!»
effect-shots = { who } пьёт порцию крепостью { $amount }
effect-dare = каждый игрок по очереди раскрывает из колоды выпивки одну порцию с запивонами; раскрывший самую слабую пьёт ещё и самую крепкую, остальные пьют каждый свою
    .note = Сравнивают напечатанные числа; из равных берут первую. Если ты игнорируешь попойку, никто ничего не раскрывает и не пьёт.
effect-step-outside = после этого твой ход заканчивается, и вы оба на улице, каждый до начала своего следующего хода
    .note = На улице игнорируют все карты и события, не участвуют в раундах азартных игр и не играют карт. Не действует в чужой ход и если тот игрок отключился.
effect-order = закажи ещё { how-many-drinks }
effect-drink-more = { subject } { verb-drink } ещё { $amount ->
    [1] одну карту
   *[other] { how-many-cards }
} из своей стопки «Выпей меня!»
effect-toast = { who } раскрывает карты из колоды выпивки, пока не появится выпивка, и сразу её пьёт{ $amount ->
    [0] { "" }
   *[other] ; твоя выпивка слабее на { $amount }, но не ниже 0
}
    .note = Раскрытые при этом попойки сбрасываются.
effect-may = можешь отказаться. Если соглашаешься,
effect-may-track = если хочешь,
effect-drink-from-deck = раскрой из колоды выпивки { $amount ->
    [1] одну порцию
   *[other] { $amount } { $amount ->
        [one] порцию
        [few] порции
       *[many] порций
    }
} с запивонами и выпей { $amount ->
    [1] её
    [2] обе
   *[other] их все
}
    .note = Раскрытые при этом попойки сбрасываются.
effect-if-conscious = если после этого ты в сознании,
effect-demand = { subject } { verb-pay } тебе { gold-amount }
effect-round-on-the-house = раскрой из колоды выпивки одну порцию с запивонами: каждый игрок, включая тебя, пьёт её полную копию
    .note = Попойки, раскрытые до неё, сбрасываются.
effect-drinking-contest = каждый игрок раскрывает из колоды выпивки одну порцию с запивонами и пьёт её
    .note = Тот, кто раскрыл самую крепкую выпивку, получает по 1 золотому от каждого другого игрока. При ничьей её участники раскрывают и пьют ещё по порции.
effect-more-actions = в этот ход можешь сыграть ещё { how-many-actions }
effect-end-turn = твой ход тут же заканчивается
effect-leave-turn = твой ход тут же заканчивается
effect-new-drinks = сброс выпивки перемешивается в новую колоду выпивки

## Примечания

note-inside-only = Только пока ты в раунде.
note-even-outside = Можно сыграть, даже если ты уже вне раунда.
note-not-in-answer-to-antes = Нельзя сыграть в ответ на карту, которая требует ставок или завершает раунд.
note-duel-only = Только если кроме тебя в игре остался один игрок.
note-shielded = { $breaks ->
    [yes] На эту карту действует только другая «Ну уж нет!».
   *[no] На эту карту действует только «Ну уж нет!».
}
note-beats-winning-hand = Можно сыграть на карту «Козырная рука!».
note-mandatory = Это обязательно, при первой же возможности.

## На что смотрит игнорирование

types-listed = карту { $list }
type-first = «{ type-name }»
type-next = «{ type-name }»
scope-first = { $stat ->
    [fortitude] твою стойкость
    [alcohol] твоё опьянение
   *[gold] твоё золото
}
scope-next = { stat-name }

## Выпивка

drink-number = { $direction ->
    [gains] +
   *[loses] −
}{ $amount } к { stat-dat }
drink-nothing = без эффекта
drink-race = для { $races } вместо этого { $numbers }
race-name = { $race ->
    [dwarf] дварфа
    [human] человека
    [elf] эльфа
    [half-elf] полуэльфа
    [halfling] полурослика
    [gnome] гнома
    [ogre] огра
    [half-ogre] полуогра
    [orc] орка
    [half-orc] полуорка
    [troll] тролля
    [goblin] гоблина
    [pixie] пикси
    [catfolk] кошколюда
    [tiefling] тифлинга
   *[other] расы «{ $race }»
}
drink-chaser = добавь запивон: следующая карта оттуда же становится частью этой выпивки
drink-splits = перед тем как пить, её можно разделить с другим игроком: каждому половина, округляя вверх
drink-one-piece = { $splits ->
    [yes] другими картами её не разделить
   *[no] картами её не разделить
}
drink-keeps = оставь эту карту перед собой
drink-later = позже её можно сыграть как { $types }: { $timed ->
    [yes] { $moment }
   *[no] { "" }
}

## Карты со своими словами

card-places--the-good-old-red-dragon = Дом. Заказывают здесь из обычной колоды выпивки.

card-prizes--dales-finest-mushroom = Когда выигрываешь этот приз: +1 к стойкости.
card-prizes--speedy-runners-stopwatch = В конце твоего следующего этапа действия твой ход заканчивается: без заказа и без кутежа.
card-prizes--straw-of-misdirection = Первую же выпивку, которую тебе пить в чужой ход, обязательно передай другому игроку.
card-prizes--terry-towel = Игнорируй выпивку: она с запивонами замешивается в стопку «Выпей меня!» игрока по твоему выбору.

card-reserve--elixir-of-speed = +2 к опьянению. Оставь эту карту перед собой. На своём следующем этапе действия можешь сыграть ещё одно действие; после этого эликсир израсходован, сыграно оно или нет.
