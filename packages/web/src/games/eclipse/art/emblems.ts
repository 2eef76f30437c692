/** Our own emblems, each one path on a 24 × 24 grid, filled by the even-odd rule. */

const star = (points: number, outer: number, inner: number, x = 12, y = 12): string => {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i / points) * Math.PI - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
};

const hexagon = 'M12 1.5 21.1 6.7v10.6L12 22.5l-9.1-5.2V6.7Z';
const ring = 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM12 4.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6Z';
const bolt = 'M14.2 1 4 13.6h6.2L8.6 23 20 9.6h-6.6Z';
const shield = 'M12 1.5 21 4.7v6.8c0 5.3-3.7 9.1-9 11-5.3-1.9-9-5.7-9-11V4.7Z';

export const emblems = {
  // resources
  materials: 'M3.5 2.5h17v5.2l-5.3 1.5v5.6l5.3 1.5v5.2h-17v-5.2l5.3-1.5V9.2L3.5 7.7Z',
  science:
    'M8.5 1.5h7V4h-1v5l6.1 10.2a2.2 2.2 0 0 1-1.9 3.3H5.3a2.2 2.2 0 0 1-1.9-3.3L9.5 9V4h-1ZM12 4v5.7L9 14.8h6L12 9.7Z',
  money: `${ring}M12 6.5 16.4 12 12 17.5 7.6 12Z`,
  // what a civilization has
  disc: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  cube: 'M12 1.5 21.1 6.7v10.6L12 22.5l-9.1-5.2V6.7ZM12 3.9 6 7.3l6 3.4 6-3.4ZM5 9.3v6.8l6 3.4v-6.8ZM19 9.3l-6 3.4v6.8l6-3.4Z',
  graveyard: 'M5 22.5V9a7 7 0 0 1 14 0v13.5ZM8 9.5v2h8v-2ZM8 14v2h8v-2Z',
  colonyShip:
    'M12 1.5c4 2.6 6 6 6 10v3.8l3.5 3.2v4l-5.2-2.2-1.3 2H9l-1.3-2-5.2 2.2v-4L6 15.3v-3.8c0-4 2-7.4 6-10ZM12 7.4a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8Z',
  trade: 'M7.5 2v3.6H22v3.8H7.5V13L1.5 7.5ZM16.5 11v3.6H2v3.8h14.5V22l6-5.5Z',
  technology:
    'M7 1.5h2.2V5h1.7V1.5h2.2V5h1.7V1.5H17V5a2 2 0 0 1 2 2h3.5v2.2H19v1.7h3.5v2.2H19v1.7h3.5V17H19a2 2 0 0 1-2 2v3.5h-2.2V19h-1.7v3.5h-2.2V19H9.2v3.5H7V19a2 2 0 0 1-2-2H1.5v-2.2H5v-1.7H1.5v-2.2H5V9.2H1.5V7H5a2 2 0 0 1 2-2ZM8.5 8.5v7h7v-7Z',
  reputation: `M7 1.5h10l-2.6 6.2a7.6 7.6 0 1 1-4.8 0Z${star(5, 5, 2, 12, 15)}`,
  ambassador:
    'M12 1.5a4.6 4.6 0 0 1 2.6 8.4c3.4 1 5.7 3.8 6.2 8.2l.2 4.4H3l.2-4.4c.5-4.4 2.8-7.2 6.2-8.2A4.6 4.6 0 0 1 12 1.5ZM10.7 12.5l.7 2-1.2 4.3 1.8 1.7 1.8-1.7-1.2-4.3.7-2Z',
  traitor: 'M12 1 14.6 5v8.5H19V16h-5.1v2.6a2.4 2.4 0 1 1-3.8 0V16H5v-2.5h4.4V5Z',
  discovery: star(4, 11.5, 3),
  startPlayer: 'M4.5 1.5H7V3l13.5 4.5L7 12v10.5H4.5Z',
  passed: 'M9.2 16.6 4.4 11.8 1.5 14.7l7.7 7.7L22.5 9.1l-2.9-2.9Z',
  sector: `${hexagon}M12 5 5.9 8.5v7L12 19l6.1-3.5v-7ZM12 8.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8Z`,
  points: star(5, 11.5, 4.8),
  close: 'M5 2.5 12 9.5l7-7L21.5 5l-7 7 7 7-2.5 2.5-7-7-7 7L2.5 19l7-7-7-7Z',
  // actions
  explore:
    'M10 1.5a8.5 8.5 0 0 1 6.9 13.4l5.6 5.6-2 2-5.6-5.6A8.5 8.5 0 1 1 10 1.5ZM10 4.3a5.7 5.7 0 1 0 0 11.4 5.7 5.7 0 0 0 0-11.4Z',
  research:
    'M12 1.5a7.2 7.2 0 0 1 4 13.2V18H8v-3.3a7.2 7.2 0 0 1 4-13.2ZM8.5 19.5h7V21l-1.5 1.7h-4L8.5 21ZM12 5.2 9 11h2.2v4h1.6v-4H15Z',
  upgrade: 'M12 1.5 20.5 10v4.2L12 5.7 3.5 14.2V10ZM12 9.5l8.5 8.5v4.2L12 13.7 3.5 22.2V18Z',
  build: 'M3.5 3H15l5.5 4.5V11H15V9h-2.5v13h-4V9h-5Z',
  move: 'M1.5 9.5h8v-5l9 7.5-9 7.5v-5h-8ZM19.5 3.5h3v17h-3Z',
  influence: `${ring}M11 6.5h2V11h4.5v2H13v4.5h-2V13H6.5v-2H11Z`,
  reaction:
    'M4 3a9.8 9.8 0 0 1 14.6 1.7l2.6-2.6.8 8.4-8.3-.9 2.6-2.6A6.6 6.6 0 0 0 6.5 5.6ZM20 21A9.8 9.8 0 0 1 5.4 19.3l-2.6 2.6L2 13.5l8.3.9L7.7 17a6.6 6.6 0 0 0 9.8 1.4Z',
  // figures of ships and their parts
  computer:
    'M10.8 1h2.4v3.2a8 8 0 0 1 6.6 6.6H23v2.4h-3.2a8 8 0 0 1-6.6 6.6V23h-2.4v-3.2a8 8 0 0 1-6.6-6.6H1v-2.4h3.2a8 8 0 0 1 6.6-6.6ZM12 6.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  shield: `${shield}M12 5 6 7.1v4.5c0 3.4 2.3 6 6 7.5Z`,
  hull: 'M12 1.5 22 7v4.2l-10-5.5L2 11.2V7ZM12 8.5 22 14v4.2l-10-5.5-10 5.5V14ZM12 15.5l6.5 3.6L12 22.7l-6.5-3.6Z',
  drive: 'M2 3.5 10.5 12 2 20.5V15l3-3-3-3ZM11 3.5 19.5 12 11 20.5V15l3-3-3-3ZM20 3.5h2.5v17H20Z',
  energy: bolt,
  initiative: 'M12.5 1a11 11 0 1 1-9.9 6.2l2.6 1.3A8.1 8.1 0 1 0 12.5 3.9ZM1.5 1.5l12.6 9a2.6 2.6 0 1 1-3.6 3.6Z',
  weapon: 'M10.6 1.5h2.8V13h2.4v2.5h2.7v7H5.5v-7h2.7V13h2.4ZM2 5h5v2.6H2ZM17 5h5v2.6h-5Z',
  missile: 'M12 .8c2.6 2.6 3.8 5.4 3.8 8.6v6l3.4 3.4v3.7L12 20l-7.2 2.5v-3.7l3.4-3.4v-6c0-3.2 1.2-6 3.8-8.6Z',
  outside: 'M8 1.5h2.6V7h2.8V1.5H16V7h2.5v5a6.5 6.5 0 0 1-5.2 6.4v4.1h-2.6v-4.1A6.5 6.5 0 0 1 5.5 12V7H8Z',
  // technology tracks
  military: 'M4 1.5 12 9.6l8-8.1 2.5 2.6-7.9 7.9 7.9 7.9-2.5 2.6-8-8.1-8 8.1-2.5-2.6L9.4 12 1.5 4.1Z',
  grid: 'M2 2h5.6v2.6h8.8V2H22v5.6h-2.6v8.8H22V22h-5.6v-2.6H7.6V22H2v-5.6h2.6V7.6H2ZM7.6 7.2v9.6h8.8V7.2ZM9.8 9.8h4.4v4.4H9.8Z',
  nano: 'M12 1.2a3.4 3.4 0 0 1 1.4 6.5v2.2l4.3 2.5a3.4 3.4 0 1 1-1.4 2.4L12 12.3l-4.3 2.5a3.4 3.4 0 1 1-1.4-2.4l4.3-2.5V7.7A3.4 3.4 0 0 1 12 1.2Z',
  rare: 'M6.5 2h11L23 9 12 22.5 1 9ZM7.8 4.6 5 8h4.6ZM16.2 4.6 14.4 8H19ZM12 5 10.4 8h3.2ZM5.4 10.4l4.4 5.4-1.2-5.4ZM18.6 10.4h-3.2l-1.2 5.4Z',
} as const;

export type Emblem = keyof typeof emblems;
