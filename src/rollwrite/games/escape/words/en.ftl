# Escape, English

name = Escape
subtitle = Roll & Write
tagline = Four ways in, one way out. Together.
wins = All of you flee from one temple: you win together or not at all.
effort = about 35 minutes, medium
option-difficulty = Difficulty
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-difficulty-about = Gems needed: { $two } for two players, { $three } for three, { $four } for four. A variant may ask for a few more or fewer.
option-variant = Variant
option-variant-standard = Standard game
option-variant-locked = Locked passages
option-variant-dice = Dice chambers
option-variant-joker = Joker chambers

symbol-adventurer = adventurer
symbol-key = key
symbol-torch = torch
symbol-golden = golden mask
symbol-black = black mask
pair = { $first } and { $second }

track-run = Run
track-heal = Heal
track-reroll = Re-roll
track-key = Key
track-torch = Torch
track-golden = Golden mask

side-north = north
side-east = east
side-south = south
side-west = west

colour-red = red sun
colour-blue = blue moon
colour-green = green snake
colour-violet = violet eye

leaf-temple = the temple
leaf-maps = the maps
line-chambers = Chambers
line-secrets = Secrets
line-maps = Maps
line-tracks = Tracks

die-escape = { $face ->
    [adventurer] Adventurer
    [key] Key
    [torch] Torch
    [golden] Golden mask
    [black] Black mask
    [blank] Not rolled yet
   *[other] { $face }
}
die-extra = { $face ->
    [adventurer] Extra die: adventurer
    [key] Extra die: key
    [torch] Extra die: torch
    [golden] Extra die: golden mask
    [black] Extra die: black mask
    [blank] Extra die, not rolled yet
   *[other] { $face }
}
die-start = Seat { $face }

place-tray = Rolled
place-kept = Kept
place-pool = Pool
place-extra = Extra
place-supply = Left
place-curse = Cursed
way-kept = Keep
way-pool = Pool
bundle-keep = Keep both
bundle-pool = Pool both

badge-nowhere = no side yet
badge-in = in { $chamber }
badge-exit = exit
badge-outside = { $side }

tally-rounds = Round { $value } of { $of }
tally-gems = { $value } of { $of } gems
tally-run = Run: { $value }
tally-heal = Heal: { $value }
tally-reroll = Re-roll: { $value }
tally-key = Key: { $value }
tally-torch = Torch: { $value }
tally-golden = Golden mask: { $value }
tally-curse-1 = Cursed place 1: { $value }
tally-curse-2 = Cursed place 2: { $value }
tally-curse-3 = Cursed place 3: { $value }
remark-last = Last round: all to the exit, or you lose
remark-secret = { $seat } waits: { $chamber } opens the { $colour }
shared-sheet = Team

title-won = Escaped
title-lost = Lost in the temple

prompt-start = The dice decide who starts.
prompt-roll = { $seat } rolls.
prompt-side = From which side do you enter the temple?
prompt-before = Your turn. Heal, run, or roll.
prompt-before-heal = Your turn. Heal, or roll.
prompt-before-run = Your turn. Run, or roll.
prompt-place = Keep, or give to the pool?
prompt-between = Run, or roll on?
prompt-explore = Explore: tap a chamber.
prompt-track = The chamber gives one mark. Which track?
prompt-joker = A joker! Use one of the two extra dice.
prompt-reward = A secret chamber! Two gems, or one more die?
prompt-close = { $first }, { $second }: close a passage of such a chamber.
prompt-take = The pool: up to two dice cross their symbols on your maps. Take one.
prompt-take-more = Take a second and last die, or finish.
prompt-give-up = Bonus part full: take its mark now, without the gem, or finish.
prompt-wait-side = { $seat } chooses a side.
prompt-wait-close = { $seat } closes a passage.
prompt-wait-take = { $seat } takes from the pool.
prompt-wait-turn = { $seat } explores.
prompt-won = You are out, with the gems!
prompt-lost = The temple keeps you.

move-side = Enter from the { $side }
title-side = From the { $side }
verb-side = Enter from here
move-roll = { $count ->
    [one] Roll the last die
   *[other] Roll two dice
}
title-roll = Roll
verb-roll = Roll
move-explore = All dice are rolled: explore
title-explore = Explore
verb-explore = Explore
move-reroll = Spend a re-roll: roll this pair again
title-reroll = Re-roll ({ $left } left)
verb-reroll = Roll again
move-done = Explored enough
title-done = Done
verb-done = Finish
move-done-taking = Enough from the pool
title-done-taking = Done
verb-done-taking = Finish
move-heal = Spend a heal: { $count ->
    [one] one die of cursed place { $place } is free
   *[other] { $count } dice of cursed place { $place } are free
}
title-heal = { $count ->
    [one] Free one die
   *[other] Free { $count } dice
}, { $turns ->
    [one] one turn early
   *[other] { $turns } turns early
}
verb-heal = Heal
move-keep = Keep the { $symbol }
title-keep = Keep: { $symbol }
verb-keep = Keep
move-pool = Give the { $symbol } to the pool
title-pool = Pool: { $symbol }
verb-pool = To the pool
move-run = Spend a run: into { $chamber } for nothing
title-run = Run to { $chamber }
verb-run = Run
move-go = Into { $chamber } for { $price }
title-go = To { $chamber }
verb-go = Go
move-choose = Mark the { $track } track
title-choose = { $track }
verb-choose = Mark it
move-joker = Use the extra die with the { $symbol }
title-joker = Joker: { $symbol }
verb-joker = Use it
move-take-gems = Take two gems
title-take-gems = Two gems
verb-take-gems = Take them
move-take-die = Take an extra die, from the next turn on
title-take-die = One more die
verb-take-die = Take it
move-close = Close the passage { $passage }
title-close = Passage { $passage }
verb-close = Close it
move-cross-bonus = Take the { $symbol } for the bonus part of map { $number }
title-cross-bonus = Map { $number }, bonus: { $symbol }
verb-cross-bonus = Cross it
move-cross-gem = Take the { $symbol } for the gem part of map { $number }
title-cross-gem = Map { $number }, gem: { $symbol }
verb-cross-gem = Cross it
move-lose = Take the { $symbol }, though no map needs it
title-lose = { $symbol }, for nothing
verb-lose = Take it
move-give-up = Give up the gem of map { $number } for a mark: { $track }
title-give-up = Map { $number }: { $track } now
verb-give-up = Give up the gem

note-bonus = Spends a { $symbol } bonus
note-gem = A gem
note-choice = A mark on a track you choose
note-joker = A joker
note-mark = Marks { $track }
note-full = { $track } is full: nothing more to gain
note-secret = Opens the { $colour } with { $seat }
note-half = Half a secret: it opens while a partner stands in the other { $colour }, { $chamber }
note-exit = The exit
note-nothing = Nothing happens
note-black = All cursed dice move on one place
note-map = The map is complete: a gem, and a mark for { $track }
note-bonus-full = The bonus part is full: you may take { $track } now, without the gem

news-start = { $seat } starts.
news-side = waits outside in the { $side }
news-roll = rolled { $first } and { $second }
news-roll-one = rolled { $first }
news-extras = rolled the extra dice: { $first } and { $second }
news-extras-curse = { $count ->
    [one] one die is cursed
   *[other] { $count } dice are cursed
}
news-roll-on = rolls on
news-explore = explores
news-reroll = spent a re-roll
news-done = has explored enough
news-done-taking = leaves the rest of the pool
news-nothing-fits = found no way on: the turn ends
news-no-dice = had no dice to roll
news-heal = { $count ->
    [one] spent a heal: one die is free
   *[other] spent a heal: { $count } dice are free
}
news-keep = kept the { $symbol }
news-pool = gave the { $symbol } to the pool
news-run = spent a run: into { $chamber }
news-go = went to { $chamber }
news-bonus = spent a bonus of the team: { $symbol }
news-choose = chose { $track }
news-joker = used the joker: { $symbol }
news-take-gems = took two gems for the secret
news-take-die = took one more die for the secret
news-close = closed the passage { $passage }
news-cross = crossed { $symbol } on their map { $number }
news-lose = took { $symbol } for nothing
news-give-up = gave up the gem of map { $number }
news-mark = marked { $track }, place { $place }
news-secret = opened the secret of the { $colour }
news-gems = { $count ->
    [one] found a gem: { $gems } of { $needed }
   *[other] found { $count } gems: { $gems } of { $needed }
}
news-round = Round { $round } of { $rounds }.
news-won = Everybody is out, with { $gems } gems. You have won!
news-lost = The last round is over: { $gems } of { $needed } gems. The temple has won.

notice-nothing-fits = Nothing fits: your turn ends.
notice-nothing-fits-why = No open door beside you asks for two of the dice you kept.
notice-nothing-kept = You kept no dice to pay with.
notice-dice-back = { $count ->
    [one] goes back unused
   *[other] go back unused
}
notice-no-dice = No dice: your turn is over.
notice-no-dice-why = Every die is cursed. They move on one place each turn.
notice-go-on = Go on

why-over = The game is over.
why-wait = It is not your decision right now.
why-nothing = Nothing to do here now.
why-side-first = First choose the side you enter from.
why-side-taken = { $seat } comes from that side already.
why-side-now = Sides are chosen before the first turn only.
why-answer-first = First say what you take from this chamber.
why-no-question = No chamber asks you for that now.
why-track-full = { $track } is full.
why-not-shown = No extra die shows a { $symbol }.
why-close-first = First close a passage.
why-close-now = Passages are closed before the first roll of a turn.
why-never-close = A passage between two chambers. Nothing happens to it in this game.
why-no-passage = There is no passage { $passage }.
why-closed = { $passage } is closed already.
why-wrong-pair = { $passage } leads into no chamber with { $first } and { $second }, in this order.
why-place-first = First keep or pool the dice you rolled.
why-roll-first = First roll the rest of the dice.
why-all-rolled = All dice are rolled.
why-dice-left = There are dice to roll.
why-no-dice-left = No dice are left to roll.
why-reroll-now = A re-roll needs dice that were just rolled.
why-reroll-late = Too late: a die of this roll is placed already.
why-no-reroll = The team has no re-roll to spend.
why-heal-late = Healing is done before the first roll of a turn.
why-no-heal = The team has no heal to spend.
why-not-cursed = No dice lie in cursed place { $place }.
why-nothing-rolled = No dice wait to be kept or pooled.
why-not-rolled = You rolled no { $symbol }.
why-no-run = The team has no run to spend.
why-here = You are in { $chamber }.
why-no-entrance = { $chamber } has no entrance from your side.
why-way-closed = The passage to { $chamber } is closed.
why-wall = A wall lies before { $chamber }.
why-far = { $chamber } is too far: go chamber by chamber.
why-cannot-pay = { $chamber } costs { $first } and { $second }; your dice and bonuses cannot pay that.
why-other-price = Kept dice pay first: play “{ $move }”.
why-pool-later = The pool is shared out after exploring.
why-pool-now = First take from the pool.
why-take-first = First take a die from the pool.
why-two-dice = You took two dice already: more you may not take.
why-not-in-pool = No { $symbol } lies in the pool.
why-has-use = One of your maps needs the { $symbol }: cross it there.
why-no-tile = That part of map { $number } needs no { $symbol }.
why-map-done = Map { $number } is finished.
why-not-full = The bonus part of map { $number } is not full yet.
why-no-mark = Nothing to spend on the { $track } track.
why-mark-run = Tap the chamber you run to.
why-mark-pays = It pays when you enter a chamber: tap the chamber.
why-die-tray = Keep this die, or give it to the pool.
why-die-kept = Kept dice pay for chambers: tap the chamber.
why-die-pool = The pool is for the others, after exploring.
why-extra = This die lies there for all to see.
why-die = This die has done its work.

# -- the sheets in words

region-row = Temple, row { $row }
region-outside = Outside the temple
region-passages = Passages
region-goals = Gems needed
region-extra = Extra dice
spot-chamber = Chamber { $chamber }
spot-gain = Chamber { $chamber }, what it gives
spot-passage = Passage { $one } to { $other }
spot-side = Outside: { $side }
spot-entrance = Entrance { $side }, into { $chamber }
spot-map = Map { $number }
spot-part-bonus = Map { $number }, bonus part
spot-part-gem = Map { $number }, gem part
spot-tile-bonus = Map { $number }, bonus symbol { $place }
spot-tile-gem = Map { $number }, gem symbol { $place }
spot-round = Round { $place }
spot-gem = Gem { $place }
spot-goal = { $level }, { $seats } players
spot-track = { $track }, place { $place }
spot-cursed = Cursed place { $place }
spot-secret = Secret of the { $colour }
spot-extra = Extra die { $place }
printed-half = half of the { $colour }
printed-gems = { $count } gems
gain-track = marks { $track }
gain-gem = a gem
gain-choice = a mark you choose
gain-joker = a joker
way-north = way north
way-east = way east
way-south = way south
way-west = way west
mark-crossed = crossed
mark-lock = closed
mark-won = won
mark-given-up = given up
mark-person = { $seat } stands here
mark-call = { $seat } waits in the other half
mark-goal = this is the goal
mark-used = used
mark-ours = marked
mark-gem-taken = gem taken
mark-curse = { $count ->
    [one] one die
   *[other] { $count } dice
}
mark-found = found
worth-secret = Two gems, once.
worth-map = Both parts full: a gem, and a mark on { $track }.
worth-run = { -spend-run }
worth-heal = { -spend-heal }
worth-reroll = { -spend-reroll }
worth-bonus = { -spend-die }
worth-gain = Enter it once: { $gain }.
worth-done = Crossed out: it gives nothing more.
worth-asleep = Jokers sleep in this variant: it gives nothing.

-spend-run = Run: move into a neighbouring chamber for nothing, at any time of your turn.
-spend-heal = Heal: before rolling, all dice of one cursed place are free.
-spend-reroll = Re-roll: roll the pair again, before you place it.
-spend-die = Key, torch and golden mask are such a die while you explore.
rules-goal = What it is about
rules-goal-text =
    A temple, eight dice, and all of you against the clock. Collect enough gems together, then stand in the exit, all at the same time, before the last round ends. You win together or you lose together.
rules-temple = The temple
rules-temple-text =
    Everybody explores the same temple on a sheet of their own. A chamber shows two symbols, its price, and most show something to gain. The exit is in the middle.
rules-sides = The start
rules-sides-text =
    One after another choose a side of the temple, each a different one. You come in through an entrance on your side.
rules-turn = Rolling
rules-turn-text =
    In your turn roll the dice two by two until all are rolled. After each roll decide for each die: keep it for your way through the temple, or give it to the pool for the others.
rules-curse = Black masks
rules-curse-text =
    A black mask curses its die: it goes to the first cursed place. At the start of every turn cursed dice move one place on; after the third place they are free. { -spend-heal }
rules-explore = Exploring
rules-explore-text =
    When all dice are rolled, pay with kept dice: two that show a chamber's symbols take you into that chamber, if an open passage joins it to yours. Go on as long as you can pay. The first time you enter a chamber you get what it shows; then cross it out.
rules-actions = What chambers give
rules-actions-text =
    A gem counts for the team. A coin marks the next place of its track: re-roll, heal, key, torch or golden mask. The four-leaf lets you choose between re-roll, key, torch and golden mask.
rules-bonus = Bonuses
rules-bonus-text =
    Marks belong to the team; the active seat spends them. One place of each track brings the team a gem. { -spend-run } { -spend-reroll } { -spend-die }
rules-secrets = Secret chambers
rules-secrets-text =
    Four colours, two halves each. When two of you stand in both halves of a colour, the team gets two gems at once. Each colour only once.
rules-pool = The pool
rules-pool-text =
    After the active seat has explored, the others take from the pool, clockwise: one die each, or two, until it is empty.
rules-maps = Treasure maps
rules-maps-text =
    For each die you take, cross its symbol on one of your maps. Both parts full: a gem, and a mark on the track of the map. Only the bonus part full: you may give up the gem and take the mark at once.
rules-end = The end
rules-end-text =
    You have won as soon as all of you stand in the exit and the team has its gems. If the last round ends before that, the temple has won.
rules-locked = Variant: locked passages
rules-locked-text =
    Before rolling, the active seat rolls the two extra dice. It and then its left neighbour each close, on their sheet, one passage of a chamber with these two symbols in this order. With a black mask nobody closes anything; instead each black mask curses one die of the supply.
rules-dice = Variant: dice chambers
rules-dice-text =
    For a secret chamber the team may take one of the two extra dice instead of two gems. From the next turn on it is rolled with the others.
rules-joker = Variant: joker chambers
rules-joker-text =
    At the start of every round the two extra dice are rolled and stay. Enter a chamber with a joker and choose one of them: key, torch and golden mask mark their track, an adventurer does nothing, a black mask moves all cursed dice one place on.

# -- called across the temple

say-want-adventurer = An adventurer for me, please
say-want-key = A key for me, please
say-want-torch = A torch for me, please
say-want-golden = A golden mask for me, please
say-reach = I can reach the { $colour } next turn
say-exit = Off to the exit!
