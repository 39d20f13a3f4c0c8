// Outlines of what stands on the map; each has its feet on 0, 0.
export const AGENT = 'M-7.5 0C-8-8-6.5-12-4.3-14.6C-6-19-3.4-26 0-27C3.4-26 6-19 4.3-14.6C6.5-12 8-8 7.5 0Z';
export const CITIZEN = 'M-6.5 0l1-12q1-3 3-3.6v-3.4h-3.3v-1.8h2v-6.7h7.6v6.7h2v1.8h-3.3v3.4q2 .6 3 3.6l1 12z';
export const GRENADIER = 'M-6 0v-9l-1-9q1-3 4-3.5v-4q-2.5-1-2.5-6.5 0-5 5.5-5t5.5 5q0 5.5-2.5 6.5v4q3 .5 4 3.5l-1 9v9z';

/** Walls, roof and lines of the six Buildings. */
export const FRONTS: Record<string, [walls: string, roof: string, lines: string]> = {
  tenement: [
    'M-11 0v-22h22v22z',
    'M-12-22l4-7h16l4 7zM-8-29v-5h4v5M5-29v-5h4v5',
    'M-7-18h3v4h-3zM-1.5-18h3v4h-3zM4-18h3v4h-3zM-7-11h3v4h-3zM4-11h3v4h-3zM-2 0v-7h4v7',
  ],
  office: ['M-15 0v-3h30v3zM-13-3v-14h26v14z', 'M-16-17l16-9 16 9z', 'M-10-4v-12M-5-4v-12M0-4v-12M5-4v-12M10-4v-12'],
  factory: [
    'M-16 0v-14h26v14zM11 0l1-30h4l1 30z',
    'M-16-14v-5l8 5v-5l8 5v-5l8 5zM11-30h6v-3h-6z',
    'M-12-9h5v5h-5zM-3-9h5v5h-5zM5-9h3v5h-3zM14-35q3-3 0-6',
  ],
  hotel: [
    'M-14 0v-18h28v18z',
    'M-15-18q2-8 6-8h18q4 0 6 8zM0-26v-8l6 2-6 2',
    'M-10-15h4v4h-4zM-2-15h4v4h-4zM6-15h4v4h-4zM-10-8h4v4h-4zM6-8h4v4h-4zM-4 0v-6h8v6M-6-6h12',
  ],
  mansion: [
    'M-16 0v-13h9v13zM7 0v-13h9v13zM-7 0v-17h14v17z',
    'M-17-13l5.5-6 5.5 6zM6-13l5.5-6 5.5 6zM-9-17l9-9 9 9zM-3-24v-6h3v4',
    'M-13-9h3v4h-3zM10-9h3v4h-3zM-4-13h3v4h-3zM1-13h3v4h-3zM-2 0v-6h4v6',
  ],
  palace: [
    'M-18 0v-13h36v13zM-6-13v-5h12v5z',
    'M-19-13h13v-3h-11zM19-13h-13v-3h11zM-7-18q1-9 7-9t7 9zM0-27v-6',
    'M-15-9v5M-11-9v5M-7-9v5M7-9v5M11-9v5M15-9v5M-3 0v-7q3-4 6 0v7',
  ],
};

/** A drop, hanging from 0, 0: one for each HP. */
export const DROP = 'M0 4c-2.5-3.4-2.6-3.8 0-8 2.6 4.2 2.5 4.6 0 8z';

/** The ragged outline of Trouble. */
export const RAGGED =
  'M' +
  Array.from({ length: 26 }, (_, i) => {
    const r = i % 2 ? 11.5 : 16;
    return `${(Math.sin((i * Math.PI) / 13) * r).toFixed(1)} ${(-Math.cos((i * Math.PI) / 13) * r).toFixed(1)}`;
  }).join('L') +
  'Z';
