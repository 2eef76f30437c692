/** Small pieces of an Arcs table for the pictures of its introduction. */
import { controllerOf } from '@orrery/arcs/figures';
import { colourOf } from '../../../app/seats.ts';
import { Digits, Picture, SeatMark, Shape, type ShapeAt } from '../../../learning/Figure.tsx';
import { type Emblem, emblems } from '../art/emblems.ts';
import { resourceHues, suitHues } from '../art/palette.ts';
import type { ActionCard, AmbitionId, Resource } from '../model.ts';

export const me = 0;
export const rival = 1;

export function Sign({ name, ...at }: ShapeAt & { readonly name: Emblem }) {
  return <Shape path={emblems[name]} {...at} />;
}

/** An action card as it lies on the table; under the zero marker it counts as 0. */
export function Card({ card, isZeroed = false }: { readonly card: ActionCard; readonly isZeroed?: boolean }) {
  const hue = suitHues[card.suit];
  return (
    <Picture box="0 0 64 88" width={64}>
      <rect className="arcs-figure-card" x="1" y="1" width="62" height="86" rx="6" stroke={hue} />
      <g color={hue}>
        <Digits x={17} y={18} size={24}>
          {card.number}
        </Digits>
        <Sign name={card.suit} x={45} y={18} size={22} />
      </g>
      {Array.from({ length: card.pips }, (_, pip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <circle key={pip} cx={12 + pip * 11} cy="74" r="4" fill={hue} />
      ))}
      {card.ambition && !isZeroed && <Sign name={card.ambition} x={32} y={46} size={22} colour="var(--muted)" />}
      {isZeroed && (
        <g transform="translate(32 45)">
          <circle r="15" fill="var(--ink)" />
          <g color="var(--ground)">
            <Digits size={20}>0</Digits>
          </g>
        </g>
      )}
    </Picture>
  );
}

/** The back of a card. */
export function CardDown() {
  return (
    <Picture box="0 0 64 88" width={64}>
      <rect className="arcs-figure-card" x="1" y="1" width="62" height="86" rx="6" stroke="var(--line-strong)" />
      <Sign name="gate" x={32} y={44} size={34} colour="var(--line-strong)" />
    </Picture>
  );
}

/** Power for first and second place. */
export function Marker({ first, second, x, y }: MarkerProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="arcs-figure-marker" x="-24" y="-12" width="48" height="24" rx="12" />
      <g color="#fbe9bb">
        <Digits x={-9} size={16}>
          {first}
        </Digits>
      </g>
      <g color="#cbbd92">
        <Digits x={10} size={13}>
          {second}
        </Digits>
      </g>
    </g>
  );
}

interface MarkerProps {
  readonly first: number;
  readonly second: number;
  readonly x: number;
  readonly y: number;
}

/** An ambition with the markers on it. */
export function AmbitionBox({ ambition, markers, width = 112 }: AmbitionBoxProps) {
  const room = markers.length > 1 ? 168 : 112;
  return (
    <Picture box={`0 0 ${room} 44`} width={(width * room) / 112}>
      <rect className="arcs-figure-box" x="1" y="1" width={room - 2} height="42" rx="5" />
      <Sign name={ambition} x={24} y={22} size={26} />
      {markers.map(({ first, second }, place) => (
        <Marker key={first} {...{ first, second }} x={78 + place * 56} y={22} />
      ))}
    </Picture>
  );
}

interface AmbitionBoxProps {
  readonly ambition: AmbitionId;
  readonly markers: readonly { readonly first: number; readonly second: number }[];
  readonly width?: number;
}

interface SystemFragment {
  /** By seat. */
  readonly fresh: readonly number[];
  readonly damaged: readonly number[];
  readonly building?: { readonly kind: 'city' | 'starport'; readonly owner: number };
  /** Null for a gate. */
  readonly planet: Resource | null;
}

/** A system: its planet or gate, in the colour of whoever controls it, and what stands there. */
export function SmallSystem({ system, width = 120 }: { readonly system: SystemFragment; readonly width?: number }) {
  const holder = controllerOf({ fresh: [...system.fresh] });
  const stacks = (['fresh', 'damaged'] as const).flatMap((state) =>
    system[state].flatMap((count, seat) => (count > 0 ? [{ state, seat, count }] : [])),
  );
  return (
    <Picture box="-80 -70 160 140" width={width}>
      <rect
        className={holder === null ? 'arcs-figure-system' : 'arcs-figure-system is-held'}
        x="-78"
        y="-68"
        width="156"
        height="136"
        rx="12"
        color={holder === null ? undefined : colourOf(holder)}
      />
      <g transform={`translate(${system.building ? -34 : 0} ${stacks.length > 0 ? -22 : 0}) scale(0.8)`}>
        {system.planet ? <use href={`#arcs-planet-${system.planet}`} /> : <use href="#arcs-portal" />}
      </g>
      {holder !== null && (
        <g transform="translate(64 -54)">
          <SeatMark seat={holder} size={18} />
        </g>
      )}
      {system.building && (
        <g transform={`translate(36 ${stacks.length > 0 ? -18 : 0})`} color={colourOf(system.building.owner)}>
          <use href={`#arcs-${system.building.kind}`} />
        </g>
      )}
      {stacks.map(({ state, seat, count }, place) => (
        <g
          key={`${state}${seat}`}
          transform={`translate(${(place - (stacks.length - 1) / 2) * 72} 42)`}
          color={colourOf(seat)}
        >
          <use href={`#arcs-${state === 'fresh' ? 'ship' : 'wreck'}-${seat}-${Math.min(3, count)}`} x={-16} />
          <Digits x={22} size={26}>
            {count}
          </Digits>
        </g>
      ))}
    </Picture>
  );
}

/** A resource slot with the keys that a raider pays, or the city that covers it. */
export function Slot({ held, cost, isCovered = false }: SlotProps) {
  return (
    <Picture box="0 0 40 62" width={40}>
      <rect
        className={isCovered ? 'arcs-figure-slot is-covered' : 'arcs-figure-slot'}
        x="1"
        y="1"
        width="38"
        height="38"
        rx="6"
        stroke={held && resourceHues[held]}
      />
      {held && <Sign name={held} x={20} y={20} size={24} colour={resourceHues[held]} />}
      {isCovered && <Sign name="city" x={20} y={20} size={24} colour={colourOf(me)} />}
      {Array.from({ length: cost }, (_, key) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a key is its place
        <Sign key={key} name="key" x={20 + (key - (cost - 1) / 2) * 13} y={52} size={12} colour="#c9b88e" />
      ))}
    </Picture>
  );
}

interface SlotProps {
  readonly held?: Resource;
  readonly cost: number;
  readonly isCovered?: boolean;
}
