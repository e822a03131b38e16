# Lektionen von My City, deutsch

-not-now-pass = Noch nicht. Dieses Gebäude passt gut: Bau es.
-not-now-end = Noch nicht. Es ist noch Land frei: Bau weiter.


lesson-first = Erste Dächer
lesson-first-river = Die zwei blauen Würfel sind die Form, der weiße Würfel die Art: Leg dieses Wohngebäude mit einem Tipp an den Fluss.
lesson-first-river-right = Dein erstes Dach! Jedes leere Feld Land kostet 1: Darum beginnt deine Summe unter null, und Bauen hebt sie.
lesson-first-pass = { -not-now-pass }
lesson-first-end = { -not-now-end }
lesson-first-touch = Ab jetzt berührt jedes Gebäude eines von deinen: Leg dieses Gewerbegebäude aus zwei Feldern an dein Wohngebäude.
lesson-first-touch-right = Es grenzt an; auch über den Fluss hinweg gilt das. Auf die Art kommt es erst in späteren Spielen an.
lesson-first-single = Jeder Baum, der stehen bleibt, bringt 1: Leg dieses eine Feld neben deine Stadt, auf Land ohne Baum.
lesson-first-single-right = Gut gelegt. Bei Steinen ist es umgekehrt: Ein freier kostet 1, also bau darüber.
lesson-first-single-tree = Gebaut, aber ein Baum weniger: Stehend bringt er 1. Bei Steinen ist es umgekehrt: Bedecke sie.
lesson-first-clumsy = Du darfst ein Gebäude auch auslassen: Probier es einmal, es kostet jetzt 1 und dann immer mehr.
lesson-first-clumsy-passed = Ein Kreis ist angekreuzt; es zählt, was unter dem letzten Kreuz steht. Lass aus, was dein Land verderben würde.
lesson-first-clumsy-built = Auch eine gute Wahl: Mehr Land ist gefüllt. Lass nur aus, was dein Land verderben würde.
lesson-first-stop = Aufhören kostet nichts, ist aber endgültig, und eine richtige Partie dauert viel länger: Beende diese jetzt.
lesson-first-stop-right = So endet ein Spiel für dich. Hör in einer richtigen Partie auf, wenn Auslassen mehr kostet, als Gebäude noch bringen.
lesson-first-stop-other = Du könntest weiterbauen. Um das Ende zu sehen, tippe auf Aufhören.
lesson-first-learned-1 = Bau vom Fluss aus, jedes Gebäude an ein anderes; keines liegt auf beiden Ufern.
lesson-first-learned-2 = Bäume behalten, Steine bedecken, Land füllen.
lesson-first-learned-3 = Auslassen kostet immer mehr, Aufhören nichts.

lesson-quarters = Viertel
lesson-quarters-home = Wieder ein Wohngebäude: Leg es an den Fluss.
lesson-quarters-home-right = Ein Wohngebäude: eine Gruppe aus einem.
lesson-quarters-pass = { -not-now-pass }
lesson-quarters-end = { -not-now-end }
lesson-quarters-second = Neu: Je Art zählt deine größte Gruppe, 1 je Gebäude; leg darum dieses Wohngebäude an das erste.
lesson-quarters-second-right = Zwei Wohngebäude, eine Gruppe: 2 Punkte. Nicht die Größe zählt, sondern die Zahl.
lesson-quarters-learned-1 = Gleiche Arten nebeneinander sind ein Viertel.
lesson-quarters-learned-2 = Die Zahl der Gebäude zählt, nicht ihre Größe.

lesson-well = Der Brunnen
lesson-well-well = Ein Brunnen bringt 4 mit vier verschiedenen Gebäuden an seinen vier Seiten: Drei stehen, leg dieses Gewerbegebäude auf h4 und h5.
lesson-well-well-right = Vier Gebäude, vier Seiten: 4 Punkte. Bleibt ein Brunnen allein, kostet er nichts.
lesson-well-other = Noch nicht. Dem Brunnen fehlt die rechte Seite: h4 und h5.
lesson-well-pass = { -not-now-pass }
lesson-well-end = { -not-now-end }
lesson-well-learned-1 = Vier verschiedene Gebäude um einen Brunnen: 4 Punkte.
lesson-well-learned-2 = Wer auf einen Brunnen baut, bekommt nichts für ihn.

lesson-churches = Erste Glocken
lesson-churches-shop = Ein Gewerbegebäude am Fluss, wie immer.
lesson-churches-shop-right = Und jetzt etwas Neues.
lesson-churches-pass = { -not-now-pass }
lesson-churches-end = { -not-now-end }
lesson-churches-place = Neu: Der Kompass auf dem rechten blauen Würfel ruft für alle die nächste Kirche der Reihe: Bau sie neben dein Gewerbegebäude.
lesson-churches-church-right = Deine erste Kirche. Auslassen würde zwei Kreise kosten, und weg wäre sie trotzdem.
lesson-churches-learned-1 = Der Kompass ruft die nächste Kirche der Reihe.
lesson-churches-learned-2 = Eine Kirche auslassen kostet zwei Kreise.

lesson-neighbours = Gute Nachbarn
lesson-neighbours-third = Neu: Eine Kirche bringt 3, wenn Wohngebäude, Gewerbegebäude und öffentliches Gebäude sie berühren: Leg das öffentliche, das fehlt, auf c4.
lesson-neighbours-third-right = Alle drei Arten berühren sie: 3 Punkte. Jede Kirche zählt.
lesson-neighbours-third-tree = Alle drei Arten berühren sie: 3 Punkte, und ein Baum weniger.
lesson-neighbours-third-well = Alle drei Arten berühren sie: 3 Punkte. Der Brunnen ist allerdings überbaut.
lesson-neighbours-other = Noch nicht. Es muss die Kirche mit einer Seite berühren: c4 tut das, über den Fluss.
lesson-neighbours-pass = { -not-now-pass }
lesson-neighbours-end = { -not-now-end }
lesson-neighbours-learned-1 = Eine Kirche mit allen drei Arten darum: 3 Punkte.
lesson-neighbours-learned-2 = In den Spielen 5 und 6 gibt es zwei Brunnen.

lesson-abbey = Die Abtei
lesson-abbey-abbey = Neu: Die gedruckte Kirche, die Abtei, ist dein erstes Gebäude; leg dieses an eine ihrer Seiten, nicht an den Fluss.
lesson-abbey-abbey-right = So beginnt es. Mit allen drei Arten darum bringt die Abtei 3.
lesson-abbey-must = Neu: In diesem Spiel lässt niemand aus; finde also auch für dieses Gebäude einen Platz.
lesson-abbey-must-right = Gebaut. Wer keinen Platz mehr findet, hört auf.
lesson-abbey-end = { -not-now-end }
lesson-abbey-learned-1 = Die Abtei ist dein erstes Gebäude.
lesson-abbey-learned-2 = Kein Auslassen: bauen oder aufhören.

lesson-flood = Hochwasser
lesson-flood-mill = Neu: Das Sägewerk unten rechts ist dein erstes Gebäude; leg dieses Wohngebäude an eine seiner Seiten.
lesson-flood-mill-right = Von hier aus weiter, am Wasser entlang.
lesson-flood-water = Neu: Auf den überfluteten Feldern, d4 bis e7, baut niemand, und darüber hinweg berührt sich nichts: Bau daneben, auf f5 und f6.
lesson-flood-water-right = Ans andere Ufer geht es nur um das Wasser herum.
lesson-flood-pass = { -not-now-pass }
lesson-flood-end = { -not-now-end }
lesson-flood-learned-1 = Beginne am Sägewerk.
lesson-flood-learned-2 = Überflutete Felder trennen: Über sie hinweg berührt sich nichts.

lesson-forest = Äxte im Wald
lesson-forest-forest = Neu: Wald ist heute Land, und wer ihn zuerst ganz bebaut, bekommt 5 Punkte: Bedecke f9 und f11, die letzten zwei.
lesson-forest-forest-right = 5 Punkte! Am Ende ganz bebaut bringt er einen Beutel; leerer Wald kostet wie leeres Land.
lesson-forest-other = Noch nicht. Zwei Waldfelder fehlen, f9 und f11: Bedecke beide auf einmal.
lesson-forest-pass = { -not-now-pass }
lesson-forest-end = { -not-now-end }
lesson-forest-learned-1 = In Spiel 8 ist der Wald Land.
lesson-forest-learned-2 = Zuerst ganz bebaut: 5 Punkte.

lesson-gold = Goldfieber
lesson-gold-gold = Neu, Gold: Wer zuerst auf allen fünf Goldfeldern baut, bekommt 5 Punkte; leg dieses Gewerbegebäude auf das letzte, b1, und auf c1.
lesson-gold-gold-right = 5 Punkte! Gold, das liegen bleibt, kostet nichts; alle fünf am Ende bringen zwei Beutel.
lesson-gold-other = Noch nicht. Ein Goldfeld fehlt, b1: von d1 aus über den Fluss.
lesson-gold-bonus = Mit diesem Spiel endet das Kapitel, und die meisten Beutel bringen 20 Punkte, die zweitmeisten 10: Hör auf und hol drei.
lesson-gold-bonus-right = Zwei Beutel für das Gold, einer für nie auslassen.
lesson-gold-bonus-pass = Diesmal nicht: Auslassen kostet einen Kreis und den Beutel für nie auslassen.
lesson-gold-bonus-other = Du könntest weiterbauen. Um die Beutel zu sehen, tippe auf Aufhören.
lesson-gold-pass = { -not-now-pass }
lesson-gold-end = { -not-now-end }
lesson-gold-learned-1 = Zuerst auf allen fünf Goldfeldern: 5 Punkte.
lesson-gold-learned-2 = Die meisten Beutel des Kapitels: 20 Punkte.

lesson-bandits = Gesetzlose
lesson-bandits-catch = Neu, Banditen: Ein freier kostet 3, und Gebäude an allen vier Seiten fangen ihn; schließ also b3 und c4 um c3.
lesson-bandits-catch-right = Gefangen! Wer frei bleibt, kommt ins nächste Spiel mit.
lesson-bandits-other = Noch nicht. Der Bandit auf c3 kommt noch bei b3 und c4 heraus: Schließ beide auf einmal.
lesson-bandits-pass = { -not-now-pass }
lesson-bandits-end = { -not-now-end }
lesson-bandits-learned-1 = Umstelle Banditen an allen vier Seiten; auf keinem wird gebaut.
lesson-bandits-learned-2 = Jeder freie kostet 3 und kommt mit.

lesson-fortresses = Festungen
lesson-fortresses-home = Neu: Alle deine Gebäude einer Art in einer einzigen Gruppe bringen 3 mehr; beginn mit diesem Wohngebäude am Fluss.
lesson-fortresses-home-right = Ein Wohngebäude, eine Gruppe: vorerst vollständig.
lesson-fortresses-pass = { -not-now-pass }
lesson-fortresses-end = { -not-now-end }
lesson-fortresses-place = Neu: Der Kompass auf dem rechten blauen Würfel ruft eine Festung, ein Feld irgendwo auf freiem Land: Setz sie auf e1 oder weit weg.
lesson-fortresses-fortress-right = Sie muss nichts berühren, und von ihr aus darfst du weiterbauen, weit weg von zu Hause.
lesson-fortresses-learned-1 = Eine Festung steht irgendwo und ist nicht auszulassen.
lesson-fortresses-learned-2 = Alle einer Art in einer Gruppe: 3 mehr.

lesson-charter = Tag der Urkunde
lesson-charter-stones = Das letzte Spiel belohnt Vollkommenheit: Kein offener Stein bringt 6 mehr; bedecke den letzten, h8, von g8 aus.
lesson-charter-stones-right = Kein Stein ist mehr frei: 6 Punkte.
lesson-charter-other = Noch nicht. Bedecke den letzten Stein, h8.
lesson-charter-all = Nie auslassen und kein leeres Land bringen je 6, alle 14 Bäume 20, und ein freier Bandit kostet 6.
lesson-charter-pass = { -not-now-pass }
lesson-charter-end = { -not-now-end }
lesson-charter-learned-1 = Vollkommenheit zahlt: kein Auslassen, kein Stein, keine Lücke, jeder Baum.
lesson-charter-learned-2 = Ein freier Bandit kostet heute 6.

lesson-plateaus = Hoch auf den Fels
lesson-plateaus-race = Neu, ein Wettlauf: Wer zuerst auf allen vier Hochebenen baut, bekommt 5 Punkte; nur b2 fehlt, bau dieses Gewerbegebäude bis dorthin.
lesson-plateaus-race-right = Alle vier, und du bist zuerst da: 5 Punkte!
lesson-plateaus-other = Noch nicht. Eine Hochebene fehlt, b2: Bau hinauf über c4, c3 und c2.
lesson-plateaus-purses = Alle vier Hochebenen am Ende bringen einen Beutel, nie auslassen auch: Hör jetzt auf und hol beide.
lesson-plateaus-purses-right = Zwei Beutel! Sie zahlen am Ende des Kapitels.
lesson-plateaus-purses-pass = Diesmal nicht: Auslassen kostet einen Kreis und den Beutel für nie auslassen.
lesson-plateaus-purses-other = Du könntest weiterbauen. Um die Beutel zu sehen, tippe auf Aufhören.
lesson-plateaus-pass = { -not-now-pass }
lesson-plateaus-end = { -not-now-end }
lesson-plateaus-learned-1 = Zuerst auf allen vier Hochebenen: 5 Punkte.
lesson-plateaus-learned-2 = Beutel zahlen am Ende des Kapitels.

first-pass = Dein erstes Auslassen: Ein Kreis ist angekreuzt, und sie kosten immer mehr.

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
remind-7 = Spiele 3, 5, 6: Ein Brunnen mit vier verschiedenen Gebäuden an seinen Seiten bringt 4.
remind-8 = Spiele 4 bis 8: Der Kompass ruft eine Kirche. Ab 5 bringen alle drei Arten um sie 3.
remind-9 = Spiele 7 bis 9: Wer die Aufgabe zuerst erfüllt, bekommt 5. Erfüllen und nie auslassen bringen Beutel.
remind-10 = Spiele 10 bis 12: Ein freier Bandit kostet 3, im letzten 6. Ab 11 ruft der Kompass Festungen.
term-kind = Art
term-kind-text = Wohngebäude, Gewerbe oder öffentliches Gebäude: was der weiße Würfel sagt.
term-touch = Angrenzen
term-touch-text = Seite an Seite, nicht Ecke an Ecke; auch wenn nur der Fluss dazwischen liegt.
term-circle = Kreis
term-circle-text = Für jedes Auslassen wird einer angekreuzt. Sie kosten immer mehr.
term-group = Gruppe
term-group-text = Gebäude einer Art, die aneinandergrenzen. Ihre Anzahl zählt.
term-well = Brunnen
term-well-text = Vier verschiedene Gebäude an seinen vier Seiten bringen 4.
term-compass = Kompass
term-compass-text = Eine Seite des rechten blauen Würfels. Er ruft Kirchen, später Festungen.
term-purse = Beutel
term-purse-text = Noch keine Punkte; die meisten Beutel zahlen sich am Kapitelende aus.
term-bandit = Bandit
term-bandit-text = Kostet Punkte, solange er frei ist. Gebäude an allen vier Seiten fangen ihn.
term-fortress = Festung
term-fortress-text = Ein Feld, irgendwo auf freiem Land. Von ihr aus darfst du weiterbauen.
