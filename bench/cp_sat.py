"""The planning problem of London Dread as a model for OR-Tools CP-SAT.

It says what `Course.value` says, in constraints. Where that takes what comes (an Item used at the
first card that lacks a point), the model may choose, so its bound is a bound for every plan.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ortools.sat.python import cp_model

from gaslamp.games.london_dread import course as run
from gaslamp.games.london_dread.chart import ALLY, DREAD
from gaslamp.games.london_dread.course import ARROWS, DRAWS, Course
from gaslamp.games.london_dread.effect import CLUE, HUNDRED
from gaslamp.games.london_dread.state import ACTIONS, AREAS, LOCATIONS, NUMBERS, WEST

HOURS = range(ACTIONS)
STEPS = ARROWS + AREAS
POINT = DRAWS * CLUE // HUNDRED  # what it costs to draw for a missing point


class Model:
    """The clocks as variables, what comes of them, and what it costs."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.m = cp_model.CpModel()
        self.people = range(int(course.n))
        self.cost: list[Any] = [int(course.hidden) - int(course.deck) * CLUE // HUNDRED]
        self.cards = [int(location) for location in course.targets]
        self.goons = [n for n in range(LOCATIONS) if course.goon[n] > 0]
        self.allies = [n for n in self.cards if course.kind[n] == ALLY and course.room > 0]
        self.clocks()
        self.stash()
        self.plots()
        self.face_goons()
        self.take_allies()
        self.rolls()
        self.dread_cards()
        self.segments()
        self.m.minimize(sum(self.cost))

    def new(self) -> Any:
        return self.m.new_bool_var("")

    def both(self, one: Any, other: Any) -> Any:
        """Something that can be true only if both are."""
        found = self.new()
        self.m.add_implication(found, one)
        self.m.add_implication(found, other)
        return found

    def clocks(self) -> None:
        """A step and an Area for each hour, and who is at which card."""
        m = self.m
        self.step = [[[self.new() for _ in range(STEPS)] for _ in HOURS] for _ in self.people]
        self.area = [[[self.new() for _ in range(AREAS)] for _ in HOURS] for _ in self.people]
        self.at: dict[tuple[int, int, int], Any] = {}
        for c in self.people:
            for hour in HOURS:
                m.add_exactly_one(self.step[c][hour])
                m.add_exactly_one(self.area[c][hour])
                arrows = self.step[c][hour][ARROWS:]
                for area in range(AREAS):
                    before = self.area[c][hour - 1][area] if hour else int(area == WEST)
                    m.add_implication(arrows[area], self.area[c][hour][area])
                    m.add(self.area[c][hour][area] >= before - sum(arrows))
                for location in {*self.cards, *self.goons}:
                    number = self.step[c][hour][location % NUMBERS + 1]
                    here = self.area[c][hour][location // NUMBERS]
                    found = self.both(number, here)
                    m.add_bool_or([~number, ~here, found])
                    self.at[c, hour, location] = found

    def stash(self) -> None:
        """LD-STASH: a third token of a number costs 1 Dread, and there is one of each number."""
        for number in range(1, NUMBERS + 1):
            thirds = [self.new() for _ in self.people]
            self.m.add_at_most_one(thirds)
            self.cost.append(HUNDRED * sum(thirds))
            for c in self.people:
                used = sum(self.step[c][hour][number] for hour in HOURS)
                self.m.add(used <= 2 + thirds[c])

    def plots(self) -> None:
        """Every Plot card at an hour, in order, once its time has come and somebody is there."""
        course, m = self.course, self.m
        self.done = [[self.new() for _ in HOURS] for _ in range(int(course.plots))]
        self.by: list[list[Any]] = []
        for plot, done in enumerate(self.done):
            place = int(course.plot_place[plot])
            m.add_exactly_one(done)
            self.by.append([self.new() for _ in HOURS])
            for hour in HOURS:
                m.add(self.by[plot][hour] == sum(done[: hour + 1]))
                if course.opens[plot] > hour + 1:
                    m.add(done[hour] == 0)
                    continue
                if plot:
                    m.add_implication(done[hour], self.by[plot - 1][hour])
                m.add_bool_or([~done[hour], *self.there(hour, place)])

    def there(self, hour: int, location: int) -> list[Any]:
        return [self.at[c, hour, location] for c in self.people]

    def going_on(self, hour: int) -> Any:
        """Whether the Chapter is still going on: the last Plot card may cut it short."""
        if self.course.ends and hour > 0:
            return ~self.by[-1][hour - 1]
        return self.m.new_constant(1)

    def face_goons(self) -> None:
        course, m = self.course, self.m
        self.beaten: dict[int, list[Any]] = {}
        for location in self.goons:
            beaten = self.beaten[location] = [self.new() for _ in HOURS]
            m.add_at_most_one(beaten)
            self.cost.append(HUNDRED - 2 * HUNDRED * sum(beaten))
            for hour in HOURS:
                points = sum(
                    int(course.goon_points[c * LOCATIONS + location]) * self.at[c, hour, location]
                    for c in self.people
                )
                m.add(points >= int(course.goon[location])).only_enforce_if(beaten[hour])
                m.add_implication(beaten[hour], self.going_on(hour))
                harm = self.new()
                self.cost.append(int(course.goon_cost[location]) * harm)
                for here in self.there(hour, location):
                    m.add_bool_or([~here, harm, *beaten[: hour + 1], ~self.going_on(hour)])
        for plot, done in enumerate(self.done):
            for hour in HOURS:
                self.needs_clear(done[hour], int(course.plot_place[plot]), hour)

    def needs_clear(self, what: Any, location: int, hour: int) -> None:
        if location in self.goons:
            self.m.add_bool_or([~what, *self.beaten[location][: hour + 1]])

    def take_allies(self) -> None:
        m = self.m
        self.taken: dict[tuple[int, int], list[Any]] = {}
        for ally in self.allies:
            for c in self.people:
                taken = self.taken[ally, c] = [self.new() for _ in HOURS]
                for hour in HOURS:
                    m.add_implication(taken[hour], self.at[c, hour, ally])
                    m.add_implication(taken[hour], self.going_on(hour))
                    self.needs_clear(taken[hour], ally, hour)
                self.cost.append(-CLUE * sum(taken))
            m.add_at_most_one([one for c in self.people for one in self.taken[ally, c]])
        for c in self.people:
            mine = [one for ally in self.allies for one in self.taken[ally, c]]
            m.add(sum(mine) <= int(self.course.room))

    def brought(self, c: int, hour: int, location: int) -> Iterator[Any]:
        """The points of Allies whom somebody has taken before and brings along."""
        for ally in self.allies:
            points = int(self.course.ally_points[ally * LOCATIONS + location])
            if points and hour:
                with_them = self.new()
                self.m.add(with_them == sum(self.taken[ally, c][:hour]))
                yield points * self.both(with_them, self.at[c, hour, location])

    def rolls(self) -> None:
        """What each Plot card is expected to cost, by who takes part."""
        course, m = self.course, self.m
        for plot, done in enumerate(self.done):
            place = int(course.plot_place[plot])
            if course.ends and plot == len(self.done) - 1:
                for hour in HOURS:
                    for here in self.there(hour, place):
                        self.cost.append(-2 * CLUE * self.both(here, done[hour]))
                continue
            taking_part = [self.new() for _ in self.people]
            extra = m.new_int_var(0, 12, "")
            for hour in HOURS:
                for c, here in enumerate(self.there(hour, place)):
                    m.add(taking_part[c] == here).only_enforce_if(done[hour])
                more = [one for c in self.people for one in self.brought(c, hour, place)]
                m.add(extra <= sum(more)).only_enforce_if(done[hour])
            most = sum(int(course.ally_points[ally * LOCATIONS + place]) for ally in self.allies)
            cases = []
            for size in range(1, len(self.people) + 1):
                for group in combinations(self.people, size):
                    for dice in range(min(most, 12) + 1):
                        case = self.new()
                        cases.append(case)
                        for c in self.people:
                            m.add_implication(
                                case, taking_part[c] if c in group else ~taking_part[c]
                            )
                        m.add(extra >= dice).only_enforce_if(case)
                        self.cost.append(roll_cost(course, plot, group, dice) * case)
            m.add_exactly_one(cases)

    def dread_cards(self) -> None:
        """LD-DREAD: points of those present, one Item each, and up to two points drawn for."""
        course, m = self.course, self.m
        cards = [location for location in self.cards if course.kind[location] == DREAD]
        solved = {(n, hour): self.new() for n in cards for hour in HOURS}
        drawn = {(n, hour): (self.new(), self.new()) for n in cards for hour in HOURS}
        used: list[list[Any]] = [[] for _ in self.people]
        for (location, hour), here in solved.items():
            one, two = drawn[location, hour]
            m.add_implication(one, here)
            m.add_implication(two, one)
            m.add_implication(here, self.going_on(hour))
            m.add_bool_or([~here, *self.there(hour, location)])
            self.needs_clear(here, location, hour)
            points = [one, two]
            for c in self.people:
                index = c * LOCATIONS + location
                points.append(int(course.points[index]) * self.at[c, hour, location])
                points.extend(self.brought(c, hour, location))
                if course.helps[index]:
                    item = self.both(here, self.at[c, hour, location])
                    used[c].append(item)
                    points.append(int(course.helps[index]) * item)
            m.add(sum(points) >= int(course.need[location])).only_enforce_if(here)
            self.cost.append(POINT * (one + two) - (int(course.cost[location]) + CLUE) * here)
        for location in cards:
            self.cost.append(int(course.cost[location]))
            m.add_at_most_one([solved[location, hour] for hour in HOURS])
        for items in used:
            m.add_at_most_one(items)
        for hour in HOURS:
            deck = int(course.deck) + sum(
                HUNDRED * solved[n, earlier] - DRAWS * sum(drawn[n, earlier])
                for n in cards
                for earlier in range(hour)
            )
            for location in cards:
                one, two = drawn[location, hour]
                others = sum(HUNDRED * solved[n, hour] for n in cards if n != location)
                m.add(deck + others >= DRAWS * (one + two) + 150).only_enforce_if(one)

    def segments(self) -> None:
        """Plot cards whose time has come and who is alone, at the end of each four hours."""
        course = self.course
        for hour in (3, 7, 11):
            for plot, by in enumerate(self.by):
                if course.opens[plot] <= hour + 1:
                    self.cost.append(HUNDRED * int(course.plot_dread[plot]) * (1 - by[hour]))
            if course.alone:
                for c in self.people:
                    self.alone(c, hour)

    def alone(self, c: int, hour: int) -> None:
        lonely = self.new()
        self.cost.append(HUNDRED * lonely)
        company = [
            self.both(self.area[c][hour][area], self.area[mate][hour][area])
            for mate in self.people
            for area in range(AREAS)
            if mate != c
        ]
        company += [one for ally in self.allies for one in self.taken[ally, c][: hour + 1]]
        if self.course.ends:
            company.append(self.by[-1][hour])
        self.m.add_bool_or([lonely, *company])

    def plan(self, solver: cp_model.CpSolver) -> list[int]:
        return [
            next(step for step in range(STEPS) if solver.value(self.step[c][hour][step]))
            for c in self.people
            for hour in HOURS
        ]

    def begin_with(self, plan: list[int]) -> bool:
        """Let the solver start from a plan: all variables as they follow from it."""
        fixed = self.m.clone()
        for c in self.people:
            for hour in HOURS:
                chosen = self.step[c][hour][plan[c * ACTIONS + hour]]
                fixed.add(fixed.get_bool_var_from_proto_index(chosen.index) == 1)
        solver = cp_model.CpSolver()
        solver.parameters.max_time_in_seconds = 20
        if solver.solve(fixed) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return False
        self.m.clear_hints()
        for index in range(len(self.m.proto.variables)):
            there = self.m.get_int_var_from_proto_index(index)
            value = solver.value(fixed.get_int_var_from_proto_index(index))
            self.m.add_hint(there, value)
        return True


def roll_cost(course: Course, plot: int, group: tuple[int, ...], extra: int) -> int:
    """As in the run through the Actions, with so many points of Allies."""
    place = int(course.plot_place[plot])
    members = sum(2**c for c in group)
    for location in range(LOCATIONS):
        for c in range(int(course.n)):
            course.carried[c * LOCATIONS + location] = 0
    course.carried[group[0] * LOCATIONS + place] = extra
    return int(run.roll_cost(course, plot, place, members))


def solve(model: Model, seconds: float, workers: int) -> tuple[list[int] | None, float]:
    """The best plan found in this time, and the bound below which no plan can be."""
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = workers
    status = solver.solve(model.m)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return None, solver.best_objective_bound
    return model.plan(solver), solver.best_objective_bound
