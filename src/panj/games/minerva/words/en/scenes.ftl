### Minerva

## Scenes

web-minerva-scene-glory = Glory and hiring
web-minerva-scene-glory-1 = Hiring
web-minerva-scene-glory-2 = Glory
web-minerva-scene-glory-3 = New locations
web-minerva-scene-round_tile = The round tile ends the reveal.
