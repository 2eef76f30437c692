/** What the drawings ask about a view and the game's tables. */
import type { Ti4Tables, Ti4View } from '@orrery/ti4';
import { countOf } from '@orrery/ti4/figures';
import type { RendererProps } from '../renderer.ts';

export const viewOf = ({ view }: Pick<RendererProps, 'view'>): Ti4View => view as unknown as Ti4View;

export const tablesOf = ({ tables }: Pick<RendererProps, 'tables'>): Ti4Tables => tables as unknown as Ti4Tables;

export type View = Ti4View;
export type Tables = Ti4Tables;
export type SystemId = keyof View['systems'];
export type PlanetId = keyof View['planets'];
export type SystemView = NonNullable<View['systems'][SystemId]>;
export type PlanetView = NonNullable<View['planets'][PlanetId]>;
export type PlayerView = View['players'][number];
export type UnitType = Tables['unitTypes'][number];
export type UnitId = keyof Tables['units'];
export type UnitFigures = Tables['units'][UnitId];
export type Colour = Tables['colours'][number];
export type Trait = Tables['traits'][number];
export type Wormhole = Tables['systems'][SystemId]['wormholes'][number];
export type SystemKind = Tables['systems'][SystemId]['kind'];
export type Anomaly = NonNullable<Tables['systems'][SystemId]['anomaly']>;
export type StrategyCardId = PlayerView['strategyCards'][number]['id'];
/** Units of one player and type in one place. */
export type Group = SystemView['units'][number];

export const systemIdsOf = ({ systems }: View): SystemId[] => Object.keys(systems) as SystemId[];

/** The figures of a unit as its owner's technologies make it; null for what the owner cannot have yet. */
export function figuresOf(view: View, tables: Tables, seat: number, type: UnitType): UnitFigures | null {
  const id = view.players[seat]?.units[type];
  return id ? tables.units[id] : null;
}

/** The same of all units, as figures that rules and page share ask for it. */
export const unitsOf = (view: View, tables: Tables, seat: number) => (type: UnitType) =>
  figuresOf(view, tables, seat, type) as UnitFigures;

/** A player's space docks in a system. */
export function docksIn(view: View, tables: Tables, seat: number, id: SystemId): number {
  const planets = tables.systems[id].planets.map((each) => view.planets[each]);
  return [view.systems[id], ...planets].reduce(
    (sum, place) => sum + countOf(place?.units ?? [], seat, 'space-dock'),
    0,
  );
}

/** How many of a player's units of a type are on the board. */
export function onBoard({ systems, planets }: View, seat: number, type: UnitType): number {
  return [...Object.values(systems), ...Object.values(planets)]
    .flatMap(({ units }) => units)
    .reduce((sum, group) => sum + (group.seat === seat && group.type === type ? group.count : 0), 0);
}

/** The planets on the board that a player controls. */
export function planetsOf({ planets }: View, seat: number): { readonly id: PlanetId; readonly planet: PlanetView }[] {
  return (Object.keys(planets) as PlanetId[]).flatMap((id) => {
    const planet = planets[id];
    return planet?.owner === seat ? [{ id, planet }] : [];
  });
}

export interface Sum {
  readonly ready: number;
  readonly all: number;
}

/** What a player's planets are worth together. */
export function worthOf(view: View, seat: number): { readonly resources: Sum; readonly influence: Sum } {
  const planets = planetsOf(view, seat).map(({ planet }) => planet);
  const sum = (kind: 'resources' | 'influence'): Sum => ({
    ready: planets.reduce((total, planet) => total + (planet.exhausted ? 0 : planet[kind]), 0),
    all: planets.reduce((total, planet) => total + planet[kind], 0),
  });
  return { resources: sum('resources'), influence: sum('influence') };
}

/** In which order the seats are named: by initiative while there is one, else clockwise from the speaker. */
export function orderOf({ phase, initiativeOrder, speaker, players }: View): readonly number[] {
  if (phase === 'action' || phase === 'status') return initiativeOrder;
  return players.map((_, i) => (speaker + i) % players.length);
}

/** The wormholes of a system, printed or put there. */
export function wormholesOf(props: RendererProps, id: SystemId): readonly Wormhole[] {
  const added = viewOf(props).addedWormholes.filter(({ system }) => system === id);
  return [...new Set([...tablesOf(props).systems[id].wormholes, ...added.map(({ kind }) => kind)])];
}

/** The system of a place, which is a planet or the space of a system. */
export function systemOfPlace({ planets }: Tables, place: SystemId | PlanetId): SystemId {
  return place in planets ? planets[place as PlanetId].system : (place as SystemId);
}

/** The system that a target of the board names: 'system:tile-36'. */
export function systemOf(target: string | null): SystemId | null {
  return target?.startsWith('system:') ? (target.slice('system:'.length) as SystemId) : null;
}

export type TechnologyId = keyof Tables['technologies'];

const columns = ['propulsion', 'biotic', 'cybernetic', 'warfare', null] as const satisfies readonly (Colour | null)[];

/** Technologies by their colour, unit upgrades (null) last; each the sooner the less must come before it. */
export function byColour(
  { technologies }: Tables,
  ids: readonly TechnologyId[],
): readonly { readonly colour: Colour | null; readonly ids: readonly TechnologyId[] }[] {
  const step = (id: TechnologyId) => Object.values(technologies[id].prerequisites).reduce((sum, each) => sum + each, 0);
  return columns
    .map((colour) => ({
      colour,
      ids: ids.filter((id) => technologies[id].colour === colour).sort((a, b) => step(a) - step(b)),
    }))
    .filter((column) => column.ids.length > 0);
}
