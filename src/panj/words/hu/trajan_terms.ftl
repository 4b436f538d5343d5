## Ami egy lépés mellett szól: minden tagmondat a „mert” után áll

trajan-term-shipping = { $amount } pontot ér a hajózásban
    .less = { $amount } pontba kerül a hajózásban
trajan-term-military = { $amount } pontot ér a tartományokban
    .less = { $amount } pontba kerül a tartományokban
trajan-term-senate = { $amount } pontot ér a szenátusban
    .less = { $amount } pontba kerül a szenátusban
trajan-term-tiles = { $amount } pontot ér Trajan- és bónuszlapkákban
    .less = { $amount } pontba kerül Trajan- és bónuszlapkákban
trajan-term-construction = { $amount } pontot ér az építményekben
    .less = { $amount } pontba kerül az építményekben
trajan-term-demands = { $amount } ponttal jobban teljesíti a nép szükségleteit
    .less = { $amount } ponttal rosszabbul teljesíti a nép szükségleteit
trajan-term-extra = { $amount } pontot érő extra akciókat hagy meg
    .less = { $amount } pontot érő extra akciókat használ el
