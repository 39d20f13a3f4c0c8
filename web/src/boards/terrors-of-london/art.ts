// What stands on each card's picture, and the glyphs of factions, resources and keywords.

export type Faction = 'undead' | 'beast' | 'mortal' | 'spirit';

export const FACTIONS: Record<Faction, { name: string; glyph: string }> = {
  undead: { name: 'Undead', glyph: 'tombstone' },
  beast: { name: 'Beast', glyph: 'paw-print' },
  mortal: { name: 'Mortal', glyph: 'top-hat' },
  spirit: { name: 'Spirit', glyph: 'ghost' },
};

// The ring of factions: who links at the left, who at the right, and which broken seal joins them.
export const RING: Record<Faction, { left: Faction; leftSeal: string; right: Faction; rightSeal: string }> = {
  undead: { left: 'spirit', leftSeal: 'su', right: 'beast', rightSeal: 'ub' },
  beast: { left: 'undead', leftSeal: 'ub', right: 'mortal', rightSeal: 'bm' },
  mortal: { left: 'beast', leftSeal: 'bm', right: 'spirit', rightSeal: 'ms' },
  spirit: { left: 'mortal', leftSeal: 'ms', right: 'undead', rightSeal: 'su' },
};

export const RESOURCE_ICONS: Record<string, string> = {
  coin: 'two-coins',
  power: 'crossed-swords',
  regeneration: 'heart-plus',
};

/** The words in capitals on a card, in full: for the slip beside the enlarged card. */
export const GLOSSARY: [RegExp, string, string][] = [
  [/\bCLAIM\b/, 'Claim', 'when you buy it, you may put it on top of your deck.'],
  [/\bCOMMAND\b/, 'Command', 'return a monster of cost 3 or less from your discard pile to your hand.'],
  [/\bCURSE\b/, 'Curse', 'your rival loses 2 Health or discards a card, as they choose.'],
  [/\bDESTROY\b/, 'Destroy', 'you may put any card in play on its owner’s discard pile, or remove a card from the Street.'],
  [/\bDRAW\b/, 'Draw', 'draw that many cards at once.'],
  [/\bHAUNT\b/, 'Haunt', 'it stays in play and may be used again on your next turn.'],
  [/\bMUSTER\b/, 'Muster', 'draw one more card for your next hand.'],
  [/\bRAGE\b/, 'Rage', 'take 2 Coin or 2 Power.'],
  [/\bSACRIFICE\b/, 'Sacrifice', 'you may remove one of your cards in play from the game for 1 Power.'],
];

export const KEYWORDS: Record<string, { name: string; icon: string; help: string }> = {
  muster: { name: 'Muster', icon: 'rally-the-troops', help: 'Draw one more card for your next hand.' },
  rage: { name: 'Rage', icon: 'enrage', help: 'Take 2 Coin or 2 Power.' },
  curse: { name: 'Curse', icon: 'cursed-star', help: 'Rival loses 2 Health or discards a card.' },
  command: { name: 'Command', icon: 'raise-zombie', help: 'A cheap monster: from discard to hand.' },
  destroy: { name: 'Destroy', icon: 'skull-bolt', help: 'A card in play or in the Street must go.' },
  sacrifice: { name: 'Sacrifice', icon: 'sacrificial-dagger', help: 'Remove a card you have in play: 1 Power.' },
  'sacrifice-anywhere': { name: 'Sacrifice', icon: 'sacrificial-dagger', help: 'Also from hand or discard pile.' },
  haunt: { name: 'Haunt', icon: 'haunting', help: 'Stays in play for your next turn too.' },
  draw: { name: 'Draw', icon: 'card-draw', help: '' },
  claim: { name: 'Claim', icon: 'grab', help: 'May go on top of your deck when bought.' },
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
  undead: 'tombstone',
  beast: 'paw-print',
  mortal: 'top-hat',
  spirit: 'ghost',
  relic: 'swap-bag',
  overlord: 'crown',
  '': 'hooded-figure',
};

/** The glyph of a card's woodcut; cards of a user's own pack get their faction's. */
export function picture(kind: string, printed: any): string {
  return PICTURES[kind] ?? ELSE[printed?.type === 'relic' ? 'relic' : (printed?.faction ?? '')] ?? 'hooded-figure';
}

// A line of flavour for cards that need no words.
export const FLAVOUR: Record<string, string> = {
  skeletal: 'It rattles when the bells ring.',
  ghoul: 'The diggers leave the gate ajar.',
  mummy: 'After closing time it walks the galleries.',
  'sewer-rats': 'A grey river under the grey river.',
  'menagerie-bear': 'The keeper forgot to feed him. Once.',
  warlock: 'Lodger, third floor. Pays in old gold.',
  'will-o-the-wisp': 'Do not follow it to the marsh.',
  'weeping-nun': 'Her candle burns under water.',
  cultist: 'A penny for the hidden god.',
  fanatic: 'He has read only one book.',
  'acolyte-of-the-crypt': 'Sworn among the bones.',
  'acolyte-of-the-fang': 'Sworn beneath the moon.',
  'acolyte-of-the-dawn': 'Sworn at first light.',
  'acolyte-of-the-veil': 'Sworn behind the veil.',
};
