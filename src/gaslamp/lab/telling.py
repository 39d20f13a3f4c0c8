"""What the laboratory finds, in a game's own words: its cells, its groups, its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gaslamp.games.game import Game
from gaslamp.games.rulebook import rulebook
from gaslamp.lab.bands import SEAT, WON, Band, Cell
from gaslamp.lab.report import counted_as, counted_by, told_of
from gaslamp.words.lists import listed
from gaslamp.words.sentences import Argument
from gaslamp.words.words import Words


class Telling:
    """A game in a language."""

    def __init__(self, game: Game[Any], content: Any, language: str) -> None:
        self.game = game
        self.content = content
        self.language = language
        self.w = Words(game, content, (), language)

    def say(self, key: str, /, **given: Argument) -> str:
        return told_of(key, self.language, **given)

    def commas(self, parts: Sequence[str]) -> str:
        return listed(parts, self.language, "plain") if parts else ""

    def counted(self, band: Band) -> str:
        """What a band counts."""
        if band.counts == WON:
            return self.say("counts-won")
        if band.counts.startswith(SEAT):
            return self.say("counts-seat", seat=band.counts.removeprefix(SEAT))
        return counted_by(self.w, band.counts)

    def named(self, id: str) -> str:
        """Something that was counted, by its name."""
        return counted_as(self.w, self.say, id)

    def grouped(self, group: str) -> str:
        """What a game counts by, as a heading."""
        return counted_by(self.w, group)

    def verb(self, word: str) -> str:
        """A verb, with a gap for whatever it is about."""
        gap = self.say("gap")
        whole = self.w.of_anything(f"option-{word}")
        told = whole.removeprefix(gap).strip(": ")
        told = whole if told.startswith(gap) else told
        return told[:1].upper() + told[1:] or word

    def rules(self) -> dict[str, str]:
        """The texts of the rulebook, by id."""
        return rulebook(self.game.folder(), self.game.id, self.language).rules

    def agreed(self, cell: Cell) -> str:
        """What was agreed on at a table."""
        return self.commas([self.w.setting(key, value)[0] for key, value in cell.options])

    def cell(self, cell: Cell | None) -> str:
        """A table, by its seats and what was agreed on."""
        if cell is None:
            return ""
        seats = self.say("cell-seats", seats=cell.seats)
        return self.commas([seats, *filter(None, [self.agreed(cell)])])
