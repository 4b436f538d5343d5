### Scenes: what the rules run by themselves, in stages

web-scene-previous = Előző szakasz
web-scene-next = Következő szakasz
web-scene-play = Lejátszás
web-scene-pause = Szünet
web-scene-skip = Jelenet átugrása
web-scene-hint = Szóköz: szünet, ]: következő szakasz, Esc: jelenet átugrása.
web-scene-close = Tovább
web-scene-result = Lássuk az eredményt
web-scene-again = Megnézem újra
web-scene-final = Végső értékelés
web-scene-final-1 = Pontok
web-scene-final-2 = Egyenlő pontoknál
web-scene-final-3 = Eredmény
