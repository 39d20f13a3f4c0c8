# border: not compiled
"""What can be looked at: by id for clients, and in whole sentences, made from what is printed."""

from __future__ import annotations

from typing import Any

from gaslamp.games.blackbriar import tables, text
from gaslamp.games.blackbriar.dice import block_value
from gaslamp.games.blackbriar.hexes import BOARD, COLUMNS, HEX_NAMES, HEXES
from gaslamp.games.blackbriar.tables import Building, Character, Content, Kind, Space, Weapon
from gaslamp.games.blackbriar.text import SIDES, band_range, joined
from gaslamp.games.game import About

OURS = "The book does not print it; it was written for this version."
NUMBERS_OURS = "The book names it; its numbers were written for this version."
TIERS = ("first", "second", "third")

# What a word on a creature's card means. Tokens of the same name follow below.
ABILITIES = {
    "animate": "Once in the game, after its first action, it raises a creature from the set-aside "
    "cards on every empty hex beside it; they act at once.",
    "armor": "Every attack on it deals that much less.",
    "break": "Whoever it strikes puts a Repair token on one of their weapons.",
    "curse": "Whoever it strikes takes a CURSE token.",
    "dodge": "An attack of less than that does nothing to it.",
    "drain": "Whoever it strikes loses their largest die for good, and gets a given-up D6 back; "
    "a D6 only goes to the Delayed area.",
    "fear": "Whoever it strikes takes a FEAR token.",
    "immunity": "The effects named with it do nothing to it, and cannot be aimed at it.",
    "magick": "Whoever it strikes rolls the largest of their Delayed dice and deals that much to "
    "somebody or a Town Building beside them, or else to themselves.",
    "mesmerize": "Whoever it strikes takes a MESMER token.",
    "regenerate": "It loses that much damage at the end of its activation; a Townsfolk at the "
    "start of the open turn.",
    "rot": "Whoever it strikes loses the largest of their Delayed dice to it, until the next turn "
    "or its death.",
    "sicken": "Whoever it strikes takes a SICKEN token.",
    "stacking": "It may climb onto occupied hexes; what is under it is out of reach from outside.",
    "weaken": "Whoever it strikes takes a WEAKEN token.",
    "arc_fire": "It strikes anywhere on the board, and always whoever has the most Health.",
    "avoidance": "It stays out of lines of fire, and attacks only when it finds no way to hide.",
    "fast": "It acts that many times more.",
    "flying": "It may pass over occupied hexes in a straight line.",
    "possession": "It climbs onto a Townsfolk, who then cannot leave or attack anything else, and "
    "takes all damage that is dealt to it.",
    "ranged": "It strikes along a line of fire when nobody is beside it.",
    "reap": "It strikes everybody and every Town Building beside it or in its hex, each with a "
    "roll of its own.",
    "savage": "Its attacks deal a D8 more.",
}  # fmt: skip
TOKENS = {
    "curse": "A Townsfolk with a CURSE token shares no dice and receives none, until the end of "
    "the next Townsfolk turn.",
    "fear": "A Townsfolk with a FEAR token cannot use weapons against creatures that have FEAR, "
    "until the end of the next Townsfolk turn.",
    "mesmerize": "A Townsfolk with a MESMER token cannot be upgraded, and its dice stay on their "
    "spaces instead of refreshing, until the end of the next Townsfolk turn.",
    "sicken": "A Townsfolk with a SICKEN token cannot be healed, until the end of the next "
    "Townsfolk turn.",
    "weaken": "A Townsfolk with a WEAKEN token counts every 4 or more it rolls as a 3, until the "
    "end of the next Townsfolk turn.",
}  # fmt: skip
EFFECTS = {
    "damage": "DAMAGE is an attack on one creature or the Mausoleum.",
    "poison": "POISON tokens damage a creature by their number when it activates, then one goes.",
    "stun": "A creature with a Stun token does nothing when it next activates, hinders nobody, and "
    "its abilities do not work until then.",
    "compel": "COMPEL makes a creature strike one of its own side beside it; if there is none, it "
    "may be moved one hex.",
    "repel": "REPEL drives a creature away, as many hexes as the die shows.",
    "heal": "HEAL takes damage off a Townsfolk.",
    "bless": "BLESS multiplies the next attack of a Townsfolk in this turn.",
    "reroll": "REROLL lets another Townsfolk roll one of its active dice again.",
    "set_die": "SET DIE turns an active die of another Townsfolk to any value it can show.",
    "discount": "DISCOUNT makes Upgrades cheaper for the Townsfolk and those beside it.",
    "refresh": "REFRESH sends the die to the Delayed area at once, so that the space is free again "
    "in the same turn.",
    "load": "A gun needs two dice at once: one to LOAD, one on a fire space.",
    "ammunition": "AMMUNITION: the LOAD die brings as many shots as it shows, one die for each.",
    "piercing": "PIERCING: the value of the LOAD die multiplies the damage of the shot.",
    "scattershot": "SCATTERSHOT: if the LOAD die is in range, the shot hits as many creatures "
    "along a line as that die shows.",
    "fuse": "An explosive takes one die of any value as its fuse and others as charges; what is "
    "beside the target is hurt too, friend or foe.",
    "repair": "A weapon with a Repair token cannot be used until a die of any value is spent on "
    "it; the Factory and an Upgrade remove the token too.",
}  # fmt: skip
TERMS = (
    About("term/engaged", "Engaged", [
        "A Townsfolk is engaged while an active creature is beside it or in a Stack with it.",
        "It then cannot shoot or use other hostile spaces from afar, and may not be free to leave.",
    ], ("engagement",)),
    About("term/line-of-fire", "Line of fire", [
        "A straight line from the centre of a hex through one of its six sides or six corners.",
        "A shot hits the first enemy on the line; a hex that the line only touches does not count.",
    ], ("line", "range", "from afar")),
    About("term/delayed-area", "Delayed area", [
        "Dice that were used or that blocked wait here; they cannot be used and block nothing.",
        "At the start of the next Townsfolk turn their owner takes them and rolls them, and dice "
        "of others go home, to be rolled a turn later.",
    ], ("delayed", "delayed dice")),
    About("term/active-dice", "Active dice", [
        "The dice rolled for this turn that are not used yet.",
        "Those kept to the end of the turn block in the Supernatural turn, for their own Townsfolk "
        "and for those beside it.",
    ], ("active", "held dice", "play area")),
    About("term/goal", "Goal", [
        "All players win together when the Necromancer is defeated.",
        "They lose when one Townsfolk dies, or when all four Town Buildings are Ruins.",
    ], ("aim", "win", "winning")),
)  # fmt: skip
USES = {
    "cleanse": "all CURSE, FEAR, MESMER, SICKEN and WEAKEN tokens of a Townsfolk in Town go",
    "bless": "the next attack of a Townsfolk in Town counts {n} times",
    "mend": "all Repair tokens of a Townsfolk in Town go",
    "discount": "the next Upgrade of a Townsfolk in Town costs {n} less this turn",
    "heal": "a Townsfolk in Town heals {n} damage",
    "reroll": "a Townsfolk in Town rerolls up to {n} of its dice",
    "set_die": "a Townsfolk in Town sets one of its dice",
}
GROUNDS = ("A Town hex", "A Fence hex", "A Graveyard hex")


def catalogue(content: Content) -> dict[str, Any]:
    """What is printed, by id, the same for everybody."""
    shown: dict[str, Any] = {
        k.id: {"name": k.name, "type": "elite" if k.elite else "creature",
               "text": text.creature_text(k), "health": int(k.health),
               "copies": int(k.copies), "source": k.source}
        for k in content.kinds
    }  # fmt: skip
    for c in content.characters:
        weapons = [w for w in c.weapons if w is not None]
        first = ", ".join(w.name for w in weapons if w.cost == 0)
        shown[c.id] = {"name": c.name, "type": "townsfolk", "source": c.source,
                       "text": f"{text.character_text(c)}. Begins with {first}.",
                       "weapons": [w.id for w in weapons]}  # fmt: skip
        for w in weapons:
            shown[w.id] = {"name": w.name, "type": "weapon", "text": text.weapon_text(w),
                           "cost": int(w.cost), "die": int(w.die), "source": w.source}  # fmt: skip
    for b in content.buildings:
        shown[b.id] = {"name": b.name, "type": "building", "text": text.building_text(b),
                       "source": b.source}  # fmt: skip
    return shown


def about(content: Content) -> list[About]:
    found = [of_kind(kind) for kind in content.kinds]
    for character in content.characters:
        found.append(of_character(character))
        for slot, weapon in enumerate(character.weapons):
            if weapon is not None:
                found.append(of_weapon(character, slot, weapon))
    found += [of_building(building) for building in content.buildings]
    found += of_words()
    found += TERMS
    found += [of_die(sides) for sides in (6, 8, 10, 12)]
    return found + [of_hex(h) for h in range(HEXES)]


def lowered(sentence: str) -> str:
    """A sentence after a colon."""
    return sentence[0].lower() + sentence[1:]


# Creatures


def of_kind(kind: Kind) -> About:
    dice = " and ".join(f"a D{sides}" for sides in kind.dice)
    many = "An Elite" if kind.elite else f"A creature, {kind.copies} of its kind"
    lines = [f"{many}. It has {kind.health} Health and deals {dice}."]
    lines += arrow_lines(kind)
    for ability, number in zip(kind.abilities, kind.numbers, strict=True):
        sentence = ABILITIES[word_of(ability)]
        lines.append(f"{ability_name(kind, ability, number)}: {lowered(sentence)}")
    if tables.ANIMATE in kind.abilities:
        lines.append("Its defeat wins the game.")
    lines.append(NUMBERS_OURS if kind.elite else OURS)
    return About(kind.id, kind.name, lines)


def arrow_lines(kind: Kind) -> list[str]:
    every = [SIDES[s] for s in range(6) if kind.arrows >> s & 1]
    armed = [SIDES[s] for s in range(6) if kind.arrows >> s & kind.attack >> s & 1]
    lines = [f"It steps {joined(every, 'or')}; N is towards the Town."]
    if armed:
        lines.append(f"After a step {joined(armed, 'or')} it attacks in the same action.")
    else:
        lines.append("It either steps or attacks in one action, never both.")
    return lines


def word_of(ability: int) -> str:
    return tables.ABILITIES[ability].word


def ability_name(kind: Kind, ability: int, number: int) -> str:
    word = word_of(ability).replace("_", " ").upper()
    if ability == tables.IMMUNITY:
        return f"{word} ({', '.join(text.immunities(kind))})"
    return f"{word} {number}" if number else word


# Townsfolk and their weapons


def of_character(character: Character) -> About:
    sizes = sorted(set(character.dice))
    dice = joined([f"{character.dice.count(sides)} D{sides}" for sides in sizes])
    lines = [f"One of the Townsfolk. It has {character.health} Health and starts with {dice}."]
    for line in range(2):
        tiers = [w.name for w in character.weapons[line * 3 : line * 3 + 3] if w is not None]
        lines.append(f"The {TIERS[line]} weapon is {', then '.join(tiers)}.")
    if character.weapons[6] is not None:
        lines.append(f"Besides, it has {character.weapons[6].name}.")
    if character.discount:
        lines.append(f"Upgrades of it and of those beside it cost {character.discount} less.")
    if character.regenerate:
        lines.append(f"It heals {character.regenerate} damage at the start of every open turn.")
    lines.append(NUMBERS_OURS if character.source == "book" else OURS)
    return About(character.id, character.name, lines)


def of_weapon(character: Character, slot: int, weapon: Weapon) -> About:
    if slot == 2 * tables.TIERS:
        first = f"The helpful spaces of the {character.name}."
    else:
        line, tier = divmod(slot, tables.TIERS)
        first = (f"The {TIERS[line]} weapon of the {character.name}, "
                 f"tier {tier + 1} of {tables.TIERS}.")  # fmt: skip
    lines = [first]
    if weapon.cost:
        lines.append(f"As an Upgrade it costs {weapon.cost}{brings(weapon)}.")
    lines += load_lines(weapon)
    lines += [f"{space_name(weapon, n)}: {space_sentence(weapon, band)}"
              for n, band in enumerate(weapon.spaces, 1)]  # fmt: skip
    return About(weapon.id, weapon.name, [*lines, OURS])


def brings(weapon: Weapon) -> str:
    if not weapon.die:
        return ""
    lost = "" if weapon.die == 6 else "; a Delayed D6 of its own goes out of the game for it"
    return f" and brings a D{weapon.die}{lost}"


def load_lines(weapon: Weapon) -> list[str]:
    if not weapon.load.linked:
        return []
    lines = [EFFECTS["fuse" if weapon.load.charged else "load"]]
    if weapon.load.charged:
        lines.append(f"It takes up to {weapon.charges} charges; what is beside the target takes "
                     f"{weapon.splash}.")  # fmt: skip
    elif weapon.load.word != "load":
        lines.append(EFFECTS[weapon.load.word])
    for band in weapon.bands:
        ranged = band_range(band)
        if weapon.load.multiplies:
            lines.append(f"A LOAD die of {ranged} makes the shot count {band.amount} times.")
        else:
            lines.append(f"The LOAD die scatters with {ranged}.")
    return lines


def space_name(weapon: Weapon, number: int) -> str:
    if weapon.load.charged:
        return "A charge"
    return f"{'Fire space' if weapon.load.linked else 'Space'} {number}"


def space_sentence(weapon: Weapon, band: Space) -> str:
    """Such as `a die of 2–4 does DAMAGE 2 from afar; the space is free again at once.`"""
    value = "any die" if band_range(band) == "any" else f"a die of {band_range(band)}"
    afar = " from afar" if band.ranged else ""
    after = "the space is free again at once" if band.refresh else "the die stays there this turn"
    return f"{value} does {text.effect_name(band.effect)}{afar}; {after}."


# Buildings, words, dice, hexes


def of_building(building: Building) -> About:
    lines = [f"A Building with {building.health} Health."]
    for band in building.uses:
        value = "any die" if band_range(band) == "any" else f"a die of {band_range(band)}"
        done = USES[band.service.word].format(n=band.amount)
        lines.append(f"With {value}, {done}.")
    if building.uses:
        lines.append("One die a turn may lie on it, of any Townsfolk; it misses the next turn.")
        lines.append("All four Town Buildings in ruins lose the game.")
    else:
        lines.append("Creatures arrive here. It can be attacked; its Ruin may be entered and held.")
    return About(building.id, building.name, [*lines, NUMBERS_OURS])


def of_words() -> list[About]:
    """Abilities, effects and tokens, by the word that is printed."""
    told: dict[str, list[str]] = {}
    for word, sentence in ABILITIES.items():
        told.setdefault(word, []).append(f"On a creature: {lowered(sentence)}")
    for part in (EFFECTS, TOKENS):
        for word, sentence in part.items():
            told.setdefault(word, []).append(sentence)
    return [
        About(f"word/{word}", word.replace("_", " ").upper(), lines, ALSO.get(word, ()))
        for word, lines in told.items()
    ]


ALSO = {"mesmerize": ("MESMER",), "stun": ("Stun token",), "repair": ("Repair token", "broken")}


def of_die(sides: int) -> About:
    lines = [
        f"A die. Held for the Supernatural turn it blocks {block_value(sides)}.",
        "Its owner rolls it again next turn from the own card, a turn later from elsewhere.",
    ]
    return About(f"d{sides}", f"D{sides}", lines)


def of_hex(h: int) -> About:
    name = HEX_NAMES[h].upper()
    row = h // COLUMNS
    ground = GROUNDS[0] if row < 2 else GROUNDS[1] if row == 2 else GROUNDS[2]
    beside = [
        f"{HEX_NAMES[n].upper()} ({SIDES[side]})"
        for side, n in enumerate(BOARD.neighbours[h * 6 : h * 6 + 6])
        if n >= 0
    ]
    lines = [f"{ground}. Beside it: {joined(beside)}."]
    return About(f"hex/{HEX_NAMES[h]}", name, lines, (f"hex {name}",))
