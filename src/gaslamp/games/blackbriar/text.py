# border: not compiled
"""What is printed on weapons, townsfolk, creatures and buildings, in words made from data."""

from __future__ import annotations

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar.tables import Band, Building, Character, Kind, Weapon

SIDES = ("N", "NE", "SE", "S", "SW", "NW")


def joined(words: list[str], last: str = "and") -> str:
    """Words as a list with `and` before the last."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def band_range(band: Band) -> str:
    if band.high == tables.NO_END:
        return "any" if band.low == 1 else f"{band.low}+"
    return str(band.low) if band.low == band.high else f"{band.low}–{band.high}"


def die_of(band: Band) -> str:
    """The values a space takes, such as `2–4` or `any die`."""
    said = band_range(band)
    return "any die" if said == "any" else said


def space_text(band: Band) -> str:
    """Such as `2–4 DAMAGE 2 from afar, refresh`."""
    word = tables.EFFECT_WORDS[band.effect].replace("_", " ").upper()
    amount = f" {band.amount}" if band.effect in NUMBERED else ""
    afar = " from afar" if band.ranged else ""
    return f"{die_of(band)} {word}{amount}{afar}{', refresh' if band.refresh else ''}"


NUMBERED = (tables.DAMAGE, tables.POISON, tables.HEAL, tables.BLESS, tables.DISCOUNT)


def weapon_text(weapon: Weapon) -> str:
    spaces = "; ".join(space_text(band) for band in weapon.spaces)
    if weapon.load == tables.PLAIN:
        return spaces
    if weapon.load == tables.FUSE:
        return (
            f"from afar: FUSE with any die and 1 to {weapon.charges} charges, each {spaces}; "
            f"neighbours take {weapon.splash}"
        )
    word = tables.LOAD_WORDS[weapon.load].upper()
    special = "" if weapon.load == tables.LOAD else f" ({word})"
    bands = ", ".join(load_band(weapon, band) for band in weapon.bands)
    return f"from afar: LOAD{special} with {bands or 'any die'}; then fire: {spaces}"


def load_band(weapon: Weapon, band: Band) -> str:
    times = f" ×{band.amount}" if weapon.load == tables.PIERCING else ""
    return f"{band_range(band)}{times}"


def character_text(character: Character) -> str:
    dice = ", ".join(f"D{sides}" for sides in character.dice)
    passive = []
    if character.discount:
        passive.append(f"DISCOUNT {character.discount} for itself and beside it")
    if character.regenerate:
        passive.append(f"REGENERATE {character.regenerate}")
    return f"Health {character.health}; starts with {dice}" + "".join(f"; {p}" for p in passive)


def ability_words(kind: Kind) -> list[str]:
    words = []
    for ability, number in zip(kind.abilities, kind.numbers, strict=True):
        word = tables.ABILITY_WORDS[ability].replace("_", " ").upper()
        if ability == tables.IMMUNITY:
            against = [tables.EFFECT_WORDS[e].upper() for e in range(5) if kind.immune >> e & 1]
            word += f" ({', '.join(against)})"
        words.append(f"{word} {number}" if number else word)
    return words


def creature_text(kind: Kind) -> str:
    dice = " + ".join(f"D{sides}" for sides in kind.dice)
    steps = [SIDES[s] for s in range(6) if kind.arrows >> s & 1 and not kind.attack >> s & 1]
    armed = [SIDES[s] for s in range(6) if kind.arrows >> s & 1 and kind.attack >> s & 1]
    moves = [f"steps {' '.join(steps)}"] if steps else []
    moves += [f"steps and attacks {' '.join(armed)}"] if armed else []
    abilities = "".join(f"; {word}" for word in ability_words(kind))
    return f"Health {kind.health}; damage {dice}; {', '.join(moves)}{abilities}"


def building_text(building: Building) -> str:
    uses = "".join(f"; {band_range(band)} {use_text(band)}" for band in building.uses)
    return f"Health {building.health}{uses}"


def use_text(band: Band) -> str:
    return {
        tables.CLEANSE: "discards all condition tokens of a Townsfolk in Town",
        tables.BLESSING: f"BLESS {band.amount}",
        tables.MEND: "discards all Repair tokens of a Townsfolk in Town",
        tables.VOUCHER: f"DISCOUNT {band.amount} on its next Upgrade this turn",
        tables.HEALING: f"HEAL {band.amount}",
        tables.REROLLS: f"rerolls up to {band.amount} of its dice",
        tables.SETTING: "SET DIE on one of its dice",
    }[int(band.effect)]
