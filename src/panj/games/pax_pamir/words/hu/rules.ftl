### Pax Pamir

## Szabályok

pax_pamir-rule-0_1 = 2–5 ember játszik, vagy 1–2 ember az automata Wakhannal.
pax_pamir-rule-0_2 = Egy frakciót vezetsz, és mindig egy koalícióhoz vagy hű: a brithez, az oroszhoz vagy az afgánhoz. A tömbök a koalícióké, a hengerek a játékosoké.
pax_pamir-rule-0_3 = Egy körben legfeljebb két akció és tetszőleges számú bónuszakció van, azután rendrakás. Pont csak dominanciapróbán szerezhető.
pax_pamir-rule-0_4 = A játék akkor ér véget, ha egy próba után valaki mindenkit 4 ponttal megelőz, vagy az utolsó próba után.
pax_pamir-rule-2_8 = Egy véletlen játékos választ először hűséget, majd a többiek az óramutató járása szerint. Aki utoljára választott, az kezd.
pax_pamir-rule-3_12 = Zsarolás: a köröd elején kémet tehetsz a régió egy olyan lapjára, amelyen egyetlen kém sincs.
pax_pamir-rule-3_13 = Vegyél lapot, játssz ki lapot, használd egy udvari lap akcióját, vagy fejezd be a körödet.
pax_pamir-rule-3_26 = Bizalomvesztés: akinek van lapja a kezében, egyet eldob, először a soron lévő játékos.
pax_pamir-rule-3_27 = Rendrakáskor az udvarban 3 lap lehet, és politikai csillagonként eggyel több; a határt minden eldobás után újraszámoljuk.
pax_pamir-rule-3_28 = Rendrakáskor 2 lap maradhat a kezedben, és hírszerző csillagonként eggyel több.
pax_pamir-rule-3_33 = 0, 1 vagy 2 akciót hajthatsz végre, és bármikor megállhatsz.
pax_pamir-rule-3_34 = A vásárlás és a kijátszás mindig akcióba kerül. A kedvelt lap akciója bónuszakció, és nem kerül semmibe.
pax_pamir-rule-3_35 = Minden udvari lap körönként egyszer cselekedhet.
pax_pamir-rule-3_36 = Hatástalan akció nem választható.
pax_pamir-rule-3_40 = Rendrakáskor az első oszlop eseményei kikerülnek és hatnak; a rajtuk lévő rúpiák maradnak.
pax_pamir-rule-3_43 = Instabilitás: ha egy második dominanciapróba is a piacra kerül, mindkettő kikerül, és egy próbát tartunk.
pax_pamir-rule-4_1 = Egy lap annyi rúpiába kerül, ahányadik oszlopban áll, minden tőle balra lévő lapra egy; ha a katonai a kedvelt szín, kétszer annyiba. A lapon lévő rúpiák a tieid. Nem vehetsz meg olyan lapot, amelyre ebben a körben fizettél.
pax_pamir-rule-4_2 = Játssz ki egy lapot az udvarod valamelyik végére. Ha a régióját más uralja, annyi rúpia kenőpénzzel tartozol, ahány törzse ott van.
pax_pamir-rule-4_3 = A hatásikonokat fentről lefelé hajtjuk végre, mindegyik kötelező.
pax_pamir-rule-4_4 = A kenőpénzt a jogosultja mérsékelheti. Ha nem egyeztek meg, az akció elmarad, és semmi sem vész el.
pax_pamir-rule-4_5 = Az akciók ára a piacra kerül: egy-egy rúpia mindkét sor jobb szélső lapjaira.
pax_pamir-rule-4_6 = Adóztatás: rúpiánként, a piac lapjairól vagy olyan játékosoktól, akiknek udvarában van lap egy általad uralt régióból. A gazdasági csillagok rúpiát védenek.
pax_pamir-rule-4_7 = Ajándék: fizess 2, 4 vagy 6 rúpiát egy üres ajándékhelyért, és tegyél oda egy hengert.
pax_pamir-rule-4_8 = Építés: egy–három tömb, darabja 2 rúpia; hadsereg az általad uralt régióban, út annak határain.
pax_pamir-rule-4_9 = Mozgatás: a hadseregnek a koalíciód útja kell a határon; a kém az udvarok körében a szomszédos lapra lép.
pax_pamir-rule-4_10 = Árulás: fizess 2 rúpiát, dobj el egy lapot, amelyen kémed áll, és ha akarod, vedd el a jutalmát.
pax_pamir-rule-4_11 = Csata: egy régióban, ahol hadsereged van, vagy egy lapon, ahol kémed áll, távolíts el bábukat a rang és a harcosaid száma erejéig.
pax_pamir-rule-4_12 = Ha egy udvari lapot eldobunk, a kémei visszatérnek, törzsek dőlhetnek meg, és a kölcsönt vissza kell fizetni.
pax_pamir-rule-4_13 = Az eldobott, kölcsönnel terhelt lap 2 rúpiába kerül; minden hiányzó rúpiáért dobj el egy lapot a kezedből vagy az udvarodból.
pax_pamir-rule-4_14 = Megdöntés: ha elveszted az utolsó törzsedet egy régióban, elveszted a politikai lapjait; ha az utolsó politikai lapot, a törzseket.
pax_pamir-rule-4_15 = Hűségváltáskor minden ajándék visszatér, és minden jutalom, valamint a régi koalíció minden hazafija elvész.
pax_pamir-rule-4_16 = Ha hiányzik egy bábu, vegyél el egy ugyanolyat a játékból, de olyat nem, amelyet ebben a körben tettek le.
pax_pamir-rule-4_17 = Akkor uralsz egy régiót, ha van ott törzsed, és több törzsed és hű hadsereged van, mint bármely más játékosnak, és mint bármely koalíció hadserege.
pax_pamir-rule-4_18 = A lap annak a túsza, akinek mindenki másnál több kéme van rajta; a tulajdonosa kenőpénzzel tartozik az akcióiért.
pax_pamir-rule-4_19 = A befolyás 1, továbbá hazafiak, jutalmak és ajándékok.
pax_pamir-rule-4_20 = Az események vásárláskor vagy kikerüléskor hatnak; a tartós hatások a következő dominanciapróba után érnek véget.
pax_pamir-rule-4_21 = A különleges képességek addig hatnak, amíg a lapjuk az udvarodban van, túszként is.
pax_pamir-rule-5_1 = Az a koalíció domináns, amelynek legalább 4 tömbbel több van, mint bármelyik másiknak; ekkor a próba sikeres. Utána minden tömb lekerül, és az események véget érnek.
pax_pamir-rule-5_2 = Sikeres próba: a hű játékosok befolyásuk szerint 5, 3 és 1 pontot kapnak.
pax_pamir-rule-5_3 = Sikertelen próba: mindenkit a játékban lévő hengerei rangsorolnak, 3 és 1 pontért.
pax_pamir-rule-5_4 = Az utolsó próba pontjai megduplázódnak.
pax_pamir-rule-5_5 = Döntetlennél a helyek pontjait elosztjuk, lefelé kerekítve.
pax_pamir-rule-5_6 = A legtöbb pont nyer; döntetlennél a katonai csillagok, majd a rúpiák döntenek.
pax_pamir-rule-6_1 = Egy vagy két ember játszik az automata Wakhan ellen. Egy győztes van, és ez Wakhan is lehet.
pax_pamir-rule-6_4 = Wakhan pragmatikus hűsége a lapján az első koalíció, amelyhez egyetlen ember sem hű.
pax_pamir-rule-6_5 = Wakhan szűrőkkel választ lapot: más udvar, kedvelt, a domináns koalíció hazafija és jutalma, hazafi, kölcsönnel terhelt, rang, szám.
pax_pamir-rule-6_6 = Wakhan piros nyila a piac felső vagy alsó sorára, az udvara bal vagy jobb végére és az azon az oldalon ülő játékosra mutat. A bal oldali szomszédja az, aki utána következik.
pax_pamir-rule-6_7 = Wakhan felfordít egy MI-lapot, és sorban követi a sorait, amíg két akciója meg nem volt, azután bónuszakciói jönnek.
pax_pamir-rule-6_8 = Wakhan lapjának az a sora, amely lapot keres, a legjobban illő lapot veszi el. Ha nincs illő lap, a sor kimarad; az a lap, amely nem hoz rúpiát, nem számít a legtöbbet hozónak.
pax_pamir-rule-6_11 = Wakhan a lapján szereplő első olyan régióban harcol, ahol van hadserege, és másnak is van ott bábuja; ha nincs ilyen, akkor egy lapon, a kémek ellen. Csak egy játékos ellen harcol: ha ketten is célpontok lehetnek, a piros nyíl jelöli ki az egyiket. Először a törzseket, aztán a hadseregeket, végül az utakat távolítja el.
pax_pamir-rule-6_12 = Az akciói után Wakhan minden lehetséges bónuszakciót végrehajt: mindig a bal szélső, még nem használt kedvelt lapjának a bal szélső lehetséges akcióját, aztán újra balról kezdi, amíg már semmi sem lehetséges.
pax_pamir-rule-6_13 = Ha Wakhan udvara túl nagy, először azt dobja el, ami nem politikai, aztán ami nem hazafi, aztán ami nincs kölcsönnel terhelve; majd azt a lapot, amelyen a többieknek a legtöbbel több kémjük van, mint neki, ha van ilyen; végül a legkevesebb kém, a legalacsonyabb rang, a nem kedvelt szín és a legkisebb szám dönt.
pax_pamir-rule-6_15 = Wakhan minden kenőpénzt teljes egészében kér, és sosem alkudozik.
pax_pamir-rule-6_17 = Wakhan szabályainak kiadásai eltérnek; ez a beállítás választ közülük.
pax_pamir-rule-6_18 = Választható kiegészítések Wakhanhoz: ügyes vásárlás, kémmozgás, kitartó hűség.
pax_pamir-rule-6_19 = Nyílt lapok: minden kézben lévő lap látható; más szabály nem változik.
pax_pamir-rule-7_2 = A kézben lévő lapok titkosak, de aki minden vásárlásra emlékszik, ismeri őket.
pax_pamir-rule-7_3 = A pakli sorrendjét senki sem ismeri, de a részeit igen, így a következő dominanciapróba helye behatárolható.
pax_pamir-rule-9_R47 = Ha egy teljes körben senki sem cselekedett, a játékosokat sorban megkérdezzük, véget érjen-e a játék a mostani pontokkal. Ha valaki nemet mond, a játék folytatódik.

## Chapters of the rules; most are called as in our other rulebooks

pax_pamir-chapter-0 = { web-chapter-0 }
pax_pamir-chapter-2 = { web-chapter-2 }
pax_pamir-chapter-3 = { web-chapter-3 }
pax_pamir-chapter-4 = { web-chapter-4 }
pax_pamir-chapter-5 = { web-chapter-5 }
pax_pamir-chapter-6 = Wakhan és a változatok
pax_pamir-chapter-7 = { web-chapter-7 }
pax_pamir-chapter-9 = { web-chapter-9 }
