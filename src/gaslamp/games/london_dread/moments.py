# border: not compiled
"""When an idea of London Dread first matters, and when the teacher of a first game speaks."""

from __future__ import annotations

from typing import Any

from gaslamp.games.london_dread.challenge import Facing
from gaslamp.games.london_dread.picture import picture
from gaslamp.games.london_dread.places import LOCATION_IDS
from gaslamp.games.london_dread.state import ACTIONS, EMPTY, ENDGAME, PLANNING, STORY, Dread
from gaslamp.games.london_dread.tables import ALLY, RULE_SPELLCRAFT
from gaslamp.games.london_dread.track import PER_SUCCESS
from gaslamp.games.london_dread.windows import LastWindow
from gaslamp.games.moment import Moment, Named, Occasion
from gaslamp.kernel.state import pending
from gaslamp.words.words import Said

Now = Moment[Dread]
SEGMENT = 4  # hours
EMPTY_SLOT = 0
NIGHT = 9  # the hour at which the last Plot opens
DONE = ("rolls", "begins-endgame")


def planning(m: Now) -> bool:
    return m.g.phase == PLANNING and m.offers("ready", "not-ready")


def plan(m: Now) -> dict[str, Any]:
    return picture(m.g)


def open_plots(m: Now) -> list[int]:
    """The Plot cards that lie face up and are not done, by their numbers."""
    g = m.g
    up = [n for n in range(len(LOCATION_IDS)) if g.board[n] != EMPTY and (g.up >> n) & 1]
    return sorted(int(g.plot_at[n]) for n in up if g.plot_at[n] >= int(g.next_done))


def shortest(m: Now) -> Named | None:
    """A planned visit that brings too little."""
    if not planning(m) or not m.chosen:
        return None
    short = [one for one in plan(m)["meetings"] if one["verdict"] == "short"]
    return {"n": short[0]["need"] - short[0]["points"]} if short else None


def third_of_a_number(m: Now) -> bool:
    """Both tokens of a number are on the clock, and the Stash has one more."""
    return planning(m) and m.offers("take-stash:*")


def closed_later(m: Now) -> bool:
    return planning(m) and any(m.g.plot(n).opens > 1 for n in open_plots(m))


def ally_found(m: Now) -> bool:
    g = m.g
    return planning(m) and any(
        g.board[n] != EMPTY and (g.up >> n) & 1 and g.content.kind_of[g.board[n]] == ALLY
        for n in range(len(LOCATION_IDS))
    )


def blocked(m: Now) -> Named | None:
    """A group stands before a Plot card that is not open: the next letter, or the hour."""
    for rule in ("LD-PLOT-02", "LD-PLOT-03"):
        for key, by in m.closed:
            if key.startswith("investigate:") and by == rule:
                at = LOCATION_IDS.index(key.partition(":")[2])
                plot = m.g.plot(m.g.plot_at[at])
                letter = m.g.plot(m.g.next_done).letter
                return {
                    "card": plot.id, "early": int(rule == "LD-PLOT-02"), "n": int(plot.opens),
                    "letter": Said(letter),
                }  # fmt: skip
    return None


def segment_ends(m: Now) -> Named | None:
    """The hour before a Plot card that is open in time costs Dread, since nobody does it."""
    g = m.g
    if g.phase != STORY or g.hour % SEGMENT != SEGMENT - 1:
        return None
    planned = met_by(m, int(g.hour), int(g.hour) + 1)
    due = [g.plot(n) for n in open_plots(m) if g.plot(n).opens <= g.hour]
    left = [plot for plot in due if plot.id not in planned]
    return {"card": left[0].id, "n": int(left[0].dread)} if left else None


def met_by(m: Now, first: int, last: int) -> set[str]:
    """The Plot cards that the plan has done in these hours."""
    return {
        one["card"]
        for one in plan(m)["meetings"]
        if one["verdict"] in DONE and first <= one["hour"] <= last
    }


def last_plot_far(m: Now) -> Named | None:
    g = m.g
    last = int(g.last_plot())
    if g.phase != STORY or g.hour < NIGHT or g.next_done > last:
        return None
    card = g.plot(last).id
    return None if card in met_by(m, int(g.hour), ACTIONS) else {"card": card}


def idle(m: Now) -> bool:
    """Somebody of one's own lives through an hour without a token."""
    g = m.g
    own = [sleuth for sleuth in g.sleuths if sleuth.seat == m.seat]
    return g.phase == STORY and g.hour > 0 and any(s.clock[g.hour - 1] == EMPTY_SLOT for s in own)


def second_five(m: Now) -> bool:
    return m.g.phase == STORY and m.g.dread >= PER_SUCCESS


def all_up(m: Now) -> bool:
    return planning(m) and m.chosen and not m.offers("reveal:*")


def laid(m: Now) -> int:
    """How many hours the seat has filled."""
    own = [sleuth for sleuth in m.g.sleuths if sleuth.seat == m.seat]
    return sum(token != EMPTY_SLOT for sleuth in own for token in sleuth.clock)


def plan_is_short(m: Now) -> bool:
    whole = all_up(m) and laid(m) >= ACTIONS
    return whole and any(one["verdict"] == "short" for one in plan(m)["meetings"])


def spellcraft_is_wild(m: Now) -> bool:
    return isinstance(pending(m.g), Facing) and m.g.tale().rule == RULE_SPELLCRAFT


def allies_leave(m: Now) -> bool:
    return isinstance(pending(m.g), LastWindow) and m.offers("sacrifice:*")


def hour(m: Now, turn: int) -> bool:
    return m.g.phase == STORY and m.turn == turn and m.offers("end-action")


SLIPS = {
    "ld-trauma": Occasion(lambda m: m.heard("trauma-die"), ("LD-PERS-03", "LD-PERS-04")),
    "ld-condition": Occasion(
        lambda m: m.heard("takes-condition"),
        ("LD-COND-02", "LD-COND-03", "LD-COND-04", "LD-COND-05"),
    ),
    "ld-endgame": Occasion(lambda m: m.g.phase == ENDGAME, ("LD-END-01", "LD-END-05")),
    "ld-out": Occasion(lambda m: m.offers("out:*"), ("LD-CHAL-02", "LD-CHAL-03")),
    "ld-allies-leave": Occasion(allies_leave, ("LD-ALLY-10", "LD-ITEM-11")),
    "ld-spellcraft": Occasion(spellcraft_is_wild, ("LD-STORY-01",)),
    "ld-supply": Occasion(
        lambda m: m.offers("from-supply:*", "from-deck*"),
        ("LD-RES-03", "LD-RES-04", "LD-RES-05"),
    ),
    "ld-blocked": Occasion(blocked, ("LD-PLOT-03", "LD-PLOT-17")),
    "ld-commit": Occasion(lambda m: m.heard("flips"), ("LD-WALK-03",)),
    "ld-last-plot": Occasion(last_plot_far, ("LD-CHAP-05",)),
    "ld-segment": Occasion(segment_ends, ("LD-SEG-02",)),
    "ld-clue": Occasion(lambda m: m.heard("solved"), ("LD-DREAD-04", "LD-DRAW-03")),
    "ld-item": Occasion(
        lambda m: m.offers("use:*"), ("LD-ITEM-02", "LD-ITEM-03", "LD-ITEM-04", "LD-ITEM-05")
    ),
    "ld-draw": Occasion(lambda m: m.offers("draw:*"), ("LD-DRAW-02", "LD-DRAW-03")),
    "ld-placeholder": Occasion(
        lambda m: planning(m) and m.heard("reveals-plot"), ("LD-PLAN-05", "LD-PLAN-06")
    ),
    "ld-face-down": Occasion(
        lambda m: planning(m) and m.offers("reveal:*"), ("LD-PLAN-02", "LD-CHAP-02")
    ),
    "ld-day-night": Occasion(closed_later, ("LD-PLOT-02",)),
    "ld-ally": Occasion(ally_found, ("LD-ALLY-03", "LD-ALLY-04", "LD-ALLY-05")),
    "ld-two-tokens": Occasion(third_of_a_number, ("LD-STASH-01", "LD-STASH-03")),
    "ld-short": Occasion(shortest, ("LD-DREAD-02", "LD-DREAD-06")),
    "ld-any-token": Occasion(
        lambda m: planning(m) and m.offers("turn:*"), ("LD-PLAN-10", "LD-PLAN-24")
    ),
    "ld-time-up": Occasion(
        lambda m: planning(m) and m.chosen and m.offers("time-up"), ("LD-PLAN-16",)
    ),
    "ld-empty-slot": Occasion(idle, ("LD-MOVE-03",)),
    "ld-target": Occasion(second_five, ("LD-TRACK-05",)),
}
LINES = {
    "first-game-who": Occasion(lambda m: m.offers("be:*")),
    "first-game-1": Occasion(lambda m: planning(m) and m.offers("reveal:*")),
    "first-game-2": Occasion(lambda m: all_up(m) and laid(m) == 0),
    "whisper-1": Occasion(lambda m: all_up(m) and 2 <= laid(m) < 5),
    "whisper-2": Occasion(lambda m: all_up(m) and 5 <= laid(m) < ACTIONS),
    "first-game-3": Occasion(plan_is_short),
    "whisper-3": Occasion(lambda m: hour(m, 1)),
    "first-game-4": Occasion(lambda m: hour(m, 2)),
    "whisper-4": Occasion(lambda m: hour(m, 3)),
}
