# border: not compiled
"""What each seat may see, built by allow-list (ledger section 5)."""

from __future__ import annotations

from gaslamp.games.terrors_of_london import called, marks, moving, secrets, tables, text
from gaslamp.games.terrors_of_london.buying import ACOLYTE_COST
from gaslamp.games.terrors_of_london.horde import segment
from gaslamp.games.terrors_of_london.keywords import LookChoice
from gaslamp.games.terrors_of_london.shapes import CardData, Data, SeatData
from gaslamp.games.terrors_of_london.state import EMPTY, NO_OVERLORD, Terrors
from gaslamp.games.terrors_of_london.vocabulary import in_pile
from gaslamp.games.terrors_of_london.vocabulary import in_play as card_in_play
from gaslamp.games.view import Piece, SeatView, Track, View, ZoneView
from gaslamp.kernel.state import pending

ALL_SEEING = -2


def view(g: Terrors, seat: int) -> View:
    shown = View(seat, [seat_view(g, s) for s in (0, 1)], headline(g))
    shown.zones.extend(overlords(g))
    shown.zones.append(street(g))
    shown.zones.append(ZoneView("market", "Market", count=len(g.piles.market), look="pile"))
    shown.zones.append(ZoneView("acolytes", "Acolytes", count=len(g.piles.acolytes), look="pile"))
    for owner in (0, 1):
        shown.zones.extend(player_zones(g, owner, seat))
        shown.tracks.extend(player_tracks(g, owner))
    shown.zones.append(open_pile(g, "removed", "Removed from the game", g.piles.removed.listed()))
    shown.zones.append(box(g))
    shown.tracks.append(Track("haunt-reserve", "HAUNT tokens left", int(g.haunt_reserve), 10))
    shown.tracks.append(Track("muster-reserve", "MUSTER tokens left", int(g.muster_reserve), 10))
    shown.data = dict(data(g))
    return shown


def data(g: Terrors) -> Data:
    return {
        "active": int(g.active),
        "turn": int(g.turn),
        "pool": {"coin": int(g.coin), "power": int(g.power), "regeneration": int(g.regeneration)},
        "absorbed": int(g.absorbed),
        "overlordUsed": g.overlord_used,
        "mayConvert": g.may_convert,
        "claimWaiting": g.claim_waiting,
        "acolyteCost": int(ACOLYTE_COST),
        "hordes": hordes(g),
        "seats": [seat_data(g, s) for s in (0, 1)],
    }


def headline(g: Terrors) -> str:
    return "Setup" if g.turn == 0 else f"Turn {g.turn}"


def seat_view(g: Terrors, seat: int) -> SeatView:
    player = g.players[seat]
    if player.overlord == NO_OVERLORD:
        return SeatView(seat, "No overlord yet")
    lord = g.content.overlords[player.overlord]
    held = "1 card" if len(player.hand) == 1 else f"{len(player.hand)} cards"
    return SeatView(seat, lord.name, f"{player.health} Health, {held} in hand")


def seat_data(g: Terrors, seat: int) -> SeatData:
    player = g.players[seat]
    lord = None if player.overlord == NO_OVERLORD else g.content.overlords[player.overlord]
    armor = int(moving.armor(g, seat))
    return {
        "overlord": lord.id if lord else None,
        "health": int(player.health),
        "most": int(lord.health) if lord else 0,
        "armor": armor,
        "armorLeft": armor if seat == g.active else max(0, armor - int(g.absorbed)),
        "muster": int(player.muster),
        "deck": len(player.deck),
        "discard": len(player.discard),
        "hand": len(player.hand),
    }


def piece(g: Terrors, ref: str, card: int, notes: list[str] | None = None) -> Piece:
    """A card; all hordes rest on factions, so a monster's own stands at every mention."""
    kind = g.kind(card)
    faction = text.FACTION_NAMES[int(kind.faction)]
    marks_on_it = [faction] if faction else []
    marks_on_it += notes or []
    shown = dict(CardData(notes=notes)) if notes else {}
    return Piece(ref, kind.id, kind.name, text.card_text(g.content, kind), marks_on_it, shown)


def overlords(g: Terrors) -> list[ZoneView]:
    """While the setup chooses them: the overlord sheets nobody has taken."""
    taken = [int(player.overlord) for player in g.players]
    if NO_OVERLORD not in taken:
        return []
    free = [lord for index, lord in enumerate(g.content.overlords) if index not in taken]
    pieces = [
        Piece(f"overlords/{lord.id}", lord.id, lord.name, text.overlord_text(g.content, lord))
        for lord in free
    ]
    return [ZoneView("overlords", "Overlords", pieces, len(pieces))]


def street(g: Terrors) -> ZoneView:
    pieces = []
    for slot, card in enumerate(g.piles.street.listed()):
        if card == EMPTY:
            continue
        cost = int(g.kind(card).cost)
        face = piece(g, f"street/{slot}", card)
        face.marks.append(f"costs {cost}")
        face.data = dict(CardData(price=cost))
        if g.turn > 0 and cost > g.coin:
            face.data |= CardData(short=cost - int(g.coin))
        pieces.append(face)
    return ZoneView("street", "Street", pieces, len(pieces))


def player_zones(g: Terrors, owner: int, seat: int) -> list[ZoneView]:
    player = g.players[owner]
    mine = f"seat-{owner}"
    played = [in_play(g, mine, card, play_notes(g, card)) for card in player.play.listed()]
    relics = [in_play(g, mine, card, relic_notes(g, card)) for card in player.relics.listed()]
    discard = open_pile(g, f"{mine}/discard", "Discard pile", player.discard.listed())
    discard.owner = owner
    return [
        hand(g, owner, seat),
        ZoneView(f"{mine}/play", "Play area", played, owner=owner, note=horde_note(g, owner)),
        ZoneView(f"{mine}/relics", "Relics", relics, len(relics), owner),
        deck(g, owner, seat),
        *look(g, owner, seat),
        discard,
    ]


def hand(g: Terrors, owner: int, seat: int) -> ZoneView:
    """The owner sees all; others see how many, and the cards they saw arrive."""
    held = g.players[owner].hand.listed()
    if seat in (owner, ALL_SEEING):
        shown = held
    else:
        shown = sorted((c for c in held if certain(g, owner, c, seat)), key=g.id)
    own = seat in (owner, ALL_SEEING)
    pieces = []
    for card in shown:
        name = in_pile(g, held, card) if own else g.id(card)
        face = piece(g, f"seat-{owner}/hand/{name}", card)
        if own and g.kind(card).type == tables.INFLUENCE_CARD:
            faction = g.faction_of(owner)
            met = moving.has_faction_monster(g, g.players[owner], faction)
            face.marks.append("condition met now" if met else "condition not met now")
            face.data = dict(CardData(met=met))
        pieces.append(face)
    return ZoneView(f"seat-{owner}/hand", "Hand", pieces, len(held), owner, "hand")


def known(g: Terrors, card: int, seat: int) -> bool:
    """Whether a seat knows a hidden card; a spectator knows what both players know."""
    if seat >= 0:
        return secrets.knows(g, card, seat)
    return secrets.knows(g, card, 0) and secrets.knows(g, card, 1)


def certain(g: Terrors, owner: int, card: int, seat: int) -> bool:
    """Whether a seat also knows where it lies."""
    if seat >= 0:
        return secrets.sure(g, owner, card, seat)
    return secrets.sure(g, owner, card, 0) and secrets.sure(g, owner, card, 1)


def deck(g: Terrors, owner: int, seat: int) -> ZoneView:
    """Facedown; a card known where it lies is shown with its place from the top."""
    pile = g.players[owner].deck.listed()
    pieces = []
    for place, card in enumerate(reversed(pile), 1):
        if seat == ALL_SEEING or certain(g, owner, card, seat):
            pieces.append(piece(g, f"seat-{owner}/deck/{place}", card, [f"card {place} from top"]))
    if seat != ALL_SEEING:
        pieces += half_known(g, owner, seat)
    return ZoneView(f"seat-{owner}/deck", "Deck", pieces, len(pile), owner, "pile")


def half_known(g: Terrors, owner: int, seat: int) -> list[Piece]:
    """Known cards that lie in one of two places, after their owner put them back in secret."""
    cards_held = g.players[owner].hand.listed() + g.players[owner].deck.listed()
    unplaced = [c for c in cards_held if known(g, c, seat) and not certain(g, owner, c, seat)]
    pieces = []
    for card in sorted(unplaced, key=g.id):
        places = sorted([place_of(g, owner, card), place_of(g, owner, secrets.partner(g, card))])
        named = ["in hand" if place == 0 else f"card {place} from top" for place in places]
        pieces.append(piece(g, f"seat-{owner}/deck/{g.id(card)}", card, [" or ".join(named)]))
    return pieces


def place_of(g: Terrors, owner: int, card: int) -> int:
    """A card's place from the top of the deck; 0 for the hand."""
    index = int(g.players[owner].deck.find(card))
    return len(g.players[owner].deck) - index if index >= 0 else 0


def look(g: Terrors, owner: int, seat: int) -> list[ZoneView]:
    """The cards on show while their owner decides about them."""
    decision = pending(g)
    if not isinstance(decision, LookChoice) or decision.seat != owner:
        return []
    if seat not in (owner, ALL_SEEING) and not decision.open:
        return []
    top = g.players[owner].deck.listed()[-2:]
    cards_seen = list(reversed(g.players[owner].deck.listed()))[: int(decision.seen)]
    pieces = [piece(g, f"seat-{owner}/look/{in_pile(g, top, card)}", card) for card in cards_seen]
    return [ZoneView(f"seat-{owner}/look", "Seen from the deck", pieces, len(pieces), owner)]


def open_pile(g: Terrors, zone: str, title: str, pile: list[int]) -> ZoneView:
    """An open pile: its order has no meaning, so it is shown sorted."""
    ordered = sorted(pile, key=lambda card: in_pile(g, pile, card))
    pieces = [piece(g, f"{zone}/{in_pile(g, pile, card)}", card) for card in ordered]
    return ZoneView(zone, title, pieces, len(pile), look="pile")


def box(g: Terrors) -> ZoneView:
    """What takes no part: only the Influence cards left there are worth showing."""
    left = [c for c in g.piles.box.listed() if g.kind(c).type == tables.INFLUENCE_CARD]
    chosen = {int(player.overlord) for player in g.players}
    pieces = [piece(g, f"box/{g.id(c)}", c) for c in left if int(g.kind(c).overlord) in chosen]
    return ZoneView("box", "Left in the box", pieces, len(g.piles.box), look="pile")


def player_tracks(g: Terrors, owner: int) -> list[Track]:
    player = g.players[owner]
    if player.overlord == NO_OVERLORD:
        return []
    most = int(g.content.overlords[player.overlord].health)
    mine = f"seat-{owner}"
    acting = owner == g.active and g.turn > 0
    tracks = [
        Track(
            f"{mine}/health",
            "Health",
            int(player.health),
            most,
            owner,
            overlord_note(g) if acting else "",
        ),
        Track(
            f"{mine}/armor",
            "Armor",
            int(moving.armor(g, owner)),
            owner=owner,
            note="" if acting or not g.absorbed else f"{g.absorbed} absorbed this turn",
        ),
        Track(f"{mine}/muster", "MUSTER tokens", int(player.muster), owner=owner),
    ]
    if owner == g.active:
        tracks += [
            Track(
                f"{mine}/coin",
                "Coin",
                int(g.coin),
                owner=owner,
                note="may be turned into Power" if g.may_convert else "",
            ),
            Track(f"{mine}/power", "Power", int(g.power), owner=owner),
            Track(f"{mine}/regeneration", "Regeneration", int(g.regeneration), owner=owner),
        ]
    return tracks


def overlord_note(g: Terrors) -> str:
    """What the active player's overlord has done this turn, and what still waits of it."""
    said = []
    if g.overlord_used:
        said.append("ability used this turn")
    if g.claim_waiting:
        said.append("the next Street monster bought has CLAIM")
    return "; ".join(said)


def in_play(g: Terrors, owner: str, card: int, notes: list[str]) -> Piece:
    """A card in play: what has been done with it stands in its notes and, to be drawn, in data."""
    face = piece(g, f"{owner}/play/{card_in_play(g, card)}", card, notes)
    side = marks.token(g, card)
    if side == marks.HAUNT_SIDE or side == marks.DISMISS_SIDE:
        face.data |= CardData(token="haunt" if side == marks.HAUNT_SIDE else "dismiss")
    if marks.has(g, card, marks.HAUNTED):
        face.data |= CardData(haunted=True)
    if marks.has(g, card, marks.RELIC_USED):
        face.data |= CardData(used=True)
    spent = horde_used(g, card)
    if any(spent):
        face.data |= CardData(hordeUsed=spent)
    return face


def horde_used(g: Terrors, card: int) -> list[bool]:
    """For each Horde ability of a monster: whether it has been used this turn."""
    numbers = range(int(g.kind(card).hordes))
    return [bool(marks.has(g, card, marks.ABILITY_1_USED << number)) for number in numbers]


def play_notes(g: Terrors, card: int) -> list[str]:
    """What a player needs to see on a card in play."""
    notes = []
    side = marks.token(g, card)
    if side == marks.HAUNT_SIDE:
        notes.append("HAUNT token")
    elif side == marks.DISMISS_SIDE:
        notes.append("Dismiss token")
    if marks.has(g, card, marks.HAUNTED):
        notes.append("HAUNT Action taken")
    notes += horde_place(g, card)
    kind = g.kind(card)
    for number, used in enumerate(horde_used(g, card)):
        if used:
            notes.append(f"Horde ability used: {text.phrases(g.content, kind.horde[number])}")
    if marks.has(g, card, marks.TRIGGER_USED):
        notes.append("trigger used")
    return notes


def relic_notes(g: Terrors, card: int) -> list[str]:
    if g.kind(card).action == tables.NO_PROGRAM:
        return ["Armor only"]
    return ["used"] if marks.has(g, card, marks.RELIC_USED) else ["ready"]


def horde_place(g: Terrors, card: int) -> list[str]:
    """Which horde a monster is in, and where in it."""
    for number, chain in enumerate(chains(g), 1):
        if card in chain:
            return [f"place {chain.index(card) + 1} in horde {number}"]
    return []


def chains(g: Terrors) -> list[list[int]]:
    """The active player's hordes, each from left to right; a split one is two."""
    if g.turn == 0:
        return []
    return [
        segment(g, card)
        for card in g.players[g.active].play.listed()
        if marks.has(g, card, marks.ATTACHED) and marks.left_of(g, card) < 0
    ]


def hordes(g: Terrors) -> list[list[str]]:
    """The hordes by the handles of their cards."""
    return [[f"seat-{g.active}/play/{card_in_play(g, c)}" for c in chain] for chain in chains(g)]


def horde_note(g: Terrors, owner: int) -> str:
    """The hordes in a play area in words: who stands in which order, and what fits at the ends."""
    if owner != g.active:
        return ""
    said = []
    for number, chain in enumerate(chains(g), 1):
        order = ", ".join(called.name(g.content, card_in_play(g, card)) for card in chain)
        first, last = g.kind(chain[0]), g.kind(chain[-1])
        left = text.faction_monster(tables.LEFT_ICON[first.faction])
        right = text.faction_monster(tables.RIGHT_ICON[last.faction])
        said.append(f"Horde {number} from left to right: {order}. "
                    f"Open to {left} at its left end and {right} at its right end.")  # fmt: skip
    return " ".join(said)
