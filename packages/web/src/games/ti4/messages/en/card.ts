export const card = {
  'card.secrets': '{count, plural, one {# secret in hand} other {# secrets in hand}}; scored:',
  'card.notes':
    '{count, plural, one {# note in hand} other {# notes in hand}}{foreign, plural, =0 {} other { (# of others)}}; in play:',
  'card.technologies': '{count, plural, one {# technology} other {# technologies}}',
  'card.planets': '{count, plural, one {# planet} other {# planets}}',
  'card.planet': '{planet} {resources}/{influence}',
  'card.reinforcements': 'In reinforcements',
  'card.neighbours': '{count, plural, =0 {No neighbours} one {# neighbour} other {# neighbours}}',
} as const;
