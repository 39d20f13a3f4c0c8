"""The audit of a simulation's dice: whether each kind of them is fair."""

from __future__ import annotations

from typing import Any

from gaslamp.lab.report import Report
from gaslamp.table.luck import dice_of, suspected
from gaslamp.table.luck_told import audit_lines
from gaslamp.words.languages import ENGLISH


def audited(report: Report, language: str = ENGLISH) -> str:
    dice = dice_of(trial.luck.dice for trial in report.trials if trial.luck is not None)
    return "\n".join(["", *(f"{line.said}" for line in audit_lines(dice, language))])


def as_data(report: Report) -> list[dict[str, Any]]:
    dice = dice_of(trial.luck.dice for trial in report.trials if trial.luck is not None)
    return [
        {"what": die.what, "faces": die.faces, "chance": die.chance(), "serial": die.serial(),
         "serial_chance": die.serial_chance(), "suspected": suspected(die, len(dice))}
        for die in dice
    ]  # fmt: skip
