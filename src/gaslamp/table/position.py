"""A position of a match: what is asked there, and of whom. Each thing is worked out once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from operator import attrgetter
from typing import Any

from gaslamp.games.game import Game, Odds, Series, Timed
from gaslamp.games.rulebook import Rulebook, rulebook
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.bits import members
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.state import State, fill, pending
from gaslamp.table.seats import seat_names
from gaslamp.words.languages import ENGLISH
from gaslamp.words.words import Words


@dataclass(frozen=True, slots=True)
class OddsShown:
    """A chance in words; see `Odds`."""

    message: str
    chance: float
    good: bool | None = None
    about: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """An option a seat may choose now."""

    key: str
    label: str
    refs: list[str]
    odds: list[OddsShown]
    note: str = ""  # what it costs or brings
    caution: str = ""  # what would be lost by it: people are asked once more
    rank: int = 0  # 0 does something, 1 lets something go, 2 is dear
    price: str = ""  # what it costs whoever chooses it, short enough for a tag on the piece


@dataclass(frozen=True, slots=True)
class SeriesShown:
    """Options that may be chosen one after the other; see `Series`."""

    keys: list[str]  # in the order in which they lie, each as often as it can be chosen
    free: list[str]  # those of them that do the same whenever they come
    label: str  # of choosing all
    free_label: str  # of choosing only those
    rest_label: str  # of choosing all in this order, although the order may matter
    ask: str  # for which the order may matter; empty where it cannot


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an option is closed: in words, with the ledger rule and its text."""

    key: str
    label: str
    why: str
    rule: str
    rule_text: str
    refs: list[str]


Named = tuple[str, str, list[str]]  # an option's key, label and refs
MANY = 8192


@lru_cache(maxsize=MANY)
def alike(
    key: str, label: str, refs: tuple[str, ...], note: str, caution: str, rank: int, price: str
) -> Offer:
    """An offer that is made again and again, kept once for all tables."""
    return Offer(key, label, list(refs), [], note, caution, rank, price)


@lru_cache(maxsize=MANY)
def one(code: int) -> int:
    """The number of an option that is there again and again, kept once for all tables."""
    return code


class Tongue:
    """How a match speaks of options in one language. What a game calls constant (`Game.constant`)
    is said once and kept for as long as the seats have these names."""

    def __init__(self, game: Game[Any], words: Words, rules: Rulebook) -> None:
        self.game = game
        self.words = words
        self.rules = rules
        self.named: dict[tuple[int, int], Named] = {}  # what is constant and was not offered yet
        self.offers: dict[int, dict[int, Offer]] = {}  # what is constant, by seat and code

    def name(self, g: State, seat: int, code: int) -> Named:
        offer = self.offered(seat).get(code)
        if offer is not None:
            return offer.key, offer.label, offer.refs
        found = self.named.get((seat, code))
        if found is None:
            key, line, refs = self.game.vocabulary.spelled(g, seat, code)
            found = (key, self.words.say(line.key, *line.args), refs)
            if code >> 48 in self.game.constant:
                self.named[seat, code] = found
        return found

    def key(self, g: State, seat: int, code: int) -> str:
        offer = self.offered(seat).get(code)
        if offer is not None:
            return offer.key
        found = self.named.get((seat, code))
        return self.game.key(g, seat, code) if found is None else found[0]

    def offered(self, seat: int) -> dict[int, Offer]:
        """What was offered to the seat before and is always offered alike."""
        found = self.offers.get(seat)
        if found is None:
            found = self.offers[seat] = {}
        return found

    def offer(self, g: State, seat: int, code: int) -> Offer:
        game, say = self.game, self.words.say
        key, label, refs = self.name(g, seat, code)
        note = game.note(g, seat, code)
        caution = game.caution(g, seat, code)
        price = game.price(g, seat, code)
        odds = game.odds(g, seat, code)
        said = (
            "" if note is None else say(note.key, *note.args),
            "" if caution is None else say(caution.key, *caution.args),
            game.rank(g, seat, code),
            "" if price is None else say(price.key, *price.args),
        )
        if code >> 48 not in game.constant:
            return Offer(key, label, refs, [self.odds(one) for one in odds] if odds else [], *said)
        found = alike(key, label, tuple(refs), *said)
        if odds:
            found = replace(found, odds=[self.odds(one) for one in odds])
        self.offered(seat)[code] = found
        self.named.pop((seat, code), None)
        return found

    def series(self, series: Series, key_of: dict[int, str]) -> SeriesShown:
        """Put into words; of all its codes the keys are known."""
        key, words = series.message, self.words
        keys = [key_of[code] for code in series.codes]
        free = [key_of[code] for code in series.free]
        named = words.listed([words.name(one) for one in dict.fromkeys(series.named)])
        return SeriesShown(
            keys,
            free,
            words.say(key, len(keys)),
            words.attribute(key, "free", len(free)),
            words.attribute(key, "rest", len(keys)),
            words.attribute(key, "ask", named) if series.named else "",
        )

    def odds(self, one: Odds) -> OddsShown:
        message = self.words.sentence(one.message, one.args)
        return OddsShown(message, one.chance, one.good, one.about)


class Tongues(dict[str, "Tongue"]):
    """The languages that a match speaks: one for each that somebody reads, once it is asked for."""

    def __init__(
        self, game: Game[Any], content: Any, seats: list[str], chosen: list[str] | None
    ) -> None:
        super().__init__()
        self.game = game
        self.content = content
        self.seats = seats
        self.chosen = chosen  # the names of those who have one

    def __missing__(self, language: str) -> Tongue:
        names = seat_names(self.seats, self.chosen, language)
        words = Words(self.game, self.content, names, language)
        rules = rulebook(self.game.folder(), self.game.id, language)
        found = self[language] = Tongue(self.game, words, rules)
        return found


class Position:
    """A state as the seats are asked about it; another state is another position."""

    def __init__(self, tongues: Tongues, g: State, seats: int) -> None:
        self.tongues = tongues
        self.g = g
        self.seats = seats
        self.decision = pending(g)
        self.asked: list[int] = []
        self.awaited: list[int] = []
        if self.decision is not None:
            self.asked = members(int(self.decision.seats(g)), seats)
            self.awaited = members(int(self.decision.awaited(g)), seats)
        self.codes_of: dict[int, list[int]] = {}
        self.keys_of: dict[int, dict[str, int]] = {}
        self.menu_of: dict[tuple[int, str], list[Offer]] = {}
        self.reasons_of: dict[tuple[int, str], list[Reason]] = {}
        self.closed_of: dict[tuple[int, str], list[Reason]] = {}
        self.text = ""

    def hush(self) -> None:
        """Everybody has been told, and it is stored: what was put into words or written down is
        found again for whoever asks once more."""
        self.text = ""
        self.keys_of.clear()
        self.menu_of.clear()
        self.reasons_of.clear()
        self.closed_of.clear()

    @cached_property
    def timed(self) -> Timed | None:
        """What the game says of the time for it."""
        return self.tongues.game.clock(self.g)

    def snapshot(self) -> str:
        """The state as a store or a worker gets it."""
        if not self.text:
            self.text = snapshots.text(self.g)
        return self.text

    def prompt(self, language: str = ENGLISH, reader: int = -1) -> str:
        """What is asked, in the words of whoever reads it."""
        if self.decision is None:
            return ""
        line = self.decision.prompt(self.g)
        return self.tongues[language].words.told(line.key, line.args, reader)

    def codes(self, seat: int) -> list[int]:
        """The seat's options, in the order of the rules."""
        found = self.codes_of.get(seat)
        if found is None:
            listed = self.filled(seat, explain=False).listed()
            found = self.codes_of[seat] = list(map(one, listed))
        return found

    def filled(self, seat: int, explain: bool) -> Menu:
        menu = Menu(seat, explain=explain)
        if seat in self.asked:
            fill(self.g, menu)
        return menu

    def keys(self, seat: int) -> dict[str, int]:
        """The seat's options by key."""
        found = self.keys_of.get(seat)
        if found is None:
            key = self.tongues[ENGLISH].key
            found = self.keys_of[seat] = {key(self.g, seat, c): c for c in self.codes(seat)}
        return found

    def menu(self, seat: int, language: str = ENGLISH) -> list[Offer]:
        """What the seat may choose now: what does something first, what is dear last."""
        found = self.menu_of.get((seat, language))
        if found is None:
            tongue = self.tongues[language]
            codes, kept = self.codes(seat), tongue.offered(seat)
            found = [kept.get(code) or tongue.offer(self.g, seat, code) for code in codes]
            found.sort(key=attrgetter("rank"))
            self.menu_of[seat, language] = found
        return found

    def reasons(self, seat: int, language: str = ENGLISH) -> list[Reason]:
        """Everything the seat might want to do now and cannot, with the rule."""
        found = self.reasons_of.get((seat, language))
        if found is None:
            tongue = self.tongues[language]
            words, rules = tongue.words, tongue.rules
            found = self.reasons_of[seat, language] = []
            for refusal in self.filled(seat, explain=True).refusals:
                key, label, refs = tongue.name(self.g, seat, refusal.code)
                why = words.say(refusal.why, *refusal.args)
                text = rules.text(refusal.rule)
                found.append(Reason(key, label, why, refusal.rule, text, refs))
        return found

    def closed(self, seat: int, language: str = ENGLISH) -> list[Reason]:
        """Why pieces are closed to the seat for which no option stands (`Game.closed`): boards
        show these reasons first. They have no key."""
        found = self.closed_of.get((seat, language))
        if found is None:
            tongue = self.tongues[language]
            lit = {ref for offer in self.menu(seat, language) for ref in offer.refs}
            told = {ref for reason in self.reasons(seat, language) for ref in reason.refs}
            rows = tongue.game.closed(self.g, seat, lit | told) if seat in self.asked else []
            found = self.closed_of[seat, language] = []
            for row in rows:
                refs = [ref for ref in row.refs if ref not in lit]
                if refs:
                    what, why = tongue.words.say(row.what), row.why
                    said, text = tongue.words.say(why.key, *why.args), tongue.rules.text(row.rule)
                    found.append(Reason("", what, said, row.rule, text, refs))
        return found

    def series(self, seat: int, language: str = ENGLISH) -> SeriesShown | None:
        """What the seat may choose in one go."""
        found = self.tongues.game.series(self.g, seat) if seat in self.asked else None
        if found is None:
            return None
        tongue = self.tongues[language]
        key_of = {code: key for key, code in self.keys(seat).items()}
        for code in found.codes:  # of cards that mean the same, only one is on the menu
            if code not in key_of:
                key_of[code] = tongue.key(self.g, seat, code)
        return tongue.series(found, key_of)

    def still_asks(self, seat: int, before: Position) -> bool:
        """Whether a seat that did not choose is asked the same as before somebody else did."""
        if seat not in self.asked or seat not in before.asked:
            return False
        return self.decision is before.decision or self.question(seat) == before.question(seat)

    def question(self, seat: int) -> tuple[Any, ...]:
        """What an asked seat is asked, in a form that can be compared."""
        assert self.decision is not None
        line = self.decision.prompt(self.g)
        return type(self.decision), line.key, line.args, self.codes(seat)
