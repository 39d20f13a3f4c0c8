"""Sets of small numbers as bits, up to the highest bit there is."""

from hypothesis import given
from hypothesis import strategies as st

from gaslamp.kernel.bits import bit, count_bits, has, lowest, members, nth, single

SETS = st.sets(st.integers(0, 62), max_size=8)


def bits(numbers: set[int]) -> int:
    return sum(2**n for n in numbers)


@given(st.integers(0, 62))
def test_each_bit_is_a_power_of_two(n: int) -> None:
    assert bit(n) == 2**n


@given(SETS)
def test_a_mask_behaves_like_a_set(numbers: set[int]) -> None:
    mask = bits(numbers)
    assert [n for n in range(63) if has(mask, n)] == sorted(numbers)
    assert count_bits(mask) == len(numbers)
    assert single(mask) == (len(numbers) == 1)
    assert members(mask, 63) == sorted(numbers)
    assert members(mask, 5) == sorted(n for n in numbers if n < 5)


@given(SETS.filter(bool))
def test_the_members_of_a_mask_are_counted_from_the_lowest(numbers: set[int]) -> None:
    mask = bits(numbers)
    assert lowest(mask) == min(numbers)
    assert [nth(mask, n) for n in range(len(numbers))] == sorted(numbers)
