import { botsFor, findBot } from '@orrery/bots';
import type { Player } from '@orrery/kernel';
import { UsageError } from './errors.ts';

/** The bot of this name, or a line that names those the game has. */
export function botNamed(name: string, game: string): Player {
  const bot = findBot(name, game);
  if (bot === null) throw new UsageError(`${game} has no bot '${name}'; choose among: ${botsFor(game).join(', ')}`);
  return bot;
}
