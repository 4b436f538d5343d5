### Trajan: a tábla a böngészőben, és részeinek neve a szöveges asztalon

web-trajan-setup = Előkészítés
web-trajan-quarter_of = Negyedév: { $quarter } / { $quarters }
web-trajan-round_of = Forduló: { $round } / { $rounds }
web-trajan-time_of = Idő: { $time } / { $cycle }
web-trajan-quarter_round = { $quarter }. negyedév · { $round }. forduló
web-trajan-quarter_short = { $quarter }. negyedév · { $round }.
web-trajan-time = Idő és szükségletek
web-trajan-time_at = Az időjelző helye: { $time } / { $cycle }.
web-trajan-time_cost = idő +{ $count }

web-trajan-part-seaport = Kikötő
web-trajan-part-forum = Fórum
web-trajan-part-military = Hadsereg
web-trajan-part-senate = Szenátus
web-trajan-part-trajan = Trajan
web-trajan-part-construction = Építkezés
# Under the signs of the tabs on a phone: short words.
web-trajan-tab-circle = Kör
web-trajan-tab-construction = Építés
web-trajan-parts = Az asztal részei
web-trajan-has_targets = { $part }: itt lehet választani

web-trajan-circle = Az akcióköröd
web-trajan-circle_of = { $who } akcióköre
web-trajan-your_mat = A játékostáblád
web-trajan-mat_of = { $who } játékostáblája
web-trajan-rivals = A többi játékos
web-trajan-secret = A jelzők titkosak, amíg mindenki el nem készült.
web-trajan-tray = Tálca: { $tray }
web-trajan-slot = Lapkahely: { $slot }
web-trajan-no_markers = nincs jelző
web-trajan-empty = üres
web-trajan-arch = Trajan diadalíve
web-trajan-arch_centre = A diadalív középen áll: minden helyen van lapka.
web-trajan-arch_about = Itt áll Trajan diadalíve: az új Trajan-lapka erre a helyre kerül.
web-trajan-in_hand = kézben
web-trajan-other_tray = Másik tálca
web-trajan-drop_so = Lerakás ebben a sorrendben
web-trajan-drop_hint = Válassz egy jelzőt középen; a gyűrűs tálcára kerül.
web-trajan-put_hint = { $count ->
    [one] Még egy jelző erre a tálcára.
   *[other] Válassz két jelzőt középen.
  }

web-trajan-hand = Kézben lévő lapok
web-trajan-no_cards = Nincs lap
web-trajan-hidden_cards = { $count } rejtett lap
web-trajan-new_card = új ebben a lépésben
web-trajan-picked = { $count } kiválasztva
web-trajan-draw_or_take = húzz kettőt,
    vagy vegyél el egyet
web-trajan-port_hint = Pakli, hajó, vagy előbb a lapjaid: mind lehetséges.
web-trajan-load_hint = Válaszd ki a lapokat; a hajó mutatja, mennyit érnek.
web-trajan-play_hint = Válassz egy vagy két lapot kijátszásra; ugyanannyit húzol.
web-trajan-play_cards = { $cards } lap kijátszása
web-trajan-ship_cards = { $cards } lap hajóra
web-trajan-coloured_side = színes oldal
web-trajan-grey_side = szürke oldal
web-trajan-displayed = kijátszva: { $good }, { $count }

web-trajan-forum_pile = még { $count } lapka
web-trajan-rival_cost = −3 minden rivális légiósért
web-trajan-military_hint = Világító tartomány: vonulj oda, vagy foglald el, ahol a hadvezéred áll. Tábor: toborzás.
web-trajan-map = A tartományok térképe
web-trajan-map-britannia = Britannia
web-trajan-map-germania_inferior = Germ. Inferior
web-trajan-map-belgica = Belgica
web-trajan-map-germania_superior = Germ. Superior
web-trajan-map-raetia = Raetia
web-trajan-map-noricum = Noricum
web-trajan-map-alpes = Alpes
web-trajan-map-lugudunensis = Lugudunensis
web-trajan-map-aquitania = Aquitania
web-trajan-map-narbonensis = Narbonensis
web-trajan-value = értéke { $points } pont
web-trajan-worth_you = neked most { $points } pont
web-trajan-leaders = hadvezérek: { $names }
web-trajan-legionnaires = légiósok: { $names }
web-trajan-leader_of = { $who } hadvezére
web-trajan-count_of = { $who }: { $count }
web-trajan-military_camp = Katonai tábor: { $list }
web-trajan-vp_votes = pont = szavazat
web-trajan-track = Szenátussáv
web-trajan-votes_of = { $who }: { $votes } szavazat
web-trajan-stack_count = { $stack } · { $count }
web-trajan-stack-workers = munkás
web-trajan-stack-legionnaires = légiós
web-trajan-stack-cards = lap
web-trajan-stack-plus2 = plusz +2
web-trajan-stack-points = pont
web-trajan-stack-demands = szükséglet
web-trajan-first_of_type = első a fajtából: ingyenes akció
web-trajan-building = { $building }, { $points } pont
web-trajan-no_building = nincs lapka
web-trajan-building_count = { $building }: { $count }
web-trajan-workers = munkások: { $names }
web-trajan-workers_camp = Munkástábor
web-trajan-workers_camp_has = Munkástábor: { $list }

web-trajan-supply = Készlet: { $count }
web-trajan-workers_at = Munkások: { $camp } a táborban, { $sites } építési helyen
web-trajan-legionnaires_at = Légiósok: { $camp } a táborban, { $provinces } tartományban
web-trajan-votes = Szavazatok: { $votes }
web-trajan-cards_of = Kézben lévő lapok: { $count }
web-trajan-held = { $symbol }: { $count } van
web-trajan-kept = Trajan-lapka minden negyedévre
web-trajan-extra_space = Pluszakció, { $action }: { $tiles ->
        [0] nincs lapka
       *[other] { $tiles } lapka
    }, ismétlés: { $times }
web-trajan-plus_two_on = [+2] itt: { $list }
web-trajan-worth_now = most { $points } pontot ér
web-trajan-projected = A végeredmény most: { $points }
web-trajan-projection = A végeredmény, ahogy most áll
web-trajan-quarter_end_demands = A negyedév vége, 1. lépés a 3-ból: szükségletek.
web-trajan-quarter_end_senate = A negyedév vége, 2. lépés a 3-ból: szenátus.
web-trajan-demands = A nép szükségletei
web-trajan-cover-trajan = Trajan-lapka fedezi
web-trajan-cover-forum = fórumlapka fedezi
web-trajan-cover-wild = joker fedezi
web-trajan-cover-unmet = még nincs fedezve
web-trajan-need = { $symbol }: szükséges { $demanded }; Trajan-lapka { $trajan }, fórumlapka { $forum }; hiányzik { $missing }
web-trajan-penalty_now = { $points ->
    [0] Most nincs büntetőpont.
   *[other] Büntetőpont most: { $points }.
  }

## What others gain and lose

web-trajan-gain-cards = { $signed } { $count ->
   *[other] lap
}
