/** What is prepared on a bench and drawn on the board until it is sent. */
import type { RendererProps } from '../renderer.ts';

/** Hits by piece: `3-gate.0.fresh`, or the target of a building. */
export interface HitPlan {
  readonly kind: 'hits';
  readonly on: Readonly<Record<string, number>>;
}

/** Ships about to move. */
export interface MovePlan {
  readonly kind: 'move';
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Ships that will go wherever is chosen. */
export interface FleetPlan {
  readonly kind: 'fleet';
  readonly fresh: number;
  readonly damaged: number;
}

export type Plan = HitPlan | MovePlan | FleetPlan;

export function planOf({ plan }: RendererProps): Plan | null {
  return plan as Plan | null;
}

export function hitsOn(props: RendererProps, piece: string): number {
  const plan = planOf(props);
  return plan?.kind === 'hits' ? (plan.on[piece] ?? 0) : 0;
}
