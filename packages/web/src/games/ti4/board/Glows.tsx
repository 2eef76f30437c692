import { unsaid } from '../../drawing/touch.ts';
import type { RendererProps } from '../../renderer.ts';
import { chosenShips, chosenSystem, comersTo } from '../bench/choosing.ts';
import { type SystemId, systemIdsOf, viewOf } from '../model.ts';
import { centreOf, hexPath, round } from './geometry.ts';

/** Where almost everything may be clicked, it is marked quietly. */
const MANY = 14;

const inner = hexPath(4);
const edge = hexPath(1.6);

/** What may be clicked, and where something happens; above all hexes, so that none hides it. */
export function Glows(props: RendererProps) {
  const view = viewOf(props);
  const { targets, begins, told, lit, inspected, prompt } = props;
  const at = (id: SystemId) => {
    const { x, y } = centreOf(view.systems[id]?.position ?? null);
    return `translate(${round(x)} ${round(y)})`;
  };
  const chosen = chosenSystem(props);
  const active = view.combat?.system ?? view.tactical?.system ?? chosen;
  const comers = chosen === null ? [] : comersTo(props, chosen).map(({ from }) => from);
  const ships = chosenShips(props);
  const asked = String(prompt?.args?.system ?? '').slice('system/'.length);
  const quiet = `${targets.size > MANY ? ' are-many' : ''}${ships ? ' are-behind' : ''}`;
  return (
    <g className={`ti4-glows${quiet}`} {...unsaid}>
      {systemIdsOf(view).map((id) => {
        const place = `system:${id}`;
        const kinds = [
          targets.has(place) || targets.has(`place:${id}`) ? 'is-target' : begins(place) && 'is-begin',
          ships?.to.includes(id) && 'is-reached',
          inspected === place && 'is-inspected',
          told.includes(place) && 'is-told',
          (lit === place || comers.includes(id) || (asked === id && active !== id)) && 'is-lit',
        ].filter((kind) => typeof kind === 'string');
        return kinds.map((kind) => (
          <path key={`${id} ${kind}`} d={inner} transform={at(id)} className={`ti4-glow ${kind}`} />
        ));
      })}
      {active && (
        <g transform={at(active)} className={view.combat ? 'ti4-active is-combat' : 'ti4-active'}>
          <path d={edge} className="ti4-halo" filter="url(#ti4-halo)" />
          <path d={edge} />
        </g>
      )}
    </g>
  );
}
