### What the shelf says of the game

pax_pamir-name = Pax Pamir
pax_pamir-about = Afgán frakciók három koalíció között: vegyél lapokat, építs udvart, és állj a jó oldalon, amikor dominanciapróba jön.
pax_pamir-temper = 90 perc · merészeknek

pax_pamir-learn-1_title = A piac és az udvarod
pax_pamir-learn-2_title = Mit tud az udvar
pax_pamir-learn-3_title = Ki a domináns? A próba
pax_pamir-learn-4_title = Kémek, kenőpénz, árulás
pax_pamir-learn-5_title = Egyedül Wakhan ellen

pax_pamir-puzzle-coin = Érme a bal oldalon
    .about = Melyik kártya éri meg az árát, és kihez kerül a pénz?
pax_pamir-puzzle-tribe = Az utolsó törzs
    .about = Egyetlen bábu hiánya udvart vagy szövetséget dönthet meg. Melyiké?
pax_pamir-puzzle-turncoat = Köpönyegforgató
    .about = Ha jön az ellenőrzés, a hűségesek kapnak. De kihez hűségesek?
pax_pamir-puzzle-ways = Úton
    .about = A seregek, törzsek és kémek oda mennek, ahol kellenek. Hol kellenek?
pax_pamir-puzzle-four_ahead = Néggyel elöl
    .about = Egy szövetség akkor uralkodik, ha négy tömbbel vezet. Segítesz neki?
pax_pamir-puzzle-keep = Mi maradjon
    .about = A kevesebb néha több: melyik kártyát, érmét, akciót tartod meg?
