# Der Tisch selbst, Deutsch

seat-number = Platz { $number }
bot-random = Zufall
bot-random-about = Nimmt irgendeinen erlaubten Zug. Gut zum Ausprobieren.
bot-greedy = Gierig
bot-greedy-about = Nimmt, was gerade am besten aussieht.
