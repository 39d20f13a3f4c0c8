"""What a hit does in the Last Battle, and when the battle is decided (PD-FIN-09..13)."""

from __future__ import annotations

from gaslamp.games.plague_of_dracula.endings import dracula_wins, hunters_win
from gaslamp.games.plague_of_dracula.pieces import BEATEN_SPACE, STAKES
from gaslamp.games.plague_of_dracula.state import Plague, lower_dracula
from gaslamp.games.plague_of_dracula.status_track import holders
from gaslamp.games.plague_of_dracula.strength import able_fighters


def dracula_struck(g: Plague) -> None:
    """PD-FIN-09, PD-FIN-10: the turned take the first hits, then Renfield, then he does."""
    if g.shields > 0:
        g.shields -= 1
        g.say("turned-take-hit", int(g.shields))
    elif g.renfield_out:
        g.renfield_out = 0
        g.say("renfield-takes-hit")
    else:
        lower_dracula(g)


def battle_decided(g: Plague) -> bool:
    """PD-FIN-12, PD-FIN-13: the end of the Last Battle, if it has come."""
    if g.fighters == 0:
        dracula_wins(g, "all-eliminated")
    elif holders(g, g.fighters, STAKES) == 0:
        dracula_wins(g, "no-stakes-left")
    elif g.dracula <= BEATEN_SPACE:
        hunters_win(g, "dracula-slain")
    elif able_fighters(g) == 0:
        dracula_wins(g, "nobody-can-strike")
    return g.outcome is not None
