## What speaks for a move: each clause follows “it”

core-aspect-points = { $amount ->
        [one] scores { $amount } point at once
       *[other] scores { $amount } points at once
    }
    .less = { $amount ->
        [one] scores { $amount } point less at once
       *[other] scores { $amount } points less at once
    }
core-aspect-promise = { $amount ->
        [one] promises { $amount } point for later
       *[other] promises { $amount } points for later
    }
    .less = { $amount ->
        [one] leaves { $amount } point less for later
       *[other] leaves { $amount } points less for later
    }

core-reason-gains = It { $gains }.
core-reason-though = It { $gains }, but { $losses }.
core-reason-only = It is the only move.
core-and = { $first } and { $second }

## How likely something is, in words

core-odds-almost_none = almost none
core-odds-in_10 = about 1 in 10
core-odds-in_6 = about 1 in 6
core-odds-in_5 = about 1 in 5
core-odds-in_4 = about 1 in 4
core-odds-in_3 = about 1 in 3
core-odds-in_2 = about 1 in 2
core-odds-two_in_3 = about 2 in 3
core-odds-three_in_4 = about 3 in 4
core-odds-likely = very likely
core-odds-almost_sure = almost sure

## How large a mistake was

core-mistake-small = small
core-mistake-clear = clear
core-mistake-large = large

## What a hint tells of a move

core-hint-even = about even: choose what you like
core-hint-behind = clearly behind
core-hint-points = { $low } to { $high } points
core-hint-trials = { $trials ->
    [one] After { $trials } trial game from what you can see.
   *[other] After { $trials } trial games from what you can see.
}
