# Escape, Deutsch

name = Escape
subtitle = Roll & Write
tagline = Vier Wege hinein, einer hinaus. Zusammen.
wins = Ihr flieht alle aus einem Tempel: Ihr gewinnt zusammen oder gar nicht.
effort = etwa 35 Minuten, mittel
option-difficulty = Schwierigkeit
option-difficulty-easy = Leicht
option-difficulty-normal = Normal
option-difficulty-hard = Schwierig
option-difficulty-about = So viele Edelsteine braucht ihr: { $two } zu zweit, { $three } zu dritt, { $four } zu viert. In einer Variante können es ein paar mehr oder weniger sein.
option-variant = Variante
option-variant-standard = Standardspiel
option-variant-locked = Verschlossene Durchgänge
option-variant-dice = Würfelkammern
option-variant-joker = Jokerkammern

symbol-adventurer = Abenteurer
symbol-key = Schlüssel
symbol-torch = Fackel
symbol-golden = goldene Maske
symbol-black = schwarze Maske
pair = { $first } und { $second }

track-run = Rennen
track-heal = Heilen
track-reroll = Neuwurf
track-key = Schlüssel
track-torch = Fackel
track-golden = Goldene Maske

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

colour-red = Rote Sonne
colour-blue = Blauer Mond
colour-green = Grüne Schlange
colour-violet = Violettes Auge

leaf-temple = der Tempel
leaf-maps = die Karten
line-chambers = Kammern
line-secrets = Geheimnisse
line-maps = Karten
line-tracks = Leisten

die-escape = { $face ->
    [adventurer] Abenteurer
    [key] Schlüssel
    [torch] Fackel
    [golden] Goldene Maske
    [black] Schwarze Maske
    [blank] Noch nicht geworfen
   *[other] { $face }
}
die-extra = { $face ->
    [adventurer] Zusatzwürfel: Abenteurer
    [key] Zusatzwürfel: Schlüssel
    [torch] Zusatzwürfel: Fackel
    [golden] Zusatzwürfel: goldene Maske
    [black] Zusatzwürfel: schwarze Maske
    [blank] Zusatzwürfel, noch nicht geworfen
   *[other] { $face }
}
die-start = Platz { $face }

place-tray = Gewürfelt
place-kept = Behalten
place-pool = Vorrat
place-extra = Extra
place-supply = Übrig
place-curse = Fluch
way-kept = Behalten
way-pool = Vorrat
bundle-keep = Beide behalten
bundle-pool = Beide in Vorrat

badge-nowhere = Seite offen
badge-in = in { $chamber }
badge-exit = am Ziel
badge-outside = { $side }

tally-rounds = Runde { $value } von { $of }
tally-gems = { $value } von { $of } Edelsteinen
tally-run = Rennen: { $value }
tally-heal = Heilen: { $value }
tally-reroll = Neuwurf: { $value }
tally-key = Schlüssel: { $value }
tally-torch = Fackel: { $value }
tally-golden = Goldene Maske: { $value }
tally-curse-1 = Verfluchtes Feld 1: { $value }
tally-curse-2 = Verfluchtes Feld 2: { $value }
tally-curse-3 = Verfluchtes Feld 3: { $value }
remark-last = Letzte Runde: alle zum Ausgang, sonst verliert ihr
remark-secret = { $seat } wartet: { $chamber } öffnet es ({ $colour })
shared-sheet = Team

title-won = Entkommen
title-lost = Im Tempel geblieben

prompt-start = Die Würfel losen aus, wer anfängt.
prompt-roll = { $seat } würfelt.
prompt-side = Von welcher Seite gehst du in den Tempel?
prompt-before = Du bist dran. Heile, renne oder würfle.
prompt-before-heal = Du bist dran. Heile oder würfle.
prompt-before-run = Du bist dran. Renne oder würfle.
prompt-place = Behalten oder in den Vorrat?
prompt-between = Rennen oder weiterwürfeln?
prompt-explore = Erkunde: Tippe auf eine Kammer.
prompt-track = Die Kammer gibt eine Markierung. Auf welcher Leiste?
prompt-joker = Ein Joker! Nutze einen der zwei Zusatzwürfel.
prompt-reward = Eine Geheimkammer! Zwei Edelsteine oder ein Würfel mehr?
prompt-close = { $first }, { $second }: Verschließe einen Durchgang einer solchen Kammer.
prompt-take = Der Vorrat: Bis zu zwei Würfel kreuzen ihre Symbole auf deinen Karten an. Nimm einen.
prompt-take-more = Nimm einen zweiten und letzten Würfel oder höre auf.
prompt-give-up = Bonusteil voll: Nimm jetzt seine Markierung, ohne Edelstein, oder höre auf.
prompt-wait-side = { $seat } wählt eine Seite.
prompt-wait-close = { $seat } verschließt einen Durchgang.
prompt-wait-take = { $seat } nimmt aus dem Vorrat.
prompt-wait-turn = { $seat } erkundet.
prompt-won = Ihr seid draußen, mit den Edelsteinen!
prompt-lost = Der Tempel lässt euch nicht gehen.

move-side = Eintreten von { $side }
title-side = Von { $side }
verb-side = Von hier hinein
move-roll = { $count ->
    [one] Den letzten Würfel werfen
   *[other] Zwei Würfel werfen
}
title-roll = Würfeln
verb-roll = Würfeln
move-explore = Alle Würfel sind geworfen: erkunden
title-explore = Erkunden
verb-explore = Erkunden
move-reroll = Einen Neuwurf ausgeben: dieses Paar noch einmal werfen
title-reroll = Neuwurf (noch { $left })
verb-reroll = Neu werfen
move-done = Genug erkundet
title-done = Fertig
verb-done = Beenden
move-done-taking = Genug aus dem Vorrat
title-done-taking = Fertig
verb-done-taking = Beenden
move-heal = Ein Heilen ausgeben: { $count ->
    [one] ein Würfel vom verfluchten Feld { $place } ist frei
   *[other] { $count } Würfel vom verfluchten Feld { $place } sind frei
}
title-heal = { $count ->
    [one] Einen Würfel befreien
   *[other] { $count } Würfel befreien
}, { $turns ->
    [one] einen Zug früher
   *[other] { $turns } Züge früher
}
verb-heal = Heilen
move-keep = Behalten: { $symbol }
title-keep = Behalten: { $symbol }
verb-keep = Behalten
move-pool = In den Vorrat legen: { $symbol }
title-pool = Vorrat: { $symbol }
verb-pool = In den Vorrat
move-run = Ein Rennen ausgeben: umsonst nach { $chamber }
title-run = Rennen nach { $chamber }
verb-run = Rennen
move-go = Nach { $chamber } für { $price }
title-go = Nach { $chamber }
verb-go = Gehen
move-choose = Auf der Leiste markieren: { $track }
title-choose = { $track }
verb-choose = Markieren
move-joker = Den Zusatzwürfel nutzen: { $symbol }
title-joker = Joker: { $symbol }
verb-joker = Nutzen
move-take-gems = Zwei Edelsteine nehmen
title-take-gems = Zwei Edelsteine
verb-take-gems = Nehmen
move-take-die = Einen Zusatzwürfel nehmen, ab dem nächsten Zug
title-take-die = Ein Würfel mehr
verb-take-die = Nehmen
move-close = Den Durchgang { $passage } verschließen
title-close = Durchgang { $passage }
verb-close = Verschließen
move-cross-bonus = { $symbol } nehmen, für den Bonusteil von Karte { $number }
title-cross-bonus = Karte { $number }, Bonus: { $symbol }
verb-cross-bonus = Ankreuzen
move-cross-gem = { $symbol } nehmen, für den Edelsteinteil von Karte { $number }
title-cross-gem = Karte { $number }, Edelstein: { $symbol }
verb-cross-gem = Ankreuzen
move-lose = { $symbol } nehmen, obwohl keine Karte das braucht
title-lose = { $symbol }, für nichts
verb-lose = Nehmen
move-give-up = Den Edelstein von Karte { $number } aufgeben, dafür markieren: { $track }
title-give-up = Karte { $number }: jetzt { $track }
verb-give-up = Edelstein aufgeben

note-bonus = Kostet einen Bonus: { $symbol }
note-gem = Ein Edelstein
note-choice = Eine Markierung auf einer Leiste deiner Wahl
note-joker = Ein Joker
note-mark = Markiert { $track }
note-full = { $track } ist voll: nichts mehr zu holen
note-secret = Öffnet das Geheimnis ({ $colour }) mit { $seat }
note-half = Ein halbes Geheimnis ({ $colour }): Es öffnet sich, wenn jemand von euch in { $chamber } steht
note-exit = Der Ausgang
note-nothing = Nichts geschieht
note-black = Alle verfluchten Würfel rücken ein Feld weiter
note-map = Die Karte ist fertig: ein Edelstein und eine Markierung für { $track }
note-bonus-full = Der Bonusteil ist voll: Du darfst { $track } jetzt nehmen, ohne den Edelstein

news-start = { $seat } fängt an.
news-side = wartet draußen im { $side }
news-roll = hat { $first } und { $second } geworfen
news-roll-one = hat { $first } geworfen
news-extras = hat die Zusatzwürfel geworfen: { $first } und { $second }
news-extras-curse = { $count ->
    [one] ein Würfel ist verflucht
   *[other] { $count } Würfel sind verflucht
}
news-roll-on = würfelt weiter
news-explore = erkundet
news-reroll = hat einen Neuwurf ausgegeben
news-done = hat genug erkundet
news-done-taking = lässt den Rest im Vorrat
news-nothing-fits = findet keinen Weg: der Zug endet
news-no-dice = hatte keine Würfel
news-heal = { $count ->
    [one] hat ein Heilen ausgegeben: Ein Würfel ist frei
   *[other] hat ein Heilen ausgegeben: { $count } Würfel sind frei
}
news-keep = hat behalten: { $symbol }
news-pool = hat in den Vorrat gelegt: { $symbol }
news-run = hat ein Rennen ausgegeben: nach { $chamber }
news-go = ist nach { $chamber } gegangen
news-bonus = hat einen Bonus des Teams ausgegeben: { $symbol }
news-choose = hat gewählt: { $track }
news-joker = hat den Joker genutzt: { $symbol }
news-take-gems = hat für das Geheimnis zwei Edelsteine genommen
news-take-die = hat für das Geheimnis einen Würfel genommen
news-close = hat den Durchgang { $passage } verschlossen
news-cross = hat auf der eigenen Karte { $number } angekreuzt: { $symbol }
news-lose = hat umsonst genommen: { $symbol }
news-give-up = hat den Edelstein von Karte { $number } aufgegeben
news-mark = hat { $track } markiert, Feld { $place }
news-secret = hat das Geheimnis geöffnet: { $colour }
news-gems = { $count ->
    [one] hat einen Edelstein gefunden: { $gems } von { $needed }
   *[other] hat { $count } Edelsteine gefunden: { $gems } von { $needed }
}
news-round = Runde { $round } von { $rounds }.
news-won = Alle sind draußen, mit { $gems } Edelsteinen. Ihr habt gewonnen!
news-lost = Die letzte Runde ist vorbei: { $gems } von { $needed } Edelsteinen. Der Tempel hat gewonnen.

notice-nothing-fits = Nichts passt: Dein Zug endet.
notice-nothing-fits-why = Keine offene Tür neben dir verlangt zwei deiner behaltenen Würfel.
notice-nothing-kept = Du hast keine Würfel zum Zahlen behalten.
notice-dice-back = { $count ->
    [one] geht ungenutzt zurück
   *[other] gehen ungenutzt zurück
}
notice-no-dice = Keine Würfel: Dein Zug ist vorbei.
notice-no-dice-why = Alle Würfel sind verflucht. Sie rücken in jedem Zug ein Feld weiter.
notice-go-on = Weiter

why-over = Das Spiel ist vorbei.
why-wait = Du bist gerade nicht dran.
why-nothing = Hier gibt es jetzt nichts zu tun.
why-side-first = Wähle zuerst die Seite, von der du kommst.
why-side-taken = Von dieser Seite kommt schon { $seat }.
why-side-now = Seiten werden nur vor dem ersten Zug gewählt.
why-answer-first = Sage zuerst, was du aus dieser Kammer nimmst.
why-no-question = Danach fragt gerade keine Kammer.
why-track-full = { $track } ist voll.
why-not-shown = Kein Zusatzwürfel zeigt das: { $symbol }.
why-close-first = Verschließe zuerst einen Durchgang.
why-close-now = Durchgänge werden vor dem ersten Wurf eines Zuges verschlossen.
why-never-close = Ein Durchgang zwischen zwei Kammern. Mit ihm geschieht in diesem Spiel nichts.
why-no-passage = Den Durchgang { $passage } gibt es nicht.
why-closed = { $passage } ist schon verschlossen.
why-wrong-pair = { $passage } gehört zu keiner Kammer mit { $first } und { $second } in dieser Reihenfolge.
why-place-first = Behalte zuerst die geworfenen Würfel oder lege sie in den Vorrat.
why-roll-first = Wirf zuerst die übrigen Würfel.
why-all-rolled = Alle Würfel sind geworfen.
why-dice-left = Es sind noch Würfel zu werfen.
why-no-dice-left = Es ist kein Würfel mehr zu werfen.
why-reroll-now = Ein Neuwurf braucht Würfel, die gerade geworfen wurden.
why-reroll-late = Zu spät: Ein Würfel dieses Wurfs ist schon verteilt.
why-no-reroll = Das Team hat keinen Neuwurf.
why-heal-late = Geheilt wird vor dem ersten Wurf eines Zuges.
why-no-heal = Das Team hat kein Heilen.
why-not-cursed = Auf dem verfluchten Feld { $place } liegt kein Würfel.
why-nothing-rolled = Kein Würfel wartet darauf, verteilt zu werden.
why-not-rolled = Das hast du nicht geworfen: { $symbol }.
why-no-run = Das Team hat kein Rennen.
why-here = Du bist schon in { $chamber }.
why-no-entrance = { $chamber } hat keinen Eingang von deiner Seite.
why-way-closed = Der Durchgang nach { $chamber } ist verschlossen.
why-wall = Vor { $chamber } ist eine Mauer.
why-far = { $chamber } ist zu weit: Geh Kammer für Kammer.
why-cannot-pay = { $chamber } kostet { $first } und { $second }; das können deine Würfel und Boni nicht zahlen.
why-other-price = Behaltene Würfel zahlen zuerst: Spiele „{ $move }“.
why-pool-later = Der Vorrat wird nach dem Erkunden verteilt.
why-pool-now = Nimm zuerst aus dem Vorrat.
why-take-first = Nimm zuerst einen Würfel aus dem Vorrat.
why-two-dice = Du hast schon zwei Würfel genommen: Mehr darfst du nicht.
why-not-in-pool = Das liegt nicht im Vorrat: { $symbol }.
why-has-use = Eine deiner Karten braucht das: { $symbol }. Kreuze es dort an.
why-no-tile = Dieser Teil von Karte { $number } braucht das nicht: { $symbol }.
why-map-done = Karte { $number } ist fertig.
why-not-full = Der Bonusteil von Karte { $number } ist noch nicht voll.
why-no-mark = Nichts auszugeben auf der Leiste { $track }.
why-mark-run = Tippe auf die Kammer, in die du rennst.
why-mark-pays = Das zahlt beim Betreten einer Kammer: Tippe auf die Kammer.
why-die-tray = Behalte diesen Würfel oder lege ihn in den Vorrat.
why-die-kept = Behaltene Würfel zahlen für Kammern: Tippe auf die Kammer.
why-die-pool = Der Vorrat ist für die anderen, nach dem Erkunden.
why-extra = Dieser Würfel liegt für alle da.
why-die = Dieser Würfel hat seine Arbeit getan.

# -- die Blätter in Worten

region-row = Tempel, Reihe { $row }
region-outside = Vor dem Tempel
region-passages = Durchgänge
region-goals = Nötige Edelsteine
region-extra = Zusatzwürfel
spot-chamber = Kammer { $chamber }
spot-gain = Kammer { $chamber }, was sie gibt
spot-passage = Durchgang { $one } nach { $other }
spot-side = Draußen im { $side }
spot-entrance = Eingang im { $side }, nach { $chamber }
spot-map = Karte { $number }
spot-part-bonus = Karte { $number }, Bonusteil
spot-part-gem = Karte { $number }, Edelsteinteil
spot-tile-bonus = Karte { $number }, Bonussymbol { $place }
spot-tile-gem = Karte { $number }, Edelsteinsymbol { $place }
spot-round = Runde { $place }
spot-gem = Edelstein { $place }
spot-goal = { $level }, { $seats } Spieler
spot-track = { $track }, Feld { $place }
spot-cursed = Verfluchtes Feld { $place }
spot-secret = Geheimnis: { $colour }
spot-extra = Zusatzwürfel { $place }
printed-half = Hälfte von: { $colour }
printed-gems = { $count } Edelsteine
gain-track = markiert { $track }
gain-gem = ein Edelstein
gain-choice = eine Markierung deiner Wahl
gain-joker = ein Joker
way-north = Weg nach Norden
way-east = Weg nach Osten
way-south = Weg nach Süden
way-west = Weg nach Westen
mark-crossed = angekreuzt
mark-lock = verschlossen
mark-won = gewonnen
mark-given-up = aufgegeben
mark-person = hier steht { $seat }
mark-call = { $seat } wartet in der anderen Hälfte
mark-goal = das ist das Ziel
mark-used = verbraucht
mark-ours = markiert
mark-gem-taken = Edelstein genommen
mark-curse = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
mark-found = gefunden
worth-secret = Zwei Edelsteine, einmal.
worth-map = Beide Teile voll: ein Edelstein und eine Markierung auf { $track }.
worth-run = { -spend-run }
worth-heal = { -spend-heal }
worth-reroll = { -spend-reroll }
worth-bonus = { -spend-die }
worth-gain = Beim ersten Betreten: { $gain }.
worth-done = Angekreuzt: Mehr gibt es hier nicht.
worth-asleep = In dieser Variante schlafen Joker: Hier gibt es nichts.

-spend-run = Rennen: umsonst in eine benachbarte Kammer, jederzeit in deinem Zug.
-spend-heal = Heilen: Vor dem Würfeln sind alle Würfel eines verfluchten Feldes frei.
-spend-reroll = Neuwurf: das Paar noch einmal werfen, bevor es verteilt ist.
-spend-die = Schlüssel, Fackel und goldene Maske sind beim Erkunden so ein Würfel.
rules-goal = Worum es geht
rules-goal-text =
    Ein Tempel, acht Würfel, und ihr alle gegen die Zeit. Sammelt zusammen genug Edelsteine und steht dann alle gleichzeitig im Ausgang, bevor die letzte Runde endet. Ihr gewinnt zusammen oder verliert zusammen.
rules-temple = Der Tempel
rules-temple-text =
    Alle erkunden denselben Tempel auf einem eigenen Blatt. Eine Kammer zeigt zwei Symbole, ihren Preis, und meistens etwas zu holen. Der Ausgang liegt in der Mitte.
rules-sides = Der Anfang
rules-sides-text =
    Wählt nacheinander eine Seite des Tempels, jeder eine andere. Hinein kommst du durch einen Eingang auf deiner Seite.
rules-turn = Würfeln
rules-turn-text =
    In deinem Zug wirfst du die Würfel paarweise, bis alle geworfen sind. Nach jedem Wurf entscheidest du für jeden Würfel: behalten für deinen Weg durch den Tempel oder in den Vorrat für die anderen.
rules-curse = Schwarze Masken
rules-curse-text =
    Eine schwarze Maske verflucht ihren Würfel: Er kommt auf das erste verfluchte Feld. Am Anfang jedes Zuges rücken verfluchte Würfel ein Feld weiter; nach dem dritten sind sie frei. { -spend-heal }
rules-explore = Erkunden
rules-explore-text =
    Sind alle Würfel geworfen, zahlst du mit behaltenen: Zwei, die die Symbole einer Kammer zeigen, bringen dich hinein, wenn ein offener Durchgang sie mit deiner verbindet. Geh weiter, so lange du zahlen kannst. Beim ersten Betreten bekommst du, was die Kammer zeigt; dann kreuze es durch.
rules-actions = Was Kammern geben
rules-actions-text =
    Ein Edelstein zählt fürs Team. Eine Münze markiert das nächste Feld ihrer Leiste: Neuwurf, Heilen, Schlüssel, Fackel oder goldene Maske. Beim Vierblatt wählst du zwischen Neuwurf, Schlüssel, Fackel und goldener Maske.
rules-bonus = Boni
rules-bonus-text =
    Markierungen gehören dem Team; wer dran ist, gibt sie aus. Ein Feld jeder Leiste bringt dem Team einen Edelstein. { -spend-run } { -spend-reroll } { -spend-die }
rules-secrets = Geheimkammern
rules-secrets-text =
    Vier Farben mit je zwei Hälften. Stehen zwei von euch in beiden Hälften einer Farbe, bekommt das Team sofort zwei Edelsteine. Jede Farbe nur einmal.
rules-pool = Der Vorrat
rules-pool-text =
    Nach dem Erkunden nehmen die anderen reihum aus dem Vorrat: jeder einen Würfel oder zwei, bis er leer ist.
rules-maps = Schatzkarten
rules-maps-text =
    Für jeden genommenen Würfel kreuzt du sein Symbol auf einer deiner Karten an. Beide Teile voll: ein Edelstein und eine Markierung auf der Leiste der Karte. Nur der Bonusteil voll: Du darfst den Edelstein aufgeben und die Markierung sofort nehmen.
rules-end = Das Ende
rules-end-text =
    Ihr habt gewonnen, sobald alle im Ausgang stehen und das Team seine Edelsteine hat. Endet vorher die letzte Runde, hat der Tempel gewonnen.
rules-locked = Variante: verschlossene Durchgänge
rules-locked-text =
    Vor dem Würfeln wirft, wer dran ist, die zwei Zusatzwürfel. Er und dann sein linker Nachbar verschließen auf dem eigenen Blatt je einen Durchgang einer Kammer mit diesen zwei Symbolen in dieser Reihenfolge. Bei einer schwarzen Maske wird nichts verschlossen; dafür verflucht jede schwarze Maske einen Würfel.
rules-dice = Variante: Würfelkammern
rules-dice-text =
    Für eine Geheimkammer darf das Team statt zweier Edelsteine einen der zwei Zusatzwürfel nehmen. Ab dem nächsten Zug wird er mitgeworfen.
rules-joker = Variante: Jokerkammern
rules-joker-text =
    Am Anfang jeder Runde werden die zwei Zusatzwürfel geworfen und bleiben liegen. Betritt eine Kammer mit Joker und wähle einen davon: Schlüssel, Fackel und goldene Maske markieren ihre Leiste, ein Abenteurer bewirkt nichts, eine schwarze Maske rückt alle verfluchten Würfel ein Feld weiter.

# -- durch den Tempel gerufen

say-want-adventurer = Bitte einen Abenteurer für mich
say-want-key = Bitte einen Schlüssel für mich
say-want-torch = Bitte eine Fackel für mich
say-want-golden = Bitte eine goldene Maske für mich
say-reach = Nächsten Zug erreiche ich: { $colour }
say-exit = Auf zum Ausgang!
