## Ami egy lépés mellett szól: minden tagmondat a „mert” után áll

minerva-aspect-culture = { $amount } kultúrapontot nyer
    .less = lemond { $amount } kultúrapontról
minerva-aspect-glory = { $amount } dicsőségpontot ér
    .less = { $amount } dicsőségpontba kerül
minerva-aspect-temples = { $amount } ponttal értékesebbé teszi a templomaidat
    .less = { $amount } ponttal csökkenti a templomaid értékét
minerva-aspect-lines = { $amount } ponttal jobbá teszi a későbbi sorokat
    .less = { $amount } ponttal rontja a későbbi sorokat
minerva-aspect-goods = { $amount } ponttal több értékű pénzt és nyersanyagot hagy
    .less = { $amount } ponttal több értékű pénzt és nyersanyagot költ
