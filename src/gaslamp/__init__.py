"""Gaslamp: a digital table for rule-heavy board games."""

from gaslamp import engine

__version__ = "0.1.0"

engine.use()
