/** Producing units, and placing them from reinforcements. */
export const production = {
  'ti4.use-production': 'Produce units in {system}?',
  'ti4.produce': 'Produce units',
  'ti4.skip-production': 'Produce nothing',
  'ti4.choose-units': 'Choose units to produce in {system}: {cost} to pay so far',
  'ti4.produce-units': '{count} {type} in {place}',
  'ti4.produces': '{seat} produces {count} {type} in {place}',
  'ti4.fetch-figure': 'No {type} figure is left: choose one on the board to place anew',
  'ti4.mitosis': 'Mitosis: on which of your planets does an infantry grow?',
  'ti4.places': '{seat} places a {type} in {place}',
} as const;
