/** How a revealed sector may lie, and what is answered after it was placed. */

import type { EclipseTables } from '@orrery/eclipse';
import type { Thing } from '@orrery/kernel';
import type { GameJson, WireOption } from '@orrery/server/protocol';
import type { SectorId } from '../model.ts';
import { planned } from './plans.ts';

export interface Placement {
  readonly id: string;
  readonly target?: string;
  readonly sector: SectorId;
  /** Clockwise steps. */
  readonly rotation: number;
  /** The sectors that it would be connected with. */
  readonly joined: readonly Thing[];
}

/** `place:203:4` */
export function placementsIn(options: readonly WireOption[]): Placement[] {
  return options.flatMap(({ id, label, target }): Placement[] => {
    const [, sector, rotation] = /^place:(\w+):(\d)$/.exec(id) ?? [];
    if (!sector) return [];
    const joined = (label.args?.joined ?? []) as unknown as readonly Thing[];
    return [
      {
        id,
        ...(target !== undefined && { target }),
        sector: sector as SectorId,
        rotation: Number(rotation),
        joined,
      },
    ];
  });
}

/** The one that joins most; of the sector that was revealed last, unless another is looked at. */
export function usualPlacement(placements: readonly Placement[], sector?: SectorId): Placement | undefined {
  const shown = sector ?? placements.at(-1)?.sector;
  return placements.filter((each) => each.sector === shown).toSorted((a, b) => b.joined.length - a.joined.length)[0];
}

/** What the explorer looks at, kept in the plan so that board and bench show the same. */
export interface Look {
  readonly sector: SectorId;
  readonly rotation: number;
}

export function lookIn(plan: GameJson | null): Look | null {
  const look = planned(plan, 'place');
  return look && { sector: String(look.sector) as SectorId, rotation: Number(look.rotation) };
}

export function planOf({ sector, rotation }: Look): GameJson {
  return { kind: 'place', sector, rotation };
}

/** The placement that is looked at, or the usual one. */
export function lookedAt(placements: readonly Placement[], look: Look | null): Placement | undefined {
  const same = placements.find((each) => each.sector === look?.sector && each.rotation === look.rotation);
  return same ?? usualPlacement(placements, look?.sector) ?? usualPlacement(placements);
}

interface After {
  /** Null to be asked. */
  readonly takesControl: boolean | null;
  /** Colony ships that go there at once; 0 for none. */
  readonly ships: number;
}

/** Whatever is asked then: a discovery comes first and ends it. */
export function placeAnswers(
  tables: EclipseTables,
  { id, sector }: Placement,
  { takesControl, ships }: After,
): string[] {
  if (takesControl === null) return [id];
  if (!takesControl) return [id, '?leave'];
  const squares = tables.sectors[sector].population.flatMap(({ type, advanced }, square) =>
    type === 'gray' || advanced ? [] : [`?colony-ship:${sector}:${square}:${type}`],
  );
  return [id, '?control', ...squares.slice(0, ships)];
}
