### Trajan: the board in the browser, and what the text table calls its parts

web-trajan-setup = Set-up
web-trajan-quarter_of = Quarter { $quarter } of { $quarters }
web-trajan-round_of = Round { $round } of { $rounds }
web-trajan-time_of = Time { $time } of { $cycle }
web-trajan-quarter_round = Quarter { $quarter } · round { $round }
web-trajan-quarter_short = Quarter { $quarter } · { $round }
web-trajan-time = Time and demands
web-trajan-time_at = The time marker stands on space { $time } of { $cycle }.
web-trajan-time_cost = time +{ $count }

web-trajan-part-seaport = Seaport
web-trajan-part-forum = Forum
web-trajan-part-military = Military
web-trajan-part-senate = Senate
web-trajan-part-trajan = Trajan
web-trajan-part-construction = Construction
# Under the signs of the tabs on a phone: short words.
web-trajan-tab-circle = Circle
web-trajan-tab-construction = Building
web-trajan-parts = Parts of the table
web-trajan-has_targets = { $part }: something to choose here

web-trajan-circle = Your action circle
web-trajan-circle_of = Action circle of { $who }
web-trajan-your_mat = Your mat
web-trajan-mat_of = Mat of { $who }
web-trajan-rivals = The other players
web-trajan-secret = The markers are secret until everybody is done.
web-trajan-tray = Tray { $tray }
web-trajan-slot = Slot { $slot }
web-trajan-no_markers = no markers
web-trajan-empty = empty
web-trajan-arch = Arch of Trajan
web-trajan-arch_centre = The Arch stands in the middle: all slots hold tiles.
web-trajan-arch_about = The Arch of Trajan stands here: a new Trajan tile comes to this slot.
web-trajan-in_hand = in hand
web-trajan-other_tray = Another tray
web-trajan-drop_so = Drop in this order
web-trajan-drop_hint = Choose a marker in the middle; it falls into the tray with the ring.
web-trajan-put_hint = { $count ->
    [one] One more marker for the tray.
   *[other] Choose two markers in the middle.
  }

web-trajan-hand = Cards in hand
web-trajan-no_cards = No cards
web-trajan-hidden_cards = { $count ->
    [one] One hidden card
   *[other] { $count } hidden cards
  }
web-trajan-new_card = new this turn
web-trajan-picked = { $count } chosen
web-trajan-draw_or_take = draw two,
    or take one
web-trajan-port_hint = Start with a pile, a ship or cards of your hand.
web-trajan-load_hint = Choose the cards; the ship shows what they score.
web-trajan-play_hint = Choose one or two cards for your display; you draw as many.
web-trajan-play_cards = { $cards ->
    [one] Play one card
   *[other] Play { $cards } cards
  }
web-trajan-ship_cards = Ship { $cards }
web-trajan-coloured_side = coloured side
web-trajan-grey_side = grey side
web-trajan-displayed = displayed: { $good }, { $count }

web-trajan-forum_pile = { $count ->
    [one] one tile left
   *[other] { $count } tiles left
  }
web-trajan-rival_cost = −3 for each rival legionnaire
web-trajan-military_hint = Lit provinces: march there, or occupy where your leader stands. The camp: recruit.
web-trajan-map = Map of the provinces
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
web-trajan-value = { $points ->
    [one] value one point
   *[other] value { $points } points
  }
web-trajan-worth_you = now worth { $points } to you
web-trajan-leaders = leaders: { $names }
web-trajan-legionnaires = legionnaires: { $names }
web-trajan-leader_of = leader of { $who }
web-trajan-count_of = { $who }: { $count }
web-trajan-military_camp = Military camp: { $list }
web-trajan-vp_votes = points = votes
web-trajan-track = Senate track
web-trajan-votes_of = { $who }: { $votes } votes
web-trajan-stack_count = { $stack } · { $count }
web-trajan-stack-workers = workers
web-trajan-stack-legionnaires = legionnaires
web-trajan-stack-cards = cards
web-trajan-stack-plus2 = extra +2
web-trajan-stack-points = points
web-trajan-stack-demands = demands
web-trajan-first_of_type = first of a type: free action
web-trajan-building = { $building }, { $points } points
web-trajan-no_building = no tile
web-trajan-building_count = { $building }: { $count }
web-trajan-workers = workers: { $names }
web-trajan-workers_camp = Workers’ camp
web-trajan-workers_camp_has = Workers’ camp: { $list }

web-trajan-supply = Supply: { $count }
web-trajan-workers_at = Workers: { $camp } in the camp, { $sites } on sites
web-trajan-legionnaires_at = Legionnaires: { $camp } in the camp, { $provinces } in provinces
web-trajan-votes = Votes: { $votes }
web-trajan-cards_of = Cards in hand: { $count }
web-trajan-held = { $symbol }: { $count } held
web-trajan-kept = Trajan tile for every quarter
web-trajan-extra_space = Extra { $action }: { $tiles ->
    [0] no tile
    [one] one tile
   *[other] { $tiles } tiles
  }, repeats { $times ->
    [one] once
   *[other] twice
  }
web-trajan-plus_two_on = [+2] on { $list }
web-trajan-worth_now = { $points ->
    [one] worth one point now
   *[other] worth { $points } points now
  }
web-trajan-projected = Final score as it stands: { $points }
web-trajan-projection = Final score as it stands
web-trajan-quarter_end_demands = End of the quarter, step 1 of 3: demands.
web-trajan-quarter_end_senate = End of the quarter, step 2 of 3: senate.
web-trajan-demands = Demands of the people
web-trajan-cover-trajan = met by a Trajan tile
web-trajan-cover-forum = met by a forum tile
web-trajan-cover-wild = met by a wild tile
web-trajan-cover-unmet = not met yet
web-trajan-need = { $symbol }: demanded { $demanded }; Trajan tiles { $trajan }, forum tiles { $forum }; missing { $missing }
web-trajan-penalty_now = { $points ->
    [0] No penalty as it stands.
   *[other] Penalty as it stands: { $points } points.
  }

## What others gain and lose

web-trajan-gain-cards = { $signed } { $count ->
    [one] card
   *[other] cards
}
