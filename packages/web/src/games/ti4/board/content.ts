/** What a system holds, for its drawing. */
import { strongestFirst } from '@orrery/ti4/figures';
import type { RendererProps } from '../../renderer.ts';
import { grounds, type PlanetKind } from '../art/palette.ts';
import { chosenShips } from '../bench/choosing.ts';
import {
  type Group,
  type PlanetId,
  type SystemId,
  type SystemKind,
  type SystemView,
  tablesOf,
  viewOf,
  wormholesOf,
} from '../model.ts';
import type { Content, Fleet, PlanetContent } from './marks.ts';

export function contentOf(props: RendererProps, id: SystemId, system: SystemView): Content {
  const { planets, anomaly } = tablesOf(props).systems[id];
  const { tokens } = system;
  const mine = props.seat;
  return {
    planets: planets.flatMap((planet) => planetOf(props, planet) ?? []),
    fleets: fleetsIn(system, arriving(props, id)),
    tokens: mine !== null && tokens.includes(mine) ? [mine, ...tokens.filter((seat) => seat !== mine)] : tokens,
    wormholes: wormholesOf(props, id),
    anomaly,
  };
}

/** Who has just come, and therefore stands behind the others. */
function arriving(props: RendererProps, id: SystemId): number | null {
  const { tactical } = viewOf(props);
  return tactical?.system === id ? tactical.seat : null;
}

export function fleetsIn({ units }: Pick<SystemView, 'units'>, last: number | null): Fleet[] {
  const seats = [...new Set(units.map(({ seat }) => seat))];
  const ordered = [...seats.filter((seat) => seat !== last), ...seats.filter((seat) => seat === last)];
  return ordered.map((seat) => ({
    seat,
    groups: units.filter((group) => group.seat === seat).sort(byStrength),
  }));
}

export const byStrength = (a: Pick<Group, 'type'>, b: Pick<Group, 'type'>): number =>
  strongestFirst.indexOf(a.type) - strongestFirst.indexOf(b.type);

function planetOf(props: RendererProps, id: PlanetId): PlanetContent | null {
  const view = viewOf(props);
  const tables = tablesOf(props);
  const planet = view.planets[id];
  if (!planet) return null;
  const { owner, exhausted, resources, influence, units } = planet;
  const forces = units.filter(({ type }) => tables.unitClasses[type] === 'ground-force');
  const structures = units.filter(({ type }) => tables.unitClasses[type] === 'structure');
  return {
    ...{ id, owner, exhausted, resources, influence },
    kind: kindOf(props, id),
    specialty: tables.planets[id].specialty,
    forces: forces
      .map(({ seat, count }) => ({ seat, count }))
      .sort((a, b) => Number(b.seat === owner) - Number(a.seat === owner)),
    structures: structures.map(({ seat, type, count }) => ({ seat, type, count })).reverse(),
    custodians: view.custodians && id === tables.mecatolRex,
  };
}

export function kindOf(props: RendererProps, id: PlanetId): PlanetKind {
  const tables = tablesOf(props);
  if (id === tables.mecatolRex) return 'mecatol';
  return tables.planets[id].trait ?? 'home';
}

/** The colour of the space in a system. */
export function groundOf({ anomaly }: Content, kind: SystemKind): string {
  return grounds[anomaly ?? (kind === 'mecatol' ? 'mecatol' : 'space')];
}

/** The player to whom a system belongs: the only one with a planet or ships there. */
export function holderOf({ planets, fleets }: Content): number | null {
  const owners = planets.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  const seats = new Set([...owners, ...fleets.map(({ seat }) => seat)]);
  return seats.size === 1 ? ([...seats][0] ?? null) : null;
}

/** Everything that the drawing of a system depends on, as one text: equal texts are equal drawings. */
export function signatureOf(props: RendererProps, content: Content, id: SystemId): string {
  const { targets, level, lit, prompt, told, players, inspected, begins, overlays } = props;
  const view = viewOf(props);
  const places = placesIn(content, id);
  const own: string[] = [];
  for (const [target, options] of targets)
    if (places.some((place) => isAt(target, place))) own.push(target, options[0]?.id ?? '');
  const place = `system:${id}`;
  const ships = chosenShips(props);
  const isLit = lit !== null && lit !== undefined && own.includes(lit) ? lit : '';
  const marks = [
    ...[view.tactical?.system === id, view.combat?.system === id, told.includes(place), inspected === place],
    ...[prompt?.args?.system === `system/${id}`, overlays.has('names'), view.systems[id]?.position],
    ...beginningsIn(content, id, begins, props.seat),
    ...(ships?.from === id ? [ships.type] : []),
    ships?.to.includes(id),
  ];
  return JSON.stringify([content, own, isLit, marks, level, players.map(({ name, colour }) => name + colour)]);
}

/** What in a system begins something: itself, its planets, my units. */
function beginningsIn(
  { planets, fleets }: Content,
  id: SystemId,
  begins: RendererProps['begins'],
  seat: number | null,
): string[] {
  const ships = fleets
    .filter((fleet) => fleet.seat === seat)
    .flatMap(({ groups }) => groups.map(({ type }) => `unit:${id}:${type}`));
  const ground = planets.flatMap((planet) => [
    `planet:${planet.id}`,
    `unit:${planet.id}:infantry`,
    ...planet.structures.map(({ type }) => `unit:${planet.id}:${type}`),
  ]);
  return [`system:${id}`, ...ground, ...ships].filter(begins);
}

/** The system itself and its planets, as targets name them. */
export function placesIn({ planets }: Content, id: SystemId): string[] {
  return [id, ...planets.map((planet) => planet.id)];
}

/** Whether a target, `unit:tile-36:cruiser`, is about a place. */
function isAt(target: string, place: string): boolean {
  return target.split(':')[1] === place;
}
