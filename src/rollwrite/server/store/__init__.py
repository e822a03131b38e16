"""What is kept: events of tables and guests, in one SQLite file."""
