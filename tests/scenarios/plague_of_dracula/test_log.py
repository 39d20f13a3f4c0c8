"""The log says who, what and why, also when nothing happens."""

from gaslamp.words.words import Words
from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, Table, plague


def told(table: Table) -> list[str]:
    """The log as sentences."""
    words = Words(table.game, CONTENT, ["Ann", "Ben", "Cat", "Dan", "Eve"])
    return [words.line(line) for line in table.g.log]


@rule("PD-PLAG-12")
def test_markers_without_any_place_are_not_said_to_spread() -> None:
    marks = {"hackney": "rumor", "bethnal-green": "rumor", "poplar": "rumor"}
    table = plague(marks=marks, cards=((3, 2),)).run("plague")
    assert table.said() == ["drawn-spread", "plague-nowhere"]
    assert told(table)[-1] == "There is no place for 2 Plague markers, which stay at Carfax."
    assert len(table.g.stack) == 25
    some = plague(marks={"hackney": "rumor", "poplar": "rumor"}, cards=((3, 2),)).run("plague")
    assert some.said()[1:] == ["plague-spreads", "plague-placed", "plague-nowhere"]
    assert told(some)[-1] == "There is no place for a Plague marker, which stays at Carfax."


@rule("PD-EVT-03")
def test_an_event_that_cannot_be_carried_out_says_why() -> None:
    away = {"mina": "arrival-2", "seward": "purfleet"}
    full = {"seward": ["dagger"] * 3}
    for card, last, arrangement in (
        (44, "not-in-london", {"at": away}),
        (44, "no-combat-cleansed", {"at": {"mina": "holborn"}, "marks": {"holborn": "wreath"}}),
        (44, "no-combat-south", {"at": {"mina": "lambeth"}}),
        (46, "not-in-london", {"at": away}),
        (26, "nobody-in-reach", {"at": {"mina": "lambeth"}}),
        (28, "nobody-in-reach", {"at": {"mina": "lambeth"}}),
        (40, "sickness-passes", {"at": away}),
        (47, "no-travels", {"at": away}),
        (48, "nobody-has-room", {"at": {"seward": "purfleet"}, "weapons": full}),
        (49, "nobody-called", {"at": away}),
        (51, "nobody-has-room", {"at": away, "weapons": full, "came": ("van-helsing",)}),
        (52, "nobody-has-room", {"at": away, "weapons": full, "came": ("van-helsing",)}),
        (56, "nothing-to-turn", {"at": away}),
        (59, "no-trance", {"at": away}),
    ):
        table = plague(**arrangement).event(card)
        assert table.said() == ["event", last], card
        assert table.nothing_pending()


@rule("PD-EVT-03")
def test_the_lady_in_white_without_a_rumor_left_draws_no_card() -> None:
    table = plague(at={"mina": "holborn"})
    table.g.stores.rumors = 0
    table.event(41)
    assert table.said() == ["event", "no-rumor-left"]
    assert table.g.discard.listed() == [41]


@rule("PD-EVT-10")
def test_an_ignored_rumor_says_why() -> None:
    for mark in ("rumor", "miasma"):
        table = plague(at={"mina": "holborn"}, marks={"islington": mark}).event(4)
        assert table.said() == ["event", "rumor-known"]
    none = plague(at={"mina": "holborn"})
    none.g.stores.rumors = 0
    assert none.event(4).said() == ["event", "no-rumor-left"]


@rule("PD-EVT-06")
def test_an_attack_out_of_reach_says_so() -> None:
    table = plague(at={"mina": "lambeth"}, marks={"lambeth": "rumor"}, cards=((6, 5),))
    table.run("action").pass_to("resolution").choose("resolve:mina")
    assert table.said() == ["resolves", "drawn-rumor", "no-combat-south"]


@rule("PD-SRCH-08")
def test_a_rumor_without_effect_says_so() -> None:
    for mark, last in (
        ("wreath", "rumor-no-effect"),
        ("rumor", "rumor-known"),
        ("miasma", "rumor-known"),
    ):
        table = plague(at={"mina": "islington"}, marks={"islington": mark}, bag={"rumor": 1})
        table.run("action").pass_to("searching").choose("search:mina:bag")
        assert table.said() == ["pulls", last]


@rule("PD-EVT-12")
def test_the_victim_and_the_first_target_are_named() -> None:
    at = {"mina": "holborn", "seward": "holborn", "morris": "mayfair"}
    table = plague(at=at, time="day-1").event(38, (3, 2), (5, 1))
    assert table.said()[1:6] == ["drawn-victim", "victim", "combat", "attacked-by", "targeted"]
    named = [line.args for line in table.g.log if line.key in ("victim", "targeted")]
    assert named == [["seward"], ["seward"]]
    alone = plague(at={"mina": "holborn"}).event(38, (5, 1))
    assert alone.said()[1:3] == ["victim", "combat"]
    assert "targeted" not in alone.said()


@rule("PD-CMB-08")
def test_the_most_bitten_is_named_as_the_target() -> None:
    at = {"mina": "holborn", "seward": "holborn"}
    table = plague(at=at, bites={"seward": 1}, cards=((5, 1),)).combat("holborn")
    assert table.said()[:3] == ["combat", "attacked-by", "targeted"]
    assert table.g.log[2].args == ["seward"]


@rule("PD-COMP-12")
def test_draculas_space_is_told_only_when_it_changes() -> None:
    final = plague(at={"mina": "islington"}, dracula=7).run("final")
    assert not any(key.startswith("dracula-") for key in final.said())
    top = plague(renfield="carfax", dracula=10).event(42)
    assert top.said() == ["event", "dracula-at-full"]
    up = plague(renfield="carfax", dracula=9).event(42)
    assert told(up)[-1] == "Dracula rises to space 10, strength 3."


@rule("PD-BITE-01")
def test_the_bite_is_told_before_what_it_costs() -> None:
    table = plague(at={"mina": "holborn"}, weapons={"mina": ["dagger"]}, cards=((5, 5), (5, 1)))
    table.combat("holborn")
    bite = table.said().index("bitten")
    assert table.said()[bite : bite + 3] == ["bitten", "weapon-lost", "flees"]
    assert told(table)[bite : bite + 2] == [
        "Mina Murray is bitten and has 1 bite now.",
        "The bite takes the Dagger of Mina Murray.",
    ]


@rule("PD-CMB-14")
def test_a_raised_crucifix_is_told_with_what_it_does() -> None:
    table = plague(at={"mina": "holborn"}, weapons={"mina": ["crucifix"]}, renfield="carfax")
    table.combat("holborn").cards((5, 1)).choose("use:crucifix:mina")
    assert table.said()[2:4] == ["uses", "undead-warded"]


@rule("PD-REN-01", "PD-HARK-03", "PD-MOVE-05")
def test_checks_that_change_nothing_say_so() -> None:
    assert plague(cards=((6, 6),)).run("renfield").said()[-1] == "renfield-still-in"
    out = plague(renfield="carfax", cards=((6, 6),)).run("renfield")
    assert out.said()[-1] == "renfield-still-out"
    harker = plague(at={"harker": "buda-pesth"}, turn=7, cards=((6, 6),)).run("harker")
    assert harker.said()[-1] == "harker-stays"
    quiet = plague(at={"mina": "islington"}, marks={"hackney": "plague-1"}, cards=((4, 4),))
    quiet.run("action").pass_to("movement").choose("move:mina:hackney")
    assert quiet.said()[-1] == "all-quiet"


def test_the_event_is_told_with_its_text() -> None:
    table = plague().event(42)
    assert told(table)[0].startswith("The event is card 42 (The Master Is at Hand). Renfield")


@rule("PD-CMB-17")
def test_the_colour_of_a_five_is_told_where_it_decides() -> None:
    for weapons, card, words in (
        (["revolver", "holy-water"], "red", ["The five is red, a hit."]),
        (["revolver", "holy-water"], "black", ["The five is black, a miss."]),
        (["revolver"], "black", []),
    ):
        table = plague(at={"mina": "holborn"}, weapons={"mina": weapons}, cards=(card, (5, 5)))
        table.combat("holborn", "creatures")
        if "holy-water" in weapons:
            table.choose("use:holy-water:mina")
        assert [line for line in told(table) if line.startswith("The five")] == words


@rule("PD-FIN-02")
def test_what_strengthens_dracula_at_the_end_is_told() -> None:
    marks = dict.fromkeys(("hackney", "poplar", "holborn", "chelsea", "lambeth"), "plague-1")
    table = plague(at={"mina": "islington"}, marks=marks, dracula=5).run("final")
    line = "5 tainted locations feed Dracula: 1 space for his last stand."
    assert told(table)[1:3] == [line, "Dracula rises to space 6, strength 2."]
    clean = plague(at={"mina": "islington"}, dracula=5).run("final")
    assert "taint-feeds" not in clean.said()


def test_the_straight_waistcoat_does_not_catch_who_sits_in_his_cell() -> None:
    assert plague(renfield="purfleet").event(43).said()[-1] == "renfield-still-in"
    assert plague(renfield="carfax").event(43).said()[-1] == "renfield-in"
