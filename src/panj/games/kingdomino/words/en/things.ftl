### Kingdomino

## Pieces

kingdomino-terrain-wheat = wheat field
    .short = wheat
kingdomino-terrain-forest = forest
    .short = forest
kingdomino-terrain-lake = lake
    .short = lake
kingdomino-terrain-grassland = grassland
    .short = grassland
kingdomino-terrain-swamp = swamp
    .short = swamp
kingdomino-terrain-mine = mine
    .short = mine
kingdomino-terrain-castle = castle
    .short = castle
# Where the right half lies, seen from the left half.
kingdomino-turn-east = to its right
    .short = →
kingdomino-turn-south = below it
    .short = ↓
kingdomino-turn-west = to its left
    .short = ←
kingdomino-turn-north = above it
    .short = ↑
