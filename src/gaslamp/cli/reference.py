"""Looking things up: the games there are, and their rules."""

from __future__ import annotations

import re
from typing import Any

from gaslamp import games
from gaslamp.cli.speech import t
from gaslamp.cli.terminal import say
from gaslamp.games.game import Game, Setting
from gaslamp.games.rulebook import Rulebook, rulebook
from gaslamp.kernel.errors import Trouble
from gaslamp.words.words import Words

SOURCE = re.compile(r"\s*`\[[^`]*\]`")


def show_games() -> int:
    for game_id in games.ids():
        say(about(games.find(game_id)))
        say()
    say(t("play-one"))
    return 0


def words_of(game: Game[Any]) -> Words:
    """A game's words before anything is dealt."""
    return Words(game, None, (), t.language)


def title_of(game: Game[Any]) -> str:
    return words_of(game).say("title")


def summary_of(game: Game[Any]) -> str:
    return words_of(game).say("summary")


def about(game: Game[Any]) -> str:
    """A game in a few lines: its id, seats and options."""
    w = words_of(game)
    head = t("game-about", id=game.id, title=w.say("title"), summary=w.say("summary"))
    seats = t.trouble(game.wrong_seats())
    return "\n".join([head, f"  {seats}", *(f"  {setting_text(w, s)}" for s in game.settings)])


def setting_text(w: Words, setting: Setting) -> str:
    values = []
    for value in setting.values:
        title, help = w.setting(setting.key, value)
        first = "-first" if value == setting.first() else ""
        key = f"value{first}-help" if help else f"value{first}"
        values.append(t(key, value=value, title=title, help=help.rstrip(".")))
    _, help = w.setting(setting.key)
    return t("game-setting", key=setting.key, help=help, values=t.commas(values))


def show_rules(game_id: str, wanted: str) -> int:
    game = games.find(game_id)
    book = rulebook(game.folder(), game.id, t.language)
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
        raise Trouble("no-such-rule", wanted=wanted)
    return found


def rules_text(book: Rulebook, rules: list[str]) -> str:
    """Rules under their headings."""
    lines: list[str] = []
    heading = ""
    for rule in rules:
        if book.headings[rule] != heading:
            heading = book.headings[rule]
            lines += ["", heading_text(heading)]
        lines.append(f"  {rule}  {unmarked(book.text(rule))}")
    return "\n".join(lines).lstrip("\n")


def headings_text(book: Rulebook) -> str:
    """The headings of the rulebook, each with the first and last of its ids."""
    groups: dict[str, list[str]] = {}
    for rule, heading in book.headings.items():
        groups.setdefault(heading, []).append(rule)
    lines = []
    for heading, rules in groups.items():
        key = "rules-from-to" if len(rules) > 1 else "rules-from"
        lines.append(f"  {t(key, heading=heading_text(heading), first=rules[0], last=rules[-1])}")
    return "\n".join(lines)


def heading_text(heading: str) -> str:
    """A heading without what only authors want to know: where its rules come from."""
    return unmarked(SOURCE.sub("", heading))


def unmarked(markdown: str) -> str:
    return markdown.replace("**", "").replace("`", "")
