"""What a request meets first: HTTP and the WebSocket, who asks, and what is refused."""
