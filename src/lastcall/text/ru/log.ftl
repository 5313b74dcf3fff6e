# Журнал: по строке на событие. Настоящее время и никакого рода; имена в падежах ставит CASE.
# Сообщение, от которого ничего не осталось, – не строка.

log-card = «{ $title }»

log-unseen-card = карту

log-turn = Ход { $amount }: { $player }
log-played = { $aimed ->
    [yes] { $player } играет { $card } на { CASE($targets, "acc") }{ $how }.
    [self] { $player } играет { $card } на себя{ $how }.
   *[no] { $player } играет { $card }{ $how }.
}
log-how = { "\u00A0" }({ $how })
log-attached = { $player } раскрывает { $card } и добавляет к своей карте.
log-negated = { $named ->
    [yes] Отменено: { $card } ({ $player }).
   *[no] Отменено ({ $player }).
}
log-ignored = { $named ->
    [yes] { $card } не действует на { CASE($player, "acc") }.
   *[no] Это не действует на { CASE($player, "acc") }.
}
log-redirected = { $player } перенаправляет потерю стойкости на { CASE($other, "acc") }.
log-shared = { $player } делит потерю стойкости с { CASE($other, "ins") }.
log-accepted = { $player } соглашается.
log-declined = { $player } отказывается.

log-fortitude = { $player }: { $direction ->
    [gains] +
   *[loses] −
}{ $amount } к стойкости (теперь { $now }).
log-alcohol = { $player }: { $direction ->
    [gains] +
   *[loses] −
}{ $amount } к опьянению (теперь { $now }).
log-turned-over = { $followed ->
    [yes] { $player } открывает { $card } и исполняет.
   *[no] { $player } открывает { $card }: { $box ->
        [gambling] сыграть нечего.
        [cheating] сыграть нечего.
       *[other] об этом там ни слова.
    }
}
log-track = { $player } против { CASE($other, "gen") }: { $direction ->
    [gains] +
   *[loses] −
}{ $amount } { $stat ->
    [fortitude] к стойкости
   *[alcohol] к опьянению
} (теперь { $now }).
log-track-reset = { $out ->
    [yes] { $player } отключается на шкале против { CASE($other, "gen") }, и стойкость там снова { $top }.
   *[no] { $player }: на шкале против { CASE($other, "gen") } стойкость снова { $top }.
}
log-paid = { $place ->
    [inn] { $player } платит таверне { gold-amount }.
    [pot] { $player } ставит на кон { gold-amount }.
   *[player] { $player } платит { CASE($other, "dat") } { gold-amount }.
}
log-inn-paid = { $place ->
    [inn] За { CASE($player, "acc") } расплачивается таверна: { gold-amount }.
    [pot] За { CASE($player, "acc") } таверна ставит на кон { gold-amount }.
   *[player] За { CASE($player, "acc") } таверна платит { CASE($other, "dat") } { gold-amount }.
}

log-drew = { $player } берёт { how-many-cards }.
log-discarded = { $player } сбрасывает { $card }.
log-showed = { $player } раскрывает { $card }.
log-looked = { $player } смотрит верх колоды: { how-many-cards }.
log-reshuffled = { $player } перемешивает свой сброс в новую колоду.

log-ordered = { $player } заказывает выпивку { CASE($other, "dat") }.
log-served = { $player } подаёт { CASE($other, "dat") } выпивку из особого погребца.
log-revealed = { $player } раскрывает { $card }.
log-chaser = { $player } добавляет запивон: { $card }.
log-event = { $player } раскрывает { $card }.
log-event-skipped = { $player } раскрывает и сбрасывает { $card }.
log-drank = { $own ->
    [yes] { $player } пьёт.
   *[no] { $player } пьёт выпивку, раскрытую { CASE($other, "ins") }.
}
log-drink-ignored = Выпивка не действует на { CASE($player, "acc") }.
log-drink-negated = { $player } отменяет выпивку { CASE($other, "gen") }.
log-given = { $player } передаёт выпивку { CASE($other, "dat") }.
log-split = { $player } делит выпивку с { CASE($other, "ins") }.
log-strengthened = Выпивка { CASE($player, "gen") }: { $direction ->
    [gains] крепость +{ $amount }
   *[loses] крепость −{ $amount }
}.
log-replaced = Теперь эффект выпивки { CASE($player, "gen") }: { $direction ->
    [gains] +{ $amount }
   *[loses] −{ $amount }
} к опьянению.
log-turned-to-fortitude = Крепость выпивки { CASE($player, "gen") } прибавится к стойкости, а не к опьянению.
log-laced = В выпивке { CASE($other, "gen") } теперь есть ещё кое-что.
log-spoiled = Выпивка { CASE($other, "gen") } не повысит стойкость.
log-kept = { $player } оставляет перед собой: { $card }.
log-sent-on = { $player } отправляет выпивку в стопку { CASE($other, "gen") }.
log-sobers-up = Пить нечего: { $player } трезвеет.
log-deck-exhausted = Колода выпивки закончилась: все платят за новую.
log-restocked = { $amount ->
    [0] Новую колоду выпивки составить не из чего.
    [one] В новой колоде выпивки { $amount } карта.
    [few] В новой колоде выпивки { $amount } карты.
   *[many] В новой колоде выпивки { $amount } карт.
}

log-round-started = { $player } начинает раунд азартных игр.
log-no-ante = { $player } не может поставить на кон, поэтому не ставит никто.
log-control = Перевес: { $player }.
log-passed = { $player } пасует.
log-left-round = { $player } выходит из раунда.
log-stole-from-pot = { $player } крадёт с кона { gold-amount }.
log-took-from-inn = { $player } берёт у таверны { gold-amount }.
log-round-ended = { $player } прекращает раунд.
log-round-without-winner = { $amount ->
    [0] Раунд никто не выигрывает.
   *[other] Раунд никто не выигрывает, и кон достаётся таверне: { gold-amount }.
}
log-round-won = Раунд выигрывает { $player }.
log-round-resumed = { $player } продолжает раунд.
log-pot-taken = { $player } претендует на кон.
log-prize-staked = На кону приз: { $card }.
log-prize-won = { $player } выигрывает приз: { $card }.
log-prize-used = Приз срабатывает ({ $player }): { $card }.
log-prizes-back = Таверна снова выставляет призы: { $amount }.
log-crawled = { $player } ведёт всех в заведение { $card }.
log-last-orders = Заказывать здесь больше нечего: все возвращаются в таверну.
log-put-on-deck = { $player } кладёт карту на верх своей колоды.
log-put-on-deck-card = Это { $card }; видит её только { $player }.
log-collected = { $amount ->
    [0] На кону нет золота для { CASE($player, "gen") }.
   *[other] { $place ->
        [inn] { $player } выигрывает кон для таверны: { gold-amount }.
       *[other] { $player } забирает с кона { gold-amount }.
    }
}

log-contest-tied = Ничья: у нескольких игроков крепость { $amount }, они пьют ещё.
log-contest-won = Состязание в питье выигрывает { $player }.
log-contest-without-winner = Состязание в питье никто не выигрывает.

log-part = Теперь играет { $player }.
log-championed = За команду выступает { $player }.
log-potion = { $attribute ->
    [gold] { $player } сдаёт зелье
   *[other] { $player } пьёт зелье
} (осталось: { $left }).
log-last-call = Последний шанс: { $player }!
log-divided = { $amount ->
    [0] { "" }
   *[other] { $share ->
        [0] Золото { CASE($player, "gen") } достаётся таверне: { $amount }.
       *[other] Золото { CASE($player, "gen") } ({ $amount }) делят: каждому, кто ещё в игре, по { $share }, остаток таверне.
    }
}
log-passed-out = { $player } отключается и выбывает из игры.
log-out-of-gold = { $player } выбывает из игры: золото закончилось.
log-won = { $player } побеждает: больше на ногах никого!
log-won-together = Победила команда: { $targets }!
log-tied = { $player }: ничья.
