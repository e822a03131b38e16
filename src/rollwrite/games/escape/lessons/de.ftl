# Lektionen von Escape, deutsch


lesson-first = In den Tempel
lesson-first-side = Zusammen braucht ihr 20 Edelsteine, dann entkommen alle durch den Ausgang in der Mitte: Tippe zum Betreten auf die Westseite, links.
lesson-first-side-other = Jede Seite ginge. Stell dich für diese Lektion in den Westen.
lesson-first-keep = Du würfelst immer zwei: Behalte den Abenteurer, denn a2, an deinem oberen Pfeil, kostet zwei davon.
lesson-first-keep-again = Behalte auch den anderen Würfel: a1, über a2, kostet eine Fackel und einen Schlüssel.
lesson-first-pool-wrong = Noch nicht. Behalte den Würfel: Gleich zahlst du damit.
lesson-first-curse = Eine schwarze Maske verflucht ihren Würfel, er ruht ein paar Züge: Behalte den Schlüssel.
lesson-first-pool = Dein Weg nach a1 kostet keine goldene Maske: Leg sie in den Vorrat, für die anderen.
lesson-first-pool-again = Auch den anderen Würfel: Eine Fackel genügt dir.
lesson-first-keep-wrong = Noch nicht. Hier brauchen ihn die anderen mehr: in den Vorrat.
lesson-first-both = Behalte den Abenteurer: Zwei davon bezahlen a2.
lesson-first-both-again = Und der Schlüssel kommt in den Vorrat: Einer genügt dir.
lesson-first-both-other = Noch nicht. Der Abenteurer bleibt bei dir, der Schlüssel kommt in den Vorrat.
lesson-first-enter = Zwei Abenteurer sind der Preis von Kammer a2, und zwei hast du behalten: Tippe auf die Kammer.
lesson-first-enter-right = Du bist drin! Jede Kammer gibt jedem von euch einmal: Dieses Herz befreit später verfluchte Würfel des Teams.
lesson-first-enter-other = Noch nicht. Von a2 aus erreichst du einen Edelstein: Geh dorthin.
lesson-first-enter-done = Du kannst noch eine Kammer bezahlen: Geh hinein.
lesson-first-gem = Fackel und Schlüssel sind der Preis von a1 darüber, wo ein Edelstein liegt: Tippe die Kammer an.
lesson-first-gem-right = Ein Edelstein für alle: 1 von 20! Karten und Geheimnisse bringen mehr; jetzt nutzen die anderen deinen Vorrat.
lesson-first-map = Auch der Vorrat der anderen ist für dich da, bis zu zwei Würfel für deine Karten: Nimm zum Beispiel den Schlüssel für Karte 1.
lesson-first-map-right = Eine Karte hat zwei Reihen. Beide voll: ein Edelstein, und eine Markierung fürs Team, ein Bonus für alle.
lesson-first-learned-1 = Behalte, was deine nächsten Kammern kosten, gib den Rest in den Vorrat.
lesson-first-learned-2 = Kammern und Karten bringen Edelsteine und Boni.
lesson-first-learned-3 = Mit genug Edelsteinen gehen alle zum Ausgang, bevor die letzte Runde endet.

lesson-locked = Verschlossene Gänge
lesson-locked-side = Stell dich in den Westen.
lesson-locked-side-other = Jede Seite ginge. Nimm für diese Lektion den Westen.
lesson-locked-close = Neu: Vor deinem Wurf fallen zwei Würfel mehr, und an einer Kammer mit beiden Zeichen schließt sich ein Gang: Du wählst, welcher.
lesson-locked-close-right = Für immer zu, auf deinem Blatt. Wer links von dir sitzt, schließt auch einen.
lesson-locked-learned-1 = Zwei Würfel schließen Gänge: Nimm die, die du am wenigsten brauchst.

lesson-dice = Würfelkammern
lesson-dice-keep = Jemand von euch wartet in e4, einer Hälfte des Auges: Behalte für a2, die andere, einen Abenteurer, dann eine Fackel.
lesson-dice-keep-again = Behalte auch den anderen.
lesson-dice-keep-other = Noch nicht. Diese zwei sind der Preis von a2: Behalte sie.
lesson-dice-enter = Geh nach a2, und das Geheimnis ist gefunden.
lesson-dice-enter-other = Noch nicht. Das Geheimnis wartet in a2: Geh hinein.
lesson-dice-take = Neu: Für ein Geheimnis nimmt das Team zwei Edelsteine oder einen Würfel mehr bis zum Ende: Was nehmt ihr?
lesson-dice-take-die = Ein Würfel: Früh ist er mehr wert als Edelsteine.
lesson-dice-take-gems = Zwei Edelsteine sofort. Früh bringt ein Würfel oft mehr.
lesson-dice-learned-1 = Eine Geheimkammer bringt zwei Edelsteine oder einen Würfel.

lesson-joker = Jokerkammern
lesson-joker-keep = Neu: Jede Runde liegen zwei Würfel für alle da: Behalte für Jokerkammer b2 einen Abenteurer, dann eine goldene Maske.
lesson-joker-keep-again = Behalte auch den anderen.
lesson-joker-keep-other = Noch nicht. Diese zwei sind der Preis von b2: Behalte sie.
lesson-joker-enter = Geh nach b2, in die Kammer mit dem Joker.
lesson-joker-enter-other = Noch nicht. Der Joker wartet in b2: Geh hinein.
lesson-joker-use = Der Joker macht aus einem der zwei Würfel der Runde eine Markierung: Fackel oder goldene Maske?
lesson-joker-use-right = Markiert! Eine schwarze Maske dort würde den Fluch weiterschieben.
lesson-joker-learned-1 = Joker machen aus den Würfeln der Runde Markierungen.
lesson-joker-learned-2 = Jeder Joker wirkt einmal auf jedem Blatt.

lesson-home = Der Weg nach Hause
lesson-home-roll = Ihr habt 18 von 20 Edelsteinen, aber sechs Würfel sind verflucht: Heute genügen zwei, also wirf, ohne zu heilen.
lesson-home-roll-heal = Spar das Heilen: Zwei Würfel genügen. Wirf.
lesson-home-keep = Jemand von euch wartet in d4, einer Hälfte der Schlange: Behalte für b2, die andere, die Fackel.
lesson-home-keep-again = Behalte auch den Schlüssel: Beide zusammen bezahlen b2.
lesson-home-keep-reroll = Noch nicht. Genau diese zwei brauchst du: Behalte sie.
lesson-home-keep-pool = Noch nicht. Behalte den Würfel: Gleich zahlst du damit.
lesson-home-secret = Zwei von euch in beiden Hälften finden zwei Edelsteine: Geh nach b2.
lesson-home-secret-other = Noch nicht. Das Geheimnis wartet in b2: Geh dorthin.
lesson-home-leaf = Das Vierblatt von b2 gibt eine Markierung, die du wählst, einen Bonus fürs Team: Nimm zum Beispiel den Schlüssel.
lesson-home-leaf-right = Gefunden: zwei Edelsteine, 20 von 20! Nun müssen alle zum Ausgang.
lesson-home-again = Die anderen stehen im Ausgang, c3, und dir fehlen zwei Kammern: Wirf.
lesson-home-both = Dein Weg kostet goldene Maske und Abenteurer, dann Abenteurer und Schlüssel: Behalte einen Abenteurer.
lesson-home-both-again = Auch den zweiten.
lesson-home-bonus = Markierungen des Teams zahlen, was deinen Würfeln fehlt, hier eine goldene Maske, danach einen Schlüssel: Geh nach c2.
lesson-home-bonus-other = Noch nicht. Geh nach c2, auf dem Weg zum Ausgang.
lesson-home-exit = Alle mit genug Edelsteinen im Ausgang, bevor die letzte Runde endet, und ihr habt gewonnen: Geh nach c3.
lesson-home-exit-other = Noch nicht. Der Ausgang ist c3: Geh hinein.
lesson-home-exit-right = Draußen! Alle sind in Sicherheit.
lesson-home-learned-1 = Zwei in beiden Hälften eines Geheimnisses: zwei Edelsteine.
lesson-home-learned-2 = Markierungen sind Boni, die alle in ihrem Zug ausgeben dürfen.
lesson-home-learned-3 = Mit genug Edelsteinen gehen alle zum Ausgang, bevor die letzte Runde endet.

first-curse = Ein Fluch: Die schwarze Maske lässt ihren Würfel ruhen. Heilen befreit ihn.
first-mark = Eine Markierung: ein Bonus, den alle in ihrem Zug ausgeben dürfen.
first-gems = Ein Edelstein für alle! Sind es genug, dürfen alle heim.
first-secret = Ein Geheimnis: zwei von euch in Kammern mit gleichem Zeichen, zwei Edelsteine.
first-nothing = Nichts war zu betreten: Was du behalten und nicht benutzt hast, ist verloren.

# -- neben dem Tisch

remind-1 = Wirf die Würfel paarweise. Jeder Würfel: behalten für deine Türen, oder in den Vorrat.
remind-2 = Eine schwarze Maske verflucht ihren Würfel: Er ruht einige Züge. Heilen befreit.
remind-3 = Dann zahl zwei Symbole für eine Kammer nebenan und geh hinein, so lange du kannst.
remind-4 = Was eine Kammer gibt, bekommst du beim ersten Mal: Edelsteine fürs Team, Markierungen.
remind-5 = Die anderen nehmen aus dem Vorrat für ihre Karten. Volle Karte: Edelstein und Markierung.
remind-6 = Zwei von euch in den zwei Kammern mit demselben Zeichen: zwei Edelsteine.
remind-7 = Genug Edelsteine, dann alle in den Ausgang, bevor die letzte Runde endet.
term-chamber = Kammer
term-chamber-text = Ein Raum des Tempels. Seine zwei Symbole sind der Preis.
term-pool = Vorrat
term-pool-text = Würfel, die du abgegeben hast. Die anderen nutzen sie für ihre Karten.
term-mark = Markierung
term-mark-text = Ein Bonus des Teams auf einer Leiste. Wer dran ist, gibt ihn aus.
term-cursed = Verflucht
term-cursed-text = Ein Würfel mit schwarzer Maske ruht auf drei Feldern, eines je Zug.
term-heal = Heilen
term-heal-text = Vor dem Würfeln: Alle Würfel eines verfluchten Feldes sind frei.
term-map = Karte
term-map-text = Symbole, die mit Würfeln aus dem Vorrat angekreuzt werden.
term-exit = Ausgang
term-exit-text = Die Kammer in der Mitte. Dort müsst ihr alle stehen.
