import { ringOf } from '@orrery/eclipse/figures';
import { labelOf, picking, shapeProps, stateClass } from '../../drawing/touch.ts';
import type { RendererProps } from '../../renderer.ts';
import { centreOf, type Hex, hexPath, keyOf, round } from '../geometry.ts';
import { useWords } from '../words.ts';
import { zoneHint } from './hints.ts';

const outline = hexPath(94);
const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const;

interface ZoneProps {
  readonly props: RendererProps;
  readonly zone: Hex;
  /** A click begins to explore it. */
  readonly isStart: boolean;
}

/** A zone that nobody has explored, with the number of its ring. */
export function Zone({ props, zone, isStart }: ZoneProps) {
  const words = useWords();
  const { x, y } = centreOf(zone);
  const target = `zone:${keyOf(zone)}`;
  const hint = zoneHint(props, words, zone);
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <path
        className={`galaxy-zone${stateClass(props, target)}${isStart ? ' is-start' : ''}`}
        d={outline}
        {...shapeProps(props, target, labelOf(props, hint), hint)}
        {...(isStart ? { ...picking(props, target), role: 'button' } : {})}
      />
      <text className="galaxy-ring">{numerals[ringOf(zone)]}</text>
    </g>
  );
}
