# My City, Deutsch

name = My City
subtitle = Roll & Write
tagline = Ein Tal, zwölf Geschichten, kein Radiergummi.
wins = Zeichne Gebäude in dein Tal, erhalte Bäume, bedecke Steine; die meisten Punkte gewinnen.
effort = etwa 15 Minuten je Partie, leicht
option-map = Spiel
option-map-1 = 1 · Erste Dächer
option-map-2 = 2 · Drei Viertel
option-map-3 = 3 · Süßes Wasser
option-map-4 = 4 · Erste Glocken
option-map-5 = 5 · In Hörweite
option-map-6 = 6 · Kirchenland
option-map-7 = 7 · Hochwasser
option-map-8 = 8 · Äxte im Wald
option-map-9 = 9 · Goldfieber
option-map-10 = 10 · Gesetzlose
option-map-11 = 11 · Wachtürme
option-map-12 = 12 · Stadtrecht

campaign-chapter-1 = Kapitel 1: Neuland
campaign-chapter-1-about = Spiele 1, 2 und 3: die ersten Dächer, Viertel, ein Brunnen.
campaign-chapter-2 = Kapitel 2: Kirchen
campaign-chapter-2-about = Spiele 4, 5 und 6: Die Glocken brauchen Platz und Nachbarn.
campaign-chapter-3 = Kapitel 3: Flut, Holz, Gold
campaign-chapter-3-about = Spiele 7, 8 und 9: drei Wettläufe und Beutel, die sich am Ende auszahlen.
campaign-chapter-4 = Kapitel 4: Gesetzlose
campaign-chapter-4-about = Spiele 10, 11 und 12: Banditen, die dir folgen, bis du sie fängst.
campaign-mini = Kleine Kampagne
campaign-mini-about = Spiele 3, 6 und 12: an einem Abend durch die ganze Geschichte.
campaign-whole = Die ganze Geschichte
campaign-whole-about = Alle zwölf Spiele, mit allem, was sie weitergeben.

board-game = Spiel { $number }
board-purses = Beutel
board-chapter = Kapitel { $chapter }
board-chapter-rated = Kapitel { $chapter }: { $title }
board-campaign = Die ganze Geschichte
board-campaign-rated = Die ganze Geschichte: { $title }
board-mini = Kleine Kampagne

rating-1 = Auf der Durchreise
rating-2 = Zur Untermiete
rating-3 = In guter Nachbarschaft
rating-4 = Mit Stadtbürgerrecht
rating-5 = In der Zunft
rating-6 = In der Stadtschreiberei
rating-7 = Im Rat der Stadt
rating-8 = An der Spitze der Stadt
rating-9 = In der Stadtchronik

tally-purses = { $value ->
    [one] ein Beutel
   *[other] { $value } Beutel
}

leaf-map = die Karte
line-passes = Ausgelassen
line-trees = Bäume
line-stones = Steine
line-empty = Leeres Land
line-groups = Gruppen
line-wells = Brunnen
line-churches = Kirchen
line-first = Zuerst
line-complete = Ganze Viertel
line-bandits = Banditen
line-never-passed = Nie ausgelassen

shape-single = ein Feld
shape-domino = zwei in einer Reihe
shape-i3 = drei in einer Reihe
shape-l3 = Dreierwinkel
shape-i4 = vier in einer Reihe
shape-l4 = L aus vier
shape-square = Quadrat
shape-l5 = L aus fünf
shape-u5 = U aus fünf
shape-t4 = T aus vier
shape-s4 = Viererstufe
shape-p5 = Quadrat und eins
shape-t5 = T aus fünf
shape-x5 = Fünferkreuz
shape-z5 = Z aus fünf
shape-v5 = Fünferwinkel
shape-w5 = Fünfertreppe
shape-f5 = F aus fünf
shape-n5 = lange Fünferstufe
shape-y5 = Y aus fünf
building-home = Wohngebäude, { $shape }
building-shop = Gewerbegebäude, { $shape }
building-public = Öffentliches Gebäude, { $shape }
building-church = Kirche, { $shape }
building-fortress = Festung
goal-plateau = alle Hochebenen
goal-forest = der ganze Wald
goal-gold = alles Gold

die-left = { $face ->
    [l3] Dreierwinkel
    [single] ein Feld
    [upright] zwei hochkant
    [flat] zwei flach
   *[other] { $face }
}
die-right = { $face ->
    [single] ein Feld
    [flat] zwei flach
    [upright] zwei hochkant
    [blank] nichts
    [compass] Kompass
   *[other] { $face }
}
die-kind = { $face ->
    [residential] Wohngebäude
    [commercial] Gewerbegebäude
    [public] öffentliches Gebäude
   *[other] { $face }
}

prompt-roll = Die Würfel fallen für alle.
prompt-build = { $ways ->
    [build] { $building }: zeichnen oder aufhören.
    [pass] { $building }: passt nirgends. Auslassen oder aufhören.
    [none] { $building }: passt nirgends, auslassen geht nicht mehr. Höre auf.
   *[all] { $building }: zeichnen, auslassen oder aufhören.
}
prompt-church = { $ways ->
    [build] Der Kompass! Kirche { $number }, { $shape }: zeichnen oder aufhören.
    [pass] Der Kompass! Kirche { $number }, { $shape }, passt nirgends. Auslassen (zwei Kreise) oder aufhören.
    [none] Der Kompass! Kirche { $number }, { $shape }, passt nirgends, auslassen geht nicht. Höre auf.
   *[all] Der Kompass! Kirche { $number }, { $shape }: zeichnen, auslassen (zwei Kreise) oder aufhören.
}
prompt-fortress = { $ways ->
    [none] Der Kompass! Festung { $number }, aber kein Feld ist frei. Höre auf.
   *[build] Der Kompass! Festung { $number }: auf ein beliebiges freies Feld, oder aufhören.
}
prompt-wait-others = { $count } andere zeichnen noch.
prompt-wait-one = { $seat } zeichnet noch.
prompt-ended = Deine Stadt ist fertig.
prompt-over = Alle sind fertig.

move-build = { $building } auf { $cells }
move-pass = { $count ->
    [one] Auslassen; die Zeile zählt dann { $points }
   *[other] Auslassen; das füllt { $count } Kreise, die Zeile zählt dann { $points }
}
move-end = Dein Spiel mit { $points } beenden
title-build = { $building }
title-pass = Auslassen
title-end = Aufhören
verb-build = Einzeichnen
verb-pass = Auslassen
verb-end = Mein Spiel beenden

note-end = Dein Blatt zählt jetzt { $points }. Danach baust du nicht mehr.
note-pass = Spart Land für eine bessere Form
note-pass-stays = Sie passt nirgends; mit Auslassen bleibst du im Spiel
note-pass-first = Verliert den Lohn fürs Nie-Auslassen
note-trees = { $count ->
    [one] Überbaut einen Baum: Er bringt dann nichts mehr
   *[other] Überbaut { $count } Bäume: Sie bringen dann nichts mehr
}
note-split = Ein Viertel zerfällt; ein weiteres Gebäude kann es verbinden
note-well-lost = Ein Brunnen kann dann nicht mehr zählen
note-first = Bebaut: { $goal }. +{ $points } am Ende der Runde, wenn niemand schneller war
note-first-alone = Bebaut: { $goal }. +{ $points }
note-goal = { $purses ->
    [one] Bebaut: { $goal }. Ein Beutel
   *[other] Bebaut: { $goal }. { $purses } Beutel
}
note-caught = { $count ->
    [one] Umstellt einen Banditen
   *[other] Umstellt { $count } Banditen
}

remark-compass = Der Kompass zählt jetzt als leere Seite.
news-roll = { $building }
news-church = Der Kompass: Kirche { $number }, { $shape }
news-fortress = Der Kompass: Festung { $number }
news-build = baute: { $building } auf { $cells }
news-pass = { $count ->
    [one] ließ aus; ein Kreis angekreuzt
   *[other] ließ aus; { $count } Kreise angekreuzt
}
news-end = hörte mit { $points } auf
news-first = war zuerst da: { $goal }, +{ $points }
news-caught = { $count ->
    [one] umstellte einen Banditen
   *[other] umstellte { $count } Banditen
}
news-purses = { $count ->
    [one] hat einen Beutel verdient
   *[other] hat { $count } Beutel verdient
}
news-over = Alle Städte sind fertig. Das Spiel ist aus.

why-over = Das Spiel ist aus.
why-ended = Deine Stadt ist fertig; du baust nicht mehr.
why-wait = Du bist gerade nicht gefragt.
why-off-the-map = Ein Teil davon läge außerhalb der Karte.
why-no-building = Kein Gebäude hat Felder, die so liegen.
why-river = Ein Gebäude liegt auf einer Seite des Flusses; dieses ginge darüber.
why-built = Auf { $cell } steht schon ein Gebäude.
why-mountain = { $cell } ist Gebirge: Dort lässt sich nichts bauen.
why-forest = { $cell } ist geschlossener Wald: Dort lässt sich nichts bauen.
why-water = { $cell } ist breiter Fluss: Dort lässt sich nichts bauen.
why-bandit = Auf { $cell } lagert ein Bandit: Bau um ihn herum, nicht auf ihn.
why-apart = Es muss mit einer Seite an eines deiner Gebäude grenzen.
why-first = Dein erstes Gebäude muss mit einer Seite an den Fluss grenzen.
why-first-church = Dein erstes Gebäude muss mit einer Seite an die gedruckte Kirche grenzen.
why-first-sawmill = Dein erstes Gebäude muss mit einer Seite an das Sägewerk grenzen.
why-shape = Diese Form ist: { $shape }. Die Würfel sagen: { $building }.
why-church-shape = Der Kompass ruft Kirche { $number }: { $shape }. Anderes wird jetzt nicht gebaut.
why-church-round = Kirchen werden nur gebaut, wenn der Kompass sie ruft.
why-fortress-shape = Der Kompass ruft eine Festung: ein einziges Feld.
why-no-pass-left = Alle Kreise sind gefüllt: bauen oder aufhören.
why-pass-church = Eine Kirche auslassen füllt zwei Kreise, du hast nur einen: bauen oder aufhören.
why-pass-fortress = Eine Festung lässt sich nicht auslassen: bauen oder aufhören.
why-no-passing = In diesem Spiel gibt es kein Auslassen: bauen oder aufhören.
why-no-room = { $building }: Auf diesem Feld ist kein Platz dafür.
why-die = Die Würfel gelten für alle, wie sie liegen: Zusammen sagen sie, was gebaut wird.
why-row = Diese Zeile füllt der Kompass.
why-shapes = Das sind die Formen der Würfel, und wie oft sie in 36 Würfen kommen.
why-purse = Beutel kommen von selbst.
why-nothing = Hier gibt es gerade nichts zu tun.

# -- das Blatt in Worten

region-row = Karte, Reihe { $row }
region-fortresses = Festungen
region-shapes = Formen der Würfel
region-boxes = Zusammengezählt
spot-cell = { $cell }
spot-pass = Kreis fürs Auslassen { $place }
spot-church = Kirche { $number }
spot-fortress = Festung { $number }
spot-purse-plateau = Beutel für alle Hochebenen
spot-purse-forest = Beutel für den ganzen Wald
spot-purse-gold = Beutel für alles Gold
spot-purse-never-passed = Beutel, wenn du nie auslässt
printed-points = { $points } Punkte
printed-often = { $count } von 36
ground-tree = Baum
ground-stone = Stein
ground-well = Brunnen
ground-plateau = Hochebene
ground-gold = Gold
ground-bandit = Bandit
ground-mountain = Gebirge
ground-forest = Wald
ground-water = breiter Fluss
ground-church = gedruckte Kirche
ground-sawmill = Sägewerk
river-north = Fluss im Norden
river-east = Fluss im Osten
river-south = Fluss im Süden
river-west = Fluss im Westen
mark-building = { $kind ->
    [home] Wohngebäude { $number }
    [shop] Gewerbegebäude { $number }
    [public] öffentliches Gebäude { $number }
    [church] Kirche { $number }
    [fortress] Festung { $number }
   *[other] Gebäude { $number }
}
mark-caught = gefangen
worth-pass = Wenn es das letzte Auslassen ist: { $points }.
worth-left = Bleibt es, wie es ist: { $points }.
worth-well = Mit vier Gebäuden an den vier Seiten: +{ $points }.

rules-game-01-goal = Worum es geht
rules-game-01-goal-text =
    Ein Tal, ein Fluss, und alle zeichnen ihre eigene Stadt. Dieselben Würfel sagen allen, was gebaut wird; wo, entscheidest du. Fülle das Land, erhalte die Bäume, überbaue die Steine. Am Ende gewinnen die meisten Punkte.
rules-game-01-dice = Die Würfel
rules-game-01-dice-text =
    Die zwei blauen Würfel liegen nebeneinander und ergeben eine Form; zeigt der rechte nichts, ist der linke Teil alles. Im ersten Spiel ist auch der Kompass nichts. Der weiße Würfel sagt, welche Art von Gebäude es ist: Wohnen, Gewerbe oder öffentlich. Du darfst die Form drehen und spiegeln, wie du willst.
rules-game-01-build = Bauen
rules-game-01-build-text =
    Alle zeichnen gleichzeitig. Dein erstes Gebäude grenzt mit einer Seite an den Fluss, jedes weitere mit einer Seite an eines deiner Gebäude, und über den Fluss hinweg zählt. Ein Gebäude liegt ganz auf freiem Land und nie über dem Fluss. Gebirge und Wald lassen sich nicht bebauen. Bäume und Steine schon.
rules-game-01-pass = Auslassen
rules-game-01-pass-text =
    Es passt nicht, oder es gefällt dir nicht? Lass aus und kreuze den nächsten Kreis an. Was unter dem letzten Kreuz steht, zählt am Ende, und es wird jedes Mal schlimmer. Sind alle Kreise angekreuzt, kannst du nur noch bauen oder aufhören.
rules-game-01-end = Aufhören
rules-game-01-end-text =
    In jeder Runde darfst du nach dem Wurf dein Spiel beenden, statt zu bauen oder auszulassen. Das kostet nichts und ist endgültig. Das Spiel ist aus, wenn alle aufgehört haben. Rechtzeitig aufzuhören ist die halbe Kunst.
rules-game-01-score = Zählen
rules-game-01-score-text =
    Jeder erhaltene Baum bringt 1, jeder nicht überbaute Stein kostet 1, jedes leere Landfeld kostet 1. Dazu kommt der Wert unter deinem letzten Kreuz. Die höchste Summe gewinnt; bei Gleichstand gewinnen alle, die sie haben.
rules-game-02-groups = Viertel
rules-game-02-groups-text =
    Ab jetzt zählst du für jede der drei Arten die Gebäude in deiner größten Gruppe dieser Art: Gebäude, die mit einer Seite aneinandergrenzen, auch über den Fluss. So viele Punkte gibt es, dreimal. Es zählt die Zahl der Gebäude, nicht ihre Größe.
rules-game-03-well = Der Brunnen
rules-game-03-well-text =
    Stehen an den vier Seiten des Brunnens vier verschiedene Gebäude, bringt er 4. Ein Gebäude, das zwei seiner Seiten belegt, verdirbt ihn. Er darf überbaut werden; dann ist er nichts wert. Ein einsamer Brunnen kostet nichts.
rules-game-04-church = Kirchen
rules-game-04-church-text =
    Jetzt bedeutet der Kompass etwas: Alle haken die nächste Kirche der Zeile ab und bauen sie statt dessen, was die Würfel sagen. Du siehst alle von Anfang an. An Kirchen darf man weiterbauen, sie stehen auch an Brunnen, gehören aber zu keiner Gruppe. Ist die Zeile voll, ist der Kompass wieder nichts.
rules-game-04-church-pass = Eine Kirche auslassen
rules-game-04-church-pass-text =
    Eine Kirche auszulassen füllt zwei Kreise, und die Kirche ist trotzdem vorbei. Mit nur einem freien Kreis geht es nicht.
rules-game-05-church-points = Gute Nachbarn
rules-game-05-church-points-text =
    Jede Kirche, an die ein Wohngebäude, ein Gewerbegebäude und ein öffentliches Gebäude grenzen, bringt 3. In den Spielen 5 und 6 gibt es zwei Brunnen.
rules-game-06-start = Die Abtei
rules-game-06-start-text =
    Die gedruckte Kirche ist dein erstes Gebäude: Beginne an einer beliebigen Seite. Sie bringt 3 wie die anderen, wenn alle drei Arten an sie grenzen.
rules-game-06-no-passing = Kein Auslassen
rules-game-06-no-passing-text =
    In diesem Spiel baust du, was kommt, oder du hörst auf.
rules-game-07-start = Das Sägewerk
rules-game-07-start-text =
    Die Flut lässt dir das Sägewerk unten rechts. Es ist dein erstes Gebäude: Beginne an einer beliebigen Seite. Es gehört zu keiner Art.
rules-game-07-water = Breiter Fluss
rules-game-07-water-text =
    Fünf Felder stehen unter Wasser. Sie lassen sich nicht bebauen, und Gebäude an ihren beiden Ufern grenzen nicht aneinander.
rules-game-07-race = Der Wettlauf
rules-game-07-race-text =
    Vier Hochebenen liegen unter dem Fels. Wer zuerst alle vier bebaut hat, bekommt 5 Punkte, ebenso alle, die es in derselben Runde schaffen. Eine leere Hochebene ist ein leeres Landfeld.
rules-game-07-purses = Beutel
rules-game-07-purses-text =
    Beutel sind noch keine Punkte; sie zahlen sich am Ende des Kapitels aus. Einen gibt es für alle vier Hochebenen, ob als Erstes oder nicht. Einen, wenn du in diesem Spiel nie ausgelassen hast; den gibt es auch in den Spielen 8 und 9.
rules-game-08-forest = Der Wald öffnet sich
rules-game-08-forest-text =
    In diesem Spiel ist der Wald Land: Bebaue ihn, sonst zählt er als leer. Wer ihn zuerst ganz bebaut hat, bekommt 5 Punkte; am Ende ganz bebaut bringt er einen Beutel.
rules-game-09-gold = Gold
rules-game-09-gold-text =
    Fünf Goldfelder liegen am Rand. Wer zuerst alle fünf bebaut hat, bekommt 5 Punkte; am Ende alle fünf bebaut bringen zwei Beutel. Ein einsames Goldfeld kostet nichts. Der Kompass ist hier nichts.
rules-game-09-purse-bonus = Was Beutel bringen
rules-game-09-purse-bonus-text =
    Am Ende des Kapitels bekommt, wer die meisten Beutel aus den Spielen 7, 8 und 9 hat, 20 Punkte fürs Kapitel, für die zweitmeisten gibt es 10; bei Gleichstand bekommen es alle, ohne Beutel gibt es nichts. Allein: Sieben Beutel oder mehr bringen 20, sechs bringen 10.
rules-game-10-bandits = Banditen
rules-game-10-bandits-text =
    Banditen lassen sich nicht überbauen. Umstelle sie: Mit Gebäuden an allen vier Seiten ist ein Bandit gefangen. Jeder, der frei bleibt, kostet 3 und kommt mit auf dasselbe Feld des nächsten Spiels.
rules-game-11-fortress = Festungen
rules-game-11-fortress-text =
    Der Kompass ruft jetzt eine Festung: ein Feld, irgendwo auf freiem Land; sie muss nirgends angrenzen. Sie lässt sich nicht auslassen, und du darfst von ihr aus weiterbauen. Eine Festung gehört zu keiner Art. Nach vieren ist der Kompass wieder nichts.
rules-game-11-complete = Ganze Viertel
rules-game-11-complete-text =
    Für jede Art: Bilden alle deine Gebäude davon eine einzige Gruppe, bringt das 3 mehr, in Spiel 12 sogar 6. Ein einzelnes Gebäude ist eine Gruppe; keines ist keine.
rules-game-12-charter = Der Tag der Urkunde
rules-game-12-charter-text =
    Das letzte Blatt belohnt Vollkommenes: nie ausgelassen +6, alle 14 Bäume erhalten 20 statt 14, jeder Stein überbaut +6, kein leeres Landfeld +6. Ein freier Bandit kostet 6.
