# border: not compiled
"""What is printed on weapons, townsfolk, creatures and buildings, in words made from data."""

from __future__ import annotations

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar.effects import IMMUNITIES
from gaslamp.games.blackbriar.tables import (
    Band,
    Building,
    Character,
    Effect,
    Kind,
    Space,
    Use,
    Weapon,
)

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


def space_text(band: Space) -> str:
    """Such as `2–4 DAMAGE 2 from afar, refresh`."""
    afar = " from afar" if band.ranged else ""
    return f"{die_of(band)} {effect_name(band.effect)}{afar}{', refresh' if band.refresh else ''}"


def effect_name(effect: Effect) -> str:
    """Such as `DAMAGE 2`."""
    word = effect.word.replace("_", " ").upper()
    return f"{word} {effect.amount}" if effect.counted else word


def weapon_text(weapon: Weapon) -> str:
    spaces = "; ".join(space_text(band) for band in weapon.spaces)
    if not weapon.load.linked:
        return spaces
    if weapon.load.charged:
        return (
            f"from afar: FUSE with any die and 1 to {weapon.charges} charges, each {spaces}; "
            f"neighbours take {weapon.splash}"
        )
    special = "" if weapon.load.word == "load" else f" ({weapon.load.word.upper()})"
    bands = ", ".join(load_band(weapon, band) for band in weapon.bands)
    return f"from afar: LOAD{special} with {bands or 'any die'}; then fire: {spaces}"


def load_band(weapon: Weapon, band: Band) -> str:
    times = f" ×{band.amount}" if weapon.load.multiplies else ""
    return f"{band_range(band)}{times}"


def character_text(character: Character) -> str:
    dice = ", ".join(f"D{sides}" for sides in character.dice)
    passive = []
    if character.discount:
        passive.append(f"DISCOUNT {character.discount} for itself and beside it")
    if character.regenerate:
        passive.append(f"REGENERATE {character.regenerate}")
    return f"Health {character.health}; starts with {dice}" + "".join(f"; {p}" for p in passive)


def immunities(kind: Kind) -> list[str]:
    """What does nothing to a creature, in the words of the cards."""
    return [word.upper() for word, aim in IMMUNITIES.items() if kind.immune >> aim & 1]


def ability_words(kind: Kind) -> list[str]:
    words = []
    for ability, number in zip(kind.abilities, kind.numbers, strict=True):
        word = tables.ABILITIES[ability].word.replace("_", " ").upper()
        if ability == tables.IMMUNITY:
            word += f" ({', '.join(immunities(kind))})"
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


def use_text(use: Use) -> str:
    return USES[use.service.word].format(n=use.amount)


USES = {
    "cleanse": "discards all condition tokens of a Townsfolk in Town",
    "bless": "BLESS {n}",
    "mend": "discards all Repair tokens of a Townsfolk in Town",
    "discount": "DISCOUNT {n} on its next Upgrade this turn",
    "heal": "HEAL {n}",
    "reroll": "rerolls up to {n} of its dice",
    "set_die": "SET DIE on one of its dice",
}
