/** What a game of Twilight Imperium can be configured with. */
import type { Ti4Config } from './state.ts';

export const options = {};

export function configure(input: unknown): Ti4Config {
  return { players: 3, points: 10, galaxy: 'preset', factions: 'random', ...(input as Partial<Ti4Config>) };
}
