"""The server: many tables over HTTP and WebSocket. It knows no game."""
