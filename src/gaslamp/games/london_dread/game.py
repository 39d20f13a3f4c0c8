# border: not compiled
"""London Dread as the table knows it."""

from __future__ import annotations

from math import comb
from pathlib import Path
from typing import Any, ClassVar

from gaslamp.games.game import CLOCK, About, Choice, Game, Odds, Setting, Timed
from gaslamp.games.london_dread import catalogue, names, notes, pieces, setup, text, verbs
from gaslamp.games.london_dread import content as reading
from gaslamp.games.london_dread import view as seeing
from gaslamp.games.london_dread.endgame_advice import certain_successes
from gaslamp.games.london_dread.judge import DreadJudge
from gaslamp.games.london_dread.plan_words import FORM, parse_plan
from gaslamp.games.london_dread.planning import Planning
from gaslamp.games.london_dread.plots import tier_reached
from gaslamp.games.london_dread.points import action_points
from gaslamp.games.london_dread.showdown import score
from gaslamp.games.london_dread.state import EMPTY, SHOWDOWN, Dread, Rules
from gaslamp.games.london_dread.suggestion import suggestion
from gaslamp.games.london_dread.tables import Content
from gaslamp.games.london_dread.track import target_number
from gaslamp.games.view import View
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import Line, advance, pending

STORIES = ("the-letter", "caped-killer", "uncrowned-king", "london-dread")
WARNING = 120  # seconds before the end at which the second bell is struck
MINUTES = {"normal": 12, "hard": 10, "dread": 8}
SUCCESS = 1 / 3

SETTINGS = (
    Setting(
        "story", "Story", "Four Stories, to be won one after another.",
        (
            Choice("the-letter", "The Letter", "One Chapter; the one to begin with."),
            Choice("caped-killer", "The Caped Killer", "Nobody should walk alone."),
            Choice("uncrowned-king", "The Uncrowned King", "A toll on four Locations."),
            Choice("london-dread", "London Dread", "Goons, Secrets, and Calypso herself."),
        ),
    ),
    Setting(
        "team", "Team", "How many Characters the players lead.",
        (
            Choice("auto", "One each", "With 2 or 3 seats Allies help; one seat leads four."),
            Choice("four", "Four, no Allies", "Four Characters are led by whoever plays."),
            Choice("two", "Two", "One person leads two Characters, with Allies."),
            Choice("three", "Three", "One person leads three Characters, with Allies."),
        ),
    ),
    Setting(
        "difficulty", "Difficulty", "How long the Planning Phase lasts.",
        (
            Choice("normal", "Normal", "12 minutes."),
            Choice("hard", "Hard", "10 minutes."),
            Choice("dread", "Dread", "8 minutes."),
        ),
    ),
    Setting(
        "characters", "Characters", "Who plays whom.",
        (Choice("choose", "Choose"), Choice("random", "By lot", "A little harder.")),
    ),
    Setting(
        "impeccable", "Impeccable Investigation", "Successes beyond the top outcome.",
        (Choice("on", "Give Confidence"), Choice("off", "Give nothing", "Harder.")),
    ),
    Setting(
        "confidence", "Investigation deck", "Confidence cards at the start.",
        (Choice("3", "Three"), Choice("0", "None", "Harder."), Choice("5", "Five", "Easier.")),
    ),
    Setting(
        "virtue", "Virtue", "Virtue tokens for each Character at the start.",
        (Choice("1", "One"), Choice("0", "None", "Harder."), Choice("2", "Two", "Easier.")),
    ),
    Setting(
        "items", "Items", "Random Items for each Character at the start. Changes most.",
        (Choice("1", "One"), Choice("0", "None", "Harder."), Choice("2", "Two", "Easier.")),
    ),
    CLOCK,
    Setting(
        "campaign", "Campaign", "Which Stories can be played.",
        (
            Choice("in-order", "One after another", "A Story opens when the one before is won."),
            Choice("open", "All open", "For those who want to begin anywhere."),
        ),
    ),
)  # fmt: skip


class LondonDread(Game[Dread]):
    id = "london-dread"
    title = "London Dread"
    summary = "Plan a night of horrors together against the clock, then see how the plan holds."
    settings = SETTINGS
    seat_counts = (2, 3, 4, 1)
    in_order = True
    final = True
    plan_help = (
        f"Name a Character (if you lead several) and {FORM}. The name of an hour (noon, 2pm) goes "
        "on from there; what the line does not reach stays. Example: milton w 4 6n - noon 3."
    )
    declines: ClassVar[tuple[str, ...]] = ("pass", "done", "decline", "end-action", "time-up")
    constant: ClassVar[frozenset[int]] = frozenset(
        (verbs.REVEAL, verbs.PLACE, verbs.TURN, verbs.TAKE_BACK, verbs.SWAP, verbs.MARK,
         verbs.UNMARK, verbs.TAKE_STASH, verbs.RETURN_STASH)
    )  # fmt: skip
    lab_options: ClassVar[dict[str, str]] = {"characters": "random"}
    chances: ClassVar[tuple[str, ...]] = ("rolls", "rerolls", "draws")

    def folder(self) -> Path:
        return reading.FOLDER

    def content(self, pack: Path | None = None) -> Content:
        return reading.load(pack)

    def check(self, seats: int, options: dict[str, str]) -> str:
        if sentence := super().check(seats, options):
            return sentence
        if options["team"] in ("two", "three") and seats != 1:
            return f"Team {options['team']!r} is for one seat that leads several Characters."
        return ""

    def locked(self, options: dict[str, str], won: list[dict[str, str]]) -> str:
        """LD-GAME-06: the first Story is open; a win opens the next one; nothing closes again."""
        number = STORIES.index(options["story"])
        opened = number == 0 or any(o.get("story") == STORIES[number - 1] for o in won)
        if options["campaign"] == "open" or opened:
            return ""
        titles = [choice.title for choice in SETTINGS[0].choices]
        return (
            f"{titles[number]} opens when {titles[number - 1]} is won; "
            "with the option campaign=open all Stories can be played."
        )

    def new(
        self, content: Any, seats: int, options: dict[str, str], seed: int, told: bool = True
    ) -> Dread:
        """LD-SETUP-01, LD-PC-04, LD-VAR-01."""
        count = {"four": 4, "two": 2, "three": 3}.get(options["team"], 4 if seats == 1 else seats)
        rules = Rules(
            seats=seats, minutes=MINUTES[options["difficulty"]], allies=count < 4,
            impeccable=options["impeccable"] == "on", confidence=int(options["confidence"]),
            virtue=int(options["virtue"]), items=int(options["items"]),
        )  # fmt: skip
        ids = [story.id for story in content.stories]
        g = setup.table(content, seeded(seed), rules, ids.index(options["story"]), count)
        g.logging = told
        setup.lay_out(g, options["characters"] == "random")
        advance(g)
        return g

    def verb(self, verb: int) -> str:
        return verbs.WORDS[verb]

    def rank(self, g: Dread, seat: int, code: int) -> int:
        return 2 if notes.is_dear(g, seat, code) else super().rank(g, seat, code)

    def parts(self, g: Dread, seat: int, code: int) -> list[str]:
        return names.parts(g, seat, code)

    def words(self, g: Dread, seat: int, code: int) -> Line:
        return notes.words(g, seat, code, super().words(g, seat, code))

    def note(self, g: Dread, seat: int, code: int) -> Line | None:
        return notes.note(g, seat, code)

    def caution(self, g: Dread, seat: int, code: int) -> Line | None:
        return notes.caution(g, seat, code)

    def about(self, content: Any) -> list[About]:
        return catalogue.everything(content)

    def refs(self, g: Dread, seat: int, code: int) -> list[str]:
        return names.refs(g, seat, code)

    def odds(self, g: Dread, seat: int, code: int) -> list[Odds]:
        """Exact chances of a roll."""
        if code >> 48 != verbs.ROLL:
            return []
        c = code >> 32 & 0xFFFF
        if g.phase == SHOWDOWN:
            return showdown_odds(g, c)
        return plot_odds(g, c)

    def name(self, content: Any, element: str) -> str:
        return names.name(content, element)

    def view(self, g: Dread, seat: int) -> View:
        return seeing.view(g, seat)

    def headline(self, g: Dread) -> str:
        return seeing.headline(g)

    def catalogue(self, content: Any) -> dict[str, Any]:
        return catalogue.catalogue(content)

    def judge(self) -> Judge[Any]:
        return DreadJudge()

    def turn(self, g: Dread) -> int:
        """Actions so far."""
        return int(g.hour) + 12 * max(0, int(g.chapter) - 1)

    def groups(self, g: Dread) -> dict[str, list[str]]:
        led = {int(s.seat): g.id(c) for c, s in enumerate(g.sleuths) if s.who >= 0}
        return {"character": [led.get(seat, "none") for seat in range(int(g.rules.seats))]}

    def facts(self, g: Dread) -> dict[str, str]:
        reason = g.outcome.reason if g.outcome is not None else "unfinished"
        return {"end": reason, "target": str(int(target_number(g)))}

    def score(self, g: Dread) -> list[int]:
        return [int(score(g))] * int(g.rules.seats)

    def record(self, g: Dread) -> dict[str, str]:
        """LD-SCORE-03: who played, and the score."""
        played = [g.sheet(c).name for c in range(int(g.count())) if g.sleuths[c].who >= 0]
        return {"players": ", ".join(played), "score": str(int(score(g)))}

    def clock(self, g: Dread) -> Timed | None:
        """LD-PLAN-01/20: the Planning Phase; bells at its start, shortly before its end, at it."""
        if not isinstance(pending(g), Planning):
            return None
        seconds = 60 * int(g.rules.minutes)
        return Timed(
            f"chapter-{int(g.chapter)}", "Planning", seconds, verbs.WORDS[verbs.TIME_UP],
            "The time is up: what lies in the Action Clocks is final.",
            (0, seconds - WARNING, seconds),
        )  # fmt: skip

    def suggestion(self, g: Dread, seat: int) -> dict[str, Any] | None:
        return suggestion(g, seat)

    def parse_plan(self, g: Dread, seat: int, words: list[str]) -> list[str]:
        return parse_plan(g, seat, words)

    def pieces(self, g: Dread) -> list[str]:
        return pieces.pieces(g)


def chance(dice: int, hits: int) -> float:
    """Exactly so many successes."""
    if not 0 <= hits <= dice:
        return 0.0
    return comb(dice, hits) * SUCCESS**hits * (1 - SUCCESS) ** (dice - hits)


def plot_odds(g: Dread, c: int) -> list[Odds]:
    """The outcomes the last roll at a Plot card leads to, if no dice effect is used."""
    if g.site == EMPTY or g.plot_at[g.site] < 0:
        return []
    waiting = [k for k, s in enumerate(g.sleuths) if g.group >> k & 1 and not s.rolled]
    if waiting != [c]:
        return []
    plot = g.plot(g.plot_at[g.site])
    base = sum(int(s.hits + s.automatic) for k, s in enumerate(g.sleuths) if g.group >> k & 1)
    base += int(g.eased[g.site] - g.hardened[g.site])
    dice = int(action_points(g, c))
    tiers = [0.0] * len(plot.tiers)
    for hits in range(dice + 1):
        tiers[int(tier_reached(plot, max(0, base + hits)))] += chance(dice, hits)
    said = [text.sentences(g.content, int(tier.effects)) for tier in plot.tiers]
    return [Odds(f"{text.reach(plot, n)} successes ({said[n]})", p) for n, p in enumerate(tiers)]


def showdown_odds(g: Dread, c: int) -> list[Odds]:
    """The chance to reach the target with all dice still to be rolled, with the automatic
    successes that Items still hold, and without rerolls or Dread effects."""
    sure = int(certain_successes(g))
    have = sum(int(s.hits + s.automatic) for s in g.sleuths) + sure
    dice = sum(int(s.dice) for s in g.sleuths if not s.rolled and not s.defeated)
    need = int(target_number(g)) - have
    won = min(1.0, sum(chance(dice, n) for n in range(max(0, need), dice + 1)))
    unused = "without rerolls and Secrets" if g.piles.held_secrets.size() else "without rerolls"
    counted = f", {unused}"
    if sure > 0:
        more = "1 success" if sure == 1 else f"{sure} successes"
        counted = f" if the Items that give {more} for sure are used, {unused}"
    return [Odds(f"the team wins{counted}", won, True)]


GAME = LondonDread()
