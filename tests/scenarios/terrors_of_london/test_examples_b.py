"""The ledger's worked examples of hordes, HAUNT, Pass, drawing and looking."""

from gaslamp.games.terrors_of_london import tables
from kit import rule
from scenarios.terrors_of_london.horde_kit import LEFT_ARROW, RIGHT_ARROW, hordes
from scenarios.terrors_of_london.kit import Terror, terrors


def wisp_and_skeletal_formed(*more: str) -> Terror:
    table = terrors(play=(["will-o-the-wisp", "skeletal", *more], []))
    table.choose("horde:will-o-the-wisp:skeletal", "horde-ability:skeletal:1")
    return table


def icons_match(left: int, right: int) -> bool:
    return tables.RIGHT_ICON[left] == right and tables.LEFT_ICON[right] == left


def arrows_match(left: int, right: int) -> bool:
    return RIGHT_ARROW[left] == LEFT_ARROW[right]


@rule("TL-HORDE-05", "TL-HORDE-06")
def test_example_3_compatible_and_incompatible() -> None:
    assert icons_match(tables.UNDEAD, tables.BEAST)
    assert arrows_match(tables.UNDEAD, tables.BEAST)
    assert not icons_match(tables.BEAST, tables.UNDEAD)
    assert not arrows_match(tables.BEAST, tables.UNDEAD)
    assert RIGHT_ARROW[tables.UNDEAD] == "red"
    assert hordes(terrors(play=(["werewolf", "skeletal"], []))) == ["horde:skeletal:werewolf"]
    assert hordes(terrors(play=(["skeletal", "ghoul"], []))) == []
    assert hordes(terrors(play=(["skeletal", "relic-hunter"], []))) == []


@rule("TL-HORDE-09")
def test_example_4_forming_a_horde() -> None:
    table = wisp_and_skeletal_formed()
    assert table.pool() == (0, 1, 0)
    notes = {
        piece.kind: piece.marks
        for zone in table.game.view(table.g, 0).zones
        if zone.id == "seat-0/play"
        for piece in zone.pieces
    }
    assert "Horde ability used: 1 Power" in notes["skeletal"]
    assert "Horde ability used: 1 Power" not in notes["will-o-the-wisp"]
    assert table.nothing_pending()


@rule("TL-HORDE-11", "TL-HORDE-12")
def test_example_5_expanding_it() -> None:
    table = wisp_and_skeletal_formed("werewolf")
    table.choose("join-right:werewolf:skeletal")
    assert table.menu() == ["horde-ability:will-o-the-wisp:1", "horde-ability:werewolf:1"]
    table.choose("horde-ability:werewolf:1")
    assert table.pool() == (0, 3, 0)
    assert table.nothing_pending()


@rule("TL-HORDE-13")
def test_example_6_two_horde_abilities() -> None:
    table = terrors(play=(["skeletal", "sewer-rats", "relic-hunter"], []))
    table.choose("horde:skeletal:sewer-rats", "horde-ability:sewer-rats:1")
    assert table.pool() == (0, 1, 0)
    table.choose("join-right:relic-hunter:sewer-rats", "horde-ability:sewer-rats:2")
    assert table.pool() == (1, 1, 0)
    assert table.nothing_pending()


@rule("TL-HAUNT-08", "TL-HAUNT-10", "TL-HAUNT-12")
def test_example_11_haunt_over_two_turns() -> None:
    table = terrors(hands=(["wraith"], []), decks=(["cultist"] * 5, []))
    table.choose("play:wraith")
    assert table.pool() == (1, 3, 0)
    table.choose("pass")
    assert table.in_play(0) == ["wraith"]
    assert table.token(0, "wraith") == "dismiss"
    table.choose("pass", "haunt:wraith")
    assert table.pool() == (1, 3, 0)
    assert (table.token(0, "wraith"), table.g.haunt_reserve) == ("dismiss", 9)
    table.choose(*["play:cultist"] * 5, "pass")
    assert table.in_play(0) == []
    assert "wraith" in table.hand(0) + table.deck(0) + table.discard(0)
    assert table.g.haunt_reserve == 10


@rule("TL-HORDE-19", "TL-HAUNT-06", "TL-HAUNT-17")
def test_example_12_haunt_or_horde() -> None:
    table = terrors(hands=(["wraith"], []), play=(["skeletal"], []), decks=(["cultist"] * 5, []))
    table.choose("play:wraith", "horde:wraith:skeletal", "horde-ability:wraith:1")
    assert table.token(0, "wraith") == "dismiss"
    assert table.refused("haunt:wraith") == "TL-HAUNT-17"
    table.choose("pass")
    assert table.in_play(0) == []
    assert table.discard(0) == ["skeletal", "wraith"]


@rule("TL-PASS-01", "TL-PASS-02")
def test_example_13_pass() -> None:
    table = terrors(hands=(["cultist", "wight"], []), decks=(["fanatic"] * 6, []))
    assert "pass" not in table.menu()
    table.choose("play:cultist")
    assert "pass" in table.menu()
    table.choose("pass")
    drawn = [line.args[1] for line in table.g.log if line.key == "drew-card"]
    assert drawn == ["wight"] + ["fanatic"] * 4
    assert table.hand(0) == ["fanatic"] * 4 + ["wight"]


@rule("TL-DRAW-01", "TL-DRAW-02", "TL-DRAW-04")
def test_example_14_draw_and_reshuffle() -> None:
    table = terrors(decks=(["ghoul", "wight"], []), discards=(["cultist"] * 9, []))
    table.g.players[0].muster = 1
    table.g.muster_reserve = 9
    table.choose("pass")
    assert table.hand(0) == ["cultist"] * 4 + ["ghoul", "wight"]
    assert table.deck(0) == ["cultist"] * 5
    assert table.discard(0) == []
    assert (table.g.players[0].muster, table.g.muster_reserve) == (0, 10)


@rule("TL-LOOK-03")
def test_example_15_look_with_a_short_deck() -> None:
    table = terrors(
        relics=(["scrying-mirror"], []), decks=(["vampire"], []), discards=(["cultist"] * 6, [])
    )
    table.choose("relic:scrying-mirror")
    assert table.deck(0) == ["cultist"] * 6 + ["vampire"]
    assert table.discard(0) == []
    look = next(z for z in table.game.view(table.g, 0).zones if z.id == "seat-0/look")
    assert [piece.kind for piece in look.pieces] == ["vampire", "cultist"]
    assert table.menu()[:2] == ["look-keep:vampire", "look-keep:cultist"]
