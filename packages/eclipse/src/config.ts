/** What a game of Eclipse can be configured with (setup.1, setup.6, setup.12, variants). */
import { BadConfig, type Choice, chosenOptions } from '@orrery/kernel';
import type { SpeciesId } from './content/ids.ts';
import { speciesFigures } from './content/registry.ts';
import { speciesIds } from './content/species/index.ts';
import type { EclipseConfig } from './state.ts';

const strength: Choice<keyof EclipseConfig> = { values: ['normal', 'advanced', 'random'], default: 'normal' };

/** Every option with its values; clients build their forms from this. `species` may also be a list, one for each seat. */
export const options: { readonly [key in keyof EclipseConfig]: Choice<keyof EclipseConfig> } = {
  players: { values: [2, 3, 4, 5, 6], default: 4 },
  warpPortals: { values: [false, true], default: false },
  ancients: strength,
  guardians: strength,
  gcds: strength,
  species: {
    values: ['random', 'chosen'],
    default: 'random',
    each: { kind: 'species', ids: speciesIds },
  },
};

/** Checks a configuration from outside and fills in the defaults. */
export function configure(input: unknown): EclipseConfig {
  const config = chosenOptions<EclipseConfig>('Eclipse', options, input, ['species']);
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
