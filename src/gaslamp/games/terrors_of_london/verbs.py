"""The verbs of options: what a player of Terrors of London can say."""

from typing import Final

OVERLORD_IS: Final = 0
INFLUENCE: Final = 1
PLAY: Final = 2
BUY: Final = 3
BUY_ACOLYTE: Final = 4
ATTACK: Final = 5
REGENERATE: Final = 6
CONVERT: Final = 7
HORDE: Final = 8
JOIN_LEFT: Final = 9
JOIN_RIGHT: Final = 10
RELIC: Final = 11
OVERLORD: Final = 12
HAUNT: Final = 13
PASS: Final = 14
HORDE_ABILITY: Final = 15
CLAIM: Final = 16
TO_DISCARD: Final = 17
RAGE: Final = 18
LOSE_HEALTH: Final = 19
DISCARD: Final = 20
DESTROY: Final = 21
DESTROY_STREET: Final = 22
SACRIFICE: Final = 23
COMMAND: Final = 24
GIVE_HAUNT: Final = 25
TRIGGER: Final = 26
LOOK_DISCARD: Final = 27
LOOK_KEEP: Final = 28
PAY: Final = 29
DECLINE: Final = 30

WORDS: Final = (
    "overlord-is", "influence", "play", "buy", "buy-acolyte", "attack", "regenerate", "convert",
    "horde", "join-left", "join-right", "relic", "overlord", "haunt", "pass", "horde-ability",
    "claim", "to-discard", "rage", "lose-health", "discard", "destroy", "destroy-street",
    "sacrifice", "command", "give-haunt", "trigger", "look-discard", "look-keep", "pay", "decline",
)  # fmt: skip
