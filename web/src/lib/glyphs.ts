// A glyph for an option or a line of the log: its game's, or else one by the words of its key. No game is named here, and no
// sentence is read: keys are the same in every language. An earlier row goes before a later one.
import { icons } from './icons';
import { verbOf } from './picks';
import type { Catalogue } from './types';

const ROWS: [string, string][] = [
  ['won wins victory points', 'laurel-crown'],
  ['horde join formed expanded linked', 'linked-rings'],
  ['curse cursed', 'cursed-star'],
  ['haunt haunted haunting possesses possession', 'haunting'],
  ['sacrifice sacrifices sacrificed', 'sacrificial-dagger'],
  ['bite bitten', 'neck-bite'],
  ['destroy destroyed kill killed remove removed died defeated eliminated ruined broken fell defeat slain', 'skull-bolt'],
  [
    'attack attacks attacked attacker strike strikes struck hit miss hurt fight fires combat battle target champion showdown',
    'crossed-swords',
  ],
  ['regenerate regenerates regenerated regeneration heal healed transfuse transfusion mended', 'heart-plus'],
  ['buy bought', 'buy-card'],
  ['draw draws drew drawn reshuffled', 'card-draw'],
  ['discard discards discarded throw threw', 'card-discard'],
  ['play plays played influence', 'card-play'],
  ['coin pay pays money bank bribe sell stash', 'two-coins'],
  ['power rage', 'enrage'],
  ['move moves moved walk step approaches arrive arrives flee flees follow travels board drive detour', 'walking-boot'],
  ['search investigate investigates look looks reveal reveals revealed divined', 'magnifying-glass'],
  ['roll rolls rolled reroll rerolls rerolled die dice', 'rolling-dices'],
  ['night', 'night-sky'],
  ['day', 'sun'],
  ['plague spread spreads miasma poison poisoned', 'plague-doctor-profile'],
  ['pass passed done end ready time hour turn chapter', 'hourglass'],
  ['use uses used activates overlord relic ability trigger triggered virtue', 'candle-flame'],
  ['take takes took gains claim claimed keep keeps give gives receive lend', 'grab'],
  ['decline declined refuse withhold skip no stay', 'cancel'],
  ['event card scroll opening story text', 'scroll-unfurled'],
];
const RANKS = new Map(ROWS.flatMap(([words], rank) => words.split(' ').map((word) => [word, rank] as const)));

/** The glyph of a sentence's or an option's key; what an option names behind its verb does not count. */
export function glyphOf(key: string): string {
  const ranks = verbOf({ key })
    .split('-')
    .map((word) => RANKS.get(word) ?? ROWS.length);
  return ROWS[Math.min(...ranks)]?.[1] ?? 'quill-ink';
}

/** The glyph of an option: the one its game gives to the verb. */
export function iconOf(catalogue: Catalogue, key: string): string {
  const verb = catalogue.verbs?.[verbOf({ key })] as { icon?: string } | undefined;
  return verb?.icon && verb.icon in icons ? verb.icon : glyphOf(key);
}
