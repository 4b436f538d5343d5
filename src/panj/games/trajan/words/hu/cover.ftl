### What the shelf says of the game

trajan-name = Trajan
trajan-about = Oszd szét az akciójelzőidet, elégítsd ki Róma népének szükségleteit, és gyűjts pontokat egyszerre hat helyen.
trajan-temper = 90 perc · előrelátás

trajan-style-merchant = Kereskedő
    .about = Először a hajókat és az árukat látja.
trajan-style-patient = Türelmes
    .about = Spórol az idővel: hosszabb játszmák több ponttal, és kevesebb győzelem.

trajan-learn-1_title = Ossz szét, és ott cselekedj, ahová az utolsó jelző esik
trajan-learn-2_title = Hajók és légiók
trajan-learn-3_title = Két szín: a Trajan-lapkák
trajan-learn-4_title = Mit kér a nép: negyedév vége

trajan-puzzle-tray = Melyik tálca?
    .about = A tálca dönti el az akciót és a következőket is. Melyiket üríted ki?
trajan-puzzle-colours = Két szín
    .about = A jelölők egyesével mennek körbe. Milyen sorrendben lesz meg, ami kell?
trajan-puzzle-chain = Épületek lánca
    .about = Az egyik épület a következő akcióhoz vezet. Hol kezdődik a lánc?
trajan-puzzle-load = Most rakodj, vagy később
    .about = Elküldöd, amid van, vagy jobb lapokra vársz?
trajan-puzzle-demand = A nép követelése
    .about = A nép a negyedév végén követel valamit. Honnan szerzed meg?
trajan-puzzle-prize = Melyik jutalom?
    .about = Több minden elérhető, de csak egy a tiéd. Melyik tart ki a legtovább?
