"""The plan as a picture: where everybody will be, what will be met, and the Dread it leads to.

It counts what is certain: sheets and Allies, no Items, tokens or drawn cards. Where dice decide,
the Dread at the end of the Chapter is an interval, with what is likely beside it (`hope.py`).
"""

from __future__ import annotations

from typing import Any

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread.allies import most_allies
from gaslamp.games.london_dread.chapter import FULL_STASH
from gaslamp.games.london_dread.clock import moved
from gaslamp.games.london_dread.conditions import SECOND_COPY
from gaslamp.games.london_dread.hope import Hope
from gaslamp.games.london_dread.places import AREA_IDS, LOCATION_IDS, location_of
from gaslamp.games.london_dread.points import ally_icons, group_points
from gaslamp.games.london_dread.state import (
    ACTIONS,
    EMPTY,
    LOCATIONS,
    MOST_DREAD,
    PLACES,
    PLANNING,
    WEST,
    Dread,
)
from gaslamp.games.london_dread.story_phase import Action, Moves, SegmentEnd
from gaslamp.games.london_dread.tables import PLACEHOLDER, RULE_ALONE, Plot, points
from gaslamp.games.london_dread.windows import SegmentWindow
from gaslamp.kernel.bits import count_bits, has

SEGMENT = 4
WORST_DIE = 2


class Course:
    """The rest of a Chapter, as the clocks have it."""

    def __init__(self, g: Dread) -> None:
        self.g = g
        self.places = [int(s.place) for s in g.sleuths]
        self.allies = [s.allies.listed() for s in g.sleuths]
        self.shaken = [s.conditions != 0 for s in g.sleuths]
        self.board = [int(card) for card in g.board]
        self.goons = {int(spot): n for n, spot in enumerate(g.goons) if spot >= 0}
        self.next_done = int(g.next_done)
        self.over = False
        self.least = int(g.dread)
        self.most = int(g.dread)
        self.hope = Hope(g)
        self.saved = 0
        self.alone: list[dict[str, Any]] = []
        self.hours: list[dict[str, Any]] = []
        self.meetings: list[dict[str, Any]] = []

    def run(self) -> None:
        g = self.g
        start = 0 if g.phase == PLANNING else int(g.hour)
        self.look_back(start)
        if start > 0:
            self.rest_of_action(start)
        for hour in range(start + 1, ACTIONS + 1):
            if self.over:
                break
            self.move(hour)
            self.meet(hour)
            if hour % SEGMENT == 0 and not self.over:
                self.end_segment(hour)
        self.count_board()

    def rest_of_action(self, hour: int) -> None:
        """What is still to come of the present Action: investigations, the end of a segment."""
        rows = self.g.agenda
        if any(isinstance(row, Moves) for row in rows):
            return
        segment = any(isinstance(row, SegmentEnd) for row in rows)
        going_on = segment if hour == ACTIONS else any(isinstance(row, Action) for row in rows)
        if going_on and not isinstance(rows[-1], SegmentWindow):
            self.meet(hour)
        if segment and not self.over:
            self.end_segment(hour)

    def look_back(self, until: int) -> None:
        """The hours that are over: everybody began in the West, and the clocks tell the rest."""
        here = self.places
        self.places = [WEST * PLACES for _ in here]
        for hour in range(1, until + 1):
            self.move(hour)
        self.places = here

    def move(self, hour: int) -> None:
        for c, sleuth in enumerate(self.g.sleuths):
            self.places[c] = int(moved(self.places[c], sleuth.clock[hour - 1]))
        self.hours.append({
            "hour": hour,
            "places": {self.g.id(c): named(place) for c, place in enumerate(self.places)},
        })  # fmt: skip

    def is_done(self, location: int) -> bool:
        """Whether the present Action is over for a Location."""
        return has(self.g.handled, location) and location != self.g.site

    def groups(self, now: bool) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for c, place in enumerate(self.places):
            location = int(location_of(place))
            if location != EMPTY and not (now and self.is_done(location)):
                found.setdefault(location, []).append(c)
        return found

    def meet(self, hour: int) -> None:
        """Goons, Allies and Dread cards first, then Plot cards by letter."""
        groups = self.groups(hour == self.g.hour)
        plots = []
        for location, group in sorted(groups.items()):
            if location in self.goons and not self.face_goon(hour, location, group):
                continue
            if self.board[location] == EMPTY:
                if location not in self.goons:
                    self.note(hour, location, group, 0, 0, "empty")
            elif not has(self.g.up, location):
                self.note(hour, location, group, 0, 0, "face-down")
            elif self.g.plot_at[location] >= 0:
                plots.append((int(self.g.plot_at[location]), location, group))
            elif self.g.content.kind_of[self.board[location]] == tables.ALLY:
                self.join(hour, location, group)
            else:
                self.face_dread(hour, location, group)
        for plot, location, group in sorted(plots):
            self.face_plot(hour, plot, location, group)

    def note(
        self, hour: int, location: int, group: list[int], have: int, need: int, verdict: str
    ) -> None:
        g = self.g
        plot = int(g.plot_at[location])
        card = ""
        if plot >= 0:
            card = g.plot(plot).id
        elif self.board[location] != EMPTY and has(g.up, location):
            card = g.content.cards[self.board[location]].id
        self.meetings.append({
            "hour": hour, "location": LOCATION_IDS[location], "card": card,
            "who": [g.id(c) for c in group], "points": have, "need": need, "verdict": verdict,
        })  # fmt: skip

    def points(self, group: list[int], mask: int) -> int:
        g = self.g
        total = sum(int(points(g.sheet(c).icons, mask)) for c in group)
        for c in group:
            total += sum(int(points(ally_icons(g, a), mask)) for a in self.allies[c])
        return total

    def face_goon(self, hour: int, location: int, group: list[int]) -> bool:
        g = self.g
        goon = g.content.goons[self.goons[location]]
        have = self.points(group, int(goon.mask))
        beaten = have >= goon.difficulty
        self.note(hour, location, group, have, int(goon.difficulty),
                  "beats-goon" if beaten else "short-of-goon")  # fmt: skip
        if beaten:
            del self.goons[location]
        else:
            low, high = self.outcome(int(goon.failure), group)
            self.hope.more += self.hope.outcome(int(goon.failure), self.worn(group), len(group))
            self.hope.more -= low
            self.least += low
            self.most += high
        return beaten

    def join(self, hour: int, location: int, group: list[int]) -> None:
        free = [c for c in group if len(self.allies[c]) < most_allies(self.g)]
        self.note(hour, location, group, 0, 0, "joins" if free else "no-room")
        if free:
            self.allies[free[0]].append(self.board[location])
            self.board[location] = EMPTY

    def face_dread(self, hour: int, location: int, group: list[int]) -> None:
        g = self.g
        card = self.board[location]
        need = int(g.content.difficulty_of[card] + g.hardened[location] - g.eased[location])
        have = self.points(group, int(g.content.mask_of[card]))
        if hour == g.hour and location == g.site:
            have = int(group_points(g))
        solved = have >= max(1, need)
        self.note(hour, location, group, have, max(1, need), "solved" if solved else "short")
        if solved:
            self.board[location] = EMPTY
        else:
            self.hope.solve(location, group, int(g.content.mask_of[card]), max(1, need) - have)

    def worn(self, group: list[int]) -> int:
        return sum(self.shaken[c] for c in group)

    def face_plot(self, hour: int, plot: int, location: int, group: list[int]) -> None:
        card = self.g.plot(plot)
        if self.over:
            return
        if card.opens > hour:
            self.note(hour, location, group, 0, int(card.opens), "too-early")
        elif plot != self.next_done:
            self.note(hour, location, group, 0, 0, "out-of-order")
        else:
            have = self.points(group, int(card.mask))
            self.note(hour, location, group, have, 0,
                      "begins-endgame" if card.begins_endgame else "rolls")  # fmt: skip
            self.board[location] = EMPTY
            self.next_done += 1
            if card.begins_endgame:
                self.over = True
            else:
                self.roll(card, group)

    def roll(self, card: Plot, group: list[int]) -> None:
        """What the tiers, Traumas and Talents may do to Dread."""
        spans = [self.outcome(int(tier.effects), group) for tier in card.tiers]
        best = min(low for low, _ in spans) - sum(self.talent(c) for c in group)
        self.least += best
        held = [ally for c in group for ally in self.allies[c]]
        allies = self.hope.allies(held, int(card.mask))
        self.hope.more += self.hope.roll(card, group, self.shaken, allies) - best
        self.most += max(high for _, high in spans)
        self.most += sum(SECOND_COPY if self.shaken[c] else WORST_DIE for c in group)
        self.least = max(0, self.least)
        for c in group:
            self.shaken[c] = True

    def talent(self, c: int) -> int:
        """How far a Talent may lower Dread."""
        g = self.g
        return sum(
            int(effect.amount)
            for card in g.sheet(c).deck
            if card.effect >= 0
            for effect in g.content.programs[card.effect]
            if effect.verb == tables.LOWER
        )

    def outcome(self, program: int, group: list[int]) -> tuple[int, int]:
        """The least and the most an outcome adds to Dread."""
        low = high = 0
        if program < 0:
            return 0, 0
        for effect in self.g.content.programs[program]:
            if effect.verb == tables.RAISE:
                low += int(effect.amount)
                high += int(effect.amount)
            elif effect.verb == tables.LOWER:
                low -= int(effect.amount)
            elif effect.verb == tables.ALL:
                high += SECOND_COPY * len(group)
            elif effect.verb == tables.ONE:
                high += SECOND_COPY
        return low, high

    def end_segment(self, hour: int) -> None:
        g = self.g
        rise = 0
        for plot in range(self.next_done, int(g.last_plot()) + 1):
            if g.plot(plot).opens <= hour and any(at == plot for at in g.plot_at):
                rise += int(g.plot(plot).dread)
        if g.tale().rule == RULE_ALONE:
            areas = [place // PLACES for place in self.places]
            lone = [c for c, a in enumerate(areas) if areas.count(a) == 1 and not self.allies[c]]
            rise += len(lone)
            if lone:
                self.alone.append({"hour": hour, "who": [g.id(c) for c in lone]})
        self.least += rise
        self.most += rise

    def count_board(self) -> None:
        g = self.g
        rise = len(self.goons) + int(count_bits(FULL_STASH) - count_bits(g.stash))
        for location in range(LOCATIONS):
            card = self.board[location]
            if card == EMPTY:
                continue
            if not has(g.up, location):
                rise += 2
            elif g.content.kind_of[card] == tables.DREAD_CARD:
                rise += int(g.content.dread_of[card])
                if location in self.hope.saved:
                    self.saved += int(g.content.dread_of[card])
        self.least += rise
        self.most += rise


def named(place: int) -> str:
    location = int(location_of(place))
    return f"{AREA_IDS[place // PLACES]}-streets" if location == EMPTY else LOCATION_IDS[location]


def lies(g: Dread, plot: int) -> bool:
    """Whether a Plot card lies on the board, found or not; in some lessons there is none."""
    hidden = any(
        g.board[n] != EMPTY and g.plot_at[n] == EMPTY
        and g.content.kind_of[g.board[n]] == PLACEHOLDER
        for n in range(LOCATIONS)
    )  # fmt: skip
    return hidden or any(at == plot for at in g.plot_at)


def picture(g: Dread) -> dict[str, Any]:
    """The picture as data for every client."""
    course = Course(g)
    course.run()
    done = course.next_done > g.last_plot()
    least, most = min(course.least, MOST_DREAD + 1), min(course.most, MOST_DREAD + 1)
    likely = max(course.least, min(course.most, round(course.least + course.hope.more)))
    return {
        "hours": course.hours,
        "meetings": course.meetings,
        "dread": {
            "least": least,
            "most": most,
            "likely": likely,
            "helped": max(0, likely - course.saved),
            "exact": least == most,
        },
        "alone": course.alone,
        "trail": "held" if done else "lost" if lies(g, int(course.next_done)) else "none",
        "plotsLeft": [g.plot(p).id for p in range(course.next_done, int(g.next_found))],
        "plotsHidden": int(g.last_plot()) + 1 - max(int(g.next_found), course.next_done),
    }
