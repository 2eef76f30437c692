/** What a game of Arcs can be configured with. */
import { BadConfig } from '@orrery/kernel';
import { setupCards } from './content/setup-cards.ts';
import type { ArcsConfig } from './state.ts';

type Value = string | number | boolean;
/** The values that other options must have. */
type Conditions = { readonly [option in keyof ArcsConfig]?: readonly Value[] };

interface Choice {
  readonly values: readonly Value[];
  readonly default: Value;
  /** What a value asks of other options. */
  readonly needs?: { readonly [value: string]: Conditions };
  /** When the option means anything at all. */
  readonly matters?: Conditions;
}

/** Every option with its values; clients build their forms from this. */
export const options: { readonly [key in keyof ArcsConfig]: Choice } = {
  players: { values: [2, 3, 4], default: 3 },
  setupCard: {
    values: ['random', ...setupCards.map(({ id }) => id)],
    default: 'random',
    needs: Object.fromEntries(setupCards.map(({ id, players }) => [id, { players: [players] }])),
  },
  leadersAndLore: { values: ['off', 'base', 'all'], default: 'off' },
  loreEach: { values: [1, 2], default: 1, matters: { leadersAndLore: ['base', 'all'] } },
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
  checkNeeds({ ...config });
  return config;
}

function checkNeeds(chosen: Readonly<Record<string, Value>>): void {
  for (const [key, { needs }] of Object.entries(options)) {
    const value = chosen[key];
    for (const [other, allowed] of Object.entries(needs?.[String(value)] ?? {})) {
      const has = chosen[other];
      if (has !== undefined && !allowed.includes(has))
        throw new BadConfig(`'${key}' can be '${value}' only when '${other}' is ${allowed.join(' or ')}, not ${has}`);
    }
  }
}
