### Kingdomino in a terminal

cli-kingdomino-letter-wheat = B
cli-kingdomino-letter-forest = E
cli-kingdomino-letter-lake = T
cli-kingdomino-letter-grassland = R
cli-kingdomino-letter-swamp = M
cli-kingdomino-letter-mine = Á
cli-kingdomino-start = Kezdő forduló
cli-kingdomino-pile = { $count } dominó a húzópakliban
cli-kingdomino-top = következő: { $number }
cli-kingdomino-game = { $game }. játék a háromból
cli-kingdomino-current = Ez a forduló: lerakás
cli-kingdomino-next = Következő forduló: választás
cli-kingdomino-order = { $place ->
    [1] elsőként lép
    [2] másodikként lép
    [3] harmadikként lép
    [4] negyedikként lép
   *[other] sorrendben: { $place }.
}
cli-kingdomino-no_crowns = Még nincs koronás terület
cli-kingdomino-middle-yes = Középső királyság: a kastély középen áll
cli-kingdomino-middle-no = Középső királyság: a kastély nincs középen
cli-kingdomino-harmony-yes = Harmónia: nem volt eldobott dominó
cli-kingdomino-harmony-no = Harmónia: az első eldobott dominóval elveszett
cli-kingdomino-how = A bal fél a mezőre, a jobb fél a nyíl felé kerül. Írd be a számot.
