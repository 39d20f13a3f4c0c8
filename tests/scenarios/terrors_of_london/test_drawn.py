"""What the drawn board reads: how it stands with each card, as data and not in words."""

from __future__ import annotations

from gaslamp.games.terrors_of_london import marks
from gaslamp.games.terrors_of_london.game import GAME
from kit import rule
from scenarios.terrors_of_london.kit import Terror, content, terrors


def shown(table: Terror, zone: str, kind: str) -> dict[str, object]:
    """The data of a card as its owner sees it, without the words for whoever looks closely."""
    found = next(z for z in GAME.view(table.g, 0).zones if z.id == zone)
    piece = next(p for p in found.pieces if p.kind == kind)
    return {name: value for name, value in piece.data.items() if name != "notes"}


@rule("TL-BUY-02")
def test_a_card_of_the_street_says_its_price_and_what_is_lacking() -> None:
    table = terrors(street=["werewolf"], market=[], coin=0)
    price = GAME.catalogue(content())["werewolf"]["cost"]
    assert shown(table, "street", "werewolf") == {"price": price, "short": price}
    table.g.coin = price
    assert shown(table, "street", "werewolf") == {"price": price}


@rule("TL-RELIC-03")
def test_a_relic_says_that_it_was_used() -> None:
    table = terrors(relics=(["canopic-jar"], []))
    assert shown(table, "seat-0/relics", "canopic-jar") == {}
    table.choose("relic:canopic-jar")
    assert shown(table, "seat-0/relics", "canopic-jar") == {"used": True}


@rule("TL-HAUNT-01")
def test_a_token_says_which_side_is_up() -> None:
    table = terrors(play=(["wraith", "gargoyle"], []))
    assert shown(table, "seat-0/play", "wraith") == {}
    table.give_token(0, "wraith", marks.HAUNT_SIDE)
    table.give_token(0, "gargoyle", marks.DISMISS_SIDE)
    assert shown(table, "seat-0/play", "wraith") == {"token": "haunt"}
    assert shown(table, "seat-0/play", "gargoyle") == {"token": "dismiss"}


@rule("TL-HORDE-05")
def test_a_monster_says_who_links_at_its_sides() -> None:
    printed = GAME.catalogue(content())
    wanted = ("ghoul", "werewolf", "warlock", "wraith", "cultist", "canopic-jar")
    sides = {kind: (printed[kind].get("left"), printed[kind].get("right")) for kind in wanted}
    assert sides == {
        "ghoul": ("spirit", "beast"),
        "werewolf": ("undead", "mortal"),
        "warlock": ("beast", "spirit"),
        "wraith": ("mortal", "undead"),
        "cultist": ("", ""),
        "canopic-jar": ("", ""),
    }


@rule("TL-INF-03")
def test_an_influence_card_says_what_its_further_effect_asks_for() -> None:
    printed = GAME.catalogue(content())
    assert printed["blood-tithe"]["face"]["when"] == "Undead in play"
    assert printed["ghoul"]["face"]["when"] == ""


@rule("TL-HORDE-12")
def test_a_monster_says_which_horde_abilities_were_used() -> None:
    table = terrors(play=(["mummy", "sewer-rats"], []))
    table.choose("horde:mummy:sewer-rats", "horde-ability:mummy:2")
    assert shown(table, "seat-0/play", "mummy") == {"hordeUsed": [False, True]}
    assert shown(table, "seat-0/play", "sewer-rats") == {}
