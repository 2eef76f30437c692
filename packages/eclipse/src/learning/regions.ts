/** The parts of the page that the words point at; whoever draws one marks it with `data-region`. */
export const regions = {
  map: 'the sectors and empty zones',
  actions: 'the six actions and the discs lying on them',
  'influence-track': 'my influence track: discs left and the upkeep they cost',
  tracks: 'my population tracks: what I produce',
  storage: 'my materials, science and money',
  blueprints: 'my four ship blueprints',
  parts: 'the ship parts I may use',
  technologies: 'the technologies on display',
  'my-technologies': 'my three technology tracks with their discounts',
  'colony-ships': 'my colony ships, ready and used',
  reputation: 'my reputation track',
  players: 'the strips of all players',
  battle: 'the battle at hand: ships, dice, damage',
  points: 'points as they stand',
  round: 'the round marker',
} as const;

export type Region = keyof typeof regions;
