"""A table, live: one WebSocket, answered message by message."""
