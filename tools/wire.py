"""Writes the client's types from the server's own classes: `python tools/wire.py [--check]`.

Every shape that travels is a msgspec Struct, a dataclass or a TypedDict. Each becomes an interface
with its docstring and the comments of its fields: what all games share in `web/src/lib/wire/`, a
file for each Python module; what a game's `shapes.py` describes in `shapes.ts` beside its board.
`--check` writes nothing and says whether the files are what they should be.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec.inspect as shapes
from msgspec import Struct

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from gaslamp.server.http import bodies, books, ringed  # noqa: E402  # the checkout's own
from gaslamp.server.wire import messages  # noqa: E402  # the checkout's own
from gaslamp.table import luck_told  # noqa: E402  # the checkout's own

GAMES = ROOT / "src" / "gaslamp" / "games"
WIRE = ROOT / "web" / "src" / "lib" / "wire"
BOARDS = ROOT / "web" / "src" / "boards"
HEAD = "// Written by tools/wire.py from {}; do not edit.\n"
INDEX = """\
// Written by tools/wire.py; do not edit. docs/protocol.md says what the messages are for.
"""
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
    return [
        row for module in (bodies, books, luck_told, ringed) for row in vars(module).values()
        if inspect.isclass(row) and issubclass(row, Struct) and row.__module__ == module.__name__
    ]  # fmt: skip


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


def file(
    module: str, shown: list[Shape], extra: str, others: str, joined: Iterable[type] = ()
) -> str:
    """The shapes of one Python module, and from where it takes what it is made of; and what is
    joined to unions there."""
    own = {shape.cls for shape in shown}
    needed = {
        inner.cls for shape in shown for field in shape.fields for inner in within(field.type)
    }
    taken: dict[str, list[str]] = {}
    for cls in (needed | set(joined)) - own:
        taken.setdefault(others.format(stem(cls)), []).append(cls.__name__)
    head = HEAD.format(module)
    for path, wanted in sorted(taken.items()):
        head += f"import type {{ {', '.join(sorted(wanted))} }} from '{path}';\n"
    return "\n".join([head, *(interface(shape) for shape in shown), *([extra] if extra else [])])


def stem(cls: type) -> str:
    return cls.__module__.rpartition(".")[2]


def shared() -> dict[str, str]:
    """What all games share: the text of each file, by its name."""
    roots = [*get_args(messages.Incoming), *get_args(messages.Outgoing), *bodies_of_http()]
    found = gathered(roots)
    doubled = sorted(
        {c.__name__ for c in found if sum(d.__name__ == c.__name__ for d in found) > 1}
    )
    if doubled:
        raise SystemExit(f"Two shapes are called {doubled[0]}; the client needs a name for each.")
    modules: dict[str, list[Shape]] = {}
    for cls, shape in found.items():
        modules.setdefault(cls.__module__, []).append(shape)
    texts = {}
    for module, rows in modules.items():
        ours = module == messages.__name__
        joined = [one for union in UNIONS.values() for one in get_args(union)] if ours else []
        extra = unions() if ours else ""
        texts[f"{stem(rows[0].cls)}.ts"] = file(module, rows, extra, "./{}", joined)
    if len(texts) < len(modules):
        raise SystemExit("Two modules with shapes have the same name; each needs a file.")
    names = sorted(path.removesuffix(".ts") for path in texts)
    texts["index.ts"] = INDEX + "".join(f"export type * from './{name}';\n" for name in names)
    return texts


def unions() -> str:
    """The messages that go one way, each kind as one type."""
    parts = []
    for union, members in UNIONS.items():
        rows = "".join(f"\n  | {one.__name__}" for one in get_args(members))
        parts.append(f"export type {union} ={rows};\n")
    return "\n".join(parts)


def of_game(module: ModuleType) -> str:
    """The file of one game: its own shapes, and what it takes from everybody's."""
    own = [row for row in vars(module).values() if is_typeddict(row)]
    found = gathered([row for row in own if row.__module__ == module.__name__])
    mine = [shape for cls, shape in found.items() if cls.__module__ == module.__name__]
    return file("the game's shapes.py", mine, "", "../../lib/wire")


def files() -> dict[Path, str]:
    """Every file that is written here, with its text."""
    texts = {WIRE / name: text for name, text in shared().items()}
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
    texts = files()
    left = [path for path in WIRE.glob("*.ts") if path not in texts]
    if words:
        old = [p for p, text in texts.items() if not p.exists() or p.read_text() != text]
        for path in old + left:
            print(f"{path.name} is older than the server's classes: run `python tools/wire.py`.")
        return 1 if old or left else 0
    WIRE.mkdir(exist_ok=True)
    for path in left:
        path.unlink()
    for path, text in texts.items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
