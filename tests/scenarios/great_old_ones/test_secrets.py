"""What nobody may learn: Objectives, hands, deck order, and the timing of prompts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gaslamp.bots.bot import one_of
from gaslamp.games.great_old_ones.game import GAME
from gaslamp.games.great_old_ones.state import OldOnes
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose, pending
from gaslamp.lab.conformance import codes_of
from gaslamp.words.words import Words
from scenarios.great_old_ones.kit import card_no, content, old_ones

WINDOWS = ("Window", "ReturnWindow", "Shelter")


def fresh(seats: int, seed: int) -> OldOnes:
    options = GAME.settled(seats, {"colours": "by-seat"})
    g = GAME.new(content(), seats, options, seed)
    assert isinstance(g, OldOnes)
    return g


def asked_of(g: OldOnes) -> tuple[str, int, list[Any]]:
    """What the table sees of the pause: what is asked, and of whom."""
    decision = pending(g)
    if decision is None:
        return "", 0, []
    line = decision.prompt(g)
    return line.key, int(decision.seats(g)), line.args


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whether_a_window_opens_depends_on_nothing_hidden(seats: int) -> None:
    """The same choice in a world redealt for any onlooker leads to the same question.

    A choice that rolls dice, draws cards or hands some over may lead elsewhere: there chance
    or the cards have spoken, and the barrier has risen.
    """
    judge = GAME.judge()
    windows = 0
    for seed in range(3):
        g = fresh(seats, seed)
        rng = seeded(seed, 9)
        while g.outcome is None:
            decision = pending(g)
            assert decision is not None
            windows += type(decision).__name__ in WINDOWS
            seat = int(one_of(decision.seats(g), rng))
            codes = codes_of(g, seat)
            code = codes[int(rng.below(len(codes)))]
            worlds = []
            for eyes in range(seats):
                dealt = judge.redeal(g, eyes, rng.clone())
                assert asked_of(dealt) == asked_of(g)
                if code in codes_of(dealt, seat):
                    worlds.append(dealt)
            before = int(g.barrier)
            choose(g, seat, code)
            for dealt in worlds:
                choose(dealt, seat, code)
                if g.barrier == before and g.outcome is None:
                    assert asked_of(dealt) == asked_of(g)
    assert windows > 10


def test_a_menu_with_a_declaration_asks_the_same_question_as_one_without() -> None:
    areas = ("chelsea", "lambeth", "battersea", "kensington", "southwark", "bermondsey",
             "marylebone")  # fmt: skip
    agents = {area: {0: 1} for area in areas}
    open_ = old_ones(agents=agents, objectives=("pride", "sloth"))
    closed = old_ones(agents=agents, objectives=("greed", "sloth"))
    assert "declare" in open_.menu(0)
    assert "declare" not in closed.menu(0)
    assert asked_of(open_.g) == asked_of(closed.g)
    for eyes in (-1, 1):
        assert GAME.view(open_.g, eyes) == GAME.view(closed.g, eyes)


def test_an_end_that_shows_all_objectives_is_a_barrier() -> None:
    areas = ("chelsea", "lambeth", "battersea", "kensington", "southwark", "bermondsey",
             "marylebone")  # fmt: skip
    won = old_ones(agents={area: {0: 1} for area in areas}, objectives=("pride", "sloth"))
    clock = old_ones(hands=(["the-beetle"], ["toby"]), level=12)
    for table, key in ((won, "declare"), (clock, "play:the-beetle")):
        before = int(table.g.barrier)
        table.choose(key)
        assert table.over()
        assert table.g.barrier > before, "nobody can undo what everybody has seen"


@pytest.mark.parametrize("seats", [2, 4])
def test_no_view_names_a_hidden_card_or_objective(seats: int) -> None:
    """Swap all that a seat cannot know: its view, to the byte, stays the same."""
    judge = GAME.judge()
    for seed in range(2):
        g = fresh(seats, seed)
        rng = seeded(seed, 4)
        count = 0
        while g.outcome is None:
            count += 1
            if count % 20 == 0:
                for eyes in range(seats):
                    mine = msgspec.json.encode(GAME.view(g, eyes))
                    for stream in range(2):
                        dealt = judge.redeal(g, eyes, seeded(count, stream))
                        assert msgspec.json.encode(GAME.view(dealt, eyes)) == mine
            decision = pending(g)
            assert decision is not None
            seat = int(one_of(decision.seats(g), rng))
            codes = codes_of(g, seat)
            choose(g, seat, codes[int(rng.below(len(codes)))])


def test_what_the_end_shows_to_everybody_is_not_dealt_anew() -> None:
    table = old_ones(hands=(["the-beetle"], ["toby"], []), level=12,
                     objectives=("pride", "greed", "lust"))  # fmt: skip
    table.choose("play:the-beetle")
    assert table.over()
    for eyes in (-1, 0, 1, 2):
        mine = msgspec.json.encode(GAME.view(table.g, eyes))
        for stream in range(6):
            dealt = GAME.judge().redeal(table.g, max(eyes, 0), seeded(1, stream))
            assert [int(p.objective) for p in dealt.players] == [0, 4, 5]
            assert msgspec.json.encode(GAME.view(dealt, eyes)) == mine


def test_a_redeal_really_reshuffles_hands_objectives_deck_and_events() -> None:
    g = fresh(3, 5)
    judge = GAME.judge()
    hands, objectives, decks, events = set(), set(), set(), set()
    for stream in range(12):
        dealt = judge.redeal(g, 0, seeded(1, stream))
        assert dealt.players[0].hand.listed() == g.players[0].hand.listed()
        assert dealt.players[0].objective == g.players[0].objective
        hands.add(tuple(dealt.players[1].hand.listed()))
        objectives.add(int(dealt.players[1].objective))
        decks.add(tuple(dealt.piles.deck.listed()))
        events.add(tuple(dealt.piles.events.listed()))
    assert len(hands) == len(decks) == len(events) == 12
    assert len(objectives) > 3
    assert int(g.players[0].objective) not in objectives


def test_the_log_of_hidden_moves_names_cards_only_to_those_who_saw_them() -> None:
    table = old_ones(hands=(["nancy"], ["toby", "renfield"], ["mr-krook"]), row=["edward-hyde"])
    table.play("nancy", "skip", "scroll-on:seat-1", "give:toby", "give:renfield")
    words = Words(GAME, content(), ["A", "B", "C"])
    for line in table.g.log:
        if line.seen_by == -1 or line.seen_by & 0b100:
            sentence = words.line(line)
            assert "Toby" not in sentence
            assert "Renfield" not in sentence


# What can be inferred


def facts(g: OldOnes, eyes: int) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(g, eyes).data["facts"]
    return found


def test_cards_seen_and_cards_left_add_up() -> None:
    g = fresh(3, 2)
    for eyes, own in ((-1, 0), (0, 5), (2, 5)):
        unseen = facts(g, eyes)["unseen"]
        assert len(unseen["yellow"]) + len(unseen["purple"]) == len(content().cards) - 3 - own
        assert len(unseen["purple"]) == sum(int(half) for half in content().half_of)
    held = [g.card_id(c) for c in g.players[0].hand.listed()]
    assert not set(held) & set(facts(g, 0)["unseen"]["yellow"])


def test_nobody_else_can_hold_ones_own_objective() -> None:
    table = old_ones(objectives=("pride", "greed"))
    assert facts(table.g, 0)["seats"][0]["mayHold"] == ["pride"]
    assert "pride" not in facts(table.g, 0)["seats"][1]["mayHold"]
    assert len(facts(table.g, -1)["seats"][1]["mayHold"]) == 7


def test_a_traded_objective_makes_old_knowledge_stale() -> None:
    hands = (["sludge-the-medium"], ["svengali", "nancy"])
    table = old_ones(hands=hands, objectives=("pride", "greed"), row=["edward-hyde"])
    table.choose("play:sludge-the-medium", "scroll")
    assert len(facts(table.g, 0)["seats"][1]["mayHold"]) == 2
    table.to_end()
    table.choose("play:svengali", "scroll")
    assert len(facts(table.g, 0)["seats"][1]["mayHold"]) == 6
    unused = next(z for z in GAME.view(table.g, 1).zones if z.id == "unused")
    assert [piece.kind for piece in unused.pieces] == ["greed"]


def test_interrupts_that_a_player_may_hold_shrink_with_what_was_seen() -> None:
    table = old_ones(hands=(["toby"], ["sam-weller"], ["nancy"]), discard=["mr-tulkinghorn"])
    assert facts(table.g, 0)["seats"][0]["interrupts"] == ["toby"]
    may = facts(table.g, 0)["seats"][1]["interrupts"]
    assert "toby" not in may, "seat 0 holds it"
    assert "mr-tulkinghorn" not in may, "it was discarded"
    assert "toby" in facts(table.g, 1)["seats"][2]["interrupts"]
    table.g.secrets.known[card_no("sam-weller")] = 7
    assert facts(table.g, 0)["seats"][1]["interrupts"] == [], "the whole hand is known"


def test_a_hidden_transfer_makes_others_lose_track() -> None:
    table = old_ones(hands=(["nancy"], ["toby", "renfield", "mr-krook"], []), row=["edward-hyde"])
    for card in ("toby", "renfield", "mr-krook"):
        table.g.secrets.known[card_no(card)] = 7
    table.play("nancy", "skip", "scroll-on:seat-1", "give:toby", "give:renfield")
    zones = {z.id: [p.kind for p in z.pieces] for z in GAME.view(table.g, 2).zones}
    assert zones["seat-0/hand"] == zones["seat-1/hand"] == []
