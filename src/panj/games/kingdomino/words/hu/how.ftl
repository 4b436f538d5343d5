### How to play

kingdomino-how-goal = A cél
kingdomino-how-goal_0 = [Király](king) vagy, aki földet keres. Rakj dominókat a [kastélyod](castle) köré, amíg királyságod 5 × 5-ös [négyzetté](grid) nem nő. A legtöbb pont nyer.

kingdomino-how-counts = Mi ér pontot?
kingdomino-how-counts_0 = Az azonos, oldalukkal érintkező mezők egy [területet](territory) alkotnak. Egy terület pontja: **mezők × koronák**. Öt búzamező két koronával: 5 × 2 = 10. Kilenc tómező [korona](crown) nélkül: 0. A korona minden, a föld csak sokszorozza. Két különálló búzamezőt külön számolunk.
kingdomino-how-counts_picture = 4 búzamező × 2 korona = 8. A tavon nincs korona: 0.

kingdomino-how-turn = A köröd
kingdomino-how-turn_0 = Két lépésből áll.
kingdomino-how-turn_1 = **Rakd le** azt a dominót, amelyen a királyod áll. Legalább az egyik felének a kastélyhoz vagy azonos tájhoz kell érnie. A kastélyhoz minden illik. A többi oldal nem számít. A királyság sosem lehet öt mezőnél szélesebb vagy magasabb. Ha egy dominó sehová sem fér, [kikerül a játékból](discard) – ez főleg a vége felé fordul elő.
kingdomino-how-turn_2 = **[Válassz](claim)** új dominót: állítsd a királyodat az új [sor](line) egyik szabad dominójára.
kingdomino-how-turn_picture = A világító helyek illenek: azonos táj vagy a kastély.

kingdomino-how-order = Ki lép előbb?
kingdomino-how-order_0 = A dominók szám szerint sorakoznak. A kis számok egyszerű földek, a nagyokon korona van. A következő fordulóban a királyok a legkisebb számtól a legnagyobbig lépnek. A legjobb dominó tehát megvárakoztat, egy szerényebbel elsőként választhatsz. Ez a játék szíve.
kingdomino-how-order_picture = Kis szám: korán lépsz; nagy szám: koronák.

kingdomino-how-two = Ketten
kingdomino-how-two_0 = Ha ketten vagytok, mindkét játékosnak két királya van, és fordulónként kétszer lép; így tizenkét dominót raksz le: éppen 5 × 5-höz elég. Hárman vagy négyen mindenkinek egy királya van.

kingdomino-how-end = A vége
kingdomino-how-end_0 = Ha az utolsó sort is leraktátok, add össze a területeidet. Döntetlennél a legnagyobb egyetlen terület nyer, aztán a több korona.
kingdomino-how-end_picture = Teljes négyzet, középen a kastély.

kingdomino-how-variants = Változatok későbbre
kingdomino-how-variants_0 = [Középső királyság](middle): 10 pont, ha a kastély pontosan középen van. [Harmónia](harmony): 5 pont a teljes négyzetért, ha egy dominót sem dobtál el. Nagy párbaj: ketten, az összes dominóval, 7 × 7-en. Dinasztia: három játszma egymás után.

kingdomino-how-advice = Első tanács
kingdomino-how-advice_0 = Kevés fajta földet gyűjts, tartsd együtt a koronákat, és ne hagyj magányos lyukakat.

## Words that are explained

kingdomino-word-castle = kastély
    .about = A kezdőmeződ. Minden táj illik mellé; pontot nem ér.
kingdomino-word-crown = korona
    .about = Szorozza a területét: mezők × koronák.
kingdomino-word-territory = terület
    .about = Egy táj oldalukkal érintkező mezői.
kingdomino-word-line = sor
    .about = A szám szerint kirakott dominók; mindegyiken egy király.
kingdomino-word-king = király
    .about = Megmutatja, melyik dominót rakod le, és mikor lépsz.
kingdomino-word-claim = választás
    .about = Állítsd a királyodat a következő sor egy szabad dominójára.
kingdomino-word-discard = eldobás
    .about = Ami sehová sem fér, kikerül. Szándékosan nem dobhatsz el.
kingdomino-word-grid = négyzet
    .about = Az 5 × 5-ös keret. Addig csúszik, amíg el nem éred az ötöt.
kingdomino-word-middle = Középső királyság
    .about = 10 pont, ha a végén a kastély pontosan középen áll.
kingdomino-word-harmony = Harmónia
    .about = 5 pont a teljes négyzetért, ha semmit sem dobtál el.
