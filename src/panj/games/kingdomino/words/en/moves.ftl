### Kingdomino

## Moves

kingdomino-move-claim = Claim domino { $domino }
kingdomino-move-place = Left half on { $cell }, right half { $turn }
kingdomino-move-discard = Discard domino { $domino }

## Questions and previews

kingdomino-prompt-claim_first = Your king has been drawn. Claim a domino of the first line.
kingdomino-prompt-claim = Move your king onto a free domino of the next line.
kingdomino-prompt-place = Place domino { $domino } in your kingdom.
kingdomino-prompt-discard = Domino { $domino } fits nowhere in your kingdom and must be discarded.
kingdomino-preview-order = Place { $place } in the line; lower places play first.
kingdomino-preview-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
kingdomino-preview-territory = { $joined ->
        [0] { $terrain }, new: { $squares } × { $crowns } = { $points }
       *[other] { $terrain }: { $squares } × { $crowns } = { $points }
    }

## Why not

kingdomino-refusal-claimed = Domino { $domino } is taken: a king of { $who } stands on it.
kingdomino-refusal-occupied = This square is already covered.
kingdomino-refusal-too_wide = The kingdom would be more than { $grid } squares wide.
kingdomino-refusal-too_high = The kingdom would be more than { $grid } squares high.
kingdomino-refusal-no_connection = From here, no half would touch the castle or a square of its own terrain.
kingdomino-refusal-no_room = This square would connect, but there is no room beside it for the other half.
