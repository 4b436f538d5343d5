### What the browser table says.

## General

web-page_about = Board games at one table, with people, with bots, or both.
web-no_script = Panj needs JavaScript for its boards. Every table also has a page of plain text: add { $path } to its address.
web-skip = Skip to the content
web-nav = Main menu
web-nav-play = Play
web-nav-tables = Tables
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-back = Back
web-back_home = To the home page
web-close = Close
web-details = Details
web-zoom_fit = Fit to the window
web-more_moves = More…
web-save = Save
web-saved = Saved
web-copy = Copy
web-copied = Copied
web-share = Share
web-more = More
web-less = Less
web-about = About: { $thing }
web-loading = Loading
web-no_network = You are offline. Finished matches that you opened before can be looked at.
web-you = you
web-live = Live
web-offline = Offline
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-points = { $points ->
    [one] point
   *[other] points
}
web-players_here = Players
web-theme-to_dark = Dark theme
web-theme-to_light = Light theme
web-guest_names = Robin, Sasha, Kim, Alex, Jamie, Noa, Charlie, Quinn

## New table

web-new-title = New table
web-new-name = Name of the table
web-new-name_usual = as you like
web-new-seats = Seats
web-new-seat_count = { $seats }, from { $least } to { $most }
web-new-person = Person
web-new-open = Open
web-new-here = on this device
web-new-by_link = by the link
web-new-player_name = Name of player { $seat }
web-new-bot_of = Bot on seat { $seat }
web-new-style_of = Style of the bot on seat { $seat }
web-new-add = Add a seat
web-new-remove = Remove a seat
web-new-automa = automated player
web-new-with_automa = With { $name }
web-new-clock = Clock per player
web-new-clock-none = No clock
web-new-clock-live15 = 15 min + 30 s a move
web-new-clock-live5 = 5 min + 10 s a move
web-new-clock-days3 = 3 days a move
web-new-listed = Show among the open tables
web-new-watchers = Spectators
web-new-watchers-all = welcome
web-new-watchers-late = 10 moves later
web-new-watchers-none = none
web-new-chosen = { $count ->
       [0] Choose…
       [one] { $count } chosen
      *[other] { $count } chosen
    }
web-new-shipped = as shipped
web-new-shipped_again = Back to the shipped tables
web-new-strange_files = The game does not know these files: { $files }. It knows: { $known }.
web-new-own_files = { $count ->
    [one] { $count } file of your own
   *[other] { $count } files of your own
}
web-new-more_options = { $count ->
    [one] { $count } more option
   *[other] { $count } more options
}
web-new-usual = Back to the usual settings
web-options-usual = All options are at their defaults.
web-new-play = Play
web-new-open_table = Open the table
web-new-link_now = { $seats ->
        [one] You can send the link or show the code right away: { $seats } seat is free.
       *[other] You can send the link or show the code right away: { $seats } seats are free.
    }
web-invite-link = Link to this table
web-invite-qr = The link as a picture for a camera
web-invite-about = Send the link or show the code; open seats fill as people arrive.

## Before the start

web-wait-title = { $seats ->
    [one] { $seats } seat is still free
   *[other] { $seats } seats are still free
}
web-wait-full = Everybody is here
web-wait-clock_none = No clock
web-wait-clock_live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} for each player, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} more for every turn
web-wait-clock_days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} for each move
web-wait-takeover = A bot plays on for anybody whose time runs out.
web-wait-usual = The standard rules
web-wait-without = Without: { $option }
web-wait-option = { $option }: { $choice }
web-wait-sit = Sit down
web-wait-leave = Leave the seat
web-wait-kept = kept for { $who }
web-wait-open = Let anybody sit here
web-wait-start = Start the game
web-wait-host = The host starts the game when all seats are taken.
web-wait-dock = The game has not begun yet.
web-wait-not_yet = If somebody sent you this link, the table may not be open yet. This page looks again by itself.
web-low_time = { $seconds } seconds left on your clock.
web-stand_in-chip = a bot plays on
web-stand_in-plays = A bot plays for { $who }.
web-stand_in-out = { $who } ran out of time
web-stand_in-about = A bot plays for { $who } for now. The seat and the name stay.
web-stand_in-round = Your time ran out in round { $round }.
web-stand_in-then = Your time ran out.
web-stand_in-left = You have left the match.
web-stand_in-gone = { $who } has left the match
web-stand_in-removed = You were removed from this table.
web-stand_in-sent = { $who } was removed from the table
web-stand_in-moves = A bot has made { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} for you.
web-stand_in-given = You were given { $minutes } more minutes.
web-gift = Give { $who } { $minutes } minutes
web-ok = OK
web-pause-begin = Pause the table
web-pause-title = The table is paused
web-pause-about = The clocks stand still, and nobody can move.
web-pause-host = The host lets the game go on.
web-pause-end = Go on
web-record-first = It was your first game of { $game }.
web-record-best = It is your best game so far.
web-record-first_win = It is your first win, in { $games } games.
web-record-wins = Won { $wins } of { $games } games.
web-over-largest = Your dearest move: { $move }
web-over-largest_look = Look
web-review-largest = The dearest one: { $move } ({ $place }).
web-review-turn = turn { $turn }
web-review-early = { $part }: none yet
web-review-after = after { $part } { $number }
web-stand_in-back = Take your seat back
web-seat-former = A former player
web-seat-open = free seat
web-seat-automa = automated
web-seat-is_bot = Bot: { $level }
web-seat-is_automa = Automated player, moved by the rules of the game
web-seat-is_here = Is at the table
web-seat-is_away = Is away
web-seat-away = away
web-seat-turn = to move
    .you = your turn
web-seat-next = decides next
web-seat-thinking = thinking

## The prompt

web-prompt = What is asked
web-crumb = Take back: { $thing }
web-undo = Undo
web-undo_turn = Undo turn
web-sure = { $move }?
web-sure-ends = { $move } and end your turn?
web-sure-reveals = This shows something new, so it cannot be taken back.
web-settle = Turn over?
web-settle-untold = Nobody has been told yet.
web-settle-next = Nobody has been told yet. { $who } is asked when you end your turn.
web-settle-end = End turn
web-ledger = Your turn
web-ledger-done = (done)
web-ledger-off = (not now)
web-leaves = { $move }? { $things ->
        [one] One thing is left
       *[other] { $things } things are left
    }
web-changes = What changes
web-changes-lose = You lose
web-changes-get = You get
web-give_up-abandon = Give up?
web-give_up-abandon-about = The game ends here for everybody.
web-give_up-resign = Propose to end the game?
web-give_up-resign-about = It ends if everybody agrees.
web-give_up-quit = Leave the match?
web-give_up-quit-about = A bot plays on for you; you may come back.
web-give_up-quit-ends = This table wants no bots: the game ends for everybody.
web-give_up-leave = Leave
web-give_up-leave-again = Press once more to leave.
web-give_up-yes = Give up
web-give_up-press = press and hold
web-give_up-again = Press once more to give up.
web-give_up-no = Play on
web-sure-yes = Yes, do it
web-thinks = { $who } is thinking.
web-thinks-progress = Rough progress
web-thinks-for = { $seconds ->
    [one] { $seconds } second so far
   *[other] { $seconds } seconds so far
}
web-waiting-hint = You may look at everything meanwhile.
web-watching = You are watching.
web-watching-hint = Hidden things stay hidden from you.
web-curtain = It is the turn of { $who }.
web-curtain-hint = Everybody else, please look away.
web-curtain-look = It is me, show the table
web-lost = { $seconds ->
    [0] Connection lost. Trying again…
    [one] Connection lost. Trying again in { $seconds } second.
   *[other] Connection lost. Trying again in { $seconds } seconds.
}
web-lost-kept = Nothing that you chose is lost.
web-lost-now = Try now
web-refused-again = The table is up to date again; please choose again.
web-report_error = Copy for a report
web-abandoned = This game was abandoned.
web-proposal-undo = { $who } asks to take the last move back.
web-proposal-resign = { $who } proposes to end the game here.
web-proposal-yes = Agree
web-proposal-no = Decline
web-proposal-waiting = Waiting for the others.
web-menu = Table menu
web-menu-undo = Ask to take a move back
web-menu-resign = Propose to end the game
web-menu-quit = Leave the match
web-menu-abandon = Abandon the table
web-menu-export = Download the match
web-order = Report or mute
web-order-about = { $who }: report or mute

## Log, chat, rules

web-log = Log
web-log_and_chat = Log and chat
web-log-moment = Look at this moment
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something…
web-chat-send = Send
web-rules-of = Rules of { $game }
web-rules-games = Games
web-rules-search = Search the rules
web-rules-none = No rule found.
web-rules-now = Right now
web-rules-why = Why not here?
web-chapter-0 = In short
web-chapter-1 = Components
web-chapter-2 = Set-up
web-chapter-3 = Flow of play
web-chapter-4 = Actions and effects
web-chapter-5 = End and scoring
web-chapter-6 = Variants
web-chapter-7 = What is open, what is secret
web-chapter-9 = Rulings and clarifications

## The end and the replay

web-replay = Replay
web-replay-start = The beginning
web-replay-back = One move back
web-replay-forth = One move forward
web-replay-turn_back = One turn back
web-replay-turn_forth = One turn forward
web-replay-round_back = One round back
web-replay-round_forth = One round forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-move_of = Move { $move } of { $moves }
web-replay-eyes = Seen by
web-replay-share = Link to this moment
web-replay-try = Try things out
web-replay-live = Back to live
web-replay-table = To the table
web-replay-no_chat = The chat is at the table.

## Settings

web-account = Account
web-account-about = Account: password, devices, data
web-settings = Settings
web-settings-name = Your name
web-settings-guest = guest
web-settings-theme = Theme
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-theme-system = System
web-settings-text = Text size
web-settings-text-small = Small
web-settings-text-normal = Normal
web-settings-text-large = Large
web-settings-text-huge = Huge
web-settings-motion = Motion
web-settings-motion-full = Full
web-settings-motion-short = Short
web-settings-motion-none = None
web-settings-confirm = Confirm moves
web-settings-confirm-about = before moves with a big consequence
web-settings-confirm-never = Never
web-settings-confirm-final = Important ones
web-settings-confirm-always = Always
web-settings-forced = Play forced moves for me
web-settings-forced-about = if there is only one option and nothing to take back
web-settings-hold = Look at my turn again before it ends
web-settings-warn = Warn about unused powers
web-settings-warn-about = when a turn would end and something is left
web-settings-sound = Sound
web-settings-volume = Volume
web-settings-sounds = Sounds
web-settings-sounds-turn = My turn only
web-settings-sounds-pieces = Pieces
web-settings-sounds-all = All
web-sound-mute = Turn sound off
web-sound-unmute = Turn sound on
web-settings-notify = Tell me when it is my turn
web-settings-notify-about = when this page is in the background

## The text table

web-text_table = Text table
web-text-title = { $game }: text table
web-text-board = To the board
web-text-reload = Reload
web-text-now = Now
web-text-moves = What you can do
web-text-score = Points so far
web-text-on_table = On the table
web-text-empty = nothing
web-generic-moves = What you can do
web-generic-filter = Find a move
web-generic-table = On the table

## Parts of a view

web-view-round = Round
web-view-rounds = Rounds
web-view-options = Options
web-view-players = Players
web-view-points = Points
web-view-total = Total

## Hints

web-hint = Hint
web-hint-wait = Thinking about your moves…
web-hint-best = Best: { $move }
web-hint-then = Then:
web-hint-step = { $who }: { $move }
web-hint-about = Each bar shows where your chance of winning probably lies.
web-hint-fair = The thin line is a fair share: { $share }.
web-hint-ideas = { $ideas ->
    [1] One idea
    [2] Two ideas
   *[other] Three ideas
}
web-hint-several = Several good moves
web-hint-do = Play this
web-hint-band = { $low } to { $high }
web-hint-on = Hints allowed
web-hint-marked = Hints allowed, and marked in the result
web-new-hints = Hints
    .about = Players may ask for the best moves and the reasons.
web-new-learners = Mark who asks for a hint
    .about = For learners: the result shows a bulb beside who asked.

## The review

web-review = Review
web-review-chart = Chances over the match
web-review-legend = shaded: how sure that is · dotted: a fair share
web-review-progress = How far the review has come
web-review-at_work = { $done } of { $total } moves looked at
web-review-wait = Looking at every move…
web-review-whose = Whose moves
web-review-mine = Mine only
web-review-everybody = Everybody
web-review-my_sum = { $mistakes ->
    [0] No move cost you more than chance explains.
    [one] One move cost you more than chance explains.
   *[other] { $mistakes } moves cost you more than chance explains.
}
web-review-sum = { $mistakes ->
    [0] No move cost more than chance explains.
    [one] One move cost more than chance explains.
   *[other] { $mistakes } moves cost more than chance explains.
}
web-review-looked = { $moves ->
    [one] { $moves } choice was looked at.
   *[other] { $moves } choices were looked at.
}
web-review-finds = Good finds
web-review-about = Judged only by what could be seen at the time. Moves whose loss is smaller than its margin of error are not listed.
web-review-move = move { $move }
web-review-was_played = played
web-review-was_better = better
web-review-played = { $who } played: { $move }.
    .you = You played: { $move }.
web-review-better = Better: { $move }.
web-review-cost = Chance to win: { $better } with the better move, { $made } as played.
web-review-lesson = The move under review
web-review-place = { $place } of { $all }
web-review-choose = Choose a move from the list.
web-review-none = No move cost more than chance explains.
web-review-previous = Previous lesson
web-review-next = Next lesson
web-review-try = Try from here
web-practice = Practice from move { $move }
web-practice-about = Unrated; what was hidden is drawn at random again.
web-practice-back = Back to the review

web-how_to_play = How to play
web-settings-tips = The coach’s tips in a first game
