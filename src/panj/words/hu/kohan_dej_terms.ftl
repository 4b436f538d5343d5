## Ami egy lépés mellett szól: minden tagmondat a „mert” után áll

kohan_dej-term-districts = { $amount } ponttal többet épít
    .less = { $amount } ponttal kevesebbet épít
kohan_dej-term-bonuses = { $amount } bónuszpontot szerez
    .less = lemond { $amount } bónuszpontról
kohan_dej-term-gold = { $amount } arannyal gazdagabban hagy
    .less = { $amount } arannyal szegényebben hagy
kohan_dej-term-cards = { $amount } lappal többet hagy a kezedben
    .less = { $amount } lappal kevesebbet hagy a kezedben
kohan_dej-term-rivals = { $amount } ponttal visszaveti a legerősebb ellenfelet
    .less = { $amount } ponttal előreengedi a legerősebb ellenfelet
