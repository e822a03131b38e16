"""What is true: the position, one seat's paper, moves, scoring."""
