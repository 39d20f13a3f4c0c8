import { expect, it } from 'vitest';
import { ruleMeant } from '../src/shell/rules';
import { desk, offer, refusal } from './kit';

const buy = offer('buy:a', 'a');
const pass = offer('pass');
const parts = {
  catalogue: { verbs: { buy: { rule: 'R-BUY' }, pass: { rule: 'R-PASS' } } },
  left: [buy, pass],
  lit: new Map([['a', [buy]]]),
  dim: new Map([['b', [refusal('buy:b', 'b')]]]),
  refusals: [refusal('buy:b', 'b')],
};

it('the rules open at what is looked at', () => {
  const at = desk(parts);
  expect(ruleMeant(at, 'pass')).toBe('R-PASS');
  expect(ruleMeant(at, 'buy:b')).toBe('X-1');
  expect(ruleMeant(at, undefined, 'a')).toBe('R-BUY');
  expect(ruleMeant(at, undefined, 'b')).toBe('X-1');
});

it('else at what is picked or the one thing that is asked, or at the beginning', () => {
  expect(ruleMeant(desk(parts))).toBe('');
  expect(ruleMeant(desk({ ...parts, left: [pass] }))).toBe('R-PASS');
  expect(ruleMeant(desk({ ...parts, selected: ['a'], left: [buy] }))).toBe('R-BUY');
  expect(ruleMeant(desk({ ...parts, left: [] }))).toBe('');
});
