# border: not compiled
"""What can be said of what the eyes see, as reasons for a choice; the words are `sees-…`."""

from __future__ import annotations

from gaslamp.games.telling import Sight

SIGHTS = (
    Sight("dread", ("dread", "dread-high", "dread-late"), False, each=0.02),
    Sight("plots", ("plots",), each=0.2),
    Sight("items", ("items",)),
    Sight("virtue", ("virtue",)),
    Sight("cards", ("cards",)),
    Sight("conditions", ("conditions", "conditions-most"), False, least=0.1),
    Sight("allies", ("allies",), least=0.1),
    Sight("dice", ("dice",)),
    Sight("defeated", ("defeated",), False, least=0.1),
    Sight("out", ("out",), False, least=0.1),
    Sight("successes", ("successes",), each=0.3),
)
