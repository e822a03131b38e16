# Dungeons, Dice & Danger, English

name = Dungeons, Dice & Danger
subtitle = A roll-and-write adventure
tagline = Two pairs, many doors, and something growls.
wins = Cross fields with sums of dice and fell monsters first; the most points win.
effort = about 30 minutes, medium
option-adventure = Adventure
option-adventure-annoyed-animals = Annoyed Animals (entry)
option-adventure-clumsy-cultists = Clumsy Cultists (easy)
option-adventure-puzzled-pyramid = Puzzled Pyramid (medium)
option-adventure-defiant-dinosaurs = Defiant Dinosaurs (expert)

line-gems = Gems
line-gold = Gold
line-lives = Lives

tally-lives = { $value ->
    [one] one life left
   *[other] { $value } lives left
}
tally-dice = black-die symbols left: { $value }
tally-torches = torches left: { $value }
tally-gems = gems: { $value }
tally-gold = gold: { $value }

die-white = { $face }
die-black = Black { $face }
die-start = Seat { $face }
die-number = Number { $face }

rating-1 = Doorstep Guest
rating-2 = Candle Stump
rating-3 = Curious Nose
rating-4 = Brave Torch
rating-5 = Cave Fox
rating-6 = Monster Bane
rating-7 = Terror of the Deep
rating-8 = Legend of the Dungeon

monster-annoyed-animals-goat = Grouchy Goat
monster-annoyed-animals-crane = Cranky Crane
monster-annoyed-animals-moose = Moody Moose
monster-annoyed-animals-hog = Huffy Hedgehog
monster-annoyed-animals-stoat = Snappy Stoat
monster-annoyed-animals-polecat = Peeved Polecat
monster-annoyed-animals-boss = Tuskalope the Thunderous
monster-clumsy-cultists-wisp = Wailing Wisp
monster-clumsy-cultists-shade = Sniffling Shade
monster-clumsy-cultists-necro = Necro Mancer
monster-clumsy-cultists-pastry = Pastry Mancer
monster-clumsy-cultists-bell = Bungling Bellringer
monster-clumsy-cultists-rattle = Rattles the Doorkeeper
monster-clumsy-cultists-boss = Gloomtooth the Unblinking
monster-puzzled-pyramid-tut = Tut-Tut
monster-puzzled-pyramid-bea = Scara Bea
monster-puzzled-pyramid-croc = Croc Monsieur
monster-puzzled-pyramid-neck = Sandy’s Neck
monster-puzzled-pyramid-knot = Sandy’s Knot
monster-puzzled-pyramid-rear = Sandy’s Far End
monster-puzzled-pyramid-sandy = Sandy
monster-defiant-dinosaurs-snip = Snip
monster-defiant-dinosaurs-snap = Snap
monster-defiant-dinosaurs-snatch = Snatch
monster-defiant-dinosaurs-terry = Terry Dactyl
monster-defiant-dinosaurs-perry = Perry Dactyl
monster-defiant-dinosaurs-steg = Steg O’Malley
monster-defiant-dinosaurs-sara = Sara Tops
monster-defiant-dinosaurs-anky = Anky Lou
monster-defiant-dinosaurs-wrecks = T. Wrecks

bonus-annoyed-animals-1 = Bonus: five fists
bonus-annoyed-animals-2 = Bonus: left meets right
bonus-clumsy-cultists-1 = Bonus: both Mancers
bonus-clumsy-cultists-2 = Bonus: six heaps of rubble
bonus-puzzled-pyramid-1 = Bonus: all eight clouds
bonus-puzzled-pyramid-2 = Bonus: all three worm parts
bonus-defiant-dinosaurs-1 = Bonus: three armoured ones
bonus-defiant-dinosaurs-2 = Bonus: six tracks

field-start = start field { $number }
field-normal = field { $number }
field-activation = key field { $number }
field-gem = gem field { $number }
field-gold = gold field { $number }
field-chest = chest { $number }
field-fist = fist { $number }
field-doubles = doubles field
field-rubble = rubble { $number }
field-cloud = cloud { $number }
field-portal = { $number ->
    [0] far portal
   *[other] portal { $number }
}
field-track = track { $number }
thing-hit = { $monster }

remark-last = { $monster } is the last one: when it falls, the game is over
prompt-start = The dice draw who starts.
prompt-roll = { $seat } rolls.
prompt-pairs-active = Your roll. Form two pairs; the black die is yours for free.
prompt-pairs = { $dice ->
    [0] Form two pairs of white dice.
    [one] Form two pairs. The black die costs your last symbol.
   *[other] Form two pairs. The black die costs one of your { $dice } symbols.
}
prompt-two = Use { $first } and { $second }, in any order.
prompt-one = Use the { $sum }.
prompt-one-free = Use the { $sum }, or let it go: you have hit.
prompt-done = { $left ->
    [0] Burn a torch, or be done.
    [one] The last sum fits nothing. Burn a torch, or be done.
   *[other] Neither sum fits. Burn a torch, or be done.
}
prompt-chest = A chest! Take one reward.
prompt-strike = Fell { $monster } with this hit?
prompt-cloud = Which cloud gets the { $number }?
prompt-wait-one = { $seat } is choosing.
prompt-wait-others = { $count } others are choosing.
prompt-out = You are out. The others fight on.
prompt-over = The adventure is over.

move-pairs = Form { $first } and { $second }
move-pairs-black = Form { $first } and { $second } with the black die
move-cross = Cross { $field } with the { $sum }
move-hit = Hit { $monster } with the { $sum }
move-both = Hit { $monster } twice with both sums
move-torch-cross = Burn a torch: cross { $field }
move-torch-hit = Burn a torch: hit { $monster }
move-strike = Hit and fell { $monster }
move-spare = Spare { $monster } for now
move-take-lives = Take three extra lives and a gem
move-take-torches = Take two torches
move-take-dice = Take three more black-die symbols
move-done = Done for this roll
move-drop = Let the { $sum } go
move-cloud = Write { $number } into this cloud
title-pairs = { $first } · { $second }
title-pairs-black = { $first } · { $second }
title-cross = { $field } with the { $sum }
title-hit = { $monster } with the { $sum }
title-both = Both: { $monster }
title-torch-cross = Torch: { $field }
title-torch-hit = Torch: { $monster }
title-strike = Strike
title-spare = Spare
title-take-lives = Lives
title-take-torches = Torches
title-take-dice = Black dice
title-done = Done
title-drop = Let it go
title-cloud = Cloud { $number }
verb-pairs = Form them
verb-cross = Cross it
verb-hit = Hit it
verb-strike = Strike
verb-torch = Burn it
verb-spare = Spare it
verb-take = Take it
verb-done = Done
verb-drop = Let it go
verb-cloud = Write it

hint-then = fits once the other sum is used
hint-free = fits nothing; free if the other sum hits
hint-lapse = fits nothing, costs a life
part-sum = Sum { $sum }
part-double = Doubles { $sum }
button-torch = Torch
note-sum = With { $sum }: { $best }
note-sums = With { $sum }: { $best } or { $next }
note-sum-then = The { $sum } fits once the other sum is used
note-sum-lapse = The { $sum } fits nothing and costs a life
note-sum-solo = The { $sum } fits nothing; a lapsed sum is free only with a hit
note-black = { $left ->
    [0] Costs your last black-die symbol
   *[other] Costs a black-die symbol, { $left } left
}
note-no-hit = Hits no monster: costs a life
note-kill = Fells { $monster }
note-spare = It stays, to be felled later by whoever is first
note-spare-alone = It stays, to be felled later
note-hearts = { $count ->
    [one] It bites: costs a life
   *[other] It bites: costs { $count } lives
}
note-gems = { $count ->
    [one] +1 gem
   *[other] +{ $count } gems
}
note-gold = +1 gold
note-chest = Opens a chest
note-unlock = Unlocks the { $number } of { $monster }
note-reach = Reaches { $monster }
note-rubble = One box of two
note-fist = Hits every monster once
note-portal = Crosses the far portal too
note-take-lives = Three extra lives, lost before the others, and a gem
note-take-torches = Two torches: each crosses a field next to one you crossed, or hits a monster you have reached
note-take-dice = Three more black-die symbols
note-lives = { $count ->
    [one] Costs a life
   *[other] Costs { $count } lives
}
note-drop = Costs nothing after a hit, and saves the fields for rolls to come
note-then-lapse = The { $sum } then fits nothing and costs a life
note-then-free = The { $sum } then fits nothing; after a hit that is free
note-lapse = { $count ->
    [one] A sum lapses
   *[other] Both sums lapse
}

news-start = { $seat } starts.
news-roll = rolled five dice
news-pairs = took the sums { $first } and { $second }
news-pairs-black = took the sums { $first } and { $second }, with the black die
news-cross = crossed { $field } on their sheet
news-hit = hit { $monster }
news-both = hit { $monster } twice
news-torch = burnt a torch and crossed { $field }
news-torch-hit = burnt a torch and hit { $monster }
news-drop = left the { $sum } unused
news-spare = spared { $monster }
news-take-lives = took three lives and a gem from a chest
news-take-torches = took two torches from a chest
news-take-dice = took three black-die symbols from a chest
news-clouds = wrote the clouds
news-first = { $hearts ->
    [0] felled { $monster } first, +{ $gems } gems
    [one] felled { $monster } first, +{ $gems } gems, and was bitten for a life
   *[other] felled { $monster } first, +{ $gems } gems, and was bitten for { $hearts } lives
}
news-felled = { $hearts ->
    [0] felled { $monster }, +{ $gems } gems
    [one] felled { $monster }, +{ $gems } gems, and was bitten for a life
   *[other] felled { $monster }, +{ $gems } gems, and was bitten for { $hearts } lives
}
news-later = { $gems ->
    [0] felled { $monster } too
    [one] felled { $monster } too, +1 gem
   *[other] felled { $monster } too, +{ $gems } gems
}
news-help = Everybody else hits { $monster } once.
news-bonus = { $gems ->
    [one] { $bonus }, +1 gem
   *[other] { $bonus }, first, +{ $gems } gems
}
news-bonus-alone = { $bonus }, +{ $gems } gems
news-lives-miss = { $count ->
    [one] hit no monster and lost a life
   *[other] hit no monster and lost { $count } lives
}
news-lives-lapse = { $count ->
    [one] had no use for a sum and lost a life
   *[other] had no use for the sums and lost { $count } lives
}
news-lives = { $count ->
    [one] lost a life
   *[other] lost { $count } lives
}
news-out = met the skull and is out
news-end-won = The last monster has fallen. The adventure is over.
news-end-out = The dungeon wins: everybody is out.
news-end-skull = The skull ends the adventure.

why-over = The adventure is over.
why-out = You are out of this adventure.
why-wait = It is not your decision right now.
why-answer-first = First decide whether to fell the monster.
why-chest-first = First take a reward from the chest.
why-reward-taken = You have taken this reward already.
why-no-question = Nobody asks whether to fell a monster now.
why-no-chest = You need a chest for a reward.
why-clouds-first = First write your numbers into the clouds.
why-clouds-written = The clouds are written once, before the first roll.
why-no-cloud = Numbers go into clouds now.
why-cloud-full = This cloud has its number already.
why-cloud-order = The { $wanted } is next, not the { $number }.
why-pair-first = First form your two pairs.
why-paired = Your pairs are formed already.
why-no-symbol = You have no black-die symbol left, and it is not your roll.
why-no-dice = The dice do not show these pairs.
why-no-sum = { $double ->
    [yes] You have no { $sum } of two equal dice to use.
   *[no] You have no such { $sum } to use.
}
why-no-field = There is no field { $field } in this dungeon.
why-crossed = This field is crossed already.
why-far = Too far: it lies beside no crossed field.
why-number = It takes a { $number }.
why-cloud-number = It takes the { $number } you wrote there.
why-doubles = It takes two equal dice.
why-fist = It takes two { $face }s, a { $number } of equal dice.
why-far-portal = It has no number: come through the other portal, or bring a torch.
why-no-monster = No such monster lives in this dungeon.
why-killed = { $monster } has fallen already.
why-not-reached = You have not reached { $monster } yet.
why-armoured = Armour: only both sums of a roll together hit it.
why-both = Armour: both sums of a roll have to fit.
why-not-armoured = Only armoured monsters take both sums at once.
why-locked = The { $number } of { $monster } is still locked.
why-monster-number = { $monster } does not mind a { $number }.
why-no-hit = None of your sums hits { $monster }.
why-no-torch = You have no torch.
why-torch-start = A torch crosses a start field only beside a crossed one.
why-torch-armour = A torch does nothing to armour.
why-torch-aim = Tap the field or monster the torch is for.
why-must-use = A sum that fits has to be used.
why-die = This die fits no pairs you can form.
why-symbol = The symbol is crossed by itself when your pairs need the black die.
why-life = Lives are crossed by themselves.
why-nothing = Nothing to do here now.

# -- the sheet in words

region-row = Map, row { $row } from the top
region-felled = { $monster }: felled
region-reached = { $monster }: reached, { $hits } of { $of } hits
region-far = { $monster }: not reached, { $hits } of { $of } hits
region-tools = Chest, torches, black die
region-gems = Gems: { $count } of { $of }
region-gold = Gold: { $count } of { $of }
spot-box = { $field }, box { $box }
spot-hit = { $monster }, hit { $place }
spot-locked = { $monster }, locked number { $number }
spot-first = { $monster }, gems for the first
spot-later = { $monster }, gems for later
spot-heart = { $monster }, heart { $place }
spot-bonus-first = { $bonus }, first
spot-bonus-later = { $bonus }, later
spot-torch = Torch { $place }
spot-black = Black-die symbol { $place }
region-legend = What the signs mean
spot-legend = { $sign ->
    [start] Start field
    [activation] Field with a key
    [track] Track
    [fist] Fist
    [rubble] Rubble
    [cloud] Cloud
    [portal] Portal
    [doubles] Field for any pair
    [gem] Field with a gem
    [gold] Field with gold
    [chest] Field with a chest
    [black] Number of a monster that always hits
    [white] Locked number of a monster
    [open] Unlocked number of a monster
    [armour] Armour
    [worm] +3 on Sandy, the worm
   *[heart] Bite of a monster
}
spot-extra-life = Extra life { $place }
spot-life = Life { $place }
spot-gem = Gem { $place }
spot-gold = Gold { $place }
printed-points = { $points } points
printed-unlocks = key to { $monster }
printed-always = { $number } always hits
printed-armour = armoured
door-north = north: { $thing }
door-east = east: { $thing }
door-south = south: { $thing }
door-west = west: { $thing }
worth-points = Worth { $points } points.
worth-monster = { $hits } hits fell it. First to do so: { $first } gems.
worth-later = Later: { $gems }.
worth-felled = Felled.
worth-reached = Reached.
worth-far = Not reached yet.

rules-goal = What it is about
rules-goal-text =
    Down you go, door by door. Every roll you cross two fields or hit monsters, and each cross opens new ways. Monsters bring gems, the first who fells one gets most. Most points at the end win.
rules-roll = A roll
rules-roll-text =
    One seat rolls four white dice and a black die; everybody uses the same dice at the same time. Form two pairs, each die at most once, and add each pair up. One die is left over. Nobody sees what the others do until all are done.
rules-black = The black die
rules-black-text =
    Who rolls may use the black die for free. Everybody else crosses a black-die symbol for it; you start with three.
rules-cross = Crossing fields
rules-cross-text =
    A sum crosses one field with its number: any start field, or a field with a door to one you have crossed. Use the sums in any order; the second may build on the first. Each field is crossed once.
rules-lapse = When nothing fits
rules-lapse-text =
    A sum that fits somewhere has to be used. One that fits nowhere costs a life, from the top of the track. The first is free; after that they cost points, and the skull throws you out.
rules-symbols = Symbols
rules-symbols-text =
    A gem or a coin is marked at once. Two dice with question marks take any pair of equal dice. Rubble has two boxes and is passed when both are crossed; two equal sums can do it in one roll.
rules-monster = Monsters
rules-monster-text =
    Once a crossed field has a door to a monster’s room, a sum with one of its numbers marks a hit. Numbers on a dark ground always work. Those on a pale ground are locked until you cross the key field with that number beside the room.
rules-kill = Felling a monster
rules-kill-text =
    The last box fells it and you may walk through its room. All who fell it first, in the same roll, get the larger number of gems and lose a life for each heart. Everybody else gets one hit on it for free, from wherever they are, and one gem if they finish it, now or later.
rules-boss = The boss
rules-boss-text =
    The boss pays only those who fell it first, and it bites twice. At the end everybody else gets a gem for every three hits on it.
rules-chest = Chests
rules-chest-text =
    A chest gives one of three rewards, each once: three extra lives, used up before the track, and a gem; two torches; or three more black-die symbols. A torch may burn at any moment of a roll, on top of your sums: it crosses any field beside a crossed one, or hits any monster you have reached.
rules-bonus = Bonuses
rules-bonus-text =
    Each adventure has two bonuses. Whoever completes one first gets three gems, also several in the same roll; everybody later gets one.
rules-end = The end
rules-end-text =
    The game ends after the roll in which the last monster falls that nobody had felled before, or when everybody is out.
rules-score = Counting
rules-score-text =
    Three points for each gem, two for each coin, minus what the topmost open box of your life track says. A tie goes to who has lost more lives. Who is out cannot win.
rules-solo = Alone
rules-solo-text =
    Alone you always pay for the black die, and always get the larger number of gems. A roll without a hit on a monster costs a life. With a hit, you may let the other sum go for free, even where it fits: that keeps fields for later rolls. Lives cost no points, but the skull ends the adventure after that roll. Your points earn a title, from Doorstep Guest to Legend of the Dungeon.
rules-annoyed-animals = Annoyed Animals
rules-annoyed-animals-text =
    A fist takes two equal dice that make its number, and then every monster takes a hit, reached or not. If that would fell one that still stands for all, you are asked. Bonuses: five fists; a chain of crossed fields and passed rooms from the left start to the right.
rules-clumsy-cultists = Clumsy Cultists
rules-clumsy-cultists-text =
    Rubble blocks many ways: cross both boxes. The two Mancers bite. Bonuses: both Mancers felled; six heaps of rubble cleared.
rules-puzzled-pyramid = Puzzled Pyramid
rules-puzzled-pyramid-text =
    Before the first roll you write 3, 4, 5, 6, 8, 9, 10 and 11 into your clouds. Crossing the portal 11 crosses the far portal too, not the other way round. Each worm part you fell gives three hits on Sandy. Bonuses: all eight clouds; all three worm parts.
rules-defiant-dinosaurs = Defiant Dinosaurs
rules-defiant-dinosaurs-text =
    A track unlocks its number at its monster, wherever you are. Armoured dinosaurs take both sums of a roll or nothing, two hits at once; no torch and no help hurts them. Bonuses: three armoured ones felled; six tracks.
