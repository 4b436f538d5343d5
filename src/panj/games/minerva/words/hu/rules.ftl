### Minerva

## Szabályok

minerva-rule-0_1 = A Minerva egy–négy játékos játéka; egyedül magas pontszámért játszol.
minerva-rule-0_2 = Mindenki egy római várost épít. A legtöbb győzelmi pont nyer.
minerva-rule-0_3 = A játék pontosan hat fordulóból áll, utána végső értékelés jön.
minerva-rule-0_4 = A lapkák maguktól nem tesznek semmit. Egy lakóház lerakása, vagy később egy segéd rajta, egy irányban aktiválja a lapkák egyenes sorát.
minerva-rule-0_5 = Pontot a kultúralapkák, a dicsőséglapkák és a templomok adnak; keveset a pénz, a nyersanyag és az utolsó sorrendlapka.
minerva-rule-1_1 = A dobozban minden fajtából rögzített számú darab van; más számokat tartalmazó táblázatot a játék nem fogad el.
minerva-rule-1_7 = Sima ikon: megkapod. Nyíl: a bal oldalért megkapod a jobbat, akárhányszor. Egyenlőségjel: a bal oldal minden nálad lévő egységéért megkapod a jobbat. Perjel: választasz a két oldal közül. Kalapács: felépítéskor hat.
minerva-rule-2_2 = Három játékosnál minden kultúrapakliból kikerül egy 2 és egy 4 pontos lapka; egy vagy két játékosnál egy 6 pontos is.
minerva-rule-2_6 = A normál helyszíneket hat egyforma pakliba osztjuk. Mindegyikbe belekeverünk egy fordulólapkát, majd a paklikat egymásra rakjuk.
minerva-rule-2_7 = A helyszíneket egyesével fedjük fel, amíg fordulólapka nem jön.
minerva-rule-2_11 = A kezdőjátékos 3 dénárral kezd, a többiek óramutató járása szerint 4, 5 és 6 dénárral.
minerva-rule-3_4 = Egy forduló: fő fázis, segédek felfogadása, dicsőség begyűjtése, felkészülés a következő fordulóra. A 6. fordulóban nincs felfogadás és felkészülés.
minerva-rule-3_5 = A játék óramutató járása szerint halad. A 2. fordulótól az kezd, akinél az 1. sorrendlapka van; a többi lapka nem változtat a sorrenden.
minerva-rule-3_6 = Aki passzolt, a forduló minden későbbi körében 1 dénárt kap.
minerva-rule-3_7 = A körödben egy akciót hajtasz végre: lapkát építesz, lakóházat raksz le, segédet használsz vagy passzolsz. Előtte eladhatsz nyersanyagot.
minerva-rule-3_8 = Ha ebben a fordulóban már passzolt valaki, a passzon kívül minden akció előtt 1 dénár díjat fizetsz.
minerva-rule-3_9 = A passz ingyenes. Elveszed a legkisebb maradt sorrendlapkát, és a fő fázis végéig kimaradsz.
minerva-rule-3_12 = Bármelyik kitett helyszínt vagy templomot felépítheted, amelyet ki tudsz fizetni.
minerva-rule-3_13 = Fizesd ki a jelzett nyersanyagokat; ami nálad van, azt be kell adnod. A hiányzók darabja 3 dénár. Ha kevés a pénzed, a fölösleges nyersanyagot darabonként 1 dénárért adod el.
minerva-rule-3_14 = A lapka olyan üres helyre kerül, amelynek oldala érintkezik a városoddal.
minerva-rule-3_15 = A felépített templom helyére azonnal új kerül a templompakliból; új helyszín csak a forduló végén jön.
minerva-rule-3_16 = Rakj le egy lakóházat, és válassz irányt; a díjon kívül nem kerül semmibe.
minerva-rule-3_17 = A lakóház mellől indulva a választott irányban minden lapka egyszer hat, a legközelebbi először, egy üres helyig vagy másik lakóházig. A speciális lapkák és a templomok nem aktiválódnak, de nem szakítják meg a sort.
minerva-rule-3_19 = Tegyél egy segédet a készletedből egy segéd nélküli lakóházra, és aktiválj újra egy sort. A segéd ott marad.
minerva-rule-3_20 = A fő fázis után, a legnagyobb sorrendlapkától lefelé mindenki felfogadhat egy segédet: az első kettő ára 5 dénár vagy 1 dicsőség, a következő kettőé 10 vagy 2, az ötödiké 15 vagy 3.
minerva-rule-3_22 = Akcióválasztáskor és felfogadáskor bármennyi nyersanyagot eladhatsz, darabját 1 dénárért.
minerva-rule-3_23 = Minden nyersanyagból legfeljebb hat lehet nálad. A fölösleg azonnal darabonként 1 dénárrá válik.
minerva-rule-3_24 = Csak az számít, akinek van dicsősége. A legtöbb dicsőségé a forduló első lapkája, a következőé a második, és így tovább; döntetlennél a kisebb sorrendlapka dönt.
minerva-rule-3_26 = A dicsőségjelölők és a sorrendlapkák visszakerülnek, és új helyszínek jönnek. A 6. fordulóra a legnagyobb kivételével minden sorrendlapka pontot ér.
minerva-rule-4_1 = A sima bevétel magától jár; a csere választható.
minerva-rule-4_4 = Megkapod a jelzett nyersanyagokat. A tetszőleges nyersanyagot egyesével választod.
minerva-rule-4_5 = A piacok a saját nyersanyagukból nálad lévő minden egység után 1 dénárt adnak; a nyersanyag megmarad.
minerva-rule-4_7 = A kulturális lapkák erre a körre adnak kultúrapontot. A kert kategóriáját aktiváláskor választod.
minerva-rule-4_12 = A sor után minden kategóriából elveszed a felső lapkát, ha elég a pontod, kategóriánként legfeljebb egyet. Utána minden kultúrapont elvész.
minerva-rule-4_13 = A jelzett nyersanyagból egyért egy dicsőséget kapsz, akárhányszor.
minerva-rule-4_14 = Két különböző nyersanyagért két dicsőséget kapsz, akárhányszor; a pár minden alkalommal más lehet.
minerva-rule-4_20 = A speciális lapka egyszer, felépítéskor hat. Lemondhatsz róla, de nem tehető el későbbre. Ami nem hajtható végre, az elmarad.
minerva-rule-4_21 = 2 dénárért egy tetszőleges nyersanyagot kapsz, akárhányszor. Ehhez el is adhatsz nyersanyagot; amiből hat van nálad, az nem kapható.
minerva-rule-4_22 = Elveszed egy kultúrapakli felső lapkáját; a jelei nem számítanak.
minerva-rule-4_23 = Két tetszőleges nyersanyagot kapsz, egyformát vagy különbözőt.
minerva-rule-4_24 = A körülötte lévő lapkák közül legfeljebb három különbözőt aktiválsz egymás után, majd jön a kultúra. Templom, speciális lapka és lakóház nem választható.
minerva-rule-4_25 = Egy körülötte lévő lapkát másik üres helyre teszel. Érintkeznie kell a várossal, és a város nem eshet több részre, mint előtte. Semmi sem aktiválódik.
minerva-rule-4_26 = Egy körülötte lévő, segéd nélküli lakóházat eltávolítasz a játékból. A város szét is szakadhat.
minerva-rule-4_30 = A templom a megfelelő lapkákat számolja a körülötte lévő nyolc helyen, vagy a teljes sorában és oszlopában; a hézag és a lakóház nem számít.
minerva-rule-4_32 = A nyersanyagtemplom a játék végén nálad lévő jelölőket számolja; azok megmaradnak.
minerva-rule-5_1 = A végén összeadjuk a kultúralapkákat, a dicsőséglapkákat, a templomokat, a pénzt és nyersanyagot, valamint a 6. forduló sorrendlapkáját.
minerva-rule-5_4 = Minden három dénár és nyersanyag együtt 1 pontot ér.
minerva-rule-5_5 = A legtöbb pont nyer. Döntetlennél: több kultúra- és dicsőséglapka, aztán több templom, aztán a 6. forduló kisebb sorrendlapkája.
minerva-rule-6_1 = Egyedül a kétszemélyes lapkákkal, sorrendlapkák nélkül, magas pontszámért játszol.
minerva-rule-6_3 = Egyedül a helyszínek párosával jönnek. Ha a fordulólapka a második, 3 dénárral a párban marad.
minerva-rule-6_5 = Felépíted egy pár egyik felét, a másik kikerül a játékból. Vagy akcióként elveszed a fordulólapkát a dénárjaival.
minerva-rule-6_9 = Egyedül a forduló számával egyenlő dicsőség az első lapkát hozza, kevesebb a másodikat.
minerva-rule-6_11 = Egyedül a pontszámod címet ér; 40 jó első cél, 80 a legmagasabb.
minerva-rule-7_1 = Az asztalon minden nyílt: városok, pénz, nyersanyag, lapkák és a kultúrapaklik.
minerva-rule-7_3 = Senki sem ismeri a helyszínpakli és a templompakli sorrendjét.
minerva-rule-9_30 = A lapkák számainak többsége rekonstrukció. Javított táblázatok is használhatók helyettük; a hibás táblázatot a program elutasítja, és megnevezi a sort.

## Chapters of the rules; most are called as in our other rulebooks

minerva-chapter-0 = { web-chapter-0 }
minerva-chapter-1 = { web-chapter-1 }
minerva-chapter-2 = { web-chapter-2 }
minerva-chapter-3 = { web-chapter-3 }
minerva-chapter-4 = { web-chapter-4 }
minerva-chapter-5 = { web-chapter-5 }
minerva-chapter-6 = Szóló játék
minerva-chapter-7 = { web-chapter-7 }
minerva-chapter-9 = { web-chapter-9 }
