/** Rules of the catalogue, and rulings, that software cannot enforce, each with its reason. */
export const notEnforced: Readonly<Record<string, string>> = {
  'anomalies.1': 'How a tile looks is up to the client; that it is an anomaly is a figure of the tile.',
  'command-sheet.3': 'A client may hide its quick reference or not; there is no sheet to slide.',
  'command-tokens.1a': 'Which side of a token lies up is handling; the pools are told apart by name.',
  'command-tokens.1b': 'Which side of a token lies up is handling; the pools are told apart by name.',
  'component-limitations.3': 'Nothing runs out physically: unlimited tokens are numbers.',
  'deals.0': 'What else players agree on is talk; a client lets them talk.',
  'deals.2': 'Only what is exchanged or promised at once is known to the game; everything else is talk.',
  'deals.4': 'A promise for later is talk: everybody is free to break it.',
  'fighter-tokens.4': 'Tokens of value 1 and 3 are handling: units are counted.',
  'fleet-pool.2': 'Which side of a token lies up is handling; the pools are told apart by name.',
  'infantry-tokens.4': 'Tokens of value 1 and 3 are handling: units are counted.',
  'learn-to-play-only.0': 'Says only where the rules that follow it were found.',
  'setup.3c': 'Control tokens are unlimited (component-limitations.2a): who controls a planet is written on it.',
  'setup.3f': 'What faction tokens mark is part of the abilities that lay them; there is nothing to take from the box.',
  'setup.3h': 'What faction tokens mark is part of the abilities that lay them; there is nothing to take from the box.',
  'unit-upgrades.3': 'How a faction sheet is printed is up to the client; an upgrade has figures of its own.',
};
