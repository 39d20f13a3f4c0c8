"""What a hint or a bot advises in the middle of a Chapter or of the Endgame."""

from __future__ import annotations

import pytest

from gaslamp.games.london_dread.endgame_advice import LONG_SHOT, chance_against
from gaslamp.games.london_dread.tables import ONE_BY_ONE, ORACLE
from gaslamp.games.london_dread.track import target_number
from kit import rule
from scenarios.london_dread.kit import Night, content, endgame, story

STURMER = ("sturmer", "degas", "murphy", "milton")
VETERAN, ENGINEER = 2, 3  # they add 1 icon against this Challenge, and none


def advised(table: Night, seat: int) -> str:
    code = int(table.game.judge().advise(table.g, seat, table.g.rng.clone()))
    return table.game.key(table.g, seat, code)


def followed(table: Night, seat: int) -> list[str]:
    """All that is advised until the card is dealt with."""
    keys = []
    while table.waiting() in ("Facing", "AddPoints"):
        keys.append(advised(table, seat))
        table.choose(keys[-1], seat=seat)
    return keys


@rule("LD-CHAL-07", "LD-CHAL-08")
@pytest.mark.parametrize(
    ("flipped", "keys"),
    [
        (VETERAN, ["play:sturmer:a-hunch-pays-off", "play:sturmer:silver-tongue"]),
        (
            ENGINEER,
            ["play:sturmer:a-hunch-pays-off", "play:sturmer:silver-tongue",
             "use:sturmer:lockpicks"],
        ),
    ],
)  # fmt: skip
def test_an_item_is_not_tilted_for_what_the_cards_bring_alone(
    flipped: int, keys: list[str]
) -> None:
    """Four points are missing, which two cards make; of five the Item makes one."""
    table = facing(flipped, ["silver-tongue", "a-hunch-pays-off"], ["lockpicks"])
    assert sorted(followed(table, 0)) == keys
    assert table.g.sleuths[0].beaten == 1


@rule("LD-CHAL-07", "LD-CHAL-11")
def test_nothing_is_spent_where_it_cannot_be_enough() -> None:
    table = facing(VETERAN, ["silver-tongue"], ["lockpicks"])
    assert followed(table, 0) == ["done"]


@rule("LD-CHAL-07", "LD-ITEM-03")
def test_an_item_is_given_up_only_where_that_is_enough_alone() -> None:
    """Lockpicks make three points of the five that are missing; with two cards nothing is given."""
    assert followed(facing(ENGINEER, ["trust"], ["lockpicks"]), 0) == ["done"]
    rich = ["silver-tongue", "a-hunch-pays-off", "trust"]
    assert "deplete:sturmer:lockpicks" not in followed(facing(ENGINEER, rich, ["lockpicks"]), 0)


@rule("LD-DREAD-06", "LD-DRAW-01")
@pytest.mark.parametrize(
    ("deck", "keys"),
    [
        (["shoulder-to-shoulder", "dirty-tricks", "bold-as-brass"], ["draw:degas"]),
        (["trust", "second-wind", "not-tonight"], ["draw:degas", "use:degas:lockpicks"]),
        ([], ["deplete:degas:lockpicks"]),
    ],
)
def test_an_item_is_tilted_only_when_that_is_enough(deck: list[str], keys: list[str]) -> None:
    """Two points are missing: a card brings both, or one of them, or the Item is given up."""
    table = story({"west-4": "the-midnight-barge"}, {"degas": {"6am": "4"}}, done=5, deck=deck,
                  items={"degas": ["lockpicks"]})  # fmt: skip
    table.passing("investigate:west-4")
    assert followed(table, 0) == keys
    assert table.at("west-4") == ""


def facing(flipped: int, hand: list[str], items: list[str]) -> Night:
    """Stürmer alone before a Challenge of six."""
    table = endgame(STURMER, hands={"sturmer": hand}, items={"sturmer": items},
                    challenges=["snatch-the-letter"])  # fmt: skip
    for seat, who in enumerate(STURMER[1:], start=1):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(lambda g: g.sleuths[0].effort.flipped == flipped, "in:sturmer", seat=0)
    return table


@rule("LD-CHAL-02")
def test_a_long_shot_is_not_advised_while_the_dice_may_do() -> None:
    """With two cards Maria beats hardly any Challenge: she is in only where all is lost else."""
    four = ("maria", "degas", "murphy", "milton")
    table = endgame(four, dread=10, dice=2, hands={"maria": ["silver-tongue", "steady-gaze"]})
    table.g.sleuths[0].shown = True
    assert 0.0 < chance(table, 0) < LONG_SHOT
    assert advised(table, 0) == "out:maria"
    table.g.dread = 50
    assert int(target_number(table.g)) > 8 and advised(table, 0) == "in:maria"


@rule("LD-ANT-05")
def test_going_in_counts_the_card_that_the_oracle_takes() -> None:
    tale, antagonist = tale_of(ORACLE)
    hand = ["shoulder-to-shoulder", "silver-tongue", "a-hunch-pays-off"]
    table = endgame(STURMER, tale, hands={"sturmer": hand}, antagonist=antagonist)
    watched = chance(table, 0)
    table.g.finale.muted = True
    assert watched < chance(table, 0)


@rule("LD-ANT-02")
def test_going_in_counts_that_nobody_else_does() -> None:
    tale, antagonist = tale_of(ONE_BY_ONE)
    hand = ["shoulder-to-shoulder", "silver-tongue", "a-hunch-pays-off"]
    table = endgame(STURMER, tale, hands={"sturmer": hand}, antagonist=antagonist)
    in_company = chance(table, 0)
    for sleuth in table.g.sleuths[1:]:
        sleuth.out = True
    assert chance(table, 0) < in_company


def tale_of(law: int) -> tuple[str, int]:
    """A Story, and the place among its Antagonists of the one with this rule."""
    return next((story.id, n) for story in content().stories
                for n, ruling in enumerate(story.antagonists) if ruling.rule == law)  # fmt: skip


def chance(table: Night, c: int) -> float:
    """How likely a Character beats a Challenge of the Story."""
    trials = table.g.tale().challenges
    return sum(chance_against(table.g, c, trial) for trial in trials) / len(trials)
