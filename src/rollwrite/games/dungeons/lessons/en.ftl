# Lessons of Dungeons, Dice & Danger, English


lesson-first = The first stairs down
lesson-first-pair = Two dice make a sum, two others a second one: take 6 and 7, made of 1 + 5 and 3 + 4.
lesson-first-pair-other = Not yet. For this lesson take 6 and 7.
lesson-first-start = The way in is a green start field: cross the 7.
lesson-first-start-other = Not yet. First cross the start field 7.
lesson-first-door = A door leads up from your 7 to the 6 with a little key: cross that with your second sum.
lesson-first-door-right = Well done! That key opens the 6 of the moose, the monster beside it: 8 or 6 hit it.
lesson-first-door-other = Not yet. Cross the 6 with the key, above your 7.
lesson-first-others = Somebody else rolled these dice for all, and the black die costs you one of these symbols: take 6 and 8.
lesson-first-others-other = Not yet. Take 6 and 8, with the black die.
lesson-first-hit = You stand at the door of the moose, and your key unlocked its 6: tap it, for 8 and 6 both hit.
lesson-first-hit-other = Not yet. Use both sums on the moose.
lesson-first-hit-again = The other sum hits it, too: tap the moose again.
lesson-first-own = You rolled, and the black die is free for you: take 6 and 8 again, for the last two boxes of the moose.
lesson-first-own-other = Not yet. Take 6 and 8: both hit the moose.
lesson-first-fell = Both sums hit the moose: tap it.
lesson-first-fell-again = The last box: tap the moose again, and it falls.
lesson-first-fell-right = You felled it first: two gems, 3 points each. And its room is open to walk through.
lesson-first-fell-other = Not yet. Use both sums on the moose.
lesson-first-sixes = Sixes all over are two times 12, and nothing else: take them.
lesson-first-lapse = Only one 12 can be reached: cross it, and see what happens to the other sum.
lesson-first-lapse-right = The other 12 fits nowhere and costs a life: the first is free, each later one costs points.
lesson-first-learned-1 = Two pairs, two sums: each crosses a field or hits a monster.
lesson-first-learned-2 = Key fields unlock the locked numbers of monsters.
lesson-first-learned-3 = Be first: gems count 3 points.

lesson-cultists = Clumsy Cultists
lesson-cultists-pair = Rubble lets you through only with both its boxes crossed: take 6 twice, 1 + 5 and 2 + 4.
lesson-cultists-pair-other = Not yet. Take 6 twice: 1 + 5 and 2 + 4.
lesson-cultists-rubble = Cross the first box of the rubble 6.
lesson-cultists-rubble-again = And its second box, with the other 6.
lesson-cultists-rubble-right = The way is free. Six cleared heaps of rubble are a bonus.
lesson-cultists-rubble-other = Not yet. Use both sums on the rubble 6.
lesson-cultists-three = Whoever fells a Mancer first is bitten and loses a life: take 3 and 11, for the Necro Mancer lacks one hit.
lesson-cultists-three-other = Not yet. Its key for the 3 is crossed: take 3 and 11.
lesson-cultists-necro = Use the 3: tap the Necro Mancer, and it falls.
lesson-cultists-necro-other = Not yet. Use the 3 on the Necro Mancer.
lesson-cultists-rest = And the 11: behind the cleared rubble, for example.
lesson-cultists-rest-right = You felled it first: two gems, and its bite cost one life. Both Mancers felled are a bonus.
lesson-cultists-learned-1 = Rubble needs two crosses.
lesson-cultists-learned-2 = Mancers bite.

lesson-pyramid = Puzzled Pyramid
lesson-pyramid-clouds = First you write eight numbers into your clouds: likely ones where you want to pass early.
lesson-pyramid-clouds-again =
    { $left ->
        [7] Seven clouds are left: 6, 7 and 8 fall most often, 2 and 12 hardly ever.
        [1] The last cloud gets what is left.
       *[other] { $left } clouds are left: which number goes into the next?
    }
lesson-pyramid-clouds-right = Now the pyramid is yours alone: nobody else has these numbers.
lesson-pyramid-learned-1 = You write the numbers of your clouds.
lesson-pyramid-learned-2 = Likely numbers go where you pass early.

lesson-dinosaurs = Defiant Dinosaurs
lesson-dinosaurs-pair = A track unlocks its number at its dinosaur, wherever you are: take 4 and 6, for the track 4 lies beside your 9.
lesson-dinosaurs-pair-other = Not yet. Take 4 and 6: 1 + 3, and 2 + 4.
lesson-dinosaurs-track = Cross the track 4: now a 4 counts at Steg, too.
lesson-dinosaurs-track-right = Unlocked. Six tracks are a bonus.
lesson-dinosaurs-track-other = Not yet. Use the 4 on the track.
lesson-dinosaurs-six = And the 6, where you like.
lesson-dinosaurs-both = Armoured ones like Steg take both sums of a roll, or nothing: take 4 and 9, for both count there.
lesson-dinosaurs-both-other = Not yet. Take 4 and 9: both count at Steg.
lesson-dinosaurs-armour = Tap Steg: both sums, two hits at once.
lesson-dinosaurs-armour-right = Two hits through the armour. Three armoured ones felled are a bonus.
lesson-dinosaurs-armour-other = Not yet. Use both sums on Steg.
lesson-dinosaurs-learned-1 = Tracks unlock numbers from afar.
lesson-dinosaurs-learned-2 = Armour wants both sums.

lesson-alone = Alone in the dark
lesson-alone-pair = Alone, a roll without a hit on a monster costs a life: take 8 and 11, for the 8 hits the moose.
lesson-alone-pair-other = Not yet. Take 8 and 11, so that something hits.
lesson-alone-hit = Use the 8: tap the moose.
lesson-alone-hit-other = Not yet. Use the 8 on the moose: each roll wants a hit.
lesson-alone-free = After a hit the other sum may go for free, which keeps its field for later: tap Done, or use the 11.
lesson-alone-free-kept = Kept for later. Lives cost no points alone, but the skull ends the game.
lesson-alone-free-used = Used at once. Lives cost no points alone, but the skull ends the game.
lesson-alone-learned-1 = Every roll wants a hit.
lesson-alone-learned-2 = After a hit a sum may go.

lesson-worm = The worm
lesson-worm-pair = You stand before a portal, the 11, and the neck of the worm lacks one hit, the 6: take 6 and 11.
lesson-worm-pair-other = Not yet. For this lesson take 6 and 11.
lesson-worm-portal = Cross the portal 11: the far portal is crossed, too; not the other way round.
lesson-worm-portal-right = Two crosses for one sum, and a way on at the far side.
lesson-worm-portal-other = Not yet. Use the 11 on the portal.
lesson-worm-worm = Each part of the worm that you fell hits Sandy, the boss, three times: use the 6 on the neck.
lesson-worm-worm-right = The neck falls, and Sandy takes three hits. All three parts are a bonus.
lesson-worm-worm-other = Not yet. Use the 6 on the neck of the worm.
lesson-worm-learned-1 = The portal 11 crosses the far one, too.
lesson-worm-learned-2 = Worm parts hit Sandy.

lesson-treasure = The treasure below
lesson-treasure-pair = Only the boss stands, two boxes short, and a fist takes two equal dice: take 4 and 11, 2 + 2 and 5 + 6.
lesson-treasure-pair-other = Not yet. Take 4 and 11: 2 + 2, and 5 + 6.
lesson-treasure-bonus = Five fists are a bonus, three gems for the first and one for later ones: cross your fifth, the fist 4.
lesson-treasure-bonus-right = The bonus is yours. And a fist hits every monster, reached or not: the boss lacks one box.
lesson-treasure-bonus-other = Not yet. Use the 4 on the fist: it is your fifth.
lesson-treasure-chest = The 11 is a chest: cross it.
lesson-treasure-take = A chest gives one thing, lives, black dice or torches, and each torch is one more field or hit: take the torches.
lesson-treasure-take-other = A good choice, too. For this lesson take the torches.
lesson-treasure-boss = The last monster ends the game, and the boss pays most but costs two lives: tap it, for a torch hits it.
lesson-treasure-boss-right = It falls! Six gems, more than any other.
lesson-treasure-boss-other = Not yet. Burn a torch on the boss: one box is left.
lesson-treasure-count = Gems count 3, coins 2, and lost lives cost what the track says: tap Done, and it is counted.
lesson-treasure-count-right = The dungeon is yours. Most points win.
lesson-treasure-count-other = Keep that torch: the boss has fallen. Tap Done.
lesson-treasure-learned-1 = Bonuses and monsters pay most to whoever is first.
lesson-treasure-learned-2 = Chests give lives, torches or black dice.
lesson-treasure-learned-3 = The last monster ends the game.

first-hit = A hit! When all its boxes are crossed, the monster falls.
first-felled = Felled! Whoever is first gets the larger number of gems.
first-lives = A life: the first is free, later ones cost points, and at the skull you are out.
first-chest = A chest: each reward is there once.
first-fist = A fist: two equal dice hit every monster, reached or not.
first-bonus = A bonus: three gems for the first, one for all later.

# -- beside the table

remind-1 = Make two pairs of the five dice: two sums. One die is left over.
remind-2 = The black die is free for who rolls; others cross a symbol for it.
remind-3 = A sum crosses a start field, or a field behind a door of a crossed one.
remind-4 = Or it hits a monster you have reached: some numbers always, locked ones once their key is crossed.
remind-5 = A sum that fits nowhere costs a life. The first is free.
remind-6 = First to fell a monster: the larger number of gems.
remind-7 = Gem 3 points, coin 2, minus lives lost. The last monster ends the game.
term-start = Start field
term-start-text = A green field with three marks: the way in. Always open.
term-door = Door
term-door-text = A gap in the wall between two fields. Across it you go on.
term-key = Key field
term-key-text = A grey field with a key, beside a monster. Crossed, it unlocks the same number of the monster.
term-hit = Hit
term-hit-text = One box of a monster is crossed.
term-life = Life
term-life-text = A heart of the track. What the next one left says counts; the skull throws you out.
term-torch = Torch
term-torch-text = From a chest. Crosses a field next to one you crossed, or hits a monster, on top of your sums.
term-gem = Gem
term-gem-text = 3 points. From monsters, bonuses and some fields.
