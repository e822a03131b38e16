# Lektionen von Escape, deutsch


lesson-first = In den Tempel
lesson-first-side = Ihr entkommt alle aus diesem Tempel oder niemand. Jeder beginnt an den zwei roten Pfeilen einer Seite: Tippe auf den Westen, links.
lesson-first-side-other = Jede Seite ginge. Stell dich für diese Lektion in den Westen.
lesson-first-keep = Du würfelst immer zwei. Behalte beide: Diese Kammern bei deinen Pfeilen verlangen zwei Abenteurer, eine Fackel und einen Schlüssel.
lesson-first-keep-again = Behalte auch die Fackel.
lesson-first-pool-wrong = Noch nicht. Behalte ihn: Eine Kammer bei dir verlangt ihn.
lesson-first-curse = Eine schwarze Maske: Dieser Würfel ist verflucht und ruht ein paar Züge. Behalte den Schlüssel.
lesson-first-pool = Eine Fackel hast du, und keine Kammer bei dir verlangt eine goldene Maske. Leg beide in den Vorrat: Die anderen benutzen sie.
lesson-first-pool-again = Und den anderen: in den Vorrat.
lesson-first-keep-wrong = Noch nicht. Hier brauchen ihn die anderen mehr: in den Vorrat.
lesson-first-both = Behalte den zweiten Abenteurer, und gib den Schlüssel ab: Einen hast du.
lesson-first-both-again = Und den Schlüssel: in den Vorrat.
lesson-first-both-other = Noch nicht. Der Abenteurer bleibt bei dir, der Schlüssel kommt in den Vorrat.
lesson-first-enter = Zwei Abenteurer sind der Preis von Kammer a2: Tippe einen von ihnen an, dann die Kammer.
lesson-first-enter-right = Du bist drin! Eine Kammer gibt nur einmal etwas: Dieses Herz befreit später verfluchte Würfel.
lesson-first-enter-other = Noch nicht. Von a2 aus erreichst du einen Edelstein: Geh dorthin.
lesson-first-enter-done = Du kannst noch eine Kammer bezahlen: Geh hinein.
lesson-first-gem = Fackel und Schlüssel sind der Preis von a1 darüber, wo ein Edelstein liegt. Tippe die Kammer an.
lesson-first-gem-right = Ein Edelstein für alle! Jetzt benutzen die anderen den Vorrat, dann sind sie dran.
lesson-first-map = Die anderen teilen ihren Vorrat: Nimm einen Würfel und kreuze sein Zeichen auf einer deiner Karten an.
lesson-first-map-right = Eine volle Karte bringt einen Edelstein und ein Kreuz auf dem Blatt des Teams: Boni für alle.
lesson-first-secrets = Zwei von euch in den zwei Kammern mit demselben Zeichen: sofort zwei Edelsteine.
lesson-first-exit = Euer Team braucht 20 Edelsteine. Dann gehen alle zum Ausgang in der Mitte, bevor Runde 8 endet.
lesson-first-learned-1 = Behalte Würfel für Kammern bei dir, gib die anderen in den Vorrat.
lesson-first-learned-2 = Kammern und Karten bringen Edelsteine und Boni.
lesson-first-learned-3 = Mit genug Edelsteinen gehen alle zum Ausgang, bevor die letzte Runde endet.

lesson-locked = Verschlossene Gänge
lesson-locked-side = Stell dich in den Westen.
lesson-locked-side-other = Jede Seite ginge. Nimm für diese Lektion den Westen.
lesson-locked-close = Neu: Vor deinem Wurf fallen zwei Würfel mehr. Ein Gang einer Kammer mit diesen zwei Zeichen schließt sich: Du wählst, welcher.
lesson-locked-close-right = Für immer zu, auf deinem Blatt. Wer links von dir sitzt, schließt auch einen.
lesson-locked-learned-1 = Zwei Würfel schließen Gänge: Nimm die, die du am wenigsten brauchst.

lesson-dice = Würfelkammern
lesson-dice-side = Stell dich in den Westen.
lesson-dice-side-other = Jede Seite ginge. Nimm für diese Lektion den Westen.
lesson-dice-dice = Neu: Für eine Geheimkammer nehmt ihr zwei Edelsteine oder einen Würfel mehr bis zum Ende.
lesson-dice-roll = Früh ist ein Würfel mehr wert als Edelsteine. Jetzt dein Wurf: behalten oder abgeben, wie du magst.
lesson-dice-roll-right = Weiter geht es, zusammen.
lesson-dice-learned-1 = Eine Geheimkammer bringt zwei Edelsteine oder einen Würfel.

lesson-joker = Jokerkammern
lesson-joker-side = Stell dich in den Westen.
lesson-joker-side-other = Jede Seite ginge. Nimm für diese Lektion den Westen.
lesson-joker-joker = Neu: Zwei Würfel mehr liegen die ganze Runde da. In einer Kammer mit Joker nimmst du einen davon als Markierung.
lesson-joker-roll = Eine schwarze Maske dort schiebt den Fluch weiter. Jetzt dein Wurf: behalten oder abgeben, wie du magst.
lesson-joker-roll-right = Weiter geht es, zusammen.
lesson-joker-learned-1 = Joker machen aus den Würfeln der Runde Markierungen.

first-curse = Dein erster Fluch: Die schwarze Maske lässt ihren Würfel ein paar Züge ruhen.
first-mark = Deine erste Markierung: ein Bonus, den alle in ihrem Zug ausgeben dürfen.
first-gems = Dein erster Edelstein für alle! Sind es genug, dürfen alle heim.
first-secret = Dein erstes Geheimnis: zwei Kammern mit demselben Zeichen, zwei Edelsteine.
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
