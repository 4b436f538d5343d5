### What every part of Panj says.

## General words

core-name = Panj
core-yes = yes
core-no = no
core-on = on
core-off = off

core-player = Player
core-players = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
core-seat = Seat { $seat }
core-spectator = Spectator
core-round_number = Round { $round }
core-round_of = Round { $round } of { $rounds }
core-turn_of = It is the turn of { $who }.
    .you = It is your turn.
core-total = Total
core-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
core-place = Place
core-game_over = The game is over.
core-why-over = The last move has been made.
core-axis-round = Round
core-winner = Winner
core-share_victory = { $names } share the victory.
core-options = Options
core-rules = Rules
core-rule = Rule { $rule }

## Languages, each in its own script

core-language = Language
core-language-en = English
core-language-fa = فارسی
core-language-hu = Magyar

## Bots

core-bot = Bot
core-bot-random = Random
    .about = Plays any legal move, all equally likely.
    .names = Moth, Squirrel, Cricket, Puppy
core-bot-greedy = Beginner
    .about = Takes what looks best right now and never thinks of tomorrow.
    .names = Magpie, Hamster, Otter, Raccoon
core-bot-easy = Easy
    .about = Plays from the heart, overlooks things, and takes a nice move rather than the best.
    .names = Hare, Robin, Hedgehog, Lamb
core-bot-medium = Medium
    .about = Thinks for a moment, knows the usual tricks, and seldom blunders.
    .names = Fox, Crane, Badger, Lynx
core-bot-hard = Hard
    .about = Plays many futures through before every move, and remembers what you need.
    .names = Wolf, Falcon, Leopard, Raven
core-bot-expert = Expert
    .about = Takes its time, plans far ahead, and forgives nothing.
    .names = Owl, Elephant, Lion, Simurgh

## Refusals

core-refusal-damaged = This is damaged and cannot be read.
core-refusal-illegal_move = “{ $move }” is not a legal move now.
core-refusal-option_seats = The option “{ $name }” has no meaning with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}.
core-refusal-option_value = “{ $value }” is not a value of the option “{ $name }”.
core-refusal-other_key = The key in this file is not the one that was promised when the match began.
core-refusal-other_result = Played again, this match ends differently from what its file says.
core-refusal-over = The match is over.
core-refusal-rules_version = This belongs to other rules of { $game }; version { $ours } is played here.
core-refusal-rules_version_file = This match of { $game } follows version { $theirs } of the rules; version { $ours } is played here.
core-refusal-seat_count = { $game } is for { $least } to { $most } players, not for { $seats }.
core-refusal-stale = The table has moved on: you answered after { $expected ->
    [one] { $expected } move
   *[other] { $expected } moves
}, but { $version ->
    [one] { $version } has
   *[other] { $version } have
} been made.
core-refusal-undo = This cannot be taken back freely: something has been revealed, or another player has had a say.
core-refusal-unknown_bot = There is no bot “{ $name }”. Known bots: { $known }.
core-refusal-unknown_game = There is no game “{ $name }”.
core-refusal-unknown_option = There is no option “{ $name }”.
core-refusal-unknown_style = There is no style “{ $name }” here. There are: { $known }.
core-refusal-fit_damaged = The fitted weights in { $file } cannot be read; the weights that were chosen by hand are used.
core-refusal-fit_rules = The fitted weights in { $file } are for other rules than version { $version }; the weights that were chosen by hand are used.
core-refusal-fit_judgement = The fitted weights in { $file } are for another judgement; the weights that were chosen by hand are used.
core-refusal-unreadable_move = “{ $move }” cannot be read as a move.

## On which side of its neighbour something lies

core-side-above = above
core-side-below = below
core-side-left = left of
core-side-right = right of
