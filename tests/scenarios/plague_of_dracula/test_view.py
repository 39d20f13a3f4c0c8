"""What a person reads off the table, without a drawn board."""

from typing import Any

from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.games.view import Piece, Place, View, ZoneView
from gaslamp.kernel.state import pending
from gaslamp.words.words import Words
from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, WORDS, Table, fresh, plague


def seen(table: Table, seat: int = 0) -> View:
    return GAME.view(table.g, seat)


def zone(view: View, name: str) -> ZoneView:
    return next(zone for zone in view.zones if zone.id == name)


def place(view: View, name: str) -> Place:
    return next(place for place in view.maps[0].places if place.id == name)


def piece(view: View, ref: str) -> Piece:
    pieces = [p for z in view.zones for p in z.pieces]
    pieces += [p for spot in view.maps[0].places for p in spot.pieces if p.ref != spot.id]
    return next(p for p in pieces if p.ref == ref)


def notes(table: Table) -> dict[str, str]:
    """The note of each option, in words."""
    words = Words(GAME, CONTENT, ["Ann", "Ben"])
    seat = table.only_seat()
    found = {}
    for code in table.filled(seat).listed():
        line = GAME.note(table.g, seat, code)
        found[GAME.key(table.g, seat, code)] = "" if line is None else words.line(line)
    return found


@rule("PD-COMP-02")
def test_the_weapons_of_a_hunter_are_told_in_their_order() -> None:
    table = plague(
        at={"mina": "holborn"},
        bites={"mina": 1},
        weapons={"mina": ["host", "dagger"]},
    ).run("action")
    mina = piece(seen(table), "mina")
    assert mina.marks == ["1 bite", "holds Host, then Dagger", "action left"]
    assert mina.notes == ["The next bite takes the Host.", "Moves up to 1 location."]
    tipped = plague(at={"mina": "holborn"}, weapons={"mina": ["crucifix"]}, renfield="carfax")
    tipped.combat("holborn").cards((5, 1)).choose("use:crucifix:mina")
    assert piece(seen(tipped), "mina").marks[1] == "holds Crucifix tipped"


@rule("PD-ACT-01", "PD-ACT-04")
def test_who_still_has_an_action_is_told() -> None:
    at = {"mina": "islington", "lucy": "st-pancras", "seward": "holborn"}
    table = plague(at=at, bag={"dagger": 1}, cards=((5, 1),)).combat("holborn").run("action")
    table.choose("search:mina:bag")
    marks = {h: piece(seen(table), h).marks[-1] for h in at}
    assert marks == {
        "mina": "has acted, bonus action to come",
        "lucy": "action left",
        "seward": "actions lost in combat",
    }
    table.pass_to("searching", "bonus")
    assert piece(seen(table), "mina").marks[-1] == "bonus action left"
    assert piece(seen(table), "lucy").marks[-1] == "no bonus action"


@rule("PD-SETUP-02", "PD-SETUP-04")
def test_travellers_and_harker_are_told_with_their_places() -> None:
    view = seen(fresh())
    assert piece(view, "harker").marks == ["no bites", "no weapons"]
    assert [p.ref for p in zone(view, "buda-pesth").pieces] == ["harker"]
    assert zone(view, "buda-pesth").count == 1
    assert piece(view, "van-helsing").marks[0] == "space 2 of 6"
    assert piece(view, "morris").marks == [
        "space 4 of 6",
        "no bites",
        "holds Revolver, then Kukri Knife",
    ]


@rule("PD-COMP-10", "PD-COMP-09")
def test_markers_are_told_with_the_coffins_one_may_know() -> None:
    marks = {"hackney": "coffin-2", "poplar": "plague-3", "islington": "wreath"}
    view = seen(plague(marks=marks))
    assert place(view, "hackney").pieces[0].marks == ["two coffins"]
    assert place(view, "poplar").pieces[0].marks == ["face down"]
    assert place(view, "islington").pieces[0].kind == "garlic-wreath"


def test_stores_are_told_by_kind_and_number() -> None:
    view = seen(plague(bag={"dagger": 2, "rumor": 1}))
    bag = zone(view, "bag")
    assert [(p.name, p.marks) for p in bag.pieces] == [("Dagger", ["2"]), ("Rumor", ["1"])]
    assert bag.note == "3 markers in all"
    table = plague()
    for value in (2, 2, 3):
        table.g.discarded.push(value)
    names = [p.name for p in zone(seen(table), "discarded").pieces]
    assert names == ["Two markers showing two coffins", "One marker showing three coffins"]


@rule("PD-MAP-04", "PD-MAP-05")
def test_blue_and_red_lines_are_told() -> None:
    view = seen(plague(at={"mina": "poplar", "seward": "holborn"}))
    assert place(view, "poplar").notes == ["Blue line to Greenwich", "Red line to Carfax Abbey"]
    assert place(view, "holborn").notes == []
    assert place(view, "greenwich").notes == []
    lines = zone(view, "lines")
    assert lines.look == "pile"
    assert [p.name for p in lines.pieces if p.kind == "red"] == [
        "Hackney to Carfax Abbey",
        "Bethnal Green to Carfax Abbey",
        "Poplar to Carfax Abbey",
    ]
    assert len([p for p in lines.pieces if p.kind == "blue"]) == 7


@rule("PD-VS-05")
def test_who_has_attacked_is_marked_head_to_head_only() -> None:
    alone = plague(at={"mina": "holborn"}, cards=((5, 1),)).combat("holborn", "dracula")
    assert piece(seen(alone), "dracula").marks == ["strength 3"]
    duel = fresh(2, dracula="player")
    duel.g.used = 1 << 2
    duel.g.last_minion = 1
    assert piece(seen(duel), "dracula").marks == ["strength 3", "used"]
    assert piece(seen(duel), "infected").marks == ["strength 1", "attacked last"]


def test_piles_are_piles_and_the_event_of_the_turn_lies_open() -> None:
    table = plague(at={"mina": "islington"}).event(42)
    view = seen(table)
    assert {z.id for z in view.zones if z.look == "pile"} >= {"discard", "deck", "inventory"}
    (card,) = zone(view, "event").pieces
    assert card.text.startswith("Renfield slips away")
    table.cards("day", (6, 6), 43, (3, 1)).run("turn")
    assert zone(seen(table), "event").pieces[0].kind == "card-43"


def test_a_combat_is_told_with_both_strengths() -> None:
    table = plague(at={"mina": "holborn"}, weapons={"mina": ["crucifix"]}, renfield="carfax")
    table.combat("holborn", "infected", coffins=2)
    tracks = {t.id: (t.value, t.note) for t in seen(table).tracks}
    assert tracks["undead"] == (3, "the Infected, against Mina Murray, strike first")
    assert tracks["hunters"] == (1, "Mina Murray")


def test_who_cannot_strike_is_not_said_to_strike_first() -> None:
    table = plague(at={"mina": "holborn"}, bites={"mina": 2}).combat("holborn")
    notes = {track.id: track.note for track in GAME.view(table.g, 0).tracks}
    assert notes["hunters"] == "nobody can strike"


@rule("PD-WIN-02", "PD-WIN-03")
def test_the_goal_says_when_london_is_lost() -> None:
    goal = GAME.view(plague(at={"mina": "holborn"}).g, 0).goal
    assert "if a turn ends with all 25 places tainted (0 now)" in goal
    assert "or when 4 hunters have turned (0 now)" in goal


def test_a_blow_that_is_taken_for_dracula_says_who_still_can() -> None:
    said = [WORDS.say("turned-take-hit", left) for left in (0, 1, 2)]
    assert [one.partition("; ")[2] for one in said] == [
        "no other can any more.", "one more can.", "2 more can.",
    ]  # fmt: skip


def test_everything_can_be_looked_at_and_answers_to_one_name() -> None:
    found = GAME.about(CONTENT)
    ids = [entry.id for entry in found]
    assert len(ids) == len(set(ids))
    names = [name.lower() for e in found for name in {e.name.lower(), *e.also, e.id}]
    assert len(names) == len(set(names))
    wanted = [*CONTENT.hunter_ids, *CONTENT.place_ids[1:28], *CONTENT.item_ids]
    wanted += [*CONTENT.card_ids[1:], *CONTENT.foe_ids[:3], "plague", "coffin", "miasma"]
    wanted += ["renfield", *(f"space-{n}" for n in range(1, 11)), "arrival-1", "turn-25"]
    assert set(wanted) <= set(ids)
    for entry in found:
        for line in entry.lines:
            assert line[0].isupper() or line[0] in "+0123456789", (entry.id, line)
            assert line.endswith("."), (entry.id, line)


def test_every_piece_on_the_table_can_be_looked_at() -> None:
    ids = {entry.id for entry in GAME.about(CONTENT)}
    marks = {"hackney": "coffin-2", "poplar": "plague-3", "islington": "wreath", "mayfair": "rumor"}
    at = {"mina": "holborn", "harker": "buda-pesth", "morris": "arrival-2"}
    view = seen(plague(at=at, marks=marks, turned=["lucy"]).event(42))
    pieces = [p for z in view.zones for p in z.pieces]
    pieces += [p for spot in view.maps[0].places for p in spot.pieces]
    assert {p.kind for p in pieces} <= ids


def test_places_tell_their_neighbours_by_the_colour_of_the_lines() -> None:
    about = {entry.id: entry for entry in GAME.about(CONTENT)}
    assert about["poplar"].lines == [
        "Location 15, north of the Thames.",
        "Next to Bethnal Green, Mile End Old Town and Purfleet Asylum.",
        "Over the Thames, by a blue line: Greenwich.",
        "By a red line, which only plague can use: Carfax Abbey.",
    ]
    assert about["islington"].lines[1] == "The home of Mina Murray and Jonathan Harker."


@rule("PD-SHORT-06")
def test_a_weapon_to_take_points_at_whoever_takes_it() -> None:
    table = fresh(length="shorter")
    table.choose("take:crucifix", "take:host", "take:wooden-stakes", "place-at-random")
    for item in range(8):
        table.g.stores.bag[item] = 0
    table.choose("draw:mina")
    code = table.filled(0).listed()[0]
    assert GAME.refs(table.g, 0, code) == ["mina"]


def test_options_say_what_they_bring() -> None:
    table = plague(
        at={"mina": "islington", "seward": "islington"},
        bites={"mina": 1},
        weapons={"mina": ["garlic-wreath", "dagger"]},
        marks={"islington": "coffin-2", "hackney": "plague-3", "st-pancras": "rumor"},
    ).run("action")
    cleansing = "2 coffins; everybody there spends the action; Mina Murray is attacked first"
    assert notes(table)["cleanse:islington"] == cleansing
    table.pass_to("items")
    assert notes(table)["give:mina:dagger:seward"] == ""
    table.pass_to("movement")
    assert notes(table)["move:mina:hackney"] == "Plague, face down"
    assert notes(table)["move:mina:st-pancras"] == "a Rumor there"
    assert notes(table)["move:mina:shoreditch"] == ""
    table.pass_to("transfusion")
    assert notes(table)["transfuse:seward:mina"] == "bites 1 to 0"


def texts(table: Table) -> list[str]:
    """Each option with its note, as a terminal lists it."""
    words = Words(GAME, CONTENT, ["Ann"])
    listed = zip(table.filled(0).listed(), notes(table).values(), strict=True)
    lines = [(words.line(GAME.words(table.g, 0, code)), note) for code, note in listed]
    return [f"  10. {label} ({note})" if note else f"  10. {label}" for label, note in lines]


def test_every_way_to_manage_items_fits_on_a_line() -> None:
    """What all of them cost is said once, in the question."""
    everybody = [hunter for hunter in CONTENT.hunter_ids if hunter != "lucy"]
    table = plague(
        at=dict.fromkeys(everybody, "islington"),
        weapons={h: ["kukri-knife", "garlic-wreath", "wooden-stakes"] for h in everybody[:4]},
    )
    table.run("action").pass_to("items")
    decision = pending(table.g)
    assert decision is not None
    asked = Words(GAME, CONTENT, ["Ann"]).line(decision.prompt(table.g))
    assert asked.endswith("Whoever does so spends the action.")
    assert max(len(text) for text in texts(table)) <= 80
    table.choose("exchange:harker:garlic-wreath:seward")
    assert max(len(text) for text in texts(table)) <= 80


def test_bites_can_be_looked_up() -> None:
    (bite,) = [entry for entry in GAME.about(CONTENT) if entry.id == "bite"]
    assert "bites" in bite.also
    assert "a weapon there is lost" in bite.lines[0]
    assert "no bonus actions" in bite.lines[1]
    assert "turns the hunter into a vampire" in bite.lines[2]


def test_weapons_say_what_they_do_when_they_are_offered() -> None:
    table = plague(at={"mina": "holborn"}, weapons={"mina": ["holy-water", "dagger"]})
    table.combat("holborn")
    assert notes(table)["use:holy-water:mina"] == "strength 2 to 3 in this round"
    taking = fresh(length="shorter")
    assert notes(taking)["take:host"] == "ends a combat, once"


def test_letting_go_is_listed_last() -> None:
    from gaslamp.table import life

    match = life.begin("plague-of-dracula", ["human"], {}, seed=1)
    assert match.menu(0)[-1].key == "pass"
    assert "call-off" in GAME.declines


def test_cleansing_says_whom_the_undead_would_go_for() -> None:
    """PD-CMB-08: the most bitten, or Lucy among equals, where nobody is asked."""
    spends = "1 coffin; everybody there spends the action"
    at = {"mina": "poplar", "seward": "poplar"}
    here = {"marks": {"poplar": "coffin-1"}, "weapons": {"seward": ["garlic-wreath"]}}

    def told(**more: Any) -> str:
        return notes(plague(**{"at": at, **here, **more}).run("action"))["cleanse:poplar"]

    assert told() == spends
    assert told(bites={"seward": 1}) == f"{spends}; Doctor Seward is attacked first"
    assert told(at={"seward": "poplar"}, bites={"seward": 1}) == spends
    lucy = {**at, "lucy": "poplar"}
    first = f"{spends}; Lucy Westenra is attacked first"
    assert told(at=lucy) == told(at=lucy, bites={"mina": 1}) == first
