# Lessons of My City, English

-not-now-pass = Not yet. This one fits well: build it.
-not-now-end = Not yet. There is still land to be filled: build.


lesson-first = First roofs
lesson-first-river = The dice say: a home of three cells. Put it here: the first building touches the river.
lesson-first-river-right = Your first roof! The two blue dice side by side made its shape, the white die its kind; shapes may be turned and mirrored.
lesson-first-pass = { -not-now-pass }
lesson-first-end = { -not-now-end }
lesson-first-touch = Two cells, a shop. Put it here: from now on each building touches one of yours, straight across the river too.
lesson-first-touch-right = It touches. So your city grows, house by house.
lesson-first-trees = Each empty land cell and each stone not built over costs 1, each tree you keep brings 1. So everybody begins far below zero.
lesson-first-single = One cell, wherever you like: fill a gap, cover a stone, or cross the river. Let the trees stand.
lesson-first-single-right = Well placed. Empty land costs, trees bring points.
lesson-first-clumsy = Five cells, and clumsy. Passing costs 1 the first time and more each time: pass, or find a place.
lesson-first-clumsy-passed = One circle is crossed. What stands under the last cross counts.
lesson-first-clumsy-built = Bravely built: no circle is crossed.
lesson-first-stop = You may end in any round: it costs nothing and is final. A real game has many more rounds; end this one now.
lesson-first-stop-right = So a game ends for you. To stop in time is half of the art.
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
lesson-well-well = New: a well with four different buildings at its four sides brings 4. Left alone it costs nothing.
lesson-well-towards = Begin at the river, on the way to the well.
lesson-well-towards-right = Now one building for each of its sides.
lesson-well-pass = { -not-now-pass }
lesson-well-end = { -not-now-end }
lesson-well-learned-1 = Four different buildings around a well: 4 points.

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
lesson-neighbours-points = New: a church that a home, a shop and a public building touch brings 3.
lesson-neighbours-church = The right blue die shows the compass at once: this church is your first building, beside the river.
lesson-neighbours-church-right = Leave room around it for all three kinds.
lesson-neighbours-pass = { -not-now-pass }
lesson-neighbours-end = { -not-now-end }
lesson-neighbours-home = A home. Let it touch the church.
lesson-neighbours-home-right = One of three. A shop and a public building are still missing.
lesson-neighbours-learned-1 = A church with all three kinds around it: 3 points.
lesson-neighbours-learned-2 = Games 5 and 6 have two wells.

lesson-abbey = The abbey
lesson-abbey-abbey = New: the printed church is your first building. Start from any of its sides, not from the river.
lesson-abbey-start = And in this game nobody passes: build, or end. Put this one at the abbey.
lesson-abbey-start-right = So it begins. With all three kinds around it the abbey brings 3.
lesson-abbey-end = { -not-now-end }
lesson-abbey-learned-1 = The abbey is your first building.
lesson-abbey-learned-2 = No passing: build or end.

lesson-flood = High water
lesson-flood-water = New: nobody builds on these flooded fields, and nothing touches across them.
lesson-flood-race = New: first to build on all four plateaus gets 5 points.
lesson-flood-purses = All four at the end bring a purse, so does never passing. Purses pay when the chapter ends.
lesson-flood-mill = New: the sawmill is your first building. Put this home at one of its sides.
lesson-flood-mill-right = On from here, up to the rock.
lesson-flood-pass = { -not-now-pass }
lesson-flood-end = { -not-now-end }
lesson-flood-learned-1 = Start at the sawmill.
lesson-flood-learned-2 = First on all four plateaus: 5 points.
lesson-flood-learned-3 = Purses pay at the end of the chapter.

lesson-forest = Axes in the wood
lesson-forest-forest = New: the forest is land today. First to build on all of it gets 5 points; all of it at the end brings a purse.
lesson-forest-begin = Begin at the river, on the way to the trees.
lesson-forest-begin-right = Forest left empty counts as empty land.
lesson-forest-pass = { -not-now-pass }
lesson-forest-end = { -not-now-end }
lesson-forest-learned-1 = In game 8 the forest is land.
lesson-forest-learned-2 = First to build on all of it: 5 points.

lesson-gold = Gold fever
lesson-gold-gold = New: gold. First to build on all five fields gets 5 points; all five at the end bring two purses.
lesson-gold-bonus = Now the purses pay: most of the chapter bring 20 points, second most 10.
lesson-gold-begin = Begin at the river.
lesson-gold-begin-right = Gold that is left alone costs nothing.
lesson-gold-pass = { -not-now-pass }
lesson-gold-end = { -not-now-end }
lesson-gold-learned-1 = First on all five gold fields: 5 points.
lesson-gold-learned-2 = Most purses of the chapter: 20 points.

lesson-bandits = Outlaws
lesson-bandits-bandits = New: bandits, whom nobody builds over; with buildings at all four sides one is caught. Each still free costs 3.
lesson-bandits-begin = Begin at the river, on the way to one of them.
lesson-bandits-begin-right = Who is still free comes along to the next game.
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
lesson-fortresses-fortress = The compass on the right blue die calls a fortress: one cell, anywhere on free land. It need not touch anything.
lesson-fortresses-place = Put it where you like: here, or far away.
lesson-fortresses-fortress-right = From a fortress you may go on building, far away from home.
lesson-fortresses-learned-1 = A fortress stands anywhere and cannot be passed.
lesson-fortresses-learned-2 = All of a kind in one group: 3 more.

lesson-charter = Charter day
lesson-charter-never = The last game pays for perfection: never passed brings 6 more.
lesson-charter-all = So do all stones covered and no empty land; all 14 trees kept bring 20. A free bandit costs 6.
lesson-charter-begin = Begin at the river, and mind the trees.
lesson-charter-begin-right = On to the charter!
lesson-charter-pass = { -not-now-pass }
lesson-charter-end = { -not-now-end }
lesson-charter-learned-1 = Perfection pays: no pass, no stone, no gap, every tree.

first-pass = Your first pass: one circle is crossed, and each next one costs more.

first-race = First! Whoever is first gets 5 points; the others may still finish for their purse.
first-purse = Your first purse: no points yet, but most purses pay when the chapter ends.
first-caught = Your first bandit is caught: buildings stand at all four sides.

# -- beside the table

remind-1 = Two blue dice side by side make the shape, the white die the kind. Turn and mirror it as you like.
remind-2 = The first building touches the river with a side; each later one touches a building of yours.
remind-3 = Not on mountain or forest, not across the river. Trees and stones may be built over.
remind-4 = Pass: cross a circle; what stands under the last cross counts.
remind-5 = End: in any round, for nothing, for good.
remind-6 = Trees kept +1 each, stones left −1, empty land −1 a cell. From game 2 on: the largest group of each kind.
remind-7 = Games 4 to 8: the compass calls the next church.
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
