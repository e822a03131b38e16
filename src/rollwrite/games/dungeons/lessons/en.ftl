# Lessons of Dungeons, Dice & Danger, English


lesson-first = The first stairs down
lesson-first-pair = Two dice make a sum, two others a second one. Take the sums 6 and 7: 1 + 5, and 3 + 4.
lesson-first-pair-other = Not yet. For this lesson take 6 and 7.
lesson-first-start = You start on a green field with three marks. Cross the 7.
lesson-first-start-other = Not yet. First cross the start field 7.
lesson-first-door = A door leads up from your 7 to the 6 with a little key. Cross that one with your second sum.
lesson-first-door-right = Well done! The key on your 6 unlocks the 6 of the moose: a 6 hits it, too.
lesson-first-door-other = Not yet. Cross the 6 with the key, above your 7.
lesson-first-others = Somebody else rolled, and everybody uses the same dice. The small signs show what a sum could do: take 8 and 10.
lesson-first-others-other = Not yet. For this lesson take 8 and 10.
lesson-first-moose = Monsters bring points: whoever fells one first gets most gems.
lesson-first-hit = You stand at the door of the moose, and its 8 needs no key. Tap the moose.
lesson-first-hit-other = Not yet. Use the 8 on the moose.
lesson-first-key = The 10 of the moose is still locked; the 10 with a key, right of your 7, unlocks it. Cross that field.
lesson-first-key-other = Not yet. Cross the 10 with the key, right of your 7.
lesson-first-unlocked = The 6 and the 10 of the moose are unlocked now. Take 6 and 10: both hit it.
lesson-first-unlocked-other = Not yet. Take 6 and 10: both hit the moose.
lesson-first-six = 1 + 5 is your 6: tap one of these dice, then the moose.
lesson-first-six-other = Not yet. Use the 6 on the moose.
lesson-first-ten = The 10 hits it, too: tap the moose.
lesson-first-ten-other = Not yet. Use the 10 on the moose.
lesson-first-ten-right = Three of four boxes are crossed. The last one fells it.
lesson-first-black = Whoever rolls uses the black die for free; you cross one of these symbols for it. 2 + 6 is the 8 you need: take 4 and 8.
lesson-first-black-other = Not yet. Take 4 and 8, with the black die.
lesson-first-fell = The last box: tap the moose, and it falls.
lesson-first-fell-other = Not yet. Use the 8 on the moose.
lesson-first-four = The 4 is left, and one start field has a 4. Cross it.
lesson-first-four-right = You felled the moose first: two gems, 3 points each. And its room is open to walk through.
lesson-first-sixes = Sixes all over: two times 12, and nothing else. Take it.
lesson-first-lapse = Only one 12 can be reached. Cross it, and see what happens to the other sum.
lesson-first-lapse-right = The other 12 fits nowhere, and that costs a life.
lesson-first-lives = The first open heart says what you pay: one lost life is free, more cost points. At the skull at the end you are out.
lesson-first-learned-1 = Two pairs, two sums: each crosses a field or hits a monster.
lesson-first-learned-2 = Key fields unlock the locked numbers of monsters.
lesson-first-learned-3 = Be first: gems count 3 points.

lesson-animals = Annoyed Animals
lesson-animals-pair = A fist takes two equal dice that make its number. The fist 12 is beside your way: take 12 and 8, 6 + 6 and 3 + 5.
lesson-animals-pair-other = Not yet. Take 12 and 8: only 6 + 6 is a pair of equal dice.
lesson-animals-fist = Cross the fist with the 12: then every monster takes a hit, reached or not.
lesson-animals-fist-right = Seven monsters, seven hits at once!
lesson-animals-fist-other = Not yet. Use the 12 on the fist, beyond your gem.
lesson-animals-bonus = Five fists are a bonus, and so is a way from the left start to the right.
lesson-animals-learned-1 = A fist takes two equal dice.
lesson-animals-learned-2 = It hits every monster at once.

lesson-cultists = Clumsy Cultists
lesson-cultists-pair = Rubble has two boxes; only with both crossed can you pass. Take 6 twice, 1 + 5 and 2 + 4: that clears the rubble 6 in one roll.
lesson-cultists-pair-other = Not yet. Take 6 twice: 1 + 5 and 2 + 4.
lesson-cultists-rubble = Cross the first box of the rubble 6.
lesson-cultists-rubble-again = And its second box, with the other 6.
lesson-cultists-rubble-right = The way is free. Six cleared heaps of rubble are a bonus.
lesson-cultists-rubble-other = Not yet. Use both sums on the rubble 6.
lesson-cultists-three = The two Mancers bite: whoever fells one first loses a life. The Necro Mancer lacks one hit: take 3 and 11.
lesson-cultists-three-other = Not yet. Its key for the 3 is crossed: take 3 and 11.
lesson-cultists-necro = Use the 3: tap the Necro Mancer, and it falls.
lesson-cultists-necro-other = Not yet. Use the 3 on the Necro Mancer.
lesson-cultists-rest = And the 11: behind the cleared rubble, for example.
lesson-cultists-rest-right = You felled it first: two gems, and its bite cost one life. Both Mancers felled are a bonus.
lesson-cultists-learned-1 = Rubble needs two crosses.
lesson-cultists-learned-2 = Mancers bite.

lesson-pyramid = Puzzled Pyramid
lesson-pyramid-clouds = First you write eight numbers into your clouds. Likely ones go where you want to pass early.
lesson-pyramid-clouds-again =
    { $left ->
        [7] Good. 6, 7 and 8 fall most often, 2 and 12 hardly ever. Seven clouds are left.
        [1] The last cloud gets what is left.
       *[other] { $left } clouds are left: which number goes into the next?
    }
lesson-pyramid-clouds-right = Now the pyramid is yours alone: nobody else has these numbers.
lesson-pyramid-learned-1 = You write the numbers of your clouds.
lesson-pyramid-learned-2 = Likely numbers go where you pass early.

lesson-dinosaurs = Defiant Dinosaurs
lesson-dinosaurs-pair = A track unlocks its number at its dinosaur, wherever you are. Beside your 9 lies the track 4: take 4 and 6.
lesson-dinosaurs-pair-other = Not yet. Take 4 and 6: 1 + 3, and 2 + 4.
lesson-dinosaurs-track = Cross the track 4: now a 4 counts at Steg, too.
lesson-dinosaurs-track-right = Unlocked. Six tracks are a bonus.
lesson-dinosaurs-track-other = Not yet. Use the 4 on the track.
lesson-dinosaurs-six = And the 6, where you like.
lesson-dinosaurs-both = Armoured ones like Steg take both sums of a roll, or nothing. 4 and 9 both count at Steg: take them.
lesson-dinosaurs-both-other = Not yet. Take 4 and 9: both count at Steg.
lesson-dinosaurs-armour = Tap Steg: both sums, two hits at once.
lesson-dinosaurs-armour-right = Two hits through the armour. Three armoured ones felled are a bonus.
lesson-dinosaurs-armour-other = Not yet. Use both sums on Steg.
lesson-dinosaurs-learned-1 = Tracks unlock numbers from afar.
lesson-dinosaurs-learned-2 = Armour wants both sums.

lesson-alone = Alone in the dark
lesson-alone-pair = Alone, a roll without a hit on a monster costs a life. Take 8 and 11: the 8 hits the moose.
lesson-alone-pair-other = Not yet. Take 8 and 11, so that something hits.
lesson-alone-hit = Use the 8: tap the moose.
lesson-alone-hit-other = Not yet. Use the 8 on the moose: each roll wants a hit.
lesson-alone-free = After a hit you may let the other sum go for free: that keeps its field for later. Tap Done, or use the 11.
lesson-alone-free-kept = Kept for later. Lives cost no points alone, but the skull ends the game.
lesson-alone-free-used = Used at once. Lives cost no points alone, but the skull ends the game.
lesson-alone-learned-1 = Every roll wants a hit.
lesson-alone-learned-2 = After a hit a sum may go.

lesson-worm = The worm
lesson-worm-pair = You stand before a portal, the 11, and the neck of the worm lacks one hit, the 6. Take 6 and 11.
lesson-worm-pair-other = Not yet. For this lesson take 6 and 11.
lesson-worm-portal = Cross the portal 11: the far portal is crossed, too; not the other way round.
lesson-worm-portal-right = Two crosses for one sum, and a way on at the far side.
lesson-worm-portal-other = Not yet. Use the 11 on the portal.
lesson-worm-worm = Each part of the worm that you fell hits Sandy, the boss, three times. Use the 6 on the neck.
lesson-worm-worm-right = The neck falls, and Sandy takes three hits. All three parts are a bonus.
lesson-worm-worm-other = Not yet. Use the 6 on the neck of the worm.
lesson-worm-learned-1 = The portal 11 crosses the far one, too.
lesson-worm-learned-2 = Worm parts hit Sandy.

lesson-treasure = The treasure below
lesson-treasure-pair = The last rolls: only the boss still stands, and two boxes fell it. Take 4 and 11: 2 + 2, and 5 + 6.
lesson-treasure-pair-other = Not yet. Take 4 and 11: 2 + 2, and 5 + 6.
lesson-treasure-bonus = Who completes a bonus first gets three gems, later ones get one. Here it is five fists: cross your fifth, the fist 4.
lesson-treasure-bonus-right = The bonus is yours, and the fist hit the boss: one box is left.
lesson-treasure-bonus-other = Not yet. Use the 4 on the fist: it is your fifth.
lesson-treasure-chest = The 11 is a chest. Cross it.
lesson-treasure-take = A chest gives one thing: lives, black dice, or torches, each one more field or hit. Take the torches.
lesson-treasure-take-other = A good choice, too. For this lesson take the torches.
lesson-treasure-boss = When the last monster falls the game ends. The boss pays most, but costs two lives: burn a torch on the boss.
lesson-treasure-boss-right = It falls! Six gems, more than any other.
lesson-treasure-boss-other = Not yet. Burn a torch on the boss: one box is left.
lesson-treasure-count = Gems count 3, coins 2, lost lives cost what the track says. Tap Done, and it is counted.
lesson-treasure-count-right = The dungeon is yours. Most points win.
lesson-treasure-count-other = Keep that torch: the boss has fallen. Tap Done.
lesson-treasure-learned-1 = Bonuses and monsters pay most to whoever is first.
lesson-treasure-learned-2 = Chests give lives, torches or black dice.
lesson-treasure-learned-3 = The last monster ends the game.

first-hit = Your first hit! When all its boxes are crossed, the monster falls.
first-felled = Your first kill: whoever is first gets the larger number of gems.
first-lives = Your first life is crossed. The first is free, later ones cost points.
first-chest = Your first chest: each reward is there once.
first-bonus = Your first bonus: three gems for the first, one for all later.

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
term-life-text = A box of the track with hearts. The skull at its end throws you out.
term-torch = Torch
term-torch-text = From a chest. Crosses a field next to one you crossed, or hits a monster, on top of your sums.
term-gem = Gem
term-gem-text = 3 points. From monsters, bonuses and some fields.
