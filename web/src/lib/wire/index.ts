// Written by tools/wire.py; do not edit. docs/protocol.md says what the messages are for.
export type * from './bodies';
export type * from './books';
export type * from './changes';
export type * from './fair';
export type * from './helping';
export type * from './luck_told';
export type * from './match';
export type * from './messages';
export type * from './position';
export type * from './ringed';
export type * from './shown';
export type * from './teaching';
export type * from './telling';
export type * from './view';
