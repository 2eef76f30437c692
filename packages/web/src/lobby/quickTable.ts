import type { GameFace, GuidedFace, NewTable } from '@orrery/server/protocol';

/** The usual number of players of a game. */
export function usualPlayers({ options, players }: GameFace): number {
  const usual = options.players?.default;
  return typeof usual === 'number' ? usual : (players[0] ?? 2);
}

/** At most so many sit at a newcomer's table: it is learned faster with fewer to wait for. */
const FEW = 3;

/** A table at which I can play at once: everybody else is a bot. Who is new to the game gets the one that it is learned with. */
export function quickTable(game: GameFace, isNew: boolean): NewTable {
  const guided = isNew ? game.guided : null;
  const bots = guided?.bots ?? Array.from({ length: Math.min(usualPlayers(game), FEW) - 1 }, () => game.bots.at(-1));
  return {
    game: game.id,
    ...(guided && { options: mutable(guided.options) }),
    seats: [{ kind: 'me' }, ...bots.map((bot = 'random') => ({ kind: 'bot' as const, bot }))],
    pace: 'human',
    listed: false,
  };
}

function mutable(options: GuidedFace['options']): NonNullable<NewTable['options']> {
  return options as NonNullable<NewTable['options']>;
}
