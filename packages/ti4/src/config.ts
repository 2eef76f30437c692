/** What a game of Twilight Imperium can be configured with. */
import { BadConfig, type Choice, chosenOptions } from '@orrery/kernel';
import { type FactionId, factionIds } from './content/factions.ts';
import type { Ti4Config } from './state.ts';

/** Every option with its values; clients build their forms from this. `factions` may also be a list, one for each seat. */
export const options: { readonly [key in keyof Ti4Config]: Choice } = {
  players: { values: [3, 4, 5, 6], default: 6 },
  points: { values: [10, 14], default: 10 },
  galaxy: { values: ['preset', 'random', 'built'], default: 'preset' },
  factions: { values: ['random', 'chosen', 'drafted'], default: 'random' },
};

/** Checks a configuration from outside and fills in the defaults. */
export function configure(input: unknown): Ti4Config {
  const config = chosenOptions<Ti4Config>('Twilight Imperium', options, input, ['factions']);
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
