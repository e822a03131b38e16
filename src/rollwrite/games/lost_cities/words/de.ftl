# Lost Cities, Deutsch

name = Lost Cities
subtitle = Roll & Write
tagline = Sechs Treppen, zwei Würfel, gute Nerven.
wins = Steig mit zwei Würfeln je Zug sechs Treppen hinauf; die meisten Punkte gewinnen.
effort = etwa 20 Minuten, leicht
option-order = Wie die anderen wählen
option-order-simultaneous = Alle zugleich
option-order-simultaneous-about = Wer nicht gewürfelt hat, wählt aus den übrigen Würfeln, alle zur selben Zeit: Niemand wartet auf die anderen.
option-order-clockwise = Nacheinander
option-order-clockwise-about = Wer nicht gewürfelt hat, wählt der Reihe nach im Uhrzeigersinn und sieht, was vorher gewählt wurde. Das dauert etwas länger.

stairs-red = Flamme
stairs-orange = Sonne
stairs-yellow = Stern
stairs-green = Blatt
stairs-blue = Welle
stairs-purple = Mond

leaf-foot = Brücken und erste Stufen
leaf-top = Tempel und letzte Stufen
line-red = Flamme
line-orange = Sonne
line-yellow = Stern
line-green = Blatt
line-blue = Welle
line-purple = Mond
line-artefacts = Artefakte
line-dice = Würfel
line-bridges = Brücken

die-colour = { $face ->
    [red] Flamme
    [orange] Sonne
    [yellow] Stern
    [green] Blatt
    [blue] Welle
    [purple] Mond
   *[other] { $face }
}
die-number = { $face }
die-start = Platz { $face }

prompt-start = Die Würfel losen aus, wer anfängt.
prompt-roll = { $seat } würfelt.
remark-bridges = { $left ->
    [one] Die nächste Brücke, wer auch immer sie überquert, beendet das Spiel
   *[other] Noch zwei Brücken, wer auch immer sie überquert, dann ist das Spiel aus
}
prompt-active = Dein Wurf. Wähle eine Farbe und eine Zahl.
prompt-middle = Wähle aus der Mitte eine Farbe und eine Zahl.
prompt-nothing-fits = Nichts passt auf dein Blatt: Du musst ablehnen.
prompt-arrow = Ein Pfeil! Beschleunige eine deiner Treppen oder bleib.
prompt-wait-active = { $seat } wählt zuerst.
prompt-wait-one = { $seat } wählt.
prompt-wait-others = { $count } andere wählen noch.
prompt-over = Die Expedition ist zu Ende.

move-write = { $number } auf { $stairs } schreiben, Stufe { $step }
move-write-top = Das Artefakt an der Spitze von { $stairs } ankreuzen
move-circle = Den Verdopplungskreis von { $stairs } abhaken
move-speed = { $stairs } beschleunigen: noch eine { $number }, Stufe { $step }
move-speed-top = { $stairs } beschleunigen: das Artefakt an der Spitze ankreuzen
move-refuse = Ablehnen und Würfelsymbol { $place } ausmalen
move-refuse-free = Ablehnen, ohne weitere Folgen
move-stay = Stehen bleiben
title-step = { $stairs }, Stufe { $step }
title-top = { $stairs }, Spitze
title-circle = { $stairs }, Kreis
title-refuse = Ablehnen
title-stay = Bleiben
verb-write = Eintragen
verb-cross = Ankreuzen
verb-tick = Abhaken
verb-refuse = Ablehnen
verb-stay = Bleiben

note-artefact = Bringt ein Artefakt
note-artefact-first = Bringt ein Artefakt: Die ersten kosten, ab dem { $count }. bringen sie Punkte
note-no-artefact = Deine Artefakte sind vollständig; dieses bringt nichts mehr
note-arrow = Danach darfst du eine deiner Treppen beschleunigen
note-circle = Eine Wette: { $stairs } zählt doppelt und lohnt sich ab Stufe { $step }
note-start = Jetzt im Minus, ab Stufe { $step } im Plus, bis { $most }
note-ten = Eine 0 ist hier eine 10: Darüber passen nur Zehnen
note-circle-lost = Ihr Kreis bleibt dann leer
note-bridge = Brücke { $line }: +{ $points } am Ende des Zuges, wenn niemand schneller war
note-refuse-first = Die ersten Symbole kosten, ab dem { $count }. bringen sie Punkte
note-nearly-exhausted = Das achte Symbol: Mit dem neunten fällt die Würfelspalte auf 0
note-exhausted = Das neunte Symbol: Die Würfelspalte fällt auf 0, du spielst weiter

news-start = { $seat } fängt an.
news-roll = hat gewürfelt
news-write = { $artefact ->
    [yes] schrieb { $number } auf { $stairs }, Stufe { $step }, und nahm ein Artefakt
   *[no] schrieb { $number } auf { $stairs }, Stufe { $step }
}
news-speed = { $artefact ->
    [yes] beschleunigte { $stairs } auf Stufe { $step } und nahm ein Artefakt
   *[no] beschleunigte { $stairs } auf Stufe { $step }
}
news-top = { $artefact ->
    [yes] erreichte die Spitze von { $stairs } und nahm ihr Artefakt
   *[no] erreichte die Spitze von { $stairs }
}
news-circle = hakte den Verdopplungskreis von { $stairs } ab
news-refuse = lehnte ab: Würfelsymbol { $place }
news-refuse-free = lehnte ohne Folgen ab
news-exhausted = lehnte ab und ist erschöpft
news-stay = blieb nach dem Pfeil stehen
news-bridge = überquerte zuerst die Brücke { $line }, +{ $points }
news-end-bridges = Alle acht Brücken sind überquert. Das Spiel ist aus.
news-end-exhausted = Alle sind erschöpft. Das Spiel ist aus.

why-over = Das Spiel ist aus.
why-wait = Du bist gerade nicht gefragt.
why-arrow-first = Nutze zuerst den Pfeil: beschleunige eine deiner Treppen oder bleib.
why-no-arrow = Zum Beschleunigen brauchst du einen Pfeil.
why-no-colour = In der Mitte liegt kein Würfel mit { $stairs }.
why-colour-taken = { $seat } hat den Würfel mit { $stairs } genommen.
why-number-taken = { $seat } hat die { $number } genommen.
why-no-number = In der Mitte liegt keine { $number }.
why-closed = { $stairs } ist fertig, bis hinauf zum Artefakt.
why-circle = Der Kreis von { $stairs } geht nur, solange die Treppe leer ist.
why-too-small = { $number } ist zu klein: Die letzte Zahl dort ist { $last }.
why-next = Treppen steigt man von unten: Auf { $stairs } kommt Stufe { $step }.
why-next-top = Alle neun Stufen von { $stairs } sind voll; es fehlt nur die Spitze.
why-nothing-large = Keine Zahl in der Mitte passt: Es muss { $last } oder mehr sein.
why-die-taken = { $seat } hat diesen Würfel genommen.
why-die = Kein Paar mit diesem Würfel passt auf dein Blatt.
why-artefact = Artefakte kommen von selbst, aus Feldern mit einer Vase.
why-nothing = Hier gibt es gerade nichts zu tun.

# -- das Blatt in Worten

region-stairs = { $stairs }: zählt jetzt { $points }
spot-artefact = Artefakt { $place }
spot-die = Würfelsymbol { $place }
spot-rung = Stufe { $step } jeder Treppe
spot-value = Punkte von Platz { $place }: Artefakte, Würfel
spot-head-artefacts = Artefakte
spot-head-dice = Ablehnungen
region-ladder = Punkte der Stufen
region-values = Punkte der Artefakte und Würfel
spot-bridge = Brücke: { $line }
printed-points = { $points } Punkte
printed-arrow = ein Pfeil
printed-artefact = eine Vase
worth-step = Als höchste Stufe { $points } wert.
worth-now = Diese Treppe zählt jetzt { $points }.
worth-circle = Verdoppelt die Treppe. Ohne jede Zahl zählt er { $points }.
worth-top = Ein weiteres Artefakt.
worth-bridge = +{ $points } für alle, die zuerst hinüberkommen.
worth-side = Die Spalte zählt { $points }, solange dies das letzte ausgemalte Symbol ist.
worth-value = Sind { $place } Artefakte ausgemalt, zählen sie zusammen { $artefacts }; { $place } Würfelsymbole zählen { $dice }.

rules-goal = Worum es geht
rules-goal-text =
    Sechs Expeditionen steigen durch den Dschungel, jede auf ihrer eigenen Treppe. In jedem Zug schreibst du irgendwo eine Zahl, und jede Treppe führt nur nach oben. Wer hoch steigt, wird belohnt; wer beginnt und früh stehen bleibt, zahlt. Am Ende gewinnen die meisten Punkte.
rules-turn = Ein Zug
rules-turn-text =
    Ein Platz würfelt drei Farbwürfel und drei Zahlenwürfel und nimmt von jeder Sorte einen; die beiden verlassen die Mitte. Alle anderen wählen eine Farbe und eine Zahl aus den Würfeln, die noch liegen; mehrere dürfen dieselben wählen. Oder man lehnt ab. Dann würfelt der nächste Platz.
rules-climb = Steigen
rules-climb-text =
    Schreibe die Zahl auf die nächste freie Stufe dieser Farbe, von unten nach oben. Jede Zahl ist mindestens so groß wie die darunter. Kleine Zahlen zuerst: Sie halten den Weg offen.
rules-circle = Die Null und der Kreis
rules-circle-text =
    Auf einer leeren Treppe darf eine 0 den Kreis an ihrem Fuß abhaken: Diese Treppe zählt dann doppelt, im Guten wie im Schlechten. Überall sonst, oder wenn du es lieber willst, ist eine 0 eine 10. Steht erst eine Zahl auf der Treppe, ist der Kreis verloren.
rules-arrow = Pfeile
rules-arrow-text =
    Schreibst du auf eine Stufe mit Pfeil, darfst du sofort eine deiner Treppen beschleunigen: Ihre letzte Zahl kommt noch einmal auf die nächste Stufe. Eine leere Treppe beginnt mit einer 1; ein Kreis wird so nie abgehakt. Triffst du wieder auf einen Pfeil, geht es weiter.
rules-artefact = Artefakte
rules-artefact-text =
    Eine Stufe mit Vase lässt dich rechts das nächste Artefakt ausmalen, von unten nach oben. Wenige Artefakte kosten Punkte, viele bringen eine Menge.
rules-top = Die Spitze
rules-top-text =
    Sind alle neun Stufen einer Treppe voll, kreuzt ein weiteres passendes Paar oder ein Pfeil die Vase an der Spitze an. Sie bringt noch ein Artefakt, einmal je Treppe.
rules-refuse = Ablehnen
rules-refuse-text =
    Nichts passt, oder nichts gefällt? Lehne ab und male das nächste Würfelsymbol aus. Bis zum achten Mal ist das immer mehr wert; das neunte erschöpft dich, und die Spalte fällt auf nichts. Du spielst trotzdem weiter.
rules-bridge = Brücken
rules-bridge-text =
    Acht Brücken führen nach dem sechsten Platz über die Schlucht: eine auf jeder der sechs Treppen, eine bei den Artefakten, eine bei den Würfeln. Wer eine als Erstes überquert, bekommt 20 Punkte, ebenso alle, die es im selben Zug tun. Danach ist sie für die anderen gestrichen.
rules-end = Das Ende
rules-end-text =
    Das Spiel endet nach dem Zug, in dem die letzte der acht Brücken von irgendwem überquert wurde oder in dem alle erschöpft sind.
rules-score = Zählen
rules-score-text =
    Jede Treppe zählt die Punkte neben ihrer höchsten gefüllten Stufe, mit Kreis doppelt. Ein Kreis ohne Zahl kostet 100, eine unberührte Treppe nichts. Dazu Artefakte, Würfelsymbole und 20 je Brücke. Die höchste Summe gewinnt; bei Gleichstand gewinnen alle, die sie haben.
