/** What has moved between two views. */
import type { EclipseView } from '@orrery/eclipse';
import type { Owner, SectorId, ShipView } from '../model.ts';

type Sectors = EclipseView['sectors'];

/** Ships of an owner and type that are new in a sector, and where they came from. */
export interface Arrival {
  readonly id: SectorId;
  readonly from: SectorId;
  /** Owner and type. */
  readonly key: string;
}

export function arrivals(before: Sectors, after: Sectors): Arrival[] {
  const lost = new Map<string, SectorId[]>();
  const won: Omit<Arrival, 'from'>[] = [];
  for (const id of Object.keys(after) as SectorId[]) {
    const [then, now] = [countsOf(before[id]?.ships ?? []), countsOf(after[id]?.ships ?? [])];
    for (const key of new Set([...then.keys(), ...now.keys()])) {
      const change = (now.get(key) ?? 0) - (then.get(key) ?? 0);
      if (change < 0) lost.set(key, [...(lost.get(key) ?? []), id]);
      if (change > 0) won.push({ id, key });
    }
  }
  return won.flatMap(({ id, key }) => {
    const [from, ...others] = lost.get(key) ?? [];
    return from && others.length === 0 ? [{ id, from, key }] : [];
  });
}

export const kindOf = ({ owner, type }: { readonly owner: Owner; readonly type: ShipView['type'] }): string =>
  `${owner}:${type}`;

function countsOf(ships: readonly ShipView[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const ship of ships) counts.set(kindOf(ship), (counts.get(kindOf(ship)) ?? 0) + 1);
  return counts;
}
