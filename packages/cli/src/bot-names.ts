import type { ListedGame } from '@orrery/games';
import type { Player } from '@orrery/kernel';
import { UsageError } from './errors.ts';

/** The bot of this name, or a line that names those the game has. */
export function botNamed(name: string, { game, bots }: Pick<ListedGame, 'game' | 'bots'>): Player {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined) {
    throw new UsageError(`${game.id} has no bot '${name}'; choose among: ${Object.keys(bots).join(', ')}`);
  }
  return bot;
}
