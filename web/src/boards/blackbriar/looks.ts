// What everybody and everything of Blackbriar looks like: colours, patterns, letters, glyphs.
import { t } from './words';

export interface Look {
  colour: string;
  pattern: string;
  letters: string;
}

const FOLK: Record<string, [string, string]> = {
  colonel: ['#8a4a1c', 'bars'],
  constable: ['#2f5180', 'bricks'],
  doctor: ['#2c6260', 'plus'],
  gamekeeper: ['#4f5f2a', 'slant'],
  madame: ['#6b4287', 'ripples'],
  widow: ['#2a2a2a', 'dots'],
  vicar: ['#6a5410', 'diamonds'],
  magistrate: ['#7b2d4f', 'rows'],
};

/** A townsfolk: no two share colour, pattern or letters. */
export function look(id: string): Look {
  const [colour, pattern] = FOLK[id] ?? ['#3d2e18', 'bars'];
  return { colour, pattern, letters: t(`letters-${id}`) || id.slice(0, 2) };
}

const CREATURES: Record<string, string> = {
  'shambling-corpse': 'shambling-zombie',
  'bone-sentinel': 'skeleton',
  ghoul: 'skeletal-hand',
  'barrow-wight': 'crowned-skull',
  revenant: 'raise-skeleton',
  'drowned-bride': 'floating-ghost',
  poltergeist: 'ghost',
  'corpse-candle': 'candle-skull',
  'rat-swarm': 'rat',
  'bat-swarm': 'bat',
  gargoyle: 'gargoyle',
  'hooded-acolyte': 'cultist',
  'hedge-witch': 'witch-face',
  'vampire-thrall': 'female-vampire',
  'grave-hound': 'hound',
  'stitched-giant': 'frankenstein-creature',
  banshee: 'screaming',
  barghest: 'wolf-head',
  hag: 'witch-flight',
  nosferatu: 'vampire-dracula',
  reaper: 'grim-reaper',
  werewolf: 'werewolf',
  necromancer: 'warlock-hood',
};

export const creatureGlyph = (kind: string): string => CREATURES[kind] ?? 'death-skull';

const WEAPONS: Record<string, string> = {
  'bone-saw': 'hand-saw',
  'amputation-knife': 'scalpel',
  'surgeons-cleaver': 'meat-cleaver',
  syringe: 'syringe',
  'hemlock-draught': 'vial',
  'aqua-tofana': 'poison-bottle',
  'physicians-bag': 'medical-pack',
  'hatpin-stiletto': 'stiletto',
  'sword-parasol': 'umbrella-bayonet',
  'twin-rapiers': 'crossed-sabres',
  'silver-pendulum': 'pendulum-swing',
  'spirit-board': 'crystal-ball',
  'black-mirror': 'mirror-mirror',
  'tarot-deck': 'tarot-18-the-moon',
  'pepperbox-pistol': 'pistol-gun',
  'howdah-pistol': 'crossed-pistols',
  'elephant-gun': 'musket',
  'blasting-powder': 'powder-bag',
  dynamite: 'dynamite',
  nitroglycerine: 'fire-bottle',
  'letter-of-credit': 'scroll-quill',
  'iron-crozier': 'shepherds-crook',
  'blessed-mace': 'flanged-mace',
  'flaming-censer': 'candle-holder',
  'holy-water': 'water-flask',
  'silver-crucifix': 'crucifix',
  'rite-of-exorcism': 'rule-book',
  benediction: 'prayer',
  truncheon: 'baton',
  'lead-filled-cosh': 'baton',
  'boarding-cutlass': 'machete',
  'service-revolver': 'revolver',
  'lever-action-carbine': 'winchester-rifle',
  'crank-gun': 'minigun',
  'skinning-knife': 'bowie-knife',
  billhook: 'sickle',
  'boar-spear': 'spear-hook',
  'fowling-rifle': 'musket',
  'stalking-rifle': 'winchester-rifle',
  'silver-bore-express': 'winchester-rifle',
  'cavalry-sabre': 'saber-slash',
  'officers-sword': 'pointy-sword',
  'regimental-claymore': 'two-handed-sword',
  blunderbuss: 'blunderbuss',
  'coach-gun': 'sawed-off-shotgun',
  'punt-gun': 'blunderbuss',
  'sword-cane': 'sword-hilt',
  'court-sword': 'piercing-sword',
  'sword-of-justice': 'winged-sword',
  'duelling-pistol': 'pistol-gun',
  'brace-of-pistols': 'crossed-pistols',
  'sharpshooter-rifle': 'winchester-rifle',
  oratory: 'conversation',
};

export const weaponGlyph = (id: string): string => WEAPONS[id] ?? 'crossed-swords';

const EFFECTS: Record<string, string> = {
  damage: 'crossed-swords',
  poison: 'poison-bottle',
  heal: 'heart-plus',
  bless: 'holy-symbol',
  repel: 'prayer',
  stun: 'star-swirl',
  compel: 'pendulum-swing',
  reroll: 'rolling-dices',
  'set-die': 'dice-target',
  discount: 'anvil',
  cleanse: 'water-drop',
  mend: 'spanner',
  load: 'bullets',
  fuse: 'fire-bomb',
};

export const effectGlyph = (word: string): string => EFFECTS[word] ?? 'crossed-swords';

const TOKENS: Record<string, string> = {
  curse: 'cursed-star',
  fear: 'terror',
  mesmer: 'oily-spiral',
  sicken: 'vomiting',
  weaken: 'broken-bone',
};

export const tokenGlyph = (id: string): string => TOKENS[id] ?? 'cursed-star';

const LANDMARKS: Record<string, string> = {
  'market-cross': 'well',
  'briar-lane': 'thorny-vine',
  'tanners-row': 'barrel-leak',
  'the-green': 'willow-tree',
  'coach-yard': 'old-wagon',
  almshouses: 'hut',
  'old-mill': 'windmill',
  'lamplighter-steps': 'street-light',
  'rusted-gate': 'medieval-gate',
  'broken-rails': 'broken-wall',
  'ivy-wall': 'vine-leaf',
  'spiked-rails': 'spiked-fence',
  lychgate: 'closed-doors',
  'fallen-post': 'wooden-fence',
  'weeping-angel': 'angel-outfit',
  'open-grave': 'hasty-grave',
  'family-vault': 'crypt-entrance',
  'yew-roots': 'tree-roots',
  'paupers-row': 'graveyard',
  'cracked-obelisk': 'obelisk',
  'sunken-path': 'stone-stack',
  'dead-elm': 'evil-tree',
  'bone-pit': 'crossed-bones',
  'mossy-cross': 'gothic-cross',
  'toppled-urn': 'amphora',
  'raven-perch': 'raven',
  'freshly-dug-earth': 'spade',
  'iron-cage': 'cage',
  'charnel-steps': 'stairs',
  'fog-hollow': 'dust-cloud',
  'nameless-stone': 'tombstone',
};

export const landmark = (tile: string): string => LANDMARKS[tile] ?? '';

/** The four sizes of dice: outline, facets, and where the number stands. */
export const DICE: Record<number, { out: string; facets: string; x: number; y: number; size: number }> = {
  6: { out: 'M10 8H90Q94 8 94 12V90Q94 94 90 94H10Q6 94 6 90V12Q6 8 10 8Z', facets: 'M6 20H94M80 20V94', y: 66, x: 43, size: 56 },
  8: { out: 'M50 1L95 27V74L50 99 5 74V27Z', facets: 'M50 1L95 74H5ZM5 27L5 74M95 27V74M5 74L50 99 95 74', y: 68, x: 50, size: 46 },
  10: {
    out: 'M50 1L97 42V60L50 99 3 60V42Z',
    facets: 'M50 1L82 57 50 73 18 57ZM82 57L97 52M18 57L3 52M50 73V99',
    y: 58,
    x: 50,
    size: 42,
  },
  12: {
    out: 'M50 1L79 10 97 35V65L79 90 50 99 21 90 3 65V35L21 10Z',
    facets: 'M50 20L79 41 68 75H32L21 41ZM50 20V1M79 41L97 35M68 75L79 90M32 75L21 90M21 41L3 35',
    y: 65,
    x: 50,
    size: 38,
  },
};

/** A sum of dice on average: whole, or with a half. */
export function halves(n: number): string {
  const half = Math.round(n * 2);
  return half % 2 ? `${half > 1 ? Math.floor(half / 2) : ''}½` : String(half / 2);
}
