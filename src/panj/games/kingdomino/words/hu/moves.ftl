### Kingdomino

## Lépések

kingdomino-move-claim = { $domino }. dominó választása
kingdomino-move-place = Bal fél: { $cell }, jobb fél: { $turn }
kingdomino-move-discard = { $domino }. dominó eldobása

## Kérdések és előnézetek

kingdomino-prompt-claim_first = A te királyodat húzták ki. Válassz egy dominót az első sorból.
kingdomino-prompt-claim = Állítsd a királyodat a következő sor egyik szabad dominójára.
kingdomino-prompt-place = Rakd le a királyságodba { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót.
kingdomino-prompt-discard = { $domino ->
        [1] Az
        [5] Az
       *[other] A
    } { $domino }. dominó sehová sem illik a királyságodban, el kell dobnod.
kingdomino-preview-order = { $place }. hely a sorban; aki előrébb áll, előbb lép.
kingdomino-preview-points = +{ $points } pont
kingdomino-preview-territory = { $joined ->
        [0] { $terrain }, új: { $squares } × { $crowns } = { $points }
       *[other] { $terrain }: { $squares } × { $crowns } = { $points }
    }

## Miért nem

kingdomino-refusal-claimed = { $domino ->
        [1] Az
        [5] Az
       *[other] A
    } { $domino }. dominó foglalt: { $who } királya áll rajta.
kingdomino-refusal-occupied = Ez a mező már foglalt.
kingdomino-refusal-too_wide = A királyság szélesebb lenne, mint { $grid } mező.
kingdomino-refusal-too_high = A királyság magasabb lenne, mint { $grid } mező.
kingdomino-refusal-no_connection = Innen egyik fél sem érne a kastélyhoz vagy a saját terepéhez.
kingdomino-refusal-no_room = Ide csatlakozna, de mellette nincs hely a másik félnek.

## Mi van a körben

kingdomino-ledger-place = Dominó lerakása
kingdomino-ledger-claim = Dominó választása a következő fordulóra
## Where a domino would lie

kingdomino-by-wheat = a búzamező
kingdomino-by-forest = az erdő
kingdomino-by-lake = a tó
kingdomino-by-grassland = a rét
kingdomino-by-swamp = a mocsár
kingdomino-by-mine = a bánya
kingdomino-by-castle = a kastély
kingdomino-edge-top = felül
kingdomino-edge-bottom = alul
kingdomino-edge-left = a bal szélen
kingdomino-edge-right = a jobb szélen
kingdomino-edge-top_left = a bal felső sarokban
kingdomino-edge-top_right = a jobb felső sarokban
kingdomino-edge-bottom_left = a bal alsó sarokban
kingdomino-edge-bottom_right = a jobb alsó sarokban
kingdomino-where-inside = Lerakás: { $first } { $first_by } { $first_side }, { $second } { $second_by } { $second_side }
kingdomino-where-edge = Lerakás { $edge }: { $first } { $first_by } { $first_side }, { $second } { $second_by } { $second_side }
kingdomino-where-turned = Lerakás: { $first } { $first_by } { $first_side }, { $second } { $turn }
kingdomino-where-turned_edge = Lerakás { $edge }: { $first } { $first_by } { $first_side }, { $second } { $turn }
kingdomino-where-double = Lerakás: az egyik { $first } { $first_by } { $first_side }, a másik { $second_by } { $second_side }
kingdomino-where-double_edge = Lerakás { $edge }: az egyik { $first } { $first_by } { $first_side }, a másik { $second_by } { $second_side }
kingdomino-where-double_turned = Lerakás: az egyik { $first } { $first_by } { $first_side }, a másik { $turn }
kingdomino-where-double_turned_edge = Lerakás { $edge }: az egyik { $first } { $first_by } { $first_side }, a másik { $turn }
kingdomino-where-double_along = Lerakás: mindkét { $first } { $first_by } { $first_side }
kingdomino-where-double_along_edge = Lerakás { $edge }: mindkét { $first } { $first_by } { $first_side }
