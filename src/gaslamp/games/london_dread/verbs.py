"""The verbs of options: what a player of London Dread can say."""

from typing import Final

# Setup
BE: Final = 0
LEAD_EXTRA: Final = 1
LIFT: Final = 2
# Planning
TIME_UP: Final = 3
READY: Final = 4
NOT_READY: Final = 5
REVEAL: Final = 6
PLACE: Final = 7
TURN: Final = 8
TAKE_BACK: Final = 9
SWAP: Final = 10
TAKE_STASH: Final = 11
RETURN_STASH: Final = 12
MARK: Final = 13
UNMARK: Final = 14
# Story Phase
LEADER: Final = 15
DETOUR: Final = 16
PASS: Final = 17
INVESTIGATE: Final = 18
TAKE_ALLY: Final = 19
LET_GO: Final = 20
DECLINE: Final = 21
END_ACTION: Final = 22
MENACE: Final = 23
# What a Character has
USE: Final = 24
DEPLETE: Final = 25
SACRIFICE: Final = 26
VIRTUE: Final = 27
DRAW: Final = 28
# Plot cards
NEXT: Final = 29
ROLL: Final = 30
RESOLVE: Final = 31
# What effects ask
HEAL: Final = 32
VICTIM: Final = 33
LOSE_ITEM: Final = 34
GIVE: Final = 35
FROM_SUPPLY: Final = 36
FROM_DECK: Final = 37
READY_ITEM: Final = 38
READY_ITEMS: Final = 39
REPLAN: Final = 40
EASE: Final = 41
REMOVE_GOON: Final = 42
# Endgame
IN: Final = 43
OUT: Final = 44
PLAY: Final = 45
DONE: Final = 46
BRIBE: Final = 47
SECRET: Final = 48
DISCARD: Final = 49
SHOW_HAND: Final = 50

WORDS: Final = (
    "be", "lead-extra", "lift", "time-up", "ready", "not-ready", "reveal", "place", "turn",
    "take-back", "swap", "take-stash", "return-stash", "mark", "unmark", "leader", "detour",
    "pass", "investigate", "take-ally", "let-go", "decline", "end-action", "menace", "use",
    "deplete", "sacrifice", "virtue", "draw", "next", "roll", "resolve", "heal", "victim",
    "lose-item", "give", "from-supply", "from-deck", "ready-item", "ready-items", "replan", "ease",
    "remove-goon", "in", "out", "play", "done", "bribe", "secret", "discard", "show-hand",
)  # fmt: skip
