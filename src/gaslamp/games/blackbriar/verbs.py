"""The verbs of options: what the players of Blackbriar can say."""

from typing import Final

TOWNSFOLK: Final = 0
START: Final = 1
LIFT: Final = 2
MOVE: Final = 3
PASS: Final = 4
RETURN: Final = 5
STAY: Final = 6
DETONATE: Final = 7
TAKE_BACK: Final = 8
PUT_BACK: Final = 9
USE: Final = 10
LOAD: Final = 11
FUSE: Final = 12
OFFER: Final = 13
PAY: Final = 14
REPAIR: Final = 15
WALK: Final = 16
BUILDING: Final = 17
BLOCK: Final = 18
DONE: Final = 19
TARGET: Final = 20
STEP: Final = 21
FIRST: Final = 22
ARRIVE: Final = 23
BREAK: Final = 24
MAGICK: Final = 25
GIVE_DIE: Final = 26
COMPEL: Final = 27
COMPEL_MOVE: Final = 28
DECLINE: Final = 29
REPEL: Final = 30
HIT: Final = 31
REROLL: Final = 32
SET_DIE: Final = 33
ASK: Final = 34
LEND: Final = 35
KEEP: Final = 36
REFUSE: Final = 37

WORDS: Final = (
    "townsfolk", "start", "lift", "move", "pass", "return", "stay", "detonate", "take-back",
    "put-back", "use", "load", "fuse", "offer", "pay", "repair", "walk", "building", "block",
    "done", "target", "step", "first", "arrive", "break", "magick", "give-die", "compel",
    "compel-move", "decline", "repel", "hit", "reroll", "set-die", "ask",
    "lend", "keep", "refuse",
)  # fmt: skip
