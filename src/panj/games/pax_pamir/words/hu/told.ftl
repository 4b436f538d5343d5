### Pax Pamir

## A körök röviden

pax_pamir-told-fought = harcolt itt: { $region }
pax_pamir-told-fought_card = harcolt ezen a lapon: { $card }
pax_pamir-told-betrayed = elárulta: { $card }
pax_pamir-told-loyal = új hűsége: { $coalition }
pax_pamir-told-played = kijátszotta: { $card }
pax_pamir-told-bought = megvette: { $card }
pax_pamir-told-gift = ajándékot adott
pax_pamir-told-moved = ide vonult: { $region }
pax_pamir-told-sneaked = kémet mozgatott
pax_pamir-told-taxed = beszedett { $rupees } rúpia adót
pax_pamir-told-armies = letett { $count } hadsereget
pax_pamir-told-roads = letett { $count } utat
pax_pamir-told-tribes = letett { $count } törzset
pax_pamir-told-spies = letett { $count } kémet
pax_pamir-told-used = használta: { $card }
pax_pamir-told-idle = befejezte a körét
pax_pamir-told-check = dominanciapróba
pax_pamir-told-dominant = domináns: { $coalition }
pax_pamir-told-nobody = nincs domináns koalíció
pax_pamir-told-final = a játék vége
