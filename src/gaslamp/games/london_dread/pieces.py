# border: not compiled
"""Every piece of the game, for conservation: nothing is lost and nothing comes from nowhere."""

from __future__ import annotations

from gaslamp.games.london_dread.state import MARKERS, MODIFIERS, VIRTUE_TOKENS, Dread


def pieces(g: Dread) -> list[str]:
    """Every card and token, each in exactly one place."""
    p = g.piles
    card_piles = [p.confidence, p.confidence_discard, p.investigation, p.unseen, p.dread_discard,
                  p.placeholders, p.allies, p.ally_discard]  # fmt: skip
    item_piles = [p.items, p.supply, p.item_discard]
    virtue = stash = 0
    for sleuth in g.sleuths:
        card_piles += [sleuth.allies, sleuth.hand, sleuth.drawn]
        item_piles.append(sleuth.items)
        virtue += int(sleuth.virtue)
        stash += sum(int(sleuth.stash) >> n & 1 for n in range(1, 7))
    stash += sum(int(g.stash) >> n & 1 for n in range(1, 7))
    held = [n for pile in card_piles for n in pile.listed()] + [int(n) for n in g.board if n >= 0]
    items = [n for pile in item_piles for n in pile.listed()]
    secrets = p.secrets.listed() + p.held_secrets.listed() + p.used_secrets.listed()
    modifiers = sum(g.hardened) + sum(g.eased)
    marks = [sum(int(m) >> k & 1 for m in g.marks) for k in range(len(MARKERS))]
    found = [f"{g.content.cards[n].id} #{n}" for n in held]
    found += [f"item {g.content.items[n].id}" for n in items]
    found += [f"secret {n}" for n in secrets]
    found += [f"challenge {n}" for n in p.challenges.listed() + p.faced.listed()]
    assert virtue <= VIRTUE_TOKENS and modifiers <= MODIFIERS, "more tokens than the box holds"
    assert all(m <= most for m, most in zip(marks, MARKERS, strict=True)), "too many markers"
    return [*sorted(found), f"stash token x{stash}"]
