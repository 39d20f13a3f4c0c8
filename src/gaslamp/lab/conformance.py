"""The conformance kit: what must hold at every decision of every game, in every mode.

`examine` plays one random game and checks, as it goes: menus, keys, clones, snapshots, hidden
information, barriers, undo, pieces, refusals and the end. What it finds it reports as a
`Nonconformity` with the journal that leads there, made as short as it can.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from gaslamp.bots.bot import one_of
from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.kernel.snapshot import digest, encode, restore, text
from gaslamp.kernel.state import Line, State, choose, fill, pending
from gaslamp.table import life
from gaslamp.table.log import SPECTATOR
from gaslamp.table.match import Match
from gaslamp.table.shorter import shortened
from gaslamp.table.variants import Variant

EXAMINING = 7  # the stream of the seed that the examiner's own choices come from


class Nonconformity(AssertionError):
    """A game does not keep a promise. Its text is the save that shows it."""


class Examiner:
    """Plays one random game of a match and checks it at every `stride`-th decision, and first at
    the one of this number."""

    def __init__(
        self, game: Game[Any], content: Any, variant: Variant, seed: int, stride: int, first: int
    ) -> None:
        self.game = game
        self.content = content
        self.seats = variant.seats
        self.stride = stride
        self.first = first
        self.rng = seeded(seed, EXAMINING)
        options = dict(variant.options)
        journal = Journal(
            game.id, game.rules_version, content.digest, seed, ["human"] * variant.seats, options
        )
        self.match = Match(game, content, journal, game.new(content, variant.seats, options, seed))
        self.pieces = game.pieces(self.match.g)
        self.old: list[tuple[State, str]] = []

    def run(self, limit: int) -> int:
        """Play to the end; how many choices it took."""
        count = 0
        while self.match.g.outcome is None:
            need(count < limit, f"the game has not ended after {limit} choices")
            thorough = count >= self.first and (count - self.first) % self.stride == 0
            if thorough:
                self.check_position()
            self.step(thorough)
            count += 1
        self.check_end()
        return count

    def step(self, thorough: bool) -> None:
        """Choose at random; on a thorough step check the choice from several sides."""
        g = self.match.g
        decision = pending(g)
        assert decision is not None
        seat = int(one_of(decision.seats(g), self.rng))
        codes = codes_of(g, seat)
        need(len(codes) > 0, f"seat {seat} is asked and has an empty menu")
        code = codes[int(self.rng.below(len(codes)))]
        key = self.game.key(g, seat, code)
        if not thorough:
            self.match.choose(seat, key)
            return
        before = g.clone()
        self.match.choose(seat, key)
        self.check_choice(before, seat, code)
        self.check_undo(before, seat, key)

    def check_position(self) -> None:
        g = self.match.g
        self.check_menus(g)
        self.check_copies(g)
        self.check_hidden(g)
        need(self.game.pieces(g) == self.pieces, "a piece has appeared or vanished")
        self.check_refusals()

    def check_menus(self, g: State) -> None:
        """Menus are non-empty, without twins, always the same, and their keys tell them apart."""
        asked = self.match.asked()
        need(len(asked) > 0, "the game waits, but for nobody")
        need(self.match.prompt() != "", "the prompt says nothing")
        decision = pending(g)
        way_out = -1 if decision is None else int(decision.declines())
        need(way_out == -1 or self.game.reactions, "a window opens, but the game has no reactions")
        for seat in asked:
            codes = codes_of(g, seat)
            need(way_out == -1 or way_out in codes, f"seat {seat} cannot let the moment pass")
            keys = [offer.key for offer in self.match.menu(seat)]
            need(len(keys) > 0, f"seat {seat} has an empty menu")
            need(len(set(codes)) == len(codes), f"an option is offered twice: {keys}")
            need(len(set(keys)) == len(keys), f"two options have one key: {keys}")
            need(codes == codes_of(g, seat), "the menu changes by looking at it")
            series = self.match.series(seat)
            if series is not None:
                need(set(series.keys) <= set(keys), f"a series is not on the menu: {series.keys}")
                need(bool(series.ask) == (series.free != series.keys), "a series asks for nothing")
            for reason in self.match.reasons(seat):
                need(reason.rule_text != "", f"the rulebook has no rule {reason.rule}")
                need(reason.key not in keys, f"{reason.key!r} is both offered and refused")

    def check_copies(self, g: State) -> None:
        """Clones and snapshots are equal, and remain so whatever happens to the original."""
        now = text(g)
        twin = g.clone()
        need(text(twin) == now, "a clone differs from its original")
        again = restore(encode(g), self.content)
        need(text(again) == now, "a snapshot does not restore the state")
        self.old.append((twin, now))
        if len(self.old) > 20:
            self.old.pop(0)

    def check_hidden(self, g: State) -> None:
        """After a redeal for a seat, its view and all it is asked are the same to the byte."""
        judge = self.game.judge()
        shown = {eyes: self.shown(g, eyes) for eyes in (*range(self.seats), SPECTATOR)}
        for seat in range(self.seats):
            dealt = judge.redeal(g, seat, self.rng.clone())
            for eyes in (seat, SPECTATOR):
                same = shown[eyes] == self.shown(dealt, eyes)
                need(same, f"the view of seat {eyes} tells what seat {seat} cannot know")
            if seat in self.match.asked():
                need(
                    question(self.game, g, seat) == question(self.game, dealt, seat),
                    f"what seat {seat} is asked tells what it cannot know",
                )
            need(self.game.pieces(dealt) == self.pieces, "a redeal loses or makes pieces")

    def shown(self, g: State, eyes: int) -> bytes:
        return msgspec.json.encode(self.game.view(g, eyes))

    def check_choice(self, before: State, seat: int, code: int) -> None:
        """A choice without a barrier shows the chooser nothing it did not know."""
        after = self.match.g
        again = before.clone()
        choose(again, seat, code)
        need(text(again) == text(after), "the same choice in a clone leads elsewhere")
        restored = restore(encode(before), self.content)
        choose(restored, seat, code)
        need(text(restored) == text(after), "the same choice in a restored state leads elsewhere")
        if after.barrier != before.barrier:
            return
        dealt = self.game.judge().redeal(before, seat, self.rng.clone())
        choose(dealt, seat, code)
        need(dealt.barrier == before.barrier, "whether a barrier rises tells something hidden")
        need(
            self.shown(dealt, seat) == self.shown(after, seat),
            "a choice shows something hidden without raising the barrier",
        )

    def check_undo(self, before: State, seat: int, key: str) -> None:
        """Undo goes back to exactly where it was, but never behind a barrier."""
        match = self.match
        after = text(match.g)
        crosses = match.g.barrier != before.barrier
        try:
            match.undo(seat)
        except Trouble:
            need(crosses, "undo is refused though nothing was shown")
            return
        need(not crosses, "undo goes behind a barrier")
        need(text(match.g) == text(before), "undo leads elsewhere")
        match.redo(seat)
        need(text(match.g) == after, "redo leads elsewhere")

    def check_refusals(self) -> None:
        """Illegal keys, keys of others and closed options are refused and change nothing."""
        match = self.match
        now = text(match.g)
        asked = match.asked()
        tries = [(seat, "no-such:key") for seat in range(self.seats)]
        tries += [(seat, reason.key) for seat in asked for reason in match.reasons(seat)[:3]]
        for seat in range(self.seats):
            if seat not in asked:
                tries += [(seat, offer.key) for offer in match.menu(asked[0])[:1]]
        for seat, key in tries:
            try:
                match.choose(seat, key)
            except Trouble as trouble:
                need(str(trouble).endswith((".", ")")), f"{trouble} is not a sentence")
            else:
                raise Nonconformity(f"the illegal key {key!r} was taken")
        need(text(match.g) == now, "a refused key changed the state")

    def check_end(self) -> None:
        """The end has a reason; old clones are untouched; the journal tells the same story."""
        match = self.match
        need(len(match.g.agenda) == 0, "something is still on the agenda")
        need(self.game.pieces(match.g) == self.pieces, "a piece has appeared or vanished")
        self.check_hidden(match.g)
        result = match.result()
        need(result is not None and result.reason != "", "the end has no reason")
        for twin, then in self.old:
            need(text(twin) == then, "an old clone has changed")
        again = life.load(match.save()) if match.content.digest == self.plain() else match
        need(digest(again.g) == digest(match.g), "the save leads elsewhere")
        need(again.journal == match.journal, "the save tells another story")

    def plain(self) -> str:
        """The digest of the game's own content, without a pack."""
        return str(self.game.printed.digest)


def need(holds: bool, sentence: str) -> None:
    if not holds:
        raise Nonconformity(sentence)


def codes_of(g: State, seat: int) -> list[int]:
    menu = Menu(seat)
    fill(g, menu)
    return menu.listed()


def question(game: Game[Any], g: State, seat: int) -> bytes:
    """All that a seat is told when it is asked: prompt, options and reasons, as one text."""
    decision = pending(g)
    assert decision is not None
    menu = Menu(seat, explain=True)
    fill(g, menu)
    offers = [
        (code, game.key(g, seat, code), said(game.words(g, seat, code)), game.refs(g, seat, code),
         game.odds(g, seat, code), said(game.note(g, seat, code)),
         said(game.caution(g, seat, code)), said(game.price(g, seat, code)))
        for code in menu.listed()
    ]  # fmt: skip
    closed = [
        (game.key(g, seat, r.code), r.why, r.rule, r.args, said(game.words(g, seat, r.code)))
        for r in menu.refusals
    ]
    series = game.series(g, seat)
    return msgspec.json.encode((said(decision.prompt(g)), offers, closed, series))


def said(line: Line | None) -> tuple[str, list[str | int]] | None:
    return None if line is None else (line.key, line.args)


def examine(
    game: Game[Any], content: Any, variant: Variant, seed: int, stride: int = 1, first: int = 0,
    limit: int = 20_000,
) -> int:  # fmt: skip
    """Play one random game and check it; how many choices it took."""
    examiner = Examiner(game, content, variant, seed, stride, first)
    try:
        return examiner.run(limit)
    except Exception as error:
        choices = shrunk(game, content, examiner.match.journal, variant)
        journal = examiner.match.journal
        story = "\n".join(f"{seat} {key}" for seat, key in choices)
        raise Nonconformity(
            f"{game.id}, seed {seed}, {variant.seats} seats, {dict(variant.options)}: {error}\n"
            f"after {len(journal.choices)} choices; {len(choices)} of them show it:\n{story}"
        ) from error


def shrunk(
    game: Game[Any], content: Any, journal: Journal, variant: Variant, tries: int = 200
) -> list[tuple[int, str]]:
    """A shorter list of choices that still leads to the failure."""
    fails = failure(game, content, journal, variant)
    return shortened(list(journal.choices), fails, tries)


def failure(
    game: Game[Any], content: Any, journal: Journal, variant: Variant
) -> Callable[[list[tuple[int, str]]], bool]:
    """A test whether a list of choices (illegal ones left out) ends in a failed check."""

    def fails(choices: list[tuple[int, str]]) -> bool:
        examiner = Examiner(game, content, variant, journal.seed, 1, 0)
        try:
            for seat, key in choices:
                if examiner.match.g.outcome is not None:
                    return False
                codes = {game.key(examiner.match.g, seat, c): c
                         for c in examiner.match.codes(seat)}  # fmt: skip
                if key in codes:
                    before = examiner.match.g.clone()
                    examiner.match.choose(seat, key)
                    examiner.check_choice(before, seat, codes[key])
            if examiner.match.g.outcome is None:
                examiner.check_position()
            else:
                examiner.check_end()
        except Exception:
            return True
        return False

    return fails


def random_game(game: Game[Any], content: Any, variant: Variant, seed: int, limit: int) -> State:
    """A quick random game with few checks: it ends, and no piece is lost on the way."""
    options = dict(variant.options)
    g: State = game.new(content, variant.seats, options, seed)
    g.logging = False
    pieces = game.pieces(g)
    rng: Rng = seeded(seed, EXAMINING)
    count = 0
    while g.outcome is None:
        need(count < limit, f"seed {seed}: the game has not ended after {limit} choices")
        decision = pending(g)
        assert decision is not None
        seat = int(one_of(decision.seats(g), rng))
        codes = codes_of(g, seat)
        need(len(codes) > 0, f"seed {seed}: seat {seat} has an empty menu")
        choose(g, seat, codes[int(rng.below(len(codes)))])
        count += 1
        if count % 25 == 0:
            need(game.pieces(g) == pieces, f"seed {seed}: a piece has appeared or vanished")
    need(game.pieces(g) == pieces, f"seed {seed}: a piece has appeared or vanished")
    return g
