"""Gaslamp: a digital table for rule-heavy board games."""

from gaslamp import engine
from gaslamp.kernel.errors import Saying, Trouble

__version__ = "0.1.0"

engine.use()


def in_english(saying: Saying) -> str:
    """Language files are read only when something is to be said."""
    from gaslamp.words.sayings import told

    return told(saying)


Trouble.in_english = staticmethod(in_english)
