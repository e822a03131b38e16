# The table itself, English

seat-number = Seat { $number }
bot-random = Random
bot-random-about = Takes any legal move. Good for trying things out.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now.

# -- everywhere

language = Language
language-en = English
language-de = Deutsch
lamp-on = Light the lamp
lamp-off = Back to daylight
sound-on = Turn the sound on
sound-off = Turn the sound off
calm-on = Keep everything still
calm-off = Let things move
back = Back
close = Close
menu = Menu
to-home = To the shelf of games
rules = Rules
page-failed = This page could not be loaded.
page-failed-do = Check the connection and load it again.
page-lost = Nothing lies at this address
page-lost-do = The link may be old, or a letter is missing.
reload = Load again
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# -- the table

table-loading = Laying out the sheets …
table-gone = This table is not here
table-gone-do = The link may be old, or a letter is missing. Whoever sent it can send it again.
table-turn = turn { $turn }
table-others = The others
table-your-sheet = Your sheet
table-sheet-of = Sheet of { $name }
table-open-sheet = { $name }, { $points } points. Open the sheet
table-so-far = Your sheet so far
table-so-far-of = { $name } so far
table-hint = Glowing dice and fields fit. Tap another one to change your mind.
table-hint-picked = Tap another one to change your mind.
table-lit-dice = Dice
table-onlooker = You are watching
table-onlooker-text = What nobody has shown yet stays hidden.
table-you = you
table-bot = bot
table-state-decided = has chosen
table-state-choosing = is choosing
table-state-waits = waits
table-state-away = away
table-wait-for = Waiting for { $names }
table-written = Written. You can still take it back.
table-all-chosen = All have chosen.
table-take-back = Take back
table-clear = Clear
table-done = Done
table-done-text = Nothing more to choose this time.
table-moves = Moves
table-moves-count = { $count ->
    [one] One move
   *[other] { $count } moves
}
table-moves-help = Arrow keys walk, Enter chooses and confirms, Escape clears, U takes back.
table-no-moves = No moves right now.
table-picked = Chosen: { $label }. { $points }. Enter confirms.
table-line-change = { $line }, { $before } to { $after }
table-spot = Field { $spot }
table-die-lit = { $face }, can be chosen
table-die-picked = { $face }, chosen
table-die-calm = { $face }, does not fit
table-die-taken = { $face }, taken
table-die-plain = { $face }
table-rolled = Rolled: { $dice }.
table-log = What happened
table-log-empty = Nothing has happened yet. Each roll and move will be listed here.
table-log-now = now
table-log-turn = turn { $turn }
table-total = Total
table-keys = Keys
table-menu = Menu of the table
table-seats = Seats
table-invite = Link to this seat
table-link-copied = Copied.

# -- the line is down

live-lost = Connection lost.
live-lost-text = Trying again. What you wrote is kept.
live-now = Now
live-refused = That did not work.
live-stale = The table had moved on. Your sheet shows it as it is.
live-ok = All right

# -- one device, several people

pass-to = Give the device to
pass-text = { $from } has chosen, the sheet is folded away.
pass-text-first = The sheets are folded away.
pass-go = I am { $name }, show my sheet
pass-back = Back to { $name }
pass-watch = Only watch

# -- the end

end-counting = Counting the sheets
end-counting-text = Line by line.
end-skip = Show all at once
end-wins = wins with { $points }
end-you-win = You win with { $points }
end-tie = win together with { $points }
end-and = and
end-ahead = { $points ->
    [one] One point ahead of { $name }.
   *[other] { $points } points ahead of { $name }.
}
end-ahead-you = { $points ->
    [one] One point ahead of you.
   *[other] { $points } points ahead of you.
}
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
end-rematch = Rematch
end-to-rematch = To the rematch
end-replay = Watch replay
end-record = Download the record
end-record-long = Download the record (every roll and move)
end-sheets = The sheets

# the terminal
terminal-again = Type the number of a move, u to take back, q to leave.
