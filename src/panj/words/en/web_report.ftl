### The report of a match that is over

web-over-wins = { $points ->
    [one] { $who } wins with { $points } point
   *[other] { $who } wins with { $points } points
}
web-over-you_win = { $points ->
    [one] You win with { $points } point
   *[other] You win with { $points } points
}
web-over-you_share = You and { $names } share the victory
web-over-placed = { $place ->
    [1] First of { $seats }
    [2] You came second of { $seats }
    [3] You came third of { $seats }
    [4] You came fourth of { $seats }
    [5] You came fifth of { $seats }
    [6] You came sixth of { $seats }
    [7] You came seventh of { $seats }
    [8] You came eighth of { $seats }
   *[other] Place { $place } of { $seats }
}
web-over-behind = { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
} { $who } won with { $winning }, { $distance } ahead of you.
web-over-behind_tie = { $points ->
    [one] You have { $points } point,
   *[other] You have { $points } points,
} as many as { $who }; the tie-break decided.
web-over-ahead = { $distance ->
    [one] { $distance } point ahead of { $who }
   *[other] { $distance } points ahead of { $who }
}
web-over-ahead_tie = As many points as { $who }; the tie-break decided
web-over-short = Game over
web-over-why = Why did it end now?
web-over-difference = Between { $who } and { $other }
web-over-difference_you = Between you and { $other }
web-over-differs = { $source }: { $who } { $mine }, { $other } { $theirs }
web-over-differs_you = { $source }: you { $mine }, { $other } { $theirs }
web-over-tie = { $first } and { $second } both have { $points }. { $line } decided: { $better } against { $worse }.
web-over-equal = { $first } and { $second } both have { $points } and are equal in everything else: they share a place.
web-over-if_equal = if equal: { $line }
web-over-then = then { $line }
web-over-not_reached = not reached
web-over-start = Start
web-over-tick = { $axis } { $number }
web-over-steps = Steps: points come at these moments only
web-over-look_at = Look
web-over-hint = The report tells why it ended and where the points came from.
web-over-report = Score sheet
web-over-look = Look at the board
web-over-replay = Watch replay
web-over-again = Play again
web-over-sources = Where the points came from
web-over-parts = What they are made of
web-over-growth = How the points grew
web-over-growth_table = Everybody’s points as they grew
web-over-tab-why = Why
web-over-tab-table = Points
web-over-tab-chart = Chart
web-over-tab-boards = Boards
web-over-learner = asked for hints
