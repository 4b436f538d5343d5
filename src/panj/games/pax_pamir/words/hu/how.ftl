### How to play

pax_pamir-how-goal = A cél
pax_pamir-how-goal_0 = Afganisztán, a tizenkilencedik század. Britek, oroszok és a születő afgán állam harcol a földért. Te egy helyi csoportot vezetsz, és egyikükre támaszkodsz – amíg megéri. Pont csak a **dominanciapróbákon** jár. A legtöbb pont nyer.

pax_pamir-how-pieces = Kétféle bábu
pax_pamir-how-pieces_0 = A *[tömbök](block)* a koalícióké: régióban hadsereg, határon út. A *[hengerek](cylinder)* a tieid: régióban törzs, [udvari](court) lapon kém, a tárcsádon ajándék. Ha ezt tudod, a felét már érted.
pax_pamir-how-pieces_picture = Tömb régióban: hadsereg. Határon: út. A henger a tiéd: törzs.

pax_pamir-how-turn = A köröd: két akció
pax_pamir-how-turn_1 = **Vásárlás.** A piac első oszlopa ingyenes; jobbra haladva minden balra eső lapra egy rúpiát teszel. A lapon fekvő pénz a vevőé.
pax_pamir-how-turn_2 = **Kijátszás** a kezedből az udvarod egyik végére, és az oldalán lévő ikonok végrehajtása: hadsereg, út, törzs, kém, pénz, új [kedvelt szín](favored). Ha más uralja a régiót, kenőpénzt fizetsz: az [uralkodó](ruler) minden törzséért egy rúpiát.
pax_pamir-how-turn_3 = **Használat**: udvarod minden lapja körönként egyszer: adóztatás, ajándék, építés, mozgatás, árulás, csata. Ha a színe a *kedvelt szín*, bónuszakció, nem fogyaszt akciót.
pax_pamir-how-turn_picture = Az árak jobbra nőnek; a rúpiák a lapokon maradnak.

pax_pamir-how-ruling = Uralom
pax_pamir-how-ruling_0 = Akkor uralsz egy régiót, ha van ott törzsed, és törzseid a koalíciód hadseregeivel együtt mindenki másénál többen vannak. Csak az uralkodó építhet ott, és neki fizetnek a többiek.
pax_pamir-how-ruling_picture = Egy törzs uralja Pandzsábot: a kenőpénz 1.

pax_pamir-how-check = Dominanciapróba
pax_pamir-how-check_0 = Akkor jön, ha valaki megveszi, vagy az első oszlopba csúszva eldobják. Ha egy koalíciónak legalább néggyel több tömbje van bármelyik másiknál, domináns. Hívei *[befolyás](influence)* szerint 5, 3, 1 pontot kapnak: egy, plusz hazafiak, jutalmak, ajándékok. Utána minden tömb lekerül. Ha nincs domináns, a legtöbb játékban lévő henger 3, a második 1 pont. Az utolsó próba duplán számít. Négy pont előny mindenkivel szemben azonnal véget vet a játéknak.
pax_pamir-how-check_picture = 5 – 1 – 0: a britek előnye négy.

pax_pamir-how-loyalty = Hűségváltás
pax_pamir-how-loyalty_0 = Más koalíció hazafija vagy jutalma [hűségváltással](loyalty) jár: ajándékok, jutalmak és régi hazafiak elvesznek.

pax_pamir-how-overthrow = Megdöntés
pax_pamir-how-overthrow_0 = Ha elvész az [utolsó törzsed](overthrow) egy régióban, elvesznek ottani politikai lapjaid – és fordítva.

pax_pamir-how-limits = A kör végén
pax_pamir-how-limits_0 = Három lap maradhat az udvarban, plusz a politikai csillagaid; kettő a kezedben, plusz a hírszerző csillagaid.

pax_pamir-how-advice = Első tanács
pax_pamir-how-advice_0 = Két dolgot figyelj: ki járna jól, ha most jönne a próba, és hol fekszik az olcsó pénz.

## Words that are explained

pax_pamir-word-block = tömb
    .about = A koalíció bábuja: régióban hadsereg, határon út.
pax_pamir-word-cylinder = henger
    .about = A te bábud: törzs, kém vagy ajándék. Sikertelen próbánál mind számít.
pax_pamir-word-court = udvar
    .about = Kijátszott lapjaid; körönként mind egyszer cselekedhet.
pax_pamir-word-favored = kedvelt szín
    .about = Az ilyen lapok ingyen cselekszenek. Ha katonai, a piaci árak duplázódnak.
pax_pamir-word-loyalty = hűség
    .about = A koalíció, amelyet most szolgálsz. Tömbjeid az ő színét viselik.
pax_pamir-word-influence = befolyás
    .about = 1 + hazafiak + jutalmak + ajándékok: rangod a koalícióban.
pax_pamir-word-ruler = uralkodó
    .about = Van ott törzse, és mindenkinél több törzse meg baráti hadserege.
pax_pamir-word-hostage = túsz
    .about = Lap, amelyen egy ellenfélnek van a legtöbb kéme: gazdája fizet a használatért.
pax_pamir-word-leverage = kölcsönnel terhelt
    .about = Most 2 rúpiát ad; eldobáskor 2 visszajár, vagy lapok.
pax_pamir-word-overthrow = megdöntés
    .about = Törzs nélkül nincs politikai lap; lap nélkül nincs törzs.
