/** Where ships can go: steps to each sector, the way to the one that is pointed at, and who could come. */
import { useRef } from 'react';
import { usePointed } from '../../drawing/usePointed.ts';
import type { Point, RendererProps } from '../../renderer.ts';
import { centreOf, hexPath, round } from '../geometry.ts';
import { type SectorId, viewOf } from '../model.ts';
import { comersTo, type Goal, goalsFrom, goalsOf } from '../reach.ts';
import { idIn } from '../told.ts';

const outline = hexPath(90);

/** Where the number of steps stands in a sector: at its right shoulder, which is free. */
const SHOULDER: Point = { x: 68, y: -36 };

export function Ways(props: RendererProps) {
  const here = useRef<SVGGElement>(null);
  const pointed = usePointed(here);
  const from = originOf(props);
  const isReachShown = props.overlays.has('reach');
  const pinned = props.inspected?.startsWith('sector:') ? (props.inspected.slice('sector:'.length) as SectorId) : null;
  const isAll = from === null && isReachShown && pinned === null && props.seat !== null;
  const goals = from !== null ? offered(props, from) : isAll && props.seat !== null ? goalsOf(props, props.seat) : [];
  const target = pointed ?? props.lit ?? null;
  const to = target !== null && props.targets.has(target) ? (target.slice('sector:'.length) as SectorId) : null;
  const comers = isReachShown && pinned !== null ? comersTo(props, pinned) : [];
  return (
    <g ref={here} className="galaxy-ways">
      {goals.map((goal) => (
        <Steps key={goal.to} props={props} goal={goal} isWash={isAll} />
      ))}
      {from !== null && to !== null && <Way className="galaxy-way" {...{ props, from, to }} />}
      {pinned !== null &&
        comers.map(({ seat, from: start }) => (
          <Way
            key={`${seat}.${start}`}
            className="galaxy-comer"
            colour={props.players[seat]?.colour}
            {...{ props }}
            from={start}
            to={pinned}
          />
        ))}
    </g>
  );
}

/** The sector that a ship is about to leave. */
function originOf({ decision }: RendererProps): SectorId | null {
  return decision?.prompt.key === 'eclipse.move-where' ? (idIn(decision.prompt.args?.from) as SectorId) : null;
}

/** A slow ship may go to fewer sectors than the fastest. */
function offered(props: RendererProps, from: SectorId): Goal[] {
  const seat = props.decision?.seat ?? 0;
  return goalsFrom(props, seat, from).filter(({ to }) => props.targets.has(`sector:${to}`));
}

function middleOf(props: RendererProps, id: SectorId): Point | null {
  const sector = viewOf(props).sectors[id];
  return sector ? centreOf(sector) : null;
}

interface StepsProps {
  readonly props: RendererProps;
  readonly goal: Goal;
  readonly isWash: boolean;
}

function Steps({ props, goal: { to, steps, isStop }, isWash }: StepsProps) {
  const at = middleOf(props, to);
  if (!at) return null;
  return (
    <g
      className={isStop ? 'galaxy-steps is-stop' : 'galaxy-steps'}
      transform={`translate(${round(at.x)} ${round(at.y)})`}
    >
      {isWash && <path d={outline} />}
      <g transform={`translate(${SHOULDER.x} ${SHOULDER.y})`}>
        <circle />
        <text>{steps}</text>
      </g>
    </g>
  );
}

interface WayProps {
  readonly props: RendererProps;
  readonly from: SectorId;
  readonly to: SectorId;
  readonly className: string;
  readonly colour?: string | undefined;
}

/** A way from sector to sector, bent a little aside. */
function Way({ props, from, to, className, colour }: WayProps) {
  const [start, end] = [middleOf(props, from), middleOf(props, to)];
  if (!start || !end) return null;
  const bend = {
    x: (start.x + end.x + (end.y - start.y) * 0.3) / 2,
    y: (start.y + end.y - (end.x - start.x) * 0.3) / 2,
  };
  return (
    <path
      className={className}
      color={colour}
      d={`M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`}
    />
  );
}
