// The company cut in paper: a face, and what each wears. Drawn in a box of 120 by 144.

export interface Cameo {
  colour: string;
  wears: string;
  glass?: boolean;
  lamp?: boolean;
}

export const FACE =
  'M22 122C22 101 31 95 42 91L42 79C30 72 25 58 27 43C29 24 44 13 60 15C74 17 81 27 80 38C80 43 79 44 81 48C83 52 86 55 87 58C88 60 86 61 83 61.5C83 63 84 64 83.5 65.5C84.5 67 84 68.5 82 69C83 71 83 73 81 74C81 79 80 84 74 85C70 86 65 85 62 84.5L63 92C76 96 88 101 90 122Z';

/** By the name of the bot, the weakest first; a bot without a portrait is not hung on the wall. */
export const CAMEOS: Record<string, Cameo> = {
  pip: {
    colour: '#6a3f1b',
    wears: 'M22 46C20 24 42 8 62 11C77 13 84 21 86 31L100 35C100 40 95 41 85 40C64 34 44 37 26 50ZM25 48c-5 8-4 18 1 23l4-5 3 5 4-8z',
  },
  'mrs-tibbs': {
    colour: '#7b2d4f',
    wears:
      'M19 62C8 34 24 5 56 5C73 5 83 16 81 31C71 25 63 28 58 41C57 56 51 70 45 84C34 91 22 79 19 62ZM29 5C22-6 35-13 42-4C48-13 60-8 55 3ZM44 84C44 92 50 97 60 94L52 104C44 102 40 94 44 84Z',
  },
  'inspector-crane': {
    colour: '#2f4a6f',
    wears:
      'M31 34C28 10 43 0 58 1C74 2 82 14 82 31L97 35C97 40 90 42 80 41C62 36 44 38 24 44C16 45 14 40 18 37ZM84 62C77 60 70 64 63 71C70 76 81 73 88 67Z',
  },
  'dr-thorne': {
    colour: '#2c6260',
    wears:
      'M27 54C16 28 34 6 58 9C75 11 83 21 81 35C71 27 59 30 53 40C47 50 43 62 38 74C31 68 28 62 27 54ZM27 40C11 44 5 24 18 16C30 11 38 23 35 33Z',
    glass: true,
  },
  lamplighter: {
    colour: '#2a2a2a',
    wears:
      'M18 38L30 33L27-10L79-10L81 30L97 33C99 39 93 42 84 40C64 35 44 37 26 43C18 45 14 41 18 38ZM33 82C50 92 70 90 86 74L92 92C72 108 50 106 32 100Z',
    lamp: true,
  },
};

/** Who sits down where nobody was chosen: neither the first step nor the last. */
export const USUAL = 'inspector-crane';
