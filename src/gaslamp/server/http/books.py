"""What is told of a game's rules and words."""

from __future__ import annotations

from msgspec import Struct


class RuleShown(Struct):
    id: str
    text: str


class Heading(Struct):
    title: str
    rules: list[RuleShown]


class Rules(Struct):
    game: str
    headings: list[Heading]


class RulingShown(Struct):
    """What was decided where the book is silent."""

    id: str
    question: str
    answer: str
    reason: str


class Proof(Struct):
    """A test that proves a rule, as a sentence, and the file it stands in."""

    says: str
    file: str


class RuleAccounted(Struct):
    """A rule with all that stands behind it."""

    id: str
    text: str
    rulings: list[RulingShown]
    tests: list[Proof]
    breaks: list[str]  # ways to break it that a test notices
    uses: int  # in random games
    games: int  # of them, with at least one use
    why: str  # why it was not used, where it was not
    examples: list[str]


class House(Struct):
    """The rules whose ids begin alike."""

    id: str
    name: str
    heading: str
    rules: list[RuleAccounted]


class WorkedExample(Struct):
    """An example that can be played, and how many choices it takes."""

    id: str
    title: str
    text: str
    moves: int


class Accounted(Struct):
    game: str
    title: str
    houses: list[House]
    examples: list[WorkedExample]
    games: int  # random games that were looked at
    version: str
    digest: str


class Paragraph(Struct):
    title: str
    text: str


class TermShown(Struct):
    """A word of the game: what it means, its icon and its rule."""

    id: str
    word: str
    says: str
    icon: str
    rule: str


class Explained(Struct):
    """A game at a glance, and its words."""

    game: str
    overview: list[Paragraph]
    terms: list[TermShown]
