"""The envelope: the chance of a fair table follows from it, and from nothing that can be seen."""

from __future__ import annotations

import hmac
from hashlib import sha256

from gaslamp.kernel.envelope import THE_DEAL, Envelope, sealed
from gaslamp.kernel.journal import Journal, read_save
from gaslamp.kernel.rng import seeded

SECRET = "5e" * 32


def journal(*choices: tuple[int, str], **more: object) -> Journal:
    found = Journal("a-game", 1, "abc", 7, ["human", "human"], {"b": "2", "a": "1"}, list(choices))
    found.envelope = Envelope(SECRET, **more)  # type: ignore[arg-type]
    return found


def test_chance_is_what_the_page_on_fair_play_says() -> None:
    """docs/fair-play.md, word for word, so that others can write a checker of their own."""
    kept = journal((0, "play:cultist"), (1, "pass"))
    assert kept.envelope is not None
    kept.envelope.add(THE_DEAL, 0, "fog over the river")
    kept.envelope.add(1, 1, "rain")
    kept.envelope.go_back(1)
    link = sha256(b"\na-game\n1\nabc\n2\na = 1\nb = 2").hexdigest()
    first = sha256(f"{link}\n0 play:cultist".encode()).hexdigest()
    second = sha256(f"{first}\n1 pass".encode()).hexdigest()

    def derived(text: str) -> int:
        found = hmac.new(bytes.fromhex(SECRET), text.encode(), sha256).digest()
        return int.from_bytes(found[:16], "big")

    assert kept.all_drawn() == [
        derived(f"{link}\n0\n0 fog over the river"),
        derived(f"{first}\n0\n0 fog over the river"),
        derived(f"{second}\n1\n0 fog over the river\n1 rain"),
    ]
    assert kept.dealt_by() == kept.all_drawn()[0]
    assert kept.envelope.seed() == derived("bots")
    assert kept.envelope.commitment() == sha256(bytes.fromhex(SECRET)).hexdigest()


def test_a_choice_made_again_after_going_back_meets_another_chance() -> None:
    kept = journal((0, "roll"), (0, "roll"))
    before = kept.all_drawn()
    assert kept.envelope is not None
    kept.envelope.go_back(1)
    again = kept.all_drawn()
    assert again[:2] == before[:2]
    assert again[2] != before[2]
    kept.envelope.go_back(1)
    assert kept.all_drawn()[2] not in (before[2], again[2])
    kept.envelope.go_back(0)
    assert [each.times for each in kept.envelope.backs] == [3]
    assert not {*kept.all_drawn()[1:]} & {*before, *again}


def test_a_phrase_counts_from_the_next_choice_and_outlasts_going_back() -> None:
    kept = journal((0, "a"), (0, "b"), (0, "c"))
    before = kept.all_drawn()
    assert kept.envelope is not None
    kept.envelope.add(2, 1, "rain")
    assert kept.all_drawn()[:3] == before[:3]
    assert kept.all_drawn()[3] != before[3]
    kept.envelope.go_back(1)
    assert [each.at for each in kept.envelope.phrases] == [1]


def test_all_128_bits_of_a_chance_count() -> None:
    firsts = {seeded(1 << n).next32() for n in range(128)}
    assert len(firsts) == 128
    assert len(sealed().secret) == 64


def test_a_running_save_keeps_the_secret_and_tells_only_what_has_come() -> None:
    kept = journal((0, "play:cultist"), (1, "pass"))
    text = kept.text({})
    assert SECRET not in text
    again, _ = read_save(text)
    assert again.envelope is None
    assert again.drawn == kept.all_drawn()
    assert again.choices == kept.choices
    assert read_save(again.text({}))[0] == again


def test_an_opened_save_tells_all_that_chance_depends_on() -> None:
    kept = journal((0, "play:cultist"), (1, "pass"))
    assert kept.envelope is not None
    kept.envelope.add(THE_DEAL, 0, "fog: over the river")
    kept.envelope.add(2, 0, "too late for any choice")
    kept.envelope.go_back(1)
    kept.envelope.add(2, 0, "too late for any choice")
    kept.envelope.opened = True
    again, _ = read_save(kept.text({}))
    assert again.envelope is not None
    assert again.all_drawn() == kept.all_drawn()
    assert [each.at for each in again.envelope.phrases] == [-1, 1]
    assert again.envelope.opened
