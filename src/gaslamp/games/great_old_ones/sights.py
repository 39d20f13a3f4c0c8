# border: not compiled
"""What can be said of what the eyes see, as reasons for a choice; the words are `sees-…`."""

from __future__ import annotations

from gaslamp.games.telling import Sight

SIGHTS = (
    Sight(
        "near", ("near", "nearer", "near-late", "met", "met-soon", "met-to-move", "short", "close"),
        least=0.02,
    ),
    Sight(
        "their-near", ("their-near", "their-nearest", "their-met", "their-met-soon", "their-close"),
        False,
        least=0.02,
    ),
    Sight("points", ("lead", "lead-late", "ahead", "ahead-late"), each=0.02),
    Sight("money", ("money", "money-early"), each=0.05),
    Sight("supply", ("supply", "supply-early"), each=0.1),
    Sight("elders", ("elders",), each=1.0),
    Sight("strength", ("strength",), each=0.1),
    Sight("controlled", ("controlled", "held-firmly"), each=0.2),
    Sight("hand", ("hand",), each=0.2),
    Sight("debts", ("debts",), False, each=0.05),
    Sight("their-money", ("their-money",), False),
    Sight("their-strength", ("their-strength",), False, least=0.1),
    Sight("their-controlled", ("their-controlled",), False, least=0.1),
)  # fmt: skip
