## Ami egy lépés mellett szól: minden tagmondat a „mert” után áll

kohan_dej-aspect-districts = { $amount } ponttal többet épít
    .less = { $amount } ponttal kevesebbet épít
kohan_dej-aspect-bonuses = { $amount } további pontot szerez
    .less = lemond { $amount } további pontról
kohan_dej-aspect-gold = { $amount } arannyal gazdagabban hagy
    .less = { $amount } arannyal szegényebben hagy
kohan_dej-aspect-cards = { $amount } lappal többet hagy a kezedben
    .less = { $amount } lappal kevesebbet hagy a kezedben
kohan_dej-aspect-rivals = { $amount } ponttal visszaveti a legerősebb ellenfelet
    .less = { $amount } ponttal előreengedi a legerősebb ellenfelet
