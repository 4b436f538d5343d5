### Kingdomino

## What a turn came to

kingdomino-told-placed = placed { $domino }: { $left } and { $right }
kingdomino-told-placed_double = placed { $domino }: { $terrain } on both halves
kingdomino-told-claimed = claimed { $domino }
kingdomino-told-discarded = had to discard { $domino }
kingdomino-told-final = final scoring
