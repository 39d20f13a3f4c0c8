# border: not compiled
"""What can be looked at: by id for clients, and in whole sentences, made from what is printed."""

from __future__ import annotations

from typing import Any

from gaslamp.games.blackbriar import tables, text
from gaslamp.games.blackbriar.called import die_called
from gaslamp.games.blackbriar.dice import block_value
from gaslamp.games.blackbriar.effects import EFFECTS
from gaslamp.games.blackbriar.hexes import BOARD, COLUMNS, HEX_NAMES, HEXES
from gaslamp.games.blackbriar.struck import TOKENS
from gaslamp.games.blackbriar.tables import Building, Character, Content, Kind, Space, Weapon
from gaslamp.games.blackbriar.text import any_value, band_range, worded
from gaslamp.games.game import About
from gaslamp.words.words import Said, Words

# Words on cards that are neither abilities nor effects nor ways to load, and those of the rules.
OTHER_WORDS = ("refresh", "repair")
TERMS = (
    "engaged",
    "line-of-fire",
    "delayed-area",
    "active-dice",
    "upgrade",
    "wave",
    "speaker",
    "goal",
)
# By what other names people may look something up, as attributes of its message.
ALSO = ("also", "also-too", "also-then")
TOWN_ROWS = 2


def catalogue(content: Content, w: Words) -> dict[str, Any]:
    """What is printed, by id, the same for everybody."""
    shown: dict[str, Any] = {
        k.id: {"name": w.name(k.id), "type": "elite" if k.elite else "creature",
               "text": w.name(f"card/{k.id}"), "health": int(k.health),
               "copies": int(k.copies), "source": k.source}
        for k in content.kinds
    }  # fmt: skip
    for c in content.characters:
        weapons = [weapon for weapon in c.weapons if weapon is not None]
        first = w.commas([w.name(weapon.id) for weapon in weapons if weapon.cost == 0])
        told = w.say("card-begins", f"card/{c.id}", first)
        shown[c.id] = {"name": w.name(c.id), "type": "townsfolk", "source": c.source,
                       "text": told, "weapons": [weapon.id for weapon in weapons]}  # fmt: skip
        for weapon in weapons:
            shown[weapon.id] = {"name": w.name(weapon.id), "type": "weapon",
                                "text": w.name(f"card/{weapon.id}"), "cost": int(weapon.cost),
                                "die": int(weapon.die), "source": weapon.source}  # fmt: skip
    for b in content.buildings:
        shown[b.id] = {"name": w.name(b.id), "type": "building",
                       "text": w.name(f"card/{b.id}"), "source": b.source}  # fmt: skip
    return shown


def about(content: Content, w: Words) -> list[About]:
    found = [of_kind(kind, w) for kind in content.kinds]
    for character in content.characters:
        found.append(of_character(character, w))
        for slot, weapon in enumerate(character.weapons):
            if weapon is not None:
                found.append(of_weapon(character, slot, weapon, w))
    found += [of_building(building, w) for building in content.buildings]
    found += of_words(w)
    found += [of_term(term, w) for term in TERMS]
    found += [of_die(sides, w) for sides in (6, 8, 10, 12)]
    return found + [of_hex(h, w) for h in range(HEXES)]


def also(w: Words, key: str) -> tuple[str, ...]:
    """Other names that people use, from the attributes of a message."""
    return tuple(said for name in ALSO if (said := w.attribute(key, name)))


# Creatures


def of_kind(kind: Kind, w: Words) -> About:
    dice = w.listed([w.say("a-die", int(sides)) for sides in kind.dice])
    if kind.elite:
        lines = [w.say("about-elite", int(kind.health), dice)]
    else:
        lines = [w.say("about-creature", int(kind.health), dice, int(kind.copies))]
    lines += arrow_lines(kind, w)
    for ability, number in zip(kind.abilities, kind.numbers, strict=True):
        name = text.ability_name(w, kind, ability, number)
        lines.append(w.say("about-ability", name, ability_means(w, tables.ABILITIES[ability].word)))
    if tables.ANIMATE in kind.abilities:
        lines.append(w.say("about-leader"))
    lines.append(w.say("numbers-ours" if kind.elite else "all-ours"))
    return About(kind.id, w.name(kind.id), lines)


def ability_means(w: Words, word: str) -> Said:
    return Said(w.attribute(f"ability-{worded(word)}", "means"))


def arrow_lines(kind: Kind, w: Words) -> list[str]:
    armed = text.sides(w, int(kind.arrows & kind.attack))
    lines = [w.say("about-steps", w.either(text.sides(w, int(kind.arrows))))]
    return [*lines, w.say("about-armed", w.either(armed)) if armed else w.say("about-unarmed")]


# Townsfolk and their weapons


def of_character(character: Character, w: Words) -> About:
    sizes = sorted(set(character.dice))
    dice = w.listed([w.say("some-dice", character.dice.count(sides), sides) for sides in sizes])
    lines = [w.say("about-townsfolk", int(character.health), dice)]
    for line in range(2):
        tiers = [w.name(weapon.id) for weapon in character.weapons[line * 3 : line * 3 + 3]
                 if weapon is not None]  # fmt: skip
        lines.append(w.say("about-line", line + 1, text.strung(w, tiers, "then")))
    helpful = character.weapons[2 * tables.TIERS]
    if helpful is not None:
        lines.append(w.say("about-helpful", helpful.id))
    if character.discount:
        lines.append(w.say("about-discount", int(character.discount)))
    if character.regenerate:
        lines.append(w.say("about-regenerate", int(character.regenerate)))
    lines.append(w.say("numbers-ours" if character.source == "book" else "all-ours"))
    return About(character.id, w.name(character.id), lines)


def of_weapon(character: Character, slot: int, weapon: Weapon, w: Words) -> About:
    line, tier = divmod(slot, tables.TIERS)
    if slot == 2 * tables.TIERS:
        lines = [w.say("about-spaces", character.id)]
    else:
        lines = [w.say("about-weapon", line + 1, character.id, tier + 1, tables.TIERS)]
    if weapon.cost:
        lines.append(w.say(cost_key(weapon), int(weapon.cost), int(weapon.die)))
    lines += load_lines(weapon, w)
    for number, space in enumerate(weapon.spaces, 1):
        lines.append(space_sentence(weapon, number, space, w))
    return About(weapon.id, w.name(weapon.id), [*lines, w.say("all-ours")])


def cost_key(weapon: Weapon) -> str:
    if not weapon.die:
        return "about-cost"
    return "about-cost-die" if weapon.die == 6 else "about-cost-six"


def load_lines(weapon: Weapon, w: Words) -> list[str]:
    if not weapon.load.linked:
        return []
    first = "fuse" if weapon.load.charged else "load"
    lines = [w.attribute(f"word-{first}", "means")]
    if weapon.load.charged:
        lines.append(w.say("about-charges", int(weapon.charges), int(weapon.splash)))
    elif weapon.load.word != first:
        lines.append(w.attribute(f"word-{weapon.load.word}", "means"))
    for band in weapon.bands:
        if weapon.load.multiplies:
            lines.append(w.say("about-times", band_range(w, band), int(band.amount)))
        else:
            lines.append(w.say("about-scatters", band_range(w, band)))
    return lines


def space_sentence(weapon: Weapon, number: int, space: Space, w: Words) -> str:
    """Such as `Space 1: a die of 2–4 does DAMAGE 2 from afar; the space is free again at once.`"""
    if weapon.load.charged:
        name = w.say("a-charge")
    else:
        name = w.say("fire-space" if weapon.load.linked else "one-space", number)
    value = w.say("any-die") if any_value(space) else w.say("a-die-of", band_range(w, space))
    effect = text.effect_name(w, space.effect)
    if space.ranged:
        effect = Said(w.say("done-afar", effect))
    key = "about-space-refresh" if space.refresh else "about-space"
    if weapon.load.linked and not (weapon.load.lasts or space.refresh):
        key = "about-space-linked"
    return w.say(key, Said(name), Said(value), effect)


# Buildings, words, dice, hexes


def of_building(building: Building, w: Words) -> About:
    lines = [w.say("about-building", int(building.health))]
    for use in building.uses:
        value = w.say("any-die") if any_value(use) else w.say("a-die-of", band_range(w, use))
        key = f"service-{worded(use.service.word)}"
        done = w.attribute(key, "does", int(use.amount))
        lines.append(w.say("about-use", Said(value), Said(done)))
    if building.uses:
        lines += [w.say("about-building-die"), w.say("about-ruins")]
    else:
        lines.append(w.say("about-mausoleum"))
    return About(building.id, w.name(building.id), [*lines, w.say("numbers-ours")])


def of_words(w: Words) -> list[About]:
    """Abilities, effects, ways to load and tokens, by the word that is printed."""
    told: dict[str, list[str]] = {}
    for ability in tables.ABILITIES:
        lines = told.setdefault(ability.word, [])
        lines.append(w.say("about-on-creature", ability_means(w, ability.word)))
    for effect in EFFECTS:
        means = w.attribute(f"effect-{worded(effect.word)}", "means")
        told.setdefault(effect.word, []).append(means)
    loads = [load.word for load in tables.LOADS if load.linked]
    for word in (OTHER_WORDS[0], *loads, *OTHER_WORDS[1:]):
        told.setdefault(word, []).append(w.attribute(f"word-{word}", "means"))
    for token in TOKENS:
        word = tables.ABILITIES[token.ability].word
        told[word].append(w.attribute(f"name-{token.name}", "means"))
    return [
        About(f"word/{word}", w.say(f"word-{worded(word)}"), lines, also(w, f"word-{worded(word)}"))
        for word, lines in told.items()
    ]


def of_term(term: str, w: Words) -> About:
    key = f"term-{term}"
    lines = [w.attribute(key, "means"), w.attribute(key, "so")]
    return About(f"term/{term}", w.say(key), lines, also(w, key))


def of_die(sides: int, w: Words) -> About:
    lines = [w.say("about-die", int(block_value(sides))), w.say("about-die-back")]
    return About(f"d{sides}", die_called(w, sides, 0), lines)


def of_hex(h: int, w: Words) -> About:
    row = h // COLUMNS
    ground = "town" if row < TOWN_ROWS else "fence" if row == TOWN_ROWS else "graveyard"
    beside = [
        w.say("beside-hex", HEX_NAMES[n], Said(w.say(f"side-{text.SIDES[side]}")))
        for side, n in enumerate(BOARD.neighbours[h * 6 : h * 6 + 6])
        if n >= 0
    ]
    lines = [w.say(f"about-{ground}", w.listed(beside))]
    name = w.name(HEX_NAMES[h])
    return About(f"hex/{HEX_NAMES[h]}", name, lines, (w.say("hex", HEX_NAMES[h]),))
