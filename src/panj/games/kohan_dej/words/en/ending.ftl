### Kohan Dej

## The end

kohan_dej-why-complete = { $who } completed a city of { $count } districts in round { $round }. That round was played to the end.
    .you = You completed a city of { $count } districts in round { $round }. That round was played to the end.
kohan_dej-near-last_round = Last round: a city is complete.
kohan_dej-score-city_complete = City complete
kohan_dej-score-unique = Unique districts
kohan_dej-mark-complete = City complete
