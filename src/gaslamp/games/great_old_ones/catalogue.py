# border: not compiled
"""What clients and `look` get to know of cards, areas, Objectives, powers, pieces and symbols."""

from __future__ import annotations

from typing import Any, cast

from gaslamp.games.game import About
from gaslamp.games.great_old_ones import tables, text
from gaslamp.games.great_old_ones.shapes import (
    Half,
    PowerType,
    PrintedArea,
    PrintedCard,
    PrintedEvent,
    PrintedObjective,
    PrintedPower,
    Sign,
    SymbolWord,
)
from gaslamp.games.great_old_ones.symbol import SYMBOLS
from gaslamp.games.great_old_ones.tables import Area, Card, Content, Objective, Power
from gaslamp.games.great_old_ones.winning import AGENT_POINTS
from gaslamp.words.words import Said, Words

HALVES: tuple[Half, ...] = ("yellow", "purple")
SEATS = (2, 3, 4)
TRACK = "doomsday-track"
OBJECTIVES = "objective-card"

# What stands and lies on the table beside cards, and the words the book uses: messages `term-…`.
TERMS = (
    "agent", "minion", "pawn", "new-citizen", "grenadier", "trouble", "elder-one", "doomsday-track",
    "area", "thames", "control", "points", "winning", "objective-card", "turn", "action-card",
    "hand", "deck", "open-cards", "discard-pile", "in-play", "in-front", "supply", "building",
    "ability", "player-board", "hp", "pool", "event", "azathoth", "bank",
)  # fmt: skip


def about(content: Content, w: Words) -> list[About]:
    """Everything there is, by the ids of pieces, places and elements."""
    found = [card_about(card, w) for card in content.cards]
    found += [area_about(content, area, w) for area in content.areas]
    found += [objective_about(objective, w) for objective in content.objectives]
    found += [board_about(power, w) for power in content.boards]
    found += [elder_about(power, w) for power in content.elders]
    found += [building_about(power, w) for power in content.buildings]
    for event in content.events:
        line = w.say("about-event", Said(w.printed(event.id, "text")))
        found.append(About(event.id, w.name(event.id), [line]))
    for id in TERMS:
        more = boxes(content, w) if id == TRACK else []
        if id == OBJECTIVES:
            names = [w.name(objective.id) for objective in content.objectives]
            more = [w.say("about-all-objectives", w.commas(names))]
        found.append(term(id, f"term-{id}", w.say(f"term-{id}"), more, w))
    for symbol in SYMBOLS.all:
        key = f"symbol-{symbol.word}"
        found.append(term(key, key, w.attribute(key, "name"), [], w))
    return found


def term(id: str, key: str, name: str, more: list[str], w: Words) -> About:
    """What a message and its attributes tell of something: `text` and `more` are sentences, `also`
    are other names for it."""
    lines = [w.attribute(key, field) for field in ("text", "more") if w.has(key, field)]
    also = w.attribute(key, "also")
    return About(id, name, [*lines, *more], tuple(also.split("; ")) if also else ())


def card_about(card: Card, w: Words) -> About:
    symbols = w.commas(text.symbol_words(card, w))
    lines = [w.say(f"about-card-{HALVES[int(card.half)]}", symbols)]
    if card.text:
        words = w.printed(card.id, "text")
        scroll = card.scroll != tables.NO_SCROLL
        lines.append(w.say("about-scroll", Said(words)) if scroll else words)
    if card.three_players:
        lines.append(w.say("about-three-players"))
    return About(card.id, w.name(card.id), lines, (w.say("card-number", int(card.number)),))


def area_about(content: Content, area: Area, w: Words) -> About:
    near = w.listed([w.name(a.id) for i, a in enumerate(content.areas) if area.adjacent >> i & 1])
    number = int(area.number)
    lines = [w.say(f"about-area-{'river' if area.river else 'inland'}", number, near)]
    if area.start:
        lines.append(w.say("about-start"))
    also = (w.say("place-name", number, area.id), str(number))
    return About(area.id, w.name(area.id), lines, also)


def objective_about(objective: Objective, w: Words) -> About:
    """One sentence for every number of players, or one for all where it makes no difference."""
    said = [Said(text.objective_text(objective, seats, w)) for seats in SEATS]
    if len(set(said)) == 1:
        lines = [w.say("about-objective", said[0])]
    else:
        lines = [w.say("about-declared")]
        lines += [w.say("about-with-players", n, line) for n, line in zip(SEATS, said, strict=True)]
    return About(objective.id, w.name(objective.id), lines)


def board_about(power: Power, w: Words) -> About:
    title = Said(w.printed(power.id, "title"))
    line = w.say("about-board", title, ability(power, w))
    return About(power.id, w.name(power.id), [line], (title,))


def elder_about(power: Power, w: Words) -> About:
    hp = int(power.hp)
    lines = [w.say("about-elder", hp, int(AGENT_POINTS) * hp),
             w.say("about-elder-ability", ability(power, w))]  # fmt: skip
    return About(power.id, w.name(power.id), lines)


def building_about(power: Power, w: Words) -> About:
    lines = [w.say("about-building", int(power.cost)),
             w.say("about-building-ability", ability(power, w))]  # fmt: skip
    return About(power.id, w.name(power.id), lines)


def ability(power: Power, w: Words) -> Said:
    return Said(w.printed(power.id, "text"))


def boxes(content: Content, w: Words) -> list[str]:
    """What the boxes of the Doomsday track hold."""
    levels = range(1, int(content.last_level))
    grenadiers = w.listed([str(n) for n in levels if content.grenadier_boxes >> n & 1])
    events = w.listed([str(n) for n in levels if content.event_boxes >> n & 1])
    return [
        w.say("about-boxes", grenadiers, events),
        w.say("about-last-box", int(content.last_level)),
    ]


# As data


def signs(card: Card) -> list[Sign]:
    """The symbols in order, money with its amount."""
    words = [(cast("SymbolWord", SYMBOLS.all[code & 15].word), code >> 4) for code in card.symbols]
    return [{"word": word, "amount": amount} for word, amount in words]


def catalogue(content: Content, w: Words) -> dict[str, Any]:
    """What is printed on cards, boards and tiles; GO-SETUP-20: the Objectives among them."""
    printed: dict[str, Any] = {}
    for card in content.cards:
        face: PrintedCard = {
            "name": w.name(card.id), "type": "card", "number": int(card.number),
            "half": HALVES[int(card.half)], "symbols": text.symbol_words(card, w),
            "signs": signs(card),
            "scroll": w.printed(card.id, "text") if card.text else "",
            "text": text.card_text(card, w), "source": card.source,
        }  # fmt: skip
        printed[card.id] = face
    for objective in content.objectives:
        printed[objective.id] = PrintedObjective(
            name=w.name(objective.id), type="objective",
            text=[text.objective_text(objective, n, w) for n in SEATS], source=objective.source,
        )  # fmt: skip
    printed.update({power.id: printed_power(power, "board", w) for power in content.boards})
    printed.update({power.id: printed_power(power, "elder", w) for power in content.elders})
    printed.update({power.id: printed_power(power, "building", w) for power in content.buildings})
    for event in content.events:
        printed[event.id] = PrintedEvent(
            name=w.name(event.id), type="event", text=w.printed(event.id, "text"),
            source=event.source,
        )  # fmt: skip
    for area in content.areas:
        printed[area.id] = PrintedArea(
            name=w.name(area.id), type="area", number=int(area.number), river=area.river,
            source=area.source,
        )  # fmt: skip
    return printed


def printed_power(power: Power, type: PowerType, w: Words) -> PrintedPower:
    return {
        "name": w.name(power.id), "type": type,
        "title": w.printed(power.id, "title") if power.title else "",
        "text": w.printed(power.id, "text"),
        "cost": int(power.cost), "hp": int(power.hp), "source": power.source,
    }  # fmt: skip
