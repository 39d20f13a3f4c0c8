import './icons';
import { t } from './words';

export { default } from './Board.svelte';
export const enlarges = true;
export const masthead = (): string => t('masthead');
