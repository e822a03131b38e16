# Lessons of My City, English

-not-now-pass = Not yet. This one fits well: build it.
-not-now-end = Not yet. There is still land to be filled: build.


lesson-first = First roofs
lesson-first-river = The two blue dice are the shape, the white die the kind: put this home beside the river, with a tap.
lesson-first-river-right = Your first roof! Each cell of empty land costs 1, so your total starts below zero and building lifts it.
lesson-first-pass = { -not-now-pass }
lesson-first-end = { -not-now-end }
lesson-first-touch = From now on each building touches one of yours: put this shop of two cells beside your home.
lesson-first-touch-right = It touches; straight across the river counts, too. What kind it is matters only in later games.
lesson-first-single = Each tree that stands brings 1: put this one cell beside your city, on land without a tree.
lesson-first-single-right = Well placed. Stones are the other way round: one left open costs 1, so build over them.
lesson-first-single-tree = Built, but one tree less: standing, it brings 1. Stones are the other way round: cover them.
lesson-first-clumsy = You may also pass a building: try it once, it costs 1 now and more each time.
lesson-first-clumsy-passed = One circle is crossed; what stands under the last cross counts. Pass when a shape would spoil your land.
lesson-first-clumsy-built = A good choice, too: more land is filled. Pass only when a shape would spoil your land.
lesson-first-stop = Ending costs nothing but is final, and a real game goes on much longer: end this one now.
lesson-first-stop-right = So a game ends for you. In a real one, end when passing costs more than buildings still bring.
lesson-first-stop-other = You could go on building. To see the end, tap End.
lesson-first-learned-1 = Build from the river on, each building beside another; none lies on both banks.
lesson-first-learned-2 = Keep trees, cover stones, fill the land.
lesson-first-learned-3 = Passing costs more and more; ending costs nothing.

lesson-quarters = Quarters
lesson-quarters-home = A home again: put it beside the river.
lesson-quarters-home-right = One home: a group of one.
lesson-quarters-pass = { -not-now-pass }
lesson-quarters-end = { -not-now-end }
lesson-quarters-second = New: for each kind your largest group counts, 1 a building, so put this home beside the first.
lesson-quarters-second-right = Two homes, one group: 2 points. Size does not matter, number does.
lesson-quarters-learned-1 = Same kinds side by side make a quarter.
lesson-quarters-learned-2 = The number of buildings counts, not their size.

lesson-well = The well
lesson-well-well = A well brings 4 with four different buildings at its four sides: three stand, put this shop on h4 and h5.
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
lesson-churches-place = New: the compass on the right blue die calls the next church of the row, for everybody: build it beside your shop.
lesson-churches-church-right = Your first church. Passing one would cost two circles, and it would be gone all the same.
lesson-churches-learned-1 = The compass calls the next church of the row.
lesson-churches-learned-2 = Passing a church costs two circles.

lesson-neighbours = Good neighbours
lesson-neighbours-third = New: a church brings 3 if a home, a shop and a public building touch it: put the missing public building on c4.
lesson-neighbours-third-right = All three kinds touch it: 3 points. Each church counts.
lesson-neighbours-third-tree = All three kinds touch it: 3 points, and one tree less.
lesson-neighbours-third-well = All three kinds touch it: 3 points. The well is built over, though.
lesson-neighbours-other = Not yet. It has to touch the church with a side: c4 does, across the river.
lesson-neighbours-pass = { -not-now-pass }
lesson-neighbours-end = { -not-now-end }
lesson-neighbours-learned-1 = A church with all three kinds around it: 3 points.
lesson-neighbours-learned-2 = Games 5 and 6 have two wells.

lesson-abbey = The abbey
lesson-abbey-abbey = New: the printed church, the abbey, is your first building, so put this one at any of its sides, not at the river.
lesson-abbey-abbey-right = So it begins. With all three kinds around it the abbey brings 3.
lesson-abbey-must = New: in this game nobody passes, so find a place for this one, too.
lesson-abbey-must-right = Built. Who finds no place any more ends the game.
lesson-abbey-end = { -not-now-end }
lesson-abbey-learned-1 = The abbey is your first building.
lesson-abbey-learned-2 = No passing: build or end.

lesson-flood = High water
lesson-flood-mill = New: the sawmill, bottom right, is your first building, so put this home at one of its sides.
lesson-flood-mill-right = On from here, up along the water.
lesson-flood-water = New: nobody builds on the flooded cells, d4 to e7, and nothing touches across them: build beside them, on f5 and f6.
lesson-flood-water-right = The far bank is reached only around the water.
lesson-flood-pass = { -not-now-pass }
lesson-flood-end = { -not-now-end }
lesson-flood-learned-1 = Start at the sawmill.
lesson-flood-learned-2 = Flooded cells separate: nothing touches across them.

lesson-forest = Axes in the wood
lesson-forest-forest = New: forest is land today, and first to build on all of it gets 5 points: cover f9 and f11, the last two.
lesson-forest-forest-right = 5 points! All of it at the end brings a purse; forest left empty costs like empty land.
lesson-forest-other = Not yet. Two forest cells are left, f9 and f11: cover both at once.
lesson-forest-pass = { -not-now-pass }
lesson-forest-end = { -not-now-end }
lesson-forest-learned-1 = In game 8 the forest is land.
lesson-forest-learned-2 = First to build on all of it: 5 points.

lesson-gold = Gold fever
lesson-gold-gold = New, gold: first to build on all five gold fields gets 5 points, so put this shop on the last, b1, and on c1.
lesson-gold-gold-right = 5 points! Gold left alone costs nothing; all five at the end bring two purses.
lesson-gold-other = Not yet. One gold field is left, b1: across the river from d1.
lesson-gold-bonus = The chapter ends with this game, and most purses bring 20 points, second most 10: end now, and get three purses.
lesson-gold-bonus-right = Two purses for the gold, one for never passing.
lesson-gold-bonus-pass = Not this time: passing would cost a circle and the purse for never passing.
lesson-gold-bonus-other = You could go on building. To see the purses, tap End.
lesson-gold-pass = { -not-now-pass }
lesson-gold-end = { -not-now-end }
lesson-gold-learned-1 = First on all five gold fields: 5 points.
lesson-gold-learned-2 = Most purses of the chapter: 20 points.

lesson-bandits = Outlaws
lesson-bandits-catch = New, bandits: a free one costs 3, and buildings at all four sides catch it, so close b3 and c4 around c3.
lesson-bandits-catch-right = Caught! Who is still free comes along to the next game.
lesson-bandits-other = Not yet. The bandit on c3 still gets out at b3 and c4: close both at once.
lesson-bandits-pass = { -not-now-pass }
lesson-bandits-end = { -not-now-end }
lesson-bandits-learned-1 = Surround bandits on all four sides; none is built over.
lesson-bandits-learned-2 = Each free one costs 3 and comes along.

lesson-fortresses = Fortresses
lesson-fortresses-home = New: all your buildings of a kind in one group bring 3 more, so begin with this home at the river.
lesson-fortresses-home-right = One home, one group: complete for now.
lesson-fortresses-pass = { -not-now-pass }
lesson-fortresses-end = { -not-now-end }
lesson-fortresses-place = New: the compass on the right blue die calls a fortress, one cell anywhere on free land: put it on e1, or far away.
lesson-fortresses-fortress-right = It need not touch yours, and from it you may go on building, far away from home.
lesson-fortresses-learned-1 = A fortress stands anywhere and cannot be passed.
lesson-fortresses-learned-2 = All of a kind in one group: 3 more.

lesson-charter = Charter day
lesson-charter-stones = The last game pays for perfection: no stone left open brings 6 more, so cover the last, h8, from g8 on.
lesson-charter-stones-right = No stone is left: 6 points.
lesson-charter-other = Not yet. Cover the last stone, h8.
lesson-charter-all = Never passing and no empty land bring 6 each, all 14 trees 20, and a free bandit costs 6.
lesson-charter-pass = { -not-now-pass }
lesson-charter-end = { -not-now-end }
lesson-charter-learned-1 = Perfection pays: no pass, no stone, no gap, every tree.
lesson-charter-learned-2 = A free bandit costs 6 today.

lesson-plateaus = Up on the rock
lesson-plateaus-race = New, a race: first to build on all four plateaus gets 5 points, and only b2 is left: build this shop up to it.
lesson-plateaus-race-right = All four, and you are first: 5 points!
lesson-plateaus-other = Not yet. One plateau is left, b2: go up c4, c3 and c2.
lesson-plateaus-purses = All four plateaus at the end bring a purse, and so does never passing: end now, and get both.
lesson-plateaus-purses-right = Two purses! They pay when the chapter ends.
lesson-plateaus-purses-pass = Not this time: passing would cost a circle and the purse for never passing.
lesson-plateaus-purses-other = You could go on building. To see the purses, tap End.
lesson-plateaus-pass = { -not-now-pass }
lesson-plateaus-end = { -not-now-end }
lesson-plateaus-learned-1 = First on all four plateaus: 5 points.
lesson-plateaus-learned-2 = Purses pay at the end of the chapter.

first-pass = Your first pass: a circle is crossed, and they cost more and more.

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
