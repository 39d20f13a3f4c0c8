import './icons';
import { t } from './words';

export { default } from './Board.svelte';
export { default as top } from './Top.svelte';
export const masthead = (): string => t('masthead');
