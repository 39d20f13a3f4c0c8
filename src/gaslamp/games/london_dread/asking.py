"""What something printed asks in the middle of its effects: its prompt names it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread.state import Dread
from gaslamp.kernel.state import Question


class AskedByCard(Question[Dread]):
    """A question of a card, a Plot, a Challenge or a Virtue."""

    def __init__(self, seat: i64, by: str = "") -> None:
        super().__init__(seat)
        self.by: Final = by

    def asker(self, g: Dread) -> str:
        """What is named; tables that were stored before it was noted name their Story."""
        return self.by if self.by != "" else g.tale().id
