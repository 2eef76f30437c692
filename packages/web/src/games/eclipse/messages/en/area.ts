/** A player's own board, and the strip of figures at the top. */
export const area = {
  'area.resources': 'Resources',
} as const;
