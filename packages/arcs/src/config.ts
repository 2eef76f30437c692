/** What a game of Arcs can be configured with. */
import { BadConfig } from '@orrery/kernel';
import { setupCards } from './content/setup-cards.ts';
import type { ArcsConfig } from './state.ts';

interface Choice {
  readonly values: readonly (string | number | boolean)[];
  readonly default: string | number | boolean;
}

/** Every option with its values; clients build their forms from this. */
export const options: { readonly [key in keyof ArcsConfig]: Choice } = {
  players: { values: [2, 3, 4], default: 3 },
  setupCard: { values: ['random', ...setupCards.map(({ id }) => id)], default: 'random' },
  leadersAndLore: { values: ['off', 'base', 'all'], default: 'off' },
  loreEach: { values: [1, 2], default: 1 },
  splitDiscard: { values: [false, true], default: false },
};

/** Checks a configuration from outside and fills in the defaults. */
export function configure(input: unknown): ArcsConfig {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new BadConfig('the options of a game are a JSON object');
  }
  const given: { readonly [key: string]: unknown } = { ...input };
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(options, key)) {
      throw new BadConfig(`Arcs has no option '${key}'; it has ${Object.keys(options).join(', ')}`);
    }
  }
  const chosen = Object.entries(options).map(([key, { values, default: usual }]) => {
    const value = values.find((each) => each === (given[key] ?? usual));
    if (value === undefined) {
      throw new BadConfig(`'${key}' must be one of ${values.join(', ')}, not ${JSON.stringify(given[key])}`);
    }
    return [key, value];
  });
  const config: ArcsConfig = Object.fromEntries(chosen);
  const card = setupCards.find(({ id }) => id === config.setupCard);
  if (card && card.players !== config.players) {
    throw new BadConfig(`the setup card '${card.id}' is for ${card.players} players, not ${config.players}`);
  }
  return config;
}
