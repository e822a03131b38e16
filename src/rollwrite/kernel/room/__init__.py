"""What a game's room is furnished with."""
