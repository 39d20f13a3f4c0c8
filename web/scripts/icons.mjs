// Collects the icons the source names and writes only those, each where it is loaded: the shell's to
// src/lib/icons.ts, those of the playbills to src/boards/icons.ts, a board's to its own icons.ts.
// A quoted word anywhere in the source that is the name of an icon counts as named, and so does what
// a game's vocabulary gives to a verb: that belongs to the board of the game.
import { readdirSync, readFileSync, writeFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rounded } from './paths.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, '../src');
const games = join(here, '../../src/gaslamp/games');
const boards = join(source, 'boards');
const target = join(source, 'lib/icons.ts');
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

// Words of the code that happen to be names of icons nobody draws.
const NOT_ICONS = new Set(
  (
    'app body bridge button choice claws field fog hand hexes hidden hole holy-water key lift links log medal ' +
    'mouse dread none occupy paper path phone regeneration river road select stack static table target ticket token watch waves window'
  ).split(' '),
);

// Our own drawings: what the package lacks.
const OWN = {
  crucifix: '<path d="M218 28q38-16 76 0l-8 118 112-8q18 38 0 76l-112-8 10 270q-40 18-80 0l10-270-112 8q-18-38 0-76l112 8z"/>',
};

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(svelte|ts)$/.test(entry.name) && entry.name !== 'icons.ts') yield path;
  }
}

function drawing(name) {
  if (OWN[name]) return OWN[name];
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  return icon?.body.replace(/ ?fill="currentColor"/g, '').replace(/ d="([^"]*)"/g, (_, d) => ` d="${rounded(d)}"`);
}

/** The icons that some files name. */
function named(paths) {
  const found = new Map();
  for (const path of paths) {
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g)) {
      if (found.has(name) || NOT_ICONS.has(name)) continue;
      const body = drawing(name);
      if (body) found.set(name, body);
    }
  }
  return found;
}

function write(path, before, icons, after) {
  const lines = [...icons]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, body]) => `  ${JSON.stringify(name)}: ${JSON.stringify(body)},`);
  const text = `// Written by scripts/icons.mjs; do not edit.\n${before}\n${lines.join('\n')}\n${after}\n`;
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  console.log(`${icons.size} icons, ${Math.round(text.length / 1024)} kB: ${path.slice(source.length + 1)}`);
}

const shared = named([...files(source)].filter((path) => !path.startsWith(boards + sep)));
write(target, 'export const icons: Record<string, string> = {', shared, '};');

const drawn = readdirSync(boards, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const isCover = (path) => basename(path) === 'Cover.svelte';
const own = new Map(drawn.map((name) => [name, named([...files(join(boards, name))].filter((path) => !isCover(path)))]));
for (const game of existsSync(games) ? readdirSync(games) : []) {
  const path = join(games, game, 'vocabulary.py');
  if (!existsSync(path)) continue;
  const found = own.get(game.replaceAll('_', '-')) ?? own.get('generic');
  for (const [, name] of readFileSync(path, 'utf8').matchAll(/\bicon="([^"]+)"/g)) {
    const body = drawing(name);
    if (!body) console.error(`${path}: there is no icon ${name}`);
    else found.set(name, body);
  }
}
own.set('', named([...files(boards)].filter(isCover)));
for (const [name, icons] of own) {
  const fresh = new Map([...icons].filter(([icon]) => !shared.has(icon)));
  const lib = name ? '../../lib/icons' : '../lib/icons';
  write(join(boards, name, 'icons.ts'), `import { icons } from '${lib}';\n\nObject.assign(icons, {`, fresh, '});');
}
