import type { CSSProperties, SVGProps } from 'react';
import { labelOf, shapeProps, stateClass } from '../../drawing/touch.ts';
import type { Point, RendererProps } from '../../renderer.ts';
import type { Sun } from '../art/Definitions.tsx';
import { centreOf, hexPath, round } from '../geometry.ts';
import { type SectorId, type SectorView, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Fleets, type Origin } from './Fleets.tsx';
import type { Room } from './fleets.ts';
import { sectorHint } from './hints.ts';
import { Population, Square } from './Population.tsx';

interface SectorProps {
  readonly props: RendererProps;
  readonly id: SectorId;
  readonly sector: SectorView;
  readonly origins: ReadonlyMap<string, Origin>;
  /** What an option about it names; else it is the sector's own. */
  readonly target?: string;
  /** More than picking, such as turning. */
  readonly behaviour?: SVGProps<SVGPathElement>;
  readonly className?: string;
}

const suns: readonly Sun[] = ['warm', 'white', 'red'];

const hex = hexPath(98.5);

/** Where discs, numbers and points are written. */
const TITLE = -55;

/** A sector with everything in it but its wormholes. */
export function Sector({ props, id, sector, origins, target = `sector:${id}`, behaviour, className }: SectorProps) {
  const words = useWords();
  const figures = tablesOf(props).sectors[id];
  const hint = sectorHint(props, words, id, sector);
  const owner = sector.owner === null ? undefined : props.players[sector.owner];
  const { x, y } = centreOf(sector);
  const marks = marksOf(figures, sector);
  const hasStructures = sector.orbital !== null || sector.monolith;
  return (
    <g
      className={`galaxy-sector is-${figures.kind}${owner ? ' is-owned' : ''}${className ? ` ${className}` : ''}`}
      transform={`translate(${round(x)} ${round(y)})`}
      style={owner && ({ color: owner.colour } as CSSProperties)}
    >
      <path
        d={hex}
        className={`galaxy-hex${stateClass(props, target)}`}
        {...shapeProps(props, target, labelOf(hint), hint)}
        {...behaviour}
      />
      <use href={`#eclipse-sun-${suns[Number(id) % suns.length]}`} className="galaxy-sun" />
      {owner && <use href="#eclipse-border" className="galaxy-border" />}
      {viewOf(props).battle?.sector === id && <use href="#eclipse-border" className="galaxy-battle" />}
      <Title {...{ id, sector }} points={figures.points} />
      {marks.map((mark, i) => {
        const at = markAt(i, marks.length);
        return <use key={mark} href={`#eclipse-${mark}`} className="galaxy-mark" x={at.x} y={at.y} />;
      })}
      <Structures {...{ props, id, sector }} />
      <Population {...{ props, id, sector }} />
      <Fleets
        {...{ props, id, sector, origins }}
        rooms={roomsOf(marks.length, hasStructures, figures.population.length > 0)}
      />
    </g>
  );
}

interface TitleProps {
  readonly id: SectorId;
  readonly sector: SectorView;
  readonly points: number;
}

/** The influence disc, the number and the printed points. */
function Title({ id, sector: { owner }, points }: TitleProps) {
  return (
    <g className="galaxy-title" transform={`translate(0 ${TITLE})`}>
      {owner === null ? (
        <use href="#eclipse-no-disc" x="-42" />
      ) : (
        <g transform="translate(-42 0)" className="galaxy-appearing">
          <use href="#eclipse-disc" />
          <use href={`#eclipse-glyph-${owner}`} transform="scale(0.62)" className="galaxy-disc-glyph" />
        </g>
      )}
      <text className="galaxy-number" textAnchor="middle">
        {id}
      </text>
      <g transform="translate(42 0)">
        <g className="galaxy-points">
          <circle r="14" />
          <text textAnchor="middle">{points}</text>
        </g>
      </g>
    </g>
  );
}

type Mark = 'discovery' | 'artifact' | 'portal';

function marksOf(figures: { readonly artifacts: number; readonly warpPortal: boolean }, sector: SectorView): Mark[] {
  const marks: Mark[] = [];
  if (sector.discovery) marks.push('discovery');
  if (figures.warpPortal || sector.warpPortal) marks.push('portal');
  if (figures.artifacts > 0) marks.push('artifact');
  return marks;
}

/** In the western corner: one, two above each other, a third before them. */
function markAt(index: number, count: number): Point {
  if (count === 1) return { x: -76, y: 0 };
  return index === 2 ? { x: -44, y: 0 } : { x: -70, y: index === 0 ? -16 : 16 };
}

/** Orbital and monolith, in the eastern corner. */
function Structures({ props, id, sector }: Pick<SectorProps, 'props' | 'id' | 'sector'>) {
  const { orbital, monolith } = sector;
  const isBoth = orbital !== null && monolith;
  return (
    <>
      {monolith && (
        <use
          href="#eclipse-monolith"
          className="galaxy-structure"
          transform={isBoth ? 'translate(70 -15) scale(1.05)' : 'translate(74 0) scale(1.3)'}
        />
      )}
      {orbital && (
        <Square
          {...{ props, id, sector }}
          index="orbital"
          at={isBoth ? { x: 70, y: 17 } : { x: 74, y: 0 }}
          scale={1}
          href="#eclipse-orbital-square"
          cube={orbital.cube}
          isOpen
        />
      )}
    </>
  );
}

/** Where ships may stand: in two rows between the wormholes, or in one row from corner to corner. */
function roomsOf(marks: number, hasStructures: boolean, hasSquares: boolean): Room[] {
  const marked = marks === 0 ? 0 : marks > 2 ? 54 : 28;
  const built = hasStructures ? 28 : 0;
  const bottom = hasSquares ? 37 : 62;
  return [
    { left: Math.max(-64, marked - 84), right: Math.min(64, 84 - built), top: -38, bottom },
    { left: marked - 84, right: 84 - built, top: -22, bottom: 22 },
  ];
}
