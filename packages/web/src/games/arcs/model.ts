/** What the drawings ask about a view: what lies where. No rule is decided here: figures come from the game or the view. */
import type { ArcsTables, ArcsView } from '@orrery/arcs';
import { openSlotsOnBoard } from '@orrery/arcs/figures';
import type { RendererProps } from '../renderer.ts';
import { drawnAspect, type MapLayout, mapLayout, type SystemId } from './geometry.ts';

export type PlayerView = ArcsView['players'][number];
export type SystemView = NonNullable<ArcsView['systems'][SystemId]>;
export type BuildingView = SystemView['buildings'][number];
export type Resource = ArcsTables['resources'][number];
export type AmbitionId = ArcsTables['ambitions'][number]['id'];
export type MarkerId = ArcsTables['markers'][number]['id'];
export type ActionCard = ArcsTables['actionCards'][number];
export type CourtCard = ArcsTables['courtCards'][number];
export type StandingView = ArcsView['standings'][AmbitionId][number];
export type PlayView = ArcsView['round']['plays'][number];
export type DieKind = keyof ArcsTables['dieFaces'];

export function viewOf(props: Pick<RendererProps, 'view'>): ArcsView {
  return props.view as ArcsView;
}

export function tablesOf(props: RendererProps): ArcsTables {
  return props.tables as ArcsTables;
}

const layouts = new WeakMap<object, Map<string, MapLayout>>();

/** The map of the setup card in play, for a stage of some shape. It is worked out once for each. */
export function layoutOf(view: ArcsView, tables: ArcsTables, aspect: number): MapLayout | null {
  const known = layouts.get(tables) ?? new Map<string, MapLayout>();
  layouts.set(tables, known);
  const key = `${view.setupCard} ${drawnAspect(aspect)}`;
  const layout = known.get(key);
  if (layout) return layout;
  const card = tables.setupCards.find(({ id }) => id === view.setupCard);
  if (!card) return null;
  const made = mapLayout(tables.systems, card.outOfPlay, card.neighbours, aspect);
  known.set(key, made);
  return made;
}

/** The target of a building: its slot, or its kind outside the slots. */
export function buildingTarget(system: SystemId, { slot, kind }: BuildingView): string {
  return `building:${system}.${slot ?? kind}`;
}

/** The id of a thing that a message speaks of: `3-gate` of `system/3-gate`. */
export function idOf(thing: unknown): string | null {
  return typeof thing === 'string' ? thing.slice(thing.indexOf('/') + 1) : null;
}

export function actionCardOf(tables: ArcsTables, id: string): ActionCard | null {
  return tables.actionCards.find((card) => card.id === id) ?? null;
}

export function courtCardOf(tables: ArcsTables, id: string): CourtCard | null {
  return tables.courtCards.find((card) => card.id === id) ?? null;
}

/** Leader, lore and Court cards of a player. */
export function cardsOfPlayer({ leader, lore, guilds }: PlayerView): string[] {
  return [...(leader ? [leader] : []), ...lore, ...guilds.map(({ id }) => id)];
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
  /** Keys to steal what lies in it. */
  readonly raidCost: number;
  /** It is on a card, not on the board. */
  readonly isOnCard: boolean;
}

/** The resource slots of a player's board and cards, with those that cities cover (resources.2). */
export function slotsOf(tables: ArcsTables, player: PlayerView, seat: number): SlotView[] {
  const open = openSlotsOnBoard(player);
  return player.slots.map((held, slot) => ({
    number: slot + 1,
    target: `slot:${seat}.${slot + 1}`,
    held,
    isOpen: open.includes(slot),
    raidCost: player.raidCosts[slot] ?? 0,
    isOnCard: slot >= tables.slotRaidCosts.length,
  }));
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

/** The same with every ship on its own. */
export function eachShip(loose: readonly (Stack | LooseBuilding)[]): (Stack | LooseBuilding)[] {
  return loose.flatMap((each): (Stack | LooseBuilding)[] =>
    each.kind === 'building'
      ? [each]
      : Array.from({ length: each.count }, (_, i) => ({ ...each, key: `${each.key}.${i}`, count: 1 })),
  );
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
