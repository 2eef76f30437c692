import type { CSSProperties, SVGProps } from 'react';
import { labelOf, shapeProps, stateClass } from '../../drawing/touch.ts';
import type { Point, RendererProps } from '../../renderer.ts';
import type { Sun } from '../art/Definitions.tsx';
import { centreOf, hexPath, round } from '../geometry.ts';
import { type SectorId, type SectorView, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Fleets, type Origin } from './Fleets.tsx';
import { sectorHint } from './hints.ts';
import { Population } from './Population.tsx';

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
  /** More to tell about it. */
  readonly note?: string;
}

const suns: readonly Sun[] = ['warm', 'white', 'red'];

const hex = hexPath(98.5);

/** Where discs, numbers and points are written. */
const TITLE = -48;
const POINTS = -78;

/** A sector with everything in it but its wormholes. */
export function Sector({
  props,
  id,
  sector,
  origins,
  target = `sector:${id}`,
  behaviour,
  className,
  note,
}: SectorProps) {
  const words = useWords();
  const figures = tablesOf(props).sectors[id];
  const told = sectorHint(props, words, id, sector);
  const hint = note === undefined ? told : { ...told, lines: [note, ...told.lines] };
  const owner = sector.owner === null ? undefined : props.players[sector.owner];
  const { x, y } = centreOf(sector);
  const marks = marksOf(figures, sector);
  const hasSquares = figures.population.length > 0 || sector.orbital !== null;
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
      {props.prompt?.args?.sector === `sector/${id}` && <use href="#eclipse-border" className="galaxy-asked" />}
      <Title {...{ id, sector }} points={figures.points} isShifted={marks.length > 3} />
      {marks.map((mark, i) => {
        const at = markAt(i, marks.length);
        return <use key={mark} href={`#eclipse-${mark}`} className="galaxy-mark" x={at.x} y={at.y} />;
      })}
      <Population {...{ props, id, sector }} />
      <Fleets {...{ props, id, sector, origins }} room={hasSquares ? rooms.settled : rooms.empty} />
    </g>
  );
}

interface TitleProps {
  readonly id: SectorId;
  readonly sector: SectorView;
  readonly points: number;
  /** Makes room at its right. */
  readonly isShifted: boolean;
}

/** The influence disc, the number and the printed points. */
function Title({ id, sector: { owner }, points, isShifted }: TitleProps) {
  return (
    <g className="galaxy-title" transform={`translate(0 ${TITLE})`}>
      {owner === null ? (
        <use href="#eclipse-no-disc" x="-56" />
      ) : (
        <g transform="translate(-56 0)" className="galaxy-appearing">
          <use href="#eclipse-disc" />
          <use href={`#eclipse-glyph-${owner}`} transform="scale(0.62)" className="galaxy-disc-glyph" />
        </g>
      )}
      <text className="galaxy-number" x={isShifted ? -14 : 0} textAnchor="middle">
        {id}
      </text>
      <g transform={`translate(0 ${POINTS - TITLE})`}>
        <g className="galaxy-points">
          <circle r="14" />
          <text textAnchor="middle">{points}</text>
        </g>
      </g>
    </g>
  );
}

type Mark = 'discovery' | 'portal' | 'portal-tile' | 'portal-discovery' | 'monolith' | 'artifact';

function marksOf(figures: { readonly artifacts: number; readonly warpPortal: boolean }, sector: SectorView): Mark[] {
  const marks: Mark[] = [];
  if (figures.artifacts > 0) marks.push('artifact');
  if (sector.discovery) marks.push('discovery');
  if (sector.monolith) marks.push('monolith');
  if (sector.warpPortal) marks.push(`portal-${sector.warpPortal}`);
  else if (figures.warpPortal) marks.push('portal');
  return marks;
}

/** One beside the number, the others in the lower corner; a fourth before the first. */
function markAt(index: number, count: number): Point {
  if (index === 0) return { x: 56, y: TITLE };
  if (index === 3) return { x: 32, y: TITLE };
  if (count === 2) return { x: 0, y: 79 };
  return { x: index === 1 ? -13 : 13, y: 77 };
}

/** Where ships may stand, between what is printed above and below them. */
const rooms = {
  settled: { left: -73, right: 73, top: -34, bottom: 36 },
  empty: { left: -73, right: 73, top: -34, bottom: 58 },
};
