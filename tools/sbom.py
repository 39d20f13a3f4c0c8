"""What Gaslamp contains that others made: a list in CycloneDX's form, from the lock files alone.

Every package with its version, its hashes and its licence. The same lock files give the same list,
to the byte; the wheel carries it (`hatch_build.py`). Packages of npm are in the client
or build it.

    python tools/sbom.py            prints it
    python tools/sbom.py licences   prints a table: package, version, licence
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from base64 import b64decode
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("play", "hall")
PIN = re.compile(r"^([\w.-]+)(?:\[[\w,-]+\])?==([\w.+!]+)((?:.*\\\n)*.*)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
SUMS = {"sha512": "SHA-512", "sha256": "SHA-256", "sha1": "SHA-1"}


def component(
    kind: str, name: str, version: str, licence: str, hashes: list[tuple[str, str]]
) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": f"pkg:{kind}/{name}@{version}",
        "name": name,
        "version": version,
        "purl": f"pkg:{kind}/{name.replace('@', '%40')}@{version}",
        "licenses": [{"expression": licence}],
        "hashes": [{"alg": alg, "content": content} for alg, content in hashes],
    }


def of_python(root: Path) -> list[dict[str, Any]]:
    licences = tomllib.loads((root / "requirements" / "licences.toml").read_text("utf-8"))
    found: dict[str, dict[str, Any]] = {}
    for lock in LOCKS:
        text = (root / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
        for name, version, rest in PIN.findall(text):
            hashes = [("SHA-256", each) for each in sorted(set(HASH.findall(rest)))]
            found[name] = component("pypi", name, version, licences[name], hashes)
    return [found[name] for name in sorted(found)]


def of_npm(root: Path) -> list[dict[str, Any]]:
    lock = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))
    found = []
    for path, row in sorted(lock["packages"].items()):
        if path:
            alg, _, coded = row["integrity"].partition("-")
            name = path.rpartition("node_modules/")[2]
            hashes = [(SUMS[alg], b64decode(coded).hex())]
            found.append(component("npm", name, row["version"], row["license"], hashes))
    return found


def sbom(root: Path, version: str) -> str:
    whole = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"pkg:pypi/gaslamp@{version}",
                "name": "gaslamp",
                "version": version,
                "licenses": [{"expression": "MIT"}],
            }
        },
        "components": [*of_python(root), *of_npm(root)],
    }
    return json.dumps(whole, indent=1) + "\n"


def licences(root: Path) -> str:
    rows = [*of_python(root), *of_npm(root)]
    return "".join(
        f"{row['name']:40} {row['version']:14} {row['licenses'][0]['expression']}\n" for row in rows
    )


def main(words: list[str]) -> int:
    text = (ROOT / "src" / "gaslamp" / "__init__.py").read_text(encoding="utf-8")
    version = re.findall(r'__version__ = "(.*)"', text)[0]
    print(licences(ROOT) if words == ["licences"] else sbom(ROOT, version), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
