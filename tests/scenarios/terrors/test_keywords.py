"""Keywords: CLAIM, COMMAND, CURSE, DESTROY, DRAW, HAUNT, MUSTER, RAGE, SACRIFICE."""

from kit import rule
from terrors_kit import terrors


@rule("TL-KEY-04")
def test_a_cursed_player_chooses_between_two_health_and_a_card() -> None:
    table = terrors(hands=(["banshee"], ["cultist", "cultist", "ghoul"]), health=(40, 30))
    table.choose("play:banshee")
    assert table.asked() == [1]
    assert table.menu(1) == ["lose-health", "discard:cultist", "discard:ghoul"]
    table.choose("discard:ghoul")
    assert table.discard(1) == ["ghoul"]
    assert table.health(1) == 30
    assert table.nothing_pending()


@rule("TL-KEY-05")
def test_a_cursed_player_with_an_empty_hand_must_lose_health() -> None:
    table = terrors(hands=(["banshee"], []), health=(40, 30))
    table.choose("play:banshee")
    assert table.health(1) == 28
    assert table.nothing_pending()
