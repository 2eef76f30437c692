import { directions, step } from '@orrery/eclipse/figures';
import type { CSSProperties } from 'react';
import { OddsLine } from '../../odds/OddsLine.tsx';
import { GlyphIcon } from '../drawing/Glyph.tsx';
import { useLive } from '../drawing/live.ts';
import { SeatLines } from '../drawing/SeatLines.tsx';
import type { RendererProps } from '../renderer.ts';
import { Icon } from './art/Icon.tsx';
import { resourceHues } from './art/palette.ts';
import { ownerColour } from './bench/battle/colours.ts';
import { Squares } from './bench/Squares.tsx';
import { type Fleet, fleetsIn } from './board/fleets.ts';
import { thingsIn } from './board/hints.ts';
import { Sector } from './board/Sector.tsx';
import { Wormholes } from './board/Wormholes.tsx';
import { apothem, centreOf, keyOf, radius } from './geometry.ts';
import { ownerName, ratingsOf, type SectorId, type SectorView, tablesOf, viewOf } from './model.ts';
import { battleIn } from './odds/battles.ts';
import { comersTo } from './reach.ts';
import { RatingsTable } from './sheets/Ratings.tsx';
import { nextUpkeep } from './sums.ts';
import { message, useWords } from './words.ts';

/** A sector whole: drawn near, whose it is and what lies there, and the ships with the figures of their own blueprints. */
export function Inspector(props: RendererProps & { readonly place: string }) {
  const words = useWords();
  const id = props.place.slice('sector:'.length) as SectorId;
  const sector = viewOf(props).sectors[id];
  if (!sector) return <p className="eclipse-muted">{words('inspect.unknown')}</p>;
  const figures = tablesOf(props).sectors[id];
  const owner = sector.owner === null ? undefined : props.players[sector.owner];
  const things = thingsIn(props, words, id, sector);
  return (
    <div className="eclipse-inspector">
      <h3>
        {props.name(`sector/${id}`)}
        <small>{words('sector.points', { points: figures.points })}</small>
      </h3>
      <Near props={props} id={id} sector={sector} />
      <p className="eclipse-inspector-facts">
        {owner && <GlyphIcon player={owner} size={11} />}
        {owner ? words('sector.controlled', { player: `seat/${sector.owner}` }) : words('sector.free')}
        {figures.population.length > 0 && <Squares figures={figures} name={props.name} size={20} />}
      </p>
      {things.length > 0 && (
        <ul className="eclipse-inspector-things">
          {things.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <OddsLine battle={battleIn(props, id)} />
      <Disc props={props} sector={sector} />
      {fleetsIn(id, sector, false).map((fleet) => (
        <Ships key={fleet.owner} props={props} sector={sector} fleet={fleet} />
      ))}
      <Comers props={props} id={id} />
    </div>
  );
}

interface SectorProps {
  readonly props: RendererProps;
  readonly sector: SectorView;
}

const still = {
  targets: new Map(),
  begins: () => false,
  decision: null,
  prompt: null,
  plan: null,
  told: [],
  lit: null,
  level: 'near',
} as const;
const noOrigins = new Map();

/** The size of the picture, in pixels. */
const [WIDTH, HEIGHT] = [268, 150];

/** The sector as it is drawn when the camera is near, in a picture of its own that nothing can be picked in. */
function Near({ props, id, sector }: SectorProps & { readonly id: SectorId }) {
  const live = useLive({ ...props, ...still, inspect: () => {}, hint: () => {}, pick: () => {} });
  const { sectors } = viewOf(props);
  const { x, y } = centreOf(sector);
  const beside = new Set([keyOf(sector), ...directions.keys().map((direction) => keyOf(step(sector, direction)))]);
  const placed = (Object.keys(sectors) as SectorId[]).flatMap((each) => {
    const other = sectors[each];
    return other && beside.has(keyOf(other)) ? [{ id: each, q: other.q, r: other.r, rotation: other.rotation }] : [];
  });
  const height = 2 * radius + 24;
  const width = (height * WIDTH) / HEIGHT;
  return (
    <svg
      className="eclipse-near"
      viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
      aria-hidden="true"
      style={{ '--units-per-pixel': height / HEIGHT } as CSSProperties}
    >
      <clipPath id="eclipse-near">
        <rect x={x - apothem - 12} y={y - height / 2} width={2 * apothem + 24} height={height} />
      </clipPath>
      <g className="eclipse-board is-near" clipPath="url(#eclipse-near)">
        <Sector
          {...{ live, id, sector }}
          props={{ ...props, ...still }}
          origins={noOrigins}
          signature={`near ${id} ${JSON.stringify(sector)}`}
        />
        <Wormholes tables={tablesOf(props)} placed={placed} preview={null} />
      </g>
    </svg>
  );
}

/** What a disc of mine here would cost at upkeep. */
function Disc({ props, sector }: SectorProps) {
  const words = useWords();
  const me = props.seat === null ? undefined : viewOf(props).players[props.seat];
  const next = me && nextUpkeep(me);
  if (!me || next === null || next === undefined || sector.owner !== null) return null;
  return (
    <p className="eclipse-inspector-facts">
      <Icon name="disc" size={13} />
      {words('inspect.disc')} <b>−{next - me.upkeep}</b>
      <Icon name="money" size={13} colour={resourceHues.money} />
    </p>
  );
}

/** Who could be here after one move. */
function Comers({ props, id }: { readonly props: RendererProps; readonly id: SectorId }) {
  const words = useWords();
  const lines = comersTo(props, id).map(({ seat, from, ships, steps }) => ({
    key: `${seat}.${from}`,
    seat,
    text: words('inspect.comer', { count: ships, sector: `sector/${from}`, steps }),
  }));
  return <SeatLines title={words('inspect.comers')} players={props.players} lines={lines} />;
}

/** The ships of somebody, with what the blueprints of that player make of them. */
function Ships({ props, sector, fleet: { owner, stacks } }: SectorProps & { readonly fleet: Fleet }) {
  const view = viewOf(props);
  const rows = stacks.flatMap((stack) => {
    const ratings = ratingsOf(view, stack);
    const mine = props.seat === null ? null : ratingsOf(view, { owner: props.seat, type: stack.type });
    const hurt = sector.ships.filter(
      ({ type, damage, ...ship }) => ship.owner === owner && type === stack.type && damage,
    );
    return ratings
      ? [
          {
            kind: stack.type,
            ratings,
            mine: owner === props.seat ? null : mine,
            count: stack.count,
            ...(hurt.length > 0 && { note: message('inspect.damaged', { count: hurt.length }) }),
          },
        ]
      : [];
  });
  return (
    <section>
      <h4 className="eclipse-owner">
        {typeof owner === 'number' && <GlyphIcon player={props.players[owner]} size={11} />}
        {ownerName(props, owner)}
      </h4>
      <RatingsTable props={props} caption={ownerName(props, owner)} colour={ownerColour(props, owner)} rows={rows} />
    </section>
  );
}
