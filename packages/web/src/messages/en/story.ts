/** What happened. */
export const story = {
  'happened.title': 'Since your turn',
  'happened.more': '{count, plural, one {# more turn} other {# more turns}}',
  'happened.dismiss': 'Dismiss',

  'away.title': 'While you were away',
  'away.step': 'While you were away · Step {at} of {of}',
  'away.skip': 'Skip',

  'log.empty': 'Nothing has happened yet.',

  'story.tookBack': '{name} took back what was rolled or drawn.',

  'roll.last': 'Last roll',
  'roll.skip': 'Go on',

  'pace.hurry': 'Skip the bots’ pauses',
} as const;
