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
    } { $domino }. dominó foglalt; a rajta álló király gazdája: { $who }.
kingdomino-refusal-occupied = Ez a mező már foglalt.
kingdomino-refusal-too_wide = A királyság szélesebb lenne, mint { $grid } mező.
kingdomino-refusal-too_high = A királyság magasabb lenne, mint { $grid } mező.
kingdomino-refusal-no_connection = Innen egyik fél sem érne a kastélyhoz vagy a saját terepéhez.
kingdomino-refusal-no_room = Ide csatlakozna, de mellette nincs hely a másik félnek.
