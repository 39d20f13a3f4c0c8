"""Checking a content pack: read it, compare it, and try it out in random games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gaslamp import games
from gaslamp.cli.reference import title_of
from gaslamp.cli.speech import t
from gaslamp.cli.terminal import say
from gaslamp.games.game import Game
from gaslamp.games.reading import read_pack
from gaslamp.lab.fuzz import GAMES, fuzz


def check(pack: Path) -> int:
    """Say what the pack is, or refuse it with the reason."""
    about = read_pack(pack)
    game = games.find(about["game"])
    content = game.content(pack)
    fuzz(game, content, GAMES)
    say(t("pack-is", name=about["name"], title=title_of(game)))
    for line in changes(game, content):
        say(f"  {line}")
    say(f"  {t('pack-tried', count=GAMES)}")
    return 0


def changes(game: Game[Any], content: Any) -> list[str]:
    """What is new, other and gone, compared with the game's own content."""
    mine = game.catalogue(game.printed)
    theirs = game.catalogue(content)
    rows = {
        "pack-new": [kind for kind in theirs if kind not in mine],
        "pack-changed": [k for k in theirs if k in mine and theirs[k] != mine[k]],
        "pack-left-out": [kind for kind in mine if kind not in theirs],
    }
    changed = [t(what, kinds=t.commas(sorted(kinds))) for what, kinds in rows.items() if kinds]
    return changed or [t("pack-same")]
