# Five Spots, English

name = Five Spots
tagline = Five boxes, one die, no way back.

line-climb = Climbing
line-full = Full row
die-number = { $face }
region-row = The row

prompt-roll = The die is rolled for everybody.
prompt-write = A { $number }: write it into a box, or skip it.
prompt-wait-one = { $seat } is choosing.
prompt-wait-others = { $count } others are choosing.
prompt-over = All rounds are played.

move-write = Write { $number } into box { $box }
move-skip = Skip this number
title-box = Box { $box }
title-skip = Skip
verb-write = Write it
verb-skip = Skip

news-roll = The die shows { $number }.
news-write = wrote { $number } into box { $box }
news-skip = skipped
news-end = The last round is over.

why-over = The game is over.
why-wait = It is not your decision right now.
why-written = This box is written already.
why-nothing = Nothing to do here now.

rules-goal = What it is about
rules-goal-text =
    Fill five boxes from left to right as if you climbed: every number that tops all those before it counts.
rules-write = A round
rules-write-text =
    One die is rolled for all. Everybody writes its number into an empty box, or skips it.
rules-score = Counting
rules-score-text =
    Read your row from the left. A number larger than every number before it counts its own value. A full row brings 5 more.
rules-end = The end
rules-end-text =
    The game ends after eight rounds, or once all rows are full. The highest total wins.
