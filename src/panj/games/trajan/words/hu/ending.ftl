### Trajan

## The end

trajan-why-rounds = Véget ért { $rounds ->
        [1] az
        [5] az
       *[other] a
    } { $rounds }. forduló: négy negyedév egy év, és az év letelt.
trajan-near-last_round = Utolsó forduló: utána a negyedik negyedév értékelése és a végső értékelés jön.
trajan-stage-quarter = { $quarter }. negyedév
trajan-stage-final = Végső értékelés
