### Puzzles

puzzle-refusal-missing = There is no puzzle { $number } here.
puzzle-refusal-damaged = Puzzle { $number } cannot be read. Please try another one.
puzzle-refusal-none = There are no puzzles here.

puzzle-title = Puzzles
puzzle-about = One position, one best move. Take your time: nothing here counts days.
puzzle-number = Puzzle { $number }
puzzle-today = Puzzle of the day
puzzle-of_game = { $game }: puzzles
puzzle-one_move = Find the best move. You know what your seat knows, and no more.
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-solved = { $solved } of { $count } tried
puzzle-all_themes = All themes
puzzle-all_levels = Any difficulty
puzzle-theme = Theme
puzzle-difficulty = Difficulty
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzle-theme-ahead = Clearly ahead
    .about = One move is clearly better than all others. Which one?
puzzle-rated = rated { $rating }
puzzle-mine = Your puzzle rating: { $rating }
puzzle-mine_now = Your rating: { $rating } ({ $change })
puzzle-not_counted = You have answered this one before: it does not count again.
puzzle-open = Solve
puzzle-new = not tried yet
puzzle-next = Next puzzle
puzzle-others = Try the others
puzzle-line = Show the line
puzzle-list = All puzzles
puzzle-none = No puzzle fits. Choose another theme or difficulty.
puzzle-text = As plain text
puzzle-share = Share this puzzle
puzzle-share_about = Opens the puzzle, without its solution.
puzzle-verdict-right = Right!
puzzle-verdict-good = Good, but there is better
puzzle-verdict-wrong = Not this one
puzzle-after_yours = After your move, it may go on like this:
puzzle-the_line = The best move, and how it may go on:
puzzle-why = Why it is best
puzzle-reason-more = { $source }: about { $amount ->
    [one] { $amount } point more for you
   *[other] { $amount } points more for you
}
puzzle-reason-less = { $source }: it costs you about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
puzzle-reason-rival_less = { $source }: about { $amount ->
    [one] { $amount } point less for the best other
   *[other] { $amount } points less for the best other
}
puzzle-reason-rival_more = { $source }: about { $amount ->
    [one] { $amount } point more for the best other
   *[other] { $amount } points more for the best other
}
puzzle-against = At the end of the game, compared with what looks tempting ({ $move }):
puzzle-worth = What each move is worth
puzzle-yours = yours
puzzle-searched = The chance to win, from { $walks } games played on from here, over deals that fit what you know.
puzzle-ahead = { $points } points
puzzle-from = From a game between bots, after { $moves } moves.
puzzle-in_words = { $chance } to win, { $points } points ahead at the end
puzzle-run = This run
puzzle-run_ends = A run has ten puzzles, or ends after three misses. Nobody counts days.
