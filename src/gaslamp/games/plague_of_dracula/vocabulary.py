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


HUNTER: Kind[Plague] = Kind(hunter, at="{id}")
PLACE_ON_MAP: Kind[Plague] = Kind(place, at="{id}")
FOE: Kind[Plague] = Kind(foe, at="{id}")
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
V.verb(PASS, "pass", icon="hourglass")
CLEANSE: Final = 1
V.verb(CLEANSE, "cleanse", PLACE_ON_MAP, icon="garlic", rule="PD-CLN-01")
SEARCH: Final = 2
V.verb(SEARCH, "search", HUNTER, WHERE_TO_LOOK, icon="magnifying-glass", rule="PD-SRCH-01")
RETURN: Final = 3
V.verb(RETURN, "return", HUNTER, WEAPON, icon="swap-bag", rule="PD-ITEM-01")
GIVE: Final = 4
V.verb(GIVE, "give", HUNTER, WEAPON, HUNTER, icon="grab", rule="PD-ITEM-01")
EXCHANGE: Final = 5
V.verb(EXCHANGE, "exchange", HUNTER, WEAPON, HUNTER, icon="swap-bag", rule="PD-ITEM-01")
ARRANGE: Final = 6
V.verb(ARRANGE, "arrange", HUNTER, icon="swap-bag", rule="PD-ITEM-01")
MOVE: Final = 7
V.verb(MOVE, "move", HUNTER, PLACE_ON_MAP, icon="walking-boot", rule="PD-MOVE-01")
BOARD: Final = 8
V.verb(BOARD, "board", HUNTER, refs=passenger_and_driver, icon="walking-boot", rule="PD-MOVE-01")
DRIVE: Final = 9
V.verb(DRIVE, "drive", PLACE_ON_MAP, refs=goal_and_driver, icon="walking-boot", rule="PD-MOVE-01")
TRANSFUSE: Final = 10
V.verb(TRANSFUSE, "transfuse", CLINICIAN, HUNTER, icon="heart-plus", rule="PD-TRF-01")
RESOLVE: Final = 11
V.verb(RESOLVE, "resolve", HUNTER, refs=hunter_and_rumor, icon="magnifying-glass", rule="PD-RUM-01")
DONE: Final = 12
V.verb(DONE, "done", icon="hourglass")
AGREE: Final = 13
V.verb(AGREE, "agree", icon="check-mark")
DECLINE: Final = 14
V.verb(DECLINE, "decline", icon="cancel")
TARGET: Final = 15
V.verb(TARGET, "target", HUNTER, icon="neck-bite", rule="PD-CMB-01")
CHAMPION: Final = 16
V.verb(CHAMPION, "champion", HUNTER, icon="crossed-swords", rule="PD-CMB-01")
USE: Final = 17
V.verb(USE, "use", WEAPON, HUNTER, icon="candle-flame", rule="PD-CMB-01")
WITHHOLD: Final = 18
V.verb(WITHHOLD, "withhold", WEAPON, icon="cancel")
FLEE: Final = 19
V.verb(FLEE, "flee", HUNTER, PLACE_ON_MAP, icon="walking-boot", rule="PD-BITE-01")
FOLLOW: Final = 20
V.verb(FOLLOW, "follow", HUNTER, PLACE_ON_MAP, icon="walking-boot", rule="PD-BITE-01")
STAY: Final = 21
V.verb(STAY, "stay", HUNTER, icon="cancel", rule="PD-BITE-01")
STAKE: Final = 22
V.verb(STAKE, "stake", HUNTER, icon="skull-bolt", rule="PD-CMB-01")
LAY: Final = 23
V.verb(LAY, "lay", HUNTER, icon="garlic", rule="PD-CLN-01")
HAND_OVER: Final = 24
V.verb(HAND_OVER, "hand-over", HUNTER, PLAYER, icon="grab")
GIVER: Final = 25
V.verb(GIVER, "giver", PLAYER, icon="grab")
SPREAD: Final = 26
V.verb(SPREAD, "spread", COFFINS, PLACE_ON_MAP, icon="plague-doctor-profile", rule="PD-PLAG-01")
ATTACKER: Final = 27
V.verb(ATTACKER, "attacker", FOE, icon="crossed-swords", rule="PD-CMB-01")
ARRIVE: Final = 28
V.verb(ARRIVE, "arrive", HUNTER, PLACE_ON_MAP, icon="walking-boot", rule="PD-ARR-01")
TAKE: Final = 29
V.verb(TAKE, "take", WEAPON, refs=taker, icon="grab", rule="PD-SRCH-01")
REMOVE: Final = 30
V.verb(REMOVE, "remove", PLACE_ON_MAP, icon="skull-bolt")
PLACE: Final = 31
V.verb(PLACE, "place", PLACE_ON_MAP, icon="plague-doctor-profile", rule="PD-SETUP-01")
PLACE_AT_RANDOM: Final = 32
V.verb(PLACE_AT_RANDOM, "place-at-random", icon="rolling-dices")
START: Final = 33
V.verb(START, "start", HUNTER, PLACE_ON_MAP, icon="walking-boot", rule="PD-SETUP-01")
DRAW_ITEM: Final = 34
V.verb(DRAW_ITEM, "draw", HUNTER, icon="swap-bag", rule="PD-SRCH-01")
RECEIVE: Final = 35
V.verb(RECEIVE, "receive", HUNTER, WEAPON, icon="grab")
REVEAL: Final = 36
V.verb(REVEAL, "reveal", PLACE_ON_MAP, icon="magnifying-glass")
NEXT_CARD: Final = 37
V.verb(NEXT_CARD, "next-card", CARD, icon="scroll-unfurled")
WHISPER: Final = 38
V.verb(WHISPER, "whisper", PLACE_ON_MAP, icon="plague-doctor-profile")
SEARCH_AGAIN: Final = 39
V.verb(SEARCH_AGAIN, "search-again", icon="magnifying-glass", rule="PD-FIN-01")
FIGHT: Final = 40
V.verb(FIGHT, "fight", icon="crossed-swords", rule="PD-FIN-01")
PICK: Final = 41
V.verb(PICK, "pick", HUNTER, icon="grab")
FIRST: Final = 42
V.verb(FIRST, "first", WEAPON, icon="swap-bag")
CALL_OFF: Final = 43
V.verb(CALL_OFF, "call-off", icon="cancel")
