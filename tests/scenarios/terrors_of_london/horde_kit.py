"""What the tests of hordes ask of a table of Terrors of London."""

from __future__ import annotations

from scenarios.terrors_of_london.kit import Terror

# TL-HORDE-06: the colours of the arrows at the edges, by faction; alike where two cards link.
RIGHT_ARROW = ("red", "amber", "blue", "violet")
LEFT_ARROW = ("violet", "red", "amber", "blue")
HORDE_ACTIONS = ("horde:", "join-left:", "join-right:")


def hordes(table: Terror) -> list[str]:
    """The Horde Actions on the menu."""
    return [key for key in table.menu() if key.startswith(HORDE_ACTIONS)]


def linked(table: Terror) -> list[list[str]]:
    """The active player's hordes on the table, each from left to right."""
    chains: list[list[str]] = table.game.view(table.g, table.active()).data["hordes"]
    return [[ref.rpartition("/")[2] for ref in chain] for chain in chains]
