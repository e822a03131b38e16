"""The porter: who may come in, by which name, in how many words and for how long."""
