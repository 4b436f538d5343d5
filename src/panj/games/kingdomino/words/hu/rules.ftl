### Kingdomino

## Szabályok: összefoglaló

kingdomino-rule-0_1 = A Kingdominót ketten, hárman vagy négyen játszhatják.
kingdomino-rule-0_2 = Mindenki dominókból épít királyságot a kastélya köré, egy 5×5-ös négyzeten belül; a Nagy párbajban ez 7×7-es. Egy terület annyit ér, ahány mezője van, szorozva a koronái számával; a legmagasabb pontszám nyer.
kingdomino-rule-0_3 = A kezdőfordulóban csak választani kell, utána 12 forduló következik, két játékosnál 6, a Nagy párbajban 12. Minden fordulóban minden király lerakja a dominóját, és új dominót választ; az utolsóban csak lerak.
kingdomino-rule-0_4 = Minden nyílt, kivéve a húzópakli sorrendjét és a félretett dominókat. Egyszerre mindig csak egy játékos dönt.

## Szabályok: alkotórészek

kingdomino-rule-1_1 = A játékban 48 dominó van, 1-től 48-ig számozva, mindegyiken két tájképes mező.
kingdomino-rule-1_2 = Hatféle terep van. A leggyakoribbtól a legritkábbig: 26 búzamező, 22 erdő, 18 tó, 14 rét, 10 mocsár és 6 bánya. Egy mezőn legfeljebb három korona látható.
kingdomino-rule-1_3 = Minden játékosnak van egy kezdőlapkája, egy kastélya és egyszínű királya vagy királyai: rózsaszín, sárga, zöld vagy kék.
kingdomino-rule-1_4 = Mindegy, hogy két azonos színű király közül melyik hol áll.

## Szabályok: előkészületek

kingdomino-rule-2_1 = Mindenki választ egy színt, a hozzá tartozó királyokkal és kastéllyal. A királyság kezdetben egyetlen mező: a kastély.
kingdomino-rule-2_2 = Az összes dominót megkeverjük. Két játékos 24, három játékos 36 dominót használ, négy játékos és a Nagy párbaj mind a 48-at. A többi kimarad, és senki sem nézi meg.
kingdomino-rule-2_3 = A játékban lévő dominók véletlen sorrendben alkotják a húzópaklit.
kingdomino-rule-2_4 = Az első sor azelőtt kerül az asztalra, hogy bárki választana.
kingdomino-rule-2_5 = A királyokat összekeverjük és egyenként kihúzzuk; mindig a kihúzott király gazdája választ. Két játékosnál ugyanaz a játékos kétszer egymás után is sorra kerülhet.

## Szabályok: a játék menete

kingdomino-rule-3_1 = Az asztalon van a húzópakli, a sor, amelynek dominóit lerakjátok, a sor, amelynek dominóiból választotok, és mindenkinek a királysága.
kingdomino-rule-3_2 = A sor a húzópakli tetejéről kerül ki: annyi dominó, ahány király van, szám szerint növekvő sorrendben.
kingdomino-rule-3_3 = A kezdőfordulóban egyenként húzzuk ki a királyokat. A gazdájuk az első sor bármelyik szabad dominójára állíthatja őket, de nem tudja, ki következik utána.
kingdomino-rule-3_4 = Amikor minden király dominón áll, asztalra kerül a második sor, és elkezdődik az első forduló.
kingdomino-rule-3_5 = A királyok az alattuk lévő dominó száma szerint lépnek, a legkisebb kezdi. A mostani választások csak a következő forduló sorrendjét határozzák meg.
kingdomino-rule-3_6 = Egy kör két akcióból áll, és mindkettő kötelező: rakd le a királyod alatti dominót, majd állítsd ugyanezt a királyt a következő sor egyik szabad dominójára. Ami sehová sem illik, azt el kell dobni, de választani akkor is kell.
kingdomino-rule-3_7 = A lerakást visszavonhatod, amíg nem választottál. A választás után végleges.
kingdomino-rule-3_8 = Amikor minden király lépett, a kiválasztott sor lesz az aktuális, és új sor kerül az asztalra, amíg van dominó.
kingdomino-rule-3_9 = Az utolsó fordulóban a királyok csak leraknak, nem választanak. Az utolsó király után következik a pontozás.
kingdomino-rule-3_10 = Kezdőforduló: a kihúzott király gazdája kiválasztja az első sor egyik szabad dominóját.
kingdomino-rule-3_11 = Lerakás: a soron lévő király gazdája helyet választ a dominójának, vagy ha nincs hely, el kell dobnia.
kingdomino-rule-3_12 = Választás: ugyanez a játékos kiválasztja a következő sor egyik szabad dominóját.
kingdomino-rule-3_13 = Minden király fordulónként egy dominót választ és egyet lerak. Ez játékosonként 12 dominó egy játékban, a Nagy párbajban 24.

## Szabályok: lerakás és választás

kingdomino-rule-4_1 = A dominó két szomszédos üres mezőt fed le, és tetszés szerint elforgatható. A királyságnak a négyzetén belül kell maradnia, és legalább az egyik félnek oldalával a kastélyhoz vagy a saját terepéhez kell érnie.
kingdomino-rule-4_2 = A kastélyhoz bármelyik terep csatlakozhat, mind a négy oldalon, bármikor.
kingdomino-rule-4_3 = Egyetlen illeszkedő oldal elég, a többi oldal eltérhet. A sarkok nem számítanak, és a koronák sem.
kingdomino-rule-4_4 = A négyzet helye nincs előre rögzítve: addig csúszik, amíg a királyság el nem éri a megengedett szélességet és magasságot. A kastély bárhol lehet benne, de semmi sem lóghat ki.
kingdomino-rule-4_5 = Az első dominó mindig a kastélyhoz ér, ezért mindig lerakható.
kingdomino-rule-4_6 = Ha a dominó két fele egyforma, mindegy, melyik irányba fordítod: a kettő egyetlen lerakásnak számít.
kingdomino-rule-4_7 = Dominót akkor és csak akkor kell eldobni, ha sehová sem illik. Kikerül a játékból, és nem ér pontot.
kingdomino-rule-4_8 = A lerakott dominót nem lehet elmozdítani, elforgatni vagy levenni. A királyságban maradhatnak lyukak.
kingdomino-rule-4_9 = Elronthatod a saját esélyeidet: senkinek sem kell helyet hagynia a későbbi dominóknak, és a kastélyt sem kell középen tartania.
kingdomino-rule-4_10 = Ha egy királyság megtelt, vagy csak egyedülálló üres mezői maradtak, minden további dominót el kell dobni.
kingdomino-rule-4_11 = Választhatsz olyan dominót is, amelyet nem tudsz lerakni, akár szándékosan.
kingdomino-rule-4_12 = Egy dominón csak egy király állhat. Amit valaki kiválasztott, azt más már nem választhatja.
kingdomino-rule-4_13 = A dominó száma csak a sorrendet határozza meg, pontot nem ér.

## Szabályok: a játék vége és a pontozás

kingdomino-rule-5_1 = Az utolsó forduló után mindenki a saját királyságáért kap pontot.
kingdomino-rule-5_2 = Terület: az azonos terepű, oldalukkal összefüggő mezők együtt. A kastély egyikhez sem tartozik, és nem köt össze területeket.
kingdomino-rule-5_3 = Egy terület annyi pontot ér, amennyi a mezői és a koronái számának szorzata; korona nélkül semmit. Az azonos terepű, de nem érintkező területeket külön kell számolni.
kingdomino-rule-5_4 = A pontszám a területek és a használt jutalmak összege. Más nem ad pontot, és semmi sem von le belőle.
kingdomino-rule-5_5 = A legmagasabb pontszám nyer. Döntetlennél a legnagyobb összefüggő terület dönt, koronával vagy anélkül, azután a királyság koronáinak száma; ha ez is egyenlő, a győzelem megosztott.
kingdomino-rule-5_6 = A többi helyezés ugyanígy dől el: pontszám, legnagyobb terület, koronák. Az egyenlő játékosok azonos helyen végeznek.

## Szabályok: változatok

kingdomino-rule-6_1 = A beállításokban a játék előtt kell megegyezni, és mindenki ismeri őket. Szabadon kombinálhatók.
kingdomino-rule-6_2 = Dinasztia: játsszatok egymás után három teljes játékot, és adjátok össze a pontszámokat, a jutalmakkal együtt. A legnagyobb összeg nyer; egy-egy játék megnyerése önmagában nem számít.
kingdomino-rule-6_3 = Középső királyság: 10 pont, ha a kastély pontosan a királyság közepe, vagyis balra ugyanannyi oszlop van, mint jobbra, és fölötte ugyanannyi sor, mint alatta. A lyukak nem számítanak.
kingdomino-rule-6_4 = Harmónia: 5 pont, ha a négyzeted teljesen megtelt, vagyis egyetlen dominót sem dobtál el.
kingdomino-rule-6_5 = Nagy párbaj: két játékos mind a 48 dominóval, 12 fordulóban 7×7-es királyságot épít. Minden más változatlan.
kingdomino-rule-6_6 = A Középső királyság és a Harmónia sosem tilt meg lerakást. A végén adódnak a pontszámhoz, még a döntetlen eldöntése előtt.
kingdomino-rule-6_7 = A Nagy párbajban a jutalom ugyanúgy 10 és 5 pont, a 7×7-es négyzeten mérve.

## Szabályok: információ

kingdomino-rule-7_1 = Mindenki láthatja az összes királyságot, mindkét sort és a rajtuk álló királyokat, az eldobott dominókat, a húzópakli méretét, a beállításokat, az eddigi lépéseket és pontokat.
kingdomino-rule-7_2 = Egyik játékosnak sincs titka a többiek előtt.
kingdomino-rule-7_3 = Senki sem ismeri a húzópakli sorrendjét, a félretett dominókat és azt, hogy a még ki nem húzott királyok milyen sorrendben következnek.
kingdomino-rule-7_4 = Számon tarthatod, mely dominók nem kerültek még elő. Ha egyet sem tettünk félre, az utolsó sor már azelőtt ismert, hogy asztalra kerülne.
kingdomino-rule-7_5 = A botok nem leskelődnek: olyan paklival számolnak, amelyet véletlenszerűen állítottak össze a még senki által nem látott dominókból.

## Szabályok: döntések

kingdomino-rule-9_1 = Három játékosnál 12 dominó kimarad, és a sorok hármasok. Választható, hogy mind a 48 dominó négyes sorokban kerüljön elő: amelyiket senki sem választja, kikerül a játékból, és senkinél sem számít eldobásnak.
kingdomino-rule-9_2 = Két játékosnál a négy királyt véletlenszerűen húzzuk ki. Választható, hogy az egyik játékos válasszon elsőnek és utolsónak, a másik pedig közben kétszer.
kingdomino-rule-9_3 = Amelyik dominó lerakható, azt le kell rakni; eldobni sosem szabad választásból.
kingdomino-rule-9_4 = A Középső királyságnál csak a királyság külső szélei számítanak: a szemközti széleknek egyforma messze kell lenniük a kastélytól. Lyukas királyság is megkaphatja.
kingdomino-rule-9_6 = Ha a Dinasztia döntetlen, a három játék bármelyikében elért legnagyobb terület dönt, azután a három játék koronáinak összege. Ha ez is egyenlő, a győzelem megosztott.
kingdomino-rule-9_7 = Ha a pontszám és a legnagyobb terület is egyenlő, a koronák döntenek.
kingdomino-rule-9_9 = A húzópakli teljesen rejtett. Választható, hogy a legfelső dominó száma látható legyen.
kingdomino-rule-9_12 = A kastély a négyzet egyik mezője: 12 dominó és a kastély 25 mezőt tölt ki.
kingdomino-rule-9_14 = Ami nem hagy választást, az magától is megtörténhet: az utolsó dominó kiválasztása vagy egy sehová sem illő dominó eldobása. A naplóba mindig bekerül.
kingdomino-rule-9_15 = A dominó egyszerre érhet a kastélyhoz és eltérő terephez.
kingdomino-rule-9_16 = A dominó két fele nem csatlakoztatja egymást a királysághoz.

## Chapters of the rules; most are called as in our other rulebooks

kingdomino-chapter-0 = { web-chapter-0 }
kingdomino-chapter-1 = { web-chapter-1 }
kingdomino-chapter-2 = { web-chapter-2 }
kingdomino-chapter-3 = { web-chapter-3 }
kingdomino-chapter-4 = { web-chapter-4 }
kingdomino-chapter-5 = { web-chapter-5 }
kingdomino-chapter-6 = { web-chapter-6 }
kingdomino-chapter-7 = { web-chapter-7 }
kingdomino-chapter-9 = { web-chapter-9 }
