// The two large pages, each loaded when it is gone to.
export const pages = {
  lobby: () => import('./Lobby.svelte'),
  table: () => import('./Table.svelte'),
};
