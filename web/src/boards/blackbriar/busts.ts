// The townsfolk as busts, each in a box of 100 × 122; the hat tells who it is.
const CR = '#f4e9cf';
const INK = '#1a120a';
const coat = (d = ''): string =>
  `<path d="M6 122Q8 94 34 87L42 82V70H58V82L66 87Q92 94 94 122Z" fill="${CR}" stroke="${INK}" stroke-width="3"/>${d}`;
const head = `<path d="M33 50Q33 30 50 30T67 50Q67 66 60 73Q50 81 40 73Q33 66 33 50Z" fill="${CR}" stroke="${INK}" stroke-width="3"/>`;
const eyes = `<path d="M40 52h6M54 52h6M50 53l-2 9h4" stroke="${INK}" stroke-width="2.6" fill="none"/>`;
const dark = (d: string): string => `<path d="${d}" fill="${INK}"/>`;
const line = (d: string, w = 2.6): string => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}"/>`;
export const BUST: Record<string, string> = {
  colonel:
    coat(
      dark('M42 84l8 14 8-14-8 6z') +
        line('M50 98v24M58 104h8M58 112h8M34 104h8M34 112h8') +
        `<path d="M4 104q2-14 20-15l6 8q-12 2-14 12zM96 104q-2-14-20-15l-6 8q12 2 14 12z" fill="${INK}"/><path d="M5 106l-1 8M10 105l-1 8M15 105v8M95 106l1 8M90 105l1 8M85 105v8" stroke="${CR}" stroke-width="2"/>`,
    ) +
    head +
    eyes +
    dark('M50 62Q40 56 34 63Q29 66 25 60Q26 73 38 72Q46 71 50 66Q54 71 62 72Q74 73 75 60Q71 66 66 63Q60 56 50 62Z') +
    `<path d="M47 4h6v8q20 2 22 27l8 3q5 5-3 7-30-8-60 0-8-2-3-7l8-3Q27 14 47 12Z" fill="${CR}" stroke="${INK}" stroke-width="3"/>` +
    line('M28 40q22-7 44 0M50 12v24M38 15q-4 9-4 22M62 15q4 9 4 22', 1.8),
  constable:
    coat(
      dark('M34 87L50 96 66 87 60 80Q50 86 40 80Z') +
        line('M50 98v24') +
        `<circle cx="44" cy="104" r="2.6" fill="${INK}"/><circle cx="44" cy="115" r="2.6" fill="${INK}"/>` +
        line('M60 104h18M60 110h18', 2),
    ) +
    head +
    eyes +
    dark('M50 65q-8-4-14 1q6 5 14 3 8 2 14-3-6-5-14-1z') +
    `<path d="M46 3h8l1 5q17 5 17 36l4 5q-26-8-52 0l4-5Q28 13 45 8Z" fill="${CR}" stroke="${INK}" stroke-width="3"/>` +
    dark('M50 16l3.5 6.500 7 1-5 5 1.200 7-6.700-3.300-6.700 3.300 1.200-7-5-5 7-1z') +
    line('M29 41q21-6 42 0', 2.4) +
    line('M31 46q2 26 19 32 17-6 19-32', 1.8),
  doctor:
    coat(dark('M34 88L50 122 66 88 58 82 50 92 42 82Z') + line('M26 98l10 24M74 98l-10 24', 2)) +
    head +
    line('M34 50h3M63 50h3M47 50q3-2 6 0') +
    `<circle cx="42" cy="51" r="5" fill="none" stroke="${INK}" stroke-width="2.5"/><circle cx="58" cy="51" r="5" fill="none" stroke="${INK}" stroke-width="2.5"/>` +
    dark('M34 58Q36 66 44 63Q50 60 56 63Q64 66 66 58Q67 76 50 90Q33 76 34 58Z') +
    line('M46 68h8', 2) +
    `<path d="M32 5q18-5 36 0l-2 27q10 1 14 5-30 8-60 0 4-4 14-5Z" fill="${INK}" stroke="${CR}" stroke-width="2"/><path d="M34 26q16 4 32 0" stroke="${CR}" stroke-width="3" fill="none"/>`,
  gamekeeper:
    `<path d="M80 122L88 8" stroke="${INK}" stroke-width="9"/><path d="M80 122L88 8" stroke="${CR}" stroke-width="3.5"/>` +
    coat(dark('M40 84l10 12 10-12-10 5z') + line('M30 92l14 30M70 92l-14 30M22 104h14M20 112h18M64 104h14')) +
    head +
    eyes +
    dark('M34 54q-1 16 8 21 0-6-3-8zM66 54q1 16-8 21 0-6 3-8z') +
    dark('M42 66q8-4 16 0-8 5-16 0z') +
    `<path d="M46 12q4-8 8 0 18 2 18 27 12 1 16 8-18 3-38-2-20 5-38 2 4-7 16-8 0-25 18-27Z" fill="${CR}" stroke="${INK}" stroke-width="3"/>` +
    line('M50 13v24M36 20q-2 9-2 18M64 20q2 9 2 18M30 28h40', 1.8),
  madame:
    coat(dark('M41 80q9 5 18 0v5q-9 5-18 0z') + `<circle cx="50" cy="90" r="3.5" fill="${INK}"/>` + line('M30 96q20 16 40 0', 2)) +
    `<path d="M30 44q-8 20 4 34M70 44q8 20-4 34" stroke="${INK}" stroke-width="9" fill="none"/>` +
    head +
    eyes +
    dark('M44 67q6 4 12 0-6-3-12 0z') +
    `<path d="M8 40Q20 28 34 30q2-16 18-16 14 0 16 16 14-2 26 8-42 12-86 2Z" fill="${INK}" stroke="${CR}" stroke-width="2"/><path d="M60 26q12-26 34-20-4 6-10 6 4 4 2 8-6-2-8 0 2 6-2 8-6-4-16-2z" fill="${CR}" stroke="${INK}" stroke-width="2"/>`,
  widow:
    coat() +
    head +
    eyes +
    `<path d="M20 52Q20 12 50 10T80 52L92 116Q50 98 8 116Z" fill="${INK}" opacity=".72"/><path d="M20 52Q20 12 50 10T80 52L92 116Q50 98 8 116Z" fill="none" stroke="${CR}" stroke-width="2.5"/>` +
    `<path d="M26 34l48 64M40 18l46 62M74 34L26 98M60 18L14 80M20 60l40 48M80 60l-40 48" stroke="${CR}" stroke-width="1.3" opacity=".8"/>`,
  vicar:
    coat(
      `<path d="M34 88L50 122 66 88 60 82H40Z" fill="${INK}"/><path d="M40 80h20v8H40z" fill="${CR}" stroke="${INK}" stroke-width="2.5"/>` +
        `<path d="M48 98h4v5h5v4h-5v12h-4v-12h-5v-4h5z" fill="${CR}"/>`,
    ) +
    head +
    eyes +
    line('M43 67h14') +
    `<path d="M10 38q8-6 24-6 0-14 16-14t16 14q16 0 24 6-40 10-80 0Z" fill="${INK}" stroke="${CR}" stroke-width="2"/>`,
  magistrate:
    coat(`<path d="M42 82h16l4 22-6 6-6-6-6 6-6-6z" fill="${CR}" stroke="${INK}" stroke-width="2.5"/>` + line('M44 90h12M43 98h14', 2)) +
    head +
    eyes +
    line('M43 68q7 3 14 0') +
    [34, 46, 58, 70, 82]
      .map(
        (y) =>
          `<circle cx="28" cy="${y}" r="8" fill="${CR}" stroke="${INK}" stroke-width="2.5"/><circle cx="72" cy="${y}" r="8" fill="${CR}" stroke="${INK}" stroke-width="2.5"/>`,
      )
      .join('') +
    `<path d="M28 40Q28 18 50 18T72 40Q60 28 50 34 40 28 28 40Z" fill="${CR}" stroke="${INK}" stroke-width="3"/>`,
};
