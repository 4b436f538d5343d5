### Kingdomino

## Napló

kingdomino-log-game = Elkezdődött a Dinasztia { $game }. játéka.
kingdomino-log-round = Elkezdődött { $round ->
        [1] az
        [5] az
       *[other] a
    } { $round }. forduló.
kingdomino-log-dealt_three = Új sor: { $first }., { $second }. és { $third }. dominó.
kingdomino-log-dealt_four = Új sor: { $first }., { $second }., { $third }. és { $fourth }. dominó.
kingdomino-log-king_drawn = { $who } királyát húzták ki.
    .you = A te királyodat húzták ki.
kingdomino-log-claimed = { $who } { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót választotta.
    .you = { $domino ->
        [1] Az
        [5] Az
       *[other] A
    } { $domino }. dominót választottad.
kingdomino-log-placed = { $who } lerakta { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót: +{ $points } pont.
    .you = Leraktad { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót: +{ $points } pont.
kingdomino-log-discarded = { $who } kénytelen volt eldobni { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót, mert sehová sem illett.
    .you = Kénytelen voltál eldobni { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót, mert sehová sem illett.
kingdomino-log-left_over = Senki sem választotta { $domino ->
       [1] az
       [5] az
      *[other] a
    } { $domino }. dominót, ezért kikerült a játékból.
kingdomino-log-middle_kingdom = Középső királyság: { $who } kastélya pontosan középen állt, ez { $points } pont.
    .you = Középső királyság: a kastélyod pontosan középen állt, ez { $points } pont.
kingdomino-log-harmony = Harmónia: { $who } királysága hiánytalan volt, ez { $points } pont.
    .you = Harmónia: a királyságod hiánytalan volt, ez { $points } pont.
kingdomino-log-score = { $who } végül { $points } pontot ért el.
    .you = Végül { $points } pontot értél el.

## Pontlap

kingdomino-score-wheat = Búzamezők
kingdomino-score-forest = Erdők
kingdomino-score-lake = Tavak
kingdomino-score-grassland = Rétek
kingdomino-score-swamp = Mocsarak
kingdomino-score-mine = Bányák
kingdomino-score-middle_kingdom = Középső királyság
kingdomino-score-harmony = Harmónia
kingdomino-score-largest = Legnagyobb terület
kingdomino-score-crowns = Koronák
