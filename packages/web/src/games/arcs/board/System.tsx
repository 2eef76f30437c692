import { controllerOf } from '@orrery/arcs/figures';
import type { CSSProperties } from 'react';
import { GlyphShape } from '../../drawing/Glyph.tsx';
import { labelOf, shapeProps, stateClass } from '../../drawing/touch.ts';
import type { Point, RendererProps } from '../../renderer.ts';
import { emblems } from '../art/emblems.ts';
import type { Cell } from '../geometry.ts';
import { buildingHint, systemHint } from '../hints.ts';
import { type BuildingView, buildingTarget, looseIn, type SystemView, tablesOf, viewOf } from '../model.ts';
import { item, pack } from '../packing.ts';
import { round } from '../shape.ts';
import { useWords } from '../words.ts';
import { BuildingShape, type Origin, Ships } from './Pieces.tsx';

interface SystemProps {
  readonly props: RendererProps;
  readonly cell: Cell;
  readonly system: SystemView;
  /** How large everything is drawn. */
  readonly size: number;
  /** Where ships that just arrived came from, by the key of their stack. */
  readonly origins: ReadonlyMap<string, Origin>;
}

/** A system with everything in it. */
export function System({ props, cell, system, size, origins }: SystemProps) {
  const words = useWords();
  const view = viewOf(props);
  const hint = systemHint(props, words, view, tablesOf(props), cell.id, system);
  const target = `system:${cell.id}`;
  const isTarget = props.targets.has(target);
  const controller = controllerOf(system);
  const holder = controller === null ? undefined : props.players[controller];
  const loose = looseIn(cell.id, system);
  const isWide = loose.some((each) => each.kind === 'ships' && each.count > 9);
  const { scale, at } = pack(cell.room, loose.length, size * 1.25, isWide ? item.wideWidth : item.width);
  return (
    <g className="arcs-system" style={holder && ({ color: holder.colour } as CSSProperties)}>
      {isTarget && <path className="arcs-glow" d={cell.path} />}
      <path
        className={`arcs-cell${holder ? ' is-controlled' : ''}${stateClass(props, target)}`}
        d={cell.path}
        {...shapeProps(props, target, labelOf(hint), hint)}
      />
      {view.battle?.system === cell.id && <path className="arcs-battle" d={cell.path} />}
      <DialPart cell={cell} glyph={holder?.glyph ?? null} />
      <Heart {...{ props, cell, system, size }} isBusy={loose.length > 0} />
      {cell.slots.map((point, slot) => {
        const building = system.buildings.find((each) => each.slot === slot);
        return building ? (
          <Building key={`slot-${round(point.x)}`} {...{ props, cell, building }} at={point} scale={size} />
        ) : (
          <use
            key={`slot-${round(point.x)}`}
            href="#arcs-slot"
            transform={`translate(${round(point.x)} ${round(point.y)}) scale(${size})`}
          />
        );
      })}
      {loose.map((each, i) => {
        const point = at[i] ?? cell.heart;
        if (each.kind === 'building') {
          const { building } = each;
          return <Building key={each.key} {...{ props, cell, building }} at={point} scale={scale * 0.8} />;
        }
        const [player, origin] = [props.players[each.seat], origins.get(each.key)];
        return <Ships key={each.key} stack={each} {...{ player, scale, origin }} at={point} />;
      })}
    </g>
  );
}

/** Units between two marks of a sign. */
const SIGN = 26;

/** The system's part of the dial: its sign, in the colour and with the glyph of whoever controls it. */
function DialPart({ cell, glyph }: { readonly cell: Cell; readonly glyph: string | null }) {
  const { path, at, along } = cell.dial;
  const middle = glyph ? 1 : 0.5;
  const place = (index: number): string =>
    `translate(${round(along.x * (index - middle) * SIGN)} ${round(along.y * (index - middle) * SIGN)})`;
  return (
    <g className={glyph ? 'arcs-dial is-controlled' : 'arcs-dial'}>
      <path className="arcs-band" d={path} />
      <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
        <g className="arcs-sign">
          <g transform={place(0)}>
            <path d={emblems[cell.symbol]} transform="translate(-11 -11) scale(0.92)" />
          </g>
          <text transform={place(1)} y="9" textAnchor="middle">
            {cell.cluster}
          </text>
          {glyph && (
            <g transform={place(2)}>
              <g transform="translate(-10 -10) scale(0.84)">
                <GlyphShape glyph={glyph} />
              </g>
            </g>
          )}
        </g>
      </g>
    </g>
  );
}

/** The planet's sphere with its type, or the gate's portal. */
function Heart({ props, cell, system, size, isBusy }: HeartProps) {
  const { x, y } = cell.heart;
  const at = `translate(${round(x)} ${round(y)}) scale(${size})`;
  const type = system.marker ?? tablesOf(props).systems.find(({ id }) => id === cell.id)?.resource;
  if (!type) return <use href="#arcs-portal" transform={at} opacity={isBusy ? 0.4 : 1} />;
  const towardCentre = round((cell.angle * 180) / Math.PI + 180);
  return (
    <g className="arcs-planet" transform={at}>
      <use href={`#arcs-planet-${type}`} transform={`rotate(${towardCentre})`} />
      <path d={emblems[type]} transform="translate(-21 -21) scale(1.75)" />
      {system.marker && <circle className="arcs-changed" r="49" />}
    </g>
  );
}

interface HeartProps {
  readonly props: RendererProps;
  readonly cell: Cell;
  readonly system: SystemView;
  readonly size: number;
  /** Ships lie over the portal, so it steps back. */
  readonly isBusy: boolean;
}

interface BuildingProps {
  readonly props: RendererProps;
  readonly cell: Cell;
  readonly building: BuildingView;
  readonly at: Point;
  readonly scale: number;
}

function Building({ props, cell, building, at, scale }: BuildingProps) {
  const words = useWords();
  const target = buildingTarget(cell.id, building);
  const isTarget = props.targets.has(target);
  const hint = buildingHint(props, words, viewOf(props), cell.id, building);
  const transform = `translate(${round(at.x)} ${round(at.y)}) scale(${round(scale)})`;
  return (
    <g
      className={`arcs-building${stateClass(props, target)}`}
      transform={transform}
      {...shapeProps(props, target, hint.title, hint)}
    >
      {isTarget && <circle className="arcs-halo" r="33" />}
      <BuildingShape building={building} player={props.players[building.owner]} />
    </g>
  );
}
