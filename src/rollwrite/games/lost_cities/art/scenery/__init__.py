"""What print leaves out and nobody can tap."""
