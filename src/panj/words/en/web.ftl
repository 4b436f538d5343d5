### What the browser table says.

## General

web-skip = Skip to the content
web-nav = Main menu
web-nav-play = Play
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
web-you = you
web-understood = All right
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
web-players = { $least } to { $most } players
web-players_here = Players
web-theme-to_dark = Dark theme
web-theme-to_light = Light theme
web-guest_names = Robin, Sasha, Kim, Alex, Jamie, Noa, Charlie, Quinn

## Home

web-home-choose = Choose a game
web-home-about = Five games, one table: with people, with bots, or both.
web-home-soon = coming soon
web-home-mine = My tables
web-home-open = Open tables
web-home-over = Finished
web-home-empty = No game is running yet. Choose one above and start.
web-home-failed = The server does not answer. Please try again.
web-home-your_turn = Your turn
web-home-running = in progress
web-home-free = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
web-home-continue = Continue
web-home-join = Join
web-home-watch = Watch
web-home-replay = Replay

## New table

web-new-title = New table
web-new-of = New table: { $game }
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
web-new-automa = played by the rules
web-new-with_automa = With { $name }
web-new-clock = Clock per player
web-new-clock-none = No clock
web-new-clock-live15 = 15 min + 30 s
web-new-clock-live5 = 5 min + 10 s
web-new-clock-days3 = 3 days a move
web-new-listed = Show among the open tables
web-new-watchers = Spectators
web-new-watchers-all = welcome
web-new-watchers-late = 10 moves later
web-new-watchers-none = none
web-new-chosen = { $count ->
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
web-options-usual = All options are as usual.
web-new-play = Play
web-new-open_table = Open the table
web-new-link_now = { $seats ->
    [one] Send the link or show the code already now: { $seats } seat is free.
   *[other] Send the link or show the code already now: { $seats } seats are free.
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
web-wait-sit = Sit down
web-wait-leave = Get up
web-wait-start = Start the game
web-wait-host = The host starts the game when all seats are taken.
web-wait-dock = The game has not begun yet.
web-wait-not_yet = If somebody sent you this link, the table may not be open yet. This page looks again by itself.
web-seat-open = free seat
web-seat-automa = the rules
web-seat-is_bot = Bot: { $level }
web-seat-is_automa = Played by the rules of the game
web-seat-is_here = Is at the table
web-seat-is_away = Is away
web-seat-away = away
web-seat-turn = to move
    .you = your turn
web-seat-thinking = thinking

## The prompt

web-prompt = What is asked
web-lit = { $things ->
    [one] { $things } thing on the table is lit.
   *[other] { $things } things on the table are lit.
}
web-crumb = Take back: { $thing }
web-undo = Undo
web-sure = Really? { $move }
web-sure-final = This cannot be taken back.
web-sure-yes = Yes, do it
web-thinks = { $who } is thinking.
web-thinks-progress = About so far
web-thinks-for = { $seconds ->
    [one] { $seconds } second so far
   *[other] { $seconds } seconds so far
}
web-waiting-hint = You may look at everything meanwhile.
web-watching = You are watching.
web-watching-hint = Hidden things stay hidden from you.
web-curtain = It is the turn of { $who }.
web-curtain-hint = Everybody else, please look away.
web-curtain-look = I am looking
web-lost = { $seconds ->
    [0] Connection lost. Trying again…
    [one] Connection lost. Trying again in { $seconds } second.
   *[other] Connection lost. Trying again in { $seconds } seconds.
}
web-lost-kept = Nothing that you chose is lost.
web-lost-now = Try now
web-refused-again = The table is up to date again; please choose anew.
web-refused-hint = Choose one of the lit places.
web-report_error = Copy for a report
web-abandoned = This game was given up.
web-proposal-undo = { $who } asks to take the last move back.
web-proposal-resign = { $who } proposes to end the game here.
web-proposal-yes = Agree
web-proposal-no = Decline
web-proposal-waiting = Waiting for the others.
web-menu = Table menu
web-menu-undo = Ask to take a move back
web-menu-resign = Propose to end the game
web-menu-abandon = Give the table up
web-menu-export = Download the match

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
web-rules-none = No rule says this.
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
web-chapter-9 = Rulings

## The end and the replay

web-over-wins = { $points ->
    [one] { $who } wins with { $points } point
   *[other] { $who } wins with { $points } points
}
web-over-you_win = { $points ->
    [one] You win with { $points } point
   *[other] You win with { $points } points
}
web-over-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
web-over-hint = The score sheet tells where the points came from.
web-over-report = Score sheet
web-over-look = Look at the board
web-over-replay = Watch replay
web-over-again = Play again
web-over-sources = Where the points came from
web-over-growth = Points after each round
web-over-tab-table = Table
web-over-tab-chart = Chart
web-over-tab-boards = Boards
web-replay = Replay
web-replay-start = The beginning
web-replay-back = One move back
web-replay-forth = One move on
web-replay-turn_back = One turn back
web-replay-turn_forth = One turn on
web-replay-round_back = One round back
web-replay-round_forth = One round on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-move_of = Move { $move } of { $moves }
web-replay-eyes = Seen by
web-replay-share = Link to this moment
web-replay-live = Back to live
web-replay-table = To the table
web-replay-no_chat = The chat is at the table.

## Settings

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
web-settings-confirm-final = Final ones
web-settings-confirm-always = Always
web-settings-forced = Play forced moves for me
web-settings-forced-about = if there is only one option and nothing to take back
web-settings-sound = Sound
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
web-hint-wait = Thinking about your moves …
web-hint-best = Best: { $move }
web-hint-chance = chance to win
web-hint-points = The position is then worth about { $points } points.
web-hint-then = Then:
web-hint-step = { $who }: { $move }
web-hint-about = Chances come from a search that knows only what you may know.
web-hint-on = Hints allowed
web-new-hints = Hints
    .about = Players may ask for the best moves and the reasons.

## The review

web-review = Review
web-review-chart = Everybody’s chances over the match; the turning points follow as buttons
web-review-progress = How far the review has come
web-review-at_work = { $done } of { $total } decisions
web-review-chances = Chances to win at this moment
web-review-nearness = How near a high score at this moment
web-review-turns = Turning points
web-review-turn = Move { $move }: { $lost } lost
web-review-even = No move lost the match by itself.
web-review-played = Move { $move }, { $who }: { $played } ({ $chance })
web-review-best = The best move that was found.
web-review-better = Better: { $move } ({ $chance }).
