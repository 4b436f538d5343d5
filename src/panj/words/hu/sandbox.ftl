### Próbálgatás a játszma egy pillanatából, és egy pillanat megosztása

sandbox-title = Próbálgatás
sandbox-of_game = { $game }: próbálgatás
sandbox-at = A játszma { $move }. lépése után. Itt semmi sem marad meg, és semmi sem számít.
sandbox-dealt = Minden úgy van, ahogyan a játszmában volt.
sandbox-guessed = Amit ez a hely nem látott, azt kisorsoltuk; lehet, hogy valójában egészen más.
sandbox-guess = Találgatás
sandbox-true = Ahogyan volt
sandbox-over = Itt véget ért a játszma.
sandbox-go_on = Folytassák a botok
sandbox-back = Egy lépés vissza
sandbox-forth = Egy lépés előre
sandbox-restart = Vissza a kezdethez
sandbox-deal_again = Sorsold újra
sandbox-true_again = Ahogyan volt
sandbox-all_mine = Minden helyen én játszom
sandbox-others_bots = A többi helyen botok játszanak
sandbox-seats = Ki játszik
sandbox-mine = én
sandbox-bot = bot
sandbox-moves = { $moves ->
    [0] Még semmit sem próbáltál ki
   *[other] { $moves } lépést próbáltál ki
}
sandbox-asked = { $seat } következik
sandbox-leave = Vissza a játszmához
sandbox-text = Egyszerű szövegként
sandbox-share_title = A pillanat megosztása
sandbox-share_link_about = Pontosan ezt a pillanatot nyitja meg annak, aki nézheti a játszmát.
sandbox-share_picture_about = Ahogyan a nézők látják: senkinek a keze nem látszik.
sandbox-share_svg = Mentés SVG-ként
sandbox-share_png = Mentés PNG-ként
sandbox-share_no_link = A játszma még tart: a link senki másnak nem nyílna meg. A kép azt mutatja, amit a nézők látnak.
sandbox-share_failed = A képet nem sikerült elkészíteni. Próbáld újra.
sandbox-share_alt = { $game }, { $move }. lépés
sandbox-share_eyes = { $who } szemével.
