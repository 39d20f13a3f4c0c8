// The prompt in words: whose turn it is and what to do, always.
import type { Desk } from './desk.svelte';

export interface Said {
  title: string;
  line: string;
  glyph: string;
}

function listed(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export function promptWords(desk: Desk): Said {
  const state = desk.state;
  if (!state) return { title: 'One moment', line: 'The table is being laid.', glyph: 'lantern-flame' };
  if (state.result) return { title: 'The game is over', line: state.result.reason, glyph: 'laurel-crown' };
  const line = bare(state.prompt, desk.names);
  if (desk.mine) {
    const glyph = 'lantern-flame';
    if (desk.selected.length)
      return { title: pieceNames(desk), line: 'Several things can be done with it. Choose one, or pick another piece.', glyph };
    const who = desk.held.length > 1 || desk.link.seats.length > 1 ? `Your move, ${desk.seatName(desk.eyes)}` : 'Your move';
    return { title: who, line, glyph };
  }
  const asked = state.asked.map((seat) => desk.seatName(seat));
  const bots = state.asked.some((seat) => desk.link.seats[seat]?.thinking);
  const missing = state.asked.filter((seat) => desk.link.seats[seat]?.occupant === 'open' && !desk.link.seats[seat]?.present);
  if (missing.length)
    return {
      title: `Waiting for ${listed(missing.map((s) => desk.seatName(s)))} to sit down`,
      line: 'Send the link to that seat: press the name above, or open Menu, Seats and links.',
      glyph: 'hourglass',
    };
  return {
    title: `${listed(asked)} ${asked.length > 1 ? 'are' : 'is'} to choose`,
    line: bots ? `Thinking. ${line}` : line,
    glyph: bots ? 'gear-hammer' : 'hourglass',
  };
}

/** A prompt without the name it begins with: the title says that already. */
export function bare(prompt: string, names: string[]): string {
  const name = names.find((n) => prompt.startsWith(`${n}: `));
  const rest = name ? prompt.slice(name.length + 2) : prompt;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function pieceNames(desk: Desk): string {
  return (
    listed(desk.selected.map((ref) => pieceAt(desk, ref)?.name ?? desk.nameOf(ref.split('/').at(-1)!) ?? '').filter(Boolean)) || 'Your pick'
  );
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
            ? `Next to ${listed(place.neighbours.map((id) => map.places.find((p) => p.id === id)?.name ?? id))}.`
            : '',
          marks: [...(place.notes ?? []), ...(place.pieces ?? []).map((p) => p.name)],
          note: map.title,
        };
    }
  }
  const zone = view?.zones?.find((z) => z.id === ref);
  if (!zone) return undefined;
  const count = zone.count ?? zone.pieces?.length ?? 0;
  return { name: zone.title, text: count === 1 ? '1 card' : `${count} cards` };
}
