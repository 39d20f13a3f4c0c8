"""The verbs of options: what a player of Great Old Ones can say."""

from typing import Final

COLOUR: Final = 0
DECLARE: Final = 1
PLAY: Final = 2
GO_ON: Final = 3
SKIP: Final = 4
STOP: Final = 5
END_TURN: Final = 6
USE_BOARD: Final = 7
USE_BUILDING: Final = 8
USE_ELDER: Final = 9
PLACE: Final = 10
MOVE: Final = 11
SUMMON: Final = 12
SUMMONED: Final = 13
NO_SUMMON: Final = 14
KILL: Final = 15
SACRIFICE: Final = 16
SKULL_ALONE: Final = 17
BUILD: Final = 18
TAKE_MONEY: Final = 19
SCROLL: Final = 20
SCROLL_ON: Final = 21
DRAW: Final = 22
TAKE_OPEN: Final = 23
PASS: Final = 24
REACT: Final = 25
RETURN: Final = 26
PUSH: Final = 27
REMOVE: Final = 28
LOSE: Final = 29
PAY: Final = 30
ACCEPT: Final = 31
GIVE: Final = 32
THROW: Final = 33
SELL: Final = 34
DONE: Final = 35
PASS_CARD: Final = 36
TROUBLE: Final = 37
CALM: Final = 38
GRENADIER: Final = 39
GRENADIER_AWAY: Final = 40
SWAP: Final = 41
KEEP: Final = 42
TAKE_OVER: Final = 43
AREA: Final = 44
TRANSFER: Final = 45
SWAP_CARDS: Final = 46
FLEE: Final = 47
PAY_FOR: Final = 48

WORDS: Final = (
    "colour", "declare", "play", "go-on", "skip", "stop", "end-turn", "use-board", "use-building",
    "use-elder", "place", "move", "summon", "summoned", "no-summon", "kill", "sacrifice",
    "skull-alone", "build", "take-money", "scroll", "scroll-on", "draw", "take-open", "pass",
    "react", "return", "push", "remove", "lose", "pay", "accept", "give", "throw", "sell", "done",
    "pass-card", "trouble", "calm", "grenadier", "grenadier-away", "swap", "keep", "take-over",
    "area", "transfer", "swap-cards", "flee", "pay-for",
)  # fmt: skip
