/** The pictures of the introduction to Twilight Imperium, on small positions made by hand. */
import '../style/base.css';
import '../style/board.css';
import '../style/battle.css';
import './diagrams.css';
import { colourOf } from '../../../app/seats.ts';
import { Arrow, Cell, type DiagramProps, type Diagrams, Digits, Picture, Row } from '../../../learning/Figure.tsx';
import { Definitions as Symbols } from '../art/Definitions.tsx';
import type { Emblem } from '../art/emblems.ts';
import type { PlanetContent } from '../board/marks.ts';
import type { UnitType } from '../model.ts';
import { bereg, fleet, glyphs, held, me, rival, Sign, System, Unit } from './parts.tsx';

const mine = colourOf(me);
const theirs = colourOf(rival);
const sand = '#d9a95f';
const ice = '#86a6ea';

const dock = { seat: me, type: 'space-dock', count: 1 } as const;
const lirta: PlanetContent = { ...bereg, id: 'lirta-iv', resources: 2, influence: 3 };

/** A small drawing and, below it, what it is. */
function Part({ label, children }: { readonly label: string | undefined; readonly children: React.ReactNode }) {
  return (
    <Cell label={label}>
      <Picture box="-20 -14 40 28" width={50}>
        {children}
      </Picture>
    </Cell>
  );
}

function Tile({ labels: [ships, resources, influence, infantry, docked, token] }: DiagramProps) {
  return (
    <Row isCentred>
      <Cell>
        <System
          width={210}
          holds={{
            planets: [{ ...held(bereg, 2), structures: [dock] }, lirta],
            fleets: [fleet(me, 'carrier', 'cruiser', 'fighter')],
            tokens: [me],
          }}
        />
      </Cell>
      <Part label={ships}>
        <Unit type="carrier" x={-9} size={18} colour={mine} />
        <Unit type="cruiser" x={9} size={18} colour={mine} />
      </Part>
      <Part label={token}>
        <g color={mine}>
          <use href="#ti4-pennant" x={-13} y={-10.5} width={26} height={21} fill="currentColor" />
        </g>
      </Part>
      <Part label={infantry}>
        <Unit type="infantry" size={22} colour={mine} />
      </Part>
      <Part label={docked}>
        <Unit type="space-dock" size={22} colour={mine} />
      </Part>
      <Part label={resources}>
        <Sign name="resources" size={20} colour={sand} />
      </Part>
      <Part label={influence}>
        <Sign name="influence" size={20} colour={ice} />
      </Part>
    </Row>
  );
}

function TacticalAction({ labels: [activate, move, fight, invade, produce] }: DiagramProps) {
  const [tokens, mineThere] = [[me], fleet(me, 'carrier', 'cruiser')];
  const steps = [
    { label: activate, holds: { planets: [bereg], fleets: [fleet(rival, 'destroyer')], tokens } },
    { label: move, holds: { planets: [bereg], fleets: [fleet(rival, 'destroyer'), mineThere], tokens } },
    { label: fight, holds: { planets: [bereg], fleets: [mineThere], tokens }, hasDie: true },
    { label: invade, holds: { planets: [held(bereg, 2)], fleets: [mineThere], tokens } },
    {
      label: produce,
      holds: {
        planets: [{ ...held(bereg, 2), structures: [dock] }],
        fleets: [fleet(me, 'carrier', 'cruiser', 'fighter')],
        tokens,
      },
    },
  ];
  return (
    <Row>
      {steps.map(({ label, holds, hasDie }) => (
        <Cell key={label} label={label}>
          <System width={118} holds={holds} isActive>
            {hasDie && <Sign name="dice" x={30} y={-2} size={20} colour="var(--act)" />}
          </System>
        </Cell>
      ))}
    </Row>
  );
}

function Locked({ labels: [cannotLeave, mayMove] }: DiagramProps) {
  return (
    <Row isCentred>
      <Cell label={cannotLeave}>
        <System
          width={130}
          holds={{ planets: [held(bereg, 2)], fleets: [fleet(me, 'carrier', 'cruiser')], tokens: [me] }}
        >
          <path className="ti4-figure-cross" d="M-24-30 24-9M24-30-24-9" />
        </System>
      </Cell>
      <Cell label={mayMove}>
        <System width={130} holds={{ fleets: [fleet(me, 'carrier', 'cruiser')] }} />
      </Cell>
      <Arrow />
      <Cell>
        <System width={130} holds={{ planets: [lirta], tokens: [me] }} isActive />
      </Cell>
    </Row>
  );
}

function Pools({ labels }: DiagramProps) {
  const tokens = [3, 3, 2];
  return (
    <Row>
      {tokens.map((count, pool) => (
        <Cell key={labels[pool]} label={labels[pool]}>
          <Picture box="0 0 96 44" width={120}>
            <rect className="ti4-figure-frame" x="1" y="1" width="94" height="42" rx="5" />
            {Array.from({ length: count }, (_, token) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
              <g key={token} color={mine}>
                <use href="#ti4-pennant" x={8 + token * 28} y={11} width={27} height={22} fill="currentColor" />
              </g>
            ))}
          </Picture>
        </Cell>
      ))}
    </Row>
  );
}

const aboard: readonly UnitType[] = ['fighter', 'fighter', 'infantry', 'infantry'];

function Capacity({ labels: [room, none] }: DiagramProps) {
  return (
    <Row isCentred>
      <Cell label={room}>
        <Picture box="0 0 190 52" width={228}>
          <rect className="ti4-figure-frame" x="1" y="1" width="188" height="50" rx="5" />
          <Unit type="carrier" x={28} y={26} size={40} colour={mine} />
          {aboard.map((type, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: whoever is aboard is its place
            <g key={place} transform={`translate(${72 + place * 32} 26)`}>
              <rect className="ti4-figure-seat" x="-14" y="-15" width="28" height="30" rx="3" />
              <Unit type={type} size={20} colour={mine} />
            </g>
          ))}
        </Picture>
      </Cell>
      <Cell label={none}>
        <Picture box="-18 -18 36 36" width={44}>
          <Unit type="fighter" size={22} colour={theirs} />
          <path className="ti4-figure-cross" d="M-14-14 14 14M14-14-14 14" />
        </Picture>
      </Cell>
    </Row>
  );
}

function PlanetCard({ labels: [build, votes, either] }: DiagramProps) {
  return (
    <Row>
      <Cell label={build}>
        <Picture box="-36 -45 72 90" width={81}>
          <Sign name="resources" x={-14} size={22} colour={sand} />
          <Unit type="space-dock" x={14} size={24} colour={mine} />
        </Picture>
      </Cell>
      <Cell label={either}>
        <System width={118} holds={{ planets: [held(bereg, 1)] }} />
        <Arrow />
        <System width={118} holds={{ planets: [{ ...held(bereg, 1), exhausted: true }] }} />
      </Cell>
      <Cell label={votes}>
        <Picture box="-45 -45 90 90" width={102}>
          <Sign name="influence" x={-28} size={22} colour={ice} />
          <Sign name="token" x={2} size={20} colour={mine} />
          <Sign name="gavel" x={30} size={22} colour="#e9d9a8" />
        </Picture>
      </Cell>
    </Row>
  );
}

const phases: readonly Emblem[] = ['card', 'token', 'custodians', 'gavel'];

function Round({ labels }: DiagramProps) {
  return (
    <Row isCentred>
      {phases.map((emblem, phase) => (
        <Cell key={emblem} label={labels[phase]}>
          <Picture box="-30 -24 60 48" width={72}>
            <rect
              className={emblem === 'gavel' ? 'ti4-figure-frame is-later' : 'ti4-figure-frame'}
              x="-27"
              y="-21"
              width="54"
              height="42"
              rx="6"
            />
            <Sign name={emblem} size={24} colour="var(--ink)" />
          </Picture>
          {phase < phases.length - 1 && <Arrow />}
        </Cell>
      ))}
    </Row>
  );
}

/** Who throws, what they need, and what they threw. */
export const throwers: readonly { readonly type: UnitType; readonly value: number; readonly die: number }[] = [
  { type: 'cruiser', value: 7, die: 8 },
  { type: 'dreadnought', value: 5, die: 3 },
  { type: 'fighter', value: 9, die: 9 },
];

function Dice({ labels }: DiagramProps) {
  return (
    <Row>
      {throwers.map(({ type, value, die }, place) => (
        <Cell key={type} label={labels[place]}>
          <Picture box="0 0 100 48" width={120}>
            <Unit type={type} x={24} y={24} size={38} colour={mine} />
            {type === 'dreadnought' && <use href="#ti4-wedge" x={32} y={28} width={16} height={16} />}
            <rect
              className={die >= value ? 'ti4-figure-die is-hit' : 'ti4-figure-die'}
              x="56"
              y="6"
              width="36"
              height="36"
              rx="6"
              color={mine}
            />
            <g color={die >= value ? '#0b0f17' : 'var(--ink)'}>
              <Digits x={74} y={24} size={20}>
                {die}
              </Digits>
            </g>
          </Picture>
        </Cell>
      ))}
    </Row>
  );
}

function Definitions() {
  return <Symbols glyphs={glyphs} />;
}

export const diagrams: Diagrams = {
  Definitions,
  drawings: {
    tile: Tile,
    'tactical-action': TacticalAction,
    locked: Locked,
    pools: Pools,
    capacity: Capacity,
    'planet-card': PlanetCard,
    round: Round,
    dice: Dice,
  },
};
