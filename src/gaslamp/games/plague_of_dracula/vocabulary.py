# border: not compiled
"""What a player of Plague of Dracula can say: each verb with its number, word and parts."""

from __future__ import annotations

from typing import Final

from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import BY_STAFF, HOLMWOOD
from gaslamp.games.vocabulary import Kind, Vocabulary
from gaslamp.kernel.menu import Option

SEARCHES = ["bag", "secular", "occult"]
CLINICIANS = ["seward", "van-helsing", "staff"]


# People, places and foes are on the board; weapons, cards and players are not.


def hunter(g: Plague, seat: int, value: int) -> str:
    return g.content.hunter_ids[value]


def place(g: Plague, seat: int, value: int) -> str:
    return g.content.place_ids[value]


def foe(g: Plague, seat: int, value: int) -> str:
    return g.content.foe_ids[value]


def clinician(g: Plague, seat: int, value: int) -> str:
    return CLINICIANS[value]


def doctor(g: Plague, seat: int, value: int) -> list[str]:
    return [] if value == BY_STAFF else [CLINICIANS[value]]


HUNTER: Kind[Plague] = Kind(hunter, hunter)
PLACE_ON_MAP: Kind[Plague] = Kind(place, place)
FOE: Kind[Plague] = Kind(foe, foe)
CLINICIAN: Kind[Plague] = Kind(clinician, doctor)
WEAPON: Kind[Plague] = Kind(lambda g, seat, value: g.content.item_ids[value])
CARD: Kind[Plague] = Kind(lambda g, seat, value: g.content.card_ids[value])
WHERE_TO_LOOK: Kind[Plague] = Kind(lambda g, seat, value: SEARCHES[value])
COFFINS: Kind[Plague] = Kind(lambda g, seat, value: f"coffins-{value}")
PLAYER: Kind[Plague] = Kind(lambda g, seat, value: f"seat-{value}")


def passenger_and_driver(g: Plague, seat: int, o: Option) -> list[str]:
    return [g.content.hunter_ids[o.a], g.content.hunter_ids[HOLMWOOD]]


def goal_and_driver(g: Plague, seat: int, o: Option) -> list[str]:
    return [g.content.place_ids[o.a], g.content.hunter_ids[HOLMWOOD]]


def hunter_and_rumor(g: Plague, seat: int, o: Option) -> list[str]:
    return [g.content.hunter_ids[o.a], g.content.place_ids[g.place[o.a]]]


def taker(g: Plague, seat: int, o: Option) -> list[str]:
    """Whoever takes the weapon is the option's second number, which the key need not tell."""
    return [g.content.hunter_ids[o.b]]


V: Vocabulary[Plague] = Vocabulary()

PASS: Final = 0
V.verb(PASS, "pass")
CLEANSE: Final = 1
V.verb(CLEANSE, "cleanse", PLACE_ON_MAP)
SEARCH: Final = 2
V.verb(SEARCH, "search", HUNTER, WHERE_TO_LOOK)
RETURN: Final = 3
V.verb(RETURN, "return", HUNTER, WEAPON)
GIVE: Final = 4
V.verb(GIVE, "give", HUNTER, WEAPON, HUNTER)
EXCHANGE: Final = 5
V.verb(EXCHANGE, "exchange", HUNTER, WEAPON, HUNTER)
ARRANGE: Final = 6
V.verb(ARRANGE, "arrange", HUNTER)
MOVE: Final = 7
V.verb(MOVE, "move", HUNTER, PLACE_ON_MAP)
BOARD: Final = 8
V.verb(BOARD, "board", HUNTER, refs=passenger_and_driver)
DRIVE: Final = 9
V.verb(DRIVE, "drive", PLACE_ON_MAP, refs=goal_and_driver)
TRANSFUSE: Final = 10
V.verb(TRANSFUSE, "transfuse", CLINICIAN, HUNTER)
RESOLVE: Final = 11
V.verb(RESOLVE, "resolve", HUNTER, refs=hunter_and_rumor)
DONE: Final = 12
V.verb(DONE, "done")
AGREE: Final = 13
V.verb(AGREE, "agree")
DECLINE: Final = 14
V.verb(DECLINE, "decline")
TARGET: Final = 15
V.verb(TARGET, "target", HUNTER)
CHAMPION: Final = 16
V.verb(CHAMPION, "champion", HUNTER)
USE: Final = 17
V.verb(USE, "use", WEAPON, HUNTER)
WITHHOLD: Final = 18
V.verb(WITHHOLD, "withhold", WEAPON)
FLEE: Final = 19
V.verb(FLEE, "flee", HUNTER, PLACE_ON_MAP)
FOLLOW: Final = 20
V.verb(FOLLOW, "follow", HUNTER, PLACE_ON_MAP)
STAY: Final = 21
V.verb(STAY, "stay", HUNTER)
STAKE: Final = 22
V.verb(STAKE, "stake", HUNTER)
LAY: Final = 23
V.verb(LAY, "lay", HUNTER)
HAND_OVER: Final = 24
V.verb(HAND_OVER, "hand-over", HUNTER, PLAYER)
GIVER: Final = 25
V.verb(GIVER, "giver", PLAYER)
SPREAD: Final = 26
V.verb(SPREAD, "spread", COFFINS, PLACE_ON_MAP)
ATTACKER: Final = 27
V.verb(ATTACKER, "attacker", FOE)
ARRIVE: Final = 28
V.verb(ARRIVE, "arrive", HUNTER, PLACE_ON_MAP)
TAKE: Final = 29
V.verb(TAKE, "take", WEAPON, refs=taker)
REMOVE: Final = 30
V.verb(REMOVE, "remove", PLACE_ON_MAP)
PLACE: Final = 31
V.verb(PLACE, "place", PLACE_ON_MAP)
PLACE_AT_RANDOM: Final = 32
V.verb(PLACE_AT_RANDOM, "place-at-random")
START: Final = 33
V.verb(START, "start", HUNTER, PLACE_ON_MAP)
DRAW_ITEM: Final = 34
V.verb(DRAW_ITEM, "draw", HUNTER)
RECEIVE: Final = 35
V.verb(RECEIVE, "receive", HUNTER, WEAPON)
REVEAL: Final = 36
V.verb(REVEAL, "reveal", PLACE_ON_MAP)
NEXT_CARD: Final = 37
V.verb(NEXT_CARD, "next-card", CARD)
WHISPER: Final = 38
V.verb(WHISPER, "whisper", PLACE_ON_MAP)
SEARCH_AGAIN: Final = 39
V.verb(SEARCH_AGAIN, "search-again")
FIGHT: Final = 40
V.verb(FIGHT, "fight")
PICK: Final = 41
V.verb(PICK, "pick", HUNTER)
FIRST: Final = 42
V.verb(FIRST, "first", WEAPON)
CALL_OFF: Final = 43
V.verb(CALL_OFF, "call-off")
