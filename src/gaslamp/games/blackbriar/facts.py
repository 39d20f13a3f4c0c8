# border: not compiled
"""The facts a drawn board needs of pieces, cards and buildings; all of them lie open."""

from __future__ import annotations

from typing import Any, cast

from gaslamp.games.blackbriar import planned, tables, text, upgrades
from gaslamp.games.blackbriar.blocking import Block, struck_words
from gaslamp.games.blackbriar.board import (
    creature_left,
    engaged,
    first_enemy_hex,
    health_left,
    standing,
    under,
)
from gaslamp.games.blackbriar.dice import block_value, die_at
from gaslamp.games.blackbriar.hexes import COLUMNS, HEX_NAMES, HEXES, RAYS, on_ray, q_of, r_of
from gaslamp.games.blackbriar.placing import PlaceDie
from gaslamp.games.blackbriar.preview import afar, damage_dice
from gaslamp.games.blackbriar.shapes import (
    Afar,
    BlockData,
    BuildingData,
    CreatureData,
    DieData,
    FolkData,
    Hex,
    LoadData,
    Named,
    Night,
    Plan,
    SpaceData,
    TierData,
    UseData,
    WeaponData,
)
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    BROKEN,
    DELAYED,
    MOVED,
    NONE,
    ON_BUILDING,
    ON_CREATURE,
    ON_SPACE,
    PLEDGED,
    REMOVED,
    RESERVE,
    STUNNED,
    UPGRADE,
    UPGRADED,
    WAITING,
    Blackbriar,
    owner,
    seat_of,
    space_code,
)
from gaslamp.games.blackbriar.struck import TOKENS
from gaslamp.games.blackbriar.supernatural import RuinArrival, TieOrder, place_in_turn
from gaslamp.games.blackbriar.tables import DICE_ROOM, HELPFUL, LINES, LOAD_SPACE, NO_END, Weapon
from gaslamp.kernel.state import pending
from gaslamp.words.words import Words

# When a die is rolled again.
NEXT_TURN = "next-turn"
IN_TWO = "in-two-turns"


def die(g: Blackbriar, number: int) -> DieData:
    return {
        "ref": f"die/{number}",
        "owner": g.id(owner(number)),
        "sides": int(g.dice.sides[number]),
        "shows": int(g.dice.face[number]),
        "back": back_in(g, number),
        "blocks": int(block_value(g.dice.sides[number])),
    }


def back_in(g: Blackbriar, number: int) -> str:
    """When its owner rolls a die again."""
    place = int(g.dice.place[number])
    if place in (RESERVE, REMOVED):
        return "never" if place == REMOVED else "by-upgrade"
    if place in (ACTIVE, PLEDGED):
        return "now" if g.townsfolk_turn else NEXT_TURN
    card = place - DELAYED if place < ON_BUILDING else (place - ON_SPACE) // 16 // LINES
    foreign = (place < ON_BUILDING or place >= ON_SPACE) and card != owner(number)
    away = ON_BUILDING <= place < ON_SPACE or place >= ON_CREATURE
    return IN_TWO if foreign or away else NEXT_TURN


def on(g: Blackbriar, place: int) -> dict[str, DieData]:
    """The die that lies in a place, if there is one."""
    found = int(die_at(g, place))
    return {"die": die(g, found)} if found >= 0 else {}


# Creatures


def creature(g: Blackbriar, piece: int, w: Words) -> CreatureData:
    kind = g.kind(piece)
    dice = range(int(g.folk) * DICE_ROOM)
    return {
        "id": g.id(piece),
        "kind": kind.id,
        "elite": kind.elite,
        "health": int(kind.health),
        "left": max(0, int(creature_left(g, piece))),
        "dice": damage_dice(g, piece),
        "arrows": [
            {"side": cast(Any, side), "attack": bool(kind.attack >> i & 1)}
            for i, side in enumerate(text.SIDES)
            if kind.arrows >> i & 1
        ],
        "abilities": [
            named(w, f"ability-{text.worded(tables.ABILITIES[ability].word)}", told)
            for ability, told in zip(kind.abilities, text.ability_names(w, kind), strict=True)
        ],
        "armor": int(g.content.armor_of[piece]),
        "dodge": int(g.content.dodge_of[piece]),
        "afar": cast(Afar, afar(g, piece)),
        "poison": int(g.board.poison[piece]),
        "stunned": bool(g.board.marks[piece] & STUNNED),
        "under": bool(under(g, piece)),
        "holds": [die(g, d) for d in dice if g.dice.place[d] == ON_CREATURE + piece],
    }


def named(w: Words, key: str, told: str) -> Named:
    """A printed word: the message's own name, and what it means."""
    return {"id": key.partition("-")[2], "name": str(told), "means": w.attribute(key, "means")}


# Townsfolk and their cards


def townsfolk(g: Blackbriar, folk: int, w: Words) -> FolkData:
    placed = g.board.hex_of[folk] != NONE
    tokens = g.sheets.tokens[folk]
    return {
        "id": g.id(folk),
        "name": str(w.name(g.id(folk))),
        "seat": int(seat_of(g, folk)),
        "hex": HEX_NAMES[g.board.hex_of[folk]] if placed else "",
        "health": max(0, int(health_left(g, folk))),
        "most": int(g.character(folk).health),
        "tiers": [int(g.sheets.tier[folk * 2]) + 1, int(g.sheets.tier[folk * 2 + 1]) + 1],
        "moved": bool(tokens & MOVED),
        "upgraded": bool(tokens & UPGRADED),
        "tokens": [
            named(w, f"name-{token.name}", w.name(token.name))
            for token in TOKENS
            if tokens & token.token
        ],
        "engaged": placed and bool(engaged(g, folk)),
        "under": placed and bool(under(g, folk)),
        "bless": int(g.sheets.bless[folk]),
        "discount": int(
            g.sheets.voucher[folk] + g.sheets.credit[folk] + g.character(folk).discount
        ),
    }


def weapon(g: Blackbriar, folk: int, line: int, w: Words) -> WeaponData:
    card = g.weapon(folk, line)
    assert card is not None
    broken = line < HELPFUL and bool(g.sheets.tokens[folk] & (BROKEN * (line + 1)))
    shown: WeaponData = {
        "townsfolk": g.id(folk),
        "tier": int(g.sheets.tier[folk * 2 + line]) + 1 if line < HELPFUL else 0,
        "spaces": [space(g, folk, line, card, n, w) for n in range(len(card.spaces))],
        "broken": broken,
    }
    if card.load.linked:
        shown["load"] = load(g, folk, line, card, w)
    upgrade = upgrades.next_tier(g, folk, line) if line < HELPFUL else None
    if upgrade is not None:
        shown["next"] = tier(g, folk, upgrade, w)
    return shown


def space(g: Blackbriar, folk: int, line: int, card: Weapon, n: int, w: Words) -> SpaceData:
    band = card.spaces[n]
    shown: SpaceData = {
        "ref": f"space/{card.id}/{n + 1}",
        "values": str(text.band_range(w, band)),
        "low": int(band.low),
        "high": 0 if band.high == NO_END else int(band.high),
        "effect": text.worded(band.effect.word),
        "amount": int(band.amount),
        "name": str(text.effect_name(w, band.effect)),
        "refresh": band.refresh,
    }
    shown.update(cast(Any, on(g, int(space_code(folk, line, n)))))
    return shown


def load(g: Blackbriar, folk: int, line: int, card: Weapon, w: Words) -> LoadData:
    bands = w.commas([text.load_band(w, card, band) for band in card.bands])
    shown: LoadData = {
        "ref": f"space/{card.id}/load",
        "word": cast(Any, card.load.word),
        "values": str(bands) if card.bands else w.say("values-any"),
        "means": w.attribute(f"word-{card.load.word}", "means"),
        "charges": int(card.charges),
        "splash": int(card.splash),
    }
    shown.update(cast(Any, on(g, int(space_code(folk, line, LOAD_SPACE)))))
    if g.plan not in (0, UPGRADE) and g.plan_card == folk and g.plan_line == line:
        shown["die"] = die(g, int(g.plan_first))
    return shown


def tier(g: Blackbriar, folk: int, upgrade: Weapon, w: Words) -> TierData:
    return {
        "ref": f"weapon/{upgrade.id}",
        "name": str(w.name(upgrade.id)),
        "price": int(upgrades.price(g, folk, upgrade)),
        "die": int(upgrade.die),
        "six": bool(upgrades.costs_six(upgrade)),
    }


# Buildings and the ground


def building(g: Blackbriar, number: int, w: Words) -> BuildingData:
    card = g.content.buildings[number]
    uses: list[UseData] = [
        {
            "values": str(text.band_range(w, use)),
            "word": text.worded(use.service.word),
            "amount": int(use.service.amount),
            "name": str(text.service_name(w, use.service)),
        }
        for use in card.uses
    ]
    shown: BuildingData = {
        "health": int(card.health),
        "left": max(0, int(card.health - g.board.wear[number])),
        "uses": uses if standing(g, number) else [],
    }
    shown.update(cast(Any, on(g, ON_BUILDING + number)))
    return shown


def ground(h: int) -> Any:
    row = h // COLUMNS
    return "town" if row < 2 else "fence" if row == 2 else "graveyard"


def hexes(g: Blackbriar, w: Words) -> list[Hex]:
    return [
        {
            "id": HEX_NAMES[h],
            "q": q_of(h),
            "r": r_of(h),
            "kind": ground(h),
            "tile": tile(g, h),
            "name": str(w.name(tile(g, h) or g.building_id(g.ground.building_at[h]))),
        }
        for h in range(HEXES)
    ]


def tile(g: Blackbriar, h: int) -> str:
    """The tile on a hex; the Mausoleum lies on none."""
    number = int(g.ground.tiles[h])
    return g.content.tiles[number].id if number >= 0 else ""


# What is going on


def lifted(g: Blackbriar) -> str:
    """The die in somebody's hand."""
    decision = pending(g)
    return f"die/{decision.die}" if isinstance(decision, PlaceDie) else ""


def plan(g: Blackbriar) -> Plan | None:
    """The action under construction, with the lines of fire of a gun."""
    told = planned.plan(g)
    if not told:
        return None
    shown = cast(Plan, told)
    if g.plan != UPGRADE:
        home = g.board.hex_of[g.plan_card]
        for ray in range(RAYS):
            last = int(first_enemy_hex(g, home, ray))
            along: list[int] = []
            while (at := int(on_ray(home, ray, len(along)))) >= 0:
                along.append(at)
                if at == last:
                    break
            if along:
                names = [HEX_NAMES[h] for h in along]
                shown.setdefault("rays", []).append({"hexes": names, "stopped": last >= 0})
    return shown


def block(g: Blackbriar, w: Words) -> BlockData | None:
    decision = pending(g)
    if not isinstance(decision, Block):
        return None
    attacker = int(decision.creature)
    words = struck_words(g, attacker).split() if attacker != NONE else []
    return {
        "attacker": g.id(attacker) if attacker != NONE else "",
        "victim": g.id(decision.folk),
        "dice": damage_dice(g, attacker) if attacker != NONE else [],
        "damage": int(decision.damage),
        "left": max(0, int(health_left(g, decision.folk))),
        "struck": [
            named(w, f"ability-{text.worded(word)}", w.say(f"word-{text.worded(word)}"))
            for word in words
        ],
    }


def night(g: Blackbriar, coming: list[str]) -> Night:
    """Who has acted in this Supernatural turn, in order, who does so now, who is still to come."""
    if g.townsfolk_turn or g.wave == 0:
        return {"acting": "", "acted": [], "coming": []}
    horde = [int(piece) for piece in g.piles.horde.listed()]
    acted = [piece for piece in horde if not g.board.marks[piece] & WAITING]
    acted.sort(key=lambda piece: int(place_in_turn(g, piece)))
    between = isinstance(pending(g), (TieOrder, RuinArrival))
    acting = acted.pop() if acted and not between else NONE
    return {
        "acting": g.id(acting) if acting != NONE else "",
        "acted": [g.id(piece) for piece in acted],
        "coming": coming,
    }
