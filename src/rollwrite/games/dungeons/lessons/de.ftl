# Lektionen von Dungeons, Dice & Danger, deutsch


lesson-first = Die erste Treppe hinab
lesson-first-pair = Zwei Würfel sind eine Summe, zwei andere die zweite: 1 + 5 ist 6, 3 + 4 ist 7. Tippe dieses Paar an.
lesson-first-pair-other = Noch nicht. Nimm für diese Lektion das umrandete Paar.
lesson-first-start = Los geht es auf einem grünen Feld mit drei Zeichen. Kreuze die 7 an.
lesson-first-aim-other = Noch nicht. Benutze die Summe dort, wohin der Stift zeigt.
lesson-first-door = Von dort führt eine Tür weiter: Die 6 daneben ist jetzt offen. Kreuze sie mit deiner zweiten Summe an.
lesson-first-door-right = Gut gemacht! Der kleine Schlüssel auf dieser 6 hat die 6 des Elchs aufgeschlossen.
lesson-first-others = Jemand anders hat gewürfelt, und alle benutzen dieselben Würfel. Die kleinen Zeichen sagen, was eine Summe könnte: Nimm 8 und 10.
lesson-first-moose = Monster bringen die Punkte: Jeder Treffer kreuzt ein Kästchen an, und wer eines zuerst erlegt, bekommt die meisten Edelsteine.
lesson-first-hit = Du stehst vor der Tür des Elchs, und seine dunkle 8 trifft immer. Tippe den Elch an.
lesson-first-key = Die 10 des Elchs ist noch verschlossen, und das Feld 10 neben dir hat den Schlüssel. Kreuze es an.
lesson-first-unlocked = Jetzt treffen auch 6 und 10 den Elch. Nimm sie.
lesson-first-six = 1 + 5 ist deine 6: Tippe einen dieser Würfel an, dann den Elch.
lesson-first-ten = Auch die 10 trifft ihn: Tippe den Elch an.
lesson-first-ten-right = Drei von vier Kästchen sind angekreuzt. Das letzte erlegt ihn.
lesson-first-black = Wer würfelt, hat den schwarzen Würfel frei, alle anderen zahlen ein schwarzes Symbol. Zahl eines: 2 + 6 ist die 8, die du brauchst; nimm 4 und 8.
lesson-first-fell = Das letzte Kästchen: Tippe den Elch an und erlege ihn.
lesson-first-four = Die 4 ist noch da, und ein Startfeld hat eine 4. Kreuze es an.
lesson-first-four-right = Du hast den Elch zuerst erlegt: zwei Edelsteine zu je 3 Punkten. Spätere bekommen einen. Und durch seinen Raum darfst du jetzt gehen.
lesson-first-sixes = Lauter Sechsen: zweimal 12, sonst nichts. Nimm es.
lesson-first-lapse = Nur eine 12 ist erreichbar. Kreuze sie an und sieh, was mit der anderen Summe geschieht.
lesson-first-lapse-right = Die andere 12 passt nirgends, und das kostet ein Leben.
lesson-first-lives = Das erste offene Herz sagt, was du zahlst: Ein verlorenes Leben ist frei, mehr kosten Punkte. Beim Totenkopf, ganz am Ende, bist du draußen.
lesson-first-chest = Kreuze eine Truhe an und wähle: Leben, Fackeln oder schwarze Würfel. Eine Fackel ist ein Feld oder Treffer mehr, wann du magst.
lesson-first-bonus = Jedes Abenteuer hat zwei Boni: Wer einen zuerst schafft, bekommt drei Edelsteine, spätere bekommen einen.
lesson-first-boss = Ist das letzte Monster gefallen, endet das Spiel. Der Boss bringt am meisten, aber wer ihn zuerst erlegt, verliert zwei Leben.
lesson-first-learned-1 = Zwei Paare, zwei Summen: Jede kreuzt ein Feld an oder trifft ein Monster.
lesson-first-learned-2 = Schlüsselfelder öffnen die verschlossenen Zahlen der Monster.
lesson-first-learned-3 = Sei zuerst da: Edelsteine zählen 3 Punkte.

lesson-animals = Genervte Tiere
lesson-animals-fist = Eine Faust nimmt zwei gleiche Würfel, die ihre Zahl ergeben. Dann wird jedes Monster getroffen, erreicht oder nicht.
lesson-animals-bonus = Fünf Fäuste sind ein Bonus, und ein Weg vom linken zum rechten Anfang auch.
lesson-animals-begin = Fang an: Welches Paar nimmst du?
lesson-animals-begin-right = Weiter geht es, zwei Summen je Wurf.
lesson-animals-learned-1 = Eine Faust trifft alle Monster zugleich.

lesson-cultists = Tollpatschige Kultisten
lesson-cultists-rubble = Geröll hat zwei Kästchen; erst wenn beide angekreuzt sind, kommst du durch. Zwei gleiche Summen schaffen es in einem Wurf.
lesson-cultists-mancers = Die zwei Mancer beißen: Wer einen zuerst erlegt, verliert ein Leben. Beide erlegt sind ein Bonus.
lesson-cultists-begin = Fang an: Welches Paar nimmst du?
lesson-cultists-begin-right = Münzen zählen 2, Edelsteine 3.
lesson-cultists-learned-1 = Geröll braucht zwei Kreuze.
lesson-cultists-learned-2 = Mancer beißen.

lesson-pyramid = Rätselhafte Pyramide
lesson-pyramid-portal = Kreuze das Portal 11 an, und das ferne Portal ist auch angekreuzt; umgekehrt nicht.
lesson-pyramid-worm = Jeder Teil des Wurms, den du erlegst, trifft Sandy dreimal.
lesson-pyramid-clouds = Zuerst schreibst du acht Zahlen in deine Wolken. Häufige gehören dorthin, wo du früh durch willst.
lesson-pyramid-clouds-again =
    { $left ->
        [7] Gut. 6, 7 und 8 fallen am häufigsten, 2 und 12 fast nie. Noch sieben Wolken.
        [1] Die letzte Wolke bekommt, was übrig ist.
       *[other] Noch { $left } Wolken: Welche Zahl kommt hierher?
    }
lesson-pyramid-clouds-right = Jetzt ist die Pyramide ganz deine: Niemand sonst hat diese Zahlen.
lesson-pyramid-learned-1 = Du schreibst die Zahlen deiner Wolken.
lesson-pyramid-learned-2 = Wurmteile treffen Sandy.

lesson-dinosaurs = Dickköpfige Dinosaurier
lesson-dinosaurs-tracks = Eine Fährte schließt ihre Zahl bei ihrem Saurier auf, wo immer du bist.
lesson-dinosaurs-armour = Gepanzerte nehmen beide Summen eines Wurfs oder nichts: zwei Treffer auf einmal.
lesson-dinosaurs-begin = Fang an: Welches Paar nimmst du?
lesson-dinosaurs-begin-right = Sechs Fährten sind ein Bonus, drei Gepanzerte auch.
lesson-dinosaurs-learned-1 = Fährten öffnen Zahlen aus der Ferne.
lesson-dinosaurs-learned-2 = Panzer wollen beide Summen.

lesson-alone = Allein im Dunkeln
lesson-alone-hits = Allein kostet ein Wurf ohne Treffer auf ein Monster ein Leben.
lesson-alone-free = Nach einem Treffer darfst du die andere Summe umsonst verfallen lassen: Das spart Felder für später.
lesson-alone-begin = Leben kosten keine Punkte, aber der Totenkopf beendet das Spiel. Fang an: Welches Paar?
lesson-alone-begin-right = Beeil dich zum ersten Monster.
lesson-alone-learned-1 = Jeder Wurf will einen Treffer.
lesson-alone-learned-2 = Nach einem Treffer darf eine Summe verfallen.

first-hit = Dein erster Treffer! Sind alle Kästchen angekreuzt, fällt das Monster.
first-felled = Dein erstes erlegtes Monster: Wer zuerst da ist, bekommt mehr Edelsteine.
first-lives = Dein erstes Leben ist angekreuzt. Das erste ist frei, spätere kosten Punkte.
first-chest = Deine erste Truhe: Jede Belohnung gibt es einmal.
first-bonus = Dein erster Bonus: drei Edelsteine für die Ersten, einer für alle Späteren.

# -- neben dem Tisch

remind-1 = Bilde zwei Paare aus den fünf Würfeln: zwei Summen. Ein Würfel bleibt übrig.
remind-2 = Der schwarze Würfel ist frei für den, der würfelt; andere kreuzen ein Symbol dafür an.
remind-3 = Eine Summe kreuzt ein Startfeld an oder ein Feld hinter der Tür eines angekreuzten.
remind-4 = Oder sie trifft ein erreichtes Monster: dunkle Zahlen immer, verschlossene mit ihrem Schlüssel.
remind-5 = Eine Summe, die nirgends passt, kostet ein Leben. Das erste ist frei.
remind-6 = Wer ein Monster als Erstes besiegt, bekommt die größere Zahl Edelsteine.
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
term-life-text = Ein Kästchen der Leiste mit Herzen. Der Totenkopf am Ende wirft dich hinaus.
term-torch = Fackel
term-torch-text = Aus einer Truhe. Kreuzt ein Feld neben deinen an oder trifft ein Monster, zusätzlich zu den Summen.
term-gem = Edelstein
term-gem-text = 3 Punkte. Von Monstern, Boni und manchen Feldern.
