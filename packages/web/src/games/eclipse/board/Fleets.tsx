import type { CSSProperties } from 'react';
import { shapeProps, stateClass } from '../../drawing/touch.ts';
import type { Point, RendererProps } from '../../renderer.ts';
import { npcColour } from '../art/ships.ts';
import { round } from '../geometry.ts';
import { ratingsOf, type SectorId, type SectorView, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { type Formation, fleetsIn, formation, item, type Plate, type Room, type Stack } from './fleets.ts';
import { stackHint } from './hints.ts';
import { kindOf } from './motion.ts';

/** Where ships came from just now; each move has its own number. */
export interface Origin extends Point {
  readonly move: number;
}

interface FleetsProps {
  readonly props: RendererProps;
  readonly id: SectorId;
  readonly sector: SectorView;
  /** Where the ships may stand, around the middle of the sector. */
  readonly room: Room;
  /** Of ships that just arrived, around the middle of the sector. */
  readonly origins: ReadonlyMap<string, Origin>;
}

/** The ships of a sector, each owner's on plates with the owner's glyph. */
export function Fleets({ props, id, sector, room, origins }: FleetsProps) {
  const fleets = fleetsIn(id, sector);
  if (fleets.length === 0) return null;
  const drawn = formation(fleets, room);
  const middle = { x: (room.left + room.right) / 2, y: (room.top + room.bottom) / 2 };
  return (
    <g
      className="galaxy-fleets"
      style={
        {
          '--x': `${round(middle.x)}px`,
          '--y': `${round(middle.y)}px`,
          '--size': round2(drawn.scale),
          '--largest': round2(drawn.scale * growth(drawn)),
        } as CSSProperties
      }
    >
      {drawn.plates.map((plate) => (
        <PlateShape
          key={plate.stacks[0]?.stack.key}
          {...{ props, id, plate, origins }}
          frame={{ middle, scale: drawn.scale }}
        />
      ))}
    </g>
  );
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** How much larger ships may get where the board is small and they matter more than what is printed around them. */
function growth({ scale, plates }: Formation): number {
  const width = Math.max(...plates.map((plate) => Math.max(-plate.x, plate.x + plate.width))) * 2 * scale;
  const height = (Math.max(...plates.map(({ y }) => y)) * 2 + item.height) * scale;
  return Math.min(1.7, Math.max(1, Math.min(150 / width, 92 / height)));
}

interface PlateProps {
  readonly props: RendererProps;
  readonly id: SectorId;
  readonly plate: Plate;
  readonly origins: ReadonlyMap<string, Origin>;
  /** Where the formation stands in its sector. */
  readonly frame: { readonly middle: Point; readonly scale: Formation['scale'] };
}

function PlateShape({ props, id, plate, origins, frame }: PlateProps) {
  const { owner, x, y, width } = plate;
  const half = item.height / 2;
  const colour = typeof owner === 'number' ? props.players[owner]?.colour : npcColour;
  return (
    <g className="galaxy-plate" style={{ transform: `translate(${round(x)}px, ${round(y)}px)`, color: colour }}>
      <rect className="galaxy-plate-ground" y={-half} width={width} height={item.height} rx="5" />
      {typeof owner === 'number' && (
        <>
          <path
            className="galaxy-flag"
            d={`M5 ${-half}H${item.flag - 3}V${half}H5a5 5 0 0 1-5-5V${5 - half}a5 5 0 0 1 5-5Z`}
          />
          <use className="galaxy-flag-glyph" href={`#eclipse-glyph-${owner}`} transform="translate(9 0) scale(0.58)" />
        </>
      )}
      {plate.stacks.map(({ stack, x: at }) => {
        const origin = origins.get(kindOf(stack));
        const from = origin && {
          x: (origin.x - frame.middle.x) / frame.scale - x - at,
          y: (origin.y - frame.middle.y) / frame.scale - y,
        };
        return <StackShape key={stack.key} {...{ props, id, stack, at, from }} move={origin?.move ?? 0} />;
      })}
    </g>
  );
}

interface StackProps {
  readonly props: RendererProps;
  readonly id: SectorId;
  readonly stack: Stack;
  /** Its middle on the plate. */
  readonly at: number;
  /** Where some of it came from just now. */
  readonly from: Point | undefined;
  readonly move: number;
}

/** Ships that are alike, with their number and what damage they have. */
function StackShape({ props, id, stack, at, from, move }: StackProps) {
  const words = useWords();
  const { target, type, damage, count } = stack;
  const hint = stackHint(props, words, id, stack);
  const options = props.targets.get(target);
  const mover = options?.find((option) => option.id.startsWith('ship:'));
  const isFighting = viewOf(props).battle?.sector === id;
  const hull = damage > 0 || isFighting ? (ratingsOf(viewOf(props), stack)?.hull ?? 0) : 0;
  const shape = `#eclipse-${type}${damage > 0 ? '-damaged' : ''}`;
  const width = item.ship + (count > 1 ? item.count : 0);
  const start = from && { '--from-x': `${round(from.x)}px`, '--from-y': `${round(from.y)}px` };
  return (
    <g
      className={`galaxy-stack${stateClass(props, target)}`}
      transform={`translate(${round(at)} 0)`}
      data-drag={mover?.id}
      data-ship={mover && type}
      {...shapeProps(props, target, hint.title, hint)}
    >
      <rect
        className="galaxy-reach"
        x={-item.ship / 2}
        y={-item.height / 2}
        width={width}
        height={item.height}
        rx="4"
      />
      <use className="galaxy-ship galaxy-appearing" href={shape} transform={shipAt(hull)} />
      {hull > 0 && <Pips hull={hull} damage={damage} />}
      {count > 1 && (
        <text className="galaxy-count" x={item.ship / 2 + item.count - 3}>
          {count}
        </text>
      )}
      {start && (
        <g key={move} className="galaxy-gliding" style={start as CSSProperties}>
          <use className="galaxy-ship" href={shape} transform={shipAt(hull)} />
        </g>
      )}
    </g>
  );
}

/** Makes room for the pips below. */
const shipAt = (hull: number): string => (hull > 0 ? 'translate(0 -3.5) scale(1.08)' : 'scale(1.22)');

/** One for each damage that the ship withstands; those that it has taken are filled. */
function Pips({ hull, damage }: { readonly hull: number; readonly damage: number }) {
  const pitch = Math.min(6.5, 30 / hull);
  const dots = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, i) => `M${round((from + i - (hull - 1) / 2) * pitch)} 13.8h.01`).join('');
  return (
    <>
      <path className="galaxy-pips" d={dots(damage, hull)} strokeWidth={round(pitch * 0.72)} />
      {damage > 0 && <path className="galaxy-pips is-hurt" d={dots(0, damage)} strokeWidth={round(pitch * 0.8)} />}
    </>
  );
}
