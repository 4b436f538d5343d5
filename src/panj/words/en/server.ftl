### What the table server says.

## Log

server-log-bot_failed = { $who } did not answer in time; a simpler bot made the move.
    .you = Your bot did not answer in time; a simpler bot made the move.
server-log-gift = { $who } was given { $minutes } more minutes.
    .you = You were given { $minutes } more minutes.
server-log-paused = The host paused the table.
server-log-resumed = The pause ended, and the game went on.
server-log-left = { $who } left the match; a bot took over.
    .you = You left the match; a bot took over for you.
server-log-removed = { $who } was removed from the table; a bot took over.
    .you = You were removed from the table; a bot took over.
server-log-returned = { $who } came back to the table.
    .you = You came back to the table.
server-log-taken_over = { $who } ran out of time; a bot took over.
    .you = Your time ran out; a bot took over for you.
server-log-undone = { $who } took the last move back.
    .you = You took the last move back.
server-log-undone_turn = { $who } took { $count } moves of the turn back.
    .you = You took { $count } moves of your turn back.

## Letters

server-mail-confirm_subject = Panj: is this your address?
server-mail-confirm =
    Hello { $name },

    follow this link so that Panj may write to you:

    { $link }

    It works once, for a day. If you did not ask for this letter, do nothing.
server-mail-reset_subject = Panj: a new password
server-mail-reset =
    Hello { $name },

    with this link you choose a new password for your account:

    { $link }

    It works once, for 30 minutes, and signs you out on all devices. If you did not ask for this letter, do nothing: your
    password stays as it is.

## Refusals

server-refusal-account_taken = The account name { $name } is taken.
server-refusal-bad_field = This part of the request is not in the right form: { $name }.
server-refusal-bad_request = This request is not in the right form.
server-refusal-bot_tables = You have { $limit } running tables with bots. Finish one of them first, or give it up.
server-refusal-browser_only = A token may not do that; sign in with a browser.
server-refusal-chat_empty = The message is empty.
server-refusal-chat_long = A line of chat has at most { $limit } characters.
server-refusal-common_password = This password is one of the first that anybody would try. Please choose another one.
server-refusal-forbidden = You may not do this.
server-refusal-gift_own = You cannot give time to yourself.
server-refusal-gift_twice = This player has been given time already.
server-refusal-has_account = You already have the account { $name }.
server-refusal-hints_clock = At a table with a clock there are no hints.
server-refusal-hints_off = This table plays without hints.
server-refusal-in_use = Another server already uses the database { $name }.
server-refusal-internal = Something went wrong on the server. It has been noted.
server-refusal-invitations = At most { $limit } invitations may be open at once. Wait until some are used, or give a table up.
server-refusal-invite = This invitation was already used, or never existed.
server-refusal-link = This link has been used or is too old. Please ask for a new one.
server-refusal-login = Wrong account name or password.
server-refusal-name_empty = A name needs at least one letter or digit.
server-refusal-name_long = A name has at most { $limit } characters.
server-refusal-name_tricks = A name may not have invisible letters or piled marks.
server-refusal-needs_consent = Other people play here: propose to end the match instead.
server-refusal-newer_schema = The database was made by a newer Panj (schema { $theirs }, ours is { $ours }). Please upgrade.
server-refusal-no_account = You need an account for this.
server-refusal-no_automa = With these options seat { $seat } has no automated player.
server-refusal-no_branch = The game cannot be continued from this moment.
server-refusal-no_clock = This table has no clock that could be stopped.
server-refusal-no_database = The database { $name } cannot be reached. Is the address right, and the password?
server-refusal-no_driver = The package { $name } is not installed.
server-refusal-no_hint = No hint was found. Please try again.
server-refusal-no_live_clock = Time can be given only where minutes are counted.
server-refusal-no_mail = This server sends no e-mail.
server-refusal-no_passkeys = This server has no passkeys.
server-refusal-open_tables = You have { $limit } open tables already. Start one of them first, or give it up.
server-refusal-passkey = This passkey was not accepted.
server-refusal-passkeys = You have { $limit } passkeys already. Remove one of them first.
server-refusal-practice = A practice match is not kept as a file.
server-refusal-no_proposal = Nothing has been proposed.
server-refusal-no_seat = There is no free seat for you at this table.
server-refusal-no_such_move = There is no move number { $index } now.
server-refusal-no_table = There is no such table.
server-refusal-not_found = There is nothing at this address.
server-refusal-not_host = Only the host of the table may do this.
server-refusal-not_kept = This seat is not kept for anybody.
server-refusal-not_open = This table has already started.
server-refusal-not_out_of_time = Nobody has run out of time at this seat.
server-refusal-not_over = This match is not over yet.
server-refusal-not_paused = The table is not paused.
server-refusal-not_stood_in = No bot plays for you here.
server-refusal-not_running = This match is not running.
server-refusal-not_seated = You do not sit at this table.
server-refusal-not_your_turn = It is not your turn.
server-refusal-other_name = This is not the name of your account.
server-refusal-other_schema = The database has another schema ({ $theirs }, ours is { $ours }). Start the server once to bring it up to date.
server-refusal-paused = The table is paused.
server-refusal-proposal_open = Another proposal is still waiting for an answer.
server-refusal-prove = Please give your password once more first.
server-refusal-removed = You were removed from this table and cannot take your seat back.
server-refusal-running_tables = You have { $limit } running tables already. Finish one of them first, or give it up.
server-refusal-scope = This token may not do that; it would need the scope { $name }.
server-refusal-seats_open = Some seats are still free.
server-refusal-setting = The setting { $name } is not known, or its value is not possible.
server-refusal-settings_file = The file { $name } cannot be read.
server-refusal-settling = You have played your turn already: end it, or take it back.
server-refusal-slow = The request took too long to arrive.
server-refusal-stored_options = The options of your tables take more than { $limit } bytes. Use fewer tables with pieces of your own.
server-refusal-table_taken = A table with this address already exists.
server-refusal-taken_over = A bot has taken over your seat.
server-refusal-token = This token does not exist, or was taken back.
server-refusal-banned = You are banned from this server. The reason that was given: { $reason }
server-refusal-muted = You may not write in the chat for now. Your account page says why.
server-refusal-not_house = Only who looks after this server may do this.
server-refusal-of_the_house = Who looks after the house cannot be warned, muted or banned from here.
server-refusal-oneself = That is you yourself.
server-refusal-place = Newcomers from your network are not welcome here for now.
server-refusal-registration = This server takes no newcomers at the moment.
server-refusal-reported = You have reported this already.
server-refusal-too_large = This request is too large.
server-refusal-too_many = Too many requests. Please wait a moment.
server-refusal-unknown_person = Please choose a name first.
server-refusal-watchers = This table does not want spectators.
server-refusal-workers = Several worker processes need PostgreSQL: an SQLite file has room for one writer only.
