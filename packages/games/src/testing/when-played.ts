/**
 * The games for servers under test: a thread loads one when it is first played. Tests start many servers, each with threads of its own, and loading
 * games is most of what these cost. Real servers load all of them before anybody waits for one.
 */
import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { type ListedGame, listedGame, games as real } from '../index.ts';

type Listed = Record<keyof typeof real, () => Promise<ListedGame>>;

export const games: Listed = isMainThread
  ? real
  : (Object.fromEntries(Object.keys(real).map((id) => [id, async () => whenPlayed(id)])) as Listed);

/** The address of this module. */
export const gamesModule = import.meta.url;

/** At once, as a thread answers calls. */
const load = createRequire(import.meta.url);

function whenPlayed(id: string): ListedGame {
  let loaded: ListedGame | undefined;
  const listed = (): ListedGame => {
    const { bots, pauses } = load(`@orrery/bots/${id}`);
    return listedGame(load(`@orrery/${id}/package`).gamePackage, bots, pauses);
  };
  return new Proxy({} as ListedGame, {
    get(_, name) {
      // Asked of every game, played or not; and it is no promise.
      if (name === 'isDrawn') return true;
      if (name === 'then') return undefined;
      loaded ??= listed();
      return Reflect.get(loaded, name);
    },
  });
}
