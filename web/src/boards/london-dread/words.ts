// The words of this board.
import { words } from '../../lib/words.svelte';
import english from './board.ftl?raw';

export const t = words('london-dread/board.ftl', english);
