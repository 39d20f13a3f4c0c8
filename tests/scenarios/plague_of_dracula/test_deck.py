"""The event deck: numbers, random choice, reshuffles."""

from collections import Counter

from gaslamp.games.plague_of_dracula.deck import check, draw, pick, pick_of
from gaslamp.games.plague_of_dracula.tables import HALLOWED_GROUND
from gaslamp.kernel.zone import zone
from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, WORDS, plague


def column(k: int) -> Counter[int]:
    return Counter(int(CONTENT.numbers[card * 8 + k]) for card in range(1, 61))


@rule("PD-RAND-01")
def test_sixty_cards_with_time_event_and_five_numbers() -> None:
    for card in range(1, 61):
        assert CONTENT.spoken[f"event-{card}"]
        assert WORDS.name(f"text-card-{card}")
        assert all(CONTENT.numbers[card * 8 + k] > 0 for k in range(2, 7))
    assert sum(int(n) for n in CONTENT.night) == 30


@rule("PD-RAND-02")
def test_the_columns_are_exactly_even() -> None:
    """E2: thirty 1s and 2s in column 2, ten of each value in column 6."""
    for k in range(2, 7):
        assert column(k) == dict.fromkeys(range(1, k + 1), 60 // k)


@rule("PD-RAND-03")
def test_a_number_comes_from_the_top_card_which_is_discarded() -> None:
    table = plague(at={"mina": "islington"}, cards=(47,))
    assert draw(table.g, 6, "drawn-place") == 5
    assert table.g.discard.listed() == [47]
    assert table.at("mina") == "islington"
    assert table.said() == ["drawn-place"]


@rule("PD-RAND-04", "PD-RAND-07")
def test_options_are_numbered_in_the_fixed_order() -> None:
    """E1: three legal locations, value k of column 3 picks the k-th by number."""
    for value in (1, 2, 3):
        table = plague(cards=((3, value),))
        places = 1 << 9 | 1 << 3 | 1 << 25
        assert pick_of(table.g, places, "drawn-place") == [3, 9, 25][value - 1]
    table = plague(at={"mina": "islington", "seward": "purfleet"}, cards=((2, 2),))
    assert pick_of(table.g, 1 << 26 | 1 << 25, "drawn-place") == 26


@rule("PD-RAND-05")
def test_with_one_option_or_none_no_card_is_drawn() -> None:
    table = plague()
    assert pick_of(table.g, 1 << 4, "drawn-place") == 4
    assert pick_of(table.g, 0, "drawn-place") == -1
    assert table.draws() == 0


@rule("PD-RAND-06")
def test_more_than_six_options_are_grouped_as_evenly_as_possible() -> None:
    """Groups of 4+3, 6+6, 5+4+4 and 5+5+5+5+5."""
    for options, groups in ((7, [4, 3]), (12, [6, 6]), (13, [5, 4, 4]), (25, [5] * 5)):
        start = 0
        for index, size in enumerate(groups):
            for within in range(size):
                table = plague(cards=((len(groups), index + 1), (size, within + 1)))
                assert pick(table.g, options, "drawn-place") == start + within
                assert table.draws() == 2
            start += size


@rule("PD-RAND-08")
def test_columns_by_picture() -> None:
    table = plague(at={"mina": "islington"}, marks={"hackney": "plague-1"}, cards=((4, 2),))
    table.run("action").pass_to("movement").choose("move:mina:hackney")
    assert next(line.args[1] for line in table.g.log if line.key == "drawn-attack-check") == 4
    table = plague(at={"mina": "holborn"}, cards=((5, 1),)).combat("holborn")
    assert [line.args[1] for line in table.g.log if line.key == "drawn-hunters"] == [5]
    table = plague(cards=((6, 6),)).run("renfield")
    assert [line.args[1] for line in table.g.log if line.key == "drawn-renfield"] == [6]


@rule("PD-RAND-09")
def test_six_red_and_six_black_fives() -> None:
    fives = [card for card in range(1, 61) if CONTENT.numbers[card * 8 + 5] == 5]
    assert len(fives) == 12
    assert sum(int(CONTENT.red_five[card]) for card in fives) == 6


@rule("PD-RAND-10")
def test_the_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    table = plague()
    table.g.discard = zone(table.g.deck.listed()[:-1])
    table.g.deck = zone([60])
    draw(table.g, 6, "drawn-place")
    assert len(table.g.deck) == 0
    assert "reshuffled" not in table.said()
    draw(table.g, 6, "drawn-place")
    assert "reshuffled" in table.said()
    assert len(table.g.deck) == 59


@rule("PD-RAND-11", "PD-RAND-12")
def test_a_reshuffle_takes_all_sixty_and_the_effect_still_lasts() -> None:
    table = plague(at={"mina": "holborn"}).event(55)
    assert table.g.active == 55
    table.g.discard = zone([n for n in range(1, 61) if n != 55])
    table.g.deck = zone([])
    draw(table.g, 6, "drawn-place")
    assert table.g.active == 0
    assert sorted(table.g.deck.listed() + table.g.discard.listed()) == list(range(1, 61))
    assert table.g.effect == HALLOWED_GROUND
    table.run("markers")
    assert table.g.effect == 0


@rule("PD-RAND-13")
def test_with_the_die_option_checks_draw_no_card_but_choices_do() -> None:
    table = plague(die="die")
    values = {check(table.g, "drawn-renfield") for _ in range(200)}
    assert values == {1, 2, 3, 4, 5, 6}
    assert table.draws() == 0
    pick(table.g, 6, "drawn-place")
    assert table.draws() == 1
    table.run("time-check")
    assert table.draws() == 2


@rule("PD-RAND-14")
def test_the_card_number_has_no_effect() -> None:
    """Two cards with the same number in a column do the same, whatever their own number."""
    for card in (1, 4, 8, 17, 21):
        table = plague(cards=(card,)).run("renfield")
        assert table.renfield() == "carfax"
