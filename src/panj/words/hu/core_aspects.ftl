## Ami egy lépés mellett szól: minden tagmondat a „mert” után áll

core-aspect-points = azonnal { $amount } pontot szerez
    .less = azonnal { $amount } ponttal kevesebbet szerez
core-aspect-promise = { $amount } pontot ígér későbbre
    .less = { $amount } ponttal kevesebbet hagy későbbre

core-reason-best = Mert { $gains }.
core-reason-best_though = Mert { $gains }, bár { $losses }.
core-reason-best_deeper = Igaz, hogy { $losses }, de tovább játszva jobbnak bizonyul.
core-reason-other = Ez { $gains }.
core-reason-other_though = Ez { $gains }, de { $losses }.
core-reason-other_worse = Ez { $losses }.
core-reason-best_alike = Alig jobb bármelyik másik lépésnél.
core-reason-other_alike = Nagyjából olyan jó, mint a legjobb lépés.
core-reason-best_played = Tovább játszva jobbnak bizonyul a többinél.
core-reason-other_played = Tovább játszva rosszabbnak bizonyul a legjobb lépésnél.
core-reason-only = Ez az egyetlen lépés.
core-and = { $first } és { $second }
