/** The parts of the page that the words point at; whoever draws one marks it with `data-region`. */
export const regions = {
  map: 'the map: gates in the ring, planets around them',
  hand: 'my action cards',
  played: 'the cards played this round, the lead card first',
  court: 'the Court row with the agents on each card',
  ambitions: 'the five ambition boxes and the three markers',
  'my-board': 'my resource slots, cities not yet built, Captives and Trophies',
  players: 'the strips of all players (Power, hand, initiative)',
  dice: 'the dice of the battle at hand',
  power: 'the Power track',
  initiative: 'the initiative marker',
  draft: 'leaders and lore to draft',
} as const;

export type Region = keyof typeof regions;
