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

core-reason-best = Because it { $gains }.
core-reason-best_though = Because it { $gains }, although it { $losses }.
core-reason-best_deeper = It { $losses }, but does better when it is played further.
core-reason-other = It { $gains }.
core-reason-other_though = It { $gains }, but { $losses }.
core-reason-other_worse = It { $losses }.
core-reason-best_alike = Hardly better than any other move.
core-reason-other_alike = About as good as the best move.
core-reason-best_played = It does better than the others when it is played further.
core-reason-other_played = It does worse than the best move when it is played further.
core-reason-only = It is the only move.
core-and = { $first } and { $second }
