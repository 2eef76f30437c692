import { labelOf, shapeProps, stateClass } from '../../drawing/touch.ts';
import type { Point, RendererProps } from '../../renderer.ts';
import { squareHues } from '../art/Definitions.tsx';
import { round } from '../geometry.ts';
import type { Resource, SectorId, SectorView } from '../model.ts';
import { tablesOf } from '../model.ts';
import { useWords } from '../words.ts';
import { squareHint } from './hints.ts';

interface PopulationProps {
  readonly props: RendererProps;
  readonly id: SectorId;
  readonly sector: SectorView;
}

/** The line on which the squares stand, and how wide it is. */
const LINE = 51;
const WIDTH = 150;
const PITCH = 31;

/** The population squares of a sector, with the cubes on them; an orbital is one more. */
export function Population({ props, id, sector }: PopulationProps) {
  const { population } = tablesOf(props).sectors[id];
  const { cubes, orbital } = sector;
  const count = population.length + (orbital ? 1 : 0);
  const pitch = Math.min(PITCH, WIDTH / count);
  const place = (i: number) => ({
    at: { x: round((i - (count - 1) / 2) * pitch), y: LINE },
    scale: round(Math.min(1, pitch / 28.5) * 100) / 100,
  });
  return (
    <>
      {population.map((square, i) => (
        <Square
          // biome-ignore lint/suspicious/noArrayIndexKey: squares are printed, each at its place
          key={i}
          {...{ props, id, sector }}
          {...place(i)}
          index={i}
          href={`#eclipse-square-${square.type}${square.advanced ? '-advanced' : ''}`}
          cube={cubes[i] ?? null}
          isOpen={square.type === 'gray'}
        />
      ))}
      {orbital && (
        <Square
          {...{ props, id, sector }}
          {...place(population.length)}
          index="orbital"
          href="#eclipse-orbital-square"
          cube={orbital.cube}
          isOpen
        />
      )}
    </>
  );
}

interface SquareProps extends PopulationProps {
  readonly index: number | 'orbital';
  readonly at: Point;
  readonly scale: number;
  /** The drawing of the empty square. */
  readonly href: string;
  readonly cube: Resource | null;
  /** Takes cubes of several tracks, so a cube shows from which it is. */
  readonly isOpen: boolean;
}

/** A square with its cube. */
function Square({ props, id, sector, index, at, scale, href, cube, isOpen }: SquareProps) {
  const words = useWords();
  const target = `square:${id}:${index}`;
  const hint = squareHint(props, words, id, sector, index);
  return (
    <g
      className={`galaxy-square${stateClass(props, target)}`}
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
      {...shapeProps(props, target, labelOf(hint), hint)}
    >
      {props.targets.has(target) && <rect className="galaxy-halo" x="-15.5" y="-15.5" width="31" height="31" rx="4" />}
      <use href={href} />
      {cube !== null && <use href="#eclipse-cube" className="galaxy-appearing" />}
      {cube !== null && sector.owner !== null && (
        <use href={`#eclipse-glyph-${sector.owner}`} className="galaxy-cube-glyph" />
      )}
      {cube !== null && isOpen && <path className="galaxy-track" d="M-9.5 9H9.5" stroke={squareHues[cube]} />}
    </g>
  );
}
