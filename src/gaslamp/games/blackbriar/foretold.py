# border: not compiled
"""The previews in words: what the dead will do if nothing changes, and what an action will hit."""

from __future__ import annotations

from typing import Any

from gaslamp.games.blackbriar import planned, preview
from gaslamp.games.blackbriar.names import name
from gaslamp.games.blackbriar.state import Blackbriar
from gaslamp.games.blackbriar.text import joined
from gaslamp.games.view import Piece, Track, ZoneView

TITLE = "The coming Supernatural turn, if nothing changes"
FATES = {"dies": "dies of POISON", "stunned": "is stunned and does nothing"}


def zones(g: Blackbriar) -> list[ZoneView]:
    """The action under construction, if there is one, and the creatures' courses."""
    return plan_zones(g) + (forecast_zones(g) if foreseeable(g) else [])


def tracks(g: Blackbriar) -> list[Track]:
    """The chance that somebody dies, in percent, and who it would be."""
    if not foreseeable(g):
        return []
    chances = preview.fall_chances(g, preview.foresee(g))
    falls: Any = preview.forecast(g)["falls"]
    told = [f"{called(g, mark)} {percent(chance)}%" for mark, chance in falls.items()]
    note = ", ".join(["without blocks and new arrivals", *told])
    return [Track("danger", "Risk of a death, in a hundred",
                  percent(preview.somebody_dies(chances)), note=note)]  # fmt: skip


def foreseeable(g: Blackbriar) -> bool:
    return g.townsfolk_turn and g.wave > 0 and g.outcome is None


def percent(chance: float) -> int:
    """Rounded, but never to certainty."""
    if 0.0 < chance < 1.0:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


def called(g: Blackbriar, element: str) -> str:
    return name(g.content, element)


# The coming turn


def forecast_zones(g: Blackbriar) -> list[ZoneView]:
    """Every creature on the board in the order of its activation."""
    told: Any = preview.forecast(g)["creatures"]
    pieces = [
        Piece(f"forecast/{one['creature']}", one["creature"], called(g, one["creature"]),
              "Blocks, new arrivals and choices of the speaker may change this.",
              course(g, one))
        for one in told
    ]  # fmt: skip
    return [ZoneView("forecast", TITLE, pieces, len(pieces))] if pieces else []


def course(g: Blackbriar, one: Any) -> list[str]:
    """One creature's course in a few words."""
    if one["fate"]:
        return [FATES[one["fate"]]]
    path = [h.upper() for h in one["path"]]
    marks = [
        " to ".join([one["from"].upper(), *path]) if path else f"stays on {one['from'].upper()}"
    ]
    if one["attacks"]:
        whom = joined([f"the {called(g, mark)}" for mark in one["attacks"]])
        each = " each" if len(one["attacks"]) > 1 else ""
        marks.append(f"strikes {whom}, about {one['mean']:g}{each}")
    elif one["target"]:
        marks.append(f"makes for the {called(g, one['target'])}")
    if one["tie"]:
        marks.append("a tie is broken by the speaker")
    return marks


# The action under construction


def plan_zones(g: Blackbriar) -> list[ZoneView]:
    plan: Any = planned.plan(g)
    if not plan:
        return []
    weapon = called(g, plan.get("upgrade", plan["weapon"]))
    title = f"Under construction: {weapon} of the {called(g, plan['townsfolk'])}"
    if plan["kind"] == "upgrade":
        paid = f"{plan['paid']} of {plan['price']} paid"
        piece = Piece("plan/upgrade", plan["upgrade"], called(g, plan["upgrade"]), "", [paid])
        return [ZoneView("plan", title, [piece], 1)]
    pieces: list[Piece] = []
    for shot in plan.get("shots", []) + plan.get("blasts", []):
        first = shot["hits"][0]
        marks = [taken(g, hit) for hit in shot["hits"] + shot.get("splash", [])]
        if "die" in shot:
            marks.insert(0, f"with the D{shot['die']['sides']} showing {shot['die']['shows']}")
        if marks in [piece.marks for piece in pieces]:
            continue  # a die that shows the same does the same
        ref = f"plan/{len(pieces) + 1}"
        pieces.append(Piece(ref, first["hits"], f"At {called(g, first['hits'])}", "", marks))
    return [ZoneView("plan", title, pieces, len(pieces))]


def taken(g: Blackbriar, hit: Any) -> str:
    """What one piece takes, and whether it falls."""
    words = f"{called(g, hit['hits'])} takes {hit['damage']}"
    if hit["falls"]:
        words += " and falls"
    if "shared" in hit:
        words += f", {called(g, hit['shared'])} too"
    return words
