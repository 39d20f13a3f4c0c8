"""Zones: ordered piles with the top at the end."""

from hypothesis import given
from hypothesis import strategies as st

from gaslamp.kernel.rng import seeded
from gaslamp.kernel.zone import empty, zone

PILES = st.lists(st.integers(0, 200), max_size=40)


@given(PILES, st.lists(st.tuples(st.sampled_from(["push", "pull", "take", "put", "discard"]),
                                 st.integers(0, 200)), max_size=40))  # fmt: skip
def test_a_zone_behaves_like_a_list(items: list[int], moves: list[tuple[str, int]]) -> None:
    pile, model = zone(items), list(items)
    for move, number in moves:
        if move == "push":
            pile.push(number)
            model.append(number)
        elif move == "discard":
            assert pile.discard(number) == (number in model)
            if number in model:
                model.remove(number)
        elif model:
            index = number % len(model)
            if move == "pull":
                assert pile.pull() == model.pop()
            elif move == "take":
                assert pile.take(index) == model.pop(index)
            else:
                pile.put(index, number)
                model[index] = number
        assert pile.listed() == model
        assert len(pile) == pile.size() == len(model)


@given(PILES)
def test_a_clone_is_independent(items: list[int]) -> None:
    pile = zone(items)
    twin = pile.clone()
    twin.push(1)
    pile.shuffle(seeded(1))
    assert twin.listed() == [*items, 1]
    assert sorted(pile.listed()) == sorted(items)


def test_sliding_a_pile_under_another_keeps_both_orders() -> None:
    deck, discard = zone([7, 8]), zone([1, 2, 3])
    deck.slide_under(discard)
    assert deck.listed() == [1, 2, 3, 7, 8]
    assert discard.listed() == empty().listed() == []


def test_shuffling_a_part_leaves_the_rest() -> None:
    pile = zone(list(range(20)))
    pile.shuffle_part(seeded(2), 5, 15)
    assert pile.listed()[:5] == [0, 1, 2, 3, 4]
    assert pile.listed()[15:] == [15, 16, 17, 18, 19]
    assert sorted(pile.listed()) == list(range(20))
    assert pile.listed() != list(range(20))


def test_top_find_and_has() -> None:
    pile = zone([4, 5, 6])
    assert pile.top() == 6
    assert pile.find(5) == 1
    assert pile.find(9) == -1
    assert pile.has(4)
    pile.clear()
    assert len(pile) == 0
