// The words of this game's playbill: it hangs in the lobby, where the others are not needed.
import { words } from '../../lib/words.svelte';
import english from './board.ftl?playbill';

export const t = words('terrors-of-london/board.ftl', english);
