# `lastcall cards`, `lastcall replay` и `lastcall sim`.

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
standing-track = { $player } против { CASE($other, "gen") }: С { $fortitude }, О { $alcohol }
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

## lastcall explain

explain-thinking = Обдумываем
explain-no-turn = в партии нет хода { $turn }: она кончилась на ходу { $turns }.
explain-turn = Ход { $turn }
explain-nothing = Выбирать было не из чего.
explain-of = { $name }: { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}, из них как у завсегдатая: { $best }
explain-no-moments = Ничего такого, что нельзя было бы списать на случай.
explain-usual = { $chance } %
explain-option = { $chance } % ± { $error }
explain-cost = Это стоило { $cost } пункта шансов на победу. Что говорило за первый ответ:

## lastcall sim

sim-character = Персонаж
sim-team = Команда
sim-bot = Бот
sim-games = Партии
sim-wins = Победы
sim-share = Доля
sim-counts = Партий { $games }, ничьих { $ties }, ошибок { $errors }
sim-length = Ходов за партию { $turns }, решений { $decisions }
sim-speed = В секунду: партий { $games }, решений { $decisions }
sim-more-errors = … и ещё { $count }.
sim-no-record = Не удалось сохранить запись: { $problem }.
sim-process-ended = Один из процессов остановлен извне.
sim-no-folder = Не удалось создать папку «{ $folder }» для --save: { $problem }.
sim-record-exists = «{ $file }» уже есть; для --save нужна пустая или новая папка.
plan-games = Столько партий не сыграть: { $games }; нужна хотя бы одна.
plan-characters = Игроков нужно { $players }, а персонажей названо { $characters }.
plan-bots = Ботов названо { $bots }, а игроков { $players }; назови одного на всех или { $players }.
sim-failed = Партия { $game } ({ $seated }; зерно { $seed }): { $problem }

## Что не так в командной строке

cli-error = Ошибка: { $problem }
cli-try = Справка: { $command }
cli-no-option = Параметра { $name } нет{ $hint }
cli-no-command = Команды «{ $name }» нет{ $hint }
cli-option-alone = Параметр { $name } так не пишут: ему нужно значение, или оно лишнее.
cli-missing = Не хватает { $what }: без этого команда ничего не делает.
cli-bad-value = { $typed }: { $problem }
cli-stopped = Остановлено.
cli-too-much = Эта команда не знает, что делать с «{ $what }».
cli-one-of = нужно одно из { $values }.
cli-number = нужно { $whole ->
    [yes] целое число
   *[no] число
} от { $least } до { $most }.
cli-number-from = нужно { $whole ->
    [yes] целое число
   *[no] число
} не меньше { $least }.
cli-whole-number = нужно целое число.
