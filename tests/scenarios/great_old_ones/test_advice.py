"""What bots and hints make of abilities: they wait for the cards, and are worth what they do."""

from __future__ import annotations

from gaslamp.bots.greedy import GreedyBot
from gaslamp.games.great_old_ones import winning
from gaslamp.games.great_old_ones.game import GAME
from gaslamp.games.great_old_ones.judge import points
from gaslamp.games.great_old_ones.tally import tally
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose, pending
from gaslamp.lab.conformance import codes_of
from kit import rule
from scenarios.great_old_ones.kit import Table, content, old_ones

AGENTS = {"lambeth": {0: 1}, "chelsea": {0: 1, 1: 1}, "the-city": {1: 2}}


def advised_turn(table: Table) -> list[str]:
    """What seat 0 does in its turn if everybody does what the greedy bot thinks."""
    g, turn, keys = table.g, table.g.turn, []
    while g.turn == turn and g.outcome is None:
        seat = table.only_seat()
        code = GreedyBot().pick(GAME.judge(), g, seat, seeded(1))
        if seat == 0:
            keys.append(GAME.key(g, seat, code))
        choose(g, seat, code)
    return keys


@rule("GO-TURN-08")
def test_trouble_is_not_started_where_a_building_is_still_to_be_placed() -> None:
    table = old_ones(hands=(["the-prospect-of-whitby"], ["sam-weller"]), agents=AGENTS,
                     trouble=("chelsea",), boards=("hastur", "cthulhu"), money=(7, 10),
                     objectives=("wrath", "lust"))  # fmt: skip
    keys = advised_turn(table)
    assert keys[0] == "play:the-prospect-of-whitby"
    assert keys[1].startswith("build:") and keys[1].endswith(":lambeth")
    assert keys[-2:] == ["use-board:hastur", "trouble:lambeth"]


@rule("GO-TURN-08")
def test_an_ability_waits_until_the_cards_are_played() -> None:
    table = old_ones(hands=(["inspector-bucket"], ["sam-weller"]), agents=AGENTS,
                     trouble=("chelsea",), buildings={"battersea": (0, "office")},
                     boards=("hastur", "cthulhu"), money=(0, 10),
                     objectives=("wrath", "lust"))  # fmt: skip
    keys = advised_turn(table)
    assert keys[0] == "play:inspector-bucket"
    assert keys[-2] == "use-building:office" and keys[-1].startswith("trouble:")


def test_an_ability_that_was_begun_is_worth_its_best_target() -> None:
    table = old_ones(agents=AGENTS, trouble=("chelsea",), boards=("hastur", "cthulhu"),
                     objectives=("wrath", "lust"))  # fmt: skip
    table.choose("use-board:hastur")
    judge = GAME.judge()
    worths = []
    for code in table.filled(0).listed():
        twin = table.g.clone()
        choose(twin, 0, code)
        worths.append(judge.value(twin, 0))
    assert judge.value(table.g, 0) == max(worths) > min(worths)


@rule("GO-TURN-08")
def test_every_moment_in_which_an_ability_may_be_used_is_a_calm_one() -> None:
    table = old_ones(hands=(["renfield", "toby"], []), boards=("hastur", "cthulhu"))
    table.choose("play:renfield")
    seen = set()
    while table.g.active == 0 and (decision := pending(table.g)) is not None:
        menu = table.menu()
        if any(key.startswith("use-") for key in menu):
            assert decision.calm()
            seen.add(type(decision).__name__)
        table.choose(next(key for key in ("skip", "stop", "go-on", "end-turn", "draw", *menu)
                          if key in menu))  # fmt: skip
    assert {"DoSymbol", "EndOfTurn"} <= seen


@rule("GO-TURN-08")
def test_of_two_abilities_that_can_both_wait_one_comes_first() -> None:
    """Each may as well come after the other, which must not be turned over for ever."""
    agents = {"westminster": {0: 1, 1: 1}, "chelsea": {0: 1, 1: 2}, "the-city": {0: 1, 2: 2},
              "lambeth": {2: 1}, "battersea": {0: 1, 2: 1}}  # fmt: skip
    table = old_ones(hands=(["bill-sikes", "mr-krook", "nancy", "renfield", "toby"], [], []),
                     row=["the-prospect-of-whitby", "monsieur-rigaud", "edward-hyde"],
                     agents=agents, trouble=("chelsea", "lambeth"),
                     buildings={"the-city": (0, "tenement"), "chelsea": (1, "tenement")},
                     elders={"ithaqua": (0, "lambeth")}, money=(1, 5, 3),
                     boards=("shub-niggurath", "hastur", "cthulhu"),
                     objectives=("envy", "gluttony", "wrath"))  # fmt: skip
    table.play("bill-sikes", "skip", "skip")
    keys = advised_turn(table)
    assert {"use-building:tenement", "use-elder:ithaqua"} <= set(keys)


@rule("GO-TURN-08", "GO-BCARD-05")
def test_a_card_above_the_five_of_a_refill_goes_to_the_factory() -> None:
    """While the hand is that large nothing is drawn, so the poorest card is worth less than £2."""
    hand = ["inspector-bucket", "samuel-pickwick", "montague-tigg", "svengali", "mr-krook",
            "silas-wegg", "nancy"]  # fmt: skip
    table = old_ones(hands=(hand, ["sam-weller"]), agents=AGENTS, trouble=("chelsea",),
                     buildings={"battersea": (0, "factory")}, boards=("cthulhu", "hastur"),
                     row=["monsieur-rigaud", "edward-hyde"],
                     objectives=("wrath", "lust"))  # fmt: skip
    keys = advised_turn(table)
    assert "use-building:factory" in keys
    assert keys[keys.index("use-building:factory") + 1] == "throw:samuel-pickwick"


def test_what_stands_on_the_board_is_counted_as_the_rules_count_it() -> None:
    for seats in (2, 3, 4):
        g = GAME.new(content(), seats, GAME.settled(seats, {"colours": "by-seat"}), seed=3)
        rng = seeded(seats)
        while g.outcome is None:
            count = tally(g)
            for seat in range(seats):
                assert count.controlled[seat] == winning.controlled(g, seat)
                assert count.contested[seat] == winning.contested(g, seat)
                assert count.spread[seat] == winning.spread(g, seat)
                assert count.elders[seat] == winning.elder_count(g, seat)
                assert count.strength[seat] == winning.elder_strength(g, seat)
                assert points(g, count, seat) == winning.points(g, seat)
            decision = pending(g)
            assert decision is not None
            asked = next(s for s in range(seats) if decision.seats(g) >> s & 1)
            codes = codes_of(g, asked)
            choose(g, asked, codes[int(rng.below(len(codes)))])
