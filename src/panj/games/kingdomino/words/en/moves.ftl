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

## What the turn holds

kingdomino-ledger-place = Place your domino
kingdomino-ledger-claim = Claim one for the next round
## Where a domino would lie

kingdomino-by-wheat = the wheat
kingdomino-by-forest = the forest
kingdomino-by-lake = the lake
kingdomino-by-grassland = the grassland
kingdomino-by-swamp = the swamp
kingdomino-by-mine = the mine
kingdomino-by-castle = the castle
kingdomino-edge-top = at the top
kingdomino-edge-bottom = at the bottom
kingdomino-edge-left = at the left edge
kingdomino-edge-right = at the right edge
kingdomino-edge-top_left = in the top left corner
kingdomino-edge-top_right = in the top right corner
kingdomino-edge-bottom_left = in the bottom left corner
kingdomino-edge-bottom_right = in the bottom right corner
kingdomino-where-inside = Lay the { $first } { $first_side } { $first_by }, the { $second } { $second_side } { $second_by }
kingdomino-where-edge = Lay the { $first } { $first_side } { $first_by }, the { $second } { $second_side } { $second_by }, { $edge }
kingdomino-where-turned = Lay the { $first } { $first_side } { $first_by }, the { $second } { $turn }
kingdomino-where-turned_edge = Lay the { $first } { $first_side } { $first_by }, the { $second } { $turn }, { $edge }
kingdomino-where-double = Lay one { $first } { $first_side } { $first_by }, the other { $second_side } { $second_by }
kingdomino-where-double_edge = Lay one { $first } { $first_side } { $first_by }, the other { $second_side } { $second_by }, { $edge }
kingdomino-where-double_turned = Lay one { $first } { $first_side } { $first_by }, the other { $turn }
kingdomino-where-double_turned_edge = Lay one { $first } { $first_side } { $first_by }, the other { $turn }, { $edge }
kingdomino-where-double_along = Lay each { $first } { $first_side } { $first_by }
kingdomino-where-double_along_edge = Lay each { $first } { $first_side } { $first_by }, { $edge }
