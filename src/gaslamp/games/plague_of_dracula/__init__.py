# border: not compiled
"""Plague of Dracula: seven hunters against the Count's coffins in London, 1890."""
