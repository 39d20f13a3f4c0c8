"""Looking things up: the games there are, and their rules."""

from __future__ import annotations

from typing import Any

from gaslamp import games
from gaslamp.cli.terminal import say
from gaslamp.games.game import Game, Setting
from gaslamp.games.rulebook import Rulebook, rulebook
from gaslamp.kernel.errors import Trouble


def show_games() -> int:
    for game_id in games.ids():
        say(about(games.find(game_id)))
        say()
    say("Play one with: gaslamp play GAME")
    return 0


def about(game: Game[Any]) -> str:
    """A game in a few lines: its id, seats and options."""
    lines = [f"{game.id}: {game.title}. {game.summary}", f"  {game.wrong_seats()}"]
    return "\n".join([*lines, *(f"  {setting_text(game, s)}" for s in game.settings)])


def setting_text(game: Game[Any], setting: Setting) -> str:
    w = game.english(None)
    values = []
    for value in setting.values:
        title, help = w.setting(setting.key, value)
        more = f": {help.rstrip('.')}" if help else ""
        default = ", unless told otherwise" if value == setting.first() else ""
        values.append(f"{value} ({title}{more}{default})")
    _, help = w.setting(setting.key)
    return f"--option {setting.key}=…  {help} Values: {', '.join(values)}."


def show_rules(game_id: str, wanted: str) -> int:
    game = games.find(game_id)
    book = rulebook(game.folder())
    say(rules_text(book, matching(book, wanted) if wanted else list(book.rules)))
    return 0


def matching(book: Rulebook, wanted: str) -> list[str]:
    """The rules with this id, else those it begins, else those with the word in them."""
    upper, lower = wanted.upper(), wanted.lower()
    if upper in book.rules:
        return [upper]
    if begun := [rule for rule in book.rules if rule.startswith(upper)]:
        return begun
    found = [r for r, text in book.rules.items() if lower in f"{book.headings[r]} {text}".lower()]
    if not found:
        raise Trouble(f"No rule has the id, the beginning or the word {wanted!r}.")
    return found


def rules_text(book: Rulebook, rules: list[str]) -> str:
    """Rules under their headings."""
    lines: list[str] = []
    heading = ""
    for rule in rules:
        if book.headings[rule] != heading:
            heading = book.headings[rule]
            lines += ["", unmarked(heading)]
        lines.append(f"  {rule}  {unmarked(book.text(rule))}")
    return "\n".join(lines).lstrip("\n")


def headings_text(book: Rulebook) -> str:
    """The headings of the rulebook, each with the first and last of its ids."""
    groups: dict[str, list[str]] = {}
    for rule, heading in book.headings.items():
        groups.setdefault(heading, []).append(rule)
    return "\n".join(
        f"  {unmarked(heading)}: {rules[0]}" + (f" to {rules[-1]}" if len(rules) > 1 else "")
        for heading, rules in groups.items()
    )


def unmarked(markdown: str) -> str:
    return markdown.replace("**", "").replace("`", "")
