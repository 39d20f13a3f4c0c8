"""Chances shown with options are exact."""

from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.games.plague_of_dracula.searching import rumor_brings_combat
from gaslamp.games.plague_of_dracula.tables import CLEANSED, FINAL
from gaslamp.kernel.zone import zone
from scenarios.plague_of_dracula.kit import WORDS, Table, all_but, plague


def odds(table: Table, key: str) -> dict[str, float]:
    seat = table.only_seat()
    (code,) = [c for c in table.filled(seat).listed() if GAME.key(table.g, seat, c) == key]
    found = GAME.odds(table.g, seat, code)
    return {WORDS.say(o.message, *o.args): round(o.chance, 6) for o in found}


def test_a_transfusion_by_the_full_deck_and_by_the_cards_left() -> None:
    table = plague(at={"mina": "holborn", "seward": "holborn"}, bites={"mina": 1})
    table.run("action").pass_to("transfusion")
    assert odds(table, "transfuse:seward:mina") == {"healed": round(50 / 60, 6)}
    table.g.discard = zone([c for c in table.g.deck.listed() if c not in (3, 6, 1)])
    table.g.deck = zone([3, 6, 1])
    assert odds(table, "transfuse:seward:mina") == {"healed": round(1 / 3, 6)}
    table.g.known_top = 1
    assert odds(table, "transfuse:seward:mina") == {"healed": 1.0}


def test_transfusions_of_different_patients_are_not_set_against_each_other() -> None:
    """Whom to treat is not a question of the chances alone."""
    table = plague(at={"mina": "purfleet", "morris": "purfleet"}, bites={"mina": 1, "morris": 2})
    table.run("action").pass_to("transfusion")
    codes = table.filled(0).listed()
    about = {GAME.key(table.g, 0, c): [o.about for o in GAME.odds(table.g, 0, c)] for c in codes}
    assert about == {"transfuse:staff:mina": ["mina"], "transfuse:staff:morris": ["morris"],
                     "pass": []}  # fmt: skip


def test_a_secular_search_at_the_start() -> None:
    table = plague(at={"mina": "islington"}).run("action")
    found = odds(table, "search:mina:secular")
    assert found == {
        "Dagger": round(1 / 6 + 2 / 6 * 4 / 7, 6),
        "Kukri Knife": round(1 / 6 + 2 / 6 / 7, 6),
        "Revolver": round(1 / 6 + 2 / 6 / 7, 6),
        "Rumor": round(2 / 6 / 7, 6),
        "nothing": round(1 / 6, 6),
    }


def test_a_conversion_by_the_coffins_not_seen() -> None:
    table = plague(at={"mina": "islington"}, marks={"hackney": "plague-3"})
    table.run("action").pass_to("movement")
    assert odds(table, "move:mina:hackney") == {"combat": 0.5}
    assert odds(table, "move:mina:st-pancras") == {}
    table.g.stack = zone([])
    assert odds(table, "move:mina:hackney") == {"combat": 0.75}


def test_a_round_of_combat() -> None:
    table = plague(
        at={"mina": "holborn"}, weapons={"mina": ["crucifix", "dagger"]}, renfield="carfax"
    )
    table.combat("holborn", "infected")
    withheld = odds(table, "withhold:crucifix")
    assert withheld["a bite"] == 0.2
    assert withheld["the hunters hit"] == round((12 * 23 + 36 * 24) / (60 * 59), 6)
    used = odds(table, "use:crucifix:mina")
    assert used == {"the hunters hit": 0.4}


def test_no_chances_of_a_combat_that_is_over() -> None:
    """A Crucifix against the sickness, and Stakes for a vampire who is driven off."""
    table = plague(
        at={"mina": "holborn"},
        weapons={"mina": ["crucifix", "wooden-stakes"]},
        marks=all_but("holborn"),
        turned=["lucy"],
        cards=((5, 1),),
    )
    table.combat("holborn", "vampire-lucy")
    assert "withhold:wooden-stakes" in table.menu()
    assert odds(table, "withhold:wooden-stakes") == {}
    table.choose("withhold:wooden-stakes")
    table.event(40)
    assert table.waiting() == "Ward"
    assert odds(table, "use:crucifix:mina") == odds(table, "withhold:crucifix") == {}


def test_the_view_of_a_combat_shows_both_chances() -> None:
    table = plague(
        at={"mina": "holborn"}, weapons={"mina": ["crucifix", "dagger"]}, renfield="carfax"
    )
    table.combat("holborn", "infected")
    combat = GAME.view(table.g, 0).data["combat"]
    assert (combat["undead_strength"], combat["hunter_strength"]) == (1, 2)
    assert (combat["undead_chance"], combat["hunter_chance"]) == (0.2, 0.4)
    assert combat["undead_first"]
    assert [(p["amount"], p["name"]) for p in combat["undead_parts"]] == [(1, "of their own")]
    assert [p["amount"] for p in combat["hunter_parts"]] == [1, 1]
    assert combat["hunter_parts"][1]["name"] == "Dagger"


def test_a_rumor_that_would_be_an_attack_is_called_one() -> None:
    """PD-SRCH-09, PD-SRCH-11: on a coffin, and where no Rumor could go."""
    bag = {"dagger": 1, "rumor": 1}
    at = {"mina": "purfleet", "seward": "holborn", "lucy": "islington"}
    plain = plague(at=at, bag=bag, marks={"holborn": "coffin-1"}).run("action")
    assert odds(plain, "search:mina:bag") == {"Dagger": 0.5, "Rumor": 0.5}
    assert odds(plain, "search:lucy:bag") == {"Dagger": 0.5, "Rumor": 0.5}
    attack = {"Dagger": 0.5, "a Rumor that brings an attack": 0.5}
    assert odds(plain, "search:seward:bag") == attack
    nowhere = plague(at=at, bag=bag, marks=all_but("islington")).run("action")
    nowhere.g.marks[nowhere.g.place[nowhere.h("lucy")]] = CLEANSED
    assert odds(nowhere, "search:mina:bag") == attack
    plain.g.stores.rumors = 0
    assert odds(plain, "search:lucy:bag") == odds(plain, "search:mina:bag") == attack
    plain.g.segment = FINAL
    assert not rumor_brings_combat(plain.g, plain.h("lucy"))
