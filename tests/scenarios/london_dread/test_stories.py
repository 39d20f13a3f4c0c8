"""Allies, Modifier tokens and the rules of Stories 2 to 4 (LD-ALLY, LD-MOD, LD-STORY)."""

from __future__ import annotations

from gaslamp.games.london_dread.carrying import carry_out
from gaslamp.games.london_dread.chapter import Chapter
from gaslamp.games.london_dread.points import ally_points
from gaslamp.games.london_dread.state import GOON_BEATEN, Dread
from gaslamp.games.london_dread.story_effects import gain_secret, modifiers_left
from gaslamp.games.london_dread.tables import UNHINGED, shown
from gaslamp.kernel.state import advance
from kit import rule
from scenarios.london_dread.kit import FOUR, content, fresh, story

TWO = FOUR[:2]
STAY = {"degas": {"4am": ">west"}}


@rule("LD-ALLY-03", "LD-ALLY-04", "LD-ALLY-08", "LD-ALLY-13")
def test_an_ally_is_taken_along_without_a_test() -> None:
    table = story({"west-1": "big-tom-farrow"}, {w: {"6am": "1"} for w in TWO}, TWO, done=5)
    assert table.menu(0)[:2] == ["take-ally:degas:west-1", "take-ally:murphy:west-1"]
    table.choose("take-ally:murphy:west-1")
    assert table.at("west-1") == "" and table.ids(table.g.piles.ally_discard) == []


@rule("LD-ALLY-05", "LD-ALLY-06", "LD-ALLY-12")
def test_an_allys_icons_count_until_it_is_sacrificed() -> None:
    table = story({"west-1": "big-tom-farrow", "west-2": "loose-from-bedlam"},
                  {"degas": {"6am": "1", "8am": "2"}}, FOUR[:3], done=5)  # fmt: skip
    table.choose("take-ally:degas:west-1", "investigate:west-2")
    assert table.asks() == [3, 4]
    table.choose("sacrifice:degas:big-tom-farrow")
    assert table.at("west-2") == ""


@rule("LD-ALLY-14")
def test_with_two_characters_an_ally_has_one_icon_more() -> None:
    """Big Tom's COURAGE counts beside his two MIGHT, but only for two."""

    def come(g: Dread) -> None:
        g.sleuths[0].allies.push([card.id for card in content().cards].index("big-tom-farrow"))

    for team, points in ((TWO, 3), (FOUR[:3], 2)):
        table = story({}, STAY, team, arrange=come)
        assert ally_points(table.g, 0, shown(0) | shown(2)) == points


@rule("LD-ALLY-07", "LD-ALLY-08")
def test_at_the_limit_another_ally_must_go() -> None:
    for count, limit in ((2, 3), (3, 2)):
        names = ["brother-anselm", "dr-amelia-voss", "big-tom-farrow"][:limit]

        def lead(g: Dread, names: list[str] = names) -> None:
            for name in names:
                number = next(n for n, c in enumerate(g.content.cards) if c.id == name)
                g.piles.allies.discard(number)
                g.sleuths[0].allies.push(number)

        table = story({"west-1": "madame-zora"}, {"degas": {"6am": "1", "4am": ">east"}},
                      FOUR[:count], done=5, arrange=lead)  # fmt: skip
        table.passing("take-ally:degas:west-1")
        assert table.waiting() == "LetGo" and "decline" in table.menu()
        table.choose("let-go:degas:brother-anselm")
        assert len(table.g.sleuths[0].allies) == limit


@rule("LD-ALLY-10")
def test_allies_become_confidence_at_the_end_of_the_chapter() -> None:
    def lead(g: Dread) -> None:
        g.sleuths[0].allies.push(g.piles.allies.pull())

    table = story({}, {}, TWO, done=5, hour=11, arrange=lead)
    table.rest()
    assert sum(len(s.hand) for s in table.g.sleuths) == 1
    assert all(len(s.allies) == 0 for s in table.g.sleuths)


@rule("LD-MOD-01", "LD-MOD-02", "LD-MOD-04", "LD-MOD-05")
def test_modifier_tokens_change_the_difficulty() -> None:
    def harden(g: Dread) -> None:
        g.hardened[18] = 1
        g.eased[19] = 3

    table = story({"west-1": "bruiser", "west-2": "the-widows-plea"},
                  {"sturmer": {"6am": "1"}, "milton": {"6am": "2"}}, deck=["trust"],
                  arrange=harden)  # fmt: skip
    assert modifiers_left(table.g) == 2
    table.choose("investigate:west-2")
    assert table.at("west-2") == "" and modifiers_left(table.g) == 5
    table.choose("investigate:west-1")
    assert table.asks() == [3, 4]


@rule("LD-MOD-03")
def test_a_hardened_plot_takes_a_success_away() -> None:
    def harden(g: Dread) -> None:
        g.hardened[18] = 1

    table = story({"west-1": "reynauds-residence"}, {"sturmer": {"6am": "1"}}, arrange=harden,
                  done=0)  # fmt: skip
    table.lucky(lambda g: g.sleuths[2].effort.flipped == 0, "investigate:west-1", seat=0)
    before = table.g
    for hits, counted in ((0, 0), (1, 0), (2, 1)):
        table.g = before.clone()
        table.lucky(lambda g, hits=hits: rolled(g) == hits, "roll:sturmer")  # type: ignore[misc]
        results = [line.args[1] for line in table.g.log if line.key == "plot-result"]
        assert results == [counted]


def rolled(g: Dread) -> int:
    """The successes of the last roll told."""
    return int([line.args for line in g.log if line.key == "rolls"][-1][2])


@rule("LD-STORY-02")
def test_nobody_walks_alone() -> None:
    table = story({}, {"degas": {"6am": ">north"}, "murphy": {"6am": ">east"}},
                  tale="caped-killer", done=4, hour=3)  # fmt: skip
    assert table.dread() == 0
    far = story({}, {"degas": {"noon": ">north", "4am": ">north"}, "murphy": {"noon": ">east"}},
                tale="caped-killer", done=4, hour=3)  # fmt: skip
    far.through(4)
    far.choose("pass", seat=0)
    assert far.dread() >= 2


@rule("LD-STORY-03")
def test_the_kings_toll() -> None:
    table = fresh(4, story="uncrowned-king", characters="random")
    tokens = [sum(table.g.hardened[a * 6 : a * 6 + 6]) for a in range(4)]
    assert tokens == [1, 1, 1, 1]


@rule("LD-STORY-04")
def test_the_toll_is_lifted_in_one_area() -> None:
    table = story({}, STAY, tale="uncrowned-king", done=4)
    table.g.lifted = True
    table.g.then(Chapter(2))
    advance(table.g)
    table.choose("lift:east")
    tokens = [sum(table.g.hardened[a * 6 : a * 6 + 6]) for a in range(4)]
    assert tokens == [1, 0, 1, 1]


@rule("LD-STORY-05")
def test_an_eased_token_goes_to_a_face_up_card() -> None:
    table = story({"west-1": "ghouls-under-highgate", "west-2": "down:the-wax-double"}, STAY,
                  tale="uncrowned-king", chapter=2)  # fmt: skip
    plot = content().stories[2].plots[4]
    carry_out(table.g, plot.tiers[1].effects, -1, 0b1)
    advance(table.g)
    assert table.menu() == ["ease:west-1"]
    table.choose("ease:west-1")
    assert table.g.eased[18] == 1


@rule("LD-STORY-07")
def test_two_characters_meet_two_goons_in_chapter_two() -> None:
    late = story({}, STAY, TWO, tale="london-dread", done=4)
    late.g.then(Chapter(2))
    advance(late.g)
    assert sum(n >= 0 for n in late.g.goons) == 2


@rule("LD-STORY-07", "LD-STORY-08")
def test_goons_come_to_different_locations() -> None:
    table = fresh(4, story="london-dread", characters="random")
    spots = [int(n) for n in table.g.goons if n >= 0]
    assert len(spots) == len(set(spots)) == 2
    table.g.goons[0] = GOON_BEATEN
    for goon in range(1, 6):
        table.g.goons[goon] = -1
    for location in range(24):
        table.g.board[location] = -1
    late = story({}, STAY, tale="london-dread", done=4)
    late.g.goons[0] = GOON_BEATEN
    late.g.then(Chapter(2))
    advance(late.g)
    spots = [int(n) for n in late.g.goons if n >= 0]
    assert len(spots) == len(set(spots)) == 5


@rule("LD-STORY-09", "LD-STORY-10", "LD-STORY-11", "LD-STORY-17")
def test_a_goon_comes_first_and_leaves_loot() -> None:
    table = story({"west-1": "down:bruiser", "west-2": "rat-baiters-row"},
                  {"murphy": {"6am": "2"}, "degas": {"6am": "2"}}, tale="london-dread", done=4,
                  goons={0: "west-2"})  # fmt: skip
    table.choose("investigate:west-2")
    assert table.g.goons[0] == GOON_BEATEN and table.g.piles.investigation.size() == 1
    assert table.at("west-2") == "rat-baiters-row"
    table.choose("investigate:west-2")
    assert table.at("west-2") == ""


@rule("LD-STORY-12", "LD-STORY-18")
def test_a_goon_that_is_not_beaten_strikes() -> None:
    table = story({"west-2": "bruiser"}, {"degas": {"6am": "2"}}, tale="london-dread", done=4,
                  goons={1: "west-2"})  # fmt: skip
    table.choose("end-action")
    assert table.conditions("degas") == UNHINGED
    table = story({"west-2": "bruiser"}, {"degas": {"6am": "2"}, "milton": {"6am": "3"}},
                  tale="london-dread", done=4, goons={1: "west-2", 2: "west-3"})  # fmt: skip
    table.choose("end-action")
    assert table.menu() == ["menace:west-2", "menace:west-3"]
    table.choose("menace:west-3")
    assert table.conditions("degas") == UNHINGED and "goon-strikes" in table.said()


@rule("LD-STORY-13")
def test_goons_left_on_the_board_raise_dread() -> None:
    table = story({}, {}, tale="london-dread", done=4, hour=11, goons={0: "west-1", 3: "east-2"})
    assert table.dread() == 2
    assert all(n == -1 for n in table.g.goons)


@rule("LD-STORY-14")
def test_a_goon_is_removed_without_loot() -> None:
    choir = content().stories[3].plots[3].tiers[2].effects
    table = story({}, STAY, tale="london-dread", done=4, goons={0: "west-1", 3: "east-2"})
    carry_out(table.g, choir, -1, 0b1)
    advance(table.g)
    assert table.menu() == ["remove-goon:barnacle-pete", "remove-goon:the-lamp-snuffer"]
    table.choose("remove-goon:the-lamp-snuffer")
    assert table.g.goons[3] == GOON_BEATEN and table.g.piles.investigation.size() == 0
    none = story({}, STAY, tale="london-dread", done=4)
    carry_out(none.g, choir, -1, 0b1)
    advance(none.g)
    assert none.g.piles.investigation.size() == 1


@rule("LD-STORY-15")
def test_secrets_run_out_into_confidence() -> None:
    table = story({}, STAY, tale="london-dread", done=4)
    for _ in range(3):
        gain_secret(table.g, 1)
    assert table.g.piles.held_secrets.size() == 3 and table.g.piles.investigation.size() == 0
    gain_secret(table.g, 1)
    assert table.g.piles.investigation.size() == 2
