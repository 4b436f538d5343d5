### Kingdomino

## Beállítások

kingdomino-option-middle_kingdom = Középső királyság
    .about = Ha a kastély pontosan a királyság közepén áll, az 10 pontot ér.
kingdomino-option-harmony = Harmónia
    .about = A teljesen kitöltött királyság további 5 pontot ér.
kingdomino-option-dynasty = Dinasztia
    .about = Három játékot játszotok egymás után, és a pontszámok összeadódnak.
kingdomino-option-mighty_duel = Nagy párbaj
    .about = Két játékos mind a 48 dominóval 7×7-es királyságot épít.
kingdomino-option-three_player_rule = Dominók három játékosnál
    .about = Vagy 12 dominó eleve kimarad, vagy minden sorból az kerül ki, amelyet senki sem választott.
kingdomino-option-three_player_rule-set_aside = 12 kimarad, hármas sorok
kingdomino-option-three_player_rule-leftover = Négyes sorok, egy megmarad
kingdomino-option-start_order = Az első választások sorrendje
    .about = A két játékos négy királyát vagy véletlenszerűen húzzátok ki, vagy egyikőtök választ elsőnek és utolsónak.
kingdomino-option-start_order-random = Véletlen
kingdomino-option-start_order-snake = Első és utolsó
kingdomino-option-show_top_number = Látható felső szám
    .about = Mindenki látja a húzópakli tetején fekvő dominó számát.
