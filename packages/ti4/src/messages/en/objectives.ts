export const objectives = {
  'ti4.objective': '{objective}',
  'ti4.scores-public': '{seat} scores {objective}',
  'ti4.scores-secret': '{seat} scores the secret objective {objective}',
  'ti4.published': '{objective} is a public objective from now on',
  'ti4.reveals': 'A public objective is revealed: {objective}',
  'ti4.draws-secret': '{seat} draws a secret objective',
  'ti4.drew-secret': 'You drew {objective}',
  'ti4.return-secret': 'You may have three secret objectives: return one to the deck',
  'ti4.returns-secret': '{seat} returns a secret objective to the deck',
  'ti4.pay-tokens': 'Pay {count} command tokens',
  'ti4.tokens-from': '{first} {many}, {second} {rest}',
  'ti4.eliminated': '{seat} is eliminated',
} as const;
