# What is mine: games, records, passkeys, other devices; and tables by the day.

mine = My games
mine-of = { $name }: games and records
mine-nothing = Nothing is yours here yet. Play a game, and it is kept without an account; or sign in with a passkey, or open a link from your other device.
mine-games = Games finished
mine-wins = Won
mine-share = Share won
mine-faces = Characters tried
mine-latest = My games
mine-none = A game you finish stands here, with its replay.
mine-older = Show older games
mine-won = Won
mine-lost = Lost
mine-gone = somebody who has left
mine-no-replay = The replay has had its time.
mine-by-character = As whom I played
mine-opponents = Against whom I played
mine-opponent = Opponent
mine-i-won = I won
mine-they-won = They won
achievements = Worth a toast
achieved = Done on { $day }
achieved-so-far = { $n } of { $of }
achievement-evening = The first evening
achievement-evening-text = Finish a game.
achievement-win = Still awake
achievement-win-text = Win a game.
achievement-regular = A regular
achievement-regular-text = Finish 10 games.
achievement-faces = Many faces
achievement-faces-text = Win with 5 different characters.
achievement-box = A box by heart
achievement-box-text = Play 4 characters of the same box.
achievement-crowd = Last of the crowd
achievement-crowd-text = Win at a table of six or more.
achievement-friends = Good company
achievement-friends-text = Finish games with 5 different people.
achievement-team = Better together
achievement-team-text = Win in a team.
achievement-days = No hurry
achievement-days-text = Finish a game by the day.
untried = Not tried yet
untried-ways = Ways to play that I have not tried
tried-people = With other people
tried-days = By the day
tried-two-headed = { way-two-headed }
tried-boss = { way-boss }
tried-two-headed-boss = { way-two-headed-boss }
tried-lackeys = { way-lackeys }
tried-otto = With Otto
tried-sea = { sea }
tried-pub = { pub }
tried-prizes = { prizes }

## Keeping it

keeping = Keep it, take it along, or not
passkeys = For good: a passkey
passkeys-none = Without an account all of this is known by this browser, and forgotten { $days } days after you were last here. A passkey (a fingerprint, your face or a PIN of your device) keeps it for good. No address and no password are asked for.
passkeys-have = All of this is kept for good: with a passkey you are yourself on every device that has it.
passkeys-not-here = Passkeys need a page over https with a name, which this one is not. The link below works all the same.
passkey-of = Passkey of { $day }
passkey-used = last used { $day }
passkey-make = Make a passkey
passkey-more = Another passkey
passkey-cancelled = No passkey was used: it was cancelled, or took too long. Nothing was changed; try again.
passkey-had = This device has a passkey for you already.
sign-in = Sign in with a passkey
sign-out-here = Sign out in this browser
move = From another device
move-title = On another device
move-offer = A link makes another browser yours too. Open it there, or read the QR code with its camera.
move-make = Make a link
move-once = It works once and for ten minutes. Whoever opens it is you: give it to nobody else.
move-none = This link is not complete. Copy all of it, or make a new one under “My games” on the other device.
move-again = Under “My games” on the other device there is a new one.
move-same = This browser is { $name }’s already: nothing is left to do.
move-text = This link makes this browser { $name }’s too, with { $games ->
    [one] one game
   *[other] { $games } games
}.
move-along = You are { $here } here. What you have in this browser (games: { $games }, seats: { $tables }) comes along and is { $name }’s from then on.
move-here = You are { $here } here, and would be { $name } from then on.
move-stranger = Is { $name } not you? Then somebody has sent you their own link by mistake or as a trick. Do not use it: what you play afterwards would be theirs.
move-do = I am { $name }
move-not = No, leave it so
data = My data
data-text = Kept are your name, your games, your seats, and what you allow here (passkeys, notifications). Nothing else, and nobody else sees it.
data-export = Download (JSON)
data-delete = Delete everything
data-delete-text = { $name }, your games, records, passkeys and notifications are deleted at once, on all your devices. Bots take your seats. Games of others stay, without your name. This cannot be undone.
data-delete-do = Delete for good

## By the day

your-turn = Your turn
play-turn = Play
by-the-day = By the day: { $n ->
    [one] 1 day
   *[other] { $n } days
}
by-the-day-short = for each answer; nobody has to be there at the same time
by-the-day-text = Come when you can. Nobody is replaced for being away; when somebody’s days are over, the clock passes for them. The game begins when the last chair is taken, or when the host says so. You are not called for responses that cannot matter to you.
by-the-day-waiting = You need not wait here. The game begins when the last chair is taken, and the lobby says when it is your turn.
wait-for-all = The game begins when all chairs are taken
days-is = { $n ->
    [one] 1 day for each answer
   *[other] { $n } days for each answer
}
days-left = { $days ->
    [0] { $hours } h left
    [one] 1 day { $hours } h left
   *[other] { $days } days { $hours } h left
}
clock-days = { $n } d
clock-hours = { $n } h
give-up = Give up my seat
give-up-sure = Sure? A bot takes it for good
push-title = Call me when it is my turn
push = Notify me in this browser, also when no page of Last Call is open
push-text = For tables by the day. You can switch it off here at any time.
push-never = This browser takes no notifications from here. Over https, and on a phone as an installed app, it may. The lobby says when it is your turn.
push-not-here = This server sends no notifications. The lobby says when it is your turn.
push-lost = Notifications of this browser have ended, as its push service says. Switch them on again; nothing else was lost.
push-failed = The push service of this browser cannot be reached. Try again later; the lobby says when it is your turn.
