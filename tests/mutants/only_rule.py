"""A plugin for pytest: run only tests that cite one rule, and write down how they fail.

It is told the rule and where to write by the environment, because it runs in a process of its own.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

RULE = "GASLAMP_BROKEN_RULE"
REPORT = "GASLAMP_BROKEN_REPORT"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = os.environ[RULE]
    cites = [any(rule in mark.args for mark in item.iter_markers("rule")) for item in items]
    others = [item for item, does in zip(items, cites, strict=True) if not does]
    items[:] = [item for item, does in zip(items, cites, strict=True) if does]
    config.hook.pytest_deselected(items=others)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and call.excinfo is not None:
        with Path(os.environ[REPORT]).open("a", encoding="utf-8") as written:
            written.write(f"{call.excinfo.typename} {item.name}\n")
    return report
