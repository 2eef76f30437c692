/** What the server itself says to people: letters and notifications. */
export const en = {
  'name.game/arcs': 'Arcs',
  'name.game/eclipse': 'Eclipse: Second Dawn',
  'name.game/ti4': 'Twilight Imperium',
  'letter.turn': 'It is your turn in {game}.',
  'letter.nudge': 'The others are waiting for you in {game}.',
  'letter.over': 'Your game of {game} is over.',
  'letter.subject': 'News of your games: {count, number}',
  'letter.more': 'And {count, number} more.',
  'letter.no-more': 'No more of these',
  'letter.confirm.subject': 'Is this your address?',
  'letter.confirm':
    'Somebody who plays at {host} wants to be told of their games at this address. If that is you, follow this link; if not, do nothing:',
} as const;

export type TextKey = keyof typeof en;
