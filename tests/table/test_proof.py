"""The proof of a fair table: a game is found again from its save; a changed one is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gaslamp import games
from gaslamp.bots.bot import one_of
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.envelope import Envelope, Phrase
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal, checksum, read_save
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import pending
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.proof import proved

SECRET = "0c" * 32


def begun(game_id: str, secret: str = SECRET, phrase: str = "fog") -> Match:
    game = games.find(game_id)
    envelope = Envelope(secret, [Phrase(-1, 0, phrase)])
    seats = ["human"] * min(game.seat_counts)
    return life.begin(game_id, seats, dict(game.lab_options), envelope.seed(), envelope=envelope)


def played(match: Match, back: int = 0) -> Match:
    """At random to the end, with a phrase on the way; going back so many times."""
    rng = seeded(5)
    match.terms["undo"] = "free"
    while match.g.outcome is None:
        decision = pending(match.g)
        assert decision is not None
        seat = int(one_of(decision.seats(match.g), rng))
        keys = list(match.position.keys(seat))
        match.choose(seat, keys[int(rng.below(len(keys)))])
        count = len(match.journal.choices)
        if count == 10:
            match.add_phrase(0, "rain")
        if count % 15 == 14 and back and match.g.outcome is None:
            back -= 1
            match.go_back(0, count - 3)
    assert match.journal.envelope is not None
    match.journal.envelope.opened = True
    return match


@pytest.fixture(scope="module")
def over() -> Match:
    return played(begun("terrors-of-london"), back=3)


def forged(journal: Journal, match: Match) -> str:
    """As somebody would write it who knows how saves are written."""
    assert journal.envelope is not None
    opened = replace(journal, envelope=replace(journal.envelope, opened=True))
    return opened.text(snapshots.encode(match.g))


@pytest.mark.parametrize("game_id", games.ids())
def test_a_whole_game_is_found_again(game_id: str) -> None:
    match = played(begun(game_id), back=2)
    found = proved(match.save())
    assert (found.choices, found.went_back) == (len(match.journal.choices), 2)
    assert [each.text for each in found.phrases] == ["fog", "rain"]
    assert found.fingerprint == match.link
    assert found.commitment == Envelope(SECRET).commitment()
    again = life.load(match.save())
    assert again.notice is None
    assert snapshots.text(again.g) == snapshots.text(match.g)


def test_a_changed_choice_is_noticed_wherever_it_stands(over: Match) -> None:
    last = len(over.journal.choices) - 1
    tried = 0
    for n in (0, last // 2, last - 1, last):
        seat, key = over.journal.choices[n]
        there = life.replayed(replace(over.journal, choices=over.journal.choices[:n]), over.content)
        for other in list(there.position.keys(seat))[:3]:
            if other != key:
                choices = list(over.journal.choices)
                choices[n] = (seat, other)
                tried += 1
                with pytest.raises(Trouble, match="changed"):
                    proved(forged(replace(over.journal, choices=choices), over))
    assert tried > 3


def test_a_changed_phrase_secret_or_seed_is_noticed(over: Match) -> None:
    envelope, journal = over.journal.envelope, over.journal
    assert envelope is not None
    said = envelope.phrases
    for phrases in ([], said[:1], said[1:], [replace(said[0], text="smog"), said[1]],
                    [replace(said[0], seat=1), said[1]]):  # fmt: skip
        changed = replace(journal, envelope=replace(envelope, phrases=phrases))
        with pytest.raises(Trouble, match="changed"):
            proved(forged(changed, over))
    for secret in ("0d" + SECRET[2:], SECRET[:-1] + "d"):
        other = replace(envelope, secret=secret)
        with pytest.raises(Trouble, match="changed"):
            proved(forged(replace(journal, envelope=other, seed=other.seed()), over))
        with pytest.raises(Trouble, match="seed"):
            proved(forged(replace(journal, envelope=other), over))
        body = over.save().replace(SECRET, secret).rpartition("check: ")[0]
        with pytest.raises(Trouble, match="not the one that was committed to"):
            proved(f"{body}check: {checksum(body)}\n")
    with pytest.raises(Trouble, match="another envelope"):
        proved(over.save(), commitment="ab" * 32)
    with pytest.raises(Trouble, match="does not fit"):
        late = over.save().replace("phrase: -1", f"phrase: {len(journal.choices)}")
        body = late.rpartition("check: ")[0]
        proved(f"{body}check: {checksum(body)}\n")


def test_what_has_no_proof_says_why() -> None:
    plain = life.begin("terrors-of-london", ["human"] * 2, {}, 7)
    with pytest.raises(Trouble, match="no secret"):
        proved(plain.save())
    running = begun("terrors-of-london")
    with pytest.raises(Trouble, match="still running"):
        proved(running.save())
    assert running.journal.envelope is not None
    assert SECRET not in running.save()
    with pytest.raises(Trouble, match="not over"):
        proved(forged(running.journal, running))


def test_nothing_of_what_comes_is_in_a_running_save() -> None:
    """Whoever goes on from a save of a running game meets another chance than the table does."""
    match = begun("blackbriar")
    rng = seeded(3)
    here: list[int] = []
    there: list[int] = []
    while len(here) < 20 and (decision := pending(match.g)) is not None:
        loaded = life.load(match.save())
        assert loaded.notice is None
        assert snapshots.text(loaded.g) == snapshots.text(match.g)
        seat = int(one_of(decision.seats(match.g), rng))
        keys = list(match.position.keys(seat))
        key = keys[int(rng.below(len(keys)))]
        match.choose(seat, key)
        loaded.choose(seat, key)
        here += [fall.face for fall in match.fallen]
        there += [fall.face for fall in loaded.fallen]
    assert len(here) > 10
    assert here != there


def test_an_undone_roll_is_not_rolled_again_alike() -> None:
    """Taking back and choosing the same again meets another chance each time."""
    seen = set()
    match = begun("great-old-ones")
    match.terms["undo"] = "free"
    rng = seeded(3)
    while not any(fall.sides for fall in match.fallen):
        decision = pending(match.g)
        assert decision is not None
        seat = int(one_of(decision.seats(match.g), rng))
        keys = list(match.position.keys(seat))
        match.choose(seat, keys[int(rng.below(len(keys)))])
    for _ in range(12):
        seen.add(tuple((fall.what, fall.face, fall.value) for fall in match.fallen))
        seat, _ = match.journal.choices[-1]
        match.go_back(seat, len(match.journal.choices) - 1)
        match.redo(seat)
        again = life.replayed(match.journal, match.content)
        assert snapshots.text(again.g) == snapshots.text(match.g)
    assert len(seen) > 3


def test_nobody_goes_back_once_the_envelope_is_opened(over: Match) -> None:
    loaded = life.load(over.save())
    seat = loaded.journal.choices[-1][0]
    assert loaded.journal.envelope is not None and loaded.journal.envelope.opened
    with pytest.raises(Trouble, match="opened"):
        loaded.undo(seat)
    with pytest.raises(Trouble, match="opened"):
        loaded.ask_undo(seat)
    journal, _ = read_save(over.save())
    assert journal.envelope is not None
