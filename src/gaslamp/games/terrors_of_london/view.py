# border: not compiled
"""What each seat may see, built by allow-list (ledger section 5)."""

from __future__ import annotations

from collections import Counter

from gaslamp.games.terrors_of_london import called, marks, moving, secrets, tables, text
from gaslamp.games.terrors_of_london.buying import ACOLYTE_COST
from gaslamp.games.terrors_of_london.effects import LookChoice
from gaslamp.games.terrors_of_london.horde import segment
from gaslamp.games.terrors_of_london.shapes import CardData, Data, SeatData
from gaslamp.games.terrors_of_london.state import (
    EMPTY,
    HAUNT_TOKENS,
    MUSTER_TOKENS,
    NO_OVERLORD,
    Terrors,
)
from gaslamp.games.terrors_of_london.tables import Kind
from gaslamp.games.terrors_of_london.vocabulary import in_pile
from gaslamp.games.terrors_of_london.vocabulary import in_play as card_in_play
from gaslamp.games.view import Piece, SeatView, Track, View, ZoneView
from gaslamp.kernel.state import pending
from gaslamp.words.words import Words

ALL_SEEING = -2


def view(g: Terrors, seat: int, w: Words) -> View:
    shown = View(seat, [seat_view(g, s, w) for s in (0, 1)], headline(g, w))
    linked = chains(g)
    rest = [unplaced(g, owner) if owner == seat else {} for owner in (0, 1)]
    shown.zones.extend(overlords(g, w))
    shown.zones.append(street(g, w))
    for zone, pile in (("market", g.piles.market), ("acolytes", g.piles.acolytes)):
        shown.zones.append(ZoneView(zone, w.fixed[f"zone-{zone}"], count=len(pile), look="pile"))
    for owner in (0, 1):
        shown.zones.extend(player_zones(g, owner, seat, w, linked, rest[owner]))
        shown.tracks.extend(player_tracks(g, owner, w))
    shown.zones.append(open_pile(g, "removed", "removed", g.piles.removed.listed(), w))
    shown.zones.append(box(g, w))
    haunt, muster = int(g.haunt_reserve), int(g.muster_reserve)
    shown.tracks += [
        Track("haunt-reserve", w.fixed["track-haunt-reserve"], haunt, int(HAUNT_TOKENS)),
        Track("muster-reserve", w.fixed["track-muster-reserve"], muster, int(MUSTER_TOKENS)),
    ]
    shown.data = dict(data(g, linked, rest[seat] if seat >= 0 else {}))
    shown.goal, shown.aims = goal(g, seat, w), aims(g, seat, w)
    return shown


def goal(g: Terrors, seat: int, w: Words) -> str:
    """TL-END-01: whose Health is to be brought to nothing, and how much of it is left."""
    if g.turn == 0:
        return w.say("goal-setup")
    own, other = (seat, 1 - seat) if seat >= 0 else (0, 1)
    left = [int(g.players[s].health) for s in (own, other)]
    key = "goal" if seat >= 0 else "goal-watched"
    return w.say(key, left[1], left[0], f"seat-{other}", f"seat-{own}")


def aims(g: Terrors, seat: int, w: Words) -> list[str]:
    """The same in few words."""
    if g.turn == 0:
        return [w.say("goal-setup")]
    left = [int(player.health) for player in g.players]
    if seat < 0:
        return [w.say("aim-watched", left[s], f"seat-{s}") for s in range(len(left))]
    return [w.say("aim-win", left[1 - seat]), w.say("aim-lose", left[seat])]


def data(g: Terrors, linked: list[list[int]], rest: dict[str, int]) -> Data:
    return {
        "active": int(g.active),
        "turn": int(g.turn),
        "pool": {"coin": int(g.coin), "power": int(g.power), "regeneration": int(g.regeneration)},
        "absorbed": int(g.absorbed),
        "overlordUsed": g.overlord_used,
        "mayConvert": g.may_convert,
        "claimWaiting": g.claim_waiting,
        "acolyteCost": int(ACOLYTE_COST),
        "hordes": hordes(g, linked),
        "seats": [seat_data(g, s) for s in (0, 1)],
        "inDeck": rest,
    }


def headline(g: Terrors, w: Words) -> str:
    return w.fixed["headline-setup"] if g.turn == 0 else w.say("headline", int(g.turn))


def seat_view(g: Terrors, seat: int, w: Words) -> SeatView:
    player = g.players[seat]
    if player.overlord == NO_OVERLORD:
        return SeatView(seat, w.fixed["seat-no-overlord"])
    lord = g.content.overlords[player.overlord]
    note = w.say("seat-note", int(player.health), len(player.hand))
    return SeatView(seat, w.name(lord.id), note)


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


def piece(g: Terrors, ref: str, card: int, w: Words, notes: list[str] | None = None) -> Piece:
    """A card; all hordes rest on factions, so a monster's own stands at every mention."""
    kind = g.kind(card)
    name, said, *faction = w.faces.get(kind.id) or face(w, kind)
    if not notes:
        return Piece(ref, kind.id, name, said, faction)
    return Piece(ref, kind.id, name, said, [*faction, *notes], dict(CardData(notes=notes)))


def face(w: Words, kind: Kind) -> tuple[str, ...]:
    """What stands on every card of a kind: its name, its text, its faction if it has one."""
    faction = text.faction_name(w, int(kind.faction))
    said = w.name(kind.id), w.name(called.printed(kind.id)), *([faction] if faction else [])
    w.faces[kind.id] = said
    return said


def overlords(g: Terrors, w: Words) -> list[ZoneView]:
    """While the setup chooses them: the overlord sheets nobody has taken."""
    taken = [int(player.overlord) for player in g.players]
    if NO_OVERLORD not in taken:
        return []
    free = [lord for index, lord in enumerate(g.content.overlords) if index not in taken]
    pieces = [
        Piece(f"overlords/{lord.id}", lord.id, w.name(lord.id), w.name(called.printed(lord.id)))
        for lord in free
    ]
    return [ZoneView("overlords", w.fixed["zone-overlords"], pieces, len(pieces))]


def street(g: Terrors, w: Words) -> ZoneView:
    pieces = []
    for slot, card in enumerate(g.piles.street.listed()):
        if card == EMPTY:
            continue
        cost = int(g.kind(card).cost)
        face = piece(g, f"street/{slot}", card, w)
        face.marks.append(w.say("mark-costs", cost))
        face.data = dict(CardData(price=cost))
        if g.turn > 0 and cost > g.coin:
            face.data |= CardData(short=cost - int(g.coin))
        pieces.append(face)
    return ZoneView("street", w.fixed["zone-street"], pieces, len(pieces))


def player_zones(
    g: Terrors, owner: int, seat: int, w: Words, linked: list[list[int]], rest: dict[str, int]
) -> list[ZoneView]:
    """What lies with a player; `rest` is what the owner knows to be somewhere in the deck."""
    player = g.players[owner]
    mine = f"seat-{owner}"
    played = [monster(g, mine, card, linked, w) for card in player.play.listed()]
    relics = [in_play(g, mine, card, relic_notes(g, card, w), w) for card in player.relics.listed()]
    discard = open_pile(g, f"{mine}/discard", "discard", player.discard.listed(), w)
    discard.owner = owner
    note = horde_note(g, linked, w) if owner == g.active else ""
    return [
        hand(g, owner, seat, w),
        ZoneView(f"{mine}/play", w.fixed["zone-play"], played, len(played), owner, note=note),
        ZoneView(f"{mine}/relics", w.fixed["zone-relics"], relics, len(relics), owner),
        deck(g, owner, seat, w, rest),
        *look(g, owner, seat, w),
        discard,
    ]


def hand(g: Terrors, owner: int, seat: int, w: Words) -> ZoneView:
    """The owner sees all; others see how many, and the cards they saw arrive."""
    held = g.players[owner].hand.listed()
    if seat in (owner, ALL_SEEING):
        shown = held
    else:
        shown = sorted((c for c in held if secrets.certain(g, owner, c, seat)), key=g.id)
    own = seat in (owner, ALL_SEEING)
    pieces = []
    for card in shown:
        name = in_pile(g, held, card) if own else g.id(card)
        face = piece(g, f"seat-{owner}/hand/{name}", card, w)
        if own and g.kind(card).type == tables.INFLUENCE_CARD:
            faction = g.faction_of(owner)
            met = moving.has_faction_monster(g, g.players[owner], faction)
            face.marks.append(w.fixed["mark-met" if met else "mark-not-met"])
            face.data = dict(CardData(met=met))
        pieces.append(face)
    return ZoneView(f"seat-{owner}/hand", w.fixed["zone-hand"], pieces, len(held), owner, "hand")


def deck(g: Terrors, owner: int, seat: int, w: Words, rest: dict[str, int]) -> ZoneView:
    """Facedown; a card known where it lies is shown with its place from the top."""
    pile = g.players[owner].deck.listed()
    pieces = []
    for place, card in enumerate(reversed(pile), 1):
        if seat == ALL_SEEING or secrets.certain(g, owner, card, seat):
            lies = [w.say("mark-from-top", place)]
            pieces.append(piece(g, f"seat-{owner}/deck/{place}", card, w, lies))
    if seat != ALL_SEEING:
        pieces += half_known(g, owner, seat, w)
    title, note = w.fixed["zone-deck"], deck_note(rest, w)
    return ZoneView(f"seat-{owner}/deck", title, pieces, len(pile), owner, "pile", note)


def unplaced(g: Terrors, owner: int) -> dict[str, int]:
    """What lies in a player's deck where the player cannot know: all their cards that are nowhere
    else, by kind, in the order of their names."""
    cards = [c for c in g.players[owner].deck.listed() if not secrets.certain(g, owner, c, owner)]
    return dict(sorted(Counter(map(g.id, cards)).items()))


def deck_note(kinds: dict[str, int], w: Words) -> str:
    if not kinds:
        return ""
    return w.say("deck-note", w.commas([w.say("copies", n, kind) for kind, n in kinds.items()]))


def half_known(g: Terrors, owner: int, seat: int, w: Words) -> list[Piece]:
    """Known cards that lie in one of two places, after their owner put them back in secret."""
    cards_held = g.players[owner].hand.listed() + g.players[owner].deck.listed()
    known, certain = secrets.known, secrets.certain
    unplaced = [c for c in cards_held if known(g, c, seat) and not certain(g, owner, c, seat)]
    pieces = []
    for card in sorted(unplaced, key=g.id):
        places = sorted([place_of(g, owner, card), place_of(g, owner, secrets.partner(g, card))])
        named = [
            w.say("mark-from-top", place) if place else w.fixed["mark-in-hand"] for place in places
        ]
        lies = [str(w.either(named))]
        pieces.append(piece(g, f"seat-{owner}/deck/{g.id(card)}", card, w, lies))
    return pieces


def place_of(g: Terrors, owner: int, card: int) -> int:
    """A card's place from the top of the deck; 0 for the hand."""
    index = int(g.players[owner].deck.find(card))
    return len(g.players[owner].deck) - index if index >= 0 else 0


def look(g: Terrors, owner: int, seat: int, w: Words) -> list[ZoneView]:
    """The cards on show while their owner decides about them."""
    decision = pending(g)
    if not isinstance(decision, LookChoice) or decision.seat != owner:
        return []
    if seat not in (owner, ALL_SEEING) and not decision.open:
        return []
    top = g.players[owner].deck.listed()[-2:]
    cards_seen = list(reversed(g.players[owner].deck.listed()))[: int(decision.seen)]
    pieces = [
        piece(g, f"seat-{owner}/look/{in_pile(g, top, card)}", card, w) for card in cards_seen
    ]
    return [ZoneView(f"seat-{owner}/look", w.fixed["zone-look"], pieces, len(pieces), owner)]


def open_pile(g: Terrors, zone: str, title: str, pile: list[int], w: Words) -> ZoneView:
    """An open pile: its order has no meaning, so it is shown sorted."""
    ordered = sorted([(in_pile(g, pile, card), card) for card in pile])
    pieces = [piece(g, f"{zone}/{id}", card, w) for id, card in ordered]
    return ZoneView(zone, w.fixed[f"zone-{title}"], pieces, len(pile), look="pile")


def box(g: Terrors, w: Words) -> ZoneView:
    """What takes no part: only the Influence cards left there are worth showing."""
    left = [c for c in g.piles.box.listed() if g.kind(c).type == tables.INFLUENCE_CARD]
    chosen = {int(player.overlord) for player in g.players}
    pieces = [piece(g, f"box/{g.id(c)}", c, w) for c in left if int(g.kind(c).overlord) in chosen]
    return ZoneView("box", w.fixed["zone-box"], pieces, len(g.piles.box), look="pile")


def player_tracks(g: Terrors, owner: int, w: Words) -> list[Track]:
    player = g.players[owner]
    if player.overlord == NO_OVERLORD:
        return []
    most = int(g.content.overlords[player.overlord].health)
    acting = owner == g.active and g.turn > 0
    absorbed = "" if acting or not g.absorbed else w.say("track-armor-absorbed", int(g.absorbed))
    tracks = [
        track(w, owner, "health", int(player.health), overlord_note(g, w) if acting else "", most),
        track(w, owner, "armor", int(moving.armor(g, owner)), absorbed),
        track(w, owner, "muster", int(player.muster)),
    ]
    if owner == g.active:
        converts = w.fixed["track-coin-converts"] if g.may_convert else ""
        tracks += [
            track(w, owner, "coin", int(g.coin), converts),
            track(w, owner, "power", int(g.power)),
            track(w, owner, "regeneration", int(g.regeneration)),
        ]
    return tracks


def track(
    w: Words, owner: int, what: str, value: int, note: str = "", most: int | None = None
) -> Track:
    return Track(f"seat-{owner}/{what}", w.fixed[f"track-{what}"], value, most, owner, note)


def overlord_note(g: Terrors, w: Words) -> str:
    """What the active player's overlord has done this turn, and what still waits of it."""
    if not g.overlord_used and not g.claim_waiting:
        return ""
    return w.say("track-overlord", int(g.overlord_used), int(g.claim_waiting))


def monster(g: Terrors, owner: str, card: int, linked: list[list[int]], w: Words) -> Piece:
    """A card in the play area, where hordes are formed."""
    spent = horde_used(g, card)
    face = in_play(g, owner, card, play_notes(g, card, spent, linked, w), w)
    if any(spent):
        face.data |= CardData(hordeUsed=spent)
    return face


def in_play(g: Terrors, owner: str, card: int, notes: list[str], w: Words) -> Piece:
    """A card in play: what has been done with it stands in its notes and, to be drawn, in data."""
    face = piece(g, f"{owner}/play/{card_in_play(g, card)}", card, w, notes)
    side = marks.token(g, card)
    if side == marks.HAUNT_SIDE or side == marks.DISMISS_SIDE:
        face.data |= CardData(token="haunt" if side == marks.HAUNT_SIDE else "dismiss")
    if marks.has(g, card, marks.HAUNTED):
        face.data |= CardData(haunted=True)
    if marks.has(g, card, marks.RELIC_USED):
        face.data |= CardData(used=True)
    return face


def horde_used(g: Terrors, card: int) -> list[bool]:
    """For each Horde ability of a monster: whether it has been used this turn."""
    count = int(g.kind(card).hordes)
    if not count:
        return []
    return [bool(marks.has(g, card, marks.ABILITY_1_USED << number)) for number in range(count)]


def play_notes(
    g: Terrors, card: int, spent: list[bool], linked: list[list[int]], w: Words
) -> list[str]:
    """What a player needs to see on a card in play."""
    notes = []
    side = marks.token(g, card)
    if side == marks.HAUNT_SIDE:
        notes.append(w.fixed["mark-haunt"])
    elif side == marks.DISMISS_SIDE:
        notes.append(w.fixed["mark-dismiss"])
    if marks.has(g, card, marks.HAUNTED):
        notes.append(w.fixed["mark-haunted"])
    for number, chain in enumerate(linked, 1):
        if card in chain:
            notes.append(w.say("mark-in-horde", chain.index(card) + 1, number))
    for number, used in enumerate(spent):
        if used:
            notes.append(w.say("mark-horde-used", called.effect(g.kind(card).horde[number])))
    if marks.has(g, card, marks.TRIGGER_USED):
        notes.append(w.fixed["mark-trigger-used"])
    return notes


def relic_notes(g: Terrors, card: int, w: Words) -> list[str]:
    if g.kind(card).action == tables.NO_PROGRAM:
        return [w.fixed["mark-armor-only"]]
    return [w.fixed["mark-used" if marks.has(g, card, marks.RELIC_USED) else "mark-ready"]]


def chains(g: Terrors) -> list[list[int]]:
    """The active player's hordes, each from left to right; a split one is two."""
    if g.turn == 0:
        return []
    return [
        segment(g, card)
        for card in g.players[g.active].play.listed()
        if marks.has(g, card, marks.ATTACHED) and marks.left_of(g, card) < 0
    ]


def hordes(g: Terrors, linked: list[list[int]]) -> list[list[str]]:
    """The hordes by the handles of their cards."""
    return [[f"seat-{g.active}/play/{card_in_play(g, c)}" for c in chain] for chain in linked]


def horde_note(g: Terrors, linked: list[list[int]], w: Words) -> str:
    """The hordes in a play area in words: who stands in which order, and what fits at the ends."""
    said = []
    for number, chain in enumerate(linked, 1):
        order = w.commas([w.name(card_in_play(g, card)) for card in chain])
        first, last = g.kind(chain[0]), g.kind(chain[-1])
        left = text.faction_monster(w, tables.LEFT_ICON[first.faction])
        right = text.faction_monster(w, tables.RIGHT_ICON[last.faction])
        said.append(w.say("horde-note", number, order, left, right))
    return w.paragraph(said) if said else ""
