"""Writing files so that nothing is lost: all of the new text, or the old file untouched."""

from __future__ import annotations

import os
from pathlib import Path

from gaslamp.kernel.errors import Trouble


class Sheet:
    """A file to be. It is opened beside its place at once, and put there when it is written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            place = path.expanduser().resolve()
            if place.is_dir():
                raise Trouble("write-folder", path=self.path)
            if place.exists() and not place.is_file():
                raise Trouble("write-odd-file", path=self.path)
            if place.exists() and not os.access(place, os.W_OK):
                raise Trouble("write-forbidden", path=self.path)
            self.place = place
            self.draft = place.with_name(f".{place.name[:200]}.{os.getpid()}.draft")
            self.file = self.draft.open("xb")
        except (OSError, ValueError, RuntimeError) as error:
            raise self.trouble(getattr(error, "strerror", None) or str(error)) from None

    def trouble(self, why: str) -> Trouble:
        return Trouble("cannot-write", path=self.path, why=why)

    def write(self, text: str | bytes) -> None:
        """Put the text in place, wholly or not at all."""
        try:
            with self.file:
                self.file.write(text.encode() if isinstance(text, str) else text)
                self.file.flush()
                os.fsync(self.file.fileno())
            self.draft.replace(self.place)
        except OSError as error:
            self.tear_up()
            raise self.trouble(error.strerror or str(error)) from None

    def tear_up(self) -> None:
        """Leave no trace of a sheet that is not wanted any more."""
        self.file.close()
        self.draft.unlink(missing_ok=True)


def write_save(path: Path, text: str) -> None:
    """Write a save; a file that is no save is never overwritten."""
    sheet = Sheet(path)
    try:
        if sheet.place.exists() and not is_save(sheet.place):
            raise Trouble("write-no-save", path=path)
    except Trouble:
        sheet.tear_up()
        raise
    sheet.write(text)


def is_save(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            start = file.read(13)
    except OSError as error:
        raise Trouble("cannot-write", path=path, why=error.strerror) from None
    return start in (b"gaslamp save ", b"")
