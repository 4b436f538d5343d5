### What the shelf says of the game

kohan_dej-name = Kohan Dej
kohan_dej-about = Válassz titokban szerepet, gyűjts aranyat és lapokat, és építsd fel a fellegvár legpompásabb városát.
