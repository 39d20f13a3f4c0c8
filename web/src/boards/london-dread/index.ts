import './icons';
import { t } from './words';

export { default } from './Board.svelte';
export { default as cover } from './Cover.svelte';
export { default as top } from './Phases.svelte';
export const masthead = (): string => t('masthead');
