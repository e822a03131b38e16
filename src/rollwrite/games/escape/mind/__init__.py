"""What one thinks of it: advice for players, never a rule."""
