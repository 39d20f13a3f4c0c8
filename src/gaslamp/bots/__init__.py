"""Bots: they only ever see a redealt copy."""
