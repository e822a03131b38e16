"""What is kept of a game: its dice, its record, the album of a campaign."""
