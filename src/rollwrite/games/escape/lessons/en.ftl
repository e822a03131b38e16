# Lessons of Escape, English


lesson-first = Into the temple
lesson-first-side = Together you need 20 gems, then all escape through the exit in the middle: tap the west side, left, to enter.
lesson-first-side-other = Any side would do. For this lesson stand in the west.
lesson-first-keep = You roll two dice at a time: keep the adventurer, for a2, beside your upper arrow, costs two of them.
lesson-first-keep-again = Keep the other die, too: a1, above a2, costs a torch and a key.
lesson-first-pool-wrong = Not yet. Keep it: you pay with it in a moment.
lesson-first-curse = A black mask curses its die, which rests for some turns: keep the key.
lesson-first-pool = Your way to a1 costs no golden mask: put it into the pool, for your partners.
lesson-first-pool-again = The other die, too: one torch is enough for you.
lesson-first-keep-wrong = Not yet. Here your partners can use it better: into the pool.
lesson-first-both = Keep the adventurer: two of them pay for a2.
lesson-first-both-again = And the key goes into the pool: one is enough for you.
lesson-first-both-other = Not yet. The adventurer stays with you, the key goes into the pool.
lesson-first-enter = Two adventurers are the price of chamber a2, and you kept two: tap the chamber.
lesson-first-enter-right = You are in! A chamber gives once to each of you: this heart later frees the team’s cursed dice.
lesson-first-enter-other = Not yet. From a2 you reach a gem: go there.
lesson-first-enter-done = You can still pay for a chamber: go in.
lesson-first-gem = Torch and key are the price of a1 above, where a gem lies: tap the chamber.
lesson-first-gem-right = A gem for the team: 1 of 20! More come from maps and secrets; now your partners use your pool.
lesson-first-map = Your partners’ pools are for you, too, up to two dice for your maps: take the key for map 1, for example.
lesson-first-map-right = A map has two rows. Both full: a gem, and a mark on the team’s sheet, a bonus for everybody.
lesson-first-learned-1 = Keep the dice that your next chambers cost, pool the others for your partners.
lesson-first-learned-2 = Chambers and maps bring gems and bonuses.
lesson-first-learned-3 = With enough gems all go to the exit before the last round ends.

lesson-locked = Locked passages
lesson-locked-side = Stand in the west.
lesson-locked-side-other = Any side would do. For this lesson take the west.
lesson-locked-close = New: two more dice fall before your roll, and a chamber with both symbols closes a passage: you choose which.
lesson-locked-close-right = Closed for good, on your sheet. Your left neighbour closes one, too.
lesson-locked-learned-1 = Two dice close passages: choose those you need least.

lesson-dice = Dice chambers
lesson-dice-keep = A partner waits in e4, half of the eye’s secret: for a2, the other half, keep an adventurer, then a torch.
lesson-dice-keep-again = Keep the other one, too.
lesson-dice-keep-other = Not yet. These two are the price of a2: keep them.
lesson-dice-enter = Enter a2, and the secret is found.
lesson-dice-enter-other = Not yet. The secret waits in a2: go in.
lesson-dice-take = New: for a secret the team takes two gems, or one more die for the rest of the game: which?
lesson-dice-take-die = A die: early on it is worth more than gems.
lesson-dice-take-gems = Two gems at once. Early on a die may bring more.
lesson-dice-learned-1 = A secret chamber brings two gems or a die.

lesson-joker = Joker chambers
lesson-joker-keep = New: each round two more dice lie there for all: for joker chamber b2 keep an adventurer, then a golden mask.
lesson-joker-keep-again = Keep the other one, too.
lesson-joker-keep-other = Not yet. These two are the price of b2: keep them.
lesson-joker-enter = Enter b2, the chamber with a joker.
lesson-joker-enter-other = Not yet. The joker waits in b2: go in.
lesson-joker-use = The joker makes a mark of one of the round’s two dice: torch or golden mask?
lesson-joker-use-right = Marked! A black mask there would move the curse on.
lesson-joker-learned-1 = Jokers turn the round’s dice into marks.
lesson-joker-learned-2 = Each joker is used once on each sheet.

lesson-home = The way home
lesson-home-roll = The team has 18 of 20 gems, but six dice are cursed: two dice are enough today, so roll without a heal.
lesson-home-roll-heal = Keep the heal: two dice are enough. Roll.
lesson-home-keep = A partner waits in d4, half of the snake’s secret: for b2, the other half, keep the torch.
lesson-home-keep-again = Keep the key, too: both together pay for b2.
lesson-home-keep-reroll = Not yet. These two are what you need: keep them.
lesson-home-keep-pool = Not yet. Keep it: you pay with it in a moment.
lesson-home-secret = Two of you in both halves find two gems: enter b2.
lesson-home-secret-other = Not yet. The secret waits in b2: go there.
lesson-home-leaf = The four-leaf of b2 gives a mark that you choose, a bonus for the team: take the key, for example.
lesson-home-leaf-right = Found: two gems, 20 of 20! Now all of you have to reach the exit.
lesson-home-again = Both partners stand in the exit, c3, and you are two chambers away: roll.
lesson-home-both = Your way costs golden mask and adventurer, then adventurer and key: keep an adventurer.
lesson-home-both-again = The second one, too.
lesson-home-bonus = The team’s marks pay what your dice lack, a golden mask here and a key after that: enter c2.
lesson-home-bonus-other = Not yet. Go to c2, on the way to the exit.
lesson-home-exit = All in the exit with enough gems before the last round ends, and you have won: enter c3.
lesson-home-exit-other = Not yet. The exit is c3: go in.
lesson-home-exit-right = Out! Everybody is safe.
lesson-home-learned-1 = Two in both halves of a secret: two gems.
lesson-home-learned-2 = Marks are bonuses that anybody spends in their turn.
lesson-home-learned-3 = With enough gems all go to the exit before the last round ends.

first-curse = A curse: a die with a black mask rests for some turns. Healing frees it.
first-mark = A mark on a track: a bonus that anybody may spend in their turn.
first-gems = A gem for the team! With enough of them all may go home.
first-secret = A secret: two of you in the two chambers with the same sign, two gems.
first-nothing = Nothing could be entered: kept dice that are not used are lost at the end of a turn.

# -- beside the table

remind-1 = Roll the dice two by two. Each die: keep it for your doors, or give it to the pool.
remind-2 = A black mask curses its die: it rests for some turns. Heal frees dice.
remind-3 = Then pay two symbols for a neighbouring chamber and go in, as long as you can.
remind-4 = What a chamber gives is yours the first time: gems for the team, marks on tracks.
remind-5 = The others take dice from the pool for their maps. A full map: a gem and a mark.
remind-6 = Two of you in the two chambers with the same sign: two gems.
remind-7 = Enough gems, then all in the exit before the last round ends.
term-chamber = Chamber
term-chamber-text = A room of the temple. Its two symbols are its price.
term-pool = Pool
term-pool-text = Dice you gave away. The others use them for their maps.
term-mark = Mark
term-mark-text = A bonus of the team on a track. Whoever is on spends it.
term-cursed = Cursed
term-cursed-text = A die that shows a black mask rests on three places, one a turn.
term-heal = Heal
term-heal-text = Before rolling: all dice of one cursed place are free.
term-map = Map
term-map-text = Symbols to be crossed with dice of the pool.
term-exit = Exit
term-exit-text = The chamber in the middle. All of you must stand there.
