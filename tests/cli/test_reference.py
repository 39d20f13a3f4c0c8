"""Looking up games and rules, and checking packs."""

from pathlib import Path

from cli_kit import TERRORS, gaslamp, refused
from gaslamp import games


def test_games_are_listed_with_seats_and_options() -> None:
    ran = gaslamp("games")
    assert ran.code == 0
    for game_id in games.ids():
        game = games.find(game_id)
        assert game_id in ran.out
        assert str(game.wrong_seats()) in ran.out
        assert all(f"--option {setting.key}=" in ran.out for setting in game.settings)


def test_a_rule_is_shown_by_its_id_under_its_heading() -> None:
    ran = gaslamp("rules", TERRORS, "tl-pass-01")
    assert ran.code == 0
    assert ran.out.splitlines()[0] == "Pass, Cleanup, Draw"
    assert ran.out.splitlines()[1].strip().startswith("TL-PASS-01  Pass is legal only")


def test_rules_are_shown_by_the_beginning_of_their_ids() -> None:
    ran = gaslamp("rules", TERRORS, "TL-PASS")
    ids = [line.split()[0] for line in ran.out.splitlines() if line.startswith("  ")]
    assert len(ids) > 1
    assert all(rule.startswith("TL-PASS-") for rule in ids)


def test_rules_are_found_by_a_word() -> None:
    ran = gaslamp("rules", TERRORS, "facedown on top")
    assert ran.code == 0
    assert "TL-PASS-02" in ran.out


def test_without_an_id_all_rules_are_shown() -> None:
    ran = gaslamp("rules", TERRORS)
    assert "TL-GEN-01" in ran.out and "TL-END-07" in ran.out
    assert "**" not in ran.out and "`" not in ran.out


def test_headings_do_not_say_where_their_rules_come_from() -> None:
    ran = gaslamp("rules", "london-dread", "LD-MOD-01")
    assert ran.out.splitlines()[0] == "Modifier tokens and Story rules"


def test_an_unknown_rule_or_game_is_refused() -> None:
    assert "'TL-NONE-99'" in refused("rules", TERRORS, "TL-NONE-99")
    assert TERRORS in refused("rules", "chess")


PACK = 'game = "terrors-of-london"\nname = "Night watch"\n'
CARD = """
[[monster]]
id = "{id}"
name = "{id}"
faction = "undead"
cost = 2
copies = 3
source = "authored"
resources = [{{ {verb} = {amount} }}]
horde = [[{{ power = 1 }}]]
"""


def pack(folder: Path, about: str = PACK, card: str = "") -> str:
    (folder / "pack.toml").write_text(about, encoding="utf-8")
    if card:
        (folder / "cards.toml").write_text(card, encoding="utf-8")
    return str(folder)


def test_a_good_pack_is_described_and_tried_out(tmp_path: Path) -> None:
    ghoul = CARD.format(id="night-ghoul", verb="power", amount=2)
    ran = gaslamp("check", pack(tmp_path, card=ghoul))
    assert ran.code == 0, ran
    assert "Night watch: a content pack for Terrors of London." in ran.out
    assert "New: night-ghoul." in ran.out
    assert "200 random games" in ran.out


def test_bad_packs_are_refused_with_the_reason(tmp_path: Path) -> None:
    bad = {
        "pack.toml": refused("check", str(tmp_path)),
        "folder": refused("check", str(tmp_path / "nowhere")),
        "chess": refused("check", pack(tmp_path, 'game = "chess"\nname = "x"\n')),
        "name": refused("check", pack(tmp_path, 'game = "terrors-of-london"\n')),
        "not valid TOML": refused("check", pack(tmp_path, "game =")),
        "'fly'": refused("check", pack(tmp_path, PACK, CARD.format(id="x", verb="fly", amount=1))),
        "power = 'two'": refused(
            "check", pack(tmp_path, PACK, CARD.format(id="x", verb="power", amount='"two"'))
        ),
        "twice": refused(
            "check", pack(tmp_path, PACK, 2 * CARD.format(id="x", verb="power", amount=1))
        ),
        "no-such-card": refused(
            "check", pack(tmp_path, PACK + 'without = ["no-such-card"]\n',
                          CARD.format(id="x", verb="power", amount=1))
        ),
    }  # fmt: skip
    for reason, sentence in bad.items():
        assert reason in sentence, (reason, sentence)


def test_what_stands_behind_a_rule_is_told() -> None:
    told = gaslamp("rules", TERRORS, "TL-HORDE-10", "--coverage").out
    assert "Proved: A monster joins only at an unpaired side that fits it." in told
    assert "Guarded: it is noticed when" in told
    assert " of 500 games" in told


def test_the_whole_book_is_summed_up_first() -> None:
    lines = gaslamp("rules", TERRORS, "--coverage").out.splitlines()
    assert lines[0].endswith("237 of 237 rules have a test that proves them.")
    assert "In 500 random games" in lines[3]
