/** Producing units, and placing them from reinforcements. */
export const production = {
  'ti4.use-production': 'Produce units {system, name, locative}?',
  'ti4.produce': 'Produce units',
  'ti4.skip-production': 'Produce nothing',
  'ti4.choose-units': 'Choose units to produce {system, name, locative}: {cost} to pay so far',
  'ti4.produce-units': '{count} {type, name, #count} {place, name, locative}',
  'ti4.produces': '{seat} produces {count} {type, name, #count} {place, name, locative}',
  'ti4.fetch-figure': 'No {type} figure is left: choose one on the board to place anew',
  'ti4.mitosis': 'Mitosis: on which of your planets does an infantry grow?',
  'ti4.places-several': '{seat} places {count} {type, name, #count} {place, name, locative}',
  'ti4.places': '{seat} places {type, name, indefinite} {place, name, locative}',
} as const;
