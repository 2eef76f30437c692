export const pools = {
  'pools.gain': '{count, plural, one {Take # token} other {Take # tokens}}',
  'pools.lay': '{count, plural, one {Lay # token} other {Lay # tokens}}',
  'pools.change': '{before} → {after}',
  'pools.left': '{count, plural, one {# token is not laid yet} other {# tokens are not laid yet}}',
} as const;
