box-taphouse = Пивоварня
character-taphouse-tess = Ключница Тесс
    .short = Тесс
    .gender = f
effect-taphouse-settle = твоё опьянение снижается не более чем на 3, до опьянения самого трезвого игрока
will-taphouse-settle = { $player } трезвеет вслед за самым трезвым за столом

title-a-breath-of-cellar-air = Глоток подвального воздуха
title-count-the-barrels = Пересчитать бочки
title-mind-the-trapdoor = Осторожно, люк
title-taste-this-one = Попробуй вот это
title-on-the-slate = Запишу на твой счёт
title-back-into-the-barrel = Обратно в бочку
title-marked-barrels-marked-cards = Меченые бочки, меченые карты
