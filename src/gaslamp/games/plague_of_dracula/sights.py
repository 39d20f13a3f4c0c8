# border: not compiled
"""What can be said of what the eyes see, as reasons for a choice; the words are `sees-…`."""

from __future__ import annotations

from gaslamp.games.telling import Sight


def always(*words: str) -> tuple[str, ...]:
    """The numbers of these words: each also counts by how late it is, and against a Dracula."""
    return tuple(f"{word}{when}" for word in words for when in ("", "-late", "-versus"))


SIGHTS = (
    Sight("bitten", ("bitten",), False, least=0.25, by_thing=True),
    Sight("bitten-twice", ("bitten-twice",), False, least=0.25, by_thing=True),
    Sight("lost", ("lost",), False, least=0.25, by_thing=True),
    Sight("arms", ("arms",), by_thing=True),
    Sight("tainted", always("tainted", "many", "too-many"), False, each=0.1),
    Sight("rumors", always("rumors"), False, each=0.2),
    Sight("miasmas", always("miasmas"), False, each=0.2),
    Sight("coffins-found", always("coffins-found", "discarded", "discarded-any"), each=0.1),
    Sight("strength", always("strength", "count"), False, each=0.2),
    Sight("renfield", always("renfield"), False, least=0.5),
    Sight("turned", always("turned"), False, each=1.0),
    Sight("fit", always("fit"), each=0.2),
    Sight("stakes", always("stakes", "stakes-twice", "stakes-safe"), least=0.5),
    Sight("crucifixes", always("crucifixes"), each=0.3),
    Sight("water", always("water"), each=0.3),
    Sight("hosts", always("hosts"), each=0.3),
    Sight("wreaths", always("wreaths"), each=0.2),
)
