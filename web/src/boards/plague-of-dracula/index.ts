import './icons';
import { t } from './words';

export { default } from './Board.svelte';
export const masthead = (): string => t('masthead');
