// The terminal's grammar in the command box. Answers a sentence, or null when the box may close.
import type { Desk } from './desk.svelte';

const HELP =
  'A number or a key chooses. Also: options, why KEY, hint, undo, redo, log, rules [ID or word], replay [N], save, say TEXT, seats, help.';

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
  return refused ? `${refused.why} (${refused.rule})` : `“${word}” is neither a command nor a key of the menu. ${HELP}`;
}

function byNumber(nth: number, desk: Desk): string | null {
  const offer = desk.offers[nth - 1];
  if (!offer) return desk.offers.length ? `The options are 1 to ${desk.offers.length}.` : 'It is not your turn to choose.';
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
  help: () => HELP,
  '?': () => HELP,
  options: (_, desk) => desk.offers.map((o, i) => `${i + 1}. ${o.label}  (${o.key})`).join('\n') || 'Nothing is asked of you now.',
  menu: (_, desk) => COMMANDS.options('', desk),
  why: (rest, desk) => {
    if (!rest) return opened(desk, 'options');
    const key = rest.toLowerCase().replace(/\s+/g, ':');
    const found = desk.refusals.find(
      (r) => r.key === key || r.label.toLowerCase() === rest.toLowerCase() || r.key.split(':').includes(key),
    );
    if (found) return `${found.label}: ${found.why} (${found.rule}) ${found.rule_text}`;
    return desk.offers.some((o) => o.key === key) ? 'That can be chosen: it is on the menu.' : `Nothing closed is called “${rest}”.`;
  },
  hint: (_, desk) => (void desk.askHint(), null),
  undo: (_, desk) => (void desk.undo(), null),
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
    if (desk.eyes < 0) return 'Spectators listen.';
    await desk.link.say(desk.eyes, rest);
    return null;
  },
};
