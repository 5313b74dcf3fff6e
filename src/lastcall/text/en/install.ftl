# What is said when a part that can be left out was left out.
install-extra =
    { $extra ->
        [web] The web table is not installed.
        [lab] What experiments need is not installed.
        [ray] What runs experiments on many machines is not installed.
        [train] What bots learn with is not installed.
        [terminal] The terminal table is not installed.
       *[postgres] What talks to that database is not installed.
    } You get it with: { $command }
