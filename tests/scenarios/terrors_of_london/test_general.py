"""General rules: players, card types, factions, zones, owners, targets and timing."""

import pytest

from gaslamp.games.terrors_of_london import tables
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.rng import seeded
from gaslamp.table import life
from kit import rule
from scenarios.terrors_of_london.counts import HAUNT_TOKENS, MUSTER_TOKENS
from scenarios.terrors_of_london.kit import Terror, content, terrors

OPTIONS = {"overlords": "random", "influence": "recommended"}


@rule("TL-GEN-01")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_no_other_number_of_players_than_two_can_sit_down(seats: int) -> None:
    with pytest.raises(Trouble, match="played with 2 seats"):
        life.begin(GAME.id, ["human"] * seats, {}, 1)


@rule("TL-GEN-01")
def test_each_player_is_the_others_only_opponent() -> None:
    table = terrors(power=3, health=(40, 30))
    table.choose("attack:3")
    assert (table.health(0), table.health(1)) == (40, 27)
    table.choose("pass")
    table.g.power = 2
    table.choose("attack:2")
    assert (table.health(0), table.health(1)) == (38, 27)


@rule("TL-GEN-02")
def test_a_card_that_says_more_than_the_rule_wins() -> None:
    """SACRIFICE takes from play only; the Mad Alchemist says it also takes from elsewhere."""
    plain = terrors(hands=(["resurrectionist", "cultist"], []), discards=(["fanatic"], []))
    plain.choose("play:resurrectionist")
    assert plain.menu() == ["sacrifice:resurrectionist", "decline"]
    assert plain.refused("sacrifice:hand:cultist") == "TL-KEY-18"
    wide = terrors(hands=(["mad-alchemist", "cultist"], []), discards=(["fanatic"], []),
                   decks=(["ghoul"], []))  # fmt: skip
    wide.choose("play:mad-alchemist")
    assert set(wide.menu()) == {
        "sacrifice:mad-alchemist", "sacrifice:hand:cultist", "sacrifice:hand:ghoul",
        "sacrifice:discard:fanatic", "decline",
    }  # fmt: skip
    wide.choose("sacrifice:discard:fanatic")
    assert wide.removed() == ["fanatic"]
    assert wide.nothing_pending()


@rule("TL-GEN-03")
def test_every_card_is_a_monster_an_influence_card_or_a_relic() -> None:
    types = {kind.id: int(kind.type) for kind in content().kinds}
    assert set(types.values()) == {tables.MONSTER, tables.INFLUENCE_CARD, tables.RELIC_CARD}
    for kind in content().kinds:
        if kind.start in (tables.STARTER, tables.ACOLYTE):
            assert kind.type == tables.MONSTER
    assert not {lord.id for lord in content().overlords} & set(types)


@rule("TL-GEN-03")
def test_no_effect_can_choose_an_overlord_sheet() -> None:
    table = terrors(
        hands=(["witch-hunter", "resurrectionist"], []), play=([], ["cultist"]),
        street=["ghoul"], market=[],
    )  # fmt: skip
    table.choose("play:witch-hunter")
    assert table.menu() == [
        "destroy:seat-1:cultist", "destroy-street:ghoul", "destroy:seat-0:witch-hunter", "decline",
    ]  # fmt: skip
    table.choose("decline", "play:resurrectionist")
    assert table.menu() == ["sacrifice:witch-hunter", "sacrifice:resurrectionist", "decline"]


@rule("TL-GEN-04", "TL-GEN-05")
@pytest.mark.parametrize(
    ("top", "pool"),
    [
        ("ghoul", (0, 2, 0)),
        ("sewer-rats", (0, 2, 0)),
        ("warlock", (0, 2, 0)),
        ("wraith", (0, 2, 0)),
        ("acolyte-of-the-veil", (0, 2, 0)),
        ("cultist", (1, 0, 0)),
        ("fanatic", (1, 0, 0)),
        ("blood-tithe", (1, 0, 0)),
        ("iron-buckler", (1, 0, 0)),
    ],
)
def test_a_faction_monster_is_a_monster_with_a_faction_symbol(
    top: str, pool: tuple[int, int, int]
) -> None:
    """The Raven Cage tells faction monsters from everything else."""
    table = terrors(relics=(["raven-cage"], []), decks=([top], []))
    table.choose("relic:raven-cage")
    assert table.pool() == pool
    assert table.deck(0) == [top]
    assert table.nothing_pending()


@rule("TL-GEN-04")
def test_only_monsters_from_market_and_acolyte_pile_carry_a_faction_symbol() -> None:
    for kind in content().kinds:
        symbol = kind.type == tables.MONSTER and kind.start in (tables.MARKET, tables.ACOLYTE)
        assert (kind.faction != tables.NO_FACTION) == symbol, kind.id


@rule("TL-GEN-06")
def test_an_influence_card_in_play_is_no_monster_of_its_faction() -> None:
    table = terrors(hands=(["dominion-of-night", "blood-tithe"], []), decks=(["cultist"], []))
    table.choose("play:dominion-of-night", "play:blood-tithe")
    assert table.pool() == (1, 2, 0)
    assert table.hand(0) == []
    assert table.nothing_pending()


@rule("TL-GEN-06")
def test_every_influence_card_belongs_to_one_overlord() -> None:
    for kind in content().kinds:
        assert (kind.overlord >= 0) == (kind.type == tables.INFLUENCE_CARD)


@rule("TL-GEN-07")
def test_each_player_has_five_zones_and_the_table_has_shared_ones() -> None:
    table = terrors(relics=(["templar-plate"], []))
    zones = {zone.id: zone.owner for zone in GAME.view(table.g, 0).zones}
    for seat in (0, 1):
        for name in ("deck", "hand", "play", "relics", "discard"):
            assert zones.pop(f"seat-{seat}/{name}") == seat
    assert zones == dict.fromkeys(["street", "market", "acolytes", "removed", "box"], -1)
    reserves = {track.id: track.value for track in GAME.view(table.g, 1).tracks}
    assert (reserves["haunt-reserve"], reserves["muster-reserve"]) == (10, 10)


@rule("TL-GEN-07")
def test_the_relic_area_is_part_of_the_play_area() -> None:
    table = terrors(hands=(["witch-hunter"], []), relics=(["iron-buckler"], []))
    table.choose("play:witch-hunter")
    assert "destroy:seat-0:iron-buckler" in table.menu()
    table.choose("destroy:seat-0:iron-buckler")
    assert table.relics(0) == []
    assert table.discard(0) == ["iron-buckler"]
    assert table.nothing_pending()


@rule("TL-GEN-08")
@pytest.mark.parametrize("seed", range(4))
def test_every_card_is_in_exactly_one_zone_and_what_is_out_stays_out(seed: int) -> None:
    match = life.begin(GAME.id, ["human", "human"], OPTIONS, seed)
    dice = seeded(seed, 9)
    box: list[int] | None = None
    removed: set[int] = set()
    for _ in range(400):
        if match.result():
            break
        g = match.g
        pieces = match.game.pieces(g)
        assert len(pieces) == len(set(pieces)) + 18  # tokens of a kind are alike
        assert len(pieces) == content().cards + HAUNT_TOKENS + MUSTER_TOKENS
        out = set(g.piles.removed.listed())  # type: ignore[attr-defined]  # a Terrors
        left = sorted(g.piles.box.listed())  # type: ignore[attr-defined]  # a Terrors
        assert box is None or left == box
        assert removed <= out
        box, removed = left, out
        (seat,) = match.asked()
        menu = match.menu(seat)
        match.choose(seat, menu[int(dice.below(len(menu)))].key)


@rule("TL-GEN-09")
def test_a_destroyed_card_goes_to_the_discard_pile_of_the_player_who_bought_it() -> None:
    table = terrors(
        hands=([], ["witch-hunter", "cultist"]), street=["iron-buckler"], coin=2, market=[],
        discards=(["ghoul"], ["fanatic"]),
    )  # fmt: skip
    table.choose("buy:iron-buckler", "pass")
    table.choose("play:witch-hunter", "destroy:seat-0:iron-buckler")
    assert table.discard(0) == ["iron-buckler"]  # the Ghoul was drawn
    assert table.discard(1) == ["fanatic"]


@rule("TL-GEN-10")
def test_a_target_must_be_of_the_type_the_text_names() -> None:
    table = terrors(
        hands=(["bone-collector"], []),
        discards=(["iron-buckler", "blood-tithe", "warlock", "wight", "cultist"], []),
    )
    table.choose("play:bone-collector")
    assert table.menu() == ["command:wight", "command:cultist"]
    assert table.refused("command:iron-buckler") == "TL-KEY-02"
    assert table.refused("command:blood-tithe") == "TL-KEY-02"
    assert table.refused("command:warlock") == "TL-KEY-02"


@rule("TL-GEN-10")
def test_a_monster_that_gains_haunt_must_be_a_monster() -> None:
    table = terrors(
        hands=(["bell-tower-spectre"], []), play=(["cultist", "plague-of-egypt"], ["ghoul"]),
        relics=(["iron-buckler"], []),
    )  # fmt: skip
    table.choose("play:bell-tower-spectre")
    assert table.menu() == ["give-haunt:cultist", "give-haunt:bell-tower-spectre"]
    table.choose("give-haunt:cultist")
    assert table.token(0, "cultist") == "haunt"
    assert table.nothing_pending()


@rule("TL-GEN-11")
def test_an_effect_with_nothing_to_act_on_does_nothing_and_the_rest_resolves() -> None:
    table = terrors(hands=(["barrow-king"], []), discards=(["iron-buckler"], []))
    table.choose("play:barrow-king")
    assert table.pool() == (2, 0, 0)
    assert table.g.players[0].muster == 1
    assert table.hand(0) == []
    assert table.nothing_pending()


@rule("TL-GEN-12")
def test_nothing_else_can_be_done_while_an_action_is_being_resolved() -> None:
    table = terrors(
        hands=(["werewolf", "cultist"], []), power=3, coin=5, regeneration=2, health=(30, 40),
        relics=(["sword-of-methuselah"], []), street=["ghoul"], market=[],
    )  # fmt: skip
    table.choose("play:werewolf")
    assert table.menu() == ["rage:power", "rage:coin"]
    table.choose("rage:coin")
    assert table.pool() == (7, 5, 2)
    assert table.nothing_pending()


@rule("TL-GEN-12")
def test_the_active_player_waits_until_a_curse_is_answered() -> None:
    table = terrors(hands=(["banshee"], ["cultist"]), power=3)
    table.choose("play:banshee")
    assert table.asked() == [1]
    assert table.menu(0) == []
    table.choose("lose-health")
    assert table.asked() == [0]
    assert table.nothing_pending()


@rule("TL-GEN-13")
def test_a_card_without_a_printed_cost_counts_as_cost_nothing() -> None:
    table = terrors(hands=(["bone-collector"], []), discards=(["cultist", "fanatic"], []))
    table.choose("play:bone-collector")
    assert table.menu() == ["command:cultist", "command:fanatic"]
    for kind in content().kinds:
        if kind.start in (tables.STARTER, tables.INFLUENCE_SET):
            assert kind.cost == 0


@rule("TL-GEN-14")
def test_a_card_in_the_discard_pile_gives_no_armor() -> None:
    table = terrors(power=3, discards=([], ["templar-plate", "gargoyle"]), health=(40, 30))
    table.choose("attack:3")
    assert table.health(1) == 27


@rule("TL-GEN-14")
def test_a_card_in_the_discard_pile_triggers_nothing_and_is_no_faction_presence() -> None:
    table = terrors(hands=(["blood-tithe", "skeletal"], []), discards=(["barrow-king"], []),
                    decks=(["cultist"], []))  # fmt: skip
    table.choose("play:blood-tithe", "play:skeletal")
    assert table.pool() == (2, 0, 1)
    assert table.deck(0) == ["cultist"]
    assert table.nothing_pending()


@rule("TL-GEN-15")
def test_the_order_of_a_discard_pile_has_no_meaning() -> None:
    pile = ["ghoul", "cultist", "warlock", "fanatic"]

    def laid(order: list[str]) -> Terror:
        return terrors(hands=(["bone-collector"], []), discards=(order, []))

    one, other = laid(pile), laid(pile[::-1])
    for seat in (-1, 0, 1):
        assert GAME.view(one.g, seat) == GAME.view(other.g, seat)
    one.choose("play:bone-collector")
    other.choose("play:bone-collector")
    assert sorted(one.menu()) == sorted(other.menu())


@rule("TL-GEN-16")
def test_decks_and_discard_piles_are_not_shuffled_by_ordinary_play() -> None:
    deck = ["ghoul", "cultist", "warlock", "fanatic", "wight"]
    pile = ["skeletal", "mummy", "cultist", "iron-buckler"]
    table = terrors(
        hands=(["bone-collector", "wight", "carrion-ravens"], []), decks=(deck, deck[:2]),
        discards=(pile, ["cultist", "fanatic", "cultist"]), coin=5, market=[],
        street=["vampire", "street-urchin"], relics=(["raven-cage"], []),
    )  # fmt: skip
    table.choose("play:bone-collector", "command:skeletal", "play:wight")
    table.choose("play:carrion-ravens", "look-keep:fanatic", "relic:raven-cage")
    table.choose("buy:vampire", "buy:street-urchin", "claim:street-urchin")
    assert table.deck(0) == [*deck[:4], "street-urchin"]
    assert table.ids(table.g.players[0].discard) == [*pile[1:], "vampire"]
    assert table.deck(1) == deck[:2]
    assert table.ids(table.g.players[1].discard) == ["cultist", "fanatic", "cultist"]
    assert "reshuffled" not in table.said()


@rule("TL-GEN-17")
def test_the_shown_health_is_the_true_health_also_in_the_middle_of_an_action() -> None:
    table = terrors(hands=(["demon-of-the-infernal-chasm"], ["cultist"]), power=4, health=(21, 30))

    def shown() -> list[int]:
        tracks = {track.id: track.value for track in GAME.view(table.g, -1).tracks}
        return [tracks["seat-0/health"], tracks["seat-1/health"]]

    table.choose("attack:4")
    assert shown() == [21, 26]
    table.choose("play:demon-of-the-infernal-chasm")
    assert shown() == [21, 26]
    table.choose("lose-health")
    assert shown() == [21, 24]
    table.choose("regenerate:2")
    assert shown() == [23, 24]


@rule("TL-GEN-18")
def test_leave_to_convert_outlives_the_card_that_gave_it_but_not_the_action_phase() -> None:
    table = terrors(hands=(["occult-financier", "resurrectionist"], []))
    table.choose("play:occult-financier")
    table.choose("play:resurrectionist", "sacrifice:occult-financier")
    assert table.pool() == (5, 1, 0)
    table.choose("convert:4")
    assert table.pool() == (1, 5, 0)
    table.choose("pass", "pass")
    table.g.coin = 3
    assert not [key for key in table.menu() if key.startswith("convert")]


@rule("TL-GEN-18")
def test_a_waiting_claim_is_lost_when_the_action_phase_ends() -> None:
    table = terrors(overlords=("lilith", "fenris"), coin=1, street=["ghoul"], market=[])
    table.choose("overlord", "pass", "pass")
    table.g.coin = 2
    table.choose("buy:ghoul")
    assert table.discard(0) == ["ghoul"]
    assert table.nothing_pending()
