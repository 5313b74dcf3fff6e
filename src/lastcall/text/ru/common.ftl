# Слова и предложения, общие для разных экранов. Термины – по глоссарию и правилам.

app-name = Last Call

box-name = { $box ->
    [rdi2] Таверна «Красный Дракон» 2
    [rdi4] Таверна «Красный Дракон» 4
    [rdi5] Таверна «Красный Дракон» 5
    [rdi7] Таверна «Красный Дракон» 7
    [rdi9] Таверна «Красный Дракон» 9
   *[other] { NAME("box", $box) }
}

gold = { $count } { $count ->
    [one] золотой
   *[other] золотых
}
fortitude = Стойкость { $count }
alcohol-content = Опьянение { $count }

cards = { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}

# Сколько золота: «2 золотых», «по 1 золотому», «по 2 золотых».
gold-amount = { $amount } { $amount ->
    [one] золотой
   *[other] золотых
}
gold-each = по { $amount } { $amount ->
    [one] золотому
   *[other] золотых
}

# Соединение.
list-comma = { $head }, { $tail }
list-and = { $head } и { $tail }
list-or = { $head } или { $tail }
# Части одного предложения. Изменение («другому игроку −2 к стойкости») обходится без глагола,
# остальные слова говорят, что сделать; между ними не «и», а точка с запятой.
clauses-comma = { $before ->
    [change] { $word ->
        [change] { $head }, { $tail }
       *[other] { $head }; { $tail }
    }
   *[other] { $word ->
        [change] { $head }; { $tail }
       *[other] { $head }, { $tail }
    }
}
clauses-and = { $before ->
    [change] { $word ->
        [change] { $head } и { $tail }
       *[other] { $head }; { $tail }
    }
   *[other] { $word ->
        [change] { $head }; { $tail }
       *[other] { $head } и { $tail }
    }
}
clauses-or = { $before ->
    [change] { $head }, или { $tail }
   *[other] { $word ->
        [change] { $head }, или { $tail }
       *[other] { $head } или { $tail }
    }
}
together-comma = { $head }; { $tail }
together-and = { $head }; { $tail }
sentence = { $clause }.

quoted-title = «{ $title }»
quoted-drink = «{ $title }»
