/** Faction abilities and faction technologies. */
export const factions = {
  'ti4.technology-of': '{technology} of {owner}',
  'ti4.take-technology': 'Which technology do you take?',
  'ti4.which-assimilator': 'Which assimilator token do you put on {technology}?',
  'ti4.assimilator': '{by}',
  'ti4.copies-technology': '{by} of {seat} now copies {technology} of {owner}',
  'ti4.units-return': '{seat} returns {count} {type, name, #count} from {place} to reinforcements',
  'ti4.land-structure': 'On which planet does the {type} come down?',
  'ti4.who-gains-trade-goods': 'Who gains {count, plural, one {# trade good} other {# trade goods}}?',
  'ti4.take-strategy-card': 'Which strategy card do you take?',
  'ti4.give-strategy-card': 'Which strategy card do you give for it?',
  'ti4.strategy-card-of': '{card} of {owner}',
  'ti4.strategy-card-changes': '{seat} has {card} of {owner}',
} as const;
