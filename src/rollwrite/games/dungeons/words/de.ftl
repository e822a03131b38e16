# Dungeons, Dice & Danger, Deutsch

name = Dungeons, Dice & Danger
subtitle = Ein Abenteuer mit Würfel und Stift
tagline = Zwei Paare, viele Türen, und etwas knurrt.
wins = Kreuze mit Würfelsummen Felder an und erlege Monster vor den anderen; die meisten Punkte gewinnen.
effort = etwa 30 Minuten, mittel
option-adventure = Abenteuer
option-adventure-annoyed-animals = Genervte Tiere (Einstieg)
option-adventure-clumsy-cultists = Tapsige Kultisten (leicht)
option-adventure-puzzled-pyramid = Rätselhafte Pyramide (mittel)
option-adventure-defiant-dinosaurs = Trotzige Dinosaurier (schwer)

line-gems = Edelsteine
line-gold = Gold
line-lives = Leben

tally-lives = { $value ->
    [one] noch ein Leben
   *[other] noch { $value } Leben
}
tally-dice = schwarze Symbole übrig: { $value }
tally-torches = Fackeln übrig: { $value }
tally-gems = Edelsteine: { $value }
tally-gold = Gold: { $value }

die-white = { $face }
die-black = Schwarze { $face }
die-start = Platz { $face }
die-number = Zahl { $face }

rating-1 = Zaungast
rating-2 = Kerzenstummel
rating-3 = Neugierige Nase
rating-4 = Mutige Fackel
rating-5 = Höhlenfuchs
rating-6 = Monsterschreck
rating-7 = Schrecken der Tiefe
rating-8 = Legende des Dungeons

monster-annoyed-animals-goat = Grantige Ziege
monster-annoyed-animals-crane = Kiebiger Kranich
monster-annoyed-animals-moose = Mürrischer Elch
monster-annoyed-animals-hog = Beleidigter Igel
monster-annoyed-animals-stoat = Bissiges Hermelin
monster-annoyed-animals-polecat = Patziger Iltis
monster-annoyed-animals-boss = Stoßlope Donnerhuf
monster-clumsy-cultists-wisp = Heulendes Irrlicht
monster-clumsy-cultists-shade = Schniefschatten
monster-clumsy-cultists-necro = Nekro Mancer
monster-clumsy-cultists-pastry = Torten Mancer
monster-clumsy-cultists-bell = Tapsiger Glöckner
monster-clumsy-cultists-rattle = Klapper am Tor
monster-clumsy-cultists-boss = Düsterzahn Glotz
monster-puzzled-pyramid-tut = Tut-Tut
monster-puzzled-pyramid-bea = Skara Bea
monster-puzzled-pyramid-croc = Kroko Monsieur
monster-puzzled-pyramid-neck = Sandys Hals
monster-puzzled-pyramid-knot = Sandys Knoten
monster-puzzled-pyramid-rear = Sandys Ende
monster-puzzled-pyramid-sandy = Sandy
monster-defiant-dinosaurs-snip = Schnipp
monster-defiant-dinosaurs-snap = Schnapp
monster-defiant-dinosaurs-snatch = Grapsch
monster-defiant-dinosaurs-terry = Terry Daktylus
monster-defiant-dinosaurs-perry = Perry Daktylus
monster-defiant-dinosaurs-steg = Steg O’Malley
monster-defiant-dinosaurs-sara = Sara Tops
monster-defiant-dinosaurs-anky = Anky Lore
monster-defiant-dinosaurs-wrecks = T. Rabatz

bonus-annoyed-animals-1 = Bonus: fünf Fäuste
bonus-annoyed-animals-2 = Bonus: links trifft rechts
bonus-clumsy-cultists-1 = Bonus: beide Mancer
bonus-clumsy-cultists-2 = Bonus: sechsmal Geröll
bonus-puzzled-pyramid-1 = Bonus: alle acht Wolken
bonus-puzzled-pyramid-2 = Bonus: alle drei Wurmteile
bonus-defiant-dinosaurs-1 = Bonus: drei Gepanzerte
bonus-defiant-dinosaurs-2 = Bonus: sechs Fährten

field-start = Startfeld { $number }
field-normal = Feld { $number }
field-activation = Schlüsselfeld { $number }
field-gem = Edelsteinfeld { $number }
field-gold = Goldfeld { $number }
field-chest = Truhe { $number }
field-fist = Faust { $number }
field-doubles = Paschfeld
field-rubble = Geröll { $number }
field-cloud = Wolke { $number }
field-portal = { $number ->
    [0] fernes Portal
   *[other] Portal { $number }
}
field-track = Fährte { $number }
thing-hit = { $monster }

remark-last = Nur { $monster } lebt noch: Fällt auch das letzte Monster, ist das Spiel aus
prompt-start = Die Würfel losen aus, wer anfängt.
prompt-roll = { $seat } würfelt.
prompt-pairs-active = Dein Wurf. Bilde zwei Paare; der schwarze Würfel ist für dich frei.
prompt-pairs = { $dice ->
    [0] Bilde zwei Paare aus weißen Würfeln.
    [one] Bilde zwei Paare. Der schwarze Würfel kostet dein letztes Symbol.
   *[other] Bilde zwei Paare. Der schwarze Würfel kostet eines deiner { $dice } Symbole.
}
prompt-two = Nutze { $first } und { $second }, in beliebiger Reihenfolge.
prompt-one = Nutze die { $sum }.
prompt-one-free = Nutze die { $sum } oder lass sie verfallen: Du hast getroffen.
prompt-done = { $left ->
    [0] Nutze eine Fackel oder sei fertig.
    [one] Die letzte Summe passt nirgends. Nutze eine Fackel oder sei fertig.
   *[other] Keine Summe passt. Nutze eine Fackel oder sei fertig.
}
prompt-chest = Eine Truhe! Nimm dir eine Belohnung.
prompt-strike = Mit diesem Treffer besiegen: { $monster }?
prompt-cloud = In welche Wolke kommt die { $number }?
prompt-wait-one = { $seat } überlegt noch.
prompt-wait-others = { $count } andere überlegen noch.
prompt-out = Du bist ausgeschieden. Die anderen kämpfen weiter.
prompt-over = Das Abenteuer ist vorbei.

move-pairs = { $first } und { $second } bilden
move-pairs-black = { $first } und { $second } mit dem schwarzen Würfel bilden
move-cross = { $field } mit der { $sum } ankreuzen
move-hit = Mit der { $sum } treffen: { $monster }
move-both = Mit beiden Summen zweimal treffen: { $monster }
move-torch-cross = Mit einer Fackel ankreuzen: { $field }
move-torch-hit = Mit einer Fackel treffen: { $monster }
move-strike = Treffen und besiegen: { $monster }
move-spare = Vorerst verschonen: { $monster }
move-take-lives = Drei Extraleben und einen Edelstein nehmen
move-take-torches = Zwei Fackeln nehmen
move-take-dice = Drei weitere schwarze Symbole nehmen
move-done = Fertig mit diesem Wurf
move-drop = Die { $sum } verfallen lassen
move-cloud = { $number } in diese Wolke schreiben
title-pairs = { $first } · { $second }
title-pairs-black = { $first } · { $second }
title-cross = { $field } mit der { $sum }
title-hit = { $monster } mit der { $sum }
title-both = Beide: { $monster }
title-torch-cross = Fackel: { $field }
title-torch-hit = Fackel: { $monster }
title-strike = Besiegen
title-spare = Verschonen
title-take-lives = Leben
title-take-torches = Fackeln
title-take-dice = Schwarze Würfel
title-done = Fertig
title-drop = Verfallen lassen
title-cloud = Wolke { $number }
verb-pairs = Paare bilden
verb-cross = Ankreuzen
verb-hit = Treffen
verb-strike = Besiegen
verb-torch = Anzünden
verb-spare = Verschonen
verb-take = Nehmen
verb-done = Fertig
verb-drop = Verfallen lassen
verb-cloud = Schreiben

hint-then = passt, sobald die andere Summe genutzt ist
hint-free = passt nirgends; frei, wenn die andere Summe trifft
hint-lapse = passt nirgends, kostet ein Leben
part-sum = Summe { $sum }
part-double = Pasch { $sum }
button-torch = Fackel
note-sum = Mit { $sum }: { $best }
note-sums = Mit { $sum }: { $best } oder { $next }
note-sum-then = Die { $sum } passt, sobald die andere Summe genutzt ist
note-sum-lapse = Die { $sum } passt nirgends und kostet ein Leben
note-sum-solo = Die { $sum } passt nirgends; frei verfällt eine Summe nur mit einem Treffer
note-black = { $left ->
    [0] Kostet dein letztes schwarzes Symbol
   *[other] Kostet ein schwarzes Symbol, noch { $left } übrig
}
note-no-hit = Trifft kein Monster: kostet ein Leben
note-kill = Besiegt: { $monster }
note-spare = Es bleibt, bis jemand es später besiegt
note-spare-alone = Es bleibt, bis du es später besiegst
note-hearts = { $count ->
    [one] Beißt: kostet ein Leben
   *[other] Beißt: kostet { $count } Leben
}
note-gems = { $count ->
    [one] +1 Edelstein
   *[other] +{ $count } Edelsteine
}
note-gold = +1 Gold
note-chest = Öffnet eine Truhe
note-unlock = Schaltet die { $number } frei: { $monster }
note-reach = Erreicht: { $monster }
note-rubble = Ein Kästchen von zweien
note-fist = Trifft jedes Monster einmal
note-portal = Kreuzt auch das ferne Portal an
note-take-lives = Drei Extraleben, die vor den anderen verbraucht werden, und ein Edelstein
note-take-torches = Zwei Fackeln: Jede kreuzt ein Nachbarfeld an oder trifft ein erreichtes Monster
note-take-dice = Drei weitere schwarze Symbole
note-lives = { $count ->
    [one] Kostet ein Leben
   *[other] Kostet { $count } Leben
}
note-drop = Kostet nach einem Treffer nichts und spart Felder für spätere Würfe auf
note-then-lapse = Die { $sum } passt dann nirgends und kostet ein Leben
note-then-free = Die { $sum } passt dann nirgends; nach einem Treffer kostet das nichts
note-lapse = { $count ->
    [one] Eine Summe verfällt
   *[other] Beide Summen verfallen
}

news-start = { $seat } beginnt.
news-roll = hat fünf Würfel geworfen
news-pairs = hat die Summen { $first } und { $second } genommen
news-pairs-black = hat die Summen { $first } und { $second } genommen, mit dem schwarzen Würfel
news-cross = kreuzte { $field } bei sich an
news-hit = hat getroffen: { $monster }
news-both = hat zweimal getroffen: { $monster }
news-torch = hat mit einer Fackel angekreuzt: { $field }
news-torch-hit = hat mit einer Fackel getroffen: { $monster }
news-drop = hat die { $sum } nicht benutzt
news-spare = hat verschont: { $monster }
news-take-lives = hat aus einer Truhe drei Leben und einen Edelstein genommen
news-take-torches = hat aus einer Truhe zwei Fackeln genommen
news-take-dice = hat aus einer Truhe drei schwarze Symbole genommen
news-clouds = hat die Wolken beschriftet
news-first = { $hearts ->
    [0] hat vor den anderen besiegt: { $monster }, +{ $gems } Edelsteine
    [one] hat vor den anderen besiegt: { $monster }, +{ $gems } Edelsteine, und wurde gebissen: −1 Leben
   *[other] hat vor den anderen besiegt: { $monster }, +{ $gems } Edelsteine, und wurde gebissen: −{ $hearts } Leben
}
news-felled = { $hearts ->
    [0] hat besiegt: { $monster }, +{ $gems } Edelsteine
    [one] hat besiegt: { $monster }, +{ $gems } Edelsteine, und wurde gebissen: −1 Leben
   *[other] hat besiegt: { $monster }, +{ $gems } Edelsteine, und wurde gebissen: −{ $hearts } Leben
}
news-later = { $gems ->
    [0] hat auch besiegt: { $monster }
    [one] hat auch besiegt: { $monster }, +1 Edelstein
   *[other] hat auch besiegt: { $monster }, +{ $gems } Edelsteine
}
news-help = Alle anderen landen einen Treffer: { $monster }.
news-bonus = { $gems ->
    [one] { $bonus }, +1 Edelstein
   *[other] { $bonus }, zuerst, +{ $gems } Edelsteine
}
news-bonus-alone = { $bonus }, +{ $gems } Edelsteine
news-lives-miss = { $count ->
    [one] hat kein Monster getroffen und ein Leben verloren
   *[other] hat kein Monster getroffen und { $count } Leben verloren
}
news-lives-lapse = { $count ->
    [one] konnte eine Summe nicht nutzen und hat ein Leben verloren
   *[other] konnte die Summen nicht nutzen und hat { $count } Leben verloren
}
news-lives = { $count ->
    [one] hat ein Leben verloren
   *[other] hat { $count } Leben verloren
}
news-out = ist beim Totenkopf angekommen und scheidet aus
news-end-won = Das letzte Monster ist gefallen. Das Abenteuer ist vorbei.
news-end-out = Der Dungeon gewinnt: Alle sind ausgeschieden.
news-end-skull = Der Totenkopf beendet das Abenteuer.

why-over = Das Abenteuer ist vorbei.
why-out = Du bist aus diesem Abenteuer ausgeschieden.
why-wait = Gerade bist du nicht gefragt.
why-answer-first = Entscheide zuerst, ob du das Monster besiegst.
why-chest-first = Nimm zuerst eine Belohnung aus der Truhe.
why-reward-taken = Diese Belohnung hast du schon.
why-no-question = Gerade fragt niemand, ob du ein Monster besiegst.
why-no-chest = Für eine Belohnung brauchst du eine Truhe.
why-clouds-first = Schreibe zuerst deine Zahlen in die Wolken.
why-clouds-written = Die Wolken werden einmal beschriftet, vor dem ersten Wurf.
why-no-cloud = Jetzt kommen Zahlen in die Wolken.
why-cloud-full = Diese Wolke hat schon ihre Zahl.
why-cloud-order = Erst kommt die { $wanted }, nicht die { $number }.
why-pair-first = Bilde zuerst deine zwei Paare.
why-paired = Deine Paare stehen schon fest.
why-no-symbol = Du hast kein schwarzes Symbol mehr, und es ist nicht dein Wurf.
why-no-dice = Die Würfel zeigen diese Paare nicht.
why-no-sum = { $double ->
    [yes] Du hast keine { $sum } aus zwei gleichen Würfeln übrig.
   *[no] Du hast keine solche { $sum } übrig.
}
why-no-field = In diesem Dungeon gibt es kein Feld { $field }.
why-crossed = Dieses Feld ist schon angekreuzt.
why-far = Zu weit weg: Es liegt neben keinem angekreuzten Feld.
why-number = Hier braucht es eine { $number }.
why-cloud-number = Hier braucht es die { $number }, die du hineingeschrieben hast.
why-doubles = Hier braucht es zwei gleiche Würfel.
why-fist = Hier braucht es zwei gleiche Würfel, jeder eine { $face }: zusammen { $number }.
why-far-portal = Es hat keine Zahl: Komm durch das andere Portal oder bring eine Fackel mit.
why-no-monster = So ein Monster wohnt nicht in diesem Dungeon.
why-killed = Schon besiegt: { $monster }.
why-not-reached = Noch nicht erreicht: { $monster }.
why-armoured = Panzer: Nur beide Summen eines Wurfs zusammen treffen.
why-both = Panzer: Beide Summen eines Wurfs müssen passen.
why-not-armoured = Nur Gepanzerte nehmen beide Summen auf einmal.
why-locked = Die { $number } ist noch gesperrt: { $monster }.
why-monster-number = Eine { $number } trifft hier nicht: { $monster }.
why-no-hit = Keine deiner Summen trifft: { $monster }.
why-no-torch = Du hast keine Fackel.
why-torch-start = Eine Fackel kreuzt ein Startfeld nur neben einem angekreuzten Feld an.
why-torch-armour = Eine Fackel kann Panzern nichts anhaben.
why-torch-aim = Tippe das Feld oder Monster an, für das die Fackel gedacht ist.
why-must-use = Eine Summe, die passt, muss genutzt werden.
why-die = Dieser Würfel passt zu keinen Paaren, die du bilden kannst.
why-symbol = Das Symbol wird von selbst gestrichen, wenn deine Paare den schwarzen Würfel brauchen.
why-life = Leben werden von selbst gestrichen.
why-nothing = Hier gibt es gerade nichts zu tun.

# -- das Blatt in Worten

region-row = Karte, Reihe { $row } von oben
region-felled = { $monster }: besiegt
region-reached = { $monster }: erreicht, { $hits } von { $of } Treffern
region-far = { $monster }: nicht erreicht, { $hits } von { $of } Treffern
region-tools = Truhe, Fackeln, schwarzer Würfel
region-gems = Edelsteine: { $count } von { $of }
region-gold = Gold: { $count } von { $of }
spot-box = { $field }, Kästchen { $box }
spot-hit = { $monster }, Treffer { $place }
spot-locked = { $monster }, gesperrte { $number }
spot-first = { $monster }, Edelsteine für die Ersten
spot-later = { $monster }, Edelsteine für Spätere
spot-heart = { $monster }, Herz { $place }
spot-bonus-first = { $bonus }, zuerst
spot-bonus-later = { $bonus }, später
spot-torch = Fackel { $place }
spot-black = Schwarzes Würfelsymbol { $place }
region-legend = Was die Zeichen bedeuten
spot-legend = { $sign ->
    [start] Startfeld
    [activation] Feld mit Schlüssel
    [track] Fährte
    [fist] Faust
    [rubble] Geröll
    [cloud] Wolke
    [portal] Portal
    [doubles] Paschfeld
    [gem] Feld mit Edelstein
    [gold] Feld mit Gold
    [chest] Feld mit Truhe
    [black] Zahl eines Monsters, die immer trifft
    [white] Gesperrte Zahl eines Monsters
    [open] Aufgeschlossene Zahl eines Monsters
    [armour] Panzer
    [worm] +3 auf Sandy, dem Wurm
   *[heart] Biss eines Monsters
}
spot-extra-life = Extraleben { $place }
spot-life = Leben { $place }
spot-gem = Edelstein { $place }
spot-gold = Gold { $place }
printed-points = { $points } Punkte
printed-unlocks = Schlüssel zu: { $monster }
printed-always = { $number } trifft immer
printed-armour = gepanzert
door-north = nach Norden: { $thing }
door-east = nach Osten: { $thing }
door-south = nach Süden: { $thing }
door-west = nach Westen: { $thing }
worth-points = { $points } Punkte wert.
worth-monster = { $hits } Treffer besiegen es. Wer zuerst: { $first } Edelsteine.
worth-later = Später: { $gems }.
worth-felled = Besiegt.
worth-reached = Erreicht.
worth-far = Noch nicht erreicht.

rules-goal = Worum es geht
rules-goal-text =
    Es geht hinab, Tür um Tür. Mit jedem Wurf kreuzt du zwei Felder an oder triffst Monster, und jedes Kreuz öffnet neue Wege. Monster bringen Edelsteine, am meisten, wenn du sie zuerst besiegst. Die meisten Punkte am Ende gewinnen.
rules-roll = Ein Wurf
rules-roll-text =
    Ein Platz wirft vier weiße Würfel und einen schwarzen Würfel; alle nutzen dieselben Würfel zur gleichen Zeit. Bilde zwei Paare, jeder Würfel höchstens einmal, und zähle jedes Paar zusammen. Ein Würfel bleibt übrig. Niemand sieht, was die anderen tun, bis alle fertig sind.
rules-black = Der schwarze Würfel
rules-black-text =
    Wer gewürfelt hat, darf den schwarzen Würfel frei nutzen. Alle anderen streichen dafür ein schwarzes Symbol; drei hast du zu Beginn.
rules-cross = Felder ankreuzen
rules-cross-text =
    Eine Summe kreuzt ein Feld mit ihrer Zahl an: irgendein Startfeld oder ein Feld mit einer Tür zu einem, das du angekreuzt hast. Die Reihenfolge der Summen ist frei; die zweite darf auf der ersten aufbauen. Jedes Feld wird einmal angekreuzt.
rules-lapse = Wenn nichts passt
rules-lapse-text =
    Eine Summe, die irgendwo passt, muss genutzt werden. Eine, die nirgends passt, kostet ein Leben, von oben nach unten. Das erste ist frei; danach kosten sie Punkte, und beim Totenkopf scheidest du aus.
rules-symbols = Symbole
rules-symbols-text =
    Edelsteine und Münzen werden sofort markiert. Zwei Würfel mit Fragezeichen brauchen irgendeinen Pasch. Geröll hat zwei Kästchen und ist frei, wenn beide angekreuzt sind; zwei gleiche Summen schaffen das in einem Wurf.
rules-monster = Monster
rules-monster-text =
    Sobald ein angekreuztes Feld eine Tür zum Raum eines Monsters hat, landet eine Summe mit einer seiner Zahlen einen Treffer. Zahlen auf dunklem Grund gelten immer. Die auf hellem Grund sind gesperrt, bis du das Schlüsselfeld mit dieser Zahl neben dem Raum ankreuzt.
rules-kill = Ein Monster besiegen
rules-kill-text =
    Das letzte Kästchen besiegt es, und du darfst durch seinen Raum gehen. Alle, die es als Erste besiegen, im selben Wurf, bekommen die größere Zahl Edelsteine und verlieren je Herz ein Leben. Alle anderen landen einen Treffer umsonst, wo sie auch sind, und bekommen einen Edelstein, wenn sie es besiegen, jetzt oder später.
rules-boss = Der Boss
rules-boss-text =
    Der Boss belohnt nur die, die ihn als Erste besiegen, und er beißt zweimal. Am Ende bekommen alle anderen für je drei Treffer bei ihm einen Edelstein.
rules-chest = Truhen
rules-chest-text =
    Eine Truhe gibt eine von drei Belohnungen, jede einmal: drei Extraleben, die vor der Leiste verbraucht werden, und einen Edelstein; zwei Fackeln; oder drei weitere schwarze Symbole. Eine Fackel hilft in jedem Moment eines Wurfs, zusätzlich zu deinen Summen: Sie kreuzt ein beliebiges Feld neben einem angekreuzten an oder trifft ein erreichtes Monster.
rules-bonus = Boni
rules-bonus-text =
    Jedes Abenteuer hat zwei Boni. Wer einen zuerst schafft, bekommt drei Edelsteine, auch mehrere im selben Wurf; alle späteren bekommen einen.
rules-end = Das Ende
rules-end-text =
    Ist nach einem Wurf kein Monster mehr unbesiegt, ist das Spiel aus; ebenso, wenn alle ausgeschieden sind.
rules-score = Zählen
rules-score-text =
    Drei Punkte je Edelstein, zwei je Münze, abzüglich dessen, was im obersten offenen Kästchen deiner Lebensleiste steht. Bei Gleichstand gewinnt, wer mehr Leben verloren hat. Wer ausgeschieden ist, kann nicht gewinnen.
rules-solo = Allein
rules-solo-text =
    Allein zahlst du immer für den schwarzen Würfel und bekommst immer die größere Zahl Edelsteine. Ein Wurf ohne Treffer bei einem Monster kostet ein Leben. Mit einem Treffer darfst du die andere Summe umsonst verfallen lassen, auch wenn sie passt: So bleiben Felder für spätere Würfe. Leben kosten keine Punkte, aber der Totenkopf beendet das Abenteuer nach diesem Wurf. Deine Punkte bringen dir einen Titel, vom Zaungast bis zur Legende des Dungeons.
rules-annoyed-animals = Genervte Tiere
rules-annoyed-animals-text =
    Eine Faust braucht zwei gleiche Würfel, die ihre Zahl ergeben; dann bekommt jedes Monster einen Treffer, erreicht oder nicht. Würde das eines besiegen, das noch niemand besiegt hat, wirst du gefragt. Boni: fünf Fäuste; eine Kette aus angekreuzten Feldern und freien Räumen vom linken zum rechten Start.
rules-clumsy-cultists = Tapsige Kultisten
rules-clumsy-cultists-text =
    Geröll versperrt viele Wege: Kreuze beide Kästchen an. Die beiden Mancer beißen. Boni: beide Mancer besiegt; sechs Geröllfelder geräumt.
rules-puzzled-pyramid = Rätselhafte Pyramide
rules-puzzled-pyramid-text =
    Vor dem ersten Wurf schreibst du 3, 4, 5, 6, 8, 9, 10 und 11 in deine Wolken. Wer das Portal 11 ankreuzt, kreuzt auch das ferne Portal an, nicht umgekehrt. Jedes besiegte Wurmteil gibt drei Treffer bei Sandy. Boni: alle acht Wolken; alle drei Wurmteile.
rules-defiant-dinosaurs = Trotzige Dinosaurier
rules-defiant-dinosaurs-text =
    Eine Fährte schaltet ihre Zahl bei ihrem Monster frei, wo du auch bist. Gepanzerte Dinosaurier nehmen beide Summen eines Wurfs oder keine, zwei Treffer auf einmal; Fackeln und Hilfe schaden ihnen nicht. Boni: drei Gepanzerte besiegt; sechs Fährten.
