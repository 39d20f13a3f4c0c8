// The terminal's grammar in the command box. Answers a sentence, or null when the box may close.
import { t } from '../lib/words.svelte';
import type { Desk } from './desk.svelte';

export async function obey(text: string, desk: Desk): Promise<string | null> {
  const [word = '', ...more] = text.trim().split(/\s+/);
  const rest = more.join(' ');
  if (!word) return null;
  if (/^\d+$/.test(word)) return byNumber(Number(word), desk);
  const command = COMMANDS[word.toLowerCase()];
  if (command) return await command(rest, desk);
  const key = text.trim().toLowerCase().replace(/\s+/g, ':');
  const known = desk.offers.find((o) => o.key === key) ?? desk.offers.find((o) => o.label.toLowerCase() === text.trim().toLowerCase());
  if (known) return chosen(known.key, desk);
  const refused = desk.refusals.find((r) => r.key === key);
  if (refused) return t('command-closed', { why: refused.why, rule: refused.rule });
  return t('command-unknown', { word, help: t('command-help') });
}

function byNumber(nth: number, desk: Desk): string | null {
  const offer = desk.offers[nth - 1];
  if (!offer) return desk.offers.length ? t('command-numbers', { last: desk.offers.length }) : t('not-your-turn');
  return chosen(offer.key, desk);
}

function chosen(key: string, desk: Desk): null {
  void desk.choose(key);
  return null;
}

function opened(desk: Desk, name: NonNullable<Desk['sheet']>): null {
  desk.sheet = name;
  return null;
}

const COMMANDS: Record<string, (rest: string, desk: Desk) => string | null | Promise<string | null>> = {
  help: () => t('command-help'),
  '?': () => t('command-help'),
  options: (_, desk) =>
    desk.offers.map((o, i) => t('command-option', { number: i + 1, option: o.label, key: o.key })).join('\n') || t('nothing-asked'),
  menu: (_, desk) => COMMANDS.options('', desk),
  why: (rest, desk) => {
    if (!rest) return opened(desk, 'options');
    const key = rest.toLowerCase().replace(/\s+/g, ':');
    const found = desk.refusals.find(
      (r) => r.key === key || r.label.toLowerCase() === rest.toLowerCase() || r.key.split(':').includes(key),
    );
    if (found) return t('command-why', { option: found.label, why: found.why, rule: found.rule, text: found.rule_text });
    return desk.offers.some((o) => o.key === key) ? t('command-open') : t('command-nothing-closed', { what: rest });
  },
  all: (rest, desk) => {
    const series = desk.inOneGo.now;
    if (!series) return t('note-not-in-one-go');
    if (rest === 'now') void desk.inOneGo.run(series.keys);
    else if (rest === 'plain') void desk.inOneGo.run(series.free);
    else desk.inOneGo.begin();
    return null;
  },
  hint: (_, desk) => (void desk.candles.light(), null),
  chances: (_, desk) => (void desk.candles.weather(), null),
  undo: (rest, desk) => {
    const step = desk.state?.undo.steps.findLast((s) => s.far === rest) ?? (rest === 'action' ? desk.state?.undo.steps[0] : undefined);
    if (rest && !step) return t('command-undo');
    void (step ? desk.backTo(step.to) : desk.undo());
    return null;
  },
  redo: (_, desk) => (void desk.redo(), null),
  log: (rest, desk) =>
    (desk.state?.log ?? [])
      .slice(-(Number(rest) || 8))
      .map((l) => l.text)
      .join('\n'),
  rules: (rest, desk) => (desk.openRule(rest), null),
  replay: async (rest, desk) => (await desk.startReplay(rest ? Number(rest) : undefined), null),
  seats: (_, desk) => opened(desk, 'seats'),
  save: (_, desk) => opened(desk, 'menu'),
  say: async (rest, desk) => {
    if (!desk.held.includes(desk.eyes)) return t('command-listen');
    await desk.link.say(desk.eyes, rest);
    return null;
  },
};
