### Minerva

## The end

minerva-why-rounds = Round { $rounds } was the last; nothing can end the game sooner.
minerva-near-last_round = Last round: final scoring follows.
minerva-stage-round = Round { $round }
