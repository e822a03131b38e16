"""Tables for people on their own devices. ARCHITECTURE.md follows one move through it."""
