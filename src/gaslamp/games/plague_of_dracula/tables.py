"""The printed side of the game: cards, map, tracks and tables, shared by all states."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Tables:
    """Everything the content files say, as numbers. It never changes during play."""

    def __init__(self, digest: str) -> None:
        self.digest: str = digest
        # The map: per place a set of neighbours, as bits.
        self.black: vec[i64] = vec[i64]()
        self.blue: vec[i64] = vec[i64]()
        self.red: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]()
        self.steps: vec[i64] = vec[i64]()  # how far apart two places are, for bots
        self.south: i64 = 0
        self.homes: i64 = 0
        self.place_ids: list[str] = []
        self.place_names: list[str] = []
        self.spots: list[tuple[float, float]] = []
        # The hunters.
        self.hunter_ids: list[str] = []
        self.hunter_names: list[str] = []
        self.home: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()
        self.rates: vec[i64] = vec[i64]()
        self.printed_bites: vec[i64] = vec[i64]()
        self.start_weapons: list[list[int]] = []
        self.groups: list[list[list[int]]] = []
        # Weapons and counters.
        self.item_ids: list[str] = []
        self.item_names: list[str] = []
        self.item_texts: list[str] = []
        self.secular_bonus: vec[i64] = vec[i64]()
        self.weapon_counts: vec[i64] = vec[i64]()
        self.bag_start: vec[i64] = vec[i64]()
        self.bag_refill: vec[i64] = vec[i64]()
        self.rumor_count: i64 = 0
        self.coffin_mix: vec[i64] = vec[i64]()
        # Tracks and tables.
        self.strength: vec[i64] = vec[i64]()
        self.harker: vec[i64] = vec[i64]()
        self.dates: list[str] = []
        self.foe_strength: vec[i64] = vec[i64]()
        self.foe_ids: list[str] = []
        self.foe_names: list[str] = []
        self.secular: vec[i64] = vec[i64]()
        self.occult: vec[i64] = vec[i64]()
        self.rumors: vec[i64] = vec[i64]()
        self.renfield_purfleet: i64 = 0
        self.renfield_seward: i64 = 0
        self.renfield_carfax: i64 = 0
        self.transfusion: vec[i64] = vec[i64]()
        self.harker_bites: vec[i64] = vec[i64]()
        # The event deck, by card number.
        self.night: vec[i64] = vec[i64]()
        self.numbers: vec[i64] = vec[i64]()
        self.red_five: vec[i64] = vec[i64]()
        self.effect: vec[i64] = vec[i64]()
        self.effect_about: vec[i64] = vec[i64]()
        self.effect_foe: vec[i64] = vec[i64]()
        self.lasting: vec[i64] = vec[i64]()
        self.card_ids: list[str] = []
        self.card_titles: list[str] = []
        self.card_subtitles: list[str] = []
        self.card_texts: list[str] = []
        self.sources: dict[str, str] = {}
