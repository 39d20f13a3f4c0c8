"""First-time slips at this terminal: an idea is told once to a person, when it first matters."""

from __future__ import annotations

from gaslamp.cli import learned
from gaslamp.cli.phrases import plain
from gaslamp.cli.speech import t
from gaslamp.cli.terminal import is_script, say
from gaslamp.kernel.errors import Trouble
from gaslamp.learn import slips
from gaslamp.learn.slips import Told
from gaslamp.learn.taught import LessonMatch
from gaslamp.table.match import Match

A_TURN = 2  # how many at most, and one at a choice


class FirstTimes:
    """The slips of one table. Whoever reads from a file needs no teaching, and a lesson has words
    of its own."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[Told] = []
        self.asked = -1  # after how many choices something was looked for last
        self.turn = (-1, 0)  # a turn, and how many were told in it

    def now(self, seat: int) -> list[str]:
        """What is to be told before this choice."""
        made = len(self.match.journal.choices)
        if made == self.asked or is_script() or isinstance(self.match, LessonMatch):
            return []
        self.asked = made
        turn = self.match.game.turn(self.match.g)
        if turn != self.turn[0]:
            self.turn = (turn, 0)
        known = learned.read()
        if not known.slips or self.turn[1] >= A_TURN:
            return []
        found = slips.first_time(self.match, seat, known.told, t.language)
        if found is None:
            return []
        self.turn = (turn, self.turn[1] + 1)
        self.told.append(found)
        known.told.append(found.id)
        learned.write(known)
        return [worded(found)]

    def obey(self, text: str) -> None:
        """Say again what was told here, or turn the switch."""
        word = text.lower()
        if word in SWITCH:
            known = learned.read()
            known.slips, said = SWITCH[word]
            learned.write(known)
            say(t(said))
        elif word:
            raise Trouble("slips-how")
        else:
            for line in [worded(one) for one in self.told] or [t("slips-none")]:
                say(line)


SWITCH = {"on": (True, "slips-on"), "off": (False, "slips-off")}


def worded(told: Told) -> str:
    return t("slip-says", said=plain(told.said), rule=told.rules[0])
