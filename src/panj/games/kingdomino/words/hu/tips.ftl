### Tips of the first game

kingdomino-tip-low_number = Kis számmal a következő fordulóban korán választhatsz.
kingdomino-tip-crown_apart = Hová kerül a korona? A saját földed mellett az egészre számít; külön viszont egyedül áll.
kingdomino-tip-zero_land = Van egy nagy földed korona nélkül. Szép, de semmit sem ér: keress ehhez a tájhoz koronát.
kingdomino-tip-single_hole = Vigyázz a lyukakra: egymezős lyukba nem fér dominó.
kingdomino-tip-width_five = A királyságod elérte az öt mezőt; innen csak a kereten belül nő.
kingdomino-tip-deny = Nézd meg a szomszéd királyságát is: ami neked kevés, ott sokat érhet.
