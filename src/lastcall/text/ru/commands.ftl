# `lastcall cards` и `lastcall replay`.

cards-deck = { $name } ({ $box })
cards-drink-deck = Колода выпивки ({ $box })
cards-copies = { $count }×
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, разных { $kinds }; { $house ->
    [0] все из источников
   *[many] { $house } из них наши
}
cards-no-box = Нет набора «{ $name }»{ $hint } Есть { $names }.
cards-no-character = Нет персонажа «{ $name }»{ $hint } Есть { $names }.
cards-not-in-box = В наборе { $box } нет персонажа { $character }. { $count ->
    [0] В нём нет никого.
   *[many] В нём есть { $names }.
}
hint = ; может быть, { $name }?
no-hint = .

standing = { $player }: С { $fortitude }, О { $alcohol }, { $gold } { $gold ->
    [one] золотой
   *[many] золотых
}
standing-and = { $first } · { $second }
replay-heading = { $names } · зерно { $seed }
replay-players = За игроков решали: { $players }
replay-unfinished = Здесь запись кончается; партия не была доиграна.
replay-unreadable = { $file } не прочитать: { $problem }
replay-no-text = { $file } — не запись партии: это даже не текст.
replay-damaged = { $file }: { $problem }
record-broken-off = Это не целая запись партии: её JSON обрывается.
record-format = Это не запись партии (нужен формат «{ $format }»).
record-part = Запись испорчена: «{ $part }» нет или там не то.
record-item = Запись испорчена: что-то не то в «{ $part }».
record-table = Запись называет стол, который не накрыть. { $problem }
record-over = Партия закончилась после { $count } { $count ->
    [one] ответа
   *[many] ответов
}, а в записи их больше.
record-answer = Ответ { $number } в записи — { $answer }, а вариантов было только { $options }: запись изменили.
record-end = Запись ведёт не к тому концу, который называет: её изменили или обрезали.
