/** The galaxy. */
export const board = {
  'zone.explore': 'Unexplored zone of ring {ring}',
} as const;
