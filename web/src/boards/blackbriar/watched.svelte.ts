// What is looked at in the top bar, for the board below it.
export const watched = $state({ ref: '' });
