/** What the drawings ask about a view: who controls, who leads an ambition, what lies where. No rule is decided here. */
import type { ArcsTables, ArcsView } from '@orrery/arcs';
import type { RendererProps } from '../renderer.ts';
import { type MapLayout, mapLayout, type SystemId } from './geometry.ts';

export type PlayerView = ArcsView['players'][number];
export type SystemView = NonNullable<ArcsView['systems'][SystemId]>;
export type BuildingView = SystemView['buildings'][number];
export type Resource = ArcsTables['resources'][number];
export type AmbitionId = ArcsTables['ambitions'][number]['id'];
export type MarkerId = ArcsTables['markers'][number]['id'];
export type ActionCard = ArcsTables['actionCards'][number];
export type CourtCard = ArcsTables['courtCards'][number];
export type PlayView = ArcsView['round']['plays'][number];
export type DieKind = keyof ArcsTables['dieFaces'];

export const dieKinds = ['skirmish', 'assault', 'raid'] as const satisfies readonly DieKind[];

export function viewOf(props: RendererProps): ArcsView {
  return props.view as ArcsView;
}

export function tablesOf(props: RendererProps): ArcsTables {
  return props.tables as ArcsTables;
}

const layouts = new WeakMap<object, Map<string, MapLayout>>();

/** The map of the setup card in play. It is worked out once. */
export function layoutOf(view: ArcsView, tables: ArcsTables): MapLayout | null {
  const known = layouts.get(tables) ?? new Map<string, MapLayout>();
  layouts.set(tables, known);
  const layout = known.get(view.setupCard);
  if (layout) return layout;
  const card = tables.setupCards.find(({ id }) => id === view.setupCard);
  if (!card) return null;
  const made = mapLayout(tables.systems, card.outOfPlay, card.neighbours);
  known.set(view.setupCard, made);
  return made;
}

/** The seat that has strictly more than every other, if there is one. */
export function seatWithMost(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts);
  const seats = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  return most > 0 && seats.length === 1 ? (seats[0] ?? null) : null;
}

/** Who controls a system: only fresh ships count (concepts.2). */
export function controllerOf({ fresh }: Pick<SystemView, 'fresh'>): number | null {
  return seatWithMost(fresh);
}

/** The target of a building: its slot, or its kind outside the slots. */
export function buildingTarget(system: SystemId, { slot, kind }: BuildingView): string {
  return `building:${system}.${slot ?? kind}`;
}

/** Icons of a type: every token and every Guild card of that suit is one, and the supply that lies on a card (resources.7, court.9). */
function icons(view: ArcsView, tables: ArcsTables, player: PlayerView, resource: Resource): number {
  const tokens = player.slots.filter((held) => held === resource).length;
  const cards = player.guilds.map(({ id }) => {
    const card = courtCardOf(tables, id);
    return (card?.suit === resource ? 1 : 0) + (card?.holdsSupply === resource ? view.supply[resource] : 0);
  });
  return cards.reduce((sum, count) => sum + count, tokens);
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export function trophyCount({ trophies }: Pick<PlayerView, 'trophies'>): number {
  return total(trophies.map(({ ships, cities, starports, agents }) => ships + cities + starports + agents));
}

/** What a player has of the thing that an ambition compares (ambitions.2 to ambitions.6). */
export function holdingsOf(view: ArcsView, tables: ArcsTables, seat: number, ambition: AmbitionId): number {
  const player = view.players[seat];
  if (!player) return 0;
  if (ambition === 'tyrant') return total(player.captives);
  if (ambition === 'warlord') return trophyCount(player);
  const counted = tables.ambitions.find(({ id }) => id === ambition)?.counted ?? [];
  return total(counted.map((resource) => icons(view, tables, player, resource)));
}

export type Place = 1 | 2 | null;

/** Which place each seat would take now (ambitions.7 to ambitions.11, two-player.3). */
export function placesOf(counts: readonly number[], imaginary: number): Place[] {
  const all = [...counts, imaginary];
  const best = Math.max(...all);
  const isFirst = (count: number): boolean => count > 0 && count === best;
  if (all.filter(isFirst).length > 1) return counts.map((count) => (isFirst(count) ? 2 : null));
  const next = Math.max(0, ...all.filter((count) => count < best));
  const isSecond = (count: number): boolean => count > 0 && count === next;
  const isTied = all.filter(isSecond).length > 1;
  return counts.map((count) => (isFirst(count) ? 1 : isSecond(count) && !isTied ? 2 : null));
}

/** The Power on the side of a marker that is up. */
export function markerSide(view: ArcsView, tables: ArcsTables, marker: MarkerId): { first: number; second: number } {
  const row = tables.markers.find(({ id }) => id === marker);
  const side = view.markers.flipped.includes(marker) ? row?.flipped : row?.low;
  return side ?? { first: 0, second: 0 };
}

export function actionCardOf(tables: ArcsTables, id: string): ActionCard | null {
  return tables.actionCards.find((card) => card.id === id) ?? null;
}

export function courtCardOf(tables: ArcsTables, id: string): CourtCard | null {
  return tables.courtCards.find((card) => card.id === id) ?? null;
}

/** What stands for a card: its suit, or its kind. */
export function cardEmblem(tables: ArcsTables, id: string): Resource | 'vox' | 'leader' | 'lore' {
  const card = courtCardOf(tables, id);
  if (card) return card.suit ?? 'vox';
  return tables.leaders.some((leader) => leader.id === id) ? 'leader' : 'lore';
}

export interface SlotView {
  /** From 1. */
  readonly number: number;
  readonly target: string;
  readonly held: Resource | null;
  readonly isOpen: boolean;
  /** Keys to steal what lies in it; null for a slot on a card, whose text tells. */
  readonly raidCost: number | null;
}

/** The resource slots of a player's board and cards, with those that cities cover (resources.2). */
export function slotsOf(tables: ArcsTables, player: PlayerView, seat: number): SlotView[] {
  const citiesAway = tables.pieces.city - player.cities;
  const open = tables.openSlotsByCitiesOffBoard[citiesAway] ?? 0;
  return player.slots.map((held, slot) => ({
    number: slot + 1,
    target: `slot:${seat}.${slot + 1}`,
    held,
    isOpen: slot < open || slot >= tables.slotRaidCosts.length,
    raidCost: tables.slotRaidCosts[slot] ?? null,
  }));
}

export function cityBonusOf(tables: ArcsTables, player: PlayerView): number {
  return tables.cityBonusByCitiesOffBoard[tables.pieces.city - player.cities] ?? 0;
}

/** Ships of one seat in one state at one place. */
export interface Stack {
  readonly kind: 'ships';
  readonly key: string;
  readonly seat: number;
  readonly damaged: boolean;
  readonly count: number;
}

export interface LooseBuilding {
  readonly kind: 'building';
  readonly key: string;
  readonly building: BuildingView;
}

/** What lies in a system outside its building slots, in the order in which it is drawn. */
export function looseIn(id: SystemId, { fresh, damaged, buildings }: SystemView): (Stack | LooseBuilding)[] {
  const loose = buildings
    .filter(({ slot }) => slot === null)
    .map((building): LooseBuilding => ({ kind: 'building', key: buildingTarget(id, building), building }));
  const stacks = fresh.flatMap((_, seat) =>
    [false, true].flatMap((isDamaged): Stack[] => {
      const count = (isDamaged ? damaged : fresh)[seat] ?? 0;
      const key = `${id}.${seat}.${isDamaged ? 'damaged' : 'fresh'}`;
      return count > 0 ? [{ kind: 'ships', key, seat, damaged: isDamaged, count }] : [];
    }),
  );
  return [...loose, ...stacks];
}

/** Where the ships that are new in a system came from: their old system, if just one lost ships of that seat. */
export function arrivals(before: ArcsView['systems'], after: ArcsView['systems']): ReadonlyMap<string, SystemId> {
  const came = new Map<string, SystemId>();
  const ids = Object.keys(after) as SystemId[];
  const seats = Math.max(0, ...ids.map((id) => after[id]?.fresh.length ?? 0));
  for (let seat = 0; seat < seats; seat++) {
    const change = (id: SystemId, state: 'fresh' | 'damaged'): number =>
      (after[id]?.[state][seat] ?? 0) - (before[id]?.[state][seat] ?? 0);
    const lost = ids.filter((id) => change(id, 'fresh') + change(id, 'damaged') < 0);
    const [origin] = lost;
    if (!origin || lost.length > 1) continue;
    for (const id of ids)
      for (const state of ['fresh', 'damaged'] as const)
        if (id !== origin && change(id, state) > 0) came.set(`${id}.${seat}.${state}`, origin);
  }
  return came;
}
