# Lost Cities, English

name = Lost Cities
subtitle = Roll & Write
tagline = Six stairs, two dice, one nerve.
wins = Climb six stairs with two dice a turn; the most points win.
effort = about 20 minutes, easy
option-order = How the others choose
option-order-simultaneous = All at once
option-order-simultaneous-about = Whoever did not roll chooses from the dice that are left, all at the same time: nobody waits for anybody.
option-order-clockwise = One by one
option-order-clockwise-about = Whoever did not roll chooses in turn, clockwise, and sees what those before have chosen. That takes a little longer.

stairs-red = Flame
stairs-orange = Sun
stairs-yellow = Star
stairs-green = Leaf
stairs-blue = Wave
stairs-purple = Moon

leaf-foot = bridges and first steps
leaf-top = temples and last steps
line-red = Flame
line-orange = Sun
line-yellow = Star
line-green = Leaf
line-blue = Wave
line-purple = Moon
line-artefacts = Artefacts
line-dice = Dice
line-bridges = Bridges

die-colour = { $face ->
    [red] Flame
    [orange] Sun
    [yellow] Star
    [green] Leaf
    [blue] Wave
    [purple] Moon
   *[other] { $face }
}
die-number = { $face }
die-start = Seat { $face }

prompt-start = The dice draw who starts.
prompt-roll = { $seat } rolls.
remark-bridges = { $left ->
    [one] The next bridge passed by anybody ends the game
   *[other] Two more bridges, passed by anybody, end the game
}
prompt-active = Your roll. Pick a colour and a number.
prompt-middle = Pick from the middle: a colour and a number.
prompt-nothing-fits = Nothing fits your sheet: you have to refuse.
prompt-arrow = An arrow! Speed up one of your stairs, or stay.
prompt-wait-active = { $seat } picks first.
prompt-wait-one = { $seat } is choosing.
prompt-wait-others = { $count } others are choosing.
prompt-over = The expedition is over.

move-write = Write { $number } on { $stairs }, step { $step }
move-write-top = Cross the artefact at the top of { $stairs }
move-circle = Tick the doubling circle of { $stairs }
move-speed = Speed up { $stairs }: { $number } again, on step { $step }
move-speed-top = Speed up { $stairs }: cross the artefact at its top
move-refuse = Refuse, and shade dice symbol { $place }
move-refuse-free = Refuse, at no cost any more
move-stay = Stay where you are
title-step = { $stairs }, step { $step }
title-top = { $stairs }, top
title-circle = { $stairs }, circle
title-refuse = Refuse
title-stay = Stay
verb-write = Write it
verb-cross = Cross it
verb-tick = Tick it
verb-refuse = Refuse
verb-stay = Stay

note-artefact = Takes an artefact
note-artefact-first = Takes an artefact: the first ones cost, from the { $count }th on they pay
note-no-artefact = Your artefacts are complete; this one brings nothing more
note-arrow = Then you may speed up one of your stairs
note-circle = A bet: { $stairs } counts double, and pays from step { $step } on
note-start = Below zero now, above it from step { $step } on, up to { $most }
note-ten = A 0 is a 10 here: only 10s fit above it
note-circle-lost = Its circle stays empty then
note-bridge = { $line } bridge: +{ $points } when the turn ends, if nobody was faster
note-refuse-first = The first symbols cost, from the { $count }th on they pay
note-nearly-exhausted = The eighth symbol: with the ninth the dice column falls to 0
note-exhausted = The ninth symbol: the dice column falls to 0, and you play on

news-start = { $seat } starts.
news-roll = rolled six dice
news-write = { $artefact ->
    [yes] wrote { $number } on { $stairs }, step { $step }, and took an artefact
   *[no] wrote { $number } on { $stairs }, step { $step }
}
news-speed = { $artefact ->
    [yes] sped up { $stairs } to step { $step } and took an artefact
   *[no] sped up { $stairs } to step { $step }
}
news-top = { $artefact ->
    [yes] reached the top of { $stairs } and took its artefact
   *[no] reached the top of { $stairs }
}
news-circle = ticked the doubling circle of { $stairs }
news-refuse = refused: dice symbol { $place }
news-refuse-free = refused at no cost
news-exhausted = refused and is exhausted
news-stay = stayed after the arrow
news-bridge = passed the { $line } bridge first, +{ $points }
news-end-bridges = All eight bridges are passed. The game is over.
news-end-exhausted = Everybody is exhausted. The game is over.

why-over = The game is over.
why-wait = It is not your decision right now.
why-arrow-first = First use the arrow: speed up one of your stairs, or stay.
why-no-arrow = You need an arrow to speed up.
why-no-colour = No { $stairs } die lies in the middle.
why-colour-taken = { $seat } took the { $stairs } die.
why-number-taken = { $seat } took the { $number }.
why-no-number = No { $number } lies in the middle.
why-closed = { $stairs } is finished, right up to its artefact.
why-circle = The circle of { $stairs } can only be ticked while the stairs are empty.
why-too-small = { $number } is too small: the last number there is { $last }.
why-next = Stairs are climbed from below: step { $step } of { $stairs } comes next.
why-next-top = All nine steps of { $stairs } are filled; only its top is left.
why-nothing-large = No number in the middle fits: it has to be { $last } or more.
why-die-taken = { $seat } took this die.
why-die = No pair with this die fits your sheet.
why-artefact = Artefacts come by themselves, from boxes with a vase.
why-nothing = Nothing to do here now.

# -- the sheet in words

region-stairs = { $stairs }: counts { $points } now
spot-artefact = Artefact { $place }
spot-die = Dice symbol { $place }
spot-rung = Step { $step } of every stair
spot-value = Points of place { $place }: artefacts, dice
spot-head-artefacts = Artefacts
spot-head-dice = Refusals
region-ladder = Points of the steps
region-values = Points of artefacts and dice
spot-bridge = Bridge of { $line }
printed-points = { $points } points
printed-arrow = an arrow
printed-artefact = a vase
worth-step = Worth { $points } as the highest step.
worth-now = This stair counts { $points } now.
worth-circle = Doubles the stair. Without any number it counts { $points }.
worth-top = One more artefact.
worth-bridge = +{ $points } for the first across.
worth-side = The column counts { $points } while this is the last one shaded.
worth-value = While { $place } artefacts are shaded, they count { $artefacts } together; { $place } dice symbols count { $dice }.

rules-goal = What it is about
rules-goal-text =
    Six expeditions climb through the jungle, each up its own stairs. Every turn you write one number somewhere, and every stair only goes up. Climb high and a stair pays; start one and stop early and it costs. Most points at the end win.
rules-turn = A turn
rules-turn-text =
    One seat rolls three colour dice and three number dice and takes one of each, which then leave the middle. Everybody else picks one colour and one number from the dice that remain; several seats may pick the same ones. Or you refuse. Then the next seat rolls.
rules-climb = Climbing
rules-climb-text =
    Write the number on the next free step of that colour, from the bottom up. Each number must be at least as large as the one below it. Small numbers first: they keep the way open.
rules-circle = The zero and the circle
rules-circle-text =
    On an empty stair a 0 may tick the circle at its foot: this stair then counts double, for better or worse. Anywhere else, or if you prefer it, a 0 is a 10. Once a stair has a number, its circle is gone.
rules-arrow = Arrows
rules-arrow-text =
    Write on a step with an arrow and you may speed up any one of your stairs at once: its last number is repeated on the next step. An empty stair starts with a 1, and a circle is never ticked this way. Land on another arrow and you may go on.
rules-artefact = Artefacts
rules-artefact-text =
    A step with a vase lets you shade the next artefact at the right, from the bottom up. Few artefacts cost points, many bring a lot.
rules-top = The top
rules-top-text =
    When all nine steps of a stair are filled, one more fitting pair, or an arrow, crosses the vase at the top. It brings one more artefact, once for each stair.
rules-refuse = Refusing
rules-refuse-text =
    Nothing fits, or nothing pleases? Refuse, and shade the next dice symbol. Up to eight refusals are worth more and more; the ninth exhausts you and the column falls to nothing. You play on all the same.
rules-bridge = Bridges
rules-bridge-text =
    Eight bridges cross the ravine after the sixth place: one on each of the six stairs, one on the artefacts, one on the dice. Whoever is first across one gets 20 points, and so does everybody who crosses it in the same turn. After that it is struck for the others.
rules-end = The end
rules-end-text =
    The game ends after a turn in which the last of the eight bridges has been crossed by anybody, or in which everybody is exhausted.
rules-score = Counting
rules-score-text =
    Each stair is worth the points beside its highest filled step, doubled with its circle. A circle without any number costs 100, an untouched stair nothing. Add artefacts, dice symbols and 20 for each bridge. The highest total wins; if it is shared, all of them win.
