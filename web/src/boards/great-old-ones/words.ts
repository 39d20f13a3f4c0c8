// The words of this board.
import { words } from '../../lib/words.svelte';
import english from './board.ftl?raw';

export const t = words('great-old-ones/board.ftl', english);
