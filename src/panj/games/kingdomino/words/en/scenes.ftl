### Kingdomino

## Scenes

web-kingdomino-scene-dynasty = Dynasty
web-kingdomino-scene-dynasty-1 = Points so far
