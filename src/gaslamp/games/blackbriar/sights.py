# border: not compiled
"""What can be said of what the eyes see, as reasons for a choice; the words are `sees-…`."""

from __future__ import annotations

from gaslamp.games.telling import Sight

SIGHTS = (
    Sight("health", ("health",), least=0.02),
    Sight("frailest", ("frailest", "frailty"), False, least=0.1),
    Sight("tiers", ("tiers",)),
    Sight("conditions", ("tokens",), False),
    Sight("held", ("held",)),
    Sight("buildings", ("buildings",), each=0.05),
    Sight("ruins", ("ruins", "ruins-squared"), False, each=1.0),
    Sight("creatures", ("creatures", "crowd"), False, least=0.1),
    Sight("creature-health", ("creature-health",), False),
    Sight("danger", ("danger-most", "danger", "coming"), False),
    Sight("town", ("coming-to-town",), False),
    Sight("blessed", ("blessed",), least=0.1),
)
