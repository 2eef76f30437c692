/** Ways found by the search for movement, compared with all walks that the rules allow. */
import { Keystream, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type SystemId, system } from '../content/systems.ts';
import type { Ti4 } from '../state.ts';
import { position } from '../testing/index.ts';
import { adjacent, systemsOf, waysNow } from './galaxy.ts';
import { distancesTo, isRift, moveValue, routes, type Ship } from './paths.ts';
import { rivalsWithShips } from './pieces.ts';

/** What tells two ways apart: `stops|rifts|farther`. */
type Kind = { readonly stops: ReadonlySet<SystemId>; readonly rifts: number; readonly isFarther: boolean };

function kindOf(path: readonly SystemId[], stops: readonly SystemId[], value: number): Kind {
  const rifts = path.slice(0, -1).filter(isRift).length;
  const visited = new Set(path.slice(1).filter((id) => stops.includes(id)));
  return { stops: visited, rifts, isFarther: path.length - 1 - rifts > value };
}

function isAsGood(one: Kind, other: Kind): boolean {
  return one.stops.isSupersetOf(other.stops) && one.rifts <= other.rifts && (other.isFarther || !one.isFarther);
}

const nameOf = ({ stops, rifts, isFarther }: Kind) => `${[...stops].toSorted()}|${rifts}|${isFarther}`;

/** Every walk that obeys movement.3, nebula.1a, asteroid-field.1, supernova.1 and gravity-rift.1. */
function* walks(g: Ti4, to: SystemId, limit: number, path: SystemId[]): Generator<SystemId[]> {
  const here = path.at(-1) as SystemId;
  const length = path.length - 1 - path.slice(0, -1).filter(isRift).length;
  if (length > limit) return;
  if (path.length > 1 && here === to) yield path;
  const closed = [null, 'gravity-rift'].includes(system(here).anomaly) === false;
  if (path.length > 1 && (closed || rivalsWithShips(g, 0, here).length > 0)) return;
  for (const near of adjacent(g, here, 0)) yield* walks(g, to, limit, [...path, near]);
}

function pick<T>(random: Keystream, list: readonly T[]): T {
  return list[random.below(list.length)] as T;
}

rule(
  'ti4',
  ['movement.3', 'movement.3f', 'gravity-rift.3'],
  'the ways offered are the best of all walks that the rules allow, and no two alike',
  () => {
    let compared = 0;
    for (let sample = 0; sample < 500; sample++) {
      const random = new Keystream(seedFrom(`routes ${sample}`));
      const built = position({ players: 3 }).replace(
        pick(random, ['tile-50', 'tile-36', 'tile-33', 'tile-23']),
        'tile-41',
      );
      const open = systemsOf(built.state).filter((id) => [null, 'gravity-rift'].includes(system(id).anomaly));
      for (let rival = random.below(10); rival > 0; rival--) built.units(1, pick(random, open), { fighter: 1 });
      const from = pick(random, open);
      const to = pick(random, [from, ...open.filter((id) => adjacent(built.state, id, 0).includes(from)), ...open]);
      const stops = open.filter((id) => id !== from && id !== to && random.below(4) === 0);
      const ship: Ship = { type: pick(random, ['carrier', 'cruiser'] as const), place: from };
      const g = built.state;
      const farther = random.below(2) === 1;
      const value = moveValue(g, 0, ship);
      const limit = value + (farther ? 1 : 0);
      const waysOf = waysNow(g, 0);
      const found = routes(g, 0, ship, to, distancesTo(to, limit, waysOf), stops, farther, waysOf);
      const kinds = found.map(({ path }) => kindOf(path, stops, value));
      const all = [...walks(g, to, limit, [from])].map((path) => kindOf(path, stops, value));
      const best = all.filter((one) => !all.some((other) => isAsGood(other, one) && nameOf(other) !== nameOf(one)));
      expect(kinds.map(nameOf).toSorted(), `sample ${sample}`).toEqual([...new Set(best.map(nameOf))].toSorted());
      if (found.length > 1) compared++;
    }
    expect(compared).toBeGreaterThan(10);
  },
);
