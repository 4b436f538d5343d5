### Minerva

## Beállítások

minerva-option-start_player = Kezdőjátékos
    .about = Ki lép először; a többiek több pénzzel kezdenek.
minerva-option-start_player-random = Véletlen
minerva-option-start_player-first_seat = Első hely
minerva-option-tiles = Lapkatáblázatok
    .about = A mellékelt, részben rekonstruált táblázatok, vagy saját javított változatuk.
