# Рейтинг и турниры. Страница получает это, когда на неё заходят.

place = Место
points = Очки
opponents = Соперники

ladder-text = Здесь считаются партии на рейтинг: люди против людей. Боты могут занять стулья, но не считаются.
ladder-new-table = Накрыть стол на рейтинг
ladder-all = За всё время
ladder-month = Таблица месяца
ladder-which-month = Месяц
ladder-player = Игрок
ladder-rating = Рейтинг
ladder-won = Победы
ladder-nobody = Пока никто не вписал сюда имя.
ladder-guests = { $n ->
    [one] Ещё { $n } гость играет, не вписав имени.
    [few] Ещё { $n } гостя играют, не вписав имени.
   *[many] Ещё { $n } гостей играют, не вписав имени.
}
ladder-empty-month = В этом месяце партий на рейтинг ещё не было.
ladder-points-text = Очко за каждого, кого удалось пересидеть, пол-очка за ничью.
ladder-me = Ты
ladder-my-rating = Твой рейтинг { $rating }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, побед { $wins }.
ladder-not-played = За столом на рейтинг ты ещё не играешь.
ladder-on-it = Здесь тебя видят под именем { $name }.
ladder-join-text = Твои партии на рейтинг считаются, но имени здесь никто не увидит, пока ты его не впишешь.
ladder-join = Вписать моё имя
ladder-rename = Сменить имя в рейтинге
ladder-leave = Убрать меня и всё, что насчитано
ladder-leave-sure = Точно? Вернуть не получится

tournaments-text = Несколько туров, каждый за себя. Друзья входят по ссылке; после тура встречаются те, кто стоит рядом.
tournaments-mine = Где ты уже был
tournament-title = Название турнира
tournament-rounds = Туры
tournament-rounds-text = Примерно по часу каждый.
tournament-size = Человек за столом
tournament-size-text = Не больше; столы будут по возможности равными. Если за столом двое, а игроков нечётно, один пропускает тур.
tournament-join-in = Я тоже играю
tournament-join-in-text = Иначе ты только хозяин турнира.
tournament-create = Объявить турнир

tournament-is-open = Ещё не начался: { $n ->
    [one] { $n } тур
    [few] { $n } тура
   *[many] { $n } туров
}.
tournament-round-of = Тур { $n } из { $of }.
tournament-is-over = Турнир окончен.
tournament-host = Хозяин: { $name }
tournament-call = Твой стол готов
tournament-to-table = К моему столу
tournament-your-bye = В этом туре ты отдыхаешь: это считается выигранным столом. Посмотри на других или побереги печень.
tournament-between = Тур окончен. Следующий может начать любой из игроков.
tournament-wait-tables = Твой стол доигран. За другими столами тур ещё идёт.
tournament-join = Участвовать
tournament-rejoin = Вернуться
tournament-late = Последний тур уже начался, войти нельзя. Можно смотреть.
tournament-begin = Начать тур { $n }
tournament-need-people = Нужны хотя бы двое: пришли им ссылку.
tournament-wait-host = Первый тур начинает хозяин турнира.
tournament-standings = Положение
tournament-nobody = Пока никого.
tournament-points-text = Выигранный стол — очко, места ниже — его доля. При равенстве выше тот, у кого больше выигранных столов, потом тот, у кого были сильнее соперники.
tournament-round = Тур { $n }
tournament-table = Стол { $n }
tournament-bye = Отдыхает: { $name }
tournament-called-off = отменён
tournament-call-off = Отменить
tournament-invite = Кто откроет эту ссылку, сможет участвовать, в том числе между турами.
tournament-leave = Дальше не играть
tournament-end = Завершить турнир
tournament-sure = Точно?
tournament-gone = больше не играет
tournament-another = Новый турнир
