import { type Live, taking, telling } from '../../drawing/live.ts';
import { labelOf, stateClass } from '../../drawing/touch.ts';
import type { RendererProps } from '../../renderer.ts';
import { round } from '../geometry.ts';
import { type SectorId, type SectorView, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';
import { squareHint } from './hints.ts';

interface SquareProps {
  readonly props: RendererProps;
  readonly live: Live;
  readonly id: SectorId;
  readonly sector: SectorView;
  readonly index: number | 'orbital';
  readonly at: { readonly x: number; readonly y: number; readonly width: number };
}

/** A population square: hollow while it is free, in its owner's colour with a cube on it. */
export function Square({ props, live, id, sector, index, at }: SquareProps) {
  const words = useWords();
  const target = `square:${id}:${index}`;
  const href = `#eclipse-${index === 'orbital' ? orbitalOf(sector) : squareOf(props, id, sector, index)}`;
  const scale = round((at.width / (index === 'orbital' ? 32 : 29)) * 100) / 100;
  const place = `translate(${round(at.x)} ${round(at.y)})${scale === 1 ? '' : ` scale(${scale})`}`;
  if (!props.targets.has(target)) return <use href={href} transform={place} className="galaxy-quiet" />;
  const hint = squareHint(props, words, id, sector, index);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of HTML
    <g
      className={`galaxy-square${stateClass(props, target)}`}
      transform={place}
      role="button"
      tabIndex={0}
      aria-label={labelOf(props, hint)}
      data-target={target}
      {...telling(live, (now) => squareHint(now, words, id, sector, index))}
      {...taking(live, target)}
    >
      <rect className="galaxy-halo" x="-17.500" y="-17.500" width="35" height="35" rx="5" />
      <use href={href} />
    </g>
  );
}

/** Which drawing shows a square: its printed kind, or the cube on it. */
function squareOf(props: RendererProps, id: SectorId, { cubes }: SectorView, index: number): string {
  const square = tablesOf(props).sectors[id].population[index];
  const cube = cubes[index];
  const advanced = square?.advanced ? '-advanced' : '';
  return cube ? `cube-${cube}${advanced}` : `square-${square?.type ?? 'gray'}${advanced}`;
}

const orbitalOf = ({ orbital }: SectorView): string => (orbital?.cube ? `orbital-${orbital.cube}` : 'orbital-free');
