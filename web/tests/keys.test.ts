import { afterEach, expect, it, vi } from 'vitest';
import { keys } from '../src/shell/keys';
import { desk } from './kit';

/** A page on which these options stand with their numbers. */
function page(numbers: Record<string, string>): void {
  const shown = (at: string): { dataset: { key: string } } | null => {
    const nth = /keyshortcuts="(\d)"/.exec(at)?.[1];
    return nth && numbers[nth] ? { dataset: { key: numbers[nth] } } : null;
  };
  vi.stubGlobal('document', { querySelector: shown });
  vi.stubGlobal('HTMLElement', class {});
}

const press = (key: string, at: ReturnType<typeof desk>): void =>
  keys({ key, target: null, preventDefault: () => {} } as unknown as KeyboardEvent, at);
const table = (parts: Record<string, unknown> = {}): ReturnType<typeof desk> =>
  desk({ inOneGo: { asking: false }, candles: { take: () => false }, left: [{ key: 'buy:a' }, { key: 'buy:b' }], note: '', ...parts });

afterEach(() => vi.unstubAllGlobals());

it('a number chooses what stands on the screen with it, and nothing else', () => {
  const at = table();
  page({ 2: 'buy:b' });
  press('1', at);
  expect(at.choose).not.toHaveBeenCalled();
  expect(at.note).toContain('1');
  press('2', at);
  expect(at.choose).toHaveBeenCalledWith('buy:b');
});

it('over the front page no key of the game says anything', () => {
  const at = table({ frontPage: true, mine: false });
  page({});
  for (const key of '1aukw') press(key, at);
  expect(at.note).toBe('');
  expect(at.undo).not.toHaveBeenCalled();
});
