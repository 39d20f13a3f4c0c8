"""The balance report as one page that needs nothing else: plots, words, type and script within."""

from __future__ import annotations

import base64
import json
from html import escape
from pathlib import Path
from typing import Any

import vl_convert

import gaslamp
from gaslamp.lab import charts
from gaslamp.lab.bands import Cell
from gaslamp.lab.findings import FEW, SELDOM, listed_verbs
from gaslamp.lab.telling import Telling

VEGA_LITE = "6.4"
STYLE = Path(__file__).with_name("page.css")
CLIENT = Path(gaslamp.__file__).parent / "web_client" / "assets"
# The typefaces of the client: how its files begin, what they are called, their style and weight.
TYPE = (
    ("im-fell-english-sc-latin-400-normal", "IM Fell English SC", "normal", 400),
    ("im-fell-english-latin-400-italic", "IM Fell English", "italic", 400),
    ("abril-fatface-latin-400-normal", "Abril Fatface", "normal", 400),
    ("alegreya-sans-latin-500-normal", "Alegreya Sans", "normal", 500),
)
SHOWN = 8  # of the best and of the worst of a long list
LISTS = 2  # verbs that have a plot
HALF = 50.0


class Page:
    """The report of a game's findings in a language."""

    def __init__(self, found: dict[str, Any], telling: Telling) -> None:
        self.found = found
        self.telling = telling
        self.say = telling.say
        self.plots: list[charts.Chart] = []

    def written(self) -> str:
        title = self.say("report-title")
        body = "".join(f"<div>{''.join(column)}</div>" for column in self.columns())
        game = self.telling.w.say("title")
        mast = [self.say("report-measured", game=game, games=self.found["games"],
                         bots=self.found["bots"]), self.say("report-bar")]  # fmt: skip
        heads = "".join(f"<em>{escape(line)}</em>" for line in mast)
        embedded = vl_convert.javascript_bundle(vl_version=VEGA_LITE)
        lang = escape(self.telling.language)
        return (
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(game)}: {escape(title)}</title>"
            f"<style>{typefaces()}{STYLE.read_text(encoding='utf-8')}</style></head><body>"
            f'<main class="sheet"><header class="mast"><h1>{escape(title)}</h1>{heads}</header>'
            f'<div class="columns">{body}</div></main>'
            f"<script>{embedded}</script><script>{self.script()}</script></body></html>\n"
        )

    def script(self) -> str:
        plots = json.dumps(self.plots).replace("<", "\\u003c")
        return (
            f"const plots={plots};document.fonts.ready.then(()=>plots.forEach((plot,i)=>"
            "vegaEmbed('#plot-'+i,plot,{actions:false,renderer:'svg'})))"
        )

    def columns(self) -> list[list[str]]:
        groups = [self.group(name) for name in dict.fromkeys(
            row["group"] for row in self.found["groups"])]  # fmt: skip
        choices = self.choices()
        return [
            [*groups, self.first(), self.tables(), self.length(), self.numbers()],
            [*choices[:1], self.bands()],
            [*choices[1:], self.unused(), self.verbs(), self.rules(), self.source()],
        ]

    def section(self, title: str, note: str, inner: str) -> str:
        told = f"<em>{escape(note)}</em>" if note else ""
        return f"<section><h2>{escape(title)}{told}</h2>{inner}</section>"

    def plot(self, chart: charts.Chart, said: str) -> str:
        self.plots.append(chart)
        at = len(self.plots) - 1
        return f'<div class="plot" id="plot-{at}" role="img" aria-label="{escape(said)}"></div>'

    def games(self, count: int) -> str:
        return self.say("report-few" if count < FEW else "report-games", games=count)

    def told(self, row: dict[str, Any]) -> str:
        return self.say("report-interval", low=f"{100 * row['low']:.0f}",
                        high=f"{100 * row['high']:.0f}", games=row["games"])  # fmt: skip

    def interval(self, row: dict[str, Any], name: str, digits: int = 0) -> dict[str, Any]:
        share = 100 * row["share"]
        return {"name": name, "share": share, "low": 100 * row["low"], "high": 100 * row["high"],
                "number": f"{share:.{digits}f}", "told": self.told(row)}  # fmt: skip

    def group(self, group: str) -> str:
        """Wins of each of a group, over all tables; with its band where one counts it so."""
        rows = [row for row in self.found["groups"] if row["group"] == group and not row["seats"]]
        seats = (None, self.only_seats())
        bands = {row["name"]: row for row in self.found["bands"]
                 if row["counts"] == group and row["seats"] in seats}  # fmt: skip
        drawn = []
        for row in sorted(rows, key=lambda row: -row["share"]):
            band = bands.get(row["name"], {})
            drawn.append({**self.interval(row, self.telling.named(row["name"]), 1),
                          "least": band.get("least"), "most": band.get("most")})  # fmt: skip
        title = self.telling.grouped(group)
        wins = sum(row["wins"] for row in rows)
        middle = 100 * wins / max(1, sum(row["games"] for row in rows))
        few = self.found["games"] < FEW
        plot = self.plot(charts.intervals(drawn, middle, few), title)
        return self.section(title, self.games(self.found["games"]), plot)

    def only_seats(self) -> int | None:
        seats = {row["seats"] for row in self.found["tables"]}
        return seats.pop() if len(seats) == 1 else None

    def first(self) -> str:
        rows = self.found["first"]
        if not rows:
            return ""
        drawn = [
            self.interval(row, self.say("report-first", seats=row["seats"]), 1) for row in rows
        ]
        title = self.say("report-first-title")
        games = sum(row["games"] for row in rows)
        even = 100 / rows[0]["seats"]
        plot = self.plot(charts.intervals(drawn, even, games < FEW), title)
        return self.section(title, self.games(games), plot)

    def tables(self) -> str:
        """The tables where all win together, as windows: seats across, what was agreed on down."""
        rows = [row for row in self.found["tables"] if row["together"]]
        if not rows:
            return ""
        drawn = []
        for row in rows:
            cell = Cell(row["seats"], tuple(sorted(row["options"].items())))
            data = self.interval(row, self.telling.cell(cell))
            agreed = self.telling.agreed(cell) or self.telling.w.say("title")
            drawn.append(
                {**data, "row": agreed, "column": self.say("cell-seats", seats=row["seats"])}
            )
        title = self.say("report-tables")
        games = min(row["games"] for row in rows)
        plot = self.plot(charts.windows(drawn), title)
        return self.section(title, self.say("report-each", games=games), plot)

    def choices(self) -> list[str]:
        """The verbs that are about many things: of who chose each, how many won."""
        found = self.found["choices"]
        sections = []
        for verb in listed_verbs(found)[:LISTS]:
            rows = [row for row in found if row["verb"] == verb and row["games"] >= SELDOM]
            rows.sort(key=lambda row: -row["share"])
            some = rows if len(rows) <= 2 * SHOWN else rows[:SHOWN] + rows[-SHOWN:]
            drawn = []
            for row in some:
                data = self.interval(row, self.telling.named(row["thing"]))
                effect = row["effect"]
                data["colour"] = charts.side_of(row["low"], row["high"])
                data["model"] = None if effect is None else clipped(HALF + effect["points"])
                drawn.append(data)
            name = self.telling.verb(verb)
            title = self.say("report-choice", verb=name)
            games = self.found["games"]
            plot = self.plot(charts.intervals(drawn, HALF, games < FEW), title)
            note = f'<p class="note">{escape(self.say("report-caveat"))}</p>'
            sections.append(self.section(title, self.games(games), plot + note + self.all_of(rows)))
        return sections

    def all_of(self, rows: list[dict[str, Any]]) -> str:
        """The whole list, for whoever wants it."""
        heads = ("report-column-thing", "report-column-won", "report-column-interval",
                 "report-column-model", "report-column-times")  # fmt: skip
        cells = "".join(f'<th class="{"n" if i else ""}">{escape(self.say(head))}</th>'
                        for i, head in enumerate(heads))  # fmt: skip
        lines = ""
        for row in rows:
            effect = row["effect"]
            model = "" if effect is None else f"{effect['points']:+.0f}"
            interval = f"{100 * row['low']:.0f}–{100 * row['high']:.0f}"
            told = (self.telling.named(row["thing"]), f"{100 * row['share']:.0f}", interval,
                    model, str(row["times"]))  # fmt: skip
            lines += "<tr>" + "".join(f'<td class="{"n" if i else ""}">{escape(text)}</td>'
                                      for i, text in enumerate(told)) + "</tr>"  # fmt: skip
        head = escape(self.say("report-all", count=len(rows)))
        return f"<details><summary>{head}</summary><table><tr>{cells}</tr>{lines}</table></details>"

    def length(self) -> str:
        length = self.found["length"]
        if not length["counts"]:
            return ""
        middle = length["turns"]["median"]
        said = self.say("report-half", turns=f"{middle:g}")
        counts = {int(turns): games for turns, games in length["counts"].items()}
        title = self.say("report-length")
        plot = self.plot(charts.terrace(counts, middle, said), f"{title}: {said}")
        return self.section(title, self.games(self.found["games"]), plot)

    def bands(self) -> str:
        """The bands that are not kept, or that all are."""
        rows = [row for row in self.found["bands"] if row["least"] is not None]
        if not rows:
            return ""
        off = [row for row in rows if not row["keeps"]]
        lines = "".join(self.band(row) for row in off)
        said = self.say("balance-sum", rows=len(rows), outside=len(off))
        inner = f'<p>{escape(said)}</p><ul class="facts">{lines}</ul>'
        return self.section(self.say("report-bands"), "", inner)

    def band(self, row: dict[str, Any]) -> str:
        parts = [self.telling.named(row["name"])] if row["name"] else []
        if row["options"] is not None:
            cell = Cell(row["seats"], tuple(sorted(row["options"].items())))
            parts.append(self.telling.cell(cell))
        told = self.say("report-band", what=self.telling.commas(parts), least=f"{row['least']:.0f}",
                        most=f"{row['most']:.0f}")  # fmt: skip
        share = f"{row['share']:.0f}"
        return f'<li class="off"><span>{escape(told)}</span><b>{share}</b></li>'

    def numbers(self) -> str:
        """Breadth and drama."""
        breadth, drama = self.found["breadth"], self.found["drama"]
        if not breadth:
            return ""
        rows = [
            ("report-decisions", f"{breadth['decisions']:.0f}"),
            ("report-options", f"{breadth['options']:.1f}"),
            ("report-real", f"{100 * breadth['real']:.0f}"),
            ("report-most", f"{breadth['most']:.0f}"),
        ]  # fmt: skip
        if drama:
            rows += [
                ("report-changes", f"{drama['changes']:.1f}"),
                ("report-swing", f"{100 * drama['swing']:.0f}"),
                ("report-lowest", f"{100 * drama['lowest']:.0f}"),
                ("report-open", f"{100 * drama['open']:.0f}"),
            ]  # fmt: skip
        lines = "".join(f"<li><span>{escape(self.say(key))}</span><b>{value}</b></li>"
                        for key, value in rows)  # fmt: skip
        return self.section(self.say("report-drama"), "", f'<ul class="facts">{lines}</ul>')

    def unused(self) -> str:
        things = self.found["unused"]
        names = sorted(things)
        said = self.say("report-unused-none" if not names else "report-unused-some",
                        games=self.found["games"], count=len(names))  # fmt: skip
        lines = "".join(f"<li>{escape(name)}</li>" for name in names)
        inner = f'<p>{escape(said)}</p><ul class="names">{lines}</ul>'
        return self.section(self.say("report-unused"), "", inner)

    def verbs(self) -> str:
        """How often everything that can be said was said, with its rule."""
        heads = ("report-column-verb", "report-column-rule", "report-column-times")
        cells = "".join(f'<th class="{"n" if i == 2 else ""}">{escape(self.say(head))}</th>'
                        for i, head in enumerate(heads))  # fmt: skip
        rows = sorted(self.found["verbs"], key=lambda row: -row["times"])
        lines = "".join(
            f"<tr><td>{escape(self.telling.verb(row['verb']))}</td><td>{escape(row['rule'])}</td>"
            f'<td class="n">{row["times"]}</td></tr>' for row in rows
        )  # fmt: skip
        never = [self.telling.verb(row["verb"]) for row in rows if not row["times"]]
        said = self.say("report-never", verbs=self.telling.commas(never)) if never else ""
        head = escape(self.say("report-all", count=len(rows)))
        inner = (f"<p>{escape(said)}</p><details><summary>{head}</summary><table><tr>{cells}</tr>"
                 f"{lines}</table></details>")  # fmt: skip
        return self.section(self.say("report-verbs"), "", inner)

    def rules(self) -> str:
        """The rules that did not come up, with their texts."""
        found = self.found["rules"]
        if not found["games"]:
            return ""
        never = [rule for rule, games in found["rules"].items() if games == 0]
        said = self.say("report-rules-said", games=found["games"], rules=len(found["rules"]),
                        never=len(never))  # fmt: skip
        texts = self.telling.rules()
        lines = "".join(f"<tr><td>{escape(rule)}</td><td>{escape(texts.get(rule, ''))}</td></tr>"
                        for rule in never)  # fmt: skip
        head = escape(self.say("report-rules-never", count=len(never)))
        inner = f"<p>{escape(said)}</p>"
        if never:
            inner += f"<details><summary>{head}</summary><table>{lines}</table></details>"
        return self.section(self.say("report-rules"), "", inner)

    def source(self) -> str:
        found = self.found
        said = self.say("report-source", version=found["version"], content=found["content"],
                        seed=str(found["seed"]), bots=found["bots"])  # fmt: skip
        return f'<section><p class="note">{escape(said)}</p></section>'


def clipped(points: float) -> float:
    return max(0.0, min(100.0, points))


def typefaces() -> str:
    """The client's own typefaces, where it is built; without them the page uses what there is."""
    rules = ""
    for start, family, style, weight in TYPE:
        for path in sorted(CLIENT.glob(f"{start}*.woff2"))[:1]:
            data = base64.b64encode(path.read_bytes()).decode()
            rules += (
                f'@font-face{{font-family:"{family}";font-style:{style};font-weight:{weight};'
                f"src:url(data:font/woff2;base64,{data})format('woff2')}}"
            )
    return rules
