/** What benches prepare and the board shows. */
import type { GameJson } from '@orrery/server/protocol';

type Plan = Readonly<Record<string, GameJson>>;

/** The plan, if it is of this kind. */
export function planned(plan: GameJson | null, kind: 'place' | 'build'): Plan | null {
  if (plan === null || typeof plan !== 'object' || Array.isArray(plan)) return null;
  return (plan as Plan).kind === kind ? (plan as Plan) : null;
}
