/** What lies beside the galaxy for all, and battles. */
export const common = {
  'common.round': 'Round {round} of {rounds}',
} as const;
