"""The first real game, and the teacher who whispers there for a few turns and then falls silent."""

from __future__ import annotations

import random
from typing import Any

from gaslamp import games
from gaslamp.games.game import Game
from gaslamp.games.moment import Named
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State
from gaslamp.learn import facts
from gaslamp.learn.lesson import FirstGame, Taught
from gaslamp.learn.slips import matter_now, own_turn, said
from gaslamp.learn.taught import LEARN
from gaslamp.table import life
from gaslamp.table.advice import HINT, thought
from gaslamp.table.candles import AS_GOOD, behind, better_for, weighed
from gaslamp.table.match import Match
from gaslamp.table.seats import HUMAN
from gaslamp.words.languages import ENGLISH
from gaslamp.words.lists import paragraph
from gaslamp.words.sentences import formatted
from gaslamp.words.words import Words

SEEDS = 1 << 31
DEALS = 4_000  # that are looked at for a wish


def first_game(taught: Taught) -> FirstGame:
    found = taught.course.first_game
    if found is None:
        raise Trouble("no-first-game", title=games.find(taught.game).titled())
    return found


def begin(taught: Taught, dice: random.Random | None = None) -> Match:
    """The first real game, dealt as it was wished for."""
    game = first_game(taught)
    wanted = dice or random.SystemRandom()
    for _ in range(DEALS):
        match = life.begin(taught.game, game.seats, game.options, wanted.randrange(SEEDS))
        eyes = facts.Eyes(match.game, match.content, match, game.seats.index(HUMAN))
        if facts.broken(game.wish, eyes) is None:
            return match
    raise Trouble("no-such-deal", wish=game.wish)


class Guide:
    """What the teacher says to a seat: a line when its moment has come (the room's `moments.py`
    says when), and one more when the seat let something go that it could still have done."""

    def __init__(self, taught: Taught, match: Match, seat: int) -> None:
        self.taught = taught
        self.match = match
        self.seat = seat
        self.turns = first_game(taught).turns
        # After so many choices: what could have been done before, in some language.
        self.missed: tuple[int, str, str] | None = None
        self.spoken: dict[str, int] = {}  # after how many choices a line was told

    def turn(self) -> int:
        return own_turn(self.match, self.seat)[0]

    def told(self, language: str = ENGLISH) -> str:
        """What the teacher says now; nothing when there is nothing to say."""
        match, turn = self.match, self.turn()
        if match.result() is not None or turn > self.turns + 1:
            return ""
        lines = [self.could_still(language)]
        if turn <= self.turns:
            lines += [said(match, id, named, language) for id, named in self.new_line()]
        elif self.seat in match.asked() and not own_turn(match, self.seat)[1]:
            lines.append(formatted(LEARN, language, "no-more"))
        return paragraph(lines, language)

    def new_line(self) -> list[tuple[str, Named]]:
        """The last line whose moment has come; what was told at another choice, or comes before
        that, is not told any more."""
        at, lines = len(self.match.journal.choices), self.match.game.lines()
        known = [id for id in lines if id in self.spoken]
        later = list(lines)[list(lines).index(known[-1]) + 1 :] if known else list(lines)
        again = [id for id in known[-1:] if self.spoken[id] == at]
        now = matter_now(self.match, self.seat, {id: lines[id] for id in [*again, *later]})
        found = list(now.items())[-1:]
        self.spoken.update((id, at) for id, _ in found)
        return found

    # What could still have been done

    def worth_asking(self, key: str) -> bool:
        """Whether it is to be looked up, before the seat chooses this, what else there was: when it
        lets something go while the teacher still speaks."""
        offers = {offer.key: offer.rank for offer in self.match.menu(self.seat)}
        return offers.get(key) == 1 and 0 in offers.values() and self.turn() <= self.turns

    def note(self, said: str, language: str) -> None:
        """What could still have been done is told until the seat chooses again."""
        self.missed = (len(self.match.journal.choices), said, language) if said else None

    def could_still(self, language: str) -> str:
        if self.missed is None:
            return ""
        at, told, spoken = self.missed
        since = self.match.journal.choices[at:]
        return told if spoken == language and all(seat != self.seat for seat, _ in since) else ""


def could_still(
    game: Game[Any], g: State, seat: int, key: str, rng: Rng, w: Words, seconds: float
) -> str:
    """What a seat that is about to let something go could still do, and what only that would lead
    to; nothing where it is hardly better. From a redealt copy only."""
    given = thought(game, g, seat, HINT, rng.clone(), w)
    if given.planned or game.verb(given.code >> 48) in game.declines:
        return ""
    found = weighed(game, g, seat, given.code, rng, w, seconds)
    first = next((one for one in found.found if one.code == given.code), None)
    mine = next((one for one in found.found if one.key == key), None)
    if first is None or (mine is not None and behind(first, mine) == AS_GOOD):
        return ""
    why = better_for(game, found, first, mine, w, "candle-would-lead") if mine is not None else ""
    label = w.line(game.words(g, seat, given.code))
    told = formatted(LEARN, w.language, "could-still", (("label", label),))
    return paragraph([told, why], w.language)
