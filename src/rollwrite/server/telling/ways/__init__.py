"""The ways to a person who is not looking: push, webhook, mail."""
