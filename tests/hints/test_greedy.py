"""What the greedy bot does with a turn: whole attacks, nothing needless, no loose ends."""

from __future__ import annotations

import pytest

from gaslamp.bots import greedy
from gaslamp.bots.arena import picked
from gaslamp.bots.greedy import GreedyBot
from gaslamp.games import find
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.kernel.menu import Menu, packed
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose, fill
from scenarios.terrors_of_london.kit import Pair, Terror, terrors

DECKS: Pair = (["cultist"] * 4, ["cultist"] * 4)


def turn_of(table: Terror, seed: int) -> list[str]:
    """The keys the bot chooses until its turn is over."""
    rng = seeded(seed)
    keys: list[str] = []
    while table.g.outcome is None and table.active() == 0:
        seat = table.only_seat()
        code = picked(table.g, table.game.judge(), GreedyBot(), seat, rng)
        keys.append(table.game.key(table.g, seat, int(code)))
        choose(table.g, seat, code)
    return keys


def test_it_attacks_once_when_all_power_is_there() -> None:
    for seed in range(5):
        table = terrors(hands=(["fanatic", "fanatic"], []), power=2, decks=DECKS)
        keys = turn_of(table, seed)
        assert [key for key in keys if key.startswith("attack")] == ["attack:4"]


def test_it_does_not_attack_into_armor_for_nothing() -> None:
    for seed in range(5):
        table = terrors(relics=([], ["iron-buckler"]), power=1, decks=DECKS)
        assert turn_of(table, seed) == ["pass"]


def test_it_does_not_pay_for_a_token_that_a_horde_turns() -> None:
    for seed in range(5):
        table = terrors(
            overlords=("azazael", "fenris"), coin=2, acolytes=[], decks=DECKS,
            play=(["acolyte-of-the-veil", "street-urchin"], []),
        )  # fmt: skip
        keys = turn_of(table, seed)
        paid = any(key.startswith("overlord") for key in keys)
        assert not (paid and any(key.startswith("horde:") for key in keys))


def test_it_does_not_keep_a_poor_card_back_for_the_next_turn() -> None:
    for seed in range(5):
        table = terrors(hands=(["cultist"], []), decks=(["mummy"] * 2 + ["gargoyle"] * 2, []))
        assert turn_of(table, seed)[0] == "play:cultist"


def test_it_attacks_when_all_is_played_and_drawn() -> None:
    for seed in range(5):
        table = terrors(
            coin=6, hands=(["silver-and-fire", "cultist"], []), relics=(["raven-cage"], []),
            decks=(["cultist", "fanatic", "mummy", "gargoyle"], ["cultist"] * 4),
        )  # fmt: skip
        keys = turn_of(table, seed)
        assert len([key for key in keys if key.startswith("attack")]) == 1


def test_a_line_is_drawn_out_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which option is needed is read off the lines that were weighed. (Interpreted code only:
    compiled code knows its own Line.)"""
    table = terrors(hands=(["fanatic", "fanatic"], []), power=2, decks=DECKS)
    judge = table.game.judge()
    menu = Menu(0)
    fill(table.g, menu)
    worlds = greedy.possible(judge, table.g, 0, seeded(1))
    lines = greedy.drawn_out(judge, worlds, menu)
    assert [len(option) for option in lines] == [int(judge.worlds)] * int(menu.size())
    monkeypatch.delattr(greedy, "Line")
    chosen = greedy.needed(judge, worlds, menu, lines, greedy.weighed(lines))
    assert 0 <= chosen < menu.size()


def test_buildings_wait_for_elder_ones_who_may_end_what_they_have_started() -> None:
    """Trouble of the Office is over when an Elder One that kept it up has walked away."""
    judge = find("great-old-ones").judge()
    elder = judge.can_wait(packed(verbs.USE_ELDER))
    assert 0 < elder < judge.can_wait(packed(verbs.USE_BUILDING))
