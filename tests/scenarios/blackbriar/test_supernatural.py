"""The Supernatural turn: order, arrivals, blocking, struck abilities and ANIMATE."""

from __future__ import annotations

from gaslamp.games.blackbriar import supernatural
from gaslamp.games.blackbriar.harm import attack_creature
from gaslamp.games.blackbriar.hexes import HEX_NAMES
from gaslamp.games.blackbriar.state import DELAYED, ON_BUILDING, REMOVED, STUNNED, WAITING
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.state import advance
from kit import rule
from scenarios.blackbriar.kit import briar, h


@rule("BB-SUP-01", "BB-SUP-02", "BB-GEN-07", "BB-SUP-05")
def test_highest_printed_health_first() -> None:
    """X-40."""
    table = briar({"doctor": "a1"}, [("barrow-wight", "f4"), ("revenant", "f6")])
    table.hurt("revenant-1", 8)
    table.supernatural_turn()
    table.settle()
    order = [args[0] for args in table.lines("activates")]
    assert order[:2] == ["revenant-1", "barrow-wight-1"]
    assert len(order) == 3


@rule("BB-SUP-03", "BB-SUP-04")
def test_among_equals_the_nearest_first_then_the_speaker_chooses() -> None:
    table = briar({"doctor": "c1"}, [("ghoul", "c6"), ("ghoul", "c3"), ("bone-sentinel", "d6")])
    for creature in table.g.piles.horde.listed():
        table.g.board.marks[creature] |= WAITING
    nearest = supernatural.next_up(table.g)
    assert [table.g.id(p) for p in nearest] == ["ghoul-2"]
    table.g.board.marks[table.piece("ghoul-2")] = 0
    table.ruin("hospital", "church", "factory", "town-hall")
    table.put("bone-sentinel", "c6")
    table.g.board.marks[table.piece("bone-sentinel-2")] |= WAITING
    table.g.then(supernatural.ACTIVATE_NEXT)
    advance(table.g)
    assert table.waiting() == "TieOrder"
    assert table.menu() == ["first:ghoul-1", "first:bone-sentinel-2"]


@rule("BB-SUP-06", "BB-SUP-07", "BB-TURN-03", "BB-SUP-15")
def test_new_creatures_arrive_one_by_one_and_act_at_once() -> None:
    table = briar({"doctor": "a1", "vicar": "f1"})
    before = len(table.g.piles.deck)
    table.supernatural_turn()
    table.settle()
    assert table.g.wave == 2
    assert len(table.g.piles.deck) == before - 2
    arrived = [args[0] for args in table.lines("arrives")]
    assert [args[0] for args in table.lines("activates")] == arrived
    assert all(table.hex(str(name)) != "c5" for name in arrived)


@rule("BB-SUP-08", "BB-DMG-07", "BB-ACT-11", "BB-DMG-05")
def test_poison_ticks_down() -> None:
    """X-19, X-20."""
    table = briar({"doctor": "a1"}, [("gargoyle", "f6"), ("revenant", "e6")])
    table.poison("revenant-1", 3)
    taken = []
    for _ in range(3):
        before = table.harm("revenant-1")
        table.g.board.marks[table.piece("revenant-1")] |= 1
        table.activate("revenant-1")
        table.settle()
        taken.append(table.harm("revenant-1") - before)
    assert taken == [3, 2, 1]
    table.hurt("revenant-1", 7)
    table.poison("revenant-1", 2)
    table.stun("revenant-1")
    table.activate("revenant-1")
    assert table.hex("revenant-1") == ""
    assert table.g.piles.discard.listed() == [table.piece("revenant-1")]


@rule("BB-SUP-09", "BB-GEN-06", "BB-ACT-10")
def test_a_stunned_creature_only_shakes_it_off() -> None:
    table = briar({"doctor": "c2"}, [("werewolf", "c3")])
    table.hurt("werewolf", 4)
    table.stun("werewolf")
    table.activate("werewolf")
    assert table.harm("doctor") == 0
    assert table.harm("werewolf") == 4
    assert int(table.g.board.marks[table.piece("werewolf")]) & STUNNED == 0


@rule("BB-CAB-31", "BB-CAB-17")
def test_poison_taken_while_stunned_works_once_on_an_immune_creature() -> None:
    table = briar({"doctor": "a1"}, [("gargoyle", "f6")])
    table.poison("gargoyle-1", 3)
    table.stun("gargoyle-1")
    table.activate("gargoyle-1")
    assert table.harm("gargoyle-1") == 3
    table.activate("gargoyle-1")
    table.settle()
    assert table.harm("gargoyle-1") == 3
    assert int(table.g.board.poison[table.piece("gargoyle-1")]) == 1


@rule("BB-SUP-10", "BB-SUP-11", "BB-CAB-29", "BB-CAB-12", "BB-TOK-01", "BB-CAT-04")
def test_struck_abilities_follow_the_damage() -> None:
    table = briar({"doctor": "c2"}, [("barghest", "c3")])
    table.ruin("town-hall")
    table.rig((6, 2), (6, 3))
    table.activate("barghest")
    assert table.harm("doctor") == 5
    assert table.tokens("doctor") == {"fear"}
    assert len(table.lines("takes-token")) == 1


@rule("BB-BLK-01", "BB-BLK-03", "BB-BLK-04", "BB-BLK-05")
def test_blocking_with_several_dice() -> None:
    """X-17."""
    table = briar({"gamekeeper": "c2"}, [("reaper", "c3")],
                  {"gamekeeper": [(6, 1), (8, 1), (10, 9)]})  # fmt: skip
    table.ruin("town-hall")
    table.rig((8, 7))
    table.activate("reaper")
    assert table.waiting() == "Block"
    assert table.menu() == [
        "done", "block:gamekeeper:d6", "block:gamekeeper:d8", "block:gamekeeper:d10",
    ]  # fmt: skip
    table.choose("block:gamekeeper:d6", "block:gamekeeper:d8", "block:gamekeeper:d10")
    assert table.harm("gamekeeper") == 1
    assert "d10 delayed at gamekeeper" in table.dice("gamekeeper")
    assert table.nothing_pending()


@rule("BB-CAT-04", "BB-BLK-05")
def test_a_fully_blocked_attack_strikes_nobody() -> None:
    """X-18."""
    table = briar({"doctor": "c2"}, [("barrow-wight", "c3")], {"doctor": [(12, 1)]})
    table.ruin("town-hall")
    table.rig((6, 3))
    table.activate("barrow-wight-1")
    table.choose("block:doctor:d12")
    assert table.harm("doctor") == 0
    assert table.tokens("doctor") == set()


@rule("BB-BLK-02", "BB-BLK-04", "BB-SHR-07", "BB-TOK-02")
def test_adjacent_townsfolk_block_each_seat_for_itself() -> None:
    """R-38: a CURSE does not stop blocking."""
    table = briar(
        {"doctor": "c2", "vicar": "b2", "widow": "f1"}, [("grave-hound", "c3")],
        {"doctor": [(6, 1)], "vicar": [(6, 2)], "widow": [(6, 3)]}, seats=3,
    )  # fmt: skip
    table.ruin("town-hall")
    table.hurt("doctor", 10)
    table.give("vicar", "curse")
    table.rig((6, 5), (6, 1))
    table.activate("grave-hound-1")
    assert table.asked() == [0, 1]
    assert table.menu(2) == []
    table.choose("block:vicar:d6", seat=1)
    assert "d6 delayed at doctor" in table.dice("vicar")
    table.choose("done", seat=0)
    assert table.harm("doctor") == 14


@rule("BB-BLK-08", "BB-HLP-04")
def test_across_a_stack_nobody_blocks_for_another() -> None:
    table = briar(
        {"doctor": "c2", "vicar": "b2"}, [("rat-swarm", "c2")],
        {"doctor": [(6, 1)], "vicar": [(6, 2)]}, seats=2,
    )  # fmt: skip
    table.rig((6, 5))
    table.activate("rat-swarm-1")
    assert table.asked() == [0]
    assert table.menu() == ["done", "block:doctor:d6"]


@rule("BB-CAB-11", "BB-TOK-01")
def test_break_puts_a_repair_token_on_a_weapon() -> None:
    table = briar({"doctor": "c2"}, [("poltergeist", "a6")])
    table.strike("poltergeist-1", "doctor")
    assert table.menu() == ["break:doctor:bone-saw", "break:doctor:syringe"]
    table.choose("break:doctor:syringe")
    assert table.tokens("doctor") == {"broken-2"}
    table.strike("poltergeist-1", "doctor")
    assert table.tokens("doctor") == {"broken-1", "broken-2"}
    table.strike("poltergeist-1", "doctor")
    assert table.nothing_pending()


@rule("BB-CAB-14", "BB-DIC-07", "BB-DIC-08")
def test_drain_takes_the_largest_die_and_returns_a_discarded_six() -> None:
    """X-45."""
    table = briar({"doctor": "c2"}, [("nosferatu", "a6")])
    table.lay("doctor", 8, DELAYED)
    table.lay("doctor", 6, REMOVED)
    table.strike("nosferatu", "doctor")
    assert table.dice("doctor") == ["d6 delayed at doctor"] * 5 + ["d8 removed"]
    assert "mesmer" in table.tokens("doctor")
    table.strike("nosferatu", "doctor")
    assert table.dice("doctor") == ["d6 delayed at doctor"] * 5 + ["d8 removed"]


@rule("BB-CAB-14", "BB-DIC-07")
def test_drain_reaches_dice_on_other_cards() -> None:
    table = briar({"doctor": "c2", "vicar": "a1"}, [("nosferatu", "a6")])
    table.lay("doctor", 8, DELAYED + 1)
    table.strike("nosferatu", "doctor")
    assert "d8 removed" in table.dice("doctor")
    table.lay("doctor", 6, DELAYED + 1)
    table.strike("nosferatu", "doctor")
    assert table.waiting() == "PickDie"
    assert table.menu() == ["give-die:doctor:d6:delayed-vicar", "give-die:doctor:d6:delayed-doctor"]


@rule("BB-CAB-26", "BB-BLK-09", "BB-DMG-02", "BB-TT-03")
def test_rot_takes_a_delayed_die_until_step_two_or_death() -> None:
    table = briar({"doctor": "c2", "vicar": "a1"}, [("ghoul", "a6")])
    table.lay("vicar", 8, DELAYED)
    table.strike("ghoul-1", "doctor")
    assert "d8 on ghoul-1" in table.dice("vicar")
    table.strike("ghoul-1", "doctor")
    assert "d6 on ghoul-1" in table.dice("doctor")
    attack_creature(table.g, table.piece("ghoul-1"), 6)
    assert "d8 delayed at vicar" in table.dice("vicar")


@rule("BB-CAB-26")
def test_rot_asks_among_equally_large_dice_of_different_owners() -> None:
    table = briar({"doctor": "c2", "vicar": "a1"}, [("ghoul", "a6")])
    table.lay("vicar", 6, DELAYED)
    table.strike("ghoul-1", "doctor")
    assert table.menu() == [
        "give-die:doctor:d6:delayed-doctor", "give-die:vicar:d6:delayed-doctor",
    ]  # fmt: skip


@rule("BB-CAB-18", "BB-CAB-19", "BB-CAB-32")
def test_magick_turns_a_townsfolk_on_its_own_side() -> None:
    """X-44."""
    table = briar({"doctor": "b1"}, [("hedge-witch", "f6")])
    table.lay("doctor", 10, DELAYED)
    table.strike("hedge-witch-1", "doctor")
    assert table.menu() == ["magick:church", "magick:hospital"]
    table.rig((10, 7))
    table.choose("magick:hospital")
    assert table.harm("hospital") == 7
    table = briar({"doctor": "f5"}, [("hedge-witch", "a6")])
    table.rig((6, 4))
    table.strike("hedge-witch-1", "doctor")
    assert table.harm("doctor") == 4
    table = briar({"doctor": "f5", "vicar": "f4"}, [("hag", "a6")])
    table.rig((6, 4))
    table.strike("hag", "doctor")
    assert table.harm("vicar") == 4
    assert table.tokens("vicar") == set()
    assert table.tokens("doctor") == {"curse"}
    table = briar({"doctor": "f5"}, [("hedge-witch", "a6")])
    table.lay("doctor", 6, REMOVED, 5)
    table.strike("hedge-witch-1", "doctor")
    assert table.harm("doctor") == 0


@rule("BB-BLK-07", "BB-TOK-06")
def test_magick_can_be_blocked_and_weaken_lowers_it() -> None:
    """X-47."""
    table = briar({"doctor": "f5"}, [("hedge-witch", "a6")], {"doctor": [(6, 2)]})
    table.lay("doctor", 10, DELAYED)
    table.give("doctor", "weaken")
    table.rig((10, 8))
    table.strike("hedge-witch-1", "doctor")
    assert table.waiting() == "Block"
    table.choose("block:doctor:d6")
    assert table.harm("doctor") == 2


@rule("BB-CAB-01", "BB-CAB-02", "BB-CAB-03", "BB-CAB-04", "BB-CMV-12")
def test_animate_fills_the_hexes_round_the_necromancer() -> None:
    """X-36."""
    table = briar({"doctor": "c1"}, [("necromancer", "c5"), ("ghoul", "b4"), ("ghoul", "d4")])
    table.ruin("hospital", "church", "factory", "town-hall")
    table.g.piles.deck.clear()
    aside = len(table.g.piles.aside)
    table.activate("necromancer")
    table.settle()
    assert [args[1] for args in table.lines("animated")] == ["c3", "d3", "c5", "b3"]
    raised = [args[0] for args in table.lines("animated")]
    acted = [args[0] for args in table.lines("activates")][1:]
    assert sorted(map(str, acted)) == sorted(map(str, raised))
    assert len(table.g.piles.deck) == aside - 4
    assert len(table.g.piles.aside) == 0
    table.activate("necromancer")
    table.settle()
    assert len(table.lines("animates")) == 1


@rule("BB-SUP-13", "BB-CAB-05", "BB-SUP-14")
def test_after_animate_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = briar({"doctor": "a1"})
    assert len(table.g.piles.deck) == 6
    table.g.piles.discard = table.g.piles.deck
    table.g.piles.deck = table.g.piles.removed.clone()
    table.g.piles.deck.clear()
    table.supernatural_turn()
    table.settle()
    assert table.lines("arrives") == []
    table.g.animated = True
    table.supernatural_turn()
    table.settle()
    assert len(table.lines("arrives")) == 1
    assert len(table.lines("reshuffled")) == 1


@rule("BB-MAU-03", "BB-MAU-04", "BB-MAU-05", "BB-BOARD-07")
def test_arrivals_at_a_ruin() -> None:
    table = briar({"doctor": "c5"})
    table.ruin("mausoleum")
    table.supernatural_turn()
    assert table.waiting() == "RuinArrival"
    assert table.menu() == [f"arrive:{x}" for x in ("b4", "c4", "d4", "b5", "d5", "c6")]
    table.choose("arrive:d5")
    table.settle()
    assert table.lines("arrives")[0][1] == "d5"
    table = briar({"doctor": "a1"})
    table.ruin("mausoleum")
    table.supernatural_turn()
    table.settle()
    assert table.lines("arrives")[0][1] == "c5"


@rule("BB-MAU-06", "BB-MAU-05")
def test_a_full_board_stops_arrivals_and_a_stack_stays_on_a_ruin() -> None:
    table = briar({"doctor": "a1"}, [("ghoul", "c5"), ("gargoyle", "c5")])
    table.ruin("mausoleum")
    assert table.stack("c5") == ["ghoul-1", "gargoyle-1"]
    kinds = [k.id for k in table.g.content.kinds if not k.elite]
    free = [x for x in range(36) if table.g.board.top[x] < 0]
    wanted = [kind for kind in kinds for _ in range(3)]
    for at in free:
        while True:
            try:
                table.put(wanted.pop(), HEX_NAMES[at])
                break
            except Trouble:
                continue
    before = len(table.g.piles.deck)
    table.g.then(supernatural.Arrivals(1))
    advance(table.g)
    assert len(table.g.piles.deck) == before
    assert "no-room" in table.said()


@rule("BB-BLD-06", "BB-BLD-07", "BB-END-03", "BB-DMG-04")
def test_the_fourth_ruin_loses_the_game() -> None:
    """X-23, X-43."""
    table = briar({"doctor": "a6"}, [("ghoul", "d3")])
    table.lay("doctor", 6, ON_BUILDING + 3)
    table.hurt("town-hall", 16)
    table.rig((6, 2))
    table.activate("ghoul-1")
    assert table.dice("doctor") == ["d6 delayed at doctor"] * 5
    assert not table.over()
    table = briar({"doctor": "a6"}, [("ghoul", "d3")])
    table.ruin("church", "factory", "hospital")
    table.hurt("town-hall", 16)
    table.rig((6, 2))
    table.activate("ghoul-1")
    assert table.over()
    assert table.g.outcome is not None
    assert (table.g.outcome.winners, table.g.outcome.reason) == (0, "lost-town")


@rule("BB-END-02", "BB-GEN-01", "BB-CAB-30")
def test_one_death_loses_for_all_at_once() -> None:
    table = briar({"doctor": "c2", "vicar": "a1"}, [("barghest", "c3")], seats=2)
    table.hurt("doctor", 17)
    table.rig((6, 2))
    table.activate("barghest")
    assert table.g.outcome is not None
    assert (table.g.outcome.winners, table.g.outcome.reason) == (0, "lost-killed")
    assert table.tokens("doctor") == set()
    assert table.g.agenda == []


@rule("BB-END-01")
def test_poison_can_win_the_game() -> None:
    table = briar({"doctor": "a1", "vicar": "b2"}, [("necromancer", "c5")], seats=2)
    table.hurt("necromancer", 11)
    table.poison("necromancer", 2)
    table.activate("necromancer")
    assert table.g.outcome is not None
    assert (table.g.outcome.winners, table.g.outcome.reason) == (3, "won-necromancer")
    assert h("c5") == 26
