/** Catalogue: repair. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import type { SystemId } from '../content/map.ts';
import type { Arcs, Building } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { addShips } from './pieces.ts';
import { at, buildingArgs, buildingKey, buildingRef, damagedAt, inPlay } from './table.ts';

type Patient = { readonly system: SystemId; readonly building: Building | null };

export function* repair(g: Arcs, seat: Seat): Rules {
  const { system, building } = yield* choose(seat, words('arcs.repair'), repairOptions(g, seat));
  if (building === null) repairShips(g, seat, system, 1);
  else {
    building.damaged = false;
    tell(g, 'arcs.repaired.building', {
      seat: the.seat(seat),
      system: the.system(system),
      kind: the.piece(building.kind),
    });
  }
}

export function canRepair(g: Arcs, seat: Seat): boolean {
  return inPlay(g).some((id) => {
    const { damaged, buildings } = at(g, id);
    return (damaged[seat] ?? 0) > 0 || buildings.some((building) => building.owner === seat && building.damaged);
  });
}

/** Makes up to `count` damaged ships in a system fresh. */
export function repairShips(g: Arcs, seat: Seat, system: SystemId, count: number): void {
  const repaired = Math.min(count, damagedAt(g, seat, system));
  if (repaired === 0) return;
  addShips(g, seat, system, true, -repaired);
  addShips(g, seat, system, false, repaired);
  tell(g, 'arcs.repaired.ships', { seat: the.seat(seat), system: the.system(system), count: repaired });
}

export function repairOptions(g: Arcs, seat: Seat): Option<Patient>[] {
  const found: Option<Patient>[] = [];
  for (const system of inPlay(g)) {
    if (damagedAt(g, seat, system) > 0) found.push(shipOption(system));
    for (const building of at(g, system).buildings) {
      if (building.owner === seat && building.damaged) found.push(buildingOption(g, system, building));
    }
  }
  return found;
}

function shipOption(system: SystemId): Option<Patient> {
  const args = { system: the.system(system) };
  return option(`repair:ship@${system}`, { system, building: null }, 'arcs.repair.ship', args, `system:${system}`);
}

function buildingOption(g: Arcs, system: SystemId, building: Building): Option<Patient> {
  const id = `repair:${building.kind}@${system}.${buildingKey(building)}`;
  const args = buildingArgs(g, system, building);
  return option(id, { system, building }, 'arcs.repair.building', args, buildingRef(system, building));
}
