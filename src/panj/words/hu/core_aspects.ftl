## Ami egy lépés mellett szól: minden tagmondat a „mert” után áll

core-aspect-points = azonnal { $amount } pontot szerez
    .less = azonnal { $amount } ponttal kevesebbet szerez
core-aspect-promise = { $amount } pontot ígér későbbre
    .less = { $amount } ponttal kevesebbet hagy későbbre

core-reason-gains = Ez { $gains }.
core-reason-though = Ez { $gains }, de { $losses }.
core-reason-only = Ez az egyetlen lépés.
core-and = { $first } és { $second }

## How likely something is, in words

core-odds-almost_none = szinte semmi
core-odds-in_10 = 10-ből kb. 1
core-odds-in_6 = 6-ból kb. 1
core-odds-in_5 = 5-ből kb. 1
core-odds-in_4 = 4-ből kb. 1
core-odds-in_3 = 3-ból kb. 1
core-odds-in_2 = 2-ből kb. 1
core-odds-two_in_3 = 3-ból kb. 2
core-odds-three_in_4 = 4-ből kb. 3
core-odds-likely = nagyon valószínű
core-odds-almost_sure = szinte biztos

## How large a mistake was

core-mistake-small = kicsi
core-mistake-clear = egyértelmű
core-mistake-large = nagy

## What a hint tells of a move

core-hint-even = nagyjából egyforma: válassz kedved szerint
core-hint-behind = egyértelműen gyengébb
core-hint-points = { $low }–{ $high } pont
core-hint-trials = { $trials } próbajáték után, abból, amit te is láthatsz.
