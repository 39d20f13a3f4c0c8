"""Setup, content, previews, whole games: what holds at the table from the start."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from gaslamp.bots.arena import play_game
from gaslamp.bots.random import RandomBot
from gaslamp.games.blackbriar import catalogue, tables, text
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.blocking import AFFLICTIONS
from gaslamp.games.blackbriar.content import FOLDER, load
from gaslamp.games.blackbriar.effects import EFFECTS
from gaslamp.games.blackbriar.game import GAME
from gaslamp.games.blackbriar.preview import forecast
from gaslamp.games.blackbriar.state import Blackbriar
from gaslamp.games.blackbriar.struck import TOKENS
from gaslamp.games.blackbriar.tables import FOLK_ROOM
from gaslamp.games.blackbriar.town import SERVICES
from gaslamp.games.rulebook import rulebook
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose, fill, pending
from gaslamp.table import life
from gaslamp.table.match import Match
from kit import Scene, rule
from scenarios.blackbriar.kit import briar, content


def new(seats: int, seed: int = 1, **options: str) -> Blackbriar:
    g = GAME.new(content(), seats, GAME.settled(seats, options), seed)
    assert isinstance(g, Blackbriar)
    return g


@rule("BB-SETUP-10", "BB-SETUP-11", "BB-SETUP-12", "BB-SETUP-13", "BB-SETUP-14", "BB-SETUP-15",
      "BB-SETUP-16", "BB-SETUP-17", "BB-SETUP-18", "BB-TURN-04", "BB-GEN-02")  # fmt: skip
@pytest.mark.parametrize("folk", range(1, 7))
def test_the_deck(folk: int) -> None:
    """X-01, X-02, X-03."""
    for seed in range(20):
        g = new(folk, seed)
        deck = g.piles.deck.listed()[::-1]
        assert len(deck) == 6 * folk
        elite = [i + 1 for i, piece in enumerate(deck) if g.kind(piece).elite]
        assert elite == [3 * folk, 5 * folk, 6 * folk]
        assert deck[-1] == g.content.necromancer
        assert len(g.piles.aside) == len(content().ordinary) - (6 * folk - 3)
        assert not any(g.kind(piece).elite for piece in g.piles.aside.listed())
        assert len(g.piles.removed) == len(content().elites) - 2
        assert all(g.kind(piece).elite for piece in g.piles.removed.listed())


@rule("BB-SETUP-01", "BB-SETUP-02", "BB-SETUP-03", "BB-SETUP-08")
def test_the_tiles() -> None:
    layouts = set()
    for seed in range(30):
        g = new(2, seed)
        layouts.add(tuple(int(x) for x in g.ground.building_hex))
        assert all(int(x) < 12 for x in g.ground.building_hex[:4])
        assert len({int(x) for x in g.ground.building_hex}) == 5
        kinds = [g.content.tiles[t].kind if t >= 0 else "mausoleum" for t in g.ground.tiles]
        assert kinds[:18] == ["town"] * 12 + ["fence"] * 6
        assert sorted(kinds[18:]) == ["graveyard"] * 17 + ["mausoleum"]
        assert all(int(w) == 0 for w in g.board.wear)
    assert len(layouts) > 20


@rule("BB-SETUP-19", "BB-SETUP-20", "BB-SETUP-21", "BB-SETUP-09", "BB-SETUP-23", "BB-TURN-01",
      "BB-TURN-02", "BB-TURN-06")  # fmt: skip
def test_choosing_and_placing_townsfolk() -> None:
    table = Scene(GAME, new(2))
    assert table.asked() == [0]
    assert len(table.menu()) == len(content().characters)
    table.choose("townsfolk:doctor")
    assert table.asked() == [1]
    assert table.refused("townsfolk:doctor") == "BB-SETUP-19"
    table.choose("townsfolk:gamekeeper")
    assert len(table.menu()) == 12
    table.choose("start:doctor:c2")
    assert table.refused("start:gamekeeper:c2") == "BB-SETUP-20"
    g = table.g
    assert isinstance(g, Blackbriar)
    assert len(g.piles.horde) == len(g.piles.discard) == 0
    assert all(int(t) == 0 for t in g.sheets.tokens)
    assert [int(s) for s in g.dice.sides[10:18]] == [6, 6, 6, 8, 6, 10, 8, 12]
    table.choose("start:gamekeeper:d2")
    assert g.wave == 1
    while table.waiting() != "OpenTurn":
        table.choose(table.menu(table.asked()[0])[0], seat=table.asked()[0])
    rolled = [d for d in range(20) if g.dice.place[d] == 1]
    assert len(rolled) == 9


@rule("BB-TURN-05", "BB-END-06")
def test_levels_differ_only_in_the_mausoleum() -> None:
    games = [new(3, 5, level=level) for level in ("easy", "normal", "expert")]
    assert len({int(g.ground.mausoleum) for g in games}) == 3
    assert games[0].piles.deck.listed() != []
    assert [g.wave_limit for g in games] == [0, 0, 0]
    table = briar({"doctor": "a1"})
    table.g.wave = 30
    table.supernatural_turn()
    assert table.g.wave == 31


def test_more_townsfolk_than_players_are_dealt_out() -> None:
    g = new(2, townsfolk="5")
    assert g.folk == 5
    with pytest.raises(Trouble, match="at least 4"):
        GAME.settled(4, {"townsfolk": "3"})


def test_so_much_is_printed() -> None:
    """The one test that a new card changes on purpose."""
    printed = content()
    assert len(printed.ordinary) == 48
    assert len(printed.elites) == 6
    assert len(printed.characters) == 8


def test_coverage_of_abilities_and_actions() -> None:
    """8.11."""
    kinds = content().kinds
    used = {ability for kind in kinds for ability in kind.abilities}
    assert used == set(range(len(tables.ABILITIES)))
    weapons = [w for c in content().characters for w in c.weapons if w is not None]
    assert {type(space.effect) for w in weapons for space in w.spaces} == set(EFFECTS)
    assert {w.load for w in weapons} == set(tables.LOADS)
    services = {type(use.service) for b in content().buildings for use in b.uses}
    assert services == set(SERVICES)
    for kind in kinds:
        assert text.creature_text(GAME.english(content()), kind)
        assert kind.health > 11 if kind.elite else kind.health <= 11
    for character in content().characters:
        granted = sorted(int(w.die) for w in character.weapons if w is not None and w.die)
        assert granted == [6, 8, 10, 12]


@pytest.mark.parametrize(
    ("table", "row", "complaint"),
    [
        ("creature", 'id="x"\nname="X"\nhealth=20\ndamage=[6]\narrows="N"\nsource="authored"',
         "only an Elite"),
        ("creature", 'id="x"\nname="X"\nhealth=5\ndamage=[7]\narrows="N"\nsource="authored"',
         "dice of 6, 8, 10 or 12"),
        ("creature", 'id="x"\nname="X"\nhealth=5\ndamage=[6]\narrows="UP"\nsource="authored"',
         "no direction"),
        ("creature", 'id="x"\nname="X"\nhealth=5\ndamage=[6]\narrows="N"\nattack="S"\n'
         'source="authored"', "not among the arrows"),
        ("creature", 'id="x"\nname="X"\nhealth=5\ndamage=[6]\narrows="N"\n'
         'abilities=[{ sing = true }]\nsource="authored"', "no ability"),
        ("building", 'id="inn"\nname="Inn"\nhealth=5\nsource="authored"', "should be one of"),
        ("weapon", 'id="x"\nname="X"\nowner="nobody"\nline=1\ntier=1\nsource="authored"\n'
         'spaces=[{ values="1-3", damage=1 }]', "owner"),
    ],
)  # fmt: skip
def test_packs_are_checked(tmp_path: Path, table: str, row: str, complaint: str) -> None:
    (tmp_path / "pack.toml").write_text('game = "blackbriar"\nname = "Test"\n')
    (tmp_path / "cards.toml").write_text(f"[[{table}]]\n{row}\n")
    with pytest.raises(Trouble, match=complaint):
        load(tmp_path)


def test_the_forecast_tells_who_goes_where_and_how_likely_death_is() -> None:
    table = briar({"doctor": "c2", "vicar": "a1"}, [("ghoul", "c3"), ("barghest", "f6")])
    table.ruin("town-hall")
    table.hurt("doctor", 16)
    told = forecast(table.g)
    creatures = told["creatures"]
    assert isinstance(creatures, list)
    assert [c["creature"] for c in creatures] == ["barghest", "ghoul-1"]
    ghoul = creatures[1]
    assert ghoul["attacks"] == ["doctor"]
    assert ghoul["reasons"] == ["course-strikes"]
    assert told["somebodyDies"] == pytest.approx(4 / 6, abs=1e-6)
    assert told["falls"] == {"doctor": pytest.approx(4 / 6, abs=1e-6)}


def test_the_view_shows_the_action_under_construction() -> None:
    table = briar({"widow": "c1", "doctor": "c3"}, [("stitched-giant", "c4"), ("ghoul", "d3")],
                  {"widow": [(6, 1), (6, 6), (6, 4)]})  # fmt: skip
    table.choose("lift:widow:d6-1", "fuse:widow:blasting-powder")
    table.choose("lift:widow:d6-6")
    plan = GAME.view(table.g, 0).data["plan"]
    assert plan["kind"] == "blast"
    giant = next(b for b in plan["blasts"] if b["hits"][0]["hits"] == "stitched-giant-1")
    assert giant["hits"][0] == {"hits": "stitched-giant-1", "damage": 3, "falls": False}
    assert {s["hits"]: s["damage"] for s in giant["splash"]} == {
        "doctor": 1, "ghoul-1": 1, "mausoleum": 1,
    }  # fmt: skip
    table.choose("take-back", "lift:widow:d6-1", "load:widow:pepperbox-pistol")
    shots = GAME.view(table.g, 0).data["plan"]["shots"]
    assert {(s["die"]["shows"], s["hits"][0]["damage"]) for s in shots} >= {(6, 5), (4, 3)}


READABLE = re.compile(r"[A-Z].*[.?]", re.DOTALL)


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_can_be_read(seed: int) -> None:
    seats = seed % 3 + 1
    match = life.begin(GAME.id, ["human"] * seats, {"townsfolk": str(seats + 2)}, seed)
    rng = seeded(seed, 7)
    while match.result() is None:
        assert READABLE.fullmatch(match.prompt()), match.prompt()
        for seat in match.asked():
            shown = handles(match, seat)
            for offer in match.menu(seat):
                assert not re.search(r"\$|\{|seat-\d", offer.label), offer
                assert all(ref in shown for ref in offer.refs), offer
            for reason in match.reasons(seat):
                assert READABLE.fullmatch(reason.why), reason
                assert reason.rule_text, reason
        asked = match.asked()
        seat = asked[int(rng.below(len(asked)))]
        menu = match.menu(seat)
        match.choose(seat, menu[int(rng.below(len(menu)))].key)
    for entry in match.log:
        assert READABLE.fullmatch(entry.text), entry


def handles(match: Match, seat: int) -> set[str]:
    view = match.view(seat)
    pieces = [p for zone in view.zones for p in zone.pieces]
    places = [place for town in view.maps for place in town.places]
    pieces += [p for place in places for p in place.pieces]
    unplaced = {f"piece/{t['id']}" for t in view.data["townsfolk"]}
    printed = match.game.catalogue(match.content)
    tiers = {f"weapon/{w}" for w, entry in printed.items() if entry["type"] == "weapon"}
    cards = [p.data for p in pieces if "spaces" in p.data]
    spaces = {
        row["ref"] for card in cards for row in [*card["spaces"], card.get("load", {})] if row
    }
    return {p.ref for p in pieces} | {place.id for place in places} | unplaced | tiers | spaces


MESSAGES = (
    r'say\(\s*"([a-z-]+)"', r'Line\(\s*"([a-z-]+)"', r'refuse\(\s*"([a-z-]+)"',
    r'g\.finish\([^"]*"([a-z-]+)"', r'"(course-[a-z]+)"',
)  # fmt: skip


def from_rows() -> set[str]:
    """The messages that every verb, effect, service, ability, way to load, token, direction, term
    and setting has."""
    found = {f"option-{word}" for word in verbs.V.by_word}
    found |= {f"effect-{effect.word}" for effect in EFFECTS}
    found |= {f"{kind}-{service.word}" for service in SERVICES for kind in ("service", "use")}
    found |= {f"ability-{ability.word}" for ability in tables.ABILITIES}
    found |= {f"load-{load.word}" for load in tables.LOADS if load.linked}
    found |= {f"name-{token.name}" for token in TOKENS}
    found |= {f"struck-{tables.ABILITIES[one.ability].word}" for one in AFFLICTIONS if one}
    words = [ability.word for ability in tables.ABILITIES]
    words += [effect.word for effect in EFFECTS]
    words += [load.word for load in tables.LOADS if load.linked]
    found |= {f"word-{word}" for word in (*words, *catalogue.OTHER_WORDS)}
    found |= {f"term-{term}" for term in catalogue.TERMS} | {f"side-{side}" for side in text.SIDES}
    for setting in GAME.settings:
        found |= {f"setting-{setting.key}"}
        found |= {f"setting-{setting.key}-{value}" for value in setting.values}
    return {key.replace("_", "-") for key in found}


# Keys that are put together from a beginning and one of a few words.
COMPOSED = {
    "option-use-on", "option-building-use", "option-building-use-for", "name-held", "name-on-card",
    "title", "summary", "foretold-dies", "foretold-stunned", "rolled-next-turn",
    "rolled-in-two-turns", "about-town", "about-fence", "about-graveyard",
    "ground-town", "ground-fence", "ground-graveyard",
    "count-townsfolk", "count-townsfolk-in-play", "count-mausoleum",
    *(f"zone-{what}{of}" for what in ("active", "delayed", "weapons", "health")
      for of in ("", "-of")),
}  # fmt: skip


def test_every_message_exists_and_is_said() -> None:
    ftl = (FOLDER / "messages.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z][a-z0-9-]*) =", ftl, re.MULTILINE))
    sources = [path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py")]
    said = {key for text in sources for form in MESSAGES for key in re.findall(form, text)}
    assert said | from_rows() | COMPOSED <= known
    named = {key for text in sources for key in re.findall(r'"([a-z][a-z-]*)"', text)}
    asked = {
        key
        for key in known
        if key.startswith(("sees-", "deed-", "luck-")) or key == "score-counted"
    }
    assert known <= named | from_rows() | COMPOSED | asked  # those the table asks for


def test_every_refusal_names_a_rule() -> None:
    book = rulebook(FOLDER)
    for path in FOLDER.glob("*.py"):
        for named in re.findall(r'"(BB-[A-Z]+-\d\d)"', path.read_text(encoding="utf-8")):
            assert book.text(named), f"{path.name}: {named}"


@pytest.mark.parametrize("folk", range(1, 7))
def test_random_play_loses_and_dice_are_conserved(folk: int) -> None:
    for seed in range(6):
        g = new(folk, seed, **{"wave-limit": "40", "cast": "lot"})
        g.logging = False
        dice = GAME.pieces(g)
        play_game(g, GAME.judge(), [RandomBot()] * folk, seed, 20_000)
        assert g.outcome is not None
        assert GAME.pieces(g) == dice


def test_every_die_and_creature_is_in_one_place_at_every_decision() -> None:
    g = new(4, 3, cast="lot")
    g.logging = False
    rng = seeded(3)
    while g.outcome is None:
        on_board = sorted(
            p for p in range(FOLK_ROOM, int(g.content.pieces)) if g.board.hex_of[p] >= 0
        )
        assert on_board == sorted(g.piles.horde.listed())
        stacked = []
        for at in range(36):
            piece = int(g.board.top[at])
            while piece >= 0:
                assert int(g.board.hex_of[piece]) == at
                stacked.append(piece)
                piece = int(g.board.below[piece])
        assert len(stacked) == len(set(stacked))
        decision = pending(g)
        assert decision is not None
        seats = [s for s in range(4) if decision.seats(g) >> s & 1]
        menu = Menu(seats[int(rng.below(len(seats)))])
        fill(g, menu)
        choose(g, menu.seat, menu.at(rng.below(menu.size())))


def test_no_trait_is_on_more_than_a_third_of_the_kinds_in_print() -> None:
    """Kinds differ in what they do; the cards as they are sold, not those that stay as they are."""
    kinds = load().kinds
    traits = Counter(ability for kind in kinds for ability in set(kind.abilities))
    assert max(traits.values()) * 3 <= len(kinds)
