"""What people read: prompts, notes behind options, the board in words, what can be looked at."""

from __future__ import annotations

import re

import pytest

from gaslamp.games.blackbriar import foretold
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.game import GAME
from gaslamp.games.blackbriar.hexes import HEX_NAMES
from gaslamp.games.blackbriar.state import ACTIVE, DELAYED, ON_BUILDING, ON_SPACE, Blackbriar
from gaslamp.games.blackbriar.view import board_piece, building_piece, building_zone
from gaslamp.games.view import Piece
from kit import rule
from scenarios.blackbriar.kit import Briar, briar, content

ABOUT = {one.id: one for one in GAME.about(content())}


def zone(table: Briar, wanted: str) -> list[Piece]:
    return next(z.pieces for z in GAME.view(table.g, 0).zones if z.id == wanted)


def struck(held: tuple[int, int], damage: int, roll: int) -> Briar:
    """The Doctor with one held die and some damage, struck by a Ghoul for so much."""
    table = briar({"doctor": "c2"}, [("ghoul", "c3")], {"doctor": [held]})
    table.ruin("town-hall")
    table.hurt("doctor", damage)
    table.rig((6, roll))
    table.activate("ghoul-1")
    return table


@rule("BB-BLK-01", "BB-CAT-04")
def test_a_block_names_the_attacker_and_what_being_struck_means() -> None:
    table = struck((6, 1), 0, 5)
    assert table.prompt() == (
        "Ghoul 1 strikes the Doctor: 5 damage is coming. If any gets through, it also means the "
        "loss of the Townsfolk's largest Delayed die to the creature. Block with held dice, or let "
        "it through."
    )
    assert table.label("done") == "Let it through"
    assert table.note("done") == "the Doctor is struck, Health 19 to 14"
    assert table.note("block:doctor:d6") == "the Doctor is struck, Health 19 to 15"
    for code in table.filled(0).listed():
        assert GAME.odds(table.g, 0, code) == []


@rule("BB-BLK-01", "BB-DMG-04")
def test_a_block_says_who_would_be_killed_and_who_is_not_struck() -> None:
    table = struck((12, 1), 17, 3)
    assert table.note("done") == "the Doctor is killed"
    assert table.caution("done") == "The Doctor would fall."
    assert table.note("block:doctor:d12") == "the whole blow is stopped"
    assert table.caution("block:doctor:d12") == ""


@rule("BB-BLK-07")
def test_magick_is_blocked_without_an_attacker() -> None:
    table = briar({"doctor": "f5"}, [("hedge-witch", "a6")], {"doctor": [(6, 2)]})
    table.rig((6, 4))
    table.strike("hedge-witch-1", "doctor")
    assert table.prompt().startswith("MAGICK strikes the Doctor: 4 damage is coming")
    assert table.note("done") == "Health 19 to 15"


@rule("BB-BLK-02")
def test_who_may_block_besides_is_remembered() -> None:
    table = briar({"doctor": "c2", "vicar": "b2"}, [("barrow-wight", "c3")],
                  {"doctor": [(6, 1)], "vicar": [(6, 2)]}, seats=2)  # fmt: skip
    table.ruin("town-hall")
    table.hurt("doctor", 10)
    table.rig((6, 5))
    table.activate("barrow-wight-1")
    assert (
        table.note("done", 0) == "the Doctor is struck, Health 9 to 4, unless somebody else blocks"
    )
    table.choose("block:doctor:d6", seat=0)
    table.choose("block:vicar:d6", seat=1)
    assert "The Doctor blocks 1." in table.told()
    assert "The Vicar blocks 1 for the Doctor." in table.told()


@rule("BB-ACT-01", "BB-DMG-06")
def test_options_say_what_they_do_to_their_target() -> None:
    table = briar({"doctor": "c2"}, [("revenant", "c3"), ("bone-sentinel", "d1")],
                  {"doctor": [(6, 5), (6, 2)]})  # fmt: skip
    table.hurt("doctor", 5)
    table.choose("lift:doctor:d6-5")
    assert table.note("use:doctor:bone-saw:2:revenant-1") == "Health 9 to 7"
    assert table.note("use:doctor:syringe:2:revenant-1") == "POISON 0 to 2"
    assert table.note("use:doctor:physicians-bag:2:doctor") == "Health 14 to 16"
    assert table.note("pay:doctor:hemlock-draught") == "5 of 7; brings a D6"
    table.choose("put-back", "lift:doctor:d6-2")
    assert table.note("use:doctor:bone-saw:1:bone-sentinel-1") == "no damage gets through"
    table.hurt("revenant-1", 8)
    assert table.note("use:doctor:bone-saw:1:revenant-1") == "1 damage, and it falls"


@rule("BB-ACT-15", "BB-ACT-16", "BB-ACT-19", "BB-ACT-22", "BB-ACT-23")
def test_options_say_what_a_die_does_for_others_and_for_a_shot() -> None:
    table = briar({"magistrate": "c1", "doctor": "c3"},
                  dice={"magistrate": [(6, 6), (6, 2)], "doctor": [(6, 1)]})  # fmt: skip
    table.choose("lift:magistrate:d6-6")
    assert table.note("use:magistrate:oratory:2:doctor") == "it sets one of its dice"
    table.choose("put-back", "lift:magistrate:d6-2")
    assert table.note("use:magistrate:oratory:1:doctor") == "it rerolls one of its dice"
    for folk, gun, said in (("constable", "service-revolver", "3 shots"),
                            ("gamekeeper", "fowling-rifle", ""),
                            ("colonel", "blunderbuss", "hits up to 3 in a line")):  # fmt: skip
        table = briar({folk: "c1"}, [("ghoul", "c4")], {folk: [(6, 3), (6, 4)]})
        table.choose(f"lift:{folk}:d6-3")
        assert table.note(f"load:{folk}:{gun}") == said
    table = briar({"gamekeeper": "c1"}, [("ghoul", "c4")], {"gamekeeper": [(6, 3), (6, 4)]})
    table.choose("lift:gamekeeper:d6-4")
    assert table.note("load:gamekeeper:fowling-rifle") == "the shot counts 2 times"


@rule("BB-ACT-23", "BB-ACT-24", "BB-ACT-05")
def test_a_shot_at_several_names_who_would_fall() -> None:
    table = briar({"colonel": "c1"}, [("ghoul", "c3"), ("revenant", "c4"), ("ghoul", "e1")],
                  {"colonel": [(6, 2), (8, 7)]})  # fmt: skip
    table.hurt("revenant-1", 7)
    table.hurt("ghoul-1", 5)
    table.choose("lift:colonel:d6-2", "load:colonel:blunderbuss")
    assert table.note("lift:colonel:d8-7") == (
        "2 targets, up to 3 damage; Ghoul 1 and Revenant 1 could fall"
    )
    table.choose("lift:colonel:d8-7")
    assert table.note("use:colonel:blunderbuss:3:ghoul-1") == (
        "2 are hit for 3; Ghoul 1 and Revenant 1 fall"
    )
    table = briar({"colonel": "c1"}, [("ghoul", "c3"), ("revenant", "c4")],
                  {"colonel": [(6, 2), (6, 5)]})  # fmt: skip
    table.hurt("revenant-1", 8)
    table.choose("lift:colonel:d6-2", "load:colonel:blunderbuss")
    assert table.note("lift:colonel:d6-5") == "2 are hit for 2; Revenant 1 falls"


@rule("BB-DIC-02", "BB-DIC-03")
def test_a_gun_says_when_its_load_stays_too() -> None:
    stays = "Fire space 3: a die of 6+ does DAMAGE 5; the die stays there this turn"
    assert f"{stays}, and so does the LOAD die." in ABOUT["punt-gun"].lines
    assert not any("so does" in line for line in ABOUT["regimental-claymore"].lines)


@rule("BB-UPG-06")
def test_an_upgrade_says_that_it_costs_a_six() -> None:
    table = briar({"vicar": "c2", "doctor": "a1"}, dice={"doctor": [(6, 6), (6, 6)]}, seats=2)
    table.choose("lift:doctor:d6-6", "offer:vicar", seat=1)
    assert table.note("pay:vicar:blessed-mace", 0) == "6 of 8; costs a spent D6, brings a D8"
    assert table.prompt() == (
        "Player 1: Player 2 offers the D6 showing 6 of the Doctor towards an Upgrade of the Vicar. "
        "Which weapon, if any?"
    )


@rule("BB-ACT-26", "BB-CAB-22")
def test_blows_that_hurt_friends_say_so() -> None:
    table = briar({"widow": "c1", "doctor": "c3"}, [("stitched-giant", "c4")],
                  {"widow": [(6, 1), (6, 6)]})  # fmt: skip
    table.choose("lift:widow:d6-1", "fuse:widow:blasting-powder")
    table.choose("lift:widow:d6-6")
    key = "detonate:widow:blasting-powder:stitched-giant-1"
    assert table.note(key) == "Health 11 to 8; all beside it take 1, also the Doctor"
    assert table.caution(key) == "The blast would also hurt the Doctor."
    table.hurt("doctor", 18)
    assert table.caution(key) == "The Doctor would fall."
    table = briar({"doctor": "c2", "vicar": "c1"}, [("drowned-bride", "c2")], {"vicar": [(6, 5)]})
    table.choose("lift:vicar:d6-5")
    key = "use:vicar:iron-crozier:2:drowned-bride-1"
    assert table.note(key) == "Health 4 to 2, and the Doctor takes 2 too"
    assert table.caution(key) == "The possessed Doctor would take 2 damage too."


@rule("BB-TGT-07")
def test_chances_of_a_blow_are_exact() -> None:
    table = briar({"doctor": "b1"}, [("hedge-witch", "f6")])
    table.hurt("hospital", 14)
    table.strike("hedge-witch-1", "doctor")
    (odds,) = GAME.odds(table.g, 0, table.code("magick:hospital", 0))
    assert odds.chance == pytest.approx(5 / 6)
    table = briar({"madame": "c1"}, [("stitched-giant", "c3"), ("ghoul", "c4"), ("ghoul", "d3")],
                  {"madame": [(6, 3)]})  # fmt: skip
    table.choose("lift:madame:d6-3", "use:madame:silver-pendulum:1:stitched-giant-1")
    code = table.code("compel:stitched-giant-1:ghoul-1", 0)
    (odds,) = GAME.odds(table.g, 0, code)
    assert odds.message == "odds-falls"
    assert odds.chance == pytest.approx(1 - 10 / 48)


@rule("BB-TGT-10", "BB-CAB-06")
def test_the_log_says_why_arc_fire_strikes_another_than_the_target() -> None:
    table = briar({"doctor": "a1", "vicar": "e1"}, [("corpse-candle", "b4")])
    table.ruin("church", "factory", "hospital", "town-hall")
    table.hurt("doctor", 10)
    table.rig((6, 4))
    table.activate("corpse-candle-1")
    told = table.told()
    why = (
        "Corpse Candle 1 fires over everything at whoever has the most Health: the Vicar, with 18."
    )
    assert told.index(why) < told.index("Corpse Candle 1 strikes the Vicar for 4.")


def test_damage_is_told_by_what_is_left() -> None:
    table = briar({"doctor": "c2"}, [("ghoul", "c3")], {"doctor": [(6, 5), (6, 4), (6, 6)]})
    for face in (5, 4, 6):
        table.choose(f"lift:doctor:d6-{face}", "use:doctor:bone-saw:2:ghoul-1")
    told = table.told()
    assert "Ghoul 1 takes 2 damage; 0 Health left." in told
    assert told[-1] == "Ghoul 1 is defeated."


def test_a_building_says_whose_die_it_is_and_what_it_does() -> None:
    table = briar({"doctor": "c2", "vicar": "b2"}, dice={"vicar": [(6, 1), (6, 4), (6, 2)]})
    table.give("doctor", "curse", "broken-1")
    table.choose("lift:vicar:d6-1", "building:church:cleanse:doctor")
    table.choose("lift:vicar:d6-2", "building:factory:mend:doctor")
    assert table.told() == [
        "The Vicar spends a D6 showing 1 on the Church for the Doctor.",
        "The Doctor is rid of its tokens.",
        "The Vicar spends a D6 showing 2 on the Factory for the Doctor.",
        "The weapons of the Doctor are whole again.",
    ]


@rule("BB-BLD-01")
def test_a_building_says_which_of_its_uses_is_out_of_range() -> None:
    table = briar({"doctor": "c2"}, dice={"doctor": [(6, 1)]})
    table.choose("lift:doctor:d6-1")
    refusal = table.refusal("building:hospital:heal-9")
    assert refusal.rule == "BB-BLD-01"
    assert table.words().line(GAME.words(table.g, 0, refusal.code)) == "The Hospital: heal 9"


# The board in words


@rule("BB-DIC-02", "BB-REP-01", "BB-UPG-01")
def test_weapons_lie_open_with_tiers_tokens_and_dice() -> None:
    table = briar({"doctor": "c2", "vicar": "a1"}, seats=2)
    table.tier("doctor", 1, 2)
    table.give("doctor", "broken-2")
    table.lay("vicar", 6, ON_SPACE + 1)
    shown = {piece.name: piece for piece in zone(table, "doctor/weapons")}
    assert shown["Amputation Knife"].marks == ["tier 2", "D6 of the Vicar on space 2"]
    assert shown["Syringe"].marks == ["tier 1", "Repair token"]
    assert "DAMAGE" in shown["Amputation Knife"].text
    notes = next(p for z in GAME.view(table.g, 0).maps[0].places for p in z.pieces
                 if p.ref == "piece/doctor").notes  # fmt: skip
    assert any(note.startswith("Wields Amputation Knife: 1") for note in notes)


@rule("BB-SHR-03")
def test_foreign_dice_in_a_delayed_area_say_whose_they_are() -> None:
    table = briar({"doctor": "c2", "vicar": "a1"}, seats=2)
    table.lay("vicar", 8, DELAYED)
    marks = [piece.marks for piece in zone(table, "doctor/delayed") if piece.name == "D8"]
    assert marks == [["of the Vicar"]]
    assert [p.marks for p in zone(table, "doctor/delayed") if p.name == "D6"] == [[]] * 5


def test_a_seat_is_named_once() -> None:
    view = GAME.view(briar({"doctor": "c2", "vicar": "a1"}, seats=2).g, 0)
    assert [z.title for z in view.zones if z.owner == 0] == [
        "Active dice", "Delayed area", "Weapons",
    ]  # fmt: skip
    assert [t.title for t in view.tracks if t.owner == 1] == ["Health"]
    view = GAME.view(briar({"doctor": "c2", "vicar": "a1"}).g, 0)
    assert "Vicar: Health" in [t.title for t in view.tracks]
    assert "Vicar: active dice" in [z.title for z in view.zones]


# What can be looked at


def test_everything_can_be_looked_at() -> None:
    printed = content()
    wanted = [k.id for k in printed.kinds] + [c.id for c in printed.characters]
    wanted += [w.id for c in printed.characters for w in c.weapons if w is not None]
    wanted += [b.id for b in printed.buildings] + [f"hex/{name}" for name in HEX_NAMES]
    wanted += [f"d{sides}" for sides in (6, 8, 10, 12)]
    assert [one for one in wanted if one not in ABOUT] == []
    assert len(ABOUT) == len(GAME.about(printed))
    for one in ABOUT.values():
        for line in one.lines:
            assert re.fullmatch(r"[A-Z].*\.", line), (one.id, line)
            assert not re.search(r"[_\[{]", line), (one.id, line)


def test_a_hex_names_its_neighbours_and_a_creature_explains_its_arrows() -> None:
    assert ABOUT["hex/c2"].lines == [
        "A Town hex. Beside it: C1 (N), D1 (NE), D2 (SE), C3 (S), B2 (SW) and B1 (NW)."
    ]
    assert "After a step N, NE or NW it attacks in the same action." in ABOUT["ghoul"].lines
    assert any(line.startswith("ROT: whoever it strikes") for line in ABOUT["ghoul"].lines)


def test_options_that_let_go_are_known() -> None:
    assert set(GAME.declines) <= set(verbs.V.by_word)
    assert {"pass", "done", "put-back", "take-back", "keep", "refuse"} <= set(GAME.declines)


def test_a_die_that_fires_says_what_it_hits() -> None:
    table = briar({"magistrate": "c1"}, [("ghoul", "c4")], {"magistrate": [(6, 2), (6, 4), (6, 4)]})
    table.choose("lift:magistrate:d6-2", "load:magistrate:duelling-pistol")
    assert table.note("lift:magistrate:d6-4") == "Ghoul 1 takes 3"
    shown = foretold.zones(table.g, table.words())[0]
    assert [piece.name for piece in shown.pieces] == ["At Ghoul 1"]


def test_a_pass_warns_of_a_death_only_while_dice_could_do_something() -> None:
    table = briar({"doctor": "c2"}, [("revenant", "c3")], {"doctor": [(6, 4)]})
    table.ruin("town-hall")
    assert table.caution("pass") == ""
    table.hurt("doctor", 17)
    assert table.caution("pass") == (
        "The Doctor may die (88 in a hundred without blocks); dice are unused."
    )
    table.g.dice.place[next(d for d in range(6) if table.g.dice.place[d] == ACTIVE)] = DELAYED
    assert table.caution("pass") == ""


def test_health_is_never_said_to_be_below_nothing() -> None:
    table = briar({"doctor": "c2"})
    table.hurt("doctor", 25)
    assert board_piece(table.g, 0, table.words()).marks[0] == "0 of 19 Health"


def test_a_die_on_a_building_is_said_to_be_on_it() -> None:
    table = briar({"doctor": "c2"})
    table.lay("doctor", 6, ON_BUILDING)
    assert building_zone(table.g, table.words()).pieces[0].marks == [
        "of the Doctor",
        "on the Church",
    ]


def test_townsfolk_and_start_hexes_say_what_they_bring() -> None:
    options = {"level": "normal", "townsfolk": "one-each", "cast": "choose", "wave-limit": "none"}
    g = GAME.new(content(), 2, options, 4)
    assert isinstance(g, Blackbriar)
    table = Briar(GAME, g)
    assert table.note("townsfolk:colonel") == "19 Health, Cavalry Sabre and Blunderbuss"
    table.choose("townsfolk:colonel", seat=0)
    table.choose("townsfolk:doctor", seat=1)
    assert table.note("start:colonel:a1") == "with the Factory"
    assert table.note("start:colonel:c2") == "beside the Hospital, the Church and the Town Hall"
    assert table.note("start:colonel:f2") == ""


@rule("BB-ACT-02")
def test_a_healing_nobody_needs_says_so() -> None:
    table = briar({"doctor": "c2"}, [("ghoul", "c6")], {"doctor": [(6, 6)]})
    table.choose("lift:doctor:d6-6")
    assert table.note("use:doctor:physicians-bag:3:doctor") == "already at full Health"
    table.choose("put-back")
    table.hurt("doctor", 1)
    table.choose("lift:doctor:d6-6")
    assert table.note("use:doctor:physicians-bag:3:doctor") == "Health 18 to 19"


@rule("BB-BLD-05")
def test_nothing_of_a_ruin_is_told_as_if_it_stood() -> None:
    table = briar({"doctor": "c2"}, [("ghoul", "c6")])
    hospital = next(b for b in range(5) if table.g.building_id(b) == "hospital")
    assert building_piece(table.g, hospital, table.words()).text != ""
    table.ruin("hospital")
    assert building_piece(table.g, hospital, table.words()).text == ""
    assert building_piece(table.g, hospital, table.words()).marks == ["Ruin"]


@rule("BB-BLD-01")
def test_a_hex_without_ground_of_its_own_is_called_by_what_stands_there_once() -> None:
    (town,) = GAME.view(briar({"doctor": "c2"}).g, 0).maps
    names = {place.id: place.name for place in town.places}
    assert names["hex/c5"] == "C5"
    assert all(
        name.startswith(f"{id_[4:].upper()} ") for id_, name in names.items() if name != "C5"
    )


@rule("BB-END-01")
def test_the_goal_says_when_the_necromancer_comes_until_he_is_there() -> None:
    far, near = briar({"doctor": "c2"}), briar({"doctor": "c2"}, [("necromancer", "c4")])
    assert "the Necromancer, who comes in wave 6, to win." in GAME.view(far.g, 0).goal
    assert "Defeat the Necromancer to win." in GAME.view(near.g, 0).goal
    wins = [GAME.view(table.g, 0).aims[0] for table in (far, near)]
    assert wins == ["Win: defeat the Necromancer (wave 6)", "Win: defeat the Necromancer"]


def test_who_is_struck_twice_is_named_once_and_a_house_is_no_death() -> None:
    table = briar({"doctor": "a1"}, [("barghest", "d3")])
    (course,) = zone(table, "forecast")
    assert "strikes the Town Hall twice, about 3.5 each" in course.marks
    house = next(b for b in range(5) if table.g.building_id(b) == "town-hall")
    table.g.board.wear[house] = table.g.content.buildings[house].health - 1
    (danger,) = foretold.tracks(table.g, table.words())
    assert danger.value == 0 and danger.note.endswith(", the Town Hall in ruins 100%")
