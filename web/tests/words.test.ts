import { FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apart, ENGLISH, inRow, language, listed, paragraph, percent, speak, t, words } from '../src/lib/words.svelte';

const FILES = import.meta.glob<string>('../src/**/*.ftl', { query: '?raw', import: 'default', eager: true });
const SOURCES = import.meta.glob<string>(['../src/**/*.ts', '../src/**/*.svelte', '../*.html', '!../src/**/icons.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SHELL = '../src/words/shell.ftl';
// A page's own words stand in double braces.
const CALL = /(?<![\w.])t\(\s*(?:'([\w-]+)'|`([\w-]+)\$\{)|\{\{([\w-]+)\}\}/g;

interface Use {
  at: string;
  file: string;
  /** The whole key, or what it begins with. */
  key: string;
  begins: boolean;
  args: string;
}

/** Where words are said in the source, and with what. */
const USES: Use[] = Object.entries(SOURCES).flatMap(([at, text]) =>
  [...text.matchAll(CALL)].map((found) => {
    const board = at.replace(/[^/]+$/, 'board.ftl');
    return {
      at,
      file: board in FILES ? board : SHELL,
      key: found[1] ?? found[2] ?? found[3],
      begins: found[2] !== undefined,
      args: inside(text.slice(found.index + 1)),
    };
  }),
);

/** What stands between the first parenthesis and its partner. */
function inside(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(1, at);
  }
  return text;
}

const keysOf = (file: string): string[] => new FluentResource(FILES[file]).body.map((message) => message.id);

/** What a message speaks of. */
function spokenOf(file: string, key: string): string[] {
  const message = FILES[file].split(/^(?=[a-z-])/m).find((text) => text.startsWith(`${key} =`)) ?? '';
  return [...new Set([...message.matchAll(/\$(\w+)/g)].map(([, name]) => name))];
}

describe.each(Object.keys(FILES))('the words of %s', (file) => {
  const keys = keysOf(file);
  const used = USES.filter((use) => use.file === file);

  it('can all be read, once each', () => {
    const written = [...FILES[file].matchAll(/^(-?[a-z][\w-]*) =/gm)].map(([, key]) => key);
    expect(keys).toEqual(written);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are all there that are said', () => {
    const missing = used.filter((use) => !keys.some((key) => (use.begins ? key.startsWith(use.key) : key === use.key)));
    expect(missing.map((use) => `${use.at}: ${use.key}`)).toEqual([]);
  });

  it('are all said', () => {
    const unused = keys.filter((key) => !used.some((use) => (use.begins ? key.startsWith(use.key) : key === use.key)));
    expect(unused.filter((key) => !key.startsWith('-'))).toEqual([]);
  });

  it('are told what they speak of', () => {
    // Arguments that were gathered elsewhere are their own affair.
    const plain = used.filter((use) => !use.begins && !/,\s*[\w.]+\s*,?\s*$|\.\.\./.test(use.args));
    const untold = plain.flatMap((use) =>
      spokenOf(file, use.key)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(use.args))
        .map((name) => `${use.at}: ${use.key} $${name}`),
    );
    expect(untold).toEqual([]);
  });
});

it('no key is put together in a way that cannot be looked up', () => {
  const found = Object.entries(SOURCES).flatMap(([at, text]) =>
    [...text.matchAll(/(?<![\w.])t\(\s*(?!['`)]|\s)[^)]*/g)].map(([call]) => `${at}: ${call}`),
  );
  expect(found).toEqual([]);
});

describe('numbers and lists', () => {
  it('odds that are not certain never read as certain', () => {
    expect([0, 0.001, 0.25, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '25%', '>99%', '100%']);
  });

  it('are written as London writes them', () => {
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(inRow(['a', 'b', 'c'])).toBe('a, b, c');
    expect(apart(['a', undefined, 'b'])).toBe('a · b');
    expect(paragraph('A.', '', 'B.')).toBe('A. B.');
    expect(t('piece-cards', { count: 1 })).toBe('1 card');
    expect(t('piece-cards', { count: 0 })).toBe('0 cards');
  });
});

describe('another language', () => {
  const say = words('board.ftl', 'bat = Bat\nmoon = Moon');
  afterEach(async () => {
    await speak(ENGLISH);
    vi.unstubAllGlobals();
  });

  function serve(files: Record<string, string>): void {
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('fetch', async (path: string) => new Response(files[path] ?? '', { status: path in files ? 200 : 404 }));
  }

  it('comes from the server; what it lacks stays English', async () => {
    serve({ '/api/words/de/board.ftl': 'bat = Fledermaus', '/api/words/de/shell.ftl': 'close = Schließen\nlist-and = { $a } und { $b }' });
    await speak('de');
    expect([say('bat'), say('moon'), t('close'), t('not-now')]).toEqual(['Fledermaus', 'Moon', 'Schließen', 'Not now']);
    expect(document.documentElement.lang).toBe('de');
    expect([language.tag, listed(['a', 'b', 'c']), percent(0.5)]).toEqual(['de', 'a, b und c', '50\u00a0%']);
    await speak(ENGLISH);
    expect([say('bat'), document.documentElement.lang]).toEqual(['Bat', 'en']);
  });

  it('that was given up before it came is not spoken', async () => {
    serve({ '/api/words/de/board.ftl': 'bat = Fledermaus' });
    const coming = speak('de');
    await speak(ENGLISH);
    await coming;
    expect([say('bat'), language.tag]).toEqual(['Bat', ENGLISH]);
  });

  it('reaches a board that is opened while it is on its way', async () => {
    serve({ '/api/words/de/late.ftl': 'owl = Eule' });
    const coming = speak('de');
    const late = words('late.ftl', 'owl = Owl');
    await coming;
    await vi.waitFor(() => expect(late('owl')).toBe('Eule'));
  });

  it('a key that nobody has written is nothing', () => {
    expect(say('owl')).toBe('');
  });
});
