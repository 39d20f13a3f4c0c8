"""The lab: many games between bots, and honest statistics about them."""
