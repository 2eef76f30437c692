import type { CSSProperties } from 'react';
import { type Live, taking, telling } from '../../drawing/live.ts';
import { stateClass } from '../../drawing/touch.ts';
import type { Point, RendererProps } from '../../renderer.ts';
import { npcColour } from '../art/ships.ts';
import { round } from '../geometry.ts';
import { ratingsOf, type SectorId, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { stackHint } from './hints.ts';
import type { Group, PlateMark } from './layout.ts';
import { kindOf } from './motion.ts';

/** Where ships came from just now; each move has its own number. */
export interface Origin extends Point {
  readonly move: number;
}

interface PlateProps {
  readonly props: RendererProps;
  readonly live: Live;
  readonly id: SectorId;
  readonly plate: PlateMark;
  /** Of ships that just arrived, around the middle of the sector. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** What begins something. */
  readonly begins: ReadonlySet<string>;
}

/** Ships of one owner on a plate with the owner's glyph. */
export function Plate({ props, live, id, plate, origins, begins }: PlateProps) {
  const { owner, x, y, scale, block, groups, sum, rest } = plate;
  const [width, height] = [plate.width / scale, plate.height / scale];
  const [left, top] = [-width / 2, -height / 2];
  const colour = typeof owner === 'number' ? props.players[owner]?.colour : npcColour;
  const [first] = groups;
  return (
    <g
      className={sum ? 'galaxy-plate is-sum' : 'galaxy-plate'}
      style={{ transform: `translate(${round(x)}px, ${round(y)}px) scale(${round(scale)})`, color: colour }}
    >
      <rect
        className="galaxy-plate-ground"
        x={round(left)}
        y={round(top)}
        width={round(width)}
        height={round(height)}
        rx="5"
      />
      {block > 0 && (
        <>
          <path className="galaxy-flag" d={blockPath(left, top, block, height)} />
          <use
            className="galaxy-dark"
            href={`#eclipse-glyph-${owner}`}
            transform={`translate(${round(left + block / 2)} 0) scale(${round(Math.min(0.6, block / 36) * 100) / 100})`}
          />
        </>
      )}
      {groups.map((group) => (
        <GroupShape
          key={group.stack.key}
          {...{ props, live, id, plate, group, height }}
          isStart={begins.has(group.stack.target)}
          origin={origins.get(kindOf(group.stack))}
        />
      ))}
      {rest && (
        <text className="galaxy-count is-rest" x={round(rest.count)}>
          {`+${rest.total}`}
        </text>
      )}
      {sum && first && (
        <g className="galaxy-sum">
          <use
            href={`#eclipse-${first.stack.type}`}
            transform={`translate(${round(sum.x)} 0) scale(${round((sum.size / 24) * 100) / 100})`}
          />
          <text className="galaxy-total" x={round(sum.count)}>
            {sum.total}
          </text>
        </g>
      )}
    </g>
  );
}

const blockPath = (left: number, top: number, width: number, height: number): string =>
  `M${round(left)} ${round(top + 5)}a5 5 0 0 1 5-5h${round(width - 5)}v${round(height)}h${round(5 - width)}a5 5 0 0 1-5-5Z`;

interface GroupProps {
  readonly props: RendererProps;
  readonly live: Live;
  readonly id: SectorId;
  readonly plate: PlateMark;
  readonly group: Group;
  readonly height: number;
  readonly isStart: boolean;
  /** Where some of it came from just now. */
  readonly origin: Origin | undefined;
}

/** Ships that are alike, with their number and what damage they have. */
function GroupShape({ props, live, id, plate, group, height, isStart, origin }: GroupProps) {
  const words = useWords();
  const { stack, size, x, count, figures, reach } = group;
  const { target, type, damage } = stack;
  const options = props.targets.get(target);
  const mover = options?.find((option) => option.id.startsWith('ship:'));
  const at = `translate(${round(x)} 0) scale(${round((size / 24) * 100) / 100})`;
  const from = origin && {
    '--from-x': `${round((origin.x - plate.x) / plate.scale - x)}px`,
    '--from-y': `${round((origin.y - plate.y) / plate.scale)}px`,
  };
  return (
    <g
      className={`galaxy-stack${stateClass(props, target)}${isStart ? ' is-start' : ''}`}
      data-drag={mover?.id}
      data-ship={mover && type}
      {...telling(live, (now) => stackHint(now, words, id, stack))}
      {...taking(live, target)}
      {...(options || isStart
        ? {
            role: 'button',
            tabIndex: options ? 0 : -1,
            'data-target': options && target,
            'aria-label': stackHint(props, words, id, stack).title,
          }
        : {})}
    >
      <rect
        className="galaxy-reach"
        x={round(reach.x)}
        y={round(-height / 2)}
        width={round(reach.width)}
        height={round(height)}
        rx="4"
      />
      {size > 0 && <use className="galaxy-ship" href={`#eclipse-${type}`} transform={at} />}
      {size > 0 && damage > 0 && <use className="galaxy-hurt" href="#eclipse-wedge" transform={at} />}
      {/* Above the line of figures, if there is one. */}
      {count !== null && (
        <text className="galaxy-count" x={round(count)} y={figures === null ? 0 : -8}>
          {stack.count}
        </text>
      )}
      {figures !== null && <Figures {...{ props, group }} x={figures} />}
      {from && origin && (
        <g key={origin.move} className="galaxy-gliding" style={from as CSSProperties}>
          <use className="galaxy-ship" href={`#eclipse-${type}`} transform={`translate(${round(x)} 0)`} />
        </g>
      )}
    </g>
  );
}

/** Seen from near: initiative, and what each ship still withstands. */
function Figures({
  props,
  group: { stack },
  x,
}: {
  readonly props: RendererProps;
  readonly group: Group;
  readonly x: number;
}) {
  const ratings = ratingsOf(viewOf(props), stack);
  if (!ratings) return null;
  const { hull, initiative } = ratings;
  return (
    <text className="galaxy-figures" x={round(x)} y={stack.count > 1 ? 9 : 0}>
      <tspan>{initiative}</tspan>
      <tspan dx="3" className={stack.damage > 0 ? 'is-hurt' : undefined}>
        {`${Math.max(0, hull + 1 - stack.damage)}/${hull + 1}`}
      </tspan>
    </text>
  );
}
