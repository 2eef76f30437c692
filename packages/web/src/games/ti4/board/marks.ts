/** What is drawn in a hex: marks with their place, measured in units from the middle of the hex. */
import type { PlanetKind } from '../art/palette.ts';
import type { Anomaly, Colour, PlanetId, UnitType, Wormhole } from '../model.ts';

export interface Placed {
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Units of one type in a row of ships, at its place from the row's middle. */
export interface Ships {
  readonly type: UnitType;
  readonly count: number;
  readonly damaged: number;
  /** Of its silhouette. */
  readonly x: number;
  /** The number stands for all ships of the player. */
  readonly isSum?: true;
}

/** How large the parts of a row are. */
export interface RowStyle {
  readonly height: number;
  readonly silhouette: number;
  /** The room of a silhouette, and what each digit of its count adds. */
  readonly group: number;
  readonly digit: number;
  /** A row begins with a block of the player's colour with the glyph; 0 for rows that go on with the one above. */
  readonly block: number;
  readonly pad: number;
}

export interface Row extends Placed {
  readonly use: 'row';
  readonly seat: number;
  readonly ships: readonly Ships[];
  readonly style: RowStyle;
  /** So many more units than are drawn, and where that is written. */
  readonly rest: { readonly count: number; readonly x: number } | null;
}

interface OnPlanet extends Placed {
  readonly planet: PlanetId;
}

export type Mark =
  | Row
  | (Placed & { readonly use: 'token'; readonly seat: number })
  | (Placed & { readonly use: 'wormhole'; readonly wormhole: Wormhole })
  | (OnPlanet & { readonly use: 'planet' | 'plate' | 'name' | 'seal' })
  | (OnPlanet & { readonly use: 'specialty'; readonly colour: Colour })
  | (OnPlanet & { readonly use: 'pill'; readonly seat: number; readonly count: number })
  | (OnPlanet & { readonly use: 'structure'; readonly seat: number; readonly type: UnitType; readonly count: number })
  | (OnPlanet & { readonly use: 'dock'; readonly seat: number });

/** What a hex holds, ready to be laid out. */
export interface Content {
  readonly planets: readonly PlanetContent[];
  /** Who was here before comes first; each with the strongest units first. */
  readonly fleets: readonly Fleet[];
  /** Mine first. */
  readonly tokens: readonly number[];
  readonly wormholes: readonly Wormhole[];
  readonly anomaly: Anomaly | null;
}

export interface Fleet {
  readonly seat: number;
  readonly groups: readonly { readonly type: UnitType; readonly count: number; readonly damaged: number }[];
}

export interface PlanetContent {
  readonly id: PlanetId;
  readonly kind: PlanetKind;
  readonly owner: number | null;
  readonly exhausted: boolean;
  readonly resources: number;
  readonly influence: number;
  readonly specialty: Colour | null;
  /** Ground forces, the owner's first; an owner without any has a control token. */
  readonly forces: readonly { readonly seat: number; readonly count: number }[];
  readonly structures: readonly { readonly seat: number; readonly type: UnitType; readonly count: number }[];
  readonly custodians: boolean;
}
