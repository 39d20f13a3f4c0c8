"""The board: locations, lines, markers."""

from gaslamp.games.plague_of_dracula.tables import CARDS, LOCATIONS
from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, EVERYWHERE, all_but, fresh, place_of, plague


def lines(kind: str) -> set[tuple[str, str]]:
    table = getattr(CONTENT, kind)
    ids = CONTENT.place_ids
    return {(ids[a], ids[b]) for a in range(1, 28) for b in range(a + 1, 28) if table[a] >> b & 1}


def destinations(table, hunter: str) -> list[str]:  # type: ignore[no-untyped-def]
    start = f"move:{hunter}:"
    return [key[len(start) :] for key in table.menu() if key.startswith(start)]


@rule("PD-MAP-01")
def test_25_numbered_locations_and_two_special_ones() -> None:
    assert len(EVERYWHERE) == 25
    assert CONTENT.place_ids[26:28] == ["purfleet", "carfax"]
    assert CONTENT.place_ids[3:6] == ["st-pancras", "islington", "hackney"]
    assert place_of("buda-pesth") > 27
    assert place_of("arrival-1") > 27


@rule("PD-MAP-02")
def test_adjacency_is_symmetric_and_every_location_has_two_lines() -> None:
    for a in range(1, 28):
        around = CONTENT.near[a] | CONTENT.red[a]
        assert int(around).bit_count() >= 2
        for b in range(1, 28):
            if around >> b & 1:
                assert (CONTENT.near[b] | CONTENT.red[b]) >> a & 1
    assert len(lines("black")) + len(lines("blue")) + len(lines("red")) == 58


@rule("PD-MAP-03")
def test_black_lines_carry_hunters_and_plague() -> None:
    table = plague(at={"mina": "islington"}, marks={"hackney": "coffin-1"})
    table.run("action").pass_to("movement")
    assert "hackney" in destinations(table, "mina")
    spread = plague(marks=all_but("islington", "purfleet"), stack=[1], dracula=3)
    spread.run("plague")
    assert spread.mark("islington") == "plague"


@rule("PD-MAP-04")
def test_hunters_always_cross_blue_lines() -> None:
    table = plague(at={"morris": "st-james"}, bites={"morris": 1}, renfield="purfleet")
    table.run("action").pass_to("movement")
    assert "lambeth" in destinations(table, "morris")


@rule("PD-MAP-05", "PD-MOVE-02")
def test_red_lines_lead_from_carfax_to_three_locations_and_carry_no_hunter() -> None:
    assert lines("red") == {
        ("hackney", "carfax"),
        ("bethnal-green", "carfax"),
        ("poplar", "carfax"),
    }
    table = plague(at={"morris": "bethnal-green"}).run("action").pass_to("movement")
    assert "carfax" not in destinations(table, "morris")
    spread = plague(dracula=3, cards=((3, 2),)).run("plague")
    assert spread.marked("plague") == ["bethnal-green"]


@rule("PD-MAP-06")
def test_no_hunter_ever_reaches_carfax() -> None:
    for start in EVERYWHERE:
        table = plague(at={"morris": start}).run("action").pass_to("movement")
        assert "carfax" not in destinations(table, "morris")


@rule("PD-MAP-07")
def test_purfleet_and_carfax_never_get_a_marker() -> None:
    table = plague(
        at={"seward": "purfleet"},
        marks=all_but("greenwich"),
        stack=[2],
        renfield="carfax",
        dracula=3,
    )
    table.run("plague")
    assert table.mark("greenwich") == "plague"
    table.g.stack.push(1)
    table.run("plague")
    assert table.mark("purfleet") == ""
    assert table.mark("carfax") == ""
    assert len(table.g.stack) == 1


@rule("PD-MAP-08")
def test_purfleet_counts_as_london_for_events_but_not_for_the_full_board() -> None:
    table = plague(at={"seward": "purfleet"}).event(36, (5, 1), (5, 1))
    assert table.said().count("combat") == 1
    full = plague(at={"seward": "purfleet"}, marks=all_but()).run("end")
    assert full.reason() == "board-full"


@rule("PD-MAP-09")
def test_seven_locations_are_south_and_blue_lines_are_exactly_the_crossings() -> None:
    south = {CONTENT.place_ids[p] for p in range(1, 28) if CONTENT.south >> p & 1}
    assert south == set(CONTENT.place_ids[17:24])
    for a, b in lines("black"):
        assert (a in south) == (b in south)
    for a, b in lines("blue"):
        assert (a in south) != (b in south)
    assert len(lines("blue")) == 7


@rule("PD-MAP-10")
def test_a_location_holds_one_marker_at_most() -> None:
    """Around Carfax everything is marked, so the plague has nowhere to go."""
    for word in ("coffin-1", "rumor", "miasma", "wreath"):
        marks = all_but(mark="wreath") | {"hackney": word, "bethnal-green": word, "poplar": word}
        table = plague(marks=marks, dracula=3).run("plague")
        assert table.marked("plague") == []
        assert table.mark("hackney") == word


@rule("PD-MAP-11")
def test_the_homes_stay_homes_after_their_owner_is_gone() -> None:
    homes = [CONTENT.place_ids[p] for p in range(1, 27) if CONTENT.homes >> p & 1]
    assert homes == ["st-pancras", "islington", "belgravia", "chelsea", "purfleet"]
    table = plague(
        at={"mina": "holborn"},
        marks={"islington": "coffin-1", "chelsea": "coffin-1"},
        cards=((5, 5), (5, 1)),
    )
    table.combat("holborn")
    assert table.menu() == [
        "flee:mina:st-pancras",
        "flee:mina:belgravia",
        "flee:mina:purfleet",
    ]


@rule("PD-MAP-12")
def test_every_home_is_van_helsings() -> None:
    table = plague(at={"van-helsing": "holborn"}, cards=((5, 5), (5, 1)))
    table.combat("holborn")
    assert [key.split(":")[2] for key in table.menu()] == [
        "st-pancras",
        "islington",
        "belgravia",
        "chelsea",
        "purfleet",
    ]


@rule("PD-MAP-13")
def test_renfield_is_in_one_of_two_boxes() -> None:
    table = plague(at={"mina": "islington"}, cards=((6, 1), (6, 1)))
    assert table.renfield() == "purfleet"
    table.run("renfield")
    assert table.renfield() == "carfax"
    table.run("renfield")
    assert table.renfield() == "purfleet"


@rule("PD-MAP-14")
def test_a_face_down_marker_never_lies_with_a_hunter() -> None:
    table = plague(
        at={"mina": "islington"}, marks=all_but("islington"), stack=[1], dracula=3, cards=((4, 4),)
    )
    table.run("plague")
    assert table.mark("islington") == "coffin-1"
    walk = plague(at={"mina": "islington"}, marks={"hackney": "plague-2"}, cards=((4, 3),))
    walk.run("action").pass_to("movement").choose("move:mina:hackney")
    assert walk.mark("hackney") == "coffin-2"


def test_a_fresh_game_has_every_piece() -> None:
    table = fresh()
    standees, vampires, markers = 8, 7, 3
    counters = LOCATIONS + int(CONTENT.rumor_count) + sum(map(int, CONTENT.weapon_counts))
    assert len(table.game.pieces(table.g)) == standees + vampires + markers + counters + CARDS
