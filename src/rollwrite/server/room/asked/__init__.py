"""What people ask of a room: checked, and said as the log would have it. Nothing is done yet."""
