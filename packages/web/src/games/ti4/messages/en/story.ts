export const story = {
  'round.name': 'round {round}',
  'die.label': '{face}{did, select, hit {: hit} miss {: miss} other {}}',
} as const;
