"""How a table comes to be: what was asked for, how its game begins, what it is called."""
