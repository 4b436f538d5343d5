## Ami egy lépés mellett szól: minden tagmondat a „mert” után áll

trajan-aspect-shipping = { $amount } pontot ér a hajózásban
    .less = { $amount } pontba kerül a hajózásban
trajan-aspect-military = { $amount } pontot ér a tartományokban
    .less = { $amount } pontba kerül a tartományokban
trajan-aspect-senate = { $amount } pontot ér a szenátusban
    .less = { $amount } pontba kerül a szenátusban
trajan-aspect-tiles = { $amount } pontot ér Trajan- és bónuszlapkákban
    .less = { $amount } pontba kerül Trajan- és bónuszlapkákban
trajan-aspect-construction = { $amount } pontot ér az építményekben
    .less = { $amount } pontba kerül az építményekben
trajan-aspect-demands = { $amount } ponttal jobban teljesíti a nép szükségleteit
    .less = { $amount } ponttal rosszabbul teljesíti a nép szükségleteit
trajan-aspect-extra = { $amount } pontot érő pluszakciókat hagy meg
    .less = { $amount } pontot érő pluszakciókat használ el
