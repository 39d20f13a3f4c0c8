"""What is in `deploy/` fits the server that it starts."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from checkout_kit import ROOT
from gaslamp.cli.commands import FORMS
from gaslamp.server.metrics import HELP

DEPLOY = ROOT / "deploy"
OPTIONS = {f"--{argument.name}" for argument in FORMS["serve"].arguments}
HISTOGRAM = {"gaslamp_answer_seconds_bucket"}


def started(tmp_path: Path, *words: str, **environment: str) -> list[str]:
    """The words with which the start script calls the server."""
    stand_in = tmp_path / "gaslamp"
    stand_in.write_text('#!/bin/sh\nprintf "%s\\n" "$GASLAMP_DATABASE" "$@"\n')
    stand_in.chmod(0o755)
    ran = subprocess.run(
        [str(DEPLOY / "start.sh"), *words],
        env={"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", **environment},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return ran.stdout.splitlines()


@pytest.mark.skipif(not shutil.which("sh"), reason="needs a shell")
def test_the_start_script_says_what_the_environment_does(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("postgresql://one:two@database/three")
    said = started(
        tmp_path, "--token-days", "30", GASLAMP_ALLOW="a.example b:8617", GASLAMP_WORKERS="2",
        GASLAMP_PROXIES="10.0.0.1", GASLAMP_INNER="one:8618", GASLAMP_KEEP_DAYS="90",
        GASLAMP_DATABASE_FILE=str(tmp_path / "secret"),
    )  # fmt: skip
    database, command, *rest = said
    assert (database, command) == ("postgresql://one:two@database/three", "serve")
    assert "two" not in " ".join(rest), "a secret is on the command line"
    wishes = FORMS["serve"].read(rest)
    assert wishes["allow"] == ["a.example", "b:8617"] and wishes["proxy"] == ["10.0.0.1"]
    assert (wishes["workers"], wishes["keep-days"], wishes["token-days"]) == (2, 90, 30)
    assert (wishes["host"], wishes["data"], wishes["inner"]) == (
        "0.0.0.0", Path("/data"), "one:8618",
    )  # fmt: skip


@pytest.mark.skipif(not shutil.which("sh"), reason="needs a shell")
def test_a_server_that_does_not_answer_is_not_healthy() -> None:
    ran = subprocess.run(
        [str(DEPLOY / "start.sh"), "healthy"],
        env={"PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin", "GASLAMP_PORT": "1"},
        capture_output=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 1


def test_whatever_is_said_to_the_server_is_understood() -> None:
    for name in ("gaslamp.service", "start.sh"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        said = set(re.findall(r"\s(--[a-z-]+)\b", text))
        assert said and said <= OPTIONS | {"--now"}, (name, said - OPTIONS)


def test_the_container_is_nobody_and_writes_nowhere() -> None:
    image = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert re.search(r"^USER (\d+):\1$", image, re.MULTILINE)
    assert "--require-hashes" in image
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    for word in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", "internal: true"):
        assert word in compose
    known = re.findall(r"GASLAMP_[A-Z_]+", (DEPLOY / "start.sh").read_text(encoding="utf-8"))
    named = set(re.findall(r"^      (GASLAMP_[A-Z_]+):", compose, re.MULTILINE))
    assert named <= {*known, "GASLAMP_NAME"}


def test_an_image_is_built_with_its_health_check() -> None:
    """The usual format of buildah and podman has none: `tests/packaging/image.py` needs it."""
    image = DEPLOY / "Containerfile"
    assert "\nHEALTHCHECK " in image.read_text(encoding="utf-8")
    for path in (image, ROOT / "docs" / "operating.md"):
        said = re.findall(r"^.*buildah build .*$", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert said and all("--format docker" in line for line in said), path


def test_the_dashboard_shows_numbers_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = " ".join(t["expr"] for panel in board["panels"] for t in panel["targets"])
    named = set(re.findall(r"gaslamp_\w+", asked))
    assert named == set(HELP) | HISTOGRAM
