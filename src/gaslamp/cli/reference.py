"""Looking things up: the games there are, their rules, and what is printed on a piece."""

from __future__ import annotations

from typing import Any

from gaslamp import games
from gaslamp.cli import board
from gaslamp.cli.terminal import say
from gaslamp.games.game import Game, Setting
from gaslamp.games.rulebook import Rulebook, rulebook
from gaslamp.games.view import View
from gaslamp.kernel.errors import Trouble


def show_games() -> int:
    for game_id in games.ids():
        say(about(games.find(game_id)))
        say()
    say("Play one with: gaslamp play GAME")
    return 0


def about(game: Game) -> str:
    """A game in a few lines: its id, seats and options."""
    lines = [f"{game.id}: {game.title}. {game.summary}", f"  {game.seats_sentence()}"]
    return "\n".join([*lines, *(f"  {setting_text(s)}" for s in game.settings)])


def setting_text(setting: Setting) -> str:
    values = []
    for choice in setting.choices:
        more = f": {choice.help.rstrip('.')}" if choice.help else ""
        default = ", unless told otherwise" if choice.value == setting.first() else ""
        values.append(f"{choice.value} ({choice.title}{more}{default})")
    return f"--option {setting.key}=…  {setting.help} Values: {', '.join(values)}."


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


def piece_text(game: Game, content: Any, view: View, wanted: str) -> str:
    """Everything to read on a piece: what is printed, and where such pieces are now."""
    printed = game.catalogue(content)
    kind = find_kind(printed, view, wanted)
    lines = printed_lines(printed[kind]) if kind in printed else []
    for where, piece in board.pieces(view):
        if piece.kind != kind:
            continue
        if not lines:
            lines = [f"{piece.name}: {piece.text}" if piece.text else piece.name]
        marks = f", {', '.join(piece.marks)}" if piece.marks else ""
        if (line := f"  Here: {where}{marks}.") not in lines:
            lines.append(line)
    return "\n".join(lines)


def find_kind(printed: dict[str, Any], view: View, wanted: str) -> str:
    """The one kind of piece that is called so, or begins so, or has it in its name."""
    names = {kind: str(card.get("name", kind)) for kind, card in printed.items()
             if isinstance(card, dict)}  # fmt: skip
    for _, piece in board.pieces(view):
        names.setdefault(piece.kind, piece.name)
    low = wanted.lower()
    for fits in (
        lambda kind, name: low in (kind, name),
        lambda kind, name: kind.startswith(low) or name.startswith(low),
        lambda kind, name: low in kind or low in name,
    ):
        found = [kind for kind, name in names.items() if fits(kind.lower(), name.lower())]
        if len(found) == 1:
            return found[0]
        if found:
            several = ", ".join(sorted({names[kind] for kind in found})[:8])
            raise Trouble(f"{wanted!r} can be several pieces: {several}; which one?")
    raise Trouble(f"No piece is called {wanted!r}; `board` shows what there is.")


def printed_lines(card: dict[str, Any]) -> list[str]:
    facts = [
        f"{key} {value}"
        for key, value in card.items()
        if key not in ("name", "text") and value and isinstance(value, (str, int))
        and not isinstance(value, bool)
    ]  # fmt: skip
    lines = [f"{card.get('name', '')}: {card.get('text', '')}".rstrip(": ")]
    return [*lines, f"  {', '.join(facts)}."] if facts else lines
