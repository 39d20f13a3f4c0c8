"""Menus: offers in order, refusals only when somebody asks."""

from hypothesis import given
from hypothesis import strategies as st

from gaslamp.kernel.menu import Menu, Option, packed

PART = st.integers(0, 65_535)


@given(st.integers(0, 500), PART, PART, PART)
def test_an_option_keeps_its_parts(verb: int, a: int, b: int, c: int) -> None:
    option = Option(3, packed(verb, a, b, c))
    assert (option.seat, option.verb, option.a, option.b, option.c) == (3, verb, a, b, c)


def test_a_menu_grows_beyond_its_room_and_starts_afresh() -> None:
    menu = Menu(0)
    for number in range(100):
        menu.offer(1, number)
    assert menu.listed() == [packed(1, number) for number in range(100)]
    assert menu.has(packed(1, 99))
    assert not menu.has(packed(1, 100))
    menu.reset(1)
    menu.offer(2)
    assert menu.listed() == [packed(2)]
    assert menu.seat == 1


def test_refusals_are_kept_only_for_those_who_ask() -> None:
    silent, curious = Menu(0), Menu(0, explain=True)
    for menu in (silent, curious):
        menu.refuse("too-dear", "XX-BUY-01", 3, 4, with_=5, and_="ghoul")
    assert silent.refusals == []
    (refusal,) = curious.refusals
    assert (refusal.why, refusal.rule, refusal.args) == ("too-dear", "XX-BUY-01", [5, "ghoul"])
    assert refusal.code == packed(3, 4)
