"""Menus in words: short ones as they are, long ones in steps, first what and then where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gaslamp.cli.speech import t
from gaslamp.cli.terminal import TOGETHER
from gaslamp.games.view import View
from gaslamp.table.position import Offer

MOST = 12
GAP = "…"


@dataclass(frozen=True)
class Group:
    """Options that begin alike: a line of a long menu, and a menu of its own."""

    title: str
    offers: list[Offer]


@dataclass(frozen=True)
class Amounts:
    """One option in several amounts: a line of the menu that stands for the whole amount."""

    offers: dict[int, Offer]

    @property
    def whole(self) -> Offer:
        return self.offers[max(self.offers)]

    def typed(self, number: int, key: str) -> str:
        """What to type for this key on the line of this number; empty if it is not here."""
        found = [amount for amount, offer in self.offers.items() if offer.key == key]
        if not found:
            return ""
        return str(number) if self.offers[found[0]] == self.whole else f"{number} {found[0]}"

    def less(self, number: int) -> str:
        """What to type for the lesser amounts of this line."""
        ways = sorted(self.offers)[:-1]
        key = "less-to" if len(ways) > 1 else "less"
        return t(key, number=number, least=ways[0], most=ways[-1])


Line = Offer | Group | Amounts


class Listing:
    """The numbered lines that a person sees now, and where `back` leads."""

    def __init__(
        self, lines: list[Line], back: Listing | None = None, amounts: tuple[str, ...] = ()
    ) -> None:
        self.lines = lines
        self.back = back
        self.amounts = amounts  # the verbs of which there can be more or less

    def find(self, key: str) -> list[str]:
        """What to type, one after another, for this key; empty if it is not here."""
        for number, line in enumerate(self.lines, 1):
            if isinstance(line, Group):
                if any(offer.key == key for offer in line.offers):
                    return [str(number), *listing(line.offers, {}, self.amounts).find(key)]
            elif isinstance(line, Amounts):
                if typed := line.typed(number, key):
                    return [typed]
            elif line.key == key:
                return [str(number)]
        return []

    def texts(self) -> list[str]:
        """The lines with their numbers."""
        offers = [line for line in self.lines if isinstance(line, Offer)]
        if len(offers) == len(self.lines) > MOST and not any(o.odds or o.note for o in offers):
            return close_lines(offers) or full_lines(self.lines)
        return full_lines(self.lines)


def listing(
    offers: list[Offer],
    names: dict[str, str],
    amounts: tuple[str, ...] = (),
    back: Listing | None = None,
) -> Listing:
    return Listing(arranged(offers, names, amounts), back, amounts)


def full_lines(lines: list[Line]) -> list[str]:
    """One line for every option or group; odds that were just told are not told again."""
    texts = []
    odds_of: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        if isinstance(line, Group):
            group = t("option-group", number=number, title=line.title, count=len(line.offers))
            texts.append(f"  {group}")
            continue
        offer = line.whole if isinstance(line, Amounts) else line
        odds = odds_text(offer)
        before = odds_of.setdefault(odds, number)
        if before != number:
            odds = min(odds, t("chances-as", number=before), key=len)
        less = line.less(number) if isinstance(line, Amounts) else ""
        more = [part for part in (offer.note.removesuffix("."), odds, less) if part]
        label = t("noted", text=offer.label, note=t.semicolons(more)) if more else offer.label
        texts.append(f"  {t('option', number=number, label=label)}")
    return texts


def close_lines(offers: list[Offer]) -> list[str]:
    """Many options that cannot be parted, one behind the other under what they share.

    None where they are numbers themselves: nobody could tell those from the menu's.
    """
    labels = [offer.label.split() for offer in offers]
    start, end = shared(labels)
    rests = [" ".join(words[start : len(words) - end]) for words in labels]
    if any(rest[:1].isdigit() for rest in rests):
        return []
    numbered = t.semicolons(
        [together(t("option", number=number, label=rest)) for number, rest in enumerate(rests, 1)]
    )
    title = " ".join([*labels[0][:start], GAP, *labels[0][len(labels[0]) - end :]])
    return [f"  {title}", f"    {numbered}"] if start or end else [f"  {numbered}"]


def together(text: str) -> str:
    """A text that is not broken behind its first word."""
    return text.replace(" ", TOGETHER, 1)


def option_text(offer: Offer) -> str:
    """An option with what it costs or brings."""
    note = offer.note.removesuffix(".")
    return t("noted", text=offer.label, note=note) if note else offer.label


def odds_text(offer: Offer) -> str:
    return t.commas(
        [t("chance", what=odds.message, percent=percent(odds.chance)) for odds in offer.odds]
    )


def percent(chance: float) -> str:
    return f"{chance:.1%}".replace(".0%", "%")


# More or less of one thing


def gathered(offers: list[Offer], amounts: tuple[str, ...]) -> dict[str, Amounts]:
    """Options that differ only in how much, by the key of the whole amount."""
    runs: dict[str, dict[int, Offer]] = {}
    for offer in offers:
        start, _, amount = offer.key.rpartition(":")
        if by_verb(offer) in amounts and amount.isdecimal():
            runs.setdefault(start, {})[int(amount)] = offer
    found = [Amounts(run) for run in runs.values() if len(run) > 1]
    return {line.whole.key: line for line in found}


def without_less(offers: list[Offer], amounts: tuple[str, ...]) -> list[Offer]:
    """Only the whole of what there can be more or less of."""
    runs = gathered(offers, amounts).values()
    less = {offer.key for run in runs for offer in run.offers.values() if offer != run.whole}
    return [offer for offer in offers if offer.key not in less]


# Parting a long menu


def arranged(
    offers: list[Offer], names: dict[str, str], amounts: tuple[str, ...] = ()
) -> list[Line]:
    """The lines of a menu: its options, or groups of them where there are too many."""
    runs = gathered(offers, amounts)
    lines: list[Line] = []
    for group in in_groups(without_less(offers, amounts)):
        if len(group) == 1:
            lines.append(runs.get(group[0].key, group[0]))
        else:
            every = [o for whole in group for o in all_amounts(whole, runs)]
            lines.append(Group(title(group, names), every))
    return lines


def all_amounts(whole: Offer, runs: dict[str, Amounts]) -> list[Offer]:
    run = runs.get(whole.key)
    return [whole] if run is None else list(run.offers.values())


def in_groups(offers: list[Offer]) -> list[list[Offer]]:
    """Each option alone while there are few; else the groups that are chosen from soonest."""
    alone = [[offer] for offer in offers]
    if len(offers) <= MOST:
        return alone
    parts = max(len(offer.key.split(":")) for offer in offers)
    found = groupings(offers, [by_piece, by_verb, by_part(1)])
    found = found or groupings(offers, [by_part(number) for number in range(2, parts)])
    return pairs_opened(min(found, key=effort)) if found else alone


def pairs_opened(groups: list[list[Offer]]) -> list[list[Offer]]:
    """Two options stand for themselves rather than behind one line, as long as there is room."""
    found: list[list[Offer]] = []
    for number, group in enumerate(groups):
        room = MOST - len(found) - (len(groups) - number - 1)
        found += [[offer] for offer in group] if len(group) == 2 <= room else [group]
    return found


def groupings(offers: list[Offer], ways: list[Callable[[Offer], str]]) -> list[list[list[Offer]]]:
    """The groups that these ways lead to, where they are neither one nor too many."""
    return [finer(groups) for way in ways if 1 < len(groups := parted(offers, way)) <= MOST]


def effort(groups: list[list[Offer]]) -> int:
    """How many lines are to be read at most until an option is chosen."""
    longest = max(len(group) for group in groups)
    return len(groups) + (longest if longest <= MOST else 2 * MOST + longest // MOST)


def parted(offers: list[Offer], way: Callable[[Offer], str]) -> list[list[Offer]]:
    """Options with the same word together, in the order of their first ones."""
    groups: dict[str, list[Offer]] = {}
    for offer in offers:
        groups.setdefault(way(offer), []).append(offer)
    return list(groups.values())


def finer(groups: list[list[Offer]]) -> list[list[Offer]]:
    """Large groups by who or what comes first in them, as long as there is room for it."""
    found: list[list[Offer]] = []
    for number, group in enumerate(groups):
        parts = parted(group, by_part(1)) if len(group) > MOST else [group]
        room = MOST - len(found) - (len(groups) - number - 1)
        found += parts if len(parts) <= room else [group]
    return found


def by_piece(offer: Offer) -> str:
    return f"{by_verb(offer)} {offer.refs[0] if offer.refs else ''}"


def by_verb(offer: Offer) -> str:
    return offer.key.partition(":")[0]


def by_part(number: int) -> Callable[[Offer], str]:
    def part(offer: Offer) -> str:
        parts = offer.key.split(":")
        return f"{parts[0]} {parts[number] if number < len(parts) else ''}"

    return part


# What a group is called


def title(group: list[Offer], names: dict[str, str]) -> str:
    """What the labels of a group have in common, else the name of its piece."""
    if found := in_common([offer.label.split() for offer in group]):
        return found
    piece = names.get(group[0].refs[0], "") if group[0].refs else ""
    return f"{piece} {GAP}" if piece else f"{group[0].label} {GAP}"


def in_common(labels: list[list[str]]) -> str:
    """The words that all labels share, in their order, with gaps for the others."""
    words = labels[0]
    for other in labels[1:]:
        words = common(words, other)
    places = [found_in(label, words) for label in labels]
    text = ""
    for number, word in enumerate(words):
        near = all(at[number] == (at[number - 1] + 1 if number else 0) for at in places)
        text += f" {word}" if near else f" {GAP} {word}"
    if not words or any(at[-1] < len(label) - 1 for at, label in zip(places, labels, strict=True)):
        text = f"{text.rstrip('(,;')} {GAP}"
    return text.strip() if words else ""


def common(one: list[str], other: list[str]) -> list[str]:
    """The longest row of words that stand in both in this order."""
    best: list[list[list[str]]] = [[[] for _ in range(len(other) + 1)] for _ in range(len(one) + 1)]
    for i, word in enumerate(one):
        for k, another in enumerate(other):
            longer = max(best[i][k + 1], best[i + 1][k], key=len)
            best[i + 1][k + 1] = [*best[i][k], word] if word == another else longer
    return best[-1][-1]


def found_in(label: list[str], words: list[str]) -> list[int]:
    """Where these words stand in a label."""
    at: list[int] = []
    for word in words:
        at.append(label.index(word, at[-1] + 1 if at else 0))
    return at


def shared(labels: list[list[str]]) -> tuple[int, int]:
    """How many words all labels share at their beginning, and at their end."""
    shortest = min(len(words) for words in labels)
    start = 0
    while start < shortest - 1 and len({words[start] for words in labels}) == 1:
        start += 1
    end = 0
    while end < shortest - start - 1 and len({words[-1 - end] for words in labels}) == 1:
        end += 1
    return start, end


def piece_names(view: View) -> dict[str, str]:
    """What the pieces and places in view are called, by their handles."""
    names = {piece.ref: piece.name for zone in view.zones for piece in zone.pieces}
    for m in view.maps:
        for place in m.places:
            names[place.id] = place.name
            names.update({piece.ref: piece.name for piece in place.pieces})
    return names
