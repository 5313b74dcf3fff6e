# Стол в терминале: `lastcall play`. Многое здесь стоит в узких колонках: слова короткие.

terminal-you = ты
terminal-out = вне игры
terminal-controls = ♛ перевес в раунде
terminal-gambles = ♠ в раунде
terminal-asked = … думает

terminal-alcohol = Опьянение
terminal-ac = Опьянение
terminal-fortitude = Стойкость
terminal-f = С
# Жетоны на шкале, где на деление приходится одна колонка.
terminal-alcohol-marker = О
terminal-fortitude-marker = С
terminal-apart = запас { $count }
terminal-gold = { $count } зол.
terminal-potions = зелья
terminal-potions-short = зелья
terminal-open-hand = Рука, открытая тебе
terminal-pile = Выпей меня!
terminal-pile-short = пить
terminal-hand = рука
terminal-deck = колода
terminal-deck-short = кол.
terminal-discards = сброс

terminal-phase = { $phase ->
    [discard] Сброс
    [action] Действие
    [order] Заказ
   *[drink] Кутёж
}
terminal-turn = ход { $turn }
terminal-speed = темп
terminal-seed = зерно
terminal-speed-name = { $speed ->
    [slow] медленный
    [fast] быстрый
    [instant] мгновенный
   *[normal] обычный
}

terminal-drink-deck = Выпивка
terminal-drink-discards = сброс
terminal-bar-deck = Барная колода
terminal-no-round = Раунда азартных игр нет
terminal-pot = На кону { $count } зол.
terminal-controller = перевес: { $name }
terminal-no-controller = перевеса нет
terminal-only-cheating = бьёт только шулерство
terminal-bound = по своей воле не выйти
terminal-pile-of = Стопка «Выпей меня!» { CASE($player, "gen") }
terminal-foreseen = { $place }, сверху вниз: { $cards }
terminal-passed = пас

terminal-stage = На столе
terminal-stack = Что сыграно
terminal-log = Журнал
terminal-your-hand = Твоя рука
terminal-provenance = { $provenance ->
    [house] наша карта
    [reported] по рассказам
   *[other] { $provenance }
}
terminal-box = { $name ->
    [planter] Ящик
    [plots] Замыслы
    [waiting] Очередь
    [bag] Сумка
    [arrived] Прибыл
    [resting] Отдыхает
    [packed] В путь
    [told] Истории
   *[other] { $name }
}
terminal-kept = Впрок
# Где лежит карта, если не на руке: слово рядом с её названием.
terminal-place = { $name ->
    [planter] В ящике
    [plots] Замысел
    [waiting] В очереди
    [bag] В сумке
    [arrived] В стойле
    [resting] В стойле
    [packed] В стойле
    [told] История
    [kept] Впрок
    [discarded] В сбросе
    [new] Новая
   *[other] { $name }
}
terminal-needs = Этого пациента пока не вылечить, нужно: { $needs }.
terminal-side-deck = в колоде { $deck }, в сбросе { $discard }
terminal-kits-title = Что перед кем лежит
terminal-kits-none = Перед игроками нет ничего, кроме карт и золота.

terminal-question = Вопрос
terminal-you-may-respond = Ответить могут все; сейчас слово за тобой.
terminal-waiting = Играют остальные. Пробел — не ждать.
terminal-watching = партия идёт без тебя
terminal-game-over = Партия окончена.
terminal-back = Esc: назад
terminal-discard-these = { $count ->
    [one] Сбросить { $count } карту и добрать
    [few] Сбросить { $count } карты и добрать
   *[many] Сбросить { $count } карт и добрать
}

terminal-asks-anytime = и ради «всегда» спрашивать
terminal-skips-anytime = ради «всегда» не спрашивать
terminal-passing-until-my-turn = до твоего хода не спрашиваем

terminal-key-pass = Пас
terminal-key-on-this = Мимо
terminal-key-my-turn = До хода
terminal-key-anytime = Всегда
terminal-key-speed = Темп
terminal-key-rule = Почему
terminal-key-kits = Вещи
terminal-key-log = Журнал
terminal-key-help = Помощь
terminal-key-quit = Уйти

terminal-close = Esc: закрыть
terminal-help-title = Помощь
terminal-help-game =
    Продержись дольше всех: на ногах и с золотом в заначке. Стойкость начинается с 20 и падает, опьянение начинается с 0 и растёт: встретятся — и ты в отключке. Без гроша тоже выбывают.
    В ходе четыре этапа: сбросить и добрать до семи карт, сыграть одно действие (или ни одного), заказать выпивку кому-нибудь другому, выпить верхнюю карту своей стопки «Выпей меня!».
    Карты «иногда» и «всегда» играют между делом, в том числе в чужой ход.
terminal-help-numbers = дать ответ с этим номером
terminal-help-arrows = двигаться по списку и выбирать
terminal-help-sides = перейти к руке (влево) или к ответам (вправо)
terminal-help-pages = девять ответов назад или вперёд
terminal-help-escape = от «в кого?» назад к картам
terminal-help-pass = не отвечать, спасовать или закончить
terminal-help-on-this = пропустить всё это: и то, что сейчас сыграно, и ответы на него
terminal-help-my-turn = до своего хода не спрашивать (ещё раз: всё-таки спрашивать)
terminal-help-anytime = спрашивать ли, когда можно сыграть только карты «всегда»
terminal-help-speed = как быстро играют остальные: медленно, обычно, быстро, мгновенно
terminal-help-hurry = не ждать, дальше
terminal-help-rule = правило, которое запрещает карту, выбранную на руке
terminal-help-kits = что перед кем лежит: счётчики, грибы, замыслы, пациенты, выпивка впрок
terminal-help-log = всё, что случилось
terminal-help-help = эта страница
terminal-help-quit = встать из-за стола
terminal-help-signs =
    Мышью: щёлкни по ответу, по карте на руке или по планшету игрока, который тебе нужен.
    На шкале █ — выпитое, ░ — потерянная стойкость, О и С — жетоны опьянения и стойкости. ● можно сыграть сейчас, ○ нельзя. ▶ чей ход, ♛ у кого перевес, ♠ кто в раунде, ✗ кто выбыл.
    У вещей 1·[2]·3 стоит на 2 и растёт дальше, ●●○ — это 2 из 3, ✹ — где вспыхнет огонь, ▮ — карта рубашкой вверх, □ — свободное место.
    То, без чего игре не обойтись (заказ, выпивка, твоё действие, твой черёд в раунде, последний шанс), спрашивают всегда.

terminal-quit-title = Встать из-за стола?
terminal-quit-kept = Партия сохранена: lastcall play --resume продолжит её. Тот же стол с самого начала:
terminal-quit-text = Эта партия не сохранится. Тот же стол ещё раз:
terminal-quit-yes = Уйти (y)
terminal-quit-no = Остаться (Esc)
terminal-quit-new = Новая (n)

terminal-end-title = Партия окончена
terminal-end-won = Все остальные под столом: победа за тобой! Ходов: { $turns }.
terminal-end-team = { $mine ->
    [me] Победила ваша команда: { $names }. Ходов: { $turns }.
   *[other] Победила команда: { $names }. Ходов: { $turns }.
}
terminal-end-lost = Побеждает { $name }. Ходов: { $turns }.
terminal-end-tied = Под стол сползают вместе: { $names }. Ничья, ходов: { $turns }.
terminal-end-tied-me = Ничья, и ты среди победителей: { $names }. Ходов: { $turns }.
terminal-end-again = Эта партия ещё раз:
terminal-end-new = Новая (n)
terminal-end-same = Ещё раз (b)
terminal-end-log = Журнал (l)
terminal-end-quit = Уйти (q)
terminal-end-place = №
terminal-end-player = Игрок
terminal-end-gold = Золото
terminal-end-cards = Карты
terminal-end-drinks = Выпито
terminal-end-lost-short = Ущерб
terminal-end-pots = С кона
terminal-end-left = Итог
terminal-end-stayed = на ногах
terminal-end-passed-out = в отключке, ход { $turn }
terminal-end-out-of-gold = без гроша, ход { $turn }

play-no-terminal =
    Столу нужен терминал, а ввод или вывод здесь не терминал. Чтобы партии сыграли без него, есть «lastcall sim».
play-empty-name = В { $option } «{ $text }» есть пустое имя; пиши имена через запятую, как eve,fleck.
terminal-plays = { $name }: { $bot }
terminal-bot-fails = { $name }: бот не нашёл ответа; всякий раз, когда так случится, за него отвечает стол ({ $problem })
play-no-bot = Нет бота «{ $name }»{ $hint } Есть { $names }.
play-kept = Партия сохранена. Продолжить: lastcall play --resume
play-not-kept = Не удалось сохранить партию в { $file }: { $problem }
play-resume-none = Отложенной партии нет. Начни новую: lastcall play
play-resume-damaged = Отложенную партию не продолжить: { $problem } Она лежит в { $file }; её место займёт новая партия.
play-resume-alone = --resume продолжает отложенную партию такой, какой она была: убери { $option }.
play-again = Та же партия ещё раз: { $command }

terminal-at = мы здесь: { $place }

# Отто
terminal-against = против { CASE($name, "gen") }

# Веб-стол в терминале: `lastcall join`.

join-bad-link = { $link } не ведёт к столу. Ссылка есть у хозяина под словами «Пригласи друзей» и выглядит так: https://tavern.example/tables/k3vq8m2…
join-unreachable = { $address } не отвечает: { $problem }
join-no-tavern = По адресу { $address } нет «Last Call». Проверь ссылку.
join-other-protocol = По адресу { $address } «Last Call» другой версии. Обнови свою или открой ссылку в браузере.
join-gone = Связь со столом закончена. Та же команда вернёт к нему.
join-again = Вернуться к этому столу: { $command }
join-you-start = Ты хозяин стола. Когда все соберутся, начни партию клавишей (s).
join-rematch = Сыграть ещё раз: (r).
join-key-chat = чат
join-key-always = о чём спрашивать
join-key-start = начать
join-key-rematch = реванш
join-asks-always = Спрашивают обо всём, на что есть чем ответить.
join-asks-matters = Спрашивают, когда ответ может что-то изменить.
