# border: not compiled
"""When an idea of Great Old Ones first matters, and when the teacher of a first game speaks."""

from __future__ import annotations

from gaslamp.games.great_old_ones import board, facts, winning
from gaslamp.games.great_old_ones.goal import GOALS
from gaslamp.games.great_old_ones.state import MOST_ELDERS, NOWHERE, OldOnes, at, who
from gaslamp.games.great_old_ones.tables import AREAS
from gaslamp.games.moment import Moment, Named, Occasion
from gaslamp.kernel.bits import members

Now = Moment[OldOnes]
FEW_CARDS = 20
ONE_STEP = 1
A_PURSE = 6  # of money: what one step towards it may be worth
RICH = "greed"


def begins(m: Now) -> bool:
    """One's turn has begun, and nothing was played in it yet."""
    return m.g.active == m.seat and m.refuses("go-on", "GO-TURN-03")


def placing(m: Now) -> list[int]:
    """The areas where one may place or move a Minion now."""
    ids = [area.id for area in m.g.content.areas]
    ends = [key.split(":")[-1] for key in m.keys if key.startswith(("place:", "move:seat-"))]
    return [ids.index(end) for end in ends if end in ids]


def stirs(m: Now) -> bool:
    """A quiet area that somebody else's pawn stands in."""
    return any(
        not board.in_trouble(m.g, area)
        and int(board.pawns(m.g, area)) > int(m.g.london.minions[at(m.seat, area)])
        for area in placing(m)
    )


def own_company(m: Now) -> bool:
    return any(
        not board.in_trouble(m.g, area)
        and int(board.pawns(m.g, area)) == int(m.g.london.minions[at(m.seat, area)]) > 0
        for area in placing(m)
    )


def tied(m: Now) -> bool:
    """As many pieces as a rival, in an area where nobody has more."""
    others = [seat for seat in range(int(m.g.seats)) if seat != m.seat]
    for area in range(AREAS):
        mine = int(board.pieces_of(m.g.london, m.seat, area))
        if mine and any(int(board.pieces_of(m.g.london, seat, area)) == mine for seat in others):
            return m.g.active == m.seat
    return False


def new_thing(m: Now) -> bool:
    me = who(m.g, m.seat)
    return m.heard("built", me) or m.heard("summoned", me)


def an_event(m: Now) -> Named | None:
    """The last Event that was read of, with what it says."""
    happened = m.told("event")
    if not happened:
        return None
    id = str(happened[-1].args[0])
    return {"text": lambda w: w.printed(id, "text")}


def own_board(m: Now) -> Named | None:
    if not m.offers("use-board:*"):
        return None
    power = m.g.content.boards[m.g.players[m.seat].board]
    return {"text": lambda w: w.printed(power.id, "text")}


def two_elders(m: Now) -> bool:
    return m.g.active == m.seat and winning.elder_count(m.g, m.seat) == MOST_ELDERS


def interrupt_as_card(m: Now) -> bool:
    ids = [m.g.card_id(card) for card in m.g.content.interrupts]
    return any(m.offers(f"play:{id}") for id in ids)


def borrowed(m: Now) -> bool:
    return winning.debts(m.g, m.seat) > 0


def deck_runs_out(m: Now) -> bool:
    return begins(m) and len(m.g.piles.deck) <= FEW_CARDS


def near_win(m: Now) -> Named | None:
    """A rival who is one step from an Objective that they may have, as far as this seat knows."""
    if not begins(m):
        return None
    g, kinds = m.g, m.g.content.objectives
    for seat in range(int(g.seats)):
        if seat == m.seat or g.players[seat].board == NOWHERE:
            continue
        near = facts.progress(g, seat)
        for number in members(int(g.secrets.may_hold[m.seat * g.seats + seat]), len(kinds)):
            kind = kinds[number]
            if not GOALS.all[kind.goal].declared:
                continue
            have, need = near[kind.id][:2]
            if have > 0 and 0 <= need - have <= (A_PURSE if kind.id == RICH else ONE_STEP):
                return {"seat": who(g, seat), "objective": kind.id}
    return None


SLIPS = {
    "go-window": Occasion(
        lambda m: m.offers("pass") and not m.offers("react:*"), ("GO-INTR-01", "GO-INTR-04")
    ),
    "go-loan": Occasion(borrowed, ("GO-SCROLL-09", "GO-SCORE-05")),
    "go-not-yet": Occasion(new_thing, ("GO-BCARD-02", "GO-ELDER-04")),
    "go-hits": Occasion(lambda m: m.heard("hit"), ("GO-ELDER-08", "GO-ELDER-09")),
    "go-event": Occasion(an_event, ("GO-INSAN-05",)),
    "go-grenadier": Occasion(lambda m: m.heard("grenadier-enters"), ("GO-CTRL-03", "GO-INSAN-04")),
    "go-citizen": Occasion(lambda m: m.heard("citizen-comes"), ("GO-CTRL-02",)),
    "go-quiet": Occasion(lambda m: m.heard("trouble-ends"), ("GO-TROUB-06",)),
    "go-house-counts": Occasion(lambda m: m.heard("built"), ("GO-CTRL-01", "GO-CTRL-07")),
    "go-near-win": Occasion(near_win, ("GO-WIN-01", "GO-WIN-10")),
    "go-deck": Occasion(deck_runs_out, ("GO-DRAW-05", "GO-WIN-07", "GO-WIN-08")),
    "go-objective": Occasion(begins, ("GO-WIN-10", "GO-SETUP-20")),
    "go-interrupt-card": Occasion(interrupt_as_card, ("GO-INTR-08",)),
    "go-must-play": Occasion(begins, ("GO-TURN-03", "GO-CARD-06")),
    "go-insanity": Occasion(lambda m: m.heard("insanity"), ("GO-CARD-03", "GO-INSAN-08")),
    "go-another": Occasion(lambda m: m.offers("stop"), ("GO-CHAIN-01", "GO-CHAIN-04")),
    "go-scroll": Occasion(lambda m: m.offers("scroll*"), ("GO-SCROLL-01",)),
    "go-trouble": Occasion(stirs, ("GO-TROUB-01",)),
    "go-own-trouble": Occasion(own_company, ("GO-TROUB-02",)),
    "go-near": Occasion(lambda m: m.refuses("place:*", "GO-MOVE-02"), ("GO-MOVE-02", "GO-MOVE-03")),
    "go-skip": Occasion(lambda m: m.offers("skip"), ("GO-CARD-04",)),
    "go-two-elders": Occasion(two_elders, ("GO-SUMM-08",)),
    "go-tie": Occasion(tied, ("GO-CTRL-06",)),
    "go-board": Occasion(own_board, ("GO-GOO-01", "GO-TURN-08")),
    "go-refill": Occasion(lambda m: m.offers("take-open:*"), ("GO-DRAW-01",)),
}
LINES = {
    "first-game-1": Occasion(lambda m: m.turn == 1 and not m.chosen),
    "whisper-1": Occasion(lambda m: m.turn == 1 and m.chosen),
    "first-game-2": Occasion(lambda m: m.turn == 2 and not m.chosen),
    "whisper-2": Occasion(lambda m: m.turn == 2 and m.chosen),
    "first-game-3": Occasion(lambda m: m.turn == 3 and not m.chosen),
    "whisper-3": Occasion(lambda m: m.turn == 3 and m.chosen),
}
