# Почему стол не накрыть: и для сервера, и для командной строки.
# Ошибки самого движка (SetupError) сами называют своё сообщение.

table-players = { $count ->
    [one] { $count } игрок не сыграет
    [few] { $count } игрока не сыграют
   *[many] { $count } игроков не сыграют
}: нужно от { $fewest } до { $most }.
table-seated-twice = { $name } сидит за столом дважды; без двойников каждый персонаж садится один раз.
table-seed = Зерно { $seed } не годится: нужно целое число от 0 до { $largest }.
table-first = Места { $seat } нет; первый игрок — от 0 до { $last }.
table-without-drinks = Столу нужна хотя бы одна колода выпивки.
table-tavern = Заведения { $tavern } нет; они от 0 до { $last }.
table-few-drinks = { $drinks ->
    [one] { $drinks } карты
   *[many] { $drinks } карт
} выпивки не хватит: игроков { $players }, и каждому сдают по одной.
table-many-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} — слишком много для одного стола: на нём помещается { $most }.
table-character = Нет персонажа «{ $name }»{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
} Есть { $names }.
table-drink-deck = Нет колоды выпивки «{ $name }»{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
} Есть { $names }.
table-variant = Нет варианта «{ $name }»{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
} Есть { $names }.
table-variant-twice = Вариант { $name } назван дважды.
table-variant-taverns = Вариант { $name } не сочетается с вариантом «По кабакам»: оставь что-нибудь одно.
table-variants-apart = Варианты { $name } и { $other } не сочетаются: оставь что-нибудь одно.
table-pairs = Игроков { $count }, а в вариант { $name } играют парами: нужно 4, 6, 8 или 10 игроков.
table-boss = Игроков { $count }, а в варианте { $name } босс играет против 2, 3 или 4 претендентов.
table-villain = { $name ->
    [two-headed-boss] В { $name } играют одни злодеи: у каждого персонаж с картами босса, скажем petra,petra,petra,petra.
    [lackeys] Для { $name } в каждой паре (первые двое, следующие двое и так далее) нужен злодей — персонаж с картами босса: скажем, petra,gog,petra,eve.
   *[other] Для { $name } за столом нужен злодей — персонаж с картами босса, например petra.
}
table-lackey = { $name } — главарь и подручным в той же игре быть не может.
table-variant-people = Вариант { $name } только для { $people } игроков, а здесь { $count }.
table-variant-teams = Вариант { $name } не сочетается с командами: оставь что-нибудь одно.
table-guest-twice = { $name } назван дважды, а сядет один.
table-guest-begins = С вариантом { $name } никто другой не начинает: не указывай первого игрока или укажи место { $seat }.
table-otto-faction = Нет фракции «{ $name }»{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
} Есть { $names }.
table-otto-factions = Колода Отто — это две разные фракции, а не { $given }. Есть { $names }.
table-part = Какой-то части стола нет или она не того рода ({ $problem }).

# На сервере.
table-no-character = В этих наборах нет персонажа «{ $name }».
table-no-box = Нет набора «{ $name }»; есть { $names }.
table-no-drink-deck = Нет колоды выпивки «{ $name }»; есть { $names }.
table-no-bot = Нет бота «{ $name }»; есть { $names }.
bot-not-loaded = Бота «{ $name }» не загрузить из { $place } ({ $problem }).
bot-is-none = «{ $name }» — не бот: { $place } не потомок базового класса.
bot-needs-numpy = Боту «{ $name }» нужен NumPy; его установит { $command }.
bot-weights-missing = Не прочитать, чему научился бот «{ $name }»: { $file } ({ $problem }). Установи Last Call заново.
bot-weights-damaged = То, чему научился бот «{ $name }», повреждено: { $file }. Установи Last Call заново.
bot-weights-other = В { $file } — то, чему научился другой бот или другая версия ({ $found } вместо { $wanted }). Установи Last Call заново.
bot-instead = { $problem } Вместо него играет «{ $instead }».
table-box-twice = Один набор назван дважды.
table-drink-deck-twice = Одна колода выпивки названа дважды.
table-few-characters = В этих наборах { $characters ->
    [one] { $characters } персонаж
    [few] { $characters } персонажа
   *[many] { $characters } персонажей
}, а мест { $seats }; разреши двойников или добавь набор.
table-rated-alone = В зачёт идут только партии каждый за себя: без команд и без Отто.
table-tournament-alone = В турнире каждый играет за себя: без команд и без Отто.
table-boxes-without-drinks = В этих наборах нет колоды выпивки; назови её.

# В терминале.
table-against = --players { $players } не сходится с --against: имён там { $against }, вместе с тобой { $wanted ->
    [one] { $wanted } игрок
    [few] { $wanted } игрока
   *[many] { $wanted } игроков
}. Убери одно из двух.
table-draw = Игроков { $players }, а персонажей { $characters }: { $names }. С --doppelgangers персонаж может сесть за стол дважды.
table-bots = В --bots ботов { $bots }, а соперников { $seats }; назови одного на всех или по одному на каждого.
