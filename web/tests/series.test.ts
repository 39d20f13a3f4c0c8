import { SvelteSet } from 'svelte/reactivity';
import { expect, it, vi } from 'vitest';
import type { Desk } from '../src/shell/desk.svelte';
import { InOneGo } from '../src/shell/series.svelte';

vi.mock('../src/lib/settings.svelte', () => ({ pace: () => 0 }));

it('while a piece is picked its options are shown, not the question about the order', () => {
  const picked = new SvelteSet<string>();
  const series = { keys: ['play:a', 'play:b'], free: [], named: [], label: 'All', ask: 'How?', free_label: '', rest_label: 'Whole' };
  const desk = {
    mine: true,
    state: { series },
    icon: () => '',
    get selected() {
      return [...picked];
    },
  };
  const go = new InOneGo(desk as unknown as Desk);
  go.begin();
  expect(go.asking).toBe(true);
  expect(go.deeds.map((deed) => deed.label)).toEqual(['Whole']);
  picked.add('rival');
  expect(go.asking).toBe(false);
  picked.clear();
  expect(go.asking).toBe(true);
});
