"""What can be seen of a game, from every seat and in every moment."""
