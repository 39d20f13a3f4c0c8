"""Content tests: the set of cards as a whole, and the numbers the book and its players give."""

from collections import Counter

import pytest

from gaslamp.games.terrors_of_london import tables, text
from gaslamp.games.terrors_of_london.content import FACTIONS
from gaslamp.games.terrors_of_london.effect import Effect
from gaslamp.games.terrors_of_london.effects import Coachman, Draw
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.games.terrors_of_london.keywords import Command, Destroy
from gaslamp.games.terrors_of_london.tables import Kind
from scenarios.terrors_of_london.counts import CARDS, COPIES, boxed
from scenarios.terrors_of_london.horde_kit import LEFT_ARROW, RIGHT_ARROW
from scenarios.terrors_of_london.kit import content

CARDS_BACK = (Draw, Command, Coachman)
WORDS = GAME.english(content())


def kind(id: str) -> Kind:
    (found,) = [kind for kind in content().kinds if kind.id == id]
    return found


def words(program: int) -> str:
    return text.phrases(WORDS, program)


def flat(program: int) -> list[Effect]:
    """The effects of a program and of what it may branch into."""
    found: list[Effect] = []
    for effect in text.program(WORDS, program):
        found += [effect, *flat(int(effect.inner)), *flat(int(effect.other))]
    return found


def test_1_there_are_108_cards_in_the_books_counts() -> None:
    assert {k.id: int(k.copies) for k in boxed()} == COPIES
    assert sum(COPIES.values()) == CARDS
    starts: Counter[int] = Counter()
    for k in boxed():
        starts[int(k.start)] += int(k.copies)
    assert starts == {
        tables.STARTER: 16, tables.ACOLYTE: 8, tables.INFLUENCE_SET: 16, tables.MARKET: 68,
    }  # fmt: skip
    relics = [k for k in boxed() if k.type == tables.RELIC_CARD]
    assert [int(k.copies) for k in relics] == [1] * 12


def test_1_each_faction_has_14_market_monsters_and_2_acolytes() -> None:
    market: Counter[int] = Counter()
    acolytes: Counter[int] = Counter()
    for k in boxed():
        if k.type == tables.MONSTER and k.start == tables.MARKET:
            market[int(k.faction)] += int(k.copies)
        if k.start == tables.ACOLYTE:
            acolytes[int(k.faction)] += int(k.copies)
    assert market == dict.fromkeys(range(4), 14)
    assert acolytes == dict.fromkeys(range(4), 2)


def test_1_each_overlord_has_four_influence_cards_two_of_them_starred() -> None:
    for index in range(4):
        own = [k for k in content().kinds if k.overlord == index]
        assert len(own) == 4
        assert sum(k.star for k in own) == 2


def test_1_costs_and_keywords_add_up_as_planned() -> None:
    costs: Counter[int] = Counter()
    for k in boxed():
        if k.type == tables.MONSTER and k.start == tables.MARKET:
            costs[int(k.cost)] += int(k.copies)
    assert costs == {1: 8, 2: 8, 3: 16, 4: 8, 5: 8, 6: 4, 7: 2, 8: 2}
    relics = sorted(int(k.cost) for k in boxed() if k.type == tables.RELIC_CARD)
    assert relics == [2, 2, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6]


@pytest.mark.parametrize("left", [k for k in content().kinds if k.faction != tables.NO_FACTION])
def test_2_icons_and_arrows_agree_for_every_ordered_pair(left: Kind) -> None:
    ring = {("spirit", "undead"), ("undead", "beast"), ("beast", "mortal"), ("mortal", "spirit")}
    for right in content().kinds:
        if right.faction == tables.NO_FACTION:
            assert not tables.compatible(left.faction, right.faction)
            continue
        one, other = int(left.faction), int(right.faction)
        icons = tables.RIGHT_ICON[one] == other and tables.LEFT_ICON[other] == one
        arrows = RIGHT_ARROW[one] == LEFT_ARROW[other]
        linked = (FACTIONS[one], FACTIONS[other]) in ring
        assert icons == arrows == linked == tables.compatible(left.faction, right.faction)


def test_3_every_faction_monster_has_one_or_two_horde_abilities() -> None:
    for k in content().kinds:
        if k.faction != tables.NO_FACTION:
            assert len(k.horde) in (1, 2), k.id
            assert all(words(program) for program in k.horde), k.id
        else:
            assert k.horde == [], k.id


def test_4_the_numbers_of_the_book_and_the_reviews() -> None:
    assert [words(p) for p in kind("skeletal").horde] == ["1 Power"]
    assert words(int(kind("ghoul").play)).startswith("1 Power")
    assert "1 Power" in words(int(kind("relic-hunter").play))
    assert words(int(kind("warlock").play)) == "5 Power"
    for k in content().kinds:
        if k.start == tables.ACOLYTE:
            assert k.cost == 2


def test_5_no_activation_joins_destroy_with_getting_cards_back() -> None:
    for k in content().kinds:
        activations = [
            flat(int(k.play)) + flat(int(k.condition)), flat(int(k.action)),
            flat(int(k.trigger_program)), *(flat(program) for program in k.horde),
        ]  # fmt: skip
        for effects in activations:
            destroying = sum(isinstance(effect, Destroy) for effect in effects)
            back = sum(isinstance(effect, CARDS_BACK) for effect in effects)
            assert destroying == 0 or (destroying == 1 and back == 0), k.id


def test_5_no_unlimited_trigger_draws_or_returns_cards() -> None:
    for k in content().kinds:
        if k.trigger != tables.NO_TRIGGER and not k.trigger_once:
            for effect in flat(int(k.trigger_program)):
                assert not isinstance(effect, (*CARDS_BACK, Destroy)), k.id


def test_6_starting_health() -> None:
    health = {lord.id: int(lord.health) for lord in content().overlords}
    assert health == {"methuselah": 40, "fenris": 43, "lilith": 45, "azazael": 50}
    assert min(health, key=lambda lord: health[lord]) == "methuselah"
    assert max(health, key=lambda lord: health[lord]) == "azazael"


# Every card as the ledger prints it: cost, text.
PRINTED = {
    "skeletal": (1, "1 Coin. 1 Regeneration. Horde: 1 Power."),
    "ghoul": (2, "1 Power. MUSTER. Horde: 1 Power."),
    "bone-collector": (3, "2 Coin. COMMAND. Horde: 1 Coin."),
    "wight": (3, "2 Power. DRAW (1). Horde: 1 Power."),
    "mummy": (4, "2 Coin. 2 Power. Horde: DRAW (1) ♦ 2 Regeneration."),
    "vampire": (5, "3 Power. 3 Regeneration. You may pay 2 Health for 3 Power. "
                   "Horde: 2 Power ♦ 2 Regeneration."),
    "barrow-king": (5, "2 Coin. COMMAND. MUSTER. 1 Power, each time you play another Undead "
                       "monster. Horde: COMMAND."),
    "nosferatu": (8, "4 Power. DRAW (1). Your opponent loses 2 Health. 2 Regeneration. "
                     "Horde: 3 Power ♦ MUSTER."),
    "sewer-rats": (1, "2 Power. Horde: 1 Power ♦ 1 Coin."),
    "feral-hound": (2, "3 Power. 1 Power, once, when you form or expand a horde. Horde: 1 Power."),
    "werewolf": (3, "2 Power. RAGE. Horde: 2 Power."),
    "gargoyle": (4, "3 Power. HAUNT. Armor 1. Horde: 2 Power."),
    "menagerie-bear": (5, "5 Power. Horde: 2 Power ♦ 2 Regeneration."),
    "alpha-of-whitechapel": (5, "3 Power. RAGE. 1 Power, each time you play another Beast "
                                "monster. Horde: RAGE."),
    "thames-leviathan": (6, "5 Power. DESTROY. Horde: 3 Power."),
    "black-shuck": (7, "4 Power. RAGE. If you have formed or expanded a horde this Action Phase: "
                       "RAGE. Horde: 3 Power ♦ 3 Regeneration."),
    "street-urchin": (1, "1 Coin. 1 Power. CLAIM. Horde: 1 Coin."),
    "relic-hunter": (2, "2 Coin. 1 Power. DRAW (1), once, when you take a Relic Action. "
                        "Horde: 1 Power."),
    "resurrectionist": (3, "2 Coin. SACRIFICE. Horde: 1 Coin."),
    "witch-hunter": (3, "2 Power. DESTROY. Horde: 1 Power ♦ 1 Coin."),
    "warlock": (5, "5 Power. Horde: CURSE."),
    "knight-of-the-long-sunrise": (6, "1 Coin. 4 Power. DESTROY. 1 Coin, each time you take a "
                                      "Relic Action. Horde: 2 Power ♦ 2 Coin."),
    "the-ripper": (7, "5 Power. Your opponent discards a card. CLAIM. "
                      "Horde: 3 Power ♦ SACRIFICE."),
    "will-o-the-wisp": (1, "1 Power. 2 Regeneration. Horde: 1 Power."),
    "poltergeist": (2, "1 Coin. 1 Regeneration. HAUNT. Horde: 1 Power ♦ 1 Regeneration."),
    "banshee": (3, "3 Power. CURSE. Horde: 2 Regeneration."),
    "weeping-nun": (3, "2 Coin. 2 Regeneration. Horde: 1 Coin ♦ 2 Regeneration."),
    "wraith": (4, "1 Coin. 3 Power. HAUNT. Horde: 2 Power."),
    "drowned-bride": (5, "2 Coin. CURSE. HAUNT. Armor 1. Horde: 3 Regeneration."),
    "grim-reaper": (6, "4 Power. DESTROY. CURSE. Horde: CURSE."),
    "demon-of-the-infernal-chasm": (8, "4 Power. 2 Regeneration. CURSE. HAUNT. "
                                       "Horde: 3 Power ♦ 3 Regeneration."),
    "sword-of-methuselah": (5, "Once a turn: 2 Power."),
    "canopic-jar": (4, "Once a turn: 1 Regeneration. Armor 1."),
    "templar-plate": (5, "Armor 2."),
    "iron-buckler": (2, "Armor 1."),
    "hand-of-glory": (6, "Once a turn: DRAW (1)."),
    "gravediggers-spade": (5, "Once a turn: COMMAND."),
    "sacrificial-dagger": (5, "Once a turn: SACRIFICE."),
    "cursed-music-box": (5, "Once a turn: CURSE."),
    "acolyte-of-the-crypt": (2, "1 Coin. 1 Power. Horde: 1 Power."),
    "acolyte-of-the-fang": (2, "3 Power. Horde: 1 Power."),
    "acolyte-of-the-dawn": (2, "2 Coin. Horde: 1 Coin."),
    "acolyte-of-the-veil": (2, "1 Coin. 2 Regeneration. Horde: 1 Regeneration."),
    "cultist": (0, "1 Coin."),
    "fanatic": (0, "1 Power."),
}  # fmt: skip


@pytest.mark.parametrize("id", sorted(PRINTED))
def test_a_card_costs_and_says_what_the_ledger_prints(id: str) -> None:
    assert (int(kind(id).cost), text.card_text(WORDS, kind(id))) == PRINTED[id]


def test_every_card_of_the_game_has_a_readable_text() -> None:
    own = content()
    for k in own.kinds:
        said = text.card_text(WORDS, k)
        assert said.endswith("."), k.id
        for slip in ("  ", "..", " .", " ,", ": .", "♦ .", "None", "{", "()"):
            assert slip not in said, k.id
        for program in (k.play, k.condition, k.action, k.trigger_program, *k.horde):
            if program != tables.NO_PROGRAM:
                for effect in own.programs[program]:
                    assert text.phrase(WORDS, effect) in said, k.id
        assert (f"Armor {k.armor}" in said) == (k.armor > 0)
        assert ("CLAIM." in said) == k.claim
    for lord in own.overlords:
        assert text.overlord_text(WORDS, lord).startswith("Once a turn")
