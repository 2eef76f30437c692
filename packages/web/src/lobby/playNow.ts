import type { GameFace } from '@orrery/server/protocol';
import { createTable, getGames } from '../api/calls.ts';
import { navigate } from '../app/router.ts';
import { currentMemory, type Memory, rememberTable } from '../learning/memory.ts';
import { quickTable } from './quickTable.ts';

/** Whether the reader is still to be taught the game. */
export function isNewTo({ id, guided }: GameFace, { known }: Memory): boolean {
  return guided !== null && !known.includes(id);
}

/** Opens a table against bots and goes there; a guided one for those who are new to the game. */
export async function playNow(game: GameFace, isNew = isNewTo(game, currentMemory())): Promise<void> {
  const { id } = await createTable(quickTable(game, isNew));
  if (isNew) rememberTable(id, { isOn: true, isGuided: true });
  navigate(`/table/${id}`);
}

/** A new guided table of a game. */
export async function playGuided(id: string): Promise<void> {
  const game = (await getGames()).find((each) => each.id === id);
  if (game) await playNow(game, true);
}
