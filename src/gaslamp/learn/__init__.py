"""Learning by playing: lessons on the real engine, and what a teacher says beside a game."""
