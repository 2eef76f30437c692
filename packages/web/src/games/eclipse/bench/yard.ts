/** What is planned in the yard: pieces and their sectors, and what they cost together. */
import type { EclipseTables } from '@orrery/eclipse';
import type { GameJson } from '@orrery/server/protocol';
import type { PlayerView, SectorId } from '../model.ts';
import { planned } from './plans.ts';

export type Piece = keyof EclipseTables['species'][keyof EclipseTables['species']]['costs'];

export interface Planned {
  readonly piece: Piece;
  readonly at: SectorId | null;
}

export function isStructure(piece: Piece): piece is 'orbital' | 'monolith' {
  return piece === 'orbital' || piece === 'monolith';
}

/** Where it is built is asked only where there is a choice. */
export function buildAnswers(plan: readonly Planned[]): string[] {
  return plan.flatMap(({ piece, at }) => [`build:${piece}`, ...(at === null ? [] : [`?sector:${at}`])]);
}

export function costOf(costs: Readonly<Record<Piece, number>>, plan: readonly Planned[]): number {
  return plan.reduce((sum, { piece }) => sum + costs[piece], 0);
}

interface Yard {
  readonly player: PlayerView;
  readonly costs: Readonly<Record<Piece, number>>;
  /** Pieces that are offered now. */
  readonly offered: readonly Piece[];
  readonly activations: number;
}

/** Whether one more of a piece may be planned: enough activations, ships and materials; only the first may be traded for. */
export function canAdd({ player, costs, offered, activations }: Yard, plan: readonly Planned[], piece: Piece): boolean {
  if (!offered.includes(piece) || plan.length >= activations) return false;
  const same = plan.filter((each) => each.piece === piece).length;
  if (isStructure(piece) ? same > 0 : same >= player.supply[piece]) return false;
  return plan.length === 0 || costOf(costs, plan) + costs[piece] <= player.resources.materials;
}

/** The sector that is built in, as the bench plans it. */
export function siteIn(plan: GameJson | null): GameJson | null {
  return planned(plan, 'build')?.at ?? null;
}
