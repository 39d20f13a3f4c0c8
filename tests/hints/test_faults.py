"""What the checker of hints calls a fault, and what it lets pass."""

from __future__ import annotations

from gaslamp.games.game import Odds
from gaslamp.kernel.state import choose
from gaslamp.table.odds import clearly_better
from hints.faults import IDLE, ODDS, SPLIT, against_odds, faults
from hints.played import Step, Turn, open_codes
from scenarios.terrors_of_london.kit import Pair, Terror, terrors

FANATIC: Pair = (["fanatic"], [])
DECKS: Pair = (["cultist"] * 4, ["cultist"] * 4)


def turn_of(table: Terror, *keys: str) -> Turn:
    """The turn of the active seat with these choices."""
    g = table.g
    steps: list[Step] = []
    for key in keys:
        codes = {table.game.key(g, 0, code): code for code in open_codes(g, 0)}
        steps.append(Step(len(steps) + 1, 1, 0, codes[key], key, g.clone(), {key: []}))
        choose(g, 0, codes[key])
    return Turn(table.game, steps, g)


def kinds(turn: Turn) -> list[tuple[str, str]]:
    return [(fault.kind, fault.step.key) for fault in faults(turn)]


def test_an_attack_in_parts_is_split() -> None:
    table = terrors(power=3, decks=DECKS)
    assert kinds(turn_of(table, "attack:1", "attack:2", "pass")) == [(SPLIT, "attack:2")]


def test_an_attack_before_a_known_card_gives_more_power_is_split() -> None:
    table = terrors(hands=FANATIC, power=1, decks=DECKS)
    turn = turn_of(table, "attack:1", "play:fanatic", "attack:1", "pass")
    assert kinds(turn) == [(SPLIT, "attack:1")]


def test_one_attack_is_whole() -> None:
    table = terrors(hands=FANATIC, power=1, decks=DECKS)
    assert kinds(turn_of(table, "play:fanatic", "attack:2", "pass")) == []


def test_a_haunting_that_a_horde_ends_was_paid_for_nothing() -> None:
    table = terrors(
        overlords=("azazael", "fenris"), coin=2,
        play=(["acolyte-of-the-veil", "street-urchin"], []),
        decks=DECKS,
    )  # fmt: skip
    keys = ("overlord:acolyte-of-the-veil", "horde:street-urchin:acolyte-of-the-veil",
            "horde-ability:street-urchin:1", "pass")  # fmt: skip
    assert (IDLE, "overlord:acolyte-of-the-veil") in kinds(turn_of(table, *keys))


def test_odds_are_compared_where_the_game_says_what_is_good() -> None:
    worse = [Odds("they hit", 0.9, False), Odds("we hit", 0.4, True)]
    better = [Odds("we hit", 0.4, True)]
    other = [Odds("we hit", 0.2, True), Odds("they hit", 0.1, False)]
    unsaid = [Odds("combat", 0.0)]
    table = terrors()
    shown = {"a": worse, "b": better, "c": other, "d": unsaid}

    def fault_of(key: str) -> list[str]:
        return [f.kind for f in against_odds(Step(1, 1, 0, 0, key, table.g, shown))]

    assert fault_of("a") == [ODDS]
    assert fault_of("b") == []
    assert fault_of("c") == [ODDS]
    assert fault_of("d") == []


def test_odds_about_different_things_are_not_compared() -> None:
    shown = {
        "a": [Odds("finds a knife", 0.2, True, "mina")],
        "b": [Odds("finds a knife", 0.6, True, "lucy")],
        "d": [Odds("finds a knife", 0.6, True, "mina", ("rusty",))],
        "c": [Odds("finds a knife", 0.6, True, "mina")],
    }
    kinds = [f.words for f in against_odds(Step(1, 1, 0, 0, "a", terrors().g, shown))]
    assert kinds == ["a instead of c: “finds a knife” 20.0% instead of 60.0%"]
    assert clearly_better(shown["c"], shown["a"])
    assert not clearly_better(shown["b"], shown["a"])
    assert not clearly_better(shown["d"], shown["a"])
