### How to play

kohan_dej-how-goal = A cél
kohan_dej-how-goal_0 = Várost építesz, lapról lapra. Az első hétnegyedes város véget vet a játéknak (ketten vagy hárman: nyolc). A legtöbb pont nyer, és szinte minden pont annyi, amennyibe a [negyedeid](district) kerültek.

kohan_dej-how-round = Egy fordulónak két része van

kohan_dej-how-choose = 1. Titokban szerepet választasz
kohan_dej-how-choose_0 = A koronás játékos megnézi a [szerepeket](role), egyet megtart, a többit balra adja. Ezért ismersz néhány szerepet, amely másoknál lehet – és ők is ismernek a tieidből. Néhány szerepet előtte [félreteszünk](burned), képpel felfelé és lefelé.
kohan_dej-how-choose_picture = Tarts meg egy szerepet, a többit add balra.

kohan_dej-how-called = 2. A szerepeket szám szerint szólítjuk
kohan_dej-how-called_0 = Az 1-essel kezdjük, és felfelé haladunk. Akié a szólított szerep, felfedi, és jön a köre:
kohan_dej-how-called_1 = **[Gyűjtés](gather)**, mindig: 2 arany, vagy húzz 2 lapot, és tarts meg egyet.
kohan_dej-how-called_2 = **[Építs](build_limit)** egy negyedet, ha akarsz: fizesd ki az árát. Azonos nevű kettő nem lehet a városodban.
kohan_dej-how-called_3 = **Használd a szereped.** Egyszer, a köröd bármely pillanatában.
kohan_dej-how-called_picture = Szám szerint szólítjuk őket; a 6-ost kirabolták.

kohan_dej-how-nine = A kezdő kilenc
kohan_dej-how-nine_1 = 1 *Orgyilkos*: megnevez egy szerepet, az [kimarad](killed).
kohan_dej-how-nine_2 = 2 *Tolvaj*: megnevez egy szerepet, szólításkor övé az aranya.
kohan_dej-how-nine_3 = 3 *Bűvész*: lapokat cserél.
kohan_dej-how-nine_4 = 4 *Király*: övé a [korona](crown).
kohan_dej-how-nine_5 = 5 *Püspök*: városa védett.
kohan_dej-how-nine_6 = 6 *Kereskedő*: eggyel több arany.
kohan_dej-how-nine_7 = 7 *Építész*: két lappal több, és hármat is építhet.
kohan_dej-how-nine_8 = 8 *Hadúr*: ár mínusz 1-ért lerombol egy negyedet.
kohan_dej-how-nine_9 = 9 *Művész*: érmét tesz egy negyedre, eggyel több pont.

kohan_dej-how-colours = A színek fizetnek
kohan_dej-how-colours_0 = A sárga negyed a Királynak, a kék a Püspöknek, a zöld a Kereskedőnek, a piros a Hadúrnak ad [egy-egy aranyat](income). A lilák különlegesek; erejük rájuk van írva.
kohan_dej-how-colours_picture = Minden szín egy szerepnek fizet.

kohan_dej-how-named = Szerepet nevezünk meg, nem játékost
kohan_dej-how-named_0 = Az Orgyilkos azt mondja: „a Kereskedő”, nem azt, hogy „te”. Ezért számítanak az arcok: kinek kell arany, kinek zöld a városa, ki gondolkodott olyan sokáig?

kohan_dej-how-end = A vége
kohan_dej-how-end_0 = Az a forduló az utolsó, amelyben egy város elkészül. Pontok: minden negyed ára; 4 az első [befejezett városért](complete), 2 minden továbbiért; 3 mind az öt típusért; a [különleges negyedek](unique) további pontjai. Az arany és a kézben lévő lap nem ér semmit.
kohan_dej-how-end_picture = Hét negyed, öt típus: 17 + 4 + 3 + 2 = 26.

kohan_dej-how-advice = Első tanács
kohan_dej-how-advice_0 = Ne mindig a hozzád illő szerepet vedd. Mások is látják a városodat.

## Words that are explained

kohan_dej-word-role = szerep
    .about = Minden fordulóban új; a száma mondja meg, mikor lépsz.
kohan_dej-word-crown = korona
    .about = Gazdája választ elsőként, és szólítja a szerepeket.
kohan_dej-word-burned = félretett szerep
    .about = Ebben a fordulóban kint van; képpel felfelé: senkinél; lefelé: ki tudja?
kohan_dej-word-gather = gyűjtés
    .about = Körönként egyszer, mindig: 2 arany, vagy 2 lapból 1.
kohan_dej-word-district = negyed
    .about = Az ára az, amit fizetsz, és amennyit ér.
kohan_dej-word-unique = különleges negyed
    .about = Lila, mindből egy; a lap mondja meg, mit tud.
kohan_dej-word-income = bevétel
    .about = Egyes szerepek színük minden negyedéért 1 aranyat kapnak.
kohan_dej-word-killed = meggyilkolt
    .about = Az Orgyilkos által megnevezett szerep: ebben a fordulóban hallgat.
kohan_dej-word-build_limit = építési korlát
    .about = Körönként egy negyed; az Építész hármat is.
kohan_dej-word-complete = befejezett város
    .about = Hét negyed (ketten-hárman 8). A Hadúr nem bánthatja.
