/** Small pieces of a galaxy for the pictures of its introduction. */
import type { ReactNode } from 'react';
import { colourOf, glyphOf } from '../../../app/seats.ts';
import { Picture, Shape, type ShapeAt } from '../../../learning/Figure.tsx';
import { type Emblem, emblems } from '../art/emblems.ts';
import { silhouettes } from '../art/silhouettes.ts';
import { groundOf } from '../board/content.ts';
import { Face } from '../board/Face.tsx';
import { apothem, hexPath, side } from '../board/geometry.ts';
import type { Content, PlanetContent } from '../board/marks.ts';
import type { UnitType } from '../model.ts';

export const me = 0;
export const rival = 1;

const players = [me, rival].map((seat) => ({ name: '', colour: colourOf(seat), glyph: glyphOf(seat) }));
const drawn = { players, level: 'middle', overlays: new Set<string>(), name: () => '' } as const;
const tile = hexPath(0.5);
const asked = hexPath(4);

export const glyphs = players.map(({ glyph }) => glyph).join('');

export const bereg: PlanetContent = {
  id: 'bereg',
  kind: 'hazardous',
  resources: 3,
  influence: 1,
  owner: null,
  exhausted: false,
  specialty: null,
  custodians: false,
  forces: [],
  structures: [],
};

/** Held by me with so many infantry. */
export const held = (planet: PlanetContent, count: number): PlanetContent => ({
  ...planet,
  owner: me,
  forces: [{ seat: me, count }],
});

export const fleet = (seat: number, ...types: UnitType[]): Content['fleets'][number] => ({
  seat,
  groups: types.map((type) => ({ type, count: 1, damaged: 0 })),
});

const nothing: Content = { planets: [], fleets: [], tokens: [], wormholes: [], anomaly: null };

interface SystemProps {
  readonly holds: Partial<Content>;
  /** In pixels. */
  readonly width: number;
  /** It has a line around it, as systems have that are activated. */
  readonly isActive?: boolean;
  readonly children?: ReactNode;
}

/** A system as the board draws it. */
export function System({ holds, width, isActive = false, children }: SystemProps) {
  const content = { ...nothing, ...holds };
  return (
    <Picture box={`${-side} ${-apothem} ${2 * side} ${2 * apothem}`} width={width}>
      <g className="ti4-board is-middle">
        <g className="ti4-hex">
          <path className="ti4-tile" d={tile} fill={groundOf(content, 'blue')} />
          <Face props={drawn} content={content} />
          {isActive && <path className="ti4-figure-active" d={asked} />}
          {children}
        </g>
      </g>
    </Picture>
  );
}

export function Sign({ name, ...at }: ShapeAt & { readonly name: Emblem }) {
  return <Shape path={emblems[name]} {...at} />;
}

export function Unit({ type, ...at }: ShapeAt & { readonly type: UnitType }) {
  return <Shape path={silhouettes[type]} {...at} />;
}
