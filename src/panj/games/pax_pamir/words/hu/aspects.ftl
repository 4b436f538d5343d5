## Ami egy lépés mellett szól: minden tagmondat a „mert” után áll

pax_pamir-aspect-lead = { $amount } ponttal előrébb visz
    .less = { $amount } ponttal hátrébb vet
pax_pamir-aspect-check = egy dominanciapróbán { $amount } ponttal többet hozna
    .less = egy dominanciapróbán { $amount } pontba kerülne
pax_pamir-aspect-cylinders = { $amount } hengerrel többet tart játékban
    .less = { $amount } hengerrel kevesebbet tart játékban
pax_pamir-aspect-influence = { $amount } befolyással többet ad
    .less = { $amount } befolyással kevesebbet ad
pax_pamir-aspect-blocks = { $amount } tömbbel előrébb viszi a koalíciódat
    .less = { $amount } tömbbel hátrébb veti a koalíciódat
pax_pamir-aspect-court = körülbelül { $amount } lappal erősíti az udvarodat
    .less = körülbelül { $amount } lappal gyengíti az udvarodat
pax_pamir-aspect-hand = körülbelül { $amount } lappal többet hagy a kezedben
    .less = körülbelül { $amount } lappal kevesebbet hagy a kezedben
pax_pamir-aspect-rupees = { $amount } rúpiával gazdagabban hagy
    .less = { $amount } rúpiával szegényebben hagy
pax_pamir-aspect-rule = egy régió uralmát adja neked
    .less = elveszi tőled a régióid uralmát
