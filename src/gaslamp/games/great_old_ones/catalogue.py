# border: not compiled
"""What clients and `look` get to know of cards, areas, Objectives, powers, pieces and symbols."""

from __future__ import annotations

from typing import Any

from gaslamp.games.game import About
from gaslamp.games.great_old_ones import tables, text
from gaslamp.games.great_old_ones.tables import Area, Card, Content, Objective, Power
from gaslamp.games.great_old_ones.winning import AGENT_POINTS

NUMBERS = ("two", "three", "four")
HALVES = ("yellow", "purple")

# Pieces that belong to nobody's cards, and the words the book uses for pieces.
PIECES = (
    About("agent", "Agent", [
        "A player's own pawn; every player has twelve. Agents on the board are worth 5 points each "
        "at the end.",
        "An Agent is a Minion. With an empty supply, placing one means lifting one of your own "
        "from the board.",
    ], ("Agents",)),
    About("minion", "Minion", [
        "An Agent, or an Elder One that a player controls.",
    ], ("Minions",)),
    About("pawn", "Pawn", [
        "A Minion or a New Citizen. A pawn that comes to another causes Trouble, and a pawn that "
        "leaves ends it. Grenadiers and Buildings are no pawns.",
    ], ("pawns",)),
    About("new-citizen", "New Citizen", [
        "A pawn that belongs to nobody; there are three. They come with the Event New Arrivals.",
        "Whoever wants to control the area must have more pieces there than there are New "
        "Citizens. New Citizens cause Trouble and can be assassinated, but they are no "
        "Minions.",
    ], ("New Citizens", "citizen", "citizens", "New Citizens beside the board")),
    About("grenadier", "Grenadier", [
        "Nobody controls an area with a Grenadier. One that enters an area ends the Trouble there.",
        "The four of them wait on the Doomsday track. A Grenadier is no pawn: it neither causes "
        "Trouble nor can it be assassinated, and it moves only when a text names it.",
    ], ("Grenadiers",)),
    About("trouble", "Trouble", [
        "A marker comes to an area when a pawn is placed or moved beside another pawn. It goes as "
        "soon as any pawn leaves the area, and when a Grenadier enters it.",
        "Only in Trouble can a pawn be assassinated, and no Building can be placed there.",
    ], ("Trouble marker", "Trouble markers", "Trouble markers on the board")),
    About("elder-one", "Elder One", [
        "It is summoned from the pool, counts as a Minion of its owner, and has an ability "
        "that may be used once in each own turn after the one it came in.",
        "It is removed only when its hits in one turn reach its HP, and is worth 5 points for each "
        "HP at the end. Nobody controls more than two.",
    ], ("Elder Ones",)),
    About("doomsday-track", "Doomsday track", [
        "The Insanity marker goes up one level for each Insanity symbol and never down.",
    ], ("Insanity track", "Insanity marker", "track")),
)  # fmt: skip

# What is printed on the table beside the pieces, and the words the book uses for it.
TERMS = (
    About("area", "Area", [
        "One of the twelve parts of London. Two areas with a common border, or a bridge between "
        "them, are neighbours.",
    ], ("Areas", "neighbour", "neighbours")),
    About("thames", "Thames", [
        "The river. A Flood drives Agents out of areas on it, and some move along it.",
    ], ("river",)),
    About("control", "Control", [
        "You control an area if you have more pieces there than any other player, and more than "
        "there are New Citizens; Agents, Elder Ones and your Building count one each. Nobody "
        "controls an area with a Grenadier.",
    ], ("Areas controlled", "Held by")),
    About("points", "Points", [
        "They are counted only if nobody has won before the end: 5 for each Agent on the board, 5 "
        "for each HP of your Elder Ones, the cost of your Buildings on the board, and your "
        "money after loans are paid back. A loan that cannot be paid back costs 15.",
    ], ("Points if it ended now", "Scoring", "score")),
    About("winning", "Winning", [
        "Declare your Objective at the start of an own turn after the first round, if its "
        "condition is met, and you win at once. If the deck runs out or Azathoth awakes before, "
        "the holder of Sloth wins, else whoever has the most points.",
    ], ("declare", "declare victory", "victory", "end of the game")),
    About("objective-card", "Objective", [
        "A secret goal; everybody has one. Its condition depends on the number of players.",
    ], ("Objectives", "Unused Objectives", "Objectives this player may hold")),
    About("turn", "Turn", [
        "Declare victory or not; play one card and do its symbols from top to bottom; refill "
        "your hand. Abilities may be used before, between and after the symbols.",
    ], ("Setup", "round", "playing a card")),
    About("action-card", "Action card", [
        "A card of the deck. Its symbols are done from top to bottom; each but Insanity may be "
        "skipped.",
    ], ("Action cards", "card", "cards", "hand card", "hand cards")),
    About("hand", "Hand", [
        "At the end of your turn you refill it to five cards, from the top of the deck or from "
        "the open cards. A card that sticks to you fills a place of it.",
    ], ("refill",)),
    About("deck", "Deck", [
        "Yellow cards lie on top, purple ones below. When it has run out and somebody cannot "
        "refill their hand, the game ends.",
    ], ("Drawing", "end of the deck", "Yellow cards in the deck", "Purple cards in the deck",
        "Yellow cards not seen", "Purple cards not seen", "yellow card", "purple card")),
    About("open-cards", "Open cards", [
        "Three cards of the deck that lie face up. Whoever refills may take one of them.",
    ], ("open card",)),
    About("discard-pile", "Discard pile", [
        "Played and thrown away cards, face up. They do not come back into the deck.",
    ], ("discard",)),
    About("in-play", "In play", [
        "The card whose symbols are being done, and the Event that happens.",
    ]),
    About("in-front", "In front", [
        "Cards that lie in front of a player: loans, which are paid back at the end, and cards "
        "that stick to the player and fill a place of the hand.",
    ], ("loan", "loans", "stuck")),
    About("supply", "Supply", [
        "A player's Agents that are not on the board. If it is empty, placing one means lifting "
        "one of your own from the board.",
    ], ("Agents in supply",)),
    About("building", "Building", [
        "Every player owns one of each of the six. It counts for control, is worth its cost at "
        "the end, and has an ability that may be used once in each own turn after the one it "
        "came in. Nobody places one in an area in Trouble or beside another Building.",
    ], ("Buildings", "Building card", "Building cards", "Buildings in reserve", "reserve")),
    About("ability", "Ability", [
        "Player boards, Buildings and Elder Ones have one, for once in each own turn. Using it "
        "is no symbol of a card; a new Building or Elder One waits until your next turn.",
    ], ("abilities", "used this turn", "new this turn", "summoned this turn")),
    About("player-board", "Great Old One", [
        "The board of a player, with an ability for once in each own turn.",
    ], ("Great Old Ones", "Player board", "Player boards")),
    About("hp", "HP", [
        "The strength of an Elder One: as many hits in one turn remove it. Hits are forgotten "
        "when the turn ends. Each HP is worth 5 points at the end.",
    ], ("hit", "hits", "HP left")),
    About("pool", "Pool", [
        "The Elder Ones that nobody controls. A removed one goes back there.",
    ], ("Elder Ones in the pool",)),
    About("event", "Event", [
        "It happens when the Insanity marker enters a box with an Event: the top card of the "
        "Event deck.",
    ], ("Events", "Event deck", "Random Event")),
    About("azathoth", "Azathoth", [
        "It awakes when the Insanity marker reaches the last box of the Doomsday track, and the "
        "game ends at once.",
    ]),
    About("bank", "Bank", [
        "It pays what cards and abilities bring and takes what they cost; it is never empty.",
    ], ("payments",)),
)  # fmt: skip

# The symbols of Action cards, in the order of their numbers.
SYMBOLS = (
    About("symbol-minion", "Place or move a Minion", [
        "Place an Agent where one of your Minions stands or next to it (anywhere if you have none "
        "on the board), or move one of your Minions to a neighbour.",
    ], ("Minion symbol", "M", "move")),
    About("symbol-building", "Place a Building", [
        "Pay for one of your Buildings and place it where you have a Minion, in an area without "
        "Trouble and without a Building.",
    ], ("Building symbol", "B")),
    About("symbol-assassination", "Assassination", [
        "Remove a New Citizen or another player's Agent from an area in Trouble, or give "
        "another player's Elder One there a hit. Your own Minions beside an Elder One may be "
        "sacrificed for more hits if that brings it down.",
    ], ("skull", "A")),
    About("symbol-summon", "Summon", [
        "Roll the die. Up to the Insanity level an Elder One of the pool is free; above it "
        "each HP costs as many pounds as the roll is too high. It comes to an area with one of "
        "your Minions, and Trouble comes with it.",
    ], ("S",)),
    About("symbol-money", "Money", [
        "Take so many pounds from the bank.",
    ], ("£",)),
    About("symbol-scroll", "Scroll", [
        "Do what the text of the card says, or leave it as a whole.",
    ], ("X",)),
    About("symbol-insanity", "Insanity", [
        "The only symbol that must be done: the Insanity marker goes up one level, and what "
        "the new box holds happens at once.",
    ], ("I",)),
    About("symbol-another", "Play another card", [
        "When this card is finished you may play another one from your hand.",
    ], ("P", "another card")),
    About("symbol-interrupt", "Interrupt", [
        "A card to react with from the hand, in anybody's turn, at the moment its text names. "
        "Played as the card of your turn it does nothing.",
    ], ("!", "Interrupts")),
)  # fmt: skip


def about(content: Content) -> list[About]:
    """Everything there is, by the ids of pieces, places and elements."""
    found = [card_about(card) for card in content.cards]
    found += [area_about(content, area) for area in content.areas]
    found += [objective_about(objective) for objective in content.objectives]
    found += [board_about(power) for power in content.boards]
    found += [elder_about(power) for power in content.elders]
    found += [building_about(power) for power in content.buildings]
    found += [About(e.id, e.name, [f"An Event. {e.text}"]) for e in content.events]
    return [*found, *(with_boxes(content, piece) for piece in PIECES), *TERMS, *SYMBOLS]


def card_about(card: Card) -> About:
    half = HALVES[int(card.half)]
    symbols = ", ".join(text.symbol_words(card))
    lines = [f"A {half} Action card. Its symbols from top to bottom: {symbols}."]
    if card.scroll != tables.NO_SCROLL:
        lines.append(f"Its Scroll says: {card.text}")
    elif card.text:
        lines.append(card.text)
    if card.three_players:
        lines.append("It is not used with two players.")
    return About(card.id, card.name, lines, (f"C{card.number}",))


def area_about(content: Content, area: Area) -> About:
    near = [a.name for i, a in enumerate(content.areas) if area.adjacent >> i & 1]
    river = "on the Thames, which may flood it" if area.river else "away from the Thames"
    lines = [f"Area {area.number} of London, {river}. Next to it: {text.listed(near)}."]
    if area.start:
        lines.append("Every player begins with an Agent here, and with Trouble.")
    return About(area.id, area.name, lines, (f"{area.number} {area.name}", str(int(area.number))))


def objective_about(objective: Objective) -> About:
    """One sentence for every number of players, or one for all where it makes no difference."""
    said = [text.objective_text(objective, seats) for seats in (2, 3, 4)]
    if len(set(said)) == 1:
        lines = [f"An Objective. {said[0]}"]
    else:
        lines = ["An Objective, declared at the start of an own turn after the first round."]
        lines += [f"With {n} players: {line}" for n, line in zip(NUMBERS, said, strict=True)]
    return About(objective.id, objective.name, lines)


def board_about(power: Power) -> About:
    line = f"A Great Old One, {power.title}. Once in each own turn: {lowered(power.text)}"
    return About(power.id, power.name, [line], (power.title,))


def elder_about(power: Power) -> About:
    worth = int(AGENT_POINTS) * int(power.hp)
    lines = [f"An Elder One with {power.hp} HP, worth {worth} points at the end.",
             f"Once in each own turn: {power.text}"]  # fmt: skip
    return About(power.id, power.name, lines)


def building_about(power: Power) -> About:
    lines = [f"A Building that costs £{power.cost} and is worth as many points at the end.",
             f"Once in each own turn after the one it came in: {lowered(power.text)}"]  # fmt: skip
    return About(power.id, power.name, lines)


def with_boxes(content: Content, piece: About) -> About:
    """What the boxes of the Doomsday track hold is content."""
    if piece.id != "doomsday-track":
        return piece
    levels = range(1, int(content.last_level))
    grenadiers = [str(n) for n in levels if content.grenadier_boxes >> n & 1]
    events = [str(n) for n in levels if content.event_boxes >> n & 1]
    boxes = [
        f"At {text.listed(grenadiers)} a Grenadier comes to a rolled area; "
        f"at {text.listed(events)} an Event happens.",
        f"At {content.last_level} Azathoth awakes, and the game ends at once.",
    ]
    return About(piece.id, piece.name, [*piece.lines, *boxes], piece.also)


def lowered(sentence: str) -> str:
    """A sentence that goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]


# As data


def catalogue(content: Content) -> dict[str, Any]:
    """What is printed on cards, boards and tiles; GO-SETUP-20: the Objectives among them."""
    printed: dict[str, Any] = {}
    for card in content.cards:
        printed[card.id] = {
            "name": card.name, "type": "card", "number": int(card.number),
            "half": HALVES[int(card.half)], "symbols": text.symbol_words(card),
            "scroll": card.text, "text": text.card_text(card), "source": card.source,
        }  # fmt: skip
    for objective in content.objectives:
        printed[objective.id] = {
            "name": objective.name, "type": "objective",
            "text": [text.objective_text(objective, n) for n in (2, 3, 4)],
            "source": objective.source,
        }  # fmt: skip
    for type, group in (("board", content.boards), ("elder", content.elders),
                        ("building", content.buildings)):  # fmt: skip
        for power in group:
            printed[power.id] = {
                "name": power.name, "type": type, "title": power.title, "text": power.text,
                "cost": int(power.cost), "hp": int(power.hp), "source": power.source,
            }  # fmt: skip
    for event in content.events:
        printed[event.id] = {"name": event.name, "type": "event", "text": event.text,
                             "source": event.source}  # fmt: skip
    for area in content.areas:
        printed[area.id] = {"name": area.name, "type": "area", "number": int(area.number),
                            "river": area.river, "source": area.source}  # fmt: skip
    return printed
