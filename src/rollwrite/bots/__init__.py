"""Players: who chooses among the moves a state offers."""
