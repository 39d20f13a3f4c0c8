"""Looking closely: what a piece, a place, a card or a seat is, and how it stands with it now."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable
from typing import Any

from gaslamp import games
from gaslamp.cli.board import Table, here_text, near_text, owner_lines, place_names
from gaslamp.cli.phrases import (
    capital,
    counted,
    ended,
    joined,
    own_title,
    owner_of,
    sentences,
    zone_text,
)
from gaslamp.cli.speech import t
from gaslamp.games.game import About, Game
from gaslamp.games.glossary import terms
from gaslamp.games.rulebook import Rulebook
from gaslamp.games.view import NOBODY, MapView, Piece, Place
from gaslamp.kernel.errors import Trouble
from gaslamp.words.words import Words

SEVERAL = 3
SOME = 8
FEW_RULES = 3


class Subject:
    """Something that has a name: what is told of it, and where it is now."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.own = known_as(name)
        self.names: set[str] = set()
        self.lines: list[str] = []
        self.now: list[str] = []
        self.text = ""
        self.call(name)

    def call(self, *names: str) -> None:
        """These are names of it, too."""
        for name in names:
            self.names.update(known_as(name))

    def told(self) -> str:
        """All there is to say."""
        now = [counted(line, n) for line, n in Counter(self.now).items()]
        lines = self.lines or [self.text]
        if not lines[0]:
            head = joined(ended(self.name), *now[:1])
            del now[:1]
        elif folded(lines[0]).startswith(folded(self.name)):
            head = lines[0]
        else:
            head = t("detail", name=self.name, text=lines[0])
        return "\n  ".join([head, *lines[1:], *now])


def look(game: Game[Any], content: Any, table: Table, wanted: str, w: Words | None = None) -> str:
    """What is called so, in sentences; empty if nothing is."""
    found = find(explained(game, subjects(game, content, table, w)), wanted)
    return "\n".join(subject.told() for subject in found)


def find(all_subjects: list[Subject], wanted: str) -> list[Subject]:
    """What is called so, else what begins so, else what has a word that begins so."""
    word = folded(wanted)
    if first := [s for s in all_subjects if word in s.own]:
        all_subjects = first
    ways: list[Callable[[str], bool]] = [
        lambda name: name == word,
        lambda name: name.startswith(word),
        lambda name: f" {word}" in name,
    ]
    for number, fits in enumerate(ways):
        found = [s for s in all_subjects if any(fits(name) for name in s.names)]
        names = list(dict.fromkeys(s.name for s in found))
        if len(found) == 1 or (found and number == 0 and fits_on_a_screen(found)):
            return found
        if found:
            more = [t("closed-more", count=len(names) - SOME)] if len(names) > SOME else []
            raise Trouble("several-names", wanted=wanted, names=[*names[:SOME], *more])
    return []


def fits_on_a_screen(found: list[Subject]) -> bool:
    """A few, or those that nobody can tell apart by name."""
    return len(found) <= SEVERAL or len({subject.name for subject in found}) == 1


def subjects(game: Game[Any], content: Any, table: Table, w: Words | None = None) -> list[Subject]:
    """Everything that can be looked at now."""
    register = Register(game.about(content, w) or printed(game, content, w))
    view = table.view
    for zone in view.zones:
        seat = owner_of(view, zone.owner)
        where = title = own_title(zone.title, seat)
        here = t("here")
        if zone.owner == view.seat:
            where, here = t("zone-yours", title=title), t("here-yours")
        elif zone.owner != NOBODY:
            name = table.seat_names[zone.owner]
            where, here = t("zone-of", title=title, name=name), t("here-of", name=name)
        for piece in zone.pieces:
            register.put_piece(piece, where)
        if zone.count or zone.note:
            register.of(f"zone {title}", title).now.append(zone_text(zone, here))
    for m in view.maps:
        for place in m.places:
            for piece in place.pieces:
                register.put_piece(piece, place.name)
    for m in view.maps:
        for place in m.places:
            register.put_place(place, m)
    for s in view.seats:
        lines = owner_lines(view, s.seat, table.called(s)) or [table.called(s)]
        register.put_seat(lines, s.seat + 1, table.seat_names[s.seat], s.name)
    return register.all


def explained(game: Game[Any], found: list[Subject]) -> list[Subject]:
    """With the game's own words, each with its sentence and its rule; of what is told already
    only the rule."""
    told = {folded(subject.name): subject for subject in found if subject.lines}
    known = terms(game.id, game.folder(), t.language) if game.id in games.ids() else []
    for term in known:
        if (subject := told.get(folded(term.word))) is not None:
            subject.lines.append(t("explained-more", rule=term.rule))
            continue
        subject = Subject(term.word)
        subject.lines = [t("explained", says=term.says, rule=term.rule)]
        found.append(subject)
    return found


def printed(game: Game[Any], content: Any, w: Words | None) -> list[About]:
    """Name and text of every piece, for a game that tells no more about itself."""
    found = []
    for kind, card in game.catalogue(content, w).items():
        if isinstance(card, dict) and "name" in card:
            text = str(card.get("text", ""))
            found.append(About(kind, str(card["name"]), [text] if text else []))
    return found


class Register:
    """All subjects, found by their ids and names while they are gathered."""

    def __init__(self, abouts: list[About]) -> None:
        self.all: list[Subject] = []
        self.by_id: dict[str, Subject] = {}
        self.by_name: dict[str, Subject] = {}
        for about in abouts:
            subject = self.new(about.id, about.name)
            subject.own |= known_as(about.id)
            subject.call(about.id, *about.also)
            subject.lines = [line for line in about.lines if line]

    def new(self, key: str, name: str) -> Subject:
        subject = Subject(name)
        self.all.append(subject)
        self.by_id[key] = subject
        self.by_name.setdefault(folded(name), subject)
        return subject

    def of(self, kind: str, name: str) -> Subject:
        """The subject of this id or name, a new one if there is none."""
        both = f"{kind} {name}"
        known = self.by_id.get(kind) or self.by_name.get(folded(name)) or self.by_id.get(both)
        return known or self.new(both, name)

    def put_piece(self, piece: Piece, where: str) -> None:
        subject = self.of(piece.kind, piece.name)
        subject.call(piece.name, piece.kind, *piece.marks)
        subject.text = subject.text or piece.text
        other = folded(piece.name) != folded(subject.name)
        key = f"now-there{'-as' if other else ''}{'-marked' if piece.marks else ''}"
        now = t(key, name=piece.name, where=where, marks=t.commas(piece.marks))
        subject.now.append(joined(now, sentences(piece.notes)))

    def put_place(self, place: Place, m: MapView) -> None:
        subject = self.by_id.get(place.id) or self.of(f"place {place.id}", place.name)
        subject.call(place.id, place.name, *parts_of(place.name))
        names = place_names(m)
        near = [names.get(n, n) for n in place.neighbours]
        told = all(name in " ".join(subject.lines) for name in near)
        beside = "" if told else near_text(place, names)
        subject.now.append(joined(t("here-now", here=here_text(place)), beside))

    def put_seat(self, lines: list[str], number: int, name: str, leader: str) -> None:
        """A seat goes by its name, and by its leader's where that is nobody else's name."""
        subject = self.new(f"seat {number}", name)
        subject.call(f"seat {number}", t("seat-number", number=number))
        if leader and folded(leader) not in self.by_name:
            subject.call(leader)
        subject.lines = lines


def of_a_verb(game: Game[Any], w: Words, wanted: str) -> str:
    """What choosing an option of this verb does; empty if there is nothing to say."""
    for verb in game.vocabulary.verbs:
        if folded(verb.word) == folded(wanted) and (does := w.does(verb.word)):
            return t("detail", name=capital(wanted), text=does)
    return ""


def in_the_rules(book: Rulebook, wanted: str) -> list[str]:
    """The rules about a word that nothing is called by: phases, actions, terms of the game.

    Those whose heading has the word, else the first few that use it.
    """
    word = f" {folded(wanted)}"
    found = [rule for rule, heading in book.headings.items() if word in f" {folded(heading)}"]
    if found:
        return found
    return [rule for rule in book.rules if word in f" {folded(book.text(rule))}"][:FEW_RULES]


# Names as people type them


def folded(name: str) -> str:
    """A name without capitals, accents, marks and a leading article."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    plain = " ".join(re.sub(r"[^\w]+", " ", plain.replace("'", "").replace("\u2019", "")).split())
    return plain.removeprefix("the ") or plain or name.casefold().strip()


def known_as(name: str) -> set[str]:
    """A name and its parts: "North 1 (Highgate Vaults)" is known as both."""
    names = {name}
    if match := re.fullmatch(r"(.+?) \((.+)\)", name):
        names.update(match.groups())
    return {folded(part) for part in names if folded(part)}


def parts_of(name: str) -> tuple[str, ...]:
    """The parts of a numbered place's name: "C2 The Green" is C2 and The Green."""
    first, _, rest = name.partition(" ")
    return (first, rest) if rest and any(letter.isdigit() for letter in first) else ()
