"""The verify command: whether the chance of a saved game was fixed before it was played."""

from __future__ import annotations

from pathlib import Path

from gaslamp.cli.asking import read_text
from gaslamp.cli.speech import t
from gaslamp.cli.terminal import say
from gaslamp.table.proof import proved


def verify(path: Path, commitment: str, pack: Path | None) -> int:
    proof = proved(read_text(path), pack, commitment)
    say(t("proof-commitment", commitment=proof.commitment, secret=proof.secret))
    say(t("proof-seen" if commitment else "proof-not-seen"))
    say(t("proof-phrases", count=len(proof.phrases)))
    for phrase in proof.phrases:
        key = "proof-phrase-deal" if phrase.at < 0 else "proof-phrase"
        say(f"  {t(key, seat=phrase.seat + 1, at=phrase.at, text=phrase.text)}")
    say(t("proof-game", choices=proof.choices, back=proof.went_back))
    say(t("proof-fingerprint", fingerprint=proof.fingerprint))
    return 0
