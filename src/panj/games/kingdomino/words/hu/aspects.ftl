## Ami egy lépés mellett szól: minden tagmondat a „mert” után áll

kingdomino-aspect-territories = { $amount } pontot hoz a területeken
    .less = lemond { $amount } pontról a területeken
kingdomino-aspect-growth = { $amount } pontnyi növekedésnek hagy helyet
    .less = { $amount } pontnyi későbbi növekedést veszít
kingdomino-aspect-room = { $amount } mezőt ment meg a kárba veszéstől
    .less = { $amount } olyan mezőt hagy, amelyet semmi sem fedhet le
kingdomino-aspect-fit = könnyebbé teszi a későbbi dominók lerakását (kb. { $amount } pont)
    .less = nehezebbé teszi a későbbi dominók lerakását (kb. { $amount } pont)
kingdomino-aspect-harmony = { $amount } pontot ér a Harmóniához
    .less = { $amount } pontot kockáztat a Harmóniából
kingdomino-aspect-middle_kingdom = { $amount } pontot ér a Középső királysághoz
    .less = { $amount } pontot kockáztat a Középső királyságból
