"""What bots reckon of the Last Battle: about how many rounds each side would need."""

from __future__ import annotations

from gaslamp.games.plague_of_dracula.last_stand import LastStand
from scenarios.plague_of_dracula.kit import EVERYWHERE, plague

HERE = {"mina": "islington", "seward": "islington"}


def stand(**wishes: object) -> LastStand:
    return LastStand(plague(**{"at": HERE, "dracula": 5, **wishes}).g)  # type: ignore[arg-type]


def test_hits_are_the_spaces_to_fall_and_what_he_may_ignore() -> None:
    assert stand().hits == 3  # from space 5 down to space 2
    assert stand(marks=dict.fromkeys(EVERYWHERE[:11], "coffin-1")).hits == 5
    assert stand(dracula=1).hits == 0


def test_bites_are_those_the_fit_can_bear() -> None:
    assert stand().bites == 6
    assert stand(bites={"seward": 1}).bites == 5
    assert stand(bites={"seward": 2}).bites == 3  # who has two bites stays behind


def test_better_arms_and_more_hunters_help_and_a_stronger_count_does_not() -> None:
    plain = stand().share()
    assert stand(weapons={"mina": ["revolver"]}).share() > plain
    assert stand(weapons={"mina": ["crucifix"]}).share() > plain
    assert stand(at={"mina": "islington"}).share() < plain
    assert stand(dracula=9).share() < plain
    assert stand(at={}).share() == 0.0
