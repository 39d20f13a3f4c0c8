# border: not compiled
"""What is half-way through happening, as data: cards in play, dangers, a Summon, a sacrifice."""

from __future__ import annotations

from typing import cast

from gaslamp.games.great_old_ones import summon, winning
from gaslamp.games.great_old_ones.ability import ABILITIES, AbilityTarget
from gaslamp.games.great_old_ones.action_cards import (
    PER_CARD,
    CardRow,
    DoSymbol,
    FreeMoment,
    MayPlay,
)
from gaslamp.games.great_old_ones.board_powers import SwapCards
from gaslamp.games.great_old_ones.events import FloodMove, SwallowOne
from gaslamp.games.great_old_ones.hands import RefillSource
from gaslamp.games.great_old_ones.hired import Swapped
from gaslamp.games.great_old_ones.interrupts import (
    ABOUT_ELDER,
    ABOUT_MOVE,
    ABOUT_SCROLL,
    ReturnWindow,
    Shelter,
    Window,
)
from gaslamp.games.great_old_ones.people import PayOrBuilding, PayOrSuffer
from gaslamp.games.great_old_ones.pushing import Pushed
from gaslamp.games.great_old_ones.removal import Hit, RemoveAgent, Sacrifice
from gaslamp.games.great_old_ones.scroll import SCROLLS, Aimed, Pays, Touch
from gaslamp.games.great_old_ones.shapes import (
    About,
    Asking,
    CardInPlay,
    Danger,
    Harm,
    Loss,
    Sacrificing,
    Stage,
    Summoning,
)
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes, owner_of, who
from gaslamp.games.great_old_ones.summon import SummonChoice
from gaslamp.games.great_old_ones.turn import EndOfTurn, FirstCard
from gaslamp.games.great_old_ones.vocabulary import piece_ref
from gaslamp.kernel.state import Question, pending

ABOUT: tuple[About, ...] = ("scroll", "removal", "move", "elder")


def stage(g: OldOnes) -> Stage:
    """Which part of the turn it is."""
    if g.outcome is not None:
        return "over"
    if g.turn == 0:
        return "setup"
    waiting = pending(g)
    if isinstance(waiting, FirstCard):
        return "first"
    return "refill" if isinstance(waiting, EndOfTurn | RefillSource) else "cards"


def cards(g: OldOnes) -> list[CardInPlay]:
    """GO-CARD-01, GO-SCROLL-05: the cards being carried out, the first one played first."""
    rows = [row for row in g.agenda if isinstance(row, CardRow | DoSymbol)]
    found: list[CardInPlay] = []
    for depth, row in enumerate(reversed(rows)):
        now = int(row.at) - isinstance(row, CardRow)
        passed = int(g.passed) >> PER_CARD * depth & ((1 << PER_CARD) - 1)
        places = [at for at in range(now) if passed >> at & 1]
        found.append({"card": g.card_id(row.card), "now": now, "passed": places})
    return found[::-1]


def working(g: OldOnes) -> str:
    """The card whose effect happens now; none while an ability is used between its symbols."""
    for row in reversed(g.agenda):
        if isinstance(row, CardRow):
            return g.card_id(row.card)
        if isinstance(row, DoSymbol | FreeMoment | MayPlay):
            break
    return ""


def asking(g: OldOnes) -> Asking | None:
    """What is asked now, and for which card, ability or Event."""
    waiting = pending(g) if g.outcome is None else None
    if not isinstance(waiting, Question):
        return None
    return {"what": waiting.prompt(g).key.removeprefix("ask-"), "of": asked_for(g, waiting)}


def asked_for(g: OldOnes, waiting: Question[OldOnes]) -> str:
    if isinstance(waiting, SwapCards):
        return who(g, waiting.seat)
    if isinstance(waiting, AbilityTarget):
        bearer = ABILITIES.all[waiting.ability].bearer
        if bearer == "board":
            return who(g, waiting.seat)
        return waiting.building(g) if bearer == "building" else g.elder_id(waiting.where)
    if isinstance(waiting, DoSymbol):
        return g.card_id(waiting.card)
    return g.content.events[g.event].id if g.event != NOWHERE else working(g)


# What is in danger


def danger(g: OldOnes) -> Danger | None:
    """What is about to happen to the seat that is asked."""
    waiting = pending(g) if g.outcome is None else None
    if isinstance(waiting, Window):
        return of_window(g, waiting)
    if isinstance(waiting, PayOrSuffer):
        seat, amount = int(waiting.seat), int(waiting.amount)
        risks = ("pay", "building" if isinstance(waiting, PayOrBuilding) else "stuck")
        return threat(g, seat, "threat", losses(g, seat, risks, amount))
    if isinstance(waiting, ReturnWindow):
        area = g.area_id(waiting.area)
        return {**threat(g, int(waiting.seat), "return", []), "area": area, "stakes": [area]}
    if isinstance(waiting, Shelter):
        event = g.content.events[g.event].id
        return {**threat(g, int(waiting.seat), "event", []), "card": None, "event": event}
    return None


def threat(g: OldOnes, seat: int, about: About, lost: list[Loss]) -> Danger:
    card = working(g) or None
    stakes = list(dict.fromkeys(loss["ref"] for loss in lost if loss["ref"]))
    return {"about": about, "seat": seat, "by": int(g.active), "card": card, "event": None,
            "area": None, "stakes": stakes, "losses": lost}  # fmt: skip


def of_window(g: OldOnes, window: Window) -> Danger:
    """GO-INTR-01..06: the effect is the lowest of the rows that an answer takes away."""
    seat, what = int(window.seat), int(window.what)
    effect = g.agenda[-1 - int(window.rows)]
    lost: list[Loss] = []
    area = None
    if window.about == ABOUT_SCROLL:
        if isinstance(effect, Touch):
            scroll = SCROLLS.all[effect.scroll]
            assert isinstance(scroll, Aimed)
            lost = losses(g, seat, scroll.risks, int(effect.amount))
        elif isinstance(effect, Pays) and effect.payer == seat:
            lost = losses(g, seat, ("pay",), int(effect.amount))
    elif window.about == ABOUT_ELDER:
        assert isinstance(effect, Hit)
        lost = [of_elder(g, seat, what, int(effect.hits))]
    elif window.about == ABOUT_MOVE:
        area = g.area_id(what)
        lost = [of_move(g, seat, piece) for piece in moved(effect) if owner_of(g, piece) == seat]
    else:
        assert isinstance(effect, RemoveAgent | SwallowOne)
        area = g.area_id(what)
        lost = [of_agent(g, seat, f"{area}/seat-{seat}")]
    found = threat(g, seat, ABOUT[window.about], lost)
    if window.about == ABOUT_SCROLL:
        found["card"] = g.card_id(what)
    return {**found, "area": area}


def moved(effect: object) -> list[int]:
    if isinstance(effect, Pushed):
        return [int(effect.piece)]
    assert isinstance(effect, Swapped)
    return [int(effect.one), int(effect.two)]


def of_move(g: OldOnes, seat: int, piece: int) -> Loss:
    ref = piece_ref(g, seat, piece)
    return {"what": "moved", "ref": ref, "kind": "", "amount": 0, "before": 0, "after": 0}


def of_agent(g: OldOnes, seat: int, ref: str) -> Loss:
    points = int(winning.points(g, seat))
    return {"what": "agent", "ref": ref, "kind": "", "amount": 1, "before": points,
            "after": points - int(winning.AGENT_POINTS)}  # fmt: skip


def of_elder(g: OldOnes, seat: int, elder: int, hits: int) -> Loss:
    """GO-ELDER-08: one that survives keeps its other HP; else its points are gone."""
    hp = int(g.content.hp_of[elder])
    left = hp - int(g.elders.hits[elder])
    points = int(winning.points(g, seat))
    name = g.elder_id(elder)
    if hits < left:
        return {"what": "elder", "ref": f"elder/{name}", "kind": name, "amount": hits,
                "before": left, "after": left - hits}  # fmt: skip
    return {"what": "elder", "ref": f"elder/{name}", "kind": name, "amount": 0, "before": points,
            "after": points - hp * int(winning.AGENT_POINTS)}  # fmt: skip


def losses(g: OldOnes, seat: int, risks: tuple[str, ...], amount: int) -> list[Loss]:
    """GO-SCROLL-11: what a Scroll may take from a player, each way with its numbers."""
    money = int(g.players[seat].money)
    found: list[Loss] = []
    for risk in risks:
        if risk == "pay":
            if len(risks) == 1 or money >= amount:
                due = min(amount, money)
                found.append({"what": "pay", "ref": f"seat-{seat}/money", "kind": "",
                              "amount": due, "before": money, "after": money - due})  # fmt: skip
        elif risk == "building":
            found += buildings(g, seat)
        else:
            found.append({"what": cast("Harm", risk), "ref": "", "kind": "",
                          "amount": max(1, amount), "before": 0, "after": 0})  # fmt: skip
    return found


def buildings(g: OldOnes, seat: int) -> list[Loss]:
    """Any Building of the player may go; each is worth its price."""
    points = int(winning.points(g, seat))
    return [
        {"what": "building", "ref": f"{g.area_id(area)}/building", "kind": g.type_id(type),
         "amount": 1, "before": points, "after": points - int(g.content.price_of[type])}
        for type, area in enumerate(g.players[seat].built)
        if area != NOWHERE
    ]  # fmt: skip


def flooded(g: OldOnes) -> list[str]:
    """GO-EVENT-03/04: the areas under water, while somebody has to flee from them."""
    waiting = pending(g) if g.outcome is None else None
    water = int(waiting.flooded) if isinstance(waiting, FloodMove) else 0
    return [area.id for i, area in enumerate(g.content.areas) if water >> i & 1]


# Elder Ones


def summoning(g: OldOnes) -> Summoning | None:
    """GO-SUMM-03: the prices of those in the pool, while one is chosen."""
    waiting = pending(g) if g.outcome is None else None
    if not isinstance(waiting, SummonChoice):
        return None
    prices = {
        g.elder_id(elder): int(summon.price(g, elder, waiting.short))
        for elder in range(len(g.elders.area))
        if g.elders.area[elder] == NOWHERE
    }
    return {"seat": int(waiting.seat), "rolled": int(waiting.rolled), "short": int(waiting.short),
            "prices": prices}  # fmt: skip


def sacrificing(g: OldOnes) -> Sacrificing | None:
    """GO-KILL-06: how many hits the Elder One still takes."""
    waiting = pending(g) if g.outcome is None else None
    if not isinstance(waiting, Sacrifice):
        return None
    elder = int(waiting.elder)
    return {"seat": int(waiting.seat), "elder": g.elder_id(elder),
            "hits": int(g.elders.hits[elder] + waiting.hits),
            "needed": int(g.content.hp_of[elder])}  # fmt: skip
