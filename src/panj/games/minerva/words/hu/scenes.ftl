### Minerva

## Scenes

web-minerva-scene-glory = Dicsőség és felfogadás
web-minerva-scene-glory-1 = Felfogadás
web-minerva-scene-glory-2 = Dicsőség
web-minerva-scene-glory-3 = Új helyszínek
web-minerva-scene-round_tile = A fordulólapka lezárja a felfedést.
