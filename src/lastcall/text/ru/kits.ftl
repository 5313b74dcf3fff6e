# Особое имущество персонажей: шкалы, ячейки и карты в них. Переменные – как в en/kits.ftl.

## Шкалы и запасы

tracker-name = { $tracker ->
    [momentum] разгон
    [hellfire] { the-hellfire }
    [chi] пьяная ци
    [outside] на улице
    [mark] метки
    [salve] мази
    [splint] шины
    [bandage] бинты
   *[other] { NAME("tracker", $tracker) }
}
the-hellfire = адское пламя
    .gen = адского пламени
    .dat = адскому пламени
    .acc = адское пламя
    .ins = адским пламенем
    .pre = адском пламени
# «2 разгона», «1 мазь»: что есть или нужно.
tracker-points = { $amount } { $tracker ->
    [momentum] { $amount ->
        [one] разгон
       *[other] разгона
    }
    [hellfire] { $amount ->
        [one] адское пламя
       *[other] адского пламени
    }
    [chi] { $amount ->
        [one] единица пьяной ци
        [few] единицы пьяной ци
       *[many] единиц пьяной ци
    }
    [outside] { $amount ->
       *[other] на улице
    }
    [mark] { $amount ->
        [one] метка
        [few] метки
       *[many] меток
    }
    [salve] { $amount ->
        [one] мазь
        [few] мази
       *[many] мазей
    }
    [splint] { $amount ->
        [one] шина
        [few] шины
       *[many] шин
    }
    [bandage] { $amount ->
        [one] бинт
        [few] бинта
       *[many] бинтов
    }
   *[other] { NAME("tracker", $tracker) }
}
# То же в винительном: «получи 1 шину».
counter-name = { $counter ->
    [progress] Жетоны пути
   *[other] { NAME("counter", $counter) }
}
tracker-gained = { $tracker ->
    [chi] { $amount } { $amount ->
        [one] единицу пьяной ци
        [few] единицы пьяной ци
       *[many] единиц пьяной ци
    }
    [mark] { $amount } { $amount ->
        [one] метку
        [few] метки
       *[many] меток
    }
    [splint] { $amount } { $amount ->
        [one] шину
        [few] шины
       *[many] шин
    }
   *[other] { tracker-points }
}

## Ячейки и карты в них

place-name = { $box ->
    [planter] грибной ящик
    [plots] замыслы
    [waiting] очередь
    [bag] сумка
    [arrived] Вновь прибыл
    [resting] Счастливо отдыхает
    [packed] Собран в путь
    [told] истории
   *[other] { NAME("place", $box) }
}
place-gen = { $box ->
    [planter] грибного ящика
    [plots] замыслов
    [waiting] очереди
    [bag] сумки
    [arrived] стойла
    [resting] стойла
    [packed] стойла
    [told] историй
   *[other] ячейки «{ NAME("place", $box) }»
}
boxed-card = { $box ->
    [planter] гриб
    [plots] замысел
    [waiting] пациент
    [bag] вещица
    [arrived] животное
    [resting] животное
    [packed] животное
    [told] история
   *[other] карта
}
# Кого-что.
boxed-card-acc = { $box ->
    [planter] гриб
    [plots] замысел
    [waiting] пациента
    [bag] вещицу
    [arrived] животное
    [resting] животное
    [packed] животное
    [told] историю
   *[other] карту
}
boxed-every-acc = { $box ->
    [planter] каждый гриб
    [plots] каждый замысел
    [waiting] каждого пациента
    [bag] каждую вещицу
    [arrived] каждое животное
    [resting] каждое животное
    [packed] каждое животное
    [told] каждую историю
   *[other] каждую карту
}
boxed-cards-gen = { $box ->
    [planter] грибов
    [plots] замыслов
    [waiting] пациентов
    [bag] вещиц
    [arrived] животных
    [resting] животных
    [packed] животных
    [told] историй
   *[other] карт
}
boxed-cards = { $amount } { $box ->
    [planter] { $amount ->
        [one] гриб
        [few] гриба
       *[many] грибов
    }
    [plots] { $amount ->
        [one] замысел
        [few] замысла
       *[many] замыслов
    }
    [waiting] { $amount ->
        [one] пациента
       *[other] пациентов
    }
    [arrived] { $amount ->
        [one] животное
       *[other] животных
    }
    [resting] { $amount ->
        [one] животное
       *[other] животных
    }
    [packed] { $amount ->
        [one] животное
       *[other] животных
    }
    [bag] { $amount ->
        [one] вещицу
        [few] вещицы
       *[many] вещиц
    }
    [told] { $amount ->
        [one] историю
        [few] истории
       *[many] историй
    }
   *[other] { $amount ->
        [one] карту
        [few] карты
       *[many] карт
    }
}

## Плата и другие места, откуда играют карту

cost-spend = потрать { tracker-gained }
cost-harvest = урожай { $amount }
cost-of-another-package = за особую плату
cost-place = { $box ->
    [plots] козни
   *[other] из { place-gen }
}
how-spend = за { tracker-gained }
how-harvest = урожай { $amount }
how-of-another-package = за особую плату
how-place = из { place-gen }

variation-instead = вместо этого { $clause }
variation-and = { $first }; { $rest }
variation-more-players = можешь назвать ещё { $count ->
    [1] одного игрока
    [one] { $count } игрока
   *[other] { $count } игроков
}

## Карты, которые лежат в ячейках

card-ladder = урожайность { $values }
ladder-and = { $first } · { $value }
card-gather = сбор: { $clause }
card-gather-nothing = Сбор: ничего.
card-evergreen = Его никогда не собирают.
card-needs = нужно: { $needs }
card-enemy = { $goes ->
    [itself] Враг: { enemy-name }. Если враг здесь, это животное тут же уходит.
   *[they] Враг: { enemy-name }. Те, что здесь, уходят.
}
enemy-name = { $tag ->
    [hoofed] копытные
    [cat] кошки
    [mouse] мыши
   *[none] все другие животные
}

# Карты, чей эффект – правило, пока они лежат на своём месте.

card-stories--did-i-ever-tell-you-who-sat-in-that-chair-before-you = Положи её перед другим игроком. В начале каждого своего хода он получает −1 к стойкости. История сбрасывается, как только он закажет тебе выпивку.
card-stories--did-i-ever-tell-you-about-the-mug-that-bites = Положи её перед другим игроком. Когда он в следующий раз выпьет что-то с крепостью больше 0, он получает −2 к стойкости; затем история сбрасывается.
card-stable--flashie = Каждая карта и каждое животное отнимает у тебя стойкости на 1 меньше.
card-stable--elandral-the-unicorn = В конце своего хода можешь сбросить 2 карты и получить +1 к стойкости.
card-stable--truffle-the-pig = В конце своего хода возьми 1 карту.
card-stable--nibbles-the-goat = После каждой твоей выпивки крепостью 2 и больше снизь своё опьянение на 1.

## Эффекты

effect-track = { subject } { $direction ->
    [gains] { $tracker ->
        [mark] { verb-get } метку
        [momentum] { verb-raise } разгон на { $amount }
        [hellfire] { verb-raise } адское пламя на { $amount }
        [chi] { verb-raise } пьяную ци на { $amount }
       *[other] { verb-get } { tracker-gained }
    }
   *[loses] { $tracker ->
        [momentum] { verb-lower } разгон на { $amount }
        [hellfire] { verb-lower } адское пламя на { $amount }
        [chi] { verb-lower } пьяную ци на { $amount }
       *[other] { $person ->
            [you] верни
           *[other] возвращает
        } в запас { tracker-gained }
    }
}
verb-raise = { $person ->
    [you] повысь
   *[other] повышает
}
verb-lower = { $person ->
    [you] снизь
   *[other] снижает
}
effect-track-of-choice = { subject } { verb-get } { $trackers }
effect-if-track = если после этого { $tracker ->
    [momentum] твой разгон
    [hellfire] твоё адское пламя
    [chi] твоя пьяная ци
   *[other] твой запас ({ tracker-name })
} не меньше { $amount },
effect-set-out = { $box ->
    [planter] посади гриб
    [bag] положи верхнюю вещицу в сумку
   *[other] положи верхнюю карту той колоды в { place-name }
}
effect-set-out-from-discard = { $box ->
    [planter] можешь посадить гриб из сброса грибов
   *[other] можешь положить карту из её сброса в { place-name }
}
effect-fill-up = заполни { place-name }
effect-grow = расти { $amount ->
    [1] { $box ->
        [planter] один из своих грибов
       *[other] { boxed-card-acc }
    }
   *[other] { boxed-cards }
}
effect-grow-all = расти { $box ->
    [planter] каждый гриб в своём грибном ящике
   *[other] { boxed-every-acc }
}
effect-gather = { $box ->
    [planter] собери каждый созревший гриб
   *[other] собери { boxed-every-acc }
}
effect-lay-down = { $box ->
    [plots] можешь отложить карту с руки в замыслы
   *[other] можешь положить карту с руки в { place-name }
}
effect-clear-box = сбрось { boxed-every-acc }; за каждую карту { $tracker ->
    [momentum] повысь разгон на { $amount }
    [hellfire] повысь адское пламя на { $amount }
    [chi] повысь пьяную ци на { $amount }
   *[other] получи { tracker-gained }
}
effect-discard-from-box = { $amount ->
    [1] можешь сбросить { boxed-card-acc } из { place-gen }
   *[other] можешь сбросить из { place-gen } до { $amount } { boxed-cards-gen }
}

effect-attach = { $side ->
    [stories] расскажи историю: она станет частью этой карты
   *[other] раскрой верхнюю карту той колоды: она станет частью этой
}
effect-boost-whole = каждое число на карте, с которой она рассказана, больше на { $amount }
effect-stay-before = положи её перед другим игроком: там она и остаётся
effect-arrive = { $box ->
    [arrived] посети стойло
   *[other] раскрой верхнюю карту той колоды: она занимает первое место
}
effect-take-place = { $box ->
    [arrived] затем животное занимает место в стойле
   *[other] затем она занимает первое место
}

## Что они сделают: о карте, на которую отвечают

will-reduce = потеря стойкости { CASE($player, "gen") } меньше на { $amount }
will-track = { $direction ->
    [gains] { $tracker ->
        [mark] { $whom } получает метку
        [momentum] { $whom }: +{ $amount } к разгону
        [hellfire] { $whom }: +{ $amount } к адскому пламени
        [chi] { $whom }: +{ $amount } к пьяной ци
       *[other] { $whom } получает { tracker-gained }
    }
   *[loses] { $tracker ->
        [momentum] { $whom }: −{ $amount } к разгону
        [hellfire] { $whom }: −{ $amount } к адскому пламени
        [chi] { $whom }: −{ $amount } к пьяной ци
       *[other] { $whom } возвращает в запас { tracker-gained }
    }
}
will-track-of-choice = { $player } получает { $trackers }
will-if-track = последнее — только если у { CASE($player, "gen") } после этого { tracker-name } не меньше { $amount }
    .lead = если у { CASE($player, "gen") } после этого { tracker-name } не меньше { $amount },
will-set-out = { $box ->
    [planter] { $player } сажает гриб
    [bag] { $player } кладёт вещицу в сумку
   *[other] { $player } кладёт карту в { place-name }
}
will-set-out-from-discard = { $box ->
    [planter] { $player } может посадить гриб из сброса
   *[other] { $player } может положить карту из сброса в { place-name }
}
will-fill-up = { $player } заполняет { place-name }
will-grow = { $player } растит { boxed-cards }
will-grow-all = { $player } растит { boxed-every-acc }
will-gather = { $player } собирает всё, что созрело
will-lay-down = { $box ->
    [plots] { $player } может отложить карту в замыслы
   *[other] { $player } может положить карту в { place-name }
}
will-if-so = если так,
will-attach = { $side ->
    [stories] к карте добавляется история
   *[other] к ней добавляется верхняя карта той колоды
}
will-boost-whole = каждое число на ней больше на { $amount }
will-stay-before = { $player } кладёт её перед другим игроком
will-arrive = { $box ->
    [arrived] { $player } посещает стойло
   *[other] { $player } раскрывает верхнюю карту той колоды
}
will-take-place = { $box ->
    [arrived] животное занимает место в стойле
   *[other] карта занимает первое место
}
will-clear-box = { $player } сбрасывает { boxed-every-acc } ради { $tracker ->
    [momentum] разгона
    [hellfire] адского пламени
    [chi] пьяной ци
   *[other] медикаментов
}
will-discard-from-box = { $player } может сбросить до { $amount } { boxed-cards-gen }
will-pass-top-drink = верхняя карта стопки «Выпей меня!» { CASE($player, "gen") } достаётся { CASE($targets, "dat") }
will-reveal-until = { $player } ищет в колоде { tag-card-acc }
will-fetch = { $player } берёт { tag-card-acc } из сброса
will-discard-for-less = { $whom }: −{ $amount } к стойкости или −{ $each } и { $type } в сброс
will-drop-top-drink = { $whom } сбрасывает верхнюю карту своей стопки «Выпей меня!»
will-offers = каждый может что-нибудь купить у таверны
will-each-chooses = каждый выбирает одно
will-discard-or-lose = { $whom } сбрасывает { $type }, иначе −{ $amount } к стойкости

will-for-each = { $counted ->
    [per-point] по разу за { $counting } у { CASE($player, "gen") }:
    [per-pick] по разу за каждого выбранного игрока:
   *[printed] { times-over }:
}

## Вопросы

question-target = { $named ->
    [yes] { $word ->
        [stay-before] { $player }, выбери, перед кем положить { $card }
       *[other] { $player }, выбери цель: { $card }
    }
   *[no] { $cause ->
        [none] { $player }, выбери игрока
       *[other] { $player }, кого обожжёт { $fuse }?
    }
}
question-cost = { $player }, { $card }: какой { boxed-card } отдать в урожай?
question-tracker = { $player }, выбери, что получить
question-box = { $word ->
    [grow] { $box ->
        [planter] { $player }, какой гриб растить?
       *[other] { $player }, какую карту растить?
    }
    [gather] { $box ->
        [planter] { $player }, какой гриб собрать первым?
       *[other] { $player }, какую карту собрать первой?
    }
    [discard-from-box] { $player }, сбрось { boxed-card-acc } из { place-gen } или закончи
   *[set-out] { $player }, { $box ->
        [planter] в грибном ящике нет места
        [waiting] в очереди нет места
        [bag] в сумке нет места
       *[other] места больше нет
    }: выбери, что сбросить
}
question-lay-down = { $box ->
    [plots] { $player }, отложишь карту в замыслы? Она ляжет рубашкой вверх
   *[other] { $player }, положи карту в { place-name } или ничего не клади
}
question-fetch = { $word ->
    [set-out-from-discard] { $box ->
        [planter] { $player }, посади гриб из сброса или ничего не сажай
       *[other] { $player }, выбери, что положить в { place-name }, или ничего не выбирай
    }
   *[fetch] { $player }, какую { $tag ->
        [pet] карту питомца
        [scheme] карту козней
       *[other] карту
    } взять на руку?
}
question-arrange = { $player }, какая карта ляжет сверху? { $amount ->
    [2] Другая ляжет под неё
   *[other] Дальше — сверху вниз
}
question-offer = { $word ->
    [offers] { $player }, { $card }: что купишь?
   *[each-chooses] { $player }, { $card }: выбери одно
}
question-sacrifice = { $player }, { $card }: сбрось { $type } или получи −{ $amount } к стойкости

## Ответы

option-use = Вылечить пациента { $card } ({ $needs })
option-tracker = { $tracker ->
    [momentum] Повысить разгон на { $amount }
    [hellfire] Повысить адское пламя на { $amount }
    [chi] Повысить пьяную ци на { $amount }
   *[other] Получить { tracker-gained }
}
option-harvest = Отдать в урожай { boxed-card-acc } { $card } (урожайность { $value })
option-from-box = { $word ->
    [grow] Растить { boxed-card-acc } { $card } (сейчас урожайность { $value })
    [gather] Собрать { boxed-card-acc } { $card }
   *[set-out] Сбросить { boxed-card-acc } { $card }
}
option-lay-down = { $box ->
    [plots] Отложить { $card } в замыслы
   *[other] Положить { $card }
}
option-lay-down-none = { $box ->
    [plots] Ничего не откладывать
   *[other] Ничего не класть
}
option-fetch = Взять { $card }
option-set-out = { $box ->
    [planter] Посадить гриб { $card }
   *[other] Выбрать { boxed-card-acc } { $card }
}
option-set-out-none = { $box ->
    [planter] Ничего не сажать
   *[other] Ничего не выбирать
}
option-arrange = Следующей ляжет { $card }
option-arrange-none = Остальные пусть лежат как лежат
option-offer = Купить за { $price } { $price ->
    [one] золотой
    [few] золотых
   *[many] золотых
}: { $gist }
option-offer-none = Больше ничего не покупать
option-suffer = Не сбрасывать: −{ $amount } к стойкости
option-how = { $play } ({ $how })

## Журнал

log-tracker = { $tracker ->
    [mark] { $amount ->
        [0] { $player } больше не с меткой.
       *[other] { $player } теперь с меткой.
    }
    [outside] { $amount ->
        [0] { $player } возвращается с улицы.
       *[other] { $player } выходит на улицу.
    }
    [momentum] Теперь у { CASE($player, "gen") } разгон { $amount }.
    [hellfire] Теперь у { CASE($player, "gen") } адское пламя { $amount }.
    [chi] Теперь у { CASE($player, "gen") } пьяная ци { $amount }.
   *[other] Теперь у { CASE($player, "gen") } { tracker-points }.
}
log-fired = { $tracker ->
    [hellfire] Адское пламя { CASE($player, "gen") } вырывается наружу!
   *[other] У { CASE($player, "gen") } срабатывает { tracker-name }!
}
log-named = { $player } выбирает { CASE($targets, "acc") }.
log-set-out = { $box ->
    [planter] { $player } сажает гриб { $card }.
    [waiting] В очереди у { CASE($player, "gen") } новый пациент: { $card }.
    [bag] { $player } кладёт { $card } в сумку.
    [arrived] В стойле { CASE($player, "gen") } { $card } занимает место «{ place-name }».
    [resting] В стойле { CASE($player, "gen") } { $card } занимает место «{ place-name }».
    [packed] В стойле { CASE($player, "gen") } { $card } занимает место «{ place-name }».
    [told] Перед { CASE($player, "ins") } теперь лежит { $card }.
   *[other] { $player } кладёт { $card } в { place-name }.
}
log-turned-up = { $player } раскрывает { $card }.
log-made-room = { $box ->
    [arrived] { $card } уходит из стойла { CASE($player, "gen") }.
    [resting] { $card } уходит из стойла { CASE($player, "gen") }.
    [packed] { $card } уходит из стойла { CASE($player, "gen") }.
    [told] { $player } дослушивает до конца: { $card }.
   *[other] { $player } сбрасывает { boxed-card-acc } из { place-gen }: { $card }.
}
log-grew = { $card }: урожайность теперь { $amount }.
log-gathered = { $player } собирает: { $card }.
log-harvested = { $player } отдаёт в урожай: { $card } ({ $amount }).
log-laid-down = { $box ->
    [plots] { $player } откладывает карту в замыслы.
   *[other] { $player } кладёт карту в { place-name }.
}
log-laid-down-card = Это { $card } — видит только { $player }.
log-burned = { $box ->
    [plots] { $player } сбрасывает замысел: { $card }.
   *[other] { $player } сбрасывает из { place-gen }: { $card }.
}
log-treated = { $player } лечит пациента: { $card } ({ $needs }).
log-fetched = { $player } берёт на руку { $card }.
log-passed-drink = { $player } передаёт выпивку в стопку { CASE($other, "gen") }.
log-foresaw = { $player } видит: { $card }.
log-sailed = { $amount ->
    [0] { $player } снимает последний жетон пути.
   *[other] Жетоны пути на колоде: { $amount }.
}
log-reduced = { $player }: потеря стойкости меньше на { $amount }.
