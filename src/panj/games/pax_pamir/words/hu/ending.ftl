### Pax Pamir

## The end

pax_pamir-why-lead = { $who } { $number ->
       [1] az
       [5] az
      *[other] a
    } { $number }. próba után { $points } ponttal vezetett mindenki előtt. 4 pont előny azonnal véget vet a játéknak; { $left ->
       [0] több próba nem maradt
      *[other] { $left } próba még hátravolt
    }.
    .you = { $number ->
           [1] Az
           [5] Az
          *[other] A
        } { $number }. próba után { $points } ponttal vezettél mindenki előtt. 4 pont előny azonnal véget vet a játéknak; { $left ->
           [0] több próba nem maradt
          *[other] { $left } próba még hátravolt
        }.
pax_pamir-why-last_check = Lezajlott az utolsó dominanciapróba.
pax_pamir-why-turn_limit = { $count } kör alatt senki sem zárta le a játékot: a pontok maradnak, ahogy vannak.
pax_pamir-why-agreement = Minden játékos beleegyezett a befejezésbe: a pontok maradnak, ahogy vannak.
pax_pamir-near-last_check = Egy dominanciapróba van hátra: dupla pontot ér, és véget vet a játéknak.
pax_pamir-stage-check = { $number }. próba
pax_pamir-stage-final_check = { $number }. próba, ×2
pax_pamir-score-by_influence = Befolyás szerint ({ $coalition })
pax_pamir-score-by_cylinders = Hengerek szerint
pax_pamir-axis-check = Dominanciapróba
pax_pamir-part-tribes = Törzsek
pax_pamir-part-spies = Kémek
pax_pamir-part-gifts = Ajándékok
pax_pamir-part-patriots = Hazafiak
pax_pamir-part-prizes = Jutalmak
pax_pamir-part-loyalty = Hűség
