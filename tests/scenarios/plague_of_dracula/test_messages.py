"""Every message the rules speak is written, and the players are asked in the right words."""

import re
from pathlib import Path

from gaslamp.games.plague_of_dracula.effects import EFFECTS
from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.games.plague_of_dracula.vocabulary import V
from gaslamp.words.words import Words
from scenarios.plague_of_dracula.kit import CONTENT, WORDS, Table, plague

SPOKEN = re.compile(r'"((?:ask|why|drawn)-[a-z-]+)"|(?:say|_wins?)\((?:g, )?"([a-z-]+)"')


def prompt(table: Table) -> str:
    from gaslamp.kernel.state import pending

    decision = pending(table.g)
    assert decision is not None
    return decision.prompt(table.g).key


def test_every_key_in_the_rules_has_a_sentence() -> None:
    words = Words(GAME, CONTENT, ["Ann"])
    keys = {f"option-{verb.word}" for verb in V.verbs}
    for path in Path(GAME.folder()).glob("*.py"):
        for found in SPOKEN.finditer(path.read_text(encoding="utf-8")):
            keys.add(found[1] or found[2])
    assert len(keys) > 180
    missing = [key for key in sorted(keys) if not words.bundle.has_message(key)]
    assert missing == []


def test_each_weapon_is_asked_for_in_its_own_words() -> None:
    for weapon, key in (
        ("host", "ask-host"),
        ("holy-water", "ask-holy-water"),
        ("crucifix", "ask-crucifix"),
    ):
        table = plague(at={"mina": "holborn"}, weapons={"mina": [weapon]}, cards=((5, 5), (5, 5)))
        table.combat("holborn")
        assert prompt(table) == key


def test_holders_are_asked_in_seat_order() -> None:
    at = {"mina": "holborn", "seward": "holborn", "lucy": "holborn"}
    weapons = {"seward": ["host"], "lucy": ["host"], "mina": ["host"]}
    table = plague(at=at, weapons=weapons, seats=4).combat("holborn")
    asked = []
    while table.waiting() == "UseWeapon":
        asked.append(table.only_seat())
        table.choose("withhold:host")
        if len(asked) == 3:
            break
    assert asked == [0, 2, 3]


def test_after_the_action_segment_the_marker_is_back_on_standard() -> None:
    table = plague(at={"mina": "islington"}).run("action").finish()
    assert table.g.phase == 0
    assert table.nothing_pending()


def test_the_view_tells_where_everybody_is() -> None:
    table = plague(
        at={"mina": "islington", "morris": "arrival-3", "harker": "buda-pesth"}, turned=["lucy"]
    )
    table.run("action")
    view = table.game.view(table.g, 0)
    people = {hunter["id"]: hunter for hunter in view.data["hunters"]}
    assert people["mina"]["place"] == "islington"
    assert people["mina"]["ready"]
    assert people["morris"]["place"] == "arrival-3"
    assert people["harker"]["place"] == "buda-pesth"
    assert people["lucy"]["fate"] == "turned"
    assert view.data["step"] == "searching"


def test_every_effect_says_what_it_does() -> None:
    assert len({effect.word for effect in EFFECTS}) == len(EFFECTS)
    for effect in EFFECTS:
        assert WORDS.has(f"effect-{effect.word}"), effect.word
    assert WORDS.name("text-card-49").startswith("The son must see to his father's house. Arthur")
    assert "Hunters with bites are chosen first. If" in WORDS.name("text-card-34")
    assert "reach. The Infected attack. If" in WORDS.name("text-card-38")


def test_no_message_is_left_over() -> None:
    """Every message is named somewhere in the code, whole or by the beginning of its key."""
    code = "\n".join(p.read_text(encoding="utf-8") for p in Path(GAME.folder()).glob("*.py"))
    begun = re.findall(r'f"([a-z-]+-)\{', code)
    built = ("option-", "setting-", "name-", "count-", "title", "summary", "wrong-", "ask-",
             "also-", "deed-", "luck-", "sees-", "score-counted")  # fmt: skip
    for key in WORDS.bundle._messages:
        named = f'"{key}"' in code or any(key.startswith(start) for start in (*begun, *built))
        assert named, key
