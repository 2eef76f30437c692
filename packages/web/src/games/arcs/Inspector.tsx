import { averageOf, bestDice, controllerOf, ownHitsOf, planetTypes } from '@orrery/arcs/figures';
import { OddsLine } from '../../odds/OddsLine.tsx';
import { GlyphIcon } from '../drawing/Glyph.tsx';
import { SeatLines } from '../drawing/SeatLines.tsx';
import type { RendererProps } from '../renderer.ts';
import { Definitions } from './art/Definitions.tsx';
import { Icon } from './art/Icon.tsx';
import { resourceHues } from './art/palette.ts';
import { System } from './board/System.tsx';
import type { Cell, SystemId } from './geometry.ts';
import { battleIn } from './hints.ts';
import { layoutOf, type SystemView, tablesOf, viewOf } from './model.ts';
import { comersTo } from './reach.ts';
import { useWords } from './words.ts';

/** A system whole: drawn near, who is there with what, who controls it, what it yields, who could come, and how a battle stands. */
export function Inspector(props: RendererProps & { readonly place: string }) {
  const words = useWords();
  const view = viewOf(props);
  const layout = layoutOf(view, tablesOf(props), props.stage.aspect);
  const id = props.place.slice('system:'.length) as SystemId;
  const cell = layout?.cells.find((each) => each.id === id);
  const system = view.systems[id];
  if (!layout || !cell || !system) return null;
  const controller = controllerOf(system);
  const types = planetTypes(view.systems, id);
  return (
    <div className="arcs-inspector">
      <h3>{props.name(`system/${id}`)}</h3>
      <Near props={props} cell={cell} system={system} size={layout.scale} />
      <p className="arcs-inspector-facts">
        {controller === null ? (
          words('inspect.nobody')
        ) : (
          <>
            <GlyphIcon player={props.players[controller]} size={11} />
            {words('system.controlled', { player: `seat/${controller}` })}
          </>
        )}
        {types.map((type) => (
          <span key={type} className="arcs-inspector-type">
            <Icon name={type} size={14} colour={resourceHues[type]} />
            {words('inspect.yields', { type: `resource/${type}` })}
          </span>
        ))}
      </p>
      <Presence props={props} system={system} />
      <Comers props={props} id={id} />
      <Battles props={props} id={id} system={system} />
      <OddsLine battle={battleIn(view, id)} />
    </div>
  );
}

interface NearProps {
  readonly props: RendererProps;
  readonly cell: Cell;
  readonly system: SystemView;
  readonly size: number;
}

const noOrigins = new Map();
const still = {
  targets: new Map(),
  begins: () => false,
  decision: null,
  plan: null,
  inspected: null,
  lit: null,
  level: 'near',
} as const;

/** The system as it is drawn when the camera is near, in a picture of its own that nothing can be picked in. */
function Near({ props, cell, system, size }: NearProps) {
  const xs = cell.polygon.map(({ x }) => x);
  const ys = cell.polygon.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 42, Math.min(...ys) - 42];
  const [width, height] = [Math.max(...xs) - left + 42, Math.max(...ys) - top + 42];
  return (
    <svg
      className="arcs-near"
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden="true"
      style={{ '--units-per-pixel': Math.max(width / 268, height / 150) } as React.CSSProperties}
    >
      <Definitions />
      <System props={{ ...props, ...still }} cell={cell} system={system} size={size} origins={noOrigins} />
    </svg>
  );
}

/** Ships and buildings of everybody who is there. */
function Presence({ props, system }: { readonly props: RendererProps; readonly system: SystemView }) {
  const words = useWords();
  const rows = props.players.flatMap((player, seat) => {
    const own = system.buildings.filter(({ owner }) => owner === seat);
    const figures = {
      fresh: system.fresh[seat] ?? 0,
      damaged: system.damaged[seat] ?? 0,
      cities: own.filter(({ kind }) => kind === 'city').length,
      starports: own.filter(({ kind }) => kind === 'starport').length,
    };
    const isThere = Object.values(figures).some((count) => count > 0);
    return isThere ? [{ player, ...figures }] : [];
  });
  if (rows.length === 0) return <p className="arcs-muted">{words('inspect.empty')}</p>;
  return (
    <table className="arcs-presence">
      <thead>
        <tr>
          <td />
          {(['fresh', 'damaged', 'cities', 'starports'] as const).map((figure) => (
            <th key={figure} scope="col">
              {words(`inspect.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, fresh, damaged, cities, starports }) => (
          <tr key={player.glyph}>
            <th scope="row">
              <GlyphIcon player={player} size={11} />
              {player.name}
            </th>
            <td>{fresh}</td>
            <td>{damaged}</td>
            <td>{cities}</td>
            <td>{starports}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who could be here after one move or a Catapult. */
function Comers({ props, id }: { readonly props: RendererProps; readonly id: SystemId }) {
  const words = useWords();
  const lines = comersTo(props, id).map(({ seat, from, ships }) => ({
    key: `${seat}.${from}`,
    seat,
    text: words('inspect.comer', { count: ships, system: `system/${from}` }),
  }));
  return <SeatLines title={words('inspect.comers')} players={props.players} lines={lines} />;
}

/** Against each rival here the best dice of mine, and what they do on average. */
function Battles({ props, id, system }: Pick<NearProps, 'props' | 'system'> & { readonly id: SystemId }) {
  const words = useWords();
  const battles = viewOf(props).battles.filter((battle) => battle.system === id);
  const lines = battles.map(({ defender, limits }) => {
    const fresh = system.fresh[defender] ?? 0;
    const best = bestDice(limits, fresh);
    const text = words('inspect.battle', {
      skirmish: best.skirmish,
      assault: best.assault,
      hits: averageOf(best, 'hit'),
      own: ownHitsOf(best, fresh),
    });
    return { key: String(defender), seat: defender, text };
  });
  return <SeatLines title={words('inspect.battles')} players={props.players} lines={lines} />;
}
