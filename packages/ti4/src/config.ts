/** What a game of Twilight Imperium can be configured with. */
import { BadConfig, type Choice, chosenOptions } from '@orrery/kernel';
import { type FactionId, factionIds } from './content/factions.ts';
import { importedGalaxy } from './content/imported-galaxy.ts';
import { layouts } from './content/layouts.ts';
import { type MapString, mapStringOf } from './content/map-string.ts';
import { system, systemIds } from './content/systems.ts';
import { setup } from './messages/en/setup.ts';
import type { Ti4Config } from './state.ts';

/**
 * Every option with its values; clients build their forms from this. `factions` may also be a list, one for each seat, and
 * `galaxy` a map string.
 */
export const options: { readonly [key in keyof Ti4Config]: Choice } = {
  players: { values: [3, 4, 5, 6], default: 6 },
  points: { values: [10, 14], default: 10 },
  galaxy: { values: ['preset', 'random', 'built'], default: 'preset', text: 300 },
  factions: {
    values: ['random', 'chosen', 'drafted'],
    default: 'random',
    each: { kind: 'faction', ids: factionIds },
  },
};

/** Checks a configuration from outside and fills in the defaults. */
export function configure(input: unknown): Ti4Config {
  const config = chosenOptions<Ti4Config>('Twilight Imperium', options, input, ['factions']);
  const { factions, galaxy } = config;
  return {
    ...config,
    galaxy: options.galaxy.values.includes(galaxy) ? galaxy : imported(config),
    factions: typeof factions === 'string' ? factions : listed(config),
  };
}

/** The galaxy of a map string, written as we do. */
function imported({ galaxy, players }: Ti4Config): MapString {
  const tiles = importedGalaxy(galaxy, players);
  if ('flaw' in tiles) {
    const { key, args } = tiles.flaw;
    const inEnglish = setup[key].replace(/\{(\w+)\}/g, (_, name: string) => String(args?.[name]));
    throw new BadConfig(
      `'galaxy' is ${options.galaxy.values.join(', ')} or a map string, and as such: ${inEnglish}`,
      tiles.flaw,
    );
  }
  const homes = layouts[players].homes.map(({ position }, seat) => [homeTiles[seat], { position }]);
  return mapStringOf(Object.fromEntries([...tiles.map(({ system, position }) => [system, { position }]), ...homes]));
}

/** Any homes: a map string does not say whose they are. */
const homeTiles = systemIds.filter((id) => system(id).kind === 'home');

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
