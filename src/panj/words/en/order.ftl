### What anybody may do about somebody at a table

order-who = Who is meant?
order-mute = Do not read { $who }
order-mute-about = Then you do not see what { $who } writes, at any table, and nobody is told. Your account page has the list.
order-muted = You do not see what { $who } writes any more.
order-unmute = Undo
order-unmuted = You see again what { $who } writes.
order-report = Report { $who }
order-report-about = It is read by those who look after this server, and by nobody else.
order-kind = What is it about?
order-kind-insult = An insult
order-kind-name = The name
order-kind-stalling = Playing for time
order-kind-cheating = Cheating
order-kind-other = Something else
order-words = In a few words, if you like
order-send = Send the report
order-sent = Thank you. Your report has arrived.
