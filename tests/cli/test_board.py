"""The board in words, for things not every game has: maps, hidden and marked pieces."""

from gaslamp.cli.board import Table, Told, short, whole
from gaslamp.games.view import MapView, Piece, Place, SeatView, Track, View, ZoneView


def city() -> MapView:
    mina = Piece("a", "mina", "Mina", marks=["hurt"])
    return MapView(
        "city",
        "London",
        [
            Place("soho", "Soho", ["city"], [mina], ["burning"]),
            Place("city", "The City", ["soho"]),
            Place("docks", "The Docks", ["city"], notes=["flooded"]),
        ],
    )


def table() -> Table:
    card = Piece("c", "lamp", "Lamp", "Light a street.")
    view = View(
        0,
        [SeatView(0, "Mina", "brave"), SeatView(1, "", "a stranger")],
        "Night 2",
        [
            ZoneView("row", "Row", [card, card, Piece("d", "dog", "Dog")], 3),
            ZoneView("none", "Attic", [], 0),
            ZoneView("pile", "Cellar", [card], 4, look="pile"),
            ZoneView("hand", "Hand", [], 1, 1, "hand"),
        ],
        [Track("doom", "Doom", 3, 12, note="rising"), Track("will", "Will", 0, owner=0)],
        [city()],
    )
    return Table(view, ["Player 1", "Bot 2"])


def test_in_short_empty_places_and_piles_are_left_out() -> None:
    assert short(table(), Told()).splitlines() == [
        "Night 2.",
        "  Soho: Mina (hurt). burning.",
        "  The Docks: flooded.",
        "On the table: Doom 3 of 12 (rising).",
        "  Row: 2 × Lamp, Dog.",
        "Bot 2: a stranger.",
        "  Hand: 1 facedown.",
        "Player 1 (you), Mina: brave.",
    ]


def test_in_short_only_news_is_told() -> None:
    told = Told()
    short(table(), told)
    assert short(table(), told) == ""
    later = table()
    later.view.tracks[0].value = 4
    later.view.zones[0].pieces.clear()
    later.view.zones[0].count = 0
    later.view.maps[0].places[0].pieces.clear()
    later.view.maps[0].places[0].notes.clear()
    assert short(later, told).splitlines() == [
        "  Soho: nobody and nothing.",
        "On the table: Doom 4 of 12 (rising).",
        "  Row: empty.",
    ]


def test_a_new_turn_tells_all_but_the_tracks_that_stand_still() -> None:
    told = Told()
    short(table(), told)
    later = table()
    later.view.headline = "Night 3"
    assert short(later, told).splitlines()[:4] == [
        "Night 3.",
        "  Soho: Mina (hurt). burning.",
        "  The Docks: flooded.",
        "On the table:",
    ]


def test_in_whole_everything_is_told_with_its_text() -> None:
    assert whole(table()).splitlines() == [
        "Night 2.",
        "London:",
        "  Soho: Mina (hurt). burning. Next to: The City.",
        "  The City: nobody and nothing. Next to: Soho.",
        "  The Docks: flooded. Next to: The City.",
        "On the table: Doom 3 of 12 (rising).",
        "  Row (3):",
        "    2 × Lamp: Light a street.",
        "    Dog",
        "  Cellar: 4, of them known: Lamp.",
        "  Empty: Attic.",
        "Bot 2: a stranger.",
        "  Hand: 1 facedown.",
        "Player 1 (you), Mina: Will 0.",
    ]
