"""What is true: moves, the position, the score. Knows nothing of mind, show and art."""
