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

# How much time a person has, for a turn or for the whole game; whose it is to keep: the server.
NO_PACE, TURN_PACE, GAME_PACE = "none", "turn", "game"
PACE = Setting(
    "pace",
    (
        NO_PACE, "turn-2m", "turn-10m", "turn-1d", "turn-3d",
        "game-1h", "game-3h", "game-3d", "game-10d",
    ),
)  # fmt: skip
# What happens when it has run out, and whether Saturdays and Sundays count.
BOT, CLAIM = "bot", "claim"
RUNS_OUT = Setting("runs-out", (BOT, CLAIM))
COUNT, REST = "count", "rest"
WEEKENDS = Setting("weekends", (COUNT, REST))

# Whether the table advises: hints and chances, chances alone, or neither.
ADVISED, CHANCE_ONLY, UNADVISED = "on", "chance", "off"
ADVICE = Setting("advice", (ADVISED, CHANCE_ONLY, UNADVISED))

TERMS: tuple[Setting, ...] = (UNDO, PACE, RUNS_OUT, WEEKENDS, ADVICE)


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
    """Options given in one list: those of the game, which knows its `own`, and the terms that
    mean something where no time is kept."""
    terms = {UNDO.key, ADVICE.key} - set(own)
    return (
        {key: value for key, value in options.items() if key not in terms},
        {key: value for key, value in options.items() if key in terms},
    )


def check_advice(terms: Mapping[str, str], hint: bool) -> None:
    """One sentence, if the people of the table want no hints, or not even chances."""
    said = terms[ADVICE.key]
    if said == UNADVISED:
        raise Trouble("no-advice-here")
    if hint and said == CHANCE_ONLY:
        raise Trouble("chances-only-here")


def usual() -> dict[str, str]:
    return settled({})
