export const setup = {
  'setup.choose': 'Choose a faction',
  'setup.lead': 'Lead {faction, name, short}',
  'setup.starts': '{count, plural, one {# commodity} other {# commodities}}',
  'setup.knows': 'Starts with {technologies}',
  'setup.place': 'Choose a tile, then a place on the board.',
  'setup.spread': 'Place {count} {unit, name, #count}',
  'setup.left': '{count} {unit, name, #count} to be placed',
} as const;
