"""The review command: where a finished game was won and lost."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec

from gaslamp.cli.asking import check_seat, read_text
from gaslamp.cli.speech import t as said
from gaslamp.cli.telling import tongue
from gaslamp.cli.terminal import say
from gaslamp.kernel.errors import Trouble
from gaslamp.table import life
from gaslamp.table.review.account import DEALS, Review, begun, dealt, weigh
from gaslamp.table.review.telling import ReviewTold, t, told
from gaslamp.table.review.weighing import LEAST_LIMIT, thought_of


@dataclass(frozen=True)
class Order:
    """What is to be reviewed, for whom, and with how much thought."""

    file: Path
    seat: int | None
    limit: int
    seed: int
    json: bool
    pack: Path | None


def review(order: Order) -> int:
    match = life.load(read_text(order.file), order.pack)
    seat = 0 if order.seat is None else check_seat(order.seat, len(match.journal.seats))
    if order.limit < LEAST_LIMIT:
        raise Trouble("limit-too-small-for-review", limit=order.limit, least=LEAST_LIMIT)
    thought = thought_of(order.limit)
    found = begun(match, thought, order.seed)
    for step in weigh(match, thought, order.seed, range(len(found.turns))):
        found.steps[step.n] = step
        progress(found)
    for number in range(DEALS if order.limit > LEAST_LIMIT else 0):
        found.deals.append(dealt(match, number))
    shown = told(match, found, seat, said.language)
    if order.json:
        print(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode())
    else:
        show(shown, tongue(match).words.say("title"))
    return 0


def progress(found: Review) -> None:
    """One line that counts on, where somebody looks."""
    if sys.stderr.isatty():
        done, of = len(found.steps), len(found.turns)
        line = t(said.language, "review-thinking", done=done, of=of)
        print(f"\r{line} ", end="\n" if done == of else "", file=sys.stderr, flush=True)


def show(shown: ReviewTold, title: str) -> None:
    language = said.language
    say(t(language, "review-title", game=title, head=shown.head))
    say(shown.under)
    say(t(language, "review-went", start=shown.start, result=shown.result))
    for part in shown.parts:
        points = f"{part.points:+d}" if part.points else "0"
        line = t(language, "review-part-line", part=part.name, points=points, error=part.error)
        say(f"  {line}")
    for n, point in enumerate(shown.points, 1):
        sentence = said.paragraph([point.sentence, point.why])
        line = t(
            language, "review-point-line", n=n, when=point.when, kind=point.kind_word,
            before=point.before, after=point.after, sentence=sentence,
        )  # fmt: skip
        say(line)
    for hand in shown.hands:
        line = t(
            language, "review-hand-line", name=hand.name, sharpness=hand.sharpness, word=hand.word,
            tally=hand.tally, lost=f"{hand.lost:.1f}", choices=hand.choices,
        )  # fmt: skip
        say(said.paragraph([line, hand.like]))
    if shown.luck is not None:
        say(shown.luck.sentence)
