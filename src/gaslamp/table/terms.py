"""The terms of a table: what its people agree on at the founding, whatever is played there.

They are no options of the game: rules, journals and saves know nothing of them.
"""

from __future__ import annotations

from collections.abc import Mapping

from gaslamp.games.game import Setting
from gaslamp.kernel.errors import Trouble

# Whether one may go back behind what was shown. A bot grants nobody a second look (`undo.py`).
ASK, NEVER, FREE = "ask", "never", "free"
UNDO = Setting("undo", (ASK, NEVER, FREE))

TERMS: tuple[Setting, ...] = (UNDO,)


def settled(given: Mapping[str, str]) -> dict[str, str]:
    """All terms with their values, or one sentence about what does not fit."""
    known = {term.key: term for term in TERMS}
    for key, value in given.items():
        if key not in known:
            raise Trouble("no-such-term", key=key, known=list(known))
        if value not in known[key].values:
            raise Trouble("no-such-value", key=key, value=value, values=list(known[key].values))
    return {key: given.get(key, term.first()) for key, term in known.items()}


def parted(
    options: Mapping[str, str], own: Mapping[str, object]
) -> tuple[dict[str, str], dict[str, str]]:
    """Options given in one list: those of the game, which knows its `own`, and terms."""
    terms = {term.key for term in TERMS if term.key not in own}
    return (
        {key: value for key, value in options.items() if key not in terms},
        {key: value for key, value in options.items() if key in terms},
    )


def usual() -> dict[str, str]:
    return settled({})
