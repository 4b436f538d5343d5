### Pax Pamir

## Napló

pax_pamir-log-turn = { $who } köre elkezdődött.
    .you = A te köröd elkezdődött.
pax_pamir-log-end_turn = { $who } befejezte a körét.
    .you = Befejezted a körödet.
pax_pamir-log-loyal = { $who } hűsége mostantól: { $coalition }.
    .you = A hűséged mostantól: { $coalition }.
pax_pamir-log-leaves_coalition = { $who } oldalt váltott ({ $old } → { $coalition }): elvesztek az ajándékok, a jutalmak és a régi hazafiak.
    .you = Oldalt váltottál ({ $old } → { $coalition }): elvesztek az ajándékaid, a jutalmaid és a régi hazafiaid.
pax_pamir-log-drawn = Új lap a piacon: { $card }.
pax_pamir-log-bought = { $who } { $rupees ->
       [0] ingyen megvette
      *[other] { $rupees } rúpiáért megvette
    }: { $card }{ $count ->
       [0] .
      *[other] , és levett róla { $count } rúpiát.
    }
    .you = { $rupees ->
           [0] Ingyen megvetted
          *[other] { $rupees } rúpiáért megvetted
        }: { $card }{ $count ->
           [0] .
          *[other] , és levettél róla { $count } rúpiát.
        }
pax_pamir-log-revealed = { $who } ki akarta játszani: { $card }; ehhez kenőpénz kellett.
    .you = Ki akartad játszani: { $card }; ehhez kenőpénz kellett.
pax_pamir-log-played = { $who } kijátszotta: { $card } ({ $end } oldal).
    .you = Kijátszottad: { $card } ({ $end } oldal).
pax_pamir-log-used = { $who } használta: { $card }, { $action }.
    .you = Használtad: { $card }, { $action }.
pax_pamir-log-cancelled = { $who } elvetette az akciót: { $card }.
    .you = Elvetetted az akciót: { $card }.
pax_pamir-log-bribe_paid = { $who } kenőpénzt fizetett { $other } részére: { $rupees } rúpia.
    .you = Kenőpénzt fizettél { $other } részére: { $rupees } rúpia.
pax_pamir-log-bribe_unpaid = { $who } kenőpénz nélkül cselekedett, { $other } nem kapott semmit.
    .you = Kenőpénz nélkül cselekedtél, { $other } nem kapott semmit.
pax_pamir-log-bribe_offered = { $who } ajánlata { $other } részére: { $rupees } rúpia a teljes { $full } rúpiából.
    .you = Ajánlatod { $other } részére: { $rupees } rúpia a teljes { $full } rúpiából.
pax_pamir-log-bribe_countered = { $who } kérése { $other } felé: { $rupees } rúpia.
    .you = Kérésed { $other } felé: { $rupees } rúpia.
pax_pamir-log-bribe_refused = { $who } ragaszkodott ahhoz, hogy { $other } a teljes összeget fizesse.
    .you = Ragaszkodtál ahhoz, hogy { $other } a teljes összeget fizesse.
pax_pamir-log-army_placed = { $who } hadsereget tett le ({ $coalition }): { $region }.
    .you = Hadsereget tettél le ({ $coalition }): { $region }.
pax_pamir-log-road_placed = { $who } utat tett le ({ $coalition }): { $border }.
    .you = Utat tettél le ({ $coalition }): { $border }.
pax_pamir-log-tribe_placed = { $who } törzset tett le: { $region }.
    .you = Törzset tettél le: { $region }.
pax_pamir-log-spy_placed = { $who } kémet tett le: { $card }.
    .you = Kémet tettél le: { $card }.
pax_pamir-log-gift_placed = { $who } ajándékot adott, hely: { $gift }.
    .you = Ajándékot adtál, hely: { $gift }.
pax_pamir-log-recycled = { $who } a játékból vett el egy bábut, mert a készlet üres volt.
    .you = A játékból vettél el egy bábut, mert a készlet üres volt.
pax_pamir-log-no_piece = { $who } nem tudott bábut letenni.
    .you = Nem tudtál bábut letenni.
pax_pamir-log-leverage = { $who } kölcsönt vett fel: { $rupees } rúpia.
    .you = Kölcsönt vettél fel: { $rupees } rúpia.
pax_pamir-log-favored = A kedvelt szín mostantól: { $suit }.
pax_pamir-log-favor_frozen = Pastunváli értékek: a kedvelt szín nem változott erre: { $suit }.
pax_pamir-log-taxed_card = { $who } { $rupees } rúpia adót szedett erről a lapról: { $card }.
    .you = { $rupees } rúpia adót szedtél erről a lapról: { $card }.
pax_pamir-log-taxed_player = { $who } { $rupees } rúpia adót szedett { $other } pénzéből.
    .you = { $rupees } rúpia adót szedtél { $other } pénzéből.
pax_pamir-log-marched = { $who } hadsereget mozgatott: { $start } → { $region }.
    .you = Hadsereget mozgattál: { $start } → { $region }.
pax_pamir-log-migrated = { $who } törzset mozgatott: { $start } → { $region }.
    .you = Törzset mozgattál: { $start } → { $region }.
pax_pamir-log-sneaked = { $who } kémet mozgatott: { $from } → { $card }.
    .you = Kémet mozgattál: { $from } → { $card }.
pax_pamir-log-betrayed = { $who } elárult egy lapot { $other } udvarában: { $card }.
    .you = Elárultál egy lapot { $other } udvarában: { $card }.
pax_pamir-log-prize_taken = { $who } jutalomként megtartotta: { $card }.
    .you = Jutalomként megtartottad: { $card }.
pax_pamir-log-prize_declined = { $who } nem kérte a jutalmat: { $card }.
    .you = Nem kérted a jutalmat: { $card }.
pax_pamir-log-prize_lost = { $who } elvesztette ezt a jutalmat: { $card }.
    .you = Elvesztetted ezt a jutalmat: { $card }.
pax_pamir-log-battle_region = { $who } itt harcolt: { $region }.
    .you = Itt harcoltál: { $region }.
pax_pamir-log-battle_card = { $who } ezen a lapon harcolt: { $card }.
    .you = Ezen a lapon harcoltál: { $card }.
pax_pamir-log-tribe_removed = { $who } eltávolította { $other } egyik törzsét: { $region }.
    .you = Eltávolítottad { $other } egyik törzsét: { $region }.
pax_pamir-log-army_removed = { $who } eltávolított egy hadsereget: { $coalition }, { $region }.
    .you = Eltávolítottál egy hadsereget: { $coalition }, { $region }.
pax_pamir-log-road_removed = { $who } eltávolított egy utat: { $coalition }, { $border }.
    .you = Eltávolítottál egy utat: { $coalition }, { $border }.
pax_pamir-log-spy_removed = { $who } eltávolította { $other } egyik kémét: { $card }.
    .you = Eltávolítottad { $other } egyik kémét: { $card }.
pax_pamir-log-hidden = { $who } elrejtette a kémet: { $card }.
    .you = Elrejtetted a kémet: { $card }.
pax_pamir-log-discarded = { $who } udvarából kikerült: { $card }.
    .you = Az udvarodból kikerült: { $card }.
pax_pamir-log-discarded_hand = { $who } eldobta a kezéből: { $card }.
    .you = Eldobtad a kezedből: { $card }.
pax_pamir-log-debt_paid = { $who } visszafizetett { $rupees } rúpiát (a kölcsön: { $full } rúpia).
    .you = Visszafizettél { $rupees } rúpiát (a kölcsön: { $full } rúpia).
pax_pamir-log-overthrown = { $who } elvesztette az utolsó törzsét ({ $region }): megdöntés.
    .you = Elvesztetted az utolsó törzsedet ({ $region }): megdöntés.
pax_pamir-log-overthrown_tribes = { $who } az utolsó politikai lappal együtt elvesztett { $count } törzset: { $region }.
    .you = Az utolsó politikai lapoddal együtt elvesztettél { $count } törzset: { $region }.
pax_pamir-log-event_discarded = Kikerült a piacról: { $card }.
pax_pamir-log-event_ends = Véget ért az esemény: { $card }.
pax_pamir-log-cleared = Minden törzs és hadsereg eltűnt innen: { $region }.
pax_pamir-log-aristocracy = { $who } a perzsa arisztokráciától { $rupees } rúpiát kapott.
    .you = A perzsa arisztokráciától { $rupees } rúpiát kaptál.
pax_pamir-log-rumor = { $who } pletykát terjesztett { $other } ellen.
    .you = Pletykát terjesztettél { $other } ellen.
pax_pamir-log-swapped = { $who } lapokat cserélt { $other } játékossal.
    .you = Te és { $other } lapokat cseréltetek.
pax_pamir-log-rebuked = { $who } megbüntette ezt a régiót: { $region }.
    .you = Megbüntetted ezt a régiót: { $region }.
pax_pamir-log-instability = Instabilitás: két dominanciapróba volt a piacon.
pax_pamir-log-check = Dominanciapróba. Tömbök: brit { $british }, orosz { $russian }, afgán { $afghan }.
pax_pamir-log-final_check = Utolsó dominanciapróba, dupla pontok. Tömbök: brit { $british }, orosz { $russian }, afgán { $afghan }.
pax_pamir-log-successful = Sikeres: a domináns koalíció: { $coalition }.
pax_pamir-log-unsuccessful = Sikertelen: senki sem volt domináns, a hengerek számítottak.
pax_pamir-log-influence = { $who } befolyása: { $all } (hazafi { $patriots }, jutalom { $prizes }, ajándék { $gifts }, hűség 1).
    .you = A te befolyásod: { $all } (hazafi { $patriots }, jutalom { $prizes }, ajándék { $gifts }, hűség 1).
pax_pamir-log-cylinders = { $who } hengerei játékban: { $all } (törzs { $tribes }, kém { $spies }, ajándék { $gifts }).
    .you = A te hengereid játékban: { $all } (törzs { $tribes }, kém { $spies }, ajándék { $gifts }).
pax_pamir-log-scored = { $who } { $points } pontot szerzett.
    .you = { $points } pontot szereztél.
pax_pamir-log-blocks_cleared = Minden tömb visszakerült a készletbe.
pax_pamir-log-insurrection = Felkelés ({ $who } udvara): két afgán hadsereg Kabulban.
    .you = Felkelés az udvarodban: két afgán hadsereg Kabulban.
pax_pamir-log-over_lead = Vége a játéknak: egy játékos mindenkit legalább 4 ponttal megelőzött.
pax_pamir-log-over_last_check = Vége a játéknak: lezajlott az utolsó dominanciapróba.
pax_pamir-log-over_turn_limit = Vége a játéknak: 500 kör alatt senki sem fejezte be.
pax_pamir-log-result = { $who }: { $place }. helyezés, { $points } pont.
    .you = Te: { $place }. helyezés, { $points } pont.
pax_pamir-log-wakhan_card = Wakhan MI-lapja: { $ai }; pragmatikus hűsége: { $coalition }.
pax_pamir-log-wakhan_shuffles = Wakhan MI-pakliját újrakeverték.
pax_pamir-log-wakhan_line = Wakhan, { $number }. sor: { $line }.
pax_pamir-log-wakhan_acts = Wakhan ezzel cselekedett: { $card }; ok: { $reason }.
pax_pamir-log-wakhan_bonus = Wakhan bónuszakciója: { $card }.
pax_pamir-log-wakhan_invalid = Nem lehetséges, sorszám: { $number }; ok: { $failure }.
pax_pamir-log-wakhan_ambition = Wakhan becsvágya: a próba neki hozná a legtöbbet.
pax_pamir-log-wakhan_targets = A piros nyíl { $who } felé mutatott: Wakhan csak ellene harcolt.
    .you = A piros nyíl feléd mutatott: Wakhan csak ellened harcolt.
pax_pamir-log-wakhan_radicalizes = Wakhan radikalizálta: { $card }; ok: { $reason }.
pax_pamir-log-wakhan_card_chosen = Wakhan választása: { $card }; ok: { $reason }.
pax_pamir-log-wakhan_cannot_bribe = Wakhan nem tudta kifizetni a kenőpénzt; eldobott lap: { $card }.
pax_pamir-log-over_agreement = A játék véget ért: minden játékos beleegyezett.
pax_pamir-log-end_agreed = { $who } beleegyezett a játék befejezésébe.
    .you = Beleegyeztél a játék befejezésébe.
pax_pamir-log-end_declined = { $who } tovább akart játszani.
    .you = Tovább akartál játszani.

## Pontlap

pax_pamir-score-successful = Sikeres próbák
pax_pamir-score-unsuccessful = Sikertelen próbák
pax_pamir-score-military_stars = Katonai csillagok
pax_pamir-score-rupees = Rúpia
