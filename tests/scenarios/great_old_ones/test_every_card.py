"""Every Action card of the book once alone, and once with an Interrupt that could answer it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kit import rule
from scenarios.great_old_ones.kit import Table, old_ones

Check = Callable[[Table], object]
OTHERS = ["the-navvies", "betsey-trotwood"]
THIRD = ["cleopatras-needle"]
OPEN = ["the-prospect-of-whitby", "monsieur-rigaud", "jerry-cruncher", "edward-hyde"]
STOPPERS = ["toby", "mr-tulkinghorn", "florence-nightingale", "st-pauls-cathedral"]
BOARD = {"the-city": {0: 1, 1: 1, 2: 1}, "chelsea": {0: 1, 1: 1}, "bloomsbury": {1: 1}}


def scene(card: str, **more: Any) -> Table:
    """Three players with £20 each, Agents together in The City and Chelsea, where Trouble is."""
    hand = [card, *more.pop("extra", [])]
    given: dict[str, Any] = {
        "hands": (hand, [c for c in OTHERS if c != card], [c for c in THIRD if c != card]),
        "agents": BOARD, "trouble": ("the-city", "chelsea"), "money": (20, 20, 20),
        "boards": ("cthulhu", "hastur", "shub-niggurath"),
    }  # fmt: skip
    dice = more.pop("dice", ())
    given.update(more)
    busy = [c for held in given["hands"] for c in held]
    given["row"] = [c for c in OPEN if c not in busy][:3]
    table = old_ones(**given)
    for seat in range(3):
        table.g.players[seat].used = 64  # no board ability mixes in
    if dice:
        table.dice(*dice)
    return table


PLACE = "place:battersea"
KILL = "kill:seat-1:chelsea"
OFFICE = "build:office:lambeth"
WITH_LAMBETH = {**BOARD, "lambeth": {0: 1}}


def killed(t: Table) -> bool:
    return t.agents(1, "chelsea") == 0 and "chelsea" not in t.trouble()


def placed(t: Table) -> bool:
    return t.agents(0, "battersea") == 1


# For each card: what is arranged besides, what is chosen after playing it, what must be true.
ALONE: dict[str, tuple[dict[str, Any], list[str], Check]] = {
    "the-artful-dodger": ({}, ["scroll", PLACE], lambda t: t.money(0) == 24 and placed(t)),
    "mr-merryweather": (
        {}, ["scroll"], lambda t: t.money(0) == 30 and t.front(0) == ["mr-merryweather"]),
    "hugh-boone": (
        {}, ["scroll-on:seat-1", "give:the-navvies", "give:betsey-trotwood", PLACE],
        lambda t: t.hand(0) == ["betsey-trotwood", "the-navvies"] and t.hand(1) == []),
    "city-suburban-bank": (
        {}, ["scroll"], lambda t: t.money(0) == 30 and t.front(0) == ["city-suburban-bank"]),
    "the-foundling-hospital": (
        {}, ["scroll", "pay", "give:cleopatras-needle", "stop"],
        lambda t: t.money(0) == 21 and "cleopatras-needle" in t.hand(0)),
    "madame-blavatsky": (
        {"dice": (2,)}, ["summon", "summoned:ithaqua:the-city"],
        lambda t: t.elders(0) == {"ithaqua": "the-city"} and t.g.level == 2),
    "sairey-gamp-and-betsey-prig": (
        {}, [KILL, "take-money:2", PLACE],
        lambda t: killed(t) and t.money(0) == 22 and placed(t)),
    "the-lyceum-theatre": (
        {"agents": {**WITH_LAMBETH, "the-west-end": {0: 1, 1: 2}}}, [OFFICE, "scroll"],
        lambda t: t.money(0) == 17 and t.buildings(0) == {"office": "lambeth"}),
    "jo-the-crossing-sweeper": (
        {}, ["push:seat-1:chelsea:battersea", "take-money:1"],
        lambda t: t.agents(1, "battersea") == 1 and t.money(0) == 21),
    "bob-cratchit": (
        {"extra": ["sam-weller", "simpsons-chop-house"]},
        ["scroll", "play:sam-weller", "skip", "take-money:1", "play:simpsons-chop-house",
         "take-money:3", "skip"],
        lambda t: t.money(0) == 24
        and t.discard() == ["sam-weller", "simpsons-chop-house", "bob-cratchit"]),
    "silas-wegg": ({"dice": (7,)}, ["scroll"], lambda t: t.money(0) == 24),
    "colonel-sebastian-moran": (
        {}, [KILL, "take-money:3"], lambda t: killed(t) and t.money(0) == 23),
    "helen-vaughan": (
        {"dice": (1,)}, [PLACE, "summon", "summoned:byatis:battersea", "take-money:1"],
        lambda t: t.elders(0) == {"byatis": "battersea"} and t.money(0) == 21),
    "sludge-the-medium": (
        {"agents": WITH_LAMBETH}, ["scroll", "take-money:2", OFFICE],
        lambda t: int(t.g.secrets.seen_unused[0]).bit_count() == 3 and t.money(0) == 16),
    "sam-weller": ({}, [PLACE, "take-money:1"], lambda t: placed(t) and t.money(0) == 21),
    "simpsons-chop-house": ({}, ["take-money:3", PLACE], lambda t: placed(t) and t.money(0) == 23),
    "toby": ({}, [], lambda t: t.discard() == ["toby"]),
    "st-bartholomews-hospital": (
        {}, [], lambda t: t.discard() == ["st-bartholomews-hospital"]),
    "mr-krook": (
        {}, ["push:seat-2:the-city:southwark"], lambda t: t.agents(2, "southwark") == 1),
    "the-marshalsea": (
        {}, ["scroll-on:seat-1", "accept", PLACE],
        lambda t: t.front(1) == ["the-marshalsea"] and placed(t)),
    "the-fire-engine-establishment": (
        {"buildings": {"battersea": (1, "hotel"), "lambeth": (1, "office")}},
        ["scroll-on:seat-1", "accept", "area:battersea"],
        lambda t: t.buildings(1) == {"office": "lambeth"}),
    "bill-sikes": ({}, [KILL, "take-money:2"], lambda t: killed(t) and t.money(0) == 22),
    "the-reading-room": (
        {"discard": ["nancy", "sam-weller", "toby"]}, ["scroll", PLACE],
        lambda t: t.hand(0) == ["nancy", "sam-weller", "toby"]),
    "the-difference-engine": (
        {"agents": WITH_LAMBETH}, ["scroll", OFFICE], lambda t: len(t.hand(0)) == 3),
    "montague-tigg": (
        {"dice": (12,)}, ["scroll", "scroll-on:seat-2"],
        lambda t: t.money(0) == 23 and t.money(2) == 17),
    "noddy-boffin": (
        {"extra": ["nancy", "sam-weller"]}, [PLACE, "scroll", "sell:nancy", "sell:sam-weller"],
        lambda t: t.money(0) == 24 and t.hand(0) == []),
    "the-six-jolly-fellowship-porters": (
        {}, ["take-money:3", PLACE], lambda t: placed(t) and t.money(0) == 23),
    "monsieur-rigaud": ({}, [KILL, "take-money:1"], lambda t: killed(t) and t.money(0) == 21),
    "a-procession-from-bedlam": (
        {"dice": (1,)}, ["summon", "summoned:bokrug:chelsea"],
        lambda t: t.elders(0) == {"bokrug": "chelsea"} and t.g.level == 2),
    "drury-lane-theatre": (
        {"agents": {**WITH_LAMBETH, "the-west-end": {0: 1, 1: 2}}}, ["skip", "scroll"],
        lambda t: t.money(0) == 23),
    "noah-claypole": (
        {}, ["scroll-on:seat-1"], lambda t: t.money(0) == 23 and t.money(1) == 17),
    "jerry-cruncher": (
        {"extra": ["nancy", "toby"]}, ["throw:nancy", PLACE],
        lambda t: t.hand(0) == ["toby"] and t.discard() == ["nancy", "jerry-cruncher"]),
    "the-prospect-of-whitby": (
        {"agents": WITH_LAMBETH}, [OFFICE, "take-money:2"], lambda t: t.money(0) == 16),
    "mudies-lending-library": ({}, ["scroll"], lambda t: len(t.hand(0)) == 4),
    "the-golden-dawn": (
        {"dice": (1,)}, ["skip", "summon", "summoned:ithaqua:chelsea"],
        lambda t: t.elders(0) == {"ithaqua": "chelsea"} and t.g.level == 2),
    "the-old-curiosity-shop": (
        {"extra": ["nancy"], "agents": WITH_LAMBETH}, ["scroll", "sell:nancy", OFFICE],
        lambda t: t.money(0) == 15),
    "the-illustrated-police-news": (
        {}, ["scroll", PLACE], lambda t: t.money(0) == 22 and placed(t)),
    "moll-flanders": (
        {"extra": ["nancy"]}, [PLACE, "pass-card:nancy:seat-1"],
        lambda t: t.money(0) == 22 and t.money(1) == 18 and "nancy" in t.hand(1)),
    "samuel-pickwick": (
        {}, ["move:seat-0:chelsea:battersea"],
        lambda t: t.agents(0, "battersea") == 1 and "chelsea" not in t.trouble()),
    "the-bank-of-england": (
        {"agents": WITH_LAMBETH}, [OFFICE, "take-money:5"], lambda t: t.money(0) == 19),
    "nancy": (
        {}, [PLACE, "scroll-on:seat-2", "give:cleopatras-needle"],
        lambda t: t.hand(0) == ["cleopatras-needle"] and t.hand(2) == []),
    "the-cafe-royal": (
        {"extra": ["toby"]}, ["take-money:3", "stop"], lambda t: t.money(0) == 23),
    "svengali": (
        {"agents": WITH_LAMBETH}, ["scroll", OFFICE],
        lambda t: t.objective(0) != "sloth" and int(t.g.secrets.seen_unused[0]) == 1 << 6),
    "jarndyce-and-jarndyce": (
        {}, ["scroll-on:seat-2", "pay", PLACE],
        lambda t: t.money(0) == 25 and t.front(2) == [] and "jarndyce-and-jarndyce" in t.discard()),
    "mr-tulkinghorn": ({}, [], lambda t: t.discard() == ["mr-tulkinghorn"]),
    "wellington-barracks": (
        {"grenadiers": {"westminster": 1}}, ["grenadier:westminster:chelsea", PLACE],
        lambda t: t.grenadiers("chelsea") == 1 and t.trouble() == ["the-city"]),
    "edward-hyde": ({}, [KILL, "take-money:2"], lambda t: killed(t) and t.money(0) == 22),
    "fagins-boys": ({}, ["scroll", PLACE], lambda t: t.money(0) == 24 and placed(t)),
    "dr-raymond": (
        {}, ["scroll", "skip"], lambda t: len(t.hand(0)) == 2),
    "the-regent-street-photographer": (
        {"agents": WITH_LAMBETH}, ["scroll", OFFICE], lambda t: t.money(0) == 16),
    "the-central-telegraph-office": (
        {}, ["scroll", "take-money:2", "stop"],
        lambda t: len(t.hand(0)) == 2 and t.money(0) == 22),
    "renfield": (
        {"dice": (1,)}, ["summon", "summoned:cyaegha:the-city", PLACE],
        lambda t: t.elders(0) == {"cyaegha": "the-city"} and placed(t)),
    "ralph-nickleby": (
        {}, ["scroll-on:seat-1", "remove:seat-2:the-city"],
        lambda t: t.money(1) == 22 and t.agents(2, "the-city") == 0),
    "the-mummy-in-the-museum": (
        {}, ["remove:seat-1:bloomsbury"],
        lambda t: t.agents(1, "bloomsbury") == 0 and t.g.level == 2),
    "jack-the-ripper": (
        {}, [KILL, "kill:seat-2:the-city"],
        lambda t: killed(t) and t.agents(2, "the-city") == 0 and t.g.level == 2),
    "purdey-sons-gunmakers": (
        {"agents": WITH_LAMBETH}, ["scroll-on:seat-2", KILL, OFFICE],
        lambda t: killed(t) and t.money(2) == 22 and t.money(0) == 12),
    "the-invisible-man": (
        {}, ["swap:seat-0:chelsea", "swap:seat-1:bloomsbury"],
        lambda t: t.agents(0, "bloomsbury") == 1 and t.agents(1, "chelsea") == 2),
    "inspector-bucket": (
        {}, ["scroll-on:seat-1", "throw:the-navvies", PLACE],
        lambda t: t.hand(1) == ["betsey-trotwood"] and "the-navvies" in t.discard()),
    "the-baker-street-irregulars": (
        {}, ["push:seat-1:bloomsbury:marylebone", PLACE],
        lambda t: t.agents(1, "marylebone") == 1 and placed(t)),
    "spring-heeled-jack": (
        {"dice": (3, 7)}, ["scroll", "remove:seat-1:bloomsbury", "remove:seat-2:the-city"],
        lambda t: t.agents(1, "bloomsbury") == 0 and t.agents(2, "the-city") == 0),
    "the-picture-of-dorian-gray": (
        {"extra": ["nancy"]}, ["scroll-on:seat-1", "stop"],
        lambda t: t.hand(0) == ["betsey-trotwood", "the-navvies"] and t.hand(1) == ["nancy"]),
    "sir-joseph-bazalgette": (
        {"buildings": {"battersea": (1, "hotel"), "lambeth": (0, "office")}}, ["scroll", "skip"],
        lambda t: t.money(0) == 22),
    "a-hansom-cab": (
        {}, ["move:seat-0:chelsea:bermondsey"], lambda t: t.agents(0, "bermondsey") == 1),
    "the-hermetic-order": (
        {"dice": (1, 2)},
        ["summon", "summoned:ithaqua:the-city", "summon", "summoned:cyaegha:chelsea"],
        lambda t: t.elders(0) == {"ithaqua": "the-city", "cyaegha": "chelsea"}),
    "the-toshers": (
        {}, ["place:bloomsbury"],
        lambda t: t.agents(0, "bloomsbury") == 1 and "bloomsbury" not in t.trouble()),
    "irene-adler": (
        {"agents": WITH_LAMBETH}, ["move:seat-0:chelsea:bermondsey", PLACE, OFFICE],
        lambda t: t.agents(0, "bermondsey") == 1 and placed(t) and t.money(0) == 14),
    "the-royal-institution": (
        {"extra": ["nancy", "toby"], "agents": WITH_LAMBETH},
        ["scroll", "throw:nancy", "done", *["draw"] * 4, OFFICE],
        lambda t: len(t.hand(0)) == 5 and "toby" in t.hand(0)),
    "king-cholera": (
        {}, ["scroll", "lose:seat-1:bloomsbury", "lose:seat-2:the-city"],
        lambda t: t.agents(1, "bloomsbury") == 0 and t.agents(2, "the-city") == 0),
    "a-torn-page-of-the-necronomicon": (
        {"dice": (1,)}, ["summon", "summoned:ithaqua:the-city", "take-money:2"],
        lambda t: t.elders(0) == {"ithaqua": "the-city"} and t.money(0) == 22),
    "florence-nightingale": ({}, [], lambda t: t.discard() == ["florence-nightingale"]),
    "lady-dedlock": (
        {"agents": WITH_LAMBETH, "buildings": {"lambeth": (1, "hotel")}},
        ["take-money:3", "take-over:lambeth:factory"],
        lambda t: t.buildings(0) == {"factory": "lambeth"} and t.money(1) == 32
        and t.money(0) == 11),
    "charles-augustus-milverton": (
        {}, ["take-money:3", KILL], lambda t: killed(t) and t.money(0) == 23),
    "cleopatras-needle": (
        {"agents": WITH_LAMBETH, "dice": (1,)}, [OFFICE, "summon", "summoned:ithaqua:lambeth"],
        lambda t: t.buildings(0) == {"office": "lambeth"} and "lambeth" in t.trouble()),
    "seth-pecksniff": (
        {"agents": WITH_LAMBETH}, ["build:palace:lambeth", "take-money:1"],
        lambda t: t.money(0) == 12 and t.buildings(0) == {"palace": "lambeth"}),
    "the-pall-mall-gazette": ({}, ["skip", "scroll"], lambda t: t.money(0) == 22),
    "barrymore-the-butler": (
        {"buildings": {"kensington": (0, "office")}}, ["place:kensington"],
        lambda t: t.agents(0, "kensington") == 1),
    "dr-moreau": (
        {}, ["place:marylebone", "place:the-west-end"],
        lambda t: t.agents(0, "marylebone") == 1 and t.agents(0, "the-west-end") == 1),
    "betsey-trotwood": (
        {"agents": WITH_LAMBETH}, [PLACE, OFFICE], lambda t: placed(t) and t.money(0) == 14),
    "the-beetle": (
        {"dice": (2,)}, ["summon", "summoned:ithaqua:the-city"],
        lambda t: t.elders(0) == {"ithaqua": "the-city"} and t.g.level == 2),
    "a-thames-waterman": (
        {}, ["place:bloomsbury"],
        lambda t: t.agents(0, "bloomsbury") == 1 and "bloomsbury" not in t.trouble()),
    "mr-jaggers": (
        {"agents": WITH_LAMBETH}, ["area:the-city", OFFICE], lambda t: t.money(0) == 20),
    "the-fenian-dynamiters": (
        {}, ["place:chelsea"], lambda t: t.agents(0, "chelsea") == 2),
    "a-j-raffles": (
        {}, ["scroll-on:seat-1", "keep:the-navvies", PLACE],
        lambda t: t.hand(0) == ["the-navvies"] and t.hand(1) == ["betsey-trotwood"]),
    "mycroft-holmes": (
        {}, [PLACE, "take-money:3", "scroll", "stop"],
        lambda t: placed(t) and t.money(0) == 23 and len(t.hand(0)) == 2),
    "st-pauls-cathedral": ({}, [], lambda t: t.discard() == ["st-pauls-cathedral"]),
    "buckingham-palace": (
        {"agents": WITH_LAMBETH}, [OFFICE, "take-money:4", PLACE],
        lambda t: t.money(0) == 18 and placed(t)),
    "maxwells-demon": (
        {"extra": ["sam-weller", "nancy"]}, ["scroll", "play:sam-weller", "skip", "skip", "stop"],
        lambda t: t.hand(0) == ["nancy"] and t.discard() == ["sam-weller", "maxwells-demon"]),
    "inspector-lestrade": (
        {"grenadiers": {"lambeth": 1}}, ["grenadier:lambeth:the-city", PLACE],
        lambda t: t.grenadiers("the-city") == 1 and t.trouble() == ["chelsea"]),
    "mr-merdle": (
        {"buildings": {"chelsea": (1, "hotel")}}, ["take-over:chelsea:hotel", "take-money:1"],
        lambda t: t.buildings(0) == {"hotel": "chelsea"} and t.money(0) == 9),
    "the-rosetta-stone": (
        {}, ["scroll", "stop"], lambda t: len(t.hand(0)) == 2 and t.g.level == 2),
    "varney-the-vampire": (
        {}, ["trouble:kensington", "skip"], lambda t: "kensington" in t.trouble()),
    "a-forged-order-from-horse-guards": (
        {"grenadiers": {"lambeth": 1}, "agents": WITH_LAMBETH},
        ["grenadier-away:lambeth:seat-2", OFFICE],
        lambda t: t.grenadiers("lambeth") == 0 and t.g.london.grenadiers_gone == 1
        and t.money(2) == 22 and t.money(0) == 12),
    "henry-holy-peter": (
        {}, ["transfer:seat-1:seat-2", PLACE],
        lambda t: t.money(1) == 17 and t.money(2) == 23),
    "the-resurrection-men": ({}, [], lambda t: t.discard() == ["the-resurrection-men"]),
    "the-hound-of-the-baskervilles": (
        {}, [KILL, "scroll-on:seat-1", "throw:the-navvies"],
        lambda t: killed(t) and t.hand(1) == ["betsey-trotwood"]),
    "the-trafalgar-square-rioters": (
        {}, ["trouble:battersea", PLACE], lambda t: "battersea" in t.trouble()),
    "dr-grimesby-roylott": (
        {"agents": WITH_LAMBETH}, [KILL, "take-money:3", OFFICE],
        lambda t: killed(t) and t.money(0) == 17),
    "the-navvies": ({}, [PLACE, "place:lambeth"], lambda t: t.agents(0, "lambeth") == 1),
    "sweeney-todd": (
        {"agents": WITH_LAMBETH}, [KILL, "take-money:3", OFFICE],
        lambda t: killed(t) and t.money(0) == 17),
    "the-swamp-adder": (
        {"dice": (9,)}, ["scroll", "remove:seat-1:chelsea"], killed),
    "the-ravens-of-the-tower": (
        {"buildings": {"kensington": (0, "office"), "lambeth": (0, "hotel")}}, ["scroll", "skip"],
        lambda t: len(t.hand(0)) == 2),
}  # fmt: skip


@rule("GO-CARD-10", "GO-CARD-01")
@pytest.mark.parametrize("card", ALONE)
def test_a_card_alone(card: str) -> None:
    more, keys, check = ALONE[card]
    table = scene(card, **more)
    table.play(card, *keys)
    assert check(table), [(s, table.money(s), table.hand(s)) for s in range(3)]
    assert table.nothing_half_way()


# How a card is answered: what is arranged and chosen, by whom it is answered with which card,
# and what must be true then.
SCROLL_WARD = "react:mr-tulkinghorn"
FULL = [*STOPPERS, "sam-weller", "nancy"]


def spared(t: Table) -> bool:
    return t.money(1) == 20 and t.money(0) <= 20


def alive(t: Table) -> bool:
    return t.agents(1, "chelsea") == 1 and "chelsea" in t.trouble()


def hand_kept(t: Table) -> bool:
    return "toby" in t.hand(1) and t.hand(0) == []


PUSH = "push:seat-1:chelsea:battersea"
EVENT = {"level": 2, "events": ["gas-explosion"], "buildings": {"battersea": (1, "hotel")}}


def standing(t: Table) -> bool:
    return t.buildings(1) == {"hotel": "battersea"}


ANSWERED: dict[str, tuple[dict[str, Any], list[str], str, Check]] = {
    "the-artful-dodger": ({}, ["scroll"], SCROLL_WARD, lambda t: t.money(1) == 20),
    "fagins-boys": ({}, ["scroll"], SCROLL_WARD, lambda t: t.money(1) == 20),
    "hugh-boone": ({}, ["scroll-on:seat-1"], SCROLL_WARD, hand_kept),
    "nancy": ({"other": "sam-weller"}, ["skip", "scroll-on:seat-1"], SCROLL_WARD, hand_kept),
    "the-foundling-hospital": ({}, ["scroll"], SCROLL_WARD, lambda t: t.money(1) == 20),
    "sairey-gamp-and-betsey-prig": ({}, [KILL], "react:toby", alive),
    "jo-the-crossing-sweeper": ({}, [PUSH], "react:toby", alive),
    "mr-krook": ({}, [PUSH], "react:toby", alive),
    "the-baker-street-irregulars": ({}, [PUSH], SCROLL_WARD, alive),
    "colonel-sebastian-moran": ({}, [KILL], "react:florence-nightingale", alive),
    "the-marshalsea": ({}, ["scroll-on:seat-1"], SCROLL_WARD,
                       lambda t: t.front(1) == [] and t.money(1) == 20),
    "jarndyce-and-jarndyce": ({}, ["scroll-on:seat-1"], SCROLL_WARD,
                              lambda t: t.front(1) == [] and t.money(1) == 20),
    "the-fire-engine-establishment": (
        {"buildings": {"battersea": (1, "hotel")}}, ["scroll-on:seat-1"], SCROLL_WARD, standing),
    "bill-sikes": ({}, [KILL], "react:toby", alive),
    "montague-tigg": ({"dice": (8,)}, ["scroll", "scroll-on:seat-1"], SCROLL_WARD, spared),
    "monsieur-rigaud": ({}, [KILL], "react:florence-nightingale", alive),
    "noah-claypole": ({}, ["scroll-on:seat-1"], SCROLL_WARD, spared),
    "moll-flanders": ({"extra": ["mr-krook"]}, ["skip", "pass-card:mr-krook:seat-1"], SCROLL_WARD,
                      lambda t: spared(t) and t.hand(0) == ["mr-krook"]),
    "edward-hyde": ({}, [KILL], "react:toby", alive),
    "ralph-nickleby": ({}, ["scroll-on:seat-1"], SCROLL_WARD,
                       lambda t: t.money(1) == 22 and alive(t) and t.agents(2, "the-city") == 1),
    "the-mummy-in-the-museum": ({}, ["remove:seat-1:bloomsbury"], "react:florence-nightingale",
                                lambda t: t.agents(1, "bloomsbury") == 1),
    "jack-the-ripper": ({}, [KILL], "react:toby", alive),
    "purdey-sons-gunmakers": ({}, ["scroll-on:seat-2", KILL], SCROLL_WARD,
                              lambda t: alive(t) and t.money(2) == 22),
    "the-invisible-man": ({}, ["swap:seat-0:chelsea", "swap:seat-1:bloomsbury"], "react:toby",
                          lambda t: t.agents(1, "bloomsbury") == 1 and alive(t)),
    "inspector-bucket": ({}, ["scroll-on:seat-1"], SCROLL_WARD, hand_kept),
    "spring-heeled-jack": ({"dice": (3, 1)}, ["scroll", "remove:seat-1:bloomsbury"],
                           "react:florence-nightingale", lambda t: t.agents(1, "bloomsbury") == 1),
    "the-picture-of-dorian-gray": ({}, ["scroll-on:seat-1"], SCROLL_WARD, hand_kept),
    "king-cholera": ({}, ["scroll"], SCROLL_WARD, lambda t: t.supply(1) == 9),
    "lady-dedlock": (
        {"agents": {**BOARD, "battersea": {0: 1}}, "buildings": {"battersea": (1, "hotel")}},
        ["skip", "take-over:battersea:factory"], SCROLL_WARD, standing),
    "mr-merdle": (
        {"agents": {**BOARD, "battersea": {0: 1}}, "buildings": {"battersea": (1, "hotel")},
         "trouble": ("battersea",)}, ["take-over:battersea:hotel"], SCROLL_WARD, standing),
    "charles-augustus-milverton": ({}, ["skip", KILL], "react:toby", alive),
    "a-j-raffles": ({}, ["scroll-on:seat-1"], SCROLL_WARD, hand_kept),
    "henry-holy-peter": ({}, ["transfer:seat-1:seat-2"], SCROLL_WARD,
                         lambda t: t.money(1) == 20 and t.money(2) == 20),
    "the-hound-of-the-baskervilles": ({}, ["skip", "scroll-on:seat-1"], SCROLL_WARD, hand_kept),
    "dr-grimesby-roylott": ({}, [KILL], "react:florence-nightingale", alive),
    "sweeney-todd": ({}, [KILL], "react:toby", alive),
    "the-swamp-adder": ({"dice": (9,)}, ["scroll", "remove:seat-1:chelsea"], "react:toby", alive),
    **{
        card: ({**EVENT, "dice": (12,)}, [], "react:st-pauls-cathedral", standing)
        for card in (
            "madame-blavatsky", "a-procession-from-bedlam", "the-golden-dawn", "samuel-pickwick",
            "the-hermetic-order", "dr-moreau", "the-beetle", "maxwells-demon",
            "the-rosetta-stone", "varney-the-vampire",
        )
    },
}  # fmt: skip


@rule("GO-INTR-01", "GO-INTR-02", "GO-INTR-05", "GO-INTR-09", "GO-INTR-10", "GO-INTR-12")
@pytest.mark.parametrize("card", list(ANSWERED))
def test_a_card_answered_by_an_interrupt(card: str) -> None:
    more, keys, answer, check = ANSWERED[card]
    more = dict(more)
    spare = more.pop("other", "sam-weller" if card != "sam-weller" else "bill-sikes")
    hand = [card, *more.pop("extra", [])]
    table = scene(card, hands=(hand, [*STOPPERS, spare], []), **more)
    table.choose(f"play:{card}", *keys)
    while table.asked() != [1]:
        table.choose("pass")
    assert table.waiting() in ("Window", "Shelter")
    table.choose(answer)
    assert answer.split(":")[1] in table.discard()
    assert check(table), [(s, table.money(s), table.hand(s)) for s in range(3)]


@rule("GO-INTR-01")
@pytest.mark.parametrize("card", sorted(set(ALONE) - set(ANSWERED)))
def test_a_card_that_touches_nobody_is_answered_by_nobody(card: str) -> None:
    more, keys, check = ALONE[card]
    others = [c for c in STOPPERS if c != card]
    hand = [card, *more.get("extra", [])]
    held = [c for c in others if c not in hand and c not in more.get("discard", [])]
    table = scene(card, **{**more, "hands": (hand, held, [])})
    for key in (f"play:{card}", *keys):
        assert table.asked() == [0]
        table.choose(key)
    assert check(table)
