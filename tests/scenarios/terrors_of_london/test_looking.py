"""Looking at and revealing cards of a deck."""

from gaslamp.games.view import ZoneView
from kit import rule
from scenarios.terrors_of_london.kit import Pair, Terror, terrors

MIRROR: Pair = (["scrying-mirror"], [])
CAGE: Pair = (["raven-cage"], [])


def zone(table: Terror, seat: int, name: str) -> ZoneView | None:
    """A zone as this seat sees it."""
    for shown in table.game.view(table.g, seat).zones:
        if shown.id == name:
            return shown
    return None


def seen(table: Terror, seat: int, name: str) -> list[str]:
    shown = zone(table, seat, name)
    return [piece.kind for piece in shown.pieces] if shown else []


@rule("TL-LOOK-01")
def test_only_the_acting_player_sees_a_looked_at_card() -> None:
    table = terrors(hands=(["carrion-ravens"], []), decks=(["ghoul", "fanatic"], []))
    table.choose("play:carrion-ravens")
    assert seen(table, 0, "seat-0/look") == ["fanatic"]
    assert zone(table, 1, "seat-0/look") is None
    assert zone(table, -1, "seat-0/look") is None
    assert seen(table, 0, "seat-0/deck") == ["fanatic"]
    assert seen(table, 1, "seat-0/deck") == []
    assert table.menu() == ["look-keep:fanatic", "look-discard:fanatic"]


@rule("TL-LOOK-02")
def test_both_players_see_a_revealed_card() -> None:
    table = terrors(relics=CAGE, decks=(["ghoul", "fanatic"], []))
    table.choose("relic:raven-cage")
    for seat in (0, 1, -1):
        assert seen(table, seat, "seat-0/deck") == ["fanatic"]
    (line,) = [line for line in table.g.log if line.key == "revealed"]
    assert (line.args, line.seen_by) == (["seat-0", "fanatic"], -1)


@rule("TL-LOOK-02")
def test_a_revealed_card_that_may_go_is_open_to_both() -> None:
    table = terrors(hands=(["headless-coachman"], []), decks=(["blood-tithe", "ghoul"], []))
    table.choose("play:headless-coachman")
    for seat in (0, 1, -1):
        assert seen(table, seat, "seat-0/look") == ["blood-tithe"]
    assert table.menu() == ["look-keep:blood-tithe", "look-discard:blood-tithe"]
    table.choose("look-discard:blood-tithe")
    assert table.discard(0) == ["blood-tithe"]
    assert table.hand(0) == ["ghoul"]
    assert table.nothing_pending()


@rule("TL-LOOK-03")
def test_a_short_decks_discard_pile_is_shuffled_and_put_under_it() -> None:
    pile = ["ghoul", "wight", "mummy", "wraith"]
    table = terrors(relics=MIRROR, decks=(["fanatic"], []), discards=(pile, []))
    table.choose("relic:scrying-mirror")
    assert table.deck(0)[-1] == "fanatic"
    assert sorted(table.deck(0)[:-1]) == sorted(pile)
    assert table.discard(0) == []
    assert table.said().count("reshuffled") == 1
    below = table.deck(0)[-2]
    assert seen(table, 0, "seat-0/look") == ["fanatic", below]


@rule("TL-LOOK-03")
def test_a_deck_with_enough_cards_is_not_shuffled() -> None:
    table = terrors(relics=MIRROR, decks=(["ghoul", "fanatic"], []), discards=(["wight"], []))
    table.choose("relic:scrying-mirror", "look-keep:fanatic")
    assert table.deck(0) == ["ghoul", "fanatic"]
    assert table.discard(0) == ["wight"]
    assert "reshuffled" not in table.said()


@rule("TL-LOOK-03")
def test_a_reveal_with_an_empty_deck_shuffles_the_discard_pile() -> None:
    """F-43."""
    table = terrors(hands=(["headless-coachman"], []), discards=(["ghoul", "ghoul"], []))
    table.choose("play:headless-coachman")
    # DRAW (1) took one Ghoul, the reveal the other.
    assert table.hand(0) == ["ghoul", "ghoul"]
    table = terrors(relics=CAGE, discards=(["ghoul"], []))
    table.choose("relic:raven-cage")
    assert table.deck(0) == ["ghoul"]
    assert table.pool() == (0, 2, 0)
    assert table.nothing_pending()


@rule("TL-LOOK-04")
def test_with_too_few_cards_in_all_one_sees_what_there_is() -> None:
    """F-42."""
    table = terrors(relics=MIRROR, decks=(["fanatic"], []))
    table.choose("relic:scrying-mirror")
    assert seen(table, 0, "seat-0/look") == ["fanatic"]
    assert table.menu() == ["look-keep:fanatic", "look-discard:fanatic"]
    table.choose("look-discard:fanatic")
    assert table.discard(0) == ["fanatic"]
    assert table.nothing_pending()


@rule("TL-LOOK-05")
def test_a_card_stays_where_it_was_unless_it_is_moved() -> None:
    table = terrors(relics=CAGE, decks=(["ghoul", "fanatic"], []))
    table.choose("relic:raven-cage")
    assert table.deck(0) == ["ghoul", "fanatic"]
    assert table.pool() == (1, 0, 0)
    table = terrors(hands=(["carrion-ravens"], []), decks=(["ghoul", "fanatic"], []))
    table.choose("play:carrion-ravens", "look-keep:fanatic")
    assert table.deck(0) == ["ghoul", "fanatic"]
    assert table.discard(0) == []
    assert table.nothing_pending()


@rule("TL-LOOK-05")
def test_the_mirror_moves_what_its_owner_says() -> None:
    results = {
        "look-keep:fanatic": (["wight", "ghoul", "fanatic"], []),
        "look-keep:ghoul": (["wight", "fanatic", "ghoul"], []),
        "look-discard:fanatic": (["wight", "ghoul"], ["fanatic"]),
        "look-discard:ghoul": (["wight", "fanatic"], ["ghoul"]),
    }
    for chosen, (deck, discard) in results.items():
        table = terrors(relics=MIRROR, decks=(["wight", "ghoul", "fanatic"], []))
        table.choose("relic:scrying-mirror")
        assert table.menu() == list(results)
        table.choose(chosen)
        assert (table.deck(0), table.discard(0)) == (deck, discard)
        assert table.nothing_pending()


@rule("TL-LOOK-06")
def test_with_no_card_at_all_neither_branch_is_taken() -> None:
    """F-43 and F-53."""
    table = terrors(relics=CAGE)
    table.choose("relic:raven-cage")
    assert table.pool() == (0, 0, 0)
    assert table.refused("relic:raven-cage") == "TL-RELIC-09"
    assert table.nothing_pending()
    table = terrors(hands=(["headless-coachman"], []))
    table.choose("play:headless-coachman")
    assert table.pool() == (0, 3, 0)
    assert table.hand(0) == []
    assert table.nothing_pending()
    table = terrors(relics=MIRROR)
    table.choose("relic:scrying-mirror")
    assert table.nothing_pending()
