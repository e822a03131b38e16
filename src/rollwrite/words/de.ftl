# Der Tisch selbst, Deutsch

seat-number = Platz { $number }
bot-random = Zufall
bot-random-about = Nimmt irgendeinen erlaubten Zug. Gut zum Ausprobieren.
bot-greedy = Gierig
bot-greedy-about = Nimmt, was gerade am besten aussieht.

# -- überall

language = Sprache
language-en = English
language-de = Deutsch
lamp-on = Lampe an
lamp-off = Zurück ans Tageslicht
sound-on = Ton an
sound-off = Ton aus
calm-on = Alles ruhig halten
calm-off = Bewegung zulassen
back = Zurück
close = Schließen
menu = Menü
to-home = Zum Spieleregal
rules = Regeln
page-failed = Diese Seite konnte nicht geladen werden.
page-failed-do = Prüfe die Verbindung und lade sie noch einmal.
page-lost = Unter dieser Adresse liegt nichts
page-lost-do = Der Link ist vielleicht alt, oder es fehlt ein Buchstabe.
reload = Neu laden
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# -- der Tisch

table-loading = Die Blätter werden ausgelegt …
table-gone = Diesen Tisch gibt es hier nicht
table-gone-do = Der Link ist vielleicht alt, oder es fehlt ein Buchstabe. Wer ihn geschickt hat, kann ihn noch einmal schicken.
table-turn = Zug { $turn }
table-others = Die anderen
table-your-sheet = Dein Blatt
table-sheet-of = Blatt von { $name }
table-open-sheet = { $name }, { $points } Punkte. Blatt öffnen
table-so-far = Dein Blatt bisher
table-so-far-of = { $name } bisher
table-hint = Was leuchtet, passt. Tippe etwas anderes an, um es dir anders zu überlegen.
table-hint-picked = Tippe etwas anderes an, um es dir anders zu überlegen.
table-lit-dice = Würfel
table-onlooker = Du schaust zu
table-onlooker-text = Was noch niemand gezeigt hat, bleibt verdeckt.
table-you = du
table-bot = Bot
table-state-decided = hat gewählt
table-state-choosing = wählt
table-state-waits = wartet
table-state-away = nicht da
table-wait-for = Warten auf { $names }
table-written = Geschrieben. Du kannst es noch zurücknehmen.
table-all-chosen = Alle haben gewählt.
table-take-back = Zurück
table-clear = Leeren
table-done = Fertig
table-done-text = Diesmal gibt es nichts mehr zu wählen.
table-moves = Züge
table-moves-count = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}
table-moves-help = Pfeiltasten gehen, Enter wählt und bestätigt, Escape leert, U nimmt zurück.
table-no-moves = Gerade keine Züge.
table-picked = Gewählt: { $label }. { $points }. Enter bestätigt.
table-line-change = { $line }, { $before } auf { $after }
table-spot = Feld { $spot }
table-die-lit = { $face }, wählbar
table-die-picked = { $face }, gewählt
table-die-calm = { $face }, passt nicht
table-die-taken = { $face }, genommen
table-die-plain = { $face }
table-rolled = Gewürfelt: { $dice }.
table-log = Was geschah
table-log-empty = Noch ist nichts geschehen. Jeder Wurf und jeder Zug steht dann hier.
table-log-now = jetzt
table-log-turn = Zug { $turn }
table-total = Summe
table-keys = Tasten
table-menu = Menü des Tisches
table-seats = Plätze
table-invite = Link zu diesem Platz
table-link-copied = Kopiert.

# -- die Leitung ist weg

live-lost = Verbindung verloren.
live-lost-text = Neuer Versuch. Was du geschrieben hast, bleibt.
live-now = Jetzt
live-refused = Das ging nicht.
live-stale = Der Tisch war schon weiter. Dein Blatt zeigt den jetzigen Stand.
live-ok = In Ordnung

# -- ein Gerät, mehrere Leute

pass-to = Gib das Gerät an
pass-text = { $from } hat gewählt, das Blatt ist zugeklappt.
pass-text-first = Die Blätter sind zugeklappt.
pass-go = Ich bin { $name }, zeig mein Blatt
pass-back = Zurück zu { $name }
pass-watch = Nur zuschauen

# -- das Ende

end-counting = Die Blätter werden gezählt
end-counting-text = Zeile für Zeile.
end-skip = Alles auf einmal zeigen
end-wins = gewinnt mit { $points }
end-you-win = Du gewinnst mit { $points }
end-tie = gewinnen gemeinsam mit { $points }
end-and = und
end-ahead = { $points ->
    [one] Ein Punkt vor { $name }.
   *[other] { $points } Punkte vor { $name }.
}
end-ahead-you = { $points ->
    [one] Ein Punkt vor dir.
   *[other] { $points } Punkte vor dir.
}
end-turns = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
end-best = die meisten in dieser Zeile
end-verified = Würfel geprüft
end-verified-text = Jeder Wurf passt zum Geheimnis, das vor dem ersten versiegelt wurde.
end-verifying = Die Würfel werden geprüft
end-verifying-text = Jeder Wurf wird mit dem Geheimnis verglichen, das vor dem ersten versiegelt wurde.
end-not-verified = Würfel nicht bestätigt
end-not-verified-text = Die Würfe passen nicht zum versiegelten Geheimnis. Hebe das Protokoll auf und frage, wer den Tisch stellt.
end-how = So geht das
end-rematch = Revanche
end-to-rematch = Zur Revanche
end-replay = Noch einmal ansehen
end-record = Protokoll laden
end-record-long = Protokoll laden (jeder Wurf, jeder Zug)
end-sheets = Die Blätter

# das Terminal
terminal-again = Tippe die Nummer eines Zuges, u zum Zurücknehmen, q zum Gehen.
