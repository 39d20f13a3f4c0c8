# border: not compiled
"""Checks that what is declared once in a game is declared whole: every effect with its words.

Only sources are read, so that a build can check them before anything of the game can be imported.
Each complaint names file and line.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

LIST = "EFFECTS"
MESSAGE = re.compile(r"^(effect-[a-z0-9-]+) *=", re.MULTILINE)


class Declared:
    """A class of a game's sources: where it stands, what it descends from, what it says."""

    def __init__(self, path: Path, node: ast.ClassDef) -> None:
        self.name = node.name
        self.at = f"{path}:{node.lineno}"
        self.bases = [named(base) for base in node.bases]
        self.told = ast.get_docstring(node) is not None
        self.values: dict[str, object] = {}
        self.methods: set[str] = set()
        self.wanted: list[str] = []  # what it leaves to those who descend from it
        for row in node.body:
            self.note(row)

    def note(self, row: ast.stmt) -> None:
        if isinstance(row, ast.AnnAssign) and isinstance(row.target, ast.Name):
            if row.value is None:
                self.wanted.append(row.target.id)
            else:
                self.values[row.target.id] = getattr(row.value, "value", None)
        elif isinstance(row, ast.Assign) and isinstance(row.targets[0], ast.Name):
            self.values[row.targets[0].id] = getattr(row.value, "value", None)
        elif isinstance(row, ast.FunctionDef):
            if isinstance(row.body[-1], ast.Raise):
                self.wanted.append(row.name)
            else:
                self.methods.add(row.name)

    def has(self, name: str) -> bool:
        return name in self.values or name in self.methods


def named(node: ast.expr) -> str:
    """The last name of an expression such as `Effect`, `keywords.Rage`, or `Scroll(2)`."""
    if isinstance(node, ast.Subscript):
        return named(node.value)
    if isinstance(node, ast.Call):
        return named(node.func)
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def check_effects(folder: Path) -> list[str]:
    """What is missing of a game's effects.

    The list EFFECTS of `effects.py` names their classes. What the class they all descend from
    leaves open, a value (`points: ClassVar[float]`) or a method that raises, each must fill in. It
    has a docstring, and where the game tells effects in words, the message `effect-<word>`. A class
    with a word that is in no list is missing there. A game without such a list has no effects.
    """
    classes: dict[str, Declared] = {}
    lists: dict[str, list[ast.expr]] = {}
    for path in sorted(folder.glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                classes[node.name] = Declared(path, node)
            target = (
                node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            )
            value = getattr(node, "value", None)
            if isinstance(target, ast.Name) and isinstance(value, (ast.Tuple, ast.List)):
                lists[target.id] = value.elts
    listed = list(dict.fromkeys(expanded(lists.get(LIST, []), lists)))
    phrases = set(MESSAGE.findall((folder / "messages.ftl").read_text(encoding="utf-8")))
    complaints = [
        f"{folder / 'effects.py'}: {LIST} names {name}, and there is no such class"
        for name in listed
        if name not in classes
    ]
    effects = [classes[name] for name in listed if name in classes]
    for effect in effects:
        complaints += missing(effect, lineage(effect, classes), phrases)
    roots = {lineage(effect, classes)[-1].name for effect in effects}
    for other in classes.values():
        line = lineage(other, classes)
        if "word" in other.values and line[-1].name in roots and other not in (*effects, line[-1]):
            complaints.append(f"{other.at}: the effect {other.name} is not in {LIST}")
    return complaints


def expanded(elements: list[ast.expr], lists: dict[str, list[ast.expr]]) -> list[str]:
    """The names in a list, with those of the lists it takes in."""
    found: list[str] = []
    for element in elements:
        if isinstance(element, ast.Starred):
            found += expanded(lists.get(named(element.value), []), lists)
        else:
            found.append(named(element))
    return found


def lineage(effect: Declared, classes: dict[str, Declared]) -> list[Declared]:
    """A class and what it descends from within the game; the last is what all have in common."""
    line = [effect]
    while known := [name for name in line[-1].bases if name in classes]:
        line.append(classes[known[0]])
    return line


def missing(effect: Declared, line: list[Declared], phrases: set[str]) -> list[str]:
    wanted = [name for each in line for name in each.wanted]
    lacks = [f"has no `{name}`" for name in wanted if not any(each.has(name) for each in line)]
    word = next((str(each.values["word"]) for each in line if each.values.get("word")), "")
    message = f"effect-{word.replace('_', '-')}"
    if word and phrases and message not in phrases:
        lacks.append(f"has no words: messages.ftl has no {message}")
    if not effect.told:
        lacks.append("has no docstring with the rules it follows")
    return [f"{effect.at}: the effect {effect.name} {lack}" for lack in lacks]
