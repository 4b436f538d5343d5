### What the shelf says of the game

kingdomino-name = Kingdomino
kingdomino-about = Válassz tájakat, rakd le őket a kastélyod köré, és hagyd, hogy a koronák értéket adjanak nekik.
kingdomino-temper = 20 perc · a legkönnyebb

kingdomino-style-planner = Tervező
    .about = Nem hagy rést, és számít a jutalmakra.
kingdomino-style-collector = Pontgyűjtő
    .about = Csak a meglévő pontokat számolja, tovább nem néz.

kingdomino-learn-1_title = Tájat rakni, koronát számolni
kingdomino-learn-2_title = Jó föld vagy korai kör?
kingdomino-learn-3_title = Az utolsó mezők és a jutalmak

kingdomino-puzzle-room = Hely mindennek
    .about = Amelyik dominónak nincs helye, az elvész. Hol férnek el még a következők?
kingdomino-puzzle-deny = Elvenni vagy nem hagyni
    .about = Amit otthagysz, azt más viszi el. Nézd meg a többiek királyságát is.
kingdomino-puzzle-bonuses = A bónuszok
    .about = Vár középen, sehol egy lyuk: elérhető még a bónusz?
kingdomino-puzzle-rich = Elsőnek vagy gazdagnak
    .about = A kis szám előbb választ, a nagyon korona van. Most melyik ér többet?
kingdomino-puzzle-join = Az összekötés
    .about = Mezők szorozva koronákkal: hol hoz ez a dominó a végére a legtöbbet?
