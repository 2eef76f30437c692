export const score = {
  'score.take': 'Score {goal}: {points, plural, one {# point} other {# points}}',
  'score.return': 'Return {goal}',
  'score.keep': 'Keep {goal}',
  'score.choose': 'Choose an objective',
} as const;
