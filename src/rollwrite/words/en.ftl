# The table itself, English

seat-number = Seat { $number }
bot-random = Random
bot-random-about = Takes any legal move. Good for trying things out.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now.
