// The prompt in words: whose turn it is and what to do, always.
import { listed, t } from '../lib/words.svelte';
import type { Desk } from './desk.svelte';

export interface Said {
  title: string;
  line: string;
  glyph: string;
}

export function promptWords(desk: Desk): Said {
  const state = desk.state;
  if (!state) return { title: t('prompt-moment'), line: t('prompt-laid'), glyph: 'lantern-flame' };
  if (state.teacher?.waits) return { title: t('lesson-listen'), line: t('lesson-listen-line'), glyph: 'candle-light' };
  if (state.result) return { title: t('prompt-over'), line: state.result.reason, glyph: 'laurel-crown' };
  const line = state.prompt;
  if (desk.mine) {
    const glyph = 'lantern-flame';
    if (desk.selected.length) return { title: pieceNames(desk), line: t('prompt-several'), glyph };
    // Most games name the asked seat in the line; only who holds several seats here needs it in any case.
    const several = desk.held.length > 1;
    return { title: several ? t('prompt-yours', { name: desk.seatName(desk.eyes) }) : t('your-move'), line, glyph };
  }
  const asked = state.asked.map((seat) => desk.seatName(seat));
  const bots = state.asked.some((seat) => desk.link.seats[seat]?.thinking);
  const missing = state.asked.filter((seat) => desk.link.seats[seat]?.occupant === 'open' && !desk.link.seats[seat]?.present);
  if (missing.length)
    return {
      title: t('prompt-missing', { names: listed(missing.map((s) => desk.seatName(s))) }),
      line: t('prompt-missing-help'),
      glyph: 'hourglass',
    };
  return {
    title: t('prompt-others', { names: listed(asked), count: asked.length }),
    line: !desk.held.length
      ? watched(desk, line)
      : stoodIn(desk).length
        ? t('prompt-stood-in', { line })
        : bots
          ? t('prompt-thinking', { line })
          : line,
    glyph: bots ? 'gear-hammer' : 'hourglass',
  };
}

/** Whether a bot plays a seat. */
export const byBot = (desk: Pick<Desk, 'link'>, seat: number): boolean =>
  !['human', 'open'].includes(desk.link.seats[seat]?.occupant ?? 'open');

/** Own seats that a bot plays, by wish or because time ran out. */
export function stoodIn(desk: Pick<Desk, 'held' | 'link' | 'state'>): number[] {
  return desk.state?.result ? [] : desk.held.filter((seat) => byBot(desk, seat));
}

/** Who does not sit here is told so, and whose eyes these are. */
function watched(desk: Desk, line: string): string {
  return desk.eyes < 0 ? t('prompt-watching', { line }) : t('prompt-shoulder', { name: desk.seatName(desk.eyes), line });
}

function pieceNames(desk: Desk): string {
  const names = desk.selected.map((ref) => pieceAt(desk, ref)?.name || desk.nameOf(ref.split('/').at(-1)!) || owner(desk, ref));
  return listed(names.filter(Boolean)) || t('prompt-pick');
}

/** Whose piece it is, where it has no name of its own: a portrait. */
function owner(desk: Desk, ref: string): string {
  const seat = /^seat-(\d+)\//.exec(ref)?.[1];
  return desk.view?.seats.find((one) => one.seat === Number(seat))?.name ?? '';
}

/** Why nothing can be done with a piece that the rules do not speak of now: something else is asked. */
export function unconcerned(desk: Pick<Desk, 'mine' | 'state'>): string {
  return desk.mine ? t('nothing-concerns', { asked: desk.state?.prompt ?? '' }) : t('not-your-turn');
}

/** Of a pile that lies facedown: how many there are, and why no more can be said. */
export function pileSaid(desk: Pick<Desk, 'view'>, ref: string): string {
  const pile = desk.view?.zones?.find((zone) => zone.id === ref && zone.look === 'pile' && !zone.pieces?.length);
  return pile?.count ? t('note-pile', { title: pile.title, count: pile.count }) : '';
}

/** The piece, zone, place or track behind a ref, as far as the view shows it. */
export function pieceAt(desk: Desk, ref: string): { name: string; text?: string; marks?: string[]; note?: string } | undefined {
  const view = desk.view;
  for (const zone of view?.zones ?? []) {
    const piece = zone.pieces?.find((p) => p.ref === ref);
    if (piece) return { ...piece, note: zone.title };
  }
  for (const map of view?.maps ?? []) {
    for (const place of map.places) {
      const piece = place.pieces?.find((p) => p.ref === ref && p.ref !== place.id);
      if (piece) return { ...piece, note: place.name };
      if (place.id === ref)
        return {
          name: place.name,
          text: place.neighbours?.length
            ? t('piece-next-to', { places: listed(place.neighbours.map((id) => map.places.find((p) => p.id === id)?.name ?? id)) })
            : '',
          marks: [...(place.notes ?? []), ...(place.pieces ?? []).map((p) => p.name)],
          note: map.title,
        };
    }
  }
  const zone = view?.zones?.find((z) => z.id === ref);
  if (!zone) return undefined;
  const count = zone.count ?? zone.pieces?.length ?? 0;
  return { name: zone.title, text: t('piece-cards', { count }) };
}
