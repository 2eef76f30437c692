/** Small pieces of an Eclipse table for the pictures of its introduction. */
import { directions, part, step } from '@orrery/eclipse/figures';
import { colourOf } from '../../../app/seats.ts';
import { Picture, SeatMark, Shape, type ShapeAt } from '../../../learning/Figure.tsx';
import { type Emblem, emblems } from '../art/emblems.ts';
import { npcColour, type ShipKind } from '../art/ships.ts';
import { apothem, centreOf, edgeAt, type Hex, hexPath, keyOf, radius, round, turnTo } from '../geometry.ts';

export const me = 0;
export const neighbour = 1;

export function Sign({ name, ...at }: ShapeAt & { readonly name: Emblem }) {
  return <Shape path={emblems[name]} {...at} />;
}

interface SectorFragment extends Hex {
  readonly owner: number | null;
  /** The directions of its wormholes. */
  readonly wormholes: readonly number[];
  readonly squares?: readonly {
    readonly type: 'money' | 'science' | 'materials' | 'gray';
    readonly isSettled: boolean;
  }[];
  /** Those of a seat, or of nobody's people. */
  readonly ships?: readonly { readonly kind: ShipKind; readonly seat: number | null; readonly count: number }[];
}

const hex = hexPath(97);

/** Sectors beside each other with their wormholes; where two meet there is a passage. */
export function Sectors({ sectors, width }: { readonly sectors: readonly SectorFragment[]; readonly width: number }) {
  const middles = sectors.map(centreOf);
  const left = Math.min(...middles.map(({ x }) => x)) - apothem;
  const top = Math.min(...middles.map(({ y }) => y)) - radius;
  const across = Math.max(...middles.map(({ x }) => x)) + apothem - left;
  const down = Math.max(...middles.map(({ y }) => y)) + radius - top;
  return (
    <Picture box={`${round(left)} ${round(top)} ${round(across)} ${round(down)}`} width={width}>
      {sectors.map((sector) => (
        <SmallSector key={keyOf(sector)} sector={sector} />
      ))}
      {sectors.map((sector) => (
        <Wormholes key={keyOf(sector)} {...{ sector, sectors }} />
      ))}
    </Picture>
  );
}

function at(place: Hex): string {
  const { x, y } = centreOf(place);
  return `translate(${round(x)} ${round(y)})`;
}

function SmallSector({ sector }: { readonly sector: SectorFragment }) {
  const { owner, squares = [], ships = [] } = sector;
  return (
    <g transform={at(sector)}>
      <path
        className={owner === null ? 'eclipse-figure-hex' : 'eclipse-figure-hex is-owned'}
        d={hex}
        color={owner === null ? undefined : colourOf(owner)}
      />
      {owner !== null && (
        <g transform="translate(0 -52)">
          <SeatMark seat={owner} size={34} />
        </g>
      )}
      {squares.map(({ type, isSettled }, place) => (
        <g key={type} transform={`translate(${(place - (squares.length - 1) / 2) * 46} 18) scale(1.4)`}>
          <use href={`#eclipse-square-${type}`} />
          {isSettled && <use href="#eclipse-cube" color={owner === null ? undefined : colourOf(owner)} />}
        </g>
      ))}
      {ships.map(({ kind, seat, count }, place) => (
        <g
          key={`${kind}${seat}`}
          transform={`translate(${(place - (ships.length - 1) / 2) * 64} 8) scale(2.1)`}
          fill={seat === null ? npcColour : colourOf(seat)}
        >
          {Array.from({ length: count }, (_, ship) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ship is its place
            <use key={ship} href={`#eclipse-${kind}`} x={ship * 8} />
          ))}
        </g>
      ))}
    </g>
  );
}

interface WormholesProps {
  readonly sector: SectorFragment;
  readonly sectors: readonly SectorFragment[];
}

function Wormholes({ sector, sectors }: WormholesProps) {
  return (
    <g transform={at(sector)}>
      {sector.wormholes.map((direction) => {
        const next = sectors.find((each) => keyOf(each) === keyOf(step(sector, direction)));
        if (!next) return <use key={direction} href="#eclipse-wormhole" transform={`rotate(${turnTo(direction)})`} />;
        const isJoined = next.wormholes.includes((direction + directions.length / 2) % directions.length);
        if (!isJoined) {
          return <use key={direction} href="#eclipse-wormhole-closed" transform={`rotate(${turnTo(direction)})`} />;
        }
        const { x, y } = edgeAt(direction);
        return <use key={direction} href="#eclipse-passage-open" x={x} y={y} />;
      })}
    </g>
  );
}

const shown = ['nuclear-source', 'nuclear-drive', 'ion-cannon', 'electron-computer', 'hull'] as const;

/** The parts that every cruiser starts with, and one hull more. */
export const parts = Object.fromEntries(shown.map((id) => [id, part(id)]));
