import type { Rules, Seat } from '@orrery/kernel';
import { planetTypes } from '../../figures.ts';
import { buildShip } from '../../rules/build.ts';
import { cityDestroyed } from '../../rules/cities.ts';
import { hitBuilding, scrap } from '../../rules/pieces.ts';
import { taxTarget } from '../../rules/tax.ts';
import type { Arcs, Building } from '../../state.ts';
import { choose, the, words, yesOrNo } from '../../words.ts';
import type { Grant, Leader } from '../hooks.ts';
import type { SystemId } from '../map.ts';

export const overseer: Leader<'leader10'> = {
  id: 'leader10',
  name: 'Overseer',
  set: 'pack',
  resources: ['fuel', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
  on: { setup: hated, taxed: ruthlessTax, builtShip: ruthlessBuild },
};

const RUTHLESS = 'leader10:ruthless';

function* hated(g: Arcs, holder: Seat): Rules {
  scrap(g, holder, 'ships', 2);
  scrap(g, holder, 'agents', 3);
}

function* ruthlessTax(
  g: Arcs,
  holder: Seat,
  system: SystemId,
  city: Building | null,
  _: Grant,
  asLoyal: boolean,
): Rules {
  if (city === null || !(yield* isHit(g, holder, system, city))) return;
  const ruin = { system, owner: city.owner, types: planetTypes(g.systems, system) };
  const isDestroyed = yield* hitBuilding(g, holder, system, city);
  if (isDestroyed) yield* cityDestroyed(g, holder, ruin, false);
  yield* taxTarget(g, holder, { system, city, slot: null, asLoyal }, 'card');
}

function* ruthlessBuild(g: Arcs, holder: Seat, system: SystemId, starport: Building): Rules {
  if (!(yield* isHit(g, holder, system, starport))) return;
  yield* hitBuilding(g, holder, system, starport);
  yield* buildShip(g, holder, system, starport, 'card');
}

/** Asks, once per turn, whether the building takes a hit. */
function* isHit(g: Arcs, holder: Seat, system: SystemId, { kind }: Building): Rules<boolean> {
  if (g.turn === null || g.turn.used.includes(RUTHLESS)) return false;
  const prompt = words('arcs.leader.ruthless', { kind: the.piece(kind), system: the.system(system) });
  const isUsed = yield* choose(holder, prompt, yesOrNo('ruthless', 'leader10'));
  if (isUsed) g.turn.used.push(RUTHLESS);
  return isUsed;
}
