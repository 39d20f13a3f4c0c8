# border: not compiled
"""Errors for people: one sentence that says what is wrong and what would be right."""


class Trouble(Exception):
    """Bad input of any kind. Its text is shown to the user as it is."""
