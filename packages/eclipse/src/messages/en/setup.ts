/** Setup: species, the galaxy and the technologies on display. */
export const setup = {
  'eclipse.setup.start-player': '{seat} is the start player',
  'eclipse.setup.npc': 'Blueprint of {type, name, opponent}: {strength}',
  'eclipse.setup.choose-species': 'Choose your species',
  'eclipse.setup.species-option': '{species}',
  'eclipse.setup.species': '{seat} plays {species}',
  'eclipse.setup.guardian': 'A Guardian watches over {sector}',
  'eclipse.setup.reputation': 'Your first reputation tiles are worth {values}',
  'eclipse.technologies-drawn':
    '{technologies, plural, =0 {No technology is left in the bag} other {New technologies on display: {technologies}}}',
} as const;
