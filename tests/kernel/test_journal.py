"""Save files: readable, and every kind of damage is told in one sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal, read_save

WORD = st.from_regex(r"[a-z][a-z0-9:-]{0,20}", fullmatch=True)


@given(
    st.integers(0, 2**63), st.dictionaries(WORD, WORD, max_size=3),
    st.lists(st.tuples(st.integers(0, 4), WORD), max_size=20), st.sampled_from(["", '{"turn":1}']),
)  # fmt: skip
def test_a_save_reads_back_as_it_was_written(
    seed: int, options: dict[str, str], choices: list[tuple[int, str]], base: str
) -> None:
    journal = Journal("a-game", 1, "abc", seed, ["human", "greedy"], options, choices, base)
    again, snapshot = read_save(journal.text({"a": [1, "check: x"]}))
    assert again == journal
    assert snapshot == {"a": [1, "check: x"]}


def a_save() -> str:
    choices = [(0, "play:cultist"), (1, "pass")]
    return Journal("a-game", 1, "abc", 7, ["human", "human"], {}, choices).text({"turn": 3})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not a Gaslamp save"),
        ("{}", "not a Gaslamp save"),
        (a_save().replace("save 1", "save 2", 1), "another format"),
        (a_save()[:-60], "cut short"),
        (a_save()[:40], "cut short"),
        (a_save().replace("1 pass", "1 play:ghoul"), "damaged"),
        (a_save().replace('"turn":3', '"turn":4'), "damaged"),
    ],
)
def test_a_bad_save_is_told_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        read_save(text)


@given(st.integers(0, 400), st.integers(1, 30))
def test_no_cut_goes_unnoticed(start: int, length: int) -> None:
    text = a_save()
    broken = text[:start] + text[start + length :]
    if broken.rstrip() != text.rstrip():
        with pytest.raises(Trouble):
            read_save(broken)
