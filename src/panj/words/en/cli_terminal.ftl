### The table in a terminal

cli-range = { $low }–{ $high }
cli-why_not = why not { $count } more
cli-story-apart = {". "}
cli-story-next = {"; "}

## Keys below the question

cli-key-type = number or letters
cli-key-why = why not
    .typed = why help
cli-key-hint = hint
    .typed = hint
cli-key-undo = undo
    .typed = undo
cli-key-rule = rule
    .typed = rule
cli-key-view = mat
    .typed = view mat
cli-key-moves = all moves
    .typed = moves
cli-key-scores = scores
    .typed = scores score
cli-key-log = log
    .typed = log
cli-key-board = table
    .typed = board table
cli-key-quit = leave
    .typed = quit leave exit

## What is said below the table

cli-plain-table = The table
cli-plain-changed = Changed
cli-plain-question = Question
cli-plain-moves = Moves
cli-thinking = { $who } is thinking
cli-seconds = { $seconds } s
cli-filter-none = No move here has “{ $typed }” in it.
cli-why-nothing = Nothing that you could want is forbidden now.
cli-why-not_named = Nothing called “{ $typed }” is forbidden now.
cli-bidi-ask = Which line reads well?
cli-bidi-sample = The order of the words is right: 12 coins
cli-help-plain = Tell everything in sentences, without boxes and columns: for screen readers and pipes.

## Keys in the help

cli-play-key-rule = the rule of this question
cli-play-key-view = with a number, the mat of that seat; with a letter, a folded part; alone, back
cli-play-key-moves = all moves in words
