/**
 * Where rules look up species, technologies and discovery tiles, and ask what those change. A leaf: it imports neither rules
 * nor cards, so that a card may import rules; the game's `index.ts` fills it.
 */
import type { Seat } from '@orrery/kernel';
import type { Eclipse, EclipsePlayer } from '../state.ts';
import type { DiscoveryTile } from './discovery-tiles/discovery-tile.ts';
import type { Hooks, Modifiers } from './hooks.ts';
import type { DiscoveryId, SpeciesId, TechnologyId } from './ids.ts';
import type { Species } from './species/species.ts';
import type { Technology } from './technologies/technology.ts';
import { categories } from './tracks.ts';

/** Everything with effects, in the order of the tables. */
export interface Cards {
  readonly species: Readonly<Record<SpeciesId, Species>>;
  readonly technologies: Readonly<Record<TechnologyId, Technology>>;
  readonly discoveryTiles: Readonly<Record<DiscoveryId, DiscoveryTile>>;
}

/** Changes the answer to one question for whoever has the species or the technology. */
interface Modifier {
  isHeldBy(player: EclipsePlayer): boolean;
  readonly modify: (...args: never[]) => unknown;
}

let cards: Cards;
let speciesOrder: readonly SpeciesId[] = [];
let technologyOrder: readonly TechnologyId[] = [];
let discoveryOrder: readonly DiscoveryId[] = [];
let technologyPlaces: ReadonlyMap<TechnologyId, number> = new Map();
let builders: ReadonlyMap<string, readonly TechnologyId[]> = new Map();
let modifiers: { readonly [question in keyof Modifiers]?: Modifier[] } = {};

/** Puts in everything that the game has. */
export function register(all: Cards): void {
  cards = all;
  speciesOrder = Object.keys(all.species) as SpeciesId[];
  technologyOrder = Object.keys(all.technologies) as TechnologyId[];
  discoveryOrder = Object.keys(all.discoveryTiles) as DiscoveryId[];
  technologyPlaces = new Map(technologyOrder.map((id, place) => [id, place]));
  builders = Map.groupBy(technologyOrder, (id) => all.technologies[id].builds ?? '');
  const found: { [question in keyof Modifiers]?: Modifier[] } = {};
  const add = (hooks: Hooks | undefined, isHeldBy: Modifier['isHeldBy']) => {
    for (const [question, modify] of Object.entries(hooks?.modify ?? {})) {
      found[question as keyof Modifiers] ??= [];
      found[question as keyof Modifiers]?.push({ isHeldBy, modify });
    }
  };
  for (const id of speciesOrder) add(all.species[id].hooks, ({ species }) => species === id);
  for (const id of technologyOrder)
    add(all.technologies[id].hooks, ({ technologies }) =>
      categories.some((category) => technologies[category].includes(id)),
    );
  modifiers = found;
}

export function speciesFigures(id: SpeciesId): Species {
  return cards.species[id];
}

export function technology(id: TechnologyId): Technology {
  return cards.technologies[id];
}

/** The technologies that let players build a piece; none for what everybody may build. */
export function buildersOf(piece: string): readonly TechnologyId[] {
  return builders.get(piece) ?? [];
}

export function discovery(id: DiscoveryId): DiscoveryTile {
  return cards.discoveryTiles[id];
}

export function allSpecies(): readonly SpeciesId[] {
  return speciesOrder;
}

export function allTechnologies(): readonly TechnologyId[] {
  return technologyOrder;
}

/** Sorts technologies as the table lists them. */
export function inOrder(one: TechnologyId, other: TechnologyId): number {
  return (technologyPlaces.get(one) ?? 0) - (technologyPlaces.get(other) ?? 0);
}

export function allDiscoveryTiles(): readonly DiscoveryId[] {
  return discoveryOrder;
}

/** What a question asks besides the answer so far, the state and the holder. */
type About<Q extends keyof Modifiers> =
  Parameters<Modifiers[Q]> extends [unknown, Eclipse, Seat, ...infer Rest] ? Rest : never;

type Answer<Q extends keyof Modifiers> = ReturnType<Modifiers[Q]>;

/** The answer to a question, with all that the holder's species and technologies change about it. */
export function ask<Q extends keyof Modifiers>(
  g: Eclipse,
  holder: Seat,
  question: Q,
  usual: Answer<Q>,
  ...about: About<Q>
): Answer<Q> {
  const player = g.players[holder];
  if (player === undefined) throw new Error(`there is no seat ${holder}`);
  let answer = usual;
  for (const { isHeldBy, modify } of modifiers[question] ?? [])
    if (isHeldBy(player)) answer = (modify as Asked)(answer, g, holder, ...about) as Answer<Q>;
  for (const { seat, hooks } of lent?.get(g) ?? []) {
    const modify = hooks.modify?.[question];
    if (seat === holder && modify) answer = (modify as Asked)(answer, g, holder, ...about) as Answer<Q>;
  }
  return answer;
}

type Asked = (...args: unknown[]) => unknown;

/** Abilities that tests give to players of one state; null until a test does. */
let lent: WeakMap<Eclipse, readonly Lent[]> | null = null;

export interface Lent {
  readonly seat: Seat;
  readonly hooks: Hooks;
}

/** In this state, and nowhere else, players have these abilities besides their own. */
export function lend(g: Eclipse, abilities: readonly Lent[]): void {
  lent ??= new WeakMap();
  lent.set(g, abilities);
}
