"""Messages: every prompt, option, reason and log line has its words and its arguments."""

import ast
import re
from functools import cache

import pytest

from gaslamp.games.terrors_of_london import marks, text
from gaslamp.games.terrors_of_london.content import FOLDER
from gaslamp.games.terrors_of_london.effects import EFFECTS
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.games.view import View
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.words.words import LETTERS, Words
from scenarios.terrors_of_london.kit import Terror, content, terrors

FTL = (FOLDER / "messages.ftl").read_text(encoding="utf-8")
ENTRY = re.compile(r"^([a-z][a-z0-9-]*) = (.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)


@cache
def messages() -> dict[str, set[str]]:
    """Every message with the variables it uses."""
    return {m[1]: set(re.findall(r"\$([a-z])", m[2])) for m in ENTRY.finditer(FTL)}


@cache
def uses() -> list[tuple[str, int, str]]:
    """Message keys in the rules' source with the number of their arguments, and where."""
    found: list[tuple[str, int, str]] = []
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found += [(key, count, path.name) for key, count in used_by(node)]
    return found


def used_by(call: ast.Call) -> list[tuple[str, int]]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if any(isinstance(arg, ast.Starred) for arg in call.args):
        return []
    if name == "say":
        return [(key, len(call.args) - 1) for key in texts(call.args[0])]
    if name == "finish" and len(call.args) > 1:
        return [(key, len(call.args) - 2) for key in texts(call.args[1])]
    if name == "refuse":
        args = [word.arg for word in call.keywords if word.arg in ("with_", "and_")]
        return [(key, len(args)) for key in texts(call.args[0])]
    if name == "Line" and isinstance(call.args[1], ast.List):
        return [(key, len(call.args[1].elts)) for key in texts(call.args[0])]
    return []


def texts(node: ast.AST) -> list[str]:
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_message_the_rules_use_exists_and_gets_its_arguments() -> None:
    assert len(uses()) > 90
    for key, count, where in uses():
        assert key in messages(), f"{where}: {key}"
        spare = messages()[key] - set(LETTERS[:count])
        assert not spare, f"{where}: {key} wants {spare} and gets {count} arguments"


def test_every_message_is_used() -> None:
    written = {"title", "summary"}
    # Messages whose keys are put together, or which the table asks for.
    begun = ["count-", "luck-", "name-", "score-counted", "sees-", "setting-"]
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            written.update(texts(node))
            if isinstance(node, ast.JoinedStr):
                begun += [first for first in texts(node.values[0]) if first.endswith("-")]
    written |= {key for key in messages() if key.startswith(tuple(begun))}
    options = set(GAME.vocabulary.messages())
    written |= {f"deed-{verb.word}" for verb in GAME.vocabulary.verbs}
    assert set(messages()) <= written | options
    assert options <= set(messages())


def test_every_effect_has_its_phrase_and_none_is_left_over() -> None:
    phrases = {key for key in messages() if key.startswith("effect-")}
    assert phrases == {text.message(effect) for effect in EFFECTS}


def test_every_refusal_names_a_rule_of_the_rulebook() -> None:
    match = life.begin(GAME.id, ["human", "human"], {}, 1)
    for path in sorted(FOLDER.glob("*.py")):
        for rule in re.findall(r'refuse\(\s*"[a-z-]+", "([A-Z0-9-]+)"', path.read_text("utf-8")):
            assert match.rules.text(rule), f"{path.name}: {rule}"


READABLE = re.compile(r"[A-Z].*[.?]", re.DOTALL)


def all_words(match: Match) -> None:
    """Format everything anybody could read at this decision."""
    prompt = match.prompt()
    assert READABLE.fullmatch(prompt), prompt
    for seat in (0, 1):
        for offer in match.menu(seat):
            assert offer.label[0].isupper(), offer
            assert all_plain(offer.label + offer.note + offer.caution), offer
        for reason in match.reasons(seat):
            assert READABLE.fullmatch(reason.why), reason
            assert all_plain(reason.label), reason
            assert reason.rule_text, reason
            assert reason.key not in [offer.key for offer in match.menu(seat)], reason


def all_plain(text: str) -> bool:
    """No placeholder and no bare id is left in a text."""
    return not re.search(r"\$|\{|seat-\d", text)


def refs_exist(match: Match) -> None:
    """Every handle of an option is a piece, a pile or an overlord the chooser sees."""
    for seat in match.asked():
        shown = handles(match.view(seat))
        for offer in match.menu(seat):
            for ref in offer.refs:
                assert ref in shown or ref.endswith("/overlord"), (offer.key, ref)


def handles(view: View) -> set[str]:
    return {zone.id for zone in view.zones} | {p.ref for zone in view.zones for p in zone.pieces}


def random_game(seed: int) -> Match:
    """A game played at random, everything read aloud at every decision."""
    match = life.begin(GAME.id, ["human", "human"], {"turn-limit": "200"}, seed)
    dice: Rng = seeded(seed, 7)
    while match.result() is None:
        all_words(match)
        refs_exist(match)
        (seat,) = match.asked()
        menu = match.menu(seat)
        match.choose(seat, menu[int(dice.below(len(menu)))].key)
    return match


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_can_be_read(seed: int) -> None:
    match = random_game(seed)
    result = match.result()
    assert result is not None
    assert READABLE.fullmatch(result.reason)
    for entry in match.log:
        assert READABLE.fullmatch(entry.text), entry
        assert all_plain(entry.text), entry


def labels(table: Terror) -> dict[str, str]:
    """What each option of the menu says."""
    words = Words(GAME, content(), ["Player 1", "Player 2"])
    (seat,) = table.asked()
    codes = table.filled(seat).listed()
    return {GAME.key(table.g, seat, c): words.line(GAME.words(table.g, seat, c)) for c in codes}


def test_the_options_of_the_main_menu_can_be_read() -> None:
    table = terrors(
        hands=(["raven-cage", "cultist"], []), play=(["skeletal", "werewolf", "werewolf"], []),
        relics=(["hand-of-glory", "canopic-jar", "iron-buckler"], []), coin=4, power=2,
        regeneration=1, health=(30, 30), street=["scrying-mirror", "ghoul"], market=[],
        overlords=("azazael", "fenris"),
    )  # fmt: skip
    table.give_token(0, "werewolf", marks.DISMISS_SIDE)
    table.g.may_convert = True
    said = labels(table)
    assert said["play:cultist"] == "Play Cultist"
    assert said["play:raven-cage:iron-buckler"] == (
        "Play Raven Cage, removing Iron Buckler from the game"
    )
    assert said["haunt:werewolf"] == "HAUNT Action with Werewolf"
    assert said["horde:skeletal:werewolf-2"] == "Form a horde: Skeletal and Werewolf (copy 2)"
    assert said["relic:hand-of-glory"] == "Use Hand of Glory"
    assert said["overlord:skeletal"] == "Use your overlord's ability on Skeletal"
    assert said["buy:ghoul"] == "Buy Ghoul"
    assert said["buy:scrying-mirror:canopic-jar"] == (
        "Buy Scrying Mirror, removing Canopic Jar from the game"
    )
    assert said["buy-acolyte"] == "Buy the top Acolyte"
    assert said["attack:2"] == "Attack with 2 Power"
    assert said["regenerate:1"] == "Regenerate 1 Health"
    assert said["convert:4"] == "Turn 4 Coin into Power"
    table.choose("play:cultist")
    assert labels(table)["pass"] == "Pass"
    table.choose("horde:skeletal:werewolf-2")
    assert labels(table)["horde-ability:werewolf-2:1"] == (
        "Horde ability of Werewolf (copy 2): 2 Power"
    )


def test_the_options_of_a_growing_horde_can_be_read() -> None:
    table = terrors(play=(["skeletal", "werewolf", "warlock", "wraith"], []), decks=(["ghoul"], []))
    assert labels(table)["overlord"] == "Use your overlord's ability"
    table.choose("horde:skeletal:werewolf", "horde-ability:skeletal:1")
    said = labels(table)
    assert said["join-left:wraith:skeletal"] == "Add Wraith to the horde, left of Skeletal"
    assert said["join-right:warlock:werewolf"] == "Add Warlock to the horde, right of Werewolf"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("werewolf", {"rage:coin": "Take 2 Coin", "rage:power": "Take 2 Power"}),
        ("banshee", {"lose-health": "Lose 2 Health", "discard:ghoul": "Discard Ghoul"}),
        ("the-ripper", {"discard:ghoul": "Discard Ghoul"}),
        ("witch-hunter", {"destroy:seat-1:gargoyle": "Destroy Gargoyle of Player 2",
                          "destroy-street:mummy": "Remove Mummy from the Street",
                          "decline": "Do nothing"}),
        ("mad-alchemist", {"sacrifice:mad-alchemist": "Sacrifice Mad Alchemist",
                           "sacrifice:hand:fanatic": "Sacrifice Fanatic from your hand",
                           "sacrifice:discard:wight": "Sacrifice Wight from your discard pile"}),
        ("bone-collector", {"command:wight": "Return Wight to your hand"}),
        ("bell-tower-spectre", {"give-haunt:bell-tower-spectre": "Bell Tower Spectre gains HAUNT"}),
        ("carrion-ravens", {"look-keep:fanatic": "Keep Fanatic on top",
                            "look-discard:fanatic": "Discard Fanatic"}),
        ("vampire", {"pay": "Pay 2 Health", "decline": "Do nothing"}),
    ],
)  # fmt: skip
def test_the_options_of_what_a_card_asks_can_be_read(card: str, said: dict[str, str]) -> None:
    table = terrors(
        hands=([card], ["ghoul"]), play=([], ["gargoyle"]), decks=(["fanatic"], []),
        discards=(["wight"], []), street=["mummy"], market=[],
    )  # fmt: skip
    table.choose(f"play:{card}")
    assert said.items() <= labels(table).items()


def test_the_options_of_claims_triggers_and_used_cards_can_be_read() -> None:
    table = terrors(
        hands=(["witch-hunter", "bone-collector"], []), coin=1, street=["street-urchin"], market=[],
        play=(["relic-hunter", "knight-of-the-long-sunrise"], []), relics=(["canopic-jar"], []),
    )  # fmt: skip
    table.choose("buy:street-urchin")
    assert labels(table) == {
        "claim:street-urchin": "Put Street Urchin on top of your deck",
        "to-discard:street-urchin": "Put Street Urchin on your discard pile",
    }
    table.choose("to-discard:street-urchin", "relic:canopic-jar")
    assert labels(table)["trigger:relic-hunter"] == "Relic Hunter first"
    table.choose("trigger:knight-of-the-long-sunrise", "play:witch-hunter")
    table.choose("destroy:seat-0:relic-hunter", "play:bone-collector")
    assert labels(table)["command:relic-hunter-used"] == (
        "Return Relic Hunter (used this turn) to your hand"
    )


def test_the_options_of_the_setup_can_be_read() -> None:
    match = life.begin(GAME.id, ["human", "human"], {"first-player": "seat-1"}, 1)
    assert match.menu(0)[0].label == "Lead as Methuselah"
    match.choose(0, "overlord-is:methuselah")
    assert match.why(1, "overlord-is:methuselah").why == (
        "The other player leads that faction already."
    )
    match.choose(1, "overlord-is:fenris")
    assert match.menu(0)[0].label == "Take Blood Tithe"


@pytest.mark.parametrize(
    ("health", "said"),
    [
        ((30, 20), "After 200 turns Player 1 has more Health."),
        ((20, 30), "After 200 turns Player 2 has more Health."),
        ((20, 20), "After 200 turns both have the same Health: a draw."),
    ],
)
def test_the_turn_limit_can_be_read(health: tuple[int, int], said: str) -> None:
    table = terrors(health=health, turn_limit=200)
    table.g.turn = 200
    table.choose("pass")
    outcome = table.g.outcome
    assert outcome is not None
    words = Words(GAME, content(), ["Player 1", "Player 2"])
    assert words.sentence(outcome.reason, outcome.args) == said


def test_the_messages_file_holds_only_messages_and_comments() -> None:
    """A slip in the file would silently drop a message."""
    bundle = Words(GAME, content(), ["a", "b"]).bundle
    for key in messages():
        assert bundle.has_message(key), key
    keys = re.findall(r"^([a-z][a-z0-9-]*) =", FTL, re.MULTILINE)
    assert len(keys) == len(set(keys)) == len(messages())
