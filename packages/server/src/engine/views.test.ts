/** What the server tells of a copy that shares what stayed the same is what the game shows of the state itself. */
import { isDeepStrictEqual } from 'node:util';
import { games } from '@orrery/games';
import { Match, type Seat, Snapshots, seedFrom, type Viewer, type ViewMemory, viewOfStill } from '@orrery/kernel';
import { expect, test } from 'vitest';

const ANSWERS = 400;
/** Players of each game. What few cards change shows in some games only. */
const counts: Readonly<Record<string, readonly number[]>> = { arcs: [3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 4, 4, 4] };
/** With as much of the box as there is, since figures depend on cards. */
const configs: Readonly<Record<string, object>> = {
  arcs: { leadersAndLore: 'all' },
  eclipse: { species: 'random', warpPortals: true },
  ti4: {},
};

const played = Object.entries(games).flatMap(([id, load]) =>
  (counts[id] ?? [3]).map((players, number) => ({ id, load, number, players })),
);

test.each(played)('$id: views of a still state, game $number of $players', async ({ id, load, number, players }) => {
  const { game } = await load();
  const match = Match.start(game, game.configure({ ...configs[id], players }), seedFrom(`still ${id} ${number}`));
  const viewers: readonly Viewer[] = [...Array(players).keys(), 'spectator'];
  const memory: ViewMemory = new Map();
  const copies = new Snapshots<object>();
  let views: readonly object[] = [];
  let shared = 0;
  for (let answers = 0; answers < ANSWERS && !match.isOver; answers++) {
    const [seat = 0 as Seat] = match.waitingFor();
    const options = match.pending(seat)?.options ?? [];
    match.answer(seat, options[(answers * 7919) % options.length]!.id);
    const copy = copies.take(match.peek());
    const now = viewers.map((viewer) => viewOfStill(game, copy, viewer, memory) as object);
    const shown = viewers.map((viewer) => game.view(match.peek(), viewer));
    // `toEqual` says what differs, and takes ten times as long to find that nothing does.
    if (!isDeepStrictEqual(now, shown)) expect(now).toEqual(shown);
    shared += now.filter((view, i) => sharesAPart(view, views[i])).length;
    views = now;
  }
  expect(shared).toBeGreaterThan(match.length);
});

function sharesAPart(now: object, before: object | undefined): boolean {
  const parts = new Set(Object.values(before ?? {}).filter((part) => typeof part === 'object' && part !== null));
  return Object.values(now).some((part) => parts.has(part));
}
