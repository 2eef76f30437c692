/** The pictures of the introduction to Eclipse, on small positions made by hand. */
import '../style/base.css';
import '../style/battle.css';
import './diagrams.css';
import { isHit, producedWith, upkeepWith } from '@orrery/eclipse/figures';
import { colourOf, glyphOf } from '../../../app/seats.ts';
import { Arrow, Cell, type DiagramProps, type Diagrams, Digits, Picture, Row } from '../../../learning/Figure.tsx';
import { Definitions as Symbols } from '../art/Definitions.tsx';
import { DieIcon } from '../art/DieFace.tsx';
import type { Emblem } from '../art/emblems.ts';
import { DieMark, PartTile } from '../art/Part.tsx';
import { partHues, resourceHues } from '../art/palette.ts';
import { me, neighbour, parts, Sectors, Sign } from './parts.tsx';

/** Discs on the track of the picture, of 13. */
const discs = 8;

/** A space of the influence track: its number, or the disc that covers it. */
function Space({ upkeep, hasDisc, isMarked = false }: SpaceProps) {
  return (
    <Picture box="0 0 30 44" width={30}>
      <rect
        className={isMarked ? 'eclipse-figure-space is-marked' : 'eclipse-figure-space'}
        x="1"
        y="1"
        width="28"
        height="42"
        rx="4"
      />
      {hasDisc && (
        <g transform="translate(15 15) scale(0.8)" color={colourOf(me)}>
          <use href="#eclipse-disc" />
        </g>
      )}
      <g color={hasDisc ? 'var(--muted)' : 'var(--ink)'}>
        <Digits x={15} y={hasDisc ? 35 : 22} size={hasDisc ? 12 : 17}>
          {upkeep}
        </Digits>
      </g>
    </Picture>
  );
}

interface SpaceProps {
  readonly upkeep: number;
  readonly hasDisc: boolean;
  readonly isMarked?: boolean;
}

function InfluenceTrack({ labels: [left, now, next] }: DiagramProps) {
  const empty = [12, 11, 10, 9].map(upkeepWith);
  const rest = Array.from({ length: discs - 1 }, (_, index) => upkeepWith(discs - 2 - index));
  return (
    <Row>
      <Cell>
        {empty.map((upkeep, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
          <Space key={place} upkeep={upkeep} hasDisc={false} />
        ))}
      </Cell>
      <Cell label={now}>
        <Space upkeep={upkeepWith(discs)} hasDisc={false} isMarked />
      </Cell>
      <Cell label={next}>
        <Space upkeep={upkeepWith(discs - 1)} hasDisc />
      </Cell>
      <Cell label={left} isGroup>
        {rest.map((upkeep) => (
          <Space key={upkeep} upkeep={upkeep} hasDisc />
        ))}
      </Cell>
    </Row>
  );
}

/** Cubes on the money track before one of them settles. */
const cubes = 11;

function Population({ labels: [ship, cube, income] }: DiagramProps) {
  return (
    <Row isCentred>
      <Cell label={cube}>
        <Picture box="0 0 132 44" width={132}>
          {[0, 1, 2, 3].map((place) => (
            <g key={place} transform={`translate(${place * 33} 0)`}>
              <rect className="eclipse-figure-space" x="1" y="1" width="31" height="42" rx="4" />
              {place < 2 ? (
                <Digits x={16.5} y={22} size={17}>
                  {producedWith(cubes + 1 - place)}
                </Digits>
              ) : (
                <use href="#eclipse-cube" x={16.5} y={22} color={colourOf(me)} opacity={place === 2 ? 0.35 : 1} />
              )}
            </g>
          ))}
        </Picture>
      </Cell>
      <Arrow />
      <Cell label={ship}>
        <Picture box="-22 -22 44 44" width={44}>
          <Sign name="colonyShip" size={40} colour={colourOf(me)} />
        </Picture>
      </Cell>
      <Arrow />
      <Cell>
        <Sectors
          width={108}
          sectors={[
            {
              q: 0,
              r: 0,
              owner: me,
              wormholes: [],
              squares: [
                { type: 'money', isSettled: true },
                { type: 'science', isSettled: false },
                { type: 'gray', isSettled: false },
              ],
            },
          ]}
        />
      </Cell>
      <Cell label={income}>
        <Picture box="0 0 104 44" width={104}>
          <Sign name="money" x={17} y={22} size={28} colour={resourceHues.money} />
          <Digits x={48} y={22} size={20}>
            {producedWith(cubes)}
          </Digits>
          <path className="eclipse-figure-line" d="M60 22H76M71 17 77 22 71 27" />
          <g color="var(--act)">
            <Digits x={91} y={22} size={24}>
              {producedWith(cubes - 1)}
            </Digits>
          </g>
        </Picture>
      </Cell>
    </Row>
  );
}

const [west, east] = [0, 3];
const here = { q: 0, r: 0, owner: me } as const;
const there = { q: 0, r: 1, owner: null } as const;

function Wormholes({ labels: [connected, half, closed] }: DiagramProps) {
  return (
    <Row>
      <Cell label={connected}>
        <Sectors
          width={150}
          sectors={[
            { ...here, wormholes: [east] },
            { ...there, wormholes: [west] },
          ]}
        />
      </Cell>
      <Cell label={half}>
        <Sectors
          width={150}
          sectors={[
            { ...here, wormholes: [east] },
            { ...there, wormholes: [] },
          ]}
        />
      </Cell>
      <Cell label={closed}>
        <Sectors
          width={150}
          sectors={[
            { ...here, wormholes: [] },
            { ...there, wormholes: [] },
          ]}
        />
      </Cell>
    </Row>
  );
}

function PlaceSector({ labels: [joins, open] }: DiagramProps) {
  const home = { ...here, wormholes: [east] };
  const behind = { q: 0, r: 2, owner: neighbour, wormholes: [west] };
  return (
    <Row>
      <Cell label={joins}>
        <Sectors width={210} sectors={[home, { ...there, wormholes: [west, 1, 5] }, behind]} />
      </Cell>
      <Cell label={open}>
        <Sectors width={210} sectors={[home, { ...there, wormholes: [west, 1, east] }, behind]} />
      </Cell>
    </Row>
  );
}

function Blueprint({ labels: [made, used, dice, hull] }: DiagramProps) {
  const sum = (figure: 'produces' | 'consumes' | 'hull') =>
    Object.values(parts).reduce((total, part) => total + part[figure], 0);
  const figures: readonly (readonly [string | undefined, Emblem, string, string])[] = [
    [made, 'energy', partHues.source, `+${sum('produces')}`],
    [used, 'energy', 'var(--muted)', `−${sum('consumes')}`],
    [hull, 'hull', partHues.hull, String(sum('hull'))],
  ];
  return (
    <Row isCentred>
      <Cell>
        <div className="eclipse-figure-blueprint">
          {Object.entries(parts).map(([id, part]) => (
            <PartTile key={id} part={part} size={52} />
          ))}
        </div>
      </Cell>
      {figures.map(([label, emblem, hue, figure]) => (
        <Cell key={label} label={label}>
          <Picture box="0 0 60 32" width={60}>
            <Sign name={emblem} x={15} y={16} size={24} colour={hue} />
            <Digits x={44} y={16} size={20}>
              {figure}
            </Digits>
          </Picture>
        </Cell>
      ))}
      <Cell label={dice}>
        <DieMark colour="yellow" size={30} />
      </Cell>
    </Row>
  );
}

const computer = 2;
const shield = 1;

/** A die with what it does to the ship. */
function Die({ face }: { readonly face: 'blank' | 2 | 3 | 4 | 5 | 'burst' }) {
  const hits = isHit(face, computer, shield);
  return (
    <div className="eclipse-figure-die">
      <DieIcon colour="yellow" face={face} size={40} />
      <Picture box="-12 -12 24 24" width={20}>
        <Sign name={hits ? 'passed' : 'close'} size={18} colour={hits ? 'var(--act)' : 'var(--line-strong)'} />
      </Picture>
    </div>
  );
}

function Hit({ labels: [never, miss, hit, always] }: DiagramProps) {
  return (
    <Row>
      <Cell>
        <Picture box="0 0 64 64" width={64}>
          <Sign name="computer" x={16} y={16} size={24} colour={partHues.computer} />
          <Digits x={46} y={16} size={18}>{`+${computer}`}</Digits>
          <Sign name="shield" x={16} y={48} size={24} colour={partHues.shield} />
          <Digits x={46} y={48} size={18}>{`−${shield}`}</Digits>
        </Picture>
      </Cell>
      <Cell label={never}>
        <Die face="blank" />
      </Cell>
      <Cell label={miss} isGroup>
        <Die face={2} />
        <Die face={3} />
        <Die face={4} />
      </Cell>
      <Cell label={hit}>
        <Die face={5} />
      </Cell>
      <Cell label={always}>
        <Die face="burst" />
      </Cell>
    </Row>
  );
}

function Pinning({ labels: [pinned, goesOn] }: DiagramProps) {
  const mine = { kind: 'interceptor', seat: me, count: 1 } as const;
  return (
    <Row isCentred>
      <Cell label={pinned}>
        <Sectors
          width={116}
          sectors={[
            { ...here, owner: null, wormholes: [east], ships: [mine, { kind: 'ancient', seat: null, count: 1 }] },
          ]}
        />
      </Cell>
      <Arrow />
      <Cell label={goesOn}>
        <Sectors width={116} sectors={[{ ...there, wormholes: [west], ships: [mine] }]} />
      </Cell>
    </Row>
  );
}

const sources: readonly (readonly [Emblem, string])[] = [
  ['sector', '1–4'],
  ['reputation', '1–4'],
  ['technology', '1–5'],
  ['points', '3'],
  ['discovery', '2'],
  ['ambassador', '1'],
  ['traitor', '−2'],
];

function Points({ labels }: DiagramProps) {
  return (
    <Row>
      {sources.map(([emblem, points], place) => (
        <Cell key={emblem} label={labels[place]}>
          <Picture box="0 0 56 64" width={56}>
            {emblem === 'points' ? (
              <use href="#eclipse-monolith" x={28} y={18} />
            ) : (
              <Sign name={emblem} x={28} y={18} size={30} colour="var(--muted)" />
            )}
            <Digits x={28} y={50} size={20}>
              {points}
            </Digits>
          </Picture>
        </Cell>
      ))}
    </Row>
  );
}

const glyphs = [me, neighbour].map(glyphOf).join('');

function Definitions() {
  return <Symbols glyphs={glyphs} />;
}

export const diagrams: Diagrams = {
  Definitions,
  drawings: {
    'influence-track': InfluenceTrack,
    population: Population,
    wormholes: Wormholes,
    'place-sector': PlaceSector,
    blueprint: Blueprint,
    hit: Hit,
    pinning: Pinning,
    points: Points,
  },
};
