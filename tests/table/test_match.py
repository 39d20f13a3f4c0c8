"""A match at the table: seats, journal, save and load, reasons, bots and the result."""

from __future__ import annotations

import re

import pytest

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import checksum
from gaslamp.kernel.snapshot import digest
from gaslamp.table import life
from gaslamp.table.advice import hint, think
from gaslamp.table.log import ALL_SEEING, SPECTATOR
from gaslamp.table.match import Match
from gaslamp.words.sayings import told

GAME = "terrors-of-london"
QUICK = {"influence": "recommended", "overlords": "random", "first-player": "seat-1"}


def begin(*seats: str, seed: int = 1, **options: str) -> Match:
    return life.begin(GAME, list(seats or ("human", "human")), {**QUICK, **options}, seed)


def play_on(match: Match, choices: int) -> None:
    """The first option of whoever is asked, so many times."""
    for _ in range(choices):
        seat = match.asked()[0]
        match.choose(seat, match.menu(seat)[0].key)


def reprinted(text: str) -> str:
    """A save's body as if something else were printed on the cards now."""
    return re.sub(r"content: (\w+)-\w+", r"content: \1-0", text[: text.rindex("check: ")])


def test_a_save_made_with_other_cards_is_refused() -> None:
    text = begin().save()
    body = text[: text.rindex("check: ")].replace("content: ", "content: 0")
    with pytest.raises(Trouble, match="made with other cards"):
        life.load(f"{body}check: {checksum(body)}\n")


def test_a_new_match_asks_its_first_player() -> None:
    match = begin()
    assert match.asked() == [0]
    assert match.prompt() == "Player 1: take any actions, in any order, then pass."
    assert match.menu(1) == []
    assert match.result() is None


@pytest.mark.parametrize(
    ("game", "seats", "options", "sentence"),
    [
        ("chess", ["human", "human"], {}, "There is no game 'chess'; there are: "),
        (GAME, ["human"], {}, "is played with 2 seats"),
        (GAME, ["human", "human", "human"], {}, "is played with 2 seats"),
        (GAME, ["human", "deep-blue"], {}, "Nobody called 'deep-blue'"),
        (GAME, ["human", "human"], {"weather": "fog"}, "has no option 'weather'; it has: "),
        (GAME, ["human", "human"], {"first-hand": "9"}, "cannot be '9'; it can be: 2, 3, 4"),
    ],
)
def test_what_does_not_fit_is_told_in_a_sentence(
    game: str, seats: list[str], options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(Trouble, match=sentence):
        life.begin(game, seats, options, 1)


def test_a_save_goes_on_where_it_stood() -> None:
    match = begin()
    play_on(match, 12)
    again = life.load(match.save())
    assert digest(again.g) == digest(match.g)
    assert again.journal == match.journal
    assert [entry.text for entry in again.log] == [entry.text for entry in match.log]
    assert again.notice is None
    assert len(again.before) == 12


def test_a_save_whose_journal_no_longer_replays_goes_on_from_its_snapshot() -> None:
    match = begin()
    play_on(match, 12)
    text = match.save()
    body = reprinted(text)
    again = life.load(f"{body}check: {checksum(body)}\n")
    assert again.notice is not None and "without undo" in told(again.notice)
    assert digest(again.g) == digest(match.g)
    with pytest.raises(Trouble, match="nothing to undo"):
        again.undo(0)
    play_on(again, 5)


def test_a_save_that_names_foreign_things_is_refused() -> None:
    match = begin()
    text = match.save()
    body = reprinted(text)
    for name, other in (
        ("gaslamp.kernel.rng:Rng", "os:system"),
        ("gaslamp.kernel.rng:Rng", "gaslamp.kernel.rng:Nothing"),
    ):
        foreign = body.replace(name, other)
        with pytest.raises(Trouble, match="The save names"):
            life.load(f"{foreign}check: {checksum(foreign)}\n")


def test_a_closed_option_answers_with_its_rule() -> None:
    match = begin()
    reason = match.why(0, "pass")
    assert reason.rule == "TL-PASS-01"
    assert reason.why == "You hold 2 cards; play until at most one is left, then pass."
    assert reason.rule_text == match.rules.text("TL-PASS-01") != ""
    with pytest.raises(Trouble, match=r"You hold 2 cards.*\(TL-PASS-01\)"):
        match.choose(0, "pass")


def test_asking_why_of_an_open_or_unknown_option_says_so() -> None:
    match = begin()
    with pytest.raises(Trouble, match="can be chosen"):
        match.why(0, match.menu(0)[0].key)
    with pytest.raises(Trouble, match="not one of the options"):
        match.why(0, "dance")
    with pytest.raises(Trouble, match="not Player 2's turn"):
        match.why(1, "pass")


def test_a_choice_that_is_not_yours_changes_nothing() -> None:
    match = begin()
    now = digest(match.g)
    for seat, key in ((1, match.menu(0)[0].key), (0, "no-such"), (7, "pass"), (-1, "pass")):
        with pytest.raises(Trouble):
            match.choose(seat, key)
    assert digest(match.g) == now
    assert match.journal.choices == []


def test_bots_think_without_moving_the_dice_and_always_alike() -> None:
    match = begin("greedy", "random")
    now = digest(match.g)
    assert match.bot_seat() == 0
    assert think(match, 0) == think(match, 0)
    assert hint(match, 0) in [offer.key for offer in match.menu(0)]
    assert digest(match.g) == now


def test_a_seat_can_pass_from_a_human_to_a_bot_and_back() -> None:
    match = begin("human", "human")
    assert match.bot_seat() is None
    match.occupy(0, "random")
    assert match.bot_seat() == 0
    match.choose(0, think(match, 0))
    match.occupy(0, "human")
    assert match.bot_seat() is None
    with pytest.raises(Trouble):
        match.occupy(0, "ghost")


def test_a_whole_match_of_bots_ends_with_a_reason() -> None:
    match = begin("random", "random", seed=4)
    while (seat := match.bot_seat()) is not None:
        match.choose(seat, think(match, seat))
    result = match.result()
    assert result is not None
    assert len(result.winners) == 1
    assert "has fallen" in result.reason
    with pytest.raises(Trouble, match="The game is over"):
        match.choose(0, "pass")


def test_the_log_hides_what_others_may_not_know() -> None:
    match = begin()
    mine = [e.told(match.words, 0) for e in match.visible_log(0)]
    theirs = [e.told(match.words, 1) for e in match.visible_log(1)]
    nobody = [e.told(match.words, SPECTATOR) for e in match.visible_log(SPECTATOR)]
    known = re.compile(r"Player \d draws (?!a card|\d)")
    assert [
        len([text for text in read if known.match(text)]) for read in (mine, theirs, nobody)
    ] == [2, 5, 0]


def test_one_log_speaks_of_its_reader_in_one_person() -> None:
    """Their own lines name them as everybody's do; who draws reads each card once, not their
    number as well."""
    options = {"influence": "recommended", "overlords": "random", "first-player": "seat-1"}
    match = life.begin("terrors-of-london", ["human", "human"], options, 3)
    read = {
        eyes: [e.told(match.words, eyes) for e in match.visible_log(eyes)]
        for eyes in (0, 1, SPECTATOR, ALL_SEEING)
    }
    assert not any(
        re.search(r"\byou\b", line, re.IGNORECASE) for lines in read.values() for line in lines
    )
    assert "Player 1 draws 2 cards." not in read[0]
    assert "Player 1 draws 2 cards." in read[1] and "Player 1 draws 2 cards." in read[SPECTATOR]
    assert "Player 2 draws 5 cards." in read[0]
    assert any(line.startswith("Player 1 draws Cultist") for line in read[ALL_SEEING])


def test_chance_is_told_in_words_and_its_card_beside_them() -> None:
    match = life.begin("plague-of-dracula", ["human"], {"length": "mop-up"}, 3)
    while not any(entry.key.startswith("drawn-") for entry in match.log):
        match.choose(0, match.menu(0)[0].key)
    entry = next(entry for entry in match.log if entry.key.startswith("drawn-"))
    assert "column" not in entry.text
    assert "column" in entry.detail(match.words)


def test_choices_that_are_made_again_and_again_are_kept_once() -> None:
    """Also by other tables: a hall has thousands, and a long game hundreds of choices."""
    one, other = begin(), begin()
    for match in (one, other):
        match.choose(match.asked()[0], match.menu(match.asked()[0])[0].key)
    assert one.journal.choices[0] is other.journal.choices[0]
