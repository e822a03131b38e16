# Lektionen von Dungeons, Dice & Danger, deutsch


lesson-first = Die erste Treppe hinab
lesson-first-pair = Zwei Würfel bilden eine Summe, zwei andere die zweite: Nimm 6 und 7, aus 1 + 5 und 3 + 4.
lesson-first-pair-other = Noch nicht. Nimm für diese Lektion 6 und 7.
lesson-first-start = Hinein geht es über ein grünes Startfeld: Kreuze die 7 an.
lesson-first-start-other = Noch nicht. Kreuze zuerst das Startfeld 7 an.
lesson-first-door = Von deiner 7 führt eine Tür hinauf zur 6 mit einem kleinen Schlüssel: Kreuze sie mit deiner zweiten Summe an.
lesson-first-door-right = Gut gemacht! Dieser Schlüssel öffnet die 6 des Elchs, des Monsters daneben: 8 oder 6 treffen ihn.
lesson-first-door-other = Noch nicht. Kreuze die 6 mit dem Schlüssel an, über deiner 7.
lesson-first-others = Jemand anders hat diese Würfel für alle geworfen, und der schwarze Würfel kostet dich eines dieser Symbole: Nimm 6 und 8.
lesson-first-others-other = Noch nicht. Nimm 6 und 8, mit dem schwarzen Würfel.
lesson-first-hit = Du stehst vor der Tür des Elchs, und dein Schlüssel hat seine 6 aufgeschlossen: Tippe ihn an, denn 8 und 6 treffen beide.
lesson-first-hit-other = Noch nicht. Nutze beide Summen für den Elch.
lesson-first-hit-again = Auch die andere Summe trifft ihn: Tippe den Elch noch einmal an.
lesson-first-own = Dein Wurf, und der schwarze Würfel ist für dich frei: Nimm wieder 6 und 8, für die letzten zwei Kästchen des Elchs.
lesson-first-own-other = Noch nicht. Nimm 6 und 8: Beide treffen den Elch.
lesson-first-fell = Beide Summen treffen den Elch: Tippe ihn an.
lesson-first-fell-again = Das letzte Kästchen: Tippe den Elch noch einmal an, und er fällt.
lesson-first-fell-right = Du hast ihn zuerst erlegt: zwei Edelsteine zu je 3 Punkten. Durch seinen Raum darfst du jetzt gehen.
lesson-first-fell-other = Noch nicht. Nutze beide Summen für den Elch.
lesson-first-sixes = Lauter Sechsen sind zweimal 12, sonst nichts: Nimm sie.
lesson-first-lapse = Nur eine 12 ist erreichbar: Kreuze sie an und sieh, was mit der anderen Summe geschieht.
lesson-first-lapse-right = Die andere 12 passt nirgends und kostet ein Leben: Das erste ist frei, jedes weitere kostet Punkte.
lesson-first-learned-1 = Zwei Paare, zwei Summen: Jede kreuzt ein Feld an oder trifft ein Monster.
lesson-first-learned-2 = Schlüsselfelder öffnen die verschlossenen Zahlen der Monster.
lesson-first-learned-3 = Sei zuerst da: Edelsteine zählen 3 Punkte.

lesson-cultists = Tollpatschige Kultisten
lesson-cultists-pair = Geröll lässt dich erst mit beiden Kästchen durch: Nimm zweimal 6, 1 + 5 und 2 + 4.
lesson-cultists-pair-other = Noch nicht. Nimm zweimal 6: 1 + 5 und 2 + 4.
lesson-cultists-rubble = Kreuze das erste Kästchen vom Geröll 6 an.
lesson-cultists-rubble-again = Und sein zweites Kästchen, mit der anderen 6.
lesson-cultists-rubble-right = Der Weg ist frei. Sechsmal Geröll geräumt ist ein Bonus.
lesson-cultists-rubble-other = Noch nicht. Nutze beide Summen für das Geröll 6.
lesson-cultists-three = Wer einen Mancer zuerst erlegt, wird gebissen und verliert ein Leben: Nimm 3 und 11, denn dem Nekro Mancer fehlt ein Treffer.
lesson-cultists-three-other = Noch nicht. Sein Schlüssel für die 3 ist angekreuzt: Nimm 3 und 11.
lesson-cultists-necro = Nutze die 3: Tippe den Nekro Mancer an, und er fällt.
lesson-cultists-necro-other = Noch nicht. Nutze die 3 für den Nekro Mancer.
lesson-cultists-rest = Und die 11: zum Beispiel hinter dem geräumten Geröll.
lesson-cultists-rest-right = Du hast ihn zuerst erlegt: zwei Edelsteine, und sein Biss kostet ein Leben. Beide Mancer sind ein Bonus.
lesson-cultists-learned-1 = Geröll braucht zwei Kreuze.
lesson-cultists-learned-2 = Mancer beißen.

lesson-pyramid = Rätselhafte Pyramide
lesson-pyramid-clouds = Zuerst schreibst du acht Zahlen in deine Wolken: häufige dorthin, wo du früh durch willst.
lesson-pyramid-clouds-again =
    { $left ->
        [7] Noch sieben Wolken: 6, 7 und 8 fallen am häufigsten, 2 und 12 fast nie.
        [1] Die letzte Wolke bekommt, was übrig ist.
       *[other] Noch { $left } Wolken: Welche Zahl kommt in die nächste?
    }
lesson-pyramid-clouds-right = Jetzt ist die Pyramide ganz deine: Niemand sonst hat diese Zahlen.
lesson-pyramid-learned-1 = Du schreibst die Zahlen deiner Wolken.
lesson-pyramid-learned-2 = Häufige Zahlen gehören dorthin, wo du früh durch willst.

lesson-dinosaurs = Dickköpfige Dinosaurier
lesson-dinosaurs-pair = Eine Fährte schließt ihre Zahl bei ihrem Saurier auf, wo immer du bist: Nimm 4 und 6, denn neben deiner 9 liegt die Fährte 4.
lesson-dinosaurs-pair-other = Noch nicht. Nimm 4 und 6: 1 + 3 und 2 + 4.
lesson-dinosaurs-track = Kreuze die Fährte 4 an: Dann zählt auch eine 4 bei Steg.
lesson-dinosaurs-track-right = Aufgeschlossen. Sechs Fährten sind ein Bonus.
lesson-dinosaurs-track-other = Noch nicht. Nutze die 4 für die Fährte.
lesson-dinosaurs-six = Und die 6, wo du magst.
lesson-dinosaurs-both = Gepanzerte wie Steg nehmen beide Summen eines Wurfs oder nichts: Nimm 4 und 9, denn beide zählen dort.
lesson-dinosaurs-both-other = Noch nicht. Nimm 4 und 9: Beide zählen bei Steg.
lesson-dinosaurs-armour = Tippe Steg an: beide Summen, zwei Treffer auf einmal.
lesson-dinosaurs-armour-right = Zwei Treffer durch den Panzer. Drei erlegte Gepanzerte sind ein Bonus.
lesson-dinosaurs-armour-other = Noch nicht. Nutze beide Summen für Steg.
lesson-dinosaurs-learned-1 = Fährten öffnen Zahlen aus der Ferne.
lesson-dinosaurs-learned-2 = Panzer wollen beide Summen.

lesson-alone = Allein im Dunkeln
lesson-alone-pair = Allein kostet ein Wurf ohne Treffer auf ein Monster ein Leben: Nimm 8 und 11, denn die 8 trifft den Elch.
lesson-alone-pair-other = Noch nicht. Nimm 8 und 11, damit etwas trifft.
lesson-alone-hit = Nutze die 8: Tippe den Elch an.
lesson-alone-hit-other = Noch nicht. Nutze die 8 für den Elch: Jeder Wurf will einen Treffer.
lesson-alone-free = Nach einem Treffer darf die andere Summe umsonst verfallen, das spart ihr Feld für später: Tippe auf Fertig, oder nutze die 11.
lesson-alone-free-kept = Aufgespart. Leben kosten allein keine Punkte, aber der Totenkopf beendet das Spiel.
lesson-alone-free-used = Gleich genutzt. Leben kosten allein keine Punkte, aber der Totenkopf beendet das Spiel.
lesson-alone-learned-1 = Jeder Wurf will einen Treffer.
lesson-alone-learned-2 = Nach einem Treffer darf eine Summe verfallen.

lesson-worm = Der Wurm
lesson-worm-pair = Du stehst vor einem Portal, der 11, und dem Hals des Wurms fehlt ein Treffer, die 6: Nimm 6 und 11.
lesson-worm-pair-other = Noch nicht. Nimm für diese Lektion 6 und 11.
lesson-worm-portal = Kreuze das Portal 11 an: Das ferne Portal ist auch angekreuzt; umgekehrt nicht.
lesson-worm-portal-right = Zwei Kreuze für eine Summe, und drüben geht ein Weg weiter.
lesson-worm-portal-other = Noch nicht. Nutze die 11 für das Portal.
lesson-worm-worm = Jeder Teil des Wurms, den du erlegst, trifft Sandy, den Boss, dreimal: Nutze die 6 für den Hals.
lesson-worm-worm-right = Der Hals fällt, und Sandy ist dreimal getroffen. Alle drei Teile sind ein Bonus.
lesson-worm-worm-other = Noch nicht. Nutze die 6 für den Hals des Wurms.
lesson-worm-learned-1 = Das Portal 11 kreuzt auch das ferne an.
lesson-worm-learned-2 = Wurmteile treffen Sandy.

lesson-treasure = Der Schatz in der Tiefe
lesson-treasure-pair = Nur dem Boss fehlen noch zwei Kästchen, und eine Faust will zwei gleiche Würfel: Nimm 4 und 11, 2 + 2 und 5 + 6.
lesson-treasure-pair-other = Noch nicht. Nimm 4 und 11: 2 + 2 und 5 + 6.
lesson-treasure-bonus = Fünf Fäuste sind ein Bonus, drei Edelsteine für die Ersten, einer für Spätere: Kreuze deine fünfte an, die Faust 4.
lesson-treasure-bonus-right = Der Bonus gehört dir. Und eine Faust trifft jedes Monster, erreicht oder nicht: Dem Boss fehlt ein Kästchen.
lesson-treasure-bonus-other = Noch nicht. Nutze die 4 für die Faust: Es ist deine fünfte.
lesson-treasure-chest = Die 11 ist eine Truhe: Kreuze sie an.
lesson-treasure-take = Eine Truhe gibt eines, Leben, schwarze Würfel oder Fackeln, und jede Fackel ist ein Feld oder Treffer mehr: Nimm die Fackeln.
lesson-treasure-take-other = Auch eine gute Wahl. Nimm für diese Lektion die Fackeln.
lesson-treasure-boss = Das letzte Monster beendet das Spiel, und der Boss bringt am meisten, kostet aber zwei Leben: Tippe ihn an, eine Fackel trifft ihn.
lesson-treasure-boss-right = Er fällt! Sechs Edelsteine, mehr als alle anderen.
lesson-treasure-boss-other = Noch nicht. Wirf eine Fackel auf den Boss: Ein Kästchen fehlt noch.
lesson-treasure-count = Edelsteine zählen 3, Münzen 2, und verlorene Leben kosten, was die Leiste sagt: Tippe auf Fertig, und es wird gezählt.
lesson-treasure-count-right = Der Dungeon gehört dir. Die meisten Punkte gewinnen.
lesson-treasure-count-other = Behalte die Fackel: Der Boss ist gefallen. Tippe auf Fertig.
lesson-treasure-learned-1 = Boni und Monster zahlen am meisten, wenn du zuerst da bist.
lesson-treasure-learned-2 = Truhen geben Leben, Fackeln oder schwarze Würfel.
lesson-treasure-learned-3 = Das letzte Monster beendet das Spiel.

first-hit = Ein Treffer! Sind alle Kästchen angekreuzt, fällt das Monster.
first-felled = Erlegt! Wer zuerst da ist, bekommt mehr Edelsteine.
first-lives = Ein Leben: Das erste ist frei, spätere kosten Punkte, beim Totenkopf bist du raus.
first-chest = Eine Truhe: Jede Belohnung gibt es einmal.
first-fist = Eine Faust: Zwei gleiche Würfel treffen jedes Monster, erreicht oder nicht.
first-bonus = Ein Bonus: drei Edelsteine für die Ersten, einer für alle Späteren.

# -- neben dem Tisch

remind-1 = Bilde zwei Paare aus den fünf Würfeln: zwei Summen. Ein Würfel bleibt übrig.
remind-2 = Der schwarze Würfel ist frei für den, der würfelt; andere kreuzen ein Symbol dafür an.
remind-3 = Eine Summe kreuzt ein Startfeld an oder ein Feld hinter der Tür eines angekreuzten.
remind-4 = Oder sie trifft ein erreichtes Monster: manche Zahlen immer, verschlossene mit ihrem Schlüssel.
remind-5 = Eine Summe, die nirgends passt, kostet ein Leben. Das erste ist frei.
remind-6 = Wer ein Monster zuerst besiegt, bekommt die größere Zahl Edelsteine.
remind-7 = Edelstein 3 Punkte, Münze 2, minus verlorene Leben. Das letzte Monster beendet das Spiel.
term-start = Startfeld
term-start-text = Ein grünes Feld mit drei Zeichen: der Weg hinein. Immer offen.
term-door = Tür
term-door-text = Eine Lücke in der Wand zwischen zwei Feldern. Durch sie geht es weiter.
term-key = Schlüsselfeld
term-key-text = Ein graues Feld mit einem Schlüssel, neben einem Monster. Angekreuzt schließt es dieselbe Zahl des Monsters auf.
term-hit = Treffer
term-hit-text = Ein Kästchen eines Monsters wird angekreuzt.
term-life = Leben
term-life-text = Ein Herz der Leiste. Es zählt, was das nächste übrige sagt; der Totenkopf wirft dich hinaus.
term-torch = Fackel
term-torch-text = Aus einer Truhe. Kreuzt ein Feld neben einem angekreuzten an oder trifft ein Monster, zusätzlich zu den Summen.
term-gem = Edelstein
term-gem-text = 3 Punkte. Von Monstern, Boni und manchen Feldern.
