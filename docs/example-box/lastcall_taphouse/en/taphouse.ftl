box-taphouse = The Taphouse
character-taphouse-tess = Tess the Cellarer
    .short = Tess
effect-taphouse-settle = your Alcohol Content goes down by up to 3, to that of the soberest player
will-taphouse-settle = { $player } sobers up, to the soberest at the table
