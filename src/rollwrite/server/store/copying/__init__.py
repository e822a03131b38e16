"""The database as a file: copied, checked, put back, by hand and by itself."""
