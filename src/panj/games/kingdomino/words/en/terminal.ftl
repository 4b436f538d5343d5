### Kingdomino in a terminal

cli-kingdomino-letter-wheat = W
cli-kingdomino-letter-forest = F
cli-kingdomino-letter-lake = L
cli-kingdomino-letter-grassland = G
cli-kingdomino-letter-swamp = S
cli-kingdomino-letter-mine = M
cli-kingdomino-start = Starting round
cli-kingdomino-pile = { $count } in the pile
cli-kingdomino-top = next: { $number }
cli-kingdomino-game = game { $game } of 3
cli-kingdomino-current = This round: place
cli-kingdomino-next = Next round: claim
cli-kingdomino-order = { $place ->
    [1] plays first
    [2] plays second
    [3] plays third
    [4] plays fourth
   *[other] plays as number { $place }
}
cli-kingdomino-no_crowns = No territory with crowns yet
cli-kingdomino-middle-yes = Middle Kingdom: the castle is in the middle
cli-kingdomino-middle-no = Middle Kingdom: the castle is off the middle
cli-kingdomino-harmony-yes = Harmony: nothing discarded
cli-kingdomino-harmony-no = Harmony: lost with the first discard
cli-kingdomino-how = Left half on the cell, right half where the arrow points. Type the number.
