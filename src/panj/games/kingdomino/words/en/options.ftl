### Kingdomino

## Options

kingdomino-option-middle_kingdom = Middle Kingdom
    .about = A castle in the exact middle of its kingdom is worth 10 extra points.
kingdomino-option-harmony = Harmony
    .about = A completely filled kingdom is worth 5 extra points.
kingdomino-option-dynasty = Dynasty
    .about = Three games are played in a row, and their scores are added.
kingdomino-option-mighty_duel = Mighty Duel
    .about = Two players use all 48 dominoes and build kingdoms of 7×7 squares.
kingdomino-option-three_player_rule = Dominoes with three players
    .about = Whether 12 dominoes stay out from the start, or the one that nobody claims leaves each line.
kingdomino-option-three_player_rule-set_aside = 12 set aside, lines of 3
kingdomino-option-three_player_rule-leftover = Lines of 4, one left over
kingdomino-option-start_order = Order of the first claims
    .about = Whether the four kings of two players are drawn at random, or one player claims first and last.
kingdomino-option-start_order-random = Random
kingdomino-option-start_order-snake = First and last
kingdomino-option-show_top_number = Show the top number
    .about = Everybody sees the number of the domino on top of the draw pile.
