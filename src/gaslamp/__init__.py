"""Gaslamp: a digital table for rule-heavy board games."""

__version__ = "0.1.0"
