import './icons';
import { t } from './words';

export { default } from './Board.svelte';
export { default as cover } from './Cover.svelte';
export const enlarges = true;
export const masthead = (): string => t('masthead');
