"""Links of the documentation lead somewhere, and the list of homes in the architecture is whole."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FENCED = re.compile(r"```.*?```", re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
ELSEWHERE = re.compile(r"[a-z]+:")
LISTED = ("table", "store", "server", *(f"server/{room}" for room in ("room", "wire", "http")))


def pages() -> list[str]:
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True).stdout.split()


def anchor(heading: str) -> str:
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.strip().lower())
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def headings(page: Path) -> set[str]:
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    return {anchor(line.lstrip("#")) for line in text.splitlines() if line.startswith("#")}


@pytest.mark.parametrize("name", pages())
def test_links_lead_somewhere(name: str) -> None:
    page = ROOT / name
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    for link in (one or other for one, other in LINK.findall(text)):
        if ELSEWHERE.match(link):
            continue
        path, _, part = link.partition("#")
        there = page.parent / path if path else page
        assert there.exists(), link
        assert not part or there.suffix != ".md" or part in headings(there), link


def test_every_module_has_its_place_in_the_architecture() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    homes = text.partition("```\ntable/")[2].partition("\n```")[0]
    named = set(re.findall(r"[a-z_]+", homes))
    for part in LISTED:
        modules = {file.stem for file in (ROOT / "src" / "gaslamp" / part).glob("[a-z]*.py")}
        assert modules <= named, part
