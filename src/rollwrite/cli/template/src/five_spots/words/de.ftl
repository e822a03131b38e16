# Five Spots, Deutsch

name = Five Spots
tagline = Fünf Felder, ein Würfel, kein Zurück.

line-climb = Anstieg
line-full = Volle Reihe
die-number = { $face }
region-row = Die Reihe

prompt-roll = Der Würfel fällt für alle.
prompt-write = Eine { $number }: Trag sie in ein Feld ein oder lass sie aus.
prompt-wait-one = { $seat } wählt noch.
prompt-wait-others = { $count } andere wählen noch.
prompt-over = Alle Runden sind gespielt.

move-write = { $number } in Feld { $box } eintragen
move-skip = Diese Zahl auslassen
title-box = Feld { $box }
title-skip = Auslassen
verb-write = Eintragen
verb-skip = Auslassen

news-roll = Der Würfel zeigt { $number }.
news-write = hat { $number } in Feld { $box } eingetragen
news-skip = hat ausgelassen
news-end = Die letzte Runde ist vorbei.

why-over = Das Spiel ist aus.
why-wait = Du bist gerade nicht gefragt.
why-written = Dieses Feld ist schon beschrieben.
why-nothing = Hier gibt es gerade nichts zu tun.

rules-goal = Worum es geht
rules-goal-text =
    Fülle fünf Felder von links nach rechts, als ob du steigst: Jede Zahl, die alle vor ihr übertrifft, zählt.
rules-write = Eine Runde
rules-write-text =
    Ein Würfel fällt für alle. Jeder trägt die Zahl in ein leeres Feld ein oder lässt sie aus.
rules-score = Wertung
rules-score-text =
    Lies deine Reihe von links. Eine Zahl, die größer ist als alle vor ihr, zählt ihren Wert. Eine volle Reihe bringt 5 dazu.
rules-end = Das Ende
rules-end-text =
    Das Spiel endet nach acht Runden oder wenn alle Reihen voll sind. Die höchste Summe gewinnt.
