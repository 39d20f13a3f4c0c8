"""Writes the client's types from the server's own classes: `python tools/wire.py [--check]`.

Every shape that travels is a msgspec Struct, a dataclass or a TypedDict. Each becomes an interface
with its docstring and the comments of its fields: what all games share in `web/src/lib/wire.ts`,
what a game's `shapes.py` describes in `shapes.ts` beside its board. `--check` writes nothing and
says whether the files are what they should be.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec.inspect as shapes
from msgspec import Struct

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from gaslamp.server import bodies, messages  # noqa: E402  # the checkout's own

GAMES = ROOT / "src" / "gaslamp" / "games"
WIRE = ROOT / "web" / "src" / "lib" / "wire.ts"
BOARDS = ROOT / "web" / "src" / "boards"
HEAD = """\
// Written by tools/wire.py from the server's classes; do not edit.
// docs/protocol.md says what the messages are for.
"""
GAME_HEAD = "// Written by tools/wire.py from the game's shapes.py; do not edit.\n"
Shape = shapes.StructType | shapes.DataclassType | shapes.TypedDictType
UNIONS = {"Request": messages.Request, "Incoming": messages.Incoming, "Outgoing": messages.Outgoing}
PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}


def bodies_of_http() -> list[type]:
    """The Structs that are defined for requests and answers over HTTP."""
    found = [row for row in vars(bodies).values() if inspect.isclass(row)]
    return [row for row in found if issubclass(row, Struct) and row.__module__ == bodies.__name__]


def name(kind: shapes.Type) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, Shape):
        return kind.cls.__name__
    if isinstance(kind, shapes.Metadata):
        return name(kind.type)
    if isinstance(kind, shapes.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, shapes.UnionType):
        return " | ".join(dict.fromkeys(name(one) for one in known(kind)))
    if isinstance(kind, shapes.ListType):
        inner = name(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, shapes.TupleType):
        return f"[{', '.join(name(one) for one in kind.item_types)}]"
    if isinstance(kind, shapes.DictType):
        return f"Record<string, {name(kind.value_type)}>"
    raise SystemExit(f"tools/wire.py does not know how TypeScript writes {kind!r}.")


def known(kind: shapes.UnionType) -> list[shapes.Type]:
    """The types of a union that can be written down; what is unset is left out."""
    return [one for one in kind.types if not is_unset(one)]


def is_unset(kind: shapes.Type) -> bool:
    return isinstance(kind, shapes.CustomType) and kind.cls.__name__ == "UnsetType"


def within(kind: shapes.Type) -> Iterator[Shape]:
    """The shapes a type is made of, itself included."""
    if isinstance(kind, Shape):
        yield kind
    elif isinstance(kind, shapes.Metadata):
        yield from within(kind.type)
    elif isinstance(kind, shapes.UnionType):
        for one in known(kind):
            yield from within(one)
    elif isinstance(kind, shapes.TupleType):
        for one in kind.item_types:
            yield from within(one)
    elif isinstance(kind, shapes.ListType):
        yield from within(kind.item_type)
    elif isinstance(kind, shapes.DictType):
        yield from within(kind.value_type)


def gathered(roots: list[Any]) -> dict[type, Shape]:
    """Every shape that the roots are made of, inner ones first."""
    found: dict[type, Shape] = {}
    seen: set[type] = set()

    def visit(kind: shapes.Type) -> None:
        for shape in within(kind):
            if shape.cls in seen:
                continue
            seen.add(shape.cls)
            for field in shape.fields:
                visit(field.type)
            found[shape.cls] = shape

    for root in roots:
        visit(shapes.type_info(root))
    return found


def comments(cls: type) -> dict[str, str]:
    """What stands behind the fields in the source."""
    try:
        source = inspect.getsource(cls)
    except OSError:
        return {}  # a TypedDict made by a call
    rows = re.findall(r"^    (\w+): [^#\n]*  # (.+)$", source, re.MULTILINE)
    return {field: f"{text[0].upper()}{text[1:].rstrip('.')}." for field, text in rows}


def noted(text: str, indent: str = "") -> str:
    """A comment that editors show."""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    rows = [f"{indent} * {line}".rstrip() for line in lines]
    return "\n".join([f"{indent}/**", *rows, f"{indent} */"]) + "\n"


def may_lack(cls: type) -> bool:
    """Whether fields with a default may be left out of the JSON: omitted, or not asked for."""
    if is_typeddict(cls):
        return True
    config = getattr(cls, "__struct_config__", None)
    return config is not None and bool(config.omit_defaults or config.forbid_unknown_fields)


def interface(shape: Shape) -> str:
    """One shape in TypeScript."""
    cls = shape.cls
    own = cls.__dict__.get("__doc__") or ""
    by_itself = own.startswith((f"{cls.__name__}(", "dict("))  # what Python writes for want of one
    text = noted(own) if own and not by_itself else ""
    text += f"export interface {cls.__name__} {{\n"
    if isinstance(shape, shapes.StructType) and shape.tag is not None:
        text += f"  {shape.tag_field}: '{shape.tag}';\n"
    behind = comments(cls)
    order = list(get_type_hints(cls))  # as it is written; msgspec sorts the fields of a TypedDict
    for field in sorted(shape.fields, key=lambda field: order.index(field.name)):
        if field.name in behind:
            text += noted(behind[field.name], "  ")
        lacking = not field.required and may_lack(cls)
        text += f"  {field.encode_name}{'?' if lacking else ''}: {name(field.type)};\n"
    return text + "}\n"


def written() -> str:
    """The whole file."""
    roots = [*get_args(messages.Incoming), *get_args(messages.Outgoing), *bodies_of_http()]
    found = gathered(roots)
    doubled = sorted(
        {c.__name__ for c in found if sum(d.__name__ == c.__name__ for d in found) > 1}
    )
    if doubled:
        raise SystemExit(f"Two shapes are called {doubled[0]}; the client needs a name for each.")
    parts = [HEAD, *(interface(shape) for shape in found.values())]
    for union, members in UNIONS.items():
        rows = "".join(f"\n  | {one.__name__}" for one in get_args(members))
        parts.append(f"export type {union} ={rows};\n")
    return "\n".join(parts)


def of_game(module: ModuleType) -> str:
    """The file of one game: its own shapes, and what it takes from everybody's."""
    own = [row for row in vars(module).values() if is_typeddict(row)]
    found = gathered([row for row in own if row.__module__ == module.__name__])
    shared = sorted(c.__name__ for c in found if c.__module__ != module.__name__)
    head = GAME_HEAD
    if shared:
        head += f"import type {{ {', '.join(shared)} }} from '../../lib/wire';\n"
    parts = [interface(s) for c, s in found.items() if c.__module__ == module.__name__]
    return "\n".join([head, *parts])


def files() -> dict[Path, str]:
    """Every file that is written here, with its text."""
    texts = {WIRE: written()}
    for path in sorted(GAMES.glob("*/shapes.py")):
        game = path.parent.name
        module = importlib.import_module(f"gaslamp.games.{game}.shapes")
        texts[BOARDS / game.replace("_", "-") / "shapes.ts"] = of_game(module)
    return texts


def main(words: list[str]) -> int:
    """Write the files, or say whether they are what they should be; the exit code."""
    if words not in ([], ["--check"]):
        print("Say `python tools/wire.py`, or with --check.", file=sys.stderr)
        return 2
    for path, text in files().items():
        if not words:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path.name} is older than the server's classes: run `python tools/wire.py`.")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
