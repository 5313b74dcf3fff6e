# Названия карт. Ключ делается из английского названия: lastcall.text.phrases.title_key.
# Общие названия взяты из русского издания, остальные наши; в правилах они те же.

## Карты, которые есть у многих

title-gambling-i-m-in = Играете? Я с вами!
title-i-raise = Повышаю!
title-winning-hand = Козырная рука!
title-i-don-t-think-so = Ну уж нет!
title-oh-i-guess-the-wench-thought-that-was-her-tip = А девка решила, что это чаевые...
title-the-wench-thinks-you-should-stop-playing-with-the-drinks = Девка просит не играть с выпивкой
title-tip-the-wench = Чаевые
title-wench-bring-some-drinks-for-my-friends = Девка, выпивки моим друзьям!
title-tip-the-barkeep = Чаевые трактирщику
title-the-barkeep-thinks-you-should-stop-playing-with-the-drinks = Трактирщик просит не играть с выпивкой
title-well-the-barkeep-figured-that-was-for-him = А трактирщик решил, что это ему...

## Димли

title-dwarves-always-have-money = У дварфов деньги есть всегда.
title-lemme-check-the-money-belt = Дай-ка пошарю в поясе...
title-i-don-t-want-this-watered-down-stuff = Бурду с водой не пью!
title-my-mother-gave-me-stronger-stuff-when-i-was-a-baby = Мне мамка в люльке крепче наливала!
title-uuurp-that-hit-the-spot = Ууурп! Хорошо пошла!
title-you-have-this-i-m-waiting-for-the-good-stuff = Пей ты. Я жду чего получше!
title-impressive-dwarven-war-belch = Могучая боевая отрыжка дварфов!
title-thanks-but-i-think-i-ll-keep-my-gold = Спасибо... но золото я приберегу.
title-what-and-part-with-my-hard-earned-money = Что? Отдать кровные?
title-can-t-you-see-i-m-talking-to-this-pretty-bearded-lass-here = Не видишь, тут бородатая красотка?
title-stop-using-my-head-as-a-table = Моя голова вам не стол!
title-that-s-it-no-more-short-jokes = Всё! Хватит шуток про рост!
title-are-you-saying-i-m-grumpy = Это я-то ворчун?
title-let-s-try-some-dwarven-wrist-wrestling = Поборемся на руках по-дварфийски!
title-hey-you-almost-damaged-the-beard = Эй! Чуть бороду не попортили!
title-good-thing-i-was-wearing-my-great-grandfather-s-helmet = Хорошо, что на мне прадедов шлем!
title-spike-it-with-firewater = Добавим-ка огоньку!
title-drink-up-friend = Пей до дна, дружище!
title-best-two-out-of-three = Может, до двух побед?
title-now-this-stuff-is-actually-good-try-some = А вот это вещь! Попробуй!

## Ева

title-it-s-the-disappearing-coin-trick-not-the-reappearing-coin-trick = Монета исчезает. Это весь фокус.
title-gold-what-gold = Золото? Какое золото?
title-drink-what-this-is-empty = Что пить? Тут же пусто.
title-what-s-that-up-your-sleeve = А что это у тебя в рукаве?
title-my-word-what-could-that-be = Ах, что бы это могло быть?
title-oops-i-dropped-my-cards = Ой... карты упали...
title-this-time-let-s-use-my-cards = А теперь сыграем моими картами.
title-actually-that-s-dragon-breath-ale = Вообще-то это Драконья горелка.
title-illusionary-coin = Иллюзорная монета
title-ha-that-s-just-an-illusion-i-m-actually-over-here = Ха! Это иллюзия, а я вот где!
title-i-attempt-to-disbelieve = Попробую в это не поверить.
title-look-in-to-my-eyes-you-are-getting-drunker = Смотри в глаза... ты... пьянеешь!
title-i-cloak-myself-in-shadow = Окутываю себя тенью.
title-that-s-odd-illusions-aren-t-supposed-to-actually-hurt = Странно. Иллюзия, а больно.
title-whoa-careful-that-s-real-fire = Ой! Осторожно! Огонь-то настоящий!
title-i-ve-been-working-on-a-new-spell-it-s-called-share-pain = Новое заклятие: „Раздели боль“!
title-sleight-of-hand = Ловкость рук
title-i-m-not-eve-she-s-over-there = Я не Ева! Ева вон там!
title-tip-me-i-m-the-wench = Чаевые сюда, я тут девка.

## Флэк

title-wench-please-allow-me-to-pay-for-these-drinks-with-a-song = Девка, позволь заплатить песней!
title-look-at-these-cards-this-must-be-my-lucky-day = Вот это карты! Мой счастливый день!
title-fortunately-i-had-this-card-up-my-sleeve-ha-ha-just-kidding = А карта-то в рукаве! Ха-ха, шучу!
title-it-seems-that-lady-luck-is-smiling-on-me = Кажется, Фортуна мне улыбается!
title-you-know-i-should-take-better-care-of-my-dainty-figure = Знаете, мне пора беречь фигуру!
title-i-may-be-a-fop-but-i-can-hold-my-liquor = Я хоть и щёголь, но пить умею!
title-i-do-so-hate-to-drink-alone = Ах, как я не люблю пить один...
title-leave-me-be-i-m-trying-to-read-lore-here = Не мешайте! Я читаю предания!
title-oh-hey-this-looks-like-a-serious-game = О! Да у вас тут серьёзная игра.
title-a-toast-to-my-friends = Тост! За моих друзей!
title-appreciative-listeners-how-nice = Благодарные слушатели! Как мило!
title-i-got-this-from-playing-in-the-town-square = Это мне накидали на площади.
title-i-ve-composed-a-poem-about-our-most-recent-adventure = Я сложил поэму о нашем походе.
title-who-knew-one-of-my-fans-is-a-priest = Кто бы знал? Мой поклонник — жрец!
title-allow-me-to-introduce-you-to-my-biggest-fan = Это мой самый большой поклонник.
title-excuse-me-i-think-you-re-sitting-on-my-tuning-fork = Простите... вы сели на камертон.
title-oh-i-hate-it-when-the-strings-break = Ненавижу, когда рвутся струны!
title-how-about-a-rowdy-drinking-song = А не спеть ли нам застольную?
title-and-now-i-m-going-to-play-something-really-sad = Следующая песня тронет вас до глубины души
title-this-is-in-payment-for-that-heroic-ballad-i-wrote-about-you = С тебя за балладу о твоих подвигах!

## Гог

title-gog-not-think-so = Гог сказать: ну уж нет!
title-gog-think-you-cheating-gog-no-like-cheaters = Ты жульничать! Гог не любить жулик!
title-gog-find-shiny-in-loincloth = Гог найти в портках блестяшку!
title-this-game-stupid = Глупый игра!
title-gog-busy-gog-counting-toes = Гог занят! Гог считать пальцы!
title-shut-up = Заткнись!
title-stop-poking-gog = Хватит тыкать Гога
title-this-taste-yucky = Фу, бяка!
title-gog-say-you-drink-more = Гог сказать: пей ЕЩЁ!
title-gog-make-funny-why-you-not-laugh = Гог шутить! Ты почему не смеяться?
title-why-you-laugh-at-gog = Ты почему смеяться над Гог?
title-sorry-gog-not-see-you-sitting-there = Ой, Гог не видеть, ты тут сидеть...
title-dance-with-gog = Танцевать с Гог!
title-gog-loves-everyone = Гог всех любить!
title-that-not-hurt-this-hurt = То не больно! Вот это больно!
title-gog-forget-about-ouch = Гог забыть про бо-бо!
title-gog-crush-beer-stein-on-head = Гог разбить кружка об голова

## Дейл

title-nosiree-those-aren-t-edible = Не-е, милок, таких не едят.
title-nobody-here-but-us-mushrooms = Тут никого, одни мы, грибы!
title-can-tcha-see-i-m-sharpenin-my-tools = Не видишь, что ли, инструмент точу?
title-this-ll-keep-the-vermin-offa-my-crops = Этим я вредителей с грядок гоняю!
title-mushroom-spores-pixie-dust-same-difference = Что споры, что пыльца — всё едино!
title-here-s-a-tough-row-to-hoe = Вот тебе грядка, поди вскопай
title-folks-say-i-m-outstanding-in-my-field = Говорят, в своём поле мне равных нет!
title-that-tears-it = Ну всё, допекли!
title-set-em-up-these-folks-look-parched = Наливай, народ-то совсем усох!
title-mama-s-stew-fixes-what-ails-ya = Мамкина похлёбка всё вылечит!
title-git-offa-my-land = А ну брысь с моей земли!
title-puffball-everybody-duck = Дождевик! Ложись!
title-sold-me-a-bushel-on-the-way-in = Продал лукошко по дороге.
title-i-got-chores-at-sunup = Мне вставать с петухами.
title-lookee-there-an-ace-in-my-overalls = Глянь-ка, туз в штанах завалялся!
title-a-little-rain-never-hurt-nobody = Дождик ещё никому не вредил.

## Грибы Дейла. Где тесно, гриб узнают по последнему слову

title-yer-classic-tallcap = Самый что ни на есть высокошляпник
title-butterbutton = Маслопуговка
title-weepin-inkcap = Плаксивый чернильник
title-tipsy-bluebell = Хмельной колокольчик
title-sober-sally = Трезвая Салли
title-thunderstool = Громопоганка
title-the-evershroom = Вечногриб

## Джетт

title-sign-right-here-and-there-you-go = Распишись вот тут — и получай!
title-parkour = Паркур!
title-rise-above-adversity = Быть выше невзгод
title-sorry-bout-the-claws = Извини за когти
title-wanna-see-a-coin-trick = Хочешь фокус с монеткой?
title-a-race-you-re-on = Кто быстрее? По рукам!
title-ridiculously-flexible = Гибкость до неприличия
title-express-order-coming-through = Срочный заказ! Дорогу!
title-special-delivery = Особая доставка!
title-coming-through-mind-the-tail = Посторонись! Не отдави хвост!
title-out-of-breath-never-heard-of-it = Устать? Это не про меня.
title-put-it-on-the-expense-account = Спишем на дорожные расходы.
title-gotta-dash-deadlines = Бегу! Сроки горят!
title-blink-and-you-missed-it = Моргни — и мимо.
title-wrong-address = Вы ошиблись адресом!
title-return-to-sender = Адресат выбыл!

## Петра

title-it-s-not-hot-in-here-it-is-me = Тут не жарко. Это я такая.
title-of-course-i-m-cheating-who-isn-t = Конечно, жульничаю. А кто нет?
title-it-s-better-with-a-drop-of-this = Капелька вот этого — и вкуснее!
title-this-is-fine = Всё в порядке.
title-hot-and-sharp-just-like-me = Горячо и остро, прямо как я!
title-pick-your-poison = Выбирай свой яд
title-do-you-smell-burning = Палёным не пахнет?
title-too-hot-to-handle = Руки обожжёшь
title-look-dastardly-schemes-don-t-plan-themselves = Слушай. Подлые козни сами себя не построят
title-hot-five = Дай пять горячих!
title-barkeep-something-that-smokes = Трактирщик! Налей, чтоб дымилось!
title-burn-first-gloat-later = Сначала жги, потом злорадствуй.
title-my-minions-will-cover-it = За меня платит свита.
title-i-only-drink-what-i-ve-poisoned-myself = Пью только то, что сама отравила.
title-not-now-i-m-monologuing = Не сейчас. У меня монолог.
title-brimstone-does-wonders-for-the-skin = Сера творит с кожей чудеса.
title-call-it-protection-money = Считай, это плата за защиту.

## Терси

title-sometimes-my-patients-actually-pay-me = Иногда пациенты мне даже платят!
title-oh-hey-alcohol-is-sterile = О, а спирт-то стерилен!
title-emergency-triage = Срочная сортировка больных!
title-i-m-a-doctor-not-a-cheater = Я врач, а не шулер
title-take-that-and-call-me-in-the-morning = Получи — и утром на приём
title-this-may-sting-a-little = Сейчас немножко пощиплет.
title-does-it-hurt-when-i-do-this = А вот так больно?
title-we-re-out-of-anaesthetic = Анестезия кончилась.
title-that-will-be-one-gold-each = С каждого по золотому.
title-physician-heal-thyself = Врачу, исцелися сам.
title-sorry-i-m-on-call = Извините, у меня вызов.
title-first-do-no-harm-to-me = Главное — не навреди. Мне.
title-a-round-for-the-waiting-room = Всей очереди по кружке!
title-take-two-with-plenty-of-water = Принять две и запить водой.
title-back-to-the-clinic = Назад в клинику!
title-let-me-refer-that = Это не ко мне, вот направление.

## Пациенты Терси

title-a-hung-over-adventurer = Приключенец с похмелья
title-a-bard-who-lost-his-voice = Бард, потерявший голос
title-a-goblin-with-a-stubbed-toe = Гоблин с ушибленным пальцем
title-a-blistered-barmaid = Служанка с мозолями
title-a-singed-apprentice = Подпалённый ученик
title-a-knight-with-a-broken-arm = Рыцарь со сломанной рукой
title-a-squire-with-the-other-broken-arm = Оруженосец с другой сломанной рукой
title-a-sleepless-night-watchman = Ночной сторож с бессонницей
title-a-merchant-with-gout = Купец с подагрой
title-a-knife-thrower-s-assistant = Ассистентка метателя ножей
title-a-priest-with-a-fever = Жрец с лихорадкой
title-half-a-dragon-slayer = Половина драконоборца
title-the-mayor-s-mother = Матушка бургомистра
title-an-ogre-with-a-toothache = Огр с зубной болью

## Игелла

title-someone-s-got-ants-in-their-pants = У кого-то муравьи в штанах!
title-ooh-he-s-taken-a-lichen-to-you = Ой, лишайник к тебе прилип!
title-uh-oh-time-to-dig-our-way-out-of-trouble = Ой-ой! Пора делать подкоп!
title-group-hug = Обнимашки!
title-careful-they-swarm-when-threatened = Осторожно! С перепугу они роятся
title-i-ve-drunk-stronger-stuff-running-down-cavern-walls = Со стен пещеры и то крепче капает!
title-this-ll-curl-your-whiskers = От этого усы завьются!
title-how-bout-a-fancy-rock-instead = А может, возьмёшь красивый камень?
title-good-thing-i-was-wearing-my-great-grandmother-s-bucklers = Хорошо, что на мне прабабкины щиты!
title-wanna-hold-one = Хочешь подержать?
title-sorry-i-m-on-patrol-duty = Простите, я в дозоре
title-who-wants-a-spelunker-snack = Кому вкусняшку спелеолога?
title-how-did-this-get-in-my-snack-pouch = Как это попало к моим вкусняшкам?
title-i-guess-i-ll-stick-with-this-hand = Пожалуй, останусь при этой руке
title-double-rations-for-the-whole-table = Двойной паёк всему столу!
title-release-the-badgers = Спускай барсуков!
title-good-boy-now-fetch-the-purse = Молодец! А теперь неси кошелёк!
title-nothing-heals-like-a-purring-mole-kitten = Мурчащий кротокотёнок всё лечит.
title-oh-he-drools-in-everything = Ой, он во всё слюни пускает.
title-come-back-here-you = А ну вернись, негодник!

## Выпивка и попойки

title-dark-ale = Пинта тёмного
title-dark-ale-with-a-chaser = Пинта тёмного с запивоном
title-light-ale = Пинта светлого
title-light-ale-with-a-chaser = Пинта светлого с запивоном
title-wine = Вино
title-wine-with-a-chaser = Вино с запивоном
title-elven-wine = Эльфийское вино
title-elven-wine-with-a-chaser = Эльфийское вино с запивоном
title-dragon-breath-ale = Драконья горелка
title-dwarven-firewater = Дварфийская спиртяга
title-mead = Медовуха
title-wizard-s-brew = Варево волшебника
title-holy-water = Святая вода
title-water = Вода
title-we-re-cutting-you-off = Тебе хватит!
title-dirty-dishwater = Вода из-под посуды
title-ogre-brew = Варево огра
title-orcish-rotgut = Орочья сивуха
title-troll-swill = Тролльи помои
title-fine-ambrosia = Изысканная амброзия
title-the-challenge = Вызов!
title-round-on-the-house = За счёт заведения!
title-drinking-contest = Кто кого перепьёт!
title-pot-of-tea = Чайник чая
title-halfling-stout = Полурослиный стаут
title-fermented-orc-sweat = Ферментированный орочий пот
title-bitter-tonic = Горькая микстура
title-coffee = Кофе
title-the-wench-dares-you = Девка берёт тебя на слабо...
title-broth-of-the-day = Похлёбка дня
title-trough-water = Вода из корыта
title-hair-of-the-hound-with-a-chaser = Клок собачьей шерсти с запивоном
title-kitchen-sherry = Кухонный херес
title-something-on-the-rocks = Кое-что на камушках
title-the-undercider = Подземный сидр
title-the-monsters-kicked-open-the-door = Монстры вышибли дверь!
title-glowcap-cordial = Наливка на светогрибе
title-sporefizz = Споровая шипучка
title-seer-s-dregs = Гуща провидца
title-thimble-of-thick-skin = Напёрсток толстой шкуры
title-hip-flask-of-second-wind = Фляжка второго дыхания
title-cavern-stout = Пещерный стаут
title-spring-water = Родниковая вода
title-moss-tea = Чай из мха
title-deep-dark-ale-with-a-chaser = Пинта глубинного с запивоном

## Капитан Уайтхоук

title-a-measure-for-all-hands = По чарке всей команде!
title-ante-up-or-walk-the-plank = Ставь — или пройдись по доске!
title-that-s-a-fine-hand-there-but-this-one-s-got-you-beat = Рука у тебя славная, да только моя её бьёт
title-what-a-coincidence-i-happen-to-have-the-same-hand = Какое совпадение... У меня такая же рука!
title-i-won-t-stand-idly-by-while-you-insult-the-drake = Я не позволю оскорблять „Дракона“!
title-off-my-deck = Прочь с моей палубы!
title-you-call-that-a-salute = Это, по-твоему, честь отдают?
title-i-ve-keelhauled-better-sailors-than-you = Под килем у меня бывали и не такие.
title-broadside = Бортовой залп!
title-challenge-accepted = Вызов принят!
title-i-keep-a-log-of-everything = Всё записано в судовой журнал.
title-a-word-of-advice-don-t = Мой тебе совет... не надо
title-never-before-the-anchor-is-down = Пока якорь не брошен — ни капли.
title-i-don-t-drink-until-my-crew-drinks = Сначала пьёт команда, потом я!
title-drink-up-captain-s-orders = Пей до дна! Приказ капитана
title-the-wind-has-turned = Ветер переменился!
title-it-comes-out-of-the-ship-s-chest = Это за счёт корабельной казны.
title-nothing-that-salt-air-won-t-cure = Морской воздух всё лечит.

## Реми

title-rum-ration-and-no-pushing = Порция рома, и не толкаться!
title-take-this-as-a-warning-next-time-it-ll-be-the-brig = Это предупреждение! Дальше будет карцер
title-name-rank-and-what-you-did-with-the-cheese = Имя, звание, и где сыр.
title-i-warned-you-in-triplicate = Я предупреждал. В трёх экземплярах.
title-that-is-going-in-my-report = Это пойдёт в мой рапорт!
title-to-the-brig = В карцер!
title-i-best-not-someone-needs-to-keep-a-level-head = Пожалуй, нет. Кому-то надо быть трезвым
title-excuse-me-i-have-more-important-matters-to-attend-to = Прошу прощения, у меня дела поважнее.
title-not-while-i-am-in-uniform = Не в мундире.
title-kindly-send-the-bill-to-the-admiralty = Счёт — в адмиралтейство, будьте добры.
title-i-have-no-time-for-your-tomfoolery = У меня нет времени на ваше шутовство!
title-deflect = Парировать
title-striking-an-officer-article-nine = Удар по офицеру? Статья девятая.
title-both-hands-on-the-table = Обе руки на стол.
title-regulations-prescribe-a-rest-at-this-point = По уставу сейчас положен отдых.
title-there-is-a-fine-for-that = За это положен штраф.
title-drink-this-for-me-that-is-an-order = Выпей за меня. Это приказ.

## Брин

title-roll-out-another-barrel = Катите ещё бочку!
title-watch-it-loose-cannonball = Берегись! Ядро покатилось!
title-heave-ho = Раз-два, взяли!
title-didn-t-you-hear-me-say-the-boom-s-coming-round = Я же кричала, что гик идёт!
title-hold-still-you-ve-got-a-barnacle-there = Не дёргайся, на тебе ракушка.
title-i-can-hold-my-own-in-a-brawl-wanna-see = В драке я не пропаду. Показать?
title-you-wanna-play-huh = Ах, поиграть захотелось?
title-stop-hitting-yourself = Хватит бить себя!
title-i-ve-got-watch-duty = Мне на вахту.
title-let-s-drink-to-clear-skies-and-strong-winds = За ясное небо и крепкий ветер!
title-i-m-built-like-an-ox-and-i-can-drink-like-one-too = Я здорова как бык и пью так же!
title-over-the-rail-with-it = За борт её!
title-is-that-all-the-wind-you-ve-got = И это весь твой ветер?
title-there-s-a-coin-sewn-into-my-sailcloth = У меня монета в парусине зашита.
title-one-night-in-the-hammock-and-i-m-good = Ночь в гамаке — и как новая.
title-i-think-it-s-time-to-stop-foolin-around-don-t-you = А не хватит ли валять дурака?

## Тара

title-the-stars-are-thirsty-tonight = Звёзды сегодня хотят пить.
title-blind-girl-darts-what-could-possibly-go-wrong = Слепая! С дротиками! Что тут страшного?
title-oh-was-that-your-foot = Ой! Это твоя нога?
title-i-may-be-blind-but-i-could-still-see-that-coming = Хоть я и слепа, а это было видно!
title-uh-oh-i-don-t-like-where-this-is-headed = Ох, не нравится мне, к чему идёт...
title-i-have-consulted-the-charts-this-is-not-in-my-future = Карты говорят... этого в моём будущем нет
title-moonrise-my-glass-is-empty-already = Взошла луна. Мой бокал уже пуст.
title-this-time-let-s-use-my-deck = А теперь сыграем моей колодой.
title-your-ink-is-still-wet-dear = Краска ещё не высохла, дорогой.
title-i-felt-a-better-one = На ощупь была получше.
title-there-are-shoals-ahead-of-this-game = У этой игры мели по курсу.
title-hush-i-am-listening-to-tomorrow = Тише. Я слушаю завтрашний день.
title-i-see-this-one-in-your-hand = Вижу её в твоей руке.
title-i-dreamt-of-a-purse-under-this-bench = Мне снился кошель под лавкой.
title-tomorrow-looks-kinder = Завтра будет добрее.
title-give-me-your-palm-palm-up = Дай ладонь. Ладонью вверх.
title-i-moved-a-moment-before-you-swung = Миг назад я стояла не здесь.

## Выпивка и попойки RDI4

title-pixie-punch-with-a-chaser = Пунш пикси с запивоном
title-gnomish-inspirational-ale = Интригующий эль
title-three-sheets-to-the-wind = Девятый вал
title-navy-strength = Флотская крепость
title-bilge-water = Трюмная вода
title-a-mouthful-of-seawater = Глоток морской воды
title-lime-cordial = Лаймовый сироп
title-watered-grog = Разбавленный грог
title-grog-with-a-chaser = Грог с запивоном
title-message-in-a-bottle = Послание в бутылке
title-land-ho = Земля!

## Сэра

title-drinks-for-everybody-who-can-still-dodge = Выпивки всем, кто ещё уворачивается!
title-don-t-move-there-s-a-fly-on-you = Не шевелись. На тебе муха.
title-that-one-was-a-warning-this-one-isn-t = Тот был для острастки. А этот — нет.
title-left-hand-right-hand = С левой, с правой.
title-could-you-pass-me-that-back = Не подашь обратно?
title-you-get-a-knife-and-you-get-a-knife-and-you-get-a-knife = Нож тебе, и тебе нож, и тебе нож...
title-swift-counterattack = Молниеносный ответ
title-hide-in-shadows = Скрыться в тени
title-one-too-many-and-my-feet-won-t-be-so-fleet = Ещё кружка — и прощай, лёгкий шаг!
title-go-away-i-m-arranging-my-daggers = Отстань. Я раскладываю кинжалы.
title-i-should-warn-you-i-m-pretty-good-at-this-game = Предупреждаю: в этой игре я хороша.
title-oh-that-card-it-was-pinned-under-my-knife = Ах, эта карта? Её пришпилило моим ножом.
title-your-purse-strings-look-frayed = Завязки у твоего кошеля совсем истёрлись.
title-nice-buckle-is-it-gold = Славная пряжка. Золотая?
title-i-only-took-the-shiniest-one = Я взяла только самую блестящую.
title-the-till-was-open-wide-open-now = Касса была открыта. Теперь — настежь.
title-it-s-only-a-scratch-i-know-scratches = Это царапина. Уж я в них понимаю.

## Выпивка, часть 5

title-rice-wine = Рисовое вино
title-plum-wine-for-two = Сливовое вино на двоих
title-hot-towel = Горячее полотенце
title-jasmine-tea = Чай с жасмином
title-graduation-punch = Выпускной пунш
title-clockwork-fizz = Заводная шипучка
title-swirling-something-with-a-chaser = Что-то клубящееся с запивоном
title-edge-of-the-blade = По лезвию
title-somebody-finished-this-one = Эту кто-то допил
title-mind-the-chandelier = Берегись, люстра!

## Захан

title-the-jug-is-empty-the-lesson-is-not = Кувшин пуст. Урок не окончен.
title-i-m-not-as-think-as-you-drunk-i-am = Я не такой пьющий, как ты подумаешь!
title-stagger-left-strike-right = Качнулся влево — ударил справа.
title-ha-you-call-that-standing = Ха! Это, по-твоему, стойка?
title-whoops-and-you-and-you-and-you = Опа! И тебя, и тебя, и тебя!
title-so-you-wanna-fight = Так ты драться хочешь?
title-the-reed-bends-in-the-wind-and-i-m-a-drunken-reed = Тростник гнётся. А я — пьяный тростник.
title-i-meant-to-fall-over-just-then = Я нарочно упал. Именно сейчас.
title-master-the-spirits-or-the-spirits-will-be-your-master = Овладей хмелем, или хмель овладеет тобой!
title-one-shouldn-t-need-to-cheat-to-beat-a-drunkard = Чтобы обыграть пьяницу, мухлевать незачем!
title-the-master-is-meditating-hush = Учитель медитирует. Тише.
title-my-student-pays-the-innkeeper-is-my-student = Платит ученик. Трактирщик — мой ученик.
title-breathe-in-hiccup-breathe-out = Вдох. Ик. Выдох.
title-water-is-only-wine-that-has-not-awoken = Вода — это вино, что ещё не проснулось.
title-it-all-comes-back-to-me-now = Теперь я всё вспомнил.
title-watch-the-jug-not-the-fist = Следи за кувшином, а не за кулаком.
title-drink-with-me-and-learn = Пей со мной и учись.
title-a-gold-says-i-can-finish-that = Спорим на золотой, что допью!

## Лизвик

title-i-have-cups-for-everybody-somewhere = Кружек хватит на всех. Где-то тут.
title-oh-you-ve-discovered-my-anti-theft-devices = О! Нашлись мои штучки от воров!
title-it-only-explodes-if-you-look-at-it = Взрывается, только если смотреть.
title-could-you-stand-where-the-x-is = Встанешь на крестик?
title-you-were-going-through-my-bag-again-weren-t-you = Опять копаемся в моей сумке, да?
title-hold-this-for-a-sec-be-careful-it-s-snappy = Подержи секунду. Осторожно, кусается!
title-i-know-i-packed-one-of-those = Я точно такую брала.
title-i-need-to-duck-out-for-a-second = Мне надо отойти на секундочку
title-i-ll-save-this-for-next-time = Приберегу на следующий раз!
title-let-s-try-my-elven-potion-amplifier-on-that = Испытаем мой эльфийский усилитель зелий!
title-oops-i-lost-my-cards = Ой... У меня карты потерялись!
title-found-them-and-these-too = Нашлись! И вот ещё!
title-there-s-always-a-coin-in-the-lining = За подкладкой всегда есть монетка.
title-can-t-everything-s-out-on-the-floor = Не могу. Всё на полу разложено.
title-a-plaster-for-every-occasion = Пластырь на все случаи.
title-take-this-a-moment-my-hands-are-full = Подержи, у меня руки заняты.
title-loopy-straw = Витая соломинка
title-gold-on-a-string = Золотой на ниточке
title-everlasting-toffee = Вечная ириска
title-wind-up-beetle = Заводной жучок
title-folding-grabber = Складная хваталка
title-smelling-salts = Нюхательная соль
title-dropper-of-drops = Пипетка с капельками
title-collapsible-helmet = Складной шлем

## Джоран

title-extra-credit-for-whoever-finishes-theirs = Кто допьёт — зачёт автоматом!
title-no-i-would-never-cast-warp-wood-on-a-friend-s-chair = Что ты! Я бы не стал корёжить стул друга!
title-the-candlestick-was-supposed-to-float = Подсвечник должен был парить.
title-hold-your-breath-this-fog-is-new = Задержи дыхание, туман новый.
title-playing-with-portals = Игры с порталами
title-this-spell-livened-up-the-late-night-parties-at-the-collegium = Чары с ночных пирушек Коллегиума!
title-whoever-drinks-this-forgets-who-poured-it = Кто это выпьет, забудет, кто налил.
title-i-ll-save-that-healing-for-a-dungeon-trip = Приберегу это исцеление для прогулок в подземелье!
title-you-hit-my-reflection-in-that-universe = Ты бьёшь отражение. В той вселенной.
title-it-evaporated-purely-academically = Испарилось. Чисто академически.
title-i-have-a-lecture-at-dawn = У меня на рассвете лекция.
title-the-ink-just-rearranged-itself = Чернила сами переставились!
title-conjured-coins-ring-true-for-an-hour = Наколдованные монеты звенят. Час.
title-mending-works-on-mages-too = Чары починки лечат и магов.
title-there-s-a-footnote-about-this = Об этом есть сноска.
title-transmutation-was-my-minor = Я факультативно изучал превращения.
title-a-small-portal-right-under-the-mug = Маленький портал, прямо под кружкой.

## Варторн

title-hey-i-m-telling-you-a-story = Эй! Я тебе рассказываю!
title-hey-wench-more-drinks-while-i-tell-this-one = Эй, девка, неси ещё выпивки, пока я тут рассказываю!
title-this-magical-drink-puts-me-in-mind-of-something = Этот магический напиток навёл меня кое на какую мысль...
title-sit-sit-you-ll-like-this-one = Садись, садись! Тебе понравится.
title-about-your-tab-that-reminds-me = Насчёт твоего счёта. Помню, как-то...
title-where-was-i-ah-yes = На чём я остановился? Ах да.
title-good-helmet-dimli-sturdy = Хороший шлем, Димли! Крепкий!
title-don-t-rile-a-dwarf = Не беси дварфа!
title-here-finish-this = Вот, допей!
title-thought-you-d-fool-us-did-you = Что, думал нас обдурить?
title-i-know-what-my-regulars-like = Я знаю, что любят мои завсегдатаи!
title-a-toast-to-the-red-dragon-inn = Тост за таверну „Красный дракон“!
title-it-s-my-own-till-i-m-robbing = Я граблю собственную кассу.
title-somebody-has-to-mind-the-bar = Кто-то должен стоять за стойкой.
title-house-rules-i-wrote-them = Правила заведения. Мои правила.
title-did-i-ever-tell-you-about-serena-s-paladin-trials = А я вам рассказывал о Паладинских испытаниях Серены?
title-did-i-ever-tell-you-how-i-defended-the-inn-from-bandits-single-handed = А я вам рассказывал, как я в одиночку защитил таверну от разбойников?
title-did-i-ever-tell-you-about-the-epic-kitchen-explosion = А я вам рассказывал про эпичный взрыв на кухне?
title-did-i-ever-tell-you-about-my-brilliant-ideas-in-mechanics = А я вам рассказывал о моих гениальных идеях в области механики?
title-did-i-ever-tell-you-who-sat-in-that-chair-before-you = А я рассказывал, кто тут сидел до тебя?
title-did-i-ever-tell-you-about-the-mug-that-bites = А я рассказывал о кусачей кружке?
title-did-i-ever-tell-you-about-the-dragon-on-the-sign = А я рассказывал о драконе на вывеске?
title-did-i-ever-tell-you-what-was-in-the-last-barrel = А я рассказывал, что было в той бочке?
title-did-i-ever-tell-you-how-my-grandmother-cured-a-hangover = А я рассказывал о бабкином рассоле?
title-did-i-ever-tell-you-that-one-already = А эту я уже рассказывал?
title-did-i-ever-tell-you-how-the-roof-came-down = А я рассказывал, как рухнула крыша?

## Молли

title-water-for-the-horses-ale-for-the-rest = Лошадям воды, остальным — эля!
title-the-stable-s-forces-are-loose = Силы стойла на свободе!
title-don-t-feed-the-animals = Животных не кормить!
title-she-only-bites-people-she-likes = Кусает только тех, кто ей нравится.
title-shh-something-s-in-the-straw = Тс-с. В соломе кто-то есть.
title-mind-the-pitchfork = Осторожно, вилы!
title-we-ll-save-this-for-later-won-t-we-buddy = Мы это на попозже оставим, да, приятель?
title-not-now-it-s-feeding-time = Не сейчас! Время кормёжки!
title-eddie-stop-peeking = Эдди, хватит подсматривать!
title-that-s-what-the-oat-money-s-for = На то и есть овсяные деньги.
title-can-t-somebody-has-to-muck-out = Не могу. Кто-то должен чистить стойло.
title-kicks-like-a-mule = Лягается, как мул!
title-there-s-a-good-boy-drink-up = Хороший мальчик. Пей давай.
title-hay-is-softer-than-it-looks = Сено мягче, чем кажется.
title-bert-the-donkey = Осёл Берт
title-pooky = Пуки!
title-hariz-mu-the-panther = Пантера Хариз Му
title-gertrude-the-goose = Гусыня Гертруда
title-biscuit-the-pony = Пони Печенька
title-pilfer-the-magpie = Сорока Воровка
title-flashie = Вспышенка
title-elandral-the-unicorn = Единорог Эландрал
title-truffle-the-pig = Свинья Трюфелька
title-nibbles-the-goat = Козёл Жуйка
title-smooches-the-rabid-mosquito = Бешеный комар Чмоки
title-thunder-the-carthorse = Ломовик Гром
title-whiskers-the-barn-cat = Амбарная кошка Усатка
title-pip-the-field-mouse = Мышонок Пип

## Море

title-dolphins-off-the-bow = Дельфины по носу
title-voices-under-the-keel = Голоса под килем
title-ahoy-anything-to-trade = Эй, на борту! Меняем, продаём?
title-not-a-breath-of-wind = Ни ветерка
title-flying-fish = Летучие рыбы!
title-a-cask-adrift = Бочонок за бортом
title-hold-on-to-something = Держись крепче!
title-black-sails-astern = Чёрные паруса за кормой
title-rats-in-the-galley = Крысы на камбузе
title-all-hands-sing = Все наверх — петь!
title-man-overboard = Человек за бортом!
title-kraken-attack = Нападение кракена
title-the-leviathan-wakes = Левиафан проснулся
title-into-the-maelstrom = Прямо в водоворот
title-lightning-in-the-rigging = Молния в снастях

## Джаспер

title-i-think-you-need-some-fresh-air = Думаю, тебе надо подышать
title-hey-don-t-fool-with-the-staff = Эй! Не балуйся с посохом!
title-mind-the-door = Осторожно, дверь.
title-enough-commotion = Хватит наводить суету!
title-no-stealing-on-my-shift = Никакого воровства в мою смену!
title-we-don-t-like-cheaters-at-the-red-dragon-inn-usually = В таверне „Красный дракон“ шулеров не любят! (Обычно.)
title-in-my-day-drinks-were-for-drinking = В моё время выпивка была для питья!
title-not-now-bouncing-time = Не сейчас. Пора вышибать!
title-they-don-t-call-me-iron-belly-for-nothing = Не зря меня зовут „Стальное брюхо“!
title-zzzzzzz = Хррррррр...
title-that-card-stays-with-me-evidence = Эта карта останется у меня. Улика.
title-take-it-out-of-my-wages = Вычтите из моего жалованья.
title-i-was-only-resting-my-eyes = Да я только глаза прикрыл.
title-one-for-the-road-the-road-is-that-way = По одной на дорожку. Дорожка вон там.

## Оливия

title-on-a-tray-all-at-once-watch-this = Всё на одном подносе. Смотрите.
title-how-clumsy-of-me-drink-s-on-the-house = Как неловко! Напиток за счёт заведения
title-from-the-shelf-behind-the-shelf = С полки, что за полкой.
title-a-little-something-for-everybody = Каждому понемножку!
title-that-one-isn-t-on-the-menu-dear = А этого в меню нет, милок.
title-drink-up-before-the-head-settles = Пей, пока не осела!
title-playing-with-the-drinks-is-my-job = Играть с выпивкой — моя работа!
title-oh-i-thought-that-was-my-tip = Ой, а я решила, что это чаевые...
title-oh-really-you-shouldn-t-have = Ах, право, не стоило!
title-hold-on-i-sense-someone-s-playing-with-the-drinks = Погодите-ка! Чувствую, кто-то играет с выпивкой!
title-how-do-you-like-my-cocktail = Как тебе мой коктейль?
title-never-on-duty-love = На работе — ни капли.
title-careful-full-tray = Осторожно! Поднос полный!
title-i-only-straightened-the-deck = Я только колоду поправила.
title-my-feet-five-minutes = Ноги гудят! Пять минут.

## Особый погребец

title-elixir-of-speed = Эликсир скорости
title-elixir-of-vigor = Эликсир бодрости
title-elixir-of-a-clear-head = Эликсир ясной головы
title-elixir-of-stone = Эликсир камня
title-elixir-of-luck = Эликсир удачи
title-witch-s-wine = Колдовское вино
title-aged-dwarven-firewater = Настоявшаяся дварфийская спиртяга
title-cask-whiskey-with-a-chaser = Бочковой виски с запивоном
title-energy-potion-with-a-chaser = Энергетическое зелье с запивоном
title-dragon-breath-ale-with-a-chaser = Драконья горелка с запивоном
title-firewater-shots = Спиртяжные шоты!
title-another-round-hero = Повторить заказ, герой?

## Призы

title-dale-s-finest-mushroom = Лучший гриб Дейла
title-speedy-runner-s-stopwatch = Секундомер скорохода
title-straw-of-misdirection = Обманная соломинка
title-terry-towel = Махровое полотенце

## По кабакам

title-the-good-old-red-dragon = Старый добрый „Красный дракон“
title-the-star-mole-drinking-hole = Звездорыл
title-the-velvet-purse = Бархатный кошель
title-under-the-anvil = Под наковальней
title-old-fae-shioned = Старый фейсон
title-glowworm-gin = Светлячковый джин
title-tunneller-s-tipple = Чарка проходчика
title-mole-s-milk = Кротовье молоко
title-stardust-stout-with-a-chaser = Звёздный стаут с запивоном
title-the-lanterns-go-out = Фонари погасли!
title-champagne-of-the-house = Шампанское заведения
title-croupier-s-cordial = Ликёр крупье
title-debtor-s-dram = Стопка должника
title-high-roller-with-a-chaser = Крупная ставка с запивоном
title-a-glass-of-cold-water = Стакан холодной воды
title-the-house-takes-its-cut = Заведение берёт своё!
title-slag = Шлак
title-anvil-ale = Наковальный эль
title-hammerhead = Молотобоец
title-bellows-brew-with-a-chaser = Варево из мехов с запивоном
title-quenching-bucket = Закалочное ведро
title-who-s-the-strongest-here = Кто тут самый крепкий?
title-first-rule-of-villainy-burn-it-with-fire = Первое правило злодея: жги!
title-kneel-and-fetch-me-a-chair = На колени! И стул мне.
title-a-toast-to-my-glory-all-of-you = За моё величие! Пьют все!
title-tribute-is-due-at-midnight = Дань — к полуночи.
title-tears-of-heroes-a-good-year = Слёзы героев. Хороший год.
title-minions-stand-in-front-of-me = Приспешники! Прикройте меня!
title-everything-goes-according-to-plan = Всё идёт по плану.
title-the-last-round-of-your-lives = Последняя в вашей жизни!
title-let-the-fire-speak-for-me = Пусть за меня скажет огонь.

## Отто

title-otto-needs-a-new-chicken-pelt = Отто нужна новая куриная шкура!
title-otto-angry-now = ОТТО РАЗОЗЛИЛСЯ!
title-otto-smash-table = ОТТО КРУШИТЬ СТОЛ!
title-who-called-otto-a-bucket = КТО НАЗВАЛ ОТТО ВЕДРОМ?
title-otto-has-all-the-aces-otto-bit-them = У ОТТО ВСЕ ТУЗЫ! ОТТО ИХ ПОМЕТИЛ ЗУБАМИ!
title-prospecting-mode-online = Режим старателя включён!
title-otto-deploys-climbing-spikes = Отто выпускает шипы!
title-scanning-for-loose-change = Поиск мелочи начат!
title-falling-rocks-detected = Обнаружен камнепад!
title-otto-has-found-a-vein = Отто нашёл жилу!
title-place-your-bets-please = Делайте ваши ставки!
title-the-house-always-wins = Заведение всегда в выигрыше!
title-table-charge-everybody = Сбор за место у стола!
title-hands-off-the-table = Руки со стола!
title-new-cards-new-luck = Новые карты, новая удача!
title-otto-taps-a-fresh-keg = Отто откупоривает бочку!
title-pressure-rising-please-stand-back = Давление растёт! Отойдите!
title-otto-proposes-a-toast = Отто предлагает тост!
title-empties-please-deposit-is-on-you = Сдаём пустую посуду! Залог с вас!
title-cleaning-cycle-started = Начата промывка!
