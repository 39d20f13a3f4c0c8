# border: not compiled
"""Terrors of London: a two-player deck-builder with hordes and relics."""
