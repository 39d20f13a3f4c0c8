"""The report of a simulation: who won how often, how games end, how long they take."""

from __future__ import annotations

import csv
import io
import shlex
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

from gaslamp.bots import told
from gaslamp.lab.spec import LIMIT, Spec
from gaslamp.lab.trial import Trial, stage
from gaslamp.lab.wilson import wilson
from gaslamp.words.languages import ENGLISH
from gaslamp.words.lists import listed
from gaslamp.words.sentences import Argument, formatted, of_table
from gaslamp.words.words import Words

MOST_UNFINISHED = 5
NONE = "none"  # where a seat has nothing of what is counted
ROOM = of_table("lab")
Say = Callable[..., str]


@dataclass(frozen=True)
class Report:
    """Trials in order, and how long they took in all."""

    spec: Spec
    games: int
    seed: int
    trials: list[Trial]
    seconds: float
    interrupted: bool

    def finished(self) -> list[Trial]:
        return [trial for trial in self.trials if trial.finished]

    def decisions(self) -> int:
        return sum(trial.decisions for trial in self.trials)

    def rate(self) -> float:
        return self.decisions() / self.seconds if self.seconds > 0 else 0.0


def summary(report: Report) -> dict[str, Any]:
    """Everything as plain data; only `seconds` and `decisions_per_s` depend on the machine."""
    trials = report.finished()
    return {
        "game": report.spec.game,
        "games": report.games,
        "played": len(report.trials),
        "finished": len(trials),
        "interrupted": report.interrupted,
        "seed": report.seed,
        "options": dict(report.spec.options),
        "decisions": report.decisions(),
        "seconds": round(report.seconds, 6),
        "decisions_per_s": round(report.rate(), 1),
        "seats": seat_rows(report.spec, trials),
        "groups": group_rows(trials),
        "facts": fact_rows(trials),
        "endings": counted([trial.ending for trial in trials]),
        "length": {
            "turns": spread_of([trial.turns for trial in trials]),
            "decisions": spread_of([trial.decisions for trial in trials]),
        },
        "odd": odd_games(report),
        **({"chances": chance_rows(trials)} if report.spec.chances else {}),
    }


def chance_rows(trials: list[Trial]) -> dict[str, Any]:
    """What was said of chances at all choices, in tenths, and how often it came true."""
    said: list[list[float]] = [[] for _ in range(10)]
    came = [0] * 10
    for trial in trials:
        for seat, thousandths in trial.chances:
            tenth = min(9, thousandths // 100)
            said[tenth].append(thousandths / 1000)
            came[tenth] += seat in trial.winners
    rows = [
        {"from": n / 10, "choices": len(said[n]), "said": mean(said[n]),
         "came": came[n] / len(said[n])}
        for n in range(10)
        if said[n]
    ]  # fmt: skip
    total = sum(row["choices"] for row in rows)
    off = sum(row["choices"] * abs(row["said"] - row["came"]) for row in rows)
    return {"choices": total, "off": off / total if total else 0.0, "tenths": rows}


def share_row(wins: int, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    share = wins / games if games else 0.0
    return {"games": games, "wins": wins, "share": share, "low": low, "high": high}


def seat_rows(spec: Spec, trials: list[Trial]) -> list[dict[str, Any]]:
    rows = []
    for seat, bot in enumerate(spec.bots):
        wins = sum(seat in trial.winners for trial in trials)
        rows.append({"seat": seat + 1, "bot": bot, **share_row(wins, len(trials))})
    return rows


def group_rows(trials: list[Trial]) -> dict[str, dict[str, dict[str, Any]]]:
    """Wins by every name a game counts by, such as its seats' leaders."""
    games: dict[str, Counter[str]] = {}
    wins: dict[str, Counter[str]] = {}
    for trial in trials:
        for group, names in trial.groups.items():
            for seat, name in enumerate(names):
                games.setdefault(group, Counter())[name] += 1
                wins.setdefault(group, Counter())[name] += seat in trial.winners
    return {
        group: {name: share_row(wins[group][name], names[name]) for name in sorted(names)}
        for group, names in sorted(games.items())
    }


def fact_rows(trials: list[Trial]) -> dict[str, dict[str, int]]:
    facts = sorted({fact for trial in trials for fact in trial.facts})
    return {fact: counted([t.facts[fact] for t in trials if fact in t.facts]) for fact in facts}


def counted(names: list[str]) -> dict[str, int]:
    """How often each name occurs, the most frequent first."""
    return dict(sorted(Counter(names).items(), key=lambda item: (-item[1], item[0])))


def spread_of(numbers: list[int]) -> dict[str, float]:
    if not numbers:
        return {}
    return {
        "mean": round(mean(numbers), 2),
        "median": median(numbers),
        "min": min(numbers),
        "max": max(numbers),
    }


def odd_games(report: Report) -> list[dict[str, Any]]:
    """The games worth looking at, each with the command that shows it."""
    trials = report.finished()
    odd: list[tuple[str, Trial]] = []
    if trials:
        odd.append(("longest", max(trials, key=lambda t: (t.turns, t.decisions, -t.seed))))
        odd.append(("shortest", min(trials, key=lambda t: (t.turns, t.decisions, t.seed))))
        if any(trial.score for trial in trials):
            odd.append(("lopsided", max(trials, key=lambda t: (t.spread(), -t.seed))))
    unfinished = [trial for trial in report.trials if not trial.finished]
    odd += [("unfinished", trial) for trial in unfinished[:MOST_UNFINISHED]]
    return [
        {
            "why": why,
            "seed": trial.seed,
            "turns": trial.turns,
            "decisions": trial.decisions,
            "spread": trial.spread(),
            "replay": replay_command(report.spec, trial.seed),
        }
        for why, trial in odd
    ]


def replay_command(spec: Spec, seed: int) -> str:
    """The command that shows the game of this seed."""
    words = ["gaslamp", "replay", "--game", spec.game, "--seed", str(seed)]
    words += ["--bots", ",".join(spec.bots)]
    for key, value in spec.given:
        words += ["--option", f"{key}={value}"]
    if spec.pack:
        words += ["--pack", spec.pack]
    if spec.limit != LIMIT:
        words += ["--limit", str(spec.limit)]
    return shlex.join(words)


def told_of(key: str, language: str, /, **given: Argument) -> str:
    """What a report says, in a language."""
    return formatted(ROOM, language, key, tuple(given.items()))


def as_text(report: Report, language: str = ENGLISH) -> str:
    """The report for people."""
    whole = summary(report)

    def t(key: str, /, **given: Argument) -> str:
        return told_of(key, language, **given)

    game, content = stage(report.spec.game, report.spec.pack)
    w = Words(game, content, (), language)
    options = [
        t("option-given", setting=w.setting(key)[0], value=w.setting(key, value)[0])
        for key, value in whole["options"].items()
    ]
    named = t("options-given", options=listed(options, language, "plain"))
    seats = [
        (t("seat-bot", seat=row["seat"], bot=told(row["bot"], language)[0]), row)
        for row in whole["seats"]
    ]
    lines = [
        t("simulated", game=w.say("title"), played=whole["played"], games=report.games,
          finished=whole["finished"], seed=str(report.seed)),
        named if options else t("options-none"),
        *wins_table(t, t("wins-by-seat"), seats),
    ]  # fmt: skip
    for group, rows in whole["groups"].items():
        named_rows = [(counted_as(w, t, id), row) for id, row in rows.items()]
        lines += wins_table(t, counted_by(w, group), named_rows)
    ends = [w.of_anything(trial.ending) for trial in report.finished()]
    lines += count_table(t("endings"), counted(ends))
    for fact, counts in whole["facts"].items():
        named_counts = {counted_as(w, t, id): n for id, n in counts.items()}
        lines += count_table(counted_by(w, fact), named_counts)
    lines += ["", t("length")]
    for what, spread in whole["length"].items():
        if spread:
            line = t(f"length-{what}", mean=f"{spread['mean']:.1f}", least=spread["min"],
                     median=f"{spread['median']:g}", most=spread["max"])  # fmt: skip
            lines.append(f"  {line}")
    if report.spec.chances:
        found = whole["chances"]
        lines += ["", t("chances", choices=found["choices"], off=f"{100 * found['off']:.1f}")]
        for row in found["tenths"]:
            line = t("chances-tenth", said=f"{100 * row['said']:.0f}",
                     came=f"{100 * row['came']:.0f}", choices=row["choices"])  # fmt: skip
            lines.append(f"  {line}")
    seconds, rate = f"{report.seconds:.2f}", round(report.rate())
    lines += ["", t("speed", decisions=whole["decisions"], seconds=seconds, rate=rate)]
    if whole["odd"]:
        lines += ["", t("odd-games")]
    for odd in whole["odd"]:
        about = {what: odd[what] for what in ("turns", "decisions", "spread")}
        line = t(f"odd-{odd['why']}", **about)
        lines += [f"  {line}", f"    {odd['replay']}"]
    return "\n".join(lines)


def counted_by(w: Words, group: str) -> str:
    """What a game counts by, in its words."""
    return w.say(f"count-{group}") if w.has(f"count-{group}") else group


def counted_as(w: Words, t: Say, id: str) -> str:
    """One of those it counts: something printed, or a number or place that needs no name."""
    if id in w.spoken or w.has(f"name-{id}"):
        return w.name(id)
    return t("none") if id == NONE else id


def wins_table(t: Say, title: str, rows: list[tuple[str, dict[str, Any]]]) -> list[str]:
    width = max(len(title), *(len(name) + 2 for name, _ in rows))
    games, wins, share = t("column-games"), t("column-wins"), t("column-share")
    lines = ["", f"{title:{width}} {games:>8} {wins:>8} {share:>8}   {t('column-interval')}"]
    for name, row in rows:
        interval = t("interval", low=f"{row['low']:.1%}", high=f"{row['high']:.1%}")
        counts = f"{row['games']:8} {row['wins']:8} {row['share']:8.1%}"
        lines.append(f"  {name:{width - 2}} {counts}   {interval}")
    return lines


def count_table(title: str, counts: dict[str, int]) -> list[str]:
    if not counts:
        return []
    total = sum(counts.values())
    width = max(len(name) for name in counts)
    rows = [f"  {name:{width}} {n:8} {n / total:8.1%}" for name, n in counts.items()]
    return ["", title, *rows]


def chances_told(trial: Trial) -> str:
    """At every choice the seat (1 is the first) and its chance in a hundred: `1:54.2 2:48.0`."""
    return " ".join(f"{seat + 1}:{thousandths / 10:.1f}" for seat, thousandths in trial.chances)


def as_csv(report: Report) -> str:
    """One row per game."""
    seats = range(len(report.spec.bots))
    groups = sorted({group for trial in report.trials for group in trial.groups})
    facts = sorted({fact for trial in report.trials for fact in trial.facts})
    sheet = io.StringIO()
    rows = csv.writer(sheet, lineterminator="\n")
    rows.writerow(
        ["seed", "finished", "ending", "winners", "turns", "decisions"]
        + [f"score-{seat + 1}" for seat in seats]
        + [f"{group}-{seat + 1}" for group in groups for seat in seats]
        + facts
        + (["chances"] if report.spec.chances else [])
    )
    for trial in report.trials:
        score = [str(number) for number in trial.score] or [""] * len(seats)
        rows.writerow(
            [trial.seed, int(trial.finished), trial.ending]
            + [" ".join(str(seat + 1) for seat in trial.winners), trial.turns, trial.decisions]
            + score
            + [trial.groups[group][seat] for group in groups for seat in seats]
            + [trial.facts.get(fact, "") for fact in facts]
            + ([chances_told(trial)] if report.spec.chances else [])
        )
    return sheet.getvalue()
