### Minerva

## Options

minerva-option-start_player = Start player
    .about = Who takes the first turn; the others begin with more money.
minerva-option-start_player-random = Random
minerva-option-start_player-first_seat = First seat
minerva-option-tiles = Tables of tiles
    .about = The shipped tables, which are partly reconstructed, or corrected ones of your own.
