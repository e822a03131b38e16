"""What one thinks of ways: how far, what may be collected, and whether one gets home."""
