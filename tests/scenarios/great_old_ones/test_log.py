"""What the log and the questions say, so that nobody need look a card up."""

from __future__ import annotations

from gaslamp.games.great_old_ones.game import GAME
from gaslamp.games.great_old_ones.moments import SLIPS
from gaslamp.games.moment import Moment
from gaslamp.kernel.state import pending
from gaslamp.table import life
from gaslamp.table.log import SPECTATOR
from gaslamp.words.words import Words
from scenarios.great_old_ones.kit import Table, content, old_ones

WORDS = Words(GAME, content(), ["Ann", "Bob"])
OPEN = ["monsieur-rigaud", "edward-hyde", "jerry-cruncher"]  # no Interrupt among them


def asked(table: Table) -> str:
    decision = pending(table.g)
    assert decision is not None
    return WORDS.line(decision.prompt(table.g))


def test_who_draws_reads_each_card_once_and_not_their_number_as_well() -> None:
    match = life.begin("great-old-ones", ["human", "human"], {"colours": "by-seat"}, 3)
    for seat, rival in ((0, 1), (1, 0)):
        read = [(e.key, e.args[0]) for e in match.visible_log(seat)]
        assert sum(key == "drew-card" for key, _ in read) == 5
        assert ("drew", f"seat-{seat}") not in read
        assert ("drew", f"seat-{rival}") in read
    watched = [e.told(match.words) for e in match.visible_log(SPECTATOR)]
    assert sum(line.endswith(" draws 5 cards from the deck.") for line in watched) == 2


def test_an_event_says_what_it_does_in_the_log_and_by_the_way() -> None:
    table = old_ones(
        hands=(["the-beetle"], ["toby"]), row=OPEN, level=2, events=["gas-explosion"],
    )  # fmt: skip
    table.dice(12)
    table.choose("play:the-beetle")
    (line,) = [line for line in table.g.log if line.key == "event"]
    says = "The Building in a rolled area is removed."
    assert WORDS.line(line) == f"Event: Gas Explosion. {says}"
    slip = SLIPS["go-event"]
    named = slip.when(Moment(table.g, 0, [], [], table.g.log))
    assert isinstance(named, dict) and named["text"](WORDS) == says
    assert slip.when(Moment(table.g, 0, [], [], [])) is None


def test_the_question_for_an_interrupt_quotes_the_scroll_and_names_its_player() -> None:
    table = old_ones(hands=(["the-artful-dodger"], ["mr-tulkinghorn"]))
    table.choose("play:the-artful-dodger", "scroll")
    assert asked(table) == (
        "Cthulhu: The Artful Dodger, played by Nyarlathotep, is about to touch you: "
        "“Every other player pays you £2.” React?"
    )


def test_the_question_for_a_shelter_quotes_the_event() -> None:
    table = old_ones(
        hands=(["the-beetle"], ["st-pauls-cathedral"]), row=OPEN, level=2,
        events=["subsidence"],
    )  # fmt: skip
    table.choose("play:the-beetle")
    assert asked(table) == (
        "Cthulhu: the Event is Subsidence: “Every player pays £2 for each Building, or loses it.” "
        "Let it pass you by?"
    )
