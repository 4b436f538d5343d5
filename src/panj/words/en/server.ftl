### What the table server says.

## Log

server-log-bot_failed = { $who } did not answer in time; a simpler bot made the move.
    .you = Your bot did not answer in time; a simpler bot made the move.
server-log-taken_over = { $who } ran out of time; a bot plays on.
    .you = Your time ran out; a bot plays on for you.
server-log-undone = { $who } took the last move back.
    .you = You took the last move back.

## Refusals

server-refusal-account_taken = The account name { $name } is taken.
server-refusal-bad_field = This part of the request is not in the right form: { $name }.
server-refusal-bad_request = This request is not in the right form.
server-refusal-browser_only = A token may not do that; sign in with a browser.
server-refusal-chat_empty = There is nothing to say in this line.
server-refusal-chat_long = A line of chat has at most { $limit } characters.
server-refusal-forbidden = You may not do this.
server-refusal-has_account = You already have the account { $name }.
server-refusal-hints_clock = At a table with a clock there are no hints.
server-refusal-hints_off = This table plays without hints.
server-refusal-internal = Something went wrong on the server. It has been noted.
server-refusal-invite = This invitation was already used, or never made.
server-refusal-login = Account name and password do not belong together.
server-refusal-name_empty = A name needs at least one letter or digit.
server-refusal-name_long = A name has at most { $limit } characters.
server-refusal-needs_consent = Other people play here: propose to end the match instead.
server-refusal-newer_schema = The database was made by a newer Panj (schema { $theirs }, ours is { $ours }). Please upgrade.
server-refusal-no_automa = With these options the rules do not play seat { $seat } themselves.
server-refusal-no_hint = No hint was found. Please try again.
server-refusal-no_proposal = Nothing has been proposed.
server-refusal-no_seat = There is no free seat for you at this table.
server-refusal-no_such_move = There is no move number { $index } now.
server-refusal-no_table = There is no such table.
server-refusal-not_found = There is nothing at this address.
server-refusal-not_host = Only the host of the table may do this.
server-refusal-not_open = This table has already started.
server-refusal-not_over = This match is not over yet.
server-refusal-not_running = This match is not running.
server-refusal-not_seated = You do not sit at this table.
server-refusal-not_your_turn = It is not your turn.
server-refusal-other_schema = The database has another schema ({ $theirs }, ours is { $ours }). Start the server once to bring it up to date.
server-refusal-proposal_open = Another proposal is still waiting for an answer.
server-refusal-scope = This token may not do that; it would need the scope { $name }.
server-refusal-seats_open = Some seats are still free.
server-refusal-table_taken = A table with this address already exists.
server-refusal-taken_over = A bot has taken over your seat.
server-refusal-token = This token does not exist, or was taken back.
server-refusal-too_large = This request is too large.
server-refusal-too_many = Too many requests. Please wait a moment.
server-refusal-unknown_person = Please choose a name first.
server-refusal-watchers = This table does not want spectators.
server-refusal-workers = Several worker processes need PostgreSQL: an SQLite file has room for one writer only.
