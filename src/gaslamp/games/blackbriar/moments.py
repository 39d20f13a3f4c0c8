# border: not compiled
"""When an idea of Blackbriar first matters, and when the teacher of a first game speaks."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar.blocking import Block
from gaslamp.games.blackbriar.board import possessed
from gaslamp.games.blackbriar.placing import PlaceDie
from gaslamp.games.blackbriar.setup import PILE_1, PILE_2, PILE_3
from gaslamp.games.blackbriar.state import ACTIVE, Blackbriar, owner, seat_of
from gaslamp.games.blackbriar.tables import DICE_ROOM, FOLK_ROOM
from gaslamp.games.blackbriar.upgrades import next_tier, price
from gaslamp.games.moment import Moment, Named, Occasion
from gaslamp.kernel.state import pending
from gaslamp.words.words import Said

Now = Moment[Blackbriar]
USED_ON = 5  # parts of the key of a space that is used on somebody
BEFORE_ELITE = PILE_1 - 1
LAST_WAVE = PILE_1 + PILE_2 + PILE_3


def calm(m: Now) -> bool:
    """In one's own turn, with no die in hand."""
    return m.g.townsfolk_turn and m.offers("pass")


def in_hand(m: Now) -> bool:
    return isinstance(pending(m.g), PlaceDie)


def mine(m: Now) -> list[int]:
    return [folk for folk in range(int(m.g.folk)) if seat_of(m.g, folk) == m.seat]


def active_dice(m: Now, folk: int) -> list[int]:
    start = folk * DICE_ROOM
    return [die for die in range(start, start + DICE_ROOM) if m.g.dice.place[die] == ACTIVE]


def holds_dice(m: Now) -> bool:
    return calm(m) and m.chosen and any(active_dice(m, folk) for folk in mine(m))


def for_another(m: Now) -> bool:
    """Somebody else than who is struck may block."""
    decision = pending(m.g)
    if not isinstance(decision, Block):
        return False
    struck = m.g.id(decision.folk)
    return any(key.startswith("block:") and key.split(":")[1] != struck for key in m.keys)


def lent(m: Now) -> bool:
    """The die in hand fits a space of somebody else."""
    decision = pending(m.g)
    if not isinstance(decision, PlaceDie):
        return False
    whose = m.g.id(owner(decision.die))
    return any(key.startswith("use:") and key.split(":")[1] != whose for key in m.keys)


def aimed_at(m: Now) -> Iterator[int]:
    """The creatures that a die in hand could be used against."""
    wanted = {parts[-1] for key in m.keys if len(parts := key.split(":")) == USED_ON}
    for piece in range(FOLK_ROOM, int(m.g.content.pieces)):
        if m.g.board.hex_of[piece] >= 0 and m.g.id(piece) in wanted:
            yield piece


def against(m: Now, table: str) -> Named | None:
    """How much of an ability one of them has."""
    numbers = getattr(m.g.content, table)
    found = [int(numbers[piece]) for piece in aimed_at(m)]
    return {"n": max(found)} if any(found) else None


def sat_upon(m: Now) -> Named | None:
    for folk in range(int(m.g.folk)):
        if m.g.board.hex_of[folk] >= 0 and possessed(m.g, folk):
            return {"name": m.g.id(folk)}
    return None


def first_token(m: Now) -> Named | None:
    for line in m.told("takes-token"):
        token = str(line.args[1])
        return {"token": token, "kind": Said(token)}
    return None


def affordable(m: Now) -> Named | None:
    """An Upgrade that the active dice of its own townsfolk would pay for."""
    if not calm(m):
        return None
    for folk in mine(m):
        shown = sum(int(m.g.dice.face[die]) for die in active_dice(m, folk))
        for line in range(tables.HELPFUL):
            weapon = next_tier(m.g, folk, line)
            if weapon is not None and price(m.g, folk, weapon) <= shown:
                return {"weapon": weapon.id, "cost": int(price(m.g, folk, weapon))}
    return None


def too_close(m: Now) -> bool:
    return m.refuses("load:*", "BB-TAT-03") or m.refuses("use:*", "BB-TAT-03")


def off_the_line(m: Now) -> bool:
    return m.refuses("load:*", "BB-LOF-05") or m.refuses("use:*", "BB-LOF-05")


SLIPS = {
    "bb-tie": Occasion(lambda m: m.offers("step:*", "target:*"), ("BB-GEN-08", "BB-CMV-06")),
    "bb-neighbour": Occasion(for_another, ("BB-BLK-02",)),
    "bb-block-size": Occasion(lambda m: m.offers("block:*"), ("BB-BLK-01", "BB-BLK-03")),
    "bb-token": Occasion(first_token, ("BB-TOK-01", "BB-TOK-08")),
    "bb-ruin": Occasion(lambda m: m.heard("ruined"), ("BB-BLD-05", "BB-BLD-07")),
    "bb-broken": Occasion(lambda m: m.heard("broken"), ("BB-REP-01", "BB-REP-02")),
    "bb-possession": Occasion(sat_upon, ("BB-CAB-20", "BB-CAB-21", "BB-CAB-22", "BB-DMG-07")),
    "bb-stun": Occasion(lambda m: m.heard("stunned"), ("BB-ACT-09", "BB-ACT-10")),
    "bb-poison": Occasion(lambda m: m.heard("poisoned"), ("BB-SUP-08",)),
    "bb-animate": Occasion(
        lambda m: calm(m) and m.g.wave == LAST_WAVE - 1,
        ("BB-CAB-01", "BB-CAB-02", "BB-CAB-03", "BB-CAB-04"),
    ),
    "bb-elite": Occasion(lambda m: calm(m) and m.g.wave == BEFORE_ELITE, ("BB-TURN-04",)),
    "bb-forecast": Occasion(lambda m: calm(m) and m.g.wave > 1, ("BB-TGT-01", "BB-SUP-02")),
    "bb-reap": Occasion(lambda m: m.heard("reaps"), ("BB-CAB-24",)),
    "bb-armor": Occasion(lambda m: against(m, "armor_of"), ("BB-CAB-07",)),
    "bb-dodge": Occasion(lambda m: against(m, "dodge_of"), ("BB-CAB-13",)),
    "bb-mausoleum": Occasion(
        lambda m: m.offers("use:*:mausoleum") or m.heard("building-hurt", "mausoleum"),
        ("BB-MAU-01", "BB-MAU-02", "BB-MAU-03", "BB-MAU-04"),
    ),
    "bb-share-ask": Occasion(lambda m: m.offers("ask:*"), ("BB-SHR-04",)),
    "bb-share": Occasion(lent, ("BB-SHR-01", "BB-SHR-03")),
    "bb-locked": Occasion(lambda m: m.refuses("use:*", "BB-DIC-02"), ("BB-DIC-02",)),
    "bb-no-d6": Occasion(
        lambda m: m.refuses("pay:*", "BB-UPG-07"), ("BB-UPG-06", "BB-UPG-07", "BB-UPG-08")
    ),
    "bb-engaged": Occasion(too_close, ("BB-TAT-03",)),
    "bb-ray": Occasion(off_the_line, ("BB-LOF-01", "BB-LOF-03")),
    "bb-step-cost": Occasion(lambda m: m.offers("walk:*"), ("BB-TMV-01", "BB-TMV-02")),
    "bb-held-fast": Occasion(lambda m: m.refuses("move:*", "BB-TMV-05"), ("BB-TMV-05",)),
    "bb-upgrade": Occasion(affordable, ("BB-UPG-02",)),
    "bb-pass-holds": Occasion(holds_dice, ("BB-BLK-06",)),
}
LINES = {
    "first-start-1": Occasion(
        lambda m: m.offers("townsfolk:doctor") and m.offers("townsfolk:colonel")
    ),
    "first-start-2": Occasion(lambda m: m.offers("start:*")),
    "first-game-1": Occasion(lambda m: m.g.wave == 1 and calm(m)),
    "whisper-3": Occasion(lambda m: m.g.wave == 1 and in_hand(m)),
    "first-game-2": Occasion(lambda m: m.g.wave == 2 and calm(m)),
    "whisper-2": Occasion(lambda m: m.g.wave == 2 and in_hand(m)),
    "first-game-3": Occasion(lambda m: m.g.wave == 3 and calm(m)),
    "whisper-1": Occasion(lambda m: m.g.wave == 3 and in_hand(m)),
}
