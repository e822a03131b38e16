"""Who thinks at the tables of the house: bots that play, hints that are asked for."""
