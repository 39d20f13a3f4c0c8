# border: not compiled
"""Why a piece on the table can do nothing now, where the menu does not say it: by what it is, and
for areas and pawns by what is asked."""

from __future__ import annotations

from gaslamp.games.closing import Rows, Why
from gaslamp.games.game import Closed
from gaslamp.games.great_old_ones import board, building
from gaslamp.games.great_old_ones.ability import ABILITIES, AbilityTarget
from gaslamp.games.great_old_ones.action_cards import DoSymbol, FreeMoment, PlayAnother
from gaslamp.games.great_old_ones.hands import RefillSource
from gaslamp.games.great_old_ones.interrupts import ReturnWindow, Shelter, Window
from gaslamp.games.great_old_ones.setup import ChooseColour
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes, at, who
from gaslamp.games.great_old_ones.summon import SummonChoice
from gaslamp.games.great_old_ones.tables import AREAS, TYPES
from gaslamp.games.great_old_ones.turn import EndOfTurn, FirstCard
from gaslamp.kernel.state import pending

Rule = tuple[str, str]  # a message and its ledger rule

# What asks for a card, and what leaves only abilities: there nothing on the map is asked for.
CARDS = (FirstCard, PlayAnother)
ANSWERS = (Window, ReturnWindow, Shelter)

# For whom each ability is not, by its word: areas, and pieces on the map.
ABILITY_AREAS: dict[str, Rule] = {
    "river-travel": ("why-not-riverside", "GO-GOO-04"),
    "stir-or-calm": ("why-no-minion", "GO-GOO-05"),
    "spawn": ("why-no-minion", "GO-GOO-07"),
    "house": ("why-not-the-building", "GO-BCARD-03"),
    "invite": ("why-not-near-building", "GO-BCARD-07"),
    "walk": ("why-not-near-elder", "GO-ELDER-17"),
    "drive": ("why-not-near-elder", "GO-ELDER-19"),
    "devour": ("why-area-pawn", "GO-ELDER-14"),
    "pull": ("why-area-pawn", "GO-ELDER-15"),
}
ABILITY_PIECES: dict[str, Rule] = {
    "river-travel": ("why-own-riverside", "GO-GOO-04"),
    "devour": ("why-not-with-elder", "GO-ELDER-14"),
    "pull": ("why-not-next-agent", "GO-ELDER-15"),
    "drive": ("why-not-with-elder-agent", "GO-ELDER-19"),
    "walk": ("why-elder-walks", "GO-ELDER-17"),
}


def closed(g: OldOnes, seat: int, told: set[str]) -> list[Closed]:
    rows = Rows(told)
    decision = pending(g)
    if isinstance(decision, ChooseColour):
        return []
    for area in range(AREAS):
        rows.add("closed-area", g.area_id(area), area_why(g, area))
        pawns(g, seat, area, rows)
    elders(g, seat, rows)
    own_things(g, seat, rows)
    cards(g, seat, rows)
    return rows.listed()


# Areas


def area_why(g: OldOnes, area: int) -> Why:
    decision = pending(g)
    if isinstance(decision, CARDS):
        return "why-area-card", "GO-CARD-01", ()
    if isinstance(decision, EndOfTurn):
        return "why-area-end", "GO-TURN-04", ()
    if isinstance(decision, FreeMoment):
        return "why-area-free", "GO-TURN-08", ()
    if isinstance(decision, RefillSource):
        return "why-area-refill", "GO-TURN-05", ()
    if isinstance(decision, ANSWERS):
        return "why-area-answer", "GO-INTR-03", ()
    if isinstance(decision, SummonChoice):
        return "why-no-minion", "GO-SUMM-06", ()
    if isinstance(decision, DoSymbol):
        return symbol_area(g, decision, area)
    if isinstance(decision, AbilityTarget):
        return ability_area(g, decision, area)
    return "why-other-asked", "GO-TURN-09", ()


def symbol_area(g: OldOnes, asked: DoSymbol, area: int) -> Why:
    word, card = asked.symbol(g).word, g.card_id(asked.card)
    if word == "minion":
        return "why-too-far", "GO-MOVE-02", ()
    if word == "assassination":
        if not board.in_trouble(g, area):
            return "why-no-trouble", "GO-TROUB-09", ()
        if board.pawns(g, area) == g.london.minions[at(asked.seat, area)]:
            return "why-only-own", "GO-KILL-01", ()
        return "why-area-pawn", "GO-KILL-01", ()
    if word == "summon":
        return "why-area-roll", "GO-SUMM-01", ()
    if word == "money":
        return "why-area-money", "GO-CARD-01", (card,)
    return "why-area-scroll", "GO-SCROLL-01", (card,)


def ability_area(g: OldOnes, asked: AbilityTarget, area: int) -> Why:
    word = ABILITIES.all[asked.ability].word
    if word == "unrest":
        if board.in_trouble(g, area):
            return "why-trouble-there", "GO-TROUB-11", ()
        return "why-not-near-building", "GO-BCARD-04", (bearer(g, asked),)
    return of_ability(g, asked, ABILITY_AREAS.get(word, ("why-area-hand", "GO-TURN-09")))


def of_ability(g: OldOnes, asked: AbilityTarget, why: Rule) -> Why:
    return *why, (bearer(g, asked),) if why[0] in OF_BEARER else ()


def bearer(g: OldOnes, asked: AbilityTarget) -> str:
    """The Building or Elder One whose ability it is."""
    if ABILITIES.all[asked.ability].bearer == "elder":
        return g.elder_id(asked.where)
    return asked.building(g)


OF_BEARER = {
    "why-not-the-building", "why-not-near-building", "why-not-near-elder", "why-not-with-elder",
    "why-not-next-agent", "why-not-with-elder-agent", "why-elder-walks",
}  # fmt: skip


# What stands on the map


def pawns(g: OldOnes, seat: int, area: int, rows: Rows) -> None:
    here = g.area_id(area)
    for owner in range(g.seats):
        if g.london.agents[at(owner, area)] > 0:
            minion(g, seat, owner, f"{here}/seat-{owner}", area, rows)
    if g.london.citizens[area] > 0:
        calm = killing(g) and not board.in_trouble(g, area)
        why: Why = (
            ("why-no-trouble", "GO-TROUB-09", ()) if calm else ("why-citizen", "GO-CITZ-03", ())
        )
        rows.add("closed-citizen", f"{here}/new-citizen", why)
    if g.london.grenadiers[area] > 0:
        rows.add("closed-grenadier", f"{here}/grenadier", ("why-grenadier", "GO-GREN-05", ()))
    if g.london.building[area] != NOWHERE:
        rows.add("closed-building", f"{here}/building", ("why-building-stands", "GO-BCARD-01", ()))


def killing(g: OldOnes) -> bool:
    return asked_for(g, "assassination")


def minion(g: OldOnes, seat: int, owner: int, ref: str, area: int, rows: Rows) -> None:
    what = "closed-own-minion" if owner == seat else "closed-minion"
    rows.add(what, ref, minion_why(g, seat, owner, area))


def minion_why(g: OldOnes, seat: int, owner: int, area: int) -> Why:
    """By whose it is, and what is asked."""
    decision = pending(g)
    if isinstance(decision, AbilityTarget):
        word = ABILITIES.all[decision.ability].word
        if word in ABILITY_PIECES:
            return of_ability(g, decision, ABILITY_PIECES[word])
    if killing(g) and owner == seat:
        return "why-own-kill", "GO-KILL-01", ()
    if killing(g) and not board.in_trouble(g, area):
        return "why-no-trouble", "GO-TROUB-09", ()
    if owner == seat:
        return "why-own-minion", "GO-MOVE-06", ()
    return "why-minion", "GO-MOVE-06", (who(g, owner),)


def elders(g: OldOnes, seat: int, rows: Rows) -> None:
    for elder in range(len(g.elders.area)):
        ref, area = f"elder/{g.elder_id(elder)}", int(g.elders.area[elder])
        if area != NOWHERE:
            minion(g, seat, int(g.elders.owner[elder]), ref, area, rows)
        elif asked_for(g, "summon"):
            rows.add("closed-pool", ref, ("why-area-roll", "GO-SUMM-04", ()))
        else:
            rows.add("closed-pool", ref, ("why-in-pool", "GO-SUMM-01", ()))


def asked_for(g: OldOnes, word: str) -> bool:
    decision = pending(g)
    return isinstance(decision, DoSymbol) and decision.symbol(g).word == word


# One's own plate, and the others'


def own_things(g: OldOnes, seat: int, rows: Rows) -> None:
    """Abilities wait for a free moment; Buildings of the reserve for their symbol."""
    player = g.players[seat]
    rows.add("closed-board", f"seat-{seat}/board", ("why-ability-later", "GO-TURN-08", ()))
    for type in range(TYPES):
        ref = f"seat-{seat}/building/{g.type_id(type)}"
        if player.built[type] != NOWHERE:
            rows.add("closed-building", ref, ("why-ability-later", "GO-TURN-08", ()))
        elif asked_for(g, "building"):
            reserve(g, seat, type, ref, rows)
        else:
            price = int(g.content.price_of[type])
            rows.add("closed-reserve", ref, ("why-reserve", "GO-BUILD-04", (price,)))
    for other in range(g.seats):
        if other != seat:
            rows.add("closed-player", f"seat-{other}", ("why-player", "GO-SCROLL-02", ()))


def reserve(g: OldOnes, seat: int, type: int, ref: str, rows: Rows) -> None:
    """GO-BUILD-01..06: too dear, or nowhere to put it; said of the Building, not of an area."""
    price = int(building.price(g, type, building.FULL_PRICE))
    rows.told.discard(ref)
    if g.players[seat].money < price:
        rows.add("closed-reserve", ref, ("why-too-dear", "GO-BUILD-06", (price,)))
    else:
        rows.add("closed-reserve", ref, ("why-nowhere-to-build", "GO-BUILD-02", ()))


# Cards


def cards(g: OldOnes, seat: int, rows: Rows) -> None:
    for card in g.players[seat].hand.listed():
        rows.add("closed-hand", f"seat-{seat}/hand/{g.card_id(card)}", hand_why(g))
    for card in g.piles.row.listed():
        rows.add("closed-row", f"row/{g.card_id(card)}", ("why-row-later", "GO-DRAW-01", ()))
    rows.add("closed-deck", "deck", ("why-row-later", "GO-DRAW-01", ()))


def hand_why(g: OldOnes) -> Why:
    decision = pending(g)
    if isinstance(decision, ANSWERS):
        return "why-no-interrupt", "GO-INTR-01", ()
    if isinstance(decision, RefillSource):
        return "why-card-refill", "GO-TURN-05", ()
    if isinstance(decision, EndOfTurn):
        return "why-card-end", "GO-TURN-04", ()
    if g.piles.in_play.size() > 0:
        return "why-card-in-play", "GO-TURN-09", (g.card_id(g.piles.in_play.top()),)
    return "why-card-ability", "GO-TURN-09", ()
