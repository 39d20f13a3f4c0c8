"""What people can say at the table besides choosing: why, undo, log, rules, save and so on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gaslamp.cli import board, looking, reference
from gaslamp.cli.closed import closed_lines
from gaslamp.cli.menus import Group, Listing, full_lines, option_text
from gaslamp.cli.phrases import ended
from gaslamp.cli.planning import has_plans, plan
from gaslamp.cli.terminal import ask, number_in, say, steady
from gaslamp.kernel.errors import Trouble
from gaslamp.table.advice import hint, suggestion
from gaslamp.table.match import Match
from gaslamp.table.position import Offer, Reason
from gaslamp.table.reactions import PREFERENCES, preference

if TYPE_CHECKING:
    from gaslamp.cli.client import Client

LOG_LINES = 10


@dataclass(frozen=True)
class Command:
    """A command: how it is written, what it does, and the function that does it."""

    usage: str
    help: str
    do: Callable[[Client, str], None]
    fits: Callable[[Match], bool] = lambda match: True  # whether it makes sense in this game


def why(client: Client, text: str) -> None:
    """Why an option is closed; without a text, all that is."""
    closed = client.match.reasons(client.seat)
    if not text:
        if not closed:
            raise Trouble("Nothing is closed now: all there is to do is on the menu.")
        lines = closed_lines(closed, len(client.listing.lines) + 1)
        say("\n".join(["You cannot do these now:", *lines]))
        return
    if text.isdecimal():
        explain(client, client.option(text))
        return
    low = text.lower()
    found = [o for o in client.options() if low in (o.key, o.label.lower())]
    found = found or [r for r in closed if low in r.key or low in r.label.lower()]
    if not found:
        raise Trouble(f"Nothing that is closed now has {text!r} in it; `why` alone lists all.")
    for option in found:
        explain(client, option)


def explain(client: Client, option: Group | Offer | Reason) -> None:
    if not isinstance(option, Reason):
        label = option.label if isinstance(option, Offer) else option.title
        raise Trouble(f"{label} can be chosen: it is on the menu.")
    text = reference.unmarked(option.rule_text)
    say(f"{option.label}: {option.why}")
    say(f"  Rule {option.rule}: {text}")


def undo(client: Client, text: str) -> None:
    if text == "ask":
        ask_undo(client)
    elif text:
        raise Trouble("Say `undo` to take back your last choice, or `undo ask` to ask for it.")
    else:
        take_back(client)
    client.fresh = True


def take_back(client: Client) -> None:
    """The last choice, or all choices of the plan that was laid last."""
    match = client.match
    choices = match.journal.choices
    start, end = client.laid
    planned = len(choices) == end
    with steady():
        match.undo(client.seat)
        while planned and len(choices) > start:
            match.undo(client.seat)
    client.taken = match.undone[start - end :] if planned else []
    say("Your plan is taken back." if planned else "Your last choice is taken back.")


def ask_undo(client: Client) -> None:
    """Go back behind what was shown, if everybody at the table agrees."""
    match = client.match
    done = match.ask_undo(client.seat)
    asker = match.words.seat_names[client.seat]
    for seat in match.human_seats():
        if done or seat == client.seat:
            continue
        name = match.words.seat_names[seat]
        try:
            answer = ask(f"{name}, may {asker} take the last choice back? (yes or no) ")
        except (EOFError, KeyboardInterrupt):
            match.refuse_undo()
            raise
        if answer.lower() not in ("y", "yes"):
            match.refuse_undo()
            raise Trouble(f"{name} does not agree; nothing is taken back.")
        with steady():
            done = match.agree_undo(seat)
    say(f"The table goes back to before the last choice of {asker}.")


def how_to_ask(client: Client, text: str) -> None:
    """How this seat wants to be asked when it could react; alone: what can be chosen."""
    match = client.match
    if not match.game.reactions:
        raise Trouble("In this game nobody is asked to react, so nothing can be chosen.")
    if text:
        count = len(match.journal.choices)
        with steady():
            match.prefer(client.seat, text)
        client.fresh = client.fresh or len(match.journal.choices) > count
    now = match.reactions.of_seat[client.seat]
    for how in PREFERENCES:
        if not text or how == text:
            mark = " (now)" if how == now else ""
            title, help = preference(how)
            say(f"  ask {how}{mark}: {title}. {help}")


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
        say("Your plan is laid again.")
        client.spoke = True
    client.fresh = True


def log(client: Client, text: str) -> None:
    if text and number_in(text) < 0:
        raise Trouble(f"`log {text}` should be `log` with a number of lines.")
    entries = client.match.visible_log(client.eyes())
    count = number_in(text) if text else LOG_LINES
    say("\n".join(entry.text for entry in entries[max(0, len(entries) - count) :]))


def show_board(client: Client, text: str) -> None:
    say(board.whole(client.table(), text))


def look(client: Client, text: str) -> None:
    if not text:
        raise Trouble("Say what to look at: a card, a piece, a place or a seat, by its name.")
    match = client.match
    if found := looking.look(match.game, match.content, client.table(), text):
        say(found)
    elif told := looking.in_the_rules(match.rules, text):
        say(f"Nothing on the table is called {text!r}, but the rules say:")
        say(reference.rules_text(match.rules, told))
    else:
        raise Trouble(f"Nothing is called {text!r}; `board` shows what there is.")


def rules(client: Client, text: str) -> None:
    book = client.match.rules
    if text:
        say(reference.rules_text(book, reference.matching(book, text)))
    else:
        head = "The rules, by heading; `rules` with an id, its beginning or a word shows them:"
        say(f"{head}\n{reference.headings_text(book)}")


def give_hint(client: Client, text: str) -> None:
    """What a bot would choose, by the numbers that are on the screen."""
    match = client.match
    if match.result() is not None:
        raise Trouble("The game is over; nothing is asked any more.")
    key = hint(match, client.seat)
    offer = next(o for o in match.menu(client.seat) if o.key == key)
    numbers = client.listing.find(key)
    if not numbers:
        while client.listing.back is not None:
            client.listing = client.listing.back
        numbers = client.listing.find(key)
        client.show_menu()
    typed = ", then ".join(numbers)
    say(ended(f"A bot in your place would type {typed}: {option_text(offer)}"))
    if plan := suggestion(match, client.seat):
        for line in plan["lines"]:
            say(f"  {line}")
        if plan.get("keys"):
            say("  (`plan suggested` chooses all of that.)")


def save(client: Client, text: str) -> None:
    if not text:
        raise Trouble("Say where to save: save FILE.")
    client.save(text)


def menu(client: Client, text: str) -> None:
    """The menu from its beginning, or all of it at once."""
    if text.lower() not in ("", "all"):
        raise Trouble("Say `menu` for what can be chosen, or `menu all` for every single option.")
    if text:
        client.listing = Listing(list(client.match.menu(client.seat)))
        say("\n".join([client.match.prompt(), *full_lines(client.listing.lines)]))
    else:
        client.listing = client.new_listing()
        client.show_menu()


def back(client: Client, text: str) -> None:
    """From a group of options to the others."""
    if client.listing.back is None:
        raise Trouble("There is no menu to go back to; `undo` takes back a choice.")
    client.listing = client.listing.back
    client.show_menu()


def pass_keyboard(client: Client, text: str) -> None:
    """Where several seats are asked at once, another person may choose first."""
    people = client.match.human_seats()
    asked = [seat for seat in client.match.asked() if seat in people]
    if number_in(text) - 1 not in asked:
        listed = ", ".join(str(seat + 1) for seat in asked) or "none"
        raise Trouble(f"Say `seat N` with a person's seat that is asked now: {listed}.")
    client.sit_down(int(text) - 1)


def show_help(client: Client, text: str) -> None:
    lines = [
        "Type a number of the menu, an option's key or some of its words to choose it. Besides:"
    ]
    lines += [f"  {command.usage}: {command.help}"
              for command in COMMANDS.values() if command.fits(client.match)]  # fmt: skip
    say("\n".join(lines))


def has_reactions(match: Match) -> bool:
    return match.game.reactions


def has_people(match: Match) -> bool:
    return len(match.human_seats()) > 1


def leave(client: Client, text: str) -> None:
    client.leave()


COMMANDS = {
    "why": Command("why [N or KEY or WORD]", "why that cannot be chosen; alone: all that is closed",
                   why),
    "undo": Command("undo, undo ask", "take your last choice back; ask the table for it", undo),
    "redo": Command("redo", "make the choice (or the plan) again that was taken back", redo),
    "plan": Command("plan [WORDS or suggested]",
                    "lay a whole plan at once; alone: how to write one", plan, has_plans),
    "ask": Command("ask [always, able or my-turn]",
                   "when to ask you if you could react to what others do", how_to_ask,
                   has_reactions),
    "log": Command("log [N]", "the last N lines of what happened", log),
    "board": Command("board [map, table, me or N]",
                     "everything you can see, with all texts; or a part, N being a seat",
                     show_board),
    "look": Command("look NAME", "what a card, piece, place, seat or term is, and where it is",
                    look),
    "rules": Command("rules [ID or WORD]", "rules by id or by word; alone: the headings", rules),
    "hint": Command("hint", "what a bot would choose in your place", give_hint),
    "menu": Command("menu, menu all", "what can be chosen now; every single option", menu),
    "back": Command("back", "from a group of options to the others", back),
    "save": Command("save FILE", "save the game; `gaslamp play --load FILE` goes on with it", save),
    "seat": Command("seat N", "when several people are asked: give seat N the keyboard",
                    pass_keyboard, has_people),
    "help": Command("help", "this list", show_help),
    "quit": Command("quit", "leave; you can save first", leave),
}  # fmt: skip
