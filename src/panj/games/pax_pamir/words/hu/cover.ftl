### What the shelf says of the game

pax_pamir-name = Pax Pamir
pax_pamir-about = Afgán frakciók három koalíció között: vegyél lapokat, építs udvart, és állj a jó oldalon, amikor dominanciapróba jön.
