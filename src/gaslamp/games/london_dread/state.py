"""The state of London Dread: the board, the decks, and the Characters with their clocks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.games.london_dread.tables import TRAUMA, Character, Content, Plot, Story
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State
from gaslamp.kernel.zone import Zone

# The board: 4 Areas of 6 numbered Locations and one Streets each (2.2).
AREAS: Final = 4
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
NUMBERS: Final = 6
LOCATIONS: Final = 24
PLACES: Final = 7  # per Area: 0 is the Streets
ACTIONS: Final = 12
EMPTY: Final = -1
NO_CARD: Final = -1
MOST_DREAD: Final = 50
VIRTUE_TOKENS: Final = 12
MODIFIERS: Final = 6
DICE_SUCCESS: Final = 2  # of six faces

# A token in a clock: its number and, above that, the side that is up.
NUMBER_UP: Final = 0
ARROW: Final = 1  # ARROW + area
TOKEN: Final = 7
SIDE: Final = 3

# Phases: what may be activated when (LD-PLAN-15, LD-ITEM-11).
SETTING_UP: Final = 0
PLANNING: Final = 1
STORY: Final = 2
ENDING: Final = 3
ENDGAME: Final = 4
SHOWDOWN: Final = 5

# Marker colours (LD-MARK-02) and how many there are.
COLOURS: Final = ("green", "red", "yellow", "white")
MARKERS: Final = (20, 12, 12, 4)

UNDECIDED: Final = 0
GOES_IN: Final = 1
BOWS_OUT: Final = 2

GOON_WAITS: Final = -1
GOON_BEATEN: Final = -2


@mypyc_attr(acyclic=True)
class Effort:
    """What a Character brings to the investigation or Challenge that is open (LD-AP-07)."""

    def __init__(
        self, *, flipped: i64 = NO_CARD, keeps_wild: bool = False, drew: bool = False,
        added: i64 = 0, rolled: bool = False, hits: i64 = 0, misses: i64 = 0, automatic: i64 = 0,
    ) -> None:  # fmt: skip
        self.flipped: i64 = flipped  # which Personality card
        self.keeps_wild: bool = keeps_wild
        self.drew: bool = drew
        self.added: i64 = added  # Action Points
        self.rolled: bool = rolled
        self.hits: i64 = hits
        self.misses: i64 = misses
        self.automatic: i64 = automatic  # successes without dice

    def successes(self) -> i64:
        """LD-PLOT-12: automatic ones count like rolled ones."""
        return self.hits + self.automatic

    def clone(self) -> Effort:
        return Effort(
            flipped=self.flipped, keeps_wild=self.keeps_wild, drew=self.drew, added=self.added,
            rolled=self.rolled, hits=self.hits, misses=self.misses, automatic=self.automatic,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Sleuth:
    """A Character in play with all that belongs to it (LD-VAR-04)."""

    def __init__(
        self, *, who: i64, seat: i64, place: i64, clock: vec[i64], stash: i64, virtue: i64,
        conditions: i64, items: Zone, tilted: i64, allies: Zone, hand: Zone, drawn: Zone,
        effort: Effort,
    ) -> None:  # fmt: skip
        self.who: i64 = who
        self.seat: i64 = seat
        self.place: i64 = place
        self.clock: vec[i64] = clock
        self.stash: i64 = stash
        self.virtue: i64 = virtue
        self.conditions: i64 = conditions
        self.items: Zone = items
        self.tilted: i64 = tilted
        self.allies: Zone = allies
        self.hand: Zone = hand
        self.drawn: Zone = drawn
        # The Endgame.
        self.shown: bool = False  # the hand lies open
        self.dice: i64 = 0
        self.beaten: i64 = 0
        self.choice: i64 = UNDECIDED
        self.out: bool = False
        self.defeated: bool = False
        self.effort: Effort = effort
        self.bribes: i64 = 0
        # What this outcome has given so far (LD-RES-01).
        self.got_items: i64 = 0
        self.got_virtue: i64 = 0

    def clone(self) -> Sleuth:
        twin = Sleuth(
            who=self.who, seat=self.seat, place=self.place, clock=self.clock[:],
            stash=self.stash, virtue=self.virtue, conditions=self.conditions,
            items=self.items.clone(), tilted=self.tilted, allies=self.allies.clone(),
            hand=self.hand.clone(), drawn=self.drawn.clone(), effort=self.effort.clone(),
        )  # fmt: skip
        twin.shown = self.shown
        twin.dice = self.dice
        twin.beaten = self.beaten
        twin.choice = self.choice
        twin.out = self.out
        twin.defeated = self.defeated
        twin.bribes = self.bribes
        twin.got_items = self.got_items
        twin.got_virtue = self.got_virtue
        return twin


@mypyc_attr(acyclic=True)
class Piles:
    """LD-SETUP-05: draw piles and discard piles. `unseen` are Dread cards nobody knows of."""

    def __init__(
        self, *, items: Zone, supply: Zone, item_discard: Zone, confidence: Zone,
        confidence_discard: Zone, investigation: Zone, unseen: Zone, dread_discard: Zone,
        placeholders: Zone, allies: Zone, ally_discard: Zone, challenges: Zone, faced: Zone,
        secrets: Zone, held_secrets: Zone, used_secrets: Zone,
    ) -> None:  # fmt: skip
        self.items: Zone = items
        self.supply: Zone = supply
        self.item_discard: Zone = item_discard
        self.confidence: Zone = confidence
        self.confidence_discard: Zone = confidence_discard
        self.investigation: Zone = investigation
        self.unseen: Zone = unseen
        self.dread_discard: Zone = dread_discard
        self.placeholders: Zone = placeholders
        self.allies: Zone = allies
        self.ally_discard: Zone = ally_discard
        self.challenges: Zone = challenges
        self.faced: Zone = faced
        self.secrets: Zone = secrets
        self.held_secrets: Zone = held_secrets
        self.used_secrets: Zone = used_secrets

    def clone(self) -> Piles:
        return Piles(
            items=self.items.clone(),
            supply=self.supply.clone(),
            item_discard=self.item_discard.clone(),
            confidence=self.confidence.clone(),
            confidence_discard=self.confidence_discard.clone(),
            investigation=self.investigation.clone(),
            unseen=self.unseen.clone(),
            dread_discard=self.dread_discard.clone(),
            placeholders=self.placeholders.clone(),
            allies=self.allies.clone(),
            ally_discard=self.ally_discard.clone(),
            challenges=self.challenges.clone(),
            faced=self.faced.clone(),
            secrets=self.secrets.clone(),
            held_secrets=self.held_secrets.clone(),
            used_secrets=self.used_secrets.clone(),
        )


@mypyc_attr(acyclic=True)
class Finale:
    """The Endgame and the Final Showdown, as far as they have come (LD-END, LD-CHAL, LD-SHOW)."""

    def __init__(
        self, *, challenge: i64, lone: bool, fallen: bool, muted: bool, heart: i64, target: i64,
        total: i64,
    ) -> None:  # fmt: skip
        self.challenge: i64 = challenge  # how many Challenges have been faced
        self.lone: bool = lone  # exactly one Character was in when the Challenge was revealed
        self.fallen: bool = fallen  # a Character was defeated
        self.muted: bool = muted  # Her True Name: the Antagonist's rule is off
        self.heart: i64 = heart  # The Heart in the Shell: the target is so much lower
        self.target: i64 = target  # of the Final Showdown, once it is over
        self.total: i64 = total  # the successes there

    def clone(self) -> Finale:
        return Finale(
            challenge=self.challenge, lone=self.lone, fallen=self.fallen, muted=self.muted,
            heart=self.heart, target=self.target, total=self.total,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Rules:
    """The options of this game (LD-DIFF, LD-VAR); never changed once set up."""

    def __init__(
        self, *, seats: i64, minutes: i64, allies: bool, impeccable: bool, confidence: i64,
        virtue: i64, items: i64,
    ) -> None:  # fmt: skip
        self.seats: Final[i64] = seats
        self.minutes: Final[i64] = minutes
        self.allies: Final = allies
        self.impeccable: Final = impeccable
        self.confidence: Final[i64] = confidence
        self.virtue: Final[i64] = virtue
        self.items: Final[i64] = items


@mypyc_attr(acyclic=True)
class Dread(State):
    """The whole game. `board` and what lies on it go by Location: 6 x area + number - 1."""

    def __init__(
        self, *, rng: Rng, content: Content, rules: Rules, story: i64, sleuths: list[Sleuth],
        piles: Piles, board: vec[i64], plot_at: vec[i64], hardened: vec[i64], eased: vec[i64],
        marks: vec[i64], goons: vec[i64], finale: Finale,
    ) -> None:  # fmt: skip
        super().__init__(rng)
        self.content: Content = content
        self.rules: Rules = rules
        self.story: i64 = story
        self.sleuths: list[Sleuth] = sleuths
        self.piles: Piles = piles
        self.board: vec[i64] = board
        self.plot_at: vec[i64] = plot_at
        self.hardened: vec[i64] = hardened
        self.eased: vec[i64] = eased
        self.marks: vec[i64] = marks
        self.goons: vec[i64] = goons
        self.finale: Finale = finale
        self.antagonist: i64 = 0
        self.phase: i64 = SETTING_UP
        self.chapter: i64 = 0
        self.hour: i64 = 0
        self.dread: i64 = 0
        self.up: i64 = 0  # Locations whose card is face up, as bits
        self.next_found: i64 = 0  # the Plot card on top of the stack
        self.next_done: i64 = 0  # the Plot card whose turn it is by letter
        self.found: i64 = 0  # placeholders found in this Chapter: four bits for each Area
        self.stash: i64 = 0  # numbers still in the Stash, as bits 1 to 6
        self.ready: i64 = 0  # seats that are ready, as bits
        self.laid: i64 = 0  # seats that were ready and have not changed their plan since, as bits
        self.leader: i64 = 0
        self.led: bool = False  # whether a Leader was ever chosen
        self.extra_led: i64 = 0  # seats that have led the extra Character, as bits
        self.handled: i64 = 0  # Locations done with in this Action, as bits
        self.left_ally: i64 = 0  # Characters that left an Ally in this Action, as bits
        self.site: i64 = EMPTY  # the Location being investigated
        self.facing_goon: bool = False
        self.group: i64 = 0  # the Characters taking part, as bits
        self.mask: i64 = 0  # the abilities of the card that is met
        self.lifted: bool = False  # the Toll is lifted in one Area
        self.spared: i64 = EMPTY  # that Area

    def clone(self) -> Dread:
        # The printed content and the options are never changed: all copies share them.
        twin = Dread(
            rng=self.rng.clone(), content=self.content, rules=self.rules, story=self.story,
            sleuths=[sleuth.clone() for sleuth in self.sleuths], piles=self.piles.clone(),
            board=self.board[:], plot_at=self.plot_at[:], hardened=self.hardened[:],
            eased=self.eased[:], marks=self.marks[:], goons=self.goons[:],
            finale=self.finale.clone(),
        )  # fmt: skip
        twin.copy_kernel(self)
        twin.antagonist = self.antagonist
        twin.phase = self.phase
        twin.chapter = self.chapter
        twin.hour = self.hour
        twin.dread = self.dread
        twin.up = self.up
        twin.next_found = self.next_found
        twin.next_done = self.next_done
        twin.found = self.found
        twin.stash = self.stash
        twin.ready = self.ready
        twin.laid = self.laid
        twin.leader = self.leader
        twin.led = self.led
        twin.extra_led = self.extra_led
        twin.handled = self.handled
        twin.left_ally = self.left_ally
        twin.site = self.site
        twin.facing_goon = self.facing_goon
        twin.group = self.group
        twin.mask = self.mask
        twin.lifted = self.lifted
        twin.spared = self.spared
        return twin

    def tale(self) -> Story:
        return self.content.stories[self.story]

    def plot(self, index: i64) -> Plot:
        return self.content.stories[self.story].plots[index]

    def sheet(self, c: i64) -> Character:
        return self.content.characters[self.sleuths[c].who]

    def id(self, c: i64) -> str:
        """A Character in play, for the log."""
        return self.content.characters[self.sleuths[c].who].id

    def count(self) -> i64:
        """How many Characters play."""
        return len(self.sleuths)

    def in_endgame(self) -> bool:
        return self.phase >= ENDGAME

    def antagonist_id(self) -> str:
        return self.content.stories[self.story].antagonists[self.antagonist].id

    def rule_of_antagonist(self) -> i64:
        """The Antagonist's rule where it counts, else -1 (LD-SETUP-03, LD-END-03)."""
        if self.phase < ENDGAME or self.finale.muted:
            return -1
        return self.content.stories[self.story].antagonists[self.antagonist].rule

    def traumatised(self, c: i64) -> bool:
        """Whether the Character's flipped card is its Trauma."""
        sleuth = self.sleuths[c]
        if sleuth.effort.flipped == NO_CARD:
            return False
        return self.content.characters[sleuth.who].deck[sleuth.effort.flipped].kind == TRAUMA

    def last_plot(self) -> i64:
        """The last Plot card of the Chapter."""
        story = self.content.stories[self.story]
        return story.first_chapter - 1 if self.chapter == 1 else len(story.plots) - 1

    def first_plot(self) -> i64:
        return 0 if self.chapter == 1 else self.content.stories[self.story].first_chapter


def who(seat: i64) -> str:
    """A seat as an element, for the log."""
    return SEATS[seat]


SEATS: Final = ("seat-0", "seat-1", "seat-2", "seat-3")
