# What `--help` says. `help-COMMAND` is the command, `.more` what follows its examples, and
# `help-COMMAND-OPTION` or, for options that several commands have, `help-OPTION`.
#   $characters, $bots, $decks   the names there are     $drawn   the word for a drawn table
#   $files   what training leaves     $shelf   where bots look for it

help-lastcall = Last Call: an evening at the Red Dragon Inn. Unofficial fan project.

help-usage = Usage:
help-options = Options
help-commands = Commands
help-default = default
help-required = required
help-help = Show this message and exit.
help-version = Show the version and exit.

help-lang = The language; your environment's if left out, or else en.
help-as-json = Print JSON.
help-bar-deck = Keep the spare Drinks as a Bar Deck.
help-sea = Play at sea: with Sea Events.
help-prizes = Play for Prizes: there is one in every pot.
help-variant = Play in teams, one way of { $variants }.
help-pub = Go on a Pub Crawl: with other taverns, their Drinks and their Events.
help-otto = Let Otto make a third with two of his factions ({ $factions }), as in berserker,spelunker; for two players.
help-doppelgangers = Let a character sit down more than once.

help-play = Play an evening against bots, full-screen.
help-play-drawn = four players, drawn at random
help-play-otto = two players and Otto
help-play-resumed = the game you left
help-play-resume = Go on with the game you left last.
help-play-seat = Your character; drawn by the seed if left out.
help-play-against = The other characters, as in eve,fleck,dimli.
help-play-players = How many sit down, you included: 2 to 10.
help-play-bots = Who decides for the others ({ $bots }): one for all, or one for each, as in house,random.
help-play-seed = Play this very game; drawn if left out.
help-play-drinks = The Drink Deck, or several to draw from, as in rdi2,rdi9.
help-play-speed = How fast the others play.

help-join = Sit down at a web table by its link, or watch where no chair is free.
    .more = Your seat stays yours: the same command leads back to it. A link that moves a seat to another device brings it here.
help-join-name = What you are called there; asked for if you have no name yet.
help-join-seat = Your character, if it is free; drawn if left out.

help-sim = Let bots play many games, and count who wins.
    .more = Characters move one seat on after every game, bots after every full round of characters: each bot plays each character equally often, in every seat. With drawn tables the bots move after every game. The same seed gives the same games, whatever the number of jobs.
help-characters = Who plays ({ $characters }), or “{ $drawn }” to draw a new table for each game.
help-players = How many players, for --characters { $drawn }.  [default: 4, with --otto 2]
help-bots = Who decides ({ $bots }): one for all, or one for each player.
help-games = How many games.
help-seed = What all chance comes from.
help-jobs = How many processes share the work; the results do not depend on it.
help-sim-save = Write a record of every game here, for lastcall replay.
help-drinks = The Drink Decks on the bar ({ $decks }).

help-lab = Experiments: many games, kept as tables for pandas, polars and DuckDB.
help-lab-run = Play an experiment, and keep what comes of it as Parquet.
    .more = PLAN is a small TOML file (docs/lab.md); without one the options describe the table, as for lastcall sim. Interrupted, the same command goes on where it stopped. The same plan gives the same rows, whatever the number of processes.
help-lab-run-out = The folder for the results: a new one, or the one of this very experiment.
help-lab-run-jobs = How many processes share the work; all cores if left out. The results do not depend on it.
help-lab-run-machines = Where to play: “{ $here }”, “{ $ray }” (a cluster started for it) or “{ $ray }:” with the address of a running one.
help-lab-run-record = What else to keep: { $tables }.
help-lab-report = Write a page about an experiment: one HTML file that opens anywhere.
help-lab-report-out = The file to write; report.html in the folder if left out.
help-lab-compare = Say what differs between two experiments beyond chance.
    .more = A and B are folders that lastcall lab run wrote, or one table of them: FOLDER:TABLE. Where the same deals were played, games are compared one by one.
help-lab-compare-html = Write it as a page, too.
help-lab-balance = Search the numbers of house cards for a band of win rates, and propose a change.
    .more = PLAN has one table; its games are played for each change that comes into question, on the same deals. Documented cards are never changed. Interrupted, the same command goes on where it stopped.
help-lab-balance-out = The folder for the search: a new one, or the one of this very search.
help-lab-balance-jobs = How many processes share the work; all cores if left out. The proposal does not depend on it.
help-lab-balance-machines = Where to play: “{ $here }”, “{ $ray }” (a cluster started for it) or “{ $ray }:” with the address of a running one.
help-lab-balance-bands = What to win, in per cent: 20-30 for everybody with house cards, gog=20-30 for one. May be given several times.
help-lab-balance-rounds = How many numbers may be looked for, one after the other.

help-cards = Show the cards: title, type, copies, what each does and how we know it.
help-cards-everything = everything
help-cards-one-deck = one deck
help-cards-as-data = a box, as data
help-cards-box = Only the cards of this box, as in rdi2.
help-cards-character = Only the decks of this character, as in gog.
help-cards-as-json = Print JSON: a list of cards.

help-rules = Show a rule by its ID, search the rules, or list them all.
help-rules-one-rule = one rule
help-rules-section = a section
help-rules-words = rules that mention both words
help-rules-as-json = Print JSON: a list of rules.

help-replay = Tell a saved game again: who played what at whom, and how it ended.
    .more = lastcall sim --save DIR saves games.
help-replay-as-json = Print JSON: setup, players, winners, log.

help-train = Let the bots learn from games: answers are drawn by habit, and what came of them says what answers gain.
    .more = Seats that practise sit beside others that go by paper, with all characters, 2 to 6 players and the variants. Interrupted, the same command goes on where it stopped; with more iterations it learns on. What comes out is { $files }, with the curve beside them: bots play by them where they take the place of those in { $shelf }.
help-train-out = The folder of the training: a new one, or the one of this very training.
help-train-games = How many games each iteration plays.
help-train-iterations = How often to play with what was learned and learn again.
help-train-epochs = How often the judge of how a table stands goes through the games of an iteration.
help-train-anew = Begin with nothing learned, not with what the bots know already.
help-train-jobs = How many processes share the work; all cores if left out. The games do not depend on it.
help-train-as-json = Print JSON: the files, and how good it was in each iteration.

help-explain = Say what a regular would have weighed in a saved game, and which answers cost most.
    .more = Each option is tried in worlds that might have been true for whoever was asked; with it stands the chance to win that it left, and how far off the difference to the usual answer may be. An arrow points at the answer that was given.
help-explain-whole = the three biggest moments of everybody
help-explain-one-turn = every decision of a turn
help-explain-turn = Only this turn, every option of every decision.
help-explain-worlds = In how many worlds each option is tried.
help-explain-as-json = Print JSON: every decision with its options, their chances, what was taken and what it cost.

help-backup = Write all that a server has stored into one file, while it runs.
    .more = The file also holds the secret that signs cookies: keep it to yourself.
help-backup-one = also while the server runs
help-backup-data = The data folder of the server; yours if left out.
help-backup-database-url = The server's PostgreSQL, if it has one.

help-restore-backup = Put a backup in the place of what a server has stored.
    .more = The server must not run. All of the backup is taken, or nothing is changed.
help-restore-backup-one = into an empty data folder
help-restore-backup-data = The data folder of the server; yours if left out.
help-restore-backup-database-url = The server's PostgreSQL, if it has one.
help-restore-backup-replace = What is stored now is lost.

help-serve = Serve the web table.
    .more = /healthz answers 200 while the database works; /metrics has numbers for Prometheus, for whoever shows the key in the file “operator” of the data folder. Ctrl-C or SIGTERM stops the server; games go on where they stood when it is started again. One server at a time on a data folder or a database.
help-serve-address = http://127.0.0.1:8080
help-serve-for-others = for others too
help-serve-opens = Open the page in a browser, if somebody sits at this computer.
help-serve-host = The address to listen at.
help-serve-port = The port to listen at; 0 picks a free one.
help-serve-data = Where tables and the secret are kept; your data folder if left out.
help-serve-database-url = Keep tables in PostgreSQL: postgresql://user:password@host/name.
help-serve-workers = Processes that serve, one for each core that should; with PostgreSQL.
help-serve-together = Other servers work with the same database too. They all need LASTCALL_SECRET.
help-serve-reach = Where those others reach this one, if not at the address it listens at.
help-serve-sync = full: SQLite waits for the disk at every commit, and a power cut costs nothing.
help-serve-origins = Another site whose pages may use this server, as https://example.org.
help-serve-proxies = A proxy that may say for whom it asks: its address, or a network as 10.0.0.0/8.
help-serve-hosts = A name this server goes by; requests for others are refused. Any, if left out.
help-serve-words = A file with words that nobody is to read here, one on each line; word* stands for all that begin so.
help-serve-keep-tables = Days a game nobody comes back to is kept.
help-serve-keep-chat = Days what was said is kept.
help-serve-keep-guests = Days a guest who does not come back is remembered.
help-serve-keep-replays = Days a finished game can be watched again.
help-serve-push-contact = Whom push services may write to (mailto:… or https://…). With it, people who allow that are called to tables by the day.
help-serve-push-services = A further push service that may be used, by its address; as often as needed.
help-serve-pause = Seconds of the pause that hides who could have responded.
help-serve-bot-pause = Seconds a bot takes over a decision of its own.
help-serve-grace = Seconds a seat waits for its player before a bot plays for them.
help-serve-no-limits = Do not limit how fast clients may ask. For tests and measurements.
