### The report of an arena

arena-title = Arena: { $game }
arena-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
arena-automa = Automated player
arena-none = none
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-interval = ({ $low }–{ $high })

arena-ratings = Ratings
arena-ratings-note = The Plackett-Luce model on Elo’s scale: 400 points more make it ten times as likely to be placed before the other. The anchor stands at 1,000. The lines are 95 % intervals, found by drawing the deals again.
arena-table = Results
arena-table-note = With 95 % intervals. A shared win counts in parts.
arena-beats = Who is placed before whom
arena-beats-note = How often the bot of the row was placed before the bot of the column; ties count half.
arena-points = Points
arena-points-note = How often each result came; the line is the average.
arena-time = Time for a decision
arena-time-note = The bar is the average, the line the slowest decision. Every step is ten times as long as the one before.
arena-lapses = Lost decisions
arena-lapses-note = Where a bot failed, the Beginner decided for it and the game went on.
arena-settings = Settings
arena-settings-note = The same settings deal the same cards again.

arena-column-bot = Bot
arena-column-rating = Rating
arena-column-played = Games
arena-column-win_rate = Wins
arena-column-score = Points
arena-column-place = Average place
arena-column-lapses = Lost decisions

arena-lapse-crashed = Crashed
arena-lapse-illegal = Illegal answer
arena-lapse-overran = Out of time

arena-setting-seats = Players
arena-setting-options = Options
arena-setting-bots = Bots (time for a decision)
arena-setting-format = Format
arena-setting-seating = Seats on the same deal
arena-setting-seed = Seed
arena-setting-digest = Digest

arena-format-round_robin = everybody meets everybody
arena-format-ladder = a ladder: each bot meets the next
arena-format-one_against = one against the others: the first bot alone, against each other bot in turn
arena-seating-rotations = every rotation
arena-seating-permutations = every order
