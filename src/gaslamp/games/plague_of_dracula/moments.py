# border: not compiled
"""When an idea of Plague of Dracula first matters, and when the teacher of a first game speaks."""

from __future__ import annotations

from gaslamp.games.moment import Moment, Occasion
from gaslamp.games.plague_of_dracula.combat import hunter_strength
from gaslamp.games.plague_of_dracula.combat_row import combat_if_any
from gaslamp.games.plague_of_dracula.state import (
    QUIET_TURNS,
    UNDISTURBED_FROM,
    Plague,
    in_london,
    marked_with,
    tainted,
    tainted_places,
    undisturbed,
)
from gaslamp.games.plague_of_dracula.status_track import holds
from gaslamp.games.plague_of_dracula.strength import undead_strength
from gaslamp.games.plague_of_dracula.tables import (
    ACTION,
    BAT_COLUMN,
    BUDA_PESTH,
    COFFIN,
    DAGGER,
    DAY_2,
    EASIER,
    HARKER,
    HUNTERS,
    KUKRI,
    LAST_TURN,
    MIASMA,
    MINA,
    NIGHT_2,
    REVOLVER,
    STAKES,
)

Now = Moment[Plague]
BLADES = (DAGGER, KUKRI, REVOLVER)
HALFWAY = 13
LATE = 20
FEW_CARDS = 8
TWO = 2


def hunts(m: Now) -> bool:
    """Whether the seat leads hunters: nothing of this is news to Dracula."""
    return m.seat != m.g.agreed.dracula_seat


def acting(m: Now) -> bool:
    return hunts(m) and m.g.segment == ACTION


def hunter(m: Now, id: str) -> int:
    return m.g.content.hunter_ids.index(id)


def ways(m: Now) -> list[int]:
    """The places to which somebody may walk now."""
    ids = list(m.g.content.place_ids)
    return [ids.index(key.split(":")[2]) for key in m.keys if key.startswith("move:")]


def searchers(m: Now) -> list[int]:
    """Who may search in the bag now."""
    keys = [key.split(":") for key in m.keys if key.startswith("search:") and key.endswith(":bag")]
    return [hunter(m, parts[1]) for parts in keys]


def present(m: Now) -> list[int]:
    return [h for h in range(HUNTERS) if in_london(m.g, h)]


def number_drawn(m: Now) -> bool:
    return hunts(m) and any(line.key.startswith("drawn-") for line in m.said)


def several_armed(m: Now) -> bool:
    """A fight in which more than one could be struck, and more than one has a blade."""
    there = [hunter(m, key.split(":")[1]) for key in m.keys if key.startswith("target:")]
    armed = [h for h in there if any(holds(m.g, h, blade) for blade in BLADES)]
    return len(armed) > 1


def bitten_at_home(m: Now) -> bool:
    return hunts(m) and m.heard("stays-out")


def miasma_near(m: Now) -> bool:
    there = marked_with(m.g, MIASMA)
    stand = [int(m.g.place[h]) for h in present(m)] if m.offers("resolve:*") else []
    return acting(m) and any((there >> p) & 1 for p in [*ways(m), *stand])


def safe_south(m: Now) -> bool:
    south, here = m.g.content.south, [int(m.g.place[h]) for h in present(m)]
    threatened = m.g.renfield_out or south & tainted_places(m.g)
    return acting(m) and not threatened and any((south >> p) & 1 for p in here)


def mina_in_danger(m: Now) -> bool:
    away = m.g.place[HARKER] == BUDA_PESTH
    return hunts(m) and away and in_london(m.g, MINA) and m.g.bites[MINA] == TWO


def no_stakes(m: Now) -> bool:
    held = any(holds(m.g, h, STAKES) for h in range(HUNTERS))
    return acting(m) and m.g.turn >= LATE and not held


def fives_matter(m: Now) -> bool:
    """A side is, or can be made, so strong that the colour of a five decides (PD-CMB-17)."""
    combat = combat_if_any(m.g)
    if combat is None or combat.foe < 0:
        return False
    ours = hunter_strength(m.g) + (1 if m.offers("use:holy-water:*") else 0)
    return hunts(m) and max(ours, undead_strength(m.g)) >= BAT_COLUMN


def bitten_target(m: Now) -> bool:
    """Somebody was attacked first whom nobody chose among equals."""
    named = [hunter(m, str(line.args[0])) for line in m.told("targeted")]
    return hunts(m) and any(m.g.bites[h] > 0 for h in named)


def weapon_pulled(m: Now) -> bool:
    """A weapon came out of the bag, which fills up again."""
    return acting(m) and any(line.args[1] != "rumor" for line in m.told("pulls"))


def nearly_quiet(m: Now) -> bool:
    """Dracula will soon count as undisturbed, unless a marker is discarded."""
    since = m.g.turn - m.g.last_discard
    near = m.g.turn >= UNDISTURBED_FROM - QUIET_TURNS and since >= QUIET_TURNS - 1
    return acting(m) and near and not undisturbed(m.g)


SLIPS = {
    "pd-van-helsing": Occasion(lambda m: m.offers("take:*"), ("PD-ARR-06", "PD-ARR-07")),
    "pd-leftmost": Occasion(
        lambda m: hunts(m) and m.heard("weapon-lost"), ("PD-BITE-01", "PD-ITEM-05")
    ),
    "pd-home": Occasion(bitten_at_home, ("PD-BITE-06",)),
    "pd-flee": Occasion(lambda m: hunts(m) and m.heard("flees"), ("PD-BITE-04", "PD-BITE-05")),
    "pd-best-weapon": Occasion(several_armed, ("PD-CMB-12",)),
    "pd-who": Occasion(lambda m: m.offers("target:*"), ("PD-CMB-08",)),
    "pd-hit-dracula": Occasion(
        lambda m: hunts(m) and m.heard("dracula-weaker"), ("PD-CMB-19", "PD-PLAG-02")
    ),
    "pd-renfield": Occasion(
        lambda m: hunts(m) and m.heard("renfield-out"), ("PD-REN-04", "PD-REN-05")
    ),
    "pd-easier": Occasion(
        lambda m: m.offers("cleanse:*") and m.g.agreed.level == EASIER, ("PD-LVL-01",)
    ),
    "pd-fives": Occasion(fives_matter, ("PD-CMB-17",)),
    "pd-target": Occasion(bitten_target, ("PD-CMB-08",)),
    "pd-last-turn": Occasion(lambda m: acting(m) and m.g.turn == LAST_TURN, ("PD-FIN-01",)),
    "pd-long-night": Occasion(lambda m: acting(m) and m.g.time == NIGHT_2, ("PD-TIME-06",)),
    "pd-long-day": Occasion(lambda m: acting(m) and m.g.time == DAY_2, ("PD-TIME-05",)),
    "pd-quiet": Occasion(nearly_quiet, ("PD-EVT-14",)),
    "pd-taint": Occasion(
        lambda m: acting(m) and m.g.turn >= HALFWAY and tainted_places(m.g) != 0, ("PD-FIN-02",)
    ),
    "pd-refill": Occasion(weapon_pulled, ("PD-SRCH-06",)),
    "pd-stakes-left": Occasion(no_stakes, ("PD-FIN-03", "PD-FIN-13")),
    "pd-mina": Occasion(mina_in_danger, ("PD-HARK-05",)),
    "pd-two-bites": Occasion(
        lambda m: acting(m) and any(m.g.bites[h] == TWO for h in present(m)),
        ("PD-CMB-10", "PD-MOVE-01", "PD-MOVE-08"),
    ),
    "pd-lost-action": Occasion(lambda m: acting(m) and m.g.fought != 0, ("PD-ACT-04", "PD-CLN-07")),
    "pd-bag-rumor": Occasion(
        lambda m: any(m.g.marks[m.g.place[h]] == COFFIN for h in searchers(m)), ("PD-SRCH-09",)
    ),
    "pd-only-bag": Occasion(lambda m: m.refuses("search:*:secular", "PD-SRCH-03"), ("PD-SRCH-03",)),
    "pd-miasma": Occasion(miasma_near, ("PD-ADJ-02",)),
    "pd-no-check": Occasion(
        lambda m: any(m.g.marks[p] == COFFIN for p in ways(m)), ("PD-MOVE-06",)
    ),
    "pd-stop": Occasion(lambda m: any(tainted(m.g, p) for p in ways(m)), ("PD-MOVE-03",)),
    "pd-carriage": Occasion(lambda m: m.offers("board:*"), ("PD-MOVE-07",)),
    "pd-south": Occasion(safe_south, ("PD-EVT-05", "PD-EVT-06")),
    "pd-steps": Occasion(lambda m: acting(m) and m.offers("pass"), ("PD-ACT-02", "PD-ACT-03")),
    "pd-few-cards": Occasion(lambda m: acting(m) and m.g.deck.size() <= FEW_CARDS, ("PD-RAND-10",)),
    "pd-card-numbers": Occasion(number_drawn, ("PD-RAND-03",)),
}
LINES = {
    "first-game-1": Occasion(lambda m: m.turn == 1 and not m.chosen),
    "whisper-1": Occasion(lambda m: m.turn == 1 and m.chosen),
    "first-game-2": Occasion(lambda m: m.turn == 2 and not m.chosen),
    "whisper-2": Occasion(lambda m: m.turn == 2 and m.chosen),
    "first-game-3": Occasion(lambda m: m.turn == 3 and not m.chosen),
    "whisper-3": Occasion(lambda m: m.turn == 3 and m.chosen),
    "first-game-4": Occasion(lambda m: m.turn == 4 and not m.chosen),
    "whisper-4": Occasion(lambda m: m.turn == 4 and m.chosen),
    "first-game-5": Occasion(lambda m: m.turn == 5 and not m.chosen),
    "whisper-5": Occasion(lambda m: m.turn == 5 and m.chosen),
    "first-game-6": Occasion(lambda m: m.turn == 6 and not m.chosen),
    "whisper-6": Occasion(lambda m: m.turn == 6 and m.chosen),
}
