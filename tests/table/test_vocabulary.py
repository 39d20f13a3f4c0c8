"""A game's verbs, each declared once: keys, handles and labels follow from the row."""

import pytest

from gaslamp.games.vocabulary import (
    AMOUNT,
    Kind,
    Vocabulary,
    maybe,
    said_as,
    second,
    some,
    unwritten,
    whole,
)
from gaslamp.kernel.menu import packed
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import Line, State

CARD: Kind[State] = Kind(lambda g, seat, card: f"card-{card}", lambda g, seat, c: f"hand/{c}")
PLACE: Kind[State] = Kind(lambda g, seat, place: ["on", f"place-{place}"])
BOTH: Kind[State] = whole(
    lambda g, seat, o: f"{o.a}x{o.b}", lambda g, seat, o: [f"row/{o.a}", f"column/{o.b}"]
)


def declared() -> Vocabulary[State]:
    v: Vocabulary[State] = Vocabulary()
    v.verb(0, "play", CARD, maybe(CARD, "replacing"), icon="card")
    v.verb(1, "give", second(PLACE), Kind(CARD.id, at="seat-{seat}/{id}", slot=0))
    v.verb(2, "pay", AMOUNT, also=lambda g, seat: f"seat-{seat}/purse")
    v.verb(3, "aim", BOTH)
    v.verb(4, "rest", some(AMOUNT, "long"))
    v.verb(5, "use", CARD, unwritten(AMOUNT), said_as(AMOUNT, lambda g, s, o: f"power/{o.c}"))
    return v


@pytest.fixture
def g() -> State:
    return State(seeded(1))


def test_parts_follow_the_kinds(g: State) -> None:
    v = declared()
    assert v.parts(g, 0, packed(0, 4)) == ["card-4"]
    assert v.parts(g, 0, packed(0, 4, 7)) == ["card-4", "card-6"]
    assert v.parts(g, 0, packed(1, 4, 2)) == ["on", "place-2", "card-4"]
    assert v.parts(g, 0, packed(3, 4, 2)) == ["4x2"]


def test_handles_follow_the_kinds(g: State) -> None:
    v = declared()
    assert v.spelled(g, 0, packed(0, 4, 7))[2] == ["hand/4", "hand/6"]
    assert v.spelled(g, 0, packed(1, 4, 2))[2] == ["seat-0/card-4"]
    assert v.spelled(g, 1, packed(2, 3))[2] == ["seat-1/purse"]
    assert v.spelled(g, 0, packed(3, 4, 2))[2] == ["row/4", "column/2"]


def test_a_part_that_is_there_makes_another_message(g: State) -> None:
    v = declared()
    assert v.spelled(g, 0, packed(0, 4))[1].key == "option-play"
    line = v.spelled(g, 0, packed(0, 4, 7))[1]
    assert (line.key, line.args) == ("option-play-replacing", ["card-4", "card-6"])
    assert v.spelled(g, 0, packed(2, 3))[1].args == [3]
    assert v.messages()[:3] == ["option-play", "option-play-replacing", "option-give"]


def test_an_amount_of_none_is_not_told(g: State) -> None:
    v = declared()
    assert [v.parts(g, 0, packed(4, n)) for n in (0, 1, 5)] == [[], ["1"], ["5"]]
    keys = [v.spelled(g, 0, packed(4, n))[1].key for n in (0, 1)]
    assert keys == ["option-rest", "option-rest-long"]


def test_a_label_may_say_more_than_the_key(g: State) -> None:
    v = declared()
    assert v.parts(g, 0, packed(5, 4, 7, 2)) == ["card-4", "2"]
    assert v.spelled(g, 0, packed(5, 4, 7, 2))[1].args == ["card-4", 7, "power/2"]


def test_a_verb_has_its_number_and_its_word_alone() -> None:
    v = declared()
    with pytest.raises(ValueError, match="expected"):
        v.verb(9, "fly")
    with pytest.raises(ValueError, match="expected"):
        v.verb(6, "play")


def test_a_label_that_hangs_on_the_position_is_made_by_the_game(g: State) -> None:
    v = declared()
    v.verb(6, "move", CARD, label=lambda g, o: Line("option-move-own", [int(o.a)], 1 << o.seat))
    said = v.spelled(g, 1, packed(6, 4))[1]
    assert (said.key, said.args, said.seen_by) == ("option-move-own", [4], 2)
    assert v.parts(g, 1, packed(6, 4)) == ["card-4"]
