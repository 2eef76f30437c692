/** Catalogue: initiative. In which order the ship types of a battle act. */
import type { Rules, Seat } from '@orrery/kernel';
import type { NpcType, ShipType } from '../content/blueprints.ts';
import type { SectorId } from '../content/sectors.ts';
import type { Battle, Eclipse, Owner } from '../state.ts';
import { blocked, choose, option, the, words } from '../words.ts';
import { ratings } from './blueprints.ts';
import { isNpc, shipsOf } from './table.ts';

/** All ships of one type of one owner act together (initiative.3). */
export interface Squadron {
  readonly owner: Owner;
  readonly type: ShipType | NpcType;
}

/** Descending initiative; the defender is first among equals (initiative.2). */
export function* initiativeOrder(g: Eclipse, { sector, attacker, defender }: Battle): Rules<Squadron[]> {
  const squadrons: Squadron[] = [];
  for (const owner of [defender, attacker]) {
    if (isNpc(owner)) squadrons.push(...typesOf(g, owner, sector).map((type) => ({ owner, type })));
    else squadrons.push(...(yield* ownOrder(g, owner, sector)));
  }
  return squadrons.sort((a, b) => initiative(g, b) - initiative(g, a));
}

function typesOf(g: Eclipse, owner: Owner, sector: SectorId): (ShipType | NpcType)[] {
  return [...new Set(shipsOf(g, owner, sector).map(({ type }) => type))];
}

/** The owner decides between types of equal initiative. */
function* ownOrder(g: Eclipse, owner: Seat, sector: SectorId): Rules<Squadron[]> {
  const ordered: Squadron[] = [];
  let left = typesOf(g, owner, sector).map((type) => ({ owner, type }));
  while (left.length > 0) {
    const most = Math.max(...left.map((squadron) => initiative(g, squadron)));
    const first = left.filter((squadron) => initiative(g, squadron) === most);
    const next = yield* choose(
      owner,
      words('eclipse.who-acts-first', { initiative: most }),
      first.map((squadron) => {
        const count = shipsOf(g, owner, sector).filter(({ type }) => type === squadron.type).length;
        return option(`first:${squadron.type}`, squadron, 'eclipse.act-first', {
          type: the.ship(squadron.type),
          count,
        });
      }),
      {
        blocked: () =>
          left
            .filter((squadron) => !first.includes(squadron))
            .map(({ type }) => {
              const count = shipsOf(g, owner, sector).filter((ship) => ship.type === type).length;
              return blocked('initiative.2', 'eclipse.why.slower', { type: the.ship(type), count });
            }),
      },
    );
    left = left.filter((squadron) => squadron !== next);
    ordered.push(next);
  }
  return ordered;
}

/** The first of the queue has acted; who acts next? */
export function following({ queue }: Battle): Squadron | undefined {
  queue.shift();
  return queue[0];
}

export function initiative(g: Eclipse, { owner, type }: Squadron): number {
  return ratings(g, owner, type).initiative;
}
