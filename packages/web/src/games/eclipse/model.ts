/** What the drawings ask about a view. No rule is decided here. */

import type { EclipseTables, EclipseView } from '@orrery/eclipse';
import type { Thing } from '@orrery/kernel';
import type { RendererProps } from '../renderer.ts';

export type SectorId = keyof EclipseTables['sectors'];
export type SectorFigures = EclipseTables['sectors'][SectorId];
export type SectorView = NonNullable<EclipseView['sectors'][SectorId]>;
export type PlayerView = EclipseView['players'][number];
export type ShipView = SectorView['ships'][number];
export type Owner = ShipView['owner'];
export type ShipType = EclipseTables['shipTypes'][number];
export type PartId = keyof EclipseTables['parts'];
export type TechnologyId = keyof EclipseTables['technologies'];
export type Category = EclipseTables['categories'][number];
export type Resource = EclipseTables['resources'][number];
export type Action = EclipseTables['actions'][number];

export function viewOf(props: Pick<RendererProps, 'view'>): EclipseView {
  return props.view as unknown as EclipseView;
}

export function tablesOf(props: RendererProps): EclipseTables {
  return props.tables as unknown as EclipseTables;
}

/** An owner of ships: a player, or the kind of the non-player ships. */
export function ownerThing(owner: Owner): Thing {
  return typeof owner === 'number' ? `seat/${owner}` : `ship/${owner}`;
}

export function ownerName({ name }: RendererProps, owner: Owner): string {
  return name(ownerThing(owner));
}

/** All ships of one type of one owner, which act together (initiative.3). */
export interface Squadron {
  readonly owner: Owner;
  readonly type: ShipView['type'];
}

export type Ratings = EclipseView['npcRatings']['ancient'];

/** What ships can do; null before their owner leads a species. */
export function ratingsOf(
  { players, npcRatings }: Pick<EclipseView, 'players' | 'npcRatings'>,
  { owner, type }: Squadron,
): Ratings | null {
  if (typeof owner !== 'number') return npcRatings[owner];
  if (type === 'ancient' || type === 'guardian' || type === 'gcds') return null;
  return players[owner]?.ratings?.[type] ?? null;
}

/** The name of a part of the page that words point at, where it shows what is mine. */
export function ownRegion(props: RendererProps, player: PlayerView, region: string): string | undefined {
  return props.seat !== null && viewOf(props).players[props.seat] === player ? region : undefined;
}
