### Mit tehet bárki valakivel szemben az asztalnál

order-who = Kiről van szó?
order-mute = Nem olvasom { $who } üzeneteit
order-mute-about = Ekkor egyik asztalnál sem látod, amit { $who } ír, és erről senki sem értesül. A listát a fiókod oldalán találod.
order-muted = Már nem látod, amit { $who } ír.
order-unmute = Visszavonás
order-unmuted = Újra látod, amit { $who } ír.
order-report = { $who } bejelentése
order-report-about = Csak a kiszolgáló gondozói olvassák el.
order-kind = Miről van szó?
order-kind-insult = Sértés
order-kind-name = A név
order-kind-stalling = Időhúzás
order-kind-cheating = Csalás
order-kind-other = Valami más
order-words = Néhány szóban, ha szeretnéd
order-send = Bejelentés elküldése
order-sent = Köszönjük. A bejelentésed megérkezett.
