### What the shelf says of the game

minerva-name = Minerva
minerva-about = Építs római várost lapkáról lapkára, és keltsd életre egész utcáit.
minerva-temper = 40 perc · egyedül is

minerva-style-scholar = Tudós
    .about = A kultúrának él.
minerva-style-champion = Bajnok
    .about = Minden fordulóban a dicsőséget akarja.

minerva-learn-1_title = Építs sort, aztán ébreszd fel
minerva-learn-2_title = Kultúra, és egy segéd, hogy megismételje
minerva-learn-3_title = Dicsőség, templom és a játék vége

minerva-puzzle-stay = Maradni vagy passzolni
    .about = Még egy akció, vagy a jobb sorrendlapka?
minerva-puzzle-glory = A dicsőség ára
    .about = Segítséget pénzért vagy dicsőségért vehetsz. Mibe kerül a végén?
minerva-puzzle-ways = Melyik irány?
    .about = Egy sor azt adja, ami benne áll. Melyiket indítod el, és merre?
minerva-puzzle-crossing = A kereszteződés
    .about = A jó hely egyszerre két sort vagy két templomot szolgál. Hol van?
minerva-puzzle-symbol = Egy jel híján
    .about = A kultúralapka azé, aki előbb odaér. Mi hozza meg időben?
minerva-puzzle-trade = Mi mehet el?
    .about = A nyersanyag pénz, a pénz pedig idő. Mi nélkül boldogulsz?
minerva-puzzle-builds = Melyik épület?
    .about = Egy épület a játék végéig dolgozik neked. Mostantól melyik ér a legtöbbet?
