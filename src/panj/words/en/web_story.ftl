### How a table tells what others did: the strip above the prompt, coming back, the folded log.

## The strip

web-story = What others do
web-story-since = Since your last turn
web-story-lately = What happened recently
web-story-again = Watch again
web-story-play = Play
web-story-pause = Pause
web-story-back = One step back
web-story-forth = One step forward
web-story-to_mine = Skip to my turn
web-story-to_now = Skip to now
web-story-place = { $step }/{ $steps }
web-story-step_of = step { $step } of { $steps }
web-story-more = and { $more } more
web-story-to_yours = { $turns ->
    [one] then it is your turn
   *[other] turn { $turn } of { $turns } to yours
}
web-story-now_yours = Now: your turn
web-story-taken = You took that back
web-story-taken_turn = You took your turn back
web-story-now = Back at the present.
web-story-plays = { $who } plays
web-story-waits = Your turn, when the story is over
web-story-waits_hint = Space pauses, ] shows the next step, Esc skips to your turn.
web-story-past = You are looking at an earlier moment
web-story-past_hint = What is asked of you waits. Esc goes back.
web-story-return = Back to now
web-story-older = +{ $turns }
web-story-older_about = { $turns ->
    [one] { $turns } turn before these
   *[other] { $turns } turns before these
}
web-story-turns = { $turns ->
    [one] { $turns } turn since yours
   *[other] { $turns } turns since yours
}
web-story-turns_lately = { $turns ->
       [one] { $turns } recent turn
      *[other] { $turns } recent turns
    }
web-story-told = { $turns ->
    [one] { $turns } turn: { $said }
   *[other] { $turns } turns: { $said }
}
web-story-says = { $who }: { $said }
web-story-lead = { $lead }: { $said }
web-story-facts = { $one }, { $other }
web-story-acts = { $who } acts here
web-story-paused = Paused.
web-story-gain-points = { $signed } { $count ->
    [one] point
   *[other] points
}
web-story-speed = Others’ turns
web-story-speed-instant = Instant
web-story-speed-quick = Quick
web-story-speed-calm = Calm
web-story-speed-step = Step

## Coming back

web-back_to = { $steps ->
    [one] { $steps } thing happened since your move
   *[other] { $steps } things happened since your move
}
web-back_to-lately = { $steps ->
    [one] { $steps } thing happened since you looked
   *[other] { $steps } things happened since you looked
}
web-back_to-left = As you left it
web-back_to-left_at = As you left it, { $when }
web-back_to-about = The board is as you left it.
web-back_to-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
web-back_to-earlier = { $turns ->
    [one] { $turns } earlier turn
   *[other] { $turns } earlier turns
}
web-back_to-over = … and the game is over.
web-back_to-waiting = { $steps ->
    [one] { $steps } step waits and is shown here
   *[other] { $steps } steps wait and are shown here one by one
}
web-back_to-skip = Skip
web-back_to-watch = Watch · { $seconds } s
web-back_to-never = Do not ask again, go to the present

## The log

web-log-show = Lines of the log
web-log-all = All
web-log-mine = Mine
web-log-find = Find
web-log-nothing = Nothing like that happened.
web-log-since = since your last turn
web-log-new = { $lines ->
    [one] { $lines } new line
   *[other] { $lines } new lines
}
web-log-keep = Keep it beside the board
web-log-rules = The rules

## Settings

web-settings-others = Others’ turns
    .about = how long each step is shown
web-settings-scenes = Scenes
    .about = scorings and the end of the game
web-settings-scenes-shown = Shown
web-settings-scenes-short = Short
web-settings-scenes-off = Off
web-settings-back = When I come back
    .about = and others have played meanwhile
web-settings-back-ask = Ask
web-settings-back-watch = Watch
web-settings-back-skip = Skip
web-settings-log = Keep the log beside the board
    .about = in a wide window
