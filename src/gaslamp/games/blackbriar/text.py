# border: not compiled
"""What is printed on weapons, townsfolk, creatures and buildings, in words made from data."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar.called import die_called
from gaslamp.games.blackbriar.effects import IMMUNITIES
from gaslamp.games.blackbriar.tables import (
    Band,
    Building,
    Character,
    Content,
    Effect,
    Kind,
    Service,
    Space,
    Weapon,
)
from gaslamp.words.words import Said, Words

SIDES = ("n", "ne", "se", "s", "sw", "nw")


def strung(w: Words, parts: Sequence[str], by: str = "strung") -> Said:
    """Parts of a card's text one after another, as the message `by` puts two together."""
    told = parts[0] if parts else ""
    for part in parts[1:]:
        told = w.say(by, Said(told), Said(part))
    return Said(told)


def band_range(w: Words, band: Band) -> Said:
    """The values of a die, such as `2–4`, `5+` or `any`."""
    low, high = int(band.low), int(band.high)
    if high == tables.NO_END:
        return Said(w.say("values-any") if low == 1 else w.say("values-from", low))
    return Said(str(low) if low == high else w.say("values-to", low, high))


def any_value(band: Band) -> bool:
    return band.low == 1 and band.high == tables.NO_END


def die_of(w: Words, band: Band) -> Said:
    """The values a space takes, such as `2–4` or `any die`."""
    return Said(w.say("any-die")) if any_value(band) else band_range(w, band)


def worded(word: str) -> str:
    """A word of the content as part of a message's key."""
    return word.replace("_", "-")


def effect_name(w: Words, effect: Effect) -> Said:
    """Such as `DAMAGE 2`."""
    return Said(w.say(f"effect-{worded(effect.word)}", int(effect.amount)))


def space_text(w: Words, space: Space) -> str:
    """Such as `2–4 DAMAGE 2 from afar, refresh`."""
    key = "space-afar" if space.ranged else "space"
    said = Said(w.say(key, die_of(w, space), effect_name(w, space.effect)))
    return w.say("space-refresh", said) if space.refresh else said


def weapon_text(w: Words, weapon: Weapon) -> str:
    spaces = strung(w, [space_text(w, space) for space in weapon.spaces])
    if not weapon.load.linked:
        return str(spaces)
    if weapon.load.charged:
        return w.say("load-fuse", int(weapon.charges), spaces, int(weapon.splash))
    bands = w.commas([load_band(w, weapon, band) for band in weapon.bands])
    return w.say(f"load-{weapon.load.word}", bands if weapon.bands else Said(w.say("any-die")),
                 spaces)  # fmt: skip


def load_band(w: Words, weapon: Weapon, band: Band) -> str:
    values = band_range(w, band)
    return w.say("load-times", values, int(band.amount)) if weapon.load.multiplies else values


def character_text(w: Words, character: Character) -> str:
    dice = w.commas([die_called(w, sides, 0) for sides in character.dice])
    parts = [w.say("card-townsfolk", int(character.health), dice)]
    if character.discount:
        parts.append(w.say("card-discount", int(character.discount)))
    if character.regenerate:
        parts.append(w.say("ability-regenerate", int(character.regenerate)))
    return str(strung(w, parts))


def immunities(w: Words, kind: Kind) -> Said:
    """What does nothing to a creature, in the words of the cards."""
    words = [w.say(f"word-{worded(word)}") for word, aim in IMMUNITIES.items()
             if kind.immune >> aim & 1]  # fmt: skip
    return w.commas(words)


def ability_name(w: Words, kind: Kind, ability: int, number: int) -> Said:
    """Such as `ARMOR 1` or `IMMUNITY (POISON, STUN)`."""
    key = f"ability-{worded(tables.ABILITIES[ability].word)}"
    return Said(w.say(key, immunities(w, kind) if ability == tables.IMMUNITY else number))


def ability_names(w: Words, kind: Kind) -> list[Said]:
    return [ability_name(w, kind, ability, number)
            for ability, number in zip(kind.abilities, kind.numbers, strict=True)]  # fmt: skip


def sides(w: Words, bits: int) -> list[str]:
    """Directions by their short names."""
    return [w.say(f"side-{side}") for i, side in enumerate(SIDES) if bits >> i & 1]


def creature_text(w: Words, kind: Kind) -> str:
    dice = strung(w, [die_called(w, sides_, 0) for sides_ in kind.dice], "rolled-together")
    steps = sides(w, int(kind.arrows & ~kind.attack))
    armed = sides(w, int(kind.arrows & kind.attack))
    moves = [w.say("card-steps", strung(w, steps, "side-by-side"))] if steps else []
    moves += [w.say("card-armed", strung(w, armed, "side-by-side"))] if armed else []
    card = w.say("card-creature", int(kind.health), dice, w.commas(moves))
    return str(strung(w, [card, *ability_names(w, kind)]))


def building_text(w: Words, building: Building) -> str:
    uses = [w.say("card-use", band_range(w, use), service_name(w, use.service))
            for use in building.uses]  # fmt: skip
    return str(strung(w, [w.say("card-building", int(building.health)), *uses]))


def service_name(w: Words, service: Service) -> Said:
    return Said(w.say(f"service-{worded(service.word)}", int(service.amount)))


def card_text(w: Words, id: str) -> str:
    """What is printed on a card. As the element `card/<id>` it is put into words only once."""
    content: Content = w.content
    for kind in content.kinds:
        if kind.id == id:
            return creature_text(w, kind)
    for building in content.buildings:
        if building.id == id:
            return building_text(w, building)
    for character in content.characters:
        if character.id == id:
            return character_text(w, character)
        for weapon in character.weapons:
            if weapon is not None and weapon.id == id:
                return weapon_text(w, weapon)
    raise KeyError(id)
