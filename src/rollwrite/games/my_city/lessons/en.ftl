# Lessons of My City, English

-not-now-pass = Not yet. This one fits well: build it.
-not-now-end = Not yet. There is still land to be filled: build.


lesson-first = First roofs
lesson-first-dice = The two blue dice side by side are the shape, the white die the kind: a home of three cells.
lesson-first-river = Put it beside the river, where every city begins.
lesson-first-river-right = Your first roof! Each cell of empty land costs 1, so your total starts below zero and building lifts it.
lesson-first-pass = { -not-now-pass }
lesson-first-end = { -not-now-end }
lesson-first-touch = A shop of two cells. From now on each building touches one of yours: put it beside your home.
lesson-first-touch-right = It touches. Straight across the river counts as touching, too.
lesson-first-single = A tree that stands brings 1. Put this one cell on empty land beside your city, and let the trees stand.
lesson-first-single-right = Well placed. Stones are the other way round: one left open costs 1, so build over them.
lesson-first-single-tree = Built, but one tree less: standing, it brings 1. Stones are the other way round: cover them.
lesson-first-clumsy = A clumsy shape, however you turn and mirror it. Pass this once: that costs 1 now, and more each time.
lesson-first-clumsy-passed = One circle is crossed; what stands under the last cross counts. Passing keeps land for shapes that fit.
lesson-first-clumsy-built = Built after all: no circle is crossed, and more land is filled.
lesson-first-stop = Ending costs nothing, but it is final. A real game goes on much longer; end this one now.
lesson-first-stop-right = So a game ends for you. In a real one, end when passing costs more than buildings still bring.
lesson-first-stop-other = You could go on building. To see the end, tap End.
lesson-first-learned-1 = Build from the river on, each building beside another.
lesson-first-learned-2 = Keep trees, cover stones, fill the land.
lesson-first-learned-3 = Passing costs more each time; ending costs nothing.

lesson-quarters = Quarters
lesson-quarters-groups = New: for each kind your largest group counts, one point a building.
lesson-quarters-home = A home. Put it beside the river.
lesson-quarters-home-right = One home: a group of one.
lesson-quarters-pass = { -not-now-pass }
lesson-quarters-end = { -not-now-end }
lesson-quarters-second = Another home. Beside the first they are one group.
lesson-quarters-second-right = Two homes, one group: 2 points. Size does not matter, number does.
lesson-quarters-learned-1 = Same kinds side by side make a quarter.
lesson-quarters-learned-2 = The number of buildings counts, not their size.

lesson-well = The well
lesson-well-well = Four different buildings at the four sides of a well bring 4. Three stand: put this shop at its right side, on h4 and h5.
lesson-well-well-right = Four buildings, four sides: 4 points. Left alone, a well costs nothing.
lesson-well-other = Not yet. The well lacks its right side: h4 and h5.
lesson-well-pass = { -not-now-pass }
lesson-well-end = { -not-now-end }
lesson-well-learned-1 = Four different buildings around a well: 4 points.
lesson-well-learned-2 = Whoever builds on a well gets nothing for it.

lesson-churches = First bells
lesson-churches-shop = A shop beside the river, as always.
lesson-churches-shop-right = And now something new.
lesson-churches-pass = { -not-now-pass }
lesson-churches-end = { -not-now-end }
lesson-churches-church = The right blue die shows the compass: everybody builds the next church of this row now, whatever the other dice say.
lesson-churches-place = So build this church, beside your shop.
lesson-churches-church-right = Your first church. Passing one would cost two circles, and it would be gone all the same.
lesson-churches-learned-1 = The compass calls the next church of the row.
lesson-churches-learned-2 = Passing a church costs two circles.

lesson-neighbours = Good neighbours
lesson-neighbours-third = New: a church that a home, a shop and a public building touch brings 3. The public building is missing: put it beside the church, on c4.
lesson-neighbours-third-right = All three kinds touch it: 3 points. Each church counts.
lesson-neighbours-third-tree = All three kinds touch it: 3 points, and one tree less.
lesson-neighbours-third-well = All three kinds touch it: 3 points. The well is built over, though.
lesson-neighbours-other = Not yet. It has to touch the church with a side: c4 does, across the river.
lesson-neighbours-pass = { -not-now-pass }
lesson-neighbours-end = { -not-now-end }
lesson-neighbours-learned-1 = A church with all three kinds around it: 3 points.
lesson-neighbours-learned-2 = Games 5 and 6 have two wells.

lesson-abbey = The abbey
lesson-abbey-abbey = New: the printed church, the abbey, is your first building. Put this one at any of its sides, not at the river.
lesson-abbey-abbey-right = So it begins. With all three kinds around it the abbey brings 3.
lesson-abbey-must = A clumsy one, and in this game nobody passes: build, or end. Find it a place.
lesson-abbey-must-right = Built. Who finds no place any more ends the game.
lesson-abbey-end = { -not-now-end }
lesson-abbey-learned-1 = The abbey is your first building.
lesson-abbey-learned-2 = No passing: build or end.

lesson-flood = High water
lesson-flood-mill = New: the sawmill, bottom right, is your first building. Put this home at one of its sides.
lesson-flood-mill-right = On from here, up along the water.
lesson-flood-water = New: nobody builds on the five flooded cells, d4 to e7, and nothing touches across them. Build on beside them, on f5 and f6.
lesson-flood-water-right = The far bank is reached only around the water.
lesson-flood-pass = { -not-now-pass }
lesson-flood-end = { -not-now-end }
lesson-flood-learned-1 = Start at the sawmill.
lesson-flood-learned-2 = Flooded cells separate: nothing touches across them.

lesson-forest = Axes in the wood
lesson-forest-forest = New: forest is land today. First to build on all of it gets 5 points; f9 and f11 are the last, so cover them with this shop.
lesson-forest-forest-right = 5 points! All of it at the end brings a purse; forest left empty costs like empty land.
lesson-forest-other = Not yet. Two forest cells are left, f9 and f11: cover both at once.
lesson-forest-pass = { -not-now-pass }
lesson-forest-end = { -not-now-end }
lesson-forest-learned-1 = In game 8 the forest is land.
lesson-forest-learned-2 = First to build on all of it: 5 points.

lesson-gold = Gold fever
lesson-gold-gold = New, gold: first to build on all five gold fields gets 5 points. The last is b1: put this shop on b1 and c1.
lesson-gold-gold-right = 5 points! Gold left alone costs nothing; all five at the end bring two purses.
lesson-gold-other = Not yet. One gold field is left, b1: across the river from d1.
lesson-gold-bonus = The chapter ends with this game, and purses pay: most bring 20 points, second most 10. End now, and get three.
lesson-gold-bonus-right = Two purses for the gold, one for never passing.
lesson-gold-bonus-pass = Not this time: passing would cost a circle and the purse for never passing.
lesson-gold-bonus-other = You could go on building. To see the purses, tap End.
lesson-gold-pass = { -not-now-pass }
lesson-gold-end = { -not-now-end }
lesson-gold-learned-1 = First on all five gold fields: 5 points.
lesson-gold-learned-2 = Most purses of the chapter: 20 points.

lesson-bandits = Outlaws
lesson-bandits-catch = New, bandits: each free one costs 3, and none is built over. Buildings at all four sides catch one: close b3 and c4 around the one on c3.
lesson-bandits-catch-right = Caught! Who is still free comes along to the next game.
lesson-bandits-other = Not yet. The bandit on c3 still gets out at b3 and c4: close both at once.
lesson-bandits-pass = { -not-now-pass }
lesson-bandits-end = { -not-now-end }
lesson-bandits-learned-1 = Surround bandits on all four sides.
lesson-bandits-learned-2 = Each free one costs 3 and comes along.

lesson-fortresses = Fortresses
lesson-fortresses-complete = New: if all your buildings of a kind form one group, that brings 3 more.
lesson-fortresses-home = A home at the river: one group, complete for now.
lesson-fortresses-home-right = And now the compass.
lesson-fortresses-pass = { -not-now-pass }
lesson-fortresses-end = { -not-now-end }
lesson-fortresses-fortress = The compass on the right blue die calls a fortress: one cell anywhere on free land. It need not touch yours.
lesson-fortresses-place = Put it on e1, or far away.
lesson-fortresses-fortress-right = From a fortress you may go on building, far away from home.
lesson-fortresses-learned-1 = A fortress stands anywhere and cannot be passed.
lesson-fortresses-learned-2 = All of a kind in one group: 3 more.

lesson-charter = Charter day
lesson-charter-stones = The last game pays for perfection: all stones covered bring 6 more. One stone is left, h8: cover it from g8 on.
lesson-charter-stones-right = No stone is left: 6 points.
lesson-charter-other = Not yet. Cover the last stone, h8.
lesson-charter-all = Never passing and no empty land bring 6 each, all 14 trees 20. A free bandit costs 6.
lesson-charter-pass = { -not-now-pass }
lesson-charter-end = { -not-now-end }
lesson-charter-learned-1 = Perfection pays: no pass, no stone, no gap, every tree.
lesson-charter-learned-2 = A free bandit costs 6 today.

lesson-plateaus = Up on the rock
lesson-plateaus-race = New, a race: first to build on all four plateaus gets 5 points. Three are built on: reach the last with this shop, up to b2.
lesson-plateaus-race-right = All four, and you are first: 5 points!
lesson-plateaus-other = Not yet. One plateau is left, b2: go up c4, c3 and c2.
lesson-plateaus-purses = All four plateaus at the end bring a purse, and so does never passing. End now, and get both.
lesson-plateaus-purses-right = Two purses! They pay when the chapter ends.
lesson-plateaus-purses-pass = Not this time: passing would cost a circle and the purse for never passing.
lesson-plateaus-purses-other = You could go on building. To see the purses, tap End.
lesson-plateaus-pass = { -not-now-pass }
lesson-plateaus-end = { -not-now-end }
lesson-plateaus-learned-1 = First on all four plateaus: 5 points.
lesson-plateaus-learned-2 = Purses pay at the end of the chapter.

first-pass = Your first pass: one circle is crossed, and each next one costs more.

first-race = First! Whoever is first gets 5 points; the others may still finish for their purse.
first-purse = Your first purse: no points yet, but most purses pay when the chapter ends.
first-caught = Your first bandit is caught: buildings stand at all four sides.

# -- beside the table

remind-1 = Two blue dice side by side make the shape, the white die the kind. Turn and mirror it.
remind-2 = The first building touches the river with a side; each later one touches a building of yours.
remind-3 = Not on mountain or forest, not across the river. Trees and stones may be built over.
remind-4 = Pass: cross a circle; what stands under the last cross counts.
remind-5 = End: in any round, for nothing, for good.
remind-6 = Trees kept +1 each, stones left −1, empty land −1 a cell. From game 2 on: the largest group of each kind.
remind-7 = Games 3, 5, 6: a well between four different buildings brings 4.
remind-8 = Games 4 to 8: the compass calls a church. From 5 on, all three kinds around it bring 3.
remind-9 = Games 7 to 9: first to finish the task gets 5. That and never passing bring purses.
remind-10 = Games 10 to 12: a free bandit costs 3, in the last 6. From 11 on the compass calls fortresses.
term-kind = Kind
term-kind-text = Home, shop or public building: what the white die says.
term-touch = To touch
term-touch-text = Side by side, not corner to corner; straight across the river counts, too.
term-circle = Pass circle
term-circle-text = One is crossed for each pass. They cost more and more.
term-group = Group
term-group-text = Buildings of one kind that touch each other. Their number counts.
term-well = Well
term-well-text = Four different buildings at its four sides bring 4.
term-compass = Compass
term-compass-text = A face of the right blue die. It calls churches, later fortresses.
term-purse = Purse
term-purse-text = No points yet; most purses pay when a chapter ends.
term-bandit = Bandit
term-bandit-text = Costs points while it is free. Buildings at all four sides catch it.
term-fortress = Fortress
term-fortress-text = One cell, anywhere on free land. Building may go on from it.
