export const landing = {
  'landing.main': '{count, plural, =0 {Land nothing} other {Land #}}',
  'landing.all': 'all of them here',
  'landing.bombard': 'Bombard {planet}',
} as const;
