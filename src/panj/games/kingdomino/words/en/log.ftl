### Kingdomino

## Log

kingdomino-log-game = Game { $game } of the Dynasty began.
kingdomino-log-round = Round { $round } began.
kingdomino-log-dealt_three = New line: dominoes { $first }, { $second } and { $third }.
kingdomino-log-dealt_four = New line: dominoes { $first }, { $second }, { $third } and { $fourth }.
kingdomino-log-king_drawn = A king of { $who } was drawn.
    .you = Your king was drawn.
kingdomino-log-claimed = { $who } claimed domino { $domino }.
    .you = You claimed domino { $domino }.
kingdomino-log-placed = { $who } placed domino { $domino }: { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }.
    .you = You placed domino { $domino }: { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }.
kingdomino-log-discarded = { $who } had to discard domino { $domino }: it fitted nowhere.
    .you = You had to discard domino { $domino }: it fitted nowhere.
kingdomino-log-left_over = Nobody claimed domino { $domino }; it left the game.
kingdomino-log-middle_kingdom = Middle Kingdom: the castle of { $who } stood in the exact middle, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = Middle Kingdom: your castle stood in the exact middle, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
kingdomino-log-harmony = Harmony: the kingdom of { $who } was complete, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = Harmony: your kingdom was complete, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
kingdomino-log-score = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Score sheet

kingdomino-score-wheat = Wheat fields
kingdomino-score-forest = Forests
kingdomino-score-lake = Lakes
kingdomino-score-grassland = Grasslands
kingdomino-score-swamp = Swamps
kingdomino-score-mine = Mines
kingdomino-score-middle_kingdom = Middle Kingdom
kingdomino-score-harmony = Harmony
kingdomino-score-largest = Largest territory
kingdomino-score-crowns = Crowns
