"""HTTP, WebSocket, guests, store: the table for people on their own devices."""
