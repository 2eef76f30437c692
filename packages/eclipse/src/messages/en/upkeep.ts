/** The upkeep and cleanup phases. */
export const upkeep = {
  'eclipse.last-colony-ships': 'Use your last colony ships?',
  'eclipse.settle-no-more': 'Settle no more',
  'eclipse.bankrupt': '{seat} lacks {missing} money for the upkeep',
  'eclipse.avert-bankruptcy': 'You lack {missing} money for the upkeep: trade or give up a sector',
  'eclipse.give-up': 'Give up {sector}: {saved} money less upkeep',
  'eclipse.produces':
    '{seat} pays {upkeep} money of upkeep and produces {money} money, {materials, plural, one {# material} other {# materials}} and {science} science',
  'eclipse.points': 'Points after round {round}, reputation not counted: {points, list, comma}',
  'eclipse.points-of': '{seat} {points}',
  'eclipse.reveals-reputation': '{seat} reveals {points, plural, one {# point} other {# points}} of reputation',
  'eclipse.round': 'Round {round} begins',
} as const;
