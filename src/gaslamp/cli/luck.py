"""The luck command: how lucky everybody was in a saved game."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import msgspec

from gaslamp.cli.asking import read_text
from gaslamp.cli.speech import t
from gaslamp.cli.terminal import say
from gaslamp.kernel.errors import Trouble
from gaslamp.table import life
from gaslamp.table.luck import sheet_of
from gaslamp.table.luck_told import audit_lines, lines_of


def luck(path: Path, pack: Path | None, json: bool) -> int:
    match = life.load(read_text(path), pack)
    if match.notice is not None:
        raise Trouble("luck-other-rules")
    names = match.tongues[t.language].words.seat_names
    sheet = sheet_of(match.game.id, len(names), chain.from_iterable(match.all_fallen()))
    lines, dice = lines_of(sheet, list(names), t.language), audit_lines(sheet.dice, t.language)
    if json:
        print(msgspec.json.encode({"luck": lines, "dice": dice}).decode())
        return 0
    if not lines and not dice:
        say(t("luck-none"))
    for said in (*(line.said for line in lines), *(die.said for die in dice)):
        say(said)
    return 0
