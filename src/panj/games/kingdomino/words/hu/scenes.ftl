### Kingdomino

## Scenes

web-kingdomino-scene-dynasty = Dinasztia
web-kingdomino-scene-dynasty-1 = Pontok eddig
