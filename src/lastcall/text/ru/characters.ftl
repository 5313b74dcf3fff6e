# Кто сидит за столом. `.short` – имя в журнале и на планшетах, дальше его падежи для CASE:
# кого, кому, кого (вин.), кем, о ком. Имя без падежей не склоняется. `.gender = f` – она.

character-dimli = Дварф Димли
    .short = Димли
character-eve = Иллюзионистка Ева
    .short = Ева
    .gender = f
    .gen = Евы
    .dat = Еве
    .acc = Еву
    .ins = Евой
    .pre = Еве
character-fleck = Бард Флэк
    .short = Флэк
    .gen = Флэка
    .dat = Флэку
    .acc = Флэка
    .ins = Флэком
    .pre = Флэке
character-gog = Полуогр Гог
    .short = Гог
    .gen = Гога
    .dat = Гогу
    .acc = Гога
    .ins = Гогом
    .pre = Гоге
character-whitehawk = Капитан Уайтхоук
    .short = Уайтхоук
    .gender = f
character-remy = Реми
    .short = Реми
character-bryn = Брин
    .short = Брин
    .gender = f
character-tara = Тара
    .short = Тара
    .gender = f
    .gen = Тары
    .dat = Таре
    .acc = Тару
    .ins = Тарой
    .pre = Таре
character-sera = Сэра
    .short = Сэра
    .gender = f
    .gen = Сэры
    .dat = Сэре
    .acc = Сэру
    .ins = Сэрой
    .pre = Сэре
character-joran = Джоран
    .short = Джоран
    .gen = Джорана
    .dat = Джорану
    .acc = Джорана
    .ins = Джораном
    .pre = Джоране
character-lizwick = Лизвик
    .short = Лизвик
    .gender = f
character-zakhan = Захан
    .short = Захан
    .gen = Захана
    .dat = Захану
    .acc = Захана
    .ins = Заханом
    .pre = Захане
character-warthorn = Варторн Рыжебров
    .short = Варторн
    .gen = Варторна
    .dat = Варторну
    .acc = Варторна
    .ins = Варторном
    .pre = Варторне
character-molly = Конюх Молли
    .short = Молли
    .gender = f
character-wench = Девка Оливия
    .short = Оливия
    .gender = f
    .gen = Оливии
    .dat = Оливии
    .acc = Оливию
    .ins = Оливией
    .pre = Оливии
character-jasper = Вышибала Джаспер
    .short = Джаспер
    .gen = Джаспера
    .dat = Джасперу
    .acc = Джаспера
    .ins = Джаспером
    .pre = Джаспере
character-dale = Миколог Дейл
    .short = Дейл
    .gen = Дейла
    .dat = Дейлу
    .acc = Дейла
    .ins = Дейлом
    .pre = Дейле
character-jett = Курьер Джетт
    .short = Джетт
    .gen = Джетта
    .dat = Джетту
    .acc = Джетта
    .ins = Джеттом
    .pre = Джетте
character-petra = Коварная Петра
    .short = Петра
    .gender = f
    .gen = Петры
    .dat = Петре
    .acc = Петру
    .ins = Петрой
    .pre = Петре
character-terci = Доктор Терси
    .short = Терси
character-ygella = Сержант-зверовод Игелла
    .short = Игелла
    .gender = f
    .gen = Игеллы
    .dat = Игелле
    .acc = Игеллу
    .ins = Игеллой
    .pre = Игелле
character-otto = Автомат Отто
    .short = Отто

# Дополнительные колоды.
deck-sea = Колода моря
deck-prizes = Призы
deck-petra-boss = Карты босса
deck-beside = Сыграно боссом
deck-places = Заведения
deck-drinks-star-mole = Выпивка «Звездорыла»
deck-drinks-velvet-purse = Выпивка «Бархатного кошеля»
deck-drinks-anvil = Выпивка «Под наковальней»
deck-mushrooms = Колода грибов Дейла
deck-patients = Колода пациентов Терси
deck-items = Колода вещиц Лизвик
deck-stories = Колода историй Варторна
deck-stable = Колода стойла Молли
deck-reserve = Особый погребец Оливии

character-again = { $name } { $number ->
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
    [10] X
   *[other] { $number }
}
