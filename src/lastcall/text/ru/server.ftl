# В чём сервер отказывает и почему. По сообщению на каждый код из docs/protocol.md.

refusal-malformed = Это сообщение не прочитать: { $problem }
refusal-unknown-language = Языка { $lang } здесь нет. Есть { $languages }.
refusal-bad-name = В имени от 1 до { $most } букв, цифр или знаков, и хоть один из них видимый.
refusal-bad-table = Такой стол не накрыть. { $problem }
refusal-bad-origin = Этот запрос пришёл со страницы другого сайта.
refusal-no-guest = Сначала скажи, как тебя зовут.
refusal-not-host = Это может только хозяин стола.
refusal-not-seated = У тебя нет места за этим столом.
refusal-not-yours = Это не твоё место.
refusal-no-team = Здесь у тебя нет команды: скажи это всем.
refusal-muted = Хозяин стола запретил тебе писать.
refusal-removed = Тебя вывели из этой партии. Можно наблюдать.
refusal-unwanted-word = Там есть слово, которого в этом доме читать не хотят. Скажите иначе.
refusal-not-here = Сначала подойдите к столу: это могут только те, кто здесь.
refusal-host-said-it = Это сказал хозяин стола, и разбирать жалобу пришлось бы ему самому. Скройте его слова у себя или уйдите из-за стола.
refusal-no-hints = Здесь играют и другие, и не все согласны на подсказки. Спросите их: каждый может согласиться в списке «Игроки».
refusal-hint-failed = Завсегдатаям сейчас ничего не приходит в голову. Спросите ещё раз или решите сами.
refusal-ladder-name-taken = Кто-то с именем, похожим на «{ $name }», в таблице уже есть. Сначала выберите другое имя, потом заносите его в таблицу.
refusal-no-such-tournament = Такого турнира нет, или его уже убрали. Попросите новую ссылку у того, кто прислал эту.
refusal-tournament-over = Этот турнир окончен. Итоги можно посмотреть, а новый турнир кто-нибудь объявит заново.
refusal-tournament-full = В турнире нет мест: играют { $most }. За их столами можно следить.
refusal-tournament-late = Последний тур этого турнира уже начался. За столами можно следить.
refusal-tournament-busy = Тур ещё не окончен. Дождитесь последнего стола, или пусть хозяин турнира его отменит.
refusal-tournament-few = Для тура нужно хотя бы { $least } человека. Пришлите кому-нибудь ссылку.
refusal-not-in-tournament = Этого игрока в турнире нет.
refusal-not-tournament-host = Это может только хозяин турнира.
refusal-too-many-tournaments = У вас { $most } неоконченных турниров. Сначала завершите один из них.
refusal-no-such-line = Этих слов здесь уже нет.
refusal-no-such-speaker = Никто с таким именем здесь ничего не говорил.
refusal-no-such-table = Такого стола нет, или его уже убрали.
refusal-no-such-replay = Такой законченной партии нет.
refusal-no-look-back = Сейчас некому оглянуться на эту партию. Спроси чуть позже.
refusal-no-regular = Завсегдатаю здесь не сесть, и оглянуться на эту партию некому. Почему — сказано в журнале сервера.
refusal-no-such-page = По этому адресу ничего нет.
refusal-not-allowed = На такие запросы этот адрес не отвечает.
refusal-link-spent = Эта ссылка уже использована или устарела. Попроси новую.
refusal-seat-asked = С этого места кого-то вывели. Игроков спросили, согласны ли они на тебя: подожди, пока согласится большинство.
refusal-mixed-name = В слове этого имени смешаны похожие буквы разных алфавитов. Напиши каждое слово буквами одного алфавита.
refusal-seat-taken = Это место уже занято.
refusal-character-taken = { $character }: этот персонаж уже за столом.
refusal-already-seated = Ты уже за этим столом.
refusal-table-full = Свободных мест нет.
refusal-not-open = Партия за этим столом уже началась.
refusal-not-running = За этим столом сейчас не играют.
refusal-not-finished = Партия за этим столом ещё не окончена.
refusal-too-few = Для партии нужны хотя бы { $least ->
    [one] { $least } игрок
    [few] { $least } игрока
   *[many] { $least } игроков
}. Посади ботов или подожди кого-нибудь.
refusal-too-few-seats = За столом уже занято мест: { $seated }, а мест стало бы { $seats }. Выбери больше мест или сначала освободи стулья.
refusal-too-many-tables = У тебя уже { $most ->
    [one] { $most } стол
    [few] { $most } стола
   *[many] { $most } столов
}, больше нельзя.
refusal-not-your-turn = Стол сейчас ждёт ответа не от тебя.
refusal-stale = Этот вопрос стол уже миновал.
refusal-illegal = Такого ответа стол сейчас не ждёт.
refusal-too-big = Слишком длинное сообщение: больше { $most } { $most ->
    [one] байта
   *[many] байт
} нельзя.
refusal-too-fast = Слишком быстро. Подожди немного.
refusal-chat-too-fast = Ты говоришь слишком быстро. Подожди немного.
refusal-chat-too-long = В строке от 1 до { $most } знаков.
refusal-busy = В таверне нет мест. Попробуй чуть позже.
refusal-both-seated = Ты сидишь за одним и тем же столом дважды: в этом браузере и под тем именем, которое хочешь взять. Отдай одно из двух мест и попробуй снова; ничего не изменилось.
refusal-by-the-day = За этим столом на каждый ответ есть дни. Когда они выйдут, ответят часы; за отсутствие здесь никого не выводят.
refusal-no-push = Этот сервер не шлёт уведомлений. Заглядывай в лобби: там сказано, где тебя ждут.
refusal-push-service = Сервер не знает службы уведомлений твоего браузера ({ $service }). Разрешить её может тот, кто держит сервер: --push-service.
refusal-no-such-passkey = Такой ключ доступа здесь не знают. Возможно, его убрали или он от другого сервера. Возьми другой ключ или ссылку с устройства, где тебя знают.
refusal-passkey-refused = Ключ доступа не принят: { $problem }. Попробуй ещё раз; ничего не изменилось.
refusal-passkey-address = Ключи доступа браузеры создают только для имени сайта, по https или на localhost, а не для голого адреса, как здесь. Ссылкой игры всё равно можно перенести на другое устройство.
refusal-too-many-passkeys = Ключей доступа уже { $most }. Сначала убери один.
refusal-storage = Записать это не удалось, так что ничего не случилось. Попробуй чуть позже.
refusal-table-failed = За этим столом что-то сломалось. Вернись к нему: его накроют заново по записям. Если не выйдет, скажи тому, кто держит сервер.

# Команда.

serve-ready = Last Call открыт: { $address }
serve-network = Для других в этой сети: { $address }
serve-here-only = Открыто только для этого компьютера. Для других: --host 0.0.0.0
serve-no-folder = Папкой данных { $folder } не воспользоваться: { $problem }
serve-damaged = База данных была повреждена ({ $problem }). Она лежит нетронутой в { $aside }. Всё, что удалось прочесть, перенесено в новую: столов — { $tables }, ответов — { $answers }, оконченных партий — { $games }, гостей — { $guests }. Если есть копия, с ней выйдет лучше: останови сервер и верни её (lastcall restore-backup с --replace).
backup-done = В { $file } сохранено: столов — { $tables }, оконченных партий — { $games }.
backup-nothing = В { $folder } ничего не сохранено. Укажи папку сервера: --data.
restore-done = Возвращено: столов — { $tables }, оконченных партий — { $games }.
restore-no-backup = { $file } — не исправная копия. Копии делает lastcall backup.
restore-not-empty = Здесь уже есть гости и столы, они пропали бы. Сделай их копию, а потом добавь --replace.
restore-database-in-use = С этой базой работает сервер. Сначала останови его.
serve-folder-in-use = С папкой данных { $folder } уже работает другой сервер. Останови его или выбери другую папку: --data.
serve-no-port = { $host }, порт { $port } не занять: { $problem }
serve-no-database = Базой данных не воспользоваться: { $problem }
serve-database-in-use = С этой базой уже работает другой сервер. Останови его или запусти все с --together.
serve-together-without-postgres = Нескольким процессам нужна общая база: укажи PostgreSQL через --database-url.
serve-together-without-secret = Серверам, которые работают вместе, нужен один секрет на всех: задай каждому один и тот же длинный случайный текст в LASTCALL_SECRET.
serve-workers-not-here = Так делить порт между процессами умеет только Linux. Запусти один процесс, без --workers.
serve-bad-push-contact = --push-contact — это адрес, по которому могут написать службы уведомлений: mailto:you@example.org или https://….
serve-bad-push-service = { $service } — не адрес службы уведомлений; они выглядят так: https://push.example.org.
serve-bad-reach = --reach — это хост и порт, например 10.0.0.2:8080, и только для одного процесса; рабочие процессы сами сообщают, где они.
serve-other-secret = У серверов этой базы другой секрет. Запусти этот с их LASTCALL_SECRET.

# Что читает в журнале тот, кто держит сервер.

operator-storage = хранилище: { $where }
operator-storage-works = хранилище снова работает
operator-leaves-at-once = что-то ещё не закончено; останавливаюсь, не дожидаясь
operator-storage-fails = хранилище отказывает: { $problem }
operator-batch-failed = не удалось записать всё вместе ({ $count }: { $problem }); записываем по одному
operator-host-stays = у стола { $table } прежний хозяин: { $problem }
operator-bot-fails = бот { $bot } не нашёл ответа, за него ответил стол: { $problem }
operator-words-unreadable = слова из { $file } не читаются: { $problem }. Действуют прочитанные раньше
operator-scribe-fails = игру { $table } не удалось записать в отдельном процессе, записываем здесь: { $problem }
operator-critic-fails = не удалось оглянуться на игру { $table }: { $problem }
operator-bot-instead = бот { $bot } не может сесть за стол, вместо него играет { $instead }: { $problem }
operator-table-unreadable = стол { $table } не прочитать, он отложен, ничего не потеряно: { $problem }
operator-table-not-loaded = стол { $table } не загрузить
operator-table-does-not-fit = стол { $table } не сходится со своими ответами
operator-table-stuck = партию за столом { $table } не продолжить: { $problem }
operator-table-waits = стол { $table } ждёт хранилища
operator-table-failed = стол { $table }: сбой
operator-tidying-waits = уборка откладывается: { $problem }
operator-lease-lost = этот сервер слишком долго не подавал признаков жизни: его столы ({ $tables }) теперь у других. Он продолжает под новым номером
operator-not-registered = этот сервер не может присоединиться к остальным: { $problem }
operator-beat-failed = не удалось сообщить о себе другим серверам
operator-daily-failed = не удалось присмотреть за столами по дням
operator-push-fails = служба уведомлений { $service } не приняла уведомление ({ $problem }); позже попробуем снова
operator-push-clock = часы этой машины расходятся с часами { $service } больше чем на час: поправь их, иначе уведомления не принимают

# Что написано в уведомлении.

push-turn = Твой ход в Last Call
push-at = Тебя ждут: { $table }
