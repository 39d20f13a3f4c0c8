"""What the team sees in numbers: Dread and time, what everybody holds, and what lies on the board.

All from what everybody may know; each number also counts for its Story by itself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread import judge
from gaslamp.games.london_dread.state import EMPTY, ENDGAME, LOCATIONS, SHOWDOWN, Dread
from gaslamp.kernel.bits import count_bits, has
from gaslamp.kernel.eyes import Eyes

SHARE: Final = 0  # of everything per Character
DREAD: Final = 1
DREAD_HIGH: Final = 2
DREAD_LATE: Final = 3
SECOND: Final = 4  # the second Chapter or later
HOURS: Final = 5
PLOTS: Final = 6
PLOTS_LEFT: Final = 7
ITEMS: Final = 8
VIRTUE: Final = 9
CARDS: Final = 10
CONDITIONS: Final = 11
CONDITIONS_MOST: Final = 12
ALLIES: Final = 13
DICE: Final = 14
DEFEATED: Final = 15
OUT: Final = 16
DECK: Final = 17
OPEN_DREAD: Final = 18
HIDDEN: Final = 19
GOONS: Final = 20
WORTH: Final = 21
IN_ENDGAME: Final = 22
IN_SHOWDOWN: Final = 23
CHALLENGES: Final = 24
SUCCESSES: Final = 25
TWO: Final = 26
THREE: Final = 27
FOUR: Final = 28
NUMBERS: Final = 29
WORDS: Final = (
    "even", "dread", "dread-high", "dread-late", "second", "hours", "plots", "plots-left", "items",
    "virtue", "cards", "conditions", "conditions-most", "allies", "dice", "defeated", "out",
    "deck", "open-dread", "hidden", "goons", "worth", "endgame", "showdown", "challenges",
    "successes", "two", "three", "four",
)  # fmt: skip


class DreadEyes(Eyes[Dread]):
    def content(self, g: Dread) -> object:
        return g.content

    def moment(self, g: Dread) -> i64:
        """Chapters, and the Endgame as the last of them."""
        return g.chapter + 1 if g.phase >= ENDGAME else g.chapter

    def side(self, g: Dread, seat: i64) -> i64:
        return 0

    def names(self, g: Dread) -> list[str]:
        found = list(WORDS)
        for story in g.content.stories:
            for word in WORDS:
                found.append(f"{word}:{story.id}")
        return found

    def look(self, g: Dread, seat: i64, sight: vec[float]) -> None:
        dread = float(g.dread)
        sight[SHARE] = 1.0
        sight[DREAD] = dread * 0.02
        sight[DREAD_HIGH] = max(0.0, dread - 35.0) * 0.1
        sight[HOURS] = float(g.hour) / 12.0
        if g.chapter > 1:
            sight[SECOND] = 1.0
        late = 0.5 * (sight[HOURS] + sight[SECOND])
        sight[DREAD_LATE] = dread * 0.02 * late
        sight[PLOTS] = float(g.next_done) * 0.2
        sight[PLOTS_LEFT] = float(g.last_plot() + 1 - g.next_done) * 0.2
        sight[DECK] = float(g.piles.investigation.size()) * 0.1
        sight[WORTH] = judge.worth(g) * 0.02
        sight[CHALLENGES] = float(g.finale.challenge) * 0.3
        if g.phase >= ENDGAME:
            sight[IN_ENDGAME] = 1.0
        if g.phase == SHOWDOWN:
            sight[IN_SHOWDOWN] = 1.0
        if 2 <= g.count() <= 4:
            sight[TWO + g.count() - 2] = 1.0
        look_at_people(g, sight)
        look_at_board(g, sight)
        row = NUMBERS * (g.story + 1)
        i: i64 = 0
        while i < NUMBERS:
            sight[row + i] = sight[i]
            i += 1


def look_at_people(g: Dread, sight: vec[float]) -> None:
    share = 1.0 / float(g.count())
    c: i64 = 0
    while c < g.count():
        sleuth = g.sleuths[c]
        if sleuth.defeated:
            sight[DEFEATED] += share
        elif sleuth.out:
            sight[OUT] += share
        ills = float(count_bits(sleuth.conditions))
        sight[ITEMS] += 0.5 * share * float(sleuth.items.size())
        sight[VIRTUE] += 0.5 * share * float(sleuth.virtue)
        sight[CARDS] += 0.2 * share * float(sleuth.hand.size())
        sight[CONDITIONS] += share * ills
        sight[CONDITIONS_MOST] = max(sight[CONDITIONS_MOST], ills)
        sight[ALLIES] += share * float(sleuth.allies.size())
        sight[DICE] += 0.2 * share * float(sleuth.dice)
        sight[SUCCESSES] += 0.3 * float(sleuth.effort.successes())
        c += 1


def look_at_board(g: Dread, sight: vec[float]) -> None:
    location: i64 = 0
    while location < LOCATIONS:
        card = g.board[location]
        if card != EMPTY:
            if has(g.up, location):
                sight[OPEN_DREAD] += 0.05 * float(g.content.dread_of[card])
            else:
                sight[HIDDEN] += 0.1
        location += 1
