"""Compiles modules with mypyc into one library: tools/compile.py best|quick TARGET TEMP MODULE…

The best library is made from one C file, so that everything small is inlined everywhere. The quick
one is made from a C file for every few modules and optimized a little: several are compiled at a
time, an unchanged one not again, and the headers, which are long, not read for every module.

Python loads each module from a file of its own, which only asks the library for it. For the quick
engine these are compiled once a package, and one file goes by the names of all its modules.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

OPTIMIZED = {"best": "3", "quick": "g"}  # g: what costs the compiler little
TOGETHER = 8  # modules in a C file of the quick engine
INCLUDE = "#include <CPy.h>\n"
NO_TRASHCAN = """#include <CPy.h>
#undef CPy_TRASHCAN_BEGIN
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(op, dealloc)
#define CPy_TRASHCAN_END(op)
"""
OWN_NAME = "PyInit___init__"  # each module's file has it, and needs it on Windows alone


class BuildChanged(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles as setuptools does, but in parallel and only what has changed."""

    def build_extensions(self) -> None:
        self.compiler.compile = self.compile
        super().build_extensions()
        for extension in self.extensions:
            for name in getattr(extension, "others", []):
                shutil.copy(self.get_ext_fullpath(extension.name), self.get_ext_fullpath(name))

    def compile(self, sources: list[str], **wishes: Any) -> list[str]:
        compiler = self.compiler
        _, objects, after, options, build = compiler._setup_compile(
            wishes["output_dir"], wishes["macros"], wishes["include_dirs"], sources,
            wishes["depends"], wishes["extra_postargs"],
        )  # fmt: skip
        before = compiler._get_cc_args(options, wishes["debug"], None)
        common = sha256(repr((before, after, compiler.compiler_so)).encode())
        for header in sorted(Path(self.build_temp, "c").rglob("*.h")):
            common.update(header.read_bytes())

        def compile_one(target: str) -> None:
            source, extension = build[target]
            summed = common.copy()
            summed.update(Path(source).read_bytes())
            stamp = Path(f"{target}.sum")
            if stamp.exists() and stamp.read_text() == summed.hexdigest():
                return
            compiler._compile(target, source, extension, before, after, options)
            stamp.write_text(summed.hexdigest())

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, objects))
        made: list[str] = objects
        return made


def joined(extensions: list[Any], folder: Path) -> list[Any]:
    """The library from fewer C files, and one file that loads modules for every package."""
    library, *loaders = extensions
    modules = [name for name in library.sources if Path(name).name.startswith("__native")]
    library.sources = [name for name in library.sources if name not in modules]
    for start in range(0, len(modules), TOGETHER):
        texts = [Path(name).read_text() for name in modules[start : start + TOGETHER]]
        library.sources.append(written(folder / f"together_{start}.c", texts))
    packages: dict[str, list[Any]] = defaultdict(list)
    for loader in loaders:
        packages[loader.name.rpartition(".")[0]].append(loader)
    made = [library]
    for package, found in packages.items():
        texts = [
            Path(one.sources[0]).read_text().replace(OWN_NAME, f"{OWN_NAME}_{number}")
            for number, one in enumerate(found)
        ]
        first = found[0]
        first.sources = [written(folder / f"loading_{package}.c", texts)]
        first.others = [one.name for one in found[1:]]
        made.append(first)
    return made


def written(path: Path, texts: list[str]) -> str:
    path.write_text("".join(texts))
    return str(path)


def without_trashcan(folder: Path) -> None:
    """Leave out Python's guard against freeing deep nests. Nothing of a game is nested deep, and
    the guard must not meet things that Python does not search for circles (`acyclic`): at a depth
    of fifty it would write where they have nothing."""
    for path in folder.rglob("*.[ch]"):
        text = path.read_text()
        if INCLUDE in text:
            path.write_text(text.replace(INCLUDE, NO_TRASHCAN))


def main() -> None:
    kind, target, temp, *modules = sys.argv[1:]
    extensions = mypycify(
        ["--config-file", "pyproject.toml", *modules],
        opt_level=OPTIMIZED[kind], debug_level="0", group_name="gaslamp",
        multi_file=kind == "quick", target_dir=str(Path(temp, "c")),
    )  # fmt: skip
    without_trashcan(Path(temp, "c"))
    if kind == "quick":
        extensions = joined(extensions, Path(temp, "c"))
    setup(
        name="gaslamp",
        script_args=["-q", "build_ext", "--build-lib", target, "--build-temp", temp],
        package_dir={"": "src"},
        cmdclass={"build_ext": BuildChanged},
        ext_modules=extensions,
    )


if __name__ == "__main__":
    main()
