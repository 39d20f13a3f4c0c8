// The large pages, each loaded when it is gone to.
export const pages = {
  lobby: () => import('./Lobby.svelte'),
  rules: () => import('./RulesPage.svelte'),
  table: () => import('./Table.svelte'),
  learn: () => import('./Learn.svelte'),
  lesson: () => Promise.all([import('./LessonBar.svelte'), import('./LessonSlip.svelte'), import('./Primer.svelte')]),
};
