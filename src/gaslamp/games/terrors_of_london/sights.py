# border: not compiled
"""What can be said of what the eyes see, as reasons for a choice; the words are `sees-…`."""

from __future__ import annotations

from gaslamp.games.telling import Sight

SIGHTS = (
    Sight("health", ("health", "health-10", "health-20", "health-30"), each=0.1),
    Sight("armor", ("armor",), each=0.5),
    Sight("muster", ("muster",), each=1.0),
    Sight("haunting", ("haunting",), least=0.25),
    Sight("deck-worth", ("deck-worth",), least=0.02),
    Sight("deck", ("deck",), least=0.12, by_thing=True),
    Sight("relic", ("relic",), least=0.5, by_thing=True),
    Sight("street", ("street",), least=0.5, by_thing=True),
)
