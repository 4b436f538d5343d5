### How a table tells what others did: the strip above the prompt, coming back, the folded log.

## The strip

web-story = Mit tesznek a többiek
web-story-since = Legutóbbi köröd óta
web-story-lately = Mi történt az imént
web-story-again = Megnézem újra
web-story-play = Lejátszás
web-story-pause = Szünet
web-story-back = Egy lépéssel vissza
web-story-forth = Egy lépéssel előre
web-story-to_mine = Ugrás a körömhöz
web-story-to_now = Ugrás a jelenbe
web-story-place = { $step }/{ $steps }
web-story-step_of = { $step }. lépés (összesen { $steps })
web-story-more = és még { $more }
web-story-to_yours = { $turns ->
       [one] utána te következel
      *[other] { $turn }. kör (összesen { $turns }), utána te következel
    }
web-story-now_yours = Most te következel
web-story-taken = Visszavetted a lépést
web-story-taken_turn = Visszavetted a körödet
web-story-now = Újra a jelennél tartasz.
web-story-plays = { $who } lép
web-story-waits = Te következel, ha ezt végignézted
web-story-waits_hint = Szóköz: szünet, ]: következő lépés, Esc: ugrás a körödhöz.
web-story-past = Egy korábbi pillanatot nézel
web-story-past_hint = Amit tőled kérdez a játék, az megvár. Esc: vissza.
web-story-return = Vissza a jelenbe
web-story-older = +{ $turns }
web-story-older_about = { $turns } kör ezek előtt
web-story-turns = { $turns } kör a tiéd óta
web-story-turns_lately = { $turns } kör az imént
web-story-told = { $turns } kör: { $said }
web-story-says = { $who }: { $said }
web-story-lead = { $lead }: { $said }
web-story-facts = { $one }, { $other }
web-story-acts = { $who } itt lép
web-story-paused = Szünet.
web-story-gain-points = { $signed } { $count ->
   *[other] pont
}
web-story-speed = Mások köre
web-story-speed-instant = Azonnal
web-story-speed-quick = Gyors
web-story-speed-calm = Nyugodt
web-story-speed-step = Lépésenként

## Coming back

web-back_to = { $steps } dolog történt, mióta léptél
web-back_to-lately = { $steps } dolog történt, mióta itt jártál
web-back_to-left = Ahogy itt hagytad
web-back_to-left_at = Ahogy itt hagytad: { $when }
web-back_to-about = A tábla most úgy áll, ahogy itt hagytad.
web-back_to-steps = { $steps } lépés
web-back_to-earlier = { $turns } korábbi kör
web-back_to-over = … és véget ért a játék.
web-back_to-waiting = { $steps } lépés vár: itt láthatod őket egyenként
web-back_to-skip = Átugrom
web-back_to-watch = Megnézem · { $seconds } mp
web-back_to-never = Máskor ne kérdezd, ugorj a jelenbe

## The log

web-log-show = A napló sorai
web-log-all = Mind
web-log-mine = Ami engem érint
web-log-find = Keresés
web-log-nothing = Ilyesmi nem történt.
web-log-since = legutóbbi köröd óta
web-log-new = { $lines } új sor
web-log-keep = Maradjon a tábla mellett
web-log-rules = A szabályok

## Settings

web-settings-others = Mások köre
    .about = meddig látszik egy-egy lépés
web-settings-scenes = Jelenetek
    .about = értékelések és a játék vége
web-settings-scenes-shown = Teljes
web-settings-scenes-short = Rövid
web-settings-scenes-off = Kikapcsolva
web-settings-back = Amikor visszajövök
    .about = és közben mások léptek
web-settings-back-ask = Kérdezd meg
web-settings-back-watch = Megnézem
web-settings-back-skip = Átugrom
web-settings-log = A napló maradjon a tábla mellett
    .about = széles ablakban
