/** Our own emblems, each one path on a 24 × 24 grid, filled by the even-odd rule. */

const star = (points: number, outer: number, inner: number, x = 12, y = 12): string => {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i / points) * Math.PI - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
};

const amphora =
  'M8 2h8v2.4h-1.6v2.2C17.3 8 19 10.6 19 13.6c0 3.6-2.2 6.4-4.6 7.4V22H9.6v-1C7.2 20 5 17.2 5 13.6c0-3 1.7-5.6 4.6-7V4.4H8ZM7.2 12h9.6v2.2H7.2Z';
const eye =
  'M12 5c5 0 8.6 3.8 10.5 7-1.9 3.2-5.5 7-10.5 7S3.4 15.2 1.5 12C3.4 8.8 7 5 12 5ZM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z';
const cage = 'M4 2h16v2.5h-1v15h1V22H4v-2.5h1v-15H4ZM7 4.5v15h2.2v-15ZM11 4.5v15h2v-15ZM14.8 4.5v15H17v-15Z';
const cup =
  'M7 2h10v2h4v3.5c0 2.8-2.1 4.8-4.6 5-.7 1.6-1.9 2.7-3.4 3v2.7h3.5V22h-9v-3.8H11v-2.7c-1.5-.3-2.7-1.4-3.4-3C5.1 12.3 3 10.3 3 7.5V4h4ZM5 6v1.5c0 1.4.8 2.4 2 2.8V6ZM19 6h-2v4.3c1.2-.4 2-1.4 2-2.8Z';

export const emblems = {
  // resources and Guild suits
  material:
    'M12 2 20.7 7v10L12 22 3.3 17V7ZM12 4.6 6.2 8 12 11.4 17.8 8ZM5.4 9.8v6.1l5.6 3.2V13ZM18.6 9.8 13 13v6.1l5.6-3.2Z',
  fuel: 'M12 2c3 5 7 8.5 7 13a7 7 0 0 1-14 0c0-4.5 4-8 7-13ZM12 11c-1.6 2.2-3 3.3-3 5a3 3 0 0 0 6 0c0-1.7-1.4-2.8-3-5Z',
  weapon: 'M12 1 14.6 5v8.5H18V16h-4.6v4.2a1.9 1.9 0 1 1-2.8 0V16H6v-2.5h3.4V5Z',
  relic: amphora,
  psionic: eye,
  // suits of the action cards
  administration: 'M12 2 22 7.5v2H2v-2ZM4.5 11h3v7h-3ZM10.5 11h3v7h-3ZM16.5 11h3v7h-3ZM2.5 19.5h19V22h-19Z',
  aggression:
    'M11 1h2v3.1A8 8 0 0 1 19.9 11H23v2h-3.1A8 8 0 0 1 13 19.9V23h-2v-3.1A8 8 0 0 1 4.1 13H1v-2h3.1A8 8 0 0 1 11 4.1ZM12 6.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
  construction: 'M3.5 3H15l5.5 4.5V11H15V9h-2.5v13h-4V9h-5Z',
  mobilization: 'M12 2 20.5 10.5v4L12 6 3.5 14.5v-4ZM12 10 20.5 18.5v4L12 14 3.5 22.5v-4Z',
  // ambitions
  tycoon:
    'M12 3c4.4 0 8 1.3 8 3s-3.6 3-8 3-8-1.3-8-3 3.6-3 8-3ZM4 8.6c1.6 1.4 4.6 2.1 8 2.1s6.4-.7 8-2.1v2.9c0 1.7-3.6 3-8 3s-8-1.3-8-3ZM4 14.1c1.6 1.4 4.6 2.1 8 2.1s6.4-.7 8-2.1V17c0 1.9-3.6 3.4-8 3.4S4 18.9 4 17Z',
  tyrant: cage,
  warlord: cup,
  keeper: amphora,
  empath: eye,
  any: star(5, 11, 4.6),
  // dice
  hit: star(4, 11.5, 3.6),
  selfHit: `M12 .8a11.2 11.2 0 1 1 0 22.4 11.2 11.2 0 0 1 0-22.4ZM12 3.4a8.6 8.6 0 1 0 0 17.2 8.6 8.6 0 0 0 0-17.2Z${star(4, 7.6, 2.6)}`,
  intercept: 'M12 1.5 21 4.7v6.8c0 5.3-3.7 9.1-9 11-5.3-1.9-9-5.7-9-11V4.7ZM11 6.5 6 11.5l5 5v-3.4h7v-3.2h-7Z',
  buildingHit: `M12 1 22.5 9v13.5h-21V9Z${star(4, 7.4, 2.4, 12, 14)}`,
  key: 'M7.5 6a6 6 0 0 1 5.8 4.5h9.2v3.4h-2.2V17h-3.4v-3.1h-3.6A6 6 0 1 1 7.5 6ZM7.5 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  // pieces and marks
  ship: 'M12 1.5 16 9v4.5l5.5 5V21L15 19.5 14 22.5h-4L9 19.5 2.5 21v-2.5L8 13.5V9Z',
  city: 'M3 21.5V13h3.3V9L9.5 6.5V13h1.7V5l2.3-3.5L15.8 5v8h1.7V9.5L21 12v9.5Z',
  starport: 'M5 9a7.5 7.5 0 1 0 14 0h-3.2a4.7 4.7 0 1 1-7.6 0ZM12 1.2l4.4 5.5h-2.8V14h-3.2V6.7H7.6Z',
  agent:
    'M12 2.5a4.4 4.4 0 0 1 2.7 7.9c2.9 1.2 4.9 4.8 5.3 9.9v1.2H4v-1.2c.4-5.1 2.4-8.7 5.3-9.9A4.4 4.4 0 0 1 12 2.5Z',
  hand: 'M9 2h10a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-.5V7.5a3 3 0 0 0-3-3H7V4a2 2 0 0 1 2-2ZM5 6h10a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z',
  guild: 'M5 2h14v20l-7-4.5L5 22Z',
  captive: cage,
  trophy: cup,
  outrage: 'M8 2h8l6 6v8l-6 6H8l-6-6V8ZM10.7 6h2.6l-.4 7.5h-1.8ZM12 15.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z',
  initiative: 'M4.5 1.5H7V3l13.5 4.5L7 12v10.5H4.5Z',
  leader: 'M2 6.5 7.2 11 12 3l4.8 8L22 6.5 20 18H4ZM4 19.5h16V22H4Z',
  lore: 'M11 5.2v16.3C8.6 19.6 5.6 19 2 19.6V3.2C5.6 2.6 8.6 3.3 11 5.2ZM13 5.2C15.4 3.3 18.4 2.6 22 3.2v16.4c-3.6-.6-6.6 0-9 1.9Z',
  vox: 'M2.5 9h5L15 3.5v17L7.5 15h-5ZM17.5 7.5a6 6 0 0 1 0 9ZM19 3.8a9.8 9.8 0 0 1 0 16.4l-1-1.5a8 8 0 0 0 0-13.4Z',
  zero: 'M12 2a7 10 0 1 1 0 20 7 10 0 0 1 0-20ZM12 5.5a3.6 6.5 0 1 0 0 13 3.6 6.5 0 0 0 0-13Z',
  // the signs of systems
  arrow: 'M12 2.5 20.5 11H15v10.5H9V11H3.5Z',
  crescent: 'M15.5 2.2A10 10 0 1 0 21.8 17 8.2 8.2 0 1 1 15.5 2.2Z',
  hex: 'M12 1.5 21.1 6.7v10.6L12 22.5l-9.1-5.2V6.7ZM12 5 5.9 8.5v7L12 19l6.1-3.5v-7Z',
  gate: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM12 4.7a7.3 7.3 0 1 0 0 14.6 7.3 7.3 0 0 0 0-14.6ZM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
} as const;

export type Emblem = keyof typeof emblems;

/** Hulls by seat on a 32 × 32 grid, bow up. Each outline echoes its seat's glyph. */
export const hulls = [
  'M16 1 28.5 29 16 23.5 3.5 29Z',
  'M16 1.5C22.5 6 26.5 12.5 26.5 19c0 4-1.7 7.3-4.5 9.5V24.5h-3V30h-6v-5.5h-3v4C7.2 26.3 5.5 23 5.5 19c0-6.5 4-13 10.5-17.5Z',
  'M11.5 2h9v8H27v19h-6.5v-5h-9v5H5V10h6.5Z',
  'M16 0 21.5 11.5 31 17l-9.5 3.5L16 32l-5.5-11.5L1 17l9.5-5.5Z',
] as const;
