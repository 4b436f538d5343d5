### Pax Pamir

## Beállítások

pax_pamir-option-open_hands = Nyílt lapok
    .about = Mindenki látja az összes kézben lévő lapot.
pax_pamir-option-wakhan = Wakhannal
    .about = Az utolsó helyre Wakhan ül, az automata játékos.
pax_pamir-option-wakhan_edition = Wakhan szabályai
    .about = A kiadások abban térnek el, hogyan uralkodik, mikor vesz próbát, és melyik utasítás az első.
pax_pamir-option-wakhan_edition-first = Első kiadás
pax_pamir-option-wakhan_edition-second = Második kiadás
pax_pamir-option-savvy_purchasing = Ügyes vásárlás
    .about = Wakhan olcsóbb lapot vesz ugyanabból a színből, ha legalább olyan jó.
pax_pamir-option-spy_movement = Kémmozgás
    .about = Ha nincs mozdítható hadsereg, Wakhan egy tétlen kémet mozgat.
pax_pamir-option-steadfast_loyalty = Kitartó hűség
    .about = Wakhan hűsége a legtöbb tömbbel rendelkező szabad koalícióé.
