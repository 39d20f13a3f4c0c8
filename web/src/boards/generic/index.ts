import './icons';
export { default } from './Board.svelte';
