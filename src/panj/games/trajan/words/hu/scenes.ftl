### Trajan

## Scenes

web-trajan-scene-quarter = A negyedév vége
web-trajan-scene-quarter-1 = Szükségletek
web-trajan-scene-quarter-2 = Szenátus
web-trajan-scene-quarter-3 = Új lapkák
web-trajan-scene-penalty = Büntetőpont
web-trajan-scene-met = teljesítve
web-trajan-scene-unmet = nem teljesült
web-trajan-scene-places = Teli: hely a szenátusban. Csíkos: szavazatlapkák.
