"""How much is printed, by the ledger: the one place where tests hold such numbers."""

from __future__ import annotations

CARDS = 101
CARDS_OF_THE_BOOK = 101
OBJECTIVES = 7
BOARDS = 4
ELDERS = 8
BUILDINGS = 6
EVENTS = 9
# Symbols on all cards of a half: M, B, A, S, £, X, I, P, !
YELLOW = [17, 8, 5, 4, 14, 31, 4, 11, 3]
PURPLE = [14, 13, 6, 8, 10, 38, 11, 16, 3]
