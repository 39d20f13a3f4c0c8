"""Compiles modules with mypyc into one library: tools/compile.py best|quick TARGET TEMP MODULE…

The best library is made from one C file, so that everything small is inlined everywhere. The quick
one is made from a C file per module: several are compiled at a time, an unchanged one not again.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

OPTIMIZED = {"best": "3", "quick": "1"}


class BuildChanged(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles as setuptools does, but in parallel and only what has changed."""

    def build_extensions(self) -> None:
        self.compiler.compile = self.compile
        super().build_extensions()

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


def main() -> None:
    kind, target, temp, *modules = sys.argv[1:]
    setup(
        name="gaslamp",
        script_args=["-q", "build_ext", "--build-lib", target, "--build-temp", temp],
        package_dir={"": "src"},
        cmdclass={"build_ext": BuildChanged},
        ext_modules=mypycify(
            ["--config-file", "pyproject.toml", *modules],
            opt_level=OPTIMIZED[kind], debug_level="0", group_name="gaslamp",
            multi_file=kind == "quick", target_dir=str(Path(temp, "c")),
        ),
    )  # fmt: skip


if __name__ == "__main__":
    main()
