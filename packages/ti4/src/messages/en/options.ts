/** What the options of a game are called (`option.<key>`), and their values (`option.<key>.<value>`). */
export const options = {
  'option.players': 'Players',
  'option.points': 'Victory points',
  'option.points.10': '10',
  'option.points.14': '14, a long game',
  'option.galaxy': 'Galaxy',
  'option.galaxy.preset': 'The map for a first game',
  'option.galaxy.random': 'Random and balanced',
  'option.galaxy.built': 'Built by the players',
  'option.galaxy.text': 'From a map string',
  'option.factions': 'Factions',
  'option.factions.random': 'Dealt at random',
  'option.factions.chosen': 'Chosen in turn, the speaker first',
  'option.factions.drafted': 'One of a few dealt in secret',
  'option.factions.each': 'Named for each seat',
} as const;
