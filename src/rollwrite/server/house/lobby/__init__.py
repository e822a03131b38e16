"""How people who do not know a table's link come together."""
