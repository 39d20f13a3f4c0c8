"""What a drawn board reads: facts of the pieces, results of options, whole attacks, the night."""

from __future__ import annotations

from typing import Any

from gaslamp.games.blackbriar.game import GAME
from gaslamp.table import life
from kit import rule
from scenarios.blackbriar.kit import Briar, briar


def data(table: Briar, seat: int = 0) -> dict[str, Any]:
    return GAME.view(table.g, seat).data


def piece(table: Briar, ref: str) -> dict[str, Any]:
    view = GAME.view(table.g, 0)
    zones = [p for zone in view.zones for p in zone.pieces]
    places = [p for place in view.maps[0].places for p in place.pieces]
    return next(p.data for p in [*zones, *places] if p.ref == ref)


def test_a_creature_tells_what_it_is() -> None:
    table = briar({"doctor": "a1"}, [("stitched-giant", "c4"), ("bone-sentinel", "d4")])
    table.poison("stitched-giant-1", 2)
    table.stun("bone-sentinel-1")
    giant = piece(table, "piece/stitched-giant-1")
    assert (giant["left"], giant["health"], giant["dice"]) == (11, 11, [6, 8])
    assert {"side": "n", "attack": False} in giant["arrows"]
    assert [one["name"] for one in giant["abilities"]] == ["SAVAGE", "REAP"]
    assert giant["poison"] == 2
    sentinel = piece(table, "piece/bone-sentinel-1")
    assert sentinel["stunned"] and sentinel["armor"] == 1


def test_a_weapon_tells_its_spaces_and_the_next_tier() -> None:
    table = briar({"colonel": "a1"}, [], {"colonel": [(6, 2), (6, 3)]})
    gun = piece(table, "weapon/blunderbuss")
    assert gun["load"]["word"] == "scattershot"
    assert gun["spaces"][0]["ref"] == "space/blunderbuss/1"
    assert gun["next"]["name"] == "Coach Gun"
    assert gun["next"]["die"] == 6 and not gun["next"]["six"]


@rule("BB-UPG-02", "BB-ACT-17")
def test_the_price_of_the_next_tier_counts_the_discount() -> None:
    table = briar({"colonel": "a1"}, [], {"colonel": [(6, 2)]})
    before = piece(table, "weapon/cavalry-sabre")["next"]["price"]
    table.g.sheets.voucher[0] = 3
    assert piece(table, "weapon/cavalry-sabre")["next"]["price"] == before - 3


def test_each_option_for_a_lifted_die_tells_its_result() -> None:
    table = briar({"colonel": "b2"}, [("stitched-giant", "b3")], {"colonel": [(6, 4)]})
    table.choose("lift:colonel:d6-4")
    assert data(table)["lifted"] == "die/0"
    told = data(table)["results"]["use:colonel:cavalry-sabre:2:stitched-giant-1"]
    assert told == [{"ref": "piece/stitched-giant-1", "of": "health", "before": 11, "after": 9,
                     "falls": False}]  # fmt: skip


@rule("BB-ACT-18")
def test_a_shot_is_told_with_all_its_choices() -> None:
    table = briar({"widow": "c1"}, [("ghoul", "c4")], {"widow": [(6, 1), (6, 6), (6, 6)]})
    ways = data(table)["ways"]
    best = ways[0]
    assert best["target"] == "piece/ghoul-1"
    assert best["weapon"] == "weapon/pepperbox-pistol"
    assert best["keys"][1] == "load:widow:pepperbox-pistol"
    before = best["results"][0]["before"]
    table.choose(*best["keys"])
    assert table.harm("ghoul-1") == before - best["results"][0]["after"]


@rule("BB-DIC-05")
def test_every_way_of_a_game_can_be_gone() -> None:
    match = life.begin("blackbriar", ["human", "human"], {"cast": "lot"}, 6)
    gone = 0
    while match.result() is None and gone < 12:
        seat = match.asked()[0]
        ways = match.view(seat).data["ways"]
        if ways:
            way = ways[gone % len(ways)]
            for key in way["keys"]:
                match.choose(seat, key)
            gone += 1
        else:
            match.choose(seat, match.menu(seat)[-1].key)
    assert gone


@rule("BB-SUP-05")
def test_the_night_tells_who_has_acted_who_acts_and_who_is_to_come() -> None:
    table = briar({"doctor": "c2"}, [("werewolf", "c3"), ("ghoul", "f6"), ("ghoul", "a6")],
                  {"doctor": [(6, 1)]})  # fmt: skip
    table.choose("pass")
    shown = data(table)
    assert shown["night"]["acting"] == "werewolf"
    assert shown["night"]["acted"] == []
    assert shown["night"]["coming"] == ["ghoul-2", "ghoul-1"]
    assert [one["creature"] for one in shown["forecast"]["creatures"]] == ["ghoul-2", "ghoul-1"]
    assert shown["block"]["attacker"] == "werewolf"
    assert shown["block"]["victim"] == "doctor"


def test_a_loaded_gun_shows_its_lines_of_fire() -> None:
    table = briar({"widow": "c1"}, [("ghoul", "c4")], {"widow": [(6, 1), (6, 6)]})
    table.choose("lift:widow:d6-1", "load:widow:pepperbox-pistol")
    rays = data(table)["plan"]["rays"]
    assert {"hexes": ["c2", "c3", "c4"], "stopped": True} in rays
    assert piece(table, "weapon/pepperbox-pistol")["load"]["die"]["shows"] == 1


def test_of_dice_that_are_alike_none_is_called_closed_while_one_is_offered() -> None:
    table = briar(
        {"magistrate": "c1", "vicar": "c3"},
        dice={"magistrate": [(6, 2)], "vicar": [(6, 1), (6, 1), (6, 5)]},
    )
    table.choose("lift:magistrate:d6-2", "use:magistrate:oratory:1:vicar")
    assert table.menu() == ["reroll:vicar:d6-1", "reroll:vicar:d6-5"]
    dice = [p.ref for zone in GAME.view(table.g, 0).zones for p in zone.pieces if "die/" in p.ref]
    twin = 1 + min(
        int(ref.partition("/")[2])
        for code in table.filled(0).listed()
        for ref in GAME.refs(table.g, 0, code)
        if ref.startswith("die/")
    )
    assert f"die/{twin}" in dice
    told = {ref for code in table.filled(0).listed() for ref in GAME.refs(table.g, 0, code)}
    closed = {ref for row in GAME.closed(table.g, 0, told) for ref in row.refs}
    assert f"die/{twin}" not in closed and f"die/{twin}" not in told
