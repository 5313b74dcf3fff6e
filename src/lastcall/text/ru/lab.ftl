# Эксперименты: lastcall lab run.

lab-arm = Стол
lab-ties = Ничьи
lab-truncated = Прервано
lab-errors = Ошибки
lab-turns = Ходы
lab-done = { $folder }: партий { $games }, сейчас сыграно { $played }, в секунду { $speed }
lab-interrupted = Остановлено: сыграно партий { $done } из { $games }. Та же команда продолжит с этого места.
lab-process-ended = Один из процессов остановлен извне. Готовое сохранено; та же команда продолжит с этого места.
lab-other-worker = На машине { $host } есть отличия: { $names }. Везде нужны одинаковые версии; готовое сохранено.
lab-not-written = В «{ $folder }» не удаётся писать: { $problem }. Готовое сохранено; та же команда продолжит с этого места.
lab-record = «{ $name }» не записывается; можно записать { $names }.
lab-plan-or-options = Назовите план или опишите стол, но не то и другое: уберите { $option } или план.
lab-no-plan = План «{ $file }» не читается: { $problem }.
lab-bad-plan = { $file }: { $problem }

## Папка

lab-in-use = В «{ $folder }» пишет другой процесс; дождитесь его или назовите другую папку.
lab-not-empty = В папке «{ $folder }» уже что-то лежит; нужна пустая или новая.
lab-another = В папке «{ $folder }» результаты другого эксперимента; нужна пустая или новая. Отличается: { $why }.
lab-format = В папке «{ $folder }» нет результатов, которые здесь можно прочесть (нужен формат { $format }).

## Что не так с планом

plan-line = Строка { $line }: { $problem }
plan-toml = Это не TOML ({ $problem }).
plan-field = Здесь нет поля «{ $name }»{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
} Можно { $names }.
plan-record = «{ $name }» не записывается{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
} Можно записать { $names }.
plan-bot = Нет бота «{ $name }»{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
} Есть { $names }.
plan-kind = { $field }: здесь нужно { $kind ->
    [number] целое число
    [flag] true или false
    [change] задать таблицу
   *[names] имя или список имён
}.
plan-chunk = chunk не может быть { $chunk }: нужно от 1 до { $most } или 0, чтобы размер выбрался сам.
plan-tables = Столы пишутся как [[tables]], каждый отдельно.
plan-no-table = В плане нет ни одного стола.
plan-name = «{ $name }» не годится как имя стола: нужно от 1 до 40 букв, цифр, пробелов и знаков + . - _.
plan-name-twice = Два стола называются «{ $name }»; у каждого должно быть своё имя.
