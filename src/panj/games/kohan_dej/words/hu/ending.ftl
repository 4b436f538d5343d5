### Kohan Dej

## The end

kohan_dej-why-complete = { $who } befejezte { $count } negyedből álló városát ({ $round }. forduló). Ezt a fordulót még végigjátszották.
    .you = Befejezted { $count } negyedből álló városodat ({ $round }. forduló). Ezt a fordulót még végigjátszottátok.
kohan_dej-near-last_round = Utolsó forduló: elkészült egy város.
kohan_dej-score-city_complete = Befejezett város
kohan_dej-score-unique = Különleges negyedek
kohan_dej-mark-complete = Kész a város
