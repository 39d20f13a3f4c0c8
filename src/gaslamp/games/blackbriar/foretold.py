# border: not compiled
"""The previews in words: what the dead will do if nothing changes, and what an action will hit."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gaslamp.games.blackbriar import planned, preview
from gaslamp.games.blackbriar.state import Blackbriar
from gaslamp.games.blackbriar.text import strung
from gaslamp.games.view import Piece, Track, ZoneView
from gaslamp.words.words import Said, Words


def zones(g: Blackbriar, w: Words) -> list[ZoneView]:
    """The action under construction, if there is one, and the creatures' courses."""
    return plan_zones(g, w) + (forecast_zones(g, w) if foreseeable(g) else [])


def tracks(g: Blackbriar, w: Words) -> list[Track]:
    """The chance that somebody dies, in percent, and who it would be."""
    if not foreseeable(g):
        return []
    chances = preview.fall_chances(g, preview.foresee(g))
    falls: Any = preview.forecast(g)["falls"]
    houses = {building.id for building in g.content.buildings}
    told = [
        w.say("foretold-ruin" if mark in houses else "foretold-fall", mark, percent(chance))
        for mark, chance in falls.items()
    ]
    note = str(w.commas([w.say("foretold-danger-but"), *told]))
    return [Track("danger", w.say("foretold-danger"), percent(preview.somebody_dies(chances)),
                  note=note)]  # fmt: skip


def foreseeable(g: Blackbriar) -> bool:
    return g.townsfolk_turn and g.wave > 0 and g.outcome is None


def percent(chance: float) -> int:
    """Rounded, but never to certainty."""
    if 0.0 < chance < 1.0:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


# The coming turn


def forecast_zones(g: Blackbriar, w: Words) -> list[ZoneView]:
    """Every creature on the board in the order of its activation."""
    told: Any = preview.forecast(g)["creatures"]
    pieces = [
        Piece(f"forecast/{one['creature']}", one["creature"], w.name(one["creature"]),
              w.say("foretold-but"), course(w, one))
        for one in told
    ]  # fmt: skip
    return [ZoneView("forecast", w.say("foretold"), pieces, len(pieces))] if pieces else []


def course(w: Words, one: Any) -> list[str]:
    """One creature's course in a few words."""
    if one["fate"]:
        return [w.say(f"foretold-{one['fate']}")]
    way = [w.name(h) for h in (one["from"], *one["path"])]
    stays = w.say("foretold-stays", one["from"])
    marks = [str(strung(w, way, "foretold-way")) if one["path"] else stays]
    if one["attacks"]:
        blows = Counter(one["attacks"])  # who acts twice may strike the same twice
        whom = w.listed([w.say("foretold-whom", mark, times) for mark, times in blows.items()])
        mean = Said(f"{one['mean']:g}")
        marks.append(w.say("foretold-strikes", whom, mean, len(one["attacks"])))
    elif one["target"]:
        marks.append(w.say("foretold-makes-for", one["target"]))
    if one["tie"]:
        marks.append(w.say("foretold-tie"))
    return marks


# The action under construction


def plan_zones(g: Blackbriar, w: Words) -> list[ZoneView]:
    plan: Any = planned.plan(g)
    if not plan:
        return []
    title = w.say("plan", plan.get("upgrade", plan["weapon"]), plan["townsfolk"])
    if plan["kind"] == "upgrade":
        paid = w.say("plan-paid", plan["paid"], plan["price"])
        piece = Piece("plan/upgrade", plan["upgrade"], w.name(plan["upgrade"]), "", [paid])
        return [ZoneView("plan", title, [piece], 1)]
    pieces: list[Piece] = []
    for shot in plan.get("shots", []) + plan.get("blasts", []):
        first = shot["hits"][0]
        marks = [taken(w, hit) for hit in shot["hits"] + shot.get("splash", [])]
        if "die" in shot:
            die = f"d{shot['die']['sides']}-{shot['die']['shows']}"
            marks.insert(0, w.say("plan-with", die))
        if marks in [piece.marks for piece in pieces]:
            continue  # a die that shows the same does the same
        ref = f"plan/{len(pieces) + 1}"
        pieces.append(Piece(ref, first["hits"], w.say("plan-at", first["hits"]), "", marks))
    return [ZoneView("plan", title, pieces, len(pieces))]


def taken(w: Words, hit: Any) -> str:
    """What one piece takes, and whether it falls."""
    words = w.say("plan-falls" if hit["falls"] else "plan-takes", hit["hits"], hit["damage"])
    return w.say("plan-shared", Said(words), hit["shared"]) if "shared" in hit else words
