# The table itself, English

seat-number = Seat { $number }
bot-random = Random
bot-random-about = Takes any legal move. Good for trying things out.
bot-gentle = Gentle
bot-gentle-about = Means well, but overlooks a lot and judges roughly. Moves at once.
bot-steady = Steady
bot-steady-about = Plays soundly, but now and then misses something. Moves at once.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now. Moves at once.
bot-merciless = Merciless
bot-merciless-about = Plays every good move out many times before it chooses. Thinks for up to a second.
bot-seasoned = Seasoned
bot-seasoned-about = Has learned from many thousand games what a position is worth. Moves at once.
bot-seasoned-untaught = Has not learned this game, or not all of it: there it plays like Merciless and thinks for up to a second.
bot-peerless = Peerless
bot-peerless-about = Plays the best moves out with all it has learned. Thinks for up to a second.
bot-peerless-untaught = Has not learned this game, or not all of it: there it plays like Merciless, but thinks longer.

# -- everywhere

language = Language
language-en = English
language-de = Deutsch
lamp-on = Light the lamp
lamp-off = Back to daylight
sound-on = Turn the sound on
sound-off = Turn the sound off
settings = Settings
settings-pace = How fast the others move
settings-pace-calm = Calm
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-calm-text = Every move waits until you have seen it.
settings-pace-normal-text = Each move as long as it takes to read; a tap skips the rest.
settings-pace-fast-text = All moves at once.
settings-sound = Sound
settings-teaches = Explain new things
settings-teaches-text = A line when something happens for the first time, and short lessons
settings-watches = Show me what others wrote
settings-confirms = Ask before I write
settings-confirms-on = You see your move first, then you write it.
settings-confirms-off = What your taps make clear is written at once.
settings-motion = Motion
settings-motion-auto = As device
settings-motion-calm = Still
settings-motion-full = Lively
settings-light = Light
settings-light-light = Day
settings-light-dark = Lamp
settings-light-auto = As device
back = Back
close = Close
menu = Menu
to-home = To the shelf of games
to-home-short = To the start page
rules = Rules
offline = No network
offline-text = Your games are kept at the table. As soon as the network is back, so are you.
offline-again = Try again
page-failed = This page could not be loaded.
page-failed-do = Check the connection and load it again.
page-lost = Nothing lies at this address
page-lost-do = The link may be old, or a letter is missing.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# -- placing a shape

place-here = The map. Arrow keys move the shape, R turns it, F mirrors it, Enter chooses and confirms, Escape lets go.
place-shape = The shape in hand
place-turn = Turn
place-mirror = Mirror
place-push = Push it
place-push-up = Push it up
place-push-down = Push it down
place-push-left = Push it to the left
place-push-right = Push it to the right
place-hint = Point where it shall stand. R or the wheel turns it, F mirrors it.
place-hint-picked = Tap it to turn it, drag it elsewhere, or draw it.
place-no-preview = Tap the map. What it brings shows here before you write it.
place-bad = It does not fit here.

# -- the table

table-loading = Laying out the sheets …
table-gone = This table is not here
table-private = Nobody else watches here
table-private-do = Those who play at this table want to be among themselves.
table-gone-do = The link may be old, or a letter is missing. Whoever sent it can send it again.
table-turn = turn { $turn }
table-no-turn = before the first roll
table-others = The others
table-your-sheet = Your sheet
table-sheet-of = Sheet of { $name }
table-open = Open the sheet
table-points = points
table-so-far = Your sheet so far
table-so-far-of = { $name } so far
table-hint = What glows, fits. Tap a die or a field.
table-hint-more = Now tap what goes with it. What glows, fits.
table-hint-more-dice = Now tap the die that goes with it. What glows, fits.
table-hint-more-spots = Now tap a field. What glows, fits.
table-hint-dice = What glows, fits. Tap a die.
table-hint-spots = What glows, fits. Tap a field.
table-hint-sole = Only this is left to do.
table-hint-picked = Tap something else to change your mind.
table-hint-buttons = Choose one of these.
table-aim = { $button }: tap what it is for.
table-onlooker = You are watching
table-onlooker-wait = You are watching. { $words }
table-onlooker-text = What nobody has shown yet stays hidden.
table-bot = bot
table-bot-hurried = bot, in a hurry
table-state-decided = has chosen
table-state-choosing = is choosing
table-state-waits = waits
table-state-away = away
table-wait-for = Waiting for { $names }
table-written = Written. You can still take it back.
table-ready = All set? Then press Done.
table-go-on = Nothing left to choose.
table-all-chosen = All have chosen.
table-take-back = Take back
table-done = Done
table-called = Table “{ $name }”
table-moves = Moves
table-moves-count = { $count ->
    [one] One move
   *[other] { $count } moves
}
table-moves-help = Arrow keys walk, Enter chooses and confirms, Escape clears, U takes back.
table-picked = Chosen: { $label }
table-enter = Enter confirms.
table-die-lit = { $face }, can be chosen
table-die-picked = { $face }, chosen
table-die-calm = { $face }, does not fit
table-die-taken = { $face }, taken
table-die-plain = { $face }
table-dice = Dice
table-walk = { $steps ->
    [one] Go one step
   *[other] Go all { $steps } steps
}
table-walk-title = The way
table-remarks = Worth knowing
table-places = Where dice lie
table-place-empty = empty
table-fold = Back to your sheet
points-change = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
table-taken-back = Taken back.
table-used = { $label }. Tap to take it back.
table-held = Tap where it goes; on a filled place the two swap.
table-held-where = Where should the { $text } go?
table-shift = { $label }. Tap to move it elsewhere.
table-shift-here = Move it here
table-shift-swap = { $label }. Swap with this one.
table-shift-hint = Drag what is written, or tap it, to move it or to swap two.
table-shifted = Moved.
table-joint = Ways to put it together
table-joint-hint = Tap a pair of numbers, or dice and fields.
table-joint-picked = Tap a field for each number, or another pair.
table-part-open = fits { $count } places: show them
table-part-aim = tap one of the { $count } places that glow
table-part-stuck = fits nothing
table-part-later = comes next
table-part-none = not used
table-part-undo = Take back { $label }
table-part-choose = { $part }: choose where
table-swap = Swap the order
table-light-hint = Tap a place. Tap it again to take it back.
table-map = The whole sheet, small
table-map-jump = Go there
table-map-whole = Show the whole sheet
table-map-near = Show it closer
table-map-aim = Go to: { $label }
table-more = { $count ->
    [one] one more
   *[other] { $count } more
}
table-more-below = more
table-leaf = Turn the sheet: { $leaf }
leaf-whole = the whole sheet
table-rules = Rules of this game
table-before = Sheet before
table-next = Next sheet
table-larger = Larger
table-no-preview = Your move shows here before you write it.
table-rolled = Rolled: { $dice }.
table-log = What happened
table-log-next = next turn
table-log-empty = Nothing has happened yet. Each roll and move will be listed here.
table-log-now = now
table-log-start = start
table-log-turn = turn { $turn }
table-total = Total
table-seats = Seats
watch-first = Look what the others did. Then it is your turn.
watch-on = Look what the others did.
watch-slip = What somebody did
watch-next = Next
watch-partner = your partner
watch-opponent = your opponent
watch-skip = Skip all

# -- a sheet in words

reading-points = Points
reading-numbers = Numbers
reading-rest = Elsewhere on the sheet
reading-spot = { $name }
reading-name = Name
reading-owner = { $seat }
reading-sum = { $points }
reading-item = { $name }
reading-item-written = { $name }: { $written }
reading-item-printed = { $name } ({ $printed })
reading-item-both = { $name }: { $written } ({ $printed })
reading-open = { $item }, can be chosen
reading-title = { $sheet }, in words
reading-sheets = Which sheet
reading-sheet = Read this sheet
reading-open-own = Read this sheet in words
reading-key = Key T reads it spot by spot.
reading-help = Arrow keys walk from spot to spot, Page up and down from heading to heading. Enter touches a spot, ? tells what it is.
reading-help-other = Arrow keys walk from spot to spot, Page up and down from heading to heading. Enter or ? tells what a spot is.
what-rule = Rule: { $rule }
mark-text = { $text }
mark-cross = crossed
mark-chalk = crossed
mark-strike = struck out
mark-ring = circled
mark-shade = shaded
mark-tick = ticked

# -- keys

keys = Keys
key-moves = lists the moves
key-hints = asks what the moves are worth
key-digit = taps a die that shows this
key-turn = turns the shape
key-mirror = mirrors the shape
key-leaf = turns the sheet on a low screen
key-take-back = takes back
key-clear = clears what is chosen, closes what is open
key-remind = Reminder and words beside the table
key-read = reads the sheet in words
key-what = says what has the focus
key-next = shows the next move of the others
key-step = goes one step back or on
key-first = Home: goes to the first step
key-last = End: goes to the last step
key-play = space: plays and pauses
key-tab = goes through dice, places and buttons
key-enter = chooses, and again confirms
key-arrows = walk through lists, sheets and shapes

# -- hints

hints = Hints
hints-ask = What are my moves worth?
hints-thinking = Thinking …
hints-brief = A quick look only: many ask just now
hints-win = { $sure ->
    [no] wins about { $win } games in 100, with { $score } points
   *[yes] wins { $win } games in 100, with { $score } points
}
hints-score = { $sure ->
    [no] ends with about { $score } points
   *[yes] ends with { $score } points
}
hints-help = Tried in { $count } games, played to their end. The longer a bar, the less sure it is; green may be the best.
hints-team = { $sure ->
    [no] your team wins about { $win } games in 100
   *[yes] your team wins { $win } games in 100
}
hints-gap = { $aim ->
    [score] { $gap } points less
   *[win] wins { $gap } games fewer
}
hints-best = best
hints-ahead = a little ahead
hints-close = may be just as good
hints-clear = The best one is clear
hints-open = Too close to call
hints-would = The strongest level would play: { $move }.
hints-would-best = Best here, as far as was thought: { $move }.
hints-than = { $aim ->
    [score] It brings { $gap } points more than “{ $move }”.
   *[win] It wins { $gap } games in 100 more than “{ $move }”.
}
hints-less = { $aim ->
    [score] Played to the end, “{ $move }” brought { $gap } points more.
   *[win] Played to the end, “{ $move }” won { $gap } games in 100 more.
}
hints-than-close = “{ $move }” may be just as good.
hints-said = Best: { $move }, { $said }.
hint-points = { $points } now
hint-keeps = opens chances for about { $points } more
hint-costs = closes chances for about { $points }
hint-keeps-team = brings the team closer
hint-costs-team = costs the team time
hint-keeps-little = keeps a little more open
hint-keeps-little-team = brings the team a little closer
hint-others-cost = nearly everything else costs more here
hint-costs-nothing = costs nothing
hint-costs-little = costs only a little

# -- people talk

say = Say something
say-title = Say it with a sign
say-heard = { $name }: { $words }
say-go = Go!
say-wait = Wait
say-yes = Yes
say-no = No
say-thanks = Thank you
say-sorry = Sorry
say-luck = Good luck
say-nice-roll = Nice roll
say-ouch = Ouch
say-well-played = Well played
say-moment = One moment
say-thank-you = Thank you
say-again = Again?
say-pace = One every ten seconds.
say-hide = Hide them
say-hidden = What others say is hidden at this table.
say-show = Show it again

# -- who sits where

name-twice = { $name } ({ $number })
name-you = { $name } (you)
seats-title = Who sits here
seats-you = you
seats-on-device = on this device
seats-here = here
seats-away = away
seats-bot = bot
seats-continue = Continue on another device
seats-continue-of = Hand over the seat of { $name }
seats-continue-text = Open this link there: you play on at once, and this device only watches. It works once.
seats-link = Link to the seat
seats-qr = QR code of the link to the seat
seats-back = Send { $name } a way back
seats-back-text = Whoever opens this link plays on for { $name }. All at the table are told. It works once.
seats-back-ask = Has { $name } lost the seat, on a new device or without cookies? Make a new link, and send it.
seats-back-make = Make the link
seats-share-text = Play on here, { $name }:
seats-offered = A new link to your seat was made.
seats-offered-text = The host can give it to somebody who then plays your seat. Do you still sit here?
seats-keep = I sit here
seats-kept = The other link is dead. You keep the seat.
seats-moved = Your seat is played on another device now.
seats-moved-text = Here you only watch. Was that not you? Then ask the host for a way back.
news-seat-moved = { $seat } plays on from another device.
news-seat-given = { $old } gave the seat to { $name }.
news-way-back = The host made { $seat } a new link to the seat.
news-renamed = { $old } is now called { $name }.
news-left = { $seat } left the table.
news-away = { $seat } is away.
news-is-back = { $seat } is back and plays on.
news-stands-in = { $bot } plays for { $seat }.
news-votes-bot = { $who } would let { $bot } play for { $seat }.
news-votes-wait = { $who } would wait for { $seat }.
news-let-bot-play = { $who } let { $bot } play for { $seat }.
news-nudged = { $who } nudged { $seat }.
news-time-out-bot = Time is up for { $seat }: { $bot } makes this one move.
news-time-out = Time is up for { $seat }. The others decide.
news-paused = { $seat } stopped the clocks.
news-resumed = { $seat } set the clocks going again.
news-holiday = { $seat } is on holiday: that clock stands.
news-holiday-over = { $seat } is back from the holiday: that clock runs again.
news-quiet-hours = Quiet hours of { $seat } do not count for that clock.
news-end-proposed = { $seat } would end the game here.
news-end-withdrawn = { $seat } would rather play on.
news-agreed = All who were still there ended the game here.
news-ended-by-house = The house ended the game here.
news-house-said = The house: { $text }
news-house-looks = Somebody of the house looks on.
names-and = { $first } and { $last }
names-more = { $first }, { $last }
name-of-seat = { $seat }
names-nobody = Nobody
prompt-agreed = The game was ended by agreement.
prompt-ended-by-house = The house ended the game here.

# -- clocks

pace-rule-pause = Anybody at the table may stop the clocks, and set them going again.
pace-rule-nudge = After { $time } of waiting one may nudge, once in { $again }.
pace-rule-return = Whoever returns takes over again at once.
clock-yours = Your time
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } m
clock-left = { $time } left
clock-until = until { $when }
clock-stands = stands
clock-low-yours = You have { $time } left.
clock-low = { $name } has { $time } left.
clock-rule = The time rule of this table
clock-day = { $day } { $hour }
rest-holiday = on holiday
rest-quiet = asleep
state-away-time = away, { $time }
state-bot = { $bot } plays

# -- waiting for somebody

wait-away = { $count ->
    [0] { $name } is away.
    [one] { $name } has been away for one minute.
   *[other] { $name } has been away for { $count } minutes.
}
wait-away-hours = { $count ->
    [one] { $name } has been away for one hour.
   *[other] { $name } has been away for { $count } hours.
}
wait-left = { $name } left the table.
wait-clock = The clock runs: { $time }.
wait-until = { $count ->
    [one] { $names } has until { $when }.
   *[other] They have until { $when }.
}
wait-holiday = { $name } is on holiday until { $when }: the clock stands.
wait-quiet = { $name } is asleep until { $when }: the clock stands.
wait-bot = { $bot } plays until { $name } returns.
wait-next = Next: { $table }
wait-home = Home
nudge = Nudge { $name }
nudge-done = Nudged
nudged-you = { $name } nudged you.
nudged-you-text = The others wait for your move.
vote-title-slow = Time is up for { $name }
vote-ask = Let a bot play until { $name } returns?
vote-ask-once = Let a bot make this one move?
vote-level = How strong it plays
vote-yes = Let it play
vote-wait = Wait for { $name }
vote-said-bot = yes
vote-said-wait = waits
vote-said-nothing = thinks
vote-needed = { $needed } of { $asked } decide. { $name } takes over again at any time.
vote-needed-one = You decide. { $name } takes over again at any time.
vote-needed-all = All of you must agree. { $name } takes over again at any time.
vote-needed-once = { $needed } of { $asked } decide.
vote-needed-once-one = You decide.
vote-aside = Put it aside
vote-open = Let a bot play?
vote-told = { $title }. { $ask }
wrote-for-you = { $count ->
    [one] { $bot } wrote one turn for you.
   *[other] { $bot } wrote { $count } turns for you.
}
wrote-for-you-text = Now the seat is yours again.
back-title = { $name } is back.
back-wrote = { $count ->
    [one] { $bot } wrote one turn.
   *[other] { $bot } wrote { $count } turns.
}
look = Look
look-title = What { $bot } wrote for { $name }
look-loading = Fetching the moves …
look-step = { $at } of { $of }
look-failed = The moves cannot be shown now.

# -- stopping, ending, leaving

pause = Stop the clocks
resume = Set the clocks going
resume-short = Go on
paused-by = { $name } stopped the clocks.
paused-by-you = You stopped the clocks.
paused-nobody = The clocks stand: nobody was here.
paused-text = All clocks stand until somebody sets them going.
resumed-by = { $name } set the clocks going.
parting-title = Stopping here
end-here = End the game here …
end-here-ask = End the game here?
end-here-text = It ends when all who are still there want it. What is written counts as it stands.
end-here-alone = Nobody else is there to ask: it ends at once. What is written counts as it stands.
end-here-do = End it here
end-title = { $name } would end the game here
end-title-yours = You would end the game here
end-answer = Answer
end-no = Play on
end-withdraw = Play on after all
end-said-yes = yes
end-said-nothing = thinks
end-needed = It ends when all who are still there want it.
leave-table = Leave the table …
leave-table-ask = Leave the table?
leave-table-text = Your seat stays yours: you can sit down again at any time. Until then the others may let a bot play there.
leave-table-do = Leave
leave-table-stay = Stay
left-title = You left this table.
left-text = Your seat is still free.
left-return = Sit down again
end-by-bots = { $count ->
    [one] A bot wrote one of { $of } turns for { $name }.
   *[other] A bot wrote { $count } of { $of } turns for { $name }.
}

# -- the line is down

live-lost = Connection lost.
live-lost-text = Trying again. What you wrote is kept.
live-moving = The table moves to another server.
live-moving-text = Play on; nothing is lost.
live-now = Now
live-refused = That did not work.
live-ok = All right

# -- one device, several people

pass-to = Give the device to
pass-text = { $from } has chosen, the sheet is folded away.
pass-text-first = The sheets are folded away.
pass-go = I am { $name }, show my sheet
pass-back = Back to { $name }
pass-on = Pass it on to { $name }

# -- the end

end-counting = Counting the sheets
end-counting-text = Line by line.
end-skip = Show all at once
end-wins = wins with { $points }
end-tie = win together with { $points }
end-nobody = Nobody wins
end-team = All of you
end-team-won = You won together
end-team-lost = You lost together
end-and = and
end-ahead = { $points ->
    [one] One point ahead of { $name }.
   *[other] { $points } points ahead of { $name }.
}
end-ahead-you = { $points ->
    [one] One point ahead of you.
   *[other] { $points } points ahead of you.
}
end-by = { $line } made the difference: { $points } to { $other }.
end-most = Most came from { $line }: { $points }.
end-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
end-best = best of this line
end-deciding = made the difference
end-verified = Dice verified
end-verified-text = Every roll follows from the number that was sealed before the first one.
end-verifying = Checking the dice
end-verifying-text = Every roll is compared with the number that was sealed before the first one.
end-not-verified = Dice not verified
end-not-verified-text = The rolls do not follow from the sealed number. Keep the record and ask the host.
end-how = How it works
end-how-text = Before the first roll the table published the hash below: a seal on a number of its own. Every roll follows from that number and the seeds of the players. The number stands in the record, so anybody can check each roll.
dice-check-title = Roll by roll
dice-check-right = Checked on this device: { $count ->
    [one] the one roll was
   *[other] all { $count } rolls were
} rolled again, and each is the same.
dice-check-wrong = Checked on this device: { $wrong } of { $count } rolls cannot have come up.
dice-check-promise = The sealed number fits the hash that was published before the first roll.
dice-check-promise-not = The sealed number does not fit the hash that was published before the first roll.
dice-check-native = The cryptography of your browser (Web Crypto) rolled again.
dice-check-own = Over plain http browsers lock their cryptography away, so this page rolled again with its own.
dice-check-hash = Published hash
dice-check-secret = Sealed number
dice-check-seeds = Seeds of the players
dice-check-roll = Roll { $number }: { $recorded }
dice-check-roll-wrong = Roll { $number } is wrong: the record says { $recorded }, the sealed number gives { $computed }
seed-title = Mix your own words into the dice
seed-about = What you write here is mixed into every roll, so that nobody can have fixed the dice beforehand. It makes them neither better nor worse.
seed-label = Your words or numbers
end-rematch = Play again
end-to-rematch = To the rematch
end-replay = Watch replay
end-record-long = Download the record (every roll and move)
end-sheets = The sheets
end-all-sheets = Look at the sheets
end-moments = Moments that mattered
end-moment-turn = Turn { $turn }
end-moment-open = Watch it again
end-share = Share
end-shared = The result and a link to the replay are on your clipboard.
end-share-text = { $game }: { $result }.

# -- campaigns: several games in a row

campaign-game = Game { $number }
campaign-leg = Game { $leg } of { $legs }
campaign-board = Score sheet so far
campaign-board-done = Score sheet
campaign-board-empty = Nothing is written here yet: the first game is still on.
campaign-so-far = So far
campaign-total = Total
campaign-path = The games
option-switched = From now on — { $option }: { $value }
option-switch-next = From the next turn on: { $value }
option-switch-host = Only who opened the table can change this.
campaign-next = Next game
campaign-next-wait = Those who play open the next game.
campaign-album = Download all games in one file
campaign-wins = wins the campaign with { $points }
campaign-tie = win the campaign together with { $points }
campaign-done = All games are played.
campaign-leaf-done = { $name }: { $points }. Watch replay
campaign-leaf-now = { $name }, being played
campaign-leaf-next = { $name }, comes next
campaign-leaf-later = { $name }, later
campaign-title = You may call yourself: { $title }.
campaign-title-of = { $name } may be called: { $title }.
new-rules = New in this game
new-rules-go = Got it, let’s play
new-rules-again = All of it stands in the rules, too.

# -- the home page

home-damaged = A table cannot be opened, its log is damaged: { $names }. Who hosts this server finds more with “rollwrite doctor”.
home-turn = It is your turn, { $name }.
home-nobody-waits = Nobody is waiting for you.
home-others = Waiting for others
home-since = since { $when }
home-just-now = just now
home-play = Play
home-all = All
home-replay-short = Replay
face-menu = { $name }: history and settings
row-menu = More about { $name }
row-away = Put it away
row-away-text = It leaves this page and stays in your history. Others see no difference.
row-away-done = { $name } is put away.
row-back = Put it back
row-back-done = { $name } is back on your first page.
row-delete = Throw it away
row-delete-sure = Really? It is gone for good
row-delete-text = Nobody else sits there: the table, its dice and its record are deleted.
row-delete-done = { $name } is gone.
home-greeting = What shall we play, { $name }?
home-greeting-nobody = What shall we play?
home-lead = Take a game from the shelf. Everybody needs a pencil; we brought some.
home-games = Games on the shelf
home-next = Next game
home-seats = { $least }–{ $most } seats
home-new = New table
home-replay-file = Replay a record
home-name-ask = We have not met yet
home-name-ask-text = What may we call you?
home-name = Your name
home-name-change = Your name, { $name }. Change it
home-name-save = That’s me
home-name-hello = Hello, { $name }.
home-tables = Tables you sit at
home-finished = Finished games
home-invitations = Invitations
home-invites = { $name } invites you to { $game }
home-with = with { $names }
home-sit-down = Sit down
home-not-now = Not now
home-declined = The invitation of { $name } is gone.
home-open-tables = Open tables
home-open-line = { $count } of { $most } · { $pace }
home-open-join = Join
home-open-rated = rated
home-open-join-at = Join { $names }, { $game }, { $pace }
home-new-take = take a game
home-left = { $time } left
home-away = { $name } is away
quick = Play now
quick-text = With whoever wants to play the same.
quick-game = Game
quick-with = Players
quick-bots = If nobody comes, a bot
quick-bots-never = never
quick-bots-after = after { $time }
quick-go = Find others
quick-busy = Looking …
quick-now = { $count ->
    [0] Nobody waits right now.
    [one] One waits at an open table.
   *[other] { $count } wait at open tables.
}
home-no-table = No table yet
home-no-table-text = Take a game from the shelf and open one, or follow the link a friend sent you.
home-your-turn = Your turn
home-lesson = A lesson: go on
home-waits-one = { $name } chooses
home-waits-many = { $count } are choosing
home-rolling = goes on
home-waiting = Waiting room
home-over = Finished
home-line = { $game } · with { $names }
home-friends = { $count ->
    [one] a friend
   *[other] { $count } friends
}
home-line-alone = { $game } · alone
home-you-won = You won with { $points }
home-won = { $name } won with { $best }, you had { $points }
home-won-without = { $name } won with { $best }
home-tie = You share the win with { $points }
home-nobody-won = Nobody won, you had { $points }
home-nobody-won-without = Nobody won
home-team-won = Won together
home-team-lost = Lost together
home-alone = { $points } points
home-alone-title = { $points } points: { $title }
home-waits-two = { $one } and { $two } choose
home-link = You, on any device
home-link-text = One link, and all your tables come along: on a phone, on another computer, or back here if this browser forgets you.
home-link-make = Make my link
home-link-again-text = If you made one before, it stops working.
home-link-keep = Keep this link: it is you on any device. Give it to nobody else.
home-link-label = Your own link
home-link-qr = QR code of your own link

# -- coming in by one's own link

me-title = Welcome back, { $name }
me-text = From now on this browser is you, too, with all your tables.
me-instead = Here you have been { $name } so far. That name and its tables stay behind.
me-go = Yes, that’s me
me-gone = This link leads to nobody
me-gone-do = Perhaps you made a newer one. Make another on a device that knows you.
home-offline = The table does not answer.
home-offline-do = Check the connection; then we try again.
try-again = Try again

# -- a new table

plan-title = New table
plan-seats = Seats
plan-count = { $count } of { $most }
plan-kind-me = you
plan-kind-device = on this device
plan-kind-link = by link
plan-kind-bot = bot
plan-somebody = Somebody
plan-friend = A friend
leave-title = Delete the account
leave-text = Your name, your sign-in, your history and the tables you have alone are deleted. Games with others stay with them; your seat there is “Somebody” then. Nobody can undo this.
leave-type = Type your name: { $name }
leave-go = Delete everything
somebody = Somebody
plan-remove = Take { $name } away
plan-removed = { $name } is no longer at the table.
plan-up = Move { $name } up
plan-moved = { $name } now has seat { $number }.
plan-bot-of = Which bot is { $name }?
plan-add = Add a friend or a bot
plan-who = Who sits here?
plan-device = Somebody beside me
plan-device-text = You hand this device round.
plan-link = A friend by link
plan-link-text = They play on their own screen.
plan-bot = A bot
plan-bot-text = Plays at once, and never peeks at dice to come.
plan-name = Name
plan-name-maybe = Name, if you like
plan-seat-them = Add the seat
plan-seated = { $name } sits at the table.
plan-bot-names = Pip, Nell, Otto, Juno, Fitz, Mabel
plan-campaign = How much?
plan-one-game = One game
plan-one-game-about = A single game, as you choose it below.
plan-others = Others
plan-come = Who may come?
plan-come-link = Friends, by link
plan-come-open = Everybody
plan-come-link-about = Nobody finds the table without your link.
plan-come-open-about = The table stands on the first page of everybody here, until all seats are taken.
plan-rated = Rated
plan-rated-about = The result counts for the ratings of all who play, each at a seat of their own.
plan-watch = Others may watch
plan-watch-about = Whoever has the link looks on, and never sees what is still hidden.
plan-watch-no-about = Only those who play see this table, also afterwards.
plan-table-name = Name of the table
plan-table-default = We’ll find a nice one
plan-open = Open the table
plan-opening = Opening the table …
plan-lacks = { $count ->
    [one] One more seat is needed.
   *[other] { $count } more seats are needed.
}
plan-no-game = This game is not on our shelf
plan-no-game-do = The link may be old. The shelf shows all there are.

plan-hints = Hints
plan-hints-about = Whoever plays may ask what a move is worth.
plan-hints-rated = Rated games are played without hints.

# -- what tables are called when nobody names them

# -- pace: how fast a table plays

pace = Pace
pace-free = No clock
pace-live = Live
pace-relaxed = Relaxed
pace-day = By the day
pace-step = Time for each decision
pace-out = When time is up
pace-out-bot = A bot decides
pace-out-others = The others decide
pace-rule-free = Everybody takes the time they like.
pace-rule-live = All are at the table at the same time: { $time } for each decision.
pace-rule-relaxed = Something else may go on beside it: { $time } for each decision.
pace-rule-day = Nobody has to be there at the same time: { $time } for each decision.
pace-rest = Quiet hours of whoever is to move, and holidays, do not count.
pace-about-free = For an evening with people you know.
pace-about-live = All at the table at the same time.
pace-about-relaxed = With something else going on beside it.
pace-about-day = One looks in when there is time.
pace-when-bot = When time is up, a bot makes that one move.
pace-when-others = When time is up, the others decide: wait, or let a bot make that one move.
pace-gone-free = Whoever is away for 15 minutes can be replaced by a bot until they are back, if the others want that.
pace-gone-live = Whoever is away for 3 minutes can be replaced by a bot until they are back, if the others want that.
pace-gone-relaxed = Whoever is away for 15 minutes can be replaced by a bot until they are back, if the others want that.
pace-gone-day = Whoever lets time run out twice in a row can be replaced by a bot until they are back, if the others want that.
pace-line-free = No clock
pace-line-live = Live, { $time } a turn
pace-line-relaxed = Relaxed, { $time } a turn
pace-line-day = By the day, { $time } a turn
pace-pill-free = No clock
pace-pill-live = Live, { $time }
pace-pill-relaxed = Relaxed, { $time }
pace-pill-day = By the day, { $time }
pace-lobby-free = no clock
pace-lobby-live = live
pace-lobby-relaxed = relaxed
pace-lobby-day = by the day

plate = { $first } { $last }
plate-amber = Amber
plate-autumn = Autumn
plate-cherry = Cherry
plate-cinnamon = Cinnamon
plate-cloud = Cloud
plate-copper = Copper
plate-forest = Forest
plate-garden = Garden
plate-golden = Golden
plate-harbour = Harbour
plate-honey = Honey
plate-island = Island
plate-juniper = Juniper
plate-meadow = Meadow
plate-moon = Moon
plate-paper = Paper
plate-river = River
plate-saffron = Saffron
plate-silver = Silver
plate-star = Star
plate-summer = Summer
plate-velvet = Velvet
plate-walnut = Walnut
plate-winter = Winter
plate-bell = Bell
plate-boat = Boat
plate-bridge = Bridge
plate-chair = Chair
plate-compass = Compass
plate-feather = Feather
plate-fox = Fox
plate-gate = Gate
plate-hare = Hare
plate-heron = Heron
plate-kettle = Kettle
plate-key = Key
plate-kite = Kite
plate-ladder = Ladder
plate-lamp = Lamp
plate-lantern = Lantern
plate-mill = Mill
plate-otter = Otter
plate-owl = Owl
plate-stairs = Stairs
plate-tower = Tower
plate-well = Well
plate-window = Window

# -- the waiting room

room-all-here = Everybody is here.
room-here-count = { $count ->
    [0] Nobody is here yet.
    [one] One is here.
    [2] Two are here.
    [3] Three are here.
    [4] Four are here.
    [5] Five are here.
   *[other] { $count } are here.
}
room-missing-one = { $name } is on the way.
room-free-count = { $count ->
    [one] One seat is free.
    [2] Two seats are free.
    [3] Three seats are free.
    [4] Four seats are free.
   *[other] { $count } seats are free.
}
room-missing-many = { $count ->
    [one] A friend is on the way.
   *[other] { $count } friends are on the way.
}
room-who = Who is here
room-count = { $count } of { $most }
room-you = you
room-you-host = you, host
room-device = on this device
room-elsewhere = on another screen
room-elsewhere-short = other screen
room-free = for whoever opens the link
room-free-seat = Free seat
room-free-short = by link
room-bot = bot, { $bot }
room-here = here
room-bot-warm = { $bot }, for now
room-away = away
room-away-for = away for { $time }
room-ready = ready
room-not-yet = not yet
room-friend = A friend
room-invite-friends = Invite friends
room-invite-all = One link for all free seats. Scan it, or send it.
room-invite-open = One link for all free seats. The table stands on everybody’s first page, too.
room-invite-known = Ask somebody you have played with
room-invite-known-text = They find it on their first page.
room-invite-ask = Ask { $name }
room-invite-asked = asked
room-invite-none = Nobody yet
room-invite-none-text = Whoever finishes a game with you stands here afterwards.
room-invite-games = { $count ->
    [one] one game together
   *[other] { $count } games together
}
room-invite-said = { $name } was asked to come.
room-invite-text = Whoever opens it gets this very seat.
room-invite-near = This link opens on this computer only. Whoever runs rollwrite here can let phones nearby join.
room-invite-near-host = This link opens on this computer only. Start the server with “--host 0.0.0.0” and phones nearby can join.
room-invite-network = This link works on every device in your network.
room-link = Link of the invitation
room-qr = QR code of the invitation
room-copy = Copy
room-copied = Copied
copy-by-hand = Copy it yourself
copy-by-hand-text = This browser does not let us copy for you. It is all marked: copy it with Ctrl+C, on a phone with a long tap.
copy-by-hand-label = What is to be copied
room-share = Share
room-share-text = Come and play { $game } with me.
room-start = Start the game
room-start-with = { $count ->
    [1] Start alone
    [2] Start with two
    [3] Start with three
    [4] Start with four
    [5] Start with five
    [6] Start with six
   *[other] Start with { $count }
}
room-start-drops = { $count ->
    [one] The free seat goes away with the first roll.
   *[other] The free seats go away with the first roll.
}
room-needs = { $count ->
    [2] { $game } needs two.
    [3] { $game } needs three.
   *[other] { $game } needs { $count }.
}
room-wait-host = The game starts as soon as the host says so.
room-wait-seats = The host can start as soon as enough are here.
room-watching = You are watching. What nobody has shown yet stays hidden.
room-arrived = { $name } has come in.
room-empty-sheet = Empty sheet of { $name }
room-quick = Looking for others …
room-quick-text = It starts by itself as soon as everybody is here.
room-quick-fills = If nobody comes, bots take the free seats in { $time }.
room-quick-stop = Wait no longer
room-tools-of = Seat of { $name }: more
room-tools-free = Free seat { $number }: more
room-seat-of = seat { $number } of { $most }
room-bot-give = Give it to a bot
room-bot-give-person = Give the seat to a bot
room-bot-give-person-text = { $name } loses the seat, and the link changes.
room-bot-give-away-text = { $name } gets it back on return.
room-bot-seat = Seat the bot
room-bot-other = Another bot
room-beside = Somebody beside me
room-beside-text = You hand this device round.
room-beside-name = Name
room-beside-do = Sit down
room-seat-link = A link for this very seat
room-seat-link-text = For one certain person.
room-drop = Take the seat away
room-drop-text = { $count ->
    [1] The table has one seat then.
    [2] The table has two seats then.
    [3] The table has three seats then.
    [4] The table has four seats then.
    [5] The table has five seats then.
   *[other] The table has { $count } seats then.
}
room-drop-least = { $game } needs { $count } seats.
room-add = One more seat
room-nudge = Nudge { $name }
room-nudge-text = A sound and a notification. Once a minute.
room-nudge-done = Nudged
room-up = Move up
room-up-text = { $name } would have seat { $number }.
room-remove = Remove { $name }
room-remove-text = The seat is free again, and the link changes.
room-remove-sure = Yes, remove { $name }
room-removed = { $name } no longer has a seat. The link has changed.
room-leave = Leave the table
room-leave-text = Your seat is free again.
room-leave-last = You are the only one here: the table is closed then.
room-leave-sure = Yes, leave
room-close = Close the table
room-close-text = Nobody can come any more. The table will not be played.
room-close-sure = Yes, close it
room-menu = Menu
room-watch-link = Copy the link for watching
room-watch-copied = The link for watching is on the clipboard.
room-renew = A new link
room-renew-text = The old link and its code are dead then.
room-renewed = The link has changed.
room-terms = Change
room-terms-title = What is played here?
room-terms-save = Tell everybody
room-hints = Hints
room-no-hints = No hints
room-rated = Rated
room-open = Open to all
room-private = Nobody watches
room-changed-pace = { $name } changed the pace: { $what }
room-changed-option = { $name } changed { $option }: { $what }
room-changed-hints = { $what ->
    [on] { $name } allows hints.
   *[off] { $name } allows no hints.
}
room-changed-open = { $what ->
    [on] { $name } opened the table to everybody.
   *[off] { $name } let the table be found by its link only.
}
room-changed-rated = { $what ->
    [on] The game counts for ratings now, { $name } says.
   *[off] The game does not count for ratings any more, { $name } says.
}
room-changed-watch = { $what ->
    [on] Others may watch now, { $name } says.
   *[off] Nobody else may watch any more, { $name } says.
}
room-is-closed = This table is closed
room-is-closed-text = It was never played. Nothing of it counts.
room-sent-away = You no longer have a seat here.
watchers = { $count ->
    [one] One watches
   *[other] { $count } watch
}

# -- an invitation

take-title = Come in, sit down
take-invites = { $name } invites you
take-open = An open table
take-free = free
take-kept = kept for you
take-bot = bot
take-full = All seats are taken
take-full-text = You can watch, or open a table of your own.
take-full-only = You can open a table of your own.
take-full-hope = You can watch, or leave word that you would like to play next.
take-full-hope-only = You can leave word that you would like to play next.
take-hope = Tell me when a seat is free
take-hoping = We tell you when a seat is free.
take-hope-drop = Not any more
take-guest = Guest
take-watch-instead = Watch instead
take-own = Open a table of your own
take-running = A bot keeps a seat warm. Take it over?
take-running-text = The game is on. You play on where { $name } stopped.
take-over-running = Take it over
take-closed = This table is closed
take-closed-text = It was never played.
take-ended = This game is over
take-ended-text = You can still look at how it went.
take-ended-look = See how it ended
take-rated = Rated: the result counts for ratings
take-hints = Hints are allowed
take-sent-away = The host has given the seat to somebody else.
take-over-title = Play on here
take-over-text = The seat of { $name } at “{ $table }”: { $game }. Here you play on where it stands.
take-over-go = Play on
take-over-name = Name at the table
take-name = Your name
take-go = Take the seat
take-busy = Taking the seat …
take-watch = Only watch
take-gone = This invitation leads nowhere
take-no-name = We need a name for the sheet.
take-gone-do = Somebody may have used it already, or a letter is missing. Whoever sent it can send a new one.

# -- replay

replay-title = Replay
replay-door = Which game shall we watch?
replay-door-text = Drop a record here, choose its file or paste its text. A record holds every roll and every move.
replay-choose = Choose a file
replay-paste = or paste its text
replay-paste-label = Text of a record
replay-watch = Watch it
replay-reading = Reading the record …
replay-bad = This record cannot be replayed
replay-bad-line = Line { $line }: { $reason }
replay-bad-do = Mend the line, or ask for the record again.
replay-gone = This game is not here
replay-gone-do = The link may be old, or a letter is missing.
replay-another = Another record
replay-turn = Turn { $turn } of { $of }.
replay-before = Before the first roll.
replay-first = First step
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = Last step
replay-speed = Speed: { $speed } times
replay-line = Timeline
replay-flags = Great moments
replay-share = Share this moment
replay-shared = The link to this moment is copied.
replay-download = Download the record
replay-dice = Dice of this turn
replay-dice-none = No dice on the table.
replay-taken = { $face }, taken
replay-log = What happened
replay-table = To the table
replay-verified = Dice verified
replay-verified-text = Every roll follows from the number that was sealed before the first one.
replay-open = Dice sealed
replay-open-text = The sealed number is opened when the game is over; then every roll can be checked.
replay-no = Dice not verified
replay-no-text = The rolls do not follow from the sealed number. Ask who keeps this record.
replay-keys = Arrow keys step, Home and End jump, space plays, T reads the sheet, ? lists all keys.
replay-show-sheet = Show this sheet
replay-controls = Steps
replay-empty = Nothing has happened in this game yet.

# -- how to play

howto-title = How to play
howto-contents = Contents
howto-sheet = The whole sheet
howto-figure = Picture: { $title }
howto-dice = Dice: { $dice }
howto-ask = Still unsure? Tap a pale die or step at the table: it says why not.
howto-play = Play now
howto-print = Print
howto-search = Search the rules
howto-found = { $count ->
    [0] Nothing found
    [one] One found
   *[other] { $count } found
}
howto-nothing = Nothing found. Try another word.
howto-try = Try it
try-free = Nothing counts here: moves can be taken back, the bulb knows what they are worth.
try-back = Back to the rules
howto-try-card = Try it: { $card }
howto-glossary = Words of the game

# -- faces

face-title = Your face
face-change = Choose another face
face-saved = This is your face now.
face-colour = Colour
face-colour-blue = Blue
face-colour-orange = Orange
face-colour-green = Green
face-colour-purple = Purple
face-colour-red = Red
face-colour-yellow = Yellow
face-eyes = Eyes
face-eyes-dots = Round
face-eyes-tall = Wide open
face-eyes-brows = With brows
face-eyes-glasses = Glasses
face-eyes-side = Looking aside
face-eyes-lash = Freckles
face-mouth = Mouth
face-mouth-smile = Smile
face-mouth-open = Laughing
face-mouth-smirk = Smirk
face-mouth-flat = Straight
face-mouth-small = Small smile

# -- being told that it is one's turn

telling-turn = It is your turn
telling-late = { $left } left for your turn
telling-nudged = { $name } nudged you
telling-invited = { $name } asks you to a table
telling-free = A seat is free for you
telling-joined = { $name } sits down at your table
telling-started = The game begins
telling-vote = { $who } is away: how shall it go on?
telling-over = The game is over
telling-test = This is a test
telling-test-text = So you will hear that it is your turn.
telling-code = Your code is { $code }
telling-code-text = Type it on the settings page, and you will be told by mail. You did not ask for it? Then nothing has to be done.
telling-with = with { $names }
telling-and = { $most } and { $last }
telling-hours = { $count ->
    [one] One hour
   *[other] { $count } hours
}
telling-minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
}
telling-seconds = { $count ->
    [one] One second
   *[other] { $count } seconds
}
telling-go = Go there
telling-close = Close this notice

# -- settings and account

settings-all = All settings and account
settings-who = Who you are
settings-look = Look and sound
settings-table = At the table
settings-more = More
settings-sound-text = Dice, pencil, your turn
settings-chosen = { $name }: { $value }
settings-name-saved = You are { $name } now.
notify = Notifications
notify-line = how to reach you
notify-ways = Ways to reach you
notify-on = on
notify-off = off
notify-word-push = push
notify-word-mail = mail
notify-word-hook = webhook
notify-works = works here
notify-not-set-up = not set up at this table
notify-page = Sound and title of this tab
notify-page-title = The title for now; switch off and on again for sound, too.
notify-push = Push to this browser
notify-push-phone = Push to this phone
notify-push-https = needs HTTPS
notify-push-https-text = The address of this table begins with http. Whoever runs the table can change that.
notify-push-home-screen = add to home screen first
notify-push-home-text = Tap { $icon } below, then “Add to Home Screen”, and open rollwrite from there.
notify-push-blocked = blocked in the browser
notify-push-blocked-text = Open the sign beside the address, allow notifications for this site, and load the page again.
notify-push-browser = this browser cannot
notify-push-browser-text = It knows no push. Another browser on this device may, or take mail or a webhook.
notify-push-failed = The browser did not allow it. A private window, or a browser without a push service, cannot be called.
notify-push-other = is called, too
notify-push-drop = Call this browser no more: { $name }
notify-show-how = Show me how
notify-show-title = Onto the home screen
notify-show-1 = Tap the square with the arrow: on an iPhone it is at the bottom, on an iPad at the top.
notify-show-2 = Choose “Add to Home Screen”, then “Add”.
notify-show-3 = Open rollwrite from the home screen, come back to this page and switch push on.
notify-mail = E-mail
notify-mail-to = E-mail to { $address }
notify-mail-text = At tables by the day and without a clock; a letter would be too late at the others.
notify-mail-host = Whoever runs the table can name a mail server.
notify-mail-address = Your address
notify-mail-send = Send me a code
notify-mail-unconfirmed = waits for your code
notify-mail-code = The code from the letter
notify-mail-confirm = Switch mail on
notify-mail-drop = Forget this address
notify-hook = Discord, Slack or a program of yours
notify-hook-discord = Discord
notify-hook-slack = Slack
notify-hook-json = A program of yours
notify-hook-on = on
notify-hook-text = A webhook: we write to an address that you make there.
notify-hook-add = Add a webhook
notify-hook-url = Its address
notify-hook-kind = Written as
notify-hook-kind-discord = Discord
notify-hook-kind-slack = Slack
notify-hook-kind-json = JSON
notify-hook-save = Save the webhook
notify-hook-secret = We sign what we send with this secret. Copy it now, it is not shown again.
notify-hook-drop = Forget the webhook
notify-test = Send me a test
notify-again = Again
notify-tried-nothing = Nothing is switched on, so nothing was sent.
notify-tried-page = The sound was played.
notify-tried-page-text = Nothing heard? Check whether your device is muted.
notify-tried-push = A push is on its way.
notify-tried-push-text = Nothing there? Check whether your device is set to do not disturb.
notify-tried-push-failed = The push did not get through.
notify-tried-webhook = We wrote to { $shown }.
notify-tried-webhook-text = Look there.
notify-tried-webhook-failed = { $shown } did not take it.
notify-tried-mail = A letter went to { $shown }.
notify-tried-mail-text = Nothing there in a minute? Look into the spam folder.
notify-tried-mail-failed = The letter to { $shown } did not leave.
notify-failed-gone = The address is not there any more.
notify-failed-busy = It has too much to do; try again later.
notify-failed-refused = It was refused.
notify-failed-no-answer = Nobody answers there.
notify-failed-private-address = The address lies in a private network.
notify-failed-bad-address = The address is not one of the wide world.
notify-for = What for
notify-for-turns = My turn
notify-for-turns-text = Once; once more before your time is up
notify-for-tables = Invitations and tables
notify-for-tables-text = An invitation, somebody sits down, a game begins
notify-for-nudges = Somebody needs me
notify-for-nudges-text = A nudge, a vote
notify-for-ends = The end of a game
notify-for-ends-text = When you were not there
notify-quiet = Quiet
notify-quiet-on = Quiet hours
notify-quiet-text = No notifications; clocks by the day stand still, from your next turn on. Ten hours at most.
notify-quiet-from = Quiet from
notify-quiet-to = Quiet until
notify-quiet-until = to
notify-holiday = Holiday
notify-holiday-text = No notifications, and clocks by the day stand still until you are back; 21 days a year.
notify-holiday-until = Back on
notify-install = On this device
notify-install-name = Install rollwrite
notify-install-text = A window of its own, an icon with the number of tables that wait
notify-install-do = Install
notify-nobody = Tell us who you are first
notify-nobody-text = Take a seat or open a table; then we know whom to tell.
account = Account
account-line = so that your games stay yours
account-keep = Keep your games: make a passkey
account-keep-text = So far this browser alone knows who you are. With a passkey or a password you are yourself on any device, and nothing is lost if this browser forgets you. No mail address needed.
account-ways = Ways to sign in
account-by-passkey = passkey
account-by-password = password
account-none = none yet
account-set = set
account-secured = Saved. Your games are yours on any device now.
account-have = I have an account already
account-delete = Delete the account
account-remove = Remove
account-password-set = Set a password
account-password-change = Another password
account-password-old = Your password so far
account-password-new = New password
account-password-help = At least ten letters; a sentence is easy to keep in mind. We give you a sign-in name with it.
account-password-save = Save the password
passkey = Passkey
passkey-text = Fingerprint, face or PIN; nothing to remember
passkey-devices = { $count ->
    [one] Fingerprint, face or PIN, on one device
   *[other] Fingerprint, face or PIN, on { $count } devices
}
passkey-make = Make one
passkey-another = One more
passkey-not-here = Not at this address
passkey-why-insecure = Browsers make passkeys only over HTTPS, and this address begins with http. Who hosts this table can change that. A password works here.
passkey-why-address = Passkeys belong to a name, and this address is a number. A password works here. By name:
passkey-why-elsewhere = Passkeys of this table are made at its public address:
passkey-why-browser = This browser makes no passkeys. A password works here.
passkey-other-address = for another address of this table
passkey-drop = Remove the passkey: { $name }
password = Password
password-text = Works everywhere, also without HTTPS
password-not-needed = Not needed beside a passkey
password-login = Your sign-in name: { $login }
password-set = Set one
password-other = Change
prove-title = Is it you?
prove-text = This page has been open for a while. Show once more who you are before you change how one gets in.
prove-passkey = Show it with a passkey
prove-password = Show it with the password
prove-elsewhere = Your passkey belongs to another address of this table. Do it there, or sign in with a recovery code.
prove-code = Neither at hand? Sign in with a recovery code
codes = Recovery codes
codes-keep = Each works once. Keep them on paper; we show them this one time.
codes-left = { $left } of { $of } left
codes-text = Each opens your account once, when all else is lost.
codes-new = New ones
codes-made = Here are new codes; the old ones are dead.
devices = Devices
device-this = this one
device-now = now
device-phone = Phone
device-tablet = Tablet
device-computer = Computer
device-program = Program
device-browser = { $what }, { $browser }
device-leave = Sign out on this device
sign-out = Sign out
sign-out-device = Sign out: { $name }
sign-out-others = Sign out all others
sign-in = Sign in
sign-in-title = Good to see you again
sign-in-guest = What { $name } plays here comes along with you.
sign-in-passkey = Sign in with a passkey
sign-in-login = Sign-in name
sign-in-password = Sign in with a password
sign-in-lost = All lost? Use a recovery code
sign-in-code = Recovery code
sign-in-by-code = Sign in with the code

# -- history

history = History
history-game = Game
history-all-games = All
history-since = { $count ->
    [one] here since { $since } · one game
   *[other] here since { $since } · { $count } games
}
history-none = No finished game yet
history-none-text = When a game ends, it stands here with its result.
history-results = Results
history-legend = △ won · line: mean of eight
history-legend-few = △ won
history-games-title = Games
history-games = games
history-wins = wins
history-best = best
history-mean = mean
history-day = Day
history-points = Points
history-place = Place
history-place-said = Place { $place }
history-results-said = { $count ->
    [one] One game with { $high } points.
   *[other] { $count } games, from { $low } to { $high } points.
}
history-results-mean = { $count } games, from { $low } to { $high } points; mean of the last eight: { $mean }.
history-scores = Scores
history-scores-legend = flag: your best
history-scores-rivals = flag: your best · dashed: rivals
history-scores-said = Scores from { $low } to { $high }, most often between { $from } and { $to }.
history-as-table = As a table
history-by-seats = By seats
history-seats = Seats
history-seats-count = { $seats ->
    [one] alone
   *[other] { $seats } seats
}
history-by-game = By game
history-bots = Against bots
history-people = Against people
history-ahead = full: you were ahead
history-of = { $ahead } of { $of }
history-alone = alone
history-look = Look at the game again: { $result }, { $day }
history-all = All { $count } games
history-agreed = Ended together
history-rated = rated
history-rivals = Rivals
history-archive = { $count ->
    [one] One table put away
   *[other] { $count } tables put away
}
rating = Rating
rating-short = { $rating }, give or take { $give }
rating-give-or-take = Give or take
rating-early = too early to say
rating-after = After { $count } games. It gets surer with each one.
rating-after-few = { $count ->
    [one] After one game; from the fifth on there is a number.
   *[other] After { $count } games; from the fifth on there is a number.
}
rating-said = Rated { $rating }, give or take { $give }: 19 times of 20 the truth lies in the band.
rating-early-said = Too early to say: anywhere between { $low } and { $high }.
rating-levels-said = Bots on the same ruler: { $levels }.
history-data = Your data
history-data-text = One file with all games, moves and dice. Deleting leaves your games with others to them, under “Somebody”.
history-take = Take it with you
history-delete = Delete …

# -- the house: its page for whoever hosts the server

house = House
house-strip = From the house
house-strip-close = Put away
host-title = House
host-fine = Everything is fine.
host-needs = { $count ->
    [1] One thing needs you: { $what }.
    [2] Two things need you: { $what }.
   *[other] { $count } things need you.
}
host-need-report = { $count ->
    [1] a report
   *[other] reports
}
host-log = Log
host-log-title = What was done here
host-log-more = Show earlier ones
host-log-empty = Nothing yet.
host-count-tables = tables now
host-count-here = people here
host-count-accounts = accounts
host-count-running = running
host-tables = Tables now
host-tables-none = No table waits or plays right now.
host-tables-line = { $count ->
    [1] one
   *[other] { $count }
}{ $away ->
    [0] { "" }
    [1] , one waits for somebody away
   *[other] , { $away } wait for somebody away
}
host-table-waiting = waiting room
host-table-turn = turn { $turn }
host-table-leg = game { $leg } of { $legs }
host-table-free = { $free ->
    [1] 1 seat free
   *[other] { $free } seats free
}
host-pace-live = live
host-pace-relaxed = relaxed
host-pace-day = by the day
host-table-more = More about { $name }
host-watch = Watch
host-watch-text = Everybody at the table is told. You see what any passer-by sees.
host-message = Send a message
host-message-label = What shall the table read?
host-send = Send
host-sent = Sent.
host-end = End the table
host-end-text = A game that runs ends here, with the points so far. A table that waits is closed.
host-ended = The table has ended.
host-people = People
host-people-line = { $here } here of { $count }
host-people-all = All { $count }
host-people-find = Find by name
host-people-more = Show more
host-person-host = host
host-person-guest = guest, no account
host-person-passkey = passkey
host-person-password = password
host-person-devices = { $count ->
    [0] no device
    [1] 1 device
   *[other] { $count } devices
}
host-person-here = here
host-person-blocked = blocked
host-person-more = More about { $name }
host-link = New sign-in link
host-link-text = For somebody who lost the way back. Whoever opens it is { $name }.
host-link-label = The link, shown once
host-sign-out = Sign out everywhere
host-sign-out-text = All devices of { $name } are signed out. Without an account only a new link leads back.
host-signed-out = { $name } is signed out everywhere.
host-block = Block
host-block-text = { $name } is shown out at once, and the door stays closed.
host-blocked = { $name } is blocked.
host-unblock = Unblock
host-unblocked = { $name } may come in again.
host-drop = No longer host
host-dropped = { $name } is no host any more.
host-sure = Yes, do it
host-health = Health
host-checked = checked { $ago }
host-check-again = Check again
host-check-database = Database
host-check-disk = Disk
host-check-copies = Backups
host-check-clock = Clock of the server
host-check-files = Files and sockets
host-check-variables = A setting that means nothing
host-check-public = The address people know
host-check-push = Push notifications
host-check-mail = E-mail
host-check-moves = Moves answered in { $ms } ms
host-mend = What mends it
host-storage = Storage
host-storage-games = games { $size }
host-storage-backups = backups { $size }
host-storage-free = free { $size }
host-storage-line = { $used } of { $all }
host-version = rollwrite { $version }, rules { $rules }, { $database }{ $nodes ->
    [1] { "" }
   *[other] , { $nodes } nodes
}
host-rules-compiled = compiled
host-rules-interpreted = interpreted
host-backups = Backups
host-backups-every = every { $every }, { $keep } kept
host-backups-never = none by themselves
host-backups-never-text = Start the server with --backup-every 1d and it makes one a day.
host-backups-none = There is no copy yet.
host-backups-tried = A restore was last tried { $ago }.
host-backups-untried = No restore was tried yet.
host-back-up = Back up now
host-backed-up = A copy is made.
host-try = Try a restore
host-tried-well = It works: every table of this copy plays again.
host-tested = tested
host-restore = Restore …
host-restore-text = Stop the server and type this where it runs. What is there now is kept beside it.
host-reports = Reports
host-reports-new = { $count } new
host-reports-none = Nobody reported anything.
host-report-about = about { $name }
host-report-at = { $table }, { $when }
host-report-lines = What was written
host-look = Look
host-settle = Close it
host-settled = The report is settled.
host-doors = Doors
host-invite-only = Invite only
host-invite-only-text = New people need a link from somebody with an account.
host-lobby = Open tables
host-lobby-text = Shown on everybody’s home page.
host-chat = Free chat
host-chat-text = Tables may have it. Lines can be reported.
host-who-opens = Who opens tables
host-who-opens-everybody = Everybody
host-who-opens-accounts = Accounts
host-who-opens-keepers = Hosts
host-invite = New invitation
host-invite-text = Twenty people come in by it, within a week.
host-bans = Closed to
host-ban-label = Close it to an address or a network
host-ban = Close
host-lift = Let { $name } in again
host-announcement = Announcement
host-announcement-label = What shall everybody read?
host-announcement-preview = So it is seen
host-announcement-until = until { $when }
host-announcement-lasts = How long
host-announcement-on = Shown until { $when }.
host-show = Show it
host-take-down = Take it down
host-shown = Everybody sees it now.
host-not-you = This page belongs to whoever hosts this server.
host-not-you-do = Type “rollwrite host-link” where the server runs: it makes a link that is good once.
host-become = You host this server
host-become-text = This link is good once. Whoever uses it looks after the house: tables, people, doors.
host-become-as = You are { $name } here.
host-become-name = Your name
host-become-go = Look after the house
host-become-gone = This link was used already
host-become-gone-do = Or it is older than a day. Type “rollwrite host-link” where the server runs.
invited-title = You are invited
invited-text = Tell us your name and come in.
invited-go = Come in
invited-gone = This invitation does not hold any more
invited-gone-do = Ask whoever sent it for a new one.
deed-became-keeper = became host
deed-made-host-link = made a host link where the server runs
deed-dropped-keeper = took the house from { $about }
deed-watched = watched { $table }
deed-told-table = wrote to { $table }: “{ $text }”
deed-ended-table = ended { $table }
deed-made-sign-in-link = made a sign-in link for { $about }
deed-signed-out = signed { $about } out everywhere
deed-blocked = blocked { $about }
deed-unblocked = let { $about } in again
deed-banned-network = closed the door to { $network }
deed-lifted-network = opened the door to { $network }
deed-set-is-invite-only = set “Invite only” { $value }
deed-set-has-lobby = set “Open tables” { $value }
deed-set-has-chat = set “Free chat” { $value }
deed-set-who-opens = set who opens tables: { $value }
deed-made-invitation = made an invitation
deed-announced = announced “{ $text }”
deed-ended-announcement = took the announcement down
deed-backed-up = made the copy { $copy }
deed-tried-restore = tried to restore { $copy }
deed-settled-report = settled a report about { $about }
deed-by-nobody = Somebody at the server
deed-on = on
deed-off = off
chat = Chat
chat-empty = Nothing was written yet.
chat-label = Write to the table
chat-send = Send
chat-new = { $count ->
    [1] one new line
   *[other] { $count } new lines
}
chat-line = { $name } wrote: { $text }
chat-more = More about the line of { $name }
chat-mute = Do not show what { $name } writes
chat-muted = { $name } is muted
chat-heard = You hear { $name } again
chat-mute-all = Hear nothing more of { $name }
seats-more = More about { $name }
report-text = Something is wrong with how { $name } behaves? The host of this server reads it.
report-why = What is wrong?
report-person = Report { $name }
chat-unmute = Show { $name } again
chat-report = Report this line
chat-report-text = The line goes to the host of this server, with five before and after it.
chat-report-why = What is wrong? (you may leave it empty)
chat-reported = Reported. The host of this server will read it.
settings-talk = Phrases and chat of others
settings-talk-text = At all tables. A table can hide them for itself.
plan-chat = Free chat
plan-chat-about = Everybody at the table may write. Lines can be muted and reported.

# -- what the server refuses

problem = That did not work.
problem-offline = The server does not answer.
problem-offline-do = Check the connection and try again.
problem-no-name = A name is missing.
problem-long-name = This name is too long.
problem-no-guest = Please tell us your name first.
problem-nobody-plays = A table needs somebody who plays: a person, here or by link.
problem-damaged-table = This table's log is damaged. All your other tables are fine.
problem-too-many = That was a lot at once. Wait a moment and try again.
problem-too-large = This is too large.
problem-dead-welcome = This link leads to nobody any more.
problem-no-practice = This game brings something along from an earlier one; it cannot be practised.
problem-other-seats = In that game other seats play than you ask for.
problem-dead-link = This link leads to no seat any more.
problem-no-such-table = There is no such table here.
problem-no-such-game = This game is not on our shelf.
problem-seats-free = Too few are here to start.
problem-broken = Something broke on our side; nothing was changed.
problem-stale-stage = The table had moved on. Your sheet shows it as it is.
problem-stale-step = That was done already. Your sheet shows it as it is.
problem-leaving = This server is about to go. Ask again in a moment.
problem-not-your-decision = It is not your decision right now.
problem-not-your-seat = This seat has been handed over to somebody else.
problem-no-such-phrase = The moment for that has passed.
problem-no-hints = This table plays without hints.
problem-game-over = The game is over.
problem-not-stored = The server could not store this. Try again in a moment.
problem-already-started = The game has started already.
problem-bot-decides = Time was up: a bot makes this one move.
problem-closed = This table was closed before it started.
problem-no-clock = No clock runs at this table.
problem-no-nudge = Give them a moment before you nudge again.
problem-no-such-seat = There is no such seat.
problem-no-vote = Nobody is asked about that seat now.
problem-half-quiet = Quiet hours need a beginning and an end.
problem-long-quiet = Quiet hours last ten hours at most.
problem-no-holiday-left = There are 21 days of holiday a year, and so many are not left.
problem-long-holiday = A holiday lasts 21 days at most.
problem-no-such-zone = We do not know this time zone.
problem-no-such-time = Times look like 22:00.
problem-no-such-day = Days look like 2027-01-31.
problem-bad-address = That is no address that begins with https://.
problem-private-address = This address lies in a private network. Whoever runs the table can allow that.
problem-bad-push = Your browser gave us no address to call it by.
problem-no-such-push = This browser is not called any more.
problem-no-mail-here = This table sends no mail.
problem-bad-mail = That is no mail address.
problem-mail-unsent = The mail could not be sent. Try again later.
problem-old-code = This code is too old. Ask for a new one.
problem-wrong-mail-code = That is not the code we sent.
problem-not-asked = Only those who are there decide that.
problem-own-seat = This is your own seat. Leave the table instead.
problem-seat-taken = Somebody sits there.
problem-sent-away = The host has given this seat to somebody else.
problem-no-watching = Only those who play at this table see it.
problem-no-such-person = You have not played with such a person.
problem-table-full = All seats are taken.
problem-seat-free = A seat is free: take it.
problem-busy = Others were faster. Try again.
problem-foreign-origin = This request came from another site and was not carried out.
problem-hello-first = The table does not know you yet. Load the page again.
problem-no-campaign = No campaign is played at this table.
problem-no-next-game = There is no next game to open now.
problem-no-such-drawing = There is no such sheet.
problem-no-such-language = We do not speak this language yet.
problem-not-found = There is nothing here.
problem-not-host = Only who opened the table can do that.
problem-not-our-address = This address is not ours.
problem-not-over = The game is not over yet.
problem-not-started = The game has not started yet.
problem-old-rules = This table was opened under older rules and cannot be played on.
problem-unknown-guest = We do not know you any more. Tell us your name again.
problem-no-such-face = There is no such face.
problem-weak-password = A password needs at least ten letters, and more than the same one again and again.
problem-wrong-password = This is not your password.
problem-prove-first = Show first that it is you.
problem-wrong-sign-in = This name and this password do not fit.
problem-wrong-code = This code opens nothing, or it was used before.
problem-wrong-passkey = This passkey opens nothing here.
problem-stale-passkey = That took too long. Try again.
problem-known-passkey = This passkey is yours already.
problem-no-such-passkey = There is no such passkey.
problem-no-passkeys-here = Browsers make no passkeys at this address.
problem-no-such-device = This device is signed out already.
problem-no-account = Make a passkey or a password first.
problem-not-alone = Others sit at this table, too.
problem-other-name = This is not your name.
problem-no-way-back = There is no earlier decision to go back to.
problem-last-way = This is your last way in. Make another one first.
problem-banned = The house has closed its door to you.
problem-invite-only = New people need a link from somebody with an account here.
problem-no-lobby = This house has no open tables.
problem-may-not-open = The house decides who opens tables here.
problem-no-chat = No free words are written here.
problem-no-words = There is nothing in this line.
problem-long-words = This line is too long.
problem-too-many-words = One phrase every ten seconds.
problem-no-such-line = This line is not there any more.
problem-nobody-there = Nobody else sits there.
problem-not-keeper = Only the host of this server can do that.
problem-dead-host-link = This link was used already, or is too old. Make a new one with: rollwrite host-link
problem-dead-invitation = This invitation does not hold any more. Ask for a new one.
problem-person-gone = This person is not here any more.
problem-no-such-report = This report is settled already.
problem-no-such-ban = This door is open already.
problem-no-such-copy = This copy is not there any more.
problem-long-announcement = An announcement lasts two weeks at most.
problem-keeps-the-house = This person hosts the server, too. Take that away first.
problem-last-keeper = Somebody has to be the host.
problem-own-network = That is where you are yourself.
problem-plays-with-you = You sit at the same table right now. Their link would show you their sheet.

# the terminal
terminal-again = Type the number of a move, s to read the whole sheet (s 2: that of seat 2), u to take back, q to leave.
terminal-keys = 1–{ $count } · s sheet · u take back · q leave

# -- lessons

lesson-points = Pointed at: { $things }.
lesson-teacher = The teacher says
lesson-on = On we go
lesson-skip = Skip
lesson-leave = Leave the lesson
lesson-more = More of this lesson
lesson-restart = Begin again
lesson-step = Step { $step } of { $count }
lesson-write = Now tap the button “{ $verb }”.
lesson-commit = That was all: end your move with “{ $verb }”.
lesson-cut = What is meant, cut from your sheet
lesson-done-title = You know { $game }. Play a real one?
lesson-half-title = Well done. On to the next part?
lesson-next = Next: { $lesson }
lesson-play = Play now
lesson-invite = Invite friends
lesson-again = Once more
lesson-hold = At the table: hold anything, and it says what it is.
lesson-click = At the table: a right-click on anything says what it is.
lesson-back = Back to your game
lesson-guest = Guest

# -- the first visit

first-title = New here?
first-lead = Learn a game by playing it, or begin at once. No name, no form.
first-lead-again = Learn another game by playing it, or begin at once.
first-next = Next lesson
first-next-game = Next lesson of { $game }
first-learn = Learn in { $minutes } minutes
first-learn-game = Learn { $game } in { $minutes } minutes
first-play = Play now
first-play-game = Play { $game } now, against bots
first-others = With others
first-others-game = A table for others: { $game }
first-known = Skip lessons
first-known-game = Skip lessons: I know { $game }
first-rules-game = Rules of { $game }

# -- a lesson offered at the table

lessons = Lessons
lessons-lead = a few minutes each, at a real table
lessons-done = learned
lessons-take = Learn: { $lesson }
lessons-again = Once more: { $lesson }
lessons-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
offer-title = New to { $game }?
offer-more = A short lesson: what is new here
offer-text = { $minutes ->
    [one] Learn it by playing: about a minute, then you are back here.
   *[other] Learn it by playing: about { $minutes } minutes, then you are back here.
}
offer-left = { $count ->
    [one] One more short lesson belongs to this table.
   *[other] { $count } more short lessons belong to this table.
}
offer-before = before the clocks run
offer-learn = { $minutes ->
    [one] Learn in a minute
   *[other] Learn in { $minutes } minutes
}
offer-later = Just play
offer-known = I know this game: no lessons

# -- practice

practise = Practise
practise-here = Practise from here
practise-text = Nothing counts: take back as much as you like, and ask for hints.
practise-seat = Whose place do you take?
practise-level = Against whom?
practise-go = Begin
table-went-back = { $seat } went back to an earlier decision.

# -- beside the table

remind = Beside the table
remind-open = Reminder and words
remind-page = In short
remind-words = Words
