// The playbills of the games that have drawn one: light, and loaded with the lobby, not with the boards.
import './icons';
import type { Component } from 'svelte';

const found = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });

export function coverOf(game: string): Component | undefined {
  return found[`./${game}/Cover.svelte`];
}
