// Finds the board of a game: one folder per game, the generic one for all others.
import type { BoardModule } from '../lib/types';
import { settled } from '../lib/words.svelte';

const folders = import.meta.glob<BoardModule>('./*/index.ts');

export async function boardFor(game: string): Promise<BoardModule> {
  const load = folders[`./${game}/index.ts`] ?? folders['./generic/index.ts'];
  const board = await load();
  await settled();
  return board;
}

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in folders;
}
