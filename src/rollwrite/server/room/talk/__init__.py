"""What is said at a table: phrases that are not kept, and lines that are."""
