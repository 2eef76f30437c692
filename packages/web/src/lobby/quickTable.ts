import type { GameFace, NewTable } from '@orrery/server/protocol';

/** The usual number of players of a game. */
export function usualPlayers({ options, players }: GameFace): number {
  const usual = options.players?.default;
  return typeof usual === 'number' ? usual : (players[0] ?? 2);
}

/** At most so many sit at a newcomer's table: it is learned faster with fewer to wait for. */
const FEW = 3;

/** The number of bots that I play against at once. */
export function quickBots(game: GameFace): number {
  return Math.min(usualPlayers(game), FEW) - 1;
}

/** A table at which I can play at once: everybody else is a bot. */
export function quickTable(game: GameFace): NewTable {
  const bot = game.bots.at(-1) ?? 'random';
  const others = Array.from({ length: quickBots(game) }, () => ({ kind: 'bot' as const, bot }));
  return { game: game.id, seats: [{ kind: 'me' }, ...others], pace: 'human', listed: false };
}
