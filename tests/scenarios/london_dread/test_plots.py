"""Plot cards, Personality cards, Conditions and resources (LD-PLOT .. LD-TIME)."""

from __future__ import annotations

from functools import partial

from gaslamp.games.london_dread.carrying import carry_out
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.personality import TRAUMA_FACES
from gaslamp.games.london_dread.resources import ItemSource, Spread, entitled, gain_confidence
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.striking import Strike
from gaslamp.games.london_dread.tables import CONFIDENCE_CARD, INJURED, ITEM, UNHINGED, VIRTUE
from gaslamp.kernel.state import advance
from kit import rule
from scenarios.london_dread.kit import FOUR, PAIR, STAY, Night, content, item, printed, rules, story

REYNAUD = {"west-1": "reynauds-residence"}
VISIT = {"sturmer": {"6am": "1"}, "milton": {"6am": "1"}}


def flipped(g: Dread, one: int, other: int) -> bool:
    return g.sleuths[0].effort.flipped == one and g.sleuths[1].effort.flipped == other


def reynaud(one: int = 0, other: int = 0, **more: object) -> Night:
    """Stürmer and Milton at Reynaud's Residence with these Personality cards flipped."""
    table = story(REYNAUD, VISIT | STAY, PAIR, **more)  # type: ignore[arg-type]  # passed on as it is
    table.passing()
    while "investigate:west-1" not in table.menu(0):
        table.idle()
    table.lucky(lambda g: flipped(g, one, other), "investigate:west-1", seat=0)
    return table


@rule("LD-PLOT-01", "LD-PLOT-06", "LD-PLOT-07", "LD-PLOT-08", "LD-PERS-02", "LD-AP-01")
def test_reynauds_residence_as_the_book_tells_it() -> None:
    """Worked example 7: Stürmer 3 dice with Musician, Milton 2 with Voodoo Practitioner."""
    table = reynaud()
    table.choose("next:sturmer")
    assert table.asks() == ["sturmer", 3]
    table.lucky(lambda g: g.sleuths[0].effort.hits == 1, "roll:sturmer")
    assert table.asks() == ["milton", 2]
    before = table.g
    for total, unhinged, items in ((1, UNHINGED, 0), (2, 0, 0), (3, 0, 1)):
        table.g = before.clone()
        table.g.logging = True
        wanted = total - 1
        table.lucky(partial(told, second=wanted), "roll:milton")
        if table.waiting() == "Give":
            table.choose("give:milton")
        assert table.conditions("sturmer") == table.conditions("milton") == unhinged
        assert len(table.items("sturmer")) + len(table.items("milton")) == items


def shaken(g: Dread, conditions: int, dread: int) -> bool:
    """Whether Stürmer's Trauma die had this result."""
    sleuth = g.sleuths[0]
    return sleuth.effort.flipped == 5 and sleuth.conditions == conditions and g.dread == dread


def told(g: Dread, second: int) -> bool:
    """Whether the last roll in the log had so many successes."""
    rolls = [line.args for line in g.log if line.key == "rolls"]
    return rolls[-1][2] == second


@rule("LD-PLOT-15", "LD-PLOT-21", "LD-PLOT-12")
def test_impeccable_investigation() -> None:
    """Worked example 8: five successes are an Item and two Confidence."""
    table = reynaud(1, 0, deck=["trust", "second-wind", "not-tonight", "one-last-match"])
    table.choose("next:milton")
    for _ in range(4):
        table.choose("draw:milton")
    table.lucky(lambda g: g.sleuths[1].effort.hits == 2, "roll:milton")
    table.lucky(lambda g: told(g, 3), "roll:sturmer")
    table.choose("give:milton")
    assert len(table.items("milton")) == 1
    assert table.g.piles.investigation.size() == 2


@rule("LD-DIFF-02")
def test_impeccable_can_be_switched_off() -> None:
    table = reynaud(1, 0, deck=["trust", "second-wind"], laws=rules(4, impeccable=False))
    table.choose("next:milton", "draw:milton", "draw:milton")
    table.lucky(lambda g: g.sleuths[1].effort.hits == 3, "roll:milton")
    table.lucky(lambda g: told(g, 2), "roll:sturmer")
    table.choose("give:milton")
    assert table.g.piles.investigation.size() == 0


@rule("LD-PLOT-02", "LD-PLOT-17")
def test_a_plot_card_waits_for_its_time() -> None:
    table = story({"west-1": "the-house-on-limehouse-reach", "west-2": "bruiser"},
                  {"degas": {"noon": "1", "2pm": "1"}, "sturmer": {"noon": "2"}},
                  done=2)  # fmt: skip
    table.through(4)
    assert table.refused("investigate:west-1", 0) == "LD-PLOT-02"
    table.through(5)
    assert "investigate:west-1" in table.menu(0)


@rule("LD-PLOT-03", "LD-PLOT-04")
def test_two_letters_in_one_action() -> None:
    """Worked example 22."""
    board = {"west-1": "reynauds-residence", "west-2": "the-bookbinder-of-holywell-street"}
    table = story(board, {"sturmer": {"6am": "1"}, "degas": {"6am": "2"}})
    assert table.refused("investigate:west-2", 0) == "LD-PLOT-03"
    table.choose("investigate:west-1")
    table.choose("roll:sturmer")
    assert "investigate:west-2" in table.menu(0)


@rule("LD-PLOT-09", "LD-PLOT-10", "LD-PLOT-11", "LD-PERS-03", "LD-PERS-05")
def test_a_trauma_leaves_no_dice_unless_something_is_added() -> None:
    table = reynaud(5, 0, deck=["trust"])
    table.choose("next:sturmer")
    assert table.asks() == ["sturmer", 0]
    table.choose("draw:sturmer")
    assert table.asks() == ["sturmer", 1]
    table.choose("roll:sturmer")
    assert not any(key.startswith("draw:sturmer") for key in table.menu(1))


@rule("LD-PERS-04")
def test_the_trauma_die_gives_a_condition_or_dread() -> None:
    assert TRAUMA_FACES == ("injured", "injured", "unhinged", "unhinged", "dread-1", "dread-2")
    seen = set()
    for conditions, dread in ((INJURED, 0), (UNHINGED, 0), (0, 1), (0, 2)):
        table = story(REYNAUD, {"sturmer": {"6am": "1"}} | STAY, PAIR)
        while "investigate:west-1" not in table.menu(0):
            table.idle()
        happy = partial(shaken, conditions=conditions, dread=dread)
        table.lucky(happy, "investigate:west-1", seat=0)
        seen.add((table.conditions("sturmer"), table.dread()))
    assert len(seen) == 4


@rule("LD-PLOT-20", "LD-TIME-01")
def test_talents_and_traumas_are_resolved_in_a_chosen_order() -> None:
    table = reynaud(4, 4, dread=3)
    assert sorted(table.menu()) == ["resolve:milton", "resolve:sturmer"]
    table.choose("resolve:milton")
    assert table.dread() == 2
    assert table.g.piles.investigation.size() == 2


@rule("LD-PLOT-13", "LD-PLOT-14", "LD-PLOT-16", "LD-PLOT-19")
def test_any_tier_counts_and_the_text_is_told() -> None:
    table = reynaud()
    table.choose("next:sturmer")
    table.lucky(lambda g: g.sleuths[0].effort.hits == 0, "roll:sturmer")
    table.lucky(lambda g: told(g, 0), "roll:milton")
    assert table.at("west-1") == "" and table.g.next_done == 1
    assert "plot-text" in table.said()
    assert table.g.sleuths[0].effort.flipped == -1


@rule("LD-PLOT-18", "LD-TIME-04")
def test_the_players_choose_the_one_who_suffers() -> None:
    table = story({}, STAY, done=5)
    plot = content().stories[0].plots[3]
    carry_out(table.g, plot.tiers[0].effects, -1, 0b11)
    advance(table.g)
    assert table.dread() == 3
    assert table.menu() == ["victim:degas", "victim:murphy"]
    table.choose("victim:murphy")
    assert table.conditions("murphy") == UNHINGED


@rule("LD-WALK-03")
def test_after_the_flip_there_is_no_way_back() -> None:
    table = reynaud()
    assert table.menu() == ["next:sturmer", "next:milton"]
    table.choose("next:sturmer")
    assert table.menu() == ["roll:sturmer"]


@rule("LD-ITEM-07")
def test_rerolls_and_automatic_successes_come_after_the_roll() -> None:
    table = reynaud(0, 0, items={"sturmer": ["rabbits-foot"], "milton": ["silver-bullets"]})
    table.choose("next:sturmer")
    assert "deplete:sturmer:rabbits-foot" not in table.menu()
    table.lucky(lambda g: g.sleuths[0].effort.hits == 1, "roll:sturmer")
    assert table.menu(0) == ["pass", "use:sturmer:rabbits-foot:1", "use:sturmer:rabbits-foot:2",
                             "deplete:sturmer:rabbits-foot"]  # fmt: skip
    table.lucky(lambda g: g.sleuths[0].effort.hits == 3, "use:sturmer:rabbits-foot:2", seat=0)
    table.rest()
    table.lucky(lambda g: g.sleuths[1].effort.hits == 0, "roll:milton")
    table.choose("deplete:milton:silver-bullets", seat=1)
    table.rest()
    table.choose("give:milton")
    assert "gains-confidence" in table.said()


@rule("LD-RES-01", "LD-RES-07")
def test_resources_are_spread_evenly() -> None:
    """Worked example 9: three Items for two are two and one."""
    table = story({}, STAY, done=5, supply=["tonic", "brandy", "lockpicks"])
    table.g.group = 0b11
    table.g.then(Spread(ITEM, 3, 0b11))
    advance(table.g)
    table.choose("give:degas", "from-supply:tonic", "from-supply:brandy")
    assert table.items("murphy") == ["brandy"]
    assert table.menu() == ["give:degas", "give:murphy"]
    g = table.g
    g.sleuths[0].got_items, g.sleuths[1].got_items = 1, 0
    assert entitled(g, 0b11, VIRTUE) == 0b10
    assert entitled(g, 0b1111, ITEM) == 0b1110


@rule("LD-RES-03", "LD-RES-04", "LD-RES-05", "LD-RES-06")
def test_an_item_comes_from_the_supply_or_the_deck() -> None:
    table = story({}, STAY, done=5, supply=["tonic", "brandy", "lockpicks"])
    table.g.then(ItemSource(0, 0))
    table.choose("from-supply:brandy")
    assert table.items("degas") == ["brandy"] and table.g.piles.supply.size() == 3
    assert table.g.piles.item_discard.size() == 0
    table.g.then(ItemSource(0, 0))
    table.choose("from-deck")
    assert table.g.piles.supply.size() == 3 and table.g.piles.item_discard.size() == 3
    assert item("tonic") in table.g.piles.item_discard.listed()


@rule("LD-RES-02", "LD-RES-09", "LD-RES-10")
def test_confidence_goes_to_the_team_and_runs_out() -> None:
    table = story({}, STAY, done=5)
    every = printed(CONFIDENCE_CARD)
    gain_confidence(table.g, -1, every - 4)
    assert table.g.piles.investigation.size() == every - 4
    gain_confidence(table.g, -1, 9)
    assert table.g.piles.investigation.size() == every
    gain_confidence(table.g, -1, 1)
    assert table.g.piles.investigation.size() == every


@rule("LD-TRIG-01", "LD-TRIG-02", "LD-TRIG-03", "LD-TRIG-04", "LD-TRIG-07")
def test_the_trigger_ends_the_chapter_at_once() -> None:
    """Worked example 16: three there give six Confidence."""
    table = story({"west-1": "the-crypt-of-st-jude", "west-2": "bruiser"},
                  {w: {"midnight": "1"} for w in FOUR[:3]} | {"milton": {"midnight": "2"}},
                  done=4, hour=9)  # fmt: skip
    table.choose("investigate:west-1")
    assert "flips" not in table.said() and "rolls" not in table.said()
    assert table.waiting() == "InOrOut" and table.dread() == 3
    assert sum(len(s.hand) for s in table.g.sleuths) == 6


@rule("LD-TRIG-05")
def test_the_last_plot_of_chapter_one_does_not_end_it() -> None:
    plots = content().stories[1].plots
    assert not plots[3].begins_endgame and plots[7].begins_endgame


@rule("LD-TRIG-06")
def test_the_group_may_come_back_to_the_trigger_later() -> None:
    table = story({"west-1": "the-crypt-of-st-jude"},
                  {"degas": {"midnight": "1", "2am": "1"}}, done=4, hour=9)  # fmt: skip
    table.choose("end-action")
    assert table.menu(0) == ["investigate:west-1", "end-action"] and table.g.hour == 11


@rule("LD-COND-01", "LD-COND-02", "LD-COND-03", "LD-COND-05", "LD-COND-08")
def test_a_second_copy_costs_five_dread() -> None:
    table = story({}, STAY, done=5, conditions={"degas": INJURED})
    table.g.then(Strike(0, INJURED))
    advance(table.g)
    assert table.dread() == 5 and table.conditions("degas") == INJURED
    table.g.then(Strike(0, UNHINGED))
    advance(table.g)
    assert table.dread() == 5 and table.conditions("degas") == INJURED | UNHINGED


@rule("LD-TIME-02", "LD-TIME-03", "LD-COND-07")
def test_tonic_in_time() -> None:
    """Worked example 10."""
    table = story({}, STAY, done=5, conditions={"degas": INJURED}, items={"degas": ["tonic"]})
    table.g.then(Strike(0, INJURED))
    advance(table.g)
    assert table.menu(0) == ["pass", "deplete:degas:tonic"]
    table.choose("deplete:degas:tonic", "heal:degas:injured")
    assert table.dread() == 0 and table.conditions("degas") == INJURED


@rule("LD-TIME-03")
def test_reactions_of_sheets_and_items() -> None:
    table = story({}, STAY | {"sturmer": {"2am": ">west"}}, done=5, virtue=1)
    table.g.then(Strike(2, INJURED))
    advance(table.g)
    assert table.menu(2) == ["pass", "virtue:sturmer"]
    table.choose("virtue:sturmer", seat=2)
    assert table.conditions("sturmer") == 0
    logic = reynaud(0, 5, virtue=1)
    assert logic.menu(1) == ["pass", "virtue:milton"]
    logic.choose("virtue:milton", seat=1)
    assert logic.virtue("milton") == 0


def test_the_odds_of_a_last_roll_are_exact() -> None:
    table = reynaud()
    table.choose("next:sturmer")
    table.lucky(lambda g: g.sleuths[0].effort.hits == 1, "roll:sturmer")
    code = table.filled(1).listed()[0]
    chances = [round(o.chance, 4) for o in GAME.odds(table.g, 1, code)]
    assert chances == [0.4444, 0.4444, 0.1111]
