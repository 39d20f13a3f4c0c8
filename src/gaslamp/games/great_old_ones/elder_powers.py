"""The abilities of Elder Ones."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, hands
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.ability import Ability
from gaslamp.games.great_old_ones.building_powers import collect, collected, guests
from gaslamp.games.great_old_ones.effect import gain
from gaslamp.games.great_old_ones.pushing import push
from gaslamp.games.great_old_ones.removal import BY_ACTION, answers_for, remove_minion
from gaslamp.games.great_old_ones.state import DIE, OldOnes, agent, at, elder_piece
from gaslamp.games.great_old_ones.tables import AREAS, SAVE
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line

HOARD_PAY: Final = 2


class ElderAbility(Ability):
    """GO-ELDER-03: of an Elder One; `where` is its number."""

    bearer: ClassVar[str] = "elder"

    def subject(self, g: OldOnes, where: i64) -> str:
        return g.elder_id(where)


class Stir(ElderAbility):
    """GO-ELDER-12: Trouble where it stands."""

    word: ClassVar[str] = "stir"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        return not board.in_trouble(g, g.elders.area[where])

    def use(self, g: OldOnes, seat: i64, where: i64) -> None:
        board.start_trouble(g, g.elders.area[where])


class Toll(ElderAbility):
    """GO-ELDER-13: each other player with a Minion there pays."""

    word: ClassVar[str] = "toll"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        return guests(g, seat, g.elders.area[where])

    def use(self, g: OldOnes, seat: i64, where: i64) -> None:
        collect(g, seat, g.elders.area[where], False)

    def note(self, g: OldOnes, seat: i64, where: i64) -> Line | None:
        return gain(seat, collected(g, seat, g.elders.area[where], False))


class Devour(ElderAbility):
    """GO-ELDER-14: a Grenadier, or any Minion there but itself."""

    word: ClassVar[str] = "devour"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        area = g.elders.area[where]
        return g.london.grenadiers[area] > 0 or board.minions_in(g, area) > 1

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        area = g.elders.area[where]
        if g.london.grenadiers[area] > 0:
            m.offer(verbs.GRENADIER_AWAY, area)
        owner: i64 = 0
        while owner < g.seats:
            if g.london.agents[at(owner, area)] > 0:
                m.offer(verbs.REMOVE, agent(owner, area))
            owner += 1
        other: i64 = 0
        while other < len(g.elders.area):
            if g.elders.area[other] == area and other != where:
                m.offer(verbs.REMOVE, elder_piece(other))
            other += 1

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        if o.verb == verbs.GRENADIER_AWAY:
            board.remove_grenadier(g, o.a)
        else:
            remove_minion(g, o.a, answers_for(g, seat, o.a, BY_ACTION))


class Pull(ElderAbility):
    """GO-ELDER-15: another player's Agent from next door."""

    word: ClassVar[str] = "pull"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        return others_agents(g, seat, g.content.adjacent[g.elders.area[where]])

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        target = g.elders.area[where]
        near = g.content.adjacent[target]
        area: i64 = 0
        while area < AREAS:
            if (near >> area) & 1:
                other: i64 = 0
                while other < g.seats:
                    if other != seat and g.london.agents[at(other, area)] > 0:
                        m.offer(verbs.PUSH, agent(other, area), target)
                    other += 1
            area += 1

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        push(g, o.a, o.b, SAVE)


class Whisper(ElderAbility):
    """GO-ELDER-16: a card is drawn, then a hand card thrown away."""

    word: ClassVar[str] = "whisper"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        return g.piles.deck.size() > 0

    def use(self, g: OldOnes, seat: i64, where: i64) -> None:
        hands.draw(g, seat, 1)
        super().use(g, seat, where)

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        hands.offer_hand(g, seat, m, verbs.THROW)

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        hands.throw_away(g, seat, o.a)


class Walk(ElderAbility):
    """GO-ELDER-17: it goes next door itself."""

    word: ClassVar[str] = "walk"

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        near = g.content.adjacent[g.elders.area[where]]
        board.offer_steps(g, m, verbs.MOVE, elder_piece(where), near)

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        board.move_piece(g, o.a, o.b)


class Hoard(ElderAbility):
    """GO-ELDER-18: a roll up to the Insanity level brings money."""

    word: ClassVar[str] = "hoard"
    prize: ClassVar[str] = "odds-hoard-pays"

    def use(self, g: OldOnes, seat: i64, where: i64) -> None:
        if board.roll(g) <= g.level:
            board.bank_pays(g, seat, HOARD_PAY)

    def note(self, g: OldOnes, seat: i64, where: i64) -> Line | None:
        return gain(seat, HOARD_PAY) if g.level >= DIE else None


class Drive(ElderAbility):
    """GO-ELDER-19: another player's Agent out to a neighbour."""

    word: ClassVar[str] = "drive"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        return others_agents(g, seat, bit(g.elders.area[where]))

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        area = g.elders.area[where]
        near = g.content.adjacent[area]
        other: i64 = 0
        while other < g.seats:
            if other != seat and g.london.agents[at(other, area)] > 0:
                board.offer_steps(g, m, verbs.PUSH, agent(other, area), near)
            other += 1

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        push(g, o.a, o.b, SAVE)


def others_agents(g: OldOnes, seat: i64, areas: i64) -> bool:
    area: i64 = 0
    while area < AREAS:
        if (areas >> area) & 1:
            other: i64 = 0
            while other < g.seats:
                if other != seat and g.london.agents[at(other, area)] > 0:
                    return True
                other += 1
        area += 1
    return False


ELDER_POWERS: Final[list[Ability]] = [
    Stir(),
    Toll(),
    Devour(),
    Pull(),
    Whisper(),
    Walk(),
    Hoard(),
    Drive(),
]
