### How to play

trajan-how-goal = A cél
trajan-how-goal_0 = Róma, Kr. u. 110. Egy év, négy negyedév, és sok út a pontokhoz: [hajók](ship), légiók, a szenátus, épületek és a nép kegye. A legtöbb pont nyer.

trajan-how-circle = Az akciókör
trajan-how-circle_0 = Hat [tálca](tray) fekszik előtted, I-től VI-ig, mindegyiknek egy akciója van: kikötő, fórum, hadsereg, szenátus, Trajan, építkezés. Tizenkét színes jelző van bennük, kezdetben kettő-kettő.
trajan-how-circle_picture = A II-es tálcán két jelző van: a IV-esig, a szenátusig érnek.

trajan-how-turn = A köröd
trajan-how-turn_1 = **[Szétosztás](sow).** Vedd ki egy tálca összes jelzőjét, és ejtsd le őket egyenként, óramutató járása szerint. Az utolsó jelző tálcája adja az akciódat. Két jelző kettővel jut tovább, három hárommal.
trajan-how-turn_2 = **[Trajan-lapka](trajan_tile).** Ha az utolsó tálca mellett Trajan-lapka fekszik, és mindkét színe a tálcán van, tiéd a pontja és a hatása.
trajan-how-turn_3 = **Akció.** Egyszer végrehajthatod az akciót.
trajan-how-turn_picture = A fehér a IV-esen van. Ha utolsónak a sárga esik oda, a lapka 9 pontot ad.

trajan-how-actions = A hat akció
trajan-how-actions_1 = I *Kikötő*: húzz lapokat, vagy rakodj hajóra pontokért.
trajan-how-actions_2 = II *Fórum*: vegyél el egy lapkát.
trajan-how-actions_3 = III *Hadsereg*: toborozz, vezesd a hadvezért szomszédos tartományba és vedd el a lapkáját, vagy foglald el pontokért.
trajan-how-actions_4 = IV *Szenátus*: egy lépés, 2–8 pont és szavazatok.
trajan-how-actions_5 = V *Trajan*: vegyél új Trajan-lapkát; oda kerül, ahol a [diadalív](arch) áll.
trajan-how-actions_6 = VI *Építkezés*: fogadj munkást, vagy küldj egyet egy építési helyre; minden fajtából az első azonnal [újabb akciót](extra) ad.
trajan-how-actions_picture = Hat tálca, hat hely a táblán.

trajan-how-time = Az idő
trajan-how-time_0 = Minden jelző előretolja az időt. Ha körbeért, megjelenik a nép egy [szükséglete](demand): kenyér, játékok vagy vallás. Három szükséglet után a következő forduló zárja a negyedévet. Teljesítsd mindhármat fórum- vagy Trajan-lapkával. Egy hiány 4, kettő 9, három 15 büntetőpont.
trajan-how-time_picture = Három szükséglet, három kész válasz.

trajan-how-senate = A szenátus szavaz
trajan-how-senate_0 = A [legtöbb szavazat](consul) választ egy bónuszlapkát. A második a másikat kapja, a gyengébb oldalával. Ezek a végén fizetnek.

trajan-how-end = A vége
trajan-how-end_0 = Négy negyedév után a megmaradt lap, táborban álló munkás, légiós és Trajan-lapka 1-1 pont; három azonos épület 10, négy 20; aztán a bónuszlapkák.

trajan-how-advice = Első tanács
trajan-how-advice_0 = Gondolj egy szétosztással előre: melyik tálca jön? És legyen meg a három szükséglet; semmi sem drágább, mint a haragos nép.

## Words that are explained

trajan-word-tray = tálca
    .about = Köröd hat helyének egyike; mindnek van akciója.
trajan-word-sow = szétosztás
    .about = Egy tálca összes jelzőjét egyenként leejted, óramutató járása szerint.
trajan-word-arch = diadalív
    .about = Megmutatja, hová kerül a következő Trajan-lapkád.
trajan-word-trajan_tile = Trajan-lapka
    .about = Két szín: ha ott ér véget a szétosztás, és mindkettő benne van, fizet.
trajan-word-extra = pluszakció
    .about = Megismétli az akciót, amelyet épp végrehajtottál; körönként egy.
trajan-word-plus2 = [+2] jelző
    .about = Az ilyen pluszakciót kétszer hajtod végre.
trajan-word-demand = szükséglet
    .about = Kenyér, játékok vagy vallás. Teljesítetlenül: −4, −9, −15.
trajan-word-ship = hajó
    .about = A lapjaid ponttá válnak; a használt hajó szürke, és kevesebbet ad.
trajan-word-consul = konzul
    .about = A negyedév végén a legtöbb szavazat: elsőként választ bónuszlapkát.
trajan-word-wild = joker
    .about = A csoportja bármelyik lapkáját vagy lapját helyettesíti.
