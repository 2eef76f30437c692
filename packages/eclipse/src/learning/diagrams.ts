import type { Diagram } from '@orrery/kernel';

/** The pictures of the introduction, by id. */
export const diagrams: { readonly [id: string]: Diagram } = {
  'influence-track': {
    caption: 'Every disc in use raises the upkeep',
    position: 'An influence track with five discs gone: two in sectors, three on actions; the uncovered number marked',
    labels: ['discs left', 'upkeep now', 'the next disc would cost'],
  },
  population: {
    caption: 'A settled cube uncovers a higher number',
    position:
      'A sector with a money, a science and a grey square, a colony ship, and the money track with the number it uncovers',
    labels: ['colony ship', 'cube from the track', 'new income'],
  },
  wormholes: {
    caption: 'Both edges need a wormhole',
    position: 'Two neighbouring sectors in three positions: both edges open, one open, none open',
    labels: ['connected', 'only with Wormhole Generator', 'closed'],
  },
  'place-sector': {
    caption: 'How you turn a sector decides who can come',
    position: 'A home sector and a revealed one in two rotations, a neighbour behind it',
    labels: ['joins your home', 'open to the neighbour'],
  },
  blueprint: {
    caption: 'A ship is the sum of its parts',
    position: 'A cruiser blueprint with source, drive, ion cannon, computer and hull; energy sums beside it',
    labels: ['energy made', 'energy used', 'dice', 'damage it survives'],
  },
  hit: {
    caption: 'When a die hits',
    position:
      'One die of each face against a ship: computer +2, shield -1, faces blank, 2, 3, 4, 5, burst with hit or miss',
    labels: ['never', '4 + 2 - 1 = 5: miss', '5 + 2 - 1 = 6: hit', 'always'],
  },
  pinning: {
    caption: 'Each enemy ship holds one of yours',
    position: 'A sector with one Ancient; two interceptors enter, one is marked as pinned',
    labels: ['pinned', 'may go on'],
  },
  points: {
    caption: 'What counts after eight rounds',
    position:
      'A row with all sources of points and their figures: sector 1-4, reputation 1-4, track 1/2/3/5, monolith 3, discovery 2, ambassador 1, traitor -2',
    labels: ['sector', 'reputation tile', 'technology track', 'monolith', 'discovery tile', 'ambassador', 'traitor'],
  },
};
