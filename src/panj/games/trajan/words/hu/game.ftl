### Trajan

trajan-about = Oszd szét az akciójelzőidet, elégítsd ki Róma népének szükségleteit, és gyűjts pontokat egyszerre hat helyen.
trajan-players = 2–4 játékos

## Jelzők és játékosok

trajan-colour-yellow = sárga
    .letter = S
trajan-colour-orange = narancssárga
    .letter = N
trajan-colour-green = világoszöld
    .letter = Z
trajan-colour-white = fehér
    .letter = F
trajan-colour-pink = rózsaszín
    .letter = R
trajan-colour-blue = kék
    .letter = K
trajan-seat-red = piros
trajan-seat-green = zöld
trajan-seat-blue = sötétkék
trajan-seat-brown = sötétbarna

## Akciók, tálcák és helyek

trajan-action-seaport = kikötőakció
    .about = Húzz két lapot és dobj el egyet, vagy vedd el az egyik dobópakli felső lapját, vagy játssz ki egy-két lapot és húzz ugyanannyit, vagy rakodj hajóra.
trajan-action-forum = fórumakció
    .about = Vegyél el egy tetszőleges lapkát a fórumról.
trajan-action-military = katonai akció
    .about = Toborozz egy légióst, vonulj a hadvezéreddel, vagy foglald el a tartományt, ahol a hadvezér áll.
trajan-action-senate = szenátusakció
    .about = Lépj egyet a korongoddal a szenátussávon, és írd jóvá az új hely pontjait.
trajan-action-trajan = Trajan-akció
    .about = Vedd el az egyik oszlop felső lapkáját, és tedd oda, ahol a diadalíved áll.
trajan-action-construction = építési akció
    .about = Toborozz egy munkást, vagy küldj egy munkást a táborból egy építési helyre.
trajan-tray-0 = I (kikötő)
trajan-tray-1 = II (fórum)
trajan-tray-2 = III (hadsereg)
trajan-tray-3 = IV (szenátus)
trajan-tray-4 = V (Trajan)
trajan-tray-5 = VI (építkezés)

## Paklik, oszlopok, hajók

trajan-pile-draw = húzópakli
trajan-pile-left = bal dobópakli
trajan-pile-right = jobb dobópakli
trajan-stack-workers = munkások
    .about = 5 pont és 1 munkás, vagy 2 pont és 2 munkás a készletből a táborba.
trajan-stack-legionnaires = légiósok
    .about = 5 pont és 1 légiós, vagy 2 pont és 2 légiós a készletből a táborba.
trajan-stack-cards = kártyák
    .about = 3 pont, és húzol két árukártyát.
trajan-stack-plus2 = [+2] jelzők
    .about = 4 pont és egy [+2] jelző: ettől kezdve a plusz akciólapka kétszer ismétli meg azt az akciót.
trajan-stack-points = pontok
    .about = 9 pont, más semmi.
trajan-stack-demands = szükségletek
    .about = 1 pont; a lapka a játékostábládon marad, és minden negyedév végén teljesít egy szükségletet a saját jeléből.
trajan-ship-same = azonos áruk hajója
    .about = Egy–négy lap egyféle áruból.
trajan-ship-pairs = párok hajója
    .about = Egy–három pár egyforma lap, mindegyik pár más áruból.
trajan-ship-different = különböző áruk hajója
    .about = Egy–négy lap, mind különböző áru.

## Áruk

trajan-good-columns = oszlop
trajan-good-furs = prém
trajan-good-scrolls = tekercs
trajan-good-oil = olaj
trajan-good-fruit = gyümölcs
trajan-good-ceramics = kerámia
trajan-good-wine = bor
trajan-good-fish = hal
trajan-good-jewellery = ékszer
trajan-good-gems = drágakő
trajan-good-cattle = marha
trajan-good-wheat = búza

## Szükségletek, fórumlapkák

trajan-symbol-bread = kenyér
trajan-symbol-games = játékok
trajan-symbol-religion = vallás
trajan-forum-bread = kenyérlapka
    .about = Egy kenyérszükségletet teljesít a negyedév végén, aztán kikerül a játékból.
trajan-forum-games = játéklapka
    .about = Egy játékszükségletet teljesít a negyedév végén, aztán kikerül a játékból.
trajan-forum-religion = valláslapka
    .about = Egy vallási szükségletet teljesít a negyedév végén, aztán kikerül a játékból.
trajan-forum-votes_2 = szenátuslapka 2 szavazattal
    .about = A negyedév végén 2 szavazatot ad; akkor minden felfordított szenátuslapka kikerül a játékból.
trajan-forum-votes_3 = szenátuslapka 3 szavazattal
    .about = A negyedév végén 3 szavazatot ad; akkor minden felfordított szenátuslapka kikerül a játékból.
trajan-forum-votes_4 = szenátuslapka 4 szavazattal
    .about = A negyedév végén 4 szavazatot ad; akkor minden felfordított szenátuslapka kikerül a játékból.
trajan-forum-votes_5 = szenátuslapka 5 szavazattal
    .about = A negyedév végén 5 szavazatot ad; akkor minden felfordított szenátuslapka kikerül a játékból.
trajan-forum-extra_seaport = plusz kikötőakció
    .about = Közvetlenül az akció után használd (ez az akció: kikötőakció), hogy még egyszer elvégezd, [+2] jelzővel kétszer.
trajan-forum-extra_forum = plusz fórumakció
    .about = Közvetlenül az akció után használd (ez az akció: fórumakció), hogy még egyszer elvégezd, [+2] jelzővel kétszer.
trajan-forum-extra_military = plusz katonai akció
    .about = Közvetlenül az akció után használd (ez az akció: katonai akció), hogy még egyszer elvégezd, [+2] jelzővel kétszer.
trajan-forum-extra_senate = plusz szenátusakció
    .about = Közvetlenül az akció után használd (ez az akció: szenátusakció), hogy még egyszer elvégezd, [+2] jelzővel kétszer.
trajan-forum-extra_trajan = plusz Trajan-akció
    .about = Közvetlenül az akció után használd (ez az akció: Trajan-akció), hogy még egyszer elvégezd, [+2] jelzővel kétszer.
trajan-forum-extra_construction = plusz építési akció
    .about = Közvetlenül az akció után használd (ez az akció: építési akció), hogy még egyszer elvégezd, [+2] jelzővel kétszer.
trajan-forum-wild_extra_action = joker plusz akció
    .about = Bármelyik akciót megismétli, amelyet épp elvégeztél.
trajan-forum-wild_commodity = joker áru
    .about = Hajóra rakodáskor egy lapot helyettesít; ha megmarad, egy bónuszlapkánál kijátszott lapnak számít.
trajan-forum-wild_demand = joker szükséglet
    .about = Egy tetszőleges szükségletet teljesít a negyedév végén, aztán kikerül a játékból.
trajan-forum-wild_construction = joker építmény
    .about = A szettek értékelésekor bármilyen típusú építési lapkának számít.
trajan-space-g0 = 1. zöld mező
trajan-space-g1 = 2. zöld mező
trajan-space-g2 = 3. zöld mező
trajan-space-g3 = 4. zöld mező
trajan-space-g4 = 5. zöld mező
trajan-space-g5 = 6. zöld mező
trajan-space-g6 = 7. zöld mező
trajan-space-g7 = 8. zöld mező
trajan-space-g8 = 9. zöld mező
trajan-space-g9 = 10. zöld mező
trajan-space-g10 = 11. zöld mező
trajan-space-g11 = 12. zöld mező
trajan-space-y0 = 1. sárga mező
trajan-space-y1 = 2. sárga mező
trajan-space-y2 = 3. sárga mező
trajan-extra-seaport = plusz kikötőakció lapkája
trajan-extra-forum = plusz fórumakció lapkája
trajan-extra-military = plusz katonai akció lapkája
trajan-extra-senate = plusz szenátusakció lapkája
trajan-extra-trajan = plusz Trajan-akció lapkája
trajan-extra-construction = plusz építési akció lapkája
trajan-extra-wild = joker plusz akció lapkája
trajan-pay-forum = az azonos jelű fórumlapka
trajan-pay-wild = egy joker szükségletlapka

## Tartományok és építési helyek

trajan-province-camp = katonai tábor
trajan-province-alpes = Alpes
trajan-province-raetia = Raetia
trajan-province-noricum = Noricum
trajan-province-narbonensis = Narbonensis
trajan-province-lugudunensis = Lugudunensis
trajan-province-belgica = Belgica
trajan-province-germania_superior = Germania Superior
trajan-province-aquitania = Aquitania
trajan-province-britannia = Britannia
trajan-province-germania_inferior = Germania Inferior
trajan-site-0 = 1. sor, 1. oszlop
trajan-site-1 = 1. sor, 2. oszlop
trajan-site-2 = 1. sor, 3. oszlop
trajan-site-3 = 1. sor, 4. oszlop
trajan-site-4 = 1. sor, 5. oszlop
trajan-site-5 = 2. sor, 1. oszlop
trajan-site-6 = 2. sor, 2. oszlop
trajan-site-7 = 2. sor, 3. oszlop
trajan-site-8 = 2. sor, 4. oszlop
trajan-site-9 = 2. sor, 5. oszlop
trajan-site-10 = 3. sor, 1. oszlop
trajan-site-11 = 3. sor, 2. oszlop
trajan-site-12 = 3. sor, 3. oszlop
trajan-site-13 = 3. sor, 4. oszlop
trajan-site-14 = 3. sor, 5. oszlop
trajan-site-15 = 4. sor, 1. oszlop
trajan-site-16 = 4. sor, 2. oszlop
trajan-site-17 = 4. sor, 3. oszlop
trajan-site-18 = 4. sor, 4. oszlop
trajan-site-19 = 4. sor, 5. oszlop

## Építmények

trajan-building-stairs = lépcső
    .about = Az első ilyen lapkád ingyen akciót ad: fórumakció.
trajan-building-door = ajtó
    .about = Az első ilyen lapkád ingyen akciót ad: szenátusakció.
trajan-building-fountain = szökőkút
    .about = Az első ilyen lapkád ingyen akciót ad: kikötőakció.
trajan-building-roof = tető
    .about = Az első ilyen lapkád ingyen akciót ad: Trajan-akció.
trajan-building-window = ablak
    .about = Az első ilyen lapkád ingyen akciót ad: katonai akció.

## Bónuszlapkák

trajan-bonus-bread = kenyér bónusza
    .about = 9 pont (szürkén 6), egyszer, ha a végén van legalább egy ilyen fórumlapkád: kenyér.
trajan-bonus-games = játékok bónusza
    .about = 9 pont (szürkén 6), egyszer, ha a végén van legalább egy ilyen fórumlapkád: játékok.
trajan-bonus-religion = vallás bónusza
    .about = 9 pont (szürkén 6), egyszer, ha a végén van legalább egy ilyen fórumlapkád: vallás.
trajan-bonus-workers = munkások bónusza
    .about = 1 pont (szürkén fél) minden munkásodért egy építési helyen; az összeg felfelé kerekítendő.
trajan-bonus-columns_furs = oszlop és prém bónusza
    .about = 3 pont (szürkén 2) minden ilyen kijátszott lapodért: oszlop, prém.
trajan-bonus-scrolls_oil = tekercs és olaj bónusza
    .about = 3 pont (szürkén 2) minden ilyen kijátszott lapodért: tekercs, olaj.
trajan-bonus-fruit_ceramics = gyümölcs és kerámia bónusza
    .about = 3 pont (szürkén 2) minden ilyen kijátszott lapodért: gyümölcs, kerámia.
trajan-bonus-wine_fish = bor és hal bónusza
    .about = 3 pont (szürkén 2) minden ilyen kijátszott lapodért: bor, hal.
trajan-bonus-jewellery_gems = ékszer és drágakő bónusza
    .about = 3 pont (szürkén 2) minden ilyen kijátszott lapodért: ékszer, drágakő.
trajan-bonus-cattle_wheat = marha és búza bónusza
    .about = 3 pont (szürkén 2) minden ilyen kijátszott lapodért: marha, búza.
trajan-bonus-legionnaires = légiósok bónusza
    .about = 2 pont (szürkén 1) minden légiósodért egy tartományban.
trajan-bonus-bonus_tiles = bónuszlapkák bónusza
    .about = 3 pont (szürkén 2) minden sárga oldalával felfelé fekvő bónuszlapkádért.

## Trajan-lapkák

trajan-tile-w1 = kék + világoszöld (5 pont, 1 munkás)
    .about = Tegyél 1 bábut a készletedből a munkástáborba.
trajan-tile-w2 = világoszöld + narancssárga (5 pont, 1 munkás)
    .about = Tegyél 1 bábut a készletedből a munkástáborba.
trajan-tile-w3 = sárga + narancssárga (5 pont, 1 munkás)
    .about = Tegyél 1 bábut a készletedből a munkástáborba.
trajan-tile-w4 = fehér + narancssárga (5 pont, 1 munkás)
    .about = Tegyél 1 bábut a készletedből a munkástáborba.
trajan-tile-w5 = rózsaszín + narancssárga (5 pont, 1 munkás)
    .about = Tegyél 1 bábut a készletedből a munkástáborba.
trajan-tile-w6 = kék + sárga (2 pont, 2 munkás)
    .about = Tegyél 2 bábut a készletedből a munkástáborba.
trajan-tile-w7 = narancssárga + narancssárga (2 pont, 2 munkás)
    .about = Tegyél 2 bábut a készletedből a munkástáborba.
trajan-tile-w8 = narancssárga + sárga (2 pont, 2 munkás)
    .about = Tegyél 2 bábut a készletedből a munkástáborba.
trajan-tile-w9 = sárga + sárga (2 pont, 2 munkás)
    .about = Tegyél 2 bábut a készletedből a munkástáborba.
trajan-tile-l1 = kék + kék (5 pont, 1 légiós)
    .about = Tegyél 1 bábut a készletedből a katonai táborba.
trajan-tile-l2 = sárga + kék (5 pont, 1 légiós)
    .about = Tegyél 1 bábut a készletedből a katonai táborba.
trajan-tile-l3 = világoszöld + kék (5 pont, 1 légiós)
    .about = Tegyél 1 bábut a készletedből a katonai táborba.
trajan-tile-l4 = fehér + kék (5 pont, 1 légiós)
    .about = Tegyél 1 bábut a készletedből a katonai táborba.
trajan-tile-l5 = rózsaszín + kék (5 pont, 1 légiós)
    .about = Tegyél 1 bábut a készletedből a katonai táborba.
trajan-tile-l6 = fehér + sárga (2 pont, 2 légiós)
    .about = Tegyél 2 bábut a készletedből a katonai táborba.
trajan-tile-l7 = rózsaszín + sárga (2 pont, 2 légiós)
    .about = Tegyél 2 bábut a készletedből a katonai táborba.
trajan-tile-l8 = narancssárga + kék (2 pont, 2 légiós)
    .about = Tegyél 2 bábut a készletedből a katonai táborba.
trajan-tile-l9 = világoszöld + sárga (2 pont, 2 légiós)
    .about = Tegyél 2 bábut a készletedből a katonai táborba.
trajan-tile-c1 = fehér + kék (3 pont, 2 kártya)
    .about = Húzz két lapot a húzópakliból.
trajan-tile-c2 = sárga + sárga (3 pont, 2 kártya)
    .about = Húzz két lapot a húzópakliból.
trajan-tile-c3 = világoszöld + rózsaszín (3 pont, 2 kártya)
    .about = Húzz két lapot a húzópakliból.
trajan-tile-c4 = kék + narancssárga (3 pont, 2 kártya)
    .about = Húzz két lapot a húzópakliból.
trajan-tile-c5 = narancssárga + sárga (3 pont, 2 kártya)
    .about = Húzz két lapot a húzópakliból.
trajan-tile-c6 = rózsaszín + fehér (3 pont, 2 kártya)
    .about = Húzz két lapot a húzópakliból.
trajan-tile-c7 = sárga + világoszöld (3 pont, 2 kártya)
    .about = Húzz két lapot a húzópakliból.
trajan-tile-c8 = kék + kék (3 pont, 2 kártya)
    .about = Húzz két lapot a húzópakliból.
trajan-tile-c9 = narancssárga + narancssárga (3 pont, 2 kártya)
    .about = Húzz két lapot a húzópakliból.
trajan-tile-p1 = narancssárga + rózsaszín (4 pont, [+2])
    .about = Tegyél egy [+2] jelzőt az egyik plusz akció meződre.
trajan-tile-p2 = kék + rózsaszín (4 pont, [+2])
    .about = Tegyél egy [+2] jelzőt az egyik plusz akció meződre.
trajan-tile-p3 = világoszöld + rózsaszín (4 pont, [+2])
    .about = Tegyél egy [+2] jelzőt az egyik plusz akció meződre.
trajan-tile-p4 = világoszöld + fehér (4 pont, [+2])
    .about = Tegyél egy [+2] jelzőt az egyik plusz akció meződre.
trajan-tile-p5 = sárga + rózsaszín (4 pont, [+2])
    .about = Tegyél egy [+2] jelzőt az egyik plusz akció meződre.
trajan-tile-p6 = fehér + fehér (4 pont, [+2])
    .about = Tegyél egy [+2] jelzőt az egyik plusz akció meződre.
trajan-tile-p7 = rózsaszín + rózsaszín (4 pont, [+2])
    .about = Tegyél egy [+2] jelzőt az egyik plusz akció meződre.
trajan-tile-p8 = fehér + rózsaszín (4 pont, [+2])
    .about = Tegyél egy [+2] jelzőt az egyik plusz akció meződre.
trajan-tile-p9 = rózsaszín + fehér (4 pont, [+2])
    .about = Tegyél egy [+2] jelzőt az egyik plusz akció meződre.
trajan-tile-v1 = fehér + fehér (9 pont)
    .about = Csak pontok.
trajan-tile-v2 = kék + fehér (9 pont)
    .about = Csak pontok.
trajan-tile-v3 = narancssárga + narancssárga (9 pont)
    .about = Csak pontok.
trajan-tile-v4 = sárga + fehér (9 pont)
    .about = Csak pontok.
trajan-tile-v5 = sárga + sárga (9 pont)
    .about = Csak pontok.
trajan-tile-v6 = rózsaszín + rózsaszín (9 pont)
    .about = Csak pontok.
trajan-tile-v7 = narancssárga + fehér (9 pont)
    .about = Csak pontok.
trajan-tile-v8 = világoszöld + világoszöld (9 pont)
    .about = Csak pontok.
trajan-tile-v9 = kék + kék (9 pont)
    .about = Csak pontok.
trajan-tile-d1 = rózsaszín + rózsaszín (1 pont, kenyér)
    .about = A játékostábládon marad, és minden negyedév végén teljesít egy szükségletet: kenyér.
trajan-tile-d2 = narancssárga + világoszöld (1 pont, kenyér)
    .about = A játékostábládon marad, és minden negyedév végén teljesít egy szükségletet: kenyér.
trajan-tile-d3 = világoszöld + világoszöld (1 pont, kenyér)
    .about = A játékostábládon marad, és minden negyedév végén teljesít egy szükségletet: kenyér.
trajan-tile-d4 = rózsaszín + világoszöld (1 pont, játékok)
    .about = A játékostábládon marad, és minden negyedév végén teljesít egy szükségletet: játékok.
trajan-tile-d5 = világoszöld + világoszöld (1 pont, játékok)
    .about = A játékostábládon marad, és minden negyedév végén teljesít egy szükségletet: játékok.
trajan-tile-d6 = sárga + világoszöld (1 pont, játékok)
    .about = A játékostábládon marad, és minden negyedév végén teljesít egy szükségletet: játékok.
trajan-tile-d7 = fehér + világoszöld (1 pont, vallás)
    .about = A játékostábládon marad, és minden negyedév végén teljesít egy szükségletet: vallás.
trajan-tile-d8 = kék + narancssárga (1 pont, vallás)
    .about = A játékostábládon marad, és minden negyedév végén teljesít egy szükségletet: vallás.
trajan-tile-d9 = fehér + fehér (1 pont, vallás)
    .about = A játékostábládon marad, és minden negyedév végén teljesít egy szükségletet: vallás.

## Lépések

trajan-move-take = Lap elvétele innen: { $pile }
trajan-move-put = A tálcára: { $first } és { $second }
trajan-move-arrange = Rendezd el helyettem a többit
trajan-move-start_tile = Lapka: { $tile }; helye: { $slot }
trajan-move-sow = Szétosztás innen: { $tray }
trajan-move-drop = Lerakás: { $marker }
trajan-move-plus_two = [+2] jelző ide: { $space }
trajan-move-draw_two = Két lap húzása, aztán egy eldobása
trajan-move-play = Egy vagy két lap kijátszása
trajan-move-ship = Rakodás: { $ship }
trajan-move-play_card = Kijátszás: { $good }
trajan-move-stop = Nincs második lap
trajan-move-load_same = Rakomány: { $cards } × { $good } és { $wilds } joker
trajan-move-load_wilds = Rakomány: csak { $wilds } joker
trajan-move-load_pair = Pár: { $good } ({ $wilds ->
        [0] két lap
       *[other] egy lap és egy joker
    })
trajan-move-load_wild_pair = Pár két jokerből
trajan-move-load_one = Rakomány: { $good }
trajan-move-load_one_wild = Rakomány: joker
trajan-move-done = Indulhat a hajó
trajan-move-discard = Eldobás: { $good }; ide: { $pile }
trajan-move-take_forum = Lapka elvétele: { $tile } ({ $space })
trajan-move-recruit_legionnaire = Légiós toborzása
trajan-move-march = Vonulás ide: { $province }
trajan-move-occupy = Elfoglalás: { $province }
trajan-move-advance = Előrelépés a szenátusban
trajan-move-take_tile = Lapka elvétele: { $tile }
trajan-move-recruit_worker = Munkás toborzása
trajan-move-build = Építés: { $site }
trajan-move-decline = Lemondás róla
trajan-move-use_extra = Felhasználás: { $extra }
trajan-move-pay = Fizetés ezzel: { $means }
trajan-move-choose_bonus = Választás: { $bonus }

## Kérdések

trajan-prompt-start_card = Vegyél el egy árukártyát; hátravan még: { $count }.
trajan-prompt-fill_tray = Tegyél két jelzőt erre a tálcára: { $tray }. Senki sem látja, amíg mindenki el nem készült.
trajan-prompt-start_tile = Vedd el egy oszlop felső lapkáját, és tedd a II., IV. vagy VI. helyre.
trajan-prompt-sow = Válassz egy tálcát; az összes jelzője szétosztásra kerül az óramutató járása szerint.
trajan-prompt-drop = Melyik jelző kerüljön ide: { $tray }?
trajan-prompt-plus_two = Tedd a [+2] jelzőt az egyik plusz akció meződre.
trajan-prompt-action = Végezd el az akciót, vagy mondj le róla: { $action }.
trajan-prompt-use_extra = Felhasználsz egy lapkát az ismétléshez? Akció: { $action }; ismétlések száma: { $count }.
trajan-prompt-discard = Dobj el egy lapot a két dobópakli egyikére.
trajan-prompt-play_first = Melyik lapot játszod ki?
trajan-prompt-play_second = Jön második lap is?
trajan-prompt-load_same = Rakodj be egy–négy lapot egyféle áruból.
trajan-prompt-load_pairs = A következő pár sorszáma: { $count }.
trajan-prompt-load_different = A következő lap sorszáma: { $count }.
trajan-prompt-pay = A nép szükséglete: { $symbol }. Mivel fizetsz?
trajan-prompt-choose_bonus = Te vagy a konzul. Válassz egy bónuszlapkát; a másik az alkonzulé.

## Előnézetek

trajan-preview-sow = Szétosztott jelzők: { $count }; a végén ez jön: { $action }.
trajan-preview-completes = Teljesül a lapka: { $tile }.
trajan-preview-completes_with = Teljesül ez a lapka: { $tile }, ha a céltálcára kerül: { $marker }.
trajan-preview-completes_with_two = Teljesül ez a lapka: { $tile }, ha a céltálcára kerül: { $first } és { $second }.
trajan-preview-spoils = Nem teljesül a lapka: { $tile }.
trajan-preview-no_action = Most nem végezhető el: { $action }.
trajan-preview-round_ends = E lépés után véget ér a forduló.
trajan-preview-points = +{ $points } pont
trajan-preview-points_now = Ha most indul a hajó: { $points } pont.
trajan-preview-up_to = A kezedben lévő lapokkal legfeljebb { $points } pont.
trajan-preview-card = Legfelül ez van: { $good }.
trajan-preview-finds = A hadvezér elveszi az ottani lapkát: { $tile }.
trajan-preview-tile_worth = Teljesítve { $points } pontot ér.
trajan-preview-bonus_worth = A jelenlegi állás szerint { $points } pontot ér.
trajan-preview-building = Építmény: { $building }, { $points } pont.
trajan-preview-no_building = Itt nincs lapka; a munkás csak utat nyit.
trajan-preview-bonus_action = Az első ebből a típusból, ingyen jár érte: { $action }.

## Miért nem

trajan-refusal-empty_tray = Ez a tálca üres.
trajan-refusal-empty_stack = Ez az oszlop elfogyott.
trajan-refusal-no_cargo = Nincs se lapod, se joker árulapkád.
trajan-refusal-no_pair = A lapjaidból és jokereidből nem jön ki pár.
trajan-refusal-no_supply = Elfogytak a bábuk a készletedből.
trajan-refusal-too_far = A hadvezéred nem szomszédos ezzel a tartománnyal.
trajan-refusal-own_legionnaire = Itt már áll légiósod.
trajan-refusal-no_legionnaire = Nincs légiósod a katonai táborban.
trajan-refusal-own_worker = Itt már áll munkásod.
trajan-refusal-not_adjacent = Egyik munkásod sem szomszédos ezzel a hellyel.
trajan-refusal-no_worker = Nincs munkásod a munkástáborban.

## Napló

trajan-log-first_player = Kezdőjátékos: { $who }.
    .you = Te vagy a kezdőjátékos.
trajan-log-first_bonus = { $who } bónuszlapkát húzott: { $bonus }.
    .you = Bónuszlapkát húztál: { $bonus }.
trajan-log-drew = { $who } ennyi lapot húzott: { $count }.
    .you = Ennyi lapot húztál: { $count }.
trajan-log-you_drew = Ezt húztad: { $good }.
trajan-log-took_card = { $who } dobópakliból vett el lapot: { $good }.
    .you = Dobópakliból vettél el lapot: { $good }.
trajan-log-turned_up = Új felső lap ({ $pile }): { $good }.
trajan-log-reshuffled = Az eldobott lapokból új húzópakli készült; lapok száma: { $count }.
trajan-log-discarded = { $who } eldobott egy lapot: { $good } ({ $pile }).
    .you = Eldobtál egy lapot: { $good } ({ $pile }).
trajan-log-you_put = Ide tettél két jelzőt – { $tray }: { $first }, { $second }.
trajan-log-you_arranged = A többi jelződet elrendeztük.
trajan-log-markers_revealed = Minden jelző a helyén van, felfedve.
trajan-log-placed_tile = { $who } lerakott egy lapkát: { $tile }; helye: { $slot }.
    .you = Leraktál egy lapkát: { $tile }; helye: { $slot }.
trajan-log-round = { $quarter }. negyedév, { $round }. forduló.
trajan-log-sowed = { $who } szétoszt: { $tray }, jelzők: { $count }, a végén: { $action }.
    .you = Szétosztasz: { $tray }, jelzők: { $count }, a végén: { $action }.
trajan-log-dropped = { $who } jelzőt rakott le: { $marker }; tálca: { $tray }.
    .you = Jelzőt raktál le: { $marker }; tálca: { $tray }.
trajan-log-completed = { $who } teljesített egy lapkát: { $tile }; ez { $points } pont.
    .you = Teljesítettél egy lapkát: { $tile }; ez { $points } pont.
trajan-log-recruited_workers = { $who } munkásokat küldött a táborba, számuk: { $count }.
    .you = Munkásokat küldtél a táborba, számuk: { $count }.
trajan-log-recruited_legionnaires = { $who } légiósokat küldött a táborba, számuk: { $count }.
    .you = Légiósokat küldtél a táborba, számuk: { $count }.
trajan-log-plus_two = { $who } [+2] jelzőt tett ide: { $action }.
    .you = [+2] jelzőt tettél ide: { $action }.
trajan-log-impossible = { $who } most nem tudja elvégezni ezt: { $action }.
    .you = Most nem tudod elvégezni ezt: { $action }.
trajan-log-declined = { $who } lemondott erről: { $action }.
    .you = Lemondtál erről: { $action }.
trajan-log-bonus_action = { $who } ingyen akciót kap az első ilyen építményért: { $action }.
    .you = Ingyen akciót kapsz az első ilyen építményért: { $action }.
trajan-log-used_extra = { $who } lapkával ismétli ezt: { $action }; ismétlések száma legfeljebb: { $count }.
    .you = Lapkával ismétled ezt: { $action }; ismétlések száma legfeljebb: { $count }.
trajan-log-played = { $who } kijátszott egy lapot: { $good }.
    .you = Kijátszottál egy lapot: { $good }.
trajan-log-loaded = { $who } berakodta: { $count } × { $good }.
    .you = Berakodtad: { $count } × { $good }.
trajan-log-loaded_wilds = { $who } berakodta: { $count } × joker.
    .you = Berakodtad: { $count } × joker.
trajan-log-shipped = { $who } { $points } pontot kapott ezért: { $ship }.
    .you = { $points } pontot kaptál ezért: { $ship }.
trajan-log-ship_turned = Szürke oldalára fordult: { $ship }.
trajan-log-took_forum = { $who } elvett egy fórumlapkát: { $tile }.
    .you = Elvettél egy fórumlapkát: { $tile }.
trajan-log-marched = { $who } hadvezére ide vonult: { $province }.
    .you = A hadvezéred ide vonult: { $province }.
trajan-log-found = { $who } ezt a lapkát találta ott: { $tile }.
    .you = Ezt a lapkát találtad ott: { $tile }.
trajan-log-occupied = { $who } elfoglalta: { $province }; ez { $points } pont.
    .you = Elfoglaltad: { $province }; ez { $points } pont.
trajan-log-advanced = { $who } előrelépett a szenátusban: { $points } pont.
    .you = Előreléptél a szenátusban: { $points } pont.
trajan-log-built = { $who } épített: { $building }, { $points } pont.
    .you = Építettél: { $building }, { $points } pont.
trajan-log-built_nothing = { $who } munkást küldött egy lapka nélküli helyre: { $site }.
    .you = Munkást küldtél egy lapka nélküli helyre: { $site }.
trajan-log-demand = A nép szükséglete: { $symbol }.
trajan-log-met = { $who } teljesített egy szükségletet ({ $symbol }) ezzel: { $tile }.
    .you = Teljesítettél egy szükségletet ({ $symbol }) ezzel: { $tile }.
trajan-log-met_by_trajan = { $who } Trajan-lapkával teljesített egy szükségletet: { $symbol }.
    .you = Trajan-lapkával teljesítettél egy szükségletet: { $symbol }.
trajan-log-unmet = { $who } nem tudott teljesíteni egy szükségletet: { $symbol }.
    .you = Nem tudtál teljesíteni egy szükségletet: { $symbol }.
trajan-log-penalty = { $who } büntetése { $points } pont; teljesítetlen szükségletek: { $count }.
    .you = A büntetésed { $points } pont; teljesítetlen szükségletek: { $count }.
trajan-log-votes = { $who } szavazatai a szenátusban: { $votes }.
    .you = A szavazataid a szenátusban: { $votes }.
trajan-log-consul = { $who } a konzul, a választása: { $bonus }.
    .you = Te vagy a konzul, a választásod: { $bonus }.
trajan-log-vice_consul = { $who } az alkonzul, szürke oldalával kapja: { $bonus }.
    .you = Te vagy az alkonzul, szürke oldalával kapod: { $bonus }.
trajan-log-refilled = A fórum, a tartományok és a szenátus feltöltve; minden hajó a színes oldalát mutatja.
trajan-log-final_cards = { $who } { $points } pontot kapott: kézben lévő lapok.
    .you = { $points } pontot kaptál: kézben lévő lapok.
trajan-log-final_workers = { $who } { $points } pontot kapott: munkások a táborban.
    .you = { $points } pontot kaptál: munkások a táborban.
trajan-log-final_legionnaires = { $who } { $points } pontot kapott: légiósok a táborban.
    .you = { $points } pontot kaptál: légiósok a táborban.
trajan-log-final_tiles = { $who } { $points } pontot kapott: Trajan-lapkák a körben.
    .you = { $points } pontot kaptál: Trajan-lapkák a körben.
trajan-log-final_sets = { $who } { $points } pontot kapott: építési szettek.
    .you = { $points } pontot kaptál: építési szettek.
trajan-log-final_bonus = { $who } { $points } pontot kapott: bónuszlapkák.
    .you = { $points } pontot kaptál: bónuszlapkák.
trajan-log-total = { $who } végeredménye { $points } pont.
    .you = A végeredményed { $points } pont.

## Pontozólap

trajan-score-ships = Hajók
trajan-score-military = Tartományok
trajan-score-senate = Szenátus
trajan-score-trajan = Trajan-lapkák
trajan-score-construction = Építmények
trajan-score-demands = Teljesítetlen szükségletek
trajan-score-cards = Kézben lévő lapok
trajan-score-workers = Munkások a táborban
trajan-score-legionnaires = Légiósok a táborban
trajan-score-tiles = Lapkák a körben
trajan-score-sets = Építési szettek
trajan-score-bonus = Bónuszlapkák
trajan-score-senate_position = Hely a szenátusban
trajan-score-senate_height = A korong magassága

## Beállítások

trajan-option-time_cycle = Időkör
    .about = Hány mezőt tesz meg az időjelző egy fordulóban.
trajan-option-time_cycle-shorter = 11, 16 vagy 21 mező
trajan-option-time_cycle-longer = 12, 17 vagy 22 mező
trajan-option-marker_setup = Kezdő jelzők
    .about = A játékosok maguk rendezik el a jelzőiket, vagy véletlenszerűen kapják.
trajan-option-marker_setup-free = Szabad elrendezés
trajan-option-marker_setup-random = Véletlen osztás
trajan-option-bonus_demand = Szükségletbónusz
    .about = Az ilyen bónuszlapka egyszer vagy minden azonos jelű fórumlapkáért jár.
trajan-option-bonus_demand-once = Egyszer
trajan-option-bonus_demand-per_tile = Lapkánként
trajan-option-wild_demand_for_bonus = Joker szükséglet bónuszhoz
    .about = A megmaradt joker szükséglet egy szükségletbónuszhoz is jó.
trajan-option-purge_votes_in_provinces = Szenátuslapkák a tartományokban
    .about = A negyedév végén a tartományokban fekvő szenátuslapkák is kikerülnek.
trajan-option-commodity_reshuffle = Árukártyák újrakeverése
    .about = Az elfogyott húzópakli az eldobott lapokból újul meg.
trajan-option-final_senate_reset = Korongok vissza a végén
    .about = Az utolsó negyedév után a korongok visszakerülnek, mielőtt a döntetlen eldől.

## Szabályok: összefoglaló és alkotórészek

trajan-rule-0_1 = A Trajan 2–4 játékosnak szól. A játék egy év, négy negyedévvel; egy negyedév négy forduló, egy forduló az időjelző egy teljes köre. A játékosok nem feltétlenül lépnek ugyanannyiszor.
trajan-rule-0_2 = A lépésedben kiürítesz egy tálcát, egyesével szétosztod a jelzőit az óramutató járása szerint, teljesíted az utolsó tálca Trajan-lapkáját, ha megvannak a színei, és elvégezheted a tálca akcióját.
trajan-rule-0_3 = Egy negyedév első három fordulója után kiderül egy szükséglet; a negyedik után jön a negyedév értékelése.
trajan-rule-0_4 = A negyedik negyedév után jön a végső értékelés. A legtöbb pont nyer.
trajan-rule-1_4 = A hat tálca az óramutató járása szerint: I kikötő, II fórum, III hadsereg, IV szenátus, V Trajan, VI építkezés. Mindegyik mellett egy hely van egy Trajan-lapkának vagy a diadalívnek.
trajan-rule-1_6 = A táborból Alpes, Raetia és Noricum érhető el. Szomszédosak a közös határú vagy tengeri vonallal összekötött tartományok.
trajan-rule-1_8 = A szenátussáv helyei 2–8 pontot adnak, és ugyanennyi szavazatot érnek.
trajan-rule-1_9 = Az időkör 2, 3 vagy 4 játékossal 11, 16 vagy 21 mezőből áll.
trajan-rule-1_10 = A fórumon három sárga mező van a plusz akciólapkáknak, és 6, 9 vagy 12 zöld.

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
trajan-rule-3_4_2 = Közvetlenül egy akció után felhasználhatsz egy hozzá illő vagy joker plusz akciólapkát, hogy megismételd. Lépésenként legfeljebb egyet.
trajan-rule-3_4_3 = Egy típus első építési lapkája azonnal megadja a bónuszakcióját, minden más előtt.
trajan-rule-3_4_4 = A sorrend: az akció és hatásai, aztán a bónuszakció, végül a plusz akciólapka lehetősége.
trajan-rule-3_5_1 = Ha az időjelző eléri vagy átlépi a kezdőmezőt, a lépés után véget ér a forduló.
trajan-rule-3_5_2 = A forduló végén kiderül egy szükséglet. Ha már három fekszik ott, helyette a negyedév ér véget.

## Szabályok: a negyedév vége

trajan-rule-3_6_1 = Egy szükségletet teljesít egy kész Trajan-lapka (ez nem fogy el), vagy egy azonos jelű fórumlapka, vagy egy joker (ezek elfogynak).
trajan-rule-3_6_2 = Amit teljesíteni tudsz, azt teljesítened kell.
trajan-rule-3_6_3 = Először a Trajan-lapkák teljesítenek. Ha van felesleges jokered, minden nyitott szükségletnél választhatsz a fórumlapka és a joker között.
trajan-rule-3_6_4 = Egy teljesítetlen szükséglet 4, kettő 9, három 15 büntetőpont. A pontszám nulla alá is mehet.
trajan-rule-3_6_5 = A szavazatok: a korongod helye és a szenátuslapkáid. Egyenlőségnél az előrébb álló, aztán a magasabban fekvő korong dönt.
trajan-rule-3_6_6 = A legtöbb szavazattal rendelkező a konzul, és választ egy bónuszlapkát a sárga oldalával. A második az alkonzul, ő a másikat kapja a szürke oldalával.
trajan-rule-3_6_7 = Minden korong visszakerül a kezdőhelyre egy oszlopba, a konzulé legfelül.
trajan-rule-3_6_8 = A három szükséglet, minden felfordított szenátuslapka és a fórumon maradt lapkák kikerülnek a játékból.
trajan-rule-3_6_9 = Új bónuszlapkák, fórumlapka az elhagyott tartományokba, teli fórum; minden hajó a színes oldalára fordul.
trajan-rule-3_6_11 = Minden más megmarad: bónusz-, szükséglet- és jokerlapkák, plusz akciólapkák, [+2] jelzők, építmények, Trajan-lapkák, kártyák és bábuk.

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
trajan-rule-4_7_5 = 4 pont; tegyél egy [+2] jelzőt egy olyan plusz akció meződre, ahol még nincs.
trajan-rule-4_7_6 = Szükségletek: 1 pont; a lapka megmarad, és minden negyedév végén teljesít egyet a saját jeléből.
trajan-rule-4_7_7 = A hatások annyira érvényesülnek, amennyire lehet; a pontok mindenképp járnak.
trajan-rule-4_8_1 = A plusz akciólapka egyszer ismétli meg az akcióját, [+2] jelzővel kétszer.
trajan-rule-4_8_2 = A joker plusz akciólapka bármelyik akciónál ugyanezt teszi.
trajan-rule-4_8_3 = A lapka kikerül a játékból, a [+2] jelző marad. Lépésenként egy lapka.
trajan-rule-4_8_4 = Az akciót el kellett végezni. Minden ismétlés szabadon választható, és nem kötelező.
trajan-rule-4_8_5 = A megismételt építés hozhat bónuszakciót, de második plusz akciólapkát nem.
trajan-rule-4_8_6 = A lapka már abban a lépésben felhasználható, amelyben elvetted.
trajan-rule-4_9_1 = A szükségletlapkák megmaradnak, amíg egy negyedév végén fel nem használod őket.
trajan-rule-4_9_2 = A szenátuslapkák a negyedév végén 2–5 szavazatot adnak, aztán kikerülnek a játékból.
trajan-rule-4_9_3 = A jokerlapkák árut, szükségletet, építményt vagy plusz akciót helyettesítenek.

## Szabályok: a játék vége és az értékelés

trajan-rule-5_1 = A játék azzal a lépéssel ér véget, amely a 16. fordulót lezárja. Az utolsó negyedévben van szükséglet és szenátus, de nincs feltöltés.
trajan-rule-5_2 = Ezután következik mindenki végső értékelése.
trajan-rule-5_3_1 = 1 pont minden kézben lévő lapért.
trajan-rule-5_3_2 = 1 pont minden táborban lévő munkásért.
trajan-rule-5_3_3 = 1 pont minden táborban lévő légiósért.
trajan-rule-5_3_4 = 1 pont minden még a helyén fekvő Trajan-lapkáért.
trajan-rule-5_3_5 = 10 pont három azonos típusú építményért, 20 négyért. A joker ott számít, ahol a legtöbbet ér.
trajan-rule-5_3_6 = A bónuszlapkák a látható oldaluk szerint érnek pontot.
trajan-rule-5_4 = A legtöbb pont nyer. Egyenlőségnél a szenátussávon előrébb álló, aztán a magasabban fekvő korong dönt.
trajan-rule-5_5 = A fel nem használt plusz akció- és szükségletlapkák, a [+2] jelzők és a készlet bábui nem érnek semmit.
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
