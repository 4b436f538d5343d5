### Trajan

## The end

trajan-why-rounds = Round { $rounds } is over: four quarters make a year, and the year has ended.
trajan-near-last_round = Last round: then the fourth quarter and the final scoring.
trajan-stage-quarter = Quarter { $quarter }
trajan-stage-final = Final scoring
