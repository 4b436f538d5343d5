### Kingdomino

## The end

kingdomino-why-rounds = Round { $rounds } was the last: every domino has been placed or discarded.
kingdomino-why-dynasty = All { $games } games of the Dynasty have been played; their points are added.
kingdomino-near-last_round = Last round: kings only place their dominoes, nobody claims.
kingdomino-stage-game = Game { $game }
