# Lektionen von My City, deutsch

-not-now-pass = Noch nicht. Dieses Gebäude passt gut: Bau es.
-not-now-end = Noch nicht. Es ist noch Land frei: Bau weiter.


lesson-first = Erste Dächer
lesson-first-river = Die Würfel sagen: ein Wohngebäude aus drei Feldern. Leg es hierhin: Das erste Gebäude berührt den Fluss.
lesson-first-river-right = Dein erstes Dach! Die zwei blauen Würfel nebeneinander waren die Form, der weiße Würfel die Art; Formen darfst du drehen und spiegeln.
lesson-first-pass = { -not-now-pass }
lesson-first-end = { -not-now-end }
lesson-first-touch = Zwei Felder, ein Gewerbegebäude. Leg es hierhin: Ab jetzt berührt jedes Gebäude eines von deinen, auch gerade über den Fluss.
lesson-first-touch-right = Es grenzt an. So wächst deine Stadt, Haus für Haus.
lesson-first-trees = Jedes leere Landfeld und jeder nicht überbaute Stein kostet 1, jeder erhaltene Baum bringt 1. Darum beginnen alle weit unter null.
lesson-first-single = Ein Feld, wohin du magst: Füll eine Lücke, bedecke einen Stein oder geh über den Fluss. Lass die Bäume stehen.
lesson-first-single-right = Gut gelegt. Leeres Land kostet, Bäume bringen Punkte.
lesson-first-clumsy = Fünf Felder, und sperrig. Auslassen kostet beim ersten Mal 1, dann immer mehr: Lass aus, oder finde einen Platz.
lesson-first-clumsy-passed = Ein Kreis ist angekreuzt. Es zählt, was unter dem letzten Kreuz steht.
lesson-first-clumsy-built = Mutig gebaut: Kein Kreis ist angekreuzt.
lesson-first-stop = Du darfst in jeder Runde aufhören; das kostet nichts und ist endgültig. Eine richtige Partie hat viel mehr Runden; beende diese jetzt.
lesson-first-stop-right = So endet eine Partie für dich. Rechtzeitig aufzuhören ist die halbe Kunst.
lesson-first-stop-other = Du könntest weiterbauen. Um das Ende zu sehen, tippe auf Aufhören.
lesson-first-learned-1 = Bau vom Fluss aus, jedes Gebäude an ein anderes.
lesson-first-learned-2 = Bäume behalten, Steine bedecken, Land füllen.
lesson-first-learned-3 = Auslassen kostet immer mehr, Aufhören nichts.

lesson-quarters = Viertel
lesson-quarters-groups = Neu: Je Art zählt deine größte Gruppe, ein Punkt je Gebäude.
lesson-quarters-home = Ein Wohngebäude. Leg es an den Fluss.
lesson-quarters-home-right = Ein Wohngebäude: eine Gruppe aus einem.
lesson-quarters-pass = { -not-now-pass }
lesson-quarters-end = { -not-now-end }
lesson-quarters-second = Noch ein Wohngebäude. Neben dem ersten sind sie eine Gruppe.
lesson-quarters-second-right = Zwei Wohngebäude, eine Gruppe: 2 Punkte. Nicht die Größe zählt, sondern die Zahl.
lesson-quarters-learned-1 = Gleiche Arten nebeneinander sind ein Viertel.
lesson-quarters-learned-2 = Die Zahl der Gebäude zählt, nicht ihre Größe.

lesson-well = Der Brunnen
lesson-well-well = Neu: Ein Brunnen mit vier verschiedenen Gebäuden an seinen vier Seiten bringt 4. Allein kostet er nichts.
lesson-well-towards = Fang am Fluss an, auf dem Weg zum Brunnen.
lesson-well-towards-right = Nun ein Gebäude für jede seiner Seiten.
lesson-well-pass = { -not-now-pass }
lesson-well-end = { -not-now-end }
lesson-well-learned-1 = Vier verschiedene Gebäude um einen Brunnen: 4 Punkte.

lesson-churches = Erste Glocken
lesson-churches-shop = Ein Gewerbegebäude am Fluss, wie immer.
lesson-churches-shop-right = Und jetzt etwas Neues.
lesson-churches-pass = { -not-now-pass }
lesson-churches-end = { -not-now-end }
lesson-churches-church = Der rechte blaue Würfel zeigt den Zirkel: Alle bauen jetzt die nächste Kirche dieser Reihe, egal was die anderen Würfel zeigen.
lesson-churches-place = Bau also diese Kirche, neben dein Gewerbegebäude.
lesson-churches-church-right = Deine erste Kirche. Auslassen würde zwei Kreise kosten, und weg wäre sie trotzdem.
lesson-churches-learned-1 = Der Zirkel ruft die nächste Kirche der Reihe.
lesson-churches-learned-2 = Eine Kirche auslassen kostet zwei Kreise.

lesson-neighbours = Gute Nachbarn
lesson-neighbours-points = Neu: Eine Kirche, die Wohngebäude, Gewerbegebäude und öffentliches Gebäude berühren, bringt 3.
lesson-neighbours-church = Der rechte blaue Würfel zeigt sofort den Zirkel: Diese Kirche ist dein erstes Gebäude, am Fluss.
lesson-neighbours-church-right = Lass Platz für alle drei Arten.
lesson-neighbours-pass = { -not-now-pass }
lesson-neighbours-end = { -not-now-end }
lesson-neighbours-home = Ein Wohngebäude. Lass es die Kirche berühren.
lesson-neighbours-home-right = Eins von dreien. Gewerbegebäude und öffentliches Gebäude fehlen noch.
lesson-neighbours-learned-1 = Eine Kirche mit allen drei Arten darum: 3 Punkte.
lesson-neighbours-learned-2 = In den Spielen 5 und 6 gibt es zwei Brunnen.

lesson-abbey = Die Abtei
lesson-abbey-abbey = Neu: Die gedruckte Kirche ist dein erstes Gebäude. Beginne an einer ihrer Seiten, nicht am Fluss.
lesson-abbey-start = Und in diesem Spiel lässt niemand aus: bauen oder aufhören. Leg dieses an die Abtei.
lesson-abbey-start-right = So beginnt es. Mit allen drei Arten darum bringt die Abtei 3.
lesson-abbey-end = { -not-now-end }
lesson-abbey-learned-1 = Die Abtei ist dein erstes Gebäude.
lesson-abbey-learned-2 = Kein Auslassen: bauen oder aufhören.

lesson-flood = Hochwasser
lesson-flood-water = Neu: Diese Felder stehen unter Wasser. Dort baut niemand, und über sie hinweg berührt sich nichts.
lesson-flood-race = Neu: ein Wettlauf. Wer zuerst auf allen vier Hochebenen gebaut hat, bekommt 5 Punkte.
lesson-flood-purses = Alle vier am Ende bringen einen Beutel, nie auslassen auch. Beutel zahlen am Ende des Kapitels.
lesson-flood-mill = Neu: Das Sägewerk ist dein erstes Gebäude. Leg dieses Wohngebäude an eine seiner Seiten.
lesson-flood-mill-right = Von hier aus weiter, bis zum Fels.
lesson-flood-pass = { -not-now-pass }
lesson-flood-end = { -not-now-end }
lesson-flood-learned-1 = Beginne am Sägewerk.
lesson-flood-learned-2 = Zuerst auf allen vier Hochebenen: 5 Punkte.
lesson-flood-learned-3 = Beutel zahlen am Ende des Kapitels.

lesson-forest = Äxte im Wald
lesson-forest-forest = Neu: Der Wald ist heute Land. Wer ihn zuerst ganz bebaut hat, bekommt 5 Punkte; am Ende ganz bebaut bringt er einen Beutel.
lesson-forest-begin = Fang am Fluss an, auf dem Weg zu den Bäumen.
lesson-forest-begin-right = Leerer Wald zählt als leeres Land.
lesson-forest-pass = { -not-now-pass }
lesson-forest-end = { -not-now-end }
lesson-forest-learned-1 = In Spiel 8 ist der Wald Land.
lesson-forest-learned-2 = Zuerst ganz bebaut: 5 Punkte.

lesson-gold = Goldfieber
lesson-gold-gold = Neu: Gold. Wer zuerst auf allen fünf Feldern gebaut hat, bekommt 5 Punkte; alle fünf am Ende bringen zwei Beutel.
lesson-gold-bonus = Jetzt zahlen die Beutel: Die meisten des Kapitels bringen 20 Punkte, die zweitmeisten 10.
lesson-gold-begin = Fang am Fluss an.
lesson-gold-begin-right = Gold, das liegen bleibt, kostet nichts.
lesson-gold-pass = { -not-now-pass }
lesson-gold-end = { -not-now-end }
lesson-gold-learned-1 = Zuerst auf allen fünf Goldfeldern: 5 Punkte.
lesson-gold-learned-2 = Die meisten Beutel des Kapitels: 20 Punkte.

lesson-bandits = Gesetzlose
lesson-bandits-bandits = Neu: Banditen, auf denen niemand baut; mit Gebäuden an allen vier Seiten ist einer gefangen. Jeder freie kostet 3.
lesson-bandits-begin = Fang am Fluss an, auf dem Weg zu einem von ihnen.
lesson-bandits-begin-right = Wer frei bleibt, kommt ins nächste Spiel mit.
lesson-bandits-pass = { -not-now-pass }
lesson-bandits-end = { -not-now-end }
lesson-bandits-learned-1 = Umstelle Banditen an allen vier Seiten.
lesson-bandits-learned-2 = Jeder freie kostet 3 und kommt mit.

lesson-fortresses = Festungen
lesson-fortresses-complete = Neu: Bilden alle deine Gebäude einer Art eine einzige Gruppe, bringt das 3 mehr.
lesson-fortresses-home = Ein Wohngebäude am Fluss: eine Gruppe, vorerst vollständig.
lesson-fortresses-home-right = Und jetzt der Zirkel.
lesson-fortresses-pass = { -not-now-pass }
lesson-fortresses-end = { -not-now-end }
lesson-fortresses-fortress = Der Zirkel auf dem rechten blauen Würfel ruft eine Festung: ein Feld, irgendwo auf freiem Land. Sie muss nichts berühren.
lesson-fortresses-place = Setz sie, wohin du magst: hierher oder weit weg.
lesson-fortresses-fortress-right = Von einer Festung aus darfst du weiterbauen, weit weg von zu Hause.
lesson-fortresses-learned-1 = Eine Festung steht irgendwo und ist nicht auszulassen.
lesson-fortresses-learned-2 = Alle einer Art in einer Gruppe: 3 mehr.

lesson-charter = Tag der Urkunde
lesson-charter-never = Das letzte Spiel belohnt Vollkommenheit: Nie ausgelassen bringt 6 mehr.
lesson-charter-all = Ebenso alle Steine bedeckt und kein leeres Land; alle 14 Bäume bringen 20. Ein freier Bandit kostet 6.
lesson-charter-begin = Fang am Fluss an, und achte auf die Bäume.
lesson-charter-begin-right = Auf zur Stadturkunde!
lesson-charter-pass = { -not-now-pass }
lesson-charter-end = { -not-now-end }
lesson-charter-learned-1 = Vollkommenheit zahlt: kein Auslassen, kein Stein, keine Lücke, jeder Baum.

first-pass = Dein erstes Auslassen: Ein Kreis ist angekreuzt, und jeder weitere kostet mehr.

first-race = Zuerst fertig: 5 Punkte! Die anderen können noch für ihren Beutel fertig werden.
first-purse = Dein erster Beutel: noch keine Punkte; am Kapitelende zahlen die meisten Beutel.
first-caught = Dein erster Bandit ist gefangen: An allen vier Seiten stehen Gebäude.

# -- neben dem Tisch

remind-1 = Zwei blaue Würfel nebeneinander ergeben die Form, der weiße Würfel die Art. Dreh und spiegle sie, wie du magst.
remind-2 = Das erste Gebäude grenzt mit einer Seite an den Fluss, jedes weitere an eines von dir.
remind-3 = Nicht auf Berg oder Wald, nicht über den Fluss. Bäume und Steine darfst du überbauen.
remind-4 = Auslassen: einen Kreis ankreuzen; was unter dem letzten Kreuz steht, zählt.
remind-5 = Aufhören: in jeder Runde, umsonst, endgültig.
remind-6 = Bäume +1, freie Steine −1, leeres Land −1 je Feld. Ab Spiel 2: die größte Gruppe jeder Art.
remind-7 = Spiele 4 bis 8: Der Zirkel ruft die nächste Kirche.
term-kind = Art
term-kind-text = Wohngebäude, Gewerbe oder öffentliches Gebäude: was der weiße Würfel sagt.
term-touch = Angrenzen
term-touch-text = Seite an Seite, nicht Ecke an Ecke; gerade über den Fluss zählt auch.
term-circle = Kreis
term-circle-text = Für jedes Auslassen wird einer angekreuzt. Sie kosten immer mehr.
term-group = Gruppe
term-group-text = Gebäude einer Art, die aneinandergrenzen. Ihre Anzahl zählt.
term-well = Brunnen
term-well-text = Vier verschiedene Gebäude an seinen vier Seiten bringen 4.
term-compass = Zirkel
term-compass-text = Eine Seite des rechten blauen Würfels. Er ruft Kirchen, später Festungen.
term-purse = Beutel
term-purse-text = Noch keine Punkte; die meisten Beutel zahlen sich am Kapitelende aus.
