### Trajan

## Szabályok: összefoglaló és alkotórészek

trajan-rule-0_1 = A Trajan 2–4 játékosnak szól. A játék egy év, négy negyedévvel; egy negyedév négy forduló, egy forduló az időjelző egy teljes köre. A játékosok nem feltétlenül lépnek ugyanannyiszor.
trajan-rule-0_2 = A lépésedben kiürítesz egy tálcát, egyesével szétosztod a jelzőit az óramutató járása szerint, teljesíted az utolsó tálca Trajan-lapkáját, ha megvannak a színei, és elvégezheted a tálca akcióját.
trajan-rule-0_3 = Egy negyedév első három fordulója után feltárul egy szükséglet; a negyedik után jön a negyedév értékelése.
trajan-rule-0_4 = A negyedik negyedév után jön a végső értékelés. A legtöbb pont nyer.
trajan-rule-1_4 = A hat tálca az óramutató járása szerint: I kikötő, II fórum, III hadsereg, IV szenátus, V Trajan, VI építkezés. Mindegyik mellett egy hely van egy Trajan-lapkának vagy a diadalívnek.
trajan-rule-1_6 = A táborból Alpes, Raetia és Noricum érhető el. Szomszédosak a közös határú vagy tengeri vonallal összekötött tartományok.
trajan-rule-1_8 = A szenátussáv helyei 2–8 pontot adnak, és ugyanennyi szavazatot érnek.
trajan-rule-1_9 = Az időkör 2, 3 vagy 4 játékossal 11, 16 vagy 21 mezőből áll.
    .time_cycle-longer = Az időkör 2, 3 vagy 4 játékossal 12, 17 vagy 22 mezőből áll.
trajan-rule-1_10 = A fórumon három sárga mező van a pluszakció-lapkáknak, és 6, 9 vagy 12 zöld.

## Szabályok: előkészületek

trajan-rule-2_1 = 13 bábuval a készletben, egy munkással és egy légióssal a táborukban, a hadvezérrel a katonai táborban és a diadalívvel az I. helyen kezdesz.
trajan-rule-2_7 = A kezdőjátékos korongja van alul, az utolsó játékosé felül. Döntetlennél a magasság számít.
trajan-rule-2_8 = Mindenki kap egy bónuszlapkát; kettő a szenátus mellett fekszik.
trajan-rule-2_10 = Sorban mindenki elvesz három árukártyát, mindegyiket a húzópakliból vagy egy dobópakli tetejéről. A kiürült dobópakli azonnal új lapot kap.
trajan-rule-2_11 = Tegyél két jelzőt minden tálcára, tetszőleges színekből. Az elrendezésedet senki sem látja, amíg mindenki el nem készült.
trajan-rule-2_12 = Vegyél el három Trajan-lapkát, mindegyiket más oszlop tetejéről, és tedd őket a II., IV. és VI. helyre.
trajan-rule-2_13 = A kezdőjátékos lép először.

## Szabályok: lépés

trajan-rule-3_1_1 = A lépés joga mindig az óramutató járása szerint száll tovább, fordulók és negyedévek között is.
trajan-rule-3_2_1 = Válassz egy tálcát, amelyen van jelződ, és vedd fel az összeset.
trajan-rule-3_2_2 = Rakd le a jelzőket egyesével a következő tálcákra, az óramutató járása szerint. Minden lerakás előtt te választod a színt.
trajan-rule-3_2_3 = A kiürített tálca nem marad ki. A céltálca az, ahová az utolsó jelző kerül.
trajan-rule-3_2_4 = Ha már csak egy szín maradt, a lerakás magától megtörténik.
trajan-rule-3_2_5 = Az időjelző minden szétosztott jelzőért egy mezőt lép. A hatása a lépés végéig vár.
trajan-rule-3_3_1 = Ha a céltálcán ott van a mellette fekvő Trajan-lapka mindkét színe, a lapka teljesül. A kétszer látható színből két jelző kell.
trajan-rule-3_3_2 = A tálca többi jelzője nem számít, és a jelzők a helyükön maradnak.
trajan-rule-3_3_3 = A teljesített lapka pontot ad, hat, majd kikerül a játékból; a szükségletlapka a játékostábládon marad. A középen álló diadalív a felszabadult helyre lép.
trajan-rule-3_3_4 = A teljesítés nem választás kérdése, és megelőzi az akciót.
trajan-rule-3_4_1 = Egyszer elvégezheted a céltálca akcióját, vagy lemondhatsz róla. Ha semmi sem lehetséges, semmi sem történik.
trajan-rule-3_4_2 = Közvetlenül egy akció után felhasználhatsz egy hozzá illő vagy joker pluszakció-lapkát, hogy megismételd. Lépésenként legfeljebb egyet.
trajan-rule-3_4_3 = Egy típus első építési lapkája azonnal megadja a bónuszakcióját, minden más előtt.
trajan-rule-3_4_4 = A sorrend: az akció és hatásai, aztán a bónuszakció, végül a pluszakció-lapka lehetősége.
trajan-rule-3_5_1 = Ha az időjelző eléri vagy átlépi a kezdőmezőt, a lépés után véget ér a forduló.
trajan-rule-3_5_2 = A forduló végén feltárul egy szükséglet. Ha már három fekszik ott, helyette a negyedév ér véget.

## Szabályok: a negyedév vége

trajan-rule-3_6_1 = Egy szükségletet teljesít egy kész Trajan-lapka (ez nem fogy el), vagy egy azonos jelű fórumlapka, vagy egy joker (ezek elfogynak).
trajan-rule-3_6_2 = Amit teljesíteni tudsz, azt teljesítened kell.
trajan-rule-3_6_3 = Először a Trajan-lapkák teljesítenek. Ha van felesleges jokered, minden nyitott szükségletnél választhatsz a fórumlapka és a joker között.
trajan-rule-3_6_4 = Egy teljesítetlen szükséglet 4, kettő 9, három 15 büntetőpont. A pontszám nulla alá is mehet.
trajan-rule-3_6_5 = A szavazatok: a korongod helye és a szenátuslapkáid. Döntetlennél az előrébb álló, aztán a magasabban fekvő korong dönt.
trajan-rule-3_6_6 = A legtöbb szavazattal rendelkező a konzul, és választ egy bónuszlapkát a sárga oldalával. A második az alkonzul, ő a másikat kapja a szürke oldalával.
trajan-rule-3_6_7 = Minden korong visszakerül a kezdőhelyre egy oszlopba, a konzulé legfelül.
trajan-rule-3_6_8 = A három szükséglet, minden felfordított szenátuslapka és a fórumon maradt lapkák kikerülnek a játékból.
trajan-rule-3_6_9 = Új bónuszlapkák, fórumlapka az elhagyott tartományokba, teli fórum; minden hajó a színes oldalára fordul.
trajan-rule-3_6_11 = Minden más megmarad: bónusz-, szükséglet- és jokerlapkák, pluszakció-lapkák, [+2] jelzők, építmények, Trajan-lapkák, kártyák és bábuk.

## Szabályok: akciók

trajan-rule-4_1_1 = Húzz két lapot a húzópakliból, aztán tegyél egy tetszőleges lapot a kezedből az egyik dobópakli tetejére.
trajan-rule-4_1_2 = Vedd el az egyik dobópakli felső lapját.
trajan-rule-4_1_3 = Tegyél le magad elé egy vagy két lapot, aztán húzz ugyanannyit.
trajan-rule-4_1_4 = Rakj meg egy hajót hozzá illő lapokkal, és írd jóvá a látható oldal pontjait. A színes hajó a negyedév végéig szürkére fordul.
trajan-rule-4_1_5 = A joker árulapkák bármelyik lapot helyettesíthetik a rakományban; kikerülnek a játékból, és nem számítanak kijátszott lapnak.
trajan-rule-4_1_6 = A kijátszott lapok csak a bónuszlapkáknál számítanak. A kézben tartott lapok száma nincs korlátozva.
trajan-rule-4_1_7 = Az üres dobópakli megkapja a húzópakli felső lapját. Az üres húzópakli az eldobott lapokból újul meg, a két felső lap kivételével.
trajan-rule-4_1_8 = Kikötő: húzz kettőt, vegyél el egyet, játssz ki, vagy rakj meg egy hajót a háromból; a lapokat ezután lépésenként választod ki.
trajan-rule-4_2_1 = Vegyél el egy tetszőleges lapkát a fórumról. A helye a negyedév végéig üres marad.
trajan-rule-4_3_1 = Hadsereg: toborozz légióst a készletedből, vonulj a hadvezérrel, vagy foglalj el egy tartományt.
trajan-rule-4_3_2 = A hadvezér egy szomszédos tartományba vonul, és elveszi az ottani lapkát. A táborba sosem tér vissza.
trajan-rule-4_3_3 = Egy légiós a táborból a hadvezérhez lép, és a tartomány értékét kapod, 3-mal kevesebbet minden ottani idegen légiósért.
trajan-rule-4_3_4 = Egy tartományban legfeljebb egy légiósod lehet, és a légiósok többé nem mozdulnak.
trajan-rule-4_4_1 = A korongod egyet előrelép, az ott lévők tetejére, és megkapod a hely pontjait. A 8-as helyről nincs tovább.
trajan-rule-4_5_1 = Vedd el egy oszlop felső lapkáját, és tedd a diadalív helyére. Ha a diadalív középen áll, ez nem lehetséges.
trajan-rule-4_5_2 = Ezután a diadalív az óramutató járása szerint az első lapka nélküli helyre lép.
trajan-rule-4_5_3 = Ha mind a hat hely foglalt, a diadalív középen vár, amíg egy fel nem szabadul.
trajan-rule-4_6_1 = Tegyél egy bábut a készletedből a munkástáborba.
trajan-rule-4_6_2 = Építkezés: toborozz munkást, vagy küldj egyet egy építési helyre. Az első bárhová mehet, a későbbiek csak egy saját munkásod mellé.
trajan-rule-4_6_3 = Ahol saját munkásod áll, oda nem építhetsz; mások munkásai nem számítanak.
trajan-rule-4_6_4 = Ha ott van még a lapka, elveszed, és megkapod a pontjait; különben a munkás csak utat nyit.
trajan-rule-4_6_5 = Egy típus első lapkája: a lépcső fórum-, az ajtó szenátus-, a szökőkút kikötő-, a tető Trajan-, az ablak katonai akciót ad.

## Szabályok: lapkák

trajan-rule-4_7_1 = Kártyák: 3 pont, húzz két lapot.
trajan-rule-4_7_2 = Pontok: 9 pont.
trajan-rule-4_7_3 = Munkások: 5 pont és egy munkás, vagy 2 pont és két munkás.
trajan-rule-4_7_4 = Légiósok: 5 pont és egy légiós, vagy 2 pont és két légiós.
trajan-rule-4_7_5 = 4 pont; tegyél egy [+2] jelzőt egy olyan pluszakció-meződre, ahol még nincs.
trajan-rule-4_7_6 = Szükségletek: 1 pont; a lapka megmarad, és minden negyedév végén teljesít egyet a saját jeléből.
trajan-rule-4_7_7 = A hatások annyira érvényesülnek, amennyire lehet; a pontok mindenképp járnak.
trajan-rule-4_8_1 = A pluszakció-lapka egyszer ismétli meg az akcióját, [+2] jelzővel kétszer.
trajan-rule-4_8_2 = A joker pluszakció-lapka bármelyik akciónál ugyanezt teszi.
trajan-rule-4_8_3 = A lapka kikerül a játékból, a [+2] jelző marad. Lépésenként egy lapka.
trajan-rule-4_8_4 = Az akciót el kellett végezni. Minden ismétlés szabadon választható, és nem kötelező.
trajan-rule-4_8_5 = A megismételt építés hozhat bónuszakciót, de második pluszakció-lapkát nem.
trajan-rule-4_8_6 = A lapka már abban a lépésben felhasználható, amelyben elvetted.
trajan-rule-4_9_1 = A szükségletlapkák megmaradnak, amíg egy negyedév végén fel nem használod őket.
trajan-rule-4_9_2 = A szenátuslapkák a negyedév végén 2–5 szavazatot adnak, aztán kikerülnek a játékból.
trajan-rule-4_9_3 = A jokerlapkák árut, szükségletet, építményt vagy pluszakciót helyettesítenek.

## Szabályok: a játék vége és az értékelés

trajan-rule-5_1 = A játék azzal a lépéssel ér véget, amely a 16. fordulót lezárja. Az utolsó negyedévben van szükséglet és szenátus, de nincs feltöltés.
trajan-rule-5_2 = Ezután következik mindenki végső értékelése.
trajan-rule-5_3_1 = 1 pont minden kézben lévő lapért.
trajan-rule-5_3_2 = 1 pont minden táborban lévő munkásért.
trajan-rule-5_3_3 = 1 pont minden táborban lévő légiósért.
trajan-rule-5_3_4 = 1 pont minden még a helyén fekvő Trajan-lapkáért.
trajan-rule-5_3_5 = 10 pont három azonos típusú építményért, 20 négyért. A joker ott számít, ahol a legtöbbet ér.
trajan-rule-5_3_6 = A bónuszlapkák a látható oldaluk szerint érnek pontot.
trajan-rule-5_4 = A legtöbb pont nyer. Döntetlennél a szenátussávon előrébb álló, aztán a magasabban fekvő korong dönt.
trajan-rule-5_5 = A fel nem használt pluszakció- és szükségletlapkák, a [+2] jelzők és a készlet bábui nem érnek semmit.
trajan-rule-6_1 = A beállításokról a játék előtt döntötök: időkör, kezdő jelzők, szükségletbónuszok, joker szükségletek, szenátuslapkák a tartományokban, újrakeverés és a korongok a végén.
trajan-rule-7_1 = A játéktáblán és a játékostáblákon minden nyilvános, a dobópaklik és a kézben lévő lapok száma is.
trajan-rule-7_2 = A kezedben lévő lapokat csak te látod, és a jelzőidet is, amíg elrendezed őket.
trajan-rule-7_3 = Senki sem ismeri a lefordított paklik, a vászonzsák és az alsóbb Trajan-lapkák sorrendjét, sem az eltávolított szükségleteket.
trajan-rule-9_32 = A többi jelződ véletlenszerűen is elrendezhető.
trajan-rule-9_34 = Ha egy ismétlésről lemondasz, az akció ismétlései véget érnek.

## Chapters of the rules; most are called as in our other rulebooks

trajan-chapter-0 = { web-chapter-0 }
trajan-chapter-1 = { web-chapter-1 }
trajan-chapter-2 = { web-chapter-2 }
trajan-chapter-3 = { web-chapter-3 }
trajan-chapter-4 = { web-chapter-4 }
trajan-chapter-5 = { web-chapter-5 }
trajan-chapter-6 = { web-chapter-6 }
trajan-chapter-7 = { web-chapter-7 }
trajan-chapter-9 = { web-chapter-9 }
