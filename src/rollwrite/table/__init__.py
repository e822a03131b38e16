"""A table: seats, stages, take-back, commit and reveal. No sockets, no clock, no store."""
