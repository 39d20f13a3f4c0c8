# border: not compiled
"""Lords & Ladies of Blackbriar: townsfolk and their shared dice against a horde on hexes."""
