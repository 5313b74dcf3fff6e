# Правила: `lastcall rules`.

rules-section = { $section } ({ $prefix })

rules-boxes = Где сказано: { $boxes }
rules-basis = { $basis ->
    [rulebook] Сказано в тексте правил
    [card] Напечатано на карте
    [example] Показано на разобранном примере
    [note] Есть в примечаниях к набору
    [derived] Следует из других правил
    [ruling] Наше решение там, где правила молчат
    [reported] Известно из открытых списков и обзоров
    [house] Наше: источники об этом молчат
   *[other] { $basis }
}
rules-note-boxes = Разница между наборами: { $note }
rules-note-ruling = { $note }
rules-tested = Проверено тестом: да
rules-untested = Проверено тестом: ещё нет

rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-summary = { rules-count }, проверено тестами: { $tested }
rules-no-match =
    Ни в одном правиле нет слов «{ $words }». Назови номер, например GAMB-12, раздел ({ $prefixes }) или другие слова.
rules-unknown-in-section = Правила { $id } нет. В разделе «{ $section }» они от { $first } до { $last }.
rules-unknown-nearest = Правила { $id } нет. Похожие: { $ids }.
rules-unknown = Правила { $id } нет. Номера начинаются с { $prefixes }.
