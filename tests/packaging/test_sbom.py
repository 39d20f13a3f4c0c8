"""The list of what others made is whole: every pinned package, with hashes and a licence."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError, metadata

from checkout_kit import ROOT
from tools.sbom import LOCKS, licences, of_npm, of_python, sbom

NOTICES = ROOT / "web" / "public" / "notices.txt"


def test_every_pin_is_listed_with_hashes_and_a_licence() -> None:
    pinned = {
        row
        for lock in LOCKS
        for row in re.findall(
            r"^([\w.-]+)", (ROOT / "requirements" / f"{lock}.txt").read_text(), re.MULTILINE
        )
    }
    rows = of_python(ROOT)
    assert {row["name"] for row in rows} == pinned
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert len(of_npm(ROOT)) == len(lock["packages"]) - ("" in lock["packages"])
    for row in [*rows, *of_npm(ROOT)]:
        assert row["hashes"] and row["licenses"][0]["expression"], row["name"]
        assert row["version"] in licences(ROOT)


def test_licences_are_those_that_the_packages_state() -> None:
    """As far as they state one in the words that all share."""
    known = tomllib.loads((ROOT / "requirements" / "licences.toml").read_text(encoding="utf-8"))
    for name, licence in known.items():
        try:
            stated = metadata(name).get_all("License-Expression", [])
        except PackageNotFoundError:
            continue
        assert stated in ([], [licence]), name


def test_the_same_lock_files_give_the_same_list() -> None:
    assert sbom(ROOT, "1") == sbom(ROOT, "1")
    assert json.loads(sbom(ROOT, "1"))["bomFormat"] == "CycloneDX"
