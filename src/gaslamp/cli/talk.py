"""What people can say at the table besides choosing: why, undo, log, rules, save and so on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gaslamp.cli import board, looking, reference
from gaslamp.cli.closed import closed_lines
from gaslamp.cli.in_one_go import has_series, in_one_go
from gaslamp.cli.menus import Group, Listing, full_lines, option_text
from gaslamp.cli.phrases import ended
from gaslamp.cli.planning import has_plans, plan
from gaslamp.cli.speech import t
from gaslamp.cli.telling import told_here, tongue
from gaslamp.cli.terminal import ask, number_in, say, steady
from gaslamp.kernel.errors import Trouble
from gaslamp.table.advice import advice, hint, reason, suggestion
from gaslamp.table.candles import lit, weighed
from gaslamp.table.chances import SECONDS, chances
from gaslamp.table.log import SPECTATOR
from gaslamp.table.match import Match
from gaslamp.table.position import Offer, Reason
from gaslamp.table.reactions import PREFERENCES, preference
from gaslamp.table.terms import check_advice
from gaslamp.table.undo import FAR, Back

if TYPE_CHECKING:
    from gaslamp.cli.client import Client

LOG_LINES = 10


@dataclass(frozen=True)
class Command:
    """A command: the function that does it. The message `say-…` tells how it is written and what
    it does."""

    do: Callable[[Client, str], None]
    fits: Callable[[Match], bool] = lambda match: True  # whether it makes sense in this game


def why(client: Client, text: str) -> None:
    """Why an option is closed; without a text, all that is."""
    closed = client.match.reasons(client.seat, t.language)
    if not text:
        if not closed:
            raise Trouble("nothing-closed")
        lines = closed_lines(closed, len(client.listing.lines) + 1)
        say("\n".join([t("closed-title"), *lines]))
        return
    if text.isdecimal():
        explain(client, client.option(text))
        return
    low = text.lower()
    found = [o for o in client.options() if low in (o.key, o.label.lower())]
    found = found or [r for r in closed if low in r.key or low in r.label.lower()]
    if not found:
        raise Trouble("nothing-closed-like", typed=text)
    for option in found:
        explain(client, option)


def explain(client: Client, option: Group | Offer | Reason) -> None:
    if not isinstance(option, Reason):
        label = option.label if isinstance(option, Offer) else option.title
        raise Trouble("on-the-menu", label=label)
    text = reference.unmarked(option.rule_text)
    say(t("why-closed", label=option.label, why=option.why))
    if option.rule:  # a lesson's own reason has none
        say(f"  {t('why-rule', rule=option.rule, text=text)}")


def undo(client: Client, text: str) -> None:
    """`undo`, `undo action` or `undo turn`; with `ask` behind it where the table must agree."""
    asking = text == "ask" or text.endswith(" ask")
    far = text.removesuffix("ask").rstrip() if asking else text
    if far not in ("", *FAR):
        raise Trouble("how-to-undo")
    to = Back(client.match, client.seat).starts()[far] if far else None
    if asking:
        ask_undo(client, to)
    else:
        take_back(client, to)
    client.fresh = True


def take_back(client: Client, to: int | None) -> None:
    """The last choice, or all choices of the plan that was laid last; or further."""
    match = client.match
    count = len(match.journal.choices)
    start, end = client.laid
    planned = to is None and count == end
    with steady():
        match.undo(client.seat, start if planned else to)
    client.taken = match.undone[start - end :] if planned else []
    if planned:
        say(t("plan-taken-back"))
    else:
        say(t("taken-back", count=count - len(match.journal.choices)))


def ask_undo(client: Client, to: int | None) -> None:
    """Go back behind what was shown, if everybody at the table agrees."""
    match = client.match
    done = match.ask_undo(client.seat, to)
    asker = tongue(match).words.seat_names[client.seat]
    back = 0 if done else len(match.journal.choices) - match.asked_to_undo().target
    for seat in match.human_seats():
        if done or seat == client.seat:
            continue
        name = tongue(match).words.seat_names[seat]
        try:
            answer = ask(t("may-undo", name=name, asker=asker, count=back))
        except (EOFError, KeyboardInterrupt):
            match.refuse_undo()
            raise
        if answer.lower() not in t.words("typed-yes"):
            match.refuse_undo()
            raise Trouble("undo-refused", name=name)
        with steady():
            done = match.agree_undo(seat)
    say(t("gone-back", asker=asker))


def how_to_ask(client: Client, text: str) -> None:
    """How this seat wants to be asked when it could react; alone: what can be chosen."""
    match = client.match
    if not match.game.reactions:
        raise Trouble("no-reactions")
    if text:
        count = len(match.journal.choices)
        with steady():
            match.prefer(client.seat, text)
        client.fresh = client.fresh or len(match.journal.choices) > count
    now = match.reactions.of_seat[client.seat]
    for how in PREFERENCES:
        if not text or how == text:
            title, help = preference(how, t.language)
            key = "asked-how-now" if how == now else "asked-how"
            say(f"  {t(key, how=how, title=title, help=help)}")


def redo(client: Client, text: str) -> None:
    """The choice that was taken back last, or all of a plan that was."""
    match, plan = client.match, client.taken
    end = len(match.journal.choices) + max(1, len(plan))
    if plan and match.undone[-len(plan) :] != plan:
        end, plan = len(match.journal.choices) + 1, []
    with steady():
        match.redo(client.seat)
        while len(match.journal.choices) < end:
            match.redo(client.seat)
    if plan:
        say(t("plan-laid-again"))
        client.spoke = True
    client.fresh = True


def log(client: Client, text: str) -> None:
    """What happened; `whole`: with the card and its column wherever chance has spoken."""
    typed = text.lower().split()
    whole = "whole" in typed
    numbers = [word for word in typed if word != "whole"]
    if len(numbers) > 1 or any(number_in(word) < 0 for word in numbers):
        raise Trouble("log-of-what", typed=text)
    entries = client.match.visible_log(client.eyes())
    count = number_in(numbers[0]) if numbers else LOG_LINES
    latest = entries[max(0, len(entries) - count) :]
    words = tongue(client.match).words
    for entry in told_here(client.match, latest, client.eyes()):
        detail = entry.detail(words) if whole else ""
        say(t("log-detail", text=entry.text, detail=detail) if detail else entry.text)


def show_board(client: Client, text: str) -> None:
    say(board.whole(client.table(), text))


def look(client: Client, text: str) -> None:
    if not text:
        raise Trouble("look-at-what")
    match = client.match
    words = tongue(match).words
    if found := looking.look(match.game, match.content, client.table(), text, words):
        say(found)
    elif does := looking.of_a_verb(match.game, words, text):
        say(does)
    elif told := looking.in_the_rules(tongue(match).rules, text):
        say(t("only-in-rules", wanted=text))
        say(reference.rules_text(tongue(match).rules, told))
    else:
        raise Trouble("nothing-called", wanted=text)


def rules(client: Client, text: str) -> None:
    book = tongue(client.match).rules
    if text:
        say(reference.rules_text(book, reference.matching(book, text)))
    else:
        say(t("rules-head"))
        say(reference.headings_text(book))


def give_hint(client: Client, text: str) -> None:
    """What a bot would choose, by the numbers that are on the screen; with a number, so many of
    the best options."""
    match = client.match
    if match.result() is not None:
        raise Trouble("over")
    check_advice(match.terms, hint=True)
    if text:
        if number_in(text) < 1:
            raise Trouble("hint-of-what", typed=text)
        tell_candles(client, number_in(text))
        return
    key = hint(match, client.seat)
    offer = next(o for o in match.menu(client.seat, t.language) if o.key == key)
    numbers = client.listing.find(key)
    if not numbers:
        while client.listing.back is not None:
            client.listing = client.listing.back
        numbers = client.listing.find(key)
        client.show_menu()
    typed = numbers[0]
    for number in numbers[1:]:
        typed = t("hint-then", a=typed, b=number)
    say(ended(t("hint", typed=typed, option=option_text(offer))))
    if plan := suggestion(match, client.seat, t.language):
        for line in plan["lines"]:
            say(f"  {line}")
        if plan.get("keys"):
            say(f"  {t('hint-plan')}")


def show_chances(client: Client, text: str) -> None:
    """What every option leaves the seat of its chances."""
    if client.match.result() is not None:
        raise Trouble("over")
    check_advice(client.match.terms, hint=False)
    tell_chances(client)


def tell_candles(client: Client, count: int) -> None:
    """The best options: the chance each leaves, how far behind it is, and why."""
    match, seat = client.match, client.seat
    given = advice(match, seat)
    why = reason(match, seat, given, t.language)
    w = tongue(match).words
    rng = match.advising_rng(seat)
    found = weighed(match.game, match.g, seat, given.code, rng, w, SECONDS, count)
    offers = {offer.key: offer for offer in match.menu(seat, t.language)}
    say(t("chances-head"))
    for candle in lit(match.game, found, given.code, w, why, count):
        option = option_text(offers[match.game.key(match.g, seat, candle.code)])
        if candle.chance is None:
            say(f"  {t('candle-alone', option=option, why=candle.why)}")
            continue
        said = t("candle", won=candle.chance.won, low=candle.chance.low, high=candle.chance.high,
                 option=option, behind=candle.behind, why=candle.why)  # fmt: skip
        say(f"  {said}")


def tell_chances(client: Client) -> None:
    match, seat = client.match, client.seat
    offers = {offer.key: offer for offer in match.menu(seat, t.language)}
    found = chances(match, seat)
    say(t("chances-head"))
    for one in found:
        offer = offers[match.game.key(match.g, seat, one.code)]
        say(f"  {t('chances-line', won=f'{100 * one.won:.0f}', option=option_text(offer))}")


def save(client: Client, text: str) -> None:
    if not text:
        raise Trouble("save-where")
    client.save(text)


def menu(client: Client, text: str) -> None:
    """The menu from its beginning, or all of it at once."""
    if text.lower() not in ("", "all"):
        raise Trouble("how-to-menu")
    if text:
        client.listing = Listing(list(client.match.menu(client.seat, t.language)))
        say(
            "\n".join(
                [client.match.prompt(t.language, client.seat), *full_lines(client.listing.lines)]
            )
        )
    else:
        client.listing = client.new_listing()
        client.show_menu()


def back(client: Client, text: str) -> None:
    """From a group of options to the others."""
    if client.listing.back is None:
        raise Trouble("no-menu-behind")
    client.listing = client.listing.back
    client.show_menu()


def pass_keyboard(client: Client, text: str) -> None:
    """Where several seats are asked at once, another person may choose first."""
    people = client.match.human_seats()
    asked = [seat for seat in client.match.asked() if seat in people]
    if number_in(text) - 1 not in asked:
        raise Trouble("which-seat", seats=[str(seat + 1) for seat in asked])
    client.sit_down(int(text) - 1)


def show_help(client: Client, text: str) -> None:
    say(t("help-head"))
    for word, command in COMMANDS.items():
        if command.fits(client.match):
            usage, help = t(f"say-{word}"), t.attribute(f"say-{word}", "help")
            say(f"  {t('help-line', usage=usage, help=help)}")


def has_reactions(match: Match) -> bool:
    return match.game.reactions


def has_people(match: Match) -> bool:
    return len(match.human_seats()) > 1


def tell_goal(client: Client, text: str) -> None:
    """How the game is won and lost now."""
    say(client.table().view.goal)


def has_goal(match: Match) -> bool:
    return bool(match.view(SPECTATOR).goal)


def slips(client: Client, text: str) -> None:
    """What was told at this table when it first mattered; or the switch."""
    client.slips.obey(text)


def leave(client: Client, text: str) -> None:
    client.leave()


COMMANDS = {
    "why": Command(why),
    "undo": Command(undo),
    "redo": Command(redo),
    "plan": Command(plan, has_plans),
    "all": Command(in_one_go, has_series),
    "ask": Command(how_to_ask, has_reactions),
    "log": Command(log),
    "board": Command(show_board),
    "look": Command(look),
    "goal": Command(tell_goal, has_goal),
    "slips": Command(slips),
    "rules": Command(rules),
    "hint": Command(give_hint),
    "chances": Command(show_chances),
    "menu": Command(menu),
    "back": Command(back),
    "save": Command(save),
    "seat": Command(pass_keyboard, has_people),
    "help": Command(show_help),
    "quit": Command(leave),
}
