"""Dr. Thorne, one of the five levels."""

from __future__ import annotations

from typing import Final

from gaslamp.bots.level import LevelBot

BOT: Final = LevelBot("dr-thorne", 4)
