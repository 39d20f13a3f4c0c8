"""Content packs: cards of one's own, checked with sentences that name file, entry and field."""

import shutil
import tomllib
from functools import cache
from pathlib import Path

import pytest

from gaslamp.games.terrors_of_london import text
from gaslamp.games.terrors_of_london.content import load
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.rng import seeded
from gaslamp.table import life
from scenarios.terrors_of_london import kit
from scenarios.terrors_of_london.kit import terrors

PACK = 'game = "terrors-of-london"\nname = "My cards"\n'
MONSTER = """
[[monster]]
id = "sweep"
name = "Chimney Sweep"
faction = "mortal"
cost = 2
resources = [{ coin = 1 }]
horde = [[{ power = 1 }]]
source = "authored"
"""
INFLUENCE = """
[[influence]]
id = "blood-tithe"
name = "Blood Tithe"
overlord = "methuselah"
star = true
always = [{ coin = 1 }]
condition = [{ draw = 1 }]
source = "authored"
"""
RELIC = """
[[relic]]
id = "lantern"
name = "Lantern"
cost = 3
action = [{ coin = 1 }]
source = "authored"
"""
OVERLORD = """
[[overlord]]
id = "fenris"
name = "Fenris"
title = "Lord of the Pack"
faction = "beast"
health = 46
action = [{ coin = 1 }]
source = "authored"
"""


def pack(folder: Path, cards_toml: str, about: str = PACK) -> Path:
    """A pack folder with these cards."""
    (folder / "pack.toml").write_text(about, encoding="utf-8")
    (folder / "mine.toml").write_text(cards_toml, encoding="utf-8")
    return folder


def complaint(folder: Path) -> str:
    """What is said about a pack that is refused: one sentence."""
    with pytest.raises(Trouble) as trouble:
        load(folder)
    said = str(trouble.value)
    assert said.endswith(".")
    assert "\n" not in said
    return said


def altered(card: str, line: str, instead: str) -> str:
    """A card's text with one line replaced."""
    assert line in card
    return card.replace(line, instead)


RESOURCES = "resources = [{ coin = 1 }]"
HORDE = "horde = [[{ power = 1 }]]"
NAME = 'name = "Chimney Sweep"'

# What is wrong, the cards, and what the complaint must name: entry, field, and the remedy.
BAD_CARDS = [
    ("unknown effect", altered(MONSTER, "{ coin = 1 }", "{ gold = 1 }"),
     ("monster 'sweep'", "field 'resources'", "'gold' is not an effect", "coin, power")),
    ("unknown keyword", altered(MONSTER, HORDE, f"{HORDE}\nkeywords = [{{ growl = true }}]"),
     ("monster 'sweep'", "field 'keywords'", "'growl' is not an effect")),
    ("effect not a table", altered(MONSTER, "[{ coin = 1 }]", '["coin"]'),
     ("monster 'sweep'", "field 'resources'", "'coin' should be an effect")),
    ("two verbs in one effect", altered(MONSTER, "{ coin = 1 }", "{ coin = 1, power = 1 }"),
     ("monster 'sweep'", "field 'resources'", "'power' does not go with 'coin'")),
    ("amount too large", altered(MONSTER, "{ coin = 1 }", "{ coin = 99 }"),
     ("monster 'sweep'", "field 'resources'", "a number from 1 to 20")),
    ("amount not a number", altered(MONSTER, "{ coin = 1 }", "{ coin = true }"),
     ("monster 'sweep'", "field 'resources'", "a number from 1 to 20")),
    ("plain effect with an amount",
     altered(MONSTER, HORDE, f"{HORDE}\nkeywords = [{{ destroy = 2 }}]"),
     ("monster 'sweep'", "field 'keywords'", "destroy = true")),
    ("branch without its halves", altered(RELIC, "{ coin = 1 }", "{ reveal = true }"),
     ("relic 'lantern'", "field 'action'", "should be a list of effects")),
    ("wrong type", altered(MONSTER, "cost = 2", 'cost = "two"'),
     ("monster 'sweep'", "field 'cost'", "is 'two'", "a whole number")),
    ("truth for a number", altered(MONSTER, "cost = 2", "cost = true"),
     ("monster 'sweep'", "field 'cost'", "a whole number")),
    ("negative cost", altered(MONSTER, "cost = 2", "cost = -1"),
     ("monster 'sweep'", "field 'cost'", "at least 0")),
    ("missing field", altered(MONSTER, "cost = 2\n", ""),
     ("monster 'sweep'", "field 'cost'", "is missing")),
    ("missing name", altered(MONSTER, NAME, ""),
     ("monster 'sweep'", "field 'name'", "is missing")),
    ("missing id", altered(MONSTER, 'id = "sweep"', ""),
     ("monster 'without an id'", "field 'id'", "is missing")),
    ("unknown field", altered(MONSTER, "cost = 2", "cost = 2\ncots = 3"),
     ("monster 'sweep'", "field 'cots'", "is not known", "cost")),
    ("unknown faction", altered(MONSTER, '"mortal"', '"fairy"'),
     ("monster 'sweep'", "field 'faction'", "undead, beast, mortal, spirit")),
    ("no faction", altered(MONSTER, 'faction = "mortal"', ""),
     ("monster 'sweep'", "field 'faction'", "is missing")),
    ("unknown source", altered(MONSTER, '"authored"', '"stolen"'),
     ("monster 'sweep'", "field 'source'", "book, public, authored")),
    ("no horde ability", altered(MONSTER, HORDE, ""),
     ("monster 'sweep'", "field 'horde'", "one or two lists")),
    ("three horde abilities", altered(MONSTER, HORDE, "horde = [[{ coin = 1 }], [{ coin = 1 }],"
                                                      " [{ coin = 1 }]]"),
     ("monster 'sweep'", "field 'horde'", "one or two lists")),
    ("horde ability not in a list", altered(MONSTER, HORDE, "horde = [{ power = 1 }]"),
     ("monster 'sweep'", "field 'horde'", "should be a list of effects")),
    ("horde ability a number", altered(MONSTER, HORDE, "horde = [3]"),
     ("monster 'sweep'", "field 'horde'", "should be a list of effects")),
    ("empty horde ability", altered(MONSTER, HORDE, "horde = [[]]"),
     ("monster 'sweep'", "field 'horde'", "should be a list of effects")),
    ("keyword among the resources", altered(MONSTER, "{ coin = 1 }", "{ draw = 1 }"),
     ("monster 'sweep'", "field 'resources'", "coin, power and regeneration")),
    ("resource among the keywords",
     altered(MONSTER, HORDE, f"{HORDE}\nkeywords = [{{ regeneration = 2 }}]"),
     ("monster 'sweep'", "field 'keywords'", "resources have a field of their own")),
    ("too many copies", altered(MONSTER, "cost = 2", "cost = 2\ncopies = 16"),
     ("monster 'sweep'", "field 'copies'", "at most 15")),
    ("acolyte of another price", altered(MONSTER, "cost = 2", 'cost = 3\nstart = "acolyte"'),
     ("monster 'sweep'", "field 'cost'", "should be 2")),
    ("trigger without a limit", altered(MONSTER, HORDE, f"{HORDE}\ntrigger = "
                                        '{ on = "relic", gain = [{ coin = 1 }] }'),
     ("monster 'sweep'", "field 'limit'", "is missing")),
    ("trigger on nothing known", altered(MONSTER, HORDE, f"{HORDE}\ntrigger = "
                                         '{ on = "rain", limit = "once", gain = [{ coin = 1 }] }'),
     ("monster 'sweep'", "field 'on'", "play, horde, relic, haunt")),
    ("trigger without a benefit", altered(MONSTER, HORDE, f"{HORDE}\ntrigger = "
                                          '{ on = "relic", limit = "each", gain = [] }'),
     ("monster 'sweep'", "field 'trigger'", "should be a list of effects")),
    ("trigger with a number", altered(MONSTER, HORDE, f"{HORDE}\ntrigger = "
                                      '{ on = "relic", limit = "each", gain = [3] }'),
     ("monster 'sweep'", "field 'trigger'", "should be an effect")),
    ("trigger for a faction the card has not", altered(
        MONSTER, 'faction = "mortal"\ncost = 2', 'start = "starter"\ncopies = 2\ndeck = 1').replace(
        HORDE, 'trigger = { on = "play", limit = "each", gain = [{ coin = 1 }] }'),
     ("monster 'sweep'", "field 'trigger'", "faction")),
    ("influence for nobody", altered(INFLUENCE, '"methuselah"', '"dracula"'),
     ("influence 'blood-tithe'", "field 'overlord'", "methuselah, fenris, lilith, azazael")),
    ("influence without a condition", altered(INFLUENCE, "[{ draw = 1 }]", "[]"),
     ("influence 'blood-tithe'", "field 'condition'", "should be a list of effects")),
    ("influence that haunts", altered(INFLUENCE, "{ coin = 1 }", "{ haunt = true }"),
     ("influence 'blood-tithe'", "field 'always'", "haunt_chosen")),
    ("relic that does nothing", altered(RELIC, "action = [{ coin = 1 }]", ""),
     ("relic 'lantern'", "field 'action'", "Armor")),
    ("overlord without an action", altered(OVERLORD, "[{ coin = 1 }]", "[]"),
     ("overlord 'fenris'", "field 'action'", "should be a list of effects")),
    ("overlord without Health", altered(OVERLORD, "health = 46", "health = 0"),
     ("overlord 'fenris'", "field 'health'", "at least 1")),
    ("id that looks like a copy", altered(MONSTER, '"sweep"', '"ghoul-2"'),
     ("monster 'ghoul-2'", "field 'id'", "number")),
    ("id with a colon", altered(MONSTER, '"sweep"', '"chimney:sweep"'),
     ("monster 'chimney:sweep'", "field 'id'", "letters")),
    ("id that means something else", altered(MONSTER, '"sweep"', '"coin"'),
     ("monster 'coin'", "field 'id'", "another id")),
    ("same id twice", MONSTER + MONSTER,
     ("monster 'sweep'", "field 'id'", "used twice")),
]  # fmt: skip


@pytest.mark.parametrize(("cards_toml", "named"), [b[1:] for b in BAD_CARDS],
                         ids=[b[0] for b in BAD_CARDS])  # fmt: skip
def test_a_bad_card_is_refused_by_file_entry_and_field(
    tmp_path: Path, cards_toml: str, named: tuple[str, ...]
) -> None:
    said = complaint(pack(tmp_path, cards_toml))
    assert said.startswith("mine.toml, ")
    for part in named:
        assert part in said


# what could make a turn go on for ever.
ENDLESS = [
    ("destroy and draw", altered(MONSTER, HORDE,
     f"{HORDE}\nkeywords = [{{ destroy = true }}, {{ draw = 1 }}]")),
    ("destroy and command, in two fields", altered(MONSTER, HORDE,
     f"{HORDE}\nkeywords = [{{ destroy = true }}]\nunique = [{{ command = 3 }}]")),
    ("destroy and a reveal that comes to hand", altered(MONSTER, HORDE,
     f"{HORDE}\nkeywords = [{{ destroy = true }}]\nunique = [{{ coachman = true }}]")),
    ("destroy and a draw in a branch", altered(MONSTER, HORDE,
     f"{HORDE}\nkeywords = [{{ destroy = true }}]\nunique = [{{ if_horde = [{{ draw = 1 }}] }}]")),
    ("destroy in a branch and a draw", altered(MONSTER, HORDE,
     f"{HORDE}\nkeywords = [{{ draw = 1 }}]\n"
     "unique = [{ may_pay_health = 1, gain = [{ destroy = true }] }]")),
    ("destroy twice", altered(MONSTER, HORDE,
     f"{HORDE}\nkeywords = [{{ destroy = true }}, {{ destroy = true }}]")),
    ("an unlimited trigger that draws", altered(MONSTER, HORDE,
     f'{HORDE}\ntrigger = {{ on = "play", limit = "each", gain = [{{ draw = 1 }}] }}')),
    ("an unlimited trigger that draws in a branch", altered(MONSTER, HORDE,
     f'{HORDE}\ntrigger = {{ on = "play", limit = "each", '
     "gain = [{ if_horde = [{ draw = 1 }] }] }")),
    ("an unlimited trigger that takes a revealed card", altered(MONSTER, HORDE,
     f'{HORDE}\ntrigger = {{ on = "play", limit = "each", gain = [{{ coachman = true }}] }}')),
    ("an unlimited trigger that destroys", altered(MONSTER, HORDE,
     f'{HORDE}\ntrigger = {{ on = "play", limit = "each", gain = [{{ destroy = true }}] }}')),
    ("an Influence card that destroys and then draws",
     altered(INFLUENCE, "{ coin = 1 }", "{ destroy = true }")),
]  # fmt: skip


@pytest.mark.parametrize("cards_toml", [e[1] for e in ENDLESS], ids=[e[0] for e in ENDLESS])
def test_what_could_make_a_turn_endless_is_refused(tmp_path: Path, cards_toml: str) -> None:
    said = complaint(pack(tmp_path, cards_toml))
    assert said.startswith("mine.toml, ")
    assert "field '" in said
    assert "for ever" in said


def test_a_pack_needs_a_folder_with_a_pack_toml(tmp_path: Path) -> None:
    assert "has no pack.toml" in complaint(tmp_path)
    assert "is not a folder" in complaint(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("about", "named"),
    [
        ('game = "fury-of-dracula"\nname = "x"\n', ("pack.toml", "'fury-of-dracula'",
                                                    "not for 'terrors-of-london'")),
        ('game = "terrors-of-london"\n', ("pack.toml", "field 'name'", "is missing")),
        ('name = "x"\n', ("pack.toml", "field 'game'", "is missing")),
        (PACK + 'without = ["no-such-card"]\n', ("pack.toml", "'without'", "'no-such-card'")),
        (PACK + 'without = "ghoul"\n', ("pack.toml", "field 'without'", "a list of ids")),
        (PACK + "version = 2\n", ("pack.toml", "'version' is not known")),
        ("game = terrors\n", ("pack.toml", "not valid TOML")),
    ],
)  # fmt: skip
def test_a_pack_toml_says_which_game_it_is_for(
    tmp_path: Path, about: str, named: tuple[str, ...]
) -> None:
    said = complaint(pack(tmp_path, MONSTER, about))
    for part in named:
        assert part in said


@pytest.mark.parametrize(
    ("cards_toml", "named"),
    [
        ("[[dragon]]\nid = 'x'\n", ("mine.toml", "'dragon'", "monster, influence, relic")),
        ("[monster]\nid = 'x'\n", ("mine.toml", "[[monster]]")),
        ("[[monster]\n", ("mine.toml", "not valid TOML")),
    ],
)
def test_a_file_that_is_not_a_list_of_cards_is_refused(
    tmp_path: Path, cards_toml: str, named: tuple[str, ...]
) -> None:
    said = complaint(pack(tmp_path, cards_toml))
    for part in named:
        assert part in said


@pytest.mark.parametrize(
    ("without", "named"),
    [
        (["blood-tithe"], "Methuselah has 3 Influence cards"),
        (["cultist", "fanatic"], "at least three cards"),
        (["fenris", "howl-of-the-pack", "scent-of-blood", "moonlit-fury", "lick-the-wounds",
          "lilith", "oath-of-the-long-sunrise", "silver-and-fire", "purge-the-weak",
          "reapers-pact", "azazael", "whisper-from-the-jar", "plague-of-egypt",
          "spell-of-binding", "seventh-night"], "at least two overlords"),
    ],
)  # fmt: skip
def test_what_is_left_must_still_be_a_game(tmp_path: Path, without: list[str], named: str) -> None:
    with pytest.raises(Trouble, match=named):
        load(pack(tmp_path, "", f"{PACK}without = {without!r}\n"))


GOOD = """
[[monster]]
id = "ghoul"
name = "My Ghoul"
faction = "undead"
cost = 1
copies = 2
resources = [{ power = 4 }]
keywords = [{ muster = 2 }]
horde = [[{ coin = 2 }]]
source = "authored"
"""


def test_a_good_pack_replaces_a_card_and_is_used_in_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = load(pack(tmp_path, GOOD + MONSTER + RELIC, f'{PACK}without = ["skeletal"]\n'))
    ids = [kind.id for kind in mine.kinds]
    assert ids.count("ghoul") == 1
    assert "skeletal" not in ids
    assert mine.cards == load().cards - 2 + 1 + 1
    assert mine.digest != kit.content().digest
    monkeypatch.setattr(kit, "content", lambda: mine)
    table = terrors(hands=(["ghoul"], []), street=["lantern"], market=[], coin=3)
    table.choose("play:ghoul", "buy:lantern", "relic:lantern")
    assert table.pool() == (1, 4, 0)
    assert table.g.players[0].muster == 2
    assert table.nothing_pending()


def test_a_match_is_played_to_its_end_with_a_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, GOOD + MONSTER + RELIC)
    options = {"overlords": "random", "turn-limit": "200"}
    match = life.begin(GAME.id, ["human", "human"], options, 5, folder)
    dice = seeded(5, 3)
    while match.result() is None:
        (seat,) = match.asked()
        menu = match.menu(seat)
        match.choose(seat, menu[int(dice.below(len(menu)))].key)
    assert life.load(match.save(), folder).result() == match.result()
    with pytest.raises(Trouble, match="other cards"):
        life.load(match.save())


def test_an_overlord_of_ones_own_resolves_every_effect_of_its_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lord = altered(OVERLORD, "action = [{ coin = 1 }]",
                   "pay_coin = 1\npay_health = 2\nneeds_horde = true\n"
                   "action = [{ haunt_chosen = true }, { power = 2 }]")  # fmt: skip
    mine = load(pack(tmp_path, lord))
    assert text.overlord_text(GAME.english(mine), mine.overlords[1]) == (
        "Once a turn, if you have formed or expanded a horde, pay 1 Coin and 2 Health: "
        "One of your monsters in play without a token gains HAUNT. 2 Power."
    )
    monkeypatch.setattr(kit, "content", lambda: mine)
    table = terrors(overlords=("fenris", "lilith"), play=(["ghoul"], []), coin=1)
    table.g.horde_taken = True
    table.choose("overlord:ghoul")
    assert table.token(0, "ghoul") == "haunt"
    assert table.pool() == (0, 2, 0)
    assert table.health(0) == 44
    assert table.nothing_pending()


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ("{ muster = 2 }", "MUSTER (2)"),
        ("{ rage = 3 }", "RAGE (3)"),
        ("{ curse = 4 }", "CURSE (4 Health)"),
        ("{ command = 5 }", "COMMAND (cost 5 or less)"),
    ],
)
def test_a_keyword_of_another_strength_says_so(tmp_path: Path, effect: str, words: str) -> None:
    card = altered(MONSTER, HORDE, f"{HORDE}\nkeywords = [{effect}]")
    mine = load(pack(tmp_path, card))
    (sweep,) = [kind for kind in mine.kinds if kind.id == "sweep"]
    assert text.card_text(GAME.english(mine), sweep) == f"1 Coin. {words}. Horde: 1 Power."


JUNK = ["0", "-1", "true", '"x"', "[]", "{}", "[[]]", "[{}]", "[1]", "[[1]]", "1.5", "[{ a = 1 }]",
        "{ a = 1 }", "[[{ coin = 1 }, 3]]", '[{ if_horde = 1 }]', "[{ reveal = true, other = 2 }]",
        '{ on = 1, limit = [], gain = 2 }']  # fmt: skip


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        (MONSTER, ["name", "faction", "cost", "copies", "start", "resources", "keywords", "unique",
                   "horde", "trigger", "armor", "claim", "deck", "source", "id"]),
        (INFLUENCE, ["overlord", "star", "always", "condition"]),
        (RELIC, ["cost", "action", "armor", "copies"]),
        (OVERLORD, ["title", "faction", "health", "pay_coin", "pay_health", "needs_horde",
                    "action"]),
    ],
    ids=["monster", "influence", "relic", "overlord"],
)  # fmt: skip
def test_no_value_in_any_field_gives_anything_but_a_card_or_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, card: str, fields: list[str]
) -> None:
    # The game's own files are the same each time.
    monkeypatch.setattr(tomllib, "loads", cache(tomllib.loads))
    for field in fields:
        rest = "".join(x for x in card.splitlines(True) if not x.startswith(f"{field} ="))
        for junk in JUNK:
            folder = pack(tmp_path, f"{rest}{field} = {junk}\n")
            try:
                load(folder)
            except Trouble as trouble:
                said = str(trouble)
                assert said.endswith("."), (field, junk)


def test_a_pack_may_be_the_whole_set_of_cards(tmp_path: Path) -> None:
    """Then nothing of the game's own cards is there, and a card added to them changes nothing."""
    folder = Path(life.__file__).parents[3] / "tests" / "golden" / "terrors-of-london"
    names = {kind.id for kind in load(folder).kinds}
    smaller = tmp_path / "smaller"
    shutil.copytree(folder, smaller)
    (smaller / "beast.toml").unlink()
    left = {kind.id for kind in load(smaller).kinds}
    assert left < names
    assert "werewolf" in names - left
    assert "werewolf" in {kind.id for kind in load().kinds}


def test_whole_is_true_or_false(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="'whole': should be true or false"):
        load(pack(tmp_path, MONSTER, f'{PACK}whole = "yes"\n'))
