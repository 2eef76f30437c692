/** What a game of Arcs can be configured with. */
import { BadConfig } from '@orrery/kernel';
import { setupCards } from './content/setup-cards.ts';
import type { ArcsConfig } from './state.ts';

const defaults: ArcsConfig = {
  players: 3,
  setupCard: 'random',
  leadersAndLore: 'off',
  loreEach: 1,
  splitDiscard: false,
};

const allowed: { [key in keyof ArcsConfig]: readonly unknown[] } = {
  players: [2, 3, 4],
  setupCard: ['random', ...setupCards.map(({ id }) => id)],
  leadersAndLore: ['off', 'base', 'all'],
  loreEach: [1, 2],
  splitDiscard: [false, true],
};

/** Checks a configuration from outside and fills in the defaults. */
export function configure(input: unknown): ArcsConfig {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new BadConfig('the options of a game are a JSON object');
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(allowed, key))
      throw new BadConfig(`Arcs has no option '${key}'; it has ${Object.keys(allowed).join(', ')}`);
  }
  const config = { ...defaults, ...input };
  for (const [key, values] of Object.entries(allowed)) {
    const value = config[key as keyof ArcsConfig];
    if (!values.includes(value))
      throw new BadConfig(`'${key}' must be one of ${values.join(', ')}, not ${JSON.stringify(value)}`);
  }
  const card = setupCards.find(({ id }) => id === config.setupCard);
  if (card && card.players !== config.players)
    throw new BadConfig(`the setup card '${card.id}' is for ${card.players} players, not ${config.players}`);
  return config;
}
