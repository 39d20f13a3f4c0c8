"""The table: one match with seats, journal, undo, views and reasons. It does no input or output."""
