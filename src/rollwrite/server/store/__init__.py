"""What is kept: events of tables, guests and the house, in SQLite or PostgreSQL."""
