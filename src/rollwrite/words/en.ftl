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
settings-pace-normal-text = A moment for each move; a tap skips the rest.
settings-pace-fast-text = All moves at once.
settings-sound = Sound
settings-watches = Show me what others wrote
settings-confirms = Ask before I write
settings-confirms-on = You see your move first, then you write it.
settings-confirms-off = What your taps make clear is written at once.
settings-motion = Motion
settings-motion-auto = System
settings-motion-calm = Still
settings-motion-full = Lively
settings-light = Light
settings-light-light = Day
settings-light-dark = Lamp
settings-light-auto = System
back = Back
close = Close
menu = Menu
to-home = To the shelf of games
to-home-short = To the shelf
rules = Rules
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
watch-skip = Skip all

# -- a sheet in words

reading-points = Points
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
hints-count = { $count } games played out
hints-brief = A quick look, since many ask: { $count } games
hints-win = { $win } to win, { $score } points
hints-score = { $score } points
hints-help = Each move was played to the end many times, with the same dice. The longer the bar, the less sure the number; green may be the best.
hints-team = { $win } to win together
hints-gap = { $gap } behind
hints-best = best
hints-close = maybe as good
hints-about = about { $said }
hints-said = Best: { $move }. { $said }.
hint-points = { $points } now
hint-keeps = opens chances for about { $points } more
hint-costs = closes chances for about { $points }
hint-keeps-team = brings the team closer
hint-costs-team = costs the team time

# -- partners talk

say = Say something
say-title = Say it with a sign
say-heard = { $name }: { $words }
say-go = Go!
say-wait = Wait
say-yes = Yes
say-no = No
say-thanks = Thank you
say-sorry = Sorry

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

# -- the line is down

live-lost = Connection lost.
live-lost-text = Trying again. What you wrote is kept.
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
end-verified = Dice verified
end-verified-text = Every roll matches the secret that was sealed before the first one.
end-verifying = Checking the dice
end-verifying-text = Every roll is compared with the secret that was sealed before the first one.
end-not-verified = Dice not verified
end-not-verified-text = The rolls do not match the sealed secret. Keep the record and ask the host.
end-how = How it works
end-how-text = Before the first roll the table published the hash below: a seal on its secret. Every roll follows from that secret and the seeds of the players. The secret stands in the record, so anybody can check each roll.
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
home-no-table = No table yet
home-no-table-text = Take a game from the shelf and open one, or follow the link a friend sent you.
home-your-turn = Your turn
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

# -- what tables are called when nobody names them

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
room-free = invited by link
room-bot = bot, { $bot }
room-here = here
room-away = away
room-ready = ready
room-not-yet = not yet
room-friend = A friend
room-invite = Invite { $name }
room-invite-friend = Invite a friend
room-invite-for = Invitation for
room-invite-text = Scan it, or open the link. Whoever opens it gets the seat.
room-invite-near = This address works on this computer only. Start the server with “--host 0.0.0.0” and phones nearby can join.
room-link = Link of the invitation
room-qr = QR code of the invitation
room-copy = Copy
room-copied = Copied
room-share = Share
room-share-text = Come and play { $game } with me.
room-start = Start the game
room-start-wait = We start when every seat is taken.
room-wait-host = The game starts as soon as the host says so.
room-wait-seats = The game can start when every seat is taken.
room-watching = You are watching. What nobody has shown yet stays hidden.
room-arrived = { $name } has come in.
room-empty-sheet = Empty sheet of { $name }

# -- an invitation

take-title = Come in, sit down
take-text = A seat at “{ $table }” is kept for you: { $game }.
take-text-plain = A seat is kept for you.
take-over-title = Play on here
take-over-text = The seat of { $name } at “{ $table }”: { $game }. Here you play on where it stands.
take-over-go = Play on
take-over-name = Name at the table
take-name = Your name
take-go = Take the seat
take-busy = Taking the seat …
take-watch = Only watch
take-gone = This invitation leads nowhere
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
replay-verified-text = Every roll matches the secret that was sealed before the first one.
replay-open = Dice sealed
replay-open-text = The secret is opened when the game is over; then every roll can be checked.
replay-no = Dice not verified
replay-no-text = The rolls do not match the sealed secret. Ask who keeps this record.
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
howto-ask = Still unsure? Tap a calm die or step at the table: it says why not.
howto-play = Play now
howto-print = Print

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
problem-dead-link = This link leads to no seat any more.
problem-no-such-table = There is no such table here.
problem-no-such-game = This game is not on our shelf.
problem-seats-free = A seat is still free.
problem-broken = Something broke on our side; nothing was changed.
problem-stale-stage = The table had moved on. Your sheet shows it as it is.
problem-not-your-decision = It is not your decision right now.
problem-not-your-seat = This seat has been handed over to somebody else.
problem-no-such-phrase = The moment for that has passed.
problem-no-hints = This table plays without hints.
problem-game-over = The game is over.
problem-not-stored = The server could not store this. Try again in a moment.
problem-already-started = The game has started already.
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

# the terminal
terminal-again = Type the number of a move, s to read the whole sheet (s 2: that of seat 2), u to take back, q to leave.
terminal-keys = 1–{ $count } · s sheet · u take back · q leave
