### Trajan

## Scenes

web-trajan-scene-quarter = End of the quarter
web-trajan-scene-quarter-1 = Demands
web-trajan-scene-quarter-2 = Senate
web-trajan-scene-quarter-3 = New tiles
web-trajan-scene-penalty = Penalty
web-trajan-scene-met = met
web-trajan-scene-unmet = not met
web-trajan-scene-places = Full: place in the senate. Striped: vote tiles.
