# За столом: вопросы, ответы и то, что происходит. Вопрос обращён к игроку по имени; другим
# говорят, кто думает и над чем.

## Вопросы

question-over = { $count ->
    [0] Партия окончена.
    [1] Партия окончена: побеждает { $winners }.
   *[other] Партия окончена. Ничья: { $winners }.
}
question-over-team = Партия окончена, победила команда: { $winners }.

question-discard = { $player }, сбрось, что не нужно, а потом доберёшь
question-action = { $actions ->
    [yes] { $player }, сыграй действие или пропусти этап
   *[no] { $player }, сыграй карту или пропусти этап
}
question-gamble = { $player }, твой черёд в раунде: на кону { $pot } { $pot ->
    [one] золотой
   *[other] золотых
}, { $controlled ->
    [yes] перевес у { CASE($controller, "gen") }
   *[no] перевеса нет ни у кого
}
question-order = { $player }, кому закажешь выпивку?
question-split = { $player }, { $drink }: с кем разделишь?
question-dare = { $word ->
    [may-track] { $player }, { $tracker ->
        [chi] повысить пьяную ци на { $amount }?
       *[other] взять { tracker-gained }?
    }
   *[may] { $named ->
        [yes] { $player }, { $card }: соглашаешься?
       *[no] { $player }, { $offer } — соглашаешься?
    }
}
question-choice = { $named ->
    [yes] { $player }, { $card }: выбери одно
   *[no] { $player }, Отто отключился на твоей шкале: выбери награду
}
question-of-another-package = { $player }, выбери одно
question-prize = { $player }, выбери приз на кон
question-award = { $player }, кому из вас двоих приз?
question-member = { $stage ->
    [action] { $player }, чьё действие следующее?
    [drink] { $player }, кто из вашей команды пьёт следующим?
   *[other] { $player }, кто из вашей команды следующий?
}
question-champion = { $named ->
    [yes] { $player }, кто выступит за твою команду? Карта: { $card }
   *[no] { $player }, кто выступит за твою команду?
}
question-crawl = { $player }, за 1 золотой все идут перед заказом туда, куда скажешь
question-put-back = { $player }, выбери карту на верх своей колоды
question-lose-card = { $done ->
    [yes] { $player }, сбрось карту или закончи
   *[no] { $player }, выбери карту для сброса
}
question-effect-order = { $player }, какой эффект выпивки применить следующим?
question-last-call = { $cause ->
    [passing-out] { $player }, последний шанс: ты отключаешься
    [penniless] { $player }, последний шанс: золото закончилось
   *[both] { $player }, последний шанс: ты отключаешься, и золото закончилось
}
question-respond-play = { $player }, { $card }: { $stakes }. Ответишь?
question-respond-own = { $named ->
    [yes] { $player }, твоя карта { $card }: { $stakes }. Ответишь?
   *[no] { $player }, срабатывает { $card }: { $stakes }. Ответишь?
}
question-respond-ante = { $player }, ставка: { $stakes }. Ответишь?
question-respond-new-drinks = { $player }, плата за новую выпивку: { $stakes }. Ответишь?
question-respond-payment = { $player }, выплата: { $stakes }. Ответишь?
question-respond-drinks = { $player }, { $drinks }: { $stakes }. Ответишь?
question-respond-aftermath = { $when ->
    [gained-alcohol] { $player }, твоё опьянение выросло из-за { CASE($attacker, "gen") }. Ответишь?
    [lost-gold] { $player }, это стоило тебе золота ({ $attacker }). Ответишь?
    [somebody-lost-fortitude] { $player }, кому-то досталось от { CASE($attacker, "gen") }. Ответишь?
    [inn-paid] { $player }, таверне только что заплатили ({ $attacker }). Ответишь?
   *[lost-fortitude] { $player }, тебе досталось от { CASE($attacker, "gen") }. Дашь сдачи?
}
question-respond-won = { $player }, раунд выигрывает { $winner }. Ответишь?
question-respond-round = { $player }, сыграешь карту, прежде чем настанет черёд { CASE($gambler, "gen") }?
question-respond-turn = { $own ->
    [yes] { $player }, { $stage ->
        [none] твой ход
       *[other] твой { $phase }
    }: сыграешь карту?
   *[no] { $player }, { $stage ->
        [none] ход { CASE($active, "gen") }
       *[other] ход { CASE($active, "gen") }, { $phase }
    }: сыграешь карту?
}

waiting-for = Думает { $player }: { $kind ->
    [discard] сброс и добор карт
    [action] этап действия
    [gamble] черёд в раунде
    [order] кому заказать выпивку
    [split] делить ли выпивку
    [dare] согласиться или отказаться
    [choice] что выбрать
    [target] кого выбрать
    [cost] чем заплатить за карту
    [tracker] что получить
    [box] какую карту на планшете выбрать
    [lay-down] отложить ли карту
    [fetch] какую карту взять из сброса
    [sacrifice] сбросить карту или потерять стойкость
    [arrange] вернуть карты на место
    [offer] что взять
    [prize] какой приз на кон
    [award] кому приз
    [crawl] куда идти
    [member] кто из команды следующий
    [champion] кто выступит за команду
    [put-back] какую карту вернуть в колоду
    [lose-card] какую карту сбросить
    [effect-order] какой эффект применить
    [last-call] последний шанс
   *[respond] отвечать или нет
}

## Что будет с тобой

would-fortitude = { $amount ->
    [0] твоя стойкость не изменится
   *[other] тебе { plus-or-minus }{ $amount } к стойкости
}
would-alcohol = { $amount ->
    [0] твоё опьянение не изменится
   *[other] тебе { plus-or-minus }{ $amount } к опьянению
}
would-gold = { $place ->
    [inn] ты заплатишь таверне { gold-amount }
    [pot] ты поставишь на кон { gold-amount }
   *[player] ты заплатишь { CASE($payee, "dat") } { gold-amount }
}
would-receive = { $count ->
    [1] { $players } заплатит тебе { gold-amount }
   *[other] { $players } заплатят тебе { gold-each }
}

## Ответы

option-play = Сыграть { $card }
option-play-at = Сыграть { $card } на { CASE($targets, "acc") }
option-play-on = Сыграть { $card } на { CASE($drink, "acc") }
option-play-on-at = { $word ->
    [give-drink] Сыграть { $card }: передать { CASE($drink, "acc") } { CASE($targets, "dat") }
    [split-drink] Сыграть { $card }: разделить { CASE($drink, "acc") } с { CASE($targets, "ins") }
   *[other] Сыграть { $card } на { CASE($drink, "acc") }, выбрав { CASE($targets, "acc") }
}
option-mode = { $play } — { $gist }
option-behalf = { $play }, за { CASE($player, "acc") }
option-yourself = себя
    .gen = себя
    .dat = себе
    .acc = себя
    .ins = собой
    .pre = себе
option-pass = { $kind ->
    [gamble] Спасовать
    [action] Пропустить этап
    [last-call] Ничего не играть
   *[respond] { $answers ->
        [yes] Не отвечать
       *[no] Ничего не играть
    }
}
option-done = { $kind ->
    [discard] Больше не сбрасывать, добрать
   *[other] Закончить
}
option-give = { $kind ->
    [split] Разделить с { CASE($targets, "ins") }
    [target] Выбрать { CASE($targets, "acc") }
    [award] Приз достаётся { CASE($targets, "dat") }
    [member] { $targets }
    [champion] { $targets }
   *[order] Заказать выпивку { CASE($targets, "dat") }
}
option-spend = { $attribute ->
    [fortitude] Выпить зелье: +6 стойкости
    [alcohol] Выпить зелье: −6 опьянения
   *[gold] Сдать зелье: 3 золотых из таверны
}
option-keep = Выпить в одиночку
option-accept = Согласиться
option-decline = Отказаться
option-discard = Сбросить { $card }
option-prize = На кон: { $card }
option-crawl = Идём: { $card } (1 золотой)
option-crawl-none = Остаёмся
option-put-back = На верх колоды: { $card }
option-effect = { $gist }

## Раскрытая выпивка

drink-yours = { $empty ->
    [yes] { your-empty-mug }
   *[no] { your-drink } { $drink }
}
# То же в ответе, который даёт сам игрок: «сыграть на свою выпивку».
drink-own = { $empty ->
    [yes] { ones-own-empty-mug }
   *[no] { ones-own-drink } { $drink }
}
ones-own-drink = своя выпивка
    .gen = своей выпивки
    .dat = своей выпивке
    .acc = свою выпивку
    .ins = своей выпивкой
    .pre = своей выпивке
ones-own-empty-mug = своя пустая кружка
    .gen = своей пустой кружки
    .dat = своей пустой кружке
    .acc = свою пустую кружку
    .ins = своей пустой кружкой
    .pre = своей пустой кружке
your-drink = твоя выпивка
    .gen = твоей выпивки
    .dat = твоей выпивке
    .acc = твою выпивку
    .ins = твоей выпивкой
    .pre = твоей выпивке
your-empty-mug = твоя пустая кружка
    .gen = твоей пустой кружки
    .dat = твоей пустой кружке
    .acc = твою пустую кружку
    .ins = твоей пустой кружкой
    .pre = твоей пустой кружке
drink-of = { $empty ->
    [yes] { $drink } { CASE($name, "gen") }
   *[no] { some-drink } { CASE($name, "gen") } { $drink }
}
some-drink = выпивка
    .gen = выпивки
    .dat = выпивке
    .acc = выпивку
    .ins = выпивкой
    .pre = выпивке
drink-titles = { $first } + { $second }
drink-empty = пустая кружка
    .gen = пустой кружки
    .dat = пустой кружке
    .acc = пустую кружку
    .ins = пустой кружкой
    .pre = пустой кружке
drink-ignored = уже не подействует
drink-which = { $drink } ({ $number } из { $count })
drinks-several = на столе несколько порций

## Что происходит

stack-play = { $aimed ->
    [yes] { $player }: { $card } на { CASE($targets, "acc") } → { $outcome }
   *[no] { $player }: { $card } → { $outcome }
}
stack-attached = { $aimed ->
    [yes] { $line } (вместе с { $card } на { CASE($targets, "acc") })
   *[no] { $line } (вместе с { $card })
}
stack-event = { $player } раскрывает { $card } → { $outcome }
stack-ante = Ставка → { $outcome }
stack-new-drinks = Новая выпивка → { $outcome }
stack-payment = Выплата → { $outcome }
stack-own-rules = { $cause ->
    [none] { $player } → { $outcome }
   *[other] { $player }: { $fuse } → { $outcome }
}
fuse-of = { $fuse } { CASE($player, "gen") }
stack-drinks = На столе → { $drinks }
stack-contest = Кто кого перепьёт → { $drinks }
stack-drink = { $ignored ->
    [yes] { $drink }: не подействует
   *[no] { $drunk ->
        [yes] { $drink }: выпито
       *[no] { $drink }: { $numbers }
    }
}
stack-shared-drink = { $ignored ->
    [yes] { $players }: не подействует
   *[no] { $drunk ->
        [yes] { $players }: выпито
       *[no] { $players }: { $numbers }
    }
}
stack-shared = { $title } для всех — { $drinks }
stack-and = { $first }; { $second }

outcome-negated = отменено, эффекта не будет
outcome-nothing = ничего не происходит
will-of-another-package = происходит нечто особенное
outcome-under-way = эффект применяется
outcome-aftermath = эффект применён; пострадавшие могут дать сдачи
outcome-fortitude = { $players }: { $amount ->
    [0] стойкость не меняется
   *[other] { plus-or-minus }{ $amount } к стойкости
}
outcome-alcohol = { $players }: { $amount ->
    [0] опьянение не меняется
   *[other] { plus-or-minus }{ $amount } к опьянению
}
plus-or-minus = { $direction ->
    [gains] +
   *[loses] −
}
outcome-gold = { $players } { $place ->
    [inn] { $count ->
        [1] платит таверне { gold-amount }
       *[other] платят таверне { gold-each }
    }
    [pot] { $count ->
        [1] ставит на кон { gold-amount }
       *[other] ставят на кон { gold-each }
    }
   *[player] { $count ->
        [1] платит { CASE($payee, "dat") } { gold-amount }
       *[other] платят { CASE($payee, "dat") } { gold-each }
    }
}
outcome-gold-from-inn = за { CASE($players, "acc") } { $place ->
    [inn] таверна платит { inn-gold }
    [pot] таверна ставит на кон { inn-gold }
   *[player] таверна платит { CASE($payee, "dat") } { inn-gold }
}
inn-gold = { $count ->
    [1] { gold-amount }
   *[other] { gold-each }
}
outcome-gold-kept = золото остаётся у { CASE($players, "gen") }

# Что сделает каждое слово: о карте, на которую отвечают.

will-negate = { $player } отменяет { CASE($answered, "acc") }
will-cannot-be-negated = { $tracker ->
    [none] отменить её нельзя
    [mark] отменить её нельзя, если { $source } с меткой
   *[other] отменить её нельзя, если у { CASE($source, "gen") } есть { tracker-name }
}
will-ignore = { $answered } не действует на { CASE($player, "acc") }
will-stop-gain = от { CASE($answered, "gen") } стойкость повышается разве что у { CASE($player, "gen") }
will-redirect = потеря стойкости от { CASE($answered, "gen") } достаётся { CASE($targets, "dat") } вместо { CASE($player, "gen") }
will-share = { $player } и { $source } делят потерю стойкости от { CASE($answered, "gen") }
will-boost = каждое число карты { $answered } больше на { $amount }
will-from-the-inn = за { CASE($player, "acc") } платит таверна
will-keep-gold = золото остаётся у { CASE($player, "gen") }
will-start-round = начинается раунд азартных игр
will-start-bound-round = начинается раунд азартных игр, из которого никому не выйти по своей воле
will-take-control = перевес получает { $player }
will-only-cheating-next = потом перевес даст только шулерство
will-ante = все в раунде ставят на кон по 1 золотому
will-leave-round = { $aimed ->
    [yes] { $several ->
        [yes] { $targets } выходят из раунда
       *[no] { $targets } выходит из раунда
    }
   *[no] { $player } выходит из раунда
}
will-end-round = раунд заканчивается без победителя
will-win-round = раунд выигрывает { $player }
will-resume-round = раунд продолжается, перевес у { CASE($player, "gen") }
will-take-pot = кон достаётся { CASE($player, "dat") }
will-halve-winnings = половина кона достаётся { CASE($player, "dat") }
will-steal-from-pot = { $player } крадёт с кона { gold-amount }
will-order = { $player } заказывает ещё { how-many-drinks }
will-drink-more = { $several ->
    [yes] { $targets } пьют ещё
   *[no] { $targets } пьёт ещё
}
will-toast = каждый пьёт из колоды выпивки
will-give-reserve = { $whom } получает выпивку из особого погребца
will-shots = { $whom } пьёт порцию крепостью { $amount }
will-dare = каждый раскрывает порцию, и раскрывший самую слабую пьёт ещё и самую крепкую
will-step-outside = { $player } и { $targets } выходят на улицу
will-exchange = { $whom } сбрасывает { how-many-cards } и берёт { $amount }
will-discard-and-draw = { $whom } сбрасывает и добирает карты
will-fortitude-instead = { $drink } вместо крепости даёт +{ $amount } к стойкости
will-take-gold = { $player } берёт у таверны { gold-amount }
will-reset-tracks = { $player }: обе шкалы возвращаются в начало
will-mend-tracks = +{ $amount } к стойкости на затронутой шкале
will-reset-affected = затронутая шкала сначала возвращается в начало
will-take-tips = { $player } берёт у таверны то, что ей заплатили
will-put-back = каждый кладёт { how-many-cards } на верх своей колоды
will-ignore-drink = { $own ->
    [yes] выпивка { $title } не действует на { CASE($player, "acc") }
   *[no] { $drink } не подействует
}
will-negate-drink = { $player } отменяет { CASE($drink, "acc") }
will-give-drink = { $drink } достаётся { CASE($targets, "dat") }
will-send-to-pile = { $drink } не подействует и уйдёт в стопку { CASE($targets, "gen") }
will-split-drink = { $own ->
    [yes] { $player } делит выпивку { $title } с { CASE($targets, "ins") }
   *[no] { $player } делит { CASE($drink, "acc") } с { CASE($targets, "ins") }
}
will-strengthen = { $drink }: крепость { $direction ->
    [gains] +
   *[loses] −
}{ $amount }
will-lace-drink = { $amount ->
    [0] { $drink }, и с добавкой:
   *[other] { will-strengthen }, а
}
will-spoil-drink = { $drink }: стойкость не повысится
will-weaken-to = { $drink }: крепость не больше { $amount }
will-foresee-deck = { $player } смотрит верх колоды выпивки
will-foresee-pile = { $player } смотрит верх стопки «Выпей меня!» { CASE($targets, "gen") }
will-drink-to-fortitude = { $drink }: крепость прибавится к стойкости, а не к опьянению
will-replace-drink = { $drink }: теперь { $direction ->
    [gains] +
   *[loses] −
}{ $amount } к опьянению
will-may = если { $player } соглашается,
will-may-track = если { $player } захочет,
will-drink-from-deck = { $player } пьёт { how-many-drinks } из колоды
will-if-conscious = если { $player } после этого в сознании,
will-demand = каждый другой игрок платит { CASE($player, "dat") } { gold-amount }
will-round-on-the-house = каждый пьёт одну и ту же выпивку
will-drinking-contest = каждый пьёт из колоды выпивки, побеждает самая крепкая
will-draw = { $several ->
    [yes] { $whom } берут { how-many-cards }
   *[no] { $whom } берёт { how-many-cards }
}
will-discard = { $several ->
    [yes] { $whom } сбрасывают { how-many-cards }
   *[no] { $whom } сбрасывает { how-many-cards }
}
will-reveal = { $several ->
    [yes] { $whom } раскрывают { how-many-cards }
   *[no] { $whom } раскрывает { how-many-cards }
}
will-cards-for-fortitude = { $several ->
    [yes] { $whom } могут обменять карты на стойкость
   *[no] { $whom } может обменять карты на стойкость
}
will-choose-one = только одно из этого, по выбору { CASE($whom, "gen") }
will-more-actions = { $player } может сыграть ещё { how-many-actions }
will-end-turn = ход { CASE($player, "gen") } заканчивается
will-leave-turn = ход { CASE($player, "gen") } заканчивается
will-new-drinks = сброс выпивки становится новой колодой

whom-each = каждый
    .gen = каждого
    .dat = каждому
    .acc = каждого
    .ins = каждым
    .pre = каждом
whom-each-other = каждый другой игрок
    .gen = каждого другого игрока
    .dat = каждому другому игроку
    .acc = каждого другого игрока
    .ins = каждым другим игроком
    .pre = каждом другом игроке
answered-ante = ставка
    .gen = ставки
    .dat = ставке
    .acc = ставку
    .ins = ставкой
    .pre = ставке
answered-payment = выплата
    .gen = выплаты
    .dat = выплате
    .acc = выплату
    .ins = выплатой
    .pre = выплате
answered-nothing = это
    .gen = этого
    .dat = этому
    .acc = это
    .ins = этим
    .pre = этом

## Слова вокруг стола

phase-name = { $phase ->
    [discard] этап сброса и добора карт
    [action] этап действия
    [order] этап заказа выпивки
    [drink] этап кутежа
   *[none] { "" }
}
reason = { $text } ({ $rule })
