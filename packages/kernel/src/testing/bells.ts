/** A small game of windows: everybody keeps a card secretly or none, and when one rings a bell the others may ring along, twice. */
import { choose, chooseEach, emit, type Game, type Option, type Rules, type Seat, within } from '../index.ts';

export interface Bells {
  /** Cards by seat. */
  kept: string[][];
  rung: number;
}

const players = 3;
const bells = 6;

function plain<V>(id: string, value: V): Option<V> {
  return { id, value, label: { key: `bells.${id}` } };
}

/** Whether somebody keeps something can be seen by nobody. */
function* keep(g: Bells): Rules<string> {
  g.kept = yield* chooseEach(
    Array.from({ length: players }, (_, seat) => ({
      seat,
      prompt: 'bells.keep',
      options: [plain('nothing', [] as string[]), plain('small', ['small']), plain('both', ['small', 'large'])],
    })),
  );
  return 'ring';
}

function* ring(g: Bells): Rules<string | null> {
  const ringer = g.rung % players;
  const how = yield* choose(ringer, 'bells.ring', [plain('loud', 'loud'), plain('soft', 'soft')], { turn: true });
  emit(g, 'bells.rings', { ringer, isLoud: how === 'loud' });
  yield* within(g, 'bell', along(g, ringer, how === 'loud'));
  g.rung++;
  return g.rung === bells ? null : 'ring';
}

function* along(g: Bells, ringer: Seat, isLoud: boolean): Rules {
  for (const time of [1, 2]) {
    const others = g.kept.keys().filter((seat) => seat !== ringer);
    const used = yield* chooseEach(
      [...others].map((seat) => ({
        seat,
        prompt: 'bells.along',
        window: { hurts: () => isLoud },
        options: () => [
          ...(g.kept[seat] ?? []).map((card) => ({ ...plain(`use:${card}`, card), target: `card:${card}` })),
          { ...plain('pass', ''), idle: true as const },
        ],
      })),
    );
    emit(g, 'bells.along', { time, used: used.filter((card) => card !== '').length });
  }
}

export const bellsGame: Game<Bells, object> = {
  id: 'bells',
  version: 1,
  configure: () => ({ players }),
  seats: () => players,
  initial: () => ({ kept: [], rung: 0 }),
  firstPhase: 'keep',
  phases: { keep, ring },
  view: ({ kept, rung }, viewer) => ({ kept: viewer === 'spectator' ? [] : (kept[viewer] ?? []), rung }),
  imagine(g, viewer, random) {
    g.kept = g.kept.map((cards, seat) => (seat === viewer ? cards : ['small', 'large'].slice(random.below(3))));
  },
  outcome: ({ kept }) => ({ winners: [0], scores: kept.map(() => 0) }),
};
