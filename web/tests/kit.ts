// Offers, refusals and a desk for tests, with only what they speak of.
import { vi } from 'vitest';
import type { Offer, Reason } from '../src/lib/types';
import type { Desk } from '../src/shell/desk.svelte';

export function offer(key: string, ...refs: string[]): Offer {
  return { key, label: `Label of ${key}`, refs, odds: [], note: '', caution: '', rank: 0, price: '' };
}

export function refusal(key: string, ...refs: string[]): Reason {
  return { key, label: `Label of ${key}`, why: `${key} is closed.`, rule: 'X-1', rule_text: 'The rule.', refs };
}

export function desk(parts: Record<string, unknown> = {}): Desk {
  const asked = { choose: vi.fn(), askHint: vi.fn(), undo: vi.fn(), redo: vi.fn(), openRule: vi.fn(), startReplay: vi.fn() };
  return {
    offers: [],
    refusals: [],
    names: [],
    selected: [],
    held: [],
    eyes: 0,
    mine: true,
    sheet: null,
    ...asked,
    ...parts,
  } as unknown as Desk;
}

/** Where browsers keep things. */
export class Shelf {
  private kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}
