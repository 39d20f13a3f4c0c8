"""Combat: who attacks, who strikes, what weapons do, and when it is over."""

from gaslamp.games.plague_of_dracula.combat_row import combat_now
from gaslamp.games.plague_of_dracula.tables import WHAT_MUSIC
from gaslamp.kernel.snapshot import text
from kit import rule
from scenarios.plague_of_dracula.kit import Table, all_but, plague


def shown(table: Table, key: str) -> list[list[object]]:
    return [list(line.args) for line in table.g.log if line.key == key]


def one_combat(table: Table) -> bool:
    """Whether one combat has begun, and is over."""
    return [line for line in table.said() if line.startswith("combat")] == ["combat", "combat-over"]


@rule("PD-CMB-01")
def test_an_event_starts_a_combat_at_once() -> None:
    assert one_combat(plague(at={"mina": "holborn"}).event(36, (5, 1)))


@rule("PD-CMB-01")
def test_a_rumor_looked_into_starts_a_combat_at_once() -> None:
    table = plague(
        at={"mina": "holborn"}, marks={"holborn": "rumor"}, cards=((6, 5), (3, 1), (5, 1))
    )
    table.run("action").pass_to("resolution").choose("resolve:mina")
    assert one_combat(table)


@rule("PD-CMB-01")
def test_a_rumor_found_on_a_coffin_starts_a_combat_at_once() -> None:
    table = plague(at={"mina": "holborn"}, marks={"holborn": "coffin-1"}, bag={"rumor": 1})
    table.cards((3, 1), (5, 1)).run("action").pass_to("searching").choose("search:mina:bag")
    assert one_combat(table)


@rule("PD-CMB-01")
def test_entering_a_plague_location_starts_a_combat_at_once() -> None:
    table = plague(
        at={"mina": "islington"}, marks={"hackney": "plague-3"}, cards=((4, 1), (3, 1), (5, 1))
    )
    table.run("action").pass_to("movement").choose("move:mina:hackney")
    assert one_combat(table)


@rule("PD-CMB-01")
def test_a_marker_placed_on_hunters_starts_a_combat_at_once() -> None:
    table = plague(at={"mina": "islington"}, marks=all_but("islington"), stack=[3], dracula=3)
    table.cards((4, 1), (3, 1), (5, 1)).run("plague")
    assert one_combat(table)


@rule("PD-CMB-01")
def test_a_cleansing_starts_a_combat_at_once() -> None:
    table = plague(
        at={"mina": "hackney"}, weapons={"mina": ["garlic-wreath"]}, marks={"hackney": "coffin-1"}
    )
    table.cards((3, 1), (5, 1)).run("action").choose("cleanse:hackney")
    assert one_combat(table)


@rule("PD-CMB-01")
def test_a_miasma_starts_a_combat_at_once() -> None:
    table = plague(at={"mina": "holborn"}, marks={"holborn": "miasma"}, cards=((3, 1), (5, 1)))
    assert one_combat(table.run("markers"))


@rule("PD-CMB-01")
def test_a_second_night_starts_a_combat_at_once() -> None:
    table = plague(at={"mina": "holborn"}, time="night-2", cards=((5, 1),))
    assert one_combat(table.run("time-check"))


@rule("PD-CMB-02")
def test_all_hunters_in_the_place_are_in_the_combat() -> None:
    table = plague(at={"mina": "holborn", "seward": "holborn", "morris": "mayfair"}).combat(
        "holborn"
    )
    assert table.menu() == ["target:mina", "target:seward"]


@rule("PD-CMB-03")
def test_the_attacker_is_a_random_slot_chosen_once() -> None:
    for value, foe in ((1, "creatures"), (2, "infected"), (3, "dracula"), (4, "vampire-lucy")):
        table = plague(at={"mina": "holborn"}, turned=["lucy"])
        table.cards((4, value), (5, 5), (5, 5), (5, 1)).combat("holborn", "")
        assert [args[0] for args in shown(table, "attacked-by")] == [foe]
    assert table.said().count("drawn-attacker") == 1
    full = plague(at={"mina": "holborn"}, turned=["lucy", "seward", "harker"])
    full.cards((6, 6), (5, 1)).combat("holborn", "")
    assert shown(full, "attacked-by")[0][0] == "vampire-harker"


@rule("PD-CMB-04")
def test_base_strengths() -> None:
    for foe, space, strength in (
        ("creatures", 10, 1),
        ("infected", 10, 1),
        ("vampire-lucy", 10, 2),
        ("dracula", 10, 3),
        ("dracula", 7, 2),
        ("dracula", 3, 1),
    ):
        table = plague(at={"mina": "holborn"}, turned=["lucy"], dracula=space, cards=((5, 1),))
        table.combat("holborn", foe)
        assert shown(table, "attacked-by") == [[foe, strength]]


@rule("PD-CMB-05")
def test_nothing_raises_the_creatures() -> None:
    table = plague(
        at={"mina": "holborn"}, marks={"holborn": "coffin-3"}, effect=WHAT_MUSIC, cards=((5, 1),)
    )
    table.combat("holborn", "creatures", extra=2)
    assert shown(table, "attacked-by") == [["creatures", 1]]


@rule("PD-CMB-06")
def test_the_infected_stand_in_for_a_dracula_without_strength() -> None:
    table = plague(at={"mina": "holborn", "seward": "holborn"}, bites={"mina": 1}, dracula=2)
    table.cards((5, 5), (5, 1), (6, 4)).combat("holborn", "dracula")
    assert shown(table, "attacked-by") == [["infected", 1]]
    assert table.g.dracula == 6
    table.cards((5, 5), (5, 1), (6, 6)).choose("stay:seward")
    assert table.g.dracula == 10
    assert table.bites("seward") == 1


@rule("PD-CMB-06")
def test_the_infected_stay_the_attackers_after_they_have_fed_him() -> None:
    """Dracula has strength again but is not there: a 2 misses, and a hit costs him nothing."""
    table = plague(at={"mina": "holborn", "seward": "holborn"}, bites={"mina": 1}, dracula=2)
    table.cards((5, 5), (5, 1), (6, 4)).combat("holborn", "dracula")
    assert table.g.dracula == 6
    assert table.foe() == "infected"
    table.cards((5, 5), (5, 2), (5, 1)).choose("stay:seward")
    assert shown(table, "undead-miss") == [["infected"]]
    assert shown(table, "driven-off") == [["infected"]]
    assert table.bites("seward") == 0
    assert table.g.dracula == 6
    assert table.nothing_pending()


@rule("PD-CMB-07")
def test_coffins_and_events_add_to_the_undead() -> None:
    table = plague(
        at={"mina": "holborn"}, marks={"holborn": "coffin-2"}, effect=WHAT_MUSIC, cards=((5, 1),)
    )
    table.combat("holborn", "infected", extra=1)
    assert shown(table, "attacked-by") == [["infected", 5]]
    face_down = plague(at={"mina": "holborn"}, marks={"islington": "coffin-3"}, cards=((5, 1),))
    face_down.combat("holborn", "infected")
    assert shown(face_down, "attacked-by") == [["infected", 1]]


@rule("PD-CMB-08")
def test_the_target_is_the_most_bitten_and_lucy_breaks_ties() -> None:
    at = {"mina": "holborn", "lucy": "holborn", "seward": "holborn"}
    table = plague(at=at, bites={"seward": 2}, cards=((5, 5), (5, 1))).combat("holborn")
    table.choose("champion:mina")
    assert table.at("seward") == "gone"
    tied = plague(at=at, bites={"mina": 1}, cards=((5, 5), (5, 1))).combat("holborn")
    assert tied.bites("lucy") == 2
    asked = plague(at={"mina": "holborn", "seward": "holborn"}).combat("holborn")
    assert asked.menu() == ["target:mina", "target:seward"]
    named = plague(at=at, cards=((5, 5), (5, 1))).combat("holborn", target="seward")
    assert named.bites("seward") == 1


@rule("PD-CMB-09")
def test_the_target_stays_until_gone_then_the_most_bitten_is_next() -> None:
    at = {"mina": "holborn", "seward": "holborn", "morris": "holborn"}
    table = plague(at=at, bites={"morris": 1}, cards=((5, 5), (5, 5), (5, 5), (5, 1)))
    table.combat("holborn", target="mina")
    assert table.bites("mina") == 1
    table.cards((5, 5), (5, 1)).choose("stay:seward", "stay:morris")
    assert table.bites("morris") == 2


@rule("PD-CMB-10")
def test_a_hunter_with_two_bites_does_nothing() -> None:
    table = plague(
        at={"mina": "holborn"},
        bites={"mina": 2},
        weapons={"mina": ["revolver"]},
        renfield="purfleet",
        cards=((5, 2), (5, 1)),
    )
    table.combat("holborn")
    assert "drawn-hunters" not in table.said()
    assert table.reason() == "no-hunter-left"
    for weapon in ("host", "holy-water", "crucifix"):
        armed = plague(
            at={"mina": "holborn", "seward": "holborn"},
            bites={"mina": 2},
            weapons={"mina": [weapon]},
        )
        armed.cards((5, 1)).combat("holborn")
        assert armed.nothing_pending()
        assert armed.weapons("mina") == [weapon]


@rule("PD-CMB-10")
def test_the_weapon_of_a_helpless_hunter_does_not_count() -> None:
    table = plague(
        at={"mina": "holborn", "seward": "holborn"},
        bites={"mina": 2},
        weapons={"mina": ["revolver"]},
        cards=((5, 2), (5, 5), (5, 1)),
    )
    table.combat("holborn", target="seward")
    assert shown(table, "hunters-miss") == [["seward"]]
    assert table.nothing_pending()


@rule("PD-CMB-11")
def test_the_target_draws_or_an_able_friend_chosen_by_the_player() -> None:
    at = {"mina": "holborn", "seward": "holborn", "morris": "holborn"}
    table = plague(at=at, bites={"mina": 2}).combat("holborn")
    assert table.menu() == ["champion:seward", "champion:morris"]
    assert table.refused("champion:mina") == "PD-CMB-10"
    table.cards((5, 1)).choose("champion:morris")
    assert table.nothing_pending()
    nobody = plague(
        at={"mina": "holborn", "lucy": "holborn", "seward": "purfleet"},
        bites={"mina": 2, "lucy": 2},
        cards=((5, 4), (5, 1)),
    )
    nobody.combat("holborn")
    assert "drawn-hunters" not in nobody.said()
    assert nobody.at("lucy") == "gone"


@rule("PD-CMB-12")
def test_hunter_strength_is_one_plus_the_single_best_weapon_of_the_able() -> None:
    at = {"mina": "holborn", "seward": "holborn", "lucy": "holborn"}
    weapons = {"mina": ["dagger"], "seward": ["kukri-knife"], "lucy": ["revolver"]}
    for value, hit in ((3, True), (4, False)):
        table = plague(at=at, bites={"lucy": 2}, weapons=weapons, cards=((5, value), (5, 5)))
        table.combat("holborn", target="mina")
        first = next(k for k in table.said() if k in ("hunters-hit", "hunters-miss"))
        assert first == ("hunters-hit" if hit else "hunters-miss")


@rule("PD-CMB-13")
def test_holy_water_counts_for_one_round_and_only_one_is_used() -> None:
    table = plague(at={"mina": "holborn"}, weapons={"mina": ["holy-water", "holy-water"]})
    table.cards((5, 2)).combat("holborn").choose("use:holy-water:mina")
    assert table.nothing_pending()
    assert table.discarded("holy-water") == 1
    again = plague(at={"mina": "holborn"}, weapons={"mina": ["holy-water", "dagger"]})
    again.cards((5, 5), (5, 5), (5, 3), (5, 5)).combat("holborn").choose("use:holy-water:mina")
    assert again.said().count("hunters-miss") >= 2


@rule("PD-CMB-14")
def test_a_crucifix_cancels_one_undead_draw_and_the_hunters_still_draw() -> None:
    table = plague(at={"mina": "holborn"}, weapons={"mina": ["crucifix"]}, renfield="carfax")
    table.combat("holborn").cards((5, 5), (5, 1)).choose("use:crucifix:mina")
    keys = [k for k in table.said() if k.startswith("drawn")]
    assert keys == ["drawn-hunters", "drawn-undead"]
    assert table.bites("mina") == 1
    two = plague(
        at={"mina": "holborn"}, weapons={"mina": ["crucifix", "crucifix"]}, renfield="carfax"
    )
    two.combat("holborn").cards((5, 5), (5, 1)).choose("use:crucifix:mina")
    assert two.menu() == ["use:crucifix:mina", "withhold:crucifix"]
    two.choose("use:crucifix:mina")
    assert two.track("mina") == ["tipped crucifix", "tipped crucifix", ""]
    assert two.nothing_pending()


@rule("PD-CMB-15")
def test_the_host_stops_the_undead_gives_one_draw_and_ends_the_combat() -> None:
    for value in (1, 5):
        table = plague(
            at={"mina": "holborn"}, weapons={"mina": ["host"]}, renfield="carfax", dracula=7
        )
        table.combat("holborn", "infected").cards((5, value)).choose("use:host:mina")
        assert table.nothing_pending()
        assert table.at("mina") == "holborn"
        assert table.bites("mina") == 0
        assert table.discarded("host") == 1
        assert [k for k in table.said() if k.startswith("drawn")] == ["drawn-hunters"]


@rule("PD-CMB-15")
def test_a_host_hit_on_dracula_sends_renfield_home_and_still_ends_it() -> None:
    table = plague(at={"mina": "holborn"}, weapons={"mina": ["host"]}, renfield="carfax")
    table.combat("holborn", "dracula").cards((5, 1)).choose("use:host:mina")
    assert table.renfield() == "purfleet"
    assert table.g.dracula == 10
    assert table.nothing_pending()


@rule("PD-CMB-16")
def test_a_result_up_to_the_strength_hits() -> None:
    for value in (1, 2, 3, 4):
        table = plague(
            at={"mina": "holborn"}, weapons={"mina": ["kukri-knife"]}, cards=((5, value), (5, 1))
        )
        table.combat("holborn", "creatures")
        assert (table.bites("mina") == 0) == (value <= 3)


@rule("PD-CMB-17", "PD-RAND-09")
def test_red_and_black_fives() -> None:
    """E11: at strength 5 a red five hits and a black one misses; at 4 both miss."""
    for weapons, card, hit in (
        (["revolver", "holy-water"], "red", True),
        (["revolver", "holy-water"], "black", False),
        (["revolver", "holy-water"], (5, 4), True),
        (["revolver"], "red", False),
        (["revolver"], "black", False),
    ):
        table = plague(at={"mina": "holborn"}, weapons={"mina": weapons}, cards=(card, (5, 5)))
        table.combat("holborn", "creatures")
        if "holy-water" in weapons:
            table.choose("use:holy-water:mina")
        first = next(k for k in table.said() if k in ("hunters-hit", "hunters-miss"))
        assert (first == "hunters-hit") == hit


@rule("PD-CMB-18")
def test_a_bite_ends_the_round_before_the_hunters_draw() -> None:
    table = plague(
        at={"mina": "holborn", "seward": "holborn"}, bites={"mina": 1}, renfield="carfax"
    )
    table.cards((5, 1)).combat("holborn")
    assert table.menu() == ["stay:seward", "follow:seward:islington"]
    assert "drawn-hunters" not in table.said()
    table.cards((5, 5), (5, 1)).choose("stay:seward")
    assert [k for k in table.said() if k.startswith("drawn")] == [
        "drawn-undead",
        "drawn-undead",
        "drawn-hunters",
    ]


@rule("PD-CMB-19")
def test_a_hit_drives_the_undead_off_and_costs_dracula_a_space() -> None:
    table = plague(at={"mina": "holborn"}, dracula=8, cards=((5, 1),)).combat("holborn", "dracula")
    assert table.g.dracula == 7
    assert table.nothing_pending()
    assert table.said()[-1] == "combat-over"
    other = plague(at={"mina": "holborn"}, dracula=8, cards=((5, 1),)).combat("holborn", "infected")
    assert other.g.dracula == 8


@rule("PD-CMB-20")
def test_stakes_destroy_a_turned_hunter_even_in_helpless_hands() -> None:
    table = plague(
        at={"mina": "holborn", "seward": "holborn"},
        bites={"mina": 2},
        weapons={"mina": ["wooden-stakes"]},
        turned=["lucy", "morris"],
        cards=((5, 1),),
    )
    table.combat("holborn", "vampire-lucy")
    assert table.menu() == ["stake:mina", "withhold:wooden-stakes"]
    table.choose("stake:mina")
    assert table.display() == ["morris"]
    assert table.discarded("wooden-stakes") == 1
    kept = plague(
        at={"mina": "holborn"},
        weapons={"mina": ["wooden-stakes"]},
        turned=["lucy"],
        cards=((5, 1),),
    )
    kept.combat("holborn", "vampire-lucy").choose("withhold:wooden-stakes")
    assert kept.display() == ["lucy"]
    assert kept.weapons("mina") == ["wooden-stakes"]


@rule("PD-CMB-20")
def test_stakes_of_a_hunter_who_is_out_of_the_combat_may_be_used() -> None:
    """Mina was bitten in an untainted home and stays there, with her Stakes."""
    table = plague(
        at={"mina": "belgravia", "seward": "belgravia"},
        weapons={"mina": ["dagger", "wooden-stakes"]},
        turned=["lucy"],
        cards=((5, 5), (5, 1), (5, 1)),
    )
    table.combat("belgravia", "vampire-lucy", "mina")
    assert "stays-out" in table.said()
    assert table.menu() == ["stake:mina", "withhold:wooden-stakes"]
    table.choose("stake:mina")
    assert table.display() == []
    assert table.nothing_pending()


@rule("PD-CMB-21")
def test_the_three_fixed_foes_are_never_destroyed() -> None:
    for foe in ("creatures", "infected", "dracula"):
        table = plague(at={"mina": "holborn"}, weapons={"mina": ["wooden-stakes"]}, cards=((5, 1),))
        table.combat("holborn", foe)
        assert table.nothing_pending()
        assert table.weapons("mina") == ["wooden-stakes"]


@rule("PD-CMB-22")
def test_rounds_go_on_until_one_side_is_gone() -> None:
    table = plague(at={"mina": "holborn"}, cards=((5, 5),) * 8 + ((5, 1),)).combat("holborn")
    assert table.said().count("hunters-miss") == 4
    assert table.nothing_pending()
    fled = plague(at={"mina": "holborn"}, marks={"holborn": "coffin-1"}, cards=((5, 5), (5, 1)))
    fled.combat("holborn")
    assert fled.at("mina") == "islington"
    assert fled.mark("holborn") == "coffin-1"
    assert fled.nothing_pending()


def test_the_books_combat_example() -> None:
    """E6, step by step."""
    table = plague(
        at={"morris": "hackney", "harker": "hackney", "van-helsing": "hackney"},
        weapons={
            "morris": ["revolver", "kukri-knife", "garlic-wreath"],
            "harker": ["dagger", "holy-water"],
            "van-helsing": ["crucifix", "wooden-stakes"],
        },
        marks={"hackney": "coffin-2"},
        turned=["lucy", "holmwood"],
        renfield="carfax",
    )
    table.cards((5, 4)).run("action").choose("cleanse:hackney")
    assert shown(table, "attacked-by") == [["vampire-lucy", 4]]
    table.choose("target:morris", "use:crucifix:van-helsing")
    table.cards("black", (5, 5), (5, 5), (5, 2)).choose("use:holy-water:harker")
    assert table.discarded("holy-water") == 1
    assert table.track("morris") == ["bite", "kukri-knife", "garlic-wreath"]
    assert table.at("morris") == "chelsea"
    table.choose("stay:harker", "stay:van-helsing")
    assert table.menu() == ["target:harker", "target:van-helsing"]
    table.cards((5, 5), (5, 1)).choose("target:harker")
    table.choose("stake:van-helsing")
    assert table.display() == ["holmwood"]
    assert table.track("van-helsing") == ["tipped crucifix", "", ""]
    assert table.mark("hackney") == "coffin-2"
    table.finish()
    assert table.nothing_pending()


def test_a_combat_goes_its_own_way_on_a_copy_of_the_table() -> None:
    """Copies share the rows of the agenda, so a blow on one must not be felt on the other."""
    table = plague(
        at={"mina": "holborn", "seward": "holborn"},
        weapons={"mina": ["holy-water", "crucifix"]},
        cards=((5, 5), (5, 1)),
    )
    table.combat("holborn", "infected", "mina")
    before = text(table.g)
    twin = Table(table.game, table.g.clone())
    twin.choose("use:holy-water:mina", "withhold:crucifix")
    assert twin.bites("mina") == 1
    assert text(table.g) == before
    assert combat_now(table.g).fights(table.h("mina"))
    assert not combat_now(twin.g).fights(twin.h("mina"))
    third = Table(table.game, table.g.clone())
    table.choose("use:holy-water:mina", "withhold:crucifix")
    assert text(third.g) == before and text(table.g) == text(twin.g)
    assert combat_now(third.g).fights(third.h("mina"))
