# Lessons of Dungeons, Dice & Danger, English


lesson-first = Down the first stairs
lesson-first-pair = Two dice make a sum, two others a second one: 1 + 5 is 6, 3 + 4 is 7. Tap this pair of sums.
lesson-first-pair-other = Not yet. For this lesson take the pair that is ringed.
lesson-first-start = You start on a green field with three marks. Cross the 7.
lesson-first-aim-other = Not yet. Use the sum where the pencil points.
lesson-first-door = A door leads on from there: the 6 beside it is open now. Cross it with your second sum.
lesson-first-door-right = Well done! The little key on this 6 unlocked the 6 of the moose.
lesson-first-others = Somebody else rolled, and everybody uses the same dice. The small signs show what a sum could do: take 8 and 10.
lesson-first-moose = Monsters bring the points: every hit crosses a box, and whoever fells one first gets the most gems.
lesson-first-hit = You stand at the door of the moose, and its dark 8 always hits. Tap the moose.
lesson-first-key = The 10 of the moose is still locked, and the field 10 beside you has the key. Cross it.
lesson-first-unlocked = Now 6 and 10 hit the moose, too. Take them.
lesson-first-six = 1 + 5 is your 6: tap one of these dice, then the moose.
lesson-first-ten = The 10 hits it, too: tap the moose.
lesson-first-ten-right = Three of four boxes are crossed. The last one fells it.
lesson-first-black = Whoever rolls has the black die for free, all others pay a black symbol. Pay one: 2 + 6 is the 8 you need; take 4 and 8.
lesson-first-fell = The last box: tap the moose and fell it.
lesson-first-four = The 4 is left, and one start field has a 4. Cross it.
lesson-first-four-right = You felled the moose first: two gems, 3 points each. Later ones get one. And its room is open to walk through.
lesson-first-sixes = Sixes all over: two times 12, and nothing else. Take it.
lesson-first-lapse = Only one 12 can be reached. Cross it, and see what happens to the other sum.
lesson-first-lapse-right = The other 12 fits nowhere, and that costs a life.
lesson-first-lives = The first open heart says what you pay: one lost life is free, more cost points. At the skull, the last, you are out.
lesson-first-chest = Cross a chest and choose: lives, torches or black dice. A torch is one more field or hit, when you like.
lesson-first-bonus = Each adventure has two bonuses: the first to complete one gets three gems, later ones get one.
lesson-first-boss = When the last monster has fallen, the game ends. The boss pays most, but whoever fells it first loses two lives.
lesson-first-learned-1 = Two pairs, two sums: each crosses a field or hits a monster.
lesson-first-learned-2 = Key fields unlock the locked numbers of monsters.
lesson-first-learned-3 = Be first: gems count 3 points.

lesson-animals = Annoyed Animals
lesson-animals-fist = A fist takes two equal dice that make its number. Then every monster takes a hit, reached or not.
lesson-animals-bonus = Five fists are a bonus, and so is a way from the left start to the right.
lesson-animals-begin = Begin: which pair do you take?
lesson-animals-begin-right = On you go, two sums a roll.
lesson-animals-learned-1 = A fist hits every monster at once.

lesson-cultists = Clumsy Cultists
lesson-cultists-rubble = Rubble has two boxes; only with both crossed can you pass. Two equal sums do it in one roll.
lesson-cultists-mancers = The two Mancers bite: whoever fells one first loses a life. Both felled are a bonus.
lesson-cultists-begin = Begin: which pair do you take?
lesson-cultists-begin-right = Coins count 2, gems 3.
lesson-cultists-learned-1 = Rubble needs two crosses.
lesson-cultists-learned-2 = Mancers bite.

lesson-pyramid = Puzzled Pyramid
lesson-pyramid-portal = Cross the portal 11, and the far portal is crossed, too; not the other way round.
lesson-pyramid-worm = Each part of the worm that you fell hits Sandy three times.
lesson-pyramid-clouds = First you write eight numbers into your clouds. Likely ones go where you want to pass early.
lesson-pyramid-clouds-again =
    { $left ->
        [7] Good. 6, 7 and 8 fall most often, 2 and 12 hardly ever. Seven clouds are left.
        [1] The last cloud gets what is left.
       *[other] { $left } clouds are left: which number goes here?
    }
lesson-pyramid-clouds-right = Now the pyramid is yours alone: nobody else has these numbers.
lesson-pyramid-learned-1 = You write the numbers of your clouds.
lesson-pyramid-learned-2 = Worm parts hit Sandy.

lesson-dinosaurs = Defiant Dinosaurs
lesson-dinosaurs-tracks = A track unlocks its number at its dinosaur, wherever you are.
lesson-dinosaurs-armour = Armoured ones take both sums of a roll or nothing: two hits at once.
lesson-dinosaurs-begin = Begin: which pair do you take?
lesson-dinosaurs-begin-right = Six tracks are a bonus, and so are three armoured ones.
lesson-dinosaurs-learned-1 = Tracks unlock numbers from afar.
lesson-dinosaurs-learned-2 = Armour wants both sums.

lesson-alone = Alone in the dark
lesson-alone-hits = Alone a roll without a hit on a monster costs a life.
lesson-alone-free = After a hit you may let the other sum go for free: that keeps fields for later.
lesson-alone-begin = Lives cost no points, but the skull ends the game. Begin: which pair?
lesson-alone-begin-right = Hurry to the first monster.
lesson-alone-learned-1 = Every roll wants a hit.
lesson-alone-learned-2 = After a hit a sum may go.

first-hit = Your first hit! When all its boxes are crossed, the monster falls.
first-felled = Your first kill: whoever is first gets the larger number of gems.
first-lives = Your first life is crossed. The first is free, later ones cost points.
first-chest = Your first chest: each reward is there once.
first-bonus = Your first bonus: three gems for the first, one for all later.

# -- beside the table

remind-1 = Make two pairs of the five dice: two sums. One die is left over.
remind-2 = The black die is free for who rolls; others cross a symbol for it.
remind-3 = A sum crosses a start field, or a field behind a door of a crossed one.
remind-4 = Or it hits a monster you have reached: dark numbers always, locked ones once their key is crossed.
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
term-torch-text = From a chest. Crosses a field beside yours, or hits a monster, on top of your sums.
term-gem = Gem
term-gem-text = 3 points. From monsters, bonuses and some fields.
