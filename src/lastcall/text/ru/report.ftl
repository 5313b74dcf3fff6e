# Отчёты об опытах: lastcall lab report, lastcall lab compare; и что план может изменить.

report-title = Что вышло: { $name }
report-about = Сыграно партий: { $games } из { $planned }. Опыт { $digest }, Last Call { $version }.
report-other-content = С тех пор здесь изменилось: { $names }. Тексты карт — сегодняшние.
report-arm = { $who }; игроков: { $players }; решают: { $bots }; колоды выпивки: { $drinks }{ $variants ->
    [none] .
   *[other] ; варианты: { $variants }.
} Зерно { $seed }.
report-counts = Партий: { $games }, из них оборвалось { $errors }, без конца осталось { $truncated }; ни те, ни другие дальше не считаются.
report-drawn = персонажи тянутся заново для каждой партии
report-nothing = Ни одна партия не дошла до конца.
report-changed = Что изменено
report-boxes = Наборы из других пакетов: { $boxes }.
report-column = { $name ->
    [title] Карта
    [deck] Колода
    [copies] Копий
    [before] Как напечатано
    [after] Здесь
    [who] Кто
    [games] Партий
    [wins] Побед
    [rate] Доля
    [interval] Интервал 95 %
    [in-hand] В руке
    [played] Сыграна
    [answered] Получила ответ
    [discarded] Сброшена
    [kept] Осталась в руке
    [with] Победы сыгравших
    [without] Победы несыгравших
    [worth] Разница, пункты
    [what] Что
    [a] А
    [b] Б
    [difference] Разница
   *[p] Вероятность (Холм)
}
report-interval = от { $low } до { $high }
report-wins = Победы
report-wins-note = Точки — доли от партий, в которых персонаж сидел за столом, линии — их 95-процентные интервалы; пунктир — сколько выигрывал бы каждый, будь все равны. Ничья не победа ни для кого.
report-seats = Чего стоит место
report-place = { $number }-е
report-seats-note = { $by ->
    [order] Победы по очереди хода: 1-е место начинало вечер.
   *[chair] Победы по номеру места; если записывать ходы, будут по очереди хода.
}
report-bots = Победы по тому, кто решал
report-numbers = Числа
report-ends = Чем кончаются вечера
report-ends-note = Что стало с каждым к концу вечера.
report-state = { $state ->
    [in] ещё в игре
    [passed-out] без чувств
   *[broke] без золота
}
report-length = В среднем вечер длится столько ходов: { $mean }; восемь из десяти — от { $low } до { $high }.
report-ties = Ничьи: { $rate } ({ $interval }).
report-lengths = Сколько длятся вечера
report-turns = ходы
report-games = партии
report-turn = ход партии
report-standing = Стойкость, опьянение и золото
report-standing-note = Среднее среди тех, кто ещё в игре, к началу каждого хода: кому плохо, тот из него выбывает.
report-attribute = { $name ->
    [fortitude] Стойкость
    [alcohol] Опьянение
   *[gold] Золото
}
report-side = { $side ->
    [winners] победители
   *[others] остальные
}
report-curve = { $name }: от { $first } до { $last } к ходу { $turn }
report-beats = Кто кого
report-beats-note = Как часто тот, кто слева, оказывался выше того, кто сверху, когда за столом были оба; равенство считается за половину.
report-ahead = выше, чем …
report-cards = Карты
report-caution = Осторожно с выводами: карты разыгрывали не по жребию. Кто дольше в игре, тот и карт играет больше, а спасительную карту играют те, кому уже плохо. «Разница» сравнивает тех, кто сыграл карту хоть раз, с теми, у кого она была и кто её так и не сыграл; это лишь подсказка, куда смотреть. Что делает карта, показывает только изменение, испытанное на тех же раздачах.
report-not-kept = Это не записывалось: план должен попросить об этой таблице («{ $table }»).
report-method = Интервалы — Уилсона, 95 %, у разностей — Ньюкомба; о ботах, которые играли бы иначе, они ничего не говорят. Поправки на множество чисел на этой странице нет: её делает команда сравнения.
report-written = { $file }: { $size } кБ. Открой в браузере.
report-not-written = «{ $file }» не записать: { $problem }.

compare-title = { $a } и { $b }
compare-what = { $what ->
    [wins] { $of }: победы
    [bot] { $of } (бот): победы
    [passed-out] { $of }: без чувств
    [broke] { $of }: без золота
    [ties] ничьи
   *[turns] ходов в партии
}
compare-some = Сравнений с разницей больше случайной: { $count } из { $all }.
compare-none = Ни в одном из сравнений ({ $all }) разница не больше случайной.
compare-paired = Одни и те же раздачи сыграны дважды, поэтому партии сравниваются одна с другой.
compare-apart = Раздачи разные, поэтому доли сравниваются в целом; с тем же зерном и теми же местами случая было бы меньше.
compare-method = Вероятность случайности — с поправкой Холма на все сравнения ({ $all }); считается меньше 0,05. Интервалы — для каждой разницы отдельно, 95 %.
compare-nothing-common = Общего по имени стола у них нет: { $a } и { $b }. Назови по одному, как ПАПКА:СТОЛ.

lab-no-results = «{ $folder }» — не папка с результатами опыта.
lab-nothing-played = В «{ $folder }» ещё не сыграно ни одной партии.
lab-no-arm = В «{ $folder }» нет стола «{ $name }»; есть { $names }.

change-part = Здесь ({ $where }) нет «{ $name }»{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
} Есть { $names }.
change-number = У { $where } нет числа «{ $name }»{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
} Есть { $names }.
change-deck = Нет колоды «{ $name }»{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
} Колоды: { $names }.
change-card = Нет карты «{ $name }»{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
} Имена всех карт показывает lastcall cards --json.
change-range = { $card }: { $name } не может быть { $value }; может от { $least } до { $most }.
change-kind = В изменениях не то в «{ $name }». Нужно: { $expected }.
change-box = Набор «{ $name }» не открыть: { $problem }. Назови установленный ({ $names }) или модуль:ИМЯ.
change-few = В колоде { $deck } осталось карт: { $cards }; нужно { $least } или больше.
