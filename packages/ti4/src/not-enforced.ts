/** Rules of the catalogue that software cannot enforce, each with its reason. */
export const notEnforced: Readonly<Record<string, string>> = {
  'command-sheet.3': 'A client may hide its quick reference or not; there is no sheet to slide.',
  'command-tokens.1a': 'Which side of a token lies up is handling; the pools are told apart by name.',
  'command-tokens.1b': 'Which side of a token lies up is handling; the pools are told apart by name.',
  'component-limitations.3': 'Nothing runs out physically: unlimited tokens are numbers.',
  'fighter-tokens.4': 'Tokens of value 1 and 3 are handling: units are counted.',
  'fleet-pool.2': 'Which side of a token lies up is handling; the pools are told apart by name.',
  'infantry-tokens.4': 'Tokens of value 1 and 3 are handling: units are counted.',
};
