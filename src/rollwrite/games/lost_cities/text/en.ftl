# Lost Cities, English

name = Lost Cities
subtitle = Roll & Write
tagline = Six stairs, two dice, one nerve.
option-order = The others choose
option-order-simultaneous = Together
option-order-clockwise = Clockwise

stairs-red = Flame
stairs-orange = Sun
stairs-yellow = Star
stairs-green = Leaf
stairs-blue = Wave
stairs-purple = Moon

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

prompt-roll = { $seat } rolls.
prompt-active = Your roll. Pick a colour and a number.
prompt-middle = Pick from the middle: a colour and a number.
prompt-arrow = An arrow! Speed up one of your stairs, or stay.
prompt-wait-active = { $seat } picks first.
prompt-wait-one = { $seat } is choosing.
prompt-wait-others = { $count } others are choosing.
prompt-over = The expedition is over.

move-write = Write { $number } on { $stairs }, step { $step }
move-write-top = Cross the artefact at the top of { $stairs }
move-circle = Cross the doubling circle of { $stairs }
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
verb-refuse = Refuse
verb-stay = Stay

note-artefact = Takes an artefact
note-no-artefact = Your artefacts are complete; this one brings nothing more
note-arrow = Then you may speed up one of your stairs
note-circle = { $stairs } will count double, up or down
note-circle-lost = The doubling circle is lost
note-bridge = { $line } bridge: +{ $points } when the turn ends, if nobody was faster
note-exhausted = The ninth symbol: exhausted, the dice column falls to 0

news-start = { $seat } starts.
news-roll = rolled six dice
news-write = { $artefact ->
    [yes] wrote { $number } on step { $step } and took an artefact
   *[no] wrote { $number } on step { $step }
}
news-speed = { $artefact ->
    [yes] sped up to step { $step } and took an artefact
   *[no] sped up to step { $step }
}
news-top = reached the top and took its artefact
news-circle = crossed the doubling circle
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
why-no-number = No { $number } lies in the middle.
why-closed = { $stairs } is finished, right up to its artefact.
why-circle = The circle of { $stairs } can only be crossed while the stairs are empty.
why-too-small = { $number } is too small: the last number there is { $last }.
why-next = Stairs are climbed from below: step { $step } of { $stairs } comes next.
why-next-top = All nine steps of { $stairs } are filled; only its top is left.
why-nothing-large = No number in the middle fits: it has to be { $last } or more.
why-die = No pair with this die fits your sheet.
why-artefact = Artefacts come by themselves, from boxes with a vase.
why-nothing = Nothing to do here now.
