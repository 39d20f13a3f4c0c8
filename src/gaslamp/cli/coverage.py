"""`gaslamp rules GAME --coverage`: what stands behind each rule."""

from __future__ import annotations

from gaslamp import games
from gaslamp.cli.reference import heading_text, matching, title_of, unmarked
from gaslamp.cli.speech import t
from gaslamp.cli.terminal import say
from gaslamp.games.accounts import Accounts, accounts
from gaslamp.games.rulebook import Rulebook, rulebook
from gaslamp.learn.examples import by_rule, examples_of
from gaslamp.words.sentences import formatted, of_table

ROOM = of_table("rules")


def show_coverage(game_id: str, wanted: str) -> int:
    game = games.find(game_id)
    book = rulebook(game.folder(), game.id, t.language)
    known = accounts(game.folder())
    if not wanted:
        say("\n".join(summed_up(game.id, title_of(game), book, known)))
    rules = matching(book, wanted) if wanted else list(book.rules)
    whole = bool(wanted) and len(rules) <= MOST_WHOLE
    heading = ""
    for rule in rules:
        if book.headings[rule] != heading:
            heading = book.headings[rule]
            say(f"\n{heading_text(heading)}")
        say("\n".join(told(game.id, rule, book, known, whole)))
    return 0


MOST_WHOLE = 40  # rules that are told with everything behind them


def summed_up(game_id: str, title: str, book: Rulebook, known: Accounts) -> list[str]:
    """The figures of the whole book."""
    used = sum(known.uses(rule)[0] > 0 for rule in book.rules)
    playable = examples_of(game_id)
    count = known.used
    return [
        t("covered-rules", title=title, proved=sum(rule in known.tests for rule in book.rules),
          rules=len(book.rules)),
        t("covered-breaks", breaks=sum(map(len, known.breaks.values()))),
        t("covered-examples", playable=sum(id in playable for id in book.examples),
          examples=len(book.examples)),
        t("covered-used", games=count.games, version=count.version, digest=count.digest,
          used=used, others=len(book.rules) - used),
    ]  # fmt: skip


def told(game_id: str, rule: str, book: Rulebook, known: Accounts, whole: bool) -> list[str]:
    """One rule: its figures, and where it is wanted all that stands behind it."""
    tests, breaks = known.tests.get(rule, []), known.breaks.get(rule, [])
    uses, met = known.uses(rule)
    line = t("covered-line", tests=len(tests), breaks=len(breaks), uses=uses, met=met,
             games=known.used.games)  # fmt: skip
    lines = [f"  {rule}  {line}."]
    if not uses and rule in known.why:
        lines.append(f"    {formatted(ROOM, t.language, f'uncounted-{known.why[rule]}')}")
    if not whole:
        return lines
    lines.append(f"    {unmarked(book.text(rule))}")
    for ruling in book.rulings_of(rule):
        said = t("covered-ruling", id=ruling.id, question=ruling.question, answer=ruling.answer,
                 reason=ruling.reason)  # fmt: skip
        lines.append(f"    {unmarked(said)}")
    for id in by_rule(game_id).get(rule, []):
        text = unmarked(book.examples[id].text).replace("*", "")
        lines.append(f"    {t('covered-example', id=id, text=text)}")
    lines += [f"    {t('covered-tested', says=test.says, file=test.file)}" for test in tests]
    lines += [f"    {t('covered-broken', what=what)}" for what in breaks]
    return lines
