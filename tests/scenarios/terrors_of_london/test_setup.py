"""Setup: the First Player, overlords, Influence cards, decks, Market, Street and hands."""

from collections import Counter

import pytest

from gaslamp.games.terrors_of_london import tables
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.games.terrors_of_london.state import Terrors
from kit import rule
from scenarios.terrors_of_london.kit import Terror, content

STARTERS = Counter({"cultist": 5, "fanatic": 3})

# What the Market is shuffled from: all its cards.
MARKET = Counter(
    {kind.id: int(kind.copies) for kind in content().kinds if kind.start == tables.MARKET}
)


def fresh(seed: int = 1, **given: str) -> Terror:
    """A game as it begins; option names with an underscore for the hyphen."""
    options = GAME.settled(2, {key.replace("_", "-"): value for key, value in given.items()})
    g = GAME.new(content(), 2, options, seed)
    assert isinstance(g, Terrors)
    return Terror(GAME, g)


def dealt(seed: int = 1, first: str = "seat-1", **given: str) -> Terror:
    """A game set up with Methuselah for the First Player and Fenris for the other."""
    table = fresh(seed, first_player=first, influence="recommended", **given)
    table.choose("overlord-is:methuselah", "overlord-is:fenris")
    return table


@rule("TL-SETUP-01")
def test_the_first_player_is_determined_at_random() -> None:
    firsts = Counter(fresh(seed).only_seat() for seed in range(60))
    assert set(firsts) == {0, 1}
    assert min(firsts.values()) > 15


@rule("TL-SETUP-01")
def test_the_first_player_may_be_agreed_on() -> None:
    for seed in range(8):
        assert fresh(seed, first_player="seat-1").only_seat() == 0
        assert fresh(seed, first_player="seat-2").only_seat() == 1


@rule("TL-SETUP-02")
def test_starting_with_the_first_player_each_selects_a_faction_and_its_overlord() -> None:
    table = fresh(first_player="seat-2")
    assert table.only_seat() == 1
    assert table.menu() == [
        "overlord-is:methuselah", "overlord-is:fenris", "overlord-is:lilith", "overlord-is:azazael",
    ]  # fmt: skip
    table.choose("overlord-is:lilith")
    assert table.only_seat() == 0
    table.choose("overlord-is:azazael")
    assert GAME.groups(table.g) == {"overlord": ["azazael", "lilith"]}
    factions = {int(lord.faction) for lord in content().overlords}
    assert len(factions) == len(content().overlords) == 4


@rule("TL-SETUP-03")
def test_the_second_player_cannot_select_the_faction_already_taken() -> None:
    table = fresh(first_player="seat-1")
    table.choose("overlord-is:fenris")
    assert table.menu() == ["overlord-is:methuselah", "overlord-is:lilith", "overlord-is:azazael"]
    assert table.refused("overlord-is:fenris") == "TL-SETUP-03"


@rule("TL-SETUP-03")
def test_overlords_drawn_by_lot_are_never_the_same() -> None:
    for seed in range(40):
        one, other = GAME.groups(fresh(seed, overlords="random").g)["overlord"]
        assert one != other


@rule("TL-SETUP-04")
@pytest.mark.parametrize(
    ("mine", "theirs", "health"),
    [("methuselah", "azazael", [40, 50]), ("lilith", "fenris", [45, 43])],
)
def test_health_starts_at_the_printed_value_which_is_also_the_most(
    mine: str, theirs: str, health: list[int]
) -> None:
    table = fresh(first_player="seat-1")
    table.choose(f"overlord-is:{mine}", f"overlord-is:{theirs}")
    assert [table.health(0), table.health(1)] == health
    tracks = {track.id: track.most for track in GAME.view(table.g, -1).tracks}
    assert [tracks["seat-0/health"], tracks["seat-1/health"]] == health


@rule("TL-SETUP-05")
def test_each_player_chooses_two_different_influence_cards_the_first_player_first() -> None:
    table = fresh(first_player="seat-2")
    table.choose("overlord-is:methuselah", "overlord-is:fenris")
    assert table.only_seat() == 1
    four = ["influence:blood-tithe", "influence:dominion-of-night", "influence:grave-summons",
            "influence:crimson-feast"]  # fmt: skip
    assert table.menu() == four
    table.choose("influence:grave-summons")
    assert table.menu() == [four[0], four[1], four[3]]
    table.choose("influence:blood-tithe")
    assert table.only_seat() == 0
    assert len(table.menu()) == 4
    table.choose("influence:lick-the-wounds", "influence:scent-of-blood")
    assert Counter(owned(table, 1)) == STARTERS + Counter(["grave-summons", "blood-tithe"])
    assert Counter(owned(table, 0)) == STARTERS + Counter(["lick-the-wounds", "scent-of-blood"])


def owned(table: Terror, seat: int) -> list[str]:
    return [*table.deck(seat), *table.hand(seat)]


@rule("TL-SETUP-06")
def test_the_recommended_preset_takes_exactly_the_two_starred_cards() -> None:
    table = dealt()
    assert Counter(owned(table, 0)) == STARTERS + Counter(["blood-tithe", "dominion-of-night"])
    assert Counter(owned(table, 1)) == STARTERS + Counter(["howl-of-the-pack", "scent-of-blood"])
    for index, lord in enumerate(content().overlords):
        own = [kind for kind in content().kinds if kind.overlord == index]
        assert [len(own), sum(kind.star for kind in own)] == [4, 2], lord.id


@rule("TL-SETUP-07")
def test_a_starting_deck_is_five_cultists_three_fanatics_and_two_influence_cards() -> None:
    table = dealt()
    for seat in (0, 1):
        cards_owned = Counter(owned(table, seat))
        assert sum(cards_owned.values()) == 10
        assert (cards_owned["cultist"], cards_owned["fanatic"]) == (5, 3)


@rule("TL-SETUP-07")
def test_starting_decks_are_shuffled() -> None:
    orders = {(*dealt(seed).deck(0), "|", *dealt(seed).hand(0)) for seed in range(12)}
    assert len(orders) > 6
    table = dealt()
    assert table.deck(0) != table.deck(1)


@rule("TL-SETUP-08")
def test_what_nobody_took_stays_in_the_box() -> None:
    table = dealt()
    left = Counter(table.ids(table.g.piles.box))
    influence = {kind.id for kind in content().kinds if kind.type == tables.INFLUENCE_CARD}
    taken = {"blood-tithe", "dominion-of-night", "howl-of-the-pack", "scent-of-blood"}
    assert left == Counter(influence - taken)


@rule("TL-SETUP-09")
def test_the_eight_acolytes_are_a_shuffled_facedown_pile() -> None:
    pile = {
        "acolyte-of-the-crypt": 2, "acolyte-of-the-fang": 2, "acolyte-of-the-dawn": 2,
        "acolyte-of-the-veil": 2,
    }  # fmt: skip
    orders = set()
    for seed in range(8):
        table = dealt(seed)
        assert Counter(table.ids(table.g.piles.acolytes)) == pile
        orders.add(tuple(table.ids(table.g.piles.acolytes)))
        (zone,) = [z for z in GAME.view(table.g, 0).zones if z.id == "acolytes"]
        assert (zone.count, zone.pieces) == (8, [])
    assert len(orders) > 4


@rule("TL-SETUP-09")
def test_both_players_can_reach_the_acolytes() -> None:
    table = dealt()
    for seat in (0, 1):
        table.g.players[seat].hand.clear()
        assert table.only_seat() == seat
        table.g.coin = 2
        assert "buy-acolyte" in table.menu()
        table.choose("pass")


@rule("TL-SETUP-10", "TL-SETUP-11")
def test_the_other_cards_are_the_shuffled_market_and_five_of_them_the_street() -> None:
    streets = set()
    for seed in range(8):
        table = dealt(seed)
        assert len(table.g.piles.market) == sum(MARKET.values()) - 5
        assert len(table.street()) == 5
        assert "" not in table.street()
        pool = Counter(table.ids(table.g.piles.market)) + Counter(table.street())
        assert pool == MARKET
        streets.add(tuple(table.street()))
    assert len(streets) == 8


@rule("TL-SETUP-10")
def test_the_market_is_facedown() -> None:
    table = dealt()
    for seat in (-1, 0, 1):
        (zone,) = [z for z in GAME.view(table.g, seat).zones if z.id == "market"]
        assert (zone.count, zone.pieces) == (sum(MARKET.values()) - 5, [])


@rule("TL-SETUP-11")
def test_the_street_is_faceup_for_everybody() -> None:
    table = dealt()
    for seat in (-1, 0, 1):
        (zone,) = [z for z in GAME.view(table.g, seat).zones if z.id == "street"]
        assert [piece.kind for piece in zone.pieces] == table.street()


@rule("TL-SETUP-12")
@pytest.mark.parametrize(("first", "hands"), [("seat-1", [4, 5]), ("seat-2", [5, 4])])
def test_the_first_player_draws_four_cards_and_the_other_five(first: str, hands: list[int]) -> None:
    table = dealt(first=first, first_hand="4")
    assert [len(table.hand(0)), len(table.hand(1))] == hands
    assert [len(table.deck(0)), len(table.deck(1))] == [10 - hand for hand in hands]


@rule("TL-SETUP-12")
def test_a_first_hand_of_two_is_usual_and_three_an_option() -> None:
    for hand, table in ((2, dealt()), (3, dealt(first_hand="3"))):
        assert [len(table.hand(0)), len(table.hand(1))] == [hand, 5]


@rule("TL-SETUP-13")
def test_the_token_reserves_start_with_ten_each() -> None:
    table = dealt()
    assert (table.g.haunt_reserve, table.g.muster_reserve) == (10, 10)
    assert all(mark & 3 == 0 for mark in table.g.marks)
    assert [int(player.muster) for player in table.g.players] == [0, 0]


@rule("TL-SETUP-14")
def test_discard_piles_play_areas_and_relic_areas_start_empty() -> None:
    table = dealt()
    for seat in (0, 1):
        assert table.discard(seat) == table.in_play(seat) == table.relics(seat) == []
    assert table.removed() == []
    assert table.pool() == (0, 0, 0)


@rule("TL-SETUP-15")
def test_the_setup_follows_the_books_order() -> None:
    table = dealt(first="seat-2")
    said = [(line.key, line.args[0]) for line in table.g.log]
    assert said[:7] == [
        ("first-player", "seat-1"),
        ("overlord-chosen", "seat-1"),
        ("overlord-chosen", "seat-0"),
        ("influence-chosen", "seat-1"),
        ("influence-chosen", "seat-1"),
        ("influence-chosen", "seat-0"),
        ("influence-chosen", "seat-0"),
    ]
    rest = [entry for entry in said[7:] if entry[0] != "drew-card"]
    assert [key for key, _ in rest] == ["street-refilled"] * 5 + ["drew", "drew", "turn-begins"]
    assert [who for key, who in rest if key == "drew"] == ["seat-1", "seat-0"]


@rule("TL-SETUP-15")
def test_the_first_player_takes_the_first_turn_and_turns_alternate() -> None:
    table = dealt(first="seat-2")
    order = []
    for _ in range(4):
        order.append(table.only_seat())
        table.g.players[table.active()].hand.clear()
        table.choose("pass")
    assert order == [1, 0, 1, 0]


@rule("TL-SETUP-16")
def test_the_table_shows_each_players_area_and_what_lies_between_them() -> None:
    table = dealt()
    shown = GAME.view(table.g, 0)
    owners = {zone.id: zone.owner for zone in shown.zones}
    for seat in (0, 1):
        mine = {zone for zone, owner in owners.items() if owner == seat}
        assert mine == {f"seat-{seat}/{z}" for z in ("hand", "play", "relics", "deck", "discard")}
        assert shown.seats[seat].name == ("Methuselah", "Fenris")[seat]
        assert f"seat-{seat}/health" in {track.id for track in shown.tracks}
    assert {"market", "street", "acolytes"} <= {z for z, owner in owners.items() if owner == -1}
