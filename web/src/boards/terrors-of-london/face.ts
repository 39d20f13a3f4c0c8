// Turns what is printed on a card into the short lines and icons of its face.
import { FACTIONS, FLAVOUR, KEYWORDS, RESOURCE_ICONS, type Faction } from './art';

export interface Effect {
  verb: string;
  amount: number;
  inner?: Effect[];
  other?: Effect[];
}

export interface Chip {
  icon: string;
  amount: number | null;
  word: string;
  tone: string;
}

export interface Keyword {
  icon: string;
  name: string;
}

export interface Face {
  yields: { resource: string; amount: number }[];
  keywords: Keyword[];
  lines: string[];
  flavour: string;
  condition: { faction: Faction; gain: string } | null;
  horde: Chip[];
  /** Much to say: the picture gives way to the words. */
  dense: boolean;
}

const RESOURCE_WORDS: Record<string, string> = { coin: 'Coin', power: 'Power', regeneration: 'Regeneration' };
const TRIGGERS: Record<string, [string, string]> = {
  horde: ['Once, as a horde forms or grows', 'As a horde forms or grows'],
  relic: ['Once, on a Relic Action', 'On each Relic Action'],
  haunt: ['Once, on a Haunt Action', 'On each Haunt Action'],
};

/** An effect in a few words, to stand inside a sentence. */
function words(effect: Effect): string {
  const { verb, amount } = effect;
  if (verb in RESOURCE_WORDS) return `${amount} ${RESOURCE_WORDS[verb]}`;
  if (verb === 'draw') return amount === 1 ? 'draw a card' : `draw ${amount} cards`;
  if (verb === 'haunt-chosen') return 'a monster of yours gains Haunt';
  return KEYWORDS[verb]?.name ?? line(effect);
}

function gain(effects: Effect[] = []): string {
  return effects.map(words).join(', ');
}

/** An effect as a line of its own. */
function line(effect: Effect): string {
  const { verb, amount, inner, other } = effect;
  switch (verb) {
    case 'look':
      return amount === 1 ? 'See your top card; you may discard it.' : 'See your top 2 cards: discard one, or reorder.';
    case 'coachman':
      return 'Top card: a faction monster to hand, else keep or discard.';
    case 'convert':
      return 'This turn you may turn Coin into Power.';
    case 'horde-ability':
      return 'Use a Horde ability of yours without a horde.';
    case 'opponent-loses':
      return `Rival loses ${amount} Health.`;
    case 'opponent-discards':
      return 'Rival discards a card.';
    case 'may-pay-health':
      return `May pay ${amount} Health: ${gain(inner)}.`;
    case 'if-horde':
      return `After a horde this turn: ${gain(inner)}.`;
    case 'haunt-chosen':
      return 'A monster of yours gains Haunt.';
    case 'claim-next':
      return 'The next Street monster you buy has Claim.';
    case 'sacrifice-anywhere':
      return 'Sacrifice from play, hand or discard pile.';
    case 'reveal':
      return `Reveal your top card. A faction monster: ${gain(inner)}. Else ${gain(other)}.`;
    case 'draw':
      return amount === 1 ? 'Draw a card.' : `Draw ${amount} cards.`;
    case 'command':
      return `A monster of cost ${amount} or less: discard to hand.`;
    default:
      return KEYWORDS[verb] ? KEYWORDS[verb].help : `${words(effect)}.`;
  }
}

function keyword(effect: Effect): Keyword | null {
  const found = KEYWORDS[effect.verb];
  if (!found) return null;
  return { icon: found.icon, name: effect.verb === 'draw' ? `Draw ${effect.amount}` : found.name };
}

function trigger(printed: any): string {
  const found = printed.effects?.trigger;
  if (!found) return '';
  const faction = FACTIONS[printed.faction as Faction]?.name ?? '';
  const [once, each] = TRIGGERS[found.on] ?? [`Once, playing another ${faction}`, `Each other ${faction} played`];
  return `${found.once ? once : each}: ${gain(found.gain)}.`;
}

export function hordeChip(program: Effect[]): Chip {
  const effect = program[0];
  const resource = RESOURCE_ICONS[effect.verb];
  if (resource) return { icon: resource, amount: effect.amount, word: '', tone: effect.verb };
  const found = KEYWORDS[effect.verb];
  const amount = effect.verb === 'draw' ? effect.amount : null;
  return { icon: found?.icon ?? 'hourglass', amount, word: found?.name ?? '', tone: 'word' };
}

/** A card's face from its catalogue entry. */
export function faceOf(kind: string, printed: any): Face {
  const effects = printed.effects ?? {};
  const face: Face = { yields: [], keywords: [], lines: [], flavour: '', condition: null, horde: [], dense: false };
  const rest: Effect[] = [];
  for (const effect of (effects.play ?? []) as Effect[]) {
    if (effect.verb in RESOURCE_ICONS && rest.length === 0) face.yields.push({ resource: effect.verb, amount: effect.amount });
    else rest.push(effect);
  }
  if (printed.claim) rest.push({ verb: 'claim', amount: 1 });
  const named = rest.filter((e) => KEYWORDS[e.verb] && e.verb !== 'sacrifice-anywhere');
  const unnamed = rest.filter((e) => !named.includes(e));
  face.keywords = named.map((e) => keyword(e)!);
  face.lines = unnamed.map(line);
  const triggered = trigger(printed);
  if (triggered) face.lines.push(triggered);
  if (printed.type === 'relic') face.lines.push(...((effects.action ?? []) as Effect[]).map(line));
  if (named.length === 1 && face.lines.length === 0 && printed.type !== 'influence') {
    const help = named[0].verb === 'command' ? line(named[0]) : KEYWORDS[named[0].verb].help;
    if (help) face.lines.push(help);
  }
  if (effects.condition?.length) {
    face.condition = { faction: 'beast', gain: gain(effects.condition) };
  }
  if (!rest.length && !face.lines.length && !face.condition) face.flavour = FLAVOUR[kind] ?? '';
  face.dense = crowded(face);
  face.horde = ((effects.horde ?? []) as Effect[][]).map(hordeChip);
  return face;
}

const ROW = 15;
const LETTERS = 21;

/** Whether the words would not fit under a picture of full height. */
function crowded(face: Face): boolean {
  const named = face.keywords.map((k) => k.name.length * 8 + 20);
  const rows = Math.ceil(named.reduce((sum, wide) => sum + wide, 0) / 118);
  const lines = face.lines.reduce(
    (sum, text) => sum + Math.ceil(text.length / LETTERS),
    face.condition ? 1 + Math.ceil(face.condition.gain.length / LETTERS) : 0,
  );
  return rows * 17 + lines * ROW > (face.yields.length ? 50 : 58);
}

/** The three words and one line of numbers on the slip that says why not. */
export function slip(why: string): { head: string; detail: string } {
  const dear = why.match(/costs (\d+) Coin and you have (\d+)/);
  if (dear) return { head: `${+dear[1] - +dear[2]} Coin short`, detail: `costs ${dear[1]}, you hold ${dear[2]}` };
  return { head: 'Not now', detail: why };
}
