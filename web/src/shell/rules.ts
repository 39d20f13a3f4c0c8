// Where the rules are opened: at what somebody looks at, has picked, or is asked.
import { verbOf } from '../lib/picks';
import type { Desk } from './desk.svelte';

/** The rule of an option (by key) or a piece (by ref); without either of what is picked, or of the one thing that
 * may be done now. Empty where no rule is meant. */
export function ruleMeant(desk: Desk, key?: string, ref?: string): string {
  const closed = key ? desk.refusals.find((r) => r.key === key) : desk.dim.get(ref ?? '')?.[0];
  if (closed) return closed.rule;
  const offers = key ? [{ key }] : ref ? (desk.lit.get(ref) ?? []) : desk.left;
  const rules = [...new Set(offers.map((offer) => String(verbRule(desk, verbOf(offer)))))];
  return rules.length === 1 || ref || desk.selected.length ? (rules[0] ?? '') : '';
}

/** What may be done now and why: of each kind of option one, with what it does and its rule. */
export function openNow(desk: Desk): { label: string; does: string; rule: string }[] {
  const verbs = new Map<string, { label: string; does: string; rule: string }>();
  for (const offer of desk.left) {
    const verb = verbOf(offer);
    const known = desk.catalogue.verbs?.[verb] as { does?: string; rule?: string } | undefined;
    if (!verbs.has(verb)) verbs.set(verb, { label: offer.label, does: known?.does ?? '', rule: known?.rule ?? '' });
  }
  return [...verbs.values()];
}

function verbRule(desk: Desk, verb: string): unknown {
  return (desk.catalogue.verbs?.[verb] as { rule?: string } | undefined)?.rule ?? '';
}
