"""A table on the wire: found and opened, seen, talked with and changed."""
