/** Action cards, laws and promissory notes. */
export const cards = {
  'ti4.mining-initiative': 'Which planet brings you trade goods for its resources?',
  'ti4.parley': '{seat} takes all units back from {planet}',
  'ti4.fleet-pool': '{seat} now has {fleet, plural, one {# command token} other {# command tokens}} in the fleet pool',
  'ti4.takes-law': '{seat} takes {agenda} from {rival}',
  'ti4.trade-goods-lost': 'All players lose their trade goods',
  'ti4.hands-over-commodities': '{seat} hands {count, plural, one {# commodity} other {# commodities}} over to {rival}',
} as const;
