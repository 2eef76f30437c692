import { forceOf, type UnitOf } from '@orrery/ti4/figures';
import type { ReactNode } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { UnitIcon } from '../art/Icon.tsx';
import type { Content } from '../board/marks.ts';
import { figuresOf, type Group, type PlanetId, type SystemId, tablesOf, type UnitType, viewOf } from '../model.ts';
import { message, useWords } from '../words.ts';

interface OutlooksProps {
  readonly props: RendererProps;
  readonly id: SystemId;
  readonly content: Content;
}

/** What the forces are worth in a fight, in space and on each planet. */
export function Forces({ props, id, content }: OutlooksProps) {
  const words = useWords();
  const view = viewOf(props);
  const { unitClasses } = tablesOf(props);
  const places = [
    { key: 'space', units: (view.systems[id]?.units ?? []).filter(({ type }) => unitClasses[type] === 'ship') },
    ...content.planets.map((planet) => ({
      key: planet.id as string,
      units: (view.planets[planet.id]?.units ?? []).filter(({ type }) => unitClasses[type] === 'ground-force'),
    })),
  ];
  const rows = places.flatMap(({ key, units }) =>
    [...new Set(units.map(({ seat }) => seat))].map((seat) => ({ key, seat, force: forceIn(props, seat, units) })),
  );
  if (rows.length === 0) return null;
  return (
    <table className="ti4-forces">
      <thead>
        <tr>
          <td />
          {(['dice', 'hits', 'absorbs', 'cost'] as const).map((figure) => (
            <th key={figure} scope="col">
              {words(`force.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, seat, force }) => (
          <tr key={`${key} ${seat}`}>
            <th scope="row">
              <Seat props={props} seat={seat} />
              {key === 'space' ? words('inspect.space') : props.name(`planet/${key}`)}
            </th>
            <td>{force.dice}</td>
            <td>{words('force.average', { hits: force.hits })}</td>
            <td>{force.absorbs}</td>
            <td>{words('force.worth', { cost: force.cost })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function forceIn(props: RendererProps, seat: number, units: readonly Group[]) {
  const view = viewOf(props);
  const tables = tablesOf(props);
  const figures = (type: UnitType) => figuresOf(view, tables, seat, type);
  const known = units.filter((group) => group.seat === seat && figures(group.type) !== null);
  return forceOf(known, figures as UnitOf);
}

/** Capacity and fleet pool, production, space cannons that bear on it, and who could come. */
export function Outlooks({ props, id, content }: OutlooksProps) {
  const words = useWords();
  const view = viewOf(props);
  const { outlook } = view;
  if (!outlook) return null;
  const places: readonly string[] = [id, ...content.planets.map((planet) => planet.id)];
  const fleets = Object.entries(outlook.fleets[id] ?? {}).map(([seat, meters]) => ({ seat: Number(seat), ...meters }));
  const production = outlook.production.filter(({ place }) => places.includes(place));
  const cannons = outlook.cannons.filter(({ at }) => at.includes(id));
  const threats = (outlook.threats[id] ?? []).filter((seat) => seat !== props.seat);
  return (
    <dl className="ti4-outlook">
      {fleets.map(({ seat, capacity, fleet }) => (
        <Line key={`fleet ${seat}`} title={<Seat props={props} seat={seat} />}>
          {words('facts', {
            facts: [
              message('outlook.fleet', { used: fleet[0], limit: fleet[1] }),
              ...(capacity ? [message('outlook.capacity', { used: capacity[0], all: capacity[1] })] : []),
            ],
          })}
        </Line>
      ))}
      {production.length > 0 && (
        <Line title={words('outlook.production')}>
          {production.map(({ seat, type, place, units }) => (
            <span key={`${seat} ${type} ${place}`}>
              <UnitIcon name={type} size={13} colour={props.players[seat]?.colour} />
              {units}
            </span>
          ))}
        </Line>
      )}
      {cannons.length > 0 && (
        <Line title={words('outlook.cannons')}>
          {cannons.map(({ seat, type, place }) => {
            const figures = figuresOf(view, tablesOf(props), seat, type);
            return (
              <span key={`${seat} ${type} ${place}`}>
                <Seat props={props} seat={seat} />
                {place === id ? props.name(`system/${place}`) : props.name(`planet/${place as PlanetId}`)}
                {figures?.spaceCannon && ` ${figures.spaceCannon.value}`}
              </span>
            );
          })}
        </Line>
      )}
      {threats.length > 0 && (
        <Line title={words('outlook.threats')}>
          {threats.map((seat) => (
            <Seat key={seat} props={props} seat={seat} />
          ))}
        </Line>
      )}
    </dl>
  );
}

function Line({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Seat({ props, seat }: { readonly props: RendererProps; readonly seat: number }) {
  const player = props.players[seat];
  return (
    <span role="img" aria-label={player?.name} title={player?.name}>
      <GlyphIcon player={player} size={11} />
    </span>
  );
}
