"""What a report tells of a game, as plain data: from games played at the tables of its bands."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from statistics import mean, median
from typing import Any

from gaslamp import __version__
from gaslamp.lab.bands import Band, Cell, Played
from gaslamp.lab.model import effects
from gaslamp.lab.notes import Notes, things
from gaslamp.lab.report import share_row, spread_of
from gaslamp.lab.rules_used import used
from gaslamp.lab.trial import Trial

FEW = 200  # with fewer games a plot says that they are too few to tell
SELDOM = 10  # a choice that fewer seats made is not judged
LEAST_THINGS = 3  # a verb that is about fewer things has no list
THOUSAND = 1000
HALF = 500

Tables = list[tuple[Cell, list[Trial]]]


def findings(played: Played, bands: list[Band]) -> dict[str, Any]:
    """Everything; shares are of 1, chances of 100."""
    tables = [(cell, played.finished(cell)) for cell in played.trials]
    trials = [trial for _, found in tables for trial in found]
    together = [cell for cell, found in tables if together_in(found, cell)]
    return {
        "game": played.game.id,
        "version": __version__,
        "content": played.content().digest,
        "bots": played.bots,
        "seed": played.seed,
        "games": len(trials),
        "groups": [
            row
            for group in grouped(trials)
            for row in groups(group, counting(group, bands, tables))
        ],
        "tables": [table_row(cell, found, cell in together) for cell, found in tables],
        "bands": [band_row(row) for band in bands for row in played.rows(band)],
        "first": first_rows([(c, f) for c, f in tables if c not in together and c.seats > 1]),
        "length": length(trials),
        "choices": choices(tables),
        "unused": unused(played, trials),
        "verbs": verbs(played, trials),
        "rules": used(played),
        "breadth": breadth(trials),
        "drama": drama(trials),
    }


def together_in(trials: list[Trial], cell: Cell) -> bool:
    """Whether all seats of a table win and lose together, as far as was seen."""
    return all(len(trial.winners) in (0, cell.seats) for trial in trials)


def grouped(trials: list[Trial]) -> list[str]:
    """What the game counts seats by."""
    return sorted({group for trial in trials for group in trial.groups})


def counting(group: str, bands: list[Band], tables: Tables) -> Tables:
    """The tables that tell of a group: those of the bands that count it, or all."""
    cells = {cell for band in bands if band.counts == group for cell in band.cells}
    return [(cell, trials) for cell, trials in tables if not cells or cell in cells]


def groups(group: str, tables: Tables) -> list[dict[str, Any]]:
    """Wins of each side, leader, Objective: for each number of seats, and all together."""
    counts: dict[tuple[str, int, str], list[int]] = {}
    for cell, trials in tables:
        for trial in trials:
            for seat, name in enumerate(trial.groups[group]):
                for seats in (0, cell.seats):
                    sums = counts.setdefault((group, seats, name), [0, 0])
                    sums[0] += 1
                    sums[1] += seat in trial.winners
    return [
        {"group": group, "seats": seats or None, "name": name, **share_row(wins, games)}
        for (group, seats, name), (games, wins) in sorted(counts.items())
    ]


def table_row(cell: Cell, trials: list[Trial], together: bool) -> dict[str, Any]:
    """A table: how often its company wins, or its first seat where they are rivals."""
    won = sum(0 in trial.winners for trial in trials)
    return {
        "seats": cell.seats, "options": dict(cell.options), "together": together,
        **share_row(won, len(trials)),
        "turns": spread_of([trial.turns for trial in trials]),
    }  # fmt: skip


def band_row(row: Any) -> dict[str, Any]:
    return {
        "band": row.band.id, "counts": row.band.counts, "name": row.name,
        "seats": row.cell.seats if row.cell else None,
        "options": dict(row.cell.options) if row.cell else None, "games": row.games,
        "share": row.share, "low": row.low, "high": row.high, "least": row.least,
        "most": row.most, "verdict": row.verdict(), "keeps": row.keeps(),
    }  # fmt: skip


def noted(trials: list[Trial]) -> list[tuple[Trial, Notes]]:
    return [(trial, trial.notes) for trial in trials if trial.notes is not None]


def first_rows(tables: list[tuple[Cell, list[Trial]]]) -> list[dict[str, Any]]:
    """How often whoever begins wins, by the number of seats."""
    sums: dict[int, list[int]] = {}
    for cell, trials in tables:
        for trial, notes in noted(trials):
            if notes.first >= 0:
                found = sums.setdefault(cell.seats, [0, 0])
                found[0] += 1
                found[1] += notes.first in trial.winners
    return [
        {"seats": seats, **share_row(won, games)} for seats, (games, won) in sorted(sums.items())
    ]


def length(trials: list[Trial]) -> dict[str, Any]:
    turns = [trial.turns for trial in trials]
    return {
        "turns": spread_of(turns),
        "decisions": spread_of([trial.decisions for trial in trials]),
        "counts": dict(sorted(Counter(turns).items())),
    }


def choices(tables: list[tuple[Cell, list[Trial]]]) -> list[dict[str, Any]]:
    """How choices go with winning: of the seats that made one, how many won; beside it the model,
    in which every choice, the group of the seat and the table have their part."""
    rows: list[set[str]] = []
    won: list[bool] = []
    made: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for number, (_, trials) in enumerate(tables):
        for trial, notes in noted(trials):
            for seat, chosen in enumerate(notes.chosen):
                victory = seat in trial.winners
                made.update(chosen.keys())
                times.update(chosen)
                wins.update(chosen.keys() if victory else ())
                of = {f"{group}={names[seat]}" for group, names in trial.groups.items()}
                rows.append({*chosen, *of, f"table={number}"})
                won.append(victory)
    usual = [name for name, count in made.items() if SELDOM <= count <= len(rows) - SELDOM]
    beside = sorted({name for row in rows for name in row if "=" in name})
    told = effects(rows, won, sorted(usual) + beside)
    found = []
    for name in sorted(made):
        verb, _, thing = name.partition(":")
        effect = told.get(name)
        found.append({
            "verb": verb, "thing": thing, "times": times[name],
            **share_row(wins[name], made[name]),
            "effect": None if effect is None else effect._asdict(),
        })  # fmt: skip
    return found


def listed_verbs(found: list[dict[str, Any]]) -> list[str]:
    """The verbs that are about many things, the most used first."""
    about = Counter(row["verb"] for row in found if row["games"] >= SELDOM)
    times: Counter[str] = Counter()
    for row in found:
        times[row["verb"]] += row["times"]
    return sorted((v for v, n in about.items() if n >= LEAST_THINGS), key=lambda v: -times[v])


def unused(played: Played, trials: list[Trial]) -> list[str]:
    """What is printed and can be looked at, and yet was neither chosen nor told of in any game."""
    met = {name for _, notes in noted(trials) for name in notes.met}
    content = played.content()
    looked_at = {about.name for about in played.game.about(content)}
    return sorted((set(things(content).values()) & looked_at) - met)


def verbs(played: Played, trials: list[Trial]) -> list[dict[str, Any]]:
    """How often each verb was chosen, with the rule it stands for."""
    times: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for _, notes in noted(trials):
        times.update(notes.verbs)
        games.update(notes.verbs.keys())
    return [
        {"verb": verb.word, "rule": verb.rule, "times": times[verb.word], "games": games[verb.word]}
        for verb in played.game.vocabulary.verbs
    ]


def breadth(trials: list[Trial]) -> dict[str, float]:
    """How many options a choice has, and how many choices are real ones."""
    many = real = most = made = 0
    for trial, notes in noted(trials):
        many, real = many + notes.options[0], real + notes.options[1]
        most, made = max(most, notes.options[2]), made + trial.decisions
    if made == 0:
        return {}
    return {"options": many / made, "real": real / made, "most": most,
            "decisions": made / max(1, len(trials))}  # fmt: skip


def drama(trials: list[Trial]) -> dict[str, float]:
    """How the chances went, turn by turn: how often the favourite changed, how far they moved in
    all, the lowest chance of whoever won, and which part of a game is left when its winner is the
    favourite for good."""
    changes, swings, lowest, open_for = [], [], [], []
    for trial, notes in noted(trials):
        if len(notes.curve) < 2:
            continue
        against = len(trial.winners) not in (0, len(notes.curve[0]))
        ahead = [favourite(chances, against) for chances in notes.curve]
        changes.append(sum(a != b for a, b in pairwise(ahead)))
        own = [chances[0] for chances in notes.curve]
        swings.append(sum(abs(a - b) for a, b in pairwise(own)) / THOUSAND)
        if trial.winners:
            winner = trial.winners[0]
            lowest.append(min(chances[winner] for chances in notes.curve) / THOUSAND)
            wanted = winner if against else 1
            last = max((i for i, who in enumerate(ahead) if who != wanted), default=-1)
            open_for.append((last + 1) / len(ahead))
    if not changes:
        return {}
    return {
        "changes": mean(changes), "swing": mean(swings),
        "lowest": median(lowest) if lowest else 0.0,
        "open": median(open_for) if open_for else 0.0,
    }  # fmt: skip


def favourite(chances: list[int], against: bool) -> int:
    """Who is likeliest to win; where all win together, 1 if they are likelier to than not."""
    if against:
        return chances.index(max(chances))
    return int(chances[0] > HALF)
