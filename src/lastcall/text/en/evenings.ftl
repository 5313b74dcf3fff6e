# The ladder and tournaments. Fetched by the page when somebody goes there.

place = Place
points = Points
opponents = Opponents

ladder-text = Rated tables count here: people against people. Bots may fill the chairs, but they do not count.
ladder-new-table = Set a rated table
ladder-all = All in all
ladder-month = Table of the month
ladder-which-month = Month
ladder-player = Player
ladder-rating = Rating
ladder-won = Won
ladder-nobody = Nobody has put their name up yet.
ladder-guests = { $n ->
    [one] One guest plays along without a name on the ladder.
   *[other] { $n } guests play along without a name on the ladder.
}
ladder-empty-month = No rated game in this month yet.
ladder-points-text = A point for everybody one has outlasted, half of one for a tie.
ladder-me = You
ladder-my-rating = Your rating is { $rating } after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}, { $wins } won.
ladder-not-played = You have not played at a rated table yet.
ladder-on-it = Everybody reads you here as { $name }.
ladder-join-text = Your games at rated tables count, but nobody reads your name here until you put it up.
ladder-join = Put my name on the ladder
ladder-rename = Change my name on the ladder
ladder-leave = Take me off, with all that was counted
ladder-leave-sure = Sure? Nothing of it comes back

tournaments-text = A few rounds, everybody for themselves. Friends join by link; after each round those who stand alike meet.
tournaments-mine = Where you have been
tournament-title = Name of the tournament
tournament-rounds = Rounds
tournament-rounds-text = An hour each, give or take.
tournament-size = People at a table
tournament-size-text = At most; the tables are made as even as they can be. With two at a table and an odd number, one has a bye.
tournament-join-in = I play along
tournament-join-in-text = Otherwise you only host it.
tournament-create = Open the tournament

tournament-is-open = Not begun yet: { $n ->
    [one] one round
   *[other] { $n } rounds
}.
tournament-round-of = Round { $n } of { $of }.
tournament-is-over = The tournament is over.
tournament-host = Host: { $name }
tournament-call = Your table is ready
tournament-to-table = To my table
tournament-your-bye = You have a bye in this round, which counts as a table won. Watch the others, or rest your liver.
tournament-between = The round is over. Whoever plays can begin the next one.
tournament-wait-tables = Your table is done. The round goes on at the others.
tournament-join = Join
tournament-rejoin = Join again
tournament-late = The last round has begun, so nobody can join any more. You can watch.
tournament-begin = Begin round { $n }
tournament-need-people = Two people at least: send them the link.
tournament-wait-host = The host begins the first round.
tournament-standings = Standings
tournament-nobody = Nobody yet.
tournament-points-text = Winning a table is worth a point, each place below a share of it. Of equals, who won more tables is before; then whoever met the stronger.
tournament-round = Round { $n }
tournament-table = Table { $n }
tournament-bye = Bye: { $name }
tournament-called-off = called off
tournament-call-off = Call it off
tournament-invite = Whoever opens this link can join, also between the rounds.
tournament-leave = Play no further rounds
tournament-end = End the tournament
tournament-sure = Sure?
tournament-gone = has left
tournament-another = Another tournament
