/** Moving ships: what has been declared, what could still come, and the answers by which a ship or a whole fleet sets out. */
import type { WireDecision, WireOption } from '@orrery/server/protocol';
import { fightersWithoutRoom } from '@orrery/ti4/figures';
import type { Pursuit, Reply } from '../../../table/pursuit.ts';
import { byStrength } from '../board/content.ts';
import {
  docksIn,
  type Group,
  type SystemId,
  systemIdsOf,
  type Tables,
  type UnitType,
  unitsOf,
  type View,
  viewOf,
} from '../model.ts';

type Declared = NonNullable<View['tactical']>['moves'][number];
export type Cargo = Declared['cargo'][number];

/** Ships of a kind in one place. */
export interface Row {
  readonly from: SystemId;
  readonly type: UnitType;
  readonly isDamaged: boolean;
  /** How many have been declared, of how many. */
  readonly going: number;
  readonly all: number;
  /** The moves that have been declared of them, by their number from 1. */
  readonly moves: readonly { readonly number: number; readonly move: Declared }[];
  /** The option that declares one more. */
  readonly more: string | null;
}

export interface Source {
  readonly system: SystemId;
  readonly rows: readonly Row[];
}

const moveOption = (from: string, type: string, isDamaged: boolean) =>
  `move:${from}:${type}${isDamaged ? ':damaged' : ''}`;

/** Where ships could come from, or have been declared to; those that can do neither are left out. */
export function sourcesOf(view: View, { options }: Pick<WireDecision, 'options'>, seat: number): Source[] {
  const offered = new Set(options.map(({ id }) => id));
  const moves = (view.tactical?.moves ?? []).map((move, index) => ({ number: index + 1, move }));
  return systemIdsOf(view).flatMap((system) => {
    const groups = (view.systems[system]?.units ?? []).filter((group) => group.seat === seat).toSorted(byStrength);
    const rows = groups.flatMap(({ type, count, damaged }) =>
      [false, true].flatMap((isDamaged): Row[] => {
        const own = moves.filter(
          ({ move }) => move.path[0] === system && move.type === type && move.damaged === isDamaged,
        );
        const option = moveOption(system, type, isDamaged);
        const more = offered.has(option) ? option : null;
        if (own.length === 0 && more === null) return [];
        const going = own.reduce((sum, { move }) => sum + move.count, 0);
        return [{ from: system, type, isDamaged, going, all: isDamaged ? damaged : count - damaged, moves: own, more }];
      }),
    );
    return rows.length > 0 ? [{ system, rows }] : [];
  });
}

/** How many ships have been declared. */
export function declaredShips(view: View): number {
  return (view.tactical?.moves ?? []).reduce((sum, { count }) => sum + count, 0);
}

/** All ships of a place, as they would be gone. */
export function allOf({ system, rows }: Source): ReadonlyMap<string, number> {
  const gone = new Map<string, number>();
  // Damaged ships of a type have a row of their own.
  for (const { type, all, going } of rows) {
    const key = `${system}:${type}`;
    gone.set(key, (gone.get(key) ?? 0) + all - going);
  }
  return gone;
}

/** What ships take along when nobody says otherwise. */
interface Loading {
  /** How many of a kind are left in a place to be taken. */
  left(from: string, type: string): number;
  take(from: string, type: string, count: number): void;
}

/**
 * Passengers load themselves: first the fighters that would find no room where they are, then ground forces, of which one
 * stays on each planet.
 */
export function passengers(view: View, tables: Tables, seat: number, leaving: ReadonlyMap<string, number>): Loading {
  const taken = new Map<string, number>();
  const key = (from: string, type: string) => `${from}:${type}`;
  const moves = view.tactical?.moves ?? [];
  for (const { cargo } of moves)
    for (const { type, count, from } of cargo) taken.set(key(from, type), (taken.get(key(from, type)) ?? 0) + count);
  const stayingIn = (id: SystemId) =>
    (view.systems[id]?.units ?? []).map((group): Group => {
      const { type, count } = group;
      if (group.seat !== seat) return group;
      const sent = moves.filter((move) => move.path[0] === id && move.type === type);
      const gone = sent.reduce((sum, move) => sum + move.count, leaving.get(key(id, type)) ?? 0);
      return { ...group, count: Math.max(0, count - gone - (taken.get(key(id, type)) ?? 0)) };
    });
  return {
    left(from, type) {
      const system = view.systems[from as SystemId];
      const units = system?.units ?? view.planets[from as keyof View['planets']]?.units ?? [];
      const there = units.find((group) => group.seat === seat && group.type === type)?.count ?? 0;
      const free = there - (taken.get(key(from, type)) ?? 0);
      if (!system) return free - 1;
      if (type !== 'fighter') return free;
      return Math.min(free, fightersStranded(view, tables, seat, from as SystemId, stayingIn(from as SystemId)));
    },
    take(from, type, count) {
      taken.set(key(from, type), (taken.get(key(from, type)) ?? 0) + count);
    },
  };
}

/** Of the fighters that stay in a system, those that would be lost there. */
function fightersStranded(view: View, tables: Tables, seat: number, id: SystemId, staying: readonly Group[]): number {
  const limit = view.outlook?.fleets[id]?.[seat]?.fleet[1] ?? Number.POSITIVE_INFINITY;
  return fightersWithoutRoom(staying, seat, docksIn(view, tables, seat, id), limit, unitsOf(view, tables, seat));
}

/** What a ship takes along: the answer to a question what it loads, as it should be. */
function loadBy({ options }: WireDecision, { left, take }: Loading): Reply {
  const wanted = options
    .flatMap(({ id }) => {
      const [, from, type, count] = /^load:(.+):([a-z-]+):(\d+)$/.exec(id) ?? [];
      return from && type ? [{ id, from, type, count: Number(count) }] : [];
    })
    .filter(({ from, type, count }) => count <= left(from, type))
    .toSorted((a, b) => Number(b.type === 'fighter') - Number(a.type === 'fighter') || b.count - a.count);
  const [best] = wanted;
  if (!best) return { answer: 'loaded' };
  take(best.from, best.type, best.count);
  return { answer: best.id };
}

/** Exactly what was said. */
export function exactly(cargo: readonly Cargo[]): Loading {
  const wanted = new Map(cargo.map(({ from, type, count }) => [`${from}:${type}`, count]));
  return {
    left: (from, type) => wanted.get(`${from}:${type}`) ?? 0,
    take: (from, type) => wanted.delete(`${from}:${type}`),
  };
}

/** The way with the fewest gravity rifts, and of those the shortest. */
function bestPath(options: readonly WireOption[]): Reply {
  const rated = options.map(({ id, label }) => ({
    id,
    rifts: Number(label.args?.rifts ?? 0),
    length: id.split('>').length,
  }));
  const [best] = rated.toSorted((a, b) => a.rifts - b.rifts || a.length - b.length);
  return best ? { answer: best.id } : 'dropped';
}

/** Answers what is asked about one ship after it was named: its way, how many fighters, what it takes along. */
function about(decision: WireDecision, loading: Loading, fighters: 'one' | 'all' | number): Reply | null {
  switch (decision.prompt.key) {
    case 'ti4.choose-path':
      return bestPath(decision.options);
    case 'ti4.move-how-many': {
      const most = decision.options.length;
      return { answer: `count:${fighters === 'all' ? most : fighters === 'one' ? 1 : Math.min(most, fighters)}` };
    }
    case 'ti4.load':
      return loadBy(decision, loading);
    default:
      return null;
  }
}

/** One ship more. */
export function sendOne(option: string, loading: Loading): Pursuit {
  let isNamed = false;
  return (decision) => {
    if (!decision) return 'dropped';
    if (!isNamed) {
      isNamed = true;
      return { answer: option };
    }
    return about(decision, loading, 'one') ?? 'done';
  };
}

/** Everything that can come from a place, until the fleet pool is full: nobody sends ships to lose them. */
export function sendAll(from: SystemId, loading: Loading): Pursuit {
  let isLimited: boolean | null = null;
  return (decision, json) => {
    if (!decision) return 'dropped';
    const reply = about(decision, loading, 'all');
    if (reply) return reply;
    if (decision.prompt.key !== 'ti4.move-ships') return 'done';
    const isFull = json !== undefined && isFleetFull(viewOf({ view: json }));
    isLimited ??= !isFull; // who sends ships to a full fleet all the same means it
    if (isLimited && isFull) return 'done';
    const next = decision.options.find(({ id }) => id.startsWith(`move:${from}:`));
    return next ? { answer: next.id } : 'done';
  };
}

/** Whether what has been declared fills the fleet pool where it is to arrive. */
function isFleetFull({ tactical, outlook }: View): boolean {
  const [used, limit] = (tactical && outlook?.arriving?.[tactical.system]?.fleet) ?? [0, 1];
  return used >= limit;
}

/** Declares a move anew, with other passengers. */
export function reload(number: number, { path, type, damaged, count }: Declared, cargo: readonly Cargo[]): Pursuit {
  const steps = [`back:${number}`, moveOption(path[0] ?? '', type, damaged)];
  const loading = exactly(cargo.filter((each) => each.count > 0));
  const way = `path:${path.join('>')}`;
  return (decision) => {
    if (!decision) return 'dropped';
    const next = steps.shift();
    if (next) return { answer: next };
    if (decision.options.some(({ id }) => id === way)) return { answer: way };
    return about(decision, loading, count) ?? 'done';
  };
}

/** The question what a ship takes along, answered as usual. */
export function loadAsUsual(loading: Loading): Pursuit {
  return (decision) => (decision && about(decision, loading, 'one')) || 'done';
}
