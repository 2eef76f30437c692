/** Ship parts as square tiles: what they do large, what they cost or add below. */
import type { EclipseTables } from '@orrery/eclipse';
import type { PartId } from '../model.ts';
import { type Emblem, emblems } from './emblems.ts';
import { dieHues, partHues } from './palette.ts';

export type PartFigures = EclipseTables['parts'][PartId];
export type DieColour = keyof typeof dieHues;

/** Middles of the pips on a die by the damage of a hit, so that colours are not the only sign. */
const pips: Readonly<Record<DieColour, readonly (readonly [number, number])[]>> = {
  yellow: [[8, 8]],
  orange: [
    [5, 5],
    [11, 11],
  ],
  blue: [
    [4.4, 4.4],
    [8, 8],
    [11.6, 11.6],
  ],
  red: [
    [4.8, 4.8],
    [11.2, 4.8],
    [4.8, 11.2],
    [11.2, 11.2],
  ],
};

interface DieProps {
  readonly colour: DieColour;
  /** Missiles have a nose. */
  readonly isMissile?: boolean;
}

/** A die to be rolled on a 16 × 16 grid, its pips are the damage of a hit. */
export function DieShape({ colour, isMissile = false }: DieProps) {
  return (
    <g>
      <path
        d={
          isMissile
            ? 'M8-6 15.5 1v12.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V1Z'
            : 'M3 .5h10A2.5 2.5 0 0 1 15.5 3v10a2.5 2.5 0 0 1-2.5 2.5H3A2.5 2.5 0 0 1 .5 13V3A2.5 2.5 0 0 1 3 .5Z'
        }
        fill={dieHues[colour]}
      />
      {pips[colour].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" fill="#14100a" />
      ))}
    </g>
  );
}

/** A die in a line of HTML. */
export function DieMark({ colour, isMissile = false, size = 14 }: DieProps & { readonly size?: number }) {
  const top = isMissile ? -6 : 0;
  return (
    <svg
      className="eclipse-die-mark"
      viewBox={`0 ${top} 16 ${16 - top}`}
      width={size}
      height={(size * (16 - top)) / 16}
      aria-hidden="true"
    >
      <DieShape colour={colour} isMissile={isMissile} />
    </svg>
  );
}

interface Mark {
  readonly icon: Emblem;
  readonly text: string;
  readonly colour?: string;
}

/** What a part does, its main trait first. */
export function marksOf({ kind, hull, computer, shield, move, produces, consumes, initiative }: PartFigures): Mark[] {
  const traits: readonly (readonly [PartFigures['kind'], number, Mark])[] = [
    ['hull', hull, { icon: 'hull', text: String(hull), colour: partHues.hull }],
    ['computer', computer, { icon: 'computer', text: `+${computer}`, colour: partHues.computer }],
    ['shield', shield, { icon: 'shield', text: `−${shield}`, colour: partHues.shield }],
    ['drive', move, { icon: 'drive', text: String(move), colour: partHues.drive }],
    [
      'source',
      produces,
      { icon: 'energy', text: kind === 'source' ? String(produces) : `+${produces}`, colour: partHues.source },
    ],
  ];
  const present = traits.filter(([, value]) => value !== 0);
  const marks = [...present.filter(([of]) => of === kind), ...present.filter(([of]) => of !== kind)].map(
    ([, , mark]) => mark,
  );
  if (consumes > 0) marks.push({ icon: 'energy', text: `−${consumes}` });
  if (initiative > 0) marks.push({ icon: 'initiative', text: String(initiative) });
  return marks;
}

interface PartTileProps {
  readonly part: PartFigures;
  readonly size?: number;
  /** Printed on the blueprint: fainter than a tile. */
  readonly isPrinted?: boolean;
}

/** A tile with the figures of a part. What it is called is said beside it or by its parent. */
export function PartTile({ part, size = 40, isPrinted = false }: PartTileProps) {
  const marks = marksOf(part);
  const isWeapon = part.kind === 'weapon';
  const [main] = isWeapon ? [] : marks;
  const small = (isWeapon ? marks : marks.slice(1)).slice(0, 2);
  const hue = partHues[part.kind];
  return (
    <svg
      className={`eclipse-part${isPrinted ? ' is-printed' : ''}${part.ancient ? ' is-ancient' : ''}`}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      style={{ color: hue }}
      aria-hidden="true"
    >
      <path className="eclipse-part-body" d={part.ancient ? cutCorners : roundCorners} />
      <g transform={small.length > 0 ? undefined : 'translate(0 6)'}>
        {isWeapon && <Weapon part={part} />}
        {main && (
          <>
            <path d={emblems[main.icon]} transform="translate(3.5 8.5) scale(0.82)" fillRule="evenodd" />
            <text className="eclipse-part-main" x="34" y="26" textAnchor="middle">
              {main.text}
            </text>
          </>
        )}
      </g>
      {small.map(({ icon, text, colour }, place) => (
        <g
          key={icon + text}
          transform={`translate(${small.length === 1 ? 11 : place * 28.5 + 1} 31.5)`}
          style={{ color: colour ?? smallHue }}
        >
          <path d={emblems[icon]} transform="translate(0 1.8) scale(0.36)" fillRule="evenodd" />
          <text className="eclipse-part-small" x="8.6" y="11.9">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

const smallHue = '#d5dde8';
const roundCorners = 'M6 1h36a5 5 0 0 1 5 5v36a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5Z';
/** Ancient parts have another outline. */
const cutCorners = 'M10 1h28l9 9v28l-9 9H10l-9-9V10Z';

function Weapon({ part: { dice, missile } }: { readonly part: PartFigures }) {
  const all = (Object.entries(dice) as [DieColour, number][]).flatMap(([colour, count]) =>
    Array.from({ length: count }, (_, place) => ({ colour, place })),
  );
  const side = all.length > 2 ? 12.5 : all.length > 1 ? 16 : 20;
  const step = side + 2;
  const left = 24 - (all.length * step - 2) / 2;
  return all.map(({ colour, place }) => (
    <g
      key={`${colour}${place}`}
      transform={`translate(${left + place * step} ${17 + (missile ? side * 0.16 : 0) - side / 2}) scale(${side / 16})`}
    >
      <DieShape colour={colour} isMissile={missile} />
    </g>
  ));
}
