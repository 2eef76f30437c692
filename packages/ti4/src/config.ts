/** What a game of Twilight Imperium can be configured with. */
import { BadConfig } from '@orrery/kernel';
import { type FactionId, factionIds } from './content/factions.ts';
import type { Ti4Config } from './state.ts';

type Value = string | number;

interface Choice {
  readonly values: readonly Value[];
  readonly default: Value;
}

/** Every option with its values; clients build their forms from this. `factions` may also be a list, one for each seat. */
export const options: { readonly [key in keyof Ti4Config]: Choice } = {
  players: { values: [3, 4, 5, 6], default: 6 },
  points: { values: [10, 14], default: 10 },
  galaxy: { values: ['preset', 'random', 'built'], default: 'preset' },
  factions: { values: ['random', 'chosen', 'drafted'], default: 'random' },
};

/** Checks a configuration from outside and fills in the defaults. */
export function configure(input: unknown): Ti4Config {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new BadConfig('the options of a game are a JSON object');
  }
  const given: { readonly [key: string]: unknown } = { ...input };
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(options, key)) {
      throw new BadConfig(`Twilight Imperium has no option '${key}'; it has ${Object.keys(options).join(', ')}`);
    }
  }
  const chosen = Object.entries(options).map(([key, { values, default: usual }]) => {
    if (key === 'factions' && Array.isArray(given[key])) return [key, given[key]];
    const value = values.find((each) => each === (given[key] ?? usual));
    if (value === undefined) {
      throw new BadConfig(`'${key}' must be one of ${values.join(', ')}, not ${JSON.stringify(given[key])}`);
    }
    return [key, value];
  });
  const config: Ti4Config = Object.fromEntries(chosen);
  return typeof config.factions === 'string' ? config : { ...config, factions: listed(config) };
}

/** The factions of all seats, each another one. */
function listed({ players, factions }: Ti4Config): FactionId[] {
  if (factions.length !== players) {
    throw new BadConfig(`'factions' must name one faction for each of the ${players} seats, not ${factions.length}`);
  }
  const known = [...factions].map((given: unknown) => {
    const id = factionIds.find((each) => each === given);
    if (id === undefined) {
      throw new BadConfig(`there is no faction ${JSON.stringify(given)}; there are ${factionIds.join(', ')}`);
    }
    return id;
  });
  const twice = known.find((id, seat) => known.indexOf(id) !== seat);
  if (twice !== undefined) throw new BadConfig(`'factions' names '${twice}' twice; each seat needs another one`);
  return known;
}
