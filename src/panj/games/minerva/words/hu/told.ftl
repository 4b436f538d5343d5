### Minerva

## A körök röviden

minerva-told-built = megépítette: { $tile }
minerva-told-residence = lerakott egy lakóházat
minerva-told-assistant = segédet tett egy lakóházra
minerva-told-activated = aktivált egy sort ({ $way })
minerva-told-culture_tiles = elvett { $count } kultúralapkát
minerva-told-glory_tiles = { $count } dicsőséglapka talált gazdára
minerva-told-round_tile = elvitte a fordulólapkát { $denarii } dénárral
minerva-told-moved = áthelyezte: { $tile }
minerva-told-removed_residence = eltávolított egy lakóházat
minerva-told-sold = eladott { $count } nyersanyagot
minerva-told-passed = passzolt, sorrendlapka: { $order }
minerva-told-passed_solo = passzolt
minerva-told-hired = { $count } segédet fogadtak fel
minerva-told-final = végső értékelés
