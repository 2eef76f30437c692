export const turn = {
  'turn.click': 'Or choose a system on the board.',
  'turn.components': '{count, plural, one {# other action} other {# other actions}}',
  'turn.forfeit':
    'You take no more turns this round{count, plural, =0 {} one {: # tactic token stays unused} other {: # tactic tokens stay unused}}.',
  'turn.stay':
    '{count, plural, one {# ship that could still move will stay here this round} other {# ships that could still move will stay here this round}}',
  'preview.back': 'Something else',
  'preview.none': 'None of your ships can come here.',
  'ships.here': 'From here could go:',
  'ships.where':
    '{count, plural, one {It could go to the system that is lit; choosing it activates it.} other {It could go to the # systems that are lit; choosing one activates it.}}',
} as const;
