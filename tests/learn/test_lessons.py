"""Every lesson of every game, played by its right ways and tried in every other."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp import games
from gaslamp.kernel.errors import Trouble
from gaslamp.learn import courses
from gaslamp.learn.checking import WALKS, Check, unused
from gaslamp.learn.lesson import Taught
from sampling import whole

TERRORS = "terrors-of-london"
TAUGHT = [found for game in games.ids() if (found := courses.course_of(game)) is not None]
LESSONS = [(taught, lesson.id) for taught in TAUGHT for lesson in taught.course.lesson]
SAMPLE = 3  # random walks
MINUTES = (7, 15)


@pytest.mark.parametrize(("taught", "id"), LESSONS, ids=[id for _, id in LESSONS])
def test_a_lesson_holds(taught: Taught, id: str) -> None:
    content = games.find(taught.game).printed
    walks = WALKS if whole() else SAMPLE
    found = Check(taught, courses.lesson_of(taught, id), content, walks).troubles()
    assert [str(trouble) for trouble in found] == []


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda taught: taught.game)
def test_a_course_says_nothing_in_vain_and_is_short(taught: Taught) -> None:
    assert [str(trouble) for trouble in unused(taught)] == []
    least, most = MINUTES
    assert least * 60 <= sum(one.seconds for one in taught.course.lesson) <= most * 60
    assert 0 < taught.course.enough <= len(taught.course.lesson)
    first = taught.course.first_game
    assert first is not None and taught.speech.has_text("teacher")
    for turn in range(1, min(first.turns, 3) + 1):
        assert taught.speech.has_text(f"first-game-{turn}")
        assert taught.speech.has_text(f"whisper-{turn}")


def retuned(folder: Path, card: str, before: str, after: str) -> Path:
    """A pack in which one card says something else."""
    cards = (games.find(TERRORS).folder() / "content" / "beast.toml").read_text(encoding="utf-8")
    entry = next(part for part in cards.split("[[monster]]") if f'id = "{card}"' in part)
    assert before in entry
    about = f'game = "{TERRORS}"\nname = "Retuned"\n'
    (folder / "pack.toml").write_text(about, encoding="utf-8")
    text = "[[monster]]" + entry.replace(before, after)
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_retuned_card_fails_with_a_sentence_and_hides_the_lesson(tmp_path: Path) -> None:
    pack = retuned(tmp_path, "sewer-rats", "power = 2", "power = 3")
    content = games.find(TERRORS).content(pack)
    taught = courses.course_of(TERRORS)
    assert taught is not None
    lesson = courses.lesson_of(taught, "tl-4")
    (trouble,) = Check(taught, lesson, content, SAMPLE).troubles()
    said = "tl-4 relies on printed:sewer-rats.resources.power is 2; it is 3 now."
    assert str(trouble) == said
    ids = [one.id for one in courses.offered(taught, content)]
    assert "tl-4" not in ids and "tl-3" in ids


MINE = '''
game = "terrors-of-london"
words = """
my-1 = A blow
    .idea = Power takes Health.
my-1-1 = He has { $health } Health left. Strike.
    .not = Strike, I said.
my-1-end = Done.
"""

[[lesson]]
id = "my-1"
seconds = 20
rules = ["TL-ATK-01"]
numbers = { health = "track:seat-1/health" }
goal = { is = "win" }
[lesson.position]
kit = "terrors"
args = { hands = [["cultist"], []], power = 2, health = [9, 2] }
seats = ["human", "script"]
[[lesson.step]]
want = ["attack:2"]
wrong = [
    { key = "play:cultist", kind = "closed", say = "not" },
    { key = "attack:1", kind = "goes-on", say = "not" },
]
'''


def troubles(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    taught = courses.course_in(file)
    content = games.find(taught.game).printed
    found = []
    for lesson in taught.course.lesson:
        found += [str(one) for one in Check(taught, lesson, content, SAMPLE).troubles()]
    return found


def test_a_lesson_of_ones_own_holds(tmp_path: Path) -> None:
    assert troubles(tmp_path, MINE) == []


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("attack:2", "attack:9", "my-1, step 1: nothing that is wanted is on the menu."),
        ("play:cultist", "play:ghoul", "my-1, step 1: 'play:ghoul' never is closed there."),
        ('"closed"', '"refused"', "my-1, step 1: 'play:cultist' never is refused there."),
        ("TL-ATK-01", "TL-ATK-99", "my-1 names the rule TL-ATK-99, which is in no book."),
        ("{ $health }", "2", "my-1 names a number in my-1-1: numbers are looked up, or"),
        ("{ $health }", "{ $wealth }", "my-1 cannot say my-1-1: something that it names"),
        ("    .not", "    .never", "my-1 has no words my-1-1.not."),
        ("Strike.\n", "Strike! Now! Do it!\n", "my-1 says too much in my-1-1: two sentences"),
        ('is = "win"', 'facts = ["data:turn is 7"]', "my-1 ends although not data:turn is 7"),
        ('["cultist"]', '["cultists"]', "my-1 cannot be played: There is no 'cultists' left"),
        ("health = [9, 2]", "health = [9, 3]", "my-1 does not end when everything wanted is"),
        ("want =", "lit = ['moon']\nwant =", "my-1, step 1: there is no moon to be lit."),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_lesson_is_told_in_a_sentence(
    tmp_path: Path, before: str, after: str, sentence: str
) -> None:
    assert before in MINE
    (said,) = troubles(tmp_path, MINE.replace(before, after))
    assert said.startswith(sentence)


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('game = "terrors-of-london"\n', "", "names its game .* and brings its words"),
        ("seconds = 20\n", "", "what stands at lesson.0. is missing or of another kind"),
        ("seconds = 20", "second = 20", "there is nothing called 'second' at lesson.0."),
        ('seats = ["human", "script"]', 'seats = ["script", "script"]', "no seat for the learner"),
        ('want = ["attack:2"]', "want = [", "mine.toml"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(
    tmp_path: Path, before: str, after: str, sentence: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE.replace(before, after), encoding="utf-8")
    with pytest.raises(Trouble, match=sentence):
        taught = courses.course_in(file)
        courses.begin(taught, taught.course.lesson[0])
