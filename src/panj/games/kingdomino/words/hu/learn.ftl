kingdomino-learn-1_1 = Ez a kastélyod. Tedd mellé az első dominódat: a kastélyhoz minden táj illik.
kingdomino-learn-1_2 = Most állítsd a királyodat arra a dominóra, amelyet legközelebb szeretnél. Van egy búzakoronád, ezért több búza többet ér: válaszd az 1-est.
kingdomino-learn-1_2_other = A 18-as is szabályos, de nincs rajta búza. Ebben a leckében vedd az 1-est.
kingdomino-learn-1_4 = Úgy tedd le a két búzamezőt, hogy a búzádhoz érjenek. Mezők × koronák: 3 × 1, azaz 3 pont.
kingdomino-learn-1_4_other = Szabályos, de ez a búza külön van: csak az oldalukkal érintkező mezők számítanak együtt. Próbáld a búzád mellett.
kingdomino-learn-1_5 = A második korona az egész búzamezőre számít. Válaszd a 21-est.
kingdomino-learn-1_5_other = Az is választható. Ebben a leckében vedd a 21-est: a koronája búzán van.
kingdomino-learn-1_7 = Tedd le a 21-est úgy, hogy a búzája a tiédhez érjen: most 4 mező × 2 korona = 8 pont. Ez a játék titka.
kingdomino-learn-1_7_other = Szabályos, de így az új korona egyedül marad: 3 × 1 és 1 × 1. Kösd össze a búzát, és 8 lesz.
kingdomino-learn-1_8 = A tavadon nincs korona, ezért bármekkora is, 0 pontot ér. És figyelj a keretre: a királyság sosem lehet 5 mezőnél szélesebb vagy magasabb.

kingdomino-learn-2_1 = A dominók szám szerint sorakoznak, és a nagyobb szám jobb föld. Vedd a 48-ast: bánya három koronával!
kingdomino-learn-2_1_other = Igazi játékban rendben van. Itt vedd a 48-ast, hogy lásd, mibe kerül.
kingdomino-learn-2_3 = A királyok a legkisebb számtól a legnagyobbig lépnek. A többiek az 5-ösön és a 26-oson álltak, így előtted választanak – és a 47-es bányája elkelt.
kingdomino-learn-2_4 = Most tedd le a 48-ast. Hagyj szabad oldalt a bánya mellett: a következő bánya három koronával szorzódik.
kingdomino-learn-2_5 = Utolsóként az marad neked, ami van: a 10-es. De figyelj: a 10 a sor legkisebb száma …
kingdomino-learn-2_6 = … ezért ebben a fordulóban te vagy az első. Tedd le a rétet bárhová.
kingdomino-learn-2_7 = Te választasz elsőként. Vedd a 46-os bányáját!
kingdomino-learn-2_7_other = Lehetne – de a 46-oson két korona várja a te hármadat.
kingdomino-learn-2_10 = Tedd az új bányát a régi mellé: 2 mező × 5 korona = 10 pont.
kingdomino-learn-2_10_other = Szabályos, de a két bánya külön marad: 3 + 2 a 10 helyett.
kingdomino-learn-2_11 = Minden választás egy kérdés: jó föld most, vagy elsőként választani legközelebb? Kis szám: korán lépsz. Nagy szám: jobb föld.

kingdomino-learn-3_1 = Az utolsó forduló: a királyok már csak leraknak. Ellenfeled 15-ös dominója sehová sem fér, ezért kikerül a játékból, és nem ér pontot.
kingdomino-learn-3_2 = Két dominó, négy szabad mező egy sorban. Úgy tedd le a 20-ast, hogy a másik is elférjen – ne maradjon két magányos lyuk.
kingdomino-learn-3_2_other = Szabályos – és tipikus baleset: mindkét lyuk egymezős lesz, és a 33-ast el kellene dobni. Kezdd a sor szélén.
kingdomino-learn-3_4 = Most az utolsó dominó bezárja az 5 × 5-ödet – se lyuk, se eldobott dominó.
kingdomino-learn-3_5 = A területeid 44 pontot érnek. A kastély pontosan középen áll: +10. Az 5 × 5 tele van, és semmit sem dobtál el: +5. 59–49-re nyertél!
