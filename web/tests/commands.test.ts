import { describe, expect, it } from 'vitest';
import { obey } from '../src/shell/commands';
import { desk, offer, refusal } from './kit';

describe('the command box', () => {
  it('chooses by number, by key and by label', async () => {
    const at = desk({ offers: [offer('buy:ghoul'), offer('pass')] });
    expect(await obey('2', at)).toBeNull();
    expect(await obey('buy ghoul', at)).toBeNull();
    expect(await obey('Label of pass', at)).toBeNull();
    expect(chosen(at)).toEqual(['pass', 'buy:ghoul', 'pass']);
  });

  it('says which numbers there are', async () => {
    expect(await obey('7', desk({ offers: [offer('pass')] }))).toBe('The options are 1 to 1.');
    expect(await obey('7', desk())).toBe('It is not your turn to choose.');
  });

  it('says why something is closed', async () => {
    const at = desk({ refusals: [refusal('buy:ghoul')] });
    expect(await obey('buy ghoul', at)).toBe('buy:ghoul is closed. (X-1)');
    expect(await obey('why ghoul', at)).toBe('Label of buy:ghoul: buy:ghoul is closed. (X-1) The rule.');
    expect(await obey('why imp', at)).toBe('Nothing closed is called “imp”.');
  });

  it('lists the options', async () => {
    expect(await obey('options', desk({ offers: [offer('pass')] }))).toBe('1. Label of pass  (pass)');
    expect(await obey('menu', desk())).toBe('Nothing is asked of you now.');
  });

  it('helps whoever types something else', async () => {
    expect(await obey('dance', desk())).toMatch(/^“dance” is neither a command nor a key of the menu\. A number or a key chooses\./);
    expect(await obey('  ', desk())).toBeNull();
  });

  it('opens sheets', async () => {
    const at = desk();
    expect(await obey('seats', at)).toBeNull();
    expect(at.sheet).toBe('seats');
  });

  it('does not let spectators speak', async () => {
    expect(await obey('say hello', desk({ eyes: -1 }))).toBe('Spectators listen.');
  });
});

function chosen(at: ReturnType<typeof desk>): string[] {
  return (at.choose as unknown as { mock: { calls: string[][] } }).mock.calls.map(([key]) => key);
}
