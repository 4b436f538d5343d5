### The home page: what waits for me, what I can play now, who else is here.

## What waits for me

web-home-your_move = Your move
web-home-left = { $time } left
web-home-others = { $people ->
    [0] you alone
    [one] you and { $people } other
   *[other] you and { $people } others
}

## Play now

web-home-play_now = Play now
web-home-play_about = One click, as you played last time.
web-home-first_about = One click, and you sit at a table.
web-home-with_friends = With friends
web-home-change = Change the settings: { $game }
web-home-alone = alone
web-home-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-home-bots_of = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, { $level }
web-home-soon = coming soon
web-home-failed = The server does not answer. Please try again.
web-home-you_are = You play as { $name }
web-home-account_about = A name is enough. You can change it whenever you like.
web-home-rename = Change
web-home-new_here = New here? Five minutes
web-home-new_about = Learn { $game } while you play it.

## My tables

web-home-mine = My tables
web-home-which = Which tables
web-home-all = All
web-home-running = Running
web-home-opened = Open
web-home-over = Finished
web-home-empty = Your tables will lie here. Play now, or sit down at an open one.
web-home-none_such = There is none of these.
web-home-more = Show more
web-home-less = Show less
web-home-host_table = Table of { $who }
web-home-your_turn = Your turn
web-home-waiting = waiting for { $who }
web-home-waiting_since = waiting for { $who }, { $time }
web-home-goes_on = in progress
web-home-paused = paused
web-home-free = { $seats ->
    [0] Ready to start
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
web-home-sitting = you are sitting
web-home-placed = Place { $place } of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-home-won = { $who } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-home-given_up = ended before its time
web-home-play = Play
web-home-look = Look
web-home-invite = Invite
web-home-join = Sit
web-home-watch = Watch
web-home-replay = Replay

## Open seats

web-home-open = Open seats
web-home-pace_none = no clock
web-home-pace_live = { $minutes } min + { $seconds } s
web-home-pace_days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
web-home-taken = { $taken } of { $seats } taken

## The lobby

web-lobby-title = Tables
web-lobby-open = Open seats
web-lobby-running = Being played
web-lobby-over = Finished
web-lobby-games = Games
web-lobby-all_games = All games
web-lobby-paces = Pace
web-lobby-pace-any = Any pace
web-lobby-pace-live = Live
web-lobby-pace-days = Slow
web-lobby-pace-none = No clock
web-lobby-search = Table or player
web-lobby-search_about = Three letters at least
web-lobby-none-open = Nobody waits. Open a table, or play with bots until somebody comes.
web-lobby-none-running = Nobody plays for everybody to see right now.
web-lobby-none-over = No match has been finished yet for everybody to see.
web-lobby-none_fits = Nothing fits these filters.
web-lobby-clear = Show all
web-lobby-pages = Pages
web-lobby-previous = Previous page
web-lobby-next = Next page

## The server does not answer

web-down-title = The server does not answer.
web-down-shown = You see what was here at { $time }.
web-down-again = Trying again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
web-down-trying = Trying now.
web-down-try = Try now

## Nothing lies here

web-lost-title = Nothing lies here
web-lost-about = The table was closed, the link was cut short, or it is only for the people who sit there.
web-lost-mine = My tables
