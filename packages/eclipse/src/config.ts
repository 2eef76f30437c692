/** What a game of Eclipse can be configured with (setup.1, setup.6, setup.12, variants). */
import { BadConfig } from '@orrery/kernel';
import { type SpeciesId, speciesFigures, speciesIds } from './content/species.ts';
import type { EclipseConfig } from './state.ts';

type Value = string | number | boolean;

interface Choice {
  readonly values: readonly Value[];
  readonly default: Value;
}

const strength: Choice = { values: ['normal', 'advanced', 'random'], default: 'normal' };

/** Every option with its values; clients build their forms from this. `species` may also be a list, one for each seat. */
export const options: { readonly [key in keyof EclipseConfig]: Choice } = {
  players: { values: [2, 3, 4, 5, 6], default: 4 },
  warpPortals: { values: [false, true], default: false },
  ancients: strength,
  guardians: strength,
  gcds: strength,
  species: { values: ['random', 'chosen'], default: 'random' },
};

/** Checks a configuration from outside and fills in the defaults. */
export function configure(input: unknown): EclipseConfig {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new BadConfig('the options of a game are a JSON object');
  }
  const given: { readonly [key: string]: unknown } = { ...input };
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(options, key)) {
      throw new BadConfig(`Eclipse has no option '${key}'; it has ${Object.keys(options).join(', ')}`);
    }
  }
  const chosen = Object.entries(options).map(([key, { values, default: usual }]) => {
    if (key === 'species' && Array.isArray(given[key])) return [key, given[key]];
    const value = values.find((each) => each === (given[key] ?? usual));
    if (value === undefined) {
      throw new BadConfig(`'${key}' must be one of ${values.join(', ')}, not ${JSON.stringify(given[key])}`);
    }
    return [key, value];
  });
  const config: EclipseConfig = Object.fromEntries(chosen);
  return typeof config.species === 'string' ? config : { ...config, species: listed(config) };
}

/** The species of all seats, each from another board. */
function listed({ players, species }: EclipseConfig): SpeciesId[] {
  if (species.length !== players) {
    throw new BadConfig(`'species' must name one species for each of the ${players} seats, not ${species.length}`);
  }
  const known = [...species].map((given: unknown) => {
    const id = speciesIds.find((each) => each === given);
    if (id === undefined) {
      throw new BadConfig(`there is no species ${JSON.stringify(given)}; there are ${speciesIds.join(', ')}`);
    }
    return id;
  });
  for (const [seat, id] of known.entries()) {
    const { board } = speciesFigures(id);
    const other = known.slice(0, seat).find((each) => speciesFigures(each).board === board);
    if (other === id) throw new BadConfig(`'species' names '${id}' twice; each seat needs another board`);
    if (other !== undefined)
      throw new BadConfig(`'${other}' and '${id}' are the two sides of the ${board} species board: only one can play`);
  }
  return known;
}
