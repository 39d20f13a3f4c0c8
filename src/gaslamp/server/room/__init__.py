"""Tables in memory: what happens at them, and what is told of it. No socket and no HTTP here."""
