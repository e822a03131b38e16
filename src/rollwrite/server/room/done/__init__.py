"""What stored events do to a room."""
