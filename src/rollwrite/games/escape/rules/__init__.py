"""What is true: the position, papers and dice, moves, scoring."""
