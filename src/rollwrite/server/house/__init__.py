"""All tables and all guests: found, opened and changed, by people and by bots."""
