### The report of a match that is over

web-over-wins = { $who } nyert { $points } ponttal
web-over-you_win = Nyertél { $points } ponttal
web-over-you_share = Osztoztok a győzelmen: te és { $names }
web-over-placed = { $place ->
    [1] Első lettél { $seats } játékos közül
    [2] Második lettél { $seats } játékos közül
    [3] Harmadik lettél { $seats } játékos közül
    [4] Negyedik lettél { $seats } játékos közül
    [5] Ötödik lettél { $seats } játékos közül
    [6] Hatodik lettél { $seats } játékos közül
    [7] Hetedik lettél { $seats } játékos közül
    [8] Nyolcadik lettél { $seats } játékos közül
   *[other] { $place }. helyezett { $seats } játékos közül
}
web-over-behind = { $points } pontod van. { $who } nyert { $winning } ponttal, { $distance } ponttal előtted.
web-over-behind_tie = { $points } pontod van, ugyanannyi, mint a győztesnek ({ $who }); a döntetlenszabály döntött.
web-over-ahead = { $distance } ponttal { $who } előtt
web-over-ahead_tie = Ugyanannyi pont, mint a második helyezettnek ({ $who }); a döntetlenszabály döntött
web-over-short = Vége
web-over-why = Miért most ért véget?
web-over-difference = { $who } és { $other }: mi a különbség
web-over-difference_you = Te és { $other }: mi a különbség
web-over-differs = { $source }: { $who } { $mine }, { $other } { $theirs }
web-over-differs_you = { $source }: te { $mine }, { $other } { $theirs }
web-over-tie = { $first } és { $second } pontszáma egyaránt { $points }. Ami eldöntötte: { $line } ({ $better } – { $worse }).
web-over-equal = { $first } és { $second } pontszáma egyaránt { $points }, és minden másban is egyenlők: azonos helyen végeztek.
web-over-if_equal = döntetlennél: { $line }
web-over-then = azután: { $line }
web-over-not_reached = nem került rá sor
web-over-start = Kezdet
web-over-tick = { $axis }: { $number }
web-over-steps = Lépcsők: csak ezekben a pillanatokban jár pont
web-over-look_at = Megnézem
web-over-hint = Az összegzésből kiderül, miért ért véget, és miből lettek a pontok.
web-over-report = Pontlap
web-over-look = Tábla megtekintése
web-over-replay = Visszajátszás
web-over-again = Új játszma
web-over-sources = Miből lettek a pontok
web-over-parts = Miből áll össze
web-over-growth = Hogyan gyűltek a pontok
web-over-growth_table = Mindenki pontjai a játék során
web-over-tab-why = Miért
web-over-tab-table = Pontok
web-over-tab-chart = Grafikon
web-over-tab-boards = Táblák
web-over-learner = kért tippet
