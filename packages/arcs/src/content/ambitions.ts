/** Catalogue: components.6, declare.3, ambitions.2 to ambitions.6, two-player.2, game-end.1. */
import type { Resource } from './resources.ts';

type AmbitionRow<Id extends string> = {
  readonly id: Id;
  /** The number of the action cards that show it. */
  readonly number: number;
  /** The icons it compares; an ambition without any compares Captives (tyrant) or Trophies (warlord). */
  readonly resources: readonly Resource[];
  /** The tokens of planets out of play that wait on its box in a two-player game. */
  readonly twoPlayerTokens: readonly Resource[];
};

export const ambitions = [
  { id: 'tycoon', number: 2, resources: ['material', 'fuel'], twoPlayerTokens: ['material', 'fuel'] },
  { id: 'tyrant', number: 3, resources: [], twoPlayerTokens: [] },
  { id: 'warlord', number: 4, resources: [], twoPlayerTokens: ['weapon'] },
  { id: 'keeper', number: 5, resources: ['relic'], twoPlayerTokens: ['relic'] },
  { id: 'empath', number: 6, resources: ['psionic'], twoPlayerTokens: ['psionic'] },
] as const satisfies readonly AmbitionRow<string>[];

export type AmbitionId = (typeof ambitions)[number]['id'];
export type Ambition = AmbitionRow<AmbitionId>;

export const ambitionById = Object.fromEntries<Ambition>(ambitions.map((row) => [row.id, row])) as Record<
  AmbitionId,
  Ambition
>;

/** Power for first and second place. */
export type MarkerSide = { readonly first: number; readonly second: number };
type MarkerRow<Id extends string> = { readonly id: Id; readonly low: MarkerSide; readonly flipped: MarkerSide };

export const markers = [
  { id: 'high', low: { first: 5, second: 3 }, flipped: { first: 9, second: 4 } },
  { id: 'medium', low: { first: 3, second: 2 }, flipped: { first: 6, second: 3 } },
  { id: 'small', low: { first: 2, second: 0 }, flipped: { first: 4, second: 2 } },
] as const satisfies readonly MarkerRow<string>[];

export type MarkerId = (typeof markers)[number]['id'];
export type Marker = MarkerRow<MarkerId>;

export const markerById = Object.fromEntries<Marker>(markers.map((row) => [row.id, row])) as Record<MarkerId, Marker>;

/** The Power that ends the game, by the number of players. */
export const powerToEnd: Readonly<Record<2 | 3 | 4, number>> = { 2: 33, 3: 30, 4: 27 };
export const lastChapter = 5;
