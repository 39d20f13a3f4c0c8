import { describe, expect, it } from 'vitest';
import { dials, dimBy, keyed, litBy, narrowed, picked, priceOf } from '../src/lib/picks';
import { offer, refusal } from './kit';

const menu = [
  offer('buy:ghoul', 'street/ghoul'),
  offer('link:a:b', 'play/a', 'play/b'),
  offer('link:a:c', 'play/a', 'play/c'),
  offer('pass'),
];

describe('what glows', () => {
  it('is every piece an offer names', () => {
    expect([...litBy(menu).keys()]).toEqual(['street/ghoul', 'play/a', 'play/b', 'play/c']);
    expect(
      litBy(menu)
        .get('play/a')!
        .map((o) => o.key),
    ).toEqual(['link:a:b', 'link:a:c']);
  });

  it('counts an offer once for a piece it names twice', () => {
    expect(litBy([offer('swap', 'x', 'x')]).get('x')).toHaveLength(1);
  });

  it('is never dim as well', () => {
    const dim = dimBy([refusal('buy:ghoul', 'street/ghoul'), refusal('buy:imp', 'street/imp')], litBy(menu));
    expect([...dim.keys()]).toEqual(['street/imp']);
  });
});

describe('a pick', () => {
  it('chooses where only one thing can be meant', () => {
    expect(picked(menu, [], 'street/ghoul')).toEqual({ choose: 'buy:ghoul', selected: [] });
  });

  it('waits for a second piece where several can', () => {
    expect(picked(menu, [], 'play/a')).toEqual({ selected: ['play/a'] });
    expect(picked(menu, ['play/a'], 'play/c')).toEqual({ choose: 'link:a:c', selected: [] });
  });

  it('of the same piece lets it go', () => {
    expect(picked(menu, ['play/a'], 'play/a')).toEqual({ selected: [] });
  });

  it('of something that does not go with the first begins anew', () => {
    expect(picked(menu, ['play/a'], 'street/ghoul')).toEqual({ choose: 'buy:ghoul', selected: [] });
  });

  it('of what nothing can be done with picks nothing', () => {
    expect(picked(menu, [], 'play/z')).toEqual({ selected: [] });
  });

  it('narrows the menu to what names all picked pieces', () => {
    expect(narrowed(menu, ['play/a', 'play/b']).map((o) => o.key)).toEqual(['link:a:b']);
    expect(narrowed(menu, [])).toBe(menu);
  });
});

describe('a dial', () => {
  it('gathers offers that differ in their last number, in the order of the menu', () => {
    const rows = dials([offer('pay:1'), offer('pass'), offer('pay:2'), offer('heal:1'), offer('pay:10')]);
    expect(rows.map((row) => row.offers.map((o) => o.key))).toEqual([['pay:1', 'pay:2', 'pay:10'], ['pass'], ['heal:1']]);
    expect(rows[0].numbers).toEqual([1, 2, 10]);
  });

  it('begins with the least, however the menu lists them', () => {
    expect(dials([offer('attack:3'), offer('attack:2'), offer('attack:1')])[0].numbers).toEqual([1, 2, 3]);
  });

  it('does not gather offers that differ elsewhere', () => {
    expect(dials([offer('move:2:york'), offer('move:3:york')])).toHaveLength(2);
  });
});

it('equal pieces have keys of their own', () => {
  expect(keyed([{ ref: 'a' }, { ref: 'b' }, { ref: 'a' }]).map((row) => row.key)).toEqual(['a#0', 'b#0', 'a#1']);
});

it('a tag tells a price only where it is the same whatever is done', () => {
  const dear = { ...offer('use:a', 'a'), price: '2 Coin' };
  expect(priceOf([dear, { ...offer('use:b', 'a'), price: '2 Coin' }])).toBe('2 Coin');
  expect(priceOf([dear, offer('move:a', 'a')])).toBe('');
  expect(priceOf([])).toBe('');
});
