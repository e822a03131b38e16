# Lessons of Escape, English


lesson-first = Into the temple
lesson-first-side = All of you escape from this temple, or nobody does. Each enters at the two red arrows of one side: tap the west, on the left.
lesson-first-side-other = Any side would do. For this lesson stand in the west.
lesson-first-keep = You roll two dice at a time. Keep both: these chambers near your arrows ask for two adventurers, a torch and a key.
lesson-first-keep-again = Keep the torch, too.
lesson-first-pool-wrong = Not yet. Keep it: a chamber near you asks for it.
lesson-first-curse = A black mask: that die is cursed and rests for some turns. Keep the key.
lesson-first-pool = You have a torch, and no chamber near you asks for a golden mask. Put both into the pool: your partners use them.
lesson-first-pool-again = And the other one: into the pool.
lesson-first-keep-wrong = Not yet. Here your partners can use it better: into the pool.
lesson-first-both = Keep the second adventurer, and give the key away: you have one.
lesson-first-both-again = And the key: into the pool.
lesson-first-both-other = Not yet. The adventurer stays with you, the key goes into the pool.
lesson-first-enter = Two adventurers are the price of chamber a2: tap one of them, then the chamber.
lesson-first-enter-right = You are in! A chamber gives its gift once: this heart frees cursed dice later.
lesson-first-enter-other = Not yet. From a2 you reach a gem: go there.
lesson-first-enter-done = You can still pay for a chamber: go in.
lesson-first-gem = Torch and key are the price of a1 above, where a gem lies. Tap the chamber.
lesson-first-gem-right = A gem for the team! Now your partners use the pool, then it is their turn.
lesson-first-map = Your partners share their pool: take a die and cross its symbol on one of your maps.
lesson-first-map-right = A full map brings a gem and a mark on the team’s sheet: bonuses for everybody.
lesson-first-secrets = Two of you in the two chambers with the same sign: two gems at once.
lesson-first-exit = Your team needs 20 gems. Then all of you go to the exit in the middle, before round 8 ends.
lesson-first-learned-1 = Keep dice for chambers near you, pool the others for your partners.
lesson-first-learned-2 = Chambers and maps bring gems and bonuses.
lesson-first-learned-3 = With enough gems all go to the exit before the last round ends.

lesson-locked = Locked passages
lesson-locked-side = Stand in the west.
lesson-locked-side-other = Any side would do. For this lesson take the west.
lesson-locked-close = New: before your roll two more dice fall. A passage of a chamber with these two symbols closes: you choose which.
lesson-locked-close-right = Closed for good, on your sheet. Your left neighbour closes one, too.
lesson-locked-learned-1 = Two dice close passages: choose those you need least.

lesson-dice = Dice chambers
lesson-dice-side = Stand in the west.
lesson-dice-side-other = Any side would do. For this lesson take the west.
lesson-dice-dice = New: for a secret chamber the team takes two gems, or one more die for the rest of the game.
lesson-dice-roll = Early on a die is worth more than gems. Now your roll: keep or pool, as you like.
lesson-dice-roll-right = On you go, together.
lesson-dice-learned-1 = A secret chamber brings two gems or a die.

lesson-joker = Joker chambers
lesson-joker-side = Stand in the west.
lesson-joker-side-other = Any side would do. For this lesson take the west.
lesson-joker-joker = New: two more dice lie there for the whole round. In a chamber with a joker you use one of them as a mark.
lesson-joker-roll = A black mask there moves the curse on. Now your roll: keep or pool, as you like.
lesson-joker-roll-right = On you go, together.
lesson-joker-learned-1 = Jokers turn the round’s dice into marks.

first-curse = Your first curse: a die with a black mask rests for some turns. Healing frees it.
first-mark = Your first mark on a track: a bonus that anybody may spend in their turn.
first-gems = Your first gem for the team! Enough of them, and all may go home.
first-secret = Your first secret: two of you in the two chambers with the same sign, two gems.
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
