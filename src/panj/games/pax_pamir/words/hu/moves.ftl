### Pax Pamir

## Wakhan sorai és okai

pax_pamir-reason-other_court = más udvarban van
pax_pamir-reason-favored = kedveltnek számít
pax_pamir-reason-dominant_patriot = a domináns koalíció hazafija
pax_pamir-reason-dominant_prize = a domináns koalíció jutalmát adja
pax_pamir-reason-patriot = hazafi
pax_pamir-reason-leveraged = kölcsönnel terhelt
pax_pamir-reason-rank = a legmagasabb rangú
pax_pamir-reason-number = a legnagyobb számú
pax_pamir-reason-not_political = nem politikai
pax_pamir-reason-not_patriot = nem hazafi
pax_pamir-reason-not_leveraged = nincs kölcsönnel terhelve
pax_pamir-reason-enemy_spies = a legtöbb ellenséges kém áll rajta
pax_pamir-reason-fewest_spies = a legkevesebb kém áll rajta
pax_pamir-reason-low_rank = a legalacsonyabb rangú
pax_pamir-reason-not_favored = nem számít kedveltnek
pax_pamir-reason-low_number = a legkisebb számú
pax_pamir-reason-only = ez az egyetlen lehetőség
pax_pamir-reason-arrows = a nyilak rá mutatnak
pax_pamir-reason-line = a lapja sora ezt kéri
pax_pamir-reason-ambition = a próba neki hozza a legtöbbet
pax_pamir-reason-check_patriot = próba közeleg, és ez a domináns koalíció legolcsóbb hazafija
pax_pamir-reason-check_blocks = próba közeleg, és ez hozza a legtöbb tömböt
pax_pamir-reason-check_cylinders = próba közeleg, és ez hozza a legtöbb hengert
pax_pamir-reason-check_rupees = próba közeleg, és ez hozza a legtöbb rúpiát
pax_pamir-reason-savvy = ugyanolyan jó és olcsóbb
pax_pamir-reason-most_spies = a legtöbb kém áll rajta

## Lépések

pax_pamir-move-loyalty = Hűség: { $coalition }
pax_pamir-move-buy = Vásárlás: { $card }
pax_pamir-move-play = Kijátszás a { $end } oldalra: { $card }
pax_pamir-move-use = { $card }: { $action }
pax_pamir-move-end_turn = Kör vége
pax_pamir-move-blackmail = Kém ide: { $card }
pax_pamir-move-decline = Nem kérem
pax_pamir-move-offer = Ajánlat: { $amount }
pax_pamir-move-cancel = Az akció elvetése
pax_pamir-move-unpaid = Cselekvés fizetés nélkül
pax_pamir-move-accept = Elfogadás: { $amount }
pax_pamir-move-counter = Kérés: { $amount }
pax_pamir-move-refuse = Ragaszkodás a teljes összeghez
pax_pamir-move-place_road = Út ide: { $border }
pax_pamir-move-place_spy = Kém ide: { $card }
pax_pamir-move-take_tribe = { $seat } törzsének elvétele: { $region }
pax_pamir-move-take_spy = { $seat } kémének elvétele: { $card }
pax_pamir-move-take_gift = Ajándék elvétele, hely: { $gift }
pax_pamir-move-take_army = Hadsereg elvétele: { $coalition }, { $region }
pax_pamir-move-take_road = Út elvétele: { $coalition }, { $border }
pax_pamir-move-tax_card = Egy rúpia innen: { $card }
pax_pamir-move-tax_player = Egy rúpia { $seat } pénzéből
    .you = Egy rúpia magadtól
pax_pamir-move-done = Kész
pax_pamir-move-give = Ajándék, ára { $gift } rúpia
pax_pamir-move-build_army = Hadsereg építése: { $region }
pax_pamir-move-build_road = Út építése: { $border }
pax_pamir-move-march = { $coalition } hadsereg: { $from } → { $region }
pax_pamir-move-migrate = { $seat } törzse: { $from } → { $region }
pax_pamir-move-sneak = Kém: { $from } → { $card }
pax_pamir-move-betray = Árulás: { $card }
pax_pamir-move-battle_region = Csata: { $region }
pax_pamir-move-battle_card = Csata ezen a lapon: { $card }
pax_pamir-move-remove_tribe = { $seat } törzsének eltávolítása: { $region }
pax_pamir-move-remove_army = Hadsereg eltávolítása: { $coalition }, { $region }
pax_pamir-move-remove_road = Út eltávolítása: { $coalition }, { $border }
pax_pamir-move-remove_spy = { $seat } kémének eltávolítása: { $card }
pax_pamir-move-take_prize = Jutalom megtartása: { $card }
pax_pamir-move-discard = Eldobás: { $card }
pax_pamir-move-hide = A kém elrejtése: { $card }
pax_pamir-move-name = Megnevezett játékos: { $seat }
    .you = Magad megnevezése
pax_pamir-move-favor = Kedvelt szín: { $suit }
pax_pamir-move-rebuke = Kiürített régió: { $region }
pax_pamir-move-agree = A játék befejezése

## Kérdések

pax_pamir-prompt-loyalty = Válassz koalíciót.
pax_pamir-prompt-act = Te következel. Hátralévő akcióid: { $count }, ezen felül bónuszakciók.
pax_pamir-prompt-blackmail = Zsarolás: tegyél le egy kémet, vagy mondj le róla.
pax_pamir-prompt-offer_bribe = { $card }: { $other } részére { $full } rúpia kenőpénz jár. Mennyit ajánlasz?
pax_pamir-prompt-answer_bribe = { $card }: { $other } ajánlata { $rupees } rúpia a teljes { $full } rúpiából.
pax_pamir-prompt-counter_bribe = { $card }: { $other } kérése { $rupees } rúpia a teljes { $full } rúpiából.
pax_pamir-prompt-place_road = { $card }: válassz határt az útnak.
pax_pamir-prompt-place_spy = { $card }: válassz lapot a kémnek.
pax_pamir-prompt-select_block = Nincs több tömb ebből a koalícióból: vegyél el egyet a térképről.
pax_pamir-prompt-select_cylinder = Nincs több hengered: vegyél el egyet a játékban lévők közül.
pax_pamir-prompt-tax = Adóztatás: vegyél el egy rúpiát (még { $count }).
pax_pamir-prompt-gift = Válassz ajándékhelyet.
pax_pamir-prompt-build = Építés: tegyél le egy tömböt (eddig { $count }).
pax_pamir-prompt-build_free = Infrastruktúra: tegyél le még egy tömböt ingyen.
pax_pamir-prompt-move = Mozgass egy bábut (még { $count }).
pax_pamir-prompt-sneak_on = Jó kapcsolatok: a kém még egyet léphet innen: { $card }.
pax_pamir-prompt-betray = Melyik lapot árulod el?
pax_pamir-prompt-accept_prize = Megtartod jutalomként: { $card } ({ $coalition })?
pax_pamir-prompt-battle = Hol harcolsz?
pax_pamir-prompt-fight = Távolíts el egy bábut (még { $count }).
pax_pamir-prompt-safe_house = A kémedet eltávolították: elrejted egy menedékházban?
pax_pamir-prompt-pay_debt = { $count } rúpiád hiányzik: mindegyikért dobj el egy lapot.
pax_pamir-prompt-discard_order = Több lapnak mennie kell: melyik a következő?
pax_pamir-prompt-rumor = Pletyka: nevezz meg egy játékost.
pax_pamir-prompt-swap_hands = Kivel cserélsz lapokat?
pax_pamir-prompt-choose_favored = Válaszd ki a kedvelt színt.
pax_pamir-prompt-rebuke = Melyik régió ürüljön ki?
pax_pamir-prompt-confidence_failure = Bizalomvesztés: dobj el egy lapot a kezedből.
pax_pamir-prompt-court_limit = Az udvarodban { $count } lap van, a határ { $limit }: dobj el egyet.
pax_pamir-prompt-hand_limit = { $count } lap van a kezedben, a határ { $limit }: dobj el egyet.
pax_pamir-prompt-agree_to_end = Egy teljes körben senki sem cselekedett. Véget érjen a játék a mostani pontokkal?

## Előnézetek

pax_pamir-preview-rupees = Rúpia: { $before } → { $after }
pax_pamir-preview-coin = +{ $rupees } ide: { $card }
pax_pamir-preview-bribe = Kenőpénz { $other } részére: { $full } rúpia
pax_pamir-preview-cost = Legalább { $rupees } rúpiába kerül
pax_pamir-preview-bonus = Bónuszakció: nem használ el akciót
pax_pamir-preview-successful = Sikeres próba: { $coalition }
pax_pamir-preview-unsuccessful = Sikertelen próba: a hengerek számítanak
pax_pamir-preview-points = { $who }: { $points } pont
    .you = Te: { $points } pont
pax_pamir-preview-loyalty = Megváltozik a hűséged: { $coalition }
pax_pamir-preview-gifts_lost = Elvesztett ajándékok: { $count }
pax_pamir-preview-prize_lost = Elvesztett jutalom: { $card }
pax_pamir-preview-patriot_lost = Elvesztett hazafi: { $card }
pax_pamir-preview-prize = Jutalom: { $coalition }
pax_pamir-preview-spies_return = Visszatérő saját kémek: { $count }
pax_pamir-preview-overthrow_tribes = { $who } elveszít { $count } törzset is: { $region }
    .you = Elveszítesz { $count } törzset is: { $region }
pax_pamir-preview-overthrow_card = { $who } elveszíti ezt is: { $card }
    .you = Elveszíted ezt is: { $card }
pax_pamir-preview-debt = { $who } visszaad { $rupees } rúpiát, majd { $count } lapot
    .you = Visszaadsz { $rupees } rúpiát, majd { $count } lapot
pax_pamir-preview-unused = Fel nem használt akciók: { $count }
pax_pamir-preview-over_court = Udvari lap a határ felett: { $count }
pax_pamir-preview-over_hand = Kézben lévő lap a határ felett: { $count }
pax_pamir-preview-event = Ezután: { $effect }

## Miért nem

pax_pamir-refusal-wakhan_options = Ezekhez a beállításokhoz Wakhan kell.
pax_pamir-refusal-no_actions = Nincs több akciód.
pax_pamir-refusal-withdrawal = A nyilvános visszavonulás nem vehető meg.
pax_pamir-refusal-paid = Ebben a körben fizettél erre a lapra.
pax_pamir-refusal-too_expensive = { $rupees } rúpiád hiányzik.
pax_pamir-refusal-cancelled = Ezt az imént elvetetted; előbb hajts végre más akciót.
pax_pamir-refusal-bribe = Nem tudsz kifizetni { $full } rúpia kenőpénzt { $other } részére.
pax_pamir-refusal-used = Ez a lap már cselekedett ebben a körben.
pax_pamir-refusal-bodyguards = Testőrök védik ezt a lapot.
pax_pamir-refusal-no_tax = Nincs mit megadóztatni.
pax_pamir-refusal-no_gift = Nem adhatsz ajándékot: hely, pénz vagy henger hiányzik.
pax_pamir-refusal-no_build = Nem uralsz régiót, vagy nincs 2 rúpiád.
pax_pamir-refusal-no_move = Egyetlen bábud sem mozdulhat.
pax_pamir-refusal-no_betray = Nincs kit elárulnod, vagy nincs 2 rúpiád.
pax_pamir-refusal-no_battle = Nincs hely, ahol harcolhatnál.
pax_pamir-refusal-has_spy = Már van rajta kém.
pax_pamir-refusal-no_blackmail = A zsarolásod nem terjed ki erre a régióra.
pax_pamir-refusal-only_court = Most csak az udvarodból dobhatsz el lapot.
pax_pamir-refusal-only_hand = Most csak kézből dobhatsz el lapot.
pax_pamir-refusal-not_of_region = Ez a lap nem ebbe a régióba tartozik: { $region }.
pax_pamir-refusal-not_a_border = Nem ennek a régiónak a határa: { $region }.
pax_pamir-refusal-placed_now = Ezt a bábut ebben a körben tették le.
pax_pamir-refusal-not_yours = Ez nem a tiéd.
pax_pamir-refusal-no_rupees = Nincs rajta rúpia.
pax_pamir-refusal-another = Válassz másik játékost.
pax_pamir-refusal-out_of_reach = Ennek a játékosnak nincs olyan udvari lapja, amelynek régióját te uralod.
pax_pamir-refusal-sheltered = Ennek a játékosnak minden rúpiája védett.
pax_pamir-refusal-gift_taken = Ezen a helyen már van ajándék.
pax_pamir-refusal-not_ruled = Ezt a régiót nem te uralod: { $region }.
pax_pamir-refusal-no_ruled_side = A határ egyik oldalát sem te uralod.
pax_pamir-refusal-no_road = Innen nem vezet ki a koalíciód útja.
pax_pamir-refusal-not_your_army = Ez a hadsereg nem a koalíciódé.
pax_pamir-refusal-needs_nationalism = A törzsek csak nacionalizmussal mozognak.
pax_pamir-refusal-no_own_spy = Nincs rajta kémed.
pax_pamir-refusal-no_fighters = Nincs ott harcosod.
pax_pamir-refusal-nothing_to_remove = Nincs mit eltávolítanod.
pax_pamir-refusal-not_at_site = Nem ennek a csatának a helyén van.
pax_pamir-refusal-own_side = A te oldaladon áll.
pax_pamir-refusal-citadel = Fellegvár védi ezeket a törzseket.
pax_pamir-refusal-advisors = Nélkülözhetetlen tanácsadók védik ezt a kémet.
pax_pamir-refusal-no_safe_house = Ez a lap nem a te menedékházad.
pax_pamir-refusal-may_stay = Ennek a lapnak nem kell mennie.

## Mi van a körben

pax_pamir-prompt-act_bonus = Mindkét akciódat elvégezted. Bónuszakciód még van.
pax_pamir-prompt-act_done = Elvégezted az akcióidat. Fejezd be a körödet.
pax_pamir-leaves-actions = Fel nem használt akciók: { $count }
pax_pamir-leaves-bonus = Ingyenes bónuszakció: { $card }
pax_pamir-changes-influence = Befolyás: { $before } → { $after }
pax_pamir-changes-patriot = Új hazafi: { $card }
pax_pamir-ledger-actions = Hátralévő akciók: { $count } / { $all }
pax_pamir-ledger-bonus = Bónusz: { $card }
pax_pamir-ledger-no_target = Ezzel a lappal most semmi sem lehetséges.
