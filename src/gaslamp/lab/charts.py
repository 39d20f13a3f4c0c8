"""The plots of a report, in our own hand: ink on paper, lozenges on whiskers, gothic windows filled
with light, a terrace of houses. Each is an Altair chart, as plain data for Vega."""

from __future__ import annotations

from math import sqrt
from typing import Any

import altair as alt

INK, PALE, PAPER, LAMP, NIGHT, BLOOD = (
    "#21180f",
    "#594629",
    "#eee2c5",
    "#f7c66b",
    "#201a13",
    "#8f1d16",
)
BRASS = "#b08a4a"
COLOURS = ("#96351d", "#6b4287", "#3f6234", "#2f5180", BRASS, "#7b2d4f", "#2c6260", "#4a3a68")
DISPLAY, NUMBERS, SMALL = "IM Fell English SC", "Abril Fatface", "Alegreya Sans"
ROW = 34
LABELS = 146
ITALIC = "IM Fell English"
ROOF = "M-0.98,0.1L0,-0.7L0.98,0.1Z"
LOZENGE = "M0,-1L0.8,0L0,1L-0.8,0Z"

Chart = dict[str, Any]


def finished(chart: Any) -> Chart:
    """With what all plots have in common."""
    drawn = (
        chart.configure(background="transparent", font=SMALL, padding=0)
        .configure_view(stroke=None)
        .configure_axis(
            labelFont=SMALL,
            labelFontSize=13,
            labelColor=PALE,
            grid=False,
            domain=False,
            ticks=False,
        )
        .configure_axisY(labelFont=DISPLAY, labelFontSize=16, labelColor=INK, labelLimit=LABELS)
    )
    spec: Chart = drawn.to_dict()
    return spec


def side_of(low: float, high: float) -> str:
    """The colour of what is clearly above an even share, clearly below, or may be either."""
    if low > 0.5:
        return "#3f6234"
    return "#96351d" if high < 0.5 else PAPER


def intervals(rows: list[dict[str, Any]], middle: float, few: bool, width: int = 186) -> Chart:
    """A lozenge on a whisker for each row (name, share, low, high, games; in a hundred), with its
    number; a dashed line at the middle; the band as a strip where there is one. Pencilled where
    games are too few to tell."""
    data = alt.Data(values=[{**row, "colour": COLOURS[i % len(COLOURS)]} if "colour" not in row
                            else row for i, row in enumerate(rows)])  # fmt: skip
    ends = [value for row in rows for value in (row["low"], row["high"])] + [middle]
    marks = [row.get(key) for row in rows for key in ("least", "most", "model")]
    ends += [mark for mark in marks if mark is not None]
    scale = alt.Scale(domain=[min(ends) - 1, max(ends) + 1], nice=False)
    y = alt.Y(
        "name:N",
        sort=None,
        title=None,
        axis=alt.Axis(labelAlign="left", labelPadding=LABELS + 8, minExtent=LABELS + 8),
    )
    x = alt.X("share:Q", scale=scale, title=None, axis=alt.Axis(tickCount=4, labelPadding=4))
    base = alt.Chart(data).encode(y=y, tooltip=TOLD)
    dash = [4, 3] if few else [1, 0]
    layers = [
        alt.Chart(alt.Data(values=[{"at": middle}]))
        .mark_rule(color=INK, strokeDash=[6, 4], strokeWidth=1.4)
        .encode(x=alt.X("at:Q", scale=scale)),
        base.mark_rule(color=INK, strokeWidth=2, strokeDash=dash).encode(
            x=alt.X("low:Q", scale=scale), x2="high:Q"
        ),
        base.mark_tick(color=INK, thickness=2, size=12).encode(x=alt.X("low:Q", scale=scale)),
        base.mark_tick(color=INK, thickness=2, size=12).encode(x=alt.X("high:Q", scale=scale)),
        base.mark_point(filled=True, opacity=1, size=190, shape=LOZENGE, stroke=INK)
        .encode(x=x, color=alt.Color("colour:N", scale=None)),
        base.mark_text(align="right", font=NUMBERS, fontSize=18, color=INK)
        .encode(x=alt.value(width + 52), text="number:N"),
    ]  # fmt: skip
    if any(row.get("model") is not None for row in rows):
        hollow = base.mark_point(
            filled=False, opacity=1, size=46, shape="circle", stroke=INK, strokeWidth=1.8
        )
        layers.append(hollow.encode(x=alt.X("model:Q", scale=scale)))
    if any(row.get("least") is not None for row in rows):
        strip = alt.Chart(data).mark_rect(color=BRASS, opacity=0.22, height=ROW - 8)
        layers.insert(0, strip.encode(y=y, x=alt.X("least:Q", scale=scale), x2="most:Q"))
    return finished(
        alt.layer(*layers).properties(width=width, height=ROW * len(rows)).resolve_scale(x="shared")
    )


TOLD = [alt.Tooltip("name:N"), alt.Tooltip("told:N")]


def half(y: float) -> float:
    """Half the width of a gothic window at a height: upright below, a pointed arch above."""
    spring = -0.35
    if y >= spring:
        return 0.66
    return 0.66 * sqrt(max(0.0, 1 - ((spring - y) / (spring + 1)) ** 1.6))


def hatched(low: float, high: float) -> str:
    """Lines across a window from one height to another."""
    lines = max(2, round((high - low) * 14))
    heights = [1 - 2 * (low + (high - low) * i / (lines - 1)) for i in range(lines)]
    return "".join(f"M{-half(y):.3f},{y:.3f}L{half(y):.3f},{y:.3f}" for y in heights)


def arch(height: float) -> str:
    """A window from its sill up to a height of 0 to 1, around the middle of its square."""
    steps = 24
    top = -1 + 2 * (1 - height)  # y grows downwards

    points = [(-half(top + (1 - top) * i / steps), top + (1 - top) * i / steps)
              for i in range(steps, -1, -1)]  # fmt: skip
    points += [(-x, y) for x, y in reversed(points)]
    return "M" + "L".join(f"{x:.3f},{y:.3f}" for x, y in points) + "Z"


def windows(rows: list[dict[str, Any]]) -> Chart:
    """A window for each table (row, column, share, low, high): filled with light to the share,
    hatched over its interval."""
    data = alt.Data(values=[
        {**row, "whole": arch(1.0), "lit": arch(row["share"] / 100),
         "hatch": hatched(row["low"] / 100, row["high"] / 100)} for row in rows
    ])  # fmt: skip
    columns = list(dict.fromkeys(row["column"] for row in rows))
    lines = list(dict.fromkeys(row["row"] for row in rows))
    cell = max(44, min(86, 300 // len(columns)))
    x = alt.X("column:N", sort=columns, title=None,
              axis=alt.Axis(orient="top", labelAngle=0, labelFont=DISPLAY, labelFontSize=15,
                            labelColor=INK, labelLimit=cell + 12))  # fmt: skip
    named = alt.Axis(labelAlign="left", labelPadding=98, minExtent=98)
    y = alt.Y("row:N", sort=lines, title=None, axis=named)
    base = alt.Chart(data).encode(x=x, y=y, tooltip=[alt.Tooltip("name:N"), alt.Tooltip("told:N")])
    size = (cell - 14) ** 2
    shape = {"filled": True, "opacity": 1, "size": size}
    pane = base.mark_point(**shape, stroke=INK, strokeWidth=2).encode(
        shape=alt.Shape("whole:N", scale=None), color=alt.value(NIGHT)
    )
    light = base.mark_point(**shape, stroke=INK, strokeWidth=1).encode(
        shape=alt.Shape("lit:N", scale=None), color=alt.value(LAMP)
    )
    hatch = base.mark_point(filled=False, opacity=0.8, size=size, stroke=INK, strokeWidth=1).encode(
        shape=alt.Shape("hatch:N", scale=None)
    )
    plate = base.mark_text(font=NUMBERS, fontSize=18, color=INK, dy=cell * 0.2, stroke=PAPER,
                           strokeWidth=5, strokeJoin="round")  # fmt: skip
    number = base.mark_text(font=NUMBERS, fontSize=18, color=INK, dy=cell * 0.2)
    return finished(
        alt.layer(pane, light, hatch, plate.encode(text="number:N"), number.encode(text="number:N"))
        .properties(width=cell * len(columns), height=cell * len(lines))
    )  # fmt: skip


def terrace(counts: dict[int, int], middle: float, said: str, width: int = 400) -> Chart:
    """A house for each number of turns, as high as games were that long; the windows are lit by
    lot. A dashed line where half of the games are over."""
    most = max(counts.values())
    first, last = min(counts), max(counts)
    step = max(1, round((last - first + 1) / 40))
    bins: dict[int, int] = {}
    for turns, games in counts.items():
        at = first + (turns - first) // step * step
        bins[at] = bins.get(at, 0) + games
    most = max(bins.values())
    walls, roofs, panes = [], [], []
    for turns, games in bins.items():
        high = games / most
        walls.append({"left": turns - 0.46 * step, "right": turns + 0.46 * step, "high": high,
                      "turns": turns, "games": games})  # fmt: skip
        roofs.append({"turns": turns, "high": high, "kind": turns // step % 3})
        for floor in range(int(high * 9)):
            for side in (-0.2, 0.2):
                if (turns * 7 + floor * 3 + int(side * 10)) % 5:
                    panes.append({"at": turns + side * step, "floor": (floor + 0.55) / 9})
    x = alt.Scale(domain=[first - step, last + step], nice=False)
    y = alt.Scale(domain=[0, 1.18])
    house = alt.Chart(alt.Data(values=walls)).mark_rect(color=NIGHT).encode(
        x=alt.X("left:Q", scale=x, title=None, axis=alt.Axis(format="d", tickCount=8)),
        x2="right:Q", y=alt.Y("high:Q", scale=y, axis=None), y2=alt.datum(0),
        tooltip=["turns:Q", "games:Q"],
    )  # fmt: skip
    span = width / (last - first + 2 * step) * step
    roof = alt.Chart(alt.Data(values=roofs)).mark_point(
        filled=True, opacity=1, color=NIGHT, size=(span * 0.98) ** 2, shape=ROOF
    ).encode(x=alt.X("turns:Q", scale=x), y=alt.Y("high:Q", scale=y))  # fmt: skip
    lamp = alt.Chart(alt.Data(values=panes)).mark_point(
        filled=True, opacity=1, color=LAMP, shape="square", size=max(6.0, (span * 0.22) ** 2)
    ).encode(x=alt.X("at:Q", scale=x), y=alt.Y("floor:Q", scale=y))  # fmt: skip
    half = alt.Chart(alt.Data(values=[{"at": middle, "top": 1.12, "said": said}]))
    line = half.mark_rule(color=BLOOD, strokeDash=[6, 4], strokeWidth=2).encode(
        x=alt.X("at:Q", scale=x)
    )
    word = half.mark_text(
        color=BLOOD,
        font=ITALIC,
        fontStyle="italic",
        fontSize=15,
        align="left" if middle < (first + last) / 2 else "right",
        dx=6 if middle < (first + last) / 2 else -6,
    ).encode(x=alt.X("at:Q", scale=x), y=alt.Y("top:Q", scale=y), text="said:N")
    ground = alt.Chart(alt.Data(values=[{"y": 0}])).mark_rule(color=INK, strokeWidth=2).encode(
        y=alt.Y("y:Q", scale=y))  # fmt: skip
    layers = alt.layer(house, roof, lamp, ground, line, word)
    return finished(layers.properties(width=width, height=150))
