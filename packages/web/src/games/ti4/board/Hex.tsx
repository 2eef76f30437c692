import { memo } from 'react';
import { inspecting, type Live, taking } from '../../drawing/live.ts';
import { labelOf, livenessOf, stateClass } from '../../drawing/touch.ts';
import type { RendererProps } from '../../renderer.ts';
import { type SystemId, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { groundOf } from './content.ts';
import { Face } from './Face.tsx';
import { centreOf, hexPath, round } from './geometry.ts';
import { Hits } from './Hits.tsx';
import { systemHint } from './hints.ts';
import { layout } from './layout.ts';
import type { Content } from './marks.ts';

interface HexProps {
  readonly props: RendererProps;
  readonly live: Live;
  readonly id: SystemId;
  readonly position: number | null;
  readonly content: Content;
  /** Everything that the drawing depends on. */
  readonly signature: string;
  /** The one that the keyboard reaches first. */
  readonly isStop: boolean;
}

const tile = hexPath(0.5);

/** A system with everything in it; drawn again only when its signature changes. */
export const Hex = memo(HexShape, (before, after) => before.signature === after.signature);

function HexShape({ props, live, id, position, content, isStop }: HexProps) {
  const words = useWords();
  const { kind, faction } = tablesOf(props).systems[id];
  const isMyHome = faction !== null && faction === viewOf(props).players[props.seat ?? -1]?.faction;
  const place = `system:${id}`;
  const hint = systemHint(props, words, id, content);
  const { x, y } = centreOf(position);
  // What is put into space is asked for by its place.
  const target = props.targets.has(place) ? place : `place:${id}`;
  const liveness = props.targets.has(target) ? 'asked' : livenessOf(props, place);
  const marks = layout(content, props.level);
  const isAlive = liveness === 'asked' || liveness === 'begins';
  return (
    <g
      className={`ti4-hex is-${props.level}${kind === 'home' ? ' is-home' : ''}`}
      transform={`translate(${round(x)} ${round(y)})`}
      data-frame
      data-region={kind === 'mecatol' ? 'mecatol' : isMyHome ? 'home' : undefined}
    >
      <path
        d={tile}
        className={`ti4-tile${stateClass(props, liveness === 'asked' ? target : place)}`}
        fill={groundOf(content, kind)}
        data-place={place}
        data-is={viewOf(props).tactical?.system === id ? 'active' : undefined}
        data-target={liveness === 'asked' ? target : undefined}
        data-begin={liveness === 'begins' ? place : undefined}
        role={isAlive ? 'button' : 'img'}
        aria-label={labelOf(props, hint)}
        tabIndex={isAlive || isStop ? 0 : -1}
        {...inspecting(live, place)}
        {...taking(live, liveness === 'asked' ? target : place)}
      />
      <Face props={props} content={content} marks={marks} />
      <Hits {...{ props, live, id, marks, isMyHome }} />
    </g>
  );
}
