### Kingdomino

## Alkotórészek

kingdomino-terrain-wheat = búzamező
    .short = búza
kingdomino-terrain-forest = erdő
    .short = erdő
kingdomino-terrain-lake = tó
    .short = tó
kingdomino-terrain-grassland = rét
    .short = rét
kingdomino-terrain-swamp = mocsár
    .short = mocsár
kingdomino-terrain-mine = bánya
    .short = bánya
kingdomino-terrain-castle = kastély
    .short = kastély
# Hol fekszik a jobb fél a bal félhez képest.
kingdomino-turn-east = tőle jobbra
    .short = →
kingdomino-turn-south = alatta
    .short = ↓
kingdomino-turn-west = tőle balra
    .short = ←
kingdomino-turn-north = fölötte
    .short = ↑
