/** Catalogue: combat-phase, combat-discovery, repair. */
import type { Rules, Seat } from '@orrery/kernel';
import type { SectorId } from '../content/sectors.ts';
import type { Eclipse } from '../state.ts';
import { attackPopulation } from './attack-population.ts';
import { battleIn } from './battle.ts';
import { battlefields } from './battle-order.ts';
import { decideDiscoveries, isGuarded, takeDiscovery } from './discoveries.ts';
import { eliminate } from './elimination.ts';
import { influenceSectors } from './influence-sectors.ts';
import { areOpponents, at, clockwise, controlled, sectorsOf, shipsOf } from './table.ts';

/** The phase begins anew after the battles of each sector, so that a saved game need not fight them again. */
export function* combatPhase(g: Eclipse): Rules<string | null> {
  g.phase = 'combat';
  const [next] = battlefields(g);
  if (next !== undefined) {
    yield* battleIn(g, next);
    return 'combat';
  }
  yield* attackPopulation(g); // combat-phase.2
  yield* influenceSectors(g);
  yield* takeDiscoveries(g);
  repair(g);
  yield* decideDiscoveries(g);
  for (const seat of clockwise(g, g.startPlayer)) if (isLost(g, seat)) yield* eliminate(g, seat);
  return 'upkeep';
}

function* takeDiscoveries(g: Eclipse): Rules {
  for (const id of sectorsOf(g).toReversed()) {
    const finder = finderOf(g, id);
    // What waits, or is still to be found, may change what a tile is worth.
    if (finder !== null) yield* takeDiscovery(g, finder, id, g.found.length > 0 || tilesToFind(g) > 1);
  }
}

function tilesToFind(g: Eclipse): number {
  return sectorsOf(g).filter((id) => at(g, id).discovery !== null && finderOf(g, id) !== null && !isGuarded(g, id))
    .length;
}

/** Whoever has ships there, else the controller; nobody while there is neither (combat-discovery). */
function finderOf(g: Eclipse, id: SectorId): Seat | null {
  const { owner, arrivals } = at(g, id);
  // Who lives in peace with the Ancients gets what those guarded (combat-discovery.2).
  if (owner !== null && !areOpponents(g, owner, 'ancient')) return owner;
  return arrivals[0] ?? owner;
}

function repair(g: Eclipse): void {
  for (const id of sectorsOf(g)) for (const ship of at(g, id).ships) ship.damage = 0;
}

/** Neither ships nor sectors (elimination.2). */
function isLost(g: Eclipse, seat: Seat): boolean {
  return controlled(g, seat).length === 0 && sectorsOf(g).every((id) => shipsOf(g, seat, id).length === 0);
}
