### The program `panj`

cli-guide = Panj: strategy games for people and bots.
cli-guide-table = open the table in the browser
cli-guide-play = play in the terminal against bots
cli-guide-learn = learn a game in the terminal
cli-guide-games = which games there are, with their options
cli-guide-sim = let bots play many games
cli-guide-help = everything else

## Version

cli-version-compiled = compiled
cli-version-pure = pure Python: no C compiler when it was installed
cli-version-source = pure Python: runs from a source tree
cli-version-rules = Rules: { $rules }

## Help: titles

cli-help-title-arguments = Arguments
cli-help-title-options = Options
cli-help-title-commands = Commands

## Help: commands

cli-help-panj = Strategy games for people and bots. Without a command, in a terminal: open the table in the browser.
cli-help-games = List the games with their options.
cli-help-play = Play a game in the terminal, against bots or with others who share it.
cli-help-learn = Lessons of a game: learn it by playing it.
cli-help-lesson = The lesson; without one, they are listed.
cli-help-puzzles = Puzzles: find them, check them, solve them.
cli-help-puzzles_make = Look for puzzles in games between bots; it goes on where it was stopped.
cli-help-puzzles_check = Play to every puzzle and search it again with other guesses.
cli-help-puzzles_list = List the puzzles of a game with their themes.
cli-help-puzzles_play = Solve a puzzle in the terminal.
cli-help-puzzles_number = The puzzle; without one, today’s.
cli-help-replay = Show a match file: its log, its board, its score sheet.
cli-help-verify = Prove that a match was dealt and played as its file says.
cli-help-sim = Let bots play many games and say how they did.
cli-help-check = Check that a game keeps every promise that all games must keep.
cli-help-bench = Measure how fast the games run here.

## Help: options

cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-lang = The language: en, fa or hu. Otherwise PANJ_LANG, otherwise the language of the system.
cli-help-puzzles_count = Stop when the file has so many puzzles.
cli-help-puzzles_workers = So many processes search at once.
cli-help-puzzles_seed = The seed of the next game; otherwise it goes on where it was stopped.
cli-help-puzzles_file = The file of puzzles; otherwise the one in the game’s own folder.
cli-help-puzzles_sample = Check so many only, spread over all of them.
cli-help-puzzles_again = The seed of the guesses for the second search.
cli-help-puzzles_record = Write down how many were found again, and take the others out.
cli-help-game = The game, as `panj games` names it.
cli-help-file = A match file.
cli-help-seats = The number of players; otherwise as many as the game allows.
cli-help-bots = Names of bots, separated by commas; they take seats in turn.
cli-help-option = An option of the game as name=value; may be repeated.
cli-help-json = Write one JSON document for scripts.
cli-help-seconds = How long a bot may think about a move, in seconds; otherwise as long as it likes.
cli-help-cores = How many cores think about one decision.
cli-help-hot_seat = People sit at all seats and share the terminal.
cli-help-watch = Bots sit at all seats; you only watch.
cli-help-name = The name of a person; repeat it for more people.
cli-help-seed = A number that fixes the deal and the bots' dice; otherwise the system deals.
cli-help-save = Save the match to this file at the end, or on leaving.
cli-help-load = Go on with the match in this file.
cli-help-ascii = Draw with plain characters only.
cli-help-at = Stop after this many moves.
cli-help-seat = Look from this seat, counted from 1; otherwise as a spectator.
cli-help-count = The number of games.
cli-help-series_seed = A number that fixes all deals and dice.
cli-help-jobs = The number of processes; the result does not depend on it.
cli-help-check_games = The number of random games for each combination of seats and options.
cli-help-bench_games = The games; otherwise all.
cli-help-bench_seconds = How long to measure each game and number of players, in seconds.
cli-help-bench_search = Measure searches too: iterations per second, by judgement and at random.

## What is wrong

cli-usage-no_option = There is no option { $name } here. `--help` tells which there are.
cli-usage-missing = { $name } is missing. `--help` tells more.
cli-usage-bad_value = The value of { $name } cannot be used. `--help` tells more.
cli-usage-bad_option = { $name } is not used this way. `--help` tells more.
cli-usage-other = This cannot be understood: { $reason }
cli-error-command = There is no command “{ $name }”. There are: { $known }.
cli-error-language = There is no language “{ $name }”. There are: { $known }.
cli-error-game = There is no game “{ $name }”. There are: { $known }.
cli-error-no_puzzles = “{ $name }” does not say how puzzles are found.
cli-error-option = There is no option “{ $name }”. There are: { $known }.
cli-error-value = “{ $value }” is not a value of the option “{ $name }”. Possible: { $known }.
cli-error-no_files_in = In { $folder } there is none of these files: { $names }.
cli-error-twice = The option “{ $name }” is given twice.
cli-error-no_bots = At least one bot is needed. There are: { $known }.
cli-error-no_file = There is no file { $file }.
cli-error-unreadable = The file { $file } cannot be read.
cli-error-unwritable = The file { $file } cannot be written.
cli-error-exists = { $file } exists already; nothing was written. Choose another name.
cli-error-no_folder = There is no folder for { $file }.
cli-error-save_where = Say where: save FILE
cli-error-load_alone = A match from a file keeps its seats, names, options and deal: --load does not go with --seats, --bots, --name, --option, --seed or --watch.
cli-error-other_game = { $file } is a match of another game: { $game }.
cli-error-names = There are more names than seats for people.
cli-error-at = There is no move { $at }: the match has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-error-seat = There is no seat { $seat }: the match has { $seats } seats.

## Playing

cli-player = Player { $number }
cli-you = (you)
cli-play-commitment = Sealed deal: { $hash }
cli-play-resumed = The match goes on after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-play-key-move = the move with this number
cli-play-key-find = look for a move by its words: one is offered, several are listed
    .typed = castle
cli-play-key-undo = take the last choice back
cli-play-key-scores = the score sheet so far
cli-play-key-log = the log
cli-play-key-board = the board again
cli-play-key-save = save the match
cli-play-key-quit = leave the table
cli-play-undone = Taken back.
cli-play-sure = This has big consequences. Really? (y/n)
cli-play-hand_over = It is the turn of { $who }. Press Enter when nobody else is looking.
cli-play-offer_save = Save the match to which file? (Enter: not at all)
cli-play-saved = Saved: { $file }
cli-play-left = The match is not over.
cli-result-winner = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cli-result-shared = { $who } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
cli-scores-title = Score sheet
cli-scores-source = Source

## Other commands

cli-games-players = for { $counts } players
cli-games-option = Option
cli-games-values = Values
cli-games-seats = Players
cli-games-meaning = Meaning
cli-games-bots = Bots: { $names }
cli-replay-seats = { $names } · rules version { $rules }
cli-verify-true = True: dealt and played as recorded, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-verify-commitment = Promised before the first move: { $hash }
cli-verify-key = Key of the deal: { $key }
cli-verify-open = The match is not over.
cli-sim-playing = Playing
cli-sim-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $seconds } s
cli-sim-speed = { $games } games/s, { $decisions } decisions/s
cli-sim-played = Games
cli-sim-score = Score (95 %)
cli-sim-wins = Wins
cli-sim-rate = Win rate (95 %)
cli-sim-digest = Digest: { $digest }
cli-check-checking = Checking
cli-check-good = All is well: { $settings ->
    [one] { $settings } combination
   *[other] { $settings } combinations
} of seats and options, { $games ->
    [one] { $games } random game
   *[other] { $games } random games
}.
cli-check-bad = { $problems ->
    [one] { $problems } problem
   *[other] { $problems } problems
}.
cli-bench-measuring = Measuring
cli-bench-heading = Python { $python }, { $build }
cli-bench-game = Game
cli-bench-seats = Seats
cli-bench-games = Games/s
cli-bench-decisions = Decisions/s
cli-bench-best = best
cli-bench-vector = Decisions/s
cli-bench-judged = Judged/s
cli-bench-blind = Random/s
cli-bench-clone = clone
cli-bench-view = view
cli-bench-guess = guess
cli-bench-dump_load = codec
cli-bench-legend = Random games: the median of several slices of time, and the best one. Clone, view, guess and codec (dump and load): microseconds, the best of several repeats.
cli-bench-vector_legend = Many random games at once on one core, with observations and masks for learning.
cli-bench-search_legend = Search: iterations per second at the beginning of a game, every one played to the end: by judgement, and at random.

## panj serve

cli-help-serve = Open the tables: a web service for people and bots.
cli-help-host = The address to listen on.
cli-help-port = The port to listen on.
cli-help-database = Where matches are kept: an SQLite or PostgreSQL URL.
cli-help-channels = A Redis URL for live messages between processes.
cli-help-workers = How many processes serve (PostgreSQL only).
cli-help-bot_workers = How many processes think for the bots.
cli-help-origin = Another origin from which browsers may connect.
cli-help-settings = A TOML file with settings of the server.
cli-help-secure_cookies = Send cookies over HTTPS only.
cli-help-open = Open a browser.
cli-serve-running = The tables are open at { $address } (Ctrl-C closes them).
cli-serve-open_already = The tables are open already at { $address }.
cli-serve-no_browser = No browser was found here. Open { $address } in one.
cli-guide-serve = open the tables as a web service

## panj admin

cli-guide-admin = manage the stored tables
cli-help-admin = Manage the tables: list, export, clear, back up, examine.
cli-help-admin_list = List the stored tables.
cli-help-admin_export = Write the match of a finished table to a file.
cli-help-admin_delete = Delete tables at which nobody has played for a while; running matches stay.
cli-help-admin_tidy = Delete guests, tokens and sessions that nobody has used for a while.
cli-help-unused_for = Unused for so many days.
cli-help-running_too = Delete running matches, too.
cli-help-admin_backup = Copy the database into a file while the server runs.
cli-help-house = Keep order: warn, mute, ban, remove from seats, stop tables, see reports and the log.
cli-help-house_people = Find people by name, account or id.
cli-help-house_person = Account or id of a person.
cli-help-house_reason = Why; shown to the person and logged.
cli-help-house_days = For how many days; for good without it.
cli-help-house_address = Take no guests from the same address either, for at most 30 days.
cli-help-house_warn = Warn a person.
cli-help-house_mute = Keep a person from talking.
cli-help-house_ban = Keep a person out, and end their sessions.
cli-help-house_lift = Let a person talk and come in again.
cli-help-house_grant = Let an account look after the house in the browser.
cli-help-house_role = owner, moderator or none.
cli-help-house_unseat = Remove a person from a seat; a bot plays on, the name stays.
cli-help-house_seat = Number of the seat, from 1.
cli-help-house_stop = End a table before its time.
cli-help-house_remove = Delete a table, whatever its state.
cli-help-house_registration = Take newcomers, or none.
cli-help-house_state = open or closed.
cli-help-house_reports = List reports that nobody has put away.
cli-help-house_close = Put a report away.
cli-help-house_report = Id of the report.
cli-help-house_log = List what was done, by whom and why.
cli-house-done = Done, and logged.
cli-house-none = Nothing to show.
cli-error-house = { $reason }
cli-error-house_person = There is no account and no id { $name }.
cli-help-admin_doctor = Examine the database: can everything be read, does every match replay?
cli-help-table = The id of a table.
cli-help-target = The file to write.
cli-help-status = Only tables in this state: open, running, over or abandoned.
cli-help-older_than = Untouched for so many days.
cli-help-dry_run = Only say what would be deleted.
cli-admin-table = Table
cli-admin-game = Game
cli-admin-status = State
cli-admin-status-open = open
cli-admin-status-running = running
cli-admin-status-over = over
cli-admin-status-abandoned = abandoned
cli-admin-moves = Events
cli-admin-changed = Last change
cli-admin-none = No tables.
cli-admin-exported = Written: { $file }
cli-admin-deleted = { $count ->
    [one] { $count } table deleted.
   *[other] { $count } tables deleted.
}
cli-admin-would_delete = { $count ->
    [one] { $count } table would be deleted.
   *[other] { $count } tables would be deleted.
}
cli-admin-tidied = Deleted guests: { $guests }, tokens: { $tokens }, sessions: { $sessions }.
cli-admin-would_tidy = Would be deleted: guests: { $guests }, tokens: { $tokens }, sessions: { $sessions }.
cli-admin-backed_up = Copied: { $file }
cli-admin-schema = Schema of the database: { $found }, ours is { $ours }.
cli-admin-well = All is well: { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, every match replays.
cli-admin-ill = { $count ->
    [one] { $count } problem.
   *[other] { $count } problems.
}
cli-error-status = There is no state “{ $name }”. There are: { $known }.
cli-error-port = Port { $port } is taken by another program. Choose another one with --port.
cli-error-data_folder = Nothing can be written in { $folder }. Name a file with --database sqlite:////path/tables.sqlite.
cli-error-not_over = This match is not over; its key is still secret.
cli-error-no_table = There is no table { $table }.
cli-error-no_database = There is no database { $database }.
cli-error-backup_sqlite = Only SQLite files are copied here; for PostgreSQL use pg_dump.

## panj arena

cli-guide-arena = measure how strong bots are
cli-help-arena = Let bots meet on the same deals and rate them.
cli-help-entrants = The bots, separated by commas: [label=]name[@seconds], or cmd: and the command line of an outside program.
cli-help-arena_games = At least so many games; the last deal is played in every seating.
cli-help-format = Who meets whom: round-robin, ladder (each the next) or one-against (the first among each other).
cli-help-seating = The seats on the same deal: rotations or permutations.
cli-help-arena_seconds = How long a bot may think about a move, in seconds, if its name does not say otherwise; without this, as long as it likes.
cli-help-grace = How long past its time a bot may take before it loses the decision, in seconds.
cli-help-arena_jobs = The number of processes; by default, on a cluster, all of its processors.
cli-help-folder = The folder for games and report. If it holds the same arena, that arena goes on.
cli-help-parquet = Write the games as a Parquet file too.
cli-help-cluster = Play on a Ray cluster: its address, auto, or local to start one here.
cli-arena-playing = Playing
cli-arena-resumed = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} played before; the arena goes on.
cli-arena-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
cli-arena-rating = Rating (95 %)
cli-arena-time = Time (ms)
cli-arena-lapses = Lost
cli-arena-failed = { $count ->
       [one] { $count } decision was
      *[other] { $count } decisions were
    } left to the Beginner; { $file } tells which.
cli-arena-report = Report: { $file }
cli-error-entrants = An arena needs bots: --bots greedy,random. There are: { $known }.
cli-error-label = Two bots are called “{ $name }”. Give one of them a label: label=name.
cli-error-choice = “{ $value }” is not possible for { $name }. Possible: { $known }.
cli-error-arena_one = This format needs at least two bots.
cli-error-arena_settings = { $folder } holds an arena with other settings ({ $names }); nothing was played. Choose another folder or the same settings.
cli-error-arena_in_use = Another arena is playing in { $folder } now.
cli-error-arena_broken = The games cannot be played: { $reason }
cli-error-extra = This needs more than is installed: pip install "{ $extra }"
cli-error-cluster = The cluster { $address } cannot be reached: { $reason }

## Records: panj sim --record, panj convert

cli-help-record = Write a row for every decision to this Parquet file.
cli-help-observations = Keep the observation of the seat that decides, as numbers, with every decision.
cli-help-legal = Keep the action numbers of all legal moves with every decision.
cli-help-convert = Turn match files into a Parquet file of decisions, or its matches into match files.
cli-help-convert_files = Match files or folders of them, or one Parquet file.
cli-help-convert_to = The file to write: one that ends in .parquet, or a match file; or a folder for all matches.
cli-help-match = The number of the match to write, counted from 0.
cli-sim-recorded = Decisions: { $file }
cli-convert-working = Converting
cli-convert-done = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} written: { $file }
cli-error-record_what = --observations and --legal need a file to go to: --record FILE.
cli-error-convert_way = Match files become one .parquet file, or one .parquet file becomes match files: --match goes only with the second, --observations and --legal only with the first.
cli-error-other_terms = { $file } is a match of another game, for another number of players or with other options than the first; nothing was written.
cli-error-nothing_played = Nothing was played in { $file }; nothing was written.
cli-error-bad_file = { $file }: { $reason }
cli-error-not_recorded = { $file } holds no matches recorded by Panj, or is not whole.
cli-error-which_match = There are { $matches } matches: say which one with --match, or name a folder that exists.
cli-error-no_match = There is no match { $number }: the file has { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}.

## panj mcp

cli-guide-mcp = tables for language-model agents
cli-help-mcp = Tables for language-model agents (MCP), over standard input and output.

## Hints and reviews

cli-help-review = Look at every decision of a match again: chances, turning points, better moves.
cli-help-hint = Say what the seat that is asked could do, with chances and reasons.
cli-help-hint_seconds = How long to think.
cli-help-review_seconds = How long to think about each decision.
cli-hint-for = For { $who }:
cli-hint-then = Then: { $line }
cli-hint-wait = Thinking…
cli-play-key-hint = the best moves and the reasons
cli-review-progress = Looking at decisions
cli-review-chances = Chances to win, from the first decision to the end:
cli-review-nearness = How near a high score, from the first decision to the end:
cli-review-mistakes = Moves that cost more than chance explains
cli-review-finds = Good finds
cli-review-none = No move cost more than chance explains.
cli-review-column-move = Move
cli-review-column-who = Player
cli-review-column-played = Played
cli-review-column-better = Better
cli-error-over = This match is over: nobody is asked any more. Say with --at how many moves were made.
cli-error-nothing_to_review = This match has no decision to look at.
cli-help-review_html = Write the review as a page for the browser.

## At the table

cli-filter-enter = [Enter]
cli-view-none = There is nothing to look at under “{ $typed }”. Type v and the number of a seat, or v and the letter of a part.
cli-bidi-keep = To be asked no more: PANJ_BIDI={ $value }
cli-plain-how = Type the number or letters of a move, b for the whole table, ? for everything else.
cli-play-key-why = what cannot be done now, and why; “? castle” asks about one thing

## panj tune

cli-help-tune = Fit the weights of a game's judgement, and its chances, to games between bots.
cli-help-tune_rounds = How often the weights move. With 0 they stay as they are, and only the chances are fitted.
cli-help-tune_games = The number of games in a round.
cli-help-tune_positions = The number of games whose positions the chances are fitted to; with 0 none are.
cli-help-tune_proof = The number of games against the weights chosen by hand, on fresh deals; with 0 none.
cli-help-tune_seed = The seed of everything that is drawn: the same one finds the same weights.
cli-help-tune_usual = Play by what is found at all tables, and not only at those with the same options.
cli-help-tune_jobs = The number of processes; what is found does not depend on it.
cli-help-tune_out = The file for what is found; without this, a name by game and seats.
cli-tune-playing = Playing
cli-tune-weight = Weight
cli-tune-hand = By hand
cli-tune-fitted = Fitted
cli-tune-chances = Chances: log-loss { $before } by hand, { $after } fitted, error of calibration { $error }.
cli-tune-proof = Against the weights chosen by hand: { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} won; { $even } would be even.
cli-tune-written = Written: { $file }
cli-error-no_weights = The judgement of { $game } has no weights to fit.

## Puzzles

cli-puzzles-searching = Looking for puzzles: { $game }
cli-puzzles-checking = Checking puzzles: { $game }
cli-puzzles-made = { $game }: { $count } puzzles from { $games } games, { $looked } decisions, { $seconds } seconds
cli-puzzles-checked = { $game }: { $again } of { $count } found again with other guesses
cli-puzzles-lost = Not found again: { $numbers }
