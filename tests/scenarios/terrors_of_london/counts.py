"""What the box holds: every card of this edition with its copies. A card that is added to the
content changes none of it; one that is lost, or has other copies, is noticed."""

from gaslamp.games.terrors_of_london.tables import Kind
from scenarios.terrors_of_london.kit import content

CARDS = 108
HAUNT_TOKENS = MUSTER_TOKENS = 10
COPIES = {
    "sewer-rats": 2, "feral-hound": 2, "werewolf": 2, "carrion-ravens": 2, "gargoyle": 2,
    "menagerie-bear": 1, "alpha-of-whitechapel": 1, "thames-leviathan": 1, "black-shuck": 1,
    "blood-tithe": 1, "dominion-of-night": 1, "grave-summons": 1, "crimson-feast": 1,
    "howl-of-the-pack": 1, "scent-of-blood": 1, "moonlit-fury": 1, "lick-the-wounds": 1,
    "oath-of-the-long-sunrise": 1, "silver-and-fire": 1, "purge-the-weak": 1, "reapers-pact": 1,
    "whisper-from-the-jar": 1, "plague-of-egypt": 1, "spell-of-binding": 1, "seventh-night": 1,
    "street-urchin": 2, "relic-hunter": 2, "resurrectionist": 2, "witch-hunter": 2,
    "occult-financier": 2, "warlock": 1, "mad-alchemist": 1, "knight-of-the-long-sunrise": 1,
    "the-ripper": 1, "sword-of-methuselah": 1, "canopic-jar": 1, "templar-plate": 1,
    "iron-buckler": 1, "moneylenders-ledger": 1, "hand-of-glory": 1, "gravediggers-spade": 1,
    "sacrificial-dagger": 1, "scrying-mirror": 1, "cursed-music-box": 1, "raven-cage": 1,
    "puppeteers-strings": 1, "will-o-the-wisp": 2, "poltergeist": 2, "banshee": 2,
    "weeping-nun": 2, "wraith": 2, "drowned-bride": 1, "bell-tower-spectre": 1, "grim-reaper": 1,
    "demon-of-the-infernal-chasm": 1, "cultist": 10, "fanatic": 6, "acolyte-of-the-crypt": 2,
    "acolyte-of-the-fang": 2, "acolyte-of-the-dawn": 2, "acolyte-of-the-veil": 2, "skeletal": 2,
    "ghoul": 2, "bone-collector": 2, "wight": 2, "mummy": 2, "vampire": 1, "barrow-king": 1,
    "headless-coachman": 1, "nosferatu": 1,
}  # fmt: skip


def boxed() -> list[Kind]:
    """The cards of the box."""
    return [kind for kind in content().kinds if kind.id in COPIES]
