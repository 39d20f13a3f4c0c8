// What a table's clock says when something happens to it.
import { t } from '../lib/words.svelte';

/** `who` is null when the table itself did it. */
export function clockSaid(event: string, bell: number, who: string | null): string {
  const args = { by: who === null ? 'table' : 'seat', who: who ?? '', bell };
  const said: Record<string, string> = {
    start: t('clock-start'),
    bell: t('clock-bell', args),
    up: t('clock-up'),
    pause: t('clock-pause', args),
    resume: t('clock-resume', args),
    extend: t('clock-extend', args),
  };
  return said[event] ?? '';
}
