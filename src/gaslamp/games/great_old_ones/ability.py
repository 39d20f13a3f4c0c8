"""An ability: what a player board, a Building or an Elder One can do, once per own turn.

Using one is no Action. It is offered only when it can do something now; which piece, area or card
it concerns is asked next.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones.effect import Effect
from gaslamp.games.great_old_ones.state import OldOnes, who
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question


class Ability(Effect):
    """What all abilities share. `where` is a Building's area or the number of an Elder One."""

    bearer: ClassVar[str]  # the table of the content whose things may have it
    prize: ClassVar[str] = ""  # the message of what a roll up to the Insanity level brings, if any

    def fee(self) -> i64:
        """What the bank gets for it, beside what a player board asks."""
        return 0

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        """Whether it can do something now."""
        return True

    def idle(self) -> str:
        """The message of why it can do nothing now."""
        return f"why-idle-{self.word}"

    def use(self, g: OldOnes, seat: i64, where: i64) -> None:
        """Begin it: most ask for a target."""
        g.then(AbilityTarget(seat, self.number, where))

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        """What it may be aimed at, if it is."""

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        """Do it to what was chosen."""

    def subject(self, g: OldOnes, where: i64) -> str:
        """The element its question names beside the player; none for a player board."""
        return ""

    def note(self, g: OldOnes, seat: i64, where: i64) -> Line | None:
        """What using it costs or brings."""
        return None


class AbilityTable:
    """All of them by their numbers; filled by effects.py."""

    def __init__(self) -> None:
        self.all: vec[Ability] = vec[Ability]()


ABILITIES: Final = AbilityTable()


class AbilityTarget(Question[OldOnes]):
    """D11/D35: the piece, area or card an ability is used on."""

    def __init__(self, seat: i64, ability: i64, where: i64) -> None:
        super().__init__(seat)
        self.ability: Final[i64] = ability
        self.where: Final[i64] = where

    def menu(self, g: OldOnes, m: Menu) -> None:
        ABILITIES.all[self.ability].offer(g, self.seat, self.where, m)

    def take(self, g: OldOnes, o: Option) -> None:
        ABILITIES.all[self.ability].take(g, self.seat, self.where, o)

    def building(self, g: OldOnes) -> str:
        """The Building whose ability it is."""
        kinds = g.content.buildings
        return next(kind.id for kind in kinds if kind.ability == self.ability)

    def prompt(self, g: OldOnes) -> Line:
        ability = ABILITIES.all[self.ability]
        args: list[str | int] = [who(g, self.seat)]
        subject = ability.subject(g, self.where)
        if subject:
            args.append(subject)
        if ability.bearer == "building":
            args.append(self.building(g))
        return Line(f"ask-{ability.word}", args, -1)
