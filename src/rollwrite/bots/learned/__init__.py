"""Players that learned: tables of what can be seen, how they are learned, who plays by them."""
