## Ami egy lépés mellett szól: minden tagmondat a „mert” után áll

minerva-aspect-culture = { $amount } pontot nyer kultúralapkákkal
    .less = lemond { $amount } pontról a kultúralapkáknál
minerva-aspect-glory = { $amount } pontot ér a dicsőséglapkáknál
    .less = { $amount } pontba kerül a dicsőséglapkáknál
minerva-aspect-temples = { $amount } ponttal értékesebbé teszi a templomaidat
    .less = { $amount } ponttal csökkenti a templomaid értékét
minerva-aspect-lines = { $amount } ponttal jobbá teszi a későbbi sorokat
    .less = { $amount } ponttal rontja a későbbi sorokat
minerva-aspect-goods = { $amount } ponttal többet érő pénzt és nyersanyagot hagy
    .less = { $amount } ponttal többet érő pénzt és nyersanyagot költ el
