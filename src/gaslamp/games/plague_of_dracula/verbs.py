"""The verbs of the options, with what their parts are about."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
CLEANSE: Final = 1
SEARCH: Final = 2
RETURN: Final = 3
GIVE: Final = 4
EXCHANGE: Final = 5
ARRANGE: Final = 6
MOVE: Final = 7
BOARD: Final = 8
DRIVE: Final = 9
TRANSFUSE: Final = 10
RESOLVE: Final = 11
DONE: Final = 12
AGREE: Final = 13
DECLINE: Final = 14
TARGET: Final = 15
CHAMPION: Final = 16
USE: Final = 17
WITHHOLD: Final = 18
FLEE: Final = 19
FOLLOW: Final = 20
STAY: Final = 21
STAKE: Final = 22
LAY: Final = 23
HAND_OVER: Final = 24
GIVER: Final = 25
SPREAD: Final = 26
ATTACKER: Final = 27
ARRIVE: Final = 28
TAKE: Final = 29
REMOVE: Final = 30
PLACE: Final = 31
PLACE_AT_RANDOM: Final = 32
START: Final = 33
DRAW_ITEM: Final = 34
RECEIVE: Final = 35
REVEAL: Final = 36
NEXT_CARD: Final = 37
WHISPER: Final = 38
SEARCH_AGAIN: Final = 39
FIGHT: Final = 40
PICK: Final = 41
FIRST: Final = 42
CALL_OFF: Final = 43

# The word of each verb and the kinds of its parts.
VERBS: Final = [
    ("pass", ""),
    ("cleanse", "place"),
    ("search", "hunter kind"),
    ("return", "hunter weapon"),
    ("give", "hunter weapon hunter"),
    ("exchange", "hunter weapon hunter"),
    ("arrange", "hunter"),
    ("move", "hunter place"),
    ("board", "hunter"),
    ("drive", "place"),
    ("transfuse", "clinician hunter"),
    ("resolve", "hunter"),
    ("done", ""),
    ("agree", ""),
    ("decline", ""),
    ("target", "hunter"),
    ("champion", "hunter"),
    ("use", "weapon hunter"),
    ("withhold", "weapon"),
    ("flee", "hunter place"),
    ("follow", "hunter place"),
    ("stay", "hunter"),
    ("stake", "hunter"),
    ("lay", "hunter"),
    ("hand-over", "hunter seat"),
    ("giver", "seat"),
    ("spread", "coffins place"),
    ("attacker", "foe"),
    ("arrive", "hunter place"),
    ("take", "weapon"),
    ("remove", "place"),
    ("place", "place"),
    ("place-at-random", ""),
    ("start", "hunter place"),
    ("draw", "hunter"),
    ("receive", "hunter weapon"),
    ("reveal", "place"),
    ("next-card", "card"),
    ("whisper", "place"),
    ("search-again", ""),
    ("fight", ""),
    ("pick", "hunter"),
    ("first", "weapon"),
    ("call-off", ""),
]
