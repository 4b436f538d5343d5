### Kingdomino

## A körök röviden

kingdomino-told-placed = lerakta: { $domino }. dominó ({ $left } és { $right })
kingdomino-told-placed_double = lerakta: { $domino }. dominó (mindkét felén { $terrain })
kingdomino-told-claimed = választotta: { $domino }. dominó
kingdomino-told-discarded = kénytelen volt eldobni: { $domino }. dominó
kingdomino-told-final = végső értékelés
