### How to play

minerva-how-goal = A cél
minerva-how-goal_0 = Hat fordulón át egy római várost kormányzol. A kultúra, a dicsőség és a [templomok](temple) hoznak pontot; a legtöbb pont nyer.

minerva-how-idea = Az ötlet
minerva-how-idea_0 = Lapkákat raksz éllel egy forrás köré. Magukban a lapkák többsége nem csinál semmit: alszik. Ha **[lakóházat](residence)** teszel le, választasz egyet a négy irányból: felébreszti az arra fekvő egyenes sort, a legközelebbi lapkától, amíg üres hely vagy másik lakóház meg nem állítja. Egy jó sor minden ébresztéssel többet ér.
minerva-how-idea_picture = Alva és ébren: a lakóház felgyújtja a sort.

minerva-how-turn = A köröd
minerva-how-turn_0 = Egy kör egy akció:
minerva-how-turn_1 = **Építs** helyszínt vagy templomot a kínálatból. Fizesd ki a nyersanyagait; minden hiányzó 3 dénár.
minerva-how-turn_2 = **Tegyél le lakóházat**, és [aktiválj](activate) egy sort. Ingyenes; kilenc van.
minerva-how-turn_3 = **Tegyél [segédet](assistant)** egy lakóházadra: a lakóház újra aktivál egy sort.
minerva-how-turn_4 = **Passzolj.** Elveszed a legkisebb [sorrendlapkát](order); az 1-es kezdi a következő fordulót. Ha már valaki passzolt, a többiek minden akciója [1 dénárba kerül](fee), a passzolók pedig körönként 1 dénárt kapnak.
minerva-how-turn_picture = Négy irány; az egyikben sor van.

minerva-how-tiles = Mit csinálnak a lapkák?
minerva-how-tiles_0 = A *termelők* búzát, fát, követ, ércet adnak. A *kereskedelmiek* pénzt, gyakran aszerint, mid van. A *kulturálisak* színház-, művészet- vagy tudományjelet: a kör végén minden kategória, amelyből elég jeled van, odaadja a felső [kultúralapkáját](culture_tile). A *katonaiak* [dicsőségjelölőt](glory). A *[speciálisak](special)* egyszer hatnak, felépítéskor.
minerva-how-tiles_picture = Mindből két jel: három kultúralapka.

minerva-how-round = A forduló vége
minerva-how-round_0 = Ha mindenki passzolt, mindenki felfogadhat egy segédet: eleinte 5 dénár vagy 1 dicsőségjelölő, később több. Aztán akinek a legtöbb dicsőségjelölője van, a forduló legjobb dicsőséglapkáját kapja. A jelölők visszakerülnek, és új helyszínek jönnek.

minerva-how-limits = Korlátok
minerva-how-limits_0 = Nyersanyagonként [legfeljebb hat](limit); a többlet 1 dénárért elkel. Bármikor eladhatsz.

minerva-how-end = A vége
minerva-how-end_0 = Hat forduló után: kultúralapkák, dicsőséglapkák, templomok, minden 3 dénár és nyersanyag után 1 pont, és pont az utolsó forduló korai passzáért. A templomok a körülöttük, vagy a sorukban és oszlopukban lévő bizonyos lapkákat számolják.
minerva-how-end_picture = Három kereskedelmi lapka a templom körül: 9 pont.

minerva-how-advice = Első tanács
minerva-how-advice_0 = Építs korán egy erős sort, és gondold ki, hogyan ébreszti két lakóház, mindkét végén egy-egy.

## Words that are explained

minerva-word-residence = lakóház
    .about = Felébreszti az egyik irány egyenes sorát; megállítja a későbbieket.
minerva-word-activate = aktiválás
    .about = A lapka megteszi, amit mutat, a legközelebbi először.
minerva-word-assistant = segéd
    .about = Lakóházra téve még egyszer aktivál egy sort.
minerva-word-fee = díj
    .about = Ha valaki már passzolt, minden akció 1 dénár.
minerva-word-culture_tile = kultúralapka
    .about = Egy kategória felső lapkája, elég jelért egy körben.
minerva-word-glory = dicsőségjelölő
    .about = A forduló végén hasonlítjuk; segédet is felfogad.
minerva-word-temple = templom
    .about = A végén: a körülötte, vagy sorában-oszlopában lévő lapkák.
minerva-word-special = speciális lapka
    .about = Egyszer hat, felépítéskor; a sor átmegy rajta.
minerva-word-order = sorrendlapka
    .about = Korai passz: kis szám, első kör legközelebb, a végén pont.
minerva-word-limit = 6-os korlát
    .about = Egy nyersanyagból legfeljebb hat; a többi 1 dénárért elkel.
