/** The pictures of the introduction to Arcs, on small positions made by hand. */
import '../style/board.css';
import './diagrams.css';
import { colourOf } from '../../../app/seats.ts';
import {
  Arrow,
  Cell,
  type DiagramProps,
  type Diagrams,
  Digits,
  Picture,
  Row,
  SeatMark,
} from '../../../learning/Figure.tsx';
import { Definitions as Symbols } from '../art/Definitions.tsx';
import { DieFace, type DieSymbol } from '../art/DieFace.tsx';
import { resourceHues } from '../art/palette.ts';
import type { ActionCard, DieKind } from '../model.ts';
import { AmbitionBox, Card, CardDown, Marker, me, rival, Sign, Slot, SmallSystem } from './parts.tsx';

export const cards = {
  lead: { id: 'construction-3', suit: 'construction', number: 3, pips: 3, ambition: 'tyrant' },
  surpassing: { id: 'construction-5', suit: 'construction', number: 5, pips: 2, ambition: 'keeper' },
  pivoting: { id: 'mobilization-2', suit: 'mobilization', number: 2, pips: 4, ambition: 'tycoon' },
  declaring: { id: 'administration-2', suit: 'administration', number: 2, pips: 4, ambition: 'tycoon' },
} as const satisfies Record<string, ActionCard>;

function LeadAndFollow({ labels: [lead, surpass, copy, pivot] }: DiagramProps) {
  return (
    <Row>
      <Cell label={lead}>
        <Card card={cards.lead} />
      </Cell>
      <Cell label={surpass}>
        <Card card={cards.surpassing} />
      </Cell>
      <Cell label={copy}>
        <CardDown />
      </Cell>
      <Cell label={pivot}>
        <Card card={cards.pivoting} />
      </Cell>
    </Row>
  );
}

function Declare({ labels: [marker, zero] }: DiagramProps) {
  return (
    <Row isCentred>
      <Cell label={zero}>
        <Card card={cards.declaring} isZeroed />
      </Cell>
      <Arrow />
      <Cell label={marker}>
        <AmbitionBox ambition="tycoon" markers={[{ first: 5, second: 3 }]} />
      </Cell>
      <Cell>
        <Picture box="-30 -40 60 80" width={60}>
          <Marker first={3} second={2} x={0} y={-16} />
          <Marker first={2} second={0} x={0} y={16} />
        </Picture>
      </Cell>
    </Row>
  );
}

function Control({ labels: [controlled, tied, other, city] }: DiagramProps) {
  return (
    <Row>
      <Cell label={controlled}>
        <SmallSystem system={{ planet: 'fuel', fresh: [2, 1], damaged: [0, 0] }} />
      </Cell>
      <Cell label={tied}>
        <SmallSystem system={{ planet: 'relic', fresh: [2, 2], damaged: [0, 0] }} />
      </Cell>
      <Cell label={other}>
        <SmallSystem system={{ planet: 'weapon', fresh: [0, 1], damaged: [2, 0] }} />
      </Cell>
      <Cell label={city}>
        <SmallSystem
          system={{ planet: 'material', fresh: [0, 0], damaged: [0, 0], building: { kind: 'city', owner: me } }}
        />
      </Cell>
    </Row>
  );
}

function Catapult({ labels: [starport, goesOn, stops] }: DiagramProps) {
  const free = { planet: null, fresh: [0, 0], damaged: [0, 0] };
  return (
    <Row isCentred>
      <Cell label={starport}>
        <SmallSystem
          system={{ planet: 'psionic', fresh: [3, 0], damaged: [0, 0], building: { kind: 'starport', owner: me } }}
          width={104}
        />
      </Cell>
      <Arrow />
      <Cell label={goesOn} isGroup>
        <SmallSystem system={free} width={88} />
        <SmallSystem system={free} width={88} />
      </Cell>
      <Arrow />
      <Cell label={stops}>
        <SmallSystem system={{ planet: null, fresh: [0, 2], damaged: [0, 0] }} width={104} />
      </Cell>
    </Row>
  );
}

export const raidCosts = [3, 1, 1, 2, 1, 3] as const;

function Slots({ labels: [always, uncovered, keys] }: DiagramProps) {
  const [first, second, third, fourth, fifth, sixth] = raidCosts;
  return (
    <div className="figure__stack">
      <Row>
        <Cell label={always} isGroup>
          <Slot held="relic" cost={first} />
          <Slot held="fuel" cost={second} />
        </Cell>
        <Cell label={uncovered} isGroup>
          <Slot held="material" cost={third} />
          <Slot cost={fourth} />
        </Cell>
        <Cell>
          <Slot cost={fifth} isCovered />
          <Slot cost={sixth} isCovered />
          {[2, 3].map((bonus) => (
            <Picture key={bonus} box="0 0 40 62" width={40}>
              <rect className="arcs-figure-slot is-covered" x="1" y="1" width="38" height="38" rx="6" />
              <Sign name="city" x={20} y={14} size={18} colour={colourOf(me)} />
              <Digits x={20} y={30} size={14}>{`+${bonus}`}</Digits>
            </Picture>
          ))}
        </Cell>
        <Cell label={keys}>
          <Picture box="0 0 40 30" width={40}>
            <Sign name="key" x={20} y={15} size={28} colour="#c9b88e" />
          </Picture>
        </Cell>
      </Row>
    </div>
  );
}

const dice: readonly { kind: DieKind; face: readonly DieSymbol[]; target: 'mine' | 'theirs' | 'building' | 'goods' }[] =
  [
    { kind: 'assault', face: ['hit', 'selfHit'], target: 'mine' },
    { kind: 'raid', face: ['intercept'], target: 'mine' },
    { kind: 'skirmish', face: ['hit'], target: 'theirs' },
    { kind: 'raid', face: ['buildingHit', 'selfHit'], target: 'building' },
    { kind: 'raid', face: ['key', 'buildingHit'], target: 'goods' },
  ];

function BattleOrder({ labels }: DiagramProps) {
  return (
    <Row>
      {dice.map(({ kind, face, target }, place) => (
        <Cell key={labels[place]} label={labels[place]}>
          <Picture box="0 0 44 112" width={44}>
            <g transform="translate(2 0)">
              <DieFace kind={kind} face={face} />
            </g>
            <path className="arcs-figure-line" d="M22 46V66M16 60 22 67 28 60" />
            <g transform="translate(22 90)">
              {target === 'goods' ? (
                <Sign name="relic" size={34} colour={resourceHues.relic} />
              ) : target === 'building' ? (
                <g transform="scale(0.66)" color={colourOf(rival)}>
                  <use href="#arcs-city" />
                </g>
              ) : (
                <g color={colourOf(target === 'mine' ? me : rival)}>
                  <use href={`#arcs-ship-${target === 'mine' ? me : rival}-1`} />
                </g>
              )}
            </g>
          </Picture>
        </Cell>
      ))}
    </Row>
  );
}

function Court({ labels: [returned, captured, secured] }: DiagramProps) {
  return (
    <Row isCentred>
      <Cell>
        <Picture box="0 0 120 76" width={120}>
          <rect className="arcs-figure-box" x="1" y="1" width="118" height="74" rx="6" />
          <Sign name="relic" x={28} y={38} size={34} colour={resourceHues.relic} />
          <g transform="translate(76 38)">
            <Sign name="agent" x={-16} size={26} colour={colourOf(me)} />
            <Sign name="agent" x={4} size={26} colour={colourOf(me)} />
            <Sign name="agent" x={28} size={26} colour={colourOf(rival)} />
          </g>
        </Picture>
      </Cell>
      <Arrow />
      <Cell label={returned}>
        <Picture box="-32 -24 64 48" width={64}>
          <Sign name="agent" x={-13} size={34} colour={colourOf(me)} />
          <Sign name="agent" x={13} size={34} colour={colourOf(me)} />
        </Picture>
      </Cell>
      <Cell label={captured}>
        <Picture box="-32 -24 64 48" width={64}>
          <Sign name="captive" size={46} colour="var(--line-strong)" />
          <Sign name="agent" size={28} colour={colourOf(rival)} />
        </Picture>
      </Cell>
      <Cell label={secured}>
        <Picture box="-32 -24 64 48" width={64}>
          <rect className="arcs-figure-box" x="-31" y="-23" width="62" height="46" rx="6" stroke={colourOf(me)} />
          <Sign name="relic" size={30} colour={resourceHues.relic} />
        </Picture>
      </Cell>
    </Row>
  );
}

/** A player with so many relics. */
function Holder({ seat, relics }: { readonly seat: number; readonly relics: number }) {
  return (
    <Picture box="0 0 108 30" width={108}>
      <g transform="translate(13 15)">
        <SeatMark seat={seat} size={18} />
      </g>
      {Array.from({ length: relics }, (_, relic) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a relic is its place
        <Sign key={relic} name="relic" x={40 + relic * 26} y={15} size={24} colour={resourceHues.relic} />
      ))}
    </Picture>
  );
}

function Scoring({ labels: [first, tied] }: DiagramProps) {
  return (
    <Row isCentred>
      <Cell>
        <AmbitionBox
          ambition="keeper"
          markers={[
            { first: 5, second: 3 },
            { first: 3, second: 2 },
          ]}
        />
      </Cell>
      <Cell label={first}>
        <Holder seat={0} relics={3} />
      </Cell>
      <Cell label={tied} isGroup>
        <Holder seat={1} relics={2} />
        <Holder seat={2} relics={2} />
      </Cell>
    </Row>
  );
}

function Definitions() {
  return <Symbols />;
}

export const diagrams: Diagrams = {
  Definitions,
  drawings: {
    'lead-and-follow': LeadAndFollow,
    declare: Declare,
    control: Control,
    catapult: Catapult,
    slots: Slots,
    'battle-order': BattleOrder,
    court: Court,
    scoring: Scoring,
  },
};
