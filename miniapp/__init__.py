"""The web side: the page, its pictures, and the way into a game over HTTP and WebSocket."""
