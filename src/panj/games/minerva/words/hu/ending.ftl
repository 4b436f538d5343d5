### Minerva

## The end

minerva-why-rounds = { $rounds ->
        [1] Az
        [5] Az
       *[other] A
    } { $rounds }. forduló volt az utolsó; ennél korábban semmi sem zárhatja le a játékot.
minerva-near-last_round = Utolsó forduló: utána jön a végső értékelés.
minerva-stage-round = { $round }. forduló
