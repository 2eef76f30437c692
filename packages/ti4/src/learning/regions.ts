/** The parts of the page that the words point at; whoever draws one marks it with `data-region`. */
export const regions = {
  map: 'the galaxy',
  home: 'my home system',
  mecatol: 'Mecatol Rex',
  goals: 'the Goals tab: objectives and who has scored them',
  pools: 'my command tokens: tactic, fleet, strategy',
  'strategy-cards': 'the eight strategy cards with trade goods on them',
  track: 'the victory track',
  planets: 'my planet cards, ready and exhausted',
  tree: 'the technology tree',
  hand: 'my action cards, notes and secret objectives',
  players: 'the strips of all players',
  bench: 'the bench of the question at hand',
  battle: 'the battle bench',
  council: 'the agenda, outcomes and votes',
  reinforcements: 'my units not on the board',
  sheet: 'my faction sheet',
} as const;

export type Region = keyof typeof regions;
