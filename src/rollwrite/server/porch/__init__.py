"""Who may come in and open tables, and what hangs at the door: decided by who keeps the house."""
