import { controllerOf } from '@orrery/arcs/figures';
import type { CSSProperties } from 'react';
import { labelOf, livenessOf } from '../../drawing/touch.ts';
import type { Point, RendererProps } from '../../renderer.ts';
import { emblems } from '../art/emblems.ts';
import { type Cell, largestShips } from '../geometry.ts';
import { buildingHint, systemHint } from '../hints.ts';
import { type BuildingView, buildingTarget, eachShip, looseIn, type SystemView, tablesOf, viewOf } from '../model.ts';
import { item, pack } from '../packing.ts';
import { hitsOn } from '../plans.ts';
import { round } from '../shape.ts';
import { useWords } from '../words.ts';
import { Dial } from './Dial.tsx';
import { BuildingShape, HitMark, type Origin, Ships } from './Pieces.tsx';
import { liveClass, touching } from './touch.ts';

interface SystemProps {
  readonly props: RendererProps;
  readonly cell: Cell;
  readonly system: SystemView;
  /** How large everything is drawn. */
  readonly size: number;
  /** Where ships that just arrived came from, by the key of their stack. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** Whether it can be reached, while that is shown. */
  readonly isInReach?: boolean;
}

/** A system with everything in it. */
export function System({ props, cell, system, size, origins, isInReach = false }: SystemProps) {
  const words = useWords();
  const view = viewOf(props);
  const hint = systemHint(props, words, view, tablesOf(props), cell.id, system);
  const target = `system:${cell.id}`;
  const live = livenessOf(props, target);
  const controller = controllerOf(system);
  const holder = controller === null ? undefined : props.players[controller];
  const isMine = props.seat !== null && hasPieces(system, props.seat);
  const isBattle = view.battle?.system === cell.id;
  const name = live === 'asked' && props.level !== 'far' ? props.name(`system/${cell.id}`) : null;
  return (
    <g className="arcs-system" style={holder && ({ color: holder.colour } as CSSProperties)}>
      {live === 'asked' && <path className="arcs-glow" d={cell.path} />}
      <path
        className={`arcs-cell${holder ? ' is-controlled' : ''}${liveClass(props, target)}`}
        d={cell.path}
        data-cell={cell.id}
        data-is={isMine ? 'mine' : undefined}
        {...touching(props, target, { label: labelOf(props, hint), hint, place: target })}
      />
      {live === 'begins' && <path className="arcs-begin" d={cell.path} />}
      {isInReach && <path className="arcs-reach" d={cell.path} />}
      {(isBattle || props.inspected === target) && (
        <path className={isBattle ? 'arcs-battle' : 'arcs-inspected'} d={cell.path} />
      )}
      <Dial
        cell={cell}
        glyph={holder?.glyph ?? null}
        level={props.level}
        name={props.level === 'near' ? props.name(`system/${cell.id}`) : name}
      />
      <Heart {...{ props, cell, system, size }} />
      {cell.slots.map((point, slot) => {
        const building = system.buildings.find((each) => each.slot === slot);
        return building ? (
          <Building key={`slot-${round(point.x)}`} {...{ props, cell, building }} at={point} scale={size} />
        ) : (
          <FreeSlot key={`slot-${round(point.x)}`} {...{ props, cell }} at={point} scale={size} />
        );
      })}
      <Loose {...{ props, cell, system, size, origins }} />
    </g>
  );
}

function hasPieces({ fresh, damaged, buildings }: SystemView, seat: number): boolean {
  return Boolean(fresh[seat] || damaged[seat]) || buildings.some(({ owner }) => owner === seat);
}

/** Ships, and buildings that have no slot. Near by each ship is drawn, as long as they are not too many. */
function Loose({ props, cell, system, size, origins }: Omit<SystemProps, 'isInReach'>) {
  const words = useWords();
  const stacks = looseIn(cell.id, system);
  const ships = props.level === 'near' ? eachShip(stacks) : stacks;
  const single = pack(cell.room, ships.length, size * 1.2, item.single);
  const isSingle = props.level === 'near' && single.scale > 0.62;
  const loose = isSingle ? ships : stacks;
  const isWide = stacks.some((each) => each.kind === 'ships' && each.count > 9);
  const stacked = pack(cell.room, stacks.length, size * largestShips, isWide ? item.wideWidth : item.width);
  const { scale, at } = isSingle ? single : stacked;
  return loose.map((each, i) => {
    const point = at[i] ?? cell.heart;
    if (each.kind === 'building')
      return <Building key={each.key} {...{ props, cell }} building={each.building} at={point} scale={scale * 0.8} />;
    const { seat, damaged, count } = each;
    const target = `ships:${cell.id}.${seat}`;
    const live = livenessOf(props, target);
    const drawn = (
      <Ships
        key={each.key}
        stack={each}
        player={props.players[seat]}
        origin={origins.get(each.key)}
        at={point}
        scale={scale}
        level={props.level}
        hits={hitsOn(props, `${cell.id}.${seat}.${damaged ? 'damaged' : 'fresh'}`)}
      />
    );
    if (live === 'idle' || live === 'still') return drawn;
    const label = words('ships.label', {
      count,
      player: `seat/${seat}`,
      damaged,
      system: `system/${cell.id}`,
    });
    const half = { x: (isSingle ? 17 : 34) * scale, y: 21 * scale };
    return (
      <g
        key={each.key}
        className={`arcs-fleet${liveClass(props, target)}`}
        {...touching(props, target, { label, hint: { title: label, lines: [] }, place: `system:${cell.id}` })}
      >
        <rect
          className="arcs-fleet-area"
          x={point.x - half.x}
          y={point.y - half.y}
          width={half.x * 2}
          height={half.y * 2}
          rx="12"
        />
        {drawn}
      </g>
    );
  });
}

interface HeartProps {
  readonly props: RendererProps;
  readonly cell: Cell;
  readonly system: SystemView;
  readonly size: number;
}

/** The planet's sphere with its type, or the gate's portal, which steps back when ships lie over it. */
function Heart({ props, cell, system, size }: HeartProps) {
  const { x, y } = cell.heart;
  const at = `translate(${round(x)} ${round(y)}) scale(${size})`;
  const type = system.marker ?? tablesOf(props).systems.find(({ id }) => id === cell.id)?.resource;
  const isBusy = [...system.fresh, ...system.damaged].some((count) => count > 0);
  if (!type) return <use href="#arcs-portal" transform={at} opacity={isBusy ? 0.35 : 1} />;
  const towardCentre = round((cell.angle * 180) / Math.PI + 180);
  return (
    <g className="arcs-planet" transform={at}>
      <use href={`#arcs-planet-${type}`} transform={`rotate(${towardCentre})`} />
      <path d={emblems[type]} transform="translate(-21 -21) scale(1.75)" />
      {system.marker && <circle className="arcs-changed" r="49" />}
      {props.level === 'near' && (
        <text className="arcs-type" y="39" textAnchor="middle">
          {props.name(`resource/${type}`)}
        </text>
      )}
    </g>
  );
}

interface PlacedProps {
  readonly props: RendererProps;
  readonly cell: Cell;
  readonly at: Point;
  readonly scale: number;
}

function Building({ props, cell, building, at, scale }: PlacedProps & { readonly building: BuildingView }) {
  const words = useWords();
  const target = buildingTarget(cell.id, building);
  const live = livenessOf(props, target);
  const hint = buildingHint(words, viewOf(props), cell.id, building);
  const hits = hitsOn(props, target);
  return (
    <g
      className={`arcs-building${liveClass(props, target)}`}
      transform={`translate(${round(at.x)} ${round(at.y)}) scale(${round(scale)})`}
      {...touching(props, target, { label: hint.title, hint, place: `system:${cell.id}` })}
    >
      {(live === 'asked' || live === 'begins') && <circle className="arcs-halo" r="33" />}
      <BuildingShape building={building} player={props.players[building.owner]} />
      {hits > 0 && <HitMark count={hits} />}
      {props.level === 'near' && building.used && (
        <text className="arcs-type" y="-33" textAnchor="middle">
          {words(building.kind === 'city' ? 'building.short.taxed' : 'building.short.built')}
        </text>
      )}
    </g>
  );
}

/** An empty slot, where something may be built. */
function FreeSlot({ props, cell, at, scale }: PlacedProps) {
  const words = useWords();
  const target = `free:${cell.id}`;
  const live = livenessOf(props, target);
  const transform = `translate(${round(at.x)} ${round(at.y)}) scale(${scale})`;
  if (live !== 'begins') return <use href="#arcs-slot" transform={transform} />;
  const label = words('slot.free', { system: `system/${cell.id}` });
  return (
    <g
      className={`arcs-free${liveClass(props, target)}`}
      transform={transform}
      {...touching(props, target, { label, hint: { title: label, lines: [] }, place: `system:${cell.id}` })}
    >
      <use href="#arcs-slot" />
      <circle className="arcs-halo" r="26" />
      <path className="arcs-plus" d="M-9 0H9M0-9V9" />
    </g>
  );
}
