# Der Tisch selbst, Deutsch

seat-number = Platz { $number }
bot-random = Zufall
bot-random-about = Nimmt irgendeinen erlaubten Zug. Gut zum Ausprobieren.
bot-gentle = Sanft
bot-gentle-about = Meint es gut, übersieht aber viel und schätzt grob. Zieht sofort.
bot-steady = Solide
bot-steady-about = Spielt ordentlich, übersieht aber hin und wieder etwas. Zieht sofort.
bot-greedy = Gierig
bot-greedy-about = Nimmt, was gerade am besten aussieht. Zieht sofort.
bot-merciless = Gnadenlos
bot-merciless-about = Spielt jeden guten Zug viele Male durch, bevor er wählt. Denkt bis zu einer Sekunde nach.
bot-seasoned = Erfahren
bot-seasoned-about = Hat in vielen tausend Partien gelernt, was eine Stellung wert ist. Zieht sofort.
bot-seasoned-untaught = Hat dieses Spiel nicht oder nicht ganz gelernt: Da spielt er wie Gnadenlos und denkt bis zu einer Sekunde nach.
bot-peerless = Unerreicht
bot-peerless-about = Spielt die besten Züge mit allem durch, was er gelernt hat. Denkt bis zu einer Sekunde nach.
bot-peerless-untaught = Hat dieses Spiel nicht oder nicht ganz gelernt: Da spielt er wie Gnadenlos, denkt aber länger nach.

# -- überall

language = Sprache
language-en = English
language-de = Deutsch
lamp-on = Lampe an
lamp-off = Zurück ans Tageslicht
sound-on = Ton an
sound-off = Ton aus
settings = Einstellungen
settings-pace = Wie schnell die anderen ziehen
settings-pace-calm = Ruhig
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-calm-text = Jeder Zug wartet, bis du ihn gesehen hast.
settings-pace-normal-text = Jeder Zug so lange, wie man zum Lesen braucht; Antippen überspringt den Rest.
settings-pace-fast-text = Alle Züge auf einmal.
settings-sound = Ton
settings-teaches = Neues erklären
settings-teaches-text = Eine Zeile, wenn etwas zum ersten Mal geschieht, und kurze Lektionen
settings-watches = Zeig mir, was andere schreiben
settings-confirms = Vor dem Schreiben fragen
settings-confirms-on = Du siehst deinen Zug erst, dann schreibst du ihn.
settings-confirms-off = Was deine Tipps eindeutig sagen, steht sofort da.
settings-motion = Bewegung
settings-motion-auto = Wie Gerät
settings-motion-calm = Ruhig
settings-motion-full = Lebhaft
settings-light = Licht
settings-light-light = Tag
settings-light-dark = Lampe
settings-light-auto = Wie Gerät
back = Zurück
close = Schließen
menu = Menü
to-home = Zum Spieleregal
to-home-short = Zur Startseite
rules = Regeln
offline = Kein Netz
offline-text = Deine Spiele liegen am Tisch. Sobald das Netz zurück ist, bist du es auch.
offline-again = Noch einmal versuchen
page-failed = Diese Seite konnte nicht geladen werden.
page-failed-do = Prüfe die Verbindung und lade sie noch einmal.
page-lost = Unter dieser Adresse liegt nichts
page-lost-do = Der Link ist vielleicht alt, oder es fehlt ein Buchstabe.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# -- eine Form legen

place-here = Der Plan. Pfeiltasten bewegen die Form, R dreht, F spiegelt, Enter wählt und bestätigt, Escape lässt los.
place-shape = Die Form in der Hand
place-turn = Drehen
place-mirror = Spiegeln
place-push = Verschieben
place-push-up = Nach oben schieben
place-push-down = Nach unten schieben
place-push-left = Nach links schieben
place-push-right = Nach rechts schieben
place-hint = Zeige, wo es stehen soll. R oder das Mausrad dreht, F spiegelt.
place-hint-picked = Antippen dreht, ziehen verschiebt. Oder zeichne es ein.
place-no-preview = Tippe in den Plan. Hier steht, was es bringt, bevor du es schreibst.
place-bad = Hier passt es nicht.

# -- der Tisch

table-loading = Die Blätter werden ausgelegt …
table-gone = Diesen Tisch gibt es hier nicht
table-private = Hier schaut niemand zu
table-private-do = Wer hier spielt, möchte unter sich sein.
table-gone-do = Der Link ist vielleicht alt, oder es fehlt ein Buchstabe. Wer ihn geschickt hat, kann ihn noch einmal schicken.
table-turn = Zug { $turn }
table-no-turn = vor dem ersten Wurf
table-others = Die anderen
table-your-sheet = Dein Blatt
table-sheet-of = Blatt von { $name }
table-open = Blatt öffnen
table-points = Punkte
table-so-far = Dein Blatt bisher
table-so-far-of = { $name } bisher
table-hint = Was leuchtet, passt. Tippe Würfel oder Felder an.
table-hint-more = Tippe jetzt an, was dazugehört. Was leuchtet, passt.
table-hint-more-dice = Tippe jetzt den Würfel an, der dazugehört. Was leuchtet, passt.
table-hint-more-spots = Tippe jetzt ein Feld an. Was leuchtet, passt.
table-hint-dice = Was leuchtet, passt. Tippe einen Würfel an.
table-hint-spots = Was leuchtet, passt. Tippe ein Feld an.
table-hint-sole = Nur das ist noch zu tun.
table-hint-picked = Tippe etwas anderes an, um zu wechseln.
table-hint-buttons = Wähle eines davon.
table-aim = { $button }: Tippe an, wofür.
table-onlooker = Du schaust zu
table-onlooker-wait = Du schaust zu. { $words }
table-onlooker-text = Was noch niemand gezeigt hat, bleibt verdeckt.
table-bot = Bot
table-bot-hurried = Bot, in Eile
table-state-decided = hat gewählt
table-state-choosing = wählt
table-state-waits = wartet
table-state-away = nicht da
table-wait-for = Warten auf { $names }
table-written = Geschrieben. Du kannst es noch zurücknehmen.
table-ready = Alles gut so? Dann tippe auf Fertig.
table-go-on = Nichts mehr zu wählen.
table-all-chosen = Alle haben gewählt.
table-take-back = Zurücknehmen
table-done = Fertig
table-called = Tisch „{ $name }“
table-moves = Züge
table-moves-count = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}
table-moves-help = Pfeiltasten gehen, Enter wählt und bestätigt, Escape leert, U nimmt zurück.
table-picked = Gewählt: { $label }
table-enter = Enter bestätigt.
table-die-lit = { $face }, wählbar
table-die-picked = { $face }, gewählt
table-die-calm = { $face }, passt nicht
table-die-taken = { $face }, genommen
table-die-plain = { $face }
table-dice = Würfel
table-walk = { $steps ->
    [one] Einen Schritt gehen
   *[other] Alle { $steps } Schritte gehen
}
table-walk-title = Der Weg
table-remarks = Gut zu wissen
table-places = Wo Würfel liegen
table-place-empty = leer
table-fold = Zurück zum eigenen Bogen
points-change = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-taken-back = Zurückgenommen.
table-used = { $label }. Antippen nimmt es zurück.
table-held = Tippe ihren neuen Platz an; auf einem vollen tauschen beide.
table-held-where = Wohin kommt die { $text }?
table-shift = { $label }. Antippen, um es zu versetzen.
table-shift-here = Hierher versetzen
table-shift-swap = { $label }. Damit tauschen.
table-shift-hint = Geschriebenes lässt sich ziehen oder antippen: versetzen oder zwei tauschen.
table-shifted = Versetzt.
table-joint = So lässt es sich zusammenstellen
table-joint-hint = Tippe ein Zahlenpaar an, oder Würfel und Felder.
table-joint-picked = Tippe je Zahl ein Feld an, oder ein anderes Paar.
table-part-open = passt an { $count } Stellen: zeigen
table-part-aim = tippe eine der { $count } Stellen an, die leuchten
table-part-stuck = passt nirgends
table-part-later = kommt danach
table-part-none = nicht genutzt
table-part-undo = Zurücknehmen: { $label }
table-part-choose = { $part }: Ort wählen
table-swap = Reihenfolge tauschen
table-light-hint = Tippe einen Ort an. Noch einmal antippen nimmt zurück.
table-map = Das ganze Blatt, klein
table-map-jump = Dorthin
table-map-whole = Ganzes Blatt zeigen
table-map-near = Näher heran
table-map-aim = Zu: { $label }
table-more = { $count ->
    [one] noch eins
   *[other] noch { $count }
}
table-more-below = mehr
table-leaf = Blatt wenden: { $leaf }
leaf-whole = der ganze Bogen
table-rules = Regeln dieses Spiels
table-before = Voriges Blatt
table-next = Nächstes Blatt
table-larger = Größer
table-no-preview = Hier steht dein Zug, bevor du ihn schreibst.
table-rolled = Gewürfelt: { $dice }.
table-log = Was geschah
table-log-next = nächster Zug
table-log-empty = Noch ist nichts geschehen. Jeder Wurf und jeder Zug steht dann hier.
table-log-now = jetzt
table-log-start = Beginn
table-log-turn = Zug { $turn }
table-total = Summe
table-seats = Plätze
watch-first = Schau, was die anderen gemacht haben. Dann bist du dran.
watch-on = Schau, was die anderen gemacht haben.
watch-slip = Was jemand gemacht hat
watch-next = Weiter
watch-partner = aus deinem Team
watch-opponent = dein Gegenüber
watch-skip = Überspringen

# -- ein Blatt in Worten

reading-points = Punkte
reading-numbers = Zahlen
reading-rest = Sonst auf dem Blatt
reading-spot = { $name }
reading-name = Name
reading-owner = { $seat }
reading-sum = { $points }
reading-item = { $name }
reading-item-written = { $name }: { $written }
reading-item-printed = { $name } ({ $printed })
reading-item-both = { $name }: { $written } ({ $printed })
reading-open = { $item }, wählbar
reading-title = { $sheet }, in Worten
reading-sheets = Welches Blatt
reading-sheet = Dieses Blatt vorlesen
reading-open-own = Dieses Blatt in Worten lesen
reading-key = Taste T liest es Feld für Feld.
reading-help = Pfeiltasten gehen von Feld zu Feld, Bild auf und ab von Überschrift zu Überschrift. Enter berührt ein Feld, ? sagt, was es ist.
reading-help-other = Pfeiltasten gehen von Feld zu Feld, Bild auf und ab von Überschrift zu Überschrift. Enter oder ? sagt, was ein Feld ist.
what-rule = Regel: { $rule }
mark-text = { $text }
mark-cross = angekreuzt
mark-chalk = angekreuzt
mark-strike = gestrichen
mark-ring = eingekreist
mark-shade = schraffiert
mark-tick = abgehakt

# -- Tasten

keys = Tasten
key-moves = zeigt die Züge
key-hints = fragt, was die Züge wert sind
key-digit = tippt einen Würfel an, der das zeigt
key-turn = dreht die Form
key-mirror = spiegelt die Form
key-leaf = blättert auf einem niedrigen Bildschirm
key-take-back = nimmt zurück
key-clear = löscht die Auswahl, schließt, was offen ist
key-remind = Merkzettel und Wörter neben dem Tisch
key-read = liest das Blatt in Worten
key-what = sagt, was gerade den Fokus hat
key-next = zeigt den nächsten Zug der anderen
key-step = geht einen Schritt zurück oder weiter
key-first = Pos1: geht zum ersten Schritt
key-last = Ende: geht zum letzten Schritt
key-play = Leertaste: spielt ab und hält an
key-tab = geht durch Würfel, Felder und Knöpfe
key-enter = wählt, beim zweiten Mal bestätigt es
key-arrows = gehen durch Listen, Blätter und Formen

# -- Tipps

hints = Tipps
hints-ask = Was sind meine Züge wert?
hints-thinking = Denkt nach …
hints-brief = Nur kurz geschaut: Gerade fragen viele
hints-win = { $sure ->
    [no] gewinnt etwa { $win } von 100 Spielen, mit { $score } Punkten
   *[yes] gewinnt { $win } von 100 Spielen, mit { $score } Punkten
}
hints-score = { $sure ->
    [no] endet mit etwa { $score } Punkten
   *[yes] endet mit { $score } Punkten
}
hints-help = In { $count } Spielen ausprobiert, bis zum Ende. Je länger ein Balken, desto unsicherer; grün kann der beste sein.
hints-team = { $sure ->
    [no] euer Team gewinnt etwa { $win } von 100 Spielen
   *[yes] euer Team gewinnt { $win } von 100 Spielen
}
hints-gap = { $aim ->
    [score] { $gap } Punkte weniger
   *[win] gewinnt { $gap } Spiele weniger
}
hints-best = am besten
hints-ahead = knapp vorn
hints-close = vielleicht genauso gut
hints-clear = Der beste Zug ist klar
hints-open = Zu knapp für ein Urteil
hints-would = Die stärkste Stufe spielt hier: { $move }.
hints-would-best = Am besten, so weit gedacht wurde: { $move }.
hints-than = { $aim ->
    [score] Das bringt { $gap } Punkte mehr als „{ $move }“.
   *[win] Das gewinnt { $gap } von 100 Spielen mehr als „{ $move }“.
}
hints-less = { $aim ->
    [score] Zu Ende gespielt brachte „{ $move }“ { $gap } Punkte mehr.
   *[win] Zu Ende gespielt gewann „{ $move }“ { $gap } von 100 Spielen mehr.
}
hints-than-close = „{ $move }“ ist vielleicht genauso gut.
hints-said = Am besten: { $move }, { $said }.
hint-points = { $points } jetzt
hint-keeps = öffnet Chancen auf etwa { $points } mehr
hint-costs = verbaut Chancen auf etwa { $points }
hint-keeps-team = bringt das Team voran
hint-costs-team = kostet das Team Zeit
hint-keeps-little = hält etwas mehr offen
hint-keeps-little-team = bringt das Team ein wenig voran
hint-others-cost = fast alles andere kostet hier mehr
hint-costs-nothing = kostet nichts
hint-costs-little = kostet nur wenig

# -- Leute reden

say = Etwas sagen
say-title = Sag’s mit einem Zeichen
say-heard = { $name }: { $words }
say-go = Los!
say-wait = Warte
say-yes = Ja
say-no = Nein
say-thanks = Danke
say-sorry = Tut mir leid
say-luck = Viel Glück
say-nice-roll = Schöner Wurf
say-ouch = Autsch
say-well-played = Gut gespielt
say-moment = Moment
say-thank-you = Danke
say-again = Noch mal?
say-pace = Höchstens alle zehn Sekunden.
say-hide = Ausblenden
say-hidden = Was andere sagen, ist an diesem Tisch ausgeblendet.
say-show = Wieder zeigen

# -- wer wo sitzt

name-twice = { $name } ({ $number })
name-you = { $name } (du)
seats-title = Wer hier sitzt
seats-you = du
seats-on-device = an diesem Gerät
seats-here = da
seats-away = nicht da
seats-bot = Bot
seats-continue = Auf einem anderen Gerät weiterspielen
seats-continue-of = Platz von { $name } übergeben
seats-continue-text = Öffne den Link dort: Du spielst gleich weiter, und dieses Gerät schaut nur noch zu. Er gilt einmal.
seats-link = Link zum Platz
seats-qr = QR-Code des Links zum Platz
seats-back = { $name } zurückholen
seats-back-text = Wer diesen Link öffnet, spielt für { $name } weiter. Alle am Tisch erfahren es. Er gilt einmal.
seats-back-ask = Findet { $name } nicht mehr an den Platz, mit neuem Gerät oder ohne Cookies? Mach einen neuen Link und schick ihn.
seats-back-make = Link machen
seats-share-text = Spiel hier weiter, { $name }:
seats-offered = Für deinen Platz gibt es einen neuen Link.
seats-offered-text = Wer ihn vom Gastgeber bekommt, spielt auf deinem Platz. Sitzt du noch hier?
seats-keep = Ich sitze hier
seats-kept = Der andere Link gilt nicht mehr. Du behältst den Platz.
seats-moved = Dein Platz wird jetzt auf einem anderen Gerät gespielt.
seats-moved-text = Hier schaust du nur noch zu. Warst du das nicht? Dann bitte den Gastgeber um einen Weg zurück.
news-seat-moved = { $seat } spielt auf einem anderen Gerät weiter.
news-seat-given = { $old } hat den Platz an { $name } übergeben.
news-way-back = { $seat } bekommt vom Gastgeber einen neuen Link zum Platz.
news-renamed = { $old } heißt jetzt { $name }.
news-left = { $seat } hat den Tisch verlassen.
news-away = { $seat } ist nicht da.
news-is-back = { $seat } ist zurück und spielt weiter.
news-stands-in = { $bot } spielt für { $seat }.
news-votes-bot = { $who } würde { $bot } für { $seat } spielen lassen.
news-votes-wait = { $who } würde auf { $seat } warten.
news-let-bot-play = Auf Wunsch von { $who } spielt { $bot } für { $seat }.
news-nudged = { $who } hat { $seat } angestupst.
news-time-out-bot = Die Zeit von { $seat } ist um: { $bot } macht diesen einen Zug.
news-time-out = Die Zeit von { $seat } ist um. Die anderen entscheiden.
news-paused = { $seat } hat die Uhren angehalten.
news-resumed = { $seat } lässt die Uhren weiterlaufen.
news-holiday = { $seat } ist im Urlaub: Diese Uhr steht.
news-holiday-over = { $seat } ist aus dem Urlaub zurück: Diese Uhr läuft wieder.
news-quiet-hours = Die Ruhezeit von { $seat } zählt auf dieser Uhr nicht mit.
news-end-proposed = { $seat } würde das Spiel hier beenden.
news-end-withdrawn = { $seat } möchte doch weiterspielen.
news-agreed = Alle, die noch da waren, haben das Spiel hier beendet.
news-ended-by-house = Das Haus hat das Spiel hier beendet.
news-house-said = Das Haus: { $text }
news-house-looks = Jemand vom Haus schaut zu.
names-and = { $first } und { $last }
names-more = { $first }, { $last }
name-of-seat = { $seat }
names-nobody = Niemand
prompt-agreed = Das Spiel wurde im Einvernehmen beendet.
prompt-ended-by-house = Das Haus hat das Spiel hier beendet.

# -- Uhren

pace-rule-pause = Alle am Tisch dürfen die Uhren anhalten und wieder laufen lassen.
pace-rule-nudge = Nach { $time } Warten darf man anstupsen, einmal in { $again }.
pace-rule-return = Wer zurückkommt, übernimmt sofort wieder.
clock-yours = Deine Zeit
clock-days = { $count } T
clock-hours = { $count } h
clock-minutes = { $count } m
clock-left = noch { $time }
clock-until = bis { $when }
clock-stands = steht
clock-low-yours = Du hast noch { $time }.
clock-low = { $name } hat noch { $time }.
clock-rule = Die Zeitregel dieses Tisches
clock-day = { $day } { $hour }
rest-holiday = im Urlaub
rest-quiet = schläft
state-away-time = nicht da, { $time }
state-bot = { $bot } spielt

# -- auf jemanden warten

wait-away = { $count ->
    [0] { $name } ist nicht da.
    [one] { $name } ist seit einer Minute nicht da.
   *[other] { $name } ist seit { $count } Minuten nicht da.
}
wait-away-hours = { $count ->
    [one] { $name } ist seit einer Stunde nicht da.
   *[other] { $name } ist seit { $count } Stunden nicht da.
}
wait-left = { $name } hat den Tisch verlassen.
wait-clock = Die Uhr läuft: { $time }.
wait-until = { $count ->
    [one] { $names } hat Zeit bis { $when }.
   *[other] Sie haben Zeit bis { $when }.
}
wait-holiday = { $name } ist bis { $when } im Urlaub: Die Uhr steht.
wait-quiet = { $name } schläft bis { $when }: Die Uhr steht.
wait-bot = { $bot } spielt, bis { $name } zurück ist.
wait-next = Weiter: { $table }
wait-home = Startseite
nudge = { $name } anstupsen
nudge-done = Angestupst
nudged-you = { $name } hat dich angestupst.
nudged-you-text = Die anderen warten auf deinen Zug.
vote-title-slow = Die Zeit von { $name } ist um
vote-ask = Soll ein Bot spielen, bis { $name } zurück ist?
vote-ask-once = Soll ein Bot diesen einen Zug machen?
vote-level = Wie stark er spielt
vote-yes = Bot spielen lassen
vote-wait = Auf { $name } warten
vote-said-bot = ja
vote-said-wait = wartet
vote-said-nothing = überlegt
vote-needed = { $needed } von { $asked } entscheiden. { $name } kann jederzeit wieder übernehmen.
vote-needed-one = Du entscheidest. { $name } kann jederzeit wieder übernehmen.
vote-needed-all = Alle müssen zustimmen. { $name } kann jederzeit wieder übernehmen.
vote-needed-once = { $needed } von { $asked } entscheiden.
vote-needed-once-one = Du entscheidest.
vote-aside = Beiseitelegen
vote-open = Bot spielen lassen?
vote-told = { $title }. { $ask }
wrote-for-you = { $count ->
    [one] { $bot } hat einen Zug für dich geschrieben.
   *[other] { $bot } hat { $count } Züge für dich geschrieben.
}
wrote-for-you-text = Jetzt gehört der Platz wieder dir.
back-title = { $name } ist zurück.
back-wrote = { $count ->
    [one] { $bot } hat einen Zug geschrieben.
   *[other] { $bot } hat { $count } Züge geschrieben.
}
look = Ansehen
look-title = Was { $bot } für { $name } geschrieben hat
look-loading = Die Züge werden geholt …
look-step = { $at } von { $of }
look-failed = Die Züge lassen sich gerade nicht zeigen.

# -- anhalten, beenden, gehen

pause = Uhren anhalten
resume = Uhren weiterlaufen lassen
resume-short = Weiter
paused-by = { $name } hat die Uhren angehalten.
paused-by-you = Du hast die Uhren angehalten.
paused-nobody = Die Uhren stehen: Niemand war hier.
paused-text = Alle Uhren stehen, bis jemand sie weiterlaufen lässt.
resumed-by = { $name } lässt die Uhren weiterlaufen.
parting-title = Hier aufhören
end-here = Das Spiel hier beenden …
end-here-ask = Das Spiel hier beenden?
end-here-text = Es endet, wenn alle es wollen, die noch da sind. Was geschrieben ist, zählt, wie es steht.
end-here-alone = Sonst ist niemand da, den man fragen könnte: Es endet sofort. Was geschrieben ist, zählt, wie es steht.
end-here-do = Hier beenden
end-title = { $name } würde das Spiel hier beenden
end-title-yours = Du würdest das Spiel hier beenden
end-answer = Antworten
end-no = Weiterspielen
end-withdraw = Doch weiterspielen
end-said-yes = ja
end-said-nothing = überlegt
end-needed = Es endet, wenn alle es wollen, die noch da sind.
leave-table = Den Tisch verlassen …
leave-table-ask = Den Tisch verlassen?
leave-table-text = Dein Platz bleibt deiner: Du kannst dich jederzeit wieder hinsetzen. Bis dahin können die anderen dort einen Bot spielen lassen.
leave-table-do = Verlassen
leave-table-stay = Bleiben
left-title = Du hast diesen Tisch verlassen.
left-text = Dein Platz ist noch frei.
left-return = Wieder hinsetzen
end-by-bots = { $count ->
    [one] Ein Bot hat einen von { $of } Zügen für { $name } geschrieben.
   *[other] Ein Bot hat { $count } von { $of } Zügen für { $name } geschrieben.
}

# -- die Leitung ist weg

live-lost = Verbindung verloren.
live-lost-text = Neuer Versuch. Was du geschrieben hast, bleibt.
live-moving = Der Tisch zieht auf einen anderen Server um.
live-moving-text = Spiel weiter; nichts geht verloren.
live-now = Jetzt
live-refused = Das ging nicht.
live-ok = In Ordnung

# -- ein Gerät, mehrere Leute

pass-to = Gib das Gerät an
pass-text = { $from } hat gewählt, das Blatt ist zugeklappt.
pass-text-first = Die Blätter sind zugeklappt.
pass-go = Ich bin { $name }, zeig mein Blatt
pass-back = Zurück zu { $name }
pass-on = Weitergeben an { $name }

# -- das Ende

end-counting = Die Blätter werden gezählt
end-counting-text = Zeile für Zeile.
end-skip = Alles auf einmal zeigen
end-wins = gewinnt mit { $points }
end-tie = gewinnen gemeinsam mit { $points }
end-nobody = Niemand gewinnt
end-team = Ihr alle
end-team-won = Ihr habt gemeinsam gewonnen
end-team-lost = Ihr habt gemeinsam verloren
end-and = und
end-ahead = { $points ->
    [one] Ein Punkt vor { $name }.
   *[other] { $points } Punkte vor { $name }.
}
end-ahead-you = { $points ->
    [one] Ein Punkt vor dir.
   *[other] { $points } Punkte vor dir.
}
end-by = Den Ausschlag gab: { $line }, { $points } zu { $other }.
end-most = Am meisten gab es für { $line }: { $points }.
end-turns = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
end-best = die meisten in dieser Zeile
end-deciding = gab den Ausschlag
end-verified = Würfel geprüft
end-verified-text = Jeder Wurf folgt aus der Zahl, die vor dem ersten versiegelt wurde.
end-verifying = Die Würfel werden geprüft
end-verifying-text = Jeder Wurf wird mit der Zahl verglichen, die vor dem ersten versiegelt wurde.
end-not-verified = Würfel nicht bestätigt
end-not-verified-text = Die Würfe folgen nicht aus der versiegelten Zahl. Hebe das Protokoll auf und frage, wer den Tisch stellt.
end-how = So geht das
end-how-text = Vor dem ersten Wurf hat der Tisch die Prüfsumme unten veröffentlicht: ein Siegel auf einer eigenen Zahl. Jeder Wurf folgt aus dieser Zahl und den Zahlen der Mitspielenden. Die Zahl steht im Protokoll, so kann jeder jeden Wurf nachprüfen.
dice-check-title = Wurf für Wurf
dice-check-right = Auf diesem Gerät geprüft: { $count ->
    [one] Der eine Wurf wurde
   *[other] Alle { $count } Würfe wurden
} noch einmal gewürfelt, und jeder ist derselbe.
dice-check-wrong = Auf diesem Gerät geprüft: { $wrong } von { $count } Würfen können so nicht gefallen sein.
dice-check-promise = Die versiegelte Zahl passt zur Prüfsumme, die vor dem ersten Wurf veröffentlicht wurde.
dice-check-promise-not = Die versiegelte Zahl passt nicht zur Prüfsumme, die vor dem ersten Wurf veröffentlicht wurde.
dice-check-native = Die Kryptografie deines Browsers (Web Crypto) hat noch einmal gewürfelt.
dice-check-own = Über einfaches http sperren Browser ihre Kryptografie weg, darum hat diese Seite mit ihrer eigenen noch einmal gewürfelt.
dice-check-hash = Veröffentlichte Prüfsumme
dice-check-secret = Versiegelte Zahl
dice-check-seeds = Zahlen der Mitspielenden
dice-check-roll = Wurf { $number }: { $recorded }
dice-check-roll-wrong = Wurf { $number } ist falsch: Im Protokoll steht { $recorded }, die versiegelte Zahl ergibt { $computed }
seed-title = Eigene Wörter in die Würfel mischen
seed-about = Was du hier schreibst, geht in jeden Wurf ein, damit niemand die Würfel vorher festgelegt haben kann. Besser oder schlechter fallen sie dadurch nicht.
seed-label = Deine Wörter oder Zahlen
end-rematch = Neue Partie
end-to-rematch = Zur Revanche
end-replay = Partie ansehen
end-record-long = Protokoll laden (jeder Wurf, jeder Zug)
end-sheets = Die Blätter
end-all-sheets = Blätter ansehen
end-moments = Die wichtigsten Augenblicke
end-moment-turn = Zug { $turn }
end-moment-open = Noch einmal ansehen
end-share = Teilen
end-shared = Ergebnis und Link zum Nachspielen liegen in der Zwischenablage.
end-share-text = { $game }: { $result }.

# -- Kampagnen: mehrere Spiele nacheinander

campaign-game = Spiel { $number }
campaign-leg = Spiel { $leg } von { $legs }
campaign-board = Wertungsblatt bisher
campaign-board-done = Wertungsblatt
campaign-board-empty = Hier steht noch nichts: Das erste Spiel läuft noch.
campaign-so-far = Bisher
campaign-total = Summe
campaign-path = Die Spiele
option-switched = Ab jetzt – { $option }: { $value }
option-switch-next = Ab dem nächsten Zug: { $value }
option-switch-host = Das kann nur ändern, wer den Tisch eröffnet hat.
campaign-next = Nächstes Spiel
campaign-next-wait = Wer mitspielt, eröffnet das nächste Spiel.
campaign-album = Alle Spiele als eine Datei laden
campaign-wins = gewinnt die Kampagne mit { $points }
campaign-tie = gewinnen die Kampagne gemeinsam mit { $points }
campaign-done = Alle Spiele sind gespielt.
campaign-leaf-done = { $name }: { $points }. Noch einmal ansehen
campaign-leaf-now = { $name }, läuft gerade
campaign-leaf-next = { $name }, kommt als Nächstes
campaign-leaf-later = { $name }, später
campaign-title = Dein Titel: { $title }.
campaign-title-of = Titel für { $name }: { $title }.
new-rules = Neu in diesem Spiel
new-rules-go = Verstanden, los geht’s
new-rules-again = Alles steht auch in den Regeln.

# -- das Spieleregal

home-damaged = Ein Tisch lässt sich nicht öffnen, sein Protokoll ist beschädigt: { $names }. Wer diesen Server betreibt, findet mehr mit „rollwrite doctor“.
home-turn = Du bist dran, { $name }.
home-nobody-waits = Niemand wartet auf dich.
home-others = Andere sind dran
home-since = seit { $when }
home-just-now = gerade eben
home-play = Spielen
home-all = Alle
home-replay-short = Protokoll
face-menu = { $name }: Verlauf und Einstellungen
row-menu = Mehr zu { $name }
row-away = Wegräumen
row-away-text = Er verschwindet von dieser Seite und bleibt im Verlauf. Andere merken nichts davon.
row-away-done = { $name } ist weggeräumt.
row-back = Zurückholen
row-back-done = { $name } ist wieder auf deiner ersten Seite.
row-delete = Wegwerfen
row-delete-sure = Wirklich? Dann ist er für immer weg
row-delete-text = Sonst sitzt niemand dort: Der Tisch, seine Würfel und sein Protokoll werden gelöscht.
row-delete-done = { $name } ist weg.
home-greeting = Was spielen wir, { $name }?
home-greeting-nobody = Was spielen wir?
home-lead = Nimm ein Spiel aus dem Regal. Alle brauchen einen Stift; wir haben welche mitgebracht.
home-games = Spiele im Regal
home-next = Nächstes Spiel
home-seats = { $least }–{ $most } Personen
home-new = Neuer Tisch
home-replay-file = Protokoll ansehen
home-name-ask = Wir kennen uns noch nicht
home-name-ask-text = Wie dürfen wir dich nennen?
home-name = Dein Name
home-name-change = Dein Name, { $name }. Ändern
home-name-save = Das bin ich
home-name-hello = Hallo, { $name }.
home-tables = Deine Tische
home-finished = Beendete Spiele
home-invitations = Einladungen
home-invites = { $name } lädt dich zu { $game } ein
home-with = mit { $names }
home-sit-down = Hinsetzen
home-not-now = Jetzt nicht
home-declined = Die Einladung von { $name } ist weg.
home-open-tables = Offene Tische
home-open-line = { $count } von { $most } · { $pace }
home-open-join = Mitspielen
home-open-rated = gewertet
home-open-join-at = Bei { $names } mitspielen, { $game }, { $pace }
home-new-take = nimm ein Spiel
home-left = noch { $time }
home-away = { $name } ist nicht da
quick = Gleich spielen
quick-text = Mit allen, die dasselbe spielen wollen.
quick-game = Spiel
quick-with = Zu wievielt
quick-bots = Kommt niemand, ein Bot
quick-bots-never = nie
quick-bots-after = nach { $time }
quick-go = Mitspieler suchen
quick-busy = Wir suchen …
quick-now = { $count ->
    [0] Gerade wartet niemand.
    [one] Jemand wartet an einem offenen Tisch.
   *[other] { $count } warten an offenen Tischen.
}
home-no-table = Noch kein Tisch
home-no-table-text = Nimm ein Spiel aus dem Regal und eröffne einen, oder folge dem Link, den dir jemand geschickt hat.
home-your-turn = Du bist dran
home-lesson = Lektion: weiter
home-waits-one = { $name } wählt
home-waits-many = { $count } wählen
home-rolling = läuft
home-waiting = Warteraum
home-over = Beendet
home-line = { $game } · mit { $names }
home-friends = { $count ->
    [one] noch jemandem
   *[other] { $count } Freunden
}
home-line-alone = { $game } · allein
home-you-won = Gewonnen mit { $points }
home-won = { $name } gewann mit { $best }, du hattest { $points }
home-won-without = { $name } gewann mit { $best }
home-tie = Gleichstand vorn mit { $points }
home-nobody-won = Niemand gewann, du hattest { $points }
home-nobody-won-without = Niemand gewann
home-team-won = Zusammen gewonnen
home-team-lost = Zusammen verloren
home-alone = { $points } Punkte
home-alone-title = { $points } Punkte: { $title }
home-waits-two = { $one } und { $two } wählen
home-link = Du, auf jedem Gerät
home-link-text = Ein Link, und alle deine Tische kommen mit: aufs Handy, an einen anderen Computer, oder hierher zurück, falls dieser Browser dich vergisst.
home-link-make = Meinen Link machen
home-link-again-text = Hast du schon einen gemacht, gilt der dann nicht mehr.
home-link-keep = Heb diesen Link auf: Damit bist du auf jedem Gerät du. Gib ihn niemandem sonst.
home-link-label = Dein eigener Link
home-link-qr = QR-Code deines eigenen Links

# -- mit dem eigenen Link hereinkommen

me-title = Willkommen zurück, { $name }
me-text = Von jetzt an bist du auch in diesem Browser du, mit allen deinen Tischen.
me-instead = Hier warst du bisher { $name }. Dieser Name und seine Tische bleiben zurück.
me-go = Ja, das bin ich
me-gone = Dieser Link führt zu niemandem
me-gone-do = Vielleicht hast du einen neueren gemacht. Mach noch einen auf einem Gerät, das dich kennt.
home-offline = Der Tisch antwortet nicht.
home-offline-do = Prüfe die Verbindung; dann versuchen wir es noch einmal.
try-again = Noch einmal

# -- ein neuer Tisch

plan-title = Neuer Tisch
plan-seats = Plätze
plan-count = { $count } von { $most }
plan-kind-me = du
plan-kind-device = an diesem Gerät
plan-kind-link = per Link
plan-kind-bot = Bot
plan-somebody = Jemand
plan-friend = Noch jemand
leave-title = Konto löschen
leave-text = Dein Name, deine Anmeldung, dein Verlauf und die Tische, die du allein hast, werden gelöscht. Spiele mit anderen bleiben bei ihnen; dein Platz dort heißt dann „Jemand“. Niemand kann das rückgängig machen.
leave-type = Tipp deinen Namen: { $name }
leave-go = Alles löschen
somebody = Jemand
plan-remove = { $name } wegnehmen
plan-removed = { $name } sitzt nicht mehr am Tisch.
plan-up = { $name } nach oben
plan-moved = { $name } hat jetzt Platz { $number }.
plan-bot-of = Welcher Bot ist { $name }?
plan-add = Jemanden dazusetzen
plan-who = Wer sitzt hier?
plan-device = Jemand neben mir
plan-device-text = Ihr gebt dieses Gerät herum.
plan-link = Jemand per Link
plan-link-text = Spielt am eigenen Bildschirm.
plan-bot = Ein Bot
plan-bot-text = Spielt sofort und kennt keinen Würfel im Voraus.
plan-name = Name
plan-name-maybe = Name, wenn du magst
plan-seat-them = Dazusetzen
plan-seated = { $name } sitzt am Tisch.
plan-bot-names = Pip, Nell, Otto, Juno, Fitz, Mabel
plan-campaign = Wie viel?
plan-one-game = Ein Spiel
plan-one-game-about = Ein einzelnes Spiel, wie du es unten wählst.
plan-others = Andere
plan-come = Wer darf kommen?
plan-come-link = Freunde, per Link
plan-come-open = Alle
plan-come-link-about = Ohne deinen Link findet niemand den Tisch.
plan-come-open-about = Der Tisch steht hier bei allen auf der ersten Seite, bis jeder Platz besetzt ist.
plan-rated = Gewertet
plan-rated-about = Das Ergebnis zählt für die Wertung von allen, die mitspielen, jeder an einem eigenen Platz.
plan-watch = Andere dürfen zuschauen
plan-watch-about = Wer den Link hat, schaut zu und sieht nie, was noch verdeckt ist.
plan-watch-no-about = Nur wer mitspielt, sieht diesen Tisch, auch später.
plan-table-name = Name des Tisches
plan-table-default = Wir finden einen schönen
plan-open = Tisch eröffnen
plan-opening = Der Tisch wird gedeckt …
plan-lacks = { $count ->
    [one] Ein Platz fehlt noch.
   *[other] { $count } Plätze fehlen noch.
}
plan-no-game = Dieses Spiel steht nicht in unserem Regal
plan-no-game-do = Der Link ist vielleicht alt. Im Regal stehen alle, die es gibt.

plan-hints = Tipps
plan-hints-about = Wer spielt, darf fragen, was ein Zug wert ist.
plan-hints-rated = Gewertete Spiele gehen ohne Tipps.

# -- what tables are called when nobody names them

# -- Tempo: wie schnell an einem Tisch gespielt wird

pace = Tempo
pace-free = Ohne Uhr
pace-live = Live
pace-relaxed = Gemütlich
pace-day = Tageweise
pace-step = Zeit für jede Entscheidung
pace-out = Wenn die Zeit um ist
pace-out-bot = Ein Bot entscheidet
pace-out-others = Die anderen entscheiden
pace-rule-free = Alle lassen sich so viel Zeit, wie sie mögen.
pace-rule-live = Alle sitzen gleichzeitig am Tisch: { $time } für jede Entscheidung.
pace-rule-relaxed = Nebenher geht auch anderes: { $time } für jede Entscheidung.
pace-rule-day = Niemand muss gleichzeitig da sein: { $time } für jede Entscheidung.
pace-rest = Die Ruhezeit und der Urlaub derer, die dran sind, zählen nicht mit.
pace-about-free = Für einen Abend mit Leuten, die du kennst.
pace-about-live = Alle gleichzeitig am Tisch.
pace-about-relaxed = Nebenher geht auch anderes.
pace-about-day = Man schaut herein, wenn Zeit ist.
pace-when-bot = Danach macht ein Bot diesen einen Zug.
pace-when-others = Danach entscheiden die anderen: warten, oder ein Bot macht diesen einen Zug.
pace-gone-free = Wer 15 Minuten nicht da ist, kann bis zur Rückkehr durch einen Bot vertreten werden, wenn die anderen das wollen.
pace-gone-live = Wer 3 Minuten nicht da ist, kann bis zur Rückkehr durch einen Bot vertreten werden, wenn die anderen das wollen.
pace-gone-relaxed = Wer 15 Minuten nicht da ist, kann bis zur Rückkehr durch einen Bot vertreten werden, wenn die anderen das wollen.
pace-gone-day = Wer zweimal hintereinander die Zeit verstreichen lässt, kann bis zur Rückkehr durch einen Bot vertreten werden, wenn die anderen das wollen.
pace-line-free = Ohne Uhr
pace-line-live = Live, { $time } je Zug
pace-line-relaxed = Gemütlich, { $time } je Zug
pace-line-day = Tageweise, { $time } je Zug
pace-pill-free = Ohne Uhr
pace-pill-live = Live, { $time }
pace-pill-relaxed = Gemütlich, { $time }
pace-pill-day = Tageweise, { $time }
pace-lobby-free = ohne Uhr
pace-lobby-live = live
pace-lobby-relaxed = gemütlich
pace-lobby-day = tageweise

plate = { $first }{ $last }
plate-amber = Bernstein
plate-autumn = Herbst
plate-cherry = Kirsch
plate-cinnamon = Zimt
plate-cloud = Wolken
plate-copper = Kupfer
plate-forest = Wald
plate-garden = Garten
plate-golden = Gold
plate-harbour = Hafen
plate-honey = Honig
plate-island = Insel
plate-juniper = Wacholder
plate-meadow = Wiesen
plate-moon = Mond
plate-paper = Papier
plate-river = Fluss
plate-saffron = Safran
plate-silver = Silber
plate-star = Sternen
plate-summer = Sommer
plate-velvet = Samt
plate-walnut = Walnuss
plate-winter = Winter
plate-bell = glocke
plate-boat = boot
plate-bridge = brücke
plate-chair = stuhl
plate-compass = kompass
plate-feather = feder
plate-fox = fuchs
plate-gate = tor
plate-hare = hase
plate-heron = reiher
plate-kettle = kessel
plate-key = schlüssel
plate-kite = drachen
plate-ladder = leiter
plate-lamp = lampe
plate-lantern = laterne
plate-mill = mühle
plate-otter = otter
plate-owl = eule
plate-stairs = treppe
plate-tower = turm
plate-well = brunnen
plate-window = fenster

# -- der Warteraum

room-all-here = Alle sind da.
room-here-count = { $count ->
    [0] Noch ist niemand da.
    [one] Eine Person ist da.
    [2] Zwei sind da.
    [3] Drei sind da.
    [4] Vier sind da.
    [5] Fünf sind da.
   *[other] { $count } sind da.
}
room-missing-one = { $name } ist unterwegs.
room-free-count = { $count ->
    [one] Ein Platz ist frei.
    [2] Zwei Plätze sind frei.
    [3] Drei Plätze sind frei.
    [4] Vier Plätze sind frei.
   *[other] { $count } Plätze sind frei.
}
room-missing-many = { $count ->
    [one] Jemand ist noch unterwegs.
   *[other] { $count } sind noch unterwegs.
}
room-who = Wer ist da
room-count = { $count } von { $most }
room-you = du
room-you-host = du lädst ein
room-device = an diesem Gerät
room-elsewhere = an einem anderen Bildschirm
room-elsewhere-short = anderswo
room-free = für alle, die den Link öffnen
room-free-seat = Freier Platz
room-free-short = per Link
room-bot = Bot, { $bot }
room-here = da
room-bot-warm = { $bot }, vorerst
room-away = nicht da
room-away-for = seit { $time } nicht da
room-ready = bereit
room-not-yet = noch nicht
room-friend = Noch jemand
room-invite-friends = Freunde einladen
room-invite-all = Ein Link für alle freien Plätze. Scannen oder schicken.
room-invite-open = Ein Link für alle freien Plätze. Der Tisch steht auch bei allen auf der ersten Seite.
room-invite-known = Frag jemanden, mit dem du gespielt hast
room-invite-known-text = Die Einladung steht dann auf der ersten Seite.
room-invite-ask = { $name } fragen
room-invite-asked = gefragt
room-invite-none = Noch niemand
room-invite-none-text = Wer ein Spiel mit dir zu Ende spielt, steht danach hier.
room-invite-games = { $count ->
    [one] ein Spiel zusammen
   *[other] { $count } Spiele zusammen
}
room-invite-said = { $name } ist gefragt.
room-invite-text = Wer ihn öffnet, bekommt genau diesen Platz.
room-invite-near = Dieser Link geht nur an diesem Computer auf. Wer rollwrite hier betreibt, kann Handys in der Nähe mitspielen lassen.
room-invite-near-host = Dieser Link geht nur an diesem Computer auf. Starte den Server mit „--host 0.0.0.0“, dann können Handys in der Nähe mitspielen.
room-invite-network = Dieser Link gilt auf jedem Gerät in deinem Netz.
room-link = Link der Einladung
room-qr = QR-Code der Einladung
room-copy = Kopieren
room-copied = Kopiert
copy-by-hand = Bitte selbst kopieren
copy-by-hand-text = Dieser Browser lässt uns nicht kopieren. Alles ist schon markiert: Kopiere es mit Strg+C, am Handy mit einem langen Tipp.
copy-by-hand-label = Was kopiert werden soll
room-share = Teilen
room-share-text = Spiel mit mir { $game }.
room-start = Spiel starten
room-start-with = { $count ->
    [1] Allein starten
    [2] Zu zweit starten
    [3] Zu dritt starten
    [4] Zu viert starten
    [5] Zu fünft starten
    [6] Zu sechst starten
   *[other] Mit { $count } starten
}
room-start-drops = { $count ->
    [one] Der freie Platz entfällt mit dem ersten Wurf.
   *[other] Die freien Plätze entfallen mit dem ersten Wurf.
}
room-needs = { $count ->
    [2] { $game } braucht zwei.
    [3] { $game } braucht drei.
   *[other] { $game } braucht { $count }.
}
room-wait-host = Das Spiel beginnt, sobald gestartet wird.
room-wait-seats = Es kann losgehen, sobald genug da sind.
room-watching = Du schaust zu. Was noch niemand gezeigt hat, bleibt verdeckt.
room-arrived = { $name } ist da.
room-empty-sheet = Leeres Blatt von { $name }
room-quick = Wir suchen Mitspieler …
room-quick-text = Es geht von selbst los, sobald alle da sind.
room-quick-fills = Kommt niemand, nehmen Bots in { $time } die freien Plätze.
room-quick-stop = Nicht mehr warten
room-tools-of = Platz von { $name }: mehr
room-tools-free = Freier Platz { $number }: mehr
room-seat-of = Platz { $number } von { $most }
room-bot-give = Einem Bot geben
room-bot-give-person = Den Platz einem Bot geben
room-bot-give-person-text = { $name } verliert den Platz, und der Link ändert sich.
room-bot-give-away-text = { $name } bekommt ihn bei der Rückkehr zurück.
room-bot-seat = Bot hinsetzen
room-bot-other = Ein anderer Bot
room-beside = Jemand neben mir
room-beside-text = Ihr reicht dieses Gerät herum.
room-beside-name = Name
room-beside-do = Hinsetzen
room-seat-link = Ein Link genau für diesen Platz
room-seat-link-text = Für eine bestimmte Person.
room-drop = Platz wegnehmen
room-drop-text = { $count ->
    [1] Der Tisch hat dann einen Platz.
    [2] Der Tisch hat dann zwei Plätze.
    [3] Der Tisch hat dann drei Plätze.
    [4] Der Tisch hat dann vier Plätze.
    [5] Der Tisch hat dann fünf Plätze.
   *[other] Der Tisch hat dann { $count } Plätze.
}
room-drop-least = { $game } braucht { $count } Plätze.
room-add = Noch ein Platz
room-nudge = { $name } anstupsen
room-nudge-text = Ein Ton und eine Nachricht. Einmal in der Minute.
room-nudge-done = Angestupst
room-up = Nach oben
room-up-text = { $name } hätte dann Platz { $number }.
room-remove = { $name } entfernen
room-remove-text = Der Platz ist wieder frei, und der Link ändert sich.
room-remove-sure = Ja, { $name } entfernen
room-removed = { $name } hat keinen Platz mehr. Der Link hat sich geändert.
room-leave = Den Tisch verlassen
room-leave-text = Dein Platz ist dann wieder frei.
room-leave-last = Außer dir ist niemand da: Der Tisch wird dann geschlossen.
room-leave-sure = Ja, verlassen
room-close = Den Tisch schließen
room-close-text = Niemand kann mehr kommen. Der Tisch wird nicht gespielt.
room-close-sure = Ja, schließen
room-menu = Menü
room-watch-link = Link zum Zuschauen kopieren
room-watch-copied = Der Link zum Zuschauen ist in der Zwischenablage.
room-renew = Ein neuer Link
room-renew-text = Der alte Link und sein Code gelten dann nicht mehr.
room-renewed = Der Link hat sich geändert.
room-terms = Ändern
room-terms-title = Was wird hier gespielt?
room-terms-save = Allen sagen
room-hints = Tipps
room-no-hints = Keine Tipps
room-rated = Gewertet
room-open = Offen für alle
room-private = Niemand schaut zu
room-changed-pace = { $name } hat das Tempo geändert: { $what }
room-changed-option = { $name } hat geändert, { $option }: { $what }
room-changed-hints = { $what ->
    [on] { $name } erlaubt Tipps.
   *[off] { $name } erlaubt keine Tipps mehr.
}
room-changed-open = { $what ->
    [on] { $name } hat den Tisch für alle geöffnet.
   *[off] Der Tisch ist nur noch per Link zu finden, sagt { $name }.
}
room-changed-rated = { $what ->
    [on] Das Spiel zählt jetzt für die Wertung, sagt { $name }.
   *[off] Das Spiel zählt nicht mehr für die Wertung, sagt { $name }.
}
room-changed-watch = { $what ->
    [on] Andere dürfen jetzt zuschauen, sagt { $name }.
   *[off] Niemand sonst darf mehr zuschauen, sagt { $name }.
}
room-is-closed = Dieser Tisch ist geschlossen
room-is-closed-text = Er wurde nie gespielt. Nichts davon zählt.
room-sent-away = Du hast hier keinen Platz mehr.
watchers = { $count ->
    [one] Jemand schaut zu
   *[other] { $count } schauen zu
}

# -- eine Einladung

take-title = Komm herein, setz dich
take-invites = { $name } lädt dich ein
take-open = Ein offener Tisch
take-free = frei
take-kept = für dich
take-bot = Bot
take-full = Alle Plätze sind besetzt
take-full-text = Du kannst zuschauen oder einen eigenen Tisch öffnen.
take-full-only = Du kannst einen eigenen Tisch öffnen.
take-full-hope = Du kannst zuschauen oder Bescheid geben, dass du als Nächstes mitspielen möchtest.
take-full-hope-only = Du kannst Bescheid geben, dass du als Nächstes mitspielen möchtest.
take-hope = Bescheid, wenn ein Platz frei wird
take-hoping = Wir sagen dir Bescheid, wenn ein Platz frei wird.
take-hope-drop = Nicht mehr nötig
take-guest = Gast
take-watch-instead = Lieber zuschauen
take-own = Einen eigenen Tisch öffnen
take-running = Ein Bot hält einen Platz warm. Übernehmen?
take-running-text = Das Spiel läuft. Du spielst weiter, wo { $name } aufgehört hat.
take-over-running = Übernehmen
take-closed = Dieser Tisch ist geschlossen
take-closed-text = Er wurde nie gespielt.
take-ended = Dieses Spiel ist zu Ende
take-ended-text = Du kannst noch ansehen, wie es war.
take-ended-look = Ansehen, wie es ausging
take-rated = Gewertet: Das Ergebnis zählt
take-hints = Tipps sind erlaubt
take-sent-away = Der Platz ist an jemand anderen gegangen.
take-over-title = Hier weiterspielen
take-over-text = Der Platz von { $name } bei „{ $table }“: { $game }. Hier geht es weiter, wo das Spiel steht.
take-over-go = Weiterspielen
take-over-name = Name am Tisch
take-name = Dein Name
take-go = Platz nehmen
take-busy = Du setzt dich …
take-watch = Nur zuschauen
take-gone = Diese Einladung führt nirgendwohin
take-no-name = Wir brauchen einen Namen für das Blatt.
take-gone-do = Vielleicht hat sie schon jemand benutzt, oder es fehlt ein Buchstabe. Wer sie geschickt hat, kann eine neue schicken.

# -- noch einmal ansehen

replay-title = Noch einmal
replay-door = Welches Spiel sehen wir uns an?
replay-door-text = Zieh ein Protokoll hierher, wähle die Datei oder füge den Text ein. Darin stehen jeder Wurf und jeder Zug.
replay-choose = Datei wählen
replay-paste = oder den Text einfügen
replay-paste-label = Text eines Protokolls
replay-watch = Ansehen
replay-reading = Das Protokoll wird gelesen …
replay-bad = Dieses Protokoll lässt sich nicht nachspielen
replay-bad-line = Zeile { $line }: { $reason }
replay-bad-do = Bessere die Zeile aus oder bitte noch einmal um das Protokoll.
replay-gone = Dieses Spiel gibt es hier nicht
replay-gone-do = Der Link ist vielleicht alt, oder es fehlt ein Buchstabe.
replay-another = Anderes Protokoll
replay-turn = Zug { $turn } von { $of }.
replay-before = Vor dem ersten Wurf.
replay-first = Erster Schritt
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Ein Schritt weiter
replay-last = Letzter Schritt
replay-speed = Tempo: { $speed }-fach
replay-line = Zeitleiste
replay-flags = Große Augenblicke
replay-share = Diesen Moment teilen
replay-shared = Der Link zu diesem Moment ist kopiert.
replay-download = Protokoll laden
replay-dice = Würfel dieses Zuges
replay-dice-none = Keine Würfel auf dem Tisch.
replay-taken = { $face }, genommen
replay-log = Was geschah
replay-table = Zum Tisch
replay-verified = Würfel geprüft
replay-verified-text = Jeder Wurf folgt aus der Zahl, die vor dem ersten versiegelt wurde.
replay-open = Würfel versiegelt
replay-open-text = Die versiegelte Zahl wird nach dem Spiel geöffnet; dann lässt sich jeder Wurf prüfen.
replay-no = Würfel nicht bestätigt
replay-no-text = Die Würfe folgen nicht aus der versiegelten Zahl. Frage, wer das Protokoll hat.
replay-keys = Pfeiltasten gehen, Pos1 und Ende springen, die Leertaste spielt ab, T liest das Blatt, ? nennt alle Tasten.
replay-show-sheet = Dieses Blatt zeigen
replay-controls = Schritte
replay-empty = In diesem Spiel ist noch nichts geschehen.

# -- so geht’s

howto-title = So geht’s
howto-contents = Inhalt
howto-sheet = Das ganze Blatt
howto-figure = Bild: { $title }
howto-dice = Würfel: { $dice }
howto-ask = Noch unsicher? Tippe am Tisch auf einen blassen Würfel oder ein Feld: Es sagt, warum es nicht geht.
howto-play = Jetzt spielen
howto-print = Drucken
howto-search = In den Regeln suchen
howto-found = { $count ->
    [0] Nichts gefunden
    [one] Ein Treffer
   *[other] { $count } Treffer
}
howto-nothing = Nichts gefunden. Versuch ein anderes Wort.
howto-try = Ausprobieren
try-free = Hier zählt nichts: Züge lassen sich zurücknehmen, die Glühbirne weiß, was sie wert sind.
try-back = Zurück zu den Regeln
howto-try-card = Ausprobieren: { $card }
howto-glossary = Wörter des Spiels

# -- Gesichter

face-title = Dein Gesicht
face-change = Ein anderes Gesicht wählen
face-saved = Das ist jetzt dein Gesicht.
face-colour = Farbe
face-colour-blue = Blau
face-colour-orange = Orange
face-colour-green = Grün
face-colour-purple = Lila
face-colour-red = Rot
face-colour-yellow = Gelb
face-eyes = Augen
face-eyes-dots = Rund
face-eyes-tall = Weit offen
face-eyes-brows = Mit Brauen
face-eyes-glasses = Brille
face-eyes-side = Zur Seite
face-eyes-lash = Sommersprossen
face-mouth = Mund
face-mouth-smile = Lächeln
face-mouth-open = Lachen
face-mouth-smirk = Schmunzeln
face-mouth-flat = Gerade
face-mouth-small = Kleines Lächeln

# -- hören, dass man dran ist

telling-turn = Du bist dran
telling-late = Noch { $left } für deinen Zug
telling-nudged = { $name } stupst dich an
telling-invited = { $name } bittet dich an einen Tisch
telling-free = Ein Platz ist frei für dich
telling-joined = { $name } setzt sich an deinen Tisch
telling-started = Das Spiel beginnt
telling-vote = { $who } ist nicht da: Wie soll es weitergehen?
telling-over = Das Spiel ist zu Ende
telling-test = Das ist eine Probe
telling-test-text = So erfährst du, dass du dran bist.
telling-code = Dein Code ist { $code }
telling-code-text = Tipp ihn auf der Seite mit den Einstellungen ein, dann bekommst du Bescheid per Mail. Du wolltest das nicht? Dann ist nichts zu tun.
telling-with = mit { $names }
telling-and = { $most } und { $last }
telling-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
telling-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
telling-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
telling-go = Hingehen
telling-close = Hinweis schließen

# -- Einstellungen und Konto

settings-all = Alle Einstellungen und Konto
settings-who = Wer du bist
settings-look = Aussehen und Ton
settings-table = Am Tisch
settings-more = Mehr
settings-sound-text = Würfel, Stift, du bist dran
settings-chosen = { $name }: { $value }
settings-name-saved = Du heißt jetzt { $name }.
notify = Benachrichtigungen
notify-line = wie wir dich erreichen
notify-ways = Wege zu dir
notify-on = an
notify-off = aus
notify-word-push = Push
notify-word-mail = Mail
notify-word-hook = Webhook
notify-works = geht hier
notify-not-set-up = an diesem Tisch nicht eingerichtet
notify-page = Ton und Titel dieses Tabs
notify-page-title = Vorerst nur der Titel; aus- und wieder einschalten bringt auch den Ton.
notify-push = Push in diesen Browser
notify-push-phone = Push auf dieses Handy
notify-push-https = braucht HTTPS
notify-push-https-text = Die Adresse dieses Tisches beginnt mit http. Wer den Tisch betreibt, kann das ändern.
notify-push-home-screen = erst zum Home-Bildschirm hinzufügen
notify-push-home-text = Tipp unten auf { $icon }, dann „Zum Home-Bildschirm“, und öffne rollwrite von dort.
notify-push-blocked = im Browser gesperrt
notify-push-blocked-text = Öffne das Zeichen neben der Adresse, erlaube Mitteilungen für diese Seite und lade sie neu.
notify-push-browser = dieser Browser kann das nicht
notify-push-browser-text = Er kennt kein Push. Ein anderer Browser auf diesem Gerät vielleicht schon; oder nimm Mail oder einen Webhook.
notify-push-failed = Der Browser hat es nicht erlaubt. Ein privates Fenster oder ein Browser ohne Push-Dienst lässt sich nicht rufen.
notify-push-other = wird auch gerufen
notify-push-drop = Diesen Browser nicht mehr rufen: { $name }
notify-show-how = Zeig mir, wie
notify-show-title = Auf den Home-Bildschirm
notify-show-1 = Tipp auf das Quadrat mit dem Pfeil: auf dem iPhone unten, auf dem iPad oben.
notify-show-2 = Wähle „Zum Home-Bildschirm“, dann „Hinzufügen“.
notify-show-3 = Öffne rollwrite vom Home-Bildschirm, komm auf diese Seite zurück und schalte Push ein.
notify-mail = E-Mail
notify-mail-to = E-Mail an { $address }
notify-mail-text = An Tischen tageweise und ohne Uhr; an den anderen käme ein Brief zu spät.
notify-mail-host = Wer den Tisch betreibt, kann einen Mailserver angeben.
notify-mail-address = Deine Adresse
notify-mail-send = Code schicken
notify-mail-unconfirmed = wartet auf deinen Code
notify-mail-code = Der Code aus dem Brief
notify-mail-confirm = Mail einschalten
notify-mail-drop = Adresse vergessen
notify-hook = Discord, Slack oder ein eigenes Programm
notify-hook-discord = Discord
notify-hook-slack = Slack
notify-hook-json = Ein eigenes Programm
notify-hook-on = an
notify-hook-text = Ein Webhook: Wir schreiben an eine Adresse, die du dort anlegst.
notify-hook-add = Webhook hinzufügen
notify-hook-url = Seine Adresse
notify-hook-kind = Geschrieben als
notify-hook-kind-discord = Discord
notify-hook-kind-slack = Slack
notify-hook-kind-json = JSON
notify-hook-save = Webhook speichern
notify-hook-secret = Mit diesem Geheimnis unterschreiben wir. Kopier es jetzt, es wird nicht noch einmal gezeigt.
notify-hook-drop = Webhook vergessen
notify-test = Probe schicken
notify-again = Noch mal
notify-tried-nothing = Nichts ist eingeschaltet, also ging nichts hinaus.
notify-tried-page = Der Ton wurde gespielt.
notify-tried-page-text = Nichts gehört? Schau, ob dein Gerät stumm ist.
notify-tried-push = Ein Push ist unterwegs.
notify-tried-push-text = Nichts da? Schau, ob dein Gerät auf „Nicht stören“ steht.
notify-tried-push-failed = Der Push kam nicht durch.
notify-tried-webhook = Wir haben an { $shown } geschrieben.
notify-tried-webhook-text = Schau dort nach.
notify-tried-webhook-failed = { $shown } hat es nicht angenommen.
notify-tried-mail = Ein Brief ging an { $shown }.
notify-tried-mail-text = Nach einer Minute nichts da? Schau im Spam nach.
notify-tried-mail-failed = Der Brief an { $shown } ging nicht hinaus.
notify-failed-gone = Die Adresse gibt es nicht mehr.
notify-failed-busy = Dort ist gerade zu viel los; versuch es später noch einmal.
notify-failed-refused = Es wurde abgelehnt.
notify-failed-no-answer = Dort antwortet niemand.
notify-failed-private-address = Die Adresse liegt in einem privaten Netz.
notify-failed-bad-address = Die Adresse führt nicht ins weite Netz.
notify-for = Wofür
notify-for-turns = Ich bin dran
notify-for-turns-text = Einmal; noch einmal, bevor deine Zeit um ist
notify-for-tables = Einladungen und Tische
notify-for-tables-text = Eine Einladung, jemand setzt sich, ein Spiel beginnt
notify-for-nudges = Jemand braucht mich
notify-for-nudges-text = Ein Stups, eine Abstimmung
notify-for-ends = Das Ende eines Spiels
notify-for-ends-text = Wenn du nicht da warst
notify-quiet = Ruhe
notify-quiet-on = Ruhezeit
notify-quiet-text = Keine Nachrichten; Uhren, die tageweise laufen, stehen ab deinem nächsten Zug still. Höchstens zehn Stunden.
notify-quiet-from = Ruhe ab
notify-quiet-to = Ruhe bis
notify-quiet-until = bis
notify-holiday = Urlaub
notify-holiday-text = Keine Nachrichten, und Uhren, die tageweise laufen, stehen, bis du zurück bist; 21 Tage im Jahr.
notify-holiday-until = Zurück am
notify-install = Auf diesem Gerät
notify-install-name = rollwrite installieren
notify-install-text = Ein eigenes Fenster, ein Symbol mit der Zahl der Tische, die warten
notify-install-do = Installieren
notify-nobody = Sag uns erst, wer du bist
notify-nobody-text = Nimm einen Platz oder öffne einen Tisch; dann wissen wir, wem wir Bescheid geben.
account = Konto
account-line = damit deine Spiele dir bleiben
account-keep = Behalte deine Spiele: mach einen Passkey
account-keep-text = Bisher weiß nur dieser Browser, wer du bist. Mit einem Passkey oder Passwort bist du es auf jedem Gerät, und nichts geht verloren, falls dieser Browser dich vergisst. Ganz ohne E-Mail-Adresse.
account-ways = Wege herein
account-by-passkey = Passkey
account-by-password = Passwort
account-none = noch keins
account-set = da
account-secured = Gespeichert. Deine Spiele gehören dir jetzt auf jedem Gerät.
account-have = Ich habe schon ein Konto
account-delete = Konto löschen
account-remove = Entfernen
account-password-set = Passwort setzen
account-password-change = Anderes Passwort
account-password-old = Dein bisheriges Passwort
account-password-new = Neues Passwort
account-password-help = Mindestens zehn Zeichen; ein Satz merkt sich leicht. Dazu bekommst du einen Anmeldenamen von uns.
account-password-save = Passwort speichern
passkey = Passkey
passkey-text = Fingerabdruck, Gesicht oder PIN; nichts zu merken
passkey-devices = { $count ->
    [one] Fingerabdruck, Gesicht oder PIN, auf einem Gerät
   *[other] Fingerabdruck, Gesicht oder PIN, auf { $count } Geräten
}
passkey-make = Machen
passkey-another = Noch einen
passkey-not-here = Nicht an dieser Adresse
passkey-why-insecure = Browser machen Passkeys nur über HTTPS, und diese Adresse beginnt mit http. Wer diesen Tisch betreibt, kann das ändern. Ein Passwort geht hier.
passkey-why-address = Passkeys gehören zu einem Namen, und diese Adresse ist eine Nummer. Ein Passwort geht hier. Mit Namen:
passkey-why-elsewhere = Passkeys dieses Tisches macht man an seiner öffentlichen Adresse:
passkey-why-browser = Dieser Browser macht keine Passkeys. Ein Passwort geht hier.
passkey-other-address = für eine andere Adresse dieses Tisches
passkey-drop = Passkey entfernen: { $name }
password = Passwort
password-text = Geht überall, auch ohne HTTPS
password-not-needed = Neben einem Passkey nicht nötig
password-login = Dein Anmeldename: { $login }
password-set = Setzen
password-other = Ändern
prove-title = Bist du es?
prove-text = Diese Seite ist schon eine Weile offen. Zeig noch einmal, wer du bist, bevor du änderst, wie man hineinkommt.
prove-passkey = Mit einem Passkey zeigen
prove-password = Mit dem Passwort zeigen
prove-elsewhere = Dein Passkey gehört zu einer anderen Adresse dieses Tischs. Mach es dort, oder melde dich mit einem Notfallcode an.
prove-code = Beides nicht zur Hand? Mit einem Notfallcode anmelden
codes = Notfallcodes
codes-keep = Jeder gilt einmal. Heb sie auf Papier auf; wir zeigen sie nur dieses eine Mal.
codes-left = { $left } von { $of } übrig
codes-text = Jeder öffnet einmal dein Konto, wenn sonst alles verloren ist.
codes-new = Neue
codes-made = Hier sind neue Codes; die alten gelten nicht mehr.
devices = Geräte
device-this = dieses
device-now = jetzt
device-phone = Handy
device-tablet = Tablet
device-computer = Computer
device-program = Programm
device-browser = { $what }, { $browser }
device-leave = Auf diesem Gerät abmelden
sign-out = Abmelden
sign-out-device = Abmelden: { $name }
sign-out-others = Alle anderen abmelden
sign-in = Anmelden
sign-in-title = Schön, dass du wieder da bist
sign-in-guest = Was { $name } hier spielt, kommt mit dir mit.
sign-in-passkey = Mit Passkey anmelden
sign-in-login = Anmeldename
sign-in-password = Mit Passwort anmelden
sign-in-lost = Alles verloren? Nimm einen Notfallcode
sign-in-code = Notfallcode
sign-in-by-code = Mit dem Code anmelden

# -- Verlauf

history = Verlauf
history-game = Spiel
history-all-games = Alle
history-since = { $count ->
    [one] hier seit { $since } · ein Spiel
   *[other] hier seit { $since } · { $count } Spiele
}
history-none = Noch kein beendetes Spiel
history-none-text = Wenn ein Spiel endet, steht es hier mit seinem Ergebnis.
history-results = Ergebnisse
history-legend = △ gewonnen · Linie: Mittel aus acht
history-legend-few = △ gewonnen
history-games-title = Spiele
history-games = Spiele
history-wins = Siege
history-best = Bestes
history-mean = Mittel
history-day = Tag
history-points = Punkte
history-place = Platz
history-place-said = Platz { $place }
history-results-said = { $count ->
    [one] Ein Spiel mit { $high } Punkten.
   *[other] { $count } Spiele, von { $low } bis { $high } Punkten.
}
history-results-mean = { $count } Spiele, von { $low } bis { $high } Punkten; Mittel der letzten acht: { $mean }.
history-scores = Punkte
history-scores-legend = Fahne: dein bestes
history-scores-rivals = Fahne: dein bestes · gestrichelt: Gegner
history-scores-said = Von { $low } bis { $high } Punkten, am häufigsten zwischen { $from } und { $to }.
history-as-table = Als Tabelle
history-by-seats = Nach Plätzen
history-seats = Plätze
history-seats-count = { $seats ->
    [one] allein
   *[other] { $seats } Plätze
}
history-by-game = Nach Spiel
history-bots = Gegen Bots
history-people = Gegen Leute
history-ahead = voll: du lagst vorn
history-of = { $ahead } von { $of }
history-alone = allein
history-look = Das Spiel noch einmal ansehen: { $result }, { $day }
history-all = Alle { $count } Spiele
history-agreed = Gemeinsam beendet
history-rated = gewertet
history-rivals = Gegner
history-archive = { $count ->
    [one] Ein weggeräumter Tisch
   *[other] { $count } weggeräumte Tische
}
rating = Wertung
rating-short = { $rating }, plus/minus { $give }
rating-give-or-take = Plus/minus
rating-early = noch zu früh
rating-after = Nach { $count } Spielen. Mit jedem wird sie sicherer.
rating-after-few = { $count ->
    [one] Nach einem Spiel; ab dem fünften gibt es eine Zahl.
   *[other] Nach { $count } Spielen; ab dem fünften gibt es eine Zahl.
}
rating-said = Wertung { $rating }, plus/minus { $give }: 19 von 20 Mal liegt die Wahrheit in diesem Band.
rating-early-said = Noch zu früh: irgendwo zwischen { $low } und { $high }.
rating-levels-said = Bots auf demselben Lineal: { $levels }.
history-data = Deine Daten
history-data-text = Eine Datei mit allen Spielen, Zügen und Würfeln. Beim Löschen bleiben Spiele mit anderen bei ihnen, unter „Jemand“.
history-take = Mitnehmen
history-delete = Löschen …

# -- das Haus: seine Seite für die, die den Server betreiben

house = Haus
house-strip = Vom Haus
house-strip-close = Weglegen
host-title = Haus
host-fine = Alles in Ordnung.
host-needs = { $count ->
    [1] Eine Sache braucht dich: { $what }.
    [2] Zwei Dinge brauchen dich: { $what }.
   *[other] { $count } Dinge brauchen dich.
}
host-need-report = { $count ->
    [1] eine Meldung
   *[other] Meldungen
}
host-log = Protokoll
host-log-title = Was hier getan wurde
host-log-more = Frühere zeigen
host-log-empty = Noch nichts.
host-count-tables = Tische gerade
host-count-here = Leute da
host-count-accounts = Konten
host-count-running = in Betrieb
host-tables = Tische gerade
host-tables-none = Gerade wartet oder spielt kein Tisch.
host-tables-line = { $count ->
    [1] einer
   *[other] { $count }
}{ $away ->
    [0] { "" }
    [1] , an einem fehlt jemand
   *[other] , an { $away } fehlt jemand
}
host-table-waiting = Warteraum
host-table-turn = Zug { $turn }
host-table-leg = Spiel { $leg } von { $legs }
host-table-free = { $free ->
    [1] 1 Platz frei
   *[other] { $free } Plätze frei
}
host-pace-live = live
host-pace-relaxed = gemütlich
host-pace-day = tageweise
host-table-more = Mehr zu { $name }
host-watch = Zuschauen
host-watch-text = Alle am Tisch erfahren es. Du siehst, was alle im Vorbeigehen sehen.
host-message = Nachricht schicken
host-message-label = Was soll der Tisch lesen?
host-send = Schicken
host-sent = Geschickt.
host-end = Tisch beenden
host-end-text = Ein laufendes Spiel endet hier, mit den Punkten bis jetzt. Ein wartender Tisch wird geschlossen.
host-ended = Der Tisch ist beendet.
host-people = Leute
host-people-line = { $here } von { $count } da
host-people-all = Alle { $count }
host-people-find = Nach Namen suchen
host-people-more = Mehr zeigen
host-person-host = betreibt das Haus
host-person-guest = Gast, kein Konto
host-person-passkey = Passkey
host-person-password = Passwort
host-person-devices = { $count ->
    [0] kein Gerät
    [1] 1 Gerät
   *[other] { $count } Geräte
}
host-person-here = da
host-person-blocked = gesperrt
host-person-more = Mehr zu { $name }
host-link = Neuer Anmeldelink
host-link-text = Für jemanden, der den Weg zurück verloren hat. Wer ihn öffnet, ist { $name }.
host-link-label = Der Link, nur jetzt zu sehen
host-sign-out = Überall abmelden
host-sign-out-text = Alle Geräte von { $name } werden abgemeldet. Ohne Konto führt nur ein neuer Link zurück.
host-signed-out = { $name } ist überall abgemeldet.
host-block = Sperren
host-block-text = { $name } muss sofort gehen, und die Tür bleibt zu.
host-blocked = { $name } ist gesperrt.
host-unblock = Entsperren
host-unblocked = { $name } darf wieder herein.
host-drop = Betreibt das Haus nicht mehr
host-dropped = { $name } betreibt das Haus nicht mehr.
host-sure = Ja, so machen
host-health = Zustand
host-checked = geprüft { $ago }
host-check-again = Neu prüfen
host-check-database = Datenbank
host-check-disk = Festplatte
host-check-copies = Sicherungen
host-check-clock = Uhr des Servers
host-check-files = Dateien und Leitungen
host-check-variables = Eine Einstellung ohne Sinn
host-check-public = Die Adresse, die alle kennen
host-check-push = Mitteilungen
host-check-mail = E-Mail
host-check-moves = Züge beantwortet in { $ms } ms
host-mend = Was hilft
host-storage = Speicher
host-storage-games = Spiele { $size }
host-storage-backups = Sicherungen { $size }
host-storage-free = frei { $size }
host-storage-line = { $used } von { $all }
host-version = rollwrite { $version }, Regeln { $rules }, { $database }{ $nodes ->
    [1] { "" }
   *[other] , { $nodes } Knoten
}
host-rules-compiled = übersetzt
host-rules-interpreted = nicht übersetzt
host-backups = Sicherungen
host-backups-every = alle { $every }, { $keep } bleiben
host-backups-never = keine von selbst
host-backups-never-text = Starte den Server mit --backup-every 1d, dann macht er täglich eine.
host-backups-none = Es gibt noch keine.
host-backups-tried = Zurückspielen zuletzt probiert { $ago }.
host-backups-untried = Zurückspielen wurde noch nie probiert.
host-back-up = Jetzt sichern
host-backed-up = Die Sicherung ist gemacht.
host-try = Zurückspielen proben
host-tried-well = Es geht: Jeder Tisch dieser Sicherung lässt sich wieder spielen.
host-tested = geprobt
host-restore = Zurückspielen …
host-restore-text = Halte den Server an und tippe das dort, wo er läuft. Was jetzt da ist, bleibt daneben liegen.
host-reports = Meldungen
host-reports-new = { $count } neu
host-reports-none = Niemand hat etwas gemeldet.
host-report-about = über { $name }
host-report-at = { $table }, { $when }
host-report-lines = Was geschrieben wurde
host-look = Ansehen
host-settle = Erledigt
host-settled = Die Meldung ist erledigt.
host-doors = Türen
host-invite-only = Nur mit Einladung
host-invite-only-text = Neue brauchen einen Link von jemandem mit Konto.
host-lobby = Offene Tische
host-lobby-text = Auf der Startseite von allen zu sehen.
host-chat = Freier Chat
host-chat-text = Tische dürfen ihn haben. Zeilen lassen sich melden.
host-who-opens = Wer Tische aufmacht
host-who-opens-everybody = Alle
host-who-opens-accounts = Konten
host-who-opens-keepers = Das Haus
host-invite = Neue Einladung
host-invite-text = Zwanzig Leute kommen damit herein, eine Woche lang.
host-bans = Zu für
host-ban-label = Für eine Adresse oder ein Netz schließen
host-ban = Schließen
host-lift = { $name } wieder hereinlassen
host-announcement = Ansage
host-announcement-label = Was sollen alle lesen?
host-announcement-preview = So sieht man es
host-announcement-until = bis { $when }
host-announcement-lasts = Wie lange
host-announcement-on = Zu sehen bis { $when }.
host-show = Zeigen
host-take-down = Abnehmen
host-shown = Alle sehen sie jetzt.
host-not-you = Diese Seite gehört denen, die diesen Server betreiben.
host-not-you-do = Tippe „rollwrite host-link“ dort, wo der Server läuft: Das macht einen Link, der einmal gilt.
host-become = Du betreibst diesen Server
host-become-text = Dieser Link gilt einmal. Wer ihn benutzt, schaut nach dem Haus: Tische, Leute, Türen.
host-become-as = Du bist hier { $name }.
host-become-name = Dein Name
host-become-go = Nach dem Haus schauen
host-become-gone = Dieser Link wurde schon benutzt
host-become-gone-do = Oder er ist älter als ein Tag. Tippe „rollwrite host-link“ dort, wo der Server läuft.
invited-title = Du bist eingeladen
invited-text = Sag uns deinen Namen und komm herein.
invited-go = Hereinkommen
invited-gone = Diese Einladung gilt nicht mehr
invited-gone-do = Bitte um eine neue.
deed-became-keeper = betreibt jetzt das Haus
deed-made-host-link = hat am Server einen Link zum Betreiben gemacht
deed-dropped-keeper = hat { $about } das Haus abgenommen
deed-watched = hat bei { $table } zugeschaut
deed-told-table = schrieb an { $table }: „{ $text }“
deed-ended-table = hat { $table } beendet
deed-made-sign-in-link = hat einen Anmeldelink für { $about } gemacht
deed-signed-out = hat { $about } überall abgemeldet
deed-blocked = hat { $about } gesperrt
deed-unblocked = lässt { $about } wieder herein
deed-banned-network = hat die Tür für { $network } geschlossen
deed-lifted-network = hat die Tür für { $network } geöffnet
deed-set-is-invite-only = hat „Nur mit Einladung“ { $value }
deed-set-has-lobby = hat „Offene Tische“ { $value }
deed-set-has-chat = hat „Freier Chat“ { $value }
deed-set-who-opens = hat bestimmt, wer Tische aufmacht: { $value }
deed-made-invitation = hat eine Einladung gemacht
deed-announced = hat „{ $text }“ angesagt
deed-ended-announcement = hat die Ansage abgenommen
deed-backed-up = hat die Sicherung { $copy } gemacht
deed-tried-restore = hat { $copy } zur Probe zurückgespielt
deed-settled-report = hat eine Meldung über { $about } erledigt
deed-by-nobody = Jemand am Server
deed-on = eingeschaltet
deed-off = ausgeschaltet
chat = Chat
chat-empty = Noch wurde nichts geschrieben.
chat-label = An den Tisch schreiben
chat-send = Schicken
chat-new = { $count ->
    [1] eine neue Zeile
   *[other] { $count } neue Zeilen
}
chat-line = { $name } schrieb: { $text }
chat-more = Mehr zur Zeile von { $name }
chat-mute = Nicht zeigen, was { $name } schreibt
chat-muted = { $name } ist stumm
chat-heard = Du hörst { $name } wieder
chat-mute-all = Nichts mehr von { $name } hören
seats-more = Mehr zu { $name }
report-text = Mit dem Verhalten von { $name } stimmt etwas nicht? Wer diesen Server betreibt, liest es.
report-why = Was ist los?
report-person = { $name } melden
chat-unmute = { $name } wieder zeigen
chat-report = Diese Zeile melden
chat-report-text = Die Zeile geht an die, die diesen Server betreiben, mit fünf davor und danach.
chat-report-why = Was stimmt nicht? (kann leer bleiben)
chat-reported = Gemeldet. Wer diesen Server betreibt, liest es.
settings-talk = Zeichen und Chat der anderen
settings-talk-text = An allen Tischen. Ein Tisch kann sie auch für sich ausblenden.
plan-chat = Freier Chat
plan-chat-about = Alle am Tisch dürfen schreiben. Zeilen lassen sich ausblenden und melden.

# -- was der Server ablehnt

problem = Das ging nicht.
problem-offline = Der Server antwortet nicht.
problem-offline-do = Prüfe die Verbindung und versuche es noch einmal.
problem-no-name = Ein Name fehlt.
problem-long-name = Dieser Name ist zu lang.
problem-no-guest = Sag uns zuerst deinen Namen.
problem-nobody-plays = An einen Tisch gehört jemand, der spielt: hier oder per Link.
problem-damaged-table = Das Protokoll dieses Tisches ist beschädigt. Deinen anderen Tischen fehlt nichts.
problem-too-many = Das war viel auf einmal. Warte kurz und versuche es noch einmal.
problem-too-large = Das ist zu groß.
problem-dead-welcome = Dieser Link führt zu niemandem mehr.
problem-no-practice = Dieses Spiel bringt etwas aus einem früheren mit; es lässt sich nicht üben.
problem-other-seats = In diesem Spiel sind es andere Plätze, als du willst.
problem-dead-link = Dieser Link führt zu keinem Platz mehr.
problem-no-such-table = Diesen Tisch gibt es hier nicht.
problem-no-such-game = Dieses Spiel steht nicht in unserem Regal.
problem-seats-free = Noch sind zu wenige da.
problem-broken = Bei uns ist etwas zerbrochen; geändert wurde nichts.
problem-stale-stage = Der Tisch war schon weiter. Dein Blatt zeigt den jetzigen Stand.
problem-stale-step = Das war schon getan. Dein Blatt zeigt den jetzigen Stand.
problem-leaving = Dieser Server geht gleich. Frag in einem Moment noch einmal.
problem-not-your-decision = Du bist gerade nicht gefragt.
problem-not-your-seat = Diesen Platz hat jetzt jemand anderes.
problem-no-such-phrase = Der Moment dafür ist vorbei.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-game-over = Das Spiel ist aus.
problem-not-stored = Der Server konnte das nicht speichern. Versuch es gleich noch einmal.
problem-already-started = Das Spiel läuft schon.
problem-bot-decides = Die Zeit war um: Ein Bot macht diesen einen Zug.
problem-closed = Dieser Tisch wurde geschlossen, bevor es losging.
problem-no-clock = An diesem Tisch läuft keine Uhr.
problem-no-nudge = Warte einen Moment, bevor du wieder anstupst.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-no-vote = Über diesen Platz wird gerade nicht entschieden.
problem-half-quiet = Ruhezeiten brauchen Anfang und Ende.
problem-long-quiet = Ruhezeiten dauern höchstens zehn Stunden.
problem-no-holiday-left = Es gibt 21 Urlaubstage im Jahr, und so viele sind nicht übrig.
problem-long-holiday = Ein Urlaub dauert höchstens 21 Tage.
problem-no-such-zone = Diese Zeitzone kennen wir nicht.
problem-no-such-time = Zeiten sehen aus wie 22:00.
problem-no-such-day = Tage sehen aus wie 2027-01-31.
problem-bad-address = Das ist keine Adresse, die mit https:// beginnt.
problem-private-address = Diese Adresse liegt in einem privaten Netz. Wer den Tisch betreibt, kann das erlauben.
problem-bad-push = Dein Browser hat uns keine Adresse gegeben, unter der wir ihn rufen.
problem-no-such-push = Dieser Browser wird nicht mehr gerufen.
problem-no-mail-here = Dieser Tisch verschickt keine Mail.
problem-bad-mail = Das ist keine Mailadresse.
problem-mail-unsent = Die Mail ging nicht hinaus. Versuch es später noch einmal.
problem-old-code = Dieser Code ist zu alt. Lass dir einen neuen schicken.
problem-wrong-mail-code = Das ist nicht der Code, den wir geschickt haben.
problem-not-asked = Das entscheiden nur die, die da sind.
problem-own-seat = Das ist dein eigener Platz. Verlasse lieber den Tisch.
problem-seat-taken = Da sitzt schon jemand.
problem-sent-away = Dieser Platz ist an jemand anderen gegangen.
problem-no-watching = Diesen Tisch sieht nur, wer mitspielt.
problem-no-such-person = Mit so jemandem hast du nicht gespielt.
problem-table-full = Alle Plätze sind besetzt.
problem-seat-free = Ein Platz ist frei: Nimm ihn.
problem-busy = Andere waren schneller. Versuch es noch einmal.
problem-foreign-origin = Diese Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.
problem-hello-first = Der Tisch kennt dich noch nicht. Lade die Seite neu.
problem-no-campaign = An diesem Tisch wird keine Kampagne gespielt.
problem-no-next-game = Es gibt gerade kein nächstes Spiel.
problem-no-such-drawing = Diesen Zettel gibt es nicht.
problem-no-such-language = Diese Sprache sprechen wir noch nicht.
problem-not-found = Hier ist nichts.
problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
problem-not-our-address = Diese Adresse gehört nicht uns.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-old-rules = Dieser Tisch wurde nach älteren Regeln eröffnet und kann nicht fortgesetzt werden.
problem-unknown-guest = Wir kennen dich nicht mehr. Sag uns noch einmal deinen Namen.
problem-no-such-face = So ein Gesicht gibt es nicht.
problem-weak-password = Ein Passwort braucht mindestens zehn Zeichen, und nicht immer wieder dasselbe.
problem-wrong-password = Das ist nicht dein Passwort.
problem-prove-first = Zeig erst, dass du es bist.
problem-wrong-sign-in = Dieser Name und dieses Passwort passen nicht zusammen.
problem-wrong-code = Dieser Code öffnet nichts, oder er ist schon benutzt.
problem-wrong-passkey = Dieser Passkey öffnet hier nichts.
problem-stale-passkey = Das hat zu lange gedauert. Versuch es noch einmal.
problem-known-passkey = Dieser Passkey gehört dir schon.
problem-no-such-passkey = Diesen Passkey gibt es nicht.
problem-no-passkeys-here = An dieser Adresse machen Browser keine Passkeys.
problem-no-such-device = Dieses Gerät ist schon abgemeldet.
problem-no-account = Mach erst einen Passkey oder ein Passwort.
problem-not-alone = An diesem Tisch sitzen auch andere.
problem-other-name = Das ist nicht dein Name.
problem-no-way-back = Es gibt keine frühere Entscheidung, zu der du zurück könntest.
problem-last-way = Das ist dein letzter Weg herein. Mach erst einen anderen.
problem-banned = Das Haus hat dir die Tür geschlossen.
problem-invite-only = Neue brauchen hier einen Link von jemandem mit Konto.
problem-no-lobby = In diesem Haus gibt es keine offenen Tische.
problem-may-not-open = Wer hier Tische aufmacht, entscheidet das Haus.
problem-no-chat = Hier wird nicht frei geschrieben.
problem-no-words = In dieser Zeile steht nichts.
problem-long-words = Diese Zeile ist zu lang.
problem-too-many-words = Höchstens alle zehn Sekunden.
problem-no-such-line = Diese Zeile gibt es nicht mehr.
problem-nobody-there = Da sitzt sonst niemand.
problem-not-keeper = Das kann nur, wer diesen Server betreibt.
problem-dead-host-link = Dieser Link wurde schon benutzt oder ist zu alt. Einen neuen macht: rollwrite host-link
problem-dead-invitation = Diese Einladung gilt nicht mehr. Bitte um eine neue.
problem-person-gone = Diese Person ist nicht mehr hier.
problem-no-such-report = Diese Meldung ist schon erledigt.
problem-no-such-ban = Diese Tür ist schon offen.
problem-no-such-copy = Diese Sicherung gibt es nicht mehr.
problem-long-announcement = Eine Ansage dauert höchstens zwei Wochen.
problem-keeps-the-house = Diese Person betreibt den Server auch. Nimm ihr das zuerst.
problem-last-keeper = Jemand muss den Server betreiben.
problem-own-network = Da bist du selbst.
problem-plays-with-you = Ihr sitzt gerade am selben Tisch. Der Link würde dir das Blatt zeigen.

# das Terminal
terminal-again = Tippe die Nummer eines Zuges, s für das ganze Blatt (s 2: das von Platz 2), u zum Zurücknehmen, q zum Gehen.
terminal-keys = 1–{ $count } · s Blatt · u zurück · q gehen

# -- Lektionen

lesson-points = Gezeigt wird auf: { $things }.
lesson-teacher = Der Lehrer sagt
lesson-on = Weiter
lesson-skip = Überspringen
lesson-leave = Lektion verlassen
lesson-more = Mehr zu dieser Lektion
lesson-restart = Von vorn beginnen
lesson-step = Schritt { $step } von { $count }
lesson-write = Tippe jetzt auf den Knopf „{ $verb }“.
lesson-commit = Das war alles: Beende deinen Zug mit „{ $verb }“.
lesson-cut = Worum es geht, aus deinem Blatt ausgeschnitten
lesson-done-title = Du kannst { $game }. Eine richtige Partie?
lesson-half-title = Gut gemacht. Weiter mit dem nächsten Teil?
lesson-next = Weiter: { $lesson }
lesson-play = Sofort spielen
lesson-invite = Freunde einladen
lesson-again = Noch einmal
lesson-hold = Am Tisch: Halte etwas gedrückt, und es sagt, was es ist.
lesson-click = Am Tisch: Ein Rechtsklick auf etwas sagt, was es ist.
lesson-back = Zurück zu deiner Partie
lesson-guest = Gast

# -- the first visit

first-title = Neu hier?
first-lead = Lern ein Spiel beim Spielen, oder fang sofort an. Ohne Namen, ohne Formular.
first-lead-again = Lern noch ein Spiel beim Spielen, oder fang sofort an.
first-next = Nächste Lektion
first-next-game = Nächste Lektion von { $game }
first-learn = In { $minutes } Minuten lernen
first-learn-game = { $game } in { $minutes } Minuten lernen
first-play = Sofort spielen
first-play-game = { $game } sofort spielen, gegen Bots
first-others = Mit anderen
first-others-game = Ein Tisch für andere: { $game }
first-known = Lektionen weglassen
first-known-game = Lektionen weglassen: Ich kann { $game }
first-rules-game = Regeln von { $game }

# -- eine Lektion, am Tisch angeboten

lessons = Lektionen
lessons-lead = je ein paar Minuten, am echten Tisch
lessons-done = gelernt
lessons-take = Lernen: { $lesson }
lessons-again = Noch einmal: { $lesson }
lessons-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
offer-title = Neu bei { $game }?
offer-more = Eine kurze Lektion: was hier neu ist
offer-text = { $minutes ->
    [one] Lern es beim Spielen: etwa eine Minute, dann bist du wieder hier.
   *[other] Lern es beim Spielen: etwa { $minutes } Minuten, dann bist du wieder hier.
}
offer-left = { $count ->
    [one] Noch eine kurze Lektion gehört zu diesem Tisch.
   *[other] Noch { $count } kurze Lektionen gehören zu diesem Tisch.
}
offer-before = bevor die Uhren laufen
offer-learn = { $minutes ->
    [one] In einer Minute lernen
   *[other] In { $minutes } Minuten lernen
}
offer-later = Einfach spielen
offer-known = Ich kann das Spiel: keine Lektionen

# -- Üben

practise = Üben
practise-here = Von hier aus üben
practise-text = Nichts zählt: Nimm zurück, so viel du willst, und frag nach Tipps.
practise-seat = Wessen Platz nimmst du?
practise-level = Gegen wen?
practise-go = Los
table-went-back = { $seat } ging zu einer früheren Entscheidung zurück.

# -- neben dem Tisch

remind = Neben dem Tisch
remind-open = Merkzettel und Wörter
remind-page = In Kürze
remind-words = Wörter
