"""Errands: the clocks that follow from a list of who goes where together."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread.annealing import anneal
from gaslamp.games.london_dread.chart import DREAD, PLOT
from gaslamp.games.london_dread.course import ARROWS, LOST, Course
from gaslamp.games.london_dread.errands import WALKS, Errands, errand
from gaslamp.games.london_dread.state import ACTIONS, AREAS, EAST, LOCATIONS, NUMBERS, WEST
from gaslamp.kernel.rng import seeded
from scenarios.london_dread.kit import Night, fresh

EAST_2 = EAST * NUMBERS + 1
WEST_4 = WEST * NUMBERS + 3
WEST_5 = WEST * NUMBERS + 4


def all_up(seats: int, seed: int, **options: str) -> Night:
    table = fresh(seats, seed, characters="random", **options)
    for key in [key for key in table.menu(0) if key.startswith("reveal:")]:
        table.choose(key, seat=0)
    return table


def laid_out(course: Course, errands: list[int], fixed: int = 0) -> list[list[int]]:
    steps = vec[i64]([5] * int(course.n * ACTIONS))
    Errands(course, fixed, seeded(1)).lay_out(vec[i64](errands), steps)
    return [[int(s) for s in steps[c * ACTIONS : (c + 1) * ACTIONS]] for c in range(int(course.n))]


def plain(course: Course) -> Course:
    """Without Plot cards, whose hours would get in the way."""
    for location in range(LOCATIONS):
        if course.kind[location] == PLOT:
            course.kind[location] = DREAD
    return course


def test_an_errand_elsewhere_takes_an_arrow_first() -> None:
    course = plain(Course(all_up(2, 1).g))
    first, second = laid_out(course, [errand(WEST_4, 1, 0), errand(EAST_2, 1, 0)])
    assert first == [4, ARROWS + EAST, 2] + [0] * 9
    assert second == [0] * 12


def test_who_meets_waits_for_the_other() -> None:
    course = plain(Course(all_up(2, 1).g))
    errands = [errand(WEST_4, 1, 0), errand(WEST_5, 1, 0), errand(EAST_2, 3, 0)]
    first, second = laid_out(course, errands)
    assert first == [4, 5, ARROWS + EAST, 2] + [0] * 8
    assert second == [0, 0, ARROWS + EAST, 2] + [0] * 8


def test_an_errand_can_have_to_wait_for_its_hour() -> None:
    course = plain(Course(all_up(2, 1).g))
    first, _ = laid_out(course, [errand(WEST_4, 1, 6), errand(WEST_5, 1, 0)])
    assert first == [0] * 6 + [4, 5] + [0] * 4


def test_a_plot_card_waits_for_its_time() -> None:
    course = Course(all_up(4, 1).g)
    places = [int(place) for place in course.plot_place]
    opens = [int(hour) for hour in course.opens]
    late = max(range(len(places)), key=opens.__getitem__)
    assert opens[late] > 1
    first, *_ = laid_out(course, [errand(places[late], 1, 0)])
    assert first[opens[late] - 1] == places[late] % NUMBERS + 1
    assert all(step == 0 or step >= ARROWS for step in first[: opens[late] - 1])


def test_what_no_longer_fits_is_left_out_and_the_next_tried() -> None:
    course = plain(Course(all_up(2, 1).g))
    errands = [errand(WEST_4, 1, 11), errand(EAST_2, 1, 0), errand(WEST_5, 2, 0)]
    first, second = laid_out(course, errands)
    assert first == [0] * 11 + [4]
    assert second == [5] + [0] * 11


def test_a_walk_leads_to_the_streets() -> None:
    course = plain(Course(all_up(2, 1).g))
    first, _ = laid_out(course, [errand(LOCATIONS + EAST, 1, 2), errand(EAST_2, 1, 0)])
    assert first == [0, 0, ARROWS + EAST, 2] + [0] * 8


def test_fixed_clocks_stay_and_others_do_their_part() -> None:
    course = plain(Course(all_up(2, 1).g))
    first, second = laid_out(course, [errand(WEST_4, 3, 0)], fixed=2)
    assert first == [4] + [0] * 11
    assert second == [5] * 12


def test_groups_have_enough_and_nobody_too_many() -> None:
    course = Course(all_up(4, 3).g)
    errands = Errands(course, 0, seeded(1))
    for location in course.targets:
        if course.kind[location] != DREAD:
            continue
        points = [int(course.points[c * LOCATIONS + location]) for c in range(4)]
        need = int(course.need[location])
        for _ in range(20):
            group = int(errands.group_for(location))
            members = [points[c] for c in range(4) if group >> c & 1]
            if sum(points) >= need - 2:
                assert sum(members) >= need - 2
                assert 0 not in members or len(members) == 1
            else:
                assert group == 0b1111


def test_walks_are_tried_where_it_matters_who_is_alone() -> None:
    course = Course(all_up(2, 1).g)
    assert not course.alone
    assert len(Errands(course, 0, seeded(1)).first_list()) == len(course.targets)
    lonely = Course(all_up(2, 1, story="caped-killer").g)
    assert lonely.alone
    assert len(Errands(lonely, 0, seeded(1)).first_list()) == len(lonely.targets) + WALKS


def test_the_same_search_finds_the_same_plan_and_a_longer_one_no_worse_here() -> None:
    course = Course(all_up(4, 2).g)
    start = vec[i64]([0] * int(course.n * ACTIONS))
    short = anneal(course, start, 0, seeded(4), 500)
    again = anneal(course, start, 0, seeded(4), 500)
    long = anneal(course, start, 0, seeded(4), 5_000)
    assert list(short.steps) == list(again.steps)
    assert long.value < short.value
    assert long.value < LOST
    assert course.value(long.steps) == long.value
    assert all(0 <= int(step) < ARROWS + AREAS for step in long.steps)


def test_a_search_with_fixed_clocks_leaves_them() -> None:
    course = Course(all_up(2, 2).g)
    start = vec[i64]([0] * ACTIONS + [1, 2, 3] + [0] * 9)
    found = anneal(course, start, 2, seeded(4), 300)
    assert list(found.steps[ACTIONS:]) == list(start[ACTIONS:])
