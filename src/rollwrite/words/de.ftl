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
settings-pace-normal-text = Ein Augenblick für jeden Zug; ein Tipp überspringt den Rest.
settings-pace-fast-text = Alle Züge auf einmal.
settings-sound = Ton
settings-watches = Zeig mir, was andere schreiben
settings-confirms = Vor dem Schreiben fragen
settings-confirms-on = Du siehst deinen Zug erst, dann schreibst du ihn.
settings-confirms-off = Was deine Tipps eindeutig sagen, steht sofort da.
settings-motion = Bewegung
settings-motion-auto = System
settings-motion-calm = Ruhig
settings-motion-full = Lebhaft
settings-light = Licht
settings-light-light = Tag
settings-light-dark = Lampe
settings-light-auto = System
back = Zurück
close = Schließen
menu = Menü
to-home = Zum Spieleregal
to-home-short = Zum Regal
rules = Regeln
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
table-state-away = weg
table-wait-for = Warten auf { $names }
table-written = Geschrieben. Du kannst es noch zurücknehmen.
table-ready = Alles gut so? Dann tippe auf Fertig.
table-go-on = Mehr ist nicht zu wählen.
table-all-chosen = Alle haben gewählt.
table-take-back = Zurücknehmen
table-done = Fertig
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
table-joint-picked = Tippe für jede Zahl ein Feld an oder ein anderes Paar.
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
watch-skip = Überspringen

# -- ein Blatt in Worten

reading-points = Punkte
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
hints-count = { $count } Spiele durchgespielt
hints-brief = Kurz geschaut, weil viele fragen: { $count } Spiele
hints-win = { $win } Siegchance, { $score } Punkte
hints-score = { $score } Punkte
hints-help = Jeder Zug wurde oft zu Ende gespielt, mit denselben Würfeln. Je länger der Balken, desto unsicherer die Zahl; grün kann der beste sein.
hints-team = { $win } gemeinsame Siegchance
hints-gap = { $gap } dahinter
hints-best = vorn
hints-close = vielleicht gleich gut
hints-about = etwa { $said }
hints-said = Am besten: { $move }. { $said }.
hint-points = { $points } jetzt
hint-keeps = öffnet Chancen auf etwa { $points } mehr
hint-costs = verbaut Chancen auf etwa { $points }
hint-keeps-team = bringt das Team voran
hint-costs-team = kostet das Team Zeit

# -- Mitspieler reden

say = Etwas sagen
say-title = Sag’s mit einem Zeichen
say-heard = { $name }: { $words }
say-go = Los!
say-wait = Warte
say-yes = Ja
say-no = Nein
say-thanks = Danke
say-sorry = Tut mir leid

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

# -- die Leitung ist weg

live-lost = Verbindung verloren.
live-lost-text = Neuer Versuch. Was du geschrieben hast, bleibt.
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
end-verified = Würfel geprüft
end-verified-text = Jeder Wurf passt zum Geheimnis, das vor dem ersten versiegelt wurde.
end-verifying = Die Würfel werden geprüft
end-verifying-text = Jeder Wurf wird mit dem Geheimnis verglichen, das vor dem ersten versiegelt wurde.
end-not-verified = Würfel nicht bestätigt
end-not-verified-text = Die Würfe passen nicht zum versiegelten Geheimnis. Hebe das Protokoll auf und frage, wer den Tisch stellt.
end-how = So geht das
end-how-text = Vor dem ersten Wurf hat der Tisch die Prüfsumme unten veröffentlicht: ein Siegel auf seinem Geheimnis. Jeder Wurf folgt aus diesem Geheimnis und den Zahlen der Mitspielenden. Das Geheimnis steht im Protokoll, so kann jeder jeden Wurf nachprüfen.
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
home-greeting = Was spielen wir, { $name }?
home-greeting-nobody = Was spielen wir?
home-lead = Nimm ein Spiel aus dem Regal. Alle brauchen einen Stift; wir haben welche mitgebracht.
home-games = Spiele im Regal
home-next = Nächstes Spiel
home-seats = { $least }–{ $most } Plätze
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
home-no-table = Noch kein Tisch
home-no-table-text = Nimm ein Spiel aus dem Regal und eröffne einen, oder folge dem Link, den dir jemand geschickt hat.
home-your-turn = Du bist dran
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

# -- what tables are called when nobody names them

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
room-free = per Link eingeladen
room-bot = Bot, { $bot }
room-here = da
room-away = nicht da
room-ready = bereit
room-not-yet = noch nicht
room-friend = Noch jemand
room-invite = { $name } einladen
room-invite-friend = Jemanden einladen
room-invite-for = Einladung für
room-invite-text = Scannen oder den Link öffnen. Wer ihn öffnet, bekommt den Platz.
room-invite-near = Diese Adresse gilt nur an diesem Computer. Starte den Server mit „--host 0.0.0.0“, dann können Handys in der Nähe mitspielen.
room-link = Link der Einladung
room-qr = QR-Code der Einladung
room-copy = Kopieren
room-copied = Kopiert
room-share = Teilen
room-share-text = Spiel mit mir { $game }.
room-start = Spiel starten
room-start-wait = Es geht los, wenn jeder Platz besetzt ist.
room-wait-host = Das Spiel beginnt, sobald gestartet wird.
room-wait-seats = Das Spiel kann beginnen, wenn jeder Platz besetzt ist.
room-watching = Du schaust zu. Was noch niemand gezeigt hat, bleibt verdeckt.
room-arrived = { $name } ist da.
room-empty-sheet = Leeres Blatt von { $name }

# -- eine Einladung

take-title = Komm herein, setz dich
take-text = Ein Platz für dich ist frei bei „{ $table }“: { $game }.
take-text-plain = Ein Platz für dich ist frei.
take-over-title = Hier weiterspielen
take-over-text = Der Platz von { $name } bei „{ $table }“: { $game }. Hier geht es weiter, wo das Spiel steht.
take-over-go = Weiterspielen
take-over-name = Name am Tisch
take-name = Dein Name
take-go = Platz nehmen
take-busy = Du setzt dich …
take-watch = Nur zuschauen
take-gone = Diese Einladung führt nirgendwohin
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
replay-verified-text = Jeder Wurf passt zum Geheimnis, das vor dem ersten versiegelt wurde.
replay-open = Würfel versiegelt
replay-open-text = Das Geheimnis wird nach dem Spiel geöffnet; dann lässt sich jeder Wurf prüfen.
replay-no = Würfel nicht bestätigt
replay-no-text = Die Würfe passen nicht zum versiegelten Geheimnis. Frage, wer das Protokoll hat.
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
problem-dead-link = Dieser Link führt zu keinem Platz mehr.
problem-no-such-table = Diesen Tisch gibt es hier nicht.
problem-no-such-game = Dieses Spiel steht nicht in unserem Regal.
problem-seats-free = Ein Platz ist noch frei.
problem-broken = Bei uns ist etwas zerbrochen; geändert wurde nichts.
problem-stale-stage = Der Tisch war schon weiter. Dein Blatt zeigt den jetzigen Stand.
problem-not-your-decision = Du bist gerade nicht gefragt.
problem-not-your-seat = Diesen Platz hat jetzt jemand anderes.
problem-no-such-phrase = Der Moment dafür ist vorbei.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-game-over = Das Spiel ist aus.
problem-not-stored = Der Server konnte das nicht speichern. Versuch es gleich noch einmal.
problem-already-started = Das Spiel läuft schon.
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

# das Terminal
terminal-again = Tippe die Nummer eines Zuges, s für das ganze Blatt (s 2: das von Platz 2), u zum Zurücknehmen, q zum Gehen.
terminal-keys = 1–{ $count } · s Blatt · u zurück · q gehen
