"""The random bot: it picks any option of its menu, each equally likely."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.bots.bot import Bot, asked
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State


class RandomBot(Bot):
    """Knows nothing but its menu."""

    looks = False

    def pick(self, judge: Judge[Any], g: State, seat: i64, rng: Rng) -> i64:
        menu = Menu(seat)
        asked(g).menu(g, menu)
        return menu.at(rng.below(menu.size()))


BOT: Final = RandomBot()
