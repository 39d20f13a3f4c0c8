"""The texts of the cards from 26 on."""

from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, all_but, plague

SICK = ("paddington", "st-marylebone", "chelsea", "mayfair", "belgravia", "islington", "holborn")


def test_a_dark_mist_brings_dracula_to_a_random_place() -> None:
    at = {"mina": "holborn", "seward": "holborn", "morris": "mayfair"}
    table = plague(at=at, bites={"seward": 1}, dracula=7).event(26, (2, 1), (5, 1))
    assert [line.args for line in table.g.log if line.key == "combat"] == [["holborn"]]
    assert [line.args for line in table.g.log if line.key == "attacked-by"] == [["dracula", 2]]
    assert table.g.dracula == 6


def test_an_undisturbed_mist_is_stronger_and_strikes_first() -> None:
    table = plague(at={"mina": "holborn"}, turn=20, dracula=7).event(27, (5, 4))
    assert [line.args for line in table.g.log if line.key == "attacked-by"] == [["dracula", 4]]
    assert table.bites("mina") == 1


def test_undisturbed_feeding_finds_hunters_in_cleansed_places() -> None:
    table = plague(at={"mina": "islington"}, marks={"islington": "wreath"}, turn=20).event(28)
    assert table.bites("mina") == 1
    assert table.at("mina") == "islington"
    assert table.has_action("mina")
    calm = plague(at={"mina": "islington"}, marks={"islington": "wreath"}, turn=20, discarded_on=18)
    assert calm.event(28).bites("mina") == 0


def test_undisturbed_feeders_are_stronger_and_strike_first() -> None:
    table = plague(at={"mina": "holborn"}, turn=20, time="night-1").event(38, (5, 3))
    assert [line.args for line in table.g.log if line.key == "attacked-by"] == [["infected", 3]]
    assert table.bites("mina") == 1


def test_the_wasting_sickness_needs_15_tainted_locations() -> None:
    free = list(CONTENT.place_ids[1:26])[:11]
    table = plague(at={"mina": free[0]}, marks=all_but(*free)).event(40)
    assert table.bites("mina") == 0
    sick = plague(at={"mina": free[0]}, marks=all_but(*free[:10])).event(40)
    assert sick.bites("mina") == 1
    assert sick.at("mina") == free[0]


def test_a_crucifix_wards_off_the_sickness() -> None:
    table = plague(
        at={"mina": SICK[0], "seward": SICK[0]},
        marks=all_but(*SICK),
        weapons={"seward": ["crucifix"]},
    )
    table.event(40, (2, 1))
    assert table.menu() == ["use:crucifix:seward", "withhold:crucifix"]
    table.choose("use:crucifix:seward")
    assert table.bites("mina") == 0
    assert table.track("seward") == ["tipped crucifix", "", ""]
    assert table.nothing_pending()


def test_a_crucifix_withheld_or_held_by_the_helpless_wards_off_nothing() -> None:
    marks = all_but(*SICK)
    table = plague(at={"mina": SICK[0]}, marks=marks, weapons={"mina": ["crucifix"]}).event(58)
    table.choose("withhold:crucifix")
    assert table.bites("mina") == 1
    weak = plague(
        at={"mina": SICK[0], "lucy": SICK[0]},
        bites={"lucy": 2},
        weapons={"lucy": ["crucifix"]},
        marks=marks,
    )
    weak.event(58, (2, 1))
    assert weak.bites("mina") == 1


def test_the_lady_in_white_is_lucy_or_a_rumor() -> None:
    lucy = plague(at={"mina": "holborn"}, turned=["lucy"]).event(41, (5, 1))
    assert [line.args for line in lucy.g.log if line.key == "attacked-by"] == [["vampire-lucy", 2]]
    marks = {"st-marylebone": "wreath", "islington": "rumor"}
    rumor = plague(at={"mina": "holborn"}, marks=marks).event(41, (3, 3))
    assert rumor.mark("holborn") == "rumor"


def test_the_master_is_at_hand() -> None:
    assert plague(renfield="purfleet", dracula=5).event(42).renfield() == "carfax"
    out = plague(renfield="carfax", dracula=5).event(42)
    assert out.g.dracula == 6


def test_the_straight_waistcoat_holds_renfield_for_a_turn() -> None:
    table = plague(renfield="carfax").event(43)
    assert table.renfield() == "purfleet"
    before = table.draws()
    table.run("renfield")
    assert table.draws() == before
    table.cards((6, 1)).run("renfield")
    assert table.renfield() == "carfax"


def test_the_baptism_of_blood_is_for_mina() -> None:
    table = plague(at={"mina": "holborn", "lucy": "holborn"}, dracula=10).event(44, (5, 5), (5, 3))
    assert table.bites("mina") == 1


def test_a_london_particular_slows_everybody() -> None:
    table = plague(at={"morris": "chelsea", "mina": "islington"}, bites={"mina": 1}).event(45)
    table.run("action").pass_to("movement")
    assert "move:morris:clerkenwell" not in table.menu()
    assert "move:morris:st-james" in table.menu()
    assert "move:mina:hackney" in table.menu()
    table.pass_to("movement", "bonus")
    assert table.nothing_pending()


def test_the_open_window_takes_a_wreath_or_calls_lucy() -> None:
    table = plague(at={"mina": "holborn"}, marks={"islington": "wreath"}).event(46)
    assert table.mark("islington") == ""
    assert table.discarded("garlic-wreath") == 1
    lucy = plague(at={"lucy": "holborn"}, dracula=10).event(46, (5, 5), (5, 1))
    assert lucy.bites("lucy") == 2


def test_an_urgent_telegram_hurries_travellers_or_lets_one_search() -> None:
    table = plague(at={"mina": "arrival-6", "morris": "arrival-2"}).event(48)
    assert table.at("mina") == "islington"
    assert table.at("morris") == "arrival-3"
    free = plague(at={"mina": "islington"}, bag={"revolver": 1}).event(48)
    assert free.menu() == ["search:mina:bag", "search:mina:secular", "pass"]
    free.choose("search:mina:bag")
    assert free.weapons("mina") == ["revolver"]
    assert free.has_action("mina")


def test_two_cards_call_hunters_away() -> None:
    table = plague(at={"holmwood": "holborn"}, weapons={"holmwood": ["dagger"]}).event(49)
    assert table.at("holmwood") == "arrival-3"
    assert table.weapons("holmwood") == ["dagger"]
    both = plague(at={"morris": "holborn", "van-helsing": "holborn"}).event(50, (2, 2))
    assert both.at("van-helsing") == "arrival-3"
    assert both.at("morris") == "holborn"


def test_flowers_from_haarlem() -> None:
    early = plague(at={"mina": "holborn"}).event(51)
    assert early.in_bag("garlic-wreath") == 1
    late = plague(at={"mina": "holborn", "van-helsing": "mayfair"}).event(51)
    late.choose("receive:mina:garlic-wreath", "receive:mina:garlic-wreath")
    assert late.weapons("mina") == ["garlic-wreath", "garlic-wreath"]
    assert late.nothing_pending()
    none = plague(at={"mina": "holborn", "van-helsing": "mayfair"}).event(51)
    none.choose("done")
    assert none.weapons("mina") == []


def test_the_priests_gift() -> None:
    early = plague(at={"mina": "holborn"}).event(52)
    assert early.in_bag("crucifix") == 1
    late = plague(at={"mina": "holborn"}, came=("van-helsing",)).event(52)
    assert late.menu() == ["receive:mina:crucifix", "receive:mina:host"]
    late.choose("receive:mina:host")
    assert late.weapons("mina") == ["host"]


def test_brave_mens_blood_widens_every_range() -> None:
    table = plague(at={"mina": "purfleet"}, bites={"mina": 1}).event(53)
    table.cards((6, 4)).run("action").pass_to("transfusion").choose("transfuse:staff:mina")
    assert table.bites("mina") == 0


def test_what_music_they_make_strengthens_all_but_creatures() -> None:
    table = plague(at={"mina": "holborn"}).event(54)
    table.cards((5, 1)).combat("holborn", "infected")
    table.cards((5, 1)).combat("holborn", "creatures")
    shown = [line.args for line in table.g.log if line.key == "attacked-by"]
    assert shown == [["infected", 2], ["creatures", 1]]


def test_hallowed_ground_strengthens_the_hunters() -> None:
    table = plague(at={"mina": "holborn"}).event(55)
    table.cards((5, 2)).combat("holborn")
    assert table.said()[-2:] == ["driven-off", "combat-over"]


def test_the_carters_ledger_turns_up_to_three_markers() -> None:
    marks = {
        "hackney": "plague-1",
        "poplar": "plague-2",
        "islington": "plague-3",
        "holborn": "plague-1",
    }
    table = plague(at={"mina": "mayfair"}, marks=marks).event(56)
    table.choose("reveal:hackney", "reveal:poplar", "reveal:islington")
    assert table.marked("plague") == ["holborn"]
    assert table.nothing_pending()
    assert "combat" not in table.said()


def test_fifty_boxes_spread_on_their_own_and_are_sources_for_the_turn() -> None:
    table = plague(dracula=3, stack=[1, 1, 1]).event(57, (3, 1), (2, 1))
    assert table.marked("plague") == ["hackney", "bethnal-green"]
    assert len(table.g.stack) == 1
    sick = plague(at={"mina": SICK[0]}, marks=all_but(*SICK), stack=[]).event(57)
    assert sick.bites("mina") == 1


def test_mina_in_trance_orders_the_next_three_cards() -> None:
    table = plague(at={"mina": "holborn"}, bites={"mina": 1}).event(59, 10, 20, 30)
    assert table.menu() == ["next-card:card-10", "next-card:card-20", "next-card:card-30"]
    table.choose("next-card:card-30", "next-card:card-10")
    assert table.g.deck.listed()[-3:] == [20, 10, 30]
    assert table.nothing_pending()
    healthy = plague(at={"mina": "holborn"}).event(59, 10, 20, 30)
    assert healthy.nothing_pending()
    assert healthy.g.known_top == 0


def test_the_tide_turns_reshuffles_and_draws_again() -> None:
    table = plague(at={"mina": "holborn"}).event(60)
    assert table.said().count("reshuffled") == 1
    events = [line.args[0] for line in table.g.log if line.key == "event"]
    assert events[0] == "card-60"
    assert len(events) == 2


@rule("PD-LVL-03")
def test_event_57_is_no_plague_spread_segment() -> None:
    table = plague(level="harder", time="night-2", stack=[1, 1, 1, 1], dracula=3).event(57)
    assert len(table.g.stack) == 2
