# My City, English

name = My City
subtitle = Roll & Write
tagline = One valley, twelve stories, no eraser.
wins = Draw buildings into your valley, keep trees, cover stones; the most points win.
effort = about 15 minutes a game, easy
option-map = Game
option-map-1 = 1 · First Roofs
option-map-2 = 2 · Three Quarters
option-map-3 = 3 · Sweet Water
option-map-4 = 4 · First Bells
option-map-5 = 5 · Within Earshot
option-map-6 = 6 · Church Land
option-map-7 = 7 · High Water
option-map-8 = 8 · Axes in the Wood
option-map-9 = 9 · Gold Fever
option-map-10 = 10 · Outlaws
option-map-11 = 11 · Watchtowers
option-map-12 = 12 · Charter Day

campaign-chapter-1 = Chapter 1: new land
campaign-chapter-1-about = Games 1, 2 and 3: the first roofs, quarters, a well.
campaign-chapter-2 = Chapter 2: churches
campaign-chapter-2-about = Games 4, 5 and 6: the bells need room and neighbours.
campaign-chapter-3 = Chapter 3: flood, wood, gold
campaign-chapter-3-about = Games 7, 8 and 9: three races, and purses that pay at the end.
campaign-chapter-4 = Chapter 4: outlaws
campaign-chapter-4-about = Games 10, 11 and 12: bandits who follow you until you catch them.
campaign-mini = Small campaign
campaign-mini-about = Games 3, 6 and 12: one evening across the whole story.
campaign-whole = The whole story
campaign-whole-about = All twelve games, with everything they hand on.

board-game = Game { $number }
board-purses = Purses
board-chapter = Chapter { $chapter }
board-chapter-rated = Chapter { $chapter }: { $title }
board-campaign = The whole story
board-campaign-rated = The whole story: { $title }
board-mini = Small campaign

rating-1 = Passing through
rating-2 = Lodger
rating-3 = Neighbour
rating-4 = Citizen
rating-5 = Guild member
rating-6 = Town clerk
rating-7 = Council member
rating-8 = Head of the town
rating-9 = Name in the chronicle

tally-purses = { $value ->
    [one] one purse
   *[other] { $value } purses
}

leaf-map = the map
line-passes = Passed
line-trees = Trees
line-stones = Stones
line-empty = Empty land
line-groups = Groups
line-wells = Wells
line-churches = Churches
line-first = First
line-complete = Whole quarters
line-bandits = Bandits
line-never-passed = Never passed

shape-single = one cell
shape-domino = two in a row
shape-i3 = three in a row
shape-l3 = corner of three
shape-i4 = four in a row
shape-l4 = L of four
shape-square = square
shape-l5 = L of five
shape-u5 = U of five
shape-t4 = T of four
shape-s4 = step of four
shape-p5 = square and one
shape-t5 = T of five
shape-x5 = plus of five
shape-z5 = Z of five
shape-v5 = corner of five
shape-w5 = stairs of five
shape-f5 = F of five
shape-n5 = long step of five
shape-y5 = Y of five
building-home = Home, { $shape }
building-shop = Shop, { $shape }
building-public = Public building, { $shape }
building-church = Church, { $shape }
building-fortress = Fortress
goal-plateau = all plateaus
goal-forest = all the forest
goal-gold = all the gold

die-left = { $face ->
    [l3] corner of three
    [single] one cell
    [upright] two upright
    [flat] two flat
   *[other] { $face }
}
die-right = { $face ->
    [single] one cell
    [flat] two flat
    [upright] two upright
    [blank] nothing
    [compass] compass
   *[other] { $face }
}
die-kind = { $face ->
    [residential] home
    [commercial] shop
    [public] public building
   *[other] { $face }
}

prompt-roll = The dice roll for everybody.
prompt-build = { $ways ->
    [build] { $building }: draw it, or end.
    [pass] { $building }: it fits nowhere. Pass, or end.
    [none] { $building }: it fits nowhere, and you cannot pass. End.
   *[all] { $building }: draw it, pass, or end.
}
prompt-church = { $ways ->
    [build] The compass! Church { $number }, { $shape }: draw it, or end.
    [pass] The compass! Church { $number }, { $shape }, fits nowhere. Pass (two circles), or end.
    [none] The compass! Church { $number }, { $shape }, fits nowhere, and you cannot pass. End.
   *[all] The compass! Church { $number }, { $shape }: draw it, pass (two circles), or end.
}
prompt-fortress = { $ways ->
    [none] The compass! Fortress { $number }, but no cell is free. End.
   *[build] The compass! Fortress { $number }: on any free cell, or end.
}
prompt-wait-others = { $count } others are still drawing.
prompt-wait-one = { $seat } is still drawing.
prompt-ended = Your city is finished.
prompt-over = The last pencil is down.

move-build = { $building } on { $cells }
move-pass = { $count ->
    [one] Pass; the pass row then counts { $points }
   *[other] Pass; this fills { $count } circles, the pass row then counts { $points }
}
move-end = End your game with { $points }
title-build = { $building }
title-pass = Pass
title-end = End
verb-build = Draw it
verb-pass = Pass
verb-end = End my game

note-end = Your sheet is worth { $points } now. You will build no more.
note-pass = Keeps land for a better shape
note-pass-stays = It fits nowhere; passing keeps you in the game
note-pass-first = Gives up the reward for never passing
note-trees = { $count ->
    [one] Built over a tree: it brings nothing any more
   *[other] Built over { $count } trees: they bring nothing any more
}
note-split = A quarter falls apart; another building can join it
note-well-lost = A well can no longer score
note-first = Built on { $goal }: +{ $points } when the round ends, if nobody was faster
note-first-alone = Built on { $goal }: +{ $points }
note-goal = { $purses ->
    [one] Built on { $goal }: one purse
   *[other] Built on { $goal }: { $purses } purses
}
note-caught = { $count ->
    [one] Surrounds a bandit
   *[other] Surrounds { $count } bandits
}

remark-compass = The compass counts as a blank now.
news-roll = { $building }
news-church = The compass: church { $number }, { $shape }
news-fortress = The compass: fortress { $number }
news-build = built: { $building } on { $cells }
news-pass = { $count ->
    [one] passed; one circle crossed
   *[other] passed; { $count } circles crossed
}
news-end = ended with { $points }
news-first = was first: { $goal }, +{ $points }
news-caught = { $count ->
    [one] surrounded a bandit
   *[other] surrounded { $count } bandits
}
news-purses = { $count ->
    [one] earned a purse
   *[other] earned { $count } purses
}
news-over = All cities are finished. The game is over.

why-over = The game is over.
why-ended = Your city is finished; you build no more.
why-wait = It is not yours to choose now.
why-off-the-map = Part of it would lie off the map.
why-no-building = No building has cells that lie like this.
why-river = A building lies on one side of the river; this one would cross it.
why-built = There is a building on { $cell } already.
why-mountain = { $cell } is mountain: nothing can be built there.
why-forest = { $cell } is closed forest: nothing can be built there.
why-water = { $cell } is wide river: nothing can be built there.
why-bandit = A bandit camps on { $cell }: build round them, not over them.
why-apart = It has to touch one of your buildings with a side.
why-first = Your first building has to touch the river with a side.
why-first-church = Your first building has to touch the printed church with a side.
why-first-sawmill = Your first building has to touch the sawmill with a side.
why-shape = The shape of this is: { $shape }. The dice say: { $building }.
why-church-shape = The compass calls church { $number }: { $shape }. Nothing else can be built now.
why-church-round = Churches are built only when the compass calls them.
why-fortress-shape = The compass calls a fortress: one single cell.
why-no-pass-left = All pass circles are filled: build or end.
why-pass-church = Passing a church takes two circles, and you have one: build or end.
why-pass-fortress = A fortress cannot be passed: build or end.
why-no-passing = There is no passing in this game: build or end.
why-no-room = { $building }: there is no place for it on this cell.
why-die = The dice count for everybody as they lie: together they say what to build.
why-row = The compass fills this row.
why-shapes = These are the shapes the dice make, and how often in 36.
why-purse = Purses come by themselves.
why-nothing = Nothing to do here now.

# -- the sheet in words

region-row = Map, row { $row }
region-fortresses = Fortresses
region-shapes = Shapes of the dice
region-boxes = Added up
spot-cell = { $cell }
spot-pass = Pass circle { $place }
spot-church = Church { $number }
spot-fortress = Fortress { $number }
spot-purse-plateau = Purse for all plateaus
spot-purse-forest = Purse for all the forest
spot-purse-gold = Purses for all the gold
spot-purse-never-passed = Purse for never passing
printed-points = { $points } points
printed-often = { $count } in 36
ground-tree = tree
ground-stone = stone
ground-well = well
ground-plateau = plateau
ground-gold = gold
ground-bandit = bandit
ground-mountain = mountain
ground-forest = forest
ground-water = wide river
ground-church = printed church
ground-sawmill = sawmill
river-north = river to the north
river-east = river to the east
river-south = river to the south
river-west = river to the west
mark-building = { $kind ->
    [home] home { $number }
    [shop] shop { $number }
    [public] public building { $number }
    [church] church { $number }
    [fortress] fortress { $number }
   *[other] building { $number }
}
mark-caught = caught
worth-pass = If this is the last pass: { $points }.
worth-left = Left as it is: { $points }.
worth-well = With four buildings at its four sides: +{ $points }.

rules-game-01-goal = What it is about
rules-game-01-goal-text =
    A valley, a river, and everybody draws a city of their own. The same dice for all decide what is built; where is up to you. Fill the land, keep the trees, cover the stones. Most points at the end win.
rules-game-01-dice = The dice
rules-game-01-dice-text =
    The two blue dice lie side by side and make one shape; if the right one shows nothing, the left part is all. In game 1 the compass is nothing too. The white die says which kind of building it is: home, shop or public building. You may turn and mirror the shape as you like.
rules-game-01-build = Building
rules-game-01-build-text =
    All draw at the same time. Your first building touches the river with a side; each later one touches one of your buildings with a side, and across the river counts. A building lies wholly on free land and never across the river. Mountain and forest cannot be built on. Trees and stones can.
rules-game-01-pass = Passing
rules-game-01-pass-text =
    It does not fit, or you do not like it? Pass and cross the next circle. What stands under the last cross counts at the end, and it gets worse each time. With all circles crossed you can only build or end.
rules-game-01-end = Ending
rules-game-01-end-text =
    In any round, after the dice have fallen, you may end your game instead of building or passing. That costs nothing, and it is final. The game is over when everybody has ended. To stop in time is half of the art.
rules-game-01-score = Counting
rules-game-01-score-text =
    Each tree you have kept brings 1, each stone not built over costs 1, each empty land cell costs 1. Then comes the value under your last pass. The highest total wins; if it is shared, all of them win.
rules-game-02-groups = Quarters
rules-game-02-groups-text =
    From now on, for each of the three kinds, count the buildings in your largest group of that kind: buildings that touch with a side, across the river too. That many points, three times. It is the number of buildings that counts, not their size.
rules-game-03-well = The well
rules-game-03-well-text =
    If four different buildings stand at the four sides of the well, it brings 4. A building that covers two of its sides spoils it. It may be built over; then it is worth nothing. A well left alone costs nothing.
rules-game-04-church = Churches
rules-game-04-church-text =
    Now the compass means something: everybody ticks the next church of the row and builds that church instead of what the dice say. You see all of them from the start. Churches are buildings to build on from and stand at wells, but belong to no group. When the row is full, the compass is nothing again.
rules-game-04-church-pass = Passing a church
rules-game-04-church-pass-text =
    Passing a church costs two pass circles, and the church is gone all the same. With only one circle left it cannot be passed.
rules-game-05-church-points = Good neighbours
rules-game-05-church-points-text =
    Each church that is touched by a home, a shop and a public building brings 3. In games 5 and 6 there are two wells.
rules-game-06-start = The abbey
rules-game-06-start-text =
    The printed church is your first building: start from any of its sides. It brings 3 like the others, if all three kinds touch it.
rules-game-06-no-passing = No passing
rules-game-06-no-passing-text =
    In this game you build what comes, or you end.
rules-game-07-start = The sawmill
rules-game-07-start-text =
    The flood leaves you the sawmill at the bottom right. It is your first building: start from any of its sides. It belongs to no kind.
rules-game-07-water = Wide river
rules-game-07-water-text =
    Five cells are under water. They cannot be built on, and buildings on their two sides do not touch.
rules-game-07-race = The race
rules-game-07-race-text =
    Four plateaus lie under the rock. Whoever is first to have built on all four gets 5 points, and so does everybody who does it in the same round. A plateau left empty is an empty land cell.
rules-game-07-purses = Purses
rules-game-07-purses-text =
    Purses are no points yet; they pay at the end of the chapter. One for all four plateaus, whether first or not. One if you never passed in this game; games 8 and 9 have that one too.
rules-game-08-forest = The forest opens
rules-game-08-forest-text =
    In this game the forest is land: build on it, or it counts as empty. First to build on all of it gets 5 points; all of it built on at the end brings one purse.
rules-game-09-gold = Gold
rules-game-09-gold-text =
    Five gold fields lie at the rim. First to build on all five gets 5 points; all five at the end bring two purses. A gold field left alone costs nothing. The compass is nothing here.
rules-game-09-purse-bonus = What purses pay
rules-game-09-purse-bonus-text =
    At the end of the chapter, whoever has most purses of games 7, 8 and 9 gets 20 points for the chapter, the second most 10; all that tie get it, nobody gets it for none. Alone: seven purses or more bring 20, six bring 10.
rules-game-10-bandits = Bandits
rules-game-10-bandits-text =
    Bandits cannot be built over. Surround them: with buildings at all four sides a bandit is caught. Each one still free costs 3, and comes along to the same cell of the next game.
rules-game-11-fortress = Fortresses
rules-game-11-fortress-text =
    The compass now calls a fortress: one cell, anywhere on free land; it need not touch anything. It cannot be passed, and you may go on building from it. A fortress belongs to no kind. After four the compass is nothing again.
rules-game-11-complete = Whole quarters
rules-game-11-complete-text =
    For each kind: if all your buildings of it form one single group, that brings 3 more, in game 12 even 6. A single building is a group; none is not.
rules-game-12-charter = Charter day
rules-game-12-charter-text =
    The last sheet pays for perfection: never passed +6, all 14 trees kept 20 instead of 14, every stone covered +6, no empty land cell +6. A bandit still free costs 6.
