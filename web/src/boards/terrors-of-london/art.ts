// What stands on each card's picture, the glyphs of factions, resources and keywords.

import type { Piece } from '../../lib/types';
import type { PrintedCard, PrintedOverlord } from './shapes';

export type Printed = PrintedCard | PrintedOverlord;
export type Catalogue = Record<string, Printed | undefined>;
export type Faction = Exclude<Printed['faction'], ''>;
/** A whole card, a card in play, a rival's, and a relic in play. */
export type CardLook = 'hand' | 'play' | 'small' | 'relic';

/** A card as it is printed. One that is not in the catalogue comes from somebody's own pack. */
export function cardOf(catalogue: Catalogue, piece: Piece): PrintedCard {
  const found = catalogue[piece.kind];
  if (found && found.type !== 'overlord') return found;
  return { ...BLANK, name: piece.name, text: piece.text ?? '' };
}

export function lordOf(catalogue: Catalogue, id: string | null | undefined): PrintedOverlord | undefined {
  const found = id ? catalogue[id] : undefined;
  return found?.type === 'overlord' ? found : undefined;
}

const BLANK: PrintedCard = {
  name: '',
  type: 'monster',
  faction: '',
  left: '',
  right: '',
  overlord: null,
  cost: 0,
  priced: false,
  acolyte: false,
  copies: 1,
  star: false,
  armor: 0,
  claim: false,
  resources: {},
  abilities: [],
  condition: '',
  action: '',
  trigger: '',
  horde: [],
  effects: { play: [], condition: [], action: [], horde: [], trigger: null },
  face: { yields: [], keywords: [], lines: [], when: '', condition: '', horde: [] },
  terms: [],
  text: '',
  source: '',
};

/** The glyph of a faction. */
export const CRESTS: Record<Faction, string> = {
  undead: 'tombstone',
  beast: 'paw-print',
  mortal: 'top-hat',
  spirit: 'ghost',
};

// Between two factions that link, the left one first, lies one broken seal.
const SEALS: Record<string, string> = { 'spirit-undead': 'su', 'undead-beast': 'ub', 'beast-mortal': 'bm', 'mortal-spirit': 'ms' };

export function sealOf(left: Faction, right: Faction): string {
  return SEALS[`${left}-${right}`] ?? 'bm';
}

/** Resources and keywords by the words of the catalogue. */
export const ICONS: Record<string, string> = {
  coin: 'two-coins',
  power: 'crossed-swords',
  regeneration: 'heart-plus',
  muster: 'rally-the-troops',
  rage: 'enrage',
  curse: 'cursed-star',
  command: 'raise-zombie',
  destroy: 'skull-bolt',
  sacrifice: 'sacrificial-dagger',
  haunt: 'haunting',
  draw: 'card-draw',
  claim: 'grab',
};

const PICTURES: Record<string, string> = {
  // Undead
  skeletal: 'skeleton',
  ghoul: 'bone-gnawer',
  'bone-collector': 'crossed-bones',
  wight: 'crowned-skull',
  mummy: 'mummy-head',
  vampire: 'female-vampire',
  'barrow-king': 'throne-king',
  'headless-coachman': 'cloaked-figure-on-horseback',
  nosferatu: 'vampire-dracula',
  'acolyte-of-the-crypt': 'candle-skull',
  // Beast
  'sewer-rats': 'rat',
  'feral-hound': 'hound',
  werewolf: 'werewolf',
  'carrion-ravens': 'raven',
  gargoyle: 'gargoyle',
  'menagerie-bear': 'bear-head',
  'alpha-of-whitechapel': 'wolf-head',
  'thames-leviathan': 'sea-serpent',
  'black-shuck': 'evil-eyes',
  'acolyte-of-the-fang': 'fangs',
  // Mortal
  'street-urchin': 'billed-cap',
  'relic-hunter': 'magnifying-glass',
  resurrectionist: 'spade-skull',
  'witch-hunter': 'crossbow',
  'occult-financier': 'coins-pile',
  warlock: 'warlock-hood',
  'mad-alchemist': 'bubbling-flask',
  'knight-of-the-long-sunrise': 'black-knight-helm',
  'the-ripper': 'dripping-knife',
  'acolyte-of-the-dawn': 'sunrise',
  // Spirit
  'will-o-the-wisp': 'spark-spirit',
  poltergeist: 'floating-ghost',
  banshee: 'screaming',
  'weeping-nun': 'nun-face',
  wraith: 'spectre',
  'drowned-bride': 'drowning',
  'bell-tower-spectre': 'ringing-bell',
  'grim-reaper': 'grim-reaper',
  'demon-of-the-infernal-chasm': 'devil-mask',
  'acolyte-of-the-veil': 'candle-flame',
  // Everybody's
  cultist: 'cultist',
  fanatic: 'torch',
  // Relics
  'sword-of-methuselah': 'rune-sword',
  'canopic-jar': 'amphora',
  'templar-plate': 'breastplate',
  'iron-buckler': 'checked-shield',
  'moneylenders-ledger': 'evil-book',
  'hand-of-glory': 'skeletal-hand',
  'gravediggers-spade': 'trench-spade',
  'sacrificial-dagger': 'sacrificial-dagger',
  'scrying-mirror': 'mirror-mirror',
  'cursed-music-box': 'music-spell',
  'raven-cage': 'bird-cage',
  'puppeteers-strings': 'puppet',
  // Influence
  'blood-tithe': 'blood',
  'dominion-of-night': 'moon-bats',
  'grave-summons': 'hasty-grave',
  'crimson-feast': 'neck-bite',
  'howl-of-the-pack': 'wolf-howl',
  'scent-of-blood': 'paw-front',
  'moonlit-fury': 'moon-claws',
  'lick-the-wounds': 'paw-heart',
  'oath-of-the-long-sunrise': 'sun-priest',
  'silver-and-fire': 'flaming-claw',
  'purge-the-weak': 'guillotine',
  'reapers-pact': 'reaper-scythe',
  'whisper-from-the-jar': 'snake-jar',
  'plague-of-egypt': 'scarab-beetle',
  'spell-of-binding': 'crossed-chains',
  'seventh-night': 'evil-moon',
  // Overlords
  methuselah: 'resting-vampire',
  fenris: 'direwolf',
  lilith: 'winged-sword',
  azazael: 'djinn',
};

const ELSE: Record<string, string> = {
  ...CRESTS,
  relic: 'swap-bag',
  overlord: 'crown',
  '': 'hooded-figure',
};

/** The glyph of a card's woodcut; cards of a user's own pack get their faction's. */
export function picture(kind: string, printed: Printed | undefined): string {
  return PICTURES[kind] ?? ELSE[printed?.type === 'relic' ? 'relic' : (printed?.faction ?? '')] ?? 'hooded-figure';
}
