# What the server refuses, and why. One message for each code of docs/protocol.md.

refusal-malformed = That message cannot be read: { $problem }
refusal-unknown-language = There is no { $lang } here. The languages are { $languages }.
refusal-bad-name = A name has 1 to { $most } letters, digits or signs, and something to see in it.
refusal-bad-table = That table cannot be set. { $problem }
refusal-bad-origin = This request comes from a page of another site.
refusal-no-guest = Tell us your name first.
refusal-not-host = Only the host of the table can do that.
refusal-not-seated = You have no seat at this table.
refusal-not-yours = That is not your seat.
refusal-no-team = You have no team here: say it to everybody.
refusal-muted = The host has muted you.
refusal-removed = You were put out of this game. You can watch.
refusal-watching = Watchers look on and say nothing.
refusal-no-such-table = There is no such table, or it has been cleared away.
refusal-no-such-replay = There is no such finished game.
refusal-no-such-page = There is nothing at this address.
refusal-not-allowed = This address does not answer that kind of request.
refusal-link-spent = This link has been used or has expired. Ask for a new one.
refusal-seat-asked = Somebody was put out of this seat. The players are asked whether they would have you: wait until most of them say so.
refusal-mixed-name = A word of this name mixes letters that look like others. Write each word in one alphabet.
refusal-seat-taken = Somebody already sits there.
refusal-character-taken = { $character } already sits at this table.
refusal-already-seated = You already sit at this table.
refusal-table-full = There is no free seat.
refusal-not-open = The game at this table has already begun.
refusal-not-running = There is no game under way at this table.
refusal-not-finished = The game at this table is not over yet.
refusal-too-few = A game needs at least { $least } players. Seat bots, or wait for somebody.
refusal-too-few-seats = { $seated } sit at this table already, so it cannot have { $seats } seats. Take more seats, or free some chairs first.
refusal-too-many-tables = You already host { $most } tables.
refusal-not-your-turn = The table is not waiting for an answer from you.
refusal-stale = The table is past that question.
refusal-illegal = That is not one of the answers the table is asking for.
refusal-too-big = That message is too long: { $most } bytes at most.
refusal-too-fast = That was too fast. Wait a moment.
refusal-chat-too-fast = You talk too fast. Wait a moment.
refusal-chat-too-long = A line has 1 to { $most } characters.
refusal-busy = The tavern is full. Try again in a moment.
refusal-both-seated = In this browser and as the one you want to be, you sit at one and the same table. Give up one of the two seats, then try again: nothing was changed.
refusal-by-the-day = At this table everybody has days to answer. When they are over the clock answers; nobody is voted out for being away.
refusal-no-push = This server sends no notifications. Look into the lobby: it says where you are waited for.
refusal-push-service = This server does not know the push service of your browser ({ $service }). Whoever runs it can allow it with --push-service.
refusal-no-such-passkey = This passkey is not known here. It may have been removed, or belong to another server. Use another one, or a link from a device where you are known.
refusal-passkey-refused = That passkey was not accepted: { $problem }. Try again; nothing was changed.
refusal-passkey-address = Browsers make passkeys only for a name, over https or as localhost, and not for a bare address as this one. A link takes your games to another device all the same.
refusal-too-many-passkeys = You already have { $most } passkeys. Remove one first.
refusal-storage = This could not be written down, so it did not happen. Try again in a moment.

# The command.

serve-ready = Last Call is open: { $address }
serve-network = For others in this network: { $address }
serve-here-only = Only this computer reaches it. For others: --host 0.0.0.0
serve-no-folder = The data folder { $folder } cannot be used: { $problem }
serve-damaged = The database was damaged ({ $problem }). It lies unchanged in { $aside }. What can be read of it was put into a new one: { $tables } tables with { $answers } answers, { $games } finished games, { $guests } guests. With a backup you may do better: stop the server and run lastcall restore-backup FILE --replace.
backup-done = { $file } holds { $tables } tables and { $games } finished games.
backup-nothing = Nothing is stored in { $folder }. Name the folder of the server with --data.
restore-done = { $tables } tables and { $games } finished games are back.
restore-no-backup = { $file } is no sound backup. lastcall backup makes them.
restore-not-empty = There are guests and tables already, which would be lost. Make a backup of them, then say --replace.
restore-database-in-use = A server works with this database. Stop it first.
serve-folder-in-use = Another server runs on the data folder { $folder }. Stop it, or choose another folder with --data.
serve-no-port = { $host } port { $port } cannot be used: { $problem }
serve-no-database = The database cannot be used: { $problem }
serve-database-in-use = Another server works with this database. Stop it, or start all of them with --together.
serve-together-without-postgres = Several processes need a database they can share: name a PostgreSQL one with --database-url.
serve-together-without-secret = Servers that work together need one secret for all: put the same long random text into LASTCALL_SECRET for each of them.
serve-workers-not-here = Only Linux shares a port among processes as this needs it. Start one process, without --workers.
serve-bad-push-contact = --push-contact is an address that push services can write to: mailto:you@example.org, or https://….
serve-bad-push-service = { $service } is no address of a push service; they look like https://push.example.org.
serve-bad-reach = --reach is a host and a port, as 10.0.0.2:8080, for one process; workers say themselves where they are.
serve-other-secret = The servers of this database have another secret. Start this one with their LASTCALL_SECRET.

# What whoever runs the server reads in its log.

operator-storage = storage: { $where }
operator-storage-works = storage works again
operator-leaves-at-once = something still waits; stopping without it
operator-storage-fails = storage fails: { $problem }
operator-batch-failed = a batch of { $count } failed ({ $problem }); storing one by one
operator-host-stays = table { $table } keeps its host: { $problem }
operator-bot-fails = the bot { $bot } found no answer, and the table answered for it: { $problem }
operator-scribe-fails = the game { $table } could not be written down beside the tables, so it is done here: { $problem }
operator-bot-instead = the bot { $bot } cannot sit down, { $instead } plays instead: { $problem }
operator-table-unreadable = table { $table } cannot be read and was set aside; nothing of it is lost: { $problem }
operator-table-not-loaded = table { $table } cannot be loaded
operator-table-does-not-fit = table { $table } does not fit its answers
operator-table-stuck = table { $table } cannot go on: { $problem }
operator-table-waits = table { $table } waits for the storage
operator-table-failed = table { $table } failed
operator-tidying-waits = tidying has to wait: { $problem }
operator-lease-lost = this server gave no sign of life for too long: others have its { $tables } tables. It goes on under a new number
operator-not-registered = this server cannot join the others: { $problem }
operator-beat-failed = telling the other servers failed
operator-daily-failed = looking after the tables by the day failed
operator-push-fails = the push service { $service } did not take a notification ({ $problem }); it is tried again later
operator-push-clock = the clock of this machine differs from that of { $service } by more than an hour: set it right, or notifications are refused

# What a push notification says.

push-turn = Your turn at Last Call
push-at = You are waited for: { $table }
